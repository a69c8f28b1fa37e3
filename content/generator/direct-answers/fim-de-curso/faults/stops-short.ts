/** Answers to titles about limit switches: the gate stops short or returns. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stopsShortAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao fecha|nao termina de fechar|nao chega|nao encosta|fecha quase tudo|quase fecha',
      'volta|voltando|torna a abrir|abre de novo|reabre|retorna|reverte',
      'ate o final|ate o fim|ate em baixo|ate embaixo|todo|tudo|total|completamente|por completo|inteiro|final|fim|quase|e',
    ],
    unless: 'basculante*|carro|sinal|luz|energia|chuva|sol|cachorro|mola',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que quase fecha e volta a abrir entendeu que encontrou um obstáculo: a folha pesou no último trecho, o fim de curso manda seguir depois do batente, ou algo cortou a fotocélula perto do fim. O lugar da volta separa as três causas, e a regulagem de força e de curso sai de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Onde ele volta diz por quê',
    text: [
      'Com o disjuntor desligado e a folha reta, solte o motor na chave e feche na mão. Se encosta leve, o fechamento está regulado além do batente ou a força está curta; se agarra, há piso, guia, roldana ou dobradiça no caminho.',
      'Não aumente a força para ele vencer o fim: é a mesma reação que para a folha quando há uma pessoa no vão.',
    ],
    points: [
      'Toca o batente e volta: fim de curso de fechamento longo demais.',
      'Volta sempre um palmo antes: atrito nesse ponto da folha.',
      'Volta em pontos diferentes: fotocélula suja, desalinhada ou com sol na lente.',
      'Apareceu depois de um apagão: a central perdeu o curso e tem de reaprendê-lo.',
      'De manhã sim, à tarde não: ferro dilatado ou sol no receptor.',
    ],
    further: 'Os testes, na ordem, estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento inteiro, de longe, com a foto da etiqueta do motor: o ponto em que ele volta diz o que levar.',
  },
  {
    when: [
      'abre|sobe',
      'um pouco|20 centimetros|um palmo|dois palmos|30 cm|pouquinho',
      'volta|para|fecha|desce',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que abre um pouco e para ou volta está lendo obstáculo logo no começo, perdeu o curso gravado ou parte com força baixa demais. {Prova na mão}, solte a folha e leve-a nesse palmo: se pesa, é a folha; se vai leve, é regulagem ou sensor.',
    ],
    heading: 'Curso, força ou caminho',
    text: [
      'Ímã caído, folga no pinhão e capacitor fraco dão o mesmo sinal. Antes de subir a força, refaça o percurso: a central aprende de novo o começo e o fim.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Volta igual todo dia: curso gravado errado.',
      'Volta só com a folha quente: capacitor.',
      'Volta e ronca: engrenagem presa ou folha travada.',
      'Fotocélula na frente também faz voltar.',
    ],
    further: 'Quem para no meio está em [portão não abre](/portao-nao-abre).',
    send: 'Conte onde ela volta e se a folha pesa na mão.',
  },
  {
    when: [
      'so abre metade|abre metade|abre pouco|nao abre tudo|nao abre todo|nao abre inteiro|pela metade|meia abertura',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que abre só metade chegou a um fim de curso fora do lugar, está no modo de abertura parcial para pedestre ou achou um obstáculo. Veja se ele para sempre no mesmo ponto: se sim, é fim de curso ou programação; se muda, é peso ou força.',
    ],
    heading: 'Metade por engano ou por proteção',
    text: [
      'A abertura parcial é uma função de muitas centrais, acionada por um botão diferente do controle. Aperte o outro botão antes de chamar alguém.',
      'Regular o fim de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se a folha pesa no ponto em que para, o conserto é mecânico.',
    ],
  },
  {
    when: [
      'para antes|parando antes|parou antes|nao chega|nao encosta|falta um pouco|fica um palmo|sobra um vao|nao fecha tudo|nao fecha todo|nao fecha inteiro|nao fecha completamente|nao fecha ate',
    ],
    unless: 'carro|sinal|controle',
    subject: 'fim-de-curso',
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que para antes do batente: limpe primeiro as lentes da fotocélula, se ele tem uma, e deixe o vão livre. Se continua, a ordem de parar veio cedo: o ímã ou a chave do fim de curso saiu do lugar, ou a central mediu atrito e cortou por força. Sempre no mesmo ponto é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se o ponto muda, a folha está pesando: roldana, cabo ou trilho, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Portão que não fecha até o fim: limpe a fotocélula; se para sempre no mesmo ponto, é fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; se o ponto muda, a folha pesa.',
    heading: 'Fim de curso ou folha pesada',
    text: [
      '{Prova na mão}, solte o motor e feche na mão. Se a folha encosta no batente sem esforço, o fim de curso é que está curto; se ela agarra no fim, há piso, guia ou dobradiça no caminho.',
      'Não aumente a força para vencer o último palmo: com força a mais, a central deixa de perceber uma pessoa no vão.',
    ],
    points: [
      'Mesmo ponto sempre: ímã, chave ou número de voltas.',
      'Começou depois de queda de luz: a central precisa reaprender o curso.',
      'Para e volta: a força cortou, procure o atrito.',
      'Sobra vão só embaixo: a folha baixou de um lado.',
    ],
  },
  {
    when: [
      'nao fecha todo|nao fecha o portao todo|nao fecha portao todo|nao abre todo|nao abre inteiro|nao fecha inteiro|nao fecha completamente|nao abre completamente|nao fecha por completo|nao abre por completo|nao vai ate o fim|nao sobe ate o fim|nao sobe tudo|nao sobe todo|nao sobe inteiro|nao sobe totalmente|nao abre totalmente|nao fecha totalmente|nao sobe por completo|nao sobe completamente|nao desce todo|nao desce tudo|nao desce inteiro|nao desce por completo|nao desce ate o fim|nao desce totalmente|nao sobe ate em cima|nao chega ate o fim|nao fecha ate o fim|nao abre ate o fim',
    ],
    unless: 'basculante*|pesad*',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não abre ou não fecha até o fim tem, quase sempre, o fim de curso fora do ponto: o sensor manda parar antes da hora. Se a folha para cada vez num lugar, a causa é outra, força de menos, folha pesada ou capacitor fraco; em motor novo, falta acertar as paradas na instalação.',
    ],
    heading: 'O portão para sempre no mesmo ponto ou cada vez em outro',
    text: [
      'Olhe antes se a folha está reta e se os cabos, no basculante, estão inteiros. Só então, com o disjuntor desligado e o motor solto, leve-a até o fim na mão: se ela chega leve, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se enrosca ou pesa, é trilho, cabo ou dobradiça.',
    ],
    points: [
      'Falta sempre um palmo: ímã ou chave de parada deslocados.',
      'Falta mais quando está frio: graxa dura ou capacitor.',
      'Chega e volta: força de reversão ou batente.',
      'Motor recém-instalado: peça o acerto dentro da garantia da instalação.',
    ],
  },
  {
    when: [
      'bate|batendo|encosta|fecha|chega|toca|desce',
      'e volta|e abre de novo|e volta a abrir|e volta abrindo|e reabre|e abre sozinho|e sobe de novo|e sobe outra vez|e sobe novamente|e sobe|e abre outra vez|e abre novamente|e volta a subir|e torna a subir|e torna a abrir|e levanta de novo',
      'batente|chao|final|fim|piso|coluna|embaixo',
    ],
    unless:
      'nao fecha|nao chega|nao termina|nao encosta|quase|carro|moto|pessoa|gente|no meio|meio do caminho|controle|chuva|sol|fotocelula|nada|antes de encostar|antes de bater|antes de tocar|antes do batente|sem encostar|sem bater|sem tocar',
    winsTies: true,
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que bate no batente e volta abrindo acha que encontrou alguém: o motor não foi avisado de que a folha chegou, empurrou o batente, e a central inverteu por segurança. O fim de curso de fechamento está atrasado ou saiu do lugar. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e leva até {{part.adjustment.hours}}.',
    ],
    heading: 'Fim de curso, força ou peso',
    text: [
      'Se ele passou a voltar de um dia para o outro, o ímã ou a chave escorregou. Se foi aos poucos, a folha pesou ou o batente mudou com calor, frio ou batida, e o ponto gravado já não é o certo.',
      'Aumentar a força faz a folha parar de voltar e também faz parar a proteção: ela deixa de inverter quando encosta em alguém.',
    ],
    points: [
      'Fecha se você segura a folha perto do fim: fim de curso.',
      'Volta antes de encostar: fotocélula ou atrito, e não o batente.',
      'Motor com inversor ou encoder: refaz-se a gravação do percurso.',
      'Pedra ou folha seca no encaixe: limpe antes de chamar.',
    ],
    send: 'Mande um vídeo da chegada, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'fecha|fechou|fechar|fechado|encosta|desce',
      'abre um pouco|e abre um pouco|abre um pouquinho|e abre um pouquinho|abre uns|volta a abrir um pouco|volta um pouco|volta um pouquinho|volta uns|abre 10|abre alguns|recua|recuando|afrouxa|abre um palmo|volta um palmo',
    ],
    unless:
      'nao fecha|metade|sozinho a noite|obstaculo|pedestre|nao abre|e volta a fechar|e volta|pouco e fecha|pouquinho e fecha|palmo e fecha',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Portão que fecha e depois abre alguns centímetros bate no batente e volta: a força de fechamento passa do ponto, o fim de curso acusa tarde ou o motor já não segura a folha parada. Acertar parada e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O instante em que ele recua',
    text: [
      'Se recua na hora, é ressalto: a folha chega com velocidade e a central lê o batente como obstáculo. Se cede devagar, minutos depois, é a trava do próprio motor: embreagem frouxa, engrenagem gasta ou motor destravado.',
      'Engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}. Até o conserto, passe corrente à noite, com o disjuntor desligado.',
    ],
    points: [
      'Recua sempre o mesmo tanto: fim de curso ou força.',
      'Abre ao ser empurrado: motor que não segura.',
      'Basculante que sobe um palmo: contrapeso pesado demais para a folha.',
      'De correr que foge: trilho em desnível.',
      'Só com vento: falta trava ou batente.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da chegada, até ele voltar, gravado de longe, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'abre|abrir|sobe|abrindo',
      'um pouco|um pouquinho|pouquinho|um palmo|dois palmos|um pedaco|um tantinho|comeca|comeca a abrir|comeca abrir|alguns centimetros|uns centimetros|ate metade',
      'e volta|volta|e ja volta|e logo volta|e volta a fechar|volta a fechar|e fecha|e fecha de novo|fecha de novo|e desce|e desce de novo|e retorna|e volta sozinho',
    ],
    unless:
      'fecha e abre|fecha e volta|fecha mas|ao fechar|quando fecha|depois de fechar|termina de fechar|fecha abre|fecha bate|desce e|pedestre*|nao volta|sem parar|luz|controle*|para e|chuva|frio|placa|depois de trocar',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Portão que abre um pouco e volta encontrou resistência no começo do caminho, e a central inverteu para proteger o motor; menos vezes, perdeu o percurso gravado ou recebeu uma segunda ordem. Com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor e leve a folha na mão por esse trecho. Se ela pesa ou prende, é trilho, roldana, mola ou contrapeso, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve, acerta-se a força e o percurso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Folha, força, percurso ou segunda ordem',
    text: [
      'Volta sempre no mesmo ponto: é a folha que prende ali. Volta em pontos diferentes: a força está baixa, o capacitor enfraqueceu ou um controle manda duas vezes, e para saber se é ele basta usar a botoeira da parede.',
      'Não suba a força para vencer o ponto que pesa: o motor passa a esmagar em vez de parar. Primeiro se solta a folha, e depois se grava o percurso de novo.',
    ],
    points: [
      'Volta depois de faltar luz: percurso a regravar.',
      'Volta só com o motor quente: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Volta depois de abrir inteiro: é o tempo de pausa, e não este defeito.',
      'Cabo frouxo, folha torta ou pesada: não destrave, e ninguém passa embaixo.',
    ],
    questions: [
      {
        question: 'Pode ser a fotocélula?',
        answer:
          'Na maioria das centrais, não: ela age no fechamento, e para ou reabre a folha. Quem volta na abertura é força, percurso ou segunda ordem.',
      },
    ],
    further: 'Quem para no meio está em [portão não abre](/portao-nao-abre).',
    send: 'Mande um vídeo da tentativa, feito de longe, e a foto da etiqueta do motor, e conte se a folha pesa na mão.',
  },
];
