import { NeedsJavaScript } from './needs-javascript.tsx';

/** A gate whose slats light up one after the other, shown while a screen waits for its session or its data. */
export function LoadingPanel() {
  return (
    <>
      <div className="mx-auto hidden max-w-page px-4 pt-10 pb-16 noscript:block">
        <h1 className="text-2xl md:text-3xl">Painel de Administração</h1>
        <NeedsJavaScript className="notice-box mt-6 max-w-prose" />
      </div>
      <div
        className="grid min-h-[50dvh] place-content-center justify-items-center gap-4 px-4 noscript:hidden"
        role="status"
      >
        <svg className="gate-spinner" viewBox="0 0 48 40" aria-hidden="true">
          <path d="M3 38V3h42v35" />
          <path className="slat" d="M9 11h30" />
          <path className="slat" d="M9 20h30" />
          <path className="slat" d="M9 29h30" />
        </svg>
        <p className="text-muted">Carregando painel administrativo...</p>
      </div>
    </>
  );
}
