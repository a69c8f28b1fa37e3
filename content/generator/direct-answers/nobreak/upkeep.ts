/** Answers to titles about backup power: how long it lasts, charging and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksWhenToReplace } from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto dura|quanto tempo dura|dura quanto|dura quantas|duracao|autonomia|quanto tempo aguenta|quanto tempo segura|quanto tempo funciona|aguenta quanto',
      'nobreak|no break|nobreaks',
      'portao|motor|garagem|bateria*',
    ],
    unless:
      'carro|solar|painel|botoeira|quantas aberturas|quantas vezes|controle*|troco|trocar|carregar|carrega|preco|quanto custa|instal*|computador|comprar|consert*|destrav*|manual',
    subject: 'nobreak',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['lifetime', 'power'],
    answer: [
      'Na falta de luz, a bateria nova do nobreak dá em geral para dez a quinze ciclos, conforme o peso da folha, e em espera a carga se gasta em algumas horas. De vida útil são de dois a quatro anos, e menos em caixa quente.',
    ],
    description:
      'Na falta de luz, a bateria nova do nobreak dá em geral para dez a quinze ciclos do portão; de vida útil são de dois a quatro anos, menos em caixa quente.',
    heading: 'O aviso de que a bateria do nobreak está no fim',
    text: [
      'Uma vez por mês, desligue o disjuntor e faça duas ou três aberturas, sem ir até o fim da carga, que gasta a bateria: se na segunda a folha já anda devagar ou o aparelho desliga, é hora de trocar. Apito curto e repetido no nobreak avisa o mesmo.',
    ],
    points: [
      'Aparelho com duas baterias: o par se troca junto.',
      'Bateria estufada ou vazando: desligue e não recarregue.',
      'Depois de uma falta longa, um dia inteiro na rede para repor a carga.',
      'Folha leve rende mais ciclos que bateria grande.',
    ],
    further:
      'O dimensionamento e os cuidados estão na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do nobreak, e dizemos que bateria ele usa.',
  },
  {
    when: [
      'quanto dura|quanto tempo dura|dura quanto|duracao|vida util|de quanto em quanto tempo|quanto tempo aguenta',
      'bateria*|pilha*',
      'portao|motor|nobreak|garagem',
    ],
    unless: 'carro|solar|painel|botoeira|quantas aberturas|controle*|troco|trocar',
    subject: 'nobreak',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'A bateria do nobreak ou da central costuma durar de dois a quatro anos, e menos em caixa quente; a pilha do controle, perto de um ano com uso diário. Na falta de luz, a carga de uma bateria nova dá em geral para dez a quinze ciclos, conforme o peso da folha. Motor comum, ligado em 127 ou 220 V, não tem bateria própria.',
    ],
    heading: 'O aviso de que ela está no fim',
    text: [
      'Desligue o disjuntor uma vez por mês e abra o portão duas ou três vezes, sem esgotar a carga: se na segunda ele já anda devagar ou o aparelho desliga, é hora de trocar. Apito curto e repetido no nobreak diz o mesmo.',
    ],
    points: [
      'Troque as duas juntas, se o aparelho usa um par.',
      'Controle que só abre de perto: pilha nova da mesma medida.',
      'Bateria estufada ou vazando não se recarrega; leve a um ponto de coleta.',
    ],
    send: 'Mande a foto da etiqueta do nobreak ou da central, e dizemos que bateria ela usa.',
  },
  {
    when: [
      'bateria|baterias',
      'nobreak|no break|nobreaks',
      'como trocar|como troca|como substituir|posso trocar|eu mesmo trocar|trocar sozinho|da para trocar|passo a passo',
    ],
    unless: 'preco|quanto custa|estuf*|maior|automotiva|de carro',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Trocar a bateria do nobreak começa por desligá-lo do disjuntor e pelo botão dele; depois se anota a posição dos fios, solta-se primeiro o negativo e põe-se outra com a mesma tensão, a mesma medida e os ampères-hora do manual. Se ela fica atrás de uma tampa com parafusos, junto do inversor, é serviço de técnico, a partir de {{repair.from}} fora a bateria.',
    ],
    heading: 'O que não pode dar errado na troca',
    text: [
      'Polo trocado queima o aparelho no mesmo instante, e ferramenta encostada nos dois polos solta faísca e metal quente. Por isso o vermelho vai no positivo, o preto no negativo, e os terminais ficam isolados até o fim.',
      'Depois de uma noite carregando, desligue o disjuntor do portão e conte as aberturas: esse número é o seu ponto de comparação na revisão seguinte.',
    ],
    points: [
      'Duas em série: trocam-se as duas, da mesma marca e data.',
      'Estufada, quente ou vazando: não mexa, chame.',
      'Data de fabricação na caixa: bateria parada há muito já chega fraca.',
      'A velha volta à loja, que é obrigada a recebê-la.',
    ],
    further:
      'Como escolher a bateria está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do nobreak e a da bateria que está nele: dizemos qual comprar e se dá para trocar em casa.',
  },
  {
    when: [
      'bateria*',
      'quanto tempo|quantas horas|demora',
      'carrega|carregar|carregando|recarrega*|carga completa|carregada',
    ],
    unless: 'dura sem|celular|aguenta',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma bateria selada de portão descarregada leva perto de um dia inteiro na rede para encher de novo, porque o carregador do nobreak ou da central é fraco de propósito, para não a aquecer. Depois de poucas aberturas sem luz, bastam algumas horas. Se no dia seguinte ela ainda não aguenta, está no fim ou não recebe carga.',
    ],
    heading: 'Carga que não chega e carga que não fica',
    text: [
      'A bateria nova também precisa dessa primeira carga antes de ser posta à prova. Não ligue carregador de carro: ele passa da corrente que a selada suporta.',
    ],
    points: [
      'Luz de rede apagada no aparelho: ela não está carregando.',
      'Quente ou estufada: desligue e não a reutilize.',
      'Duas em série: trocam-se as duas, da mesma data.',
      'Cai na primeira abertura sem luz: bateria velha.',
    ],
    further:
      'Como o aparelho é escolhido está no [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta da bateria, a do nobreak ou da central e diga há quantos anos ela está aí.',
  },
  {
    when: [
      'nobreak|no break',
      `${asksWhenToReplace}|como saber|como sei|esta bom|esta boa|esta funcionando|presta`,
    ],
    unless: 'horas|autonomia|aberturas|compativel|serve|carregando|precisa de',
    subject: 'nobreak',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque a bateria do nobreak do portão quando ele abre uma vez e para na segunda viagem, quando a caixa fica morna em dia comum ou quando ela passa dos três anos. A prova é simples: com o disjuntor do portão desligado, uma abertura e um fechamento inteiros, sem a folha ficar lenta. A troca parte de {{repair.from}}, fora a bateria.',
    ],
    description:
      'Troque a bateria do nobreak quando o portão abre uma vez e para na segunda viagem, quando a caixa fica morna ou depois de três anos.',
    heading: 'Bateria, carregador ou aparelho',
    text: [
      'Bateria nova que cai logo aponta o carregador, que se mede na visita. Aparelho que apita com a rede ligada diz no painel qual dos dois falhou.',
    ],
    points: [
      'Faça a prova duas vezes por ano, de dia.',
      'Bateria estufada ou molhada: não toque, e desligue o aparelho.',
      'A velha se devolve na loja, porque é lixo com chumbo.',
    ],
    send: 'Mande a foto da etiqueta do nobreak e da bateria e diga há quanto tempo ela está aí.',
  },
  {
    when: [
      'bateria*',
      'nobreak|no break',
      'quanto tempo dura|quantos anos|dura|vida util|duracao|de quanto em quanto tempo',
    ],
    unless: 'horas|autonomia|aberturas',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'A bateria selada de um nobreak de portão dura em geral de dois a quatro anos, e menos em lugar quente; ela envelhece mesmo sem faltar luz. O sinal do fim é o portão que abre uma vez e para no meio da segunda viagem.',
    ],
    heading: 'O teste que diz se a bateria ainda presta',
    text: [
      'De tempos em tempos, desligue o disjuntor do portão e faça uma abertura e um fechamento inteiros. Se a folha fica lenta na volta, troque a bateria antes do próximo apagão.',
      'A troca parte de {{repair.from}}, com o carregador medido, porque bateria nova em carregador ruim dura meses.',
    ],
    points: [
      'Data da compra anotada na caixa.',
      'Caixa morna em dia comum: carregador ou bateria no fim.',
      'Apito em intervalos: leia o painel.',
      'Sol e telha quente por cima: mude o aparelho de lugar.',
    ],
    further: 'Os cuidados estão na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  },
  {
    when: [
      'nobreak|nobreaks',
      'quanto tempo|quantas horas|quantas vezes|dura|autonomia|aguenta|segura|quantas aberturas',
    ],
    unless: 'trocar|bateria dura|vida util|bateria de nobreak|quanto tempo leva|instal*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'O nobreak de portão aguenta, com uma bateria nova de 12 V e 7 Ah e folha equilibrada, de 10 a 15 ciclos de abrir e fechar; com duas baterias, de 20 a 30. Folha pesada e bateria velha cortam isso pela metade, e o que fica ligado no apagão, como fotocélula e receptor, gasta o resto em algumas horas.',
    ],
    heading: 'Como estimar quantas aberturas o seu nobreak dá',
    text: [
      'A conta é esta: 12 V vezes 7 Ah guardam 84 Wh, e a partida, a conversão e a reserva da bateria deixam uns 30 Wh para o motor. A {{consumption.to}}, meio minuto de abrir e fechar gasta de 2 a 3 Wh.',
      'A conta é boa para comprar; quem já tem faz a prova num dia tranquilo: desligue a rede, conte as viagens até a folha ficar lenta e pare ali. Esse é o número de hoje; repita a cada {{maintenance.interval}}.',
      'Já a bateria dura de dois a quatro anos, menos em lugar quente, e é ela que se troca. Se a prova deu pouco, confira também a folha: regulagem custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Some o que fica ligado: receptor, fotocélula, trava e luz.',
      'Motor de {potência menor} rende mais viagens que um de {potência maior}.',
      'Bateria com capacidade maior, em Ah, dá mais aberturas, se o carregador a aceita.',
      'Recarga depois do apagão leva horas, e não minutos.',
    ],
    questions: [
      {
        question: 'E quando a bateria acaba?',
        answer: 'Destrava-se o motor com a chave e abre-se à mão. Por isso a chave mora dentro de casa.',
      },
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a do nobreak, e diga quantas vezes o portão abre num dia comum.',
  },
  {
    when: ['bateria', 'nobreak', 'ou', 'dura|duram|duracao|dura mais'],
    unless: 'trocar|preco',
    winsTies: true,
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'Em anos, os dois duram o mesmo, porque dentro do nobreak também há uma bateria: a selada aguenta em geral de dois a quatro anos, e menos em lugar quente. O aparelho em si passa disso e só troca a bateria. Em aberturas por queda, dura mais a bateria de um motor de 24 V, que não gasta transformando a tensão; para motor de 127 V ou 220 V, só o nobreak serve.',
    ],
    heading: 'Como fazer a bateria chegar aos quatro anos',
    text: [
      'Lugar seco e fresco, fora da caixa do motor, e uma descarga de prova a cada {{maintenance.interval}}: desligue o disjuntor e conte as aberturas. Se caíram pela metade, troque.',
    ],
    points: [
      'Bateria de carro não serve: solta gás e não gosta de descarga funda.',
      'Guardada sem carga por meses, ela morre.',
      'Ligação do nobreak no portão pronto: de {{repair.from}} a {{repair.to}}, mais o aparelho.',
    ],
    send: 'Mande a etiqueta do motor e diga quantas vezes por mês falta luz.',
  },
  {
    when: [
      'troc*|trocar|substituir|comprar',
      'controle|controles',
      'bateria de nobreak|bateria do nobreak|baterias de nobreak|nobreak',
    ],
    unless: 'nao|quanto tempo|como|ou',
    subject: 'nobreak',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'Os dois se trocam na mesma visita: gravar o controle novo fica de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho, e trocar a bateria do nobreak é um serviço a partir de {{repair.from}}, mais a bateria, que se orça pela etiqueta. Os controles antigos continuam valendo, porque estão gravados na central.',
    ],
    heading: 'O que combinar na bateria e no controle',
    text: [
      'A bateria nova repete a tensão e os ampères-hora da velha; quando são duas, trocam-se as duas. O controle repete a frequência e o tipo de código do seu.',
    ],
    points: [
      'Bateria estufada ou vazando: não mexa, desligue o nobreak.',
      'A velha volta à loja ou a um ponto de coleta.',
      'Depois da troca: um ciclo inteiro com o disjuntor desligado.',
    ],
    send: 'Mande a foto da etiqueta da bateria e a do controle, frente e verso.',
  },
];
