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
      'obrigatori*|obrigad*|proibid*|lei|exig*|norma|precisa por lei|e lei',
      'fotocelula*|sensor de barreira|sensor anti esmagamento|sensor antiesmagamento|barreira|sensor infravermelho|sensor de presenca|sensor de seguranca',
    ],
    unless: 'multa|quem paga|condominio*|predio*',
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
