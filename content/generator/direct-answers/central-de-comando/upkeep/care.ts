/** Answers to titles about control boards: care. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksDuration, asksLifetime } from '../../../words/asking-words.ts';

export const careAnswers: readonly DirectAnswer[] = [
  {
    when: ['como proteger|proteger|como evitar|protecao|capa', 'placa|central', 'chuva|agua|umidade|sol'],
    unless: 'molhou|molhada|queimou|entrou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para a chuva não chegar à placa, deixe a caixa da central com a tampa e a borracha inteiras, os fios entrando por baixo, com prensa-cabo e uma volta para a água pingar, e todo furo vedado. Em caixa ao tempo, um pequeno telhado acima ajuda. Não a embrulhe em plástico: ele prende a umidade e o calor.',
    ],
    heading: 'O que conferir antes da época de chuva',
    text: [
      'Com o disjuntor desligado, olhe se há marca de água, ferrugem nos parafusos ou formiga na caixa. Água entra também pelo eletroduto que desce do muro, e por isso a ponta dele se veda.',
    ],
    points: [
      'Emendas de fio em caixa fechada, e não no chão.',
      'Central em lugar alto onde a garagem alaga.',
      'Se molhou, desligue e não religue até um técnico secar e testar.',
    ],
  },
  {
    when: [
      'chuva|agua|molhar',
      'queima|estraga|danifica|queimar|estragar',
      'placa|central|motor',
      'e verdade|verdade|e mito|mito|mesmo|sera que|dizem|ouvi dizer|pode|faz mal',
    ],
    unless: 'queimou|molhou|entrou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Chuva por fora não queima: motor de portão é feito para ficar ao tempo. O que queima a placa é água dentro da caixa, por tampa rachada, furo de fio sem vedação ou jato de lavadora, e o raio que vem pela rede na mesma tempestade. Tampa inteira, furo para baixo e DPS no quadro resolvem os dois.',
    ],
    heading: 'O que olhar antes da época de chuva',
    text: [
      'Com o disjuntor desligado, veja por fora se a tampa encosta inteira e se o motor não fica numa poça. A central pode mudar para lugar mais alto e coberto.',
    ],
    points: [
      'Formiga e lagartixa entram pelo mesmo furo que a água.',
      'Silicone no furo do fio, e nunca na ventilação.',
      'Molhou por dentro: não religue para testar.',
    ],
  },
  {
    when: [asksDuration, 'trocar|troca|instalar|consert*|arrumar|colocar', 'placa|central|placas'],
    unless:
      'garantia|vida util|quantos anos|de quanto em quanto|depois de quanto|chegar|abre|abrir|fecha|fechar|motor novo',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'Trocar a placa do portão leva até {{part.board.hours}} quando a igual está na mão, contando a gravação dos controles e a regulagem; custa de {{part.board.from}} a {{part.board.to}}. Se a placa é de modelo antigo, o que demora é achá-la, e o portão fica nesse tempo aberto e fechado na mão.',
    ],
    heading: 'O que encurta o serviço',
    text: [
      'A foto das etiquetas do motor e da central, mandada antes, deixam o técnico sair com a peça provável. Placa que só queimou relé, fusível ou borne se conserta no mesmo dia.',
      'No fim se testa tudo: curso, força, fotocélula e cada controle da casa.',
    ],
    points: [
      'Tenha todos os controles juntos, para gravar de uma vez.',
      'Com inversor, serve apenas a placa feita para aquele motor.',
      'Alguém em casa no começo e na prova final.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, o que a placa faz e o bairro: dizemos se ela se acha e que dia está livre.',
  },
  {
    when: ['placa|placas|central|centrais', asksLifetime],
    unless: 'bateria|garantia|conserto|visita|carro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A placa do portão costuma durar tanto quanto o motor, em caixa fechada e seca, com terra e sem bicho dentro. O que a leva antes é surto da rede, água pelo furo dos fios e formiga sobre os contatos; a troca, com os controles regravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Avisos de que a placa está no fim',
    text: [
      'Um aviso só não condena; repetido em dias diferentes, sim. Antes de trocar, o técnico descarta fio, sensor e capacitor, porque placa nova ligada a um curto queima no mesmo dia.',
    ],
    points: [
      'O relé estala várias vezes antes de o motor pegar.',
      'Controles que pedem para ser gravados de novo.',
      'Mancha escura na tampa, logo acima da placa.',
      'Falhas que só vêm com chuva: água, e às vezes tem reparo.',
    ],
    further:
      'Como se decide entre reparo e troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central com o código legível e conte o que ela faz.',
  },
  {
    when: [
      'precisa|preciso|tem que|tenho que|e necessario|e preciso',
      'controles|controle|os controles|trocar os controles|trocar controles',
      'trocar a placa|troca a placa|trocar placa|troca placa|placa nova|troca de placa|trocando a placa|troco a placa|central nova|trocar a central',
    ],
    unless:
      'preco|quanto|valor|ou|nao|mais controles|mais controle|mais um controle|outro controle|outros controles|controle a mais',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Em geral não: os controles antigos se gravam na placa nova, na mesma visita, se são da mesma frequência e da mesma família de código. Se a placa é de outra marca, eles podem não servir, e um receptor avulso da família deles evita a compra. Placa trocada, com a gravação, fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Os controles no dia da troca da placa',
    text: [
      'A memória fica na placa que sai; por isso todos os controles da casa têm de estar à mão, também os do carro. Percurso e força se regulam outra vez.',
    ],
    points: [
      'Controle que ficou fora: grava-se depois, em outra visita ou pelo manual.',
      'Chance de passar ao código rolante: é nesse dia.',
      'Bateria nova em cada um antes de gravar.',
    ],
    send: 'Mande a foto dos controles, frente e verso, e a da etiqueta da central com o código legível.',
  },
  {
    when: [
      'mais controles|mais controle|mais um controle|outro controle|outros controles|controle a mais',
      'trocar a placa|trocar placa|troca a placa|troca placa|mudar a placa|trocar a central|trocar de placa|placa nova',
    ],
    unless: 'preco|quanto|valor|outra marca|copiar|clonar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'compatibility'],
    answer: [
      'Em geral não é preciso trocar a placa: as centrais de casa guardam dezenas de controles, e o novo só tem de ser da mesma família. Com a memória cheia, apagam-se os que ninguém usa ou põe-se um receptor avulso, que traz memória própria. Gravar os controles fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Quando a placa limita o número de controles',
    text: [
      'O número está na etiqueta ou no manual da central. Em prédio, onde são centenas, usa-se memória externa ou receptor de maior capacidade, e também aí a placa do motor fica.',
    ],
    points: [
      'A central recusa o controle novo: memória cheia ou família diferente.',
      'Controle perdido: é a hora de apagar todos e gravar só os que ficaram.',
      'A placa só se troca por defeito, ou para mudar de código com tudo novo.',
    ],
    send: 'Mande a foto da etiqueta da central e a de um controle, frente e verso.',
  },
];
