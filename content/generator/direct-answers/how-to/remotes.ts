/** Remote controls: how to program, choose, test and keep them, and who should hold one. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const remoteHowTos: readonly DirectAnswer[] = [
  {
    when: [
      'controle*|controlinho',
      'programar|programo|gravar|gravo|cadastrar|codificar|configurar|programando',
      'como|programar|gravar|passo|motor|central|placa|portao|cadastrar|codificar|configurar|sem abrir|sem botao',
    ],
    unless:
      'levar|compr*|preciso levar|quanto|garen|ppa|rossi|peccinin|nice|seg|intelbras|linear|agl|rcg|ipec|zap|jfl|acton|preco|custa|nao grava|nao programa|nao aceita|perd*|carro|celular|apagar|whatsapp|telefone|video|dois portoes|2 portoes|cheia|copia*|clon*|tag|quanto|quantos|quantas',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Para programar o controle, aperte e solte o botão de gravação da central até a luz dela acender, aperte o botão do controle que vai abrir o portão e espere a luz piscar; depois prove. A ordem muda de uma marca para outra, e na placa um toque longo no mesmo botão costuma apagar todos os controles.',
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
      'controle*',
      'dentro de carro|em carro|no carro|pelicula|insulfilm|vidro|para brisa|parabrisa|painel|console',
      'nao funciona|atrapalha|perd*|alcance|falha*|nao abre|funciona|pega|nao pega|bloqueia|atrapalhando|corta|fora de carro|diminui',
    ],
    unless: 'homelink|botao de carro|led|vizinho|lampada|program*|calor|sol|roub*|deixar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que falha dentro do carro e abre com o braço para fora está fraco ou abafado: película metalizada, vidro com proteção solar e carregador na tomada do carro cortam o sinal. Desligue o carregador e a câmera, aponte pela lateral e ponha bateria nova antes de condenar o controle.',
    ],
    heading: 'Carro, rádio do bairro ou receptor',
    text: [
      'Faça a prova a pé, na mesma distância. Se fora do carro ele abre bem, é o carro; se falha também a pé, é bateria, antena do receptor ou interferência na rua.',
      'Interferência tem hora e lugar: câmera sem fio, lâmpada, portão vizinho com controle preso ou antena nova na rua. Falham todos os controles ao mesmo tempo e voltam juntos.',
    ],
    points: [
      'Só dentro do carro: película, posição ou carregador.',
      'Só um controle: bateria ou contato dele.',
      'Todos, sempre: antena do receptor solta ou encostada no ferro.',
      'Todos, às vezes: interferência; desligue aparelhos um por um.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que melhora o alcance',
        text: [
          'Antena esticada e longe do ferro, ou levada para fora da caixa, entra num serviço de {{repair.from}} a {{repair.to}}; regravar controles, de {{part.programming.from}} a {{part.programming.to}}. Com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Película antivandalismo bloqueia o controle?',
        answer:
          'A comum, quase nada. A metalizada e a de vidro com filtro térmico cortam boa parte; há uma janela sem película perto do retrovisor em muitos carros.',
      },
      {
        question: 'Amplificador de sinal ajuda?',
        answer: 'Antena externa no receptor ajuda mais e não amplifica o ruído junto.',
      },
    ],
    send: 'Conte de quantos passos ele abre a pé e dentro do carro e mande a foto do controle e da central.',
  },
  {
    when: [
      'controle*',
      'deixar em carro|deixar no carro|em carro|dentro de carro|sol|calor|porta luvas|quebra sol',
      'perigos*|calor|sol|estraga*|derret*|seguro|pode|posso|roub*|faz mal|queima|deixar',
    ],
    unless: 'nao funciona|program*|homelink',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Não deixe o controle no carro: quem arromba o vidro leva também a entrada da sua casa, e o documento no porta-luvas diz o endereço. O sol do painel ainda gasta a bateria, amolece a borracha do botão e empena a plaquinha.',
    ],
    heading: 'Como andar com ele',
    text: [
      'Controle pequeno vai no chaveiro da casa, e não no quebra-sol. Quem precisa dele no carro usa o botão do próprio veículo, quando há, ou o celular, que pedem a chave ou a senha.',
      'Se o carro foi levado ou aberto, apague a memória da central no mesmo dia e grave só os que ficaram. Até lá, desligue o disjuntor do portão à noite e entre pela porta social.',
    ],
    points: [
      'No sol a bateria dura bem menos.',
      'Botão mole ou afundado: borracha que cozinhou.',
      'Visor ou carcaça empenada: contato que falha.',
      'Código fixo: além de levado, pode ser copiado e devolvido.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Apagar e gravar de novo',
        text: [
          'Limpar a memória e gravar os controles que ficaram custa de {{part.programming.from}} a {{part.programming.to}}. Receptor de código rolante, quando o portão ainda é de código fixo, entra num serviço de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Lava-rápido e manobrista são risco?',
        answer: 'São, com código fixo: a cópia leva um minuto. Tire o controle antes de entregar a chave.',
      },
      {
        question: 'O calor apaga a gravação?',
        answer: 'Não. Ela fica na central; o que o calor gasta é a bateria e a borracha.',
      },
    ],
    send: 'Se o controle já sumiu, diga quantos existem na casa e mande a foto da central.',
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
      'controle*|botao de controle',
      'trava*|apertad*|preso|bolsa|bolso|sem querer|dispara*|acion* sozinh*|apertando sozinh*|aciona sozinh*|acionando sozinh*|fica acionando',
      'apertad*|bolsa|bolso|sozinh*|sem querer|afundad*|botao|dispara*',
    ],
    unless: 'desaparec*|lav*|agua|luz',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle apertado na bolsa ou com o botão preso manda ordem sem parar: o portão abre sozinho, não obedece aos outros e a bateria acaba. Tire a bateria dele e veja se o portão se acalma; se sim, o defeito está no botão, e não na central.',
    ],
    heading: 'Botão preso, borracha mole ou bolsa cheia',
    text: [
      'Abra a carcaça, tire migalha e cola do botão e limpe a borracha com álcool. Borracha que não volta e chavinha que afundou sem estalo pedem troca da carcaça ou do controle.',
      'Se o botão está bom e a bolsa é que o aperta, use um modelo de tampa deslizante ou capa rígida, e prefira o chaveiro externo.',
    ],
    points: [
      'Luz do controle acesa sem tocar: botão preso.',
      'Portão abre quando a pessoa anda: é a bolsa.',
      'Nenhum outro controle responde: a faixa está ocupada por ele.',
      'Sem bateria nele e o portão ainda abre: procure botoeira e fio.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Controle novo e gravação',
        text: [
          'Gravar o controle que entra e apagar o que saiu custa de {{part.programming.from}} a {{part.programming.to}}. Se o portão continua abrindo sozinho com todos sem bateria, o conserto do comando vai de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O controle preso estraga o portão?',
        answer:
          'Cansa o motor e deixa a casa aberta. Em central com fechamento automático, ela também não consegue fechar.',
      },
      {
        question: 'Serve trocar só a capa?',
        answer: 'Serve quando a borracha é da capa. A chavinha soldada na placa é serviço de bancada.',
      },
    ],
    send: 'Mande uma foto do controle aberto, com o botão de perto, e outra do verso.',
  },
  {
    when: [
      'copia|copiado|copiada|copiei|clone|clonado por chaveiro|chaveiro|duplicado|duplicada|duplicata|duplicaram|clonado parou|clonado nao',
      'controle*',
      'parou|nao funciona|nao abre|falha*|nao pega|nao presta|nao funcionou|nao deu certo|nao copia|rolling',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    answer: [
      'Cópia de controle que não funciona ou parou é quase sempre de código rolante: esse código muda a cada toque, e a cópia abre uma vez, nenhuma, ou até desencontra o original. O que resolve é gravar o controle novo na central, e não copiar outra vez.',
    ],
    heading: 'Código que se copia e código que se grava',
    text: [
      'De código fixo, com chavinhas ou não, a cópia funciona por anos, e se parou a causa é bateria ou botão. De código rolante, a central precisa conhecer cada controle pelo seu número, e isso só acontece no botão de gravação dela.',
      'Se o original deixou de abrir depois da cópia, aperte-o algumas vezes perto do portão: muitas centrais voltam a acertar o passo; as outras pedem que ele seja gravado de novo.',
    ],
    points: [
      'Abriu na loja e não em casa: rolante.',
      'Abre de perto e não de longe: cópia de rádio fraco.',
      'Parou depois de meses: bateria.',
      'Só o original abre: a cópia nunca entrou na memória.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Gravar em vez de copiar',
        text: [
          'A gravação na central fica entre {{part.programming.from}} e {{part.programming.to}}, com o controle da família certa, e {{repair.warranty}} de garantia no serviço. Leve ao chaveiro só o de código fixo.',
        ],
      },
    ],
    questions: [
      {
        question: 'O chaveiro é obrigado a devolver?',
        answer:
          'Se a cópia vendida não abre o seu portão, peça a troca ou o dinheiro: o produto não serviu ao que foi vendido.',
      },
      {
        question: 'Como sei se o meu é rolante?',
        answer: 'Sem chavinhas e de marca recente, quase sempre é. Pela foto da plaquinha dizemos.',
      },
    ],
    send: 'Mande a foto dos dois controles abertos, original e cópia, e da central.',
  },
  {
    when: [
      'controle*',
      'chavinha*|dip|jumper|antigo|antigos|codigo fixo',
      'trocar|troca|copiar|program*|antigo|chavinha*|como|ainda|vale a pena|gravar|mudar|codigo|configur*',
    ],
    unless:
      'apagar|morador|preco|motor novo|perd*|rolante|rolling*|motor antigo|motor velho|sem placa|sem central',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    answer: [
      'Controle de chavinhas é de código fixo: para fazer outro igual, basta um da mesma frequência com as chavinhas na mesma posição, sem tocar na central. É fácil para você e para quem quiser copiar; por isso, em portão que dá para a rua, vale passar ao código rolante.',
    ],
    heading: 'Copiar as chavinhas ou trocar o receptor',
    text: [
      'Tire a bateria, fotografe a fileira e repita no novo cada posição, para cima, para baixo ou no meio. Se não abre, a frequência é outra ou uma chavinha não fez contato: mova-a algumas vezes.',
      'Para mudar o código da casa, mudam-se as chavinhas da central e de todos os controles juntos, com o disjuntor desligado.',
    ],
    points: [
      'Chavinha de três posições não é igual à de duas.',
      'Nunca deixe todas do mesmo lado: é o primeiro código que se tenta.',
      'Contato verde: limpe com álcool isopropílico.',
      'Modelo fora de linha: um receptor novo aceita controles atuais.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Passar ao código rolante sem trocar o motor',
        text: [
          'Um receptor avulso entra nos bornes da botoeira e aposenta os controles antigos: serviço de {{repair.from}} a {{repair.to}}, e a gravação dos novos, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Ainda se acha controle de chavinha?',
        answer: 'Sim, há genéricos em 433 e em 299 MHz. O que some são as carcaças de marca.',
      },
      {
        question: 'Posso ter os dois sistemas juntos?',
        answer: 'Pode por um tempo, mas enquanto o antigo abre a casa continua copiável.',
      },
    ],
    send: 'Mande a foto do controle aberto, com as chavinhas à vista, e da placa do motor.',
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
      'predio|condominio|apartamento',
      'nao funciona|parou|nao abre|falha*|bloque*|trocar|quebrou|queimou',
    ],
    unless: 'preco|custa|clon*|todos|sindico|bateria|tag',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle de prédio que parou de abrir tem duas causas: bateria fraca ou cadastro desligado na portaria, por troca de sistema, memória cheia ou limpeza dos antigos. Ponha bateria nova e teste perto do portão; se outro morador abre e você não, peça à administração que confira o seu número.',
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
    when: [
      'controle*',
      'test*|como saber|saber se|verificar',
      'funciona|funcionando|bom|queimou|queimad*|transmit*|sinal|portao|pifou|ruim|defeito',
    ],
    unless: 'clon*|predio|frequencia|rolante|fixo|compativel|serve|copia*|comprar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Teste o controle assim: bateria nova, luz acesa ao apertar e prova a um metro do portão, com outro controle ao lado para comparar. Se o outro abre e o seu não, o defeito é dele ou da gravação; se nenhum abre e a botoeira abre, o controle está bom e quem não ouve é o receptor.',
    ],
    heading: 'Luz, rádio e gravação',
    text: [
      'Luz acesa prova bateria e botão, mas não prova que o rádio transmite. Chaveiro que copia controles tem um medidor de frequência: encoste e aperte, e ele mostra se há sinal.',
      'Sinal bom e portão mudo é gravação: a central esqueceu aquele controle, ou ele nunca foi dela.',
    ],
    points: [
      'Luz não acende: bateria, polaridade ou contato verde.',
      'Luz fraca: bateria no fim.',
      'Abre só encostado: transmissor fraco ou antena do receptor.',
      'Um botão sim e outro não: borracha gasta ou botão não gravado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se o controle está bom',
        text: [
          'Regravar fica entre {{part.programming.from}} e {{part.programming.to}}; receptor ou antena, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'A câmera do celular mostra se ele funciona?',
        answer: 'Não. Isso vale para controle de TV, que é de luz; o de portão é de rádio.',
      },
      {
        question: 'Bateria nova também pode estar ruim?',
        answer: 'Pode, se ficou anos na prateleira. Teste com outra antes de trocar o controle.',
      },
    ],
    send: 'Mande a foto do controle aberto e conte se outro controle da casa abre.',
  },
  {
    when: [
      'aumentar|melhorar|ampliar|amplificar|esticar|mais',
      'alcance|distancia|sinal',
      'controle*|receptor|antena|portao',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    answer: [
      'O alcance do controle se ganha em três pontos, nesta ordem: bateria nova, antena do receptor esticada e longe do ferro, e antena externa no alto do muro. Controle novo vem por último, porque na maioria das casas é a central fechada numa caixa metálica que está surda.',
    ],
    heading: 'Do mais barato ao que resolve de vez',
    text: [
      'Conte os passos até onde ele abre hoje, para comparar. Depois desligue lâmpadas de LED, câmera e carregador perto do motor, um por vez: o ruído deles come metade do alcance.',
      'A antena é um fio rígido de um palmo, de medida exata para a frequência: não se enrola, não se emenda e não se encosta na folha. A externa vai ligada com cabo coaxial.',
    ],
    points: [
      'Ganhou passos com bateria nova: era só ela.',
      'Um controle longe e outro perto: o fraco é o controle.',
      'Todos curtos: antena ou ruído.',
      'Curto só de dia ou só à noite: aparelho ligado nesse horário.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valor de levar a antena para fora',
        text: [
          'Reposicionar a antena ou pôr a externa entra num serviço de {{repair.from}} a {{repair.to}}; receptor novo com gravação, de {{part.programming.from}} a {{part.programming.to}} além da peça, e {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso emendar um fio comprido na antena?',
        answer: 'Não. Fora da medida ela piora. O comprimento é parte do circuito.',
      },
      {
        question: 'Que alcance é normal?',
        answer:
          'Da rua em frente, com folga de alguns carros. Muito mais que isso deixa o portão abrir sem você ver.',
      },
    ],
    send: 'Conte de quantos passos ele abre e mande uma foto da caixa do motor e do que está ligado perto dela.',
  },
  {
    when: [
      'sem controle|sem o controle|controle acabou|esqueci o controle|nao tenho controle|perdi o controle',
      'abrir|abro|como|entrar|portao|sair|da para',
    ],
    unless:
      'apagar|motor novo|novo controle|program*|cancel*|memoria|bloque*|antigo|velho|nao abrir mais|nao abra|quem achou|quem achar',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Sem controle, o portão abre pela botoeira da parede ou do interfone, pelo celular se houver módulo, ou na mão, com o disjuntor desligado e a chave de destravamento. Por fora, só se a casa tem destravamento externo ou outra entrada; forçar a folha quebra o motor e não abre.',
    ],
    heading: 'Por dentro e por fora',
    text: [
      'De dentro, a botoeira é o mais rápido e não exige destravar nada. Se for na mão, confira antes se a folha está reta e os cabos inteiros; no basculante, peça a alguém que segure do outro lado.',
      'De fora, procure o cilindro do destravamento externo na folha ou na coluna. Se não há, o caminho é a porta social, um vizinho com a chave ou o chaveiro, e não o pé de cabra.',
    ],
    points: [
      'Controle com a família: peça que abram por telefone.',
      'Bateria fraca: esfregue os contatos e aperte bem perto do motor.',
      'Fechou na mão: gire a chave de volta até engatar.',
      'Controle perdido na rua: apague-o da memória.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Ter um controle reserva',
        text: [
          'Gravar um novo e apagar o perdido custa de {{part.programming.from}} a {{part.programming.to}}. Botoeira, módulo para celular ou destravamento externo entram num serviço de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Outro controle de portão abre o meu?',
        answer:
          'Não, se o código é rolante. No fixo antigo há coincidência possível, e isso é um risco, não uma saída.',
      },
      {
        question: 'Vocês abrem meu portão na hora?',
        answer:
          'Atendemos quem mora no endereço e mostra que mora. Fora do horário depende de técnico disponível.',
      },
    ],
    send: 'Diga se está dentro ou fora e mande uma foto do motor ou da fechadura que houver na folha.',
  },
];
