/** Answers to titles about automatic gates: rules and duties. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const generalRuleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'arromb*|roub*|furt*|levaram|invadi*|vandal*|ladrao',
      'seguro cobre|seguro paga|seguro|seguradora|seguro residencial',
      'portao|motor|garagem',
    ],
    unless: 'mais seguro|e seguro|fica seguro|celular',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Cobre, se a apólice tem a cláusula de roubo ou furto qualificado, que em geral paga também o dano que o arrombamento fez no portão e no motor; o seguro só de incêndio não paga. Faça o boletim de ocorrência, fotografe antes de mexer e avise a seguradora antes de mandar consertar. Nós escrevemos o orçamento que ela pede: o conserto vai de {{repair.from}} a {{repair.to}}, e a folha torta é do serralheiro.',
    ],
    heading: 'O que guardar para o seguro',
    text: [
      'Enquanto a resposta não vem, feche com corrente e cadeado e deixe o disjuntor do portão desligado, porque folha torta não se aciona. Apague da central os controles que possam ter sido levados.',
    ],
    points: [
      'Boletim de ocorrência com a data e o que foi forçado.',
      'Fotos da folha, da trava e do motor, de perto e de longe.',
      'Peça danificada guardada até o perito ver.',
      'Dois orçamentos, do portão e da folha.',
    ],
    send: 'Mande as fotos e a etiqueta do motor: o orçamento vai por escrito.',
  },
  {
    when: [
      'dono de imovel|dono de casa|dono da casa|proprietari*|locador*|imobiliaria|senhorio|dona da casa',
      'obrigad* a consertar|obrigad* a trocar|obrigad* a arrumar|obrigad* a pagar|obrigad*|tem que|deve|precisa|obrigacao|tem obrigacao',
      'consert*|arrum*|troc*|pagar|manter|manutencao',
    ],
    unless: 'condominio|predio|controle*|quem paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'É obrigação do dono do imóvel, com ou sem imobiliária no meio, quando o portão parou pelo tempo ou pelo uso normal: a Lei do Inquilinato manda manter o imóvel em condição de uso, e motor, placa, cabo e engrenagem gastos são dele. O que o inquilino estragou, como batida e mau uso, e a pilha do controle ficam com quem mora.',
    ],
    heading: 'Como pedir o conserto',
    text: [
      'Avise por escrito, com vídeo e data, e junte um orçamento em que cada peça venha com a causa. Um conserto fica entre {{repair.from}} e {{repair.to}}; mandar fazer e descontar do aluguel só com a concordância escrita do dono.',
    ],
    points: [
      'O contrato e a vistoria de entrada decidem a dúvida.',
      'Portão entregue já quebrado: vale a mensagem da primeira semana.',
      'Aberto para a rua ou com a folha pendendo: isole, desligue e avise no mesmo dia.',
    ],
    send: 'Mande o vídeo e a foto da etiqueta: o orçamento vai por escrito, para repassar ao proprietário.',
  },
  {
    when: [
      'bombeiro*|policia|samu|resgate',
      'pode|podem|arromb*|quebrar|derrubar|forcar|entrar',
      'portao|portoes|garagem',
    ],
    unless: 'ladrao|multa|avcb|vistoria|exige|norma|alvara|projeto',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode, quando há perigo: em incêndio, desastre ou para socorrer alguém, a Constituição deixa entrar sem autorização, e o portão pode ser forçado se não há outro jeito rápido. Fora disso, precisa do seu consentimento ou de ordem da Justiça. Se há tempo, ajude: desligue o disjuntor e solte o motor na chave, que o portão abre na mão sem estrago.',
    ],
    heading: 'Depois que o portão foi forçado',
    text: [
      'Não religue o motor antes de olhar a folha: fotografe, peça o registro da ocorrência e deixe o disjuntor desligado. Cremalheira, braço, trava e destravamento são o que costuma ceder.',
      'O seguro da casa pode cobrir o conserto, que vai de {{repair.from}} a {{repair.to}} na parte do motor; folha amassada é do serralheiro.',
    ],
    points: [
      'Emergência: 193, e diga se há alguém preso.',
      'Chave de destravamento conhecida por todos da casa.',
      'Em prédio, chave e instrução com a portaria.',
    ],
    send: 'Mande as fotos da folha e do motor, com a tampa fechada.',
  },
  {
    when: ['iptu|imposto predial', 'portao|garagem|motor|automatizar|automatico|eletronico'],
    unless: 'nota fiscal|mei|icms',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Portão novo ou motor no portão não muda o IPTU: o imposto se calcula pelo valor do terreno e da área construída, e nenhum dos dois cresce com isso. O que pode mudar é cobrir a garagem ou ampliar a casa. Quem confirma o seu caso é a prefeitura da cidade.',
    ],
    heading: 'O que a prefeitura olha no portão',
    text: [
      'Ela não olha o motor, e sim a calçada: folha que avança sobre o passeio ao abrir, guia rebaixada e muro novo. Em imóvel tombado, o órgão de patrimônio decide a fachada.',
    ],
    points: [
      'Motor em portão que já existe: em regra, sem alvará.',
      'Guia rebaixada: pedido à subprefeitura ou à prefeitura.',
      'Portão novo em condomínio fechado: administração.',
    ],
    send: 'Para o motor, mande as fotos do portão e as medidas.',
  },
  {
    when: [
      'inquilin*|locatari*',
      'quebrou|estragou|danificou|amassou|entortou|queimou|bateu',
      'portao|motor|controle|placa',
    ],
    unless: 'ja estava|quando entrei|ficou com|saiu|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'O que o inquilino quebrou, por batida, mau uso ou descuido, é ele quem conserta: o artigo 23 da Lei do Inquilinato o faz reparar na hora o dano que causou, ele ou quem mora e visita. O que parou pelo tempo é do dono. Quem decide na dúvida é a causa escrita no orçamento, comparada com a vistoria de entrada.',
    ],
    heading: 'Como cobrar com prova',
    text: [
      'Peça fotos e um diagnóstico por escrito antes de consertar, com a causa de cada peça. Um conserto fica entre {{repair.from}} e {{repair.to}}; se o contrato acabou, o valor sai da garantia do aluguel.',
    ],
    points: [
      'Folha torta e coluna arrancada: batida.',
      'Engrenagem, capacitor e cabo gastos: tempo de uso.',
      'Casa aberta para a rua: conserte já e discuta depois.',
    ],
    send: 'Mande as fotos do estrago e da etiqueta: o orçamento sai com a causa.',
  },
  {
    when: [
      'aluguei|alugamos|alugad*|aluguel|inquilin*|locador|locatari*|casa de aluguel|imovel de aluguel|apartamento alugado',
      'quebrad*|quebrou|estragou|estragad*|nao funciona|parou|parado|com defeito|nao abre|nao fecha|exigir|quem conserta|quem arruma|consertar|conserto|queimou|queimad*',
      'portao|motor|garagem',
    ],
    unless: 'quem paga|paga|quanto custa|preco|controle*|levar|instalar|desconta*|cadastr*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em casa alugada, portão que já estava quebrado quando você entrou é conserto do proprietário: a Lei do Inquilinato o obriga a entregar e manter o imóvel em condição de uso, e o inquilino responde pelo que ele mesmo estraga. Avise a imobiliária por escrito, com foto e data, antes de mandar fazer.',
    ],
    heading: 'O que escrever, e o que fazer até a resposta',
    text: [
      'Diga se o defeito está na vistoria de entrada; se não está, a mensagem da primeira semana vale como prova. Junte um orçamento com a peça e a mão de obra em linhas: um conserto fica entre {{repair.from}} e {{repair.to}}, e o desconto no aluguel só se faz com a concordância escrita do dono.',
      'Portão aberto para a rua ou folha que pende não espera: desligue o disjuntor, isole o vão e avise no mesmo dia que vai chamar alguém.',
    ],
    points: [
      'Vídeo do defeito, com a etiqueta do motor.',
      'Pilha de controle e mau uso são de quem mora.',
      'Motor, placa, cabo e estrutura são do imóvel.',
      'Recibo em nome de quem pagar.',
    ],
    send: 'Mande o vídeo e a foto da etiqueta: o orçamento vai por escrito, para você repassar ao proprietário.',
  },
  {
    when: [
      'seguro|seguradora|sinistro|apolice',
      'bati|bateu|batida|amassei|entortei|entortou|colisao|derrubei|destrui',
      'portao',
    ],
    unless: 'quem paga|condominio|predio|raio|residencial',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se você bateu no próprio portão, o seguro do carro paga o carro, com a franquia; o portão de casa costuma ficar fora da cobertura de terceiros, porque é seu, e entra no seguro residencial se a apólice tem impacto de veículos. Em portão de outra pessoa, a cobertura de danos a terceiros paga. Avise antes de consertar.',
    ],
    heading: 'O que a seguradora pede, e o que fazer com a folha',
    text: [
      'Fotografe carro e portão antes de mexer, guarde a peça e peça orçamento com causa, peça e mão de obra em linhas. Desligue o disjuntor: folha torta prende, e solta de uma vez.',
      'Guia, roldana e batente ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Desempenar folha e coluna é do serralheiro.',
    ],
    points: [
      'Conserto menor que a franquia: compare antes de abrir o aviso.',
      'Casa aberta para a rua: feche com corrente e avise a seguradora que vai fazer o provisório.',
      'Motor só volta com a folha leve na mão.',
    ],
    send: 'Mande as fotos da batida e da folha inteira, sem ligar o motor: o orçamento vai por escrito.',
  },
  {
    when: [
      'cortar a energia|cortar energia|cortar a luz|corto a energia|desligar a energia|tirar a energia|desligar o disjuntor|desligo o disjuntor|sem energia|deixar desligado|desligar na chave',
      'portao|motor|central',
      'noite|a noite|de noite|toda noite|todo dia|todos os dias|madrugada|dormir|posso|da para',
    ],
    unless:
      'destravar|abrir|abre|abro|acabou|faltou|falta|voltou|viaj*|ferias|consert*|nobreak|cai|caindo|desarma*|nao desliga|sai|sair|raio|chuva',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Dá para cortar a energia só do portão à noite se ele tem disjuntor próprio no quadro: desligue esse e religue de manhã, que controles e curso ficam gravados. Se o circuito é dividido com luz ou tomada, o eletricista separa, ou se põe um interruptor só para o motor. Desligado, a folha continua travada pelo redutor.',
    ],
    heading: 'O que muda com ele desligado',
    text: [
      'Ninguém abre por controle, botoeira ou aplicativo, e é essa a vantagem. A desvantagem é a saída de emergência: deixe a chave de destravamento onde todos da casa saibam, e a porta social livre.',
      'Se a ideia veio de um portão que abre sozinho, procure a causa: o exame e o conserto ficam entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Nobreak: desligue também nele, senão a bateria segue abrindo.',
      'Ligar e desligar todo dia não gasta a placa; picos, sim.',
      'Economia de luz é mínima: parado, ele quase não gasta.',
      'Primeira viagem da manhã mais lenta em algumas centrais: normal.',
    ],
    send: 'Mande a foto do quadro com a portinha aberta, sem tirar a tampa dos fios: dizemos se o disjuntor é só do portão.',
  },
  {
    when: [
      'pode deixar|posso deixar|pode ficar|devo deixar|tem problema deixar|faz mal deixar|precisa ficar|deixo',
      'ligado 24h|ligado 24 horas|ligado direto|ligado o dia todo|ligado sempre|sempre ligado|ligado na tomada|ligado a noite toda|ligado em tomada',
      'motor|portao|central',
    ],
    unless: 'nao desliga|nao para|girando|rodando|barulho|esquent*|queim*|depois que|ja abriu|ja fechou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode ficar ligado o dia todo, e é assim que ele foi feito: parado, o motor não gira, e só a central consome, quase nada. É ela que espera o controle, alimenta a fotocélula e, se há bateria, a mantém carregada. Desligue o disjuntor numa viagem longa, com raio por perto ou para mexer na folha.',
    ],
    heading: 'Ligado não é o mesmo que trabalhando',
    text: [
      'Se a carcaça está quente sem ninguém abrir o portão, ou se ouve um zumbido com a folha parada, aí há defeito: disjuntor desligado e técnico, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Protetor contra surto no quadro, para a volta da luz.',
      'Circuito e disjuntor só do portão.',
      'Caixa ventilada e seca.',
    ],
    send: 'Se ele esquenta ou zumbe parado, mande pelo WhatsApp um vídeo com som e a foto da etiqueta.',
  },
  {
    when: ['seguro|seguro residencial|seguradora|sinistro|apolice', 'portao|motor|raio|bateu|batida|queimou'],
    unless: 'e seguro|mais seguro|fica seguro|motor seguro|motor basculante seguro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O seguro residencial cobre portão em geral na cláusula de danos elétricos, para raio e queima, ou na de impacto de veículo, para batida: abra o aviso antes de mandar consertar. A seguradora pede orçamento escrito e, às vezes, a peça antiga guardada.',
    ],
    heading: 'O que o nosso orçamento traz',
    text: [
      'Descrição do defeito, peça por peça, com valor, endereço e data: serve para o seguro e, se o surto veio da rede da rua, para o pedido à distribuidora de energia. Guarde a placa velha até a resposta.',
      'Para referência, placa fica entre {{part.board.from}} e {{part.board.to}} e um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fotos do motor antes de desligar.',
      'Hora da queda de luz ou do raio.',
      'Nota do motor, se ainda houver.',
      'Não autorize troca antes da vistoria.',
    ],
    further:
      'Como separar o preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta e diga o que a seguradora pediu.',
  },
  {
    when: ['espelho|espelho convexo', 'garagem|saida|portao|rampa'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Espelho convexo em saída de garagem em geral não é exigido de casa; em prédio e comércio a prefeitura ou a convenção podem pedi-lo, e quem confirma é a subprefeitura. Não o vendemos, mas ele ajuda o portão: quem sai vê o pedestre antes de a folha abrir.',
    ],
    description:
      'Espelho convexo em saída de garagem em geral não é exigido de casa; em prédio e comércio a prefeitura ou a convenção podem pedi-lo.',
    heading: 'Espelho, sinaleira e fotocélula na saída',
    text: [
      'O espelho mostra ao motorista; a sinaleira avisa quem passa; a fotocélula segura a folha. Um não substitui o outro. A sinaleira nós ligamos na saída da central, serviço de {{repair.from}} a {{repair.to}}.',
      'Fixe o espelho no muro ou em poste seu, e nunca na folha: a vibração tira a mira em uma semana.',
    ],
    points: [
      'De dentro, o motorista tem de ver a calçada dos dois lados.',
      'Altura que o pedestre não toque.',
      'Na calçada pública, só com autorização.',
    ],
  },
  {
    when: ['lanca|lancas|espeto|espetos|cerca cortante', 'portao'],
    unless: 'motor para|preco|quanto|choque|eletrificad*|cerca eletrica',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Ponta de lança em portão não é proibida por uma regra que valha em todo lugar: quem diz a altura mínima e o modelo é a prefeitura e, em prédio, a convenção. No portão que se move há um limite a mais, que é não pôr ponta onde a folha passa perto de gente: no basculante ela desce na altura do rosto, e no de abrir varre a calçada.',
    ],
    heading: 'Ponta em folha que se move',
    text: [
      'O lugar seguro é o muro e a parte fixa. Na folha de correr, que só anda de lado, a ponta em cima incomoda menos; no basculante, ela pode bater na verga ou no teto quando a folha sobe.',
      'Lança também pesa e muda o equilíbrio. Depois de soldá-la, o acerto de força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; solda com a central ligada pode queimar a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Pergunte na prefeitura a altura permitida junto à calçada.',
      'Em prédio, a fachada está na convenção.',
      'Disjuntor desligado e fios da central soltos pelo técnico antes da solda.',
      'Abra a folha na mão e veja onde cada ponta passa.',
      'Fotocélula e força testadas de novo no fim.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão aberto e outra fechado: dizemos onde a ponta atrapalha o movimento. A permissão se pergunta na prefeitura.',
  },
  {
    when: [
      'zelador|porteiro|funcionario|pedreiro|marido de aluguel|chaveiro|faxineiro|caseiro',
      'pode|posso|consert*|mexer|troc*|arrum*|regul*|lubrific*',
    ],
    unless: 'copia|copiar|controle',
    subject: 'portao-automatico',
    aspects: ['allowed', 'safety'],
    answer: [
      'O zelador ou o porteiro pode destravar o portão, limpar trilho e fotocélula, trocar a bateria do controle e desligar o disjuntor; abrir a caixa do motor, mexer em mola, cabo ou contrapeso e regular a força ficam com o técnico. Há tensão da rede e peso suspenso nessas partes, mesmo com o portão parado.',
    ],
    heading: 'O que cada um pode fazer no portão',
    text: [
      'Deixe por escrito onde fica a chave de destravamento e quem pode chamar o conserto, de {{repair.from}} a {{repair.to}}. Uma regulagem mexida por quem não mede costuma aparecer como folha que não para mais ao encostar em alguém.',
    ],
    points: [
      'Pode: disjuntor, destravamento, limpeza, teste da botoeira.',
      'Não pode: tampa da central, capacitor, mola e cabo de aço.',
      'Sempre: ninguém embaixo da folha com ela no alto.',
    ],
  },
];
