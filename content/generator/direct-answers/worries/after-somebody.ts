/** Faults that began when somebody had worked on the gate, its wiring or the wall: what was touched is looked at first. */
import type { DirectAnswer } from '../../direct-answer.ts';

const changed =
  'trocou|troquei|trocamos|trocaram|foi trocada|foi trocado|foram trocadas|troca de|trocar|pos|colocou|coloquei|botou|novo|nova|novas';
export const afterSomebodyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'roldana*|rodinha*|roda|rodas|rolamento da folha',
      changed,
      'nao puxa|nao move|nao anda|nao leva|patina*|gira em falso|gira solto|gira livre|pula*|pulando|desengat*|nao pega|nao engrena|nao encaixa|escapa*|raspa*|estal*|nao abre|nao fecha|forca|forcando|trava|travando',
    ],
    unless: 'parei|quanto custa|preco|basculante',
    subject: 'roldana',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Se o motor parou de puxar depois da troca da roldana, a folha mudou de altura: roda maior levanta a cremalheira do pinhão, e o motor gira sem levar; roda menor a deita sobre ele, e o motor força e trava. Nenhum dos dois queimou, e o acerto da altura fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Conferir a altura antes de culpar o motor',
    text: [
      'Com o disjuntor desligado, olhe o encontro dos dentes de ponta a ponta: entre o pinhão e a cremalheira sobra uma folga fina, perto de dois milímetros, igual no curso todo. Depois solte o motor na chave e leve a folha na mão; se ela pesa, a roda ficou errada ou o par não é igual.',
      'Quem trocou a roldana deve voltar sem cobrar. Se preferir que façamos, altura, cremalheira e roda entram num serviço de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Motor gira e a folha fica: dentes afastados, ou a chave que ficou destravada.',
      'Motor ronca e não sai: dentes apertados ou roda presa no trilho.',
      'Pula só num trecho: cremalheira que desceu ou subiu ali.',
      'Roda de canal diferente do trilho: sobe na borda e trava.',
    ],
    send: 'Mande um vídeo do pinhão com o motor tentando, gravado de longe da folha, e uma foto da roldana nova com a velha ao lado.',
  },
  {
    when: [
      'cremalheira*',
      changed,
      'barulh*|estal*|pula*|trava*|forca*|raspa*|nao anda|nao puxa|patina*|tranco*|ronca*|ruido*|travando',
    ],
    unless: 'quanto custa|preco',
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Cremalheira nova que faz barulho ou trava quase sempre foi montada sem folga: ela se apoia no pinhão, e a folha pesa sobre o eixo do motor. Entre os dentes deve sobrar perto de dois milímetros em todo o curso, e as emendas têm de manter o passo; acertar isso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Achar o gomo que está fora',
    text: [
      'Disjuntor desligado e motor solto na chave, leve a folha devagar e ouça. Estalo repetido no mesmo ponto é emenda com o passo errado; ruído no curso inteiro é altura ou dente de outro módulo.',
      'Peça a quem montou que volte antes de usar mais: dente apertado come o pinhão, e pinhão gasto estraga a cremalheira nova.',
    ],
    points: [
      'Emenda: encaixe um pedaço da velha por baixo, dente com dente, e confira o passo.',
      'Dente grosso num e fino no outro: as peças não são do mesmo módulo.',
      'Parafuso frouxo: o gomo desce quando a folha passa.',
      'Motor que dança na base: aperte a base antes de mexer na cremalheira.',
    ],
    send: 'Mande um vídeo com som do pinhão e uma foto da emenda, com o disjuntor desligado.',
  },
  {
    when: [
      'sold*|soldou|soldaram|solda|soldador',
      'nao funciona|parou|nao abre|nao fecha|queimou|queimad*|nao responde|nao obedece|nao liga|apagou|falha*',
      'portao|motor|controle*|placa|central',
    ],
    unless:
      'quebrou|trincou|rachou|soltou|quebrada a solda|solda quebr*|precisa|quanto custa|preco|interfone|fechadura',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Solda feita na folha ou no suporte com a central ligada pode queimar a placa ou o receptor: a corrente da máquina volta pelo ferro e pelo terra do motor. Se parou depois dela, desligue o disjuntor e não insista; a placa se conserta a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que a solda mais atinge',
    text: [
      'Prove pela botoeira da parede: se ela comanda e o controle não, queimou o receptor; se nem ela comanda e a luz da central está apagada, é fusível ou fonte. Com a placa viva e a folha presa, o defeito é do ferro, que entortou com o calor ou ficou fora do batente.',
      'Na próxima vez, disjuntor desligado, fios do motor soltos pelo técnico e a garra da máquina perto do ponto de solda. Guarde o recibo de quem soldou: o dano do serviço é dele.',
    ],
    points: [
      'Fotocélula apagada: fio derretido pela faísca ou fonte queimada.',
      'Anda e volta: a folha pesa ou raspa no ponto soldado.',
      'Fim de curso perdido: ímã ou chave saiu do lugar na obra.',
      'Choque no ferro: disjuntor desligado, e ninguém encosta até medir.',
    ],
    send: 'Mande a foto do ponto soldado, a da etiqueta da central fechada e diga se a botoeira ainda comanda.',
  },
  {
    when: [
      'eletricista|padrao de luz|padrao de entrada|relogio de luz|medidor|quadro de luz|quadro novo|trocou o disjuntor|trocaram o disjuntor|troquei o disjuntor|disjuntor novo|enel|concessionaria|mexeram na fiacao|mexeu na fiacao|refiz a fiacao|trocou a fiacao|trocaram a fiacao|troquei a fiacao',
      'parou|nao funciona|nao abre|nao fecha|nao liga|queimou|ficou lento|ficou fraco|devagar|sem forca|zumb*|ronca*|nao anda|lento|fraco|abre sozinho|inverteu|invertido|ao contrario',
      'portao|motor|central|placa',
    ],
    unless: 'quem chamo|chamar|chamo|sem luz|falta de luz|preciso de|quem conserta|ou tecnico|ou eletricista',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'power'],
    answer: [
      'Portão que parou depois de o eletricista mexer no quadro está sem uma das linhas ou com a tensão trocada: motor de 127 V em 220 V queima a placa em segundos, e o de 220 V em 127 V zumbe e não sai. Desligue o disjuntor do portão e peça que ele meça o ponto antes de religar.',
    ],
    heading: 'O que medir no ponto, e quem mede',
    text: [
      'A medida na tomada do motor e o neutro são do eletricista, que volta sem cobrar pelo que fez. Se a tensão é a da etiqueta e o portão continua parado, a procura passa à central: o conserto fica entre {{repair.from}} e {{repair.to}}, e a troca da placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Luz da central apagada: disjuntor errado, fio solto ou fusível que abriu.',
      'Luz acesa e motor que zumbe: tensão baixa ou neutro frouxo.',
      'Cai ao acionar: disjuntor menor que o antigo ou DR sobre fiação úmida.',
      'Luzes da casa que oscilam com o motor: o circuito ficou junto de outro.',
    ],
    send: 'Mande a foto da etiqueta do motor, com a tensão, e diga se a luz da central acende e o que o eletricista trocou.',
  },
  {
    when: [
      'pedreiro*|pedreiro mexeu em piso|mexeram em piso|mexeu em piso|reforma|obra|reboco|piso novo|trocou o piso|trocamos o piso|troquei o piso|porcelanato|cimentou|concretou|contrapiso|calcada nova',
      'nao fecha|nao fecha mais|nao abre|nao abre mais|parou|raspa*|raspando|pega em chao|agarra*|trava|travando|volta|emperr*|nao funciona|arrast*',
      'portao|motor|fotocelula|basculante|folha|botoeira',
    ],
    unless: 'barulho da obra|alvara|licenca|vizinho|quanto custa|durante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Depois de obra, o portão que não fecha tem quase sempre uma de três causas: fotocélula com pó ou fora do lugar, fio cortado dentro da parede ou do piso, e folha que raspa no piso mais alto. Com o disjuntor desligado, limpe as duas lentes com pano seco e veja se sobra vão embaixo da folha no curso todo.',
    ],
    heading: 'Três provas antes de chamar',
    text: [
      'Se as lentes estão limpas e a luz do receptor segue apagada, o cabo foi cortado: o par ou o fio novo fica entre {{part.photocell.from}} e {{part.photocell.to}}. Se a folha encosta, quem baixou ou subiu o piso acerta com o serralheiro, e nós regulamos o curso e a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Peça ao pedreiro por onde passou a talhadeira e guarde a foto da parede antes do acabamento: ela poupa horas de procura.',
    ],
    points: [
      'Portão de correr: reboco ou areia no trilho seguram a roda.',
      'Basculante: entulho no canto onde o braço ou a caixa desce.',
      'Botoeira que não responde: fio esmagado na caixa da parede.',
      'Abre sozinho: dois fios da botoeira encostados na massa úmida.',
    ],
    send: 'Mande a foto das duas lentes, a da folha junto ao piso novo e diga o que foi quebrado ou rebocado.',
  },
  {
    when: [
      'placa|central',
      changed,
      'controle*',
      'nao funciona|parou|nao abre|nao pega|nao responde|nao obedece|nao grava|nao aciona|nenhum',
    ],
    unless: 'quanto custa|preco|queimou|so um|pilha|bateria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'repair'],
    answer: [
      'Com placa nova, controle que não funciona quase sempre só não foi gravado: a memória dos controles estava na placa velha. Se ele não grava, a placa nova fala outra frequência ou outro código, e aí se põe o receptor antigo nela ou controles da família nova; quem trocou a placa deve deixar isso resolvido.',
    ],
    heading: 'Gravar, trocar o receptor ou trocar os controles',
    text: [
      'Aperte o controle olhando a luz da placa, com a tampa aberta pelo técnico: se ela reage, falta gravar; se fica parada, as frequências são diferentes. A gravação de todos os da casa fica entre {{part.programming.from}} e {{part.programming.to}}, e um receptor avulso que fala a língua dos antigos, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'A botoeira comanda: a placa está boa, e o assunto é só o rádio.',
      'Um controle grava e outro não: o segundo é de outra família.',
      'Grava e só abre de perto: antena da placa sem o fio esticado.',
      'Junte todos antes da visita, para gravar de uma vez.',
    ],
    send: 'Mande a foto do código da placa nova e do controle aberto, frente e verso: dizemos se grava.',
  },
  {
    when: [
      'motor novo|trocou o motor|troquei o motor|trocaram o motor|trocamos o motor|troca do motor|instalou o motor|instalaram o motor|instalei o motor|motor trocado',
      'bate*|batendo|pancada|forte|para em meio|volta|lento|devagar|nao fecha todo|nao abre todo|nao fecha direito|nao abre direito|passa de ponto|tranco*|abre ao contrario|invertido',
    ],
    unless: 'quanto custa|preco|vale a pena|qual|silencioso|precisa|esquent*|quente|cheir*',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Motor recém-trocado que bate, volta ou para antes do ponto não foi acertado à folha: falta gravar o curso, pôr o fim de curso no lugar ou regular a força e a desaceleração. Não é defeito de peça, e quem instalou faz o acerto sem cobrar; feito por nós, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que faltou acertar depois da troca',
    text: [
      'O motor velho parava em outro lugar e com outra velocidade. O novo precisa aprender os dois finais com a folha leve na mão; se ela pesa, roldana, cabo ou dobradiça vêm antes da regulagem, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Bate ao chegar: fim de curso tarde ou desaceleração desligada.',
      'Para e volta: força baixa para a folha ou curso gravado pela metade.',
      'Abre quando devia fechar: fios do motor invertidos na placa.',
      'Treme na partida: base ou suporte que não ficou firme.',
      'Só piora com o uso: a folha pesa, e não falta motor.',
    ],
    send: 'Mande um vídeo de um ciclo inteiro, de longe, a etiqueta do motor novo e a data da troca.',
  },
];
