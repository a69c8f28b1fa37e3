/** The buttons of the visual editor. Tab stops at the toolbar once, and the arrow keys lead from button to button. */
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import {
  hasMark,
  headingLevel,
  listAround,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleStrong,
} from './commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

interface Button {
  name: string;
  /** The letter on the button, or the path of its drawing. */
  sign: string | { path: string };
  /** Absent for the link button, which opens a dialog first. */
  run?: Command;
  /** Absent for undo and redo, which are never on or off. */
  isOn?: (state: EditorState) => boolean;
}

const bullets = 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01';
const numbers =
  'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1V9M3.5 9h4M3.6 15.6c.3-1.4 3.4-1.3 3.4.3 0 1.2-3.5 2.6-3.5 4.1h3.7';
const chain =
  'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.4 6M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.1-1.2';

const buttons: readonly Button[] = [
  { name: 'Título', sign: 'T', run: toggleHeading(2), isOn: (state) => headingLevel(state) === 2 },
  { name: 'Subtítulo', sign: 't', run: toggleHeading(3), isOn: (state) => headingLevel(state) === 3 },
  { name: 'Negrito', sign: 'N', run: toggleStrong, isOn: (state) => hasMark(state, marks.strong) },
  { name: 'Itálico', sign: 'I', run: toggleEm, isOn: (state) => hasMark(state, marks.em) },
  {
    name: 'Lista',
    sign: { path: bullets },
    run: toggleList(nodes.bullet_list),
    isOn: (state) => listAround(state)?.type === nodes.bullet_list,
  },
  {
    name: 'Lista numerada',
    sign: { path: numbers },
    run: toggleList(nodes.ordered_list),
    isOn: (state) => listAround(state)?.type === nodes.ordered_list,
  },
  { name: 'Link', sign: { path: chain }, isOn: (state) => hasMark(state, marks.link) },
  { name: 'Desfazer', sign: { path: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4' }, run: undo },
  { name: 'Refazer', sign: { path: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4' }, run: redo },
];

interface ToolbarProps {
  state: EditorState;
  /** Set to the toolbar's element, so that a key in the text can move the focus into it. */
  bar: RefObject<HTMLDivElement | null>;
  /** The `id` of the element with the text. */
  controls: string;
  onRun: (command: Command) => void;
  onLink: () => void;
}

export function Toolbar({ state, bar, controls, onRun, onLink }: ToolbarProps) {
  /** The index of the button that the Tab key reaches. */
  const [tabStop, setTabStop] = useState(0);

  const moveFocus = (event: KeyboardEvent) => {
    const next = { ArrowRight: tabStop + 1, ArrowLeft: tabStop - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const wrapped = (next + buttons.length) % buttons.length;
    setTabStop(wrapped);
    bar.current?.querySelectorAll('button')[wrapped]?.focus();
  };

  return (
    <div
      ref={bar}
      className="visual-toolbar"
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      onKeyDown={moveFocus}
    >
      {buttons.map(({ name, sign, run, isOn }, index) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={isOn?.(state)}
          aria-disabled={run !== undefined && !run(state)}
          data-name={name}
          tabIndex={index === tabStop ? 0 : -1}
          // The text keeps the focus, so a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setTabStop(index)}
          onClick={() => (run === undefined ? onLink() : onRun(run))}
        >
          {typeof sign === 'string' ? (
            <span aria-hidden="true">{sign}</span>
          ) : (
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign.path} />
            </svg>
          )}
        </button>
      ))}
    </div>
  );
}
