import { freeShippingCities } from '#content/places.ts';
import CityFilter from '../../islands/city-filter.island.tsx';
import { Island } from '../../islands/island.tsx';
import { useSiteIdentity } from '../../ui/site-identity.tsx';

export function FreeShipping() {
  const { whatsapp } = useSiteIdentity();
  return (
    <section className="free-shipping" aria-labelledby="frete-titulo">
      <h2 id="frete-titulo">{`Frete grátis em ${freeShippingCities.length} cidades`}</h2>
      <p>Sem taxa de entrega nem de visita.</p>
      <Island name="city-filter" component={CityFilter} props={{ whatsapp }} />
    </section>
  );
}
