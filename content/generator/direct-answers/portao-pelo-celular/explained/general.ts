/** Answers to titles about gates opened with a phone: what they are and how they work. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan, asksNeed } from '../../../words/asking-words.ts';

export const generalExplanations: readonly DirectAnswer[] = [
  {
    when: ['relogio|smartwatch|apple watch|smart watch|galaxy watch', 'abrir|abre|abro|acionar|portao'],
    unless: 'horario|hora certa|timer|programador|temporizador|relogio de luz|agendar|fechar por',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'Dá para abrir o portão pelo relógio, se ele abre pelo celular: o smartwatch só repete o comando do aplicativo ou do assistente de voz. Falta um módulo Wi-Fi ligado à central, que se instala em motor de qualquer marca; o aplicativo dele tem de ter versão para o seu relógio, ou funcionar por atalho. A ligação do módulo parte de {{repair.from}}, mais o aparelho.',
    ],
    heading: 'O que conferir antes de contar com o relógio',
    text: [
      'Relógio sem chip próprio precisa do celular por perto ou do Wi-Fi. Exija desbloqueio do pulso: quem o tira da mesa não pode abrir a sua garagem.',
    ],
    points: [
      'Aplicativo do módulo com versão para o sistema do relógio.',
      'Sinal de Wi-Fi na garagem com o portão fechado.',
      'Aviso no celular a cada abertura.',
      'Controle comum de reserva no carro.',
    ],
    send: 'Mande a foto da etiqueta da central e diga que relógio e que celular usa.',
  },
  {
    when: [
      'ligacao de celular|ligacao de telefone|ligacao telefonica|ligacao|ligando|telefonema|chamada|telefone|ligar',
      'celular|telefone|chip|gsm',
      'abrir portao|abrir o portao|abre o portao|abrir|abre|portao',
    ],
    unless:
      'tecnico|assistencia|empresa|qual telefone|qual o telefone|telefone de|nao abre|wifi|numero de|whatsapp|botoeira',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'Para abrir o portão por ligação de celular usa-se um módulo GSM, com chip próprio: você liga, ele reconhece o número cadastrado, recusa a chamada, que assim não é cobrada, e fecha o contato da botoeira. Funciona sem internet, onde o Wi-Fi não chega. O módulo e o chip são por sua conta, e ligá-lo à central é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que o módulo precisa',
    text: [
      'Precisa de sinal da operadora na garagem, chip ativo, alimentação da central e a lista de números, que se muda por mensagem. Confira se o modelo usa 4G, porque as redes antigas vão sendo desligadas.',
    ],
    points: [
      'Quem saiu: apaga-se o número.',
      'Sem luz: só com nobreak.',
      'Casa com bom Wi-Fi: o módulo pelo aplicativo sai mais simples.',
      'Controle e botoeira continuam iguais.',
    ],
    send: 'Mande a foto da etiqueta da central e diga a operadora que pega na garagem.',
  },
  {
    when: [
      'internet|wifi|rede',
      `${asksNeed}|funciona sem|sem`,
      'abrir o portao|abrir portao|portao|motor|abrir|celular|aplicativo',
    ],
    unless: 'lento|caiu|nao conecta|parou|nao abre|camera*|comprar|fio',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Para abrir pelo celular, precisa: o módulo usa o Wi-Fi da casa, e de longe o celular também tem de estar na internet. Para o portão em si, não: controle remoto e botoeira funcionam por rádio e por fio, e continuam abrindo quando a internet cai.',
    ],
    heading: 'O que ainda funciona sem rede',
    text: [
      'Alguns módulos aceitam a ordem pelo Wi-Fi da casa, de perto, mesmo sem internet na rua; a ficha do modelo diz.',
    ],
    points: [
      'Sinal de 2,4 GHz firme junto do motor, com o portão fechado.',
      'Roteador e módulo em nobreak, se a ideia é abrir no apagão.',
      'Um controle guardado fora de casa, com alguém de confiança.',
    ],
  },
  {
    when: [
      'celular|smartphone|aplicativo|app|wifi|telefone',
      'abrir portao|abrir o portao|abre|abrir|abre portao|abrir portao de garagem|comandar|acionar',
      `${asksCan}|abre pelo|abre com|abre por`,
    ],
    unless:
      'nao|parou|como funciona|como faz|como faco|como ligar|como instalar|como colocar|vale a pena|programar|configurar|interfone*|camera*|clonar|internet|por que|antigo|seguro|perigoso|preco|custa|ver|saber|qual|visita',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'compatibility'],
    answer: [
      'Sim: põe-se um módulo Wi-Fi na entrada de botoeira da central, e o portão que você já tem passa a abrir também pelo aplicativo, de perto ou de longe. Motor e controles continuam os mesmos. O módulo se orça pela foto da central, e a ligação parte de {{repair.from}}; quase toda central aceita.',
    ],
    heading: 'O que precisa existir na garagem',
    text: [
      'O módulo fecha por um instante o contato da botoeira, como quem aperta o botão da parede. De longe, a casa precisa de internet e de energia naquele momento.',
      'Quem vai trocar a placa de qualquer jeito pode pôr uma com Wi-Fi de fábrica: de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Sinal de Wi-Fi de 2,4 GHz firme junto do motor, com o portão fechado.',
      'Um sensor na folha, para o aplicativo saber se ela fechou mesmo.',
      'Fotocélula, porque se fecha sem ver o vão.',
      'Senha no aplicativo, e acesso próprio para cada pessoa.',
    ],
    further:
      'Se o aplicativo falhar, o caminho está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande pelo WhatsApp a foto da central fechada e da etiqueta do motor, e diga se o Wi-Fi chega ali.',
  },
  {
    when: [
      'ver quem|saber quem|registro|historico|quem abriu|relatorio|descobrir quem',
      'abriu|abre|entrou|abrir|acesso|entra',
      'portao|controle|garagem',
    ],
    unless: 'conserta|chamar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Sim, com um módulo de celular que guarde histórico e um acesso próprio para cada pessoa: o aplicativo mostra quem abriu e a que horas. Pelo controle comum, só se o receptor registrar o número de cada um, como fazem os de condomínio; o de casa não diz. Ligar o módulo custa a partir de {{repair.from}}.',
    ],
    heading: 'Três jeitos de saber',
    text: [
      'Código fixo não distingue ninguém, porque original e cópia são iguais. O rolante distingue, se houver onde guardar.',
    ],
    points: [
      'Módulo Wi-Fi: nome e hora no aplicativo.',
      'Sensor na folha: avisa que abriu, e não por quem.',
      'Câmera no vão: mostra a pessoa, e é da empresa de segurança.',
    ],
  },
  {
    when: [
      'avisar|aviso|avise|alerta|notificacao|alarme',
      'aberto|abriu|esqueci|esquecido|aberta',
      `${asksCan}|portao`,
    ],
    unless: 'toca|tocando|dispara*',
    subject: 'portao-pelo-celular',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'Sim: um sensor magnético na folha, ligado a um módulo Wi-Fi, manda um aviso ao celular quando o portão fica aberto além do tempo que você escolhe. Mais simples é ligar o fechamento automático, com fotocélula, e o portão nem fica aberto. O módulo e o sensor nós ligamos na visita, a partir de {{repair.from}}.',
    ],
    heading: 'Três jeitos de não esquecer aberto',
    text: [
      'O aplicativo mostra a posição de longe; a sinaleira acesa mostra de dentro de casa; o fechamento automático resolve sozinho.',
    ],
    points: [
      'Sinal de Wi-Fi firme junto do motor.',
      'Sem sensor, o aplicativo só sabe que mandou abrir.',
      'Quem fecha de longe precisa de fotocélula no vão.',
    ],
  },
  {
    when: [
      'correio|entregador|entrega|ifood|encomenda|diarista|visita|visitante|faxineira|jardineiro',
      'abrir|entrar|abra|entre|acesso',
      `${asksCan}|portao`,
    ],
    unless: 'motor chega|frete|prazo|taxa|24|perto|roub*|condominio*|conserto',
    subject: 'portao-pelo-celular',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Sim, sem emprestar controle: você abre pelo celular enquanto a pessoa espera, com um módulo Wi-Fi na central, ou dá a ela um acesso com prazo, no aplicativo ou num teclado de senha. Controle emprestado é o que volta copiado. Ligar o módulo ou o teclado custa a partir de {{repair.from}}, com o aparelho à parte.',
    ],
    heading: 'Para quem vem sempre e para quem vem uma vez',
    text: [
      'Diarista ganha um acesso próprio, que se apaga no dia em que sai. Entregador só precisa que você veja quem é e abra.',
    ],
    points: [
      'Câmera no vão antes de abrir de longe.',
      'Interfone com saída de fechadura também aciona o portão.',
      'Feche e confira: portão aberto é convite.',
    ],
  },
  {
    when: [
      'celular|aplicativo|app|wifi|modulo|alexa|smartphone|telefone',
      'sem internet|internet caiu|internet cair|cair a internet|sem wifi|wifi caiu|cai a internet|internet acabou|internet cai|sem sinal|sem rede|sem dados|faltar internet|falta de internet|falta internet|sem o wifi',
      'abre portao|abrir portao|abrir o portao|abre o portao|portao|abre|abrir|funciona|abro',
    ],
    unless: 'gsm|chip|nao abre|nao funciona|parou',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Sem internet, a maioria dos módulos Wi-Fi não abre o portão pelo celular de fora de casa, porque o comando passa pelo servidor do fabricante. De perto, alguns continuam: os que aceitam a rede local do roteador ou Bluetooth. Controle e botoeira seguem abrindo em qualquer caso.',
    ],
    heading: 'Como abrir com o celular quando a rede cai',
    text: [
      'Faça a prova num dia calmo: desligue o cabo da internet, deixe o roteador ligado e tente pelo aplicativo ao lado do motor. Se abre, o módulo fala pela rede local. Módulo com chip de telefonia dispensa o Wi-Fi e depende do sinal da operadora ali.',
      'A ligação de um módulo na central parte de {{repair.from}}; o aparelho se orça pela foto.',
    ],
    points: [
      'Caiu a luz também: roteador e motor precisam de nobreak, ou se abre na chave.',
      'Na compra, procure na ficha controle local ou Bluetooth.',
      'Guarde um controle comum no carro, com pilha nova.',
      'Depois que a rede volta, alguns módulos levam minutos para reconectar.',
    ],
    further: 'As outras falhas estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande a foto da etiqueta da central e o nome do módulo ou do aplicativo: dizemos se ele abre sem internet.',
  },
  {
    when: [
      'portao aberto|ficou aberto|deixei aberto|esqueci aberto|esqueci o portao|deixei o portao|esqueci de fechar',
      'viaj*|viagem|de longe|longe|nao estou em casa|fora de casa|no trabalho|ja sai|sai de casa|na rua|a distancia',
    ],
    unless:
      'portao ligado|portao desligado|portao destravado|avisar|aviso|alerta|nao fecha|predio|condominio|quem responde',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'De longe só se fecha o portão que já tem módulo Wi-Fi ou fechamento automático; sem eles, alguém precisa ir lá. Peça a um vizinho ou parente que olhe o vão e aperte a botoeira de dentro ou use um controle, e que desligue o disjuntor depois de fechado.',
    ],
    heading: 'Se não há quem vá, e para a próxima vez',
    text: [
      'Mande o bairro, uma foto do portão e diga quem pode abrir: fora do expediente depende da assistência 24 horas, com o valor dito antes. Fechar na mão pede disjuntor desligado e folha reta.',
      'Módulo com sensor de posição avisa e fecha pelo celular; o aparelho se orça por foto, e a ligação parte de {{repair.from}}. Fechar sem ver o vão exige fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Portaria ou vizinho com controle reserva: o plano mais barato.',
      'Fechamento automático com pausa longa resolve o esquecimento.',
      'Controle comum não serve de longe: ele alcança poucos metros.',
    ],
    further: 'O que o módulo precisa está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Diga se há módulo ou fechamento automático e mande a foto da etiqueta da central.',
  },
  {
    when: [
      'avis*|saber|notifica*|alerta*|mensagem|lembrar|sirene',
      'celular|aplicativo|app|telefone|whatsapp',
      'portao aberto|ficou aberto|aberto|esquec*|deixei|abriu|aberta|se abrir|se fechou|fechado|se esta aberto',
    ],
    unless: 'nao avisa|parou|nao abre|camera|cerca',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Dá para o portão avisar no celular que ficou aberto: põe-se um sensor magnético na folha e um módulo Wi-Fi, que manda a notificação quando ela passa do tempo combinado fora do batente. A ligação na central parte de {{repair.from}}, e o módulo se orça pela foto dela.',
    ],
    heading: 'Avisar, fechar sozinho ou os dois',
    text: [
      'O aviso depende da internet da casa e de alguém olhar o telefone. Quem esquece sempre pode somar o fechamento automático, que só é seguro com fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Sensor na folha, e não no motor: ele diz se ela encostou de verdade.',
      'Wi-Fi que chegue à garagem com o portão fechado.',
      'Fechar pelo aplicativo só com a fotocélula provada, porque de longe não se vê o vão.',
      'Sem internet: uma sirene com temporizador faz o mesmo, sem celular.',
    ],
    send: 'Mande pelo WhatsApp a foto da central fechada, a da folha encostada no batente e diga se o Wi-Fi chega à garagem.',
  },
  {
    when: [
      'wifi|celular|aplicativo|app|internet',
      'como funciona|como e|como abre|o que e|como faz|como faco|como abrir|como ligar|como instalar|como colocar|abrir portao|abrir o portao|abrir meu portao|abre portao|abertura de portao',
      'motor|portao|central|modulo|abrir',
    ],
    unless:
      'seguro|perigoso|risco|confiavel|nao|parou|vale a pena|programar|configurar|conectar|trocar senha|interfone*|camera*|preciso de internet|precisa de internet|sem internet|sem wifi|condominio*|predio*|edificio*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Dá para abrir o portão pelo celular se o Wi-Fi chega firme ao motor e a central aceita botoeira, como quase todas: o aplicativo manda a ordem pela internet a um módulo, que fecha por um instante esse contato, como se alguém apertasse o botão da parede. O módulo se orça pela foto da central, e a ligação parte de {{repair.from}}; o motor e os controles que você tem continuam os mesmos.',
    ],
    heading: 'O que precisa existir na garagem',
    text: [
      'Ponha o telefone junto do motor, com o portão fechado e os dados móveis desligados, e veja se uma página abre no Wi-Fi da casa: se abre, o módulo também pega. Onde o sinal não chega, um repetidor na garagem resolve.',
      'Se a central atual queimou, compensa trocá-la por uma placa com Wi-Fi de fábrica, de {{part.board.from}} a {{part.board.to}}, que dispensa o módulo. Na nossa tabela há ainda o motor Jetflex Wi-Fi, por {{motor.wifi}} sem instalação.',
    ],
    points: [
      'Rede de 2,4 GHz: quase nenhum módulo pega a de 5 GHz.',
      'Sensor de posição: sem ele o aplicativo só supõe que fechou.',
      'Fotocélula, porque se fecha de longe sem ver o vão.',
      'Falta de internet: controle e botoeira seguem abrindo.',
      'Falta de luz: só com nobreak ou na chave.',
    ],
    further:
      'Se o aplicativo falhar, o caminho está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande pelo WhatsApp a foto da central fechada e da etiqueta do motor, e diga se o Wi-Fi chega ali: respondemos se vai módulo ou placa.',
  },
  {
    when: ['alexa|google home|google assistente|assistente de voz|comando de voz|por voz|siri'],
    unless: 'parou|nao responde|nao funciona',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'Dá, com um módulo Wi-Fi ligado à entrada de botoeira da central e um aplicativo que converse com a assistente. A Alexa pede um código falado para abrir; deixe-o ligado, porque uma voz na janela também é ouvida. Fechar por voz só com fotocélula funcionando.',
    ],
    heading: 'O que comprar para comandar o portão por voz',
    text: [
      'O módulo precisa de rede de 2,4 GHz com sinal na garagem e de um sensor de folha aberta: sem ele a assistente diz que fechou sem saber. A placa antiga não se troca se tiver botoeira.',
      'A ligação na central fica entre {{repair.from}} e {{repair.to}}, fora o aparelho; a conta e a senha são suas.',
    ],
    points: [
      'Escrito na caixa: funciona com Alexa ou com Google.',
      'Tipo abridor de garagem, e não interruptor comum, que deixa o contato preso.',
      'Um controle comum para o dia sem internet.',
    ],
    send: 'Mande a foto da central e diga que assistente e que módulo tem: conferimos se a entrada aceita.',
  },
  {
    when: [
      'celular|aplicativo|alexa|google home|wifi|internet',
      'funciona sem|sem internet|fora de casa|de longe|a distancia|viagem',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'De longe o portão só abre pelo celular se a garagem tiver internet e energia naquele momento; sem rede, o aplicativo para e o controle comum continua. Por isso o módulo entra como mais um comando, e nunca como o único.',
    ],
    heading: 'O que continua funcionando sem internet',
    text: [
      'Alguns módulos aceitam comando pelo Wi-Fi da casa mesmo com a internet caída, e outros dependem sempre do servidor do fabricante. A caixa ou o manual dizem qual é o caso.',
      'O nosso motor Jetflex Wi-Fi custa {{motor.wifi}} na tabela, sem instalação. Num motor que já existe, a ligação de um módulo fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
  {
    when: [
      'sonoff|tuya|ewelink|smart life|smartlife|siri|homekit|shelly|broadlink|google nest|nest|homey|home assistant',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'Sonoff, Tuya, Siri e os outros sistemas de casa conectada só chegam ao portão pelo celular por um módulo de contato seco, ligado à entrada de botoeira da central. O módulo precisa de pulso curto e de sinal bom na garagem; a marca do aplicativo você escolhe, e a ligação na placa é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Sonoff, Tuya, Siri e outros sistemas abrem o portão por um módulo de contato seco na central; a ligação na placa fica de {{repair.from}} a {{repair.to}}.',
    heading: 'O que conferir no módulo antes de comprar',
    text: [
      'Saída de contato seco, que só fecha o circuito e não manda tensão, com tempo de pulso que se regula. Módulo de lâmpada põe tensão no borne e queima a entrada da placa.',
    ],
    points: [
      'Pulso de cerca de um segundo, e não liga e desliga.',
      'Wi-Fi que chegue com a folha fechada.',
      'Comando de voz com senha, e só para fechar sem ela.',
      'Controle comum mantido como reserva.',
    ],
  },
  {
    when: ['gsm|chamada telefonica|ligacao telefonica|por telefone|sms|chip de celular'],
    unless: 'preco|orcamento|valor|atend*|comprar|pedir|falar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'Acionar o portão por telefone pede um módulo GSM, com chip próprio, que reconhece o número e fecha um contato na central: serve onde o Wi-Fi não chega, e o portão pelo celular sai sem internet na garagem. O módulo e o chip são por sua conta, e a ligação na entrada de botoeira é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'GSM ou Wi-Fi no portão',
    text: [
      'O GSM depende de sinal da operadora e de crédito ou plano no chip; o Wi-Fi, da internet da casa. Nos dois, o controle remoto continua como reserva.',
    ],
    points: [
      'Teste o sinal da operadora dentro da garagem.',
      'Cadastre só os números que podem abrir.',
      'Chip sem saldo deixa o módulo mudo.',
    ],
  },
  {
    when: [
      'sensor magnetico|aviso de portao aberto|alerta de portao aberto|sensor de portao aberto|avisar portao aberto|saber se o portao',
      'portao|aberto|celular|garagem',
    ],
    unless:
      'tem problema|a noite toda|faz mal|e perigoso|gasta|desbalance*|desequilibr*|equilibr*|balancead*|torto|alinhad*|pesad*|fora de nivel|ele fecha|fecha sozinh*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'Para saber se o portão ficou aberto, põe-se um sensor magnético na folha, ligado ao módulo do portão pelo celular ou ao alarme: ele diz a posição, e não para a folha como a fotocélula. O módulo e o sensor do celular nós ligamos na visita; o do alarme é da empresa de segurança.',
    ],
    heading: 'Onde o sensor de posição fica',
    text: [
      'O ímã vai na folha e o sensor na coluna, no ponto do portão fechado. O sinal de internet na garagem é medido antes, e a ligação entra na faixa de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'internet|wifi|rede de internet',
      'caiu a internet|cai a internet|cair a internet|internet caiu|internet cair|internet cai|ficar sem internet|fica sem internet|fiquei sem internet|acabou a internet|sem internet|sem wifi|wifi caiu|wifi cair|caiu o wifi|cair o wifi|cai o wifi|faltar internet|falta internet|sem sinal de internet',
      'portao|garagem|motor|celular|aplicativo|abro|abrir|abre',
    ],
    unless: 'funciona|precisa|depende|instalar|preco|quanto|qual|camera|interfone|tag',
    winsTies: true,
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Sem internet o portão continua abrindo pelo controle remoto e pela botoeira, que falam com a central por rádio e por fio; o que para é o celular. Se caiu a internet e ele não abre nem pelo controle, o mais provável é que tenha faltado energia também: veja a luz da central e o disjuntor. Voltando a rede, o módulo se reconecta em alguns minutos, e não precisa gravar nada de novo.',
    ],
    heading: 'Se só o celular parou',
    text: [
      'Alguns módulos aceitam comando pelo Wi-Fi da casa mesmo com a internet de fora caída, e outros dependem sempre do servidor do fabricante; o manual diz qual é o seu. Reiniciar o roteador e esperar costuma bastar.',
      'Se a rede voltou e o módulo não, refaça a conexão pelo aplicativo, na rede de 2,4 GHz. Módulo que cai toda semana está longe do roteador, e um repetidor perto da garagem resolve.',
    ],
    points: [
      'Controle e botoeira abrem: só a rede caiu.',
      'Só a botoeira abre: é o controle ou a pilha dele, e não a internet.',
      'Nada abre e a central está apagada: energia; use a chave do destravamento, com a folha equilibrada.',
      'Um controle no carro e outro em casa evitam depender do celular.',
    ],
    questions: [
      {
        question: 'O portão pode abrir sozinho quando a internet volta?',
        answer:
          'O módulo em ordem não dá pulso ao religar. Se o seu abre quando a rede ou a luz volta, mude no aplicativo o estado inicial dele para desligado.',
      },
    ],
    send: 'Se nem a botoeira abre o portão, mande uma foto da central com as luzes à vista e o bairro: o conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
  },
];
