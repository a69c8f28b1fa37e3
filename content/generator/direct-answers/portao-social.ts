/** Answers to titles about pedestrian gates. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksFunction, asksKinds, otherThanFunction } from '../words/asking-words.ts';
import { powerCut } from '../words/title-groups.ts';

const before =
  'antes de comprar|antes de escolher|ao comprar|na hora de comprar|antes de mandar fazer|o que saber antes|o que pensar antes|cuidados ao comprar|guia de compra|guia para comprar';

const chooses = `como escolher|escolher|qual escolher|qual comprar|${before}|guia para escolher|dicas para escolher`;

export const portaoSocialAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mesmo motor|um motor so|so um motor|um unico motor|mesmo portao|portao unico',
      'pedestre*|social|pessoa|a pe',
      'veiculo*|carro*|garagem',
    ],
    unless: 'nao|parou',
    subject: 'portao-social',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Um motor só não move dois portões: o de carros e o de pedestres precisam cada um do seu, ou o de pedestres fica sem motor, com mola que o fecha e fechadura elétrica que o abre. O que dá para fazer com um motor é a abertura parcial: no portão de correr, um botão do controle abre só um metro, para quem passa a pé, e outro abre tudo.',
    ],
    heading: 'Como costuma ficar melhor',
    text: [
      'Para quem entra e sai muito a pé, a porta social separada poupa o motor e é mais segura, porque a folha grande não se mexe. Pôr ou trocar a fechadura elétrica fica entre {{repair.from}} e {{repair.to}}; a abertura parcial depende de a central ter essa função e se acerta numa regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Portão de correr: abertura parcial, se a central tem.',
      'Basculante: não abre pela metade com segurança para pessoa.',
      'Portãozinho embutido na folha: o motor não pode andar com ele aberto, e um sensor impede isso.',
    ],
    send: 'Mande a foto dos dois portões por dentro e da etiqueta da central.',
  },
  {
    when: [
      'diferenca|diferencas|ou|e|x|versus|vs|comparativo|comparacao|qual',
      'portao social|social|pedestre|portao de pedestre|portaozinho',
      'garagem|portao de garagem|portao de carro|portao grande|principal',
    ],
    unless: 'mesmo controle|controle|junto|conserto|preco|abre|instalar',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'O portão social é a entrada a pé: folha pequena, de girar, aberta por fechadura elétrica, chave ou interfone, e quase nunca tem motor. O de garagem é a folha do carro, que sobe, corre ou gira com um motor, central e controle. Convém ter os dois, porque abrir o grande para cada pessoa gasta o motor e deixa a garagem à vista.',
    ],
    heading: 'O que fazemos em cada um',
    text: [
      'No social pomos e consertamos a fechadura elétrica, a fonte, o fio e a botoeira, de {{repair.from}} a {{repair.to}}. No de garagem instalamos e consertamos o motor: em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Um controle de dois botões pode abrir os dois.',
      'Portão de correr: a abertura parcial serve de passagem a pé.',
      'Na falta de luz, o social com chave é a saída.',
    ],
    send: 'Mande a foto da entrada inteira e diga o que abre cada portão hoje.',
  },
  {
    when: [chooses, 'fechadura*', 'social|pedestre|portaozinho|eletrica'],
    unless: 'eletromagnetica|eletroima|trava|digital|preco|quanto custa',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Escolha a fechadura elétrica do portão social por quatro coisas: o lado para onde ele abre, para dentro ou para fora, direito ou esquerdo; o lugar de fixar, de sobrepor na folha de ferro ou de embutir; a tensão, quase sempre 12 V alternados do interfone; e se apanha chuva. Depois veja se abre também com chave, para a falta de luz. Pôr ou trocar fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que faz a fechadura falhar',
    text: [
      'Falha mais pelo portão que por ela: folha caída na dobradiça não encontra o batente, e fio fino demais até a rua deixa o pulso fraco. A folha, a dobradiça e o batente são do serralheiro; fechadura, fonte e fio, nossos.',
    ],
    points: [
      'Mola ou fecha-porta, para encostar sozinho.',
      'Eletroímã só onde a saída livre importa: sem luz ele solta.',
      'Botão de saída por dentro, longe da grade.',
    ],
    send: 'Mande uma foto do portão social fechado, por dentro, e do interfone.',
  },
  {
    when: [asksKinds, 'fechadura|fechaduras', 'social|portao*|eletrica*|pedestre'],
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Para o portão social há quatro tipos de fechadura: a elétrica de sobrepor, que solta o trinco com um pulso do interfone e abre também com chave; o fecho elétrico de embutir no batente; o eletroímã, que só segura com energia; e a de senha ou digital, para quem entra sem chave. Na rua a comum é a de sobrepor, que continua trancada na falta de luz. Pôr ou trocar fica de {{repair.from}} a {{repair.to}}, mais a peça.',
    ],
    heading: 'O que decide a escolha',
    text: [
      'O lado e o sentido em que ele abre, a chuva e a tensão do interfone, quase sempre 12 V. Folha e dobradiça são do serralheiro.',
    ],
    points: [
      'Saída livre para público: eletroímã com botão e bateria.',
      'Mola que encosta o portão sozinho.',
      'Portão caído: alinhe antes.',
    ],
    send: 'Mande uma foto do portão social fechado, por dentro.',
  },
  {
    when: [
      'eletroima|eletromagnetica|fechadura magnetica|ima|fechadura eletrica|fecho eletrico|fechadura',
      'trava eletrica|trava',
      'social|pedestre|pedestres|portaozinho|portao pequeno|entrada de pedestre',
      'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|comparativo|comparacao|o que muda',
    ],
    unless: 'nao abre|nao fecha|consert*|parou',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No portão social prefira a fechadura: a eletromagnética, de ímã, não tem peça que gaste e aguenta dezenas de aberturas por dia, mas solta se faltar luz e por isso pede fonte com bateria; a elétrica comum, de lingueta, fica trancada sem energia e abre por dentro com a chave. A trava elétrica, de pino, foi feita para segurar a folha do motor, no portão da garagem. Ligar uma delas ao interfone ou à central fica a partir de {{repair.from}}, mais a peça.',
    ],
    heading: 'Qual para o seu portãozinho',
    text: [
      'Casa com poucas entradas: fechadura elétrica de lingueta, que não depende de bateria. Prédio ou clínica, com gente o dia todo: ímã, com nobreak e botão de saída.',
      'O ímã exige folha que feche encostando por inteiro. Portão torto ou que dilata ao sol perde força de retenção.',
    ],
    points: [
      'Chuva direta: corpo próprio para área externa.',
      'Mola de fechamento: sem ela nenhuma das duas tranca.',
      'Saída por dentro sempre possível, mesmo sem luz.',
      'Alumínio fino: chapa de reforço onde se parafusa.',
    ],
    send: 'Mande uma foto do portãozinho por dentro, com o batente, e diga quantas vezes por dia ele abre.',
  },
  {
    when: [
      'motor|automatizar|automatizador|motoriz*',
      'portao social|porta social|portao de pedestre*|portaozinho|portao de entrada',
      'fechadura|trinco|fecho',
    ],
    unless: 'embutid*|basculante|interfone|queim*|nao|quebr*|parou|consert*',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'compatibility'],
    answer: [
      'Dá para pôr motor no portão social que já tem fechadura elétrica, mas raramente compensa: a fechadura destranca, a mão empurra e a mola fecha. Com motor, um pistão ou braço de folha leve, a central solta a fechadura primeiro e só depois puxa a folha; ele sai por orçamento, e a fechadura, a fonte e a ligação, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Fechadura e motor na mesma folha',
    text: [
      'A ordem é o que importa: motor que puxa com a lingueta presa entorta a folha ou queima a placa. A central precisa de saída de trava com atraso.',
      'O motor compensa para cadeira de rodas, carrinho de bebê e mãos ocupadas. Pede força muito baixa e sensor dos dois lados, porque ali passa gente.',
    ],
    points: [
      'Fonte própria para a fechadura, e não a tensão do motor.',
      'Mola aérea: sai ou se alivia, porque briga com o motor.',
      'Chave do lado da rua, para quando faltar luz.',
      'Folha, dobradiça e batente são do serralheiro.',
    ],
    further:
      'Para a trava da folha da garagem, veja [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão social por dentro, com a fechadura à vista, e diga quem vai usá-lo e como.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'portao social|porta social|portao de pedestre*|portao pequeno|portaozinho|portinhola|portao de entrada|entrada social|social|pedestre*|porta da frente|porta de entrada|fechadura*|fecho|trinco|tranca',
      'nao abre|nao abrindo|nao esta abrindo|nao abriu|nao aciona|parou de abrir|deixou de abrir|nao destrava|nao libera|nao solta|nao funciona|parou|so abre na chave',
    ],
    unless: 'sozinho|choque|nao chama|nao toca|mudo|garagem|motor|digital',
    subject: 'portao-social',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Se o interfone toca e fala mas não abre o portão social, o defeito está na fechadura elétrica, na fonte dela ou no par de fios. Aperte o botão e escute a fechadura: se ela estala e não solta, o trinco está preso, desalinhado ou com fonte fraca; se não faz nada, há fio partido, fonte queimada ou defeito no botão do aparelho. Fechadura, fonte e fio nós consertamos, de {{repair.from}} a {{repair.to}}; o aparelho é da empresa de interfonia.',
    ],
    heading: 'Do trinco ao botão',
    text: [
      'Puxe ou empurre o portão enquanto alguém aperta: se assim abre, o trinco está sob carga, e o acerto é de batente ou dobradiça.',
      'Se o interfone tem outro ponto, como a cozinha, prove por ele. Um abre e o outro não: é o botão do aparelho. Nenhum abre: fonte, fio ou bobina.',
    ],
    points: [
      'Zumbe e não solta: tensão fraca da fonte ou fio comprido e fino.',
      'Abre só em dia seco: emenda molhada no conduíte.',
      'Esquenta: botão preso, que deixa a bobina ligada. Desligue a fonte.',
      'Depois de pintar ou soldar: trinco fora do furo do batente.',
    ],
    send: 'Mande pelo WhatsApp uma foto da fechadura com o batente, a etiqueta da fonte, se está à vista, e diga se ela estala.',
  },
  {
    when: [
      'fechadura eletrica|fecho eletrico|fecho eletromagnetico|trinco eletrico',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
      'portao|portoes|social|instal*|coloc*|porta',
    ],
    unless: 'interfone*|porteiro|nao abre|queim*|consert*|digital',
    subject: 'portao-social',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'install'],
    answer: [
      'Pôr fechadura elétrica no portão fica na nossa faixa de {{repair.from}} a {{repair.to}}, com botão de saída e o fio até a fonte; o valor certo sai por foto, com a peça e a mão de obra em linhas separadas, porque muda com a folha, o batente e a distância da energia. A folha precisa fechar sozinha no mesmo ponto, ou a fechadura não engata.',
    ],
    heading: 'O que faz o valor da fechadura subir ou descer',
    text: [
      'Mais barato é o portão que já tem conduíte até o batente e dobradiça firme. Solda, chapa de reforço e folha caída ficam com o serralheiro e vêm antes.',
      'Para a rua, o fecho que continua trancado sem energia é o mais seguro, com a chave por fora. A fechadura eletromagnética solta a porta quando falta luz e pede fonte com bateria.',
    ],
    points: [
      'Abre para dentro ou para fora: muda o modelo.',
      'Chuva no batente: corpo vedado e pingadeira.',
      'Mola ou braço que feche a folha devagar.',
      'Um botão por dentro, longe da grade.',
    ],
    send: 'Mande a foto da folha fechada, do batente e de onde há energia: dizemos o modelo e o valor instalado.',
  },
  {
    when: [
      'parede|porteiro|zelador|faxineiro|porteira|quarto',
      'idoso|idosos|cadeira de rodas|deficiente|acessibilidade',
      'portao|garagem|motor|social',
    ],
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para quem tem pouca força ou cadeira de rodas, o que ajuda é abertura mais lenta, pausa longa e comando na altura certa: botoeira entre sessenta centímetros e um metro do chão e por dentro e por fora. A força regulada no mínimo é o que evita que a folha derrube alguém.',
    ],
    heading: 'Ajustes que custam pouco',
    text: [
      'Tempo de pausa e velocidade se acertam na central, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Fotocélula baixa e alta, entre {{part.photocell.from}} e {{part.photocell.to}} o par.',
    ],
    points: [
      'Botão grande e iluminado.',
      'Folha que não bate no fim.',
      'Rampa livre até o portão, sem quebra-molas.',
      'Alerta sonoro só se combinado com a portaria.',
    ],
    further: 'O portão social tem página própria em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto do portão e diga a altura em que se quer o botão.',
  },
  {
    when: ['social|pedestre', 'maresia|praia|litoral|beira mar|santos|guaruja|salina'],
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'care'],
    answer: [
      'Em portão social perto do mar o que mais sofre é a mola aérea ou o braço, a dobradiça e a fechadura: peça inox ou latão nessas peças, corpo vedado no motor e folha de alumínio ou de ferro galvanizado a fogo. A nossa equipe trabalha na Grande São Paulo e não desce ao litoral.',
    ],
    heading: 'O que pedir a quem instala no litoral',
    text: [
      'Fecho elétrico comum emperra em poucos meses de sal; prefira o de corpo inox, com tampa, e teste a chave de emergência todo mês. Ímã só com corpo próprio para fora.',
      'Graxa em película na dobradiça e água doce na folha, toda semana, seguram mais que tinta. Ferrugem superficial se trata assim que aparece.',
    ],
    points: [
      'Parafuso inox em chapa de ferro: com bucha ou fita isolando, ou a chapa come em volta.',
      'Central e fonte do lado de dentro da casa.',
      'Emenda estanhada e em gel.',
    ],
    questions: [
      {
        question: 'Quanto custa um serviço parecido em São Paulo?',
        answer: 'Ligação, ajuste ou troca de fecho ficam entre {{repair.from}} e {{repair.to}}, fora a peça.',
      },
    ],
  },
  {
    when: [
      'fechadura|cilindro|miolo|segredo|macaneta|trinco|tranca|tranca tetra|fechadura tetra|chave tetra',
      'portao pequeno|portao social|portaozinho|porta social|pedestre|pedestres|portao de entrada',
      'troc*|consert*|instal*|quebr*|quanto|por|colocar|com a chave|na chave|chave nao gira|emperr*|travad*|dura|tetra|preco*|valor*',
    ],
    unless: 'biometric*|eletric*|eletroima|eletromagnetica|digital|interfone|automatic*|senha',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Fechadura comum de portão pequeno é serviço de chaveiro ou de serralheiro, e não nosso: eles trocam miolo, segredo e trinco na hora. O que fazemos no portão social é a parte elétrica, com fecho que abre por botão, controle ou interfone, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Chave comum ou fecho elétrico',
    text: [
      'Se a fechadura emperrou porque a folha desceu, trocar o miolo não resolve: levante a folha com a mão e tente fechar; se encaixa, o defeito é da dobradiça.',
      'Aproveite a troca para escolher um fecho elétrico com chave: ele abre de dentro de casa e continua abrindo na chave sem luz.',
    ],
    points: [
      'Perdeu a chave: chaveiro, troca de segredo.',
      'Lingueta não acha o furo: dobradiça ou batente.',
      'Quer abrir pelo interfone: fecho elétrico, por foto.',
      'Fechadura da garagem com motor: retire-a, para a folha não travar no meio.',
    ],
  },
  {
    when: [
      'eletroima|eletromagnetic*|ima|magnetica',
      'fecho|fechadura eletrica|trinco|elétrico',
      'ou|qual|x|diferenca|melhor|entre',
    ],
    unless: 'basculante|queim*|consert*|nao abre|nao trava|zumb*',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em portão de pedestre na rua, fique com a fechadura elétrica, a de sobrepor ou o fecho de batente: sem energia ela continua trancada e abre com a chave. A magnética é um ímã, para porta de muito uso e com bateria, porque na falta de luz ela solta; em troca não tem peça que gaste e não faz barulho. Pomos ou trocamos qualquer uma das duas, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Ímã e fechadura elétrica na falta de luz e no uso',
    text: [
      'A fechadura elétrica recebe um pulso e solta a lingueta, então a folha precisa fechar certa no batente. O ímã fica energizado o tempo todo, segura a folha inteira e pede chapa alinhada e fonte boa.',
      'O valor muda com o fio, a fonte e a solda no batente, e o modelo se escolhe por foto.',
    ],
    points: [
      'Casa na rua, sem porteiro: fechadura elétrica.',
      'Prédio ou clínica, com bateria e botão de saída: ímã.',
      'Folha que empena ou bate forte: ímã tolera pouco desalinho.',
      'Chuva direta: os dois pedem modelo de área externa.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão fechado, do batente por dentro e da fechadura que existe.',
  },
  {
    when: [
      'fechadura|fecho|trinco|fechadura eletrica|fecho eletrico',
      'social|pedestre*|portaozinho',
      'troc*|instal*|preco|quanto|conserto|consertar|colocar|nova',
    ],
    unless:
      'digital|senha|biometri*|eletroima|magnetic*|chaveiro|interfone*|videoporteiro|video porteiro|porteiro eletronico',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Instalar ou trocar fecho ou fechadura elétrica no portão social fica entre {{repair.from}} e {{repair.to}}, com fechadura, fonte e fio em linhas separadas do orçamento, conforme o modelo e a solda do batente. Antes da troca se testa o fio e a fonte, porque fecho que não solta muitas vezes só não recebe energia.',
    ],
    description:
      'Instalar ou trocar fechadura elétrica no portão social fica entre {{repair.from}} e {{repair.to}}, com fechadura, fonte e fio em linhas separadas.',
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
      'social|pedestre*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram',
      'motor|interfone|automatic*|fechadura|trava|eletrico|eletronico',
    ],
    unless: 'digital|senha|eletroima|embutid*|biometri*|facial|inteligente|smart|tetra',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'No portão social paga-se a tranca elétrica e a ligação, e não um motor: fecho, botoeira e fio até a fonte ficam na faixa de {{repair.from}} a {{repair.to}}, conforme a distância e a solda no batente. O interfone em si é de quem trabalha com interfonia; nós ligamos o botão dele ao fecho ou à central.',
    ],
    heading: 'Do que é feito o preço do portão social automático',
    text: [
      'Fecho ou fechadura, fonte de 12 V, botão de saída, mola e mão de obra. Folha caída na dobradiça se acerta antes, na serralheria, ou o trinco não acha o furo.',
      'Motor que mova a folha de pedestre só por orçamento, e raramente compensa.',
    ],
    points: [
      'Distância da fonte ao portão.',
      'Quem abre: interfone, controle do carro ou senha.',
      'Folha que fecha sozinha e no esquadro.',
      'Trancado ou solto na falta de luz: escolha antes.',
    ],
    further: 'Para a trava da folha da garagem, veja [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp a foto do batente, da folha fechada e do interfone, e para que lado o portão abre.',
  },
  {
    when: [
      'portao social|porta social|portao de pedestre*|portaozinho|portao pequeno',
      'sozinh*|mola|fechar|automatic*',
      'nao fecha|fechar|fecha|mola|volta',
    ],
    unless: 'interfone|basculante|embutid*|bate|motor|abre sozinh*|celular',
    subject: 'portao-social',
    isAboutSubject: true,
    answer: [
      'Portão social fecha sozinho por mola, e não por motor: se deixou de fechar, a mola aérea perdeu óleo ou força, a de dobradiça quebrou ou a folha está raspando. Abra até o fim e solte: se para sempre no mesmo ponto é atrito; se fecha devagar e não encosta, é regulagem da mola.',
    ],
    heading: 'Regular a mola ou aliviar a folha',
    text: [
      'Na mola hidráulica, um parafuso regula o caminho e outro o último palmo; gire um quarto de volta por vez. Óleo na carcaça é troca, porque não se recarrega.',
      'Antes, tire a mola do caminho da culpa: solte o braço dela e mova a folha na mão. Pesou, é dobradiça ou chão.',
    ],
    points: [
      'Não chega ao trinco: último palmo fraco.',
      'Bate com força: velocidade alta.',
      'Para com vento: mola pequena para a folha.',
      'Para na lingueta: fecho elétrico desalinhado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'De quem é o serviço',
        text: [
          'Mola e dobradiça são do serralheiro ou do chaveiro. Fecho elétrico, fonte e botão são nossos, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para pôr motor no portão social?',
        answer: 'Dá, mas na maioria das casas mola boa e fecho elétrico resolvem com menos.',
      },
      {
        question: 'Que mola aguenta chuva?',
        answer: 'A de uso externo, escolhida pelo peso e pela largura da folha.',
      },
    ],
    send: 'Mande um vídeo da folha fechando sozinha e uma foto da mola e da fechadura.',
  },
  {
    when: [
      'portao social|porta social|portao de pedestre*|portao pequeno|portaozinho|portao de entrada',
      'bate|batendo|bater|pancada|nao fecha|nao tranca|nao trava|fica aberto|mola|nao encaixa|desalinhad*|nao pega',
    ],
    unless: 'interfone|basculante|embutid*|motor',
    subject: 'portao-social',
    isAboutSubject: true,
    answer: [
      'Portão social que bate ou não tranca tem a velocidade ou o alinhamento errados: a mola fecha depressa demais, ou a folha desceu e a lingueta não acha o furo da chapa. Feche devagar com a mão e olhe a lingueta: se ela encosta fora do centro, o acerto é na dobradiça ou na chapa-testa.',
    ],
    heading: 'Mola, lingueta ou folha',
    text: [
      'A mola hidráulica aérea tem dois parafusos na ponta: um regula a velocidade, outro o último empurrão. Meia volta muda muito; óleo escorrendo nela é troca.',
      'Com fecho elétrico, o portão precisa dar o último toque sozinho para trancar. Se precisa de empurrão, o fecho não tem culpa.',
    ],
    points: [
      'Bate forte: velocidade da mola alta.',
      'Para encostado sem trancar: último empurrão fraco.',
      'Lingueta acima ou abaixo do furo: folha caída.',
      'Tranca de manhã e à tarde não: ferro dilatado, folga pequena.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que fazemos nele',
        text: [
          'Fecho elétrico, trava, fonte e botão são nossos, de {{repair.from}} a {{repair.to}}. Mola aérea e dobradiça ficam com o serralheiro ou o chaveiro; se o motor da garagem também pede acerto, ele entra na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Pôr borracha no batente ajuda?',
        answer: 'Cala a batida, mas se for grossa demais a lingueta não chega ao furo.',
      },
      {
        question: 'Qual mola serve em portão de ferro?',
        answer:
          'A escolhida pelo peso e pela largura da folha, para uso externo. A de porta de madeira não aguenta.',
      },
    ],
    send: 'Mande uma foto da fechadura com a folha encostada e um vídeo dela fechando.',
  },
  {
    when: [
      'automatiz*|motor|motoriz*',
      'portao social|portao de pedestre*|portao pequeno de pedestre*|pedestre*|porta social',
    ],
    unless: 'embutid*|basculante|no meio|fechadura|interfone',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'compatibility'],
    answer: [
      'No portão social de pedestres o usual é automatizar a abertura, e não a folha: um fecho elétrico ou uma fechadura destranca por botão, controle ou interfone, e a mola fecha. Isso nós instalamos, na faixa de conserto, de {{repair.from}} a {{repair.to}}. Um motor que mova a folha de pedestre sai só por orçamento, e os kits de portão basculante não servem nele.',
    ],
    heading: 'Destrancar à distância ou mover a folha',
    text: [
      'A folha de pedestre é leve, e qualquer um a empurra; um motor ali só faz sentido para cadeira de rodas ou mãos sempre ocupadas, e pede força muito baixa e sensor dos dois lados.',
      'Na maioria das casas bastam a trava, o fio até a central ou a fonte e uma mola que feche devagar.',
    ],
    points: [
      'Fecho elétrico: trancado sem energia, abre por pulso.',
      'Fechadura eletromagnética: solta sem energia, pede bateria.',
      'Mola aérea ou de piso: fecha a folha sem bater.',
      'Um botão livre do controle da garagem pode abrir o social.',
    ],
    questions: [
      {
        question: 'O controle da garagem abre também o portão de pedestres?',
        answer:
          'Abre, com um receptor ligado à trava e um botão livre no controle. Os dois portões continuam independentes.',
      },
      {
        question: 'O preço do kit de garagem vale para o portão de pedestres?',
        answer:
          'Não. O kit é só para portão basculante; no de pedestres a trava e o fio são orçados por foto.',
      },
    ],
  },
  {
    when: [`${powerCut}|bateria|nobreak|no break`, 'social|portaozinho|portao de pedestre*'],
    unless: 'interfone*|controle*|garagem|queim*|digital',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Sem energia, o portão social com fecho elétrico comum continua trancado e abre com a chave; o de fechadura de ímã se solta, e só fica fechado com bateria na fonte. Pôr uma fonte com bateria ou trocar o fecho entra na nossa faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Fecho comum ou ímã na falta de luz',
    text: [
      'Para saber qual é o seu, desligue a fonte: se o portão segue preso, é fecho; se abre ao empurrar, é ímã. Bateria de fonte gasta não avisa antes do apagão, e se testa uma vez por ano.',
    ],
    points: [
      'Deixe uma chave do fecho com cada morador.',
      'Saída de quem está dentro: a maçaneta abre sem luz.',
      'Fonte do fecho separada da do motor.',
    ],
    send: 'Mande a foto da fechadura e da fonte: dizemos se aceita bateria e quanto fica.',
  },
  {
    when: ['chuva|chove|chuvas|agua|molha*|molhou', 'social|portaozinho|portao de pedestre*'],
    unless: 'interfone*|controle*|garagem|digital|madeira',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Na chuva, o portão social falha pela emenda molhada no conduíte ou pela água que entra no fecho: seque, refaça a emenda no alto e ponha fechadura de corpo vedado com pingadeira. O serviço na fechadura, na fonte ou no fio vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por onde a água entra no social',
    text: [
      'Se ele só falha em dia úmido, procure a emenda mais baixa do fio e o furo da chave. Fonte ao tempo vai para dentro de casa ou para uma caixa fechada.',
    ],
    points: [
      'Botão de saída na rua: modelo vedado.',
      'Trinco duro depois da chuva: ferrugem, e não a bobina.',
      'Choque ao tocar a folha: desligue o disjuntor e não encoste.',
    ],
    send: 'Mande a foto da fechadura, da emenda e da fonte, e diga se falha só com chuva.',
  },
  {
    when: [
      'fechadura*|fecho|trinco eletrico',
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'funciona|funcionam|serve|servem|compativel|combina|combinam|da para ligar|liga em|pode ligar',
    ],
    unless: 'nao *|parou|digital|senha|queim*',
    subject: 'portao-social',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility'],
    answer: [
      'Em geral funciona: a fechadura elétrica comum é de 12 V, e o interfone só lhe manda um pulso, seja qual for a marca dos dois. Confira se a saída dele aguenta a corrente dela; se não, vai uma fonte com um relé no meio. Pôr ou trocar a fechadura fica entre {{repair.from}} e {{repair.to}}; o interfone é do instalador de interfonia.',
    ],
    heading: 'O que comparar nas duas etiquetas',
    text: [
      'Saída para fecho traz a tensão e a corrente escritas, e a fechadura também. Eletroímã é o contrário: fica energizado, e o interfone tem de cortar a energia dele.',
    ],
    points: [
      'Fio fino e longo tira força do pulso.',
      'Fechadura com memória solta no pulso e espera a porta abrir.',
      'Chave por fora, para a falta de luz.',
    ],
    send: 'Mande a foto das etiquetas do interfone e da fechadura.',
  },
  {
    when: ['fechadura*|fecho|trinco eletrico', 'ou|melhor|qual|diferenca|x|versus'],
    unless: 'nao *|digital|senha|interfone|funciona|serve|eletroima',
    ofTwoBrands: 'any',
    subject: 'portao-social',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda}, decide o modelo, e não o nome: o lado para onde o portão abre, sobrepor ou embutir, 12 V do seu interfone ou fonte, e se apanha chuva. Se já há uma na folha, fique com a que repete os furos dela. Pôr ou trocar fica entre {{repair.from}} e {{repair.to}}, e o modelo sai pela foto do batente.',
    ],
    heading: 'O que ler na caixa de cada fechadura',
    text: [
      'Fechadura que não casa com o batente obriga a soldar outro suporte, e isso custa mais que a diferença de preço entre as marcas.',
    ],
    points: [
      'Cilindro com chave dos dois lados.',
      'Trinco que se inverte para esquerda e direita.',
      'Peça de reposição na loja do bairro.',
    ],
    send: 'Mande a foto do batente, da borda da folha e da fechadura atual.',
  },
  {
    when: [
      'catraca*|torniquete*',
      'portao social|portao de pedestre|portao de pedestres|portao|porta',
      'ou|melhor|diferenca|x|versus|vale a pena',
    ],
    unless: 'controle|controles|consert*|travad*|nao libera|quebr*',
    subject: 'portao-social',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'A catraca conta e libera uma pessoa por vez, com alguém por perto; o portão social fecha a entrada de verdade, também à noite. Na academia ou na firma os dois se completam: portão na rua e catraca na recepção. Catraca não é serviço nosso, e sim de empresa de controle de acesso; no portão social pomos e consertamos a fechadura elétrica, a fonte e a botoeira, de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'A catraca libera uma pessoa por vez; o portão social fecha a entrada também à noite. Catraca não é nosso serviço; a fechadura elétrica é.',
    heading: 'O que decide entre catraca e portão',
    text: [
      'Se o problema é aluno sem pagar, é catraca. Se é a porta aberta para a rua, é portão com mola e fechadura elétrica, aberto por interfone, botão ou pelo leitor que já libera a catraca.',
    ],
    points: [
      'Passagem larga para cadeira de rodas: catraca comum não serve.',
      'Saída livre em emergência, sem cartão.',
      'Portão que bate: mola aérea, que é do serralheiro ou do vidraceiro.',
    ],
  },
  {
    when: [
      'mola aerea|mola hidraulica|fechador|amortecedor|mola de portao social|mola de portao de pedestre*|mola',
      'vaz*|oleo|pinga*|pingando',
      'social|pedestre*|portaozinho|portao pequeno|portao',
    ],
    unless: 'basculante*|bateria|motor|correr|deslizante|garagem|lubrific*|passar',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-social',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Mola aérea que vaza óleo no portão social se troca: é o óleo que freia a folha, e a carcaça fechada não se enche de novo. Sem ele o portão bate com força e pode prender a mão. A nova se compra em loja de ferragens, pela faixa de peso e largura da velha, e quem a põe é o serralheiro.',
    ],
    heading: 'Até a mola nova chegar',
    text: [
      'Segure a folha ao fechar e avise quem passa, sobretudo criança. Apertar o parafuso de regulagem não para o vazamento, e forçado ele salta.',
    ],
    points: [
      'Olhe na carcaça o número da força: a nova tem de ser igual.',
      'Folha caída ou raspando gasta a mola: veja a dobradiça antes.',
      'Se o portão tem fechadura elétrica, ela é que precisa da batida certa para prender.',
    ],
    send: 'Se o portão social tem trava ou fechadura elétrica, mande a foto dela e diga o que falha.',
  },
  {
    when: [asksFunction, 'trava|fechadura|fecho|trinco', 'social|pedestre|pedestres'],
    unless: otherThanFunction,
    subject: 'portao-social',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A trava do portão social mantém a entrada de pedestre trancada e a abre por um botão ou pelo interfone, sem ninguém ir até lá. É a fechadura ou o fecho elétrico do batente: um pulso solta o trinco, e a porta se tranca de novo quando encosta. Pôr ou consertar fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Fechadura, fecho ou ímã na entrada de pedestre',
    text: [
      'A fechadura e o fecho elétrico continuam trancados sem energia e se abrem pela chave. O ímã é mais silencioso, mas solta a porta quando a bateria dele acaba.',
    ],
    points: [
      'Porta desalinhada não tranca: a dobradiça se acerta antes.',
      'A fonte e o fio são parte do serviço.',
      'A mola aérea faz a porta encostar sozinha.',
    ],
    send: 'Mande a foto do batente e da fechadura de hoje, com a porta aberta e fechada.',
  },
];
