/** The content of one title: generated after a moment, and given up when the screen is left. */
import { useEffect, useRef, useState } from 'react';
import { mulberry32, type Random } from '#domain/generator/random.ts';
import { logFailure } from '../log.ts';
import { pause } from '../page-creation/pause.ts';
import { writePage } from '../page-creation/write-page.ts';
import type { NewPage } from '../pages/page-api.ts';
import { generatorNotices } from './generator-notices.ts';

/** The simulated delay of SPEC.md section 9. */
export const generationMs = 1500;

/** Another text each time the same title is generated. */
export function newChance(): Random {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return mulberry32(seed);
}

export function useGeneration() {
  const [isGenerating, setIsGenerating] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** @returns null when it failed, which a toast says, or was given up */
  const generate = async (title: string, creativity: number): Promise<NewPage | null> => {
    leaving.current?.abort();
    const stopping = new AbortController();
    leaving.current = stopping;
    const { signal } = stopping;
    setIsGenerating(true);
    const written = await Promise.all([
      writePage({ title, creativity, random: newChance() }),
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
