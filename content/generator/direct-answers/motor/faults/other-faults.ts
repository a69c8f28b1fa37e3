/** Answers to titles about motors: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quando vale a pena consertar|quando compensa consertar|quando consertar|ate quando consertar|vale a pena consertar quando',
      'motor*|portao*',
    ],
    unless: 'placa|controle*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Vale a pena consertar o motor quando o defeito é um só, a peça ainda se vende e o conserto, de {{repair.from}} a {{repair.to}}, fica abaixo da metade de um conjunto novo: capacitor, engrenagem, fim de curso e placa quase sempre compensam. Não vale com a bobina queimada num motor velho, peça fora de linha ou o terceiro conserto do ano; aí a troca numa casa, de {{replacement.from}} a {{replacement.to}}, sai melhor.',
    ],
    heading: 'A pergunta antes da conta',
    text: [
      'Por que ele quebrou? Folha pesada, água e surto estragam o novo também, e se corrigem no mesmo dia.',
    ],
    points: [
      'Motor pequeno para o uso: troque por um de mais ciclos.',
      'Rebobinar em motor de casa quase nunca compensa.',
      'Garantia: {{repair.warranty}} no serviço.',
    ],
    send: 'Mande um vídeo do defeito e a foto da etiqueta: dizemos qual dos dois compensa.',
  },
  {
    when: [
      'tipos|quais os|quais sao os|principais|lista de',
      'defeito|defeitos|problema|problemas|falhas',
      'motor*|portao*',
    ],
    unless: 'fotocelula|controle*|codigo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Os defeitos de motor de portão são de quatro tipos: elétricos, quando falta energia, o capacitor enfraquece ou a bobina queima; mecânicos, na engrenagem, no rolamento, no fuso ou na cremalheira; de comando, na placa, no receptor ou no controle; e de sensor, no fim de curso e na fotocélula. O que faz separa: ronca e não anda, é elétrico; gira e não leva a folha, mecânico; silêncio total, comando. O conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'E o que não é do motor',
    text: [
      'Metade das queixas começa na folha: roldana, cabo, contrapeso ou dobradiça. Solta na chave, com o disjuntor desligado, ela tem de andar leve.',
    ],
    points: [
      'Abre e não fecha: fotocélula.',
      'Bate no fim: fim de curso.',
      'Só de perto: bateria ou antena.',
      'Para e volta depois de meia hora: calor.',
    ],
    send: 'Mande um vídeo do defeito, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'sinal|sinais|sintoma|sintomas|indicios|como saber|saber se|como sei',
      'motor*',
      'fim de vida|no fim|vida util|acabando|ultimas|velho|pifar|precisa trocar|ser trocado|deve ser trocado|trocar|hora de trocar|substituido|morrendo|perto de queimar|vai queimar',
    ],
    unless: 'capacitor|engrenagem*|placa|queimou|queimado|quanto custa|bateria|controle*|oleo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O motor do portão está no fim quando esquenta em poucas aberturas, perdeu força com a folha leve, solta cheiro de verniz, derruba o disjuntor ou volta ao conserto várias vezes no ano. Um sinal só ainda pode ser capacitor ou engrenagem, de {{repair.from}} a {{part.gears.to}}. Dois ou mais juntos, ou peça fora de linha, pedem a troca, que numa casa fica de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Os sinais, do mais leve ao que condena',
    text: [
      'Antes de culpar o motor, mova a folha na mão, com o disjuntor desligado, os cabos inteiros e o motor solto na chave. Folha pesada faz um motor novo parecer velho.',
      'O teste que decide é do técnico: resistência da bobina e fuga para a carcaça. Bobina em curto não tem remédio que compense num motor antigo.',
    ],
    points: [
      'Demora a partir: capacitor, ainda é conserto.',
      'Ronca alto ou estala: engrenagem ou rolamento.',
      'Quente depois de duas viagens, com a folha leve: bobina.',
      'Disjuntor que cai com o motor: curto, pare de usar.',
      'Modelo sem peça à venda: o próximo defeito é o último.',
    ],
    send: 'Mande um vídeo com o som, a foto da etiqueta e diga quantos consertos ele já teve: dizemos se troca ou se dura mais.',
  },
  {
    when: ['vaza*|pinga*|pingando|escorr*', 'oleo|graxa', asksIfNormal],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Pingar óleo não é normal: o retentor gastou ou a tampa do redutor folgou, e a engrenagem passa a trabalhar seca. Um pouco de graxa que aparece na emenda da carcaça nos primeiros meses, sem pingar, é sobra da montagem. O portão ainda anda, mas conserte logo, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Ver de onde vem',
    text: [
      'Limpe, ponha um papelão embaixo e olhe no dia seguinte: o pingo mostra o ponto. Óleo velho não se completa sem trocar o retentor.',
    ],
    points: [
      'Pistão hidráulico molhado na haste: vedação do pistão.',
      'Mancha só depois de chuva: graxa lavada, e não vazamento.',
      'Motor que passou a ronronar alto: já falta óleo.',
    ],
  },
  {
    when: ['motor', 'placa|central', 'nao sei|sera|ou|saber|duvida', 'e|ou|se'],
    unless:
      'trocar|comprar|preco|quanto custa|controle|ppa|garen|rossi|consertar|lateral|basculante central|motor central|mais barato|melhor',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'O som decide: se ao apertar o controle a central estala e o motor zumbe sem girar, o defeito é do motor, do capacitor ou da folha presa; se nada estala e a luz da placa está apagada, é placa ou energia. Estalo sem zumbido nenhum aponta relé ou fio. O capacitor custa de {{part.capacitor.from}} a {{part.capacitor.to}}; a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Tirar a dúvida antes da visita',
    text: [
      'Veja o disjuntor, aperte a botoeira da parede e ouça de longe. Depois, com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor: folha que pesa explica motor que zumbe.',
    ],
    points: [
      'Morreu numa trovoada: procure na placa.',
      'Foi ficando fraco: capacitor ou bobina.',
      'Anda para um lado só: relé da placa ou fim de curso.',
    ],
    send: 'Mande um vídeo com som do momento em que aperta o controle e a foto da etiqueta.',
  },
  {
    when: [
      'tranquinho|so da um tranco|da um tranco|da um tranquinho|da um pulo|da um pulinho|da um solavanco|so um tranco|da uma mexidinha|so mexe um pouco',
      'nao sai|nao abre|nao anda|nao fecha|nao vai|e para|e volta|nao sobe|nao desce',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só dá um tranco e não sai recebeu a ordem: o controle está bom. Ou a folha está presa, por trava elétrica que não recolhe, trilho ou batente, ou o motor não tem força para vencer a partida, e aí o suspeito é o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Folha presa ou motor sem partida',
    text: [
      'Pare de apertar, desligue o disjuntor e, com a folha reta e os cabos inteiros, solte o motor na chave e leve-a na mão. Se prende no começo, procure trava, ferrolho e pedra; se anda leve, é capacitor, engrenagem ou força que a central corta.',
      'Engrenagem com dente comido fica entre {{part.gears.from}} e {{part.gears.to}}; regular a força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tranco com ronco: capacitor ou folha presa.',
      'Tranco e silêncio: a central sentiu esforço e cortou.',
      'Só de manhã: graxa fria ou tensão baixa.',
      'Tranco e estalo a cada tentativa: dente quebrado, não insista.',
    ],
    send: 'Mande um vídeo com som de uma tentativa só, de longe, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'liga e desliga|ligando e desligando|desliga sozinho|desligando sozinho|liga sozinho|para sozinho|apaga e volta|desliga do nada',
      'motor|portao|central|placa|automatico',
    ],
    unless: 'nobreak|luz de garagem|disjuntor|esquent*',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que liga e desliga sozinho recebe ordem que ninguém deu ou perde a energia no meio. Se a folha chega a andar, é botoeira, interfone ou controle com botão preso: afaste as pessoas e desligue o disjuntor. Se ele só corta depois de andar um pouco, é protetor térmico, fio frouxo ou fonte da placa; o conserto vai de {{repair.from}} a {{repair.to}}, e a placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Ordem presa ou energia que falha',
    text: [
      'Olhe a luz da caixa, de longe: se ela apaga junto com o motor, a falha é da energia, do disjuntor ao borne; se fica acesa, é da ordem ou do protetor.',
      'O técnico solta botoeira, interfone e receptor um por vez e mede a tensão parado e andando. Não faça isso em casa: os bornes deles ficam ao lado da rede.',
    ],
    points: [
      'Só com chuva ou sereno: umidade na botoeira ou na emenda.',
      'Depois de várias aberturas: motor quente, que volta quando esfria.',
      'Na mesma hora todo dia: controle de alguém por perto.',
      'Estalos seguidos na caixa: relé da placa.',
    ],
    send: 'Mande um vídeo de longe em que se vejam a luz da caixa e a folha, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'novo|nova|recem|um mes|1 mes|dois meses|2 meses|tres meses|3 meses|semana|semanas|poucos meses',
      'barulh*|ruido*|rangend*|range|estal*|tremend*|treme|batendo|chiand*',
      'garantia',
      'motor|portao',
    ],
    unless: 'comprar|qual|silencioso|estendida',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'É garantia quando o barulho vem do motor ou da montagem: base frouxa, cremalheira fora de linha e curso que bate no fim são correção de quem instalou, sem custo, se foi conosco. Não é quando vem da folha antiga, de roldana, dobradiça ou trilho que já estavam gastos. Mande um vídeo com som a quem instalou, dentro do prazo; em motor de outro instalador, regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    description:
      'É garantia se o barulho vem do motor ou da montagem, e quem instalou corrige; não é se vem de roldana, dobradiça ou trilho que já estavam gastos.',
    heading: 'De quem é o barulho do portão novo',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão: se ela já faz o som, é a folha; se vai muda, é motor ou montagem.',
    ],
    points: [
      'Guarde nota, data e nome de quem instalou.',
      'Não deixe outro técnico abrir o motor dentro do prazo.',
      'Som contínuo e igual, desde o primeiro dia: costuma ser do redutor mesmo.',
    ],
    send: 'Mande um vídeo com som de uma abertura inteira e a data da instalação.',
  },
  {
    when: [
      'motor novo|motor recem instalado|acabei de instalar o motor|motor recem|novo motor|portao novo',
      'barulh*|ruido*|rangend*|estal*|tremend*|treme|batendo|chiand*',
    ],
    unless: 'silencioso|comprar|qual|sem barulho',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor novo que faz barulho tem, quase sempre, montagem a acertar, e não peça ruim: base frouxa, cremalheira ou fuso fora de linha, curso que bate no fim ou folha que já raspava. Peça a correção a quem instalou, dentro da garantia da instalação. Se é conosco, ela não tem custo; em motor de outro instalador, a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Barulho normal e barulho de montagem',
    text: [
      'Um som contínuo e igual, abrindo e fechando, é do redutor e costuma ser do motor mesmo. Estalo, tranco, chiado ou batida não são.',
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão: se ela já faz o som, o motor só o deixou mais alto.',
    ],
    points: [
      'Estalo a cada palmo: cremalheira sem a folga de 1 a 2 mm.',
      'Batida no fim: fim de curso a regular.',
      'Parede que vibra: base em tijolo oco ou parafuso curto.',
      'Zumbido antes de andar: tensão baixa no ponto ou capacitor.',
    ],
    questions: [
      {
        question: 'Barulho entra na garantia do motor?',
        answer:
          'Defeito de fábrica, sim; montagem fora de linha é da garantia da instalação. Guarde a nota dos dois e grave o som no primeiro dia.',
      },
    ],
    send: 'Mande um vídeo com som de uma abertura inteira, a foto da base do motor e a data da instalação.',
  },
  {
    when: ['nice|robus|road|spin|wingo|toona|mc824|mc424', 'pisca*|piscada*|piscando|flash|lampejo*'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Nos motores Nice, o número de piscadas rápidas entre duas pausas é o código da falha: duas, fotocélula interrompida; três, limite de força; quatro, entrada STOP acionada; cinco, erro de memória da placa; seis, manobras demais na mesma hora; sete, falha nos circuitos internos. A tabela vale para a Robus e centrais da mesma geração; confira no manual do seu modelo.',
    ],
    heading: 'O que fazer com cada contagem na Nice',
    text: [
      'Conte as piscadas da lâmpada ou do LED da central logo depois da tentativa, sem apertar de novo. Quatro mandam olhar botão de parada, borda de segurança e o fio do borne STOP; três mandam soltar a folha e provar se ela pesa.',
      'Consertamos Nice já instalado e não vendemos a marca. O conserto fica entre {{repair.from}} e {{repair.to}}; se a placa perdeu a memória, a troca vai de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Duas: limpe as lentes e tire o que corta o feixe.',
      'Três: trilho sujo, roldana presa ou folha pesada.',
      'Quatro: botão de parada, borda ou fio solto no STOP.',
      'Cinco ou sete: desligue o disjuntor um minuto; se voltar, é placa.',
      'Seis: espere alguns minutos, porque ela limita as manobras por hora.',
    ],
    further: 'A página do [motor Nice](/topicos/motor-nice) mostra onde ler o modelo.',
    send: 'Mande pelo WhatsApp quantas piscadas você contou e a foto da etiqueta do motor e da central.',
  },
  {
    when: [
      'estral*|estal*|tec tec|clic*|tac tac',
      'de noite|a noite|noite|so funciona de noite|so anda de noite|madrugada',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Estralo com a folha parada é relé tentando armar sem conseguir, sinal de tensão baixa ou capacitor fraco; estralo com a folha andando é dente de engrenagem ou de cremalheira. Se ele só funciona de noite, a tensão é a primeira suspeita: de dia a rede cai, o motor já está quente e a partida não sai.',
    ],
    heading: 'Dia e noite, três provas',
    text: [
      'Peça ao eletricista a tensão na tomada do motor ao meio-dia e à noite, com o motor partindo. Depois cubra a fotocélula do sol e veja se ele anda; por último, {prova na mão}, solte o motor e mova a folha na hora em que falha.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; placa com relé gasto, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Estala e ronca: capacitor ou tensão.',
      'Estala e nem ronca: relé ou fio do motor.',
      'Estala andando: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Só não fecha de dia: sol na lente.',
    ],
    further: 'Os ruídos estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Conte a hora em que ele falha e se o estalo vem da caixa ou da cremalheira, com a foto da etiqueta.',
  },
  {
    when: [
      'troquei o capacitor|trocaram o capacitor|capacitor novo|trocou o capacitor|troquei a engrenagem|engrenagem nova|trocaram a engrenagem|troquei a peca',
      'continua|ainda|mesmo assim|nao resolveu|igual|sem forca|nao anda|nao funciona|nao abre|fraco',
    ],
    unless: 'controle|placa',
    subject: 'motor',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a peça nova não mudou nada, o defeito era outro: motor sem força com capacitor novo tem folha pesada, valor em microfarads diferente do pedido, tensão baixa na partida ou bobina gasta. Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova-a: se pesa, é ela; se vai leve, mede-se a bobina, de {{part.stator.from}} a {{part.stator.to}}. Se pagou pelo conserto, acione a garantia antes de chamar outro.',
    ],
    heading: 'O que vem depois do capacitor',
    text: [
      'Pergunte que valor em microfarads foi posto: menor deixa a partida fraca, maior esquenta. Engrenagem nova que patina de novo aponta coroa ou eixo.',
    ],
    points: [
      'Luz da casa cai na partida: fio fino ou tensão.',
      'Só falha quente: bobina ou uso demais.',
      'Guarde a peça velha para mostrar.',
    ],
    send: 'Mande um vídeo com som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'motor',
      'ligado direto|direto ligado|nao desliga|nao para de rodar|ligado sem parar|fica rodando|ligado a noite toda|girando sem parar',
    ],
    unless: 'luz|led|tomada direto|direto na tomada',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Desligue já o disjuntor: motor de portão que fica ligado direto esquenta em minutos e queima a bobina. A causa é fim de curso que não avisou a chegada, relé da placa colado ou, se a folha nem anda, engrenagem que não a leva. Não religue para testar; espere esfriar e o técnico medir.',
    ],
    heading: 'O que ficou depois de rodar sem parar',
    text: [
      'Cheiro de verniz quer dizer bobina: o estator fica de {{part.stator.from}} a {{part.stator.to}}. Sem cheiro, muitas vezes sobra só a peça que falhou: fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}, ou placa, de {{part.board.from}} a {{part.board.to}}.',
      'Repare onde a folha parou. No batente: fim de curso. No meio e o motor girando: transmissão.',
    ],
    points: [
      'Não ponha a mão na carcaça.',
      'Folha aberta: {prova na mão}, feche na mão; se ela pesa, pare.',
      'Controle preso também manda sem parar: tire a pilha de todos.',
    ],
    send: 'Diga por quanto tempo ficou ligado, se cheirou, e mande a foto da etiqueta.',
  },
  {
    when: [
      'so funciona|so abre|so fecha|so anda|funciona so|so pega|so vai|so obedece|nao funciona so|nao abre so|nao liga so|nao anda so|falha so|trava so|para so',
      'de manha|de tarde|a tarde|a noite|de noite|no calor|no frio|de dia|com sol|frio|quente|esfria',
    ],
    unless:
      'segurando|controle so|nao funciona so de manha|nao funciona so em frio|nao funciona so com frio|nao abre so de manha|nao abre so em frio|nao abre so com frio|nao liga so de manha|nao liga so em frio|nao liga so com frio|nao pega so de manha|nao pega so em frio|nao pega so com frio|nao anda so de manha|nao anda so em frio|nao anda so com frio',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que só funciona em certas horas sente o calor, o frio ou o sol. Anda de manhã e para à tarde: motor ou placa que falha quente, folha de ferro dilatada raspando ou sol na lente da fotocélula. Anda à tarde e não de manhã: graxa dura, capacitor fraco ou umidade que seca com o dia.',
    ],
    description:
      'Portão que anda de manhã e para à tarde falha com o calor ou com o sol na fotocélula; se anda à tarde e não de manhã, é graxa dura, capacitor ou umidade.',
    heading: 'Hora, sol ou calor: como separar',
    text: [
      'Na hora em que ele falha, aperte a botoeira, olhe as luzes da fotocélula e ponha a mão perto da carcaça, sem encostar. Depois, com o disjuntor desligado e a folha reta, leve-a na mão: pesada só naquela hora, é dilatação ou graxa.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Só não fecha, e só com sol: lente do receptor.',
      'Para depois de várias aberturas e volta frio: protetor térmico.',
      'Raspa à tarde: folga do batente.',
      'Falha na hora do chuveiro: tensão baixa.',
      'Falha na hora em que a rua enche: interferência no controle.',
    ],
    send: 'Anote a hora de três falhas e mande pelo WhatsApp com um vídeo de cada e a etiqueta do motor.',
  },
  {
    when: ['soldar|solda|soldam', 'suporte|motor|braco', 'fazem|voces|faz|preco|quanto custa|quanto|servico'],
    unless: 'antes de soldar|queimou|dobradica|folha|portao caiu',
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Sim: soldamos ou reforçamos o suporte do motor, com o motor no lugar, por {{part.metalwork.from}} a {{part.metalwork.to}} e com {{repair.warranty}} de garantia no serviço. Solda de coluna ou de folha é do serralheiro. Antes de qualquer solda os fios da central são soltos, porque a corrente da máquina volta por eles e queima a placa.',
    ],
    heading: 'Quando soldar o suporte e quando parafusar',
    text: [
      'Coluna de aço grossa aceita solda ou parafuso passante, e o parafuso deixa regular depois. Chapa fina pede reforço por trás; solda nela abre de novo no mesmo lugar.',
      'Se o suporte arrancou, procura-se a causa: folha pesada ou parada que passa do ponto, e a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Trinca na solda: não use o portão no motor.',
      'Terra da máquina preso ao lado do ponto soldado.',
      'Fundo contra ferrugem no mesmo dia.',
      'Prova: dez ciclos, olhando a coluna.',
    ],
    send: 'Mande pelo WhatsApp uma foto do suporte de perto e outra do portão inteiro por dentro.',
  },
  {
    when: ['quando|hora de|sinais|sinal|como saber', 'troc*|substitu*|precisa trocar', 'motor'],
    unless:
      'placa|central|engrenagem|capacitor|controle|bateria|roldana|cabo|condominio*|predio*|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O motor do portão se troca quando a bobina queimou, quando a engrenagem ou a placa dele não se vende mais, ou quando ele para por calor todo dia no mesmo horário, porque ficou pequeno para o uso. Um defeito isolado, de {{repair.from}} a {{repair.to}}, é caso de conserto.',
      'A hora de trocar o motor chega com a bobina queimada, com a peça fora de linha ou com o terceiro conserto do ano. Capacitor, engrenagem e fim de curso ainda são conserto, de {{repair.from}} a {{repair.to}}; só depois deles se fala em motor novo.',
    ],
    description:
      'O motor do portão se troca quando a bobina queimou, quando a peça não se vende mais ou quando ele para por calor todo dia no mesmo horário.',
    heading: 'Sinais de troca e sinais que são só conserto',
    text: [
      '{Prova na mão}, solte o motor e leve a folha na mão antes de julgar: se ela pesa, quem está no fim é a roldana, o cabo ou a dobradiça.',
      'Com a folha leve, o motor que ronca sem força, cheira a verniz ou desarma o disjuntor está perto do fim. A troca numa casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Troca: carcaça que queima a mão depois de duas aberturas.',
      'Troca: peça fora de linha e terceiro conserto no ano.',
      'Conserto: zumbe e parte com um empurrão, que é capacitor.',
      'Conserto: gira e não move a folha, que é engrenagem.',
      'Conserto: para sempre no mesmo ponto, que é fim de curso.',
    ],
    further:
      'O que fazer com um motor sem peça está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp um vídeo com som do motor tentando e a foto da etiqueta. Desligue o disjuntor se houver cheiro.',
  },
  {
    when: [
      'inquilino*|locador*|locatari*|proprietario*',
      'paga*|pagar|responsab*|responsavel|conserto|consertar|motor|portao|queim*|quebr*',
    ],
    subject: 'motor',
    answer: [
      'Depende da causa: se o motor queimou por desgaste ou já estava no fim quando o imóvel foi alugado, o conserto cabe ao proprietário; se foi mau uso ou batida de quem mora, cabe ao inquilino. O contrato e o laudo de vistoria da entrada decidem o caso duvidoso.',
    ],
    heading: 'O que ajuda inquilino e proprietário a se entenderem',
    text: [
      'A lei do inquilinato põe com o dono os defeitos anteriores à locação e com o inquilino a conservação do dia a dia. Bateria de controle e lubrificação são de quem usa; motor que chegou ao fim da vida é do imóvel.',
      'Um diagnóstico escrito costuma encerrar a discussão. Na visita, que não tem taxa, o técnico diz o que falhou e por quê, e o valor do conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Guarde a vistoria de entrada, com o estado do portão.',
      'Avise a imobiliária por escrito antes de autorizar o serviço.',
      'Peça no recibo a causa do defeito e a peça trocada.',
      'Instalou motor por conta própria? Combine antes se ele fica ou vai com você.',
    ],
  },
];
