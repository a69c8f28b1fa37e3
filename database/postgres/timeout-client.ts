/**
 * A PostgreSQL client that closes its connection when a query times out. The driver alone keeps the connection, and the
 * next query would wait behind the one that timed out.
 */
import { Socket } from 'node:net';
import pg from 'pg';
import { handshakeMs } from '#database/outages/deadlines.ts';
import { wait } from '#database/outages/waiting-time.ts';

class Client extends pg.Client {
  readonly #socket: Socket;
  readonly #answerMs: number;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    const connectMs = Math.min(config.connectionTimeoutMillis ?? handshakeMs, handshakeMs);
    super({ ...config, stream: () => socket, keepAlive: true, connectionTimeoutMillis: connectMs });
    this.#socket = socket;
    this.#answerMs = config.query_timeout ?? Number.POSITIVE_INFINITY;
    // The pending query reports the error. Without a listener the event would end the process.
    this.on('error', () => {});
  }

  /** Takes only the two forms in use: a text, and a text with its values. Both return a promise. */
  override query(...[text, values]: unknown[]): never {
    const answer = wait((leftMs) => {
      const limitMs = Math.min(this.#answerMs, leftMs);
      const limit = limitMs === Number.POSITIVE_INFINITY ? {} : { query_timeout: Math.ceil(limitMs) };
      const pending: Promise<unknown> = Reflect.apply(super.query, this, [{ text, values, ...limit }]);
      return pending;
    });
    answer.catch((error) => this.#closeAfterTimeout(error));
    return answer as never;
  }

  override end(...parameters: unknown[]): never {
    // A server that is out of reach would never close its side.
    setTimeout(() => this.#socket.destroy(), handshakeMs).unref();
    return Reflect.apply(super.end, this, parameters) as never;
  }

  #closeAfterTimeout(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') this.#socket.destroy();
  }
}

/** Takes its time limit from `query_timeout`, in milliseconds, and from the request that runs the query. */
export const TimeoutClient: new (config?: pg.ClientConfig) => pg.Client = Client;
