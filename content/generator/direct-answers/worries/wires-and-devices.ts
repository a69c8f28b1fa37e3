/** Wires by colour, devices that stopped, sounds to switch off, and a gate left open by somebody far away. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const wireAndDeviceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fio|fios|fiacao|cabo|cabos|ligacao',
      'vermelho|preto|branco|azul|amarelo|verde|marrom|cor|cores|comum|fase|tres fios|3 fios|quatro fios|4 fios|5 fios',
      'motor|placa|central|portao',
    ],
    unless:
      'bitola|choque|terra|derret*|queim*|roeu|descascad*|controle|preco|cor do portao|quanto custa|luz|piscando|pisca*|aco',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Não ligue o motor pela cor dos fios: cada fabricante usa as suas, e um par trocado queima a bobina ou a placa. Em motor comum de três fios há um comum e dois de direção, com o capacitor entre os dois; quem diz qual é qual é a medida de resistência, feita com tudo desligado, e o esquema da etiqueta.',
    ],
    heading: 'Como o técnico acha o comum',
    text: [
      'Ele mede os três pares: o de maior valor liga as duas direções, e o fio que sobra é o comum. Só depois prende nos bornes e dá um toque curto, com a folha solta; se andar ao contrário, trocam-se as duas direções.',
      'O capacitor guarda choque mesmo com o disjuntor desligado, e por isso essa ligação fica com quem tem o aparelho: de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fotografe os bornes antes de soltar qualquer fio.',
      'Verde ou verde e amarelo: reserve para o terra.',
      'Motor com inversor ou de corrente contínua: o esquema é outro, não use o de três fios.',
      'Fim de curso: fios finos, de sinal, nunca no borne da rede.',
    ],
    send: 'Com tudo desligado, mande a foto dos fios, da etiqueta do motor e do código da placa.',
  },
  {
    when: [
      'porta social|portao social|portao de pedestre|porta de pedestre|portaozinho de pedestre|portaozinho social|social',
      'emperr*|trav*|trancad*|nao abre|prend*|presa|agarr*|nao sai|raspa*|pega em chao|dura|pesada',
    ],
    unless: 'embutid*|interfone|carro|preso|dispara*|sozinh*|fechadura|eletroima|condominio',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Porta social emperrada tem a folha caída na dobradiça, o trinco fora do furo do batente ou a fechadura sem pulso. Levante a folha com a mão enquanto gira a chave: se assim abre, é dobradiça ou batente, serviço de serralheiro; se a chave abre e o botão não, é fonte, fio ou bobina, que consertamos de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Abrir sem quebrar o trinco',
    text: [
      'Puxe ou empurre a porta no mesmo instante do toque no botão, para tirar a pressão do trinco. Pé de cabra entorta o batente, e depois nada mais alinha.',
      'Com alguém trancado que passa mal ou sem outra saída, 193. Só a chave perdida é do chaveiro.',
    ],
    points: [
      'Pior no calor ou na chuva: ferro que dilata ou madeira que incha.',
      'Depois de pintura ou solda: tinta ou pingo no furo do trinco.',
      'Miolo duro: grafite em pó, e não óleo.',
      'Mola aérea sem força: a porta não encosta, e o trinco erra o furo.',
    ],
    send: 'Mande a foto do trinco com a porta aberta, ou da fresta com ela fechada, e da fonte se está à vista.',
  },
  {
    when: [
      'alexa|google home|google assistente|siri|assistente|comando de voz',
      'parou|nao abre|nao abre mais|nao funciona|nao reconhece|parou de reconhecer|nao encontra|nao responde|offline|desconect*|nao acha|sem resposta',
    ],
    unless: 'ok google|como|instalar|configurar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a assistente parou de abrir o portão, prove primeiro pelo aplicativo do módulo: se ele abre, a ligação com a Alexa ou o Google se perdeu e se refaz na conta; se ele também não abre, o módulo está fora da rede ou sem energia. A botoeira e o controle dizem se o portão está bom.',
    ],
    heading: 'Refazer a ligação, na ordem',
    text: [
      'Reinicie o roteador e espere o módulo aparecer conectado. Depois, no aplicativo da assistente, desative e ative de novo a integração do fabricante e mande procurar dispositivos; senha de voz trocada também bloqueia a abertura.',
      'Módulo que sumiu depois de troca de roteador precisa ser cadastrado outra vez, na rede de 2,4 GHz. Se ele apagou, o conserto da ligação na central fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Diz que abriu e nada anda: contato do módulo solto na central.',
      'Fecha e não abre pela voz: senha exigida para abrir.',
      'Só falha à noite ou na chuva: sinal fraco na garagem.',
    ],
    further:
      'As falhas do aplicativo estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Diga se o aplicativo do módulo ainda abre e mande a foto dele e da etiqueta da central.',
  },
  {
    when: [
      'barulh*|ruido*|rang*|chia*|ronc*|estal*',
      'quando esta quente|quando esquenta|depois de quente|so quente|depois de varias aberturas|depois de muitas aberturas|depois de esquentar|quando fica quente|com o motor quente|quente',
    ],
    unless: 'cheir*|fumaca|frio|dia quente|sol|verao|calor|normal',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor que só faz barulho depois de quente tem rolamento com graxa ressecada ou folga que cresce com o calor, e às vezes uma folha pesada que o aquece antes da hora. Conte em quantas aberturas o som aparece: em duas ou três, o motor força; depois de dez seguidas, é desgaste de uso.',
    ],
    heading: 'Quem esquenta o motor',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte-o na chave e mova a folha: pesada, a causa é roldana, trilho ou equilíbrio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Leve, trocam-se rolamento e engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Chiado que some ao esfriar: rolamento.',
      'Ronco e lentidão: capacitor ou tensão baixa.',
      'Estalo na partida a quente: folga no redutor.',
      'Cheiro de verniz junto: pare e deixe desligado.',
    ],
    send: 'Mande dois vídeos com som, um do motor frio e outro quente, e a foto da etiqueta.',
  },
  {
    when: [
      'sirene|bip|bipe|beep|apito|buzina|som|aviso sonoro|alarme sonoro|musica',
      'tirar|desligar|desativar|calar|silenciar|cancelar|remover|parar|abaixar|diminuir',
      'portao|motor|central|abre|garagem',
    ],
    unless: 'nobreak|cerca|cameras|alarme da casa|disparou|rang*|ferro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O som que toca quando o portão abre é um avisador ligado à saída de sinaleira da central, e se tira na programação dela ou soltando esse acessório, com a luz mantida. É acerto curto, de {{part.adjustment.from}} a {{part.adjustment.to}} na visita; em saída de prédio, veja antes se a prefeitura ou o regimento exige o aviso.',
    ],
    heading: 'Ver se é aviso ou defeito',
    text: [
      'Aviso toca igual em toda abertura e para com a folha. Som que continua parado, ou que começou sozinho, é alarme de portão aberto, bateria de nobreak ou entrada presa, e aí se procura a causa em vez de calar.',
    ],
    points: [
      'Só à noite incomoda: chave ou relé de horário no avisador.',
      'Luz e som no mesmo aparelho: muitos têm uma chave interna só para o som.',
      'Não corte fio na central: o da sinaleira pode ter a tensão da rede.',
    ],
    send: 'Mande um vídeo com o som e a foto da etiqueta da central e do avisador.',
  },
  {
    when: [
      'portao aberto|ficou aberto|deixei aberto|esqueci aberto|esqueci o portao|deixei o portao|esqueci de fechar',
      'viaj*|viagem|de longe|longe|nao estou em casa|fora de casa|no trabalho|ja sai|sai de casa|na rua|a distancia',
    ],
    unless: 'avisar|aviso|alerta|nao fecha|predio|condominio|quem responde',
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
      'nobreak|no break|nobreaks',
      'gerador',
      'ou|e|com|melhor|precisa|dispensa|portao|predio|condominio',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o portão sozinho, nobreak: entra no mesmo instante, não faz barulho e cobre as aberturas de um apagão comum. Gerador compensa quando o prédio precisa também de elevador, bomba e luz; ele leva alguns segundos para assumir, e o portão espera. Com gerador automático no circuito do portão, o nobreak é dispensável.',
    ],
    heading: 'O que perguntar antes de decidir',
    text: [
      'Veja se o circuito do portão está no quadro que o gerador alimenta; muitas vezes não está, e o eletricista resolve com um disjuntor. Se está, prove com a rede desligada e conte os segundos até abrir.',
      'A ligação do nobreak na central parte de {{repair.from}}, e o aparelho se orça pela etiqueta do motor. Gerador é de empresa do ramo.',
    ],
    points: [
      'Apagão de minutos: nobreak. De muitas horas: gerador.',
      'Muitas aberturas por hora: banco de baterias maior, ou gerador.',
      'Gerador pequeno e instável: protetor de surto na central.',
      'Em qualquer caso, chave de destravamento na portaria.',
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a etiqueta do motor, quantas vezes ele abre na hora mais cheia e diga se há gerador.',
  },
  {
    when: [
      'cortar a energia|cortar energia|cortar a luz|corto a energia|desligar a energia|tirar a energia|desligar o disjuntor|desligo o disjuntor|sem energia|deixar desligado|desligar na chave',
      'portao|motor|central',
      'noite|a noite|de noite|toda noite|todo dia|todos os dias|madrugada|dormir|posso|da para',
    ],
    unless:
      'destravar|abrir|abre|abro|acabou|faltou|falta|voltou|viaj*|ferias|consert*|nobreak|cai|caindo|desarma*|nao desliga|sai|sair|raio|chuva',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Dá para cortar a energia só do portão à noite se ele tem disjuntor próprio no quadro: desligue esse e religue de manhã, que controles e curso ficam gravados. Se o circuito é dividido com luz ou tomada, o eletricista separa, ou se põe um interruptor só para o motor. Desligado, a folha continua travada pelo redutor.',
    ],
    heading: 'O que muda com ele desligado',
    text: [
      'Ninguém abre por controle, botoeira ou aplicativo, e é essa a vantagem. A desvantagem é a saída de emergência: deixe a chave de destravamento onde todos da casa saibam, e a porta social livre.',
      'Se a ideia veio de um portão que abre sozinho, procure a causa: o exame e o conserto ficam entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Nobreak: desligue também nele, senão a bateria segue abrindo.',
      'Ligar e desligar todo dia não gasta a placa; picos, sim.',
      'Economia de luz é mínima: parado, ele quase não gasta.',
      'Primeira viagem da manhã mais lenta em algumas centrais: normal.',
    ],
    send: 'Mande a foto do quadro com a portinha aberta, sem tirar a tampa dos fios: dizemos se o disjuntor é só do portão.',
  },
];
