/** Titles that want a plain yes or no: a warranty after some months, a kit, a heavy leaf, help at any hour. */
import type { DirectAnswer } from '../../direct-answer.ts';

const newlyBought =
  'queimou|queimado|quebrou|parou|pifou|defeito|estragou|problema|instalei|instalado|instalaram|comprei|coloquei';
const underThreeMonths =
  '1 mes|um mes|2 meses|dois meses|3 meses|tres meses|semana|semanas|15 dias|20 dias|30 dias|40 dias|60 dias|90 dias';
const underOneYear =
  '4 meses|quatro meses|5 meses|cinco meses|6 meses|seis meses|7 meses|sete meses|8 meses|oito meses|9 meses|nove meses|10 meses|dez meses|11 meses|onze meses';
const warrantyFurther = 'O que cada prazo cobre está na página de [garantia](/garantia).';
const warrantySend =
  'Mande pelo WhatsApp a nota ou a mensagem em que o serviço foi combinado, a foto da etiqueta do motor e o dia em que ele parou.';

export const verdictAskedAnswers: readonly DirectAnswer[] = [
  {
    when: ['garantia', underThreeMonths, newlyBought],
    unless: 'controle*|1 ano|2 anos|3 anos|4 meses|6 meses|8 meses|renovar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Sim, tem garantia: até três meses da instalação o defeito ainda está nos noventa dias que a lei dá a todo aparelho e a todo serviço. Se fomos nós que instalamos, o prazo é maior, {{kit.warranty}} no kit instalado. Peça a garantia a quem vendeu e instalou, por escrito, antes de deixar outra pessoa abrir a caixa.',
    ],
    heading: 'Como pedir a garantia de um motor novo',
    text: [
      'Junte a nota ou a conversa, a foto da etiqueta e o dia em que parou. Comprado numa loja e montado por outro, o motor é com a loja ou com o fabricante, e a montagem, com quem montou.',
      'Raio, tensão errada, água na caixa e folha pesada costumam ficar de fora. Por isso a causa vem escrita no laudo, e não só a palavra queimado.',
    ],
    points: [
      'Desligue o disjuntor e não insista no controle: quem insiste queima o resto.',
      'Não aceite pagar peça antes de saber se ela está no prazo.',
      'Motor do tamanho certo e folha leve na mão: sem isso o novo queima também.',
      'Negada a garantia, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    further: warrantyFurther,
    send: warrantySend,
  },
  {
    when: ['garantia', underOneYear, newlyBought],
    unless: 'controle*|1 ano|2 anos|3 anos|renovar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Se fomos nós que instalamos, sim: a garantia do kit instalado é de {{kit.warranty}} e ainda corre. De outra empresa, vale o prazo escrito na nota, porque os noventa dias da lei para defeito à vista já passaram; defeito oculto conta do dia em que apareceu.',
    ],
    heading: 'O que decide a garantia depois dos três meses',
    text: [
      'Procure na nota dois prazos, o do aparelho e o da instalação, que podem ser de empresas diferentes. Reclame por escrito a cada uma, com a foto da etiqueta e a data.',
      'Nenhum prazo cobre raio, tensão trocada nem água que entrou na caixa. Peça que a causa venha escrita antes de pagar qualquer peça.',
    ],
    points: [
      'Peça trocada num conserto nosso: {{parts.warranty}}.',
      'Mão de obra de conserto nosso: {{repair.warranty}}.',
      'Fora de qualquer prazo: conserto de {{repair.from}} a {{repair.to}}.',
    ],
    further: warrantyFurther,
    send: warrantySend,
  },
  {
    when: [
      'speedy',
      'vale|compensa|presta|e bom|bom',
      'a pena|kit|motor|ppa|e bom|basculante|compensa|presta',
    ],
    unless:
      'jetflex|padrao|consert*|placa|entre|diferenca|a mais|mais caro|trocar|passar|condominio*|predio*',
    isAboutModel: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'O SPEEDY vale a pena para quem quer esperar metade do tempo gastando pouco a mais: abre o basculante em {segundos speedy}, contra {segundos padrão} do PADRÃO, e custa {{kit.speedy}} instalado, {{kit.speedy - kit.padrao}} acima dele. Numa casa de folha leve e equilibrada, é o kit que indicamos a quem pergunta pelo meio-termo.',
    ],
    heading: 'Quando o SPEEDY serve e quando não',
    text: [
      'A potência do motor, como 1/4 HP, diz a força dele, e não a velocidade: o SPEEDY corre pela rosca do fuso. Quanto a folha pode pesar confirmamos no pedido, com a largura, a altura e o material.',
      'No preço entram motor, central, dois controles, fixação e instalação, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Duas ou mais saídas por dia, calçada com gente: vale.',
      'Garagem com recuo e pouco uso: o PADRÃO, de {{kit.padrao}}, chega.',
      'Entrada direto de avenida, com 220 V no ponto: o JETFLEX, de {segundos jetflex}, por {{kit.jetflex}}.',
      'Folha torta ou pesada na mão: acerte-a antes, ou ela bate mais forte em qualquer kit.',
    ],
    questions: [
      {
        question: 'O SPEEDY bate mais do que o PADRÃO?',
        answer:
          'Em folha equilibrada, não. Com cabo frouxo ou contrapeso fora, a velocidade aumenta a pancada no fim, e por isso a folha se confere na instalação.',
      },
    ],
    further: 'Os três kits, lado a lado, estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp a largura, a altura e o material da folha, com uma foto por dentro: confirmamos se o SPEEDY a leva.',
  },
  {
    when: [
      'ppa',
      'serve|aguenta|da conta|leva|suporta|move|puxa|levanta|funciona|atende|qual|que motor|pesado|pesada',
    ],
    figure: { unit: 'kilogram', from: 301, to: 800 },
    unless:
      'correr|deslizante|pivotante|de abrir|home|jetflex|levante|penta|potenza|rio|consert*|duas folhas|speedy|padrao|1/2|1/3|1/4',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Os kits de casa não, a linha pesada da PPA sim: num basculante de {figura}, o PPA Home Jetflex já não serve, porque para em {{homeJetflex.weight}}, e a linha pesada leva até {{heavyLine.weight}}, por orçamento. Se o seu portão corre no trilho, o peso rola nas roldanas, e {figura} é serviço comum para motor de cremalheira.',
    ],
    heading: 'O que o orçamento de uma folha de {figura} olha',
    text: [
      'Com motor desse porte e instalação, a referência é o portão pesado de condomínio, de {{condominium.from}} a {{condominium.to}}, conforme o peso e as aberturas por dia. A visita não tem taxa.',
      'Antes do motor vem a estrutura: cabo, polia, contrapeso e pivô no basculante; trilho e roldana no de correr. Se {figura} é estimativa, a folha se mede no local, sem soltar cabo nem contrapeso.',
    ],
    points: [
      'Motor na conta justa esquenta e gasta: a folha fica um quinto abaixo do máximo da ficha, e para {figura} ela tem de dizer {sobra} ou mais.',
      'Chapa, revestimento e porta embutida entram no peso.',
      'Aberturas na hora mais cheia, que pesam tanto quanto os quilos.',
      'Fotocélula e força regulada: folha pesada demora a parar.',
    ],
    further: 'O que comprar para cada peso está em [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e o material da folha e o bairro: dizemos a linha certa e marcamos a medição.',
  },
  {
    when: [
      '24 horas|24h|24hs|24 hs|24hrs',
      'portao|portoes|motor|eletronico|automatico|tecnico|assistencia|consert*',
    ],
    unless:
      'portao aberto|aberto 24 horas|fica aberto|motor 24 horas|ligado*|bateria|madrugada|noite|domingo*|feriado*|dura|nobreak|funciona|condominio*|predio*|abre|abriu|entrega|instalar|instalacao|comprar|por dia|garantia|camera|portaria',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Atendemos de {horário}, com visita sem taxa e conserto entre {{repair.from}} e {{repair.to}}. Fora desse horário, de noite, domingo ou feriado, também vamos, conforme a disponibilidade de técnico: mande o bairro e o que aconteceu pelo WhatsApp, e a resposta diz se alguém vai e por quanto, antes da saída.',
    ],
    answerAtPlace: [
      '{Onde}, o atendimento comum vai de {horário}, com visita sem taxa e conserto entre {{repair.from}} e {{repair.to}}. Fora desse horário, de noite, domingo ou feriado, também vamos, conforme a disponibilidade de técnico: mande o endereço e o que aconteceu pelo WhatsApp, e a resposta diz se alguém vai e por quanto, antes da saída.',
    ],
    heading: 'O que fazer até o técnico chegar',
    text: [
      'Portão aberto para a rua, carro preso e folha caída passam na frente: diga isso na primeira linha. Ruído, lentidão e pilha de controle ficam para o expediente.',
      'Com a folha reta e os cabos inteiros, desligue o disjuntor, destrave o motor na chave, feche na mão com outra pessoa apoiando e tranque.',
    ],
    points: [
      'Folha torta, fora do trilho ou com cabo solto: ninguém passa nem destrava.',
      'Cheiro de queimado ou choque: disjuntor desligado e mão longe do ferro.',
      'Portão que abre sozinho: disjuntor desligado até a visita.',
      'Alguém preso ou ferido: bombeiros, 193, antes de nós.',
    ],
    further:
      'Como funciona a chamada fora de hora está em [assistência 24 horas](/topicos/assistencia-tecnica-de-portao-24-horas).',
    send: 'Mande o endereço, um vídeo curto feito de longe e diga se o portão ficou aberto, fechado ou no meio.',
  },
];
