/**
 * Reads JSON bodies of limited size. The official client announces JSON even when it sends nothing, so an empty body
 * counts as an empty object.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { type Result, refusal, success } from '#domain/result.ts';
import { readLimitedText } from '../answers/limited-text.ts';
import { errorResponse } from './error-response.ts';

const maxBytes = 1024 * 1024;

/** A refusal is the response that says what is wrong with the body. */
export async function readBody<Shape extends z.ZodType>(
  context: Context,
  shape: Shape,
): Promise<Result<z.infer<Shape>, Response>> {
  const text = await readLimitedText(context.req.raw, maxBytes);
  if (text === null) {
    const message = 'Request body is too large';
    return refusal(errorResponse(context, 'request_entity_too_large', message));
  }
  const json = parseObject(text);
  if (json === null) {
    const message = 'Could not parse request body as JSON';
    return refusal(errorResponse(context, 'bad_json', message));
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return success(parsed.data);
  const message = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return refusal(errorResponse(context, 'validation_failed', message));
}

/**
 * One line of text that every database can store: lone surrogates become the replacement character, and control
 * characters, including NUL, are refused. Absent and null mean the same to the client.
 */
export function optionalText() {
  return z
    .string()
    .refine((text) => !/\p{Cc}/u.test(text), 'Control characters are not allowed')
    .nullish()
    .transform((text) => text?.toWellFormed());
}

/** Text that is compared and never stored as received, such as a password. It may contain any character. */
export function optionalSecret() {
  return z
    .string()
    .nullish()
    .transform((text) => text?.toWellFormed());
}

function parseObject(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
