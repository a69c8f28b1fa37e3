/** Answers to titles about tilting gates: compatibility. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksAdvantages } from '../../../words/asking-words.ts';

export const compatibilityAnswers: readonly DirectAnswer[] = [
  {
    when: [asksAdvantages, 'basculante*'],
    unless: 'ou|deslizante|de correr|pivotante|rapido|contrapeso|madeira|aluminio|mola',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão basculante automático é o espaço: ele sobe e deita sob o teto, sem pedir parede livre ao lado nem chão para a folha girar, e por isso cabe na garagem estreita de frente. O contrapeso leva o peso, o motor é pequeno e o conjunto instalado é o mais barato, de {{kit.padrao}} a {{kit.jetflex}}. A desvantagem é ter cabo e peso suspensos, que pedem revisão, e o avanço da folha ao abrir.',
    ],
    heading: 'Quando ele não é o melhor',
    text: [
      'Não é o melhor onde a folha avançaria sobre a calçada, onde o teto é baixo demais para ela deitar ou onde o vão passa de uns cinco metros. Com parede livre ao lado, o de correr dá menos serviço em folha pesada.',
    ],
    points: [
      'Vantagem: fecha e trava sozinho, sem cadeado.',
      'Vantagem: porta social pode ir na própria folha.',
      'Cuidado: cabo se troca ao primeiro fio partido.',
      'Cuidado: fotocélula para não descer sobre o carro.',
    ],
    send: 'Mande uma foto da garagem por dentro, com o teto à vista, a altura e a largura da folha.',
  },
  {
    when: ['eixo|eixos|pivo|pivos', 'basculante|portao|folha'],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e|motor|ppa|garen|rossi|carro|roda|roldana|correr|deslizante',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O eixo do portão basculante é o pivô em que a folha gira, um de cada lado: gasto, ela desce torta, raspa e força o motor. Trocar pino e bucha, com a folha escorada, entra num conserto de {{repair.from}} a {{repair.to}}; se o furo do ferro já está oval, soma-se solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Como saber se é o eixo',
    text: [
      'Com o portão fechado, olhe os dois lados à mesma altura: folga que se vê a olho é pivô gasto. Ninguém o solta com a folha no alto, porque é ele que a segura.',
    ],
    points: [
      'Rangido de um lado só: pino seco ou gasto.',
      'Folha caída num canto: pivô ou cabo daquele lado.',
      'Motor que ronca na saída: solte-o e veja se a folha pesa.',
    ],
    send: 'Mande uma foto de cada lado da folha, de perto, e um vídeo dela subindo na mão.',
  },
  {
    when: [
      'peca|pecas|reposicao|componente*|pecas de reposicao|peca de reposicao|pecas originais|kit de reparo',
      'ppa',
      'basculante*',
    ],
    unless: 'nao abre|nao fecha|nao anda|controle*|diferenca|ou|dura|instalar|kit de motor',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça PPA para motor basculante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, já com a mão de obra. Para levar só a peça, pergunte antes: ela é procurada pelo modelo da etiqueta.',
    ],
    description:
      'Peça PPA para motor basculante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e placa, de {{part.board.from}} a {{part.board.to}}.',
    heading: 'As peças que um basculante PPA mais pede',
    text: [
      'Fuso, cursor e porca têm comprimento e passo próprios de cada modelo; capacitor e rolamento são de medida comum. Na placa manda o código impresso nela.',
      'A peça que pomos tem {{parts.warranty}} de garantia, e o nosso serviço, {{repair.warranty}}. Motor com várias peças no fim pede outra conta: o kit novo instalado começa em {{kit.padrao}}.',
    ],
    points: [
      'Motor gira e a folha não sobe: porca do fuso ou engrenagem.',
      'Ronca e para: capacitor, ou folha sem equilíbrio.',
      'Para antes ou bate no fim: ímã ou sensor de fim de curso.',
      'Tudo apagado: tomada, fusível ou placa.',
      'Cabo desfiado: ninguém destrava nem fica no vão.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: [
      'acionador|atuador|calha|fuso de 1*|fuso 1*|fuso de 2*',
      'qual portao|que portao|serve|altura|para portao|pra portao|tamanho',
    ],
    unless: 'quebr*|barulho|trocar|troca|corrente|cursor',
    figure: { unit: 'metre', to: 3 },
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Os {figura} do acionador dizem a altura, e não a largura, do basculante: o cursor sobe por ele enquanto a folha abre, e o comprimento tem de acompanhar o percurso do braço. A ficha do modelo traz a altura de folha que cada tamanho atende. Depois da altura confira o peso, com a folha equilibrada; um kit PPA no tamanho certo sai instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Medir antes de escolher o acionador',
    text: [
      'Acionador curto não completa a abertura; comprido demais bate na laje ou passa da coluna. Trocar só ele exige o mesmo perfil e a mesma rosca do motor.',
    ],
    points: [
      'Altura da folha e do vão livre até a laje.',
      'Ponto do braço na folha e na coluna.',
      'Peso pelo material: grade, chapa ou madeira.',
    ],
    send: 'Mande a altura e a largura da folha e uma foto da lateral por dentro, do chão à laje.',
  },
  {
    when: [
      'suporte|suportes|suporte para|suporte de',
      'motor basculante|motor de basculante|motor de portao basculante|para motor basculante|para motor de portao basculante|para motor de basculante|para basculante|kit basculante',
      'basculante*',
    ],
    unless: 'parede|solt*|quebr*|solda*|trinc*|torto|preco*|quanto|valor*|arranc*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'O suporte de um motor basculante vem na caixa do motor, em duas peças: uma prende o conjunto na coluna de aço e a outra liga o braço à folha. Avulso ele se procura pelo modelo da etiqueta; feito sob medida, com solda, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Nos nossos kits, de {{kit.padrao}} a {{kit.jetflex}} instalados, já está no preço.',
    ],
    heading: 'Quando o suporte de fábrica não basta',
    text: [
      'Coluna de chapa fina pede contrachapa por dentro, e coluna torta pede calço: motor fora de prumo come o cursor do fuso.',
    ],
    points: [
      'Parafuso passante com contraporca, e não bucha.',
      'Furo na altura que o manual manda, que define a força do braço.',
      'Suporte de outra marca: só depois de conferir furo e distância.',
    ],
    send: 'Mande a etiqueta do motor e uma foto da coluna e da folha onde ele se prende.',
  },
  {
    when: [
      'basculante*',
      '1,20|1,50|1,80|2,00|2,20|1.20|1.50|1.80|2.00|1,20m|1,50m|1,80m|2,00m|2m',
      'serve|pode|da|aguenta|portao|motor|acionador|comporta',
    ],
    ofOtherBrand: true,
    unless: 'x|por|kg|quilos|consert*|nao',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Num motor {marca} de basculante, a medida do nome é o comprimento do acionador, a calha por onde corre o fuso: ela acompanha a altura da folha, e não a largura. Portão mais largo não impede o uso; o que decide é a altura do portão e o peso da folha, que tem de ficar abaixo do máximo da etiqueta.',
    ],
    heading: 'O que medir antes de comprar o {marca}',
    text: [
      'Calha curta demais não abre a folha até o fim; comprida demais não cabe na coluna. A ficha do {marca} diz para que altura cada comprimento serve; confira antes de tirar da caixa.',
      'Para comparar, o nosso kit é PPA: {{kit.padrao}} instalado em folha de até {{home.weight}}, {{kit.jetflex}} até {{homeJetflex.weight}}. O {marca} nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Altura do vão e espaço livre na coluna, de cima a baixo.',
      'Peso: chapa fechada e madeira pesam o dobro de grade ou alumínio.',
      'Contrapeso acertado: a folha solta fica parada a meia altura.',
      'Tensão do ponto, 127 ou 220 V, igual à da etiqueta.',
    ],
    further: 'A conta pelo peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, uma foto da coluna por dentro e o modelo {marca} que você viu: dizemos se serve.',
  },
  {
    when: [
      'ppa',
      'basculante*',
      '1,20|1,50|1,80|2,00|2,20|1.20|1.50|1.80|2.00|1,20m|1,50m|1,80m|2,00m|2m|2 metros|1,80 m|1,50 m|2,00 m',
      'motor|acionador|serve|para|kit',
    ],
    unless: 'x|por|kg|quilos|consert*|nao|fuso|braco|chapa|madeira|grade|aluminio',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'No motor PPA de basculante, essa medida é a da calha em que o fuso trabalha, e quem manda nela é a altura do portão; a largura entra na conta só pelo peso. Na instalação levamos a calha do tamanho certo: o kit com o PPA Home, em folha de até {{home.weight}}, sai por {{kit.padrao}}, e com o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'Da altura do portão à calha certa',
    text: [
      'Meça o vão de cima a baixo e o espaço livre na lateral, do piso até a viga. Com calha curta a folha não deita inteira; com calha longa, ela bate na viga.',
    ],
    points: [
      'Altura e largura da folha, por dentro.',
      'Material, que dá o peso: alumínio, grade, chapa ou madeira.',
      'Coluna firme, onde o conjunto é parafusado.',
      'Ponto de 127 ou 220 V; o PPA Home Jetflex é de 220 V.',
    ],
    further: 'A tabela de pesos está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a altura, a largura, o material e uma foto da lateral por dentro: respondemos com a calha e o valor instalado.',
  },
  {
    when: ['basculante*', 'largura|metros|metro|de comprimento', 'motor|motores|kit'],
    unless: 'kg|kgs|quilo|quilos|kilo|kilos',
    figure: { unit: 'metre', from: 3, to: 7 },
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para um basculante de {figura} quem escolhe o motor é o peso que essa largura dá: de grade ou alumínio, costuma servir o PPA Home, do kit PADRÃO de {{kit.padrao}} instalado, que leva até {{home.weight}}; de chapa com tubo grosso ou revestida de madeira, faça a conta antes, porque pode pedir o Home Jetflex, até {{homeJetflex.weight}}, ou a linha pesada.',
    ],
    heading: 'O peso de um basculante de {figura}',
    text: [
      'Multiplique {figura} pela altura: numa folha de dois metros e trinta, cada metro de largura acrescenta uns vinte e cinco quilos de chapa fina, sem contar o quadro. Os tubos somam perto de um quilo e meio por metro, e a madeira colada por cima pode dobrar o total.',
      'O contrapeso também entra: folha larga com um lado mais pesado torce e faz o motor parar, por maior que ele seja. A regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Grade ou alumínio nessa largura: fica com folga no PADRÃO.',
      'Chapa de 1,2 mm com quadro: em geral ainda cabe no PADRÃO.',
      'Chapa dupla, madeira ou porta embutida: conte o peso antes.',
      'Rua movimentada e 220 V no ponto: JETFLEX, {{kit.jetflex}}.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) faz a conta com as suas medidas.',
    send: 'Mande pelo WhatsApp a largura, a altura, o material e uma foto do basculante inteiro por dentro.',
  },
  {
    when: ['basculante*'],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*|diferenca',
    ofMotors: 'one-sliding',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: o {modelo} é motor de portão de correr, que puxa a folha por uma cremalheira, e o basculante sobe por um cursor que anda no fuso. Para basculante de casa o PPA Home leva até {{home.weight}} e o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'Por que um motor de correr não levanta folha',
    text: [
      'Ele não tem fuso nem trilho vertical, e a sua força foi contada para rolar peso sobre roldanas. Adaptado, ficaria sem fim de curso e sem freio para segurar a folha no alto.',
      'Se o motor já foi comprado, devolva na caixa: depois de ligado quase ninguém aceita de volta.',
    ],
    points: [
      'Folha que sobe: basculante.',
      'Folha que corre no trilho: deslizante.',
      'Folha que gira na dobradiça: pivotante.',
    ],
    send: 'Mande uma foto do portão por dentro, com a altura, a largura e o material da folha: dizemos o motor e o valor.',
  },
  {
    when: [
      'seccionado|seccionada|seccional|americano',
      'basculante',
      'dura|dura mais|duram|durabilidade|mais duravel|manutencao|menos manutencao|estraga menos|quebra menos|mais resistente',
    ],
    unless: 'motor para|nao abre|quebrou',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'care'],
    answer: [
      'Duram parecido, se a folha anda equilibrada: o que muda entre o basculante e o seccionado é o que se gasta e quem conserta. O basculante gasta cabo, mola ou contrapeso e pivô, com peça em toda parte, e trocar cabos ou roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. O seccionado gasta as dobradiças dos painéis, as roldanas e as molas do eixo, que são do fabricante dele.',
    ],
    heading: 'O que encurta a vida de cada um',
    text: [
      'Nos dois, folha pesada para o contrapeso ou a mola estraga o motor primeiro. A revisão de cada {{maintenance.interval}} prova o equilíbrio antes que isso aconteça.',
    ],
    points: [
      'Basculante: cabo desfiando e pivô com folga.',
      'Seccionado: roldana fora da guia e painel que abriu na dobradiça.',
      'Nos dois: ninguém solta mola por conta própria.',
    ],
    send: 'Se o portão já existe, mande uma foto dele por dentro: dizemos se a manutenção dele é nossa.',
  },
  {
    when: ['guilhotina', 'basculante', 'ou|qual|melhor|diferenca|x|versus|vs'],
    unless: 'consert*|quebr*|nao abre|caiu|desce',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em casa comum fique com o basculante; o guilhotina só ganha onde a folha não pode avançar e há pé-direito para ela inteira acima do vão. O basculante tem peça em toda parte e leva o nosso kit, de {{kit.padrao}} a {{kit.jetflex}} instalado. O guilhotina, que sobe reto entre duas guias, pede motor próprio, de cabo, corrente ou contrapeso, e pela foto dizemos se o serviço é nosso.',
    ],
    heading: 'O que medir para decidir',
    text: [
      'No guilhotina meça do alto do vão até o teto: tem de caber a folha toda. No basculante meça quanto a folha pode avançar para fora sem passar do alinhamento do terreno.',
    ],
    points: [
      'Calçada estreita e pé-direito alto: guilhotina.',
      'Garagem de casa, teto comum: basculante.',
      'Nem um nem outro cabe, e há parede ao lado: portão de correr.',
      'No guilhotina, cabo ou corrente partidos derrubam a folha: ninguém fica embaixo.',
    ],
    send: 'Mande a foto do vão por dentro, com a altura até o teto e a largura.',
  },
  {
    when: ['seccionado|seccional|americano', 'basculante', 'espaco|ocupa|melhor|ou|menos'],
    unless:
      'consert*|quebr*|nao abre|dura|duram|durabilidade|dura mais|manutencao|estraga*|quebra menos|guilhotina',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Ocupa menos espaço o seccionado: dobra em painéis, sobe rente ao teto e não avança para a calçada. O basculante sobe inteiro, balança para fora ao abrir e precisa desse arco livre, mas custa menos, tem peça em toda parte e é o que leva o nosso kit, de {{kit.padrao}} a {{kit.jetflex}} instalado. Teto baixo ou calçada estreita pedem o seccionado; fora disso o basculante resolve.',
    ],
    heading: 'Espaço de cada portão, medido na garagem',
    text: [
      'No seccionado meça a altura livre acima do vão, onde ficam o eixo e as molas, e o teto até o fundo da folha. No basculante meça a saída da folha para fora e a lateral do contrapeso.',
      'O motor do seccionado é de teto, com corrente ou correia, e sai por orçamento. A folha e as molas dele são do fabricante.',
    ],
    points: [
      'Carro comprido encostado no portão: seccionado.',
      'Teto com viga ou cano: basculante.',
      'Calçada estreita: seccionado, que não avança.',
      'Conserto fácil e barato: basculante.',
    ],
  },
  {
    when: ['fuso', 'cabo|cabos|cabo de aco', 'ou|x|versus|melhor|qual|diferenca'],
    unless: 'lubrific*|graxa|quebr*|arrebent*|estour*|peccinin ou',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o motor de fuso: é o que move o basculante de casa hoje, e ele segura a folha parada quando desliga. O cabo de aço do basculante tem outro trabalho, o de ligar a folha ao contrapeso, e continua lá com qualquer motor. Os nossos kits são de fuso, de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que o fuso move e o que o cabo segura',
    text: [
      'O fuso é uma rosca que gira e leva o braço; o cabo passa por roldanas e sustenta o peso do outro lado. Se o cabo está gasto, o motor sofre, seja ele qual for.',
      'Motor que puxa a folha por cabo ou corrente é de modelo antigo ou de portão que sobe reto, como a guilhotina. Trocar cabos e roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Fuso: porca e rosca gastam devagar e se trocam.',
      'Cabo com fio partido: troca do par antes de pôr o motor.',
      'Folha que para a meia altura quando solta: contrapeso certo.',
    ],
    send: 'Mande pelo WhatsApp uma foto do basculante por dentro, com o contrapeso: dizemos o que há e que motor entra.',
  },
  {
    when: ['mola|molas', 'basculante|portao|garagem', 'kit|par|jogo|preco|comprar|valor|tracao'],
    unless: 'quebr*|arrebent*|estour*|partiu|hidraulic*|aerea|porta|trava|quando|sinais|sintomas|como saber',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose', 'price'],
    answer: [
      'O kit de molas do portão basculante não se compra pelo tamanho do vão: a mola tem de equilibrar o peso daquela folha, e par errado derruba ou levanta o portão sozinho. Nós trocamos e regulamos molas e cabos na visita, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda; mola avulsa não vendemos.',
    ],
    heading: 'Como se escolhe a mola de um basculante',
    text: [
      'Pesa-se ou calcula-se a folha, com o revestimento, e mede-se o braço em que a mola puxa. O teste é simples: com o motor solto, a folha a meia altura fica parada.',
      'Troca-se sempre o par, mesmo que só um lado tenha cedido, porque a mola velha já perdeu força.',
    ],
    points: [
      'Folha que desce sozinha: mola fraca ou peso acrescentado.',
      'Folha que sobe sozinha: mola forte demais.',
      'Espira aberta ou ferrugem funda: troca do par.',
      'Mola esticada guarda força e fere: não se solta sem ferramenta e escora.',
    ],
    sections: [
      {
        aspect: 'compatibility',
        heading: 'Kit de molas não é kit de motor',
        text: [
          'As molas ou os contrapesos seguram o peso; o motor só move a folha já equilibrada. Motor novo em folha desequilibrada queima cedo.',
          'Se a ideia é automatizar, o kit de motor instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e o equilíbrio se confere antes.',
        ],
      },
    ],
    questions: [
      {
        question: 'Mola ou contrapeso no basculante?',
        answer:
          'Cada portão nasce com um dos dois, e a troca de sistema é obra de serralheiro. A mola ocupa menos espaço; o contrapeso mantém a força por mais tempo.',
      },
      {
        question: 'Posso trocar a mola sozinho?',
        answer: 'Não convém. Com a folha sem escora ou a mola sob carga, o golpe é forte e rápido.',
      },
    ],
  },
  {
    when: [
      'acionador|atuador|calha',
      'preco|precos|valor|quanto custa|quanto fica|quanto sai|comprar|trocar|troca|basculante',
    ],
    unless: 'fuso|qual portao|que portao|serve|altura|parede|botao|quebr*|barulho|botoeira',
    figure: { unit: 'metre', to: 3 },
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Acionador de {figura} é o perfil com o fuso em que o braço do basculante sobe, e a medida acompanha a altura da folha. Com motor, central e instalação, ele já vem no kit, de {{kit.padrao}} a {{kit.jetflex}}; sozinho, para um motor que já existe, sai por orçamento, porque perfil e rosca mudam de um fabricante para outro.',
    ],
    heading: 'O que decide se {figura} serve',
    text: [
      'Curto, o acionador não completa a abertura; comprido, bate na laje. Antes de trocá-lo inteiro, veja se não é só a porca ou o mancal, que ficam entre {{part.gears.from}} e {{part.gears.to}} com a mão de obra.',
    ],
    points: [
      'Comprimento do perfil, de ponta a ponta.',
      'Altura da folha e do vão até a laje.',
      'Nome do motor na etiqueta, que diz a rosca.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, a altura da folha e uma foto do perfil com o portão fechado.',
  },
  {
    when: [
      'aluminio|madeira|ferro|chapa|grade|lambri',
      'ou',
      'aluminio|madeira|ferro|chapa|grade|lambri',
      'basculante|basculantes',
    ],
    unless: 'mola|contrapeso|polia*|roldana*|cabo|conserto|parede|cremalheira',
    winsTies: true,
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para basculante com motor, o alumínio é o que menos cansa o conjunto: pesa de cinco a oito quilos por metro quadrado e não enferruja. A chapa de ferro pesa de treze a vinte, custa menos e se solda em qualquer serralheria; a madeira sobre ferro vai de vinte a trinta, molhada pesa mais e pede verniz. Até {{home.weight}} serve o kit PADRÃO, de {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o JETFLEX, de {{kit.jetflex}}.',
    ],
    heading: 'O que o material muda no motor',
    text: [
      'O contrapeso é feito para aquele peso: trocar o material depois pede refazer o equilíbrio. Alumínio pede reforço onde o braço se prende; madeira pede quadro de ferro por trás.',
      'A folha é da serralheria; o motor, escolhemos depois de sabido o peso.',
    ],
    points: [
      'Beleza sem o peso: alumínio que imita madeira.',
      'Vão acima de quatro metros: evite madeira.',
      'Chapa inteira pega vento, grade deixa passar.',
    ],
    send: 'Mande a largura, a altura e o material que prefere: dizemos o peso provável e o motor.',
  },
  {
    when: ['desvantagem|desvantagens|contras|pontos negativos|pontos fracos|lado ruim', 'basculante*'],
    unless: 'vantagem|vantagens|ou|motor|correr|deslizante',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A desvantagem do basculante é ter peso acima da cabeça: depende de cabos, polias e contrapeso ou molas, que se gastam e pedem revisão. A folha também avança ao subir, sobre a calçada ou o carro, e tira altura da garagem. Trocar os cabos ou as molas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Quando esses pontos pesam e quando não',
    text: [
      'Pesam em calçada estreita, onde a folha não pode avançar, em caminhonete alta e em prédio que abre o dia todo. Em garagem estreita de frente, sem parede ao lado, ele continua a ser o que cabe.',
    ],
    points: [
      'Cabo desfiado: portão parado até a troca.',
      'Vento forte empurra a folha aberta.',
      'Fotocélula fora do giro da folha.',
    ],
    send: 'Mande a foto do portão por dentro e diga o que o incomoda nele.',
  },
];
