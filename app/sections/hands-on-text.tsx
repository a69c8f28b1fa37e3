/** A text that sends its reader to the gate: the safety rules follow its opening, before the first thing to try. */
import { safetyRules } from '#content/safety-rules.ts';
import { Prose } from '../ui/prose.tsx';

/** @param html from our own Markdown */
export function HandsOnText({ html }: { html: string }) {
  const [opening = '', ...chapters] = html.split(/(?=<h2>)/);
  return (
    <>
      <Prose html={opening} />
      <section className="safety-rules" aria-labelledby="seguranca-titulo">
        <div>
          <h2 id="seguranca-titulo">{safetyRules.heading}</h2>
          <ul>
            {safetyRules.rules.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Prose html={chapters.join('')} />
    </>
  );
}
