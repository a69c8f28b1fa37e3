/** Every error this API can answer with, and its HTTP status. The codes are those the official client knows. */
export const errorStatus = {
  bad_json: 400,
  validation_failed: 400,
  invalid_credentials: 400,
  current_password_invalid: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  no_authorization: 401,
  bad_jwt: 403,
  user_not_found: 403,
  session_not_found: 403,
  not_admin: 403,
  not_found: 404,
  conflict: 409,
  request_entity_too_large: 413,
  weak_password: 422,
  same_password: 422,
  signup_disabled: 422,
  anonymous_provider_disabled: 422,
  otp_disabled: 422,
  phone_provider_disabled: 422,
  over_request_rate_limit: 429,
  unexpected_failure: 500,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
