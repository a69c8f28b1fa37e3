/**
 * The texts of a page as something keeps them: a version, the trash, a browser. What was kept before a field existed has
 * it blank.
 */
import * as z from 'zod/mini';
import { mapFields, optionalPageFields, requiredPageFields } from '#domain/pages/page-fields.ts';

export const keptPageTexts = {
  ...mapFields(requiredPageFields, () => z.string()),
  ...mapFields(optionalPageFields, () => z._default(z.string(), '')),
};
