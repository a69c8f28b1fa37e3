/** The parts of pages other than home. */
import { kitQuotes } from '#domain/catalogue/quote-lines.ts';
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import { chaptersOf } from '../catalogue/chapter-parts.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { Diagnosis } from '../sections/diagnosis.tsx';
import { FailureNotice } from '../sections/failure-notice.tsx';
import { PageArticle } from '../sections/generated-page/page-article.tsx';
import { GuidedText } from '../sections/guided-text.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { QuoteSheet } from '../sections/quote-sheet.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { sampleHtml, sampleLinks, sampleMessage, sampleTrail } from './samples.ts';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = {
  styles: ['page', 'contact', 'links', 'beside', 'guided', 'diagnosis', 'place', 'quote'],
};

export default function PageParts() {
  return (
    <>
      <SpecimenName>Text beside the contact card, offers and related links</SpecimenName>
      <div className="page">
        <PageHeading title="Portão que para no meio" trail={sampleTrail} />
        <Prose html={sampleHtml} />
        <ContactBlock message={sampleMessage} />
        <QuoteSheet quotes={kitQuotes} heading="Quanto custa o kit" />
        <RelatedLinks id="relacionados" heading="Veja também" links={sampleLinks} />
      </div>
      <SpecimenName>Text with safety rules and drawn steps, urgent contact</SpecimenName>
      <div className="page diagnosed">
        <PageHeading title="Controle não funciona" trail={sampleTrail} />
        <GuidedText
          text={chaptersOf(sampleHtml)}
          isHandsOn
          safety="every"
          isUrgent
          problemSlug="portao-nao-fecha"
        />
        <ContactBlock message={sampleMessage} heading="Resolva com quem conserta" label="Chamar" isUrgent>
          <Diagnosis diagnosis={{ gate: 'deslizante', part: 'sensor' }} />
        </ContactBlock>
      </div>
      <SpecimenName>Generated page, with its price and the pages on its subject</SpecimenName>
      <PageArticle
        page={{ ...mapFields(pageFields, (_field, { label }) => label), content: sampleHtml }}
        price="repair"
        message={sampleMessage}
        related={sampleLinks}
      />
      <SpecimenName>Closing call, with and without the phone</SpecimenName>
      <div className="page">
        <ClosingCall
          heading="Portão parado agora?"
          text="Mande uma foto pelo WhatsApp."
          message={sampleMessage}
        />
      </div>
      <div className="page">
        <ClosingCall
          heading="Portão parado agora?"
          text="Ligue para nós."
          message={sampleMessage}
          label="Chamar"
        >
          <PhoneLink number="1140028922" className="button button-quiet" />
        </ClosingCall>
      </div>
      <SpecimenName>Failure notice</SpecimenName>
      <FailureNotice />
    </>
  );
}
