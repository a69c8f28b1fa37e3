import type { Subject } from '../subject.ts';

export const portaoPeloCelular: Subject = {
  name: 'portão pelo celular',
  plural: 'portões pelo celular',
  gender: 'm',
  aliases: [
    'portão por celular',
    'portão no celular',
    'portão com celular',
    'celular',
    'smartphone',
    'aplicativo',
    'app',
    'aplicativo de portão',
    'aplicativo do portão',
    'app de portão',
    'app do portão',
    'wi-fi',
    'wifi',
    'wi fi',
    'portão wi-fi',
    'portão wifi',
    'motor wi-fi',
    'motor wifi',
    'módulo wi-fi',
    'módulo wifi',
    'relé wi-fi',
    'alexa',
    'google home',
    'assistente de voz',
    'comando de voz',
    'portão inteligente',
    'automação residencial',
    'bluetooth',
    'portão pela internet',
  ],
  answers: {
    what: [
      'Abrir o portão pelo celular pede um módulo com Wi-Fi ligado à entrada de botoeira da central: o aplicativo manda o toque pela internet, e a placa obedece como se alguém apertasse o botão. O controle remoto continua valendo ao lado dele.',
      'O portão pelo celular é o portão comum com um pequeno receptor de rede. Em muitos casos não se troca nem o motor nem a central, só se acrescenta o módulo e se confere o sinal na garagem.',
    ],
    works: [
      'No portão pelo celular, o aplicativo envia a ordem ao servidor do fabricante, que a repassa ao módulo da garagem pela internet da casa. O módulo fecha o contato da botoeira por um instante, e daí em diante quem manda é a central.',
    ],
    price: [
      'Pôr o portão pelo celular depende do módulo, do sinal na garagem e do estado da central, e o valor sai por foto. A ligação numa central com entrada de botoeira livre fica na nossa faixa de serviço, a partir de {{repair.from}}, sem taxa de visita.',
    ],
    buy: [
      'Antes de comprar um módulo para o portão pelo celular, meça o sinal do Wi-Fi ao lado do motor e veja se a rede é de 2,4 GHz. É a frequência que a maior parte dos módulos usa, e o sinal fraco é a causa mais comum de arrependimento.',
    ],
    choose: [
      'Escolha o módulo do portão pelo celular pelo tipo de contato, pelo aviso de aberto e fechado e pela conta do aplicativo, que precisa aceitar mais de um morador. Um sensor de posição na folha vale mais que qualquer função extra, porque diz se o portão ficou aberto.',
    ],
    compatibility: [
      'O portão pelo celular funciona em central de qualquer marca que tenha entrada de botoeira, e quase todas têm. Os modelos que vêm com Wi-Fi na placa dispensam o módulo, mas usam o aplicativo próprio do fabricante.',
    ],
    install: [
      'Para instalar o portão pelo celular, ligamos o módulo à alimentação e à entrada de botoeira, pomos o sensor de posição na folha e cadastramos os celulares da casa. O serviço leva de {horas de reparo} e termina com a abertura testada pelo 4G, fora do Wi-Fi.',
      'A instalação do portão pelo celular começa pelo sinal: sem internet estável no ponto do motor, o resto não adianta. Com o sinal bom, o módulo é ligado e configurado numa visita.',
    ],
    program: [
      'Configurar o portão pelo celular é conectar o módulo à rede de 2,4 GHz, cadastrá-lo no aplicativo e dar a cada morador a sua conta. O tempo do pulso fica em cerca de meio segundo, como um toque de botoeira.',
    ],
    adjust: [
      'No portão pelo celular se ajustam o tempo do pulso, os avisos de aberto e a permissão de cada pessoa. Um pulso longo demais faz algumas centrais entenderem um segundo comando.',
    ],
    repair: [
      'O conserto do portão pelo celular começa pela internet e só depois passa para o módulo e a central. Se a botoeira abre e o aplicativo não, o motor está bom; o nosso serviço vai de {{repair.from}} a {{repair.to}}.',
    ],
    replace: [
      'Troca-se o módulo do portão pelo celular quando ele não se conecta com sinal bom e senha certa, ou quando o fabricante encerrou o aplicativo. Motor e central ficam.',
    ],
    signs: [
      'O portão pelo celular dá sinal de problema quando o aplicativo demora, mostra o módulo desconectado ou diz aberto com a folha fechada. O atraso aponta para a internet, o estado errado para o sensor de posição.',
    ],
    worth: [
      'Vale a pena o portão pelo celular para abrir a um entregador com alguém em casa ouvindo, para saber se ficou aberto e para dispensar controle de visita. Como único acesso não recomendamos, porque internet e bateria do telefone também falham.',
    ],
    lifetime: [
      'O módulo do portão pelo celular dura anos ligado, e o que muda mais depressa é o aplicativo. Prefira fabricante que atualize, porque o serviço depende do servidor dele.',
    ],
    care: [
      'O cuidado com o portão pelo celular é manter a senha da rede, atualizar o aplicativo e apagar contas de quem saiu de casa. Se o roteador for trocado, o módulo precisa ser conectado de novo.',
    ],
    safety: [
      'O portão pelo celular é seguro com conta própria por pessoa, senha forte e verificação em duas etapas. Abrir à distância sem ver a folha exige fotocélula em ordem e uma câmera no vão.',
    ],
    power: [
      'Sem energia, o portão pelo celular para junto com o roteador e o motor. Um nobreak no motor e outro, pequeno, no roteador mantêm os dois.',
    ],
    allowed: [
      'Você pode cadastrar celulares, mudar senhas e ligar avisos do portão pelo celular. A ligação do módulo dentro da caixa da central fica com o técnico, porque a rede elétrica está ao lado dos bornes.',
    ],
  },
  sections: [
    {
      aspect: 'compatibility',
      heading: 'Módulo externo ou placa com Wi-Fi',
      text: [
        'O módulo externo se liga a qualquer central com botoeira e conversa com o aplicativo de casa inteligente que você já usa. A placa com Wi-Fi integrado dá mais informação sobre o motor, e prende ao aplicativo do fabricante.',
      ],
      points: [
        'Central de botoeira livre: módulo externo basta.',
        'Motor novo com Wi-Fi: veja se o aplicativo aceita a sua assistente de voz.',
        'Condomínio: peça um sistema com gestão de usuários, não um módulo doméstico.',
        'Portão sem sensor de posição: inclua um no orçamento.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O sinal do Wi-Fi na garagem',
      text: [
        'O módulo fica perto do motor, muitas vezes atrás de parede e portão de ferro. Antes de furar, medimos o sinal no ponto com o portão fechado, que é quando ele chega mais fraco.',
        'Um repetidor no meio do caminho ou um ponto cabeado resolve a maioria dos casos. Rede de 5 GHz não alcança bem e, na maior parte dos módulos, nem aparece.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Ligação do módulo à central',
      text: [
        'O contato do módulo precisa ser livre de tensão, e é ligado em paralelo com a botoeira. A alimentação vem da própria central, quando ela fornece a tensão pedida, ou de uma fonte pequena na tomada da garagem.',
      ],
      steps: [
        'Medimos o sinal e a tensão disponível no ponto.',
        'Desligamos o disjuntor e ligamos o contato à entrada de botoeira.',
        'Fixamos o sensor de posição na folha e no batente.',
        'Cadastramos o módulo e testamos pelo Wi-Fi e pela rede móvel.',
        'Gravamos os celulares e mostramos como remover um deles.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Aberto, fechado e o sensor de posição',
      text: [
        'O módulo sabe que mandou um toque, e não onde a folha parou. Quem diz isso é um sensor magnético pequeno, com ímã na folha, que informa se ela encostou no batente.',
        'Sem ele o aplicativo mostra o estado que supõe. Quem opera de longe precisa da informação de verdade, e o sensor custa pouco.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Comando de voz e quem pode falar',
      text: [
        'Assistente de voz que abre portão deve pedir código falado ou confirmação no telefone. Um alto-falante perto da janela pode ouvir alguém na rua, e por isso a abertura por voz fica desativada ou protegida.',
        'Fechar por voz é menos arriscado, desde que a fotocélula esteja funcionando. Abrir é o que merece cuidado.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Conta e senha do portão',
      text: [
        'Quem sai da casa leva o acesso no telefone se ninguém o apagar. Cada pessoa com conta própria facilita remover uma só e mostra quem abriu e quando.',
      ],
      points: [
        'Ative a verificação em duas etapas no aplicativo.',
        'Não use a mesma senha do e-mail.',
        'Remova o acesso de prestador depois do serviço.',
        'Atualize o módulo quando o fabricante avisar.',
        'Bloqueie a tela do telefone.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Plano B do portão conectado',
      text: [
        'Internet cai, servidor sai do ar e bateria de telefone acaba no dia errado. O controle e a [chave de destravamento](/como-abrir-portao-sem-luz) continuam sendo o acesso principal.',
        'Deixe um controle no carro da família, fora da vista, e outro em casa. O celular é conforto e não substitui um deles.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que compõe o preço do acesso por celular',
      text: [
        'Módulo, sensor, fonte e cabo até o ponto de internet são itens separados. Se a central é antiga e sem botoeira livre, uma troca de placa, até {{part.board.to}}, entra na conta.',
        'Quem vai comprar o motor agora pode pedir já com Wi-Fi. O kit JETFLEX instalado custa {{kit.jetflex}} e o controle de código rolante segue incluído; o módulo é orçado à parte.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'O que olhar no aplicativo',
      text: [
        'Antes de escolher o módulo, baixe o aplicativo e leia as avaliações recentes, porque é com ele que a casa vai conviver. Procure convite a outros moradores, histórico e aviso de portão aberto.',
      ],
      points: [
        'Aviso quando o portão fica aberto por mais que o tempo combinado.',
        'Histórico de quem abriu.',
        'Acesso de visita com data de fim.',
        'Funcionamento pela rede móvel e não só no Wi-Fi.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Troca de roteador e de senha',
      text: [
        'O módulo guarda o nome e a senha da rede. Quem muda de operadora pode usar o mesmo nome e senha no roteador novo, e ele volta sozinho.',
        'Quando a senha muda, entra-se em modo de conexão pelo botão do módulo e pelo aplicativo. Ninguém precisa abrir a caixa da central para isso, se o módulo fica do lado de fora dela.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Da internet ao relé, na ordem da busca',
      text: [
        'Quase tudo se testa sem mexer em nada elétrico, e um toque na botoeira já separa o motor da rede.',
      ],
      points: [
        'Botoeira abre: central e motor estão bons.',
        'O módulo aparece conectado no aplicativo: a falha é do relé ou do fio.',
        'O módulo aparece fora da rede: internet, senha ou sinal.',
        'Abre em casa e não na rua: servidor ou configuração da conta.',
        'Abre e o aplicativo diz o contrário: sensor de posição.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Para quem o portão conectado faz sentido',
      text: [
        'Quem recebe entregas, quem deixa a chave com visita e quem já esqueceu o portão aberto ganham logo. Numa casa de dois moradores que sempre saem de carro, o controle dá conta.',
        'Também facilita a manutenção: o histórico mostra se o portão abriu de madrugada sem motivo, dado que ajuda a achar um curto na botoeira.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-open', 'does-not-work', 'stuck', 'no-power', 'power-back'],
      answer: [
        'Se o portão pelo celular não abre, aperte a botoeira: se ela abre, a falha é de internet, módulo ou conta. Reinicie o roteador, espere e veja se o módulo aparece conectado antes de chamar.',
        'Portão pelo celular fora do ar quase sempre é rede: senha trocada, roteador novo ou sinal fraco com o portão fechado. Use o controle e verifique o aplicativo pela rede móvel.',
      ],
      heading: 'Aplicativo que não abre o portão',
      text: [
        'O caminho tem cinco elos, do telefone ao motor. Se a botoeira abre, os dois últimos, a central e o motor, estão bons.',
      ],
      points: [
        'Módulo desconectado: internet ou senha.',
        'Conectado e sem estalo: relé ou tempo do pulso.',
        'Estalo e o portão parado: fio ou entrada da central.',
        'Funciona no Wi-Fi e não na rua: servidor ou permissão.',
      ],
      careful: 'Não abra a central para ver a luz do módulo; a rede fica nos bornes ao lado.',
      technician:
        'O técnico verifica sinal, relé e ligação e reconecta o módulo, a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'Os testes em ordem estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    },
    {
      fault: ['slow', 'stops-halfway'],
      answer: [
        'Demora no portão pelo celular vem da rede e não do motor: o aviso vai ao servidor e volta. Espere um segundo antes de tocar de novo, porque um segundo comando pode parar a folha no meio.',
      ],
      heading: 'Comando que chega atrasado',
      text: [
        'Em Wi-Fi fraco o módulo tenta reconectar e executa quando consegue. Uma folha que anda dez segundos depois do toque é perigosa, e nesse caso desligamos a função à distância.',
      ],
      points: [
        'Atraso só à noite: rede congestionada.',
        'Atraso com o portão fechado: sinal atrás da folha.',
        'Dois movimentos por um toque: pulso longo ou toque repetido.',
      ],
      careful: 'Não abra à distância sem ver a passagem.',
      technician:
        'O técnico mede o sinal, muda o módulo de lugar ou indica repetidor, e ajusta o pulso, a partir de {{repair.from}}.',
      more: 'Se o portão é lento mesmo na botoeira, veja [portão demora para abrir](/portao-demora-para-abrir).',
    },
    {
      fault: ['opens-by-itself', 'stolen', 'cloned'],
      answer: [
        'Um portão pelo celular que abre sem ninguém tocar pede que se aja agora: trocar a senha da conta e ver o histórico do aplicativo. Se o histórico está limpo, a causa é elétrica, na botoeira ou no contato.',
      ],
      heading: 'Portão conectado que abre sem ordem',
      text: [
        'O registro mostra se a ordem veio do aplicativo. Automação por localização mal ajustada e rotina esquecida abrem a garagem com pontualidade.',
      ],
      points: [
        'Há registro de abertura: conta compartilhada ou rotina.',
        'Não há registro: botoeira, fio ou umidade.',
        'Abre ao religar a luz: módulo que fecha o contato ao iniciar.',
      ],
      careful: 'Enquanto isso, desligue o módulo e use só o controle.',
      technician:
        'O técnico isola o módulo, mede a entrada e troca o relé se preciso, de {{repair.from}} a {{repair.to}}.',
      more: 'O que mais abre a garagem sem ordem está em [portão abre sozinho](/portao-abre-sozinho).',
    },
    {
      fault: ['lost-programming', 'lost', 'broken', 'wet', 'in-rain'],
      answer: [
        'Se o portão pelo celular perdeu a configuração, em geral o roteador mudou ou o módulo foi restaurado. Ligue o telefone à rede de 2,4 GHz e refaça o cadastro; o controle segue abrindo.',
      ],
      heading: 'Módulo que saiu da rede',
      text: [
        'O módulo pode também ter tomado água ou calor na caixa da garagem. Nesse caso ele nem aceita a conexão.',
      ],
      points: [
        'Rede nova com outro nome: refazer o cadastro.',
        'Telefone perdido: apague a sessão pela conta.',
        'Módulo sem luz: fonte ou umidade.',
      ],
      careful: 'Não dê a senha do aplicativo a quem só precisa abrir uma vez.',
      technician:
        'O técnico reconfigura, troca o módulo se necessário e apaga telefones antigos, a partir de {{repair.from}}, com {{parts.warranty}} na peça.',
      more: 'Se o controle também falhou, comece por [portão não abre](/portao-nao-abre).',
    },
  ],
  questions: [
    {
      about: ['compatibility', 'install'],
      question: 'Meu motor antigo pode abrir pelo celular?',
      answer:
        'Pode, se a central tiver entrada de botoeira, como quase todas têm. O módulo não pergunta a idade do motor.',
    },
    {
      about: ['power', 'works'],
      question: 'Funciona se a internet da casa cair?',
      answer:
        'Alguns módulos respondem pelo Wi-Fi local mesmo sem internet, outros não. Teste com o cabo da operadora fora do roteador antes de confiar.',
    },
    {
      about: ['price'],
      question: 'Há mensalidade?',
      answer:
        'Muitos aplicativos são gratuitos para o básico, e alguns cobram por recursos extras. Veja isso antes de escolher o módulo.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'A Alexa pode abrir o portão?',
      answer:
        'Pode, se a integração existir e você aceitar um código falado. Recomendamos deixar a abertura por voz desligada e manter só o fechamento.',
    },
    {
      about: ['choose', 'worth'],
      question: 'Celular ou controle, o que é mais seguro?',
      answer:
        'Controle de código rolante é simples e não depende de rede. O aplicativo tem histórico e bloqueio rápido, e por isso usam-se os dois.',
    },
    {
      about: ['install', 'price'],
      question: 'Precisa puxar cabo de internet até a garagem?',
      answer:
        'Só se o sinal do Wi-Fi não chegar. Um repetidor costuma bastar em casa térrea, e o cabo é melhor quando há laje e portão de ferro.',
    },
    {
      about: ['program', 'lost'],
      question: 'Como tiro o acesso de alguém?',
      answer:
        'Pela conta do administrador, que remove o usuário e encerra a sessão do telefone. Quando todos usam uma conta só, muda-se a senha.',
    },
    {
      about: ['works', 'safety'],
      question: 'Dá para saber de longe se o portão ficou aberto?',
      answer: 'Dá com o sensor de posição na folha, que avisa pelo aplicativo. Câmera ajuda a confirmar.',
    },
    {
      about: ['buy', 'compatibility'],
      question: 'Módulo de rede 5 GHz existe para portão?',
      answer:
        'A maior parte usa 2,4 GHz, que atravessa melhor a parede. Roteadores modernos oferecem as duas redes; separe os nomes na configuração.',
    },
    {
      about: ['lifetime', 'replace'],
      question: 'O que acontece se o fabricante encerrar o aplicativo?',
      answer:
        'O módulo pode deixar de funcionar pela nuvem. O portão continua com controle e botoeira, e a troca do módulo é a parte simples.',
    },
    {
      about: ['repair', 'stops-halfway'],
      question: 'O portão para no meio quando aperto o celular duas vezes. É defeito?',
      answer:
        'É comportamento da central, em que o segundo toque para a folha. O atraso da rede convida a apertar de novo, e por isso convém esperar.',
    },
  ],
  visit: [
    'Para pôr o portão pelo celular {onde}, medimos o sinal na garagem com a folha fechada antes de falar em módulo.',
    'No atendimento {onde} por aplicativo que não abre, a primeira prova é a botoeira: se ela funciona, o motor não entra no orçamento.',
  ],
  brand: [
    'Em central {marca}, há módulos do próprio fabricante e módulos genéricos; o que decide é a entrada de botoeira e a tensão disponível, que se leem na etiqueta da placa.',
  ],
  figures: {
    hertz: [
      'A faixa de {figura} só ajuda se o módulo trabalhar nela: nos aparelhos de portão o usual é 2,4 GHz no Wi-Fi e 433 MHz no controle, e uma não substitui a outra.',
    ],
  },
  further: [
    'As opções de motor com rede estão em [motor de portão Wi-Fi](/termos/motor-portao-wi-fi).',
    'Quando o aplicativo não responde, siga a ordem dos testes de [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
  ],
  send: [
    'Mande pelo WhatsApp a foto da central fechada, da etiqueta do motor e a tela do teste de sinal ao lado dela, com o portão fechado: dizemos se o módulo cabe.',
    'Conte pelo WhatsApp se há Wi-Fi na garagem e se você já tem módulo ou ainda vai pôr. Se o aplicativo mostra erro, junte a captura da tela.',
  ],
};
