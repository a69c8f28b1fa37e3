/** How long parts last, and whether a part is worth replacing. */
import type { DirectAnswer } from '../../direct-answer.ts';

const lasting =
  'quanto tempo|quantos anos|vida util|durabilidade|dura|duram|duracao|quanto dura|quando trocar';

export const lastingAnswers: readonly DirectAnswer[] = [
  {
    when: ['roldana*|rodinha*', lasting],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma roldana boa dura anos numa casa, com trilho reto e varrido; com trilho afundado, areia ou folha pesada demais, pode acabar em meses, e em prédio que abre o dia todo gasta várias vezes mais depressa. Na hora da troca, o par instalado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que gasta uma roldana antes da hora',
    text: [
      'O rolamento morre primeiro, por água e areia; o canal gasta quando não combina com o trilho. Trocar as duas juntas mantém a folha no nível e poupa a cremalheira.',
    ],
    points: [
      'Ronco que sobe e desce com a velocidade: rolamento acabando.',
      'Tranco a cada volta: roda achatada.',
      'Pó de ferro no trilho: canal fundo.',
      'Graxa no trilho: junta areia e lixa a roda.',
    ],
    send: 'Mande pelo WhatsApp a foto da roldana e do trilho, de perto, e o comprimento da folha: dizemos se ainda dá tempo.',
  },
  {
    when: ['cremalheira*', lasting],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Cremalheira alinhada dura tanto quanto o motor: a de nylon com alma de aço aguenta muitos anos em folha leve de casa, e a de aço galvanizado, em folha pesada e uso de prédio. Gasta em poucos meses a que trabalha sem folga, com roldana baixa ou base de motor solta. Realinhá-la ou trocar gomos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Sinais de que ela está no fim',
    text: [
      'Olhe os dentes no meio do curso, que é onde o pinhão mais passa. Sol forte resseca o nylon sem alma, que empena; o aço sem galvanização enferruja e vira lixa.',
    ],
    points: [
      'Dente fino na ponta, em forma de bico.',
      'Pó de nylon ou limalha embaixo do motor.',
      'Estalo sempre no mesmo ponto da viagem.',
      'Folha que treme na partida: folga grande demais.',
    ],
    send: 'Mande pelo WhatsApp uma foto dos dentes de perto e outra do motor com a folha: dizemos se é ajuste ou troca.',
  },
  {
    when: [lasting, 'portao automatico|portao eletronico|portoes automaticos|portao de garagem'],
    unless:
      'motor|conserto|instalacao|controle|bateria|pilha|manutencao|aberto|nobreak|placa|obra|garantia|fechar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Um portão automático de casa passa de dez anos com o mesmo motor, se a folha é leve e há uma revisão por ano; a folha de ferro ou alumínio dura mais que isso. No caminho se trocam as peças que gastam: capacitor, roldana, cabo ou engrenagem, cada conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que dura e o que se troca no caminho',
    text: [
      'Prédio e comércio gastam o mesmo em poucos anos, porque abrem em um dia o que uma casa abre em uma semana. Quando o motor chega ao fim, a troca numa casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Bateria do controle: perto de um ano.',
      'Roldana e cabo: alguns anos, conforme trilho e peso.',
      'Engrenagem e capacitor: depois deles, se a folha anda leve.',
      'Placa: dura até o surto de um raio; um protetor ajuda.',
    ],
    further:
      'O que se confere todo ano está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e um vídeo do portão andando: dizemos o que pede troca e o que ainda aguenta.',
  },
  {
    when: ['cabo de aco|cabos de aco|cabo', lasting],
    unless: 'controle|energia|eletric*|bateria|fio|rede|internet',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O cabo de aço do basculante dura alguns anos numa casa e menos em prédio; não se espera a data, e sim o primeiro fio partido. Fio solto, ferrugem ou amassado pedem troca dos dois cabos no mesmo dia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, porque o que resta segura a folha inteira.',
    ],
    heading: 'Como saber que o cabo está no fim',
    text: [
      'Olhe com o portão fechado, de fora da linha da folha e sem encostar. Os pontos que cedem são a volta na polia e a presilha embaixo.',
    ],
    points: [
      'Farpa ou fio espetado: não acione mais.',
      'Cabo marrom e seco: ferrugem por dentro.',
      'Um lado mais frouxo: folha torta ou presilha escorregando.',
      'Na revisão: película fina de graxa própria, posta pelo técnico.',
    ],
    send: 'Mande pelo WhatsApp uma foto do alto das duas colunas, tirada de longe, e o bairro.',
  },
  {
    when: [
      'vale a pena|compensa|vale mais a pena|adianta',
      'trocar a placa|trocar placa|placa nova|trocar a central|troca de placa|trocar so a placa|trocar central',
    ],
    unless: 'wifi|wi fi|ou o motor inteiro|universal',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa trocar a placa quando o motor gira forte, sem ronco e sem esquentar: a placa instalada fica entre {{part.board.from}} e {{part.board.to}}, contra {{replacement.from}} a {{replacement.to}} do motor completo numa casa. Não compensa em motor que já perde força ou não tem mais peça; em basculante, o kit novo instalado começa em {{kit.padrao}}.',
    ],
    heading: 'O teste que decide entre placa e motor',
    text: [
      'O técnico liga uma central de teste no seu motor. Se com ela o portão anda bem, a placa vale; se não anda, o dinheiro da placa teria sido perdido.',
    ],
    points: [
      'Queimou com raio: teste também fotocélula e receptor antes de pagar.',
      'Placa fora de linha: há central compatível para motor comum.',
      'Motor com inversor: só a placa do próprio modelo.',
      'Os controles se regravam, ou se troca a família inteira.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da placa com o código legível, a etiqueta do motor e conte se ela acende.',
  },
];
