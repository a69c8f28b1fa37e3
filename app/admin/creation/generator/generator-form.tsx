import type { CSSProperties, FormEvent, Ref } from 'react';
import { Field } from '../../parts/field.tsx';
import { creativityScale, type GeneratorWork } from './generator-work.ts';

interface GeneratorFormProps {
  work: GeneratorWork;
  onChange: (work: GeneratorWork) => void;
  /** How many titles the box contains. */
  count: number;
  /** Whether the form was sent with an empty box. */
  isTitleMissing: boolean;
  titlesRef: Ref<HTMLTextAreaElement>;
  isGenerating: boolean;
  /** True while several titles are processed. The box then shows what is left and accepts no input. */
  isRunning: boolean;
  onSubmit: () => void;
}

export function GeneratorForm({
  work,
  onChange,
  count,
  isTitleMissing,
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
        error={isTitleMissing && count === 0 ? 'Escreva pelo menos um título.' : undefined}
        hint={countText(count)}
      >
        {(inputProps) => (
          <textarea
            {...inputProps}
            ref={titlesRef}
            rows={6}
            spellCheck
            readOnly={isRunning}
            value={work.titles}
            placeholder="Conserto de portão basculante em Moema"
            onChange={(event) => onChange({ ...work, titles: event.target.value })}
          />
        )}
      </Field>
      <div className="slider">
        <label htmlFor="creativity">Criatividade</label>
        <output htmlFor="creativity">{work.creativity}</output>
        <input
          id="creativity"
          type="range"
          aria-describedby="creativity-note"
          min={creativityScale.min}
          max={creativityScale.max}
          step={creativityScale.step}
          disabled={isRunning}
          style={{ '--part': `${work.creativity}%` } as CSSProperties}
          value={work.creativity}
          onChange={(event) => onChange({ ...work, creativity: event.target.valueAsNumber })}
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
  return count === 0 ? 'Um título por linha.' : `Um título por linha. Na caixa: ${count}.`;
}
