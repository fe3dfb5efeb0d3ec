// Leaders with pieces of their own.

import { pageModule } from '../module';
import Badges from './Badges.svelte';
import Memories from './Memories.svelte';
import './abilities.css';

export default pageModule({
  part: 'abilities',
  order: 6,
  draws: { faction: Memories, badges: Badges },
  events: { memory: 'memory' },
});
