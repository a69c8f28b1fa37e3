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
    }),
  ).toEqual({
    legalName: 'Portões Exemplo Ltda.',
    cnpj: '11.222.333/0001-81',
    address: { street: 'Rua das Oficinas, 120', city: 'Guarulhos', state: 'SP', postalCode: '07000-000' },
    isAddressGiven: true,
    position: null,
    dataContact: { name: 'Ana Exemplo', email: 'ana@example.com' },
  });
});

test('half an address, half a position and half a contact are refused', () => {
  expect(
    parseEnv({ COMPANY_CITY: 'Guarulhos', COMPANY_LATITUDE: '-23', DATA_CONTACT_NAME: 'Ana' }),
  ).toMatchObject({
    ok: false,
    failure: {
      message: [
        'The environment is not usable:',
        '  - COMPANY_STREET, COMPANY_CITY, COMPANY_STATE, COMPANY_POSTAL_CODE: give all of them or none',
        '  - COMPANY_LATITUDE, COMPANY_LONGITUDE: give all of them or none',
        '  - DATA_CONTACT_NAME, DATA_CONTACT_EMAIL: give all of them or none',
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
  ]);
  expect(missingCompanyData(parsedCompany({ ...address, COMPANY_NAME: 'Ana ME' }))).toEqual([
    'COMPANY_CNPJ',
    'COMPANY_LATITUDE',
    'COMPANY_LONGITUDE',
    'DATA_CONTACT_NAME',
    'DATA_CONTACT_EMAIL',
  ]);
});
