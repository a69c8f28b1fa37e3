/** Answers to titles about gates of condominiums: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'carona|entrou junto|entra junto|entram junto|entrou atras|entra atras|aproveita',
      'portao|garagem|carro|motoboy|predio|condominio',
    ],
    unless: 'fechou em|bateu|amassou|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para ninguém entrar de carona atrás do carro, encurte o tempo de pausa e faça o portão fechar logo que a fotocélula é liberada, função que muitas centrais têm; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Só barra de fato a clausura: dois portões, em que um abre depois que o outro fechou. E quem dirige espera a folha fechar antes de seguir.',
    ],
    heading: 'Do ajuste à clausura, pela ordem do custo',
    text: [
      'Fechar depressa pede fotocélula em ordem, nas duas faces do vão, porque a moto que vem atrás é baixa e estreita. Sem ela, o portão bate em alguém.',
      'Motor mais rápido encurta a janela inteira; em prédio sai por orçamento.',
    ],
    points: [
      'Fechamento ao liberar a fotocélula, se a central tem.',
      'Segundo par de fotocélula, para moto e pedestre.',
      'Câmera virada para o vão, e aviso aos moradores.',
      'Intertravamento onde já há dois portões.',
    ],
    send: 'Mande um vídeo do portão fechando depois de um carro e a foto da etiqueta da central.',
  },
  {
    when: [
      'regras|regra|cartilha|regulamento|orientacoes|comunicado|aviso|boas praticas|como usar',
      'morador|moradores|condominio*|predio|condomino*|uso',
      'portao*|garagem',
    ],
    unless: 'quem paga|multa|norma|abnt|nbr|lei|crianca*|fachada|calcada|obra',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'As regras de uso do portão que valem em todo condomínio cabem num cartaz: um carro por abertura, esperar a folha abrir inteira, nunca passar com ela em movimento nem a pé pelo vão dos carros, não apertar o controle duas vezes, avisar a portaria ao perder um e não emprestá-lo. Quem bate no portão comunica na hora; com a folha torta ou o cabo solto, ninguém o usa até o técnico ver.',
    ],
    heading: 'O que cabe ao prédio',
    text: [
      'Ao prédio cabem fotocélula funcionando, sinaleira, força regulada, lista de controles em dia e a chave do destravamento com a portaria. Multa e rateio dependem da convenção, e regra nova se aprova em assembleia.',
    ],
    points: [
      'Criança não brinca na rampa nem com o controle.',
      'Moto e bicicleta também esperam a abertura.',
      'Na falta de luz, quem destrava é o porteiro.',
      'Mudança e entrega: portão assistido.',
    ],
    send: 'Conte o que mais acontece na sua garagem e mande uma foto da entrada: dizemos o que regular no portão.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'sem luz|sem energia|faltou luz|falta luz|falta de luz|faltou energia|falta energia|falta de energia|acabou a luz|acabou luz|acabou a energia|caiu a luz|caiu a energia|queda de luz|queda de energia|apagao|luz caiu',
      'portao|garagem|sair|entrar|abrir',
    ],
    unless: 'nobreak|gerador|voltou|depois|queim*|parou depois|bateria|elevador',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power'],
    answer: [
      'Sem energia, o portão do prédio se abre na mão: quem está na portaria desliga o disjuntor dele, gira a chave de destravamento do motor e leva a folha devagar, com outra pessoa olhando o vão. O morador que está sozinho na garagem não a força: chama a portaria ou o zelador. Folha torta, pesada ou com cabo frouxo não se destrava.',
    ],
    heading: 'O que o prédio deixa pronto antes do apagão',
    text: [
      'A chave fica na portaria, com dois treinados por turno, e o disjuntor tem etiqueta. Depois que os carros passam, fecha-se a folha na mão e trava-se o motor de novo, antes de religar.',
      'Nobreak próprio para portão mantém algumas viagens; gerador do prédio só serve se o circuito do portão está nele.',
    ],
    points: [
      'Folha que não anda com uma mão: não insista.',
      'Com o motor solto, alguém fica no portão.',
      'Volta da luz: disjuntor só depois de travar.',
      'Portão de pedestre livre durante o apagão.',
    ],
    send: 'Mande a foto da caixa do motor e a da etiqueta: dizemos onde fica o destravamento do seu modelo.',
  },
  {
    when: [
      'demora|demorando|lento|devagar|tempo|fica aberto',
      'fechar|fecha|aberto',
      'estranho|estranhos|invasao|invasor|entra|carona|ladrao|assalto|bandido|inseguro',
    ],
    unless: 'sozinho|nao fecha',
    subject: 'portao-de-condominio',
    aspects: ['safety'],
    answer: [
      'Se o portão demora para fechar e entra gente atrás do carro, mexe-se primeiro na pausa, que é o tempo que ele fica aberto antes de fechar, e não na velocidade. A central pode fechar logo que o carro libera a fotocélula, e essa regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Só depois se pensa em motor mais rápido.',
    ],
    heading: 'Fechar mais cedo sem fechar em cima de ninguém',
    text: [
      'O fechamento pela passagem só é seguro com dois pares de fotocélula ou laço no piso, porque moto e pedestre passam entre um carro e outro. A força fica no mínimo que leva a folha até o fim.',
      'Contra quem entra a pé, o que funciona é câmera voltada para o vão, luz e o hábito de esperar a folha fechar antes de sair do carro.',
    ],
    points: [
      'Cronometre: segundos aberto e segundos de viagem, separados.',
      'Dois portões em sequência, um só abre com o outro fechado.',
      'Sinaleira do lado da rua.',
      'Aviso na portaria se passa do tempo.',
    ],
  },
  {
    when: ['vandal*|depred*|quebraram|pichar*|pichac*', 'portao|condominio|predio|motor|fotocelula'],
    subject: 'portao-de-condominio',
    aspects: ['safety', 'repair'],
    answer: [
      'Portão que amanhece aberto por vandalismo quase sempre foi forçado num de três pontos: fotocélula virada ou coberta, botoeira alcançada pela grade, folha empurrada até o motor soltar. Feche na mão com o disjuntor desligado, guarde as imagens da câmera e mande conferir os três; até lá, o fechamento automático sem sensor fica proibido.',
    ],
    heading: 'Como dificultar e o que consertar primeiro',
    text: [
      'O síndico registra a ocorrência antes do reparo, porque o seguro do prédio pede. Depois se muda o que ficou ao alcance da mão.',
      'Fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}; o resto se orça pela peça, em visita sem taxa.',
    ],
    points: [
      'Fotocélula por dentro do alinhamento, em caixa de metal.',
      'Botoeira a mais de um braço da grade.',
      'Chave de destravamento com tampa e segredo.',
      'Aviso de portão aberto na portaria ou no celular do zelador.',
      'Luz com sensor e câmera apontada para o motor.',
    ],
  },
  {
    when: [
      'sindic*|condominio*|predio*',
      'acidente*|machuc*|feriu|ferido|feriram|esmag*|prensou|atropel*',
      'responde|respons*|culpa|culpad*|processo|processad*|indeniz*|quem',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Por acidente no portão responde em regra o condomínio, e o síndico responde também se sabia do defeito e não mandou consertar. O que protege os dois é prova de cuidado: manutenção em dia, fotocélula funcionando e relatório assinado. Culpa e valor são assunto de advogado e do seguro.',
    ],
    heading: 'O que o síndico deve ter na pasta',
    text: [
      'Revisão a cada {{maintenance.interval}}, com a lista do que foi medido. Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem de força, entre {{part.adjustment.from}} e {{part.adjustment.to}}: são as duas proteções que mais faltam.',
    ],
    points: [
      'Relatório de cada visita, com data e nome.',
      'Defeito avisado: portão parado até consertar.',
      'Prova mensal da fotocélula, com um cabo de vassoura no feixe.',
      'Se alguém se machucou: 192 ou 193 antes de tudo, e imagens guardadas.',
    ],
    further:
      'O que a revisão do prédio confere está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp fotos dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: [
      'treinamento|treinam|treina|ensinam|orientam|explicam|capacita*',
      'zelador*|porteiro*|sindico*|funcionari*|morador*|usar|voces|portaria',
    ],
    unless: 'curso|nao sabe|mae|pai|avo',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Sim: no fim da instalação ou do conserto o técnico mostra a quem fica na portaria como desligar, destravar e testar a fotocélula, sem cobrar por isso. Curso de instalador não damos.',
    ],
    heading: 'O que o zelador ou o porteiro deve saber',
    text: [
      'Peça que as duas pessoas de cada turno estejam presentes e que cada uma repita os gestos. O resto, como caixa aberta, cabo e mola, é do técnico; um reparo de prédio é orçado pela peça.',
    ],
    points: [
      'Onde fica o disjuntor do portão, com etiqueta no quadro.',
      'Como se solta o motor, só com a folha reta e ninguém no vão.',
      'A prova mensal da fotocélula, com um cabo de vassoura no feixe.',
      'O que anotar quando falha: hora, barulho, chuva, qual controle.',
    ],
    further:
      'A lista da revisão do prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga pelo WhatsApp quantos turnos há na portaria, e marcamos a visita para a troca de turno.',
  },
];
