/**
 * Which motor suits a gate. The rule knows only the published figures (docs/specification/offers-and-claims.md#capacity):
 * it names a model for a leaf within the limit of that model or of its line, and otherwise asks for a quotation.
 */
import { facts } from '#content/facts.ts';
import { type ChooserCheck, type ChooserReason, chooserQuestions } from '#content/motors/motor-chooser.ts';
import type { MotorData } from '#content/motors/motor-model.ts';

type Questions = typeof chooserQuestions;
export type ChooserQuestion = keyof Questions;
export type GateAnswers = { [Question in ChooserQuestion]: keyof Questions[Question]['options'] };

export interface MotorChoice {
  /** Slug of the recommended model; null if something must be known first. */
  model: string | null;
  /** The kit, the range for condominiums, or null if it needs a quotation. */
  price: MotorData['price'];
  /** The decisive one first. */
  reasons: readonly ChooserReason[];
  checks: readonly ChooserCheck[];
}

export const questionNames = Object.keys(chooserQuestions) as ChooserQuestion[];

/** @returns null if no question was answered; a missing or unknown answer counts as the first option */
export function readAnswers(given: Readonly<Record<ChooserQuestion, string | null>>): GateAnswers | null {
  if (questionNames.every((question) => given[question] === null)) return null;
  const answers = questionNames.map((question) => {
    const values = Object.keys(chooserQuestions[question].options);
    const value = given[question] ?? '';
    return [question, values.includes(value) ? value : values[0]];
  });
  // Every value is a key of its question's options, which `fromEntries` cannot express.
  return Object.fromEntries(answers) as GateAnswers;
}

/** The upper end of the chosen weight range, in kilograms; null if it has none. */
export function heaviestLeaf(weight: GateAnswers['weight']): number | null {
  if (weight === 'ate-150') return facts['motor.quarterCv.weight'].amount;
  if (weight === 'ate-200') return facts['guide.quarterHp.weight'].amount;
  if (weight === 'ate-250') return facts['home.weight'].amount;
  return weight === 'ate-300' ? facts['homeJetflex.weight'].amount : null;
}

export function chooseMotor(answers: GateAnswers): MotorChoice {
  if (answers.gate !== 'basculante') return otherGate(answers.gate);
  if (answers.use === 'condominio' || answers.use === 'comercio') return sharedGate(answers);
  return houseGate(answers);
}

function otherGate(gate: Exclude<GateAnswers['gate'], 'basculante'>): MotorChoice {
  const reasons = { deslizante: 'sliding', pivotante: 'pivoting', 'nao-sei': 'gateUnknown' } as const;
  return quotation([reasons[gate]], ['photo', 'weigh', 'voltage']);
}

function sharedGate({ use, width, weight }: GateAnswers): MotorChoice {
  const checks: ChooserCheck[] = [
    'cycles',
    ...(weight === 'nao-sei' ? (['weigh'] as const) : []),
    'balance',
    'voltage',
    'photo',
  ];
  if (use === 'comercio') return recommend('motor-ppa-penta', null, ['business', 'heavyLine'], checks);
  const isWide = width === 'mais-largo';
  return recommend(
    isWide ? 'motor-ppa-penta' : 'motor-ppa-condominium',
    'condominium',
    ['condominium', ...(isWide ? (['wideShared'] as const) : []), 'heavyLine', 'condominiumPrice'],
    checks,
  );
}

function houseGate({ weight, width, use, voltage }: GateAnswers): MotorChoice {
  const commonChecks: ChooserCheck[] = [
    ...(width === 'dois-carros' ? (['twoCars'] as const) : []),
    'balance',
    'height',
    'photo',
  ];
  if (width === 'mais-largo') {
    return quotation(weight === 'mais-de-300' ? ['tooHeavy', 'heavyLine', 'tooWide'] : ['tooWide'], [
      'weigh',
      'voltage',
      ...commonChecks,
    ]);
  }
  if (weight === 'nao-sei') return quotation(['weightMissing'], ['weigh', 'voltage', ...commonChecks]);
  if (weight === 'mais-de-300')
    return quotation(['tooHeavy', 'heavyLine'], ['weigh', 'voltage', ...commonChecks]);
  if (weight === 'ate-300') {
    if (voltage === '127v') return quotation(['jetflexNeeds220'], ['voltage220', 'weigh', ...commonChecks]);
    return recommend(
      'motor-ppa-home-jetflex',
      'JETFLEX',
      ['jetflexWeight'],
      ['weigh', 'voltage220', ...commonChecks],
    );
  }
  if (use === 'muitas' && voltage === '220v') {
    return recommend(
      'motor-ppa-home-jetflex',
      'JETFLEX',
      ['manyWith220'],
      ['cycles', 'voltage220', ...commonChecks],
    );
  }
  const isNearLimit = weight === 'ate-250';
  return recommend(
    'motor-ppa-home',
    'PADRÃO',
    [
      'homeWeight',
      isNearLimit ? 'nearLimit' : 'powerTables',
      use === 'muitas' ? 'manyWithout220' : 'fewCycles',
    ],
    [
      ...(isNearLimit ? (['weigh'] as const) : []),
      ...(use === 'muitas' ? (['cycles'] as const) : []),
      'voltage',
      ...commonChecks,
    ],
  );
}

function quotation(reasons: readonly ChooserReason[], checks: readonly ChooserCheck[]): MotorChoice {
  return { model: null, price: null, reasons, checks };
}

function recommend(
  model: string,
  price: MotorChoice['price'],
  reasons: readonly ChooserReason[],
  checks: readonly ChooserCheck[],
): MotorChoice {
  return { model, price, reasons, checks };
}
