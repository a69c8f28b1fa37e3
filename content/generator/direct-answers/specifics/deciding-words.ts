/** Titles whose question one word changes: which voltage goes into which, hours or years, a repair already paid, the telephone. */
import type { DirectAnswer } from '../../direct-answer.ts';

const mayConnect =
  'posso ligar|pode ligar|pode ser ligado|da para ligar|posso usar|pode usar|da para usar|consigo ligar|funciona|ligar|ligado|usar';
const intoLow =
  'em 110|em 127|em 110v|em 127v|em casa 110|em casa 127|em casa 110v|em casa de 110|em rede 127|em tomada 110|em tomada de 110|em rede 110|tomada 110v|rede 110v|em tomada 127';
const intoHigh =
  'em 220|em 220v|em tomada 220|em tomada de 220|em rede 220|tomada 220v|rede 220v|em rede de 220';
const intercom = 'interfone*|porteiro eletronico|video porteiro|videoporteiro';
const telephone = 'celular|aplicativo|app|smartphone|wifi|internet';
const openings = '5 metros|6 metros|7 metros|8 metros|5m|6m|7m|8m';

export const decidingWordAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tecnico veio|tecnico foi|tecnico esteve|tecnico consertou|tecnico mexeu|tecnico arrumou|tecnico trocou|voces vieram|voces consertaram|voces trocaram|trocaram o capacitor|trocaram a placa|trocaram a peca|trocaram a engrenagem|trocou o capacitor|trocou a placa|troquei o capacitor|troquei a placa|voces arrumaram|voces mexeram|consertaram|consertou|arrumaram|arrumou|mandei consertar|mandei arrumar|paguei|pagamos|gastei|foi consertado|foi arrumado|fizeram o conserto|fizeram a manutencao|fizeram manutencao|fizeram o servico|depois de conserto|depois de consertado|apos o conserto|apos conserto|recem consertado|vieram consertar|trocaram|tecnico regulou|tecnico ajustou|tecnico limpou|regularam|ajustaram',
      'parou de novo em dia seguinte|de novo em dia seguinte|parou de novo|de novo|novamente|outra vez|continua falhando|continua parando|continua*|voltou a dar|voltou a parar|voltou|em dia seguinte|mesmo defeito|mesmo problema|nao resolveu*|nao adiantou|nao ficou bom|nao funciona|nao abre|nao fecha|persiste',
      'conserto|servico|manutencao|tecnico|portao|motor|controle*|placa|capacitor|engrenagem|peca|mesmo defeito|mesmo problema',
    ],
    unless:
      'troquei|controle nao funciona depois|controle nao abre depois|controle nao pega depois|laudo|seguro|seguradora|inquilino|sindico|condominio|pilha|bateria|chuva|raio|fusivel|enchente|choque|fumaca|fogo|faisca|cheiro|cabo|mola|caiu|caindo|arrebent*|vizinho',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Defeito que volta depois de um conserto pago não se paga outra vez sem antes acionar a garantia. Se o serviço foi nosso, ele tem {{repair.warranty}} e a peça trocada, {{parts.warranty}}: escreva na mesma conversa, e a volta do técnico ao que está coberto não tem taxa. Se foi de outra empresa, acione quem fez, por escrito: o Código de Defesa do Consumidor dá noventa dias para reclamar de serviço malfeito, mesmo sem prazo no recibo.',
    ],
    heading: 'O que mandar para a volta ser sem discussão',
    text: [
      'Peça que a visita comece pelo que foi feito da outra vez, e só depois procure defeito novo. Até lá ninguém mais abre a caixa, porque peça mexida por outro pode encerrar a garantia.',
      'Se a causa é outra peça, ela é orçada à parte, de {{repair.from}} a {{repair.to}}, e só se troca com a sua aprovação; o que foi pago continua na garantia.',
    ],
    points: [
      'Recibo ou comprovante, com a data e o que foi trocado.',
      'Vídeo curto do defeito, de longe; com cheiro, fumaça ou choque, só o relato e o disjuntor desligado.',
      'Controle que falha: diga se outro controle e a botoeira abrem.',
      'Motor ou placa que para: em que ponto, e depois de quantas vezes.',
      'Folha que pesa ou faz barulho: o lado e o trecho do curso.',
    ],
    questions: [
      {
        question: 'E se quem fez não responder?',
        answer:
          'Guarde a mensagem com a data e o que pediu. A lei deixa escolher entre refazer sem custo, receber de volta ou um abatimento, e o Procon recebe a reclamação.',
      },
    ],
    further: 'Cada prazo, com o artigo da lei, está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp o recibo, o vídeo e o bairro: dizemos se está coberto e marcamos a volta, ou, se o serviço foi de outro, o que pedir a ele.',
  },
  {
    when: ['220 volts|220v|220', mayConnect, intoLow],
    unless: '110 e|127 e|110v e|127v e|queimou|queimado|liguei|ligaram|ligou|errad*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Não ligue: motor de 220 V em 110 V recebe pouco mais da metade da tensão, parte sem força e trava com a folha no meio do caminho. Travado, ele continua puxando corrente, esquenta e pode queimar a bobina. O certo é levar 220 V até o ponto, com eletricista, ou pôr um motor da tensão que a casa tem.',
    ],
    heading: 'Como ter a tensão certa no ponto do portão',
    text: [
      'A que chamamos de 110 V é quase sempre 127 V, e a conta não muda: falta tensão. Se já foi ligado assim e só roncou, desligue o disjuntor e não insista; com cheiro de verniz, a bobina precisa ser medida.',
      'Trocar o motor de uma casa por um da tensão do ponto fica entre {{replacement.from}} e {{replacement.to}}; o circuito novo é orçado pelo eletricista.',
    ],
    points: [
      'Quadro com duas fases: o eletricista tira 220 V dele, em circuito só do portão.',
      'Uma fase só: motor de 127 V, ou pedido de mais uma fase à concessionária.',
      'Etiqueta com as duas tensões: a ligação muda por dentro, na mão do técnico.',
      'Transformador: tem de aguentar a partida, e raramente compensa.',
    ],
    send: 'Mande a foto da etiqueta do motor e a do quadro com a portinha aberta, sem tirar a tampa que cobre os fios: dizemos qual dos caminhos serve.',
  },
  {
    when: ['110 volts|127 volts|110v|127v|110|127', mayConnect, intoHigh],
    unless: 'queimou|queimado|liguei|ligaram|ligou|errad*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Não ligue: motor de 110 V em 220 V recebe quase o dobro da tensão e queima em segundos, a placa primeiro e a bobina logo depois. Só pode o que traz as duas tensões na etiqueta, e a mudança é feita por dentro, pelo técnico, com o disjuntor desligado.',
    ],
    heading: 'Como ter a tensão certa no ponto do portão',
    text: [
      'Onde há 220 V quase sempre há 127 V no mesmo quadro, entre uma fase e o neutro: o eletricista leva essa tensão ao portão. Ligação em tensão errada fica fora da garantia.',
      'Se já foi ligado, placa vai até {{part.board.to}} e estator, de {{part.stator.from}} a {{part.stator.to}}; antes disso se mede o que escapou.',
    ],
    points: [
      'Leia a etiqueta do motor, e não a da caixa.',
      'Meça a tensão no ponto antes de ligar, com o eletricista.',
      'Chave de tensão na placa: confere-se com a etiqueta ao lado.',
      'Fotocélula, trava e luz ligadas junto têm a mesma tensão da saída delas.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga que tensão há no ponto: respondemos se serve antes de você ligar.',
  },
  {
    when: [
      'bateria nobreak|bateria de nobreak|nobreak*|no break|bateria*',
      'quantas horas dura|quantas horas aguenta|quantas horas|autonomia|horas|quanto tempo dura sem luz|quanto tempo dura sem energia|quanto tempo dura em falta de luz|dura sem luz|dura sem energia|quanto tempo aguenta|aguenta quanto tempo|aguenta sem luz|aguenta sem energia|quanto tempo segura|quantas aberturas',
    ],
    unless: 'condominio*|predio*|edificio*|carreg*|trocar',
    of: ['nobreak'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'O que a bateria do nobreak dura sem luz se conta em aberturas, e não em horas: parado, o portão gasta pouco, e o que a esvazia é cada viagem da folha. Quantas o seu dá depende da capacidade da bateria, do peso da folha e da potência do motor; a prova na sua casa mostra o número.',
    ],
    heading: 'Como descobrir quantas aberturas o seu dá',
    text: [
      'Num dia tranquilo, desligue o disjuntor do portão e conte as viagens até a folha ficar lenta; pare ali, antes de zerar a bateria. Repita a cada {{maintenance.interval}}, porque o número cai com a idade dela.',
      'Num apagão longo, o que fica ligado também gasta: receptor, fotocélula, trava e luz. Abra só quando precisar e deixe a chave de destravamento dentro de casa.',
    ],
    points: [
      'A conta: volts vezes ampères-hora da bateria dão os watts-hora guardados; para não errar, conte com a metade.',
      'Cada viagem gasta os watts do motor vezes os segundos do curso, divididos por 3.600.',
      'Na compra, peça a autonomia em aberturas e para que peso de folha.',
      'Mais ampères-hora dão mais viagens, se o carregador aceita a bateria maior.',
      'Folha equilibrada gasta menos em cada viagem.',
      'Lenta já na primeira volta: bateria no fim.',
    ],
    further:
      'O que pedir num aparelho está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande as etiquetas do motor e do nobreak e diga quantas vezes o portão abre num dia comum.',
  },
  {
    when: [intercom, telephone],
    ofOtherBrand: true,
    unless: 'fio telefonico|ramal',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Dá para abrir pelo celular com o interfone {marca} se o modelo tiver Wi-Fi e aplicativo com comando de abertura, o que a caixa e o manual dizem; o comando dele vai à entrada de botoeira da central do portão. Se o seu {marca} não tem, um módulo Wi-Fi ligado nessa mesma entrada põe o portão no celular sem trocar o interfone.',
    ],
    heading: 'Ligar o interfone {marca} ou o módulo na central',
    text: [
      'A caixa do {marca} diz se ele abre porta pelo aplicativo e quantas saídas tem: a do portão é separada da que solta o fecho do social. Com módulo, os dois aparelhos entram em paralelo, e um não atrapalha o outro.',
      'Essa ligação na central sai de {{repair.from}} a {{repair.to}}; vender, trocar ou consertar o {marca} é de quem trabalha com interfonia.',
    ],
    points: [
      'Contato seco: dois fios direto na botoeira.',
      'Contato com tensão: relé no meio, ou queima a entrada da central.',
      'Sinal de rede firme no aparelho e, com módulo, também ao lado do motor.',
      'Sem internet: o botão do aparelho e o controle seguem abrindo.',
    ],
    send: 'Mande a foto da etiqueta da central e a da parte de trás do aparelho {marca}: dizemos se ele abre pelo celular ou se vai módulo.',
  },
  {
    when: [intercom, telephone],
    unless: 'fio telefonico|ramal',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O interfone abre o portão pelo celular se o modelo tiver Wi-Fi e aplicativo com comando de abertura, ligado à entrada de botoeira da central. Se o que você tem não traz isso, um módulo Wi-Fi nessa mesma entrada põe o portão no celular sem trocar o interfone.',
    ],
    heading: 'Ligar o interfone ou o módulo na central',
    text: [
      'O módulo liga dois fios na entrada de botoeira e usa a rede da casa. Antes de comprar, fique ao lado do motor com o celular e veja se o sinal da rede chega firme.',
      'A ligação do módulo ou do interfone na central é conosco, de {{repair.from}} a {{repair.to}}; o interfone, venda e conserto, é de quem trabalha com interfonia.',
    ],
    points: [
      'Saída de contato seco no interfone: liga direto na botoeira.',
      'Saída que dá tensão: só com relé no meio.',
      'Sem internet, controle e botoeira continuam abrindo.',
      'Sensor de portão aberto: sem ele o aplicativo só supõe.',
    ],
    send: 'Mande a foto da etiqueta da central e a da parte de trás do interfone: dizemos se ele abre pelo celular ou se vai módulo.',
  },
  {
    when: [openings, 'portao|motor|folha|garagem|vao'],
    unless:
      'basculante|correr|deslizante|pivotante|abrir|duas folhas|controle|distancia|alcance|cabo|cremalheira|trilho|altura',
    of: ['motor', 'kit-de-motor', 'portao-automatico'],
    subject: 'motor',
    answer: [
      'Um vão dessa largura quase sempre leva portão de correr ou de duas folhas de abrir. No de correr vai motor deslizante com cremalheira, escolhido pelo peso da folha e pelas aberturas na hora mais cheia; no de duas folhas vão dois motores, um em cada, com uma central que abre uma depois da outra. Basculante de uma folha só é a exceção: flexiona no meio e pede a linha pesada, que vai até {{heavyLine.weight}}.',
    ],
    heading: 'Correr, abrir ou subir: o que decide num vão largo',
    text: [
      'Olhe primeiro como a folha se move, depois quanto ela pesa. Na visita, sem taxa, movemos a folha com a mão e medimos o lugar do motor.',
      'Todos saem por orçamento. Em portão de casa a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}; folha pesada, com instalação, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'De correr: parede livre ao lado, do comprimento da folha, e trilho plano.',
      'De abrir: espaço para o giro, batente no chão e colunas firmes.',
      'Basculante: colunas chumbadas e a flecha no meio da folha medida.',
      'Em qualquer um: altura, material e se há porta embutida.',
    ],
    further: 'Peso e uso de cada modelo estão na página de [motores](/motores).',
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, com as medidas, o material e uma foto por dentro: a resposta é o valor ou a pergunta que falta.',
  },
  {
    when: [
      'domingo*|fim de semana',
      'feriado*',
      'atend*|trabalh*|abr*|funcion*|conserto|tecnico|assistencia|vem|vao|voces',
    ],
    unless: 'nao abre|portao nao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Domingo e feriado ficam com a assistência 24 horas, que existe conforme a disponibilidade de técnico: mande o bairro e um vídeo, e a resposta diz se alguém vai e por quanto, antes da saída. Nos outros dias atendemos de {horário}.',
    ],
    heading: 'O que vale resolver no domingo ou no feriado',
    text: [
      'Não espere com portão aberto para a rua, carro preso, folha caída, choque ou cheiro de queimado. Barulho, lentidão e controle fraco esperam o dia útil, em que um conserto custa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Ficou aberto: com o disjuntor desligado, feche na mão a folha que está reta e prenda com corrente.',
      'Carro preso: duas pessoas, e a chave de destravamento só com a folha no lugar.',
      'Folha torta ou cabo solto: ninguém mexe nem passa por baixo.',
      'Loja de peças fechada: peça rara pode ficar para o dia útil.',
    ],
    questions: [
      {
        question: 'E se ninguém puder vir?',
        answer:
          'Dizemos logo, explicamos por mensagem como deixar o portão fechado e seguro, e marcamos o primeiro horário livre.',
      },
    ],
  },
];
