/** How to call us in one word, whether we are the factory, and how to complain of an installer. */
import type { DirectAnswer } from '../../direct-answer.ts';

const ofContact =
  'telefone|telefones|contato|contatos|fone|atendimento|sac|fale conosco|numero de contato|numero de telefone';

export const askedOfFirm: readonly DirectAnswer[] = [
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
];
