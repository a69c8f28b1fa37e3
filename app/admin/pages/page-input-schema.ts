import * as z from 'zod/mini';
import { mapFields, optionalPageFields, requiredPageFields } from '#domain/pages/page-fields.ts';

/** Checks a page input that was kept in the storage of the tab. */
export const pageInputSchema = z.object({
  ...mapFields(requiredPageFields, () => z.string()),
  ...mapFields(optionalPageFields, () => z.nullish(z.string())),
});
