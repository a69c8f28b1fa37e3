/**
 * The visitors' script: the only script of a public page until the visitor interacts with it. It counts views and taps
 * on contact links. It is inline in the head and the same on every page, so one hash in the policy allows it. Whatever
 * can wait is left to `entry.client.tsx`, which this script requests when somebody uses an island, when a picture
 * fails, or when the browser stores an administrator's session.
 *
 * `vite.config.ts` turns this file into text (`?inline-script`), so it must not import anything.
 */
(() => {
  const { page, rest = '' } = (document.currentScript as HTMLScriptElement).dataset;
  // Only the host: the server does not need more about where a visit came from.
  const referrer = document.referrer.split('/')[2];
  const { classList } = document.documentElement;

  const loadHeadingFont = () => document.fonts.load('1em Heading');
  // The first page of a visit is painted before the heading font is requested. Later pages find the font in the cache,
  // and requesting it here makes it ready for their first paint.
  if (referrer === location.host) void loadHeadingFont();
  else classList.add('system-font');

  const load = (): Promise<typeof import('../entry.client.tsx')> => import(/* @vite-ignore */ rest);

  const listen = (types: string, listener: (event: Event, target: Element) => void) => {
    // In the capture phase, because the error of a picture does not bubble.
    for (const type of types.split(' '))
      addEventListener(type, (event) => listener(event, event.target as Element), true);
  };

  listen('pointerdown focusin input click', (event, target) => {
    if (target.closest?.('[data-island]')) void load().then(({ wake }) => wake(event));
  });

  listen('error', (event, target) => {
    if (target.matches?.('[data-placeholder]')) void load().then(({ wake }) => wake(event));
  });

  // Opening a `details` closes the open one of its group. If that one is above, the page would jump.
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
    // The browser reads both attributes after this listener. The tap is counted by the beacon or by the ping, never
    // by both. '!' marks a tap made by a program.
    if (navigator.sendBeacon(ping, event.isTrusted ? referrer : '!')) link.removeAttribute('ping');
    if (href.startsWith('http')) link.href = `${href}%20(ref.%20${page})`;
    setTimeout(() => {
      link.href = href;
    });
    // Firefox reads the ping after timers that are due at once. A second click meanwhile belongs to the same tap.
    setTimeout(() => {
      link.ping = ping;
    }, 500);
  });

  // A page that is prerendered or in a background tab gets no frame until somebody sees it. The rest runs a moment
  // after the frame, because it takes a few milliseconds and the first paint would otherwise count as waiting for the
  // font.
  requestAnimationFrame(() =>
    setTimeout(() => {
      void loadHeadingFont().then(() => {
        const heading = document.querySelector('h1');
        const height = heading?.offsetHeight;
        classList.remove('system-font');
        // Over a slow network the font can arrive before the heading, which then is painted in it from the start.
        if (!heading) return;
        // A heading with more or fewer lines in this font would move the page. Letter spacing too slight to be noticed
        // may keep the number of lines. If none does, the heading gets the font only on the next page.
        for (const spacing of [-1, 1, -2, 2, -3, 3, 0]) {
          if (heading.offsetHeight === height) return;
          heading.style.letterSpacing = `${spacing / 200}em`;
        }
        classList.add('system-font');
      });
      if (page) navigator.sendBeacon(`/v/${page}`, referrer);
      try {
        // The key under which the official client stores a session. A visitor's browser stores nothing, so nothing of
        // a visitor is read.
        if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))) void load();
      } catch {
        // A browser that blocks storage has no session.
      }
    }, 100),
  );
})();
