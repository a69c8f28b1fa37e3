/**
 * Who is behind the site: registered name, CNPJ and address, as far as they are configured. Renders nothing if none of
 * them is.
 */
import { addressLine } from '#domain/company/company.ts';
import { useSiteIdentity } from './site-identity.tsx';

export function CompanyDetails() {
  const { legalName, cnpj, address, isAddressGiven } = useSiteIdentity().company;
  const lines = [
    legalName,
    cnpj === null ? null : `CNPJ ${cnpj}`,
    isAddressGiven ? addressLine(address) : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <address className="company-details">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
