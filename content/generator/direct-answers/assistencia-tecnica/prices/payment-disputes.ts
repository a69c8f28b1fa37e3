/** Answers to titles about repairs and visits: a price that rose, payment before the end, a card or transfer in doubt. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const paymentDisputeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'preco|valor|orcamento|conta|conserto|tecnico|empresa|instalador|serralheiro',
      'subiu|aumentou|aumentaram|mudou|mudaram|cobrou mais|cobraram mais|cobrar mais|passou de|acima de',
      'orcamento|combinado|acertado|combinamos|depois que abriu|depois que abriram|depois de abrir|depois de desmontar|em meio de servico|depois de comecar',
    ],
    unless: 'voces|ano|forca|peso|kg|controle|frequencia|velocidade',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'allowed'],
    answer: [
      'O preço não sobe depois do orçamento aceito: o artigo 40 do Código de Defesa do Consumidor obriga quem o deu, por dez dias se não há outro prazo escrito, e o que aparecer a mais só se cobra com o seu sim. Peça por escrito o que mudou e por quê. Conosco o valor é dito antes de começar, e um conserto de portão vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'O preço não sobe depois do orçamento aceito: a lei obriga quem o deu, e o que aparecer a mais só se cobra com o seu sim.',
    heading: 'Quando a diferença é justa',
    text: [
      'Peça que só se vê com o motor desmontado, ou folha que estava diferente da foto, muda o valor com razão; ainda assim o técnico para, mostra e espera a resposta. Se você recusa, paga o que já foi feito e combinado.',
    ],
    points: [
      'Orçamento com peça e mão de obra em linhas.',
      'A peça velha mostrada antes da troca.',
      'Recusa por mensagem, e não só de boca.',
    ],
  },
  {
    when: [
      'pagamento|pagar|cobrar|cobrou|pago|dinheiro|receber|recebe',
      'antes de terminar|antes de acabar|antes de fim|sem terminar|antes de testar|antes de funcionar|servico pela metade|antes de concluir|sem acabar',
      'tecnico|instalador|serralheiro|empresa|portao|motor|conserto|instalacao|servico',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['price', 'allowed'],
    answer: [
      'Se o técnico pediu o pagamento antes de terminar, pague só o que foi combinado por escrito, como um sinal para a peça; o resto se paga com o portão testado na sua frente. Teste de verdade é abrir e fechar dez vezes, ver a fotocélula devolver a folha e soltar o motor na chave. Se ele insiste ou vai embora, guarde a conversa e reclame por escrito.',
    ],
    description:
      'Se o técnico pediu o pagamento antes de terminar, pague só o sinal combinado; o resto se paga com o portão testado na sua frente.',
    heading: 'O que testar antes de pagar o resto',
    text: [
      'Controles gravados, força que faz a folha voltar e a tampa fechada no lugar. Conosco o meio e a hora de pagar ficam no orçamento, e o serviço sai com {{repair.warranty}} de garantia.',
    ],
    points: [
      'Recibo do sinal, com o que falta fazer.',
      'Peça comprada com o seu dinheiro: é sua, com nota.',
      'Pix só para o nome que está no orçamento.',
    ],
  },
  {
    when: [
      'sustar|sustei|contestar|contestacao|estornar|chargeback|bloquear pagamento|bloquear o pagamento|cancelar pagamento|cancelar o pagamento',
      'pagamento|cartao|cheque|pix|compra|boleto',
      'portao|motor|conserto|instalacao|tecnico|instalador|serralheiro',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Sustar o pagamento do portão só convém depois de reclamar por escrito do serviço não feito ou malfeito: sem motivo, a dívida continua e pode ser protestada. No cartão, a compra se contesta no banco, com a conversa e as fotos; cheque se susta na agência, dizendo a causa; Pix não se susta, e em caso de golpe o banco abre o pedido de devolução. A quem só atrasou, dê antes um prazo.',
    ],
    description:
      'Sustar o pagamento do portão só convém depois de reclamar por escrito do serviço malfeito: sem motivo, a dívida continua.',
    heading: 'O que juntar antes de falar com o banco',
    text: [
      'O orçamento, a data marcada, o vídeo do portão como ficou e a resposta de quem fez. Se a discussão é sobre o que fizemos, ela se resolve na conversa do pedido, e a volta do técnico ao que está na garantia não se cobra.',
    ],
    points: [
      'Prazo por escrito para terminar o serviço.',
      'Pague a parte que ficou pronta, se ela funciona.',
      'Procon e Juizado Especial, se não há acordo.',
    ],
  },
  {
    when: [
      'pagamento recusado|cartao recusado|cartao nao passou|pagamento nao passou|pagamento nao aprovado|pix nao caiu|pix nao chegou|nao passou o cartao',
      'portao|motor|conserto|servico|instalacao|kit|tecnico',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['price'],
    answer: [
      'Pagamento recusado com o conserto já feito não apaga a dívida nem a garantia: mande o comprovante na conversa do orçamento e combine outro meio no mesmo dia, como Pix ou outro cartão, em até {{instalments}}. Antes de pagar de novo, veja no aplicativo do banco se o primeiro não passou, porque cobrança dobrada demora a voltar.',
    ],
    description:
      'Pagamento recusado com o conserto feito: mande o comprovante na conversa do orçamento e combine outro meio, como Pix ou outro cartão.',
    heading: 'De onde vem a recusa',
    text: [
      'Limite do cartão, compra à noite ou valor fora do costume: uma ligação ao banco costuma liberar. Pix que não caiu aparece como agendado ou devolvido no extrato.',
    ],
    points: [
      'Valor e nome de quem recebe, conferidos.',
      'Recibo só depois que o dinheiro entra.',
      'Ninguém do atendimento pede senha nem código do banco.',
    ],
  },
  {
    when: [
      'cartao|pix|pagar|pago|transferencia',
      'de outra pessoa|de terceiro|de terceiros|em outro nome|em nome de outr*|de parente|de meu filho|de minha filha|de minha mae|de meu pai|de um amigo',
      'portao|motor|conserto|kit|instalacao',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Pagar o conserto do portão com o cartão de outra pessoa se combina antes, na conversa, e o dono do cartão precisa autorizar e estar presente ou receber ele mesmo a cobrança. O Pix pode vir de qualquer conta, com o nome avisado. O conserto vai de {{repair.from}} a {{repair.to}}, em até {{instalments}}, e a nota sai em nome de quem contrata o serviço.',
    ],
    description:
      'Pagar o conserto com o cartão de outra pessoa se combina antes, com o dono do cartão de acordo; o Pix pode vir de qualquer conta.',
    heading: 'Nomes diferentes no mesmo serviço',
    text: [
      'Quem paga, quem recebe o técnico e quem aparece na nota podem ser três pessoas: escreva os três nomes no pedido. A garantia fica com o endereço do portão e com a data.',
    ],
    points: [
      'Autorização por mensagem, do telefone do dono do cartão.',
      'Comprovante com o nome de quem pagou.',
      'Juros das parcelas por conta do dono do cartão.',
    ],
  },
  {
    when: ['bndes|finame|proger|linha de credito|credito de empresa', 'portao|motor|motores|kit'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Cartão BNDES e linha de crédito de banco não estão entre os meios que temos publicados: o motor do portão se paga no Pix ou no cartão, em até {{instalments}}. Em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), e o conjunto pesado de firma ou prédio, de {{condominium.from}} a {{condominium.to}}. Se a empresa só compra por esse crédito, pergunte na conversa antes do orçamento.',
    ],
    description:
      'Cartão BNDES não está entre os meios que temos publicados: o motor do portão se paga no Pix ou no cartão, em parcelas.',
    heading: 'O que a firma pede junto com o preço',
    text: [
      'Proposta com o modelo do motor, prazo e validade, no CNPJ que vai pagar. O crédito se trata com o banco, e a proposta serve para o pedido.',
    ],
    points: [
      'Nota em nome da firma, dita no orçamento.',
      'Prazo do banco dentro da validade da proposta.',
      'Motor só se compra depois do crédito aprovado.',
    ],
  },
  {
    when: [
      'comprovante|extrato|print|recibo de pix',
      'garantia|prova|vale como|serve de|serve como|serve para|no lugar de nota',
      'pix|pagamento|portao|motor|conserto|transferencia',
    ],
    unless: 'residencia|endereco',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O comprovante do Pix prova que você pagou, a quem e em que dia, e por isso ajuda na garantia; sozinho, porém, não diz que peça foi trocada nem em que portão. Guarde com ele o orçamento, o recibo ou a nota e a conversa. No que fazemos, a garantia é de {{repair.warranty}} no serviço e {{parts.warranty}} nas peças de um conserto, contada dessa data.',
    ],
    description:
      'O comprovante do Pix prova quem pagou e quando, e ajuda na garantia; o recibo ou a nota dizem a peça e o portão. Guarde os dois.',
    heading: 'O que falta num comprovante',
    text: [
      'Modelo do motor, número da etiqueta, endereço e o defeito que foi resolvido. Se só há o Pix, peça hoje por mensagem que quem fez o serviço escreva essas quatro coisas.',
    ],
    points: [
      'Nome no Pix diferente do da empresa: pergunte antes.',
      'Foto do portão e da peça no dia do serviço.',
      'Conversa salva fora do celular.',
    ],
  },
];
