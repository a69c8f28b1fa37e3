/**
 * The visitors' script: the only script of a public page before somebody acts. It counts views and taps on contact
 * links. It is inline in the head and the same on every page, so that the policy allows it by one hash. What takes more
 * than a few bytes is left to `entry.client.tsx`, which this script requests when somebody uses an island, when a
 * picture fails, or when the browser keeps an administrator's session.
 *
 * `vite.config.ts` turns this file into text (`?inline-script`). It may therefore import nothing.
 */
(() => {
  const { page, rest = '' } = (document.currentScript as HTMLScriptElement).dataset;
  // Only the host: the server wants to know no more of where a visit came from.
  const referrer = document.referrer.split('/')[2];

  const load = (): Promise<typeof import('../entry.client.tsx')> => import(/* @vite-ignore */ rest);

  const listen = (types: string, listener: (event: Event, target: Element) => void) => {
    // Before everyone else: the error of a picture does not bubble.
    for (const type of types.split(' '))
      addEventListener(type, (event) => listener(event, event.target as Element), true);
  };

  listen('pointerdown focusin input click', (event, target) => {
    if (target.closest?.('[data-island]')) void load().then(({ wake }) => wake(event));
  });

  listen('error', (event, target) => {
    if (target.matches?.('[data-placeholder]')) void load().then(({ wake }) => wake(event));
  });

  // Opening a summary closes the open one of its group. If that one is above, the page would jump.
  listen('click', (_event, target) => {
    const summary = target.closest?.('details[name]>summary');
    if (!summary) return;
    const topOf = () => summary.getBoundingClientRect().top;
    const top = topOf();
    // The browser toggles the details after this listener and before the next frame.
    requestAnimationFrame(() =>
      // On a phone the menus scroll inside a popover.
      (summary.closest('[popover]') || document.documentElement).scrollBy({
        top: topOf() - top,
        behavior: 'instant',
      }),
    );
  });

  listen('click auxclick', (event, target) => {
    const link = target.closest?.<HTMLAnchorElement>('a[ping]');
    if (!link || (event as MouseEvent).button > 1) return;
    const { ping, href } = link;
    // The browser reads both attributes after this listener. Either the beacon or the ping counts the tap, never both.
    if (navigator.sendBeacon(ping, event.isTrusted ? referrer : '!')) link.ping = '';
    if (href.startsWith('http')) link.href = `${href}%20(ref.%20${page})`;
    setTimeout(() => {
      link.ping = ping;
      link.href = href;
    });
  });

  // A page that is rendered ahead or in a tab behind has no frame until somebody sees it. The rest waits for the end of
  // the frame, because both take a few milliseconds that the first paint would have to wait for.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (page) navigator.sendBeacon(`/v/${page}`, referrer);
      try {
        // The official client keeps a session under a key of this form. Nothing is read of a visitor, who stores nothing.
        if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))) void load();
      } catch {
        // A browser that blocks storage has no session.
      }
    }),
  );
})();
