/** What a building buys or has approved: two gates, a heavy tilting leaf, a day for the work, a remote concierge, a traffic light. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const buildingsBoughtAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sindico|sindica|condominio*|predio*|edificio*',
      '2 portoes|dois portoes|2 motores|dois motores|os motores|tres motores|3 motores|4 motores|quatro motores',
      'quanto custa|preco|valor|quanto fica|quanto sai|orcamento',
    ],
    unless: 'conserto|manutencao|contrato|um motor so|folhas',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Em condomínio o preço se conta por portão: cada motor de uso intenso, com a instalação, fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha e as aberturas por hora. Feitos juntos, os portões aproveitam a mesma visita e podem abrir pelo mesmo controle, um botão para cada; o valor do conjunto vem por escrito, separado por portão, para a assembleia.',
    ],
    heading: 'O que muda de um portão para o outro',
    text: [
      'A entrada costuma abrir mais vezes que a saída, e a folha de pedestre quase não conta: cada um pede o seu motor, e não o maior para todos. Folha que anda leve na mão baixa o valor.',
      'Vale trocar um por vez só se o outro está bom; a visita para medir os dois não tem taxa.',
    ],
    points: [
      'Aberturas da hora cheia de cada passagem.',
      'Peso e medida de cada folha.',
      'Receptor que aproveite os controles atuais.',
      'Um portão fica em uso enquanto o outro é trocado.',
    ],
    send: 'Mande fotos das duas folhas e dos motores, e quantas vagas usam cada entrada.',
  },
  {
    when: ['basculante|basculantes', 'condominio*|predio*|edificio*', 'motor|motores|automatizador|portao'],
    figure: { unit: 'kilogram', from: 301, to: 800 },
    unless: 'consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Basculante de {figura} em condomínio é caso da linha pesada, que vai até {{heavyLine.weight}}: motor de uso intenso, com a folha um quinto abaixo do máximo dele e de trinta a cinquenta ciclos por hora. Com a instalação, fica entre {{condominium.from}} e {{condominium.to}}. Antes do motor se confere o equilíbrio, porque uma folha desse peso sem contrapeso certo quebra qualquer um.',
    ],
    heading: 'O que uma folha basculante de {figura} exige',
    text: [
      'Cabos, polias e contrapeso para esse peso, coluna chumbada e folha que para a meia altura quando solta. Na visita tudo isso se prova antes do orçamento.',
    ],
    points: [
      'Aberturas contadas na hora mais cheia.',
      'Motor de cada lado, se a folha é larga e torce.',
      'Fotocélula provada com a folha andando, pelo pedestre.',
    ],
    send: 'Mande a altura, a largura e o material da folha, o número de vagas e fotos por dentro.',
  },
  {
    when: ['assembleia', 'aprovou|aprovado|aprovada|aprovaram', 'motor|portao|troca|prazo|instalar'],
    unless: 'precisa de assembleia|sem assembleia|nao aprovou|recusou',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Aprovado o motor, a instalação leva de {{install.hours.from in digits}} a {{install.hours.to}} num portão que já anda bem, e o que decide o dia é a agenda e o modelo estar em estoque; a data sai por escrito com o aceite do orçamento. Base de concreto, solda ou ponto de energia novo pedem um dia antes. Como medida, um conjunto desses, posto, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Da ata ao portão funcionando',
    text: [
      'O síndico manda o aceite e o CNPJ, escolhe o horário de menos movimento e avisa os moradores. Durante o serviço o portão se abre na mão, com alguém no vão.',
    ],
    points: [
      'Modelo, ciclos por hora e garantia iguais aos da ata.',
      'Lista de unidades para gravar os controles no mesmo dia.',
      'Aviso no elevador com a hora e o telefone.',
    ],
    send: 'Mande o orçamento aprovado, o endereço e dois horários possíveis.',
  },
  {
    when: [
      'portaria remota|portaria virtual|portaria a distancia|portaria pela internet',
      'internet|luz|cai|caiu|sem internet|falha|fica preso',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Se a internet cai, a portaria virtual deixa de abrir a distância, mas o portão não para: controle, tag e botoeira continuam, porque falam direto com a central, e na falta de luz resta o nobreak ou a chave de destravamento. Por isso o contrato costuma pedir uma segunda internet e uma rotina escrita. No portão, ligar um nobreak parte de {{repair.from}}.',
    ],
    heading: 'O que combinar antes de a internet cair',
    text: [
      'Quem vai ao prédio se o portão ficar aberto, em quanto tempo, e onde está a chave. A empresa de portaria cuida de câmera, internet e cadastro; nós, do motor e da central.',
    ],
    points: [
      'Segundo link, de outra operadora.',
      'Controle comum com cada unidade.',
      'Morador treinado para destravar na mão.',
      'Fechamento automático com fotocélula testada.',
    ],
    send: 'Mande a foto da etiqueta da central e do motor, e o que a portaria pede.',
  },
  {
    when: [
      'anticlonagem|anti clonagem|anticlone|anti clone|nao clona|que nao clona|impossivel de clonar',
      'controle*|condominio*|predio*|portao|receptor',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Controle anticlonagem é o de código rolante, que muda a cada toque: a cópia comum não abre, e no prédio cada controle tem o seu número e se apaga sozinho quando o morador sai. Se a central é de código fixo, põe-se um receptor rolante e gravam-se todos de novo; em casa a gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e no condomínio o total sai por quantidade.',
    ],
    heading: 'O que o código rolante resolve, e o que não',
    text: [
      'Resolve a cópia de chaveiro e o controle que ficou com quem saiu. Não resolve o controle emprestado nem quem entra atrás de outro carro: para isso há regra e clausura.',
    ],
    points: [
      'Receptor e controles da mesma família.',
      'Lista de unidades com o número de cada controle.',
      'Dia marcado para trocar todos de uma vez.',
    ],
    send: 'Mande a foto do controle atual e da central e quantas unidades há.',
  },
  {
    when: [
      'semaforo|semaforos|sinal luminoso|luz verde e vermelha',
      'garagem|portao|saida|rampa|condominio|predio',
    ],
    unless: 'multa|transito|rua de',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Semáforo de garagem é o sinal de duas luzes que diz quem passa na rampa ou no portão: o aparelho se orça pelo modelo, e ligá-lo à central que já existe parte de {{repair.from}}, conforme o caminho do fio. Na calçada o usual é a sinaleira, que pisca e toca enquanto a folha anda; o verde e vermelho é para rampa de mão única, e pede um sensor em cada ponta.',
    ],
    heading: 'Sinaleira na rua ou semáforo na rampa',
    text: [
      'A sinaleira avisa o pedestre e se liga numa saída da placa. O semáforo ordena os carros dentro do prédio, e a lógica vem de um módulo próprio, em geral de empresa de controle de acesso.',
    ],
    points: [
      'Saída livre na central, ou um módulo a mais.',
      'LED visível com sol de frente.',
      'Som com volume ou horário, por causa do vizinho.',
    ],
    send: 'Mande fotos da rampa e da etiqueta da central e diga onde quer as luzes.',
  },
  {
    when: [
      'motor',
      'placa|central',
      'troca|trocar|troca de motor',
      'preco|valor|quanto custa|quanto fica|orcamento',
    ],
    unless:
      'ou|so a placa|so o motor|vale a pena|compensa|garen|rossi|peccinin|nice|estator|capacitor|placa de motor|placa do motor|placa para motor|central de motor|central do motor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar motor e placa juntos é trocar o conjunto: numa casa fica entre {{replacement.from}} e {{replacement.to}}, instalado, e em basculante o kit PADRÃO, com central e dois controles, custa {{kit.padrao}}. Só a placa, com a peça e os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}. Peça antes a medida dos dois, porque raramente queimam ao mesmo tempo.',
    ],
    heading: 'Quando os dois se trocam de uma vez',
    text: [
      'Raio e ligação na tensão errada levam os dois. Fora disso, um defeito imita o outro: motor que não parte pode ser a saída da placa, e placa que queima pode ser a bobina em curto.',
    ],
    points: [
      'Motor sem peça à venda: o conjunto sai mais barato que dois consertos.',
      'Controles antigos: servem, se o receptor novo for da mesma família.',
      'Cremalheira, braço e suporte se aproveitam se combinam.',
    ],
    send: 'Mande a foto da etiqueta do motor e da placa e diga o que ele faz hoje.',
  },
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'sirene|sinaleira',
      'preco|valor|quanto custa|quanto fica|orcamento|instalar',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}, com o par e o fio; a sirene ou sinaleira se orça pelo modelo, e ligá-la à central que já existe parte de {{repair.from}}. As duas se montam na mesma visita, e o fio que vai até a rua é o que mais muda o valor.',
    ],
    heading: 'O que cada uma faz na entrada',
    text: [
      'A fotocélula impede a folha de fechar em alguém; a sirene avisa quem vem pela calçada. Uma não substitui a outra, e onde há pedestre convém ter as duas.',
    ],
    points: [
      'Entrada livre na placa para o sensor.',
      'Saída de sinaleira, ou um módulo.',
      'Conduíte até a fachada.',
    ],
    send: 'Mande fotos da entrada, por dentro e da rua, e da etiqueta da central.',
  },
];
