import { useState } from 'react';

/**
 * The button's name is its text, which says what a press does; an aria-label would make it a second "Senha".
 * @param error shown below; its line is kept free, so that nothing moves
 */
export function PasswordField({ error, isReadOnly }: { error: string | null; isReadOnly: boolean }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor="password">Senha</label>
      <div className="relative">
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          className="pr-24"
          autoComplete="current-password"
          spellCheck={false}
          required
          readOnly={isReadOnly}
          aria-invalid={error !== null}
          aria-describedby="password-error"
        />
        <button
          type="button"
          className="field-button"
          aria-controls="password"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Ocultar' : 'Mostrar'}
          <span className="sr-only"> senha</span>
        </button>
      </div>
      <p id="password-error" className="field-error min-h-6">
        {error}
      </p>
    </div>
  );
}
