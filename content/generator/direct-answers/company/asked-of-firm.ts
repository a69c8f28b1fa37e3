/** Titles of one word that look for our telephone number, whether we are the factory, and how to complain of an installer. */
import type { DirectAnswer } from '../../direct-answer.ts';

const ofContact =
  'telefone|telefones|contato|contatos|fone|atendimento|sac|fale conosco|numero de contato|numero de telefone';

const ofFault = 'defeito|defeitos|problema|problemas|pane|estragou|quebrou';

export const askedOfFirm: readonly DirectAnswer[] = [
  {
    // The word alone is enough, although it names nothing of ours.
    when: [ofFault, ofFault],
    unless:
      'portao|motor|controle|controles|placa|central|basculante|deslizante|garagem|abre|abrir|fecha|fechar|trava|fotocelula|interfone|nobreak|sensor|cabo|mola|roldana|cremalheira|luz|energia|chuva|raio|fechadura|camera|alarme|cerca|porta|ppa|garen|nice|rossi|peccinin|garantia|depois|voltou|dentro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Diga o que o portão faz, e o defeito ganha nome: mudo é energia ou placa, ronco sem andar é capacitor ou folha presa, ida e volta é fotocélula, motor que gira com a folha parada é engrenagem. Um conserto em casa vai de {{repair.from}} a {{repair.to}}, dito antes.',
    ],
    heading: 'Quatro provas que separam as causas',
    text: ['Nenhuma delas abre a caixa, e a resposta de cada uma vale mais que o nome da peça.'],
    points: [
      'Aperte a botoeira da parede: se ela abre e o controle não, o caso é de bateria ou receptor.',
      'Olhe a luz da caixa, de longe: apagada, confira o disjuntor do portão.',
      'Ouça o motor: mudo, clique, ronco ou giro solto.',
      'Com os cabos inteiros e o disjuntor desligado, destrave e leve a folha na mão: pesada, o defeito é dela.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som, feito de longe, a foto da etiqueta do motor e o bairro.',
  },
  {
    // The word alone is enough, although it names nothing of ours.
    when: [ofContact, ofContact],
    unless:
      'portao|motor|controle|celular|fixo|linha|internet|operadora|interfone|condominio|medico|banco|fio|abrir|abre|garen|nice|rossi|peccinin|ppa|horario|24|domingo|feriado|sabado|demora|pessimo|ruim|toca|chama',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    answer: [
      'O telefone e o botão do WhatsApp estão no alto de todas as páginas deste site, e o atendimento vai de {horário}. Por mensagem é mais rápido: com a foto do portão e o bairro, a primeira resposta já diz o que falta saber ou quanto fica.',
    ],
    heading: 'O que dizer na primeira mensagem',
    text: ['Três dados poupam a volta de perguntas, e nenhum deles pede abrir a caixa do motor.'],
    points: [
      'Bairro e cidade.',
      'O que o portão faz ou deixou de fazer, ou o que se quer instalar.',
      'Foto do portão por dentro e da etiqueta do motor.',
    ],
    send: 'Se o portão ficou aberto ou alguém depende dele agora, diga isso na primeira linha.',
  },
  {
    when: [
      'fabrica|fabricante|fabricantes|fabricam|fabricacao propria|montadora|importadora',
      'voces|voces sao|sao|site|telefone de|contato de|endereco de|onde fica|sac',
      'ppa|motor|motores|portao|portoes|fabrica|fabricante',
    ],
    unless:
      'galpao|caminhao|portao de fabrica|garantia|para fabrica|uso intenso|minha fabrica|garen|nice|peccinin|rossi|manual|ficha',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    answer: [
      'Não somos a fábrica: a PPA fabrica os motores, e nós somos a loja que os vende e instala em São Paulo e na Grande São Paulo, e que conserta também os de outras marcas. A fábrica se procura pelo site ou pelo telefone impresso no manual e na etiqueta do motor.',
    ],
    heading: 'Quem procurar em cada caso',
    text: ['O endereço certo depende de onde o motor foi comprado e do que se quer.'],
    points: [
      'Motor que nós instalamos: a garantia se aciona conosco, pela mesma conversa do pedido.',
      'Motor comprado em loja, sem instalação: a nota de compra e a fábrica ou o posto autorizado dela.',
      'Compra para revender: um distribuidor da marca.',
      'Conserto fora da garantia: um técnico, com a etiqueta fotografada antes.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se o motor já está no portão, mande pelo WhatsApp a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'procon|reclame aqui|processar|juizado|pequenas causas|consumidor gov|denunciar',
      'portao|motor|instalador|tecnico|empresa|loja|servico|assistencia',
    ],
    unless: 'vizinho|condominio|sindico|quantos dias|prazo|barulho',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    answer: [
      'Primeiro reclame por escrito a quem fez o serviço, com data, fotos e um prazo para resposta; sem acordo, o Procon recebe a queixa pela internet, com a nota ou o recibo, e o passo seguinte é o Juizado Especial Cível. A lei dá noventa dias para reclamar de serviço durável, contados de quando o defeito apareceu.',
    ],
    heading: 'O que juntar antes da queixa',
    text: [
      'Não deixe outra empresa abrir a caixa antes de fotografar tudo, porque a prova some na primeira desmontagem. Se o serviço foi nosso, escreva na mesma conversa: o que a garantia cobre se refaz sem custo.',
    ],
    points: [
      'Orçamento, recibo e comprovante de pagamento.',
      'As mensagens trocadas, com as datas.',
      'Vídeo do defeito, feito de longe, e foto da etiqueta.',
      'O pedido numa frase: refazer, devolver o dinheiro ou abater.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Risco na hora, como folha que não para ou dá choque: disjuntor desligado, e só depois a queixa.',
  },
  {
    when: [
      'pint*',
      'troca de motor|trocar motor|trocar o motor|troca do motor|instalar motor|instalacao de motor|motor novo',
      'portao|folha|motor',
    ],
    unless: 'antes ou depois|depois de pintar|depois da pintura|primeiro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A troca do motor fazemos nós, e a pintura é de um pintor ou de uma serralheria: em basculante, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}, e em outro portão de casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. A tinta vem antes, porque o motor se regula com a folha no peso final.',
    ],
    heading: 'A ordem que evita refazer',
    text: ['Combine as duas datas com um ou dois dias de folga para a tinta secar, e diga isso no pedido.'],
    points: [
      'O motor velho sai, ou fica coberto, antes da lixa.',
      'Ferrugem e solda se resolvem antes do fundo.',
      'Trilho, cremalheira, cabo e fuso ficam sem tinta.',
      'No fim, força e curso se regulam com a folha já pintada.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas da folha e o dia em que o pintor termina.',
  },
  {
    when: [
      'alugam|aluga|alugo|alugar|locacao|loca|locam|comodato|aluguel de portao|aluguel de motor',
      'portao|portoes|motor|motores|voces|portao eletronico',
    ],
    unless:
      'alugada|alugado|casa|imovel|inquilin*|garagem|vaga|andaime|equipamento*|betoneira|gerador|dono|proprietari*|apartamento|quem paga|evento|obra|carro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não alugamos portão nem motor: vendemos o motor já instalado, e o portão em si é feito pelo serralheiro. Quem quer dividir o gasto paga em até {{instalments}}: em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), e fica seu, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que fazer em vez de alugar',
    text: [
      'Motor de portão se fixa na folha e na coluna, e por isso não se empresta como ferramenta. Em casa alugada, combine com o dono se ele fica no imóvel ou se vai com você na mudança.',
    ],
    points: [
      'Em folha que corre ou abre, o motor sai por orçamento.',
      'Motor que já existe: conserto de {{repair.from}} a {{repair.to}}.',
      'Tapume ou portão de obra: é com locadora ou serralheria.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: [
      'retirar|buscar|pegar|ir buscar|retirada|comprar em loja|passar em loja|levar',
      'loja|balcao|deposito|voces',
      'motor|kit|controle|peca|placa|loja',
    ],
    unless: 'conserto|consertar|controle para|mudanca|inquilin*|oficina',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não trabalhamos com balcão: o motor vai até a sua garagem e sai de lá instalado, e a entrega não custa nada em São Paulo e na Grande São Paulo. Em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Se prefere levar só o motor, pergunte pelo WhatsApp antes de sair de casa.',
    ],
    heading: 'Por que o motor vai até o portão',
    text: [
      'Motor se escolhe pela folha, e o erro mais comum de quem compra no balcão é o peso ou a tensão. Com a foto e as medidas, o modelo certo já vai no carro do técnico.',
    ],
    points: [
      'Entrega em até {horas de entrega}.',
      'Instalação em {horas de instalação}, com os controles gravados.',
      'Motor sem instalação: a partir de {{motor.quarterCv}}.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: [
      '12 vezes|12x|doze vezes|18 vezes|15 vezes|24 vezes|11 vezes|mais de 10 vezes|fiado|pagar depois|pagar mes que vem|pagar em o mes que vem|a prazo|carne|crediario|promissoria',
      'pagar|parcel*|dividir|da para|pode|fazem|faz|aceita*|motor|conserto|kit|vende*|voces',
    ],
    unless: 'condominio|inquilin*|dono',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O que temos é o parcelamento em até {{instalments}}, no kit e no conserto; prazo maior, carnê e fiado não oferecemos. O meio de pagamento fica escrito no orçamento, e, se a operadora do cartão cobra juros, o total com eles vem junto. O kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}, e o conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como caber no mês',
    text: [
      'Se o motor ainda tem conserto, ele é o caminho mais barato agora. Se queimou, o kit PADRÃO dividido sai menos por mês do que parece: peça o valor da parcela na conversa.',
    ],
    points: [
      'Visita e orçamento não têm taxa.',
      'O conserto se paga depois de aprovado e feito.',
      'Diga no começo como quer pagar.',
    ],
    send: 'Mande a foto do portão, a etiqueta do motor e o número de parcelas que pretende.',
  },
  {
    when: [
      'cobram|cobra|custa|paga|pagar|quanto',
      'para olhar|so para olhar|para ver|so para ver|para vir|so para vir|para vir ver|para ir ver|para avaliar|avaliacao|para diagnosticar|diagnostico',
    ],
    unless: 'condominio|consertar|trocar|instalar|motor novo|portao sozinho|quanto tempo',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não cobramos para olhar: em São Paulo e na Grande São Paulo a visita e o diagnóstico não têm taxa. O preço é dito antes de começar, o conserto vai de {{repair.from}} a {{repair.to}}, e se você não aceita nada se paga.',
    ],
    heading: 'O que já se sabe antes da visita',
    text: [
      'Um vídeo do defeito e a foto da etiqueta do motor dão uma faixa de preço pelo WhatsApp. Domingo, feriado e noite têm o valor combinado antes da saída.',
    ],
    points: [
      'O orçamento separa a peça da mão de obra.',
      'Garantia de {{repair.warranty}} no serviço.',
      'Fora da área atendida não temos equipe.',
    ],
  },
  {
    when: [
      'preco|orcamento|valor|valores|passam preco|passar preco|da preco|dao preco',
      'por telefone|pelo telefone|telefone|ligacao|ligando|por ligacao|por mensagem',
    ],
    unless: 'gsm|abrir|abre|modulo|chip|interfone',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A faixa de preço dizemos na conversa; o valor exato depende de ver o motor, e por isso o WhatsApp serve melhor que a ligação: vão junto o vídeo e a foto da etiqueta. Conserto fica entre {{repair.from}} e {{repair.to}}, e o kit de basculante instalado, entre {{kit.padrao}} e {{kit.jetflex}}. A visita que confirma não tem taxa.',
    ],
    heading: 'O que dizer para o preço sair certo',
    text: [
      'Diga como o portão anda, o que ele faz e o que já foi trocado. Quem prefere falar liga para o telefone no alto do site, de {horário}.',
    ],
    points: [
      'Modelo e tensão escritos na etiqueta.',
      'Largura e altura da folha, se é motor novo.',
      'Bairro, e se o portão está aberto ou fechado.',
    ],
  },
];
