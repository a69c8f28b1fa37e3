/** The page that a code belongs to, the latest taps on its contact links, and buttons for the outcome. */
import { slotNames } from '#domain/leads/slot-names.ts';
import { isSlot } from '#domain/leads/slots.ts';
import { nameOfSource } from '#domain/leads/source-names.ts';
import { formatMoment } from '../../../ui/format.ts';
import type { ConversationOutcome, Reference } from '../contacts-api.ts';
import { useOutcome } from '../contacts-queries.ts';
import { OutcomeButtons } from '../outcome-buttons.tsx';

export function FoundPage({ reference, onDone }: { reference: Reference; onDone: () => void }) {
  const { code, page, recent } = reference;
  const outcome = useOutcome();

  const save = async (chosen: ConversationOutcome) => {
    if (outcome.isPending) return;
    const result = await outcome.mutateAsync({ code, outcome: chosen });
    if (result.ok) onDone();
  };

  return (
    <section className="found-page" aria-labelledby="found-page">
      <p className="text-muted">
        {page.kind} · código {code}
      </p>
      <h2 id="found-page">{page.path === null ? page.title : <a href={page.path}>{page.title}</a>}</h2>
      {page.path === null && <p>Esta página não está mais no site.</p>}
      <OutcomeButtons
        choices={['conversa', 'orcamento', 'vendido']}
        isBusy={outcome.isPending}
        onChoose={(chosen) => void save(chosen)}
      />
      {recent.length === 0 ? (
        <p className="text-muted">Nos últimos noventa dias ninguém tocou num botão desta página.</p>
      ) : (
        <>
          <h3>Toques mais recentes</h3>
          <ul className="recent-taps">
            {recent.map(({ at, slot, source }) => (
              <li key={`${at} ${slot} ${source}`}>
                {/* Taps are counted by the hour, so the minutes are cut off. */}
                <span>{formatMoment(at).slice(0, -3)}h</span>{' '}
                <span>{isSlot(slot) ? slotNames[slot] : slot}</span> <span>{nameOfSource(source)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
