/** Answers to titles about swing gates: comparisons. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const motor = 'kit|conjunto|motor|automatizador';

/** Shops also say `motor` for a motor with all that belongs to it. */
const bundle = 'kit|conjunto|controle*|cremalheira|completo|suporte*|central';

const otherPurpose =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|engrenagem|capacitor|nobreak|peca|pecas|ou|diferenca|bom|boa|presta|vale a pena|compensa|fotocelula|trocar|rolo|alcance|instalo';

const swingingFurther =
  'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).';

const swingingSend =
  'Mande a foto da coluna por dentro, com a dobradiça à vista, o material e o comprimento da folha: o orçamento vem por mensagem.';

export const comparisons: readonly DirectAnswer[] = [
  {
    when: [
      'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de|diferenca',
      'braco articulado|braco articulador|motor de braco|pistao',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'quebr*|trocar|defeito|vazando',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'No portão de abrir, braço articulado é o motor que fica na coluna e empurra a folha por dois braços ligados num cotovelo; o pistão é uma haste que estica e recolhe, presa direto entre a coluna e a folha. O articulado serve à coluna larga e à folha que abre muito; o pistão é mais discreto e forte em folha pesada, mas pede coluna estreita. Os dois saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como saber qual cabe no seu',
    text: [
      'Meça da face interna da folha até a quina da coluna e o espaço livre atrás da folha aberta. São essas duas medidas, com o comprimento e o peso da folha, que a ficha pede.',
    ],
    points: [
      'Duas folhas: dois motores e atraso na central.',
      'Dobradiça firme antes de tudo.',
      'Batente no piso, aberto e fechado.',
    ],
    send: 'Mande uma foto da coluna e da folha por dentro, com uma trena.',
  },
  {
    when: [
      'pivotante*|de abrir|braco|duas folhas',
      'embutir|embutido|embutida|enterrado|subterraneo|piso|chao',
      'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|comparativo|comparacao|o que muda',
    ],
    unless: 'trilho|raspa*|chao de terra|caiu',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Na maioria das casas fique com o de braço: ele se prende à coluna e à folha, se instala sem quebrar o piso e se conserta por fora. O de embutir, enterrado numa caixa junto à dobradiça, vale quando a aparência manda ou quando a coluna não tem onde prender o braço; pede obra, dreno que não entupa e peça mais difícil de achar. Os dois saem por orçamento, com um motor por folha.',
    ],
    heading: 'O que cada um exige',
    text: [
      'O braço quer coluna firme e uma medida certa entre a dobradiça e a parede. O enterrado quer fundação, folha pendurada sobre ele e água que escoe: alagado uma vez, o motor costuma se perder.',
    ],
    points: [
      'Coluna larga de alvenaria: braço articulado.',
      'Coluna estreita, folha leve: pistão.',
      'Projeto novo com piso aberto: o de embutir fica possível.',
      'Rua que alaga: nada enterrado.',
    ],
    send: 'Mande fotos da coluna, da dobradiça e do piso, e a largura de cada folha.',
  },
  {
    when: [
      'para fora|para a rua|para calcada|para a calcada',
      'duas folhas|2 folhas|pivotante|folhas|de abrir',
      'motor|motorizar|automatizar|automacao|motores',
    ],
    unless: 'basculante|nao abre|nao fecha|quebr*|lei|multa|proibid*|permitid*|prefeitura|inverter',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Motor para duas folhas que abrem para fora existe: os braços ficam por dentro e empurram, com suporte diferente do que se usa para dentro. O que pode impedir é a calçada, porque em regra a folha não deve avançar sobre quem passa, e isso se confirma na prefeitura antes do pedido. O par sai por orçamento, com a folha medida.',
    ],
    heading: 'O que a abertura para fora pede do motor',
    text: [
      'Para empurrar para fora, o suporte recua dentro da coluna ou do muro, e sem esse espaço o braço não fecha o ângulo. Onde cabe, virar a abertura para dentro resolve a lei e a montagem de uma vez.',
    ],
    points: [
      'Coluna firme dos dois lados, com o recuo medido até a dobradiça.',
      'Sinaleira e fotocélula do lado da rua, onde a folha chega.',
      'Trava elétrica na folha que fecha por último, porque o vento a puxa.',
      'Piso sem degrau no arco que a folha varre.',
    ],
    further:
      'Como trabalham os dois motores está em [motor pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande pelo WhatsApp uma foto da frente com a calçada, outra da dobradiça e da coluna por dentro e a largura de cada folha.',
  },
  {
    when: [motor, 'pivotante*|de abrir|abrir|pistao|duas folhas|2 folhas', bundle],
    ofOtherBrand: true,
    unless: otherPurpose,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Motor ou kit {marca} de abrir nós não vendemos: o que instalamos novo é PPA, e na {marca} fazemos o conserto. O conjunto PPA leva um motor por folha e uma central, e sai por orçamento; trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas são dois motores.',
    ],
    heading: 'O que conferir num kit {marca} de abrir',
    text: [
      'O limite que mais engana é o comprimento da folha: a ficha do modelo {marca} dá metros e quilos, e vale o que apertar primeiro. Meça da dobradiça à ponta.',
      'Com duas folhas, motores e central devem ser do mesmo conjunto, para uma sair antes da outra. Kit já comprado se instala por orçamento.',
    ],
    points: [
      'Espaço entre a dobradiça e a parede, para o motor ter ângulo.',
      'Coluna que não balance quando se empurra a folha.',
      'Quantos controles vêm, e de que código.',
      'Batente no chão, onde a folha para.',
      'Trava elétrica na ponta, em folha longa ou que pega vento.',
    ],
    further: swingingFurther,
    send: swingingSend,
  },
  {
    when: [motor, 'ppa', 'pivotante*|de abrir', bundle],
    unless: `${otherPurpose}|basculante`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O conjunto PPA para portão pivotante vendemos e instalamos por orçamento: os de preço fechado são só de basculante. Numa folha vai um motor, e em duas folhas vão dois, com uma central que abre uma antes da outra; trocar um motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais.',
    ],
    heading: 'O que escolhe o motor de um portão que gira',
    text: [
      'Comprimento e peso de cada folha, os dois dentro do limite da ficha, e a distância da dobradiça à parede, que diz se o motor acha ângulo.',
      'Dobradiça caída se acerta antes: motor novo em folha torta empurra torto. A visita confere isso e não tem taxa.',
    ],
    points: [
      'Folha longa ou de chapa fechada: trava elétrica na ponta.',
      'Duas folhas: cabo até a outra coluna, por conduíte.',
      'Central, controles e fotocélula escritos no orçamento.',
    ],
    further: swingingFurther,
    send: swingingSend,
  },
  {
    when: [
      'peca|pecas|reposicao|componente*|pecas de reposicao|peca de reposicao|pecas originais|kit de reparo',
      'ppa',
      'pivotante*|de abrir|abrir|pistao',
    ],
    unless: 'nao abre|nao fecha|nao anda|controle*|diferenca|ou|dura|instalar|kit de motor',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça PPA para motor pivotante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, e capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, já com a mão de obra; suporte soldado ou reforçado fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Peça solta, sem o serviço, se pergunta antes, com o modelo da etiqueta.',
    ],
    heading: 'O que costuma gastar num pivotante PPA',
    text: [
      'Antes da peça, solte o motor na chave, com o disjuntor desligado, e gire a folha na mão: dobradiça caída gasta pino e engrenagem, e a peça nova iria pelo mesmo caminho.',
      'Garantia: {{parts.warranty}} na peça que trocamos e {{repair.warranty}} no serviço.',
    ],
    points: [
      'Folga no pino do suporte: a folha bate com o vento.',
      'Motor gira e a haste não sai: porca ou engrenagem.',
      'Só uma das folhas anda: capacitor ou saída daquele motor na placa.',
      'Diga de que lado fica o motor, esquerdo ou direito.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['pivotante|de abrir|duas folhas|folha dupla', 'vento|ventania|vendaval'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'No portão de abrir, o vento força a folha pela ponta, e só o motor segura tudo pela dobradiça: se ela abre sozinha, o motor está destravado, a engrenagem gastou ou falta trava no chão. Ponha batente nos dois sentidos e trava elétrica, e não acione em ventania.',
    ],
    heading: 'Segurar a ponta, e não só a dobradiça',
    text: [
      'Balance a ponta fechada: folga de mais de dois dedos é suporte ou pino gasto; folha que anda inteira é motor solto. Folha fechada de chapa recebe várias vezes o esforço de uma de grade.',
      'Trava e ligação ficam entre {{repair.from}} e {{repair.to}}; reforço de suporte, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Batente central de chão nas duas folhas.',
      'Força não se sobe para vencer vento.',
      'Depois de vendaval, olhe solda e parafuso do pistão.',
    ],
    further: 'As travas estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto da ponta das folhas fechadas e do suporte do motor.',
  },
  {
    when: [
      'duas folhas|2 folhas|folha dupla|dupla|duplo',
      'braco|articulado|fuso',
      'pistao|hidraulic*|linear',
    ],
    unless: 'vaza*|oleo|mola|barulho|basculante*|quebr*',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em portão de duas folhas de casa, fique com o braço se a coluna é larga ou o muro é rente, e com o pistão se há espaço atrás da dobradiça; o hidráulico compensa em folha pesada que abre o dia todo. Vai sempre um par igual, um motor por folha, e uma central que atrasa uma delas. O orçamento do par passa do de um motor só, que numa casa custa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    description:
      'Em portão de duas folhas, o braço vai com coluna larga ou muro rente, o pistão com espaço atrás da dobradiça, e o hidráulico em folha pesada de muito uso.',
    heading: 'Um par de braços ou um par de pistões',
    text: [
      'Meça da dobradiça à quina da coluna e à parede de dentro: poucos centímetros decidem se o pistão acha ângulo. O braço aceita mais erro e avança para dentro da garagem ao abrir.',
      'O hidráulico trabalha macio e custa mais; vazamento pede oficina. Na falta de luz, soltam-se as duas folhas, cada uma com a sua chave.',
    ],
    points: [
      'Folhas desiguais: os dois motores são os da maior.',
      'Folha comprida ou de chapa, com vento: trava elétrica no chão.',
      'Batente no chão no encontro das folhas.',
    ],
    further:
      'Para comparar os modelos, veja [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande a largura e o material de cada folha e uma foto das colunas por dentro, com uma trena.',
  },
  {
    when: [
      'pistao|hidraulic*|hidraulico|linear',
      'braco|articulado|braco articulado|eletromecanic*|ou|fuso ou|ou fuso|eletrico|diferenca|melhor|qual',
    ],
    unless: 'vaza*|oleo|mola|barulho|basculante|quebr*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de abrir, o pistão, que também se chama motor linear, é a escolha comum: discreto, preso à folha e à coluna, bom para folha de até uns dois metros e meio. O braço articulado entra onde a coluna é larga ou o muro é rente e o pistão não acha ângulo; e o hidráulico, onde a folha é pesada e abre o dia todo. Os três saem por orçamento.',
    ],
    heading: 'Coluna, folha e uso decidem o tipo',
    text: [
      'O pistão pede uma medida exata entre o pivô e o suporte: poucos centímetros mudam a força e o ângulo. O braço perdoa mais, e avança para dentro da garagem ao abrir.',
      'Hidráulico trabalha macio e aguenta tranco, mas vazamento pede oficina. Nos eletromecânicos o conserto comum vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia.',
    ],
    points: [
      'Coluna estreita e folha curta: pistão.',
      'Coluna larga ou recuo pequeno: braço articulado.',
      'Folha longa com vento: pistão de curso maior, com trava.',
      'Prédio e indústria: confira os ciclos antes do tipo.',
    ],
    further:
      'Para comparar os modelos, veja [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
  },
];
