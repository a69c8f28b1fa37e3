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

interface PromotionNoticesProps {
  /** The promotions that the text quotes. Nothing is said about one without dates. */
  states: readonly PromotionState[];
  /** The text, in one column with the notices above it: the contact card is beside only one part of the page. */
  children?: ReactNode;
}

export function PromotionNotices({ states, children }: PromotionNoticesProps) {
  const notices = states.map(promotionNotice).filter((notice) => notice !== null);
  if (notices.length === 0) return children;
  const above = (
    <div className="prose">
      {notices.map((notice) => (
        <p key={notice} className="promotion-notice">
          {notice}
        </p>
      ))}
    </div>
  );
  if (children === undefined) return above;
  return (
    <div className="main-text">
      {above}
      {children}
    </div>
  );
}
