/** Titles that complain of two things: the first paragraph tells them apart. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const twoComplaintAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'capacitor',
      'ou o motor|ou motor|ou a placa|ou placa|ou a bobina|ou bobina|ou a central|ou o capacitor|ou capacitor|ou e o capacitor',
    ],
    unless: 'lento|lenta|devagar|fraco|qual compr*|uf|microfarad*|de partida ou permanente',
    subject: 'capacitor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Ouça a partida: ronco sem giro, ou portão que só sai com um empurrão, é o capacitor, que custa de {{part.capacitor.from}} a {{part.capacitor.to}} trocado. Silêncio com a luz da placa acesa aponta placa, de {{part.board.from}} a {{part.board.to}}, ou bobina aberta; ronco com cheiro de verniz e carcaça quente, motor queimado, de {{part.stator.from}} a {{part.stator.to}} a bobina. Quem confirma é o medidor, porque o capacitor dá choque mesmo desligado.',
    ],
    heading: 'Ronco, silêncio ou cheiro',
    text: [
      'Antes da peça, o técnico solta o motor e move a folha: presa, ela faz qualquer motor roncar. Depois mede o capacitor, que é o mais barato, e só então a bobina.',
    ],
    points: [
      'Fraco na partida há semanas: capacitor.',
      'Só vai para um lado: placa ou fim de curso.',
      'Desarma o disjuntor ao ligar: curto na bobina ou no fio.',
    ],
    send: 'Mande um vídeo com som da tentativa de abrir e a foto da etiqueta do motor.',
  },
  {
    when: [
      'consert*|reparo|arrumar|conserto de',
      'motor',
      'e trocar|e troca|trocar|troca',
      'cabo de aco|cabos de aco|cabo|cabos|roldana*|mola*|polia*',
    ],
    unless: 'ou|quanto tempo|rossi ou',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Os dois se fazem na mesma visita: o par de cabos ou de roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e o motor, conforme a peça, de {{part.capacitor.from}} no capacitor a {{part.stator.to}} na bobina. Comece pela folha: com cabo ou mola gastos o motor força, e às vezes é só disso que ele reclama. Você aprova cada valor antes, e o serviço tem {{repair.warranty}} de garantia.',
    ],
    heading: 'Por que a folha vem primeiro',
    text: [
      'Cabo novo e equilíbrio refeito tiram peso do motor; depois disso se ouve o que ainda falta nele. Com fio levantado no cabo, o portão fica fechado e o disjuntor desligado até a troca.',
    ],
    points: [
      'Ninguém destrava basculante com cabo partido.',
      'Cabo se troca aos pares.',
      'Visita sem taxa na área que atendemos.',
    ],
    send: 'Mande fotos dos dois lados da folha, com os cabos, e um vídeo do motor tentando abrir.',
  },
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
