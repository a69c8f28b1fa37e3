/** Kinds of gate other than the usual three, materials, greases, and complaints whose words decide the answer. */
import type { DirectAnswer } from '../direct-answer.ts';

export const caseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'botao nao|botoeira nao|interruptor nao|nao em botao|nao em o botao|nao no botao|nao pela botoeira|nao pelo botao|botao de parede nao|nao em a botoeira|so em controle|so pelo controle|so no controle',
      'funciona|abre|fecha|anda|portao|botao|botoeira',
    ],
    unless: 'nao funciona o controle|celular|aplicativo|de perto|de longe',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o controle comanda e o botão da parede não, motor, placa e receptor estão bons: o defeito está no botão ou nos dois fios dele até a central, por contato oxidado, fio solto ou partido no conduíte. Use o controle até a visita, sem risco. Trocar o botão ou refazer o fio fica na faixa de conserto, a partir de {{repair.from}}.',
    ],
    heading: 'Botão, fio ou borne',
    text: [
      'O técnico encosta os dois fios na central, com segurança: se ali o portão anda, é o botão; se não, é o fio. Botão ao tempo enferruja e precisa ser vedado.',
    ],
    points: [
      'Funciona às vezes: mola gasta ou mau contato.',
      'Parou depois de obra: fio cortado na parede.',
      'Portão que abre sozinho com o botão molhado: desligue-o da central.',
    ],
    send: 'Mande uma foto da botoeira e da etiqueta do motor.',
  },
  {
    when: [
      '2 carros|dois carros|3 carros|tres carros|2 vagas|duas vagas|garagem dupla|vaga dupla',
      'motor|portao|kit|basculante',
    ],
    unless: 'correr|deslizante|condominio|predio',
    subject: 'portao-basculante',
    aspects: ['choose', 'price'],
    answer: [
      'Portão de garagem para dois carros ou mais é largo, e quem escolhe o motor é o peso da folha, não o número de carros: basculante até {{home.weight}} leva o PPA Home, no kit de {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o PPA Home Jetflex, no kit de {{kit.jetflex}}; acima disso, a linha pesada, por orçamento.',
    ],
    heading: 'O que conferir num portão de duas vagas',
    text: [
      'Folha larga flexiona no meio e pede coluna firme e contrapeso dos dois lados no mesmo ponto. Se ela foi feita em duas folhas, cada uma precisa do próprio motor.',
    ],
    points: [
      'Largura, altura e material, com foto por dentro.',
      'A folha para na metade quando solta da mão.',
      'Tensão no ponto: o Home Jetflex é de 220 V.',
    ],
  },
  {
    when: [
      'manual de motor|manual de central|manual de placa|manual de controle|manual de portao|manual de fotocelula|manual fotocelula|manual de receptor|manual de instalacao|manual em portugues|manual pdf|manual ppa|manual garen|manual peccinin|manual rossi|esquema de ligacao|esquema ligacao|esquema de placa|esquema placa|esquema de central|esquema eletrico|diagrama|esquema de fios',
    ],
    unless: 'automatizar|destravar|abertura manual',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Manual e esquema de ligação de motor ou central não publicamos: quem os fornece é o fabricante, pelo modelo escrito por inteiro na etiqueta da placa. Com a foto da placa e dos fios, dizemos pelo WhatsApp que borne é de botoeira, fotocélula e trava; a ligação da rede fica com o técnico.',
    ],
    heading: 'Como achar o esquema certo da placa',
    text: [
      'Placas da mesma marca mudam de borne entre gerações, e seguir o desenho de outra queima a saída. Procure o código impresso no circuito, e não o nome da tampa.',
      'Ligar acessório ou refazer ligação errada entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Foto inteira da placa, com os bornes legíveis.',
      'Etiqueta do motor, com tensão e potência.',
      'Cor e destino de cada fio que já está ligado.',
      'Disjuntor desligado antes de abrir a caixa.',
    ],
  },
  {
    when: [
      'codigo de erro|codigo de falha|codigo de defeito|erro|mensagem de erro',
      'placa|central|motor|portao|inversor|display',
    ],
    unless: 'controle|senha|aplicativo',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'O código de erro da placa são as piscadas de um LED ou um número no visor, e o significado muda de modelo para modelo: conte as piscadas entre duas pausas, anote e mande com a foto da placa. Os avisos mais comuns são fotocélula cortada, fim de curso não achado, força no limite e motor quente.',
    ],
    heading: 'Ler o aviso antes de trocar a placa',
    text: [
      'Erro não quer dizer placa ruim: quase sempre ela está contando o que viu. Trocar a placa sem olhar o sensor que ela acusa gasta de {{part.board.from}} a {{part.board.to}} e mantém o defeito.',
      'Desligue o disjuntor por um minuto e religue: se o código volta, a causa continua lá, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Grave um vídeo da luz com o portão recebendo a ordem.',
      'Limpe as lentes da fotocélula e repita.',
      'Veja se a folha está no fim do curso ou parada no meio.',
      'Motor com inversor: anote também o número do visor.',
    ],
  },
  {
    when: [
      'falta de pagamento|inadimplen*|nao pagou|nao paga|devedor|divida|bloque*|cortar acesso',
      'condominio*|morador*|predio*|sindic*|tag|controle*',
    ],
    unless: 'crianca*|filho|filha|brinca*|celular|perdi|perdid*|roub*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão de condomínio bloqueado para quem deve é assunto de convenção, administradora e Justiça, e não de conserto: nós não cancelamos nem liberamos controle ou tag de morador. Se o portão travou para todos, aí é defeito, e o reparo vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que é da administração e o que é do portão',
    text: [
      'Cadastro de controle e tag se muda só com ordem escrita do síndico, numa lista que ele guarda. Antes de bloquear a entrada de um morador, convém ouvir o advogado do condomínio, porque isso costuma ser contestado.',
    ],
  },
  {
    when: [
      'tag|tags|cartao de acesso|adesivo',
      'perd*|roub*|furt*|nao le|nao funciona|nao abre|parou|quebr*|bloque*',
    ],
    unless: 'placa trocada|controle abre|controle funciona|pelo controle|com o controle',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Tag de condomínio perdida se cancela no mesmo dia com a administração ou com a empresa de controle de acesso, que cadastra a nova: o leitor e o cadastro são delas, e nós não gravamos tag. Se a sua tag é lida e o portão não anda, o defeito está do contato em diante, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Tag, leitor ou portão: quem chamar',
    text: [
      'Uma tag só que falha é a tag ou o cadastro. Todas falhando é leitor, antena ou fio; e se o controle comum também não abre, é o portão.',
    ],
    points: [
      'Diga à portaria o número da tag e a hora em que sumiu.',
      'Não cole a tag nova sobre película metalizada.',
      'O leitor apita e o portão não se mexe: chame o técnico do portão.',
    ],
  },
  {
    when: [
      'zelador|porteiro|funcionario|pedreiro|marido de aluguel|chaveiro|faxineiro|caseiro',
      'pode|posso|consert*|mexer|troc*|arrum*|regul*|lubrific*',
    ],
    unless: 'copia|copiar|controle',
    subject: 'portao-automatico',
    aspects: ['allowed', 'safety'],
    answer: [
      'O zelador ou o porteiro pode destravar o portão, limpar trilho e fotocélula, trocar a bateria do controle e desligar o disjuntor; abrir a caixa do motor, mexer em mola, cabo ou contrapeso e regular a força ficam com o técnico. Há tensão da rede e peso suspenso nessas partes, mesmo com o portão parado.',
    ],
    heading: 'O que cada um pode fazer no portão',
    text: [
      'Deixe por escrito onde fica a chave de destravamento e quem pode chamar o conserto, de {{repair.from}} a {{repair.to}}. Uma regulagem mexida por quem não mede costuma aparecer como folha que não para mais ao encostar em alguém.',
    ],
    points: [
      'Pode: disjuntor, destravamento, limpeza, teste da botoeira.',
      'Não pode: tampa da central, capacitor, mola e cabo de aço.',
      'Sempre: ninguém embaixo da folha com ela no alto.',
    ],
  },
  {
    when: [
      'ao contrario|inverter o sentido|inverter sentido|mudar o sentido|inverter o motor|contrario|invertid*|inverte*|invertendo|sentido errado|lado errado',
    ],
    unless:
      'inversor|inversora|triflex|central inverter|placa inverter|modulo inverter|motor inverter|portao inverter|inverter ppa|ppa inverter|tecnologia inverter|com inverter',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Motor que gira ao contrário, com o portão abrindo quando devia fechar, tem dois fios do motor trocados na central, e isso acontece quase sempre depois de trocar a placa. Desligue o disjuntor antes que a folha force o batente: o técnico inverte os dois fios, ou o sentido na própria central, e confere o fim de curso antes de soltar o portão.',
    ],
    heading: 'Inverter o motor sem perder o fim de curso',
    text: [
      'Trocar só os fios do motor deixa o sensor de abrir no lugar do de fechar, e o motor empurra o batente até queimar. O técnico inverte os dois, testa as paradas e a força, num serviço de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Depois de troca de placa: fios do motor ou do fim de curso.',
      'Do nada: relé colado ou fim de curso com fio solto.',
      'Só no primeiro toque depois da luz voltar: muitas placas partem abrindo, e é normal.',
    ],
  },
  {
    when: [
      'calcular|calculo|quanto pesa|pesa quanto|qual o peso|saber o peso|descobrir o peso|estimar|medir o peso|medir peso|mede o peso|pesar|pesagem|balanca',
      'peso|pesa|portao|folha',
    ],
    unless: 'preco|valor|orcamento|motor para|pesa um motor|pesa o motor|peso do motor|peso de um motor',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'O peso do portão se calcula pela folha: multiplique largura por altura, em metros, e o resultado pelo peso do metro quadrado do material, que o serralheiro sabe; some o quadro e a porta embutida. Sem essa conta, mande medidas, material e foto por dentro, e dizemos a faixa de peso antes da visita.',
    ],
    heading: 'Por que o peso decide o motor',
    text: [
      'Em basculante, o PPA Home leva folha de até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}}, e a linha pesada até {{heavyLine.weight}}. Se a conta der perto de um desses números, escolha o de cima.',
      'O esforço que você sente na mão não é o peso: ele mede o equilíbrio. A página [que motor serve no meu portão](/motores/escolher) faz a pergunta na ordem certa.',
    ],
    points: [
      'Material: grade, chapa, alumínio, madeira, com a espessura se souber.',
      'Vidro e janela somam peso num ponto só.',
      'Reforço, trava e chapa posta depois também contam.',
    ],
  },
  {
    when: ['medir|medidas|como saber a medida|quantos metros|quanto de', 'cremalheira*'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Mede-se a cremalheira pelo comprimento da folha de correr, e não pelo vão: ela cobre o percurso inteiro e mais a sobra do fim de curso dos dois lados. Para repor um gomo, meça também o passo, que é a distância entre dois dentes, e a altura dos furos.',
    ],
    heading: 'As três medidas da cremalheira',
    text: [
      'Comprimento diz quantos gomos comprar; passo diz se ela engrena no pinhão do motor; furação diz se serve nos suportes que já estão soldados. Nylon e aço têm gomos de tamanhos diferentes.',
      'Em conserto, troca e alinhamento ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Fotografe um gomo ao lado de uma régua.',
      'Conte os dentes em dez centímetros do gomo velho.',
      'Anote a marca do motor, por causa do pinhão.',
    ],
  },
  {
    when: [
      'placa de carro|placa de veiculo|leitura de placa|leitor de placa|reconhecimento de placa|lpr|pela placa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Abrir o portão pela placa do carro pede uma câmera que lê a placa e um contato que manda abrir: a câmera e o cadastro são de empresa de controle de acesso, e nós ligamos o contato dela na entrada de botoeira da central. Serve melhor a condomínio e empresa do que a casa.',
    ],
    heading: 'O que a leitura de placa precisa do portão',
    text: [
      'A câmera precisa de luz e de um ponto em que o carro pare; o portão precisa de fotocélula, porque abre sem que ninguém olhe. A ligação do contato entra na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Saída de contato seco no equipamento de leitura.',
      'Entrada de botoeira livre na central.',
      'Outro comando de reserva: controle, tag ou portaria.',
    ],
  },
  {
    when: [
      'sensor de presenca|sensor de aproximacao|laco indutivo|laco magnetico|sensor de movimento',
      'portao|abr*|garagem|carro',
    ],
    unless: 'alarme|luz|fech*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Sensor de presença não serve para abrir portão que dá para a rua, porque abriria para qualquer pessoa ou carro que passe. Para o portão abrir quando o seu carro chega, usa-se tag ou controle de longo alcance; do lado de dentro, um laço no piso pode abrir para sair, ligado na entrada de botoeira.',
    ],
    heading: 'Onde um sensor abre e onde ele protege',
    text: [
      'No vão do portão quem trabalha é a fotocélula, que não abre nada: ela impede que a folha feche em cima do carro. O laço no piso se corta no concreto e é de empresa de controle de acesso; a ligação na central é nossa, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Para fora: tag, controle ou aplicativo, que sabem quem chega.',
      'Para dentro: laço ou botão, onde só passa quem já está em casa.',
      'No vão: fotocélula, sempre.',
    ],
  },
  {
    when: ['controle*', 'moto|motos|motocicleta'],
    unless: 'bateu|em cima|caiu|presa|preso|ladrao|roub*|tag*|farol',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'program'],
    answer: [
      'O controle da moto é o mesmo do carro, gravado na mesma central: o melhor é ter um para cada veículo. Para a moto, escolha um de botão saliente, fácil de apertar com luva, preso ao chaveiro ou ao guidão e protegido da chuva. Gravar os dois numa visita fica entre {{part.programming.from}} e {{part.programming.to}}; o aparelho é à parte.',
    ],
    heading: 'Da moto, o controle e o portão',
    text: [
      'Antes de comprar, confira frequência e código da central, escritos na placa: controle de outra família não grava. Chuva e trepidação gastam o da moto mais cedo, e por isso vale guardar um de reserva em casa.',
      'Em portão de correr, muitas centrais têm abertura parcial num segundo botão: a moto entra sem o portão se abrir inteiro.',
    ],
    points: [
      'Bateria trocada uma vez por ano.',
      'Fotocélula numa altura que veja a moto e quem vai nela.',
      'Se um controle some, apague a memória e grave de novo os que ficaram.',
    ],
  },
  {
    when: ['moto|motos|bicicleta', 'portao|garagem|abrir'],
    unless: 'bateu|em cima|caiu|presa|preso|motor de moto|ladrao|roub*',
    subject: 'portao-automatico',
    answer: [
      'Para quem entra de moto, o portão automático é o mesmo do carro, com três cuidados: um controle fácil de apertar de luva, abertura parcial se o portão é de correr, e fotocélula numa altura que veja a moto. Em basculante de casa, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Moto no portão: controle, tempo e sensor',
    text: [
      'Moto é estreita e baixa, e o feixe na altura do para-choque pode passar por cima dela; um segundo par resolve. Deixe o fechamento automático com tempo para entrar e sair do vão.',
    ],
    points: [
      'Controle no guidão ou na chave, longe de água.',
      'Portão rápido reduz a espera na rua.',
      'Nunca passar com a folha em movimento, mesmo que caiba.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e as medidas da folha, e diga se a moto entra andando ou empurrada.',
  },
  {
    when: [
      'fechadura eletrica|fecho eletrico|fechadura de portao|fechadura agl|fechadura hdl',
      'nao abre|nao destrava|nao funciona|travad*|nao tranca|nao fecha|nao solta|emperr*|parou|queim*',
    ],
    unless: 'digital|senha',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Fechadura elétrica que não abre se divide em duas: se ela faz o clique e a porta não sai, o trinco está preso por folha desalinhada; se não faz barulho nenhum, falta o pulso, que é fonte, fio ou botão. A trava elétrica e o fecho do portão nós reparamos, de {{repair.from}} a {{repair.to}}, com o valor dito antes.',
    ],
    heading: 'O clique diz se é a folha ou a parte elétrica',
    text: [
      'Empurre a folha enquanto alguém aperta o botão: se abre assim, a pressão no trinco é demais e o acerto é de dobradiça ou batente. Se não muda nada, mede-se a tensão na fechadura com o botão apertado.',
    ],
    points: [
      'Chave abre e botão não: fonte, fio ou bobina.',
      'Botão abre e não tranca de novo: alinhamento ou mola.',
      'Falha só quando chove: água no fio ou no botão.',
      'Bobina quente: botão preso, desligue a fonte.',
    ],
    send: 'Mande pelo WhatsApp uma foto da fechadura com a folha fechada, outra da etiqueta dela, e diga se há clique ao apertar o botão.',
  },
  {
    when: [
      'kit|motor',
      '3 controles|tres controles|4 controles|quatro controles|5 controles|6 controles|mais controles|controle extra|controle adicional',
    ],
    unless: 'quantos|memoria',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit instalado vem com dois controles; para ter três, quatro ou mais controles, os que faltam são comprados à parte e gravados no dia da instalação. O kit em basculante custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, e o preço de cada controle a mais vem no orçamento.',
    ],
    heading: 'Controles a mais junto com o kit',
    text: [
      'Todos precisam ser da mesma família do receptor, e por isso se pedem com o kit e não depois, em loja. Diga quantas pessoas usam o portão, e a memória da central é conferida.',
    ],
    points: [
      'Gravar tudo no mesmo dia evita outra visita.',
      'Anote quem fica com cada controle, para apagar um se sumir.',
      'Controle antigo da casa só aproveita se falar com a central nova.',
    ],
  },
  {
    when: [
      'pisca|piscando|fica piscando|piscam|luz vermelha|led vermelho|led vermelha',
      'nao fecha|nao desce|nao esta fechando|para e pisca',
    ],
    unless: 'nao abre',
    subject: 'fotocelula',
    isComplaint: true,
    answer: [
      'Portão que não fecha e pisca uma luz vermelha está, na maioria das vezes, sendo barrado pela fotocélula: a central vê o feixe cortado e avisa. Limpe as duas lentes, tire o que estiver no vão e confira se elas se olham; se a luz é da placa, conte as piscadas e diga na mensagem.',
    ],
    heading: 'De quem é a luz que pisca',
    text: [
      'Luz na fotocélula apagada ou piscando é feixe perdido: sujeira, desalinho ou fio. Luz só na placa, com a fotocélula firme, aponta fim de curso, força ou fechamento travado.',
      'Alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular paradas e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Passe um pano seco nas lentes e tente de novo.',
      'Veja se um carro ou um pé entortou o suporte.',
      'Sol baixo batendo no receptor também corta o feixe.',
      'Fecha segurando o botão: é o sensor, e não o motor.',
    ],
  },
  {
    when: ['antena*', 'alcance|externa|externo|melhora|melhorar|aument*|longe|distancia|esticar|sinal'],
    unless: 'tv|parabolica|digital',
    subject: 'receptor',
    isAboutSubject: true,
    answer: [
      'Antena externa melhora o alcance do controle quando o receptor fica dentro de uma caixa de metal ou atrás de parede grossa: ela leva o ponto de escuta para fora. Se o alcance caiu de repente, troque antes a bateria do controle e veja se o fio da antena está esticado e fora da caixa.',
    ],
    heading: 'Antes de pôr antena no portão',
    text: [
      'A antena tem de ser da frequência do receptor e ficar longe da chapa do portão e de fios da rede. Lâmpada de LED, carregador e câmera por perto também abafam o sinal, e desligá-los um a um é prova grátis.',
      'O exame do receptor e a antena entram num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Bateria nova e outro controle: se ambos falham de longe, é o receptor.',
      'Fio de antena enrolado dentro da caixa: estique-o.',
      'Alcance bom de manhã e ruim à noite: interferência.',
    ],
  },
  {
    when: ['trifasic*|tri fasico|monofasic*'],
    subject: 'motor',
    answer: [
      'Motor trifásico de portão é de uso intenso, para galpão, indústria ou prédio, e só funciona onde o quadro tem as três fases; o orçamento depende do peso da folha e das aberturas por hora, e instalado fica entre {{condominium.from}} e {{condominium.to}}. Em casa e na maior parte das empresas o motor é monofásico, de 127 V ou 220 V.',
    ],
    heading: 'Monofásico ou trifásico no portão',
    text: [
      'Ligar trifásico em rede de uma ou duas fases não serve: ele não parte ou queima. Quem vê quantas fases chegam é o eletricista, no quadro; a placa também precisa ser de trifásico, ou ter inversor que faça as três fases.',
      'Se o motor que está aí é trifásico e parou, mande a foto da etiqueta e da placa: o conserto vai de {{repair.from}} a {{repair.to}} quando a peça é comum.',
    ],
    points: [
      'Disjuntor triplo no quadro: sinal de três fases, a confirmar.',
      'Etiqueta do motor: número de fases ao lado da tensão.',
      'Falta de uma fase: o motor ronca e esquenta.',
    ],
  },
  {
    when: ['corrente', 'arrebent*|quebr*|romp*|partiu|solt*|caiu|frouxa|pula*|esticar|escap*'],
    unless: 'trava|cadeado|curto|corrente eletrica|alta corrente',
    subject: 'portao-basculante',
    isComplaint: true,
    answer: [
      'Corrente do motor de portão arrebentada ou solta deixa a folha sem quem a puxe: desligue o disjuntor, não acione de novo e só mova o portão na mão se ele estiver equilibrado. A corrente nova tem de ter o mesmo passo da velha, e a causa costuma ser folha pesada ou corrente frouxa.',
    ],
    heading: 'O que se troca junto com a corrente',
    text: [
      'O técnico olha coroa, pinhão e esticador, porque dente gasto come a corrente nova. O serviço fica entre {{repair.from}} e {{repair.to}}, com o equilíbrio da folha testado antes.',
    ],
    points: [
      'Fotografe a corrente, a coroa e a etiqueta do motor.',
      'Corrente frouxa que pula: esticar resolve se os dentes estão bons.',
      'Elo partido: não emende com arame.',
      'Folha que desce sozinha: contrapeso ou mola antes da corrente.',
    ],
  },
  {
    when: ['nacional|importado|importada|chines|chinesa|china|brasileiro', 'motor|placa|marca|motores'],
    unless: 'controle|controles',
    subject: 'motor',
    aspects: ['choose', 'worth'],
    answer: [
      'Entre motor de portão nacional e importado, decida pela peça: engrenagem, placa e controle precisam se achar perto de você daqui a alguns anos. Importado sem representante deixa o portão parado à espera de correio; vendemos e instalamos PPA, com kit em basculante de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que perguntar antes de comprar um motor importado',
    text: [
      'Peça o nome completo do modelo, a tensão, o peso máximo da folha e onde se compra a engrenagem dele. Se o vendedor não sabe dizer a última, a economia de hoje vira troca do conjunto.',
    ],
    points: [
      'Manual e etiqueta em português.',
      'Garantia escrita, com endereço no Brasil.',
      'Frequência e código do controle, para comprar outro depois.',
    ],
  },
  {
    when: ['desconto*|cupom|abatimento', 'portao|motor|kit|conserto|controle|instalacao|servico'],
    unless: 'pix|cartao|a vista|boleto|dinheiro',
    subject: 'kit-de-motor',
    aspects: ['price'],
    answer: [
      'Desconto não temos publicado: o que vale é o preço do kit, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} com instalação em basculante, e a faixa do conserto, de {{repair.from}} a {{repair.to}}. Pergunte na conversa, antes de fechar, se há condição para o seu caso.',
    ],
    heading: 'Onde o valor do serviço pode baixar',
    text: [
      'A visita não tem taxa, e o pagamento se divide em até {parcelas} vezes. Juntar serviços, ou dois portões, na mesma ida, como regulagem e gravação de controles, poupa a segunda visita.',
    ],
  },
  {
    when: [
      'portao pesado|portoes pesados|portao muito pesado|folha pesada|portao grande',
      'motor para|motor de|que motor|qual motor|kit para|escolher motor|melhor motor',
    ],
    unless:
      'kg|quilos|tonelada|toneladas|deslizante|correr|pivotante|de abrir|madeira|condominio|predio|barulh*|para subir|rapid*',
    subject: 'motor',
    aspects: ['choose', 'price', 'compatibility'],
    answer: [
      'Para portão pesado, o motor se escolhe pelo peso conferido da folha, e não pela aparência: basculante até {{home.weight}} fica com o PPA Home, até {{homeJetflex.weight}} com o PPA Home Jetflex, e daí até {{heavyLine.weight}} com a linha pesada, por orçamento. Perto do limite, suba um tamanho.',
    ],
    heading: 'Como saber se a folha é pesada mesmo',
    text: [
      'Folha que pesa na mão nem sempre é pesada: com o contrapeso ou a mola fora do ponto, um portão leve parece de chumbo. Solte o motor e pare a folha na metade; se ela desce, o equilíbrio vem antes do motor.',
      'Altura, largura e material dão a faixa de peso, e a visita confirma sem taxa. Motor maior em folha desequilibrada quebra o braço em vez da engrenagem.',
    ],
    points: [
      'Chapa fechada, madeira e porta embutida: conte o peso com elas.',
      'Portão de correr: o peso rola sobre roldanas, e o motor sai por orçamento.',
      'Tensão no ponto: o PPA Home Jetflex é de 220 V.',
      'Coluna chumbada no concreto, porque é ela que segura o arranque.',
    ],
  },
  {
    when: [
      'guilhotina|seccionad*|seccional|camarao|sanfonad*|pantografic*|levadic*|bifold|dobravel|dobraveis|articulado|articulada|europeu|americano|americana|telescopic*|suspenso|autoportante|sem trilho',
      'portao|portoes|motor|garagem|porta',
    ],
    unless: 'braco articulado|pode',
    subject: 'portao-automatico',
    answer: [
      'Portão guilhotina, seccionado ou americano, camarão, sanfonado, telescópico, articulado ou suspenso sem trilho não leva o motor dos nossos kits, que é de basculante: a folha se move de outro jeito e pede motor próprio. Mande uma foto por dentro e um vídeo da folha andando, e dizemos no orçamento se é serviço nosso ou do fabricante do portão.',
    ],
    heading: 'O que mostrar na foto de um portão fora do comum',
    text: [
      'O que decide é o caminho da folha: se ela sobe reta, se enrola ou dobra no teto, se recolhe de lado. Mostre as guias, as molas ou os contrapesos e o ponto em que se pensa pôr o motor.',
      'Portão assim já motorizado se conserta quando o defeito é de placa, controle, fotocélula ou fim de curso, de {{repair.from}} a {{repair.to}}; a mecânica da folha fica com quem a fabricou.',
    ],
    points: [
      'Largura, altura e material da folha.',
      'Molas, cabos ou contrapesos, fotografados de longe, sem tocar neles.',
      'Altura livre entre a folha aberta e o teto.',
      'A etiqueta do motor, se já houver um.',
    ],
    aspects: ['compatibility', 'choose'],
  },
  {
    when: [
      'pvc|fibra|fibra de vidro|policarbonato|acrilico|vidro|inox|aco inox|galvanizad*|galvalume|tela|ripado|ripada|acm|vazado|vazada|lambril|metalon',
      'portao|portoes',
    ],
    unless:
      'porta de vidro|porta automatica|vidraceiro*|pintura|pintar|cremalheira|vidro quebrado|cerca|fechar o portao|fechar portao|fechei o portao',
    subject: 'portao-automatico',
    answer: [
      'O material do portão muda duas coisas: o peso, que escolhe o motor, e o lugar da fixação. PVC, fibra, policarbonato, vidro, tela e inox fino não seguram o suporte sozinhos, e o motor se prende no quadro metálico da folha; chapa galvanizada, inox e ACM pesam pelo que há por trás. Mande altura, largura e foto por dentro, e o motor sai pelo peso.',
    ],
    heading: 'Onde o motor se prende em cada material',
    text: [
      'Sem quadro de metal por trás não há onde fixar o braço, e o reforço é de serralheiro, antes do motor. Em folha que apanha vento, como a fechada de chapa ou de PVC, o motor trabalha mais do que o peso sugere.',
      'Em basculante até {{home.weight}} serve o PPA Home; até {{homeJetflex.weight}}, o PPA Home Jetflex; acima disso, ou em portão de correr e de abrir, o motor sai por orçamento.',
    ],
    points: [
      'Quadro de metal contínuo, sem emenda no ponto do braço.',
      'Parafuso inox em folha de inox ou galvanizada, para não enferrujar no contato.',
      'Nada de furo em vidro, acrílico ou policarbonato: a trinca começa ali.',
      'A folha para na metade quando solta na mão, antes de qualquer motor.',
    ],
    aspects: ['choose', 'compatibility'],
  },
  {
    when: [
      'abertura parcial|abertura de pedestre|abrir um pouco|meia abertura|abrir so um pouco|passagem de pedestre|funcao pedestre|abertura para pedestre|parcial',
    ],
    unless: 'nao abre',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'A abertura parcial, para passar uma pessoa sem abrir o portão inteiro, é uma função da central de comando: um segundo botão do controle abre só um pedaço e o fecha depois. Nem toda central tem; a foto da placa diz se a sua faz, e em portão de correr é onde ela mais ajuda.',
    ],
    heading: 'Para ter abertura de pedestre no portão',
    text: [
      'Em basculante a folha sobe inteira da soleira, e abrir um pouco deixa um vão baixo e perigoso: ali o caminho é uma porta social ao lado ou embutida. Em portão de duas folhas, abre-se só a primeira.',
      'Programar a função e gravar o segundo botão fica entre {{part.programming.from}} e {{part.programming.to}}; se a central não tem a função, a troca dela fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Controle com pelo menos dois botões livres.',
      'Central com entrada ou função de pedestre no manual.',
      'Fotocélula alinhada, porque o portão fecha sozinho depois.',
    ],
  },
  {
    when: [
      'funciona com botao|funciona em botao|funciona com botoeira|funciona em botoeira|botoeira funciona|botao funciona|so com botao|so em botoeira|so por botao|so pela botoeira|abre com botao|abre em botao|abre pela botoeira|abre com botoeira|pelo botao|pela botoeira',
    ],
    unless: 'botao de controle|nao funciona em botao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão abre pelo botão da parede e não pelo controle, motor e placa estão bons: o defeito está no controle ou no receptor. Troque a bateria e teste um segundo controle; se nenhum abre, é o receptor ou a memória da central, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Controle ou receptor: a prova em dois minutos',
    text: [
      'Um controle só que falha é bateria, contato ou botão dele. Todos falhando no mesmo dia é receptor sem energia, antena solta ou memória apagada.',
      'A gravação de controles fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor avulso resolve quando o da placa queimou e o resto dela funciona.',
    ],
    points: [
      'Bateria nova no controle, com a polaridade certa.',
      'Outro controle da casa, a um metro do motor.',
      'Luz do receptor ao apertar: se acende, ele ouviu.',
      'Carregador ou lâmpada de LED ligados há pouco perto do motor, que abafam o sinal.',
    ],
  },
  {
    when: [
      'desincron*|dessincron*|sincron*|fora de sincronia|ao mesmo tempo|um abre antes|uma folha antes',
      'motores|folhas|folha|portao',
    ],
    unless: 'controle',
    subject: 'portao-pivotante',
    isComplaint: true,
    answer: [
      'Dois motores dessincronizados num portão de duas folhas são, em geral, tempo de atraso ou fim de curso fora do ponto: a central manda uma folha sair antes da outra, e esse intervalo se regula na placa. Se um motor ficou mais lento, a causa é a folha dele pesada, o capacitor fraco ou a embreagem.',
    ],
    heading: 'Qual das duas folhas saiu do ritmo',
    text: [
      'Com o disjuntor desligado e os motores soltos, leve cada folha na mão: a que pesa mais é a que atrasa. Só depois se mexe no tempo, porque regular por cima de dobradiça presa volta a desandar.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a troca de capacitor entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Uma folha fecha por baixo da outra: atraso de fechamento trocado.',
      'Uma para antes do fim: fim de curso ou força.',
      'Uma anda mais devagar: folha pesada ou capacitor.',
      'As duas mudaram no mesmo dia: central ou queda de energia.',
    ],
  },
  {
    when: [
      'alugar motor|aluguel de motor|locacao de motor|motor para alugar|alugar um motor|locacao de portao|aluguel de portao',
    ],
    subject: 'motor',
    answer: [
      'Não alugamos motor de portão: o motor é fixado e regulado para uma folha só, e por isso vendemos com instalação. O kit em basculante custa de {{kit.padrao}} a {{kit.jetflex}} e pode ser dividido em até {parcelas} vezes.',
    ],
    heading: 'Em vez do aluguel',
    text: [
      'Para um uso de poucos meses, compare com a abertura na mão ou com o conserto do motor que já está aí, de {{repair.from}} a {{repair.to}}. Em casa alugada, o motor pode sair na mudança, com o acordo do dono por escrito.',
    ],
    aspects: ['price', 'buy'],
  },
  {
    when: ['rasp*|arrast*|encost*|bate|batendo|pega|pegando|esfreg*|ralando', 'teto|laje|viga|forro|verga'],
    subject: 'portao-basculante',
    isComplaint: true,
    answer: [
      'Portão basculante que raspa no teto, na laje ou na viga ao abrir está subindo demais ou torto: fim de curso de abertura fora do ponto, pivô com folga ou um cabo mais comprido que o outro. Pare de usar o motor até medir, porque cada batida entorta o braço e a folha.',
    ],
    heading: 'Por que a folha chegou ao teto',
    text: [
      'Se raspa dos dois lados por igual, o ponto de parada mudou e a regulagem resolve, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se raspa de um lado só, a folha sobe torta, e o conserto está em cabo, polia ou pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Uma viga ou um forro novos também contam: a folha avança para cima e para dentro no meio do curso, e esse caminho precisa ficar livre.',
    ],
    points: [
      'Marca de tinta no teto: diz em que ponto do curso a folha toca.',
      'Cabos com a mesma tensão dos dois lados.',
      'Pivôs e braços sem folga quando se balança a folha.',
      'Suporte do fim de curso firme no lugar.',
    ],
  },
  {
    when: [
      'rasp*|arrast*|encost*|pega|pegando|esfreg*|ralando|riscando',
      'chao|piso|calcada|parede|muro|batente',
    ],
    unless: 'antes de|para antes|parou antes|nao encosta|botao|botoeira',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que raspa no chão ou na parede baixou ou saiu do prumo: dobradiça ou pivô gasto, roldana comida, coluna que cedeu ou piso que subiu. Não aumente a força do motor para vencer o atrito; solte-o e leve a folha na mão até achar o ponto em que ela toca.',
    ],
    heading: 'Onde a folha toca diz a peça',
    text: [
      'O que é roldana, cabo, pivô ou regulagem nós resolvemos, de {{repair.from}} a {{repair.to}}. Coluna inclinada, folha empenada e piso são de serralheiro ou pedreiro, e a visita diz qual dos dois.',
    ],
    points: [
      'Raspa só numa ponta: dobradiça, pivô ou roldana daquele lado.',
      'Raspa no curso inteiro: folha baixa, piso novo ou trilho afundado.',
      'Raspa só no verão ou na chuva: madeira inchada ou metal dilatado.',
      'Raspa desde uma batida: folha ou guia empenada.',
    ],
  },
  {
    when: [
      'trilho*',
      'afund*|tort*|amassad*|gast*|desgast*|quebr*|solto|soltou|enferruj*|entort*|desnivel*|empenad*|sujo|entupido|cheio',
    ],
    unless: 'fora de trilho|saiu de trilho|saindo de trilho|sai de trilho|pulou de trilho',
    subject: 'portao-de-correr',
    isComplaint: true,
    answer: [
      'Trilho de portão de correr afundado, torto ou solto pesa no motor e gasta a roldana: a folha desce no buraco e o motor tem de erguê-la a cada passada. Limpe e olhe o trilho de ponta a ponta com a folha solta; onde ela enrosca é o trecho a refazer.',
    ],
    heading: 'Limpar, alinhar ou refazer o trilho',
    text: [
      'Sujeira e pedra saem com vassoura e espátula, sem óleo, que junta areia. Trecho torto se endireita ou se troca, e depois a roldana e a cremalheira são conferidas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Se o concreto embaixo cedeu, o piso é de pedreiro e vem antes; nós cuidamos do que anda sobre ele e da regulagem do motor.',
    ],
    points: [
      'Folha que anda leve na mão fora daquele trecho: é só o trilho.',
      'Folha pesada no curso todo: roldana.',
      'Trilho que balança ao passar: chumbador solto.',
      'Poça no trilho: ferrugem e areia voltam, e o ralo vem antes.',
    ],
  },
  {
    when: [
      'deslig*|trav*|emperr*|prend*|enrosc*|agarr*|para|parou|parando',
      'em meio|metade|meio de caminho|meio de curso|mesmo ponto|mesmo lugar',
    ],
    unless: 'volta|nao volta|luz|energia|carro|pessoa|crianca|dedo',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que para no meio sempre no mesmo ponto tem ali o fim de curso fora do lugar ou um obstáculo: trilho amassado, roldana num buraco, pivô ou dobradiça seca. Se o ponto muda, a causa é força no limite, capacitor fraco, motor quente ou, nas placas que gravam o percurso, a memória dele perdida numa falta de luz, que se grava de novo de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O ponto em que ele para diz a causa',
    text: [
      'Com cabos e molas inteiros e a folha reta, desligue o disjuntor, solte o motor e, com outra pessoa apoiando, leve a folha na mão pelo trecho; com cabo partido ou folha torta, não destrave. Se ela enrosca, o conserto é mecânico, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se passa leve, mede-se capacitor e regulagem.',
    ],
    points: [
      'Parou depois de faltar luz e anda devagar: percurso a gravar.',
      'Para limpo, sem esforço: ímã do fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Ronca antes de parar: capacitor ou tensão baixa.',
      'Só depois de várias aberturas: motor quente.',
      'Para e volta: fotocélula ou força de reversão.',
    ],
  },
  {
    when: [
      'vaza*|vazando|vazamento|pinga*|escorr*|saindo|sai|soltando|solta|perdendo|mancha|embaixo|debaixo|em chao',
      'oleo|graxa',
      'motor|portao|redutor|caixa',
    ],
    unless: 'roldana|pistao|cilindro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão vazando óleo ou graxa tem o retentor gasto ou a tampa do redutor folgada. O portão ainda anda, mas a engrenagem passa a trabalhar seca e gasta depressa. Limpe o local e fotografe a mancha nova no dia seguinte, que mostra o ponto exato; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'De onde o óleo sai e o que se troca',
    text: [
      'O técnico abre o redutor, troca retentor e junta, põe o lubrificante que o fabricante indica e olha a coroa. Se ela já está comida, engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Mancha no eixo de saída: retentor.',
      'Mancha na emenda da carcaça: junta ou parafuso.',
      'Graxa escura com limalha: engrenagem gasta.',
      'Portão de abrir com pistão hidráulico: óleo na haste é retentor do pistão, e a folha perde força.',
    ],
    further:
      'O que se confere no motor todo ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da mancha, a da etiqueta do motor e o bairro: dizemos de onde vem o óleo e a faixa de preço.',
  },
  {
    when: [
      'troca de oleo|trocar oleo|trocar o oleo|nivel de oleo|completar oleo|qual oleo|oleo de motor|oleo em motor',
    ],
    unless: 'vaza*|vazando|vazamento',
    subject: 'motor',
    aspects: ['care'],
    answer: [
      'A maioria dos motores de portão de casa trabalha com graxa no redutor e não tem troca de óleo periódica; alguns modelos a óleo têm bujão e nível na ficha do fabricante. Só se põe o lubrificante indicado para aquele motor, e quem abre o redutor é o técnico, na revisão de {horas de manutenção}.',
    ],
    heading: 'Graxa ou óleo dentro do motor',
    text: [
      'Óleo a mais vaza pelo retentor e não faz o motor render. O que pede atenção é barulho de engrenagem seca, mancha no piso e motor que esquenta; aí o redutor é aberto, com engrenagem de {{part.gears.from}} a {{part.gears.to}} se ela estiver gasta.',
    ],
    points: [
      'Etiqueta ou manual: diz se o motor é a graxa ou a óleo.',
      'Retentor seco por fora: nada a completar.',
      'Ruído novo de engrenagem: hora de abrir.',
    ],
  },
  {
    when: [
      'graxa branca|litio|wd 40|wd40|wd|desengripante|vaselina|silicone|grafite|oleo singer|oleo queimado|oleo de maquina|oleo de motor|spray|lubrificante',
    ],
    unless: 'solar|cheiro*|fumaca|vaz*',
    subject: 'manutencao-preventiva',
    answer: [
      'Desengripante do tipo WD-40 limpa e solta peça presa, mas evapora e não lubrifica por muito tempo; graxa branca ou de lítio serve em dobradiça, pivô e fuso, em camada fina. Trilho e roldana de portão de correr ficam limpos e secos, porque graxa, óleo e vaselina juntam areia e viram lixa.',
    ],
    heading: 'O que passar em cada peça do portão',
    text: [
      'Desligue o disjuntor antes e limpe a peça com pano: lubrificante por cima de sujeira não entra. Na cremalheira de nylon não vai graxa, e na engrenagem de dentro do motor quem mexe é o técnico.',
      'Silicone em spray cabe em borracha e guia de nylon; grafite, no cilindro da fechadura. Uma revisão com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Dobradiça e pivô: graxa de lítio ou branca, pouca.',
      'Fuso do basculante: a graxa que o fabricante indica, sem excesso.',
      'Trilho, roldana e cremalheira de nylon: só limpeza.',
      'Cabo de aço: pano seco; fio desfiado se troca, não se engraxa.',
    ],
    aspects: ['care'],
  },
  {
    when: ['choque|choques|energizad*|eletrocut*', 'portao|motor|controle|grade|ferro|folha'],
    unless: 'cerca|central de choque|amortecedor',
    subject: 'fiacao',
    isComplaint: true,
    answer: [
      'Portão que dá choque tem fuga de energia na fiação: fio descascado encostando no ferro, água na caixa ou motor sem aterramento. Desligue o disjuntor agora, não encoste na folha e não deixe ninguém passar; com a rede cortada, o portão se abre pelo destravamento manual.',
    ],
    heading: 'De onde vem o choque e quem corrige',
    text: [
      'O técnico mede a fuga ramo por ramo, motor, placa, botoeira e trava, isola o que está aberto e confere o aterramento, de {{repair.from}} a {{repair.to}}. Se a fuga vem do quadro da casa, quem corrige é o eletricista.',
      'DR que desarma junto é aviso de que ele está fazendo o seu papel. Não o tire do circuito para o portão voltar a andar.',
    ],
    points: [
      'Choque só em dia de chuva: água em caixa ou emenda.',
      'Choque ao tocar a carcaça do motor: bobina ou falta de terra.',
      'Choque ao abrir pela botoeira: fio da rede na botoeira.',
      'Formigamento o dia todo: terra ausente ou neutro trocado.',
    ],
  },
  {
    when: [
      'sozinh*|abre de madrugada|abre a noite|abre de noite|abriu de madrugada|abrindo de madrugada|abrindo a noite',
      'madrugada|a noite|de noite|durante a noite|noite|1 da manha|2 da manha|3 da manha|4 da manha|5 da manha',
    ],
    unless: 'fotocelula|alarme|mora sozinh*|moro sozinh*|por que',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que abre ou se mexe sozinho de madrugada recebe uma ordem que ninguém deu: botoeira ou fio do interfone com umidade da noite, controle com botão preso, código repetido na vizinhança ou cópia do seu controle. Até achar a causa, desligue o disjuntor do portão antes de dormir.',
    ],
    heading: 'O que anotar para o técnico achar a ordem',
    text: [
      'Anote a hora em que ele abriu e se choveu, conte quantos controles existem e deixe todos sem bateria durante um dia, com o disjuntor ligado e alguém em casa: se ainda assim há movimento, o rádio da casa está fora da lista. Na visita, o técnico solta os fios da botoeira e do interfone na placa; se era fio, o portão sossega, e se era rádio, o remédio é código rolante com todos os controles novos.',
      'O exame e o conserto ficam entre {{repair.from}} e {{repair.to}}, e gravar controles entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Só em noite úmida: fio ou botoeira.',
      'Em qualquer noite, na mesma hora: controle de alguém por perto.',
      'Depois de falta de luz: placa que parte abrindo.',
      'Abre e fecha por conta própria: o fechar é a função automática da central, e só o abrir se procura.',
    ],
    questions: [
      {
        question: 'Apagar e gravar de novo os controles resolve?',
        answer:
          'Resolve se alguém ficou com um controle seu ou fez uma cópia. Não resolve código igual ao do vizinho nem fio molhado, e por isso a causa vem primeiro.',
      },
    ],
    send: 'Mande pelo WhatsApp a hora de cada abertura, se chovia, quantos controles existem e a foto da etiqueta do motor.',
  },
  {
    when: ['trava*|fecho|fechadura*|eletroima|ima', 'zumb*|ronca*|ronco|vibra*|barulh*|chia*|chiando'],
    unless: 'portao trav*|travad*|motor|travando|roldana',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Trava elétrica de portão zumbe por natureza nos poucos segundos em que está energizada, porque a bobina dela costuma trabalhar em corrente alternada. Zumbido que não para é defeito: relé ou módulo da trava colado, ou pino preso no batente, e a bobina queima se ficar assim.',
    ],
    heading: 'Quando o zumbido é normal e quando não é',
    text: [
      'Eletroímã de porta é outra peça: trabalha em corrente contínua o tempo todo e deve ficar mudo, então zumbido nele aponta fonte errada ou com defeito. Desligue o que zumbe sem parar e deixe a porta ou a folha na chave.',
      'O exame e a troca da peça ficam entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Zumbe e solta em seguida: funcionamento normal.',
      'Zumbe e não solta: pino preso, folha desalinhada ou tensão baixa.',
      'Zumbe com o portão parado: módulo ou relé colado.',
      'Eletroímã zumbindo: fonte sem filtro ou chapa solta.',
    ],
  },
  {
    when: [
      'quem paga|deve pagar|quem deve|paga o conserto|tem que pagar|responsavel|responsabilidade|culpa|indenizac*|indeniza',
      'bateu|bater|bate|fechou|fechar|danific*|amass*|carro|veiculo|moto|pessoa|terceiro',
    ],
    unless: 'inquilino|alugad*|seguro',
    subject: 'portao-automatico',
    answer: [
      'Quem é responsável quando o portão bate num carro depende da causa: portão sem manutenção ou sem sensor costuma pesar contra o dono, ou contra o condomínio na garagem coletiva; carro que entra atrás de outro sem novo comando costuma pesar contra o motorista. Isso quem decide é o acordo entre as partes, o seguro ou a Justiça, e não nós.',
    ],
    heading: 'O que juntar antes de discutir quem paga',
    text: [
      'O que fazemos é o exame do portão: fotocélula, força e tempo de fechamento, com o resultado por escrito no recibo. O conserto, quando a causa é do portão, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Foto do carro e da folha na posição em que pararam.',
      'Gravação da câmera, se houver, com a hora.',
      'Recibo da última manutenção do portão.',
      'Teste da fotocélula antes de mexer em qualquer regulagem.',
    ],
    aspects: ['safety'],
  },
  {
    when: [
      'deve pagar|quem paga|tem que pagar|pagar o conserto|paga o conserto|quem arca',
      'condominio*|predio*|sindic*|morador*|vizinho*',
    ],
    unless: 'bateu|bater|carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Num portão de condomínio, o conserto é pago pelo condomínio, como despesa comum, e o síndico manda fazer; ele não paga do próprio bolso. Se um morador ou visitante quebrou o portão e há prova, o condomínio paga o reparo e cobra dele depois.',
    ],
    heading: 'Como a despesa do portão é lançada',
    text: [
      'Conserto e manutenção são despesa ordinária; trocar o sistema inteiro por outro melhor pode pedir assembleia, conforme a convenção. O nosso orçamento sai em nome do condomínio, com reparo de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Orçamento por escrito, com a causa do defeito.',
      'Foto da peça velha e recibo para a prestação de contas.',
      'Gravação da câmera se houve batida.',
    ],
  },
  {
    when: ['pix|boleto|dinheiro', 'aceita*|pag*|motor|portao|conserto|kit'],
    unless: 'vezes|parcel*|cartao|cartoes|maquininha|credito|debito',
    subject: 'kit-de-motor',
    answer: [
      'Se o pagamento é em pix, boleto ou dinheiro, a forma se combina na conversa, antes de fechar: o que temos publicado é o parcelamento em até {parcelas} vezes, no kit e no conserto. Peça o valor à vista junto com o orçamento, que não tem custo.',
    ],
    heading: 'O que confirmar antes de pagar',
    text: [
      'Os kits instalados em basculante custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}, e um conserto vai de {{repair.from}} a {{repair.to}}. Paga-se com o portão funcionando, e o recibo traz a peça, o modelo e a garantia.',
    ],
    aspects: ['price'],
  },
  {
    when: [
      'loja de peca*|loja de pecas|pecas de portao|peca de portao|pecas para portao|peca para portao|pecas de reposicao|peca avulsa|pecas avulsas|pecas motor|pecas de motor|peca de motor|pecas para motor',
    ],
    unless: 'garen|peccinin|rossi|nice|intelbras|agl|rcg|preco|quanto',
    subject: 'assistencia-tecnica',
    aspects: ['buy'],
    answer: [
      'Peça de portão nós levamos e instalamos no conserto, com o valor dito antes: capacitor, roldana, cabo, engrenagem, placa, fotocélula e controle, de {{repair.from}} a {{repair.to}} com a mão de obra. Para saber se a sua se acha, mande pelo WhatsApp a foto da etiqueta do motor e da peça.',
    ],
    heading: 'Como pedir a peça certa de primeira',
    text: [
      'Motor da mesma marca muda de engrenagem e de placa entre modelos, e comprar pelo nome da tampa é o erro comum. Peça trocada por nós tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
      'O kit de motor completo, instalado em basculante, começa em {{kit.padrao}}.',
    ],
    points: [
      'Etiqueta da carcaça, com modelo, tensão e potência.',
      'A peça velha fotografada ao lado de uma régua.',
      'O tipo de portão: sobe, corre ou abre para o lado.',
    ],
  },
  {
    when: ['travamento|trava sozinh*|autotravante|auto travante|autoblocante|auto bloqueante|irreversivel'],
    unless: 'sem travamento|nao trava*|destrav*',
    subject: 'motor',
    aspects: ['works', 'choose'],
    answer: [
      'Motor de portão com redutor já trava sozinho: parado, ele não deixa a folha andar nem empurrada, e por isso o travamento automático vem em todo motor comum de basculante e de correr. Quem quer segurar mais, num portão largo, de abrir ou que dá para a calçada, acrescenta uma trava elétrica, que recua antes de a folha sair.',
    ],
    heading: 'O que segura o portão fechado',
    text: [
      'No redutor, a rosca gira a coroa, e a coroa não consegue girar a rosca de volta. É isso que prende a folha enquanto o motor não é destravado pela chave.',
      'Portão de abrir e folha comprida balançam na ponta, longe do motor, e ali a trava elétrica faz falta. A central precisa ter a saída para ela; a ligação vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Basculante e correr: o redutor segura a folha inteira.',
      'De abrir: trava elétrica no piso ou no batente.',
      'Folha que cede empurrada com o motor parado: redutor gasto ou motor destravado.',
    ],
    questions: [
      {
        question: 'Travado pelo motor, o portão abre na falta de luz?',
        answer:
          'Abre, pela chave de destravamento, com o disjuntor desligado. Guarde-a dentro de casa e à mão.',
      },
    ],
  },
  {
    when: [
      'cai* de guia|caiu de guia|saiu de guia|soltou de guia|escapou de guia|fora de guia|caiu de trilho|escapou de trilho|soltou de trilho|caiu de roldana|caiu de suporte',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que saiu da guia só está apoiado embaixo e pode tombar: desligue o disjuntor, afaste pessoas e carros e não tente endireitar a folha nem acioná-la. Escore-a dos dois lados, se der para fazer isso sem ficar no lado da queda, e chame; recolocar e trocar guia ou roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, fora a solda.',
    ],
    heading: 'Por que a folha escapa da guia de cima',
    text: [
      'A guia de cima é o par de rodinhas ou de cantoneiras que mantém em pé a folha que corre. Ela se abre quando a solda cede, quando um carro encosta ou quando a roldana de baixo gasta e a folha desce até sair dela.',
      'Antes de religar, o técnico confere o prumo do poste, a altura das roldanas e o batente que impede a folha de passar do fim.',
    ],
    points: [
      'Rodinha de nylon partida ou caída no chão.',
      'Suporte da guia dobrado ou com solda aberta.',
      'Roldana de baixo achatada: a folha baixou.',
      'Batente ausente: a folha correu além do curso.',
    ],
    questions: [
      {
        question: 'Posso deixar o carro na garagem até o técnico vir?',
        answer:
          'Se ele está fora do alcance da queda, sim. Não passe com ele rente à folha nem a encoste para abrir caminho.',
      },
    ],
  },
  {
    when: ['pesad*|dur*|forca', 'empurrar|empurra|levantar|em mao|com a mao|manualmente|puxar'],
    unless:
      'motor para|que motor|qual motor|quantos quilos|tirei o motor|tiraram o motor|tirou o motor|sem o motor|motor foi retirado',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que ficou pesado na mão está com a folha fora do ponto, e não com o motor fraco: no de correr, roldana gasta ou trilho sujo; no de abrir, dobradiça seca ou coluna que cedeu; no basculante, cabo, mola ou contrapeso. Destrave o motor antes de julgar o peso, porque engatado ele não deixa a folha andar.',
    ],
    heading: 'Onde procurar o peso em cada tipo de portão',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha devagar de ponta a ponta. Se o peso aparece sempre no mesmo lugar, ali há trilho, dobradiça ou batente; se aparece no caminho inteiro, é roldana ou equilíbrio.',
      'Basculante pesado não se solta nem se segura sozinho: ele pode descer de uma vez. Roldana, cabo ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: areia no trilho, roldana que não gira, guia apertada.',
      'De abrir: folha que raspa, pivô sem graxa.',
      'Basculante: cabo desfiado, mola cansada, contrapeso leve.',
      'Motor ainda engatado: parece peso e é trava.',
    ],
    questions: [
      {
        question: 'O motor aguenta a folha pesada até o conserto?',
        answer:
          'Aguenta pouco. Ele esquenta, gasta a engrenagem e acaba queimando; use o portão o mínimo possível.',
      },
    ],
  },
  {
    when: [
      'roid*|roeu|roeram|roer|roendo|mordid*|mordeu|morde|come|comeu|comendo|mastig*',
      'fio|fios|fiacao|cabo|cabos|placa|central|motor|portao',
    ],
    subject: 'fiacao',
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com fio roído, desligue o disjuntor do portão e não encoste no fio, na caixa nem na folha de ferro: cobre à mostra dá choque e fecha curto na placa. O técnico troca o trecho inteiro, sem emenda com fita, e mede a central antes de religar; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Refazer o trecho e fechar a entrada do bicho',
    text: [
      'O fio mordido num ponto costuma estar mordido em outros, e por isso se puxa o cabo todo do conduíte. Emenda enterrada ou dentro da parede volta a falhar na primeira chuva.',
      'Quem entrou pelo conduíte entra de novo. Boca vedada com massa própria, tampa inteira e cabo dentro de tubo rígido duram mais do que espuma, que rato também rói.',
    ],
    points: [
      'Disjuntor que desarma: o curto está vivo.',
      'Portão que só obedece às vezes: condutor preso por um fiapo.',
      'Marca de dente na tampa: veja também a placa.',
    ],
    questions: [
      {
        question: 'Posso emendar o fio só para fechar o portão?',
        answer:
          'Não. Feche na mão, com o disjuntor desligado e o motor destravado, e deixe a troca para o técnico.',
      },
    ],
  },
  {
    when: ['trav*|emperr*|prend*|agarr*|endurec*|pesad*', 'esfria|esfriou|frio|inverno|friagem|manha'],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que trava quando esfria tem quase sempre graxa velha endurecida, folga apertada no batente ou capacitor no fim, e o frio só mostra o que já estava no limite. Destrave o motor e leve a folha na mão numa manhã fria: se ela pesa, é lubrificação ou folha; se anda leve e o motor zumbe, é o capacitor.',
    ],
    heading: 'A causa que aparece com a temperatura',
    text: [
      'Limpe a graxa velha antes de pôr a nova, fina, em dobradiça, pivô e fuso; no trilho, nenhuma. Capacitor fraco se troca por {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Se a folha encosta no batente ou na coluna só pela manhã, a folga ficou justa, e se corrige na parada ou na dobradiça.',
    ],
    points: [
      'Zumbe e não sai: capacitor.',
      'Anda aos trancos e solta depois de umas voltas: graxa.',
      'Agarra sempre no mesmo ponto: batente ou trilho.',
      'Só o controle falha de manhã: bateria.',
    ],
  },
  {
    when: [
      'um controle funciona|so um controle|um controle pega|um controle abre|outro nao|um dos controles|segundo controle nao|apenas um controle',
      'controle*|outro nao',
    ],
    unless: 'botao|botoes|dois portoes|lado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se um controle abre o portão, o receptor e a placa estão bons, e o defeito é do outro: bateria fraca, contato sujo ou gravação perdida. Troque a bateria dele primeiro; se a luz acende forte e o portão não responde, ele precisa ser gravado de novo, entre {{part.programming.from}} e {{part.programming.to}} na visita.',
    ],
    heading: 'O controle que não responde, passo a passo',
    text: [
      'Teste os dois no mesmo lugar, a poucos metros do motor. O que só funciona encostado tem bateria no fim; o que não acende nada tem contato ou botão gasto.',
      'Controle molhado ou que caiu pode acender e não transmitir, e aí se troca por um da mesma família.',
    ],
    points: [
      'Luz fraca ou nenhuma: bateria e molinha do contato.',
      'Luz forte e portão parado: gravar de novo.',
      'Sumiu da memória depois de queda de luz: regravar todos.',
      'Botão afundado: a borracha gastou.',
    ],
  },
  {
    when: [
      'botao|botoeira|interruptor|pulsador',
      'nao obedece|nao funciona|nao responde|parou|nao abre|nao comanda|nao aciona|falha*|com defeito|nao pega',
    ],
    unless: 'controle|interfone|chuva',
    of: ['botoeira'],
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Botão de parede que não comanda, com o controle funcionando, tem defeito no próprio botão ou nos dois fios que o ligam à central: contato oxidado, fio solto ou partido no conduíte. Se o controle também não abre, o problema é da central ou da energia, e o botão está inocente.',
    ],
    heading: 'Botão, fio ou entrada da central',
    text: [
      'Botão é um contato que se fecha: o técnico encosta os dois fios um no outro na ponta e depois na placa, em baixa tensão, e o ponto em que o portão responde diz qual trecho falhou.',
      'Trocar o botão ou refazer o par de fios fica entre {{repair.from}} e {{repair.to}}. Em parede molhada, o botão novo leva caixa vedada.',
    ],
    points: [
      'Responde só apertando com força: contato gasto.',
      'Falha depois de chuva: água na caixinha.',
      'Parou depois de obra na parede: fio furado.',
      'Abre sozinho: fio em curto ou botão preso.',
    ],
  },
  {
    when: [
      'para antes|parando antes|parou antes|nao chega|nao encosta|falta um pouco|fica um palmo|sobra um vao|nao fecha tudo|nao fecha todo|nao fecha inteiro|nao fecha completamente|nao fecha ate',
    ],
    unless: 'carro|sinal|controle',
    subject: 'fim-de-curso',
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que para antes do batente recebeu a ordem de parar cedo: o ímã ou a chave do fim de curso saiu do lugar, ou a central mediu atrito e cortou por força. Se ele para sempre no mesmo ponto, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se o ponto muda, a folha está pesando.',
    ],
    heading: 'Fim de curso ou folha pesada',
    text: [
      'Solte o motor e feche na mão. Se a folha encosta no batente sem esforço, o fim de curso é que está curto; se ela agarra no fim, há piso, guia ou dobradiça no caminho.',
      'Não aumente a força para vencer o último palmo: com força a mais, a central deixa de perceber uma pessoa no vão.',
    ],
    points: [
      'Mesmo ponto sempre: ímã, chave ou número de voltas.',
      'Começou depois de queda de luz: a central precisa reaprender o curso.',
      'Para e volta: a força cortou, procure o atrito.',
      'Sobra vão só embaixo: a folha baixou de um lado.',
    ],
  },
  {
    when: [
      'dura mais|duram mais|mais duravel|mais resistente|mais durabilidade|quebra menos',
      'ou|x|versus|vs',
    ],
    unless:
      'controle|bateria|nylon|cremalheira|roldana|cabo|corrente|fuso|nobreak|madeira|aluminio|ferro|ou basculante|ou deslizante|ou pivotante|ou de correr|ou de abrir',
    subject: 'motor',
    aspects: ['lifetime', 'choose'],
    answer: [
      'Entre duas marcas de motor de portão não há uma que dure sempre mais: dura mais o modelo que trabalha com sobra de peso, numa folha leve na mão, e cuja engrenagem se acha perto. Um motor de casa assim costuma passar de dez anos; o mesmo motor numa folha pesada para bem antes.',
    ],
    heading: 'O que decide a duração, marca à parte',
    text: [
      'Compare o peso máximo e os ciclos por hora dos dois modelos com a sua folha e o seu uso, e fique com o que tem mais sobra. Empatados, decide quem tem peça e técnico no seu bairro.',
      'A revisão a cada {{maintenance.interval}} pesa mais na vida do motor do que o nome na tampa.',
    ],
    points: [
      'Sobra de peso na ficha, e não no limite.',
      'Ciclos por hora, se o portão é de uso coletivo.',
      'Engrenagem e placa à venda na cidade.',
      'Folha que para sozinha a meia altura ou corre com uma mão.',
    ],
  },
  {
    when: [
      'vistori*|conferir|verificar|inspec*|avaliar|olhar|checar',
      'comprar a casa|comprar casa|comprar o imovel|comprar imovel|compra de imovel|compra de casa|alugar|entrar em imovel|antes de mudar|casa usada',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'Antes de comprar a casa, teste o portão em cinco minutos: abra e feche duas vezes pelo controle, interrompa a fotocélula no meio, solte o motor e leve a folha na mão. Peça todos os controles, a chave de destravamento e a nota do motor; o que falhar entra na conta do preço, porque um conserto vai de {{repair.from}} a {{repair.to}} e um motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que testar no portão na visita ao imóvel',
    text: [
      'Motor barulhento em folha leve ainda se conserta; folha torta, coluna que mexe ou trilho solto é obra de serralheiro e custa mais do que o motor.',
      'Na mudança, apague da memória os controles de quem morava ali e grave só os seus. A vistoria pelo técnico é uma visita sem taxa na área que atendemos.',
    ],
    points: [
      'A folha para com a fotocélula interrompida.',
      'Solta do motor, ela anda com uma mão só.',
      'O basculante fica onde é deixado.',
      'O disjuntor do portão é só dele.',
      'A etiqueta do motor está legível: fotografe-a.',
    ],
    questions: [
      {
        question: 'Quem paga o defeito achado na vistoria?',
        answer:
          'É assunto entre comprador e vendedor. Com o orçamento na mão, fica fácil abater do preço ou pedir o conserto.',
      },
    ],
  },
  {
    when: [
      'reinstal*|recolocar|colocar de volta|por de volta|montar de novo',
      'motor|automatizador|conjunto',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Reinstalamos o motor que saiu para pintura, solda ou reforma: ele volta ao mesmo suporte, com central, parada e força reguladas de novo e os controles conferidos. É serviço de {{repair.from}} a {{repair.to}}, com o valor dito antes; espere a tinta secar e deixe livres os furos e as roscas.',
    ],
    heading: 'O que se confere antes de pôr o motor de volta',
    text: [
      'Tinta grossa no trilho, no pivô ou na rosca prende a folha, e folha pesada queima o motor recém-colocado. Por isso ela é levada na mão de ponta a ponta antes da montagem.',
      'Guarde juntos o motor, a central, os parafusos, os ímãs do fim de curso e a chave. Foto da ligação dos fios antes da retirada poupa tempo.',
    ],
    points: [
      'Suporte no mesmo lugar e firme.',
      'Cremalheira ou fuso sem tinta.',
      'Ímãs de fim de curso refeitos, porque a posição muda.',
      'Teste de força e de fotocélula no fim.',
    ],
  },
  {
    when: [
      'suporte*|base de motor|chapa de fixacao|fixacao de motor',
      'motor|automatizador|basculante|portao',
    ],
    unless: 'tv|trinc*|soltou|solto|quebr*|garantia|roldana|fotocelula|tecnico',
    subject: 'motor',
    aspects: ['install', 'compatibility'],
    answer: [
      'O suporte do motor é a chapa ou o perfil que prende o conjunto à coluna, à folha ou ao piso, e ele se escolhe pelo modelo do motor e pelo tipo de portão. Na instalação do kit a fixação está incluída; avulso, ou quando o antigo não serve no motor novo, é soldado ou parafusado na visita, por orçamento.',
    ],
    heading: 'Onde o suporte se prende em cada portão',
    text: [
      'No basculante ele vai na coluna lateral, alinhado com o braço; no de correr, sobre uma base firme no piso, ao lado da folha; no de abrir, na coluna e na folha. Suporte fora de esquadro entorta o fuso ou come o pinhão.',
      'Suporte trincado ou que mexe é conserto, de {{repair.from}} a {{repair.to}}, e vem antes de qualquer regulagem.',
    ],
    points: [
      'Coluna de ferro: solda ou parafuso passante.',
      'Parede de bloco: chapa e chumbador próprios.',
      'Piso: base de concreto curada, acima da água da lavagem.',
      'Motor trocado por outra marca: os furos quase nunca batem.',
    ],
  },
  {
    when: ['sem fio', 'botao|botoeira|acionador|interruptor|abertura|teclado'],
    unless: 'fotocelula|sensor|interfone|camera|barreira',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'O botão sem fio para portão é um controle remoto preso à parede: grava-se no receptor como qualquer outro, sem quebrar a parede nem passar cabo. Ele tem de ser da família do seu receptor; a gravação na visita fica entre {{part.programming.from}} e {{part.programming.to}}, e a bateria se troca de tempos em tempos.',
    ],
    heading: 'Botão sem fio ou botoeira com cabo',
    text: [
      'Sem fio serve onde não há conduíte ou onde se mora de aluguel. Com cabo, o botão não depende de bateria nem de frequência, e numa casa em obra é o que dura mais.',
      'Prenda-o do lado de dentro, fora do alcance de quem passa pela calçada e com o portão à vista.',
    ],
    points: [
      'Família e frequência do receptor que está no portão.',
      'Distância e paredes até a antena.',
      'Memória livre na central.',
      'Lugar em que se vê o portão ao apertar.',
    ],
  },
  {
    when: [
      'quantas pessoas|quantos tecnicos|quantos homens|uma pessoa so|sozinho|duas pessoas',
      'instal*|montar|trocar|colocar',
    ],
    unless: 'abre|fecha|abrindo|portao sozinho|posso|consigo|da para',
    subject: 'automatizacao',
    aspects: ['install'],
    answer: [
      'Para instalar motor em portão de casa costuma bastar um técnico; dois vão quando a folha é pesada, larga ou precisa ser segurada enquanto se solda o suporte. A automatização leva de {horas de instalação}, e quem mora na casa não precisa ajudar a erguer nada.',
    ],
    heading: 'Quando o serviço pede duas pessoas',
    text: [
      'Basculante pesado, folha de correr comprida e portão de abrir com duas folhas pedem alguém para segurar e alinhar enquanto o outro fixa. A foto e as medidas dizem isso antes da visita.',
      'Em basculante, o kit com instalação vai de {{kit.padrao}} a {{kit.jetflex}}, seja um técnico ou sejam dois.',
    ],
    points: [
      'Um técnico: folha leve, suporte parafusado, ponto de energia pronto.',
      'Dois: folha pesada, solda na altura, troca de cabo ou contrapeso.',
      'Um adulto em casa: para receber os controles e aprender a destravar.',
    ],
  },
  {
    when: [
      'aumentar a velocidade|aumentar velocidade|ajustar velocidade|ajustar a velocidade|regular velocidade|regular a velocidade|diminuir a velocidade|diminuir velocidade|mudar a velocidade|aumentar|acelerar|mais velocidade|deixar mais rapido|fazer mais rapido|ficar mais rapido|mais rapido',
      'velocidade|rapido|portao|motor',
    ],
    unless:
      'instal*|compr*|kit|preco|quanto|qual|peso|forca|altura|muro|tamanho|alcance|lento|devagar|folha|controle|desce|sobe|fecha|abre',
    subject: 'motor-rapido',
    aspects: ['choose', 'adjust'],
    answer: [
      'Num motor comum a velocidade não se aumenta na placa: ela vem da rotação e do redutor, e mexer na força só tira segurança. Mais rápido mesmo é trocar de motor, e em basculante o kit SPEEDY abre em {segundos speedy} por {{kit.speedy}} e o JETFLEX em {segundos jetflex} por {{kit.jetflex}}; só o motor com inversor tem velocidade regulável.',
    ],
    heading: 'Antes de trocar o motor, veja se ele perdeu velocidade',
    text: [
      'Portão que já foi mais rápido está pesado ou com capacitor fraco, e volta ao tempo antigo com um conserto de {{repair.from}} a {{repair.to}}. Destrave e leve a folha na mão: se ela pesa, comece por ali.',
      'Com a folha leve e o motor bom, o tempo é o do projeto dele. Engrenagem ou polia maior, vendida como truque, passa do ponto de parada e quebra o braço.',
    ],
    points: [
      'Demora maior a cada mês: defeito, e não lentidão de fábrica.',
      'Mesmo tempo desde a instalação: só outro motor muda.',
      'Inversor: velocidade e freio se regulam na central.',
      'Folha torta ou desequilibrada não recebe motor rápido.',
    ],
  },
  {
    when: [
      'deslig*|desativ*|tirar|remover|cancelar|bloquear|como parar',
      'fechamento automatico|fecho automatico|fecha sozinh*|fechar sozinh*|temporizador',
    ],
    subject: 'central-de-comando',
    aspects: ['adjust', 'program'],
    answer: [
      'O fechamento automático se desliga na central, numa chavinha, num jumper ou no tempo levado a zero, conforme a placa; o portão passa a fechar só quando alguém manda. A caixa fica ao lado da rede, e por isso quem abre é o técnico: é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que muda sem o fechamento automático',
    text: [
      'O portão fica aberto até o próximo toque, e esquecê-lo assim é o risco que sobra. Uma luz que avisa portão aberto ou um tempo mais longo resolvem o mesmo incômodo sem desligar nada.',
      'Se ele fecha cedo demais ou em cima de quem passa, o que está errado é o tempo ou a fotocélula, e não a função.',
    ],
    points: [
      'Anote o modelo escrito na placa ou na etiqueta.',
      'Diga quem mora na casa: criança e idoso pedem tempo longo e fotocélula.',
      'Peça o teste com o cabo de vassoura no fim.',
    ],
  },
  {
    when: [
      'abre e volta*|abre e fecha sozinh*|abre e torna a fechar|abre e ja fecha|abre um pouco e volta|abre e fecha logo|abre e fecha de novo',
    ],
    unless: 'nao abre',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que abre e volta a fechar sozinho tem o fechamento automático ligado com tempo curto, ou encontra atrito na abertura e a central recua por força. Repare onde ele volta: depois de abrir inteiro é o tempo, que se regula de {{part.adjustment.from}} a {{part.adjustment.to}}; no meio do caminho é folha presa ou força baixa.',
    ],
    heading: 'Em que ponto ele volta diz a causa',
    text: [
      'Se volta sempre no mesmo lugar, solte o motor e leve a folha na mão até ali: trilho, dobradiça, galho ou batente seguram. Força aumentada para passar desse ponto só esconde o defeito.',
      'Se volta em lugares diferentes, o comando chega duas vezes: controle preso na bolsa, botoeira em curto ou dois toques seguidos.',
    ],
    points: [
      'Abre todo, espera e fecha: tempo de fechamento.',
      'Abre um palmo e fecha: atrito, trava que não soltou ou força.',
      'Só com um dos controles: tecla presa.',
      'Depois de queda de luz: a central perdeu o curso.',
    ],
  },
  {
    when: [
      'controle|controles',
      'em motor|em central|em placa|funciona em|serve em|pega em|de outra marca',
      'zap|garen|peccinin|rossi|nice|ppa|intelbras|linear|ipec|seg|outra marca',
    ],
    unless:
      'programar|gravar|configurar|cadastrar|quebr*|parou|nao funciona|cabem|cabe|quantos|memoria|capacidade',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Às vezes: o controle remoto de uma marca em motor de outra só funciona se os dois usam a mesma frequência e o mesmo código: de código fixo muitas vezes dá certo, de código rolante quase nunca. Quando não grava, um receptor avulso da marca do controle, ligado na entrada de botoeira, resolve em qualquer central por {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como saber antes de comprar o controle',
    text: [
      'Fotografe a placa do motor e as costas do controle: a frequência e a família estão escritas ali. Frequência igual é só metade da resposta; a outra metade é o código.',
      'O receptor avulso aceita os controles novos e deixa os antigos funcionando na placa, se ainda servirem.',
    ],
    points: [
      'Mesma frequência e código fixo: pode gravar.',
      'Código rolante: só na família do fabricante.',
      'Receptor avulso: qualquer central com entrada de botoeira.',
    ],
  },
  {
    when: [
      'desceu|caiu|despencou|fechou|bateu|prendeu|prensou|pegou|machucou|feriu|esmagou|acertou',
      'cabeca|filho|filha|crianca|dedo|dedos|mao|braco de crianca|perna|pe|pessoa|idoso|idosa|cachorro|gato|morador|porteiro',
    ],
    unless:
      'em mao|com a mao|de mao|a mao|evitar|como|pode|quem paga|quem conserta|bateu em portao|bateu em o portao',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Se alguém se feriu ou está preso, ligue 192 ou 193 antes de tudo, desligue o disjuntor do portão e não force a folha contra a pessoa. Depois do socorro, deixe o portão desligado e longe de uso até que força, fotocélula e equilíbrio sejam testados; esse conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Por que ele não parou ao encostar',
    text: [
      'Um portão regulado para e recua ao encontrar alguém. Se não recuou, a força está alta, a fotocélula falta ou está fora da altura, ou a folha desceu por peso próprio, com cabo, mola ou contrapeso rompido.',
      'Não mexa na regulagem antes da visita: o ajuste como está mostra ao técnico o que falhou. Peça por escrito o que foi medido e corrigido.',
    ],
    points: [
      'Força: reduzida ao mínimo que move a folha leve.',
      'Fotocélula: um par baixo, que veja criança e animal.',
      'Basculante: cabos, molas e contrapeso conferidos dos dois lados.',
      'Teste de reversão feito na sua frente, com um obstáculo, e nunca com a mão.',
    ],
  },
  {
    when: ['curva|curvo|em l', 'portao|motor|trilho'],
    unless: 'rua|esquina|carro|fim de curso',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Portão que corre em curva não leva o motor deslizante comum, porque a cremalheira é reta e o pinhão perde o dente onde a folha dobra. Esse portão é feito de gomos articulados e pede o conjunto do fabricante dele, com corrente ou braço próprio. Mande um vídeo da folha em movimento: dizemos, no orçamento, se há adaptação segura ou se o serviço é de quem o fez.',
    ],
    heading: 'O que dá para aproveitar num portão em curva',
    text: [
      'Central, controle, fotocélula e ponto de energia são os mesmos de qualquer portão. O que muda é a peça que puxa a folha.',
      'Se o portão ainda vai ser feito, pense no de correr reto ou no de abrir, que recebem motor de loja e têm peça de reposição.',
    ],
    points: [
      'Raio da curva e número de gomos.',
      'Trilho limpo e guia superior em toda a curva.',
      'Folha levada na mão sem prender.',
    ],
    send: 'Mande um vídeo do portão aberto e fechado na mão e as medidas do vão.',
  },
  {
    when: ['vaivem|vai e vem|vai vem|abre para os dois lados', 'portao|motor|folha'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Portão vaivém, que abre para os dois lados, não combina com motor de portão de abrir: o braço ou o pistão trabalha num sentido só e precisa de batente para saber onde a folha fecha. Para pôr motor, escolhe-se um lado, põe-se batente e troca-se a dobradiça de mola. O motor sai por orçamento; numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}} por folha.',
    ],
    heading: 'O que muda quando o vaivém ganha motor',
    text: [
      'A mola da dobradiça empurra a folha de volta e briga com o motor; sem ela, quem segura é o próprio motor parado ou uma trava.',
      'Duas folhas levam dois motores e uma central que as move uma depois da outra.',
    ],
    points: [
      'Lado de dentro com espaço de giro.',
      'Batente no piso para cada folha.',
      'Coluna que aguente a alavanca.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, das dobradiças e o espaço de cada lado.',
  },
  {
    when: ['elevacao', 'portao|motor'],
    unless: 'carro|altura',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Depende de como a folha sobe. Se ela gira e deita sob o teto, com contrapeso ou mola na lateral, é um basculante, e o motor dele sai instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Se sobe reta entre duas guias, como guilhotina, ou dobra em painéis, o motor é outro, próprio daquele portão, e se orça por foto.',
    ],
    heading: 'Como reconhecer o portão de elevação',
    text: [
      'Olhe o pé da folha na subida: no basculante ele avança para fora; no de guilhotina e no seccionado sobe rente. O peso também fica em lugar diferente: contrapeso na coluna, mola no teto ou cabo nas guias.',
    ],
    points: [
      'Folha inteira que deita: basculante.',
      'Folha inteira que sobe reta: guilhotina.',
      'Painéis que dobram: seccionado.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha subindo, por dentro, e as medidas.',
  },
  {
    when: ['muito pesado|pesado demais|pesadissimo|pesado', 'qual motor|que motor', 'portao|folha'],
    unless:
      'kg|quilos|ferro|condominio*|predio*|industrial|correr|deslizante*|pivotante*|metros|nao abre|ficou|marca|ppa|garen|rossi',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Quem responde é o peso da folha: em basculante, até {{home.weight}} vai o PPA Home do kit PADRÃO, por {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o do kit JETFLEX, por {{kit.jetflex}}; acima, a linha pesada, que chega a {{heavyLine.weight}} e sai por orçamento. Madeira maciça e chapa grossa passam fácil dos dois primeiros. Antes do motor, a folha tem de se mover com uma mão: se pesa nela, falta contrapeso ou há roda presa.',
    ],
    heading: 'Como achar o peso sem balança',
    text: [
      'Meça largura e altura e diga o material: grade é leve, chapa fechada pesa mais, e madeira sobre ferro pesa o dobro. Madeira molhada soma.',
      'No portão de correr o peso rola, e o motor se escolhe com um quinto de sobra na etiqueta; no de abrir conta também o comprimento da folha. Fora do basculante tudo sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha solta que desce ou sobe sozinha: equilíbrio a acertar.',
      'Duas pessoas para abrir: conserto antes do motor.',
      'Conta apertada: vá ao motor seguinte.',
    ],
    send: 'Mande pelo WhatsApp largura, altura, material e um vídeo da folha levada na mão.',
  },
];
