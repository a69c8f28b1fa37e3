interface TitledCardsProps {
  id: string;
  heading: string;
  items: readonly { title: string; text: string }[];
}

/** Short texts side by side, each with a heading. */
export function TitledCards({ id, heading, items }: TitledCardsProps) {
  return (
    <section className="titled-cards" aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{heading}</h2>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
