import type { ReactNode, Ref } from 'react';

interface SecurityCardProps {
  id: string;
  title: string;
  /** As wide as the screen, where the other cards are next to each other. */
  isWide?: boolean;
  /** Focused when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function SecurityCard({ id, title, isWide = false, headingRef, children }: SecurityCardProps) {
  return (
    <section className={`card min-w-0 ${isWide ? 'lg:col-span-2' : ''}`} aria-labelledby={id}>
      <header className="card-head">
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <div className="grid gap-4 px-5 pt-8 pb-6">{children}</div>
    </section>
  );
}
