/** Shows the differences between two states of a page, field by field. */
import { Fragment, type ReactNode } from 'react';
import { formatCount } from '../../../../ui/format.ts';
import type { Block, FieldDifference } from './differences.ts';

interface FieldDifferencesProps {
  fields: readonly FieldDifference[];
  /** Explains what is struck out and what is underlined. */
  legend: ReactNode;
}

export function FieldDifferences({ fields, legend }: FieldDifferencesProps) {
  return (
    <div className="differences">
      <p className="text-muted" role="status">
        {legend}
      </p>
      {fields.map((difference) => (
        <Field key={difference.label} {...difference} />
      ))}
    </div>
  );
}

function Field({ label, blocks }: FieldDifference) {
  return (
    <section>
      <h3>{label}</h3>
      {blocks.length === 0 && <p>As palavras são as mesmas; mudou só a formatação.</p>}
      {blocks.map((block, index) => (
        <DifferenceBlock key={index} block={block} />
      ))}
    </section>
  );
}

const tags = { both: 'span', before: 'del', after: 'ins' } as const;

function DifferenceBlock({ block }: { block: Block }) {
  if (block.kind === 'same') {
    const count = block.lines === 1 ? '1 parágrafo igual' : `${formatCount(block.lines)} parágrafos iguais`;
    return <p className="text-muted">… {count} …</p>;
  }
  return (
    <p className="difference-words">
      {block.pieces.map(({ side, text }, index) => {
        const Tag = tags[side];
        // A line under the space next to a word would look like part of the neighbouring one.
        const words = text.trim() || text;
        const start = text.indexOf(words);
        return (
          <Fragment key={index}>
            {text.slice(0, start)}
            <Tag>{words}</Tag>
            {text.slice(start + words.length)}
          </Fragment>
        );
      })}
    </p>
  );
}
