// Starts the page. The common style sheet is imported first, so that what a component adds of its own comes after it.
import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import icons from './assets/icons.svg?raw';
import scenes from './assets/scenes.svg?raw';
import { followWindow } from './lib/fit.svelte';
import { setLanguage } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { settings, showSettings } from './lib/settings.svelte';
import { addSprites } from './lib/sprites';

addSprites(icons, scenes);
showSettings();
followWindow();
startRouter();
const app = document.getElementById('app')!;
try {
  await setLanguage(settings.language);
  app.textContent = '';
  mount(App, { target: app });
} catch (error) {
  console.error(error);
  app.textContent = 'Sandtable could not be loaded. Please reload the page.'; // its messages failed to load
}
