/** The newest conversations that the owner has noted, each with buttons for its possible outcomes. */
import type { ConversationState } from '#domain/leads/conversations/conversation-rules.ts';
import { formatDate } from '../../ui/format.ts';
import { formatCents } from './amounts.ts';
import type { Conversation } from './contacts-api.ts';
import { useConversations, useOutcome, useRemoveConversation } from './contacts-queries.ts';
import { OutcomeButtons } from './outcome-buttons.tsx';

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
  const { data = [], isPending, isError } = useConversations();
  return (
    <section aria-labelledby="conversas" aria-busy={isPending}>
      <h2 id="conversas" tabIndex={-1}>
        Conversas anotadas
      </h2>
      {isError && <p role="alert">Não foi possível carregar as conversas. Abra a tela outra vez.</p>}
      {!isPending && !isError && data.length === 0 && (
        <p className="text-muted">
          O que você anotar em “Conferir código” aparece aqui, sem nome nem número.
        </p>
      )}
      <ul className="conversations">
        {data.map((conversation) => (
          <Entry key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ conversation: { id, page, state, amount_cents, at } }: { conversation: Conversation }) {
  const outcome = useOutcome();
  const removal = useRemoveConversation();
  const about = `${page.title}, ${formatDate(at)}`;
  return (
    <li>
      <div>
        <strong>{stateNames[state]}</strong>
        {amount_cents !== null && ` · ${formatCents(amount_cents)}`}
        <p className="wrap-anywhere text-muted">
          {page.path === null ? page.title : <a href={page.path}>{page.title}</a>} ·{' '}
          <time dateTime={at}>{formatDate(at)}</time>
        </p>
      </div>
      <OutcomeButtons
        choices={nextStates[state]}
        isBusy={outcome.isPending}
        about={about}
        onChoose={(written) => outcome.mutate({ id, outcome: written })}
      />
      <button
        type="button"
        className="button button-compact button-delete"
        aria-disabled={removal.isPending}
        onClick={() => removal.mutate(id)}
      >
        Apagar<span className="sr-only"> {about}</span>
      </button>
    </li>
  );
}
