export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button-compact button-quiet w-full" onClick={onClick}>
      Cancelar
    </button>
  );
}
