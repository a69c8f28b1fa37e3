/** Answers to titles about opening by hand: the key that releases a motor, and teaching others to use it. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
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
    description:
      'A chave de destrave é a do modelo do motor, e não a da casa: pela foto da fechadura e da etiqueta dizemos qual serve e se ela se acha avulsa.',
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
    when: ['chave|chaves', 'destravamento|destravar|de motor|motor|emergencia|liberacao'],
    unless:
      'gira|vira|sem chave|sem a chave|perdi*|perdeu|perdida|sumiu|nao tenho|nao acho|quebr*|emperr*|presa|dura|chave geral|seletora|fenda|teste|carro|fim de curso|alavanca|deslig*|luz|como|disjuntor|philips|allen|reversora|onde fica|liga',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'A chave de destravamento é a do modelo do motor, e não a da casa: uns usam chave de plástico ou de metal com segredo de linha, outros uma Allen ou um triângulo comum. Com a foto da fechadura e da etiqueta dizemos qual serve; achar a chave, trocar o miolo e testar a soltura entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'A chave de destravamento é a do modelo do motor: pela foto dizemos qual serve, e achá-la com o miolo trocado fica num conserto de {{repair.from}} a {{repair.to}}.',
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
      'chave|destravamento',
      'sol|alto|lado de fora|por fora|externa|rua|fora',
      'portao|motor|abrir|destravar',
    ],
    unless: 'perdi|copia',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para destravar pelo lado de fora, instala-se um destravamento externo: um cabo de aço fino ligado à alavanca do motor e a uma fechadura com chave na parede ou na folha. Serve à casa que só tem entrada pela garagem, e precisa ficar onde um ladrão não o alcance.',
    ],
    description:
      'Para destravar por fora, instala-se um destravamento externo: cabo de aço ligado à alavanca do motor e uma fechadura com chave na parede ou na folha.',
    heading: 'O que decide se o seu motor aceita',
    text: [
      'Motor com alavanca puxada aceita cabo; motor de chave giratória pede adaptação. A fechadura fica fora do alcance de quem passa a mão pela grade, e o cabo, dentro de conduíte.',
      'Montado e testado, o serviço entra na faixa de conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Teste duas vezes por ano: cabo parado enferruja.',
      'Cópia da chave fora da garagem.',
      'Nobreak é a outra saída, sem furar parede.',
    ],
    further: 'O caminho sem energia está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto da tampa do motor e do portão visto da rua.',
  },
  {
    when: [
      'chave',
      'destravar|destravamento|destrava|liberacao|motor|manual',
      'igual|iguais|mesma|serve|universal|todos|qualquer',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não é igual para todos: cada fabricante tem a sua, e alguns usam chave com segredo, outros um sextavado ou uma alavanca comum. Dentro da mesma linha ela costuma repetir, e por isso a chave do vizinho com motor igual às vezes abre o seu.',
    ],
    heading: 'Conseguir outra chave de destravamento',
    text: [
      'Chave com segredo o chaveiro copia; sem a original, peça pelo modelo da etiqueta em loja de peças da marca. Miolo que gira em falso se troca, conserto entre {{repair.from}} e {{repair.to}}.',
      'Não force com alicate: quebra o came por dentro, e aí só abrindo a tampa.',
    ],
    points: [
      'Duas cópias: uma no quadro de luz, outra com quem tem a chave da casa.',
      'Nunca só no carro que fica na garagem.',
      'Prove-a uma vez por ano, com o disjuntor desligado.',
    ],
    send: 'Mande a foto da fechadura do motor e da etiqueta: dizemos que chave é.',
  },
  {
    when: [
      'quanto custa|preco|valor|comprar|onde compro|onde comprar',
      'chave',
      'destravamento|destravar|liberacao|motor|ppa',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'A chave de destravamento avulsa se compra em loja de peças da marca, pelo modelo da etiqueta, e a que tem segredo o chaveiro copia da original; o preço é da loja. Da nossa parte, trocar o miolo ou o conjunto de destravamento é um conserto entre {{repair.from}} e {{repair.to}}, já com a chave.',
    ],
    heading: 'Pedir a chave certa',
    text: [
      'Leia na etiqueta a marca e a linha do motor e fotografe a fechadura: redonda com segredo, sextavada ou alavanca. Chave parecida que entra e não gira não se força.',
    ],
    points: [
      'Faça duas cópias no mesmo dia.',
      'Teste com o disjuntor desligado e o portão fechado.',
      'Miolo enferrujado: grafite em pó, e não óleo.',
    ],
    send: 'Mande a foto da fechadura do motor e da etiqueta: dizemos qual é.',
  },
  {
    when: [
      'nao acho o buraco|nao acho onde|nao encontro onde|nao encontro o buraco|onde entra|onde coloco|onde enfia|onde fica|onde esta|onde acho|onde e|aonde fica|cade|onde encontro|onde ponho',
      'chave*|destrav*|manivela',
      'destrav*|motor|portao|manual',
    ],
    unless: 'perdi|perd*|sumiu|quebr*|copia|ppa|garen|rossi|peccinin|nice|comprar',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'O destravamento do motor fica na própria caixa: no de correr, na frente ou na lateral, perto do chão, muitas vezes atrás de uma tampinha; no basculante, na parte baixa do motor ou na ponta do fuso; no de abrir, na tampa do braço. A chave dele é pequena e costuma ficar presa ao manual ou no chaveiro que o instalador entregou.',
    ],
    heading: 'Achou a fechadura: a ordem para soltar',
    text: [
      'Desligue o disjuntor do portão, ponha a chave, gire até soltar e só então mova a folha, devagar. Folha torta, cabo solto ou rampa: não gire, porque o motor pode ser a única coisa que a segura.',
      'Depois, leve a folha de volta, trave e religue. Destravamento emperrado ou que gira em falso se conserta, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Sem chave à vista: procure alavanca ou argola com cordinha.',
      'Casa sem outra entrada: uma cópia da chave fica do lado de fora, bem guardada.',
      'Não force com alicate, que quebra o miolo.',
    ],
  },
  {
    when: ['tetra', 'chave*|copia*|segredo|fechadura|portao|motor'],
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Chave tetra é a de quatro fileiras de dentes, e um chaveiro a copia a partir da original. No portão ela pode ser da fechadura da folha ou do destravamento do motor: a do motor nós trocamos, com o miolo, de {{repair.from}} a {{repair.to}}; a da fechadura é do chaveiro.',
    ],
    heading: 'Perdeu, quebrou ou quer cópia',
    text: [
      'Com a original na mão, leve-a ao chaveiro e teste a cópia no mesmo dia, com o disjuntor desligado se ela destrava o motor. Sem a original, o chaveiro abre o miolo ou o troca; não force com alicate nem chave de fenda.',
    ],
    points: [
      'Quebrou dentro: não empurre o pedaço.',
      'Entra e não gira: grafite em pó, e não óleo.',
      'Sumiu com o endereço: troque o miolo.',
      'Faça duas cópias e deixe uma fora da garagem.',
    ],
    questions: [
      {
        question: 'Como abro o portão sem a chave?',
        answer:
          'Com energia, pelo controle ou pela botoeira. Sem energia e sem chave, espere o técnico, que destrava por dentro da caixa.',
      },
    ],
    send: 'Mande a foto da chave, ou do furo onde ela entra, e da etiqueta do motor.',
  },
  {
    when: [
      'chave',
      'reserva|copia|copias|copiar|segunda via|duplicar|fazer|fazem|perdi|perdeu|nova',
      'destrav*|manual|motor|portao',
    ],
    unless: 'fenda|fechadura|carro|controle|social|geral|nao gira|fim de curso',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'A chave do destravamento se copia no chaveiro, quando é do tipo comum, ou se compra pelo modelo do motor, quando é de encaixe plástico ou triangular. Leve a original, ou a foto dela e da etiqueta. Sem nenhuma chave, não force o miolo com alicate: o técnico destrava por dentro da caixa e troca o miolo, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde deixar a chave reserva do portão',
    text: [
      'Uma fica na casa, com lugar sabido por todos, e outra com alguém de fora que possa abrir num dia sem luz. Dentro do carro e no chaveiro do controle, não: quem leva o carro leva a casa.',
      'Teste a cópia no mesmo dia, com o disjuntor desligado e a folha reta: chave que entra e não gira é cópia malfeita.',
    ],
    points: [
      'Marca e modelo da etiqueta do motor.',
      'Foto da chave ao lado de uma régua.',
      'Motor com cabo de destravamento externo usa outra chave.',
      'Condomínio: portaria, zelador e síndico, cada um com a sua.',
    ],
  },
  {
    when: [
      'nao sabe|nao consegue|nao conseguem|ensinar|ensina|aprender|treinar|treinamento|treinad*',
      'porteiro*|zelador|mae|pai|avo|sogra|idos*|faxineira|funcionari*|inquilin*',
      'portao|motor|abrir|usar|destravar|controle',
    ],
    unless:
      'em mao|manualmente|empurrar|levantar|descer|sair de carro|preco|quanto|pesad*|forca|duro|porteiro nao consegue|zelador nao consegue',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'Ensine três gestos, nesta ordem: o botão que abre e para, o disjuntor que corta tudo e a chave que solta o motor. Faça a pessoa repetir com você ao lado, de dia, e deixe um papel plastificado junto do quadro; quem só viu fazer não acha a chave no escuro.',
    ],
    heading: 'O que pôr no papel ao lado do quadro',
    text: [
      'Antes de soltar o motor: disjuntor desligado, ninguém no vão, folha reta e cabos inteiros. Se a folha está torta, caída ou pesada, não se solta nada e se telefona.',
      'Se o botão do controle é duro ou pequeno, uma botoeira grande na parede resolve, num serviço de {{repair.from}} a {{repair.to}}; gravar um controle mais simples fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Foto do disjuntor certo, com etiqueta no quadro.',
      'Onde mora a chave e para que lado ela gira.',
      'Folha empurrada pelo meio, mãos longe das quinas.',
      'Na volta: engatar a chave, religar e ver um ciclo inteiro.',
      'Telefone de quem chamar, e 193 se alguém se ferir.',
    ],
    send: 'Mande pelo WhatsApp a foto do motor fechado e da fechadura do destravamento: respondemos os passos para o seu modelo.',
  },
];
