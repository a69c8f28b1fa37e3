/** What people ask about us. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { contactAnswers } from './contact.ts';
import { occupantAnswers } from './occupants.ts';
import { paymentAnswers } from './payment.ts';
import { rangeAnswers } from './range.ts';
import { visitAnswers } from './visits.ts';

export const companyAnswers: readonly DirectAnswer[] = [
  ...contactAnswers,
  ...paymentAnswers,
  ...rangeAnswers,
  ...occupantAnswers,
  ...visitAnswers,
];
