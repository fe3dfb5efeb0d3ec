// Family Atomics.

import { pageModule } from '../module';
import Token from './Token.svelte';

export default pageModule({
  part: 'atomics',
  order: 15,
  draws: { badges: Token },
  glyph: (action) => (action === 'atomics' ? 'atomics' : undefined),
});
