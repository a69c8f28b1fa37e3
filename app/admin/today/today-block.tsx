/** 'Hoje': the first block of the panel (docs/specification/administrator.md#today). */
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Today } from '../contacts/contacts-api.ts';
import { useToday } from '../contacts/contacts-queries.ts';
import { useGateMode } from '../pages/held/gate-queries.ts';
import { FirstStepsList, isSiteNew } from './first-steps/first-steps-list.tsx';
import { useFirstSteps } from './first-steps/first-steps-queries.ts';

export function TodayBlock() {
  const { data, isError, isPending, refetch } = useToday();
  const steps = useFirstSteps().data;
  const isNew = steps != null && isSiteNew(steps);
  return (
    <section className="today" aria-labelledby="today" aria-busy={isPending}>
      <h2 id="today">Hoje</h2>
      <Link className="button button-amber today-code" to={paths.adminCheckCode()}>
        <Icon name="search" />
        Conferir código
      </Link>
      {isNew && <FirstStepsList steps={steps} />}
      {isPending && <div className="waiting-row" aria-hidden="true" />}
      {isError && (
        <div className="notice-box notice-box-danger" role="alert">
          <p className="font-semibold">Não foi possível carregar os contatos.</p>
          <p className="text-muted">O resto do painel funciona.</p>
          <button
            type="button"
            className="button button-compact button-quiet mt-3"
            onClick={() => void refetch()}
          >
            Tentar de novo
          </button>
        </div>
      )}
      {data && <TodayFigures today={isNew ? withoutSteps(data) : data} />}
      {!isNew && <GateAdvice />}
    </section>
  );
}

/** The list of first steps already includes the second factor. */
function withoutSteps(today: Today): Today {
  return { ...today, needs_you: today.needs_you.filter(({ kind }) => kind !== 'second_factor_missing') };
}

/** Recommends holding pages back while the gate only warns. On a new site this is one of the first steps. */
function GateAdvice() {
  const { data } = useGateMode();
  if (data !== 'warn') return null;
  return (
    <>
      <p className="mt-4 text-muted">
        Página curta ou repetida entra hoje no site como qualquer outra, e as repetidas disputam o mesmo lugar
        no buscador.
      </p>
      <Link className="button button-compact button-quiet mt-2" to={paths.adminHeld()}>
        Ligar “Reter”
      </Link>
    </>
  );
}

function TodayFigures({ today: { contacts, top_pages, needs_you } }: { today: Today }) {
  const { yesterday, week, week_before } = contacts;
  return (
    <>
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
        <>
          <h3>Páginas que trouxeram</h3>
          <ol className="ranking">
            {top_pages.map(({ path, title, taps }) => (
              <li key={path}>
                <a href={path}>{title}</a> <span>{formatCount(taps)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {needs_you.length > 0 && (
        <>
          <h3>Precisa de você</h3>
          <ul className="needs">
            {needs_you.slice(0, 5).map(({ kind, title, text, action }) => (
              <li key={kind}>
                <div>
                  <strong>{title}</strong>
                  <p>{text}</p>
                </div>
                <Link className="button button-compact button-quiet" to={action.path}>
                  {action.label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function comparison(now: number, before: number): string {
  const difference = now - before;
  if (difference === 0) return 'como na semana anterior';
  const word = difference > 0 ? 'a mais' : 'a menos';
  return `${formatCount(Math.abs(difference))} ${word} que na semana anterior`;
}
