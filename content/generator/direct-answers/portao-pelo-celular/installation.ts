/** Answers to titles about gates opened with a phone: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'celular novo|troquei de celular|mudei de celular|outro celular|trocar de celular|novo celular',
      'app|aplicativo|portao|wifi',
    ],
    unless: 'perdi o celular|roub*|furt*|comprar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['program'],
    answer: [
      'No celular novo, instale o mesmo aplicativo e entre com a mesma conta e senha: o portão aparece sozinho, sem mexer no motor. Se a conta era de quem instalou, peça a ele que compartilhe o portão com o seu e-mail. Se ninguém sabe a senha, o módulo se reinicia e se cadastra de novo, a partir de {{repair.from}} com o técnico.',
    ],
    heading: 'Passar o portão para o celular novo sem perder nada',
    text: [
      'Antes de apagar o telefone velho, veja nele o nome do aplicativo e o e-mail da conta. Depois de entrar no novo, saia da conta no antigo, porque ele continua abrindo o portão.',
      'Quem abre por Bluetooth grava o aparelho de novo junto ao portão, pelo próprio aplicativo.',
    ],
    points: [
      'Wi-Fi da garagem em 2,4 GHz no primeiro cadastro.',
      'Convites da família continuam valendo na mesma conta.',
      'Controle comum à mão até tudo abrir.',
    ],
    send: 'Mande o nome do aplicativo e a foto do módulo, com a caixa fechada.',
  },
  {
    when: [
      'passo a passo|passos|como configurar|configurar|configuracao|como cadastrar|como conectar|conectar|parear|como parear|como instalar|como usar|como ligar|tutorial|guia|emparelhar',
      'tuya|smart life|smartlife|sonoff|ewelink|aplicativo|app|modulo wifi|alexa|google home',
    ],
    unless: 'senha|nao conecta|nao funciona|parou|desconect*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program', 'install'],
    answer: [
      'Para pôr o portão no aplicativo, seja Tuya, Smart Life, eWeLink ou o da marca, primeiro se liga o módulo: alimentação dele e dois fios do contato seco na entrada de botoeira da central, com o disjuntor desligado. Depois, no celular conectado ao Wi-Fi de 2,4 GHz da garagem, adicione o aparelho, segure o botão do módulo até a luz piscar depressa, escolha a rede, ponha a senha e ajuste o contato para pulso de um segundo. Alexa e Google se ligam por último, na conta do aplicativo.',
    ],
    heading: 'Onde a configuração costuma parar',
    text: [
      'Para na rede de 5 GHz, que a maior parte dos módulos não enxerga, e no relé deixado como interruptor: sem o modo de pulso, a central entende botão preso e não obedece mais.',
      'A ligação na placa é conosco, de {{repair.from}} a {{repair.to}}; motor e controles continuam os mesmos.',
    ],
    points: [
      'Sinal fraco na garagem: ponha um repetidor antes.',
      'Sensor de porta: o aplicativo passa a dizer se fechou.',
      'Uma permissão para cada pessoa, e não a senha de todos.',
      'Módulo longe da antena do receptor.',
    ],
    send: 'Mande a foto da etiqueta da central e o nome do módulo: dizemos onde ele se liga.',
  },
  {
    when: [
      'celular|aplicativo|app|wifi',
      'predio|condominio|apartamento|edificio',
      'portao|garagem|abertura|abrir',
    ],
    unless: 'nao|parou|controle copiado|porteiro|interfone*|camera*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá para abrir o portão do prédio pelo celular, mas a decisão é do condomínio: o motor é de todos, e o síndico precisa autorizar e controlar quem entra. Em vez do módulo doméstico, usa-se um sistema com cadastro por unidade; a ligação na central custa a partir de {{repair.from}}, e o sistema é orçado por quem o vende.',
    ],
    heading: 'O que o prédio precisa combinar antes',
    text: [
      'O sistema fecha o contato da botoeira, e o portão segue o mesmo. O que muda é a regra: quem cadastra, quem apaga o morador que saiu e o que fica gravado.',
    ],
    points: [
      'Sinal de rede firme junto da central, com nobreak.',
      'Registro de quem abriu, com data.',
      'Fotocélula dupla, porque se abre sem ver a fila.',
      'Controle comum mantido, para quem não usa aplicativo.',
    ],
    further: 'O uso coletivo está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'O síndico manda pelo WhatsApp a foto da etiqueta da central e quantas unidades usam: dizemos que entrada está livre.',
  },
  {
    when: [
      'senha|codigo|aplicativo|acesso',
      'vazou|vazada|espalhou|descobriram|trocar|mudar|compartilh*',
      'portao|predio|condominio|garagem',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Troque a senha hoje, e não só a peça de quem vazou: senha única de portão vira pública, e por isso o certo é uma por unidade ou por pessoa, que se apaga sozinha. Onde o teclado só aceita uma, mude-a, avise por mensagem direta e marque a próxima troca.',
    ],
    heading: 'Fechar todos os caminhos, e não só o teclado',
    text: [
      'Confira também controles sem dono, convites do aplicativo e tags de ex-moradores. Limpar a memória da central e gravar os que ficaram custa de {{part.programming.from}} a {{part.programming.to}} numa visita; em prédio o total sai por orçamento.',
    ],
    points: [
      'Data, placa e vaga ao lado de cada acesso.',
      'Portaria não passa senha por telefone.',
      'Teclado na rua pede visor que não mostre os dígitos.',
      'Câmera voltada para quem digita, e não para as teclas.',
    ],
    further:
      'O que se perde pelo celular está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Diga como se abre hoje, teclado, tag, controle ou celular, e mande a foto do aparelho.',
  },
  {
    when: [
      'celular|aplicativo|app|smartphone|telefone',
      'quero|queria|colocar|por|instalar|botar|passar|transformar|da para|abrir|abra',
      'portao|garagem',
    ],
    unless:
      'nao|parou|quanto|preco|valor|custa|wifi|internet|alexa|google|perd*|roub*|interfone|condominio|predio|conecta|sem|camera|hacke*|seguro|seguranca|morador*|melhor|qual|quais|ou|social|abriu|sozinho|controle|longe|jetflex|viagem|visita*|entregador*|clonar|iphone',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para abrir o portão no celular não é preciso motor novo: um módulo ligado à entrada de botoeira da central recebe o comando do aplicativo. A ligação parte de {{repair.from}}, e o módulo se orça pela foto da central.',
    ],
    heading: 'O que conferir antes de comprar o módulo',
    text: [
      'O sinal de Wi-Fi se testa ao lado da central, com o portão fechado, porque a folha de ferro corta parte dele. O controle comum continua valendo, porque entra pelo receptor e não pela botoeira.',
      'Peça um sensor que diga se a folha encostou: o módulo sabe que mandou o toque, e não onde o portão parou. Com fotocélula, dá para fechar de longe sem ver o vão.',
    ],
    points: [
      'Central sem entrada de botoeira: troca-se a placa, de {{part.board.from}} a {{part.board.to}}.',
      'Aplicativo com um acesso por pessoa, para apagar um sem mexer nos outros.',
      'Rede de 2,4 GHz, que é a da maioria dos módulos.',
      'Chave de destravamento à mão, para o dia sem luz.',
    ],
    send: 'Mande pelo WhatsApp a foto da central fechada, a da etiqueta do motor e a tela do sinal de Wi-Fi ao lado dela.',
  },
  {
    when: [
      'senha|usuario|conta|acesso',
      'mudar|trocar|alterar|esqueci|recuperar|redefinir',
      'aplicativo|app|celular|wifi|modulo',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'A senha do portão no aplicativo é a da conta de quem o cadastrou: muda-se no próprio aplicativo, em perfil ou segurança, e vale para todos os celulares que entram com essa conta. Se foi o instalador ou o antigo morador quem criou a conta, não mude a senha: apague o módulo, reinicie-o e cadastre de novo no seu nome, para o acesso dele morrer.',
    ],
    heading: 'Depois de mudar a senha do portão',
    text: [
      'Convide cada morador com a conta dele, em vez de dar a sua senha: quando alguém sai, tira-se só aquele convite. Mudou a senha do Wi-Fi, o módulo cai e precisa ser cadastrado na rede nova.',
      'Se o módulo não reinicia, a visita para reconfigurar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Verificação em duas etapas, se o aplicativo tem.',
      'Lista de convidados revista a cada mudança na casa.',
      'Os controles comuns não mudam com a senha.',
      'Celular roubado: troque a senha no mesmo dia.',
    ],
  },
  {
    when: ['wifi|celular|aplicativo', 'configurad*|programad*|pronto para usar', 'kit|motor|placa|central'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não: a placa com Wi-Fi chega sem saber a sua rede. O cadastro se faz depois da montagem, com o seu celular, o aplicativo do fabricante e a senha do Wi-Fi da casa, diante do motor. Quando a montagem é nossa, o portão fica com o curso e os controles gravados, e o celular é cadastrado com você na mesma visita.',
    ],
    heading: 'O que ter à mão para configurar o Wi-Fi do portão',
    text: [
      'Quase todo módulo trabalha só em 2,4 GHz. Se o roteador junta as duas bandas com um nome, crie uma rede de 2,4 GHz, mesmo que seja a de convidados, e use a mesma no celular durante o cadastro.',
      'Na central já instalada, gravar e configurar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Nome e senha do Wi-Fi, com sinal de dois traços junto do motor.',
      'Conta do aplicativo no nome do dono da casa, e não do instalador.',
      'Dois controles comuns gravados antes, para o dia sem internet.',
      'Sensor de aberto ou fechado: sem ele o aplicativo supõe a posição.',
    ],
    questions: [
      {
        question: 'Troquei de roteador. Preciso chamar alguém?',
        answer:
          'Não. Apague o aparelho no aplicativo e cadastre outra vez com a rede nova; o curso e os controles não se perdem.',
      },
    ],
  },
  {
    when: [
      'troca de motor|troca motor|trocar motor|trocar o motor|trocar de motor|motor novo|substituir o motor|troca de motores',
      'celular|aplicativo|app|smartphone|wifi',
    ],
    unless:
      'nao|sem|precisa*|preciso|tem que|ou|so o|vale a pena|compensa|parou|senha|condominio*|predio|jetflex|depois|apos|controle*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'install', 'price'],
    answer: [
      'A troca do motor, numa casa, costuma ficar entre {{replacement.from}} e {{replacement.to}}, e pôr o portão no celular parte de {{repair.from}}, fora o módulo. Fazemos os dois na mesma visita, e o módulo, que se liga à central, é orçado por foto. Quem troca o motor pode levar um que já traz o Wi-Fi: o Jetflex Wi-Fi custa {{motor.wifi}} na tabela, sem instalação. Se o motor de hoje ainda está bom, ele pode ficar, porque o módulo funciona com quase toda central.',
    ],
    heading: 'Motor com Wi-Fi de fábrica ou módulo à parte',
    text: [
      'O módulo se liga à entrada de botoeira e serve ao motor novo e ao velho. O motor com Wi-Fi dispensa essa peça, mas fica preso ao aplicativo da fábrica.',
      'Antes de escolher, meça o sinal ao lado da central com o portão fechado, porque a folha de ferro corta parte dele.',
    ],
    points: [
      'Peso e tipo da folha: é por eles que o motor se escolhe.',
      'Fotocélula em ordem, para fechar de longe sem ver o vão.',
      'Roteador em 2,4 GHz, que chega mais longe na garagem.',
      'O controle comum continua a funcionar.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, da etiqueta do motor e da tela do sinal de Wi-Fi ao lado dele.',
  },
];
