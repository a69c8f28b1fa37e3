/** What a page says about the place of its title. */
import { placeNotes, withoutNote, zoneNotes } from '#content/generator/places/place-notes.ts';
import { placePassages } from '#content/generator/places/place-passages.ts';
import type { Topic } from '#content/generator/subject.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import { pick, type Random, shuffled } from '#domain/generator/random.ts';
import type { NamedPlace } from '#domain/generator/title/find-place.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { type ComposedSection, sectionOf } from './composed-page.ts';
import { fillLine, type Slots } from './fill-line.ts';
import { labelOf } from './label.ts';

const maxNearby = 3;

/** Who asks one of these wants a motor and no repair. */
const buying: readonly Topic[] = ['buy', 'choose', 'install'];

export function placeSlots(place: NamedPlace, random: Random): Slots {
  return {
    onde: place.where,
    'de lugar': place.whose,
    lugar: withArticle(place),
    name: place.name,
    página: place.slug ?? '',
    perto: enumerate(shuffled(place.nearby, random).slice(0, maxNearby)),
  };
}

/** A sentence for the opening of the page. */
export function placeLead(
  place: NamedPlace,
  slots: Slots,
  { isOurs, isUrgent }: { isOurs: boolean; isUrgent: boolean },
  random: Random,
): string {
  if (place.reach === 'far') return fillLine(pick(placePassages.outside.lead, random), slots);
  if (place.reach === 'unknown') return fillLine(pick(placePassages.unknown.lead, random), slots);
  const leads: readonly string[] = isOurs ? placePassages.lead : placePassages.neighbourLead;
  // The sentence about the hurry says the hours.
  const fitting = isUrgent ? leads.filter((lead) => !lead.includes('{horário}')) : leads;
  return fillLine(pick(fitting, random), slots);
}

export function placeSection(
  place: NamedPlace,
  main: NamedSubject,
  slots: Slots,
  topics: readonly Topic[],
  random: Random,
): ComposedSection {
  const { outside, unknown, heading, neighbourHeading, withPage, withoutPage, terms, express } =
    placePassages;
  if (place.reach === 'far' || place.reach === 'unknown') {
    const passage = place.reach === 'far' ? outside : unknown;
    return sectionOf({
      heading: fillLine(passage.heading, slots),
      text: passage.text.map((line) => fillLine(line, slots)),
    });
  }
  const { visit } = main.subject;
  const about = place.reach === 'page' ? withPage : withoutPage;
  return sectionOf({
    heading: main.subject.isNeighbour
      ? fillLine(neighbourHeading, slots)
      : fillLine(heading, { ...slots, assunto: labelOf(main) }),
    text: [noteOn(place, random)],
    after: [
      [
        ...(visit.length > 0 ? [fillLine(pick(visit, random), slots)] : []),
        fillLine(
          pick(topics.some((topic) => buying.includes(topic)) ? terms.buy : terms.repair, random),
          slots,
        ),
      ].join(' '),
      [
        fillLine(pick(about, random), slots),
        ...(place.hasExpress ? express.map((line) => fillLine(line, slots)) : []),
      ].join(' '),
    ],
  });
}

/** What is known of the gates of a place, or else what to tell about one's own. */
export function noteOn({ name, slug }: NamedPlace, random: Random): string {
  return (slug === null ? undefined : placeNotes[slug]) ?? zoneNotes[name] ?? pick(withoutNote, random);
}

/** `a Penha`, `o Brás`, `Moema`: the contraction implies the article. */
function withArticle({ name, where }: NamedPlace): string {
  const article = { na: 'a', no: 'o', nos: 'os', nas: 'as' }[where.split(' ')[0] ?? ''];
  return article === undefined ? name : `${article} ${name}`;
}
