/** Answers to titles about automating a gate: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asked =
  'posso|pode|podemos|da para|da pra|tem como|consigo|dar para|precisa|serve|aceita|funciona|vale a pena|e possivel|tem jeito';

const fitted =
  'instalar|colocar|por|automatizar|motorizar|instala|coloca|automatiza|motor|automatizacao|eletronico';

const owned = 'alugad*|aluguel|condominio*|predio*|aumentar|mais forte|regular|trocar|consertar|queima*';

const tenancy =
  'alugada|alugado|aluguel|inquilin*|locador*|locatari*|imobiliaria|proprietari*|alugo casa|alugo a casa|alugo uma casa|moro de aluguel|pago aluguel|dono de casa|dono de imovel';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'art|crea|rrt|responsavel tecnico|precisa de art|precisa art|exige art|pede art|precisa de engenheiro',
      'portao|motor|portoes|automatizacao',
    ],
    unless: 'vaga|curso|art deco|condominio*|predio*|edificio*|sindic*',
    subject: 'automatizacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em geral não precisa, em casa: pôr ou trocar o motor de um portão que já existe não costuma pedir ART, e sai com recibo e garantia por escrito. Em condomínio ou empresa, o síndico, a administradora ou o seguro podem exigir a ART de um responsável técnico, sobretudo em portão pesado ou estrutura nova: diga isso antes do orçamento, porque quem a assina é o engenheiro ou o técnico habilitado.',
    ],
    heading: 'Quando ela costuma ser pedida',
    text: [
      'Reforma de área comum de prédio passa por um plano com responsável técnico, e a administradora diz se a troca do motor entra nele. Troca por motor igual é manutenção.',
    ],
    points: [
      'Folha, coluna ou viga nova: com a serralheria ou o engenheiro da obra.',
      'Ponto elétrico novo em prédio: com o eletricista responsável.',
      'Motor no lugar do antigo: recibo, etiqueta e garantia.',
    ],
    send: 'Mande o que o condomínio pediu por escrito e a foto do portão: respondemos o que dá para entregar.',
  },
  {
    when: [
      'serralheiro|serralheiros|serralheria',
      'pode|consegue|sabe|faz|instala|coloca|poe|conserta|arruma|mexe|resolve|entende|serve|posso',
      'motor|automatiz*|portao eletronico|portao automatico|placa|motor de portao',
    ],
    unless: 'ou|quem|preco|quanto|atacado|revenda|voces|perto|folha|solda|depois|antes|diferenca',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode, e muitos instalam e consertam: o suporte, a solda e o equilíbrio da folha são o ofício dele. O que se deve perguntar antes é se ele liga a placa, regula força e fim de curso, põe a fotocélula, grava os controles e dá garantia por escrito disso. Se não, ele deixa a folha pronta e nós montamos o motor: em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'Como dividir o serviço entre os dois',
    text: [
      'Primeiro a folha: leve na mão, reta e com o reforço no lugar do suporte. Depois o ponto de energia, e por último o motor. Portão de correr ou de abrir sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Solda no portão com a placa ligada queima a placa: desligue antes.',
      'Peso da folha por escrito, para escolher o motor.',
      'Um só responde pela folha, outro pelo motor: deixe isso no recibo.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: [
      'aluguel|alugad*|inquilin*|locador*|locatari*|imobiliaria|proprietari*|dono de imovel|dono de casa|senhorio|moro de aluguel',
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
    when: [
      'vendi|vender|venda|vendida|vendido|vendendo|comprador|compradora|antigo dono|antigo proprietario|ex dono',
      'casa|imovel|apartamento|sobrado|dono|proprietario',
      'motor*|controle*|portao eletronico|portao automatico',
      'levar|levou|leva|tirar|tirou|retirar|retirou|fica|ficam|entra|entram|inclu*|faz parte|de quem e|exig*|deixar|direito',
    ],
    unless: 'inquilin*|aluguel|alugad*|nao abre|nao fecha|consert*|valoriz*|quanto custa|apagar|clon*',
    subject: 'automatizacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O motor instalado em geral fica com a casa vendida, porque o comprador viu o portão funcionar; quem quer levá-lo escreve isso no contrato antes de assinar. Sem nada escrito, tirar depois vira discussão, e quem responde é a imobiliária ou um advogado. Os controles e a chave de destravamento se entregam junto; gravar os do novo dono e apagar os antigos fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que deixar escrito na venda',
    text: [
      'Uma linha basta: se o motor fica, quantos controles se entregam e em que estado o portão está. Se ele sai, o portão tem de abrir e fechar na mão no dia da entrega, com trinco ou cadeado.',
    ],
    points: [
      'Comprador: apague da memória os controles que não recebeu.',
      'Vendedor: entregue também a nota e a garantia do motor.',
      'Motor fora da parede raramente compensa em outro portão: muda o suporte e talvez o tipo.',
      'Retirada é com técnico: sem o motor, a folha pode correr ou descer.',
    ],
    send: 'Diga se o motor fica ou sai e mande a foto do portão por dentro: dizemos o que é preciso fazer.',
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
      'portao velho|portao antigo|portao bem velho|portao muito antigo|portao de 20 anos|portao de 25 anos|portao de 30 anos|portao de 40 anos|portao com 30 anos|portao com 20 anos',
      'aguenta|suporta|pode receber|tem jeito de',
      'motor|automatizar|automatico',
    ],
    unless: 'motor velho|motor antigo|troc*|consert*|kit de|central|madeira',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Portão velho aguenta motor se anda leve na mão e se o ferro não está podre: a idade conta menos que a folha. Prove assim: o basculante, com os cabos inteiros, fica parado a meia altura; o de correr parte e para com uma mão; o de abrir não cai nem raspa.',
    ],
    heading: 'O que costuma precisar antes do motor',
    text: [
      'Cabos, polias e roldanas de décadas se trocam antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; reforço onde o braço se prende, de {{part.metalwork.from}} a {{part.metalwork.to}}. Ferrugem que fura, coluna rachada e folha torta são do serralheiro.',
      'Com a folha em ordem, o kit para basculante sai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; nos outros portões o motor se orça por foto.',
    ],
    points: [
      'Bata de leve na barra de baixo: som oco e pó vermelho, ferro comido.',
      'Chapa com mais de uma camada: conte o peso dela.',
      'Ponto de energia com terra perto do motor.',
      'Reforma perto do preço da folha nova: peça os dois orçamentos.',
    ],
    send: 'Mande um vídeo da folha levada na mão, uma foto por dentro e as medidas.',
  },
  {
    when: [asked, fitted, 'rasp*|arrast*|encost* em chao|pega em chao|pegando em chao|esfreg*|ralando'],
    unless: `${owned}|motor rasp*|motor arrast*|motor faz*|motor esta`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Ainda não: primeiro se tira o que raspa, e só depois entra o motor. Roldana, pivô, cabo ou prumo nós acertamos, de {{repair.from}} a {{repair.to}}; coluna que cedeu, folha empenada e piso alto são do serralheiro ou do pedreiro. Quando a folha andar com uma mão de ponta a ponta, sem tocar em nada, o motor pode vir.',
    ],
    heading: 'O que acontece com motor posto em folha que raspa',
    text: [
      'Ele arrasta o peso e o atrito, esquenta, gasta a engrenagem e empurra o suporte até soltar. Pior: para vencer o chão alguém aumenta a força, e aí a folha já não para quando encontra uma pessoa.',
      'Com a folha livre, o kit instalado num basculante vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Raspa numa ponta só: dobradiça, pivô ou roldana daquele lado.',
      'Raspa o curso inteiro: folha baixa ou piso refeito por cima.',
      'Raspa desde uma batida: folha ou guia torta.',
      'Marque com giz onde toca, aberto e fechado.',
    ],
    send: 'Mande a foto da marca no chão, outra do portão inteiro e diga se ele sobe, corre ou abre: dizemos se o acerto é nosso ou do serralheiro, e quanto fica com o motor.',
  },
  {
    when: [asked, fitted, 'pesad*|muito pesad*|peso'],
    unless: `${owned}|kg|quilos|qual|ficou pesad*`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Sim, se o peso estiver equilibrado ou rolando livre: o que impede não são os quilos, é a folha que não anda com uma mão. Em basculante, o PPA Home leva até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}} e a linha pesada, até {{heavyLine.weight}}; em portão de correr vale o limite da ficha do motor, com sobra.',
    ],
    heading: 'A prova que decide antes do motor',
    text: [
      'Com os cabos inteiros, o basculante bom para onde é deixado, a meia altura; o de correr parte e para com uma mão. Se não, o contrapeso, as roldanas ou o trilho vêm primeiro, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Portão pesado, com o motor e a instalação, fica entre {{condominium.from}} e {{condominium.to}}; folha de casa comum, em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Largura, altura e material: dali sai o peso aproximado.',
      'Chapa dos dois lados, madeira maciça e porta embutida somam.',
      'Coluna firme e suporte reforçado.',
      'Quantas vezes abre na hora mais cheia.',
    ],
    send: 'Mande as medidas, o material e um vídeo da folha levada na mão: dizemos se falta acerto e que motor serve.',
  },
  {
    when: [
      asked,
      fitted,
      'tort*|empenad*|entortad*|desalinhad*|fora de esquadro|fora de prumo|amassad*|desnivelad*',
    ],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não enquanto estiver torto: o motor empurra num ponto só, e a folha fora de esquadro prende do outro lado, entorta o braço e quebra a engrenagem. Quem desempena folha e coluna é o serralheiro; cabo, pivô e roldana que a deixam caída de um lado são conosco, de {{repair.from}} a {{repair.to}}. Reta e leve na mão, ela recebe motor.',
    ],
    heading: 'Torta de verdade ou só caída de um lado',
    text: [
      'Meça as duas diagonais da folha fechada: iguais, o quadro está bom e o defeito é de cabo, roldana ou dobradiça; diferentes, o quadro empenou. Depois do acerto, o kit num basculante fica de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Fresta maior em cima de um lado: dobradiça, pivô ou cabo.',
      'Folha em barriga no meio: falta travessa no quadro.',
      'Coluna que saiu do prumo: pedreiro antes de tudo.',
      'Cabo solto ou folha pendurada: ninguém mexe, e chame antes.',
    ],
    send: 'Mande uma foto de frente com o portão fechado e diga as duas diagonais: respondemos quem faz o quê e em que ordem.',
  },
  {
    when: [asked, fitted, 'enferruj*|ferrugem|podre|corroid*|oxidad*|furad*'],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Depende de onde está a ferrugem: de superfície não impede o motor, e se lixa e pinta antes; no quadro, na barra de baixo ou no ponto em que o braço prende, impede, porque o parafuso arranca. Cutuque com uma chave de fenda: se ela afunda, o serralheiro troca o perfil primeiro.',
    ],
    heading: 'Onde olhar antes de furar a folha',
    text: [
      'O motor puxa sempre os mesmos dois ou três pontos, e é neles que o ferro tem de estar inteiro. Trilho e roldana com ferrugem se trocam, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Com o ferro são, o kit num basculante sai de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Barra de baixo e cantos do quadro, onde a água para.',
      'Dobradiças, pivôs e o furo do suporte.',
      'Cabo com fio partido: troca do par antes de tudo.',
      'Pintura refeita: o peso muda pouco, mas a folha não pode colar no batente.',
    ],
    send: 'Mande fotos de perto da barra de baixo e do lugar do braço: dizemos se aguenta ou o que o serralheiro troca.',
  },
  {
    when: [
      asked,
      fitted,
      'sem energia|sem energia perto|sem tomada|sem tomada perto|sem luz perto|sem ponto de energia|sem ponto de luz|longe de tomada|nao tem tomada|nao tem energia|sem eletricidade',
    ],
    unless: 'falta|acabou|caiu|abrir|abre|quando',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install', 'power'],
    answer: [
      'Pode, desde que a energia chegue antes: um eletricista puxa do quadro um circuito só do portão, com fio de 2,5 mm², terra e disjuntor próprio, e depois o motor entra. Extensão ou emenda na luz da garagem não serve. Onde não há rede nenhuma, só motor de corrente contínua com bateria e painel solar, por orçamento.',
    ],
    heading: 'Até onde o fio precisa chegar',
    text: [
      'No basculante, até perto do motor, na coluna; no de correr, até o pé do motor, por conduíte enterrado; no de abrir, aos dois lados. Quanto mais longe o quadro, mais grosso o fio, e é o eletricista quem calcula.',
      'A instalação do motor não inclui esse circuito: em basculante o kit vai de {{kit.padrao}} a {{kit.jetflex}}, com a ligação a partir do ponto pronto.',
    ],
    points: [
      'Tensão: 127 ou 220 V, a mesma do motor escolhido.',
      'Conduíte vazio ao lado, para botoeira e fotocélula.',
      'Ponto ao abrigo e acima do chão molhado.',
      'Terra de verdade, e não o neutro.',
    ],
    send: 'Diga a distância do quadro ao portão e mande a foto dos dois: dizemos que ponto pedir ao eletricista.',
  },
  {
    when: [asked, fitted, 'degrau*|desnivel|soleira alta|meio fio|guia alta|piso irregular|chao irregular'],
    unless: `${owned}|ladeira|rampa`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Tem como, se a folha abre e fecha inteira na mão sem tocar no degrau; o motor repete esse caminho e não pula nada. Basculante passa por cima de degrau baixo, porque sobe ao avançar; o de correr pede trilho contínuo e plano, e o de abrir, um arco livre no chão.',
    ],
    heading: 'O que medir em volta do degrau',
    text: [
      'Meça a altura do degrau, a distância dele até a folha fechada e a fresta embaixo dela. Degrau no caminho do trilho se nivela antes, com pedreiro; fresta alta no fechado se fecha com borracha, e não com a folha mais comprida.',
      'Com a folha livre, o kit num basculante vai de {{kit.padrao}} a {{kit.jetflex}}; os outros saem por orçamento.',
    ],
    points: [
      'Basculante: marque no piso até onde o pé da folha avança.',
      'De correr: régua de ponta a ponta do trilho.',
      'De abrir: giz no arco da ponta da folha.',
      'Fotocélula na altura do para-choque, contada do lado mais baixo.',
    ],
    send: 'Mande a foto do degrau com uma trena ao lado e um vídeo da folha levada na mão: dizemos se passa.',
  },
  {
    when: [asked, fitted, 'ladeira|rampa*|inclinad*|declive|aclive|morro|subida|descida'],
    unless: `${owned}|lento|lentid*|pesado`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode, e o que decide é o tipo da folha: basculante serve quando a rampa desce para a rua, porque o pé dele avança ao subir; o de abrir, quando gira para o lado mais baixo; o de correr, quando o trilho fica no nível. Trilho inclinado só por orçamento, porque a folha desce sozinha ao ser solta.',
    ],
    heading: 'O que medir na rampa antes de pedir o motor',
    text: [
      'Marque no piso até onde a folha chega e veja se ali o chão já subiu. Raspando, encurta-se a folha embaixo ou se levanta a parada, e isso vem antes do motor.',
      'Com o caminho livre, o kit num basculante fica de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Desnível do vão, de um lado ao outro, com régua e nível.',
      'Para que lado a água corre: a central vai do lado seco.',
      'Folha de correr em descida: nunca se destrava sem calço.',
      'Fotocélula conferida com o carro parado na rampa.',
    ],
    send: 'Mande uma foto de lado, que mostre a rampa e o portão, e as medidas da folha: dizemos se passa e que motor leva.',
  },
  {
    when: [
      asked,
      fitted,
      'sem contrapeso|nao tem contrapeso|sem mola|sem peso em lateral|tirou o contrapeso',
    ],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não: basculante sem contrapeso ou mola põe o peso inteiro no motor, que queima cedo e, se a engrenagem parte, larga a folha de uma vez. Primeiro o técnico refaz o equilíbrio, com a folha escorada e cabos novos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; depois o motor entra.',
    ],
    heading: 'Como se sabe que a folha está equilibrada',
    text: [
      'Solta do motor, ela para onde é deixada, a meia altura, e sobe com uma mão. Essa prova é do técnico: folha sem peso do outro lado desce sozinha, e ninguém fica embaixo.',
      'Equilibrada, ela recebe o kit, de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Caixa lateral vazia: o peso foi retirado, e se repõe.',
      'Revestimento novo na folha: o contrapeso antigo já não basta.',
      'De correr e de abrir não levam contrapeso.',
    ],
    send: 'Mande a foto das duas laterais com a folha fechada, as medidas e o material.',
  },
  {
    when: [asked, fitted, 'sem trilho|nao tem trilho|trilho quebrado|sem roldana'],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Portão de correr sem trilho não recebe motor: a folha sai da linha, a cremalheira desencosta do pinhão e tudo pode tombar. O trilho, chumbado e no nível, é do serralheiro; roldana e guia trocamos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Basculante e de abrir não usam trilho no chão e podem ter motor como estão, se andam leves.',
    ],
    heading: 'O que o serralheiro deixa pronto',
    text: [
      'Trilho reto de ponta a ponta, batente nos dois fins, guia em cima e folha que vai e volta com uma mão. Motor deslizante de casa, com a troca incluída, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Folha suspensa, com trilho em cima: mande a foto, porque o suporte muda.',
      'Pedra e terra fora do canal antes da prova.',
      'Folha solta da guia: não empurre, ela cai de lado.',
    ],
    send: 'Mande uma foto do chão do vão e outra da folha inteira: dizemos o que falta antes do motor.',
  },
  {
    when: [
      'posso|da para|consigo|como',
      'trocar|instalar|colocar|por|montar',
      'eu mesmo|sozinho|por conta propria',
      'motor|automatizador|kit',
    ],
    unless: 'bateria|controle|pilha|inquilin*|condominio|capacitor',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed'],
    answer: [
      'Pode, nada proíbe: na troca por um motor igual, com a folha leve na mão, quem sabe cortar e medir a energia consegue. Numa primeira instalação não aconselhamos, porque furar a coluna é o de menos: altura do braço ou da cremalheira, terra, força e fim de curso decidem se o portão para ao encostar em alguém. Cabo de aço, mola e contrapeso não se soltam em casa.',
    ],
    heading: 'Onde quem troca sozinho costuma errar',
    text: [
      'O capacitor guarda carga com o disjuntor desligado, e o motor solto deixa a folha livre: escore-a antes. O outro erro comum é o fio: fino, sem terra ou com emenda ao tempo.',
      'Se preferir, você compra e nós montamos, ou trocamos tudo por {{replacement.from}} a {{replacement.to}} em portão de casa; no nosso kit para basculante a instalação já está no preço, a partir de {{kit.padrao}}.',
    ],
    points: [
      'A ligação dos fios fica com quem tem o aparelho de medir.',
      'Mesmo tipo, mesma tensão e mesma altura de pinhão ou braço.',
      'Força regulada por último, no menor ponto em que ela completa o curso.',
      'Prova com uma caixa de papelão no vão: tem de voltar.',
      'Garantia: leia se a do motor exige montagem por técnico.',
    ],
    send: 'Mande uma foto do portão por dentro, largura, altura e material da folha: dizemos o que a instalação pede.',
  },
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
      tenancy,
      'pode|posso|podem|precisa|autorizacao|permissao|autoriza',
      'trocar|troca|instalar|colocar|por motor|por um motor|automatizar|mexer|mudar',
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
      'tombado|tombada|patrimonio historico|patrimonio tombado|iphan|conpresp|condephaat|imovel historico|casa historica',
    ],
    unless: 'caiu|caminhao|vento',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em imóvel tombado o motor de portão costuma ser possível, mas a fachada e a folha original não se mudam sem licença do órgão que tombou. Peça a autorização antes; o motor fica por dentro e o suporte, em geral, se fixa sem cortar a peça antiga. O conjunto numa casa fica entre {{replacement.from}} e {{replacement.to}}, por orçamento.',
    ],
    heading: 'O que perguntar ao órgão de patrimônio',
    text: [
      'Cada tombamento protege coisas diferentes, e por isso a resposta deles vem antes da nossa. Leve foto da folha, o lugar do motor e a marca de onde passa o fio.',
    ],
    points: [
      'Furo ou solda na folha original.',
      'Sinaleira e fotocélula à vista da rua.',
      'Trilho ou base no piso antigo.',
    ],
    send: 'Com a licença encaminhada, mande as fotos por dentro e as medidas: dizemos que motor cabe sem mexer na fachada.',
  },
];
