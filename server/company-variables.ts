/** The variables about the company, as part of the environment (server/env.ts). */
import { z } from 'zod';
import { address as defaultAddress } from '#content/site.ts';
import { parseCnpj } from '#domain/company/cnpj.ts';
import type { Company, Provider } from '#domain/company/company.ts';
import { numberText } from './number-text.ts';

const degrees = (limit: number) =>
  numberText('must be a number of degrees').pipe(z.coerce.number<string>().min(-limit).max(limit)).optional();

const providerName = z.string().trim().min(2).max(60).optional();
const providerCountry = z.string().trim().min(2).max(40).optional();

export const companyVariables = z.object({
  COMPANY_NAME: z.string().trim().min(2).max(120).optional(),
  COMPANY_CNPJ: z
    .string()
    .transform(parseCnpj)
    .refine((cnpj) => cnpj !== null, 'must be a CNPJ with right check digits')
    .optional(),
  COMPANY_STREET: z.string().trim().min(3).max(120).optional(),
  COMPANY_CITY: z.string().trim().min(2).max(60).optional(),
  COMPANY_STATE: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters')
    .optional(),
  COMPANY_POSTAL_CODE: z
    .string()
    .regex(/^\d{5}-?\d{3}$/, 'must be a CEP with 8 digits')
    .transform((code) => code.replace(/^(\d{5})-?/, '$1-'))
    .optional(),
  COMPANY_LATITUDE: degrees(90),
  COMPANY_LONGITUDE: degrees(180),
  DATA_CONTACT_NAME: z.string().trim().min(2).max(120).optional(),
  DATA_CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  DATA_HOST_NAME: providerName,
  DATA_HOST_COUNTRY: providerCountry,
  DATA_MAIL_NAME: providerName,
  DATA_MAIL_COUNTRY: providerCountry,
});

type Given = z.infer<typeof companyVariables>;

const addressNames = ['COMPANY_STREET', 'COMPANY_CITY', 'COMPANY_STATE', 'COMPANY_POSTAL_CODE'] as const;
const positionNames = ['COMPANY_LATITUDE', 'COMPANY_LONGITUDE'] as const;
const contactNames = ['DATA_CONTACT_NAME', 'DATA_CONTACT_EMAIL'] as const;
const hostNames = ['DATA_HOST_NAME', 'DATA_HOST_COUNTRY'] as const;
const mailNames = ['DATA_MAIL_NAME', 'DATA_MAIL_COUNTRY'] as const;

/**
 * Checks the variables that only make sense together.
 * @param given the raw values
 * @returns a complaint for each group of which only some are given
 */
export function companyProblems(given: Record<string, string | undefined>): string[] {
  return [addressNames, positionNames, contactNames, hostNames, mailNames]
    .filter((names) => new Set(names.map((name) => given[name] === undefined)).size > 1)
    .map((names) => `${names.join(', ')}: give all of them or none`);
}

export function companyOf(given: Given): Company {
  const { COMPANY_STREET: street, COMPANY_CITY: city } = given;
  const { COMPANY_STATE: state, COMPANY_POSTAL_CODE: postalCode } = given;
  const { DATA_CONTACT_NAME: name, DATA_CONTACT_EMAIL: email } = given;
  const { COMPANY_LATITUDE: latitude, COMPANY_LONGITUDE: longitude } = given;
  const isAddressGiven = street !== undefined;
  const defaultPosition = isAddressGiven
    ? null
    : { latitude: defaultAddress.latitude, longitude: defaultAddress.longitude };
  return {
    legalName: given.COMPANY_NAME ?? null,
    cnpj: given.COMPANY_CNPJ ?? null,
    address: {
      street: street ?? defaultAddress.district,
      city: city ?? defaultAddress.city,
      state: state ?? defaultAddress.state,
      postalCode: postalCode ?? defaultAddress.postalCode,
    },
    isAddressGiven,
    position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : defaultPosition,
    dataContact: name === undefined || email === undefined ? null : { name, email },
    dataHost: providerOf(given.DATA_HOST_NAME, given.DATA_HOST_COUNTRY),
    dataMail: providerOf(given.DATA_MAIL_NAME, given.DATA_MAIL_COUNTRY),
  };
}

function providerOf(name: string | undefined, country: string | undefined): Provider | null {
  return name === undefined || country === undefined ? null : { name, country };
}

/** What an operator should still configure, for the command `check`. */
export function missingCompanyData({
  legalName,
  cnpj,
  isAddressGiven,
  position,
  dataContact,
  dataHost,
  dataMail,
}: Company): string[] {
  return [
    legalName === null ? 'COMPANY_NAME' : [],
    cnpj === null ? 'COMPANY_CNPJ' : [],
    isAddressGiven ? [] : addressNames,
    position !== null && isAddressGiven ? [] : positionNames,
    dataContact === null ? contactNames : [],
    dataHost === null ? hostNames : [],
    dataMail === null ? mailNames : [],
  ].flat();
}
