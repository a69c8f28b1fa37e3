/** Answers to titles about racks: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cremalheira*',
      'folga|frouxa|solta|balanc*|mexe*|mexendo',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'adjust'],
    answer: [
      'Folga entre o pinhão e a cremalheira é normal e necessária, uns dois milímetros, igual no curso inteiro. O que não é normal é a cremalheira mexer na folha: parafuso frouxo desce o gomo, e o dente salta ou quebra. Reapertar e acertar a altura custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Medir a folga sem ferramenta',
    text: [
      'Com o disjuntor desligado, passe entre os dentes uma tira de papelão fino, de ponta a ponta: ela tem de entrar justa em todo lugar.',
    ],
    points: [
      'Sem folga, o peso da folha cai no eixo do motor.',
      'Folga demais num trecho: gomo baixo ou roldana gasta.',
      'Estala sempre no mesmo dente: emenda fora de passo.',
    ],
  },
  {
    when: [
      'cremalheira*',
      'trocou|troquei|trocamos|trocaram|foi trocada|foi trocado|foram trocadas|troca de|trocar|pos|colocou|coloquei|botou|novo|nova|novas',
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
      'raspando|raspa|pegando|encostando|encosta|rocando|arrastando|esfregando|comendo|mastigando',
      'cremalheira|pinhao',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que raspa na cremalheira está alto demais, ou a folha baixou: entre o dente e o pinhão tem de haver uma folga de 1 a 2 mm. Sem ela o peso do portão cai no eixo do motor e come rolamento e engrenagem. Desligue o disjuntor e não use; acertar a altura fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e se a causa é roldana gasta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O motor subiu ou a folha desceu',
    text: [
      'Quem desce é quase sempre a folha: a roda gasta alguns milímetros e a cremalheira pousa no pinhão. Por isso o técnico olha as rodas antes de baixar o motor.',
      'A folga se mede em três pontos, nas pontas e no meio, com a folha solta. Raspar só num trecho é gomo mal alinhado ou trilho com barriga.',
    ],
    points: [
      'Pó branco ou de metal embaixo do motor: dente se gastando.',
      'Raspa de ponta a ponta: altura.',
      'Raspa num lugar só: emenda ou trilho.',
      'Zunido agudo: cremalheira de lado, e não por cima.',
    ],
    send: 'Mande uma foto do pinhão e do dente, de lado, com o disjuntor desligado, e outra da roda.',
  },
  {
    when: ['gomo|emenda|cremalheira', 'solto|soltou|folga|caiu|desparafusou|frouxo'],
    unless: 'preco|quanto|custa|valor',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Gomo solto empurra o pinhão para fora do dente e o motor pula ali sempre: desligue o disjuntor e não deixe o portão rodar. Não se aperta só um parafuso, porque a emenda sai do lugar e o dente muda de passo.',
    ],
    heading: 'Realinhar a linha inteira',
    text: [
      'Solta-se a linha, aproxima-se com o motor no lugar e aperta-se com folga de um a dois milímetros entre pinhão e dente, em toda a extensão. Emenda se confere com um pedaço de cremalheira por cima, que dá o passo certo.',
      'Cremalheira nova ou realinhada fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Parafuso com rosca espanada: prisioneiro novo.',
      'Solda no lugar do parafuso não se ajusta depois.',
      'Dente da ponta comido: troque o gomo inteiro.',
    ],
    further: 'O sinal do salto está em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Sem ligar o motor, mande a foto do gomo e da emenda.',
  },
  {
    when: [
      'cremalheira*',
      'gast*|desgast*|comid*|careca|sem dente|sem dentes|dente quebrado|dentes quebrados|quebrad*|ressecad*|velha|esfarel*',
      'pulando|pula|pulou|pular|escapa|escapando|estala|estalando|salta|saltando|patina*|desengata*',
    ],
    unless: 'preco|quanto|valor|novo pinhao',
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Cremalheira gasta que pula os dentes se troca por gomo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e regular a altura não a salva. Se o pinhão do motor está com os dentes em ponta, troca-se junto, de {{part.gears.from}} a {{part.gears.to}}, porque o velho come a nova. Até lá não use no motor.',
    ],
    heading: 'A troca, a folga e o que gastou os dentes',
    text: [
      'O gomo novo se fixa no nível dos outros, com 1 a 2 mm de folga até o pinhão no curso inteiro, provada na mão com o motor solto e o disjuntor desligado.',
      'Dente não se gasta à toa: roldana que afundou deitou a folha sobre o pinhão, a base do motor cedeu ou há areia grudada na graxa. Sem corrigir isso, a peça nova acaba do mesmo jeito.',
    ],
    points: [
      'Gasta num trecho só: um ou dois gomos.',
      'Dentes finos no curso todo: o jogo inteiro.',
      'Só o topo gasto: motor longe demais da folha.',
      'Pé do dente marcado: folha apoiada no pinhão.',
      'Graxa com areia: cremalheira de portão se limpa, não se engraxa.',
    ],
    questions: [
      {
        question: 'Posso usar o portão enquanto espero a troca?',
        answer:
          'Na mão, com o motor solto na chave e o disjuntor desligado, se a folha corre leve. No motor, cada pulo gasta também a engrenagem.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto do trecho gasto ao lado de uma régua, outra do pinhão e o comprimento da folha.',
  },
  {
    when: ['cremalheira*', 'pulando|pula|pulou|escapa|escapando|estala|salta|saltando'],
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Se pula dente com a cremalheira inteira, o motor baixou ou a folha subiu: acerta-se a folga para 1 a 2 mm, uma regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}. Se há dente gasto, torto ou quebrado, troca-se o gomo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Até lá não use no motor: cada pulo come a engrenagem.',
    ],
    heading: 'Folga, dente gasto ou folha que levanta',
    text: [
      'Desligue o disjuntor, solte o motor na chave e corra a folha na mão olhando o pinhão. Onde o dente se afasta mais do que a espessura de uma moeda, ali é o defeito.',
      'Se ele só pula na partida, a folha está pesada ou presa e o pinhão vence o dente: veja roldana e trilho antes de mexer na altura.',
    ],
    points: [
      'Pula sempre no mesmo lugar: gomo baixo, emenda ou dente quebrado.',
      'Pula no curso inteiro: base do motor cedeu ou parafuso frouxo.',
      'Pula no fim: a folha sobe no batente.',
      'Pinhão em ponta: troca junto, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    send: 'Mande um vídeo do pinhão de perto, de fora do caminho da folha, e uma foto do trecho que pula.',
  },
  {
    when: [
      'saindo de cremalheira|sai de cremalheira|saiu de cremalheira|sair de cremalheira|sai fora de cremalheira|saindo fora de cremalheira|escap* de cremalheira|solt* de cremalheira|fora de cremalheira|desencaix* de cremalheira|desengat* de cremalheira|desengren* de cremalheira',
      'portao|deslizante|correr|folha|motor|pinhao|engrenagem|cremalheira',
    ],
    unless: 'instal*|compr*|preco|parafuso*|dente*',
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Portão que sai da cremalheira tem uma de quatro causas: um gomo frouxo, a folha que sobe por roldana, trilho ou guia de cima, a base do motor solta, ou a folha que passou do fim porque o fim de curso ou o batente falhou. Desligue o disjuntor; folha torta ou além do fim não se move. Roldana e cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; regular o fim de curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    description:
      'Portão que sai da cremalheira: gomo frouxo, folha que sobe, base do motor solta ou folha que passou do fim. Desligue o disjuntor e não mova folha torta.',
    heading: 'Onde o pinhão perde os dentes',
    text: [
      'O lugar em que ele escapa mostra a causa, e se olha com a energia cortada, sem pôr a mão entre os dentes.',
    ],
    points: [
      'Sempre no mesmo palmo: gomo frouxo ou emenda aberta.',
      'Quando a folha balança ou levanta: roldana, trilho ou guia.',
      'O motor mexe na base ao partir: chumbador ou parafuso solto.',
      'Na ponta do curso: ímã caído, fim de curso ou batente faltando.',
    ],
    send: 'Mande pelo WhatsApp a foto do pinhão com a cremalheira, outra do portão inteiro por dentro e diga em que ponto ele sai.',
  },
  {
    when: [
      'cremalheira*',
      'saindo|saiu|sai de|fora de lugar|solt*|frouxa|caiu|caindo|despregou|despencou|bamba|parafuso*|descolou|arrancou|espan*',
    ],
    unless: 'quantos|instal*|compr*|preco',
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Cremalheira solta se resolve reapertando os parafusos, mas pare o motor antes: um gomo frouxo bate no pinhão, quebra dente e pode travar a folha. Desligue o disjuntor e veja se falta parafuso, se o furo do portão espanou ou se a solda abriu.',
    ],
    heading: 'Parafuso, furo ou solda',
    text: [
      'Gomo de nylon vai com parafuso e arruela em todos os furos; com um a menos ele trabalha, abre o furo e solta o seguinte. Em chapa fina a rosca espana, e o certo é pôr porca rebite ou um perfil de reforço por trás.',
      'Antes de apertar, devolva a folga de um a dois milímetros sobre o pinhão. Gomo apertado fora de altura volta a soltar em poucas semanas.',
    ],
    points: [
      'Parafuso no chão, furo bom: parafuso novo com arruela de pressão.',
      'Furo oval ou rasgado: reforço na folha antes do parafuso.',
      'Separador soldado que abriu: solda nova, com a central desligada.',
      'Solta sempre o mesmo gomo: o pinhão está forçando ali.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o conserto inclui',
        text: [
          'Fixar, nivelar e testar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de suporte ou separador, de {{part.metalwork.from}} a {{part.metalwork.to}}. Até lá, use o portão na mão, com o motor solto, se a folha está reta no trilho.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso prender com arame ou abraçadeira?',
        answer: 'Não com o motor ligado. O pinhão puxa para cima com força e o arame cede no meio do curso.',
      },
      {
        question: 'Trava química no parafuso ajuda?',
        answer: 'Ajuda contra vibração, em rosca boa. Em furo espanado ela não segura.',
      },
    ],
    send: 'Mande uma foto do gomo solto e outra do portão inteiro pelo lado de dentro: por elas levamos parafuso, reforço ou gomo novo.',
  },
  {
    when: [
      'cremalheira*',
      'gast*|desgast*|comid*|dente|dentes|quebr*|ressecad*|trinc*|rachad*|tort*|empenad*|troc*|substitu*|desgaste|velha',
    ],
    unless:
      'compr*|dura|nylon ou|ou ferro|ou aco|troca de|quando|preco|precos|valor|custa|quanto fica|quanto sai',
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Cremalheira com dente quebrado, gasto ou torto se troca por gomo, sem mexer no resto, desde que o passo do dente seja o mesmo. Até a troca pare o motor: o dente que falta faz o pinhão dar um tranco a cada passada e estraga os dentes vizinhos e a engrenagem.',
    ],
    heading: 'Um gomo só ou a cremalheira inteira',
    text: [
      'Dente quebrado num ponto pede um gomo. Dentes em ponta no curso todo, ou nylon que esfarela na unha, pedem o jogo inteiro, porque o gomo novo ao lado do velho fica mais alto e bate.',
      'Dente não gasta sozinho: a folga estava errada, a folha afundou ou há areia com graxa nos dentes. Sem corrigir isso, a peça nova dura pouco.',
    ],
    points: [
      'Só o topo do dente gasto: motor longe demais.',
      'Pé do dente marcado: cremalheira apoiada no pinhão.',
      'Torta entre dois parafusos: faltou apoio ou pegou sol sem alma de aço.',
      'Pinhão também em ponta: os dois se trocam juntos.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'A troca e o valor',
        text: [
          'Roldana, cabo ou cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com peça comum; pinhão ou engrenagem do motor, de {{part.gears.from}} a {{part.gears.to}}. O comprimento da folha e o tipo, nylon ou aço, fecham o valor antes da visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Qualquer cremalheira serve no meu motor?',
        answer:
          'Serve a que tiver o mesmo passo do pinhão. A de portão de casa segue uma medida comum, mas conte os dentes num trecho de régua e confira.',
      },
      {
        question: 'Posso usar o portão até a troca?',
        answer: 'Na mão, com o motor solto, sim. No motor, cada viagem quebra mais um dente.',
      },
    ],
    send: 'Mande a foto do trecho gasto ao lado de uma régua, a etiqueta do motor e o comprimento da folha: assim levamos o gomo certo.',
  },
  {
    when: [
      'cremalheira*',
      'desalinhad*|desalinhou|torta|torto|entortou|fora de linha|fora de nivel|empenad*',
    ],
    unless: 'quantos|instal*|compr*|preco|como alinhar',
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Cremalheira desalinhada pula dente num trecho, aperta o pinhão noutro e faz a folha pesar: desligue o disjuntor e use o portão na mão até o acerto. Refazer a linha, gomo a gomo, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; gomo torto ou gasto se troca, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Onde a linha saiu do lugar',
    text: [
      'O técnico percorre a folha inteira e procura a mesma folga entre dente e pinhão em todos os gomos. Se a folha baixou de um lado, a roldana vem antes: alinhar a cremalheira em folha caída dura pouco.',
    ],
    points: [
      'Barulho só num trecho: gomo alto ou baixo ali.',
      'Emenda com degrau: parafuso frouxo de um dos lados.',
      'Pesa no curso todo: motor alto demais ou folha apoiada no pinhão.',
    ],
    send: 'Mande um vídeo da folha andando, de lado, e a foto do motor com a cremalheira à vista.',
  },
];
