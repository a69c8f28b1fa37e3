/** Answers to titles about repairs and visits: payment. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const paymentAnswers: readonly DirectAnswer[] = [
  {
    when: ['cartao|parcelado|parcela|parcelas|pix|no credito', 'mesmo dia|hoje|agora|na hora|urgente'],
    unless: 'instalacao|instalar|comprar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Nas duas coisas sim, com uma condição: o pagamento pode ser parcelado no cartão, em até {parcelas} vezes, e o atendimento no mesmo dia depende da agenda, por isso chame cedo. A maior parte dos portões se conserta na primeira visita, em {horas de reparo}, por {{repair.from}} a {{repair.to}}, com o valor dito antes.',
    ],
    heading: 'Como conseguir a visita hoje',
    text: [
      'O técnico sai com a peça quando o defeito já vem contado por mensagem. Casa aberta para a rua, carro preso e folha caída passam na frente.',
    ],
    points: [
      'Vídeo curto do portão tentando abrir.',
      'Foto da etiqueta do motor.',
      'Bairro e a hora em que há alguém em casa.',
    ],
  },
  {
    when: [
      'pix|dinheiro|a vista|boleto|debito',
      'cartao|credito|boleto|parcelado|debito',
      'metade|parte|dividir|dividido|duas formas|misturar|resto|entrada|um pouco',
    ],
    unless: 'portao nao|abre|fecha|tag|leitor',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Pagar metade no Pix e metade no cartão se combina na conversa, antes de fechar: o que temos publicado é o parcelamento em até {{instalments}}, no kit e no conserto. Diga quanto quer dar em cada meio, e a divisão vai escrita no orçamento.',
    ],
    heading: 'O que fica no papel',
    text: [
      'Se a operadora do cartão cobra juros, eles caem só sobre a parte parcelada, e o total aparece antes do sim. O Pix vai para a chave do orçamento, e não para a de quem pede por mensagem na hora.',
    ],
    points: [
      'Conserto: de {{repair.from}} a {{repair.to}}.',
      'Kit instalado em basculante: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}.',
      'Recibo com os dois pagamentos e o prazo de garantia.',
    ],
    send: 'Escreva pelo WhatsApp se é kit ou conserto, quanto vai no Pix e em quantas vezes quer o resto.',
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
  {
    when: [
      'pix|a vista|dinheiro',
      'desconto*|abatimento|abate|mais barato|menos',
      'desconto*|pag*|kit|motor|portao|conserto|instalacao',
    ],
    unless: 'condominio|tag',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Dá para pagar no Pix, com o meio escrito no orçamento; desconto à vista não temos publicado, e por isso se pergunta na conversa, antes de fechar. O preço de partida é o mesmo: kit de basculante instalado por {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'À vista ou dividido',
    text: [
      'Quem prefere dividir paga em até {{instalments}}; se a operadora cobra juros, o total com eles vem por escrito ao lado do valor à vista, para comparar.',
    ],
    points: [
      'Pix só para a chave que está no orçamento.',
      'Recibo com modelo, peça e prazo de garantia.',
      'A visita não entra na conta: não tem taxa na área atendida.',
    ],
    send: 'Diga pelo WhatsApp o que precisa, kit ou conserto, e que prefere pagar à vista: o valor volta com a condição.',
  },
  {
    when: [
      'parcelam|parcela|parcelar|parcelado|parcelamento|em quantas vezes|quantas vezes|dividem|divide em|dividir em|divide no|dividem no|sem juros|financiam|carne|crediario',
    ],
    unless: 'motor|kit|jetflex|automatiz*|abre|abriu|por dia|por hora|em quantas vezes por',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Dá para dividir em até {{instalments}}, tanto o conserto como o kit instalado. Se o cartão cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'Quanto dá para dividir',
    text: [
      'Num conserto, divide-se um valor entre {{repair.from}} e {{repair.to}}. O kit instalado em basculante custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com motor, central, controles e mão de obra na mesma conta.',
      'Meio de pagamento e número de parcelas se combinam na conversa e ficam no orçamento, que vale pelo prazo indicado nele.',
    ],
    further: 'As condições gerais estão nos [termos de uso](/termos).',
    send: 'Para saber a parcela, mande pelo WhatsApp uma foto do portão por dentro, a da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'cartao|maquina de cartao|maquininha|leva* maquina|cartao de credito|cartao de debito|pix|boleto|dinheiro|cheque|debito|credito|transferencia|meios de pagamento|forma de pagamento|formas de pagamento|como pago|como se paga|como e o pagamento',
    ],
    unless:
      'motor|kit|jetflex|cartao de acesso|leitor|abre com|abrir com|abrir por|tag|proximidade|rfid|codigo|condominio',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O pagamento pode ser dividido em até {{instalments}}, e o meio, como cartão ou Pix, fica escrito no orçamento antes de o serviço começar. Diga na conversa como prefere pagar: se houver juros, o total com eles vem junto.',
    ],
    heading: 'O que o orçamento traz sobre o pagamento',
    text: [
      'Um conserto fica entre {{repair.from}} e {{repair.to}}, e o kit instalado em basculante, entre {{kit.padrao}} e {{kit.jetflex}}. A visita não tem taxa: se você não aprovar o valor, não há o que pagar.',
    ],
    points: [
      'Peça, mão de obra e garantia em linhas separadas.',
      'Meio de pagamento e número de parcelas.',
      'Juros do cartão, quando existem, já somados.',
      'Prazo em que o valor vale.',
    ],
    further: 'O resto das condições está nos [termos de uso](/termos).',
    send: 'Para receber o valor, mande pelo WhatsApp o bairro, uma foto do portão e uma frase com o que precisa.',
  },
  {
    when: ['desconto*|abatimento|negociar|negociam|pechinch*|mais em conta|promocao|promocoes|cupom'],
    unless: 'kit|jetflex|speedy|express|economic*|aluguel|condominio paga|a vista|avista',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Desconto não tem tabela: peça na conversa, e ele aparece no orçamento escrito. O que costuma baixar a conta é resolver tudo numa visita só, como dois portões, vários controles ou o conserto junto com a revisão.',
    ],
    heading: 'O que baixa o valor sem perder nada',
    text: [
      'A visita já não tem taxa e o pagamento vai em até {{instalments}}. Regulagem e gravação de controle ficam perto do valor menor do conserto, que vai de {{repair.from}} a {{repair.to}}.',
      'Em Guarulhos e em Osasco existe também a Manutenção Express, por {{express}}.',
    ],
    points: [
      'Mande as fotos dos dois portões na mesma mensagem.',
      'Junte todos os controles da casa para uma gravação só.',
      'Peça o conserto e a troca lado a lado, se o motor é antigo.',
    ],
    further:
      'As faixas por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Conte pelo WhatsApp tudo o que quer resolver, com as fotos e o bairro: o valor vem somado e por linha.',
  },
  {
    when: [
      'sinal de 50|sinal de 30|sinal de 40|50 de sinal|sinal de metade|pedir sinal|pede sinal|pediu sinal|pedem sinal|sinal para instalar|sinal antes|adiantad*|antecipad*|pagar antes|metade antes|entrada de 50',
      'instala*|consert*|tecnico|instalador|serralheiro|empresa|motor|portao|servico|orcamento',
      'normal|certo|confi*|cobra*|quer|pediu|pede|pedem|pedir|golpe|seguro|devo|posso|pagar|pode|e comum',
    ],
    unless: 'sumiu|sumiram|paguei|nao voltou|voces|aluguel|condominio|energia|tensao|luz',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Em conserto de portão o comum é pagar depois de pronto e testado; pedir sinal só se explica por motor ou peça encomendada. Antes de pagar qualquer parte, tenha o orçamento por escrito, com nome e documento de quem faz, modelo, prazo e valor total. Conosco o conserto, de {{repair.from}} a {{repair.to}}, se paga depois de aprovado e feito; se um motor por orçamento pede entrada, isso vem escrito antes.',
    ],
    heading: 'O que conferir antes de dar sinal',
    text: [
      'Pague com comprovante e na conta de quem assina o orçamento, e não de um terceiro. Escreva na conversa o que acontece se a data não for cumprida.',
    ],
    points: [
      'Valor cheio antes do serviço: não é o costume.',
      'Sinal por motor: peça o modelo e a nota.',
      'Último pagamento só depois de abrir e fechar o portão várias vezes.',
    ],
    send: 'Se quer comparar, mande a foto do portão e a do orçamento que recebeu.',
  },
  {
    when: [
      'adiantad*|antecipad*|entrada|sinal|metade|meio a meio|antes do servico|depois do servico|pagar depois|pago depois|pago antes|pagar antes|quando pago|paga na hora|pago na hora|so depois de pronto',
      'pagar|paga|pago|pagamento|pedem|cobram|cobra|dar|dou|voces|servico|conserto',
    ],
    unless: 'energia|placa|sinal do controle|sem sinal|portao|tensao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O conserto se paga depois de aprovado e feito, com o portão testado na sua frente; a visita e o orçamento não têm taxa. Se uma peça encomendada ou um motor por orçamento pedir entrada, isso vem escrito antes, com o valor total.',
    ],
    heading: 'A ordem do pagamento',
    text: [
      'Primeiro o diagnóstico, depois o preço, e só com o seu sim o técnico começa. Um conserto fica entre {{repair.from}} e {{repair.to}}, em até {{instalments}}.',
    ],
    points: [
      'Não aprovou: nada a pagar.',
      'Aprovou: recibo com data, peça e garantia.',
      'Kit instalado: preço fechado antes do dia.',
    ],
    send: 'Mande pelo WhatsApp o que o portão faz, com uma foto e o bairro, e receba a faixa antes da visita.',
  },
  {
    when: ['pix', 'aceita*|pode|posso|da para|tem como|pag*|recebe*|motor|kit|portao|conserto'],
    unless: 'desconto|golpe|antecipado|sinal|adiantado',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, o Pix é um dos meios de pagamento, no motor, no kit e no conserto; o que foi combinado fica escrito no orçamento antes de o serviço começar. Para comparar, o kit instalado em basculante vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), e um conserto, de {{repair.from}} a {{repair.to}}. Quem prefere dividir paga em até {{instalments}}.',
    ],
    heading: 'Como o pagamento entra no orçamento',
    text: [
      'O valor, o meio e o número de parcelas vêm na mesma mensagem do preço. Desconto à vista não temos publicado; pergunte na conversa, antes de fechar.',
      'Confira o nome de quem recebe antes de mandar o Pix e guarde o comprovante com o recibo, que traz o modelo e o prazo de garantia.',
    ],
    points: [
      'Nada se paga pela visita na área atendida.',
      'Pagamento depois de ver o portão funcionando.',
      'Nota ou recibo com o prazo de garantia.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e o bairro, e diga como quer pagar.',
  },
  {
    when: [
      'cartao|cartao de credito|cartao de debito|pix e cartao|credito|debito',
      'aceita*|passa*|pode|posso|recebe*|da para pagar|tem como pagar',
    ],
    unless: 'boleto|cheque|vezes|leitor|acesso|tag|condominio|parcel*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, dá para pagar no cartão ou no Pix, no kit instalado e no conserto, em até {{instalments}}; o meio combinado fica escrito no orçamento, antes de o serviço começar. Se a operadora cobrar juros, o total com eles vem junto.',
    ],
    heading: 'O que combinar antes do dia',
    text: [
      'Diga na conversa quantas vezes quer e qual o cartão, para a parcela vir no orçamento. O kit de basculante custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, e um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: ['Valor fechado por escrito.', 'Pagamento com o portão funcionando.', 'Recibo com a garantia.'],
    send: 'Mande pelo WhatsApp uma foto do portão e o bairro, e diga como prefere pagar.',
  },
  {
    when: [
      'parcel*|prestac*|sem juros|em quantas vezes|dividir|dividem|divide',
      'conserto|consertar|reparo|manutencao|placa|arrumar|servico',
    ],
    unless: 'kit|motor novo|instalar|instalacao|jetflex|speedy|condominio|abre|abrir',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, o conserto também se divide, no cartão, em até {{instalments}}: um de {{repair.to}} fica em {{repair.to / instalments}} por mês, mais os juros da operadora, se houver, com o total escrito antes de você aceitar. O mais barato, de {{repair.from}}, fica em {{repair.from / instalments}} por mês na mesma conta.',
    ],
    description:
      'Sim, no cartão, em até {{instalments}}: um conserto de {{repair.to}} fica em {{repair.to / instalments}} por mês, mais os juros da operadora, se houver.',
    heading: 'Como se fecha um conserto parcelado',
    text: [
      'A visita não tem taxa na área atendida, e por isso só o serviço aprovado entra na conta. O número de parcelas se diz antes, e vai para o papel junto da peça e do prazo de garantia.',
    ],
    points: [
      'Peça e mão de obra na mesma conta, em vez de duas.',
      'Pix ou cartão: o meio fica escrito no orçamento.',
      'Conserto perto do preço de um motor novo: pedem-se os dois orçamentos.',
    ],
    send: 'Mande pelo WhatsApp o vídeo do defeito, a foto da etiqueta do motor, o bairro e em quantas vezes quer pagar.',
  },
  {
    when: ['parcel*|cartao|boleto|pix|a prazo|dividir|vezes', 'conserto|consertar|reparo|manutencao|arrumar'],
    unless: 'kit|motor novo|instal*|12 vezes|10 vezes',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O conserto também se parcela, em até {parcelas} vezes; o valor vai de {{repair.from}} a {{repair.to}} e é dito antes de começar, e a parcela é esse valor dividido. Se a operadora do cartão cobra juros, a taxa aparece na simulação, antes de você aceitar.',
    ],
    heading: 'Como combinar o pagamento do conserto',
    text: [
      'Nada se paga para o técnico ir ver. Depois do teste vem o preço, por escrito, e você escolhe a forma de pagar antes de ele abrir o motor.',
      'Conserto aprovado sai com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças, qualquer que seja a forma de pagamento.',
    ],
    points: [
      'Regulagem ou gravação: {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Engrenagem: {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: {{part.board.from}} a {{part.board.to}}.',
      'Peça o recibo com o serviço escrito: é ele que vale na garantia.',
    ],
    further:
      'Os valores peça por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do defeito e a etiqueta do motor: a faixa de preço volta antes da visita.',
  },
];
