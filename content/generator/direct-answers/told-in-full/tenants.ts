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
];
