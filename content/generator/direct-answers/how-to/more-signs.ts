/** Complaints and doubts whose deciding word no other answer is about. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const moreSignAnswers: readonly DirectAnswer[] = [
  {
    when: ['placa|central|caixa de motor', 'estal*|clic*|barulh*|chia*|chiando|zumb*|tec'],
    unless: 'nao abr*|nao anda|rele|apit*|transformador|cheiro|nao liga|abre e fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Placa estalando é o relé trabalhando, e um estalo por comando é normal. Estalos seguidos, sem ninguém apertar, são ordem que vai e volta, por botoeira úmida ou controle preso, ou fonte fraca que não segura o relé. Se vier com cheiro ou faísca, desligue o disjuntor e não religue.',
    ],
    heading: 'Conte os estalos antes de abrir',
    text: [
      'Tire a bateria dos controles e escute por alguns minutos, com o portão parado. Se os estalos param, era um controle; se continuam, a ordem vem por fio ou nasce na própria placa.',
      'Zumbido contínuo e baixo, com a placa acesa, costuma ser o transformador. Chiado com cheiro é contato queimando, e esse não espera.',
    ],
    points: [
      'Um estalo e o motor anda: está certo.',
      'Um estalo e nada: capacitor, motor ou contato do relé.',
      'Vários estalos e a luz fraqueja: fonte ou tensão baixa.',
      'Estala na chuva: fio de botoeira ou interfone.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O reparo de cada causa',
        text: [
          'Botão ou fio entra num conserto de {{repair.from}} a {{repair.to}}; a placa, quando se troca, vai de {{part.board.from}} a {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar usando enquanto estala?',
        answer: 'Se ele abre e para certo, sim, por poucos dias. Se o motor liga sozinho, desligue.',
      },
      {
        question: 'A placa estala mesmo com o portão parado. É defeito?',
        answer: 'É: parada, ela deve ficar em silêncio.',
      },
    ],
    send: 'Mande um vídeo com som da caixa fechada e diga se estala quando alguém aperta ou sem ninguém.',
  },
  {
    when: [
      'motor|portao|basculante',
      'agudo|assobi*|apito fino|chiado|chiando|chia|guincho|guinch*|grito|fino|miado|rangido agudo',
      'motor|barulho|som|faz|fazendo|assobi*|quando',
    ],
    unless: 'interfone|controle|apita|nobreak|fotocelula|sensor',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Som agudo no motor, como assobio ou chiado, é quase sempre rolamento seco ou correia e engrenagem sem lubrificação; em motor com inversor, um apito fino só enquanto anda é normal. Se o som cresce a cada semana ou vem com calor, pare de usar: rolamento que trava leva a bobina junto.',
    ],
    heading: 'Motor ou folha: a prova de dois minutos',
    text: [
      'Desligue o disjuntor, solte o motor na chave e leve a folha na mão. Se o guincho continua, ele é da folha: dobradiça, pivô, polia ou roldana seca. Se sumiu, é do motor.',
      'Não pingue óleo na carcaça: por fora ele não chega ao rolamento, e por dentro contamina o freio e a embreagem.',
    ],
    points: [
      'Agudo contínuo que cresce: rolamento.',
      'Agudo só na partida: freio ou correia.',
      'Agudo uma vez por volta: engrenagem seca ou dente.',
      'Agudo ao passar num ponto: folha, e não motor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa calar o motor',
        text: [
          'Rolamento e engrenagem ficam entre {{part.gears.from}} e {{part.gears.to}}; lubrificar e regular, de {{part.adjustment.from}} a {{part.adjustment.to}}. Depois da troca, o som se prova numa viagem inteira, na sua frente.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso engraxar o rolamento?',
        answer: 'O de motor é blindado: troca-se. Graxa por fora só suja.',
      },
      {
        question: 'O motor é novo e já assobia. É normal?',
        answer:
          'Se for inversor, pode ser a frequência dele. Se for comum, chame quem instalou enquanto está na garantia.',
      },
    ],
    send: 'Mande um vídeo com som de perto do motor, em uma viagem inteira, e a etiqueta dele.',
  },
  {
    when: [
      'depois de chuva|com chuva|em chuva|quando chove|apos a chuva|choveu|chuva|umidade',
      'barulh*|rang*|chia*|ronca*|estal*',
      'portao|motor|basculante|correr|roldana|dobradica',
    ],
    unless: 'abre sozinh*|nao abre|nao fecha|choque',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Barulho que aparece depois da chuva é graxa lavada ou ferrugem nova: dobradiça, pivô ou roldana rangem até secar. Se o ronco vem de dentro da caixa do motor, pode ter entrado água no rolamento; aí desligue o disjuntor e não use até alguém olhar.',
    ],
    heading: 'Seco de graxa ou molhado por dentro',
    text: [
      'Solte o motor com o disjuntor desligado e mova a folha na mão: rangido na folha pede limpeza e graxa no pino, com pano seco antes. Silêncio na folha e ronco no motor apontam rolamento ou capacitor úmido.',
      'Roldana blindada não faz esse barulho; se faz, a vedação foi embora e a água entrou com areia.',
    ],
    points: [
      'Some quando seca: ferrugem leve, lubrificar.',
      'Fica e aumenta: rolamento com água.',
      'Ronca e demora a partir: capacitor úmido ou fraco.',
      'Estala na caixa: umidade na placa, desligue.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valores',
        text: [
          'Roldana ou pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; rolamento do motor, de {{part.gears.from}} a {{part.gears.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Vedar a caixa entra na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso passar óleo com o portão molhado?',
        answer: 'Seque antes: óleo sobre água não adere e prende a umidade no pino.',
      },
      {
        question: 'O motor pode ter queimado?',
        answer: 'Barulho só não é queima. Cheiro, disjuntor que cai ou choque mudam o caso: não religue.',
      },
    ],
    send: 'Mande um vídeo com som e diga se o barulho para quando o dia seca.',
  },
  {
    when: [
      'oleo de cozinha|oleo de soja|azeite|oleo queimado|oleo de carro|banha|manteiga|sabao|detergente|querosene|gasolina|diesel|oleo de motor usado',
      'portao|motor|trilho|dobradica|roldana|corrente|lubrific*|passar|usar',
    ],
    unless: 'vaza*|cheiro',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'Não use óleo de cozinha no portão: ele resseca, vira uma cola que junta pó e prende a dobradiça em poucas semanas. Óleo queimado de carro suja e corrói, sabão enferruja, e querosene ou gasolina tiram a graxa boa. Graxa branca, de lítio ou óleo de máquina, em pouca quantidade, resolvem.',
    ],
    heading: 'O que pôr em cada lugar',
    text: [
      'Se já passou o produto errado, desligue o disjuntor, limpe com pano e desengripante até sair a crosta, seque e lubrifique de novo. No trilho, raspe e lave: ali não vai óleo nenhum.',
      'Lubrificante no lugar errado é pior do que nada: trilho, cremalheira de nylon, correia e rolamento blindado trabalham secos.',
    ],
    points: [
      'Dobradiça e pivô: graxa de lítio ou óleo grosso.',
      'Fuso: graxa branca em película.',
      'Cabo de aço: pano levemente untado, só com o portão fechado.',
      'Miolo da chave: grafite em pó.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se o portão continua pesado ou rangendo',
        text: [
          'A peça já gastou. Lubrificação com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e roldana, guia ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'E numa emergência, só para calar?',
        answer: 'Prefira deixar seco até comprar a graxa. Um tubo pequeno dura anos numa casa.',
      },
      {
        question: 'O óleo errado estraga o motor?',
        answer: 'Por fora, não; o que ele prende na folha é que faz o motor forçar.',
      },
    ],
    send: 'Mande uma foto do ponto que range: dizemos que lubrificante vai ali ou se a peça acabou.',
  },
  {
    when: ['roldana*', 'enferruj*|ferrugem|oxid*|seca|graxa|lubrific*|engrax*|oleo|dura'],
    unless: 'trilho|cabo|basculante|quanto tempo',
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Ferrugem na roldana só por fora se limpa e não muda nada; a que escorre do eixo ou prende o giro pede troca do par. Desligue o disjuntor, solte o motor e empurre a folha reta devagar: roda que arrasta em vez de girar já está gastando o trilho.',
    ],
    heading: 'Engraxar ou trocar',
    text: [
      'Rolamento blindado não recebe graxa por fora: quando enferruja, a vedação acabou. Roldana com graxeira ou bucha aberta leva pouca graxa de lítio no eixo, nunca no canal nem no trilho.',
      'Não derrame desengripante no rolamento para soltá-lo: ele tira o resto da graxa, e o giro dura uma semana.',
    ],
    points: [
      'Pó vermelho no eixo: água dentro do rolamento.',
      'Roda parada com marca lisa num ponto: já achatou.',
      'Água parada no trilho: a causa, que volta com a peça nova.',
      'Ronco que acompanha a velocidade: rolamento no fim.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Preço da troca do par',
        text: [
          'Roldanas trocadas e folha alinhada ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Existe roldana que não enferruja?',
        answer:
          'A de aço zincado com rolamento blindado demora muito mais; a de nylon não enferruja, mas serve só em folha leve.',
      },
      {
        question: 'Posso pintar a roldana?',
        answer: 'O corpo, sim. No canal e no eixo a tinta trava e descasca no trilho.',
      },
    ],
    send: 'Mande uma foto da roldana e do trilho, de perto, e diga se a roda gira quando a folha anda.',
  },
  {
    when: [
      'parou de fechar sozinh*|nao fecha mais sozinh*|deixou de fechar sozinh*|nao esta fechando sozinh*|nao fecha sozinh*',
    ],
    unless: 'social|pedestre|porta',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que parou de fechar sozinho tem a fotocélula acusando obstáculo ou perdeu a programação da pausa. Mande fechar pelo controle: se ele fecha, só a pausa se apagou ou foi desligada; se também não fecha, limpe as lentes e confira a luz do sensor.',
    ],
    heading: 'Pausa, sensor ou fim de curso',
    text: [
      'A pausa começa a contar quando a central sabe que o portão chegou aberto. Se o fim de curso de abertura não avisa, ela espera para sempre. Acontece quando o ímã escorrega ou a folha não chega ao fim.',
      'Queda de luz, troca de placa e um jumper esbarrado também desligam a função. E há centrais em que um toque no controle com ele aberto suspende o fechamento daquela vez.',
    ],
    points: [
      'Fecha pelo controle: programação da pausa.',
      'Não fecha de jeito nenhum: fotocélula.',
      'Para antes de abrir tudo: fim de curso.',
      'Só à tarde: sol no receptor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Religar a função com segurança',
        text: [
          'Pausa e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}. Sem fotocélula funcionando não ligamos o fechamento automático.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que pausa usar?',
        answer: 'Em casa, o tempo de sair com o carro e olhar para trás. Comece longa e vá encurtando.',
      },
      {
        question: 'Posso ligar os fios do sensor para ele fechar?',
        answer: 'Não. Ele passa a fechar sozinho sem ver ninguém, que é a pior combinação.',
      },
    ],
    send: 'Diga se ele fecha pelo controle e mande uma foto da luz da fotocélula com o portão aberto.',
  },
  {
    when: [
      'portao social|porta social|portao de pedestre*|portaozinho|portao pequeno',
      'sozinh*|mola|fechar|automatic*',
      'nao fecha|fechar|fecha|mola|volta',
    ],
    unless: 'interfone|basculante|embutid*|bate|motor|abre sozinh*|celular',
    subject: 'portao-social',
    isAboutSubject: true,
    answer: [
      'Portão social fecha sozinho por mola, e não por motor: se deixou de fechar, a mola aérea perdeu óleo ou força, a de dobradiça quebrou ou a folha está raspando. Abra até o fim e solte: se para sempre no mesmo ponto é atrito; se fecha devagar e não encosta, é regulagem da mola.',
    ],
    heading: 'Regular a mola ou aliviar a folha',
    text: [
      'Na mola hidráulica, um parafuso regula o caminho e outro o último palmo; gire um quarto de volta por vez. Óleo na carcaça é troca, porque não se recarrega.',
      'Antes, tire a mola do caminho da culpa: solte o braço dela e mova a folha na mão. Pesou, é dobradiça ou chão.',
    ],
    points: [
      'Não chega ao trinco: último palmo fraco.',
      'Bate com força: velocidade alta.',
      'Para com vento: mola pequena para a folha.',
      'Para na lingueta: fecho elétrico desalinhado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'De quem é o serviço',
        text: [
          'Mola e dobradiça são do serralheiro ou do chaveiro. Fecho elétrico, fonte e botão são nossos, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para pôr motor no portão social?',
        answer: 'Dá, mas na maioria das casas mola boa e fecho elétrico resolvem com menos.',
      },
      {
        question: 'Que mola aguenta chuva?',
        answer: 'A de uso externo, escolhida pelo peso e pela largura da folha.',
      },
    ],
    send: 'Mande um vídeo da folha fechando sozinha e uma foto da mola e da fechadura.',
  },
  {
    when: [
      'mola|molas',
      'perigos*|perigo|risco|sozinho|posso trocar|como trocar|eu mesmo|trocar em casa|seguro',
    ],
    unless:
      'ou|contrapeso|quebr*|estour*|arrebent*|partiu|enrolar|aerea|preco|custa|medir|medida|fechar sozinho|fecha sozinho',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Sim, é perigoso: a mola do basculante guarda força bastante para quebrar um braço, e ao soltá-la a folha fica com o peso inteiro. A troca se faz com o portão escorado dos dois lados e ferramenta que alivia a tensão aos poucos; não é serviço de uma pessoa só nem de alicate.',
    ],
    heading: 'Onde acontece o acidente',
    text: [
      'O gancho escapa quando ainda há tensão, e a mola vira chicote. O segundo risco é a folha: com uma mola fora, a outra a torce e ela desce de um lado.',
      'O que você pode fazer é olhar, com o portão fechado e o disjuntor desligado: espiras abertas, ferrugem em pó e gancho gasto pedem troca antes de partir.',
    ],
    points: [
      'Nunca com a folha aberta.',
      'Nunca uma mola só: o par.',
      'Nada de amarrar arame na mola partida.',
      'Machucou alguém: 192, e ninguém mexe na folha.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O preço de não arriscar',
        text: [
          'O par trocado e a folha equilibrada ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. A força do motor é refeita na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'E se eu soltar com o portão aberto, sem tensão?',
        answer:
          'Aberta, a mola está frouxa, mas a folha está no alto e só ela e o motor a seguram. É a posição mais perigosa.',
      },
      {
        question: 'O serralheiro faz?',
        answer: 'Faz, se conhece basculante. Peça que escore a folha e troque as duas.',
      },
    ],
    send: 'Mande uma foto das molas com o portão fechado e a altura e a largura da folha.',
  },
  {
    when: [
      'interferencia|interfer*|ruido de radio|antena de celular|antena nova|bloqueador de sinal',
      'controle*|receptor|portao',
    ],
    unless: 'carro|vizinho|led|lampada|abre sozinh*',
    subject: 'receptor',
    isAboutSubject: true,
    answer: [
      'Interferência derruba todos os controles ao mesmo tempo e devolve todos juntos: se só um falha, é bateria dele. A fonte está quase sempre na própria casa, em câmera sem fio, lâmpada de LED, roteador ou carregador perto do motor; desligue um por vez e conte os passos de alcance.',
    ],
    heading: 'De dentro de casa, da rua ou da placa',
    text: [
      'Se falha sempre na mesma hora, procure o que liga nessa hora. Se só falha na frente de um prédio ou de um portão vizinho, é a rua: um controle com botão preso ocupa a faixa inteira.',
      'Antena de telefonia trabalha longe dessa frequência e raramente é culpada. Bloqueador de sinal usado em furto também cala o controle: se isso se repete com estranhos por perto, feche na mão e avise a polícia.',
    ],
    points: [
      'Todos curtos desde um dia certo: aparelho novo.',
      'Todos curtos desde sempre: antena mal posta.',
      'Some ao desligar a câmera: troque-a de lugar.',
      'Um controle fica com a luz acesa: botão preso.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que fazemos',
        text: [
          'Mudar a antena de lugar, pôr filtro na fonte ou um receptor mais seletivo entra num serviço de {{repair.from}} a {{repair.to}}; regravar os controles, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Trocar a frequência resolve?',
        answer: 'Resolve se a faixa está ocupada de vez, com receptor e controles novos. É o último passo.',
      },
      {
        question: 'Interferência abre o portão sozinho?',
        answer: 'Com código rolante, não. Em receptor antigo de código fixo, ruído forte pode, mas é raro.',
      },
    ],
    send: 'Diga a hora em que falha, quantos controles falham e o que há ligado perto do motor, com uma foto da caixa.',
  },
  {
    when: [
      'dois controles|2 controles|dois ao mesmo tempo|controles',
      'ao mesmo tempo|juntos|mesma hora|simultane*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Dois controles apertados ao mesmo tempo se anulam: usam a mesma frequência, e o receptor não entende nenhum. Isso é normal. Se os dois pararam de funcionar no mesmo dia, o defeito não é deles, e sim do receptor, da antena ou da memória da central.',
    ],
    heading: 'Qual dos dois casos é o seu',
    text: [
      'Aperte um de cada vez, com alguns segundos entre eles. Se ambos abrem assim, não há defeito. Se abre só um, o outro está sem bateria ou sem gravação.',
      'Se nenhum abre e a botoeira abre, tire a bateria de um deles e tente com o outro: um botão preso bloqueia o vizinho de chaveiro.',
    ],
    points: [
      'Um por vez, os dois abrem: normal.',
      'Um tem a luz sempre acesa: botão preso.',
      'Nenhum abre, botoeira abre: receptor.',
      'Nada abre: energia ou central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto, se houver',
        text: [
          'Receptor ou antena fica entre {{repair.from}} e {{repair.to}}, e gravar os dois de novo, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Um controle pode desprogramar o outro?',
        answer: 'Não. Só a memória apagada ou cheia faz isso.',
      },
      {
        question: 'Dois carros chegam juntos. O que fazer?',
        answer: 'Um toque só. O segundo toque, em muitas centrais, para ou inverte o portão.',
      },
    ],
    send: 'Conte o que acontece com um de cada vez e mande a foto dos dois controles e da central.',
  },
  {
    when: ['curto|em curto|curto circuito', 'botoeira|botao|interfone|interruptor|fio de botoeira'],
    subject: 'botoeira',
    isAboutSubject: true,
    answer: [
      'Curto no fio da botoeira deixa o botão apertado para sempre: o portão abre sozinho, não fecha ou ignora o controle. Desligue o disjuntor e confira o botão e as emendas que pegam água; a prova do técnico é soltar o par dos bornes, e se o portão volta a obedecer, o curto está no fio.',
    ],
    heading: 'Botão, emenda ou conduíte',
    text: [
      'É um par de baixa tensão, que não dá choque forte nem derruba disjuntor. Se o disjuntor cai junto, ou há cheiro, a rede encostou nele, e aí ninguém toca até a visita.',
      'O lugar mais comum é a caixinha ao tempo; depois a emenda enterrada e o trecho que a folha morde. Fio novo, sem emenda, dura mais que o remendo.',
    ],
    points: [
      'Só com chuva: água no botão ou na emenda.',
      'Desde uma reforma: prego ou furo no conduíte.',
      'Botão que não volta: mola ou tinta.',
      'Interfone no mesmo borne: solte os dois, um por vez.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa refazer',
        text: [
          'Botão ou par de fios fica entre {{repair.from}} e {{repair.to}}. Se a entrada queimou e a placa se troca, vai de {{part.board.from}} a {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso cortar o fio e usar só o controle?',
        answer:
          'Solto dos bornes e isolado, pode, até o conserto. Você fica sem a saída por dentro se o controle falhar.',
      },
      {
        question: 'O curto queima a central?',
        answer: 'O do par, não costuma. O de um fio da rede que encosta nele, sim.',
      },
    ],
    send: 'Mande uma foto do botão, do caminho do fio e conte se há interfone ligado no portão.',
  },
  {
    when: [
      'uma folha|so uma folha|uma das folhas|outra folha|uma folha so|folha esquerda|folha direita|segunda folha|primeira folha',
      'nao fecha|nao abre|parou|nao anda|trav*|nao funciona|para|atrasad*|demora|fica aberta|nao vai',
    ],
    unless: 'instal*|preco|fresta|motorizar',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Quando só uma folha do portão de abrir não anda, a central e os controles estão bons: o defeito está no braço, no capacitor ou no fio daquela folha. Desligue o disjuntor, solte só esse motor e mova a folha: se pesa, é dobradiça ou piso; se anda leve, é a parte elétrica dele.',
    ],
    heading: 'Da folha ao fio',
    text: [
      'Peça um comando e escute de longe: motor que zumbe sem andar é capacitor; mudo é fio partido na dobradiça, borne solto ou relé; que gira e não leva é pino ou destravamento.',
      'Não force a folha boa contra a parada: a ordem das folhas importa, e fechar na sequência errada entorta o braço.',
    ],
    points: [
      'Parou de vez e muda: fio que dobra na coluna.',
      'Anda com ajuda da mão: capacitor.',
      'Anda e para no meio: dobradiça ou fim de curso dela.',
      'Fecha antes da outra: retardo desregulado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valores por causa',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; fio ou borne, a partir de {{repair.from}}; engrenagem ou fuso do braço, de {{part.gears.from}} a {{part.gears.to}}; retardo e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar só a folha que funciona?',
        answer: 'Pode, com a outra fechada e presa no ferrolho, se a boa não depende dela para travar.',
      },
      {
        question: 'Troco os dois motores?',
        answer: 'Só se o modelo acabou e as velocidades não casam mais.',
      },
    ],
    send: 'Mande um vídeo das duas folhas recebendo o comando e a foto do braço que parou.',
  },
  {
    when: [
      'controle*',
      'bateria|pilha',
      'quanto tempo dura|quanto dura|dura quanto|vida util|duracao|dura|quando trocar|de quanto em quanto|cada quanto',
    ],
    unless: 'pouco|rapido|nobreak',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'A bateria do controle costuma durar perto de um ano em uso diário, e mais em quem usa pouco. O aviso é o alcance: quando ele só abre mais perto do que antes, troque. Luz fraca ao apertar vem depois, e sol no painel do carro encurta bastante esse tempo.',
    ],
    heading: 'O que faz durar mais ou menos',
    text: [
      'Cada toque gasta, e botão apertado na bolsa gasta o dia inteiro. Bateria velha de prateleira já nasce pela metade: olhe a validade e compre lacrada.',
      'O tipo está impresso nela: A23 de 12 V, em cilindro pequeno, ou moeda CR2032 e CR2016 de 3 V. Trocar não apaga a gravação.',
    ],
    points: [
      'Uso diário: troque uma vez por ano, sem esperar parar.',
      'Dura semanas: botão preso ou umidade.',
      'Contato verde: limpe com borracha de lápis.',
      'Guarde uma reserva em casa, e não no carro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Bateria nova e alcance ainda curto',
        text: [
          'Aí a causa é antena ou receptor, num serviço de {{repair.from}} a {{repair.to}}, ou o próprio controle, com gravação do novo de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Bateria recarregável serve?',
        answer: 'Nesses formatos, em geral não: a tensão é mais baixa e o alcance cai.',
      },
      {
        question: 'Perco a programação se ficar sem bateria?',
        answer: 'Não. O código fica na memória do controle e da central.',
      },
    ],
    send: 'Mande a foto do controle aberto, com a bateria à vista, e conte de quantos passos ele abre.',
  },
  {
    when: [
      'multa|multar|multado|advertencia|notificacao|sindico cobrou|cobrar',
      'condominio|sindico|predio',
      'bati*|bater|bateu|portao|dano*|quebr*|estrag*',
    ],
    unless: 'barulh*|taxa|rateio|chamada extra',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Quem bate no portão do condomínio responde pelo conserto, e isso não é multa: multa só cabe se a convenção ou o regimento a prevê, com notificação e direito de defesa. Se o portão fechou em cima do carro por falha de sensor ou manutenção, a conta pode ser do próprio condomínio.',
    ],
    heading: 'O que separa dano, multa e falha do portão',
    text: [
      'Peça a gravação da câmera, o laudo do técnico e o orçamento. Eles mostram se a folha estava parada, se a fotocélula via e se houve pressa de quem entrou atrás do outro carro.',
      'Pague o conserto só contra orçamento de quem consertou, com a lista do que foi trocado; desgaste antigo não entra na sua conta.',
    ],
    points: [
      'Notificação por escrito, com o artigo do regimento.',
      'Prazo de defesa antes da cobrança.',
      'Fotos do carro e do portão no mesmo dia.',
      'Seguro do carro ou do prédio: avise antes de reparar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O orçamento que fazemos',
        text: [
          'Descrevemos por escrito o que a batida causou: motor e comando, de {{repair.from}} a {{repair.to}}; suporte e solda pequena, de {{part.metalwork.from}} a {{part.metalwork.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}. Quem decide quem paga é o condomínio, o acordo ou a Justiça.',
        ],
      },
    ],
    questions: [
      {
        question: 'O síndico pode multar sem assembleia?',
        answer: 'Pode aplicar a que já está prevista, com defesa. Criar uma nova, não.',
      },
      {
        question: 'E se eu entrei no embalo do carro da frente?',
        answer: 'A culpa costuma ser sua, mas a fotocélula devia ter segurado a folha. O laudo mostra.',
      },
    ],
    send: 'Mande as fotos do portão e do carro e diga o que a portaria já escreveu sobre o caso.',
  },
  {
    when: [
      'tecnico|conserto|consertaram|consertei|servico|arrumaram|arrumou|mandei arrumar|empresa|instalador',
      'continua|voltou|mesmo problema|mesmo defeito|de novo|nao resolveu|nao consertou|mal feito|cobrou|quebrou de novo|sumiu|enrolando',
      'portao|motor|conserto|problema|defeito|servico|cobrou',
    ],
    unless: 'luz voltou|voltou a luz|chuva|cobrou mais|cobrou a mais|prazo para reclamar|onde reclamar',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Se o técnico cobrou e o defeito voltou, o serviço tem garantia legal de noventa dias, além da que ele prometeu: peça por escrito que refaça sem custo, com data. Não deixe outro abrir antes disso, porque a peça mexida vira desculpa; se ele some, registre no Procon ou procure o Juizado Especial.',
    ],
    heading: 'Como cobrar e como saber se é o mesmo defeito',
    text: [
      'Junte recibo, conversa, foto da peça trocada e um vídeo do portão hoje. Conte o que ele faz, e não o que você acha que é: o mesmo sintoma pode ter outra causa, e aí a conversa é outra.',
      'Quem consertou direito mostra a peça velha, mede na sua frente e escreve o que trocou. Sem isso, peça a descrição do serviço agora.',
    ],
    points: [
      'Mesmo defeito, mesma peça: refaz de graça.',
      'Outro defeito: novo orçamento, antes de mexer.',
      'Peça usada vendida como nova: peça a troca.',
      'Portão inseguro: desligue e use na mão até resolver.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se quiser uma segunda opinião',
        text: [
          'Olhamos pelo vídeo e dizemos a causa provável. O conserto nosso fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça, escritas no recibo.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso sustar o pagamento?',
        answer:
          'Antes, avise por escrito e dê prazo para refazer. Sem acordo, o Procon e o Juizado orientam.',
      },
      {
        question: 'Vocês dão laudo contra o outro técnico?',
        answer:
          'Descrevemos o que encontramos no portão, com fotos e medidas. Não julgamos o trabalho de ninguém.',
      },
    ],
    send: 'Mande o vídeo do defeito de hoje e o que foi trocado no conserto anterior.',
  },
  {
    when: ['vaza*|vazando|vazamento|pinga*|escorr*', 'pistao|pivotante|braco|hidraulic*|cilindro'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Óleo no pistão de portão de abrir quer dizer vedação gasta: se o pistão é hidráulico, ele perde força e deixa a folha solta; se é eletromecânico, o que escorre é graxa amolecida pelo calor, e é menos grave. Limpe, marque a mancha e veja em um dia se ela cresce.',
    ],
    heading: 'Hidráulico ou de fuso',
    text: [
      'O hidráulico tem haste polida e corpo liso, e trabalha cheio de óleo: com vazamento, a folha cede ao vento e fica lenta. O de fuso tem engrenagem e rosca; um pouco de graxa na ponta não o para.',
      'Haste riscada rasga o retentor novo em pouco tempo, e por isso se troca junto ou se lapida.',
    ],
    points: [
      'Pinga na ponta da haste: retentor.',
      'Pinga na emenda: junta ou parafuso.',
      'Folha que não segura fechada: perdeu pressão.',
      'Piso escorregadio: limpe com detergente e serragem.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Conserto ou troca',
        text: [
          'Retentor e lubrificante do pistão de fuso ficam entre {{part.gears.from}} e {{part.gears.to}}; no hidráulico o valor sai pela foto e pelo modelo, dentro de {{repair.from}} a {{repair.to}} quando há peça, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso completar o óleo?',
        answer:
          'Só com o fluido do fabricante e depois do retentor. Completar sem vedar é encher balde furado.',
      },
      {
        question: 'Posso usar o portão vazando?',
        answer: 'Por pouco tempo, se a folha ainda segura fechada. Se cede na mão, prenda-a e use no manual.',
      },
    ],
    send: 'Mande uma foto do pistão inteiro, da mancha e da etiqueta.',
  },
];
