interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
  /** The selected value. Without it the first option is selected. */
  value?: string | undefined;
}

/** A labelled `select` of a GET form. */
export function SelectField({ id, name, label, options, value }: SelectFieldProps) {
  return (
    <p className="select-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </p>
  );
}
