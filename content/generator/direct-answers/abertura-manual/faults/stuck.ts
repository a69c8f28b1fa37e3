/** Answers to titles about opening by hand: stuck. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { powerCut } from '../../../words/title-groups.ts';

export const stuckAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto custa*|quanto cobra*|quanto fica|quanto sai|preco|valor|cobra|cobram',
      'destrav*|portao travado|abrir portao trancado',
      'portao|motor|destravar|abrir',
    ],
    unless:
      'controle*|celular|motor novo|condominio*|predio*|placa|trava eletrica|conserto|consertar|externo|por fora|roda|carro|sem chave|sem a chave|perdi|perdeu',
    subject: 'abertura-manual',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Destravar na chave do motor não custa nada, porque quem mora na casa faz: disjuntor desligado, folha reta, cabos inteiros, e a chave gira até soltar. Se o portão não solta, pesa ou está torto, a visita não tem taxa, e o conserto que ele pedir fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes; fora do expediente esse valor se combina na conversa.',
    ],
    description:
      'Destravar o portão na chave do motor não custa nada; se ele não solta, a visita não tem taxa, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    heading: 'O que se paga quando a chave não resolve',
    text: [
      'O técnico acha o que prende: destravamento emperrado, trava elétrica, roldana fora do trilho ou folha caída de um lado. Paga-se a peça e o serviço que você aprovar, e não a abertura.',
    ],
    points: [
      'Sem a chave: diga a marca do motor já na primeira mensagem.',
      'Folha torta ou cabo solto: não gire nada e afaste as pessoas.',
      'Carro preso e hora marcada: avise, porque passa na frente.',
    ],
    send: 'Mande pelo WhatsApp uma foto do motor, outra da folha inteira e o bairro.',
  },
  {
    when: [
      'presa|preso|trancada|trancado|presos',
      'de fora|do lado de fora|lado de fora|em rua|na rua|para fora',
      'controle*|portao|chave',
    ],
    unless: 'cachorro*|gato|mao|dedo|pe|carro|debaixo|embaixo|cabeca',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Quem ficou do lado de fora sem o controle entra pela porta social, por outro controle da casa ou por um vizinho que alcance a botoeira; de fora, o portão só se solta se há destravamento externo com chave. Criança sozinha na rua não espera técnico: peça ajuda a um vizinho ou ligue 190.',
    ],
    heading: 'Antes de chamar alguém para abrir',
    text: [
      'Se o controle não funciona, tire e ponha a pilha dele, esfregue os contatos e aperte bem perto do motor. Nada de erguer ou forçar a folha: o redutor segura, a folha entorta, e basculante forçado desce em cima de quem levanta.',
      'Para não repetir, ponha um teclado, um destravamento externo com cilindro ou deixe um controle com alguém de perto; a instalação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Sem luz na rua: só chave externa ou porta social.',
      'Porta da casa trancada: chaveiro, que é outro serviço.',
      'Idoso ou doente dentro, sem resposta: 193.',
    ],
    further: 'O que dá para fazer por dentro está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Escreva que há gente do lado de fora, com o bairro e a foto do portão visto da rua.',
  },
  {
    when: [
      'preso em garagem|presa em garagem|preso dentro|presa dentro|trancado dentro|trancada dentro|trancado em garagem|trancada em garagem|preso do lado de dentro|ficou preso em casa|presos em garagem|nao consigo sair|com pessoa dentro|com gente dentro|com alguem dentro|com pessoas dentro|pessoa presa|pessoas presas|gente presa|alguem preso',
    ],
    unless:
      'carro|moto|ferid*|mao|dedo|perna|braco|cachorro|gato|animal|embaixo|roda|controle|chave|pedal|trava*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Preso na garagem com o portão fechado: desligue o disjuntor dele, ache a chave ou a alavanca de destravamento na caixa do motor, gire até soltar e leve a folha devagar. Se ela está torta, com cabo solto ou pesa, não force e saia por outra porta. Quem passa mal ou não tem outra saída liga 193; com o portão apenas parado, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Sair sem machucar ninguém',
    text: [
      'Antes da chave, aperte a botoeira da parede e tente outro controle: se um dos dois abre, não é preciso soltar nada. Veja também se caiu só o disjuntor do portão, e religue uma vez.',
      'Sem luz e sem chave, não suba na folha nem a force com alavanca. Chame quem está do lado de fora e peça a chave de destravamento externo, se o motor tem uma.',
    ],
    points: [
      'Basculante: uma pessoa escora a folha aberta enquanto a outra passa.',
      'Correr em descida: calço na frente antes de soltar.',
      'De abrir: recolha o pino da trava elétrica e o ferrolho de piso.',
      'Carro ligado em garagem fechada: desligue o motor, por causa da fumaça.',
    ],
    questions: [
      {
        question: 'Não acho a chave de destravamento. E agora?',
        answer:
          'Mande uma foto do motor: dizemos onde fica a do seu modelo. Em muitos serve uma chave comum, e em alguns há só uma alavanca sob a tampa.',
      },
    ],
    further: 'A rotina completa está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Escreva pelo WhatsApp que há gente presa e mande a foto do motor e o bairro: essa chamada passa na frente.',
  },
  {
    when: [
      'chave|chave de destravamento',
      'quebrou|partiu|quebrada|partida',
      'dentro|motor|portao|miolo|fechadura|cilindro',
    ],
    unless: 'fim de curso|central|carro|liga|fechadura de portao|fechadura portao',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Chave partida dentro do motor não se tira com alicate nem com furadeira: o pedaço entra mais e o miolo se perde. Se há luz, o portão continua abrindo pelo controle, e dá para esperar; sem luz, use outra saída. O técnico extrai o pedaço ou troca o cilindro, sem abrir a redução em muitos modelos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Extrair o pedaço ou trocar o cilindro',
    text: [
      'Guarde a parte que ficou na mão: por ela se copia a chave, se o perfil é comum. A de desenho próprio sai pelo modelo, lido na etiqueta do motor.',
      'A causa é miolo seco ou folha que empurra o desengate. Grafite em pó uma vez por ano e a folha aliviada com a mão antes de girar evitam a segunda.',
    ],
    points: [
      'Quebrou na posição aberta: o motor gira e a folha fica; prenda-a com corrente.',
      'Quebrou na posição fechada: o controle funciona como antes.',
      'Cópia guardada do lado de dentro, longe da rua.',
    ],
    further: 'A rotina da falta de luz está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande uma foto do miolo, outra do pedaço que sobrou e a da etiqueta do motor.',
  },
  {
    when: ['gato|cachorro|animal|passaro', 'preso|presa|prendeu|enroscou|esmag*'],
    unless: 'pode ser|pode ficar|podem ser|podem ficar|corre risco|risco de|evitar|para nao|medo|perigo de',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não aperte o controle: a central pode continuar o movimento em vez de voltar. Solte o motor pela chave e afaste a folha na mão só o bastante para o animal sair, com outra pessoa segurando; basculante torto ou com cabo solto não se mexe, e aí se chama o Corpo de Bombeiros, 193.',
    ],
    heading: 'Depois de soltar',
    text: [
      'Leve ao veterinário mesmo sem sangue, porque esmagamento machuca por dentro. O portão só volta a funcionar com a força conferida: ele devia ter parado ao encostar.',
      'Regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula baixa, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Cubra o animal com um pano grosso: assustado, ele morde.',
      'Não puxe pela pata.',
      'De correr: a folha volta na mão para o lado em que abria.',
    ],
    further: 'Como soltar o motor está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Se ele não soltar, mande a foto da tampa do motor pelo WhatsApp agora.',
  },
  {
    when: [
      'chave',
      'nao gira|nao vira|emperrada|presa|nao destrava|quebrou|travada|dura',
      'portao|motor|destrav*|travado',
    ],
    unless:
      'chave de fenda|carro|chave geral|fim de curso|sem chave|sem a chave|perdi|perdeu|sumiu|nao tenho',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Chave de destravamento que não gira quase sempre está com a engrenagem forçando contra a folha: desligue o disjuntor e, com a folha reta, empurre-a e puxe-a um pouco enquanto tenta girar, sem alicate. Miolo seco pede grafite em pó. Se nada cede, não quebre a chave dentro: com ela partida, abrir custa mais e demora mais.',
    ],
    heading: 'Miolo, trava interna ou folha presa',
    text: [
      'Gira em falso e não solta: o cabo ou o came de dentro se desprendeu. Não entra até o fim: sujeira ou chave de outro motor. Gira e a folha não anda: o que prende é trilho, cabo ou trava elétrica.',
      'Abrir, lubrificar ou trocar o destravamento entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Folha torta ou cabo frouxo: não destrave, mesmo que a chave gire.',
      'Chave quebrada no miolo: deixe o pedaço, não empurre.',
      'Treine uma vez por ano, e ela não emperra.',
      'Cópia da chave guardada do lado de dentro.',
    ],
    send: 'Mande pelo WhatsApp a foto da chave, do miolo e da etiqueta do motor, e diga se há carro preso.',
  },
  {
    when: [
      'carro preso|carro dentro|carro trancado|preso em garagem|presa em garagem|preso dentro|trancado em garagem|com carro dentro|com o carro dentro|carro nao sai|tirar o carro|tirar carro|sair com o carro|preciso sair|nao consigo sair|carro ficou',
    ],
    unless:
      'descarril*|trilho|fora de|torto|caiu|cabo|mola|para fora|condominio*|predio*|edificio*|portaria|zelador',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Portão travado com o carro dentro: desligue o disjuntor, olhe de longe se a folha está reta e com os cabos inteiros e só então gire a chave de destravamento do motor. Solta do motor, a folha deve andar com uma mão; se ela pesa, prende ou está torta, pare e espere o técnico, porque o que trava é a mecânica.',
    ],
    description:
      'Carro preso: desligue o disjuntor, veja se a folha está reta e com os cabos inteiros e só então gire a chave do motor.',
    heading: 'Tirar o carro em segurança',
    text: [
      'Faça em duas pessoas: uma leva a folha, outra vigia. O basculante aberto ganha uma escora antes de o carro passar, porque sem o motor nada garante que ele fique no alto.',
      'Se há pressa de saúde, chame um carro por aplicativo, o 192 (SAMU) ou o 193 (Bombeiros), e deixe o portão para depois.',
    ],
    points: [
      'Chave de destravamento: atrás de uma tampinha ou do lado da caixa do motor.',
      'Trava elétrica no portão de abrir: recolha o pino antes de puxar.',
      'Folha de correr em descida: calço antes de soltar.',
      'Depois de sair, feche na mão e trave o motor.',
      'Chave que gira em falso: não force, mande foto.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Por que travou e quanto custa',
        text: [
          'Tudo apagado é energia ou fusível; motor que zumbe é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; folha presa é trilho, roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Carro preso passa na frente na agenda.',
          'O expediente vai de {horário}. Fora dele, a assistência 24 horas depende de técnico disponível, e a resposta vem por mensagem.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso empurrar o portão com o carro?',
        answer: 'Nunca. A folha empena, o cabo escapa e o que era capacitor vira serralheria.',
      },
      {
        question: 'E se eu não acho a chave?',
        answer:
          'Mande a foto do motor e da etiqueta: dizemos onde fica o destravamento do seu modelo e se há outra saída.',
      },
    ],
  },
  {
    when: [
      'sem chave|perdeu a chave|chave de portao perdida|chave de motor perdida|chave de emergencia de portao perdida|chave de emergencia perdida|chave de destravamento perdida|perdi a chave|perdi chave|chave perdida|nao tenho a chave|nao tenho chave|chave sumiu|nao acho a chave|sem a chave|cade a chave|nao tem chave|nao tem a chave|nao sei da chave|nao achei a chave',
      'destrav*|abrir|motor|portao|manual|trav*|preso|presa',
    ],
    unless: 'porta social|fechadura|cadeado|controle|chave de casa',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Sem a chave de destravamento, o portão que não abre ainda se solta, porque muitos motores aceitam a chave comum do modelo, uma Allen ou uma alavanca sob a tampa. {Prova na mão}, encaixe a que serve, gire até o motor soltar e mova a folha devagar; basculante torto ou de cabo solto não se destrava. Mande a foto da fechadura e a da etiqueta do motor: dizemos qual serve, e o técnico a leva se for preciso.',
    ],
    description:
      'Sem a chave, o portão ainda se solta: muitos motores aceitam a chave comum do modelo, uma Allen ou uma alavanca sob a tampa, com o disjuntor desligado.',
    heading: 'O que tentar antes de forçar',
    text: [
      'Procure a chave no saco do manual, na gaveta dos controles e atrás do motor, e pergunte ao antigo morador. A chave do mesmo modelo, de um vizinho, costuma girar, porque o segredo é de linha e não de casa.',
      'Chave de fenda no miolo quebra a lingueta e transforma uma chave em uma fechadura. Corrente, martelo e alavanca na folha quebram o redutor.',
    ],
    points: [
      'Fenda sextavada: chave Allen da medida certa.',
      'Miolo redondo: chave do modelo, vendida como peça.',
      'Alavanca sob a tampa: não há segredo, só a tampa a tirar.',
      'Disjuntor desligado antes de mexer em qualquer uma.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Chave nova ou miolo novo',
        text: [
          'Com a visita, achar a chave, trocar o miolo e testar a soltura entra num conserto que parte de {{repair.from}}. Se a lingueta já foi forçada, a peça do destravamento leva o valor para cima, até {{repair.to}}.',
          'Faça duas cópias e deixe uma fora da garagem: na falta de luz, a que está trancada do lado de dentro não serve a quem chega da rua.',
        ],
      },
    ],
    questions: [
      {
        question: 'O chaveiro resolve?',
        answer:
          'Copia a chave se você tiver uma. Abrir o miolo com gazua costuma custar mais que a chave do modelo.',
      },
      {
        question: 'Dá para abrir sem destravar?',
        answer:
          'Com energia, sim, pelo controle ou pela botoeira. Sem energia, só com o destravamento ou um nobreak.',
      },
    ],
  },
  {
    when: [
      'chave|chaves',
      'chave quebrou|girando em falso|gira em falso|chave quebrada|quebrei a chave|chave partiu|chave dura|chave nao gira|chave gira em falso|chave emperrou|chave emperrada|chave presa',
      'destrav*|motor|portao|miolo|dentro|manual',
    ],
    unless: 'porta|cadeado|geral|fechadura',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Chave de destravamento quebrada, dura ou girando em falso não se força com alicate: a lingueta de dentro é fina e quebra. Desligue o disjuntor, tire o peso da folha movendo-a um pouco na mão e tente outra vez; se não gira, o caminho é lubrificar com grafite ou trocar o miolo.',
    ],
    heading: 'Dura, quebrada ou em falso',
    text: [
      'Dura quase sempre é folha forçando o pino: se alguém empurra o portão no sentido de fechar, a chave alivia. Óleo comum gruda poeira; grafite em pó é o certo para miolo.',
      'Girar sem resistência mostra lingueta ou cabo interno solto, e aí nenhuma chave resolve por fora.',
    ],
    points: [
      'Pedaço para fora: pinça, sem empurrar para dentro.',
      'Pedaço preso no fundo: chaveiro ou troca do miolo.',
      'Gira em falso: abre-se a caixa, com o técnico.',
      'Dura só no frio: graxa velha no mecanismo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se troca e quanto custa',
        text: [
          'Miolo, mola e lingueta são peças pequenas, e o serviço fica entre {{repair.from}} e {{repair.to}} conforme o motor precise ser aberto. Se o pino marcou a engrenagem, ela entra na faixa de {{part.gears.from}} a {{part.gears.to}}.',
        ],
        points: [
          'Teste o destravamento duas vezes por ano.',
          'Deixe a cópia fora da garagem.',
          'Nunca ligue o motor com a chave no meio do giro.',
        ],
      },
    ],
    questions: [
      {
        question: 'O portão fica fechado até lá?',
        answer:
          'Com o motor engatado e a energia ligada, ele continua abrindo pelo controle, e o que se perdeu foi a saída na falta de luz. Se ele ficou solto, não: o motor gira e a folha não anda, e o portão se fecha na mão, com corrente.',
      },
      {
        question: 'Serrar a fechadura é saída?',
        answer: 'Só em emergência e com quem conhece o motor. Serra na caixa chega fácil aos fios da rede.',
      },
    ],
  },
  {
    when: [
      'esqueci|esqueceu|esquecemos|ficou|deixei|deixaram|dormiu|passou a noite|a noite toda|a noite inteira',
      'destravado|destravada|em manual|sem travar|solto|destravei',
      'portao|motor',
    ],
    unless: 'chave|nao trava|nao engata|depois de destravado nao|voltar a travar|como travar|controle',
    subject: 'abertura-manual',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Tem perigo, sim: destravado, o portão não tem nada que o segure, qualquer um o empurra da rua, e a folha pode andar com o vento, na rampa ou por falta de equilíbrio. Trave agora: disjuntor desligado, chave de volta, folha movida devagar até ouvir o encaixe, e só então religue. Se alguém pode ter entrado, olhe a garagem antes.',
    ],
    heading: 'O que conferir depois de uma noite solto',
    text: [
      'Veja se a folha ficou no lugar, se os cabos estão inteiros e se nada encosta nela. No primeiro comando, fique à vista e com o vão livre: algumas centrais refazem o curso devagar.',
    ],
    points: [
      'Não engata: alguns centímetros de folha para lá ou para cá resolvem.',
      'Sem motor por dias: corrente e cadeado por dentro, com o disjuntor desligado.',
      'Basculante solto que desce: não fique embaixo, falta equilíbrio.',
    ],
    send: 'Se ele não engatar, mande a foto da fechadura do destravamento e a da etiqueta do motor.',
  },
  {
    when: [
      'modo manual|no manual|em manual|na mao|destravado|sem motor',
      'posso|pode|deixar|usar|ficar|problema|seguro|perigo*',
    ],
    unless:
      'ser aberto|aberto em mao|abrir|abre|ser levantado|sem luz|energia|pesad*|chave|como|nao trava|preso|instal*|trocar|retir*|remover|abrir manualmente',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Pode deixar o portão no manual por alguns dias, com o disjuntor desligado, mas sem o motor nada segura a folha: feche com cadeado ou corrente, e no basculante só a use se ela fica parada em qualquer altura. De correr em rampa não se deixa solto nem um minuto.',
    ],
    heading: 'Usar na mão sem risco',
    text: [
      'Antes de soltar, veja cabos, molas e trilho. Folha leve e reta se usa na mão com calma; folha que pesa, desce ou pende fica fechada até o conserto, e a saída é outra porta.',
      'Não religue o disjuntor com a chave no meio: o motor gira solto ou engata com tranco e quebra o dente.',
    ],
    points: [
      'Cadeado avisado: ponha um bilhete no disjuntor.',
      'Criança não mexe: a folha solta prende dedo.',
      'Vento: portão de abrir sempre preso.',
      'Voltando: engate, prove na mão, religue.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Enquanto o motor não volta',
        text: [
          'Se ele parou por defeito, o conserto fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço. Quem prefere ficar no manual de vez pode retirar o motor, e a folha precisa de fechadura própria.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor estraga parado?',
        answer: 'Em semanas, não. Em muitos meses, a graxa endurece e o capacitor perde valor.',
      },
      {
        question: 'Os controles ficam gravados?',
        answer: 'Ficam. Só a primeira viagem pode ser mais lenta.',
      },
    ],
    send: 'Conte por que ele está no manual e mande uma foto do portão por dentro.',
  },
  {
    when: [
      'destrav*|abrir manualmente|abertura manual|modo manual|soltar o motor|colocar em manual|por em manual',
      'como|passo|fazer|onde|portao|motor|basculante|correr|pivotante|eletronico|automatico',
    ],
    unless:
      'escorrega|desliza|corre sozinho|anda sozinho|rola|rampa|ladeira|descida|vai embora|perigoso|perigo|risco|seguro|chave|sem energia|sem luz|falta|acab*|nao destrava|duro|dura|nao engata|desce|cai|despenc*|fora|fechadura|nao consigo|emperr*|depois|carro|apagao|social|queimad*|voltar|interfone|conserto|preco|frio',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Para destravar o portão, desligue o disjuntor, confira de fora se a folha está reta e os cabos inteiros, ponha a chave no destravamento do motor e gire até soltar; depois leve a folha devagar, com ajuda. Para voltar, gire a chave ao contrário e mova a folha até ouvir o engate.',
    ],
    heading: 'Onde fica a chave em cada portão',
    text: [
      'No de correr, há uma portinhola ou alavanca na frente do motor, perto do chão. No basculante, uma alavanca ou cilindro no corpo do motor, às vezes com cordinha. No de abrir, uma tampa na ponta do pistão, uma para cada folha.',
      'A folha solta fica sem freio: em rampa ela corre, e no basculante sem equilíbrio ela desce. Se pesar, pare e trave outra vez.',
    ],
    points: [
      'Chave dura: mova um pouco a folha para aliviar o pino.',
      'Não gira: não force com alicate.',
      'Basculante: uma pessoa de cada lado, ninguém embaixo.',
      'Depois: confira que a folha não se move na mão, e só então religue.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se não destrava ou não volta a engatar',
        text: [
          'Limpeza ou troca do miolo entra num conserto de {{repair.from}} a {{repair.to}}; engrenagem marcada por tentativa forçada, de {{part.gears.from}} a {{part.gears.to}}. Aproveite a visita para aprender o movimento com a família.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso desligar o disjuntor mesmo sem luz?',
        answer: 'Sim. A luz volta sem avisar, e o motor pode partir com a sua mão na folha.',
      },
      {
        question: 'Perco a programação ao destravar?',
        answer:
          'Os controles, não. Algumas centrais só fazem a primeira viagem mais lenta para achar o curso.',
      },
    ],
    send: 'Mande uma foto do motor, de frente: mostramos na imagem onde fica a chave e para que lado gira.',
  },
  {
    when: [
      'cordinha|corda|cordao|puxador|alavanca|manopla',
      'destrave|destravamento|destravar|portao|motor|manual',
      'arrebentou|arrebent*|quebrou|quebr*|soltou|partiu|caiu|perdi|saiu',
    ],
    unless: 'varal|chave|controle',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A cordinha ou o puxador quebrado só tira o destravamento: o portão continua abrindo pelo controle enquanto houver luz. Não puxe o mecanismo com alicate, porque ele pode soltar a folha de uma vez; deixe a ponta presa, longe do motor, e não destrave até o conserto. Refazer o cabo ou a alavanca fica na faixa de conserto, de {{repair.from}} a {{repair.to}}, conforme o modelo.',
    ],
    heading: 'Sem luz e sem o puxador',
    text: [
      'Quem precisa sair usa outra porta ou espera a energia. Se a cordinha era a que levanta um basculante manual, é cabo de sustentação: aí ninguém fica embaixo e a folha não se move.',
    ],
    points: [
      'Fotografe as duas pontas da cordinha e de onde saíram.',
      'Guarde a peça quebrada: a medida ajuda.',
      'Peça ao técnico uma prova com o disjuntor desligado.',
    ],
    send: 'Mande uma foto do destravamento e da etiqueta do motor.',
  },
  {
    when: ['manualmente|em mao|com a mao|manual', 'abrir|portao|destrav*'],
    unless: `nao volta|voltar|ficou em manual|ficou manual|virou manual|ser manual|ficou no manual|nao trava|automatiz*|motoriz*|motor em|para automatico|em automatico|para eletronico|em eletronico|antigo|pesad*|duro|dura|empurrar|ladrao|ladroes|bandido*|arromb*|levantou|porteiro|zelador|segurar|seguro|segurando|enquanto fecha|fechando|${powerCut}`,
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Para abrir um portão eletrônico na mão, solta-se o motor da folha com a chave ou alavanca que fica na própria caixa, e não com força: o redutor segura a folha de propósito e quebra se for vencido. Com o disjuntor desligado e a folha reta, ela deve andar com uma mão só.',
    ],
    heading: 'Onde se solta o motor em cada tipo de portão',
    text: [
      'No basculante de fuso, a chave abre uma tampa na caixa ou solta o cursor do braço. No de correr, uma alavanca na frente do motor desencaixa a engrenagem; no de abrir, cada pistão tem a sua.',
      'Se a folha continua presa depois de destravada, ou a chave gira em falso, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Chave de triângulo ou de fenda larga: as duas mais comuns.',
      'Meia volta costuma bastar; não force além do fim.',
      'Feche na mão e puxe para conferir que ficou travado.',
      'Guarde uma cópia onde se alcance pela porta social.',
    ],
  },
  {
    when: [
      powerCut,
      'nao tenho chave|nao tenho a chave|sem chave|sem a chave|perdi a chave|nao acho a chave|sumiu a chave|cade a chave',
    ],
    winsTies: true,
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Sem a chave, não force a folha nem desmonte o motor com ela no alto. Procure-a com o manual, na caixa de luz, na portaria ou com quem instalou, e veja por fora se o seu motor usa alavanca, cordinha ou uma chave comum do modelo, que se compra pela etiqueta. Se nada aparece, saia por outra porta e espere a luz, ou chame: o técnico solta o motor e deixa uma chave nova, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Sem a chave, não force a folha: procure-a com o manual ou na portaria, veja se o motor usa alavanca ou chave comum, ou chame o técnico.',
    heading: 'Enquanto a luz não volta',
    text: [
      'Antes de procurar o destravamento, desligue o disjuntor do portão e olhe se a folha está reta e os cabos inteiros. Não corte corrente nem desparafuse o motor do basculante: pode ser ele que segura a folha.',
      'Cópia da chave se pede pelo modelo da etiqueta, e fica uma dentro de casa e outra fora.',
    ],
    points: [
      'De correr: procure a portinha na tampa, rente ao chão.',
      'Basculante: na caixa do motor, junto à coluna.',
      'De abrir: no próprio braço.',
      'Quem fica sem luz com frequência pensa em nobreak.',
    ],
    send: 'Mande uma foto da fechadura do destravamento e da etiqueta do motor: dizemos o que a abre.',
  },
  {
    when: [
      'preciso sair|preciso sair agora|preciso sair para trabalhar|tenho que sair|tenho que sair agora|tenho que trabalhar|preciso trabalhar|precisando sair|preciso ir trabalhar|tenho que ir trabalhar|tenho de ir trabalhar|tenho de sair|tenho que ir para o trabalho|preciso ir para o trabalho|estou atrasado|estou atrasada|vou chegar atrasado|vou me atrasar',
      'portao|motor|o que faco|o que eu faco|o que fazer|que que eu faco|como faco|como eu faco|como abro|como abrir',
      'nao abre|nao quer abrir|nao sobe|nao levanta|nao funciona|nao liga|nao anda|nao responde|travou|travado|emperrou|enguicou|parou|parado|quebrou|pifou|estragou',
    ],
    unless:
      'domingo*|madrugada|condominio*|predio*|luz|energia|cabo*|mola*|trilho|caiu|torto|torta|nao fecha',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Se o portão não abre e você precisa sair agora, tente a botoeira da parede e outro controle; se nada responde, o caminho é abrir na mão. Desligue o disjuntor do portão, confira se a folha está reta e os cabos inteiros, gire a chave de destravamento e leve a folha devagar, com outra pessoa segurando. Se ela pesa ou está torta, não force; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    description:
      'Portão não abre e você precisa sair: tente a botoeira; se nada responde, desligue o disjuntor e, com a folha reta, solte o motor na chave e abra na mão.',
    heading: 'Sair agora e consertar depois',
    text: [
      'Basculante aberto assim precisa de escora enquanto o carro passa. Depois, com a folha reta e os cabos inteiros, feche na mão e deixe o motor engatado, para a casa não ficar só encostada.',
      'Sem a chave, ou com a folha presa, vá de carro por aplicativo e avise-nos: carro preso passa na frente na agenda, de {horário}.',
    ],
    points: [
      'Disjuntor do portão caído: religue uma vez, e só uma.',
      'Motor que ronca e não sai: não insista no controle, porque ele queima.',
      'Cheiro de queimado ou choque: disjuntor desligado, e ninguém encosta.',
    ],
    send: 'Mande o bairro, um vídeo do que ele faz ao apertar o botão e a foto da etiqueta do motor.',
  },
];
