/**
 * 'Conferir código': finds the page of a pasted message and notes what became of the contact
 * (docs/specification/administrator.md#check-code).
 */
import { useRef, useState } from 'react';
import { adminMeta } from '../../admin-meta.ts';
import { Field } from '../../parts/field.tsx';
import { ToolHead } from '../../parts/tool-head.tsx';
import { useDebouncedValue } from '../../parts/use-debounced-value.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { ContactsNav } from '../contacts-nav.tsx';
import { codeMinLength, useReference } from '../contacts-queries.ts';
import { FoundPage } from './found-page.tsx';

export const meta = () => adminMeta('Conferir código');

const pauseMs = 250;

export default function CheckCode() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title="Conferir código" />
          <ContactsNav current="Conferir código" />
          <p className="mt-5 text-muted">
            A mensagem do cliente termina com um código, como (ref. 7K2). Ele diz de que página ela veio.
          </p>
          <CodeForm />
        </div>
      )}
    </RequireSession>
  );
}

function CodeForm() {
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const searched = useDebouncedValue(text, pauseMs);
  const { data, isError, isFetching } = useReference(searched);
  const isSearched = searched.trim().length >= codeMinLength && searched === text;
  const found = isSearched ? data : null;
  const problem = isError
    ? 'Não foi possível conferir. Tente outra vez.'
    : 'Nenhuma página tem este código. Confira as letras, ou cole a mensagem inteira.';

  const clear = () => {
    setText('');
    input.current?.focus();
  };

  return (
    <div className="check-code">
      <Field
        id="code-text"
        label="Mensagem ou código"
        error={isSearched && !isFetching && (isError || data === null) ? problem : undefined}
        hint={isFetching ? 'Conferindo...' : 'Cole a mensagem inteira ou digite só o código.'}
      >
        {(inputProps) => (
          <textarea
            {...inputProps}
            ref={input}
            rows={2}
            // biome-ignore lint/a11y/noAutofocus: the screen has one field, and people open it to paste something
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div aria-live="polite">{found && <FoundPage key={found.code} reference={found} onDone={clear} />}</div>
      {found == null && (
        <p className="preview-note preview-blank">
          A página da mensagem aparece aqui, com os toques mais recentes e os botões para anotar a conversa, o
          orçamento ou a venda.
        </p>
      )}
    </div>
  );
}
