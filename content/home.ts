/** The texts of the home page (docs/specification/pages.md#home). */

/** What the home page sells, in its lead and in its structured data. */
export const offerName = 'Kit PPA para basculante, entregue e instalado';

export const homeMeta = {
  title: 'Motor de Portão que Abre em 4 Segundos, Instalado',
  description:
    'Kit de motor PPA para portão basculante, instalado na Grande São Paulo a partir de {{kit.padrao}}. Frete grátis em 27 cidades, {{kit.warranty}} de garantia e até 10x.',
  keywords: [
    'motor de portão',
    'motor de portão basculante',
    'motor PPA',
    'portão automático',
    'conserto de motor de portão',
  ],
} as const;

/**
 * The problems that most visitors have, each under the slug of its page, with the usual cause or what to do first. The
 * drawings are in app/ui/stuck-gate.tsx.
 */
export const emergencies = [
  { name: 'Não abre', hint: 'É o disjuntor?', slug: 'portao-nao-abre', drawing: 'locked' },
  { name: 'Não fecha', hint: 'Sensor sujo?', slug: 'portao-nao-fecha', drawing: 'open' },
  { name: 'Saiu do trilho', hint: 'Não force', slug: 'portao-de-correr-saiu-do-trilho', drawing: 'derailed' },
  { name: 'Barulho', hint: 'Que som faz?', slug: 'motor-de-portao-fazendo-barulho', drawing: 'noisy' },
  { name: 'Controle', hint: 'Pilha fraca?', slug: 'controle-do-portao-nao-funciona', drawing: 'deaf' },
  { name: 'Caiu ou torto', hint: 'Saia de perto', slug: 'portao-basculante-torto', drawing: 'fallen' },
] as const;

/** Slugs of the problem pages that the search field suggests. Many people search for them, and no tile leads there. */
export const suggestedProblems = [
  'cabo-de-aco-do-portao-arrebentou',
  'como-abrir-portao-sem-luz',
  'motor-de-portao-queimado',
  'motor-gira-e-portao-nao-anda',
  'portao-abre-sozinho',
  'portao-para-no-meio-do-caminho',
  'portao-travado',
] as const;

export const features = [
  {
    title: 'Motor 1/4HP exclusivo',
    text: 'No Home, folha de até {{home.weight}}, com contrapeso.',
  },
  {
    title: 'Instalação rápida',
    text: 'De 2 a 3 horas, na garagem pronta.',
  },
  {
    title: 'Código rolante',
    text: 'O sinal muda a cada toque.',
  },
  {
    title: 'Silencioso',
    text: 'Em folha equilibrada.',
  },
  {
    title: 'Central incluída',
    text: 'Ligada e programada na montagem.',
  },
  {
    title: 'Controles incluídos',
    text: 'Dois, gravados com você.',
  },
  {
    title: 'Entregue instalado',
    text: 'Frete e montagem no preço; ponto de energia, à parte.',
  },
] as const;
