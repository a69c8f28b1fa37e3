/** The Prefer header. Unknown preferences are ignored unless `handling=strict` asks for the opposite. */
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';

export interface Preferences {
  hasRepresentation: boolean;
  hasCount: boolean;
  isUpsert: boolean;
  /** Value of Preference-Applied, or null when none was. */
  applied: string | null;
}

const known: Readonly<Record<string, readonly string[]>> = {
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  missing: ['default', 'null'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  handling: ['strict', 'lenient'],
};

export function parsePrefer(header: string | undefined): Parsed<Preferences> {
  const chosen = new Map<string, string>();
  const unknown: string[] = [];
  for (const item of (header ?? '').split(',')) {
    const preference = item.trim();
    if (preference === '') continue;
    const [name = '', value = ''] = preference.split('=').map((part) => part.trim());
    if (Object.hasOwn(known, name) && known[name]?.includes(value)) {
      // The first of several wins.
      if (!chosen.has(name)) chosen.set(name, value);
    } else {
      unknown.push(preference);
    }
  }
  if (chosen.get('handling') === 'strict' && unknown.length > 0) {
    return refused(failures.strictPreferences(unknown));
  }
  return parsed({
    hasRepresentation: chosen.get('return') === 'representation',
    hasCount: chosen.has('count'),
    isUpsert: chosen.has('resolution'),
    applied: chosen.size === 0 ? null : [...chosen].map(([name, value]) => `${name}=${value}`).join(', '),
  });
}
