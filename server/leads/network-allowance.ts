/** How much may be counted for one network per minute. Kept in memory, and forgotten after the minute. */

export const countsPerMinute = 30;
const minuteMs = 60_000;
/** Networks remembered at once; a flood from more than this many is not counted at all. */
const maxNetworks = 100_000;

export function createNetworkAllowance(nowMs: () => number): { take(network: string): boolean } {
  let used = new Map<string, number>();
  let beganAt = nowMs();
  return {
    take(network) {
      const now = nowMs();
      if (now - beganAt >= minuteMs) {
        used = new Map();
        beganAt = now;
      }
      const count = used.get(network) ?? 0;
      if (count >= countsPerMinute || (count === 0 && used.size >= maxNetworks)) return false;
      used.set(network, count + 1);
      return true;
    },
  };
}
