/** Groups topics and places under the headings of /sitemap (docs/specification/pages.md#sitemap-page). */
import { foldText } from '#domain/fold-text.ts';
import { type Place, places } from './places.ts';
import { type Topic, topics } from './topics.ts';

export interface Group<Entry> {
  heading: string;
  entries: Entry[];
}

/** A topic belongs to the first group with a word that its name contains. */
const topicGroupWords: readonly { heading: string; words: readonly string[] }[] = [
  { heading: 'Instalação', words: ['instalacao', 'automatizacao'] },
  {
    heading: 'Manutenção e Reparo',
    words: [
      'manutencao',
      'conserto',
      'reparo',
      'troca',
      'regulagem',
      'nao',
      'barulho',
      'travado',
      'queimado',
    ],
  },
  { heading: 'Serviços e Profissionais', words: ['tecnico', 'tecnica', 'assistencia', 'programacao'] },
  { heading: 'Tipos de Motores', words: ['motor para', 'motor de'] },
];

const topicHeadings = [
  'Instalação',
  'Manutenção e Reparo',
  'Tipos de Motores',
  'Marcas e Acessórios',
  'Serviços e Profissionais',
] as const;

export function topicGroupOf(name: string): string {
  const folded = foldText(name);
  const group = topicGroupWords.find(({ words }) => words.some((word) => folded.includes(word)));
  return group?.heading ?? 'Marcas e Acessórios';
}

export function groupedTopics(): Group<Topic>[] {
  return topicHeadings.map((heading) => ({
    heading,
    entries: topics.filter((topic) => topicGroupOf(topic.name) === heading),
  }));
}

const abcCities = new Set([
  'santo-andre',
  'sao-bernardo-do-campo',
  'sao-caetano-do-sul',
  'diadema',
  'maua',
  'ribeirao-pires',
  'rio-grande-da-serra',
]);

const placeHeadings = ['São Paulo (Capital)', 'ABCD', 'Guarulhos', 'Osasco', 'Outras Cidades'] as const;

export function placeHeadingOf(place: Place): (typeof placeHeadings)[number] {
  if (abcCities.has(place.slug)) return 'ABCD';
  if (place.slug === 'guarulhos' || place.group === 'Bairros de Guarulhos') return 'Guarulhos';
  if (place.slug === 'osasco' || place.group === 'Bairros de Osasco') return 'Osasco';
  if (place.group === 'Outras Cidades') return 'Outras Cidades';
  return 'São Paulo (Capital)';
}

export function groupedPlaces(): Group<Place>[] {
  return placeHeadings.map((heading) => ({
    heading,
    entries: places.filter((place) => placeHeadingOf(place) === heading),
  }));
}
