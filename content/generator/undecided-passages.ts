/**
 * What a page says if no text answers its title: what the answer depends on, what is checked and how to ask. The
 * opening repeats the title as a question before `lead`. `{valor}` is the price of what the title is about
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
  'quoted',
  'part',
  'electricPart',
  'control',
  'work',
  'steps',
  'service',
  'install',
  'permission',
  'wiring',
  'rule',
  'signs',
  'normal',
  'model',
  'company',
  'doubt',
] as const;
export type UndecidedKind = (typeof undecidedKinds)[number];

export const undecidedPassages: Readonly<Record<UndecidedKind, UndecidedPassage>> = {
  fault: {
    lead: [
      'a prova que separa as causas se faz com a folha na mão, com o disjuntor desligado, o motor solto na chave e os cabos inteiros. Se ela pesa ou raspa, o defeito é da folha ou do trilho; se vai e volta leve, é do motor, da central ou do comando. {Valor}.',
      'tudo apagado é energia; botoeira que comanda com o controle mudo é controle ou receptor; ronco sem movimento é motor ou folha presa. Se a folha está torta, caída ou com cabo frouxo, desligue o disjuntor e não prove nada. {Valor}.',
    ],
    heading: '{Assunto}: o que observar antes de chamar',
    text: [
      'O que mudou na véspera conta mais que o nome do defeito: chuva, falta de luz, obra, batida, controle novo. Diga também se acontece sempre ou só às vezes.',
    ],
    points: [
      'Botoeira da parede comanda e o controle não: o defeito está no controle ou no receptor.',
      'Luz da central apagada: disjuntor, tomada ou fusível.',
      'Para no mesmo ponto todas as vezes: trilho, cabo ou dobradiça ali.',
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
      'o valor sai por foto e é dito antes da visita, que não tem taxa na área atendida, porque duas coisas o mudam: o tipo da folha e o que já está instalado. {Valor}.',
    ],
    heading: '{Assunto}: o que muda o valor',
    text: [
      'Para comparar, os trabalhos mais comuns têm faixa: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; roldanas, cabos ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; placa, de {{part.board.from}} a {{part.board.to}}; solda ou reforço de suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'O orçamento diz em linhas separadas a peça, a mão de obra e a garantia, e o serviço só começa depois do seu sim. Paga-se em até {{instalments}}.',
    ],
    points: [
      'Tipo da folha e peso dela.',
      'Modelo do motor e da placa, que dizem se a peça ainda se acha.',
      'Fio, tomada ou conduíte que falte até o lugar.',
      'Coluna, trilho e piso, que são de outro profissional e se somam à parte.',
      'Quantos portões se resolvem na mesma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a da etiqueta do motor e o bairro: a resposta é o valor ou a pergunta que falta.',
  },
  product: {
    lead: [
      'o tamanho do motor sai do peso da folha, e o tipo, do modo como ela anda. Até {{home.weight}} em basculante serve o PPA Home, e até {{homeJetflex.weight}}, o PPA Home Jetflex; acima disso, ou em folha que corre ou abre, ele se orça por foto. {Valor}.',
      'antes da marca vem a folha, porque motor nenhum corrige peso mal equilibrado nem ferro torto. Em basculante, o PPA Home leva até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}}; nos outros portões o motor se orça por foto. {Valor}.',
    ],
    heading: '{Assunto}: a folha, o ponto e o movimento',
    text: [
      'Folha se testa com a mão, com o disjuntor desligado e, se há motor, solto na chave: reta e com os cabos inteiros, ela vai e volta sem raspar, e a basculante fica parada no meio. Se pende ou tem cabo frouxo, não prove.',
      'O peso se estima por altura, largura e material. Chapa fechada pesa mais que grade e ainda pega vento; madeira molhada pesa mais que seca. Se a conta cai perto do limite da ficha, escolha o motor de cima.',
    ],
    points: [
      'Folha: como anda, medidas, material e estado de trilho, cabo ou dobradiça.',
      'Ponto de energia: 127 V ou 220 V, com disjuntor e terra perto do motor.',
      'Uso: aberturas na hora mais cheia, e não por dia.',
      'Espaço: coluna firme e lugar para a folha aberta.',
      'Fotocélula, se fecha sozinho ou dá para a calçada.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, as medidas da folha e o bairro: dizemos o modelo que serve e o preço, antes de qualquer visita.',
  },
  quoted: {
    lead: [
      'este portão não tem kit de preço fechado, e o motor se escolhe pela folha: comprimento, peso e quantas aberturas ela faz na hora mais cheia. {Valor}.',
    ],
    heading: '{Assunto}: a folha, o ponto e a hora mais cheia',
    text: [
      'Folha se testa com a mão, com o disjuntor desligado e, se há motor, solto na chave: reta e firme, ela vai e volta com o mesmo esforço. Onde endurece há trilho, roldana ou dobradiça a acertar antes; a roldana fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Estator fino é para {{stator.thin.from in digits}} a {{stator.thin.to}} por hora; uso de muita gente pede o robusto, de {{stator.robust.from in digits}} a {{stator.robust.to}}.',
    ],
    points: [
      'De correr: comprimento da folha, trilho plano e base para o motor.',
      'De abrir: largura de cada folha e espaço entre dobradiça e parede.',
      'Ponto de energia: 127 V ou 220 V, com disjuntor e terra.',
      'Fotocélula, se fecha sozinho ou dá para a calçada.',
      'Garantia do motor e da instalação, por escrito.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha andando na mão, uma foto do portão inteiro por dentro e as medidas: dizemos o conjunto que serve e o preço.',
  },
  part: {
    lead: [
      'o que decide é a medida da peça que está no portão e o modelo na etiqueta do motor, porque peça parecida muda no encaixe, no passo do dente ou na tensão. {Valor}, e a peça trocada tem {{parts.warranty}}.',
    ],
    heading: '{Assunto}: conferir antes de comprar',
    text: [
      'Com o disjuntor desligado e sem desmontar, olhe o desgaste: peça que se gastou de um lado só aponta folha torta ou desalinhada, e a nova vai pelo mesmo caminho. Por isso a folha se prova junto.',
      'Só a peça ou ela já montada são dois valores, ditos por foto. Montada por nós, é testada no ciclo inteiro antes de o técnico sair.',
    ],
    points: [
      'Etiqueta do motor, com marca, modelo e tensão.',
      'A peça de perto, com uma régua ao lado.',
      'O portão inteiro por dentro, para ver como a folha anda.',
      'O motivo: troca da gasta, melhoria ou peça que sumiu.',
    ],
    send: 'Mande pelo WhatsApp as fotos e o bairro, e diga se quer só a peça ou ela já montada.',
  },
  electricPart: {
    lead: [
      'o que decide é a etiqueta da central, porque tensão, tipo de contato e número de fios têm de ser os que ela aceita; formato e acabamento vêm depois. {Valor}, e a peça trocada tem {{parts.warranty}}.',
    ],
    heading: '{Assunto}: a ligação antes da aparência',
    text: [
      'Peça que vai ao tempo pede vedação, furo de fio por baixo e suporte que não balance com a folha. O fio de sinal não divide conduíte com a rede, senão o motor anda ou para sozinho.',
      'Com a energia desligada e a tampa fechada, fotografe a etiqueta e o lugar. A caixa só se abre na visita, porque há tensão da rede ao lado dos bornes de comando.',
    ],
    points: [
      'Etiqueta da central: marca, modelo e tensão.',
      'A peça de agora, de perto, com o que está escrito nela.',
      'Lugar em que ela fica: sol, chuva, altura e distância do motor.',
      'Fios que já chegam até lá, e por onde passam.',
    ],
    send: 'Mande pelo WhatsApp as fotos e o bairro, e diga se quer só a peça ou ela já montada.',
  },
  control: {
    lead: [
      'antes do formato e do preço vem o código, porque só grava na sua central o controle da mesma frequência e do mesmo tipo, fixo ou rolante. {Valor}, e vários se gravam na mesma visita.',
    ],
    heading: '{Assunto}: o que faz um controle servir',
    text: [
      'Abra a tampa da bateria do que já funciona: fileira de chaves pequenas é código fixo; a palavra Rolling ou Hopping é código rolante, mais seguro. O nome do modelo fica no verso.',
      'Se a central só aceita um controle que saiu de linha, um receptor avulso recebe os novos, num serviço de {{repair.from}} a {{repair.to}}, e o motor fica.',
    ],
    points: [
      'Frente e verso de um controle que abre.',
      'Marca na tampa do motor, que pode não ser a do receptor.',
      'Quantos controles, e se algum perdido deve ser apagado.',
      'Distância de onde se quer abrir: antena conta mais que controle.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente, verso e aberto, e outra da tampa do motor: dizemos qual modelo grava.',
  },
  work: {
    lead: [
      'pela foto dizemos se o trabalho é nosso, de um dia ou de outro profissional. Motor, central, fio até ele, controles, sensores e regulagem são conosco; solda grande e coluna, da serralheria, e piso, do pedreiro. {Valor}.',
    ],
    heading: '{Assunto}: a ordem que evita fazer duas vezes',
    text: [
      'Primeiro a parede, o piso e o ferro, depois a energia, e por fim motor e sensores. Solda perto da central se faz com o disjuntor desligado e os fios dela soltos pelo técnico.',
      'No fim, força e curso se regulam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}, porque qualquer mudança na folha muda o ponto em que ela para.',
    ],
    points: [
      'O que se quer no fim, em uma frase.',
      'Foto de longe e foto do ponto, com uma régua ou uma mão para dar tamanho.',
      'Distância até o quadro de luz, se entra fio.',
      'Se o portão precisa andar na mão enquanto isso.',
      'Prova do ciclo inteiro, com a fotocélula e a força testadas.',
    ],
    send: 'Mande pelo WhatsApp as duas fotos e a frase: respondemos o que fazemos, o que fica para outro e o valor.',
  },
  steps: {
    lead: [
      'todo trabalho no portão segue a mesma ordem segura: disjuntor desligado, folha fechada ou escorada, o serviço, a folha movida com a mão e só então a energia. Caixa aberta, cabo esticado e solda não são para fazer em casa. {Valor}.',
    ],
    heading: '{Assunto}: o que se faz em casa e o que não',
    text: [
      'Antes de tocar em qualquer coisa, desligue o disjuntor do portão e avise quem tem controle. Ninguém fica embaixo da folha nem no caminho dela, mesmo com o motor destravado.',
      'Não desfaça ligação nem abra caixa: o que se tira sem saber volta errado. Se a folha não andar leve na mão no fim, não religue.',
    ],
    points: [
      'Seu: limpar, olhar, fotografar, trocar bateria de controle, limpar lente.',
      'Do técnico: placa, capacitor, cabo, contrapeso e regulagem de força.',
      'Limpeza e graxa: trilho seco, e cada peça com o que o manual diz.',
      'Ao religar: um ciclo à vista, com a mão perto do disjuntor.',
    ],
    send: 'Se um passo não sai, pare ali e mande pelo WhatsApp uma foto de onde ficou e a etiqueta do motor.',
  },
  service: {
    lead: [
      'o serviço se combina por foto, com o valor dito antes e sem taxa de visita na área atendida. Motor, central, controles, sensores e regulagem são conosco; solda grande, trilho e coluna são da serralheria, e o ponto de energia novo, do eletricista. {Valor}.',
    ],
    heading: '{Assunto}: como esse serviço se combina',
    text: [
      'Diga o resultado que você quer, e não a peça: às vezes uma regulagem resolve, de {{part.adjustment.from}} a {{part.adjustment.to}}. Um conserto dura em geral {horas de reparo}; se a folha precisa ficar aberta ou fechada nesse tempo, isso se combina antes.',
      'Antes de ligar, veja com o disjuntor desligado se a folha está reta e os cabos inteiros. Se não estão, deixe desligado e diga isso primeiro.',
    ],
    points: [
      'Foto do portão por dentro e da etiqueta do motor.',
      'O que já foi feito nele, e quando.',
      'Quem autoriza e quem recebe o técnico.',
      'Valor por escrito, com o que fica para outro profissional.',
      'Prova do ciclo inteiro no fim, com força e fotocélula testadas.',
    ],
    send: 'Mande pelo WhatsApp duas fotos, uma de longe e outra do ponto, e uma frase com o que você quer.',
  },
  install: {
    lead: [
      'A instalação começa pela folha: se ela anda leve na mão e a coluna está firme, o motor se monta em {horas de instalação}, com o valor dito antes e visita sem taxa. {Valor}.',
    ],
    heading: '{Assunto}: o que a instalação pede',
    text: [
      'Motor, central, controles e regulagem são conosco; solda grande, trilho e coluna são da serralheria, e o ponto de energia novo, do eletricista.',
    ],
    points: [
      'Folha reta, que vai e volta sem raspar com o motor solto.',
      'Ponto de energia perto, com disjuntor e terra, em 127 V ou 220 V.',
      'Lugar firme para o motor ou o suporte.',
      'Fotocélula, se o portão fecha sozinho ou dá para a calçada.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a altura, a largura e o material da folha, e o bairro.',
  },
  permission: {
    lead: [
      'pode o que deixa a folha leve, a fotocélula livre e a força regulada como estava; não pode o que muda o peso, prende a folha com o motor ligado ou tapa um sensor. Na dúvida, desligue o disjuntor e pergunte com uma foto. {Valor}.',
    ],
    heading: '{Assunto}: três provas antes de usar assim',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, leve-a na mão: tem de andar como antes. Religue e corte o feixe da fotocélula com um cabo de vassoura enquanto ela fecha: tem de voltar.',
      'Se uma das provas falha, deixe desligado. Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Corrente ou cadeado na folha: motor desligado no disjuntor.',
      'Peso pendurado ou chapa nova: equilíbrio provado de novo.',
      'Criança e animal no vão: fechamento automático desligado.',
      'Motor na garantia: pergunte antes de abrir ou adaptar.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão e diga o que quer fazer: respondemos se pode e o que conferir.',
  },
  wiring: {
    lead: [
      'o motor do portão pede um circuito só dele, com disjuntor do tamanho do fio, terra e a tensão da etiqueta, porque o que divide o ponto com ele perde tensão na partida e para junto quando um dos dois dá defeito. O que já há no seu quadro se vê por foto, e quem mede e passa o ponto é o eletricista. {Valor}.',
    ],
    heading: '{Assunto}: o que conferir antes de ligar assim',
    text: [
      'O disjuntor protege o fio, e não o aparelho: por isso os dois se escolhem juntos, pela corrente da etiqueta e pela distância até o quadro. Extensão e benjamim esquentam na partida e não servem.',
    ],
    points: [
      'Etiqueta do motor: tensão e corrente.',
      'Quadro: que disjuntor corta aquele ponto, e o que mais cai com ele.',
      'Terra até a carcaça, e ponto abrigado da chuva.',
      'Plugue ou fio quente, cheiro ou choque: desligue e não prove de novo.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro, a da etiqueta do motor e a do ponto, e diga o que mais se liga ali.',
  },
  rule: {
    lead: [
      'quem decide é a regra do lugar: na calçada e na fachada, a prefeitura; em prédio, a convenção e a assembleia; em casa alugada, o contrato. Nenhuma delas dispensa a força regulada e a fotocélula, que é o que responde por quem passa. {Valor}.',
    ],
    heading: '{Assunto}: o que perguntar e a quem',
    text: [
      'Não interpretamos lei nem convenção; a prefeitura, a administradora ou um advogado respondem. O que damos é a descrição do serviço com o valor, que serve para a ata, para o proprietário ou para o pedido na prefeitura.',
      'O que se confere no portão é concreto: a folha não invade a calçada ao abrir, volta quando o feixe é cortado e para com pouca força. Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'A regra copiada: artigo da convenção, cláusula ou notificação.',
      'Quem autoriza e quem paga, com nome.',
      'Descrição do serviço igual em todos os orçamentos.',
      'Foto do portão aberto, visto da calçada.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão e diga quem responde por ele, o morador, o síndico ou o proprietário.',
  },
  signs: {
    lead: [
      'três olhadas dizem quase tudo sem ferramenta, a etiqueta do motor, a folha levada na mão e a luz da central. A folha só se prova reta, com os cabos inteiros, o disjuntor desligado e ninguém embaixo. {Valor}.',
    ],
    heading: '{Assunto}: as três olhadas, na ordem',
    text: [
      'Primeiro a etiqueta, que tem marca, modelo, tensão e potência; apagada, o verso do controle ajuda. Depois a folha: leve e pesada são duas causas diferentes. Por último a central fechada, pela luz e pelo estalo ao apertar o controle.',
      'O que a olhada não decide se mede: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e placa, de {{part.board.from}} a {{part.board.to}}, só com aparelho e por técnico.',
    ],
    points: [
      'Folha leve e motor que ronca: capacitor ou trava presa.',
      'Folha pesada: cabo, mola, roldana ou dobradiça.',
      'Motor gira e folha parada: destravado ou engrenagem.',
      'Sem luz e sem estalo: disjuntor, tomada ou fusível.',
      'Botoeira abre e controle não: bateria ou receptor.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta e um vídeo com som do portão andando, gravado de longe.',
  },
  normal: {
    lead: [
      'é normal o que ele faz desde o primeiro dia, igual em toda viagem, porque cada modelo tem o seu jeito. Não é normal o que apareceu de uns tempos para cá, o que piora ou o que vem com calor, cheiro ou folha torta; aí há peça ou regulagem por trás. {Valor}.',
    ],
    heading: '{Assunto}: separar o jeito do defeito',
    text: [
      'Compare com um vídeo antigo ou com a lembrança de quem mora na casa há mais tempo. Se nada mudou, anote e siga olhando; se mudou, diga desde quando, porque o que aconteceu na véspera aponta a causa.',
    ],
    points: [
      'Folha torta, choque ou cheiro: disjuntor desligado, e ninguém perto.',
      'Só na primeira viagem do dia: frio, graxa ou umidade.',
      'Sempre no mesmo ponto do caminho: folha ou trilho.',
      'Só às vezes: energia, comando ou vento.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som de um ciclo inteiro, gravado de longe, e diga desde quando ele faz isso.',
  },
  model: {
    lead: [
      'o nome do modelo não diz sozinho o que ele move, porque peso da folha, ciclos por hora e tensão estão na etiqueta da carcaça. Sem lê-la não arriscamos números. Se o motor já está instalado e a peça se acha, um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: '{Assunto}: o que a etiqueta precisa mostrar',
    text: [
      'Com a foto dela e a da etiqueta da central dizemos de que marca é, que peça usa e se vale consertar. Quando a peça não existe mais, comparamos com um motor novo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
    ],
    points: [
      'Marca e modelo por inteiro, que levam à peça.',
      'Tensão, 127 ou 220 V, igual à do ponto.',
      'Potência e peso máximo da folha.',
      'Tipo: basculante, de correr ou de abrir.',
      'Se está para comprar: a ficha do fabricante, e não só o anúncio.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta, a da tampa do motor e uma do portão por dentro.',
  },
  company: {
    lead: [
      'a resposta certa vem na conversa, pelo WhatsApp, de {horário}, porque depende do seu endereço e do que há no portão. O que vale para todos é visita sem taxa na área atendida e valor dito antes de começar. {Valor}.',
    ],
    heading: 'O que fazemos e como se combina',
    text: [
      'Instalamos, consertamos e mantemos motor de portão em São Paulo e na Grande São Paulo, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças. O pagamento vai em até {{instalments}}.',
    ],
    points: [
      'Motor de qualquer marca, para consertar; PPA, para comprar novo.',
      'Casa, condomínio e empresa.',
      'Folha de ferro, solda grande e pintura: serralheria.',
      'Interfone, câmera e alarme: empresa de segurança.',
    ],
    send: 'Mande pelo WhatsApp a pergunta com o bairro e, se for de um portão, uma foto dele.',
  },
  doubt: {
    lead: [
      'depende do que há no seu portão, e três coisas decidem: como a folha anda, o modelo na etiqueta do motor e o que você quer que mude. Com as duas fotos e esta mesma pergunta dizemos por mensagem se dá e quem faz. {Valor}.',
      'quem decide é o conjunto que está na parede, folha, motor e central. Com a foto deles e esta mesma pergunta respondemos por mensagem se dá, como se faz e o que custa. {Valor}.',
    ],
    heading: '{Assunto}: o que decide a resposta',
    text: ['Dois portões iguais por fora podem ter centrais diferentes, e o que uma aceita a outra recusa.'],
    points: [
      'Etiqueta do motor: marca, modelo, tensão e potência.',
      'Folha: se sobe, corre ou abre, e se anda leve na mão com o motor solto.',
      'O que já está ligado à central: botoeira, fotocélula, interfone.',
      'O que mudou desde que funcionava como você queria.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta, a do portão por dentro e a pergunta com as suas palavras.',
  },
};

const warranty = 'com {{repair.warranty}} de garantia no serviço';

/**
 * The price of the part in the title, or else of a repair, of a motor, of a motor for a gate without a kit, or of work
 * on a gate that many use.
 */
export const undecidedPrices: {
  parts: Readonly<Record<string, string>>;
  repair: string;
  purchase: string;
  quoted: string;
  collective: string;
  /** For the motor of such a gate. */
  collectivePurchase: string;
} = {
  parts: {
    capacitor: `trocar o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, ${warranty}`,
    'central-de-comando': `reparar a placa parte de {{repair.from}} e trocá-la fica entre {{part.board.from}} e {{part.board.to}}, ${warranty}`,
    fotocelula: `alinhar, refazer o fio ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, ${warranty}`,
    roldana: `trocar roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, ${warranty}`,
    'cabo-de-aco': `trocar o par de cabos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, ${warranty}; com fio partido, ninguém usa o portão nem passa embaixo até a troca`,
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
  collectivePurchase:
    'motor com instalação em portão de prédio ou comércio fica em geral entre {{condominium.from}} e {{condominium.to}}, com {{guide.warranty.installation}} de garantia na instalação',
};
