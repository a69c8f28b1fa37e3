/** Further lists: what not to do, what to test before calling, what to send for a quote, how to spend less on a repair. */
import type { DirectAnswer } from '../../direct-answer.ts';

const mistakes = 'erros|erro comum|erros comuns|o que nao fazer|o que evitar|nao faca';
const list =
  'checklist|check list|lista|o que verificar|o que conferir|o que testar|roteiro|passo a passo|guia';

export const furtherListAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'o que nao fazer|nao faca|o que evitar|coisas para nao fazer|o que nunca fazer|proibido fazer|nunca faca',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'instal*|chuva|contrat*|compr*|program*|fotocelula|basculante|deslizante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Com o portão automático, não insista no botão quando a folha não anda, não a empurre com o motor travado, não passe enquanto ela se move, não destrave com o disjuntor ligado e não lave a caixa do motor com jato. Não mexa em cabo, mola nem contrapeso, não aumente a força para vencer folha pesada e não faça ponte na fotocélula para ele fechar.',
    ],
    heading: 'O que fazer no lugar',
    text: [
      'Dois toques sem resposta, desligue o disjuntor, veja se há algo no trilho e se a folha está reta, e só então solte o motor na chave. Com cheiro, choque ou cabo solto, deixe desligado e chame.',
    ],
    points: [
      'Não deixe o controle com criança.',
      'Não pendure nada na folha.',
      'Não estacione no vão com fechamento automático ligado.',
      'Não adie um barulho novo.',
    ],
    send: 'Se algo disso já aconteceu, mande um vídeo do portão e a foto da etiqueta do motor.',
  },
  {
    when: [
      mistakes,
      'chuva|chuvoso|temporal|dia de chuva|molhado',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Em dia de chuva os erros são acionar o portão com água na caixa do motor, mexer no disjuntor ou na chave com a mão molhada e descalço, insistir quando a fotocélula com gota não deixa fechar, cobrir o motor com plástico amarrado e deixar o disjuntor ligado numa tempestade com raio. Formigou ao tocar a folha: afaste-se e desligue pelo quadro.',
    ],
    heading: 'Como passar pela chuva',
    text: [
      'Limpe as lentes com pano seco, varra o ralo do trilho antes da estação e peça que o furo dos fios seja vedado por baixo. O que a água estragou se conserta de {{repair.from}} a {{repair.to}}, conforme a peça.',
    ],
    points: [
      'Água até a caixa: não religue para testar.',
      'Madeira inchada: não force, espere secar.',
      'Chave do destravamento dentro de casa, seca.',
    ],
    send: 'Mande a foto da caixa do motor por fora e conte o que o portão faz quando chove.',
  },
  {
    when: [mistakes, 'forca|embreagem|sensibilidade', 'regul*|ajust*|motor*|portao*'],
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'O erro mais comum na regulagem da força é subi-la para vencer uma folha pesada: o portão volta a andar, deixa de parar ao encostar em alguém e come a engrenagem. Outros são acertar só um sentido, provar com a mão em vez de um bloco de madeira, regular no calor e esquecer o frio, e mexer na força quando o defeito é o fim de curso. O certo é a menor força que move a folha leve.',
    ],
    heading: 'A prova depois de regular',
    text: [
      'Ponha um bloco de madeira em pé no caminho e feche: a folha tem de encostar, parar e voltar sem arrastá-lo. Se só anda no máximo, o defeito está na folha; o ajuste feito por nós fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Abrir e fechar se regulam separados.',
      'Força não muda a velocidade em motor comum.',
      'Fotocélula não dispensa a força certa.',
    ],
    send: 'Mande um vídeo da folha movida na mão, com o motor solto e o disjuntor desligado, e a foto da placa.',
  },
  {
    when: [mistakes, 'pilha*|bateria*', 'controle*|remoto'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['replace'],
    answer: [
      'Os erros ao trocar a pilha do controle são pôr outra medida, porque A23 e A27 têm 12 V e tamanhos diferentes e a moeda tem 3 V, inverter o mais e o menos, apertar a mola até perder o contato, usar pilha velha de gaveta e forçar a tampa com faca, que trinca a placa. A medida está impressa na pilha que saiu.',
    ],
    heading: 'Se com a pilha nova ele não abre',
    text: [
      'Limpe os contatos com um pano seco e veja se a luz acende firme. Luz acesa e portão parado: teste outro controle; se ele abre, o primeiro perdeu a gravação.',
      'Trocar a pilha não apaga a memória da central. Regravar fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Compre com data longe do vencimento.',
      'Toque nela o mínimo com os dedos.',
      'Anote a troca dentro da tampa.',
    ],
    send: 'Mande a foto da pilha e do controle aberto.',
  },
  {
    when: [
      mistakes,
      'projeto*|projetar|construir|construcao|obra|arquitet*|reforma',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'install'],
    answer: [
      'Os erros de projeto mais comuns num portão de garagem são esquecer a parede livre para a folha de correr, deixar o teto baixo para o basculante, inclinar o piso no arco da folha, não prever o ponto de energia com eletroduto até os dois batentes e fazer a coluna fina demais para o motor. Na capital soma-se o basculante que avança sobre a calçada, o que a lei não deixa.',
    ],
    heading: 'O que acertar no papel',
    text: [
      'Escolha primeiro como a folha anda e o peso dela, e mande o desenho a quem vai pôr o motor antes da medida final. Corrigir depois é quebrar piso ou refazer a folha.',
    ],
    points: [
      'Vão com dois palmos de sobra para o carro.',
      'Trilho no nível, com dreno.',
      'Reforço de ferro onde o motor se prende.',
      'Porta social separada.',
    ],
    send: 'Mande a planta ou uma foto do vão e as medidas: dizemos que motor entra e o que prever.',
  },
  {
    when: [mistakes, 'contrat*', 'instalador|tecnico|empresa|portao*|motor*|manuten*'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Os erros na hora de contratar um instalador de portão são fechar pelo menor preço sem saber o que está incluído, aceitar valor sem que ninguém tenha visto a folha, não pedir nota nem garantia escrita, pagar tudo antes e deixar para depois a fotocélula e o aterramento. Compare orçamentos com a mesma lista e pergunte quem volta se der defeito.',
    ],
    heading: 'O que um bom orçamento traz',
    text: [
      'Modelo e peso máximo do motor, o que vem na caixa, o que se faz na folha, prazo, garantia e forma de pagamento. Conosco a visita não tem taxa na área atendida, e o valor vem antes do serviço.',
    ],
    points: [
      'Endereço e telefone que atendem.',
      'Prova da força e da fotocélula na sua frente.',
      'Peça trocada devolvida a você.',
    ],
    send: 'Mande os orçamentos que recebeu, sem os nomes, e uma foto do portão: dizemos o que falta neles.',
  },
  {
    when: [
      `${list}|antes de`,
      'trocar o motor|trocar motor|troca de o motor|troca de motor|substituir o motor',
      'portao*|motor*|sindico*|condominio*',
    ],
    unless: 'engrenagem|quando|quanto custa|preco|quanto tempo|bateria|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'choose'],
    answer: [
      'Antes de trocar o motor do portão, confira cinco coisas: se ele não tem conserto, porque capacitor e engrenagem custam bem menos; se a folha solta anda leve, ou o novo se gasta igual; o peso dela contra a ficha do novo; a tensão do ponto; e quantas aberturas faz na hora mais cheia. Pergunte também se a central e os controles vêm junto, porque os antigos em geral não servem. Numa casa a troca fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O dia da troca',
    text: [
      'O velho sai com o disjuntor desligado e a folha presa; o novo entra no mesmo lugar, se o suporte serve, e leva de {{install.hours.from}} a {{install.hours.to}}. Em prédio o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}}, e o síndico avisa os moradores da hora e da troca dos controles.',
    ],
    points: [
      'Fotografe a etiqueta do antigo.',
      'Reúna todos os controles da casa.',
      'Cabos e roldanas no mesmo serviço.',
      'Peça a nota e o manual do novo.',
    ],
    send: 'Mande a foto da etiqueta do motor de agora e do portão por dentro: dizemos se vale consertar ou trocar.',
  },
  {
    when: [
      `${list}|antes de|o que fazer antes|testes`,
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
      `${list}|como pedir|pedir`,
      'orcamento|cotacao',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'quanto custa|preco|cidade',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Para pedir um orçamento de portão, mande pelo WhatsApp uma foto dele inteiro por dentro, a altura, a largura e o material da folha, como ela anda, a tensão do ponto, o bairro e o que você quer: motor novo, troca ou conserto. Com isso o valor sai por mensagem, antes da visita, que não tem taxa na área atendida; em conserto, um vídeo do defeito e a etiqueta do motor substituem as medidas.',
    ],
    heading: 'Como ler a resposta',
    text: [
      'Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, numa casa, em geral de {{replacement.from}} a {{replacement.to}}; conserto, de {{repair.from}} a {{repair.to}}. Veja o que está incluído, a garantia e em quantas vezes se paga.',
    ],
    points: [
      'Foto de longe, com os dois lados à vista.',
      'Trena aparecendo na foto.',
      'Aberturas por dia, se for prédio ou loja.',
    ],
    send: 'Comece agora: a foto e as medidas bastam para a primeira resposta.',
  },
  {
    when: [
      'economizar|gastar menos|pagar menos|baratear',
      'conserto|consertar|reparo|manutencao',
      'portao*|motor*',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'Economiza-se no conserto do portão chamando no primeiro barulho, antes que a roldana leve a engrenagem; mandando vídeo e etiqueta, para o técnico vir com a peça; juntando num dia só tudo o que está gasto; e perguntando se a placa tem reparo antes de trocá-la. Horário comum custa menos que urgência. O conserto vai de {{repair.from}} a {{repair.to}}, e você sabe quanto antes de autorizar.',
    ],
    heading: 'Onde não economizar',
    text: [
      'Cabo se troca aos pares, peça paralela não serve em motor com inversor, e a causa se corrige junto: engrenagem nova em folha pesada dura pouco. Serviço sem nota perde a garantia.',
    ],
    points: [
      'Trilho varrido e lentes limpas: de graça.',
      'Bateria do controle: teste antes de chamar.',
      'DPS no quadro: mais barato que uma placa.',
      'Peça acima da metade de um motor novo: compare.',
    ],
    send: 'Mande um vídeo do defeito, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'dicas|cuidados|como evitar|evitar',
      'assalto|assaltos|assaltado|roubo|roubos',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'arromb*|forcar|levantar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'choose'],
    answer: [
      'O assalto no portão acontece com o carro parado, e por isso o que mais ajuda é encurtar a parada: motor rápido, controle com alcance para abrir antes de chegar e luz acesa na entrada. Olhe a rua antes de acionar, dê a volta no quarteirão se há gente estranha, entre e espere a folha fechar; com código rolante ninguém copia o sinal. Em assalto, entregue e não reaja; o número é 190.',
    ],
    heading: 'O que o portão pode fazer por você',
    text: [
      'Em basculante o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX em {segundos jetflex}, por {{kit.jetflex}}. Fechamento automático curto evita que alguém entre atrás, e precisa de fotocélula.',
    ],
    points: [
      'Controle sem endereço e fora da vista.',
      'Câmera e refletor com sensor de presença.',
      'Trava elétrica contra alavanca.',
      'Controle roubado: apague no mesmo dia.',
    ],
    send: 'Mande uma foto da entrada vista da rua e do portão por dentro.',
  },
];
