// Contracts dealt before the first round: they lie with the other contracts of a seat, so nothing is drawn here.

import { pageModule } from '../module';

export default pageModule({ part: 'start_contracts', order: 20 });
