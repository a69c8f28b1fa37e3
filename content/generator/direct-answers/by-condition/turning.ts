/** Titles in which one word changes the question: 'corrente' as a chain and not a current, a company and not a shop. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const turningByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'nao fecha|nao esta fechando|parou de fechar|nao abre|parou',
      'lavei|lavar|lavou|lavamos|lavagem|mangueira',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Se a caixa do motor tomou jato, ou se o portão nem abre, desligue o disjuntor e não religue até secar. Com o motor seco e o portão que só não fecha, é água na fotocélula ou na botoeira: enxugue as duas lentes com pano seco e espere uma hora.',
    ],
    heading: 'Onde a mangueira alcançou',
    text: [
      'Lente molhada por fora seca sozinha; embaçada por dentro perdeu a vedação. Sabão que secou na lente também cega, e sai com pano úmido.',
      'Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; placa que não volta depois de seca, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Abre e não fecha: fotocélula.',
      'Abre sozinho: botoeira ou interfone molhado.',
      'Nada acende: água na central ou disjuntor caído.',
      'Da próxima vez, jato longe de sensor e de caixa.',
    ],
    further: 'A lista inteira está em [portão não abre](/portao-nao-abre).',
    send: 'Diga onde a água bateu e mande a foto das duas lentes.',
  },
  {
    when: [
      'corrente',
      'folgada|frouxa|folga|caiu|saiu|pulou|esticar|esticada|arrebentou|barulhenta|enferrujada|lubrificar',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Corrente folgada pula dente na partida e pode travar o motor: desligue o disjuntor e não use até esticar. O ajuste é no esticador, com a corrente cedendo mais ou menos um dedo no meio do vão; apertada demais, ela come a coroa e o rolamento.',
    ],
    heading: 'Esticar ou trocar',
    text: [
      'Se o esticador já está no fim, a corrente alongou e se troca com o pinhão, porque corrente nova em dente gasto folga de novo em semanas. Confira se as duas rodas estão na mesma linha.',
      'Esticar, alinhar e lubrificar entra num conserto de {{repair.from}} a {{repair.to}}; coroa e pinhão ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Bate na caixa: folga.',
      'Estala sempre no mesmo ponto: elo duro ou dente quebrado.',
      'Ferrugem: pano, graxa leve e pano outra vez.',
      'Dedo nunca entra com a energia ligada.',
    ],
    further: 'Os ruídos estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Com tudo desligado, mande a foto da corrente e das duas rodas dentadas.',
  },
  {
    when: [
      'oleo|graxa|lubrificante',
      'no motor|do motor|dentro do motor|caixa do motor|redutor',
      'qual|que|colocar|trocar|completar|usar',
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Depende do que está escrito na etiqueta ou no manual: parte dos motores trabalha com graxa na engrenagem, que só se repõe com a caixa aberta, e parte com óleo em banho, de viscosidade indicada pela fábrica. Não complete por conta própria: óleo de carro em caixa de graxa vaza pelo retentor e desce até a placa.',
    ],
    heading: 'Como saber qual é o seu',
    text: [
      'Bujão com visor ou parafuso de dreno indica óleo; caixa fechada sem bujão é graxa. Mancha embaixo é retentor, e completar sem trocá-lo só adia.',
      'Abrir, limpar e engraxar com rolamento conferido fica entre {{part.gears.from}} e {{part.gears.to}} quando há peça a trocar.',
    ],
    points: [
      'Spray desengripante tira a graxa que havia.',
      'Óleo de cozinha vira cola.',
      'Trilho e cremalheira são outra conversa: quase secos.',
    ],
    further:
      'O que se lubrifica por fora está em [manutenção de motor](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta e da caixa do motor, com a mancha, se houver.',
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
    send: 'Se quiser uma segunda opinião, mande a foto da placa antiga, da nova e da nota.',
  },
  {
    when: [
      'quebra toda hora|quebrando toda hora|toda semana|todo mes|vive quebrando|sempre quebra|quebra muito|quebrando direto|quebrou de novo|parou de novo|estragou de novo|queimou de novo',
      'predio|condominio|loja|portao|motor',
    ],
    unless: 'engrenagem|fusivel|coroa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que quebra toda semana não tem azar: ou o motor é pequeno para o número de aberturas, ou a folha pesa e mata a peça nova, ou cada visita conserta o efeito. Pare de trocar peça e peça a prova da folha na mão, com o motor solto, e a conta de ciclos na hora cheia.',
    ],
    heading: 'Separar uso, folha e serviço',
    text: [
      'Anote em cada parada a hora, a peça e o sintoma: três linhas iguais mostram a causa. A ficha do motor diz quantos ciclos por hora ele aguenta; um prédio passa disso em dez minutos de saída.',
      'Folha e roldana se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; motor da classe certa, em portão pesado, fica entre {{condominium.from}} e {{condominium.to}} instalado.',
    ],
    points: [
      'Quebra na hora de pico: uso.',
      'Quebra sempre a mesma peça: folha ou alinhamento.',
      'Quebra uma coisa diferente cada vez: energia ou serviço.',
      'Relatório escrito em toda visita.',
    ],
    further: 'A escolha do motor está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a lista das últimas paradas, a foto da etiqueta e quantas vagas há.',
  },
  {
    when: [
      'motor errado|motor fraco|motor pequeno|modelo errado|motor inadequado',
      'sindico|condominio|predio|instalou|instalaram|instalador|vendeu',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor errado se prova com dois números: o peso da folha e as aberturas na hora cheia, comparados com a ficha do modelo instalado. Se um deles passa do limite, quem especificou e vendeu responde pela troca, pelo Código de Defesa do Consumidor; guarde a proposta em que o modelo está escrito.',
    ],
    heading: 'Juntar a prova antes da assembleia',
    text: [
      'Fotografe a etiqueta, conte as aberturas de uma hora de pico e peça o laudo de outro técnico, com a folha solta e movida com a mão. Motor certo em folha pesada também para, e aí o defeito é da folha.',
      'Portão pesado com motor da classe certa fica entre {{condominium.from}} e {{condominium.to}} instalado, com proposta escrita.',
    ],
    points: [
      'Ciclos por hora da ficha, e não a potência.',
      'Ata da compra e nome de quem aprovou.',
      'Reclamação por escrito dentro da garantia.',
    ],
    further:
      'O que uma proposta deve ter está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto da etiqueta, o peso ou as medidas da folha e as aberturas da hora cheia.',
  },
  {
    when: [
      'metade|meio|pela metade|ate a metade',
      'abre|abrindo|so abre|para|parando',
      'de dia|durante o dia|a tarde|no calor|com sol|meio dia',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que só abre até a metade de dia está no limite e o calor o faz passar: folha de ferro dilatada que raspa, motor quente cortando pelo protetor ou tensão baixa na hora em que o bairro consome. À noite os três aliviam, e ele completa.',
    ],
    heading: 'Três provas na hora em que ele falha',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha na mão: pesou na metade, é dilatação ou guia. Leve, ponha a mão perto da carcaça: quente, é uso ou capacitor; fria, peça a medida da tensão na partida.',
      'Guia ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}; curso e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Para sempre no mesmo ponto: folha.',
      'Cada vez num ponto: calor ou tensão.',
      'Para e volta: a central leu esforço.',
    ],
    further: 'Os primeiros testes estão em [portão não abre](/portao-nao-abre).',
    send: 'Anote a hora de três falhas e mande com a foto da etiqueta do motor.',
  },
  {
    when: ['fim de curso', 'basculante*', 'ajustar|regular|como|regulagem|acertar|onde fica'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'No basculante o fim de curso fica no fuso ou no perfil do motor: são duas peças que o cursor alcança, uma em cima e outra embaixo, e cada uma se desloca soltando um parafuso. Desligue o disjuntor, marque onde estavam, mova um dedo por vez e prove à vista, com ninguém no vão.',
    ],
    heading: 'Qual das duas mexer',
    text: [
      'A de baixo decide onde a folha para fechada, e a de cima, aberta. Motor com inversor ou sensor de voltas aprende o percurso pela placa, e nele não há peça a mover: refaz-se a gravação pelo manual.',
      'Feito por nós, com força conferida, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Bate no chão: a de baixo está longe demais.',
      'Não encosta: perto demais, ou folha sem equilíbrio.',
      'Não solte o motor com a folha no alto.',
      'Ajuste com a folha fria: no calor ela dilata.',
    ],
    further: 'O serviço está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto do motor de lado, com o fuso à vista, e diga onde a folha para.',
  },
  {
    when: [
      'carro eletrico|carregador de carro|carregador veicular|wallbox',
      'portao|motor|disjuntor|garagem',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O carregador do carro não divide circuito com o portão: ele puxa corrente alta por horas, derruba a tensão e faz o motor partir fraco ou o disjuntor cair. São dois circuitos, cada um com seu disjuntor e terra, e o do carregador é projeto de eletricista.',
    ],
    heading: 'Se o portão piorou depois do carregador',
    text: [
      'Abra o portão com o carro carregando e sem ele: diferença clara é queda de tensão na entrada da casa, e o remédio é a entrada ou o cabo, e não o motor.',
      'Do nosso lado, medir a partida e conferir capacitor e placa entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'DR do carregador é próprio, do tipo que o manual pede.',
      'Quadro antigo com uma fase: reveja antes.',
      'Programar a carga para a madrugada alivia.',
    ],
    further: 'Disjuntor que cai tem lista em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a foto do quadro e da etiqueta do motor.',
  },
  {
    when: [
      'nao obedece|nao responde|nao faz nada|nada funciona|nao reage',
      'luz acesa|luz esta acesa|led aceso|com luz|tem energia|placa acesa',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Placa acesa e portão que não obedece nem controle nem botoeira tem entrada travada: botão de parada sem ponte, fotocélula sem energia em central que exige as duas, ou botoeira em curto, que segura o comando para sempre. Desligue o disjuntor um minuto e ligue: se mexe uma vez e para, é comando preso.',
    ],
    heading: 'Soltar um fio por vez',
    text: [
      'O técnico desconecta botoeira, interfone e fotocélula, um por um, e prova com um toque direto na entrada: quando a placa responde, o último solto era o culpado. Se não responde com nada ligado, é a placa ou o relé.',
      'Fio ou botão fica entre {{repair.from}} e {{repair.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'LED do receptor acende com o controle: o rádio está bom.',
      'Estala e não gira: relé, capacitor ou fio do motor.',
      'Começou depois de chuva: botoeira molhada.',
    ],
    further: 'Os testes em ordem estão em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande a foto da central fechada e diga o que acende quando aperta o controle.',
  },
  {
    when: [
      'manter|aproveitar|usar|ficar com|servem|continuam|continuar',
      'os controles|o controle|controles antigos|mesmos controles|meus controles',
      'motor|placa|central|trocar|troca',
    ],
    unless: 'cremalheira',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Pode, se a central nova ler o mesmo código: controle da mesma marca e frequência costuma bastar gravar de novo; de outra marca, não entra. A saída para manter todos é levar o receptor antigo, ou um compatível, e ligá-lo na entrada de botoeira do motor novo.',
    ],
    heading: 'O que conferir antes de comprar o motor',
    text: [
      'Compare um controle de hoje com a ficha da central: frequência e tipo de código, fixo ou rolante. Em casa com dois controles, os que vêm no kit resolvem; em prédio, manter os antigos poupa a troca de dezenas.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}; receptor avulso com instalação, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Código fixo antigo: boa hora de passar ao rolante.',
      'Controle na mesma marca nem sempre é da mesma geração.',
      'Memória da placa velha vai embora com ela.',
    ],
    further: 'Os tipos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto de um controle, frente, verso e aberto, e diga que motor vai entrar.',
  },
  {
    when: [
      'meio aberto|entreaberto|um pouco aberto|aberto de madrugada|amanhece aberto|amanhece',
      'portao|garagem|madrugada|noite',
    ],
    unless: 'passar|carro|sair|entrar|moto|parcial',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que amanhece meio aberto recebeu um comando ou voltou sozinho: o fechamento foi interrompido por fotocélula ou esforço, ou uma botoeira úmida e um controle preso deram a ordem. Feche vendo até o fim à noite e desligue o disjuntor; se amanhece fechado, era comando.',
    ],
    heading: 'A prova de duas noites',
    text: [
      'Na primeira, disjuntor desligado: se ele abre assim, a folha escorrega e o defeito é mecânico. Na segunda, ligado e com a botoeira solta pelo técnico: se não abre, o fio era o culpado; se abre, é rádio.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fio e botoeira, entre {{repair.from}} e {{repair.to}}; gravar controles de novo, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Volta sempre no mesmo ponto: folha ou trilho.',
      'Só em noite úmida: botoeira, interfone ou lente.',
      'Até achar: corrente por dentro, com o motor desligado.',
    ],
    further: 'As causas estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Conte a que altura ele amanhece e se houve chuva, com a foto da botoeira.',
  },
  {
    when: [
      'garantia|na garantia|defeito de fabrica',
      'loja|vendedor|fabricante|site',
      'nao troca|nao quer trocar|recusa|recusou|negou|enrola|nao resolve',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'A loja responde junto com o fabricante: pelo artigo 18 do Código de Defesa do Consumidor, se o defeito não é sanado em trinta dias, você escolhe entre outro motor, o dinheiro de volta ou abatimento. Reclame por escrito, com a nota e a data em que o motor parou, e guarde o protocolo.',
    ],
    heading: 'O que a loja costuma alegar, e como responder',
    text: [
      'Instalação errada é a recusa mais comum: por isso peça ao técnico um relatório com tensão medida, peso da folha e foto da etiqueta. Sem acordo, o Procon e o juizado recebem a nota e as mensagens.',
      'Enquanto se discute, não mande abrir o motor fora da rede do fabricante, porque lacre rompido é motivo de recusa.',
    ],
    points: [
      'Nota fiscal e certificado juntos.',
      'Compra pela internet tem sete dias para desistir, contados da entrega.',
      'Peça gasta pelo uso não é defeito de fábrica.',
    ],
    further: 'O que damos por escrito está em [garantia](/garantia).',
  },
  {
    when: ['cachorro|gato|rato|ratos|bicho', 'roeu|roendo|mordeu|comeu|mastigou|roido', 'fio|cabo|fiacao'],
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor do portão antes de chegar perto e afaste o animal: fio roído deixa cobre à mostra e pode energizar a folha de ferro. Não enrole fita e religue; o trecho se corta e se refaz inteiro, em conduíte.',
    ],
    heading: 'Refazer o trecho e fechar o caminho',
    text: [
      'Fio de comando roído dá defeito estranho, como portão que abre sozinho; fio de rede derruba o disjuntor ou dá choque. O técnico mede os dois antes de religar.',
      'Refazer fio e prova fica entre {{repair.from}} e {{repair.to}}; se o curto chegou à placa, ela fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Conduíte rígido até um palmo da caixa.',
      'Espuma ou massa na entrada do fio.',
      'Animal que levou choque: veterinário, mesmo de pé.',
    ],
    further: 'Choque na folha tem página em [portão dando choque](/portao-dando-choque).',
    send: 'Com o disjuntor desligado, mande a foto do fio de longe e da caixa fechada.',
  },
  {
    when: [
      'botoeira|botao|interruptor|interfone',
      'borne|bornes|onde liga|onde ligar|qual fio|ligar|ligacao',
      'motor|central|placa|garen|ppa|rossi|peccinin|nice',
    ],
    unless: 'nao funciona|parou|sem fio',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A botoeira vai em dois bornes da central, o comum e a entrada de comando, que as placas marcam como BOT, PP ou START com GND ou COM: é contato seco, sem polaridade, e nunca recebe 127 V nem 220 V. O nome exato está no desenho colado na tampa ou no manual do código da placa.',
    ],
    heading: 'Dois fios, e o cuidado com o vizinho deles',
    text: [
      'Os bornes de comando ficam perto dos da rede, e por isso a ligação se faz com o disjuntor desligado. Use par próprio, longe do cabo de força, e botão de pulsar, que volta sozinho; interruptor de luz segura o comando e trava a central.',
      'Ligar com o fio já passado fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Interfone entra nos mesmos dois bornes, em paralelo.',
      'Portão abre sozinho depois de ligar: fio em curto ou botão de trava.',
      'Entrada só de abrir e só de fechar existe em algumas placas.',
    ],
    further: 'O que a placa comanda está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande a foto da etiqueta da central e diga de onde vem o fio.',
  },
  {
    when: ['mola|molas', 'barulho|range|rangendo|estala|estalo|ruido|chia', 'basculante|portao'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Mola de basculante range quando está seca ou raspa na caixa, e estala quando uma espira está para partir: olhe de longe, com o portão fechado e o disjuntor desligado, se há espira aberta, ferrugem em ponto ou gancho gasto. Estalo novo pede parar de usar até a visita.',
    ],
    heading: 'Ranger ou estalar',
    text: [
      'Rangido igual em todo o curso é falta de lubrificação, e quem lubrifica é o técnico, com a folha escorada. Estalo num ponto é gancho, olhal ou espira.',
      'As duas molas se trocam juntas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com o equilíbrio refeito.',
    ],
    points: [
      'Espiras afastadas com a folha fechada é normal; só de um lado, não.',
      'Ninguém embaixo nem com a mão na mola.',
      'Folha que sobe torta confirma um lado fraco.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão fechado, mande a foto das duas molas, de longe.',
  },
];
