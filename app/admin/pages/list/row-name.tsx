import type { RowPreview } from './list-with-preview.tsx';

interface RowNameProps {
  id: string;
  title: string;
  /** Whether a checkbox before the row chooses it. */
  isSelectable: boolean;
  preview: RowPreview | undefined;
}

/** The title of a row: it shows the page beside the list where there is room, and otherwise labels the checkbox. */
export function RowName({ id, title, isSelectable, preview }: RowNameProps) {
  if (preview !== undefined) {
    return (
      <button
        id={`title-${id}`}
        type="button"
        className="row-name"
        aria-pressed={preview.isShown}
        onClick={preview.show}
      >
        {title}
      </button>
    );
  }
  return (
    <strong id={`title-${id}`}>
      {isSelectable ? <label htmlFor={`choose-${id}`}>{title}</label> : title}
    </strong>
  );
}
