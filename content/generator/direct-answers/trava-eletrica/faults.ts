/** Answers to titles about electric locks: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksLifetime, asksWhenToReplace } from '../../words/asking-words.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trava eletrica|trava|travas eletricas|fechadura eletrica|fecho eletrico|trava eletromagnetica|solenoide',
      'estal*|estral*|batendo|bate sem parar|clicando|clic|clique|tec tec|tac tac|dando tranco|disparando|fica acionando|fica batendo',
    ],
    unless: 'motor estal*|roldana|engrenagem|digital',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Trava elétrica que estala uma vez, antes de o portão andar, está trabalhando. Se fica estalando parada, ela recebe pulsos que não devia: fio mal encostado, botão ou interfone preso, fonte fraca ou saída da placa com defeito. Se estala e não solta, o pino está preso na folha desalinhada. Não deixe assim, porque a bobina esquenta e queima: desligue a trava ou o disjuntor. Consertar a trava vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Trava elétrica que fica estalando recebe pulso de fio, botão, fonte ou placa com defeito; se estala e não solta, o pino está preso na folha. Desligue-a.',
    heading: 'Como saber de onde vem o estalo',
    text: [
      'Com o portão fechado, puxe a folha de leve para o lado do batente enquanto alguém aperta o controle: se ela solta, é alinhamento. Estalo em chuva é água no fio ou na botoeira; estalo sem ninguém por perto é fonte, fio ou placa.',
    ],
    points: [
      'Um estalo por comando: normal.',
      'Vários estalos e o portão não sai: folha empurrando o pino.',
      'Estalo sem comando: fio, botão preso ou placa.',
      'Trava quente ao toque: desligue e não insista.',
    ],
    send: 'Mande um vídeo com o som da trava e uma foto dela com a folha fechada.',
  },
  {
    when: ['travado|travada|preso|nao abre|emperrado', 'trava eletrica|trava', 'ou', 'motor|placa'],
    unless: 'destravar|comprar|instalar',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Escute a tentativa: se o motor ronca e a folha força no mesmo ponto sem um clique antes, é a trava elétrica, que não recuou; se há o clique e nada anda, é motor, capacitor ou engrenagem. Solte o botão logo, porque empurrar contra a trava queima o motor. Abra a trava pela chave dela e teste uma vez; o conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que a trava não recua',
    text: [
      'A folha apoiada no pino o prende: encoste-a no batente com a mão e mande abrir. Se então solta, falta regular a posição; se não, é bobina, fio ou a saída da placa.',
    ],
    points: [
      'Clique fraco: tensão baixa ou pino seco.',
      'Sem clique: fio solto ou bobina queimada.',
      'Só com calor: chapa dilatada sobre o pino.',
    ],
    send: 'Mande um vídeo com o som da tentativa e uma foto da trava com o portão fechado.',
  },
  {
    when: ['bobina|cilindro|solenoide|pino|mola|miolo', 'trava|trava eletrica|fecho eletrico'],
    unless: 'nao|como|por que|ou|diferenca|emperr*|estal*|queim*|trava eletromagnetica solenoide',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Bobina, pino e cilindro da trava do portão se trocam na visita quando se acham para o modelo, num conserto de {{repair.from}} a {{repair.to}}; se a peça não existe avulsa, troca-se a trava inteira pela mesma tensão. O cilindro da chave, que abre por fora sem luz, é do modelo da trava, e chave comum o chaveiro copia.',
    ],
    heading: 'O que conferir na trava',
    text: [
      'Bobina que estala e não recolhe pode ser pino torto ou fio longo: o técnico mede a tensão no borne antes da troca. Bobina quente o tempo todo é módulo de trava desregulado.',
    ],
    points: [
      'Tensão escrita na bobina, 12 V, 24 V, 127 V ou 220 V.',
      'Folha caída empurra o pino de lado.',
      'Foto da trava aberta e da etiqueta.',
    ],
    send: 'Mande essas fotos e diga se a trava não solta, não prende ou só estala.',
  },
  {
    when: ['fechadura', 'controle*', 'trocar|troca|conserto', 'e|portao'],
    unless: 'junto|mesmo controle|nao|parou|digital',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['replace', 'program', 'price'],
    answer: [
      'A fechadura elétrica do portão e o controle se trocam na mesma visita: a fechadura, com fio e ajuste, entra na faixa de {{repair.from}} a {{repair.to}}, e o controle novo se grava por {{part.programming.from}} a {{part.programming.to}}, com o aparelho à parte. Fechadura só de chave é do chaveiro.',
    ],
    heading: 'O que dizer antes',
    text: [
      'Se a troca é por perda ou roubo, peça também para limpar a memória da central e troque o miolo da chave no mesmo dia.',
    ],
    points: ['Foto da fechadura e do batente.', 'Foto do controle, frente e verso.'],
  },
  {
    when: [
      'fechadura*|fecho eletrico|tranca eletrica|trava eletrica|trava do portao|portao social|porta social|portao de pedestre|portaozinho',
      'dispara*|abre sozinh*|abrindo sozinh*|abriu sozinh*|destrava sozinh*|solta sozinh*|aciona sozinh*|abre junto|destrava junto|abre quando|destrava quando|solta quando|fica disparando',
    ],
    unless: 'digital|senha|biometr*|basculante abre|nao abre|vento',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fechadura elétrica que dispara sozinha recebe um pulso que ninguém deu: botão ou fio em curto, relé da central ligado a ela ou interfone que fecha o contato. Se é sempre quando o portão grande abre, os dois dividem fonte ou saída, e o sinal de um chega ao outro. Separar a ligação fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Achar de onde vem o pulso',
    text: [
      'Anote se coincide com o portão, com o interfone ou com a chuva. Depois, com a fonte da fechadura desligada por uma noite, veja se ela continua soltando: se sim, o defeito é mecânico, trinco que não entra até o fim no batente.',
      'A folha, a dobradiça e o batente são do serralheiro; fonte, fio, botoeira e relé são conosco, e o aparelho de interfone, da interfonia.',
    ],
    points: [
      'Só com chuva: emenda ou botão molhado.',
      'Junto com o portão: mesma saída da central, ou fio de um passado com o do outro.',
      'Estalo e trinco que volta: tensão baixa na fonte.',
      'Até a visita, feche na chave ou com o ferrolho.',
    ],
    send: 'Mande a foto da fechadura, a da etiqueta da fonte e diga o que acontece na mesma hora.',
  },
  {
    when: [
      'porta social|portao social|portao de pedestre|porta de pedestre|portaozinho de pedestre|portaozinho social|social',
      'emperr*|trav*|trancad*|nao abre|prend*|presa|agarr*|nao sai|raspa*|pega em chao|dura|pesada',
    ],
    unless:
      'embutid*|interfone|carro|preso|dispara*|sozinh*|fechadura|eletroima|condominio|para que serve*|funcao|o que faz',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Porta social emperrada tem a folha caída na dobradiça, o trinco fora do furo do batente ou a fechadura sem pulso. Levante a folha com a mão enquanto gira a chave: se assim abre, é dobradiça ou batente, serviço de serralheiro; se a chave abre e o botão não, é fonte, fio ou bobina, que consertamos de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Abrir sem quebrar o trinco',
    text: [
      'Puxe ou empurre a porta no mesmo instante do toque no botão, para tirar a pressão do trinco. Pé de cabra entorta o batente, e depois nada mais alinha.',
      'Com alguém trancado que passa mal ou sem outra saída, 193. Só a chave perdida é do chaveiro.',
    ],
    points: [
      'Pior no calor ou na chuva: ferro que dilata ou madeira que incha.',
      'Depois de pintura ou solda: tinta ou pingo no furo do trinco.',
      'Miolo duro: grafite em pó, e não óleo.',
      'Mola aérea sem força: a porta não encosta, e o trinco erra o furo.',
    ],
    send: 'Mande a foto do trinco com a porta aberta, ou da fresta com ela fechada, e da fonte se está à vista.',
  },
  {
    when: ['trava eletrica|travas eletricas|trava de portao|trava eletromagnetica|trava', asksWhenToReplace],
    unless: 'manual|chave',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque a trava elétrica quando ela estala e o pino não recua, quando esquenta ao toque ou quando só solta na segunda vez, mesmo alinhada e com o tempo certo na central. Pino riscado e furo aberto se acertam sem trava nova, de {{part.adjustment.from}} a {{part.adjustment.to}}; bobina, módulo ou corpo se trocam por {{repair.from}} a {{repair.to}}, mais a peça.',
    ],
    description:
      'Troque a trava elétrica quando ela estala e o pino não recua, esquenta ao toque ou só solta na segunda vez, mesmo depois de alinhada.',
    heading: 'Trava no fim ou folha fora do lugar',
    text: [
      'Empurre a folha fechada com a mão e mande abrir de longe: se assim a trava solta, o pino estava preso pela folha, e o conserto é no batente. Se nem assim recua, é bobina, fio ou módulo.',
    ],
    points: [
      'Sem estalo nenhum: falta pulso da central, e não trava.',
      'Fresta que cresceu entre as folhas: dobradiça que cedeu.',
      'Ferrugem no pino: limpa-se e leva grafite, sem graxa.',
    ],
    further:
      'Os modelos e a fixação estão na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto do pino e da chapa, de perto, e diga se há estalo ao abrir.',
  },
  {
    when: ['trava eletrica|travas eletricas|trava de portao|trava eletromagnetica|trava', asksLifetime],
    unless: 'manual|aberta|instala*|colocar|por',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma trava elétrica bem alinhada dura muitos anos, porque a bobina só trabalha no instante de abrir; o que a gasta é pino forçado pela folha, ferrugem e central sem o tempo certo de trava. Alinhar e regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}; trocar bobina, módulo ou corpo, entre {{repair.from}} e {{repair.to}}, mais a peça.',
    ],
    heading: 'O que faz a trava durar',
    text: [
      'Pino limpo e seco, com grafite uma vez por ano, corre sem prender; graxa grossa junta areia e segura a mola. A chave manual se testa no mesmo dia.',
    ],
    points: [
      'Pino riscado de um lado: a folha empurra, acerte o batente.',
      'Trava quente ao toque: está ligada tempo demais.',
      'Só solta na segunda vez: falta tempo de alívio na central.',
      'Furo da chapa aberto: refaz-se a chapa, e a trava fica.',
    ],
    further: 'Tipos e fixação estão na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do pino e da chapa, de perto, e conte se ela estala ao abrir.',
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
      'trava|fechadura|fecho|pino',
      'nao encaixa|nao entra|desalinhada|desalinhado|nao tranca|nao fecha',
      'pivotante|de abrir|portao|folha|eletrica',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Trava que não encaixa é folha fora do lugar, e não trava ruim: a dobradiça baixou, o batente andou ou o fim de curso parou antes. Leve a folha na mão até o fim, com o disjuntor desligado, e veja para que lado o pino erra o furo.',
    ],
    heading: 'Acertar a folha antes do furo',
    text: [
      'Pino alto é dobradiça que cedeu; pino curto é curso; pino de lado é batente. Alargar o furo resolve por semanas e deixa folga para o vento.',
      'Alinhar e regular o tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; par de dobradiças ou solda de suporte, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Encaixa na mão e não no motor: falta curso ou força no fim.',
      'Só erra à tarde: dilatação ao sol.',
      'Folha dupla: a segunda chega antes da hora.',
    ],
    further: 'O serviço está em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto do pino com a folha fechada na mão.',
  },
  {
    when: ['demora|demorando|lenta|devagar', 'destravar|abrir|soltar|responder', 'fechadura|trava|fecho'],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fechadura elétrica que demora a soltar está com a folha encostada no trinco, tensão baixa na bobina ou lingueta suja. Empurre a folha com a mão no sentido de fechar e acione: se ela solta na hora, é alinhamento; se continua fraca, é fio, fonte ou bobina.',
    ],
    heading: 'Folha, fio ou bobina',
    text: [
      'Fio fino em distância grande derruba a tensão justo no golpe. Em portão motorizado, o tempo da trava na central precisa vir antes do motor, senão ele puxa contra ela.',
      'Alinhar e regular o tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; bobina, fonte ou fio, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Piorou com o calor: folha dilatada.',
      'Estala duas vezes antes de abrir: tensão.',
      'Limpe com pincel seco; óleo grosso junta pó.',
    ],
    further: 'As travas estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto da fechadura com a folha fechada e diga o comprimento do fio.',
  },
  {
    when: [
      'trava eletrica|trava|eletroima',
      'nao destrava|nao abre|nao solta|nao recolhe|presa|nao libera|emperrada|travou',
    ],
    unless: 'fechadura|embreagem|chave',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'Trava elétrica que não destrava está apertada pela folha ou sem energia na hora de abrir. Prova na mão: peça a alguém que empurre a folha no sentido de fechar e acione; se abre, é alinhamento ou tempo curto na central. Se o pino nem estala, é bobina, fio ou saída da placa.',
    ],
    heading: 'A prova antes de trocar a trava',
    text: [
      'Não force pelo motor: ele entorta o braço e a trava continua presa. Com o disjuntor desligado, veja se o pino corre no furo sem encostar.',
      'Alinhar e regular o tempo fica de {{part.adjustment.from}} a {{part.adjustment.to}}; bobina, módulo ou fio, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Estala e não sai: folha encostada demais no pino.',
      'Não estala: o técnico mede a tensão na saída.',
      'Falha à tarde, com sol na folha: dilatação, alargue o furo.',
      'Falha com chuva: ferrugem no pino.',
    ],
    send: 'Mande um vídeo com o som da trava na hora do comando e uma foto dela fechada.',
  },
  {
    when: [
      'trinco|fecho|trava de porta|fecho eletrico|trinco eletrico',
      'nao fecha|nao tranca|nao trava|nao pega|nao encaixa|fica aberto|solta',
    ],
    unless: 'basculante|correr|deslizante|digital',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'Trinco elétrico que não fecha tem a lingueta recolhida ou fora do furo: a mola dela prendeu, a bobina ficou energizada por um botão preso, ou a folha desceu na dobradiça. Feche devagar e olhe: se a lingueta não sai, o defeito é do fecho; se sai e não acha o furo, é alinhamento.',
    ],
    heading: 'Fecho, botão ou folha',
    text: [
      'Ponha a mão no fecho: quente ou zumbindo, está recebendo energia sem parar, e o culpado é o botão ou o interfone. Desligue a fonte dele até achar.',
      'Frio e preso, pede limpeza e grafite em pó na lingueta; óleo grosso junta pó e a prende de novo.',
    ],
    points: [
      'Levante a folha com a mão e feche: trancou, é dobradiça.',
      'Zumbe sem parar: botão em curto.',
      'Lingueta dura: grafite, e se não ceder, troca.',
      'Chapa-testa torta: desempeno do serralheiro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Reparo e valor',
        text: [
          'Fecho, fonte e botão ficam entre {{repair.from}} e {{repair.to}}, com {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço. A folha e a dobradiça são do serralheiro.',
        ],
      },
    ],
    questions: [
      {
        question: 'Como tranco a porta até lá?',
        answer: 'Pela chave, que funciona sem energia na maioria dos fechos, ou por um ferrolho por dentro.',
      },
      {
        question: 'O fecho fica preso na falta de luz?',
        answer: 'O fecho comum continua trancado e abre na chave. O ímã é que solta.',
      },
    ],
    send: 'Mande uma foto do fecho com a porta aberta e outra com ela encostada.',
  },
  {
    when: [
      'fechadura eletrica|fecho eletrico|fechadura de portao|fechadura agl|fechadura hdl',
      'nao abre|nao destrava|nao funciona|travad*|nao tranca|nao fecha|nao solta|emperr*|parou|queim*',
    ],
    unless: 'digital|senha|com a chave|com chave|na chave|chave nao|chave quebr*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Fechadura elétrica que não abre se divide em duas: se ela faz o clique e a porta não sai, o trinco está preso por folha desalinhada; se não faz barulho nenhum, falta o pulso, que é fonte, fio ou botão. A trava elétrica e o fecho do portão nós reparamos, de {{repair.from}} a {{repair.to}}, com o valor dito antes.',
    ],
    heading: 'O clique diz se é a folha ou a parte elétrica',
    text: [
      'Empurre a folha enquanto alguém aperta o botão: se abre assim, a pressão no trinco é demais e o acerto é de dobradiça ou batente. Se não muda nada, mede-se a tensão na fechadura com o botão apertado.',
    ],
    points: [
      'Chave abre e botão não: fonte, fio ou bobina.',
      'Botão abre e não tranca de novo: alinhamento ou mola.',
      'Falha só quando chove: água no fio ou no botão.',
      'Bobina quente: botão preso, desligue a fonte.',
    ],
    send: 'Mande pelo WhatsApp uma foto da fechadura com a folha fechada, outra da etiqueta dela, e diga se há clique ao apertar o botão.',
  },
  {
    when: ['trava*|fecho|fechadura*|eletroima|ima', 'zumb*|ronca*|ronco|vibra*|barulh*|chia*|chiando'],
    unless: 'portao trav*|travad*|motor|travando|roldana',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Trava elétrica de portão zumbe por natureza nos poucos segundos em que está energizada, porque a bobina dela costuma trabalhar em corrente alternada. Zumbido que não para é defeito: relé ou módulo da trava colado, ou pino preso no batente, e a bobina queima se ficar assim.',
    ],
    heading: 'Quando o zumbido é normal e quando não é',
    text: [
      'Eletroímã de porta é outra peça: trabalha em corrente contínua o tempo todo e deve ficar mudo, então zumbido nele aponta fonte errada ou com defeito. Desligue o que zumbe sem parar e deixe a porta ou a folha na chave.',
      'O exame e a troca da peça ficam entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Zumbe e solta em seguida: funcionamento normal.',
      'Zumbe e não solta: pino preso, folha desalinhada ou tensão baixa.',
      'Zumbe com o portão parado: módulo ou relé colado.',
      'Eletroímã zumbindo: fonte sem filtro ou chapa solta.',
    ],
  },
  {
    when: ['fechadura|fechaduras|fechadura para portao|fechadura de portao'],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos|banheiro|quarto|carro|armario|gaveta|cofre|geladeira|apartamento|apto|fechadura de porta|porta de casa|porta da sala|porta de entrada|escritorio|basculante*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'No portão automático a fechadura é conosco: trava elétrica, fecho da porta social e a chave que destrava o motor, com serviço a partir de {{repair.from}}, mais a peça. Na porta da casa ela é do chaveiro, que abre, troca segredo e copia chave.',
    ],
    heading: 'Que fechadura vai em cada portão',
    text: [
      'A folha que o motor move se prende com trava elétrica, que solta sozinha na hora de abrir. Fechadura comum, de chave e lingueta, numa folha com motor acaba em motor forçado, quando alguém esquece de abrir.',
    ],
    points: [
      'Portão de abrir ou folha comprida: trava elétrica na ponta.',
      'Porta social: fecho elétrico, acionado pelo interfone ou por botoeira.',
      'Falta de luz com uma só entrada: destravamento com chave por fora.',
    ],
    further:
      'Os tipos e a ligação estão em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto da folha fechada, vista de dentro, e do lugar da fechadura: dizemos qual serve.',
  },
  {
    when: [
      'fechadura|fechaduras',
      'quebr*|emperr*|trav*|estrag*|troc*|consert*|nao tranca|nao abre|nao fecha|nao destranca|arromb*|perdi',
      'portao|portoes|garagem',
    ],
    unless: 'social|porta de casa|madeira|vidro|eletromagnetic*|digital|eletronica|motor|central|controle*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fechadura de portão que emperra ou não tranca tem quase sempre a lingueta fora do furo do batente, porque a folha cedeu, ou o miolo gasto. A trava elétrica e a chave que destrava o motor nós consertamos, de {{repair.from}} a {{repair.to}}; fechadura comum, de chave, é do chaveiro.',
    ],
    heading: 'Folha, trava ou miolo: qual deles falhou',
    text: [
      'Com o disjuntor desligado, encoste a folha na mão e veja se a lingueta entra no furo. Se fica acima ou abaixo, é dobradiça ou roldana; se entra e não prende, é a fechadura.',
    ],
    points: [
      'Não force com o motor: ele entorta a lingueta e o braço.',
      'Trava que estala e não solta: fio, bobina ou pino torto.',
      'Chave que gira em falso: miolo, com o chaveiro.',
    ],
    send: 'Mande uma foto da fechadura com a folha fechada, outra com ela aberta, e o bairro.',
  },
  {
    when: [
      'fechadura|trinco|lingueta|trava',
      'nao destrava|nao solta|nao abre|nao recolhe|continua trancada|fica trancada|nao destranca',
      'aciona o motor|motor|quando o motor|controle|portao abre|portao de abrir|aciono',
    ],
    unless: 'chave|social|porta|roda livre|nao tem|abertura manual',
    winsTies: true,
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Pare de acionar: motor que puxa com a fechadura presa quebra engrenagem e suporte. Se ela não faz clique, o pulso não chega, e a causa é a saída de trava da central, o fio ou a bobina; se faz clique e não solta, a lingueta está apertada pela folha, e a central precisa de um retardo ou de um pequeno recuo antes de abrir. O acerto fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como achar em qual caso está',
    text: [
      'Com o disjuntor ligado e a mão longe da folha, escute a fechadura quando alguém aperta o controle. Depois, com o disjuntor desligado e o motor solto, empurre a folha contra o batente e experimente a chave dela: se gira leve, era pressão.',
      'Fechadura comum, de chave, não conversa com o motor: ela fica aberta ou se troca por uma elétrica.',
    ],
    points: [
      'Sem clique: fio, fonte ou módulo de trava.',
      'Clique fraco: tensão baixa ou fio fino comprido.',
      'Clique forte e presa: batente ou lingueta desalinhada.',
      'Só no calor: folha dilatada, acerta-se o batente.',
    ],
    send: 'Mande um vídeo com som da tentativa e a foto da fechadura e da central.',
  },
  {
    when: [
      'trava eletrica|trava|fechadura eletrica',
      'zumb*|ronc*|barulho|nao sai|nao anda|nao abre|forca|forcando|parado',
      'pode ser|sera|sera que e|e a trava|culpa|por causa|causa',
    ],
    unless: 'destravar|trava manual',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Pode ser: se a trava elétrica não recolhe o pino, a folha fica presa e o motor zumbe sem sair do lugar. Solte o controle e desligue o disjuntor, porque zumbindo ele esquenta e queima. Se ao apertar não se ouve o estalo da trava, é ela, o fio ou a saída da central, com conserto de {{repair.from}} a {{repair.to}}; se o estalo vem e o motor continua zumbindo, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha presa.',
    ],
    heading: 'Como separar a trava do motor',
    text: [
      'Com o disjuntor desligado, abra a trava pela chave dela. Com a folha reta e os cabos inteiros, solte o motor e mova a folha: se anda leve, o que prendia era a trava.',
    ],
    points: [
      'Pino torto ou seco: a folha encosta nele e não o deixa recolher.',
      'Folha que desceu na dobradiça prende o pino no furo.',
      'Um toque só por teste, para não queimar o motor.',
    ],
    send: 'Mande um vídeo com som de uma tentativa e a foto da trava com a folha fechada.',
  },
];
