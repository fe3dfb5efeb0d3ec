// The page of a title that has none of its own: the question, its answers as buttons, and what the view tells in words.

import { Scene } from '@/table/scene.svelte';
import type { Title } from '../title';
import Desktop from './Desktop.svelte';
import { groups, since } from './log';
import Phone from './Phone.svelte';
import './plain.css';

const title: Title = {
  id: 'plain',
  scene: (content, view, lines) => new Scene(title, content, view, lines),
  Desktop,
  Phone,
  keys: [],
  help: [],
  log: { groups, since, worthALook: () => true },
};
export default title;
