/** Answers to titles about motors: repair prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const quoted =
  'cobraram|cobrou|pediram|pediu|me passaram|passaram|estao cobrando|esta cobrando|quer cobrar|querem cobrar|querem|orcamento de|orcaram|orcou|falaram|disseram';

const judged =
  'caro|certo|justo|normal|abusivo|muito|barato|ta bom|esta bom|preco bom|vale|trocar|troca|instalar|e isso mesmo|bom preco';

const otherMatters =
  'placa|engrenagem|capacitor|controle*|roldana*|cremalheira|cabo|mola|conserto|consertar|condominio|predio|visita|fotocelula|nobreak|bobina|rebobin*|enrolamento|rolamento|fuso|regul*';

const price = 'preco|precos|valor|custa|custo|quanto|quanto fica|quanto sai|orcamento';

export const repairPricesAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor',
      'placa|central',
      'troca|trocar|troca de motor',
      'preco|valor|quanto custa|quanto fica|orcamento',
    ],
    unless:
      'ou|so a placa|so o motor|vale a pena|compensa|garen|rossi|peccinin|nice|estator|capacitor|placa de motor|placa do motor|placa para motor|central de motor|central do motor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar motor e placa juntos é trocar o conjunto: numa casa fica entre {{replacement.from}} e {{replacement.to}}, instalado, e em basculante o kit PADRÃO, com central e dois controles, custa {{kit.padrao}}. Só a placa, com a peça e os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}. Peça antes a medida dos dois, porque raramente queimam ao mesmo tempo.',
    ],
    heading: 'Quando os dois se trocam de uma vez',
    text: [
      'Raio e ligação na tensão errada levam os dois. Fora disso, um defeito imita o outro: motor que não parte pode ser a saída da placa, e placa que queima pode ser a bobina em curto.',
    ],
    points: [
      'Motor sem peça à venda: o conjunto sai mais barato que dois consertos.',
      'Controles antigos: servem, se o receptor novo for da mesma família.',
      'Cremalheira, braço e suporte se aproveitam se combinam.',
    ],
    send: 'Mande a foto da etiqueta do motor e da placa e diga o que ele faz hoje.',
  },
  {
    when: [quoted, 'motor', judged],
    figure: { unit: 'real', from: 800, to: 1500 },
    unless: otherMatters,
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
    unless: otherMatters,
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
      'checklist|check list|lista|o que verificar|o que conferir|o que testar|roteiro|passo a passo|guia|como pedir|pedir',
      'orcamento|cotacao',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'quanto custa|preco|cidade',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Para pedir um orçamento de portão, mande pelo WhatsApp uma foto dele inteiro por dentro, a altura, a largura e o material da folha, como ela anda, a tensão do ponto, o bairro e o que você quer: motor novo, troca ou conserto. Com isso o valor sai por mensagem, antes da visita, que não tem taxa na área atendida; em conserto, um vídeo do defeito e a etiqueta do motor substituem as medidas.',
    ],
    heading: 'Como ler a resposta',
    text: [
      'Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, numa casa, em geral de {{replacement.from}} a {{replacement.to}}; conserto, de {{repair.from}} a {{repair.to}}. Veja o que está incluído, a garantia e em quantas vezes se paga.',
    ],
    points: [
      'Foto de longe, com os dois lados à vista.',
      'Trena aparecendo na foto.',
      'Aberturas por dia, se for prédio ou loja.',
    ],
    send: 'Comece agora: a foto e as medidas bastam para a primeira resposta.',
  },
  {
    when: [
      'por que|porque|motivo',
      'orcamento*|preco*|valor*|custo',
      'varia*|muda*|diferente*|diferenca|tao diferente|tanta diferenca|nao e igual',
    ],
    unless: 'peso|kg',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O orçamento varia porque as empresas não orçam a mesma coisa: um traz só o motor, outro soma central, controles, fixação, regulagem, garantia e visita. Depois pesam o tipo de portão, o peso da folha e a obra que falta, de base, solda ou energia. Peça as linhas separadas e compare uma a uma; o nosso kit de basculante já vem completo e instalado, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'As linhas que precisam aparecer',
    text: [
      'O preço muito abaixo dos outros costuma esconder uma ausência: controle a menos, motor usado, instalação à parte ou garantia que ninguém escreve. O muito acima pode trazer um motor maior do que a folha pede.',
      'Numa troca, em qualquer tipo de portão de casa, o comum é ficar de {{replacement.from}} a {{replacement.to}}, com o motor novo.',
    ],
    points: [
      'Motor: marca, modelo e potência escritos.',
      'Central e quantos controles.',
      'Mão de obra, regulagem e retirada do velho.',
      'Fotocélula: dentro ou fora?',
      'Garantia: quanto tempo, de quê, com nota.',
    ],
    send: 'Mande o orçamento que recebeu e uma foto do portão por dentro: dizemos o que falta nele e fazemos o nosso.',
  },
  {
    when: [
      'economizar|economizo|gastar menos|gasto menos|pagar menos|economia',
      'instal*|motor*|automatiz*|conserto|consertar',
    ],
    unless: 'energia|luz|conta|consumo|bateria',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Economiza-se na instalação do motor deixando o portão pronto antes: folha leve na mão, cabos ou roldanas em ordem e ponto de energia ao lado. Depois, escolhendo o motor pelo peso e não pela pressa: em basculante, o PADRÃO instalado custa {{kit.padrao}}, contra {{kit.jetflex}} do JETFLEX. E pedindo tudo numa visita só, com central, controles e fotocélula, que assim não se paga a ida duas vezes.',
    ],
    heading: 'Onde não vale cortar',
    text: [
      'Fotocélula, terra e regulagem de força são segurança, e saem mais baratas que um acidente. Motor menor que a folha também não é economia: volta em consertos de {{repair.from}} a {{repair.to}}.',
      'Se o motor atual tem defeito de uma peça só, conserte: capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Aproveite controle, fotocélula e suporte bons.',
      'Mande fotos: visita que já leva a peça certa.',
      'Parcele em vez de comprar menor do que precisa.',
      'Compare orçamentos com a mesma lista.',
    ],
    send: 'Mande uma foto do portão por dentro e do motor atual, se há: dizemos o que se aproveita.',
  },
  {
    when: [
      'motor|motores|kit|ppa|home|jetflex|speedy',
      'sem instalacao|so o motor|so motor|sem montagem|sem instalar|na caixa',
      `${price}|comprar|vende*`,
    ],
    unless: 'controle*|placa|usado|deslizante|correr|pivotante|garen|rossi|peccinin|nice',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'Sem instalação, a nossa tabela tem três motores de basculante: {{motor.quarterCv}} o de {{motor.quarterCv.power}}, {{motor.thirdCv}} o de {{motor.thirdCv.power}} e {{motor.halfCv}} o de {{motor.halfCv.power}}, para folha de até {{motor.quarterCv.weight}}, {{motor.thirdCv.weight}} e {{motor.halfCv.weight}}. Os kits PADRÃO, SPEEDY e JETFLEX têm preço publicado já instalados, {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}; só a caixa deles se pergunta na conversa.',
    ],
    heading: 'O que falta pagar em quem compra só o motor',
    text: [
      'Central, controles, fim de curso, suporte e a regulagem fazem parte do kit e ficam por fora do motor sozinho. Quem monta responde pela fixação e pela força.',
      'O motor vendido sem instalação tem {{motor.warranty}} de garantia.',
    ],
    points: [
      'Tensão do motor e do ponto conferidas, 127 V ou 220 V.',
      'Peso da folha abaixo do limite, com sobra.',
      'Coluna firme e folha equilibrada antes da compra.',
      'Montagem de motor já comprado: orçada por foto.',
    ],
    send: 'Mande as medidas e o material da folha e uma foto por dentro: dizemos qual motor serve.',
  },
  {
    when: ['motor|motores', 'instalado|instalada|com instalacao|colocado|ja instalado', `${price}|motor`],
    figure: { unit: 'power', to: 0.6 },
    unless:
      'correr|deslizante|pivotante|condominio|predio|queim*|kg|quilos|tem|usado|garen|rossi|peccinin|nice',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Instalado em basculante, o preço fechado é o dos kits: {{kit.padrao}} o PADRÃO, {{kit.speedy}} o SPEEDY e {{kit.jetflex}} o JETFLEX, com motor, central e dois controles. Só o aparelho, na nossa tabela, custa {{motor.quarterCv}} no de {{motor.quarterCv.power}}, {{motor.thirdCv}} no de {{motor.thirdCv.power}} e {{motor.halfCv}} no de {{motor.halfCv.power}}; montado fora do kit, o {figura} se orça por foto.',
    ],
    heading: 'Escolher pelo peso, e não pela potência',
    text: [
      'O de {{motor.quarterCv.power}} move até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}, em basculante. Mais potência do que a folha pede não encurta o tempo.',
      'Em portão de correr ou de abrir o motor sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'O kit inclui a fixação e a regulagem.',
      'O circuito de energia é do eletricista.',
      'Até {parcelas} vezes, sem mudar o valor do kit.',
      'A visita para medir não tem taxa.',
    ],
    send: 'Mande a largura, a altura e o material da folha e uma foto por dentro.',
  },
  {
    when: [
      'vendo|vender|quero vender|estou vendendo|vender meu|por quanto vendo',
      'motor|motores|kit|placa|automatizador',
    ],
    unless: 'voces|vendem|loja|casa|imovel|revenda|revender',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Nós não compramos motor usado, e o preço dele quem faz é o comprador: um teto honesto é o do novo na nossa tabela, que sem instalação começa em {{motor.quarterCv}}, menos o uso, a garantia que acabou e o que falta, como suporte ou controle. Motor que não parte vale as peças.',
    ],
    heading: 'O que faz um motor usado valer mais no anúncio',
    text: [
      'Quem compra quer ver funcionar. Filme-o no portão, abrindo e fechando várias vezes, antes de desmontar; fora da parede ele gira sem peso e não prova nada.',
    ],
    points: [
      'Etiqueta legível, com modelo, tensão e ano.',
      'Nota de compra e recibo dos consertos.',
      'Central, fim de curso, suporte e controles juntos.',
      'Memória apagada, para os seus controles não abrirem o portão de outro.',
      'Retirada com o disjuntor desligado e, no basculante, com a folha fechada e travada.',
    ],
    further:
      'O preço do novo, para comparar, está em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Se a ideia é pôr um novo no lugar, mande pelo WhatsApp a foto da etiqueta do antigo e a do portão por dentro.',
  },
  {
    when: [
      'motor',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'queimou|queimado|queimada|queimar',
      'compensa|vale a pena|vale pena|ou trocar|ou troca|melhor trocar',
    ],
    unless: 'capacitor|placa|central|controle|rebobin*|enrol*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth', 'repair'],
    answer: [
      'O conserto de um motor de portão queimado fica entre {{part.stator.from}} e {{part.stator.to}}, que é a troca do estator, e compensa enquanto engrenagem, eixo e placa estão bons. Se uma dessas peças se vai junto, o motor novo, que numa casa fica entre {{replacement.from}} e {{replacement.to}} já posto, sai melhor.',
    ],
    heading: 'A conta entre a peça e o motor novo',
    text: [
      'Primeiro se confirma que foi a bobina: medida com o disjuntor desligado, ela decide em minutos. Capacitor ou placa dão o mesmo silêncio e custam menos do que se teme.',
      'Depois se pergunta por que ela queimou. Folha pesada ou uso acima dos ciclos da etiqueta queimam a nova também, e isso se acerta antes.',
    ],
    points: [
      'Motor com menos de cinco anos e um só defeito: conserta-se.',
      'Segunda queima no mesmo motor: troca-se.',
      'Modelo sem peça na praça: troca-se, mesmo que seja barato consertar.',
      'Água ou ferrugem dentro da caixa: some rolamento e retentor à conta.',
    ],
    send: 'Mande a foto da etiqueta, a idade do motor e o que aconteceu antes de ele parar: devolvemos os dois valores, o do conserto e o da troca.',
  },
  {
    when: [
      'preco|valor|quanto|custa|orcamento',
      'troc*|substitu*|novo',
      'motor queimado|motor queimou|queimou motor|queimou o motor|queimado|motor que queimou',
    ],
    unless: 'placa|capacitor|controle|estator|central|receptor|condominio|predio|fusivel',
    subject: 'motor',
    aspects: ['price', 'replace'],
    answer: [
      'Trocar um motor queimado numa casa fica entre {{replacement.from}} e {{replacement.to}}, com o motor novo instalado; em basculante, o kit completo vai de {{kit.padrao}} a {{kit.jetflex}}. Antes de trocar, vale medir: cheiro forte também vem de capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou de placa, e só o estator custa de {{part.stator.from}} a {{part.stator.to}}. Até a medição, deixe o disjuntor desligado.',
    ],
    heading: 'Trocar o motor ou só o que queimou',
    text: [
      'A medição na visita não tem taxa. Se a bobina está em curto e o modelo é antigo, o novo sai melhor; se só o capacitor ou a placa se foram, conserta-se.',
      'O que queimou o primeiro queima o segundo: folha pesada, tensão baixa ou uso acima do que o motor aguenta se resolvem na mesma obra.',
    ],
    points: [
      'Folha, trilho e controles costumam ficar.',
      'Base e suporte: aproveitam-se se estão firmes.',
      'Motor do mesmo tipo de portão e com folga de peso.',
      'Até {parcelas} vezes, com {{repair.warranty}} de garantia no serviço.',
    ],
    send: 'Mande a foto da etiqueta do motor, a do portão por dentro e as medidas da folha, sem religar o disjuntor.',
  },
  {
    when: [
      'estator|bobina|enrolamento',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato',
    ],
    unless: 'rebobin*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do estator de um motor de portão fica entre {{part.stator.from}} e {{part.stator.to}}, com a peça e a mão de obra, conforme o modelo e a espessura da bobina. No alto da faixa, compare com o motor novo: numa casa, a troca completa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quando o estator novo vale e quando não',
    text: [
      'Bobina queima por calor ou por água. Se a causa fica, folha pesada, capacitor errado ou tampa aberta, a nova tem o mesmo fim; por isso o técnico mede a corrente depois da troca.',
      'Motor com menos de dez anos e engrenagem boa merece a peça. Com redutor gasto e placa remendada, o conjunto novo sai melhor.',
    ],
    points: [
      'Código da etiqueta, que decide a medida do pacote.',
      'Garantia da peça: {{parts.warranty}}; do serviço: {{repair.warranty}}.',
      'Capacitor trocado junto, quando esquentou.',
      'Visita e diagnóstico sem taxa.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e diga se ele zumbe, esquenta ou desarma o disjuntor.',
  },
  {
    when: [
      'so o motor|somente o motor|apenas o motor|sem controle|sem os controles|sem controles|motor avulso|motor sozinho|sem a placa|sem placa|sem a central|sem central|sem trocar a placa|aproveitar a placa|manter a placa|usar a placa',
      'motor',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato|trocar|comprar|troca',
    ],
    unless: 'consert*|nao abre|sem a placa funciona',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Só o motor, sem instalação, custa na nossa tabela {{motor.quarterCv}} em 1/4 CV, {{motor.thirdCv}} em 1/3 CV e {{motor.halfCv}} em 1/2 CV, para basculante. A placa que está boa pode ficar se for da mesma linha e da mesma tensão; se o defeito é só a bobina, a troca do estator, de {{part.stator.from}} a {{part.stator.to}}, já resolve sem motor novo.',
    ],
    heading: 'Quando a placa antiga serve no motor novo',
    text: [
      'Central de motor monofásico comum aceita outro de mesma tensão, com o capacitor do motor novo e o fim de curso do mesmo tipo. A de inversor só trabalha com o seu próprio motor.',
      'Some fixação, regulagem e os controles: por {{kit.padrao}} o kit PADRÃO sai instalado em basculante, com placa e dois controles novos, e essa conta muitas vezes vira a escolha.',
    ],
    points: [
      'Etiqueta do motor: tensão, potência e modelo.',
      'Fim de curso por ímã, por chave ou por contagem.',
      'Receptor embutido na placa ou avulso.',
      'Placa com umidade ou relé gasto não se aproveita.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a foto da placa: dizemos se ela fica e quanto custa o resto.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|orcar|tabela|cobra|cobram|barato',
      'trocar|troca|substituir|substituicao',
      'motor',
    ],
    unless:
      'placa|central|engrenagem|capacitor|estator|condominio*|predio*|controle|roldana|cabo|cremalheira|garen|rossi|peccinin|nice|ppa|industrial|usado|vale a pena|compensa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar o motor de um portão de casa custa de {{replacement.from}} a {{replacement.to}}, com o motor novo e a mão de obra. Em basculante o valor é fechado: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme o tempo de abertura. De correr, de abrir e de prédio saem por orçamento, sem taxa de visita.',
    ],
    heading: 'Do que é feito o preço da troca',
    text: [
      'O kit para basculante traz motor, central, dois controles, fixação e instalação, com {{kit.warranty}} de garantia e pagamento em até {parcelas} vezes. A retirada do motor velho faz parte do mesmo dia.',
      'Antes de trocar, peça o preço do conserto: capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, engrenagem entre {{part.gears.from}} e {{part.gears.to}}, e muitas vezes é só isso.',
    ],
    points: [
      'Sobe: folha acima do peso do kit, ponto de 220 V que não existe, suporte a soldar.',
      'Desce: base e fiação que se aproveitam.',
      'À parte: cabo, roldana ou dobradiça que a folha pedir.',
      'Controles a mais: gravados na mesma visita.',
    ],
    further:
      'O que entra em cada caminho está em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor velho e uma foto do portão por dentro: respondemos com os dois preços, o da troca e o do conserto.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|orcar|tabela|cobra|cobram|barato',
      'duas garagens|dois portoes|2 portoes|duas entradas|3 portoes|tres portoes|dois motores|varios portoes|portoes da frente|2 garagens',
    ],
    unless: 'um motor|mesmo motor|condominio*|predio*|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'São dois portões, dois motores e um orçamento só: em basculante, cada kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e os dois se montam na mesma visita. Se um deles corre ou abre, aquele sai por orçamento, com foto. Visita sem taxa e até {parcelas} vezes para pagar.',
    ],
    heading: 'O que combinar para as duas entradas de uma vez',
    text: [
      'Cada portão tem a sua folha, o seu peso e o seu motor, mesmo que os dois pareçam iguais. Meça os dois: o do lado da rampa costuma ser mais alto e pesar mais.',
      'Um controle de dois botões comanda as duas garagens, cada uma na sua central. Na mesma ida se passa a energia dos dois pontos, e é aí que se economiza.',
    ],
    points: [
      'Largura, altura e material de cada folha.',
      'Ponto de energia perto de cada motor.',
      'Quem usa qual entrada, e quantos controles.',
      'Fotocélula em cada vão por onde passa gente.',
    ],
    questions: [
      {
        question: 'Há desconto para instalar os dois juntos?',
        answer:
          'O valor do par é combinado no orçamento, porque a segunda montagem aproveita a ida e a fiação. Peça os dois na mesma mensagem.',
      },
    ],
    further: 'Peso e tempo de abertura de cada modelo estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto de cada portão por dentro, com largura e altura, e o bairro: o orçamento volta com as duas linhas.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram|a mais|diferenca de preco|mais caro',
      '220v|220|220 v|127v|127|110v',
      'motor|kit',
    ],
    unless: 'gasta|placa|conserto|nobreak|compensa|hp|cv|1/2|1/3|1/4',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A tensão não muda o preço dos nossos kits: PADRÃO por {{kit.padrao}} e SPEEDY por {{kit.speedy}} se pedem na tensão do ponto, e o JETFLEX, de {{kit.jetflex}}, é só de 220 V. O que pode custar a mais é levar 220 V até o portão, serviço do eletricista, que não está no kit.',
    ],
    heading: 'Onde aparece a diferença de custo entre 127 V e 220 V',
    text: [
      'Se o ponto já tem 220 V com disjuntor de dois polos e terra, não há nada a acrescentar. Se só há 127 V, compare o preço do circuito novo com o ganho: em motor comum ele não se paga.',
      'O gasto de energia é o mesmo nas duas tensões, e por isso a conta de luz não entra na escolha.',
    ],
    points: [
      'Foto do quadro: disjuntor duplo costuma ser 220 V.',
      'Distância do quadro ao portão, em metros.',
      'Motor queimado: leia a tensão na etiqueta.',
    ],
    further:
      'Os valores dos kits estão explicados em [preço de motor de portão](/termos/motor-portao-preco).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz e do portão por dentro: dizemos a tensão e o preço fechado.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram',
      'consert*|arrumar|reparo',
      'motor|portao',
    ],
    unless: 'placa|central|controle|fotocelula',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar um motor {marca} custa de {{repair.from}} a {{repair.to}}, com a mão de obra, conforme a peça, e a visita não tem taxa. Capacitor e regulagem ficam na parte de baixo; engrenagem, placa e estator do modelo, na de cima. O valor é dito antes de abrir o motor.',
    ],
    heading: 'Preço por peça num motor {marca}',
    text: [
      'O que é de medida comum tem preço certo. O que é do {marca}, como engrenagem e placa, fecha pelo código da etiqueta, que convém fotografar antes.',
      'A garantia é de {{repair.warranty}} no serviço e de {{parts.warranty}} nas peças. Se a peça sumiu, comparamos com a troca, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa, de {{part.board.from}} a {{part.board.to}}.',
      'Estator, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    further: 'As outras peças estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, um vídeo do defeito com som e o bairro.',
  },
  {
    when: [
      'orcamento',
      'online|on line|internet|por foto|whatsapp|zap|a distancia',
      'motor|portao|automatiz*|kit',
    ],
    unless: 'conserto|consertar|quebrado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Dá para ter o orçamento sem sair de casa: mande pelo WhatsApp uma foto do portão por dentro, a largura, a altura, o material e o bairro, e o valor volta por mensagem. Em basculante ele é fechado, {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX, já instalado; em portão de correr ou de abrir sai uma faixa, em geral de {{replacement.from}} a {{replacement.to}} numa casa, confirmada na visita, que não tem taxa.',
    ],
    heading: 'As fotos que fecham o preço',
    text: [
      'Uma de frente, com o portão fechado, uma por dentro, com a coluna e o piso, e a da etiqueta do motor, se já houver. Um vídeo da folha levada na mão mostra o que a foto não mostra.',
    ],
    points: [
      'Onde está o ponto de energia e qual a tensão.',
      'Quantos controles além dos dois do kit.',
      'Fotocélula, trava ou nobreak, se quiser.',
    ],
    send: 'As fotos chegam pelo botão do WhatsApp desta página; respondemos de segunda a sábado, no horário do site.',
  },
  {
    when: ['hoje|mesmo dia|ainda hoje', 'troca|trocar', 'motor'],
    unless: 'placa|central|capacitor|engrenagem',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do motor de portão no mesmo dia é possível com agenda livre e modelo em estoque: em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e em portão de correr ou de abrir o valor sai por orçamento. A montagem leva de {horas de instalação}; mande cedo o bairro e as fotos.',
    ],
    heading: 'O que precisa estar pronto para trocar o motor hoje',
    text: [
      'O técnico sai com o motor certo quando sabe o tipo da folha, o peso aproximado e a tensão. Folha torta ou cabo gasto se conserta antes, e isso pode passar a troca para outro dia.',
    ],
    points: [
      'Foto do portão inteiro por dentro e da etiqueta do motor velho.',
      'Tensão do ponto: 127 ou 220 V.',
      'Disjuntor só do portão e garagem livre do carro.',
    ],
  },
  {
    when: [
      'pint*',
      'troca de motor|trocar motor|trocar o motor|troca do motor|instalar motor|instalacao de motor|motor novo',
      'portao|folha|motor',
    ],
    unless: 'antes ou depois|depois de pintar|depois da pintura|primeiro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A troca do motor fazemos nós, e a pintura é de um pintor ou de uma serralheria: em basculante, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}, e em outro portão de casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. A tinta vem antes, porque o motor se regula com a folha no peso final.',
    ],
    heading: 'A ordem que evita refazer',
    text: ['Combine as duas datas com um ou dois dias de folga para a tinta secar, e diga isso no pedido.'],
    points: [
      'O motor velho sai, ou fica coberto, antes da lixa.',
      'Ferrugem e solda se resolvem antes do fundo.',
      'Trilho, cremalheira, cabo e fuso ficam sem tinta.',
      'No fim, força e curso se regulam com a folha já pintada.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas da folha e o dia em que o pintor termina.',
  },
  {
    when: [
      'posso trocar|pode trocar|da para trocar|tem como trocar|consigo trocar',
      'so o motor|somente o motor|apenas o motor',
      'placa|central|controle|cremalheira|kit',
    ],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Pode, se a placa que fica é da mesma linha e da mesma tensão do motor novo e lê o mesmo fim de curso. Não dá com motor de inversor, que só trabalha com a placa dele. Só o motor, sem instalação, custa {{motor.quarterCv}} em 1/4 CV, {{motor.thirdCv}} em 1/3 CV e {{motor.halfCv}} em 1/2 CV, para basculante; se o defeito é só a bobina, o estator trocado, de {{part.stator.from}} a {{part.stator.to}}, dispensa motor novo.',
    ],
    heading: 'O que conferir para a placa antiga servir',
    text: [
      'Três coisas: o tipo de sensor, de ímã ou de chave; a capacidade do relé, que tem de aguentar o motor novo; e o conector. Controles e receptor continuam os mesmos.',
      'Placa com mais de dez anos ao lado de motor novo costuma ser a próxima a parar: pergunte o preço do conjunto.',
    ],
    points: [
      'Mesma potência ou a seguinte: em geral serve.',
      'Capacitor vai com o motor, e não com a placa.',
      'Percurso e força se gravam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    send: 'Mande a foto da placa e da etiqueta do motor que sai: dizemos se ela serve no novo.',
  },
];
