/** Clears the query cache when the administrator signs out, in any tab, and when a different administrator signs in. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from './backend-context.tsx';

export function ClearQueriesOnSignOut() {
  const queryClient = useQueryClient();
  const session = useSession();
  const isSignedOut = session.status === 'signed_out';
  const id = session.status === 'signed_in' ? session.administrator.id : null;
  const lastId = useRef(id);
  useEffect(() => {
    const isSomebodyElse = id !== null && lastId.current !== null && id !== lastId.current;
    if (isSignedOut || isSomebodyElse) queryClient.clear();
    lastId.current = id ?? lastId.current;
  }, [isSignedOut, id, queryClient]);
  return null;
}
