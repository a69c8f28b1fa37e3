/** Titles that ask how many horsepower a weight needs, and what a direct-current motor or a car battery can do. */
import type { DirectAnswer } from '../../direct-answer.ts';

const howMuchPower =
  'quantos hp|quantos cv|quantos cavalos|quanto hp|qual hp|que hp|qual potencia|que potencia|qual a potencia|hp precisa|quantos cv precisa';
const otherGate =
  'correr|deslizante*|pivotante*|de abrir|duas folhas|2 folhas|porta de enrolar|cancela|nobreak|consumo|gasta|1/4|1/3|1/2|watts';
const send =
  'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos o peso provável e o motor.';

export const powerQuestions: readonly DirectAnswer[] = [
  {
    when: [howMuchPower],
    unless: otherGate,
    figure: { unit: 'kilogram', to: 135 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} basta 1/4 CV, que é quase o mesmo que 1/4 HP: na nossa tabela, em basculante, ele vai até {{motor.quarterCv.weight}}. Instalado, o menor conjunto é o PPA Home do kit PADRÃO, até {{home.weight}}, por {{kit.padrao}}.',
    ],
    heading: 'O que {figura} pedem conforme o portão',
    text: [
      'Em folha de correr o HP decide menos: o peso rola, e qualquer deslizante de casa com {sobra} ou mais na ficha dá conta. O valor sai por orçamento.',
      'Potência a mais não abre mais rápido. Velocidade vem do redutor e do comando.',
    ],
    points: [
      'Folha equilibrada: a basculante para sozinha a meia altura.',
      'Chapa, vidro ou porta embutida que ainda vão entrar: some antes.',
      'Ponto de energia: 127 V ou 220 V.',
    ],
    send,
  },
  {
    when: [howMuchPower],
    unless: otherGate,
    figure: { unit: 'kilogram', from: 136, to: 225 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} peça 1/3 CV, ou 1/3 HP, que é quase o mesmo: na nossa tabela, em basculante, ele vai até {{motor.thirdCv.weight}}, e o de 1/4 CV para em {{motor.quarterCv.weight}}. Instalado, serve o PPA Home do kit PADRÃO, por {{kit.padrao}}.',
    ],
    heading: 'De {figura} ao motor, conforme a folha se move',
    text: [
      'Se a folha corre, não use essa tabela: procure um deslizante com {sobra} ou mais na ficha, e o valor sai por orçamento.',
      'Os limites são de folha equilibrada. A que desce sozinha quando solta do motor pede contrapeso ou mola antes de potência.',
    ],
    points: [
      'Peso por medida e material, e não pela força da mão.',
      'Revestimento de madeira: pesa mais quando molhado.',
      'Uso de mais de uma família: veja os ciclos por hora.',
    ],
    send,
  },
  {
    when: [howMuchPower],
    unless: otherGate,
    figure: { unit: 'kilogram', from: 226, to: 300 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} peça 1/2 CV, ou 1/2 HP, que é quase o mesmo: na nossa tabela, em basculante, ele vai até {{motor.halfCv.weight}}. Instalado, o motor desse peso é o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}; se a conta passa disso com a porta embutida, a linha já é a pesada.',
    ],
    heading: 'Perto do limite: como não errar em {figura}',
    text: [
      'Confirme o peso antes de comprar, por medida, material e foto: dez por cento a mais mudam de linha. O Jetflex pede 220 V no ponto e folha reta.',
      'Se a folha corre no trilho, a conta é outra: procure um deslizante com {sobra} ou mais na ficha.',
    ],
    points: [
      'Contrapeso ou molas no ponto: sem isso nenhum HP resolve.',
      'Colunas chumbadas, que não tremam na chegada.',
      'Cabos de aço inteiros, vistos pelo técnico.',
    ],
    send,
  },
  {
    when: [howMuchPower],
    unless: otherGate,
    figure: { unit: 'kilogram', from: 301 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} nenhum motor de 1/4 a 1/2 HP de casa basta num basculante: é folha da linha pesada. Se ela corre no trilho, procure um deslizante de 1/2 HP para cima com {sobra} ou mais na ficha, o que deixa a folha um quinto abaixo do máximo. A nossa linha pesada de basculante vai até {{heavyLine.weight}}, e motor com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Antes do HP: como a folha de {figura} se move',
    text: [
      'No que sobe, o motor acompanha um peso que contrapesos ou molas equilibram; no que corre, vence a partida e segura a parada. Por isso a mesma potência leva pesos diferentes.',
      'Folha desse porte se mede no local: estrutura, base, trilho ou cabos entram na mesma conta.',
    ],
    points: [
      'Peso calculado pelo serralheiro, com chapa e tubos.',
      'Quantas vezes o portão abre na hora mais cheia do dia.',
      'Tensão no ponto: 220 V ou trifásico.',
      'Fotocélula: essa folha não para na mão.',
    ],
    send,
  },
  {
    when: [
      'deslizante*|correr',
      '1/4|1/3|1/4 hp|1/3 hp|1/4 cv|1/3 cv',
      'aguenta|serve|puxa|suporta|leva|move|da conta|empurra|carrega',
      'motor|portao|folha',
    ],
    unless: 'nao abre|nao fecha|consert*|queim*',
    figure: { unit: 'kilogram', from: 401 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não conte com isso: {figura} de correr é folha para deslizante de 1/2 HP ou mais, e um de 1/4 HP ou 1/3 HP só entraria se a etiqueta dele trouxesse {sobra}, o que deixa a folha um quinto abaixo do máximo. O conjunto dessa classe, instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que acontece com motor pequeno em {figura}',
    text: [
      'Ele move a folha no primeiro mês e cobra depois: esquenta, corta por proteção, come o dente da engrenagem e não segura a parada. Aumentar a força só esconde o sinal.',
      'Se o portão já anda assim, alivie antes de trocar: roldanas novas e trilho limpo ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora, na ficha do modelo.',
      'Freio e rampa de parada, que numa folha dessas valem potência.',
      'Batente firme nos dois lados.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande a etiqueta do motor e o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [
      'deslizante*|correr',
      '1/2|1/2 hp|1/2 cv|meio hp|meio cv',
      'aguenta|serve|puxa|suporta|leva|move|da conta|empurra|carrega',
      'motor|portao|folha',
    ],
    unless: 'nao abre|nao fecha|consert*|queim*|1/4|1/3',
    figure: { unit: 'kilogram', to: 400 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em geral serve: para {figura} de correr costuma bastar 1/3 HP, e um deslizante de 1/2 HP trabalha com sobra. Confirme na etiqueta o peso máximo, que deve ser de {sobra} ou mais, porque a mesma potência leva pesos diferentes conforme o redutor.',
    ],
    heading: 'Quando 1/2 HP é o certo e quando é demais',
    text: [
      'É o certo com rampa, chapa fechada ao vento, folha longa ou mais de uma família. Em trilho plano e casa de pouco uso, o menor faz o mesmo, e a força se regula no mínimo nos dois.',
      'Numa casa, a troca do motor instalada fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Fio e disjuntor do ponto, pela corrente da etiqueta.',
      'Passo da cremalheira que já está na folha.',
      'Força alta não corrige roldana presa.',
    ],
    send: 'Mande a etiqueta do motor e o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: ['corrente continua|24v|24 v|24 volts|dc', 'corrente alternada|alternada|127|220|ac'],
    unless: 'fonte|fotocelula|trava|receptor|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com rede estável, fique com o motor de corrente alternada, ligado direto em 127 V ou 220 V: custa menos, aguenta mais descuido e tem peça em qualquer loja. Escolha corrente contínua, de 24 V, onde falta luz com frequência ou se quer parada macia: ele anda pela bateria da própria central.',
    ],
    heading: 'Corrente alternada e contínua, lado a lado',
    text: [
      'O de contínua tem fonte e carregador no meio, que sentem raio e pedem protetor no quadro, e uma bateria que se troca a cada dois ou três anos. O de alternada só tem o capacitor e a placa para envelhecer.',
      'Numa casa, trocar o motor fica em geral entre {{replacement.from}} e {{replacement.to}}; o de contínua sai por orçamento.',
    ],
    points: [
      'Apagão toda semana: contínua, ou alternada com nobreak próprio.',
      'Muitas aberturas por hora: compare os ciclos da ficha.',
      'Motor alternado que já existe e gira bem: não troque por isso.',
      'Fio longo até o motor: em baixa tensão tem de ser grosso.',
    ],
    send: 'Diga quantas vezes por mês falta luz e quantas vezes por dia o portão abre, com uma foto dele por dentro.',
  },
  {
    when: [
      'bateria de carro|bateria automotiva|bateria de moto|bateria carro|bateria moto',
      'motor|portao|nobreak|12v|24v',
    ],
    unless: 'descarreg*|carro preso',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não use bateria de carro: ela foi feita para a partida, morre cedo em descarga lenta e solta gás, o que é perigo de explosão dentro de uma caixa fechada. Motor de 12 V ou 24 V e nobreak de portão levam bateria selada, estacionária, da tensão e dos ampères-hora da etiqueta; motor comum, de 127 V ou 220 V, não se liga em bateria nenhuma sem nobreak.',
    ],
    heading: 'Que bateria entra no motor ou no nobreak',
    text: [
      'Copie da bateria velha a tensão, os ampères-hora e o tipo de terminal. O carregador da central foi regulado para aquela capacidade, e uma muito maior nunca enche.',
      'A troca com a prova sem rede é serviço nosso, a partir de {{repair.from}}, mais a bateria.',
    ],
    points: [
      'Sistema de 24 V: duas de 12 V em série, da mesma marca e data.',
      'Lugar ventilado e longe do calor do motor.',
      'Polos invertidos queimam a placa: fotografe antes de soltar.',
    ],
    send: 'Mande a etiqueta da bateria que está aí e a do motor: dizemos qual comprar.',
  },
];
