import type { IncomingMessage } from 'node:http';

/** The person has told the browser to ask not to be tracked. Chrome and Edge send one header, Firefox and Brave the other. */
export function refusesCounting({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
