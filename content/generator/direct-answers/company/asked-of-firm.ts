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
];
