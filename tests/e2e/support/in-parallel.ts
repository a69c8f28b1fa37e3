/** Runs `work` for each item, a few at a time. The results have the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [position, item] of queue) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
