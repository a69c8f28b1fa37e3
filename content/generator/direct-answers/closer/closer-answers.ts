/** Every answer of this folder: titles in which one word asks something else than similar titles do. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { exactlyAskedAnswers } from './asked-exactly.ts';
import { closerComplaintAnswers } from './complaints.ts';
import { closerElectricAnswers } from './electric.ts';
import { firstWordAnswers } from './first-words.ts';
import { furtherCloserComplaints } from './further-complaints.ts';
import { closerNeighbourAnswers } from './neighbours.ts';
import { closerPeopleAnswers } from './people-and-buildings.ts';
import { closerServiceAnswers } from './services.ts';
import { whetherAndSignAnswers } from './whether-and-signs.ts';

export const closerAnswers: readonly DirectAnswer[] = [
  ...exactlyAskedAnswers,
  ...firstWordAnswers,
  ...whetherAndSignAnswers,
  ...closerServiceAnswers,
  ...closerComplaintAnswers,
  ...furtherCloserComplaints,
  ...closerNeighbourAnswers,
  ...closerPeopleAnswers,
  ...closerElectricAnswers,
];
