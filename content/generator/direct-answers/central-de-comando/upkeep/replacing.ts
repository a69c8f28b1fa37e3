/** Answers to titles about control boards: replacing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksNeed } from '../../../words/asking-words.ts';

export const replacingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trocar|troca|troco|mudar|substituir',
      'placa|central',
      'motor',
      'precisa|preciso|obrigado|obrigatorio|tem que|junto|tambem|quando troca|ao trocar|necessario|sempre|os dois|juntos',
    ],
    unless: 'controle|capacitor ou|ou|quanto tempo|raio',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Não precisa, um se troca sem o outro: se só o motor queimou e a placa é do mesmo modelo e da mesma tensão, ela continua; se só a placa queimou, o motor fica. Trocam-se juntos quando o modelo novo não conversa com a placa velha, como no de inversor, ou quando a placa saiu de linha. Placa fica de {{part.board.from}} a {{part.board.to}}; numa casa, o conjunto novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que tem de combinar entre motor e placa',
    text: [
      'Tensão, potência, capacitor e o jeito de ler o fim de curso. Motor novo em caixa costuma já vir com a central, e então a velha fica de reserva, se ainda funciona.',
    ],
    points: [
      'Motor comum com placa comum: combinam na maioria das marcas.',
      'Motor com inversor ou encoder: só a placa dele.',
      'Os controles se regravam quando a placa muda.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central, com a caixa fechada.',
  },
  {
    when: [
      'quando trocar|quando devo trocar|quando se troca|quando substituir|hora de trocar|hora de troca|quando e preciso trocar|precisa trocar|quando mudar|momento de trocar|trocar quando|quando fazer a troca',
      'placa*|central',
    ],
    unless:
      'troca o motor|trocar o motor|trocar motor|troca motor|troco o motor|motor novo|junto|motor ou|solar|carro',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque a placa do motor quando ela tem trilha queimada ou componente estourado, quando o processador perdeu a memória e não grava mais controles, quando já foi reparada duas vezes pelo mesmo defeito ou quando a peça dela não existe. Relé, fusível, varistor e solda têm reparo, a partir de {{repair.from}}; placa nova, com os controles regravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que verificar antes de culpar a placa',
    text: [
      'Energia no borne, fusível, fotocélula e fim de curso dão o mesmo sinal de placa morta. Se a queima veio de surto ou de água, corrige-se a causa, ou a nova dura pouco.',
    ],
    points: [
      'Luz apagada com o disjuntor ligado: fonte ou fusível.',
      'Estala e não anda: relé, capacitor ou o próprio motor.',
      'Só um lado funciona: relé.',
      'Motor com inversor: só a placa dele.',
    ],
    send: 'Mande a foto das etiquetas da central e do motor e conte o que ela faz.',
  },
  {
    when: [
      'central nova|placa nova|outra central|outra placa|trocar a central|trocar a placa|central',
      `${asksNeed}|aproveit*`,
      'trocar o motor|trocar motor|troco o motor|motor novo|troca do motor|trocar de motor|junto com o motor|junto com motor',
    ],
    unless: 'quanto custa|preco|queim*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Quase sempre não precisa comprar central à parte, porque o motor novo já vem com a dele: nos nossos kits instalados ela está incluída. Ficar com a placa antiga só dá certo em motor comum da mesma tensão, da mesma potência e com o mesmo fim de curso; motor com inversor só anda com a placa de fábrica.',
    ],
    heading: 'O que passa para a central nova',
    text: [
      'Fotocélula, botoeira e trava da casa se ligam na nova, e os controles se gravam nela se forem da mesma família. Quem troca só a placa paga de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Foto das duas etiquetas antes de comprar só o motor.',
      'Controles antigos de outra marca: receptor avulso na central nova.',
      'Fim de curso de ímã e de chave não se misturam.',
    ],
  },
  {
    when: [
      'trocar|troca|trocando|troquei|substituir|mudar',
      'placa|placas|central|centrais',
      'controle|controles',
      'apaga|apagam|perde|perdem|perco|continua*|servem|serve|grava* de novo|reprogram*|regrav*|funcionam|funciona|aproveit*',
    ],
    unless: 'receptor|nao funciona',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Apaga, sim: os códigos ficam na memória da central, e a placa nova chega vazia, por isso cada controle é gravado de novo na visita. Os que você tem servem se a placa nova for da mesma família; se não, entram controles novos ou um receptor avulso. A troca, com a gravação, fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que separar antes da troca',
    text: [
      'Junte todos os controles da casa, com bateria boa: o que faltar no dia fica sem abrir até ser gravado. É também a hora de deixar de fora os perdidos.',
      'O motor, o fim de curso e os fios ficam. Garantia de {{parts.warranty}} na placa e de {{repair.warranty}} no trabalho.',
    ],
    points: [
      'Foto da etiqueta da central, com o código legível.',
      'Verso de um controle: frequência e tipo de código.',
      'Receptor separado da placa: os controles ficam, porque a memória é dele.',
      'Percurso e força gravados de novo no fim, com a folha provada.',
    ],
    further:
      'As funções e a troca estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da etiqueta da central e a do verso de um controle: dizemos se os seus servem na nova.',
  },
  {
    when: [
      'hoje a noite|hoje de noite|esta noite|agora a noite|de noite|a noite|depois de 18h|depois das 18h|apos as 18h|apos 18h|depois de 18|depois de 18 horas|depois de 6 de tarde|depois de 19h|depois de 20h|as 19h|as 20h|as 21h|as 22h|19h|20h|21h|22h|fora de horario|fora de horario comercial|fora de expediente|depois de expediente|depois de trabalho',
      'troca|trocar|instalacao|instalar|colocar|por motor|substituir|instalam|trocam|instalador|conserto|consertar|reparo',
      'placa|central',
    ],
    unless: 'domingo*|feriado*|fim de semana|sabado*|sozinh*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace', 'lifetime'],
    answer: [
      'Depois das 18h, a placa do portão só se troca pela assistência 24 horas, se houver técnico livre e a central do seu motor no carro, com o valor combinado antes. Sem ela, esta noite se usa o portão na mão e a troca fica para o primeiro horário, de {{part.board.from}} a {{part.board.to}}; fusível ou relé se repara a partir de {{repair.from}}.',
    ],
    heading: 'Passar a noite sem a central',
    text: [
      'Desligue o disjuntor do portão. Com a folha reta e os cabos inteiros, a chave de destravamento deixa fechar devagar e prender por dentro; folha torta ou cabo solto fica como está.',
    ],
    points: [
      'Cheiro, estalo ou fumaça: não religue para testar.',
      'Etiqueta do motor fotografada: é ela que diz que placa serve.',
      'Junte os controles da casa, que podem precisar de gravação.',
    ],
    send: 'Mande agora a foto da etiqueta e da caixa fechada, o bairro e se o portão ficou aberto.',
  },
  {
    when: [
      'posso|pode|da para|tem como|so',
      'trocar so|trocar somente|trocar apenas|so a placa|so a central',
      'placa|central',
    ],
    unless: 'carcaca|com outra|outro motor|capa|motor ou|quanto|eu mesmo|sozinho|controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Pode: se o motor arranca forte e não esquenta, troca-se só a placa, de {{part.board.from}} a {{part.board.to}} com a mão de obra e os controles regravados, e o motor fica. Ela precisa ser do mesmo modelo ou de um compatível em tensão, capacitor e fim de curso; em motor com inversor, só a original. Antes o técnico mede o motor, porque um em curto queima a nova.',
    ],
    heading: 'Quando a placa sozinha não resolve',
    text: [
      'Relé, fusível e fonte têm reparo, a partir de {{repair.from}}, e nem sempre é preciso trocar. Motor que ronca ou cheira a verniz tem defeito próprio.',
    ],
    points: [
      'O técnico fotografa a ligação dos fios antes.',
      'Controles antigos servem se o código for o mesmo.',
      'Percurso e força se gravam de novo.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central.',
  },
  {
    when: ['lampada|led', 'central|motor|placa|sinaleira', 'trocar|troca|queimou|substituir|que'],
    unless: 'pisca*|vermelh*|nao|preco|quanto|acesa|garagem',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'A lâmpada de cortesia do motor se troca por outra do mesmo soquete e da mesma tensão, com o disjuntor do portão desligado, e a potência não passa da que está escrita ao lado dela. As luzinhas soldadas na placa são indicadores, não lâmpadas, e não se trocam em casa.',
    ],
    heading: 'Lâmpada queimada ou saída sem energia',
    text: [
      'Prove a lâmpada em outro lugar antes de culpar a placa. Boa, e ainda apagada no motor, o defeito é soquete, fio ou relé da saída; o conserto vai de {{repair.from}} a {{repair.to}} e, se a placa tem de sair, de {{part.board.from}} a {{part.board.to}}.',
      'LED de baixa qualidade perto da antena encurta o alcance do controle. Se ele piorou depois da troca, volte à antiga e compare.',
    ],
    points: [
      'Tampa de plástico presa por clipe: sem chave de fenda nos bornes.',
      'Nem todo motor tem lâmpada; em muitos a luz é ligada à parte.',
      'Sinaleira na rua: mesmo cuidado, e veja se há água na cúpula.',
      'Queima toda semana: tensão alta ou mau contato no soquete.',
    ],
    send: 'Mande pelo WhatsApp a foto das etiquetas do motor e da central, com a caixa fechada.',
  },
  {
    when: ['trocar|troca|substituir|comprar|preciso', 'placa|central', 'controle|controles'],
    unless:
      'nao *|parou|queimou|qual|ou|vale a pena|preciso trocar os controles|mesmo controle|serve|servem|aproveita*|perde|apaga|regrava*|gravar|condominio|predio|e preciso|tem que',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Trocar a placa do portão fica entre {{part.board.from}} e {{part.board.to}}, e os controles são gravados nela na mesma visita. Controle novo só é preciso se o velho for de outra família de código ou estiver gasto; o preço dele sai pela foto.',
    ],
    heading: 'A placa primeiro, os controles depois',
    text: [
      'A placa nova é escolhida pelo motor: tensão, tipo de fim de curso e capacitor. Ela decide qual controle entra, e por isso os dois se compram juntos ou o controle por último.',
    ],
    points: [
      'Placa da mesma marca e de código igual: os controles antigos entram.',
      'Outra família: controles novos, ou um receptor avulso que aceite os antigos.',
      'Reúna todos os da casa, porque a memória começa vazia.',
      'A peça sai com {{parts.warranty}} de garantia e o serviço, com {{repair.warranty}}.',
    ],
    send: 'Mande pelo WhatsApp a foto das etiquetas do motor e da central e a de um controle de frente e de verso.',
  },
  {
    when: [
      'placa|placas|central',
      'troc*|nova|substituir|mudar',
      'resolve*|adianta|adiantou|soluciona*|basta|acaba com o problema|da jeito',
    ],
    unless: 'preco|quanto custa|valor|nao resolveu|nao adiantou|ou|motor novo|controle*',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Resolve quando a medição mostra que o defeito é mesmo da placa: ela está apagada com fusível bom, só anda para um lado ou perde os controles toda semana. A placa nova, com a gravação, fica de {{part.board.from}} a {{part.board.to}}. Não resolve se o curto está no motor, no fio ou na fotocélula, porque ele queima a nova também; o técnico mede os três antes da troca.',
    ],
    heading: 'A ordem da medição antes de comprar a placa',
    text: [
      'Primeiro a tensão que chega, depois o fusível, os acessórios soltos um por um e, por fim, o motor ligado direto por instantes. Só o que sobra é placa, e muitas vezes sobra um relé, com reparo a partir de {{repair.from}}.',
    ],
    points: [
      'Portão que não abre, mudo e sem luz: pode ser só fusível ou disjuntor.',
      'Volta a andar sem a fotocélula ligada: o defeito é dela.',
      'Mancha preta ou cheiro: deixe o disjuntor desligado até a medição.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga que luzes acendem na placa.',
  },
];
