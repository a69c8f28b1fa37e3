/** The business as it presents itself (SPEC.md sections 2, 3 and 9). Phone numbers come from configuration. */

export const siteName = 'Motor de Portão PPA';
export const siteTitleSuffix = `${siteName} - Kit Completo Instalado`;

export const openingHours = {
  text: 'Segunda a sexta 8h às 18h, sábado 8h às 14h',
  schedule: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:00', closes: '14:00' },
  ],
} as const;

/** Sample data: SPEC.md names the fields, the owner fills in his own. */
export const address = {
  sample: true,
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01001-000',
  country: 'BR',
  latitude: -23.5505,
  longitude: -46.6333,
} as const;

export const servedCities = ['São Paulo', 'Guarulhos', 'Osasco'] as const;

export const claims = {
  customers: '+10.000 clientes',
  top: 'TOP #1',
  sinceYear: 1999,
} as const;

/** For whoever cannot wait for the opening hours. */
export const nightService = {
  name: 'assistência 24 horas',
  condition: 'conforme a disponibilidade',
} as const;
