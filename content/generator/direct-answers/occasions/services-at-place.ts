/** Searches for an installer, and two things of security named together. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const placeServiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'instalador|instaladores|instalador de portao|instalador de motor|quem instala|empresa que instala|empresa de instalacao|instaladora',
      'portao|motor|automatico|eletronico|portoes|automatizador',
    ],
    unless:
      'consert*|curso|salario|virar|ser|trabalhar|vaga|ganha|ferramenta*|garantia|condominio|predio|interfone|camera|domingo*|feriado*|sabado*|noite|amanha|culpa|estragou|errou|sumiu|correr|deslizante|pivotante',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Instalamos motor de portão com visita sem taxa e preço fechado antes do dia: em basculante, o kit com mão de obra vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento, com a folha medida. A montagem leva de {horas de instalação}, e o serviço tem {{kit.warranty}} de garantia.',
    ],
    heading: 'O que o instalador olha antes de furar',
    text: [
      'Primeiro leva a folha na mão, solta: se ela pesa ou raspa, isso se acerta antes do motor. Depois vê a coluna que vai segurar o suporte, o curso livre e a energia, com disjuntor só do portão e terra.',
      'No fim ele regula a força no mínimo, prova a parada com um obstáculo, grava os controles e ensina a chave de destravamento a quem mora ali.',
    ],
    points: [
      'Medidas da folha e de que material ela é.',
      'Se ela sobe, corre ou abre, e o espaço ao lado ou em cima.',
      'Tensão no ponto: 127 ou 220 V.',
      'Portaria com cadastro ou horário de obra, se houver.',
    ],
    questions: [
      {
        question: 'Instalam motor comprado em outra loja?',
        answer:
          'A instalação pode ser orçada pela foto da etiqueta e da folha; o motor fica com a garantia de quem vendeu.',
      },
    ],
    further:
      'As etapas da montagem estão na página de [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e a rua: o valor ou a pergunta que falta vem na resposta.',
  },
  {
    when: ['concertina*|arame farpado', 'cerca eletrica|cerca*|alarme*|camera*|choque'],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Concertina, cerca elétrica, alarme e câmera são de empresa de segurança eletrônica: não vendemos nem instalamos. O que dizemos é onde encontram o portão. A cerca passa acima dele, com haste fora do curso da folha e aterramento próprio, nunca no do motor; a concertina fica no muro, e jamais na folha que se move.',
    ],
    heading: 'Concertina e cerca perto de um portão automático',
    text: [
      'Abra o portão inteiro antes de deixarem instalar: o basculante sobe e avança, e o de correr anda rente ao muro. Haste, fio e lâmina ficam além do ponto mais longe a que a folha chega.',
      'Se a cerca e o motor dividem o terra, o pulso pode travar a central; separar a ligação do lado do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Central da cerca longe da antena do controle.',
      'Mão livre de lâmina e de fio até a chave de destravamento.',
      'Altura e placa de aviso: há regra própria, e quem instala a conhece.',
      'Folha com concertina presa: tira-se, porque pesa e corta quem abre na mão.',
    ],
    further:
      'Terra dividido com a cerca e folha que formiga são caso de [portão dando choque](/portao-dando-choque).',
    send: 'Mande pelo WhatsApp a foto do muro com o portão todo aberto, e dizemos a folga que ele precisa.',
  },
  {
    when: ['alarme*|sirene', 'camera*|cftv|monitoramento'],
    unless: 'portao|motor',
    subject: 'alarme',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Alarme e câmera são de empresa de segurança eletrônica: não vendemos, não instalamos nem consertamos nenhum dos dois. O que fazemos é o motor e o comando do portão, que os dois encontram: o alarme, no sensor de folha aberta; a câmera, no fio e no lugar de onde se vê o vão.',
    ],
    heading: 'Alarme e câmera numa garagem com portão automático',
    text: [
      'Peça que o instalador não tire energia da central do portão: cada aparelho tem a sua fonte. Fio de sinal vai em conduíte separado do fio do motor, ou o ruído aparece na imagem e no controle.',
    ],
    points: [
      'Sensor de alarme preso no batente, e não na folha que vibra.',
      'Câmera que enxergue a chegada do carro e a folha inteira.',
      'Um controle que arma o alarme e abre o portão: confira a frequência.',
    ],
    send: 'Se o portão da garagem também precisa de motor ou conserto, mande a foto dele por dentro e o bairro.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro',
      'consert*|manuten*|reparo|reparar|arrumar|assistencia',
      'portao|portoes',
      'instalacao|instalar|instalam|instala|colocar|e instalacao',
    ],
    unless: 'celular|nao abre|nao funciona|parou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão nós consertamos, de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} de garantia no serviço; o interfone não instalamos, e quem o põe é técnico de interfonia. A ligação entre os dois, do botão do interfone à central do portão, fazemos na mesma visita.',
    ],
    heading: 'Como juntar os dois serviços',
    text: [
      'Marque primeiro o interfone: quem o instala deixa um par de fios até a caixa do motor, e nós o ligamos na entrada de botoeira da central.',
    ],
    points: [
      'Par de fios separado da energia, em conduíte.',
      'Fechadura da porta social com fonte própria.',
      'Teste com os dois prontos: o botão do interfone abre e o controle continua igual.',
    ],
    send: 'Mande um vídeo do defeito do portão, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro',
      'motor|motores|automatiz*',
      'instalacao|instalar|instalam|instala|colocar',
    ],
    unless: 'celular|nao abre|nao funciona|consert*|manuten*|reparo|reparar',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O motor nós instalamos; o interfone é de quem trabalha com interfonia, e a ligação entre os dois fazemos no mesmo dia. Em basculante o motor instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento. Combine primeiro o interfone: quem o instala deixa um par de fios até a central, e nós os ligamos.',
    ],
    heading: 'Quem faz o quê, e em que ordem',
    text: [
      'O instalador de interfonia passa o fio e põe o aparelho; nós montamos o motor, em {horas de instalação}, e ligamos o par na entrada de botoeira. O teste se faz com alguém no aparelho.',
    ],
    points: [
      'Saída de contato seco para o portão, escrita no manual do aparelho.',
      'Saída de fechadura dá tensão: pede relé no meio.',
      'Fio do interfone em conduíte separado da rede.',
    ],
    further: 'Os modelos e os tempos de cada motor estão em [motores](/motores).',
    send: 'Mande a foto do portão por dentro, as medidas e o modelo do interfone, se já foi escolhido.',
  },
  {
    when: [
      'fim de curso|fins de curso|portao|motor',
      'nao para em lugar certo|para em lugar errado|nao para em ponto|nao para em ponto certo|passa de ponto|passando de ponto|para antes de fim|parando fora de ponto|para fora de lugar|para em lugar diferente|cada vez para em um lugar|nao para em lugar',
    ],
    unless: 'sinal|freio|carro|obstaculo',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Se o portão para sempre no mesmo ponto errado, é posição: o ímã saiu do lugar ou a central perdeu o percurso gravado. Se o ponto muda a cada vez, é ímã frouxo, folga na cremalheira ou no braço, ou embreagem patinando. O acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Mesmo ponto ou cada vez num lugar',
    text: [
      'Marque com giz onde ele para, três vezes abrindo e três fechando, de longe da folha. Se bate e continua forçando, não repita: desligue o disjuntor e use na mão.',
      'No de correr, com o disjuntor desligado, o ímã se move poucos centímetros na direção do meio do curso para parar antes. Central que grava o percurso não obedece ao ímã: faz-se o aprendizado de novo, pelo manual do modelo.',
    ],
    points: [
      'Errado só ao abrir: ímã ou sensor daquele lado.',
      'Errado nos dois, depois de falta de luz: percurso a gravar.',
      'Passa um pouco mais a cada dia: ímã escorregando ou freio gasto.',
      'Passa só com a folha embalada: descida ou força demais.',
    ],
    further:
      'As formas de ajuste, uma por uma, estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto das marcas de giz, do ímã e da etiqueta do motor, e diga se o ponto muda.',
  },
];
