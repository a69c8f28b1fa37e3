/** The checks that a tour makes on an open page. Each returns a sentence for everything that is wrong. */
import type { Page } from 'playwright-core';

/** Scrolls to the end and back to the top, so that pictures load and the islands that come into view start. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Chromium loads pictures that are more than a screen away, so every other screen is enough, and half the frames.
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * window.innerHeight) {
      window.scrollTo(0, top);
      await nextFrame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The sum of layout shifts (CLS) that a page may have. */
const maximumShift = 0.01;

/**
 * Measures how much has moved since the page began to load. It first waits for the heading font, which the first page of
 * a visit requests after its first frame, because the change of fonts may move something too.
 */
export async function shiftWhileLoading(page: Page): Promise<string[]> {
  const { sum, moved } = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // If headings start in the font of the device, the page's script requests theirs after the first paint.
    while (!document.fonts.check('1em Heading')) await nextFrame();
    await nextFrame();
    await nextFrame();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as LayoutShift[];
    observer.disconnect();
    const ofLargest = shifts.toSorted((one, other) => other.value - one.value).at(0)?.sources ?? [];
    return {
      sum: shifts.reduce((total, { value }) => total + value, 0),
      moved: ofLargest.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName} ${element?.className} from ${previousRect.y} to ${currentRect.y}`;
      }),
    };
  });
  return sum > maximumShift ? [`moves by ${sum.toFixed(3)} while it loads: ${moved.join(', ')}`] : [];
}

/** As browsers report it; TypeScript's own library has no such type. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Lays out what a phone leaves for later (app/styles/public/frame/below-first-view.css), so that it can be measured. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

/** How far the page is wider than the window. */
export function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  });
}

/**
 * Opens all these `details` elements, even where the page lets only one be open at a time. A tour opens those of every
 * page, so they are found without Playwright's locators, which would compile a script in each page.
 */
export async function openAll(page: Page, selector: string): Promise<void> {
  await page.evaluate((selectorOfAll) => {
    const elements = document.querySelectorAll<HTMLDetailsElement>(selectorOfAll);
    for (const element of elements) {
      if (elements.length > 1) element.removeAttribute('name');
      element.open = true;
    }
  }, selector);
}

/** What extends beyond the right edge. Tables are left out, because they scroll inside their own frame. */
export async function cutAtTheSide(page: Page): Promise<string[]> {
  const cut = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('.bar > a, .bar > button, .button, .price')]
      .filter(
        (element) =>
          element.closest('.table') === null && element.getBoundingClientRect().right > clientWidth + 0.5,
      )
      .map((element) => `cut: ${element.textContent}`);
  });
  return [...(await overhang(page)), ...cut];
}

/**
 * The words that would be hidden by a fixed element somewhere on the way down: beside a fixed button, any word that
 * reaches into its column; under a bar of the full width, any word still below its edge at the end of the page.
 * @param isExpected whether a page without any such element is wrong too
 */
export function wordsUnderFixed(page: Page, isExpected = true): Promise<string[]> {
  return page.evaluate((isOneExpected) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        element.checkVisibility() &&
        !element.closest('header'),
    );
    const covers = fixed.map((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isBar = width >= document.documentElement.clientWidth - 1;
      return { element, left, right, top: isBar ? window.innerHeight - height : -Infinity };
    });
    const under = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent === null || parent.closest('script, style, svg, datalist, header, .table')) continue;
      if (!texts.currentNode.textContent?.trim() || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isUnder = covers.some(
        ({ element, left, right, top }) =>
          !element.contains(parent) &&
          [...range.getClientRects()].some(
            (box) => box.width > 1 && box.right > left + 1 && box.left < right - 1 && box.bottom > top + 1,
          ),
      );
      if (isUnder) under.add(`under a fixed element: ${texts.currentNode.textContent.slice(0, 60)}`);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return isOneExpected && fixed.length === 0 ? ['has no contact that stays in view'] : [...under];
  }, isExpected);
}

/** The words of the dark heading that lie under a drawing. */
export function wordsUnderDrawing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawings = [...document.querySelectorAll('.page-heading svg, .diagnosis')]
      .filter((drawing) => drawing.checkVisibility())
      .map((drawing) => drawing.getBoundingClientRect());
    const heading = document.querySelector('.page-heading');
    if (heading === null) return ['has no heading'];
    const under: string[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isUnder = [...range.getClientRects()].some((box) =>
        drawings.some(
          (drawing) =>
            Math.min(box.right, drawing.right) - Math.max(box.left, drawing.left) > 1 &&
            Math.min(box.bottom, drawing.bottom) - Math.max(box.top, drawing.top) > 1,
        ),
      );
      if (isUnder) under.push(`under a drawing: ${texts.currentNode.textContent?.slice(0, 60)}`);
    }
    return under;
  });
}

/** Sets the text size that a reader has chosen in the browser, in pixels; 16 is the usual one. */
export async function setReadersTextSize(page: Page, pixels: number): Promise<void> {
  const channel = await page.context().newCDPSession(page);
  await channel.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await channel.detach();
}

/** The words that the sticky contact card hides at any scroll position. */
export function coveredByContact(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.contact-block');
    if (card === null) return [];
    const texts = document.querySelectorAll('main :is(h2, h3, p, li, dt, dd, td), footer :is(p, a)');
    const hidden = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
      window.scrollTo({ top, behavior: 'instant' });
      const over = card.getBoundingClientRect();
      for (const text of texts) {
        const box = text.getBoundingClientRect();
        const overlaps =
          Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
          Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1;
        if (overlaps && !card.contains(text)) hidden.add(`hidden: ${text.textContent?.slice(0, 60)}`);
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...hidden];
  });
}
