/** Answers to complaints about one part of a gate, and to people who ask whether it is mended or replaced. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const partComplaints: readonly DirectAnswer[] = [
  {
    when: [
      'fio de fim de curso|cabo de fim de curso|fio de sensor de fim de curso|fio de chave de fim|fios de fim de curso',
      'romp*|quebr*|partiu|partid*|solt*|cort*|arrebent*|descasc*|roid*|roeu|queim*',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Com o fio do fim de curso rompido, a central não sabe onde parar: a folha bate no batente e o motor continua forçando, ou nem sai do lugar. Desligue o disjuntor e não use no controle. O fio se refaz inteiro até a placa, sem emenda no caminho da folha, a partir de {{repair.from}}; o curso se regula na mesma visita.',
    ],
    heading: 'Onde o fio parte e como se refaz',
    text: [
      'Ele parte onde se dobra a cada abertura ou onde a folha o esmaga. O técnico mede a continuidade, passa outro fio em conduíte com folga e prova cinco viagens.',
      'Até lá, feche na mão: disjuntor desligado, folha reta, cabos inteiros, chave de destravamento. Fechada, volte a chave até engatar.',
    ],
    points: [
      'Para de um lado e bate do outro: só um dos fios partiu.',
      'Falha só quando chove: emenda com água.',
      'Sensor inteiro e fio bom: o ímã é que saiu do lugar.',
    ],
    send: 'Mande uma foto do fio no ponto em que partiu e a da etiqueta do motor, com tudo desligado.',
  },
  {
    when: [
      'correia|correias',
      'motor|portao|portoes|basculante|deslizante|garagem',
      'quando|troc*|sinais|hora|gast*|trincad*|ressecad*|vida',
    ],
    unless: 'arrebent*|quebr*|romp*|partiu',
    subject: 'motor',
    aspects: ['signs'],
    isAboutSubject: true,
    answer: [
      'A correia do motor se troca quando aparece trinca, fiapo ou dente comido, quando ela patina na partida ou quando o técnico já não consegue esticá-la. Não há prazo certo: calor, sol e folha pesada a gastam antes. Correia que patina aquece e parte de repente, com a folha no meio do caminho; a troca fica na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Sinais de correia no fim',
    text: [
      'Nem todo motor tem correia: muitos usam engrenagem ou fuso, e a etiqueta diz o modelo. A nova se pede pela largura e pelo número de dentes, impressos na velha.',
      'Quem abre a caixa é o técnico, com o disjuntor desligado: ele troca, estica no ponto e confere a polia, que gasta a correia nova se estiver riscada.',
    ],
    points: [
      'Assobio ou chiado na partida: correia frouxa ou vidrada.',
      'Motor gira e a folha demora a sair: patinando.',
      'Pó preto embaixo da caixa: borracha gasta.',
      'Trinca entre os dentes: troca já.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'engrenagem|coroa|engrenagens',
      'espan*|quebr*|gast*|comid*|partiu|moeu|moida|derret*|sem dente|pulando|arrebent*',
    ],
    unless: 'nylon ou|quebra facil|quebra muito|ou bronze|ou aco|resistente|dura mais',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Engrenagem espanada deixa o motor girar e a folha parada, ou andando aos trancos: desligue o disjuntor, porque os dentes soltos travam o resto. A troca fica entre {{part.gears.from}} e {{part.gears.to}}, com a peça e a mão de obra, e leva de {horas de reparo}. Antes confira a chave: destravado, o motor também gira sem puxar.',
    ],
    heading: 'Por que a engrenagem gasta',
    text: [
      'A coroa de nylon cede de propósito antes da bobina. Se ela gastou cedo, há peso na folha, fim de curso que deixa bater ou graxa seca, e a nova vai pelo mesmo caminho se isso não for visto na mesma visita.',
      'A peça se pede pela etiqueta do motor: a mesma linha muda de passo entre gerações. Sai com {{parts.warranty}} de garantia, e o serviço, com {{repair.warranty}}.',
    ],
    points: [
      'Ronco grave e pó claro na caixa: dentes no fim.',
      'Puxa com a folha leve e falha com ela pesada: dente gasto.',
      'Gira livre sempre: coroa sem dentes, pino partido ou chave aberta.',
      'Fuso riscado ou caixa trincada: compara-se com motor novo.',
    ],
    further:
      'O serviço está descrito em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta do motor e diga se ele gira solto, estala ou emudeceu.',
  },
  {
    when: [
      'controle|controles|controle remoto',
      'queimou|queimado|queimados|queimar|estragado|estragou|morreu|com defeito|nao tem mais jeito|pifou',
    ],
    unless: 'placa|receptor|motor queim*|central|molh*|lav*|agua',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Controle de portão quase nunca queima: antes de trocar, ponha bateria nova da mesma medida e limpe o contato. Se a luz continua apagada com bateria boa, o controle morreu e se troca por outro da mesma família do receptor, gravado na central. A gravação na visita fica entre {{part.programming.from}} e {{part.programming.to}}; o controle é à parte, pelo modelo.',
    ],
    heading: 'Bateria, controle ou receptor',
    text: [
      'A prova é o outro controle da casa: se ele abre, motor e receptor estão bons. Se nenhum abre e a botoeira abre, o defeito está no receptor, e comprar controle não resolve.',
      'O novo precisa ter a mesma frequência e o mesmo tipo de código. O velho, se foi para o lixo ou sumiu, convém apagar da memória.',
    ],
    points: [
      'Luz fraca: bateria. Luz apagada: contato ou controle.',
      'Botão afundado: borracha gasta, e o contato não fecha.',
      'Luz forte e nada abre: código perdido ou receptor.',
    ],
    further:
      'A ordem dos passos de gravação está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle de frente, de verso e aberto, e a da tampa do motor: dizemos qual serve.',
  },
  {
    when: ['antena', 'quebr*|cort*|solt*|partiu|caiu|enferruj*|arranc*|emend*|romp*'],
    unless: 'tv|parabolica|tag',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Com a antena do portão quebrada, o controle só funciona de perto: ela é um fio de comprimento certo, que sai do receptor. O portão continua seguro e pode ser usado pela botoeira. Recolocar ou trocar o fio é serviço curto, a partir de {{repair.from}}; não emende com arame nem alongue, porque o tamanho tem relação com a frequência.',
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
      'batente|batentes|para-choque|limitador|batedor',
      'quebr*|solt*|caiu|cedeu|gast*|arranc*|tort*|amass*',
    ],
    unless: 'dobradica|porta de',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Sem o batente, nada segura a folha se o fim de curso falhar: a de correr sai do trilho e a de abrir passa do ponto e torce o braço. Não use no motor até repor; desligue o disjuntor e, se for preciso, leve na mão com cuidado no fim. Solda ou suporte do batente fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; as paradas se regulam junto, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que o batente quebrou',
    text: [
      'Batente não é freio: ele só espera a folha que falhou. Se quebrou, o portão vinha batendo, e isso é fim de curso fora do ponto, desaceleração perdida ou folha que desce pesada.',
      'O novo leva borracha, fica preso no piso ou na coluna e para a folha um dedo depois do ponto em que o motor já parou.',
    ],
    points: [
      'Correr: batente nas duas pontas do trilho, e nunca um só.',
      'De abrir: no piso, no meio do vão, e na abertura.',
      'Basculante: os dois lados iguais, ou a folha torce.',
      'Chumbador solto do piso: obra pequena antes da solda.',
    ],
    send: 'Mande uma foto do batente e do piso dele, e um vídeo da chegada da folha, se ela ainda anda.',
  },
  {
    when: ['puxador|macaneta|alca de portao|alca', 'quebr*|solt*|caiu|troc*|coloc*|instal*|arranc*'],
    unless: 'controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Puxador quebrado não impede o motor de trabalhar: ele só serve para mover a folha na mão, na falta de luz. Use no controle e troque sem pressa, com o disjuntor desligado e o portão fechado. Puxador soldado é trabalho de serralheria, com preço dela; o parafusado se troca com a mesma furação.',
    ],
    heading: 'Que puxador pôr num portão com motor',
    text: [
      'Ponha um curto, sem quina, do lado de dentro e fora do encontro da folha com a coluna: saliente no vão, ele bate e a central lê como obstáculo.',
      'No de correr, confira a folga até a coluna com a folha toda aberta, antes de furar.',
    ],
    points: [
      'Não puxe a folha pelo braço do motor nem pela cremalheira.',
      'Na mão, só com o motor solto na chave e os cabos inteiros.',
      'Solda na folha: fios da central soltos antes, pelo técnico.',
    ],
    send: 'Mande uma foto do puxador e do encontro da folha com a coluna.',
  },
  {
    when: [
      'desentort*|desempen*|desamass*|endireitar|entortou|empenou|amassou|entortad*|amassado',
      'portao|basculante|folha|deslizante|grade',
    ],
    unless:
      'instalaram|colocaram|montaram|depois de instalar|cabo|trilho|braco|carro|caminhao|calor|sol|cremalheira|um lado|de um lado|vento|quem paga|motor tort*',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Desentortar a folha é trabalho do serralheiro, que desempena o quadro no lugar ou na oficina e dá o preço vendo; nós soltamos o motor antes e acertamos cabo, roldana, curso e força depois, de {{part.adjustment.from}} a {{part.adjustment.to}}. Até lá, desligue o disjuntor: folha torta presa ao motor solta de uma vez ou queima a bobina.',
    ],
    heading: 'O que se salva e a ordem do serviço',
    text: [
      'Chapa amassada não atrapalha o motor. Quadro fora de esquadro, sim: a folha toca na coluna, o cabo puxa mais de um lado e a roda sai do canal. Mede-se pelas duas diagonais, que têm de ser iguais.',
      'Basculante torto tem peso e cabo esticado: ninguém passa embaixo, e ele não se destrava nem se puxa com o carro para voltar.',
    ],
    points: [
      'Alumínio vinca e não volta: troca-se o perfil.',
      'Ferro desempena, e a solda velha se refaz.',
      'Motor desligado e fios da central soltos antes da solda.',
      'Depois do ferro pronto: curso, força e equilíbrio de novo.',
    ],
    send: 'Mande uma foto de frente com a folha fechada, outra do ponto amassado e a etiqueta do motor.',
  },
  {
    when: ['ferrugem|enferruj*|oxid*|zinabre', 'trilho|canaleta|trilhos'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Trilho enferrujado se limpa com escova de aço, com o disjuntor desligado, e fica seco: óleo e graxa juntam areia e viram lixa. Ferrugem de pele não impede a roda; trilho furado, solto ou com a borda comida se troca, porque a roda cai ali e a folha sai do canal. Roldana travada pela ferrugem fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de trilho, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Limpar ou trocar o trilho',
    text: [
      'O que enferruja é a água parada: abra a saída do canal e confira a queda do piso. Trilho de perfil redondo, parafusado, junta menos água que cantoneira chumbada.',
      'Depois de limpar, solte o motor na chave, com a folha reta, e leve-a de ponta a ponta: onde ela sobe ou pesa está o trecho a refazer.',
    ],
    points: [
      'Risco brilhante num lado só: trilho torto.',
      'Roda que não gira e arrasta: ferrugem no rolamento.',
      'Pó vermelho depois de cada abertura: borda se desfazendo.',
      'Tinta no trilho não dura, e a lasca levanta a roda.',
    ],
    send: 'Mande uma foto do trilho de perto, outra da roda e o comprimento da folha.',
  },
];
