/** Where a motor sits and of what kind it or its gate is; signals of a building; a bearing; the brand of a control. */
import type { DirectAnswer } from '../../direct-answer.ts';

const broken = 'nao|parou|queim*|quebr*|consert*|defeito';
const motor = 'motor|motores|automatizador|kit|acionador';

export const kindsAndPlaces: readonly DirectAnswer[] = [
  {
    when: ['basculante*|bascular', 'articulad*|dobra ao meio|que dobra|duas partes'],
    unless: `${broken}|braco|pivotante*`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Basculante articulado, cuja folha dobra ao subir, leva um motor de basculante só, e o indicado é o do kit PADRÃO, de {segundos padrão}, por {{kit.padrao}} instalado, para folha de até {{home.weight}}. Os kits rápidos ficam para folha inteira, porque velocidade em dobradiça com folga vira tranco.',
    ],
    heading: 'O que se olha na folha que dobra',
    text: [
      'As dobradiças do meio são revistas antes do motor: é nelas que ele descarrega o esforço, e cada eixo gasto acrescenta folga. Equilibrada, a folha para em qualquer altura quando solta.',
      'O peso se conta inteiro, das duas partes juntas, com chapa e porta embutida.',
    ],
    points: [
      'Altura até a laje com a folha dobrada no alto.',
      'Cabos, roldanas da guia e pinos sem jogo.',
      'Acima de {{home.weight}}: o caso é orçado, com a dobradiça à vista.',
      'Ponto de energia na tensão do motor, na lateral dele.',
    ],
    further:
      'A tabela por tipo de folha está em [motor para basculante de duas folhas](/termos/motor-portao-basculante-duas-folhas).',
    send: 'Mande pelo WhatsApp uma foto da folha fechada e outra a meio caminho, tirada de longe, com a altura, a largura e o material.',
  },
  {
    when: [motor, 'lateral|de lado|na lateral|no lado', 'central|no meio|no centro|meio|centro|em cima|teto'],
    unless: `${broken}|placa|deslizante*|correr|pivotante*|caixa de comando`,
    of: ['portao-basculante', 'motor', 'central-de-comando'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'No basculante de contrapeso o motor lateral é o comum: fica em pé na coluna, empurra o braço e deixa o vão livre, e é assim que os nossos kits se montam, de {{kit.padrao}} a {{kit.jetflex}}. O central, preso no meio ou no teto, empurra pelo centro da folha e só vale onde falta coluna firme; sai por orçamento.',
    ],
    heading: 'Lateral ou no meio: o que decide',
    text: [
      'Com um motor só, de lado, a folha precisa de travessa firme para não torcer. Se a ponta oposta fica para trás na subida, o defeito é de equilíbrio, e trocar o lado do motor não o tira.',
      'No meio, ele ocupa altura sobre o carro e pede uma viga que aguente o tranco da partida.',
    ],
    points: [
      'Coluna: larga, chumbada e com a lateral livre do chão ao alto.',
      'Energia: o lado com o ponto mais perto.',
      'Porta social embutida: motor do lado oposto a ela.',
      'Teto: o palmo que sobra acima da folha aberta.',
    ],
    further:
      'As medidas estão na [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto das duas colunas por dentro, com a folha fechada, e a altura e a largura dela.',
  },
  {
    when: [motor, 'de teto|em teto|no teto|teto|de forro', 'basculante*|portao|garagem'],
    unless: `${broken}|lateral|baixo|altura de teto|teto baixo|seccionad*|laje`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Motor de teto, que puxa a folha por um trilho preso ao forro, é o do portão seccionado e o de algumas folhas de mola; no basculante de contrapeso o comum é o lateral, que empurra o braço junto da coluna. É esse que instalamos, de {{kit.padrao}} a {{kit.jetflex}} no kit; o de teto se orça por foto, se for o caso do seu portão.',
    ],
    heading: 'Como saber qual dos dois o portão aceita',
    text: [
      'Veja como a folha sobe. Se a parte de baixo avança para a rua e há caixas de peso nas colunas, é de contrapeso, e o trilho no teto empurraria no ângulo errado. Se ela corre em guias e deita inteira, o trilho serve.',
      'Em qualquer um, a folha solta tem de parar a meia altura, com os cabos ou molas inteiros.',
    ],
    points: [
      'Profundidade livre da garagem, no comprimento da folha mais o motor.',
      'Tomada no forro, na tensão do aparelho.',
      'Viga ou laje que segure o trilho sem balançar.',
    ],
    further:
      'Os modelos que instalamos estão em [motor para portão basculante](/topicos/motor-para-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto da folha por dentro, fechada, e outra do teto até o fundo da garagem.',
  },
  {
    when: [
      'sirene|buzina|alarme sonoro|aviso sonoro|campainha',
      'luz|sinal|sinaleira*|lampada|giroflex|led|portao de condominio|saida de garagem',
      'portao|garagem|condominio*|predio*|instalar|instalacao',
    ],
    unless: `${broken}|cerca|alarme da casa|roubo|toca|dispar*|obrigatori*|multa|lei`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Sirene e luz de portão são o sinal de saída de veículos, ligado na central: acendem e tocam antes de a folha andar, para avisar quem passa na calçada. O aparelho se orça pelo modelo, e a ligação num portão que já existe parte de {{repair.from}}, conforme o caminho do fio até a fachada.',
    ],
    heading: 'Som, luz e o lugar de cada um',
    text: [
      'Com pré-aviso, o sinal começa alguns segundos antes do movimento; a central precisa dessa função ou de um módulo. Em prédio, som alto de madrugada vira reclamação: peça sirene com volume ou só luz à noite.',
      'Não é o alarme da casa: nenhum fio dele entra nesse circuito.',
    ],
    points: [
      'Luz à vista dos dois lados da calçada.',
      'Som onde a saída é cega ou passa criança.',
      'Tensão igual à da saída da placa.',
      'Corpo vedado e fio por baixo.',
      'Regra da cidade: pergunte à administradora ou à prefeitura.',
    ],
    further:
      'As saídas da placa estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da saída vista da rua e a etiqueta da central: respondemos com o modelo e o valor instalado.',
  },
  {
    when: [
      'silencios*|sem barulho|menos barulho|baixo ruido',
      'predio*|condominio*|edificio*|apartamento*',
      'motor|portao|motores',
    ],
    unless: 'nao|consert*|multa|reclama*|convencao|horario|barulhento',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor silencioso para prédio é o de uso intenso com inversor, que arranca e freia devagar e não bate no fim, sobre uma folha que rola ou gira sem raspar. Em portão de prédio, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito.',
    ],
    heading: 'De onde vem o barulho que sobe aos apartamentos',
    text: [
      'A maior parte não é do motor: é roda seca, guia frouxa, batente de ferro e base presa à laje, que leva a vibração para os quartos. Isso se acerta por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} e rende mais que a marca.',
      'Só depois se escolhe o motor, com os ciclos por hora acima da hora mais cheia: silencioso e fraco volta a gritar em um ano.',
    ],
    points: [
      'Cremalheira de nylon com alma de aço, se o peso permite.',
      'Coxim de borracha entre o motor e a base.',
      'Batente macio e parada suave regulada.',
      'Fechamento mais lento à noite, se a placa deixa.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp um vídeo com som, gravado do andar que reclama e outro perto do portão, e quantas vagas há.',
  },
  {
    when: ['rolamento|rolamentos', `${motor}|redutor`],
    unless: 'roldana*|numero|qual|medida|codigo|tamanho|chia|ronca|barulho|como saber|folha',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Rolamento de motor de portão nós levamos e trocamos, com o retentor e a engrenagem conferidos, por {{part.gears.from}} a {{part.gears.to}}; em motor grande, de prédio ou galpão, o valor sai pela etiqueta. É peça de medida comum: vale o número gravado no anel, e não a marca do motor.',
    ],
    heading: 'Quando o rolamento se troca',
    text: [
      'Ele pede troca quando chia com a folha solta, quando a ponta do eixo esquenta ou quando o eixo tem jogo na mão, com o disjuntor desligado. Trocado sozinho num eixo riscado, dura pouco.',
      'Água pela tampa ou retentor vencido é o que o mata. Isso se resolve na mesma abertura da caixa.',
    ],
    points: [
      'Blindado dos dois lados, e não aberto.',
      'Os dois do rotor no mesmo dia.',
      'Graxa velha fora, com a limalha.',
      'Prova com a folha solta antes de fechar a tampa.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele, com o bairro.',
  },
  {
    when: ['marca|marcas', 'controle|controles', 'melhor|boa|confiavel|qual|recomenda*'],
    unless: `${broken}|motor|placa|serve|compativel|ppa|garen|rossi|peccinin|nice|bateria|pilha`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'A melhor marca de controle remoto é a do receptor que está no seu portão, porque controle de outra quase nunca grava nele; entre os que gravam, prefira o original ao compatível. Nós levamos os da PPA e gravamos na visita, por {{part.programming.from}} a {{part.programming.to}}, o que você tiver comprado para outras centrais.',
    ],
    heading: 'O que separa um controle bom de um ruim',
    text: [
      'Código rolante, carcaça que fecha bem e bateria que se acha em qualquer loja. O formato e o número de botões vêm depois.',
      'Se a central é de marca que saiu de linha, troca-se só o receptor, e aí a escolha do controle fica livre.',
    ],
    points: [
      'Marca e modelo no verso do controle que abre hoje.',
      'Anúncio de universal: leia a lista de receptores.',
      'Copiador barato não copia código rolante.',
      'Alcance curto é antena ou bateria, e não marca.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle, de frente e do verso, e a da tampa do motor: dizemos qual grava.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      'metros|metro|m|mts|largura',
      'motor|ppa|qual|serve|preco|valor|portao',
    ],
    unless: `${broken}|trilho|roldana*|cremalheira|condominio*|predio*|industria|industrial|galpao|empresa|basculante*|placa|automatiz*`,
    figure: { unit: 'kilogram', from: 301 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Uma folha de {figura} que corre pede um motor deslizante com {sobra} ou mais na ficha, o que a deixa um quinto abaixo do máximo; o comprimento muda a cremalheira, a velocidade e o espaço para recolher, e não a força. Vendemos e instalamos PPA por orçamento: em portão pesado, com a instalação, em geral de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Peso e comprimento na mesma conta',
    text: [
      'Confira de onde vêm os {figura}: do serralheiro ou do material, e não do esforço na mão, porque a roldana boa engana. Se são menos, em casa a troca fica entre {{replacement.from}} e {{replacement.to}}.',
      'Folha comprida flexiona: guia de cima, batente nas duas pontas e roldanas que somem mais que o peso vêm antes do motor. Com inversor ela não balança nas paradas.',
    ],
    points: [
      'Parede livre ao lado, do tamanho da folha.',
      'Cremalheira de aço, presa de ponta a ponta.',
      'Base que não ceda na altura do pinhão.',
      'Aberturas na hora mais cheia, se mais de uma família usa.',
    ],
    further:
      'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande uma foto da folha inteira por dentro, com o trilho e a parede ao lado, a altura e o material: o valor vem por mensagem.',
  },
];
