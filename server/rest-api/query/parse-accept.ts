import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../rest-failure.ts';

export interface ResponseFormat {
  /** A single object instead of an array. The request then fails unless it yields exactly one row. */
  isObject: boolean;
  contentType: string;
}

const array: ResponseFormat = { isObject: false, contentType: 'application/json; charset=utf-8' };
const object: ResponseFormat = {
  isObject: true,
  contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
};

const formats: Readonly<Record<string, ResponseFormat>> = {
  '*/*': array,
  'application/*': array,
  'application/json': array,
  'application/vnd.pgrst.array+json': array,
  'application/vnd.pgrst.array': array,
  'application/vnd.pgrst.object+json': object,
  'application/vnd.pgrst.object': object,
};

/** Chooses the first media type of the header that is supported. Weights (`q=`) are ignored. */
export function parseAccept(header: string | undefined): Parsed<ResponseFormat> {
  const types = (header ?? '*/*').split(',').map((type) => type.split(';')[0]?.trim().toLowerCase() ?? '');
  const type = types.find((name) => Object.hasOwn(formats, name));
  const format = type === undefined ? undefined : formats[type];
  return format ? success(format) : refusal(failures.unacceptable(types.join(', ')));
}
