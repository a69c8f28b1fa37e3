import type { UseFormReturn } from 'react-hook-form';
import type { UnsavedPage } from './unsaved-page.ts';

/** The props of every field of the page form. */
export interface FormFieldProps {
  form: UseFormReturn<UnsavedPage>;
  /** The current values of all inputs. */
  page: UnsavedPage;
  /** Whether the slug stays when the title changes, because the page already has an address. */
  isSlugKept: boolean;
}
