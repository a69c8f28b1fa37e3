/** Posts to the addresses that count contacts, as browsers and forgers send them. */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { mulberry32, pick } from '#domain/generator/random.ts';
import { newPageCode } from '#domain/leads/page-code.ts';
import { slots } from '#domain/leads/slots.ts';
import { ask, type Outcome } from '../../harness/ask.ts';
import { isAnswered } from '../../harness/kept-connection.ts';

export interface Click {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const paths = ['/', '/motores', '/cidades/moema', '/garantia', '/topicos/motor-de-portao'];
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function codesOf(origin: string): Promise<string[]> {
  const codes: string[] = [];
  for (const path of paths) {
    const outcome = await ask(origin, path);
    const html = outcome.kind === 'answered' ? outcome.body.toString() : '';
    const code = / data-page="([^"]+)"/.exec(html)?.[1];
    if (code === undefined) throw new Error(`${path} names no code`);
    codes.push(code);
  }
  return codes;
}

function headersOf(origin: string, number: number): Record<string, string> {
  return {
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
    'User-Agent': phone,
    'X-Forwarded-For': `10.${number % 200}.${Math.floor(number / 200) % 250}.7`,
  };
}

/** @returns every address that counts on these pages, and the clicks of one visitor after another */
export async function clicksOf(origin: string): Promise<{ addresses: string[]; next(): Click }> {
  const codes = await codesOf(origin);
  const addresses = codes.flatMap((code) => [`/v/${code}`, ...slots.map((slot) => `/c/${code}/${slot}`)]);
  let made = 0;
  return {
    addresses,
    next() {
      made += 1;
      return { path: addresses[made % addresses.length] ?? '', headers: headersOf(origin, made) };
    },
  };
}

/** @returns a function that yields posts with something wrong: the page, the slot, or the site that they claim to come from */
export async function forgedClicks(origin: string): Promise<() => Click> {
  const codes = await codesOf(origin);
  const random = mulberry32(7);
  let made = 0;
  const unknownCode = (): string => {
    const code = newPageCode(pick([3, 4, 5, 6], random), random);
    return codes.includes(code) ? unknownCode() : code;
  };
  const oddCode = () =>
    pick(['ZZZ', '%00', '..%2F', 'a'.repeat(300), '-1', '%27--', '__proto__', 'null'], random);
  const target = (code: string, slot: string = pick(slots, random)) =>
    random() < 0.5 ? `/v/${code}` : `/c/${code}/${slot}`;
  const elsewhere: Record<string, string>[] = [
    { Origin: 'https://other.example' },
    { Origin: 'null' },
    { Origin: '' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: `${origin}.example` },
  ];
  return () => {
    made += 1;
    const headers = headersOf(origin, made);
    const code = pick(codes, random);
    const kinds: (() => Click)[] = [
      () => ({ path: target(unknownCode()), headers }),
      () => ({ path: target(oddCode()), headers }),
      () => ({
        path: `/c/${code}/${pick(['capa', 'TOPO', '%00', 'topo%20', 'constructor'], random)}`,
        headers,
      }),
      () => ({ path: target(code), headers: { ...headers, ...pick(elsewhere, random) } }),
      () => ({
        path: target(unknownCode()),
        headers,
        body: pick(['!', 'www.google.com', '{"page_key":"/"}'], random),
      }),
    ];
    return pick(kinds, random)();
  };
}

const atOnce = 16;

/** Sends `total` clicks, as fast as they are answered or at a steady rate. */
export async function sendClicks(
  origin: string,
  next: () => Click,
  total: number,
  { perSecond, onAnswer }: { perSecond?: number; onAnswer?: () => void } = {},
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcomes: Outcome[] = [];
  const startedAt = performance.now();
  let sent = 0;
  async function visitor(): Promise<void> {
    while (sent < total) {
      const dueAt = perSecond === undefined ? 0 : startedAt + (sent * 1000) / perSecond;
      sent += 1;
      await delay(Math.max(0, dueAt - performance.now()));
      const { path, ...options } = next();
      const outcome = await ask(origin, path, { ...options, method: 'POST', agent });
      outcomes.push(outcome);
      if (isAnswered(outcome)) onAnswer?.();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return outcomes;
}
