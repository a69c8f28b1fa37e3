/** Everyday questions that are easily taken for a similar one: how long the pause is, on which side, pressed twice, in the evening and not in the morning. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const dailyReadings: readonly DirectAnswer[] = [
  {
    when: [
      'duas vezes|varias vezes|mais de uma vez|tres vezes|muitas vezes|2 vezes|3 vezes|apertar de novo',
      'aperta*|tenho que apertar|preciso apertar|apertar|aperto|acionar|clicar|tocar',
    ],
    unless: 'abre e fecha|por dia|por hora|pisca*|para no meio|quantas',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Portão que só obedece no segundo aperto perde o primeiro por sinal fraco, ou o gasta com outra coisa: em muita central um toque acorda ou manda parar, e só o seguinte abre. Teste pela botoeira da parede: se nela basta um, é o controle ou o receptor; se são dois também, é a programação. Gravar ou ajustar custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que o primeiro toque faz',
    text: ['Aperte uma vez só, conte até cinco e repare na luz do controle, na da central e na trava.'],
    points: [
      'Luz do controle fraca: bateria no fim ou contato oxidado.',
      'Só de longe pede dois: alcance curto, antena enrolada ou LED por perto.',
      'Um estalo no primeiro e movimento no segundo: a central achava que ele ainda andava.',
      'Ronca no primeiro e vai no segundo: não é o controle, é o capacitor do motor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Com trava elétrica: ela solta no primeiro, e o tempo entre as duas coisas se regula.',
    ],
    further:
      'Como se grava cada função está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo dos dois apertos, com som, a foto do controle e a da etiqueta da central.',
  },
  {
    when: [
      'em ida|na ida|de manha|quando saio|para sair|por dentro|de dentro|pela manha|saindo',
      'em volta|na volta|quando chego|quando volto|para entrar|por fora|de fora|a noite|de noite|chegando',
      'nao abre|nao funciona|nao pega|nao obedece|falha|nao responde',
    ],
    unless: 'chuva|sem luz|fotocelula|barulho',
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão abre na saída e falha na chegada, o motor está bom, e o que muda é o lado de onde vem a ordem: de dentro da garagem o controle está perto da antena, e da rua há a folha de ferro, a película do vidro e a distância no meio. Troque a bateria e tente da calçada, a pé. Receptor e antena se acertam de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Alcance, hora ou interferência',
    text: [
      'Faça a mesma prova com outro controle, no mesmo lugar da rua: ela separa o aparelho do receptor.',
    ],
    points: [
      'A pé abre e de carro não: película, painel ou o lugar do controle no carro.',
      'Nenhum controle abre da rua: antena enrolada, baixa ou encostada no ferro.',
      'Falha só à noite: lâmpada de LED acesa perto do motor, ou câmera.',
      'Falha só com calor ou depois de muito uso: outro defeito, da placa ou do motor.',
    ],
    further:
      'Os testes de alcance estão em [controle só funciona de perto](/controle-do-portao-so-funciona-de-perto).',
    send: 'Diga pelo WhatsApp de quantos passos ele abre por dentro e por fora, e mande a foto do controle e a da caixa do motor.',
  },
  {
    when: [
      'fecha em minha cara|fecha na minha cara|fecha em cima de mim|fecha logo|ja fecha|fecha em seguida|fecha antes de eu passar|fecha antes de eu entrar|fecha antes de entrar|nao da tempo de passar|nao da tempo de sair|nao da tempo de entrar|fecha antes que eu',
    ],
    unless: 'bate no chao|sobe e desce|carro preso|volta a abrir',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Portão que fecha antes de você passar está com a pausa do fechamento automático curta demais, ou recebe uma segunda ordem logo depois da primeira. Aumentar a pausa na central custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e só é seguro com fotocélula no vão, que segura a folha enquanto há alguém, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Até acertar, quem passa fica fora do vão',
    text: [
      'Não corra para passar. Desligue o fechamento automático, se souber como, ou espere a folha parar e mande abrir de novo.',
    ],
    points: [
      'Fecha sempre nos mesmos segundos: é a pausa programada.',
      'Fecha em tempos diferentes: botão do controle preso ou botoeira em curto.',
      'Fecha mesmo com o pé no vão, sem encostar: a fotocélula não está lendo.',
      'Encosta e continua: força alta, e o portão não se usa até regular.',
    ],
    further: 'Como se prova o sensor está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo feito de fora do vão, com os segundos entre abrir e fechar, e a foto dos sensores.',
  },
  {
    when: [
      'quanto tempo|quantos segundos|tempo ideal|tempo certo|qual o tempo',
      'ficar aberto|fica aberto|deve ficar aberto|antes de fechar|para fechar sozinho|de pausa|pausa|fechamento automatico|esperar para fechar',
    ],
    unless: 'nao fecha|esqueci|da para deixar|pode ficar|noite toda|bateria',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['adjust', 'choose'],
    answer: [
      'O portão deve ficar aberto o tempo em que o seu carro mais lento passa inteiro, com uma folga, e não um número de tabela: conte os segundos desde que a folha para no alto até a traseira sair do vão e some uns cinco. Com fotocélula a pausa pode ser curta, porque ela espera quem passa; sem ela, deixe o fechamento automático desligado.',
    ],
    heading: 'O que alonga ou encurta a pausa',
    text: [
      'O tempo se grava na central e se muda numa visita, de {{part.adjustment.from}} a {{part.adjustment.to}}. Rua movimentada pede pausa curta com sensor; rampa e manobra pedem pausa longa.',
    ],
    points: [
      'Dois carros em fila: some o segundo, ou mande abrir outra vez.',
      'Idoso, criança ou cadeira de rodas: tempo de quem anda mais devagar.',
      'Prédio: fechar pouco depois que o feixe se livra, com dois pares de fotocélula.',
      'Portão esquecido aberto: fechamento automático, e não pausa menor.',
    ],
    further: 'O par que segura a folha está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo de um carro entrando, a foto da etiqueta da central e diga se há fotocélula.',
  },
  {
    when: [
      'qual lado|que lado|de que lado|em que lado|de qual lado|em qual lado|onde fica|onde vai|onde instala|onde se instala|onde e instalado',
      'motor',
      'de correr|correr|deslizante|basculante|portao',
    ],
    unless: 'chave|destrav*|etiqueta|capacitor|botao|barulho|loja|voces|dobradica',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'No portão de correr o motor fica por dentro, ao lado do vão, junto da ponta para onde a folha se recolhe, com o pinhão debaixo da cremalheira em todo o curso. No basculante ele vai numa lateral, na coluna ou na própria folha, do lado mais firme; no de abrir, há um por folha, perto da dobradiça.',
    ],
    heading: 'O que decide o lado quando há escolha',
    text: [
      'O motor tem de puxar a folha do começo ao fim sem sair dela, e alguém precisa alcançar a chave de destravamento com o carro dentro.',
    ],
    points: [
      'Lado com ponto de energia, ou com caminho para o conduíte.',
      'Longe de calha, torneira e água que corre no piso.',
      'Coluna ou piso que aguente a base, sem tijolo oco.',
      'Fora da passagem do carro e da porta do motorista.',
    ],
    further: 'O passo da obra está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da garagem inteira por dentro, com as duas laterais, e a do quadro de luz.',
  },
  {
    when: [
      'motor de o vizinho|motor do vizinho|motor do meu vizinho|motor do meu irmao|motor do meu pai|motor de outro portao|motor de outra casa|motor de outro|motor que ganhei|ganhei um motor|motor que tirei de|motor do meu sogro|motor doado|motor que sobrou',
    ],
    unless: 'barulho|abre o meu|acorda|reclama',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'allowed'],
    answer: [
      'O motor de outro portão serve no seu se três coisas coincidem: o tipo de folha, o peso que a etiqueta dele permite e a tensão do ponto. Suporte, braço ou cremalheira quase sempre se trocam, e os controles antigos se apagam. Instalar um motor que você já tem se orça por foto; para comparar, o kit novo em basculante sai de {{kit.padrao}} instalado.',
    ],
    heading: 'O que conferir antes de tirar da outra parede',
    text: [
      'Veja-o andar onde está e anote onde para. Tire-o com o disjuntor desligado e a folha fechada: no basculante, ela precisa ficar presa, porque era ele que a segurava.',
    ],
    points: [
      'Basculante, de correr e de abrir não trocam motor entre si.',
      'Folha a mais de quatro quintos do peso da etiqueta: pequeno para ela.',
      'Motor de 220 V num ponto de 127 V não parte.',
      'Central, fim de curso, suporte e chave de destravamento vão juntos.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta desse motor, a do seu portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'bateria*',
      'quanto tempo|quantas horas|demora',
      'carrega|carregar|carregando|recarrega*|carga completa|carregada',
    ],
    unless: 'dura sem|celular|aguenta',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma bateria selada de portão descarregada leva perto de um dia inteiro na rede para encher de novo, porque o carregador do nobreak ou da central é fraco de propósito, para não a aquecer. Depois de poucas aberturas sem luz, bastam algumas horas. Se no dia seguinte ela ainda não aguenta, está no fim ou não recebe carga.',
    ],
    heading: 'Carga que não chega e carga que não fica',
    text: [
      'A bateria nova também precisa dessa primeira carga antes de ser posta à prova. Não ligue carregador de carro: ele passa da corrente que a selada suporta.',
    ],
    points: [
      'Luz de rede apagada no aparelho: ela não está carregando.',
      'Quente ou estufada: desligue e não a reutilize.',
      'Duas em série: trocam-se as duas, da mesma data.',
      'Cai na primeira abertura sem luz: bateria velha.',
    ],
    further:
      'Como o aparelho é escolhido está no [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta da bateria, a do nobreak ou da central e diga há quantos anos ela está aí.',
  },
  {
    when: [
      'pode deixar|posso deixar|pode ficar|devo deixar|tem problema deixar|faz mal deixar|precisa ficar|deixo',
      'ligado 24h|ligado 24 horas|ligado direto|ligado o dia todo|ligado sempre|sempre ligado|ligado na tomada|ligado a noite toda|ligado em tomada',
      'motor|portao|central',
    ],
    unless: 'nao desliga|nao para|girando|rodando|barulho|esquent*|queim*|depois que|ja abriu|ja fechou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode ficar ligado o dia todo, e é assim que ele foi feito: parado, o motor não gira, e só a central consome, quase nada. É ela que espera o controle, alimenta a fotocélula e, se há bateria, a mantém carregada. Desligue o disjuntor numa viagem longa, com raio por perto ou para mexer na folha.',
    ],
    heading: 'Ligado não é o mesmo que trabalhando',
    text: [
      'Se a carcaça está quente sem ninguém abrir o portão, ou se ouve um zumbido com a folha parada, aí há defeito: disjuntor desligado e técnico, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Protetor contra surto no quadro, para a volta da luz.',
      'Circuito e disjuntor só do portão.',
      'Caixa ventilada e seca.',
    ],
    send: 'Se ele esquenta ou zumbe parado, mande pelo WhatsApp um vídeo com som e a foto da etiqueta.',
  },
];
