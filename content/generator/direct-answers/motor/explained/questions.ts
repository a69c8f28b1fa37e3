/** Answers to titles about motors: questions. */
import type { DirectAnswer } from '../../../direct-answer.ts';

/** Words of a fault or a question. Other answers are for such titles. */
const saysMore =
  'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos';

export const questionsAnswered: readonly DirectAnswer[] = [
  {
    when: ['5 metros|6 metros|7 metros|8 metros|5m|6m|7m|8m', 'portao|motor|folha|garagem|vao'],
    unless:
      'basculante|correr|deslizante|pivotante|abrir|duas folhas|controle|distancia|alcance|cabo|cremalheira|trilho|altura',
    of: ['motor', 'kit-de-motor', 'portao-automatico'],
    subject: 'motor',
    answer: [
      'Um vão dessa largura quase sempre leva portão de correr ou de duas folhas de abrir. No de correr vai motor deslizante com cremalheira, escolhido pelo peso da folha e pelas aberturas na hora mais cheia; no de duas folhas vão dois motores, um em cada, com uma central que abre uma depois da outra. Basculante de uma folha só é a exceção: flexiona no meio e pede a linha pesada, que vai até {{heavyLine.weight}}.',
    ],
    heading: 'Correr, abrir ou subir: o que decide num vão largo',
    text: [
      'Olhe primeiro como a folha se move, depois quanto ela pesa. Na visita, sem taxa, movemos a folha com a mão e medimos o lugar do motor.',
      'Todos saem por orçamento. Em portão de casa a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}; folha pesada, com instalação, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'De correr: parede livre ao lado, do comprimento da folha, e trilho plano.',
      'De abrir: espaço para o giro, batente no chão e colunas firmes.',
      'Basculante: colunas chumbadas e a flecha no meio da folha medida.',
      'Em qualquer um: altura, material e se há porta embutida.',
    ],
    further: 'Peso e uso de cada modelo estão na página de [motores](/motores).',
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, com as medidas, o material e uma foto por dentro: a resposta é o valor ou a pergunta que falta.',
  },
  {
    when: [
      'pulo|tranco|tranquinho|trancos|pulinho|tremidinha|solavanco',
      'so da|da um|liga|anda|para|motor|portao',
    ],
    unless: 'no fim|ao fechar|batente|freia',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor que só dá um tranco e para recebeu a ordem e não venceu: folha presa ou travada, capacitor fraco, ou a central cortando por força baixa. Desligue o disjuntor, solte o motor na chave e mova a folha: se anda leve, o defeito é do motor ou da regulagem; se prende, é da folha ou da trava elétrica.',
    ],
    heading: 'O que o tranco aponta',
    text: [
      'Repare no lado: tranco só ao abrir, com a folha fechada, lembra trava elétrica que não recolheu ou folha colada no batente. Tranco nos dois sentidos lembra capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Não repita o comando: cada tentativa esquenta a bobina. Força e curso se regulam de {{part.adjustment.from}} a {{part.adjustment.to}}, com a folha já leve.',
    ],
    points: [
      'Tranco e volta: reversão por força baixa.',
      'Tranco e zumbido: capacitor ou rotor preso.',
      'Tranco e silêncio: fim de curso acusando na hora.',
      'Tranco e luz que cai: fio fino ou tensão baixa.',
    ],
    send: 'Mande um vídeo da partida, com som, de fora do caminho da folha.',
  },
  {
    when: [
      'motor',
      'esfriar|esfria|resfriar|descansar|protetor termico|termico',
      'quanto tempo|demora|volta|voltar|esperar|minutos',
    ],
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'De quinze a trinta minutos, com o disjuntor desligado, é o que um motor de casa leva para esfriar e o protetor térmico religar; no sol pode ir a uma hora. Se ele volta e para de novo com poucas aberturas, não é calor do dia: é folha pesada, capacitor fraco ou motor pequeno para o uso.',
    ],
    heading: 'Por que o motor esquentou',
    text: [
      'Solte o motor e mova a folha na mão enquanto espera. Pesada: a peça barata é a roldana, o cabo ou a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}. Leve: o capacitor se mede primeiro, e trocá-lo fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Estator fino foi feito para {{stator.thin.from}} a {{stator.thin.to}} por hora; mudança, festa e prédio passam disso.',
    ],
    points: [
      'Não jogue água nem ligue ventilador na placa.',
      'Cheiro de verniz: não religue.',
      'Quente com poucas aberturas: chame, antes que queime.',
    ],
  },
  {
    when: [
      'pegando fogo|pegou fogo|fogo|incendio|em chamas|chama|labareda',
      'motor|portao|central|placa|garagem',
    ],
    unless: 'corta fogo|porta de incendio|alarme|prova de fogo',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor de portão pegando fogo: afaste todos, desligue o disjuntor no quadro se o caminho até ele estiver livre e ligue 193. Não jogue água, porque há rede elétrica; só use extintor de pó ou de gás carbônico se o fogo for pequeno e houver saída às suas costas.',
    ],
    heading: 'Fogo no motor: primeiro as pessoas',
    text: [
      'Desligada a energia, o fogo de um motor costuma diminuir, porque o que o alimenta é a corrente. Mesmo apagado, ele não se religa e a caixa não se abre até esfriar.',
      'Se a garagem é a única saída do carro, deixe o carro. Saia pela porta social e espere os bombeiros do lado de fora.',
    ],
    points: [
      'Disjuntor do portão, ou o geral se não souber qual é.',
      'Nunca água em aparelho ligado à rede.',
      'Gás, tinta e gasolina longe do motor, sem se arriscar por eles.',
      'Bombeiros: 193. Queimadura ou fumaça respirada: 192.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Depois do fogo: o que se troca e o que se investiga',
        text: [
          'Motor que queimou com chama se troca, e o serviço instalado fica entre {{replacement.from}} e {{replacement.to}}. Antes do novo se acha a causa, ou ela queima o seguinte: fio fino, emenda frouxa, disjuntor grande demais, folha travada com o motor insistindo.',
        ],
        points: [
          'Fotografe tudo antes da limpeza, por causa do seguro.',
          'Peça o circuito refeito por eletricista, com disjuntor próprio.',
          'Folha chamuscada: veja cabo e solda antes de mover.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso abrir o portão na mão depois do fogo?',
        answer:
          'Só depois de esfriar, com o disjuntor desligado e a folha reta. Destravamento que derreteu não se força.',
      },
      {
        question: 'O seguro da casa paga?',
        answer:
          'Depende da apólice, em geral na cobertura de incêndio ou de dano elétrico. Guarde fotos e a peça queimada.',
      },
    ],
  },
  {
    when: [
      'treme*|tremendo|vibra*|vibrando|trepida*|balanca*|balancando|sacode|chacoalha*|bambo|bamba',
      'portao|motor|folha|basculante|abr*|fecha*|muro|parede|casa|coluna',
    ],
    unless: 'caminhao|onibus|trem|metro|sozinho|vento|aviao|sem balanca|balanca de|peso',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Portão ou motor que treme ao andar tem folga em algum ponto: parafuso da base, pino do braço, pivô, roldana ovalada ou contrapeso batendo na caixa. Com o disjuntor desligado, balance a peça com a mão: onde ela mexe sem o motor, está a causa.',
    ],
    heading: 'Quem treme primeiro, o motor ou a folha',
    text: [
      'Tremor que começa com o motor parado no lugar e a folha firme é base solta ou rolamento. Tremor que aparece no meio do curso é a folha, e o motor só a acompanha.',
      'Quando o muro vibra junto, o suporte está preso em tijolo oco ou reboco. A bucha alarga a cada abertura, e um dia o motor solta.',
    ],
    points: [
      'Treme só na partida: folga no pino, na engrenagem ou na corrente.',
      'Treme o curso todo: rolamento, base ou folha torta.',
      'Treme num ponto: trilho, roldana ou solda.',
      'Treme e zumbe sem força: capacitor, e não folga.',
      'Parede treme: suporte sem chapa nem chumbador.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Apertar, calçar ou refazer o suporte',
        text: [
          'Reaperto e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; rolamento e engrenagem, entre {{part.gears.from}} e {{part.gears.to}}; suporte refeito com chapa e solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Coxim de borracha ajuda o ruído, mas não segura base solta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso só apertar os parafusos?',
        answer:
          'Os de fora, com o disjuntor desligado, sim. Se voltam a afrouxar em dias, a folga está em outro lugar.',
      },
      {
        question: 'Vibração estraga a placa?',
        answer: 'Com o tempo, sim: bornes afrouxam e soldas trincam, e aparecem falhas que vão e voltam.',
      },
    ],
  },
  {
    when: ['bivolt'],
    subject: 'motor',
    isAboutModel: true,
    answer: [
      'Motor bivolt de portão é exceção: a maioria é feita para uma tensão só, 127 V ou 220 V, escrita na etiqueta. Os que aceitam as duas mudam a ligação por dentro, feita pelo técnico. O PPA Home e o SPEEDY se pedem na tensão do ponto, e o PPA Home Jetflex é de 220 V.',
    ],
    heading: 'Antes de pedir um motor bivolt',
    text: [
      'O que resolve não é o motor aceitar tudo, e sim ele combinar com o ponto. Meça ou fotografe o quadro e peça o modelo da tensão certa.',
      'O motor de uma tensão ligado na outra queima ou não arranca. Na dúvida, mande a foto da etiqueta do motor antigo.',
    ],
  },
  {
    when: ['como saber|como sei|descobrir|identificar|saber se', '127|220|110|voltagem|tensao|volts'],
    subject: 'motor',
    answer: [
      'Leia a etiqueta do motor: ao lado da letra V está a tensão, 127 ou 220. Sem etiqueta legível, olhe o disjuntor do portão no quadro: duplo costuma ser 220 V e simples, 127 V; quem confirma é o técnico, com o medidor no ponto.',
    ],
    heading: 'Onde a tensão está escrita',
    text: [
      'A etiqueta fica na carcaça ou por dentro da tampa, com modelo, potência, tensão e frequência. Na placa, um jumper ou chave pode indicar a tensão escolhida, e não deve ser mexido com a rede ligada.',
      'Não teste ligando: motor de 127 V em 220 V queima em minutos. Mande as duas fotos, a da etiqueta e a do quadro, e respondemos.',
    ],
    points: [
      'Etiqueta do motor: o dado que vale.',
      'Disjuntor duplo no quadro: indício de 220 V.',
      'Chuveiro de 220 V na casa: as duas fases chegam ao quadro.',
      'Capacitor e placa não dizem a tensão da rede.',
    ],
  },
  {
    when: ['usado|usada|seminovo|de segunda mao|recondicionad*', 'motor|placa|central|kit'],
    subject: 'motor',
    answer: [
      'Motor usado raramente vale a pena: sem nota não há garantia, a engrenagem já vem gasta e os controles do dono antigo continuam abrindo até alguém apagar a memória. Não vendemos usado; o nosso kit novo instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'Se ainda assim for comprar um motor usado',
    text: [
      'A conta certa soma motor, instalação e a primeira peça que ele vai pedir. Some também um conserto logo no começo, que fica entre {{repair.from}} e {{repair.to}}, e compare o total com o kit novo.',
    ],
    points: [
      'Veja a etiqueta legível, com modelo e tensão.',
      'Ligue com o motor solto e ouça: ronco e chiado são rolamento ou bobina.',
      'Confirme que a engrenagem daquele modelo ainda se vende.',
      'Mande apagar todos os controles antes do primeiro uso.',
    ],
  },
  {
    when: [
      'gasta energia|gasta luz|gasta muita|gasta muito|gasta pouca|gasta quanto|quanto gasta|gasto de|consome|consomem|consumo|conta de luz|economia de energia',
      'energia|luz|motor|portao|mes|hp|cv|watts|muito|muita|conta',
    ],
    unless: 'nobreak|bateria|aumentou|subiu|aumento|disparou|veio alta',
    subject: 'motor',
    answer: [
      'O motor de portão gasta pouca energia: puxa de 100 a 300 W só nos segundos em que a folha anda. Numa casa com algumas aberturas por dia isso some na conta do mês; a central, ligada dia e noite, soma outro tanto, também pequeno.',
    ],
    heading: 'A conta do consumo, passo a passo',
    text: [
      'Multiplique os watts da etiqueta pelas horas de movimento. Um motor de 1/4 HP que consome 300 W, abrindo e fechando dez vezes por dia, anda poucos minutos, e o mês inteiro não chega ao que um chuveiro gasta num banho longo.',
      'Consumo que sobe de um mês para outro vem de folha pesada, capacitor fraco ou motor que não desliga no fim do curso. Isso se conserta por {{repair.from}} a {{repair.to}} e poupa o motor antes de poupar luz.',
    ],
    points: [
      'Andando: de 100 a 300 W, conforme o modelo.',
      'Parado: só a central e o receptor, como um carregador na tomada.',
      '127 ou 220 V: o consumo é o mesmo.',
      'Motor quente e portão lento: gasta mais e pede revisão.',
    ],
  },
  {
    when: ['largo|largura', 'motor'],
    unless: 'maxima|maximo|1*|2*|3*|4*|5*|6*|correr|deslizante|pivotante|de abrir|duas folhas|kg',
    of: ['motor', 'portao-basculante', 'kit-de-motor'],
    subject: 'motor',
    answer: [
      'Largura e altura não escolhem o motor; o peso escolhe. Num basculante de casa, folha de até {{home.weight}} fica com o PPA Home, no kit PADRÃO de {{kit.padrao}} instalado, e folha de até {{homeJetflex.weight}} com o PPA Home Jetflex; acima disso é a linha pesada, por orçamento.',
    ],
    heading: 'Da largura ao peso da folha',
    text: [
      'Dois portões da mesma largura podem pesar o dobro um do outro. Grade e alumínio são leves; chapa fechada, madeira e porta embutida pesam, e a altura conta tanto quanto a largura.',
      'Destravar e ver se a folha para a meia altura mostra o equilíbrio, e não o peso. Mande largura, altura, material e uma foto: a página [que motor serve no meu portão](/motores/escolher) mostra a conta.',
    ],
    points: [
      'Folha leve, de uma vaga: PADRÃO, {{kit.padrao}}.',
      'Folha média com pressa na rua: SPEEDY, {{kit.speedy}}.',
      'Folha de até {{homeJetflex.weight}} e 220 V: JETFLEX, {{kit.jetflex}}.',
      'Duas vagas ou chapa grossa: orçamento com o peso conferido.',
    ],
  },
  {
    when: [
      'troco|permuto|permuta|aceito troca|troca por|doo|doa se|doacao|doar',
      'motor|motores|controle|controles|placa|central|portao|portoes',
    ],
    unless:
      'quando|quanto|qual|posso|devo|como|por que|pilha|bateria|oleo|sozinho|dinheiro|outro|outra|novo|nova|ou|eu mesmo|preciso',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    isAboutModel: true,
    answer: [
      'Não fazemos permuta nem recebemos peça ou portão usado: para trocar ou doar, o lugar é um site de anúncios, uma serralheria ou um grupo do bairro. Antes de entregar qualquer central ou receptor, apague dele todos os controles da sua casa.',
    ],
    heading: 'O que conferir antes de aceitar a troca',
    text: [
      'Peça parecida por fora raramente serve: placa, controle e motor só trabalham juntos quando são da mesma família.',
    ],
    points: [
      'Etiqueta legível, com marca, modelo e tensão.',
      'Peça ligada e funcionando diante de você.',
      'Controle: frequência e tipo de código iguais aos do seu receptor.',
    ],
    send: 'Se a dúvida é se a peça serve no seu portão, mande pelo WhatsApp a foto da etiqueta dela e da sua central.',
  },
  {
    when: [
      'fabrica|fabricante|fabricantes|fabricam|fabricacao propria|montadora|importadora',
      'voces|voces sao|sao|site|telefone de|contato de|endereco de|onde fica|sac',
      'ppa|motor|motores|portao|portoes|fabrica|fabricante',
    ],
    unless:
      'galpao|caminhao|portao de fabrica|garantia|para fabrica|uso intenso|minha fabrica|garen|nice|peccinin|rossi|manual|ficha',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    answer: [
      'Não somos a fábrica: a PPA fabrica os motores, e nós somos a loja que os vende e instala em São Paulo e na Grande São Paulo, e que conserta também os de outras marcas. A fábrica se procura pelo site ou pelo telefone impresso no manual e na etiqueta do motor.',
    ],
    heading: 'Quem procurar em cada caso',
    text: ['O endereço certo depende de onde o motor foi comprado e do que se quer.'],
    points: [
      'Motor que nós instalamos: a garantia se aciona conosco, pela mesma conversa do pedido.',
      'Motor comprado em loja, sem instalação: a nota de compra e a fábrica ou o posto autorizado dela.',
      'Compra para revender: um distribuidor da marca.',
      'Conserto fora da garantia: um técnico, com a etiqueta fotografada antes.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se o motor já está no portão, mande pelo WhatsApp a foto da etiqueta e o bairro.',
  },
  {
    when: ['trifasic*|tri fasico|monofasic*'],
    subject: 'motor',
    answer: [
      'Motor trifásico de portão é de uso intenso, para galpão, indústria ou prédio, e só funciona onde o quadro tem as três fases; o orçamento depende do peso da folha e das aberturas por hora, e instalado fica entre {{condominium.from}} e {{condominium.to}}. Em casa e na maior parte das empresas o motor é monofásico, de 127 V ou 220 V.',
    ],
    heading: 'Monofásico ou trifásico no portão',
    text: [
      'Ligar trifásico em rede de uma ou duas fases não serve: ele não parte ou queima. Quem vê quantas fases chegam é o eletricista, no quadro; a placa também precisa ser de trifásico, ou ter inversor que faça as três fases.',
      'Se o motor que está aí é trifásico e parou, mande a foto da etiqueta e da placa: o conserto vai de {{repair.from}} a {{repair.to}} quando a peça é comum.',
    ],
    points: [
      'Disjuntor triplo no quadro: sinal de três fases, a confirmar.',
      'Etiqueta do motor: número de fases ao lado da tensão.',
      'Falta de uma fase: o motor ronca e esquenta.',
    ],
  },
  {
    when: ['motorredutor*|motoredutor*|moto redutor|motor redutor|motorreductor|redutor|redutores'],
    unless: saysMore,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motorredutor é o próprio motor do portão: o motor elétrico com a caixa de engrenagens que troca rotação por força, numa carcaça só. Instalado em basculante, o kit PPA sai de {{kit.padrao}} a {{kit.jetflex}}; se o seu só perdeu a engrenagem, trocar a peça fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Trocar a engrenagem do redutor ou o conjunto',
    text: [
      'Por dentro há uma rosca sem fim, uma coroa e os rolamentos, em graxa. A coroa é a peça mais macia, e quase sempre é ela que se gasta, com o motor inteiro.',
      'Num portão de correr ou de abrir, o preço do conjunto novo numa casa fica entre {{replacement.from}} e {{replacement.to}}, instalado, por orçamento.',
    ],
    points: [
      'Motor gira e a folha não anda: coroa ou chaveta do redutor.',
      'Óleo ou graxa na parede, embaixo da caixa: retentor vencido.',
      'Bobina queimada e carcaça trincada no mesmo motor: aí se troca tudo.',
    ],
    further:
      'O serviço da peça está na página de [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motorredutor e a do portão por dentro, e diga se é compra ou conserto.',
  },
  {
    when: ['bobina|bobinas|rotor|induzido|enrolamento'],
    unless: `${saysMore}|carro|moto|fio|papel|trava`,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'A bobina é o fio de cobre enrolado no estator, a parte fixa do motor; o rotor, que alguns chamam de induzido, é o eixo que gira dentro dela. Queimada a bobina, troca-se o estator ou se rebobina, de {{part.stator.from}} a {{part.stator.to}} com a mão de obra; o rotor raramente estraga, e o que se troca nele é o rolamento.',
    ],
    heading: 'Antes de condenar a bobina',
    text: [
      'Capacitor fraco e fio solto dão o mesmo ronco, e por isso se mede primeiro. Cheiro de verniz e carcaça escura apontam para ela; aí o disjuntor fica desligado.',
    ],
    points: [
      'Motor mudo e frio: meça a tensão que chega a ele.',
      'Ronco sem partida: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Motor antigo, sem peça: o novo, instalado numa casa, vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e conte se houve cheiro, fumaça ou só o ronco.',
  },
  {
    when: ['corrente de portao|corrente de motor|corrente|correntes|esticador|esticadores'],
    unless: `${saysMore}|cadeado|eletrica|ouro|prata|moto|bicicleta|fuga|continua|alternada|consum*|amper*|fuso|cremalheira|arrebent*|caiu|pul*`,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Corrente de portão é a transmissão dos motores que puxam a folha por elos, como numa bicicleta, e o esticador é o parafuso que tira a folga. Regular a folga custa de {{part.adjustment.from}} a {{part.adjustment.to}}; trocar a corrente com o pinhão entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando esticar e quando trocar a corrente',
    text: [
      'Frouxa, ela bate e pula dente; apertada demais, força o eixo. O ponto certo cede um dedo no meio do vão, com a folha parada e o disjuntor desligado.',
    ],
    points: [
      'Elo que não dobra: ferrugem, e não falta de aperto.',
      'Esticador no fim do parafuso: a corrente alongou e se troca.',
      'Dente do pinhão em ponta: os dois juntos.',
    ],
    send: 'Mande uma foto da corrente no meio do percurso, outra do esticador e a etiqueta do motor.',
  },
];
