/** Answers to titles about motors: what they are. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const whatItIsAnswers: readonly DirectAnswer[] = [
  {
    when: ['o que e|o que significa|o que quer dizer|significado', 'motor|motores|hp|cv'],
    figure: { unit: 'power', to: 2 },
    unless: 'ou|diferenca|queim*|ppa|garen|rossi|peccinin|nice|melhor',
    subject: 'motor',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['what', 'choose'],
    answer: [
      'Motor de portão de {figura} é o que tem essa fração de um cavalo de potência no eixo: um HP são uns 746 watts, e um CV, uns 735. Em basculante, na nossa tabela, o de {{motor.quarterCv.power}} leva folha de até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}.',
    ],
    heading: 'O que a potência diz e o que não diz',
    text: [
      'Dois motores da mesma potência levam pesos diferentes, porque o redutor de engrenagens muda. Por isso o peso máximo da etiqueta escolhe melhor que a fração, e a potência não diz a velocidade.',
    ],
    points: [
      'Folha sempre um quinto mais leve que o máximo.',
      'Folha pesada na mão: o equilíbrio vem antes.',
      'De correr: o limite é o da ficha do modelo.',
    ],
  },
  {
    when: ['tipos|quais os tipos|quais sao os tipos|quais tipos|conheca os', 'motor|motores|automatizador*'],
    unless:
      'controle*|trava*|fim de curso|fotocelula*|roldana*|cremalheira*|central|placa|marca*|capacitor*|defeito*|problema*|engrenagem*|garantia*|pecas|manuten*|nobreak*|mola*|duas folhas',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os tipos de motor de portão seguem o movimento da folha: o basculante, de fuso ou corrente, empurra a folha que sobe; o deslizante, de base no chão com pinhão e cremalheira, empurra a que corre; o pivotante, de pistão ou braço, gira a que abre como porta; e há motores próprios para porta de enrolar e seccionada. Em cada tipo mudam a força, os ciclos por hora, a tensão e a velocidade.',
    ],
    heading: 'Para que serve cada um',
    text: [
      'Um tipo não serve no portão do outro, e por isso a folha se olha antes da marca. Em basculante o nosso kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Residencial: poucos ciclos por hora, o bastante para uma casa.',
      'De uso intenso: prédio, loja e galpão.',
      'Com inversor: abre em segundos, com partida suave.',
      'De corrente contínua: traz bateria para a falta de luz.',
      'Trifásico: galpão com três fases no quadro.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha: dizemos qual tipo é o seu.',
  },
  {
    when: ['glossario|dicionario|termos tecnicos|termos|siglas|vocabulario|palavras', gateOrMotor],
    unless: 'termos e condicoes|termo de',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Os termos que mais aparecem num orçamento de portão: central é a placa que comanda o motor; receptor, a peça que ouve o controle; fim de curso, o sensor que diz onde parar; fotocélula, a que vê quem está na passagem; botoeira, o botão da parede; fuso e cremalheira, o que leva a força do motor à folha; ciclo, uma abertura e um fechamento; e destravamento, a chave que solta o motor na falta de luz.',
    ],
    heading: 'Outras palavras do ramo',
    text: [
      'Da folha: contrapeso e mola equilibram o basculante; roldana e trilho carregam o de correr; mata-junta cobre a fresta entre duas folhas. Do controle: código fixo repete o sinal, e código rolante muda a cada toque.',
      'Da eletricidade: capacitor dá a partida, inversor varia a velocidade, soft start arranca devagar, encoder conta as voltas, DPS segura o surto e DR desliga quando a corrente escapa.',
    ],
    points: [
      'HP e CV: potência, e na prática a mesma.',
      'Embreagem: o limite da força que empurra a folha.',
      'Trava elétrica: pino que segura a folha fechada.',
      'Nobreak: bateria que mantém o portão na falta de luz.',
      'Estator: a bobina que faz o motor girar.',
    ],
    send: 'Não entendeu uma linha do orçamento? Mande a foto dela, e explicamos.',
  },
  {
    when: [
      'perguntas frequentes|duvidas frequentes|principais duvidas|duvidas comuns|faq|perguntas e respostas|duvidas sobre|perguntas sobre',
      gateOrMotor,
    ],
    unless: 'empresa|instalador|tecnico|fazer ao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'O que mais nos perguntam sobre motor de portão: quanto custa, e em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; quanto dura, e com a folha leve passa de dez anos; se gasta luz, e numa casa soma menos de um quilowatt-hora por mês no movimento; como abre sem energia, pela chave de destravamento; e qual serve, o do tipo da folha e do peso dela.',
    ],
    heading: 'Respostas curtas às outras perguntas',
    text: [
      'Instala-se de {{install.hours.from}} a {{install.hours.to}} em portão pronto. O kit tem {{kit.warranty}} de garantia e se paga em até {{instalments}}. Conserto fica entre {{repair.from}} e {{repair.to}}, conforme a peça, com o valor dito antes.',
    ],
    points: [
      'Precisa de fotocélula? Sim, se o portão fecha sozinho.',
      'O controle antigo serve? Só se for da família da central nova.',
      'Funciona em 127 e 220 V? Cada motor tem a sua tensão, na etiqueta.',
      'Conserta outra marca? Sim, vendemos PPA e consertamos as outras.',
      'De quanto em quanto tempo se revisa? Uma vez por ano em casa.',
    ],
    further: 'As outras estão em [dúvidas frequentes](/duvidas-frequentes).',
    send: 'A sua não está aqui? Mande com a foto do portão por dentro e da etiqueta do motor.',
  },
  {
    when: [
      'historia|quem inventou|origem|quando surgiu|curiosidades|curiosidade|fatos',
      'portao automatico|portao eletronico|motor de portao|controle remoto de portao|portoes automaticos|portao|motor',
      'automatico|eletronico|motor|controle|portoes',
    ],
    unless: 'jogo|desenho|bairro|rua|museu',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'O portão automático é filho da porta de garagem com motor, que apareceu nos Estados Unidos nos anos vinte do século passado, e do controle por rádio, que veio depois da guerra. Os primeiros controles repetiam o mesmo sinal e abriam a garagem do vizinho; por isso vieram as chavinhas de código e, nos anos noventa, o código rolante, que muda a cada toque. De lá para cá chegaram o inversor, que abre em segundos, e o celular.',
    ],
    heading: 'Curiosidades de quem trabalha com ele',
    text: [
      'O motor faz menos força do que parece: num basculante equilibrado, quem leva o peso é o contrapeso. E a peça que mais salva gente, a fotocélula, é uma luz que não se vê.',
    ],
    points: [
      'Numa casa, o portão anda poucos minutos por dia.',
      'Formiga gosta do calor da placa e queima relé.',
      'Quase todo defeito do controle é a bateria.',
      'A engrenagem de nylon gasta primeiro, para poupar o resto.',
    ],
    send: 'Se o seu é dos antigos, mande a foto da etiqueta: dizemos se ainda tem peça.',
  },
  {
    when: [
      'brushless|sem escovas|sem escova',
      'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de|motor*|portao*|vale a pena',
    ],
    unless: 'drone|furadeira|parafusadeira|carro|aeromodelo',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Motor brushless, ou BLDC, é o motor sem escovas: em vez de carvões que encostam e se gastam, é a placa que liga cada bobina na hora certa, lendo a posição do rotor. No portão ele trabalha em corrente contínua, é silencioso, forte em baixa velocidade, aceita bateria e sente bem um obstáculo. Em troca custa mais e só anda com a placa dele.',
    ],
    heading: 'Onde ele compensa',
    text: [
      'Compensa onde falta luz com frequência, em prédio de muitas aberturas e em folha que pede partida suave. Numa casa de uso comum, um motor de indução bem instalado atende igual e tem mais peça na loja.',
    ],
    points: [
      'Sem escova para trocar.',
      'Placa e motor da mesma família.',
      'Bateria na própria central, conforme o modelo.',
    ],
    send: 'Mande uma foto do portão por dentro e diga quantas vezes ele abre por dia.',
  },
  {
    when: [
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas|saber|onde fica|onde vejo|onde ver|como achar|onde encontr*',
      'marca|modelo|etiqueta|fabricante',
      'motor*|automatizador*',
    ],
    unless: 'melhor|comprar|escolher|preco|controle*|placa|capacitor|compativel|boa|serve|confiavel',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'signs'],
    answer: [
      'A marca e o modelo do motor estão na etiqueta colada na carcaça, quase sempre de lado ou embaixo, junto com a tensão e a potência. Se ela apagou, vale o nome moldado na tampa plástica e o código impresso na placa da central, que se lê sem tocar em nada, com o disjuntor desligado. O controle original também costuma trazer a marca.',
    ],
    heading: 'Onde procurar, em ordem',
    text: [
      'Comece por fora: passe um pano na carcaça e fotografe com a lanterna do celular por baixo. Etiqueta descascada ainda mostra parte do número, e às vezes basta.',
      'A forma também diz muito: braço comprido na coluna é motor de basculante, caixa no chão com roda dentada é de correr, pistão ou braço dobrado é de abrir. Com três fotos reconhecemos a maioria.',
    ],
    points: [
      'Etiqueta da carcaça: modelo, volts, HP ou watts.',
      'Tampa: nome em relevo.',
      'Placa: código perto da borda.',
      'Nota da compra ou manual guardado.',
    ],
    send: 'Mande uma foto do motor de frente, uma da etiqueta ou de onde ela ficava, e uma do controle: dizemos a marca e se a peça ainda se acha.',
  },
  {
    when: [
      'autotrav*|auto trav*|irreversivel',
      'por que|vantagem|vantagens|que serve|o que e|vale a pena|usar|preciso',
    ],
    unless: 'trava eletrica',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'worth'],
    answer: [
      'O motor autotravante é o que segura a folha parada só com a própria redução: desligado, ninguém a empurra, e ela não desce nem abre com o vento. Quase todo motor de basculante e de correr é assim, e por isso o portão fica fechado mesmo sem luz. A contrapartida é a chave de destravamento, sem a qual não se abre na mão.',
    ],
    heading: 'Quando isso basta e quando não',
    text: [
      'Basta na folha firme, em que o motor puxa perto do fecho. Em folha larga, ou de abrir, a ponta oposta cede a uma alavanca, e vale somar a trava elétrica.',
      'Motor que trava a folha não segura portão sem equilíbrio por muito tempo: a engrenagem gasta, e um dia ela desce.',
    ],
    points: [
      'Prova: feche e empurre a folha com a mão.',
      'Chave do destravamento sempre dentro de casa.',
      'Braço de abrir reversível: pede trava.',
    ],
  },
  {
    when: [
      'ciclo|ciclos',
      'hora|horas|continuo|intenso|motor*|portao*',
      'o que e|o que sao|o que significa|que serve|para que serve*|como funciona|que e|qual a funcao|entenda|quantos|quanto',
    ],
    unless: 'aguenta|predio|condominio*|qual motor|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Um ciclo é uma abertura e um fechamento completos, e os ciclos por hora dizem quantas vezes seguidas o motor trabalha sem esquentar demais. Motor de casa, de estator fino, faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora; o de uso intenso, de estator largo, de {{stator.robust.from in digits}} a {{stator.robust.to}}. Passado o limite, o protetor térmico corta e o portão para até esfriar.',
    ],
    heading: 'Como usar esse número',
    text: [
      'Conte as passagens na hora mais cheia, e não no dia inteiro. Uma casa com três carros faz seis ciclos de manhã; um prédio faz isso em minutos.',
      'Força e ciclos são contas separadas: há motor que move muito peso poucas vezes, e motor que move pouco peso o dia todo.',
    ],
    points: [
      'Até dez na hora cheia: motor residencial.',
      'Mais que isso: motor de uso intenso.',
      'Para quente e volta depois: faltam ciclos.',
      'Folha pesada gasta ciclos mais depressa.',
    ],
  },
  {
    when: [
      'pecas|partes|componentes|peca',
      'motor*|portao*',
      'que serve|para que serve*|cada uma|guia|quais sao|quais as|quais pecas|que pecas|componentes de|partes de|nomes|nome de|funcao|conheca|como se chama*',
    ],
    unless:
      'basculante|basculantes|correr|deslizante|deslizantes|placa|placas|central|centrais|comprar|preco|quanto custa|loja|troc*|onde|reposicao|quebr*|gast*|desgast*|estrag*|queim*|consert*|voces|garantia|vend*',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'No motor, o estator e o capacitor fazem o eixo girar, e a engrenagem do redutor troca giro por força; o fuso com o braço, no basculante, ou o pinhão com a cremalheira, no de correr, levam essa força à folha. A central manda, o receptor ouve o controle, o fim de curso diz onde parar e a fotocélula, quando não fechar. A embreagem limita a força, e a chave de destravamento solta tudo na falta de luz.',
    ],
    heading: 'Quem faz o quê, peça por peça',
    text: [
      'Fora do motor ficam as peças da folha: cabo, polia, mola ou contrapeso no basculante; roldana, trilho e guia no de correr; dobradiça no de abrir. É nelas que começa a maior parte dos defeitos do motor.',
      'As trocas mais comuns têm faixa conhecida: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Capacitor: dá a partida.',
      'Estator: a bobina que faz girar.',
      'Engrenagem: gasta antes do resto, de propósito.',
      'Central: recebe a ordem e liga o motor.',
      'Fim de curso: marca aberto e fechado.',
      'Botoeira: a ordem pela parede.',
    ],
  },
  {
    when: [
      'marca|marcas|fabricantes',
      'motor*',
      'guia|brasil|brasileiras|nacionais|existem|quais sao|lista|conhecidas|principais|todas as|marcas de motor*|marcas motor*|fabricantes de motor*|motores marcas|outras marcas de motor*',
    ],
    unless:
      'melhor|melhores|barata|pior|piores|consert*|qual a melhor|vende*|voces|trabalha*|atende*|instala*|controle*|placa|dura|duram|confiave*|boas|compatib*|serve*|diferenca|silencios*|preco|precos|rapid*',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'As marcas de motor de portão mais vistas por aqui são PPA, Garen, Peccinin, Rossi e Nice. Entre elas o nome decide menos que o modelo: cada fábrica tem motor de casa e motor de prédio, e o que conta é o peso máximo, os ciclos por hora e a peça à venda perto de você. Nós vendemos e instalamos PPA, e consertamos as outras.',
    ],
    heading: 'Como comparar duas marcas',
    text: [
      'Ponha lado a lado dois modelos da mesma classe, com peso, tensão, tempo de abertura e garantia. Depois pergunte numa loja do bairro o preço da placa e da engrenagem de cada um.',
      'Controle e receptor são da família da central: trocar de marca costuma trocar os controles da casa também.',
    ],
    points: [
      'Motor que já funciona: conserte, não troque pela marca.',
      'Peça fora de linha: é aí que a marca pesa.',
      'Nota e garantia escrita valem mais que o adesivo.',
    ],
    send: 'Diga a marca que tem em casa e mande a foto da etiqueta: dizemos se a peça se acha.',
  },
  {
    when: [
      'qual hp|quantos hp|qual potencia|que potencia|qual cv|quantos cv|hp|potencia',
      'do meu motor|de meu motor|meu motor|como saber|descobrir|como descobrir|como sei|tem o motor|tem meu motor|onde vejo',
      'motor|portao',
    ],
    unless:
      'preciso|precisa|para portao|kg|quilos|metros|comprar|usar|ideal|escolher|basculante de|folha|serve',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'A potência está na etiqueta do motor, na carcaça ou sob a capa, em HP, CV ou watts: perto de 184 W é 1/4, 245 W é 1/3 e 368 W é 1/2. Sem etiqueta, o valor do capacitor e o modelo escrito na placa levam à ficha do fabricante. Desligue o disjuntor antes de tirar a capa.',
    ],
    heading: 'O que a etiqueta ainda diz',
    text: [
      'Com a potência vêm a tensão, o peso máximo e os ciclos por hora. Para saber se o motor serve na sua folha, o peso máximo diz mais que o HP, porque o redutor muda de um modelo para outro.',
    ],
    points: [
      'Tensão de trabalho, que tem de ser a do ponto.',
      'Capacitor: microfarads impressos no corpo dele.',
      'Modelo e número de série, para achar peça.',
    ],
    send: 'Mande a foto da etiqueta, ou do motor inteiro com a capa fechada, e dizemos qual é.',
  },
  {
    when: [
      'brushless|sem escovas|bldc',
      'quanto custa|preco|precos|valor|quanto sai|quanto fica|quanto e',
      'motor|motores|portao|automatizador',
    ],
    unless: 'placa|conserto|consert*|nobreak|solar|drone|furadeira|parafusadeira|carro',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'what'],
    answer: [
      'Motor sem escovas (BLDC, ou brushless) sai por orçamento, porque o preço muda com o modelo, o peso da folha e o tipo de portão. Numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}; o comum, em basculante, custa {{kit.padrao}} instalado no kit PADRÃO, e o JETFLEX, com inversor, {{kit.jetflex}}.',
    ],
    heading: 'O que se paga a mais no sem escovas',
    text: [
      'Paga-se a placa, que é dele e só serve nele, e a eletrônica que mede a força. Em troca ele parte macio, esquenta menos e costuma aceitar bateria.',
      'Para poucas aberturas por dia e rede estável, o monofásico faz o serviço. Para velocidade com chegada suave, compare com o inversor antes.',
    ],
    points: [
      'Pergunte quem vende a placa dele na sua cidade.',
      'Some a bateria, se ela não vem no conjunto.',
      'Veja na ficha o peso máximo e os ciclos por hora.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha e quantas vezes a luz cai por mês.',
  },
  {
    when: ['brushless|sem escovas|bldc', 'motor|motores|portao|automatizador'],
    unless:
      'monofasic*|comum|convencional|inducao|normal|ou|diferenca|vale a pena|melhor|vantagem|vantagens|nobreak|solar|trava|24v|24 v|24 volts',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Motor BLDC, ou brushless, é um motor de corrente contínua com ímãs permanentes e sem escovas: a placa liga as bobinas uma após a outra, e o campo puxa os ímãs. O motor comum de portão, de indução, também não tem escovas; o que se ganha é velocidade que se ajusta, menos calor e uso com bateria, mas só com a placa do próprio modelo. Conosco ele sai por orçamento; numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'Motor BLDC, ou brushless, é um motor de corrente contínua com ímãs permanentes e sem escovas, comandado pela placa: esquenta menos e aceita bateria.',
    heading: 'Em que portão o brushless faz diferença',
    text: [
      'Ele rende onde o portão abre muitas vezes ou a luz cai sempre. Com poucas aberturas e rede estável, o motor de indução comum faz o mesmo trabalho, e o kit de basculante com ele começa em {{kit.padrao}} instalado.',
    ],
    points: [
      'Etiqueta: tensão, peso máximo e ciclos por hora.',
      'Fonte e placa: proteja de raio e surto.',
      'Parada ao encostar mais sensível, boa com criança em casa.',
      'Peça: pergunte antes onde se compra a placa dele.',
    ],
    further: 'Os modelos que vendemos estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp o modelo que você viu, as medidas da folha e uma foto do portão por dentro.',
  },
  {
    when: [
      'como saber|descobrir|identificar|como sei|onde ve*',
      'motor',
      '1 4|1 3|1 2|1/4|1/3|1/2|potencia|hp|cv|quantos hp',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Leia a etiqueta da carcaça: a potência vem como {{power.from}}, {{power.third}} ou {{power.to}}, em HP ou CV, ou em watts no eixo, perto de 184 W, 245 W e 368 W. Sem etiqueta, o modelo impresso na placa ou no manual diz; tamanho e som não servem de prova.',
    ],
    heading: 'Se a etiqueta sumiu',
    text: [
      'O técnico mede a corrente com a folha andando, o diâmetro do estator e o capacitor, e compara com a ficha da marca. Em geral a foto do motor por dois lados já dá o modelo.',
      'Para escolher um novo, parta da folha: na nossa tabela, em basculante, {{motor.quarterCv.power}} vai até {{motor.quarterCv.weight}}, {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e {{motor.halfCv.power}} até {{motor.halfCv.weight}}.',
    ],
    points: [
      'Watts de entrada são maiores que os do eixo: não confunda.',
      'Capacitor não diz a potência.',
      'Mesma carcaça pode ter três potências.',
    ],
    send: 'Mande fotos do motor de frente, de lado e da etiqueta da central: dizemos o modelo.',
  },
  {
    when: ['motor|portao', 'ocupa|espaco|quanto espaco|tamanho', 'garagem|espaco|vaga|teto|ocupa'],
    unless: 'correr|deslizante|lateral|carro alto|van|medir|ou|seccion*|guilhotina|menos espaco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'install'],
    answer: [
      'Pouco: no basculante o motor é um perfil estreito preso à coluna do portão e não tira vaga; no de correr, uma caixa de uns trinta centímetros de lado no piso, rente à folha; no de abrir, um braço por dentro, que pede folga atrás da folha aberta. O que ocupa de verdade é a folha ao abrir.',
    ],
    heading: 'O espaço que o motor e a folha pedem',
    text: [
      'Meça do para-choque à folha fechada: no basculante, ela passa por dentro na altura do capô; deixe dois palmos. A central vai numa caixa pequena, na parede ou na própria coluna.',
      'Na visita, sem taxa, o técnico marca o lugar antes do pedido. Em basculante o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Garagem com teto baixo: veja a folha deitada.',
      'Armário junto da coluna: precisa sair.',
      'Vão da porta da casa: o braço não pode cruzar.',
    ],
    send: 'Mande uma foto da garagem com o carro dentro e o portão fechado.',
  },
  {
    when: ['nacional|importado|importada|brasileira|fabricada|fabricado|de onde e|qual pais|origem', 'ppa'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what'],
    answer: [
      'PPA é marca brasileira, com mais de {{brand.years}} de mercado, e por isso peça e controle dela se acham em loja do ramo na Grande São Paulo. Para saber onde foi feito o seu motor, leia a etiqueta da carcaça, que traz o fabricante e o CNPJ; placa e componente podem vir de fora em qualquer marca.',
    ],
    heading: 'O que a origem muda para quem compra',
    text: [
      'Muda o dia do conserto: engrenagem, cursor, capacitor e placa que se acham perto valem mais que um ano a mais de catálogo. Vendemos e instalamos PPA, em kit de basculante de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Nota fiscal com o modelo por extenso.',
      'Etiqueta em português, com tensão e potência.',
      'Manual com a lista de peças.',
      'Garantia de fábrica: quem a diz é o fabricante, pela nota.',
    ],
  },
  {
    when: [
      'o que quer dizer|o que significa|significado|que significa|o que e',
      'hp|cv|cavalo|cavalos',
      'motor|portao|hp|cv',
    ],
    unless: 'ppa|diferenca|1/4|1/3|1/2|preco',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'HP é a sigla inglesa de cavalo de força, e CV, cavalo-vapor, é quase o mesmo: as duas dizem a potência do motor, e 1 HP vale perto de 746 watts. Motor de portão de casa tem uma fração disso: na nossa tabela o de 1/4 move basculante de até {{motor.quarterCv.weight}}, o de 1/3 até {{motor.thirdCv.weight}} e o de 1/2 até {{motor.halfCv.weight}}.',
    ],
    heading: 'Para que serve esse número',
    text: [
      'Mais HP não abre o portão mais depressa nem corrige folha pesada; quem dá a velocidade são o fuso, o redutor e o inversor. A potência serve para separar classes de peso.',
      'Entre dois motores de mesma potência, decide o peso máximo da etiqueta, porque o redutor muda de um para outro.',
    ],
    points: ['1/4 HP: perto de 184 W no eixo.', '1/3 HP: perto de 245 W.', '1/2 HP: perto de 368 W.'],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor ou as medidas da folha: dizemos a potência certa.',
  },
  {
    when: ['rpm|rotacao|rotacoes|giros', 'motor|ppa|portao'],
    unless: 'fuso|barulho|nao gira|perdeu',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'O rpm do motor está na etiqueta, e depende do número de polos: em 60 Hz um motor de indução de quatro polos gira perto de 1.700 rotações por minuto, e um de dois polos, perto de 3.400. Isso vale para PPA e para as outras marcas; no motor com inversor a rotação muda durante o curso. O portão anda bem mais devagar, porque o redutor e o fuso ou a cremalheira trocam giro por força.',
    ],
    description:
      'O rpm do motor de portão está na etiqueta: em 60 Hz, um de quatro polos gira perto de 1.700 rotações por minuto, e um de dois polos, perto de 3.400.',
    heading: 'Do giro do motor aos segundos do portão',
    text: [
      'Quem quer saber quanto o portão demora deve olhar os segundos de abertura ou os metros por minuto da ficha, e não a rotação.',
      'Nos nossos kits de basculante a folha abre em {segundos padrão} no PADRÃO, {segundos speedy} no SPEEDY e {segundos jetflex} no JETFLEX.',
    ],
    points: [
      'Rotação abaixo da etiqueta: tensão baixa, capacitor fraco ou folha pesada.',
      'Motor que gira e folha parada: engrenagem ou destravamento.',
      'Capacitor maior não aumenta o giro.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta e um vídeo de uma abertura inteira.',
  },
  {
    when: [
      'medidas|dimensoes|dimensao|tamanho|centimetros|cm',
      'motor|ppa|home|penta|potenza|eurus',
      'medidas|dimensoes|dimensao|do motor|de motor|motor ppa|ppa|tamanho',
    ],
    unless:
      'base|concreto|orcamento|orcar|preciso|precisa|folha|fuso|braco|cremalheira|portao de 2|portao de 3|portao de 4|portao de 5|qual motor|que motor|calha|controle|roldana|trilho|mola|cabo|engrenagem|altura|largura do portao|medidas do portao|coluna|lateral',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['what', 'install'],
    answer: [
      'As medidas da caixa do motor estão na ficha do modelo, que a PPA e os outros fabricantes publicam pelo nome inteiro da etiqueta; elas mudam de uma versão para outra, e por isso não valem de uma para a irmã. No portão o que se confere é o lugar: no de correr, piso firme rente à folha para uma base; no basculante, a lateral livre do chão ao alto.',
    ],
    heading: 'O espaço que se confere antes de comprar',
    text: [
      'No de correr, o motor fica por dentro, ao lado da folha, e não pode ocupar a passagem do carro. No basculante, a calha acompanha a altura da folha, e viga ou laje baixa pede suporte próprio.',
      'Um motor de casa pesa perto de oito a quinze quilos: quem tem de aguentar é a coluna ou a base, e não o reboco.',
    ],
    points: [
      'Largura livre entre a folha e a parede.',
      'Altura livre acima da folha aberta, no basculante.',
      'Distância do motor ao ponto de energia.',
      'Espaço para girar a chave de destravamento.',
    ],
    send: 'Mande pelo WhatsApp uma foto do lugar com uma trena à vista e o nome do modelo: dizemos se cabe.',
  },
  {
    when: [
      'chuva|chover|chove|garoa|temporal',
      'queima|queimar|estraga|estragar|danifica|prejudica|faz mal|pode pegar|aguenta|resiste',
      'motor|portao|central|placa',
    ],
    unless:
      'queimou|queimado|parou|molhou|molhado|depois|nao abre|nao fecha|raio|raios|enchente|alag*|fotocelula|controle|trilho|cobertura|capa',
    subject: 'motor',
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Em geral aguenta: chuva comum não queima o motor do portão, desde que a tampa esteja inteira e os fios entrem por baixo. Ele queima quando a água chega à placa ou à carcaça: tampa trincada, emenda exposta, poça na base ou enchente.',
    ],
    heading: 'Por onde a água entra',
    text: [
      'A placa é o que a água estraga primeiro, com uma gota entre dois contatos. O motor só sofre quando a água entra pela carcaça ou sobe pela base.',
      'Se a caixa molhou por dentro, desligue o disjuntor e não teste o portão: seca e medida antes de religar, a placa muitas vezes se salva.',
    ],
    points: [
      'Tampa sem trinca, com a borracha no lugar.',
      'Fios que entram por baixo, com uma curva que deixa a água pingar.',
      'Base do motor de correr mais alta que o piso.',
      'Emendas dentro da caixa, e não no tempo.',
    ],
    further: 'O que fazer com a caixa molhada está em [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Mande uma foto da tampa, da base e da entrada dos fios: dizemos o que proteger.',
  },
  {
    when: [
      'quem fabrica|fabricante de|quem e o fabricante|onde e fabricad*|de que pais|e nacional|e brasileir*',
      'motor|motores|ppa|garen|nice|rossi|peccinin',
    ],
    unless: 'galpao|fabrica de|empresa',
    subject: 'motor',
    aspects: ['what'],
    answer: [
      'Quem fabrica está escrito na etiqueta da carcaça: a marca grande é a do fabricante, e o nome depois dela, como Home ou Jetflex na PPA, é o do modelo. PPA, Garen e Rossi são fabricantes brasileiros.',
    ],
    heading: 'O que a etiqueta diz além da marca',
    text: [
      'Tensão, potência, ciclos e peso máximo estão no mesmo adesivo, e é por eles que se acha peça. Etiqueta apagada: a placa, dentro da caixa, costuma repetir o nome, e quem a abre é o técnico.',
      'Motor novo, vendemos PPA. Das outras marcas consertamos o que já está instalado, entre {{repair.from}} e {{repair.to}}.',
    ],
    further: 'Os modelos PPA estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor.',
  },
  {
    when: [
      'peca|pecas',
      'mais quebra|mais quebram|quebram mais|quebra mais|mais gasta|mais gastam|gastam mais|gasta mais|mais estraga|mais estragam|estraga mais|estragam mais|mais queima|mais queimam|queima mais|queimam mais|mais da defeito|mais dao defeito|dao mais defeito|mais troca|mais trocam|mais se troca|mais se trocam',
      'motor*|portao*',
    ],
    unless: 'preco|quanto custa|comprar',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'No motor, as peças que mais se trocam são o capacitor, a engrenagem e a placa; na folha, o cabo no basculante e a roldana no de correr. Capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}, engrenagem de {{part.gears.from}} a {{part.gears.to}} e placa de {{part.board.from}} a {{part.board.to}}. Quase todas duram menos quando a folha anda pesada.',
    ],
    heading: 'O que desgasta cada uma',
    text: [
      'O capacitor sofre com calor e partidas demoradas, a engrenagem com folha pesada e batida no fim do curso, e a placa com raio, água e formiga. Cabo e roldana se gastam pelo número de viagens.',
    ],
    points: [
      'Folha leve na mão: é o que mais poupa todas elas.',
      'Em casa, uma revisão por ano acha o desgaste antes da quebra.',
      'Terra e protetor de surto no circuito: poupam a placa.',
    ],
    send: 'Conte o que o portão faz e mande a foto da etiqueta do motor.',
  },
  {
    when: [
      'torque',
      'o que e|que e|o que significa|para que serve*|funcao|entenda|qual o torque|como funciona|torque de motor|torque de portao',
    ],
    unless: 'preco|regular|aumentar|embreagem',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Torque é a força de giro do motor, a que arranca a folha do portão parada e a leva na subida. Não é o mesmo que velocidade: o redutor troca uma pela outra, e por isso um motor pequeno move uma folha pesada devagar. Para escolher, o que vale é o peso máximo da etiqueta, que já conta com ele.',
    ],
    heading: 'O que fazer com esse número',
    text: [
      'Nem toda ficha o traz, e cada fabricante o mede num ponto. Compare antes o peso da folha, as aberturas por hora e o tipo de portão; torque de sobra não conserta folha desequilibrada.',
    ],
    points: [
      'Parte e para logo: folha presa ou capacitor fraco.',
      'Trilho inclinado pede mais torque, por orçamento.',
      'Mais força exige fotocélula e força regulada.',
    ],
    send: 'Mande o peso ou as medidas da folha e a foto da etiqueta do motor.',
  },
];
