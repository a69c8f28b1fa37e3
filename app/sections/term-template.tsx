/** The sections five of the search-term pages share; each page's own text stands above them. */
import { landingClaims, landingKits, landingMotors, maxInstalments, warranties } from '#content/offers.ts';
import { includedItems, kitContents, orderSteps } from '#content/term-template.ts';
import { lowestKitPrice } from '#domain/catalogue/kits.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { formatPrice } from '../ui/format.ts';

const { landing } = warranties;
const { installationHours, satisfiedCustomers, savingsPercent } = landingClaims;
const years = (count: number) => `${count} ${count === 1 ? 'ano' : 'anos'}`;

export function TermTemplate({ name }: { name: string }) {
  return (
    <>
      <section className="power-prices" aria-labelledby="potencias-titulo">
        <h2 id="potencias-titulo">Preço do motor por potência</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Potência</th>
              <th scope="col">Portão</th>
              <th scope="col">Preço</th>
            </tr>
          </thead>
          <tbody>
            {landingMotors.map(({ power, price, maxGateKg }) => (
              <tr key={power}>
                <th scope="row">{power}</th>
                <td>{maxGateKg === null ? 'Abre pelo celular' : `até ${maxGateKg} kg`}</td>
                <td className="price">{formatPrice(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          O peso da folha decide. Na dúvida entre duas potências, mande a foto: a maior nem sempre serve
          melhor.
        </p>
      </section>
      <section className="kits" aria-labelledby="kits-titulo">
        <h2 id="kits-titulo">{`Kits com até ${savingsPercent}% de economia`}</h2>
        <p>
          Comprar o conjunto fechado sai mais barato que juntar motor, central e controles peça por peça. O
          preço é o do conjunto, sem a instalação: instalado, o kit parte de{' '}
          <span className="price">{formatPrice(lowestKitPrice)}</span>.
        </p>
        <ul>
          {landingKits.map((kit, index) => (
            <li key={kit.name}>
              <h3>{kit.name}</h3>
              <p className="kit-price">
                <s>
                  <span>de </span>
                  {formatPrice(kit.formerPrice)}
                </s>{' '}
                <strong className="price">
                  <span>por </span>
                  {formatPrice(kit.price)}
                </strong>{' '}
                <em>{`${kit.discountPercent}% de desconto`}</em>
              </p>
              <ul>
                {kitContents[index]?.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <ChatLink
                variant="compact"
                message={`Olá! Vi a página ${name} e quero saber mais sobre o ${kit.name}.`}
              >
                {`Quero o ${kit.name}`}
              </ChatLink>
            </li>
          ))}
        </ul>
      </section>
      <TitledList id="incluso" heading="O que vem junto" items={includedItems} />
      <section className="term-facts" aria-labelledby="garantia-titulo">
        <h2 id="garantia-titulo">Instalação e garantia</h2>
        <dl>
          <div>
            <dt>Instalação</dt>
            <dd>{`${installationHours.from} a ${installationHours.to} horas`}</dd>
          </div>
          <div>
            <dt>Garantia do motor</dt>
            <dd>{years(landing.motorYears)}</dd>
          </div>
          <div>
            <dt>Garantia da instalação</dt>
            <dd>{years(landing.installationYears)}</dd>
          </div>
          <div>
            <dt>Pagamento</dt>
            <dd>{`até ${maxInstalments}x`}</dd>
          </div>
        </dl>
        <p>{`Mais de ${satisfiedCustomers} clientes satisfeitos já têm o motor instalado por nós.`}</p>
      </section>
      <TitledList id="pedido" heading="Como pedir o seu" items={orderSteps} isOrdered />
    </>
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
