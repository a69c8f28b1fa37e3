/** Shown when the page was published from elsewhere after this working copy was made. */
interface PageChangedNoticeProps {
  onKeepMine: () => void;
}

export function PageChangedNotice({ onKeepMine }: PageChangedNoticeProps) {
  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">A página foi mudada depois que este rascunho começou.</p>
      <p className="text-muted">
        O texto que está no site fica guardado como versão. Se você ficar com o seu, publique de novo.
      </p>
      <button type="button" className="button button-compact button-quiet mt-3" onClick={onKeepMine}>
        Ficar com o meu
      </button>
    </div>
  );
}
