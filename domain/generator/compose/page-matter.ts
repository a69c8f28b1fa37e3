/** The sources of a page on a known subject: the fault that its title complains about, and its further subjects. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { Fault, FaultId, Subject, SubjectSection } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import { capitalise, lowerFirst, sentencesOf } from '#domain/generator/grammar.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { serviceSubjects } from '#domain/generator/title/asked-aspects.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { ComposedSection } from './composed-page.ts';
import { faultOf } from './pieces/choose-answers.ts';
import { besidePart } from './pieces/gate-of-title.ts';
import { topicOf } from './wording/label.ts';

/** The passage about the fault of the subject itself, or of a further subject of the title. */
export function findFault({ faults, others }: TitleMeaning, main: NamedSubject): Fault | undefined {
  const motor = subjects.motor;
  const gate = subjects['portao-automatico'];
  const whole = isAboutWhole(main) ? [gate, motor] : [];
  if (main.subject.isNeighbour) return faultOf(main.subject, faults);
  // The text about a motor that stands still does not answer 'motor Garen não fecha'.
  const [first] = faults;
  const isAboutGate = main.id === 'motor' && isAbout(gate, first) && !isAbout(motor, first);
  if (isAboutGate && gate) return faultOf(gate, faults);
  return [main.subject, ...others.map(({ subject }) => subject), ...whole]
    .flatMap((subject) => (subject ? (faultOf(subject, faults) ?? []) : []))
    .at(0);
}

/** Whether a passage of the subject is first of all about the fault. */
function isAbout(subject: Subject | undefined, fault: FaultId | undefined): boolean {
  return (subject?.faults ?? []).some(({ fault: of }) => (typeof of === 'string' ? of : of[0]) === fault);
}

/** Further subjects that deserve a section of their own. */
export function otherSubjects({ others }: TitleMeaning, main: NamedSubject): NamedSubject[] {
  return others
    .filter(
      (other) =>
        other.id !== 'portao-automatico' &&
        (!isGeneral(other) || isGeneral(main) || serviceSubjects.includes(main.id)),
    )
    .map((other) => besidePart(main, other))
    .slice(0, 2);
}

/** A noise, or a gate that opens by itself, is merely noticed at night, and is not urgent for that. */
export function isReallyUrgent(
  { isUrgent, faults, direct }: TitleMeaning,
  { isNeighbour }: Subject,
): boolean {
  const isNoticedAtNight = faults.some((fault) => fault === 'noise' || fault === 'opens-by-itself');
  return isUrgent && !isNoticedAtNight && !isNeighbour && !direct;
}

export function questionsHeading(main: NamedSubject, random: Random): string {
  const label = topicOf(main);
  return pick(
    [`Perguntas sobre ${label}`, `Dúvidas comuns sobre ${label}`, `O que nos perguntam sobre ${label}`],
    random,
  );
}

/** Subjects about a whole motor, besides the gates. */
const wholeSubjects: readonly string[] = ['motor-rapido', 'kit-de-motor', 'assistencia-tecnica'];

/** Whether the page is about a whole gate or motor, and not about a part. */
export function isAboutWhole(main: NamedSubject): boolean {
  // Opening with a phone is a part, whatever its name begins with.
  if (main.id === 'portao-pelo-celular') return false;
  return isGeneral(main) || main.id.startsWith('portao-') || wholeSubjects.includes(main.id);
}

/** Whether the answer already says everything that the section about the brand would say. */
export function coversBrand(direct: DirectAnswer | null): boolean {
  return direct !== null && Boolean(direct.ofOtherBrand || direct.ofTwoBrands || direct.isAboutModel);
}

/** All that a section says. */
export function allOf({ heading, text, points, steps, after }: ComposedSection): string {
  return [heading, ...text, ...points.map((point) => point.text), ...steps, ...after].join(' ');
}

/**
 * What a page of any length says: its opening, and the beginning of its first two sections and of that on its place.
 */
export function textAtAnyLength(
  lead: readonly string[],
  sections: readonly ComposedSection[],
  place: ComposedSection | null,
): string {
  const shown = [...sections.slice(0, 2), ...(place ? [place] : [])];
  return [...lead, ...shown.flatMap(({ text, after }) => [...text.slice(0, 1), ...after])].join(' ');
}

/** The answer comes first, and then the place. */
export function withPlace(answer: string, placeSentence: string | null, place: NamedPlace | null): string {
  if (placeSentence === null || place === null) return answer;
  const { where, reach } = place;
  const isServed = isServedPlace(place);
  // An answer that names the place says what we do there.
  if (isServed && (answer.includes(where) || answer.includes(capitalise(where)))) return answer;
  const [beginning = ''] = sentencesOf(answer);
  // 'A medida está impressa na bateria' holds anywhere; a price is one of ours.
  const mayBeginWithPlace = takesPlace.test(answer) && (!/^[OA]s? /.test(answer) || beginning.includes('R$'));
  // A reader who may live where we do not go learns that first.
  if (reach === 'unknown') return `${placeSentence} ${answer}`;
  if (!isServed || !mayBeginWithPlace) return `${answer} ${placeSentence}`;
  const rest = capitalise(placeSentence.replace(`${capitalise(where)}, `, '').replace(` ${where}`, ''));
  const named = `${capitalise(where)}, ${lowerFirst(answer)}`;
  return onlyServed.test(rest) ? named : `${named} ${rest}`;
}

/** An answer that may begin with its place. */
const takesPlace =
  /^(?:[OA]s?|Uma?|Conserto|Instalação|Manutenção|Portão|Motor|(?:Instal|Consert|Troc|Regul|Grav)a(?:mos|r)|Fazemos|Vendemos|Trabalhamos) /;

/** A sentence that says no more than that we go there. */
const onlyServed = /^(?:Atendemos|A equipe atende)\.$|está na área que atendemos/;

/** Keeps one list of steps for each job. */
export function withoutSecondSteps(sections: readonly SubjectSection[]): SubjectSection[] {
  const isFirst = ({ steps, aspect }: SubjectSection, at: number) =>
    steps === undefined || sections.findIndex((section) => section.steps && section.aspect === aspect) === at;
  return sections.filter(isFirst);
}
