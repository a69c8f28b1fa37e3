/** Answers to titles about photocells: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksLifetime, asksWhenToReplace } from '../../../words/asking-words.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao detecta|nao ve|nao enxerga|nao pega|passa por baixo|passa em cima|nao segura a fotocelula',
      'carro baixo|carro rebaixado|moto|bicicleta|carretinha|reboque|engate|cacamba|caminhonete|carro alto',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'A fotocélula só vê o que corta um fio de luz: carro muito baixo, moto ou engate passam por cima, por baixo ou entre dois instantes, e o portão fecha neles. Resolve um segundo par, em outra altura: o comum fica entre quarenta e sessenta centímetros do chão, e o outro, mais baixo ou do lado de dentro do vão. O par instalado custa de {{part.photocell.from}} a {{part.photocell.to}}; até lá, desligue o fechamento automático.',
    ],
    heading: 'Onde pôr o segundo par',
    text: [
      'Um feixe de cada lado da folha cobre o carro que para em cima da linha. Em prédio, um laço no piso vê metal de qualquer altura, por obra na entrada.',
      'Força de fechamento no mínimo: se a folha toca, tem de parar e voltar.',
    ],
    points: [
      'Prove com uma caixa no lugar da roda e outra no do para-choque.',
      'Lente limpa e suporte firme: par torto enxerga às vezes.',
      'Tempo de pausa maior para quem entra com carretinha.',
    ],
    send: 'Mande a foto do vão com a fotocélula à vista e diga que veículo ela não vê.',
  },
  {
    when: [
      'fotocelula*|sensor|sensores',
      'apagad*|sem luz|nao acende|nao acendem|apagou|apagaram',
      'dois lados|as duas|os dois|ambas|ambos|nenhuma|nenhum|par inteiro|duas apagadas',
    ],
    unless: 'presenca|camera|como ligar',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fotocélula apagada dos dois lados está sem energia, e não desalinhada: desalinho apaga ou muda a luz de um lado só. Procure antes o que é comum aos dois, como disjuntor, fusível da central, saída de alimentação da placa ou a emenda de que os fios partem. Trocar o par, se os dois queimaram juntos, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'De onde vem a energia do par',
    text: [
      'Em geral a central alimenta os dois sensores. Se o portão ainda abre pelo controle, ela está viva, e falta a saída ou o fio.',
    ],
    points: [
      'Central apagada também: disjuntor ou fusível, e o sensor nada tem.',
      'Apagaram depois de chuva: emenda no chão ou água na tampa.',
      'Depois de raio ou queda de luz: fonte da placa e os dois sensores se medem.',
      'Fonte avulsa na tomada: veja se alguém a desligou.',
    ],
    questions: [
      {
        question: 'Posso usar o portão assim?',
        answer:
          'Só pela botoeira, olhando o vão, e com o fechamento automático desligado. Não una os fios do sensor para enganar a central.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto dos dois sensores, a da luz da central com a caixa fechada e diga se o portão abre.',
  },
  {
    when: [
      'so fecha se|so fecha quando|so fecha com|fecha se eu|so fecha segurando',
      'fotocelula|sensor|tampo|tampar|seguro|segurar|mao|lente',
    ],
    unless: 'controle|botao|botoeira',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão só fecha com a mão na fotocélula, ela está desalinhada ou solta: a sua mão a põe na posição em que os dois lados se enxergam. Aperte o suporte, aponte um para o outro e limpe as lentes, com o disjuntor desligado. Se fecha só quando você tapa a lente, a ligação está invertida na central, e isso é urgente, porque assim ela não protege ninguém.',
    ],
    heading: 'Solta, torta ou ligada ao contrário',
    text: [
      'Até o acerto use só a botoeira, olhando o vão, com o fechamento automático desligado. Alinhar ou trocar o par custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Firme com a mão e falha sem ela: suporte ou parafuso.',
      'Melhora ao mexer no fio: emenda ou borne.',
      'Melhora quando faz sombra na lente: sol de frente; troca-se o lado do emissor.',
      'Tapar e fechar: contato errado, sem uso até corrigir.',
    ],
    further:
      'A prova do cabo de vassoura está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo do que você faz para ele fechar e a foto dos dois sensores com a luz à vista.',
  },
  {
    when: [
      'sol batendo|sol bate|bate sol|sol no sensor|sol na fotocelula|sol forte|sol de tarde|sol da tarde|com sol',
      'fecha|fechando|abre|abrindo|para|volta|nao fecha|sozinh*',
    ],
    unless: 'madeira|pintura|solar|placa de sol|esquenta',
    subject: 'fotocelula',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A luz de frente satura o receptor da fotocélula, que deixa de ver o feixe: com o sol batendo, a central entende que há alguém no vão, e o portão não fecha ou volta no meio. Faça sombra na lente com um papelão, sem entrar no vão: se ele fecha, está provado, e o remédio é trocar emissor e receptor de lado, girar o par ou pôr uma viseira, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    description:
      'O sol de frente satura o receptor da fotocélula, e a central entende que há alguém no vão: troca-se emissor e receptor de lado ou se põe uma viseira.',
    heading: 'O sol na lente, na folha e na caixa',
    text: [
      'Se a sombra na lente nada muda, o calor está noutro lugar: a folha dilata e raspa, ou a caixa da central passa da temperatura que a placa suporta.',
    ],
    points: [
      'Para sempre ali e raspa: folga da folha, com ela fria e quente.',
      'Anda sozinho com a caixa quente: relé ou placa, e o disjuntor fica desligado.',
      'Controle fraco só à tarde: o chaveiro no painel do carro.',
      'Fecha sozinho a qualquer hora: é o fechamento automático ligado.',
    ],
    further: 'O teste do par está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Diga pelo WhatsApp a que horas acontece e mande a foto dos dois sensores nessa hora, com a luz à vista.',
  },
  {
    when: [
      'fotocelula*|sensor|sensores|lente|lentes',
      'suj*|poeira|po|barro|teia|embacad*',
      'atrapalha|interfere|impede|influencia|da problema|da defeito|para de funcionar|faz diferenca|deixa de fechar|faz o portao voltar|faz voltar|faz o portao abrir|faz o portao parar|pode fazer|pode causar|nao deixa fechar|nao deixa o portao fechar',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Atrapalha, sim: lente suja enfraquece ou corta o feixe, e o portão deixa de fechar, volta no meio do caminho ou só fecha em certa hora do dia. Limpe as duas lentes com pano macio úmido, seque e tente de novo, com ninguém no vão.',
    ],
    heading: 'Se limpou e continua',
    text: [
      'Passe um cabo de vassoura no feixe com o portão fechando: ele tem de parar e voltar. Se não fecha com as lentes limpas, o par saiu de linha, o fio abriu ou o sensor embaçou por dentro; alinhar ou trocar fica de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Calar o sensor juntando os fios na central deixa a folha cega para quem passa.',
    ],
    points: [
      'Uma vez por mês, e depois de obra ou ventania.',
      'Sem álcool forte, cera ou palha: risca e desvia o feixe.',
      'Teia, folha e mato na frente contam como sujeira.',
      'Gota por dentro da lente: troca do par.',
    ],
    further:
      'A altura, o teste e a ligação estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Se não resolver, mande pelo WhatsApp uma foto de cada lente, com a luz à vista, e outra do vão.',
  },
  {
    when: ['fotocelula*', asksWhenToReplace],
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque a fotocélula quando ela falha mesmo limpa e alinhada: embaçada por dentro, com a luz apagada ou tremendo, ou sem fazer a folha parar. Troca-se o par, de {{part.photocell.from}} a {{part.photocell.to}} instalado; até lá, desligue o fechamento automático.',
    ],
    heading: 'Antes de comprar o par novo',
    text: [
      'Passe um pano macio nas duas lentes, confira se o suporte não entortou e veja se a luz do receptor firma. Boa parte das fotocélulas dadas por mortas só estava suja ou torta.',
    ],
    points: [
      'Água por dentro da lente: não há limpeza que resolva.',
      'Falha só com sol baixo: muda-se o receptor de lado.',
      'Fio partido na emenda: conserta-se sem trocar o par.',
    ],
    further:
      'O teste e a altura certa estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande uma foto de cada lente, de perto, com a luz à vista.',
  },
  {
    when: ['fotocelula*', 'quando|cada quanto|de quanto em quanto|frequencia', 'limp*'],
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Limpe a fotocélula uma vez por mês, e também quando o portão não fecha ou fecha e volta, depois de chuva forte, poeira de obra ou teia de aranha. Pano macio e úmido nas duas lentes, depois um seco, com ninguém com o controle na mão.',
    ],
    heading: 'Como limpar a lente sem desalinhar',
    text: [
      'Segure o sensor com uma mão enquanto passa o pano com a outra: um empurrão já tira o feixe do lugar. Se depois da limpeza a luz do receptor não firma, gire-o devagar até ela firmar.',
    ],
    points: [
      'Álcool forte e palha embaçam a lente.',
      'Inseto na emenda: sopre, e não molhe.',
      'Prova final: corte o feixe com um cabo de vassoura, de longe.',
    ],
    send: 'Se limpa ela ainda falha, mande uma foto de cada lente com a luz à vista.',
  },
  {
    when: ['fotocelula*', asksLifetime],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma fotocélula dura muitos anos, porque não tem peça que se mova; o que a mata antes é água dentro da lente, batida de pneu e formiga na emenda. Quando falha mesmo limpa e alinhada, troca-se o par, de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    heading: 'Como saber se ela chegou ao fim',
    text: [
      'Uma vez por mês, mande fechar e corte o feixe com um cabo de vassoura, de longe: a folha tem de parar ou voltar. Se não volta, desligue o fechamento automático até o conserto.',
    ],
    points: [
      'Embaçado por dentro da lente: água, e não há limpeza que cure.',
      'Falha só à tarde: é sol, e basta mudar o receptor de lado.',
      'Luz que treme com o vento: suporte ou fio frouxo.',
      'Uma queimou: troca-se o par, para as duas falarem igual.',
    ],
    further:
      'O teste e a altura estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto das duas lentes de perto e diga a que horas ela falha.',
  },
  {
    when: [
      'fecha quase tudo|quase fecha|quase fechando|nao fecha|fecha',
      'e volta|volta*|torna a abrir|abre de novo|reabre',
      'a noite|de noite|noite|de manha|manha|madrugada|no frio|frio|sereno',
    ],
    unless: 'carro|chuva|energia|luz|sol|barulho|programar|horario',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que fecha e volta só à noite ou de manhã cedo quase sempre tem a fotocélula enganada: sereno na lente, teia de aranha, inseto atraído pela luz ou farol direto no receptor. Limpe as duas lentes com pano seco; se volta do mesmo jeito, é atrito de graxa fria e a força mede resistência, com regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que muda no portão quando escurece',
    text: [
      'Olhe a luz do receptor na hora em que ele falha: firme, o feixe está bom; piscando ou apagada, está cortado. Anote também se a folha já tinha encostado, porque aí o caso é de fim de curso.',
      'Fotocélula com água por dentro não se seca, troca-se: o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Lâmpada nova perto do receptor: apague-a e repita.',
      'Bicho que passa pelo vão sempre à mesma hora.',
      'Folha mais dura no frio, com o motor solto: trilho, dobradiça ou fuso secos.',
      'Tensão que cai quando a rua toda liga o chuveiro: a folha chega sem força.',
    ],
    send: 'Mande a foto das duas lentes e diga a que horas ele volta e o que a luz do receptor faz: dizemos o que testar.',
  },
  {
    when: [
      'fotocelula|sensor',
      'reposicionar|mudar|proteger|protetor|afastar|recuar|bate em|pneu|carro bate|carro bateu',
    ],
    unless: 'nao fecha|alarme|limpar|altura certa',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Fotocélula em que o carro bate muda de lugar: recua alguns dedos para dentro do vão, atrás da coluna, ou ganha um protetor de aço em U chumbado no piso. Só o suporte não se afasta de um lado, porque os dois precisam se olhar de frente na mesma altura. Reposicionar, com fio e alinhamento, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Onde ela fica livre do pneu e ainda vê o carro',
    text: [
      'O feixe deve passar rente à folha, por dentro, na altura do para-choque. Se a manobra é apertada, sobe-se um pouco o par e põe-se outro mais baixo para criança e animal.',
      'Depois da mudança, a prova é com o cabo de vassoura, em três alturas, com o portão fechando.',
    ],
    points: [
      'Protetor de tubo, sem cobrir a lente.',
      'Suporte regulável: a batida leve não tira o alinhamento.',
      'Fio com sobra dentro do conduíte.',
      'Lente trincada: troca do par, do mesmo modelo.',
    ],
  },
  {
    when: ['nao fecha', 'a noite|de noite|no escuro|a noite so de dia|so de dia'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que fecha de dia e não fecha à noite tem alguém cortando ou cegando a fotocélula na hora do escuro: farol do carro de frente, lâmpada ou refletor que acende na direção da lente, orvalho que embaça ou aranha que sai. Limpe as duas lentes, apague a luz mais próxima e tente de novo; se fechar, achou.',
    ],
    heading: 'O que muda no vão quando anoitece',
    text: [
      'Olhe a luz do receptor à noite, com o vão livre: se ela muda ao acender a lâmpada da garagem, é luz ou ruído de reator e LED. Se só muda com a mão na frente, o sensor está bom, e a procura segue para o horário programado na central ou para a tensão baixa.',
      'Trocar de lado, alinhar ou pôr um par novo fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Com farol aceso não fecha, apagado fecha: troque de lado emissor e receptor.',
      'Só em noite fria: lente embaçada por dentro, troca.',
      'Relógio ou bloqueio noturno ligado na central: confira a programação.',
      'Até o conserto, feche acompanhando e sem unir os fios do sensor.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da luz do sensor à noite, com a lâmpada apagada e acesa.',
  },
  {
    when: [
      'fechou em|fecha em|desceu em|caiu em|bateu em|batendo em carro|bate em|em cima de|pegou|acertou|amassou|fechando em',
      'carro|moto|capo|teto de carro|veiculo|para choque',
    ],
    unless: 'bateu em portao|bati|caiu em cima|portao caiu|folha caiu|seguro',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Portão que fechou em cima do carro: não tire o carro nem dê ré antes de aliviar a folha; desligue o disjuntor, confira se os cabos estão inteiros e solte o motor na chave, com alguém segurando. Depois disso ele fica desligado até fotocélula e força serem testadas.',
    ],
    heading: 'Por que ele não parou nem voltou',
    text: [
      'Duas proteções deviam agir: a fotocélula, que vê o carro antes, e a força, que recua ao encostar. Se nenhuma agiu, falta o sensor, ele está fora da altura ou a força foi aumentada para vencer uma folha pesada.',
      'Fechamento automático sem fotocélula é a combinação que mais amassa carro. Até o conserto, ele fica desligado na central.',
    ],
    points: [
      'Fechou com o carro parado no vão: fotocélula ausente ou cega.',
      'Encostou e continuou: força alta ou embreagem travada.',
      'Desceu de uma vez, sem motor: cabo, mola ou contrapeso.',
      'Fechou com o segundo carro entrando: pausa curta demais.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se corrige e quem paga o carro',
        text: [
          'Par de fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; força e pausa, de {{part.adjustment.from}} a {{part.adjustment.to}}; cabo ou mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A prova se faz com uma caixa de papelão no vão, nunca com o carro.',
          'Sobre a lataria, fotografe tudo e fale com o seguro; em condomínio, avise o síndico por escrito no mesmo dia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso abrir pelo controle para soltar o carro?',
        answer:
          'Só se a folha estiver reta, com os cabos inteiros e ninguém por perto. Na dúvida, alivie na mão.',
      },
      {
        question: 'Um par de fotocélula basta?',
        answer:
          'Para carro comum, sim. Caminhonete alta e moto baixa às vezes pedem um segundo par em outra altura.',
      },
    ],
  },
  {
    when: [
      'fotocelula*|sensor|sensores|celula',
      'vermelh*|verde|piscando|pisca*|led|luz|luzinha|apagad*|nao acende',
    ],
    unless: 'luz de sol|sol|lampada|garagem|claridade|presenca|poste',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'A luz da fotocélula do portão diz se o par se enxerga: acesa e firme costuma ser alinhado, piscando é alinhamento no limite, apagada é falta de energia no sensor. Há modelos em que a lógica se inverte; passe a mão diante da lente e veja se a luz muda.',
    ],
    heading: 'O que cada luz da fotocélula pede',
    text: [
      'Só o receptor tem a luz que interessa; no emissor ela mostra apenas que há alimentação. Se a mão diante da lente não muda nada, o feixe não chega ou o sensor parou.',
      'Vermelho não é sempre defeito: em muitos pares é a única cor que existe. O defeito é o portão que não fecha com o vão livre.',
    ],
    points: [
      'Piscando: limpe as duas lentes e veja qual suporte entortou.',
      'Apagada nos dois lados: fio ou fonte da central.',
      'Apagada de um lado só: emenda ou sensor daquele lado.',
      'Firme e o portão não fecha: fio do contato ou entrada da placa.',
      'Pisca só com o portão andando: suporte preso em coluna que treme.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Alinhar o par sem abrir a caixa',
        text: [
          'Limpe com pano seco, aponte um sensor para o outro na mesma altura e gire devagar até a luz firmar. Depois aperte o suporte e teste o fechamento com um cabo de vassoura atravessado no vão.',
          'Alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}. O sensor que embaçou por dentro não tem limpeza.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o portão com a fotocélula piscando?',
        answer: 'Só pela botoeira, olhando o vão, e com o fechamento automático desligado, até o par firmar.',
      },
      {
        question: 'Sol forte muda a luz do sensor?',
        answer:
          'Muda. Se pisca sempre na mesma hora da tarde, troque os lados do par ou ponha uma aba sobre o receptor.',
      },
    ],
  },
  {
    when: [
      'fecha*|desce*|fechou|descendo',
      'em cima de pessoas|em cima das pessoas|em cima de gente|em cima de quem|em quem passa|em pessoas|em mim|em cima de mim|na gente|nas pessoas|em cima da pessoa|em cima de pessoa|nao detecta pessoa',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Portão que fecha em cima de quem passa se desliga agora no disjuntor e passa a ser usado na mão: as duas proteções falharam. Faltou a fotocélula, ou ela não vê; e a força está alta, porque ao encostar a folha devia parar e voltar.',
    ],
    heading: 'As duas provas, sem ninguém no vão',
    text: [
      'Religue só para a prova, com o vão livre: um cabo de vassoura no feixe tem de fazer a folha voltar, e uma caixa de papelão no caminho tem de pará-la. A que falhar diz o que consertar.',
      'Se a luz do receptor muda com a vassoura e o portão segue, a central não está ouvindo: fio na entrada errada ou ponte esquecida nos bornes.',
    ],
    points: [
      'Sem fotocélula: é a primeira compra.',
      'Feixe alto demais: criança e quem se abaixa não cortam.',
      'Pausa curta: ele fecha enquanto o grupo passa.',
      'Desce com peso, sem motor: mola ou cabo, perigo maior.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto e a ordem',
        text: [
          'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; força e pausa, de {{part.adjustment.from}} a {{part.adjustment.to}}; equilíbrio da folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. As provas se repetem na sua frente.',
        ],
      },
    ],
    questions: [
      {
        question: 'Desligar o fechamento automático basta?',
        answer: 'Diminui o risco, porque alguém passa a olhar. Não substitui sensor nem força regulada.',
      },
      {
        question: 'E se alguém já se feriu?',
        answer: 'Ligue 192. Depois, não mexa na regulagem antes da visita: ela mostra o que falhou.',
      },
    ],
    send: 'Mande uma foto dos dois lados do vão e, se houver, da luz da fotocélula.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'queimad*|queimou|pifou|com defeito|estragad*|estragou|quebrad*|quebrou',
      'nao fecha|nao desce|volta|fica aberto|nao quer fechar',
    ],
    unless: 'luz|led',
    subject: 'fotocelula',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Com a fotocélula queimada o portão não fecha, porque a central entende que há alguém no vão. Por ora, desligue o disjuntor e feche na mão, se a folha está reta, sem juntar os fios para enganar a placa. Confirme antes de trocar: lente limpa e luz que não acende nem muda ao passar a mão é par sem energia ou queimado. O par novo, instalado e alinhado, fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Queimada, suja ou fora do lugar',
    text: [
      'Torta ou suja ela tem luz e pisca; queimada ou sem fio, fica apagada dos dois lados. Par que queima de novo acusa água na emenda ou tensão errada da fonte.',
    ],
    points: [
      'Sol baixo de frente: cega a lente só naquela hora.',
      'Um lado aceso e outro apagado: fio partido.',
      'Emissor e receptor se trocam juntos.',
    ],
    send: 'Mande uma foto dos dois lados do vão, com as luzes da fotocélula à vista.',
  },
  {
    when: [
      'pisca|piscando|fica piscando|piscam|luz vermelha|led vermelho|led vermelha',
      'nao fecha|nao desce|nao esta fechando|para e pisca',
    ],
    unless: 'nao abre',
    subject: 'fotocelula',
    isComplaint: true,
    answer: [
      'Portão que não fecha e tem uma luz piscando está, na maioria das vezes, sendo barrado pela fotocélula: a central vê o feixe cortado e avisa. Limpe as duas lentes, tire o que estiver no vão e confira se elas se olham; se a luz é da placa, conte as piscadas e diga na mensagem.',
    ],
    heading: 'De quem é a luz que pisca',
    text: [
      'Luz na fotocélula apagada ou piscando é feixe perdido: sujeira, desalinho ou fio. Luz só na placa, com a fotocélula firme, aponta fim de curso, força ou fechamento travado.',
      'Alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular paradas e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Passe um pano seco nas lentes e tente de novo.',
      'Veja se um carro ou um pé entortou o suporte.',
      'Sol baixo batendo no receptor também corta o feixe.',
      'Fecha segurando o botão: é o sensor, e não o motor.',
    ],
    send: 'Mande pelo WhatsApp um vídeo curto da luz que pisca, uma foto dos dois lados do vão e a da etiqueta do motor.',
  },
  {
    when: [
      'fotocelula*|sensor de portao',
      'quebrada|quebradas|quebrou|quebraram|estragada|estragou|pifou|com defeito|defeito',
    ],
    unless:
      'nao fecha|nao desce|volta|fica aberto|fio*|cabo|carro|pneu|bateu|bateram|quanto custa|preco|valor|luz|led|chuva|agua|molh*|como saber|acontece|e se|pode|posso|onde|comprar|poste|lampada|qual',
    subject: 'fotocelula',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Fotocélula quebrada deixa o portão aberto, porque a central entende que há alguém no vão, e não se anula para ele fechar. Antes de trocar, limpe as duas lentes e veja se estão uma de frente para a outra. Se a caixinha partiu ou a luz não acende, o par novo, instalado e alinhado, fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Sujeira, suporte ou par novo',
    text: [
      'Suporte torto se endireita e se alinha sem trocar nada. Lente rachada ou caixa aberta deixa entrar água, e aí o par se troca inteiro, mesmo que um lado ainda acenda.',
    ],
    points: [
      'Até a troca: feche na mão, com o disjuntor desligado, a folha reta e os cabos inteiros.',
      'Um lado só quebrado: marcas diferentes não conversam, por isso se troca o par.',
      'Quebra sempre no mesmo lugar: mude-a para trás da coluna ou ponha uma proteção.',
    ],
    send: 'Mande a foto dos dois lados e da etiqueta da central.',
  },
  {
    when: [
      'nao respeita|nao esta respeitando|ignora|ignorando|nao obedece|passa por cima de|fecha mesmo com',
      'fotocelula*|sensor|sensores',
    ],
    unless: 'controle*|presenca|alarme|celular|fim de curso',
    winsTies: true,
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Portão que não respeita a fotocélula fecha sem ver quem está no vão: desligue o disjuntor agora e feche na mão até o conserto. A causa é fio unido na central, contato do receptor colado, função desligada num ajuste ou par alto demais. Ligar de novo, alinhar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Por que a central deixou de ver o feixe',
    text: [
      'Por fora o sensor pode até acender como sempre, e por isso a luz não serve de prova. O técnico corta o feixe com um cabo de vassoura, longe do vão, e a folha tem de parar e voltar.',
    ],
    points: [
      'Respeita abrindo e ignora fechando: entrada trocada na central.',
      'Só ignora criança ou bicho: sensores altos demais.',
      'Começou depois de um conserto: alguém anulou o sensor.',
    ],
    send: 'Mande a foto dos dois sensores e um vídeo de longe, sem ninguém no vão.',
  },
];
