/** Reads a password from a terminal without echo, or from a pipe. Never from the arguments, which other users can see. */
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface Terminal {
  input: Readable & { isTTY?: boolean };
  /** Receives the prompts. Not standard output, which may be a file. */
  questions: Writable;
}

/**
 * @param isPiped reads standard input even if it is a terminal
 * @returns null if nothing was typed, the prompt was cancelled, or the two passwords differ
 */
export async function readPassword(terminal: Terminal, isPiped: boolean): Promise<string | null> {
  if (isPiped || !terminal.input.isTTY) return firstLine(await text(terminal.input));
  const password = await askWithoutEcho(terminal, 'Password: ');
  if (password === null) return null;
  if (password !== (await askWithoutEcho(terminal, 'Once more: '))) {
    terminal.questions.write('The two are not the same.\n');
    return null;
  }
  return password;
}

function firstLine(input: string): string | null {
  const [line = ''] = input.split(/\r?\n/, 1);
  return line === '' ? null : line;
}

/** The line editor works as usual, but its echo is discarded. */
async function askWithoutEcho({ input, questions }: Terminal, question: string): Promise<string | null> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const giveUp = new AbortController();
  // Ctrl-C and Ctrl-D close the editor without answering the question.
  lines.once('SIGINT', () => giveUp.abort());
  lines.once('close', () => giveUp.abort());
  questions.write(question);
  try {
    const answer = await lines.question('', { signal: giveUp.signal });
    return answer === '' ? null : answer;
  } catch (error) {
    if (giveUp.signal.aborted) return null;
    throw error;
  } finally {
    lines.close();
    questions.write('\n');
  }
}
