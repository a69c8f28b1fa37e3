/** Asks where a link should lead: to a page of the site, found by typed words, or to a typed address. */
import { Dialog } from '@base-ui/react/dialog';
import type { EditorState } from 'prosemirror-state';
import { type FormEvent, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { useDebouncedValue } from '../../parts/use-debounced-value.ts';
import { linkRange } from './link.ts';
import { linkTarget } from './link-target.ts';
import { useOwnPages } from './own-pages.ts';

interface LinkDialogProps {
  isOpen: boolean;
  state: EditorState;
  /** @param words inserted as the link's text if nothing is selected */
  onSet: (href: string, words: string) => void;
  onRemove: () => void;
  onClose: () => void;
  /** Called once the dialog has closed. It has to move the focus, because the dialog does not. */
  onClosed: () => void;
}

export function LinkDialog({ isOpen, onClose, onClosed, ...others }: LinkDialogProps) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isOpening) => {
        if (!isOpening) onClose();
      }}
      onOpenChangeComplete={(isOpened) => {
        if (!isOpened) onClosed();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog dialog-choice" finalFocus={false}>
          <Dialog.Title className="text-xl">Link</Dialog.Title>
          <LinkTargetForm {...others} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LinkTargetForm({ state, onSet, onRemove, onClose }: Omit<LinkDialogProps, 'isOpen' | 'onClosed'>) {
  const { href } = linkRange(state);
  const [typed, setTyped] = useState(href ?? '');
  const [isRefused, setIsRefused] = useState(false);

  const choose = (target: string, words: string) => {
    onClose();
    onSet(target, words);
  };

  const submit = (event: FormEvent) => {
    // React passes the event on to the form of the page, which must not be submitted as well.
    event.preventDefault();
    event.stopPropagation();
    const target = linkTarget(typed, window.location.origin);
    if (target === null) setIsRefused(true);
    else choose(target, target);
  };

  return (
    <form className="mt-4 grid gap-3" noValidate onSubmit={submit}>
      <Field
        id="link-target"
        label="Página ou endereço"
        error={
          isRefused
            ? 'Escolha uma página da lista, ou escreva um endereço com https:// no começo.'
            : undefined
        }
        hint="Palavras do título, ou um endereço como https://exemplo.com.br."
      >
        {(inputProps) => (
          <input
            {...inputProps}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            value={typed}
            onChange={(event) => {
              setIsRefused(false);
              setTyped(event.target.value);
            }}
          />
        )}
      </Field>
      <OwnPageList words={typed} onChoose={choose} />
      <div className="dialog-actions">
        <Dialog.Close className="button button-compact button-quiet">Cancelar</Dialog.Close>
        {href !== null && (
          <button
            type="button"
            className="button button-compact button-delete"
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            Tirar o link
          </button>
        )}
        <button type="submit" className="button button-compact button-amber">
          Usar este endereço
        </button>
      </div>
    </form>
  );
}

const debounceMs = 250;

interface OwnPageListProps {
  words: string;
  onChoose: (path: string, title: string) => void;
}

function OwnPageList({ words, onChoose }: OwnPageListProps) {
  const pages = useOwnPages(useDebouncedValue(words, debounceMs));
  return (
    <ul className="link-pages" aria-label="Páginas do site">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <button type="button" onClick={() => onChoose(path, title)}>
            {title}
            <span>{path}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
