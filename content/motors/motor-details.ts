/**
 * Technical data, included items and downloads of the two models that have them
 * (docs/specification/pages.md#motor-models).
 */
import type { MotorDetail } from './motor-model.ts';

const included = [
  'Motor com trilho, fuso e cursor',
  '2 controles remotos gravados',
  'Central de comando',
  'Kit de fixação',
  'Manual',
  'Frete, nas 27 cidades da lista, e instalação',
] as const;

export const motorDetails: Readonly<Record<string, MotorDetail>> = {
  'motor-ppa-home': {
    tags: ['Até {{home.weight}}', 'Residencial', 'Código rolante', 'Uma folha'],
    strengths: [
      {
        title: 'Fuso na vertical',
        text: 'O cursor sobe e desce pela rosca e leva o braço junto. Parado, o fuso segura a folha sem freio.',
      },
      {
        title: 'Destravamento com chave',
        text: 'Faltou luz, a chave solta o conjunto, e o portão equilibrado, de cabos inteiros, abre na mão.',
      },
      {
        title: 'Embreagem eletrônica',
        text: 'Limita a força do motor e é regulada na instalação, para o peso da folha. Não faz o papel da fotocélula.',
      },
      {
        title: 'Peça de reposição perto',
        text: 'Cursor, capacitor e fim de curso se acham em loja do ramo e se trocam no local.',
      },
    ],
    technicalData: [
      ['Tipo de portão', 'Basculante, uma folha'],
      ['Peso máximo da folha', '{{home.weight}}'],
      ['Acionamento', 'Fuso vertical com cursor e braço'],
      ['Montagem', 'Na coluna, pelo lado de dentro'],
      ['Tensão', 'Conforme a etiqueta, conferida com a sua rede'],
      ['Controle remoto', 'Código rolante'],
      ['Falta de energia', 'Destravamento manual com chave'],
    ],
    included: [...included],
    downloads: [
      { label: 'Manual de instalação', path: '/downloads/motor-ppa-home-manual.pdf' },
      { label: 'Especificações técnicas', path: '/downloads/motor-ppa-home-especificacoes.pdf' },
    ],
  },
  'motor-ppa-home-jetflex': {
    tags: ['220 V', '1/4 HP', 'Até {{homeJetflex.weight}}', 'Inversor'],
    strengths: [
      {
        title: 'Partida e parada suaves',
        text: 'O inversor acelera aos poucos e reduz antes do batente. A ferragem deixa de levar pancada.',
      },
      {
        title: 'Abre em 4 segundos',
        text: 'É o tempo do kit JETFLEX em basculante. O SPEEDY leva 8 segundos, e o PADRÃO, 16.',
      },
      {
        title: 'Aceleração regulável',
        text: 'O instalador grava na central as rampas de aceleração e de freada para o peso do seu portão.',
      },
      {
        title: 'Código rolante',
        text: 'Cada toque no controle manda um sinal novo. Quem grava o antigo não abre nada.',
      },
    ],
    technicalData: [
      ['Alimentação', '220 V AC'],
      ['Frequência da rede', '60 Hz'],
      ['Potência', '1/4 HP'],
      ['Peso máximo da folha', '{{homeJetflex.weight}}'],
      ['Temperatura de trabalho', '-10 a +60 °C'],
      ['Comando', 'Inversor de frequência'],
      ['Acionamento', 'Fuso vertical com cursor e braço'],
      ['Tipo de portão', 'Basculante, uma folha'],
      ['Falta de energia', 'Destravamento manual com chave'],
    ],
    included: [...included],
    downloads: [
      { label: 'Manual de instalação', path: '/downloads/motor-ppa-home-jetflex-manual.pdf' },
      { label: 'Especificações técnicas', path: '/downloads/motor-ppa-home-jetflex-especificacoes.pdf' },
    ],
  },
};
