/**
 * Names the owner's company, data contact, host and e-mail provider in a legal text, at `<!-- owner: company -->` and the
 * like. A text reads well without them, because the owner may have configured none of them.
 */
import type { Company, Provider } from '#domain/company/company.ts';
import { escapeXml } from '#domain/escape-xml.ts';

type Owner = Pick<Company, 'legalName' | 'dataContact' | 'dataHost' | 'dataMail'>;

const passages: Readonly<Record<string, (owner: Owner) => string>> = {
  company: ({ legalName }) => (legalName === null ? '' : ` (${escapeXml(legalName)})`),
  contact: ({ dataContact }) =>
    dataContact === null ? '' : ` Aqui é ${escapeXml(dataContact.name)}: ${mailLink(dataContact.email)}.`,
  email: ({ dataContact }) =>
    dataContact === null ? ' ' : `, pelo e\u2011mail ${mailLink(dataContact.email)} `,
  host: ({ dataHost }) => providerName(dataHost),
  mail: ({ dataMail }) => providerName(dataMail),
};

/** @throws if the text names a passage that does not exist */
export function withOwner(html: string, owner: Owner): string {
  return html.replace(/<!-- owner: (\w+) -->/g, (_, name: string) => {
    const passage = passages[name];
    if (passage === undefined) throw new Error(`The owner has no '${name}'`);
    return passage(owner);
  });
}

function providerName(provider: Provider | null): string {
  return provider === null
    ? 'Se perguntar, dizemos qual é e em que país fica'
    : `Hoje é ${escapeXml(provider.name)} (${escapeXml(provider.country)})`;
}

function mailLink(email: string): string {
  const address = escapeXml(email);
  // In a narrow column, the address breaks before its domain.
  return `<a href="mailto:${address}">${address.replace('@', '@<wbr>')}</a>`;
}
