/** Small parts and works of a gate as people search them: guides, rails, cables, keys, buttons, a motor on the wrong voltage. */
import type { DirectAnswer } from '../../direct-answer.ts';

const price = 'preco|precos|valor|custa|custo|quanto|quanto fica|quanto sai';

export const furtherPartAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'guia superior|rolete|roletes|guia de nylon|nylon guia|guia de cima|roletes guia',
      'portao|portoes|correr|deslizante|folha',
    ],
    unless: 'trilho de piso|basculante|nao abre|nao fecha|cortina',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'A guia superior é o par de roletes de nylon que segura o portão de correr em pé, um de cada lado do perfil de cima: quem leva o peso são as roldanas de baixo. Rolete gasto deixa a folha balançar, e apertado demais a faz raspar e cansa o motor. Trocar roletes ou roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Medir e ajustar o rolete',
    text: [
      'O rolete encosta de leve no perfil, sem prender, do começo ao fim do percurso. Meça o diâmetro, a altura do nylon e o furo do eixo do velho; o suporte, se amassou, é serviço de serralheiro.',
    ],
    points: [
      'Folha que inclina por cima: rolete gasto ou suporte torto.',
      'Pó branco embaixo: nylon raspando.',
      'Um batente no fim impede a folha de sair da guia.',
      'Sem a guia o portão pode tombar: não o mova até repor.',
    ],
    send: 'Mande a foto dos roletes e do perfil de cima, e o comprimento e a altura da folha.',
  },
  {
    when: ['trilho*|perfil|roldana*', 'u ou v|v ou u|canal u|canal v'],
    unless: 'basculante|cortina',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre V e U, o trilho em V, de cantoneira virada, é o mais comum em casa: a roldana dele se acha em qualquer loja, e ele se chumba com facilidade. O de barra redonda, com roldana em U, roda mais macio e quieto, mas pede barra bem presa e reta. Em portão que já existe não há escolha: a roldana copia o trilho, e trocá-la fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que dá problema num e noutro',
    text: [
      'Roldana de canal errado monta na quina do trilho, gasta em poucas semanas e sai na primeira pedra. Trilho novo é serviço de serralheiro; a regulagem do motor depois dele é conosco.',
    ],
    points: [
      'V: quina amassada prende a roda sempre no mesmo ponto.',
      'U: barra solta faz barulho e levanta na passagem do carro.',
      'Os dois: água parada e areia comem o rolamento.',
      'As duas rodas se trocam juntas, do mesmo canal.',
    ],
    send: 'Mande a foto do trilho de perto, a da roldana e o peso ou as medidas da folha.',
  },
  {
    when: ['cabo pp|fio pp|cabo manga|cabo 4 vias|cabo de 4 vias'],
    unless: 'interfone|camera',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O cabo PP é o redondo, de capa dupla, com dois a quatro condutores, e serve para a força do motor em trecho protegido por eletroduto: três vias de 2,5 mm², fase, neutro ou segunda fase, e terra. Botoeira e fotocélula vão por cabo fino de sinal, em conduíte separado. Do quadro até o motor a passagem é do eletricista; do ponto em diante ligamos nós, num serviço a partir de {{repair.from}}.',
    ],
    heading: 'Onde o cabo do portão costuma falhar',
    text: [
      'Cabo solto no chão é esmagado pela roda, e emenda com fita enche de água na primeira chuva. Distância grande até o quadro pede bitola maior, para a tensão não cair na partida.',
    ],
    points: [
      'Conduíte de força separado do de sinal.',
      'Sobra de cabo na caixa, para refazer a ponta.',
      'Terra ligado na carcaça do motor.',
      'Disjuntor só do portão.',
    ],
    send: 'Mande a foto do quadro, a da caixa do motor e a distância entre os dois.',
  },
  {
    when: ['chave|chaves', 'destravamento|destravar|de motor|motor|emergencia|liberacao'],
    unless:
      'gira|vira|sem chave|sem a chave|perdi*|perdeu|perdida|sumiu|nao tenho|nao acho|quebr*|emperr*|presa|dura|chave geral|seletora|fenda|teste|carro|fim de curso|alavanca|deslig*|luz|como|disjuntor|philips|allen|reversora|onde fica|liga',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'A chave de destravamento é a do modelo do motor, e não a da casa: uns usam chave de plástico ou de metal com segredo de linha, outros uma Allen ou um triângulo comum. Com a foto da fechadura e da etiqueta dizemos qual serve; achar a chave, trocar o miolo e testar a soltura entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Antes de comprar uma chave avulsa',
    text: [
      'Chave do mesmo modelo, de um vizinho, costuma girar, porque o segredo é de linha. Se ela entra e não solta, o defeito é do cabo ou do miolo, e outra chave não resolve.',
      'Tenha duas, uma dentro de casa e outra ao alcance de quem chega da rua.',
    ],
    points: [
      'Fotografe o furo de frente, com uma moeda ao lado.',
      'Leia o modelo na etiqueta da carcaça.',
      'Chave forçada quebra dentro, e aí troca-se o miolo.',
      'Prova sempre com o disjuntor desligado e a folha reta.',
    ],
    send: 'Mande a foto da fechadura do motor, a da etiqueta e o bairro.',
  },
  {
    when: [
      'controle*',
      '1 botao|um botao|2 botoes|dois botoes|3 botoes|tres botoes|4 botoes|quatro botoes|1 canal|2 canais|3 canais|4 canais|2 teclas|3 teclas|4 teclas',
      price,
    ],
    unless: 'nao funciona|parou|quebr*|ppa|garen|rossi|peccinin|nice|intelbras',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O preço do controle sai pela foto do seu, porque o que o muda é a marca da central e o tipo de código; o número de botões muda pouco. Gravá-lo na garagem fica entre {{part.programming.from}} e {{part.programming.to}}, e na mesma visita se gravam vários. Cada botão manda um código próprio, e botão a mais só serve se houver outro portão ou receptor para ele.',
    ],
    heading: 'Para que servem os botões que sobram',
    text: [
      'O segundo botão pode abrir outro portão, a luz da garagem ou a porta social, se houver uma saída livre na central ou um receptor avulso. Sem isso ele fica mudo, e não atrapalha.',
    ],
    points: [
      'Frequência igual à do receptor, escrita no verso.',
      'Família de código igual à da central.',
      'Controle que funciona por perto, se for para clonar.',
      'Bateria nova no mesmo dia da gravação.',
    ],
    send: 'Mande a foto do controle de hoje, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'controle*|receptor*',
      '299|292|315',
      'ainda existe|existe|existem|acha|encontr*|comprar|onde|saiu de linha|fora de linha|fabrica*|vende*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Existe, mas em poucos modelos: os controles de hoje são quase todos de 433 MHz, e um não conversa com o outro. Se o seu não se acha, não é preciso trocar a placa: um receptor avulso de 433 MHz entra na ligação da botoeira, e os controles novos se gravam nele, de {{part.programming.from}} a {{part.programming.to}}, mais o aparelho.',
    ],
    heading: 'Manter o antigo ou passar para 433 MHz',
    text: [
      'Com um ou dois controles velhos bons, copie enquanto eles funcionam. Com vários falhando, o receptor novo sai melhor: todos passam a um código mais seguro, e o que se perdeu deixa de abrir.',
    ],
    points: [
      'Frequência escrita no verso ou no cristal da plaquinha.',
      'Chavinhas dentro: código fixo, que se copia.',
      'Receptor avulso serve em central de qualquer marca.',
      'Guarde um controle antigo até o novo ser provado.',
    ],
    send: 'Mande a foto do controle aberto e a da central, e diga quantos controles a casa usa.',
  },
  {
    when: [
      'jetflex|jet flex|inversor',
      '220|220v|220 v',
      'precisa|precisam|so|obrigatori*|tem que|pede|exige|funciona|liga|trabalha',
    ],
    unless: '110|127|127v|110v|queim*|parou|nao funciona',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed', 'compatibility'],
    answer: [
      'Sim, o JETFLEX precisa de 220 V no ponto do portão, com disjuntor e terra próprios: em 127 V ele não trabalha, e transformador não é solução para motor com inversor. Se o quadro tem duas fases, o eletricista puxa o circuito; se a casa só tem 127 V, os kits PADRÃO, de {{kit.padrao}}, e SPEEDY, de {{kit.speedy}}, se pedem nessa tensão.',
    ],
    heading: 'Saber se a sua casa tem 220 V',
    text: [
      'Chuveiro ou ar-condicionado em 220 V no quadro quer dizer que há duas fases. O motor não usa a tomada da garagem: leva um circuito do quadro até ele.',
      'O kit JETFLEX custa {{kit.jetflex}} instalado em basculante; o circuito é do eletricista e se paga à parte.',
    ],
    points: [
      'Fio de 2,5 mm² do quadro até o motor, com terra.',
      'Disjuntor de duas fases só do portão.',
      'Protetor de surto no quadro, por causa da placa.',
      'Tensão medida com o chuveiro ligado.',
    ],
    send: 'Mande a foto do quadro aberto e a do portão por dentro: dizemos se o ponto serve.',
  },
  {
    when: [
      'motor|placa|central|portao',
      '110|127|110v|127v|220|220v',
      'ligado em|ligaram em|liguei em|ligou em|ligaram errado|liguei errado|voltagem errada|tensao errada|ligado errado',
      'queim*|queimo|estrag*|parou|pifou|fumaca|morreu',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Motor de 127 V ligado em 220 V queima em segundos o capacitor, a placa ou a bobina; deixe o disjuntor desligado até o técnico medir cada um, porque nem sempre vão os três. Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, placa entre {{part.board.from}} e {{part.board.to}}, e bobina entre {{part.stator.from}} e {{part.stator.to}}; acima disso compara-se com o motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Antes de pôr qualquer peça nova',
    text: [
      'O ponto se corrige primeiro: peça nova na tensão errada queima do mesmo jeito. Quem muda o circuito é o eletricista, e a etiqueta do motor diz o que ele pede.',
      'Garantia de fábrica não cobre ligação errada; se quem ligou foi um profissional, a conta é dele.',
    ],
    points: [
      'Foto da etiqueta do motor e da chave de tensão da placa, se há uma.',
      'Tensão medida no ponto, e não na tomada ao lado.',
      'Fotocélula e receptor testados junto.',
      'Recibo de quem fez a ligação.',
    ],
    send: 'Mande a foto da etiqueta, a da placa fechada e o que se viu na hora: cheiro, estalo ou fumaça.',
  },
  {
    when: ['motor', 'queimo|queimou|queimado|queimada|queimando', price],
    unless:
      'capacitor|placa|estator|bobina|enrolamento|engrenagem|rolamento|rebobin*|raio|220|110|127|ppa|garen|rossi|peccinin|nice|condominio|predio',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'repair', 'replace'],
    answer: [
      'Depende do que queimou no motor: capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, placa entre {{part.board.from}} e {{part.board.to}}, e bobina, o motor queimado de fato, entre {{part.stator.from}} e {{part.stator.to}}. Motor novo no lugar, numa casa, custa de {{replacement.from}} a {{replacement.to}} instalado. A medida que separa os casos se faz na visita, que não tem taxa.',
    ],
    heading: 'Quando o conserto deixa de valer',
    text: [
      'Bobina queimada com engrenagem gasta soma quase um motor novo, e aí a troca é mais segura. Em basculante o kit instalado começa em {{kit.padrao}}.',
      'O que queimou o primeiro, como folha pesada ou tensão errada, se resolve antes, ou queima o segundo.',
    ],
    points: [
      'Ronca sem partir: muitas vezes é só o capacitor.',
      'Cheiro forte e carcaça preta: bobina.',
      'Nem luz nem estalo: energia, fusível ou placa.',
      'Disjuntor desligado até a medição.',
    ],
    send: 'Mande a foto da etiqueta do motor, um vídeo com som da última tentativa e o bairro.',
  },
  {
    when: [
      'torto|torta|empenado|empenada|entortou|entortada|desalinhado|fora de esquadro',
      'motor',
      'forca|forcando|esforco|esquenta|sofre|aguenta|puxa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com o portão torto o motor faz força porque a folha prende na guia, e aumentar a regulagem só quebra engrenagem e suporte. Desligue o disjuntor e não use até a folha ser desempenada, que é serviço de serralheiro; depois conferimos motor, curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}, ou o que tiver gastado, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A ordem certa: folha, depois motor',
    text: [
      'Folha torta se vê pela fresta desigual dos lados. Se entortou com batida ou com cabo partido, há peso preso, e ninguém a solta nem fica embaixo.',
    ],
    points: [
      'Fresta que abre de um lado e fecha do outro: esquadro perdido.',
      'Marca de raspado na guia: é ali que prende.',
      'Motor quente depois de uma viagem: já está sofrendo.',
      'Solda nova: motor desligado e fios da placa soltos.',
    ],
    send: 'Mande a foto da folha inteira de frente e um vídeo curto, sem forçar.',
  },
];
