/** Titles with a second question behind the first, and a rule that holds for one use and not for another. */
import type { DirectAnswer } from '../../direct-answer.ts';

const length =
  'quanto tempo|quantas horas|quanto demora|quantos dias|demora quanto|demora para|demora pra|tempo de instalacao|prazo de instalacao|prazo';
const fitting = 'instal*|colocar|colocacao|montar|montagem|por motor|trocar motor|troca de motor';

export const secondQuestionAnswers: readonly DirectAnswer[] = [
  {
    when: [length, fitting, 'garantia|garantias'],
    unless: 'consert*|controle*|nobreak|vencid*|venceu|perd*|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'Instalar o motor leva de {horas de instalação} num portão que já existe, e ele sai funcionando no mesmo dia. A garantia do kit instalado em basculante é de {{kit.warranty}}, no motor e na instalação; em portão de correr ou de abrir, a instalação tem {{guide.warranty.installation}}, e o prazo do motor vem escrito na proposta.',
    ],
    heading: 'O que alonga o serviço e o que a garantia cobre',
    text: [
      'Base de concreto nova pede duas visitas, porque ela seca antes de receber o motor; folha torta, ponto de energia que falta e suporte a soldar também somam horas. Com duas folhas são dois motores.',
      'A garantia vale para defeito do conjunto e da montagem. Raio, enchente, batida de carro e conserto feito depois por outra pessoa ficam de fora.',
    ],
    points: [
      'Guarde a nota ou a proposta: é com ela que a garantia se aciona.',
      'Deixe o ponto de energia pronto, com disjuntor próprio.',
      'Alguém em casa no fim, para aprender a destravar.',
    ],
    further: 'O que cada prazo cobre está na página da [garantia](/garantia).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o lugar do motor, e o bairro: dizemos quanto tempo leva no seu e que dia está livre.',
  },
  {
    when: [
      'obrigatori*|obrigad*|lei|exig*|norma|precisa por lei|e lei',
      'antiesmagamento|anti esmagamento|esmagamento|borda sensivel|borda de seguranca',
    ],
    unless: 'multa|quem paga|condominio*|predio*',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'A função é exigida pela norma técnica dos portões motorizados, que não é lei para casa, mas pesa num acidente: a folha tem de parar ou voltar ao encontrar alguém. O sensor à parte não é obrigatório numa casa, porque a força regulada na central já faz isso, e o ajuste fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Fotocélula é outra peça: ela para a folha antes de encostar.',
    ],
    heading: 'Força regulada, borda sensível e fotocélula',
    text: [
      'A força regulada sente a resistência e inverte o movimento. A borda sensível é uma tira de borracha na ponta da folha, e se soma onde a folha é pesada ou passa criança e gente a pé.',
      'Prefeitura, convenção do condomínio e seguradora podem pedir mais, e são elas que confirmam o seu caso. Pelo acidente responde o dono do portão.',
    ],
    points: [
      'Teste com uma caixa de papelão no caminho: a folha encosta, para e volta.',
      'Folha que empurra a caixa até o batente: força alta demais, chame o técnico.',
      'Fechamento automático: fotocélula sempre, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    further:
      'Altura, ligação e teste da fotocélula estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo do portão fechando e uma foto da etiqueta do motor: dizemos o que ele já tem.',
  },
  {
    when: [
      'fotocelula*|sensor de barreira|barreira|sensor infravermelho',
      'basculante*',
      'obrigatori*|obrigad*|precisa*|preciso|necessari*|tem que ter|lei|exig*|funciona|serve|da para|pode|onde|altura',
    ],
    unless: 'nao fecha|nao abre|suja|queim*|defeito|parou|quanto custa|preco',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Na prática, sim, embora nenhuma lei geral a exija numa casa: a folha do basculante desce de cima, e quem está embaixo não a vê. Com fechamento automático não se dispensa. O par fica nas laterais do vão, a uns 50 cm do piso e fora do giro da folha, e a fotocélula instalada custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Onde o feixe passa num portão que bascula',
    text: [
      'A folha projeta a parte de baixo para fora ou para dentro ao abrir. O feixe tem de passar do lado por onde ela não passa, ou o próprio portão o corta e a central manda voltar.',
      'Sem fotocélula não ligamos o fechamento automático. Com botão na mão e o vão à vista, o portão anda sem ela.',
    ],
    points: [
      'Emissor e receptor alinhados, cada um de um lado.',
      'Criança ou bicho na casa: um segundo par, a um palmo do chão.',
      'Teste com um cabo de vassoura no feixe enquanto a folha desce.',
    ],
    further:
      'Altura, ligação e teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão aberto e outra fechado, de dentro: marcamos o lugar do par.',
  },
  {
    when: [
      'obrigatori*|obrigad*|proibid*|lei|exig*|norma|precisa por lei|e lei',
      'fotocelula*|sensor de barreira|barreira|sensor infravermelho|sensor de presenca|sensor de seguranca|sensor em portao|sensor no portao|sensor de portao|sensor',
    ],
    unless: 'alarme|luz|fim de curso|estacionamento|multa|quem paga|condominio*|predio*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Sim, na prática, onde o portão fecha sozinho: a norma técnica de segurança dos motores, que não é lei para casa, pede proteção contra esmagamento, e sem fotocélula não ligamos o fechamento automático. Onde alguém aperta o botão olhando o vão, ela não é obrigatória numa casa, mas convém, porque quem responde por um acidente é o dono do portão. Instalada, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Quem pode exigir a fotocélula',
    text: [
      'A prefeitura, a convenção do condomínio e a seguradora podem exigir mais, e são elas que confirmam o seu caso.',
      'Força regulada e fotocélula se somam: uma faz a folha parar ao encostar, a outra impede de encostar.',
    ],
    points: [
      'Fechamento automático ou pelo celular: fotocélula sempre.',
      'Criança, idoso ou bicho na casa: ponha mesmo sem fechamento automático.',
      'Par dos dois lados do vão, a 50 ou 60 cm do piso.',
      'Teste uma vez por mês com um cabo de vassoura no feixe.',
    ],
    further:
      'Altura, ligação e teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto dos dois lados do vão, vistos de dentro: marcamos nela o lugar do par.',
  },
];
