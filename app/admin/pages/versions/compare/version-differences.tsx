/** Compares a version with the published page. */
import { useMemo } from 'react';
import { usePublished, useVersionText } from '../version-queries.ts';
import { differences, type PageState } from './differences.ts';
import { FieldDifferences } from './field-differences.tsx';

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
    <FieldDifferences
      fields={found}
      legend={
        <>
          <del>Riscado</del>: só nesta versão. <ins>Sublinhado</ins>: só na página publicada.
        </>
      }
    />
  );
}
