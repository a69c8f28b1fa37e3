/** Lists of redirects through the official client: first tried, then saved. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

describe.each(engines)('import_redirects on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const run = async (csv: string, dry_run: boolean) => {
    const { data, error } = await server.administrator.rpc('import_redirects', { csv, dry_run });
    if (error) throw error;
    return data as { line: number; verdict: string; reason: string | null }[];
  };
  const saved = async () => {
    const { data } = await server.administrator.from('redirects').select('from_path,to_path,status');
    return data ?? [];
  };

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    onTestFinished(async () => {
      await server.close();
      await database.close();
      expect(server.reported).toEqual([]);
    });
  });

  test.for([
    ['lists with semicolons and a header', 'de;para;código\r\n/a;/b\r\n/b;/cidades/moema;302\r\n'],
    ['lists with commas and no header', '/a,/b\n/b,"/cidades/moema",302'],
    ['lists with a byte order mark', '\uFEFFfrom_path,to_path\n/a,/b\n/b,/cidades/moema,302\n'],
  ])('%s are understood, and a trial changes nothing', async ([, csv = '']) => {
    const trial = await run(csv, true);
    expect(trial.map(({ verdict }) => verdict)).toEqual(['nova', 'nova']);
    expect(await saved()).toEqual([]);
    expect(await run(csv, false)).toEqual(trial);
    expect(await saved()).toEqual([
      { from_path: '/a', to_path: '/cidades/moema', status: 301 },
      { from_path: '/b', to_path: '/cidades/moema', status: 302 },
    ]);
    expect((await run(csv, false)).map(({ verdict }) => verdict)).toEqual(['igual', 'igual']);
  });

  test('each line gets a verdict with its reason, and the bad lines do not block the good ones', async () => {
    await run('/muda,/cidades/moema', false);
    const lines = await run(
      [
        'de,para,codigo',
        '/nova,/motores/motor-ppa-home',
        '/muda,/motores/motor-ppa-home',
        '/,/cidades/moema',
        '/circulo-a,/circulo-b',
        '/circulo-b,/circulo-a',
        '/perdida,/nenhum-lugar',
        '/nova,/cidades/moema',
        '/sumiu,,410',
        '/x,/cidades/moema,999',
        '"/aspas"x,/cidades/moema',
      ].join('\n'),
      false,
    );
    expect(lines).toEqual([
      { line: 2, verdict: 'nova', reason: null },
      { line: 3, verdict: 'muda', reason: 'Hoje leva a /cidades/moema, com o código 301.' },
      { line: 4, verdict: 'recusada', reason: '/ é do próprio sistema e não pode ser redirecionado.' },
      {
        line: 5,
        verdict: 'recusada',
        reason: 'Esta regra andaria em círculo: /circulo-a → /circulo-b → /circulo-a.',
      },
      {
        line: 6,
        verdict: 'recusada',
        reason: 'Esta regra andaria em círculo: /circulo-a → /circulo-b → /circulo-a.',
      },
      { line: 7, verdict: 'recusada', reason: 'Não há página em /nenhum-lugar.' },
      { line: 8, verdict: 'recusada', reason: '/nova aparece mais de uma vez. Vale a primeira.' },
      { line: 9, verdict: 'nova', reason: null },
      { line: 10, verdict: 'recusada', reason: 'O código é um destes: 301, 302, 410.' },
      { line: 11, verdict: 'recusada', reason: 'Há aspas no lugar errado nesta linha.' },
    ]);
    expect((await saved()).map(({ from_path }) => from_path)).toEqual(['/muda', '/nova', '/sumiu']);
  });

  test('ten thousand lines are accepted in one call, and one more is refused', async () => {
    const line = (number: number) =>
      `/velho-${number};${number % 2 === 0 ? '/cidades/moema' : `/velho-${number - 1}`}`;
    const csv = Array.from({ length: 10_000 }, (_, index) => line(index)).join('\n');
    const began = performance.now();
    const verdicts = await run(csv, false);
    // Printed for comparing machines; no test asserts a time.
    process.stdout.write(
      `import_redirects, 10,000 lines on ${engine.name}: ${Math.round(performance.now() - began)} ms\n`,
    );
    expect(verdicts.filter(({ verdict }) => verdict === 'nova')).toHaveLength(10_000);
    const { count } = await server.administrator
      .from('redirects')
      .select('*', { count: 'exact', head: true })
      .eq('to_path', '/cidades/moema');
    expect(count).toBe(10_000);
    const { error } = await server.administrator.rpc('import_redirects', {
      csv: `${csv}\n/um-a-mais;/cidades/moema`,
      dry_run: true,
    });
    expect(error).toMatchObject({ code: 'P0001', details: 'too_many_lines' });
  });

  test('a list with an unclosed quote is refused as a whole', async () => {
    const { error } = await server.administrator.rpc('import_redirects', {
      csv: '/a,/cidades/moema\n"/b,/cidades/moema',
      dry_run: false,
    });
    expect(error).toMatchObject({ code: 'P0001', details: 'unreadable' });
    expect(await saved()).toEqual([]);
  });
});
