/**
 * The first screen of a place's page: what a repair, a kit and another motor cost, what a visit costs and whether it
 * can be today, and how to ask. On screens wide enough for the contact card beside the text, the buttons are in the
 * card instead.
 */
import { guidePrices, repairPrice } from '#content/offers.ts';
import { placeAnswers } from '#content/place-page.ts';
import { nightService, openingHours } from '#content/site.ts';
import { lowestKitPrice } from '#domain/catalogue/kits.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { paths } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { formatPrice } from '../ui/format.ts';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';

const { repair, kit, others, today, hours, chat } = withFacts(placeAnswers);

export function PlaceAnswers({ message }: { message: string }) {
  const { phones } = useSiteIdentity();
  return (
    <>
      <p className="heading-quote">
        <ChatLink slot="topo" message={message}>
          {chat}
        </ChatLink>
        <PhoneLink number={phones[0]} className="button button-quiet" />
      </p>
      <dl className="heading-answers">
        <dt>{repair.name}</dt>
        <dd>
          <strong className="price">{formatPrice(repairPrice.from)}</strong>
          {' a '}
          <strong className="price">{formatPrice(repairPrice.to)}</strong>
          {repair.after}
        </dd>
        <dt>{kit.name}</dt>
        <dd>
          {kit.before}
          <strong className="price">{formatPrice(lowestKitPrice)}</strong>
          {kit.after}
        </dd>
        <dt>{others.name}</dt>
        <dd>
          <strong className="price">{formatPrice(guidePrices.residentialReplacement.from)}</strong>
          {' a '}
          <strong className="price">{formatPrice(guidePrices.residentialReplacement.to)}</strong>
          {others.after}
        </dd>
        <dt>{today.name}</dt>
        <dd>
          {today.answer}
          <a href={paths.nightService()}>{nightService.name}</a>
          {`, ${nightService.condition}`}
        </dd>
        <dt>{hours.name}</dt>
        <dd>{openingHours.text}</dd>
      </dl>
    </>
  );
}
