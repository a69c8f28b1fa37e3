/**
 * The texts of a page as a version, the trash or a browser keeps them. A field that did not exist when they were kept is
 * blank.
 */
import * as z from 'zod/mini';
import { mapFields, optionalPageFields, requiredPageFields } from '#domain/pages/page-fields.ts';

export const keptPageTexts = {
  ...mapFields(requiredPageFields, () => z.string()),
  ...mapFields(optionalPageFields, () => z._default(z.string(), '')),
};
