/** Short searches for something near or for today, for a maker's telephone number, and for a part by its maker or measure. */
import type { DirectAnswer } from '../../direct-answer.ts';

const near =
  'perto de mim|proximo de mim|proximo a mim|mais proximo|mais proxima|mais perto|perto de casa|aqui perto|por perto|em minha regiao|em meu bairro|em minha cidade|proximo|proxima';
const inTrouble =
  'nao|parou|travou|travad*|quebr*|queim*|gast*|espan*|barulho|ronc*|solt*|consert*|repar*|arrumar|como|por que|ou|melhor|diferenca|nylon|bronze|dentes|lubrific*|graxa|quanto tempo|dura';

export const nearAndNowAnswers: readonly DirectAnswer[] = [
  {
    when: [
      near,
      'motor|motores|kit|kits|automatizador|portao eletronico|portao automatico|portao basculante|portao de correr|portao deslizante|loja|lojas|comprar|compra|vende|vendem|vendedor|revenda|instalador|instalacao',
    ],
    unless: `conserto|consert*|tecnico|assistencia|manutencao|controle*|placa|central|peca|pecas|bateria|capacitor|engrenagem|cremalheira|roldana*|cabo|trava|${inTrouble}`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'install'],
    answer: [
      'Para motor de portão perto de você, nós vamos até a sua casa em São Paulo e na Grande São Paulo: medimos, instalamos e deixamos funcionando, sem taxa de visita. Em basculante o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; em portão de correr ou de abrir sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa. Consertar o que já existe vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Comprar perto sem sair de casa',
    text: [
      'Motor comprado no balcão ainda pede quem o monte, regule e responda pela garantia. Aqui o preço do kit já traz central, dois controles, fixação e {{kit.warranty}} de garantia.',
      'Mande o bairro e as fotos pelo WhatsApp, e a resposta traz o valor e os horários livres, dentro do expediente de {horário}.',
    ],
    points: [
      'Foto da folha por dentro, com a coluna e o teto à vista.',
      'Altura, largura e material.',
      'Tensão da tomada mais próxima, 127 V ou 220 V.',
    ],
    further: 'O que vem em cada kit está na página de [motores](/motores).',
    send: 'Mande o bairro, as medidas da folha e uma foto dela por dentro.',
  },
  {
    when: [near, 'controle|controles|copia|copiar|clonar|clonagem|chaveiro de portao'],
    unless: 'pecas|motor|so funciona|so pega|so abre|bem perto|longe|nao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program'],
    answer: [
      'Controle de portão nós gravamos na sua garagem, em São Paulo e na Grande São Paulo, de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho e sem taxa de visita: numa ida se gravam todos os da casa. O de código fixo também se clona em chaveiro do bairro, de controle para controle; o de código rolante não se copia, e só abre depois de gravado na sua central.',
    ],
    heading: 'Chaveiro do bairro ou visita',
    text: [
      'Controle com fileira de chavinhas por dentro é código fixo, e o chaveiro resolve em minutos. Sem chavinhas, pergunte antes: cópia de código rolante não abre o portão, e o dinheiro não volta.',
      'A visita vale quando são vários, quando o original se perdeu ou quando é preciso apagar um controle roubado.',
    ],
    points: [
      'Foto da frente e do verso do controle.',
      'Frequência escrita nele, em geral 433 MHz.',
      'Prédio: quem cadastra é a administração.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande o bairro, a foto do controle e quantos quer: respondemos o valor e o horário.',
  },
  {
    when: [near, 'conserto|consertar|conserta|tecnico|assistencia|manutencao|autorizada|reparo'],
    ofOtherBrand: true,
    unless: 'controle*|peca|pecas',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Assistência de motor {marca} perto de você nós fazemos na sua garagem, em São Paulo e na Grande São Paulo, sem taxa de visita: mande o bairro e a foto da etiqueta, e a resposta traz o horário. O conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço; somos independentes, e motor ainda na garantia da fábrica vai antes à rede {marca}.',
    ],
    heading: 'O que o técnico leva para um {marca}',
    text: [
      'Capacitor, rolamento e roldana são de medida comum e vão no carro. Engrenagem e placa {marca} se procuram antes, pelo código da etiqueta, e por isso a foto vem primeiro.',
    ],
    points: [
      'Etiqueta do motor, inteira e legível.',
      'Vídeo do defeito, com som.',
      'Até a visita: disjuntor desligado se há cheiro ou folha torta.',
    ],
    send: 'Mande o bairro, a etiqueta do motor {marca} e um vídeo do defeito.',
  },
  {
    when: [
      'hoje|ainda hoje|agora|mesmo dia|entrega rapida|pronta entrega|imediato',
      'motor|motores|kit|automatizador',
    ],
    unless: `conserto|consert*|tecnico|assistencia|manutencao|instal*|coloc*|placa|controle*|condominio|predio|pago|pagar|amanha|bom|melhor|${inTrouble}`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Motor de portão para hoje depende de o modelo estar no estoque e de haver técnico livre: escreva cedo pelo WhatsApp, com o bairro, as medidas da folha e uma foto, e a resposta diz se dá e a que horas. Em basculante o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; de correr ou de abrir sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que faz o motor sair no mesmo dia',
    text: [
      'A montagem leva de {{install.hours.from}} a {{install.hours.to}}, dentro do expediente de {horário}. Folha leve e reta, tomada perto e coluna firme deixam tudo para uma visita só.',
      'Se o motor velho só parou, um conserto, de {{repair.from}} a {{repair.to}}, costuma resolver no mesmo dia e sair mais barato.',
    ],
    points: [
      'Etiqueta do motor velho, se ele existe.',
      'Tensão do ponto, porque o JETFLEX é só de {{homeJetflex.volts}}.',
      'Até lá: disjuntor desligado e folha solta na chave.',
    ],
    send: 'Mande agora o bairro, a foto da folha por dentro e a altura por largura.',
  },
  {
    when: ['telefone|sac|0800|whatsapp|contato|site|endereco|fabrica|representante', 'ppa'],
    unless: 'interfone|aplicativo|app|contato seco|mau contato|abrir|manual|garantia',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    answer: [
      'Não somos a fábrica da PPA: o contato dela, para garantia de fábrica e manual, está no site da marca e na nota do motor. Para comprar, instalar ou consertar motor PPA em São Paulo e na Grande São Paulo, fale conosco pelo botão do WhatsApp desta página ou pelo telefone no alto do site, de {horário}.',
    ],
    heading: 'O que é com a fábrica e o que é conosco',
    text: [
      'Com a fábrica: defeito em motor ainda na garantia dela e ficha de um modelo. Conosco: o kit instalado, de {{kit.padrao}} a {{kit.jetflex}} em basculante, o conserto, de {{repair.from}} a {{repair.to}}, e a gravação de controles.',
    ],
    points: [
      'Foto da etiqueta do motor.',
      'Bairro e tipo de portão.',
      'O que o motor faz de errado, numa linha.',
    ],
    send: 'Mande isso na primeira mensagem, e a resposta já vem com a faixa de preço.',
  },
  {
    when: ['telefone|sac|0800|whatsapp|contato|site|endereco|fabrica|representante'],
    ofOtherBrand: true,
    unless: 'interfone|aplicativo|app|contato seco|mau contato|abrir|manual|garantia|controle|placa',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    answer: [
      'Não somos a fábrica nem a autorizada {marca}: o contato dela está no site da marca e na nota do motor. Se o que você precisa é consertar um {marca} já instalado em São Paulo ou na Grande São Paulo, fale conosco pelo botão do WhatsApp desta página ou pelo telefone no alto do site, de {horário}; o serviço vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que é com a fábrica e o que é conosco',
    text: [
      'Com a fábrica: motor ainda na garantia dela e ficha de um modelo. Conosco: o conserto fora da garantia, com visita sem taxa e {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Foto da etiqueta do motor {marca}.',
      'Bairro e tipo de portão.',
      'O que ele faz ou deixou de fazer.',
    ],
    send: 'Mande isso na primeira mensagem, e a resposta já vem com a faixa de preço.',
  },
  {
    when: ['engrenagem|engrenagens|coroa|coroas|pinhao|pinhoes|kit de reparo|rosca sem fim'],
    ofOtherBrand: true,
    unless: inTrouble,
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace', 'buy'],
    answer: [
      'Engrenagem, coroa ou pinhão de motor {marca} nós trocamos na sua garagem, de {{part.gears.from}} a {{part.gears.to}} com a mão de obra e {{parts.warranty}} de garantia na peça. No balcão não vendemos peça {marca}: ela se acha pelo modelo inteiro da etiqueta e pelo número de dentes, porque a mesma tampa cobre motores diferentes, e pela foto dizemos se existe antes de marcar a visita.',
    ],
    heading: 'Como pedir a engrenagem do {marca}',
    text: [
      'Coroa é a roda grande dentro da caixa, movida pela rosca sem fim; pinhão é a roda que sai e pega na cremalheira. Diga qual das duas gastou, ou mande a foto.',
      'Se a peça saiu de linha, comparamos com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa, antes de gastar.',
    ],
    points: [
      'Dentes contados e diâmetro medido na peça velha.',
      'Furo do eixo e rasgo da chaveta na mesma foto.',
      'Folha leve na mão, ou a nova gasta igual.',
    ],
    send: 'Mande a foto da etiqueta do motor {marca} e a da peça ao lado de uma régua.',
  },
  {
    when: ['roldana|roldanas', 'polegada|polegadas|pol'],
    unless: 'qual|medir|ou|quebr*|travad*|barulh*|nao',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'As polegadas da roldana são o diâmetro de fora: em portão de casa as comuns são de 3 e de 4, e as menores servem em folha leve ou de guia. Compre a mesma medida da velha, com o mesmo canal, V ou U, porque outra altura desencontra a cremalheira; trocado por nós, o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir além das polegadas',
    text: [
      'Uma polegada tem 25,4 mm: meça a roda por fora, e não no fundo do canal. Depois veja a caixa, com ou sem suporte, e a capacidade gravada, que deve passar da metade da folha em cada roda.',
    ],
    points: [
      'Canal igual ao trilho: V para cantoneira, U para barra redonda.',
      'Rolamento duplo em folha pesada.',
      'As duas juntas, com a folha calçada.',
    ],
    send: 'Mande a foto da roldana velha ao lado de uma régua e a do trilho.',
  },
];
