/**
 * Turns a user agent into a device name that its owner recognises. Most user agents also name the browsers they claim
 * to be compatible with, so the most specific names come first.
 */

const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
];

/** @returns a name such as 'Chrome no Android' */
export function deviceName(userAgent: string | null): string {
  const find = (names: typeof browsers) => names.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const system = find(systems);
  const browser = find(browsers) ?? (system === undefined ? undefined : 'Navegador');
  if (browser === undefined) return 'Aparelho não identificado';
  return system === undefined ? browser : `${browser} ${system}`;
}
