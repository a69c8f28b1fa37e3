/** One part in one state, below its name. */
import type { ReactNode } from 'react';

interface SpecimenProps {
  /** The name of the part, and of the state if it has several. */
  name: string;
  children: ReactNode;
}

export function Specimen({ name, children }: SpecimenProps) {
  return (
    <>
      <SpecimenName>{name}</SpecimenName>
      <div style={{ padding: '0 1rem' }}>{children}</div>
    </>
  );
}

/** For parts that must not have a wrapper, because their style sheets depend on their position. */
export function SpecimenName({ children }: { children: string }) {
  return (
    <p
      style={{
        maxWidth: 'none',
        margin: '2rem 0 1rem',
        padding: '0.25rem 1rem',
        borderTop: '1px dashed',
        font: '500 1rem/1.4 var(--font-heading)',
      }}
    >
      {children}
    </p>
  );
}
