/** Finds the command that the words of a command line mean, and lists all of them. */
import type { Command } from './command.ts';
import { type Entry, entries, type OptionName } from './commands.ts';

export const usage = [
  'Usage: npm run cli -- COMMAND',
  '',
  ...entries.map((entry) => `  ${usageOf(entry).padEnd(30)}${entry.summary}`),
  '',
  '(*) With --force it replaces what is there.',
  'Backups of version 1.0.0 have no checksum: restore them with --without-checksum.',
  '',
  'A password is asked for without showing it; from a pipe, or with --password-stdin,',
  'it is the first line of standard input. It is never an argument.',
].join('\n');

/** A command as somebody types it, with names for its operands: `backup --keep N FOLDER`. */
export function usageOf({ words, needs, operands }: Entry): string {
  const option = needs === undefined ? [] : [`--${needs}`];
  // The only needed option that takes a value.
  if (needs === 'keep') option.push('N');
  return [...words, ...option, ...operands].join(' ');
}

/** @returns the command and its operands, or null if words and options are not a complete command */
export function findCommand(
  words: readonly string[],
  options: readonly OptionName[],
): { run: Command; operands: readonly string[] } | null {
  for (const entry of entries) {
    const operands = words.slice(entry.words.length);
    const isNamed = entry.words.every((word, index) => word === words[index]);
    if (!isNamed || operands.length !== entry.operands.length) continue;
    const { needs, accepts = [] } = entry;
    const isComplete = needs === undefined || options.includes(needs);
    const isKnown = options.every((option) => option === needs || accepts.includes(option));
    if (isComplete && isKnown) return { run: entry.run, operands };
  }
  return null;
}
