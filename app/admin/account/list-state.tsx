import type { UseQueryResult } from '@tanstack/react-query';

interface ListStateProps {
  query: UseQueryResult;
  failure: string;
}

/** Replaces a list that is loading or has failed to load. */
export function ListState({ query, failure }: ListStateProps) {
  if (query.isPending) {
    return (
      <p className="text-sm text-muted" role="status">
        {query.failureCount > 0 ? 'Tentando de novo...' : 'Carregando...'}
      </p>
    );
  }
  if (!query.isError) return null;
  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">{failure}</p>
      <button
        type="button"
        className="button button-compact button-quiet mt-3"
        onClick={() => void query.refetch()}
      >
        Tentar de novo
      </button>
    </div>
  );
}
