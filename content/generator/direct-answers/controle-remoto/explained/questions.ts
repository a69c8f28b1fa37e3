/** Answers to titles about remote controls: questions. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const explains =
  'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de';

export const questionsAnswered: readonly DirectAnswer[] = [
  {
    when: [
      'tipos|quais os tipos|quais sao os tipos|quais tipos|modelos de',
      'controle|controles|controle remoto',
    ],
    unless: 'controle de acesso|compativ*|marca*|pilha*|bateria*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os tipos de controle de portão se separam pelo código e pela frequência: o de código fixo, com chavinhas ou soldas dentro, repete sempre o mesmo sinal; o de código aprendido tem um número de fábrica; e o de código rolante muda a cada toque e é o mais seguro. Quase todos usam 433,92 MHz; os antigos, 299 ou perto disso. Muda ainda a forma: chaveiro, de quebra-sol ou botão no farol do carro.',
    ],
    heading: 'Como escolher o novo',
    text: [
      'Quem decide é a central: ela só grava controles da própria família. O genérico copia código fixo e aprendido, e não copia o rolante.',
      'Gravar um controle na central fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    points: [
      'Chavinhas à vista: código fixo.',
      'Palavras Rolling, Hopping ou HCS na placa: rolante.',
      'Dois portões: controle de mais botões, da mesma família.',
      'Celular: outro caminho, por módulo Wi-Fi.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e da placa da central.',
  },
  {
    when: ['dip switch|dipswitch|dip|chavinhas|chaves dip', `${explains}|portao*|controle*|placa|switch`],
    unless: 'trocar senha|mudar senha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Dip switch é a fileira de chavinhas dentro do controle ou da placa do portão. No controle antigo, de código fixo, a posição delas é o código: as do controle e as do receptor têm de estar iguais. Na central, cada chave liga ou desliga uma função, como o fechamento automático ou o tipo de fim de curso, e o manual do código da placa diz qual é qual.',
    ],
    heading: 'O que fazer antes de mexer',
    text: [
      'Fotografe a posição de todas e mude uma de cada vez, com o disjuntor desligado. Se o controle tem chavinhas, ele se copia fácil; para portão de rua, vale passar ao código rolante.',
    ],
    points: [
      'ON e OFF estão impressos na peça.',
      'Chave a meio caminho: mau contato.',
      'Trocar o segredo muda todos os controles da casa.',
    ],
    send: 'Mande a foto das chavinhas e da placa: dizemos o que cada uma faz.',
  },
  {
    when: [explains, 'codigo fixo'],
    unless: 'rolante|rolling|ou|diferenca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Código fixo é o do controle de portão que manda sempre o mesmo sinal. O receptor abre para quem repetir esse sinal, e por isso o controle se copia em minutos, por você numa loja ou por um estranho na rua. Reconhece-se pela fileira de chavinhas ou de soldas dentro. O contrário dele é o código rolante, que muda a cada toque; passar a ele custa a gravação, de {{part.programming.from}} a {{part.programming.to}}, e os aparelhos.',
    ],
    heading: 'Quando ainda serve',
    text: [
      'Serve em portão interno e em lugar sem valor. Em garagem que dá para a rua, troque: um receptor avulso resolve sem mudar o motor.',
    ],
    points: [
      'Perdeu um: mude o segredo de todos.',
      'Chavinhas iguais de fábrica: mude hoje.',
      'Apagar a memória não expulsa um clone.',
    ],
    send: 'Mande a foto do controle aberto.',
  },
  {
    when: [
      'clonar|clonagem|clone|copiar|copia|copias|duplicar',
      'controle*',
      'seguro|segura|seguranca|perigoso|perigosa|arriscado|risco|confiavel',
    ],
    unless: 'clonado|clonada|clonaram|apagar|internet|como|evitar|proteger|impedir|mercado livre|novo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Clonar o controle do seu portão é seguro se a cópia é feita na sua frente e fica com você: o risco está em quem guarda uma. O clone de código fixo é igual ao original, e a central não sabe qual dos dois apertou; o rolante não se clona, e por isso é o que protege mais. Gravar controles na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que deixa a cópia arriscada',
    text: [
      'Um controle de código fixo emprestado por um minuto pode voltar com um gêmeo. Para tirar o gêmeo de uso, muda-se o código de toda a casa.',
      'No rolante cada controle tem um número na memória da placa, e o que se perder sai dela sem mexer nos outros.',
    ],
    points: [
      'Espere ao lado enquanto copiam, e leve o original de volta na hora.',
      'Conte os controles da casa de tempos em tempos.',
      'Em condomínio, peça o seu à administração, que tem o cadastro.',
      'Mudou de casa há pouco: apague todos e grave só os seus.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central: dizemos se o código é fixo ou rolante e o que protege mais no seu portão.',
  },
  {
    when: ['code learning|learning code|codigo learning|learning'],
    unless: 'nao funciona|perdido|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what', 'compatibility'],
    answer: [
      'Code Learning quer dizer código que a central aprende: o controle traz um código de fábrica, e a placa o grava na memória quando você aperta o botão de gravação dela. Serve em central ou receptor que aprenda esse código, na mesma frequência, e a foto das duas etiquetas confirma. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}; o preço do controle sai pela foto do seu.',
    ],
    heading: 'Code Learning, rolante ou de chavinhas',
    text: [
      'A frequência só diz que os dois se escutam. Quem decide é o tipo de código, que o manual da central nomeia.',
      'Sendo fixo, o código pode ser copiado num controle clonador, sem mexer na central; por isso mesmo é menos seguro que o rolante, que muda a cada toque e não se clona.',
    ],
    points: [
      'Sem chavinhas por dentro, e com a palavra Learning na etiqueta ou na central: grava-se na placa.',
      'Com chavinhas: código fixo montado à mão, igual ao do receptor.',
      'Rolling ou hopping: só o da família da central.',
      'Controle perdido: apaga-se a memória e gravam-se de novo os que ficaram.',
    ],
    further:
      'Os tipos de código e de bateria estão lado a lado na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle, frente e verso, e da etiqueta da central: dizemos se ele grava ali e quanto fica.',
  },
  {
    when: [
      'chaveiro|tipo chaveiro|formato chaveiro|mini controle',
      'controle*',
      'bom|boa|vale|melhor|alcance|formato|tipo|compensa|presta|ruim|funciona|diferenca|modelo',
    ],
    unless: 'copi*|clon*|perd*|chave|onde|qual chaveiro|roub*|assalt*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle no formato chaveiro é bom para quem anda com ele no molho de chaves: é pequeno e faz o mesmo que o outro. Em troca, a pilha é menor, o alcance costuma ser mais curto e o botão pode ser apertado no bolso; no carro, o de prender no quebra-sol é mais cômodo.',
    ],
    heading: 'O que o formato chaveiro muda no uso',
    text: [
      'O que decide se ele serve é a família do receptor, e não o formato: tem de falar o mesmo código da central. Gravar o controle no portão fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Alcance: a antena do chaveiro é curta; as chaves em volta ainda o diminuem.',
      'Pilha: menor, com troca mais frequente.',
      'Botão: prefira o que tem tampa ou pede pressão firme.',
      'Queda e água: é o que mais cai e o que vai para a máquina de lavar.',
      'Perda: quem acha o chaveiro acha a chave e o controle juntos; apague-o da memória no mesmo dia.',
    ],
    questions: [
      {
        question: 'O chaveiro tem o mesmo alcance do controle comum?',
        answer:
          'Em geral um pouco menos. Se ele só abre encostado ao portão, veja a pilha e a antena do receptor antes de culpar o formato.',
      },
      {
        question: 'Posso ter um chaveiro e um de carro no mesmo portão?',
        answer: 'Sim, se os dois forem da família do receptor. Cada um ocupa um lugar na memória da central.',
      },
    ],
    send: 'Mande a foto do controle que você usa, frente e verso, e a da caixa da central: dizemos que chaveiro serve nela.',
  },
  {
    when: ['formiga*|barata*|inseto*|bicho*|bichinho*', 'controle*|controlinho'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Formiga dentro do controle se tira com a bateria fora: abra a carcaça, sopre e limpe a plaquinha com pincel e álcool isopropílico, seque e ponha a bateria de volta. Elas procuram açúcar e calor, fecham contato no botão e fazem o portão abrir sozinho ou o controle ficar mudo.',
    ],
    heading: 'Limpar sem estragar',
    text: [
      'Inseticida em spray, água e álcool comum atacam a borracha e deixam resíduo. Se há mancha verde ou trilha comida, o controle não volta a ser confiável.',
      'Guarde longe de comida e da gaveta da cozinha. Se a central também tem formiga, o ninho é lá, e quem abre a caixa é o técnico.',
    ],
    points: [
      'Luz acesa sem tocar: formiga ou cola no botão.',
      'Portão que abriu sozinho e parou sem a bateria: era o controle.',
      'Contato verde: borracha de lápis.',
      'Limpou e não abre: teste outro no mesmo lugar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se não voltou',
        text: [
          'Controle novo, gravado na central, sai entre {{part.programming.from}} e {{part.programming.to}} de serviço, fora a peça. Formiga na placa do motor é outro caso, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Naftalina ou talco ajudam?',
        answer: 'Não dentro do controle: soltam vapor e pó sobre os contatos.',
      },
      {
        question: 'Perco a gravação ao abrir?',
        answer: 'Não, nem sem bateria por dias.',
      },
    ],
    send: 'Mande uma foto do controle aberto e diga se outros controles da casa funcionam.',
  },
  {
    when: [
      'dois controles|2 controles|dois ao mesmo tempo|controles',
      'ao mesmo tempo|juntos|mesma hora|simultane*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Dois controles apertados ao mesmo tempo se anulam: usam a mesma frequência, e o receptor não entende nenhum. Isso é normal. Se os dois pararam de funcionar no mesmo dia, o defeito não é deles, e sim do receptor, da antena ou da memória da central.',
    ],
    heading: 'Qual dos dois casos é o seu',
    text: [
      'Aperte um de cada vez, com alguns segundos entre eles. Se ambos abrem assim, não há defeito. Se abre só um, o outro está sem bateria ou sem gravação.',
      'Se nenhum abre e a botoeira abre, tire a bateria de um deles e tente com o outro: um botão preso bloqueia o vizinho de chaveiro.',
    ],
    points: [
      'Um por vez, os dois abrem: normal.',
      'Um tem a luz sempre acesa: botão preso.',
      'Nenhum abre, botoeira abre: receptor.',
      'Nada abre: energia ou central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto, se houver',
        text: [
          'Receptor ou antena fica entre {{repair.from}} e {{repair.to}}, e gravar os dois de novo, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Um controle pode desprogramar o outro?',
        answer: 'Não. Só a memória apagada ou cheia faz isso.',
      },
      {
        question: 'Dois carros chegam juntos. O que fazer?',
        answer: 'Um toque só. O segundo toque, em muitas centrais, para ou inverte o portão.',
      },
    ],
    send: 'Conte o que acontece com um de cada vez e mande a foto dos dois controles e da central.',
  },
  {
    when: [
      'controle*|controlinho',
      'programar|programo|gravar|gravo|cadastrar|codificar|configurar|programando',
      'como|programar|gravar|passo|motor|central|placa|portao|cadastrar|codificar|configurar|sem abrir|sem botao',
    ],
    unless:
      'levar|compr*|preciso levar|quanto|garen|ppa|rossi|peccinin|nice|seg|intelbras|linear|agl|rcg|ipec|zap|jfl|acton|preco|custa|nao grava|nao programa|nao aceita|perd*|carro|celular|apagar|whatsapp|telefone|video|dois portoes|2 portoes|cheia|copia*|clon*|tag|quantos|quantas',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Para programar o controle, aperte e solte o botão de gravação da central até a luz dela acender, aperte o botão do controle que vai abrir o portão e espere a luz piscar; depois prove. A ordem muda de uma marca para outra, e na placa um toque longo no mesmo botão costuma apagar todos os controles.',
    ],
    answerAtPlace: [
      'Gravamos controle de portão {onde} por {{part.programming.from}} a {{part.programming.to}} a visita, fora o aparelho, e sem taxa de deslocamento. O técnico grava na central quantos controles você tiver à mão e apaga os perdidos. Quem quer tentar antes aperta e solta o botão de gravação da placa até a luz dela acender, aperta o botão do controle e espera a luz piscar; um toque longo ali costuma apagar todos.',
    ],
    heading: 'A gravação, passo a passo',
    text: [
      'Confira antes se o controle é da família da central: mesma frequência e mesmo tipo de código. Sem isso a luz pisca e nada fica gravado. Muitas placas só têm o botão por dentro, e então o disjuntor é desligado para abrir a tampa e religado sem a mão na caixa.',
      'Cada botão do controle ocupa um lugar: escolha um para o portão e repita a gravação para o segundo. Controle antigo continua valendo, a não ser que a memória tenha sido apagada.',
    ],
    points: [
      'Luz da placa não acende: botão gasto ou central sem energia.',
      'Luz acende e não confirma: controle de outra família.',
      'Gravou e só abre de perto: bateria ou antena.',
      'Placa com chavinhas: copia-se a posição delas, não se grava.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Se preferir com o técnico',
        text: [
          'A gravação fica entre {{part.programming.from}} e {{part.programming.to}}, com todos os controles da casa na mesma visita e os perdidos apagados, e {{repair.warranty}} de garantia no serviço. Pela foto da central e do controle dizemos antes se os dois combinam.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para gravar sem abrir a caixa do motor?',
        answer:
          'Em algumas centrais, sim: um controle já gravado libera a entrada do novo, apertando-se os dois perto dela. O manual diz se a sua faz isso.',
      },
      {
        question: 'O controle novo apaga o antigo?',
        answer: 'Não, só se a memória estiver cheia ou se o toque no botão foi longo demais.',
      },
    ],
    send: 'Mande uma foto da etiqueta da central e outra do controle, frente e verso: dizemos a ordem dos toques daquela placa.',
  },
  {
    when: [
      'controle*',
      'frequencia|433|299|mhz|315|292|868',
      'saber|descobrir|qual|ou|identificar|diferenca|ver|medir|como|portao|controle|compativel|serve',
    ],
    unless:
      'receptor|receptores|preco|custa|apito|learning|clon*|copi*|duplic*|program*|gravar|cadastr*|configur*|codificar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'A frequência do controle está na etiqueta ou no verso, em MHz: hoje quase todos usam 433,92, e os antigos costumam usar 299 ou perto disso. Um não conversa com o outro; e mesmo com a frequência igual, o código tem de ser da família da central.',
    ],
    heading: 'Se a etiqueta sumiu',
    text: [
      'Abra a carcaça e leia o cristal ou o filtro metálico da plaquinha: ele traz o número. O receptor do portão tem a mesma marca, numa plaquinha encaixada na central. Chaveiro com medidor também diz na hora.',
      'Controle com chavinhas é de código fixo; sem chavinhas, de código que se aprende ou rolante. É isso, e não a frequência, que decide se ele se copia ou se grava.',
    ],
    points: [
      'Mesmo número e mesma família: grava.',
      'Mesmo número, família diferente: não grava.',
      'Central antiga em outra frequência: receptor novo de 433.',
      'Controle de carro: nem todos cobrem as duas faixas.',
    ],
    sections: [
      {
        aspect: 'compatibility',
        heading: 'Mudar o portão de frequência',
        text: [
          'Um receptor avulso troca só o rádio e deixa o motor: com ele, todos os controles passam a ser novos. O serviço fica entre {{repair.from}} e {{repair.to}}, e a gravação, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Um controle de 433 abre um portão de 299?',
        answer: 'Não. O receptor nem escuta a outra frequência.',
      },
      {
        question: 'Qual das duas tem mais alcance?',
        answer: 'O que manda é a antena e a bateria. A faixa de 433 só tem mais controles à venda.',
      },
    ],
    send: 'Mande a foto do controle aberto, do verso e da central: dizemos a frequência e o modelo que serve.',
  },
  {
    when: [
      'controle*|acesso|copia de controle',
      'diarista|faxineira|empregad*|entregador*|inquilin*|visita|visitas|hospede*|airbnb|baba|pedreiro*|funcionari*|parente*|amigo|quantas pessoas|emprestar|emprestei|dar controle|namorad*|ex marido|ex mulher|ex esposa',
    ],
    unless: 'quem paga|pagar|consert*|preco|quebr*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que sai da família deve poder ser apagado sozinho: numere cada um ao gravar e dê à diarista, ao inquilino ou ao parente um que a central reconheça por número. Melhor ainda é acesso com prazo, pelo celular, que se desliga sem visita; e código rolante, que não se copia na esquina.',
    ],
    heading: 'Quem recebe o quê',
    text: [
      'Para quem vem todo dia, um controle numerado. Para visita e hóspede de poucos dias, liberação pelo celular ou alguém que abra. Para entregador, a porta social e o interfone; o portão da garagem fica fora.',
      'Quando a pessoa sai, o controle devolvido não basta, porque o de código fixo pode ter ficado copiado. Apaga-se aquele número, ou a memória inteira se a central não apaga um só.',
    ],
    points: [
      'Lista com o nome de cada controle, guardada fora do carro.',
      'Botão só do portão que a pessoa usa.',
      'Conferência uma vez por ano: quem ainda tem.',
      'Separação ou mudança: apague no mesmo dia.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Organizar os controles numa visita',
        text: [
          'Apagar, numerar e gravar de novo custa de {{part.programming.from}} a {{part.programming.to}}. Módulo para o celular ou receptor de código rolante entram em serviço de {{repair.from}} a {{repair.to}}, conforme a central aceite.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quantos controles a central aceita?',
        answer: 'Depende da memória dela; as de casa costumam guardar dezenas, e o manual diz o número.',
      },
      {
        question: 'Consigo saber quem abriu?',
        answer: 'Só com acesso pelo celular ou leitor que registre. O controle comum não deixa rastro.',
      },
    ],
    send: 'Diga quantas pessoas entram e com que frequência e mande a foto da central.',
  },
  {
    when: [
      'dois portoes|2 portoes|dois motores|2 motores|mais de um portao|varios portoes',
      'controle|mesmo controle|unico controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Um controle abre dois portões sem problema: cada botão é gravado na central de um deles, desde que os dois receptores falem a mesma língua. Se as marcas são diferentes, um receptor avulso igual em cada central resolve.',
    ],
    heading: 'Um controle, dois portões',
    text: [
      'Confira frequência e tipo de código dos dois lados. Código rolante de uma família não grava em receptor de outra, ainda que os dois sejam de 433 MHz.',
      'A gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e o receptor avulso entra na faixa de conserto.',
    ],
  },
  {
    when: [
      'controle*',
      'predio|predios|condominio|condominios|apartamento|edificio',
      'novo|nova|novos|comprar|comprei|outro|segundo|mais um|programacao|programar|programa*|gravar|gravacao|cadastr*',
    ],
    unless:
      'preco|custa|quanto|valor|clon*|copia*|todos|sindico|bateria|pilha|tag|nao *|parou|falha*|perd*|roub*|apagar|excluir|antigo|ex morador|quantos|central nova|placa nova',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle novo em prédio só abre depois que a administração ou a portaria o cadastra: é ela que autoriza mexer na central, e muitos prédios já entregam o controle gravado. Quando a gravação é conosco, chamada pelo condomínio, fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com quantos controles houver.',
    ],
    heading: 'A ordem para o controle novo abrir',
    text: [
      'Pergunte o modelo antes de comprar: controle de outra família de código não entra, por mais parecido que seja. Com a placa ao alcance, gravar leva poucos minutos; em prédio com cadastro, o número do controle fica ligado ao apartamento.',
    ],
    points: [
      'Marca e modelo aceitos, confirmados na portaria.',
      'Pedido de cadastro por escrito, com o número do apartamento.',
      'Botão da garagem e botão da entrada social gravados no mesmo dia.',
      'Teste com o portão inteiro à vista, antes de guardar o antigo.',
    ],
    questions: [
      {
        question: 'O morador pode gravar sozinho?',
        answer:
          'Não sem licença. A central é do condomínio, e um toque demorado no botão dela apaga os controles de todos.',
      },
    ],
    further:
      'Os passos da gravação estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle novo, frente e verso, e a da etiqueta da central, se a portaria deixar.',
  },
];
