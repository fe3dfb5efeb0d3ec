// Combat cards played in this Conflict: the log tells them, so nothing is drawn here.

import { pageModule } from '../module';

export default pageModule({ part: 'intrigue_memory', order: 19 });
