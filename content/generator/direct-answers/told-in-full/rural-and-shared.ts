/** Gates of farms, gates that two houses share, and what neighbours do with theirs. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const ruralAndSharedAnswers: readonly DirectAnswer[] = [
  {
    when: ['porteira|porteiras'],
    unless: 'guarda|guarita|derrubou|quebrou|caiu',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'price'],
    answer: [
      'Porteira se automatiza com motor de portão de abrir, ou com o de correr quando ela desliza, desde que ande leve na mão e a coluna não balance. O que decide é a energia: com rede perto serve o motor comum; longe dela, o de corrente contínua com bateria e painel. O preço sai por orçamento, pelo peso, pelo comprimento e pela distância.',
    ],
    heading: 'O que preparar na porteira antes do motor',
    text: [
      'Porteira de madeira comprida cede na ponta: um rodízio de apoio ou um tirante alivia a dobradiça, e o braço do motor se prende em chapa de ferro por trás. Troca de motor residencial de abrir ou de correr fica em geral entre {{replacement.from}} e {{replacement.to}}; a de sítio muda pela energia.',
      'Trabalhamos em São Paulo e na Grande São Paulo; mais longe, quem atende é um técnico da região.',
    ],
    points: [
      'Controle: antena externa no alto, para abrir da estrada.',
      'Vão largo: duas folhas pedem dois motores.',
      'Animal solto: fotocélula baixa e fechamento automático com pausa longa.',
      'Raio: DPS e terra no ponto da porteira.',
    ],
    send: 'Mande a foto da porteira inteira, com o comprimento, o material e a distância até a tomada.',
  },
  {
    when: [
      'sitio|chacara|fazenda|rural|estrada',
      'controle*|alcance|longe|antena|abrir de longe',
      'nao alcanca|nao pega|alcance|alcanca|de longe|abrir da estrada|distancia|longe',
    ],
    unless: 'energia|luz|solar|bateria|motor|de a cidade',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['adjust', 'compatibility'],
    answer: [
      'Para o controle abrir de longe num sítio, o que rende é uma antena externa no receptor, no alto e longe de ferro, e só depois um controle mais forte. Comece pela pilha e pelo fio da antena esticado: em campo livre um controle comum alcança de trinta a cinquenta metros, e mato molhado, morro e chapa de zinco encurtam isso.',
    ],
    heading: 'Ganhar distância sem trocar o motor',
    text: [
      'Receptor avulso com antena, perto da estrada ou no poste da porteira, vence o morro que a central não vence; ligá-lo fica a partir de {{repair.from}}. Onde pega celular, um módulo abre de qualquer distância.',
    ],
    points: [
      'Abre de dia e não à noite: umidade ou pilha fraca.',
      'Abre a pé e não do carro: vidro com película ou antena baixa.',
      'Cerca elétrica ligada na mesma haste de terra atrapalha o rádio.',
    ],
    send: 'Diga de quantos passos ele abre e mande a foto do receptor e do que há em volta.',
  },
  {
    when: [
      'vizinho|vizinha|divisa|compartilhad*|dividido|duas casas|dois donos|duas familias|uso comum|geminadas|meio a meio',
      'portao|garagem|entrada',
      'quem paga|paga|pagar|metade|pagar metade|divide|dividir|compartilhad*|uso comum|duas casas|dois donos|duas familias|rateio|meio a meio',
    ],
    unless: 'bateu|quebrou|amassou|barulho|condominio|predio|controle*|dois portoes|abre',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão que serve a duas casas se paga em partes iguais, salvo se a escritura ou um acordo diz outra coisa; o que fica só no terreno de um é dele. Muro e cerca da divisa também se dividem, pelo Código Civil, mas quem quer o motor sozinho costuma pagá-lo. Combine por escrito conserto, energia e controles: um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que pôr no acordo',
    text: [
      'De qual relógio sai a energia, quem guarda a chave de destravamento, quantos controles tem cada casa e quem chama o técnico. A mensagem em que os dois dizem «de acordo» já vale como prova.',
    ],
    points: [
      'Uma batida: paga quem bateu, e não os dois.',
      'Pausa que serve aos dois carros, com fotocélula.',
      'Mudou um morador: apaguem-se os controles dele.',
    ],
    send: 'Mande a foto do portão por dentro e diga quantos carros entram: o orçamento vai em nome dos dois.',
  },
  {
    when: [
      'vizinho|vizinha|outra casa|casa do lado|outro portao',
      'mesmo codigo|mesma frequencia|mesmo segredo|codigo igual|frequencia igual|mesmo controle|codigo de o meu|igual ao meu',
    ],
    unless: 'posso|quero|como fazer',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'safety'],
    answer: [
      'Mesma frequência é normal, e não abre nada; mesmo código abre os dois portões, e é preciso mudar o seu. Em controle de chavinhas muda-se a combinação na placa e em todos os controles; melhor ainda é um receptor de código rolante, que não se repete. Gravar tudo de novo custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Confirmar antes de mudar',
    text: [
      'Peça ao vizinho que aperte o controle dele diante do seu portão, com o vão livre, três vezes. Se abre, é código ou gravação; se só abre de vez em quando, sem ele por perto, procure botoeira e fio.',
    ],
    points: [
      'Não use todas as chaves para o mesmo lado: é a combinação de fábrica.',
      'Combine com ele: basta um dos dois mudar.',
      'À noite, o disjuntor do portão desligado até o acerto.',
    ],
    send: 'Mande a foto dos dois controles abertos e a da etiqueta da sua central.',
  },
  {
    when: [
      'vizinho|vizinha|carro|alguem|moto|desconhecido|caminhao',
      'bloqueia|bloqueando|estaciona*|para o carro|para na frente|parado na frente|tranca minha|fecha minha|obstrui|impede',
      'garagem|portao|entrada|guia',
    ],
    unless: 'sensor|fotocelula|calcada invad*|abre sobre|portao de vizinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Parar diante de guia rebaixada é infração do Código de Trânsito, artigo 181, inciso IX, e quem multa e remove é o órgão de trânsito da cidade: na capital, a CET, pelo 156. Não acione o portão contra o carro nem o empurre, porque o dano passa a ser seu. Se é o vizinho e se repete, avise por escrito e guarde as fotos com data.',
    ],
    heading: 'O que ajuda a garagem a ser respeitada',
    text: [
      'Guia rebaixada com licença da prefeitura, placa de garagem e luz na fachada. Dentro de vila ou condomínio quem decide é o regimento, e a reclamação vai ao síndico ou à associação.',
    ],
    points: [
      'Emergência com a saída fechada: 190.',
      'Foto com a placa, a guia e o portão no mesmo quadro.',
      'Portão que já fecha sozinho: desligue a função enquanto há carro encostado.',
    ],
    send: 'Se o carro encostou na folha, mande uma foto de longe, com o portão desligado.',
  },
];
