/** People, animals and cars held or hit, doors that have to be opened now, keys that are missing. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const emergencyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'crianca*|bebe|filho|filha|neto|neta|idoso|idosa|pessoa|alguem|mulher|homem|entregador|carteiro|visita|visitante|vizinho|vizinha|funcionario|diarista|moco|moca|senhora|senhor|minha mae|meu pai|perna|pe|braco|mao|dedo|dedos|cabeca',
      'prende|prendeu|preso|presa|prensa|prensou|prensad*|esmag*|atropel*|machuc*|feriu|ferid*|caiu em|atingiu|acertou|bateu em|em cima|fechou em',
      'portao|motor|basculante|garagem',
    ],
    unless:
      'carro preso|evitar|para nao|nao prende|seguro para|pode prender|pode esmagar|pode machucar|pode prensar|pode ferir|machuca|perigoso|e perigoso|risco',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Se há alguém preso ou ferido no portão, solte o controle, desligue o disjuntor e mova a folha na mão, pela chave de destravamento, só o bastante para a pessoa sair. Ferimento, pancada na cabeça ou desmaio: 192 (SAMU); pessoa que não sai: 193 (Bombeiros).',
    ],
    heading: 'Nos primeiros minutos',
    text: [
      'Não acione o portão para soltar a pessoa: ele pode fechar mais antes de abrir. Se a folha pesa ou não destrava, calce-a para que não avance e espere os bombeiros.',
      'Quem levou pancada na cabeça, no pescoço ou nas costas não se levanta nem se arrasta. Cubra, converse e siga o que o 192 disser.',
    ],
    points: [
      'Energia cortada no quadro antes de pôr a mão na folha.',
      'Escora ou cavalete sob o basculante aberto.',
      'Uma pessoa no socorro, outra na rua esperando a ambulância.',
      'Criança que bateu a cabeça vai ao médico mesmo se parecer bem.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Antes de o portão ser usado outra vez',
        text: [
          'Ele fica desligado até se medir força, testar a fotocélula e ver cabo, mola e contrapeso. Portão que prensa tem força alta, sensor fora da altura ou folha que desce por peso próprio. Regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}. Peça por escrito o que foi encontrado e corrigido.',
        ],
        points: [
          'Não mexa na regulagem antes da visita: ela mostra o que falhou.',
          'Segundo par de fotocélula, baixo, onde há criança.',
          'Teste de reversão com caixa de papelão, na sua frente.',
          'Controle fora do alcance de criança.',
        ],
      },
    ],
    questions: [
      {
        question: 'Um portão certo devia ter parado?',
        answer:
          'Sim: com força regulada ele recua ao encostar, e com fotocélula nem encosta. Se não parou, algo estava fora do lugar ou faltava.',
      },
      {
        question: 'Quem responde pelo acidente?',
        answer:
          'Depende do caso: dono, condomínio, quem fez a manutenção. Guarde fotos e laudo e procure um advogado; nós cuidamos do portão.',
      },
    ],
  },
  {
    when: [
      'cachorro*|cao|gato|gata|pet|cadela|filhote',
      'prendeu|preso|presa|prensou|prensad*|esmag*|machucou|machucad*|machucando|bateu|fechou|em cima|atropel*|pegou|enroscou',
    ],
    unless: 'evitar|seguro para|nao passar|cobertura',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Cachorro ou gato preso no portão: desligue o disjuntor, destrave o motor e afaste a folha na mão, devagar, sem acionar o controle. Animal com dor morde: use um pano grosso, e leve-o ao veterinário mesmo que ande, porque a pressão machuca por dentro.',
    ],
    heading: 'Soltar o animal sem piorar',
    text: [
      'Se a folha não se move na mão, não insista com o motor: calce-a para que não avance e ligue 193, que também atende animal preso.',
      'Depois de solto, ele não deve ser puxado pelas patas. Uma tábua ou um cobertor servem de maca até o carro.',
    ],
    points: [
      'Outra pessoa segura a folha enquanto você tira o animal.',
      'Basculante aberto leva escora.',
      'Portão desligado até a visita.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Por que o sensor não viu',
        text: [
          'A fotocélula fica na altura do carro, e um animal passa por baixo do feixe. Um segundo par, baixo, custa de {{part.photocell.from}} a {{part.photocell.to}} e é o que protege bicho e criança. A força regulada, de {{part.adjustment.from}} a {{part.adjustment.to}}, faz a folha recuar ao encostar. Sem essas duas coisas, o fechamento automático fica desligado.',
        ],
        points: [
          'Vão sob a folha estreito, sem espaço para cabeça.',
          'Vão da dobradiça e da cremalheira coberto.',
          'Ninguém aciona o portão sem ver o vão.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para o portão sentir um cachorro pequeno?',
        answer: 'Pela força, nem sempre: um animal leve não faz resistência. O que o vê é o feixe baixo.',
      },
      {
        question: 'Em quanto tempo põem o segundo sensor?',
        answer: 'Em uma visita, quando há como passar o fio. Sem fio possível, estudamos um par a bateria.',
      },
    ],
  },
  {
    when: [
      'carro preso|carro dentro|carro trancado|preso em garagem|presa em garagem|preso dentro|trancado em garagem|com carro dentro|com o carro dentro|carro nao sai|tirar o carro|tirar carro|sair com o carro|preciso sair|nao consigo sair|carro ficou',
    ],
    unless: 'descarril*|trilho|fora de|torto|caiu|cabo|mola|para fora',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Portão travado com o carro dentro: desligue o disjuntor, olhe de longe se a folha está reta e no lugar e gire a chave de destravamento do motor. Solta, ela deve andar com uma mão; se pesa, prende ou está torta, pare e espere o técnico, porque o que trava é a mecânica.',
    ],
    heading: 'Tirar o carro em segurança',
    text: [
      'Faça em duas pessoas: uma leva a folha, outra vigia. O basculante aberto ganha uma escora antes de o carro passar, porque sem o motor nada garante que ele fique no alto.',
      'Se há pressa de saúde, chame um carro por aplicativo ou o 192, e deixe o portão para depois.',
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
      'Sem a chave de destravamento, o portão que não abre ainda pode ser solto: muitos motores usam uma chave comum do modelo, um sextavado ou uma alavanca que não pede segredo. Leia a etiqueta do motor e mande a foto da fechadura: dizemos qual serve e, se preciso, o técnico a leva.',
    ],
    heading: 'O que tentar antes de forçar',
    text: [
      'Procure no saco do manual, na gaveta dos controles, pendurada atrás do motor ou com o antigo morador. A chave do mesmo modelo, de um vizinho, costuma girar, porque o segredo é de linha e não de casa.',
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
    unless: 'porta|cadeado|geral',
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
      'bati*|bateu|bateram|batida|batemos|de re|colidi*|amass*|encostei|dei re|trombou',
      'portao',
      'carro|re|caminhao|moto|veiculo|com o carro|vizinho|entregador|bati|bateu|bateram',
    ],
    unless: 'fechou|fecha em|desceu|sozinh*|nao volta|portao bateu|portao bate|portao que bate|caiu|trilho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Bateram ou você bateu com o carro no portão: não acione o motor e não destrave, desligue o disjuntor e deixe a folha onde está. Torta, ela pode sair do trilho ou soltar o contrapeso; primeiro o serralheiro a põe no esquadro, depois vemos motor, braço e fim de curso.',
    ],
    heading: 'O que olhar de longe depois da batida',
    text: [
      'Compare as frestas dos dois lados, veja se os cabos estão nas polias e se há solda aberta na coluna. Folha inclinada para a rua se isola com cone ou corda, e ninguém passa por baixo.',
      'Fotografe tudo antes de mexer, com a placa do carro se for de outro: é o que o seguro pede.',
    ],
    points: [
      'Basculante: cabos, contrapeso e pivôs no lugar.',
      'De correr: roldanas no trilho e guia de cima fechada.',
      'De abrir: dobradiça, braço do motor e batente.',
      'Fotocélula: costuma entortar mesmo em batida leve.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quem conserta o quê e quem paga',
        text: [
          'Desempenar e soldar é serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}} quando o serviço é pequeno; motor, braço, cabo e sensor são nossos, de {{repair.from}} a {{repair.to}}. Quem bateu responde pelo dano, e o orçamento por escrito serve ao seguro dele ou ao acordo.',
        ],
      },
    ],
    questions: [
      {
        question: 'Parece só amassado e o portão anda. Posso usar?',
        answer: 'Espere a conferência. Folha que força o guia gasta engrenagem e roldana em poucas semanas.',
      },
      {
        question: 'Vocês fazem o orçamento para o seguro?',
        answer: 'Fazemos o da parte do motor e dos acessórios, com fotos. A folha é orçada pelo serralheiro.',
      },
    ],
  },
  {
    when: [
      'fechou em|fecha em|desceu em|caiu em|bateu em|batendo em carro|bate em|em cima de|pegou|acertou|amassou|fechando em',
      'carro|moto|capo|teto de carro|veiculo|para choque',
    ],
    unless: 'bateu em portao|bati',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Portão que fechou em cima do carro: não tire o carro nem dê ré antes de aliviar a folha; desligue o disjuntor, confira se os cabos estão inteiros e solte o motor na chave, com alguém segurando. Depois disso ele fica desligado até fotocélula e força serem testadas.',
    ],
    heading: 'Por que ele não parou nem voltou',
    text: [
      'Duas proteções deviam agir: a fotocélula, que vê o carro antes, e a força, que recua ao encostar. Se nenhuma agiu, falta o sensor, ele está fora da altura ou a força foi aumentada para vencer uma folha pesada.',
      'Fechamento automático sem fotocélula é a combinação que mais amassa carro. Até o conserto, ele fica desligado na central.',
    ],
    points: [
      'Fechou com o carro parado no vão: fotocélula ausente ou cega.',
      'Encostou e continuou: força alta ou embreagem travada.',
      'Desceu de uma vez, sem motor: cabo, mola ou contrapeso.',
      'Fechou com o segundo carro entrando: pausa curta demais.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se corrige e quem paga o carro',
        text: [
          'Par de fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; força e pausa, de {{part.adjustment.from}} a {{part.adjustment.to}}; cabo ou mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A prova se faz com uma caixa de papelão no vão, nunca com o carro.',
          'Sobre a lataria, fotografe tudo e fale com o seguro; em condomínio, avise o síndico por escrito no mesmo dia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso abrir pelo controle para soltar o carro?',
        answer:
          'Só se a folha estiver reta, com os cabos inteiros e ninguém por perto. Na dúvida, alivie na mão.',
      },
      {
        question: 'Um par de fotocélula basta?',
        answer:
          'Para carro comum, sim. Caminhonete alta e moto baixa às vezes pedem um segundo par em outra altura.',
      },
    ],
  },
  {
    when: [
      'ladrao|ladroes|arromb*|invadi*|tentaram abrir|forcaram|forcado|levantaram|levantar o portao|tentativa de roubo|tentativa de assalto',
      'portao|basculante|garagem|motor',
    ],
    unless:
      'evitar|evito|impedir|proteger|proteg*|mais seguro|segura contra|contra ladrao|contra ladroes|reforc*|dificultar|trava para|preco|seguranca contra|controle|clon*|levaram o motor|roubaram o motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão forçado por ladrão: chame o 190 se ele ainda pode estar por perto, não entre sozinho e não acione o motor antes de olhar a folha. Depois, disjuntor desligado, fotos para o boletim e revisão do que segura a folha fechada: engrenagem, braço, trava e destravamento.',
    ],
    heading: 'O que costuma ceder quando forçam',
    text: [
      'Quem levanta um basculante vence o motor pelo dente da engrenagem ou pela porca do fuso; quem puxa o de correr solta a cremalheira. O portão pode até fechar depois, mas já não segura.',
      'Se abriram sem marca, a entrada foi outra: controle copiado, botoeira ao alcance da grade ou chave de destravamento com acesso pela rua.',
    ],
    points: [
      'Empurre a folha fechada: se ela cede, a transmissão quebrou.',
      'Apague a memória e regrave os controles da casa.',
      'Confira se a chave de destravamento continua no lugar.',
      'Para a primeira noite: corrente e cadeado, com o disjuntor desligado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Consertar e reforçar na mesma visita',
        text: [
          'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}; braço e suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}; regravar controles, de {{part.programming.from}} a {{part.programming.to}}. A trava elétrica tira o esforço do motor e é orçada com a foto da folha.',
        ],
        points: [
          'Trava elétrica no piso ou na coluna.',
          'Código rolante no lugar do fixo.',
          'Fio da botoeira longe da grade.',
          'Proteção sobre o destravamento externo.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor sozinho não devia segurar?',
        answer: 'Ele segura contra a mão, não contra alavanca. Onde há risco, a trava é que faz esse papel.',
      },
      {
        question: 'O seguro pede laudo?',
        answer:
          'Costuma pedir boletim de ocorrência, fotos e orçamento. Entregamos o orçamento da parte do motor por escrito.',
      },
    ],
  },
  {
    when: [
      'ficou aberto|parou aberto|travou aberto|aberto e nao fecha|nao fecha e|portao aberto|travado aberto|emperrou aberto|emperrado aberto|trancou aberto|enguicou aberto|parado aberto|preso aberto|travou com a garagem aberta|garagem aberta',
      'noite|madrugada|dormir|rua|viagem|como fechar|manual*|nao fecha|portao|sem luz|casa expost*|casa aberta',
    ],
    unless:
      'pisca*|luz vermelha|apit*|alarme|aviso|esquec*|celular|saber se|calc*|escor*|segurar|basculante*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Portão de correr ou de abrir que ficou aberto se fecha na mão agora: desligue o disjuntor, solte o motor na chave, leve a folha devagar, se ela está reta e no trilho, volte a chave até engatar e passe corrente e cadeado. O basculante só se desce com cabos inteiros e folha reta, com duas pessoas; com um lado mais baixo ou um cabo frouxo, ninguém fica embaixo, e ele espera o técnico. O conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Fechar, travar e dormir tranquilo',
    text: [
      'Antes de soltar, tire o que está no vão e limpe as lentes da fotocélula: muito portão que não fechava fecha nesse momento, pelo próprio controle.',
      'Se a folha está torta, pesada ou fora do trilho, não a mova. Escore-a, isole a entrada e chame; o 190 atende se houver risco na rua.',
    ],
    points: [
      'Basculante: uma pessoa de cada lado, mãos fora do vão.',
      'De correr: empurre pelo meio da folha, nunca pela ponta.',
      'De abrir: feche e baixe o ferrolho.',
      'Motor que não engata: corrente e cadeado até a visita.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Por que ele não fechou sozinho',
        text: [
          'Fotocélula cortada é a primeira causa, de {{part.photocell.from}} a {{part.photocell.to}}; depois vêm fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}, e relé de fechamento. Portão aberto para a rua passa na frente na agenda, e fora de {horário} depende de técnico disponível.',
        ],
      },
    ],
    questions: [
      {
        question: 'O portão fechado na mão fica trancado?',
        answer: 'Fica se o motor engatou: empurre a folha e veja se ela resiste. Se ceder, use corrente.',
      },
      {
        question: 'Posso tirar a fotocélula para ele fechar?',
        answer: 'Não deixe assim. Sem ela a folha desce sem ver ninguém; feche na mão e espere o conserto.',
      },
    ],
    further: 'As causas, uma por uma, estão em [portão não fecha](/portao-nao-fecha).',
  },
  {
    when: [
      'ambulancia|samu|bombeiro*|socorro|emergencia medica|passando mal|gente doente|doente|maca',
      'portao|garagem|abrir|condominio',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Com socorro chegando e o portão parado, não perca tempo com o motor: abra a porta social, desligue o disjuntor do portão e gire a chave de destravamento para levar a folha na mão, em duas pessoas. Se ela não se move, diga ao 192 ou ao 193 que a garagem está bloqueada.',
    ],
    heading: 'Quem faz o quê enquanto a ambulância vem',
    text: [
      'Uma pessoa fica com o doente, outra no portão, outra na rua para orientar. A maca passa pela porta social; o carro do socorro não precisa entrar na garagem.',
      'No basculante aberto sem motor, ponha escora antes de alguém passar embaixo.',
    ],
    points: [
      'Chave de destravamento num lugar que todos saibam.',
      'Porta social que abra por dentro sem energia.',
      'Telefone do síndico e da portaria à mão.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Deixar o portão pronto para uma urgência',
        text: [
          'Treine o destravamento uma vez por semestre, com todos os adultos da casa. Um nobreak dá algumas aberturas sem luz, e a folha equilibrada anda na mão de qualquer um; acertá-la fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Os bombeiros podem cortar o portão?',
        answer: 'Podem, quando há vida em risco. A decisão é deles, e o conserto vem depois.',
      },
      {
        question: 'Em prédio, de quem é a chave?',
        answer: 'Do condomínio. Ela deve ficar na portaria, identificada, e não só com o zelador.',
      },
    ],
  },
];
