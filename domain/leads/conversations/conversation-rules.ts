/** What the owner may note about a conversation. It never names the customer. */
import type { NotOneRow } from '#domain/expected-rows.ts';

/** In the order in which a conversation progresses. */
export const conversationStates = ['conversa', 'orcamento', 'vendido', 'perdido'] as const;

export type ConversationState = (typeof conversationStates)[number];

/** Ten million reais: far above the price of any gate, and below what the column can hold. */
export const maxAmountCents = 1_000_000_000;

export function isConversationState(text: string): text is ConversationState {
  return (conversationStates as readonly string[]).includes(text);
}

export type ConversationFailure =
  | { code: 'unknown_state'; state: string }
  | { code: 'bad_amount' }
  /** A sale needs an amount. */
  | { code: 'amount_missing' }
  | { code: 'unknown_page'; pageKey: string }
  | NotOneRow;

export interface ConversationChanges {
  page_key?: string;
  state?: string;
  amount_cents?: number | null;
}
