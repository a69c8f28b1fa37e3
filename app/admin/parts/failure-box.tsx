interface FailureBoxProps {
  title: string;
  text?: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, in the place where it would be. */
export function FailureBox({ title, text, onRetry }: FailureBoxProps) {
  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">{title}</p>
      {text !== undefined && <p className="text-muted">{text}</p>}
      <button type="button" className="button button-compact button-quiet mt-3" onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  );
}
