/** How long an access token lasts: well above the two minutes before its end at which the client starts to renew it. */
export const accessTokenSeconds = 60 * 60;
