/** The texts of the motor chooser with their figures filled in, and its answer for a gate as the page shows it. */
import {
  chooserChecks,
  chooserPage,
  chooserQuestions,
  chooserReasons,
} from '#content/motors/motor-chooser.ts';
import { homeOffers } from '#content/offers.ts';
import {
  type ChooserQuestion,
  chooseMotor,
  type GateAnswers,
  type MotorChoice,
  questionNames,
} from '#domain/catalogue/choose-motor.ts';
import { fillFacts, withFacts } from '#domain/facts/fill-facts.ts';
import { type Query, queries } from '../../paths.ts';
import { renderInline } from '../markdown.server.ts';
import { findMotor } from './motors.server.ts';

export interface ChooserField {
  question: ChooserQuestion;
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

export interface ChooserAnswer {
  /** Names the model and its kit, or says that the gate needs a quotation. */
  heading: string;
  /** Null if no model is recommended for the gate. */
  model: { slug: string; name: string } | null;
  price: MotorChoice['price'];
  /** HTML. */
  reasons: readonly string[];
  /** HTML. */
  checks: readonly string[];
  /** What the visitor answered to each question. */
  given: readonly { label: string; text: string }[];
  /** For the chat: the answers and the result. */
  message: string;
}

const questions = withFacts(chooserQuestions);

/** The query parameter with the answer to each question. */
export const chooserQueries = {
  gate: queries.chooserGate,
  weight: queries.chooserWeight,
  width: queries.chooserWidth,
  use: queries.chooserUse,
  voltage: queries.chooserVoltage,
} satisfies Record<ChooserQuestion, Query>;

export const chooserFields: readonly ChooserField[] = questionNames.map((question) => {
  const { label, options } = questions[question];
  return {
    question,
    name: chooserQueries[question].name,
    label,
    options: Object.entries<string>(options).map(([value, text]) => ({ value, text })),
  };
});

export function chooserAnswer(answers: GateAnswers): ChooserAnswer {
  const { model: slug, price, reasons, checks } = chooseMotor(answers);
  const found = slug === null ? undefined : findMotor(slug);
  const model = found === undefined ? null : { slug: found.slug, name: found.name };
  const kit = homeOffers.find(({ name }) => name === price);
  const heading =
    model === null ? chooserPage.quoteHeading : `Motor PPA ${model.name}${kit ? `, no kit ${kit.name}` : ''}`;
  const given = chooserFields.map(({ question, label, options }) => ({
    label,
    text: options.find(({ value }) => value === answers[question])?.text ?? '',
  }));
  return {
    heading,
    model,
    price,
    reasons: reasons.map((reason) => renderInline(fillFacts(chooserReasons[reason])).html),
    checks: checks.map((check) => renderInline(fillFacts(chooserChecks[check])).html),
    given,
    message: [
      chooserPage.chatMessage,
      ...given.map(({ label, text }) => `${label}: ${text}.`),
      `${chooserPage.chatResult}: ${heading}.`,
    ].join(' '),
  };
}
