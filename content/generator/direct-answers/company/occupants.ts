/** Who may decide, who pays and who answers for a gate: tenants, owners, a building and its manager. */
import type { DirectAnswer } from '../../direct-answer.ts';

const tenancy =
  'alugada|alugado|aluguel|inquilin*|locador*|locatari*|imobiliaria|proprietari*|alugo casa|alugo a casa|alugo uma casa|moro de aluguel|pago aluguel|dono de a casa|dono de casa|dono de imovel';

export const occupantAnswers: readonly DirectAnswer[] = [
  {
    when: [
      tenancy,
      'levou|levar|leva|retirou|retirar|tirou|arrancou|sumiu com|desinstalou',
      'motor|kit|portao|controle|controles',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se o motor foi pago pelo inquilino, em regra ele pode levá-lo, desde que devolva o portão funcionando na mão como estava na vistoria; se era do imóvel, tem de voltar. Quem decide é o contrato e a vistoria de entrada, e o desacordo se leva à imobiliária ou a um advogado.',
    ],
    heading: 'Como fica o portão sem o motor',
    text: [
      'Folha sem motor precisa de tranca própria e, em basculante, de contrapeso conferido, porque era o motor que a segurava. Um motor novo num portão de casa fica entre {{replacement.from}} e {{replacement.to}}; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Disjuntor do portão desligado e fios isolados por quem entende.',
      'Suporte e cremalheira deixados na folha podem servir de novo.',
      'Controles que ficaram: só servem com a central que foi embora.',
      'Foto de como ficou, para a conversa sobre o prejuízo.',
    ],
    send: 'Mande pelo WhatsApp fotos do portão por dentro e do que sobrou do motor: dizemos o que se aproveita.',
  },
  {
    when: [
      'idos*|avo|mae|pai|sogra|senhora|senhor|velhinh*|gravida|operad*|dor em costas',
      'pesad*|forca|duro|nao consegue|nao conseguem|nao aguenta|nao abre sozinh*',
      'portao|garagem|folha',
    ],
    unless: 'controle|botao|ensin*|destrav*|luz',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Portão que pesa demais para uma pessoa se resolve em dois passos: primeiro a folha, que reta e equilibrada anda com uma mão, e depois o motor, que tira a força da conta. Regular ou trocar roldana e cabo fica entre {{part.adjustment.from}} e {{part.rollersAndCables.to}}; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que muda para quem tem pouca força',
    text: [
      'Até o acerto, ninguém força a folha sozinho: basculante que pesa pode descer de uma vez, e portão de correr que trava faz cair quem empurra.',
    ],
    points: [
      'Controle de botões grandes e uma botoeira na parede, à altura da mão.',
      'Fotocélula e tempo longo, para quem passa devagar.',
      'Nobreak, para não depender da folha na mão quando falta luz.',
      'Um vizinho ou parente que saiba usar a chave de destravamento.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha sendo movida por alguém com força, as medidas e o bairro.',
  },
  {
    when: [
      tenancy,
      'quem paga|quem arca|quem conserta|quem deve pagar|paga o conserto|pagar o conserto|por conta de quem|obrigad* a consertar|responsavel|responsabilidade|de quem e|desconta*|descontar|quebrou|queimou|estragou|parou',
    ],
    unless: 'multa|acidente|machucou|bateu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em casa alugada, o desgaste e o fim da vida do motor são do proprietário; mau uso, batida e pilha de controle, de quem mora. O contrato e a vistoria de entrada decidem a dúvida, e o diagnóstico escrito do técnico diz qual foi a causa.',
    ],
    heading: 'O que fazer antes de mandar consertar',
    text: [
      'Avise por escrito o dono ou a imobiliária, com foto e orçamento, e espere o sim. Se o portão ficou aberto para a rua, mande fechar na mão e avise no mesmo dia, porque a despesa urgente se prova com recibo.',
      'Ir ver não tem taxa, e um conserto nosso fica entre {{repair.from}} e {{repair.to}}. O recibo traz a causa e a peça, que é o que o dono pede para abater do aluguel.',
    ],
    points: [
      'Motor queimado por idade, placa, cabo: proprietário.',
      'Folha batida pelo carro de quem mora: inquilino.',
      'Raio ou queda de luz: sem mau uso, em regra do imóvel.',
      'Motor que o inquilino instalou: dele, salvo acordo escrito.',
    ],
    send: 'Mande pelo WhatsApp o vídeo do defeito, a etiqueta do motor e o bairro: a faixa de preço volta por escrito, para enviar ao dono.',
  },
  {
    when: [
      tenancy,
      'pode|posso|podem|precisa|autorizacao|permissao|autoriza',
      'trocar|troca|instalar|colocar|por motor|por um motor|automatizar|mexer|tirar|levar|mudar',
    ],
    unless: 'quem paga|controle|quando sair|ao sair|na saida|tirar|levar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O inquilino pode trocar ou instalar o motor com a autorização do proprietário por escrito, porque a obra mexe na folha, na coluna e na energia do imóvel. Sem ela, o dono pode pedir que tudo volte ao que era.',
    ],
    heading: 'O que a autorização deve dizer',
    text: [
      'Uma mensagem ou um e-mail basta. Em basculante, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}; a troca de motor num portão de casa fica entre {{replacement.from}} e {{replacement.to}}, e o orçamento escrito pode ir anexado.',
    ],
    points: [
      'Quem paga e se o valor é abatido do aluguel.',
      'Se o motor fica ou sai com o inquilino.',
      'Em nome de quem sai a nota, por causa da garantia.',
      'Motor velho: guardado para o dono ou descartado.',
    ],
  },
  {
    when: [
      'quantos orcamentos|tres orcamentos|3 orcamentos|dois orcamentos|numero de orcamentos|minimo de orcamentos',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Nenhuma lei fixa um número: quem diz quantos orçamentos são precisos é a convenção ou a ata do condomínio, e o costume é pedir três. Mais que a quantidade, conta que os três descrevam o mesmo motor, a mesma folha e a mesma garantia.',
    ],
    heading: 'Como deixar três propostas comparáveis',
    text: [
      'Dê a todos a mesma descrição: peso e largura da folha, aberturas na hora mais cheia, tensão e o que fica do conjunto antigo. Motor com instalação em portão coletivo fica entre {{condominium.from}} e {{condominium.to}}.',
      'A nossa proposta sai por escrito, sem taxa de visita, com peça, mão de obra e garantia em linhas separadas.',
    ],
    points: [
      'Nome completo do motor e ciclos por hora.',
      'Fotocélula, controles e ponto de energia: incluídos ou não.',
      'Prazo da obra e por onde se entra enquanto dura.',
      'Garantia do motor e da instalação, cada uma com prazo.',
    ],
    further: 'O que comparar está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp uma foto da entrada, a etiqueta do motor e quantas unidades usam o portão.',
  },
  {
    when: [
      'sindic*|condominio*|predio*',
      'acidente*|machuc*|feriu|ferido|feriram|esmag*|prensou|atropel*',
      'responde|respons*|culpa|culpad*|processo|processad*|indeniz*|quem',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Por acidente no portão responde em regra o condomínio, e o síndico responde também se sabia do defeito e não mandou consertar. O que protege os dois é prova de cuidado: manutenção em dia, fotocélula funcionando e relatório assinado. Culpa e valor são assunto de advogado e do seguro.',
    ],
    heading: 'O que o síndico deve ter na pasta',
    text: [
      'Revisão a cada {{maintenance.interval}}, com a lista do que foi medido. Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem de força, entre {{part.adjustment.from}} e {{part.adjustment.to}}: são as duas proteções que mais faltam.',
    ],
    points: [
      'Relatório de cada visita, com data e nome.',
      'Defeito avisado: portão parado até consertar.',
      'Prova mensal da fotocélula, com um cabo de vassoura no feixe.',
      'Se alguém se machucou: 192 ou 193 antes de tudo, e imagens guardadas.',
    ],
    further:
      'O que a revisão do prédio confere está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp fotos dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: [
      'comprei|comprar|comprando|comprou|mudei|mudamos|mudando|casa nova|imovel novo|apartamento novo|antigo dono|dono anterior|antigo morador|ex morador',
      'casa|imovel|apartamento|dono|morador|sobrado',
      'portao|controle|controles|motor',
    ],
    unless:
      'sem portao|quanto custa|preco|parede|idoso|levar|desinstalar|transferir|tirar|mudanca|na mudanca|vend*|condominio*|predio*|sindic*',
    subject: 'portao-automatico',
    aspects: ['safety', 'care'],
    answer: [
      'Em casa recém-comprada, apague a memória da central antes de usar o portão: os controles do antigo dono continuam abrindo até alguém apagá-los. Depois grave só os seus, e peça uma revisão, porque ninguém sabe quando foi a última.',
    ],
    heading: 'O que receber do antigo dono',
    text: [
      'Apagar e gravar controles numa visita fica entre {{part.programming.from}} e {{part.programming.to}}. Motor sem manual se identifica pela etiqueta, e o que estiver gasto se conserta por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'A chave de destravamento, testada de dia com a folha reta.',
      'Todos os controles e a nota do motor, se existe.',
      'Disjuntor do portão identificado no quadro.',
      'Fotocélula: corte o feixe enquanto fecha, e a folha tem de voltar.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, uma foto do portão por dentro e o que já falha nele.',
  },
];
