/** What works without a part or at another gate, and how often, how far and how heavy. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const withoutAndHowMuchAnswers: readonly DirectAnswer[] = [
  {
    when: ['sem capacitor|sem o capacitor|funciona sem capacitor', 'motor|portao|funciona|anda|liga'],
    unless: 'quanto custa',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['works', 'repair'],
    answer: [
      'O motor monofásico comum não funciona sem capacitor: ele zumbe, esquenta e não parte, e empurrar a folha para ajudar só adia a bobina queimada. Motor trifásico, de corrente contínua ou com inversor não usa essa peça. A troca, com o mesmo valor em microfarads, fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Sem capacitor, com um fraco e com o certo',
    text: [
      'Fraco, ele deixa o motor partir às vezes; aberto, nunca. Não toque nos terminais, que guardam choque com o disjuntor desligado.',
    ],
    points: [
      'Valor escrito no corpo do velho, em µF.',
      'Tensão igual ou maior que a do velho.',
      'Zumbido com a folha presa não é capacitor: mova-a na mão primeiro.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo com o som da partida.',
  },
  {
    when: ['sem fim de curso|sem o fim de curso|sem ima', 'motor|portao|funciona|anda|liga|pode'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'Não como deve: sem fim de curso a central não sabe que a folha chegou, e o motor continua empurrando o batente até a força cortar, o protetor desarmar ou a engrenagem quebrar. Só anda sem ímã nem chave o motor que conta as voltas por encoder ou grava o tempo do percurso. Repor e acertar fica de {{part.adjustment.from}} a {{part.adjustment.to}}, se a peça não se perdeu.',
    ],
    heading: 'Como o motor sabe onde parar',
    text: [
      'Ímã e sensor, chave mecânica ou encoder: a etiqueta e o manual dizem qual é o seu. Até o conserto, desligue o disjuntor e use na mão.',
    ],
    points: [
      'Bate e ronca no fim: desligue já.',
      'Ímã caído: guarde-o, com o lado marcado.',
      'Percurso perdido na placa: o técnico o grava outra vez.',
    ],
    send: 'Mande uma foto do motor e da ponta da folha.',
  },
  {
    when: [
      'controle*',
      'em outro portao|de outro portao|em outra casa|outro motor|qualquer portao|serve em outro',
      'funciona|serve|abre|pode',
    ],
    unless: 'universal|vizinho|dois portoes|marca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Só depois de gravado no outro, e se os dois falarem a mesma frequência e o mesmo código: controle novo não abre nada até a central o conhecer. Da mesma família, um controle serve em vários portões, um botão para cada. A gravação sai por {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    heading: 'Se ele abriu sem ninguém gravar',
    text: [
      'Os dois portões estão em código fixo com a mesma combinação, e qualquer um dos controles abre os dois. Mude o código do seu.',
    ],
    points: [
      'Frequência no verso, em MHz.',
      'Rolante: grava-se na central.',
      'Outra família: receptor avulso.',
    ],
  },
  {
    when: [
      'funciona|anda|liga|abre|trabalha',
      'sem a placa|sem placa|sem central|sem a central|direto na tomada|ligar direto',
      'motor|portao',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'Não funciona como portão: sem a central ninguém manda parar no fim, inverter nem sentir uma pessoa. Ligado direto na tomada o motor até gira, num sentido só, empurra o batente e queima a bobina. Se a placa morreu, use na mão até trocá-la, de {{part.board.from}} a {{part.board.to}}, ou consertá-la, a partir de {{repair.from}}.',
    ],
    heading: 'Usar na mão até a troca',
    text: ['Disjuntor desligado, folha reta, cabos inteiros: solte o motor na chave e feche com cadeado.'],
    points: [
      'Basculante só se a folha para em qualquer altura.',
      'De correr em rampa não se destrava.',
      'Leve ao técnico o código impresso na placa.',
    ],
  },
  {
    when: ['sem fim de curso', 'portao|motor|funciona|central'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Não por muito tempo: sem o aviso de chegada o motor continua empurrando a folha contra o batente até a central cortar por tempo ou por força, e isso gasta a engrenagem e queima a bobina. Há motores que não mostram ímã nem chave porque a placa conta as voltas; esses têm fim de curso, só que por dentro.',
    ],
    heading: 'Perdeu o ímã ou a chave',
    text: [
      'Pare de usar no motor e olhe no chão, perto do trilho. Recolocar e gravar o curso de novo custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Ímã tem lado: invertido, a central não lê.',
      'Passa do ponto: fim de curso tarde.',
      'Para antes: cedo demais.',
    ],
  },
  {
    when: [
      'quanto tempo|demora|leva',
      'basculante|portao',
      'para abrir|leva para abrir|abrir|fechar|para fechar',
    ],
    unless:
      'sozinho|fechamento automatico|consert*|aberto|nao|esta demorando|instalar|preco|custa|pedestre|motor|antes de|correr|deslizante|pivotante|segundos',
    subject: 'portao-basculante',
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um basculante de casa leva de {{kit.jetflex.seconds in digits}} a {{kit.padrao.seconds}} para abrir, conforme o motor: o comum fica perto de {{kit.padrao.seconds}}, o SPEEDY abre em {{kit.speedy.seconds}} e o JETFLEX, com inversor, em {{kit.jetflex.seconds}}. No de correr e no de abrir o tempo cresce com o comprimento da folha. Se o seu passou a demorar mais que antes, há defeito.',
    ],
    heading: 'Quando a demora é do portão',
    text: [
      'Folha desequilibrada, graxa seca e capacitor fraco somam segundos. O motor em ordem faz sempre o mesmo tempo.',
    ],
    points: [
      'Cronometre do toque até a folha parar, três vezes.',
      'Desaceleração no fim é normal.',
      'Força a mais não abre mais depressa.',
    ],
  },
  {
    when: [
      'de quanto em quanto tempo|quanto em quanto tempo|com que frequencia|quantas vezes por ano|a cada quanto',
      'trilho|lente|lentes|fotocelula*|regular|regulagem|ajustar|testar',
    ],
    unless: 'engrax*|graxa|lubrific*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Todo mês, em casa: varrer o trilho, limpar as lentes da fotocélula com pano seco e provar o feixe com um cabo de vassoura, com o portão fechando. Regular força e curso não tem data, só quando ele bate, para antes ou volta; quem confere é a revisão, {{maintenance.residence}} em casa e a cada {{maintenance.interval}} em prédio.',
    ],
    heading: 'Uma volta de cinco minutos por mês',
    text: [
      'Desligue o disjuntor para limpar e religue para a prova. Olhe também os cabos, de longe, e ouça se o som mudou.',
    ],
    points: [
      'Rua de terra ou árvore perto: toda semana no trilho.',
      'Lente riscada ou com teia: limpe antes de mexer no alinhamento.',
      'O portão não parou no feixe: automático desligado até o conserto.',
    ],
  },
  {
    when: [
      'quantos metros|que distancia|qual distancia|quanto alcanca|alcance',
      'controle*',
      'alcanca|pega|abre|funciona|alcance|distancia',
    ],
    unless: 'aumentar|melhorar|fraco|pouco|diminuiu|cremalheira',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um controle de portão alcança em geral de trinta a cinquenta metros em campo livre, e bem menos com muro, ferro e vidro com película no caminho. Pilha nova, antena do receptor esticada e longe do metal devolvem quase tudo. Se o seu só abre de perto e antes abria de longe, comece pela pilha.',
    ],
    heading: 'Ganhar alguns metros',
    text: [
      'A antena é o fio que sai do receptor: solto, para cima e fora da caixa de ferro. Antena externa no alto do muro é o passo seguinte.',
    ],
    points: [
      'Carregador do carro e lâmpada de LED atrapalham.',
      'Controle copiado alcança menos que o original.',
      'Mais alcance não é mais segurança: abra à vista.',
    ],
  },
  {
    when: ['quantos quilos|quanto pesa|peso|quantos kg', 'basculante|portao', 'tem|pesa|um'],
    unless: 'aguenta|motor|kg para|saber|como|contrapeso|correr|deslizante|pivotante|de abrir|maximo',
    subject: 'portao-basculante',
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Um basculante de garagem de um carro pesa em geral de setenta a cento e trinta quilos em chapa de aço, menos da metade disso em alumínio e até perto de duzentos em madeira sobre ferro. Para o seu, multiplique largura por altura e o resultado pelo material: alumínio, de cinco a oito quilos por metro quadrado; grade, de nove a catorze; chapa, de treze a vinte; madeira, de vinte a trinta.',
    ],
    heading: 'Do peso ao motor',
    text: [
      'O motor escolhido deve ter limite um quinto acima: {{home.weight}} no kit PADRÃO, {{homeJetflex.weight}} no JETFLEX. O esforço da mão não mede, porque o contrapeso esconde o peso.',
    ],
    points: [
      'Porta embutida e lambri entram na conta.',
      'Madeira molhada pesa mais.',
      'Na dúvida, mande as medidas e uma foto.',
    ],
  },
];
