/** Boards, their lights and their memory, by brand and by kind of board. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const boardsByCondition: readonly DirectAnswer[] = [
  {
    when: ['nice|robus|road|spin|wingo|toona|mc824|mc424', 'pisca*|piscada*|piscando|flash|lampejo*'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Nos motores Nice, o número de piscadas rápidas entre duas pausas é o código da falha: duas, fotocélula interrompida; três, limite de força; quatro, entrada STOP acionada; cinco, erro de memória da placa; seis, manobras demais na mesma hora; sete, falha nos circuitos internos. A tabela vale para a Robus e centrais da mesma geração; confira no manual do seu modelo.',
    ],
    heading: 'O que fazer com cada contagem na Nice',
    text: [
      'Conte as piscadas da lâmpada ou do LED da central logo depois da tentativa, sem apertar de novo. Quatro mandam olhar botão de parada, borda de segurança e o fio do borne STOP; três mandam soltar a folha e provar se ela pesa.',
      'Consertamos Nice já instalado e não vendemos a marca. O conserto fica entre {{repair.from}} e {{repair.to}}; se a placa perdeu a memória, a troca vai de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Duas: limpe as lentes e tire o que corta o feixe.',
      'Três: trilho sujo, roldana presa ou folha pesada.',
      'Quatro: botão de parada, borda ou fio solto no STOP.',
      'Cinco ou sete: desligue o disjuntor um minuto; se voltar, é placa.',
      'Seis: espere alguns minutos, porque ela limita as manobras por hora.',
    ],
    further: 'A página do [motor Nice](/topicos/motor-nice) mostra onde ler o modelo.',
    send: 'Mande pelo WhatsApp quantas piscadas você contou e a foto da etiqueta do motor e da central.',
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
    send: 'Sem religar, mande pelo WhatsApp a foto da etiqueta da placa e da do motor, e conte o que mais queimou na casa.',
  },
  {
    when: [
      'jetflex|inversor*|inverter|motor rapido',
      'gasta*|consum*|conta de luz|energia',
      'mais|menos|comum|normal|quanto|muito|aumenta|economiza',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['works'],
    answer: [
      'Gasta praticamente o mesmo: o motor com inversor puxa por menos tempo a cada abertura, e numa casa o movimento soma menos de um quilowatt-hora por mês em qualquer dos dois. O que fica ligado o dia todo é a central com o receptor, alguns watts, e isso também é parecido.',
    ],
    heading: 'De onde vem o consumo de um portão',
    text: [
      'Faça a conta pela etiqueta: potência em watts, vezes os segundos de cada abertura, vezes as aberturas do mês. Dez aberturas por dia dão poucos minutos de motor, e a parte da espera pesa mais que a do movimento.',
    ],
    points: [
      'Folha que pesa na mão gasta mais que a diferença entre modelos.',
      'Lâmpada de garagem acesa a noite toda consome mais que o motor.',
      'Fonte de câmera ou de fechadura no mesmo ponto entra na conta sem se ver.',
    ],
    questions: [
      {
        question: 'Dá para desligar o disjuntor de noite para economizar?',
        answer: 'Dá, e a economia é mínima. Em troca, ninguém abre pelo controle até religar.',
      },
    ],
    further:
      'A ficha dos modelos está no [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
  },
  {
    when: ['placa|central', 'ppa', 'preco*|quanto custa|valor|quanto fica|quanto e|custo'],
    unless: 'facility',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A placa de um motor PPA trocada por nós fica entre {{part.board.from}} e {{part.board.to}}, com a peça, a gravação dos controles que você tiver e {{parts.warranty}} de garantia na peça. A de motor comum fica na parte baixa; a de inversor, como a do Jetflex, na alta, porque traz a potência junto.',
    ],
    heading: 'O que põe uma placa PPA no alto ou no baixo da faixa',
    text: [
      'Central de motor monofásico aceita mais de um modelo, e há compatível que respeita o fim de curso. A de inversor só serve da mesma linha, porque lê o sensor do próprio motor.',
      'Antes de trocar, o técnico prova com uma placa boa: se com ela o portão anda, a troca está justificada; se não anda, o defeito era outro e a placa fica.',
    ],
    points: [
      'Código escrito na placa, e não o da tampa.',
      'Receptor embutido ou avulso, que decide se os controles continuam.',
      'Sinal de água ou de bicho na caixa, que se resolve junto.',
    ],
    questions: [
      {
        question: 'Placa usada compensa?',
        answer:
          'Só com teste na sua frente e garantia escrita. Sem isso, uma placa com umidade dura semanas.',
      },
    ],
    further:
      'O que uma bancada consegue salvar está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto do código da placa e da etiqueta do motor PPA: respondemos com o valor.',
  },
  {
    when: [
      'jetflex|inversor*|inverter|triflex',
      '110*|127*|110v|127v',
      'ligar|liga|funciona|serve|pode|posso|tomada|rede',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed'],
    answer: [
      'O PPA Home Jetflex que vendemos é de {{homeJetflex.volts}} e não trabalha em 127 V. Outros motores com inversor são bivolt de entrada, e neles a própria placa reconhece a tensão; só a etiqueta ou o manual da sua placa responde.',
    ],
    heading: 'Como levar 220 V até o motor',
    text: [
      'Em quase toda casa de São Paulo o quadro recebe duas fases, e o eletricista puxa um circuito de 220 V com disjuntor duplo e terra. Transformador serve de remendo e precisa aguentar a partida.',
    ],
    points: [
      'Etiqueta com um número só: é aquela tensão e mais nenhuma.',
      'Etiqueta com os dois números: veja se há chave ou se é automático.',
      'Quadro com uma fase só: peça o aumento à distribuidora antes de comprar.',
    ],
    further: 'A ficha está no [Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: [
      'dr|idr|diferencial residual|disjuntor dr',
      'portao|motor|inversor*',
      'cai|desarma*|caindo|derruba|dispara',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'DR que cai com o portão acusa fuga para a terra, e não excesso de força: umidade na caixa do motor, emenda molhada, fio raspado no eletroduto ou capacitor com a carcaça furada. Não troque o DR por disjuntor comum, porque é ele que evita o choque na folha.',
    ],
    heading: 'Achar a fuga por partes',
    text: [
      'Desligue o circuito do portão e veja se o DR segura. Segurando, o eletricista separa motor, fotocélula e fechadura e liga um por vez. Central com inversor tem filtro de entrada que solta um pouco para o terra, e pede DR do tipo indicado no manual.',
    ],
    points: [
      'Cai só com chuva: emenda ou botoeira externa.',
      'Cai ao acionar: motor ou capacitor.',
      'Cai parado: fio enterrado ou fonte.',
      'Cai junto com o chuveiro: neutro misturado entre circuitos.',
    ],
    questions: [
      {
        question: 'Posso deixar o portão sem DR por uns dias?',
        answer: 'Não. Deixe o portão no manual e o circuito desligado até medir.',
      },
    ],
    further:
      'Disjuntor comum que cai tem outra lista em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Deixe o circuito do portão desligado e mande a foto do quadro e da caixa do motor fechada.',
  },
  {
    when: [
      'nao aprende|perdeu o curso|perdeu o percurso|refazer o percurso|gravar percurso|memorizar o percurso|aprender o curso|regravar o curso|perdeu a programacao',
      'portao|motor|central|placa|ppa|garen|peccinin|rossi',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para refazer o percurso, a folha tem de andar livre na mão e os dois fins de curso têm de funcionar; depois se aperta o botão de aprendizado da central e se deixa o portão fazer um ciclo inteiro sem mexer em nada. O botão e o tempo mudam por placa: procure pelo código impresso nela.',
    ],
    heading: 'Se ela não aprende',
    text: [
      'A central desiste quando não encontra um dos finais, quando a folha faz mais força que o limite ou quando a fotocélula está cortada. Por isso a ordem é fotocélula livre, folha leve, ímãs no lugar e só então o botão.',
      'Se preferir que façamos, programação fica de {{part.programming.from}} a {{part.programming.to}}, com a força regulada e testada na mesma visita.',
    ],
    points: [
      'Motor anda sempre para o mesmo lado: fios do motor ou sentido invertido na chave.',
      'Passa do fim: ímã caído ou sensor molhado.',
      'Para no meio: força baixa ou trilho preso ali.',
      'Aprende e esquece ao desligar: memória da placa com defeito.',
    ],
    further:
      'A posição dos ímãs está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto do código da placa e diga em que ponto o ciclo para.',
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
    send: 'Deixe sem fusível e mande a foto dele, da placa e da etiqueta do motor.',
  },
  {
    when: [
      'placa|central',
      'apagad*|nao acende|sem luz|luz apagada|led apagado|morta',
      'portao|motor|mas tem energia|tem energia|depois|ppa|garen|peccinin|rossi',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Placa sem nenhuma luz está sem alimentação ou com a fonte aberta. A ordem é disjuntor, tomada com outro aparelho, fusível da placa e, por fim, o transformador; os dois primeiros você confere, o resto é com o disjuntor desligado e por quem mede.',
    ],
    heading: 'Do quadro até a placa, em quatro pontos',
    text: [
      'Se a tomada acende uma lâmpada e a placa não, o defeito está da caixa para dentro. Fusível bom com placa apagada aponta transformador ou fonte, conserto de bancada comum.',
      'A troca da placa fica entre {{part.board.from}} e {{part.board.to}}; fusível e borne frouxo custam bem menos, na faixa baixa do conserto.',
    ],
    points: [
      'Apagou depois de raio: fonte ou varistor.',
      'Apagou depois de chuva: umidade, e às vezes volta seca.',
      'Acende fraca: tensão baixa ou transformador em fim de vida.',
      'Acende quando se mexe no fio: borne.',
    ],
    further:
      'O que se conserta na bancada está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto da placa fechada, a da etiqueta e diga o que a tomada respondeu.',
  },
  {
    when: [
      'apagar|apago|excluir|deletar|remover|cancelar|tirar',
      'controle',
      'perdido|perdi|roubado|furtado|antigo dono|inquilino|sumiu',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Na maioria das centrais se apaga a memória inteira, segurando o botão de gravar até o LED mudar de ritmo, e depois se gravam de novo os controles que ficaram na casa. Apagar um só existe em centrais que guardam cada controle por posição; o manual do código impresso na placa diz se é o seu caso e quanto tempo se segura.',
    ],
    heading: 'A ordem que não deixa ninguém do lado de fora',
    text: [
      'Junte todos os controles antes, com a bateria boa, e deixe a chave do portão social na mão. Apague, confira que nenhum deles abre mais e só então grave um por um.',
      'Feito por nós, limpar a memória e regravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Receptor avulso tem memória própria, que se apaga nele.',
      'Código fixo não tem lista: muda-se o segredo em todos os controles.',
      'Motor que também abre pelo celular: troque a senha e os acessos.',
    ],
    questions: [
      {
        question: 'Apagar desregula o curso do portão?',
        answer: 'Não, a não ser que se faça o retorno ao padrão de fábrica, que é outro comando.',
      },
    ],
    further:
      'Os passos de gravar estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto da placa e diga quantos controles ficaram.',
  },
  {
    when: [
      'destravado|destravei|solto|soltei|chave',
      'nao trava de volta|nao trava mais|nao engata|nao volta a travar|gira em falso|nao prende',
      'motor|ppa|garen|peccinin|rossi|rcg|portao',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Enquanto o motor não engata, ele gira e a folha não anda, e o portão fica solto: feche na mão, passe corrente com cadeado e desligue o disjuntor. Depois mova a folha um palmo para cada lado enquanto volta a chave, porque a coroa só encaixa quando o dente acerta a fenda.',
    ],
    heading: 'Se a chave continua girando em falso',
    text: [
      'Chave que roda sem resistência perdeu o pino ou o miolo quebrou, e aí só abrindo a caixa. Não force com alicate: o que custa pouco é a trava, o que custa caro é a engrenagem marcada por ela.',
      'Trava e miolo ficam entre {{repair.from}} e {{repair.to}}; se a coroa foi mordida, ela sai de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Chave volta até o fim e a folha ainda corre: coroa sem encaixe, mova a folha.',
      'Chave para no meio: sujeira ou pino torto.',
      'Chave roda solta: miolo ou mola quebrados.',
      'Portão de rua: corrente até a visita, sem contar com o motor.',
    ],
    further:
      'Onde fica a chave em cada motor está em [perdi a chave do motor](/perdi-a-chave-do-motor-do-portao).',
    send: 'Mande a foto da fechadura do destravamento, de perto, e da etiqueta do motor.',
  },
  {
    when: [
      'ima|imas|fim de curso',
      'regular|ajustar|posicionar|acertar|onde fica|distancia|lugar|posicao',
      'deslizante|correr|rossi|garen|peccinin|rcg|ppa|cremalheira',
    ],
    unless: 'basculante*|pivotante*|de abrir',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Desligue o disjuntor, solte o motor e leve a folha na mão até onde ela deve parar; prenda o ímã na cremalheira de frente para o sensor e recue alguns centímetros, porque a folha ainda desliza depois do corte. Aperte, engate, ligue e faça um ciclo à vista; repita no outro lado.',
    ],
    heading: 'Quanto recuar o ímã',
    text: [
      'Depende do peso e da velocidade: folha leve para em dois ou três dedos, pesada em um palmo. Ajuste de dois em dois centímetros, sem deixar a folha bater no batente nem o motor forçar contra ele.',
      'Feito por nós, regular curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Os dois ímãs não são iguais: um tem o polo trocado, e trocá-los inverte o portão.',
      'Sensor a mais de um dedo do ímã não lê.',
      'Faísca de solda perto apaga o ímã: confira se ele ainda puxa.',
      'Central que aprende o curso pede novo aprendizado depois.',
    ],
    questions: [
      {
        question: 'Serve marcar o lugar antigo?',
        answer: 'Serve muito: risque a cremalheira nos dois lados antes de soltar o parafuso.',
      },
    ],
    further:
      'O serviço está descrito em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande uma foto do ímã com o sensor ao lado e diga onde a folha para agora.',
  },
  {
    when: [
      'basculante',
      'trava no meio|para no meio|meio do caminho|trava na metade|nao termina',
      'chove|chuva|chovendo|molhado|molhada',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Basculante que para no meio só quando chove está fazendo força demais naquele trecho: guia lateral molhada e enferrujada, madeira inchada ou chapa que segura água pesam, e a central corta como se fosse obstáculo. Se a folha solta anda leve mesmo molhada, aí procure gota na fotocélula ou água na caixa.',
    ],
    heading: 'Separar folha de parte elétrica em um dia de chuva',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e outra pessoa ajudando, solte o motor e leve a folha até a metade. Pesou ou raspou no mesmo ponto, é a folha ou o trilho; foi leve, é sensor ou comando.',
      'Guia e equilíbrio se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Para sempre no mesmo palmo: guia ou trilho.',
      'Para e volta: força no limite ou fotocélula.',
      'Para e emudece: protetor térmico ou água na central.',
      'Volta a andar com a folha seca: confirma o peso.',
    ],
    further: 'Sem chuva, a lista está em [portão para no meio](/portao-nao-abre).',
    send: 'Mande uma foto das duas guias e da folha por dentro, e diga o material.',
  },
  {
    when: [
      'estral*|estal*|tec tec|clic*|tac tac',
      'de noite|a noite|noite|so funciona de noite|so anda de noite|madrugada',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Estralo com a folha parada é relé tentando armar sem conseguir, sinal de tensão baixa ou capacitor fraco; estralo com a folha andando é dente de engrenagem ou de cremalheira. Se ele só funciona de noite, a tensão é a primeira suspeita: de dia a rede cai, o motor já está quente e a partida não sai.',
    ],
    heading: 'Dia e noite, três provas',
    text: [
      'Peça ao eletricista a tensão na tomada do motor ao meio-dia e à noite, com o motor partindo. Depois cubra a fotocélula do sol e veja se ele anda; por último, solte o motor e mova a folha com a mão na hora em que falha.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; placa com relé gasto, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Estala e ronca: capacitor ou tensão.',
      'Estala e nem ronca: relé ou fio do motor.',
      'Estala andando: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Só não fecha de dia: sol na lente.',
    ],
    further: 'Os ruídos estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Conte a hora em que ele falha e se o estalo vem da caixa ou da cremalheira, com a foto da etiqueta.',
  },
  {
    when: [
      'basculante',
      'metade|meio',
      'desce sozinho|volta sozinho|desce|cai|volta a descer',
      'sobe|abre|subiu',
    ],
    unless: 'nem desce|nem sobe|nao desce',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não fique embaixo: folha que sobe até a metade e desce tem duas causas, e o som as separa. Se o motor inverte e a traz de volta, a central leu esforço demais ou perdeu o curso; se ela escorrega em silêncio, a folha está sem equilíbrio ou a coroa não segura mais.',
    ],
    heading: 'Motor que inverte ou folha que escorrega',
    text: [
      'Invertendo sempre no mesmo ponto, olhe ímã, guia e trecho que prende. Escorregando, olhe de longe cabo, mola e contrapeso; o técnico prova com a folha escorada.',
      'Equilíbrio, cabo ou mola ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; coroa do motor, entre {{part.gears.from}} e {{part.gears.to}}; curso e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Volta com o motor roncando: força, curso ou guia.',
      'Desce muda e devagar: coroa ou porca gasta.',
      'Desce muda e torta: cabo ou mola de um lado.',
      'Piorou depois de chapa nova ou pintura: peso a mais.',
    ],
    questions: [
      {
        question: 'Posso aumentar a força para ele terminar de subir?',
        answer: 'Não. A força esconde o peso e tira a proteção de quem passa.',
      },
    ],
    further:
      'O preço de cada reparo está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão fechado e desligado, mande a foto das duas laterais por dentro.',
  },
  {
    when: [
      'celular|wifi|wi-fi|aplicativo|modulo',
      'motor antigo|antigo|velho|central antiga',
      'qual|modulo|serve|da|funciona|tem como|abrir',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Serve um módulo Wi-Fi de contato seco em modo pulso, de meio a um segundo, ligado em paralelo com a botoeira, nos bornes BOT e comum da central. Quase todo motor antigo que aceita botoeira aceita o módulo, de qualquer marca; ele só precisa de fonte própria e de Wi-Fi de 2,4 GHz junto do motor.',
    ],
    heading: 'O que olhar antes de comprar o módulo',
    text: [
      'Contato seco quer dizer saída sem tensão: módulo que manda 127 V pela saída queima a entrada da placa. Prefira o que tem sensor de porta, senão o aplicativo não sabe se o portão ficou aberto.',
      'O módulo comprado por você se instala como serviço de conserto, entre {{repair.from}} e {{repair.to}}; com fio novo ou ponto de tomada, o valor vem antes.',
    ],
    points: [
      'Celular mostra o Wi-Fi encostado no motor: sinal basta.',
      'Central sem borne de botoeira: receptor avulso resolve.',
      'Sem internet, o controle continua abrindo.',
      'Senha própria para cada pessoa, que se apaga sozinha.',
    ],
    further: 'Falhas de aplicativo estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande a foto da etiqueta do motor e da central com a tampa fechada, e diga se há botoeira na parede.',
  },
  {
    when: ['ciclo|ciclos|aguenta mais|muitas aberturas|uso intenso|abre mais vezes'],
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda} não é a marca que aguenta mais ciclos, é a linha: o modelo pequeno de qualquer das duas é de casa, na ordem de cinco a dez ciclos por hora, e o de uso intenso traz estator maior e ciclos por hora escritos na ficha. Compare essa linha da ficha dos dois modelos; se uma não a traz, fique com a outra.',
    ],
    heading: 'Como ler ciclos na ficha de {primeira} e de {segunda}',
    text: [
      'Abrir e fechar contam como um ciclo. Conte quantos o seu portão faz na hora mais cheia e escolha o modelo com o dobro, porque no verão o motor parte quente.',
      'Consertamos as duas marcas, entre {{repair.from}} e {{repair.to}}, e vendemos só PPA; o aviso serve para descontar o nosso lado.',
    ],
    points: [
      'Casa com até dez ciclos por hora: os dois de entrada servem.',
      'Prédio ou comércio: linha industrial de qualquer uma.',
      'Peso da folha com sobra, porque o limite de ciclos cai com a folha pesada.',
      'Protetor térmico que corta sempre: motor pequeno para o uso.',
    ],
    further:
      'A diferença entre estatores está em [qualidade dos estatores](/blog/qualidade-estatores-motor-portao).',
    send: 'Mande o nome inteiro dos dois modelos, o peso da folha e as aberturas na hora cheia.',
  },
  {
    when: ['ciclo|ciclos|aguenta mais|muitas aberturas|uso intenso|abre mais vezes'],
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda}, quem aguenta mais é a linha, e não a marca: motor de estator fino, que é o de casa, faz de {{stator.thin.from in digits}} a {{stator.thin.to in digits}} ciclos por hora, e o de estator robusto, de {{stator.robust.from in digits}} a {{stator.robust.to in digits}}. Em peso, o PPA Home leva até {{home.weight}}, e o PPA Home Jetflex, até {{homeJetflex.weight}}; da {outra}, compare os mesmos dois números na ficha do modelo. Vendemos PPA, e convém descontar isso.',
    ],
    heading: '{primeira} ou {segunda} para muitas aberturas',
    text: [
      'Conte os ciclos da hora mais cheia, que são uma abertura e um fechamento cada, e deixe a ficha com o dobro. Modelo que não declara ciclos por hora é de casa, seja qual for a tampa.',
      'Depois do motor vem a peça: pergunte em que loja do bairro se acha a engrenagem de cada um. Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Casa com poucos ciclos na hora cheia: o de entrada das duas marcas serve.',
      'Portão de prédio: linha pesada e proposta por escrito.',
      'Capacitor e ventilação contam tanto quanto a potência.',
    ],
    further: 'O assunto continua em [qualidade dos estatores](/blog/qualidade-estatores-motor-portao).',
    send: 'Mande as aberturas na hora cheia, o peso e o tipo da folha.',
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
    send: 'Deixe desligado e mande a foto da placa e da etiqueta do motor.',
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
];
