/** Suggests up to three pages for each address that was not found, with a reason. */
import { z } from 'zod';
import { maxPathLength } from '#domain/addresses/missed/may-be-stored.ts';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

const maxPaths = 50;

export const suggestTargets = restFunction({
  name: 'suggest_targets',
  permission: 'complete_session',
  isReadOnly: true,
  isCostly: true,
  arguments: z.object({
    paths: z
      .array(z.string('must be text').max(maxPathLength, 'is too long'), 'must be a list')
      .max(maxPaths, `may have at most ${maxPaths} addresses`),
  }),
  async run({ missed }, { paths }, _caller, remainingMs) {
    return success(await missed.suggest(paths, remainingMs));
  },
});
