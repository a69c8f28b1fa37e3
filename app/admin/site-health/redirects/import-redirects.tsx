/** Imports a list of redirects from a file. It first shows what each line would do, then saves. */
import { useId, useRef, useState } from 'react';
import { formatCount } from '../../../ui/format.ts';
import { clearNotices, notifyError, notifySuccess } from '../../parts/notices.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import type { LineVerdict } from './redirects-api.ts';
import { useImportRedirects } from './redirects-queries.ts';

/** A longer list of remarks is easier to read in the spreadsheet itself. */
const shownLines = 100;

interface ReadList {
  csv: string;
  verdicts: readonly LineVerdict[];
}

export function ImportRedirects() {
  const [list, setList] = useState<ReadList | null>(null);
  const importing = useImportRedirects();
  const input = useRef<HTMLInputElement>(null);
  const lastChosen = useRef<File>(undefined);
  const id = useId();

  const reset = () => {
    setList(null);
    if (input.current !== null) input.current.value = '';
    input.current?.focus();
  };

  const read = async (file: File | undefined) => {
    clearNotices();
    setList(null);
    lastChosen.current = file;
    if (file === undefined) return;
    const csv = await file.text().catch(() => null);
    const result =
      csv === null ? null : await importing.mutateAsync({ csv, isDryRun: true }).catch(() => null);
    // Another file was chosen meanwhile, and a slow answer about this one must not replace its verdicts.
    if (file !== lastChosen.current) return;
    if (csv !== null && result?.ok) setList({ csv, verdicts: result.value });
    else notifyFailure('Lista não lida', result?.ok ? undefined : result?.failure);
  };

  const save = async (csv: string) => {
    if (importing.isPending) return;
    clearNotices();
    const result = await importing.mutateAsync({ csv, isDryRun: false }).catch(() => null);
    if (!result?.ok) return notifyFailure('Lista não salva', result?.failure);
    notifySuccess('Lista salva', inForceText(countOf(result.value)));
    reset();
  };

  return (
    <section className="address-section" aria-labelledby={`${id}-heading`} aria-busy={importing.isPending}>
      <h2 id={`${id}-heading`} className="text-xl">
        Enviar uma lista
      </h2>
      <div className="field mt-3">
        <label htmlFor={`${id}-file`}>Planilha em CSV</label>
        <input
          id={`${id}-file`}
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-describedby={`${id}-hint`}
          // Cleared, because a browser reports no change when the same file is chosen again.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <p id={`${id}-hint`} className="field-hint">
          Uma linha para cada endereço: o antigo, o novo e, se quiser, o código. Antes de salvar, você vê o
          que muda.
        </p>
      </div>
      {list !== null && (
        <Verdicts verdicts={list.verdicts} onSave={() => void save(list.csv)} onCancel={reset} />
      )}
    </section>
  );
}

function notifyFailure(title: string, failure: CallFailure | undefined): void {
  // The service words its refusals for the owner.
  const isRefused = failure?.code === 'refused';
  notifyError(title, isRefused ? failure.message : 'Nada foi salvo. Tente outra vez.');
}

type Counts = Readonly<Record<LineVerdict['verdict'], number>>;

function countOf(verdicts: readonly LineVerdict[]): Counts {
  const counts = { nova: 0, muda: 0, igual: 0, recusada: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  return counts;
}

function inForceText(counts: Counts): string {
  return `${savedText(counts)} já ${counts.nova + counts.muda === 1 ? 'vale' : 'valem'} no site.`;
}

function savedText({ nova, muda }: Counts): string {
  const saved = nova + muda;
  return saved === 1 ? '1 redirecionamento' : `${formatCount(saved)} redirecionamentos`;
}

const verdictNames: Readonly<Record<LineVerdict['verdict'], string>> = {
  nova: 'Nova',
  muda: 'Muda',
  igual: 'Igual',
  recusada: 'Recusada',
};

interface VerdictsProps {
  verdicts: readonly LineVerdict[];
  onSave: () => void;
  onCancel: () => void;
}

function Verdicts({ verdicts, onSave, onCancel }: VerdictsProps) {
  const counts = countOf(verdicts);
  const remarks = verdicts.filter(({ reason }) => reason !== null);
  const hidden = remarks.length - shownLines;
  const isEmpty = counts.nova + counts.muda === 0;
  return (
    <>
      <p role="status" className="mt-3 font-semibold">
        {`Novas: ${formatCount(counts.nova)}. Mudam: ${formatCount(counts.muda)}. Iguais: ${formatCount(
          counts.igual,
        )}. Recusadas: ${formatCount(counts.recusada)}.`}
      </p>
      {remarks.length > 0 && (
        <ul className="address-list">
          {remarks.slice(0, shownLines).map(({ line, verdict, reason }) => (
            <li key={line} className="row">
              <div className="row-words">
                <strong>{`Linha ${formatCount(line)}: ${verdictNames[verdict].toLowerCase()}`}</strong>
                <p>{verdict === 'recusada' ? <span className="hold-reason">{reason}</span> : reason}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="text-muted">
          {hidden === 1
            ? 'E mais 1 linha com observação.'
            : `E mais ${formatCount(hidden)} linhas com observação.`}
        </p>
      )}
      <div className="form-actions mt-3">
        <button
          type="button"
          className={`button button-compact button-amber ${isEmpty ? 'is-idle' : ''}`}
          aria-disabled={isEmpty}
          onClick={() => {
            if (!isEmpty) onSave();
          }}
        >
          {isEmpty ? 'Nada a salvar' : `Salvar ${savedText(counts)}`}
        </button>
        <button type="button" className="button button-compact button-quiet" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </>
  );
}
