import type { ReactNode } from 'react';
import { formatPhone } from './format.ts';

interface PhoneLinkProps {
  /** National number; anything but digits is dropped from the address. */
  number: string;
  className?: string;
  children?: ReactNode;
}

export function PhoneLink({ number, className, children }: PhoneLinkProps) {
  const digits = number.replace(/\D/g, '');
  return (
    <a href={`tel:${digits}`} className={className}>
      {children ?? formatPhone(digits)}
    </a>
  );
}
