/** Answers to titles about receivers: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'receptor*|antena|central',
      'caixa de ferro|caixa metalica|caixa de metal|dentro de ferro|atras de ferro|chapa',
      'pega mal|alcance|ruim|fraco|falha*|nao pega|sinal',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    winsTies: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O ferro em volta é a causa: caixa metálica fechada segura o sinal do controle, e o receptor fica surdo. A saída é tirar a antena para fora da caixa, esticada e longe da chapa, ou passar o receptor para uma caixa de plástico ao lado; uma antena externa no alto do muro dá ainda mais alcance. O serviço parte de {{repair.from}}.',
    ],
    heading: 'A prova antes de gastar',
    text: [
      'Com o disjuntor desligado o técnico passa a antena para fora, religa e mede a distância com o mesmo controle. Se o alcance dobra, era a caixa; se não muda, é a bateria do controle ou o receptor.',
    ],
    points: [
      'Antena reta, sem enrolar nem cortar.',
      'Bateria nova no controle da prova.',
      'Furo da caixa vedado contra chuva.',
    ],
    send: 'Mande a foto da caixa fechada e diga de que distância o controle abre.',
  },
  {
    when: [
      'receptor|receptora|modulo receptor',
      'placa|central',
      'queim*|defeito|problema|ruim|estrag*|como saber|culpa',
      'ou',
    ],
    unless: 'preco|quanto|trocar o receptor ou',
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Quem separa receptor de placa é a botoeira da parede: se por ela o portão anda e nenhum controle abre, o receptor parou ou os controles saíram da memória; se nem a botoeira move, com o disjuntor ligado, o defeito é da placa, da energia ou do motor. Gravar de novo fica entre {{part.programming.from}} e {{part.programming.to}}, receptor avulso se orça pela foto do controle, e placa nova vai de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'A prova em três toques',
    text: [
      'Aperte a botoeira, depois um controle de perto e depois o outro. Um controle só mudo é bateria ou botão dele; os dois mudos com a botoeira boa é receptor, antena ou memória.',
      'Muitas centrais trazem o receptor soldado na própria placa: ali, receptor queimado não obriga a trocar tudo, porque um avulso entra na ligação da botoeira.',
    ],
    points: [
      'Luz do receptor pisca com o controle e o portão não anda: o sinal chega, e o defeito está na placa.',
      'Luz do receptor não muda: receptor, antena ou controle de outra família.',
      'Cheiro ou fumaça: disjuntor desligado e tampa fechada até o técnico.',
    ],
    send: 'Conte o que a botoeira faz e mande a foto do controle e da caixa fechada.',
  },
  {
    when: [
      'botoeira|botao de parede|botao da parede|botao de dentro|botao interno|interruptor',
      'abre|funciona|vai|anda|so abre',
      'controle|controles|controle remoto',
      'nao abre|nao funciona|nao vai|nao responde|nao pega|so|nao obedece|parou',
    ],
    unless:
      'interfone|botao nao|botoeira nao|parede nao|dentro nao funciona|nao abre com a botoeira|controle sim|nenhum',
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a botoeira abre e o controle não, o motor e a central estão bons: o que falha é o controle, a gravação dele ou o receptor. Troque a bateria por uma nova do mesmo código e teste outro controle da casa: se só um falha, é ele; se nenhum abre, é o receptor ou a memória. Gravar de novo fica entre {{part.programming.from}} e {{part.programming.to}}; receptor, na faixa de conserto, até {{repair.to}}.',
    ],
    heading: 'Controle, memória ou receptor',
    text: [
      'Olhe a luz do controle: apagada é pilha ou contato; acesa e forte é sinal que sai e ninguém ouve. Na caixa, o LED do receptor tem de piscar quando o botão é apertado.',
      'Até o conserto, use a botoeira e deixe o fechamento para quem está vendo o vão.',
    ],
    points: [
      'Todos falham depois de chuva ou raio: receptor.',
      'Todos falham depois de mexerem na placa: memória apagada.',
      'Só de longe falha: antena solta ou cortada.',
    ],
    send: 'Mande a foto da frente e do verso do controle, com a tampa da bateria aberta, e a da etiqueta da central.',
  },
  {
    when: [
      'os dois controles|dois controles|todos os controles|nenhum controle|os controles|os tres controles|os 2 controles|2 controles|controles de portao',
      'pararam|parou|pararam junto|mesmo tempo|nao abre|nao abrem|nao funcionam|nao funciona|nao pega|nao pegam|juntos|de uma vez|nenhum abre|nenhum funciona|nenhum pega|nenhum controle funciona|nenhum controle abre|nenhum controle pega|nenhum controle responde|nenhum controle aciona|pararam todos|todos de uma vez',
    ],
    unless: 'botoeira|botao|roub*|perd*|apagar|programar',
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Quando todos os controles param juntos, raramente é pilha: a central perdeu a memória, o receptor parou de ouvir ou o portão está sem energia. Veja o disjuntor e aperte a botoeira da parede: se por ela o portão anda, é memória ou receptor; se não anda, é energia ou placa. Gravar todos de novo fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que aconteceu antes diz a causa',
    text: [
      'Toque longo no botão da placa apaga a memória inteira, e queda de luz com surto pode fazer o mesmo. Chuva e raio atingem o receptor; a antena solta só encurta a distância.',
    ],
    points: [
      'Desligue o disjuntor por um minuto, religue e tente uma vez.',
      'Luz da central acesa e botoeira funcionando: receptor ou memória.',
      'Nada acende na caixa: fusível, fonte ou fio.',
      'Só de perto funciona: antena.',
    ],
    send: 'Mande a foto da central, com a caixa fechada, e diga se a botoeira abre e o que houve na véspera.',
  },
  {
    when: [
      'so abre para sair|abre para sair|so abre saindo|abre por dentro|so abre por dentro|abre de dentro',
      'nao para entrar|nao abre para entrar|nao abre por fora|nao para entrada|por fora nao|entrar nao|de fora nao',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão abre para quem sai e não para quem entra, o motor está bom e falha o comando de fora: a antena que fica do lado de dentro não ouve a rua, o leitor ou a botoeira da entrada parou, ou a portaria usa uma entrada que só abre por dentro. Teste o mesmo controle nos dois lados: se de fora só abre encostado, é antena ou receptor. Em casa o conserto fica entre {{repair.from}} e {{repair.to}}; em prédio, é orçado pela peça.',
    ],
    heading: 'O comando de fora, do mais simples ao técnico',
    text: [
      'Se quem sai usa botoeira ou laço no chão e quem entra usa controle ou tag, são dois circuitos: o de fora é que se examina. Se os dois usam o mesmo controle, é alcance.',
    ],
    points: [
      'Chapa nova ou película no vidro encurta o sinal.',
      'Antena solta, cortada ou dentro de caixa de ferro.',
      'Tag só falha na entrada: leitor de fora, da empresa de acesso.',
    ],
    send: 'Mande um vídeo da tentativa do lado de fora e a foto da etiqueta da central.',
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
    when: ['antena', 'quebr*|cort*|solt*|partiu|partid*|arrebent*|caiu|enferruj*|arranc*|emend*|romp*'],
    unless: 'tv|parabolica|tag',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Com a antena do portão quebrada, o controle só funciona de perto: ela é um fio de comprimento certo, que sai do receptor, dentro da central ou ao lado dela. O portão continua seguro e pode ser usado pela botoeira. Recolocar ou trocar o fio é serviço curto, a partir de {{repair.from}}; não emende com arame nem alongue, porque o tamanho tem relação com a frequência.',
    ],
    heading: 'Antena boa: esticada, para cima e longe do ferro',
    text: [
      'O técnico solda um fio da medida do receptor, leva-o para fora da caixa e conta os passos de alcance com bateria nova no controle. Se o alcance não volta, o receptor sofreu junto.',
    ],
    points: [
      'Enrolada dentro da caixa: perde quase todo o alcance.',
      'Encostada na folha ou na coluna de ferro: idem.',
      'Fio saindo pelo furo de cima: por ali entra água.',
      'Receptor avulso com antena própria: saída quando a caixa é de metal.',
    ],
    send: 'Mande uma foto da caixa fechada e do fio partido, e diga de quantos passos o controle ainda abre.',
  },
  {
    when: [
      'aviao|helicoptero|trovao|trovoada|onibus|passa o metro|passa metro|perto do metro|trem|radio amador|policia|viatura',
      'abre|aciona*|acionando|sozinho|mexe|abrindo|dispara|interfer*',
    ],
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que se mexe quando algo passa perto recebeu uma ordem falsa por dois caminhos: vibração, que fecha um contato frouxo na botoeira ou na central, ou rádio forte na frequência de um receptor de código fixo. O avião e o ônibus quase sempre fazem o primeiro. À noite, desligue o disjuntor do portão; reapertar e achar o contato fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Vibração ou rádio: a prova',
    text: [
      'Com ninguém no vão, bata de leve na parede ao lado da botoeira e na coluna do motor. Se o portão responde, é contato. Se só responde quando algo passa, anote três horários e veja se coincidem com rádio ou trovão.',
      'Contra rádio, o remédio é receptor de código rolante, que não aceita sinal repetido, com todos os controles gravados de novo, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Também abre com chuva: emenda úmida.',
      'Também abre com porta batendo: borne ou relé frouxo.',
      'Só à noite e na mesma hora: controle de um vizinho.',
      'Fios compridos da botoeira junto da rede: fazem papel de antena.',
    ],
    send: 'Mande os horários, uma foto da botoeira e a da etiqueta do motor.',
  },
  {
    when: [
      'controle*',
      'chuva|chove*|choveu|molhado',
      'falha*|falhando|nao funciona|nao abre|nao pega|para|alcance|ruim',
    ],
    unless: 'molhou|caiu|lav*',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Controle que falha só com chuva não é defeito dele: a água chega ao receptor ou à antena e o sinal se perde. Aperte a botoeira da parede; se ela abre, motor e central estão bons, e pode-se usar por ela até secar. Secar e vedar a caixa ou trocar a antena começa em {{repair.from}}; se a botoeira também falha, desligue o disjuntor, porque há água na placa.',
    ],
    heading: 'Por onde a água chega ao receptor',
    text: [
      'O fio da antena é o caminho mais comum: ele sai por um furo de cima e a água desce por ele. O furo fica embaixo, com massa, e a antena, esticada e longe do ferro molhado.',
      'Sinal que volta com o sol não sarou: a oxidação fica e encurta o alcance um pouco a cada chuva.',
    ],
    points: [
      'Todos os controles falham juntos: receptor ou antena.',
      'Um só falha: ele tomou água no bolso ou na moto.',
      'Portão abre sozinho na chuva: botoeira ou emenda, e é outro caso.',
      'Receptor na caixa de metal: antena para fora dela.',
    ],
    send: 'Diga quantos controles falham e mande uma foto da caixa fechada, com a saída dos fios.',
  },
  {
    when: [
      'botoeira|botao|interruptor',
      'abre|aciona',
      'controle nao|nao abre com controle|controle parou|nenhum controle',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a botoeira abre e nenhum controle abre, o defeito está no receptor: antena, memória ou módulo, porque motor, folha e central acabaram de provar que funcionam. Se um controle abre e os outros não, é o controle ou a gravação.',
    ],
    heading: 'Receptor, antena ou memória',
    text: [
      'Bateria boa em dois controles diferentes, antena esticada e lâmpada de LED desligada são a ordem. Memória apagada por uma queda de energia se conserta gravando de novo, entre {{part.programming.from}} e {{part.programming.to}}; receptor novo com controles fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'LED do receptor acende ao apertar: o sinal chega.',
      'Receptor encaixado na placa pode soltar com vibração.',
      'Antena enrolada na caixa encurta tudo.',
    ],
    further: 'O que se prova em cada peça está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do receptor e conte o que a botoeira faz.',
  },
  {
    when: [
      'antena*',
      'receptor|portao|controle|alcance|central',
      'quanto mede|tamanho|comprimento|medida|mede|esticar|fio|centimetros|cm|aumentar|melhorar',
    ],
    unless: 'tag|internet|wifi',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A antena de um receptor de 433 MHz é um fio de dezessete centímetros, um quarto da onda: mais comprido não alcança mais, e cortado ou enrolado alcança menos. Deixe-o esticado, na vertical e longe de ferro; se precisa levá-lo para fora da caixa, use cabo coaxial com antena própria.',
    ],
    heading: 'Ganhar alcance sem trocar o receptor',
    text: [
      'Teste antes a pilha do controle e a distância com a porta da caixa aberta: se melhora, é o metal que tampa o sinal. Fonte de LED ou câmera ligada ao lado também suja o rádio; desligue uma por vez e prove.',
      'Reposicionar a antena ou trocar o receptor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fio encostado na grade ou no motor: afaste um palmo.',
      'Ponta sem capa tocando lata: isole.',
      'Todos os controles com pouco alcance: antena ou interferência.',
      'Só um: pilha ou o próprio controle.',
    ],
  },
  {
    when: [
      'perde o controle|perde sinal|perde o sinal|controle falha|nao obedece',
      'chuva|chove|chovendo|molha|temporal',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão só deixa de obedecer ao controle quando chove forte, a água está no receptor, na antena ou na emenda dela: seco, tudo volta. Prove pela botoeira na hora da chuva; se ela move o portão, motor e placa estão bons. Desligue o disjuntor se a caixa escorre por dentro.',
    ],
    heading: 'Achar por onde a chuva entra no rádio',
    text: [
      'Antena com a capa rachada, fio que entra por cima da caixa e tampa sem borracha são os três caminhos. A correção é vedar, refazer a antena e secar a placa; entre {{repair.from}} e {{repair.to}}, com receptor novo se a trilha oxidou.',
      'Chuva também enfraquece o sinal no ar, e quem estava no limite do alcance perde os últimos metros.',
    ],
    points: [
      'Fio com barriga antes da caixa, para a gota cair fora.',
      'Caixa sob o beiral, furo por baixo.',
      'Abre sozinho com chuva: é a botoeira, e não o rádio.',
    ],
  },
  {
    when: [
      'interferencia|interfer*|ruido de radio|antena de celular|antena nova',
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
      'abre|abrindo|abriu|aciona|acionando|dispara|disparando|fecha|fechando|sozinho',
      'buzina|sirene|ambulancia|radio amador|radio do carro|som do carro|alarme do carro|alarme de carro|micro ondas|microondas|chave do carro|trava do carro|radio px|walkie talkie|antena de celular|torre de celular',
      'portao|garagem|motor|eletronico',
    ],
    unless:
      'instalar|colocar|cerca|codigo|como fazer|funcao|quero|tem como|controle de alarme|controle do alarme',
    winsTies: true,
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Som não abre portão: a central só escuta rádio e os fios dela. Se ele se mexe junto com uma buzina, um alarme ou um veículo que passa, há duas causas prováveis: um transmissor que usa a mesma frequência e o mesmo código fixo, ou um fio de botoeira mal emendado que a vibração fecha. Apagar e gravar tudo de novo fica entre {{part.programming.from}} e {{part.programming.to}}; achar o fio, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Som não abre portão: se ele se mexe com buzina ou caminhão, há um transmissor de mesmo código fixo por perto ou um fio de botoeira mal emendado.',
    heading: 'Como separar o rádio do fio',
    text: [
      'Guarde todos os controles longe da casa, ou tire as pilhas, e espere acontecer de novo. Se acontece, é o receptor ou o fio; se parou, há um controle com o botão preso.',
      'Código fixo se repete entre aparelhos de vizinhos e de carros. O remédio que dura é o código rolante, que muda a cada toque: um receptor avulso resolve sem trocar a central.',
    ],
    points: [
      'Acontece com caminhão e trovão: fio frouxo ou botoeira com mau contato.',
      'Acontece quando um certo vizinho chega: código igual ao dele.',
      'À noite, desligue o disjuntor do portão até resolver.',
      'Não deixe o fechamento automático ligado sem fotocélula.',
    ],
    send: 'Mande uma foto do controle aberto, com as letras da placa à vista, e diga a que horas acontece.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|moradores',
      'controle*',
      'de ninguem|ninguem|nenhum|controles|todos|de todos|de todo mundo|todo mundo|dos moradores|de moradores|de nenhum morador|nenhum morador|de uma vez|geral',
      'nenhum controle abre|nenhum controle funciona|nenhum controle pega|nenhum abre|nenhum funciona|nao abre|nao abrem|nao funciona|nao funcionam|nao pega|nao pegam|nao le|nao reconhece|parou|pararam|parou de funcionar|pararam de funcionar|nao responde|nao respondem|nao obedece|nao obedecem|nao obedece a nenhum|deixou de ler|para de ler|falha*',
    ],
    unless:
      'so o meu|meu controle|tag|tags|perd*|roub*|apagar|cadastrar|recadastr*|quem paga|trocaram|longe|perto',
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Quando nenhum controle do prédio abre o portão, o defeito não está nos controles: aperte o botão da portaria. Se por ele o portão abre, o receptor parou de ouvir ou a central perdeu a memória, e gravar os controles de novo fica entre {{part.programming.from}} e {{part.programming.to}}, com receptor novo, se precisar, orçado à parte. Se nem o botão o move, é o disjuntor do portão, a placa ou o motor.',
    ],
    heading: 'O que a portaria olha antes de chamar',
    text: [
      'Desligue o disjuntor do portão por um minuto e religue uma vez: há receptor que trava depois de uma oscilação da rede e volta assim. Se não voltou, a portaria abre pelo botão até o técnico chegar.',
      'Antes de gravar tudo de novo, vale saber por que se perdeu: toque longo no botão da placa, raio, água na caixa ou central cheia. A lista das unidades agiliza o serviço e deixa de fora os controles perdidos.',
    ],
    points: [
      'Abre só de bem perto: a antena soltou ou há interferência.',
      'Pararam depois de mexerem na placa: a memória foi apagada.',
      'Pararam depois de chuva ou raio: o receptor ou a fonte se queimou.',
      'Os controles abrem e só um falha: é a pilha ou o cadastro desse.',
    ],
    send: 'Mande a foto da central, com a caixa fechada, diga se o botão da portaria abre e quantos controles há.',
  },
];
