/** Answers to titles about warranties and rights: what a warranty covers, and how to claim it. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: ['tipos|quais|quais os', 'garantia|garantias', 'motor*|portao*|conserto'],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['what', 'buy'],
    answer: [
      'São três as garantias num portão: a da lei, noventa dias em qualquer compra ou serviço; a do motor, do vendedor ou do fabricante; e a de quem instalou ou consertou. Conosco, o kit instalado tem {{kit.warranty}}; o motor comprado sozinho, {{motor.warranty}}, com {{motor.warranty.installation}} na instalação; o conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
    ],
    heading: 'O que nenhuma cobre',
    text: [
      'Raio, água na caixa, batida, folha desequilibrada e abertura do motor por outra pessoa. Guarde a nota, a data e a foto da etiqueta.',
    ],
    points: [
      'Motor e instalação têm prazos separados.',
      'Peça trocada não reinicia a do motor.',
      'Escreva antes de deixar outro mexer.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos o motor e a garantia dele.',
  },
  {
    when: [
      'garantia|garantias',
      'cobre|cobrem|cobertura|coberto|inclui|vale para que',
      'o que|que|quais|cobertura|tudo',
    ],
    unless:
      'nao|raio|chuva|agua|queda|queima|queimou|queimado|surto|pico|placa|controle*|bateria|cabo|roldana|engrenagem|mao de obra|deslocamento|visita|seguro|jetflex|speedy|padrao|conserto*|reparo*|usado|condominio*|nobreak|garen|rossi|peccinin|nice|seg|ipec|outra marca',
    winsTies: true,
    subject: 'garantia',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['what', 'lifetime'],
    answer: [
      'A garantia cobre defeito de fabricação e falha da nossa montagem: {{kit.warranty}} em tudo no kit instalado e {{motor.warranty}} no motor da tabela, com {{motor.warranty.installation}} na montagem. Motor PPA com garantia de fábrica na proposta tem {{guide.warranty}}. Num conserto são {{repair.warranty}} no serviço e {{parts.warranty}} nas peças, e a lei soma noventa dias a cada prazo.',
    ],
    heading: 'O que entra e o que fica fora da garantia',
    text: [
      'Entram o motor e as peças dele, a central e os controles do kit, o suporte que solta, a regulagem que sai do ponto e a visita para corrigir isso. Quem prova que o dano veio de fora somos nós, na peça, antes de falar em preço.',
    ],
    points: [
      'Fora: raio e variação da rede elétrica.',
      'Fora: batida de carro, enchente e jato de água na central.',
      'Fora: dano de reparo ou ligação feitos por outra pessoa.',
      'Fora: pilha do controle e a folha, o cabo e a roldana que o portão já tinha.',
    ],
    further: 'A tabela completa, compra por compra, está na página de [garantia](/garantia).',
    send: 'Diga pelo WhatsApp o que comprou e quando, e mande a foto da etiqueta do motor: respondemos qual prazo é o seu.',
  },
  {
    when: [
      'garantia|garantias',
      'o que nao cobre|o que garantia nao cobre|que a garantia nao cobre|o que fica fora|o que fica de fora|que fica fora|nao esta coberto|nao cobre',
      'o que|quais|qual|que|casos',
    ],
    unless:
      'recus*|neg*|raio|chuva|agua|queimou|placa|controle*|bateria|garen|rossi|peccinin|nice|faco|fazer',
    winsTies: true,
    subject: 'garantia',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'A garantia não cobre o dano que vem de fora: raio, variação da rede, batida de carro, enchente, jato de água na central e reparo feito por outra pessoa. Também ficam fora a pilha do controle e a folha, o cabo, a roldana e o trilho que o portão já tinha. A causa é mostrada na peça, antes de qualquer preço; sem essa prova, o defeito está coberto.',
    ],
    heading: 'O que não tira a cobertura',
    text: [
      'Trocar a pilha, soltar o motor com a chave numa falta de luz, pedir outra opinião ou perder o comprovante não encerra o prazo. Se outra pessoa abriu a central, fica fora só o que ela estragou.',
    ],
    points: [
      'Engrenagem que se gasta no prazo, sem causa de fora: coberta.',
      'Suporte que solta e regulagem que sai do ponto: cobertos na nossa montagem.',
      'Queima por pico de energia: a distribuidora pode ter de indenizar.',
    ],
    further: 'Cada compra, com o prazo dela, está na página de [garantia](/garantia).',
    send: 'Diga pelo WhatsApp o que aconteceu e quando, com a foto da etiqueta do motor: respondemos se é garantia antes da visita.',
  },
  {
    when: ['garantia', 'vitalicia|vitalicio|eterna|para sempre|para toda a vida|vida toda|ilimitada'],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Garantia vitalícia não damos, e em motor de portão desconfie dela: engrenagem, capacitor e bateria gastam com o uso. Os nossos prazos escritos são {{kit.warranty}} no kit instalado, {{motor.warranty}} no motor da tabela de preços e {{guide.warranty}} de fábrica nos motores dos guias de compra; um conserto tem {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
    ],
    heading: 'O que ler numa promessa de garantia',
    text: [
      'Leia o que ela cobre, quem paga a visita e o que a faz cair. Prazo longo sem peça à venda vale menos que um curto com assistência na cidade.',
    ],
    points: [
      'Prazo e cobertura escritos na nota.',
      'Nome de quem responde por ela.',
      'Manutenção exigida para mantê-la.',
    ],
    further: 'Tudo o que os prazos cobrem está na página de [garantia](/garantia).',
  },
  {
    when: [
      'garantia',
      'mao de obra|visita|deslocamento|o servico|pecas e servico|peca e servico|instalacao tambem',
      'cobre|inclui|entra|cobrem|paga|pago|inclusa|inclusa a|tem|vale',
    ],
    unless: 'raio|agua|chuva|enchente|batida|perde',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Na nossa garantia, sim: quando o defeito é do que montamos ou trocamos, o técnico volta e não se paga mão de obra nem visita. O kit de basculante instalado tem {{kit.warranty}} para o conjunto inteiro, mão de obra incluída; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças. Em motor comprado numa loja, a da fábrica costuma cobrir a peça, e a montagem só se o termo disser.',
    ],
    heading: 'Onde a mão de obra costuma ficar de fora',
    text: [
      'Motor comprado numa empresa e montado por outra tem duas garantias, e nenhuma paga a parte da outra: a fábrica troca o motor, e quem o tira e põe de volta cobra, se não foi ele quem errou.',
    ],
    points: [
      'Peça de desgaste, batida, raio e água: serviço cobrado.',
      'Outro técnico abriu a caixa no meio do prazo: a fábrica pode recusar.',
      'Recibo com data e modelo: sem ele não se prova o começo do prazo.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a foto do recibo ou da nota, a da etiqueta do motor e um vídeo do defeito.',
  },
  {
    when: [
      'garantia',
      'conserto|servico|reparo|manutencao|mao de obra|consertar',
      'lei|cdc|codigo de defesa|procon|legal|quantos dias|quanto tempo|prazo|90 dias|direito|direitos',
    ],
    unless:
      'nao cumpre|nao cumpriu|recusa|nega|negou|nao quer|fabrica|motor novo|instalacao|kit|de voces|voces',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Pela lei, o conserto do portão tem noventa dias de garantia, contados do fim do serviço: é o prazo do Código de Defesa do Consumidor para serviço durável, e vale mesmo sem papel. Defeito escondido conta do dia em que aparece. O que a empresa promete por escrito soma-se a isso; na nossa, são {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
    ],
    heading: 'Para usar a garantia do conserto',
    text: [
      'Avise por escrito, com data e vídeo, antes que outra pessoa abra a caixa. O prestador refaz sem cobrar, devolve o valor ou abate do preço, à sua escolha.',
    ],
    points: [
      'Recibo ou conversa com a data e o que foi trocado.',
      'O mesmo defeito no mesmo lugar: refaz-se de graça.',
      'Outro defeito é outro serviço, com novo orçamento.',
      'Sem acordo: Procon, consumidor.gov.br ou juizado especial.',
    ],
    further: 'O que cada prazo nosso cobre está na página de [garantia](/garantia).',
    send: 'Se o conserto foi nosso, mande pelo WhatsApp o recibo e um vídeo do que voltou.',
  },
  {
    when: [
      'procon|reclame aqui|processar|juizado|pequenas causas|consumidor gov|denunciar',
      'portao|motor|instalador|tecnico|empresa|loja|servico|assistencia',
    ],
    unless: 'vizinho|condominio|sindico|quantos dias|prazo|barulho',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    answer: [
      'Primeiro reclame por escrito a quem fez o serviço, com data, fotos e um prazo para resposta; sem acordo, o Procon recebe a queixa pela internet, com a nota ou o recibo, e o passo seguinte é o Juizado Especial Cível. A lei dá noventa dias para reclamar de serviço durável, contados de quando o defeito apareceu.',
    ],
    heading: 'O que juntar antes da queixa',
    text: [
      'Não deixe outra empresa abrir a caixa antes de fotografar tudo, porque a prova some na primeira desmontagem. Se o serviço foi nosso, escreva na mesma conversa: o que a garantia cobre se refaz sem custo.',
    ],
    points: [
      'Orçamento, recibo e comprovante de pagamento.',
      'As mensagens trocadas, com as datas.',
      'Vídeo do defeito, feito de longe, e foto da etiqueta.',
      'O pedido numa frase: refazer, devolver o dinheiro ou abater.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Risco na hora, como folha que não para ou dá choque: disjuntor desligado, e só depois a queixa.',
  },
];
