/** People at the gate: children, animals, neighbours, who may do what, how long, and what a warranty covers. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const peopleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto tempo|ate quando|por quanto tempo|posso ficar|pode ficar|aguenta ficar',
      'sem manutencao|sem revisao|sem lubrificar|sem lubrificacao|sem regulagem|sem revisar',
      'portao|motor|automatico|basculante',
    ],
    unless: 'demora|leva',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Numa casa, um ano é o limite sensato entre uma manutenção e outra; em prédio, loja ou perto do mar, {{maintenance.interval}}. Ele não para no dia seguinte, mas a graxa seca, o cabo e a roldana gastam sem aviso e o motor passa a carregar o que a folha deixou de equilibrar. Rangido, lentidão ou tranco encurtam o prazo: chame antes.',
    ],
    heading: 'O que se perde esperando mais',
    text: [
      'A revisão leva de {horas de manutenção}; a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Cabo, roldana ou mola que se deixa acabar custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a bobina que queimou por causa deles, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    points: [
      'Todo mês, pelo dono: varrer o trilho e limpar as lentes.',
      'A cada seis meses: graxa nas dobradiças e pivôs.',
      'Teste da fotocélula com um cabo de vassoura.',
    ],
    send: 'Mande uma foto do portão por dentro e diga quando foi a última revisão.',
  },
  {
    when: [
      'destrav*|abrir manualmente|abertura manual|modo manual|soltar o motor|colocar em manual|por em manual',
      'como|passo|fazer|onde|portao|motor|basculante|correr|pivotante|eletronico|automatico',
    ],
    unless:
      'perigoso|perigo|risco|seguro|chave|sem energia|sem luz|falta|acab*|nao destrava|duro|dura|nao engata|desce|cai|despenc*|fora|fechadura|nao consigo|emperr*|depois|carro|apagao|social|queimad*|voltar|interfone|conserto|preco|frio',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Para destravar o portão, desligue o disjuntor, confira de fora se a folha está reta e os cabos inteiros, ponha a chave no destravamento do motor e gire até soltar; depois leve a folha devagar, com ajuda. Para voltar, gire a chave ao contrário e mova a folha até ouvir o engate.',
    ],
    heading: 'Onde fica a chave em cada portão',
    text: [
      'No de correr, há uma portinhola ou alavanca na frente do motor, perto do chão. No basculante, uma alavanca ou cilindro no corpo do motor, às vezes com cordinha. No de abrir, uma tampa na ponta do pistão, uma para cada folha.',
      'A folha solta fica sem freio: em rampa ela corre, e no basculante sem equilíbrio ela desce. Se pesar, pare e trave outra vez.',
    ],
    points: [
      'Chave dura: mova um pouco a folha para aliviar o pino.',
      'Não gira: não force com alicate.',
      'Basculante: uma pessoa de cada lado, ninguém embaixo.',
      'Depois: confira que a folha não se move na mão, e só então religue.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se não destrava ou não volta a engatar',
        text: [
          'Limpeza ou troca do miolo entra num conserto de {{repair.from}} a {{repair.to}}; engrenagem marcada por tentativa forçada, de {{part.gears.from}} a {{part.gears.to}}. Aproveite a visita para aprender o movimento com a família.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso desligar o disjuntor mesmo sem luz?',
        answer: 'Sim. A luz volta sem avisar, e o motor pode partir com a sua mão na folha.',
      },
      {
        question: 'Perco a programação ao destravar?',
        answer:
          'Os controles, não. Algumas centrais só fazem a primeira viagem mais lenta para achar o curso.',
      },
    ],
    send: 'Mande uma foto do motor, de frente: mostramos na imagem onde fica a chave e para que lado gira.',
  },
  {
    when: [
      'crianca*|filho|filhos|filha|filhas|neto|netos|bebe|menino',
      'apert*|mexe|mexendo|alcanc*|brinca*|medo|fecha rapido|perto|evitar|proteger|seguranca|seguro|perigo*|cuidado*|pendur*|corre|rapido demais|machucar|sobe',
    ],
    unless: 'preso|presa|prendeu|prensou|caiu|feriu|agora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão automático fica seguro com criança quando três coisas estão certas ao mesmo tempo: força no mínimo que move a folha, um par de fotocélula baixo, na altura do joelho, e controle e botoeira fora do alcance. Se ele fecha rápido demais, deixe o fechamento automático desligado até a regulagem.',
    ],
    heading: 'O que provar em casa, hoje',
    text: [
      'Com o vão livre, mande fechar e ponha uma caixa de papelão no caminho: a folha tem de parar ou voltar sem esmagá-la. Depois corte o feixe com um cabo de vassoura, perto do chão e à meia altura. Se uma das provas falha, use o portão só com um adulto olhando.',
      'Velocidade também se trata: folha que desce depressa perdeu equilíbrio, e motor com inversor fecha mais devagar do que abre.',
    ],
    points: [
      'Ninguém se pendura nem empurra a folha: engrenagem quebra, criança cai.',
      'De correr: a mão entra entre a grade e a coluna; tela fecha esse vão.',
      'De abrir: o dedo vai na fresta da dobradiça; há protetor de borracha.',
      'Basculante: nunca brincar embaixo com ele aberto.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'O que regulamos e quanto custa',
        text: [
          'Força e velocidade, de {{part.adjustment.from}} a {{part.adjustment.to}}; segundo par de fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}. A prova da caixa se repete na sua frente, e o serviço tem {{repair.warranty}} de garantia.',
        ],
      },
    ],
    questions: [
      {
        question: 'A fotocélula vê uma criança pequena?',
        answer:
          'Só na linha do feixe. Por isso o par baixo, e por isso ela não dispensa a força bem regulada.',
      },
      {
        question: 'E se prender mesmo assim?',
        answer:
          'Solte o controle, desligue o disjuntor e mova a folha na mão, pela chave. Ferimento, 192; preso, 193.',
      },
    ],
    send: 'Mande um vídeo do portão fechando vazio e uma foto do vão por dentro: dizemos onde pôr o sensor.',
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
      'cachorro*|cao|gato|gatos|pet|animal|animais|cadela',
      'foge|fuja|fugindo|fugiu|fugir|escap*|sai|saiu|passa embaixo|passa por baixo|vao embaixo|por baixo|embaixo',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Para o cachorro não fugir, o portão precisa ficar menos tempo aberto e o vão de baixo menor que a cabeça dele: escova ou borracha na base da folha, pausa curta com fotocélula baixa e abertura parcial para quem sai a pé. Se ele fugiu porque o portão não fechou, a causa mais comum é o sensor sujo.',
    ],
    heading: 'Fechar o vão sem atrapalhar o motor',
    text: [
      'Perfil de escova ou borracha mole encosta no chão e não pesa. Chapa rígida embaixo raspa na rampa e muda o peso da folha, e no basculante pede acerto do contrapeso.',
      'O feixe comum, na altura do para-choque, não vê bicho: um segundo par, a um palmo do chão, segura a folha enquanto ele cruza.',
    ],
    points: [
      'Saída de carro: só aperte com o animal preso ou dentro.',
      'Fechamento automático só com o par baixo.',
      'De correr: tela na grade, para a cabeça não entrar.',
      'Aviso no celular de portão aberto.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'O que instalamos',
        text: [
          'Par de fotocélula baixo, de {{part.photocell.from}} a {{part.photocell.to}}; pausa, força e abertura parcial, de {{part.adjustment.from}} a {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço. A escova da folha é do serralheiro.',
        ],
      },
    ],
    questions: [
      {
        question: 'O portão pode machucar o animal?',
        answer: 'Pode, se a força está alta. A prova da caixa de papelão no chão mostra.',
      },
      {
        question: 'Sensor baixo dispara com folha seca?',
        answer: 'Às vezes segura o portão aberto. Varrer a linha do feixe resolve.',
      },
    ],
    send: 'Mande uma foto da parte de baixo do portão fechado, com algo ao lado para dar a medida do vão.',
  },
  {
    when: [
      'vizinho*|vizinha|vizinhos|lei do silencio|barulho a noite|barulho de noite|silencio',
      'reclam*|barulh*|incomod*|acord*|lei|multa|processo',
    ],
    unless: 'cachorro|frequencia|alarme|cerca|abre|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Barulho de portão que incomoda o vizinho vem menos do motor que da folha: batida no fim, roldana ou dobradiça seca e ferro contra ferro, levados pela parede. A batida se tira com regulagem na mesma semana; e a reclamação se resolve melhor mostrando o conserto marcado.',
    ],
    heading: 'O que calar primeiro',
    text: [
      'Abra e feche à noite com alguém dentro do quarto que reclama: o som que chega lá é o que importa. Estrondo na chegada é fim de curso; rangido é pino; ronco que passa pela parede é motor preso nela sem borracha.',
      'Não há isenção para portão: o sossego é protegido por lei e pelo regimento do condomínio, e horário não libera um ruído que se pode evitar.',
    ],
    points: [
      'Batida: parada antes do batente e borracha nele.',
      'Rangido: limpeza e graxa em dobradiça e pivô.',
      'Ronco na parede: coxim de borracha ou suporte fora dela.',
      'Apito e sirene: volume ou horário na central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa deixar silencioso',
        text: [
          'Curso, força e parada, de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana, guia ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Se depois disso ainda pesa, o motor com inversor, como o do kit de {{kit.jetflex}}, parte e chega devagar.',
        ],
      },
    ],
    questions: [
      {
        question: 'O vizinho pode me proibir de usar à noite?',
        answer: 'Proibir, não; exigir que o ruído evitável acabe, sim. Em prédio, vale o regimento.',
      },
      {
        question: 'Motor novo resolve o barulho?',
        answer: 'Só se o barulho é dele. Folha barulhenta continua barulhenta com qualquer motor.',
      },
    ],
    send: 'Mande um vídeo com som, de noite, do portão abrindo e fechando: o som costuma dizer a peça.',
  },
  {
    when: [
      'garantia',
      'raio|queda de energia|queda de luz|falta de luz|falta de energia|pico de luz|pico de energia|oscilacao|apagao|chuva|agua|surto|queima|queimou|batida|mau uso|roldana|bateria|controle|desgaste|inundacao|formiga',
      'cobre|coberto|coberta|motor|placa|portao|vale|perde|inclui',
    ],
    unless:
      'seguro|quantos|quanto tempo|perde se|outro tecnico|nota|garantia de controle|garantia de o controle|garantia de bateria',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Não: a garantia do motor cobre defeito de fabricação e do serviço, e o raio, a queda ou o pico de energia, a chuva na caixa aberta, a batida e o bicho na placa são dano de fora. Na dúvida, a causa se vê na peça, antes de qualquer cobrança.',
    ],
    heading: 'O que entra e o que fica fora',
    text: [
      'No nosso conserto são {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas; no kit instalado, {{kit.warranty}}. Dentro disso, o mesmo defeito que volta se refaz sem custo.',
      'Placa com trilha preta e varistor aberto mostra surto; borne verde mostra água; engrenagem moída com folha pesada mostra esforço. É essa leitura que o laudo descreve.',
    ],
    points: [
      'Cobre: peça que falha sozinha e serviço mal acabado.',
      'Não cobre: raio, enchente, batida, tensão errada.',
      'Não cobre: motor aberto ou ligado por terceiro.',
      'Pode cobrir por fora: seguro com danos elétricos, ou a distribuidora de energia.',
    ],
    sections: [
      {
        aspect: 'worth',
        heading: 'Como pedir, e o caminho fora dela',
        text: [
          'Mande a nota, a data e fotos, sem abrir a caixa. Se for surto, fazemos o diagnóstico por escrito para o seguro, e a placa fica entre {{part.board.from}} e {{part.board.to}}. A garantia legal de produto durável, de noventa dias, soma-se à do fabricante.',
        ],
      },
    ],
    questions: [
      {
        question: 'A distribuidora paga placa queimada por pico?',
        answer:
          'Pode pagar, quando o dano veio da rede dela. O pedido tem prazo e formulário próprios; não conserte antes de registrar.',
      },
      {
        question: 'Quem prova que não foi mau uso?',
        answer:
          'Quem recusa deve explicar por escrito o motivo. Com o laudo na mão, você pode levar ao Procon.',
      },
    ],
    send: 'Mande a data da instalação, a foto da etiqueta e o que aconteceu no dia: dizemos se é garantia antes da visita.',
  },
  {
    when: [
      'condominio|sindico|predio|assembleia|apartamento',
      'autorizacao|autoriz*|proibir|proibido|permissao|permitido|pode|precisa|preciso|obrigad*|assembleia',
      'instal*|motor|portao|trocar|colocar|automatiz*',
    ],
    unless:
      'quem paga|pagar|laudo|orcamento|orcamentos|art|bombeiro|multa|barulh*|vaga|quanto|camera|consert*|parado|quebr*|tag|controle|assembleia|quorum|votos|votacao|maioria|2/3|dois tercos|aprovar|aprovacao',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Em condomínio o portão da garagem é área comum: trocar o motor por outro igual é manutenção, e basta o síndico; pôr motor pela primeira vez ou mudar o tipo de abertura é obra, e passa pela assembleia, com a maioria dos condôminos ou o que a convenção pedir. Portão de uso só seu, como o de uma casa em vila fechada, costuma depender apenas de não mudar a fachada.',
    ],
    heading: 'O que levar para aprovar sem segunda reunião',
    text: [
      'Três orçamentos do mesmo serviço, com peso da folha, ciclos por hora e garantia iguais, e um desenho simples de onde vão motor, fio e fotocélula. Reparo urgente o síndico manda fazer e presta contas depois.',
      'Se o síndico recusar, peça o motivo por escrito, com o artigo da convenção.',
    ],
    points: [
      'Área comum: assembleia, e despesa rateada.',
      'Troca igual por igual: manutenção, basta o síndico.',
      'Uso exclusivo: convenção e fachada.',
      'Energia: de que relógio sai o ponto do motor.',
    ],
    sections: [
      {
        aspect: 'allowed',
        heading: 'O orçamento que entregamos',
        text: [
          'Em portão coletivo, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}; numa casa de vila com basculante, o kit vai de {{kit.padrao}} a {{kit.jetflex}}. A proposta sai por escrito, com peça, serviço e {{kit.warranty}} de garantia separados.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso pagar sozinho para automatizar o portão do prédio?',
        answer:
          'Só com autorização escrita. Depois de instalado, ele passa a ser do condomínio, e a manutenção também.',
      },
      {
        question: 'Precisa de engenheiro?',
        answer:
          'Para motor e fotocélula num portão que já existe, em regra não. Obra na estrutura ou regra do prédio podem pedir responsável técnico.',
      },
    ],
    send: 'Mande uma foto da entrada, o tipo de folha e quantas unidades usam: devolvemos a proposta para a assembleia.',
  },
  {
    when: [
      'quem pode|quem deve|posso eu|eu mesmo|pedreiro|pintor|serralheiro|eletricista|engenheiro|tecnico',
      'mexer|consert*|instal*|regular|abrir|trocar|automatiz*|fazer',
      'motor|portao|mola|placa|central|fotocelula|automatico',
    ],
    unless:
      'quer trocar|querem trocar|inteiro|diagnostic*|eletricista pode|serralheiro pode|pedreiro pode|eletricista conserta|eletricista instala|serralheiro instala|serralheiro conserta|eletricista mexe|eletricista arruma|serralheiro arruma|tecnico pode|tecnico conserta|tecnico para|tecnico de|antigo|quem paga|garantia|perde|quanto|preco|inquilin*|condominio|24|urgente|chega|demora|perto|sabado|domingo|visita|confiavel|hoje|precisa de peca|quem chamar',
    subject: 'automatizacao',
    isAboutSubject: true,
    answer: [
      'Cada parte tem o seu profissional: folha, coluna e trilho são do serralheiro; quadro, disjuntor e terra, do eletricista; motor, central, sensor, dobradiça e regulagem, do técnico de portão. Em casa você pode limpar, lubrificar por fora, trocar bateria e destravar; mola, cabo e placa, não.',
    ],
    heading: 'Quem faz o quê, e o risco de trocar os papéis',
    text: [
      'O eletricista liga o motor, mas é a força e a folha que machucam, e isso é de quem conhece portão. O serralheiro põe o motor, e queima a placa quando solda sem desligá-la. O pedreiro que empurra a folha com o motor engatado quebra a engrenagem.',
      'Para um portão comum de casa não se exige engenheiro. Estrutura nova, prédio ou exigência do condomínio podem pedir um responsável técnico.',
    ],
    points: [
      'Você: limpeza, bateria, teste da fotocélula, chave manual.',
      'Serralheiro: coluna, trilho, quadro da folha.',
      'Eletricista: ponto, disjuntor, DR e terra.',
      'Técnico: tudo o que move, para e protege.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A nossa parte',
        text: [
          'Instalamos, regulamos e consertamos o motor e o que o comanda, de {{repair.from}} a {{repair.to}} no conserto e de {{kit.padrao}} a {{kit.jetflex}} no kit para basculante, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Perco a garantia se outro mexer?',
        answer: 'No que foi mexido, em geral sim. Dentro do prazo, chame quem instalou.',
      },
      {
        question: 'O técnico precisa de curso?',
        answer:
          'Quem trabalha com eletricidade deve ter treinamento de segurança. Peça também garantia escrita e referências.',
      },
    ],
    send: 'Mande uma foto do portão por dentro: dizemos o que é nosso e o que é de outro profissional.',
  },
  {
    when: [
      'quanto tempo|demora|demoram|duracao|quantas horas|tempo',
      'consert*|manutencao|reparo|troca de|trocar|arrumar|instalar fotocelula|regulagem',
      'portao|motor|placa|roldana|mola|cabo|cremalheira|fotocelula|eletronico|central|engrenagem|basculante',
    ],
    unless:
      'sem manutencao|pode ficar|posso ficar|aguenta|de quanto em quanto|chegar|chega|atendimento|atendem|dura o|vida util|depois de quanto|garantia|dura um|dura uma|instalacao|instalar o motor|fica pront*|abr*|fech*|frequencia',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    answer: [
      'O conserto de portão leva em geral {horas de reparo}, numa visita só, quando a peça é comum: capacitor, controle, fotocélula, roldana e regulagem se resolvem na hora. A manutenção preventiva leva {horas de manutenção}. O que alonga é peça de modelo antigo, solda e folha fora do lugar.',
    ],
    heading: 'Tempo de cada serviço',
    text: [
      'Regular curso e força ou gravar controles é o mais rápido. Roldana, mola e cabo pedem escorar a folha e ocupam o meio período. Placa depende de ter a igual; sem ela, o portão fica no manual por alguns dias.',
      'Para não precisar de segunda visita, mande antes a etiqueta do motor e um vídeo: com eles o técnico sai com a peça provável.',
    ],
    points: [
      'Regulagem, controle, capacitor: o menor tempo.',
      'Roldana, cabo, mola, cremalheira: meio período.',
      'Placa fora de linha: dias, com o portão na mão.',
      'Folha caída: primeiro escorar, depois o prazo.',
    ],
    sections: [
      {
        aspect: 'lifetime',
        heading: 'Prazo e valor ditos antes',
        text: [
          'O conserto fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça. Em dia útil costumamos marcar para o mesmo dia ou o seguinte, em {horário}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso ficar em casa o tempo todo?',
        answer: 'Alguém precisa abrir, mostrar o defeito e assistir à prova no fim. No meio, não.',
      },
      {
        question: 'O portão fica sem fechar durante o serviço?',
        answer: 'Por alguns minutos. Em dia de peça pesada, combinamos antes quem vigia a entrada.',
      },
    ],
    send: 'Mande o que o portão faz, um vídeo e a etiqueta do motor: dizemos o tempo provável e o valor.',
  },
  {
    when: [
      'manutencao|preventiva|revisao|checklist|check list',
      'o que e feito|o que fazer|checklist|check list|como fazer|como|inclui|em casa|o que|passo|itens|lista|sozinho|dicas|serve',
    ],
    unless:
      'preco|custa|contrato|condominio|quanto tempo|predio|de quanto|mensal|direito|lei|antes de comprar|viagem|que marca|industrial',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'A manutenção do portão tem uma parte sua e outra do técnico. Em casa, todo mês: trilho varrido, lentes da fotocélula limpas, teste da vassoura no feixe e ouvido atento a ruído novo. Uma vez por ano, o técnico solta e move a folha, engraxa, aperta, regula força e curso e mede a parte elétrica.',
    ],
    heading: 'A lista de quem faz em casa',
    text: [
      'Sempre com o disjuntor desligado e os controles longe da mão de criança. Não se abre a caixa do motor, não se mexe em mola e não se põe graxa em trilho, cremalheira de nylon ou rolamento blindado.',
      'Anote a data e o que ouviu: um som que cresce de um mês para outro vale mais que qualquer medida.',
    ],
    points: [
      'Todo mês: trilho, lentes, teste da fotocélula.',
      'A cada seis meses: chave de destravamento, cabos e molas olhados de fora.',
      'Duas vezes por ano: graxa em dobradiça e pivô, pouca.',
      'Uma vez por ano: bateria dos controles e visita do técnico.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que o técnico confere',
        text: [
          'Folha na mão, roldanas e cabos, aperto do motor, capacitor, tensão, terra, curso, força e reversão. Em casa isso se faz uma vez por ano e, em condomínio ou comércio, a cada {{maintenance.interval}}; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vale a pena se o portão está bom?',
        answer:
          'Vale: cabo, mola e capacitor dão sinal meses antes de parar, e é nessa hora que custam pouco.',
      },
      {
        question: 'Quanto tempo leva a visita?',
        answer: 'Em geral {horas de manutenção}, com o portão em uso na maior parte do tempo.',
      },
    ],
    send: 'Mande uma foto do portão por dentro, a etiqueta do motor e a data da última revisão.',
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
      'Retire a bateria de todos os controles por algumas horas: se ele não abre, um deles tem o botão preso. Com as baterias fora e o portão ainda abrindo, é fio. Se só abre quando há gente na rua, é código.',
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
];
