/** Answers to titles about automatic gates: other ways to open them. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const wayToOpenAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'placa de carro|placa de veiculo|leitura de placa|leitor de placa|reconhecimento de placa|lpr|pela placa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Abrir o portão pela placa do carro pede uma câmera que lê a placa e um contato que manda abrir: a câmera e o cadastro são de empresa de controle de acesso, e nós ligamos o contato dela na entrada de botoeira da central. Serve melhor a condomínio e empresa do que a casa.',
    ],
    heading: 'O que a leitura de placa precisa do portão',
    text: [
      'A câmera precisa de luz e de um ponto em que o carro pare; o portão precisa de fotocélula, porque abre sem que ninguém olhe. A ligação do contato entra na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Saída de contato seco no equipamento de leitura.',
      'Entrada de botoeira livre na central.',
      'Outro comando de reserva: controle, tag ou portaria.',
    ],
  },
  {
    when: [
      'sensor de presenca|sensor de aproximacao|laco indutivo|laco magnetico|sensor de movimento',
      'portao|abr*|garagem|carro',
    ],
    unless: 'alarme|luz|fech*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Sensor de presença não serve para abrir portão que dá para a rua, porque abriria para qualquer pessoa ou carro que passe. Para o portão abrir quando o seu carro chega, usa-se tag ou controle de longo alcance; do lado de dentro, um laço no piso pode abrir para sair, ligado na entrada de botoeira.',
    ],
    heading: 'Onde um sensor abre e onde ele protege',
    text: [
      'No vão do portão quem trabalha é a fotocélula, que não abre nada: ela impede que a folha feche em cima do carro. O laço no piso se corta no concreto e é de empresa de controle de acesso; a ligação na central é nossa, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Para fora: tag, controle ou aplicativo, que sabem quem chega.',
      'Para dentro: laço ou botão, onde só passa quem já está em casa.',
      'No vão: fotocélula, sempre.',
    ],
  },
  {
    when: ['moto|motos|bicicleta', 'portao|garagem|abrir'],
    unless: 'bateu|em cima|caiu|presa|preso|motor de moto|ladrao|roub*',
    subject: 'portao-automatico',
    answer: [
      'Para quem entra de moto, o portão automático é o mesmo do carro, com três cuidados: um controle fácil de apertar de luva, abertura parcial se o portão é de correr, e fotocélula numa altura que veja a moto. Em basculante de casa, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Moto no portão: controle, tempo e sensor',
    text: [
      'Moto é estreita e baixa, e o feixe na altura do para-choque pode passar por cima dela; um segundo par resolve. Deixe o fechamento automático com tempo para entrar e sair do vão.',
    ],
    points: [
      'Controle no guidão ou na chave, longe de água.',
      'Portão rápido reduz a espera na rua.',
      'Nunca passar com a folha em movimento, mesmo que caiba.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e as medidas da folha, e diga se a moto entra andando ou empurrada.',
  },
];
