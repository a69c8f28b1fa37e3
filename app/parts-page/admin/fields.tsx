/** Fields, buttons and the frame of the administrator's screens. */
import { SecurityCard } from '../../admin/account/security-card.tsx';
import { FactorChoice } from '../../admin/login/factor-choice.tsx';
import { TextMeter } from '../../admin/pages/text-meter.tsx';
import { AdminNav } from '../../admin/parts/admin-nav.tsx';
import { Field } from '../../admin/parts/field.tsx';
import { LoadingPanel } from '../../admin/parts/loading-panel.tsx';
import { PasswordField } from '../../admin/parts/password-field.tsx';
import { ToolHead } from '../../admin/parts/tool-head.tsx';
import { CodeField } from '../../admin/session/code/code-field.tsx';
import { SiteIdentityProvider } from '../../ui/site-identity.tsx';
import { sampleSite } from '../sample-site.ts';
import { Specimen } from '../specimen.tsx';

const meter = { shownLength: { min: 20, max: 60 }, whenEmpty: 'Até 60 letras.' };
const factors = [
  { id: '1', type: 'totp', name: 'Celular da Ana', phone: '' },
  { id: '2', type: 'phone', name: '', phone: '5511999990000' },
] as const;

export default function FieldParts() {
  return (
    <>
      <Specimen name="Navigation">
        {/* Keeps elements with a fixed position inside. */}
        <div style={{ contain: 'layout', minHeight: '30rem', background: 'var(--sunken)' }}>
          <AdminNav isInert={false} email="ana@exemplo.com.br">
            <button type="button" className="button button-compact button-quiet">
              Sair
            </button>
          </AdminNav>
        </div>
      </Specimen>
      <Specimen name="Head of a tool">
        <ToolHead title="Gerador de Conteúdo Local" />
      </Specimen>
      <Specimen name="Field: hint, error, source, text">
        <Field id="with-hint" label="Título" error={undefined} hint="Até 60 letras.">
          {(inputProps) => <input {...inputProps} type="text" defaultValue="Motor de portão em Moema" />}
        </Field>
        <Field id="with-error" label="Slug" error="Já existe uma página com este slug.">
          {(inputProps) => <input {...inputProps} type="text" defaultValue="motor-de-portao-em-moema" />}
        </Field>
        <Field id="source" label="Conteúdo (HTML)" error={undefined} hint="26 de 100.000 caracteres">
          {(inputProps) => (
            <textarea
              {...inputProps}
              className="html-source"
              rows={3}
              defaultValue="<h2>O que está incluído</h2>"
            />
          )}
        </Field>
        <Field id="empty" label="Descrição" error={undefined} hint="Em branco, vale o texto padrão.">
          {(inputProps) => <textarea {...inputProps} rows={2} placeholder="Motor de portão em Moema: …" />}
        </Field>
      </Specimen>
      <Specimen name="Password: hint, error">
        <PasswordField
          id="password"
          label="Nova senha"
          toggleLabel="nova senha"
          hint="Ao menos 12 letras."
          error={null}
        />
        <PasswordField
          id="wrong-password"
          label="Senha atual"
          toggleLabel="senha atual"
          error="Senha incorreta."
        />
      </Specimen>
      <Specimen name="Code: hint, error">
        <CodeField label="Código do aplicativo" hint="Seis números." error={null} isReadOnly={false} />
        <CodeField label="Código da mensagem" hint="" error="Código incorreto." isReadOnly />
      </Specimen>
      <Specimen name="Choice of a second factor">
        <FactorChoice factors={factors} chosenId="1" onChoose={() => {}} />
      </Specimen>
      <Specimen name="Meter: empty, short, right, too long">
        {[0, 12, 44, 75].map((length) => (
          <p key={length} className="field-hint">
            <TextMeter {...meter} text={'a'.repeat(length)} />
          </p>
        ))}
      </Specimen>
      <Specimen name="Buttons: main, busy, quiet, idle, delete, danger">
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
          <button type="button" className="button button-amber">
            Salvar Página
          </button>
          <button type="button" className="button button-amber" aria-busy="true" aria-disabled="true">
            Salvando...
          </button>
          <button type="button" className="button button-compact button-quiet">
            Voltar ao Painel
          </button>
          <button type="button" className="button button-compact button-quiet is-idle">
            Salvar como Página Pública
          </button>
          <button type="button" className="button button-compact button-delete">
            Deletar
          </button>
          <button type="button" className="button button-compact button-danger">
            Deletar
          </button>
        </p>
      </Specimen>
      <Specimen name="Card">
        <SecurityCard id="card" title="Alterar senha">
          <p className="text-sm text-muted">Ao trocar a senha, todas as outras sessões são encerradas.</p>
        </SecurityCard>
      </Specimen>
      <Specimen name="Loading">
        <SiteIdentityProvider value={sampleSite}>
          <LoadingPanel />
        </SiteIdentityProvider>
      </Specimen>
    </>
  );
}
