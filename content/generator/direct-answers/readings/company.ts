/** What people write to us about ourselves: a visit that did not come, a cancelled order, work done badly, the trade price. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const companyReadings: readonly DirectAnswer[] = [
  {
    when: [
      'cancelar|cancelamento|cancelem|desistir|desisti|desistencia|arrepend*|nao quero mais',
      'pedido|compra|kit|motor|orcamento|visita|servico|instalacao|agendamento',
    ],
    unless: 'contrato|condominio|controle|aplicativo|alarme|tag|consigo cancelar a|barulho',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime'],
    answer: [
      'Para cancelar o pedido, escreva na mesma conversa em que ele foi feito, com o nome, o endereço e o que quer desfazer. Compra fechada pelo WhatsApp ou por telefone pode ser desfeita em sete dias, contados do fechamento ou do recebimento, sem explicar o motivo; visita e orçamento se cancelam a qualquer hora, sem custo.',
    ],
    heading: 'O que muda conforme o ponto em que está',
    text: [
      'Quanto antes a mensagem chega, menos há para desmontar. Se o que pesa é o dia ou o modelo, remarcar e trocar também são possíveis.',
    ],
    points: [
      'Ainda não instalado: o pedido se encerra, e o que foi pago volta pelo mesmo meio.',
      'Já instalado, dentro dos sete dias: combina-se a retirada do motor.',
      'Depois disso, com defeito: vale a garantia, de {{kit.warranty}} no kit instalado.',
      'Peça encomendada para um motor antigo: pergunte antes do sim se ela se devolve.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data do pedido, o endereço e a frase: quero cancelar.',
  },
  {
    when: [
      'cade|nao apareceu|nao veio|nao vieram|atrasad*|atrasou|esperando|nao chegou|deu bolo|furou|sumiu|demorando',
      'tecnico|instalador|visita|voces|meu tecnico|equipe',
    ],
    unless: 'portao nao|controle|motor|peca|celular|luz|minutos|paguei|pago|recebeu|dinheiro|adiantado|sinal',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Pedimos desculpa pela espera: se o técnico não chegou na hora combinada, escreva agora na conversa em que a visita foi marcada, com o nome, o endereço e a hora. Dentro do expediente, de {horário}, dá também para ligar para o telefone no alto do site. Remarcar não custa nada, porque a visita não tem taxa.',
    ],
    heading: 'Enquanto o técnico não chega',
    text: ['Se a garagem ficou aberta ou alguém está preso, diga isso na primeira linha: passa na frente.'],
    points: [
      'Disjuntor do portão desligado, se ele cheira, estala ou anda sozinho.',
      'Folha reta e leve: feche na mão e trave o motor na chave.',
      'Folha torta ou com cabo solto: ninguém passa embaixo nem toca.',
      'Visita marcada com outra empresa: só ela sabe da agenda.',
    ],
    further:
      'O que acontece em cada etapa está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Na mensagem, ponha o dia, a hora combinada e o que o portão está fazendo agora.',
  },
  {
    when: [
      'nao gostei|insatisfeit*|mal atendid*|quero reclamar|fazer uma reclamacao|fazer reclamacao|pessimo|pessima|mal feito|malfeito|ficou ruim|ficou pior|instalaram errado|instalou errado|fizeram errado|fez errado|instalado errado|servico porco|refazer|refaca|refacam|quero que refaca|quero meu dinheiro|voces fizeram',
      'servico|atendimento|instalaram|instalou|instalacao|motor|conserto|portao|tecnico|trabalho|refaca|refazer|dinheiro',
    ],
    unless: 'solda|pintura|programacao|percurso|base|vizinho|como refazer',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Serviço malfeito se refaz sem custo por quem o fez. Se foi nosso, pedimos desculpa: o kit instalado tem {{kit.warranty}} de garantia e o conserto, {{repair.warranty}} no serviço, e a volta do técnico ao que está coberto não é cobrada. Se foi de outra empresa, o Código de Defesa do Consumidor deixa você escolher entre refazer, receber de volta ou um abatimento.',
    ],
    heading: 'O que mandar para o serviço ser refeito',
    text: [
      'Reclame por escrito, com data, e não deixe outra pessoa abrir a caixa antes da resposta. O prazo da lei para serviço durável é de noventa dias desde que o defeito apareceu.',
    ],
    points: [
      'Vídeo do portão abrindo e fechando, de longe.',
      'Foto da fixação, da etiqueta do motor e do recibo.',
      'Uma frase sobre o que foi combinado e não está feito.',
      'Risco na hora, como folha que não para ao encostar: disjuntor desligado.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande isso pelo WhatsApp com o endereço e a data do serviço, e diga quem o fez: a resposta vem com o dia da volta ou com o valor do acerto.',
  },
  {
    when: [
      'atacado|lojista|revenda|revender|revendedor|distribuidor|distribuidora|preco de revenda|preco para tecnico|preco para instalador',
      'motor|motores|ppa|portao|kit|pecas|preco|placa|controle',
    ],
    unless: 'energia|luz|raio|perto|condominio',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'No atacado não vendemos: atendemos quem vai usar o portão, com instalação, e o preço de lojista se pede a um distribuidor da marca, com CNPJ do ramo. Para uma obra ou um condomínio com vários portões, o valor do conjunto sai por orçamento.',
    ],
    heading: 'O que temos para quem usa',
    text: [
      'Em basculante o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}. O motor avulso, sem instalação, começa em {{motor.quarterCv}}.',
    ],
    points: [
      'Construtora ou síndico: número de portões, tipo de folha e uso por hora.',
      'Técnico que precisa de uma peça: pergunte por WhatsApp se há, com a foto da etiqueta.',
      'Pagamento em até {{instalments}}.',
    ],
    send: 'Se é para o seu portão ou para uma obra, mande pelo WhatsApp as medidas, as fotos por dentro e o endereço.',
  },
  {
    when: ['boleto', 'parcel*|vezes|dividir|dividido|prazo|faturado|28 dias|30 dias'],
    unless: 'condominio|taxa',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Parcelar no boleto só combinando na conversa, antes de fechar: o parcelamento que temos publicado é de até {{instalments}}, e o meio fica escrito no orçamento. Se boleto é o que você precisa, diga logo no começo, com o nome ou o CNPJ de quem paga.',
    ],
    heading: 'O que perguntar junto',
    text: [
      'Peça o total dos dois modos, à vista e dividido, para ver se há acréscimo. O serviço só começa depois do seu sim.',
    ],
    points: [
      'Basculante com kit instalado: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}.',
      'Conserto: de {{repair.from}} a {{repair.to}}.',
      'Visita: sem taxa na área atendida, e por isso fora do boleto.',
    ],
    send: 'Escreva pelo WhatsApp se é kit ou conserto, quem paga e em quantas vezes, com uma foto do portão por dentro.',
  },
];
