import { failures, type Parsed, parsed, refused } from './rest-failure.ts';

export interface AnswerForm {
  /** A single object instead of an array; anything but exactly one row is then a failure. */
  isObject: boolean;
  contentType: string;
}

const array: AnswerForm = { isObject: false, contentType: 'application/json; charset=utf-8' };
const object: AnswerForm = {
  isObject: true,
  contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
};

const forms: Readonly<Record<string, AnswerForm>> = {
  '*/*': array,
  'application/*': array,
  'application/json': array,
  'application/vnd.pgrst.array+json': array,
  'application/vnd.pgrst.array': array,
  'application/vnd.pgrst.object+json': object,
  'application/vnd.pgrst.object': object,
};

/** The first media type of the header that we speak; weights are not looked at. */
export function parseAccept(header: string | undefined): Parsed<AnswerForm> {
  const types = (header ?? '*/*').split(',').map((type) => type.split(';')[0]?.trim().toLowerCase() ?? '');
  const type = types.find((one) => Object.hasOwn(forms, one));
  const form = type === undefined ? undefined : forms[type];
  return form ? parsed(form) : refused(failures.unacceptable(types.join(', ')));
}
