// Another language without a reload, by the page's own buttons: beside the page, in the table's menu, or in a dialog.
// What had to be opened for it is put away again.
async (lang) => {
  const end = performance.now() + 30_000;
  const until = async (found) => {
    for (;;) {
      const got = found();
      if (got) return got;
      if (performance.now() > end) throw new Error(`the page cannot be switched to ${lang}`);
      await new Promise((go) => setTimeout(go, 10));
    }
  };
  const button = () => document.querySelector(`.langs [lang="${lang}"]`);
  const menu = () => document.querySelector('.tools use[href$="#language"]')?.closest('button');
  const before = document.querySelector('dialog[open]');
  if (!button() && !menu()) document.querySelector('.p-bar .tool:last-of-type, .page-bar .tool:last-of-type').click();
  await until(() => button() ?? menu());
  if (!button()) menu().click();
  (await until(button)).click();
  await until(() => document.documentElement.lang === lang);
  if (menu()?.getAttribute('aria-pressed') === 'true') menu().click();
  const opened = [...document.querySelectorAll('dialog[open]')].find((dialog) => dialog !== before);
  if (opened) {
    opened.close();
    await until(() => !opened.isConnected || !opened.open);
  }
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
