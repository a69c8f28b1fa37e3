/** Further parts typed by their name: supplies, sirens, oil, covers, keys, used boards, wiring diagrams. */
import type { DirectAnswer } from '../../direct-answer.ts';

const saysMore =
  'nao|barulho*|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|dispar*|caiu|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|para que|o que e';
const gate =
  'portao|motor|placa|central|garagem|ppa|garen|rossi|peccinin|nice|rcg|preco|valor|veiculo|veiculos';

export const furtherPartsByName: readonly DirectAnswer[] = [
  {
    when: ['fonte|fontes|fonte de alimentacao|fonte 12v|fonte 24v|fonte chaveada', gate],
    unless: `${saysMore}|nobreak|camera|interfone|notebook|computador|agua|ligar`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['buy', 'repair'],
    answer: [
      'A fonte do portão vem na própria placa, e quando queima se repara na bancada, a partir de {{repair.from}}, ou se troca com a central, de {{part.board.from}} a {{part.board.to}}. Fonte separada, de 12 V ou 24 V, só entra para acessório que a placa não alimenta, como trava, câmera ou receptor: compre pela tensão do aparelho, com ampères de sobra.',
    ],
    heading: 'Fonte da placa ou fonte do acessório',
    text: [
      'Central sem nenhuma luz, com o disjuntor ligado, aponta para a fonte ou o fusível ao lado dela. Central viva e acessório morto aponta para o borne, o fio ou a fonte dele.',
    ],
    points: [
      'Tensão igual à escrita no aparelho, contínua ou alternada.',
      'Corrente maior que a soma do que ela alimenta.',
      'Longe da antena do receptor: fonte chaveada encurta o alcance.',
    ],
    send: 'Mande a foto da placa e diga que luzes acendem, e o que a fonte vai alimentar.',
  },
  {
    when: ['sirene|sirenes|bip de portao|alarme sonoro', `${gate}|saida`],
    unless: `${saysMore}|toca|tocando|alarme|cerca|desligar|tirar|roubo|atrapalha|fica em cima`,
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'A sirene de saída de veículos toca enquanto o portão abre e fecha, para avisar quem passa na calçada, e quase sempre vem no mesmo aparelho que a sinaleira de luz. O aparelho se orça pelo modelo; ligá-lo à central de um portão que já existe parte de {{repair.from}}, conforme o caminho do fio até a rua.',
    ],
    heading: 'Som, luz ou os dois',
    text: [
      'Em calçada movimentada o som ajuda quem está de cabeça baixa, e a luz, quem está longe. À noite ele incomoda o vizinho: há modelo com volume, com horário ou com o som desligado numa chave.',
      'Prédio e estacionamento seguem a lei da cidade sobre o aviso; pergunte à prefeitura o que vale na sua rua.',
    ],
    points: [
      'Saída de sinaleira na central: confira na etiqueta.',
      'Aparelho vedado, porque fica na chuva.',
      'Altura acima do alcance da mão.',
    ],
    send: 'Mande uma foto da fachada e outra da central: dizemos por onde o fio passa.',
  },
  {
    when: ['oleo|oleo lubrificante|oleo hidraulico', 'motor|ppa|garen|rossi|peccinin|caixa|redutor'],
    unless:
      'vaz*|pinga*|pingou|quanto em quanto|cremalheira|trilho|dobradica|roldana|fuso|cabo|corrente|wd*|pode|nao|errado|estraga',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A maioria dos motores de portão de casa não leva óleo para completar: a caixa de engrenagens trabalha com graxa posta na fábrica, e só se abre no conserto. Alguns modelos de correr e os hidráulicos usam óleo, e aí vale o que está na etiqueta ou no manual. Limpar e trocar a graxa com a caixa aberta fica num serviço a partir de {{repair.from}}.',
    ],
    heading: 'Graxa por dentro, óleo por fora',
    text: [
      'Óleo de carro ou de cozinha na caixa escorre pelo retentor, molha o freio e a placa, e não protege a coroa. Por fora, pino e dobradiça pedem uma gota de óleo fino; cremalheira e fuso, graxa branca em película.',
    ],
    points: [
      'Pingo embaixo do motor: retentor vencido, e não falta de óleo.',
      'Ronco que piorou: rolamento ou coroa.',
      'Motor de óleo: nível conferido na revisão de todo ano.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte se ele pinga ou faz barulho.',
  },
  {
    when: [
      'carcaca|carcacas|carenagem|carenagens|corpo de motor',
      'motor|ppa|garen|rossi|peccinin|nice|rcg|preco|valor',
    ],
    unless: `${saysMore}|choque|cheiro`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A carcaça e a carenagem do motor de portão são as do próprio modelo, e peça de outro não encaixa. Carenagem de plástico se troca na visita, num serviço a partir de {{repair.from}}, mais a peça; carcaça de metal trincada perde o alinhamento das engrenagens, e aí o motor novo, de {{replacement.from}} a {{replacement.to}} numa casa, costuma ganhar.',
    ],
    heading: 'Tampa, carenagem ou carcaça',
    text: [
      'A tampa protege a placa da chuva e o dedo do pinhão: sem ela, desligue o disjuntor em dia de chuva. A carcaça segura rolamento e base, e não se cola.',
    ],
    points: [
      'Modelo completo da etiqueta, com a geração.',
      'Foto dos quatro lados e dos furos.',
      'Base solta junto: aperte antes de condenar o motor.',
    ],
    send: 'Mande a foto da peça quebrada e a da etiqueta do motor.',
  },
  {
    when: [
      'chave|chavinha|miolo|segredo',
      'destrave|destravar|destravamento|desengate|abertura manual|manual',
    ],
    unless: 'nao|como|perdi|quebr*|comutadora|geral|inglesa|onde fica|trav*|fim de curso|nao sai',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy'],
    answer: [
      'A chave de destrave é a do modelo do motor, e não a da casa: uns usam chave de plástico ou de metal com segredo de linha, outros uma Allen ou um triângulo comum. Pela foto da fechadura e da etiqueta dizemos qual serve e se se acha avulsa em loja de portão; conseguir a chave, trocar o miolo e testar a soltura fica num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Antes de comprar a chave',
    text: [
      'A mesma marca mudou de chave de um ano para outro, e a que entra sem girar estraga o miolo. Peça duas e guarde uma dentro de casa, fora da garagem.',
    ],
    points: [
      'Foto da fechadura do motor, de frente.',
      'Etiqueta inteira, com modelo e ano.',
      'Disjuntor desligado antes de soltar a folha.',
    ],
    send: 'Mande as duas fotos e diga se o portão está travado agora.',
  },
  {
    when: [
      'usad*|seminov*|segunda mao|recondicionad*',
      'placa|central|controle|controles|nobreak|engrenagem|peca|pecas',
    ],
    unless: 'cremalheira|comprei|comprada|comprado|compro|compram',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'price'],
    answer: [
      'Peça usada de portão só compensa se já foi testada e vem com prazo para devolver: placa usada traz os controles do dono antigo na memória e não tem garantia. Não vendemos usada; nova e posta por nós, a placa fica entre {{part.board.from}} e {{part.board.to}}, com {{parts.warranty}} de garantia na peça, e às vezes a sua se repara a partir de {{repair.from}}.',
    ],
    heading: 'Se ainda assim for comprar usada',
    text: [
      'Compare o código impresso com o da sua, letra por letra, e apague a memória de controles antes de usar. Engrenagem e bateria usadas não valem: gastam com o tempo, e não dá para ver quanto resta.',
    ],
    points: [
      'Código e versão iguais aos da sua.',
      'Sem trilha escura nem solda refeita.',
      'Vídeo dela ligada, com data.',
    ],
    send: 'Mande a foto da sua peça e da etiqueta: comparamos reparo e troca antes de você comprar.',
  },
  {
    when: [
      'esquema|diagrama|manual|pdf|catalogo',
      'placa|central|motor|garen|rossi|peccinin|nice|rcg|ipec|seg|agl|unisystem',
    ],
    unless:
      'abertura manual|no manual|modo manual|portao manual|manual antigo|destrav*|usar manual|para manual|deslig*|so manual|so em manual|em manual|chave|funciona|abrir|voltar|trava*|como|passar',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['program'],
    answer: [
      'Manual e esquema {marca} se baixam no site do fabricante, pelo nome impresso na placa, e não pelo da tampa do motor. Não hospedamos o arquivo; pela foto da placa dizemos qual é o seu e que borne é cada um, e ligar ou programar na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que procurar no manual {marca}',
    text: [
      'Procure primeiro três páginas: os bornes, a gravação de controles e o aprendizado do curso. Leia com o disjuntor desligado; com a placa energizada, quem mexe é o técnico.',
    ],
    points: [
      'Nome e versão na borda da placa.',
      'Borne de fotocélula, de botoeira e de trava.',
      'Toque longo no botão de gravar: em muitas, apaga tudo.',
    ],
    send: 'Mande a foto da placa inteira e diga o que quer ligar ou programar.',
  },
];
