/**
 * Sends one request and records how it ended. Nothing is retried: a request that was cut counts as cut. Each request
 * opens a new connection unless an agent keeps one.
 */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as requestWithTls } from 'node:https';
import type { Socket } from 'node:net';

export type Outcome = Answered | Unanswered;

export interface Answered {
  kind: 'answered';
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** From sending to the last byte, in milliseconds. */
  ms: number;
}

export interface Unanswered {
  /**
   * - refused: there was no connection, so the server never had the request
   * - cut: the connection ended with the request outstanding
   * - hung: the deadline passed with the connection open
   */
  kind: 'refused' | 'cut' | 'hung';
  ms: number;
  reason: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  agent?: Agent;
  /** How long an answer may take before the request counts as hung. */
  deadlineMs?: number;
}

const defaultDeadlineMs = 30_000;

export function ask(origin: string, path: string, options: AskOptions = {}): Promise<Outcome> {
  const { method = 'GET', headers = {}, body, agent = false, deadlineMs = defaultDeadlineMs } = options;
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestWithTls : request;
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  return new Promise((resolve) => {
    let isConnected = false;
    let isLate = false;
    // The certificate was made on this machine for the name in the Host header. No authority signed it.
    const tls = {
      rejectUnauthorized: false,
      ...(headers.Host !== undefined && { servername: headers.Host }),
    };
    const outgoing = send({ hostname, port, path, method, headers, agent, ...tls });
    const deadline = setTimeout(() => {
      isLate = true;
      outgoing.destroy(new Error(`no answer in ${deadlineMs} ms`));
    }, deadlineMs);
    const end = (outcome: Outcome) => {
      clearTimeout(deadline);
      resolve(outcome);
    };
    const fail = (error: Error) => {
      const ending = isConnected ? 'cut' : 'refused';
      end({ kind: isLate ? 'hung' : ending, ms: since(), reason: error.message });
    };
    outgoing.on('socket', (socket: Socket) => {
      // A keep-alive connection is open already.
      if (socket.connecting) socket.once('connect', () => (isConnected = true));
      else isConnected = true;
    });
    outgoing.on('error', fail);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', fail);
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 0;
        end({
          kind: 'answered',
          status,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
          ms: since(),
        });
      });
    });
    outgoing.end(body);
  });
}

/** A short name to count outcomes by: the status, or what happened instead of an answer. */
export function nameOf(outcome: Outcome): string {
  return outcome.kind === 'answered' ? String(outcome.status) : outcome.kind;
}

/** @returns text such as `200 × 12, 503 × 3` */
export function tally(outcomes: readonly Outcome[]): string {
  const groups = [...Map.groupBy(outcomes, nameOf)].sort(([a], [b]) => a.localeCompare(b));
  return groups.map(([name, list]) => `${name} × ${list.length}`).join(', ') || 'nothing';
}
