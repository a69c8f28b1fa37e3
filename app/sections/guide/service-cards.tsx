import { guideServices } from '../../catalogue/definitive-guide.ts';
import { Icon } from '../../ui/icon.tsx';

export function ServiceCards() {
  return (
    <section className="service-cards" aria-labelledby="servicos-titulo">
      <h2 id="servicos-titulo">Serviços e quanto tempo levam</h2>
      <ul>
        {guideServices.map(({ icon, title, description, time }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
            <p className="service-time">{time}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
