/** The content security policy of every kind of answer, judged by Google's evaluator. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { publicKey, startServer } from '#tests/http/support/start-server.ts';

/** The evaluator warns of `'self'`, because a site may serve uploads or JSONP. This one serves the files of its build. */
const accepted = new Set([Type.SCRIPT_ALLOWLIST_BYPASS]);

const targets: Readonly<Record<string, { target: string; method?: string }>> = {
  home: { target: '/' },
  'page with an island': { target: '/cidades/moema' },
  'missing page': { target: '/nada/aqui' },
  administrator: { target: '/admin/login' },
  'site map': { target: '/sitemap.xml' },
  file: { target: '/favicon.svg' },
  'social card': { target: '/social/motores.png' },
  redirect: { target: '/nada' },
  'wrong method': { target: '/', method: 'POST' },
  health: { target: '/healthz' },
  API: { target: '/rest/v1/generated_pages' },
  'malformed request': { target: '/admin/a\\b' },
};

function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

test('the evaluator finds what is wrong with a bad policy', () => {
  const worst = findings("script-src 'self' 'unsafe-inline' https:").map(({ severity }) => severity);
  expect(worst).toContain(Severity.HIGH);
});

test('no policy has a serious finding, or one that we have not accepted', async () => {
  const { send } = await startServer();
  for (const [kind, { target, method = 'GET' }] of Object.entries(targets)) {
    const { headers } = await send(target, { method, headers: { apikey: publicKey } });
    const found = findings(String(headers['content-security-policy']));
    expect(
      found.filter(({ severity }) => severity <= Severity.MEDIUM),
      kind,
    ).toEqual([]);
    expect(
      found.filter(({ type }) => !accepted.has(type)),
      kind,
    ).toEqual([]);
  }
});

test('the failure page has no finding either', async () => {
  const { send } = await startServer({ screens: () => Promise.reject(new Error('on purpose')) });
  const { status, headers } = await send('/');
  expect(status).toBe(500);
  expect(
    findings(String(headers['content-security-policy'])).filter(({ type }) => !accepted.has(type)),
  ).toEqual([]);
});
