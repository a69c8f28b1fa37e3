/** What somebody who searched for the term can buy, side by side: contents, gate, price, duration and warranty. */
import type { TermOffer } from '#content/term-offers.ts';
import { paths } from '../paths.ts';

interface TermOffersProps {
  offers: readonly TermOffer[];
  /** What is sold, if the term names another product. */
  product?: string | undefined;
}

export function TermOffers({ offers, product }: TermOffersProps) {
  return (
    <table className="term-offers">
      <caption>
        {product === undefined ? 'Preço, o que inclui e ' : `${product}: preço, o que inclui e `}
        <a href={paths.warranty()}>garantia</a>
      </caption>
      <thead>
        <tr>
          <th scope="col">Compra</th>
          <th scope="col">Portão</th>
          <th scope="col">Preço</th>
          <th scope="col">Prazo e garantia</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ name, includes, gate, price, terms }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span>{includes}</span>
            </th>
            <td>{gate}</td>
            <td className="price">{price}</td>
            <td>{terms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
