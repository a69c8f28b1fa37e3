/** An owner's company in the variables of the environment, invented: its pages show everything that can be configured. */
export const sampleCompany = {
  COMPANY_NAME: 'Portões Exemplo Ltda.',
  COMPANY_CNPJ: '11.222.333/0001-81',
  COMPANY_STREET: 'Rua das Oficinas, 120',
  COMPANY_CITY: 'Guarulhos',
  COMPANY_STATE: 'SP',
  COMPANY_POSTAL_CODE: '07000-000',
  DATA_CONTACT_NAME: 'Ana Exemplo',
  DATA_CONTACT_EMAIL: 'privacidade@example.com',
  DATA_HOST_NAME: 'Nuvem Exemplo',
  DATA_HOST_COUNTRY: 'Brasil',
  DATA_MAIL_NAME: 'Correio Exemplo',
  DATA_MAIL_COUNTRY: 'Irlanda',
} as const;
