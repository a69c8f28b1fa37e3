/** Complaints as they are typed on a phone, each with the fact that its neighbours leave out. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const typedComplaintAnswers: readonly DirectAnswer[] = [
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
      'os dois controles|dois controles|todos os controles|nenhum controle|os controles|os tres controles|os 2 controles|2 controles',
      'pararam|parou|pararam junto|mesmo tempo|nao abre|nao abrem|nao funcionam|nao funciona|nao pega|nao pegam|juntos|de uma vez|nenhum abre|nenhum funciona|nenhum pega',
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
      'destravei|destravou|soltei o motor|destravado|destravada|destravar',
      'nao consigo travar|travar de novo|como travar|nao trava|voltar a travar|travo de volta|engatar|nao engata|trava de novo',
    ],
    unless: 'carro|trava eletrica|perdi a chave|quebrou',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Para o motor voltar a travar, gire a chave ou a alavanca de destravamento de volta até o fim, com o disjuntor desligado, e mova a folha devagar, na mão, até ouvir ou sentir o encaixe. Muitas vezes os dentes estão desencontrados, e alguns centímetros resolvem. Só depois religue; se ele roda e a folha não anda, o pino ou a engrenagem não engatou, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Por tipo de motor, onde está o encaixe',
    text: [
      'No basculante, confira antes se os cabos estão esticados e iguais: com cabo frouxo, não mova a folha. No de correr, empurre a folha um palmo para cada lado com a chave já fechada. No de abrir, leve a folha até o braço ou pistão se encontrar com o furo.',
      'Enquanto ele não trava, a folha está solta: prenda-a com corrente e cadeado, com o disjuntor desligado.',
    ],
    points: [
      'Chave que não gira até o fim: pino fora do lugar, não force.',
      'Depois de engatar, a primeira abertura pode ser lenta: a central refaz o percurso.',
      'Motor ligado com a chave aberta gira em falso e come o dente.',
    ],
    further: 'Os passos, motor por motor, estão em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto da chave na posição em que ela parou e a da etiqueta do motor.',
  },
  {
    when: [
      'troquei a bateria|bateria nova|troquei as baterias|trocou a bateria|trocaram a bateria',
      'nobreak|falta de luz|sem luz|sem energia|acaba a luz|falta luz|apagao',
    ],
    unless: 'controle',
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com bateria nova e o portão ainda parado na falta de luz, a falha está em outro ponto: bateria sem carga, porque precisa de horas na tomada antes do primeiro teste, polos ou valor trocados, carregador que não carrega ou motor ligado fora da saída do nobreak. Deixe um dia ligado e teste de novo; se ele desarma na partida, o nobreak é pequeno para o motor. Achar a falha e corrigi-la custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Separar bateria, carregador e ligação',
    text: [
      'Corte o disjuntor da entrada com alguém olhando: se o nobreak apaga na hora, a bateria não está carregando; se segue aceso e cai quando o portão parte, falta potência; se segue aceso e o portão nem tenta, o motor não está ligado nele.',
    ],
    points: [
      'Tensão e Ah iguais aos da bateria que saiu.',
      'Duas em série se trocam juntas: uma velha derruba a nova.',
      'Borne firme e sem zinabre.',
      'Medir e abrir o aparelho é do técnico: por dentro há tensão mesmo desligado.',
    ],
    send: 'Mande a foto da etiqueta do nobreak, da bateria nova e do motor.',
  },
  {
    when: [
      'nao tranca|nao trava|nao fica trancado|nao fica travado|nao segura fechado',
      'empurr*|abre na mao|na mao|abrir na mao|abre com a mao|forca a abertura',
    ],
    unless: 'trava eletrica|destrav*|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão fechado que se abre empurrando na mão perdeu o que o segura: motor destravado na chave, engrenagem ou porca do fuso gasta, ou trava elétrica que não encaixa. Confira primeiro se a chave de destravamento está fechada até o fim; se está e a folha ainda anda, prenda-a com corrente e cadeado, desligue o disjuntor e chame. Trocar a engrenagem custa de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O que segura a folha fechada',
    text: [
      'No motor de correr e no de fuso é a própria rosca que trava: por isso folha que anda com o motor parado quer dizer ligação rompida. Folha larga de abrir cede na ponta mesmo com motor bom, e ali quem segura é a trava elétrica.',
    ],
    points: [
      'A folha anda e o motor não gira: engrenagem, pino ou porca.',
      'A folha anda e o motor gira junto: redutor gasto ou destravado.',
      'Só a ponta cede um palmo: falta trava ou batente.',
    ],
    send: 'Mande um vídeo de alguém empurrando a folha fechada, com o disjuntor desligado, e a foto da etiqueta do motor.',
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
      'barulho*|ruido*|range|rangendo|rangido|estala|estalo|chia|ronca|ronco',
      'so na hora de fechar|so em hora de fechar|so quando fecha|so ao fechar|so fechando|so para fechar|so na descida|so em descida|so quando desce|so descendo|apenas ao fechar',
    ],
    unless: 'controle|nao fecha',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho só ao fechar aponta o que trabalha nesse sentido: no basculante, contrapeso, mola ou cabo que deixa a folha pesar na descida; no de correr, batente ou guia do lado em que ela encosta; no de abrir, trava e dobradiça. Pancada no fim é fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; rangido no caminho é da folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em roldana ou cabo.',
    ],
    heading: 'O instante do barulho diz a peça',
    text: [
      'Grave o fechamento inteiro com som, de longe. Barulho no primeiro palmo é folga ou trava; no meio, sempre no mesmo lugar, é trilho ou guia; no fim, é parada atrasada.',
    ],
    points: [
      'Desce mais depressa do que antes: desligue o disjuntor, é peso.',
      'Estalo e depois ronco: capacitor ou engrenagem.',
      'Só de noite e no frio: graxa dura.',
    ],
    send: 'Mande o vídeo do fechamento, com som, e a foto da etiqueta do motor.',
  },
  {
    when: ['mola|molas', 'quebr*|part*|arrebent*|estour*|soltou|caiu', 'portao|basculante'],
    unless:
      'aerea|social|enrolar|botao|soldar|solda|consertar|tem conserto|esticar|preco|quanto custa|valor|trocar a mola',
    subject: 'contrapeso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Mola quebrada deixa o portão pesado, porque é ela que carrega o peso da folha: sem ela o motor levanta tudo sozinho e queima. Desligue o disjuntor, não destrave o motor e não passe embaixo. Mola não se emenda nem se solda: troca-se o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a folha volta a subir leve.',
    ],
    heading: 'Até o técnico chegar',
    text: [
      'Se a folha ficou embaixo, deixe-a fechada e saia por outra porta. Se ficou no alto, isole o vão dos dois lados e não a desça: o motor é a única coisa que a segura.',
      'O técnico escora a folha, alivia a outra mola, põe duas iguais e só entrega quando ela para a meia altura, solta do motor.',
    ],
    points: [
      'Não solte a mola que sobrou: esticada, ela guarda força que corta dedo.',
      'Motor que tentou levantar sozinho: capacitor e engrenagem se conferem.',
      'Chapa ou madeira posta depois da compra: mola de outra força.',
    ],
    send: 'Mande fotos da mola dos dois lados, a largura e a altura da folha, e diga se ela está aberta ou fechada.',
  },
];
