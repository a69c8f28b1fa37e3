/** Every answer of this folder: titles as they are typed, in which a figure, a place or one word decides. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { askedInUseAnswers } from './asked-in-use.ts';
import { boughtGoodsAnswers } from './bought-goods.ts';
import { typedBuildingAnswers } from './buildings.ts';
import { buildingsAskedAnswers } from './buildings-asked.ts';
import { buildingsBoughtAnswers } from './buildings-bought.ts';
import { typedComplaintAnswers } from './complaints.ts';
import { typedDoubtAnswers } from './doubts.ts';
import { doubtsOfPlaceAnswers } from './doubts-of-place.ts';
import { furtherToldAnswers } from './further-told.ts';
import { goodsAskedAnswers } from './goods-asked.ts';
import { measuredGoodsAnswers } from './measured-goods.ts';
import { oppositeReadingAnswers } from './opposite-readings.ts';
import { pairAskedAnswers } from './pairs-asked.ts';
import { secondQuestionAnswers } from './second-questions.ts';
import { toldAndAskedAnswers } from './told-and-asked.ts';
import { wayAskedAnswers } from './ways-asked.ts';
import { workAndRestAnswers } from './works-and-rest.ts';

export const typedAnswers: readonly DirectAnswer[] = [
  ...boughtGoodsAnswers,
  ...goodsAskedAnswers,
  ...measuredGoodsAnswers,
  ...oppositeReadingAnswers,
  ...pairAskedAnswers,
  ...workAndRestAnswers,
  ...wayAskedAnswers,
  ...typedBuildingAnswers,
  ...buildingsAskedAnswers,
  ...buildingsBoughtAnswers,
  ...typedComplaintAnswers,
  ...typedDoubtAnswers,
  ...doubtsOfPlaceAnswers,
  ...askedInUseAnswers,
  ...toldAndAskedAnswers,
  ...furtherToldAnswers,
  ...secondQuestionAnswers,
];
