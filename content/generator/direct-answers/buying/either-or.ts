/** Answers to choices between two things, such as a repaired or a new board, and about what a size or a use changes. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const eitherOrAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle|controles',
      'funciona|serve|compativel|abre|grava|pega|usar|uso|no motor|em motor|na central|em central|com',
    ],
    ofTwoBrands: 'without-ours',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Quase nunca: controle {primeira} em motor {segunda} só funciona se o código for fixo e a frequência igual, o que é raro; código rolante de uma marca não grava na central da outra. A saída simples é um receptor avulso ligado à central {segunda}: ele aceita controles novos da família dele, e os antigos continuam abrindo.',
    ],
    heading: 'Como saber se o controle {primeira} conversa com a central {segunda}',
    text: [
      'Frequência igual só garante que um ouve o outro. O que abre é o formato do código, e cada fábrica tem o seu.',
      'A gravação e o receptor entram na faixa de serviço: de {{part.programming.from}} a {{part.programming.to}} para programar, e o receptor é orçado pela foto da placa.',
    ],
    points: [
      'Fila de chavinhas dentro do controle: código fixo, há chance.',
      'Escrito rolling ou hopping: rolante, não grava.',
      'Teste gravando na placa antes de jogar fora o velho.',
      'Controle multimarcas: confira se a lista dele traz as duas.',
    ],
    further:
      'A ordem da gravação está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp o controle de frente, de verso e aberto, e a foto da placa do motor: dizemos se grava ou se pede receptor.',
  },
  {
    when: [
      'controle|controles',
      'funciona|serve|compativel|abre|grava|pega|usar|uso|no motor|em motor|na central|em central|com',
    ],
    ofTwoBrands: 'with-ours',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Em geral não: entre PPA e {outra}, o controle de uma não grava na central da outra quando o código é rolante, que é o caso da maioria; só os antigos de código fixo e mesma frequência às vezes servem. Quem quer um controle só põe um receptor avulso na central: os de hoje continuam, e os novos passam a abrir.',
    ],
    heading: 'PPA e {outra} no mesmo controle: o que é possível',
    text: [
      'A frequência escrita no verso não basta. O receptor precisa reconhecer o formato do código, e PPA e {outra} usam cada uma o seu.',
      'Para dois portões de marcas diferentes, o caminho é o mesmo: um receptor igual em cada central e um controle de dois botões. A programação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Chavinhas por dentro: código fixo, vale testar.',
      'Rolling ou hopping no verso: precisa do receptor.',
      'Multimarcas do comércio: leia a lista antes de pagar.',
      'Depois da troca, apague da memória os controles perdidos.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp o controle de frente, de verso e aberto, e a foto da placa do motor.',
  },
  {
    when: [
      'placa|central',
      'consertar|conserto|reparar|arrumar|recuperar',
      'nova|novo|trocar|troca|comprar|substituir',
      'ou|compensa|vale|melhor|mais',
    ],
    unless: 'motor inteiro|garen|rossi|peccinin|nice|serve',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Conserte a placa se queimou relé, fusível, borne ou capacitor da fonte: o reparo parte de {{repair.from}} e ela volta como era. Troque, de {{part.board.from}} a {{part.board.to}}, se a trilha carbonizou, se a umidade comeu a placa ou se o processador se foi; remendo aí dura semanas.',
    ],
    heading: 'O defeito que se solda e o que condena a placa',
    text: [
      'O técnico leva uma central de teste: com ela o portão anda, e está provado que o defeito é da placa e não do motor. Só depois se escolhe entre reparo e troca.',
      'Conserto tem {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça. Em placa que já voltou uma vez com o mesmo defeito, a troca sai mais barata.',
    ],
    points: [
      'Nenhuma luz: fusível ou fonte, quase sempre reparo.',
      'Um sentido só: relé, reparo.',
      'Esqueceu os controles duas vezes: memória, troca.',
      'Verde ou branco nas trilhas: umidade, troca.',
      'Depois de raio: mede-se antes, e costuma ser troca.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da placa, de longe e do código, e conte o que acende e o que estala.',
  },
  {
    when: ['nobreak|no-break|no break', 'bateria*', 'ou|melhor|qual|diferenca|x'],
    unless: 'trocar|embutida|interna|integrada|dura|preco',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o motor que você já tem, nobreak: motor de 127 ou 220 V não anda ligado direto numa bateria. Bateria na própria central só existe em motor de corrente contínua, de 24 V, e compensa quando o motor ia ser trocado de qualquer modo.',
    ],
    heading: 'Nobreak no motor de hoje, bateria no próximo',
    text: [
      'O nobreak fica entre o disjuntor e a central e alimenta tudo, fotocélula e trava também. O motor de 24 V carrega a própria bateria e abre algumas vezes sem luz, sem aparelho à parte.',
      'Nos dois a bateria envelhece parada e se troca. A ligação de um nobreak num portão pronto segue a faixa de serviço, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Motor bom na parede: nobreak.',
      'Motor no fim e muita queda de luz: motor de 24 V.',
      'Folha leve e pouca queda: a chave de destravamento basta.',
      'Prédio com gerador: veja se o portão já está nele.',
    ],
    further:
      'O tamanho do aparelho se acha na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e quantas vezes a luz cai por mês.',
  },
  {
    when: ['melhor marca|qual marca|que marca|melhores marcas|marcas', 'condominio*|predio*|edificio*'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para condomínio não há melhor marca sem o modelo: a fábrica que faz o motor de prédio é a mesma que faz o de casa. Decida por ciclos por hora, peso da folha, peça na cidade e prazo de quem atende. Nós vendemos e instalamos PPA, de {{condominium.from}} a {{condominium.to}} em portão pesado, e consertamos as outras.',
    ],
    heading: 'Quatro perguntas que valem mais que a marca no prédio',
    text: [
      'Estator robusto aguenta de trinta a cinquenta ciclos por hora; o fino, de cinco a dez. Essa linha da proposta diz se o motor para ou não na fila da manhã.',
      'Depois vem quem responde: motor bom com técnico que demora três dias deixa a garagem aberta três dias.',
    ],
    points: [
      'Ciclos por hora, por escrito, acima da sua hora cheia.',
      'Peso da folha dentro da ficha, com folga.',
      'Peça do modelo em loja da cidade.',
      'Prazo de resposta e revisões incluídas.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp as propostas que recebeu e a foto da folha fechada: apontamos o que falta em cada uma.',
  },
  {
    when: [
      'motor rapido|rapido',
      'normal|comum|convencional|lento|padrao',
      'ou|melhor|x|qual|diferenca|vale',
    ],
    unless: 'atendimento|conserto',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em rua movimentada, ou para quem chega à noite, o rápido: o SPEEDY abre em {segundos speedy} por {{kit.speedy}}, e o JETFLEX em {segundos jetflex} por {{kit.jetflex}}, instalados em basculante. Com garagem recuada e rua calma, o PADRÃO, de {segundos padrão} e {{kit.padrao}}, faz o mesmo serviço.',
    ],
    heading: 'Os três tempos e para quem cada um serve',
    text: [
      'Conte quantos carros passam atrás do seu enquanto o portão sobe. É esse aperto que os segundos a menos resolvem, e não a pressa.',
      'O mais rápido dos três tem inversor: sai e para devagar, e só corre no meio. Pede 220 V no ponto e folha reta, de até {{homeJetflex.weight}}.',
    ],
    points: [
      'Carro atravessado na via enquanto espera: JETFLEX.',
      'Chegada depois das dez da noite: SPEEDY ou JETFLEX.',
      'Vaga dentro do lote antes do portão: PADRÃO.',
      'Folha torta ou com solda remendada: conserte primeiro.',
    ],
    further:
      'O que a folha precisa ter está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, com altura e largura, e a do quadro de luz.',
  },
  {
    when: [
      'garagem pequena|garagem estreita|garagem curta|pouco espaco|espaco pequeno|lote estreito|garagem apertada|sem espaco',
    ],
    unless:
      'nao abre|consert*|motor pequeno|melhor motor|teto|rapido|controle|placa|qual motor|que motor|ideal',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Em garagem pequena o portão automático que menos ocupa é o basculante: ele sobe e não usa parede lateral nem área de giro. O de correr pede ao lado um muro livre do tamanho do vão, e o de abrir para dentro come um metro e meio ou mais do lugar do carro.',
    ],
    heading: 'As medidas que decidem o portão numa garagem apertada',
    text: [
      'No basculante, meça a altura livre do vão ao teto e o comprimento do carro: a folha deita por dentro e avança um pouco ao subir. O motor fica de lado, na coluna, e precisa de um palmo livre.',
      'Em folha de casa, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}. Trocar o tipo do portão é obra de serralheria, e o motor vem depois.',
    ],
    points: [
      'Largura da coluna do lado do motor.',
      'Altura do vão e do teto.',
      'Distância do para-choque à folha fechada.',
      'Ponto de energia e lugar seco para a central.',
    ],
    further: 'Peso e tempo de abertura de cada modelo estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto de dentro, com o carro na vaga, e as medidas do vão e do teto.',
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto pesa|peso de|qual o peso|kg pesa|pesa',
      'aluminio|ferro|aco|madeira|chapa|metalon',
      'portao|folha',
    ],
    unless: 'motor para|aguenta|qual motor|que motor|motor|roldana',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Como referência, uma folha de 3 m por 2,2 m em alumínio fino dá perto de {{example 20 kg}} de chapa, em aço de 1,2 mm perto de {{example 63 kg}}, e com ipê numa face passa de {{example 130 kg}}; em todas, some o quadro de tubo, de {{example 35 kg}} numa folha de uma vaga a {{example 60 kg}} numa de duas. Para outra medida, multiplique na proporção da área.',
    ],
    heading: 'Da medida ao peso, e do peso ao motor',
    text: [
      'Largura vezes altura dá a área; a espessura da chapa dá o peso de cada metro. Quem tem a nota do serralheiro lê a espessura ali, e uma foto da borda da folha ajuda quem não tem.',
      'Com o peso na mão, a tabela: em basculante, o PPA Home leva até {{home.weight}}, o Home Jetflex até {{homeJetflex.weight}} e a linha pesada até {{heavyLine.weight}}.',
    ],
    points: [
      'Porta embutida, vidro e reforço somam, e muito.',
      'Madeira molhada pesa mais que seca.',
      'Grade e ripado: conte só o que há de metal.',
      'Contrapeso equilibra o esforço, mas não tira o peso da ficha.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) faz a conta com as suas medidas.',
    send: 'Mande pelo WhatsApp largura, altura, material e uma foto da borda da folha: devolvemos a faixa de peso.',
  },
  {
    when: ['parcel*|cartao|boleto|pix|a prazo|dividir|vezes', 'conserto|consertar|reparo|manutencao|arrumar'],
    unless: 'kit|motor novo|instal*|12 vezes|10 vezes',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O conserto também se parcela, em até {parcelas} vezes; o valor vai de {{repair.from}} a {{repair.to}} e é dito antes de começar, e a parcela é esse valor dividido. Se a operadora do cartão cobra juros, a taxa aparece na simulação, antes de você aceitar.',
    ],
    heading: 'Como combinar o pagamento do conserto',
    text: [
      'Nada se paga para o técnico ir ver. Depois do teste vem o preço, por escrito, e você escolhe a forma de pagar antes de ele abrir o motor.',
      'Conserto aprovado sai com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças, qualquer que seja a forma de pagamento.',
    ],
    points: [
      'Regulagem ou gravação: {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Engrenagem: {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: {{part.board.from}} a {{part.board.to}}.',
      'Peça o recibo com o serviço escrito: é ele que vale na garantia.',
    ],
    further:
      'Os valores peça por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do defeito e a etiqueta do motor: a faixa de preço volta antes da visita.',
  },
  {
    when: [
      'barulho|ruido|barulhento',
      'vizinho*|condominio*|multa|reclam*|morador*|sindico',
      'multa|reclama*|lei|regimento|incomoda|processo|convencao|incomodando',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Barulho de portão que incomoda se resolve primeiro na folha: roldana, dobradiça, cabo e batida no fim do curso, um conserto de {{repair.from}} a {{repair.to}}. Multa só existe se o regimento a previr e depois de advertência por escrito; no portão do prédio o dono do barulho é o condomínio, que tem de mandar consertar.',
    ],
    heading: 'Do barulho à reclamação, na ordem que funciona',
    text: [
      'Grave o som com a hora e mande ao síndico por escrito: é a prova de quem reclama e a defesa de quem conserta. Portão silenciado com recibo encerra quase toda discussão.',
      'Batida no fechamento é fim de curso e desaceleração; rangido é pivô seco; tremor é roldana oval. Motor com inversor ajuda, mas não cala folha torta.',
    ],
    points: [
      'Solte o motor e leve a folha na mão: se o ruído fica, é da folha.',
      'Batente de borracha nos dois fins de curso.',
      'Coxim entre o suporte e a parede do quarto.',
      'Pausa e horário do fechamento automático revistos.',
      'Regimento lido antes de falar em multa.',
    ],
    further: 'O som diz a peça: compare em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão abrindo e fechando, e o bairro.',
  },
  {
    when: [
      'vale|compensa|compensam',
      'arrumar|consertar|reformar|recuperar|conserto',
      'velho|antigo|velha|usado ha anos',
    ],
    unless: 'placa|usado|portao velho|folha',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Compensa arrumar um {marca} velho enquanto a engrenagem e a placa daquele modelo se acham e a bobina está boa: o conserto fica entre {{repair.from}} e {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} de um motor novo com a troca. Sem peça, ou com a bobina queimada, o dinheiro rende mais no novo.',
    ],
    heading: 'O que testar no {marca} velho antes de gastar',
    text: [
      'Solte o motor e leve a folha na mão. Se ela anda leve e o motor ronca ou patina, é peça; se ela pesa, o {marca} está pagando por roldana, cabo ou dobradiça.',
      'Não vendemos {marca}, e por isso não ganhamos com a troca de marca: o nosso interesse está em dizer qual das duas contas fecha.',
    ],
    points: [
      'Zumbe e parte empurrado: capacitor, o mais barato.',
      'Gira e não move: engrenagem do modelo.',
      'Luz nenhuma: fonte da placa.',
      'Cheiro de verniz: bobina, e aí troca.',
      'Controle de código fixo: receptor avulso, sem trocar o motor.',
    ],
    further: 'O que se acha e o que sumiu está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, a placa e um vídeo dele tentando: respondemos se a peça existe.',
  },
  {
    when: [
      'compensa|vale a pena|vale pena|consertar ou trocar|trocar ou consertar|conserta ou troca',
      'consert*|arrumar|reparar|troc*',
    ],
    unless: 'placa|central|controle|velho|antigo|usado|anos',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Consertar um motor {marca} compensa quando a peça do seu modelo se acha: fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço. Trocar, por {{replacement.from}} a {{replacement.to}} numa casa, só ganha com bobina queimada, placa sem reposição ou dois consertos seguidos no mesmo ano.',
    ],
    heading: 'A peça do {marca} decide a conta',
    text: [
      'Capacitor, rolamento, cabo e roldana são de medida comum e não prendem ninguém à marca. Engrenagem, sensor e placa são do modelo, e é o código da etiqueta que diz se ainda existem.',
      'Vendemos PPA, e por isso convém desconfiar de nós quando dizemos para trocar: peça o nome da peça que faltou e pergunte por ela numa loja.',
    ],
    points: [
      'Etiqueta do motor: modelo, tensão e número.',
      'Foto da placa, com o código impresso.',
      'Folha solta na mão: leve ou pesada?',
      'O que já foi trocado, e quando.',
    ],
    further: 'O que se acha e o que sumiu está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a etiqueta e a placa do {marca} e, em uma frase, o que ele faz.',
  },
  {
    when: ['quanto tempo|quantos anos|vida util|durabilidade|dura|duram', 'motor|motores|automatizador'],
    unless:
      'garantia|instal*|nobreak|bateria|conserto|abrir|abre|placa|capacitor|ou|x|condominio*|predio*|manutencao|controle|cremalheira|engrenagem|troca',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime'],
    answer: [
      'Um motor de portão de casa costuma passar de dez anos, com folha leve e uma revisão por ano; no limite do peso, ou aberto o dia todo como em prédio, pode pedir engrenagem em dois ou três. A marca pesa menos que isso: o que se gasta primeiro é o dente que empurra a folha.',
    ],
    heading: 'O que encurta e o que estica a vida do motor',
    text: [
      'Folha desequilibrada é a maior causa: o motor carrega em cada viagem o que o contrapeso ou a roldana deveria levar. Depois vêm a chuva na placa e o pico de tensão quando a luz volta, que um protetor contra surto segura.',
      'Com o capacitor ou a engrenagem trocados, de {{part.capacitor.from}} a {{part.gears.to}}, um motor bom trabalha mais alguns anos. A garantia do kit instalado é de {{kit.warranty}}.',
    ],
    points: [
      'Folha um quinto mais leve que o máximo da etiqueta do motor.',
      'Graxa onde há engrenagem, nada no trilho.',
      'Até dez aberturas por hora, no motor comum de casa.',
      'Caixa fechada, longe da calha e da mangueira.',
      'Força regulada no mínimo que move bem.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo da folha movida na mão, com o motor solto, e a etiqueta: dizemos se o portão está poupando ou gastando o motor.',
  },
  {
    when: [
      'fechadura|fecho|trinco|fechadura eletrica|fecho eletrico',
      'social|pedestre*|portaozinho',
      'troc*|instal*|preco|quanto|conserto|consertar|colocar|nova',
    ],
    unless: 'digital|senha|biometri*|eletroima|magnetic*|chaveiro',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o fecho ou a fechadura elétrica do portão social é serviço nosso, entre {{repair.from}} e {{repair.to}}, conforme o modelo, o fio e a solda do batente. Antes da troca se testa o fio e a fonte, porque fecho que não solta muitas vezes só não recebe energia.',
    ],
    heading: 'Fecho, fonte ou folha caída',
    text: [
      'Aperte o botão com a mão no trinco: se ele vibra e não solta, está preso ou gasto; se fica mudo, falta tensão. Folha caída na dobradiça prende o trinco e parece fecho queimado.',
      'O fecho tem fonte própria, em geral de 12 V, e não se liga na tensão do motor. Trocado por nós, tem {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Fotografe a chapa, o trinco e a borda da folha.',
      'Diga para que lado abre e se há mola.',
      'Interfone, botão e controle: quais devem abrir.',
      'Sem energia: fecho comum fica trancado, o de ímã solta.',
    ],
    further:
      'Para a trava da folha da garagem, veja [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp foto do fecho, da borda da folha e do batente: dizemos qual serve e quanto fica.',
  },
  {
    when: [
      'sem energia eletrica|sem rede eletrica|sem luz eletrica|longe da rede|onde nao tem energia|nao tem energia',
      'chacara|sitio|fazenda|terreno|rural|portao|motor',
    ],
    unless: 'abrir|destravar|abre|falta',
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Sem rede elétrica no portão, o motor é o de corrente contínua, de 24 V, com bateria e painel solar: motor comum, de 127 ou 220 V, não serve ali. Ele se orça por foto, pelo peso da folha, pelas aberturas por dia e pelas horas de sol no lugar.',
    ],
    heading: 'O que dimensiona o conjunto com painel e bateria',
    text: [
      'O painel repõe o que cada abertura gasta mais o que a placa consome parada, dia e noite. Em semana de chuva quem segura é a bateria, e por isso ela se escolhe com folga.',
      'Se a casa tem rede a até uns cem metros, compare com puxar um cabo: fio grosso pode sair por menos que painel e bateria.',
    ],
    points: [
      'Peso e tipo da folha; de abrir e larga é o comum em chácara.',
      'Aberturas por dia, em dia de visita.',
      'Sol direto sobre a coluna, sem sombra de árvore.',
      'Distância até o quadro de luz mais próximo.',
      'Chave de destravamento, para a bateria vazia.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão, a distância da casa e a cidade: atendemos a Grande São Paulo, e fora dela dizemos logo.',
  },
  {
    when: ['motor|automatizador', 'instal*|colocar|comprar|vende*|venda'],
    unless:
      'placa|controle|consert*|manuten*|usado|ou|manual|peca|pecas|engrenagem|capacitor|reposicao|bateria|central',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'buy'],
    answer: [
      'Motor {marca} novo nós não vendemos; se você já comprou um, podemos instalá-lo, por orçamento, depois de conferir pela ficha que ele serve na sua folha. O que vendemos com instalação é PPA: em basculante, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com {{kit.warranty}} de garantia. Em portão de correr ou de abrir o conjunto PPA sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Instalar um {marca} comprado por você ou levar o kit',
    text: [
      'No motor comprado por você, a nossa garantia cobre a montagem, e a do aparelho fica com a loja. Se ele não servir na folha, dizemos antes de furar a coluna.',
      'No kit, uma conta só traz motor, central, dois controles, fixação e mão de obra. De correr, de abrir e de prédio saem por orçamento, com visita sem taxa.',
    ],
    points: [
      'Nome completo do modelo {marca} e a tensão.',
      'Peso e tipo da folha.',
      'Ponto de energia com terra e disjuntor próprio.',
      'Suporte e fixação: vêm na caixa ou não?',
      'Nota fiscal em seu nome.',
    ],
    further: 'Como se monta cada tipo está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro e, se o {marca} já está aí, a da caixa ou da etiqueta.',
  },
];
