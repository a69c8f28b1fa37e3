/** The gate's verdict, shown below the form of a new page. The gate is asked when typing pauses. */
import { type Control, useWatch } from 'react-hook-form';
import { useDebouncedValue } from '../../parts/use-debounced-value.ts';
import { pageFormSchema } from '../page-form-rules.ts';
import type { UnsavedPage } from '../unsaved-page.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictNote } from './verdict-note.tsx';

const debounceMs = 1000;

export function FormVerdict({ control }: { control: Control<UnsavedPage> }) {
  const typed = useWatch({ control }) as UnsavedPage;
  const page = useDebouncedValue(typed, debounceMs);
  const { title, slug, content } = page;
  // A page that cannot be published yet needs no verdict.
  const isComplete = pageFormSchema.safeParse(page).success && pageFormSchema.safeParse(typed).success;
  const score = useVerdict(isComplete ? { title, slug, content } : null);
  return score === null ? null : <VerdictNote score={score} />;
}
