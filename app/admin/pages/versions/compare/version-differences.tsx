/** What a version says and the published page does not, and vice versa. */
import { useMemo } from 'react';
import { formatCount } from '../../../../ui/format.ts';
import { usePublished, useVersionText } from '../version-queries.ts';
import { type Block, differences, type FieldDifference, type PageState } from './differences.ts';

interface VersionDifferencesProps {
  pageId: string;
  versionId: string;
}

export function VersionDifferences({ pageId, versionId }: VersionDifferencesProps) {
  const version = useVersionText(pageId, versionId);
  const published = usePublished(pageId);
  if (version.isError || published.isError) {
    return (
      <p className="text-muted" role="alert">
        Não foi possível comparar agora. Feche a comparação e abra de novo.
      </p>
    );
  }
  if (version.isPending || published.isPending) {
    return (
      <p className="text-muted" role="status">
        Comparando...
      </p>
    );
  }
  if (version.data === null) return <p role="status">Esta versão não existe mais.</p>;
  if (published.data === null) return <p role="status">A página não está no site agora.</p>;
  return <Differences before={version.data} after={published.data} />;
}

function Differences({ before, after }: { before: PageState; after: PageState }) {
  const found = useMemo(() => differences(before, after), [before, after]);
  if (found.length === 0) return <p role="status">Esta versão é igual à página publicada.</p>;
  return (
    <div className="differences">
      <p className="text-muted" role="status">
        <del>Riscado</del>: só nesta versão. <ins>Sublinhado</ins>: só na página publicada.
      </p>
      {found.map((difference) => (
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

function DifferenceBlock({ block }: { block: Block }) {
  if (block.kind === 'same') {
    const count = block.lines === 1 ? '1 parágrafo igual' : `${formatCount(block.lines)} parágrafos iguais`;
    return <p className="text-muted">… {count} …</p>;
  }
  return (
    <p className="difference-words">
      {block.pieces.map(({ side, text }, index) => {
        const Tag = side === 'both' ? 'span' : side === 'before' ? 'del' : 'ins';
        return <Tag key={index}>{text}</Tag>;
      })}
    </p>
  );
}
