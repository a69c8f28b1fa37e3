/** Asks for confirmation before the administrator leaves a screen, as long as leaving would lose something. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { clearNotices } from '../notices.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

interface LeaveGuardProps {
  isNeeded: boolean;
  /** The consequences of leaving now. */
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
