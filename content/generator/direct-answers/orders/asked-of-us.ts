/** What people ask of the company by its bare name, and measures that decide a purchase. */
import type { DirectAnswer } from '../../direct-answer.ts';

const inTrouble =
  'nao abre|nao fecha|parou|quebr*|arrebent*|romp*|solt*|desfi*|caiu|escap*|frouxo|torto|enferruj*|trocar|troca|instalar|como|quando';

export const companyOrders: readonly DirectAnswer[] = [
  {
    when: ['autorizada|autorizado|oficial|credenciada|credenciado|representante|revenda|revendedor', 'ppa'],
    unless: 'garantia|perdi|peca|pecas|controle*|lojista|atacado|revender',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'buy'],
    answer: [
      'Vendemos, instalamos e consertamos motor PPA, mas não nos apresentamos como autorizada da fábrica: se o seu ainda está na garantia dela, procure antes a rede da PPA, com a nota. Fora da garantia, o conserto aqui vai de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} no serviço.',
    ],
    heading: 'O que resolvemos num motor PPA',
    text: [
      'Capacitor, fim de curso e rolamento se trocam na mesma visita; engrenagem e placa se procuram antes, pelo modelo da etiqueta. O motor novo também é PPA: em basculante, de {{kit.padrao}} a {{kit.jetflex}} já instalado.',
      'Abrir o motor na garantia, com outro técnico, pode encerrá-la. A data da compra está na nota.',
    ],
    points: [
      'Ronca e não parte: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Gira sem levar a folha: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Só estala ou não acende: placa, de {{part.board.from}} a {{part.board.to}}.',
      'Controle novo: gravação, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    further: 'Os modelos e o que muda entre eles estão na página do [motor PPA](/topicos/motor-ppa).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor PPA, o que ele faz e o bairro.',
  },
  {
    when: ['empresa|empresas|firma|especialista|especialistas|loja', 'portao|portoes'],
    unless:
      'contrato*|manuten*|mensal|preventiv*|consert*|motor de empresa|para empresa|de empresa|da empresa|em empresa|minha|na empresa|motor para|golpe|confiavel|confiar|melhor|outra|cobrou|sumiu|seria|caminhao|peca|pecas|vidro|madeira|fabric*|cerca|camera|alarme|interfone|cancela|enrolar|aco|social|galpao|registro|cnpj|nota|entrada de loja|porta de loja|para loja|de loja|portao empresa|motor portao empresa|24 horas por dia|boleto|pix|controle*|assembleia|condominio*|predio*|escolher',
    of: ['portao-automatico', 'assistencia-tecnica', 'motor', 'automatizacao'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'Somos empresa de portão automático: vendemos e instalamos o motor, consertamos o que já existe e fazemos a manutenção. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; um conserto, de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'O que fazemos e o que fica com outros',
    text: [
      'Motor, central, controles, sensores, regulagem e a parte mecânica que move a folha são conosco, em motor de qualquer marca já instalado; o novo que vendemos é PPA. Trabalhamos com portão automático desde {desde}.',
      'Fabricar a folha e soldar coluna é da serralheria, e o circuito novo é do eletricista. O que não é basculante se orça por foto.',
    ],
    points: [
      'Valor dito antes, por escrito.',
      'Horário: {horário}.',
      'Peça trocada com {{parts.warranty}} de garantia.',
      'Pagamento em até {{instalments}}.',
    ],
    send: 'Escreva pelo WhatsApp se é motor novo, conserto ou revisão e o bairro, com uma foto do portão por dentro.',
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo 3/16|cabo 1/8|cabo 5/32',
      '3/16|1/8|1/4|5/32|polegada|polegadas|mm|grossura|espessura|medida|bitola|comprar|preco|metro|metros|valor',
    ],
    unless: inTrouble,
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O cabo de aço de portão basculante se compra na mesma grossura do que está nele, porque a roldana e o contrapeso foram feitos para ela: cabo mais grosso não corre no canal, e mais fino não segura a folha. Trocado por nós, o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha reequilibrada.',
    ],
    heading: 'Por que o cabo não se troca em casa',
    text: [
      'Ele segura o peso da folha: solto sem escora, ela desce de uma vez. O técnico escora, troca os dois lados com grampos novos e iguala o comprimento, para a folha não entortar.',
      'Se o que você quer é só o material, a loja corta por metro; leve um pedaço do velho ou a medida tirada com paquímetro, com o portão fechado.',
    ],
    points: [
      'Fio partido ou ferrugem em pó: não use o portão até a troca.',
      'Cabo de alma de aço, próprio para roldana, e não o de varal.',
      'Roldana gasta corta o cabo novo; troca-se junto.',
      'Os dois lados de uma vez, ou a folha pende.',
    ],
    send: 'Com o portão fechado e sem passar por baixo, mande a foto do cabo dos dois lados, a largura e a altura da folha e o bairro.',
  },
  {
    when: [
      'altura|espaco|folga|medida|medidas|lateral|largura',
      'minima|minimo|necessaria|necessario|livre|precisa|preciso',
      'basculante*',
    ],
    unless: 'fotocelula|maxima|calcada|carro|caminhonete|suv|teto|laje|trilho de portao',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'O motor de basculante não pede uma altura igual em todo portão: ele fica na lateral, em pé, e o trilho dele se escolhe pela altura da folha. O que precisa existir é a lateral livre do chão ao alto, coluna firme para fixá-lo e espaço para o braço correr; a medida exata de cada modelo está na ficha, e confirmamos por foto.',
    ],
    heading: 'As medidas que tiramos antes',
    text: [
      'São quatro: altura e largura da folha, distância da folha à parede na lateral e quanto ela avança para dentro e para fora ao abrir. Cano, tomada ou degrau nesse caminho muda o lado do motor.',
      'Se cabe, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, com folha de até {{home.weight}} no PADRÃO e {{homeJetflex.weight}} no JETFLEX.',
    ],
    points: [
      'Folha muito baixa ou muito alta: o trilho muda de tamanho.',
      'Coluna de tubo fino: reforço antes do motor.',
      'Lado do motor: o que tiver ponto de energia e parede livre.',
      'Acima da folha, espaço para ela passar do carro mais alto.',
    ],
    further:
      'O passo a passo está em [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com uma trena na lateral, a altura, a largura e o material da folha.',
  },
  {
    when: ['pintar|pintura|pintor|repintar|tinta', 'portao|portoes|folha|motor'],
    unless:
      'fotocelula|eletrostatica|enferruj*|depois de pint*|pintei|lento|pesado|descasc*|madeira|controle*|trilho|como|cor|verniz|qual tinta|nao abre|nao fecha|travou|grudou',
    subject: 'portao-automatico',
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
    when: [
      'tag veicular|tag de carro|tag|tags|etiqueta rfid|adesivo|rfid',
      'portao|garagem|carro|condominio*|veiculo*',
    ],
    unless:
      'nao funciona|parou|perdi|nao le|falha|nao abre|instal*|preco|valor|quanto|custa|biometria|facial|digital',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'compatibility', 'price'],
    answer: [
      'A tag é um adesivo no para-brisa que um leitor na entrada reconhece, e o portão abre sem controle. Leitor, tags e cadastro são de empresa de controle de acesso; o portão continua o mesmo, e o que fazemos é deixar pronta na central a entrada que o leitor aciona, a partir de {{repair.from}}.',
    ],
    heading: 'O que o portão precisa para abrir por tag',
    text: [
      'O leitor fecha um contato, como uma botoeira: serve em central de qualquer marca. Como o carro passa sem ninguém apertar nada, a fotocélula tem de estar boa, e de preferência são duas.',
      'Em casa, com poucos carros, o controle custa menos; a tag compensa em prédio e empresa.',
    ],
    points: [
      'Entrada só de abrir, para o segundo carro não fechar o portão no primeiro.',
      'Nobreak no leitor e no portão.',
      'Controle guardado para carro emprestado.',
      'Tag apagada no dia em que o carro é vendido.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e uma da entrada vista de dentro, com o número de carros.',
  },
];
