/** Escapes text for XML documents: site maps and SVG drawings. */

/** Characters that XML 1.0 cannot represent, even escaped. A parser rejects the whole document for one of them. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** @returns text that is safe in elements and attributes, without the characters XML forbids */
export function escapeXml(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
