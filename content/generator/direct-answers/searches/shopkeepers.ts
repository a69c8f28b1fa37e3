/** What shopkeepers type: a motor for a gate that never rests, cars hit by a gate, and payment by a firm. */
import type { DirectAnswer } from '../../direct-answer.ts';

const business =
  'empresa*|loja*|oficina*|galpao|galpoes|comercio|comercial|deposito|fabrica|industria*|transportadora|padaria|mercado|supermercado|posto|estacionamento|lava rapido|academia|escola|clinica';

export const shopkeeperAnswers: readonly DirectAnswer[] = [
  {
    when: [
      business,
      'forte|fortes|reforcado|robusto|24 horas por dia|dia todo|o dia inteiro|dia inteiro|nao para|toda hora|muito uso|abre muito|abre e fecha|muitas vezes|muito movimento|movimentado|uso intenso',
      'motor|motores|portao|automatizador',
    ],
    unless: 'consert*|queim*|parou|quebr*|nao abre|nao fecha|sozinh*|barulh*|posto de trabalho|quanto tempo',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de empresa que trabalha o dia inteiro pede motor de uso intenso, que faz de trinta a cinquenta ciclos por hora; força sozinha não resolve, porque o motor de casa, com cinco a dez, para de calor mesmo com a folha leve. Com a instalação, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, por orçamento em nome da empresa.',
    ],
    heading: 'Contar as viagens antes de pedir mais força',
    text: [
      'Conte as aberturas na hora de maior entrada, por dois dias, e anote se há caminhão. Se o portão fica aberto no expediente e só abre e fecha na chegada e na saída, um motor de casa do peso da folha basta, e em basculante o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado.',
      'Folha torta ou roldana gasta come a força que se pagou a mais: primeiro ela anda leve na mão.',
    ],
    points: [
      'Folha que não passe de quatro quintos do máximo da etiqueta.',
      'Fotocélula para carro baixo e para carroceria alta.',
      'Energia em 220 V, num circuito só do portão.',
      'Botoeira ao alcance de quem recebe a carga.',
    ],
    send: 'Mande a foto do portão por dentro, o material e as medidas da folha e quantas vezes ele abre na hora cheia.',
  },
  {
    when: [
      'batendo em carro|batendo em carros|bate em carro|bate em carros|pegando em carro|pegando carros|pega em carro|pega em carros|fecha em cima de carro|fecha em cima de carros|fechando em cima de carro|fechando em cima de carros|fecha em carro|acertando carros|amassando carros',
    ],
    unless: 'quem paga|pagar|seguro|indeniz*|carro bateu|bati',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Portão que fecha em cima dos carros não está vendo o carro: a fotocélula falta, queimou, saiu do alinhamento ou está na altura errada, ou o tempo de fechamento é curto. Desligue hoje o fechamento automático e feche olhando. Pôr ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular tempo e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que testar antes de religar o automático',
    text: [
      'Com o vão vazio, corte o feixe com um cabo de vassoura enquanto o portão fecha: a folha tem de parar e voltar. Faça o mesmo na altura da roda e na do para-choque.',
      'Em garagem de prédio e de empresa, dois pares de sensores em alturas diferentes veem o carro baixo e o alto.',
    ],
    points: [
      'Lente suja ou com teia: limpe com pano seco.',
      'Luz do sensor que não muda com a mão na frente: sensor cego.',
      'Fio do sensor unido na placa: alguém desligou a proteção.',
      'Força alta: a folha deve parar ao encostar.',
    ],
    send: 'Mande um vídeo do portão fechando com o vão vazio e a foto dos sensores dos dois lados.',
  },
  {
    when: [
      'boleto|faturado|faturamento|nota fiscal|cnpj|pessoa juridica',
      'empresa*|loja*|condominio*|cnpj|pj|firma',
    ],
    unless: 'vezes|parcel*|cartao|sem nota|perdi',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Para empresa e condomínio o orçamento sai por escrito em nome do CNPJ, com peça, serviço e garantia separados, e a nota e o boleto se combinam na conversa, antes de fechar. O que temos publicado é o parcelamento em até {parcelas} vezes. Em portão pesado, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}; a visita para medir não tem taxa.',
    ],
    heading: 'O que mandar para a proposta sair certa',
    text: [
      'Com os dados no primeiro contato, a proposta vai pronta para aprovação, e o serviço se marca fora do horário de carga.',
    ],
    points: [
      'CNPJ, razão social e endereço da obra.',
      'Quem aprova e até que dia.',
      'Foto do portão por dentro e a da etiqueta do motor.',
      'Quantas vezes ele abre na hora de carga.',
    ],
    send: 'Mande pelo WhatsApp o CNPJ, o bairro e o que o portão precisa.',
  },
];
