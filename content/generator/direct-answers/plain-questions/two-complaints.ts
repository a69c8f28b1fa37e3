/** Titles that complain of two things: the first paragraph tells them apart. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const twoComplaintAnswers: readonly DirectAnswer[] = [
  {
    when: ['controle*', 'nao funciona|nao abre|nao pega|parou|falha', 'e', 'barulh*|ruido*|ronca|rang*'],
    unless: 'placa|novo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'São em geral dois defeitos, e a botoeira da parede os separa: se ela abre o portão, o controle tem pilha fraca ou saiu da memória, e o barulho é da folha ou do motor. Se o portão faz barulho e não sai quando você aperta, a ordem chegou: é motor ou folha presa, e o controle está bom.',
    ],
    heading: 'Uma prova para cada um',
    text: [
      'Pilha nova e outro controle da casa resolvem a dúvida do primeiro. Para o barulho, com o disjuntor desligado e os cabos inteiros, solte o motor e leve a folha na mão. O conserto dos dois fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Zumbido sem girar: capacitor, e não insista.',
      'Rangido na mão: roldana, dobradiça ou trilho.',
      'Gravar controle: de {{part.programming.from}} a {{part.programming.to}}.',
    ],
  },
  {
    when: ['lento|devagar|demora*', 'barulh*|ruido*|rang*|ronca*', 'portao|motor|e'],
    unless: 'novo|frio|e normal',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Lento e barulhento ao mesmo tempo aponta esforço: roldana, dobradiça ou guia gasta que segura a folha, ou engrenagem e rolamento que perderam a graxa. Com o disjuntor desligado e os cabos inteiros, solte o motor e leve a folha: se pesa e range, o conserto é dela, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve e calada, é do motor.',
    ],
    heading: 'No motor, o som diz a peça',
    text: [
      'Ronco grave é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}; moagem é engrenagem, de {{part.gears.from}} a {{part.gears.to}}; chiado contínuo é rolamento.',
    ],
    points: [
      'Não aumente a força: o motor esquenta e queima.',
      'Trilho varrido e seco antes de tudo.',
      'Cheiro ou calor: disjuntor desligado.',
    ],
  },
  {
    when: ['torto|torta|empenado|empenada|caido', 'forcando|forca|esforco|sofrendo|pesado', 'motor|portao'],
    unless: 'qual|bate|sem forca|perdeu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O motor força porque a folha está torta, e não o contrário: pare de usar, com o disjuntor desligado, até endireitá-la. No basculante torto há cabo ou mola cedendo, e ninguém fica embaixo nem destrava; no de correr, roda ou trilho; no de abrir, dobradiça. Roldana ou cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda e reforço, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Depois de endireitar',
    text: [
      'O técnico prova a folha na mão e só então regula força e curso. Se o motor ficou forçando por semanas, confira engrenagem e capacitor.',
    ],
    points: [
      'Folha batida por carro: quadro antes do motor.',
      'Não suba a força para vencer o torto.',
      'Foto de frente, com o portão fechado, mostra o lado que cedeu.',
    ],
  },
];
