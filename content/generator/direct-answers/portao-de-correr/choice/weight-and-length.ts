/** Answers to titles about a sliding gate's motor by the weight and the length of the leaf. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const weightAndLengthAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'deslizante*|de correr|correr',
      'metros|metro|m|mts|largura',
      'motor|ppa|qual|serve|preco|valor|portao',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|trilho|roldana*|cremalheira|condominio*|predio*|industria|industrial|galpao|empresa|basculante*|placa|automatiz*',
    figure: { unit: 'kilogram', from: 301, to: 400 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Um portão de correr de {figura} pede motor deslizante que traga {sobra} ou mais na ficha, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. A largura não muda a força: muda o comprimento da cremalheira, o tempo de abertura e o espaço para a folha recolher. Num prédio ou numa empresa o motor é de uso intenso, e com a instalação vai de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que conferir numa folha de correr de {figura}',
    text: [
      'Vendemos e instalamos motor PPA de correr por orçamento. Antes dele, a folha precisa andar leve com o motor solto, sem subir no trilho nem tombar na guia de cima.',
      'O peso que vale é o do serralheiro ou o que sai do material e das medidas. Empurrar com a mão engana, porque uma roldana boa faz a folha parecer leve.',
    ],
    points: [
      'Um lado com parede livre, onde ela recolha por inteiro.',
      'Cremalheira de aço em todo o comprimento.',
      'Roldanas com carga para mais que a folha inteira.',
      'Fotocélula nos dois lados do vão.',
    ],
    further:
      'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande uma foto da folha inteira por dentro, com o trilho e a parede ao lado, e diga a altura, o material e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      'metros|metro|m|mts|largura',
      'motor|ppa|qual|serve|preco|valor|portao',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|trilho|roldana*|cremalheira|condominio*|predio*|industria|industrial|galpao|empresa|basculante*|placa|automatiz*',
    figure: { unit: 'kilogram', from: 401 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Uma folha de {figura} que corre pede um motor deslizante com {sobra} ou mais na ficha, o que a deixa um quinto abaixo do máximo; o comprimento muda a cremalheira, a velocidade e o espaço para recolher, e não a força. Vendemos e instalamos PPA por orçamento: em portão pesado, com a instalação, em geral de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Peso e comprimento na mesma conta',
    text: [
      'Confira de onde vêm os {figura}: do serralheiro ou do material, e não do esforço na mão, porque a roldana boa engana. Se são menos, em casa a troca fica entre {{replacement.from}} e {{replacement.to}}.',
      'Folha comprida flexiona: guia de cima, batente nas duas pontas e roldanas que somem mais que o peso vêm antes do motor. Com inversor ela não balança nas paradas.',
    ],
    points: [
      'Parede livre ao lado, do tamanho da folha.',
      'Cremalheira de aço, presa de ponta a ponta.',
      'Base que não ceda na altura do pinhão.',
      'Aberturas na hora mais cheia, se mais de uma família usa.',
    ],
    further:
      'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande uma foto da folha inteira por dentro, com o trilho e a parede ao lado, a altura e o material: o valor vem por mensagem.',
  },
];
