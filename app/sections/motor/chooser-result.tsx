import { chooserPage } from '#content/motors/motor-chooser.ts';
import { guidePrices, homeOffers, maxInstalments } from '#content/offers.ts';
import type { ChooserAnswer } from '../../catalogue/motors/motor-chooser.server.ts';
import { paths } from '../../paths.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { formatPrice } from '../../ui/format.ts';

/** The answer for a gate: a motor or a quotation, why, what is left to measure, and what the visitor answered. */
export function ChooserResult({ answer }: { answer: ChooserAnswer }) {
  const { heading, model, price, reasons, checks, given, message } = answer;
  return (
    <section className="choice-answer" aria-labelledby="resposta-titulo">
      <h2 id="resposta-titulo">{heading}</h2>
      <p className="choice-price">
        <AnswerPrice price={price} />
      </p>
      <p className="contact-actions">
        <ChatLink message={message}>{chooserPage.chatLabel}</ChatLink>
        {model !== null && (
          <a className="button button-quiet" href={paths.motor(model.slug)}>
            {`Ver o ${model.name}`}
          </a>
        )}
      </p>
      <div className="choice-why">
        <div>
          <h3>{chooserPage.reasonsHeading}</h3>
          <HtmlParagraphs texts={reasons} />
          <h3>{chooserPage.answeredHeading}</h3>
          <dl>
            {given.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>{chooserPage.checksHeading}</h3>
          <ul>
            {checks.map((html) => (
              <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function AnswerPrice({ price }: Pick<ChooserAnswer, 'price'>) {
  const kit = homeOffers.find(({ name }) => name === price);
  if (kit !== undefined) {
    return (
      <>
        <strong className="price">{formatPrice(kit.price)}</strong>
        {` instalado, em até ${maxInstalments}x`}
      </>
    );
  }
  if (price !== 'condominium') return chooserPage.quotePrice;
  const { from, to } = guidePrices.condominiumGate;
  return (
    <>
      <strong className="price">{formatPrice(from)}</strong>
      {' a '}
      <strong className="price">{formatPrice(to)}</strong>
      {' instalado, em condomínio'}
    </>
  );
}

function HtmlParagraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((html) => <p key={html} dangerouslySetInnerHTML={{ __html: html }} />);
}
