import { z } from 'zod';

/** The text of a variable that holds a number. White space is refused, because JavaScript would read it as 0. */
export function numberText(error: string) {
  return z.string().refine((text) => text.trim() !== '' && Number.isFinite(Number(text)), error);
}
