/** What customers ask of a technician: trust, parts, the same day, the visit, and a price they were quoted. */
import type { DirectAnswer } from '../../direct-answer.ts';

const quoted =
  'cobraram|cobrou|pediram|pediu|me passaram|passaram|estao cobrando|esta cobrando|quer cobrar|querem cobrar|querem|orcamento de|orcaram|orcou|falaram|disseram';
const judged =
  'caro|certo|justo|normal|abusivo|muito|barato|ta bom|esta bom|preco bom|vale|trocar|troca|instalar|e isso mesmo|bom preco';
const ofOtherThings =
  'placa|engrenagem|capacitor|controle*|roldana*|cremalheira|cabo|mola|conserto|consertar|condominio|predio|visita|fotocelula|nobreak|bobina|rebobin*|enrolamento|rolamento|fuso|regul*';

export const technicianAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tecnico|instalador|prestador|empresa|orcamento|conserto|profissional|cara',
      'engan*|golpe|honesto|honesta|mentindo|mentiu|mentira|passando a perna|passar a perna|explorando|desonesto|enrolando|roubando|me roubou|de confianca|confiavel|confiar',
    ],
    unless:
      'voces|clon*|whatsapp|marca|motor|controle*|bandido|falso|se passando|verdade|placa|melhor|kit|indicacao|qual',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'Técnico honesto diz o preço antes de abrir o motor, mostra o defeito na própria peça, com a medida, devolve a peça velha e deixa recibo com a garantia escrita. Desconfie de quem condena o motor sem soltar a folha, cobra sem dizer o que trocou ou não aceita que você mostre o orçamento a outro.',
    ],
    heading: 'Perguntas que se fazem antes de pagar',
    text: [
      'Pergunte o que foi medido, o que acontece se a peça trocada não resolver e quanto dura a garantia. Para comparar, um conserto conosco fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
      'Se já pagou e o defeito voltou, a lei dá noventa dias para reclamar, e o pedido se faz por escrito.',
    ],
    points: [
      'Placa queimada: fusível aberto, mancha preta ou saída sem tensão.',
      'Motor queimado: cheiro de verniz ou bobina medida fora.',
      'Folha pesada na mão: o defeito não é o motor.',
      'Peça trocada sem mostrar: peça que a devolvam.',
    ],
    send: 'Mande o vídeo do portão e o que lhe disseram: respondemos com a peça provável e o valor.',
  },
  {
    when: [
      'tecnico|tecnicos|voces|assistencia|equipe|instalador',
      'leva|levam|traz|trazem|vem com|tem|ja vem com|carrega',
      'a peca|as pecas|pecas|peca|material|materiais|as ferramentas',
    ],
    unless:
      'onde|comprar|compro|vender|vendem|marca|fora de linha|original|quem|curso|ppa|garen|rossi|antigo|embora|levou',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Leva as que mais se trocam, e a mais provável do seu motor quando você manda antes o vídeo do defeito e a foto da etiqueta. Com elas o conserto sai quase sempre na primeira visita, em {horas de reparo}, de {{repair.from}} a {{repair.to}}; peça rara ou fora de linha se encomenda, e o técnico volta.',
    ],
    heading: 'O que mandar para a peça vir junto',
    text: [
      'Três coisas: o modelo na etiqueta, o que o portão faz e o que já foi trocado. Placa, capacitor e engrenagem mudam de modelo para modelo, e é a etiqueta que diz qual vale.',
    ],
    points: [
      'Vídeo com som, de uma abertura inteira.',
      'Foto da etiqueta do motor e da placa, com a tampa fechada.',
      'Controle aberto, se o defeito é dele.',
    ],
    send: 'Mande o vídeo, a etiqueta e o bairro pelo WhatsApp.',
  },
  {
    when: [
      'da para|e possivel|conserta*|fica pronto|resolve|resolvem|arruma*|consegue|consertam',
      'na hora|na mesma hora|na visita|na primeira visita|no local|no mesmo momento|no ato|em casa mesmo',
    ],
    unless:
      'controle|quanto|instala*|quem|eu mesmo|sozinho|domingo|feriado|fechar|abrir|hora de fechar|hora de abrir|por que|placa|bobina',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'lifetime'],
    answer: [
      'Dá, na maior parte das vezes: o técnico conserta no próprio portão, em {horas de reparo}, de {{repair.from}} a {{repair.to}}, com o valor dito antes. Fica para uma segunda visita a peça que precisa vir de fora e a placa que vai para a bancada; nesse caso o portão fica fechado e usável na mão, se a folha está reta.',
    ],
    heading: 'O que sai na hora e o que espera',
    text: [
      'Regulagem, capacitor, controle, fotocélula, cabo e roldana saem na visita. Estator rebobinado e placa em reparo levam mais, e trocar por nova encurta o prazo.',
    ],
    points: [
      'Vídeo e etiqueta antes: a peça já vem na mala.',
      'Folha torta ou coluna solta: o serralheiro vem primeiro.',
      'Marca rara: a foto da placa diz se a peça se acha.',
    ],
    send: 'Mande um vídeo do defeito, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'visita|orcamento|orcamentos|deslocamento|avaliacao|diagnostico|visita tecnica',
      'gratis|gratuit*|de graca|sem custo|sem taxa|sem compromisso|e pago|nao cobra',
    ],
    unless: 'condominio|parcel*|aceito|se eu nao|mesmo que|frete|instalacao gratis',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'É grátis: a faixa de preço sai por foto, pelo WhatsApp, e a visita não tem taxa em São Paulo e na Grande São Paulo. O valor é dito antes de começar; se você aceita, um conserto vai de {{repair.from}} a {{repair.to}}, e se não aceita, nada se paga.',
    ],
    heading: 'O que deixa o orçamento certo já na mensagem',
    text: [
      'Um vídeo do defeito com som, a etiqueta do motor e o bairro. Para motor novo, a foto do portão por dentro e as medidas da folha.',
    ],
    points: [
      'Domingo, feriado e noite: o valor se combina antes de o técnico sair.',
      'Peça e mão de obra vêm em linhas separadas.',
      'Fora da área atendida, não temos equipe.',
    ],
  },
  {
    when: [
      'visita|deslocamento|taxa de visita|visita tecnica|chamar tecnico|chamar um tecnico|chamar o tecnico|para vir|pra vir|para ver|para olhar|a ida',
      'quanto|valor|preco|quanto custa|quanto cobra|quanto e|quanto fica',
    ],
    unless:
      'condominio|contrato|mensal|quantas|quanto tempo|manutencao|revisao|preventiva|domingo|feriado|madrugada|conserto|instala*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A visita não custa nada em São Paulo e na Grande São Paulo: o que se paga é o serviço, com o valor dito antes de começar. Um conserto vai de {{repair.from}} a {{repair.to}}, e uma faixa já sai por foto; se você não aceita o preço, fica por isso mesmo.',
    ],
    heading: 'O que deixa o preço certo já na mensagem',
    text: [
      'Mande o vídeo com som, a etiqueta do motor e o bairro, para o técnico já sair com a peça que o defeito pede.',
    ],
    points: [
      'À noite, no domingo e no feriado, o preço se combina antes da saída.',
      'Peça e trabalho aparecem separados no orçamento.',
      'Cidade fora da área: quem vai é um técnico de lá.',
    ],
  },
  {
    when: [quoted, 'motor', judged],
    figure: { unit: 'real', from: 800, to: 1500 },
    unless: ofOtherThings,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace'],
    answer: [
      '{figura} está dentro do que cobramos pela troca de um motor residencial, com o motor novo e a instalação: de {{replacement.from}} a {{replacement.to}}. Em basculante, os nossos kits instalados custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}. Antes de aceitar, veja se o valor inclui central, dois controles, mão de obra e garantia por escrito.',
    ],
    heading: 'O que o orçamento precisa dizer',
    text: [
      'Pergunte também por que se troca o motor: muitos condenados voltam com conserto, de {{repair.from}} a {{repair.to}}. Peça a medida da bobina e veja se a folha anda leve na mão.',
    ],
    points: [
      'Modelo do motor e peso de folha que ele leva.',
      'Tipo de portão: o de correr e o de abrir saem por orçamento.',
      'Fotocélula incluída ou à parte.',
      'Prazo da garantia do motor e do serviço.',
    ],
    send: 'Mande o orçamento que recebeu e a foto do portão por dentro: dizemos o que falta nele.',
  },
  {
    when: [quoted, 'motor', judged],
    figure: { unit: 'real', from: 1501, to: 20000 },
    unless: ofOtherThings,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace'],
    answer: [
      '{figura} passa do que cobramos numa casa: a troca do motor residencial, com motor novo e instalação, fica entre {{replacement.from}} e {{replacement.to}}, e em basculante os kits custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}. Só faz sentido em portão pesado, de condomínio ou comércio, onde o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que conferir antes de recusar',
    text: [
      'Veja se o preço inclui serralheria, ponto de energia, dois portões ou nobreak, que são outras contas. Se é só o motor, peça um segundo orçamento com a foto do portão e da etiqueta.',
    ],
    points: [
      'Modelo e potência escritos, e não só «motor novo».',
      'Peso da folha e aberturas por hora que justificam o conjunto pesado.',
      'Motor velho com conserto: de {{repair.from}} a {{repair.to}}.',
    ],
    send: 'Mande o orçamento que recebeu e a foto do portão por dentro: respondemos com o nosso valor.',
  },
  {
    when: [
      'melhor|melhores|mais recomendad*|recomend*|indicacao|indica|indicam|top|bem avaliad*|confianca|de confianca|confiavel|confiaveis|bom|boa',
      'tecnico|tecnicos|empresa|empresas|assistencia tecnica|instalador|instaladores|profissional|quem conserta',
      'portao|portoes|garagem',
    ],
    unless:
      'melhor motor|motor bom|bom motor|marca|kit|serralheiro|eletricista|voces|engan*|golpe|honest*|preco|seguranca|condominio*|ou|dia|hora|voltar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose', 'signs'],
    answer: [
      'O melhor técnico de portão é o que diz o preço antes de abrir o motor, conserta antes de propor a troca, mostra a peça velha e deixa a garantia por escrito; ranking oficial não existe. É por essa régua que pedimos para ser julgados: trabalhamos com portão desde {{since}}, sem taxa de visita, com conserto de {{repair.from}} a {{repair.to}} e {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Como comparar duas empresas de portão',
    text: [
      'Mande a mesma mensagem às duas, com o vídeo e a etiqueta do motor, e compare as respostas: quem pergunta o peso da folha e dá uma faixa de preço sabe o que faz. Nas avaliações, leia as que falam da volta, quando a peça falhou.',
    ],
    points: [
      'Nome completo, endereço e recibo com a data.',
      'Preço da peça e da mão de obra em linhas separadas.',
      'Prazo da garantia no papel, e quem volta se falhar.',
    ],
    send: 'Mande o vídeo do portão, a etiqueta do motor e o bairro: respondemos com a faixa de preço.',
  },
  {
    when: [
      'atendem|atende|voces|vendem|vende|trabalham|vao|viajam|atendimento|fazem|instalam|mandam|enviam|entregam',
      'atendem fora|atende fora|atendem em fora|atende em fora|em fora de|voces atendem fora|trabalham fora|vao fora|entregam fora|vendem fora|instalam fora|fora de sp|fora de sao paulo|fora da capital|fora de a grande sao paulo|fora de capital|litoral|baixada|interior|outro estado|outros estados|outra cidade|outras cidades|brasil|brasil inteiro|todo o brasil|praia',
    ],
    unless: 'frete|correio*|prazo|quanto tempo|horario|expediente|de hora',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['buy'],
    answer: [
      'Não: trabalhamos em São Paulo, Guarulhos, Osasco, o ABC e o resto da Grande São Paulo, e fora disso não temos equipe para instalar nem para voltar se algo falhar. No litoral, no interior e em outro estado, procure um técnico da região; a foto da etiqueta e um vídeo do portão servem para pedir o orçamento a ele.',
    ],
    heading: 'O que perguntar a um técnico da sua cidade',
    text: [
      'Peça o preço da peça e da mão de obra em linhas separadas, a garantia por escrito e o nome de quem volta se falhar. Um motor comprado longe, sem quem o instale e responda por ele, sai caro na primeira visita.',
    ],
    points: [
      'Perto do mar: caixa vedada, parafuso inox e lavagem da maresia.',
      'Dentro da Grande São Paulo a visita não tem taxa.',
      'Na dúvida sobre o bairro, pergunte pelo WhatsApp.',
    ],
  },
  {
    when: [
      'dois tecnicos|2 tecnicos|tres tecnicos|cada tecnico|um tecnico disse|outro tecnico disse|dois orcamentos|orcamentos diferentes|diagnosticos diferentes|diagnostico diferente|segunda opiniao|outra opiniao|opinioes diferentes',
      'diferente*|diagnostic*|disse|fala|falou|preco|opiniao|orcamento*|conserto|portao|motor',
    ],
    unless: 'sindico|quantos',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'Quando dois técnicos discordam, vale o que mostra a prova: peça a cada um que diga por escrito que peça falhou, o que mediu e o que acontece se a troca não resolver. Quem mediu mostra a leitura; quem só ouviu está chutando. A prova que decide é a folha na mão, com o motor solto: se pesa, o defeito começa nela.',
    ],
    heading: 'Como uma segunda opinião se faz',
    text: [
      'Não deixe trocar nada antes de saber a causa, e guarde a peça velha. A nossa visita não tem taxa em São Paulo e na Grande São Paulo, e o conserto vai de {{repair.from}} a {{repair.to}}, com o valor dito antes.',
    ],
    points: [
      'Capacitor, bobina e saída da placa se medem na sua frente.',
      'Orçamento muito mais barato: pergunte o que ficou de fora.',
      'Motor condenado sem soltar a folha: peça outra opinião.',
    ],
    send: 'Mande o vídeo do defeito, a etiqueta do motor e o que cada um disse.',
  },
  {
    when: [
      'sao 24 horas|sao 24h|24 horas mesmo|24 horas de verdade|24h de verdade|24h mesmo|tem 24 horas|tem 24h|atendem 24 horas|atendem 24h|atende 24 horas|atende 24h|funciona 24 horas|funcionam 24 horas|trabalham 24 horas',
    ],
    unless: 'entrega|preco|quanto|cobra|caro|taxa|domingo*|feriado*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'Só em parte: o expediente é de {horário}, e fora dele a assistência 24 horas existe conforme haja técnico livre na sua região. Por isso não prometemos que alguém vai a qualquer hora: você escreve, e a resposta diz se há quem vá e por quanto, antes da saída.',
    ],
    heading: 'Enquanto a resposta não vem',
    text: [
      'Desligue o disjuntor do portão. Com a folha reta e os cabos inteiros, solte o motor na chave, feche devagar e prenda por dentro; folha torta ou com cabo solto ninguém move.',
    ],
    points: [
      'Diga na primeira linha se está aberto para a rua ou com carro preso.',
      'Barulho e lentidão esperam o expediente, de {{repair.from}} a {{repair.to}}.',
      'Alguém preso ou ferido: 193 ou 192 antes de nós.',
    ],
    send: 'Mande o bairro, o que aconteceu e uma foto de longe.',
  },
  {
    when: [
      'mal educado|mal educada|grosso|grosseiro|sem educacao|falta de educacao|desrespeit*|arrogante|entrou em casa|entrou em minha casa|entrou sem|sujou|sujeira|bagunca|deixou sujo|fumou|atrasou e',
      'tecnico|instalador|equipe|montador|atendente|empresa|voces',
    ],
    unless: 'portao sujo|trilho|fotocelula',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Isso não se aceita de técnico nenhum: se foi alguém da nossa equipe, pedimos desculpa, e queremos saber. Escreva na conversa em que a visita foi marcada, ou ligue para o telefone no alto do site, com o dia, o nome e o que houve, e outra pessoa responde e vai. Se foi de outra empresa, reclame por escrito ao dono dela e, se houve dano ou ameaça, no Procon ou na polícia.',
    ],
    heading: 'O que um técnico deve fazer na sua casa',
    text: [
      'Avisar antes de chegar, dizer o nome, entrar com o seu sim, mostrar o defeito antes de trocar, limpar o que sujou e provar o portão na sua frente. O que sair disso, conte.',
    ],
    points: [
      'Guarde fotos e a conversa.',
      'Serviço mal terminado: peça que volte, sem custo.',
      'Se preferir outro técnico, diga isso na mensagem.',
    ],
  },
  {
    when: [
      'cobrem|cobre|fazem melhor|mais barato que|melhor que|concorrente|concorrencia|outro orcamento|orcamento de outro|orcamento de outra empresa|igualam',
      'orcamento|preco|oferta|valor|concorrente|concorrencia',
    ],
    unless: 'garantia|raio|seguro|energia|motor mais barato',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Mande o outro orçamento pelo WhatsApp, e comparamos linha por linha: peça, mão de obra, visita e garantia. Não prometemos cobrir qualquer preço, porque muitas vezes o mais barato deixou de fora a regulagem, a fotocélula ou a volta do técnico; o nosso é dito antes, de {{repair.from}} a {{repair.to}} no conserto e de {{kit.padrao}} a {{kit.jetflex}} no kit de basculante instalado.',
    ],
    heading: 'O que olhar além do total',
    text: [
      'Pergunte a cada um quem volta se falhar e em quanto tempo. O nosso serviço tem {{repair.warranty}} de garantia, e a visita não tem taxa.',
    ],
    points: [
      'Mesmo motor: compare o modelo da etiqueta.',
      'Peça usada ou recondicionada: peça que escrevam.',
      'Suporte, fio e controles: dentro ou fora?',
    ],
  },
];
