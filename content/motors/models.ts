/**
 * The fourteen motor models in the order of docs/specification/pages.md#motor-models. If there is no data from the
 * maker, a text says what we install the model for. `neighbours` has the most similar models first.
 */
import { type MotorModel, motorCategory } from './motor-model.ts';

const standard = {
  drive: 'standard',
  track: 'long',
  arm: 'single',
  leaf: 'slatted',
  body: 'standard',
  highlight: 'cursor',
} as const;

export const motorModels: readonly MotorModel[] = [
  {
    name: 'Home',
    slug: 'motor-ppa-home',
    category: motorCategory,
    description: 'O motor de fuso do kit PADRÃO, para o basculante de uma folha em casa de família.',
    features: ['Folha de até {{home.weight}}', 'Abre em 16 segundos', 'Destravamento com chave'],
    build: standard,
    neighbours: [
      'motor-ppa-home-jetflex',
      'motor-ppa-home-mono',
      'motor-ppa-home-legero',
      'motor-ppa-levante',
    ],
  },
  {
    name: 'Home Jetflex',
    slug: 'motor-ppa-home-jetflex',
    category: motorCategory,
    description:
      'O motor do kit JETFLEX: o inversor faz a folha arrancar e parar sem tranco, mesmo andando depressa.',
    features: ['Folha de até {{homeJetflex.weight}}', '220 V, 1/4 HP, com inversor', 'Abre em 4 segundos'],
    build: { ...standard, drive: 'inverter', highlight: 'inverter' },
    neighbours: [
      'motor-ppa-home',
      'motor-ppa-home-custom-jetflex',
      'motor-ppa-penta-jetflex',
      'motor-ppa-condominium',
    ],
  },
  {
    name: 'Home Custom Jetflex',
    slug: 'motor-ppa-home-custom-jetflex',
    category: motorCategory,
    description:
      'O modelo com inversor que levamos à garagem antiga, de coluna fora de prumo ou folha que não aceita o suporte comum.',
    features: [
      'Inversor: partida e parada suaves',
      'Fixação acertada na garagem',
      'Orçamento com fotos e medidas',
    ],
    build: { ...standard, drive: 'inverter', arm: 'adjustable', highlight: 'inverter' },
    neighbours: ['motor-ppa-home-jetflex', 'motor-ppa-home-custom-mono', 'motor-ppa-home-custom-legero'],
  },
  {
    name: 'Home Mono',
    slug: 'motor-ppa-home-mono',
    category: motorCategory,
    description:
      'Motor monofásico com capacitor para o basculante de casa: uma velocidade só, e peças de troca que se acham no comércio.',
    features: [
      'Monofásico, com capacitor',
      'Capacitor e relé se trocam na visita',
      'Pedido na tensão da sua garagem',
    ],
    build: { ...standard, drive: 'single-phase', highlight: 'capacitor' },
    neighbours: ['motor-ppa-home', 'motor-ppa-home-custom-mono', 'motor-ppa-home-sp-mono'],
  },
  {
    name: 'Home Legero',
    slug: 'motor-ppa-home-legero',
    category: motorCategory,
    description:
      'Para a folha de perfil fino que amassa no ponto em que o braço prende e não aceita reforço. A que aceita usa o Home.',
    features: [
      'Indicado para perfil que amassa',
      'Força regulada para não torcer o quadro',
      'Orçamento pelo material e pela foto',
    ],
    build: { ...standard, arm: 'light', leaf: 'light', highlight: 'arm' },
    neighbours: ['motor-ppa-home', 'motor-ppa-home-custom-legero', 'motor-ppa-home-mono'],
  },
  {
    name: 'Home Custom Mono',
    slug: 'motor-ppa-home-custom-mono',
    category: motorCategory,
    description:
      'Motor monofásico para portão antigo ou coluna irregular, com braço e suporte acertados depois da visita.',
    features: ['Monofásico, com capacitor', 'Suporte acertado à coluna', 'Visita de medição sem taxa'],
    build: { ...standard, drive: 'single-phase', arm: 'adjustable', highlight: 'adapter' },
    neighbours: ['motor-ppa-home-mono', 'motor-ppa-home-custom-sp-mono', 'motor-ppa-home-custom-jetflex'],
  },
  {
    name: 'Home Custom Legero',
    slug: 'motor-ppa-home-custom-legero',
    category: motorCategory,
    description:
      'Para a folha de perfil fino num vão difícil, sem lugar certo para o braço: o ponto de apoio se escolhe pelas medidas e por fotos.',
    features: ['Indicado para folha leve', 'Fixação decidida pelas fotos', 'Atende casa e loja pequena'],
    build: { ...standard, arm: 'adjustable', leaf: 'light', highlight: 'adapter' },
    neighbours: ['motor-ppa-home-legero', 'motor-ppa-home-custom-mono', 'motor-ppa-home-custom-jetflex'],
  },
  {
    name: 'Home Custom SP Mono',
    slug: 'motor-ppa-home-custom-sp-mono',
    category: motorCategory,
    description:
      'Para a garagem em que falta altura e a coluna é irregular. A altura livre se mede antes do pedido.',
    features: [
      'Indicado para garagem baixa',
      'Coluna irregular, suporte adaptado',
      'Monofásico, com capacitor',
    ],
    build: { ...standard, drive: 'single-phase', track: 'short', arm: 'adjustable', highlight: 'track' },
    neighbours: ['motor-ppa-home-sp-mono', 'motor-ppa-home-custom-mono', 'motor-ppa-home-mono'],
  },
  {
    name: 'Home SP Mono',
    slug: 'motor-ppa-home-sp-mono',
    category: motorCategory,
    description: 'Para o basculante sob viga, laje ou cano, quando a coluna é reta e só falta altura.',
    features: ['Indicado para teto baixo', 'Coluna reta, fixação comum', 'Monofásico, com capacitor'],
    build: { ...standard, drive: 'single-phase', track: 'short', highlight: 'track' },
    neighbours: ['motor-ppa-home-mono', 'motor-ppa-home-custom-sp-mono', 'motor-ppa-home'],
  },
  {
    name: 'Levante',
    slug: 'motor-ppa-levante',
    category: motorCategory,
    description:
      'Para repor um Levante gasto, ou para a coluna que já tem o reforço dele soldado na altura certa.',
    features: [
      'Para basculante de uma folha',
      'Ferragem conferida antes da troca',
      'Conserto ou motor novo, a comparar',
    ],
    build: { ...standard, arm: 'lever', highlight: 'arm' },
    neighbours: ['motor-ppa-home', 'motor-ppa-potenza', 'motor-ppa-penta'],
  },
  {
    name: 'Potenza',
    slug: 'motor-ppa-potenza',
    category: motorCategory,
    description:
      'Para a folha de casa acima dos {{homeJetflex.weight}} do Home Jetflex, depois de vista a coluna e estimado o peso.',
    features: [
      'Indicado para folha pesada de casa',
      'Estrutura verificada antes do pedido',
      'Orçamento pelo peso e pela largura',
    ],
    build: { ...standard, arm: 'double', leaf: 'heavy', body: 'geared', highlight: 'gear' },
    neighbours: ['motor-ppa-penta', 'motor-ppa-condominium', 'motor-ppa-levante'],
  },
  {
    name: 'Condominium',
    slug: 'motor-ppa-condominium',
    category: motorCategory,
    description:
      'Para a garagem coletiva de prédio ou vila, escolhido pelas aberturas da pior hora e pelo peso da folha.',
    features: [
      'Indicado para prédio e vila',
      'Orçado pelos ciclos por hora',
      'Fotocélula e sinaleira à parte',
    ],
    build: { ...standard, track: 'wide', arm: 'double', leaf: 'heavy', body: 'finned', highlight: 'fins' },
    neighbours: ['motor-ppa-penta', 'motor-ppa-penta-jetflex', 'motor-ppa-potenza'],
  },
  {
    name: 'Penta',
    slug: 'motor-ppa-penta',
    category: motorCategory,
    description:
      'Para o basculante largo de prédio, loja ou galpão, que trabalha do começo ao fim do expediente.',
    features: ['Linha pesada para basculante', 'Indicado para vão largo', 'Uso coletivo ou comercial'],
    build: { ...standard, track: 'wide', arm: 'double', leaf: 'heavy', body: 'large', highlight: 'spindle' },
    neighbours: ['motor-ppa-penta-jetflex', 'motor-ppa-condominium', 'motor-ppa-potenza'],
  },
  {
    name: 'Penta Jetflex',
    slug: 'motor-ppa-penta-jetflex',
    category: motorCategory,
    description:
      'O portão grande comandado por inversor: anda depressa no meio do curso e reduz antes de encostar no batente.',
    features: [
      'Linha pesada para basculante',
      'Inversor com velocidade regulável',
      'Indicado onde há fila na rua',
    ],
    build: {
      ...standard,
      drive: 'inverter',
      track: 'wide',
      arm: 'double',
      leaf: 'heavy',
      body: 'large',
      highlight: 'inverter',
    },
    neighbours: ['motor-ppa-penta', 'motor-ppa-home-jetflex', 'motor-ppa-condominium'],
  },
];
