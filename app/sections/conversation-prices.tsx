/** What the services in a region's conversations cost, each with a link to the page that explains it. */
import { type ConversationPrice, conversationPricesHeading } from '#content/testimonials/prices.ts';

export function ConversationPrices({ prices }: { prices: readonly ConversationPrice[] }) {
  return (
    <section className="prose" aria-labelledby="precos-titulo">
      <h2 id="precos-titulo">{conversationPricesHeading}</h2>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Conversa</th>
              <th scope="col">Serviço</th>
              <th scope="col">Preço</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ who, service, price, path }) => (
              <tr key={who}>
                <td>{who}</td>
                <td>
                  <a href={path}>{service}</a>
                </td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
