/** Answers to titles about remote controls: no movement at all. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const noMovementAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'nao obedece|nao responde|so um|alguns|nem todos|so funciona com um|outro nao|menos um|so um deles|menos o meu',
      'todos os controles|alguns controles|um controle|um dos controles|nem todos|so um controle|outro nao',
    ],
    unless: 'nenhum|perdi|program*|gravar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Se um controle abre e outro não, a central está boa e o defeito é do que falhou: bateria fraca, botão gasto ou gravação perdida. Troque a bateria pela mesma medida; se a luz acende forte e o portão não reage, ele saiu da memória, ou a memória encheu e o mais antigo foi apagado. Gravar de novo todos os da casa fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Por que só alguns param',
    text: [
      'Controle de outra marca ou de código diferente nunca chega a gravar, embora a luz dele acenda. Cópia feita em balcão de um código rolante também para depois de alguns toques.',
    ],
    points: [
      'Falha só de longe: bateria ou antena.',
      'Parou depois de gravar um novo: memória cheia.',
      'Botão afundado: contato gasto.',
    ],
    send: 'Mande fotos dos controles que abrem e dos que não abrem, lado a lado.',
  },
  {
    when: [
      'interfone*',
      'abre|funciona',
      'controle nao|mas o controle|controle nao abre|controle parou|o controle nao|menos o controle|nao abre em controle|nao abre pelo controle|nao abre com o controle|nao abre com controle|nao funciona em controle|nao funciona com o controle|menos em controle|menos pelo controle',
    ],
    unless: 'tambem nao|nem interfone|nem pelo interfone|nem em interfone|interfone nao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o interfone abre e o controle não, motor, central e energia estão bons: o defeito está entre o controle e o receptor. Troque a pilha e teste outro controle; se só um falha, é ele; se nenhum abre, é a antena, o receptor ou a memória que se apagou.',
    ],
    heading: 'Do controle ao receptor, na ordem da prova',
    text: [
      'Aperte a meio metro da caixa do motor: se abre só de perto, é antena ou pilha. Se nem de perto, e a luz do controle acende forte, falta gravação ou o receptor morreu.',
      'Gravar fica de {{part.programming.from}} a {{part.programming.to}}; receptor avulso, entre {{repair.from}} e {{repair.to}}, com os controles orçados à parte.',
    ],
    points: [
      'Depois de temporal: memória ou receptor.',
      'Depois de trocar lâmpada por LED: interferência.',
      'Depois de alguém gravar um controle novo: toque longo apagou os outros.',
    ],
    send: 'Mande a foto do controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'as vezes|de vez em quando|nem sempre|intermitente|falhando|falha',
      'controle*',
      'nao obedece|nao funciona|nao abre|nao pega|falha*|obedece|funciona|portao',
    ],
    unless: 'chuva|chove|noite|frio|calor|perto|copia*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o controle falha só às vezes, conte: dez toques de perto e dez de longe, com dois controles. Se um só erra, é pilha, contato ou botão dele. Se os dois erram de longe, é antena ou interferência; se os dois erram até de perto, é receptor ou central. A botoeira diz o resto: se ela falha junto, não é rádio.',
    ],
    heading: 'O que muda entre a vez que abre e a vez que não abre',
    text: [
      'Anote a hora e o que estava ligado. Lâmpada de LED, câmera, roteador e carregador barato junto do motor abafam o sinal; apague um por vez.',
      'Portão que está no meio do curso ignora ordens em muitas centrais, e isso não é defeito. Gravar outra vez quase nunca resolve falha que vai e volta; antena ou receptor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Precisa apertar com força: borracha ou chavinha.',
      'Falha com sol na caixa: receptor quente ou solda fria.',
      'Falha de manhã: umidade no receptor.',
    ],
    send: 'Mande a contagem, a foto do controle aberto e a da caixa do motor.',
  },
  {
    when: [
      'um controle|outro controle|o outro|controle da minha|controle do meu|so um',
      'funciona|abre|nao funciona|nao abre|parou',
      'controle|nao|outro',
    ],
    unless: 'dois portoes|outro portao|vizinho|comprar|programar outro',
    of: ['controle-remoto'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Se um controle abre o portão e o outro não, a central e o receptor estão bons: o defeito é do controle mudo. Troque a bateria, veja se a luz acende forte e compare com o que funciona; luz boa e portão parado quer dizer que ele saiu da memória.',
    ],
    heading: 'O controle mudo, em três provas',
    text: [
      'Primeiro a luz: sem ela é bateria, contato ou botão. Depois o lugar: colado ao motor ele abre, é potência; nem assim, é gravação.',
      'Por último a família: se ele veio de outro portão ou de loja, pode ser de código que a sua central não aceita.',
    ],
    points: [
      'Sem luz: bateria ou contato.',
      'Luz fraca: bateria.',
      'Luz forte, só abre colado: transmissor gasto.',
      'Luz forte e nada: gravar de novo.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Gravar de novo sem apagar os outros',
        text: [
          'Gravar um controle não mexe nos demais, desde que se use o toque curto do botão da placa; o toque longo apaga tudo em muitos modelos. O serviço fica entre {{part.programming.from}} e {{part.programming.to}}, e cabem vários controles na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Por que ele saiu da memória?',
        answer:
          'Alguém gravou outro com a memória cheia, a placa foi trocada ou um toque longo apagou o grupo.',
      },
      {
        question: 'Posso copiar do que funciona?',
        answer: 'Só se forem de código fixo. No rolante, cada controle se grava na central.',
      },
    ],
  },
  {
    when: [
      'nao reconhece|nao reconheceu|parou de reconhecer|perdeu a programacao|desprogramou|desprogramad*|desconfigurou|desconfigurad*|esqueceu|perdeu a memoria|perde a programacao|perdendo a programacao|deixou de reconhecer',
      'controle*|motor|central|portao|placa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Motor de portão que não reconhece mais o controle perdeu aquele código da memória, trocou de receptor ou está com a memória cheia. Teste os outros controles: se só um falhou, ele se grava de novo; se todos falharam de uma vez, a suspeita é a placa ou o receptor.',
    ],
    heading: 'Um, alguns ou todos os controles',
    text: [
      'Todos ao mesmo tempo, depois de temporal ou queda de luz, apontam chip de memória ou receptor. Alguns apontam memória cheia, em que o novo apaga o mais antigo.',
      'Controle recém-comprado que nunca foi reconhecido é outro caso: costuma ser de família diferente, com a mesma frequência e outro código.',
    ],
    points: [
      'Veja se a luz do controle acende forte.',
      'Aperte a botoeira: se o portão anda, o motor está bom.',
      'Lembre-se de quem gravou controle por último.',
      'Perde toda semana: memória da placa com defeito.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Gravar outra vez ou trocar o receptor',
        text: [
          'Gravar os controles da casa fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor avulso novo entra num conserto de {{repair.from}} a {{repair.to}}, e placa que esquece sempre, entre {{part.board.from}} e {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Trocar a bateria apaga a gravação?',
        answer: 'Não. O código do controle fica no chip dele, e a lista de quem abre fica na central.',
      },
      {
        question: 'Posso gravar sozinho?',
        answer:
          'Se o botão de gravar fica fora da caixa, sim. Dentro dela, ao lado da rede, peça ao técnico.',
      },
    ],
  },
  {
    when: [
      'motor novo|central nova|placa nova|motor trocado|troquei o motor|troquei a placa|trocou a placa|trocaram o motor|trocou o motor|instalei motor|troca de placa|trocar a placa|trocar o motor',
      'controle*',
      'antigo|antigos|velho|nao funciona|serve|funciona|aproveit*|perd*|program*|parou',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Com motor ou placa nova, o controle antigo não abre mais porque a memória dele ficou na central que saiu. Se a família do código é a mesma, basta gravá-lo na nova; se a marca ou o tipo mudou, ele não serve, e usam-se os que vieram com o motor ou um receptor avulso do sistema antigo.',
    ],
    heading: 'Aproveitar o controle antigo ou não',
    text: [
      'Compare a marca e a frequência do controle com as da central nova e tente gravar: se a luz dela confirma, ele entrou. Se não confirma com bateria nova, é de outra família.',
      'Quem tem muitos controles, como um prédio, pode pôr na central nova um receptor que entenda os antigos e manter os dois até a troca terminar.',
    ],
    points: [
      'Mesma marca, código rolante: quase sempre grava.',
      'Marca diferente: só com receptor da marca do controle.',
      'Chavinhas: só se a central nova aceita código fixo.',
      'Nenhum controle abre e a botoeira abre: falta gravar.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Quanto custa gravar todos',
        text: [
          'A gravação dos controles que servem fica entre {{part.programming.from}} e {{part.programming.to}}; receptor avulso, instalado, de {{repair.from}} a {{repair.to}}. No nosso kit vêm dois controles já gravados.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quem instalou devia ter gravado?',
        answer:
          'É o usual, quando o controle é compatível. Se o serviço é recente, fale primeiro com quem instalou.',
      },
      {
        question: 'O controle antigo ainda abre o portão do vizinho?',
        answer: 'Não. Ele só abre onde o código dele está gravado.',
      },
    ],
    send: 'Mande a foto dos controles antigos, dos novos e da etiqueta da central.',
  },
  {
    when: [
      'controle*',
      'predio|condominio|apartamento|morador|moradores|condominos',
      'nao funciona|parou|pararam|nao abre|falha*|bloque*|trocar|quebrou|queimou',
    ],
    unless: 'preco|custa|clon*|todos|sindico|bateria|tag',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle de prédio que parou de abrir está, quase sempre, com a bateria fraca ou com o cadastro desligado na portaria, por troca de sistema, memória cheia ou limpeza dos antigos. Ponha bateria nova e teste perto do portão; se outro morador abre e você não, peça à administração que confira o seu número.',
    ],
    heading: 'O que o morador resolve e o que é do condomínio',
    text: [
      'Bateria, botão e carcaça são seus. Cadastro, receptor e central são do condomínio, e controle comprado fora não entra sem o síndico, mesmo que o modelo seja igual.',
      'Se a falha é de todos no mesmo dia, o defeito está no receptor ou na antena, e quem chama o técnico é a portaria.',
    ],
    points: [
      'Luz fraca: bateria do tipo impresso na velha.',
      'Luz forte e nada: cadastro apagado.',
      'Abre o portão e não a porta social: botão errado ou gravação parcial.',
      'Perdeu: avise no mesmo dia, para apagarem o número.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quando a portaria nos chama',
        text: [
          'Gravação e limpeza de cadastro, de {{part.programming.from}} a {{part.programming.to}}; receptor ou antena, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço. Para morador avulso não mexemos na central do prédio sem autorização escrita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso copiar o controle do prédio no chaveiro?',
        answer:
          'Se for rolante, não funciona; se for fixo, funciona e quebra a segurança de todos. Peça um ao condomínio.',
      },
      {
        question: 'O condomínio pode cobrar pelo controle novo?',
        answer: 'Em regra, sim, pelo custo, se a assembleia ou o regimento prevê.',
      },
    ],
    send: 'Mande a foto do controle, frente e verso, e diga se outros moradores têm a mesma falha.',
  },
  {
    when: ['controle*', 'fecha mas nao abre|so fecha|fecha e nao abre|so fecha nao abre|nao abre so fecha'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o controle fecha, ele está bom, e quem não deixa abrir é o portão: relé da abertura, fim de curso que a placa lê como já aberto ou folha pesada para subir. Se o motor ronca ao tentar, pare de insistir: é peso ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se nem estala, é sensor, de {{part.adjustment.from}} a {{part.adjustment.to}} na regulagem, ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Um sentido só',
    text: [
      'Prove a botoeira da parede: se ela também só fecha, o controle está fora da conta. Controle de dois botões pode ter só um deles gravado.',
    ],
    points: [
      'Abre na mão com facilidade: sensor ou relé.',
      'Pesa na mão: equilíbrio da folha.',
      'Só um dos controles falha: grave os dois botões.',
    ],
    send: 'Mande um vídeo com som da tentativa de abrir, de longe.',
  },
  {
    when: [
      'controle de carro|controle que fica em carro|controle em carro|controle do meu carro|de dentro de carro|de dentro do carro',
      'nao abre|nao funciona|parou|falha|nao pega|nao aciona|nao vai',
    ],
    unless: 'em cima|homelink|chave',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O controle que fica no carro e não abre o portão costuma estar com a bateria gasta pelo calor do painel, e o vidro com película metálica ou a lataria ainda tiram alcance. Troque a bateria e prove fora do carro: se ali abre, é o lugar; se não abre, prove outro controle. Botão do próprio carro, tipo HomeLink, só abre se a central tiver um código que ele aprenda.',
    ],
    heading: 'Carro, controle ou portão: quem falha',
    text: [
      'Se nenhum controle abre e a botoeira da parede abre, o defeito é do receptor, num conserto de {{repair.from}} a {{repair.to}}. Se só o do carro falha com bateria nova, regrava-se ou troca-se, de {{part.programming.from}} a {{part.programming.to}} a gravação.',
    ],
    points: [
      'Abre com o braço para fora da janela: a película segura o sinal.',
      'Abre só bem perto: bateria ou antena.',
      'Parou depois de trocar de carro: grave o botão do carro novo.',
    ],
    send: 'Mande uma foto do controle aberto e diga de que distância ele abre fora do carro.',
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
];
