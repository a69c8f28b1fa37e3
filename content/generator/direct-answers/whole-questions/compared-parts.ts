/** Parts, controls and services that a title compares: which one for whom, with both sides said. */
import type { DirectAnswer } from '../../direct-answer.ts';

const compares =
  'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|comparativo|comparacao|o que muda';

export const comparedPartAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'eletroima|eletro ima|eletromagnetica|fechadura magnetica|ima|fechadura eletrica|fecho eletrico|fechadura',
      'trava eletrica|trava|fecho eletrico|fecho',
      'social|pedestre|pedestres|portaozinho|portao pequeno|entrada de pedestre',
      compares,
    ],
    unless: 'nao abre|nao fecha|consert*|parou',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No portão social prefira a fechadura: a eletromagnética, de ímã, não tem peça que gaste e aguenta dezenas de aberturas por dia, mas solta se faltar luz e por isso pede fonte com bateria; a elétrica comum, de lingueta, fica trancada sem energia e abre por dentro com a chave. A trava elétrica, de pino, foi feita para segurar a folha do motor, no portão da garagem. Ligar uma delas ao interfone ou à central fica a partir de {{repair.from}}, mais a peça.',
    ],
    heading: 'Qual para o seu portãozinho',
    text: [
      'Casa com poucas entradas: fechadura elétrica de lingueta, que não depende de bateria. Prédio ou clínica, com gente o dia todo: ímã, com nobreak e botão de saída.',
      'O ímã exige folha que feche encostando por inteiro. Portão torto ou que dilata ao sol perde força de retenção.',
    ],
    points: [
      'Chuva direta: corpo próprio para área externa.',
      'Mola de fechamento: sem ela nenhuma das duas tranca.',
      'Saída por dentro sempre possível, mesmo sem luz.',
      'Alumínio fino: chapa de reforço onde se parafusa.',
    ],
    send: 'Mande uma foto do portãozinho por dentro, com o batente, e diga quantas vezes por dia ele abre.',
  },
  {
    when: [
      'rolling code|rolling|codigo rolante|rolante|anticlonagem|codigo variavel|hopping',
      'codigo fixo|fixo|learning code|learn code|learning|comum|dip|chavinha*',
      compares,
    ],
    unless: 'nao abre|parou|preco',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'O mais seguro é o código rolante, ou rolling code: o controle manda um código novo a cada toque, e o que alguém gravou ontem não abre hoje. O código fixo repete sempre o mesmo, e por isso se copia em minutos, por você ou por quem não devia. Em portão que dá para a rua fique com o rolante; gravar os controles na central fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que se ganha e o que se perde',
    text: [
      'O fixo tem uma vantagem só, a cópia barata em qualquer balcão. No rolante cada controle é gravado na central, e em troca dá para apagar o que se perdeu.',
      'Para passar do fixo ao rolante nem sempre se troca a central: um receptor avulso na entrada de botoeira resolve, com controles novos.',
    ],
    points: [
      'Prédio: rolante, um número por unidade.',
      'Casa nova ou inquilino que saiu: rolante, memória apagada.',
      'Portão interno, sem rua: o fixo ainda serve.',
      'Rolante é da família da central: confira antes de comprar.',
    ],
    send: 'Mande fotos do controle aberto e da central: dizemos que código é o seu e o que falta para o rolante.',
  },
  {
    when: [
      'celular|aplicativo|app|wifi',
      'controle*|controle remoto',
      'ou|qual|melhor|versus|vs|diferenca',
      'pratico|melhor|vale|compensa|diferenca|rapido|usar|escolher',
    ],
    unless: 'seguro|tag|condominio*|predio*|nao abre|parou|program*|preco|quanto custa',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No dia a dia o controle é mais prático: um toque, sem desbloquear tela, sem internet e sem depender da bateria do telefone. O celular ganha quando você está longe, quer abrir para uma entrega, dar acesso a alguém por um tempo ou saber se o portão ficou aberto. O melhor é ter os dois: o módulo Wi-Fi soma-se à central, a ligação parte de {{repair.from}}, e os controles continuam valendo.',
    ],
    heading: 'Onde cada um falha',
    text: [
      'O celular falha sem Wi-Fi na garagem, sem luz em casa e quando o aplicativo do fabricante sai do ar. O controle falha com bateria velha e pode se perder.',
      'Em segurança, o aplicativo permite cancelar um acesso na hora; o controle perdido só deixa de abrir quando se apaga da memória.',
    ],
    points: [
      'Idoso ou criança: controle ou botoeira.',
      'Casa de temporada: celular.',
      'Moto: controle pequeno no painel.',
      'Sinal fraco na garagem: repetidor antes do módulo.',
    ],
    send: 'Mande a foto da central e diga se o Wi-Fi chega à garagem: dizemos que módulo serve.',
  },
  {
    when: ['cabo de aco|cabo', 'corrente', 'ou|diferenca|qual|melhor|versus|vs|usar'],
    unless: 'motor|fuso|eletrica|moto|cachorro|alternada',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No basculante use o que o portão já tem, porque a polia é feita para um dos dois. O cabo de aço é o comum nas casas: corre em silêncio, dobra em polia pequena e avisa com fios soltos antes de romper. A corrente aguenta mais peso e não desfia, mas faz barulho, pede graxa, enferruja e trabalha em roda dentada. Trocar o par de cabos fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Trocar um pelo outro vale a pena?',
    text: [
      'Quase nunca: muda a polia, o esticador e a fixação no contrapeso, e o ganho é pequeno. Se o cabo vive arrebentando, a causa é polia gasta ou folha sem equilíbrio, e a corrente sofreria do mesmo mal.',
      'A medida do cabo novo é a do antigo, em espessura e comprimento, com presilha própria e não nó.',
    ],
    points: [
      'Casa à beira-mar: cabo inoxidável, trocado mais cedo.',
      'Folha muito pesada: o conjunto de corrente do fabricante.',
      'Os dois se trocam em par.',
      'Fio partido ou elo aberto: portão parado até a troca.',
    ],
    send: 'Mande fotos do alto da coluna, da polia e da ponta presa à folha.',
  },
  {
    when: ['rolamento*', 'bucha|buchas', 'ou|qual|melhor|diferenca|vai em'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Na roldana do portão de correr com motor vai rolamento: ele carrega o peso girando em esferas, anda leve e não pede graxa se for blindado. A bucha, de bronze ou nylon, é um anel em que o eixo gira por atrito; serve em folha leve, movida na mão, e gasta depressa quando o motor abre muitas vezes. Trocar o par por roldanas com rolamento fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Simples, duplo ou bucha',
    text: [
      'Folha de casa em trilho reto fica bem com um rolamento por roda. Folha pesada, larga ou de prédio pede dois, porque a roda trabalha também de lado.',
      'Bucha gasta se conhece pela roda que balança no eixo. Rolamento no fim ronca e depois trava.',
    ],
    points: [
      'Diâmetro e canal iguais aos da roda que sai.',
      'Rolamento blindado dos dois lados, por causa da areia.',
      'As duas rodas trocadas no mesmo dia.',
    ],
    send: 'Mande uma foto da roldana de lado e a medida do diâmetro.',
  },
  {
    when: [
      'autonomo|particular|tecnico|profissional liberal|conhecido|indicado de um vizinho',
      'empresa|empresas|loja|assistencia autorizada|autorizada',
      'ou|qual|melhor|versus|vs',
      'chamar|contratar|consert*|compensa|melhor|escolher|vale|arrumar|instalar|manutencao',
    ],
    unless: 'de uma empresa para outra|condominio*|predio*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Um autônomo bom resolve um conserto simples, e às vezes vem mais depressa; a empresa compensa quando há peça cara, garantia a cobrar e alguém que precisa voltar. O que decide não é o tamanho, e sim quatro coisas por escrito: valor antes, peça mostrada, nota e prazo de garantia. Conosco o conserto fica de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} no serviço e {{parts.warranty}} na peça, e a visita não tem taxa na área atendida.',
    ],
    heading: 'Perguntas que valem para os dois',
    text: [
      'Pergunte o que acontece se o defeito voltar em um mês, e quem atende. Quem responde na hora, com um prazo, costuma cumprir.',
      'Desconfie de quem condena o motor por telefone, sem medir, e de quem pede tudo adiantado.',
    ],
    points: [
      'Placa ou motor novo: exija nota.',
      'Peça trocada: peça para ver a velha.',
      'Regulagem de força e fotocélula testadas na sua frente.',
      'Endereço e documento no orçamento.',
    ],
    send: 'Mande um vídeo do defeito e a etiqueta do motor: o valor vem por mensagem, e você compara.',
  },
  {
    when: ['preventiva|preventivo', 'corretiva|corretivo|conserto|reparo'],
    unless: 'contrato|condominio*|quanto custa|preco|empresa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['what', 'care'],
    answer: [
      'A manutenção preventiva é a visita marcada, com o portão funcionando: aperta, regula, lubrifica e troca o que está gasto antes de parar. A corretiva é o conserto depois do defeito, de {{repair.from}} a {{repair.to}}, com o portão já parado. Em casa basta uma preventiva por ano, e em prédio e comércio uma a cada {{maintenance.interval}}; quanto mais ela se faz, menos corretiva aparece.',
    ],
    heading: 'O que cada uma evita ou resolve',
    text: [
      'A preventiva leva de {{maintenance.hours.from}} a {{maintenance.hours.to}} e se marca no horário que serve. A corretiva vem quando dá, com o carro preso e a peça por achar.',
      'Há coisas que a preventiva não evita: raio, batida e peça que falha sem aviso. Por isso as duas existem.',
    ],
    points: [
      'Cabo com fio solto: preventiva, antes da queda.',
      'Placa queimada por surto: corretiva.',
      'Roldana que ronca: preventiva.',
      'Portão fora do trilho: corretiva, e urgente.',
    ],
  },
  {
    when: [
      'fotocelula*|foto celula*',
      'antiesmagamento|anti esmagamento|borda sensivel|sensor de obstaculo|embreagem',
      compares,
    ],
    unless: 'nao fecha|parou',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'A diferença é o momento: a fotocélula age antes do toque, porque vê o feixe cortado e manda a folha parar ou reabrir; o antiesmagamento age depois, quando a central sente a folha encostar e alivia ou inverte. Um não substitui o outro: a fotocélula não vê o que está fora da linha dela, e o antiesmagamento já encostou. O par de fotocélulas instalado fica de {{part.photocell.from}} a {{part.photocell.to}}; acertar a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como os dois trabalham juntos',
    text: [
      'A fotocélula vai em par, um olho em cada batente, na altura do joelho. O antiesmagamento está na placa, nos motores de inversor ou de embreagem eletrônica, e se ajusta pela força.',
      'Portão que fecha sozinho pede os dois. Portão pesado de prédio pode pedir ainda a borda sensível, uma borracha com contato na frente da folha.',
    ],
    points: [
      'Carro alto: um segundo par de fotocélulas.',
      'Criança e bicho: feixe baixo e força no mínimo.',
      'Motor antigo sem embreagem: a fotocélula é a única proteção.',
    ],
    send: 'Mande fotos dos dois lados do vão e da etiqueta do motor: dizemos o que a sua placa aceita.',
  },
];
