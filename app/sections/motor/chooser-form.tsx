import { chooserPage } from '#content/motors/motor-chooser.ts';
import type { ChooserField } from '../../catalogue/motors/motor-chooser.server.ts';
import { paths } from '../../paths.ts';
import { SelectField } from '../../ui/select-field.tsx';

interface ChooserFormProps {
  fields: readonly ChooserField[];
  /** The chosen values by field name. */
  values: Readonly<Record<string, string>>;
  isAnswered: boolean;
}

/** The questions about a gate. Each answer has its own address, so that it can be kept, sent and printed. */
export function ChooserForm({ fields, values, isAnswered }: ChooserFormProps) {
  return (
    <section className="choice-form choice-questions" aria-labelledby="perguntas-titulo">
      <h2 id="perguntas-titulo">{isAnswered ? chooserPage.again : chooserPage.formHeading}</h2>
      <form action={paths.motorChooser()} method="get">
        {fields.map(({ name, label, options }) => (
          <SelectField
            key={name}
            id={`pergunta-${name}`}
            name={name}
            label={label}
            options={options}
            value={values[name]}
          />
        ))}
        <button className="button button-amber" type="submit">
          {chooserPage.submit}
        </button>
      </form>
    </section>
  );
}
