/** Titles that ask one thing about the gate and about something near it that is not our work, such as an alarm. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const closerNeighbourAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cachorro*|cao|gato|gatos|rato|ratos|gamba|bicho|bichos|animal|animais',
      'entra|entram|entrou|entrando|invade|invadem',
      'portao|por baixo|embaixo|vao|fresta|garagem|vizinho|vizinha',
    ],
    unless: 'motor|placa|central|caixa|preso|prendeu|fotocelula',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutModel: true,
    answer: [
      'Para nenhum bicho entrar por baixo, feche a fresta: escova ou borracha mole na base da folha, até dois dedos do piso, sem pesar nem raspar. Quem prende a escova é o serralheiro; se ela mudar o peso ou a parada, acertar força e fim de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Fechar a fresta sem estragar o portão',
    text: [
      'Meça a fresta nos dois lados e no meio: piso em rampa deixa um canto mais alto, e ali a escova é mais comprida. Chapa rígida raspa, trava a folha e força o motor.',
    ],
    points: [
      'Basculante: só a borda de baixo, porque a folha precisa passar pela coluna.',
      'De correr: escova na folha inteira, fora da cremalheira e das roldanas.',
      'Entra pela grade, e não por baixo: tela na parte de baixo da folha.',
      'Entra enquanto o portão está aberto: pausa menor, com fotocélula no vão.',
    ],
    send: 'Mande uma foto da parte de baixo do portão fechado, com algo ao lado para dar a medida da fresta.',
  },
  {
    when: [
      'alarme|sirene',
      'dispara|disparando|disparou|toca|tocando',
      'abre|abrir|fecha|fechar|portao anda|aciona|aciono|movimenta|passa|controle',
    ],
    unless: 'carro|cerca|moto|veiculo',
    subject: 'alarme',
    isAboutSubject: true,
    answer: [
      'Se o alarme dispara quando o portão abre, o sensor da folha não está sendo desligado pela abertura: falta o desarme antes, o mesmo controle aciona os dois fora de ordem ou o ímã se afasta da folha cedo demais. A central de alarme é da empresa de segurança; o fio que sai da central do portão conferimos nós.',
    ],
    heading: 'O momento do disparo diz a causa',
    text: [
      'Desarme o alarme e abra o portão: se a sirene não toca, os dois estão bons, e falta ligar um ao outro. Se toca mesmo desarmado, o sensor está num setor que fica ativo o dia inteiro.',
    ],
    points: [
      'Toca ao começar a abrir: sensor de abertura sem retardo.',
      'Toca no meio do curso: sensor de presença vendo a folha passar.',
      'Toca com vento e portão parado: ímã longe, folha com folga.',
      'Toca ao apertar o controle do portão: botão gravado também no alarme.',
    ],
    further: 'Para portão que se mexe sem ordem, leia [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Se o portão tem folga ou o fio sai da central dele, mande pelo WhatsApp uma foto da folha fechada e do sensor.',
  },
  {
    when: [
      'enrolar|porta de aco|porta de rolo|de rolo',
      'ou|qual|melhor|diferenca|versus|vs',
      'basculante|deslizante|de correr|correr|pivotante|de abrir|portao comum|seccionad*',
    ],
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    answer: [
      'Para garagem de casa, o portão basculante é em geral a melhor escolha: custa menos para automatizar, tem peça em toda parte e abre na mão sem luz. A de enrolar ganha onde não há teto livre nem recuo, porque se recolhe num rolo, mas a mola e as lâminas pedem empresa de portas de aço, e não é a nossa.',
    ],
    heading: 'O que decide entre as duas',
    text: [
      'Meça a altura livre acima do vão e o espaço à frente. O basculante precisa de laterais firmes e, na capital, não pode avançar na calçada; a de enrolar precisa de caixa em cima e de parede plana dos dois lados.',
      'No basculante, o motor com o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}. Preço de porta de enrolar não temos.',
    ],
    points: [
      'Loja que abre uma vez por dia: a de enrolar serve bem.',
      'Casa com várias saídas: basculante com motor.',
      'Pouca altura e parede longa ao lado: portão de correr.',
      'Falta de luz: os dois abrem na mão, o basculante com menos esforço.',
    ],
    send: 'Se a escolha for o portão, mande pelo WhatsApp a altura, a largura e uma foto do vão por dentro.',
  },
  {
    when: [
      'trava|trinco|bloqueio|protecao|proteger|grade|tela',
      'crianca*|bebe|filho|filha|filhos',
      'portao|garagem',
    ],
    unless: 'preso|presa|prendeu|machuc*|caiu|lei|norma|escola',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Para criança, a segurança do portão automático não vem de uma trava e sim de três ajustes: fotocélula baixa, força no mínimo que move a folha e controle fora do alcance. A trava elétrica serve contra arrombamento; ela não impede ninguém de ser pego pela folha.',
    ],
    heading: 'O que pôr e o que desligar',
    text: [
      'O par de fotocélula comum fica na altura do para-choque e não vê quem engatinha: um segundo par, a um palmo do chão, custa de {{part.photocell.from}} a {{part.photocell.to}} instalado. Força, pausa e reversão se regulam de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Para não abrir por brincadeira: botoeira alta ou com chave.',
      'Para não enfiar o braço: tela na grade do portão de correr.',
      'Fechamento automático desligado até o par baixo estar provado.',
      'Ensine que portão não é balanço: ninguém se pendura na folha.',
      'Destravamento manual que todo adulto da casa saiba usar.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e diga por onde a criança passa: respondemos o que falta.',
  },
  {
    when: [
      'empresa|loja|tecnico|instalador|vendedor|prestador|firma',
      'nao devolve*|nao quer devolver|nao devolveu|se recusa a devolver|sumiu com|sumiu|nao fez o servico|nao entregou|nao apareceu|nao veio|nao aparece|recebeu e nao|levou o dinheiro|deu calote|golpe',
      'dinheiro|sinal|entrada|servico|portao|motor|pagamento|pix|adiantado',
    ],
    unless: 'voces|sindico',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Se a empresa recebeu e não fez, ou fez mal e não devolve, o Código de Defesa do Consumidor deixa você escolher: o serviço cumprido, o dinheiro de volta corrigido ou um abatimento. Peça por escrito, com prazo, na mesma conversa em que combinou; sem resposta, registre no consumidor.gov.br ou no Procon e, depois, no juizado especial.',
    ],
    heading: 'O que juntar antes de reclamar',
    text: [
      'Até vinte salários mínimos o juizado dispensa advogado. Se pagou por Pix e foi golpe, avise o banco no mesmo dia, porque a devolução depende da rapidez do pedido.',
    ],
    points: [
      'Conversa inteira, com o nome e o telefone de quem combinou.',
      'Comprovante do pagamento, com o CPF ou CNPJ que recebeu.',
      'Foto do portão como ficou e da peça, se foi trocada.',
      'Orçamento de outra empresa, que mostra o que falta fazer.',
    ],
    further: 'O que a nossa garantia cobre, com os artigos da lei, está na página de [garantia](/garantia).',
    send: 'Para terminar o serviço conosco, mande pelo WhatsApp uma foto do portão como ficou e o bairro.',
  },
  {
    when: [
      'interfone|videoporteiro|video porteiro|porteiro eletronico|videofone',
      'abrir|abertura|abre|abrindo|ligar|ligacao|integrar|integrado|acionar|aciona|conectar',
      'portao|portoes|garagem|motor',
    ],
    unless: 'nao|parou|sozinho|choque|barulho|qual|condominio|predio|fechadura',
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'Qualquer interfone ou videoporteiro com saída para fechadura pode abrir o portão automático: dois fios levam o contato dele à entrada de botoeira da central. Quem vende e instala o aparelho é o instalador de interfonia; a ligação na central e o teste são conosco, a partir de {{repair.from}}.',
    ],
    heading: 'O que combinar antes de comprar o aparelho',
    text: [
      'Confira se ele tem uma segunda saída, de contato seco: a primeira costuma ir para a fechadura da porta de pedestres, e sem a outra o mesmo botão abriria as duas. Saída que manda tensão precisa de um relé no meio, senão queima a entrada da placa.',
    ],
    points: [
      'Dois fios num tubo só deles, da placa de rua ou do aparelho até a central.',
      'Emenda alta e seca: par molhado abre o portão sozinho.',
      'A câmera deve mostrar o vão inteiro, para ninguém fechar às cegas.',
      'Com fechamento automático, fotocélula em ordem.',
    ],
    further:
      'A entrada de botoeira está explicada em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp o modelo do aparelho e a foto da etiqueta da central: dizemos se os dois se ligam direto ou com relé.',
  },
  {
    when: [
      'fechadura|fechaduras',
      'porta|portas|apartamento|casa|quarto|sala',
      'eletronica|digital|senha|biometrica|biometria|tetra|quebrada|trocar|conserto|instalar|comum|inteligente|smart',
    ],
    unless: 'portao|portoes|garagem|pedestre|social',
    subject: 'fechadura-digital',
    isAboutSubject: true,
    answer: [
      'Fechadura de porta de casa, eletrônica ou comum, é com o chaveiro ou o instalador da marca: não vendemos nem instalamos. O que fazemos é o portão, com a trava elétrica da folha e o destravamento do motor.',
    ],
    heading: 'Quando a fechadura encontra o portão',
    text: [
      'Se o modelo tem saída de contato, ele também pode mandar abrir o portão pela central, e essa ligação testamos nós.',
    ],
    further: 'A trava da folha está em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Se for para o portão, mande pelo WhatsApp a foto do aparelho e da central.',
  },
  {
    when: [
      'barulho|barulhento|ruido|range|rangendo|bate',
      'crime|contravencao|policia|delegacia|boletim|perturbacao|perturbacao de sossego|lei de silencio|ilegal|processar|processo',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Crime não é: o barulho do portão é questão de vizinhança, pelo artigo 1.277 do Código Civil, e, em prédio, de regimento e multa. A contravenção de perturbação do sossego, artigo 42, fala de gritaria, trabalho ruidoso, som alto e animal, e dificilmente alcança um portão que range. O que resolve é silenciá-lo, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Antes de levar a briga adiante',
    text: [
      'Grave um vídeo com som e hora e mostre a quem é dono do portão: a maioria dos barulhos some com regulagem, roldana nova ou batente de borracha. Se ele não liga, um pedido por escrito vem antes do Juizado.',
    ],
    points: [
      'Bate no fim: fim de curso e força fora do ponto.',
      'Range: dobradiça ou roldana seca, ou gasta.',
      'Ronca: motor forçado por folha pesada.',
      'À noite: fechamento automático mais lento ajuda.',
    ],
    send: 'Se o portão é seu, mande um vídeo com som de uma abertura inteira.',
  },
  {
    when: [
      'meu controle|controle meu|controle de casa|meu controle remoto|meu comando',
      'abre|abriu|abrindo|aciona|acionando|aciono|abro',
      'vizinh*|outra casa|outro portao|portao de outra|casa de lado',
    ],
    unless: 'meu portao|o meu|barulho|celular|interfone',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Se o seu controle abre o portão do vizinho, ou os dois portões usam o mesmo código fixo, ou ele ficou gravado na central de lá. Avise o vizinho, porque o dele deve abrir o seu também: em código fixo, muda-se o segredo de um dos dois, no receptor e em todos os controles; se é só gravação, ele limpa a memória e grava os dele, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Descobrir qual das duas é',
    text: [
      'Aperte o controle dele diante do seu portão. Se o seu abre, o código é igual nos dois; se não abre, o problema está na memória da central dele.',
      'O que acaba com isso de vez é o receptor de código rolante, que não repete o sinal: com os controles, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fileira de chavinhas dentro do controle: código fixo.',
      'Palavra Rolling ou Hopping: código rolante.',
      'Até mudar, desligue o disjuntor do portão à noite.',
    ],
    further: 'O caso está em [controle abre o portão do vizinho](/controle-abre-o-portao-do-vizinho).',
    send: 'Mande a foto do controle aberto e da etiqueta do motor.',
  },
];
