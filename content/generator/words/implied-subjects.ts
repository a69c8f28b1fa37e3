/**
 * Subjects that a title means without naming them, in the notation of fault-words.ts. Those of `insteadOfGeneral` take
 * the place of the gate or the motor; those of `addedSubjects` are added to what the title names.
 */
export const insteadOfGeneral: Readonly<Record<string, readonly string[]>> = {
  'abertura-manual': [
    'sem energia',
    'sem luz',
    'falta energia',
    'falta luz',
    'faltar luz',
    'faltar energia',
    'falta de luz',
    'falta de energia',
    'acaba a luz',
    'manualmente',
    'em mao',
    'destravar',
    'desengatar',
    'com a chave',
  ],
  'manutencao-preventiva': ['manuten*', 'preventiv*', 'revis*', 'lubrific*', 'engrax*'],
  'motor-rapido': ['rapid*', 'veloc*', 'veloz*', 'mais rapido'],
};

/**
 * A title with one of these complains that the gate fails since the power cut, so it is about the fault and not about
 * opening by hand.
 */
export const afterwardsWords: readonly string[] = [
  'depois',
  'apos',
  'voltou',
  'parou',
  'nao funcion*',
  'nao lig*',
];

/** Phrases in which a material says how a noise sounds, and not what the gate is made of. */
export const soundsLike: readonly string[] = [
  'barulho de ferro',
  'barulho de metal',
  'ferro raspando',
  'ferro batendo',
  'ferro com ferro',
  'ferro no ferro',
];

export const addedSubjects: Readonly<Record<string, readonly string[]>> = {
  'portao-de-condominio': ['condominio*', 'predio*', 'edificio*', 'sindic*'],
  'portao-de-ferro': ['ferro'],
  'portao-de-madeira': ['madeira'],
  'portao-de-aluminio': ['aluminio'],
  'portao-basculante': ['basculante*'],
  'portao-de-correr': ['deslizante*', 'de correr'],
  'portao-pivotante': ['pivotante*', 'de abrir'],
  'portao-de-comercio': [
    'para loja*',
    'de loja*',
    'em loja*',
    'comercio',
    'comercial',
    'comerciais',
    'industrial',
    'estacionamento',
    'industriais',
    'galpao',
    'para empresa*',
    'de empresa*',
    'em empresa*',
    'escola',
    'escolas',
    'hospital',
    'igreja',
    'clinica',
    'posto de gasolina',
    'posto de combustivel',
    'supermercado',
    'mercado',
    'restaurante',
    'hotel',
    'pousada',
    'academia',
    'farmacia',
    'padaria',
    'oficina',
    'fabrica',
    'industria',
    'transportadora',
    'deposito',
    'lava rapido',
  ],
};
