/** The signs of a lost style on a page: a class without a matching rule, and adjacent words without a space. */
import type { Page } from 'playwright-core';

/** Its only rule is for a second passage of text, which few texts have. */
const appliesToFewTexts = ['illustrated'];

/** @returns a sentence for each class on the page that its rules name, although none of those rules matches anything */
export async function classesWithoutRule(page: Page): Promise<string[]> {
  const classes = await page.evaluate(() => {
    /** Splits at the commas outside brackets, however deep those are. */
    const splitList = (list: string): string[] => {
      const parts = [''];
      let depth = 0;
      for (const character of list) {
        if (character === '(') depth += 1;
        if (character === ')') depth -= 1;
        if (character === ',' && depth === 0) parts.push('');
        else parts.push(`${parts.pop() ?? ''}${character}`);
      }
      return parts;
    };
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return splitList(rule.selectorText);
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    /**
     * Removes pseudo-elements and conditions on states and siblings from the selector. `:is` ignores selectors it cannot
     * parse.
     */
    const atAnyTime = (selector: string) =>
      selector
        .replace(/:(?:has|not)\(/g, ':is(*,')
        .replace(/::[\w-]+/g, '')
        // A condition may be all that stands before a combinator, so something has to take its place.
        .replace(/\[open\]|:(?:hover|focus|focus-visible)(?![\w-])/g, ':is(*)');
    const selectors = [...document.styleSheets]
      .flatMap((sheet) => selectorsIn(sheet.cssRules))
      .map((selector) => atAnyTime(selector).trim())
      .filter((selector) => selector.includes('.'));
    const classesIn = (list: readonly string[]) =>
      new Set(list.flatMap((selector) => selector.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? []));
    const named = classesIn(selectors);
    const shown = new Set(
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    const applied = classesIn(selectors.filter((selector) => document.querySelector(selector) !== null));
    return [...shown].filter((name) => named.has(name) && !applied.has(name));
  });
  return classes.filter((name) => !appliesToFewTexts.includes(name)).map((name) => `no rule for .${name}`);
}

/** @returns each pair of adjacent words on one line without a space between them */
export function gluedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const glued: string[] = [];
    let before: { text: string; box: DOMRect } | null = null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (
        node.parentElement?.closest('script, style, svg, datalist') ||
        !node.parentElement?.checkVisibility()
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = boxes;
      if (first === undefined) continue;
      const isBeside =
        before !== null &&
        Math.abs(first.left - before.box.right) < 1 &&
        Math.min(first.bottom, before.box.bottom) - Math.max(first.top, before.box.top) > first.height / 2;
      if (
        before !== null &&
        isBeside &&
        /[\p{L}\p{N}.!?]$/u.test(before.text) &&
        /^[\p{L}\p{N}]/u.test(node.data)
      )
        glued.push(`“${before.text.slice(-30)}” and “${node.data.slice(0, 30)}” are glued together`);
      before = { text: node.data, box: boxes.at(-1) ?? first };
    }
    return glued;
  });
}

/**
 * The lists of links that look uneven: some items have no link, or the gaps between neighbours of one column differ.
 */
export function unevenLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const uneven: string[] = [];
    for (const list of document.querySelectorAll('ul, ol')) {
      const items = [...list.children].filter((item) => item.checkVisibility());
      const isLink = (item: Element) => {
        const link = item.querySelector('a');
        return link !== null && link.textContent === item.textContent;
      };
      const links = items.filter(isLink);
      if (links.length < 3) continue;
      const name = `the list of “${links[0]?.textContent?.slice(0, 30)}”`;
      const plain = items.find((item) => item.querySelector('a') === null);
      if (plain !== undefined) uneven.push(`${name} has “${plain.textContent?.slice(0, 30)}” without a link`);
      const columns = Map.groupBy(links, (item) => Math.round(item.getBoundingClientRect().left));
      for (const column of columns.values()) {
        const boxes = column
          .map((item) => item.getBoundingClientRect())
          .toSorted((one, other) => one.top - other.top);
        const gaps = boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
        if (Math.max(...gaps) - Math.min(...gaps) > 2)
          uneven.push(`${name} has gaps of ${[...new Set(gaps.map(Math.round))].join(', ')} px`);
      }
    }
    return uneven;
  });
}
