/** Titles that join a work of ours with its terms, or with a work that is another trade's. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const workAndRestAnswers: readonly DirectAnswer[] = [
  {
    when: ['conserto|consertar|reparo|arrumar|manutencao', 'preco|valor|quanto custa|custo', 'garantia'],
    unless: 'placa|capacitor|controle',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O conserto do motor do portão custa de {{repair.from}} a {{repair.to}}, com a mão de obra, e tem {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças trocadas. O preço depende da peça e é dito depois do teste, antes de começar; a visita não tem taxa.',
    ],
    heading: 'O preço por peça e o que a garantia cobre',
    text: [
      'A garantia cobre o mesmo defeito voltar. Raio, água dentro da caixa e batida de carro são causa nova, e defeito em outra peça é outro conserto.',
    ],
    points: [
      'Regulagem: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
  },
  {
    when: [
      'inclui|incluso|inclusa|o que e feito|o que faz|o que vem',
      'preco|valor|quanto custa|custa|custo',
      'manutencao|preventiva|revisao',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'A manutenção preventiva inclui reaperto, limpeza, lubrificação do que leva graxa, teste da fotocélula, do fim de curso, da força e do destravamento, em {horas de manutenção}. O valor é cobrado por visita e vem por mensagem, com a foto da folha e da etiqueta do motor. Peça gasta fica fora: só se troca com o seu sim, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que muda o valor da visita',
    text: [
      'Duas folhas, motor de prédio e portão que não é aberto há tempos tomam mais tempo. Em casa basta uma revisão por ano; em prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    points: [
      'Folha e ferragens: equilíbrio, roldana, dobradiça, cabo.',
      'Motor: ruído, folga da engrenagem, fixação.',
      'Comando: central, controles, botoeira e fotocélula.',
    ],
  },
  {
    when: ['cartao|parcelado|parcela|parcelas|pix|no credito', 'mesmo dia|hoje|agora|na hora|urgente'],
    unless: 'instalacao|instalar|comprar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Nas duas coisas sim, com uma condição: o pagamento pode ser parcelado no cartão, em até {parcelas} vezes, e o atendimento no mesmo dia depende da agenda, por isso chame cedo. A maior parte dos portões se conserta na primeira visita, em {horas de reparo}, por {{repair.from}} a {{repair.to}}, com o valor dito antes.',
    ],
    heading: 'Como conseguir a visita hoje',
    text: [
      'O técnico sai com a peça quando o defeito já vem contado por mensagem. Casa aberta para a rua, carro preso e folha caída passam na frente.',
    ],
    points: [
      'Vídeo curto do portão tentando abrir.',
      'Foto da etiqueta do motor.',
      'Bairro e a hora em que há alguém em casa.',
    ],
  },
  {
    when: [
      'instalar eu mesmo|eu mesmo instalar|eu instalar|instalar por conta|instalar sozinho|instalo eu mesmo|montar eu mesmo|por conta propria|instalei eu mesmo|instalei sozinho|eu mesmo instalei|eu instalei|instalado por mim',
      'garantia',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A garantia do motor continua contra defeito de fabricação; o que você perde, ao instalar por conta própria, é a da instalação. Tensão trocada, fio mal preso, fim de curso errado ou folha pesada demais ficam com quem montou. O motor da nossa tabela tem {{motor.warranty}}; montado por nós, soma-se {{motor.warranty.installation}} na instalação.',
    ],
    heading: 'O que guardar se for montar sozinho',
    text: [
      'O que decide um pedido de garantia é a prova de que a falha não veio da ligação. Confira a tensão do ponto antes, siga o manual do modelo e filme o primeiro funcionamento.',
    ],
    points: [
      'Nota fiscal e caixa com o número de série.',
      'Foto da etiqueta e dos fios ligados na central.',
      'Manual do modelo, com as condições do fabricante.',
    ],
  },
  {
    when: ['quanto pesa|peso', 'quanto aguenta|aguenta quanto|capacidade|suporta', 'motor'],
    of: ['portao-basculante', 'motor'],
    unless: 'correr|deslizante|pivotante|portao pesa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O que o motor de basculante aguenta: o de {{motor.quarterCv.power}} da nossa tabela leva folha de até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. O peso do próprio aparelho está na ficha do modelo e não muda a escolha: ele fica preso à coluna, e não à folha.',
    ],
    heading: 'Como comparar com o peso da sua folha',
    text: [
      'Multiplique largura por altura, em metros, e o resultado pelo peso do metro quadrado do material. Deixe a folha um quinto abaixo do limite do motor, e veja antes se ela está leve na mão.',
    ],
  },
  {
    when: [
      'levar|retirar|retiram|levam|descartar|descarte|ficam com|abater|aceitam|troca',
      'motor velho|motor antigo|o antigo|o velho|motor usado',
      'levar|leva|levam|retir*|descart*|entrada|abat*|recolh*',
    ],
    unless: 'mudanca|casa nova|alugad*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Na troca, o técnico tira o motor velho da parede e põe o novo; o velho é seu, e se você não o quer, combine na mensagem que ele seja levado. A troca com o motor novo fica em geral entre {{replacement.from}} e {{replacement.to}} numa casa, e o basculante tem kit instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que fazer com o motor que saiu',
    text: [
      'Guarde o controle e a chave: controle da mesma família pode servir na central nova. Motor com carcaça e cobre vai para sucata ou ecoponto, e não para o lixo comum.',
    ],
  },
  {
    when: [
      'camera|cameras|cftv',
      'motor|portao automatico|portao eletronico',
      'e|com|junto',
      'instalacao|instalar|manutencao|preco|conserto|colocar',
    ],
    unless: 'abrir|pelo celular|ver|grav*',
    subject: 'camera',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O motor nós instalamos; a câmera, não: ela é de empresa de segurança eletrônica. Em basculante o motor instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); em portão de correr ou de abrir sai por orçamento. Peça que a câmera tenha fonte e cabo próprios, fora do eletroduto do motor.',
    ],
    heading: 'Como combinar os dois serviços',
    text: [
      'Passe o eletroduto da câmera antes do acabamento e longe dos fios do motor, que fazem ruído na imagem. A câmera que mostra o vão inteiro, com o chão, ajuda também a saber por que o portão parou.',
    ],
  },
  {
    when: ['cerca eletrica', 'manutencao|conserto|instalacao|instalar', 'e portao|e motor|portao e|motor e'],
    unless: 'interfer*|alcance|nao funciona',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'São dois serviços: do portão automático cuidamos nós, com revisão por visita e conserto de {{repair.from}} a {{repair.to}}; da cerca elétrica cuida uma empresa de segurança eletrônica habilitada. Marque as duas no mesmo dia só se uma desliga o seu aparelho antes de a outra trabalhar.',
    ],
    heading: 'Onde a cerca e o portão se encontram',
    text: [
      'A cerca com isolador sujo ou fuga faz ruído no receptor e encurta o alcance do controle. Os fios dela vão longe dos do motor, e o aterramento é só dela.',
    ],
  },
  {
    when: ['serralheiro|serralheria', 'e motor|motor e|e automacao|e instalador|e automatizador|com motor'],
    unless: 'ou|diferenca',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O motor é conosco, e o portão é do serralheiro: ele faz ou solda a folha, o trilho e o batente, e nós instalamos e consertamos motor, central e controles. Em basculante o motor instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); um conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A ordem que evita retrabalho',
    text: [
      'Fale conosco antes de a folha ser soldada: dizemos onde reforçar, quanto espaço o motor pede e que peso ele leva. Depois o serralheiro entrega a folha leve na mão, e o motor entra.',
    ],
  },
  {
    when: [
      'portao novo|portao de ferro novo|portao de aluminio novo|portao de madeira novo|muro',
      'preco|valor|quanto custa|orcamento',
    ],
    unless: 'motor|automatico|automatica|eletronico|kit|conserto|instalado',
    subject: 'serralheria',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['price'],
    answer: [
      'Portão novo e muro não são serviço nosso: a folha, de ferro, alumínio ou madeira, é orçada pela serralheria, por metro e material, e o muro, pelo pedreiro. O que temos com preço é o motor dela: em basculante, o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que pedir na encomenda da folha',
    text: [
      'Peça ao serralheiro o peso da folha por escrito, reforço onde o motor se prende e teste na mão: leve em todo o caminho. Coluna e trilho no prumo valem mais que motor forte.',
    ],
  },
  {
    when: [
      'chapa|chapas|lambril|tela|ripas|ripado',
      'trocar|troca|reformar|reforma|refazer|podre|enferrujada|amassada',
      'portao',
    ],
    unless: 'motor|peso|pesado|aguenta',
    subject: 'serralheria',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['replace'],
    answer: [
      'Trocar a chapa do portão é serviço de serralheiro, e não nosso: ele corta, solda e pinta a folha. O que fazemos é soltar o motor antes e regulá-lo depois, de {{part.adjustment.from}} a {{part.adjustment.to}}, porque chapa nova costuma pesar mais que a velha e o contrapeso e a força têm de acompanhar.',
    ],
    heading: 'Cuidados com o motor durante a reforma',
    text: [
      'Antes da solda, desligue o disjuntor e solte os fios da central: a corrente da solda volta pela placa e a queima. Pergunte ao serralheiro quanto a folha vai pesar, e compare com o limite da etiqueta do motor.',
    ],
  },
  {
    when: ['preco|custo|valor|quanto custa', 'prazo|quanto tempo|demora|tempo', 'placa|central'],
    unless: 'garantia',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca da placa do portão custa de {{part.board.from}} a {{part.board.to}}, com peça, instalação e controles gravados, e leva até {{part.board.hours}} na visita. O prazo de dias depende da peça: placa comum se resolve na primeira ida, e a de modelo antigo espera ser achada, o que se sabe pela foto da etiqueta antes da visita.',
    ],
    heading: 'O que encurta e o que alonga a troca',
    text: [
      'A foto da placa e da etiqueta, mandada antes, faz o técnico sair com a peça certa. Fusível, relé ou fonte se reparam, a partir de {{repair.from}}, quando a trilha está inteira.',
    ],
    points: [
      'Deixe juntos todos os controles da casa: eles são gravados outra vez.',
      'O serviço tem {{repair.warranty}} de garantia, e a placa nova, {{parts.warranty}}.',
      'Sem taxa de visita na área atendida.',
    ],
  },
  {
    when: [
      'usado|usada|seminovo',
      'comprei|tenho|ganhei|meu motor',
      'instalam|instala|instalar|montam|colocam',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Instalamos um motor usado que você já tem, com o valor dito por foto, se ele gira, se é do tipo do seu portão e se o peso da folha cabe na etiqueta. Responde-se pela montagem; pelo aparelho usado, que não vendemos, só quem o vendeu. Mande antes um vídeo dele ligado e a foto da etiqueta.',
    ],
    heading: 'O que conferir no motor antes da visita',
    text: [
      'Veja se vieram a central, o suporte e a chave de destravamento, e se a tensão é a do seu ponto. Os controles do dono antigo se apagam da memória na primeira gravação.',
    ],
  },
];
