/** What the gate does with a page whose verdict is 'retida'. The owner's choice takes effect at once. */
import { clearNotices } from '../../parts/notices.ts';
import type { GateMode } from './gate-api.ts';
import { useGateMode, useSetGateMode } from './gate-queries.ts';

const choices: readonly { mode: GateMode; name: string; text: string }[] = [
  {
    mode: 'warn',
    name: 'Só avisar',
    text: 'O aviso aparece ao lado do texto, e a página entra no site como qualquer outra.',
  },
  {
    mode: 'hold',
    name: 'Reter (recomendado)',
    text: 'A página curta demais ou quase igual a outra fica fora dos buscadores e das listas do site. Páginas repetidas disputam entre si e puxam as boas para baixo. Página agendada que não passar na hora espera nesta tela, com o motivo.',
  },
];

export function GateModeChoice() {
  const mode = useGateMode();
  const change = useSetGateMode();
  const current = change.isPending ? change.variables : mode.data;

  return (
    <fieldset className="gate-mode" disabled={mode.data === undefined} aria-busy={change.isPending}>
      <legend>Página curta ou repetida</legend>
      {choices.map((choice) => (
        <label key={choice.mode}>
          <input
            type="radio"
            name="gate-mode"
            checked={current === choice.mode}
            onChange={() => {
              if (change.isPending) return;
              clearNotices();
              change.mutate(choice.mode);
            }}
          />
          <span>
            <strong>{choice.name}</strong>
            <span>{choice.text}</span>
          </span>
        </label>
      ))}
      {mode.isError && (
        <p className="text-muted" role="alert">
          Não foi possível ler a escolha de agora. Abra a tela outra vez.
        </p>
      )}
    </fieldset>
  );
}
