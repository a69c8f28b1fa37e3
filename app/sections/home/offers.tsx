import { allModelsLabel } from '#content/motors/motors-page.ts';
import { kitQuotes } from '#domain/catalogue/quote-lines.ts';
import { paths } from '../../paths.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { QuoteSheet } from '../quote-sheet.tsx';
import { Street } from './street.tsx';

const heading = 'Três velocidades, um preço para cada, tudo instalado';

/** The three offers on their sheet, below the street that shows their speeds. Each can be ordered. */
export function Offers() {
  return (
    <section id="modelos" aria-label={heading}>
      <h2>{heading}</h2>
      <Street />
      <QuoteSheet quotes={kitQuotes} />
      <p className="offers-action">
        <ChatLink message="Olá! Gostaria de um orçamento do kit de motor PPA instalado.">
          Pedir orçamento
        </ChatLink>
        <a className="button button-quiet" href={paths.motors()}>
          {allModelsLabel}
        </a>
        <span>
          {'Portão '}
          <a href={paths.term('motor-portao-de-correr')}>de correr</a>
          {', '}
          <a href={paths.topic('motor-para-portao-pivotante')}>de abrir</a>
          {' ou '}
          <a href={paths.topic('motor-de-portao-para-condominio')}>de prédio</a>
          {'? O preço sai por proposta.'}
        </span>
      </p>
    </section>
  );
}
