/** The Prefer header. Unknown preferences are ignored, or refused with `handling=strict`. */
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../rest-failure.ts';

export interface Preferences {
  hasRepresentation: boolean;
  /** `return=minimal` was given. By default a write is answered minimally and a function in full. */
  isMinimal: boolean;
  hasCount: boolean;
  isUpsert: boolean;
  /** Value of the Preference-Applied header, or null if no preference was applied. */
  applied: string | null;
}

const knownPreferences: Readonly<Record<string, readonly string[]>> = {
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
    if (Object.hasOwn(knownPreferences, name) && knownPreferences[name]?.includes(value)) {
      // The first of several values wins.
      if (!chosen.has(name)) chosen.set(name, value);
    } else {
      unknown.push(preference);
    }
  }
  if (chosen.get('handling') === 'strict' && unknown.length > 0) {
    return refusal(failures.strictPreferences(unknown));
  }
  return success({
    hasRepresentation: chosen.get('return') === 'representation',
    isMinimal: chosen.get('return') === 'minimal',
    hasCount: chosen.has('count'),
    isUpsert: chosen.has('resolution'),
    applied: chosen.size === 0 ? null : [...chosen].map(([name, value]) => `${name}=${value}`).join(', '),
  });
}
