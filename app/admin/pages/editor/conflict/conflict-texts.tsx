/** The texts of a conflict: what differs between them, and each of them in full. */
import { useMemo } from 'react';
import { pageFieldNames, pageFields } from '#domain/pages/page-fields.ts';
import type { UnsavedPage } from '../../unsaved-page.ts';
import { differences } from '../../versions/compare/differences.ts';
import { FieldDifferences } from '../../versions/compare/field-differences.tsx';
import { textLines } from '../../versions/compare/text-lines.ts';
import { DoubledPassages } from './doubled-passages.tsx';
import type { JoinedTexts } from './join-texts.ts';

interface ConflictTextsProps {
  mine: UnsavedPage;
  theirs: UnsavedPage;
  joined: JoinedTexts;
}

export function ConflictTexts({ mine, theirs, joined }: ConflictTextsProps) {
  const found = useMemo(
    () => differences({ ...mine, is_noindex: false }, { ...theirs, is_noindex: false }),
    [mine, theirs],
  );
  return (
    <div className="conflict-texts">
      <details className="disclosure" open>
        <summary>O que é diferente</summary>
        <FieldDifferences
          fields={found}
          legend={
            <>
              <del>Riscado</del>: só no seu. <ins>Sublinhado</ins>: só no outro.
            </>
          }
        />
      </details>
      <WholeText name="O outro texto" text={theirs} />
      <WholeText name="O seu texto" text={mine} />
      <WholeText name="Os dois juntos" text={joined.text} />
      {joined.doubled.length > 0 && (
        <details className="disclosure" open>
          <summary>Mudado dos dois lados</summary>
          <DoubledPassages passages={joined.doubled} />
        </details>
      )}
    </div>
  );
}

function WholeText({ name, text }: { name: string; text: UnsavedPage }) {
  return (
    <details className="disclosure">
      <summary>{name}</summary>
      <div className="differences">
        {pageFieldNames
          .filter((field) => field !== 'content')
          .map((field) => (
            <section key={field}>
              <h3>{pageFields[field].label}</h3>
              <p className="difference-words">{text[field] || '(vazio)'}</p>
            </section>
          ))}
        <section>
          <h3>Texto da página</h3>
          <p className="difference-words">{textLines(text.content).join('\n') || '(vazio)'}</p>
        </section>
      </div>
    </details>
  );
}
