/** A list and, on a wide screen, a preview of the chosen entry beside it. At first, the first entry is chosen. */
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useRoomForPreview } from '../../preview/use-room-for-preview.ts';

/** If the preview cannot be loaded, the list works without it. */
const ListPreview = lazy<ComponentType<ComponentProps<typeof import('./list-preview.tsx').default>>>(() =>
  import('./list-preview.tsx').catch(() => ({ default: () => null })),
);

export interface RowPreview {
  /** Whether the preview beside the list is of this row. */
  isShown: boolean;
  /** Previews this row instead. */
  show: () => void;
}

interface ListWithPreviewProps<Entry> {
  entries: readonly Entry[];
  /** What the list holds: published pages or drafts. */
  of: ComponentProps<typeof ListPreview>['of'];
  /** @param previewOf returns undefined for every entry if there is no room for a preview */
  children: (previewOf: (entry: Entry) => RowPreview | undefined) => ReactNode;
}

export function ListWithPreview<Entry extends { id: string; title: string }>({
  entries,
  of,
  children,
}: ListWithPreviewProps<Entry>) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const hasRoom = useRoomForPreview();
  const shown = entries.find(({ id }) => id === chosenId) ?? entries[0];
  return (
    <div className="list-with-preview">
      <div>
        {children((entry) =>
          hasRoom ? { isShown: entry === shown, show: () => setChosenId(entry.id) } : undefined,
        )}
      </div>
      {hasRoom && shown !== undefined && (
        <Suspense>
          <ListPreview of={of} page={shown} />
        </Suspense>
      )}
    </div>
  );
}
