import { asking, checking, rowsHeading, toBeChecked } from '#content/motors/motor-rows.ts';
import { paths } from '../../paths.ts';
import { ChatLink } from '../../ui/chat-link.tsx';

interface MotorFactsProps {
  name: string;
  /** What is known. */
  rows: readonly { label: string; text: string }[];
  /** What only the maker can tell, worded as part of a sentence. */
  unknown: readonly string[];
}

const listOfNames = new Intl.ListFormat('pt-BR');

/** What is known of a model. One sentence names what is unknown, with a button that asks for it. */
export function MotorFacts({ name, rows, unknown }: MotorFactsProps) {
  const questions = listOfNames.format(unknown);
  return (
    <section className="motor-data" aria-labelledby="ficha-titulo">
      <h2 id="ficha-titulo">{rowsHeading}</h2>
      <table>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="motor-asking">
        <p>{`${asking.before}${questions}${asking.after}`}</p>
        <p className="contact-actions">
          <ChatLink
            variant="compact"
            message={`Olá! Quero saber do Motor PPA ${name}: ${questions}. ${asking.messageEnd}`}
          >
            {asking.label}
          </ChatLink>
          <a href={paths.motors(checking.id)}>{checking.link}</a>
        </p>
      </div>
    </section>
  );
}

/**
 * @param model shown before a long text on a phone, where the cells of a row are one below the other
 * @param text null for a value that is still to be checked
 */
export function MotorCell({ model, text }: { model: string; text: string | null }) {
  return (
    <td data-model={model} className={text === null ? 'unknown' : undefined}>
      {text ?? toBeChecked}
    </td>
  );
}
