/** Every answer of this folder: titles as they are typed, in which a figure, a place or one word decides. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { boughtGoodsAnswers } from './bought-goods.ts';
import { typedBuildingAnswers } from './buildings.ts';
import { typedComplaintAnswers } from './complaints.ts';
import { typedDoubtAnswers } from './doubts.ts';
import { goodsAskedAnswers } from './goods-asked.ts';

export const typedAnswers: readonly DirectAnswer[] = [
  ...boughtGoodsAnswers,
  ...goodsAskedAnswers,
  ...typedBuildingAnswers,
  ...typedComplaintAnswers,
  ...typedDoubtAnswers,
];
