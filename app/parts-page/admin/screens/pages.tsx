/** Drafts, their schedule, the gate, versions, previews and the editor. */
import { useForm } from 'react-hook-form';
import { DraftRow } from '../../../admin/pages/drafts/draft-row.tsx';
import { SelectableDrafts } from '../../../admin/pages/drafts/selectable-drafts.tsx';
import { HeldNotice } from '../../../admin/pages/editor/held-notice.tsx';
import { GateModeChoice } from '../../../admin/pages/held/gate-mode-choice.tsx';
import { PageFormFields } from '../../../admin/pages/page-form-fields.tsx';
import { DripForm } from '../../../admin/pages/scheduled/drip-form.tsx';
import { JobList } from '../../../admin/pages/scheduled/job-list.tsx';
import { MomentForm } from '../../../admin/pages/scheduled/moment-form.tsx';
import { NewAddress } from '../../../admin/pages/trash/new-address.tsx';
import { blankPage, type UnsavedPage } from '../../../admin/pages/unsaved-page.ts';
import { VerdictNote } from '../../../admin/pages/verdict/verdict-note.tsx';
import { differences } from '../../../admin/pages/versions/compare/differences.ts';
import { FieldDifferences } from '../../../admin/pages/versions/compare/field-differences.tsx';
import { NameForm } from '../../../admin/pages/versions/name-form.tsx';
import { ContentField } from '../../../admin/pages/visual/content-field.tsx';
import { ListRow } from '../../../admin/parts/list-row.tsx';
import { SearchResult } from '../../../admin/preview/search-result.tsx';
import { WhatsappCard } from '../../../admin/preview/whatsapp-card.tsx';
import { Specimen } from '../../specimen.tsx';
import { AfterHydration } from '../after-hydration.tsx';

const doNothing = () => {};

const page: UnsavedPage = {
  ...blankPage,
  title: 'Motor de portão em Moema',
  slug: 'motor-de-portao-em-moema',
  description: 'Instalação de motor de portão em Moema, com garantia e pagamento em dez vezes.',
  content: '<h2>O que está incluído</h2><p>Motor, central e <strong>dois controles</strong>.</p>',
};
const other = { ...page, title: 'Motor de portão na Lapa', content: '<p>Motor e <em>um controle</em>.</p>' };
const changedFields = differences({ ...page, is_noindex: false }, { ...other, is_noindex: false });

const draft = {
  id: '1',
  revision: 2,
  state: 'scheduled' as const,
  publish_at: '2026-11-20T12:00:00.000Z',
  scheduled_revision: 2,
  hold_reason: null,
  page_id: '1',
  title: page.title,
  slug: page.slug,
  updated_at: '2026-11-18T12:00:00.000Z',
};
const held = { ...draft, state: 'held' as const, hold_reason: 'O texto é curto: 80 palavras próprias.' };

const trashed = {
  id: '1',
  title: page.title,
  slug: page.slug,
  trashed_at: '2026-11-18T12:00:00.000Z',
  purge_at: '2026-12-18T12:00:00.000Z',
};

const score = {
  verdict: 'retida' as const,
  similarity: 0.9,
  sibling: { path: '/links-uteis/lapa', title: other.title },
  own_words: 80,
  shared: ['motor, central e dois controles'],
  sibling_shared: ['Motor, central e dois controles'],
};
const shortScore = { ...score, verdict: 'aviso' as const, sibling: null, shared: [], sibling_shared: [] };

export default function PagesParts() {
  return (
    <AfterHydration>
      {() => (
        <>
          <Specimen name="Drafts: scheduled, chosen, held">
            <ul className="page-list">
              <DraftRow
                draft={draft}
                note="Sai em 20/11/2026, 09:00"
                warning={<strong className="field-error">O texto mudou.</strong>}
              />
              <DraftRow
                draft={draft}
                note="Beside its preview"
                preview={{ isShown: true, show: doNothing }}
              />
            </ul>
            <SelectableDrafts
              drafts={[held]}
              previewOf={() => undefined}
              noteOf={({ hold_reason }) => <span className="hold-reason">{hold_reason}</span>}
            />
          </Specimen>
          <Specimen name="Schedule: one, several, jobs">
            <MomentForm
              publishAt="2026-11-20T12:00:00.000Z"
              refusal={undefined}
              isBusy={false}
              onChoose={doNothing}
              onCancel={doNothing}
            />
            <DripForm count={3} isBusy={false} onSchedule={doNothing} onCancel={doNothing} />
            <JobList />
          </Specimen>
          <Specimen name="Gate: its mode, verdicts, a text held back">
            <GateModeChoice />
            <VerdictNote score={score} />
            <VerdictNote score={shortScore} />
            <HeldNotice reason="Quase igual a outra página." isBusy={false} onPublish={doNothing} />
          </Specimen>
          <Specimen name="Versions: a name, and texts that differ">
            <NameForm
              name="Antes do Natal"
              whenBlank={null}
              isBusy={false}
              onSave={doNothing}
              onCancel={doNothing}
            />
            <FieldDifferences fields={changedFields} legend="Riscado: só na versão." />
          </Specimen>
          <Specimen name="Trash: an address that is taken">
            <ul className="page-list">
              <ListRow name={<strong>{page.title}</strong>} facts={[`/${page.slug}`]}>
                <NewAddress page={trashed} onCancel={doNothing} onRestored={doNothing} />
              </ListRow>
            </ul>
          </Specimen>
          <Specimen name="Preview: in a search, in a chat">
            <div className="preview">
              <h3>No buscador</h3>
              <SearchResult title={page.title} path={`/links-uteis/${page.slug}`} description="" />
              <h3>No WhatsApp</h3>
              <WhatsappCard title={page.title} description={page.description} />
              <p className="preview-note preview-blank">Ela aparece aqui enquanto você escreve.</p>
            </div>
          </Specimen>
          <Specimen name="Form with the visual editor">
            <Form />
          </Specimen>
        </>
      )}
    </AfterHydration>
  );
}

const ownFields = { content: ContentField };

function Form() {
  const form = useForm<UnsavedPage>({ defaultValues: page });
  return (
    <form className="grid gap-4">
      <PageFormFields form={form} ownFields={ownFields} />
    </form>
  );
}
