/** The company responsible for the site, as the owner has configured it. */

export interface Company {
  /** As registered, such as `Portões Exemplo Ltda.`; null if not configured. */
  legalName: string | null;
  /** Formatted, such as `12.345.678/0001-95`; null if not configured. */
  cnpj: string | null;
  address: PostalAddress;
  /** False while `address` is the default of content/site.ts, which only structured data shows. */
  isAddressGiven: boolean;
  /** Degrees; null if the position of the address is not configured. */
  position: { latitude: number; longitude: number } | null;
  /** Who answers questions about personal data; null if not configured. */
  dataContact: { name: string; email: string } | null;
  /** Whose computers the site runs on; null if not configured. */
  dataHost: Provider | null;
  /** Who keeps the e-mails of customers; null if not configured. */
  dataMail: Provider | null;
}

/** A company that works for the owner, and the country in which it keeps the data. */
export interface Provider {
  name: string;
  country: string;
}

export interface PostalAddress {
  /** Street and number, or only the district. */
  street: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Formatted, such as `01001-000`. */
  postalCode: string;
}

/** `Rua das Oficinas, 120, Guarulhos - SP, 07000-000` */
export function addressLine({ street, city, state, postalCode }: PostalAddress): string {
  return `${street}, ${city} - ${state}, ${postalCode}`;
}
