/** Services asked for together with what happened before: a motor that burnt, a power cut, a board and its remotes. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const closerServiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'troca|trocar|trocando|substituir|substituicao',
      'motor',
      'queimado|queimou|queimada|pifou|pifado|estragou|estragado',
    ],
    unless:
      'capacitor|placa|central|fusivel|vale a pena|compensa|ou|rebobina*|enrola*|controle|condominio|predio',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Trocar um motor de portão queimado custa em geral de {{replacement.from}} a {{replacement.to}} numa casa, com o novo instalado, e leva de {horas de instalação}. Antes da troca o técnico mede o velho, porque nem todo motor com cheiro queimou: capacitor ou placa têm o mesmo cheiro e saem por menos.',
    ],
    heading: 'O que se resolve junto com a troca',
    text: [
      'Motor não queima sem causa: folha pesada, uso seguido ou tensão baixa. Se ela fica, o novo queima igual; por isso a folha é movida na mão antes de se escolher o modelo.',
      'Deixe o disjuntor do portão desligado até lá. Para o mesmo dia, escreva cedo: depende de agenda e de o modelo certo estar à mão.',
    ],
    points: [
      'Em basculante, os kits instalados vão de {{kit.padrao}} a {{kit.jetflex}}.',
      'De correr ou de abrir sai por orçamento, pelo peso e pelo comprimento da folha.',
      'Suporte, cremalheira e ponto de energia em bom estado ficam.',
      'Controle antigo só serve se a central ficar ou for da mesma família.',
    ],
    further:
      'Como distinguir bobina, capacitor e placa está em [motor de portão queimado](/motor-de-portao-queimado).',
    send: 'Com o disjuntor desligado, mande pelo WhatsApp a foto da etiqueta do motor, outra do portão inteiro por dentro e o bairro: dizemos o valor da troca e o primeiro horário.',
  },
  {
    when: [
      'programar|programacao|programo|reprogramar|gravar|gravo|regravar|configurar|desprogram*|perdeu a programacao|apagou a programacao',
      'faltou luz|faltou energia|falta de luz|falta de energia|falta luz|falta energia|queda de luz|queda de energia|queda energia|queda luz|acabou a luz|acabou a energia|caiu a luz|caiu a energia|apagao|luz voltou|energia voltou|volta de energia|volta de luz|voltou a luz|voltou a energia|ficar sem luz|ficou sem luz|ficou sem energia',
    ],
    unless: 'nobreak|bateria de nobreak|manual|sem luz como abrir',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Depois de uma falta de luz quase nunca é preciso gravar o controle de novo: a memória da central guarda os códigos sem energia. O que ela pode perder é o percurso. Desligue o disjuntor do portão por um minuto, religue e deixe o portão fazer a primeira viagem inteira, devagar, sem interromper.',
    ],
    heading: 'Se o controle continua sem abrir',
    text: [
      'Aperte a botoeira da parede. Se ela move o portão, a placa está viva, e aí sim se grava o controle outra vez: botão de gravação até a luz acender, botão do controle até ela piscar. O toque longo nesse botão apaga os controles de todos.',
      'Feita por nós, a gravação fica entre {{part.programming.from}} e {{part.programming.to}}, com todos os controles da casa na mesma visita.',
    ],
    points: [
      'Botoeira e controle mudos, placa apagada: fusível ou fonte queimou na volta da energia.',
      'Anda devagar e para antes: percurso a gravar, e não o controle.',
      'Todos os controles falham juntos: receptor.',
      'Um só falha: bateria dele, por coincidência.',
    ],
    further:
      'A ordem dos testes está em [portão parou depois que a luz voltou](/portao-parou-depois-que-a-luz-voltou).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e do controle e conte se a botoeira ainda move o portão.',
  },
  {
    when: ['trocar|troca|substituir|comprar|preciso', 'placa|central', 'controle|controles'],
    unless:
      'nao *|parou|queimou|qual|ou|vale a pena|preciso trocar os controles|mesmo controle|serve|servem|aproveita*|perde|apaga|regrava*|gravar|condominio|predio|e preciso|tem que',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Trocar a placa do portão fica entre {{part.board.from}} e {{part.board.to}}, e os controles são gravados nela na mesma visita. Controle novo só é preciso se o velho for de outra família de código ou estiver gasto; o preço dele sai pela foto.',
    ],
    heading: 'A placa primeiro, os controles depois',
    text: [
      'A placa nova é escolhida pelo motor: tensão, tipo de fim de curso e capacitor. Ela decide qual controle entra, e por isso os dois se compram juntos ou o controle por último.',
    ],
    points: [
      'Placa da mesma marca e de código igual: os controles antigos entram.',
      'Outra família: controles novos, ou um receptor avulso que aceite os antigos.',
      'Reúna todos os da casa, porque a memória começa vazia.',
      'A peça sai com {{parts.warranty}} de garantia e o serviço, com {{repair.warranty}}.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, da placa, se a tampa já saiu, e de um controle de frente e de verso.',
  },
  {
    when: ['manutencao|revisao|preventiva|revisar', 'deslizante|de correr|correr|corredico'],
    unless:
      'condominio|predio|contrato|empresa|quanto custa|preco|valor|a cada|quantos|frequencia|intervalo|industrial|loja',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'A manutenção do portão deslizante cuida do que ele arrasta: trilho, roldanas, guia de cima e cremalheira; depois vêm fim de curso, força e fotocélula. Numa casa basta uma visita por ano, e em folha pesada ou de uso contínuo, a cada {{maintenance.interval}}. Trocar peça gasta é serviço à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que se confere em cada peça',
    text: [
      'A primeira prova é com o motor solto, em piso plano: a folha deve correr inteira com uma mão. Quanto mais pesada ela é, mais cedo uma roldana presa aparece no motor.',
    ],
    points: [
      'Trilho varrido, sem ponto amassado, e seco: graxa ali junta areia.',
      'Roldanas girando livres e na mesma altura.',
      'Guia de cima com folga, sem apertar a folha.',
      'Pinhão e cremalheira com uma folga pequena e igual de ponta a ponta.',
      'Ímãs firmes, batente inteiro, lente limpa e controle com alcance.',
    ],
    further:
      'O que a visita mede, item por item, está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Diga pelo WhatsApp o comprimento e o material da folha, quando foi a última revisão e o bairro: o valor vem por mensagem.',
  },
  {
    when: [
      'portao|portao eletronico|portao automatico|motor de portao',
      'cerca|cerca eletrica|alarme|camera|cameras|concertina|interfone',
      'ou|versus|vs|qual|o que e mais seguro|mais seguro|melhor|primeiro|comparacao|diferenca',
    ],
    unless: 'preco|instala*|conserta|consertar|e possivel|ligado|junto|interfone abre|disparando',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Um não faz o trabalho do outro: o portão automático protege a hora de entrar e sair, que é quando acontece o assalto na calçada; cerca, concertina, alarme e câmera protegem o muro e a casa nas outras horas. Quem entra de carro todo dia começa pelo portão, com motor rápido e código rolante; quem tem muro baixo ou casa vazia de dia, pelo resto, que é de empresa de segurança eletrônica.',
    ],
    heading: 'O que cada um deixa de fora',
    text: [
      'Portão com motor não impede quem pula o muro, e cerca não ajuda quem está parado na calçada esperando a folha abrir. O portão também precisa de trava e de destravamento fora do alcance da rua.',
      'Em basculante o nosso kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; cerca, alarme e câmera não instalamos.',
    ],
    points: [
      'Abertura em segundos: menos tempo na calçada.',
      'Luz e vista livre na entrada valem tanto quanto aparelho.',
      'Haste da cerca longe do caminho da folha.',
    ],
    send: 'Mande as fotos do portão por dentro e por fora e as medidas.',
  },
];
