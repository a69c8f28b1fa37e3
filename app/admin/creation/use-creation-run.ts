/** The state of one run over many titles. Leaving the screen stops the run, but the page being saved is still saved. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPage } from '../pages/page-api.ts';
import { pagesKey } from '../pages/page-keys.ts';
import { useBackend } from '../session/backend-context.tsx';
import {
  type CreationDependencies,
  type CreationEnd,
  type CreationResult,
  createPages,
  type RunSettings,
  titleOf,
} from './create-pages.ts';
import { pause } from './pause.ts';

export interface CreationRun {
  /** The titles of this run or the last one. */
  titles: readonly string[];
  /** The results of the titles processed so far, in the order of the titles. */
  results: readonly CreationResult[];
  isRunning: boolean;
}

export interface RunRequest {
  titles: readonly string[];
  write: CreationDependencies['write'];
  /** By default every page is sent to the service. */
  save?: CreationDependencies['save'];
  onResult?: (result: CreationResult, all: readonly CreationResult[]) => void;
}

export interface RunOutcome {
  end: CreationEnd;
  results: readonly CreationResult[];
}

/** @param before the results of an earlier run */
export function useCreationRun(settings: RunSettings, before: readonly CreationResult[] = []) {
  const backend = useBackend();
  const client = useQueryClient();
  const [run, setRun] = useState<CreationRun>({
    titles: before.map(titleOf),
    results: before,
    isRunning: false,
  });
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** @returns null while another run is under way */
  const start = async ({ titles, write, save, onResult }: RunRequest): Promise<RunOutcome | null> => {
    if (running.current !== null) return null;
    const controller = new AbortController();
    running.current = controller;
    const results: CreationResult[] = [];
    setRun({ titles, results: [], isRunning: true });
    const end = await createPages(
      { write, save: save ?? ((page) => createPage(backend(), page)), wait: pause },
      titles,
      settings,
      (result) => {
        results.push(result);
        setRun({ titles, results: [...results], isRunning: true });
        onResult?.(result, results);
      },
      controller.signal,
    );
    running.current = null;
    setRun({ titles, results, isRunning: false });
    void client.invalidateQueries({ queryKey: pagesKey });
    return { end, results };
  };

  return { run, start, stop };
}
