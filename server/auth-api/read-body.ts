/**
 * JSON bodies, no larger than agreed. The official client announces JSON even where it sends nothing, so an
 * empty body is an empty object.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { readLimitedText } from '../limited-text.ts';
import { errorResponse } from './error-response.ts';

const maxBytes = 1024 * 1024;

export type BodyResult<Body> = { ok: true; body: Body } | { ok: false; response: Response };

export async function readBody<Shape extends z.ZodType>(
  context: Context,
  shape: Shape,
): Promise<BodyResult<z.infer<Shape>>> {
  const text = await readLimitedText(context.req.raw, maxBytes);
  if (text === null) {
    const message = 'Request body is too large';
    return { ok: false, response: errorResponse(context, 'request_entity_too_large', message) };
  }
  const json = parseObject(text);
  if (json === null) {
    const message = 'Could not parse request body as JSON';
    return { ok: false, response: errorResponse(context, 'bad_json', message) };
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { ok: true, body: parsed.data };
  const message = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return { ok: false, response: errorResponse(context, 'validation_failed', message) };
}

/**
 * One line of text as every database can keep it: half a character becomes the sign for an unknown one, and control
 * characters, NUL among them, are refused. Absent and null mean the same to the client.
 */
export function optionalText() {
  return z
    .string()
    .refine((text) => !/\p{Cc}/u.test(text), 'Control characters are not allowed')
    .nullish()
    .transform((text) => text?.toWellFormed());
}

/** What is compared and never kept as it came, such as a password: any character may be part of it. */
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
