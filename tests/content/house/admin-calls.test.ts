/** The administrator's area calls the backend through one module, which handles ended sessions and missing codes. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The module that makes the calls, and two that only subscribe to the client's events. */
const exempt = [
  'app/admin/session/call-backend.ts',
  'app/admin/session/session-store.ts',
  'app/admin/page-tools/page-tools.tsx',
];

/** Calls of the official client: `auth.signOut(…)`, `mfa.enroll(…)`, `backend.from(…)`, `backend.rpc(…)`. */
const clientCall = /(\bauth\.\w+|\bmfa\.\w+|\b(backend|client)(\(\))?\.(from|rpc))$/;
const allowedCaller = /^(callAuth|callTable)$/;

function uncheckedCalls(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    const callee = ts.isCallExpression(node) ? node.expression.getText(file).replace(/\s/g, '') : '';
    if (!isInside && clientCall.test(callee)) found.push(`${path}: ${callee}`);
    node.forEachChild((child) => visit(child, isInside || allowedCaller.test(callee)));
  };
  visit(file, false);
  return found;
}

test('every call of the client is made inside callAuth or callTable', () => {
  const paths = globSync('app/admin/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$/.test(path) && !exempt.includes(path),
  );
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.flatMap((path) => uncheckedCalls(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('a call outside callAuth and callTable is found, however the client is reached', () => {
  const found = (source: string) => uncheckedCalls('x.ts', source);
  expect(found('await backend().auth.signOut({ scope: "local" })')).toHaveLength(1);
  expect(found('const { auth } = backend(); auth.mfa.enroll({})')).toHaveLength(1);
  expect(found('backend.from("generated_pages").select()')).toHaveLength(1);
  expect(found('const call = () => backend\n  .rpc("today");')).toHaveLength(1);
  expect(found('callAuth(auth, ({ mfa }) => mfa.enroll({}))')).toEqual([]);
});
