/** Puts what the title names into the texts of a direct answer. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { slidingSpeed, usableShare } from '#domain/generator/figures.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';

/** The slots of a text that its title fills. */
const slotNames = [
  'figura',
  'terço',
  'sobra',
  'folgada',
  'largura',
  'demora',
  'marca',
  'primeira',
  'segunda',
  'outra',
  'marcas',
  'modelo',
  'rival',
] as const;
type SlotName = (typeof slotNames)[number];
const slot = new RegExp(`\\{(${slotNames.join('|')})\\}`, 'g');

/** The answer with what the title names in the place of its slots. A slot that the title does not fill stays. */
export function filledAnswer(
  direct: DirectAnswer,
  slots: Readonly<Partial<Record<SlotName, string | undefined>>>,
): DirectAnswer {
  const fill = (line: string) => line.replace(slot, (whole: string, name: SlotName) => slots[name] ?? whole);
  const { description, points, questions, send, sections } = direct;
  return {
    ...direct,
    answer: direct.answer.map(fill),
    ...(description === undefined ? {} : { description: fill(description) }),
    heading: fill(direct.heading),
    text: direct.text.map(fill),
    ...(points ? { points: points.map(fill) } : {}),
    ...(sections
      ? {
          sections: sections.map((section) => ({
            ...section,
            heading: fill(section.heading),
            text: section.text.map(fill),
            ...(section.points ? { points: section.points.map(fill) } : {}),
          })),
        }
      : {}),
    ...(questions
      ? {
          questions: questions.map(({ question, answer }) => ({
            question: fill(question),
            answer: fill(answer),
          })),
        }
      : {}),
    ...(send === undefined ? {} : { send: fill(send) }),
  };
}

/** A figure, a third of it, the limit of a motor for a leaf of that weight, and the leaf for a motor of that limit. */
export function slotsOfFigure(figure: TitleFigure | undefined) {
  if (figure === undefined) return {};
  return {
    figura: figure.text,
    terço: String(Math.max(1, Math.round(figure.amount / 3))),
    sobra: inKilos(Math.ceil(figure.amount / usableShare / 10) * 10),
    folgada: inKilos(Math.round((figure.amount * usableShare) / 10) * 10),
  };
}

/** The width of a leaf, and how long a common motor takes to slide it. */
export function slotsOfWidth(width: TitleFigure | undefined) {
  if (width === undefined) return {};
  const secondsAt = (metresPerMinute: number) => Math.round((width.amount * 60) / metresPerMinute);
  return {
    largura: width.text,
    demora: `de ${secondsAt(slidingSpeed.to)} a ${secondsAt(slidingSpeed.from)} segundos`,
  };
}

function inKilos(amount: number): string {
  return `${amount.toLocaleString('pt-BR')}\u00a0kg`;
}
