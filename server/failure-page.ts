/** The page for a failure of ours: it needs nothing that could have failed too. */
import { hashSource } from './middleware/security-headers.ts';

const style = `:root{color-scheme:light dark;--ground:#f6f3ec;--ink:#1d2327}@media(prefers-color-scheme:dark){:root{--ground:#15191c;--ink:#f2eee5}}body{margin:0;border-top:.5rem solid #f5a800;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem;margin:0 auto;padding:4rem 1rem}h1{font-size:2rem;line-height:1.15}a{color:inherit}`;

const policy = `default-src 'none'; style-src ${hashSource(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const retryAfterSeconds = 10;

const texts = {
  500: {
    title: 'Algo deu errado do nosso lado',
    text: 'A página não pôde ser mostrada. Já ficou registrado para corrigirmos.',
  },
  503: {
    title: 'Voltamos em instantes',
    text: 'O site está sem acesso aos dados neste momento. Tente de novo em alguns segundos.',
  },
} as const;

/** @param requestId what to quote when asking for help; made by this server, so it needs no escaping */
export function failurePage(status: 500 | 503, requestId: string): Response {
  const { title, text } = texts[status];
  const html = `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Ir para o início</a></p><p><small>Código do atendimento: ${requestId}</small></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': policy,
      ...(status === 503 ? { 'Retry-After': String(retryAfterSeconds) } : {}),
    },
  });
}
