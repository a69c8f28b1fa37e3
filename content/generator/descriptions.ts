/** What a generated page says of itself in search results: 70 to 160 characters once filled. */
import type { Passage } from './material.ts';
import { symptoms } from './symptoms.ts';

export const descriptions: readonly Passage[] = [
  {
    when: {},
    wordings: [
      'O que saber sobre {assunto}: como avaliar, o que conferir em casa e quando chamar. Visita sem taxa {onde}.',
      'A explicação de quem instala sobre {assunto}: sinais, cuidados e preços. Orçamento por foto {onde}.',
      'Veja o que importa sobre {assunto} antes de gastar. Técnico {onde}, sem taxa de visita.',
      '{O assunto} em linguagem clara: o que observar, quanto custa e quem resolve {onde}.',
      'Guia curto sobre {assunto}: o que conferir, o que evitar e o que pedir no orçamento.',
      'Sobre {assunto}: o que olhar primeiro e como pedir preço pelo WhatsApp, com foto.',
    ],
  },
  {
    when: { services: ['conserto', 'assistencia', 'regulagem'] },
    wordings: [
      '{O assunto} {onde}: causas, o que testar sem risco e reparo de {reparo}, com visita sem taxa.',
      'Veja as causas, os testes seguros e o preço: {assunto} {onde}, de {reparo}, com garantia.',
      '{O assunto} {onde}, com diagnóstico antes da peça. Reparo em {horas de reparo}, garantia de {garantia do serviço}.',
      '{O assunto} {onde}: o que olhar primeiro, quanto custa e o que fazer enquanto o técnico não chega.',
      'Diagnóstico no local e valor combinado antes: {assunto} {onde}. Reparos de {reparo}.',
      '{O assunto}: sinais, causas prováveis e preço do reparo. Visita sem taxa {onde}.',
    ],
  },
  {
    when: { services: ['instalacao'], products: ['motor', 'portao'] },
    wordings: [
      '{O assunto} {onde}: o que preparar, como é o dia do serviço e o que vem incluído. Até {parcelas} vezes.',
      'Pronto em {horas de instalação}, com regulagem e teste: {assunto} {onde}, sem taxa de visita.',
      '{O assunto} {onde} com frete grátis, entrega em até {horas de entrega} e controles gravados.',
      '{O assunto} {onde}: medidas, ponto de energia e etapas. Orçamento por foto no WhatsApp.',
      'Saiba o que a garagem precisa antes do serviço: {assunto} {onde}, em até {parcelas} vezes.',
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      '{O assunto} {onde}: o que entra na revisão, de quanto em quanto tempo e como evitar reparo caro.',
      'Revisão de {horas de manutenção} a cada {meses entre revisões}: {assunto} {onde}, visita sem taxa.',
      '{O assunto} {onde}: lubrificação, ajuste e teste de segurança antes que a peça quebre.',
      'O que fazer em casa e o que deixar com o técnico: {assunto} {onde}, sem taxa de visita.',
    ],
  },
  {
    when: { services: ['venda', 'troca'] },
    wordings: [
      '{O assunto} {onde}: o que muda o valor, o que vem incluído e como comparar orçamentos.',
      '{O assunto} {onde}, com preço dito antes, visita sem taxa e pagamento em até {parcelas} vezes.',
      'Compare antes de fechar: {assunto} {onde}, com mão de obra e garantia, em até {parcelas} vezes.',
      'Quanto pesa cada item na conta: {assunto} {onde}, com orçamento por foto no WhatsApp.',
    ],
  },
  {
    when: {
      concerns: symptoms,
    },
    wordings: [
      'Causas, testes seguros e preço do reparo: {assunto} {onde}. Visita sem taxa e valor dito antes.',
      'Descubra a causa antes de trocar peça: {assunto} {onde}, com reparo de {reparo}.',
      'O que olhar primeiro, o que não forçar e quanto custa: {assunto} {onde}.',
      'Do sintoma à peça: {assunto} {onde}. Reparo em {horas de reparo}, com garantia de {garantia do serviço}.',
      'Veja o que testar sem risco e quando chamar o técnico: {assunto} {onde}.',
    ],
  },
  {
    when: { questions: ['how-to'] },
    wordings: [
      'Passo a passo: {assunto}, com o que você faz em casa e o que fica com o técnico.',
      'Os passos na ordem certa: {assunto}. Veja também o que não fazer e quanto custa chamar ajuda.',
      'Um roteiro curto e seguro: {assunto}, do primeiro teste ao que pede ferramenta.',
      'Do começo ao fim, sem pular etapa: {assunto}, com os cuidados de segurança.',
    ],
  },
  {
    when: { questions: ['which'] },
    wordings: [
      'Como escolher {nome}: o que medir, o que comparar e o que evitar. Orçamento por foto {onde}.',
      'A escolha certa de {nome} começa pela sua garagem: veja os critérios, caso a caso.',
      'Compare antes de comprar {nome}: uso, medida, reposição e garantia em linguagem clara.',
    ],
  },
  {
    when: { questions: ['when'] },
    wordings: [
      'Os sinais e o prazo de {assunto}: o que pode esperar, o que não pode e quanto custa adiar.',
      'Saiba a hora certa: {assunto}, pelos sinais que aparecem antes da parada.',
      'Ruído, lentidão, falhas: veja o momento certo de pensar em {assunto} {onde}.',
    ],
  },
  {
    when: { questions: ['where'] },
    wordings: [
      'Atendimento no seu endereço: {assunto} {onde}, com visita sem taxa e orçamento escrito.',
      'Bairros e cidades atendidos: {assunto} {onde}. Preço por foto no WhatsApp.',
      'Veja onde atendemos e como pedir: {assunto} {onde}, com garantia por escrito.',
    ],
  },
  {
    when: { questions: ['why'] },
    wordings: [
      'As razões por trás de {assunto}, da mais comum à mais rara, e o que fazer em cada caso.',
      'Entenda o motivo antes de gastar: {assunto}, com a explicação de quem faz a visita.',
      'Causa e solução lado a lado: {assunto}, com o que testar sem risco.',
    ],
  },
  {
    when: { questions: ['worth-it'] },
    wordings: [
      'A conta aberta, ponto a ponto: {assunto}, com preço do reparo e do novo para comparar.',
      'Quando compensa e quando não: {assunto} {onde}, com os números para decidir.',
      'Compare custo, garantia e uso antes de decidir sobre {assunto} {onde}.',
    ],
  },
];
