/** The texts around the list of motor models (docs/specification/pages.md#motor-models). */
import type { HeadingAnswer } from '../heading-answer.ts';
import { motorModels } from './models.ts';

export const motorsPage = {
  title: `Motores PPA para Portão Basculante: ${motorModels.length} Modelos`,
  heading: 'Motores PPA para portão basculante',
  description: `Os ${motorModels.length} motores PPA para portão basculante: que portão cada um atende, onde cabe e como sai o preço instalado. Compare até três e veja qual serve no seu.`,
  keywords: [
    'motor ppa',
    'modelos de motor ppa',
    'motor basculante ppa',
    'automatizadores basculantes',
    'motor de portão',
  ],
  lead: 'O motor se escolhe pelo peso da folha e pelo número de aberturas. Os preços já são com a instalação.',
  answers: [
    { name: 'Home, kit PADRÃO', answer: '**{{kit.padrao}}**, 16 segundos, folha de até {{home.weight}}' },
    {
      name: 'Home Jetflex, kit JETFLEX',
      answer: '**{{kit.jetflex}}**, 4 segundos, até {{homeJetflex.weight}}',
    },
    { name: 'Kit SPEEDY', answer: '**{{kit.speedy}}**, 8 segundos; o modelo vem escrito na proposta' },
    { name: 'De condomínio', answer: '**{{condominium.from}}** a **{{condominium.to}}**' },
    { name: 'Os outros', answer: 'Por orçamento, com fotos e sem taxa de visita' },
  ] satisfies HeadingAnswer[],
  closing: {
    // Spelled as in the specification.
    heading: 'Nao encontrou o modelo ideal?',
    text: 'Mande uma foto do portão fechado e outra da coluna por dentro. O especialista responde com o modelo que serve e o preço instalado.',
    message: 'Olá! Não sei qual motor PPA serve no meu portão. Posso mandar uma foto para um especialista?',
    label: 'Falar com um especialista',
  },
} as const;

/** The comparison of up to three models, and the form that asks for it. */
export const comparisonPage = {
  id: 'comparar',
  heading: 'Motores PPA lado a lado',
  formHeading: 'Compare até três modelos',
  otherHeading: 'Comparar outros modelos',
  title: 'Comparação de Motores PPA: Até Três Lado a Lado',
  labels: ['Primeiro modelo', 'Segundo modelo', 'Terceiro modelo'],
  none: 'Nenhum',
  submit: 'Comparar',
  caption: 'Os dados publicados de cada modelo',
  tooFew: 'Escolha dois ou três modelos diferentes para ver a tabela.',
  unknown: {
    before:
      'Onde está escrito "A conferir", o dado sai da ficha do fabricante ou da etiqueta do motor, e os ciclos por hora de qualquer modelo também.',
    link: 'Veja como pedir cada um',
  },
} as const;

/**
 * In the heading of a model without a fixed price: prices to compare it with, chosen by its drive and the leaves it is
 * for.
 */
export const quoteHints = {
  standard:
    'Por orçamento, sem taxa de visita. Para ter uma ideia: os kits de preço fechado para basculante vão de {{kit.padrao}}, com o Home, a {{kit.jetflex}}, com o Home Jetflex, instalados.',
  inverter:
    'Por orçamento, sem taxa de visita. Para ter uma ideia: o kit com o Home Jetflex, que também tem inversor, custa {{kit.jetflex}} instalado.',
  /** The price of a kit for common leaves alone would make a heavy model look cheaper than it is. */
  heavy:
    'Por orçamento, sem taxa de visita. Para comparar: o kit com o Home Jetflex, para folha de até {{homeJetflex.weight}}, custa {{kit.jetflex}} instalado, e o conjunto pesado de condomínio, de {{condominium.from}} a {{condominium.to}}. Contrapeso e reforço de coluna têm linha própria.',
} as const;

/** The label of links to the list. */
export const allModelsLabel = `Ver os ${motorModels.length} modelos`;
