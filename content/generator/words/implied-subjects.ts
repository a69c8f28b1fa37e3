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

/**
 * Phrases whose words add no subject: a material that says how a noise sounds, and `de abrir` that says what the gate does
 * and not how it is made.
 */
export const addsNoSubject: readonly string[] = [
  'barulho de ferro',
  'barulho de metal',
  'ferro raspando',
  'ferro batendo',
  'ferro com ferro',
  'ferro no ferro',
  'parou de abrir',
  'parando de abrir',
  'deixou de abrir',
  'acabou de abrir',
  'acaba de abrir',
  'termina de abrir',
  'terminou de abrir',
  'antes de abrir',
  'depois de abrir',
  'dificil de abrir',
  'facil de abrir',
  'ruim de abrir',
  'dur* de abrir',
  'pesad* de abrir',
  'forma* de abrir',
  'maneira* de abrir',
  'modo* de abrir',
  'jeito* de abrir',
  'meio* de abrir',
  'hora de abrir',
  'vez de abrir',
  'medo de abrir',
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
