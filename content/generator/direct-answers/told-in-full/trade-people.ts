/** People of the trade: wages, wholesale, locksmiths of gates who buy motors, and who does which half of a job. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const tradePeopleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto ganha|quanto ganham|salario|salarios|quanto recebe|piso salarial|da dinheiro|da lucro|renda',
      'instalador*|tecnico*|portao|portoes|motor|automatizador*|serralheiro|profissao',
    ],
    unless: 'parcel*|contrato|aumento',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Não temos um número que sirva para todos: registrado, vale o piso da categoria na cidade, que o sindicato informa; por conta própria, depende de quantos serviços se fecham no mês. O que publicamos é o preço ao cliente, de {{repair.from}} a {{repair.to}} por conserto, e dele ainda saem peça, deslocamento, imposto e a garantia de cada trabalho.',
    ],
    heading: 'O que muda o ganho',
    text: [
      'Quem só troca peça disputa preço; quem mede, regula e responde pela garantia recebe indicação. Eletricidade básica, leitura de etiqueta e equilíbrio de folha são o que mais falta no ofício.',
    ],
    points: [
      'Carro, ferramenta e peças de giro são o investimento do começo.',
      'Condomínio paga por contrato, e residência por chamado.',
      'Escolas técnicas e fabricantes dão curso.',
    ],
    further: 'Como se faz o serviço está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Se quer propor trabalho, escreva pelo WhatsApp, no horário comercial, com a sua área.',
  },
  {
    when: [
      'fornecedor*|atacado|revenda|revender|revendedor*|lojista|preco de lojista|desconto|mais barato|preco especial|representante|fornecem|vendem|compra|comprar|parceria|distribuidor*',
      'para serralheria|para serralheiro|serralheiro|serralheiros|serralheria|para instalador|instalador|instaladores|para tecnico|para tecnicos|para revenda|para revender|para lojista',
      'motor|motores|portao|kit|placa|controle*|pecas|desconto|parceria|revenda|lojista|instalador*|automatizador*',
    ],
    unless:
      'conserto|preciso de|perto|qual|melhor|compensa|vale a pena|separado|separados|ou|contratar|quanto cobra|orcamento|instalador de portao|instalador em|folha|solda',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Não vendemos a preço de atacado nem temos tabela para serralheiro, instalador ou lojista: atendemos quem vai usar o portão, já com a instalação. O preço de revenda se pede ao distribuidor da marca, com CNPJ do ramo. Quem faz a folha e quer deixar o motor conosco pode indicar o cliente: orçamos por foto e instalamos na obra dele.',
    ],
    heading: 'O que temos para quem usa',
    text: [
      'Os três kits de basculante custam, já instalados, {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}. O motor avulso, sem instalação, começa em {{motor.quarterCv}}, pelo mesmo preço para qualquer comprador.',
    ],
    points: [
      'Obra com vários portões: o conjunto sai por orçamento.',
      'Peça para um conserto: pergunte, com a foto da etiqueta.',
      'Antes de fechar a folha, peça-nos a fixação: reforço e ponto de energia poupam volta.',
    ],
    send: 'Mande as fotos do portão por dentro, as medidas e o bairro da obra.',
  },
  {
    when: [
      'quem faz|quem fabrica|quem monta|onde faz|quem vende',
      'portao|folha',
      'quem coloca|quem instala|quem poe|quem bota|quem automatiza|quem pos',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O portão, com folha, trilho e coluna, quem faz é o serralheiro; o motor quem vende e instala somos nós, quando a folha já está pronta e andando leve na mão. Em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); portão de correr ou de abrir sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'A ordem dos três ofícios',
    text: [
      'Primeiro o serralheiro, depois o ponto de energia, com o eletricista, e por fim o motor. Combine antes do acabamento onde fica o reforço do suporte e por onde passa o fio.',
    ],
    points: [
      'Serralheiro: peso da folha por escrito, mola ou contrapeso equilibrados.',
      'Eletricista: circuito só do portão, com disjuntor e terra.',
      'Nós: motor, central, controles, força e fim de curso.',
    ],
    send: 'Mande o desenho ou a foto da folha, com as medidas, antes de ela ficar pronta.',
  },
  {
    when: [
      'eletricista|eletricistas',
      'pode|consegue|sabe|faz|instala|conserta|arruma|mexe|resolve|entende|serve|chamar|posso',
      'portao|portoes|motor|motor de portao|portao eletronico',
    ],
    unless:
      'ou|quem|ponto de energia|ponto de luz|tomada|disjuntor|preco|quanto|fio|fiacao|antes|serralheiro|perto|passar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Pode, na parte dele: quadro, disjuntor, fio, aterramento e ponto de energia são trabalho de eletricista, e há os que conhecem portão. O que pede técnico do ramo é o resto: equilíbrio da folha, fim de curso, força que para ao encostar, cabo, mola e gravação de controles. Nosso conserto vai de {{repair.from}} a {{repair.to}}, sem taxa de visita.',
    ],
    heading: 'Como saber qual dos dois chamar',
    text: [
      'Se o disjuntor cai, a tomada está morta ou outras coisas da casa falham junto, comece pelo eletricista. Se só o portão falha e a energia chega, o defeito está no motor, na placa ou na folha.',
    ],
    points: [
      'Pergunte se ele já regulou força e fim de curso desse motor.',
      'Motor na garantia: só quem vendeu ou instalou abre a caixa.',
      'Cabo, mola e contrapeso: nunca com quem não faz isso sempre.',
    ],
    send: 'Mande um vídeo do portão e a foto do quadro: dizemos qual dos dois o defeito pede.',
  },
  {
    when: [
      'serralheiro|serralheiros|serralheria',
      'pode|consegue|sabe|faz|instala|coloca|poe|conserta|arruma|mexe|resolve|entende|serve|posso',
      'motor|automatiz*|portao eletronico|portao automatico|placa|motor de portao',
    ],
    unless: 'ou|quem|preco|quanto|atacado|revenda|voces|perto|folha|solda|depois|antes|diferenca',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode, e muitos instalam e consertam: o suporte, a solda e o equilíbrio da folha são o ofício dele. O que se deve perguntar antes é se ele liga a placa, regula força e fim de curso, põe a fotocélula, grava os controles e dá garantia por escrito disso. Se não, ele deixa a folha pronta e nós montamos o motor: em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'Como dividir o serviço entre os dois',
    text: [
      'Primeiro a folha: leve na mão, reta e com o reforço no lugar do suporte. Depois o ponto de energia, e por último o motor. Portão de correr ou de abrir sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Solda no portão com a placa ligada queima a placa: desligue antes.',
      'Peso da folha por escrito, para escolher o motor.',
      'Um só responde pela folha, outro pelo motor: deixe isso no recibo.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: [
      'marido de aluguel|faz tudo|pedreiro|zelador|porteiro|vizinho que entende',
      'pode|consegue|sabe|conserta|consertar|arruma|arrumar|instala|mexe|mexer|resolve',
      'portao|portoes|motor|motor de portao',
    ],
    unless: 'preco|quanto|perto|quem paga|garantia|condominio|abrir|ou|predio',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Só no que é simples: trocar a bateria do controle, limpar trilho e fotocélula, lubrificar dobradiça e apertar parafuso por fora, com o disjuntor desligado. Placa, capacitor, cabo, mola, contrapeso e regulagem de força pedem técnico de portão, porque ali há tensão da rede e peso suspenso. O nosso conserto vai de {{repair.from}} a {{repair.to}}, sem taxa de visita.',
    ],
    heading: 'O que dá errado quando mexe quem não é do ramo',
    text: [
      'O erro mais comum é aumentar a força na placa para a folha pesada andar: ela anda, e deixa de parar quando encontra alguém. O segundo é soltar o cabo do basculante com a folha no alto.',
    ],
    points: [
      'Motor na garantia: quem abre a caixa pode pôr fim a ela.',
      'Capacitor guarda carga mesmo desligado.',
      'Recibo e garantia escrita, de quem quer que faça.',
    ],
    send: 'Mande um vídeo do defeito: dizemos se é coisa simples ou de técnico.',
  },
  {
    when: [
      'qualquer tecnico|qualquer um|qualquer pessoa|so a autorizada|somente autorizada|so autorizada|tem que ser autorizad*|precisa ser autorizad*|precisa ser da autorizada|tecnico comum',
      'mexer|mexe|consert*|abrir|trocar|instalar|instala|arrumar|pode|regular',
      'motor|portao|ppa|garen|rossi|peccinin|nice|placa',
    ],
    unless: 'garantia acabou',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Pode, se é técnico de portão e o motor já saiu da garantia: as peças comuns se acham em loja do ramo, e o que conta é saber medir e regular. Dentro da garantia, só quem vendeu, instalou ou a rede do fabricante abre a caixa, para não se perder o direito. Consertamos motor de qualquer marca por {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Como saber se é do ramo',
    text: [
      'Ele solta o motor e move a folha na mão antes de abrir a tampa, pede a etiqueta, diz o preço antes e mostra a peça. Quem já chega com placa nova debaixo do braço está adivinhando.',
    ],
    points: [
      'Capacitor guarda carga: não é coisa de curioso.',
      'Placa com inversor pede a peça do modelo.',
      'Recibo com o que foi feito e o prazo.',
    ],
    send: 'Mande um vídeo do defeito e a etiqueta do motor.',
  },
];
