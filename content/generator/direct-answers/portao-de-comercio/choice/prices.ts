/** Answers to titles about gates of shops and firms: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'funcionario|empregado|trabalhador|porteiro|zelador|faxineiro|colaborador',
      'acidentou|acidente|machucou|feriu|ferido|caiu|prensou|acidentado',
      'portao|portoes',
    ],
    unless: 'carro|como evitar',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    isUnpriced: true,
    isDanger: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Se alguém está ferido, 192 (SAMU) ou, preso, 193 (Bombeiros), com o disjuntor do portão desligado. Depois do socorro a empresa ou o condomínio abre a comunicação de acidente do trabalho, a CAT, até o dia útil seguinte, e o portão fica sem uso até o exame: força, fotocélula e destravamento dizem por que ele não parou.',
    ],
    heading: 'O que guardar e o que não mexer',
    text: [
      'Não regule nem troque nada antes das fotos e do registro: a regulagem é a prova. Guarde as ordens de serviço e a gravação; a responsabilidade quem define é a perícia, a Justiça ou o acordo, com advogado.',
    ],
    points: [
      'Isole o vão e ponha outra entrada em uso.',
      'Quem operava, quem viu, a hora: por escrito no mesmo dia.',
      'A revisão vem depois, com relatório para a empresa.',
    ],
    send: 'Depois do socorro, mande a foto do portão parado e a da etiqueta da central.',
  },
  {
    when: [
      'motor|motores|automatizador|automatizadores|acionador|kit',
      'industrial|galpao|fabrica|industria|uso intenso|alto fluxo|linha pesada',
    ],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|trava|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|peca|pecas|rolamento|manual|usado|usada|ou|melhor|qual|x|versus|bom|boa|presta|vale|compensa',
    ofOtherBrand: true,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor industrial {marca} nós consertamos e não vendemos: o reparo se orça pela peça, depois do teste no local, sem taxa de visita. Novo, o que instalamos é a linha de uso intenso da PPA, em geral por {{condominium.from}} a {{condominium.to}} com a montagem; folha fora do comum pode passar disso.',
    ],
    heading: 'Quando consertar o {marca} e quando trocar',
    text: [
      'Conserta-se enquanto o redutor está inteiro e a fábrica ainda vende a peça do modelo. Bobina queimada pela segunda vez quase sempre aponta motor pequeno para as viagens que a entrada faz.',
      'Ao comparar com um novo, ponha na conta as horas de portão parado, e não só a peça.',
    ],
    points: [
      'Etiqueta: modelo completo, fases, tensão e ciclos por hora.',
      'Folha: comprimento, material e estado das roldanas.',
      'Viagens na hora de carga e descarga.',
      'Contator, relé de proteção e disjuntor, que se medem antes do motor.',
    ],
    further:
      'O que comparar entre modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, se já está aí, ou as medidas da folha, com as viagens da hora mais cheia.',
  },
  {
    when: ['alvara|licenca|autorizacao de prefeitura|licenciamento', 'portao|motor'],
    subject: 'portao-de-comercio',
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Trocar o motor ou a folha por outra igual, no mesmo vão, não costuma pedir alvará, nem em comércio. Pede quem muda a fachada, alarga o vão, rebaixa guia ou põe folha que avance sobre a calçada; em imóvel tombado ou em prédio, também o órgão de patrimônio ou o condomínio. Quem confirma é a prefeitura da sua cidade, antes da obra.',
    ],
    heading: 'Portão de comércio: o que costuma ser conferido',
    text: [
      'Na vistoria dos bombeiros o que conta é a saída: portão em rota de fuga tem de abrir na mão, por dentro e sem chave, mesmo sem energia. Nós entregamos descrição do serviço, nota e garantia; projeto e responsabilidade técnica são de engenheiro ou arquiteto.',
      'Motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Contrato de aluguel: o dono do imóvel autoriza por escrito.',
      'Folha por dentro do alinhamento, aberta e fechada.',
      'Sinaleira na saída de veículos para a calçada.',
      'Destravamento manual ensinado a quem abre a loja.',
    ],
  },
  {
    when: [
      'manuten*|contrato|preventiva|mensal',
      'empresa|loja|galpao|comercio|industria|escola|industrial|fabrica',
      'vale a pena|compensa|precisa|vale|necessari*|contratar',
    ],
    unless: 'empresa de|empresa que|preco|quanto',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Vale a pena o contrato mensal para uma empresa quando o portão parado custa dinheiro: doca, pátio de entrega ou loja que não fecha. Ele precisa trazer prazo de resposta por escrito e revisão a cada {{maintenance.interval}}; sem isso, duas visitas avulsas por ano fazem o mesmo e custam menos.',
    ],
    heading: 'A conta entre contrato e visita avulsa',
    text: [
      'Some o que se gastou em chamadas no último ano e as horas com a passagem parada. Se o portão já parou em horário de carga, é a prioridade na chamada que se está comprando.',
      'Peça gasta é orçada à parte, de {{repair.from}} a {{repair.to}} na maioria dos casos, e o motor pesado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Prazo de chegada com o portão aberto ou fechado.',
      'Visitas por ano e lista do que se testa.',
      'Horário do serviço fora do expediente.',
      'Relatório para a segurança do trabalho.',
      'Multa de saída curta, ou nenhuma.',
    ],
    further:
      'O que se faz em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp as fotos dos portões e o que se gastou em chamadas no ano: devolvemos o custo do ano com contrato e sem ele.',
  },
  {
    when: [
      'empresa|empresas|loja|comercio|comercial|escritorio|restaurante|oficina|padaria|farmacia',
      'motor|portao|automatiz*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|qual|melhor|ideal|indicado|para|automatico|eletronico|automatizado',
    ],
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|fotocelula|placa|empresa de|empresas de|empresa que|empresa confiavel|melhor empresa|enrolar|mercado livre|quanto custa uma empresa|shopping|porta de aco|loja de|lojas de|em loja|pagar|boleto|faturado|nota fiscal|cnpj|seguro|material|poste|por que|de uma empresa|empresa para|empresa especializada|contratar|escolher|ou empresa|empresa ou|revenda|revender|revendedor*|atacado|lojista|distribuidor*',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Em portão de empresa, a folha e o movimento decidem o motor e o preço: portão leve, que abre poucas vezes por dia, usa o motor de casa, e em basculante o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado; folha pesada ou muitas aberturas por hora pedem conjunto robusto, de {{condominium.from}} a {{condominium.to}}. Orçamento por escrito, sem taxa de visita.',
    ],
    heading: 'Motor de casa ou motor pesado no portão da empresa',
    text: [
      'A fronteira são as aberturas na hora mais cheia. Até perto de dez por hora, com folha leve, um motor comum dá conta; acima disso ele esquenta e corta.',
      'No orçamento, equipamento, obra e mão de obra vêm em linhas separadas, com nota fiscal e {{guide.warranty.installation}} de garantia na instalação. O pagamento vai em até {parcelas} vezes.',
    ],
    points: [
      'Aberturas na hora de pico, contadas num dia comum.',
      'Peso e largura da folha.',
      'Quem comanda: controle, botoeira, porteiro ou leitor.',
      'Ponto de energia e distância do quadro.',
      'Horário livre para a montagem.',
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp fotos da folha por dentro e do quadro, a medida do vão e as aberturas na hora cheia: a proposta sai com o porte certo.',
  },
  {
    when: [
      'basculante*',
      'comercial|comercio|loja|lojas|empresa|padaria|mercado|estacionamento|oficina',
      'motor|motores|hp|cv',
    ],
    unless: 'nao|parou|quebr*|queim*|consert*|barulho|placa|capacitor|estator|usado',
    figure: { unit: 'power', from: 0.5, to: 0.5 },
    winsTies: true,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'choose'],
    answer: [
      'O motor basculante de 1/2 HP serve em comércio se a folha, equilibrada, pesa até {{motor.halfCv.weight}} e se ele aguenta as aberturas da hora mais cheia, que a ficha escreve como ciclos por hora. Na nossa tabela ele custa {{motor.halfCv}} sem instalação; acima desse peso ou com abre e fecha o dia inteiro, vai a linha pesada, de até {{heavyLine.weight}}, por orçamento.',
    ],
    heading: 'Ciclos por hora, e não só potência',
    text: [
      'Conte quantas vezes o portão abre e fecha na hora de mais movimento e compare com a ficha. Motor de casa que passa do limite esquenta, desarma e queima antes do tempo, mesmo com folha leve.',
      'Em comércio há gente a pé no vão, e por isso a fotocélula entra desde o começo, de {{part.photocell.from}} a {{part.photocell.to}}, além do fechamento com tempo folgado.',
    ],
    points: [
      'Folha equilibrada: sobe leve na mão e para no meio do curso.',
      'Tensão lida na etiqueta, 127 V ou 220 V, igual à do ponto.',
      'Movimento só na abertura e no fim do dia: o de 1/2 HP basta.',
      'Carro entrando o dia todo: linha pesada.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, uma foto por dentro e quantas vezes o portão abre na hora mais cheia.',
  },
  {
    when: [
      'galpao|galpoes|industria|industrias|industrial|industriais|fabrica|empresa|firma|comercio|comercial|loja|deposito|transportadora|logistica|oficina|estacionamento|patio|doca|posto',
      'motor|motores|hp|cv|cavalos|automatizador|deslizante|basculante|portao',
    ],
    unless:
      'nao|parou|quebr*|queim*|consert*|barulho*|placa|capacitor|estator|usado|usada|gasta|consome|consumo|watts|trifasico|ou|nobreak|controle*|enrolar|preco*|valor*|quanto custa*|quanto fica|quanto sai',
    figure: { unit: 'power', from: 0.7 },
    winsTies: true,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor de {figura} é de linha industrial: serve em portão de folha pesada ou que abre o dia inteiro, se a ficha dele dá peso máximo um quinto acima da folha. A potência sozinha não diz esse peso, porque o redutor conta junto; confira também os ciclos por hora, que têm de passar das aberturas da hora cheia. Com a instalação, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito.',
    ],
    heading: 'O que ler na ficha de um motor de {figura}',
    text: [
      'O peso máximo vem por tipo de portão: em basculante a nossa linha pesada vai até {{heavyLine.weight}}, e no de correr a folha rola e o mesmo motor leva mais. Motor de casa não o substitui nem com folha leve, se a entrada trabalha o dia todo, porque é o número de partidas que o esquenta.',
      'Meça o ponto antes da compra: nessa força o motor pede 220 V num circuito só dele, e há modelos trifásicos, que precisam das três fases no quadro.',
    ],
    points: [
      'Aberturas na hora de carga, contadas em dois dias.',
      'Folha provada com a mão: se ela prende, mais potência não a solta.',
      'Força regulada e fotocélula, porque motor forte não sente quem encosta.',
      'Folha leve e poucas aberturas por dia: um motor menor basta e custa menos.',
    ],
    further:
      'As linhas e o que comparar estão na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a largura, a altura e o material da folha, como ela anda e as aberturas da hora cheia.',
  },
];
