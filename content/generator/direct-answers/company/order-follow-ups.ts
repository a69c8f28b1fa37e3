/** What people write after an order or a repair: it is late, it cost more, something was damaged, nobody answers. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const orderFollowUpAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cobraram a mais|cobrou a mais|cobrado a mais|cobraram mais|cobrou mais|cobrada a mais|mais caro que o combinado|mais caro do que o combinado|acima do combinado|acima do orcamento|maior que o combinado|maior que o orcamento|mais que o combinado|valor diferente do combinado|valor diferente|cobranca indevida|cobrado errado|cobraram errado|cobraram duas vezes|cobrou duas vezes|cobraram taxa|cobrou taxa',
      'conserto|portao|motor|visita|tecnico|servico|kit|instalacao|orcamento|placa|combinado|cobranca|voces|deslocamento|cartao',
    ],
    unless: 'condominio cobr*|sindico|vizinho|energia|conta de luz',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Cobrança acima do que foi combinado se contesta: vale o orçamento aprovado, e serviço ou peça que não estava nele só se cobra se você o aceitou antes. Se a conta foi nossa, escreva na conversa do orçamento com o comprovante: conferimos item por item, e o que foi cobrado a mais volta. Se foi de outra empresa, peça a devolução por escrito, com prazo.',
    ],
    heading: 'Como mostrar que o valor mudou',
    text: [
      'Ponha lado a lado a mensagem com o preço e o que foi pago. Peça acrescentada no meio do serviço pede um novo sim seu, ainda que por mensagem; sem ele, a cobrança não se sustenta.',
      'Sem acordo, o Procon e o consumidor.gov.br recebem a queixa, e o Código de Defesa do Consumidor prevê devolução em dobro do que se pagou indevidamente, salvo engano justificável.',
    ],
    points: [
      'Orçamento ou print da conversa, com a data.',
      'Recibo, nota ou fatura do cartão.',
      'Peça que dizem ter trocado: peça a velha ou a foto dela.',
      'Parcelas: juro do cartão é da operadora, e vem separado na fatura.',
    ],
    questions: [],
    further:
      'O que cada reparo costuma custar está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o valor combinado, o valor pago e o comprovante: se o serviço foi nosso, a resposta traz a conta aberta.',
  },
  {
    when: [
      'nao vieram|nao veio|ninguem veio|ninguem apareceu|nao apareceu|nao apareceram|ainda nao|nao instal*|nao entreg*|nao chegou|nao recebi|atrasad*|atrasou|atraso|demorando|sem instalar',
      'paguei|pago|pagamos|comprei|compramos|fechei|meu pedido|pedido|minha compra|meu kit|dei o sinal|dei entrada|sinal',
    ],
    unless: 'controle nao|defeito|shopee|mercado livre|amazon|magalu|internet|funciona|correio*|boleto',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Pedido pago que não foi cumprido no dia se cobra de quem o vendeu, por escrito. Se a compra foi conosco, pedimos desculpa: escreva agora na conversa do pedido, com o nome, o endereço e o dia combinado, e a resposta traz a nova data ou, se você preferir, o cancelamento com o dinheiro de volta. Dentro do expediente, de {horário}, o telefone no alto do site também serve.',
    ],
    heading: 'O que você pode exigir pelo atraso',
    text: [
      'Prazo prometido faz parte da compra. Quando ele não se cumpre, o Código de Defesa do Consumidor deixa escolher entre a entrega imediata, outro produto equivalente ou o cancelamento, com devolução do que foi pago.',
      'Com outra loja ou instalador, nós não vemos o pedido nem a agenda: guarde o protocolo, dê um prazo curto e, sem resposta, leve ao Procon.',
    ],
    points: [
      'Comprovante do pagamento, em nome de quem recebeu.',
      'Mensagem em que o dia ficou marcado.',
      'Garagem aberta ou portão sem trava nesse meio-tempo: diga na primeira linha.',
      'Motor já na sua casa: não o instale por conta própria, para a garantia não se discutir.',
    ],
    questions: [],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data da compra, o kit e o dia que foi prometido.',
  },
  {
    when: [
      'meu pedido|acompanhar pedido|acompanhar o pedido|status de pedido|onde esta meu pedido|andamento de pedido|andamento|numero de pedido|consultar pedido|rastrear pedido|rastrear',
    ],
    unless: 'motor nao|portao nao|cancel*|erro|ifood|shopee|amazon|correio*|carro|celular|moto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'O pedido feito conosco se acompanha na própria conversa do WhatsApp em que ele foi fechado: escreva ali o nome, o endereço e a data, e dizemos em que pé está e o dia da instalação. Se o pedido é de outra loja, só ela tem essa informação.',
    ],
    heading: 'O que se pode mudar no pedido',
    text: [
      'Até o dia combinado dá para trocar o kit, o endereço ou o horário por mensagem, sem custo. Mudando a medida da folha, mande nova foto, porque o motor pode ser outro.',
    ],
    points: [
      'Data nova: diga dois dias que servem.',
      'Nota ou recibo: em que nome e CPF ou CNPJ.',
      'Quem recebe a equipe, se você não vai estar.',
      'Desistência de compra pelo WhatsApp: sete dias, sem explicar o motivo.',
    ],
    questions: [],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Escreva de {horário}; fora disso a mensagem fica registrada.',
  },
  {
    when: [
      'remarcar|reagendar|desmarcar|mudar o dia|mudar a data|trocar o dia|trocar a data|adiar|mudar horario|trocar horario|antecipar|outro dia',
      'visita|tecnico|instalacao|agendamento|conserto|servico|horario|voces|manutencao|entrega|minha visita',
    ],
    unless: 'nao vieram|nao veio|nao apareceu|temporizador|programar|portao abre',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Para mudar o dia, basta uma mensagem na conversa em que a visita foi marcada, com o nome, o endereço e dois dias que servem: remarcar não custa nada, porque a visita não tem taxa. Quanto mais cedo o aviso, maior a escolha de horário.',
    ],
    heading: 'Antes de escolher a nova data',
    text: [
      'Uma instalação leva {horas de instalação} e começa no início do turno; um conserto, em geral {horas de reparo}, cabe em qualquer hora do expediente, de {horário}.',
    ],
    points: [
      'Alguém maior de idade em casa do começo ao fim.',
      'Em prédio, nova autorização da portaria.',
      'Defeito que piorou desde o pedido: diga o que mudou, e em folha torta ou cabo frouxo não espere a data.',
    ],
    questions: [],
    further:
      'O que acontece em cada etapa está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Na mensagem, ponha o dia marcado e os dois que preferir, com manhã ou tarde.',
  },
  {
    when: [
      'sumiu|sumiram|desapareceu|nao responde*|parou de responder|nao atende|me bloqueou|bloqueou|nao volta|nao voltou|foi embora|largou|abandonou|nao terminou|deixou pela metade|deixou incompleto',
      'tecnico|instalador|empresa|serralheiro|vendedor|loja|prestador|montador|assistencia',
    ],
    unless: 'motor|controle|placa|central|quebrou|manchou|riscou|furou|de garagem',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Quem sumiu depois de receber continua obrigado a terminar o serviço e a cumprir a garantia. Se foi alguém da nossa equipe, escreva na conversa do pedido ou ligue para o telefone no alto do site, de {horário}, e resolvemos com você. Se foi outro, mande um pedido por escrito com prazo, guarde o comprovante e leve ao Procon ou ao juizado especial.',
    ],
    heading: 'Com o serviço pela metade',
    text: [
      'Fotografe tudo como ficou antes de chamar outra pessoa: é a prova do que faltou. Outro técnico pode terminar, mas diga a ele o que já foi pago e peça que escreva o que encontrou.',
      'Terminar ou refazer um serviço fica, em casa, entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia a partir do nosso.',
    ],
    points: [
      'Conversa, comprovante e nome completo ou CNPJ.',
      'Placa ou motor que ele levou: peça de volta por escrito.',
      'Fio solto ou tampa aberta: disjuntor desligado.',
      'Folha escorada ou sem cabo: ninguém passa embaixo.',
    ],
    questions: [],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Para terminarmos o serviço, mande pelo WhatsApp as fotos de como ficou, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'quebrou|quebraram|riscou|riscaram|manchou|mancharam|amassou|amassaram|furou|furaram|danificou|danificaram|estragou|estragaram|sujou|sujaram',
      'instalador|tecnico|tecnicos|equipe|montador|voces|instalacao|serralheiro|ao instalar|instalando|parafuso de motor|parafuso de suporte',
      'meu piso|garagem|piso|parede|muro|pintura|reboco|portao|azulejo|carro|cano|fio|coluna|calcada|folha|telhado|pastilha*',
    ],
    unless: 'abriu|fechou|controle|quem paga condominio|ladrao|batida',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Quem danifica alguma coisa ao instalar ou consertar responde pelo dano, mesmo sem querer: repara ou paga. Se foi a nossa equipe, pedimos desculpa, e a conversa do pedido é o lugar: mande a foto do estrago, e combinamos o reparo. Se foi outra empresa, cobre dela por escrito, com um orçamento do conserto.',
    ],
    heading: 'Prova que resolve sem discussão',
    text: [
      'Fotografe no mesmo dia, de perto e de longe, com algo que mostre o tamanho. O Código de Defesa do Consumidor faz o fornecedor responder pelo dano do serviço, e a queixa tem noventa dias quando o defeito está à vista.',
    ],
    points: [
      'Foto de antes, se houver, mesmo de outra ocasião.',
      'Recibo com nome, data e serviço.',
      'Orçamento de quem repara: pedreiro, pintor ou serralheiro.',
      'Fio ou cano atingido: desligue o disjuntor ou feche o registro.',
    ],
    questions: [],
    further: 'O que a nossa garantia cobre está na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data do serviço, a foto do dano e o que você considera justo.',
  },
  {
    when: [
      'instalaram|instalou|instalado|instalada|instalacao|colocaram|depois de instalar|depois da instalacao|puseram',
      'torto|torta|tortos|empenou|empenad*|desalinhad*|desnivelad*|entortou|pendendo|inclinad*',
      'folha|portao|motor|basculante|tudo|braco',
    ],
    unless:
      'quanto custa|preco|pode instalar|posso instalar|da para instalar|carro|bateu|antes de instalar|antes da instalacao',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Portão que ficou torto depois da instalação do motor volta para quem instalou, sem custo: entregar a folha reta e equilibrada faz parte do serviço. Pare de usar, desligue o disjuntor e filme como ele está. Se a instalação foi nossa, o kit tem {{kit.warranty}} de garantia: escreva na conversa do pedido. Se foi de outro, a lei dá noventa dias para reclamar do que se vê, contados do fim do serviço.',
    ],
    heading: 'O que entorta a folha ao pôr o motor',
    text: [
      'Motor fora de prumo puxa a folha por um lado; força alta demais dobra o braço; contrapeso que não se corrigiu deixa um cabo esticado e o outro frouxo. Em folha que já era torta, o instalador devia ter avisado antes.',
      'Até a volta do técnico, não destrave o motor de um basculante torto: o lado ruim pode estar preso só por ele.',
    ],
    points: [
      'Foto de longe, com a folha fechada e a fresta de baixo à vista.',
      'Foto do braço e da fixação do motor.',
      'Recibo e a data da instalação.',
      'Foto do portão antes do motor, se houver: tira a dúvida.',
    ],
    questions: [],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp as fotos, o recibo e o bairro: se o serviço foi nosso, marcamos a volta; se foi de outro, dizemos o que pedir a ele.',
  },
];
