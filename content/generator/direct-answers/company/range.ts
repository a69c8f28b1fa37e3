/** What we do and what we leave to others: brands, buildings, parts alone, a motor bought elsewhere. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const rangeAnswers: readonly DirectAnswer[] = [
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
  {
    when: [
      'devolv* o dinheiro|dinheiro de volta|reembols*|estorn*|devolucao|devolvem|nao resolver|se nao der certo|se nao funcionar|desistir|arrepend*|direito de troca',
      'dinheiro|reembols*|estorn*|devol*|voces|compra|servico|kit|motor|desistir|arrepend*|nao resolver',
    ],
    unless: 'parcela|condominio|inquilino|aluguel|vizinho',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se o serviço não ficou bem feito, a lei deixa você escolher entre refazer sem custo, receber de volta o que pagou ou um abatimento. Em compra fechada pelo WhatsApp há ainda sete dias para desistir sem explicar o motivo, e devolvemos tudo o que foi pago.',
    ],
    heading: 'Refazer, devolver ou abater',
    text: [
      'Comece pelo aviso na mesma conversa, com o recibo e um vídeo: a visita para corrigir o que está coberto não tem taxa. No serviço o prazo é de {{repair.warranty}}, e nas peças, de {{parts.warranty}}.',
    ],
    points: [
      'Serviço malfeito: a escolha é sua, e imediata.',
      'Produto com defeito: até trinta dias para corrigir; depois, troca, dinheiro ou abatimento.',
      'Desistência: sete dias do fechamento ou do recebimento.',
    ],
    further: 'Cada direito, com o artigo da lei, está na página de [garantia](/garantia).',
    send: 'Escreva pelo WhatsApp o que foi feito, a data e o que não ficou bom.',
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
      'voces atendem|atendem|atende|voces fazem|fazem|trabalham com|trabalha com|atendimento a|atendimento para|voces trabalham',
      'condominio*|predio*|edificio*|sindico*|administradora*',
    ],
    unless: 'quanto|contrato|interfone|cerca|camera|controle|tag|nao atende*|assembleia',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Sim, atendemos condomínio e prédio em São Paulo e na Grande São Paulo: conserto, manutenção preventiva, troca de motor e cadastro de controles. A visita não tem taxa, e o orçamento sai por escrito em nome do condomínio.',
    ],
    heading: 'O que muda no atendimento a um prédio',
    text: [
      'O conserto de portão coletivo é orçado pela peça; motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}. Em uso intenso, a preventiva volta a cada {{maintenance.interval}}.',
    ],
    points: [
      'Horário combinado com síndico ou zelador, fora da hora cheia.',
      'Peça, mão de obra e garantia em linhas separadas, para a assembleia.',
      'Controles cadastrados e apagados só com autorização da administração.',
      'Recibo com a causa do defeito e o que foi trocado.',
    ],
    questions: [
      {
        question: 'Atendem sem o síndico presente?',
        answer:
          'Sim, se ele autorizar por mensagem e houver zelador ou porteiro para abrir a casa do motor e acompanhar o teste.',
      },
    ],
    further:
      'O que comparar entre propostas está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp o bairro, uma foto da entrada, a etiqueta do motor e quantas unidades usam o portão.',
  },
  {
    when: [
      'voces atendem|atendem|atende|voces fazem|fazem|trabalham com|trabalha com|atendimento a|atendimento para|voces trabalham|prestam servico',
      'empresa|empresas|loja|lojas|comercio*|galpao|galpoes|escola|escolas|igreja|igrejas|industria*|estacionamento*|hotel|hospital|clinica|clinicas|restaurante|mercado|posto|prefeitura|orgao publico|pessoa juridica|cnpj',
    ],
    unless:
      'quanto|contrato|nao atende*|que empresa|qual empresa|empresa que|empresa de|domingo|sabado|feriado',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Sim, atendemos empresa, loja, galpão, escola e igreja em São Paulo e na Grande São Paulo, com visita sem taxa e orçamento escrito em nome de quem contrata. O que muda é o motor: quem abre o dia inteiro precisa de linha de uso intenso.',
    ],
    heading: 'O que combinar antes da visita',
    text: [
      'O serviço é marcado para quando a passagem pode parar. Motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}; o conserto é orçado pela peça.',
    ],
    points: [
      'Horário em que o portão pode ficar parado.',
      'Quantas vezes ele abre na hora mais cheia.',
      'Quem autoriza e quem assina o recibo.',
      'Dados para a nota, pedidos no orçamento.',
    ],
    further: 'Os motores de uso intenso estão em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp fotos do portão por dentro, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'comprar o motor em internet e|comprar motor em internet e|compro o motor em internet e|compro motor em internet e|comprar em internet e|motor de outra marca|motor de outra loja|comprei motor|comprei kit|comprei o kit|comprei um kit|comprei na internet|comprado em|comprei em|comprou em|ja comprou|ja comprei|ja comprado|comprei o motor|comprei um motor|motor comprado|kit comprado|que comprei|que eu comprei|que ja tenho|que o cliente comprou|comprado em mercado livre|comprado na internet|comprado na shopee|tenho o motor|ja tenho o motor|ja tenho um motor|ja tenho o kit|motor de cliente|motor proprio|so a instalacao|so a mao de obra|so mao de obra|apenas a instalacao|apenas instalacao|somente instalacao|comprado pela internet|mercado livre|comprado fora',
      'instala*|coloca*|monta*|mao de obra|voces|fazem|voces so instala*|so instala*|voces instala*|voces coloca*|voces monta*',
    ],
    unless:
      'nao funciona|parou|queimou|errad*|garantia|controle|fotocelula|nobreak|nao abre|usado|nao vieram|nao veio|nao apareceram|nao apareceu|ninguem veio|ninguem apareceu|nao instalaram|nao montaram|nao colocaram',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Motor que você já comprou se instala por orçamento: mande a foto da etiqueta, da caixa com as peças e do portão por dentro, e dizemos antes da visita se ele serve à folha e quanto fica a mão de obra. Se não servir, é melhor saber com o motor ainda na caixa.',
    ],
    heading: 'O que se confere antes de instalar',
    text: [
      'Motor comprado pela internet chega muitas vezes com a tensão errada, sem o suporte ou pequeno para a folha. A garantia dele é de quem vendeu; a nossa, de {{motor.warranty.installation}}, cobre a instalação.',
      'Para comparar: em basculante, o kit com motor, central, dois controles e instalação sai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Tipo do motor igual ao do portão: basculante, de correr ou de abrir.',
      'Peso da folha dentro do limite da ficha.',
      'Tensão da etiqueta igual à do ponto, 127 ou 220 V.',
      'Suporte, cremalheira ou braço na medida da folha.',
      'Nota guardada, para a garantia do fabricante.',
    ],
    further:
      'Como se instala em cada tipo de folha está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a do portão por dentro e o bairro.',
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
      'avulso|avulsa|avulsos|so o controle|so a placa|so o motor|so a peca|peca separada|separado|pecas de reposicao|vendem peca*|vende peca*|vendem controle*|vende controle*|vendem placa*|vende placa*|vendem bateria*|vendem cremalheira*',
      'voces|vend*|compr*|tem|onde',
    ],
    unless: 'quanto custa|preco|valor|qual|como|telhado|garantia|cobertura',
    subject: 'kit-de-motor',
    aspects: ['buy', 'price'],
    answer: [
      'Sim, vendemos motor, controle e peça avulsos, desde que a foto confirme que servem: controle se escolhe pela frequência e pelo código, peça pela etiqueta do motor. Posta por nós, a peça fica com {{parts.warranty}} de garantia; levada sem montagem, com os noventa dias da lei.',
    ],
    heading: 'O que tem preço de tabela e o que sai por foto',
    text: [
      'Na tabela, o motor de 1/4 CV sai por {{motor.quarterCv}}, o de 1/3 CV por {{motor.thirdCv}} e o de 1/2 CV por {{motor.halfCv}}, sem instalação. Controle e placa variam com o modelo, e o valor vem na resposta à foto.',
    ],
    points: [
      'Controle: frente, verso e tampa da bateria aberta.',
      'Placa, engrenagem ou fim de curso: etiqueta do motor e a peça velha.',
      'Gravar os controles numa visita: de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    further: 'O que cada compra tem de garantia está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp as fotos e o bairro: dizemos o modelo certo e o valor.',
  },
  {
    when: [
      'retiram|retira|levam embora|leva embora|descart*|jogar fora|recolhem|compram|compra|aceitam|na troca|como parte|de entrada',
      'motor velho|motor antigo|motor usado|motor queimado|sucata|o velho|o antigo|portao velho|motor na troca|meu motor',
    ],
    subject: 'motor',
    aspects: ['replace'],
    answer: [
      'Na troca, o técnico tira o motor antigo da parede, e a peça velha fica com você ou é levada, como preferir: diga antes de começar. Motor usado não abate o preço do novo, porque não vendemos usado a ninguém.',
    ],
    heading: 'O que vale guardar do motor velho',
    text: [
      'Suporte, cremalheira e fiação em bom estado podem continuar no portão. A troca com o motor novo fica entre {{replacement.from}} e {{replacement.to}} em casa; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Controles: apague-os da memória antes de descartar o motor.',
      'Placa e motor são lixo eletrônico, e não entulho.',
      'Ferro e alumínio têm valor na sucata.',
    ],
  },
  {
    when: [
      'entregam|entrega|envia|enviam|mandam|despacham|correio*|sedex|frete',
      'voces|motor|kit|controle|outra cidade|outro estado|interior|brasil|correio*|gratis|casa|quanto tempo|prazo|demora|fazem',
    ],
    unless:
      'orcamento|chave|video|foto|mensagem|sinal|entregador*|encomenda|nota|imovel|apartamento|tecnico|energia',
    subject: 'kit-de-motor',
    aspects: ['buy'],
    answer: [
      'Entregamos em São Paulo e na Grande São Paulo, com frete grátis e em até {horas de entrega}, e o kit já chega com a instalação incluída. Para fora dessa área não temos equipe, e motor sem instalador por perto fica também sem garantia fácil de usar.',
    ],
    heading: 'Da entrega ao portão andando',
    text: [
      'O kit para basculante custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com motor, central, dois controles e mão de obra. Montar e regular leva de {horas de instalação}.',
    ],
    points: [
      'Na área: endereço, foto do portão e dia combinado.',
      'Fora dela: compre de quem instala e atende na sua cidade.',
      'Controle ou peça avulsa: pergunte na conversa como chega até você.',
    ],
    send: 'Mande pelo WhatsApp a cidade, o bairro e uma foto do portão por dentro.',
  },
  {
    when: [
      'ha quanto tempo|quantos anos|desde quando|idade de empresa|quanto tempo de empresa|quando foi fundada|experiencia|de confianca|confiavel|e confiavel|sao confiaveis|quem sao voces|quem somos|cnpj|cnpj de a empresa|cnpj de empresa|registrad*|uniformizad*|identificad*|avaliac*|avaliacoes|depoimento*|tem referencia*',
      'voces|empresa|tecnico|tecnicos|mercado|tem|equipe|clientes|atuam|trabalham',
    ],
    unless: 'dura|duram|garantia|trocar|motor|porteiro|codigo|manual|portao|instalador|assistencia',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Trabalhamos com portão automático desde {desde}, em São Paulo e na Grande São Paulo. Quem responde pela empresa está escrito no fim da página de [garantia](/garantia), e o que prometemos vem por escrito: valor antes, recibo e prazo.',
    ],
    heading: 'O que conferir antes de nos chamar',
    text: [
      'Visita sem taxa, conserto entre {{repair.from}} e {{repair.to}}, {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças. Peça o nome do técnico na véspera e confirme na chegada.',
    ],
    points: [
      'O que dizem os clientes de cada região está em [depoimentos](/depoimentos/sao-paulo-capital).',
      'Orçamento escrito, com peça e mão de obra separadas.',
      'Peça velha mostrada, se você pedir.',
    ],
  },
  {
    when: [
      'quem fabrica|fabricante de|quem e o fabricante|onde e fabricad*|de que pais|e nacional|e brasileir*',
      'motor|motores|ppa|garen|nice|rossi|peccinin',
    ],
    unless: 'galpao|fabrica de|empresa',
    subject: 'motor',
    aspects: ['what'],
    answer: [
      'Quem fabrica está escrito na etiqueta da carcaça: a marca grande é a do fabricante, e o nome depois dela, como Home ou Jetflex na PPA, é o do modelo. PPA, Garen e Rossi são fabricantes brasileiros.',
    ],
    heading: 'O que a etiqueta diz além da marca',
    text: [
      'Tensão, potência, ciclos e peso máximo estão no mesmo adesivo, e é por eles que se acha peça. Etiqueta apagada: a placa, dentro da caixa, costuma repetir o nome, e quem a abre é o técnico.',
      'Motor novo, vendemos PPA. Das outras marcas consertamos o que já está instalado, entre {{repair.from}} e {{repair.to}}.',
    ],
    further: 'Os modelos PPA estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor.',
  },
];
