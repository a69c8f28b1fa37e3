/** Answers to titles about tilting gates: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { sinking } from '../../words/title-groups.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: ['e seguro|seguro|segura|seguranca de|e perigoso|perigoso|perigosa|risco|riscos', 'basculante*'],
    unless:
      'mais seguro|mais segura|sinal|sinais|deslizante|correr|assalt*|roub*|ladrao|crianca*|cachorro|seguro residencial|seguro cobre|seguradora|mola|molas|cabo|cabos|destrav*|sozinh*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Portão basculante é seguro quando três coisas estão em ordem: a folha solta fica parada a meia altura, a fotocélula segura o fechamento e a força é a mínima que move o portão. O risco do basculante está no peso acima da cabeça: cabo rompido ou mola partida derruba a folha, e por isso ninguém fica nem passa embaixo com ela em movimento. A regulagem e a prova custam de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que provar num basculante, e o que deixar para o técnico',
    text: [
      'Você pode provar a fotocélula: com o portão fechando e ninguém no vão, passe um cabo de vassoura pelo feixe; a folha tem de parar ou voltar. Pode também olhar de longe se os cabos estão inteiros e se a folha sobe reta.',
      'O equilíbrio, a força e a troca de mola, cabo ou contrapeso ficam com o técnico, porque essas peças trabalham carregadas.',
    ],
    points: [
      'Folha torta, cabo desfiado ou mola aberta: disjuntor desligado e ninguém embaixo.',
      'Par de fotocélulas instalado: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Revisão uma vez por ano em casa.',
    ],
  },
  {
    when: [
      'embaixo|debaixo|por baixo',
      'ficar|passar|parar|estacionar|brincar|correndo',
      'basculante|portao|folha',
      'e perigoso|perigoso|pode|posso|risco|tem problema|correndo|em movimento|fechando|enquanto fecha',
    ],
    unless: 'fio|cabo de energia|vao|cachorro|gato|carro batendo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É perigoso: enquanto o basculante se mexe, ninguém fica nem passa embaixo, porque um cabo que arrebenta ou uma mola que solta deixa a folha cair inteira. Parado no alto e em ordem, passa-se por baixo sem demora; com cabo desfiado, folha torta ou motor destravado, nem isso.',
    ],
    heading: 'O que torna a passagem segura',
    text: [
      'Fotocélula no vão, cabos e polias olhados a cada seis meses e força regulada no mínimo. Para deixar aberto por horas, escore a folha.',
    ],
    points: [
      'Criança não espera embaixo o portão abrir.',
      'Estacionar sob a folha: só por minutos, e com ela em ordem.',
      'Estalo de cabo: saia e desligue o disjuntor.',
    ],
  },
  {
    when: [`${sinking}|despenca`, 'e perigoso|perigoso|grave|normal|risco'],
    of: ['portao-basculante', 'portao-automatico'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'É perigoso, sim: basculante que desce sozinho perdeu o equilíbrio ou a trava do motor, e a próxima descida pode ser de uma vez. Tire pessoas e carro do vão, desligue o disjuntor e não destrave o motor. O acerto do contrapeso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'De onde vem a descida',
    text: [
      'Se desce devagar com o motor travado, a engrenagem ou o fuso está gasto. Se desce quando se solta o motor, falta contrapeso ou a mola cansou.',
    ],
    points: [
      'Cabo frouxo de um lado: a folha vai torta, e ninguém se aproxima.',
      'Não escore com madeira na mão: escore já pronta, por duas pessoas, só se for seguro.',
      'Sensor de fechamento automático também desce o portão: esse fecha até o fim e para.',
    ],
    further:
      'O passo a passo está em [portão basculante descendo sozinho](/portao-basculante-descendo-sozinho).',
  },
  {
    when: [
      'proibido|proibida|proibiram|pode ter|lei|calcada|avanca|avancar|ilegal',
      'basculante',
      'e verdade|verdade|e mito|mito|mesmo|sera que|dizem|ouvi dizer|calcada|proibido|proibida|proibiram',
    ],
    unless: 'alto|vizinho|carro|guia|multa|condominio',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Proibido ele não é; o que a capital proíbe é a folha sair sobre a calçada: a Lei 16.809/2018 não deixa o portão automático basculante ou pivotante passar do alinhamento do imóvel ao abrir, fechar ou travar. Se o seu abre todo para dentro, está em ordem. Fora da capital, quem diz é a prefeitura da sua cidade.',
    ],
    heading: 'Se o seu passa do muro',
    text: [
      'O serralheiro recua a folha ou muda as guias para que ela suba por dentro; às vezes basta afastar o batente. O motor se regula de novo depois.',
    ],
    points: [
      'Meça, com a folha no meio do curso, quanto ela passa do muro.',
      'De correr não avança, se houver parede ao lado.',
      'Sinal luminoso na saída não dispensa o recuo.',
    ],
  },
  {
    when: ['obrigado|obrigada|obriga|tenho que|preciso|multa', 'portao', 'calcada|passeio'],
    unless: 'carro|obra|quebrar|estacion*|sinaleira|guia',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Na capital, se o portão automático sai do alinhamento e avança sobre a calçada, sim: a Lei 16.809/2018 manda adequar, e quem é intimado e não adequa paga multa. Adequar nem sempre é trocar: muitas vezes o serralheiro recua a folha ou muda as guias. Em outra cidade, quem diz é a prefeitura dela.',
    ],
    heading: 'Medir antes de trocar',
    text: [
      'Pare a folha no meio do curso e veja quanto ela passa do muro. Se não passa, não há o que mudar.',
    ],
    points: [
      'De correr resolve onde há parede ao lado.',
      'Depois do serralheiro, força e curso se regulam de novo.',
      'Guarde a intimação, com a data do prazo.',
    ],
  },
  {
    when: [
      'basculante',
      'mais perigoso|mais seguro|mais perigosa|mais arriscado',
      'e verdade|verdade|e mito|mito|dizem|ouvi dizer|sera que|que|portao',
    ],
    unless: 'qual',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Em parte é verdade: o basculante é o único que guarda peso acima da cabeça, e cabo ou mola que cede derruba a folha. Com cabos trocados a tempo, equilíbrio certo e fotocélula, o risco fica pequeno. O de correr esmaga entre a folha e a coluna, e o de abrir, na dobradiça: nenhum dispensa força regulada.',
    ],
    heading: 'O cuidado próprio do basculante',
    text: [
      'Olhe cabos e polias duas vezes por ano, com o portão fechado. Ninguém passa embaixo com ele em movimento.',
    ],
    points: [
      'Folha torta ou cabo frouxo: pare de usar.',
      'Destravar só com a folha equilibrada.',
      'De abrir e de correr têm frestas: longe das mãos.',
    ],
  },
  {
    when: ['vento|ventania|vendaval', 'basculante|portao', 'abr*|levanta|balanca|forca'],
    unless: 'caminhao|para no meio|nao fecha|pivotante|de abrir|duas folhas|deslizante|correr',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Inteiro o vento não abre um basculante fechado, porque a redução do motor trava; o que ele faz é balançar a folha e abrir a ponta de um palmo, se ela é larga e só o motor a segura. Com a ponta cedendo, ponha trava; e não acione com ventania, porque a folha aberta vira vela.',
    ],
    heading: 'Segurar a folha nos dias de vento',
    text: [
      'Empurre a ponta de baixo com a folha fechada: folga de mais de dois dedos pede trava elétrica ou batente melhor, entre {{repair.from}} e {{repair.to}}. Se a folha inteira anda, o motor está destravado ou a porca gastou, e aí é conserto já.',
      'Chapa fechada recebe o vento todo; tela ou ripado deixa passar e alivia motor e solda.',
    ],
    points: [
      'Portão aberto na hora do vendaval: feche antes, ou deixe-o aberto e calçado.',
      'Bateu com o vento: confira braço, solda e cabo antes de religar.',
      'Motor destravado por falta de luz: trave com cadeado.',
    ],
    send: 'Mande um vídeo da folga na ponta da folha e uma foto dela inteira por dentro.',
  },
  {
    when: [
      'ladrao|ladroes|bandido|bandidos|assaltante|alguem|arrombaram',
      'levantou|levantaram|levanta|levantar|ergueu|forcou|forcaram|empurrou|arrombou|arrombaram|abriu na forca|abriram na forca',
      'basculante|folha|levantou|levantaram|levanta|levantar|ergueu',
    ],
    unless: 'preso|machuc*|evitar|correr|deslizante|pivotante|de abrir|social|pedestre*',
    winsTies: true,
    subject: 'portao-basculante',
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Basculante se levanta por fora quando o motor segura só um ponto e a folha cede na ponta, ou quando o destravamento está ao alcance da mão. Registre o boletim, não acione o portão, porque braço e suporte forçados podem largar a folha, e feche com corrente até a visita. O que impede a segunda vez é trava elétrica do lado oposto ao motor, de {{repair.from}} a {{repair.to}} a ligação, fora a peça.',
    ],
    heading: 'O que olhar antes de usar de novo',
    text: [
      'Com o disjuntor desligado, veja se o braço entortou, se o suporte abriu na solda e se a folha ficou no esquadro. Suporte refeito custa de {{part.metalwork.from}} a {{part.metalwork.to}}; engrenagem que espanou, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Empurre a ponta da folha fechada: se abre um palmo, falta trava.',
      'Proteja o destravamento com chapa ou chave.',
      'Se não houve força, foi controle copiado: apague a memória.',
      'Guarde foto e orçamento para o seguro.',
    ],
    send: 'Mande fotos da folha, do braço e do suporte, sem acionar o portão, e o bairro.',
  },
  {
    when: [
      'cabo|cabos|mola|molas|contrapeso',
      'arrebent*|romp*|quebr*|partiu|estour*|solt*',
      'caiu|despencou|desceu de uma vez|caido|caida|no chao',
      'posso|pode|da para|tem como|consigo|e seguro',
    ],
    unless: 'quem paga|seguro do carro|garantia|trava|enrolar',
    subject: 'portao-basculante',
    isDanger: true,
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Não levante: sem o cabo ou a mola a folha tem o peso todo e cai de novo assim que as mãos cansam. Desligue o disjuntor do portão, não destrave o motor, afaste todos e deixe a folha onde parou. O técnico a escora, vê se a folha entortou e troca o par de cabos ou de molas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Com alguém ferido ou preso, ligue 193 antes de tudo.',
    ],
    heading: 'Enquanto ninguém chega',
    text: [
      'Saia por outra porta e deixe o carro como está. Se um lado ficou mais alto, ninguém passa por baixo nem para olhar.',
      'O cabo ou a mola do outro lado continua esticado: não o solte nem o corte.',
    ],
    points: [
      'Macaco e escada não escoram folha: escapam.',
      'O motor não deve tentar: ele perderia a engrenagem ou a bobina.',
      'Ninguém, nem o cachorro, perto do vão.',
    ],
    send: 'De longe, fotografe a folha inteira e diga o bairro e se há carro preso.',
  },
];
