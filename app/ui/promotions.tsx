/** What a visitor is told about the period of the promotions that a page quotes. */
import { createContext, type ReactNode, use } from 'react';
import type { PromotionName } from '#content/promotions.ts';
import { promotionNotice } from '#domain/promotions/promotion-notice.ts';
import type { PromotionState, PromotionStates } from '#domain/promotions/promotion-state.ts';

const PromotionsContext = createContext<PromotionStates | null>(null);

export const PromotionsProvider = PromotionsContext.Provider;

export function usePromotion(name: PromotionName): PromotionState {
  const states = use(PromotionsContext);
  if (states === null) throw new Error('usePromotion is used outside PromotionsProvider');
  return states[name];
}

export function PromotionNotice({ name }: { name: PromotionName }) {
  const notice = promotionNotice(usePromotion(name));
  return notice === null ? null : <p className="promotion-notice">{notice}</p>;
}

/** Shown above a text that quotes these promotions. Renders nothing unless one of them has dates. */
export function PromotionNotices({ states }: { states: readonly PromotionState[] }) {
  const notices = states.map(promotionNotice).filter((notice) => notice !== null);
  if (notices.length === 0) return null;
  return (
    <div className="prose">
      {notices.map((notice) => (
        <p key={notice} className="promotion-notice">
          {notice}
        </p>
      ))}
    </div>
  );
}

/**
 * A text below the notices about the promotions that it quotes. Text and notices are one column, because the contact card
 * is beside only one part of the page.
 */
export function TextWithNotices({
  states,
  children,
}: {
  states: readonly PromotionState[];
  children: ReactNode;
}) {
  if (states.every((state) => promotionNotice(state) === null)) return children;
  return (
    <div className="main-text">
      <PromotionNotices states={states} />
      {children}
    </div>
  );
}
