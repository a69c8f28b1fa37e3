/** Clears the query cache when the session ends, in this tab or in another one. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from './backend-context.tsx';

export function ClearQueriesOnSignOut() {
  const queryClient = useQueryClient();
  const isSignedOut = useSession().status === 'signed_out';
  useEffect(() => {
    if (isSignedOut) queryClient.clear();
  }, [isSignedOut, queryClient]);
  return null;
}
