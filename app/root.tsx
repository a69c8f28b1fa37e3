import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useMatches } from 'react-router';
import { DocumentScripts, DocumentStyles } from './document-assets.tsx';
import { FailureNotice } from './sections/failure-notice.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#1d2327" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
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

/** Shown when a loader or a screen fails. The server has logged the error; the visitor gets a link to the home page. */
export function ErrorBoundary() {
  return <FailureNotice />;
}
