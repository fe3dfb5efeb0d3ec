// The page of a title that has none of its own: the question, its answers as buttons, and what the view tells in words.

import type { Title } from '../title';
import Desktop from './Desktop.svelte';
import { groups } from './log';
import OptionFields from './OptionFields.svelte';
import { Options } from './options.svelte';
import Phone from './Phone.svelte';
import { Scene } from './scene.svelte';
import Sources from './Sources.svelte';
import './plain.css';

const title: Title = {
  id: 'plain',
  scene: (content, view, lines) => new Scene(title, content, view, lines),
  Desktop,
  Phone,
  keys: [],
  help: [],
  // Nothing sums up a stretch of it, so all of it lies open.
  log: { groups, since: () => 0, worthALook: () => true },
  setup: { usual: (info) => new Options(info), Fields: OptionFields },
  end: { Sources },
};
export default title;
