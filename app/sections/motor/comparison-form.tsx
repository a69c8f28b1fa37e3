import { comparisonPage } from '#content/motors/motors-page.ts';
import { paths, queries } from '../../paths.ts';
import { SelectField } from '../../ui/select-field.tsx';

interface ComparisonFormProps {
  models: readonly { slug: string; name: string }[];
  /** Slugs of the compared models; none before a comparison is requested. */
  chosen: readonly string[];
}

const fields = [queries.firstMotor, queries.secondMotor, queries.thirdMotor];
/** The position of the third model, which may be left out. */
const optionalPosition = 2;

/** The form that requests a comparison. The first two models of the list are preselected. */
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
            options={
              position === optionalPosition ? [{ value: '', text: comparisonPage.none }, ...options] : options
            }
            value={initial[position] ?? (position === optionalPosition ? '' : undefined)}
          />
        ))}
        <button className="button button-amber" type="submit">
          {comparisonPage.submit}
        </button>
      </form>
    </section>
  );
}
