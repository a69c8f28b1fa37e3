import { expect, test } from 'vitest';
import { missingCompanyData } from './company-variables.ts';
import { parseEnv } from './env.ts';

const address = {
  COMPANY_STREET: 'Rua das Oficinas, 120',
  COMPANY_CITY: 'Guarulhos',
  COMPANY_STATE: 'SP',
  COMPANY_POSTAL_CODE: '07000000',
};

function parsedCompany(source: Record<string, string>) {
  const result = parseEnv(source);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.company;
}

test('the variables give the company data in their official form', () => {
  expect(
    parsedCompany({
      ...address,
      COMPANY_NAME: ' Portões Exemplo Ltda. ',
      COMPANY_CNPJ: '11222333000181',
      DATA_CONTACT_NAME: 'Ana Exemplo',
      DATA_CONTACT_EMAIL: 'ana@example.com',
      DATA_HOST_NAME: 'Nuvem Exemplo',
      DATA_HOST_COUNTRY: 'Brasil',
      DATA_MAIL_NAME: 'Correio Exemplo',
      DATA_MAIL_COUNTRY: 'Irlanda',
    }),
  ).toEqual({
    legalName: 'Portões Exemplo Ltda.',
    cnpj: '11.222.333/0001-81',
    address: { street: 'Rua das Oficinas, 120', city: 'Guarulhos', state: 'SP', postalCode: '07000-000' },
    isAddressGiven: true,
    position: null,
    dataContact: { name: 'Ana Exemplo', email: 'ana@example.com' },
    dataHost: { name: 'Nuvem Exemplo', country: 'Brasil' },
    dataMail: { name: 'Correio Exemplo', country: 'Irlanda' },
  });
});

test('half an address, a position, a contact, a host or an e-mail provider of which only a part is given is refused', () => {
  expect(
    parseEnv({
      COMPANY_CITY: 'Guarulhos',
      COMPANY_LATITUDE: '-23',
      DATA_CONTACT_NAME: 'Ana',
      DATA_HOST_NAME: 'Nuvem',
      DATA_MAIL_COUNTRY: 'Irlanda',
    }),
  ).toMatchObject({
    ok: false,
    failure: {
      message: [
        'The environment is not usable:',
        '  - COMPANY_STREET, COMPANY_CITY, COMPANY_STATE, COMPANY_POSTAL_CODE: give all of them or none',
        '  - COMPANY_LATITUDE, COMPANY_LONGITUDE: give all of them or none',
        '  - DATA_CONTACT_NAME, DATA_CONTACT_EMAIL: give all of them or none',
        '  - DATA_HOST_NAME, DATA_HOST_COUNTRY: give all of them or none',
        '  - DATA_MAIL_NAME, DATA_MAIL_COUNTRY: give all of them or none',
      ].join('\n'),
    },
  });
});

test('missing data and remaining defaults are listed by their variables', () => {
  expect(missingCompanyData(parsedCompany({}))).toEqual([
    'COMPANY_NAME',
    'COMPANY_CNPJ',
    'COMPANY_STREET',
    'COMPANY_CITY',
    'COMPANY_STATE',
    'COMPANY_POSTAL_CODE',
    'COMPANY_LATITUDE',
    'COMPANY_LONGITUDE',
    'DATA_CONTACT_NAME',
    'DATA_CONTACT_EMAIL',
    'DATA_HOST_NAME',
    'DATA_HOST_COUNTRY',
    'DATA_MAIL_NAME',
    'DATA_MAIL_COUNTRY',
  ]);
  expect(missingCompanyData(parsedCompany({ ...address, COMPANY_NAME: 'Ana ME' }))).toEqual([
    'COMPANY_CNPJ',
    'COMPANY_LATITUDE',
    'COMPANY_LONGITUDE',
    'DATA_CONTACT_NAME',
    'DATA_CONTACT_EMAIL',
    'DATA_HOST_NAME',
    'DATA_HOST_COUNTRY',
    'DATA_MAIL_NAME',
    'DATA_MAIL_COUNTRY',
  ]);
});
