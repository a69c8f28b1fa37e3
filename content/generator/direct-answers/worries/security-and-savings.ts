/** Thieves, insurance, a first set of controls, and what is saved by doing two things in one visit. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const securityAndSavingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'ladrao|ladroes|bandido*|arromb*|macaco|pe de cabra|alavanca|levant*|forcar|forcem|forcam|forcado|invas*|invadir|assalto*|roub*|abram|abrirem|mais seguro|por fora',
      'evitar|evito|impedir|impeco|proteger|protejo|mais seguro|seguro contra|contra ladrao|reforcar|dificultar|trancar|como deixar|facil de abrir',
      'portao|basculante|garagem',
    ],
    unless: 'fecha em|crianca*|controle|clon*|camera|alarme|seguradora|destravar|sem luz|chave|ou',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['safety', 'choose'],
    answer: [
      'Para não abrirem o portão com macaco ou alavanca, a folha precisa de um segundo ponto de fecho: trava elétrica embaixo, do lado oposto ao motor, porque o motor segura só num lado e o ferro flexiona no outro. Em casa que fica vazia, some o ferrolho com cadeado por dentro e o disjuntor desligado.',
    ],
    heading: 'Reforçar pela folga, e não pela força do motor',
    text: [
      'Feche e empurre a folha com a mão, em cima e embaixo: onde ela cede mais de um dedo é por ali que entra a alavanca. Batente e guia justos tiram essa folga, de {{part.adjustment.from}} a {{part.adjustment.to}}; a trava se orça por foto, e a ligação dela parte de {{repair.from}}.',
      'Chapa na altura do destravamento impede alcançar a alavanca por cima ou por um furo. Solda e chapa são do serralheiro.',
    ],
    points: [
      'De correr: guia de cima inteira e batente nas duas pontas, para não erguer nem tombar.',
      'De abrir: pino no piso numa folha, trava na outra.',
      'Destravamento externo: só com cilindro, nunca com cordão à mostra.',
      'Controle de código fixo: troque por rolante.',
    ],
    send: 'Mande a foto do portão fechado, por dentro, embaixo e dos dois lados: marcamos onde a trava rende mais.',
  },
  {
    when: [
      'roub*|furt*|assalt*|ladrao|invas*',
      'quem responde|responde|quem paga|paga|responsav*|responsabilidade|indeniz*|culpa|posso cobrar|direito',
      'portao|garagem|condominio|predio',
    ],
    unless: 'controle|carro bateu|motor roubad*|conserto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Furto com o portão aberto: o condomínio só costuma responder se a convenção o obriga a guardar os bens ou se houve falta clara, como porteiro que deixou aberto ou defeito avisado e não consertado. Sem isso, os tribunais em geral não o condenam. Quem decide é a prova, e quem orienta é um advogado.',
    ],
    heading: 'O que reunir antes que se apague',
    text: [
      'Peça a gravação por escrito, faça o boletim e copie o livro de ocorrências: nele está se o defeito já tinha sido relatado, e quando. A ordem de serviço do portão diz o que foi recusado ou adiado.',
      'Do nosso lado, examinamos o portão e escrevemos por que ficou aberto; o conserto dele fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Aberto por defeito: mantenha alguém na entrada até fechar na mão.',
      'Aberto por alguém: quem tinha controle e a que horas.',
      'Alarme de portão aberto na central evita a próxima noite.',
      'Seguro do prédio: avise no mesmo dia.',
    ],
    send: 'O síndico manda a foto do portão, a da etiqueta da central e o que foi anotado na noite.',
  },
  {
    when: [
      'seguro|seguradora|sinistro|apolice',
      'bati|bateu|batida|amassei|entortei|entortou|colisao|derrubei|destrui',
      'portao',
    ],
    unless: 'quem paga|condominio|predio|raio|residencial',
    subject: 'portao-automatico',
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
      'comprei|compramos|mudei|mudamos|me mudei|casa nova|imovel novo|recem comprad*|antigo dono',
      'nao tenho controle|nao tenho o controle|sem controle|sem o controle|nao veio controle|nao deixaram controle|sem nenhum controle|nenhum controle|nao tem controle|nao recebi controle|conseguir controle',
      'portao|garagem|controle*|casa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program'],
    answer: [
      'Casa comprada sem o controle do portão se resolve numa visita: vê-se que receptor a central tem, apaga-se a memória do antigo dono e gravam-se controles novos da mesma família, de {{part.programming.from}} a {{part.programming.to}} fora os controles. Não é preciso trocar a placa nem o motor, se eles funcionam pela botoeira.',
    ],
    heading: 'Descobrir que controle comprar sem ter um de amostra',
    text: [
      'A marca na tampa do motor e o código na plaquinha do receptor dizem frequência e família; a tampa se abre na visita. Se o modelo saiu de linha, entra um receptor avulso de código rolante com controles, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Até lá, use a botoeira ou a chave de destravamento.',
      'Peça ao antigo dono a chave do motor e o manual.',
      'Aproveite para provar fotocélula, força e equilíbrio.',
      'Dois controles por carro e um de reserva em casa.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantos controles quer: respondemos com o valor.',
  },
  {
    when: [
      'idoso*|idosa*|mae|pai|avo|vovo|sogra|sogro|deficien*|baixa visao|tremor|artrite|parkinson',
      'controle*',
      'botao|botoes|grande|facil|simples|tecla*|um botao|maior',
    ],
    unless: 'caiu|quebrou|nao funciona|parou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Controle para idoso é o de um ou dois botões grandes, saltados e de cor diferente da caixa, gravado na mesma família do receptor do portão; o formato não muda o alcance. Se não há um assim da sua família, um receptor avulso aceita outro modelo, ou uma botoeira grande na parede resolve sem controle na mão.',
    ],
    heading: 'Detalhes que poupam engano',
    text: [
      'Deixe gravado só um botão: o segundo, sem função, não confunde. Cordão no pescoço ou suporte no painel evita procurar na bolsa.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, com todos de uma vez. Quem anda devagar precisa também de pausa mais longa e de fotocélula testada.',
    ],
    points: [
      'Luz forte ao apertar: confirma que o toque valeu.',
      'Tampa de pilha com parafuso, por causa dos netos.',
      'Um controle igual com o vizinho de confiança ou com a família.',
    ],
    send: 'Mande a foto do controle que funciona hoje, frente e verso, e a da etiqueta do motor.',
  },
  {
    when: ['mola|molas', 'cabo|cabos', 'quanto custa|preco|valor|quanto fica|trocar|troca|quanto e'],
    unless: 'posso|sozinho|eu mesmo|arrebent*|caiu',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar as duas molas ou o par de cabos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} cada serviço; feitos juntos, a folha se escora e se equilibra uma vez só, e o valor do conjunto é dito por foto. Enquanto espera, deixe o portão fechado e sem energia.',
    ],
    heading: 'Por que vale trocar os dois na mesma escora',
    text: [
      'Mola e cabo puxam a mesma folha: com um novo e outro velho, o equilíbrio refeito dura pouco. O técnico escora, alivia os dois lados, troca aos pares e prova a folha parada a meia altura.',
      'Mola e cabo têm {{parts.warranty}} de garantia, e a troca, {{repair.warranty}}.',
    ],
    points: [
      'Polia que não gira sai junto.',
      'Gancho ou olhal rasgado: solda à parte.',
      'Comprimento da mola se tira por foto, nunca soltando.',
    ],
    send: 'Com o portão fechado, mande a foto das duas laterais, de longe, e as medidas da folha.',
  },
  {
    when: [
      'junto|juntos|juntas|de uma vez|na mesma visita|mesma visita|tudo junto|os dois juntos|as duas juntas',
      'troc*|consert*|fazer|arrumar|instalar',
      'mais barato|compensa|vale a pena|economiz*|desconto|barato|sai|melhor',
    ],
    unless: 'pararam|parou|queimaram|carro e|moto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Costuma sair mais barato trocar junto quando as duas peças pedem a mesma desmontagem, porque a folha se solta e se regula uma vez só. Peça que ainda está boa não se troca só por isso; o técnico mede as duas, e o orçamento diz os valores separados e o do conjunto.',
    ],
    heading: 'O que costuma valer em par',
    text: [
      'Roldana com cremalheira, mola com cabo, engrenagem com rolamento e placa com gravação de todos os controles dividem o mesmo trabalho. Um conserto fica entre {{repair.from}} e {{repair.to}}; quando a soma chega perto do motor novo, de {{replacement.from}} a {{replacement.to}} numa casa, compare os dois.',
    ],
    points: [
      'Placa primeiro, controle depois: ela decide a família.',
      'Motor e placa: o motor novo já traz a dele.',
      'Peça boa e acessível: espere, ela se troca em outra visita sem taxa.',
      'Garantia escrita para cada peça, e não uma para tudo.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga o que pensa em trocar e por quê: respondemos com os dois valores.',
  },
  {
    when: [
      'esperar|espero|deixar para depois|adiar|agora ou|antes de quebrar|deixar quebrar|pode esperar|da para esperar|urgente ou',
      'consert*|troc*|arrum*|repar*|quebrar|portao|motor',
    ],
    unless: 'tecnico|chegar|resposta|luz|energia|carro|fechar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Depende do sinal: choque, cheiro, cabo desfiado, folha que pende ou desce sozinha e portão que não para ao encostar não esperam nem um dia. Barulho, lentidão e controle fraco esperam a visita marcada, mas não meses: roldana seca leva a engrenagem, e engrenagem gasta leva o motor.',
    ],
    heading: 'O que a espera costuma acrescentar na conta',
    text: [
      'Regular e lubrificar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; a engrenagem que se gastou por falta disso, entre {{part.gears.from}} e {{part.gears.to}}; o estator que queimou empurrando folha pesada, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Piora de semana em semana: marque.',
      'Igual há anos e sem esforço: mostre na próxima revisão.',
      'Perigoso: disjuntor desligado e portão na mão, se a folha está reta.',
    ],
    send: 'Mande um vídeo com som e diga desde quando: respondemos se pode esperar.',
  },
];
