/** The identity of a site, for the parts page and for tests of parts that show it. */
import type { SiteIdentity } from '../context.ts';

/** A site whose owner has configured nothing about the company, so the address is only a default. */
export const sampleSite: SiteIdentity = {
  url: 'https://example.com',
  phones: ['11900000001', '11900000002', '1120000003'],
  whatsapp: '11900000001',
  company: {
    legalName: null,
    cnpj: null,
    address: { street: 'Centro', city: 'São Paulo', state: 'SP', postalCode: '01001-000' },
    isAddressGiven: false,
    position: { latitude: -23.5505, longitude: -46.6333 },
    dataContact: null,
    dataHost: null,
    dataMail: null,
  },
};

/** A company whose owner has configured everything but the position of its address. */
export const sampleCompany: SiteIdentity['company'] = {
  legalName: 'Portões Exemplo Ltda.',
  cnpj: '11.222.333/0001-81',
  address: { street: 'Rua das Oficinas, 120', city: 'Guarulhos', state: 'SP', postalCode: '07000-000' },
  isAddressGiven: true,
  position: null,
  dataContact: { name: 'Ana Exemplo', email: 'privacidade@example.com' },
  dataHost: { name: 'Nuvem Exemplo', country: 'Brasil' },
  dataMail: { name: 'Correio Exemplo', country: 'Irlanda' },
};
