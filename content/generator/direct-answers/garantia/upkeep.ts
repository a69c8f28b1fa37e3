/** Answers to titles about warranties and rights: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'garantia|cobertura',
      'avulso|avulsa|vendido sozinho|comprado sozinho|sem instalacao|so o motor|so do motor|motor sozinho|motor solto|na caixa|retirado|retirar',
    ],
    unless: 'usado|recondicionado|mercado livre|internet|perd*|conserto',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O motor da nossa tabela vendido avulso, sem instalação, tem {{motor.warranty}} de garantia; montado por nós, soma-se {{motor.warranty.installation}} na instalação. O prazo conta da nota e cobre defeito do motor, e não erro de ligação, raio ou folha mais pesada que o limite dele. No kit instalado o prazo é de {{kit.warranty}}.',
    ],
    heading: 'O que muda quando o motor sai sem a montagem',
    text: [
      'Quem monta responde pela montagem: tensão trocada, fio solto e fim de curso errado ficam com quem ligou. Por isso guarde a nota, a caixa e uma foto da etiqueta antes de instalar.',
      'Para acionar, mande a nota e um vídeo do motor ligado: o exame diz se a falha é de fábrica.',
    ],
    points: [
      '1/4 CV: {{motor.quarterCv}}, folha basculante de até {{motor.quarterCv.weight}}.',
      '1/3 CV: {{motor.thirdCv}}, até {{motor.thirdCv.weight}}.',
      '1/2 CV: {{motor.halfCv}}, até {{motor.halfCv.weight}}.',
      'Peça trocada num conserto: {{parts.warranty}}, e o serviço, {{repair.warranty}}.',
    ],
    further: 'O que cada prazo cobre e como se aciona está na página de [garantia](/garantia).',
    send: 'Mande a foto do portão por dentro, a altura, a largura e a tensão do ponto: dizemos qual motor serve antes de você levar.',
  },
  {
    when: ['garantia', 'placa|central|placas'],
    unless: 'perd*|formiga|raio|chuva|agua|queim*|outro tecnico|abrir|abriu|usada',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Placa trocada por nós num conserto tem {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço; a que vem no kit instalado segue o prazo do kit, de {{kit.warranty}}. Raio, água, bicho e ligação na tensão errada ficam fora, porque são dano e não defeito. A troca custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Como se separa defeito de dano na placa',
    text: [
      'O técnico olha a placa: trilha preta, ferrugem e formigueiro contam a história, e componente que parou limpo é defeito. A causa é mostrada antes de qualquer cobrança.',
    ],
    points: [
      'Guarde o recibo com a data e o código da placa.',
      'Não abra a caixa nem solde nada antes da visita.',
      'Compre peça com nota: sem ela o prazo não se prova.',
    ],
    further: 'Os prazos de cada compra estão na página de [garantia](/garantia).',
    send: 'Mande a foto da etiqueta da central, a data do recibo e um vídeo do defeito.',
  },
  {
    when: [
      'garantia',
      'conserto|consertos|reparo|reparos|consertar|consertado|servico de conserto|garantia de conserto|conserto de portao|conserto de motor',
      'qual|quanto tempo|quantos meses|quantos anos|quantos dias|prazo|tem|dura|dao|de quanto|garantia de conserto|garantia de reparo|conserto com garantia',
    ],
    unless:
      'lei|cdc|codigo de defesa|procon|legal|90 dias|direito*|placa|controle*|acionar|devol*|defeito|perd*|raio|como usar|precisa de nota|sem garantia|fora de garantia|cobre|acab*|venc*|nota|quebr*|queim*|voltou|recus*|neg*|nao|fabrica|kit|novo|acionar|quem|onde|preco|quanto custa|empresa|barato|caro|melhor|confiavel|ruim|voces',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'O conserto do portão tem {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças trocadas, contados da data da nota ou do recibo. Se o mesmo defeito volta dentro do prazo, o técnico também volta, sem cobrar visita nem mão de obra.',
    ],
    heading: 'O que o prazo do conserto cobre',
    text: [
      'Cobre a peça que pusemos e o trabalho que fizemos. Um defeito diferente, em peça que não foi trocada, é outro serviço, com novo orçamento.',
      'Ficam fora raio, água dentro da caixa, batida de carro e caixa aberta por outra pessoa depois da visita. Quem comprou motor conosco tem prazo próprio: {{kit.warranty}} no kit instalado e {{motor.warranty}} no motor da tabela.',
    ],
    points: [
      'Guarde o recibo: ele traz a data, a peça e o prazo.',
      'Avise por escrito assim que o defeito voltar.',
      'Deixe o disjuntor desligado até a nova visita.',
    ],
    further: 'Os prazos lado a lado estão na página de [garantia](/garantia).',
    send: 'Se o conserto foi nosso e algo voltou, mande pelo WhatsApp o recibo e um vídeo do portão.',
  },
  {
    when: [
      'quanto tempo de garantia|garantia de quanto tempo|qual a garantia|prazo de garantia|tempo de garantia|quantos anos de garantia',
      'motor|conserto|ppa|kit|servico|instalacao',
    ],
    unless: 'placa|controle|acionar|devol*|defeito|perd*|raio',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O kit PPA instalado por nós tem {{kit.warranty}} de garantia; o motor da tabela, vendido sem instalação, {{motor.warranty}}; motor PPA com garantia de fábrica na proposta, {{guide.warranty}}. No conserto são {{repair.warranty}} para o serviço e {{parts.warranty}} para as peças trocadas. O prazo conta da nota ou do recibo.',
    ],
    heading: 'O que entra e o que fica fora do prazo',
    text: [
      'Entra o defeito do próprio motor, da peça ou da montagem. Ficam fora raio, água dentro da caixa, batida de carro e folha mais pesada que o limite da etiqueta.',
    ],
  },
  {
    when: [
      'instalar eu mesmo|eu mesmo instalar|eu instalar|instalar por conta|instalar sozinho|instalo eu mesmo|montar eu mesmo|por conta propria|instalei eu mesmo|instalei sozinho|eu mesmo instalei|eu instalei|instalado por mim',
      'garantia',
    ],
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A garantia do motor continua contra defeito de fabricação; o que você perde, ao instalar por conta própria, é a da instalação. Tensão trocada, fio mal preso, fim de curso errado ou folha pesada demais ficam com quem montou. O motor da nossa tabela tem {{motor.warranty}}; montado por nós, soma-se {{motor.warranty.installation}} na instalação.',
    ],
    heading: 'O que guardar se for montar sozinho',
    text: [
      'O que decide um pedido de garantia é a prova de que a falha não veio da ligação. Confira a tensão do ponto antes, siga o manual do modelo e filme o primeiro funcionamento.',
    ],
    points: [
      'Nota fiscal e caixa com o número de série.',
      'Foto da etiqueta e dos fios ligados na central.',
      'Manual do modelo, com as condições do fabricante.',
    ],
  },
  {
    when: ['queimou|queimado|queimada|queima', 'garantia', 'motor|placa|portao|central'],
    unless: 'usado|recondicionad*|raio|chuva|quem paga|inquilin*',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Motor ou placa que queimou na garantia se deixa com o disjuntor desligado e a tampa fechada: quem responde é quem vendeu ou instalou, pela nota, e peça aberta por outro costuma perder o direito. No que vendemos, o motor da tabela tem {{motor.warranty}}, o kit instalado, {{kit.warranty}}, e o nosso conserto, {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
    ],
    heading: 'O que a garantia cobre quando queima',
    text: [
      'Cobre defeito de fabricação e de montagem. Surto da rede, água na caixa, folha desequilibrada e uso acima da ficha costumam ficar de fora, e o teste mostra qual foi.',
      'Se foi outro que vendeu, acione-o primeiro, por escrito e com a foto da etiqueta. Conserto particular antes da resposta dele pode encerrar o prazo.',
    ],
    points: [
      'Nota ou recibo, com a data.',
      'Etiqueta com o número de série.',
      'O que houve na hora: chuva, falta de luz, cheiro.',
      'Registro de revisões, se há.',
    ],
    further: 'A tabela completa está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a foto da nota e da etiqueta, sem ligar o motor, e conte o que aconteceu.',
  },
  {
    when: [
      'garantia',
      'controle*',
      'quanto tempo|qual|prazo|tem|dura|cobre|quantos meses|garantia de controle|garantia de controles',
    ],
    unless: 'caiu|molhou|perd*',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O controle que vem no nosso kit tem a garantia do conjunto, {{kit.warranty}}; o que se põe num conserto tem {{parts.warranty}}, como toda peça. Bateria, queda, água e botão forçado não entram. Em controle comprado noutro lugar vale o prazo de quem vendeu, além dos noventa dias da lei.',
    ],
    heading: 'O que parece defeito do controle e não é',
    text: ['Troque a bateria por outra do mesmo código e teste encostado no motor, antes de reclamar.'],
    points: [
      'Saiu da memória da central: grava-se de novo, sem trocar.',
      'Alcance curto em todos: antena ou receptor.',
      'Luz acesa e nada: família de código diferente da do receptor.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, e a do recibo ou da nota.',
  },
  {
    when: [
      'quanto tempo|demora|prazo|quanto demora',
      'peca|peca chega|encomenda|placa|motor',
      'conserto|chegar|vir|resolve',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Peça de motor corrente o técnico leva na visita; placa ou coroa de modelo pouco comum demora o tempo do fornecedor, e isso se diz antes de você decidir. O serviço em si leva em geral de {horas de reparo}.',
    ],
    heading: 'O que adianta a peça',
    text: [
      'Foto das etiquetas do motor e da central e um vídeo do defeito: com eles saímos com a peça mais provável. Sem elas, são duas viagens.',
      'A peça que trocamos fica com {{parts.warranty}} de garantia, e o serviço, com {{repair.warranty}}.',
    ],
    points: [
      'Portão aberto: deixamos fechado na mão até a peça.',
      'Peça usada só com teste.',
      'Modelo fora de linha: compara-se com motor novo.',
    ],
    further: 'Os modelos fora de linha estão em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande a foto das etiquetas do motor e da central.',
  },
  {
    when: [
      'recondicionado|recondicionada|remanufaturado|rebobinado|usado|usada',
      'garantia',
      'motor|placa|central',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime', 'worth'],
    answer: [
      'Tem a garantia que quem o vendeu escreveu e, comprado de loja, pelo menos os noventa dias da lei; entre pessoas físicas vale só o que se combinou. Motor recondicionado nós não vendemos: no nosso conserto, a peça trocada tem {{parts.warranty}} e o serviço, {{repair.warranty}}.',
    ],
    heading: 'O que pedir por escrito num recondicionado',
    text: [
      'Vendido por pessoa física com a nota fiscal da compra antiga, o motor só leva o que restar da garantia de fábrica. Recondicionado pode ser bobina refeita e rolamento novo, ou só limpeza e pintura. A nota tem de dizer o que foi trocado, porque é isso que a garantia cobre.',
      'Compare com o novo: o motor da tabela tem {{motor.warranty}} de garantia e {{motor.warranty.installation}} na instalação, e a troca em casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Lista das peças novas, com data.',
      'Prazo, e quem paga a retirada se ele parar.',
      'Placa e controles incluídos ou à parte.',
      'Quem instala: montagem mal feita costuma ficar de fora.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta e da nota: dizemos se vale consertar, trocar ou voltar a quem vendeu.',
  },
  {
    when: ['garantia*', 'motor|portao|quanto tempo|quantos anos|qual|tem|prazo|dura'],
    ofOtherBrand: true,
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A garantia do motor {marca} é a da fábrica dele, e o prazo está no certificado e na nota da loja: nós não vendemos a marca e não respondemos por esse número. O que damos num {marca} é a do conserto, {{repair.warranty}} no serviço e {{parts.warranty}} na peça trocada.',
    ],
    heading: 'Acionar a garantia de um motor {marca}',
    text: [
      'Procure primeiro quem vendeu, com a nota e o número de série da etiqueta. Abrir a caixa ou trocar peça antes disso costuma encerrar a cobertura, e por isso perguntamos a data da compra antes de marcar a visita.',
      'A lei já dá noventa dias para defeito aparente, mesmo sem certificado. Raio, tensão errada, água e folha pesada ficam em geral de fora.',
    ],
    points: [
      'Nota fiscal com data e modelo.',
      'Etiqueta legível, sem raspar.',
      'Quem instalou, porque mau serviço é com ele.',
      'Foto do defeito antes de mexer.',
    ],
    send: 'Se o prazo já passou, mande pelo WhatsApp a etiqueta do motor {marca} e um vídeo do defeito: dizemos o valor do conserto.',
  },
  {
    when: ['jetflex|jet flex|speedy|padrao', 'garantia'],
    isAboutModel: true,
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O kit instalado, seja PADRÃO, SPEEDY ou JETFLEX, tem {{kit.warranty}} de garantia no motor, na central, nos controles e na montagem, a contar da instalação. O motor da tabela, vendido sem instalação, tem {{motor.warranty}}; vale o prazo escrito na sua proposta e na nota.',
    ],
    heading: 'O que a garantia do kit cobre e o que fica fora',
    text: [
      'Cobre defeito do motor, da central e da montagem. Raio, água dentro da caixa, batida de carro e peça aberta por outra pessoa ficam fora.',
      'No motor de inversor, confira antes a tensão: ele pede 220 V no ponto, com terra.',
    ],
    points: [
      'Guarde o recibo com modelo e data.',
      'Não abra a caixa antes de falar conosco.',
      'Mande o sintoma em vídeo curto.',
      'Coberto: a visita de verificação não tem custo.',
    ],
    further: 'Todos os prazos estão na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a foto do recibo, a etiqueta do motor e um vídeo do que ele faz.',
  },
  {
    when: [
      'garantia',
      'quantos anos|quanto tempo|quantos meses|qual|qual e|tem|prazo|dura|de quanto|garantia de motor|garantia de kit|garantia ppa',
      'motor|portao|kit|conserto|instalacao|servico|voces|ppa',
    ],
    unless:
      'placa|placas|central|como usar|como acionar|acionar|precisa de nota|avulso|avulsa|so o motor|perd*|fora|sem|defeito|cobre|acab*|venc*|nota|trava*|quebr*|queim*|raio|recondicionad*|usad*|seminov*|segunda mao|rebobinad*|neg*|recus*|jetflex|jet flex|speedy|padrao',
    subject: 'garantia',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime'],
    answer: [
      'O kit instalado por nós tem {{kit.warranty}} de garantia no motor e na instalação, e o motor da tabela, vendido sozinho, {{motor.warranty}}. Motor PPA com a de fábrica na proposta tem {{guide.warranty}}. Num conserto, a peça trocada tem {{parts.warranty}} e o serviço, {{repair.warranty}}. A lei já dá noventa dias para reclamar de defeito aparente, e o prazo escrito vem além deles.',
    ],
    heading: 'De onde se conta cada prazo',
    text: [
      'O prazo corre da data da nota ou do recibo, e não do primeiro defeito. Conserto feito na garantia não recomeça a conta do motor inteiro, só a da peça posta.',
      'Motor avulso da tabela tem garantia própria, de {{motor.warranty}}, com {{motor.warranty.installation}} na instalação. Marca que não vendemos segue o prazo da fábrica dela.',
    ],
    points: [
      'Guarde a nota e a foto da etiqueta.',
      'Raio, enchente e batida de carro ficam de fora.',
      'Recibo de cada revisão guardado: ajuda a provar o cuidado.',
      'Caixa aberta por outra pessoa pode encerrar a garantia.',
    ],
    further: 'A tabela completa está na página de [garantia](/garantia).',
    send: 'Se a dúvida é do seu motor, mande pelo WhatsApp a data da nota e a foto da etiqueta.',
  },
  {
    when: [
      'cobraram a mais|cobrou a mais|cobrado a mais|cobraram mais|cobrou mais|cobrada a mais|mais caro que o combinado|mais caro do que o combinado|acima do combinado|acima do orcamento|maior que o combinado|maior que o orcamento|mais que o combinado|valor diferente do combinado|valor diferente|cobranca indevida|cobrado errado|cobraram errado|cobraram duas vezes|cobrou duas vezes|cobraram taxa|cobrou taxa',
      'conserto|portao|motor|visita|tecnico|servico|kit|instalacao|orcamento|placa|combinado|cobranca|voces|deslocamento|cartao',
    ],
    unless: 'condominio cobr*|sindico|vizinho|energia|conta de luz',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Cobrança acima do que foi combinado se contesta: vale o orçamento aprovado, e serviço ou peça que não estava nele só se cobra se você o aceitou antes. Se a conta foi nossa, escreva na conversa do orçamento com o comprovante: conferimos item por item, e o que foi cobrado a mais volta. Se foi de outra empresa, peça a devolução por escrito, com prazo.',
    ],
    heading: 'Como mostrar que o valor mudou',
    text: [
      'Ponha lado a lado a mensagem com o preço e o que foi pago. Peça acrescentada no meio do serviço pede um novo sim seu, ainda que por mensagem; sem ele, a cobrança não se sustenta.',
      'Sem acordo, o Procon e o consumidor.gov.br recebem a queixa, e o Código de Defesa do Consumidor prevê devolução em dobro do que se pagou indevidamente, salvo engano justificável.',
    ],
    points: [
      'Orçamento ou print da conversa, com a data.',
      'Recibo, nota ou fatura do cartão.',
      'Peça que dizem ter trocado: peça a velha ou a foto dela.',
      'Parcelas: juro do cartão é da operadora, e vem separado na fatura.',
    ],
    further:
      'O que cada reparo costuma custar está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o valor combinado, o valor pago e o comprovante: se o serviço foi nosso, a resposta traz a conta aberta.',
  },
  {
    when: [
      'nao vieram|nao veio|ninguem veio|ninguem apareceu|nao apareceu|nao apareceram|ainda nao|nao instal*|nao entreg*|nao chegou|nao recebi|atrasad*|atrasou|atraso|demorando|sem instalar',
      'paguei|pago|pagamos|comprei|compramos|fechei|meu pedido|pedido|minha compra|meu kit|dei o sinal|dei entrada|sinal',
    ],
    unless: 'controle nao|defeito|shopee|mercado livre|amazon|magalu|internet|funciona|correio*|boleto',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Pedido pago que não foi cumprido no dia se cobra de quem o vendeu, por escrito. Se a compra foi conosco, pedimos desculpa: escreva agora na conversa do pedido, com o nome, o endereço e o dia combinado, e a resposta traz a nova data ou, se você preferir, o cancelamento com o dinheiro de volta. Dentro do expediente, de {horário}, o telefone no alto do site também serve.',
    ],
    heading: 'O que você pode exigir pelo atraso',
    text: [
      'Prazo prometido faz parte da compra. Quando ele não se cumpre, o Código de Defesa do Consumidor deixa escolher entre a entrega imediata, outro produto equivalente ou o cancelamento, com devolução do que foi pago.',
      'Com outra loja ou instalador, nós não vemos o pedido nem a agenda: guarde o protocolo, dê um prazo curto e, sem resposta, leve ao Procon.',
    ],
    points: [
      'Comprovante do pagamento, em nome de quem recebeu.',
      'Mensagem em que o dia ficou marcado.',
      'Garagem aberta ou portão sem trava nesse meio-tempo: diga na primeira linha.',
      'Motor já na sua casa: não o instale por conta própria, para a garantia não se discutir.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data da compra, o kit e o dia que foi prometido.',
  },
  {
    when: [
      'quebrou|quebraram|riscou|riscaram|manchou|mancharam|amassou|amassaram|furou|furaram|danificou|danificaram|estragou|estragaram|sujou|sujaram',
      'instalador|tecnico|tecnicos|equipe|montador|voces|instalacao|serralheiro|ao instalar|instalando|parafuso de motor|parafuso de suporte',
      'meu piso|garagem|piso|parede|muro|pintura|reboco|portao|azulejo|carro|cano|fio|coluna|calcada|folha|telhado|pastilha*',
    ],
    unless: 'abriu|fechou|controle|quem paga condominio|ladrao|batida',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Quem danifica alguma coisa ao instalar ou consertar responde pelo dano, mesmo sem querer: repara ou paga. Se foi a nossa equipe, pedimos desculpa, e a conversa do pedido é o lugar: mande a foto do estrago, e combinamos o reparo. Se foi outra empresa, cobre dela por escrito, com um orçamento do conserto.',
    ],
    heading: 'Prova que resolve sem discussão',
    text: [
      'Fotografe no mesmo dia, de perto e de longe, com algo que mostre o tamanho. O Código de Defesa do Consumidor faz o fornecedor responder pelo dano do serviço, e a queixa tem noventa dias quando o defeito está à vista.',
    ],
    points: [
      'Foto de antes, se houver, mesmo de outra ocasião.',
      'Recibo com nome, data e serviço.',
      'Orçamento de quem repara: pedreiro, pintor ou serralheiro.',
      'Fio ou cano atingido: desligue o disjuntor ou feche o registro.',
    ],
    further: 'O que a nossa garantia cobre está na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data do serviço, a foto do dano e o que você considera justo.',
  },
  {
    when: [
      'instalaram|instalou|instalado|instalada|instalacao|colocaram|depois de instalar|depois da instalacao|puseram',
      'torto|torta|tortos|empenou|empenad*|desalinhad*|desnivelad*|entortou|pendendo|inclinad*',
      'folha|portao|motor|basculante|tudo|braco',
    ],
    unless:
      'quanto custa|preco|pode instalar|posso instalar|da para instalar|carro|bateu|antes de instalar|antes da instalacao',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Portão que ficou torto depois da instalação do motor volta para quem instalou, sem custo: entregar a folha reta e equilibrada faz parte do serviço. Pare de usar, desligue o disjuntor e filme como ele está. Se a instalação foi nossa, o kit tem {{kit.warranty}} de garantia: escreva na conversa do pedido. Se foi de outro, a lei dá noventa dias para reclamar do que se vê, contados do fim do serviço.',
    ],
    heading: 'O que entorta a folha ao pôr o motor',
    text: [
      'Motor fora de prumo puxa a folha por um lado; força alta demais dobra o braço; contrapeso que não se corrigiu deixa um cabo esticado e o outro frouxo. Em folha que já era torta, o instalador devia ter avisado antes.',
      'Até a volta do técnico, não destrave o motor de um basculante torto: o lado ruim pode estar preso só por ele.',
    ],
    points: [
      'Foto de longe, com a folha fechada e a fresta de baixo à vista.',
      'Foto do braço e da fixação do motor.',
      'Recibo e a data da instalação.',
      'Foto do portão antes do motor, se houver: tira a dúvida.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp as fotos, o recibo e o bairro: se o serviço foi nosso, marcamos a volta; se foi de outro, dizemos o que pedir a ele.',
  },
  {
    when: ['garantia', 'por escrito|escrita|escrito|dao|oferecem|voces|recibo|documento|certificado|termo'],
    unless:
      'anos|meses|quanto tempo|qual|quantos|acabou|venceu|vencida|perd*|fora de|sem nota|acionar|cobre|raio|queim*|parou|fabrica|autorizada|marca',
    subject: 'garantia',
    aspects: ['lifetime'],
    answer: [
      'Sim, por escrito: a proposta ou o recibo traz a data, o que foi feito e o prazo. O serviço de conserto tem {{repair.warranty}} de garantia e a peça trocada, {{parts.warranty}}; o kit instalado tem {{kit.warranty}} para o conjunto inteiro.',
    ],
    heading: 'O que o papel da garantia precisa trazer',
    text: [
      'A lei soma noventa dias a esse prazo, para defeito que se vê. Foto do recibo guardada no celular vale como o papel.',
    ],
    points: [
      'Marca, modelo e número de série do motor.',
      'Peça posta e causa do defeito.',
      'Data do fim do serviço, de onde o prazo corre.',
      'O que fica de fora: raio, enchente, batida e caixa aberta por outra pessoa.',
    ],
    further: 'A tabela de cada compra está na página de [garantia](/garantia).',
    send: 'Se algo nosso falhou, mande pelo WhatsApp o recibo e um vídeo do defeito.',
  },
  {
    when: [
      'garantia',
      'quando acaba|quando vence|quando termina|ate quando|quando expira|quando comeca',
      'portao|motor|kit|conserto|servico|instalacao|placa',
    ],
    unless: 'voces|estendida|perd*|acabou|venceu',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'allowed'],
    answer: [
      'A garantia do kit que instalamos acaba {{kit.warranty}} depois da instalação, e a do conserto, {{repair.warranty}} depois do serviço; a peça trocada tem {{parts.warranty}}. O prazo se conta da data da nota ou do recibo. Num motor de outra loja, vale o que está no papel dela, além dos noventa dias da lei.',
    ],
    heading: 'Onde achar a data que vale',
    text: [
      'Sem o papel, a conversa do pedido e o extrato do cartão mostram o dia. Defeito avisado por escrito antes do fim está dentro do prazo, mesmo que a visita venha depois.',
    ],
    points: [
      'Motor vendido sozinho, da tabela: {{motor.warranty}}.',
      'Conserto em garantia não renova a do motor inteiro.',
      'Na véspera do fim, faça uma revisão e escreva o que notou.',
    ],
    send: 'Mande a nota ou a conversa do pedido e diga o que o portão faz.',
  },
];
