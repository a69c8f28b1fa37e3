import type { UseQueryResult } from '@tanstack/react-query';
import { FailureBox } from '../parts/failure-box.tsx';

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
  return <FailureBox title={failure} onRetry={() => void query.refetch()} />;
}
