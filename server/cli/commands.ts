/** The command line's table of contents: which words call which command. */
import { adminCreate } from './admin-create.ts';
import { adminEvents } from './admin-events.ts';
import { adminList } from './admin-list.ts';
import { adminResetMfa } from './admin-reset-mfa.ts';
import { adminResetPassword } from './admin-reset-password.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { keysRotate } from './keys-rotate.ts';
import { migrate } from './migrate.ts';
import { pagesExport } from './pages-export.ts';
import { pagesImport } from './pages-import.ts';
import { restore } from './restore.ts';

interface Entry {
  words: readonly string[];
  operands: readonly string[];
  summary: string;
  run: Command;
  /** Understands `--force`. */
  mayForce?: boolean;
}

const entries: readonly Entry[] = [
  { words: ['admin', 'create'], operands: ['EMAIL'], summary: 'make an administrator', run: adminCreate },
  {
    words: ['admin', 'reset-password'],
    operands: ['EMAIL'],
    summary: 'set a new password and end all sessions',
    run: adminResetPassword,
  },
  {
    words: ['admin', 'reset-mfa'],
    operands: ['EMAIL'],
    summary: 'take all second factors away and end all sessions',
    run: adminResetMfa,
  },
  { words: ['admin', 'list'], operands: [], summary: 'list the administrators', run: adminList },
  {
    words: ['admin', 'events'],
    operands: [],
    summary: 'list the newest sign-ins, failures and changes to accounts',
    run: adminEvents,
  },
  {
    words: ['keys', 'rotate'],
    operands: [],
    summary: 'sign with a new key; nobody is signed out',
    run: keysRotate,
  },
  {
    words: ['pages', 'import'],
    operands: ['FILE'],
    summary: 'add the pages of a .csv or .json file',
    run: pagesImport,
  },
  {
    words: ['pages', 'export'],
    operands: ['FILE'],
    summary: 'write all pages to a .csv or .json file (*)',
    run: pagesExport,
    mayForce: true,
  },
  {
    words: ['backup'],
    operands: ['FILE'],
    summary: 'copy the SQLite database and its key (*)',
    run: backup,
    mayForce: true,
  },
  {
    words: ['restore'],
    operands: ['FILE'],
    summary: 'put a copy in the place of the database (*)',
    run: restore,
    mayForce: true,
  },
  { words: ['migrate'], operands: [], summary: 'bring the database up to date', run: migrate },
  { words: ['check'], operands: [], summary: 'say whether environment and database are usable', run: check },
];

export const usage = [
  'Usage: npm run cli -- COMMAND',
  '',
  ...entries.map((entry) => `  ${[...entry.words, ...entry.operands].join(' ').padEnd(30)}${entry.summary}`),
  '',
  '(*) With --force it replaces what is there.',
  '',
  'A password is asked for without showing it; from a pipe, or with --password-stdin,',
  'it is the first line of standard input. It is never an argument.',
].join('\n');

/** @returns the command and what follows its name, or null when the words are not a whole command */
export function findCommand(
  words: readonly string[],
  isForced: boolean,
): { run: Command; operands: readonly string[] } | null {
  for (const entry of entries) {
    const operands = words.slice(entry.words.length);
    const isNamed = entry.words.every((word, index) => word === words[index]);
    if (!isNamed || operands.length !== entry.operands.length) continue;
    return isForced && !entry.mayForce ? null : { run: entry.run, operands };
  }
  return null;
}
