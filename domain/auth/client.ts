/** The program and the place a call comes from, as far as limits, the list of sessions and the audit log need it. */
export interface Client {
  /** Network address, with as many proxies believed as are configured. */
  address: string;
  /** What the program calls itself; anything, or nothing. */
  userAgent: string | null;
}

const userAgentMaxLength = 300;

/** @returns the name as it is kept: bounded, and without characters a terminal would obey */
export function storedUserAgent(client: Client | null): string | null {
  const name = (client?.userAgent ?? '').replace(/\p{Cc}/gu, '').slice(0, userAgentMaxLength);
  return name === '' ? null : name;
}
