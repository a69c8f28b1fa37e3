/** The sections that five of the search-term pages share, below each page's own text. */
import { landingClaims, maxInstalments } from '#content/offers.ts';
import { sampleNotes } from '#content/site.ts';
import { includedItems, orderSteps } from '#content/term-template.ts';
import { lowestKitPrice } from '#domain/catalogue/kits.ts';
import { quotesOf } from '#domain/catalogue/quote-lines.ts';
import { figure } from '#domain/facts/fill-facts.ts';
import { isOffered } from '#domain/promotions/promotion-state.ts';
import { paths } from '../paths.ts';
import { formatPrice } from '../ui/format.ts';
import { PromotionNotice, usePromotion } from '../ui/promotions.tsx';
import { QuoteSheet } from './quote-sheet.tsx';

const motorQuotes = quotesOf(['quarterCv', 'thirdCv', 'halfCv', 'wifi']);
const saleQuotes = quotesOf(['basic', 'middle', 'premium']);

const { installationHours, satisfiedCustomers, savingsPercent } = landingClaims;

export function TermTemplate({ name }: { name: string }) {
  const about = `Vi a página ${name}.`;
  return (
    <>
      <section className="power-prices" aria-labelledby="potencias-titulo">
        <h2 id="potencias-titulo">Preço do motor avulso, por potência</h2>
        <QuoteSheet quotes={motorQuotes} about={about} />
        <p>
          O preço é só do motor, e o limite é o do motor vendido pela potência, para qualquer folha de correr
          ou basculante. No kit instalado vale o limite do modelo, com o contrapeso regulado:{' '}
          {figure('home.weight')} no Home, {figure('homeJetflex.weight')} no Home Jetflex. Na dúvida entre
          duas potências, mande a foto.
        </p>
      </section>
      <Kits about={about} />
      <TitledList id="incluso" heading="O que vem junto" items={includedItems} />
      <section className="term-facts" aria-labelledby="garantia-titulo">
        <h2 id="garantia-titulo">Instalação e garantia</h2>
        <dl>
          <div>
            <dt>Instalação</dt>
            <dd>{`${installationHours.from} a ${installationHours.to} horas`}</dd>
          </div>
          <div>
            <dt>Garantia do kit instalado</dt>
            <dd>{figure('kit.warranty')}</dd>
          </div>
          <div>
            <dt>Garantia do motor sem montagem</dt>
            <dd>{figure('motor.warranty')}</dd>
          </div>
          <div>
            <dt>Instalação nossa desse motor</dt>
            <dd>{figure('motor.warranty.installation')}</dd>
          </div>
          <div>
            <dt>Pagamento</dt>
            <dd>{`até ${maxInstalments}x`}</dd>
          </div>
        </dl>
        <p>
          {
            'O tempo é o de um basculante pronto para receber o motor. O kit instalado é o PADRÃO, o SPEEDY ou o JETFLEX, e a garantia dele conta da montagem. A do motor avulso ou do kit sem montagem conta da instalação, se for nossa, ou da entrega. As duas estão lado a lado na página de '
          }
          <a href={paths.warranty()}>garantia</a>.
        </p>
        <p>{`Mais de ${satisfiedCustomers} clientes satisfeitos compraram por esta tabela.`}</p>
        <small>{sampleNotes.satisfiedCustomers}</small>
      </section>
      <TitledList id="pedido" heading="Como pedir o seu" items={orderSteps} isOrdered />
    </>
  );
}

function Kits({ about }: { about: string }) {
  if (!isOffered(usePromotion('kits'))) {
    return (
      <section className="kits" aria-labelledby="kits-titulo">
        <h2 id="kits-titulo">Kits em promoção</h2>
        <PromotionNotice name="kits" />
      </section>
    );
  }
  return (
    <section className="kits" aria-labelledby="kits-titulo">
      <h2 id="kits-titulo">{`Kits sem montagem: até ${savingsPercent}% de economia sobre as peças avulsas`}</h2>
      <PromotionNotice name="kits" />
      <p>
        A economia é sobre motor, central e controles comprados separados. O desconto em cada preço é sobre o
        preço anterior do próprio kit. O preço é o do conjunto, sem a instalação: instalado, o kit parte de{' '}
        <span className="price">{formatPrice(lowestKitPrice)}</span>.
      </p>
      <QuoteSheet quotes={saleQuotes} about={about} />
    </section>
  );
}

interface TitledListProps {
  id: string;
  heading: string;
  items: readonly { title: string; text: string }[];
  isOrdered?: boolean;
}

function TitledList({ id, heading, items, isOrdered = false }: TitledListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className="titled-list" aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{heading}</h2>
      <List>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
