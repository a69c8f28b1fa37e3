const preload = new URL('./shift-clock.ts', import.meta.url).href;

/** Variables of a site whose clock runs ahead, or behind with a negative number. */
export function shiftedClock(seconds: number): Record<string, string> {
  return { NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT_SECONDS: String(seconds) };
}
