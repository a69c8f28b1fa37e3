import type { Subject } from '../subject.ts';

export const codigoRolante: Subject = {
  name: 'código rolante',
  plural: 'códigos rolantes',
  gender: 'm',
  aliases: [
    'rolling code',
    'rollingcode',
    'hopping code',
    'código saltitante',
    'código variável',
    'código fixo',
    'código do portão',
    'código de portão',
    'código do controle',
    'clonagem',
    'clonagem de controle',
    'clonagem de portão',
    'clone de controle',
    'clonador',
    'clonador de controle',
    'copiador de controle',
    'cópia de controle',
    'cópia do controle',
    'controle clonado',
    'controle copiado',
    'controle duplicado',
    'duplicação de controle',
    'chupa cabra de portão',
    'chapolin',
  ],
  answers: {
    what: [
      'O código rolante é a forma de transmissão em que o controle manda uma sequência nova a cada toque, e o receptor recusa as que já passaram. Quem grava o sinal no ar não consegue repeti-lo, o que é o contrário do código fixo, copiável em qualquer balcão.',
      'Código rolante, ou rolling code, é a proteção do controle contra cópia pelo ar. O controle e o receptor seguem a mesma conta de sequências, e um sinal gravado ontem hoje não abre mais nada.',
    ],
    works: [
      'No código rolante o controle soma um passo a cada toque e cifra o resultado com uma chave que só ele e o receptor conhecem. O receptor aceita as próximas sequências de uma janela à frente e descarta tudo que ficou para trás.',
    ],
    price: [
      'Passar um portão de código fixo para código rolante custa, na maioria das centrais, um receptor avulso e a gravação dos controles, com serviço a partir de {{repair.from}}. Nos kits novos, a partir de {{kit.padrao}}, os dois controles já são de código rolante.',
      'Uma cópia de controle de código fixo se faz em poucos minutos, e por isso a proteção custa menos que o susto: receptor e gravação ficam dentro da faixa de {{repair.from}} a {{repair.to}}. O preço de cada controle depende da família e sai por foto.',
    ],
    buy: [
      'Para comprar um controle de código rolante, é a família do receptor que decide, e não o desenho da caixa. Mande a foto do controle que você tem, frente e verso, e dizemos se grava na sua central.',
    ],
    choose: [
      'Escolha código rolante para qualquer portão que abra para a rua; o código fixo só fica bem em acesso interno, dentro de um terreno já fechado. Em condomínio, prefira receptor com cadastro individual, que permite apagar um controle sem tocar nos demais.',
    ],
    compatibility: [
      'Um controle de código rolante só grava em receptor da mesma família, mesmo que a frequência seja igual. Um receptor avulso resolve a diferença sem trocar a central.',
    ],
    install: [
      'Para pôr código rolante numa central antiga, liga-se um receptor avulso à alimentação e à entrada de botoeira, e gravam-se nele os controles novos. O receptor original é desligado, senão o código fixo velho continua abrindo.',
      'Instalar o código rolante leva uma visita de {horas de reparo}, e termina com a prova de que o controle antigo não abre mais. Sem essa prova a troca não vale.',
    ],
    program: [
      'A gravação de um controle de código rolante se faz um a um, com o receptor em modo de aprendizado. A cópia pelo chaveiro de outro controle não serve, porque a conta de sequências de cada um é própria.',
    ],
    repair: [
      'Um controle de código rolante que parou de abrir pode ter saído da janela de sequências, depois de muitos toques longe do portão. A regravação resolve, e o serviço vai de {{part.programming.from}} a {{part.programming.to}} quando é preciso ir à garagem.',
    ],
    replace: [
      'Troca-se código fixo por código rolante depois de um roubo de controle, depois de uma mudança de morador ou quando o portão amanhece aberto sem explicação. Todos os controles antigos são apagados e os novos gravados no mesmo dia.',
    ],
    signs: [
      'Suspeite de clonagem de código fixo quando o portão aparece aberto e ninguém da casa apertou, ou quando o controle esteve com manobrista, lava-rápido ou obra. Código rolante não elimina outras causas, como curto na botoeira, e por isso se investigam as duas.',
    ],
    worth: [
      'O código rolante vale a pena em toda garagem de rua: custa pouco perto de um carro levado ou de uma casa aberta. O código fixo só compensa onde a cópia não importa.',
    ],
    lifetime: [
      'O código rolante não envelhece: a conta de sequências tem tamanho para uma vida de toques. O que se troca é a bateria do controle e, um dia, a borracha do botão.',
    ],
    care: [
      'O cuidado com o código rolante é não apertar o controle à toa longe do portão e gravar todos no mesmo dia. Anote quais controles estão em uso, para saber qual apagar se um sumir.',
    ],
    safety: [
      'O código rolante protege do copiador de sinal, mas não do controle roubado, que continua valendo até ser apagado. Contra interferência que segura o sinal no ar, a defesa é ver o portão fechar antes de sair.',
    ],
    power: [
      'Na falta de luz o código rolante não se perde: a conta fica gravada na memória do receptor e do controle. Pilha trocada também não zera o controle na maioria dos modelos.',
    ],
    allowed: [
      'Copiar o próprio controle de código fixo é simples, mas deixa mais uma cópia que pode se perder; o de outra pessoa não copiamos. Para ter controles a mais do seu portão, peça que sejam gravados de código rolante.',
    ],
    adjust: [
      'No código rolante não há o que regular: ou o controle está gravado, ou não está. O que se ajusta no receptor é se ele aceita só código rolante ou também fixo, e recomendamos deixar apenas o primeiro.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Sequências que não se repetem',
      text: [
        'Imagine uma lista de senhas em que cada uma só serve uma vez, e em que o controle e o receptor andam pela lista ao mesmo tempo. Um toque perdido, longe do portão, adianta o controle um passo; o receptor aceita alguns passos à frente e se ajusta no toque seguinte.',
        'Se o controle for apertado muitas vezes longe da garagem, pode sair dessa janela. Alguns receptores se recuperam com dois toques seguidos, outros pedem nova gravação.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Por que o código fixo se copia',
      text: [
        'No controle de código fixo, as chavinhas ou o chip mandam sempre os mesmos bits. Um aparelho simples os aprende em segundos e repete quando quiser.',
        'As chavinhas ainda trazem outro problema: são poucas posições, e as de fábrica costumam ficar como vieram. Nesse caso dois portões da mesma rua podem abrir com o mesmo controle.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Como reconhecer o código do seu controle',
      text: [
        'A resposta está no verso, na tampa da bateria ou no comportamento. Nenhum dos testes abaixo pede ferramenta além de uma chave pequena.',
      ],
      points: [
        'Fileira de chavinhas por dentro da tampa: código fixo.',
        'As palavras rolling code ou código rolante no verso: rolante.',
        'Gravado na placa por botão e não por chavinha: pode ser qualquer um dos dois.',
        'Copiado num quiosque e funcionou direto: fixo.',
        'A cópia falhou logo depois de abrir uma vez: rolante.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Passar do fixo para o rolante',
      text: [
        'A troca não mexe no motor. Onde a central tem receptor de encaixe, troca-se o módulo; onde o rádio é soldado na placa, o receptor avulso entra em paralelo com a botoeira.',
      ],
      steps: [
        'Reunimos todos os controles da casa e marcamos os que se perderam.',
        'Ligamos o receptor novo, com alimentação e saída para a botoeira.',
        'Gravamos cada controle de código rolante e nomeamos quem usa.',
        'Desligamos o receptor antigo ou apagamos a memória dele.',
        'Provamos com um controle velho que o portão não abre.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'O que o código rolante não impede',
      text: [
        'Quem furta o controle tem um controle bom, e o receptor não pergunta de quem é a mão. A defesa, nesse caso, é apagar o cadastro dele no mesmo dia.',
        'Há também o bloqueio de sinal: alguém transmite ruído enquanto você aperta, e o portão fica aberto atrás do carro. Espere a folha encostar antes de seguir.',
      ],
      points: [
        'Fique no carro até o portão parar.',
        'Não deixe o controle no quebra-sol nem junto do documento.',
        'Aperte uma vez só, sem insistir, para não adiantar a sequência.',
        'Apague controles de quem saiu da casa.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Depois de um roubo ou de uma mudança',
      text: [
        'Quem entra numa casa alugada recebe um número desconhecido de controles. Limpar a memória e regravar só os seus é o equivalente a trocar o segredo da fechadura.',
        'Com receptor de cadastro individual apaga-se só o perdido. Na central simples apagam-se todos, e por isso os controles que ficaram precisam estar à mão. Veja [roubaram o controle](/roubaram-o-controle-do-portao).',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Código rolante de marcas diferentes',
      text: [
        'Cada fabricante cifra de um modo. Dois controles de 433 MHz com código rolante de marcas distintas não se entendem, embora a embalagem pareça igual.',
        'Um controle universal copia código fixo, e às vezes o número de série de um rolante de família conhecida, mas precisa ser gravado no receptor como qualquer outro. Sem acesso à central ele não vira cópia.',
      ],
    },
    {
      aspect: 'program',
      heading: 'Gravar vários controles de código rolante',
      text: [
        'A memória do receptor tem um limite de controles, e os modelos residenciais comuns dão conta de uma família. Com a memória cheia, o próximo não entra, e é preciso apagar os sem uso.',
        'Alguns receptores aceitam gravação à distância, com um controle já cadastrado na mão; é cômodo, e convém desligar a função em prédio.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que decide o valor da troca de código',
      text: [
        'Conta o tipo de central, o número de controles e se o receptor novo cabe na caixa. Gravar muitos na mesma visita sai bem melhor do que chamar a cada controle.',
        'Quem vai trocar o conjunto pode comparar com o SPEEDY, por {{kit.speedy}}, ou o JETFLEX, por {{kit.jetflex}}, que já vêm com receptor de código rolante e {{kit.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Código rolante em condomínio',
      text: [
        'Numa garagem de muitas unidades o código fixo se espalha sozinho: um morador copia, o prestador copia, o antigo dono leva consigo. Com cadastro por unidade, cada controle tem número e pode ser bloqueado sem reunir os demais.',
        'A administração precisa de uma lista em papel e de uma pessoa que grave e apague.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Lista de controles da casa',
      text: ['Uma folha guardada junto do quadro de luz resolve metade das dúvidas futuras.'],
      points: [
        'Escreva quantos controles existem e com quem está cada um.',
        'Anote o modelo do receptor e a data da última gravação.',
        'Apague no mesmo dia o controle que não voltar.',
        'Guarde um reserva gravado, sem bateria e longe da rua.',
      ],
    },
  ],
  faults: [
    {
      fault: ['cloned', 'opens-by-itself', 'stolen'],
      answer: [
        'Se o portão abriu sem ninguém da casa apertar, trate o código fixo como copiado: limpe a memória e passe para código rolante. Até lá, desligue a central à noite e feche por dentro.',
        'Clonagem de controle não deixa marca na central, porque a cópia transmite o mesmo código do original. Apagar e regravar o mesmo controle de código fixo não expulsa a cópia: a saída é apagar tudo e gravar controles novos, de código rolante.',
      ],
      heading: 'Portão clonado e o que fazer na mesma noite',
      text: [
        'Antes de culpar a clonagem, veja se não é água na botoeira, fio de interfone encostado ou controle com botão preso. Essas causas também abrem o portão sem testemunha.',
      ],
      points: [
        'Abre quando chove: umidade na botoeira ou no interfone.',
        'Abre em horas diferentes, com tempo seco: código repetido ou cópia.',
        'Abre quando um vizinho chega: dois portões com o mesmo código.',
        'Abriu depois de o controle ficar com terceiros: trate como copiado.',
      ],
      careful: 'Não compre mais uma cópia do mesmo código: ela não tira do ladrão a dele.',
      technician:
        'O técnico apaga a memória, põe o receptor de código rolante e grava os controles diante de você, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'Como reconhecer o tipo de código está em [clonar controle de portão](/clonar-controle-de-portao).',
    },
    {
      fault: ['does-not-work', 'does-not-open', 'lost-programming'],
      answer: [
        'Controle de código rolante que deixou de abrir costuma ter perdido a sincronia ou a gravação. Troque a bateria, aperte duas vezes devagar perto do portão e veja se outro controle da casa funciona.',
      ],
      heading: 'Código rolante fora de sincronia',
      text: [
        'Um controle que uma criança aperta o dia todo no sofá pode avançar mais sequências do que o receptor tolera. A chave que os une está intacta; só a contagem é que se separou.',
      ],
      points: [
        'Todos os controles falham: receptor ou memória da central.',
        'Um controle falha e a luz dele acende: sincronia ou gravação.',
        'A luz não acende: bateria.',
        'Funcionava e parou depois de troca de placa: precisa gravar de novo.',
      ],
      careful: 'Não aperte o botão de memória para testar, que um toque longo apaga todos.',
      technician:
        'O técnico regrava e testa à distância, a partir de {{repair.from}}; se o receptor não retém, troca o módulo, com {{parts.warranty}} de garantia.',
      more: 'Os passos estão em [controle que perdeu a programação](/controle-do-portao-perdeu-a-programacao).',
    },
    {
      fault: ['lost'],
      answer: [
        'Um controle de código rolante perdido continua abrindo o portão até ser apagado da memória. Peça o apagamento no mesmo dia, sobretudo se ele se perdeu junto de algo com o seu endereço.',
      ],
      heading: 'Controle de código rolante perdido',
      text: [
        'Em receptor com cadastro numerado, apaga-se só a posição dele. Nos demais, limpa-se tudo e regravam-se os que ficaram.',
      ],
      points: [
        'Junte os controles restantes antes da visita.',
        'Olhe no receptor se há lista de posições, na etiqueta interna que o técnico abre.',
        'Avise quem trabalha na casa que o controle dela também será regravado.',
      ],
      careful: 'Deixar o portão com o controle perdido valendo por uma semana é o risco maior do caso.',
      technician: 'O técnico apaga e regrava, a partir de {{repair.from}}, em geral em {horas de reparo}.',
      more: 'A rotina do dia do roubo está em [roubaram o controle do portão](/roubaram-o-controle-do-portao).',
    },
  ],
  questions: [
    {
      about: ['cloned', 'safety'],
      question: 'Código rolante pode mesmo não ser clonado?',
      answer:
        'A repetição do sinal gravado não abre, que é o ataque comum. Quem tem acesso à central, porém, grava um controle novo, e por isso a caixa fica trancada.',
    },
    {
      about: ['compatibility', 'program'],
      question: 'Posso ter dois portões com o mesmo controle de código rolante?',
      answer:
        'Pode, se os dois receptores forem da mesma família. Cada botão comanda um, e ambos são gravados com o controle presente.',
    },
    {
      about: ['works', 'does-not-work'],
      question: 'Apertei muito o controle longe de casa. Ele perdeu o código?',
      answer:
        'Em geral não, porque a janela do receptor é larga. Dois toques seguidos perto do portão costumam bastar.',
    },
    {
      about: ['price', 'worth'],
      question: 'Preciso trocar todos os controles ao passar para código rolante?',
      answer:
        'Sim, porque os fixos deixam de ser aceitos, e essa é a intenção. Os novos podem ter mais botões e servir também ao portão social.',
    },
    {
      about: ['choose', 'buy'],
      question: 'Como sei se o controle que vende na loja é rolante?',
      answer:
        'O verso diz rolling code ou código rolante. Se houver chavinhas dentro, é de código fixo, e se a loja promete copiar qualquer um, desconfie.',
    },
    {
      about: ['allowed', 'cloned'],
      question: 'É legal copiar o controle do meu próprio portão?',
      answer:
        'Sim, o controle do seu portão é seu. O problema é prático: cada cópia de código fixo é mais uma que pode ser esquecida em outra mão.',
    },
    {
      about: ['install', 'replace'],
      question: 'Consigo manter a central e só mudar o código?',
      answer:
        'Consegue, com o receptor avulso, que aciona a central pela entrada de botoeira. Ela não precisa ser trocada.',
    },
    {
      about: ['safety', 'opens-by-itself'],
      question: 'Meu controle abre o portão do vizinho. O que faço?',
      answer:
        'Os dois receptores estão com o mesmo código fixo. Quem mudar para rolante primeiro sai do problema, e convém avisar o outro.',
    },
    {
      about: ['power', 'lost-programming'],
      question: 'Trocar a bateria desprograma o código rolante?',
      answer:
        'Não na maioria dos modelos, que guardam a contagem em memória própria. Troque sem pressa e com a polaridade certa.',
    },
    {
      about: ['lifetime', 'program'],
      question: 'Quantos controles de código rolante cabem na central?',
      answer:
        'Depende do modelo: o manual dá a quantidade. Em casa sobra, e em condomínio se usa receptor com memória própria e lista.',
    },
    {
      about: ['what', 'compatibility'],
      question: 'Tag e cartão do condomínio são código rolante?',
      answer:
        'São outra tecnologia, de leitura por proximidade. O portão pode ter tag para quem mora e código rolante para quem chega de carro.',
    },
    {
      about: ['price'],
      question: 'A visita para mudar o código é cobrada?',
      answer:
        'Não há taxa de visita. O valor do serviço é dito depois de ver o modelo da central, antes de começar.',
    },
  ],
  visit: [
    'Para trocar o código fixo por código rolante {onde}, peça que todos os controles estejam em casa: os que faltarem deixam de abrir.',
    'Quando a suspeita de clonagem aparece {onde}, o técnico primeiro desliga a botoeira e o interfone, para não culpar o código por um fio molhado.',
  ],
  brand: [
    'O código rolante da {marca} só é lido por receptor da própria {marca}; numa central de outra marca usamos um receptor avulso com controles que combinam com ele.',
  ],
  figures: {
    hertz: [
      'A frequência de {figura} diz em que faixa o rádio fala, e nada sobre o código. Dois controles na mesma frequência podem ser um fixo e outro rolante.',
    ],
    button: [
      'Num controle de código rolante com {figura}, cada botão é gravado em separado e pode comandar um portão diferente, desde que o receptor aceite.',
    ],
  },
  further: [
    'O passo a passo da proteção está em [clonar controle de portão](/clonar-controle-de-portao).',
    'Para gravar os controles novos, veja [programação de controle](/topicos/programacao-de-controle-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp o controle fotografado de frente, de verso e aberto na tampa da bateria: dizemos se é código fixo ou rolante e se dá para proteger.',
    'Conte quantos controles existem e com quem estão, e junte a foto da central fechada. Dizemos quanto custa passar tudo para código rolante.',
  ],
};
