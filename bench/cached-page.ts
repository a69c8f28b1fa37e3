/** Compares a cache hit with a bare `node:http` server that sends the same bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, load } from './load.ts';
import { startSite } from './start-site.ts';
import { median } from './statistics.ts';
import { milliseconds, printTable, times, whole } from './table.ts';

const rounds = 12;
const secondsPerRound = 1;
/** Long enough for V8 to optimise both. */
const warmUpSeconds = 3;
const path = '/';

export async function measureCachedPage(): Promise<void> {
  const site = await startSite();
  const bare = await startBareServer(await answerOf(site.port));
  const loads = { bare: [] as Load[], site: [] as Load[] };
  await load(bare.port, path, warmUpSeconds);
  await load(site.port, path, warmUpSeconds);
  // Alternating, so that other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    loads.bare.push(await load(bare.port, path, secondsPerRound));
    loads.site.push(await load(site.port, path, secondsPerRound));
  }
  const memory = site.residentMegabytes();
  bare.stop();
  await site.stop();

  // The median of one ratio per pair of rounds, so that a single slow second does not affect the result.
  const ratio = (name: keyof Load) =>
    times(median(loads.site.map((load, round) => load[name] / (loads.bare[round]?.[name] ?? Number.NaN))));
  const figure = (list: Load[], name: keyof Load) => median(list.map((load) => load[name]));
  const row = (label: string, list: Load[]) => [
    label,
    whole(figure(list, 'perSecond')),
    milliseconds(figure(list, 'p50')),
    milliseconds(figure(list, 'p99')),
  ];
  printTable(
    ['cached home page', 'requests/s', 'p50', 'p99'],
    [
      row('bare node:http', loads.bare),
      row('this server', loads.site),
      ['ratio', ratio('perSecond'), ratio('p50'), ratio('p99')],
    ],
  );
  console.log(`Memory of the process afterwards: ${whole(memory.now)} MB`);
}

/** The compressed page with its headers. */
async function answerOf(port: number): Promise<{ headers: Record<string, string>; body: string }> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const outgoing = request({ host: '127.0.0.1', port, path, headers }).end();
  const [incoming] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keepAlive,
    ...fixedHeaders
  } = incoming.headers;
  return { headers: fixedHeaders, body: Buffer.concat(chunks).toString('base64') };
}

async function startBareServer(answer: object): Promise<{ port: number; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const child = spawn(process.execPath, ['bench/bare-server.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    port: Number(line),
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
