/** The passages that both sides of a conflict changed. A joined text contains both versions of each. */
import { useEffect, useRef } from 'react';
import { textLines } from '../../versions/compare/text-lines.ts';
import type { DoubledPassage } from './join-texts.ts';

interface DoubledPassagesProps {
  passages: readonly DoubledPassage[];
}

export function DoubledPassages({ passages }: DoubledPassagesProps) {
  return (
    <div className="differences">
      <p className="text-muted">Ao juntar, o texto fica com os dois.</p>
      <PassageList passages={passages} />
    </div>
  );
}

/** Shown after joining, until the owner has chosen between the two versions of each passage. */
export function DoubledNotice({ passages, onDone }: DoubledPassagesProps & { onDone: () => void }) {
  // The button that joined the texts is gone.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="notice-box" role="status">
      <p className="font-semibold">
        {passages.length === 1
          ? 'Um trecho mudou dos dois lados e está duas vezes no texto.'
          : `${passages.length} trechos mudaram dos dois lados e estão duas vezes no texto.`}
      </p>
      <p className="text-muted">Apague do texto o que não vai ficar.</p>
      <div className="differences mt-3">
        <PassageList passages={passages} />
      </div>
      <button type="button" className="button button-compact button-quiet mt-3" onClick={onDone}>
        Já escolhi
      </button>
    </div>
  );
}

function PassageList({ passages }: DoubledPassagesProps) {
  return (
    <ol>
      {passages.map(({ mine, theirs }, index) => (
        <li key={index}>
          <h3>No seu</h3>
          <p className="difference-words">{textOf(mine)}</p>
          <h3>No outro</h3>
          <p className="difference-words">{textOf(theirs)}</p>
        </li>
      ))}
    </ol>
  );
}

function textOf(paragraphs: readonly string[]): string {
  return textLines(paragraphs.join('')).join('\n') || '(só muda a formatação)';
}
