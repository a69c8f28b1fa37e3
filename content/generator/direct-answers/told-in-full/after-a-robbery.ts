/** Robberies: what to do afterwards, what a gate keeps out, and how fast it has to be. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const robberyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'assaltaram|assaltad*|roubaram minha casa|roubaram a casa|roubaram em casa|invadiram|invadid*|entraram em casa|entraram na minha casa|entraram em minha garagem|entraram em garagem|entraram pelo portao|ladrao entrou|ladroes entraram|bandido entrou|bandidos entraram|me assaltaram|roubaram minha garagem',
      'portao|garagem',
    ],
    unless:
      'clon*|controle*|quem paga|responde|responsavel|mais rapido|rapido|condominio responde|evitar|impedir|nao ser|medo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Se acabou de acontecer, ligue 190, não entre sozinho e não mexa no portão antes das fotos para o boletim. Depois descubra como entraram: se abriram com controle, apaga-se a memória e passa-se a código rolante; se forçaram a folha, ela precisa de trava do lado oposto ao motor; se entraram junto com o carro, o que ajuda é portão mais rápido.',
    ],
    heading: 'O que cada sinal conta',
    text: [
      'Portão inteiro e fechado de novo aponta para controle, copiado ou esquecido com alguém: apagar e gravar os que ficam custa de {{part.programming.from}} a {{part.programming.to}}. Folha torta, engrenagem quebrada ou destravamento violado aponta para força, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
      'Até a visita, deixe o portão fechado com cadeado ou ferrolho por dentro e o disjuntor dele desligado à noite.',
    ],
    points: [
      'Levaram um controle ou o carro com ele: apague a memória no mesmo dia.',
      'Destravamento ao alcance do braço pela grade: chapa de proteção, com o serralheiro.',
      'Fechamento demorado: espera curta, com a fotocélula funcionando.',
      'Peça a gravação dos vizinhos antes que se apague.',
    ],
    send: 'Mande a foto do portão por dentro, a da trava e a do controle aberto: dizemos por onde começar.',
  },
  {
    when: ['roub*|furt*|assalt*|levaram', 'carro|bolsa|moto|mochila|veiculo|carteira|chaves', 'controle*'],
    unless: 'seguro|quanto custa|preco|como clonar|pode roubar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'safety'],
    answer: [
      'Quem levou o controle com o carro ou a bolsa costuma ter também o seu endereço, nos documentos: desligue o disjuntor do portão agora e feche com cadeado ou corrente por dentro. Depois apaga-se a memória da central e gravam-se só os controles que ficaram, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Apagar o controle que foi levado',
    text: [
      'Junte os controles da casa para a visita: o que não estiver presente deixa de abrir também. Em código fixo apagar não basta, porque os outros têm o mesmo código: aí se muda o código de todos ou se põe um receptor de código rolante.',
      'Conte do controle no boletim de ocorrência, e troque a chave da porta social se ela estava no mesmo chaveiro.',
    ],
    points: [
      'Central que guarda por posição apaga um só, se há lista com o número.',
      'Em prédio, avise a administração na mesma hora.',
      'Até apagar, ninguém dorme com o portão energizado.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'perdi|perdemos|perdeu|deixei cair|perdido|sumiu|esqueci',
      'controle*',
      'rua|o que fazer|o que faco|e agora|mercado|onibus|uber|praia|shopping|taxi|quem achar',
    ],
    unless:
      'agua|piscina|como abrir|entrar|nao abre mais|molh*|bateria|pilha|nao abrir|condominio|predio|em casa|dentro de casa|ultimo|unico',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'safety'],
    answer: [
      'Até apagar o controle perdido da central, trate-o como uma chave nas mãos de outra pessoa: desligue o disjuntor do portão à noite e use a botoeira ou outro controle. O técnico limpa a memória, grava só os que ficaram e um novo, se quiser, de {{part.programming.from}} a {{part.programming.to}} fora o controle.',
    ],
    heading: 'O que apressa e o que pode esperar',
    text: [
      'Se havia endereço junto, apague hoje; perdido longe de casa e sem nada que o identifique, dá para marcar nos próximos dias. Quem o acha abre a garagem só se estiver perto dela.',
      'Em código fixo, o perdido e os outros são iguais: muda-se o código de todos, ou entra um receptor de código rolante.',
    ],
    points: [
      'Para entrar agora: porta social, botoeira ou outro controle da casa.',
      'Todos os controles da casa à mão no dia da visita.',
      'Um reserva guardado dentro de casa evita o próximo susto.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'e seguro contra|seguro contra|protege contra|protege de|segura ladrao|impede ladrao|evita roubo|evita assalto|evita ladrao|mais seguro que|seguranca contra|resiste a',
      'ladrao|ladroes|assalto*|roubo*|bandido*|invasao|arrombamento|furto*|manual|cadeado',
      'automatico|eletronico|motor|eletrico|automatizado',
    ],
    unless: 'como|trava|clon*|deixar mais|tornar|seguradora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'worth'],
    answer: [
      'É mais seguro que o portão aberto na mão, porque ninguém desce do carro na rua e o motor segura a folha fechada, mas não é à prova de ladrão. Os pontos fracos são três: controle de código fixo, folha que cede na alavanca e destravamento ao alcance de fora. Código rolante, trava elétrica e chapa no destravamento fecham os três.',
    ],
    heading: 'Por onde começar a reforçar',
    text: [
      'O controle vem primeiro, porque abre sem barulho e sem marca: receptor de código rolante com controles fica entre {{repair.from}} e {{repair.to}}. A trava se orça por foto, e regular batente e guia para tirar a folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Feche olhando até o fim: muita entrada é atrás do carro.',
      'Casa vazia: ferrolho por dentro e disjuntor do portão desligado.',
      'Portão rápido encurta a parada na rua.',
    ],
    send: 'Mande a foto do portão fechado, por dentro e dos dois lados, e a do controle aberto.',
  },
  {
    when: [
      'por causa de assalto|assalto*|assaltad*|ladrao|ladroes|roubo*|bandido*|abordad*|abordagem|perigosa|violent*|medo',
      'mais rapido|rapido*|rapida|velocidade|veloz|segundos|demora|demorado|lento|devagar|ligeiro|jetflex',
    ],
    unless: 'rapido demais|clon*|controle|rapidinho|muito rapido e|chegar rapido|tecnico rapido',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'safety'],
    answer: [
      'Contra a abordagem na entrada, o que conta são os segundos parado na rua: em basculante, o kit PADRÃO abre em {{kit.padrao.seconds}} por {{kit.padrao}}, o SPEEDY em {{kit.speedy.seconds}} por {{kit.speedy}} e o JETFLEX em {{kit.jetflex.seconds}} por {{kit.jetflex}}, instalados. Em portão de correr ou de abrir, o motor rápido sai por orçamento.',
    ],
    heading: 'O que a velocidade resolve e o que ela pede',
    text: [
      'Aperte o controle uns metros antes, com a rua olhada, para entrar sem parar, e feche sem esperar o carro estacionar. O portão que ficou lento com o tempo pode só precisar de conserto: folha pesada e capacitor fraco roubam segundos.',
      'Folha rápida pede fotocélula alinhada e força no mínimo, porque chega antes de alguém reagir. O par de fotocélula instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Alcance bom: o controle tem de abrir antes da esquina da garagem.',
      'Iluminação na calçada e espelho para ver quem vem atrás.',
      'Controle de código rolante, que não se copia na esquina.',
    ],
    send: 'Mande a foto do portão por dentro, com as medidas da folha, e diga quantos segundos ele leva hoje.',
  },
];
