/** Answers to titles about repairs and visits: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { gateOrMotor } from '../../words/title-groups.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'como saber|como escolher|como ver|como sei',
      'tecnico|empresa|instalador|profissional',
      'confiavel|confianca|serio|bom|boa|de confianca|golpe',
    ],
    unless: 'voces',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Um técnico confiável diz o valor antes de abrir a caixa, mede e mostra a peça ruim, deixa a peça velha com você e escreve o prazo de garantia no recibo. Desconfie de quem condena o motor sem medir, pede tudo adiantado ou não diz nome e endereço da empresa.',
    ],
    heading: 'Perguntas que se fazem por mensagem',
    text: [
      'Pergunte se a visita é cobrada, quanto dura a garantia do serviço e da peça, e quem responde se o defeito volta. Conosco a visita não tem taxa, o serviço tem {{repair.warranty}} de garantia e a peça trocada, {{parts.warranty}}.',
    ],
  },
  {
    when: [
      'melhor|melhores|mais recomendad*|recomend*|indicacao|indica|indicam|top|bem avaliad*|confianca|de confianca|confiavel|confiaveis|bom|boa',
      'tecnico|tecnicos|empresa|empresas|assistencia tecnica|instalador|instaladores|profissional|quem conserta',
      'portao|portoes|garagem',
    ],
    unless:
      'melhor motor|motor bom|bom motor|marca|kit|serralheiro|eletricista|voces|engan*|golpe|honest*|preco|seguranca|condominio*|ou|dia|hora|voltar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose', 'signs'],
    description:
      'O melhor técnico de portão diz o preço antes, conserta antes de propor a troca, mostra a peça velha e dá garantia por escrito.',
    answer: [
      'O melhor técnico de portão é o que diz o preço antes de abrir o motor, conserta antes de propor a troca, mostra a peça velha e deixa a garantia por escrito; ranking oficial não existe. É por essa régua que pedimos para ser julgados: trabalhamos com portão desde {{since}}, sem taxa de visita, com conserto de {{repair.from}} a {{repair.to}} e {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Como comparar duas empresas de portão',
    text: [
      'Mande a mesma mensagem às duas, com o vídeo e a etiqueta do motor, e compare as respostas: quem pergunta o peso da folha e dá uma faixa de preço sabe o que faz. Nas avaliações, leia as que falam da volta, quando a peça falhou.',
    ],
    points: [
      'Nome completo, endereço e recibo com a data.',
      'Preço da peça e da mão de obra em linhas separadas.',
      'Prazo da garantia no papel, e quem volta se falhar.',
    ],
    send: 'Mande o vídeo do portão, a etiqueta do motor e o bairro: respondemos com a faixa de preço.',
  },
  {
    when: [
      'atendem|atende|voces|vendem|vende|trabalham|vao|viajam|atendimento|fazem|instalam|mandam|enviam|entregam',
      'atendem fora|atende fora|atendem em fora|atende em fora|em fora de|voces atendem fora|trabalham fora|vao fora|entregam fora|vendem fora|instalam fora|fora de sp|fora de sao paulo|fora da capital|fora de grande sao paulo|fora de capital|litoral|baixada|interior|outro estado|outros estados|outra cidade|outras cidades|brasil|brasil inteiro|todo o brasil|praia',
    ],
    unless: 'frete|correio*|prazo|quanto tempo|horario|expediente|de hora',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['buy'],
    answer: [
      'Não: trabalhamos em São Paulo, Guarulhos, Osasco, o ABC e o resto da Grande São Paulo, e fora disso não temos equipe para instalar nem para voltar se algo falhar. No litoral, no interior e em outro estado, procure um técnico da região; a foto da etiqueta e um vídeo do portão servem para pedir o orçamento a ele.',
    ],
    heading: 'O que perguntar a um técnico da sua cidade',
    text: [
      'Peça o preço da peça e da mão de obra em linhas separadas, a garantia por escrito e o nome de quem volta se falhar. Um motor comprado longe, sem quem o instale e responda por ele, sai caro na primeira visita.',
    ],
    points: [
      'Perto do mar: caixa vedada, parafuso inox e lavagem da maresia.',
      'Dentro da Grande São Paulo a visita não tem taxa.',
      'Na dúvida sobre o bairro, pergunte pelo WhatsApp.',
    ],
  },
  {
    when: [
      'diferenca|diferencas|ou|e|x|versus|vs|comparativo|comparacao|qual',
      'visita|visita tecnica',
      'orcamento',
    ],
    unless: 'gratis|cobra*|taxa|pagar|preco',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'O orçamento é o preço, por escrito ou na conversa, e já pode sair por foto; a visita é a ida do técnico até o portão, que confirma esse preço e, se você aceita, já faz o serviço. Conosco nenhum dos dois tem taxa em São Paulo e na Grande São Paulo, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando basta a foto e quando é preciso ir',
    text: [
      'Kit de basculante, controle e troca de peça conhecida se orçam por foto. Folha que pesa, fio que some na parede e defeito que vem e vai só se acham no lugar.',
    ],
    points: [
      'Preço dito antes de abrir o motor.',
      'Não aceitou: nada se paga.',
      'Domingo, feriado e noite: valor combinado antes da saída.',
    ],
  },
  {
    when: [
      'perguntas|o que perguntar|perguntar',
      'instalador de portao|instalador de motor|instalador|tecnico|empresa|orcamento|serralheiro|contratar',
      gateOrMotor,
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Ao instalador de portão, pergunte seis coisas: o que está no preço e o que se paga à parte, que peso máximo o motor leva, se a folha será equilibrada antes, onde vai a fotocélula, que garantia vem por escrito e quem volta se der defeito. Quem é do ramo responde sem consultar ninguém, pede foto e medidas e entrega nota.',
    ],
    heading: 'As respostas que deve ouvir',
    text: [
      'Peso com sobra de um quinto, circuito próprio com terra, força provada com obstáculo e a chave do destravamento na sua mão. Desconfie de preço fechado sem ver a folha.',
      'A nossa: em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, com {{kit.warranty}} de garantia e visita sem taxa na área atendida.',
    ],
    points: [
      'Quanto tempo leva e o que precisa estar pronto?',
      'Os controles antigos servem?',
      'Quem faz a parte elétrica?',
      'Se parar no fim de semana, quem atende?',
    ],
    send: 'Faça essas perguntas a nós, com uma foto do portão por dentro e as medidas.',
  },
  {
    when: [
      'erros|erro comum|erros comuns|o que nao fazer|o que evitar|nao faca',
      'contrat*',
      'instalador|tecnico|empresa|portao*|motor*|manuten*',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Os erros na hora de contratar um instalador de portão são fechar pelo menor preço sem saber o que está incluído, aceitar valor sem que ninguém tenha visto a folha, não pedir nota nem garantia escrita, pagar tudo antes e deixar para depois a fotocélula e o aterramento. Compare orçamentos com a mesma lista e pergunte quem volta se der defeito.',
    ],
    description:
      'Erros ao contratar um instalador de portão: fechar pelo menor preço sem ver o que inclui, não pedir garantia escrita e deixar a fotocélula para depois.',
    heading: 'O que um bom orçamento traz',
    text: [
      'Modelo e peso máximo do motor, o que vem na caixa, o que se faz na folha, prazo, garantia e forma de pagamento. Conosco a visita não tem taxa na área atendida, e o valor vem antes do serviço.',
    ],
    points: [
      'Endereço e telefone que atendem.',
      'Prova da força e da fotocélula na sua frente.',
      'Peça trocada devolvida a você.',
    ],
    send: 'Mande os orçamentos que recebeu, sem os nomes, e uma foto do portão: dizemos o que falta neles.',
  },
  {
    when: [
      'autonomo|particular|tecnico|profissional liberal|conhecido|indicado de um vizinho',
      'empresa|empresas|loja|assistencia autorizada|autorizada',
      'ou|qual|melhor|versus|vs',
      'chamar|contratar|consert*|compensa|melhor|escolher|vale|arrumar|instalar|manutencao|autonomo|particular',
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
    when: [
      'pergunta|perguntas|o que perguntar|o que exigir|o que observar|cuidados ao|como escolher|escolher|dicas para escolher|como contratar|antes de contratar|contratar',
      'empresa|instalador|tecnico|instalacao|profissional|contratar|prestador',
      'portao*|motor*',
    ],
    unless:
      'predio|condominio*|garantia dura|vale a pena|quanto custa|preco|motor para empresa|por que|ou|autonomo|automatizador para',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Antes de contratar, pergunte o que está no preço, que garantia vem por escrito, quem volta se der defeito e se a folha será conferida antes do motor. Boa empresa pede foto e medidas, diz o valor por escrito, regula a força e a parada na sua frente e entrega nota. Conosco o kit de basculante instalado fica de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia e visita sem taxa na área atendida.',
    ],
    heading: 'Perguntas que mostram quem é do ramo',
    text: [
      'Quem responde qual é o peso máximo do motor, onde vai a fotocélula e como o portão abre na falta de luz já fez isso muitas vezes. Quem só fala em preço ainda não olhou o seu portão.',
      'Peça também o prazo: uma instalação em portão pronto leva de {{install.hours.from}} a {{install.hours.to}}, e obra de base ou de energia se combina antes.',
    ],
    points: [
      'O que vem na caixa e o que se paga à parte?',
      'A garantia cobre motor, instalação e central?',
      'Quem conserta depois, e em quanto tempo responde?',
      'A fotocélula está incluída?',
      'Há nota fiscal e endereço?',
      'Se a folha estiver ruim, vocês avisam antes?',
      'O disjuntor e a terra ficam com quem?',
      'Em quantas vezes se paga?',
    ],
    send: 'Faça essas perguntas a nós: mande uma foto do portão por dentro e as medidas da folha, e respondemos com o valor.',
  },
  {
    when: [
      'troca|trocar|trocam|instalar|instalam|instalacao|conserta|consertam|conserto|soldar|solda|visita|tecnico|servico|fazem',
      'dia de chuva|em dia de chuva|dias de chuva|chovendo|na chuva|embaixo de chuva|debaixo de chuva|mesmo com chuva',
    ],
    unless:
      'nao abre|nao fecha|nao funciona|parou|falha*|queim*|molhou|quebr*|trava*|raspa*|incha*|choque|toda vez|so em',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['install', 'repair'],
    answer: [
      'Em dia de chuva o serviço se faz se o motor e a central ficam sob cobertura; a céu aberto, placa, solda e emenda de fio esperam a chuva passar, porque água na caixa queima o que acabou de ser posto. Confirme por mensagem na manhã do dia; a visita não tem taxa.',
    ],
    heading: 'O que a chuva impede e o que não',
    text: [
      'Trocar motor dentro da garagem, gravar controle e regular a força não dependem do tempo. Base de concreto, solda na folha e cabo na calçada pedem chão seco.',
      'Se o portão ficou aberto, a folha se fecha e se prende na mão no mesmo dia, e a parte elétrica fica para quando secar. Conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Foto do lugar do motor, com a cobertura que há.',
      'Disjuntor desligado e tampa fechada até a visita.',
      'Passagem seca até o quadro de luz.',
    ],
    send: 'Mande pelo WhatsApp a foto do motor e de onde ele fica, o bairro e o que vai ser feito: dizemos se a chuva atrapalha.',
  },
  {
    when: [
      'honesto|confiavel|de confianca|confianca|bom tecnico|indicacao|indicar|boa empresa|tecnico bom|serio|nao enrol*|golpe|enganar|enganado',
      'tecnico|conserto|empresa|assistencia|instalador|portao|orcamento',
    ],
    unless: 'motor bom|marca|e bom',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Técnico de confiança diz o valor antes, por escrito, mede antes de condenar a peça, mostra o que trocou e dá garantia com nota. Conosco a visita não tem taxa na área atendida, o conserto vai de {{repair.from}} a {{repair.to}}, o serviço tem {{repair.warranty}} de garantia e a peça, {{parts.warranty}}; se você não aprovar, não paga nada.',
    ],
    heading: 'Perguntas que separam o bom técnico do apressado',
    text: [
      'Pergunte o que foi medido, e não só qual peça é. Placa condenada sem medir o motor é o engano mais caro: a nova queima pela mesma causa.',
      'Peça que a peça velha fique com você e que a última prova seja na sua frente: três aberturas, fotocélula e força.',
    ],
    points: [
      'Preço por telefone sem foto nem modelo: muda na garagem.',
      'Troca de motor oferecida antes de alguém soltar e mover a folha: desconfie.',
      'Fotocélula anulada para o portão fechar: não aceite.',
      'Garantia só de boca: peça na nota.',
    ],
    further:
      'O que acontece em cada etapa está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e o bairro: a faixa de preço volta por escrito.',
  },
  {
    when: [
      'domingo|domingos|feriado|feriados|em domingo|em feriado|natal|ano novo',
      'instala|instalam|instalar|instalacao|montar|colocar motor|por motor|trocar o motor|troca de motor',
    ],
    unless:
      'sabado*|parou|travou|quebrou|nao abre|nao fecha|conserto|consertar|manutencao|preco|quanto|camera|luz',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install'],
    answer: [
      'Instalação de motor se marca dentro do expediente, de {horário}. Em domingo e feriado só existe a assistência 24 horas, que depende de haver técnico livre e atende primeiro quem ficou com o portão travado: pergunte na conversa, e a resposta diz se alguém vai e por quanto. A montagem leva de {horas de instalação}; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    description:
      'Instalação de motor se marca dentro do expediente, até sábado às {{open.saturday.to}}; domingo e feriado dependem de haver técnico livre na assistência 24 horas.',
    heading: 'Que dia serve para a montagem',
    text: [
      'Quem trabalha a semana toda costuma escolher o sábado cedo. Em feriado de dia útil a loja de peças e o material elétrico ficam fechados, e um suporte que falta para o serviço até o dia seguinte.',
    ],
    points: [
      'Fotos e medidas na véspera: o técnico sai com o que a folha pede.',
      'O ponto de energia que falta fica com o eletricista, na véspera.',
      'Um adulto em casa para abrir a garagem e aprender a destravar.',
    ],
    send: 'Diga pelo WhatsApp o dia que serve para você, o bairro e mande uma foto do portão por dentro.',
  },
  {
    when: ['sabado|sabados|fim de semana|final de semana', 'instal*|montar|colocar'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Sim, aos sábados atendemos das {{open.saturday.from}} às {{open.saturday.to}}, instalação e conserto, com data e hora combinadas pela agenda. Instalar leva de {horas de instalação}, por isso marque cedo; fora desse horário a assistência depende de haver técnico disponível, e respondemos na conversa se alguém vai.',
    ],
    heading: 'Marcar o serviço de portão para o sábado',
    text: [
      'O sábado enche primeiro. Escreva até o meio da semana, com foto do portão e da etiqueta do motor, para a peça certa já ir no carro.',
      'O valor não muda por ser sábado no expediente: conserto entre {{repair.from}} e {{repair.to}}, kit para basculante de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Alguém maior de idade em casa durante o serviço.',
      'Carros fora da garagem antes da hora.',
      'Condomínio: veja se o regimento permite obra no sábado.',
    ],
  },
  {
    when: [
      'preciso ficar|precisa ficar|tenho que ficar|alguem em casa|precisa ter alguem|acompanhar|estar em casa|preciso estar|precisa estar|tenho que estar|nao posso ficar em casa|ficar em casa|deixar a chave com',
      'instalacao|instalar|conserto|visita|tecnico|consert*|manutencao|reparo|arrumar',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Precisa haver um adulto que abra a casa, mostre o quadro de luz e, no fim, veja o portão funcionar; não é preciso ficar ao lado o tempo todo. A instalação leva de {horas de instalação} e o conserto comum de {horas de reparo}.',
    ],
    heading: 'O que deixar pronto para o técnico',
    text: [
      'Carro fora da garagem, passagem livre dos dois lados da folha, disjuntor identificado e todos os controles à mão para gravar. A energia fica desligada no portão, e não na casa inteira.',
      'Quem recebe precisa poder aprovar o valor, que é dito antes: conserto entre {{repair.from}} e {{repair.to}}, kit em basculante de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Animal preso em outro cômodo.',
      'No fim, prove controle, botoeira, fotocélula e a chave de destravar.',
      'Peça o recibo com garantia escrita.',
    ],
  },
  {
    when: [
      'quais marcas|que marcas|qual marca voces|qual a marca de voces|qualquer marca|todas as marcas|outras marcas|quais as marcas|de que marca|que marca voces|com qual marca|marcas atend*|marcas conserta*|multimarca*|multimarcas',
    ],
    unless:
      'melhor|melhores|mais barat*|dura mais|durav*|confiavel|universal|controle|boa|boas|pior|famos*|vendid*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Consertamos motor de qualquer marca que já esteja instalado, como PPA, Garen, Peccinin, Nice, Linear e Rossi, quando a peça se acha. Motor novo, vendemos e instalamos PPA.',
    ],
    heading: 'O que muda de uma marca para outra',
    text: [
      'Capacitor, rolamento e fim de curso se resolvem pelas medidas, seja qual for o nome na tampa. Placa, engrenagem e controle dependem do código da etiqueta, e por isso pedimos a foto antes da visita.',
      'Conserto de qualquer delas fica entre {{repair.from}} e {{repair.to}}. Se a peça saiu de linha, comparamos com um motor novo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
    ],
    points: [
      'Marca conhecida: a peça mais provável já vai no carro.',
      'Marca rara ou importada: a etiqueta decide antes da visita.',
      'Motor na garantia da fábrica: procure antes a rede dela.',
    ],
    further: 'Os modelos novos estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'loja de peca*|loja de pecas|pecas de portao|peca de portao|pecas para portao|peca para portao|pecas de reposicao|peca avulsa|pecas avulsas|pecas motor|pecas de motor|peca de motor|pecas para motor',
    ],
    unless: 'garen|peccinin|rossi|nice|intelbras|agl|rcg|preco|quanto',
    subject: 'assistencia-tecnica',
    aspects: ['buy'],
    answer: [
      'Peça de portão nós levamos e instalamos no conserto, com o valor dito antes: capacitor, roldana, cabo, engrenagem, placa, fotocélula e controle, de {{repair.from}} a {{repair.to}} com a mão de obra. Para saber se a sua se acha, mande pelo WhatsApp a foto da etiqueta do motor e da peça.',
    ],
    heading: 'Como pedir a peça certa de primeira',
    text: [
      'Motor da mesma marca muda de engrenagem e de placa entre modelos, e comprar pelo nome da tampa é o erro comum. Peça trocada por nós tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
      'O kit de motor completo, instalado em basculante, começa em {{kit.padrao}}.',
    ],
    points: [
      'Etiqueta da carcaça, com modelo, tensão e potência.',
      'A peça velha fotografada ao lado de uma régua.',
      'O tipo de portão: sobe, corre ou abre para o lado.',
    ],
  },
  {
    when: [
      'chamar tecnico|chamar um tecnico|chamar o tecnico|chamar alguem|pagar tecnico|contratar tecnico|contratar um tecnico|tecnico|profissional',
      'fazer eu mesmo|eu mesmo|eu mesma|fazer sozinho|por conta propria|faca voce mesmo|arrumar sozinho|em casa mesmo',
      'ou|vale|quando|melhor|compensa|x',
    ],
    winsTies: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Faça você o que fica por fora e sem carga: pilha do controle, limpeza do trilho e das lentes, graxa, disjuntor religado uma vez e destravar com a folha equilibrada. Chame o técnico para tudo o que tem tampa, mola, cabo ou contrapeso, porque ali há rede elétrica e peso suspenso. A visita não tem taxa na área atendida, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que sai caro fazer sozinho',
    text: [
      'Capacitor de valor errado queima a bobina; força aumentada na placa gasta a engrenagem e deixa o portão perigoso; fio trocado leva a central, de {{part.board.from}} a {{part.board.to}}. A economia da mão de obra some na primeira dessas.',
      'Se já mexeu, conte ao técnico o que fez: poupa meia hora de procura.',
    ],
    points: [
      'Sozinho: limpar, lubrificar, trocar pilha, religar o disjuntor.',
      'Sozinho, lendo o manual: gravar controle em central de botão externo.',
      'Técnico: placa, capacitor, engrenagem, fim de curso, fotocélula.',
      'Sempre técnico: mola, cabo, contrapeso e folha fora do trilho.',
    ],
    send: 'Mande um vídeo do que o portão faz e a etiqueta do motor: dizemos se dá para resolver por mensagem.',
  },
];
