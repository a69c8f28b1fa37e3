/** The preview in the form of a new page: beside it on a wide screen, collapsed below it on a narrow one. */
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { UnsavedPage } from '../pages/unsaved-page.ts';
import { LivePreview } from './live-preview.tsx';
import { useRoomForPreview } from './use-room-for-preview.ts';

export function PreviewPane({ control }: { control: Control<UnsavedPage> }) {
  const [isOpen, setIsOpen] = useState(useRoomForPreview());
  return (
    <details className="preview" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Prévia</summary>
      {isOpen && <LivePreview control={control} />}
    </details>
  );
}
