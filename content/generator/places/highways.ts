/**
 * Motorways by which people say where they are. They leave our area, so a title that names no town may lie beyond it.
 * `names` are folded words, the name itself is as the page writes it with its preposition.
 */
export interface Highway {
  name: string;
  preposition: 'na' | 'no';
  names: readonly string[];
  /** The name is also that of a quarter or an avenue, and means the motorway only with 'rodovia' or a kilometre. */
  isShared?: true;
}

export const highways: readonly Highway[] = [
  { name: 'Rodovia Presidente Dutra', preposition: 'na', names: ['presidente dutra', 'pres dutra', 'dutra'] },
  {
    name: 'Rodovia Régis Bittencourt',
    preposition: 'na',
    names: ['regis bittencourt', 'regis bitencourt', 'regis'],
  },
  {
    name: 'Rodovia Castelo Branco',
    preposition: 'na',
    names: ['castelo branco', 'castello branco', 'castelo', 'castello'],
    isShared: true,
  },
  { name: 'Rodovia Raposo Tavares', preposition: 'na', names: ['raposo tavares'], isShared: true },
  { name: 'Rodovia Raposo Tavares', preposition: 'na', names: ['raposo'] },
  { name: 'Rodovia Anhanguera', preposition: 'na', names: ['anhanguera', 'anhaguera'], isShared: true },
  {
    name: 'Rodovia dos Bandeirantes',
    preposition: 'na',
    names: ['dos bandeirantes', 'bandeirantes'],
    isShared: true,
  },
  { name: 'Rodovia Anchieta', preposition: 'na', names: ['anchieta'], isShared: true },
  {
    name: 'Rodovia dos Imigrantes',
    preposition: 'na',
    names: ['dos imigrantes', 'imigrantes'],
    isShared: true,
  },
  { name: 'Rodovia Fernão Dias', preposition: 'na', names: ['fernao dias'] },
  {
    name: 'Rodovia Ayrton Senna',
    preposition: 'na',
    names: ['ayrton senna', 'airton senna'],
    isShared: true,
  },
  { name: 'Rodovia Mogi-Dutra', preposition: 'na', names: ['mogi dutra'] },
  { name: 'Rodovia Índio Tibiriçá', preposition: 'na', names: ['indio tibirica'] },
  { name: 'Rodoanel', preposition: 'no', names: ['rodoanel mario covas', 'rodoanel'] },
];
