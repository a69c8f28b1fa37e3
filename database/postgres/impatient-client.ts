/**
 * A connection to PostgreSQL that gives up on a server that says nothing. The driver alone leaves a query that took
 * too long on its connection, where the next one would wait behind it.
 */
import { Socket } from 'node:net';
import pg from 'pg';

/** To open a connection, and to close it in good order. */
export const handshakeMs = 2000;

class Client extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket, keepAlive: true, connectionTimeoutMillis: handshakeMs });
    this.#socket = socket;
    // Whoever waits for an answer is told by that; an error nobody listens to would end the process.
    this.on('error', () => {});
  }

  // The driver's overloads differ in their callbacks only: what is given and what comes back pass through.
  override query(...parameters: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, parameters);
    if (answer instanceof Promise) answer.catch((error) => this.#giveUpAfter(error));
    return answer as never;
  }

  override end(...parameters: unknown[]): never {
    setTimeout(() => this.#socket.destroy(), handshakeMs).unref();
    return Reflect.apply(super.end, this, parameters) as never;
  }

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') this.#socket.destroy();
  }
}

/** With `query_timeout`, in milliseconds, the connection does not outlive a query that takes longer. */
export const ImpatientClient: new (config?: pg.ClientConfig) => pg.Client = Client;
