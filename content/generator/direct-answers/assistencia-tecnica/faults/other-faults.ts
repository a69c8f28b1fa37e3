/** Answers to titles about repairs and visits: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
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
      'Nada acende: placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    further:
      'O que muda o valor está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta do motor, um vídeo curto do defeito e o bairro.',
  },
  {
    when: [
      'tecnico|instalador|prestador|empresa|orcamento|conserto|profissional|cara',
      'engan*|golpe|honesto|honesta|mentindo|mentiu|mentira|passando a perna|passar a perna|explorando|desonesto|enrolando|roubando|me roubou|de confianca|confiavel|confiar',
    ],
    unless:
      'voces|clon*|whatsapp|marca|motor|controle*|bandido|falso|se passando|verdade|placa|melhor|kit|indicacao|qual',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'Técnico honesto diz o preço antes de abrir o motor, mostra o defeito na própria peça, com a medida, devolve a peça velha e deixa recibo com a garantia escrita. Desconfie de quem condena o motor sem soltar a folha, cobra sem dizer o que trocou ou não aceita que você mostre o orçamento a outro.',
    ],
    heading: 'Perguntas que se fazem antes de pagar',
    text: [
      'Pergunte o que foi medido, o que acontece se a peça trocada não resolver e quanto dura a garantia. Para comparar, um conserto conosco fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
      'Se já pagou e o defeito voltou, a lei dá noventa dias para reclamar, e o pedido se faz por escrito.',
    ],
    points: [
      'Placa queimada: fusível aberto, mancha preta ou saída sem tensão.',
      'Motor queimado: cheiro de verniz ou bobina medida fora.',
      'Folha pesada na mão: o defeito não é o motor.',
      'Peça trocada sem mostrar: peça que a devolvam.',
    ],
    send: 'Mande o vídeo do portão e o que lhe disseram: respondemos com a peça provável e o valor.',
  },
  {
    when: [
      'tecnico|tecnicos|voces|assistencia|equipe|instalador',
      'leva|levam|traz|trazem|vem com|tem|ja vem com|carrega',
      'a peca|as pecas|pecas|peca|material|materiais|as ferramentas',
    ],
    unless:
      'onde|comprar|compro|vender|vendem|marca|fora de linha|original|quem|curso|ppa|garen|rossi|antigo|embora|levou',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Leva as que mais se trocam, e a mais provável do seu motor quando você manda antes o vídeo do defeito e a foto da etiqueta. Com elas o conserto sai quase sempre na primeira visita, em {horas de reparo}, de {{repair.from}} a {{repair.to}}; peça rara ou fora de linha se encomenda, e o técnico volta.',
    ],
    heading: 'O que mandar para a peça vir junto',
    text: [
      'Três coisas: o modelo na etiqueta, o que o portão faz e o que já foi trocado. Placa, capacitor e engrenagem mudam de modelo para modelo, e é a etiqueta que diz qual vale.',
    ],
    points: [
      'Vídeo com som, de uma abertura inteira.',
      'Foto da etiqueta do motor e da placa, com a tampa fechada.',
      'Controle aberto, se o defeito é dele.',
    ],
    send: 'Mande o vídeo, a etiqueta e o bairro pelo WhatsApp.',
  },
  {
    when: [
      'dois tecnicos|2 tecnicos|tres tecnicos|cada tecnico|um tecnico disse|outro tecnico disse|dois orcamentos|orcamentos diferentes|diagnosticos diferentes|diagnostico diferente|segunda opiniao|outra opiniao|opinioes diferentes',
      'diferente*|diagnostic*|disse|fala|falou|preco|opiniao|orcamento*|conserto|portao|motor',
    ],
    unless: 'sindico|quantos',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'Quando dois técnicos discordam, vale o que mostra a prova: peça a cada um que diga por escrito que peça falhou, o que mediu e o que acontece se a troca não resolver. Quem mediu mostra a leitura; quem só ouviu está chutando. A prova que decide é a folha na mão, com o motor solto: se pesa, o defeito começa nela.',
    ],
    heading: 'Como uma segunda opinião se faz',
    text: [
      'Não deixe trocar nada antes de saber a causa, e guarde a peça velha. A nossa visita não tem taxa em São Paulo e na Grande São Paulo, e o conserto vai de {{repair.from}} a {{repair.to}}, com o valor dito antes.',
    ],
    points: [
      'Capacitor, bobina e saída da placa se medem na sua frente.',
      'Orçamento muito mais barato: pergunte o que ficou de fora.',
      'Motor condenado sem soltar a folha: peça outra opinião.',
    ],
    send: 'Mande o vídeo do defeito, a etiqueta do motor e o que cada um disse.',
  },
  {
    when: [
      'arrumaram|consertaram|trocaram|mexeram|arrumou|consertou|trocou|mexeu|depois do conserto|depois de trocar|depois de consertar|depois que trocou|depois que trocaram|depois que arrumaram|depois da manutencao|depois da revisao|depois da visita',
      'agora|ficou|piorou|pior|depois|comecou',
      'faz barulho|barulho|barulhento|barulhenta|abre sozinho|fecha sozinho|lento|devagar|treme|bate|trava|travando|nao fecha|nao abre|apita|volta|esquenta|range|fraco|desce sozinho',
    ],
    unless:
      'roldana*|cremalheira|pedreiro*|eletricista|fiacao|controle*|quadro|pintei|pintar|pilha|bateria|motor novo|piso|obra|solda*|disjuntor',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'allowed'],
    answer: [
      'Defeito que apareceu logo depois do conserto é de quem consertou: peça que volte sem cobrar, com um vídeo e a data, e não deixe outro abrir antes. Quase sempre é acerto que faltou, como curso e força por gravar, fio de comando encostado, peça fora de linha ou folha sem equilíbrio. Se abre sozinho ou esquenta, desligue o disjuntor até a volta.',
    ],
    heading: 'O que o som e o movimento dizem',
    text: [
      'Se fomos nós, o serviço tem {{repair.warranty}} de garantia e a peça, {{parts.warranty}}: escreva na mesma conversa. Se foi outro e ele não vem, a lei dá noventa dias para reclamar, e o acerto conosco fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Abre sozinho com placa nova: fio de botoeira no borne errado ou controle já gravado nela.',
      'Barulho novo: suporte, cremalheira ou cabo montados fora do ponto.',
      'Volta ou não fecha: fotocélula esquecida ou curso por gravar.',
      'Lento: força baixa ou tensão trocada.',
    ],
    send: 'Mande um vídeo com som, o que foi trocado e a data do conserto.',
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que testar|roteiro|passo a passo|guia|antes de|o que fazer antes|testes',
      'chamar o tecnico|chamar tecnico|chamar assistencia|chamar a assistencia|pedir conserto|chamar alguem|chamar o conserto',
    ],
    unless: 'quando',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Antes de chamar o técnico do portão, teste quatro coisas sem abrir nada: o disjuntor dele no quadro, religado uma vez só; a botoeira da parede, para saber se o defeito é do controle; a bateria do controle e outro controle da casa; e as lentes da fotocélula, limpas com pano seco. Se a folha está torta, há cheiro, choque ou cabo solto, não teste mais: desligue e chame.',
    ],
    heading: 'O que contar na mensagem',
    text: [
      'Diga o que ele faz em cada teste, desde quando e o que houve antes, como chuva, raio ou batida. Um vídeo com som e a foto da etiqueta do motor fazem o técnico sair com a peça certa; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Abre pela botoeira e não pelo controle: rádio ou bateria.',
      'Abre e não fecha: fotocélula.',
      'Ronca e não anda: capacitor ou folha presa.',
      'Nada acende: energia ou fusível.',
    ],
    send: 'Mande o vídeo, a etiqueta e o bairro.',
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
    when: [
      'cade|nao apareceu|nao veio|nao vieram|atrasad*|atrasou|esperando|nao chegou|deu bolo|furou|sumiu|demorando',
      'tecnico|instalador|visita|voces|meu tecnico|equipe',
    ],
    unless: 'portao nao|controle|motor|peca|celular|luz|minutos|paguei|pago|recebeu|dinheiro|adiantado|sinal',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Pedimos desculpa pela espera: se o técnico não chegou na hora combinada, escreva agora na conversa em que a visita foi marcada, com o nome, o endereço e a hora. Dentro do expediente, de {horário}, dá também para ligar para o telefone no alto do site. Remarcar não custa nada, porque a visita não tem taxa.',
    ],
    heading: 'Enquanto o técnico não chega',
    text: ['Se a garagem ficou aberta ou alguém está preso, diga isso na primeira linha: passa na frente.'],
    points: [
      'Disjuntor do portão desligado, se ele cheira, estala ou anda sozinho.',
      'Folha reta e leve: feche na mão e trave o motor na chave.',
      'Folha torta ou com cabo solto: ninguém passa embaixo nem toca.',
      'Visita marcada com outra empresa: só ela sabe da agenda.',
    ],
    further:
      'O que acontece em cada etapa está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Na mensagem, ponha o dia, a hora combinada e o que o portão está fazendo agora.',
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
      'loja|comprar|vende|peca|pecas|onde|cabo|cabos|trava|roldana*|capacitor|engrenagem|cremalheira|bateria|fotocelula|botoeira|placa|central|controle*',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Atendemos São Paulo e a Grande São Paulo na sua garagem, sem taxa de visita: mande o bairro pelo WhatsApp e a resposta diz se há técnico por perto e em que horário. O conserto de portão fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço. Até ele chegar, deixe o disjuntor do portão desligado se há cheiro, choque ou folha torta.',
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
      'verificar|conferir|olhar|checar|fazer|testar|tentar|ver',
      'antes de chamar|antes de ligar para|antes do tecnico|antes de pagar|antes de consertar|enquanto o tecnico|ate o tecnico chegar',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Antes de chamar o técnico, confira o que não exige abrir nada: disjuntor do portão, botoeira da parede, bateria do controle, lentes da fotocélula, trilho e chave de destravamento. Metade das chamadas acaba numa dessas. Com cheiro, choque, folha torta ou cabo frouxo não se prova nada: disjuntor desligado e todos longe. Um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Seis olhadas que poupam uma visita',
    text: [
      'Faça nesta ordem e anote o resultado; ele diz ao técnico que peça levar. Disjuntor que cai se religa uma vez só.',
      'A prova da mão fecha a lista: disjuntor desligado, folha reta e cabos inteiros, motor solto na chave. Folha que anda com uma mão deixa o defeito no motor ou na central.',
    ],
    points: [
      'Botoeira abre e controle não: bateria, controle ou receptor.',
      'Abre e não fecha: lentes da fotocélula, com pano seco.',
      'Gira e a folha não anda: chave aberta ou engrenagem gasta.',
      'Zumbe e não sai: capacitor ou folha presa; não insista.',
      'Tudo apagado com o disjuntor ligado: fusível ou placa.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande o que anotou, a foto da etiqueta do motor e o bairro: a resposta traz a peça provável e o valor.',
  },
  {
    when: [
      'segunda opiniao|outra opiniao|outro orcamento|opiniao de outro|segundo orcamento|confirmar diagnostico',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Damos segunda opinião sem taxa de visita na área atendida: mande o orçamento que recebeu, a foto da etiqueta e um vídeo do defeito, e dizemos se a peça apontada explica o sintoma. Se o diagnóstico do outro estiver certo, você ouve isso de nós também.',
    ],
    heading: 'Como comparar dois diagnósticos',
    text: [
      'Diagnóstico bom diz o que foi medido. "Queimou" sem tensão, sem fusível e sem prova na mão é palpite; peça para ver a peça velha e o teste.',
      'Para comparar preço: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}; motor completo em casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Mesmo serviço nos dois papéis: peça, mão de obra e garantia em linhas.',
      'Quem manda trocar tudo sem testar a folha: desconfie.',
      'Não deixe abrir o motor entre um e outro, se há garantia.',
    ],
    send: 'Mande o orçamento recebido, com o nome da peça, e o vídeo do defeito.',
  },
  {
    when: [
      'pior|estragou|piorou|quebrou mais|deixou ruim|mal feito|malfeito|porco',
      'empresa|tecnico|conserto|instalador|servico|instalacao',
    ],
    unless: 'agua|chuva|marca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se o portão ficou pior depois do serviço, pare de usar no motor, filme o que ele faz e escreva a quem fez, com prazo para refazer sem custo: a lei dá noventa dias para reclamar. Só chame outro depois da resposta, ou a peça mexida vira desculpa.',
    ],
    heading: 'O que costuma sair errado num conserto',
    text: [
      'Quatro coisas explicam quase tudo: força no máximo para vencer folha pesada, fim de curso fora do ponto, capacitor de outro valor e emenda aberta. As duas primeiras se acertam de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Se quem fez sumiu ou recusou, examinamos e dizemos por escrito o que achamos, com valor entre {{repair.from}} e {{repair.to}}. O que estiver bom fica.',
    ],
    points: [
      'Fotografe a placa e o motor como estão.',
      'Guarde recibo, conversa e a peça velha.',
      'Folha que bate ou não volta na fotocélula: disjuntor desligado até o acerto.',
    ],
    send: 'Conte o defeito de antes, o que foi trocado e o de agora, com um vídeo.',
  },
  {
    when: [
      'comprar|levar|providenciar|arrumar',
      'peca|pecas',
      'antes|tecnico|eu mesmo|visita|conserto|preciso|precisa',
    ],
    unless: 'onde|preco|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'buy'],
    answer: [
      'Não precisa: o técnico leva as peças comuns, como capacitor, roldana, fotocélula e engrenagem, e só diz qual é depois de medir, porque o sintoma engana. Peça comprada antes muitas vezes é a errada, e a garantia dela fica com quem vendeu. O conserto com a peça vai de {{repair.from}} a {{repair.to}}, com o valor dito antes e {{parts.warranty}} de garantia no que se troca.',
    ],
    heading: 'Quando a peça vem de fora',
    text: [
      'Placa de modelo antigo e peça de inversor se encomendam pela foto da etiqueta, e aí se combinam valor e prazo antes. Se você já tem a peça, mande a foto dela.',
    ],
    points: [
      'Foto da etiqueta do motor: com ela o técnico já sai com a peça provável.',
      'Vídeo com som do defeito.',
      'Guarde a peça velha até provar a nova.',
    ],
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'qual profissional|que profissional|quem conserta|quem arruma|quem faz|quem chamar|quem eu chamo|como se chama',
      'portao|motor',
      'conserta|arruma|eletronico|automatico|conserto|chamar|chamo',
    ],
    unless:
      'madrugada|a noite|de noite|domingo*|feriado*|sabado*|culpa|paga|fundo|trilho|solda|cerca|aterr*|terra',
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
      'Nada acende ou só estala: placa, de {{part.board.from}} a {{part.board.to}}.',
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
      'levar|levo|trazer|trago|mandar|enviar|deixar|bancada|oficina',
      'motor|placa|central|controle|peca',
      'ate voces|para conserto|para consertar|consertar|conserto|conserta|oficina|ai|bancada|assistencia',
    ],
    unless:
      'quanto tempo|demora|quantas horas|vezes|foto|video|mudanca|oficina mecanica|portao oficina|portao de oficina|motor forte|perto de mim',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O motor não precisa sair da parede: o técnico conserta no portão, onde se mede a folha, a tensão e o fim de curso junto com a peça. Tirado de lá, ele chega à bancada sem metade da causa, e a garagem fica aberta.',
    ],
    heading: 'Por que o conserto é no portão',
    text: [
      'Boa parte das placas e dos motores levados à oficina está boa: o defeito era folha pesada, fotocélula ou fio. A visita não tem taxa e o conserto fica entre {{repair.from}} e {{repair.to}}.',
      'Se uma placa precisar de bancada, o técnico a leva e deixa o portão seguro na mão, quando a folha permite.',
    ],
    points: [
      'Não solte o motor: em basculante a folha pode descer.',
      'Fotografe a etiqueta e a caixa fechada.',
      'Diga o que ele fazia antes de parar.',
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
      'quanto tempo|demora|demoram|prazo|quando|em quantas horas',
      'chegar|chega|vem|tecnico|visita|atendimento|atender|atendem|atende|voces vem|vir|podem vir',
    ],
    unless:
      'quando chamar|hora de chamar|quando ligar para|carro chega|carro chegar|quando chego|quando eu chego|quando eu chegar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'O técnico chega conforme a agenda do dia: em dia útil costumamos marcar para o mesmo dia ou o seguinte, e a hora é combinada na mensagem. Não prometemos minutos; o expediente vai de {horário}, e fora dele a assistência 24 horas depende de técnico disponível.',
    ],
    heading: 'Do primeiro recado à visita do técnico',
    text: [
      'O que mais encurta a espera é a primeira mensagem completa, porque o técnico sai com a peça certa. Um conserto leva em geral {horas de reparo}, e uma instalação, {horas de instalação}.',
    ],
    points: [
      'Bairro e melhor horário.',
      'O que o portão faz e o que deixou de fazer.',
      'Foto da etiqueta do motor.',
      'Se ele está aberto para a rua ou se alguém ficou preso, que passa na frente.',
    ],
  },
  {
    when: [
      'agora|urgente|urgencia|imediato|emergencia|plantao|atendimento rapido|conserto rapido|tecnico rapido',
      'conserto|consertar|motor|portao|tecnico|assistencia|troca|trocar|cabo|reparo|atendimento',
    ],
    unless:
      'vale a pena|motor rapido|portao rapido|por um rapido|para abrir|mais rapido|desce rapido|fecha rapido|kit|24 horas por dia|bateria',
    subject: 'assistencia-tecnica',
    isComplaint: true,
    answer: [
      'Conserto urgente de portão entra na frente conforme o que travou: aberto para a rua, carro preso ou cheiro de queimado, o técnico vai no primeiro horário livre. Respondemos de {horário}; fora disso, a assistência 24 horas existe conforme a disponibilidade de técnico.',
    ],
    heading: 'O que fazer até o técnico chegar',
    text: [
      'Portão parado fechado é incômodo; parado aberto é risco. No segundo caso, desligue o disjuntor, tente fechar na mão com o motor solto e não deixe a garagem sozinha.',
    ],
    points: [
      'Desligue o disjuntor antes de tocar na folha.',
      'Não destrave folha torta, caída ou com cabo solto.',
      'Separe a chave de destravamento e os controles.',
      'Deixe livre o espaço em volta do motor.',
    ],
  },
];
