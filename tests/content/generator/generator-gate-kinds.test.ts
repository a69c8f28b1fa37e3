/** A page about one kind of gate names no part that only another kind has. */
import { expect, test } from 'vitest';
import type { GateMovement } from '#content/generator/gate-passages.ts';
import { generatePage } from '#domain/generator/generate-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';

const faults = [
  'não abre',
  'não fecha',
  'travado',
  'travando no meio do caminho',
  'fazendo barulho',
  'muito lento',
  'pesado',
  'abre sozinho',
  'fecha sozinho',
  'bate forte no fim',
  'não obedece ao controle',
  'com motor esquentando',
  'tremendo',
  'parou de funcionar',
  'emperrado',
  'desalinhado',
  'arrastando no chão',
  'volta quando fecha',
  'não destrava',
  'caiu',
  'torto',
  'rangendo',
  'sem força',
  'para na metade',
  'não abre com chuva',
  'abre e não fecha',
  'dando tranco',
  'enferrujado',
  'que não fecha até o fim',
];
const care = [
  'lubrificar {portão}',
  'fim de curso do {portão}',
  'manutenção de {portão}',
  'revisão de {portão}',
  'como lubrificar {portão}',
  'de quanto em quanto tempo fazer manutenção em {portão}',
  'conserto de {portão}',
  'regulagem de {portão}',
  'como regular a força do {portão}',
  'limpeza de {portão}',
  'cuidados com {portão}',
  'quanto custa a manutenção de {portão}',
  'quanto custa consertar {portão}',
  'o que verificar no {portão}',
  'preço do conserto de {portão}',
  'por que o {portão} fica pesado',
  'como abrir {portão} na mão',
];
const names: Readonly<Record<GateMovement, readonly string[]>> = {
  sliding: ['portão de correr', 'portão deslizante'],
  swinging: ['portão pivotante', 'portão de abrir'],
  tilting: ['portão basculante'],
};

/** `Cabo` is also a wire, and the handle of a broom. */
const strayWords: Readonly<Record<GateMovement, RegExp>> = {
  sliding:
    /(?<!\p{L})(?:pivôs?|dobradiças?|cabos?(?: de aço)?(?! (?:de vassoura|comprido|fino|de rede|elétrico|do motor))|molas?|braços?|contrapesos?|basculantes?|pistão|pistões)(?!\p{L})/iu,
  swinging:
    /(?<!\p{L})(?:trilhos?|roldanas?|cremalheiras?|pinhão|cabos? de aço|cabos|molas?|contrapesos?|basculantes?)(?!\p{L})/iu,
  tilting: /(?<!\p{L})(?:cremalheiras?|dobradiças?|pistão|pinhão)(?!\p{L})/iu,
};

const kinds: readonly GateMovement[] = ['sliding', 'swinging', 'tilting'];

/** Motors whose name tells the gate. */
const motors: Readonly<Partial<Record<GateMovement, readonly string[]>>> = {
  sliding: ['Rossi DZ Nano', 'PPA DZ Rio', 'Garen KDZ', 'Peccinin Gatter'],
  tilting: ['PPA Home', 'PPA Penta'],
};
const motorFaults = [
  'não fecha',
  'para na metade',
  'engrenagem gasta',
  'tremendo',
  'zumbe e não anda',
  'dando tranco',
  'patinando',
  'rolamento gasto',
  'esquentando',
  'pesado',
];
/** A motor's wires are cables too, and a sliding motor may be said not to fit another gate. */
const fitsOrWires = /não serve em basculante|cabo e disjuntor|cabo ou acessório|bitola do cabo/;

for (const [kind, names] of Object.entries(motors) as [GateMovement, readonly string[]][]) {
  test(`a fault of a motor by its name, for a ${kind} gate, names no part of another kind`, () => {
    const strays = names
      .flatMap((name) => motorFaults.map((fault) => `${name} ${fault}`))
      .flatMap((title) => {
        const { html } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
        return htmlToText(html)
          .split('\n')
          .flatMap(sentencesOf)
          .filter((sentence) => strayWords[kind].test(sentence) && !fitsOrWires.test(sentence))
          .map((sentence) => `${title}: ${sentence}`);
      });
    expect(strays).toEqual([]);
  });
}

for (const kind of kinds) {
  test(`a fault or the care of a ${kind} gate names no part of another kind`, () => {
    const titles = names[kind].flatMap((name) => [
      ...faults.map((fault) => `${name} ${fault}`),
      ...care.map((title) => title.replace('{portão}', name)),
    ]);
    const strays = titles.flatMap((title) => {
      const { html, description } = generatePage({
        title,
        creativity: 75,
        random: mulberry32(seedFromText(title)),
      });
      return [...htmlToText(html).split('\n').flatMap(sentencesOf), description]
        .filter((sentence) => strayWords[kind].test(sentence))
        .map((sentence) => `${title}: ${sentence}`);
    });
    expect(strays).toEqual([]);
  });
}
