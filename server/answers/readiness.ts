/** Answers GET /readyz: 200 while the database can be read and written, else 503 with what fails. */
import type { Handler } from 'hono';
import type { Availability } from '#database/outages/availability.ts';

export function answerReadiness(availability: Pick<Availability, 'readiness'>): Handler {
  return async (context) => {
    const { reads, writes } = await availability.readiness();
    const state = (isUp: boolean) => (isUp ? 'ok' : 'failing');
    context.header('Cache-Control', 'no-store');
    if (reads && writes) return context.text('ok');
    context.header('Retry-After', '1');
    return context.text(`reads: ${state(reads)}\nwrites: ${state(writes)}\n`, 503);
  };
}
