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
  {
    when: ['engrenagem|engrenagens|coroa', lasting],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A engrenagem do motor dura muitos anos numa casa de folha leve, e poucos meses em folha pesada ou que bate no fim: é a peça feita para gastar antes do eixo e da bobina. Trocada, com os rolamentos, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que gasta os dentes antes da hora',
    text: [
      'Quem decide é o esforço de cada viagem. Antes de pôr a nova, solta-se o motor e move-se a folha com a mão; se ela pesa, a segunda engrenagem vai pelo mesmo caminho.',
    ],
    points: [
      'Estalo a cada volta: dente marcado.',
      'Pó branco ou limalha sob o motor: fim próximo.',
      'Fim de curso que deixa bater: cada batida come um pouco.',
      'Força alta na central: o motor não para e o dente cede.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e um vídeo com som, gravado de longe: dizemos se ela ainda aguenta.',
  },
  {
    when: ['fotocelula*', lasting],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma fotocélula dura muitos anos, porque não tem peça que se mova; o que a mata antes é água dentro da lente, batida de pneu e formiga na emenda. Quando falha mesmo limpa e alinhada, troca-se o par, de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    heading: 'Como saber se ela chegou ao fim',
    text: [
      'Uma vez por mês, mande fechar e corte o feixe com um cabo de vassoura, de longe: a folha tem de parar ou voltar. Se não volta, desligue o fechamento automático até o conserto.',
    ],
    points: [
      'Embaçado por dentro da lente: água, e não há limpeza que cure.',
      'Falha só à tarde: é sol, e basta mudar o receptor de lado.',
      'Luz que treme com o vento: suporte ou fio frouxo.',
      'Uma queimou: troca-se o par, para as duas falarem igual.',
    ],
    further:
      'O teste e a altura estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto das duas lentes de perto e diga a que horas ela falha.',
  },
  {
    when: ['placa|placas|central|centrais', lasting],
    unless: 'bateria|garantia|conserto|visita|carro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A placa do portão costuma durar tanto quanto o motor, em caixa fechada e seca, com terra e sem bicho dentro. O que a leva antes é surto da rede, água pelo furo dos fios e formiga sobre os contatos; a troca, com os controles regravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Avisos de que a placa está no fim',
    text: [
      'Um aviso só não condena; repetido em dias diferentes, sim. Antes de trocar, o técnico descarta fio, sensor e capacitor, porque placa nova ligada a um curto queima no mesmo dia.',
    ],
    points: [
      'O relé estala várias vezes antes de o motor pegar.',
      'Controles que pedem para ser gravados de novo.',
      'Mancha escura na tampa, logo acima da placa.',
      'Falhas que só vêm com chuva: água, e às vezes tem reparo.',
    ],
    further:
      'Como se decide entre reparo e troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da placa com o código legível e conte o que ela faz.',
  },
  {
    when: ['engrenagem|engrenagens|coroa', 'vale a pena|compensa|adianta|so a engrenagem'],
    unless: 'nylon ou|ou bronze',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa trocar só a engrenagem quando o motor ainda gira forte e sem ronco: custa de {{part.gears.from}} a {{part.gears.to}}, contra {{replacement.from}} a {{replacement.to}} do motor completo numa casa. Não compensa se o eixo está riscado, a caixa trincou ou a folha continua pesada, porque a nova gasta igual.',
    ],
    heading: 'O que olhar antes de autorizar',
    text: [
      'Com a caixa aberta, peça para ver a rosca sem fim e o rolamento: se um deles está marcado, troca-se junto, na mesma mão de obra.',
    ],
    points: [
      'Primeira engrenagem em anos: troque sem medo.',
      'Segunda no mesmo ano: conserte a folha primeiro.',
      'Peça fora de linha: compare com o kit novo, que em basculante começa em {{kit.padrao}}.',
      'Peça nova com garantia de {{parts.warranty}}.',
    ],
    further:
      'O passo do serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, há quanto tempo foi a última troca e um vídeo com som.',
  },
  {
    when: ['trava eletrica|travas eletricas|trava de portao|trava eletromagnetica|trava', lasting],
    unless: 'manual|aberta',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma trava elétrica bem alinhada dura muitos anos, porque a bobina só trabalha no instante de abrir; o que a gasta é pino forçado pela folha, ferrugem e central sem o tempo certo de trava. Alinhar e regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}; trocar bobina, módulo ou corpo, entre {{repair.from}} e {{repair.to}}, mais a peça.',
    ],
    heading: 'O que faz a trava durar',
    text: [
      'Pino limpo e seco, com grafite uma vez por ano, corre sem prender; graxa grossa junta areia e segura a mola. A chave manual se testa no mesmo dia.',
    ],
    points: [
      'Pino riscado de um lado: a folha empurra, acerte o batente.',
      'Trava quente ao toque: está ligada tempo demais.',
      'Só solta na segunda vez: falta tempo de alívio na central.',
      'Furo da chapa aberto: refaz-se a chapa, e a trava fica.',
    ],
    further: 'Tipos e fixação estão na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do pino e da chapa, de perto, e conte se ela estala ao abrir.',
  },
  {
    when: ['roldana*|rodinha*', 'vale a pena|compensa|adianta'],
    unless: 'nylon|aco ou|de ferro',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa, e quase sempre: o par de roldanas instalado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e roldana ruim leva a cremalheira e o motor, que numa casa custa de {{replacement.from}} a {{replacement.to}} para trocar. Só não adianta trocar a roda e deixar o trilho afundado, porque a nova gasta igual.',
    ],
    heading: 'Quando trocar e quando esperar',
    text: [
      'Com o disjuntor desligado, o motor solto e a folha reta, empurre-a devagar. Leve e em silêncio, pode esperar; com ronco, tranco ou peso, é hora.',
    ],
    points: [
      'Uma quebrou: trocam-se as duas, para a folha ficar no nível.',
      'Roda travada: não use o portão, a folha pode sair do trilho.',
      'Trilho solto ou torto: entra na mesma visita, com o serralheiro se há solda.',
      'Depois da troca: folga da cremalheira e paradas refeitas.',
    ],
    send: 'Mande pelo WhatsApp a foto da roda e do trilho, de perto, e um vídeo da folha empurrada com a mão.',
  },
];
