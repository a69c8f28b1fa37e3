/** The fourteen motor models in the order of SPEC.md section 2. What differs is said in words, never in figures we do not have. */
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
    description: 'O motor de fuso que resolve a garagem da casa comum: uma folha, poucos carros, até 250 kg.',
    features: ['Portões de até 250 kg', 'Peças em qualquer loja do ramo', 'Destravamento com chave'],
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
      'Inversor de frequência na central: arranca macio, corre no meio do curso e encosta sem bater. Até 300 kg.',
    features: ['Inversor com partida e parada suaves', '220 V, 1/4 HP', 'Portões de até 300 kg'],
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
      'A velocidade do inversor para portão fora de padrão, com braço e fixação ajustados na hora de montar.',
    features: ['Inversor de frequência', 'Braço com regulagem', 'Fixação adaptada à coluna'],
    build: { ...standard, drive: 'inverter', arm: 'adjustable', highlight: 'inverter' },
    neighbours: ['motor-ppa-home-jetflex', 'motor-ppa-home-custom-mono', 'motor-ppa-home-custom-legero'],
  },
  {
    name: 'Home Mono',
    slug: 'motor-ppa-home-mono',
    category: motorCategory,
    description:
      'Motor monofásico com capacitor, ligado direto na rede da casa. Simples de entender e de consertar.',
    features: ['Alimentação monofásica', 'Capacitor fácil de repor', 'Central sem inversor'],
    build: { ...standard, drive: 'single-phase', highlight: 'capacitor' },
    neighbours: ['motor-ppa-home', 'motor-ppa-home-custom-mono', 'motor-ppa-home-sp-mono'],
  },
  {
    name: 'Home Legero',
    slug: 'motor-ppa-home-legero',
    category: motorCategory,
    description:
      'Para folha leve de alumínio ou de grade tubular, que sobe com pouco esforço e pede delicadeza.',
    features: ['Feito para folhas leves', 'Braço esbelto', 'Esforço regulado na central'],
    build: { ...standard, arm: 'light', leaf: 'light', highlight: 'arm' },
    neighbours: ['motor-ppa-home', 'motor-ppa-home-custom-legero', 'motor-ppa-home-mono'],
  },
  {
    name: 'Home Custom Mono',
    slug: 'motor-ppa-home-custom-mono',
    category: motorCategory,
    description:
      'Motor monofásico com braço regulável e suporte de adaptação, para coluna torta ou portão antigo.',
    features: ['Alimentação monofásica', 'Suporte de adaptação', 'Aproveita portões antigos'],
    build: { ...standard, drive: 'single-phase', arm: 'adjustable', highlight: 'adapter' },
    neighbours: ['motor-ppa-home-mono', 'motor-ppa-home-custom-sp-mono', 'motor-ppa-home-custom-jetflex'],
  },
  {
    name: 'Home Custom Legero',
    slug: 'motor-ppa-home-custom-legero',
    category: motorCategory,
    description:
      'Folha leve em garagem difícil: o conjunto Legero com pontos de fixação que se mudam de lugar.',
    features: ['Para folhas leves', 'Vários pontos de fixação', 'Braço curto ou longo'],
    build: { ...standard, arm: 'adjustable', leaf: 'light', highlight: 'adapter' },
    neighbours: ['motor-ppa-home-legero', 'motor-ppa-home-custom-mono', 'motor-ppa-home-custom-jetflex'],
  },
  {
    name: 'Home Custom SP Mono',
    slug: 'motor-ppa-home-custom-sp-mono',
    category: motorCategory,
    description:
      'Trilho curto, braço regulável e motor monofásico: três respostas para a garagem baixa e apertada.',
    features: ['Trilho curto', 'Braço com regulagem', 'Alimentação monofásica'],
    build: { ...standard, drive: 'single-phase', track: 'short', arm: 'adjustable', highlight: 'track' },
    neighbours: ['motor-ppa-home-sp-mono', 'motor-ppa-home-custom-mono', 'motor-ppa-home-mono'],
  },
  {
    name: 'Home SP Mono',
    slug: 'motor-ppa-home-sp-mono',
    category: motorCategory,
    description:
      'A versão de trilho curto do Home Mono, quando viga, laje ou cano não deixam subir o perfil inteiro.',
    features: ['Trilho curto', 'Alimentação monofásica', 'Cabe sob viga ou laje baixa'],
    build: { ...standard, drive: 'single-phase', track: 'short', highlight: 'track' },
    neighbours: ['motor-ppa-home-mono', 'motor-ppa-home-custom-sp-mono', 'motor-ppa-home'],
  },
  {
    name: 'Levante',
    slug: 'motor-ppa-levante',
    category: motorCategory,
    description:
      'Linha própria para basculante, com corpo, braço e ferragens que não se trocam com os da família Home.',
    features: ['Corpo diferente da linha Home', 'Ferragens e braço próprios', 'Para basculante de uma folha'],
    build: { ...standard, arm: 'lever', highlight: 'arm' },
    neighbours: ['motor-ppa-home', 'motor-ppa-potenza', 'motor-ppa-penta'],
  },
  {
    name: 'Potenza',
    slug: 'motor-ppa-potenza',
    category: motorCategory,
    description: 'Um degrau acima em força, para folha de chapa, de madeira ou mais larga que a de um carro.',
    features: ['Para folhas pesadas', 'Redução reforçada', 'Braço e ferragens robustos'],
    build: { ...standard, arm: 'double', leaf: 'heavy', body: 'geared', highlight: 'gear' },
    neighbours: ['motor-ppa-penta', 'motor-ppa-condominium', 'motor-ppa-levante'],
  },
  {
    name: 'Condominium',
    slug: 'motor-ppa-condominium',
    category: motorCategory,
    description:
      'Para a garagem que não descansa: muitos moradores, uma fila às sete da manhã e outra às sete da noite.',
    features: ['Pensado para muitos ciclos', 'Corpo que dissipa calor', 'Combina com fotocélula'],
    build: { ...standard, track: 'wide', arm: 'double', leaf: 'heavy', body: 'finned', highlight: 'fins' },
    neighbours: ['motor-ppa-penta', 'motor-ppa-penta-jetflex', 'motor-ppa-potenza'],
  },
  {
    name: 'Penta',
    slug: 'motor-ppa-penta',
    category: motorCategory,
    description:
      'Trilho largo e fuso grosso para o portão grande de prédio, loja ou galpão que abre o dia inteiro.',
    features: ['Trilho e fuso reforçados', 'Para portões largos', 'Uso coletivo ou comercial'],
    build: { ...standard, track: 'wide', arm: 'double', leaf: 'heavy', body: 'large', highlight: 'spindle' },
    neighbours: ['motor-ppa-penta-jetflex', 'motor-ppa-condominium', 'motor-ppa-potenza'],
  },
  {
    name: 'Penta Jetflex',
    slug: 'motor-ppa-penta-jetflex',
    category: motorCategory,
    description:
      'O conjunto reforçado do Penta comandado por inversor: portão grande que anda depressa e freia macio.',
    features: ['Inversor com aceleração regulável', 'Trilho e fuso reforçados', 'Fila de carros mais curta'],
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
