/** Answers to titles about gears: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: ['eixo|eixos', 'motor|redutor', 'quebr*|part*|gast*|espan*|troc*|preco|torto'],
    unless: 'roldana|porta de enrolar|enrolar|volta',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Eixo de motor quebrado se troca com a engrenagem e os rolamentos que ele leva, em geral de {{part.gears.from}} a {{part.gears.to}}; se a rosca do rotor se partiu junto, o conserto chega perto do estator, até {{part.stator.to}}, e aí se compara com o motor novo, de {{replacement.from}} a {{replacement.to}} numa casa. A peça se pede pelo modelo da etiqueta.',
    ],
    heading: 'O que partiu o eixo',
    text: [
      'Eixo não quebra sozinho: folha que trava, pancada no batente ou rolamento preso o torcem. Sem tirar a causa, o novo dura pouco.',
    ],
    points: [
      'Motor gira e nada anda: eixo, chaveta ou coroa.',
      'Estalo alto antes de parar: tranco no fim do curso.',
      'Até o conserto, disjuntor desligado e folha presa.',
    ],
    send: 'Mande a foto da etiqueta do motor, um vídeo com som e o bairro.',
  },
  {
    when: ['engrenagem|engrenagens|coroa|coroas|pinhao|pinhoes|rosca sem fim'],
    ofOtherBrand: true,
    unless:
      'nao|parou|travou|travad*|quebr*|queim*|gast*|espan*|barulho|ronc*|solt*|consert*|repar*|arrumar|como|por que|ou|melhor|diferenca|nylon|bronze|dentes|lubrific*|graxa|quanto tempo|dura',
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace', 'buy'],
    answer: [
      'Engrenagem, coroa ou pinhão de motor {marca} nós trocamos na sua garagem, de {{part.gears.from}} a {{part.gears.to}} com a mão de obra e {{parts.warranty}} de garantia na peça. No balcão não vendemos peça {marca}: ela se acha pelo modelo inteiro da etiqueta e pelo número de dentes, porque a mesma tampa cobre motores diferentes, e pela foto dizemos se existe antes de marcar a visita.',
    ],
    heading: 'Como pedir a engrenagem do {marca}',
    text: [
      'Coroa é a roda grande dentro da caixa, movida pela rosca sem fim; pinhão é a roda que sai e pega na cremalheira. Diga qual das duas gastou, ou mande a foto.',
      'Se a peça saiu de linha, comparamos com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa, antes de gastar.',
    ],
    points: [
      'Dentes contados e diâmetro medido na peça velha.',
      'Furo do eixo e rasgo da chaveta na mesma foto.',
      'Folha leve na mão, ou a nova gasta igual.',
    ],
    send: 'Mande a foto da etiqueta do motor {marca} e a da peça ao lado de uma régua.',
  },
  {
    when: [
      'eixo|eixos|eixo sem fim',
      'motor|portao|ppa|garen|rossi|peccinin|nice|rcg|preco|valor|basculante|deslizante',
    ],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e|carro|roda|roldana|torto|empen*|dois eixos|portao basculante',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'O eixo do motor do portão é a ponta do rotor com a rosca sem fim, que gira a coroa: gasto ou empenado, troca-se com a engrenagem e os rolamentos, de {{part.gears.from}} a {{part.gears.to}}; rotor inteiro pode ir até {{part.stator.to}}. No basculante, se o eixo de que você fala é o pivô da folha, o acerto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Qual eixo é o seu',
    text: [
      'Dentro da caixa, a rosca do eixo trabalha na coroa, e uma gasta a outra: por isso se olham as duas. A peça se pede pelo modelo da etiqueta, porque passo e diâmetro mudam sem mudar o nome.',
      'Pivô e eixo da folha são ferragem: seguram peso, e só se soltam com ela escorada.',
    ],
    points: [
      'Limalha na graxa: rosca ou coroa gasta.',
      'Ronco e folga na ponta: rolamento.',
      'Folha que desce torta: pivô ou eixo da folha.',
    ],
    send: 'Mande pelo WhatsApp a foto da peça ao lado de uma régua e a da etiqueta do motor.',
  },
  {
    when: [
      'engrenagem|coroa|engrenagens',
      'nylon|plastico|plastica',
      'quebra|dura|ruim|e ruim|fraca|resistente|presta|boa|bom|facil|aguenta|gasta',
    ],
    unless: 'quebrou|quebrada|trocar|preco|ou bronze|ou aco',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['worth', 'lifetime'],
    answer: [
      'Não quebra fácil: em folha leve e equilibrada a engrenagem de nylon dura anos, trabalha em silêncio e, quando algo trava, cede antes da rosca do rotor, que custa mais. O que a mata cedo é folha pesada, batente batendo, motor no limite do peso e graxa errada. A troca fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que faz a de nylon durar',
    text: [
      'Ela gasta aos poucos, e o aviso é pó claro sob a caixa e um ronco que aumenta. Trocada nessa hora, não leva o resto.',
      'Por de bronze no lugar só faz sentido se o fabricante a oferece para aquele modelo.',
    ],
    points: [
      'Folha movida com uma mão: a engrenagem agradece.',
      'Força da central regulada no mínimo que fecha.',
      'Graxa própria, sem misturar duas.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['engrenagem|engrenagens|coroa', 'vale a pena|compensa|adianta|so a engrenagem'],
    unless: 'nylon ou|ou bronze',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa trocar só a engrenagem quando o motor ainda gira forte e sem ronco: custa de {{part.gears.from}} a {{part.gears.to}}, contra {{replacement.from}} a {{replacement.to}} do motor completo numa casa. Não compensa se o eixo está riscado, a caixa trincou ou a folha continua pesada, porque a nova gasta igual.',
    ],
    heading: 'O que olhar antes de autorizar',
    text: [
      'Com a caixa aberta, peça para ver a rosca sem fim e o rolamento: se um deles está marcado, troca-se junto, na mesma mão de obra.',
    ],
    points: [
      'Primeira engrenagem em anos: troque sem medo.',
      'Segunda no mesmo ano: conserte a folha primeiro.',
      'Peça fora de linha: compare com o kit novo, que em basculante começa em {{kit.padrao}}.',
      'Peça nova com garantia de {{parts.warranty}}.',
    ],
    further:
      'O passo do serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, há quanto tempo foi a última troca e um vídeo com som.',
  },
  {
    when: [
      'engrenagem|engrenagens|coroa',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
      'sintoma*|sinais|como saber|como sei|como identificar|como descobrir|quando trocar',
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar a engrenagem do motor de portão custa de {{part.gears.from}} a {{part.gears.to}}, com mão de obra. O sintoma de desgaste é o motor que gira e a folha que não acompanha: primeiro só na partida, com um estalo, depois em qualquer ponto, até andar em falso.',
    ],
    heading: 'Sinais de engrenagem gasta, do primeiro ao último',
    text: [
      'Confira antes a chave de destravamento: fora do lugar, ela dá o mesmo giro em falso e não custa nada. Com a chave certa e o motor engatado, empurre a folha parada; a que vai e vem um dedo ou mais tem dente comido.',
      'Nylon gasto solta farelo claro na graxa, que o técnico vê ao abrir. Rolamento que ronca e eixo marcado se trocam na mesma abertura.',
    ],
    points: [
      'Ronco áspero que cresce de mês em mês.',
      'Estalo na partida, com a folha fechada.',
      'Anda em falso quando a rampa ou o vento pesa contra a folha.',
      'Graxa escorrida embaixo da caixa: retentor, e a engrenagem trabalha seca.',
    ],
    send: 'Mande a etiqueta do motor e um vídeo com som de uma abertura: dizemos se é engrenagem e o valor com a peça do seu modelo.',
  },
  {
    when: ['conserto|reparo|kit|jogo|kit de reparo|kit reparo', 'engrenagem|engrenagens|coroa'],
    unless: 'quanto tempo|sozinho',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O conserto da engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, com a peça, os rolamentos que saem juntos e a mão de obra. Engrenagem avulsa ou em kit se pede pelo modelo e pela geração da etiqueta do motor, porque o mesmo nome teve mais de um passo de dente; peça quase igual gasta em semanas.',
    ],
    heading: 'O que entra no conserto da engrenagem',
    text: [
      'Coroa, graxa indicada pelo fabricante, rolamento e retentor, se marcados, e a prova da folha na mão: se ela pesa, a nova quebra igual.',
      'A caixa do motor se abre com o disjuntor desligado e a folha escorada ou travada, e isso é do técnico. A garantia é de {{parts.warranty}} na peça e de {{repair.warranty}} no serviço.',
    ],
    points: [
      'Conte os dentes da velha e meça com régua, sem limpar.',
      'Nylon cede primeiro, de propósito.',
      'Eixo riscado ou caixa trincada: compara-se com motor novo.',
    ],
    further:
      'O serviço está descrito em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta do motor e, se já saiu, da engrenagem ao lado de uma régua.',
  },
  {
    when: ['engrenagem|coroa', 'nylon|bronze|ppa|motor', 'custa|preco|valor|quanto|trocar'],
    unless:
      'como trocar|passo a passo|como se troca|ou|diferenca|dura|vida util|quanto tempo|vale a pena|compensa|so a engrenagem|quando',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar a engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, com mão de obra, e chega perto do alto dessa faixa quando rolamento e eixo saem juntos. A peça se pede pelo modelo e pela geração da etiqueta: o mesmo motor mudou de passo sem mudar o nome.',
    ],
    heading: 'O que mais se olha com a caixa aberta',
    text: [
      'Folha que pesa quebra a nova do mesmo jeito, e por isso ela é movida com a mão antes. Eixo riscado, retentor e rosca sem fim entram na conta se estiverem marcados.',
      'A peça sai com {{parts.warranty}} de garantia e o serviço com {{repair.warranty}}.',
    ],
    points: [
      'Coroa de nylon é a que cede primeiro, de propósito.',
      'Bronze só onde o fabricante oferece os dois.',
      'Caixa trincada: compara-se com motor novo.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que ele faz, se gira solto, estala ou emudeceu.',
  },
  {
    when: [
      'sem fim|semfim|rosca sem fim|eixo sem fim',
      'gast*|quebr*|espan*|troc*|preco|quanto custa|motor|portao|engrenagem|coroa|comprar',
    ],
    unless: 'fim de curso|trava|parafuso|o que e|para que',
    subject: 'engrenagem',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'replace'],
    answer: [
      'O sem-fim é a rosca de aço do motor que move a coroa; gasto, o motor gira e a folha não anda. Troca-se com a coroa e os rolamentos, em geral de {{part.gears.from}} a {{part.gears.to}}; quando a rosca faz parte do rotor, vai o rotor inteiro, e o valor se compara com o de um motor novo antes de mandar fazer.',
    ],
    heading: 'Por que a rosca de aço gasta',
    text: [
      'Quase sempre a coroa de nylon cede primeiro. Sem-fim gasto é graxa seca por anos ou folha pesada demais, e por isso se confere a folha na mesma visita.',
    ],
    points: [
      'Pó metálico embaixo do motor: rosca no fim.',
      'Folga ao balançar a folha travada: coroa ou rosca.',
      'Barulho de moer que cresce: pare de usar.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo com som.',
  },
  {
    when: [
      'redutor|redutores|caixa de reducao|caixa redutora|caixa de engrenagem|caixa de engrenagens|motorredutor',
      'avuls*|separad*|vende*|vendem|comprar|compro|onde|preco|valor|quanto custa|quanto|so o|so a',
    ],
    unless: 'nao|oleo|graxa|barulho*|folga|inteiro|completo|instalado|o que e',
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['buy', 'price', 'repair'],
    answer: [
      'A caixa de redução é do próprio modelo do motor, e avulsa nem sempre se acha; não a vendemos no balcão. O que se troca quase sempre são as peças de dentro, coroa, sem-fim e rolamentos, de {{part.gears.from}} a {{part.gears.to}} com a mão de obra. Se a carcaça rachou, compare com um motor novo, que numa casa fica entre {{replacement.from}} e {{replacement.to}} instalado.',
    ],
    heading: 'Peça de dentro, caixa ou motor inteiro',
    text: [
      'O redutor troca a rotação do motor por força: a rosca do rotor gira a coroa, e ela gira a saída. Quando o motor roda e a folha fica, o que gastou é a coroa, e a caixa continua boa.',
    ],
    points: [
      'Etiqueta do motor: o modelo inteiro.',
      'Óleo na parede: retentor, e não a caixa.',
      'Folga na saída: bucha ou rolamento.',
      'Carcaça trincada: solda não segura.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga se ele gira sem levar a folha ou se quebrou por fora.',
  },
];
