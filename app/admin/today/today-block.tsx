/** 'Hoje': the first block of the panel (docs/specification/administrator.md#today). */
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Today } from '../contacts/contacts-api.ts';
import { useToday } from '../contacts/contacts-queries.ts';
import { useGateMode } from '../pages/held/gate-queries.ts';
import { FailureBox } from '../parts/failure-box.tsx';
import { FirstStepsList, isSiteNew } from './first-steps/first-steps-list.tsx';
import { useFirstSteps } from './first-steps/first-steps-queries.ts';

export function TodayBlock() {
  const { data, isError, isPending, failureCount, refetch } = useToday();
  const firstSteps = useFirstSteps();
  const steps = firstSteps.data;
  const isNew = steps != null && isSiteNew(steps);
  // Unless one of them fails, both appear together, so that neither pushes the other down.
  const isWaiting =
    (isPending && failureCount === 0) || (firstSteps.isPending && firstSteps.failureCount === 0);
  const figures = data && <TodayFigures today={data} />;
  const isSilent = data != null && data.contacts.week + data.contacts.week_before === 0;
  return (
    <section className="today" aria-labelledby="today" aria-busy={isPending || isWaiting}>
      <div className="today-head">
        <h2 id="today">Hoje</h2>
        <Link className="button button-amber" to={paths.adminCheckCode()}>
          <Icon name="search" />
          Conferir código
        </Link>
      </div>
      {(isPending || isWaiting) && <div className="waiting-row" aria-hidden="true" />}
      {isError && (
        <FailureBox
          title="Não foi possível carregar os contatos."
          text="O resto do painel funciona."
          onRetry={() => void refetch()}
        />
      )}
      {!isWaiting && (
        <>
          {/* Before the first contact the figures are all zero, so the steps come first. */}
          {!(isNew && isSilent) && figures}
          <div className="today-tasks">
            {isNew && <FirstStepsList steps={steps} />}
            <Needs cards={data?.needs_you ?? []} isNew={isNew} />
          </div>
          {isNew && isSilent && figures}
        </>
      )}
    </section>
  );
}

function TodayFigures({ today: { contacts, top_pages } }: { today: Today }) {
  const { yesterday, week, week_before } = contacts;
  return (
    <div className="today-figures">
      <dl className="key-figures">
        <div>
          <dt>Contatos ontem</dt>
          <dd>{formatCount(yesterday)}</dd>
        </div>
        <div>
          <dt>Em sete dias</dt>
          <dd>
            {formatCount(week)} <small>{comparison(week, week_before)}</small>
          </dd>
        </div>
      </dl>
      {top_pages.length === 0 ? (
        <p className="text-muted">
          Quando alguém tocar no WhatsApp ou no telefone, as páginas que trouxeram o contato aparecem aqui.
        </p>
      ) : (
        <div>
          <h3>Páginas que trouxeram</h3>
          <ol className="ranking">
            {top_pages.map(({ path, title, taps }) => (
              <li key={path}>
                <a href={path}>{title}</a> <span>{formatCount(taps)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

const shownCards = 5;

/** On a new site, the second factor and 'Reter' are left out here, because they are among the first steps. */
function Needs({ cards, isNew }: { cards: Today['needs_you']; isNew: boolean }) {
  const { data: gateMode } = useGateMode();
  const shown = cards.filter(({ kind }) => !isNew || kind !== 'second_factor_missing').slice(0, shownCards);
  const isGateAdvised = !isNew && gateMode === 'warn';
  if (shown.length === 0 && !isGateAdvised) return null;
  return (
    <section aria-labelledby="needs">
      <h3 id="needs">Precisa de você</h3>
      <ul className="needs">
        {shown.map(({ kind, title, text, action }) => (
          <Need key={kind} title={title} text={text} action={action} />
        ))}
        {isGateAdvised && <Need {...gateAdvice} />}
      </ul>
    </section>
  );
}

/** Recommends holding pages back while the gate only warns. */
const gateAdvice = {
  title: 'Retenha o que é fraco',
  text: 'Página curta ou repetida entra hoje no site como qualquer outra, e as repetidas disputam o mesmo lugar no buscador.',
  action: { label: 'Ligar “Reter”', path: paths.adminHeld() },
};

function Need({ title, text, action }: Pick<Today['needs_you'][number], 'title' | 'text' | 'action'>) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <Link className="button button-compact button-quiet" to={action.path}>
        {action.label}
      </Link>
    </li>
  );
}

function comparison(now: number, before: number): string {
  const difference = now - before;
  if (difference === 0) return 'como na semana anterior';
  const word = difference > 0 ? 'a mais' : 'a menos';
  return `${formatCount(Math.abs(difference))} ${word} que na semana anterior`;
}
