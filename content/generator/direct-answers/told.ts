/** Answers to complaints and questions whose deciding word no subject covers. */
import type { DirectAnswer } from '../direct-answer.ts';

export const toldAnswers: readonly DirectAnswer[] = [
  {
    when: [
      '220|220v|220 v',
      'em 110|em 127|em 127v|em 110v|em 127 v|em 110 v|em tomada 127|em tomada 110|em tomada 110v|em tomada 127v|em rede 110|em rede 127|em casa 110|em casa 127',
    ],
    unless: 'posso|pode|da para|tem como|consigo|serve|transformador',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['safety', 'repair', 'compatibility'],
    answer: [
      'Motor de 220 V ligado em 127 V não parte: ronca, fica sem força e esquenta, e a bobina queima se a pessoa insistir. Desligue o disjuntor já; se foi por pouco tempo, costuma bastar ligar na tensão certa e testar. No sentido contrário, motor de 127 V em 220 V queima em segundos, e a placa com ele.',
    ],
    heading: 'O que a tensão errada estraga em cada sentido',
    text: [
      'Tensão de menos faz o motor puxar corrente sem girar, e o calor come o verniz da bobina. Tensão de mais atravessa a fonte da placa, o capacitor e a bobina de uma vez.',
      'Placa fica entre {{part.board.from}} e {{part.board.to}}, e estator entre {{part.stator.from}} e {{part.stator.to}}. Quem corrige a tensão do ponto é um eletricista ou o técnico, com o medidor na mão.',
    ],
    points: [
      'Leia a etiqueta: o número ao lado da letra V.',
      'Disjuntor duplo costuma ser 220 V; simples, 127 V.',
      'Cheiro de verniz: não ligue de novo nem na tensão certa.',
      'Bivolt tem chave ou ligação própria: confira antes.',
    ],
    questions: [
      {
        question: 'Um transformador resolve?',
        answer:
          'Só um com folga para a partida, que puxa várias vezes a potência da etiqueta. Levar a tensão certa ao ponto é melhor e mais seguro.',
      },
      {
        question: 'Queimou: a garantia cobre tensão errada?',
        answer:
          'Em regra não, porque é erro de ligação. O técnico mede e diz o que se salvou antes de orçar.',
      },
    ],
  },
  {
    when: [
      'madrugada|a noite|de noite|noite|24 horas|24h|meia noite',
      'conserto|consertar|tecnico|assistencia|chamar|atendimento|servico|servicos|plantao|emergencia|manutencao',
    ],
    unless: 'abre sozinh*|abriu sozinh*|abrindo sozinh*|domingo*|feriado*|hoje',
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price', 'safety'],
    answer: [
      'O conserto de portão à noite e de madrugada depende de haver técnico disponível: é o que a nossa assistência 24 horas quer dizer, e a resposta vem por mensagem, com o valor dito antes da saída. O expediente normal vai de {horário}; portão aberto para a rua, carro preso e folha caída passam na frente.',
    ],
    heading: 'O que não espera o dia clarear',
    text: [
      'Se a folha está reta e equilibrada, desligue o disjuntor, destrave o motor com a chave, feche na mão e passe corrente ou ferrolho. Se ela está torta ou com cabo solto, não mexa: isole a passagem.',
      'Barulho, lentidão e controle fraco esperam o expediente. O conserto vai de {{repair.from}} a {{repair.to}}, e o de fora de hora é confirmado na mesma conversa.',
    ],
    points: [
      'Bairro e rua na primeira mensagem.',
      'Vídeo curto do que o portão faz.',
      'Foto da etiqueta do motor.',
      'Diga se está aberto para a rua ou se há alguém preso.',
    ],
    questions: [
      {
        question: 'O conserto à noite é feito na mesma visita?',
        answer:
          'Quando a peça é comum, como capacitor ou fim de curso, é. Se falta peça do modelo, o técnico deixa a folha fechada e travada no manual e volta com ela no expediente.',
      },
    ],
  },
  {
    when: ['cabo*', 'arrebent*|romp*|partiu|quebrou|quebrado|estourou|soltou|solto'],
    unless: 'de luz|eletrico|de energia|custa|preco|quanto',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['safety', 'repair', 'signs'],
    answer: [
      'Cabo de aço do contrapeso arrebentado: não mova a folha, não feche, não destrave o motor e não passe por baixo, nem para salvar o carro. Desligue o disjuntor, afaste todos dos dois lados e mande uma foto de longe; a troca do par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que segura a folha quando o cabo parte',
    text: [
      'Um lado perdeu o contrapeso, e o peso inteiro está no outro cabo, no motor e nos pivôs, que não foram feitos para isso. O segundo cabo tem a mesma idade e levou o tranco.',
      'O técnico escora a folha antes de tocar em qualquer peça, troca os dois cabos e refaz o equilíbrio. Só depois o motor volta a ser ligado.',
    ],
    points: [
      'Folha aberta: ninguém entra nem sai por ali.',
      'Folha fechada: deixe-a fechada e sem energia.',
      'Contrapeso caído na coluna: não tente erguê-lo.',
      'Crianças e animais fora da garagem.',
    ],
    questions: [
      {
        question: 'Posso abrir na mão só para tirar o carro?',
        answer:
          'Não. Sem o contrapeso a folha pesa tudo de um lado, torce e desce. O carro sai depois que ela for escorada.',
      },
      {
        question: 'Troca-se só o cabo que arrebentou?',
        answer:
          'Não: os dois. O outro fez as mesmas viagens e o portão ficaria torto com um novo e um velho.',
      },
    ],
  },
  {
    when: ['pesad*|torto|torta|desce|caid*|mais baixo', 'de um lado|um lado so|so de um lado|um dos lados'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'signs', 'adjust'],
    answer: [
      'Portão basculante pesado de um lado só tem defeito daquele lado: cabo fora da polia ou esticado, polia travada, pivô seco ou gasto, ou caixa de contrapeso que perdeu carga. Desligue o motor, olhe de longe e não aumente a força: a folha torce e o cabo bom passa a levar tudo.',
    ],
    heading: 'Do lado pesado, peça por peça',
    text: [
      'Os dois lados precisam puxar igual. O técnico compara o comprimento dos cabos e o giro das polias antes de mexer em peso, porque pôr placas num lado com polia travada só esconde a causa.',
      'Cabos e polias ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; pivô e solda, quando são de serralheria, dizemos à parte.',
    ],
    points: [
      'Um canto mais baixo com a folha fechada: cabo esticado.',
      'Rangido de um lado só: pivô ou polia seca.',
      'Caixa de contrapeso encostando na coluna: guia torta.',
      'Braço do motor puxando só um canto: suporte ou pino solto.',
    ],
    questions: [
      {
        question: 'Acrescentar peso no lado ruim resolve?',
        answer:
          'Só quando faltou peso de fato, por exemplo depois de porta embutida. Com cabo, polia ou pivô gasto, o peso a mais piora o tranco.',
      },
    ],
  },
  {
    when: [
      'placa|central',
      'em motor|com motor|em outro motor|motor de outra marca|serve em motor|em ppa|em garen',
    ],
    unless:
      'queim*|fica em|dentro de motor|formiga*|troca de placa|trocar placa|preco|quanto|instal*|barulho',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace', 'choose'],
    answer: [
      'Placa de uma marca no motor de outra serve às vezes: sim, quando tensão, potência, capacitor e tipo de fim de curso são os mesmos; não, quando o motor tem inversor, encoder ou fim de curso próprio daquela central. Antes de comprar, compare as duas etiquetas e o conector do fim de curso.',
    ],
    heading: 'Central de uma marca em motor de outra',
    text: [
      'Motor comum de indução tem três fios e um capacitor, e muitas centrais o comandam. O que prende é o fim de curso, ímã com sensor de um tipo ou chave de outro, e o rádio: os controles antigos só voltam gravados num receptor da família deles.',
      'A troca de placa fica entre {{part.board.from}} e {{part.board.to}}. Mande foto da etiqueta do motor e da placa velha, e dizemos se a que você tem serve.',
    ],
    points: [
      'Mesma tensão, 127 ou 220 V.',
      'Potência da placa igual ou maior que a do motor.',
      'Fim de curso compatível, ímã ou chave.',
      'Motor com inversor: só a central dele.',
      'Controles da família do receptor novo.',
    ],
    questions: [
      {
        question: 'Os controles continuam com a placa de outra marca?',
        answer:
          'Só se o receptor dela aceitar a mesma família, e mesmo assim precisam ser gravados de novo. Um receptor avulso resolve o resto.',
      },
    ],
  },
  {
    when: [
      'nao programa|nao memoriza controle|nao memoriza o controle|nao grava|nao aceita programa*|nao codifica|nao cadastra|nao consigo programar|nao consigo gravar',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility', 'repair'],
    answer: [
      'Controle remoto que não programa quase sempre é de outra família: a frequência pode ser a mesma e o código, outro. As outras causas são memória da central cheia, bateria fraca e botão de gravação apertado por tempo errado; teste com um controle que já abre antes de condenar o novo.',
    ],
    heading: 'Por que a central não aceita o controle',
    text: [
      'Código fixo e código rolante não se misturam, e cada fabricante tem o seu. Compare o modelo atrás do controle com o nome gravado na placa.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}. Se nem um controle que funcionava entra de novo, o receptor da placa está com defeito.',
    ],
    points: [
      'Luz da placa nem pisca: família ou frequência diferente.',
      'Pisca e não grava: memória cheia ou botão solto cedo demais.',
      'Grava e some: defeito de memória da placa.',
      'Luz do controle fraca: troque a bateria primeiro.',
    ],
    questions: [
      {
        question: 'Receptor avulso resolve controle que não grava?',
        answer:
          'Resolve quando o controle está bom e só a família é outra. Ele se liga à entrada de botoeira e o motor continua o mesmo.',
      },
    ],
  },
  {
    when: ['enferruj*|ferrugem|oxidad*|corroid*', 'reforma*|portao|consert*|recuper*'],
    unless: 'trilho|cremalheira|fechadura|trava|cabo|controle|bateria|maresia|evitar',
    subject: 'serralheria',
    aspects: ['repair', 'care', 'safety'],
    answer: [
      'Portão enferrujado se reforma enquanto a ferrugem é de superfície: lixa, fundo e tinta. Onde a chave de fenda afunda, o ferro acabou, e o serralheiro troca o perfil antes de se falar em motor; nós reparamos cabo, polia, regulagem e comando, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Ferrugem de pele e ferrugem de estrutura',
    text: [
      'O perigo está onde não se vê: base da coluna, pivô, caixa de contrapeso e as presilhas do cabo. Ali a ferrugem solta peso de uma vez.',
      'Chapa nova pesa diferente da velha. Depois da solda se refaz o equilíbrio, e o motor é regulado outra vez.',
    ],
    points: [
      'Bolha na tinta perto do chão: água parada no perfil.',
      'Pó marrom no pivô: eixo gasto.',
      'Cabo com fio marrom: troca do par.',
      'Coluna que balança: não use o motor.',
    ],
  },
];
