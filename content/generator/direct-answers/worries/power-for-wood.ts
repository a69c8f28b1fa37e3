/** Whether a motor of a given power moves a leaf of wood: the power decides, and the wood decides the weight. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asks =
  'aguenta|serve|suporta|puxa|leva|levanta|da conta|funciona|pode|posso|da para|basta|qual|para|sobe';

const forWood = {
  when: ['madeira', asks, 'motor|automatizador|hp|cv'],
  unless: 'nao aguenta|queim*|parou|nao abre|nao sobe|preco|quanto custa',
  subject: 'portao-de-madeira',
  isAboutSubject: true,
  aspects: ['choose'],
} satisfies Partial<DirectAnswer>;

export const powerForWoodAnswers: readonly DirectAnswer[] = [
  {
    ...forWood,
    figure: { unit: 'power', from: 0.2, to: 0.29 },
    answer: [
      'Motor de {figura} aguenta portão de madeira leve: na nossa tabela ele move folha basculante de até {{motor.quarterCv.weight}}, com o quadro de ferro somado. Tábua de dois centímetros pesa de dez a vinte quilos por metro quadrado, conforme a madeira; folha larga de madeira dura passa do limite e pede motor maior.',
    ],
    heading: 'Fazer a conta da sua folha',
    text: [
      'Largura vezes altura dá os metros quadrados; multiplique pelo peso da madeira, some o quadro e deixe uma sobra, porque tábua molhada pesa mais que seca. Passou disso, 1/3 CV leva {{motor.thirdCv.weight}} e 1/2 CV, {{motor.halfCv.weight}}.',
      'O motor de 1/4 CV custa {{motor.quarterCv}} sem instalação. De correr ou de abrir, o limite é o da ficha do modelo, e ele se orça por foto.',
    ],
    points: [
      'Parafuso só na madeira afrouxa: o braço se prende em chapa ou quadro de ferro.',
      'Basculante solto a meia altura tem de ficar parado: equilíbrio antes do motor.',
      'Raspa em dia de chuva: plaina e regulagem primeiro.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande largura, altura, o tipo da madeira e uma foto da folha por dentro: dizemos se o {figura} leva.',
  },
  {
    ...forWood,
    figure: { unit: 'power', from: 0.3, to: 0.45 },
    answer: [
      'Motor de {figura} serve à maioria dos portões de madeira de casa: na nossa tabela ele move folha basculante de até {{motor.thirdCv.weight}}, com o quadro de ferro somado. Só a madeira maciça e grossa, em folha larga, passa disso; e o peso se calcula antes, por metro quadrado.',
    ],
    heading: 'Quanto a sua madeira pesa',
    text: [
      'Tábua de dois centímetros fica entre dez e vinte quilos por metro quadrado, e a de quatro, no dobro. Some o quadro e deixe sobra para a madeira molhada; se passar, 1/2 CV leva {{motor.halfCv.weight}}.',
      'O motor de 1/3 CV custa {{motor.thirdCv}} sem instalação; de correr ou de abrir, o modelo se orça por foto.',
    ],
    points: [
      'Suporte em chapa de ferro que atravessa a folha, e não só no lenho.',
      'Contrapeso ou mola acertados para o peso da madeira, antes do motor.',
      'Pé da folha podre: troca da tábua primeiro.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande largura, altura, a espessura da tábua e uma foto da folha por dentro.',
  },
  {
    ...forWood,
    figure: { unit: 'power', from: 0.46, to: 0.6 },
    answer: [
      'Motor de {figura} leva quase todo portão de madeira de casa: na nossa tabela, folha basculante de até {{motor.halfCv.weight}}, com o quadro somado. Acima disso, em madeira maciça e folha larga, o caminho é a linha pesada, que vai até {{heavyLine.weight}}.',
    ],
    heading: 'Força sobrando não equilibra a folha',
    text: [
      'Um motor maior em folha que pende só gasta o braço mais depressa. Basculante se acerta no contrapeso até parar a meia altura; de correr, nas roldanas e no trilho.',
      'O de 1/2 CV custa {{motor.halfCv}} sem instalação; em portão de correr ou de abrir, ele se orça por foto.',
    ],
    points: [
      'Quadro ou chapa de ferro onde o braço se prende.',
      'Madeira que incha: folga no batente e no fim de curso.',
      'Força regulada no mínimo que move a folha em dia seco.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande as medidas, o tipo da madeira e uma foto da folha por dentro.',
  },
];
