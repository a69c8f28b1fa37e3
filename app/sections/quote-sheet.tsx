/**
 * What can be bought, as a sheet of paper: lines, each with its price and a button whose chat message repeats the line,
 * and below them the terms that they share. Home, search terms, places and models show the same sheet.
 */
import type { ReactNode } from 'react';
import { quoteTerms } from '#content/quote-lines.ts';
import { groupQuotes, type Quote, quoteMessage, termsOfAll } from '#domain/catalogue/quote-lines.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { paths } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { joinUnits } from '../ui/format.ts';

const { title, labels, delivery, payment, validity } = withFacts(quoteTerms);

interface QuoteSheetProps {
  quotes: readonly Quote[];
  /** Without one, the sheet belongs to the heading above it. */
  heading?: string;
  /** A sentence about the sender, added to the chat message. */
  about?: string;
}

export function QuoteSheet({ quotes, heading, about }: QuoteSheetProps) {
  const groups = groupQuotes(quotes);
  const sharedTerms = groups.length > 1 ? termsOfAll(quotes) : null;
  const common = (
    <>
      {sharedTerms !== null && <Terms>{sharedTerms}</Terms>}
      <CommonTerms quotes={quotes} />
    </>
  );
  const sheet = (
    <div className="quote">
      <strong>{title}</strong>
      {heading !== undefined && <h2>{heading}</h2>}
      {groups.map((group) => (
        <QuoteGroup key={group[0].name} quotes={group} about={about} hasTerms={sharedTerms === null}>
          {groups.length === 1 && common}
        </QuoteGroup>
      ))}
      {groups.length > 1 && <dl>{common}</dl>}
    </div>
  );
  return heading === undefined ? sheet : <section aria-label={heading}>{sheet}</section>;
}

interface QuoteGroupProps {
  quotes: readonly [Quote, ...Quote[]];
  about: string | undefined;
  /** Otherwise the sheet says its terms once for all groups. */
  hasTerms: boolean;
  children: ReactNode;
}

function QuoteGroup({ quotes, about, hasTerms, children }: QuoteGroupProps) {
  const [{ includes, terms }] = quotes;
  return (
    <>
      <ul>
        {quotes.map((quote) => (
          <QuoteRow key={quote.name} quote={quote} message={quoteMessage(quote, about)} />
        ))}
      </ul>
      <dl>
        <Row label={labels.includes}>{joinUnits(includes)}</Row>
        {hasTerms && <Terms>{terms}</Terms>}
        {children}
      </dl>
    </>
  );
}

function Terms({ children }: { children: string }) {
  return <Row label={<a href={paths.warranty()}>{labels.terms}</a>}>{children}</Row>;
}

function CommonTerms({ quotes }: { quotes: readonly Quote[] }) {
  const isDelivered = quotes.some(({ isService }) => isService !== true);
  const hasKit = quotes.some(({ isKit }) => isKit === true);
  return (
    <>
      {isDelivered && <Row label={labels.delivery}>{hasKit ? delivery.kit : delivery.others}</Row>}
      <Row label={labels.payment}>{payment}</Row>
      <Row label={labels.validity}>{validity}</Row>
    </>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function QuoteRow({ quote, message }: { quote: Quote; message: string }) {
  const { name, heading = name, gate, note, price, instalments, sale, order } = quote;
  return (
    <li>
      <h3>{joinUnits(heading)}</h3>
      <p>
        {sale !== undefined && <Sale {...sale} />}
        <strong className="price">{price}</strong>
        {instalments}
      </p>
      <p>
        <strong>{gate}</strong>
        {note}
      </p>
      <ChatLink variant="compact" message={message}>
        {joinUnits(order)}
      </ChatLink>
    </li>
  );
}

function Sale({ before, discount }: NonNullable<Quote['sale']>) {
  return (
    <>
      {'de '}
      <s>{before}</s>
      {`, com ${discount} de desconto`}
    </>
  );
}
