/** Generates the page of one title after a delay. Leaving the screen cancels it. */
import { useEffect, useRef, useState } from 'react';
import { mulberry32, type Random } from '#domain/generator/random.ts';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { logFailure } from '../../log.ts';
import { pause } from '../pause.ts';
import { writePage } from '../write-page.ts';
import { generatorNotices } from './generator-notices.ts';

/** The simulated delay (docs/specification/generator.md#content-generator). */
export const generationMs = 1500;

/** Unlike a fixed seed, it gives a different text each time for the same title. */
export function newRandom(): Random {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return mulberry32(seed);
}

export function useGeneration() {
  const [isGenerating, setIsGenerating] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns null after a failure, which a toast reports, or when the screen is left */
  const generate = async (title: string, creativity: number): Promise<PageInput | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setIsGenerating(true);
    const written = await Promise.all([
      writePage({ title, creativity, random: newRandom() }),
      pause(generationMs, signal),
    ]).catch((failure: unknown) => {
      logFailure(failure);
      return null;
    });
    if (signal.aborted) return null;
    setIsGenerating(false);
    if (written === null) generatorNotices.notGenerated();
    else generatorNotices.generated(title);
    return written?.[0] ?? null;
  };

  return { isGenerating, generate };
}
