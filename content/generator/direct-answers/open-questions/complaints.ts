/** Answers to complaints that are easily mistaken for other complaints. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const complaintAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'corrente',
      'nao anda|nao puxa|nao move|nao gira|parada|soltou|pulando|pula|caiu|escapou|quebrou|arrebentou',
      'motor|forca|portao',
    ],
    unless: 'corrente eletrica|energia|folha nao|fuga',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor que faz força e não leva a corrente tem o pinhão girando em falso no eixo, a corrente fora do dente ou o carro do trilho preso. Desligue o disjuntor já: insistir come a chaveta ou parte a corrente. Fique fora do vão, porque folha de teto ou basculante sem transmissão pode descer com o próprio peso.',
    ],
    heading: 'Pinhão, corrente ou carro: qual parou',
    text: [
      'Com a energia cortada, olhe de longe: eixo que gira sem o pinhão é chaveta ou pino; pinhão que gira sob corrente frouxa é esticador; tudo parado e o motor roncando é carro ou folha presa.',
      'Pinhão e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}; corrente e regulagem, dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Estalos em sequência: corrente pulando dente.',
      'Corrente encostando na capa: esticador no fim.',
      'Folha dura na mão: o defeito é dela, e a corrente só avisou.',
      'Elo aberto: não emende com arame.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do motor tentando, gravado de longe, e uma foto da corrente com o disjuntor desligado.',
  },
  {
    when: [
      'nao aprende|nao memoriza|nao aceita|nao cadastra|nao pega programacao|nao grava',
      'controle|controles',
      'placa|central|receptor',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Placa que não aprende controle está numa de quatro situações: controle de outra frequência ou de outro código, memória cheia, botão de gravar pressionado pelo tempo errado ou receptor com defeito. Prove com um controle que já abria: se ele continua abrindo, o receptor está bom, e a procura fica no controle novo e no procedimento.',
    ],
    heading: 'Da prova mais simples à placa',
    text: [
      'O tempo do toque é o que mais engana: num modelo, um toque curto grava; em outro, segurar por vários segundos apaga tudo. Leia o manual pelo código impresso na placa antes de segurar qualquer botão.',
      'Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}; se o receptor queimou, a placa vai de {{part.board.from}} a {{part.board.to}}, ou um receptor avulso conserva a que existe.',
    ],
    points: [
      'LED não muda ao apertar o controle: frequência diferente ou receptor surdo.',
      'LED pisca e nega: código de outra família ou memória cheia.',
      'Grava e esquece: memória ou alimentação da placa.',
      'Controle novo sem pilha boa: o engano mais comum.',
    ],
    send: 'Mande pelo WhatsApp a foto da placa, a do controle velho e a do novo, frente e verso.',
  },
  {
    when: [
      'estala*|clica|clique|estalo|estralo|tec',
      'nao liga|nao gira|nao sai|nao parte|nao anda|nao abre|nao arranca',
      'motor|portao|rele|placa|central',
    ],
    unless: 'trava|fechadura|batendo|corrente',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Estalo sem giro diz que a ordem chegou: é o relé da central fechando, e a energia se perde daí para a frente. A causa mais comum é o capacitor; depois vêm fio solto no borne do motor, protetor térmico aberto por calor, contato do relé queimado e bobina. Não insista: cada tentativa esquenta o motor parado.',
    ],
    heading: 'O que o som diz depois do estalo',
    text: [
      'Espere meia hora e tente uma vez. Se parte, era o térmico: motor quente por excesso de uso ou folha pesada. Se ronca, é capacitor ou folha presa; se fica mudo, é fio, relé ou bobina.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; bobina, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    points: [
      'Estalo e ronco: capacitor ou folha travada.',
      'Estalo e silêncio: fio, relé ou bobina.',
      'Estalos repetidos sem parar: placa com defeito, desligue o disjuntor.',
      'Cheiro de verniz: bobina; não religue.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som de uma tentativa só, e a etiqueta do motor.',
  },
  {
    when: [
      'segurando|segurar|apertado|pressionado|pressionando|apertando',
      'botao|controle|botoeira|so fecha|fecha so|so abre|abre so|so anda',
      'abre|fecha|anda|funciona|move',
    ],
    unless: 'travado|preso sozinho|afund*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que só anda com o botão seguro está em modo de homem presente: a central não confia em algum sinal e só se move enquanto alguém olha e aperta. Na maioria das vezes é a fotocélula, cortada ou com defeito, ou o curso que se perdeu; em poucas, é essa a função escolhida na placa ou um pulso fraco do controle.',
    ],
    heading: 'Controle, fotocélula ou curso',
    text: [
      'Faça igual com a botoeira da parede. Se nela basta um toque, o controle é que está fraco: bateria ou botão. Se nela também é preciso segurar, limpe as lentes, veja as luzes do par e deixe a central fazer uma viagem inteira sem obstáculo.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; regravar o curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Só ao fechar: fotocélula.',
      'Nos dois sentidos, depois de faltar luz: curso perdido.',
      'Só com um controle: bateria ou contato dele.',
      'Solta e ele para na hora: modo escolhido na placa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da luz da placa enquanto você segura o botão, e a foto das duas lentes.',
  },
  {
    when: [
      'nao encosta|nao chega|sobra|fica fresta|fresta|falta um pouco|nao fecha totalmente|nao fecha tudo|nao fecha por completo|nao fecha completamente',
      'batente|final|fim|chao|parede|portao|coluna',
    ],
    unless: 'vento|rato|barata|agua|medida|vao livre|cachorro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fecha e não encosta no batente está parando cedo: o fim de curso de fechamento avisa antes da hora, porque o ímã ou a chave saiu do lugar ou o curso foi gravado curto. Se a fresta muda de um dia para o outro, a causa é a folha, que pesa ou raspa no fim, e a força corta. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Fresta igual ou fresta que muda',
    text: [
      'Meça a fresta em três fechamentos. Sempre igual: fim de curso. Diferente a cada vez: motor solto na base, embreagem patinando ou folha pesada. Maior à tarde: ferro dilatado raspando.',
      'Não resolva com mais força nem tirando o batente: a folha passa do ponto e quebra a engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Pedra ou barro no fim do trilho: limpe antes de tudo.',
      'Ímã solto na cremalheira ou no fuso: reposiciona-se com o disjuntor desligado.',
      'Folha que encosta e volta um dedo: fim de curso tarde demais, o contrário.',
      'Trava elétrica que não alcança o furo: é consequência da fresta.',
    ],
    send: 'Mande pelo WhatsApp a foto da fresta, com uma régua, e um vídeo dos últimos palmos do fechamento.',
  },
  {
    when: [
      'luz fraca|energia fraca|tensao baixa|voltagem baixa|energia oscilando|luz oscilando|tensao caindo|meia fase|queda de tensao',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Com a luz fraca o motor não parte porque a força dele cai muito mais que a tensão: ronca, anda devagar ou para no meio, e insistir queima capacitor e bobina. Desligue o disjuntor do portão e abra na mão até normalizar. Se as lâmpadas da casa toda ficam fracas, chame a distribuidora; se só a garagem, o fio é fino ou comprido demais.',
    ],
    heading: 'Rede da rua, fio da casa ou motor',
    text: [
      'O técnico mede a tensão na partida, com o motor andando: se ela despenca no borne e não no quadro, é o cabo ou uma emenda. Circuito próprio, sem extensão, resolve; o quadro e o ramal são do eletricista.',
      'Refazer o trecho do portão entra na faixa de {{repair.from}} a {{repair.to}}; capacitor que cansou no caminho, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Só no horário de pico: rede da rua carregada, anote as horas.',
      'Quando o chuveiro liga: circuito dividido.',
      'Metade da casa apagada: falta de fase, deixe tudo desligado.',
      'Depois que normalizou continua fraco: capacitor.',
    ],
  },
];
