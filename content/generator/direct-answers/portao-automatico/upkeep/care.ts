/** Answers to titles about automatic gates: care. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksFunction, asksLifetime, otherThanFunction } from '../../../words/asking-words.ts';

export const careAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'de quanto em quanto tempo|quantas vezes|com que frequencia|de quantos em quantos dias|preciso ligar|devo ligar|devo acionar|precisa funcionar',
      'casa fechada|casa de praia|casa de campo|veraneio|viagem|sem uso|parado|pouco uso|fechada|sem usar',
    ],
    unless: 'revisao|manutencao|lubrific*|bateria',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Uma vez por mês basta: alguém abre e fecha o portão inteiro duas vezes, ouve o motor e olha a folha e a fotocélula. Isso espalha a graxa, mantém o capacitor em ordem e mostra formiga ou ferrugem antes de travar. No resto do tempo, deixe o disjuntor do portão desligado e a folha trancada por dentro.',
    ],
    heading: 'O que olhar nessa visita',
    text: [
      'Antes de ligar, veja se a folha está reta e os cabos inteiros. Se ela não anda leve na mão, não insista no motor; a revisão leva {horas de manutenção}.',
    ],
    points: [
      'Perto do mar: lave com água doce, sem jato no motor.',
      'Tire a pilha dos controles guardados.',
      'Caixa do motor com o furo do fio vedado contra bicho.',
    ],
    send: 'Mande a foto do motor e diga há quanto tempo a casa está fechada.',
  },
  {
    when: [
      'chuva|chuvas|temporal|tempestade',
      'cuidado|cuidados|dicas|checklist|check list|como cuidar|proteger|prevenir|preparar|epoca de|periodo de|o que fazer em',
    ],
    unless:
      'nao abre|nao fecha|parou|molhou|entrou agua|depois de|capa|jeito de|telhado|placa|raio*|enchente',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Para a época de chuva forte, vede o furo dos fios por baixo da caixa do motor, limpe as lentes da fotocélula, varra o trilho e o ralo ao lado dele, veja se a tampa da central fecha firme e ponha DPS no quadro. Quando o temporal chega com raio, desligue o disjuntor do portão; se a água subir até a caixa, não religue antes de secar.',
    ],
    heading: 'O que a chuva costuma parar',
    text: [
      'Gota na lente e emenda molhada fazem o portão não fechar; água na botoeira o faz abrir sozinho; madeira inchada trava na lateral. Quase tudo se resolve entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Motor de casa aguenta respingo, e não jato nem poça.',
      'Cobertura com ar em volta, e não plástico amarrado.',
      'Choque ao tocar a folha molhada: disjuntor desligado na hora.',
      'Chave do destravamento à mão: com chuva falta luz.',
    ],
    send: 'Mande uma foto da caixa do motor, do trilho e das emendas à vista.',
  },
  {
    when: [
      'inverno|frio|geada',
      'cuidado|cuidados|dicas|o que muda|preparar|manutencao|como cuidar|prevenir',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'No inverno o cuidado com o portão é deixá-lo mais leve: limpe a graxa velha da dobradiça e do pivô, que endurece no frio, passe óleo fino neles, peça ao técnico a do fuso e da engrenagem e troque a bateria do controle, que perde alcance. Se de manhã ele arranca devagar e depois melhora, peça a medição do capacitor, que custa de {{part.capacitor.from}} a {{part.capacitor.to}}. E não aumente a força na placa: no calor ela sobra.',
    ],
    heading: 'Uma lista para antes do frio',
    text: [
      'Solte o motor com o disjuntor desligado e mova a folha na mão: pesada no frio quer dizer roldana, dobradiça ou equilíbrio. Sereno nas lentes da fotocélula atrasa o fechamento da manhã; um pano seco resolve.',
    ],
    points: [
      'Nobreak: bateria velha falha primeiro no frio.',
      'Madeira encolhe e folga o suporte: reaperte.',
      'Revisão anual marcada no outono.',
    ],
    send: 'Mande um vídeo da primeira abertura da manhã e a etiqueta do motor.',
  },
  {
    when: [
      'barulho|rangendo|rangido|ruido|chiado|ronco|range',
      'graxa|lubrificacao|oleo',
      'ou',
      'rolamento*|roldana*|peca|mola|engrenagem*',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['care', 'repair'],
    answer: [
      'Rangido agudo que muda com o tempo seco ou úmido é falta de lubrificação; ronco grave que acompanha a velocidade, igual todo dia, é rolamento ou roldana no fim. Ponha óleo fino em dobradiça e pivô, com o disjuntor desligado, e ouça de novo: o que sobrar é peça, roldana de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, ou engrenagem e rolamento do motor, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Onde a graxa ajuda e onde atrapalha',
    text: [
      'Rolamento blindado não aceita graxa por fora, e trilho engraxado junta areia. Se o ronco sumiu por um dia e voltou, a peça está gasta.',
    ],
    points: [
      'Som na folha solta na mão: roldana ou dobradiça.',
      'Som só com o motor: engrenagem ou rolamento dele.',
      'Batida que se repete por igual: roda que perdeu a forma.',
    ],
    send: 'Mande um vídeo com som, primeiro perto do motor e depois perto da folha.',
  },
  {
    when: [
      'silencioso|silenciosa|menos barulho|menos barulhento|sem barulho|diminuir o barulho|reduzir o barulho|acabar com o barulho|tirar o barulho|diminuir barulho|reduzir barulho|fazer menos barulho',
      'como|deixar|tornar|diminuir|reduzir|tirar|acabar|da para|dicas',
    ],
    unless: 'motor mais silencioso|qual motor|comprar|quanto custa|vizinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'O barulho se tira na ordem em que aparece: lubrifique dobradiça e pivô com óleo fino, varra o trilho e peça ao técnico a graxa do fuso, o aperto da base e o acerto da parada, para a folha não bater. Se o ronco continua, é peça gasta: roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, ou engrenagem e rolamento, de {{part.gears.from}} a {{part.gears.to}}. O que sobra é do motor, e o de inversor, que parte e freia devagar, é o mais quieto.',
    ],
    description:
      'O barulho se tira na ordem: óleo fino na dobradiça e no pivô, trilho varrido e, com o técnico, graxa no fuso, aperto da base e acerto da parada.',
    heading: 'De onde vem cada som',
    text: [
      'Rangido agudo é ferro seco. Ronco grave é roda ou rolamento. Pancada é parada atrasada ou batente sem borracha. Chapa que vibra some com um calço ou uma travessa.',
      'Antes da graxa, desligue o disjuntor; fuso, cabo, mola e caixa do motor ficam para o técnico.',
    ],
    points: [
      'Batente de borracha nos dois fins.',
      'Cremalheira de nylon em folha leve, no lugar da de aço.',
      'Trilho seco: graxa nele junta areia e ronca mais.',
      'Rampa de parada ligada na placa.',
    ],
    send: 'Mande um vídeo da abertura inteira, com som: dizemos que peça faz o barulho.',
  },
  {
    when: [
      'motor|instalado|instalar|instalacao',
      'pintar|pintura|pinto',
      'quanto tempo|quando|depois|antes|apos',
    ],
    unless: 'quanto custa|ferrugem',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'install'],
    answer: [
      'Pode pintar no dia seguinte à instalação, porque o motor não precisa de prazo; só base ou chumbador de concreto novo pede dois ou três dias antes de mexer no portão. O melhor é pintar antes do motor. Depois, desligue o disjuntor, cubra motor e lentes e deixe a folha parada até a tinta secar.',
    ],
    heading: 'O que não pode receber tinta',
    text: [
      'Cremalheira, fuso, cabo, trilho, lente da fotocélula e furo de ventilação. A pintura em si é de pintor ou serralheiro.',
    ],
    points: [
      'Tinta grossa no encontro da folha com a coluna: ela passa a raspar.',
      'Etiqueta do motor: cubra com fita, para não perder o modelo.',
      'Prove na mão antes de religar.',
    ],
  },
  {
    when: [
      'vao|fresta|folga|espaco|buraco|embaixo|por baixo|debaixo',
      'fechar|tapar|vedar|colocar|borracha|escova|vedacao|rodo|tampar|o que por|perfil',
      'portao|basculante|folha|garagem',
    ],
    unless:
      'fio|cabo|passar fio|fotocelula|nao fecha|motor|preso|presa|social embutid*|eletroduto|fechar em metade|fecha',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O vão embaixo do portão se fecha com perfil de borracha ou escova preso na barra de baixo da folha, até quase tocar o piso. Folga de um dedo no ponto mais alto do chão é o que evita raspar; chapa de ferro no lugar da borracha não serve, porque prende pé, pata e pedra.',
    ],
    heading: 'Medir antes de comprar o perfil',
    text: [
      'Abra e feche na mão, com o disjuntor desligado e o motor solto, se a folha está reta, e meça o vão em três pontos. Piso torto pede escova, que cede; piso liso aceita borracha.',
      'O peso é pequeno, mas numa folha no limite o fim de curso e a força se conferem depois, de {{part.adjustment.from}} a {{part.adjustment.to}}. A barra nova ou o piso a corrigir são do serralheiro e do pedreiro.',
    ],
    points: [
      'Basculante: prenda por dentro, para não raspar ao subir.',
      'De correr: deixe livres as rodas e o trilho.',
      'Furos para escoar água: não os tape.',
      'Cachorro ou gato: o vão tem de ser menor que a cabeça dele.',
    ],
    send: 'Mande a foto do vão de perto, com uma régua, e outra do portão inteiro.',
  },
  {
    when: [
      'xixi|urina|urinando|urinou|mija|mijou|mijando|faz as necessidades',
      'portao|motor|coluna|fotocelula|placa|trilho',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Urina de cachorro corrói: ataca o pé da coluna, o trilho, a roldana e a base do motor de correr, que ficam à altura dele, e, se escorre para a caixa, oxida a placa e os bornes. Lave com água e sabão, com o disjuntor desligado e sem jato na caixa, seque e ponha uma barreira baixa ou um repelente no lugar. Motor ou placa já oxidados se consertam por {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que olhar onde ele faz sempre',
    text: [
      'Procure ferrugem no pé da folha e da coluna, parafuso da base que esfarela e pó verde nos bornes, que é cobre oxidado. Com a caixa aberta ou a placa molhada, não religue antes de secar e medir.',
    ],
    points: [
      'Fundo e tinta no ferro descascado, depois de lavado.',
      'Tampa do motor bem fechada, e furo de fio vedado.',
      'Motor de correr numa base mais alta, se for refeita.',
    ],
    send: 'Mande a foto da base do motor e do pé da folha.',
  },
  {
    when: ['consert*|reparo|reparar|arrumar|manutencao', 'pintar|pintura|pintor|repintar', 'portao|portoes'],
    unless: 'fotocelula|eletrostatica|depois de pint*|pintei|controle*|como|qual tinta|quem paga',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'O conserto do portão automático nós fazemos, de {{repair.from}} a {{repair.to}} conforme a peça, com {{repair.warranty}} de garantia; a pintura, não: é de pintor ou de serralheiro, que também trata a ferrugem. Conserte antes e pinte depois, porque solda, dobradiça e regulagem estragam tinta nova.',
    ],
    heading: 'A ordem entre o conserto e a pintura',
    text: [
      'Primeiro o portão anda bem: roldana, cabo, dobradiça ou motor, e a solda que faltar. Depois entra o pintor, com o disjuntor do portão desligado e motor, placa, fotocélula e botoeira cobertos com plástico.',
      'Massa e demão grossa deixam a folha mais pesada: no basculante, conferimos o equilíbrio depois de seca a tinta.',
    ],
    points: [
      'Solda feita antes, com a central desligada dos fios.',
      'Sem tinta: cabo de aço, mola, rolamento e lente da fotocélula.',
      'Etiqueta do motor coberta com fita, para continuar legível.',
      'O motor só volta a andar com os batentes secos.',
    ],
    send: 'Mande um vídeo do defeito gravado de longe, a etiqueta do motor e o bairro: dizemos o que é conosco e o valor.',
  },
  {
    when: ['pintar|pintura|pintor|repintar|tinta', 'portao|portoes|folha|motor'],
    unless:
      'fotocelula|eletrostatica|enferruj*|depois de pint*|pintei|lento|pesado|descasc*|madeira|controle*|trilho|como|cor|verniz|qual tinta|nao abre|nao fecha|travou|grudou',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care'],
    answer: [
      'Pintura de portão não é serviço nosso: é de pintor ou de serralheiro, que também trata a ferrugem. O que fazemos é preparar o portão automático antes e deixá-lo andando bem depois; conferir peso, curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que combinar com o pintor',
    text: [
      'Disjuntor do portão desligado enquanto se lixa e pinta, e motor, placa, fotocélula e botoeira cobertos com plástico. Tinta na lente, no fuso, na cremalheira ou na dobradiça trava o portão no dia seguinte.',
      'Demão grossa e massa somam peso: num basculante, o equilíbrio se confere depois de seca.',
    ],
    points: [
      'Cabo de aço, mola e rolamento não levam tinta.',
      'Etiqueta do motor descoberta, para a peça ser achada um dia.',
      'Folha só volta a andar com a tinta seca nos batentes.',
      'Solda antes da tinta, com os fios da central soltos.',
    ],
    send: 'Depois de pintado, se ele ficou lento ou pesado, mande pelo WhatsApp um vídeo gravado de longe, a etiqueta do motor e o bairro.',
  },
  {
    when: [asksLifetime, 'portao automatico|portao eletronico|portoes automaticos|portao de garagem'],
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
    when: [
      'rolamento|rolamentos|mancal|mancais',
      'basculante|deslizante|de correr|pivotante|portao de|roda|roldana|folha',
    ],
    unless: 'motor',
    subject: 'portao-automatico',
    aspects: ['replace', 'price'],
    answer: [
      'Rolamento de portão se troca junto da peça em que ele trabalha: no de correr, a roldana; no basculante, o pivô ou a polia do cabo; no de abrir, o pivô de baixo. O serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha calçada. No basculante desligue o disjuntor e não solte nada: há cabo e contrapeso puxando.',
    ],
    heading: 'Qual rolamento é o que range',
    text: [
      'Ronco que acompanha a folha é roda ou pivô; ronco que só existe com o motor é rolamento dele, que entra com a engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Rolamento blindado não recebe graxa por fora: quando faz barulho, já está seco por dentro, e troca-se o par.',
    ],
    points: [
      'Folha que sobe e desce ao andar: roda com rolamento comido.',
      'Um lado do basculante atrasa: polia travada.',
      'Rangido só no começo: pivô seco.',
      'Pó vermelho no eixo: água no rolamento.',
    ],
    send: 'Mande um vídeo com som, gravado de lado, e uma foto da roda, do pivô ou da polia, de longe.',
  },
  {
    when: [
      'mudar|inverter|trocar|virar|mudando',
      'lado|sentido',
      'portao|abertura|motor|basculante|pivotante|deslizante|correr|folha',
    ],
    unless: 'controle|de lugar|errado|contrario',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Mudar o lado para o qual o portão abre depende do tipo. No de correr, inverte-se o sentido na central e muda-se o motor de ponta, se há parede livre do outro lado. No de abrir, trocam-se dobradiças e braço, com o serralheiro. No basculante, que só sobe, o que se muda é o lado do motor ou a saída da folha, para dentro ou para fora, e isso é refazer braços e coluna.',
    ],
    heading: 'O que é da folha e o que é do motor',
    text: [
      'A folha é da serralheria; depois dela, remontamos motor, curso e força e passamos o fio para o lado novo. Sai por orçamento, com foto dos dois lados.',
      'Só inverter o sentido na central e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Parede livre do comprimento da folha, no de correr.',
      'Ponto de energia do lado novo, com conduíte.',
      'Fotocélula e batente mudam junto.',
      'Folha que passa a abrir para a calçada: pergunte antes à prefeitura.',
    ],
  },
  {
    when: [
      'lavar|lavei|lavando|mangueira|lava jato|wap|alta pressao|lavagem|lavou|limpar com agua',
      'portao|motor|garagem|quintal|fotocelula',
    ],
    unless: 'controle|maquina de lavar|abre para lavar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'Pode lavar a folha do portão, mas com o disjuntor desligado e sem jato na caixa do motor, na fotocélula, na botoeira e nos furos de fio. Lavadora de pressão empurra água por borrachas que a chuva não vence, e é o caminho mais comum até a placa.',
    ],
    heading: 'O que pode e o que não pode levar água',
    text: [
      'Folha e trilho aceitam água com sabão neutro e esponja. No trilho, tire antes a areia com escova, senão ela vai parar nas roldanas.',
      'Se ele parou depois da lavagem, não religue para testar: corte o disjuntor, enxugue por fora e deixe a caixa ser aberta por quem vai medir.',
    ],
    points: [
      'Desligue o disjuntor antes e religue com tudo seco.',
      'Cubra o motor só durante a lavagem, e descubra depois.',
      'Lente da fotocélula: pano úmido e pano seco.',
      'Dobradiça: lubrifique outra vez, a água leva a graxa.',
      'Cloro e ácido de pedra atacam alumínio, cabo e solda.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Parou depois de lavar a garagem',
        text: [
          'O sintoma mostra onde a água foi: não fecha, é fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; abre sozinho, é botoeira; nada acende, é placa, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso jogar água no motor se ele é fechado?',
        answer: 'Não. A tampa protege de respingo que cai, e não de jato de lado ou de baixo.',
      },
      {
        question: 'Com que frequência limpar o trilho?',
        answer: 'Todo mês com escova seca, e sempre depois de obra ou de poda perto do portão.',
      },
    ],
  },
  {
    when: [
      'barulho|ruido|barulhento',
      'vizinho*|condominio*|multa|reclam*|morador*|sindico',
      'multa|reclama*|lei|regimento|incomoda|processo|convencao|incomodando',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Barulho de portão que incomoda se resolve primeiro na folha: roldana, dobradiça, cabo e batida no fim do curso, um conserto de {{repair.from}} a {{repair.to}}. Multa só existe se o regimento a previr e depois de advertência por escrito; no portão do prédio o dono do barulho é o condomínio, que tem de mandar consertar.',
    ],
    heading: 'Do barulho à reclamação, na ordem que funciona',
    text: [
      'Grave o som com a hora e mande ao síndico por escrito: é a prova de quem reclama e a defesa de quem conserta. Portão silenciado com recibo encerra quase toda discussão.',
      'Batida no fechamento é fim de curso e desaceleração; rangido é pivô seco; tremor é roldana oval. Motor com inversor ajuda, mas não cala folha torta.',
    ],
    points: [
      '{Prova na mão}, solte o motor e leve a folha na mão: se o ruído fica, é da folha.',
      'Batente de borracha nos dois fins de curso.',
      'Coxim entre o suporte e a parede do quarto.',
      'Pausa e horário do fechamento automático revistos.',
      'Regimento lido antes de falar em multa.',
    ],
    further: 'O som diz a peça: compare em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão abrindo e fechando, e o bairro.',
  },
  {
    when: ['lava jato|lavajato|lavar|lavadora|mangueira|jato de agua|limpar com agua', 'portao|motor'],
    unless: 'maquina de lavar|controle|molhou|molhado|molhei',
    subject: 'portao-automatico',
    aspects: ['care', 'allowed'],
    answer: [
      'A folha do portão eletrônico pode ser lavada com água e sabão neutro; o jato de pressão não deve chegar à caixa do motor, à central, à fotocélula nem aos cabos. Desligue o disjuntor antes de molhar e só religue com tudo seco.',
    ],
    heading: 'Onde a água pode ir e onde não',
    text: [
      'A carcaça aguenta chuva que cai, e não água empurrada de lado ou de baixo. O jato entra pela tampa e pela passagem dos fios, e a placa molhada só falha horas depois; limpá-la parte de {{repair.from}}, e trocá-la fica entre {{part.board.from}} e {{part.board.to}}.',
      'Lavar tira graxa de dobradiça, roldana e cremalheira. Depois de secar, lubrifique onde vai graxa, e deixe o trilho seco.',
    ],
    points: [
      'Folha e grade: esponja, sabão neutro e mangueira sem pressão.',
      'Caixa do motor: pano úmido, com o disjuntor desligado.',
      'Fotocélula: pano macio, sem produto.',
      'Madeira e alumínio pintado: nada de produto ácido.',
    ],
    questions: [
      {
        question: 'Molhei o motor com o jato. E agora?',
        answer:
          'Deixe o disjuntor desligado e não teste. Um técnico abre, seca e mede a placa antes de religar.',
      },
      {
        question: 'Posso lavar o trilho do portão de correr?',
        answer: 'Pode, com mangueira, levando a sujeira para fora. Não passe óleo nem graxa depois.',
      },
    ],
  },
  {
    when: ['viaj*|viagem|ferias', 'deslig*|portao|motor|tomada|energia|deixar'],
    unless: 'nao abre|nao fecha|nao funciona|nao liga|nao anda|parou|travou',
    subject: 'portao-automatico',
    answer: [
      'Em viagem longa, deixe o portão travado no motor e desligue o disjuntor dele: sem energia ninguém abre com controle copiado, e um raio na rede não chega à placa. Fica só o redutor segurando a folha, o que basta, desde que a chave de destravamento não esteja ao alcance da rua.',
    ],
    heading: 'O portão antes de uma viagem e a manutenção da volta',
    text: [
      'Desligar o disjuntor tem um preço: alarme, câmera e interfone do mesmo circuito também param. Se eles precisam ficar, desligue só o portão, o que pede um disjuntor próprio.',
      'Na volta, ligue o disjuntor, espere um minuto e acompanhe o primeiro ciclo de perto. Portão que volta lento ou sem programação pede atendimento, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Feche, confira a folha encostada e empurre com a mão.',
      'Guarde os controles dentro de casa, e não no carro do aeroporto.',
      'Avise quem tem a chave da porta social.',
      'Se alguém vai entrar, deixe a abertura manual ensinada.',
    ],
  },
  {
    when: [
      'portao automatico|portao eletronico|motor de portao|motor do portao|portao com motor',
      'estraga rapido|quebra rapido|estraga muito|quebra muito|da muito problema|vive quebrando|da muita manutencao|da muito defeito|estraga facil|quebra facil|dura pouco|da problema',
    ],
    unless: 'meu|o meu|condominio|predio|marca|qual|ppa|garen|rossi',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['lifetime', 'worth'],
    answer: [
      'Não, se a folha é leve na mão: numa casa, o motor costuma passar de dez anos, com uma revisão por ano. Estraga depressa o que foi posto em portão pesado, torto ou que bate no fim, e aí não é o motor, é a folha que o gasta. O conserto comum fica entre {{repair.from}} e {{repair.to}}, e os mais frequentes são os baratos: controle, capacitor e regulagem.',
    ],
    heading: 'O que faz um durar e outro não',
    text: [
      'Peso com sobra, equilíbrio, fim de curso que corta antes do batente e tensão certa no ponto. Nos quatro, quem decide é a instalação, e não a marca.',
    ],
    points: [
      'Portão que passou a bater ou ranger: chame antes de quebrar.',
      'Trilho varrido e lentes limpas todo mês.',
      'Prédio gasta mais: revisão a cada {{maintenance.interval}}.',
      'Raio é a exceção: DPS e terra.',
    ],
    send: 'Se o seu dá defeito toda hora, mande um vídeo e conte o que já foi trocado.',
  },
  {
    when: [
      'lubrific*|engraxar|graxa|oleo|passar oleo|passar graxa',
      'resolve*|adianta|acaba|tira|elimina|basta|melhora|para de fazer',
      'barulho*|ruido*|rang*|chiado|estal*',
    ],
    unless: 'qual|que oleo|que graxa|onde|como|preco|depois|continua',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['care', 'worth'],
    answer: [
      'Resolve o rangido de dobradiça, pivô e fuso secos, e em parte o da cremalheira de aço. Não resolve barulho de roldana gasta, engrenagem comida ou rolamento ruim, que só acabam com a peça trocada, de {{repair.from}} a {{repair.to}}. Se o som volta em poucos dias, é desgaste, e mais graxa só junta poeira.',
    ],
    heading: 'Que barulho o óleo tira e qual ele esconde',
    text: [
      'Com o disjuntor desligado, ponha óleo fino na dobradiça e no pivô e uma película de graxa branca na cremalheira de aço. Trilho e cremalheira de nylon ficam limpos e secos, e no cabo, na mola e dentro da caixa do motor só o técnico mexe.',
    ],
    points: [
      'Rangido fino que acompanha a folha: falta de óleo.',
      'Batida a cada volta: roldana ou cremalheira gasta.',
      'Ronco dentro do motor: engrenagem ou rolamento.',
    ],
    send: 'Mande um vídeo com o som, de um curso inteiro: pelo barulho dizemos se é óleo ou peça.',
  },
  {
    when: [`${asksFunction}|o que e|que e`, 'rolamento|rolamentos'],
    unless: otherThanFunction,
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O rolamento é o anel de esferas que deixa uma peça girar sem raspar no eixo: no portão ele está na roldana, na polia do cabo, no pivô e dentro do motor. Gasto, ronca e faz a folha pesar. Na roldana ou na polia se troca com a peça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; no motor, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Onde o rolamento trabalha e como avisa',
    text: [
      'O blindado vem com a graxa dele e não leva outra: quando ronca ou tem folga, acabou. Água e areia são o que o estraga, e por isso os de baixo duram menos.',
    ],
    points: [
      'Ronco que acompanha a velocidade: rolamento.',
      'Ronco com o motor solto da folha: é o do motor.',
      'A medida está gravada no anel.',
    ],
    send: 'Mande um vídeo com o som e a foto da folha por dentro.',
  },
];
