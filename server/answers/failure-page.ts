/** The error pages. They depend on nothing that may have failed as well. */
import { formatPhone } from '#app/ui/format.ts';
import { hashSource } from './security-headers.ts';

const style = `:root{color-scheme:light dark;--ground:#f6f3ec;--ink:#1d2327}@media(prefers-color-scheme:dark){:root{--ground:#15191c;--ink:#f2eee5}}body{margin:0;border-top:.5rem solid #f5a800;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem;margin:0 auto;padding:4rem 1rem}h1{font-size:2rem;line-height:1.15}a{color:inherit}`;

const policy = `default-src 'none'; style-src ${hashSource(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export const retryAfterSeconds = 10;

/** A queue of pages clears faster than an outage. */
const busyRetryAfterSeconds = 2;

const texts = {
  500: {
    title: 'Algo deu errado do nosso lado',
    text: 'A página não pôde ser mostrada. Já ficou registrado para corrigirmos.',
  },
  503: {
    title: 'Voltamos em instantes',
    text: 'O site está sem acesso aos dados neste momento. Tente de novo em alguns segundos.',
  },
  busy: {
    title: 'Muitas visitas ao mesmo tempo',
    text: 'O site está mais cheio do que de costume. Espere um instante e tente de novo.',
  },
} as const;

/** The id of the request is shown for the visitor to quote to support. This server makes it, so it needs no escaping. */
export interface FailurePages {
  failure(status: 500 | 503, requestId: string): Response;
  /** For a page that had to wait too long for its turn to be rendered. */
  busy(requestId: string): Response;
}

/**
 * @param phone national digits, for whoever stands before a gate that does not open; null for a page that is written
 * without knowing the installation
 */
export function createFailurePages(phone: string | null): FailurePages {
  return {
    failure: (status, requestId) => plainPage(status, texts[status], phone, requestId, retryAfterSeconds),
    busy: (requestId) => plainPage(503, texts.busy, phone, requestId, busyRetryAfterSeconds),
  };
}

function plainPage(
  status: 500 | 503,
  { title, text }: { title: string; text: string },
  phone: string | null,
  requestId: string,
  retryAfter: number,
): Response {
  const call =
    phone === null
      ? ''
      : `<p>Portão parado? Ligue <a href="tel:${phone}"><strong>${formatPhone(phone)}</strong></a>.</p>`;
  const html = `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${call}<p><a href="/">Ir para o início</a></p><p><small>Código do atendimento: ${requestId}</small></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': policy,
      ...(status === 503 ? { 'Retry-After': String(retryAfter) } : {}),
    },
  });
}
