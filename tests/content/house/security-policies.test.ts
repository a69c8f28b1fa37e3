/** The figures of docs/security/policies.md are those of the code, as far as the code exports them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditDays } from '#domain/auth/audit/audit-log.ts';
import { accessTokenSeconds } from '#domain/auth/keys/token-life.ts';
import { passwordLength } from '#domain/auth/passwords/password-rules.ts';
import { openSessionBounds } from '#domain/auth/sessions/session-end.ts';
import { maxPagesAtOnce } from '#domain/pages/publish-pages.ts';
import { requestLimits } from '#server/process/request-limits.ts';
import { callLimits, usualLimits } from '#server/rest-api/costly-reads.ts';
import type { Permission } from '#server/rest-api/permission.ts';
import { registry } from '#server/rest-api/registry.ts';
import type { RestTable } from '#server/rest-api/rest-table.ts';
import { generatedPages } from '#server/rest-api/tables/generated-pages.ts';
import { drawMs, maxWaiting } from '#server/social-cards/card-drawer.ts';

const policies = readFileSync('docs/security/policies.md', 'utf8');
const dayMs = 24 * 60 * 60 * 1000;

test('the policies name the figures of the code', () => {
  const at = new Date('2026-11-22T12:00:00Z');
  const { createdSince, refreshedSince } = openSessionBounds(at);
  const daysUntil = (time: string) => (at.getTime() - Date.parse(time)) / dayMs;
  const { connections, headMs, bodyMs, answerMs } = requestLimits;
  const sentences = [
    `${passwordLength.min} to ${passwordLength.max} characters`,
    `| access token | ${accessTokenSeconds / 3600} hour |`,
    `| session without use | ends after ${daysUntil(refreshedSince)} days |`,
    `| any session | ends ${daysUntil(createdSince)} days after its sign-in |`,
    `events are deleted after ${auditDays} days`,
    `| pages in one insert; rows in one read | ${maxPagesAtOnce}; ${generatedPages.maxRowsPerRead} |`,
    `| open connections of a process; seconds for a head; for a body | ${connections}; ${headMs / 1000}; ${bodyMs / 1000} |`,
    `| seconds a read waits for the server; a write | ${answerMs.read / 1000}; ${answerMs.write / 1000} |`,
    `| one at a time for each session, ${usualLimits.atOnce} in all, ${usualLimits.maxReadMs / 1000} seconds, `,
    `| one at a time for each session, ${callLimits(usualLimits).atOnce} in all, ${callLimits(usualLimits).maxReadMs / 1000} seconds; texts`,
    `| one at a time, ${maxWaiting} waiting, ${drawMs / 1000} seconds each: `,
  ];
  expect(sentences.filter((sentence) => !policies.includes(sentence))).toEqual([]);
});

test('the table of access names what the REST API serves', () => {
  const { tables, functions } = registry;
  const listed = (of: readonly RestTable[]) =>
    of
      .map(({ name }) => `\`${name}\``)
      .sort()
      .join(', ');
  const writable = tables.filter((table) => table.insert ?? table.update ?? table.delete);
  const row = policies.split('\n').find((line) => line.startsWith('| complete session |'));
  expect(row).toContain(
    `every table of the REST API with all columns: ${listed(tables)} | ${listed(writable)}; its own password`,
  );
  // The row of visitors mentions this table only.
  const open = (declared: { permission: Permission }) => declared.permission === 'everybody';
  expect(tables.filter(({ read }) => open(read)).map(({ name }) => name)).toEqual(['generated_pages']);
  expect(functions.filter(open).map(({ name }) => name)).toEqual([]);
  expect(policies).toContain('the list of pages without their content | nothing |');
});
