/** A dialog for signing in again over a screen whose session has ended. The screen closes it after the sign-in. */
import { Dialog } from '@base-ui/react/dialog';
import { type RefObject, useRef } from 'react';
import { notices } from '../parts/notices.ts';
import type { SecondFactor } from '../session/second-factor-due.ts';
import type { Administrator } from '../session/session-state.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { CodeStep } from './code-step.tsx';
import { LoginForm } from './login-form.tsx';

interface SignInSheetProps {
  isOpen: boolean;
  /** The administrator whose work is open on the screen. */
  owner: Administrator;
  /** Null while the password is due. */
  factors: readonly SecondFactor[] | null;
  /** What had the focus when the session ended. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function SignInSheet({ isOpen, owner, factors, focusAfter }: SignInSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          ref={sheet}
          className="dialog dialog-choice sign-in-sheet"
          initialFocus={() =>
            sheet.current?.querySelector<HTMLElement>('[name="password"], [name="code"]') ?? true
          }
          finalFocus={() => focusAfter.current ?? true}
        >
          <Dialog.Title className="text-xl">Entre de novo</Dialog.Title>
          <Dialog.Description className="mt-2">
            Sua sessão terminou. A tela continua como estava e espera por você.
          </Dialog.Description>
          {factors === null ? (
            <>
              <LoginForm
                isReady
                email={owner.email}
                onSignedIn={({ id }) => (id === owner.id ? notices.signedInAgain() : notices.signedIn())}
              />
              <div className="mt-4 grid">
                <SignOutButton />
              </div>
            </>
          ) : (
            <div className="mt-4">
              <CodeStep email={owner.email} factors={factors} onConfirmed={notices.signedInAgain} />
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
