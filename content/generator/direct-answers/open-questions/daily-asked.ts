/** Answers about everyday matters: where the switch is, whether the gate adds value, who can open it and from where. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const dailyAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'chave geral|disjuntor|interruptor geral|onde desliga|onde desligar|como desligar|desligar',
      'onde fica|onde esta|qual|como acho|como encontrar|onde',
      'portao|motor|central',
    ],
    unless:
      'usar|amper*|220|220v|127|troc*|cai|caindo|desarma*|chave de destrav*|manual|destravar|pode|posso|noite',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'O portão se desliga no disjuntor dele, que fica no quadro de luz da casa ou numa caixinha perto do motor; em muitos motores há também um plugue de tomada na garagem. Para descobrir qual é, peça a alguém que olhe a luz da placa e desligue um por um: o que apagar a placa é o do portão. Depois cole uma etiqueta nele.',
    ],
    heading: 'Desligar o portão do jeito certo',
    text: [
      'Se ele está no mesmo disjuntor da garagem ou da casa, peça ao eletricista um só para o portão: numa emergência ninguém deve procurar. Com nobreak, desligue os dois, ou o motor continua vivo.',
      'Sem energia a folha só anda com a chave de destravamento. O trecho do quadro ao motor, quando precisa ser refeito, entra num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Puxe o plugue com o motor parado, nunca com ele andando.',
      'Mostre o disjuntor a todos da casa, com as crianças fora disso.',
      'Disjuntor que esquenta ou chia: eletricista.',
      'Luz da placa acesa depois de desligar: era outro circuito ou há nobreak.',
    ],
  },
  {
    when: ['aproximacao|por proximidade|cartao|chaveiro rfid|rfid', 'controle|portao|abrir|abre|garagem'],
    unless:
      'credito|debito|parcel*|pagar|pagamento|instalado|instalar|vezes|12x|10x|6x|3x|no cartao|maquininha',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Controle por aproximação existe em duas formas: cartão ou chaveiro encostado num leitor, bom para o portão de pedestres, e tag no para-brisa lida a alguns metros, boa para a garagem. Nos dois, o leitor fecha um contato na entrada de botoeira da central. O leitor e o cadastro são de empresa de controle de acesso; a ligação e o teste no motor fazemos nós, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Cartão, tag ou o controle comum',
    text: [
      'Em casa, o controle de código rolante faz o mesmo por menos e não abre sozinho quando você só passa em frente. A aproximação compensa onde muita gente entra e sai e onde se quer apagar um acesso sem recolher nada.',
    ],
    points: [
      'Leitor do lado do motorista, antes do alcance da folha.',
      'Fotocélula e força em ordem: ninguém aperta botão, ninguém olha.',
      'Botoeira de saída por dentro.',
      'Falta de luz: nobreak para o leitor também.',
    ],
  },
  {
    when: [
      'sirene|alerta|aviso|avisar|alarme|apito',
      'portao aberto|esquecido aberto|ficou aberto|deixar aberto|fica aberto',
    ],
    unless: 'nao para|sem parar|nao toca|disparou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para uma sirene que avise do portão aberto põe-se um sensor magnético na folha e um temporizador: passado o tempo combinado com a folha fora do lugar, ela toca. Algumas centrais têm essa saída pronta; nas outras entra um módulo, ou o Wi-Fi, que avisa no celular sem acordar a rua. A ligação entra num serviço de {{repair.from}} a {{repair.to}}, com o módulo por foto.',
    ],
    heading: 'Sirene, luz ou aviso no celular',
    text: [
      'Antes do aviso, pense no fechamento automático: com fotocélula testada, ele fecha o portão que todos esquecem. A fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Ímã na folha e sensor no batente, do lado que não bate.',
      'Tempo maior que a manobra mais demorada da casa.',
      'Volume baixo à noite, ou luz piscando dentro de casa.',
      'Sirene de calçada, durante o movimento, é outra peça.',
    ],
  },
  {
    when: [
      'batente|amortecedor|para choque',
      'borracha|silicone|mola|portao',
      'portao|motor|basculante|correr|instalar|colocar|comprar',
    ],
    unless:
      'nao encaixa|nao chega|nao fecha|desencaix*|onde|trilho|nao encosta|bate|batendo|fotocelula|quebr*|altura',
    subject: 'fim-de-curso',
    aspects: ['install'],
    answer: [
      'O batente de borracha, que muitos chamam de amortecedor, é o calço onde a folha encosta no fim: abafa o som e guarda solda e engrenagem. Escolha borracha maciça, presa por parafuso passante numa chapa firme; colada, ela cai no primeiro verão. Ele não serve para parar a folha, que quem para é o fim de curso: regulado, ela chega devagar e só encosta.',
    ],
    heading: 'Onde pôr o batente em cada portão',
    text: [
      'No de correr, um em cada ponta, na altura do meio da folha, e o de aço chumbado atrás, para ela não sair do trilho. No basculante, embaixo, dos dois lados, com a mesma espessura. No de abrir, no chão ou no muro.',
      'Depois de pôr a borracha o curso muda alguns milímetros: regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Borracha gasta de um lado só: folha torta.',
      'Grossa demais: a trava não alcança o furo.',
      'Chapa de aço sem borracha: estrondo à noite.',
      'Sol o dia inteiro: EPDM, que não racha.',
    ],
  },
  {
    when: ['trocar|troca|substituir|mudar|passar|converter', 'corrente', 'fuso'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Trocar motor de corrente por motor de fuso é trocar o conjunto, e não só a transmissão: trilho, carro e motor são outros. Compensa quando a corrente já gastou o pinhão, quando o barulho incomoda ou quando a peça sumiu; se ela só está frouxa, regular e lubrificar resolve. Em basculante, o kit de fuso instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que muda da corrente para o fuso',
    text: [
      'O fuso vai na lateral, em pé, e segura a folha parada sem trava; a corrente de teto precisa de trilho no meio da garagem. Por isso a troca pede coluna firme e lateral livre.',
      'Portão seccionado, que corre no teto, continua com corrente ou correia: nele o fuso de basculante não serve.',
    ],
    points: [
      'Lateral livre do chão à verga.',
      'Folha leve, que para a meia altura.',
      'Ponto de energia do lado do motor novo.',
      'Controles antigos: só se o receptor novo os aceitar.',
    ],
  },
  {
    when: [
      'lampada|luz|refletor|iluminacao',
      'junto com|ao abrir|quando abre|quando abrir|acender com|ligada em|ligar em|acionar com|ligar|acender',
      'portao|motor|central',
    ],
    unless: 'nao acende|controle|led|queim*|fraca|piscando|acabou|conta|gasta|consome|tomada',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá para ligar a lâmpada da garagem junto com o portão pela saída de luz da central, chamada luz de cortesia ou de garagem: ela acende no comando e apaga depois do tempo regulado. Se a sua placa não tem a saída, entra um módulo de luz na entrada que ela oferece. A ligação entra num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como a luz se liga sem queimar a placa',
    text: [
      'A saída fecha um contato, e a lâmpada traz a própria energia, com o fio da rede em conduíte separado. Mais de uma lâmpada ou refletor pede um relé fora da placa, porque o dela cola.',
      'Fase e neutro da lâmpada são do eletricista; o contato na central é conosco. Alternativa sem fio até a placa: sensor de presença.',
    ],
    points: [
      'Nunca nos bornes do motor: a lâmpada acende e a placa queima.',
      'Tempo maior que o de guardar o carro.',
      'LED que fica aceso fraco: fuga no relé, pede supressor.',
      'Interruptor em paralelo, para acender sem abrir.',
    ],
  },
  {
    when: [
      'senha|usuario|conta|acesso',
      'mudar|trocar|alterar|esqueci|recuperar|redefinir',
      'aplicativo|app|celular|wifi|wi fi|modulo',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'A senha do portão no aplicativo é a da conta de quem o cadastrou: muda-se no próprio aplicativo, em perfil ou segurança, e vale para todos os celulares que entram com essa conta. Se foi o instalador ou o antigo morador quem criou a conta, não mude a senha: apague o módulo, reinicie-o e cadastre de novo no seu nome, para o acesso dele morrer.',
    ],
    heading: 'Depois de mudar a senha do portão',
    text: [
      'Convide cada morador com a conta dele, em vez de dar a sua senha: quando alguém sai, tira-se só aquele convite. Mudou a senha do Wi-Fi, o módulo cai e precisa ser cadastrado na rede nova.',
      'Se o módulo não reinicia, a visita para reconfigurar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Verificação em duas etapas, se o aplicativo tem.',
      'Lista de convidados revista a cada mudança na casa.',
      'Os controles comuns não mudam com a senha.',
      'Celular roubado: troque a senha no mesmo dia.',
    ],
  },
  {
    when: [
      'fotocelula|sensor',
      'reposicionar|mudar|proteger|protetor|afastar|recuar|bate em|pneu|carro bate|carro bateu',
    ],
    unless: 'nao fecha|alarme|limpar|altura certa',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Fotocélula em que o carro bate muda de lugar: recua alguns dedos para dentro do vão, atrás da coluna, ou ganha um protetor de aço em U chumbado no piso. Só o suporte não se afasta de um lado, porque os dois precisam se olhar de frente na mesma altura. Reposicionar, com fio e alinhamento, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Onde ela fica livre do pneu e ainda vê o carro',
    text: [
      'O feixe deve passar rente à folha, por dentro, na altura do para-choque. Se a manobra é apertada, sobe-se um pouco o par e põe-se outro mais baixo para criança e animal.',
      'Depois da mudança, a prova é com o cabo de vassoura, em três alturas, com o portão fechando.',
    ],
    points: [
      'Protetor de tubo, sem cobrir a lente.',
      'Suporte regulável: a batida leve não tira o alinhamento.',
      'Fio com sobra dentro do conduíte.',
      'Lente trincada: troca do par, do mesmo modelo.',
    ],
  },
  {
    when: [
      'reforma|reformar|restaurar|recuperar',
      'portao',
      'velho|antigo|completa|geral|completo|enferrujado',
    ],
    unless: 'pedreiro|obra|po de|calcada|entulho|motor velho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A reforma completa de um portão velho é de dois profissionais: o serralheiro cuida da folha, com solda, chapa, dobradiça e pintura, e nós, do que move, com roldana, cabo, motor, central e regulagem. A ordem é essa, folha primeiro. O nosso lado fica entre {{repair.from}} e {{repair.to}} se o motor se aproveita, e entre {{replacement.from}} e {{replacement.to}} com motor novo em casa.',
    ],
    heading: 'O que vale reformar e quando trocar a folha',
    text: [
      'Bata com o cabo de uma chave de fenda na base da folha e nas soldas: som cheio, lixa e tinta resolvem; som fofo, o ferro acabou ali. Quando a base inteira está assim, a folha nova sai melhor que o remendo.',
      'Tire o motor antes da solda e da pintura, e mande equilibrar a folha de novo: chapa e tinta pesam.',
    ],
    points: [
      'Roldanas, cabos e cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Fiação ressecada: refaça com a parede aberta.',
      'Motor velho com peça que se acha: fica.',
      'Peça os dois orçamentos juntos, para ninguém refazer o serviço do outro.',
    ],
  },
  {
    when: [
      'limpar|limpeza|desmontar|abrir',
      'motor|central|placa',
      'por dentro|dentro|interno|interna|desmontar|formiga',
    ],
    unless: 'carro|garagem por dentro|como abrir o portao|fotocelula',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Desmontar o motor para limpar por dentro não é manutenção de dono: a caixa tem capacitor com carga, graxa na medida e vedação que, reaberta, passa a deixar entrar água. O que se limpa em casa é por fora, com pano seco e o disjuntor desligado. Por dentro, abre-se na revisão ou quando há barulho, água ou formiga.',
    ],
    heading: 'O que o técnico limpa quando abre',
    text: [
      'Tira a graxa velha, confere dente, rolamento e retentor, põe a graxa do fabricante e fecha com junta. Na placa vai pincel seco, sem jato de ar nem produto que não seja para contato.',
      'Na revisão, limpeza com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; com engrenagem ou rolamento, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Nunca água nem desengripante na engrenagem.',
      'Formiga e lagartixa: veda-se a entrada do fio.',
      'Poeira de obra por fora: escova, antes de ligar.',
      'Motor de pistão não se abre em casa: tem óleo ou mola.',
    ],
  },
  {
    when: [
      'para em|anda|abre|aciona|liga|funciona|roda',
      '1 segundo|2 segundos|3 segundos|5 segundos|dois segundos|tres segundos|poucos segundos|alguns segundos|um segundo',
      'para|parando|parou|desliga|e para',
    ],
    unless: 'qual|kit|jetflex|speedy|rapido|quero',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor que aciona e para em poucos segundos está sendo mandado parar: a força está no limite e a central acha que encontrou um obstáculo, o encoder ou o ímã não conta o giro, ou o tempo de trabalho gravado ficou curto. Desligue o disjuntor, solte o motor e mova a folha com a mão; se ela anda leve de ponta a ponta, o defeito é da leitura, e não do peso.',
    ],
    heading: 'Três paradas que parecem iguais',
    text: [
      'Para sempre no mesmo ponto: trilho, roldana ou dobradiça ali. Para sempre no mesmo tempo, esteja onde estiver: curso ou encoder. Para em pontos diferentes: força, tensão baixa ou placa.',
      'Regravar curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}; roldana ou cabo, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Depois de faltar luz: deixe uma viagem inteira sem cortar o feixe.',
      'Para e volta um palmo: obstáculo ou força.',
      'Para e o motor continua roncando: desligue já.',
      'Só acontece no frio: graxa dura.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de três tentativas, com som e a luz da placa à vista, e a etiqueta do motor.',
  },
  {
    when: ['nao fecha', 'a noite|de noite|no escuro|a noite so de dia|so de dia'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que fecha de dia e não fecha à noite tem alguém cortando ou cegando a fotocélula na hora do escuro: farol do carro de frente, lâmpada ou refletor que acende na direção da lente, orvalho que embaça ou aranha que sai. Limpe as duas lentes, apague a luz mais próxima e tente de novo; se fechar, achou.',
    ],
    heading: 'O que muda no vão quando anoitece',
    text: [
      'Olhe a luz do receptor à noite, com o vão livre: se ela muda ao acender a lâmpada da garagem, é luz ou ruído de reator e LED. Se só muda com a mão na frente, o sensor está bom, e a procura segue para o horário programado na central ou para a tensão baixa.',
      'Trocar de lado, alinhar ou pôr um par novo fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Com farol aceso não fecha, apagado fecha: troque de lado emissor e receptor.',
      'Só em noite fria: lente embaçada por dentro, troca.',
      'Relógio ou bloqueio noturno ligado na central: confira a programação.',
      'Até o conserto, feche acompanhando e sem unir os fios do sensor.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da luz do sensor à noite, com a lâmpada apagada e acesa.',
  },
  {
    when: [
      'chave',
      'nao gira|nao vira|emperrada|presa|nao destrava|quebrou|travada|dura',
      'portao|motor|destrav*|travado',
    ],
    unless:
      'chave de fenda|carro|chave geral|fim de curso|sem chave|sem a chave|perdi|perdeu|sumiu|nao tenho',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Chave de destravamento que não gira quase sempre está com a engrenagem forçando contra a folha: desligue o disjuntor e, com a folha reta, empurre-a e puxe-a um pouco enquanto tenta girar, sem alicate. Miolo seco pede grafite em pó. Se nada cede, não quebre a chave dentro: com ela partida, abrir custa mais e demora mais.',
    ],
    heading: 'Miolo, trava interna ou folha presa',
    text: [
      'Gira em falso e não solta: o cabo ou o came de dentro se desprendeu. Não entra até o fim: sujeira ou chave de outro motor. Gira e a folha não anda: o que prende é trilho, cabo ou trava elétrica.',
      'Abrir, lubrificar ou trocar o destravamento entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Folha torta ou cabo frouxo: não destrave, mesmo que a chave gire.',
      'Chave quebrada no miolo: deixe o pedaço, não empurre.',
      'Treine uma vez por ano, e ela não emperra.',
      'Cópia da chave guardada do lado de dentro.',
    ],
    send: 'Mande pelo WhatsApp a foto da chave, do miolo e da etiqueta do motor, e diga se há carro preso.',
  },
  {
    when: ['nacional|importado|importada|brasileira|fabricada|fabricado|de onde e|qual pais|origem', 'ppa'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what'],
    answer: [
      'PPA é marca brasileira, com mais de {{brand.years}} de mercado, e por isso peça e controle dela se acham em loja do ramo na Grande São Paulo. Para saber onde foi feito o seu motor, leia a etiqueta da carcaça, que traz o fabricante e o CNPJ; placa e componente podem vir de fora em qualquer marca.',
    ],
    heading: 'O que a origem muda para quem compra',
    text: [
      'Muda o dia do conserto: engrenagem, cursor, capacitor e placa que se acham perto valem mais que um ano a mais de catálogo. Vendemos e instalamos PPA, em kit de basculante de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Nota fiscal com o modelo por extenso.',
      'Etiqueta em português, com tensão e potência.',
      'Manual com a lista de peças.',
      'Garantia de fábrica: quem a diz é o fabricante, pela nota.',
    ],
  },
  {
    when: ['mao de obra|quanto cobra|quanto custa|preco|valor', 'capacitor'],
    unless: 'motor novo|comprar motor|fim de curso|placa|engrenagem|rolamento*|fotocelula|controle*',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com a peça comum e a mão de obra juntas, em até {{part.capacitor.hours}} de serviço. Não separamos hora de técnico: o preço é do portão funcionando, dito antes, e a visita não tem taxa na área atendida.',
    ],
    heading: 'O que está nesse valor',
    text: [
      'A folha movida com a mão, o capacitor medido e trocado pelo mesmo valor em microfarads, a corrente do motor conferida depois. Se o defeito era outro, paga-se o outro, e não os dois.',
      'O capacitor novo tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Capacitor que queima de novo em semanas: folha pesada ou motor no fim.',
      'Dois capacitores, de partida e de trabalho: diga pela foto.',
      'Trocar em casa é arriscado: ele guarda choque com a energia cortada.',
      'Prédio: orçado pela peça.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e um vídeo com som de uma tentativa.',
  },
  {
    when: [
      'mesmo controle|um controle|um so controle|controle unico',
      'duas entradas|dois portoes|2 portoes|duas garagens|entrada e saida|varios portoes|2 entradas',
    ],
    unless: 'um motor|mesmo motor|nao abre|ao mesmo tempo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle só abre as duas entradas do condomínio se os dois receptores leem o mesmo tipo de código: grava-se um botão em cada central, ou o mesmo botão nas duas quando elas ficam longe uma da outra. Se as marcas são diferentes, põe-se um receptor igual nos dois motores, e os motores continuam.',
    ],
    heading: 'Um botão para cada portão ou o mesmo para os dois',
    text: [
      'Botões separados são mais seguros: o mesmo botão pode abrir os dois portões de uma vez se o sinal alcança ambos. Em prédio, o cadastro fica por unidade nas duas memórias, com uma lista só.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita; receptores e controles se orçam pela quantidade.',
    ],
    points: [
      'Controle de dois ou quatro botões para cada vaga.',
      'Código rolante nas duas entradas.',
      'Apagar o morador que sai: nas duas memórias.',
      'Entrada e saída em sequência: a central de uma pode esperar a outra fechar.',
    ],
  },
  {
    when: ['computador|pc|software|sistema de portaria', 'portao|porteiro|portaria'],
    unless: 'nobreak|no-break',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O porteiro comanda o portão pelo computador quando o sistema da portaria tem um módulo com saída de contato, ligado à entrada de abrir da central: o programa fecha o contato, e o portão entende como botoeira. O sistema, a rede e o cadastro são da empresa de controle de acesso; a ligação no motor e o teste são nossos, orçados por foto em visita sem taxa.',
    ],
    heading: 'O que não pode faltar na portaria',
    text: [
      'Botoeira física ao lado do computador, para o dia em que ele trava, e vista do vão, ao vivo, antes de mandar fechar. Entrada de abrir e de fechar separadas evitam que dois cliques parem a folha no meio.',
      'Regular tempos e entradas da central fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Sensor que mostra na tela se o portão fechou.',
      'Nobreak para computador, rede e motor, separados.',
      'Registro de quem abriu, com hora.',
      'Fotocélula manda mais que o clique: nunca se anula.',
    ],
  },
  {
    when: [
      'valor do imovel|valoriza|valorizacao|valoriza o imovel|vender a casa|valorizar',
      'portao|automatico|motor',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Portão automático ajuda a vender e a alugar, mas não há número honesto para o quanto: ele entra na conta como conforto e segurança que o comprador espera encontrar, e o que pesa contra é o portão velho que range na visita. O custo é conhecido: em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que o comprador olha na garagem',
    text: [
      'Ele aperta o botão e escuta. Folha reta, sem estalo, que abre de uma vez e para no lugar diz mais que a marca do motor. Se já há motor, uma regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}, rende mais que trocar.',
    ],
    points: [
      'Nota e garantia guardadas, para passar ao novo dono.',
      'Todos os controles juntos, e memória apagada na entrega das chaves.',
      'Ferrugem na base: é o que derruba o preço, e é do serralheiro.',
      'Imóvel para alugar: dois controles e a chave de destravamento na vistoria.',
    ],
  },
  {
    when: ['portao|motor', 'sem fio|sem fiacao|sem instalacao eletrica|sem ponto de luz|sem eletricidade'],
    unless: 'fotocelula|botoeira|interfone|campainha|camera|botao|sensor|internet|nao|fio terra',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão automático inteiramente sem fio não existe para garagem comum: o motor precisa de energia, da rede ou de uma bateria com painel solar, que também tem fio. O que pode ser sem fio é o resto, controle, botoeira, fotocélula de um dos lados e comando pelo celular. Sem ponto de luz perto, conta-se o cabo do quadro até o motor, feito pelo eletricista.',
    ],
    heading: 'O que leva fio e o que dispensa',
    text: [
      'O cabo do motor vai em conduíte, com disjuntor e terra só dele. O par da fotocélula e a botoeira usam fio fino ou pilha, e a pilha pede troca todo ano.',
      'Motor solar ou de bateria sai por orçamento, pelo peso da folha e pelas aberturas por dia; o kit ligado à rede, em basculante, vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Extensão atravessando a garagem: não.',
      'Sítio sem luz na porteira: bateria com painel.',
      'Piso pronto e sem conduíte: fotocélula sem fio.',
      'Ponto de 220 V, se a escolha é o JETFLEX.',
    ],
  },
  {
    when: [
      'enferruj*|ferrugem',
      'evitar|prevenir|proteger|como nao|impedir|cuidar',
      'portao|motor|folha|trilho',
    ],
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para o portão não enferrujar, cuide dos lugares em que a água para: base da folha, soldas, dobradiças e furos de dreno. Lave com água e sabão neutro, seque, e retoque a tinta no primeiro ponto que abrir, com lixa, fundo anticorrosivo e acabamento. Galvanizado dura mais, mas a solda e o corte nele também pedem fundo.',
    ],
    heading: 'O que fazer por mês e por ano',
    text: [
      'Todo mês, escova seca no trilho e um olhar na base, com o disjuntor desligado. Todo ano, lixa e tinta nos pontos, graxa na dobradiça e no pivô e pano levemente untado no cabo, com o portão fechado.',
      'Cabo, roldana ou cremalheira que a ferrugem já comeu ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a folha é do serralheiro.',
    ],
    points: [
      'Dreno aberto na barra de baixo: água presa fura de dentro para fora.',
      'Sem cloro, ácido de pedra nem urina de cachorro na base.',
      'Parafuso e arruela de inox ou galvanizados.',
      'Conversor de ferrugem só em ponto lixado, e pinte depois.',
      'Pó vermelho no cabo: não é pintura, é troca.',
    ],
  },
  {
    when: [
      'chave',
      'reserva|copia|segunda via|duplicar|fazer|perdi|perdeu|nova',
      'destrav*|manual|motor|portao',
    ],
    unless: 'fenda|fechadura|carro|controle|social|geral|nao gira|fim de curso',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'A chave do destravamento se copia no chaveiro, quando é do tipo comum, ou se compra pelo modelo do motor, quando é de encaixe plástico ou triangular. Leve a original, ou a foto dela e da etiqueta. Sem nenhuma chave, não force o miolo com alicate: o técnico destrava por dentro da caixa e troca o miolo, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde deixar a chave reserva do portão',
    text: [
      'Uma fica na casa, com lugar sabido por todos, e outra com alguém de fora que possa abrir num dia sem luz. Dentro do carro e no chaveiro do controle, não: quem leva o carro leva a casa.',
      'Teste a cópia no mesmo dia, com o disjuntor desligado e a folha reta: chave que entra e não gira é cópia malfeita.',
    ],
    points: [
      'Marca e modelo da etiqueta do motor.',
      'Foto da chave ao lado de uma régua.',
      'Motor com cabo de destravamento externo usa outra chave.',
      'Condomínio: portaria, zelador e síndico, cada um com a sua.',
    ],
  },
  {
    when: [
      'vizinho|vizinha',
      'frente de garagem|frente da garagem|na frente|invade|em cima de calcada|fecha minha|bloqueia|atrapalha|terreno dele|garagem dele',
    ],
    unless: 'barulh*|ruido|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se o portão, ao abrir, passa na frente da garagem do vizinho ou avança sobre a calçada, a reclamação dele costuma ter razão: a folha deve se mover dentro do próprio terreno. A saída é mecânica, e há três: inverter o sentido para dentro, trocar por um que corra rente ao muro ou limitar o curso. O que a rua permite quem diz é a prefeitura.',
    ],
    heading: 'O que muda no portão para não invadir o vizinho',
    text: [
      'O basculante avança menos quando o pivô sobe e a folha se articula; o de abrir pode passar a abrir para dentro, com braço novo. A folha é do serralheiro, e o motor sai antes e volta depois, com o nosso orçamento por foto.',
      'Enquanto não muda, abertura mais lenta, sinaleira e parada regulada ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Meça a folha aberta até a divisa e até a guia.',
      'Foto de cima, com o portão no meio do curso.',
      'Acordo por escrito, se os dois usam a mesma entrada.',
      'Em vila e condomínio, vale também o regimento.',
    ],
  },
  {
    when: [
      'sem trava|sem a trava|sem tranca|sem fechadura|precisa de trava|trava e obrigatoria',
      'portao|motor|deixar|usar|pode|posso',
    ],
    unless: 'nao abre|trava quebrou|travado|correr sem',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode deixar o portão sem trava elétrica se a folha é curta e não cede: o redutor do motor já a segura fechada, porque a rosca sem fim não gira ao contrário. A trava passa a fazer falta em folha larga, que cede na ponta, em portão de duas folhas, em lugar de vento e onde a rua empurra. Empurre a ponta fechada: se abre um palmo, ponha.',
    ],
    heading: 'Quando a trava é necessária e quando é a mais',
    text: [
      'Sem trava, nunca deixe o motor destravado na chave, e use ferrolho quando viajar. Com trava, a central precisa de saída ou módulo que a solte antes de o motor partir, senão ele força contra o pino.',
      'Ligar e alinhar uma trava entra num serviço de {{repair.from}} a {{repair.to}}, com a peça orçada por foto.',
    ],
    points: [
      'Basculante largo: uma de cada lado.',
      'De correr: gancho no batente.',
      'De abrir: pino de chão na folha que fecha primeiro.',
      'Falta de luz: confira se a sua fica presa ou solta.',
    ],
  },
  {
    when: ['com motor', 'sem motor', 'diferenca|preco|quanto|valor|portao'],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A diferença entre o portão com motor e sem motor é o conjunto de automação: em basculante de casa, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}, com motor, central e dois controles. Em portão de correr e de abrir ele sai por orçamento. A folha custa o mesmo nos dois casos, e quem dá o preço dela é o serralheiro.',
    ],
    heading: 'O que mais entra na conta do motor',
    text: [
      'Ponto de energia com disjuntor e terra, fotocélula e, numa folha velha, o acerto que a mão disfarçava e o motor não. Peça ao serralheiro a coluna reforçada e o peso da folha por escrito: pôr o motor depois sai mais fácil.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; acerto de roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Comprar já com motor: um só responsável, se a garantia é por escrito.',
      'Motor depois: escolha livre, com a folha já leve e reta.',
      'Sem motor: tranca e ferrolho bons, que o motor dispensaria.',
      'Todo ano: uma revisão e a bateria do controle.',
    ],
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
