/** Answers to titles about opening by hand: keys. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksFunction, asksMay, asksNeed, otherThanFunction } from '../../../words/asking-words.ts';

export const keysAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fica destravado|fica solto|fica aberto|destrava sozinho|fica livre|fica trancado|fica travado|continua trancado|continua travado|fica fechado|continua fechado|abre sozinho|destrava|fica seguro',
      'sem luz|queda de luz|queda de energia|falta de luz|falta luz|acaba a luz|acaba luz|sem energia|falta energia|falta de energia|apagao|acabou a luz|acaba a energia|cai a luz|cai a energia',
      'portao|motor|garagem',
    ],
    unless:
      'voltou|volta|depois|como|controle|nao funciona|ja estava aberto|apagao o portao fica aberto|fechadura|ima',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'safety'],
    answer: [
      'Sem energia o motor comum segura a folha fechada pela própria engrenagem, e ela só se solta quando alguém gira a chave de destravamento. Se o seu fica solto quando a luz acaba, a chave ficou destravada, a engrenagem se gastou ou quem segura a folha é um ímã, que solta sem bateria. Teste com o disjuntor desligado, empurrando a folha fechada.',
    ],
    heading: 'O que fazer conforme o teste',
    text: [
      'Se ela cede, trave a chave e teste de novo. Cedendo ainda, a engrenagem se troca de {{part.gears.from}} a {{part.gears.to}}, e até lá um ferrolho ou cadeado por dentro segura a casa.',
    ],
    points: [
      'Portão que ficou aberto no apagão: feche na mão e passe o cadeado.',
      'Nobreak mantém o motor andando por algumas aberturas.',
      'Chave de destravamento guardada dentro de casa, e não na garagem trancada.',
    ],
    send: 'Mande a foto do motor com a tampa fechada e diga o que a folha faz sem energia.',
  },
  {
    when: [
      'idos*|senhora|senhor|mae|pai|avo|sogra|sogro|mulher|deficiente|cadeirante|minha esposa',
      'nao consegue|nao conseguem|nao aguenta|nao da conta|nao tem forca|sem forca|dificuldade',
      'sem luz|falta de luz|sem energia|falta de energia|acabar a luz|acaba a luz|manual|em mao|manualmente|destravar|destrava|abrir o portao|abrir portao|empurrar|levantar',
    ],
    unless: 'controle*|nobreak|ou|caiu|preso|kit|preco',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety', 'repair'],
    answer: [
      'Quem não tem força para destravar o portão não deve depender da mão: um nobreak próprio para motor mantém o controle funcionando na falta de luz. Se a chave é que está dura, o miolo se limpa ou se troca, num conserto de {{repair.from}} a {{repair.to}}; se a folha pesa depois de solta, é roldana, cabo, mola ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Quem não tem força para destravar o portão não deve depender da mão: nobreak mantém o controle na falta de luz, e chave dura ou folha pesada se consertam.',
    heading: 'Chave dura, folha pesada ou falta de costume',
    text: [
      'Veja onde ela para: se a chave não gira, não force com alicate; se gira e a folha não sai do lugar, é peso; se ela não sabe onde fica, um ensaio de dia e um papel junto do quadro bastam.',
      'Solto o motor, uma folha em ordem anda com uma mão. Se a sua não anda, ninguém insiste sozinho, e basculante torto ou de cabo solto não se destrava.',
    ],
    points: [
      'Botoeira grande na parede, para não depender do controle.',
      'Chave num gancho por dentro, fora do alcance da rua.',
      'Vizinho ou parente avisado, com telefone no papel.',
      'Uma saída a pé que não dependa do portão grande.',
    ],
    send: 'Mande a foto da fechadura do destravamento, a da etiqueta do motor e um vídeo da folha andando na mão.',
  },
  {
    when: [
      'idoso*|idosa*|senhora|senhor|mae|pai|avo|sogra|sogro|mulher|crianca|deficiente|cadeirante',
      'consegue|conseguem|da conta|tem forca|pode|aguenta',
      'sem luz|falta de luz|sem energia|falta de energia|acabar a luz|acaba a luz|manual|na mao|em mao|manualmente|destravar',
    ],
    unless: 'nao consegue|nao conseguem|nao aguenta|nao da conta|nao tem forca|controle*|nobreak|ou',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Consegue, se a folha está equilibrada e a chave de destravamento fica à mão: solto o motor, um portão em ordem anda com uma das mãos, e o basculante sobe quase sozinho. Se ele pesa na mão, ninguém sozinho deve tentar, e o acerto de cabo, roldana ou contrapeso vem antes. Para quem não pode fazer força, o certo é um nobreak ou um motor com bateria.',
    ],
    heading: 'O que deixar pronto para quem mora sozinho',
    text: [
      'Ensaie uma vez com luz: disjuntor do portão desligado, chave girada, folha levada devagar e travada de novo. Deixe a chave num gancho por dentro, que não se alcance da rua.',
      'A ligação de um nobreak parte de {{repair.from}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    points: [
      'Folha torta ou cabo solto: não destravar.',
      'Chave que só se acha na gaveta não serve no apagão.',
      'Uma saída a pé, que não dependa do portão grande.',
    ],
    send: 'Mande um vídeo da folha andando na mão e a etiqueta do motor.',
  },
  {
    when: [
      'chave',
      asksNeed,
      'falta de luz|sem luz|acaba a luz|acabar a luz|falta luz|sem energia|destravar|abrir manualmente|na mao',
    ],
    unless: 'perdi|quebrou|nao tenho|sumiu|copia|onde',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power'],
    answer: [
      'Na maioria dos motores precisa: uma chave ou uma alavanca na caixa do motor solta a folha, e aí ela anda na mão. Sem ela não force, porque a engrenagem segura o portão e quebra antes de ceder. Deixe a chave perto do motor, do lado de dentro, e uma reserva com alguém de confiança.',
    ],
    heading: 'Fazer uma vez com luz, para saber na falta dela',
    text: [
      'Desligue o disjuntor, confira de fora que a folha está reta e os cabos inteiros, gire até soltar e leve a folha devagar. Para voltar, gire ao contrário e mova até ouvir o encaixe.',
    ],
    points: [
      'Só uma entrada na casa: ponha destravamento externo, com chave na fachada.',
      'Nobreak dispensa a chave enquanto a bateria dura.',
      'Chave de um modelo raramente serve em outro.',
    ],
  },
  {
    when: [
      'fechado|fechar|fica fechado|deixar|fica aberto|fica destravado',
      'acaba a luz|acabar a luz|falta luz|falta de luz|sem luz|sem energia|apagao|queda de luz',
      `${asksNeed}|fica|abre sozinho`,
    ],
    unless: 'nao fecha|como abrir|nobreak|preso|parou|aberto quando',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'safety'],
    answer: [
      'Se o portão já estava fechado, não precisa fazer nada: sem luz o motor continua travando a folha, e ela não se abre sozinha. Se ficou aberto, feche na mão, com o disjuntor desligado e o motor solto na chave, e passe o cadeado, porque destravado ele abre com um empurrão. Trave de novo antes de religar.',
    ],
    heading: 'Quando a luz volta',
    text: [
      'Tire o cadeado primeiro e só então ligue o disjuntor: motor contra cadeado entorta a folha. Dê uma volta completa olhando, para a central achar os pontos de parada.',
    ],
    points: [
      'Fechamento automático pode agir assim que a energia volta: vão livre.',
      'Luz que cai toda semana: nobreak.',
      'Abriu sozinho na volta: botoeira em curto ou memória perdida.',
    ],
  },
  {
    when: ['por fora|pelo lado de fora|do lado de fora|de fora', 'abrir|destravar|abre', asksMay],
    unless: 'motor do lado|instalar|nao abre|ladrao|sem luz|abre para fora|controle',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Só com controle, celular ou um destravamento externo, que é uma chave na fachada ligada por cabo ao motor. Sem nenhum deles, não: o motor travado segura a folha, e forçar quebra a engrenagem. Se o seu abre por fora sem chave, há defeito, e qualquer pessoa também abre. Pôr o destravamento externo custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando o destravamento externo faz falta',
    text: [
      'Em casa com uma entrada só, ele é a única forma de entrar sem luz. A fechadura fica protegida e longe do alcance de quem passa a mão pela grade.',
    ],
    points: [
      'Gire a chave de vez em quando, porque o cabo parado enferruja.',
      'Cópia da chave fora de casa, com alguém de confiança.',
      'Portão que cede ao empurrão: motor destravado ou engrenagem gasta.',
    ],
  },
  {
    when: [
      'nao destrava|nao solta|nao desengata|nao libera|nao gira|emperr*|dura|trav*|presa|gira em falso|chave gira|roda em falso|gira e nao|nao mexe|nao sai do lugar',
      'chave|destrav*|desengat*|manual|trava do motor',
      'acabou a luz|sem luz|faltou luz|falta de luz|sem energia|acabou a energia|faltou energia|apagao|caiu a energia|acabou luz|queda de energia',
    ],
    unless: 'sem chave|sem a chave|perdi|perdeu|nao tenho|quebrou|partiu|fechadura',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Se a chave não destrava o portão sem luz, em geral a folha está apoiada no motor e prende o mecanismo: desligue o disjuntor e, com a folha reta e os cabos inteiros, empurre-a e puxe-a um pouco enquanto gira a chave, sem alicate. Miolo seco pede grafite; se girou e a folha continua presa, é ferrugem ou trava elétrica que sem energia não recolhe.',
    ],
    description:
      'Se a chave não destrava o portão sem luz, em geral a folha apoia no motor: com o disjuntor desligado, empurre-a e puxe-a um pouco enquanto gira a chave.',
    heading: 'O que pode estar segurando a folha',
    text: [
      'Portão de ferro empenado ou enferrujado prende no batente e no trilho mesmo com o motor solto. Olhe os dois lados antes de fazer força: alavanca dobra a folha e quebra o redutor.',
      'O conserto do destravamento, com a prova na mão, fica entre {{repair.from}} e {{repair.to}}. Com carro preso ou alguém dentro, diga isso na mensagem.',
    ],
    points: [
      'Trava elétrica: tem alavanca ou chave própria, na folha.',
      'Chave que gira sem resistência: cilindro ou lingueta partida, não insista.',
      'Basculante com cabo solto: não destrave, ninguém embaixo.',
      'A energia voltou: religue só com a chave na posição de trabalho.',
    ],
    further: 'A rotina completa está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto do motor com a chave no lugar, a da folha inteira e o bairro.',
  },
  {
    when: [
      'por fora|de fora|pela rua|lado de fora',
      'sem chave|sem a chave|sem controle|sem o controle|trancado para fora|fiquei para fora|preso para fora',
      'abrir|abro|entrar|destravar|portao',
    ],
    unless: 'instalar|cabo de destrav*|ladrao',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Por fora, sem chave e sem controle, o portão com motor não foi feito para abrir: é o redutor travado que impede. Entre por outra porta, ligue para quem tem um controle ou chame um técnico, e não force a folha com alavanca, porque ela entorta e o cabo escapa. Quem atende pede prova de que a casa é sua.',
    ],
    heading: 'O que tentar antes de pagar um serviço',
    text: [
      'Com luz na casa, qualquer controle gravado abre, e também o aplicativo, se há módulo. Sem luz, só a chave do destravamento, que fica por dentro.',
    ],
    points: [
      'Porta social ou corredor do vizinho: chaveiro sai mais barato que folha torta.',
      'Interfone com botão que abre o portão, atendido por alguém da casa.',
      'Destravamento externo, se foi instalado, com a chave do cilindro da rua.',
      'Depois disso: um controle guardado fora de casa, ou o cilindro externo, por orçamento.',
    ],
    further: 'O caminho por dentro está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp o bairro, uma foto do portão visto da rua e diga se há luz e se alguém está dentro.',
  },
  {
    when: [
      'onde fica|onde esta|onde coloco|onde acho|cade|como usar',
      'chave de motor|chave de destravamento|chave de emergencia|chave de portao|chave manual|chavinha',
    ],
    unless: 'perdi|perdida|sem chave|quebrou|copia',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'A chave do motor do portão costuma estar pendurada atrás dele, na gaveta dos controles ou no saco do manual, e entra numa fechadura pequena, sob uma tampinha na caixa do motor. Girada, ela solta o motor e deixa a folha livre para a mão. Se sumiu, o modelo se acha pela foto da etiqueta, e um mecanismo preso se conserta a partir de {{repair.from}}.',
    ],
    heading: 'Usar a chave sem susto',
    text: [
      'Desligue o disjuntor e olhe se a folha está reta e os cabos inteiros. Gire sem forçar, mova a folha devagar e, quando a luz voltar, trave outra vez e acione o controle para o motor engatar.',
    ],
    points: [
      'Basculante: duas pessoas, porque a folha pode subir ou descer sozinha.',
      'De correr em descida: segure, ela anda com o peso.',
      'Trava elétrica: solta-se antes, pela chave dela.',
      'Uma cópia fora da garagem salva quem fica do lado de fora.',
    ],
    further: 'O passo de cada portão está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp a foto da caixa do motor e da etiqueta: dizemos onde a chave entra e qual serve.',
  },
  {
    when: [
      'colocar|voltar|volta|por|religar|engatar|reengatar|travar|passar|recolocar|deixar',
      'em automatico|ao automatico|para automatico|pro automatico|de volta em motor|a funcionar em motor|no motor|em eletronico|modo automatico|volta a funcionar|volta ao normal|em motor',
      'depois|voltou|apos|luz|energia|manual|destrav*|portao',
    ],
    unless:
      'de noite|a noite|seguro deixar|e seguro|fechamento|durante a noite|trocar|quanto custa|preco|valor|passar de manual|transformar|o que e|ciclo*|por hora|quanto*|quantos|defeito|problema',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Para o portão voltar ao automático, com o disjuntor ainda desligado, leve a folha até fechada, gire a chave até o fim da posição de trabalho e mova-a um pouco até ouvir o engate. Só então ligue o disjuntor e mande abrir uma vez, de longe. Se o motor gira e a folha fica, a chave não engatou; se nada acende, é fusível ou placa, de {{part.board.from}} a {{part.board.to}} na troca.',
    ],
    heading: 'A primeira abertura depois do manual',
    text: [
      'Muitas centrais fazem essa viagem devagar, para se achar: deixe completar, sem apertar de novo e sem ninguém no vão. Se para no lugar errado, o curso se grava outra vez, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Chave que gira em falso ou não chega ao fim não se força com alicate: mova a folha um dente para cada lado e tente de novo.',
    ],
    points: [
      'Motor gira livre: falta engatar.',
      'Nada acende na caixa: disjuntor caído ou fusível aberto.',
      'Só a botoeira abre: o receptor não voltou com a luz.',
      'Folha que pesa na mão: não religue, e chame.',
    ],
    questions: [
      {
        question: 'Perco os controles por ter destravado?',
        answer:
          'Não. Destravar só solta a engrenagem; os controles ficam na memória da central, mesmo sem energia.',
      },
    ],
    further: 'A rotina da falta de luz está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Se não engata, mande uma foto da chave e da tampa do motor e diga o que se ouve.',
  },
  {
    when: [
      'fechar|fecho|fecha|feche|fechado',
      'sem controle|sem o controle|perdi o controle|controle quebrado|controle sem bateria|esqueci o controle|sem nenhum controle',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Sem controle, o portão se fecha pela botoeira da parede, pelo botão do interfone ou pelo celular, se há módulo. Sem nenhum deles, na mão: disjuntor desligado, folha reta e cabos inteiros, chave de destravamento, folha devagar até o fim e a chave de volta até engatar. Controle novo se grava na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Fechar e deixar trancado',
    text: [
      'É o motor engatado que segura a folha: empurre-a depois de fechada, e se ela anda, a chave não chegou ao fim. Só então religue o disjuntor.',
      'Basculante desce com peso: duas pessoas, uma de cada lado, e ninguém no vão. Folha torta ou cabo frouxo não se toca.',
    ],
    points: [
      'Bateria fraca: aperte encostado no motor, uma última vez.',
      'Saiu de casa com ele aberto: peça a quem está dentro que use a botoeira.',
      'Fechamento automático: fecha sozinho, se ligado e com fotocélula.',
      'Controle perdido na rua: apague-o da memória no mesmo dia.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantos controles há na casa: dizemos qual serve.',
  },
  {
    when: ['destravar|destrava|destravo|soltar|liberar', 'energia|luz|apagao|chave|motor', 'como|sem|portao'],
    unless:
      'desce|descendo|cai|caindo|despenc*|sobe|subindo|corre|anda|sozinh*|pesad*|perdi|perdeu|sem chave|sem a chave|quebrou|nao destrava|trava eletrica|nao consigo|travou|emperr*|condominio*|predio*|moto|vidro',
    subject: 'abertura-manual',
    winsTies: true,
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
    when: [
      'chave|chave do portao|chave de destravamento|chave de manual|chave de motor',
      'acabou a luz|sem luz|faltou luz|falta de luz|sem energia|acabou a energia|faltou energia|apagao|caiu a energia|acabou luz',
    ],
    unless: 'seletora|fim de curso|geral|nao gira|quebrou|quebrada|emperrada|dura|faca',
    of: ['abertura-manual', 'portao-automatico', 'motor'],
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power'],
    answer: [
      'Sem luz e sem a chave de destravamento não force a folha nem o motor: espere a energia voltar ou chame um técnico, porque o que a segura é a engrenagem, e empurrar quebra os dentes. Procure primeiro outra chave: vizinho com motor do mesmo modelo às vezes tem uma igual, e a loja do ramo vende pela foto da etiqueta.',
    ],
    heading: 'O que fazer enquanto a luz não volta',
    text: [
      'Desligue o disjuntor do portão, para ele não partir quando a energia chegar. Se há nobreak ou saída pelo portão social, use; se um carro precisa sair com urgência, diga isso na mensagem.',
      'Abrir o destravamento sem a chave e deixar outra pronta é serviço nosso, na faixa de conserto, de {{repair.from}} a {{repair.to}}. Fora do expediente depende da assistência 24 horas, com o valor combinado antes.',
    ],
    points: [
      'Não use alavanca, alicate nem chave parecida: o miolo quebra.',
      'Folha torta ou com cabo solto: ninguém destrava, nem com a chave.',
      'Depois, deixe uma cópia dentro de casa e outra fora da garagem.',
    ],
    further:
      'Quem não quer ficar preso de novo encontra a saída em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto do lugar da chave no motor, a da etiqueta, o bairro e se há carro ou alguém preso.',
  },
  {
    when: ['chaveiro|chaveiros', 'portao|garagem|motor'],
    unless: 'copia|controle|clon*|chave do motor|chave de destrav*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'repair'],
    answer: [
      'Chaveiro não abre portão eletrônico travado: ele cuida da fechadura, e quem segura a folha é o motor. Se você tem a chave de destravamento, desligue o disjuntor, solte o motor e leve a folha devagar; sem a chave, ou com a folha torta, o serviço é nosso, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando é fechadura e quando é motor',
    text: [
      'Portão de pedestres com fechadura emperrada e chave quebrada no miolo são do chaveiro. Portão de garagem que não anda, não destrava ou perdeu a chave do motor é do técnico de portão.',
      'Folha fora do trilho, cabo solto ou basculante caído não se força de jeito nenhum: afaste as pessoas e espere.',
    ],
    points: [
      'Chave do motor: fica na caixa ou com o manual.',
      'Sem luz: a chave solta o motor, e não o controle.',
      'Trava elétrica: tem chave própria, às vezes do lado de fora.',
      'Alguém preso: 193.',
    ],
    further: 'Se a chave do motor sumiu, leia [perdi a chave do motor](/perdi-a-chave-do-motor-do-portao).',
    send: 'Mande pelo WhatsApp a foto do motor e da folha, de longe, e diga se há carro preso.',
  },
  {
    when: [
      'desligar|desligo|cortar',
      'energia|disjuntor|luz|tomada',
      'destrav*|soltar|abrir manualmente|abrir na mao|abrir em mao',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Sim, desligue o disjuntor antes de destravar o portão, mesmo sem luz na rua: se a energia volta ou alguém aperta o controle com a folha solta, o motor parte com a sua mão no caminho. Só depois gire a chave de destravamento.',
    ],
    heading: 'A ordem de destravar e de voltar',
    text: [
      'Para voltar, inverta: folha na posição de trabalho, chave travada, e por último o disjuntor. Com nobreak, desligue também o aparelho.',
      'Se a folha solta pesa ou desce, não insista; acertar o equilíbrio é conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Disjuntor do portão desligado.',
      'Ninguém sob a folha nem no vão.',
      'Chave até o fim, sem alavanca.',
      'Folha levada devagar, por uma pessoa só.',
    ],
  },
  {
    when: [
      'abrir|abre|abro|abrir em mao|destravar|soltar',
      'portao*',
      'travad*|emperrad*|preso|travou|emperrou',
      'manual|manualmente|em mao|com a mao',
    ],
    unless: 'carro|luz|energia|ficou em manual|preso em manual|travou em manual|em automatico',
    winsTies: true,
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'repair', 'safety'],
    answer: [
      'Para abrir na mão um portão eletrônico travado, desligue o disjuntor e olhe de fora se a folha está reta e os cabos inteiros; com cabo frouxo ou folha torta, não destrave e não passe embaixo. Estando tudo no lugar, gire a chave de destravamento do motor até o fim e leve a folha devagar: ela deve andar com uma mão. Se continua presa ou pesa muito, pare, porque o que trava é a mecânica; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde fica o destravamento e o que ainda prende',
    text: [
      'Em basculante, a chave entra na caixa do motor, no alto ou na coluna, ou solta o braço do fuso. Em portão de correr, gira-se a alavanca da frente do motor; em portão de abrir, solta-se cada braço.',
      'Se a folha anda livre depois de solta, o defeito é do motor ou do comando. Se continua presa, procure roldana, pivô, dobradiça ou trava elétrica, sem forçar com barra.',
    ],
    points: [
      'Pedra ou barro no trilho: tire antes de puxar.',
      'Trava elétrica que não estala ao comando: é ela que segura.',
      'Chave que roda sem soltar: pare, para não quebrar o desengate.',
      'Depois de aberto, tranque com corrente, porque a folha solta não se segura sozinha.',
    ],
  },
  {
    when: [
      'como arrumar|como consertar|como destravar|como abrir|abertura de|abrir',
      'portao',
      'travad*|emperrad*|preso',
    ],
    unless: 'carro|luz|energia',
    subject: 'abertura-manual',
    aspects: ['power', 'repair', 'safety'],
    answer: [
      'Para abrir um portão eletrônico travado, desligue o disjuntor, olhe se a folha está reta e no lugar e gire a chave de destravamento até o fim: solto o motor, ela deve andar com uma mão. Se continua presa, está torta ou pesa muito, pare, porque o que trava é a mecânica; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde o portão travou: motor, trava ou folha',
    text: [
      'Motor solto e folha livre dizem que o problema é comando ou motor. Motor solto e folha presa dizem que é roldana, pivô, dobradiça ou trava elétrica.',
      'Alavanca e pontapé quebram o redutor e empenam a folha, e o conserto cresce.',
    ],
    points: [
      'Trava elétrica que não recua: some o clique ao comandar.',
      'Folha de correr presa no começo: pedra ou roldana travada.',
      'Basculante que não sai do chão: cabo fora da polia ou pivô seco.',
      'Chave que gira em falso: desengate quebrado.',
    ],
    questions: [
      {
        question: 'A chave de destravamento sumiu. Como abro?',
        answer:
          'A chave se acha pelo modelo da etiqueta do motor; o técnico leva uma compatível ou abre pela caixa.',
      },
      {
        question: 'Depois de aberto na mão, posso usar assim?',
        answer:
          'Por poucos dias, com a folha leve e uma tranca própria. Sem o motor travado, ela não segura contra a rua.',
      },
    ],
  },
  {
    when: [
      'ficou em manual|esta em manual|travou em manual|ficou destravado|preso em manual',
      'nao volta|nao engata|nao trava|nao vai para automatico|nao sai|nao anda|nao funciona|e agora',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Portão que ficou no manual e não volta quase sempre só não engatou: com o disjuntor desligado, gire a chave até o fim da posição de trabalho e mova a folha um palmo para cada lado, até ouvir o encaixe. Depois ligue o disjuntor e mande abrir uma vez, de longe. Se o motor gira e a folha fica, a engrenagem ou o pino do destravamento se gastou, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    description:
      'Portão que ficou no manual e não volta quase sempre só não engatou: gire a chave até o fim e mova a folha um palmo até ouvir o encaixe.',
    heading: 'Por que ele não engata',
    text: [
      'Os dentes precisam se encontrar, e por isso a folha tem de andar um pouco enquanto a chave volta. Chave que não gira até o fim, miolo seco ou folha forçando no batente impedem o encaixe.',
    ],
    points: [
      'Não use alicate: chave partida dá mais trabalho.',
      'Até engatar, feche com cadeado e disjuntor desligado.',
      'Motor mudo depois de engatar: energia, fusível ou placa.',
    ],
    send: 'Mande um vídeo da chave girando e da folha sendo movida, de dentro.',
  },
  {
    when: [
      asksFunction,
      'chave de motor|chave de destravamento|chave de emergencia|chave de portao|chave de portao automatico|chave manual|chavinha',
    ],
    unless: `${otherThanFunction}|carro|perdi|perdida|sem chave|copia`,
    subject: 'abertura-manual',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['power', 'works'],
    answer: [
      'A chave do motor serve para soltar a folha e abrir o portão na mão quando falta luz ou o motor falha. Use-a com o disjuntor desligado, a folha reta e os cabos inteiros, e volte-a depois até engatar. Se ela sumiu, o modelo se acha pela foto da etiqueta; um mecanismo preso se conserta a partir de {{repair.from}}.',
    ],
    heading: 'Quem precisa saber dessa chave',
    text: [
      'Todos da casa, antes do primeiro apagão. Guarde-a fora da garagem também, porque sem outra entrada ela fica presa do lado de dentro.',
    ],
    points: [
      'Uma por modelo: a do vizinho raramente serve.',
      'Não fica na fechadura, ao alcance da rua.',
      'Ensaie uma vez por ano, com outra pessoa segurando a folha.',
    ],
    send: 'Mande a foto da etiqueta do motor e do lugar onde a chave entra.',
  },
];
