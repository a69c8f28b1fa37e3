import type { Subject } from '../subject.ts';

export const fimDeCurso: Subject = {
  name: 'fim de curso',
  plural: 'fins de curso',
  gender: 'm',
  aliases: [
    'fim-de-curso',
    'fim de curso do portão',
    'fim de curso de portão',
    'fim de curso magnético',
    'fim de curso mecânico',
    'fins de curso do portão',
    'sensor de fim de curso',
    'chave de fim de curso',
    'microchave',
    'reed switch',
    'ímã do portão',
    'imã do portão',
    'ímã de fim de curso',
    'limite do portão',
    'encoder',
    'curso do portão',
    'percurso do portão',
  ],
  answers: {
    what: [
      'O fim de curso é o sensor que diz à central que a folha chegou ao ponto de parada. Pode ser um ímã com um pequeno sensor, uma chave que se aperta na passagem ou um encoder que conta voltas, e sem ele o motor continua a empurrar. Regulá-lo custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'O fim de curso marca as duas pontas do caminho do portão, aberto e fechado. Quando ele sai do lugar, o portão para antes da hora, bate no fim ou não para nunca. O acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    works: [
      'O fim de curso magnético tem ímãs na folha ou na cremalheira e um sensor no motor: ao passar em frente, o contato muda e a central corta a corrente. O tipo encoder não tem peça nas pontas; ele conta voltas, e a placa memoriza quantas são.',
    ],
    price: [
      'A regulagem do fim de curso parte de {{repair.from}}, e a troca de ímã ou sensor fica dentro da faixa que vai até {{repair.to}}. O valor depende da causa: ímã caído, sensor queimado ou folha que mudou de lugar.',
    ],
    buy: [
      'Para comprar um fim de curso, veja que tipo a central reconhece: magnético, chave ou encoder. Um sensor do tipo errado não se adapta, e com a foto da etiqueta do motor levamos o certo na visita.',
    ],
    choose: [
      'Escolha o fim de curso conforme o motor e a central: o magnético é simples e comum, o encoder permite desaceleração precisa. Ao trocar um conjunto completo o tipo vem definido; ao trocar só a peça, siga o que já está.',
    ],
    compatibility: [
      'Um fim de curso magnético só serve numa central que tenha entrada para esse sensor, com contato aberto ou fechado conforme o modelo. Encoder e chave falam outra língua com a placa, e não se trocam entre si.',
    ],
    install: [
      'O fim de curso se instala com a folha parada nas duas pontas: o ímã é fixado em frente ao sensor com a distância que o fabricante pede e presos os parafusos. Depois o portão faz ciclos completos e a parada é acertada em milímetros.',
      'Na instalação do fim de curso marcamos primeiro o ponto em que a folha deve parar sem encostar com força. O ímã fica um pouco antes, porque entre o corte da corrente e a parada a folha ainda anda.',
    ],
    adjust: [
      'Regular o fim de curso é mover o ímã ou gravar o ponto novo na central, poucos milímetros por vez, e observar várias viagens. Portão que bate quer parada mais cedo; o que fica com fresta quer mais tarde.',
    ],
    program: [
      'Na central com encoder, programar o fim de curso é gravar o percurso: ela leva a folha devagar às duas pontas e conta os passos. Se a luz ou o apito confirma, o ponto ficou na memória.',
    ],
    repair: [
      'O conserto do fim de curso é recolocar ímã, trocar sensor ou refazer fio, e parte de {{repair.from}}. A folha é conferida antes, porque dobradiça e roldana cedidas tiram o ímã da frente do sensor.',
    ],
    replace: [
      'Troca-se o fim de curso quando o sensor não muda de estado diante de um ímã bom, quando a chave perdeu a mola ou quando o encoder conta errado. O ímã se substitui à parte, e é a mais barata dessas trocas.',
    ],
    signs: [
      'O fim de curso pede atenção quando o portão para um pouco antes, quando bate no final ou quando o motor continua a roncar com a folha encostada. O último sinal é urgente, pois o motor se aquece.',
    ],
    worth: [
      'Vale consertar o fim de curso assim que ele falha, porque o preço é pequeno e o dano do motor forçando contra o batente é grande. Um ímã colado a tempo poupa a engrenagem.',
    ],
    lifetime: [
      'Um fim de curso magnético não tem desgaste e dura anos; o que cai é o ímã, por cola ou parafuso frouxo. A chave mecânica cansa antes, pela mola.',
    ],
    care: [
      'O cuidado com o fim de curso é olhar os ímãs de vez em quando, limpar a frente do sensor e manter a folha alinhada. Na revisão, anual em casa e a cada {{maintenance.interval}} em prédio, reaperta-se tudo e se confere a parada.',
    ],
    safety: [
      'O fim de curso é o que impede o motor de esmagar o portão contra o batente, e contra quem estiver lá. Nunca o desligue para fazer o portão andar mais.',
    ],
    power: [
      'Sem energia, o fim de curso não se perde: o ímã está no lugar e o encoder guarda o valor, embora muitas centrais andem devagar na primeira viagem depois da volta da luz.',
    ],
    allowed: [
      'No fim de curso você pode ver de longe se o ímã ainda está no lugar e limpar a poeira, com o disjuntor desligado. Mexer na posição sem entender a central faz o portão bater ou parar fora do ponto.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Ímã, chave e encoder',
      text: [
        'Todos dizem a mesma coisa à placa. O ímã é o mais usado em portão de correr; a chave mecânica aparece em motores antigos e em basculante; o encoder vai dentro do motor dos modelos novos.',
      ],
      points: [
        'Ímã com sensor magnético: sem contato e sem desgaste.',
        'Chave com haste: a folha a empurra e ela corta a corrente.',
        'Encoder: conta as voltas, e a placa sabe a posição o tempo todo.',
        'Corte por esforço: a central para quando o motor encosta, recurso que alguns modelos usam no lugar das pontas.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Do sensor ao relé da central',
      text: [
        'A folha avança, o ímã passa em frente ao sensor, e o contato muda. A placa abre o relé do motor, e a inércia leva a folha por mais um pequeno trecho.',
        'Por isso o ponto se regula com o portão no ritmo real: mais rápido, ele anda mais depois do corte. Nos modelos com desaceleração, a placa começa a reduzir antes, e o sensor serve de aviso final.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'O ajuste fino da parada',
      text: [
        'Um bom ponto é aquele em que a folha encosta sem estalo. Ajustamos primeiro o fechamento, que é onde a trava e a fechadura precisam casar, e só então a abertura.',
      ],
      steps: [
        'Deixamos a folha solta e conferimos o caminho dela e os batentes.',
        'Marcamos o lugar de parada com giz, com a folha encostada.',
        'Posicionamos o ímã um pouco antes da marca.',
        'Fazemos cinco ciclos e observamos se o ponto se repete.',
        'Apertamos e selamos o parafuso, e repetimos a prova com o motor quente.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Quando a folha muda e o ponto não',
      text: [
        'O metal dilata no sol, a roldana baixa com o uso, o batente cede na alvenaria. O ímã está onde sempre esteve, mas a folha não chega mais nele na mesma hora.',
        'Se o ajuste precisa ser refeito de mês em mês, a parte mecânica é que está se movendo. Vamos atrás dela antes de mexer no sensor.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Fixação do ímã e do sensor',
      text: [
        'A fita dupla-face que vem em alguns kits cede com o calor de janeiro. Preferimos parafuso ou abraçadeira de metal, com o ímã na altura do sensor e sem tinta por cima.',
        'A folga entre os dois vem no manual. Demais, o sensor não o percebe; de menos, a folha que balança encosta e arranca.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de fim de curso desregulado',
      text: ['Repare no que o portão faz no último palmo do caminho.'],
      points: [
        'Para com uma fresta que antes não havia.',
        'Bate e volta alguns centímetros.',
        'Continua roncando com a folha encostada.',
        'Para no mesmo ponto todas as vezes, longe do fim.',
        'Funciona num sentido e não no outro.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Como se acha a causa',
      text: [
        'O sensor magnético se testa com um ímã solto: aproximado, a luz da placa ou o estado do contato tem de mudar. Se muda, o sensor está bom, e o problema está na posição ou no ímã da folha.',
        'Quando não muda, mede-se o fio até a central. Fio quebrado dentro do chicote, na curva junto ao motor, é mais comum que sensor queimado.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Fim de curso e o esforço no batente',
      text: [
        'Um portão de correr sem fim de curso pode pular da cremalheira ou sair do trilho ao chegar no fim. Num basculante, a folha forçada no alto pode romper cabo ou braço.',
        'Por isso o batente físico continua existindo. O sensor corta a corrente, e o batente de ferro segura a folha se o sensor falhar.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O preço de repor o ímã e o de acertar a folha',
      text: [
        'Um ímã recolocado é serviço curto; uma folha que precisa de roldana, pino ou solda muda o valor. No orçamento separamos as duas coisas, para você saber o que fica para depois.',
        'As peças trocadas têm {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}. Na instalação de um kit, a partir de {{kit.padrao}}, a regulagem do curso já faz parte.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Trocar a central e manter o sensor',
      text: [
        'A placa nova tem de aceitar o tipo de sensor que já está no motor. Uma central de encoder não lê um ímã, e a troca, nesse caso, sai mais cara que parece.',
        'Quando não há compatível, avaliamos se um sensor externo resolve ou se o conjunto inteiro já deve ser trocado, o que custa de {{replacement.from}} a {{replacement.to}} numa casa.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Conservação dos ímãs e do sensor',
      text: [
        'Limalha de ferro gruda no ímã e engana o sensor. Passe um pano seco de vez em quando, com o portão desligado no disjuntor.',
        'Na pintura do portão, peça que cubram o ímã e não o pintem por cima. Camada de tinta grossa aumenta a distância e o sensor deixa de perceber.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'O que dura mais em cada tipo',
      text: [
        'O magnético, sem contato, dura quase tanto quanto o motor. A chave mecânica perde a mola com o uso e com a ferrugem; o encoder sofre com poeira e com o disco que se descola.',
        'Num portão de muitas aberturas, vale pedir que a chave seja olhada junto com a cremalheira, na mesma visita.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-stop', 'slams', 'hums', 'hot'],
      answer: [
        'Se o motor não para ao encostar, o fim de curso não avisou: ímã caído, sensor com fio solto ou chave presa. Corte o disjuntor logo, porque o motor parado e energizado queima em poucos minutos.',
      ],
      heading: 'Fim de curso que não corta o motor',
      text: [
        'A folha bate, o motor continua a empurrar e o ruído muda para um ronco. A embreagem e a força limitam o dano em parte, mas a corrente continua alta.',
      ],
      points: [
        'Um ímã a menos na folha ou na cremalheira: caiu.',
        'Ímã no lugar e nada muda: sensor ou fio.',
        'Só num sentido: o contato desse lado.',
        'Depois de pintar o portão: tinta sobre o ímã.',
      ],
      careful: 'Não segure a folha nem fique no vão para ver onde ela vai parar.',
      technician:
        'O técnico testa o sensor com um ímã solto, recoloca e ajusta, a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'Se o motor ficou ligado por muito tempo, veja [motor que não desliga](/motor-do-portao-nao-desliga).',
    },
    {
      fault: ['does-not-close', 'stops-halfway', 'does-not-open', 'reverses'],
      answer: [
        'Um fim de curso que acusa cedo demais faz o portão parar antes e deixar uma fresta. Veja se algum ímã se deslocou ou se há limalha no sensor; não tente empurrar a folha à força.',
      ],
      heading: 'Parada antes da hora',
      text: [
        'Outros motivos dão o mesmo efeito: força baixa na central, roldana ruim, fotocélula, curso gravado com a folha presa. Por isso se observa em que ponto ele para, e se é sempre o mesmo.',
      ],
      points: [
        'Sempre no mesmo ponto: ímã deslocado ou obstáculo.',
        'Em pontos diferentes: força ou fotocélula.',
        'Para e volta: a central entendeu obstáculo.',
        'Fica com fresta no calor e fecha à noite: dilatação.',
      ],
      careful: 'Não afrouxe o parafuso do ímã sem marcar antes a posição.',
      technician:
        'O técnico reposiciona o ímã, regrava o curso e confere a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      more: 'Todas as causas da fresta estão em [portão não fecha até o fim](/portao-nao-fecha-ate-o-fim).',
    },
    {
      fault: ['loose', 'broken', 'lost', 'worn', 'rusty'],
      answer: [
        'Ímã do portão que caiu se acha no chão, perto do motor, ou preso em algum ferro da garagem. Guarde-o e não cole no lugar aproximado, porque o ponto e o lado precisam ser acertados.',
      ],
      heading: 'Ímã solto, chave quebrada ou sensor partido',
      text: [
        'Ímã de cremalheira solta com a vibração e com o sol. A chave quebra na haste, e o sensor parte quando a carcaça do motor é batida.',
      ],
      points: [
        'Ímã no chão: parafuso ou cola que cedeu.',
        'Haste da chave torta: folha fora de posição.',
        'Sensor com fio à mostra: cobertura caída.',
      ],
      careful: 'Não passe a mão na cremalheira com o portão alimentado; a folha pode andar.',
      technician:
        'O técnico fixa com parafuso ou abraçadeira, troca a chave quebrada e grava o curso, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} na peça.',
      more: 'O que fazer quando o ímã some está em [ímã do portão caiu](/ima-do-portao-caiu).',
    },
    {
      fault: ['lost-programming', 'no-power', 'power-back', 'slow', 'one-way-only'],
      answer: [
        'Quando o fim de curso por encoder se perde, o portão anda devagar ou para em lugar estranho depois de uma falta de luz. Deixe-o fazer uma viagem completa sem interromper, porque a central procura as pontas.',
      ],
      heading: 'Curso perdido depois da falta de luz',
      text: [
        'Se a folha foi movida na mão com o motor destravado, a posição contada já não é a real. A central precisa de uma viagem inteira para se acertar.',
      ],
      points: [
        'Anda devagar na primeira vez: comportamento normal em vários modelos.',
        'Anda devagar sempre: o curso precisa ser gravado.',
        'Abre menos do que devia: as pontas se deslocaram.',
      ],
      careful: 'Não interrompa o portão no meio da viagem de reconhecimento.',
      technician: 'O técnico regrava o percurso e confere o encoder, a partir de {{repair.from}}.',
      more: 'Veja [portão que só abre um pouco](/portao-so-abre-um-pouco).',
    },
  ],
  questions: [
    {
      about: ['allowed', 'adjust'],
      question: 'Posso ajustar o ímã sozinho?',
      answer:
        'O ajuste em si é pequeno, mas um ímã na posição errada faz o motor forçar ou o portão bater. Se o seu modelo permite e o motor tem acesso seguro, marque antes o lugar em que estava.',
    },
    {
      about: ['works', 'compatibility'],
      question: 'Qual a diferença entre ímã e encoder no dia a dia?',
      answer:
        'O ímã marca a parada num ponto fixo do portão. O encoder sabe onde a folha está o tempo todo, e por isso a central pode desacelerar e abrir só em parte.',
    },
    {
      about: ['signs', 'slams'],
      question: 'O portão bate mesmo com o ímã no lugar. Por quê?',
      answer:
        'A folha chegou mais rápido do que antes, ou o batente recuou. A regulagem da desaceleração e um ímã um pouco adiantado resolvem a maior parte dos casos.',
    },
    {
      about: ['price', 'repair'],
      question: 'Quanto tempo leva regular o fim de curso?',
      answer:
        'É rápido quando a folha está em ordem. Com roldana ou pino a trocar junto, conte {horas de reparo}.',
    },
    {
      about: ['install', 'choose'],
      question: 'Meu motor tem fim de curso magnético. Posso pôr encoder?',
      answer:
        'Não de forma simples. O encoder vem no motor e a placa precisa lê-lo; a troca só faz sentido com o conjunto novo.',
    },
    {
      about: ['safety', 'does-not-stop'],
      question: 'O motor desligou sozinho. Foi o fim de curso?',
      answer:
        'Pode ter sido o protetor térmico do motor, que abre com o calor e volta frio. Sensor que falha leva a isso.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'O ímã perde a força com o tempo?',
      answer:
        'Muito devagar. O que muda é a distância, por folga na folha ou por tinta, e isso parece perda de força.',
    },
    {
      about: ['program', 'power'],
      question: 'Depois de destravar o portão na mão, preciso regravar o curso?',
      answer:
        'Com ímã não precisa. Com encoder, deixe a folha numa das pontas antes de travar e permita uma viagem inteira.',
    },
    {
      about: ['compatibility', 'buy'],
      question: 'O ímã é padrão em todas as marcas?',
      answer:
        'Não: mudam o tamanho, o encaixe e o lado do polo. Um ímã de polo invertido passa em frente e o sensor não responde.',
    },
    {
      about: ['adjust', 'does-not-close'],
      question: 'Posso deixar o portão parar um pouco antes do batente?',
      answer:
        'Alguns centímetros de folga evitam a pancada, se a trava e a fechadura ainda alcançam. Sem trava, prefira encostar.',
    },
    {
      about: ['signs', 'wet'],
      question: 'Chuva afeta o fim de curso?',
      answer:
        'O sensor magnético é selado. O que a água estraga é a emenda do fio junto do motor, e aí o portão para onde não devia.',
    },
  ],
  visit: [
    'Num chamado {onde} por fim de curso, o técnico observa cinco aberturas antes de tocar em algo: o ponto em que a folha para diz se é ímã ou mecânica.',
    'Para regular o fim de curso {onde}, a folha é solta do motor e levada na mão até as duas pontas, e só depois se mexe no sensor.',
  ],
  brand: [
    'Também consertamos {marca}: a foto da etiqueta do motor mostra se o fim de curso dele é por ímã, por chave ou por encoder, e portanto que peça levar.',
  ],
  figures: {
    metre: [
      'Num portão de {figura}, a distância entre os ímãs é o percurso inteiro. Em folha muito longa a dilatação do metal conta, e o ponto fica com uma folga pequena.',
    ],
    second: [
      'Com {figura} de percurso, a desaceleração é o que evita a batida: quanto mais depressa a folha anda, mais cedo a central precisa começar a freá-la.',
    ],
  },
  further: [
    'As formas de ajuste, uma por uma, estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    'Se o ímã já está no chão, comece por [ímã do portão caiu](/ima-do-portao-caiu).',
  ],
  send: [
    'Mande pelo WhatsApp um vídeo do portão chegando ao fim, aberto e fechado, e uma foto do lado da folha perto do motor, onde o ímã fica.',
    'Conte se ele bate, para antes ou não para, e se é sempre igual. A resposta já diz se é ímã, folha ou central.',
  ],
};
