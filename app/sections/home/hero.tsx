import { offerName } from '#content/home.ts';
import { maxInstalments } from '#content/offers.ts';
import { claims, sampleNotes } from '#content/site.ts';
import { fastestKit, lowestKitPrice } from '#domain/catalogue/kits.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { formatPrice } from '../../ui/format.ts';
import { Rescue } from './rescue.tsx';

const openingTime = `${fastestKit.seconds} segundos`;

/** @param where the visitor's place with its preposition (`em Osasco`); null if it is unknown */
export function Hero({ where }: { where: string | null }) {
  return (
    <section className="hero">
      <div>
        <p className="badge">ENTREGA RAPIDA</p>
        <h1>
          {where === null ? 'Seu portão aberto em ' : `Seu portão ${where} aberto em `}
          <em>{openingTime}</em>
        </h1>
        <p className="lead">
          {`${offerName} a partir de `}
          <strong className="price">{formatPrice(lowestKitPrice)}</strong>
          {` em até ${maxInstalments}x. O de ${fastestKit.seconds}\u00a0segundos: `}
          <strong className="price">{formatPrice(fastestKit.price)}</strong>.
        </p>
        <p className="hero-actions">
          <ChatLink slot="topo" message={quoteMessage(where)}>
            QUERO MEU DESCONTO
          </ChatLink>
          <a className="button button-quiet" href="#especificacoes">
            Ver Especificações
          </a>
        </p>
      </div>
      <Rescue />
      <div className="hero-proof">
        <ul className="hero-claims">
          <li>{claims.customers}</li>
          <li>{claims.top}</li>
          <li>{`Desde ${claims.sinceYear}`}</li>
        </ul>
        <p>{sampleNotes.claims}</p>
      </div>
      <Film />
    </section>
  );
}

function Film() {
  return (
    <figure className="hero-film">
      <video
        controls
        muted
        playsInline
        preload="none"
        poster="/video/demonstracao.svg"
        aria-label={`Demonstração: um portão basculante abre em ${openingTime}`}
      >
        <source src="/video/demonstracao-noite.mp4" media="(prefers-color-scheme:dark)" />
        <source src="/video/demonstracao.mp4" />
        <track kind="captions" srcLang="pt-BR" label="Português" src="/video/demonstracao.vtt" />
      </video>
      <figcaption>Animação em tempo real, sem cortes.</figcaption>
    </figure>
  );
}

function quoteMessage(where: string | null): string {
  const place = where === null ? '' : ` ${where}`;
  return `Olá! Quero meu desconto no motor PPA que abre em ${openingTime}${place}.`;
}
