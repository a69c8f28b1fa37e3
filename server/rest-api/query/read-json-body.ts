import { refusal, success } from '#domain/result.ts';
import { readLimitedText } from '../../answers/limited-text.ts';
import { failures, type Parsed } from '../rest-failure.ts';

/** @param whenEmpty the value for a request without a body, which is refused by default */
export async function readJsonBody(
  request: Request,
  maxBytes: number,
  whenEmpty?: unknown,
): Promise<Parsed<unknown>> {
  const text = await readLimitedText(request, maxBytes);
  if (text === null) return refusal(failures.tooLarge(maxBytes));
  if (text === '' && whenEmpty !== undefined) return success(whenEmpty);
  try {
    return success(JSON.parse(text));
  } catch {
    return refusal(failures.badJson);
  }
}
