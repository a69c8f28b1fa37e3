/** What people ask about us. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { firmAnswers } from './about-the-firm.ts';
import { askedOfFirm } from './asked-of-firm.ts';
import { contactAnswers } from './contact.ts';
import { occupantAnswers } from './occupants.ts';
import { orderFollowUpAnswers } from './order-follow-ups.ts';
import { paymentAnswers } from './payment.ts';
import { rangeAnswers } from './range.ts';
import { visitAnswers } from './visits.ts';

export const companyAnswers: readonly DirectAnswer[] = [
  ...firmAnswers,
  ...askedOfFirm,
  ...orderFollowUpAnswers,
  ...contactAnswers,
  ...paymentAnswers,
  ...rangeAnswers,
  ...occupantAnswers,
  ...visitAnswers,
];
