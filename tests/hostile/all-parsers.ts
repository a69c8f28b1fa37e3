import { addressParsers } from './parsers/addresses.ts';
import { credentialParsers } from './parsers/credentials.ts';
import { fileParsers } from './parsers/files.ts';
import { restQueryParsers } from './parsers/rest-queries.ts';
import { ruleParsers } from './parsers/rules.ts';
import { textParsers } from './parsers/texts.ts';
import type { Parser } from './support/parser.ts';

export const allParsers: readonly Parser[] = [
  ...addressParsers,
  ...ruleParsers,
  ...restQueryParsers,
  ...textParsers,
  ...fileParsers,
  ...credentialParsers,
];
