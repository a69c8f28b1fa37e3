/** Motors and boards of our brand as a shop describes them: rail, seconds, Wi-Fi, inverter. */
import type { DirectAnswer } from '../../direct-answer.ts';

const otherErrand =
  'nao abre|nao fecha|parou|queim*|quebr*|consert*|repar*|barulho|program*|gravar|peca|pecas|engrenagem|capacitor|ou|diferenca|manual|duas folhas|2 folhas';

export const modelOrders: readonly DirectAnswer[] = [
  {
    when: ['padrao', 'speedy', 'trocar|troca|passar|mudar|pro|para|upgrade|subir'],
    unless: 'consert*|placa|comprar|qual',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Do PADRÃO para o SPEEDY são {{kit.speedy - kit.padrao}} a mais no pedido, {{kit.speedy}} contra {{kit.padrao}}, e vale a pena para quem espera na rua: a abertura cai de {segundos padrão} para {segundos speedy}. Com o PADRÃO já instalado e andando bem, não troque só por isso: entra um kit inteiro, porque velocidade não se regula na placa dele.',
    ],
    heading: 'Antes de decidir entre os dois tempos',
    text: [
      'Os dois vão instalados em portão basculante, com central, dois controles e {{kit.warranty}} de garantia. O PADRÃO leva folha de até {{home.weight}}; o limite do SPEEDY se confirma no pedido, com a folha medida.',
    ],
    points: [
      'Garagem recuada ou rua sem saída: o PADRÃO basta.',
      'Portão direto na calçada: os segundos a menos se sentem todo dia.',
      'Folha torta ou que desce sozinha: acerte antes, que a velocidade vira tranco.',
      'PADRÃO que ficou lento: é defeito, e se conserta de {{repair.from}} a {{repair.to}}.',
    ],
    further: 'Os tempos e os preços lado a lado estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e diga se o PADRÃO já está instalado e há quanto tempo.',
  },
  {
    when: [
      'kit|motor|automatizador|acionador',
      'ppa|home|bv home',
      'trilho|trilho de|perfil|fuso',
      'basculante*|home|bv',
    ],
    unless: `${otherErrand}|correr|deslizante*`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'compatibility'],
    answer: [
      'O PPA Home basculante sai instalado no kit PADRÃO por {{kit.padrao}}, com central, dois controles e o trilho do tamanho que o portão pede, para folha de até {{home.weight}}. O comprimento do trilho se escolhe pela altura da folha, e não pela largura; trilho curto deixa o portão aberto pela metade.',
    ],
    heading: 'Como saber que trilho o portão pede',
    text: [
      'Meça a altura da folha e veja quanto a lateral tem de parede livre, do chão ao alto: o trilho fica em pé ali, ao lado dela. Em dúvida entre dois tamanhos, a foto com uma trena decide.',
      'Mais rápidos, na mesma folha, são o SPEEDY, por {{kit.speedy}}, e o JETFLEX, por {{kit.jetflex}}. Potência em HP não muda o tempo de abertura.',
    ],
    points: [
      'Altura da folha, do chão à ponta de cima.',
      'Lado em que há ponto de energia e coluna firme.',
      'Material: chapa e madeira pesam mais que grade.',
      'Motor no lugar de outro: o suporte antigo nem sempre serve.',
    ],
    further: 'Dados e desenho estão na página [PPA Home](/motores/motor-ppa-home).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com uma trena na lateral, a altura, a largura e o material da folha.',
  },
  {
    when: [
      'motor|kit|jetflex|automatizador',
      'jetflex|jet flex|4 segundos|rapido|ppa',
      'wifi|wi-fi|wi fi|celular|aplicativo|smart|alexa',
      'basculante*|4 segundos|jetflex|jet flex',
    ],
    unless: `${otherErrand}|correr|deslizante*|pivotante*|de abrir|cai|nao conecta|desconect*|como`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'compatibility'],
    answer: [
      'O basculante que abre em {segundos jetflex} é o do kit JETFLEX, por {{kit.jetflex}} instalado, com dois controles, em folha de até {{homeJetflex.weight}} e ponto de 220 V. Para abrir pelo celular liga-se um módulo Wi-Fi na central dele, a partir de {{repair.from}}; só o motor Jetflex Wi-Fi, sem instalação, custa {{motor.wifi}} na tabela.',
    ],
    heading: 'O que o Wi-Fi acrescenta ao portão rápido',
    text: [
      'O aplicativo abre, fecha e, com sensor de folha fechada, mostra se o portão ficou aberto. O controle e a botoeira continuam valendo, e sem internet ou sem energia o celular não abre nada.',
      'O sinal da rede da casa precisa chegar ao motor com a folha fechada: teste com o celular encostado nele.',
    ],
    points: [
      'Fotocélula no vão, porque quem fecha de longe não vê quem passa.',
      'Repetidor perto da garagem, se o sinal falha.',
      'Acesso de cada pessoa da casa por senha própria.',
    ],
    further: 'O que muda entre os módulos está em [motor com Wi-Fi](/termos/motor-portao-wi-fi).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a altura, a largura e o material da folha, e diga se o Wi-Fi chega à garagem.',
  },
  {
    when: [
      'placa|central|inversora',
      'inversor*|inversora|jetflex|jet flex',
      'ppa|motor|portao|comprar|preco|original',
    ],
    unless:
      'kit|abre|fecha|consert*|repar*|queim*|parou|erro|codigo|defeito|falha|nao|diferenca|posso|colocar|ou|rapido|basculante|correr|deslizante*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Placa de motor com inversor, como a do Jetflex, se orça à parte, pela foto da etiqueta do motor: ela é feita para aquele conjunto, e nem a universal nem a de motor comum servem no lugar. A de motor comum, para comparar, fica entre {{part.board.from}} e {{part.board.to}} trocada.',
    ],
    heading: 'Antes de comprar a central com inversor',
    text: [
      'Confirme que é ela: rede fora da tensão, fim de curso perdido e folha pesada fazem o inversor cortar do mesmo jeito, e a placa nova cortaria também. O teste é na visita, sem taxa.',
      'Surto de raio e volta de energia são o que mais a queima; um protetor no quadro custa menos que outra placa.',
    ],
    points: [
      'Modelo do motor e da placa, com as letras do fim.',
      'Tensão do ponto medida: o PPA Home Jetflex é de 220 V.',
      'Código de erro ou piscadas da luz, se há.',
      'Controles da casa juntos, para gravar de novo.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo da luz da central: dizemos se a placa se acha e por quanto.',
  },
];
