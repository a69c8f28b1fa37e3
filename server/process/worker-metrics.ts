/**
 * Each worker counts its own requests, and a request for /metrics reaches one of them. That worker asks the supervisor
 * for the sum over all workers.
 */
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const requestMessage = z.object({ type: z.literal('metrics wanted'), id: z.number() });
const answerMessage = z.object({ type: z.literal('metrics'), id: z.number(), text: z.string().nullable() });

/** Call in the supervisor. */
export function addUpWorkerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    const request = requestMessage.safeParse(message);
    if (!request.success) return;
    const reply = (text: string | null) => {
      if (worker.isConnected()) worker.send({ type: 'metrics', id: request.data.id, text });
    };
    // The sum is unknown if a worker dies while it is collected.
    all.clusterMetrics().then(reply, () => reply(null));
  });
}

/**
 * Call in a worker.
 * @param registry the metrics of this worker
 * @returns a function that requests the metrics of all workers; rejects if one does not answer within five seconds
 */
export function shareWorkerMetrics(registry: Registry): () => Promise<string> {
  const pendingRequests = new Map<number, PromiseWithResolvers<string>>();
  let count = 0;
  AggregatorRegistry.setRegistries(registry);
  // Created for its side effect: it starts answering the supervisor.
  new AggregatorRegistry();
  process.on('message', (message) => {
    const received = answerMessage.safeParse(message);
    if (!received.success) return;
    const { id, text } = received.data;
    const pending = pendingRequests.get(id);
    pendingRequests.delete(id);
    if (text === null) pending?.reject(new Error('The metrics of all workers could not be collected'));
    else pending?.resolve(text);
  });
  return () => {
    count += 1;
    const pending = Promise.withResolvers<string>();
    pendingRequests.set(count, pending);
    process.send?.({ type: 'metrics wanted', id: count });
    return pending.promise;
  };
}
