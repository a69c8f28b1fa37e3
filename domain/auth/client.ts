/** The program and network a request comes from, for limits, the list of sessions and the audit log. */
export interface Client {
  /** Network address, as reported by the configured number of trusted proxies. */
  address: string;
  /** The User-Agent header, or null. */
  userAgent: string | null;
}

const userAgentMaxLength = 300;

/** @returns the user agent as it is stored: limited in length, without characters that a terminal would interpret */
export function storedUserAgent(client: Client | null): string | null {
  const name = (client?.userAgent ?? '').replace(/\p{Cc}/gu, '').slice(0, userAgentMaxLength);
  return name === '' ? null : name;
}
