/**
 * What a page says whose title asks for something that no text answers: what decides it, what is checked and how to
 * ask. The opening names the title before `lead`, as a question or with a colon, so a lead continues a sentence in lower
 * case. `{valor}` is the price of what the title is about
 * (`undecidedPrices`), `{assunto}` its subject.
 */
export interface UndecidedPassage {
  lead: readonly string[];
  heading: string;
  text: readonly string[];
  points: readonly string[];
  send: string;
}

export const undecidedKinds = [
  'fault',
  'faultOfControls',
  'price',
  'product',
  'part',
  'service',
  'rule',
  'doubt',
] as const;
export type UndecidedKind = (typeof undecidedKinds)[number];

export const undecidedPassages: Readonly<Record<UndecidedKind, UndecidedPassage>> = {
  fault: {
    lead: [
      'a prova que separa as causas se faz com a folha na mão, com o disjuntor desligado, o motor solto na chave e os cabos inteiros. Se ela pesa ou raspa, o defeito é do ferro; se vai e volta leve, é do motor, da central ou do comando. {Valor}.',
      'o técnico procura na ordem energia, comando, folha e motor, e um vídeo seu já elimina duas delas. Se a folha está torta, caída ou com cabo frouxo, desligue o disjuntor e não prove nada. {Valor}.',
    ],
    heading: '{Assunto}: o que observar antes de chamar',
    text: [
      'O que mudou na véspera conta mais que o nome do defeito: chuva, falta de luz, obra, batida, controle novo. Diga também se acontece sempre ou só às vezes.',
    ],
    points: [
      'Botoeira da parede comanda e o controle não: o defeito está no controle ou no receptor.',
      'Luz da central apagada: disjuntor, tomada ou fusível.',
      'Para sempre no mesmo ponto: trilho, cabo ou dobradiça ali.',
      'Clique sem giro, ronco ou giro solto: três peças diferentes.',
      'Cheiro de queimado ou choque: disjuntor desligado, e ninguém encosta.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som, gravado de longe da folha, a foto da etiqueta do motor e o bairro.',
  },
  faultOfControls: {
    lead: [
      'a prova que decide é trocar uma coisa por vez, primeiro a bateria, depois o controle por outro da casa, e por fim usar a botoeira da parede. Se a botoeira comanda, motor e folha estão bons, e a procura fica entre controle, antena e receptor. {Valor}.',
    ],
    heading: '{Assunto}: controle, receptor ou central',
    text: [
      'Faça as provas com o portão à vista e ninguém no vão. A luz do controle acesa só diz que há bateria, e não que o código saiu.',
    ],
    points: [
      'Só um controle falha: bateria, contato ou o próprio controle.',
      'Todos falham e a botoeira comanda: receptor, antena ou memória.',
      'Funciona de perto e não de longe: bateria fraca ou antena encostada no ferro.',
      'Nem a botoeira comanda: energia ou central, e não controle.',
    ],
    send: 'Mande pelo WhatsApp uma foto da frente e do verso do controle, outra da central fechada, e diga se a botoeira abre.',
  },
  price: {
    lead: [
      'não há preço de tabela, porque o valor muda com o que está instalado; ele sai por foto e é dito antes da visita, que não tem taxa na área atendida. {Valor}.',
    ],
    heading: '{Assunto}: o que muda o valor',
    text: [
      'O orçamento diz em linhas separadas a peça, a mão de obra e a garantia, e o serviço só começa depois do seu sim.',
    ],
    points: [
      'Tipo da folha e peso dela.',
      'Modelo do motor e da placa, que dizem se a peça ainda se acha.',
      'Fio, tomada ou conduíte que falte até o lugar.',
      'Solda, trilho e coluna, que são da serralheria e se somam à parte.',
      'Quantos portões se resolvem na mesma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a da etiqueta do motor e o bairro: a resposta é o valor ou a pergunta que falta.',
  },
  product: {
    lead: [
      'o que decide é o portão, antes do produto, porque contam o modo como a folha anda, o peso dela, as aberturas por dia e a tensão no ponto. Com esses quatro dados e uma foto por dentro dizemos o que serve e por quanto. {Valor}.',
      'quatro dados do portão decidem, que são o modo como a folha anda, o peso dela, as aberturas por dia e a tensão no ponto do motor. Mande-os com uma foto por dentro, e a resposta diz se há o que sirva e o valor. {Valor}.',
    ],
    heading: '{Assunto}: o que conferir antes de comprar',
    text: [
      'A folha vem primeiro. Com o portão destravado, ela tem de ir e voltar na mão sem raspar; motor nenhum corrige folha torta, e o que for de ferro se acerta antes.',
    ],
    points: [
      'Peso e medidas da folha contra o limite escrito na ficha do motor.',
      'Ponto de energia na tensão do motor, com disjuntor e terra.',
      'Espaço para o motor e para a folha aberta.',
      'Fotocélula, se o portão fecha sozinho ou dá para a calçada.',
      'Garantia do motor e da instalação, por escrito.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, as medidas da folha e o bairro.',
  },
  part: {
    lead: [
      'o que decide é a peça que está no portão, pela etiqueta do motor, pelo código impresso nela e pela medida da que gastou. Mande as fotos, e a resposta diz se ela se acha e o valor posto no lugar. {Valor}.',
    ],
    heading: '{Assunto}: o que mandar para achar a peça',
    text: [
      'Peça parecida não é peça igual: muda o encaixe, o passo do dente ou a tensão. Com a energia do portão desligada, fotografe sem desmontar.',
    ],
    points: [
      'Etiqueta do motor, com marca, modelo e tensão.',
      'A peça de perto, com uma régua ao lado.',
      'O portão inteiro por dentro, para ver como a folha anda.',
      'O motivo: troca da gasta, melhoria ou peça que sumiu.',
    ],
    send: 'Mande pelo WhatsApp as fotos e o bairro, e diga se quer só a peça ou ela já montada.',
  },
  service: {
    lead: [
      'pela foto dizemos o que é nosso e o que é de outro profissional. Motor, central, controles, sensores e regulagem são conosco; folha, trilho e solda grande são da serralheria, piso e coluna do pedreiro, ponto de energia do eletricista. {Valor}.',
    ],
    heading: '{Assunto}: como esse serviço se combina',
    text: [
      'Diga o resultado que você quer, e não a peça: às vezes o que resolve é uma regulagem. Se o portão precisa ficar aberto ou fechado durante o serviço, isso se combina antes.',
    ],
    points: [
      'Foto do portão por dentro e da etiqueta do motor.',
      'O que já foi feito nele, e por quem.',
      'Quem autoriza e quem recebe o técnico.',
      'Valor dito antes, com o que fica para outro profissional.',
      'Prova do ciclo inteiro no fim, com força e fotocélula testadas.',
    ],
    send: 'Mande pelo WhatsApp duas fotos, uma de longe e outra do ponto, e uma frase com o que você quer.',
  },
  rule: {
    lead: [
      'quem decide é a regra do lugar. Em prédio valem a convenção e a assembleia; em casa alugada, o contrato; em passagem comum, a escritura; na calçada, a prefeitura. A nossa parte é o serviço no portão, feito com a autorização de quem responde por ele. {Valor}.',
    ],
    heading: '{Assunto}: o que ter por escrito antes do serviço',
    text: [
      'Não interpretamos lei nem convenção; na dúvida, a administradora, um advogado ou a prefeitura respondem. O que damos é a descrição do serviço e o valor, que servem para a ata ou para o proprietário.',
    ],
    points: [
      'Quem autoriza e quem paga, com nome.',
      'O que a convenção, o contrato ou a notificação diz, copiado.',
      'Descrição do serviço e preço, iguais em todos os orçamentos.',
      'Segurança que não se negocia: força regulada e fotocélula que funciona.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão e diga quem responde por ele, o morador, o síndico ou o proprietário.',
  },
  doubt: {
    lead: [
      'a resposta sai do modelo que está na parede, porque a etiqueta do motor e o código impresso na placa dizem o que ele aceita, e o manual confirma. Mande as duas fotos, e respondemos antes de qualquer visita. {Valor}.',
    ],
    heading: '{Assunto}: onde está o que decide',
    text: [
      'Dois portões iguais por fora podem ter placas diferentes. Por isso não se compra nem se muda nada antes de ler estes pontos, com o disjuntor desligado e sem abrir a tampa.',
    ],
    points: [
      'Etiqueta da carcaça: marca, modelo, tensão e potência.',
      'Tampa e verso do controle: marca e tipo de código.',
      'Folha: se sobe, corre ou abre, e se anda leve na mão.',
      'O que mudou desde que funcionava como você queria.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta, a do portão por dentro e a pergunta com as suas palavras.',
  },
};

const warranty = 'com {{repair.warranty}} de garantia no serviço';

/** Of the part that the title is about; and else of a repair, a motor, one without a kit, or a gate that many use. */
export const undecidedPrices: {
  parts: Readonly<Record<string, string>>;
  repair: string;
  purchase: string;
  quoted: string;
  collective: string;
} = {
  parts: {
    capacitor: `trocar o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, ${warranty}`,
    'central-de-comando': `reparar ou trocar a placa fica entre {{part.board.from}} e {{part.board.to}}, ${warranty}`,
    fotocelula: `alinhar, refazer o fio ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, ${warranty}`,
    roldana: `trocar roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, ${warranty}`,
    'cabo-de-aco': `trocar o cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, ${warranty}`,
    cremalheira: `trocar ou alinhar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, ${warranty}`,
    engrenagem: `engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}, ${warranty}`,
    'controle-remoto': `gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}, ${warranty}`,
    'codigo-rolante': `gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}, ${warranty}`,
    'fim-de-curso': `regular o fim de curso e a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, ${warranty}`,
    embreagem: `regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, ${warranty}`,
  },
  repair: `um conserto em casa fica entre {{repair.from}} e {{repair.to}}, ${warranty}`,
  purchase:
    'em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; em outro portão de casa, a troca de motor fica entre {{replacement.from}} e {{replacement.to}}',
  quoted:
    'em casa, o motor novo posto no lugar do velho fica em geral entre {{replacement.from}} e {{replacement.to}}, e a instalação tem {{motor.warranty.installation}} de garantia',
  collective: `em prédio e comércio o conserto é orçado pela peça, ${warranty}; portão pesado com motor fica entre {{condominium.from}} e {{condominium.to}}`,
};
