/** All commands, by the words that run them. */
import { adminCreate } from './admin/admin-create.ts';
import { adminEndAllSessions, adminEndSessions } from './admin/admin-end-sessions.ts';
import { adminEvents } from './admin/admin-events.ts';
import { adminList } from './admin/admin-list.ts';
import { adminResetMfa } from './admin/admin-reset-mfa.ts';
import { adminResetPassword } from './admin/admin-reset-password.ts';
import { backup } from './backups/backup.ts';
import { keepBackups } from './backups/keep-backups.ts';
import { restore } from './backups/restore.ts';
import { verifyBackup } from './backups/verify-backup.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { copyDatabase } from './copy/copy-database.ts';
import { listFacts } from './facts/facts.ts';
import { keysRotate } from './keys-rotate.ts';
import { limitsClear } from './limits/limits-clear.ts';
import { limitsList } from './limits/limits-list.ts';
import { migrate } from './migrate.ts';
import { pagesExport } from './pages/pages-export.ts';
import { pagesImport } from './pages/pages-import.ts';
import { pagesScore, pagesScoreAll } from './pages/pages-score.ts';
import { pagesRestore, pagesTrash, pagesTrashList } from './pages/pages-trash.ts';
import { pagesVersions, pagesVersionsRestore } from './pages/pages-versions.ts';
import { redirectsExport } from './redirects/redirects-export.ts';
import { redirectsImport } from './redirects/redirects-import.ts';

/** The options that commands need or accept. */
export type OptionName =
  | 'account'
  | 'all'
  | 'dry-run'
  | 'network'
  | 'force'
  | 'json'
  | 'keep'
  | 'new'
  | 'slug'
  | 'verify'
  | 'without-checksum';

export interface Entry {
  words: readonly string[];
  /** An option that must be given. Without it, the same words may mean another command. */
  needs?: OptionName;
  operands: readonly string[];
  summary: string;
  run: Command;
  accepts?: readonly OptionName[];
}

export const entries: readonly Entry[] = [
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
  {
    words: ['admin', 'end-sessions'],
    operands: ['EMAIL'],
    summary: 'end all sessions and change nothing else',
    run: adminEndSessions,
  },
  {
    words: ['admin', 'end-sessions'],
    needs: 'all',
    operands: [],
    summary: 'end the sessions of every administrator',
    run: adminEndAllSessions,
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
    words: ['limits', 'list'],
    operands: [],
    summary: 'list what is counted against sign-ins at the moment',
    run: limitsList,
  },
  {
    words: ['limits', 'clear'],
    operands: [],
    summary: 'clear all of it, or what is counted for --account EMAIL or --network PREFIX',
    run: limitsClear,
    accepts: ['account', 'network'],
  },
  {
    words: ['pages', 'import'],
    operands: ['FILE'],
    summary: 'add the pages of a .csv or .json file; --dry-run only says what each would be',
    run: pagesImport,
    accepts: ['dry-run'],
  },
  {
    words: ['pages', 'score'],
    operands: ['SLUG'],
    summary: 'say whether a page is thin or like another one',
    run: pagesScore,
  },
  {
    words: ['pages', 'score'],
    operands: [],
    summary: 'list all pages that are thin or like another one',
    run: pagesScoreAll,
  },
  {
    words: ['pages', 'export'],
    operands: ['FILE'],
    summary: 'write all pages to a .csv or .json file (*)',
    run: pagesExport,
    accepts: ['force'],
  },
  {
    words: ['pages', 'trash'],
    operands: [],
    summary: 'list the trash: when each page goes, its id, slug and title',
    run: pagesTrashList,
  },
  {
    words: ['pages', 'trash'],
    operands: ['SLUG'],
    summary: 'take a page off the site; it stays in the trash for 30 days',
    run: pagesTrash,
  },
  {
    words: ['pages', 'restore'],
    operands: ['SLUG-OR-ID'],
    summary: 'bring a page back from the trash; --slug SLUG gives it another address',
    run: pagesRestore,
    accepts: ['slug'],
  },
  {
    words: ['pages', 'versions'],
    operands: ['SLUG'],
    summary: 'list the versions of a page: number, time, event and name',
    run: pagesVersions,
  },
  {
    words: ['pages', 'versions'],
    operands: ['SLUG', 'NUMBER'],
    summary: 'make a working copy of an earlier version; the site does not change',
    run: pagesVersionsRestore,
  },
  {
    words: ['redirects', 'import'],
    operands: ['FILE'],
    summary: 'save the redirects of a .csv file; --dry-run only says what it would do',
    run: redirectsImport,
    accepts: ['dry-run'],
  },
  {
    words: ['redirects', 'export'],
    operands: ['FILE'],
    summary: 'write all redirects to a .csv file (*)',
    run: redirectsExport,
    accepts: ['force'],
  },
  {
    words: ['backup'],
    operands: ['FILE'],
    summary: 'copy the database and its key to a file that carries its own checksum (*)',
    run: backup,
    accepts: ['force'],
  },
  {
    words: ['backup'],
    needs: 'keep',
    operands: ['FOLDER'],
    summary: 'make a backup named by its date and keep the newest N',
    run: keepBackups,
  },
  {
    words: ['backup'],
    needs: 'verify',
    operands: ['FILE'],
    summary: 'say whether a backup is whole',
    run: verifyBackup,
    accepts: ['without-checksum'],
  },
  {
    words: ['restore'],
    operands: ['FILE'],
    summary: 'put a backup in the place of the database (*)',
    run: restore,
    accepts: ['force', 'without-checksum'],
  },
  {
    words: ['copy-database'],
    operands: ['FROM', 'TO'],
    summary: 'copy a database to an empty one, SQLite or PostgreSQL',
    run: copyDatabase,
  },
  {
    words: ['migrate'],
    operands: [],
    summary: 'bring the database up to date; --new begins where one has vanished',
    run: migrate,
    accepts: ['new'],
  },
  {
    words: ['facts'],
    operands: [],
    summary: 'list every figure of the texts with the pages it stands on; --json',
    run: listFacts,
    accepts: ['json'],
  },
  { words: ['check'], operands: [], summary: 'say whether environment and database are usable', run: check },
];
