import type { ReactNode, Ref } from 'react';

interface SecurityCardProps {
  id: string;
  title: string;
  /** Focused when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function SecurityCard({ id, title, headingRef, children }: SecurityCardProps) {
  return (
    <section className="card min-w-0" aria-labelledby={id}>
      <header className="card-head">
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <div className="grid gap-4 px-5 pt-8 pb-6">{children}</div>
    </section>
  );
}
