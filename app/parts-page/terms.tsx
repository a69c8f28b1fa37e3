/** The parts that search-term pages share, and the prices of repairs. */
import { quotesOf } from '#domain/catalogue/quote-lines.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { QuoteSheet } from '../sections/quote-sheet.tsx';
import { RepairPrices } from '../sections/repair-prices.tsx';
import { TermTemplate } from '../sections/term-template.tsx';
import { WhoAnswers } from '../sections/who-answers.tsx';
import { Prose } from '../ui/prose.tsx';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import { sampleCompany, sampleSite } from './sample-site.ts';
import { sampleHtml } from './samples.ts';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['page', 'contact', 'links', 'terms', 'quote'] };

export default function TermParts() {
  return (
    <>
      <SpecimenName>Text with prices in a table, and the prices of repairs</SpecimenName>
      <div className="page">
        <Prose html={sampleHtml} />
        <div className="prose">
          <RepairPrices />
        </div>
      </div>
      <SpecimenName>What a term can buy</SpecimenName>
      <div className="page">
        <div className="main-text">
          <QuoteSheet quotes={quotesOf(['padrao', 'quarterCv', 'repair'])} heading="Preço e o que inclui" />
        </div>
      </div>
      <SpecimenName>Who answers, with and without the data of the company</SpecimenName>
      <div className="page">
        <SiteIdentityProvider value={{ ...sampleSite, company: sampleCompany }}>
          <WhoAnswers />
        </SiteIdentityProvider>
        <SiteIdentityProvider value={sampleSite}>
          <WhoAnswers />
        </SiteIdentityProvider>
      </div>
      <SpecimenName>Prices, kits, what is included, warranty, order</SpecimenName>
      <div className="page">
        <TermTemplate name="Motor de portão basculante" />
      </div>
    </>
  );
}
