import type { FormEvent, Ref } from 'react';
import { Field } from '../field.tsx';
import { creativityScale, type GeneratorDraft } from './generator-draft.ts';

interface GeneratorFormProps {
  draft: GeneratorDraft;
  onChange: (draft: GeneratorDraft) => void;
  /** How many titles the box holds. */
  count: number;
  /** A text was asked for with an empty box. */
  isMissing: boolean;
  titlesRef: Ref<HTMLTextAreaElement>;
  isGenerating: boolean;
  /** Several titles are being processed: the box shows what is left and takes nothing. */
  isRunning: boolean;
  onSubmit: () => void;
}

export function GeneratorForm({
  draft,
  onChange,
  count,
  isMissing,
  titlesRef,
  isGenerating,
  isRunning,
  onSubmit,
}: GeneratorFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        id="titles"
        label="Títulos"
        error={isMissing && count === 0 ? 'Escreva pelo menos um título.' : undefined}
        hint={countText(count)}
      >
        {(described) => (
          <textarea
            {...described}
            ref={titlesRef}
            rows={6}
            spellCheck
            readOnly={isRunning}
            value={draft.titles}
            placeholder="Conserto de portão basculante em Moema"
            onChange={(event) => onChange({ ...draft, titles: event.target.value })}
          />
        )}
      </Field>
      <div className="slider">
        <label htmlFor="creativity">Criatividade</label>
        <output htmlFor="creativity">{draft.creativity}</output>
        <input
          id="creativity"
          type="range"
          aria-describedby="creativity-note"
          min={creativityScale.min}
          max={creativityScale.max}
          step={creativityScale.step}
          disabled={isRunning}
          value={draft.creativity}
          onChange={(event) => onChange({ ...draft, creativity: event.target.valueAsNumber })}
        />
        <p id="creativity-note" className="field-hint">
          Quanto maior, mais seções, tópicos e perguntas.
        </p>
      </div>
      <button
        type="submit"
        className="button button-amber w-full"
        aria-disabled={isGenerating || isRunning}
        aria-busy={isGenerating || isRunning}
      >
        {isGenerating || isRunning ? 'Gerando...' : 'Gerar Conteúdo'}
      </button>
    </form>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Um título por linha.';
  return count === 1 ? 'Um título por linha. Na caixa: 1.' : `Um título por linha. Na caixa: ${count}.`;
}
