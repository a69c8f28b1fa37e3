/**
 * 'Primeiros passos' of a new site. The steps can be done in any order. The list disappears once the site has a page
 * and a tested number.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { chatHref } from '../../../ui/chat-href.ts';
import { formatPhone } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useNewDraft } from '../../pages/editor/use-new-draft.ts';
import { useGateMode } from '../../pages/held/gate-queries.ts';
import type { FirstSteps } from './first-steps-api.ts';
import { useConfirmWhatsapp } from './first-steps-queries.ts';

const trialMessage = 'Olá! Este é um teste do botão de WhatsApp do site.';

export function isSiteNew({ is_whatsapp_tried, has_page }: FirstSteps): boolean {
  return !is_whatsapp_tried || !has_page;
}

export function FirstStepsList({ steps }: { steps: FirstSteps }) {
  const { whatsapp, is_whatsapp_tried, has_second_factor, has_page } = steps;
  const confirm = useConfirmWhatsapp();
  const newDraft = useNewDraft();
  const { data: gateMode } = useGateMode();
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h3 id="first-steps">Primeiros passos</h3>
      <ol>
        <Step
          name="Teste o WhatsApp"
          isDone={is_whatsapp_tried}
          text={
            <>
              Os botões do site chamam <span className="whitespace-nowrap">{formatPhone(whatsapp)}</span>.
              Mande uma mensagem e veja se ela chega.
            </>
          }
        >
          <a
            className="button button-compact button-quiet"
            href={chatHref(whatsapp, trialMessage)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Mandar um teste
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
          <button
            type="button"
            className="button button-compact button-quiet"
            aria-disabled={confirm.isPending}
            onClick={() => {
              if (!confirm.isPending) confirm.mutate(whatsapp);
            }}
          >
            A mensagem chegou
          </button>
        </Step>
        <Step
          name="Proteja a conta"
          isDone={has_second_factor}
          text="Com o código do aplicativo, quem descobrir a senha não entra."
        >
          <Link className="button button-compact button-quiet" to={paths.adminSecurity()}>
            Configurar o código
          </Link>
        </Step>
        <Step
          name="Publique a primeira página"
          isDone={has_page}
          text="Escreva sobre um serviço e um bairro. Antes de publicar você vê a página, o resultado no buscador e o cartão que aparece no WhatsApp."
        >
          <button
            type="button"
            className="button button-compact button-amber"
            aria-disabled={newDraft.isPending}
            onClick={() => newDraft.open()}
          >
            Escrever a página
          </button>
        </Step>
        <Step
          name="Retenha o que é fraco"
          isDone={gateMode === 'hold'}
          text="Página curta ou quase igual a outra disputa com as suas no buscador. Com “Reter”, ela espera fora das listas até você melhorar o texto."
        >
          <Link className="button button-compact button-quiet" to={paths.adminHeld()}>
            Ligar “Reter”
          </Link>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  name: string;
  isDone: boolean;
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

function Step({ name, isDone, text, children }: StepProps) {
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <div>
        <strong>
          {isDone && <Icon name="check" />}
          {name}
          {isDone && <span className="sr-only"> (feito)</span>}
        </strong>
        {!isDone && <p>{text}</p>}
      </div>
      {!isDone && <div className="step-actions">{children}</div>}
    </li>
  );
}
