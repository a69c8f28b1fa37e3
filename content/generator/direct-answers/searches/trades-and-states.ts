/** Two or three words on who does the work, on a shop or a maker of gates, and on the bare state of a gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asks = 'por que|porque|como|ou|precisa|preciso|devo|pode|posso|ficou|melhor|chuva|madeira|instalar';

export const tradeAndStateAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'portao|portoes|folha',
      'torto|torta|tortos|empenado|empenada|desalinhado|desalinhada|inclinado|pendendo',
    ],
    unless: `${asks}|basculante|correr|deslizante|pivotante|abrir|trilho|braco|motor|caiu|fuso`,
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão torto se deixa parado: desligue o disjuntor, não passe ao lado nem por baixo e olhe de longe de que lado ele cedeu. No basculante é cabo, polia ou pivô daquele lado; no de correr, roldana ou trilho; no de abrir, dobradiça ou coluna. Roldanas e cabos ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda se soma, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Por que não usar o motor com a folha torta',
    text: [
      'O motor continua empurrando o lado que travou, e é assim que o braço dobra, a cremalheira pula e a folha sai do lugar. Também não solte o motor na chave: torta, ela pode cair ou correr sozinha.',
    ],
    points: [
      'Foto de frente, de longe, com a folha inteira.',
      'Foto dos dois lados no alto, sem chegar perto.',
      'Bateu um carro: diga onde.',
    ],
    send: 'Mande as fotos e o bairro: dizemos se é cabo, roldana ou ferro, e quanto fica.',
  },
  {
    when: ['portao|portoes|folha', 'pesado|pesada|pesadao|duro|dura'],
    unless: `${asks}|motor|kit|ferro|aluminio|correr|deslizante|basculante|pivotante|condominio|predio|industrial|kg|quilos|roldana*|automatiz*|comerc*|subir|abrir|fechar|empurrar|sozinho|descer|levantar`,
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que pesa na mão tem defeito na folha, e não no motor: no basculante é contrapeso, mola ou cabo; no de correr, roldana, trilho sujo ou guia apertada; no de abrir, dobradiça caída. Acertar isso fica em geral entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Se ele é pesado de fábrica e você procura um motor, o de até {{homeJetflex.weight}} em basculante sai por {{kit.jetflex}} instalado.',
    ],
    heading: 'A prova da mão',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e a folha reta, solte o motor na chave e mova-a devagar, com ajuda. Boa, ela anda com uma mão; se prende num ponto, é ali o defeito.',
    ],
    points: [
      'Cabo desfiado ou folha torta: não solte o motor.',
      'Força a mais na placa esconde o defeito e gasta o motor.',
      'Portão que ganhou chapa ou madeira: o contrapeso se refaz.',
    ],
    send: 'Mande um vídeo da folha levada na mão e diga se ela sobe, corre ou abre.',
  },
  {
    when: [
      'loja portao eletronico|loja de portao eletronico|lojas de portao eletronico|loja portao automatico|loja de portao automatico|loja portao|loja de portao|lojas de portao|loja de portoes|loja portoes|lojas portao|loja motor|loja de motor|lojas de motor|loja de motores|loja ppa|loja de automatizacao',
    ],
    unless: 'portao de loja|peca|pecas|controle*|garen|rossi|peccinin|consert*|para loja',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Vendemos motor de portão PPA com a instalação no preço, e vamos até a sua garagem em São Paulo e na Grande São Paulo: em basculante, {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; de correr ou de abrir, por orçamento. Também consertamos o que já existe, de {{repair.from}} a {{repair.to}}; o portão em si é da serralheria.',
    ],
    heading: 'O que se resolve sem ir à loja',
    text: [
      'Com as medidas e uma foto da folha por dentro o valor sai por mensagem, de {horário}. Peça e controle avulsos se confirmam pela foto da etiqueta, antes de você sair de casa.',
    ],
    points: [
      'Motor novo: medidas, material e tensão do ponto.',
      'Conserto: vídeo do defeito e etiqueta.',
      'Controle: foto da frente e do verso.',
    ],
    further: 'Os motores estão comparados na página de [motores](/motores).',
    send: 'Mande isso e o bairro pelo WhatsApp.',
  },
  {
    when: [
      'portao|portoes',
      'fabrica portao|fabrica de portao|fabrica de portoes|fabrica portoes|fabricante de portao|fabricante portao|fabricantes de portao|fabricacao de portao|fabricacao portao|fabricacao de portoes|fabricante de portoes|fabricantes de portoes|fabricantes portoes|mandar fazer portao|mandar fazer um portao|mando fazer portao|fabricam portao|fabricam portoes|fabricar portao|fabricar portoes|fabricar um portao|portao sobmedida|sob medida|fazer portao novo',
    ],
    unless: 'motor|portao de fabrica|consert*|galpao',
    subject: 'serralheria',
    isAboutSubject: true,
    answer: [
      'Não fabricamos portão: a folha, o quadro e o trilho são da serralheria, que mede o vão e dá o preço dela. O que nós fazemos é o motor, na folha pronta ou na que você já tem. Em basculante, o kit instalado custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Em portão de correr ou de abrir, o motor sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que pedir à serralheria para o motor caber',
    text: [
      'Diga desde o início que o portão vai ser automático: reforço onde o braço puxa, contrapeso calculado com a folha completa, coluna firme e trilho plano. Corrigir depois custa mais.',
    ],
    points: [
      'Ponto de energia com disjuntor, do eletricista.',
      'Medidas do vão e do espaço para a folha andar.',
      'Material da folha, que decide o peso e o motor.',
    ],
    send: 'Mande o desenho ou a foto do portão que pretende fazer: dizemos que motor ele pede.',
  },
  {
    when: [
      'reforma portao|reforma de portao|reforma em portao|reformar portao|reformar o portao|restaurar portao|restauracao de portao|revitalizar portao',
    ],
    unless: 'condominio|predio|obra|poeira|po|durante|paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Na reforma de um portão fazemos a parte que se move: cabos ou roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, suporte e dobradiça com solda, de {{part.metalwork.from}} a {{part.metalwork.to}}, equilíbrio, motor e central. Chapa nova, ferrugem e pintura são da serralheria, e vêm antes, porque mudam o peso da folha. O valor sai por foto, sem taxa de visita.',
    ],
    heading: 'A ordem que evita pagar duas vezes',
    text: [
      'Primeiro a serralheria troca o ferro e pinta, com a central solta dos fios. Depois nós refazemos o contrapeso ou as roldanas para o peso novo, e só então se decide se o motor serve ou se troca, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Furo de ferrugem na base: ferro novo, e não massa.',
      'Motor no limite do peso: conte com a troca.',
      'Controles e fotocélula se aproveitam, se a central fica.',
    ],
    send: 'Mande fotos da folha inteira, dos dois lados, e do motor com a etiqueta.',
  },
  {
    when: [
      'eletricista portao|eletricista de portao|eletricista para portao|eletricista portoes|eletricista de portoes|eletricista de motor de portao|eletricista motor portao',
    ],
    unless: 'precis*|necessari*|ou|devo|instalar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Motor, central, controle e sensor de portão são serviço do técnico de portão, que é o nosso: o conserto vai de {{repair.from}} a {{repair.to}}, sem taxa de visita. O eletricista da casa faz o ponto de energia, o disjuntor e o aterramento; se o disjuntor do portão desarma com o motor solto dos fios, o caso é dele.',
    ],
    heading: 'Qual dos dois chamar',
    text: [
      'Tomada da garagem sem tensão, quadro antigo ou 220 V que falta: eletricista. Há luz na placa e o portão não anda, ou o motor ronca: técnico de portão.',
    ],
    points: [
      'Choque no portão: disjuntor desligado, e ninguém toca no ferro.',
      'Fio da rede e fio da botoeira em conduítes separados.',
      'Motor queimado duas vezes: peça que meçam a tensão do ponto.',
    ],
    send: 'Mande um vídeo do que o portão faz, a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'quem troca|quem faz|quem conserta|quem arruma|quem mexe|onde trocar|onde consertar',
      'cabo|cabos|cabo de aco|mola|contrapeso',
    ],
    unless: 'paga|condominio|inquilino|proprietario|pode|precisa',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Cabo, mola e contrapeso do portão nós trocamos, na sua garagem, em São Paulo e na Grande São Paulo: o par de cabos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha escorada e reequilibrada, sem taxa de visita. Não é serviço para o dono nem para o eletricista, porque é ali que está o peso da folha.',
    ],
    heading: 'Até o técnico chegar',
    text: [
      'Deixe o portão fechado, o disjuntor desligado e ninguém embaixo. Cabo desfiado não avisa de novo, e folha com um cabo só desce torta.',
    ],
    points: [
      'Os dois cabos juntos, porque têm o mesmo uso.',
      'Polia e presilha conferidas na mesma visita.',
      'Serviço com {{repair.warranty}} de garantia.',
    ],
    send: 'Mande uma foto de longe com a folha inteira e diga se ela está aberta ou fechada.',
  },
  {
    when: ['hcs', 'controle*|receptor*|linear|portao|placa'],
    unless: 'clon*|copi*|nao|parou|apag*|ou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'program'],
    answer: [
      'Controle HCS é o de código rolante, que muda a cada toque: não se clona, e só abre depois de gravado num receptor HCS da mesma frequência, em geral 433 MHz. Gravar os seus na central custa de {{part.programming.from}} a {{part.programming.to}}, e se o receptor é antigo, de código fixo, pomos um avulso que aceita HCS.',
    ],
    heading: 'Conferir antes de comprar o HCS',
    text: [
      'HCS é nome de chip, e nem todo controle com ele conversa com todo receptor: a marca e a família contam. Leia o verso do seu e a etiqueta da placa.',
    ],
    points: [
      'A frequência, numa foto do verso.',
      'Nome da placa ou do receptor.',
      'Quantos controles a casa usa.',
    ],
    send: 'Mande a foto do controle e a da placa: dizemos se ele grava e quanto fica.',
  },
  {
    when: [
      'codigo de controle|codigo controle|codigo de portao|codigo portao|senha de portao|senha portao',
      'portao|controle*|garagem|motor',
    ],
    unless: 'fixo|rolante|nao|erro|clon*|muda*|troc*|etiqueta|placa|vizinho|celular|interfone|teclado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['program'],
    answer: [
      'O código do controle do portão não se lê em lugar nenhum se ele é rolante ou aprendido: fica gravado no chip e na central. Só o de código fixo antigo o mostra, na posição das chavinhas por dentro, que se copiam iguais no controle novo. Perdeu ou trocou de controle, grava-se outro na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Que código é o seu',
    text: [
      'Abra o controle: fileira de chavinhas ou pontes é código fixo. Sem elas, leia o verso: nomes como Rolling Code, Hopping ou HCS são código que muda a cada toque.',
    ],
    points: [
      'Frequência escrita no verso, em MHz.',
      'Etiqueta da central, com marca e modelo.',
      'Controle roubado: apaga-se a memória, e não só ele.',
    ],
    send: 'Mande a foto do controle aberto e a da placa: dizemos se ele se copia ou se grava.',
  },
];
