/** Further reasons, signs and moments: why a force is set, when two sensors are needed, which signs a motor gives. */
import type { DirectAnswer } from '../../direct-answer.ts';

const why = 'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios';
const signs = 'sinal|sinais|indicios|como saber|como perceber|sintomas';

export const furtherReasonAnswers: readonly DirectAnswer[] = [
  {
    when: [why, 'forca|embreagem', 'regular|regulada|regulagem|ajustar|ajuste|limitar'],
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Porque a força do motor decide o que acontece quando o portão encontra alguém: regulada no mínimo que move a folha, ela faz parar e voltar; alta, prensa. Força demais também gasta engrenagem e braço e esconde uma folha pesada; de menos, o portão para no meio sem motivo. O ajuste fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Quando regular de novo',
    text: [
      'Depois de trocar mola, cabo, roldana ou placa, quando a folha ganhou chapa ou madeira, e em toda revisão. Prova-se com um bloco de madeira no caminho, e não com a mão.',
    ],
    points: [
      'Abrir e fechar têm ajustes separados.',
      'A fotocélula não substitui a força.',
      'Só anda no máximo: conserte a folha.',
    ],
    send: 'Mande um vídeo do portão andando e a foto da placa.',
  },
  {
    when: [
      why,
      'dois controles|mais de um controle|controle reserva|controle extra|segundo controle|varios controles',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['worth', 'program'],
    answer: [
      'Porque um controle só falha no pior dia: acaba a bateria, cai na água ou fica no outro carro, e sem ele a garagem só abre por dentro. Com dois gravados, um fica em uso e o outro guardado em casa, e o segundo ainda mostra se o defeito é do controle ou do portão. Gravar na central fica de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Como guardar o reserva',
    text: [
      'Longe do calor e da bolsa, com a bateria testada a cada poucos meses. Marque qual é de quem: perdido um, apaga-se só ele, onde a central permite.',
    ],
    points: [
      'Da mesma família da central.',
      'Código rolante não se copia de um para outro.',
      'O celular serve de terceiro meio.',
    ],
    send: 'Mande a foto do controle que você tem, frente e verso.',
  },
  {
    when: [why, 'motor ppa|a ppa|ppa', 'escolher|comprar|usar|instalar|trabalham|vendem'],
    unless: 'garen|rossi|peccinin|nice|esquenta|nao',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Porque PPA tem mais de {{brand.years}} de mercado, peça que se acha em loja do ramo e uma linha que vai do motor de casa ao de uso intenso; é a marca que vendemos e instalamos, e convém dizer isso. Em basculante o kit sai de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia. Se o seu motor é de outra marca e funciona, consertá-lo sai melhor que trocar.',
    ],
    heading: 'O que conta mais que a marca',
    text: [
      'O peso da folha com sobra, os ciclos por hora e a instalação. Um bom motor em folha torta dura menos que um simples em folha leve.',
    ],
    points: [
      'PADRÃO: {segundos padrão}.',
      'SPEEDY: {segundos speedy}.',
      'JETFLEX: {segundos jetflex}, em 220 V.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [why, 'contrapeso', 'precisa|ter|usar|tem|existe'],
    unless: 'caiu|quebrou|barulho',
    subject: 'contrapeso',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Porque no portão basculante é o contrapeso que carrega a folha: ligado a ela por cabo, ele desce enquanto ela sobe, e o motor só vence o atrito. Sem ele, ou com ele errado, um motor de casa teria de levantar a folha inteira, esquentaria e gastaria a engrenagem, e numa falta de luz ninguém a ergueria na mão. Mola faz o mesmo serviço em menos espaço.',
    ],
    heading: 'Como saber se o seu está certo',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e ninguém embaixo, a folha solta fica parada a meia altura. Subiu ou desceu sozinha: pare de usar e chame; o acerto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'De correr e de abrir não usam contrapeso.',
      'Revestiu a folha: refaça a conta.',
      'Cabo se troca aos pares.',
    ],
    send: 'Mande um vídeo da folha parada a meia altura, ou descendo.',
  },
  {
    when: [`${why}|por que usar|por que ter`, 'fechamento automatico|fechar sozinho'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'A vantagem do fechamento automático é que o portão nunca fica esquecido aberto: ele conta o tempo e fecha sem ninguém apertar, mesmo com a casa dormindo ou o carro já na rua. Em prédio também segura quem entraria atrás. O preço é a fotocélula, sem a qual ele fecharia sobre carro ou criança, e um tempo bem regulado, de quinze a trinta segundos em casa.',
    ],
    heading: 'Como se liga',
    text: [
      'Quase toda central tem a função. Programar fica de {{part.programming.from}} a {{part.programming.to}}, e o par de fotocélula instalado, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Para descarregar o carro, algumas placas pausam pela botoeira.',
      'Falta de luz com a folha aberta: só fecha quando volta.',
      'Cão e gato: segundo par, baixo.',
    ],
    send: 'Mande a foto da placa e diga se já há fotocélula.',
  },
  {
    when: [
      'quando usar|quando por|quando colocar|precisa de|quando instalar|por que usar',
      'duas fotocelulas|dois pares|mais de uma fotocelula|2 fotocelulas|dois pares de fotocelula|segunda fotocelula',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Use duas fotocélulas quando um feixe só deixa passar alguém: caminhonete ou carro alto, em que o feixe baixo cruza por baixo; cachorro, gato ou criança pequena, que o feixe alto não vê; portão de abrir, que varre um arco; entrada com rampa; e prédio, escola ou loja, com gente a pé. Numa garagem comum de casa, um par na altura do para-choque basta. Cada par instalado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Como os dois pares convivem',
    text: [
      'Inverta emissor e receptor de um deles, para um não ler o feixe do outro. Ligam-se em série na mesma entrada: qualquer um que veja algo para a folha.',
    ],
    points: [
      'Um a um palmo do piso, outro a meio metro.',
      'Em folha de abrir, um por dentro do arco.',
      'Prove cada par sozinho.',
    ],
    send: 'Mande uma foto do vão, com os dois lados, e diga que carro entra.',
  },
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
      signs,
      'controle*',
      'vai parar|no fim|morrendo|acabando|estragando|fraco|ruim|com defeito|problema|precisa trocar',
    ],
    unless: 'clon*|rolling|rolante|compativ*|frequencia',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O controle avisa que vai parar quando a luz acende fraca ou pisca, quando só abre de perto, quando pede dois ou três toques, quando o botão afundou ou precisa de força e quando falha depois de cair. Troque a bateria primeiro: a maioria desses sinais é dela. Se continuam com bateria nova, é o botão ou a placa do controle, e gravar outro fica de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Controle ou receptor',
    text: [
      'Se todos os controles da casa perderam alcance no mesmo dia, o defeito não é deles: é a antena ou o receptor na central, ou uma interferência nova perto.',
    ],
    points: [
      'Um só falha: o controle.',
      'Luz forte e portão parado: gravação ou família.',
      'Contato esverdeado: limpe com pano seco.',
    ],
    send: 'Mande a foto do controle aberto, com a bateria à vista.',
  },
  {
    when: [
      signs,
      'condominio*|predio*',
      'motor novo|trocar motor|trocar o motor|motor maior|motor mais forte|novo motor',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O portão do condomínio precisa de motor novo quando para por calor no pico e volta depois de meia hora, quando os consertos se repetem com a folha leve, quando ele abre cada ano mais devagar, quando a placa ou a engrenagem saiu de linha, quando as aberturas da hora cheia passam do que a ficha permite e quando já não para ao encostar mesmo regulado. Um conjunto de uso intenso instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Antes de decidir a troca',
    text: [
      'Peça que se solte o motor e se mova a folha: se ela pesa, roldana, cabo ou equilíbrio vêm antes. Leve à assembleia a contagem de aberturas e as notas do ano.',
    ],
    points: [
      'Para só no pico: ciclos de menos.',
      'Para a qualquer hora: defeito.',
      'Barulho novo: peça gasta, e não motor.',
    ],
    send: 'Mande a etiqueta do motor, o número de unidades e o que ele faz.',
  },
  {
    when: [
      signs,
      'motor*',
      'forcado|trabalhando forcado|forcando|esforco|sofrendo|sobrecarregado|trabalhando pesado',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'O motor está trabalhando forçado quando ronca mais grave, esquenta em poucas aberturas, abre mais devagar num sentido, faz a luz da garagem piscar na partida, treme a base ou para no meio e volta depois de esfriar. Quase sempre a culpa é da folha: solte-a na chave, com o disjuntor desligado e os cabos inteiros, e mova na mão; pesada, o conserto é nela. Fica entre {{repair.from}} e {{repair.to}}, conforme a peça.',
    ],
    heading: 'O que costuma pesar',
    text: [
      'No de correr, roldana e trilho; no basculante, contrapeso, mola e pivô; no de abrir, dobradiça caída. Se a folha está leve, mede-se o capacitor e a tensão na partida.',
    ],
    points: [
      'Não aumente a força para compensar.',
      'Chapa ou madeira nova: refaça o equilíbrio.',
      'Fio fino e longo: tensão baixa.',
    ],
    send: 'Mande um vídeo do portão andando, com som, e a etiqueta do motor.',
  },
  {
    when: [`${why}|por que fazer|por que`, 'preventiva|manutencao preventiva|revisao preventiva'],
    unless: 'condominio*|predio*|quanto|preco',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Sete motivos para a manutenção preventiva: o portão não para com o carro dentro, a peça barata se troca antes da cara, o motor dura mais, a força e a fotocélula são provadas, o cabo gasto aparece antes de romper, a garantia se discute com relatório e o gasto deixa de ser surpresa. A conta ajuda: um conserto vai de {{repair.from}} a {{repair.to}}, e um motor novo em casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quanto toma do seu tempo',
    text: [
      'Uma visita de {{maintenance.hours.from}} a {{maintenance.hours.to}}, uma vez por ano em casa e ao menos a cada {{maintenance.interval}} onde o uso é coletivo. O valor se diz antes, por foto.',
    ],
    points: [
      'Folha solta e movida na mão.',
      'Base e suportes reapertados.',
      'Capacitor e tensão medidos.',
      'Destravamento provado.',
    ],
    send: 'Diga quando foi a última e mande um vídeo do portão andando.',
  },
  {
    when: [why, 'codigo rolante|rolling code', 'trocar|mudar|passar|controle*'],
    unless: 'ou',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Três motivos para trocar o controle por um de código rolante: o sinal muda a cada toque, e quem o grava na rua não abre depois; ninguém copia o seu num quiosque; e o perdido se apaga sozinho, sem mexer nos outros. Não é preciso mudar o motor: um receptor avulso com controles novos resolve, e a gravação fica de {{part.programming.from}} a {{part.programming.to}}, fora os aparelhos.',
    ],
    heading: 'Como saber se o seu é fixo',
    text: [
      'Abra a tampa: chavinhas ou soldas em fila são código fixo. Depois da troca, desligue o receptor antigo, ou o clone continua abrindo.',
    ],
    points: [
      'Todos os controles da casa mudam juntos.',
      'Guarde um reserva gravado.',
      'A cópia de um rolante se faz na central.',
    ],
    send: 'Mande a foto do controle aberto e da placa.',
  },
];
