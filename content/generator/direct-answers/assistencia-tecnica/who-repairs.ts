/** Answers to titles about repairs and visits: who repairs what. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const whoRepairsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tem conserto|conserto|conserta|consertar|consertam|arrumar|arrumam|arruma|assistencia|reparo|manutencao',
    ],
    ofTwoBrands: 'any',
    unless: 'placa|central|controle*|engrenagem|capacitor|ou comprar|melhor|diferenca|qual',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Sim: consertamos {primeira} e {segunda}, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças. Capacitor, rolamento e roldana se resolvem pela medida; placa e engrenagem pedem o modelo da etiqueta, e se a peça saiu de linha comparamos com o motor novo, que numa casa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quando o conserto compensa num {primeira} ou num {segunda}',
    text: [
      'A marca pesa menos que a peça: motor com bobina boa e peça à venda se conserta, e o que já passou por dois consertos seguidos se troca. Não somos a autorizada de fábrica; na garantia dela, procure-a antes.',
    ],
    points: [
      'Motor ronca e não sai: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Motor gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Nada acende com o disjuntor ligado e a tomada boa: placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    further:
      'O que muda o valor está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta do motor, um vídeo curto do defeito e o bairro.',
  },
  {
    when: [
      'perto de mim|proximo de mim|proximo a mim|mais proximo|mais proxima|mais perto|perto de casa|aqui perto|por perto|em minha regiao|em meu bairro|em minha cidade|proximo|proxima',
      'conserto|consertar|conserta|tecnico|assistencia|manutencao|autorizada|reparo',
    ],
    ofOtherBrand: true,
    unless: 'controle*|peca|pecas',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Assistência de motor {marca} perto de você nós fazemos na sua garagem, em São Paulo e na Grande São Paulo, sem taxa de visita: mande o bairro e a foto da etiqueta, e a resposta traz o horário. O conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço; somos independentes, e motor ainda na garantia da fábrica vai antes à rede {marca}.',
    ],
    heading: 'O que o técnico leva para um {marca}',
    text: [
      'Capacitor, rolamento e roldana são de medida comum e vão no carro. Engrenagem e placa {marca} se procuram antes, pelo código da etiqueta, e por isso a foto vem primeiro.',
    ],
    points: [
      'Etiqueta do motor, inteira e legível.',
      'Vídeo do defeito, com som.',
      'Até a visita: disjuntor desligado se há cheiro ou folha torta.',
    ],
    send: 'Mande o bairro, a etiqueta do motor {marca} e um vídeo do defeito.',
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
      'conserto|consertar|conserta|consertam|manutencao|arrumar|arruma',
      'portao',
      'fechadura*|interfone*|cerca eletrica|camera*',
      'e fechadura|e troca de fechadura|e interfone|e cerca|e camera|e de interfone|e da fechadura|e trocar a fechadura|e cameras',
    ],
    unless: 'parou|nao|junto com',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão, sim: consertamos motor, central, controle e folha por {{repair.from}} a {{repair.to}}, em geral em {{repair.hours.from in digits}} a {{repair.hours.to}}. Da fechadura, fazemos a elétrica que o portão ou a botoeira aciona; interfone, câmera, cerca elétrica e fechadura comum são de outros profissionais. O fio que liga qualquer um deles à central do portão é conosco.',
    ],
    heading: 'Como juntar os serviços',
    text: [
      'Se os dois pararam juntos, veja antes o disjuntor ou a fonte comum: pode ser um defeito só. Se são defeitos separados, marque o portão primeiro quando ele não fecha.',
    ],
    points: [
      'Fechadura elétrica: fonte, fio, botoeira e o fecho.',
      'Aparelho de interfone: interfonia.',
      'Fechadura de chave: chaveiro.',
    ],
    send: 'Mande a foto dos dois e diga se pararam na mesma hora.',
  },
  {
    when: ['conserto|consertar|manutencao', 'instalacao|instalar', 'portao|motor|portao eletronico', 'e|ou'],
    unless: 'nao|parou|fotocelula|interfone|quanto tempo|camera*|cerca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'install', 'price'],
    answer: [
      'Fazemos os dois: consertar portão e motor vai de {{repair.from}} a {{repair.to}}, em geral em {{repair.hours.from in digits}} a {{repair.hours.to}}, e instalar motor em basculante, de {{kit.padrao}} a {{kit.jetflex}}, com o kit e a mão de obra. Em portão de correr ou de abrir a instalação sai por orçamento, depois de ver a folha.',
    ],
    heading: 'Qual dos dois é o seu caso',
    text: [
      'Motor que ainda tem peça se conserta; motor sem peça, de bobina queimada ou fraco para a folha se troca. Diz-se isso na visita, com os dois valores.',
    ],
    points: [
      'Serviço com {{repair.warranty}} de garantia; kit, com {{kit.warranty}}.',
      'Mande um vídeo com som e a etiqueta do motor.',
      'Valor combinado antes de começar.',
    ],
  },
  {
    when: ['autorizada|autorizado|oficial|credenciada|credenciado|representante|revenda|revendedor', 'ppa'],
    unless: 'garantia|perdi|peca|pecas|controle*|lojista|atacado|revender',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'buy'],
    answer: [
      'Vendemos, instalamos e consertamos motor PPA, mas não nos apresentamos como autorizada da fábrica: se o seu ainda está na garantia dela, procure antes a rede da PPA, com a nota. Fora da garantia, o conserto aqui vai de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} no serviço.',
    ],
    heading: 'O que resolvemos num motor PPA',
    text: [
      'Capacitor, fim de curso e rolamento se trocam na mesma visita; engrenagem e placa se procuram antes, pelo modelo da etiqueta. O motor novo também é PPA: em basculante, de {{kit.padrao}} a {{kit.jetflex}} já instalado.',
      'Abrir o motor na garantia, com outro técnico, pode encerrá-la. A data da compra está na nota.',
    ],
    points: [
      'Ronca e não parte: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Gira sem levar a folha: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Só estala ou não acende: placa, de {{part.board.from}} a {{part.board.to}}.',
      'Controle novo: gravação, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    further: 'Os modelos e o que muda entre eles estão na página do [motor PPA](/topicos/motor-ppa).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor PPA, o que ele faz e o bairro.',
  },
  {
    when: [
      'perto de mim|proximo de mim|proximo a mim|mais proximo|mais perto|perto de casa|aqui perto|na minha regiao|em minha regiao|portao perto|tecnico perto|conserto perto|assistencia perto|ppa perto|garen perto|rossi perto|peccinin perto|por perto',
      'tecnico|conserto|assistencia|manutencao|portao|motor|conserta|instalador|empresa',
    ],
    unless:
      'loja|comprar|vende|peca|pecas|onde|cabo|cabos|trava|roldana*|capacitor|engrenagem|cremalheira|bateria|fotocelula|botoeira|placa|central|controle*|km|rodovia|anhanguera|dutra|raposo|rodoanel',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Atendemos São Paulo e a Grande São Paulo na sua garagem, sem taxa de visita: mande o bairro pelo WhatsApp e a resposta traz o dia e o horário. O conserto de portão fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço. Até o técnico chegar, deixe o disjuntor do portão desligado se há cheiro, choque ou folha torta.',
    ],
    answerAtPlace: [
      'O técnico vai até a sua garagem {onde}, sem taxa de visita: mande o bairro e um vídeo do defeito pelo WhatsApp, e a resposta traz o dia e o horário. O conserto de portão fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço. Até o técnico chegar, deixe o disjuntor do portão desligado se há cheiro, choque ou folha torta.',
    ],
    heading: 'Como escolher um técnico perto de você',
    text: [
      'Perto ajuda menos que preparado: um técnico que viu a etiqueta do motor chega com a peça e resolve na primeira ida. Peça o valor por escrito antes, a garantia do serviço e a nota.',
      'O expediente vai de {horário}; fora dele, a assistência 24 horas depende de haver técnico disponível.',
    ],
    points: [
      'Desconfie de quem condena a placa sem medir o motor.',
      'Peça que a peça trocada fique com você.',
      'Prova final: três aberturas e o teste da fotocélula, na sua frente.',
      'Solda grande e coluna: serralheiro. Quadro e disjuntor: eletricista.',
    ],
    further:
      'O que acontece em cada etapa está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande o bairro, um vídeo do defeito e a foto da etiqueta do motor.',
  },
  {
    when: [
      'qual profissional|que profissional|quem conserta|quem arruma|quem faz|quem chamar|quem eu chamo|como se chama',
      'portao|motor',
      'conserta|arruma|eletronico|automatico|conserto|chamar|chamo',
    ],
    unless:
      'estacionad*|na frente de|da ppa|de ppa|voces|vcs|madrugada|a noite|de noite|domingo*|feriado*|sabado*|culpa|paga|fundo|trilho|solda|cerca|aterr*|terra',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Quem conserta portão eletrônico é o técnico de automatização de portões: ele cuida de motor, central, controles, sensores, cabos e roldanas. Se o defeito é folha torta, coluna, solda ou trilho, chame o serralheiro; se é no quadro ou falta o ponto de energia, o eletricista.',
    ],
    heading: 'A prova que diz qual chamar',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova o portão na mão. Leve: técnico. Pesado ou raspando: serralheiro, ou técnico se for roldana ou cabo.',
      'Somos técnicos em São Paulo e na Grande São Paulo: visita sem taxa, conserto de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Chaveiro: só a fechadura comum.',
      'Empresa de interfonia: o aparelho e a câmera.',
      'Marido de aluguel: nem mola, nem placa.',
    ],
    send: 'Conte o que o portão faz e mande um vídeo: dizemos se o caso é nosso.',
  },
  {
    when: ['assistencia|assistencia tecnica|autorizada|autorizado|sac|telefone'],
    unless: 'garantia',
    ofOtherBrand: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Não somos a autorizada {marca}: somos uma assistência independente, que conserta o motor {marca} já instalado em São Paulo e na Grande São Paulo. Se o seu ainda está na garantia da fábrica, procure antes a rede dela; fora da garantia, o conserto aqui vai de {{repair.from}} a {{repair.to}}, com visita sem taxa.',
    ],
    heading: 'Quando ir à autorizada e quando chamar a gente',
    text: [
      'Na garantia, abrir o motor com outro técnico pode fazer você perdê-la. A nota fiscal e a etiqueta dizem se ela ainda corre.',
      'Fora dela, o que decide é a peça: as de medida comum já vão no carro, e as do modelo se procuram pelo código antes da visita. O serviço tem {{repair.warranty}} de garantia.',
    ],
    points: [
      'Ronca e não sai: capacitor, se o motor tem um, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Nada acende: antes o disjuntor e a tomada; com energia no ponto, placa, de {{part.board.from}} a {{part.board.to}}.',
      'Para antes ou bate no fim: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    further:
      'O que acontece na visita está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor {marca}, um vídeo do defeito e o bairro.',
  },
  {
    when: ['fora de garantia|sem garantia|acabou a garantia|garantia vencida|garantia acabou'],
    subject: 'assistencia-tecnica',
    aspects: ['repair', 'price', 'worth'],
    answer: [
      'Motor fora da garantia tem assistência técnica do mesmo jeito: consertamos pela peça que falhou, de {{repair.from}} a {{repair.to}}, e não importa onde foi comprado. O reparo nasce com garantia própria, de {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas.',
    ],
    heading: 'Consertar ou trocar depois da garantia',
    text: [
      'Sem o prazo do fabricante, quem decide é a conta. Capacitor, engrenagem e fim de curso valem o reparo quase sempre; estator e placa no mesmo defeito pedem comparação com motor novo, de {{replacement.from}} a {{replacement.to}}.',
      'Antes de pagar, leia a nota: a data é a da compra ou a da instalação, e às vezes ainda há prazo.',
    ],
    points: [
      'Nota ou recibo com a data.',
      'Etiqueta do motor fotografada.',
      'O que já foi trocado, e por quem.',
      'Defeito repetido em pouco tempo: conte ao técnico.',
    ],
    questions: [
      {
        question: 'Consertar com outra empresa perde a garantia que resta?',
        answer: 'Pode perder a do fabricante, se ela ainda corre. Com o prazo vencido não há o que perder.',
      },
      {
        question: 'O conserto fora da garantia tem garantia?',
        answer: 'Tem: {{repair.warranty}} no serviço e {{parts.warranty}} nas peças que trocamos.',
      },
    ],
  },
  {
    when: [
      'conserta*|arruma*|reparam|repara|mexem|atendem|manutencao',
      'comprado|comprei|comprou|instalado por outr*|outra empresa|outro tecnico|de outra empresa|que nao compr*|que nao vend*|internet|mercado livre',
      'voces|motor|portao|fazem|conserta*',
    ],
    unless: 'garantia|errad*|estragou|piorou|nao resolveu|seguro',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Sim, consertamos motor que não vendemos nem instalamos, comprado na internet ou montado por outra empresa, de qualquer marca cuja peça se ache. O conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e a visita sem taxa.',
    ],
    heading: 'O que muda se o motor não é nosso',
    text: [
      'Se ele ainda está na garantia de quem vendeu, acione-a primeiro: outro técnico na caixa pode encerrá-la. Fora dela, o nosso serviço tem {{repair.warranty}} de garantia e as peças trocadas, {{parts.warranty}}.',
    ],
    points: [
      'Nota da compra: diz se a garantia ainda corre.',
      'Etiqueta do motor: diz que peça serve.',
      'O que o outro técnico já trocou, e quando.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta, um vídeo curto do defeito e o bairro.',
  },
  {
    when: [
      'eletricista|eletricistas',
      'ou',
      'tecnico|tecnicos|instalador|assistencia|empresa|profissional',
      'portao*|motor*|chamar|chamo',
    ],
    unless: 'disjuntor|instalar|colocar|serralheiro|chaveiro|quanto|preco|cobra|tomada|ponto',
    winsTies: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Chame o técnico de portão se o resto da casa tem luz e só o portão falha: motor, placa, controle, sensor e folha são dele, num conserto de {{repair.from}} a {{repair.to}}. Chame o eletricista se o disjuntor não arma com o motor fora da tomada, se a tomada está morta ou se outros pontos da casa falham junto.',
    ],
    heading: 'A prova que diz quem chamar',
    text: [
      'Ligue um abajur na tomada do motor, se ela é de fácil acesso: acende, e o portão não, é técnico de portão. Não acende, é do quadro ou do fio da parede.',
    ],
    points: [
      'Choque na folha: disjuntor desligado, e os dois podem ser precisos.',
      'Barulho, peso, batida ou folha torta: técnico de portão.',
      'Luz da casa que enfraquece quando ele parte: eletricista.',
    ],
    send: 'Mande um vídeo do que ele faz e diga se a luz da casa está normal.',
  },
];
