/** Functions that owners wish for and ways in: whether there is one, and what it takes. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from '../plain-questions/asking.ts';

export const wishedFunctionAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'avisar|aviso|avise|alerta|notificacao|alarme',
      'aberto|abriu|esqueci|esquecido|aberta',
      `${asksMay}|portao`,
    ],
    unless: 'toca|tocando|dispara*',
    subject: 'portao-pelo-celular',
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
      `${asksMay}|portao`,
    ],
    unless: 'motor chega|frete|prazo|taxa|24|perto|roub*|condominio*|conserto',
    subject: 'portao-pelo-celular',
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
      'marca|modelo|fabricante',
      'motor|central|placa',
      'saber|descobrir|nao sei|qual e|identificar|sei',
      `${asksMay}|nao sei|meu motor|como`,
    ],
    unless: 'comprar|melhor|queim*|peso|placa queimada|qual motor',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'Tem como saber pela etiqueta colada na carcaça, que traz marca, modelo, tensão e potência. Se ela sumiu, olhe o relevo na tampa plástica, o nome impresso na placa e o verso do controle; a tampa vale mais, porque placa e controle podem ter sido trocados. Duas fotos, de frente e de lado, costumam bastar para reconhecermos.',
    ],
    heading: 'Onde procurar sem abrir a caixa',
    text: [
      'A etiqueta fica muitas vezes do lado da parede ou embaixo: use o celular para fotografar onde não se enxerga.',
    ],
    points: [
      'Nota, manual e mensagem de quem instalou.',
      'Cor e forma da tampa: cada fábrica tem a sua.',
      'Para pedir peça vale o código, e não só a marca.',
    ],
    send: 'Mande as fotos da caixa do motor, de frente e de lado, e do verso do controle.',
  },
  {
    when: [
      'quantos controles',
      'cadastrados|gravados|cadastrado|funcionam|na memoria|abrem',
      `${asksMay}|saber|descobrir|ver`,
    ],
    unless: 'cabem|vem|maximo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Em central de casa quase nunca tem como ver: ela guarda os controles sem mostrar quantos são, e só as de condomínio, com visor ou memória externa, trazem a lista. O jeito seguro é apagar todos e gravar só os que estão na sua mão, o que na visita custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Quando vale apagar tudo',
    text: [
      'Mudança de casa, controle perdido, separação e fim de obra. Em código fixo isso não basta, porque a cópia tem o mesmo código.',
    ],
    points: [
      'Junte os controles da família antes.',
      'Anote quantos ficaram e com quem.',
      'Rolante: cada um tem um número próprio.',
    ],
  },
  {
    when: ['por fora|pelo lado de fora|do lado de fora|de fora', 'abrir|destravar|abre', `${asksMay}`],
    unless: 'motor do lado|instalar|nao abre|ladrao|sem luz|abre para fora|controle',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Só com controle, celular ou um destravamento externo, que é uma chave na fachada ligada por cabo ao motor. Sem nenhum deles, não: o motor travado segura a folha, e forçar quebra a engrenagem. Se o seu abre por fora sem chave, há defeito, e qualquer pessoa também abre. Pôr o destravamento externo custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando o destravamento externo faz falta',
    text: [
      'Em casa com uma entrada só, ele é a única forma de entrar sem luz. A fechadura fica protegida e longe do alcance de quem passa a mão pela grade.',
    ],
    points: [
      'Gire a chave de vez em quando, porque o cabo parado enferruja.',
      'Cópia da chave fora de casa, com alguém de confiança.',
      'Portão que cede ao empurrão: motor destravado ou engrenagem gasta.',
    ],
  },
  {
    when: [
      'inverter|mudar|trocar|passar',
      'motor de lado|lado do motor|o motor para o outro lado|motor do outro lado|de lado',
      asksMay,
    ],
    unless: 'inversor',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'adjust'],
    answer: [
      'Sim, se do outro lado há coluna firme, energia e espaço. No de correr o motor vai para a outra ponta do vão e o sentido se inverte na central; no basculante muda de coluna, com o suporte refeito; no de abrir, cada folha tem o seu. Fixar, ligar e regular de novo é serviço de {{repair.from}} a {{repair.to}}, sem contar base ou fio novo.',
    ],
    heading: 'O que muda junto com o motor',
    text: [
      'Fio até o novo ponto, fim de curso e destravamento, que precisa continuar ao alcance. A base de concreto, se faltar, seca antes.',
    ],
    points: [
      'Chave de destravamento do lado de quem usa.',
      'Fotocélula pode ficar onde está.',
      'Cremalheira fica; a altura se confere.',
    ],
  },
  {
    when: [
      'ja e automatico|ja automatico|que ja tem motor|ja tem motor|motor de outra marca',
      'colocar|trocar|instalar|por',
      `${asksMay}`,
    ],
    unless: 'controle*|placa|central|queim*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Sim: tira-se o motor antigo, de qualquer marca, e põe-se o novo no lugar, com a central dele. Aproveitam-se o ponto de energia, a fotocélula e quase sempre a fixação; os controles, se o código for o mesmo. Em basculante o kit sai de {{kit.padrao}} a {{kit.jetflex}} instalado; em outro portão de casa, a troca fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Vale a pena tirar um motor que funciona?',
    text: [
      'Só por velocidade, por peça que não se acha mais ou por uso que cresceu. Se ele tem um defeito de peça comum, consertar sai mais barato.',
    ],
    points: [
      'Dois motores na mesma folha, não: um sai.',
      'Foto da etiqueta do antigo antes do pedido.',
      'Furos velhos na coluna: o suporte novo pode pedir outros.',
    ],
  },
  {
    when: ['pintado|pintada|pintura nova|recem pintado', 'instalar|colocar|motor', asksMay],
    unless: 'quanto|trocar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Sim, depois que a tinta secou de verdade, uns dois ou três dias. Os pontos de fixação se furam ou se soldam, e ali a pintura se retoca: guarde um pouco da tinta. Com suporte parafusado o retoque é mínimo, e a instalação leva de {{install.hours.from in digits}} a {{install.hours.to}}.',
    ],
    heading: 'Proteger a pintura no dia',
    text: [
      'Diga que a folha é nova: o técnico forra onde apoia e escolhe parafuso em vez de solda quando a coluna permite.',
    ],
    points: [
      'Tinta grossa no encontro da folha faz raspar: confira antes.',
      'Fundo anticorrosivo no furo, para não enferrujar por dentro.',
    ],
  },
  {
    when: ['moeda|grampo|chave de fenda|arame', 'abrir|abre', asksMay, 'portao|motor'],
    unless: 'tag|leitor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Um portão em ordem não abre assim: quem segura a folha é o redutor do motor, e ele só solta na chave de destravamento. Em alguns modelos antigos o destravamento é uma fenda simples, que uma ferramenta qualquer gira, e aí o que protege é ele não estar ao alcance de quem está fora.',
    ],
    heading: 'Conferir o seu por fora',
    text: [
      'Tente alcançar, pela grade ou pela fresta, o destravamento, a botoeira e os fios. O que a sua mão alcança, outra alcança.',
    ],
    points: [
      'Chapa na frente do destravamento resolve.',
      'Botoeira longe do vão.',
      'Trava elétrica na ponta da folha, contra alavanca.',
    ],
  },
];
