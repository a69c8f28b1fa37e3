/** All operations on generated pages, bound to one database. */
import { keepBlocks } from '#database/page-counts/list-start.ts';
import { totalPages } from '#database/page-counts/page-counts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { GeneratedPageRow } from '#database/schema.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import type { Result } from '#domain/result.ts';
import { type RowReader, readWithin } from '#domain/row-reader.ts';
import { type AlikeMap, createAlikeMap } from './alike/alike-map.ts';
import { type MergeFailure, mergePages } from './alike/merge-pages.ts';
import { type UndoMergeFailure, undoMerge } from './alike/undo-merge.ts';
import type { ChangeResult, PagesDependencies } from './change-pages.ts';
import { deletePages } from './delete-pages.ts';
import { createDraftService, type DraftService } from './drafts/draft-service.ts';
import { createGateService, type GateService } from './gate/gate-service.ts';
import type { GateWork } from './gate/gate-work.ts';
import type { HandWrittenPage } from './gate/hand-written-page.ts';
import { loadedOnce } from './gate/hand-written-pages.ts';
import type { PageChanges, PageInput } from './page-fields.ts';
import { findPageBySlug, listPageSummaries } from './page-store.ts';
import { createPreviewService, type PreviewService } from './previews/preview-service.ts';
import { publishPages } from './publish-pages.ts';
import type { PageReader } from './published-page.ts';
import { countPageRows, selectPageRows } from './rows/select-page-rows.ts';
import { createScheduleService, type ScheduleService } from './schedule/schedule-service.ts';
import { createTrashService, type TrashService } from './trash/trash-service.ts';
import { updatePages } from './update-pages.ts';
import { createVersionService, type VersionService } from './versions/version-service.ts';

/** Does not check permissions: callers of anything that writes must have authorised an administrator. */
export interface PageService extends PageReader, RowReader {
  publish(inputs: readonly PageInput[], options?: ChangeOptions): Promise<ChangeResult>;
  update(
    conditions: readonly RowCondition[],
    changes: PageChanges,
    options?: ChangeOptions,
  ): Promise<ChangeResult>;
  /** Moves the pages to the trash. */
  delete(conditions: readonly RowCondition[], options?: ChangeOptions): Promise<ChangeResult>;
  trash: TrashService;
  versions: VersionService;
  drafts: DraftService;
  schedule: ScheduleService;
  previews: PreviewService;
  gate: GateService;
  alike: AlikeMap;
  /** Keeps one of the pages, and makes the addresses of the other lead to it. */
  merge(wanted: {
    keepId: string;
    dropId: string;
    by: string | null;
  }): Promise<Result<GeneratedPageRow, MergeFailure>>;
  undoMerge(dropId: string): Promise<Result<GeneratedPageRow, UndoMergeFailure>>;
}

const noPages = async () => [];

export interface PageServiceDependencies extends Omit<PagesDependencies, 'handWritten'> {
  /** The hand-written pages of the site, which the gate compares with. */
  loadHandWritten?: () => Promise<readonly HandWrittenPage[]>;
  /** Does the slow work of the gate; in this thread by default. */
  gateWork?: GateWork | undefined;
}

export function createPageService({
  loadHandWritten = noPages,
  gateWork,
  ...given
}: PageServiceDependencies): PageService {
  const handWritten = loadedOnce(loadHandWritten);
  const dependencies: PagesDependencies = { ...given, handWritten };
  const { database, contentVersion } = dependencies;
  const { query } = database;
  const blocks = keepBlocks(query, contentVersion);
  return {
    findBySlug: (slug) => findPageBySlug(query, slug),
    count: () => totalPages(query, 'listed'),
    list: (range) => listPageSummaries(query, blocks, range),
    selectRows: (rows, limit) =>
      readWithin(database, limit, (source) => selectPageRows(source, blocks, rows)),
    countRows: (conditions, limit) =>
      readWithin(database, limit, (source) => countPageRows(source, conditions)),
    publish: (inputs, options) => publishPages(dependencies, inputs, options),
    update: (conditions, changes, options) => updatePages(dependencies, conditions, changes, options),
    delete: (conditions, options) => deletePages(dependencies, conditions, options),
    trash: createTrashService(dependencies),
    versions: createVersionService(dependencies),
    drafts: createDraftService(dependencies),
    schedule: createScheduleService(dependencies),
    previews: createPreviewService(dependencies),
    gate: createGateService(database, handWritten, gateWork),
    alike: createAlikeMap(dependencies),
    merge: (wanted) => mergePages(dependencies, wanted),
    undoMerge: (dropId) => undoMerge(dependencies, dropId),
  };
}
