/** Answers to titles that name the kind of business behind the gate: choosing its motor. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanEntrance } from '../../../words/title-groups.ts';

/** Of a title about the firm that does the work, a shop window or a contract, and not about the entrance. */
const otherThanTrade = `${otherThanEntrance}|empresa*|loja de|mercado livre|porta de aco|enrolar|nota fiscal|boleto|cnpj|seguro|por que|vaga|quem|contratar|multa|lei|pode`;

const entrance = 'portao|portoes|motor|motores|automatiz*|garagem|entrada';

export const byTradeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'clinica|clinicas|consultorio|consultorios|hospital|hospitais|laboratorio|laboratorios|posto de saude',
      entrance,
    ],
    unless: otherThanTrade,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em clínica ou consultório, o portão se escolhe por quem entra devagar: fotocélula que espere a cadeira de rodas e a ambulância, e fechamento automático com tempo de sobra. Se ele fica aberto no expediente, basta o motor do peso da folha, e em basculante comum o kit vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; se abre a cada carro, pede motor de uso intenso, de {{condominium.from}} a {{condominium.to}} em folha pesada.',
    ],
    description:
      'Em clínica ou consultório, motor de basculante comum custa de {{kit.padrao}} a {{kit.jetflex}}; o de uso intenso, em folha pesada, de {{condominium.from}} a {{condominium.to}}.',
    heading: 'A entrada de quem chega devagar',
    text: [
      'Entrada de ambulância não depende só da rede: um nobreak mantém o portão andando sem luz, e alguém do plantão aprende o destravamento com o técnico.',
      'Pedestre não passa pela folha dos carros: porta social ao lado, com fecho elétrico e botão na recepção.',
    ],
    points: [
      'Botoeira na recepção, além dos controles.',
      'Fotocélula nos dois lados da folha.',
      'Aberturas na hora mais cheia, contadas num dia comum.',
      'Quem abre fora do horário.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a largura do vão e o horário de maior movimento.',
  },
  {
    when: [
      'supermercado|supermercados|mercado|hotel|hoteis|pousada|academia|academias|posto de gasolina|posto de combustivel|portao de posto|lava rapido|lava jato|concessionaria',
      entrance,
    ],
    unless: otherThanTrade,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Supermercado, posto, hotel, pousada ou academia recebe carro o dia inteiro, e o motor do portão se escolhe por uma pergunta: ele fica aberto no expediente ou abre a cada carro? Aberto, basta o motor do peso da folha, e em basculante comum o kit vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; a cada carro, pede motor de uso intenso, de {{condominium.from}} a {{condominium.to}} em folha pesada.',
    ],
    description:
      'Em supermercado, posto, hotel ou academia, o motor custa de {{kit.padrao}} a {{kit.jetflex}} em basculante comum e de {{condominium.from}} a {{condominium.to}} em uso intenso.',
    heading: 'Aberto no expediente ou a cada carro',
    text: [
      'Cliente não tem controle: quem abre é a recepção, por botoeira, ou um leitor instalado por empresa de controle de acesso e ligado à central do portão.',
      'A entrega de caminhão conta à parte, porque pede vão livre por mais tempo e fotocélula em altura que o baú cubra.',
    ],
    points: [
      'Carros na hora mais cheia, contados num dia comum.',
      'Peso e largura da folha.',
      'Porta de aço da fachada: é de serralheria, e não nossa.',
      'Horário livre para a montagem.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a medida do vão e quantos carros passam na hora cheia.',
  },
];
