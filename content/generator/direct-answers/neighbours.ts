/** What people ask about devices near the gate that are not our work. Each answer says so first. */
import type { DirectAnswer } from '../direct-answer.ts';

export const neighbourAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro|monofone',
      'sem som|sem audio|nao fala|nao escuto|nao ouco|nao ouve|mudo|muda|baixo|sem voz|nao toca|parou de tocar|toca sozinho|falhando|cortando|nao sai voz|nao sai som|nao sai audio|nao se ouve|nao da para ouvir|nao da para escutar|nao da para falar|nao consigo ouvir|nao consigo escutar|nao consigo falar|nao me ouvem|nao me escuta*|nao da para entender|voz baixa|som baixo|escuta mas nao fala|ouve mas nao fala|campainha',
    ],
    subject: 'interfone',
    answer: [
      'Interfone sem som ou que não toca não é serviço nosso: quem conserta é o técnico de interfonia ou a assistência da marca. Se o botão dele continua abrindo o portão, a nossa parte está boa.',
    ],
    heading: 'Aparelho, fio ou portão: como separar',
    text: [
      'A voz e o botão de abrir andam por fios diferentes do mesmo cabo. Refazer o par que vai à central do portão é conosco, entre {{repair.from}} e {{repair.to}}; alto-falante, fonte e placa da rua, não.',
    ],
    points: [
      'Sem voz e abre: aparelho ou placa da rua, e é da interfonia.',
      'Com voz e não abre: botão, fio ou entrada da central, e aí ajudamos.',
      'Sem voz, sem luz e sem abrir: fonte ou disjuntor.',
      'Parou depois da chuva: caixa da rua molhada.',
    ],
    send: 'Se ele deixou também de abrir o portão, mande pelo WhatsApp a marca do interfone e a foto da central fechada.',
  },
  {
    when: [
      'camera*|cftv|dvr',
      'nao conecta|desconect*|sem imagem|nao grava|offline|travada|escura|nao funciona|parou|wifi|wi fi|senha|embacada',
    ],
    unless: 'portao abre|placa de carro|abrir portao|portao',
    subject: 'camera',
    answer: [
      'Câmera não é serviço nosso: instalação, imagem, gravação e rede são da empresa de segurança eletrônica ou, se é a internet que falta, do provedor. Só entramos quando a câmera divide energia ou fio com o portão.',
    ],
    heading: 'Quando o portão tem a ver com a câmera',
    text: [
      'Fonte ligada na caixa do motor costuma ser o que derruba a câmera e o portão juntos. Separar os circuitos no lado do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Câmera apagada e portão bom: fonte, cabo ou rede dela.',
      'Câmera e portão apagados: disjuntor ou tomada comum aos dois.',
      'Imagem some quando o portão anda: cabo junto do motor.',
    ],
    send: 'Se o portão também falhou, mande pelo WhatsApp a foto da central fechada e diga o que parou primeiro.',
  },
  {
    when: [
      'cerca eletrica',
      'disparando|dispara|apitando|apita|nao da choque|sem choque|parou|nao arma|nao liga|com defeito|manutencao|conserto|consertar|arrumar|quebr*',
    ],
    unless: 'chuv*|chov*|molhad*|garoa|umidade|vento|temporal',
    subject: 'cerca-eletrica',
    answer: [
      'Cerca elétrica não é serviço nosso: quem conserta é uma empresa de segurança eletrônica habilitada, e ninguém deve encostar no fio para testar. Se ela dispara só quando o portão se move, mande afastar a haste ou o fio do caminho da folha.',
    ],
    heading: 'O que observar sem tocar em nada',
    text: [
      'Desarme a central da cerca e olhe de longe. Do lado do portão, conferimos o aterramento e o cabo que passa perto do motor, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Dispara com chuva ou vento: planta, isolador trincado ou fio frouxo.',
      'Dispara com o portão andando: folha perto demais da linha.',
      'Portão dá choque: disjuntor desligado e ninguém encosta, porque aí é urgente.',
    ],
    further: 'Se é o portão que formiga na mão, comece por [portão dando choque](/portao-dando-choque).',
    send: 'Se o portão também falha, conte pelo WhatsApp o que acontece nele, com o bairro.',
  },
  {
    when: [
      'cerca eletrica|cerca',
      'disparando|dispara|disparou|disparar|apitando|apita|arma|parou|problema|defeito',
      'chuva|chove|chovendo|chuvas|molhada|garoa|umidade|vento|temporal|ventania',
    ],
    unless: 'portao abre|portao nao',
    subject: 'cerca-eletrica',
    answer: [
      'Cerca elétrica que dispara com chuva ou vento tem planta molhada encostando no fio, isolador trincado por onde a corrente escapa, emenda oxidada ou fio frouxo que balança até a haste. Quem acha e troca é a empresa de segurança eletrônica que cuida dela: cerca não é serviço nosso, e ninguém encosta no fio, nem com luva.',
    ],
    heading: 'O que dá para ver do chão',
    text: [
      'Desarme a cerca pela central, espere a chuva passar e olhe de longe o caminho inteiro do fio. Anote o trecho e conte ao técnico da cerca se ela dispara no começo da chuva ou horas depois.',
    ],
    points: [
      'Galho ou trepadeira tocando o fio: poda, com a cerca desligada.',
      'Estalo ou faísca num isolador à noite: é aquele o trincado.',
      'Dispara também com tempo seco: fio frouxo ou bateria da central.',
    ],
    further: 'O motor de portão que molhou está em [portão não abre](/portao-nao-abre).',
    send: 'Se o portão também falha com a chuva, mande pelo WhatsApp o que acontece nele e o bairro: dele cuidamos nós.',
  },
  {
    when: [
      'alarme*',
      'disparando|dispara|disparou|nao arma|nao desarma|apitando|apita|bateria|senha|com defeito|conserto|consertar|nao funciona|parou',
    ],
    unless: 'carro|incendio|portao|controle de portao|automotivo',
    subject: 'alarme',
    answer: [
      'Alarme não é serviço nosso: quem programa e conserta é a empresa de segurança eletrônica. Olhe no painel qual setor disparou; se for o do portão, a folga da folha no vento é a causa mais comum, e essa nós acertamos.',
    ],
    heading: 'Quando o disparo vem do portão',
    text: [
      'O sensor da folha acusa quando ela treme ou não encosta até o fim. Regular curso e folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; sensor, sirene e bateria são do alarme.',
    ],
    points: [
      'Dispara com vento: folha frouxa no batente.',
      'Dispara à tarde: ímã que se afastou com o calor.',
      'Dispara em outro setor: janela, porta ou presença, e não é o portão.',
    ],
    send: 'Se o setor é o do portão, mande pelo WhatsApp uma foto da folha fechada, vista de dentro.',
  },
];
