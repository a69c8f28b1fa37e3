import { type CallFailure, callFailure, type FailureCode } from './call-failure.ts';

export interface TableError {
  /** The error code of PostgREST or PostgreSQL. */
  code: string;
  message: string;
  details: string | null;
}

const http = { noAnswer: 0, unauthorized: 401, rangeNotSatisfiable: 416, firstServerError: 500 };
const uniqueViolation = '23505';
const checkViolation = '23514';
const secondFactorRequired = /^AAL2 session is required to (read|write) when MFA is enabled\.$/;

/** @param status 0 when no answer came */
export function tableFailure({ code, message, details }: TableError, status: number): CallFailure {
  if (details !== null && secondFactorRequired.test(details))
    return callFailure('second_factor_due', details);
  return callFailure(codeOf(code, status), message, details);
}

function codeOf(code: string, status: number): FailureCode {
  if (status === http.noAnswer) return 'unreachable';
  if (status === http.unauthorized) return 'session_ended';
  if (status === http.rangeNotSatisfiable) return 'past_the_end';
  if (status >= http.firstServerError) return 'failed';
  if (code === uniqueViolation) return 'already_exists';
  return code === checkViolation ? 'rule_broken' : 'refused';
}
