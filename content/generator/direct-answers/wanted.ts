/** Products that people look for by their use: for a light gate, an old one, a building, a power cut. */
import type { DirectAnswer } from '../direct-answer.ts';

export const wantedAnswers: readonly DirectAnswer[] = [
  {
    when: ['silencios*|sem barulho|sem ruido'],
    unless: 'mais silencioso|motor faz|fazendo barulho|quarto|dormir|vizinho',
    subject: 'motor',
    aspects: ['choose', 'care'],
    answer: [
      'O motor de portão mais silencioso que instalamos é o de inversor, o PPA Home Jetflex do kit de {{kit.jetflex}} para basculante: ele arranca e freia devagar, sem o tranco que se ouve dentro de casa. Metade do barulho, porém, vem da folha, e roldana, dobradiça e batente em ordem contam tanto quanto o motor.',
    ],
    heading: 'De onde vem o barulho de um portão',
    text: [
      'Com o motor solto e a energia cortada, leve a folha na mão. O que range ou bate assim não muda com motor novo.',
      'No portão de correr, roldana com rolamento e cremalheira de nylon deixam o passo mais macio. Ajuste de folha e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tranco na partida e na parada: motor sem rampa de velocidade.',
      'Rangido no meio do curso: dobradiça ou pivô seco.',
      'Batida no fim: fim de curso passado ou batente sem borracha.',
      'Zumbido que vibra na parede: suporte frouxo ou sem calço.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Motor comum, rápido e com inversor: qual se ouve menos',
        text: [
          'O motor comum parte e para de uma vez. Com inversor, a central varia a rotação, e a folha sai e chega devagar, mesmo quando o meio do curso é rápido.',
          'Para basculante há três kits instalados: PADRÃO por {{kit.padrao}}, SPEEDY por {{kit.speedy}} e JETFLEX por {{kit.jetflex}}. O último é o indicado para quem dorme perto da garagem, e pede ponto de 220 V.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para deixar mais silencioso o motor que já tenho?',
        answer:
          'Em parte. Lubrificar, trocar rolamento ou roldana e calçar o suporte tiram muito ruído; a partida suave depende de central e motor com inversor.',
      },
      {
        question: 'Motor lento faz menos barulho?',
        answer:
          'Nem sempre. Ele demora mais e soa por mais tempo; o que incomoda é o tranco, e não a velocidade.',
      },
    ],
  },
  {
    when: [
      'bateria*',
      'motor|portao|garagem',
      'queda de luz|queda de energia|falta de luz|falta de energia|faltar luz|falta luz|falta energia|acaba a luz|acabar a luz|sem luz|sem energia|apagao',
    ],
    unless:
      'controle*|pilha*|solar|trocar|troquei|carro|acabou|descarreg*|fraca|nao abre|nao funciona|dura|quanto tempo',
    subject: 'nobreak',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'power', 'lifetime'],
    answer: [
      'Para o portão abrir na falta de luz há dois caminhos: com o motor que já existe, um nobreak próprio para portão, que tem a bateria dentro; com motor novo, um de corrente contínua, de 24 V, que traz a bateria na própria central. Orçamos os dois pela etiqueta do motor. Motor comum, de 127 ou 220 V, não trabalha com bateria ligada direto nele.',
    ],
    heading: 'Nobreak ou motor de corrente contínua',
    text: [
      'O nobreak fica entre o disjuntor e a central, em lugar seco e ventilado. O de computador desliga na partida do motor, que puxa várias vezes a corrente de trabalho.',
      'Se falta luz poucas vezes por ano, a chave de destravamento ao alcance resolve de graça; se a folha é pesada ou quem entra não consegue empurrá-la, a bateria se paga.',
    ],
    points: [
      'Tensão e potência do motor, lidas na etiqueta.',
      'Aberturas que ele precisa aguentar até a luz voltar.',
      'Teste mensal: desligue o disjuntor e abra uma vez inteira.',
      'Bateria envelhece parada, e mais depressa no calor.',
    ],
  },
  {
    when: ['bateria*', 'motor|portao|garagem'],
    unless: 'controle*|pilha*|solar|trocar|troquei|a23|12v|cr2032|nobreak|carro|acabou|descarreg*|fraca',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'power', 'lifetime'],
    answer: [
      'Há duas maneiras de ter bateria no portão: somar um nobreak próprio para ele, que mantém o motor comum andando na falta de luz, ou pôr um motor de corrente contínua, de 24 V, que traz a bateria na própria central. Motor ligado em 127 ou 220 V não trabalha com bateria direta.',
    ],
    heading: 'Nobreak ou motor com bateria própria',
    text: [
      'Com o motor que já existe, soma-se um nobreak próprio para portão, entre o disjuntor e a central. O de computador não serve, porque a partida do motor pede várias vezes a corrente de trabalho.',
      'Com motor novo de corrente contínua, a bateria carrega sozinha e sustenta algumas aberturas. Os dois saem por orçamento, pela etiqueta do motor.',
    ],
    points: [
      'Tensão do motor, 127 ou 220 V, lida na etiqueta.',
      'Potência, que decide o tamanho do nobreak.',
      'Quantas aberturas se querem na falta de luz.',
      'Lugar seco e ventilado para o aparelho.',
    ],
    sections: [
      {
        aspect: 'lifetime',
        heading: 'Vida da bateria e hora da troca',
        text: [
          'Bateria parada também envelhece, e mais depressa no calor. O sinal do fim é o portão que abre uma vez e para no meio da segunda.',
          'Teste de vez em quando: desligue o disjuntor e faça uma abertura inteira. Sem bateria nem nobreak, o portão se abre pela chave de destravamento.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso ligar uma bateria de carro no motor do portão?',
        answer:
          'Não. O motor comum é de corrente alternada e não gira com ela; além disso, a bateria de carro solta gás e não é feita para ficar em lugar fechado.',
      },
      {
        question: 'Quantas aberturas a bateria aguenta?',
        answer:
          'Depende da potência do motor e do peso da folha. Conta-se em aberturas e não em horas, e o fabricante do nobreak informa a capacidade.',
      },
      {
        question: 'Sem bateria, como abro na falta de luz?',
        answer: 'Com a chave de destravamento, que solta o motor e deixa levar a folha na mão.',
      },
    ],
  },
  {
    when: ['rapid*|veloz*|4 segundos|mais veloc*', 'aluminio'],
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de alumínio aceita bem motor rápido, porque a folha é leve; o cuidado é a fixação, que precisa de chapa de reforço por trás do perfil fino. Em basculante, o kit SPEEDY abre em {segundos speedy} por {{kit.speedy}} e o JETFLEX em {segundos jetflex} por {{kit.jetflex}}, os dois já instalados.',
    ],
    heading: 'Velocidade em folha de alumínio',
    text: [
      'Folha leve balança mais quando para de repente. Por isso o inversor do JETFLEX, que freia antes do batente, combina com alumínio melhor que a velocidade sem rampa.',
      'Folha de alumínio de correr também pode ser rápida, com motor por orçamento. O rebite e o parafuso vão com arruela larga, e nunca no lambril solto.',
    ],
    points: [
      'Quadro firme: perfil com folga entorta com a partida.',
      'Chapa de reforço no ponto do braço ou da cremalheira.',
      'Ponto de 220 V para o motor com inversor.',
      'Fotocélula alinhada, indispensável em portão rápido.',
    ],
    questions: [
      {
        question: 'O motor rápido entorta o portão de alumínio?',
        answer:
          'Com reforço no ponto de fixação e força regulada, não. O que entorta é motor preso no perfil fino, rápido ou lento.',
      },
      {
        question: 'SPEEDY ou JETFLEX na folha de alumínio?',
        answer:
          'Para folha larga ou com ripas soltas, JETFLEX, pela parada suave. Para folha pequena e firme, o SPEEDY basta.',
      },
    ],
  },
  {
    when: ['mola|molas', 'basculante|portao|garagem', 'kit|par|jogo|preco|comprar|valor|tracao'],
    unless: 'quebr*|arrebent*|estour*|partiu|hidraulic*|aerea|porta|trava',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose', 'price'],
    answer: [
      'O kit de molas do portão basculante não se compra pelo tamanho do vão: a mola tem de equilibrar o peso daquela folha, e par errado derruba ou levanta o portão sozinho. Nós trocamos e regulamos molas e cabos na visita, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda; mola avulsa não vendemos.',
    ],
    heading: 'Como se escolhe a mola de um basculante',
    text: [
      'Pesa-se ou calcula-se a folha, com o revestimento, e mede-se o braço em que a mola puxa. O teste é simples: com o motor solto, a folha a meia altura fica parada.',
      'Troca-se sempre o par, mesmo que só um lado tenha cedido, porque a mola velha já perdeu força.',
    ],
    points: [
      'Folha que desce sozinha: mola fraca ou peso acrescentado.',
      'Folha que sobe sozinha: mola forte demais.',
      'Espira aberta ou ferrugem funda: troca do par.',
      'Mola esticada guarda força e fere: não se solta sem ferramenta e escora.',
    ],
    sections: [
      {
        aspect: 'compatibility',
        heading: 'Kit de molas não é kit de motor',
        text: [
          'As molas ou os contrapesos seguram o peso; o motor só move a folha já equilibrada. Motor novo em folha desequilibrada queima cedo.',
          'Se a ideia é automatizar, o kit de motor instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e o equilíbrio se confere antes.',
        ],
      },
    ],
    questions: [
      {
        question: 'Mola ou contrapeso no basculante?',
        answer:
          'Cada portão nasce com um dos dois, e a troca de sistema é obra de serralheiro. A mola ocupa menos espaço; o contrapeso mantém a força por mais tempo.',
      },
      {
        question: 'Posso trocar a mola sozinho?',
        answer: 'Não convém. Com a folha sem escora ou a mola sob carga, o golpe é forte e rápido.',
      },
    ],
  },
  {
    when: ['mola|molas', 'quebr*|arrebent*|estour*|partiu|solt*|caiu'],
    unless: 'hidraulic*|aerea|trava',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com a mola do portão basculante quebrada, não acione o motor, não destrave e não passe por baixo: sem ela a folha tem o peso todo e pode descer de uma vez. Desligue o disjuntor, mantenha as pessoas longe e peça a troca do par, que fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que acontece quando a mola quebra',
    text: [
      'A mola segurava o peso; agora ele está no motor, no cabo e no fuso, que não foram feitos para isso. Insistir no controle queima o motor ou solta o braço.',
      'O técnico escora a folha, troca as duas molas, confere cabos e pivôs e refaz o equilíbrio antes de religar.',
    ],
    points: [
      'Folha aberta: escora e distância, nunca o carro debaixo.',
      'Folha fechada: deixe fechada e saia por outra porta.',
      'Pedaço de mola solto: não puxe, pode estar sob tensão.',
      'Um lado só quebrado: trocam-se os dois.',
    ],
    questions: [
      {
        question: 'Posso usar o portão só com uma mola?',
        answer: 'Não. A folha torce, sai da guia e sobrecarrega o lado bom até que ele também parta.',
      },
      {
        question: 'Por que a mola quebrou?',
        answer: 'Ferrugem, fadiga de muitos anos ou folha que ganhou peso com chapa ou madeira nova.',
      },
    ],
  },
  {
    when: ['apartamento*|predio*|edificio*', 'motor|motores|automatiz*|instal*'],
    unless:
      'nobreak|bateria|alugad*|aluguel|quebrad*|queimad*|nao abre|nao fecha|parado|travad*|conserto|manuten*|controle|clon*|tag|contrato|quem paga|interfone|placa*|dura|duracao|vida util|quantos anos',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'allowed'],
    answer: [
      'A garagem de um prédio de apartamentos pede motor de uso intenso, escolhido pelo número de aberturas na hora mais cheia e pelo peso da folha, e não o motor de casa. Motor e instalação de portão pesado de condomínio ficam entre {{condominium.from}} e {{condominium.to}}, e o orçamento sai em nome do síndico.',
    ],
    heading: 'Quantos apartamentos, quantas aberturas',
    text: [
      'Cada carro faz de duas a quatro passagens por dia, e um quarto delas cai na mesma hora da manhã ou da noite. É essa hora que esquenta o motor: o comum de casa faz de cinco a dez ciclos por hora, e o de uso intenso, de trinta a mais de cinquenta.',
      'O portão da garagem é área comum. Quem pede a troca é o síndico ou a administradora, com autorização conforme a convenção.',
    ],
    points: [
      'Número de vagas em uso e horário de pico.',
      'Tipo da folha, medidas e material.',
      'Tensão do quadro e distância até o motor.',
      'Quantos controles ou tags precisam ser gravados.',
    ],
    questions: [
      {
        question: 'Motor de casa aguenta um prédio pequeno?',
        answer:
          'Só com pouquíssimas vagas e folha leve. Se houver fila de manhã, ele para pelo protetor térmico, e o conserto repetido custa mais que o motor certo.',
      },
      {
        question: 'Os controles dos moradores continuam servindo?',
        answer:
          'Continuam se a central nova aceitar a mesma família, ou com um receptor avulso. A lista de controles por apartamento se refaz na troca.',
      },
      {
        question: 'A garagem fica fechada durante a troca?',
        answer: 'Fica no manual por algumas horas, com data avisada aos moradores e alguém no vão.',
      },
    ],
  },
  {
    when: ['madeira', 'antig*|velh*|pesad*'],
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['install', 'choose', 'price'],
    answer: [
      'Portão de madeira antigo pode receber motor se a folha ainda está firme e no esquadro: antes se troca a madeira podre, se aperta o quadro e se põe uma chapa de ferro onde o braço vai prender. O motor se escolhe pelo peso da madeira molhada; em basculante até {{homeJetflex.weight}} os kits instalados vão de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que se confere numa folha de madeira velha',
    text: [
      'Com uma chave de fenda se testa a base das tábuas e o encontro com as dobradiças: onde ela afunda, o parafuso do motor não segura. Essa parte é do marceneiro ou do serralheiro, antes da instalação.',
      'Depois se leva a folha na mão, em dia seco e depois da chuva. Se ela raspa molhada, o motor só vai forçar o que já está apertado.',
    ],
    points: [
      'Tábua podre ou cupim: troca antes do motor.',
      'Quadro que balança: cantoneira ou travessa de ferro.',
      'Dobradiça ou pivô gasto: troca, porque o motor não corrige folha caída.',
      'Folha de correr ou de abrir: motor por orçamento, pelo peso.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Qual motor para o portão antigo',
        text: [
          'Madeira maciça antiga costuma pesar mais do que parece. Folha basculante de até {{home.weight}} fica com o PPA Home, até {{homeJetflex.weight}} com o PPA Home Jetflex, e acima disso vai para a linha pesada, por orçamento.',
          'A partida suave do inversor poupa encaixe e parafuso de folha velha.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vale mais a pena um portão novo?',
        answer:
          'Vale quando a madeira podre chega ao quadro ou a folha está torta. Se o dano é de poucas tábuas, a reforma e o motor saem mais em conta.',
      },
      {
        question: 'O motor estraga a madeira?',
        answer: 'Sem reforço, sim: o parafuso trabalha e rasga a fibra. Com chapa dos dois lados, não.',
      },
    ],
  },
  {
    when: [
      'voces instala*|voces coloca*|voces atende*|voces trabalha*|voces faz*',
      'predio*|condominio*|edificio*|empresa*|comercio',
    ],
    unless: 'conserto|consertam|interfone|camera|portaria|controle*|tag',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Instalamos, sim: em prédio, condomínio e empresa o motor é de uso intenso, escolhido pelas aberturas da hora mais cheia e pelo peso da folha, e fica entre {{condominium.from}} e {{condominium.to}} com a montagem. A visita para medir não tem taxa na área atendida, e o orçamento sai por escrito, em nome do condomínio ou da empresa.',
    ],
    heading: 'Como é a instalação num portão de uso coletivo',
    text: [
      'A troca se marca fora da hora de saída, e o portão fica em abertura manual enquanto o motor muda. Os controles dos moradores voltam se o receptor novo for da mesma família; se não, gravam-se todos numa visita.',
    ],
    points: [
      'Número de vagas e horário de maior saída.',
      'Fotocélula e sinalização conferidas no mesmo dia.',
      'Manutenção ao menos a cada {{maintenance.interval}}.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a etiqueta do motor de hoje e o número de vagas.',
  },
];
