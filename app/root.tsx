import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useMatches } from 'react-router';
import { DocumentScripts, DocumentStyles } from './document-assets.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <DocumentStyles matches={matches} />
        <Links />
        <DocumentScripts matches={matches} />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
