/** What was fetched for one administrator is gone when the session is, in whichever tab it was ended. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from './backend-context.tsx';

export function ForgetOnSignOut() {
  const queryClient = useQueryClient();
  const isSignedOut = useSession() === null;
  useEffect(() => {
    if (isSignedOut) queryClient.clear();
  }, [isSignedOut, queryClient]);
  return null;
}
