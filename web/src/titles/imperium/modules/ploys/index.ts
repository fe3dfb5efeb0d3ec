// Extra turns and effects that wait: the log and the bar tell them, so nothing is drawn here.

import { pageModule } from '../module';

export default pageModule({ part: 'ploys', order: 17 });
