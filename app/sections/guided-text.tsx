/**
 * A text with two additions between its introduction and its first chapter: the safety rules, for readers who check
 * their gate, and the drawn steps of a problem.
 */
import { problemSteps } from '#content/problem-steps.ts';
import { type SafetyKind, safetyRules } from '#content/safety-rules.ts';
import { chapterId, type chaptersOf } from '../catalogue/chapter-parts.ts';
import { Prose } from '../ui/prose.tsx';
import { DrawnSteps } from './drawn-steps.tsx';

interface GuidedTextProps {
  text: ReturnType<typeof chaptersOf>;
  /** True if the text tells the reader to work on the gate, so that the safety rules are shown. */
  isHandsOn: boolean;
  safety: SafetyKind;
  /** True if the reader's gate has probably just failed. */
  isUrgent: boolean;
  /** The problem whose steps are shown, if it has any. */
  problemSlug?: string;
}

export function GuidedText({
  text: { introduction, chapters },
  isHandsOn,
  safety,
  isUrgent,
  problemSlug,
}: GuidedTextProps) {
  const steps = problemSlug === undefined ? undefined : problemSteps[problemSlug];
  return (
    <div className="guided-text">
      <Prose html={introduction} />
      {isHandsOn && <SafetyRules kind={safety} isUrgent={isUrgent} />}
      {steps !== undefined && <DrawnSteps steps={steps} />}
      <Prose html={chapters.map(chapterHtml).join('')} />
    </div>
  );
}

/** A chapter about a part is marked, so that the drawing next to it highlights the part while the chapter is read. */
function chapterHtml({ html, part }: ReturnType<typeof chaptersOf>['chapters'][number]): string {
  return part === null ? html : `<div class="chapter" id="${chapterId(part)}">${html}</div>`;
}

function SafetyRules({ kind, isUrgent }: { kind: SafetyKind; isUrgent: boolean }) {
  const { accident } = safetyRules;
  const heading = kind === 'shock' ? safetyRules.shockHeading : safetyRules.heading;
  const rules = safetyRules.rules[kind];
  // The `power` rules are for readers who do not touch the leaf. Those of `shock` name their own accident.
  const showsAccident = isUrgent && kind !== 'power' && kind !== 'shock';
  return (
    <section className="safety-rules" aria-labelledby="seguranca-titulo">
      <h2 id="seguranca-titulo">{heading}</h2>
      <ul>
        {(showsAccident ? [accident, ...rules] : rules).map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
