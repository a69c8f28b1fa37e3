/** The lists of the administrator's area: loading, empty, no match, failed, full. */
import { refusal, success } from '#domain/result.ts';
import { CreationList } from '../../admin/creation/creation-list.tsx';
import { CreationProgress } from '../../admin/creation/creation-progress.tsx';
import { ChoiceBar } from '../../admin/pages/list/choice-bar.tsx';
import { PageListEntry } from '../../admin/pages/list/page-list-entry.tsx';
import { EmptyList, NothingFound, WaitingRows } from '../../admin/pages/list/page-list-notes.tsx';
import { PageSearch } from '../../admin/pages/list/page-search.tsx';
import type { Selection } from '../../admin/pages/list/use-selection.ts';
import type { PageEntry } from '../../admin/pages/page-api.ts';
import { GeneratorLinks } from '../../admin/panel/generator-links.tsx';
import { FailureBox } from '../../admin/parts/failure-box.tsx';
import { ListRow } from '../../admin/parts/list-row.tsx';
import { SectionNav } from '../../admin/parts/section-nav.tsx';
import { Specimen } from '../specimen.tsx';

const doNothing = () => {};

const titles = [
  'Motor de portão em Moema',
  'Conserto de portão na Lapa',
  'Portão basculante em Santo André com instalação no mesmo dia',
  'Troca de placa em Osasco',
];
const run = {
  titles,
  results: [
    success({ title: 'Motor de portão em Moema', slug: 'motor-de-portao-em-moema' }),
    refusal({
      code: 'already_exists' as const,
      title: 'Conserto de portão na Lapa',
      text: 'Já existe uma página com este slug.',
    }),
  ],
  isRunning: true,
};
const pages = titles.slice(0, 2).map((title, index) => ({
  id: String(index),
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  created_at: '2026-11-18T12:00:00.000Z',
}));

const selection: Selection<PageEntry> = {
  isFull: false,
  chosen: pages.slice(0, 1),
  isChosen: (id) => id === pages[0]?.id,
  choose: doNothing,
  chooseAll: doNothing,
  clear: doNothing,
  chooseOnly: doNothing,
};

export default function ListParts() {
  return (
    <>
      <Specimen name="Links between the lists of pages">
        <SectionNav
          label="Listas"
          screens={[
            { name: 'Publicadas', path: '/admin/painel#pages' },
            { name: 'Rascunhos', path: '/admin/paginas/rascunhos' },
            { name: 'Lixeira', path: '/admin/paginas/lixeira' },
          ]}
          current="Rascunhos"
        />
      </Specimen>
      <Specimen name="Pages: search, and a full list">
        <PageSearch typed="portão" onType={doNothing} found={2} />
        <ChoiceBar selection={selection} hint="Marque as páginas que devem sair do site.">
          <button type="button" className="button button-compact button-delete">
            Deletar 1
          </button>
        </ChoiceBar>
        <ul className="page-list">
          {pages.map((page) => (
            <PageListEntry key={page.id} page={page} selection={selection} onDelete={doNothing} />
          ))}
        </ul>
      </Specimen>
      <Specimen name="Rows: chosen, with a menu, with a note beside">
        <ul className="page-list">
          {pages.slice(0, 1).map((page) => (
            <PageListEntry
              key={page.id}
              page={page}
              selection={selection}
              onDelete={doNothing}
              preview={{ isShown: true, show: doNothing }}
            />
          ))}
          <ListRow
            name={<strong>/promocao-de-natal</strong>}
            facts={['leva a /motores (301)', 'Ainda não foi usado.']}
            menu={{ about: 'a promoção', actions: [{ name: 'Apagar', run: doNothing, isDanger: true }] }}
          />
          <ListRow
            name={<strong>/cidade/moema</strong>}
            facts={['Pedido 2 vezes por pessoas', 'última em 18/11/2026, 12:00']}
            menu={{
              about: 'o endereço',
              actions: [{ name: 'Redirecionar para outra página', run: doNothing }],
            }}
          >
            <ul className="suggestions">
              <li>
                <div>
                  <a href="/cidades/moema">Moema</a>
                  <p>O mesmo nome, em outro endereço.</p>
                </div>
                <button type="button" className="button button-compact button-quiet">
                  Redirecionar
                </button>
              </li>
            </ul>
          </ListRow>
        </ul>
      </Specimen>
      <Specimen name="Pages: loading">
        <WaitingRows isTryingAgain={false} />
      </Specimen>
      <Specimen name="Pages: none yet">
        <EmptyList />
      </Specimen>
      <Specimen name="Pages: none found">
        <NothingFound search="portão de ouro" />
      </Specimen>
      <Specimen name="Pages: failed">
        <FailureBox
          title="Não foi possível carregar as páginas."
          text="Elas continuam no site; só a lista não chegou até aqui."
          onRetry={doNothing}
        />
      </Specimen>
      <Specimen name="Run: its progress and its list">
        <CreationProgress run={run} onStop={doNothing} />
        <CreationList {...run} />
      </Specimen>
      <Specimen name="Links to the generators">
        <GeneratorLinks />
      </Specimen>
    </>
  );
}
