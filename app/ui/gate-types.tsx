import { LineDrawing } from './line-drawing.tsx';

const gates = [
  { drawing: 'basculante', name: 'Basculante', way: 'a folha sobe' },
  { drawing: 'deslizante', name: 'Deslizante', way: 'a folha corre' },
  { drawing: 'pivotante', name: 'Pivotante', way: 'a folha gira' },
] as const;

/** The three ways a gate opens, half way: amber shows where the leaf goes. */
export function GateTypes() {
  return (
    <ul className="gate-types">
      {gates.map(({ drawing, name, way }) => (
        <li key={name}>
          <LineDrawing name={drawing} />
          <strong>{name}</strong>
          {` ${way}`}
        </li>
      ))}
    </ul>
  );
}
