/**
 * Trades and things that titles name and that we neither sell, install nor repair. A page on one refuses in
 * its first sentence, says where it touches the gate, and then what we do. Those that often have to do with gates
 * are subjects of their own (`isNeighbour` in content/generator/subjects).
 */
export interface Trade {
  /** As the refusal begins: `Ar-condicionado`. */
  name: string;
  isPlural?: true;
  /** Who does it: `um técnico de refrigeração`. */
  who: string;
  /** In the notation of fault-words.ts, separated by bars. */
  words: string;
  /** It is another trade even if the title names the gate: 'curso de portão eletrônico'. */
  appliesDespiteGate?: true;
  /** Where it touches the gate, in one or two sentences; nothing is said if it does not. */
  touches?: string;
  /** Somebody who looks for it may mean the gate, so its page says `touches` even if the title names no gate. */
  isTakenForGate?: true;
}
