/** JSON bodies. The official client announces JSON even where it sends nothing, so an empty body is an empty object. */
import type { Context } from 'hono';
import { z } from 'zod';
import { errorResponse } from './error-response.ts';

export type BodyResult<Body> = { ok: true; body: Body } | { ok: false; response: Response };

export async function readBody<Shape extends z.ZodType>(
  context: Context,
  shape: Shape,
): Promise<BodyResult<z.infer<Shape>>> {
  const json = parseObject(await context.req.text());
  if (json === null) {
    return {
      ok: false,
      response: errorResponse(context, 'bad_json', 'Could not parse request body as JSON'),
    };
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { ok: true, body: parsed.data };
  const message = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return { ok: false, response: errorResponse(context, 'validation_failed', message) };
}

/** Absent and null mean the same to the client. */
export function optionalText() {
  return z
    .string()
    .nullish()
    .transform((text) => text ?? undefined);
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
