// Tells players that it is their turn: a soft double tone, and a browser notification while the page is in the
// background.

import { t } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';

let audio: AudioContext | null = null;

/** Play the tone. Browsers allow sound only after the page has been touched; until then nothing is heard. */
export function sound(): void {
  if (!settings.sound || !('AudioContext' in window) || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    for (const [i, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      const at = start + i * 0.14;
      loud.gain.setValueAtTime(0, at);
      loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(loud).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // without sound, the page shows it in other ways
  }
}

/** Tell the reader, in every way they have chosen, that it is their turn. */
export function call(prompt: string): void {
  sound();
  // A window may be seen and yet not be the one in front.
  if (document.hasFocus() || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const title = t('page-table-your-turn');
  const about = { body: prompt, tag: 'sandtable-turn', icon: '/mark.svg', data: location.href };
  try {
    const notice = new Notification(title, about);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    void noticeOfWorker(title, about);
  }
}

/** Show a notification with a service worker, which some phones require; the worker does nothing else. */
async function noticeOfWorker(title: string, about: NotificationOptions): Promise<void> {
  try {
    await navigator.serviceWorker.register('/notices.js');
    await (await navigator.serviceWorker.ready).showNotification(title, about);
  } catch {
    // without https there are no service workers: the page shows it in other ways
  }
}
