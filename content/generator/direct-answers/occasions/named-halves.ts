/** Titles that ask the price and one thing more about a part, a quick motor by kind of gate, and who makes the leaf. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asksPrice = 'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento';

export const namedHalfAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'engrenagem|engrenagens|coroa',
      asksPrice,
      'sintoma*|sinais|como saber|como sei|como identificar|como descobrir|quando trocar',
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar a engrenagem do motor de portão custa de {{part.gears.from}} a {{part.gears.to}}, com mão de obra. O sintoma de desgaste é o motor que gira e a folha que não acompanha: primeiro só na partida, com um estalo, depois em qualquer ponto, até andar em falso.',
    ],
    heading: 'Sinais de engrenagem gasta, do primeiro ao último',
    text: [
      'Confira antes a chave de destravamento: fora do lugar, ela dá o mesmo giro em falso e não custa nada. Com a chave certa e o motor engatado, empurre a folha parada; a que vai e vem um dedo ou mais tem dente comido.',
      'Nylon gasto solta farelo claro na graxa, que o técnico vê ao abrir. Rolamento que ronca e eixo marcado se trocam na mesma abertura.',
    ],
    points: [
      'Ronco áspero que cresce de mês em mês.',
      'Estalo na partida, com a folha fechada.',
      'Anda em falso quando a rampa ou o vento pesa contra a folha.',
      'Graxa escorrida embaixo da caixa: retentor, e a engrenagem trabalha seca.',
    ],
    send: 'Mande a etiqueta do motor e um vídeo com som de uma abertura: dizemos se é engrenagem e o valor com a peça do seu modelo.',
  },
  {
    when: [
      'fechadura eletrica|fecho eletrico|fecho eletromagnetico|trinco eletrico',
      asksPrice,
      'portao|portoes|social|instal*|coloc*|porta',
    ],
    unless: 'interfone*|porteiro|nao abre|queim*|consert*|digital',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Pôr fechadura elétrica no portão fica na nossa faixa de {{repair.from}} a {{repair.to}}, com botão de saída e o fio até a fonte; o valor certo sai por foto, porque muda com a folha, o batente e a distância da energia. A folha precisa fechar sozinha no mesmo ponto, ou a fechadura não engata.',
    ],
    heading: 'O que faz o valor da fechadura subir ou descer',
    text: [
      'Mais barato é o portão que já tem conduíte até o batente e dobradiça firme. Solda, chapa de reforço e folha caída ficam com o serralheiro e vêm antes.',
      'Para a rua, o fecho que continua trancado sem energia é o mais seguro, com a chave por fora. A fechadura eletromagnética solta a porta quando falta luz e pede fonte com bateria.',
    ],
    points: [
      'Abre para dentro ou para fora: muda o modelo.',
      'Chuva no batente: corpo vedado e pingadeira.',
      'Mola ou braço que feche a folha devagar.',
      'Um botão por dentro, longe da grade.',
    ],
    send: 'Mande a foto da folha fechada, do batente e de onde há energia: dizemos o modelo e o valor instalado.',
  },
  {
    when: ['trava eletrica|trava|travas', asksPrice, 'pivotante*|de abrir|duas folhas|2 folhas'],
    unless: 'nao trava|queim*|consert*|interfone*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A trava elétrica num portão pivotante se orça por foto, porque o pino, o batente e a saída da central mudam de um portão para outro; ajustar ou reparar uma que já existe fica entre {{repair.from}} e {{repair.to}}. Ela se instala na ponta da folha, com o pino entrando no chão ou no batente central.',
    ],
    heading: 'Instalar a trava na folha de abrir',
    text: [
      'Com duas folhas, a trava vai na que fecha por último, e a outra leva um ferrolho no chão. Assim uma folha segura a outra, e o vento não força o braço do motor.',
      'Se a central não tem saída de trava, entra um módulo que solta o pino um instante antes de o motor partir. Sem esse instante o motor puxa contra o pino.',
    ],
    points: [
      'Bucha no piso com dreno, ou a água enferruja o pino.',
      'Folha que cai na ponta: dobradiça antes da trava.',
      'Chave por fora, para o dia sem energia.',
      'Pino com uma folga pequena, que não prenda no calor.',
    ],
    send: 'Mande a foto da ponta das folhas fechadas, do piso embaixo e da etiqueta da central: o valor vem por mensagem.',
  },
  {
    when: [
      'rapido*|rapida|veloz|alta velocidade',
      'correr|deslizante*',
      'vale a pena|vale pena|compensa|vale|existe|tem',
    ],
    unless: 'consert*|condominio*|predio*|basculante*|pivotante*|placa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Motor rápido em portão de correr vale a pena em vão largo, em rua sem lugar para esperar e em casa de muitas saídas; em vão de três metros com recuo, os segundos ganhos são poucos. Sai por orçamento, acima do motor comum, cuja troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que o portão de correr precisa ter para andar depressa',
    text: [
      'A velocidade do deslizante se lê em metros por minuto: divida o vão por ela e some a partida e a parada. É esse tempo que se compara entre dois modelos, e não o nome na caixa.',
      'O conjunto veloz é o de inversor, que sai devagar e freia antes do batente. Sem essa rampa, a folha comprida chega com toda a massa.',
    ],
    points: [
      'Trilho nivelado e sem sujeira, ou a roldana salta.',
      'Roldanas com rolamento em ordem.',
      'Cremalheira alinhada e presa em toda a folha.',
      'Fotocélula dos dois lados do vão.',
      'Batentes firmes nas duas pontas.',
    ],
    send: 'Mande o comprimento do vão, a foto do trilho e das roldanas e quantas vezes abre por dia: dizemos quantos segundos se ganham e por quanto.',
  },
  {
    when: [
      'sobe|subiu|subindo|levanta',
      'metade|meio|meia altura|meio caminho',
      'desce|volta|voltando|descendo|torna a descer|abaixa',
    ],
    unless: 'nao desce|nao volta|despenca*|caiu|cai',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que sobe até a metade e desce de novo encontrou mais peso do que a força regulada permite: contrapeso aquém da folha, cabo ou polia presos, guia torta, ou a própria força baixa demais. Deixe-o fechado, com o disjuntor desligado, e não fique embaixo dele; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ele volta a descer',
    text: [
      'Voltar é a defesa da central: na dúvida entre folha pesada e gente no caminho, ela inverte. Por isso não se aumenta a força antes de ver o peso.',
      'Da calçada, com a folha fechada, compare os dois lados: cabo frouxo, polia vazia ou folha inclinada explicam a meia subida. Acertar força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; cabo e polia, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Volta sempre na mesma altura: guia, polia ou curso mal gravado.',
      'Volta cada vez mais cedo: motor esquentando ou capacitor fraco.',
      'Começou depois de pintura, chapa nova ou chuva na madeira: a folha engordou.',
      'Desce depressa, e não no passo do motor: perigo de queda, ninguém por perto.',
    ],
    send: 'Mande a foto dos dois lados da folha fechada e diga a que altura ele volta e se isso foi mudando: dizemos a peça e a faixa.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      asksPrice,
      'como regular|como ajustar|como regula|regular|ajustar|como acertar',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['price', 'adjust'],
    answer: [
      'Regular o fim de curso do portão custa de {{part.adjustment.from}} a {{part.adjustment.to}} numa visita. A regulagem consiste em mover aos poucos o ímã ou a chave de cada ponta até a folha encostar no batente sem apertá-lo; no motor que conta voltas, é gravar o curso outra vez, como manda o manual da central.',
    ],
    heading: 'A ordem de regular os dois fins de curso',
    text: [
      'Marque com caneta a posição antiga e desligue o disjuntor antes de tocar no ímã. Move-se um centímetro por vez, religa-se de longe, e acerta-se primeiro o fechamento, depois a abertura.',
      'Em basculante isso fica para o técnico, porque as chaves estão junto do fuso e da folha suspensa.',
    ],
    points: [
      'Encosta e volta: o ponto de fechar está longe demais.',
      'Sobra fresta: está curto, ou a folha pesa no fim.',
      'Bate com força: falta parada suave antes do ponto.',
      'Perde o ponto toda semana: ímã solto ou suporte bambo, e não regulagem.',
    ],
    send: 'Mande a etiqueta do motor e uma foto da folha fechada, mostrando a fresta: dizemos se é o ponto ou o peso.',
  },
  {
    when: [
      'serralheiro*|serralheria*|portao de ferro|portao novo|portao e motor|portao e automacao',
      'quem faz|quem faz os dois|mesmo servico|mesma empresa|os dois|juntos|junto|completo|por basculante|por pivotante|por deslizante|por correr|por um',
    ],
    unless: 'consert*|nao abre|soldar|pintar',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'São dois serviços: o serralheiro faz ou troca o portão, e nós fazemos o motor depois que a folha anda leve na mão. Não fabricamos portão; o motor em basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado, e em portão de correr ou de abrir sai por orçamento.',
    ],
    heading: 'Como casar o serralheiro com o motor',
    text: [
      'Mande-nos o desenho antes da compra do ferro. Dizemos que tipo de folha o lugar aceita com motor e o que o serralheiro deixa pronto, e ele trabalha sem ter de voltar para soldar suporte.',
      'Quando se muda o tipo de portão, o motor velho raramente serve no novo. A central e os controles às vezes servem; a etiqueta diz.',
    ],
    points: [
      'Peso da folha pronta, por escrito, no recibo do serralheiro.',
      'Esquadro e dobradiças provados na mão antes do pagamento final.',
      'Energia e conduíte até o lado do motor, com o eletricista.',
      'Um dia de folga entre a pintura e a instalação.',
    ],
    send: 'Mande a foto da frente, as medidas do vão e o que combinou com o serralheiro: dizemos que motor vai e o que ele precisa prever.',
  },
];
