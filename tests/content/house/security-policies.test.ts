/** The figures of docs/security/policies.md are those of the code, as far as the code exports them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditDays } from '#domain/auth/audit/audit-log.ts';
import { accessTokenSeconds } from '#domain/auth/keys/token-life.ts';
import { passwordLength } from '#domain/auth/passwords/password-rules.ts';
import { sessionsEndedBy } from '#domain/auth/sessions/session-end.ts';
import { maxPagesAtOnce } from '#domain/pages/publish-pages.ts';
import { requestLimits } from '#server/process/request-limits.ts';
import { usualLimits } from '#server/rest-api/costly-reads.ts';
import { generatedPages } from '#server/rest-api/tables/generated-pages.ts';

const policies = readFileSync('docs/security/policies.md', 'utf8');
const dayMs = 24 * 60 * 60 * 1000;

test('the policies name the figures of the code', () => {
  const at = new Date('2026-11-22T12:00:00Z');
  const { createdSince, refreshedSince } = sessionsEndedBy(at);
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
  ];
  expect(sentences.filter((sentence) => !policies.includes(sentence))).toEqual([]);
});
