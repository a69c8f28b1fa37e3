/** Asks before a screen is left while something would be lost or cut short, by a link of the area or by the browser. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
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
  const stay = useRef<HTMLButtonElement>(null);
  const isAsking = blocker.state === 'blocked';

  useEffect(() => {
    if (isAsking) clearNotices();
  }, [isAsking]);

  return (
    <AlertDialog.Root
      open={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog" initialFocus={stay}>
          <AlertDialog.Title className="text-xl">Sair desta tela?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{children}</AlertDialog.Description>
          <div className="mt-5 grid gap-3 md:flex md:justify-end">
            <button
              type="button"
              className="button button-compact button-danger md:order-1"
              onClick={() => blocker.proceed?.()}
            >
              Sair mesmo assim
            </button>
            <AlertDialog.Close ref={stay} className="button button-compact button-quiet">
              Ficar aqui
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
