import type { SecondFactor } from '../session/second-factor-due.ts';

interface FactorChoiceProps {
  factors: readonly SecondFactor[];
  chosenId: string;
  onChoose: (factorId: string) => void;
}

export function FactorChoice({ factors, chosenId, onChoose }: FactorChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>Confirmar com</legend>
      {factors.map((factor) => (
        <label key={factor.id}>
          <input
            type="radio"
            name="factor"
            value={factor.id}
            checked={factor.id === chosenId}
            onChange={() => onChoose(factor.id)}
          />
          <span className="min-w-0 wrap-anywhere">{nameOf(factor)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function nameOf({ type, name, phone }: SecondFactor): string {
  const kind = type === 'totp' ? 'Aplicativo' : `Telefone final ${phone.slice(-4)}`;
  return name === '' ? kind : `${name} (${kind.toLowerCase()})`;
}
