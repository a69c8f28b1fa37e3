/** Answers about which grease goes where, and about opening a tilting gate by hand. */
import type { DirectAnswer } from '../direct-answer.ts';

export const greasingAnswers: readonly DirectAnswer[] = [
  {
    when: ['lubrific*|engrax*|graxa|oleo', 'como|posso|pode|onde|que graxa|qual graxa|passar|por|colocar'],
    unless:
      'basculante|inverno|frio|de quanto em quanto|quando|frequencia|quantas vezes|visita|contrato|preco|quanto custa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para lubrificar o portão eletrônico, corte a energia dele e ponha pouca graxa só onde há giro com metal: dobradiça, pivô, eixo de roldana sem blindagem e, no basculante, o fuso. Trilho, cremalheira de nylon, correia e rolamento blindado trabalham secos, e o interior do motor fica para o técnico.',
    ],
    heading: 'Como lubrificar o portão, ponto por ponto',
    text: [
      'Graxa sobre poeira vira lixa: pano seco antes, lubrificante depois e pano outra vez para tirar o que sobrou. Desengripante serve para limpar ferrugem de dobradiça, mas evapora e deixa o ferro seco.',
      'Se o rangido volta em poucos dias, a peça está gasta e nenhuma graxa a conserta. A troca de roldana ou dobradiça fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Dobradiça e pivô: duas gotas de óleo grosso ou graxa em spray.',
      'Fuso do basculante: película de graxa branca, com o disjuntor desligado.',
      'Trilho do portão de correr: só limpeza, com escova e pano.',
      'Cabo de aço: pano levemente untado, sem dobrar nem apertar.',
      'Redutor do motor: graxa do fabricante, trocada por quem o abre.',
    ],
    questions: [
      {
        question: 'Posso lubrificar com o portão ligado na tomada?',
        answer:
          'Não. Um toque de controle põe a folha em movimento com a mão dentro; desligue o disjuntor e avise a casa.',
      },
      {
        question: 'Vaselina ou silicone em spray servem?',
        answer:
          'O silicone serve na borracha e no plástico. No ferro que carrega peso ele sai depressa, e a graxa branca aguenta mais.',
      },
    ],
  },
  {
    when: ['lubrific*|engrax*', 'de quanto em quanto|quando|frequencia|quantas vezes'],
    unless: 'inverno|frio|condominio*|predio*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O portão de casa pede lubrificação a cada {{maintenance.interval}} nas dobradiças e nos pivôs, e uma vez por ano no que o técnico abre. Quem mora em rua de terra, perto de obra ou com muita chuva de vento limpa e lubrifica antes.',
    ],
    heading: 'O prazo da graxa em cada peça do portão',
    text: [
      'O calendário ajuda, mas quem manda é o ouvido: rangido, folha que ficou pesada na mão e pó escuro em volta do pino pedem limpeza e graxa no mesmo fim de semana.',
      'A revisão do técnico, que inclui lubrificação, reaperto e regulagem de força, leva de {horas de manutenção}.',
    ],
    points: [
      'Dobradiças e pivôs: junto com a limpeza da garagem.',
      'Fuso: quando a película escurece ou seca.',
      'Trilho: nunca leva graxa, só limpeza.',
      'Motor: quando o técnico o abre, com a graxa do fabricante.',
    ],
    questions: [
      {
        question: 'Lubrificar demais faz mal ao portão?',
        answer: 'Faz. A graxa que sobra junta areia, escorre para a fotocélula e mancha o piso.',
      },
    ],
  },
  {
    when: ['basculante', 'sem luz|sem energia|falta de luz|falta de energia|apagao|acab* a luz|manualmente'],
    unless: 'depois|voltou|nobreak|bateria|nao abre|travado',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'O portão basculante se destrava sem energia pela chave do motor: desligue o disjuntor, com a folha fechada gire a chave até o fim e levante pela alça, devagar, com as duas mãos e ninguém embaixo. Folha bem equilibrada sobe sem força e para onde é deixada.',
    ],
    heading: 'O que muda no basculante quando ele é solto',
    text: [
      'O motor também segura o peso. Se um cabo partiu ou o contrapeso está fora do ponto, é o motor travado que impede a folha de cair, e soltá-la é perigoso.',
      'Na volta da luz, feche a folha na mão, devolva a chave à posição de trabalho e só então ligue o disjuntor. O conserto de uma folha que pesa vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Cabo frouxo, desfiado ou caído: não solte o motor.',
      'Folha torta na abertura: não solte o motor.',
      'Sobe alguns palmos e pesa: feche outra vez e deixe-a fechada.',
      'Folha aberta para a saída do carro: outra pessoa a segura, com um calço firme embaixo da lateral.',
    ],
    questions: [
      {
        question: 'Onde fica a chave que destrava o basculante?',
        answer:
          'O furo costuma estar na caixa do motor, na lateral da garagem, atrás de uma tampinha. A chave veio com o motor; sem ela, dizemos pela foto da etiqueta qual serve.',
      },
    ],
  },
];
