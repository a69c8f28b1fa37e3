/** Answers to titles about automatic gates: leaving a rented home, a bought one, a shared street, an old gate to sell. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const tenancyAndPurchaseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'de deposito|em deposito|deposito de aluguel|caucao|calcao',
      'descont*|reter|retem|reteve|cobrar|cobrou|abater|abateu|tirar|segurar|devolver|devolve',
      'controle|controles|portao|motor',
    ],
    unless: 'galpao|banco|bancario|cheque|pix|sinal',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O locador pode descontar do depósito o controle que o inquilino perdeu, quebrou ou não devolveu, pelo preço dele e da gravação, com recibo. Pilha fraca, botão gasto e motor que acabou pelo uso não se descontam: são desgaste, e a vistoria de entrada mostra o que já estava assim. Gravar controles conosco fica entre {{part.programming.from}} e {{part.programming.to}} por visita.',
    ],
    description:
      'O locador pode descontar do depósito o controle perdido, quebrado ou não devolvido, com recibo; o desgaste do portão não se desconta.',
    heading: 'O que pedir antes de aceitar o desconto',
    text: [
      'Peça por escrito o que foi descontado, com a nota do controle e a da gravação. Se na entrada constavam dois controles e dois voltaram, nada se cobra. Sem acordo, o Juizado Especial resolve com a vistoria e as mensagens.',
    ],
    points: [
      'Termo de entrada com o número de controles.',
      'Teste diante do portão, filmado, no dia da saída.',
      'Motor, placa e cabo gastos: do proprietário.',
    ],
    send: 'Mande a foto do controle, frente e verso: dizemos o que custa um igual gravado.',
  },
  {
    when: [
      'entrega* as chaves|entrega de chaves|entrega das chaves|entregar as chaves|entregar o imovel|entregar imovel|entregar a casa|entregar o apartamento|devolver o imovel|devolver imovel|devolver a casa|devolver casa|devolver o apartamento|devolucao de imovel|devolucao de casa|vistoria de saida|saida de aluguel|saida de imovel|sair de aluguel|fim de aluguel|fim de contrato de aluguel|fim de locacao',
      'portao|motor',
      'quebrad*|quebrou|estragad*|estragou|parado|parou|defeito|nao funciona|nao abre|queimad*|queimou|torto|amassad*|consertar|conserto|arrumar',
    ],
    unless: 'condominio|predio|construtora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Na entrega das chaves, o inquilino só paga o portão que ele quebrou por batida ou mau uso; motor, placa e cabo que pararam pelo uso normal são do proprietário. Vale a vistoria de entrada: o que ela dizia que funcionava precisa de uma causa escrita para saber de quem é a conta. O técnico a escreve no orçamento, e um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Na entrega das chaves, o inquilino paga o portão quebrado por batida ou mau uso; o que parou pelo uso normal é do proprietário.',
    heading: 'Antes de assinar o termo de saída',
    text: [
      'Avise do defeito antes da vistoria, com vídeo e data, e peça que o termo diga «portão parado, causa a apurar». Assinar que o dano é seu fecha a discussão contra você.',
    ],
    points: [
      'Aviso antigo de que ele já falhava: guarde a mensagem.',
      'Orçamento pedido antes da vistoria, e não depois.',
      'Controles entregues e contados no mesmo termo.',
    ],
    send: 'Mande o vídeo do defeito e a foto da etiqueta do motor: o orçamento vai por escrito, para as duas partes.',
  },
  {
    when: [
      'imovel comprado|casa comprada|comprei a casa|comprei uma casa|comprei casa|comprei o imovel|comprei um imovel|comprei imovel|comprei apartamento|comprei um sobrado|compra de imovel|compra de casa|compra da casa|vendedor de casa|vendedor de imovel|antigo dono de casa|antigo dono de imovel|casa que comprei|imovel que comprei',
      'portao|motor',
      'estragad*|quebrad*|quebrou|nao funciona|nao abre|defeito|parado|parou|queimad*|cobrar|cobro|reclamar|escond*|vicio',
    ],
    unless: 'controle*|trocar o codigo|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Do vendedor do imóvel só se cobra o defeito do portão que estava escondido na visita: o que se via parado foi comprado assim, salvo se o contrato prometia que funcionava. Avise o vendedor por escrito logo que descobrir, com vídeo e o laudo simples do técnico; o prazo corre da entrega das chaves, e quem o confirma é um advogado. Consertar custa em geral de {{repair.from}} a {{repair.to}}, e muitas vezes menos que a disputa.',
    ],
    description:
      'Do vendedor da casa só se cobra o defeito do portão que estava escondido na visita, ou o que o contrato prometia que funcionava.',
    heading: 'Como mostrar que o defeito é de antes',
    text: [
      'Peça ao técnico que escreva há quanto tempo a peça parece gasta ou remendada, e guarde o anúncio que dizia «portão automático». Juntos, eles valem mais que a palavra de cada um.',
    ],
    points: [
      'Mensagens e vistoria da compra.',
      'Foto da etiqueta e da peça trocada.',
      'Todos os controles antigos apagados da memória no dia da mudança.',
    ],
    send: 'Mande o vídeo do portão e a foto da etiqueta do motor: o orçamento sai com a causa provável.',
  },
  {
    when: [
      'portao de vila|portao de uma vila|portao da vila|vila fechada|rua fechada|rua sem saida|portao de rua particular',
      'quem manda consertar|quem manda|manda consertar|quem conserta|quem contrata|quem chama|quem decide|quem cuida|quem e responsavel|responsavel|quem arruma|ninguem conserta|ninguem arruma',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'O portão da vila quem manda consertar são os donos das casas, juntos, porque ele é de todos: se há associação ou síndico, ele contrata e rateia; se não há, um morador pede o orçamento, os outros concordam por mensagem e cada casa paga a sua parte. Portão que não fecha é urgente, e quem pagou sozinho cobra depois com o recibo. Cada conserto fica, em geral, entre {{repair.from}} e {{repair.to}}.',
    ],
    description:
      'O portão da vila quem manda consertar são os donos das casas, juntos: um morador pede o orçamento, e cada casa paga a sua parte.',
    heading: 'Do orçamento ao rateio, sem síndico',
    text: [
      'Um nome só fala com o técnico e guarda a nota. Casa alugada: o inquilino costuma pagar o conserto, e o dono, o motor novo. A luz do motor sai de um medidor, e o valor dela entra na conta comum.',
    ],
    points: [
      'Mensagem com o valor e o «de acordo» de cada casa.',
      'Lista de controles, para apagar os de quem saiu.',
      'Chave de destravamento com dois moradores, em casas diferentes.',
    ],
    send: 'Mande a foto do portão por dentro, a etiqueta do motor e o número de casas.',
  },
  {
    when: [
      'portao velho|portao antigo|portao usado|portao de ferro|portao de aluminio|portao basculante|folha velha|folha antiga|portao',
      'quilo|kilo|sucata|sucateiro|em ferro velho|para ferro velho|ao ferro velho|para o ferro velho|reciclagem',
      'vend*|compra*|compro|vale|preco|quanto|leva*|levar|descart*|doar',
    ],
    unless: 'motor|placa|aguenta|pesa|peso|novo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['price'],
    answer: [
      'Portão velho vendido por quilo vai para o ferro-velho ou o sucateiro: nós não compramos portão, e o preço do quilo muda de uma semana para a outra. O alumínio limpo vale bem mais que o ferro; pintura, solda e concreto dentro da folha baixam a oferta. Se a folha ainda está reta, vendê-la inteira rende mais que a sucata.',
    ],
    description:
      'Portão velho por quilo se vende ao ferro-velho, que paga mais pelo alumínio que pelo ferro; a folha reta rende mais vendida inteira.',
    heading: 'Antes de o portão sair da parede',
    text: [
      'Desmontar folha com cabo, mola ou contrapeso é do serralheiro, porque há peso suspenso. O motor, a central e os controles se tiram antes, por um técnico, com o disjuntor desligado: servem no portão novo ou se vendem à parte.',
    ],
    points: [
      'Peça a pesagem na sua frente, em balança.',
      'Três ofertas no mesmo dia, porque o preço varia.',
      'Casa aberta: só venda depois de o portão novo estar pronto.',
    ],
    send: 'Vai trocar o portão e manter o motor? Mande a foto da folha e da etiqueta dele.',
  },
  {
    when: [
      'laudo|laudos|relatorio|parecer|vistoria',
      'imobiliaria|imobiliarias|locador*|proprietari*|inquilin*|aluguel|alugad*|dono de casa|dono de imovel',
      'portao|portoes|motor',
    ],
    unless:
      'condominio*|predio*|seguro|seguradora|engenheiro|carro|bateu|quem paga|paga|pagar|comprar|entregar|devolver|sair|saida|entrada',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'allowed'],
    answer: [
      'O laudo do portão para a imobiliária nós fazemos como relatório de visita técnica: o técnico testa motor, comando e folha, fotografa e escreve o que falhou, a causa provável e o valor do conserto, que em casa fica entre {{repair.from}} e {{repair.to}}. É a causa que diz de quem é a conta: desgaste costuma ser do proprietário, e mau uso, do inquilino. Laudo assinado por engenheiro é de um perito.',
    ],
    description:
      'Laudo do portão para a imobiliária sai como relatório de visita técnica: o que falhou, a causa provável e o valor do conserto, com fotos.',
    heading: 'O que a imobiliária precisa ler no relatório',
    text: [
      'Ela quer saber três coisas: o que parou, se foi o tempo ou o uso, e quanto custa. A vistoria de entrada, posta ao lado, mostra se o defeito já estava lá.',
    ],
    points: [
      'Endereço, data e quem acompanhou a visita.',
      'Foto da etiqueta do motor e da peça.',
      'Se o portão pode ser usado até o conserto.',
      'Orçamento no nome de quem vai pagar.',
    ],
    send: 'Mande a mensagem da imobiliária, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'dono de imovel|dono de casa|proprietari*|locador*|imobiliaria|senhorio',
      'tirou|retirou|levou|removeu|arrancou|desligou|quer tirar|pode tirar|quer retirar',
      'motor|portao automatico|motor de portao|automatizacao',
    ],
    unless: 'inquilino tirou|inquilino levou|inquilino quer|controle*|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O dono do imóvel não pode tirar durante o aluguel o motor do portão que já estava na vistoria: ele faz parte do que foi alugado, e a Lei do Inquilinato manda manter a casa como foi entregue. Peça por escrito que o recoloque, com prazo, ou um abatimento no aluguel. Se foi retirado para conserto, peça a data da volta.',
    ],
    description:
      'O dono do imóvel não pode tirar durante o aluguel o motor do portão que estava na vistoria; peça por escrito que o recoloque.',
    heading: 'Enquanto o portão fica sem motor',
    text: [
      'A folha anda na mão só se está reta, leve e com os cabos inteiros, e precisa de outra tranca, porque era o motor que a segurava. Fios que sobraram ficam isolados por um eletricista, com o disjuntor desligado.',
    ],
    points: [
      'Vistoria de entrada com «portão automático» escrito.',
      'Foto do lugar do motor, com a data.',
      'Sem acordo: notificação e Juizado Especial.',
    ],
  },
  {
    when: [
      'inquilin*|locatari*|moro de aluguel|casa alugada',
      'trocar o motor|trocar motor|trocar de motor|por motor|instalar motor|colocar motor|colocar um motor|automatizar',
      'por conta propria|por minha conta|sozinho|sem autorizacao|sem avisar|quer|pode|posso',
    ],
    unless: 'quem paga|queimou|queimado|desconta*|descontar|condominio|levar|retirar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'O inquilino que quer pôr ou trocar o motor do portão por conta própria precisa do sim do proprietário por escrito: sem ele, a despesa em regra não volta e o motor antigo tem de reaparecer na saída. Combine no mesmo papel quem paga, com quem fica o motor novo e onde se guarda o velho. A troca do motor numa casa custa em geral de {{replacement.from}} a {{replacement.to}}, e um conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'O inquilino que quer trocar o motor do portão por conta própria precisa do sim do proprietário por escrito, com quem paga e quem fica com ele.',
    heading: 'O que escrever antes da troca',
    text: [
      'Se o motor parou de velho, consertar é dever do proprietário, e vale pedir isso primeiro. A troca por gosto, como um motor mais rápido, é do inquilino, que pode levá-lo se o portão ficar como estava.',
    ],
    points: [
      'Modelo velho e novo, com foto das etiquetas.',
      'Instalação por profissional, com recibo e garantia.',
      'Controles apagados e entregues na saída.',
    ],
    send: 'Mande a foto da etiqueta do motor e do portão por dentro: o orçamento vai por escrito, para mostrar ao dono.',
  },
];
