/** Answers to titles about automatic gates: which fault it is. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const anyFault = 'defeito|defeitos|problema|problemas|pane|estragou|quebrou';

export const whichFaultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao presta|nao e presta|uma porcaria|porcaria|uma droga|so da problema|so da defeito|vive quebrando|vive quebrado|vive dando problema|toda hora quebra|quebra toda hora|da problema toda hora|sempre quebra|quebra sempre|nunca funciona direito|cansei',
      'portao|motor|portao eletronico',
    ],
    unless: 'marca|ppa|garen|rossi|peccinin|nice|controle|condominio|ou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Portão que vive dando problema quase sempre tem uma causa só, que ninguém tratou: folha pesada ou torta, motor menor que o uso ou energia ruim no ponto. Peça conserta-se e volta a quebrar enquanto ela fica. Na visita, sem taxa, soltamos a folha, medimos o motor e dizemos se vale o conserto, de {{repair.from}} a {{repair.to}}, ou a troca, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como achar a causa que se repete',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e mova o portão na mão. Se pesa ou prende, o problema é da folha; se anda leve, é do motor, da placa ou da energia.',
    ],
    points: [
      'Sempre a mesma peça: procure o que a força.',
      'Cada vez uma coisa: olhe tensão, aterramento e umidade na caixa.',
      'Para no calor ou na hora cheia: motor pequeno para o uso.',
      'Guarde os recibos: eles contam a história.',
    ],
    send: 'Mande um vídeo, a etiqueta do motor e a lista do que já foi trocado.',
  },
  {
    when: [
      'guia de problemas|guia de defeitos|lista de problemas|lista de defeitos|problemas mais comuns|defeitos mais comuns|principais problemas|principais defeitos|problemas comuns|defeitos comuns|tabela de defeitos|qual e o problema|qual o problema|qual e o defeito|qual o defeito|descobrir o problema|descobrir o defeito|identificar o problema|identificar o defeito|descobrir qual o problema',
      'portao|motor|portoes',
    ],
    unless: 'ppa|garen|rossi|peccinin|controle|basculante|correr|deslizante|pivotante|placa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Os problemas do portão se reconhecem pelo que ele faz: tudo mudo é energia, fusível ou placa; só o controle mudo é bateria ou receptor; ronca e não anda é capacitor ou folha presa; não fecha ou volta é fotocélula ou força; para antes ou bate no fim é fim de curso; o motor gira e a folha não anda é engrenagem; pesado na mão é contrapeso, roldana ou dobradiça. Cada conserto desses fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'A ordem em que se testa',
    text: [
      'Disjuntor, botoeira, outro controle, lentes da fotocélula e, por fim, a folha na mão com o motor solto, se ela está reta e com os cabos inteiros. Em cinco minutos a lista fica reduzida a uma ou duas peças.',
    ],
    points: [
      'Não espera: cabo com fio solto, folha torta, choque e cheiro de queimado.',
      'Espera o expediente: barulho, lentidão, controle fraco.',
      'Uma religada do disjuntor, e não mais.',
    ],
    send: 'Mande um vídeo do que ele faz e a etiqueta do motor.',
  },
  {
    when: [
      'as vezes abre|as vezes funciona|as vezes nao|intermitente|trava de vez em quando|para de vez em quando|falha de vez em quando|emperra de vez em quando|enguica de vez em quando|as vezes trava|as vezes para|as vezes falha|as vezes emperra|trava as vezes|falha as vezes|para as vezes|de vez em quando nao|tem hora que|tem vez que|tem dia que|uma hora abre|uns dias',
      'portao|automatico|eletronico|motor|garagem|basculante|deslizante',
    ],
    unless: 'controle|celular|app|interfone|tag',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Defeito que vai e vem no portão é mau contato, calor ou fotocélula no limite, e raramente o motor. Quando falhar, aperte a botoeira da parede: se ela abre, é controle ou receptor; se também falha, é borne frouxo, relé cansado, sensor ou protetor térmico. Anote três falhas com hora, tempo e o que estava ligado na casa; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que se repete nas falhas',
    text: [
      'O padrão poupa a peça trocada à toa. Falha só depois de muitas aberturas é calor; só de manhã ou com chuva é umidade; só à noite é tensão baixa ou lâmpada nova; sem padrão nenhum é fio ou solda.',
    ],
    points: [
      'Falha com todos os controles e a botoeira funciona: receptor ou antena.',
      'Falha só para fechar: fotocélula suja ou desalinhada.',
      'Parte com um empurrão: capacitor.',
      'Volta depois de desligar o disjuntor um minuto: placa ou fonte.',
    ],
    send: 'Mande pelo WhatsApp as três anotações e a foto da etiqueta do motor: o técnico já leva a peça mais provável.',
  },
  {
    when: [
      'ao mesmo tempo|juntos|junto|os dois|as duas|tambem parou|tudo parou|parou tudo|mesmo dia|mesma hora',
      'parou|pararam|defeito|nao funciona*|queimou|queimaram|quebrou|quebraram|nao liga*',
      'interfone|campainha|luz|fotocelula|camera|alarme|internet|fechadura|iluminacao',
    ],
    unless: 'chuva|raio|choque|toca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Dois aparelhos que param na mesma hora têm quase sempre uma causa comum, e ela está na energia: disjuntor, tomada, terra ou um surto na rede. Veja primeiro se o disjuntor dos dois está ligado e se outra tomada do mesmo circuito funciona.',
    ],
    heading: 'O que é nosso e o que é de outro técnico',
    text: [
      'Do portão cuidamos nós: medimos a tensão na central e dizemos se o defeito é dela ou do ponto, com conserto entre {{repair.from}} e {{repair.to}}. Interfone, câmera e alarme ficam com a empresa de cada um; o circuito da parede, com o eletricista.',
    ],
    points: [
      'Disjuntor desarmado: religue uma vez só; se cair de novo, deixe desligado.',
      'Nada acende nos dois: ponto de energia.',
      'Os dois acendem e não obedecem: fio comum entre eles, em curto ou molhado.',
      'Parou depois de temporal: surto, e vale guardar as peças para o seguro.',
    ],
    send: 'Mande pelo WhatsApp a foto da central fechada e do quadro e diga a hora em que os dois pararam.',
  },
  {
    // Twice, because a title that names nothing of ours needs two matches for an answer; here one word is enough.
    when: [anyFault, anyFault],
    unless:
      'botoeira*|botao|trimpot*|jumper*|ima|imas|receptor|antena|capacitor|engrenagem|pinhao|fuso|castanha|braco|trilho|batente|sinaleira|rele|reles|fusivel|portao|motor|controle|controles|placa|central|basculante|deslizante|garagem|abre|abrir|fecha|fechar|trava|fotocelula|interfone|nobreak|sensor|cabo|mola|roldana|cremalheira|luz|energia|chuva|raio|fechadura|camera|alarme|cerca|porta|ppa|garen|nice|rossi|peccinin|garantia|depois|voltou|dentro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Diga o que o portão faz, e o defeito ganha nome: mudo é energia ou placa, ronco sem andar é capacitor ou folha presa, ida e volta é fotocélula, motor que gira com a folha parada é engrenagem. Um conserto em casa vai de {{repair.from}} a {{repair.to}}, dito antes.',
    ],
    heading: 'Quatro provas que separam as causas',
    text: ['Nenhuma delas abre a caixa, e a resposta de cada uma vale mais que o nome da peça.'],
    points: [
      'Aperte a botoeira da parede: se ela abre e o controle não, o caso é de bateria ou receptor.',
      'Olhe a luz da caixa, de longe: apagada, confira o disjuntor do portão.',
      'Ouça o motor: mudo, clique, ronco ou giro solto.',
      'Com os cabos inteiros e o disjuntor desligado, destrave e leve a folha na mão: pesada, o defeito é dela.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som, feito de longe, a foto da etiqueta do motor e o bairro.',
  },
];
