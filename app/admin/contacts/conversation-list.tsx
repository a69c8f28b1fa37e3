/** The newest conversations that the owner has noted, each with its possible outcomes. */
import { useRef, useState } from 'react';
import type { ConversationState } from '#domain/leads/conversations/conversation-rules.ts';
import { formatDate } from '../../ui/format.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FailureBox } from '../parts/failure-box.tsx';
import { ListRow } from '../parts/list-row.tsx';
import { formatCents } from './amounts.ts';
import type { Conversation } from './contacts-api.ts';
import { useConversations, useOutcome, useRemoveConversation } from './contacts-queries.ts';
import { outcomeNames, SaleForm } from './outcome-buttons.tsx';

const stateNames: Readonly<Record<ConversationState, string>> = {
  conversa: 'Conversa',
  orcamento: 'Orçamento',
  vendido: 'Vendido',
  perdido: 'Não deu certo',
};

const nextStates: Readonly<Record<ConversationState, readonly ConversationState[]>> = {
  conversa: ['orcamento', 'vendido', 'perdido'],
  orcamento: ['vendido', 'perdido'],
  vendido: [],
  perdido: [],
};

export function ConversationList() {
  const { data = [], isPending, isError, refetch } = useConversations();
  const removal = useRemoveConversation();
  const [toDelete, setToDelete] = useState<Conversation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const confirm = () => {
    if (toDelete === null) return;
    removal.mutate(toDelete.id);
    setToDelete(null);
  };

  return (
    <section aria-labelledby="conversas" aria-busy={isPending}>
      <h2 id="conversas" ref={heading} tabIndex={-1}>
        Conversas anotadas
      </h2>
      {isError && (
        <FailureBox title="Não foi possível carregar as conversas." onRetry={() => void refetch()} />
      )}
      {!isPending && !isError && data.length === 0 && (
        <p className="text-muted">
          O que você anotar em “Conferir código” aparece aqui, sem nome nem número.
        </p>
      )}
      {data.length > 0 && (
        <ul className="conversations">
          {data.map((conversation) => (
            <ConversationEntry key={conversation.id} conversation={conversation} onDelete={setToDelete} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={toDelete !== null}
        title="Apagar esta anotação?"
        confirmLabel="Apagar"
        onConfirm={confirm}
        onCancel={() => setToDelete(null)}
        focusAfter={heading}
      >
        Ela sai das contas de <strong>{toDelete?.page.title}</strong>.
      </ConfirmDialog>
    </section>
  );
}

interface ConversationEntryProps {
  conversation: Conversation;
  onDelete: (conversation: Conversation) => void;
}

function ConversationEntry({ conversation, onDelete }: ConversationEntryProps) {
  const { id, page, state, amount_cents, at } = conversation;
  const outcome = useOutcome();
  const [isSelling, setIsSelling] = useState(false);
  const about = `${page.title}, ${formatDate(at)}`;
  const next = nextStates[state];
  return (
    <ListRow
      name={
        <strong>
          {stateNames[state]}
          {amount_cents !== null && ` · ${formatCents(amount_cents)}`}
        </strong>
      }
      facts={[
        page.path === null ? page.title : <a href={page.path}>{page.title}</a>,
        <time key="at" dateTime={at}>
          {formatDate(at)}
        </time>,
      ]}
      actions={
        next.includes('vendido') &&
        !isSelling && (
          <button
            type="button"
            className="button button-compact button-quiet"
            onClick={() => setIsSelling(true)}
          >
            {outcomeNames.vendido}
            <span className="sr-only"> {about}</span>
          </button>
        )
      }
      menu={{
        about,
        actions: [
          ...next
            .filter((nextState) => nextState !== 'vendido')
            .map((nextState) => ({
              name: outcomeNames[nextState],
              run: () => outcome.mutate({ id, outcome: { state: nextState, amountCents: null } }),
            })),
          { name: 'Apagar', run: () => onDelete(conversation), isDanger: true },
        ],
      }}
    >
      {isSelling && (
        <SaleForm
          isBusy={outcome.isPending}
          onChoose={(sale) =>
            outcome.mutate({ id, outcome: sale }, { onSuccess: ({ ok }) => setIsSelling(!ok) })
          }
          onCancel={() => setIsSelling(false)}
        />
      )}
    </ListRow>
  );
}
