/** Answers to titles about gates of condominiums: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { building } from '../../words/title-groups.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      `${building}|apartamento*`,
      'abr* sozinh*|abr* de madrugada|abr* em madrugada|abr* a noite|abr* de noite|abr* durante a noite|abr* do nada|abr* sem ninguem|abr* sem comando|abr* sem parar|acion* sozinh*|mex* sozinh*|sob* sozinh*|vida propria|amanhec* abert*',
    ],
    unless: 'quem paga|desce sozinh*|fecha sozinh*|fechamento|vento|empurr*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão de prédio que abre sozinho, de dia ou de madrugada, recebe uma ordem que ninguém quis dar: botão da portaria ou fio do interfone com umidade, controle de morador com o botão afundado ou apertado sem querer, cópia de controle ou código igual ao de um vizinho, ou ainda receptor com defeito. Até achar a causa, ponha alguém na passagem à noite, ou desligue o disjuntor do portão e deixe a chave de destravamento com a portaria. O conserto do prédio é orçado pela peça, com o valor dito antes.',
    ],
    heading: 'Como se acha de onde vem a ordem',
    text: [
      'O técnico solta na central os fios do botão do porteiro e do interfone e deixa só o rádio. Se o portão sossega, a ordem vinha do fio; se continua, vinha de um controle ou do próprio receptor.',
      'O conserto o síndico manda fazer sem assembleia. Se a causa é cópia de controle, o remédio é um receptor de código rolante com um controle numerado por unidade, e essa troca se avisa aos moradores com data.',
    ],
    points: [
      'Anote o dia, a hora e se chovia, e compare com a gravação da câmera.',
      'Confira a lista: controle de quem se mudou ainda abre, se não foi apagado.',
      'Só em noite úmida, a primeira suspeita é a botoeira ou o fio.',
      'Depois de uma falta de luz, a primeira suspeita é a central.',
    ],
    questions: [
      {
        question: 'O síndico pode desligar o portão até o conserto?',
        answer:
          'Pode, por risco e com aviso, se alguém abre na mão para quem entra e sai e se a porta social fica livre.',
      },
    ],
    send: 'Mande as horas em que ele abriu, a foto da etiqueta da central e quantos controles o prédio tem.',
  },
  {
    when: [building, 'em domingo|domingo|domingos|de domingo|feriado|feriados|em feriado'],
    unless:
      'madrugada|24 horas|24h|portaria|remota|seguranca|vigia|porteiro|sozinh*|abr*|desligar|desliga|barulh*|multa|vizinh*|interfone|camera|funcionando|ligado|trancar|quem paga|carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Atendemos condomínio no domingo e no feriado, sim, se houver técnico livre: a resposta vem por mensagem, e o valor do chamado é dito antes da saída. Se a entrada ficou aberta, um porteiro ou um morador guarda a passagem até ele chegar. Só com a folha reta e os cabos inteiros se desliga o disjuntor, se solta o motor na chave e se fecha na mão; em folha torta ou com cabo solto ninguém toca. O que pode esperar fica para a segunda, pelo preço normal da peça.',
    ],
    answerAtPlace: [
      'Atendemos condomínio {onde} no domingo e no feriado, sim, se houver técnico livre: a resposta vem por mensagem, e o valor do chamado é dito antes da saída. Se a entrada ficou aberta, um porteiro ou um morador guarda a passagem até ele chegar. Só com a folha reta e os cabos inteiros se desliga o disjuntor, se solta o motor na chave e se fecha na mão; em folha torta ou com cabo solto ninguém toca. O que pode esperar fica para a segunda, pelo preço normal da peça.',
    ],
    heading: 'O que pede o domingo e o que espera a segunda',
    text: [
      'Garagem escancarada, carro que não sai e folha fora do lugar pedem o domingo. Ruído, lentidão ou um controle só que falha esperam o primeiro horário da segunda, e a conta sai menor.',
      'Quem autoriza é o síndico ou quem ele indicar na portaria. Como loja de peças não abre no domingo, o técnico às vezes deixa a entrada segura, na mão, e volta com a peça no dia útil.',
    ],
    points: [
      'Endereço do prédio e nome de quem autoriza a entrada.',
      'Vídeo do portão e foto da etiqueta do motor, logo na primeira mensagem.',
      'Quadro de luz e chave de destravamento separados para o técnico.',
      'A visita não tem taxa na área atendida; o chamado fora do expediente tem o valor combinado antes.',
    ],
    send: 'Mande o endereço, um vídeo do portão e a foto da etiqueta do motor: dizemos logo se alguém vai no domingo.',
  },
  {
    when: [
      building,
      '24 horas|24h|24hs|24 h|24hrs|vinte e quatro horas|plantao|de madrugada|fora de horario',
    ],
    unless:
      'portaria|remota|seguranca|vigia|porteiro|sozinh*|abr*|desligar|desliga|barulh*|multa|vizinh*|interfone|camera|funcionando|ligado|trancar|quem paga|carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Atendemos condomínio também fora do expediente, se houver técnico livre: é isso que a nossa assistência {{assistance.hours}} quer dizer, e a resposta vem por mensagem, com o valor dito antes da saída. Com a garagem aberta, ponha alguém na passagem; se a folha está reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave, feche na mão e passe uma corrente. Torta ou com cabo solto, ninguém toca nela. O expediente vai de {horário}.',
    ],
    answerAtPlace: [
      'Atendemos condomínio {onde} também fora do expediente, se houver técnico livre: é isso que a nossa assistência {{assistance.hours}} quer dizer, e a resposta vem por mensagem, com o valor dito antes da saída. Com a garagem aberta, ponha alguém na passagem; se a folha está reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave, feche na mão e passe uma corrente. Torta ou com cabo solto, ninguém toca nela. O expediente vai de {horário}.',
    ],
    heading: 'Quem chama e o que passa na frente',
    text: [
      'No prédio quem chama é o síndico, o zelador ou a portaria, e o conserto urgente se faz sem assembleia, com a conta prestada depois. Garagem aberta para a rua, morador preso e folha caída passam na frente; barulho, lentidão e um controle só que falha esperam o expediente.',
      'O conserto do prédio é orçado pela peça. Se fora do expediente falta uma peça, o técnico deixa a entrada segura, na mão, e volta com ela no dia útil.',
    ],
    points: [
      'Endereço e nome de quem autoriza, na primeira mensagem.',
      'Vídeo do que o portão faz e foto da etiqueta do motor.',
      'Chave de destravamento e quadro de luz ao alcance da portaria.',
      'Da visita não se cobra taxa na área que atendemos.',
    ],
    send: 'Mande o endereço, um vídeo do portão e a foto da etiqueta do motor: dizemos logo se alguém vai agora.',
  },
  {
    when: [
      'preso em garagem|presa em garagem|presos em garagem|preso dentro|presa dentro|trancado dentro|trancado em garagem|morador preso|moradores presos|gente presa|nao consegue sair|nao conseguem sair|ninguem consegue sair|ninguem sai|ninguem consegue entrar',
      'predio|condominio|edificio|morador|moradores|zelador|porteiro|portaria',
    ],
    unless: 'ferid*|mao|dedo|perna|braco|cachorro|gato|embaixo|elevador|tag',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isDanger: true,
    isUnpriced: true,
    answer: [
      'Chame a portaria ou o zelador, que guardam a chave de destravamento do motor e sabem onde fica o disjuntor do portão. Com a folha reta e os cabos inteiros, desliga-se o disjuntor, a chave solta o motor, e a folha se abre devagar, na mão. Se ela está torta, pesa ou tem cabo solto, ninguém a força: saia a pé pela porta social. Quem passa mal ou não tem outra saída liga 193. O conserto, no prédio, é orçado pela peça, com o valor dito antes.',
    ],
    heading: 'Enquanto o portão não abre',
    text: [
      'Antes da chave, aperte a botoeira da portaria e tente outro controle; se um dos dois abre, não é preciso soltar nada. Se só o disjuntor do portão caiu, religue-o uma única vez.',
      'Aberta a folha, alguém fica no vão: sem motor engatado ela não se segura, e os carros passam um por vez.',
    ],
    points: [
      'Chave de destravamento na portaria, com etiqueta, e não no armário do síndico.',
      'Telefone de quem mantém o portão colado ao lado do quadro.',
      'Motor do carro desligado dentro da garagem fechada.',
    ],
    further: 'A rotina está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Escreva pelo WhatsApp que há gente presa no prédio e mande a foto do motor e o endereço.',
  },
  {
    when: [
      'tag|tags',
      'nao abre|nao funciona|nao le|parou|falha',
      'controle abre|controle funciona|pelo controle|com o controle|controle vai',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o controle abre e a tag não, o portão está bom, e a falha fica entre a etiqueta e o leitor: tag descolada, bloqueada ou fora do cadastro, leitor sem energia ou o fio dele até a central. Teste outra tag: se ela abre, o caso é o seu cadastro; se nenhuma abre, é o leitor ou o fio. Leitor e cadastro são da empresa de acesso; o fio até a central nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Tag, cadastro ou fio: quem chamar',
    text: [
      'O leitor que apita ou acende e não abre reconheceu a tag: falta o contato dele chegar à entrada de botoeira da placa. O que não dá sinal nenhum está sem energia ou não leu.',
    ],
    points: [
      'Película metálica no vidro atrapalha a leitura.',
      'Tag no lugar errado do para-brisa: mude e teste.',
      'Cadastro apagado na última atualização da lista.',
    ],
    send: 'Mande um vídeo da tentativa com a tag, a foto do leitor e a da etiqueta da central.',
  },
  {
    when: [
      'apartamento|apto|predio|condominio*|edificio',
      'quem conserta|quem arruma|quem chama|quem chamar|quem chamo|chamo quem|quem resolve|quem eu chamo|quem devo chamar|quem manda consertar',
      'portao|garagem',
    ],
    unless: 'paga|pagar|controle*|quanto custa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'No prédio quem manda consertar é o síndico ou a administradora, porque o portão é de todos: o morador avisa por escrito e não chama por conta própria. Quem conserta é o técnico de portão, e motor, central, controles e sensores são conosco, de {{repair.from}} a {{repair.to}} num conserto comum; folha torta ou coluna é do serralheiro.',
    ],
    heading: 'O que o morador pode fazer já',
    text: [
      'Avise a portaria e a administração com a hora e um vídeo, e peça que isolem o vão se a folha está torta. Destravar é tarefa de quem o condomínio treinou, e não de quem chega com pressa.',
      'Em portão pesado, motor com instalação fica entre {{condominium.from}} e {{condominium.to}}, quando o conserto não compensa.',
    ],
    points: [
      'Só o seu controle falha: pilha e cadastro, antes de chamar técnico.',
      'Ninguém entra: o síndico pode mandar consertar sem assembleia.',
      'Portão aberto à noite: alguém da equipe fica no vão.',
    ],
    send: 'O síndico ou o zelador manda um vídeo, a foto da etiqueta do motor e o endereço.',
  },
  {
    when: [
      'sinal|sinais|indicios|como saber|como perceber|sintomas',
      'condominio*|predio*',
      'motor novo|trocar motor|trocar o motor|motor maior|motor mais forte|novo motor',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O portão do condomínio precisa de motor novo quando para por calor no pico e volta depois de meia hora, quando os consertos se repetem com a folha leve, quando ele abre cada ano mais devagar, quando a placa ou a engrenagem saiu de linha, quando as aberturas da hora cheia passam do que a ficha permite e quando já não para ao encostar mesmo regulado. Um conjunto de uso intenso instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Antes de decidir a troca',
    text: [
      'Peça que se solte o motor e se mova a folha: se ela pesa, roldana, cabo ou equilíbrio vêm antes. Leve à assembleia a contagem de aberturas e as notas do ano.',
    ],
    points: [
      'Para só no pico: ciclos de menos.',
      'Para a qualquer hora: defeito.',
      'Barulho novo: peça gasta, e não motor.',
    ],
    send: 'Mande a etiqueta do motor, o número de unidades e o que ele faz.',
  },
  {
    when: [
      'predio*|condominio*|edificio*',
      'sem portao|portao quebrado|portao parado|portao com defeito|portao nao funciona|portao travado',
      'o que fazer|como fica|quem chamar|como fazer|e agora|funcionando',
    ],
    unless: 'quem paga|construindo|obra',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com o portão do prédio parado, avise a portaria e o síndico, desligue o disjuntor do portão e ponha alguém no vão para controlar a passagem. Folha reta e leve se destrava e se leva na mão; torta, caída ou com cabo frouxo, ninguém toca. O técnico deixa primeiro a entrada segura, e o conserto, no prédio, é orçado pela peça.',
    ],
    heading: 'Até o conserto, nesta ordem',
    text: [
      'De noite, feche na mão, trave de novo o motor e passe uma corrente. O controle continua abrindo se o disjuntor for religado, e por isso o quadro fica identificado.',
      'Atendemos de {horário}, e fora disso conforme houver técnico livre na assistência 24 horas.',
    ],
    points: [
      'Chave de destravamento na portaria, e quem sabe usá-la.',
      'Cone ou corrente com aviso no vão aberto.',
      'Saída de pedestre livre.',
      'Foto da etiqueta do motor já enviada ao técnico.',
    ],
    send: 'Mande o endereço, um vídeo do portão e a foto da etiqueta: dizemos se um técnico vai hoje.',
  },
  {
    when: [
      'morador|condomino|vizinho|visitante|inquilino|entregador|motorista|alguem',
      'quebrou|bateu|estragou|danificou|derrubou|entortou|amassou|arrebentou|forcou',
      'paga|pagar|responde|responsavel|conta|prejuizo|cobrar|arca',
      'portao|motor',
    ],
    unless: 'carro de|em carro|meu carro|fechou|aluguel|alugado',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Paga quem quebrou, se há prova de que foi ele. Na prática o condomínio manda consertar logo, porque a garagem não pode ficar aberta, e cobra depois do morador, com o orçamento e a gravação; muitas convenções põem na conta do morador também o dano do visitante dele.',
    ],
    heading: 'Dano, desgaste e prova',
    text: [
      'O que se cobra é o que a batida causou, e não a peça que já estava gasta: por isso o técnico descreve cada uma em separado. Se o portão falhou antes e fechou sobre o carro, a conta pode virar do condomínio.',
      'Motor e comando consertamos de {{repair.from}} a {{repair.to}}; solda e suporte ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Gravação pedida no mesmo dia, antes que se apague.',
      'Foto do portão, do carro e da placa dele.',
      'Aviso por escrito, com prazo para responder.',
      'Seguro do carro e do prédio avisados antes do conserto.',
    ],
    send: 'Para o orçamento que separa dano de desgaste, o síndico manda pelo WhatsApp a foto do portão e da etiqueta do motor.',
  },
  {
    when: [
      'tag|etiqueta|cartao|leitor|aproximacao',
      'portao|garagem|condominio',
      'nao le|falha|fraco|demora|longe',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Tag que falha de uns carros e não de outros está na posição ou na película: vidro metalizado cega o leitor e o canto do para-brisa quase sempre funciona. Se falha em todos, é o leitor, o ângulo dele ou a antena suja.',
    ],
    heading: 'Onde o leitor e a etiqueta ficam',
    text: [
      'O leitor aponta para onde o carro para, e não para onde passa; um quebra-molas resolve mais que aumentar a potência. Tag velha descola e vinca, e a antena da etiqueta rompe.',
      'Ajustar posição e força do leitor fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Prove a tag na mão, fora do carro.',
      'Película nova: peça a faixa sem metal.',
      'Duas tags juntas confundem a leitura.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga se falha em todos os carros e mande a foto do leitor.',
  },
  {
    when: [
      'quebra toda hora|quebrando toda hora|quebra toda semana|quebra todo mes|para toda semana|para todo mes|estraga todo mes|estraga toda semana|defeito todo mes|defeito toda semana|problema todo mes|problema toda semana|conserto todo mes|tecnico todo mes|tecnico toda semana|enguica toda semana|enguica todo mes|vive quebrando|sempre quebra|quebra muito|quebra tanto|nao para de enguicar|nao para de quebrar|nao para de estragar|nao para de dar defeito|nao para de dar problema|estraga tanto|enguica tanto|da tanto problema|da tanto defeito|quebrando direto|quebrou de novo|parou de novo|estragou de novo|queimou de novo',
      'predio|condominio|loja|portao|motor',
    ],
    unless: 'engrenagem|fusivel|coroa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que quebra toda semana não tem azar: ou o motor é pequeno para o número de aberturas, ou a folha pesa e mata a peça nova, ou cada visita conserta o efeito. Pare de trocar peça e peça a prova da folha na mão, com o motor solto, e a conta de ciclos na hora cheia.',
    ],
    description:
      'Portão que quebra toda semana tem motor pequeno para o uso, folha pesada que mata a peça nova ou conserto que só trata o efeito.',
    heading: 'Separar uso, folha e serviço',
    text: [
      'Anote em cada parada a hora, a peça e o sintoma: três linhas iguais mostram a causa. A ficha do motor diz quantos ciclos por hora ele aguenta; um prédio passa disso em dez minutos de saída.',
      'Folha e roldana se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; motor da classe certa, em portão pesado, fica entre {{condominium.from}} e {{condominium.to}} instalado.',
    ],
    points: [
      'Quebra na hora de pico: uso.',
      'Quebra sempre a mesma peça: folha ou alinhamento.',
      'Quebra uma coisa diferente cada vez: energia ou serviço.',
      'Relatório escrito em toda visita.',
    ],
    further: 'A escolha do motor está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a lista das últimas paradas, a foto da etiqueta e quantas vagas há.',
  },
  {
    when: [
      'multa|multar|multado|advertencia|notificacao|sindico cobrou|cobrar',
      'condominio|sindico|predio',
      'bati*|bater|bateu|dano*|quebr*|estrag*',
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
      'tag|tags|cartao de acesso|adesivo',
      'nao funciona|nao le|nao abre|parou|falha|nao pega|nao esta lendo',
      'portao|garagem|condominio|carro|predio',
    ],
    unless: 'perd*|roub*|furt*|clonar|copiar|quanto|moto',
    subject: 'portao-de-condominio',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a tag não abre o portão e a dos vizinhos abre, o defeito é da sua: adesivo riscado, vidro com película metálica, lugar errado ou cadastro bloqueado, e quem resolve é a administração ou a empresa do controle de acesso. Se nenhuma tag é lida, é a antena leitora, da mesma empresa. Se a tag é lida e o portão não anda, é do contato em diante, e isso consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Tag, leitor ou portão',
    text: [
      'O leitor confirma com luz ou bipe. Lido e sem movimento, prove o controle ou a botoeira: se também não abrem, o defeito é do portão.',
    ],
    points: [
      'Tag solta ou trocada de carro: deixa de ler.',
      'Parou depois de trocar o para-brisa: cadastre uma nova.',
      'Parou para todos ao mesmo tempo: leitor ou rede do prédio.',
    ],
    send: 'Mande um vídeo do carro diante do leitor, com a luz dele à vista, e diga se o controle abre.',
  },
  {
    when: [
      'voces atendem|atendem|atende|voces fazem|fazem|trabalham com|trabalha com|atendimento a|atendimento para|voces trabalham',
      'condominio*|predio*|edificio*|sindico*|administradora*',
    ],
    unless: 'quanto|contrato|interfone|cerca|camera|controle|tag|nao atende*|assembleia',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Sim, atendemos condomínio e prédio em São Paulo e na Grande São Paulo: conserto, manutenção preventiva, troca de motor e cadastro de controles. A visita não tem taxa, e o orçamento sai por escrito em nome do condomínio.',
    ],
    heading: 'O que muda no atendimento a um prédio',
    text: [
      'O conserto de portão coletivo é orçado pela peça; motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}. Em uso intenso, a preventiva volta a cada {{maintenance.interval}}.',
    ],
    points: [
      'Horário combinado com síndico ou zelador, fora da hora cheia.',
      'Peça, mão de obra e garantia em linhas separadas, para a assembleia.',
      'Controles cadastrados e apagados só com autorização da administração.',
      'Recibo com a causa do defeito e o que foi trocado.',
    ],
    questions: [
      {
        question: 'Atendem sem o síndico presente?',
        answer:
          'Sim, se ele autorizar por mensagem e houver zelador ou porteiro para abrir a casa do motor e acompanhar o teste.',
      },
    ],
    further:
      'O que comparar entre propostas está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp o bairro, uma foto da entrada, a etiqueta do motor e quantas unidades usam o portão.',
  },
  {
    when: [
      'tag|tags|cartao de acesso|adesivo',
      'perd*|roub*|furt*|nao le|nao funciona|nao abre|parou|quebr*|bloque*',
    ],
    unless: 'placa trocada|controle abre|controle funciona|pelo controle|com o controle',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Tag de condomínio perdida se cancela no mesmo dia com a administração ou com a empresa de controle de acesso, que cadastra a nova: o leitor e o cadastro são delas, e nós não gravamos tag. Se a sua tag é lida e o portão não anda, o defeito está do contato em diante, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Tag, leitor ou portão: quem chamar',
    text: [
      'Uma tag só que falha é a tag ou o cadastro. Todas falhando é leitor, antena ou fio; e se o controle comum também não abre, é o portão.',
    ],
    points: [
      'Diga à portaria o número da tag e a hora em que sumiu.',
      'Não cole a tag nova sobre película metalizada.',
      'O leitor apita e o portão não se mexe: chame o técnico do portão.',
    ],
  },
  {
    when: ['eclusa|intertrav*|clausura'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Eclusa é o par de portões em que um só abre com o outro fechado, e as duas centrais precisam se falar para isso. No portão de condomínio já existente, ligamos o intertravamento e um sensor em cada folha; o projeto de acesso e a portaria são de empresa de segurança.',
    ],
    heading: 'O que a eclusa exige dos dois portões',
    text: [
      'O tempo de cada folha soma na fila, e por isso os motores são de uso intenso: instalado, o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}} por portão. É preciso prever também a abertura de emergência dos dois juntos.',
    ],
    points: [
      'Espaço para um carro inteiro entre as folhas.',
      'Fotocélula nos dois vãos.',
      'Comando da portaria que libera tudo num incêndio.',
    ],
  },
];
