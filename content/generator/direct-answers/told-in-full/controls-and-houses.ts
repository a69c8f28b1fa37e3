/** Controls of others, houses that change hands, a motor that changes gates, and what happens without power. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const controlAndHouseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'posso|pode|da para|consigo|tem como|funciona|serve',
      'controle de vizinho|controle do vizinho|controle da vizinha|controle de outro portao|controle de outra casa|controle de um portao em outro|mesmo controle de vizinho',
    ],
    unless:
      'abre o meu|abrir o meu|abrir meu|abriu|abre meu|abrindo|pode ser|clon*|copiar|dois portoes|ladrao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Só se ele for gravado na central do seu portão, e se os dois usam a mesma frequência e o mesmo tipo de código. Aí o mesmo controle abre os dois portões, um em cada botão, e quem ficar com ele entra na sua casa. Um controle novo, só seu, evita isso, e gravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que comparar nos dois controles',
    text: [
      'Abra a tampa da pilha: fileira de chaves pequenas é código fixo; as palavras Rolling ou Hopping, código rolante. A frequência, quase sempre 433,92 ou 292 MHz, vem impressa na placa ou no verso.',
    ],
    points: [
      'Emprestado por um dia: peça que o vizinho abra, e não grave.',
      'Gravado e devolvido: apague da central depois.',
      'Dois portões da mesma família: um controle de vários botões serve aos dois.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'comprei|compramos|compra de casa|mudei|mudamos|me mudei|nos mudamos|casa nova|imovel novo|recem comprad*|antigo dono|dono antigo|dono anterior|antigo morador|antigos donos',
      'trocar o codigo|mudar o codigo|trocar codigo|mudar codigo|apagar os controles|apagar controles|apagar todos|apagar a memoria|limpar a memoria|zerar|trocar a senha|controles antigos|controle antigo|trocar os controles|cancelar|bloquear|codigo de portao|segredo',
    ],
    unless: 'condominio|predio',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'Para o antigo dono não abrir mais, apaga-se a memória da central e gravam-se só os controles da sua família, de {{part.programming.from}} a {{part.programming.to}} na visita. Se o código é fixo, apagar não basta, porque uma cópia tem o mesmo código: muda-se a combinação de todos ou se põe um receptor de código rolante.',
    ],
    heading: 'O que mudar na primeira semana',
    text: [
      'Junte os controles que recebeu, mesmo os que parecem mortos: pilha nova costuma trazê-los de volta. O que não estiver presente na gravação deixa de abrir.',
      'O receptor novo, com os controles dele, sai de {{repair.from}} a {{repair.to}}; motor e placa não mudam.',
    ],
    points: [
      'Aplicativo ou módulo Wi-Fi: remova a conta antiga.',
      'Chave do destravamento externo: troque o miolo.',
      'Porta social e interfone têm outro segredo.',
      'Enquanto não se apaga, durma com o portão sem energia.',
    ],
    send: 'Diga quantos controles quer e mande a foto de um aberto e a da etiqueta da central.',
  },
  {
    when: [
      'me mudei|mudei|mudamos|nos mudamos|casa nova|comprei|compramos|aluguei|casa alugada|imovel|apartamento alugado|casa',
      'nao tem controle|sem controle|veio sem controle|ficou sem controle|sem os controles|nao veio o controle|nao entregaram o controle|nao deram o controle|nao recebi o controle',
      'portao|quem paga|paga|quem da|garagem|controle*',
    ],
    unless: 'abrir|como abro|celular|perdi|condominio|predio',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program'],
    answer: [
      'Portão que veio sem controle se resolve numa visita: pelo receptor da central se vê a família, apaga-se a memória do morador anterior e gravam-se controles novos, de {{part.programming.from}} a {{part.programming.to}} fora os controles. Em casa alugada, quem entrega os primeiros é o proprietário, e a perda e a pilha depois ficam com quem mora.',
    ],
    heading: 'Descobrir que controle serve sem ter um de amostra',
    text: [
      'A marca na tampa do motor e o código no receptor dizem a frequência e o tipo de código. Se o modelo saiu de linha, entra um receptor avulso de código rolante com controles, entre {{repair.from}} e {{repair.to}}; placa e motor ficam.',
    ],
    points: [
      'Enquanto espera, a botoeira da parede abre e fecha.',
      'Alugada: anote na vistoria quantos controles recebeu.',
      'Peça um a mais, para ficar de reserva na gaveta.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantos controles quer.',
  },
  {
    when: [
      'mudar|passar|transferir|aproveitar|reaproveitar|usar|tirar|trocar|colocar',
      'de um portao para outro|para outro portao|em outro portao|de outro portao|no outro portao|num portao novo|em portao novo|no portao novo',
      'motor|automatizador|kit',
    ],
    unless: 'controle*|outra casa|endereco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Dá, se os dois portões são do mesmo tipo, a folha nova pesa dentro do que a etiqueta do motor diz e a tensão é a mesma. Motor de basculante não vai em portão de correr, e o de correr não vai em basculante. Retirada e montagem saem por orçamento, e suporte, braço ou cremalheira quase sempre se fazem de novo.',
    ],
    heading: 'Quando vale a pena levar o motor',
    text: [
      'Vale com motor novo ou bem conservado. Com mais de oito ou dez anos, a conta da mão de obra chega perto do motor novo: em basculante, o kit instalado começa em {{kit.padrao}}.',
    ],
    points: [
      'Pese ou calcule a folha nova antes.',
      'Central, controles e fim de curso vão junto.',
      'Cremalheira: mesma medida de dente que o pinhão.',
      'O portão que fica sem motor precisa de fechadura.',
    ],
    send: 'Mande a foto da etiqueta do motor e a dos dois portões por dentro, com as medidas.',
  },
  {
    when: [
      'fica destravado|fica solto|fica aberto|destrava sozinho|fica livre|fica trancado|fica travado|continua trancado|continua travado|fica fechado|continua fechado|abre sozinho|destrava|fica seguro',
      'sem luz|queda de luz|queda de energia|falta de luz|falta luz|acaba a luz|acaba luz|sem energia|falta energia|falta de energia|apagao|acabou a luz|acaba a energia|cai a luz|cai a energia',
      'portao|motor|garagem',
    ],
    unless:
      'voltou|volta|depois|como|controle|nao funciona|ja estava aberto|apagao o portao fica aberto|fechadura|ima',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'safety'],
    answer: [
      'Sem energia o motor comum segura a folha fechada pela própria engrenagem, e ela só se solta quando alguém gira a chave de destravamento. Se o seu fica solto quando a luz acaba, a chave ficou destravada, a engrenagem se gastou ou quem segura a folha é um ímã, que solta sem bateria. Teste com o disjuntor desligado, empurrando a folha fechada.',
    ],
    heading: 'O que fazer conforme o teste',
    text: [
      'Se ela cede, trave a chave e teste de novo. Cedendo ainda, a engrenagem se troca de {{part.gears.from}} a {{part.gears.to}}, e até lá um ferrolho ou cadeado por dentro segura a casa.',
    ],
    points: [
      'Portão que ficou aberto no apagão: feche na mão e passe o cadeado.',
      'Nobreak mantém o motor andando por algumas aberturas.',
      'Chave de destravamento guardada dentro de casa, e não na garagem trancada.',
    ],
    send: 'Mande a foto do motor com a tampa fechada e diga o que a folha faz sem energia.',
  },
  {
    when: [
      'quanto dura|quanto tempo dura|dura quanto|duracao|vida util|de quanto em quanto tempo|quanto tempo aguenta',
      'bateria*|pilha*',
      'portao|motor|nobreak|controle*|garagem',
    ],
    unless: 'carro|solar|painel|botoeira|quantas aberturas|controle*|troco|trocar',
    subject: 'nobreak',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'A bateria do nobreak ou da central costuma durar de dois a quatro anos, e menos em caixa quente; a pilha do controle, perto de um ano com uso diário. Na falta de luz, a carga dá em geral para algumas dezenas de aberturas, conforme o peso da folha. Motor comum, ligado em 127 ou 220 V, não tem bateria própria.',
    ],
    heading: 'O aviso de que ela está no fim',
    text: [
      'Desligue o disjuntor uma vez por mês e conte quantas vezes o portão abre: quando o número cai pela metade, é hora de trocar. Apito curto e repetido no nobreak diz o mesmo.',
    ],
    points: [
      'Troque as duas juntas, se o aparelho usa um par.',
      'Controle que só abre de perto: pilha nova da mesma medida.',
      'Bateria estufada ou vazando não se recarrega; leve a um ponto de coleta.',
    ],
    send: 'Mande a foto da etiqueta do nobreak ou da central, e dizemos que bateria ela usa.',
  },
];
