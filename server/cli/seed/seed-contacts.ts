/** Two weeks of visits, taps, conversations and missed addresses, drawn from a fixed seed. */
import { mulberry32, pick } from '#domain/generator/random.ts';
import type { ConversationService } from '#domain/leads/conversations/conversation-service.ts';
import { generatedPageKey } from '#domain/leads/page-key.ts';
import type { ShortLinkService } from '#domain/leads/short-links/short-link-service.ts';
import { slots } from '#domain/leads/slots.ts';
import type { Services } from '../../services.ts';
import type { SeedClock } from './seed-clock.ts';
import type { SeededPage } from './seed-states.ts';
import { valueFrom } from './value-from.ts';

export const contactDays = 14;
const visitorsPerDay = 12;
/** One in this many visitors taps a contact link. */
const tapEvery = 4;
const sources = ['google', 'direto', 'instagram', 'whatsapp'] as const;
const missed = ['/topicos/portao-solar', '/cidades/moema/motor', '/motores/motor-antigo'] as const;

export interface ContactServices {
  conversations: ConversationService;
  shortLinks: ShortLinkService;
}

export async function seedContacts(
  { leadCounter, addressCounter, pageCodes }: Services,
  { conversations, shortLinks }: ContactServices,
  { passDays }: SeedClock,
  pages: readonly SeededPage[],
  by: string,
): Promise<void> {
  const random = mulberry32(7);
  const keys = ['/', '/cidades/moema', ...pages.map(({ id }) => generatedPageKey(id))];
  for (const key of keys) await pageCodes.codeOf(key);
  for (let day = 0; day < contactDays; day += 1) {
    for (let visitor = 0; visitor < visitorsPerDay; visitor += 1) {
      const visit = {
        pageKey: pick(keys, random),
        isRobot: visitor === 0,
        network: `192.0.2.${visitor}`,
        agent: 'seed',
        source: pick(sources, random),
      };
      leadCounter.note({ ...visit, slot: null });
      if (visitor % tapEvery === 1) leadCounter.note({ ...visit, slot: pick(slots, random) });
    }
    for (const path of missed) {
      addressCounter.note({
        path,
        mayBeMissing: true,
        isRobot: false,
        network: '192.0.2.1',
        referrerHost: null,
      });
    }
    await leadCounter.flush();
    await addressCounter.flush();
    passDays(1);
  }
  const inserted = await conversations.insert(
    [
      { page_key: '/cidades/moema' },
      { page_key: '/', state: 'orcamento', amount_cents: 89_900 },
      { page_key: '/cidades/moema', state: 'vendido', amount_cents: 119_900 },
    ],
    { by },
  );
  valueFrom(inserted);
  valueFrom(await shortLinks.insert([{ page_key: keys.at(-1) ?? '', label: 'Van' }], { by }));
}
