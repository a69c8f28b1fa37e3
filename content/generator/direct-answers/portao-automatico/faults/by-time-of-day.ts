/** Answers to titles about automatic gates: faults that come and go, or come at a certain time of day. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { sinking } from '../../../words/title-groups.ts';

export const byTimeOfDayAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'um dia sim outro nao|um dia sim um dia nao|dia sim dia nao|uma hora funciona|hora funciona hora nao|as vezes funciona|funciona quando quer|tem dia que funciona|as vezes abre|so funciona de vez em quando|funciona de vez em quando|quando ele quer|quando quer',
      'portao|motor|garagem',
    ],
    unless: 'controle|chuva|chove',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que um dia funciona e no outro não tem mau contato, umidade ou peça que falha com o calor: fio frouxo na central, placa com solda trincada, capacitor no fim ou fotocélula que ora vê, ora não vê. Quando falhar, aperte a botoeira da parede: se ela comanda, é controle ou receptor; se não, é central, energia ou folha. Achar e trocar a peça custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Anotar a falha até ela ter um padrão',
    text: [
      'Escreva a hora, o tempo que fazia, quantas aberturas já tinham sido feitas e se a luz da fotocélula estava acesa. Em uma semana o padrão aparece, e o técnico vai direto à peça.',
    ],
    points: [
      'Falha de manhã e volta à tarde: umidade ou graxa dura.',
      'Falha depois de várias aberturas: calor no motor ou na placa.',
      'Falha sem hora: borne frouxo ou emenda.',
      'Volta com um tapa na caixa: solda ou relé, e não insista.',
    ],
    send: 'Mande o que anotou e um vídeo de uma vez em que ele falhou.',
  },
  {
    when: [
      'de manha|manha|manha cedo|cedo|madrugada fria|primeira vez do dia|primeira abertura',
      'nao abre|nao funciona|nao anda|nao vai|nao liga|nao responde|nao sai|trava|falha',
    ],
    unless: 'fecha|barulh*|abre sozinh*|controle*',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não abre de manhã cedo e depois funciona sente o frio ou a umidade da noite: graxa endurecida e capacitor fraco não vencem a primeira partida, e o orvalho na fotocélula, na botoeira ou numa emenda segura a ordem. Se ele ronca e não sai, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se fica mudo, seque as lentes da fotocélula e procure umidade na caixa.',
    ],
    heading: 'Frio ou umidade: como separar',
    text: [
      'Em manhã fria e seca a culpa é da graxa ou do capacitor. Em manhã de neblina ou depois de chuva, da umidade. Se falha também ao meio-dia, não é nem uma coisa nem outra.',
    ],
    points: [
      'Folha dura na mão só cedo: graxa velha ou madeira molhada.',
      'Controle mudo no frio: bateria no fim.',
      'Melhora depois de duas ou três tentativas: capacitor.',
    ],
    send: 'Mande um vídeo com som da primeira tentativa da manhã e a foto da etiqueta do motor.',
  },
  {
    when: [
      'meio aberto|entreaberto|um pouco aberto|aberto de madrugada|amanhece aberto|amanhece',
      'portao|garagem|madrugada|noite',
    ],
    unless: 'passar|carro|sair|entrar|moto|parcial',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que amanhece meio aberto recebeu um comando ou voltou sozinho: o fechamento foi interrompido por fotocélula ou esforço, ou uma botoeira úmida e um controle preso deram a ordem. Feche vendo até o fim à noite e desligue o disjuntor; se amanhece fechado, era comando.',
    ],
    heading: 'A prova de duas noites',
    text: [
      'Na primeira, disjuntor desligado: se ele abre assim, a folha escorrega e o defeito é mecânico. Na segunda, ligado e com a botoeira solta pelo técnico: se não abre, o fio era o culpado; se abre, é rádio.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fio e botoeira, entre {{repair.from}} e {{repair.to}}; gravar controles de novo, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Volta sempre no mesmo ponto: folha ou trilho.',
      'Só em noite úmida: botoeira, interfone ou lente.',
      'Até achar: corrente por dentro, com o motor desligado.',
    ],
    further: 'As causas estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Conte a que altura ele amanhece e se houve chuva, com a foto da botoeira.',
  },
  {
    when: [
      'manha|cedo|frio|madrugada',
      'nao abre|nao liga|nao funciona|nao anda|trava|emperra',
      'depois que esquenta|depois do sol|so depois|esquenta|de tarde abre|a tarde funciona|quando esquenta',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que só abre depois que o dia esquenta tem graxa endurecida, capacitor fraco ou umidade da noite na placa ou no fim de curso. Numa manhã fria, com o disjuntor desligado, solte o motor e mova a folha: pesada é graxa ou roldana; leve, com o motor roncando, é capacitor; leve e tudo mudo, é umidade.',
    ],
    heading: 'Frio, capacitor ou orvalho',
    text: [
      'O capacitor perde valor com os anos, e o frio mostra primeiro: a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Graxa grossa e suja se tira e se põe fina, de {{part.adjustment.from}} a {{part.adjustment.to}} com a regulagem.',
      'Se depois do sol a luz da placa acende sozinha, há orvalho na caixa: ela se abre, se seca e se veda.',
    ],
    points: [
      'Ronca e não parte: solte o controle, não insista.',
      'Mudo e sem luz: fonte ou umidade.',
      'Para no meio só de manhã: força baixa para a folha fria.',
    ],
    send: 'Grave um vídeo da primeira tentativa da manhã, com som.',
  },
  {
    when: [
      'noite|a noite|de noite',
      'de dia nao|dia nao|de dia para|de dia falha|nao funciona de dia|nao abre de dia|nao fecha de dia|so funciona a noite|so funciona de noite|so abre a noite|so fecha a noite|so anda a noite|so de noite',
      'controle*|portao|motor',
    ],
    unless: 'crianca|fechadura|luz acesa',
    winsTies: true,
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão anda à noite e falha de dia, procure o sol: folha de ferro que dilata e raspa, luz direta na lente da fotocélula, ou motor e placa que esquentam dentro da caixa. Repare no que falha. Não fecha: fotocélula. Anda e prende: folha sem folga. Não dá sinal: placa ou motor quente. O acerto de folga, lente e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que o sol muda no portão',
    text: [
      'Na hora da falha, faça sombra na lente da fotocélula com um papelão, de fora do vão: se ele fecha, achou. Se não, espere a caixa esfriar com o disjuntor desligado e prove de novo.',
    ],
    points: [
      'Raspa de um lado só à tarde: é ali que falta folga.',
      'Falha com a folha leve na mão: motor, capacitor ou placa.',
      'Um quebra-sol na lente ou a troca de lado do par resolve a luz direta.',
    ],
    send: 'Mande um vídeo da falha, com a hora, e diga de que lado bate o sol.',
  },
  {
    when: ['controle*|portao|motor', 'de dia', 'noite|a noite', 'nao|para|falha|so'],
    unless:
      'de dia nao|dia nao|de dia para|de dia falha|nao funciona de dia|nao abre de dia|nao fecha de dia|so funciona a noite|so abre a noite|so fecha a noite|so anda a noite|crianca|fechadura',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão funciona de dia e falha à noite, procure o que só a noite traz: farol ou refletor de frente para a fotocélula, orvalho na lente ou na emenda, lâmpada de LED que atrapalha o rádio do controle e tensão que cai na hora em que a rua toda liga o chuveiro. Apague as lâmpadas perto do motor e prove; se ele volta, achou. Se ronca e não sai, é tensão ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que muda depois que escurece',
    text: [
      'Não fecha: fotocélula. Não responde ao controle e responde à botoeira: rádio. Não responde a nada ou sai fraco: energia.',
    ],
    points: [
      'Lâmpada nova na garagem: troque-a de lugar ou de marca.',
      'Lente embaçada: pano seco e vedação.',
      'Luz da casa que enfraquece às sete: chame o eletricista.',
    ],
    send: 'Mande um vídeo da falha à noite, com a luz da garagem acesa e depois apagada.',
  },
  {
    when: [
      'sozinh*|abre de madrugada|abre a noite|abre de noite|abriu de madrugada|abrindo de madrugada|abrindo a noite',
      'madrugada|a noite|de noite|durante a noite|noite|1 da manha|2 da manha|3 da manha|4 da manha|5 da manha',
    ],
    unless: `fotocelula|alarme|mora sozinh*|moro sozinh*|por que|fecha sozinh*|fechando sozinh*|fechou sozinh*|fechar sozinh*|${sinking}`,
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que abre sozinho de madrugada recebe uma ordem que ninguém deu: botoeira ou fio do interfone com umidade da noite, controle com botão preso, código repetido na vizinhança ou cópia do seu controle. Até achar a causa, desligue o disjuntor do portão antes de dormir.',
    ],
    description:
      'Portão que abre sozinho de madrugada recebe uma ordem: fio ou botoeira úmida, botão preso, código repetido ou copiado. Desligue o disjuntor à noite.',
    heading: 'O que anotar para o técnico achar a ordem',
    text: [
      'Anote a hora em que ele abriu e se choveu, conte quantos controles existem e deixe todos sem bateria por uma noite, a única com o disjuntor ligado, e com alguém em casa: se ainda assim há movimento, a ordem não vem de um controle seu, e sim de um fio, de um controle de fora ou da própria placa. Na visita, o técnico solta os fios da botoeira e do interfone na placa; se era fio, o portão sossega, e se era rádio, o remédio é código rolante com todos os controles novos.',
      'O exame e o conserto ficam entre {{repair.from}} e {{repair.to}}, e gravar controles entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Só em noite úmida: fio ou botoeira.',
      'Em qualquer noite, na mesma hora: controle de alguém por perto.',
      'Depois de falta de luz: placa que parte abrindo.',
      'Com os fios soltos e os controles sem bateria: relé colado na placa.',
      'Abre e fecha por conta própria: fechar é a função automática da central, e o defeito a procurar é o que o faz abrir.',
    ],
    questions: [
      {
        question: 'Apagar e gravar de novo os controles resolve?',
        answer:
          'Resolve se alguém ficou com um controle seu ou fez uma cópia. Não resolve código igual ao do vizinho nem fio molhado, e por isso a causa vem primeiro.',
      },
    ],
    send: 'Mande pelo WhatsApp a hora de cada abertura, se chovia, quantos controles existem e a foto da etiqueta do motor.',
  },
];
