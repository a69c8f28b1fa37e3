/** The drawing next to a page's title: the gate, the part or the tool it is about, chosen by its slug. */
import type { DrawingName } from './drawings.ts';
import { LineDrawing } from './line-drawing.tsx';

const byCategory: Readonly<Record<string, DrawingName>> = {
  Instalação: 'basculante',
  'Manutenção e Reparo': 'ferramenta',
  'Tipos de Motores': 'motor',
  Marcas: 'motor',
  Acessórios: 'central',
  Serviços: 'ferramenta',
  'Problemas e Soluções': 'basculante',
};

/** Words in a slug that are more specific than the category. The first match wins. */
const byWord: readonly (readonly [string, DrawingName])[] = [
  ['deslizante', 'deslizante'],
  ['de-correr', 'deslizante'],
  ['condominio', 'deslizante'],
  ['pivotante', 'pivotante'],
  ['de-abrir', 'pivotante'],
  ['de-madeira', 'pivotante'],
  ['basculante', 'basculante'],
  ['controle', 'controle'],
  ['placa', 'central'],
  ['engrenagem', 'engrenagem'],
  ['fim-de-curso', 'fim-de-curso'],
  ['fotocelula', 'fotocelula'],
  ['nao-fecha', 'fotocelula'],
  ['trava', 'trava'],
  ['nobreak', 'nobreak'],
  ['queimado', 'stator'],
  ['estatores', 'stator'],
  ['barulho', 'engrenagem'],
];

/** @param category chooses the drawing if no word of the slug does; without one it is a motor */
export function TopicDrawing({ slug, category = 'Tipos de Motores' }: { slug: string; category?: string }) {
  const word = byWord.find(([part]) => slug.includes(part));
  const name = word?.[1] ?? byCategory[category];
  return name === undefined ? null : <LineDrawing name={name} />;
}
