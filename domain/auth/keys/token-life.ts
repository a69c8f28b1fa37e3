/** How long an access token is valid. The client renews it two minutes before it expires, so it must last longer. */
export const accessTokenSeconds = 60 * 60;
