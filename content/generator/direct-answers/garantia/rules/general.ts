/** Answers to titles about warranties and rights: rules and duties. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const generalRuleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trocou|trocaram|colocou|cobrou|condenou',
      'placa|central|peca|pecas|motor|capacitor|engrenagem|controle*',
      'sem precisar|sem necessidade|que nao precisava|nao precisava|sem autorizacao|sem minha autorizacao|sem perguntar|sem avisar|sem me avisar|a toa|que estava boa|que estava bom|nao era|sem eu pedir',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed', 'signs'],
    answer: [
      'Peça trocada sem a sua autorização não precisa ser paga: o artigo 39 do Código de Defesa do Consumidor exige orçamento aprovado antes do serviço. Se você autorizou e desconfia de que ela estava boa, peça a velha de volta, com o defeito dela por escrito, e mande outro técnico testá-la; boa, quem trocou devolve o valor.',
    ],
    heading: 'Como saber se a troca era precisa',
    text: [
      'Cada peça tem a sua prova: placa queimada tem fusível aberto, mancha ou saída sem tensão; capacitor se mede; bobina queimada cheira e mede fora. Troca às cegas, em que o defeito continuou depois, é o sinal mais comum de diagnóstico errado.',
      'Para comparar: a troca da placa fica entre {{part.board.from}} e {{part.board.to}}, e a do capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'A peça velha é sua: peça-a antes que vá embora.',
      'Recibo com o nome da peça e o que foi medido.',
      'Noventa dias para reclamar do serviço, pela lei.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande a foto da peça velha, o recibo e um vídeo do portão hoje: dizemos o que se vê.',
  },
  {
    when: [
      'onde reclamar|onde reclamo|como reclamar|reclamar|reclamo|reclamacao|denunciar|procon|juizado|pequenas causas|codigo de defesa|cdc|direitos|meus direitos|prazo para reclamar|quem recorrer|recorrer|codigo de consumidor|direito de consumidor|direitos de consumidor|lei de consumidor',
      'servico|conserto|mal feito|malfeito|tecnico|instalador|instalacao|prestador|mao de obra|consertaram',
    ],
    unless: 'barulho|vizinh*|condominio|inquilin*|voces|garantia|enel|energia|motor novo|loja|de fabrica',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'Serviço malfeito no portão se reclama em até noventa dias, primeiro por escrito a quem o fez, e o artigo 20 do Código de Defesa do Consumidor deixa você escolher: o serviço refeito sem custo, o dinheiro de volta ou um abatimento. Sem resposta, o caminho é o Procon da sua cidade e, depois, o Juizado Especial Cível, que até vinte salários mínimos dispensa advogado.',
    ],
    heading: 'O que juntar antes de reclamar',
    text: [
      'Os noventa dias contam do fim do serviço ou, no defeito escondido, do dia em que ele apareceu; a queixa por escrito é o que prova a data. Até ele responder, ninguém mais abre o motor.',
      'Num serviço nosso a garantia é de {{repair.warranty}}, e a volta ao que ela cobre não tem taxa.',
    ],
    points: [
      'Recibo, Pix, mensagens: qualquer um prova quem fez e quando.',
      'Vídeo do portão hoje e foto das peças mexidas.',
      'Pedido com prazo, por exemplo cinco dias, e o que você quer.',
      'Outro orçamento, escrito, com a causa do defeito.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se quem fez fomos nós, escreva na conversa do pedido com o vídeo.',
  },
  {
    when: [
      'portao novo|portao zero|folha nova|portao recem comprado|portao que comprei|portao recem instalado',
      'veio com defeito|com defeito|deu defeito|veio torto|veio errado|esta torto|torto|empenado|ja quebrou|enferrujou|ja enferrujou|nao fecha direito',
    ],
    unless: 'motor novo|controle|placa',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Portão novo com defeito é de quem o fez ou vendeu: reclame por escrito, com fotos, em até noventa dias, e ele tem trinta para resolver; depois disso você escolhe outro igual, o dinheiro de volta ou um abatimento. Folha torta, solda e pintura são da serralheria; motor, central e regulagem, de quem os instalou. Se a folha está torta, não ligue o motor nela.',
    ],
    heading: 'Saber de quem é o defeito',
    text: [
      'Desligue o disjuntor e, com a folha reta e os cabos inteiros, solte o motor e leve o portão na mão. Se raspa ou pesa, é a folha; se anda leve e o motor não o leva, é a instalação.',
      'Num kit instalado por nós a garantia é de {{kit.warranty}}, e a volta ao que ela cobre não tem taxa.',
    ],
    points: [
      'Nota, recibo ou conversa com a data.',
      'Foto de longe, com a folha fechada, para mostrar o desnível.',
      'Não deixe outro soldar antes da resposta.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande um vídeo da folha na mão e a foto da etiqueta do motor.',
  },
  {
    when: [
      'garantia',
      'autonomo|pessoa fisica|sem cnpj|mei|tecnico particular|tecnico avulso|sem recibo|por fora|informal|conhecido',
    ],
    unless: 'motor sem nota',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Tem garantia: quem faz serviço por profissão responde pelo Código de Defesa do Consumidor, com ou sem CNPJ, e são noventa dias para reclamar do que ficou mal feito. O que falta no autônomo é a prova, e para ela servem o Pix, a conversa e as fotos. Peça sempre um recibo com nome, CPF, o que foi feito, a peça e a data.',
    ],
    heading: 'Onde reclamar de um autônomo',
    text: [
      'Primeiro na conversa, com um vídeo e prazo. Depois, no Juizado Especial da sua cidade, que até vinte salários mínimos dispensa advogado.',
      'Na nossa assistência o recibo traz {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça.',
    ],
    points: [
      'Nome completo e endereço: sem eles não há a quem cobrar.',
      'Peça velha devolvida mostra o que foi trocado.',
      'Só promessa de boca: escreva e peça que confirme.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
  {
    when: [
      'como acionar|acionar|como usar|usar|como pedir|como reclamar|como funciona para acionar|acionar a garantia|dar entrada',
      'garantia',
    ],
    unless: 'raio|perd*|vencid*|acabou|outro tecnico|quanto tempo|seguro|fabrica fechou|sem nota',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Para acionar a garantia, escreva a quem vendeu ou instalou, na mesma conversa do pedido, com a data, a foto da etiqueta do motor e um vídeo do defeito, antes que outro abra a caixa. Deixe o disjuntor desligado até a resposta. Na nossa, a volta ao que está coberto não tem taxa; comprado noutro lugar, quem responde é a loja, que tem trinta dias para resolver.',
    ],
    heading: 'O que ter à mão',
    text: [
      'Nota, recibo, Pix ou conversa: qualquer um prova a data. No que fazemos, o kit instalado tem {{kit.warranty}}, o serviço de conserto {{repair.warranty}} e a peça trocada {{parts.warranty}}.',
    ],
    points: [
      'Raio, água, batida e tensão errada ficam fora.',
      'Peça o número do protocolo ou a resposta por escrito.',
      'Negaram sem motivo: Procon e, depois, Juizado Especial.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se fomos nós, mande a data, a etiqueta e o vídeo.',
  },
  {
    when: [
      'garantia',
      'novo dono|outro dono|comprei casa|comprei uma casa|casa que comprei|comprador|nova dona|quem comprou a casa|comprei a casa|vendi a casa|mudou de dono|transfere|transferir|transferida|transferencia|novo proprietario|novo morador',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'Em regra passa: a garantia é do motor e do serviço, e não da pessoa, e quem compra a casa a usa pelo tempo que resta, com a nota, o recibo ou a conversa do pedido na mão. O que pode mudar é a promessa escrita que diga valer só para o primeiro comprador: leia o termo. Na compra, peça esses papéis junto com as chaves.',
    ],
    heading: 'O que pedir ao antigo dono',
    text: [
      'Nota do motor, recibo da instalação, modelo na etiqueta, a chave de destravamento e todos os controles. No kit que instalamos o prazo é de {{kit.warranty}}, contado da instalação.',
    ],
    points: [
      'Apague os controles antigos e grave os seus.',
      'Fotografe a etiqueta no dia da mudança.',
      'Sem papel nenhum: o número de série ainda prova a idade.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
  {
    when: [
      'garantia',
      'negada|negado|negaram|negou|recusou|recusaram|recusada|recusa|nao cobriu|nao cobre|nao quer*|nao aceit*|nao deu|perdi',
    ],
    unless:
      'chuva|raio|agua|mau uso|seguro|nota fiscal|sem nota|perdi a nota|o que nao cobre|o que garantia nao cobre|que a garantia nao cobre',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Peça a recusa por escrito, com o motivo e o que foi achado no motor: quem nega a garantia tem de explicar por quê. Se o motivo não convence, mande a nota, a data e fotos ao vendedor e ao fabricante com um prazo de resposta; sem acordo, o caminho é o Procon e depois o Juizado Especial. A lei dá noventa dias para reclamar de produto durável, além do prazo escrito.',
    ],
    heading: 'O que derruba uma recusa, e o que a sustenta',
    text: [
      'Raio, enchente, batida e tensão errada costumam ficar de fora, e a marca deles se vê na peça. Folha pesada ou ligação malfeita é de quem instalou: se foi a mesma empresa, a recusa não se sustenta.',
      'No nosso kit a garantia é de {{kit.warranty}}, e num conserto nosso o serviço tem {{repair.warranty}} e a peça, {{parts.warranty}}.',
    ],
    points: [
      'Não deixe outro abrir o motor antes da resposta.',
      'Guarde a peça trocada e a embalagem com o número de série.',
      'Anote dia e hora de cada conversa.',
      'Diagnóstico escrito de outro técnico ajuda a discutir.',
    ],
    further: 'O que cobre e como pedir está na página de [garantia](/garantia).',
    send: 'Se o motor foi posto por nós, mande a data, a foto da etiqueta e um vídeo do defeito.',
  },
  {
    when: [
      'reclamar|reclamacao|acionar|usar|pedir|solicitar|como funciona',
      'garantia',
      'motor|portao|kit|conserto|servico|peca|instalacao',
    ],
    unless: 'negada|negou|negaram|recus*|nao cobr*|estendida',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Conosco, o kit instalado tem {{kit.warranty}} de garantia, o motor vendido sozinho {{motor.warranty}}, o serviço de um conserto {{repair.warranty}} e a peça trocada {{parts.warranty}}. Para usar, escreva com o recibo, a data, a foto da etiqueta e um vídeo do defeito, e não deixe outro abrir o motor antes da resposta; a volta ao que está coberto não tem taxa. Comprado em outra loja, o pedido se faz a ela, do mesmo jeito.',
    ],
    heading: 'O que entra e quanto se espera',
    text: [
      'Defeito da peça e serviço malfeito entram; raio, enchente, batida e tensão errada, não. Pela lei, quem vendeu tem até trinta dias para consertar o produto.',
    ],
    points: [
      'Recibo com o modelo e o número de série.',
      'Dia em que o defeito apareceu.',
      'Disjuntor desligado até a visita.',
      'Resposta guardada por escrito.',
    ],
    further: 'Prazos e condições estão na página de [garantia](/garantia).',
    send: 'Mande o recibo, a foto da etiqueta e o vídeo: dizemos se é garantia antes da visita.',
  },
  {
    when: [
      'instalador|tecnico|empresa|prestador|loja|vendedor|serralheiro|quem instalou|quem consertou|assistencia|profissional',
      'nao quis dar|nao quer dar|nao deu|nao dao|nao da|nao da a|se recusa|se recusou|recusa|negou|nega|nao quis cobrir|nao quer cobrir|nao cobriu|nao cobre|nao quis honrar|nao honra|nao aceita a|sem dar',
      'garantia',
    ],
    unless: 'nota|recibo|peca usada|quanto tempo|seguro',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'A garantia existe mesmo que o instalador não queira dar: o Código de Defesa do Consumidor obriga quem presta serviço a responder por ele, e você tem noventa dias para reclamar de um defeito aparente, sem depender de papel. Peça o reparo por escrito, com a data e um vídeo.',
    ],
    heading: 'Como pedir, e a quem ir depois',
    text: [
      'Diga na mensagem o que foi feito, quando e o que falha, e dê um prazo para a resposta. Sem acordo, o Procon recebe a reclamação e o juizado especial julga; recibo, Pix e conversa servem de prova.',
      'No que fazemos, o prazo vai escrito: {{repair.warranty}} no serviço e {{parts.warranty}} na peça trocada.',
    ],
    points: [
      'Não deixe outro abrir a caixa antes da resposta, se o portão pode esperar.',
      'Portão perigoso não espera: desligue, fotografe e guarde a peça trocada.',
      'A escolha é sua: refazer sem custo, receber de volta ou abater.',
      'Motor ou placa novos têm ainda a garantia do fabricante.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Se quiser outra opinião, mande o vídeo do defeito e o que está escrito no recibo: dizemos se parece serviço mal feito ou desgaste.',
  },
  {
    when: [
      'sem autorizacao|sem avisar|sem pedir|sem perguntar|sem orcamento|nao autorizei|cobrou a mais|trocou a toa',
      'placa|motor|peca|trocou|trocaram|conserto|empresa',
    ],
    unless: 'sindico|condominio|vizinh*',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Serviço feito sem orçamento aprovado não pode ser cobrado de surpresa: o artigo 40 do Código de Defesa do Consumidor manda entregar orçamento prévio com peça, mão de obra e prazo, e o que passa dele depende do seu sim. Peça a placa antiga de volta e a nota com cada item.',
    ],
    heading: 'O que fazer hoje',
    text: [
      'Escreva à empresa com a data, o que foi pedido e o que foi trocado, e guarde a resposta. Sem acordo, o Procon recebe a reclamação com a nota e as mensagens.',
      'Para comparar o valor: placa trocada por nós fica entre {{part.board.from}} e {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
    ],
    points: [
      'A peça velha é sua até você dizer o contrário.',
      'Teste com placa boa prova se a antiga estava ruim.',
      'Pague o que foi aprovado e registre o resto por escrito.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Se quiser uma segunda opinião, mande a foto da etiqueta da central e da nota.',
  },
  {
    when: [
      'tecnico|instalador|empresa|loja|rapaz|profissional|serralheiro|prestador|depois de conserto|apos o conserto|apos conserto|depois que consertou|depois que consertaram|depois que arrumou|depois que arrumaram|depois de arrumar|depois de consertar|depois de consertado|depois de arrumado|depois de servico|depois de visita|depois de manutencao|depois de revisao|ao conserto|mandei consertar|mandei arrumar|consertei|mandei fazer o conserto',
      'instalou|instalaram|montou|colocou|consertou|arrumou|trocou|depois de conserto|apos o conserto|apos conserto|depois que consertou|depois que consertaram|depois que arrumou|depois que arrumaram|depois de arrumar|depois de consertar|depois de consertado|depois de arrumado|depois de servico|depois de visita|depois de manutencao|depois de revisao|ao conserto|mandei consertar|mandei arrumar|consertei|mandei fazer o conserto',
      'quebrou|parou|estragou|queimou|travou|pifou|deu defeito|deu problema|soltou|caiu|nao funciona',
      'semana|semanas|mes|meses|dia|dias|depois|seguinte|logo|ja|novamente|de novo|outra vez',
    ],
    unless: 'voces|condominio|vizinho|pintor|pedreiro|eletricista|mais de um ano|anos',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Chame primeiro quem fez o serviço, por escrito e com um vídeo do defeito: portão que quebra pouco depois está na garantia dele, e a lei dá noventa dias para reclamar, mesmo sem recibo. Até ele vir, deixe o disjuntor desligado e não deixe outro abrir o motor. Se ele não responde, nós olhamos sem taxa de visita na área atendida e escrevemos o que foi medido; um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que guardar e o que pedir a quem instalou',
    text: [
      'Recibo, Pix e conversa provam a data e o que foi combinado. Dê um prazo para a resposta; sem acordo, quem recebe a queixa é o Procon, e quem julga, o juizado especial.',
      'Defeito de poucos dias costuma ser de montagem ou de folha que já estava pesada e ninguém avisou. Nos dois casos quem aceitou o serviço tinha de ver.',
    ],
    points: [
      'Suporte ou cremalheira que se soltou: fixação fraca, refeita sem custo.',
      'Bate no fim ou para antes: regulagem, que faz parte da instalação.',
      'Motor que esquenta e para: folha pesada, ou motor pequeno para ela.',
      'Placa queimada: tensão do ponto, emenda ou água, a apurar na caixa.',
      'Folha torta ou fora do trilho não espera: isole o vão e fotografe antes de alguém mexer.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Se quem instalou não vem, mande o vídeo do defeito, a foto da etiqueta do motor e a data do serviço.',
  },
  {
    when: [
      'tecnico veio|tecnico foi|tecnico esteve|tecnico consertou|tecnico mexeu|tecnico arrumou|tecnico trocou|voces vieram|voces consertaram|voces trocaram|trocaram o capacitor|trocaram a placa|trocaram a peca|trocaram a engrenagem|trocou o capacitor|trocou a placa|voces arrumaram|voces mexeram|consertaram|consertou|arrumaram|arrumou|mandei consertar|mandei arrumar|paguei|pagamos|gastei|foi consertado|foi arrumado|fizeram o conserto|fizeram a manutencao|fizeram manutencao|fizeram o servico|depois de conserto|depois de consertado|apos o conserto|apos conserto|recem consertado|vieram consertar|trocaram|tecnico regulou|tecnico ajustou|tecnico limpou|regularam|ajustaram',
      'parou de novo em dia seguinte|de novo em dia seguinte|parou de novo|de novo|novamente|outra vez|continua falhando|continua parando|continua*|voltou a dar|voltou a parar|voltou|em dia seguinte|mesmo defeito|mesmo problema|nao resolveu*|nao adiantou|nao ficou bom|nao funciona|nao abre|nao fecha|persiste',
      'conserto|servico|manutencao|tecnico|portao|motor|controle*|placa|capacitor|engrenagem|peca|mesmo defeito|mesmo problema',
    ],
    unless:
      'trocaram o controle|troquei o controle|trocou o controle|controle novo|troquei|controle nao funciona depois|controle nao abre depois|controle nao pega depois|laudo|seguro|seguradora|inquilino|sindico|condominio|pilha|bateria|chuva|raio|fusivel|enchente|choque|fumaca|fogo|faisca|cheiro|cabo|mola|caiu|caindo|arrebent*|vizinho',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Defeito que volta depois de um conserto pago não se paga outra vez sem antes acionar a garantia. Se o serviço foi nosso, ele tem {{repair.warranty}} e a peça trocada, {{parts.warranty}}: escreva na mesma conversa, e a volta do técnico ao que está coberto não tem taxa. Se foi de outra empresa, acione quem fez, por escrito: o Código de Defesa do Consumidor dá noventa dias para reclamar de serviço malfeito, mesmo sem prazo no recibo.',
    ],
    heading: 'O que mandar para a volta ser sem discussão',
    text: [
      'Peça que a visita comece pelo que foi feito da outra vez, e só depois procure defeito novo. Até lá ninguém mais abre a caixa, porque peça mexida por outro pode encerrar a garantia.',
      'Se a causa é outra peça, ela é orçada à parte, de {{repair.from}} a {{repair.to}}, e só se troca com a sua aprovação; o que foi pago continua na garantia.',
    ],
    points: [
      'Recibo ou comprovante, com a data e o que foi trocado.',
      'Vídeo curto do defeito, de longe; com cheiro, fumaça ou choque, só o relato e o disjuntor desligado.',
      'Controle que falha: diga se outro controle e a botoeira abrem.',
      'Motor ou placa que para: em que ponto, e depois de quantas vezes.',
      'Folha que pesa ou faz barulho: o lado e o trecho do curso.',
    ],
    questions: [
      {
        question: 'E se quem fez não responder?',
        answer:
          'Guarde a mensagem com a data e o que pediu. A lei deixa escolher entre refazer sem custo, receber de volta ou um abatimento, e o Procon recebe a reclamação.',
      },
    ],
    further: 'Cada prazo, com o artigo da lei, está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp o recibo, o vídeo e o bairro: dizemos se está coberto e marcamos a volta, ou, se o serviço foi de outro, o que pedir a ele.',
  },
  {
    when: [
      'perd*|anula*|invalida*|cancela*|continua|mantem',
      'garantia',
      'paralel*|generic*|peca usada|peca de outra marca|placa de outra marca|universal|compativel|alternativ*',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Pode perder, no que a peça paralela causar: se a placa, a engrenagem ou o capacitor de outro fabricante estragou o motor, a garantia não responde por isso. O resto do prazo continua, e defeito sem relação com a peça segue coberto. Com a peça posta por nós, quem garante somos nós: {{parts.warranty}} na peça e {{repair.warranty}} no serviço.',
    ],
    heading: 'Antes de pôr uma peça paralela',
    text: [
      'Se o motor ainda está na garantia, chame antes quem o vendeu ou instalou: a peça original sai sem custo quando o defeito é de fabricação. Fora do prazo, a compatível de boa marca serve em muito motor comum.',
    ],
    points: [
      'Guarde a peça velha e a nota da nova.',
      'Motor com inversor só aceita a placa do próprio modelo.',
      'Tensão e potência iguais às da etiqueta.',
    ],
    send: 'Mande a data da compra, a foto da etiqueta do motor e a da peça que pensa em usar.',
  },
  {
    when: [
      'perd*|anula*|invalida*|cancela*|continua|mantem',
      'garantia',
      'molh*|agua|chuva|enchente|alag*|raio|lavei|lavar|jato',
    ],
    unless: 'nota|recibo',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Em geral, sim, no que a água ou o raio estragou: a garantia cobre defeito de fabricação e de montagem, e não água dentro da caixa, enchente ou descarga. O que não molhou continua coberto até o fim do prazo. Se a água entrou porque a montagem deixou a caixa aberta, o caso é de quem instalou.',
    ],
    heading: 'Quando a água entra por culpa de quem',
    text: [
      'Desligue o disjuntor e não teste. O técnico vê por onde a água entrou: tampa quebrada e jato de lavagem são uso; passagem de fio sem vedação é montagem.',
    ],
    points: [
      'Fotografe a caixa fechada e a marca da água.',
      'Não seque com a central ligada.',
      'Conserto fora da garantia: de {{repair.from}} a {{repair.to}}.',
    ],
    send: 'Mande a data da instalação, quem a fez e as fotos da caixa por fora.',
  },
  {
    when: ['perd*|anula*|invalida*|cancela*|continua|mantem', 'garantia', 'pint*|tinta'],
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Em geral, não: pintar o portão não acaba com a garantia do motor. O que a garantia não cobre é o estrago da tinta, como lente da fotocélula pintada, fuso ou cremalheira travados e etiqueta coberta, que esconde o número de série.',
    ],
    heading: 'Pintar sem criar discussão',
    text: [
      'Fotografe a etiqueta do motor antes e cubra motor, placa, fotocélula e botoeira, com o disjuntor desligado. Depois da tinta seca, a folha tem de andar com o mesmo esforço de antes.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quando ele foi instalado.',
  },
  {
    when: [
      'perd*|anula*|invalida*|cancela*|vale|continua|acaba|mantem',
      'garantia',
      'outro tecnico|outra pessoa|outra empresa|mexer|mexeu|abrir|abriu|eu mesmo|terceiro',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode perder, na parte em que o outro mexeu: se o defeito vem da caixa aberta ou da peça trocada por terceiro, a garantia não responde por ele. Serviço de outra pessoa em ponto sem relação com o defeito não acaba, sozinho, com o prazo do resto.',
    ],
    heading: 'O que fazer antes de outro técnico abrir o motor',
    text: [
      'Avise primeiro quem deu a garantia e peça por escrito quando vem. No nosso caso são {{kit.warranty}} no kit instalado, {{repair.warranty}} no serviço de um conserto e {{parts.warranty}} na peça trocada.',
      'Se a urgência não espera, peça ao outro nota com o que foi feito e guarde a peça retirada. Pagar de {{repair.from}} a {{repair.to}} por um reparo coberto é o que se quer evitar.',
    ],
    points: [
      'Foto da caixa fechada e do lacre antes que o outro abra.',
      'Nota do segundo serviço, com a peça e a data.',
      'Limpar trilho e lentes é cuidado seu e não tira garantia.',
    ],
    further: 'O que fica dentro e fora de cada prazo está na página de [garantia](/garantia).',
  },
  {
    when: [
      'garantia',
      'outra empresa|outro tecnico|outro instalador|antigo tecnico|tecnico anterior|conserto anterior|servico anterior|servico de outr*',
    ],
    subject: 'garantia',
    aspects: ['allowed'],
    answer: [
      'A garantia de um serviço é de quem o fez: acione a outra empresa por escrito, com o recibo e um vídeo, antes de deixar alguém abrir a caixa. A lei dá noventa dias para reclamar de defeito aparente, mesmo que o recibo não traga prazo.',
    ],
    heading: 'Se a outra empresa não voltar',
    text: [
      'Aí fazemos o diagnóstico, sem taxa de visita, e dizemos por escrito o que foi achado. Um conserto nosso fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças que pusermos.',
    ],
    points: [
      'Recibo, data e o que foi trocado da outra vez.',
      'Mensagens em que você avisou e o que responderam.',
      'Foto da caixa fechada, antes de qualquer novo serviço.',
    ],
    send: 'Mande pelo WhatsApp o recibo anterior, o vídeo do defeito e o bairro.',
  },
];
