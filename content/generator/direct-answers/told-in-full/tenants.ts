/** Rented houses: who may change the motor, what is taken off the rent, and the controls on moving out. */
import type { DirectAnswer } from '../../direct-answer.ts';

const rented =
  'aluguel|alugad*|inquilin*|locador*|locatari*|imobiliaria|proprietari*|dono de imovel|dono de a casa|dono de casa|senhorio|moro de aluguel';

export const tenantAnswers: readonly DirectAnswer[] = [
  {
    when: [
      rented,
      'pode|posso|podem|tem direito de|preciso de autorizacao',
      'trocar o motor|trocar motor|instalar motor|colocar motor|trocar o portao|automatizar|mexer no portao|trocar a placa|por motor|instalar portao|trocar controle|mudar o portao|colocar portao',
    ],
    unless: 'quem paga|levar|descont*|queimou|quebrou',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode, com a autorização do proprietário por escrito: instalar ou trocar o motor mexe na folha, na coluna e na energia do imóvel. Peça que ela diga quem paga, se o motor fica ou vai embora e como o portão deve voltar. Sem ela, o dono pode exigir que tudo seja desfeito; troca do que quebrou por desgaste é ele quem manda fazer.',
    ],
    heading: 'Antes de assinar e de instalar',
    text: [
      'Mostre o orçamento ao dono: em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, com a foto do lugar do motor. Melhoria autorizada por escrito pode virar abatimento no aluguel, se isso estiver combinado.',
    ],
    points: [
      'Nota e recibo em nome de quem paga.',
      'Fotos da folha e da coluna antes de furar.',
      'Guarde o motor antigo, que é do imóvel.',
    ],
    send: 'Mande a foto do portão por dentro: o orçamento vai por escrito, para a autorização.',
  },
  {
    when: ['descontar|desconto|abater|abate|desconta|descontado', 'aluguel', 'portao|motor|conserto|garagem'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Só com a concordância escrita do proprietário ou da imobiliária: descontar por conta própria deixa o aluguel em atraso. Peça antes, com o orçamento e a causa do defeito; desgaste de motor, placa e engrenagem é do dono, e batida ou mau uso, de quem mora. O valor de um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A mensagem que resolve',
    text: [
      'Escreva o que quebrou, desde quando, o valor e um prazo para a resposta: sem ela, pergunte se pode mandar fazer e abater do próximo boleto. A resposta «pode» fica guardada junto do recibo.',
    ],
    points: [
      'Casa aberta para a rua: conserte, avise no mesmo dia e peça o reembolso.',
      'Recibo com a peça e a causa em linhas.',
      'Recusa sem motivo: Juizado Especial, com as mensagens.',
    ],
    send: 'Mande o vídeo e a etiqueta do motor: o orçamento sai por escrito, com a causa.',
  },
  {
    when: [
      `${rented}|dono`,
      'nao quer consertar|nao conserta|nao arruma|demora*|se recusa|nao resolve|nao faz nada|nao quer arrumar|nao quer pagar|enrola|ignora|nao responde',
      'portao|motor|garagem',
    ],
    unless: 'condominio|sindico|garantia',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Peça por escrito, com prazo: a Lei do Inquilinato obriga o proprietário a manter o imóvel em condição de uso, e o portão que parou por desgaste entra nisso, com ou sem imobiliária no meio. Junte vídeo, data e orçamento. Sem resposta, o caminho é a notificação e o Juizado Especial; parar de pagar o aluguel não é.',
    ],
    heading: 'Enquanto não consertam',
    text: [
      'Use o portão na mão, com o disjuntor desligado, se a folha está reta e leve; com a folha torta ou a casa aberta para a rua, avise no mesmo dia que vai chamar alguém e peça o reembolso depois. Consertar custa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Vistoria de entrada com o portão funcionando é a sua melhor prova.',
      'Duas propostas mostram que o valor é o de mercado.',
      'Perigo para quem passa: isole o vão e fotografe.',
    ],
    send: 'Mande o vídeo e a foto da etiqueta: o orçamento vai por escrito, para encaminhar à imobiliária.',
  },
  {
    when: [
      'devolver os controles|devolver o controle|devolver controle|devolver controles|entregar os controles|entregar controle|entregar controles|entregar o controle|devolucao de controle|devolucao dos controles|ficar com o controle|entrega das chaves',
      'imovel|aluguel|alugad*|apartamento|casa|sai|saindo|mudei|mudanca|portao|predio|condominio',
    ],
    unless: 'nao devolveu|comprei|internet|airbnb',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Tem que devolver os controles que recebeu na entrada, funcionando, porque são do imóvel; os que comprou por sua conta são seus, mas deixam de abrir quando o dono apaga a memória. Entregue junto com as chaves e peça que a quantidade conste do termo. O que faltar se cobra, em geral pelo preço do controle e da gravação.',
    ],
    heading: 'O que conferir no dia da saída',
    text: [
      'Teste cada um diante do portão, com quem recebe, e fotografe. Controle morto costuma ser pilha; troque antes da vistoria.',
    ],
    points: [
      'Perdeu um: avise, e deixe que o dono apague a memória.',
      'Em prédio, dê baixa do seu cadastro na administração.',
      'Aplicativo no celular: peça que removam o seu acesso.',
    ],
    send: 'Se é o dono: mande a foto da central e diga quantos controles ficam, para apagar os outros.',
  },
  {
    when: [
      'perdi|perdeu|sumiu|quebrei|estraguei',
      'controle*',
      'alugad*|aluguel|imobiliaria|condominio|predio|inquilin*|apartamento',
    ],
    unless: 'bloque*|apagar|quem achou|nao abrir|clon*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'Quem perde paga o controle e a gravação: em casa alugada, quem mora; em prédio, a unidade, pelo valor que a administração cobra. Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários de uma vez, fora o controle. Avise logo, para apagarem o perdido antes que outra pessoa o use.',
    ],
    heading: 'Como repor sem pagar duas vezes',
    text: [
      'No prédio, peça o novo à administração: o comprado fora pode não gravar. Na casa, combine com o dono a visita em que se apaga a memória e se gravam todos.',
    ],
    points: [
      'Junte os que restam: o ausente deixa de abrir.',
      'Guarde o recibo para a vistoria de saída.',
      'Pilha fraca não é perda: teste antes.',
    ],
    send: 'Mande a foto do controle que ficou, aberto, e a da etiqueta da central.',
  },
  {
    when: [
      'perdi|perdeu|perda|perder|sumiu|segunda via',
      'controle*|tag|tags',
      'multa|multar|taxa',
      'condominio*|predio*|sindico|morador*|apartamento|portao',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'allowed'],
    answer: [
      'Multa por perder o controle só existe se a convenção ou o regimento a prevê, com o valor lá escrito; sem isso, o prédio cobra da unidade o controle novo e a gravação, pelo preço que a administração informa. Quando a gravação é conosco, a visita fica entre {{part.programming.from}} e {{part.programming.to}}, com quantos controles houver. Avise logo, para apagarem o perdido.',
    ],
    heading: 'Como conferir a cobrança',
    text: [
      'Peça o artigo do regimento e o recibo do controle. Cobrar reposição é comum; cobrar multa sem regra escrita se contesta com a administração e, depois, na assembleia.',
    ],
    points: [
      'Teste a pilha antes de dar por perdido o que só parou.',
      'O comprado fora pode não gravar na central do prédio.',
      'Perdido na rua perto do prédio: peça que apaguem no mesmo dia.',
    ],
    send: 'Se é a administração: mande a foto da central e diga quantos controles há a gravar.',
  },
  {
    when: [
      'inquilin*|alugad*|aluguel|locatari*',
      'tirar|levar|retirar|remover|arrancar|leva|tira|e dele|e de quem|fica com quem|fica em casa|pertence|de quem e',
      'motor|automatizador|kit|portao eletronico|placa',
    ],
    unless: 'controle|quem paga|conserto|queimou|de graca|chave',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode levar o motor que comprou e instalou com autorização, se o portão voltar ao que era: suporte retirado, furos fechados e folha andando na mão. É benfeitoria útil, e pelo artigo 35 da Lei do Inquilinato, autorizada, ela se indeniza ou se retira, salvo o que o contrato diz; muitos contratos mandam deixar. Motor que já estava no imóvel é do dono.',
    ],
    heading: 'Deixar ou levar: a conta',
    text: [
      'Levar são dois serviços, retirar e instalar, e só compensa em portão do mesmo tipo, com a mesma tensão e peso. Um kit novo instalado em basculante começa em {{kit.padrao}}; vender o motor ao dono da casa costuma sair melhor para os dois.',
    ],
    points: [
      'Leia a cláusula de benfeitorias antes de soltar um parafuso.',
      'Fotografe o antes e o depois para a vistoria.',
      'Desligue o disjuntor; basculante se solta com a folha embaixo.',
    ],
    send: 'Mande a foto dos dois portões e da etiqueta do motor.',
  },
  {
    when: [
      'inquilin*|locatari*',
      'quebrou|estragou|danificou|amassou|entortou|queimou|bateu',
      'portao|motor|controle|placa',
    ],
    unless: 'ja estava|quando entrei|ficou com|saiu|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'O que o inquilino quebrou, por batida, mau uso ou descuido, é ele quem conserta: o artigo 23 da Lei do Inquilinato o faz reparar na hora o dano que causou, ele ou quem mora e visita. O que parou pelo tempo é do dono. Quem decide na dúvida é a causa escrita no orçamento, comparada com a vistoria de entrada.',
    ],
    heading: 'Como cobrar com prova',
    text: [
      'Peça fotos e um diagnóstico por escrito antes de consertar, com a causa de cada peça. Um conserto fica entre {{repair.from}} e {{repair.to}}; se o contrato acabou, o valor sai da garantia do aluguel.',
    ],
    points: [
      'Folha torta e coluna arrancada: batida.',
      'Engrenagem, capacitor e cabo gastos: tempo de uso.',
      'Casa aberta para a rua: conserte já e discuta depois.',
    ],
    send: 'Mande as fotos do estrago e da etiqueta: o orçamento sai com a causa.',
  },
  {
    when: [
      'proprietari*|dono da casa|dono de casa|dono do imovel|dono de imovel|locador*|imobiliaria|senhorio',
      'nao autorizou|nao autoriza|nao deixa|nao deixou|nao permite|proibiu|negou|nao quer que|nao concorda',
      'motor|portao|automatizar|instalar|colocar',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Sem a autorização do dono não instale: pôr motor mexe na folha, na coluna e na energia do imóvel, e ele pode exigir que tudo volte ao que era, por sua conta. Peça de novo por escrito, dizendo quem paga, que o serviço tem garantia e o que fica na casa quando você sair: é a dúvida sobre isso que faz negar.',
    ],
    heading: 'O que costuma convencer o dono',
    text: [
      'Motor instalado valoriza o aluguel e não muda a fachada. Mande a foto do portão e o preço: em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e pode ser dividido em até {{instalments}}.',
    ],
    points: [
      'Ofereça deixar o motor no fim do contrato por um abatimento.',
      'Conserto do que já existe não é obra: é obrigação do dono.',
      'Guarde a resposta: ela vale na vistoria.',
    ],
    send: 'Mande a foto do portão e as medidas: o orçamento por escrito ajuda no pedido.',
  },
  {
    when: [
      'proprietari*|dono|imobiliaria|locador*|senhorio',
      'controle*',
      'entregar|entregou|nao entregou|dar|deve|obrigacao|obrigado|tem que|quantos|nao deu|nao deram|quem da',
    ],
    unless: 'devolver|inquilino quebrou|antigo dono|conserto|clonar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O dono, direto ou pela imobiliária, entrega ao menos um controle que funcione, porque a casa se aluga em condição de uso e a garagem faz parte dela; quantos são, diz o contrato ou o termo de vistoria, e o comum é um por vaga ou dois por casa. Peça por escrito o que falta. Os extras que você quiser são por sua conta e se gravam na mesma visita.',
    ],
    heading: 'O que conferir ao receber as chaves',
    text: [
      'Prove cada controle diante do portão e escreva a quantidade no termo. Peça que apaguem a memória e gravem só os seus, porque o morador anterior pode ter cópia: a visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Pilha gasta não é controle quebrado: teste.',
      'Chave de destravamento: peça junto.',
      'Em prédio, o cadastro é na administração.',
    ],
    send: 'Mande a foto do controle aberto e da etiqueta da central.',
  },
  {
    when: [
      'quebrar contrato|romper contrato|rescindir|rescindir contrato|sair do aluguel|cancelar contrato|multa de contrato|desocupar',
      'portao|garagem',
    ],
    unless: 'manutencao|mensal|empresa|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Só em caso grave: portão parado por si não costuma desfazer o aluguel, mas o dono que não conserta, avisado por escrito, descumpre o dever de manter o imóvel em condição de uso, e isso pode justificar a saída sem multa ou um abatimento. Junte avisos, vídeos e orçamento antes, e fale com um advogado ou a Defensoria; sair ou parar de pagar por conta própria vira dívida.',
    ],
    heading: 'O que tentar antes',
    text: [
      'Ofereça mandar consertar e descontar, com a concordância escrita do dono: um conserto fica entre {{repair.from}} e {{repair.to}}, e é menos que um mês de briga.',
    ],
    points: [
      'Casa aberta para a rua: diga isso na primeira mensagem.',
      'Prazo por escrito, por exemplo cinco dias.',
      'Até lá, use na mão, se a folha está reta e os cabos inteiros.',
    ],
    send: 'Mande o vídeo e a etiqueta do motor: o orçamento serve de prova.',
  },
];
