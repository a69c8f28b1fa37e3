/** The lists of the administrator's area: loading, empty, no match, failed, full. */

import { refusal, success } from '#domain/result.ts';
import { CreationList } from '../../admin/creation/creation-list.tsx';
import { CreationProgress } from '../../admin/creation/creation-progress.tsx';
import { PageListEntry } from '../../admin/pages/list/page-list-entry.tsx';
import {
  EmptyList,
  ListFailure,
  NothingFound,
  WaitingRows,
} from '../../admin/pages/list/page-list-notes.tsx';
import { PageSearch } from '../../admin/pages/list/page-search.tsx';
import { GeneratorLinks } from '../../admin/panel/generator-links.tsx';
import { Specimen } from '../specimen.tsx';

const nothing = () => {};

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

export default function ListParts() {
  return (
    <>
      <Specimen name="Pages: search, and a full list">
        <PageSearch typed="portão" onType={nothing} found={2} />
        <ul className="page-list">
          {pages.map((page) => (
            <PageListEntry key={page.id} page={page} onDelete={nothing} />
          ))}
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
        <ListFailure onRetry={nothing} />
      </Specimen>
      <Specimen name="Run: its progress and its list">
        <CreationProgress run={run} onStop={nothing} />
        <CreationList {...run} />
      </Specimen>
      <Specimen name="Links to the generators">
        <GeneratorLinks />
      </Specimen>
    </>
  );
}
