/** Asks before a screen is left while something would be lost or cut short, by a link of the area or by the browser. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { clearNotices } from './notices.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

interface LeaveGuardProps {
  isNeeded: boolean;
  /** What leaving now means. */
  children: string;
}

export function LeaveGuard({ isNeeded, children }: LeaveGuardProps) {
  useUnloadGuard(isNeeded);
  const blocker = useBlocker(isNeeded);
  const isAsking = blocker.state === 'blocked';

  useEffect(() => {
    if (isAsking) clearNotices();
  }, [isAsking]);

  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Sair desta tela?"
      confirmLabel="Sair mesmo assim"
      cancelLabel="Ficar aqui"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
