/**
 * Of several workers each one counts its own requests, and whoever asks for the figures reaches any of them: it has
 * the supervising process add up those of all.
 */
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const question = z.object({ type: z.literal('metrics wanted'), id: z.number() });
const answer = z.object({ type: z.literal('metrics'), id: z.number(), text: z.string().nullable() });

/** In the supervising process. */
export function addUpWorkerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    const asked = question.safeParse(message);
    if (!asked.success) return;
    const tell = (text: string | null) => {
      if (worker.isConnected()) worker.send({ type: 'metrics', id: asked.data.id, text });
    };
    // A worker that dies meanwhile leaves the sum unknown.
    all.clusterMetrics().then(tell, () => tell(null));
  });
}

/**
 * In a worker.
 * @param registry its own figures
 * @returns asks for those of all workers; rejects when one of them did not answer in five seconds
 */
export function shareWorkerMetrics(registry: Registry): () => Promise<string> {
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let count = 0;
  AggregatorRegistry.setRegistries(registry);
  // Made for what comes with it: it answers the supervising process from now on.
  new AggregatorRegistry();
  process.on('message', (message) => {
    const told = answer.safeParse(message);
    if (!told.success) return;
    const { id, text } = told.data;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (text === null) asked?.reject(new Error('The figures of all workers could not be had'));
    else asked?.resolve(text);
  });
  return () => {
    count += 1;
    const asked = Promise.withResolvers<string>();
    waiting.set(count, asked);
    process.send?.({ type: 'metrics wanted', id: count });
    return asked.promise;
  };
}
