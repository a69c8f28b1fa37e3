/**
 * What a page whose title complains of a danger says before anything else, unless the answer begins with it. The first
 * entry with a fault of the title counts.
 */
import type { FaultId } from './subject.ts';

export const dangerPassages: readonly { faults: readonly FaultId[]; text: string }[] = [
  {
    faults: ['shock'],
    text: 'Não encoste no portão nem no motor: desligue o disjuntor no quadro e avise a casa.',
  },
  {
    faults: ['burnt'],
    text: 'Desligue já o disjuntor do portão, fique longe da caixa do motor e não insista no controle.',
  },
  {
    faults: ['falls', 'one-side-down', 'off-track', 'on-car'],
    text: 'Desligue o disjuntor, afaste pessoas e carros e não fique embaixo nem ao lado da folha.',
  },
];
