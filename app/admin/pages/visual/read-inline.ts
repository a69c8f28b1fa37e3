/** Collects the text of one block as a browser shows it: white space collapses, and is dropped at line ends. */
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

export interface InlineReader {
  text(data: string, marks: readonly Mark[]): void;
  lineBreak(marks: readonly Mark[]): void;
  end(): Node[];
}

export function createInlineReader(): InlineReader {
  const pieces: { text: string; marks: readonly Mark[]; isBreak: boolean }[] = [];

  const isLineStart = () => {
    const last = pieces.at(-1);
    return last === undefined || last.isBreak || last.text.endsWith(' ');
  };
  const dropSpaceAtLineEnd = () => {
    const last = pieces.at(-1);
    if (last === undefined || last.isBreak || !last.text.endsWith(' ')) return;
    last.text = last.text.slice(0, -1);
    if (last.text === '') pieces.pop();
  };

  return {
    text(data, marks) {
      const collapsed = data.replace(/[ \t\r\n\f]+/g, ' ');
      const text = isLineStart() ? collapsed.replace(/^ /, '') : collapsed;
      if (text !== '') pieces.push({ text, marks, isBreak: false });
    },
    lineBreak(marks) {
      dropSpaceAtLineEnd();
      pieces.push({ text: '', marks, isBreak: true });
    },
    end() {
      dropSpaceAtLineEnd();
      return pieces.map(({ text, marks, isBreak }) =>
        isBreak ? schema.node('hard_break', null, [], marks) : schema.text(text, marks),
      );
    },
  };
}
