/** Whether a repair or a change can be made, alone or with little, and whether one may do it oneself. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from './asking.ts';

export const canBeMendedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'so o capacitor|so capacitor|somente o capacitor|apenas o capacitor',
      `trocar|${asksMay}|compensa`,
    ],
    unless: 'quanto custa|preco',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Sim, e é um dos consertos mais baratos: trocar só o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}} e leva até {{part.capacitor.hours}}. Resolve quando o motor zumbe e não parte, ou parte fraco, com a folha leve na mão. Se depois da troca ele continua igual, o defeito é bobina, placa ou folha.',
    ],
    heading: 'Por que a troca é do técnico',
    text: [
      'O capacitor guarda carga com o disjuntor desligado e é descarregado antes. O novo tem os mesmos microfarads e tensão igual ou maior.',
    ],
    points: [
      'Capacitor estufado ou vazando: troca sem teste.',
      'Dois na mesma caixa: partida e permanente não se trocam um pelo outro.',
      'Queimou duas vezes no ano: procure calor ou folha pesada.',
    ],
  },
  {
    when: [
      'diminuir|reduzir|tirar|acabar com|abafar|silenciar|menos',
      'barulho|ruido|rangido',
      `${asksMay}|portao|motor`,
    ],
    unless: 'vizinho|quanto custa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'Sim, e na maioria das casas sem trocar o motor: lubrificar o que range, reapertar base e suporte e acertar o fim de curso que deixa a folha bater, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se o ruído é de roldana ou cabo gasto, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; de engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Achar de onde vem antes de gastar',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve a folha na mão. O barulho que continua é da folha; o que some é do motor.',
    ],
    points: [
      'Borracha entre a base e o chão abafa a vibração.',
      'Cremalheira de nylon faz menos ruído que a de aço.',
      'Batida na chegada: desaceleração ou motor com inversor.',
      'Folha de chapa que treme: reforço soldado.',
    ],
    send: 'Mande um vídeo com som de um ciclo inteiro.',
  },
  {
    when: [
      'trocar|transformar|mudar|passar|virar|converter',
      'de abrir para correr|de abrir para deslizante|pivotante para correr|pivotante para deslizante|de abrir por correr|de abrir por deslizante|pivotante por deslizante|abrir para correr|de abrir por um de correr',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['compatibility', 'worth'],
    answer: [
      'Sim, se houver parede livre ao lado, do tamanho do vão, para a folha recolher, e piso plano para o trilho. As folhas de abrir raramente se aproveitam: a serralheria faz uma folha de correr, com trilho, guia e roldanas. O motor também muda e sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que fica e o que muda',
    text: [
      'Ficam o ponto de energia, a fotocélula e, às vezes, a central e os controles. Mudam folha, base do motor e cremalheira.',
    ],
    points: [
      'Sem parede ao lado: folha telescópica, em duas partes.',
      'Rampa na entrada: o trilho precisa ficar no nível.',
      'Meça com o carro parado onde ele fica.',
    ],
    send: 'Mande uma foto de frente, com as paredes dos dois lados, e a largura do vão.',
  },
  {
    when: [
      'basculante',
      'sem trocar o motor|sem trocar motor|so o portao|sem motor novo|mantendo o motor',
      `${asksMay}|consert*|arrumar`,
    ],
    unless: 'quanto custa',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Sim, e é o mais comum: cabo, roldana, contrapeso, braço e regulagem se consertam com o motor no lugar, de {{repair.from}} a {{repair.to}}. Só se troca o motor quando a bobina queimou, a peça dele não se acha mais ou ele é fraco para a folha; isso se vê na visita, com o valor dito antes.',
    ],
    heading: 'O defeito é da folha ou do motor?',
    text: [
      'Olhe a folha fechada: torta, com cabo frouxo ou fio levantado, não se mexe nela. Reta e com os cabos inteiros, o técnico solta o motor e prova o peso na mão.',
    ],
    points: [
      'Cabo e polia: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Solda e reforço de braço: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Engrenagem do motor: de {{part.gears.from}} a {{part.gears.to}}.',
    ],
  },
  {
    when: [
      'queimado|queimou|queimada',
      'motor',
      `tem conserto|tem como consertar|da para consertar|da para arrumar|tem arrumacao|conserta|recupera*|tem jeito`,
    ],
    unless: 'vale a pena|quanto custa|placa|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Sim, se a peça ainda se acha: bobina queimada se resolve trocando o estator, de {{part.stator.from}} a {{part.stator.to}}, e muito motor dado por queimado tem só o capacitor ruim, de {{part.capacitor.from}} a {{part.capacitor.to}}. Troca-se o motor, de {{replacement.from}} a {{replacement.to}} numa casa, quando a carcaça, o eixo ou a engrenagem foram junto.',
    ],
    heading: 'Separar motor queimado de peça queimada',
    text: [
      'Deixe o disjuntor desligado até medir. Cheiro de verniz e disjuntor que cai ao comando apontam bobina; zumbido sem girar, capacitor.',
    ],
    points: [
      'Descubra o que queimou o primeiro: folha pesada queima o segundo.',
      'Placa se testa antes de ligar motor novo.',
      'Motor fora de linha: conjunto novo.',
    ],
  },
  {
    when: [
      'motor|instala|instalam|instalacao',
      'um dia|em um dia|no mesmo dia|uma manha|uma tarde|poucas horas|quantos dias|quantas horas',
      `${asksMay}|instalar|instala|colocar|fica pronto|demora`,
    ],
    unless: 'hoje|controle*|amanha|conserto|consertar|por dia',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Em um dia, sim: instalar o motor num portão que já anda bem leva de {{install.hours.from in digits}} a {{install.hours.to}}, e ele sai funcionando, com os controles gravados. Passa para um segundo dia o que precisa de base de concreto, que tem de secar, de serralheria na folha ou de ponto de energia que ainda não existe.',
    ],
    heading: 'O que deixar pronto para caber no dia',
    text: ['Ponto de energia testado, vão livre, carro fora da garagem e todos os controles da casa à mão.'],
    points: [
      'Basculante com kit: uma visita.',
      'De correr com base pronta: uma visita; com base nova, duas.',
      'Duas folhas: dois motores, e o tempo vem no orçamento.',
    ],
  },
  {
    when: [
      'regular|ajustar|aumentar|diminuir|mexer',
      'forca',
      `${asksMay}`,
      'casa|sozinho|eu mesmo|motor|portao|placa',
    ],
    unless: 'como|perdeu|sem forca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust', 'allowed'],
    answer: [
      'Sim, mas com cuidado: o ajuste de força fica na placa, ao lado dos fios da rede, e quem não sabe desligar e medir deve deixar para o técnico, de {{part.adjustment.from}} a {{part.adjustment.to}}. Vai sempre do mínimo para cima, só até a folha completar o curso. Subir a força para vencer um portão pesado esconde o defeito e machuca quem estiver no vão.',
    ],
    heading: 'A prova depois do ajuste',
    text: [
      'Ponha uma caixa de papelão firme no caminho e mande fechar, de longe: o portão tem de encostar e voltar. Se a esmaga, a força está alta.',
    ],
    points: [
      'O nome do ajuste está no manual do código impresso na placa.',
      'Folha leve na mão antes de regular.',
      'Abrir e fechar podem ter ajustes separados.',
    ],
  },
  {
    when: [
      'sozinho|por conta|eu mesmo|por conta propria|em casa',
      'consertar|mexer|arrumar|conserto',
      'e perigoso|perigoso|risco|arriscado|posso|da para',
    ],
    unless: 'placa|central|instalar|trocar o motor|abre sozinho|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Em parte é perigoso, e o risco está em três lugares: cabo, mola e contrapeso, que seguram a folha; a placa e o capacitor, que dão choque mesmo desligados; e a folha solta na mão. Limpar trilho e lentes, trocar pilha do controle e destravar com o disjuntor desligado, qualquer um faz.',
    ],
    heading: 'Até onde ir em casa',
    text: [
      'Desligue o disjuntor antes de chegar a mão perto de qualquer peça, e avise a casa para ninguém apertar o controle.',
    ],
    points: [
      'Folha torta, caída ou com cabo frouxo: não toque e isole o vão.',
      'Cheiro de queimado ou choque: disjuntor desligado até medir.',
      'Solda, só com a central desconectada.',
    ],
  },
  {
    when: [
      'sozinho|eu mesmo|por conta|em casa',
      'instalar|instalacao|montar',
      'motor|kit',
      'dificil|complicado|facil|consigo|da trabalho',
    ],
    unless: 'trocar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'É difícil na primeira vez: parafusar qualquer um aprende, mas acertar altura do braço ou da cremalheira, ligar a rede com terra e regular força e fim de curso pede prática e medição. Quem troca um motor por outro igual, com a folha leve, consegue; numa instalação do zero, ainda mais em basculante, chame um técnico.',
    ],
    heading: 'O que costuma dar errado',
    text: [
      'Força alta demais, curso fora do ponto e fio fino sem terra aparecem depois, com o portão em uso. No nosso kit para basculante a instalação já está no preço, a partir de {{kit.padrao}}.',
    ],
    points: [
      'O que segura a folha, cabo, mola e contrapeso, não se solta em casa.',
      'Leia se a garantia do motor exige montagem por técnico.',
      'Prova final: uma caixa de papelão no vão tem de fazer a folha voltar.',
    ],
  },
];
