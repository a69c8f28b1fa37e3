/** The parts of every public page: header, footer, contact links, buttons and icons. */
import type { RouteHandle } from '../document-assets.tsx';
import { SiteHeader } from '../sections/header/site-header.tsx';
import { QuickContact } from '../sections/quick-contact.tsx';
import { SiteFooter } from '../sections/site-footer.tsx';
import { ChatLink } from '../ui/chat-link.tsx';
import { Icon, icons } from '../ui/icon.tsx';
import { LogoMark } from '../ui/logo-mark.tsx';
import { OpeningHours } from '../ui/opening-hours.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { keysOf, sampleMessage, samplePrice, sampleUsefulLinks } from './samples.ts';
import { Specimen, SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['search'] };

export default function FrameParts() {
  return (
    <>
      <SpecimenName>Header, with useful links</SpecimenName>
      <SiteHeader usefulLinks={sampleUsefulLinks} />
      <Specimen name="Chat link: normal, own words, compact, bare">
        <p>
          <ChatLink /> <ChatLink message={sampleMessage}>Pedir orçamento</ChatLink>{' '}
          <ChatLink variant="compact">Consultar</ChatLink> <ChatLink variant="bare" />
        </p>
      </Specimen>
      <Specimen name="Contact that stays in view: bar or round button">
        {/* A transform keeps a fixed child inside. */}
        <div style={{ height: '6rem', transform: 'scale(1)' }}>
          <QuickContact message={sampleMessage} />
        </div>
      </Specimen>
      <Specimen name="Buttons: quiet, amber, amber with icon, compact">
        <p>
          <a className="button button-quiet" href="#conteudo">
            Ver Especificações
          </a>{' '}
          <button className="button button-amber" type="button">
            Buscar
          </button>{' '}
          <button className="button button-amber" type="button">
            <Icon name="search" />
            Buscar
          </button>{' '}
          <button className="button button-quiet button-compact" type="button">
            Ver Detalhes
          </button>
        </p>
      </Specimen>
      <Specimen name="Phone link: plain, as a button">
        <p>
          <PhoneLink number="1140028922" /> <PhoneLink number="1140028922" className="button button-quiet" />
        </p>
      </Specimen>
      <Specimen name="Search field: empty, filled">
        <input type="search" aria-label="Vazio" placeholder="Ex.: portão não fecha" />
        <input type="search" aria-label="Preenchido" defaultValue="portão não fecha" />
      </Specimen>
      <Specimen name="Opening hours">
        <OpeningHours />
      </Specimen>
      <Specimen name="Icons and logo mark">
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', fontSize: '1.5rem' }}>
          {keysOf(icons).map((name) => (
            <Icon key={name} name={name} />
          ))}
          <LogoMark />
        </p>
      </Specimen>
      <Specimen name="Headings, text and links">
        <h2>Seção de uma página</h2>
        <h3>Parte de uma seção</h3>
        <p>
          Um parágrafo com <a href="#conteudo">um link</a> e um preço,{' '}
          <span className="price">{samplePrice}</span>.
        </p>
      </Specimen>
      <SpecimenName>Footer</SpecimenName>
      <SiteFooter message={sampleMessage} />
    </>
  );
}
