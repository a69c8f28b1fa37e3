import { facts } from '#content/facts.ts';
import {
  instalmentJudgements,
  kitBudget,
  listedPowers,
  partPrices,
  pricedMotor,
  pricedParts,
  priceVerdicts,
  repairBudget,
  repairsByPart,
} from '#content/generator/figure-judgements.ts';
import { homeOffers, maxInstalments } from '#content/offers.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { foldText } from '#domain/fold-text.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import type { Random } from '#domain/generator/random.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import type { NamedModel } from '#domain/generator/title/find-models.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { Judgement } from './judgement.ts';

export function repairBudgetJudgement(figure: TitleFigure, random: Random): Judgement {
  const whole = repairsByPart.filter(({ to }) => facts[to].amount <= figure.amount);
  const partly = repairsByPart.filter(
    ({ from, to }) => facts[from].amount <= figure.amount && facts[to].amount > figure.amount,
  );
  const slots = {
    figura: figure.text,
    inteiros: enumerate(whole.map(({ part }) => part)),
    parciais: enumerate(partly.map(({ part }) => part)),
  };
  const begins = partly.length > 0 ? fillLine(repairBudget.begins, slots) : '';
  const first =
    whole.length > 0
      ? fillLine(repairBudget.fits, { ...slots, começam: begins }).replace('  ', ' ')
      : fillLine(partly.length > 0 ? repairBudget.onlyBegins : repairBudget.none, slots);
  return {
    first,
    section: sectionOf({
      heading: repairBudget.heading,
      text: repairBudget.text.map((line) => fillLine(line)),
      points: rankedPoints(
        repairsByPart.map(({ part, from, to }) =>
          fillLine(`{Peça}: de ${factText(facts[from])} a ${factText(facts[to])}.`, { peça: part }),
        ),
        random,
      ),
      after: [fillLine(repairBudget.after)],
    }),
  };
}

/** What an amount below the cheapest kit buys; null for a larger one, and for one that buys no motor. */
export function kitBudgetJudgement(figure: TitleFigure): string | null {
  const missing = facts['kit.padrao'].amount - figure.amount;
  const within = listedPowers.filter(({ price }) => facts[price].amount <= figure.amount);
  if (missing <= 0 || within.length === 0) return null;
  return [
    fillLine(kitBudget.alone, {
      figura: figure.text,
      motores: enumerate(
        within.map(({ name, price, weight }) =>
          fillLine(kitBudget.motor, {
            motor: name,
            peso: factText(facts[weight]),
            preço: factText(facts[price]),
          }),
        ),
      ),
    }),
    fillLine(kitBudget.below, { falta: factText({ ...facts['kit.padrao'], amount: missing }) }),
  ].join(' ');
}

interface PaidInParts {
  isRepair: boolean;
  /** The kits that the title names. */
  models: readonly NamedModel[];
}

export function instalmentJudgement(figure: TitleFigure, { isRepair, models }: PaidInParts): Judgement {
  const isBeyond = figure.amount > maxInstalments;
  const count = isBeyond ? maxInstalments : Math.max(1, Math.round(figure.amount));
  if (isRepair && !isBeyond)
    return {
      first: fillLine(instalmentJudgements.repair, {
        figura: figure.text,
        menor: monthly(facts['repair.from'].amount / count),
        maior: monthly(facts['repair.to'].amount / count),
      }),
      section: sectionOf({
        heading: instalmentJudgements.heading,
        text: instalmentJudgements.ofRepair.map((line) => fillLine(line)),
      }),
    };
  const [padrao, speedy, jetflex] = homeOffers.map(({ price }) => monthly(price / count));
  const [one, other] = models;
  const kit = other === undefined ? one?.note.kit : undefined;
  const price = kit === undefined ? 0 : facts[kit].amount;
  const slots = {
    figura: figure.text,
    kit: one?.note.name.replace('kit ', '') ?? '',
    preço: kit === undefined ? '' : factText(facts[kit]),
    parcela: monthly(price / count),
    padrão: padrao ?? '',
    speedy: speedy ?? '',
    jetflex: jetflex ?? '',
  };
  const { lead, ofKit, beyond, text, textOfKit } = instalmentJudgements;
  const isForKit = kit !== undefined && !isBeyond;
  const offered = isForKit ? ofKit : lead;
  return {
    first: fillLine(isBeyond ? beyond : offered, slots),
    section: sectionOf({
      heading: instalmentJudgements.heading,
      text: (isForKit ? textOfKit : text).map((line) => fillLine(line, slots)),
    }),
  };
}

function monthly(amount: number): string {
  const written = amount.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `R$\u00a0${written}`;
}

const priceOpinion = /^(?:car[oa]|carinho|barat[oa]|absurdo|just[oa]|exagerad[oa])$/;

const chargedWord = /^(?:cobr(?:ou|aram|am)|pediram|passaram|orcamento|orcaram)$/;

/** What happened after somebody paid. */
const afterPaying =
  /^(?:nao|parou|voltou|continua|garantia|sumiu|adiantado|sinal|antes|depois|taxa|visita|hora|nota|mao|obra)$/;

const budgetWord = /^(?:ate|menos|abaixo|maximo|tenho)$/;

const buildingWord = /^(?:condominios?|predios?|industria\w*)$/;

/** @returns null unless the title asks whether one amount is too much for one part or for a repair */
export function priceVerdictOf({ words, figures, main, aspects, place }: TitleMeaning): string | null {
  const [real, other] = figures.filter(({ unit }) => unit === 'real');
  const isOurs = main !== null && !main.subject.isNeighbour && place?.reach !== 'far';
  // 'Cobraram R$ 450 na placa' asks whether that is fair, unless it goes on about what happened.
  const isOpinion =
    words.some((word) => priceOpinion.test(word)) ||
    (words.some((word) => chargedWord.test(word)) && !words.some((word) => afterPaying.test(word)));
  if (!isOurs || real === undefined || other || !isOpinion) return null;
  const [part, second] = pricedParts.filter((pricedPart) =>
    words.some((word) => pricedPart.words.test(word)),
  );
  const isMotor =
    !aspects.includes('repair') &&
    words.some((word) => /^motor(?:es)?$/.test(word)) &&
    !words.some((word) => buildingWord.test(word));
  // 'Motor barato até R$ 500' asks what the money buys, and not whether it is a fair price.
  if (part === undefined && isMotor && words.some((word) => budgetWord.test(word))) return null;
  const named = part ?? (isMotor ? pricedMotor : undefined);
  const isRepair = named === undefined && aspects.includes('repair');
  if (second || !(named || isRepair)) return null;
  const [from, to] = [facts[named?.from ?? 'repair.from'], facts[named?.to ?? 'repair.to']];
  const { below, within, above, repair } = priceVerdicts;
  const fromLowest = real.amount > to.amount ? above : within;
  const line = real.amount < from.amount ? below : fromLowest;
  return fillLine(line, {
    figura: real.text,
    parte: named?.part ?? repair,
    faixa: `entre ${factText(from)} e ${factText(to)}`,
  });
}

/**
 * Whether the title asks what two parts or more cost, and not which of them to choose, or wants them repaired and the
 * direct answer leaves one of them or its price out.
 */
export function asksOfParts(meaning: TitleMeaning): boolean {
  const parts = partsOf(meaning);
  if (parts.length < 2 || meaning.aspects.includes('price')) return parts.length > 1;
  const answer = (meaning.direct?.answer ?? []).join(' ');
  const said = foldText(answer).split(/[^a-z]+/);
  return parts.some((part) => !answer.includes(part.from) || !said.some((word) => part.words.test(word)));
}

/** 'Trocar roldana e cremalheira' wants two things done, and asks nothing else. */
function wantsRepair({ aspects, faults, words }: TitleMeaning): boolean {
  return (
    faults.length === 0 &&
    words.includes('e') &&
    !words.some((word, at) => otherQuestion.test(word) || isWholeMotor(words, at)) &&
    (aspects.includes('repair') || aspects.includes('replace'))
  );
}

const otherQuestion = /^(?:como|quando|quem|precisa|preciso|posso|pode|sozinho|tempo)$/;

/** The motor itself, and not the part of one as in 'engrenagem do motor'. */
function isWholeMotor(words: readonly string[], at: number): boolean {
  return /^motor(?:es)?$/.test(words[at] ?? '') && !contraction.test(words[at - 1] ?? '');
}

function partsOf(meaning: TitleMeaning) {
  const { aspects, words, main, place } = meaning;
  const isOurs = main !== null && !main.subject.isNeighbour && place?.reach !== 'far';
  const isAsked = aspects.includes('price') || wantsRepair(meaning);
  if (!isOurs || !isAsked || words.includes('ou') || words.includes('kit')) return [];
  return pricedParts.filter((pricedPart) =>
    words.some((word, at) => pricedPart.words.test(word) && !isPieceOfPart(words, at)),
  );
}

/** 'Polia do cabo' and 'cabo da mola' name one part by the other. */
function isPieceOfPart(words: readonly string[], at: number): boolean {
  const isPart = (word: string) => pricedParts.some((pricedPart) => pricedPart.words.test(word));
  return contraction.test(words[at - 1] ?? '') && isPart(words[at - 2] ?? '');
}

const contraction = /^d[aeo]s?$/;

const holdsLeaf = /cabo|mola|polia/;

export function partsJudgement(meaning: TitleMeaning, random: Random): Judgement | null {
  const named = partsOf(meaning);
  if (named.length < 2) return null;
  const ranges = named.map(
    ({ part, from, to }, at) =>
      `${part}${at === 0 ? ' fica' : ','} entre ${factText(facts[from])} e ${factText(facts[to])}`,
  );
  return {
    first: [
      fillLine(partPrices.first, { faixas: enumerate(ranges) }),
      ...(named.some(({ part }) => holdsLeaf.test(part)) ? [partPrices.safety] : []),
    ].join(' '),
    section: sectionOf({
      heading: partPrices.heading,
      text: partPrices.text.map((line) => fillLine(line)),
      points: rankedPoints(
        partPrices.points.map((line) => fillLine(line)),
        random,
      ),
    }),
  };
}
