/** Answers to titles about control boards: burnt. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const burntAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'central|centrais|placa|placas',
      'raio|raios|relampago|surto|descarga eletrica|descarga|temporal|tempestade',
      'queim*|torr*|estrag*|pifou|pifad*|danific*|fritou|morreu',
    ],
    unless:
      'tem conserto|consert*|da para|queimou o motor|preco|quanto|garantia|seguro|enel|paga|proteg*|evita*|para raios|prot*|como|por que|controle*|cheiro|fumaca|cerca|nobreak|triflex|jetflex|inversor*|inverter|brushless|chuva|fotocelula',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Com a central queimada por raio ou pico de energia, deixe o disjuntor do portão desligado e não compre placa antes de um técnico medir o resto, porque o mesmo pico costuma levar junto o receptor, a fotocélula ou o capacitor. O reparo parte de {{repair.from}} e a troca da central fica entre {{part.board.from}} e {{part.board.to}}, com {{parts.warranty}} de garantia na peça. O motor em si quase sempre escapa.',
    ],
    heading: 'O que tem reparo e o que pede central nova',
    text: [
      'A descarga entra pela rede, pelo fio do interfone ou pelo da botoeira e atravessa a placa até o terra que encontrar. Se parou no fusível, no varistor ou num relé, a central se repara; trilha carbonizada ou processador atingido pedem outra.',
      'Levamos uma central de teste na visita. Se com ela o portão anda, está provado que só a sua queimou; se não anda, o dinheiro da troca teria sido perdido.',
      'Até lá, o portão se usa na mão se a folha está reta e leve e os cabos, no basculante, estão inteiros.',
    ],
    points: [
      'Nenhuma luz: fusível ou fonte, que em geral têm reparo.',
      'Acende e o portão anda para um lado só: um dos relés foi atingido.',
      'Só o controle não responde: foi o receptor.',
      'O motor ainda zumbe: a suspeita fica na placa ou no capacitor, em que não se encosta.',
      'Outros aparelhos da casa queimaram: guarde a data e as fotos para o seguro ou a distribuidora.',
    ],
    further:
      'O que fazer na mesma noite está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    send: 'Sem religar, mande pelo WhatsApp a foto da etiqueta do motor e da central fechada e conte o que mais queimou na casa.',
  },
  {
    when: [
      'por que|porque|por q|o que faz|o que causa|motivo',
      'placa|central',
      'queima|queimam|queimar|queimando|queimou',
    ],
    unless: 'fumaca|cheiro|pegando fogo|preco',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A placa do portão queima quase sempre por uma destas causas: surto de raio ou da volta da luz, água ou formiga na caixa, motor travado ou em curto que puxa corrente demais, e fio descascado de fotocélula ou botoeira. Sem achar a causa, a placa nova, de {{part.board.from}} a {{part.board.to}}, queima do mesmo modo.',
    ],
    description:
      'A placa do portão queima quase sempre por surto de raio ou da volta da luz, água ou formiga na caixa, motor em curto ou fio descascado.',
    heading: 'O que se confere antes de pôr a placa nova',
    text: [
      'O técnico mede o motor e os fios, testa a folha solta e olha o terra e a vedação da caixa. Até lá, o disjuntor do portão fica desligado.',
    ],
    points: [
      'Raio: DPS no quadro, terra e disjuntor só do portão.',
      'Água e bicho: furos vedados e tampa inteira.',
      'Folha pesada: primeiro o equilíbrio, depois o motor.',
    ],
  },
  {
    when: [
      'sold*|soldou|soldaram|solda|soldador',
      'nao funciona|parou|nao abre|nao fecha|queimou|queimad*|nao responde|nao obedece|nao liga|apagou|falha*',
      'portao|motor|controle*|placa|central',
    ],
    unless:
      'quebrou|trincou|rachou|soltou|quebrada a solda|solda quebr*|precisa|quanto custa|preco|interfone|fechadura',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Solda feita na folha ou no suporte com a central ligada pode queimar a placa ou o receptor: a corrente da máquina volta pelo ferro e pelo terra do motor. Se parou depois dela, desligue o disjuntor e não insista; a placa se conserta a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que a solda mais atinge',
    text: [
      'Prove pela botoeira da parede: se ela comanda e o controle não, queimou o receptor; se nem ela comanda e a luz da central está apagada, é fusível ou fonte. Com a placa viva e a folha presa, o defeito é do ferro, que entortou com o calor ou ficou fora do batente.',
      'Na próxima vez, disjuntor desligado, fios do motor soltos pelo técnico e a garra da máquina perto do ponto de solda. Guarde o recibo de quem soldou: o dano do serviço é dele.',
    ],
    points: [
      'Fotocélula apagada: fio derretido pela faísca ou fonte queimada.',
      'Anda e volta: a folha pesa ou raspa no ponto soldado.',
      'Fim de curso perdido: ímã ou chave saiu do lugar na obra.',
      'Choque no ferro: disjuntor desligado, e ninguém encosta até medir.',
    ],
    send: 'Mande a foto do ponto soldado, a da etiqueta da central fechada e diga se a botoeira ainda comanda.',
  },
  {
    when: [
      'central|placa',
      'queim*|raio|curto|estour*',
      'controle*',
      'nao grava|nao abre|nao funciona|nao pega|nao programa|nao cadastra|perdeu*|parou|nao responde',
    ],
    unless: 'quanto custa|preco|controle queim*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se a central queimou e não grava controle, o que morreu foi o receptor dela ou a placa inteira. Se o portão ainda obedecia à botoeira depois do estrago, um receptor avulso resolve e a placa fica; se já não obedecia a nada, a placa se conserta a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Os controles velhos servem na placa nova?',
    text: [
      'Servem se a placa nova tem a mesma frequência e o mesmo tipo de código; a memória antiga não se transfere, e todos se gravam de novo, de {{part.programming.from}} a {{part.programming.to}}. Quando são de outra família, o receptor antigo, se ainda vive, pode ser ligado na entrada de botoeira da placa nova.',
    ],
    points: [
      'Luz da central apagada: fusível ou fonte, antes de dar a placa por perdida.',
      'Luz acesa e nenhuma reação ao controle: receptor.',
      'Veio depois de trovoada: meça também motor e fotocélula.',
      'Cheiro ou trilha preta: disjuntor desligado até a visita.',
    ],
    send: 'Mande a foto da etiqueta da central, a de um controle aberto e diga se a botoeira ainda comandava.',
  },
  {
    when: [
      'placa|placas|central',
      'queimou|queimada|queimando|molhou|molhada|pifou|entrou agua|parou',
      'depois de chuva|depois de temporal|apos chuva|apos a chuva|com chuva|por causa de chuva|em chuva|depois que choveu|chuva|chuvas|temporal|tempestade|choveu|enxurrada',
    ],
    unless: 'raio|raios|seguro|enchente|alagou|nobreak|fotocelula|controle parou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Placa que parou depois da chuva está molhada ou levou um surto da rede, e nem sempre está perdida: desligue o disjuntor do portão e não religue para testar. Limpar e secar parte de {{repair.from}}; se não volta, a troca fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados.',
    ],
    heading: 'Água ou surto: como se separa',
    text: [
      'Água deixa marca de barro ou zinabre e entra por cima da caixa, pela borracha da tampa ou pelo conduíte que vem do chão. Surto de temporal não molha nada e queima fusível, varistor ou fonte; muitas vezes sobra a parte do motor.',
      'Sem vedar a entrada de água ou proteger a rede, a placa nova tem o mesmo fim. Isso se faz na mesma visita.',
    ],
    points: [
      'Até lá, abra na mão: disjuntor desligado, folha reta, chave de destravamento.',
      'Sem secador quente e sem produto em spray na placa.',
      'Interfone, botoeira e fotocélula molhados imitam placa queimada.',
      'Motor que também ficou na água se mede antes de ligar a placa nova.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da caixa fechada e do lugar dela, a da etiqueta do motor, e diga se parou durante a chuva ou no dia seguinte.',
  },
  {
    when: [
      'como saber|saber se|como medir|medir|como testar|testar|sintoma*|sinais|como descobrir|como sei',
      'placa|central',
      'queim*|estrag*|ruim|defeito|boa|bom|funciona',
    ],
    unless: 'fotocelula|capacitor|controle ou*|ou controle|ou o controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Placa queimada se reconhece sem abrir a caixa: luz apagada com o disjuntor ligado, cheiro, mancha preta na tampa, estalo sem movimento ou portão que anda para um lado só. A medição é do técnico, com a tampa aberta, porque ali passa a rede elétrica. Com cheiro ou fumaça, desligue o disjuntor e não teste mais; reparo a partir de {{repair.from}}, placa nova de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Antes de culpar a placa',
    text: [
      'Três coisas imitam placa queimada e custam menos: disjuntor ou tomada sem energia, fotocélula que segura o fechamento e bateria do controle. Aperte a botoeira da parede: se ela abre, a placa comanda o motor, e a falta está no rádio.',
      'O técnico mede a entrada de energia, o fusível, a fonte, cada relé e por fim o motor, nessa ordem.',
    ],
    points: [
      'Nada acende: energia, fusível ou fonte.',
      'Acende e não estala: entrada presa, sensor ou processador.',
      'Estala e o motor não recebe: relé ou trilha.',
      'Motor ronca: a placa está mandando, e a falta é no capacitor ou na folha.',
    ],
    send: 'Mande a foto da caixa fechada e da etiqueta do motor e diga o que acende, o que estala e desde quando.',
  },
  {
    when: [
      'triflex|jetflex|inversor*|inverter|brushless',
      'raio|temporal|surto|queimou|queimada|queimado|descarga',
      'placa|central|conserto|tem conserto|consertar|motor',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Tem conserto quando o surto parou na fonte ou no fusível; se levou o módulo de potência ou o processador, a saída é placa nova da mesma linha. Placa com inversor não tem relé de direção nem capacitor de partida, e por isso não se troca por universal: ela lê o sensor de posição do próprio motor. Deixe o disjuntor desligado até lá.',
    ],
    heading: 'O que queima numa placa com inversor',
    text: [
      'A energia entra por varistor, fusível, ponte e fonte, e só depois chega ao módulo que gira o motor. Bancada conserta a entrada; módulo em curto costuma custar quase a placa inteira.',
      'Reparo ou troca de placa fica entre {{part.board.from}} e {{part.board.to}}, e o orçamento diz antes qual dos dois. Teste com placa da mesma linha mostra se o motor sobreviveu.',
    ],
    points: [
      'Nenhuma luz: fusível, ponte ou fonte.',
      'Acende e mostra erro: módulo ou sensor de posição.',
      'Desarma o disjuntor ao ligar: módulo em curto, não insista.',
      'Controle não grava e o botão comanda: só o receptor foi atingido.',
    ],
    questions: [
      {
        question: 'Protetor no quadro teria evitado?',
        answer:
          'Reduz muito o risco, com o terra ligado. Raio direto na rede da rua pode passar por qualquer proteção.',
      },
    ],
    further: 'O caminho da bancada está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Sem religar, mande pelo WhatsApp a foto das etiquetas da central e do motor, e conte o que mais queimou na casa.',
  },
  {
    when: ['fusivel|fusiveis', 'queima*|queimou|queimando|toda hora|estoura*', 'placa|central|portao|motor'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Fusível que queima de novo está protegendo alguma coisa em curto: motor com bobina aterrada, capacitor em curto, ponte ou varistor da placa, ou fio descascado no eletroduto. Troque só uma vez e pelo mesmo valor; queimou outra vez, pare.',
    ],
    heading: 'Que fusível queimou diz onde procurar',
    text: [
      'O da entrada fala de motor, capacitor e fonte; o da saída baixa fala de fotocélula, botoeira ou fechadura ligada na mesma fonte. Fusível maior não conserta, e passa o incêndio para a trilha da placa.',
    ],
    points: [
      'Queima ao ligar o disjuntor: curto na fonte ou no varistor.',
      'Queima quando o motor parte: bobina ou capacitor.',
      'Queima na chuva: botoeira, fotocélula ou emenda.',
      'Vidro preto por dentro é curto; fio só partido é cansaço.',
    ],
    questions: [
      {
        question: 'Posso enrolar papel-alumínio para testar?',
        answer: 'Nunca. É o caminho mais curto para queimar a placa e a fiação.',
      },
    ],
    further:
      'Se a caixa também tem cheiro, leia [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Deixe o disjuntor desligado e mande a foto das etiquetas da central e do motor.',
  },
  {
    when: ['rele|reles', 'colado|colou|colando|grudado|queimado|travado', 'placa|central|portao|motor'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Relé colado deixa o motor ligado sem ninguém apertar: o portão bate no fim e continua forçando, ou anda para um lado só. Desligue o disjuntor na hora, porque o fim de curso não corta um contato soldado.',
    ],
    heading: 'Trocar o relé ou a placa',
    text: [
      'Bancada troca o relé se a trilha em volta está boa; com a placa escura ou o borne derretido, o par novo volta a colar. O reparo da placa parte de {{repair.from}}, e a troca fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Cola outra vez em semanas: motor puxando corrente demais.',
      'Folha pesada ou capacitor fraco são a causa mais comum.',
      'Relé trocado pede o mesmo código e a mesma bobina.',
    ],
    further:
      'O que a bancada resolve está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Deixe desligado e mande a foto das etiquetas da central e do motor.',
  },
  {
    when: [
      'transformador|trafo',
      'queimou|queimado|esquenta*|zumb*|quente|trocar|troca',
      'placa|central|portao|motor',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Transformador morno é normal, porque fica ligado o dia todo; quente de não segurar a mão, com cheiro ou zumbido forte, está em curto ou alimentando coisa demais. Desligue o disjuntor e veja o que foi ligado na mesma saída: fechadura, câmera, módulo Wi-Fi ou segundo par de fotocélula.',
    ],
    heading: 'Aliviar a fonte antes de trocar a peça',
    text: [
      'A saída da central foi feita para o receptor e um ou dois pares de fotocélula. Fechadura e módulo pedem fonte própria. Se o transformador queimou sozinho, troca-se por outro de mesma tensão e corrente, ou a placa inteira, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Zumbe desde novo e é morno: só vibração.',
      'Esquentou depois de acessório novo: sobrecarga.',
      'Aberto, a placa fica sem nenhuma luz.',
    ],
    further:
      'Veja o que a bancada salva em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto do transformador e diga o que foi ligado nele por último.',
  },
  {
    when: [
      'fusivel|fusiveis',
      'queima direto|queima sempre|queima toda hora|queimando direto|vive queimando|queima de novo|queimou de novo|queima na hora|toda hora|sempre queima',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isDanger: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fusível do portão que queima direto acusa curto, e não fusível ruim: desligue o disjuntor e não ponha um maior nem papel-alumínio, porque aí queima a placa. Se o novo queima ao ligar, o curto está na placa, no transformador ou na fiação; se queima só quando o portão anda, é o motor, o capacitor ou a folha presa. Reparo a partir de {{repair.from}}, capacitor de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Onde o técnico procura o curto',
    text: [
      'Ele separa motor, trava e fotocélula, um por vez, e religa com proteção. Depois de chuva começa pelas emendas; depois de raio, pela entrada da placa.',
    ],
    points: [
      'O fusível novo tem o mesmo valor impresso no velho.',
      'Queima ao acionar a trava: bobina em curto.',
      'Queima em dia de calor: folha pesada.',
    ],
    send: 'Mande a foto da etiqueta da central e diga em que momento o fusível queima.',
  },
  {
    when: ['transformador|poste', 'rua|bairro|queimou|estourou|explodiu|faltou', 'portao|motor'],
    unless:
      'transformador de portao|transformador de motor|transformador de central|transformador interno|placa queimad*|da placa|de placa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Depois que o transformador da rua queima, a volta da energia vem com pico, e o portão que não funciona tem quase sempre fusível, fonte ou placa atingidos: ligue o disjuntor uma vez só e olhe a luz da central. Apagada, ou com cheiro, desligue e não insista. O reparo parte de {{repair.from}} e a placa nova fica de {{part.board.from}} a {{part.board.to}}; a distribuidora pode ressarcir o dano, com laudo e pedido por escrito.',
    ],
    heading: 'Antes de pedir o ressarcimento',
    text: [
      'Anote data e hora, fotografe a caixa por fora e guarde a peça. O pedido se faz à distribuidora, e se outros aparelhos queimaram, entram juntos.',
    ],
    points: [
      'Motor comum quase sempre escapa.',
      'Falta de uma fase deixa o motor roncando: não use.',
      'Protetor contra surto no quadro evita repetir.',
    ],
    send: 'Mande a foto da etiqueta do motor e da caixa fechada, com a hora em que a luz voltou.',
  },
  {
    when: ['fonte', 'queimou|queimada|queima|nao liga|parou|trocar|troca', 'portao|central|placa|motor'],
    unless: 'fotocelula|sensor|interfone|roteador|nobreak|cerca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fonte queimada deixa a central sem nenhuma luz, com o disjuntor ligado: em portão ela fica na própria placa, num transformador pequeno com fusível ao lado. Desligue o disjuntor e não reponha fusível maior; reparar a fonte parte de {{repair.from}}, e trocar a placa fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Fonte, fusível ou falta de energia',
    text: [
      'Antes de culpar a fonte, veja no quadro se o disjuntor caiu e, numa tomada do mesmo circuito, se há energia. Com rede boa e placa apagada, o técnico mede a entrada e a saída do transformador.',
      'Fonte que queima outra vez em poucos dias costuma ter um curto no que ela alimenta: fotocélula molhada, botoeira com água ou trava presa.',
    ],
    points: [
      'Fusível aberto e sem cheiro: surto ou curto passageiro.',
      'Transformador quente e escuro: troca da fonte ou da placa.',
      'Fonte externa de plugue: repõe-se com a mesma tensão e corrente igual ou maior.',
    ],
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e diga se houve temporal.',
  },
  {
    when: [
      'rele|reles',
      'colad*|grudad*|travad*|queim*|estal*|clic*|tec|batendo|pres*|defeito|nao arma|faisc*|barulho|ruim|nao desliga|fica ligado',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Relé colado na placa do portão é o contato que grudou ligado: o motor não para no fim, parte sozinho ou anda para um lado só. Desligue o disjuntor e não use o portão assim, porque a folha força o batente até a bobina queimar.',
    ],
    heading: 'Relé colado, gasto ou sem ordem',
    text: [
      'Cada sentido tem o seu relé: um liga a abertura, outro o fechamento. Por isso o defeito costuma aparecer em um sentido só, e é isso que o separa de motor ruim.',
      'Relé que estala com a ordem está recebendo comando. Se o motor não anda depois do estalo, o contato queimou por dentro ou falta capacitor.',
    ],
    points: [
      'Não para no fim do curso: contato colado.',
      'Estala e nada acontece: contato queimado, capacitor ou fio do motor.',
      'Estala várias vezes seguidas: fonte fraca ou borne frouxo.',
      'Bater na caixa faz andar: contato no fim da vida, e não é solução.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Trocar o relé ou a placa',
        text: [
          'Relé se troca na bancada, com solda, por outro da mesma tensão e corrente; o reparo da placa parte de {{repair.from}} e inclui a prova do motor. O contato raramente gruda sem causa: capacitor fraco, folha pesada ou surto puxam a corrente que o solda.',
          'Se a trilha embaixo do relé queimou, compara-se o reparo com uma central nova que aceite o mesmo fim de curso.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar o relé em casa?',
        answer:
          'Não recomendamos. A placa tem rede e capacitor carregado, e um relé de corrente menor gruda na primeira semana.',
      },
      {
        question: 'Lixar o contato resolve?',
        answer: 'Por pouco tempo. A camada que evita a faísca já se foi, e o contato volta a grudar.',
      },
    ],
  },
  {
    when: [
      'pisca alerta|sinaleira|sinaleiro|sinalizador|giroflex|luz de alerta|lampada de alerta|sirene de saida',
      'nao funciona|nao pisca|nao acende|parou|queim*|fica ligad*|fica acesa|nao apaga|quebr*|fraca',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Pisca alerta que não funciona é quase sempre lâmpada queimada ou fio solto no alto do muro; depois vem a saída da central. O portão continua andando, mas sem avisar quem passa na calçada: até o conserto, saia devagar e com alguém olhando.',
    ],
    heading: 'Lâmpada, fio ou saída da placa',
    text: [
      'Confira com o disjuntor desligado se a lâmpada está preta ou solta e se há água na cúpula. O técnico mede a tensão nos bornes da sinaleira com o portão andando: se há tensão ali, o defeito está do fio para fora.',
      'Sinaleira de LED precisa da tensão certa da saída, da rede ou de baixa tensão. Trocar por uma de outra tensão queima a saída da placa.',
    ],
    points: [
      'Acende e não pisca: o piscador é da lâmpada ou da central.',
      'Fica acesa com o portão parado: relé da saída colado.',
      'Falha na chuva: água na cúpula.',
      'Som e luz mortos juntos: fio comum partido.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa voltar a avisar',
        text: [
          'Fio e sinaleira entram num conserto de {{repair.from}} a {{repair.to}}; saída da central, de {{part.board.from}} a {{part.board.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar a lâmpada sozinho?',
        answer: 'Com o disjuntor do portão desligado e escada firme, sim, pela mesma tensão e soquete.',
      },
      {
        question: 'Prédio pode ficar sem sinaleira?',
        answer:
          'Não convém: a saída de veículos sobre a calçada costuma exigi-la, e o acidente recai no condomínio.',
      },
    ],
    send: 'Mande uma foto da sinaleira e da etiqueta da central: dizemos a tensão e o modelo.',
  },
  {
    when: ['sinais|sintoma*|como saber|como sei|saber se', 'placa|central', 'queim*'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs', 'repair', 'worth'],
    answer: [
      'Os sinais de placa de portão queimada são cheiro forte na caixa, mancha escura, nenhuma luz com o disjuntor ligado, ou luz acesa sem resposta ao controle nem à botoeira. Antes de condená-la, confira o disjuntor; a prova é a medição do técnico, que separa o reparo, a partir de {{repair.from}}, da troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Placa, fusível ou motor: como separar',
    text: [
      'Aperte a botoeira e escute. Clique de relé com motor parado aponta motor, capacitor ou fio; silêncio com luz acesa aponta a placa; tudo apagado pode ser só energia ou fusível.',
      'Com cheiro de queimado, o disjuntor fica desligado até a visita. Religar para ver costuma queimar o que restou.',
    ],
    points: [
      'Tudo apagado: disjuntor, fusível, transformador.',
      'Luz acesa e nenhum clique: entrada, rádio ou processador.',
      'Clique e nada: relé gasto, capacitor ou motor.',
      'Anda para um lado só: relé de uma direção ou fim de curso.',
    ],
    questions: [
      {
        question: 'Dá para consertar uma placa queimada?',
        answer:
          'Muitas vezes, quando o dano é relé, fusível ou varistor. Trilha carbonizada ou processador perdido pedem placa nova.',
      },
      {
        question: 'Troquei o fusível e queimou de novo. O que é?',
        answer:
          'Há um curto adiante, na placa, no motor ou no cabo. Não ponha fusível maior: ele protege o resto.',
      },
    ],
  },
  {
    when: ['fusivel|fusiveis', 'queim*|troc*|central|placa|motor|qual'],
    unless:
      'o que e|para que serve|funcao|qual fusivel|onde fica|disjuntor|amperes|ampere|amper|valor|quantos',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Fusível da central que queima toda hora está avisando: há um curto ou um motor pedindo corrente demais, e trocá-lo por outro maior queima a placa. Deixe o disjuntor desligado e chame: o técnico solta os acessórios e o motor dos bornes, e o que fizer o fusível novo queimar ao voltar é o culpado.',
    ],
    heading: 'Por onde se procura o que queima o fusível',
    text: [
      'O técnico mede motor, capacitor e cada acessório, e repõe o fusível do mesmo valor impresso. O conserto vai de {{repair.from}} a {{repair.to}}, conforme o que estiver em curto.',
    ],
    points: [
      'Queima ao ligar: curto na placa ou num acessório.',
      'Queima ao acionar: motor ou capacitor.',
      'Queima só quando chove: água numa caixa ou emenda.',
    ],
  },
  {
    when: [
      'triflex|facility|agility',
      'defeito|com defeito|queimou|queimada|queimad*|nao liga|parou|nao funciona|nao responde|estragou|piscando|conserto|consertar|reparo',
      'triflex|facility|agility|placa|central',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Central PPA com defeito, seja Facility, Agility ou Triflex, se mede antes de se trocar: relé, fusível, borne e fonte se reparam a partir de {{repair.from}}, e a placa nova fica entre {{part.board.from}} e {{part.board.to}} com a mão de obra. O nome impresso decide a substituta: a Triflex comanda motor com inversor, e uma central de motor comum não entra no lugar dela.',
    ],
    heading: 'O que olhar sem abrir a placa',
    text: [
      'Desligue o disjuntor do portão por um minuto e religue uma vez. Se nada acende, teste a tomada ou o disjuntor; se acende e só o controle falha, o rádio ou a memória é que pede conserto, e não a placa.',
    ],
    points: [
      'Botoeira abre e controle não: receptor ou controle.',
      'Estala e o motor não parte: capacitor, em motor comum.',
      'Cheiro de queimado ou marca de água: deixe desligada.',
      'Desarma o disjuntor ao religar: não insista.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, um vídeo da luz da caixa ao religar e o bairro.',
  },
  {
    when: [
      'borne*|conector*|terminal|terminais',
      'queim*|derret*|torrad*|carboniz*|chamusc*|escuro|preto|esquent*',
    ],
    unless: 'capacitor|disjuntor|tomada|bateria|controle*|preco',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Borne ou conector da central queimado é mau contato que esquentou: desligue o disjuntor do portão e não religue para testar. O técnico corta o fio até a parte boa, troca o borne e refaz a solda, num reparo de placa a partir de {{repair.from}}; se a trilha carbonizou, a placa se troca, de {{part.board.from}} a {{part.board.to}}, com os controles gravados.',
    ],
    heading: 'Por que um borne da placa esquenta',
    text: [
      'Parafuso frouxo, fio fino demais ou água fazem o contato faiscar. No borne de comando, a causa é outra: tensão onde só entra contato seco, como a saída de 12 V de um interfone ligada sem relé.',
    ],
    points: [
      'Cheiro de queimado ou plástico escuro: disjuntor desligado até o conserto.',
      'Borne do motor ou da rede: confere-se também o motor.',
      'Borne da botoeira: confere-se o que está ligado nela.',
    ],
    send: 'Mande a foto da caixa fechada e da etiqueta da central, e diga o que estava ligado nela.',
  },
  {
    when: ['transformador*', 'queim*|estourou|em curto|parou|nao funciona', 'portao|motor|placa|central'],
    unless: 'rua|poste|bairro|predio|quente|esquent*|zumb*|ronc*|cheiro|fumaca|enel|distribuidora',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Transformador queimado deixa a central do portão sem energia: a luz dela apaga, e nem a botoeira comanda. Desligue o disjuntor e não religue para testar. O reparo da fonte parte de {{repair.from}}; se o surto levou o resto, troca-se a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Por que a fonte da placa queimou',
    text: [
      'As causas mais comuns são surto da rede, tensão errada na entrada, água na caixa e acessório em excesso pendurado na saída da placa. O técnico mede a saída sem carga e depois liga um acessório de cada vez.',
    ],
    points: [
      'Queimou depois de raio ou da volta da luz: meça também o receptor.',
      'Queimou ao ligar em outra tomada: tensão trocada.',
      'Queimou com trava, fotocélula e sinaleira juntas: falta fonte própria.',
    ],
    send: 'Mande a foto da caixa fechada, a da etiqueta do motor e diga o que aconteceu na véspera.',
  },
];
