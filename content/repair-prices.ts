/**
 * Repair prices by the part that failed
 * (docs/specification/offers-and-claims.md#repair-by-part). Its figures are tokens of content/facts.ts.
 */
import { repairByPart } from './offers.ts';
import type { SafetyKind } from './safety-rules.ts';

export type RepairPart = keyof typeof repairByPart;
export const repairParts = Object.keys(repairByPart) as [RepairPart, ...RepairPart[]];

/**
 * The texts before and after the price range of all repairs, in the heading of a page about a repair. `shared` replaces
 * them for a gate that several households use.
 */
export const repairSummary = {
  before: 'Conserto em casa: de',
  after: ', com garantia de {{repair.warranty}} no serviço e {{parts.warranty}} nas peças',
  shared: 'Conserto de uso coletivo: orçado pela peça, em visita sem taxa',
} as const;

/** The text before a part's price range, in the heading of a page whose problem is most likely in that part. */
export const repairOfPart = {
  adjustment: 'Regular curso e força: de',
  programming: 'Gravar controles: de',
  capacitor: 'Trocar o capacitor: de',
  photocell: 'Alinhar ou trocar a fotocélula: de',
  rollersAndCables: 'Roldana, cabo ou cremalheira: de',
  gears: 'Engrenagem ou rolamento: de',
  board: 'Reparo ou troca da placa: de',
  stator: 'Bobinas do motor: de',
  metalwork: 'Solda ou reforço de suporte: de',
} as const satisfies Record<RepairPart, string>;

const repairOfTiltingLeaf = {
  adjustment: 'Equilíbrio da folha: de',
  rollersAndCables: 'Cabos de aço ou polia: de',
};

/** Other texts for a page about one kind of gate, so that it names no part that its gate does not have. */
export const repairOfGate: Readonly<Partial<Record<SafetyKind, Partial<Record<RepairPart, string>>>>> = {
  unbalanced: repairOfTiltingLeaf,
  tilting: repairOfTiltingLeaf,
  sliding: { rollersAndCables: 'Roldana ou cremalheira: de' },
};

export const repairTable = {
  columns: ['O que se conserta', 'Valor de referência', 'Tempo'],
  note: 'São valores de referência com mão de obra e peça comum. Placa consertada em bancada e estator rebobinado levam mais tempo, com data combinada. O preço do seu portão é confirmado antes do serviço, depois da foto ou da visita.',
  rows: [
    {
      part: repairByPart.adjustment,
      name: 'Regulagem de fim de curso e de força',
      price: '{{part.adjustment.from}} a {{part.adjustment.to}}',
      time: 'até {{part.adjustment.hours}}',
    },
    {
      part: repairByPart.programming,
      name: 'Gravação de controles e programação',
      price: '{{part.programming.from}} a {{part.programming.to}}',
      time: 'até {{part.programming.hours}}',
    },
    {
      part: repairByPart.capacitor,
      name: 'Capacitor',
      price: '{{part.capacitor.from}} a {{part.capacitor.to}}',
      time: 'até {{part.capacitor.hours}}',
    },
    {
      part: repairByPart.photocell,
      name: 'Fotocélula: alinhamento, fio ou troca',
      price: '{{part.photocell.from}} a {{part.photocell.to}}',
      time: 'até {{part.photocell.hours}}',
    },
    {
      part: repairByPart.rollersAndCables,
      name: 'Roldanas, cabos de aço ou cremalheira',
      price: '{{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}',
      time: 'até {{part.rollersAndCables.hours}}',
    },
    {
      part: repairByPart.gears,
      name: 'Engrenagem e rolamentos do motor',
      price: '{{part.gears.from}} a {{part.gears.to}}',
      time: 'até {{part.gears.hours}}',
    },
    {
      part: repairByPart.board,
      name: 'Placa da central: reparo ou troca',
      price: '{{part.board.from}} a {{part.board.to}}',
      time: 'até {{part.board.hours}}',
    },
    {
      part: repairByPart.metalwork,
      name: 'Solda ou reforço de suporte, com o motor no lugar',
      price: '{{part.metalwork.from}} a {{part.metalwork.to}}',
      time: 'até {{part.metalwork.hours}}',
    },
    {
      part: repairByPart.stator,
      name: 'Estator: as bobinas do motor',
      price: '{{part.stator.from}} a {{part.stator.to}}',
      time: 'até {{part.stator.hours}}',
    },
  ],
} as const;
