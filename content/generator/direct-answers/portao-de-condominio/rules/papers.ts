/** Answers to titles about gates of condominiums: papers and laws. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { building } from '../../../words/title-groups.ts';

export const papersAnswers: readonly DirectAnswer[] = [
  {
    when: [
      `${building}|administradora`,
      'troc*|troca|trocar|trocou|substitu*|mandar trocar',
      'motor|motores|automatizador',
      'sem assembleia|sem votacao|sem votar|sem aprovacao|sem aprovar|sem reuniao|sem consultar|sem autorizacao|sem avisar|sozinh*|por conta propria',
    ],
    unless:
      'quem paga|quorum|maioria|controle*|contrato|abre sozinh*|fecha sozinh*|abrindo sozinh*|morador pode|modelo',
    winsTies: true,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed', 'replace'],
    answer: [
      'Pode, se o motor novo é equivalente ao que queimou ou se gastou: trocar igual por igual é manutenção, e o síndico manda fazer e presta contas. Se a troca muda o tipo de abertura, ou custa muito e pode esperar, passa antes pela assembleia, pelo artigo 1.341 do Código Civil. A convenção também pode fixar um teto de gasto. Em portão pesado, o motor com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que o síndico guarda sobre a troca do motor',
    text: [
      'O relatório do técnico, com o defeito e a foto da etiqueta velha, prova que a troca era precisa. A proposta diz o modelo novo, os ciclos por hora e a garantia, e vai para a pasta das contas.',
      'Motor mais forte porque o prédio cresceu já é melhoria, e não troca igual: aí convém levar à assembleia.',
    ],
    points: [
      'Garagem aberta ou morador preso: é urgente, e a conta se presta depois.',
      'Três orçamentos não são lei, mas evitam discussão.',
      'Quem discorda pede a nota e o relatório por escrito.',
    ],
    send: 'Mande a foto da etiqueta do motor e do portão: a proposta vai em nome do condomínio, com o valor da troca.',
  },
  {
    when: [
      'modelo de*|modelo para|exemplo de*|modelo pronto|minuta*|texto de*|como fazer uma ata|como escrever|como redigir|modelo|contrato de prestacao',
      'ata|atas|edital|convocacao|comunicado|circular|aviso|carta|oficio|notificacao|advertencia|declaracao|procuracao|recibo|recibos|termo|laudo|contrato de manutencao|contrato de prestacao|contrato|contratos|regimento',
      'portao|portoes|motor|motores|garagem',
    ],
    unless: 'motor modelo|qual modelo|que modelo|controle*|preco|quanto|valor|vale a pena|garantia|aluguel',
    winsTies: true,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Não temos modelo pronto desse documento: ata, edital, aviso e contrato são com a administradora do condomínio ou com um advogado, e o recibo sai de quem fez o serviço. Do nosso lado vai o que o papel tem de dizer sobre o portão: o serviço por escrito, com peça, mão de obra, valor, prazo e garantia em linhas separadas. Com isso, quem redige só preenche.',
    ],
    heading: 'O que o documento deve dizer sobre o portão',
    text: [
      'Numa ata ou num edital: qual é o portão, o que se vai fazer, o valor aprovado, a forma do rateio e o nome da empresa escolhida. Num contrato de manutenção: quantas visitas por ano, o que se confere em cada uma, em quanto tempo se atende o portão parado e o que não está incluído.',
      'Num recibo: a data, o modelo do motor, a peça trocada, o valor e os prazos de garantia. O nosso serviço tem {{repair.warranty}} e a peça trocada, {{parts.warranty}}.',
    ],
    points: [
      'Aviso aos moradores: dia, hora e por onde se entra enquanto o portão está na mão.',
      'Advertência ou multa: o artigo da convenção ou do regimento.',
      'Orçamentos comparados: o mesmo peso de folha e os mesmos ciclos por hora.',
    ],
    send: 'Mande a foto da etiqueta do motor e do portão e diga que serviço vai no documento: enviamos a proposta escrita, para anexar.',
  },
  {
    when: [
      'sindico|sindica|administradora|conselho',
      'sem orcamento|sem orcamentos|sem cotacao|um orcamento so|so um orcamento|sem consultar|sem assembleia|sem aprovacao|por conta propria|sem avisar|sozinho',
      'portao|motor|empresa|conserto|trocou|contratou|escolheu|mandou',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Conserto e manutenção do portão o síndico pode contratar sem assembleia, e lei nenhuma o obriga a pedir mais de um orçamento; o que obriga é a convenção, se traz um número ou um teto de gasto. Obra útil, como o primeiro motor ou portão novo, precisa da maioria dos condôminos. Em todos os casos ele presta contas, e o morador pode pedir nota e orçamento.',
    ],
    heading: 'Como questionar sem parar o portão',
    text: [
      'Peça por escrito a nota, o que foi trocado e a garantia. Se o preço parece alto, compare: motor e instalação de portão pesado ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Urgência justifica contratar no dia.',
      'Um quarto dos condôminos pode convocar assembleia.',
      'Três orçamentos só valem se descrevem o mesmo serviço.',
    ],
    send: 'Para um segundo orçamento, mande a etiqueta do motor e fotos do portão.',
  },
  {
    when: [
      'sindic*|condominio*|predio*|edificio*|administradora',
      'obrigad*|obrigatori*|obriga|obrigacao|dever|deve fazer|tem que fazer|precisa fazer',
      'manuten*|revisao|revisoes|preventiv*|vistoria|conservacao|conservar',
    ],
    unless: 'quem paga|pagar|quanto|preco|valor|laudo|contrato|mensal',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Sim: conservar as partes comuns é dever do síndico pelo artigo 1.348 do Código Civil, e o portão da garagem é uma delas; quem paga é o condomínio. A lei não fixa de quanto em quanto tempo: convenção, seguro ou prefeitura podem pedir um intervalo, e o que praticamos em prédio é uma revisão a cada {{maintenance.interval}}.',
    ],
    heading: 'O que o síndico guarda para provar que cuidou',
    text: [
      'Se a folha machuca alguém ou amassa um carro, a primeira pergunta é quando foi a última revisão. Sem papel, a culpa tende a ficar com o condomínio.',
      'Cada visita nossa deixa anotado o que foi testado, com a data; peça gasta é orçada à parte e só se troca depois de aprovada.',
    ],
    points: [
      'Recibo de cada visita, com o nome do técnico.',
      'Teste da fotocélula e do destravamento, escrito.',
      'Defeito avisado por morador e o dia em que foi consertado.',
      'Orçamento recusado em assembleia, com a ata.',
    ],
    questions: [
      {
        question: 'O síndico pode ser cobrado pessoalmente?',
        answer:
          'Pode, se foi avisado do defeito e não fez nada. Por isso o pedido de conserto se faz por escrito e se guarda.',
      },
    ],
    send: 'Mande o bairro, quantos portões há e a data da última revisão: o valor da visita vai por escrito ao síndico.',
  },
  {
    when: [
      'sindic*|administradora|zelador',
      'escolher|escolhe|contratar|contrata|fechar com|decidir|decide|trocar a empresa|trocar de empresa|mudar de empresa|aprovar sozinho|assinar|sem assembleia|sozinho|sozinha',
      'empresa*|tecnico*|prestador*|fornecedor*|manuten*|contrato*|orcamento*|conserto|motor|portao',
    ],
    unless: 'quanto|preco|valor|como escolher|qual|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode, para manutenção e conserto: contratar quem cuida do portão é administração, e o síndico escolhe a empresa e presta contas. Despesa alta e sem urgência, ou obra que muda o portão, vai antes à assembleia, pelo artigo 1.341 do Código Civil. Leia também a convenção, que pode fixar um valor ou exigir mais de um orçamento.',
    ],
    heading: 'Escolher bem e não ter de explicar depois',
    text: [
      'Peça as propostas com a mesma descrição do serviço: peso da folha, ciclos por hora, peças, prazo e garantia. Só assim os valores se comparam.',
      'Motor novo em portão pesado, com instalação, fica entre {{condominium.from}} e {{condominium.to}}; a visita para orçar não tem taxa.',
    ],
    points: [
      'Reparo urgente, com a garagem aberta: mande fazer e comunique aos moradores.',
      'Motor igual no lugar do queimado: manutenção.',
      'Portão novo, outro tipo de abertura ou segundo motor: obra, com assembleia.',
      'Contrato antigo: confira o prazo de aviso antes de trocar de empresa.',
    ],
    send: 'Mande o bairro, a foto do portão e a da etiqueta do motor: a proposta vem por escrito, em nome do condomínio.',
  },
  {
    when: [
      'condominio*|sindico*|predio|assembleia|administradora',
      'clon*|copia|copias|copiad*|copiar|duplicad*|duplicar|paralelo*',
      'proib*|permit*|pode|podem|multa*|multar|obrig*|recolher|bloque*|direito',
    ],
    unless: 'como clonar|quanto custa|preco|onde|moto|carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O condomínio pode proibir controle clonado, se a convenção, o regimento ou a assembleia disser isso, porque cópia sem registro tira a lista de quem entra. O que não pode é deixar sem acesso quem tem vaga: a unidade recebe controle cadastrado, e os extras se pedem por escrito.',
    ],
    heading: 'Como o prédio faz a regra valer',
    text: [
      'Proibir no papel não impede a cópia de código fixo, que se faz em qualquer chaveiro. Com receptor de código rolante, cada controle tem número próprio: o clone não abre, e o perdido se bloqueia sozinho. Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários de uma vez.',
      'Multa e recolhimento seguem o que está escrito na convenção; quem a interpreta é a administradora ou um advogado.',
    ],
    points: [
      'Lista com nome, unidade e número de cada controle.',
      'Aviso com data antes de apagar a memória.',
      'Quantidade por vaga igual para todos.',
      'Baixa do controle na venda ou no fim do aluguel.',
    ],
    send: 'Diga quantas vagas e quantos controles há e mande a foto da etiqueta da central: dizemos se ela já aceita código rolante.',
  },
  {
    when: [
      'assembleia|sem assembleia|precisa de assembleia|convocar assembleia|reuniao de condominio|votacao|sem votacao|sem votar',
      'portao|portoes|motor|garagem|automatizar|automatizacao',
      'trocar|troca|instalar|colocar|consertar|conserto|pode|precisa|automatizar|sem|reformar|substituir|mudar',
    ],
    unless:
      'quorum|votos|maioria|aprovar|aprovacao|2/3|dois tercos|quem paga|carro|multa|barulho|camera*|controle*|tag|contrato|contratar|sozinho|modelo|minuta|edital',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não é preciso assembleia para consertar o portão nem para trocar o motor queimado por outro equivalente: é manutenção, e o síndico manda fazer e presta contas. Ela é precisa para pôr motor pela primeira vez, mudar o tipo de abertura ou fazer um portão novo: é obra útil, que pelo artigo 1.341 do Código Civil pede a maioria dos condôminos, salvo regra mais dura na convenção.',
    ],
    heading: 'O caso urgente e o caso caro',
    text: [
      'Portão que não fecha ou ameaça cair é urgente: o síndico age na hora e, se a despesa é alta, chama a assembleia logo em seguida. Se é alta e pode esperar, a assembleia vem antes.',
      'No prédio o conserto é orçado pela peça, com o valor dito antes; motor novo em portão coletivo, instalado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Fotos e laudo mostram que a troca é necessária, e não capricho.',
      'Três propostas com o mesmo peso de folha, ciclos por hora e garantia.',
      'Ata com o valor aprovado e a forma do rateio.',
      'Vila fechada com portão só de uma casa: vale a regra de fachada da convenção.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    sections: [
      {
        aspect: 'allowed',
        heading: 'Se alguém contestar depois',
        text: [
          'O síndico mostra a ordem de serviço, as fotos e os orçamentos que pediu. Quem discorda pede explicação por escrito ou convoca assembleia com um quarto dos condôminos.',
        ],
      },
    ],
    questions: [
      {
        question: 'E se a convenção pedir mais votos?',
        answer: 'Vale a convenção. A administradora diz que artigo trata de obra e de fachada.',
      },
      {
        question: 'O conselho pode aprovar no lugar da assembleia?',
        answer:
          'Para conserto, costuma bastar. Para obra nova, só se a convenção der esse poder ao conselho.',
      },
    ],
    send: 'O síndico manda pelo WhatsApp uma foto da entrada, o tipo de folha e quantas unidades usam: a proposta vai escrita, em nome do condomínio.',
  },
  {
    when: [
      'multa|multar|multado|multada',
      'portao|garagem',
      'condominio|predio|morador|sindico|aberto|vizinho|assembleia|regimento',
    ],
    unless: 'prefeitura|calcada|barulho|rua',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode, se a convenção ou o regimento prevê a multa para aquilo, como deixar o portão aberto ou passar colado em outro carro, e se o morador é avisado e pode se defender. Sem essa regra escrita, o síndico adverte e leva o caso à assembleia. Portão que fica aberto por defeito não é culpa de ninguém: conserto é despesa do prédio.',
    ],
    description:
      'O condomínio pode multar pelo uso do portão se a convenção ou o regimento prevê a multa e se o morador é avisado e pode se defender.',
    heading: 'Antes da multa, o que o portão resolve sozinho',
    text: [
      'Fechamento automático com fotocélula acaba com o portão esquecido: a programação fica entre {{part.programming.from}} e {{part.programming.to}}, e o par de sensores, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Imagem com data e unidade, guardada antes de apagar.',
      'Aviso escrito, com o artigo da convenção.',
      'Tempo para o morador responder, antes de cobrar.',
      'Controle cadastrado por unidade mostra quem abriu.',
    ],
    further:
      'O que se regula num portão coletivo está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'O síndico manda pelo WhatsApp a foto da etiqueta da central e diz quanto tempo ele fica aberto: respondemos se dá para programar.',
  },
  {
    when: [
      'porteiro|portaria|zelador|vigia',
      'obrigado|obrigatori*|obriga|precisa|exige|lei',
      'portao|condominio|predio|garagem',
    ],
    unless:
      'porteiro eletronico|video porteiro|interfone*|remota|treinamento|treinar|treinad*|aprender|ensinar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não conhecemos lei geral que obrigue um condomínio a ter porteiro no portão: quem decide é a convenção e a assembleia, e a administradora confirma se há regra da cidade ou da categoria. Sem porteiro, o portão precisa se cuidar sozinho, com fotocélula, força regulada e fechamento automático.',
    ],
    heading: 'O portão de um prédio sem porteiro',
    text: [
      'Ele abre mais vezes sem ninguém olhando. Regular força e tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}} o par.',
    ],
    points: [
      'Dois pares de sensor, em alturas diferentes.',
      'Controle de código rolante, cadastrado por unidade.',
      'Chave de destravamento com dois moradores, no mínimo.',
      'Telefone da manutenção à vista, e nobreak se a luz cai.',
    ],
    further:
      'A revisão de quem não tem portaria está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'O síndico manda pelo WhatsApp uma foto da entrada por dentro e quantas unidades usam: dizemos o que falta.',
  },
  {
    when: ['laudo|relatorio|parecer|atestado', 'portao|motor|condominio*|predio*'],
    unless: 'seguro|seguradora|sinistro|raio|garantia|enel',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O que damos é um relatório do serviço: o que foi testado, o defeito achado, a causa provável, fotos, data e o valor do conserto, de {{repair.from}} a {{repair.to}} nos casos comuns. Laudo de engenharia, com ART, é de engenheiro, e só costuma ser pedido em obra na estrutura, acidente ou exigência do seguro.',
    ],
    heading: 'O que um relatório de portão coletivo deve trazer',
    text: [
      'Peça a medida, e não só a opinião: fotocélula provada com a folha em movimento, força testada no fechamento, destravamento manual, folga das roldanas e aperto da base.',
      'Guarde um por revisão, a cada {{maintenance.interval}}. Num acidente, é a sequência deles que mostra que o condomínio cuidava.',
    ],
    points: [
      'Identificação do motor e da central, com número de série.',
      'Ciclos por hora no pico e o limite do modelo.',
      'O que ficou fora de uso por segurança.',
      'Nome de quem testou e data.',
    ],
    send: 'Mande fotos do portão, da etiqueta do motor e diga para que o documento é pedido.',
  },
  {
    when: [
      'sindico|condominio|predio|administradora',
      'contrato',
      'multa|fidelidade|rescisao|cancelar|prazo',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Contrato de manutenção de portão pode ter multa, desde que ela seja proporcional, escrita com clareza e valha para os dois lados. Para o condomínio, o bom contrato permite sair com aviso escrito e cobra só o que já foi prestado. Quem assina é o síndico, dentro do que a convenção e a assembleia deixam; a dúvida de cláusula é do advogado ou da administradora.',
    ],
    heading: 'Cláusulas que protegem o portão do prédio',
    text: [
      'Mais que a multa, veja o prazo de resposta com o portão parado e o desconto se ele não for cumprido. Revisão a cada {{maintenance.interval}}, relatório assinado e lista do que é peça à parte evitam discussão.',
      'Fazemos contrato e visita avulsa, com valor por escrito depois de ver o portão; troca de motor pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Vigência e reajuste por índice dito no papel.',
      'Peças incluídas, com nome.',
      'Quem pode abrir chamado.',
      'Senhas e controles devolvidos no fim do contrato.',
    ],
  },
];
