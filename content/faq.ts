/**
 * The questions of /duvidas-frequentes (docs/specification/pages.md#faq-page), in the order in which a buyer would ask
 * them.
 */
import type { FaqGroup } from './faq-item.ts';
import type { HeadingAnswer } from './heading-answer.ts';
import { openingHours } from './site.ts';

export const faqMeta = {
  title: 'Dúvidas Frequentes sobre Motor de Portão',
  description:
    'Preço, escolha do motor, instalação, controles, defeitos, segurança e garantia: respostas diretas às perguntas que mais ouvimos sobre motor de portão.',
  keywords: [
    'dúvidas motor de portão',
    'perguntas frequentes portão automático',
    'quanto custa motor de portão',
    'portão sem luz como abrir',
    'garantia motor de portão',
    'manutenção de portão automático',
  ],
} as const;

export const faqPage = {
  heading: 'Dúvidas frequentes',
  lead: 'Respondidas por quem instala.',
  answers: [
    { name: 'Kit instalado', answer: '**{{kit.padrao}}** a **{{kit.jetflex}}**' },
    { name: 'Conserto', answer: '**{{repair.from}}** a **{{repair.to}}**' },
    { name: 'Visita', answer: '**Sem taxa**' },
    { name: 'Entrega', answer: 'Em até **{{delivery.hours}}**' },
    {
      name: 'Garantia',
      answer: '**{{kit.warranty}}** no kit; na peça trocada, **{{parts.warranty}}**',
    },
    { name: 'Horário', answer: openingHours.text },
  ] satisfies HeadingAnswer[],
  closing: {
    heading: 'A sua pergunta não está aqui',
    text: 'Mande pelo WhatsApp, com uma foto do portão se for o caso. Quem responde é gente da equipe técnica.',
    message: 'Olá! Tenho uma dúvida sobre motor de portão que não achei no site.',
    label: 'Perguntar no WhatsApp',
  },
} as const;

export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'preco',
    heading: 'Preço e pagamento',
    items: [
      {
        question: 'Quanto custa um motor de portão instalado?',
        answer:
          'Para portão basculante, o kit PADRÃO sai por {{kit.padrao}}, o SPEEDY por {{kit.speedy}} e o JETFLEX por {{kit.jetflex}}. O valor já inclui a mão de obra, com o portão em bom estado. O que muda entre eles é a espera: 16, 8 ou 4 segundos até a garagem ficar livre.',
      },
      {
        question: 'O que está incluído no preço do kit?',
        answer:
          'Motor, central de comando, dois controles remotos, peças de fixação e manual. O frete, nas 27 cidades da lista, e o trabalho do instalador também estão no preço. Ficam fora a fotocélula, o ponto de energia e o conserto da folha, como uma solda ou um cabo novo, orçados antes.',
      },
      {
        question: 'Vocês cobram visita ou orçamento?',
        answer:
          'A visita e o orçamento não têm taxa. A maioria dos orçamentos sai por foto e vídeo no WhatsApp. Quando a imagem deixa dúvida sobre peso, prumo ou fiação, marcamos uma [visita técnica](/topicos/visita-tecnica-para-portao-automatico), e o valor é dito ali, antes de qualquer serviço.',
      },
      {
        question: 'Dá para parcelar o motor e a instalação?',
        answer:
          'Dá para parcelar em até 10 vezes. No kit instalado, motor e mão de obra entram juntos. O meio de pagamento, o número de parcelas e, se houver juros, o total com eles ficam escritos no orçamento, que vale pelo prazo indicado nele. As condições gerais estão nos [termos de uso](/termos).',
      },
      {
        question: 'Por que o mesmo kit pode sair mais caro em outra casa?',
        answer:
          'Porque os portões não chegam iguais. Coluna que balança pede solda, contrapeso leve pede peso novo, garagem sem ponto de energia pede eletricista. O preço do kit é o mesmo, e o preparo da folha vem em valor separado, para você decidir com calma.',
      },
      {
        question: 'Quanto custa consertar um motor que parou?',
        answer:
          'Em casa, de {{repair.from}} a {{repair.to}}; em prédio e comércio, o orçamento é pela peça. Fim de curso e capacitor ficam na parte baixa da faixa, roldana e engrenagem no meio, placa e rebobinagem na alta. O técnico mede primeiro e só começa o [conserto](/topicos/conserto-de-motor-de-portao) depois que você aprova o valor.',
      },
      {
        question: 'Motor de portão aumenta muito a conta de luz?',
        answer:
          'Quase nada, porque ele só puxa energia de verdade enquanto a folha anda, alguns segundos por vez. No resto do tempo a central fica em espera. Se a conta subiu, peça ao técnico que procure motor forçado ou fuga na fiação; abertura mais lenta que antes é o primeiro sinal.',
      },
    ],
  },
  {
    id: 'escolha',
    heading: 'Escolha do motor',
    items: [
      {
        question: 'Como descubro o tipo do meu portão?',
        answer:
          'O tipo aparece no movimento. Se a folha sobe e deita perto do teto, é [basculante](/topicos/motor-para-portao-basculante). Se corre de lado sobre um trilho, é [deslizante](/topicos/motor-para-portao-deslizante). Se gira em dobradiças como uma porta, é [pivotante](/topicos/motor-para-portao-pivotante). Cada movimento usa um motor próprio, e um não substitui o outro.',
      },
      {
        question: 'Abrir em 16, 8 ou 4 segundos faz diferença?',
        answer:
          'Faz diferença para quem espera na rua. Com 16 segundos você para, aperta e aguarda; com 8, o portão termina quando o carro já alinhou. Com 4, ele abre enquanto você vira para entrar. Em garagem recuada, onde ninguém fica exposto, o mais lento atende bem.',
      },
      {
        question: 'Motor rápido estraga o portão mais cedo?',
        answer:
          'Não, se a folha estiver em ordem. O JETFLEX sai devagar, acelera no meio e freia antes do fim, então a pancada no batente some. O que castiga é velocidade em portão torto: folga de pino e contrapeso errado batem mais forte, e por isso medimos antes de indicar.',
      },
      {
        question: 'Qual potência de motor eu preciso?',
        answer:
          'Depende do peso da folha e de quantas vezes ela abre por dia. Garagem de casa costuma ficar bem com 1/4 HP, desde que o portão esteja leve na mão, e folha grande ou revestida pede mais. O [guia do motor PPA](/guia-definitivo-motor-ppa) traz a tabela por peso, e a página [que motor serve no meu portão](/motores/escolher) responde com o modelo e o preço.',
      },
      {
        question: 'Comprar um motor mais forte que o necessário é mais seguro?',
        answer:
          'A sobra de força traz risco, porque esconde o defeito: o motor arrasta uma roldana presa sem reclamar até torcer o suporte. Também dificulta regular a parada ao encontrar um obstáculo. O certo é deixar a folha leve e usar o motor do tamanho dela, com alguma reserva.',
      },
      {
        question: 'Meu portão manual pode virar automático?',
        answer:
          'Na maioria dos casos pode, seja de ferro, alumínio ou madeira. Ele precisa abrir e fechar na mão sem tranco, ter estrutura firme e um ponto de energia por perto. Veja como funciona a [automatização](/topicos/automatizacao-de-portao) e mande fotos de dentro, com ele fechado.',
      },
      {
        question: 'Motor 127 V ou 220 V, qual escolher?',
        answer:
          'O da tensão que já chega ao ponto do portão, menos no Home Jetflex, que pede 220 V. O rendimento no dia a dia é parecido, e trocar a fiação só por causa disso não se paga. Se houver as duas no quadro, 220 V trabalha com corrente menor, o que ajuda em fio comprido até a garagem.',
      },
    ],
  },
  {
    id: 'instalacao',
    heading: 'Instalação',
    items: [
      {
        question: 'Em quanto tempo o motor fica instalado?',
        answer:
          'A entrega é em até 24 horas da confirmação, e a instalação, no mesmo dia, se houver técnico livre, ou na data combinada. Num basculante com coluna e tomada prontas, o trabalho leva de 2 a 3 horas. Com fio a passar ou outro tipo de portão, chega a 4. Solda ou contrapeso novo são combinados antes de continuar.',
      },
      {
        question: 'O que preciso preparar antes de o instalador chegar?',
        answer:
          'Tire o carro da garagem e abra espaço nas laterais da folha. Tenha um ponto de energia perto do portão, de preferência com disjuntor só dele. Alguém da casa deve ficar para aprender o destravamento e testar os controles. Ferramenta, escada e furadeira vão com o técnico.',
      },
      {
        question: 'A instalação quebra parede ou piso?',
        answer:
          'No basculante, não: o motor vai parafusado ou soldado na própria coluna, e o fio segue por canaleta ou conduíte. No deslizante é preciso uma base firme no chão, às vezes com um pouco de concreto. Quando a fotocélula fica longe, canaleta aparente evita rasgar reboco.',
      },
      {
        question: 'O motor pode ficar na chuva?',
        answer:
          'A carcaça aguenta respingo, mas não foi feita para jato de mangueira nem para enxurrada. No deslizante, a base precisa ficar acima do nível onde a água empoça. Conduíte vedado e tampa bem fechada protegem a placa, que é a peça que mais sofre com umidade.',
      },
      {
        question: 'Vocês arrumam o portão antes de pôr o motor?',
        answer:
          'Na montagem de um kit, a regulagem simples já está no preço: alinhar, lubrificar, acertar o ponto de parada e o contrapeso que já existe. Reforço, troca de cabo ou de roldana e contrapeso novo são cobrados à parte. Instalar por cima do problema seria pior para você, porque o motor passa a puxar o que a mecânica deveria equilibrar.',
      },
      {
        question: 'Quais cidades vocês atendem?',
        answer:
          'São Paulo capital, [Guarulhos](/portao-automatico-guarulhos), [Osasco](/portao-automatico-osasco), o ABC e outras cidades da Grande São Paulo: as 27 com frete grátis estão na página inicial. O [mapa do site](/sitemap#cidades) mostra cada bairro com página própria. Se o seu não estiver lá, pergunte pelo WhatsApp, informando rua e cidade.',
      },
    ],
  },
  {
    id: 'uso-e-controles',
    heading: 'Uso e controles',
    items: [
      {
        question: 'Como abro o portão quando falta luz?',
        answer:
          'Desligue o disjuntor e o nobreak, se houver, para o motor não partir quando a energia voltar, e olhe de longe a folha e os cabos. Com cabo frouxo, folha torta ou trilho em descida, não solte e chame o técnico. Com tudo em ordem, gire a chave de destravamento e mova o portão devagar, com a mão. Quem sai cedo ou chega tarde evita isso com um [nobreak](/topicos/nobreak-para-portao-automatico).',
      },
      {
        question: 'Quantos controles vêm no kit e posso ter mais?',
        answer:
          'Vêm dois, já gravados e testados, e dá para acrescentar outros depois, até o limite da memória da central, que varia conforme o modelo. Cada controle novo precisa ser da mesma família do receptor e passar pela [programação](/topicos/programacao-de-controle-de-portao).',
      },
      {
        question: 'Perdi um controle. Como impeço que alguém use?',
        answer:
          'O cadastro dele precisa sair do receptor o quanto antes. Se o botão fica dentro do motor, esse serviço é do técnico. Em muitas centrais o apagamento limpa todos de uma vez, então junte os outros controles da casa para gravar em seguida. Centrais com cadastro individual deixam remover só o perdido.',
      },
      {
        question: 'O que é código rolante?',
        answer:
          'É um sinal que muda a cada aperto do botão. O receptor sabe qual será o próximo e recusa os que já passaram. Quem gravar a transmissão na calçada fica com um código vencido. Os kits que vendemos usam esse sistema; controles antigos, de código fixo, não têm essa defesa.',
      },
      {
        question: 'Controle de outra marca funciona no meu motor?',
        answer:
          'Só quando o receptor aceita aquele código. A frequência de 433 MHz é a da maioria dos atuais, mas cada marca codifica de um jeito. Se quiser usar um controle diferente, existe a saída de instalar um receptor avulso. Antes de comprar, mande a foto do [controle](/topicos/controle-remoto-de-portao) que você tem.',
      },
      {
        question: 'De que distância o controle deve abrir o portão?',
        answer:
          'Com pilha boa e antena esticada, de dentro do carro, ainda na rua, antes de embicar. Parede grossa, portão de chapa fechada e lâmpada LED perto do receptor encurtam o alcance. Se você precisa encostar para abrir, troque a pilha e, se não bastar, peça ao técnico que reposicione a antena.',
      },
      {
        question: 'O portão pode fechar sozinho depois que eu entro?',
        answer:
          'Pode, porque a central tem o fechamento automático, com um tempo de pausa que o instalador acerta com você. Recomendamos usar essa função junto com a [fotocélula](/topicos/sensor-fotocelula-para-portao), que segura a folha aberta enquanto um carro, uma criança ou um cachorro corta o feixe.',
      },
      {
        question: 'Consigo abrir o portão pelo celular?',
        answer:
          'Sim, com uma central que já traga Wi-Fi ou com um módulo ligado à botoeira. É preciso que o sinal da internet chegue bem ao motor. Mantenha o controle no carro mesmo assim: ele funciona quando a internet cai e não depende de desbloquear a tela na chuva.',
      },
    ],
  },
  {
    id: 'manutencao-e-defeitos',
    heading: 'Manutenção e defeitos',
    items: [
      {
        question: 'De quanto em quanto tempo devo fazer manutenção?',
        answer:
          'Uma vez por ano em casa. Em condomínio, comércio e casa de muito movimento são duas, uma a cada {{maintenance.interval}}. Depois de batida, enchente ou reforma na garagem, antecipe. A [preventiva](/topicos/manutencao-preventiva-de-portao-automatico) dura de 1 a 2 horas.',
      },
      {
        question: 'O que o técnico faz numa manutenção preventiva?',
        answer:
          'Solta o motor e sente a folha na mão, confere cabo, roldana, pino e solda, limpa e lubrifica, reaperta suportes, mede a tensão e o capacitor, ajusta curso e força e testa fotocélula e recuo. No fim, mostra o que está gasto e o que ainda espera.',
      },
      {
        question: 'Que cuidados eu mesmo posso ter com o portão?',
        answer:
          'Com o disjuntor desligado, varra o trilho e limpe a lente da fotocélula com pano seco. Troque a pilha do controle e preste atenção a som novo. Uma vez por mês, veja de longe se os dois lados da folha sobem juntos e, com ela fechada e sem tocar em nada, se há fio arrebentado no cabo. Cabo, mola e contrapeso ficam para o técnico.',
      },
      {
        question: 'Posso passar óleo no trilho e na cremalheira?',
        answer:
          'Não passe, porque óleo junta areia e gasta a roldana e os dentes da engrenagem. Trilho e cremalheira trabalham limpos e secos. Com o disjuntor desligado, graxa branca vai na dobradiça do portão de abrir, em camada fina. Os pinos e o fuso do basculante ficam para o técnico, que aplica o produto certo.',
      },
      {
        question: 'Por que o portão para no meio do caminho?',
        answer:
          'Algo aumentou o esforço e a central cortou por segurança. Pode ser pedra no trilho, roldana presa, contrapeso errado ou chuva que inchou a madeira. Se ele para sempre no mesmo ponto, a causa costuma ser mecânica. Se o ponto varia, suspeite de capacitor fraco ou de [motor cansado](/topicos/conserto-de-motor-de-portao).',
      },
      {
        question: 'O motor ronca e o portão não sai do lugar. O que é?',
        answer:
          'O capacitor vencido é o suspeito mais comum: o motor recebe energia e não consegue partir. Também pode ser folha travada ou engrenagem espanada. Desligue o disjuntor logo, porque insistir por alguns segundos já aquece a bobina. O capacitor guarda carga, então não abra a caixa para olhar.',
      },
      {
        question: 'Por que o portão fecha e volta a abrir?',
        answer:
          'Ele entendeu que havia alguém no caminho. A lente suja da fotocélula é a causa campeã, seguida de folha que arrasta e de fim de curso fora do ponto. Com o disjuntor desligado, limpe a lente; depois religue e observe, de longe, onde o portão volta. A página [portão não fecha](/portao-nao-fecha) explica cada caso.',
      },
      {
        question: 'O controle só funciona colado no portão. Por quê?',
        answer:
          'Pilha fraca, na maior parte das vezes, mesmo com a luzinha acesa. Troque por uma do mesmo código e teste. Se os outros controles da casa também perderam alcance, o defeito está no receptor: antena partida, umidade ou interferência. Temos um [roteiro de teste](/topicos/controle-do-portao-nao-funciona) com tabela.',
      },
      {
        question: 'O portão abriu sozinho. Devo me preocupar?',
        answer:
          'Investigue a causa no mesmo dia. Fio de botoeira com umidade, botão de controle preso numa bolsa e receptor antigo de código fixo estão entre as causas. Até descobrir, desligue o disjuntor e o nobreak à noite e use a trava manual. Se houver controle perdido, peça que ele seja apagado do receptor ou, sem memória numerada, que se apaguem todos e se gravem os que ficaram.',
      },
      {
        question: 'Meu portão parou depois de um raio. Queimou tudo?',
        answer:
          'Nem sempre queima tudo: a placa costuma ir primeiro, e o motor muitas vezes se salva. Se a central apagou ou cheira a queimado, deixe o disjuntor desligado, porque um componente em curto pode aquecer, e espere o técnico medir a [placa](/topicos/reparo-de-placa-de-portao-eletronico). Um protetor contra surtos no quadro custa menos que outra placa.',
      },
      {
        question: 'Quando vale trocar o motor em vez de consertar?',
        answer:
          'Some ao orçamento o gasto do último ano: acima da metade do preço do motor novo instalado, troque. Num basculante, em que o kit instalado começa em {{kit.padrao}}, até essa metade o conserto ganha. Troque também quando faltam peças do modelo ou quando o motor é pequeno para a folha e vai queimar de novo.',
      },
    ],
  },
  {
    id: 'seguranca',
    heading: 'Segurança',
    items: [
      {
        question: 'Posso abrir a central para ver o que aconteceu?',
        answer:
          'Deixe a tampa fechada. Com a energia ligada, ali dentro passam 127 ou 220 volts em contatos expostos, e o capacitor segue carregado mesmo depois de desligar. Por fora você já observa o disjuntor, as luzes, o cheiro e o som. Anote e passe ao técnico, que chega com a peça provável.',
      },
      {
        question: 'Por que não devo mexer no contrapeso do basculante?',
        answer:
          'Porque as caixas laterais equilibram o peso da folha inteira, presas por cabos de aço esticados. Um parafuso solto na hora errada derruba dezenas de quilos sobre o pé ou a mão. Com cabo desfiado, desligue o disjuntor, não use o portão, afaste as pessoas e chame o técnico.',
      },
      {
        question: 'Preciso mesmo de fotocélula?',
        answer:
          'Ela é o único item que enxerga a pessoa no vão antes de a folha que fecha encostar. Quem está na calçada ela não vê, e na abertura quase toda central a ignora: ali olha você. Em casa com criança, idoso ou animal, e em qualquer portão que fecha sozinho, consideramos indispensável. No kit ela é à parte, com o valor na proposta. Nunca deve ser anulada com um jumper.',
      },
      {
        question: 'O portão para quando encosta em alguém?',
        answer:
          'Deve parar e, se estava fechando, recuar, desde que a embreagem eletrônica esteja bem regulada. O teste é do técnico, com um obstáculo próprio e a força no mínimo que movimenta a folha. Não use o corpo nem a mão para conferir. Se o seu empurra sem ceder, deixe o disjuntor desligado e peça a regulagem.',
      },
      {
        question: 'O motor sozinho segura o portão contra arrombamento?',
        answer:
          'Segura o empurrão comum, porque a rosca ou a engrenagem não volta fácil. Contra alavanca em folha grande, vale somar uma [trava elétrica](/topicos/trava-eletrica-para-portao), que prende a ponta mais frágil. No portão de abrir, ela é quase obrigatória. A chave de destravamento não pode ficar ao alcance da rua.',
      },
    ],
  },
  {
    id: 'garantia-e-atendimento',
    heading: 'Garantia e atendimento',
    items: [
      {
        question: 'Qual é a garantia do kit instalado?',
        answer:
          '{{kit.warranty in Words}}, contado da data da instalação, para o equipamento e para o serviço. Vale para o PADRÃO, o SPEEDY e o JETFLEX. Isso se soma aos noventa dias que a lei dá aos bens duráveis. A página de [garantia](/garantia) diz o que entra, o que fica de fora e como acionar.',
      },
      {
        question: 'Qual garantia vale para o que eu comprei?',
        answer:
          'Depende da compra. O kit instalado tem {{kit.warranty}}, dado por nós, para o conjunto e a montagem. O motor comprado pela tabela de potência tem {{motor.warranty}}, e a montagem dele, {{motor.warranty.installation}}. O motor com garantia de fábrica na proposta tem {{guide.warranty}}, dados pelo fabricante. O prazo do seu está no orçamento, e a página de [garantia](/garantia) reúne todos.',
      },
      {
        question: 'Posso desistir depois de fechar pelo WhatsApp?',
        answer:
          'Pode, em sete dias contados do fechamento ou, se vier depois, do recebimento, sem explicar o motivo: é o direito de quem compra fora da loja. Escreva na mesma conversa que quer desistir. Retiramos o que foi entregue e devolvemos tudo o que você pagou, como explica a página de [garantia](/garantia).',
      },
      {
        question: 'O conserto de um motor antigo também tem garantia?',
        answer:
          'Tem garantia. O serviço feito fica coberto por {{repair.warranty}} e as peças trocadas por {{parts.warranty}}. A cobertura vale para aquilo que foi reparado: se trocamos o capacitor e depois o vizinho bate o carro na folha, é outro defeito. Guarde o recibo com a descrição do serviço.',
      },
      {
        question: 'Vocês atendem à noite e no fim de semana?',
        answer: `${openingHours.text}: essa é a agenda normal. Fora dela funciona a [assistência 24 horas](/topicos/assistencia-tecnica-de-portao-24-horas), sujeita a disponibilidade: o valor é dito antes e a visita não tem taxa. Se há carro preso ou portão aberto, diga isso e o bairro na primeira mensagem.`,
      },
      {
        question: 'Que fotos mando para receber o orçamento certo?',
        answer:
          'Três bastam: o portão fechado visto de dentro, a lateral onde vai o motor e, se já existir um, a etiqueta dele. Some a largura e a altura aproximadas e o bairro. Um vídeo curto do portão abrindo do jeito que abre hoje mostra o esforço melhor que qualquer descrição.',
      },
      {
        question: 'Vocês mexem em motor que não é PPA?',
        answer:
          'Além da PPA, que é a nossa linha de venda, consertamos e damos manutenção em [Garen](/topicos/motor-garen), [Peccinin](/topicos/motor-peccinin), [Nice](/topicos/motor-nice) e [Linear](/topicos/motor-linear). Atendemos também quem tem controle [Zap](/topicos/motor-zap), que é uma linha da PPA. Trabalhamos com portão desde 1999, e as peças de reposição mais comuns vão no carro do técnico.',
      },
    ],
  },
  {
    id: 'condominio-e-comercio',
    heading: 'Condomínio e comércio',
    items: [
      {
        question: 'Motor residencial serve para prédio pequeno?',
        answer:
          'Quase nunca. O residencial foi feito para 5 a 10 ciclos por hora; acima disso esquenta, para e deixa o portão aberto. Um prédio de oito vagas, ou uma vila de doze casas, concentra a saída no mesmo horário. Conte as aberturas dessa hora: passando de dez, o certo é o de [uso intenso](/topicos/motor-de-portao-para-condominio).',
      },
      {
        question: 'Quanto custa trocar o motor do condomínio?',
        answer:
          'Portões pesados de prédio ficam entre {{condominium.from}} e {{condominium.to}}, com motor de uso intenso e instalação. O valor depende do peso da folha e do número de moradores; fotocélula e sinaleira vêm em linhas próprias. Mandamos a proposta item por item, pronta para o síndico comparar na assembleia.',
      },
      {
        question: 'De quanto em quanto tempo o prédio deve revisar o portão?',
        answer:
          'Duas vezes por ano, no mínimo, em condomínio ou comércio. Cada vaga soma aberturas, e as mesmas peças se gastam bem mais depressa que numa casa. Combine as datas com antecedência, avise os moradores e arquive o relatório: ele vale como prova de cuidado se houver acidente.',
      },
      {
        question: 'Um morador se mudou. Como tiro o controle dele?',
        answer:
          'Em sistema com cadastro individual, a administração apaga só aquele número. Em receptor simples, a saída é limpar tudo e regravar os que ficaram, de preferência num sábado avisado. Se o prédio passa por isso várias vezes ao ano, trocar o receptor por um de cadastro individual compensa.',
      },
      {
        question: 'O portão do prédio parou. O que o zelador pode fazer?',
        answer:
          'Com alguém preso ou ferido, ligar primeiro para o 193. Depois, desligar o disjuntor e o nobreak, se houver, isolar o vão e olhar trilho e cabos sem tocar. Com tudo inteiro, soltar o motor com a chave e mover a folha a dois, devagar; a de correr ou de abrir, só em piso plano. Com cabo rompido, basculante sem equilíbrio ou folha fora do trilho, ninguém mexe.',
      },
    ],
  },
];
