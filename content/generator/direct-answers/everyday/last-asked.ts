/** Answers about slack, a broken lock, pushing the leaf, recording remote controls and a whole new gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const lastAsked: readonly DirectAnswer[] = [
  {
    when: [
      'folga|frouxo|balanca|mexe|jogo',
      'fecha|fechado|fechar|batente|fim|ponta',
      'portao|folha|basculante|deslizante|motor',
    ],
    unless: 'cremalheira|pinhao|dobradica|braco|cabo|embreagem|vento|sem folga',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Folga com o portão fechado é de três lugares: fim de curso que para antes do batente, engrenagem ou pino gastos, ou folha comprida sem trava na ponta. Empurre a folha com a mão: se ela anda até o batente e para, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se vai e volta com o motor parado, é dente ou pino, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Folga normal e folga que cresce',
    text: [
      'Um dedo de jogo na ponta da folha é comum, porque o motor a segura por um lado só. Folga que aumenta de mês a mês é peça gastando, e um dia a folha se solta.',
      'Folha larga ou com vento pede trava elétrica na ponta: motor nenhum tira esse balanço.',
    ],
    points: [
      'Estala ao empurrar: pino do braço ou parafuso do suporte.',
      'Motor inteiro se mexe: base ou chumbador frouxo; não use.',
      'Só um lado do basculante: cabo ou pivô, e ninguém embaixo.',
    ],
    send: 'Mande um vídeo empurrando a folha fechada, de fora, e uma foto do ponto em que ela encosta.',
  },
  {
    when: [
      'trava eletrica|tranca eletrica|trava|tranca|fecho eletrico',
      'quebrada|quebrou|quebrado|queimou|queimada|estragou|partiu|arrebentou|parou|com defeito|nao funciona',
    ],
    unless: 'controle|chave|social|porta|depois da chuva|magnet*|parou em meio|portao trava|meio',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Trava elétrica quebrada para o portão de dois jeitos: presa no batente, e o motor força contra ela, ou solta, e a folha fica só no motor. Presa, desligue o disjuntor e solte-a pela chave dela; não insista no controle. Solta, o portão pode ser usado. Bobina, fio ou alinhamento ficam entre {{repair.from}} e {{repair.to}}; a trava nova se orça pela foto.',
    ],
    heading: 'Bobina, pino ou saída da central',
    text: [
      'Estalo sem soltar é pino raspando no furo ou folha apertando. Silêncio é bobina, fio partido na dobra ou saída queimada na placa, e quem mede é o técnico.',
      'Trava quente com o portão parado recebe energia o tempo todo: desligue, porque ela queima a saída da central.',
    ],
    points: [
      'Ferrugem no pino: limpar e alinhar resolve por anos.',
      'Partiu depois de batida: chapa e quadro conferidos antes da peça.',
      'Sem trava por uns dias: à noite, corrente por dentro e disjuntor desligado.',
      'Reposição da mesma tensão, escrita no corpo dela.',
    ],
    send: 'Mande uma foto da trava, da etiqueta dela e do furo no batente, e diga se há estalo.',
  },
  {
    when: [
      'empurrar|empurrando|empurro|tranco|empurrao|forcar|puxar com a mao',
      'motor|portao|folha',
      'posso|pode|da para|dar partida|ajudar|problema|estraga|faz mal',
    ],
    unless: 'carro|trilho|vizinho|nao tranca|nao trava|nao segura|destranc*|destrav*|fechado',
    subject: 'motor',
    aspects: ['allowed'],
    answer: [
      'Não, não dê partida empurrando: a folha arranca com a sua mão no caminho, e o motor engatado trava contra ela e quebra dente. Se ele parte com ajuda, o capacitor está no fim, e trocá-lo custa de {{part.capacitor.from}} a {{part.capacitor.to}}. Para mover na mão, disjuntor desligado, folha reta, cabos inteiros e motor solto na chave.',
    ],
    heading: 'O que o empurrão está avisando',
    text: [
      'Motor que precisa de ajuda aquece a bobina a cada tentativa. Umas semanas assim, e o conserto pequeno vira estator, de {{part.stator.from}} a {{part.stator.to}}.',
      'Motor em ordem não deixa empurrar o portão fechado: a rosca segura. Se a sua folha anda com o motor engatado, há peça gasta.',
    ],
    points: [
      'Zumbe e parte com ajuda: capacitor.',
      'Zumbe e nem com ajuda: folha presa ou rotor.',
      'Anda na mão sem destravar: engrenagem ou chave aberta.',
    ],
    send: 'Mande um vídeo da partida, sem ajuda, gravado de longe, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'preco|valor|quanto custa|quanto|custa|cobra|orcamento',
      'gravar|programar|cadastrar|codificar|configurar|gravacao|programacao|cadastro',
      'controle|controles|controle remoto',
    ],
    unless: 'clonar|copia|celular|app|tag|predio|condominio|chaveiro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'Gravar controles de portão custa de {{part.programming.from}} a {{part.programming.to}} numa visita, e gravam-se nela todos os que você tiver, porque o trabalho é abrir a caixa e pôr a central em gravação. O controle é à parte e depende do modelo; a foto do antigo diz qual serve. Leva até {{part.programming.hours}}, sem taxa para ir.',
    ],
    heading: 'O que está na gravação e o que fica fora',
    text: [
      'Junte todos os controles da casa, com bateria boa: se a memória precisar ser limpa, o ausente deixa de abrir. Controle perdido é apagado na mesma hora.',
      'Se a central não aceita o novo, um receptor avulso resolve sem trocar a placa, dentro da faixa de conserto, até {{repair.to}}.',
    ],
    points: [
      'Mesma frequência não basta: o código tem de ser da mesma família.',
      'Código rolante: só se grava na central.',
      'Junto de outro serviço, a gravação entra na mesma visita.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto dos controles, frente e verso, e a da etiqueta do motor, e diga quantos são.',
  },
  {
    when: [
      'motor',
      'ou',
      'portao novo|trocar o portao|trocar portao|comprar portao|portao inteiro|outro portao',
    ],
    unless: 'manual|usado|usada|seminovo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Troca-se só o motor, de {{replacement.from}} a {{replacement.to}} numa casa, quando a folha anda com uma mão e o quadro está no esquadro. Portão novo só se justifica com ferro podre na base, quadro torcido ou vão que mudou, e esse preço é do serralheiro, que fabrica; nós pomos o motor depois. A prova é sua: disjuntor desligado, cabos inteiros, motor solto e folha levada na mão.',
    ],
    heading: 'O que decide entre o motor e a folha',
    text: [
      'Roldana e cabo gastos não condenam o portão: trocam-se, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a folha fica leve outra vez.',
      'Se o portão novo vem mesmo, espere por ele para comprar o motor: peso e movimento da folha escolhem o modelo.',
    ],
    points: [
      'Chave de fenda que afunda no pé da folha: ferro podre.',
      'Diagonais diferentes: quadro torcido.',
      'Basculante que bate no carro ou na calçada: muda-se o tipo, e aí é portão novo.',
    ],
    send: 'Mande uma foto do portão por dentro, outra do pé da folha e as medidas: dizemos se a folha fica.',
  },
];
