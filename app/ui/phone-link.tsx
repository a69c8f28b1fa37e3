import type { ReactNode } from 'react';
import { formatPhone } from './format.ts';
import { usePing } from './page-code.tsx';

interface PhoneLinkProps {
  /** National number. The link's address keeps only its digits. */
  number: string;
  className?: string;
  children?: ReactNode;
}

export function PhoneLink({ number, className, children }: PhoneLinkProps) {
  const digits = number.replace(/\D/g, '');
  return (
    <a href={`tel:${digits}`} {...usePing('telefone')} className={className}>
      {children ?? formatPhone(digits)}
    </a>
  );
}
