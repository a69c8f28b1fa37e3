import { freeShippingCities } from '#content/places.ts';
import CityFilter from '../../islands/city-filter.island.tsx';
import { Island } from '../../islands/island.tsx';
import { useSiteIdentity } from '../../ui/site-identity.tsx';

const heading = `Frete grátis em ${freeShippingCities.length} cidades`;

export function FreeShipping() {
  const { whatsapp } = useSiteIdentity();
  return (
    <section className="free-shipping" aria-label={heading}>
      <h2>{heading}</h2>
      <p>Sem taxa de entrega nem de visita.</p>
      <Island name="city-filter" component={CityFilter} props={{ whatsapp }} />
    </section>
  );
}
