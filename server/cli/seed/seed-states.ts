/**
 * Pages that were changed, renamed and deleted, and drafts in every state: new, edited, scheduled and held. No page is
 * held back by the gate. Everything goes through the services, so no state arises that the site itself could not reach.
 */
import type { PageService } from '#domain/pages/page-service.ts';
import type { SeedClock } from './seed-clock.ts';
import { valueFrom } from './value-from.ts';

export interface SeededPage {
  id: string;
  slug: string;
  title: string;
  content: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** How much time `seedStates` lets pass. */
export const stateDays = 3;

/** @param pages five published ones that may be changed */
export async function seedStates(
  pages: PageService,
  { clock, passDays }: SeedClock,
  [corrected, renamed, trashed, edited, scheduled]: readonly SeededPage[],
  by: string,
): Promise<void> {
  if (!corrected || !renamed || !trashed || !edited || !scheduled) throw new Error('Five pages are needed');
  const byId = ({ id }: SeededPage) => [{ column: 'id', operator: 'eq' as const, value: id }];
  const inDays = (days: number) => new Date(clock().getTime() + days * dayMs);
  const draftOf = async (page: SeededPage | null, changes: Partial<SeededPage>) => {
    const [draft] = valueFrom(
      await pages.drafts.insert(
        { page_id: page?.id ?? null, base_revision: page === null ? null : 1, ...changes },
        { by },
      ),
    );
    if (draft === undefined) throw new Error('No draft was made');
    return { draftId: draft.id, revision: draft.revision };
  };

  valueFrom(await pages.versions.keep({ pageId: corrected.id, label: 'Antes da promoção' }, by));
  passDays(1);
  valueFrom(
    await pages.update(
      byId(corrected),
      { content: `${corrected.content}<p>Promoção até domingo.</p>` },
      { by },
    ),
  );
  valueFrom(await pages.delete(byId(trashed), { by }));

  await draftOf(null, {});
  await draftOf(null, { title: 'Portão que para na chuva', slug: 'portao-que-para-na-chuva' });
  await draftOf(edited, { content: `${edited.content}<p>Um parágrafo que ainda não está no site.</p>` });
  // Its address is taken before its time comes, so it is held.
  const contested = `${renamed.slug}-novo-endereco`;
  const held = await draftOf(null, {
    title: 'Um endereço que já tem dono',
    slug: contested,
    content: '<p>Esta página não pôde sair na hora marcada.</p>',
  });
  valueFrom(await pages.schedule.schedule({ ...held, publishAt: inDays(1) }));
  valueFrom(await pages.update(byId(renamed), { slug: contested }, { by }));
  passDays(2);
  await pages.schedule.publishDue();
  const later = await draftOf(scheduled, { title: `${scheduled.title} em 2027` });
  valueFrom(await pages.schedule.schedule({ ...later, publishAt: inDays(40) }));
}
