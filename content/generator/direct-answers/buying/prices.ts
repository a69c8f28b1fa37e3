/** Titles that ask a price of something that no single subject prices well. */
import type { DirectAnswer } from '../../direct-answer.ts';

const price =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|orcar|tabela|cobra|cobram|barato';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      price,
      '2024|2025|2026|2027',
      'portao|portoes|automatiz*',
      'instalado|instalar|instalacao|eletronico|automatico',
    ],
    unless: 'consert*|manuten*|placa|controle*|condominio*|predio*|capacitor|cremalheira|ppa|garen|rossi',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O ano muda menos o preço que o tipo de folha, e o valor que vale é o de hoje: num basculante que já existe, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme a velocidade, sem contar a folha. De correr ou de abrir, sai por orçamento; numa casa, trocar o motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que esse valor inclui, e o que fica fora',
    text: [
      'No basculante entram motor, central, dois controles, fixação e mão de obra. O portão de ferro é do serralheiro, e acerto de folha antiga se soma, de {{repair.from}} a {{repair.to}}.',
      'Preço achado na internet com ano antigo serve só de ideia: peça por escrito o de agora, com modelo, garantia e o que acompanha.',
    ],
    points: [
      'Motor em portão pesado de prédio: de {{condominium.from}} a {{condominium.to}}.',
      'Ponto de luz com terra e disjuntor, se não houver.',
      'Fotocélula, se o portão fecha sozinho.',
      'Pagamento em até {parcelas} vezes.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a largura, a altura e o material da folha: respondemos com o valor de hoje.',
  },
  {
    when: [
      price,
      'manuten*|preventiva|revisao',
      'industrial|industria|empresa|empresas|galpao|fabrica|loja|comercio|comercial|transportadora|supermercado|estacionamento|armazem|deposito',
    ],
    unless: 'contrato',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção de um portão industrial é cobrada por visita, e o valor sai depois de três respostas: tipo e tamanho da folha, quantos portões e quantas aberturas por dia. Não há tabela honesta sem isso; o que podemos adiantar é que a avaliação não tem taxa e que peça gasta segue a faixa de conserto, de {{repair.from}} a {{repair.to}}, autorizada por escrito.',
    ],
    heading: 'O que faz o valor da manutenção subir ou descer',
    text: [
      'Dois portões na mesma visita custam menos que duas visitas. Folha larga, trabalho em altura e portão que só para depois do expediente levam mais tempo, e é o tempo que se paga.',
      'Em empresa, a revisão se faz a cada {{maintenance.interval}}, ou antes se há empilhadeira, poeira de obra ou maresia. O serviço leva em geral de {{maintenance.hours.from}} a {{maintenance.hours.to}} por portão e tem {{repair.warranty}} de garantia.',
    ],
    points: [
      'Quantos portões e de que tipo: basculante, de correr ou de abrir.',
      'Largura e material da folha.',
      'Aberturas na hora mais cheia.',
      'Horário em que a passagem pode ficar fechada.',
      'Relatório e nota fiscal em nome da empresa.',
    ],
    questions: [
      {
        question: 'O que entra na visita de manutenção?',
        answer:
          'Folha na mão, trilho, roldanas ou cabos, reaperto, lubrificação, força, fim de curso, fotocélula e destravamento. Peça trocada é orçada à parte.',
      },
      {
        question: 'Vale fechar contrato mensal?',
        answer:
          'Vale se ele traz prazo de resposta com o portão parado. Sem isso, duas visitas avulsas por ano costumam sair mais em conta.',
      },
    ],
    further:
      'O que se faz em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp fotos dos portões por dentro, as aberturas na hora cheia e o horário livre para o serviço: devolvemos o valor por visita.',
  },
  {
    when: [price, 'manuten*|preventiva|revisao', 'condominio*|predio*|edificio*'],
    unless: 'contrato|mensal*|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção preventiva do portão de condomínio não tem preço de tabela: paga-se por visita ou por contrato, e o valor sai do tipo de folha, do número de portões e das aberturas por dia. Avaliamos sem taxa e mandamos a proposta por escrito ao síndico. Peça gasta é conserto à parte, de {{repair.from}} a {{repair.to}}. O intervalo mais longo é de {{maintenance.interval}}; com a garagem em uso o dia inteiro, a proposta pode prever visita mensal ou bimestral.',
    ],
    heading: 'Como comparar duas propostas de manutenção do prédio',
    text: [
      'Mensalidade baixa com visita cobrada à parte sai mais cara que parece. Ponha lado a lado o custo de um ano: revisões, chamadas e peças.',
      'A preventiva dura {horas de manutenção} e se faz fora da hora de pico. O serviço tem {{repair.warranty}} de garantia, e as peças, {{parts.warranty}}.',
    ],
    points: [
      'Revisões por ano e o que se testa em cada uma.',
      'Prazo de resposta com a garagem aberta.',
      'Chamada extra: incluída ou com que valor.',
      'Peças: na hora ou sob aprovação.',
      'Relatório de cada visita para a prestação de contas.',
    ],
    further:
      'A lista completa de cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp as fotos dos portões, o número de vagas e o que já se gastou em chamadas no ano: devolvemos o valor da visita avulsa e o do contrato, lado a lado.',
  },
  {
    when: [price, 'manuten*|revisao|preventiva', 'portao|portoes|motor|automatico|eletronico|preventiva'],
    unless:
      'contrato|mensal*|condominio*|predio*|edificio*|industrial|empresa*|galpao|loja|comercio|comercial|fabrica|por ano|anual',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'A manutenção preventiva do portão é cobrada por visita e não tem preço único: para ter uma base, a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e a revisão inteira, que leva de {horas de manutenção}, tem o valor dito antes, pela foto da folha. Peça gasta se troca só com a sua autorização, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que está no preço da manutenção e o que fica fora',
    text: [
      'Está dentro: a folha solta e movida com a mão, reaperto, limpeza do trilho ou dos cabos, graxa onde gira, regulagem de curso e força, teste de fotocélula e de destravamento. São {horas de manutenção} de serviço, com {{repair.warranty}} de garantia.',
      'Fica fora a peça: roldana, cabo, capacitor ou engrenagem têm o próprio preço, e o técnico mostra o que achou antes de trocar.',
    ],
    points: [
      'Basculante: cabos e pivôs levam mais tempo.',
      'De correr: trilho e roldanas decidem.',
      'De abrir, duas folhas: o dobro de dobradiças.',
      'Regulagem sozinha, sem revisão: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, o bairro e a data da última revisão: respondemos com o valor.',
  },
  {
    when: [price, 'trocar|troca|substituir|substituicao', 'motor'],
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
    when: [price, 'nobreak|no-break|no break'],
    unless: 'bateria|vale a pena',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O preço do nobreak de portão sai pela etiqueta do motor, porque potência, tensão e número de aberturas mudam o aparelho; não publicamos um valor único para não errar o seu. A ligação no portão que já existe segue a faixa de serviço, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia e até {parcelas} vezes para pagar.',
    ],
    heading: 'As três linhas do orçamento do nobreak',
    text: [
      'São o aparelho, a bateria e a ligação. O aparelho precisa aguentar a partida do motor, que puxa várias vezes a corrente de trabalho, e é aí que o modelo de computador não serve.',
      'Com disjuntor próprio e terra no ponto, a ligação é a parte barata. Com extensão ou fio fino, primeiro se arruma a fiação.',
    ],
    points: [
      'Etiqueta do motor: potência, tensão e corrente.',
      'Quantas aberturas você quer durante a queda.',
      'Se trava e fotocélula também ficam nele.',
      'Lugar seco e ventilado perto do motor.',
    ],
    questions: [
      {
        question: 'Motor novo com bateria sai mais em conta?',
        answer:
          'Só se o motor já ia ser trocado. Para um motor bom que está na parede, o nobreak externo gasta menos.',
      },
    ],
    further:
      'Enquanto ele não chega, veja como [abrir o portão sem luz](/como-abrir-portao-sem-luz) sem se machucar.',
    send: 'Mande pelo WhatsApp a etiqueta do motor, uma foto do lugar do aparelho e quantas vezes a luz cai por mês: devolvemos o preço do conjunto.',
  },
  {
    when: [price, 'bateria*', 'nobreak|no-break|no break'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A bateria do nobreak de portão se compra pela tensão e pelos ampères-hora escritos na velha, e o preço acompanha esse tamanho: mande a foto da etiqueta e dizemos quanto fica a peça. A troca feita por nós parte de {{repair.from}}, com o teste de carga e {{parts.warranty}} de garantia na peça.',
    ],
    heading: 'Só a bateria ou o aparelho inteiro',
    text: [
      'Bateria que segura uma abertura e morre na segunda está no fim, e só ela se troca. Aparelho que apita com bateria nova, esquenta ou desarma na partida do motor pede conserto ou outro maior.',
      'Leve a velha de volta: bateria de chumbo não vai para o lixo comum, e a loja recebe.',
    ],
    points: [
      'Tensão da bateria, em geral 12 V, e quantas são.',
      'Ampères-hora iguais aos da original.',
      'Selada, própria para nobreak, e não de carro.',
      'Data da última troca, anotada na caixa.',
    ],
    further:
      'Como o aparelho é escolhido está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta da bateria e o painel do nobreak aceso.',
  },
  {
    when: [price, 'placa|placas|central|centrais'],
    unless: 'solar|inversor|wifi|wi-fi|consert*|reparo|ferro|madeira|serve',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca de uma placa {marca} fica entre {{part.board.from}} e {{part.board.to}}, com a peça, a instalação e a gravação dos controles; o valor fecha pelo código impresso nela, e não pelo nome da tampa. Se só o relé ou o fusível queimou, o reparo sai por menos, a partir de {{repair.from}}.',
    ],
    heading: 'O que muda o preço de uma placa {marca}',
    text: [
      'Placa de motor comum tem original e compatível, e os dois preços são ditos antes. Placa de motor com inversor é só a do próprio modelo, e custa mais.',
      'Placa solta, sem serviço, nós não vendemos: quem compra no balcão leva o risco de ela não ler o fim de curso que está no motor. Trocada por nós, tem {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço.',
    ],
    points: [
      'Código impresso na placa, e não só o modelo do motor.',
      'Tipo de fim de curso: ímã, chave ou sensor de voltas.',
      'Receptor embutido ou separado.',
      'Quantos controles vão ser gravados de novo.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da placa {marca} com o código legível e a etiqueta do motor.',
  },
  {
    when: [price, 'placa|placas|central|centrais'],
    unless:
      'solar|inversor|wifi|wi-fi|condominio*|ferro|madeira|serve|garen|rossi|peccinin|nice|seg|intelbras|agl|rcg|vale a pena|consertar ou|ou trocar|ou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca da placa de um motor de portão custa de {{part.board.from}} a {{part.board.to}}, com peça, instalação e controles gravados. Quando só o fusível, o relé ou a fonte queimou, a mesma placa se repara, a partir de {{repair.from}}; o valor certo é dito depois do teste, sem taxa de visita.',
      'Placa de motor de portão trocada fica entre {{part.board.from}} e {{part.board.to}}, já com a mão de obra e a regulagem. Antes da troca o técnico testa se o defeito não é um relé ou um fusível, que se repara a partir de {{repair.from}}.',
    ],
    heading: 'O que faz uma placa custar mais que outra',
    text: [
      'Placa comum, de motor de indução, tem compatível e fica na parte de baixo. Placa de inversor e placa de modelo antigo ficam na de cima, ou nem existem mais.',
      'Some a causa: se ela queimou por raio ou por água, a caixa, o aterramento ou a calha entram no serviço, ou a próxima queima igual.',
    ],
    points: [
      'Código impresso na placa: com ele o preço sai por mensagem.',
      'Original ou compatível: os dois valores são ditos.',
      'Controles que já existem: servem, se o receptor for do mesmo código.',
      'Garantia: {{parts.warranty}} na peça e {{repair.warranty}} no serviço.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da placa, de longe e do código, e a etiqueta do motor.',
  },
  {
    when: [
      price,
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
      'quanto cobra|quanto cobram|valor da hora|hora tecnica|preco de visita|taxa de visita|quanto custa um tecnico|quanto custa a visita|mao de obra',
      'tecnico|visita|conserto|portao|motor|instalador',
    ],
    unless: 'instalar|instalacao|comprei|colocar|por um',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O técnico não cobra para ir ver: na área atendida, visita e diagnóstico não têm taxa, e paga-se só o conserto que você aprovar, de {{repair.from}} a {{repair.to}}. Regulagem e gravação ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Quanto fica cada conserto, com a mão de obra dentro',
    text: [
      'Não cobramos por hora. O preço é do serviço pronto, dito depois do teste e antes de abrir qualquer tampa, e não muda se o técnico demorar mais.',
      'O serviço sai com {{repair.warranty}} de garantia e as peças com {{parts.warranty}}. Se o conserto não valer a pena, o diagnóstico fica de graça.',
    ],
    points: [
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldanas, cabos ou cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem e rolamentos: de {{part.gears.from}} a {{part.gears.to}}.',
      'Fotocélula: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Solda ou reforço de suporte: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    further:
      'Os valores peça por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o bairro, um vídeo do defeito e a etiqueta do motor: a faixa de preço volta antes da visita.',
  },
  {
    when: [price, 'conserto|consertar|arrumar|reparo|reparar', 'motor'],
    unless:
      'placa|central|controle|fotocelula|cremalheira|cabo|roldana|condominio*|predio*|engrenagem|capacitor|trava|interfone|solda|ou|instal*|garen|rossi|peccinin|nice|ppa|basculante|deslizante|de correr|pivotante|porta|vale a pena|tecnico|visita|trilho|braco|mola|fim de curso',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar o motor do portão custa de {{repair.from}} a {{repair.to}}, com a mão de obra, conforme a peça: capacitor fica perto do menor valor, placa e estator perto do maior. A visita e o diagnóstico não têm taxa, e o preço é dito antes de começar.',
      'O conserto de um motor de portão fica entre {{repair.from}} e {{repair.to}} e dura em geral {horas de reparo}. Quem decide o valor é a peça que falhou; o técnico testa, diz quanto é, e só então abre o motor.',
    ],
    heading: 'Preço por peça, com a mão de obra',
    text: [
      'São valores de referência, confirmados diante do portão. Dois defeitos na mesma visita não somam duas idas.',
      'O serviço tem {{repair.warranty}} de garantia e as peças, {{parts.warranty}}. Acima de {{repair.to}} já se compara com a troca, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Regulagem de curso e força: {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor: {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldanas, cabos ou cremalheira: {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem e rolamentos: {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: {{part.board.from}} a {{part.board.to}}.',
    ],
    further:
      'Cada linha está explicada em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do defeito com som, a etiqueta do motor e o bairro: respondemos com a faixa da peça provável.',
  },
  {
    when: [price, 'cremalheira*', 'metro|metros|barra|barras|gomo|gomos'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Trocada e alinhada por nós, a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, conforme quantos metros saem. Barra solta não vendemos; na loja ela se compra por metro, e o valor varia com o material: nylon com alma de aço para folha leve, aço galvanizado para folha pesada.',
    ],
    heading: 'Quantos metros e de que tipo',
    text: [
      'A conta é o vão livre mais uma folga que passe do motor com o portão aberto. Portão de quatro metros de vão pede perto disso em barras, mais um pedaço.',
      'O passo do dente tem de ser o do pinhão. Misturar passos, mesmo de barras novas, faz o motor pular e gasta os dois.',
    ],
    points: [
      'Conte os gomos gastos: muitas vezes são só dois ou três.',
      'Meça o passo: distância entre dez dentes, dividida por dez.',
      'Parafuso ou solda: o parafuso deixa alinhar de novo.',
      'Folga entre dente e pinhão em todo o curso, nunca encostado.',
    ],
    further: 'Se o dente já pulou, veja [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande pelo WhatsApp a foto de um gomo ao lado de uma régua e o comprimento da folha.',
  },
  {
    when: [price, 'trilho*'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'O trilho em si se compra por metro na serralheria, que também o chumba; o que nós fazemos é alinhar o que existe e trocar roldanas, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Peça os dois orçamentos juntos, porque roldana gasta estraga trilho novo.',
    ],
    heading: 'Trocar o trilho ou só acertar o que existe',
    text: [
      'Trilho amassado num ponto se desempena ou se troca naquele pedaço. Trilho afundado no piso pede quebrar e chumbar de novo, e isso é obra da serralheria ou do pedreiro.',
      'O perfil tem de casar com o canal da roldana: redondo com redondo, em V com V. Perfil errado come os dois em meses.',
    ],
    points: [
      'Estique uma linha sobre o trilho: onde ela sai, ele está torto.',
      'Varra e olhe o fundo: pedra e raiz levantam a folha.',
      'Roda com canal gasto: troque aos pares.',
      'Batente nas duas pontas, firme, para a folha não sair.',
    ],
    further: 'Quando a folha já saiu, leia [portão fora do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp a foto do trilho de perto e de ponta a ponta, e a das roldanas.',
  },
  {
    when: [price, 'celular|aplicativo|app|smartphone|wifi|wi-fi|alexa', 'portao|abrir|colocar|motor|modulo'],
    unless: 'placa|central|motor com|motor de portao com|gratis',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Pôr o portão no celular custa o módulo, orçado pela foto da central, mais a ligação, que parte de {{repair.from}} com o teste incluído. Não é preciso trocar a placa: o módulo entra na botoeira de qualquer central boa. Mensalidade não existe na maioria deles, mas confira no aplicativo antes de comprar.',
    ],
    heading: 'O que entra no preço do portão pelo celular',
    text: [
      'São três linhas: o módulo, o sensor que diz se a folha está aberta e a mão de obra. Sem o sensor o aplicativo só supõe, e portão esquecido aberto continua esquecido.',
      'Se o Wi-Fi não chega à garagem, some um repetidor. Teste antes com o telefone encostado no motor e o portão fechado.',
    ],
    points: [
      'Central com entrada de botoeira livre: ligação simples.',
      'Central queimada: aí a placa com Wi-Fi compensa.',
      'Sinal fraco: repetidor, que é com o seu provedor.',
      'Fotocélula funcionando, porque se fecha sem ver.',
    ],
    further:
      'Se o aplicativo falhar, o caminho está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande pelo WhatsApp a foto da central aberta por quem a instalou ou da caixa fechada, e diga se o Wi-Fi chega ali.',
  },
];
