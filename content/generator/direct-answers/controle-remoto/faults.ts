/** Every answer about remote controls: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { batteriesAnswers } from './faults/batteries.ts';
import { buttonsAndLightsAnswers } from './faults/buttons-and-lights.ts';
import { lostProgrammingAnswers } from './faults/lost-programming.ts';
import { noMovementAnswers } from './faults/no-movement.ts';
import { rangeAnswers } from './faults/range.ts';
import { remoteOrBoardAnswers } from './faults/remote-or-board.ts';
import { wetAndBrokenAnswers } from './faults/wet-and-broken.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...batteriesAnswers,
  ...buttonsAndLightsAnswers,
  ...noMovementAnswers,
  ...lostProgrammingAnswers,
  ...rangeAnswers,
  ...remoteOrBoardAnswers,
  ...wetAndBrokenAnswers,
];
