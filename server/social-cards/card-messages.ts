/** The messages between the server and the process that draws its social cards. */
// The small build, because the drawing process parses messages too and has little memory.
import * as z from 'zod/mini';

export const cardOrder = z.object({ title: z.string() });

export const drawnCard = z.object({
  // Copied, because the message is a view of a larger buffer.
  png: z.pipe(
    z.custom<Uint8Array>((sent) => sent instanceof Uint8Array),
    z.transform((received) => new Uint8Array(received)),
  ),
  etag: z.string(),
});

export type CardOrder = z.infer<typeof cardOrder>;
export type DrawnCard = z.output<typeof drawnCard>;
export type SentCard = z.input<typeof drawnCard>;
