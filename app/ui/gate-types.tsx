import { LineDrawing } from './drawings/line-drawing.tsx';

const gates = [
  { drawing: 'basculante', name: 'Basculante', way: 'a folha sobe' },
  { drawing: 'deslizante', name: 'Deslizante', way: 'a folha corre' },
  { drawing: 'pivotante', name: 'Pivotante', way: 'a folha gira' },
] as const;

/** The three types of gate, each half open. Amber shows the movement of the leaf. */
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
