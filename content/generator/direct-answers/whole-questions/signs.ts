/** Titles that list the signs of a motor, a board, a roller or a gate that needs a technician. */
import type { DirectAnswer } from '../../direct-answer.ts';

const signs = 'sinal|sinais|sintoma|sintomas|indicios|como saber|saber se|como sei';

export const signListAnswers: readonly DirectAnswer[] = [
  {
    when: [
      signs,
      'motor*',
      'fim de a vida|no fim|vida util|acabando|ultimas|velho|pifar|precisa trocar|ser trocado|deve ser trocado|trocar|hora de trocar|substituido|morrendo|perto de queimar|vai queimar',
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
    when: [signs, 'manutencao|revisao|visita tecnica|assistencia', 'portao*|motor'],
    unless: 'contrato|quanto custa|preco|bateria|boa|confiavel|confianca',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['signs', 'care'],
    answer: [
      'O portão pede manutenção quando muda de hábito: barulho novo, abertura mais lenta, tranco no mesmo ponto, batida no fim, controle que pede dois toques, folha torta ou pesada na mão e fotocélula que falha. Barulho e lentidão podem esperar a hora marcada; cabo com fio solto, folha torta, choque ou cheiro de queimado pedem o disjuntor desligado e visita no mesmo dia. Sem sinal nenhum, em casa basta uma revisão por ano.',
    ],
    heading: 'O que cada sinal costuma ser',
    text: [
      'A revisão leva de {{maintenance.hours.from}} a {{maintenance.hours.to}} e custa menos que o defeito que ela evita: um conserto fica de {{repair.from}} a {{repair.to}}, e a troca de um motor de casa, de {{replacement.from}} a {{replacement.to}}.',
      'Em prédio e comércio não se espera o sinal: a visita é a cada {{maintenance.interval}}, porque o portão abre em uma semana o que o de casa abre em meses.',
    ],
    points: [
      'Ronco que cresce: roldana, rolamento ou engrenagem.',
      'Mais lento: folha pesada ou capacitor.',
      'Bate no fim: fim de curso fora do ponto.',
      'Folha que não para a meia altura: mola ou contrapeso.',
      'Fecha e volta: fotocélula suja ou desalinhada.',
    ],
    send: 'Mande um vídeo da abertura inteira, com som, e diga quando foi a última revisão.',
  },
  {
    when: [
      'sinais|sinal|como saber|saber se|sintomas|sintoma',
      'placa*|central*',
      'vai queimar|para queimar|perto de queimar|vai pifar|no fim|com problema|com defeito|ruim|vai parar|estragando|morrendo',
    ],
    unless: 'motor queimou|preco|bateria',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'A placa avisa antes de parar: o portão falha de vez em quando e volta sozinho, esquece os controles, anda só para um lado, a luz dela apaga ou treme e o relé estala sem que nada se mova. Mancha escura, inseto morto ou umidade na tampa completam o quadro. Com cheiro ou estouro, desligue o disjuntor; o reparo parte de {{repair.from}} e a troca fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que adianta fazer agora',
    text: [
      'Desligue o disjuntor por um minuto e ligue de novo. Se ela volta ao normal por dias, a fonte ou um contato está cansado, e o conserto ainda é barato.',
      'Vede o furo dos fios, tire a caixa do alcance da água e peça um protetor de surto no quadro. É isso que mais mata placa.',
    ],
    points: [
      'Falha só com chuva: água.',
      'Falha em horário de pico: tensão baixa.',
      'Falha depois de raio: surto, mande medir.',
      'Esquece o percurso: memória.',
    ],
    send: 'Mande um vídeo da luz da placa numa tentativa e uma foto da caixa.',
  },
  {
    when: [
      signs,
      'roldana*|rodinha*',
      'gasta|gastas|ruim|ruins|no fim|trocar|trocada|trocadas|desgastada|quebrada|travada|acabando|precisa',
    ],
    unless: 'quanto custa|preco',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Roldana gasta se ouve e se sente: ronco que acompanha a velocidade, tranco igual a cada volta da roda, folha mais baixa de um lado, cremalheira que passou a pular, pó de metal no trilho e portão que pesa na mão. Canal com brilho só de um lado mostra que ela trabalha torta. Trocam-se as duas no mesmo dia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Confirmar sem desmontar',
    text: [
      'Desligue o disjuntor, solte o motor na chave e corra a folha devagar, com a mão longe do trilho. Roda boa rola muda; a gasta bate no ritmo da volta.',
      'Olhe de perfil: a folha tem de estar na mesma altura nas duas pontas. Se uma desceu, pare de usar, porque o pinhão começa a comer a cremalheira.',
    ],
    points: [
      'Chiado fino: rolamento seco.',
      'Batida a cada volta: roda ovalada.',
      'Folha que balança: canal aberto.',
      'Roda parada com a folha andando: rolamento travado, não use.',
    ],
    send: 'Mande um vídeo rente ao trilho, com som, e uma foto da roda de lado.',
  },
];
