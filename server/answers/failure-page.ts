/** The error pages. They depend on nothing that may have failed as well. */
import { chatHref } from '#app/ui/chat-href.ts';
import { formatPhone } from '#app/ui/format.ts';
import { safetyRules } from '#content/safety-rules.ts';
import { openingHours, siteName } from '#content/site.ts';
import { hashSource } from './security-headers.ts';

/**
 * The look of the site with nothing to fetch: the colours and measures of app/styles, the slats below the dark band, and
 * whatever narrow face the device has for its headings.
 */
const style = [
  ':root{color-scheme:light dark;--ground:#f6f3ec;--ink:#1d2327;--muted:#525d64;--band:#1d2327}',
  '@media(prefers-color-scheme:dark){:root{--ground:#15191c;--ink:#f2eee5;--muted:#a9b3b8;--band:#39444b}}',
  'body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}',
  'header,section,footer{padding:1.25rem max(1rem,50% - 21rem)}',
  'header{padding-bottom:2rem;background:#1d2327;color:#f6f3ec;border-image:linear-gradient(to top,transparent .25rem,var(--band) 0 .4rem,transparent 0 .85rem,var(--band) 0 1.15rem,transparent 0 1.5rem,var(--band) 0 2rem,transparent 0) fill 0/0/0 0 2.25rem}',
  'section{padding-top:4.5rem}',
  'h1,h2,b,.button{font-family:"Avenir Next Condensed","Arial Narrow",sans-serif-condensed,system-ui,sans-serif;font-weight:700}',
  'b{display:flex;align-items:center;gap:.5rem;font-size:1.375rem;line-height:1}',
  'b::before{width:1.25rem;height:1.125rem;border:2px solid;border-bottom:0;background:linear-gradient(#0000 .25rem,#f5a800 0 .45rem,#0000 0 .6rem,#f6f3ec 0 .7rem,#0000 0 .9rem,#f6f3ec 0 1rem,#0000 0) center/.75rem 100% no-repeat;content:""}',
  'h1{margin:2.5rem 0 .75rem;font-size:clamp(2.125rem,6vw,3.25rem);line-height:1;text-wrap:balance}',
  'h2{margin:0;font-size:1.75rem;line-height:1.05}',
  'p{margin:.75rem 0 0;text-wrap:pretty}',
  'header p{font-size:1.25rem;line-height:1.5}',
  '.buttons{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;margin-top:1.25rem}',
  'a{color:inherit;text-underline-offset:.2em}',
  '.button{display:flex;flex:1 0 auto;align-items:center;justify-content:center;min-height:3.25rem;box-sizing:border-box;padding:.5rem 1.4rem;border:2px solid;border-radius:3px;font-size:1.3125rem;line-height:1.1;text-decoration:none}',
  '.again{border-color:#f5a800;background:#f5a800;color:#1d2327}',
  '.home{padding:.75rem 0}',
  '.chat{border-color:#0f8047;background:#0f8047;color:#fff}',
  ':focus-visible{outline:3px solid #f5a800;outline-offset:2px;box-shadow:0 0 0 2px #1d2327}',
  'footer{color:var(--muted)}',
  '@media(min-width:30em){.button{flex:none}}',
].join('');

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

/** Both numbers in national digits. */
export interface FailureContacts {
  phone: string;
  whatsapp: string;
}

/** The id of the request is shown for the visitor to quote to support. This server makes it, so it needs no escaping. */
export interface FailurePages {
  failure(status: 500 | 503, requestId: string): Response;
  /** For a page that had to wait too long for its turn to be rendered. */
  busy(requestId: string): Response;
}

/**
 * @param contacts shown to visitors whose gate does not open; null for a page that is written without knowing the
 * installation
 */
export function createFailurePages(contacts: FailureContacts | null): FailurePages {
  const help = contacts === null ? '' : helpSection(contacts);
  return {
    failure: (status, requestId) => plainPage(status, texts[status], help, requestId, retryAfterSeconds),
    busy: (requestId) => plainPage(503, texts.busy, help, requestId, busyRetryAfterSeconds),
  };
}

function helpSection({ phone, whatsapp }: FailureContacts): string {
  const { title, text } = safetyRules.accident;
  const chat = chatHref(whatsapp, 'Olá! O site não abriu e preciso de ajuda com o meu portão.');
  return `<section><h2>O portão parou?</h2><p>Fale direto com a gente. ${openingHours.text}.</p><p class="buttons"><a class="button chat" href="${chat}" target="_blank" rel="noopener noreferrer">Chamar no WhatsApp</a><a class="button" href="tel:${phone}">Ligar ${formatPhone(phone)}</a></p><p>${title} ${text}</p></section>`;
}

function plainPage(
  status: 500 | 503,
  { title, text }: { title: string; text: string },
  help: string,
  requestId: string,
  retryAfter: number,
): Response {
  // An empty address leads to the page that failed, so the button tries it again.
  const html = `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><header><b>${siteName}</b><h1>${title}</h1><p>${text}</p><p class="buttons"><a class="button again" href="">Tentar de novo</a><a class="home" href="/">Ir para o início</a></p></header>${help}</main><footer><small>Código do atendimento: ${requestId}</small></footer></body></html>`;
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
