/** Complaints with two readings: the test by hand first, then who mends what. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|portao',
      'barulho|som|ruido|liga|zumbe|ronca',
      'nao anda|nao sai do lugar|nao move|nao se move|nao mexe|nao puxa|folha parada|nao movimenta|nao sai',
    ],
    unless: 'controle|fuso|chuva|frio',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor que ronca e não sai do lugar recebe energia e não consegue partir: é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, folha presa ou motor travado. Solte o controle e desligue o disjuntor, porque roncando ele esquenta e queima. Se em vez disso ele gira livre e a folha fica, está destravado na chave ou com a engrenagem gasta, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'A prova da mão separa o motor da folha',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e a folha fechada, destrave e mova-a um pouco. Leve na mão: o defeito é do motor. Pesada ou enroscando: é trilho, roldana, contrapeso ou dobradiça, e motor novo não resolveria.',
      'A chave você mesmo confere: gire-a até o fim da posição de trabalho e tente uma vez. Dali em diante, tampa aberta é serviço do técnico.',
    ],
    points: [
      'Ronca e parte com um empurrão: capacitor.',
      'Ronca com a folha leve e não parte: bobina ou freio.',
      'Gira e não puxa logo depois de um apagão: ficou destravado.',
      'Gira e estala: dente de engrenagem ou de cremalheira.',
      'Gira no basculante de fuso e a folha fica: porca gasta, não abra na mão sem escorar.',
    ],
    send: 'Mande um vídeo com o som da partida, de fora do caminho da folha, e a foto da etiqueta.',
  },
  {
    when: [
      'dz nano|nano turbo|dz turbo|dz3|dz4|dz 3|dz 4',
      'nao fecha|para antes|ate o fim|nao abre|passa|bate|fim de curso|nao chega',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isAboutModel: true,
    answer: [
      'A linha DZ da Rossi é de portão de correr, e quem manda parar é a peça presa na cremalheira: se ela se deslocou ou caiu, a folha para antes do fim ou passa dele. Confira de longe se as duas estão lá e firmes; se estão, a causa é folha pesada, sujeira no trilho ou capacitor fraco.',
    ],
    heading: 'Peça da cremalheira ou peso da folha',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e corra a folha até o fim com a mão. Chega leve: é regulagem da parada, de {{part.adjustment.from}} a {{part.adjustment.to}}. Enrosca no mesmo ponto: é trilho ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Rossi nós consertamos e não vendemos; peça se procura pelo código da etiqueta.',
    ],
    points: [
      'Falta sempre o mesmo palmo: ímã ou chave fora do lugar.',
      'Cada vez para num ponto: força, capacitor ou roldana.',
      'Fecha e volta: força de reversão ou fotocélula.',
      'Marque com caneta antes de soltar qualquer parafuso.',
    ],
    send: 'Mande a foto da etiqueta, da cremalheira nas duas pontas e um vídeo de um fechamento.',
  },
  {
    when: ['destravar|destrava|destravo|soltar|liberar', 'energia|luz|apagao|chave|motor', 'como|sem|portao'],
    unless:
      'perdi|perdeu|sem chave|sem a chave|quebrou|nao destrava|trava eletrica|nao consigo|travou|emperr*|condominio*|predio*|moto|vidro',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Desligue o disjuntor do portão, ponha a chave no destravamento do motor, gire até soltar e mova a folha devagar com a mão. No basculante a chave entra na caixa do motor, junto à coluna; no de correr, numa portinha da tampa, rente ao chão; no de abrir, no próprio braço.',
    ],
    heading: 'Antes e depois de soltar a folha',
    text: [
      'Não destrave se há cabo partido, mola caída, folha torta ou rampa: o motor pode ser a única coisa que a segura. Ninguém fica embaixo, e uma segunda pessoa apoia a folha.',
      'Depois de passar, feche a folha, gire a chave de volta até travar e só então religue o disjuntor. No primeiro comando algumas centrais andam devagar, procurando o fim.',
    ],
    points: [
      'Sem a chave: não force com alicate; mande a foto da fechadura do motor.',
      'Chave gira em falso: conserto, de {{repair.from}} a {{repair.to}}.',
      'Com nobreak: desligue-o também.',
      'Deixe a chave dentro de casa, e não no carro que está na garagem.',
    ],
    send: 'Se não achar o lugar da chave, mande a foto do motor inteiro: dizemos onde ela entra.',
  },
  {
    when: ['bateria', 'celular|telefone|notebook|relogio|carro'],
    unless: 'portao|garagem|motor|nobreak|controle|aplicativo|abrir',
    subject: 'nobreak',
    isAboutSubject: true,
    answer: [
      'Bateria de celular, de relógio ou de carro não é conosco: aqui cuidamos de portão automático. Se a dúvida é da pilha do controle ou da bateria do nobreak do portão, respondemos: a do nobreak dura de dois a três anos, e a do controle, de um a dois com uso de casa.',
    ],
    heading: 'As baterias que um portão tem',
    text: [
      'São duas. A pilha do controle, A23 ou de moeda, você mesmo troca, lendo o código na velha. A bateria selada do nobreak, de 12 V, se troca por igual, e quem liga é o técnico, em serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Luz do controle fraca: pilha no fim.',
      'Portão lento no apagão: bateria do nobreak.',
      'Pilha e bateria gastas vão para o ponto de coleta, e não para o lixo comum.',
    ],
  },
];
