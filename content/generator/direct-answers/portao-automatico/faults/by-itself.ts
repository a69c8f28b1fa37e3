/** Answers to titles about automatic gates: a gate or siren that acts by itself, and a gate stuck open. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const byItselfAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao fecha|nao quer fechar|ficou aberto|travou aberto|parou aberto|esta aberto|ta aberto|nao consigo fechar',
      'estou sozinh*|to sozinh*|sozinha em casa|sozinho em casa|com medo|estou com medo|to com medo|moro sozinh*|sozinha com',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Para fechar agora: limpe as duas lentes da fotocélula e tente de novo; se não for, desligue o disjuntor do portão, gire a chave de destravamento e leve a folha na mão, se ela está reta. Trave a chave outra vez ou passe um cadeado por dentro. Se alguém ronda a casa, entre, tranque a porta e ligue 190 antes de mexer no portão.',
    ],
    heading: 'Até o conserto',
    text: [
      'Folha torta, caída ou com cabo solto não se empurra: deixe a luz da garagem acesa, tranque a porta da casa e peça a um vizinho que fique por perto. Fora do expediente há a assistência 24 horas, se houver técnico livre, e a resposta no WhatsApp diz se alguém vai e por quanto.',
      'O conserto fica entre {{repair.from}} e {{repair.to}}; fotocélula suja ou torta é a causa mais comum.',
    ],
    points: [
      'Disjuntor desligado também impede que ele abra de madrugada.',
      'Avise alguém da família que a garagem ficou aberta.',
      'Não fique no vão para testar o sensor.',
    ],
    send: 'Mande o bairro e um vídeo pelo WhatsApp, gravado de dentro.',
  },
  {
    when: [
      'abrir sozinho|abre sozinho|abrindo sozinho|abriu sozinho|abrir sozinha',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'safety'],
    answer: [
      'Não é normal: portão que abre sozinho recebeu uma ordem, de botoeira com fio em curto, de um controle com o botão preso, de um controle copiado ou de receptor com defeito. Até descobrir, desligue o disjuntor dele à noite e quando a casa fica vazia. Achar a causa e corrigir custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Isolar a ordem, uma por vez',
    text: [
      'Guarde todos os controles longe por uma noite, depois peça ao técnico que solte a botoeira: quando parar de abrir, a última coisa retirada era a causa.',
    ],
    points: [
      'Só com chuva: botoeira ou emenda molhada.',
      'Sempre na mesma hora: controle de vizinho.',
      'Logo depois que a luz volta: ajuste da central.',
    ],
    further: 'As causas estão em [portão abre sozinho](/portao-abre-sozinho).',
  },
  {
    when: [
      'abre metade|abre pela metade|abre so metade|abre ate metade|abre pouco|abre so um pouco|para em metade|abre meio',
      'fecha sozinh*|fecha de novo|volta a fechar|e fecha|fecha em seguida',
    ],
    unless: 'nao fecha|sobe|desce',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que abre metade e fecha sozinho está cumprindo duas ordens erradas: a abertura é cortada antes da hora e, passada a pausa, o fechamento automático o fecha. Procure primeiro o que corta a abertura: modo pedestre ligado, fim de curso fora do lugar ou folha que pesa naquele ponto.',
    ],
    heading: 'Três provas, na ordem',
    text: [
      'Abra pela botoeira: se por ela abre inteiro, o botão do controle foi gravado como pedestre. Se para no mesmo ponto, é ímã ou percurso; se o ponto muda, é força ou capacitor.',
      'Regular curso, pausa e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Volta sem pausa nenhuma: força baixa na abertura, que a central lê como obstáculo.',
      'Começou depois de faltar luz: percurso a gravar de novo na placa.',
      'Basculante pesado no meio: contrapeso ou mola, e ninguém embaixo.',
      'O fechamento automático só fica ligado com a fotocélula boa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de longe de uma abertura inteira, com a pausa, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'sirene|alarme de portao|buzzer|sinaleira',
      'dispar*|nao para|tocando|toca sozinh*|gritando|tocou sozinh*',
      'portao|garagem|motor',
    ],
    unless: 'carro|cerca|instalar|comprar',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Sirene do portão que dispara sem parar acusa porta que a central julga aberta, entrada presa ou fiação em curto, às vezes por água. Feche o portão até o fim e veja se ela cala; se não, desligue o disjuntor do portão por um minuto e religue com o vão livre. Voltou a tocar, deixe desligado e chame: o conserto vai de {{repair.from}} a {{repair.to}}. Se a sirene é do alarme da casa, quem a desliga é a empresa do alarme.',
    ],
    heading: 'De quem é a sirene',
    text: [
      'Siga o fio: a do portão sai da caixa do motor, a do alarme, de um painel com teclado. Sensor do portão ligado ao alarme dispara quando o ímã se afasta com o vento.',
    ],
    points: [
      'Toca só com a folha andando: é o aviso normal.',
      'Toca depois de chuva: emenda molhada.',
      'Não corte o fio com o circuito ligado.',
    ],
    send: 'Mande um vídeo com o som e uma foto da sirene e da caixa do motor.',
  },
  {
    when: [
      'evitar|impedir|parar de|deixar de',
      'abra sozinh*|abrir sozinh*|abrindo sozinh*|abre sozinh*|abre por conta',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Para o portão não abrir sozinho, tire as três ordens que ninguém deu: controle com botão preso, fio de botoeira ou interfone úmido e código copiado. Comece apagando a memória e gravando só os controles da casa; se continuar, o técnico desliga a botoeira dos bornes por uma noite, e vê-se se para.',
    ],
    heading: 'Fechar cada entrada',
    text: [
      'Retire a bateria de todos os controles por algumas horas: se ele não abre, um deles tem o botão preso. Com as baterias fora e o portão ainda abrindo, é fio, placa ou código copiado. Se só abre quando há gente na rua, é código.',
      'Botoeira ao tempo vai em caixa vedada, com o fio longe do da rede. E o código fixo se troca por rolante, que não repete.',
    ],
    points: [
      'Abre com chuva: água na botoeira ou na emenda.',
      'Abre de madrugada: sereno, ou alguém com cópia.',
      'Abre quando a luz volta: função da placa, que se desliga.',
      'Até resolver: disjuntor desligado à noite.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que custa cada passo',
        text: [
          'Limpar e regravar, de {{part.programming.from}} a {{part.programming.to}}; botoeira, fio ou receptor, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'O controle do vizinho pode abrir o meu?',
        answer: 'Com código fixo, pode coincidir. Com rolante, não.',
      },
      {
        question: 'Tirar o fechamento automático ajuda?',
        answer: 'Não muda quem manda abrir, e deixa o portão aberto por mais tempo.',
      },
    ],
    send: 'Anote por dois dias a hora em que ele abre e mande com a foto da botoeira e da central.',
  },
  {
    when: [
      'volta|volta sozinh*|abre de novo|abre novamente|sobe de novo',
      'para em meio|em meio|metade|fecha*|desce*|bate|chao|encosta',
    ],
    unless:
      'luz voltou|depois que a luz|nao volta|volta de luz|volta da energia|volta a descer|volta descer|volta a cair|desce de novo|volta a fechar|volta fechar|volta para baixo|desce de volta|desce sozinh*',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que fecha e volta a abrir sozinho achou que havia algo no caminho: a fotocélula foi cortada, a folha pesou ou o fim de curso deixou que ela batesse no fim. Se ele encosta, bate e reabre, é fim de curso ou força; se volta antes de chegar, sempre no mesmo ponto, a folha está prendendo ali. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Onde ele volta diz a causa',
    text: [
      'Com a energia cortada e o motor solto, leve a folha na mão até o ponto da volta. Se ali ela pesa, a peça é mecânica; se passa leve, o comando é que se enganou.',
      'Aumentar a força para ele passar é o erro que machuca gente. Roldana, cabo ou cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e trocar a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Mesmo ponto, nos dois sentidos: trilho, roldana ou dobradiça.',
      'Só fechando: fotocélula ou força de fechamento.',
      'Só de manhã: graxa endurecida ou capacitor.',
      'Fecha todo e reabre: fim de curso que não para o motor a tempo.',
      'De repente e sem ninguém no vão: lente suja, sol ou teia na fotocélula.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão fechando e voltando, gravado de longe, a foto da fotocélula e o bairro.',
  },
  {
    when: ['fecha sozinh*|fechando sozinh*|fechou sozinh*'],
    unless:
      'abriu e fechou|em carro|em meu carro|em cima|em moto|em mim|em pessoa|abrindo|abre e fecha|abre sozinh*|abre e fecha sozinh*|quanto custa|preco|valor|sensor para|com sensor',
    subject: 'portao-automatico',
    winsTies: true,
    isComplaint: true,
    answer: [
      'Portão que fecha sozinho obedece quase sempre ao fechamento automático da central: ficou aberto, ou alguma coisa o abriu, e passado o tempo gravado, de dia, à noite ou de madrugada, ela o fecha; a função se desliga. Se estava fechado quando você foi dormir, procure o que o abre: botoeira ou fio com umidade, tecla presa, controle copiado. Se a folha anda sem o motor girar, ninguém passa perto nem embaixo, e quem examina é o técnico.',
    ],
    description:
      'Portão que fecha sozinho obedece quase sempre ao fechamento automático, que se desliga; se estava fechado antes, procure o que o abriu: fio, tecla ou cópia.',
    heading: 'Fechamento automático sem susto',
    text: [
      'A função só deve ficar ligada com a fotocélula funcionando, porque fecha sem ninguém olhando o vão. Teste com o cabo de vassoura antes de confiar.',
      'Ligar, desligar ou mudar o tempo é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Fecha depois de uma espera sempre igual: é a função.',
      'Fecha em poucos segundos, antes de o carro entrar: o tempo gravado é curto e se aumenta.',
      'Nunca fez isso antes: mudaram o tempo, ou a botoeira manda a ordem.',
      'Motor calado e folha andando: motor destravado, folha desequilibrada ou piso em descida.',
    ],
    send: 'Mande pelo WhatsApp a hora em que ele fechou, se estava aberto antes e um vídeo com som, gravado de longe.',
  },
  {
    when: [
      'caminhao|caminhoes|onibus|trem|aviao|avioes|metro passa|trator|trovao',
      'abr*|sozinho|passa*|trem*|vibra*',
    ],
    unless:
      'saida de caminhao|nao abr*|nao fecha|nao funciona|parados|empresa|galpao|estacao de trem|estacao de onibus|ponto de onibus',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Se o portão abre quando passa um caminhão, a vibração está fechando um contato: fio frouxo na botoeira, borne mal apertado na central, relé ou fim de curso com mau contato. O rádio de caminhão pode ser a causa quando o receptor é de código fixo; desligue a botoeira da placa por um dia e veja se para.',
    ],
    heading: 'Vibração, rádio ou fio: como separar',
    text: [
      'Bata de leve na parede ao lado da botoeira e na caixa da central, com ninguém no vão. Se o portão responde à batida, é contato; se só responde ao caminhão que buzina ou transmite, é rádio.',
      'O técnico reaperta bornes, refaz emendas e isola a botoeira para provar a causa, de {{repair.from}} a {{repair.to}}. Até lá, à noite, desligue o disjuntor do portão.',
    ],
    points: [
      'Abre com qualquer tremor: borne ou fio frouxo.',
      'Abre só com alguns caminhões: rádio na mesma frequência.',
      'Abre também depois da chuva: emenda úmida na botoeira.',
      'Folha que apenas balança: trava ou batente com folga.',
    ],
  },
  {
    when: [
      'abre e fecha sozinh*|abrindo e fechando sozinh*|abriu e fechou sozinh*|abrir e fechar sozinh*|sobe e desce sozinh*|subindo e descendo sozinh*|abre sozinh* e fecha|fecha e abre sozinh*',
      'madrugada|a noite|de noite|durante a noite|noite|1 da manha|2 da manha|3 da manha|4 da manha|5 da manha|do nada|de repente|toda noite',
    ],
    unless: 'fotocelula|alarme|sem parar|nao para',
    subject: 'portao-automatico',
    winsTies: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Se ninguém apertou nada e o portão abre, a central recebe uma ordem: tecla presa num controle, botoeira ou fio com sereno, ou controle perdido ou copiado. Fechar depois é só o fechamento automático. Hoje à noite, com a folha fechada, desligue o disjuntor do portão; depois apagam-se todos os controles e gravam-se só os da casa, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'De onde vem a ordem que ninguém deu',
    text: [
      'Com a memória de controles apagada, ou com o receptor desligado pelo técnico por uma noite, o rádio não abre mais nada: se o portão ainda se mexe, a ordem vem de fio, botão ou placa; se sossega, era rádio. Apaga quem tem o botão de gravação por fora da caixa e o manual; os outros pedem a visita.',
      'Guardar os controles sem bateria só acusa tecla presa num deles, porque uma cópia continua abrindo. O defeito de fio fica entre {{repair.from}} e {{repair.to}}; contra a cópia, o remédio é código rolante.',
    ],
    points: [
      'Só em noite úmida ou de chuva: fio, emenda ou botoeira.',
      'Quase sempre na mesma hora: o controle de alguém por perto.',
      'Depois de uma queda de luz: placa que parte abrindo.',
      'Enquanto o disjuntor está desligado, a chave de destravamento abre na mão.',
    ],
    further: 'As causas, uma por uma, estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Mande pelo WhatsApp a hora em que ele abriu, se choveu, quantos controles há e a foto da etiqueta do motor.',
  },
  {
    when: [
      'abre e volta*|abre com controle e fecha sozinh*|abre com o controle e fecha sozinh*|abre pelo controle e fecha sozinh*|abre e fecha sozinh* depois|abre e torna a fechar|abre e ja fecha|abre um pouco e volta|abre e fecha logo|abre e fecha de novo',
    ],
    unless: 'nao abre',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que abre e volta a fechar sozinho tem o fechamento automático ligado com tempo curto, ou encontra atrito na abertura e a central recua por força. Repare onde ele volta: depois de abrir inteiro é o tempo, que se regula de {{part.adjustment.from}} a {{part.adjustment.to}}; no meio do caminho é folha presa ou força baixa.',
    ],
    heading: 'Em que ponto ele volta diz a causa',
    text: [
      'Se volta sempre no mesmo lugar, {prova na mão}, solte o motor e leve a folha até ali: trilho, dobradiça, galho ou batente seguram. Força aumentada para passar desse ponto só esconde o defeito.',
      'Se volta em lugares diferentes, o comando chega duas vezes: controle preso na bolsa, botoeira em curto ou dois toques seguidos.',
    ],
    points: [
      'Abre todo, espera e fecha: tempo de fechamento.',
      'Abre um palmo e fecha: atrito, trava que não soltou ou força.',
      'Só com um dos controles: tecla presa.',
      'Depois de queda de luz: a central perdeu o curso.',
    ],
  },
  {
    when: [
      'abriu|abre|abrindo|ficou abrindo',
      'quando voltou|voltou a luz|voltou a energia|volta a luz|volta a energia|depois que voltou|retorno da energia',
      'portao|luz|energia|sozinho',
    ],
    unless: 'nao abre|nao funciona',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que abriu quando a luz voltou fez uma de duas coisas: a central procurou o percurso na primeira partida, uma vez e devagar, ou o pico da volta deixou relé, receptor ou botoeira mandando ordem. Desligue o disjuntor por um minuto e religue com o vão livre: se não repete, era a partida; se abre de novo, deixe desligado, feche na mão e chame. O reparo da placa parte de {{repair.from}}.',
    ],
    heading: 'Partida normal ou ordem presa',
    text: [
      'Nos motores que medem o curso ao ligar, a folha anda devagar até um batente e para. Ordem presa faz abrir depressa, ou abrir e fechar.',
    ],
    points: [
      'Botoeira molhada ou interfone em curto: mesma falha.',
      'Um DPS no quadro segura o próximo pico.',
      'À noite, com a casa vazia, disjuntor desligado.',
    ],
    send: 'Mande um vídeo do que ele faz ao religar o disjuntor, de longe.',
  },
  {
    when: [
      'abre e fecha|sobe e desce|vai e volta|abrindo e fechando|subindo e descendo|indo e voltando',
      'sem parar|sozinho sem parar|o tempo todo|o dia todo|a noite toda|direto|sem ninguem apertar|sem ninguem mexer|sem controle|nao para',
    ],
    unless: 'fecha e volta|volta a abrir|barulho|gasta|quantas vezes|pode|aguenta',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre e fecha sem parar recebe uma ordem que não acaba: botão de controle ou botoeira preso, fio de comando em curto, ou fotocélula que cai e volta com o fechamento automático ligado. Afaste as pessoas e desligue o disjuntor dele agora; não tente segurar a folha. Achar e tirar a causa custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quem está dando a ordem',
    text: [
      'Com o disjuntor desligado, junte todos os controles e tire a bateria de cada um. Alguém religa por um instante, de longe e com o vão livre: o que o portão faz então separa rádio de fio.',
    ],
    points: [
      'Sossegou: um dos controles tem botão preso ou afundado.',
      'Continua: botoeira, fio do interfone ou placa, e o disjuntor volta para baixo.',
      'Fecha, encosta e abre de novo: força ou fim de curso, e não ordem.',
      'Começou com chuva: água na botoeira ou na emenda da rua.',
    ],
    questions: [
      {
        question: 'Posso deixar ligado até o técnico vir?',
        answer:
          'Não. O movimento chega sem aviso, e quem passa não espera por ele; a garagem se fecha na mão, com a folha reta e leve.',
      },
    ],
    further: 'As ordens que ninguém deu estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Mande pelo WhatsApp quando começou, se chovia, um vídeo feito de longe e a foto da etiqueta da central.',
  },
];
