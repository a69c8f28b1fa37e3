/** Motors that burn again and again, a verdict that somebody was told, and when to stop mending. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const repeatedAndToldAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'queimou de novo|queimou duas vezes|queimou outra vez|queima de novo|toda hora queima|vive queimando|sempre queima|queima sempre|queimou 2 vezes|queimou 3 vezes|queimou tres vezes|segunda vez que queima|terceira vez que queima|queima direto|queima todo|duas vezes|pela segunda vez|pela terceira vez|queima muito',
      'motor|placa|central|capacitor|fusivel',
      'queim*|portao',
    ],
    unless: 'disjuntor|parcel*|fumaca|cheiro',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isAboutModel: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor ou placa que queima mais de uma vez não é azar: a causa ficou no portão. São quatro as suspeitas: folha pesada ou desequilibrada, tensão que cai ou surto na rede, uso acima do que o motor aguenta e água na caixa. Antes de pôr outra peça, peça a prova da folha na mão, a medida da tensão na partida e a conta de aberturas na hora cheia.',
    ],
    heading: 'O que cada causa deixa para ver',
    text: [
      'Placa com trilha preta e fusível aberto aponta surto, e pede DPS e terra; bobina com cheiro de verniz aponta esforço, e pede equilíbrio da folha. Placa nova custa de {{part.board.from}} a {{part.board.to}}, e estator, de {{part.stator.from}} a {{part.stator.to}}: trocar sem achar a causa é pagar duas vezes.',
      'Se o serviço anterior foi nosso, ele tem {{repair.warranty}} de garantia, e a peça, {{parts.warranty}}.',
    ],
    points: [
      'Queima depois de temporal: surto.',
      'Queima no calor e em dia de muito movimento: ciclos demais.',
      'Queima sem razão, com a folha dura na mão: peso.',
      'Queima com a caixa úmida: vedação e furo do fio.',
    ],
    send: 'Mande a etiqueta do motor, a foto da peça queimada e as datas de cada queima.',
  },
  {
    when: [
      'e normal|normal|certo|por que|porque|deveria',
      'durar|dura|durou|duram|acabou|acabar|morreu|quebrar|quebrou',
      'so um ano|so 1 ano|so dois anos|so 2 anos|so 3 anos|so tres anos|2 anos|1 ano|3 anos|dois anos|um ano|tres anos|pouco|tao pouco|tao rapido|cedo',
    ],
    of: ['motor', 'portao-automatico', 'central-de-comando'],
    unless: 'garantia|bateria|pilha|controle|parado|sem uso|fechada',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'repair'],
    answer: [
      'Não é normal: motor de casa, com a folha leve e revisão, costuma passar de dez anos. Quando dura dois ou três, quase sempre ele é pequeno para o peso, abre vezes demais por hora ou trabalha com tensão baixa. Antes de comprar outro igual, meça o peso da folha e veja se ela anda com uma mão; o defeito muitas vezes se conserta, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que encurta a vida de um motor',
    text: [
      'Motor comum faz de cinco a dez ciclos por hora; prédio e comércio pedem o de uso intenso. Cabo, mola ou roldana ruins fazem o motor carregar o que não é dele, e se acertam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Com menos de um ano: acione a garantia antes de abrir.',
      'Bobina queimada duas vezes: motor pequeno ou tensão baixa.',
      'Só a placa queimou: surto, e o motor está bom.',
    ],
    send: 'Mande a etiqueta do motor, as medidas da folha e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'tecnico|instalador|quer trocar|querem trocar|disse|disseram|falaram|falou|me falaram|garantiu',
      'nao tem conserto|sem conserto|nao tem jeito|nao compensa|nao tem mais jeito|tem que trocar tudo|trocar tudo|trocar o motor inteiro|trocar o motor todo|trocar motor inteiro|motor novo inteiro|so trocando tudo|condenou|condenado|nao vale a pena',
    ],
    unless: 'placa e verdade|vale a pena comprar|vale a pena trocar|vale a pena consertar|quanto custa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Peça antes a razão: quase todo motor tem conserto, de {{repair.from}} a {{repair.to}}, e só não compensa em três casos, que se mostram. A carcaça ou o eixo quebrou, a peça própria do modelo não se acha mais, ou a soma das peças chega perto de um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa. Sem medida e sem a peça na mão, ouça outro técnico.',
    ],
    heading: 'Como ouvir uma segunda opinião sem pagar duas vezes',
    text: [
      'Peça por escrito o que foi medido e fique com a peça condenada. Com o vídeo do defeito e a foto da etiqueta, dizemos se o conserto é provável, antes da visita, que não tem taxa em São Paulo e na Grande São Paulo.',
    ],
    points: [
      'Só a placa: reparo ou troca, e o motor fica.',
      'Só a bobina: estator novo ou rebobinado.',
      'Folha pesada: motor novo também queimaria.',
    ],
    send: 'Mande um vídeo do portão, a etiqueta do motor e o que lhe disseram.',
  },
  {
    when: [
      'tecnico|instalador|empresa|cara|prestador|assistencia',
      'levou|ficou com|sumiu com|nao devolveu|nao devolve|nao traz de volta|levaram|quebrou a peca|quebrou uma peca|estragou a peca|quebrou a placa|quer cobrar',
      'placa|peca|motor|controle|central|cobrar',
    ],
    unless: 'garantia|quem paga|condominio|seguro|inquilin*|morador|empregad*|funcionari*',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A peça é sua: quem a levou para consertar tem de devolvê-la, consertada ou não, e quem a quebrou no serviço repara ou paga, sem cobrar de você. Peça por escrito a data da devolução, com a foto da placa no lugar e o comprovante do que pagou. Sem resposta, registre no Procon ou no consumidor.gov.br e vá ao Juizado Especial.',
    ],
    heading: 'Antes de deixar levar, da próxima vez',
    text: [
      'Peça um recibo com o código da peça, o defeito apontado, o prazo e o valor máximo. Orçamento não aprovado não autoriza conserto, e a peça volta como foi.',
    ],
    points: [
      'Enquanto isso, use o portão na mão, se a folha está reta.',
      'Mensagem de voz vale: não apague a conversa.',
      'Se foi a nossa equipe, escreva na conversa do pedido, com a data.',
    ],
    send: 'Se precisa do portão andando, mande a foto do lugar da placa e a etiqueta do motor.',
  },
  {
    when: [
      'ja gastei|gastei muito|gastando muito|vale a pena insistir|insistir no conserto|quando desistir|parar de consertar|ja consertei varias vezes|ja arrumei varias vezes|cansei|nao aguento mais',
      'portao|conserto|motor|consertar|arrumar',
    ],
    unless: 'barulho|luz|energia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Pare de consertar quando o mesmo motor pede a terceira peça cara em dois anos, ou quando a próxima passa da metade de um motor novo, que numa casa fica entre {{replacement.from}} e {{replacement.to}} com a troca. Antes, mande provar a folha na mão: se ela pesa, o motor novo vai pelo mesmo caminho, e o gasto certo é no cabo, na roldana ou na dobradiça.',
    ],
    heading: 'A conta que decide',
    text: [
      'Some o que pagou no último ano e compare com o kit de basculante instalado, de {{kit.padrao}} a {{kit.jetflex}}, que tem {{kit.warranty}} de garantia. Defeitos diferentes a cada visita são idade; o mesmo defeito que volta é causa não achada, e aí se cobra a garantia do serviço.',
    ],
    points: [
      'Peça que ainda se acha e bobina boa: conserte.',
      'Modelo fora de linha e placa sem reparo: troque.',
      'Recibos com data: sem eles não há o que comparar.',
    ],
    send: 'Mande a etiqueta do motor, o que já foi trocado e quando: dizemos qual dos dois compensa.',
  },
  {
    when: [
      'instalador|tecnico|instalaram|instalou|empresa|montador',
      'nao regulou|nao regularam|nao ajustou|nao ajustaram|nao colocou|nao instalou|nao ligou|nao programou|nao gravou|esqueceu|deixou sem|nao testou|nao ensinou|nao deixou',
      'fim de curso|forca|fotocelula|controle*|fechamento|destravamento|chave|portao|motor|sensor',
    ],
    unless: 'sumiu|voces|portao nao|motor nao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['allowed', 'adjust'],
    answer: [
      'Instalação sem regulagem e sem teste não está terminada: quem instalou volta e acaba, sem cobrar, porque fim de curso, força, controles gravados e destravamento ensinado fazem parte do serviço. Peça por escrito, com um vídeo, e até lá não use o fechamento automático. Se ele não volta, regulamos por {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que se confere antes de pagar uma instalação',
    text: [
      'Três aberturas inteiras sem bater nem parar antes, um calço de madeira no caminho que faça a folha parar, a fotocélula cortada com um cabo de vassoura e a chave de destravamento girada na sua frente.',
    ],
    points: [
      'Bate no fim: fim de curso tarde.',
      'Sobra fresta: fim de curso cedo.',
      'Não para no calço: força alta, e é perigoso.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande um vídeo de uma abertura e a etiqueta do motor.',
  },
  {
    when: [
      'portao novo|portao zero|folha nova|portao recem comprado|portao que comprei|portao recem instalado',
      'veio com defeito|com defeito|deu defeito|veio torto|veio errado|esta torto|torto|empenado|ja quebrou|enferrujou|ja enferrujou|nao fecha direito',
    ],
    unless: 'motor novo|controle|placa',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Portão novo com defeito é de quem o fez ou vendeu: reclame por escrito, com fotos, em até noventa dias, e ele tem trinta para resolver; depois disso você escolhe outro igual, o dinheiro de volta ou um abatimento. Folha torta, solda e pintura são da serralheria; motor, central e regulagem, de quem os instalou. Se a folha está torta, não ligue o motor nela.',
    ],
    heading: 'Saber de quem é o defeito',
    text: [
      'Desligue o disjuntor e, com a folha reta e os cabos inteiros, solte o motor e leve o portão na mão. Se raspa ou pesa, é a folha; se anda leve e o motor não o leva, é a instalação.',
      'Num kit instalado por nós a garantia é de {{kit.warranty}}, e a volta ao que ela cobre não tem taxa.',
    ],
    points: [
      'Nota, recibo ou conversa com a data.',
      'Foto de longe, com a folha fechada, para mostrar o desnível.',
      'Não deixe outro soldar antes da resposta.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande um vídeo da folha na mão e a foto da etiqueta do motor.',
  },
  {
    when: [
      'usado como novo|usada como nova|peca usada|peca paralela|paralela|recondicionad*|falsificad*|falso|nao e original|nao original|original e colocaram|cobraram original',
      'instalaram|instalou|colocaram|colocou|cobraram|cobrou|venderam|vendeu|puseram|trocaram|trocou',
    ],
    unless: 'vale a pena|compensa|preco de',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed', 'signs'],
    answer: [
      'Peça usada ou paralela cobrada como nova e original é propaganda enganosa: o artigo 21 do Código de Defesa do Consumidor manda usar peça nova, original ou na especificação do fabricante, salvo se você autorizou outra. Fotografe a etiqueta, o número de série e as marcas de uso, e peça por escrito a troca pela que pagou ou a diferença de volta. Sem resposta, Procon e Juizado Especial.',
    ],
    heading: 'Como reconhecer peça que não é nova',
    text: [
      'Parafuso já mordido, pó de atrito na engrenagem, etiqueta raspada ou com data antiga, fio emendado e controles de outro dono na memória da placa.',
    ],
    points: [
      'Nota com o nome e o código da peça.',
      'Não devolva a peça antes de fotografá-la.',
      'Paralela pode servir: o que não pode é cobrar como original.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande as fotos da peça e da nota, e dizemos o que se vê.',
  },
  {
    when: [
      'loja|vendedor|fabricante|fabrica|marca|fornecedor|assistencia',
      'nao quer trocar|nao troca|nao trocou|nao responde|nao atende|nao resolve|nao quer devolver|se nega|se recusa|recusou|nao assume|nao cumpre|enrolando|empurra',
    ],
    unless: 'portao nao|controle nao|voces|tecnico sumiu|placa nao|motor nao',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Loja e fabricante respondem juntos pelo defeito, e você escolhe a quem cobrar: reclame por escrito, com a nota, a foto da etiqueta e um vídeo, e conte trinta dias. Sem solução, o Código de Defesa do Consumidor, artigo 18, deixa você exigir outro igual, o dinheiro de volta ou um abatimento. O passo seguinte é o consumidor.gov.br ou o Procon, e depois o Juizado Especial.',
    ],
    heading: 'O que faz a reclamação andar',
    text: [
      'Peça o protocolo e guarde as respostas. Não deixe outro abrir o motor antes, porque a caixa mexida vira desculpa.',
      'Se não dá para esperar, consertamos por {{repair.from}} a {{repair.to}}; peça antes a resposta por escrito, para não perder o direito.',
    ],
    points: [
      'Compra a distância, até sete dias: devolve-se sem motivo.',
      'Defeito aparente: noventa dias, além da garantia escrita.',
      'Instalação de um e motor de outro: acione os dois.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
  {
    when: [
      'garantia',
      'autonomo|pessoa fisica|sem cnpj|mei|tecnico particular|tecnico avulso|sem recibo|por fora|informal|conhecido',
    ],
    unless: 'motor sem nota',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Tem garantia: quem faz serviço por profissão responde pelo Código de Defesa do Consumidor, com ou sem CNPJ, e são noventa dias para reclamar do que ficou mal feito. O que falta no autônomo é a prova, e para ela servem o Pix, a conversa e as fotos. Peça sempre um recibo com nome, CPF, o que foi feito, a peça e a data.',
    ],
    heading: 'Onde reclamar de um autônomo',
    text: [
      'Primeiro na conversa, com um vídeo e prazo. Depois, no Juizado Especial da sua cidade, que até vinte salários mínimos dispensa advogado.',
      'Na nossa assistência o recibo traz {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça.',
    ],
    points: [
      'Nome completo e endereço: sem eles não há a quem cobrar.',
      'Peça velha devolvida mostra o que foi trocado.',
      'Só promessa de boca: escreva e peça que confirme.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
];
