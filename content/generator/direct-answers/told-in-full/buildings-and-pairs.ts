/** What people of a building ask, a child at the gate, and titles with two halves of which one is not ours. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const buildingAndPairAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'apartamento|apto|predio|condominio*|edificio',
      'quem conserta|quem arruma|quem chama|quem chamar|quem resolve|quem eu chamo|quem devo chamar|quem manda consertar',
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
      'sem porteiro|nao tem porteiro|sem portaria|tirar o porteiro|tirou o porteiro|dispensar o porteiro|portao sem porteiro',
      'portao|predio|condominio*|garagem|edificio',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Prédio sem porteiro funciona com portão automático se ninguém precisa ajudar a folha: controle de código rolante cadastrado por unidade, fechamento automático com duas fotocélulas, nobreak e um morador treinado por bloco com a chave de destravamento. O interfone abre para a visita. Em portão pesado, motor com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que substitui o olho do porteiro',
    text: [
      'Sensor que avisa quando a folha ficou aberta, câmera da empresa de segurança voltada para o vão e telefone de quem atende o portão parado, fixado na entrada. Interfone e câmera são de outra empresa; a ligação deles na central combinamos com ela.',
    ],
    points: [
      'Controle perdido: apaga-se um só, pela lista com unidade e número.',
      'Entrega: pelo portão a pé, e não pelo da garagem.',
      'Revisão a cada {{maintenance.interval}}, porque ninguém percebe o ruído que começou.',
    ],
    send: 'O síndico manda a foto do portão por dentro, a da etiqueta da central e quantas vagas há.',
  },
  {
    when: [
      'pendura*|pendurar|pendurado|pendurada|sobe em|subiu em|subindo em|trepa|trepou|trepando|andar de|anda pendurad*|escala*|balanca*',
      'portao|basculante',
      'crianca*|filho|filha|filhos|neto|neta|netos|sobrinho|menino|menina|aluno*|perigoso|perigo',
    ],
    unless: 'preso|prendeu|machuc*|caiu|ferid*|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso: criança pendurada soma peso que o cabo e a mola não equilibram, e a folha pode descer de uma vez ou prender a mão entre ela e a coluna. Não deixe, e guarde o controle fora do alcance. Se já aconteceu muitas vezes, desligue o disjuntor e mande conferir cabo, pivô, braço e força, de {{part.adjustment.from}} a {{part.adjustment.to}} na regulagem.',
    ],
    heading: 'O que o peso da criança faz no portão',
    text: [
      'No basculante, cabo e mola trabalham no limite do equilíbrio; no de abrir, a dobradiça cede e a folha raspa; no de correr, o perigo é o braço entre a grade e a coluna. A fotocélula não vê quem vai agarrado na folha.',
      'Cabo ou roldana forçados se trocam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Folha que desceu de um lado: não use, e ninguém fica embaixo.',
      'Tela na grade impede o braço de passar entre as barras.',
      'Botoeira acima da altura da criança.',
      'Conte a ela, mostrando: a folha não sabe que há alguém ali.',
    ],
    send: 'Mande uma foto do portão fechado e outra dos lados da folha: dizemos o que proteger.',
  },
  {
    when: [
      'consert*|arrum*|reparo|instalar|motor|trocar motor',
      'e trocar fechadura|e trocar a fechadura|e fechadura|trocar a fechadura|troca de fechadura|trocar fechadura|e a fechadura|fechadura',
      'portao',
    ],
    unless: 'eletromagnet*|digital|eletrica|social|ou|elet*|ima',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão consertamos, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço; fechadura comum, de chave, é do chaveiro. Se a fechadura é elétrica, no portão social ou na folha da garagem, ela entra na mesma visita e nessa mesma faixa de serviço. Uma foto da fechadura diz qual das duas é.',
    ],
    heading: 'A ordem dos dois serviços',
    text: [
      'Primeiro a folha: portão torto ou fora do ponto força qualquer fechadura nova. Com motor, a fechadura de chave tem de ficar aberta ou ser trocada por trava elétrica, porque o motor puxa contra ela e quebra.',
    ],
    points: [
      'Trinco que não entra: alinhamento, e não fechadura.',
      'Trava elétrica: solta antes de o motor partir.',
      'Chave do destravamento do motor: é outra peça, e essa trocamos.',
    ],
    send: 'Mande a foto da fechadura, a do batente e um vídeo do portão.',
  },
  {
    when: [
      'aguenta mais|mais forte|mais potente|mais resistente|dura mais|mais peso|mais robusto',
      'silencios*|menos barulho|barulhento|menos ruido|mais quieto',
      'motor|qual|motores',
    ],
    unless: 'correr|deslizante|pivotante',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em basculante de casa, é o mesmo: o JETFLEX leva folha de até {{homeJetflex.weight}} e é o mais silencioso, porque o inversor parte e para devagar; instalado, custa {{kit.jetflex}}. Acima desse peso, a linha pesada chega a {{heavyLine.weight}} e faz mais ruído. Em portão de correr ou de abrir, diga o peso e o número de aberturas, e o motor sai por orçamento.',
    ],
    heading: 'Força e ruído vêm de lugares diferentes',
    text: [
      'A força está na ficha, em quilos; o ruído vem quase sempre da folha. Roldana gasta, pivô seco e suporte frouxo gritam com qualquer motor, e se acertam antes, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Peso da folha com sobra: o motor trabalha folgado e dura.',
      'Muitas aberturas por hora pedem uso intenso, e não só força.',
      'Quarto sobre a garagem: inversor e suporte com borracha.',
    ],
    send: 'Mande a foto do portão por dentro, com as medidas e o material da folha.',
  },
  {
    when: [
      'cerca eletrica|cerca|concertina|cercas eletricas',
      'camera*|cftv|alarme*|interfone*',
      'preco*|quanto custa|quanto fica|valor*|orcamento|custo',
    ],
    unless: 'motor|nao funciona|parou|queim*',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['price'],
    answer: [
      'Cerca elétrica, câmera e alarme não são serviço nosso, e por isso não temos o preço deles: quem orça é uma empresa de segurança eletrônica habilitada. Diga a ela os metros de muro e quantos cantos há, quantos pontos quer ver, se grava em aparelho ou na nuvem e onde há tomada e internet. Com isso, dois ou três orçamentos já se comparam.',
    ],
    heading: 'O que é nosso, ao lado deles',
    text: [
      'Cuidamos do portão automático. Se a cerca passa perto dele, a folha aberta precisa de espaço livre, e o terra da cerca é uma haste só dela; combine isso com quem instalar.',
    ],
    points: [
      'Cerca: metros de muro, número de fios, central e placas de aviso.',
      'Câmera: quantidade, distância, visão noturna e gravação.',
      'Pergunte da manutenção e do prazo de garantia.',
    ],
    further: 'O que fazemos está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Se também precisa do motor do portão, mande a foto dele por dentro, com as medidas.',
  },
];
