/** One run over many titles as a screen follows it. Leaving the screen stops it; what is being saved is still saved. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../backend-context.tsx';
import { createPage } from '../pages/page-api.ts';
import { pagesKey } from '../pages/page-queries.ts';
import {
  type CreationEnd,
  type CreationResult,
  type CreationTools,
  createPages,
  type Pace,
} from './create-pages.ts';
import { pause } from './pause.ts';

export interface CreationRun {
  /** Of this run or the last one, in their order; results stand at the same place. */
  titles: readonly string[];
  results: readonly CreationResult[];
  isRunning: boolean;
}

export interface RunRequest {
  titles: readonly string[];
  write: CreationTools['write'];
  /** Left out: each page is sent to the service. */
  save?: CreationTools['save'];
  onResult?: (result: CreationResult, all: readonly CreationResult[]) => void;
}

export interface RunOutcome {
  end: CreationEnd;
  results: readonly CreationResult[];
}

/** @param before what an earlier run left */
export function useCreationRun(pace: Pace, before: readonly CreationResult[] = []) {
  const backend = useBackend();
  const client = useQueryClient();
  const [run, setRun] = useState<CreationRun>({
    titles: before.map(({ title }) => title),
    results: before,
    isRunning: false,
  });
  const stopper = useRef<AbortController | null>(null);
  const stop = () => stopper.current?.abort();
  useEffect(() => () => stopper.current?.abort(), []);

  /** @returns null while another run is on */
  const start = async ({ titles, write, save, onResult }: RunRequest): Promise<RunOutcome | null> => {
    if (stopper.current !== null) return null;
    const stopping = new AbortController();
    stopper.current = stopping;
    const results: CreationResult[] = [];
    setRun({ titles, results: [], isRunning: true });
    const end = await createPages(
      titles,
      pace,
      { write, save: save ?? ((page) => createPage(backend(), page)), wait: pause },
      (result) => {
        results.push(result);
        setRun({ titles, results: [...results], isRunning: true });
        onResult?.(result, results);
      },
      stopping.signal,
    );
    stopper.current = null;
    setRun({ titles, results, isRunning: false });
    void client.invalidateQueries({ queryKey: pagesKey });
    return { end, results };
  };

  return { run, start, stop };
}
