import { comparisonPage } from '#content/motors/motors-page.ts';
import { paths, queries } from '../../paths.ts';
import { SelectField } from '../../ui/select-field.tsx';

interface ComparisonFormProps {
  models: readonly { slug: string; name: string }[];
  /** Slugs of the compared models; none before a comparison is requested. */
  chosen: readonly string[];
}

const fields = [queries.firstMotor, queries.secondMotor, queries.thirdMotor];

/** Asks for a comparison. The first models of the list are preselected. */
export function ComparisonForm({ models, chosen }: ComparisonFormProps) {
  const options = models.map(({ slug, name }) => ({ value: slug, text: name }));
  const initial = chosen.length === 0 ? models.slice(0, 2).map(({ slug }) => slug) : chosen;
  return (
    <section className="choice-form" id={comparisonPage.id} aria-labelledby="comparar-titulo">
      <h2 id="comparar-titulo">
        {chosen.length === 0 ? comparisonPage.formHeading : comparisonPage.otherHeading}
      </h2>
      <form action={paths.motors()} method="get">
        {fields.map(({ name }, position) => (
          <SelectField
            key={name}
            id={name}
            name={name}
            label={comparisonPage.labels[position] ?? name}
            options={position === 2 ? [{ value: '', text: comparisonPage.none }, ...options] : options}
            value={initial[position] ?? (position === 2 ? '' : undefined)}
          />
        ))}
        <button className="button button-amber" type="submit">
          {comparisonPage.submit}
        </button>
      </form>
    </section>
  );
}
