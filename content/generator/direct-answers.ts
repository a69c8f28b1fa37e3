/** Every direct answer. Of two that fit a title equally well, the first in this list wins. */
import type { DirectAnswer } from './direct-answer.ts';
import { askedAnswers } from './direct-answers/asked.ts';
import { brandQuestions } from './direct-answers/buying/brand-questions.ts';
import { buildingAnswers } from './direct-answers/buying/buildings.ts';
import { brandDuels } from './direct-answers/buying/duels.ts';
import { eitherOrAnswers } from './direct-answers/buying/either-or.ts';
import { figureAnswers } from './direct-answers/buying/figures.ts';
import { furtherAnswers } from './direct-answers/buying/further.ts';
import { priceAnswers } from './direct-answers/buying/prices.ts';
import { productPairs } from './direct-answers/buying/product-pairs.ts';
import { worthAnswers } from './direct-answers/buying/worth.ts';
import { conditionAnswers } from './direct-answers/by-condition/condition-answers.ts';
import { caseAnswers } from './direct-answers/cases.ts';
import { causeAnswers } from './direct-answers/causes.ts';
import { changeAnswers } from './direct-answers/changes.ts';
import { askedAgainAnswers } from './direct-answers/choices/asked-again.ts';
import { yesOrNoAnswers } from './direct-answers/choices/asked-yes-or-no.ts';
import { brandChoices } from './direct-answers/choices/brands.ts';
import { brandAndVoltAnswers } from './direct-answers/choices/brands-and-volts.ts';
import { motorChoices } from './direct-answers/choices/motors.ts';
import { workChoices } from './direct-answers/choices/works.ts';
import { closerAnswers } from './direct-answers/closer/closer-answers.ts';
import { companyAnswers } from './direct-answers/company/company-answers.ts';
import { copyAnswers } from './direct-answers/copies.ts';
import { decidingAnswers } from './direct-answers/deciding.ts';
import { eitherAnswers } from './direct-answers/either.ts';
import { everydayAnswers } from './direct-answers/everyday/everyday-answers.ts';
import { faultAnswers } from './direct-answers/faults.ts';
import { signAnswers } from './direct-answers/faults-by-sign/sign-answers.ts';
import { figureAskedAnswers } from './direct-answers/figures-asked/figure-asked-answers.ts';
import { greasingAnswers } from './direct-answers/greasing.ts';
import { guideTitleAnswers } from './direct-answers/guide-titles/guide-title-answers.ts';
import { homeAnswers } from './direct-answers/homes.ts';
import { hourAnswers } from './direct-answers/hours.ts';
import { howToAnswers } from './direct-answers/how-to/how-to-answers.ts';
import { modelAnswers } from './direct-answers/models/model-answers.ts';
import { moneyAnswers } from './direct-answers/money.ts';
import { neighbourAnswers } from './direct-answers/neighbours.ts';
import { occasionAnswers } from './direct-answers/occasions/occasion-answers.ts';
import { openAnswers } from './direct-answers/open-questions/open-answers.ts';
import { orderAnswers } from './direct-answers/orders/order-answers.ts';
import { ownerDoubtAnswers } from './direct-answers/owner-doubts/doubt-answers.ts';
import { balanceAndBoardAnswers } from './direct-answers/parts/balance-and-boards.ts';
import { boardAndArmAnswers } from './direct-answers/parts/boards-and-arms.ts';
import { partNamedAloneAnswers } from './direct-answers/parts/named-alone.ts';
import { smallPartAnswers } from './direct-answers/parts/small-parts.ts';
import { plainAnswers } from './direct-answers/plain-questions/plain-answers.ts';
import { powerAnswers } from './direct-answers/power.ts';
import { productAnswers } from './direct-answers/products.ts';
import { readingAnswers } from './direct-answers/readings/reading-answers.ts';
import { remoteAnswers } from './direct-answers/remote.ts';
import { ruleAnswers } from './direct-answers/rules.ts';
import { searchAnswers } from './direct-answers/searches/search-answers.ts';
import { serviceAnswers } from './direct-answers/services.ts';
import { shopAnswers } from './direct-answers/shop/shop-answers.ts';
import { closerReadingAnswers } from './direct-answers/specifics/closer-readings.ts';
import { specificAnswers } from './direct-answers/specifics/specific-answers.ts';
import { stuckAnswers } from './direct-answers/stuck.ts';
import { symptomAnswers } from './direct-answers/symptoms.ts';
import { toldAnswers } from './direct-answers/told.ts';
import { toldInFullAnswers } from './direct-answers/told-in-full/told-in-full-answers.ts';
import { typedAnswers } from './direct-answers/typed/typed-answers.ts';
import { wantedAnswers } from './direct-answers/wanted.ts';
import { weatherAnswers } from './direct-answers/weather.ts';
import { whichAnswers } from './direct-answers/which.ts';
import { wholeQuestionAnswers } from './direct-answers/whole-questions/whole-question-answers.ts';
import { wishAnswers } from './direct-answers/wishes/wish-answers.ts';
import { worryAnswers } from './direct-answers/worries/worry-answers.ts';

export const directAnswers: readonly DirectAnswer[] = [
  ...typedAnswers,
  ...toldInFullAnswers,
  ...guideTitleAnswers,
  ...wholeQuestionAnswers,
  ...figureAskedAnswers,
  ...searchAnswers,
  ...plainAnswers,
  ...ownerDoubtAnswers,
  ...worryAnswers,
  ...shopAnswers,
  ...readingAnswers,
  ...closerAnswers,
  ...orderAnswers,
  ...wishAnswers,
  ...occasionAnswers,
  ...everydayAnswers,
  ...conditionAnswers,
  ...askedAgainAnswers,
  ...yesOrNoAnswers,
  ...specificAnswers,
  ...modelAnswers,
  ...openAnswers,
  ...signAnswers,
  ...productPairs,
  ...brandQuestions,
  ...brandDuels,
  ...worthAnswers,
  ...priceAnswers,
  ...eitherOrAnswers,
  ...furtherAnswers,
  ...buildingAnswers,
  ...figureAnswers,
  ...howToAnswers,
  ...eitherAnswers,
  ...brandAndVoltAnswers,
  ...motorChoices,
  ...brandChoices,
  ...workChoices,
  ...askedAnswers,
  ...changeAnswers,
  ...decidingAnswers,
  ...whichAnswers,
  ...stuckAnswers,
  ...greasingAnswers,
  ...causeAnswers,
  ...hourAnswers,
  ...symptomAnswers,
  ...copyAnswers,
  ...homeAnswers,
  ...wantedAnswers,
  ...serviceAnswers,
  ...toldAnswers,
  ...faultAnswers,
  ...remoteAnswers,
  ...powerAnswers,
  ...weatherAnswers,
  ...ruleAnswers,
  ...neighbourAnswers,
  ...moneyAnswers,
  ...productAnswers,
  ...companyAnswers,
  ...caseAnswers,
  ...balanceAndBoardAnswers,
  ...smallPartAnswers,
  ...boardAndArmAnswers,
  ...partNamedAloneAnswers,
  ...closerReadingAnswers,
];
