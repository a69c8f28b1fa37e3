/** Duties that people ask about, and who answers for somebody hurt. */
import type { DirectAnswer } from '../../direct-answer.ts';

const duty =
  'obrigatori*|obrigado|obrigada|obriga|exig*|lei|norma|precisa ter|tem que ter|precisa de sinal*|precisa de placa de*|proibid*|multa';

export const dutyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      duty,
      'destravamento|destravar|destrava|abertura manual|abrir manual*|chave de emergencia|desengate',
      'portao|motor|automatico|eletronico',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Trate como obrigatório: motor sem destravamento prende gente e carro quando falta luz, e não entregamos instalação sem ele provado. Em prédio a exigência existe quando o portão fica em rota de fuga, que tem de abrir por dentro, na mão e sem energia; quem confirma o seu caso são os bombeiros.',
    ],
    heading: 'O que ter em ordem no destravamento',
    text: [
      'A chave gira sem força, a folha solta anda com uma mão, e mais de um morador sabe fazer. Sempre com o disjuntor desligado, para a volta da luz não pegar ninguém no caminho.',
      'Engate duro, cabo de destravamento partido ou chave perdida entram num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Uma chave dentro de casa, em lugar conhecido.',
      'Garagem sem outra porta: destravamento por fora, com fechadura.',
      'Prova a cada {{maintenance.interval}}, com a folha reta.',
    ],
    send: 'Mande a foto da tampa do motor e diga se há outra saída: dizemos o que o seu modelo tem.',
  },
  {
    when: [
      duty,
      'placa de aviso|placa de cuidado|cuidado veiculos|entrada e saida de veiculos|saida de veiculos|sinalizacao sonora|aviso sonoro|placa de advertencia|placa avisando|aviso de portao|sinaleir*|sinalizacao|sirene|luz de aviso|giroflex|adesivo',
    ],
    unless: 'camera|cerca|cachorro|queimad*|nao acende',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Em casa, não conhecemos regra geral que obrigue a pôr placa de aviso no portão automático. Em garagem de prédio e de comércio, a sinaleira de luz e som do lado da rua costuma ser exigida pela prefeitura, e é ela que confirma o que vale no seu endereço.',
    ],
    heading: 'O aviso que protege, obrigatório ou não',
    text: [
      'Placa ajuda o entregador; quem salva o pedestre é a folha que para. Por isso primeiro vêm a força regulada e a fotocélula, que fica entre {{part.photocell.from}} e {{part.photocell.to}}, e depois a luz.',
      'A sinaleira liga numa saída da central e acende antes de a folha andar.',
    ],
    points: [
      'Placa à altura dos olhos, do lado de fora.',
      'Luz visível para quem vem pela calçada, dos dois lados.',
      'Som baixo à noite, ou a vizinhança manda desligar.',
      'Prédio: guarde o que a prefeitura respondeu.',
    ],
    send: 'Para ligar uma sinaleira, mande a foto da central fechada e a da saída da garagem.',
  },
  {
    when: [
      'fechar sozinho|fecha sozinho|fechamento automatico|fechar automatico',
      'lei|proibid*|obrigatori*|permitid*|norma|legal|multa',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, com proteção: não conhecemos lei que proíba o fechamento automático, mas a norma técnica de motores de portão pede defesa contra esmagamento, e quem responde por um acidente é o dono. Em condomínio e comércio só o ligamos com a fotocélula provada.',
    ],
    heading: 'Como ligar sem pôr ninguém em risco',
    text: [
      'A fotocélula segura a folha aberta enquanto há alguém no vão, e a força no mínimo a faz parar se encostar. Pôr ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}; acertar o tempo, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tempo que dê para o pedestre mais lento sair do vão.',
      'Cabo de vassoura no feixe: a folha tem de voltar.',
      'Sensor queimado: fechamento automático desligado até trocar.',
      'Regra própria do município: pergunte à prefeitura.',
    ],
    send: 'Mande a foto dos dois lados do vão e a da central fechada: dizemos o que falta para ligar.',
  },
  {
    when: [
      'responsavel|responsabilidade|quem responde|quem paga|culpa|processo|processar|indenizacao',
      'machucar|machucou|machuca|ferir|feriu|acidente|prender alguem|atingir|atingiu|atingido|pedestre|crianca*|pessoa|alguem',
      'portao|portoes|motor',
    ],
    unless:
      'preso|presa|agora|socorro|sangr*|carro|veiculo|moto|instalador|vizinh*|alugad*|aluguel|inquilin*|crianca quebrou|quebrou|estragou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Em regra responde o dono do portão, ou o condomínio na garagem coletiva, e pesa muito se faltava sensor ou manutenção; quem instalou ou consertou mal pode dividir a culpa. Quem decide é o seguro, o acordo ou a Justiça, com advogado, e não nós. Se alguém está ferido agora, 192 ou 193 antes de tudo.',
    ],
    heading: 'O que conta a favor do dono',
    text: [
      'Conta o que se prova: força regulada, fotocélula que devolve a folha, revisão com data. Isso testamos e escrevemos no recibo; a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Portão desligado e intacto até ser examinado.',
      'Imagem da câmera guardada com a hora.',
      'Recibos das revisões e do conserto.',
      'Nome de quem viu e de quem acionou.',
    ],
    send: 'Mande a foto do vão por dentro e diga se há fotocélula: dizemos o que falta para o portão parar sozinho.',
  },
  {
    when: [
      'barulh*|som alto|ruido|silencio|lei de silencio',
      'proibid*|lei|lei de silencio|multa|permitid*|pode|reclamar|psiu|horario de silencio',
      'portao|motor',
    ],
    unless: 'ima|fotocelula|porque|por que|o que pode|que pode|pode ser|como',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não conhecemos regra que proíba um portão de andar à noite; o que existe é limite de ruído da prefeitura e, em prédio, o horário de silêncio do regimento, e portão que acorda o vizinho pode render reclamação ou multa. Quem mede e decide são eles; o barulho nós tiramos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que mais se ouve, e some com conserto',
    text: [
      'O estrondo da chegada é regulagem de curso e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Ronco que sobe pela parede é suporte frouxo ou encostado na laje, e borracha entre os dois resolve.',
    ],
    points: [
      'Guincho: pino, dobradiça ou roldana sem graxa.',
      'Estalo na partida: folga no braço ou na cremalheira.',
      'Bip da sinaleira: baixa-se o volume, não se desliga.',
    ],
    send: 'Mande um áudio de dentro do quarto e outro da garagem, com a foto da etiqueta do motor.',
  },
];
