/** Questions that close a page, each with the titles it suits. */
import type { Question } from './material.ts';

export const faqHeadings: readonly string[] = [
  'Perguntas frequentes sobre {assunto}',
  'Dúvidas comuns sobre {assunto}',
  'O que mais perguntam sobre {assunto}',
  'Respostas rápidas sobre {assunto}',
  'Perguntas de quem pesquisa {assunto}',
];

const repairs = ['conserto', 'assistencia', 'troca', 'regulagem'] as const;

export const questions: readonly Question[] = [
  // Services
  {
    when: { services: repairs },
    wordings: [
      {
        question: 'Quanto custa o reparo?',
        answer:
          'De {reparo}, conforme a peça. Ajuste e capacitor ficam no começo da faixa; placa e enrolamento, no fim. A visita não tem taxa.',
      },
      {
        question: 'Qual é a faixa de preço do reparo?',
        answer:
          'O valor vai de {reparo}. Quem define é a peça e o acesso a ela, e você [ouve|recebe] o preço antes do serviço.',
      },
    ],
  },
  {
    when: { services: repairs },
    wordings: [
      {
        question: 'Em quanto tempo fica pronto?',
        answer:
          'O reparo comum leva de {horas de reparo} e se encerra na própria visita. Peça fora de linha [exige|pede] um retorno, com data combinada.',
      },
      {
        question: 'O conserto termina no mesmo dia?',
        answer:
          'Quase sempre na mesma visita, em {horas de reparo}. Quando a peça precisa ser encomendada, o portão fica seguro e no manual até a volta.',
      },
    ],
  },
  {
    when: { services: repairs },
    wordings: [
      {
        question: 'O serviço tem garantia?',
        answer:
          'Tem: {garantia do serviço} para o serviço e {garantia das peças} para a peça trocada, contados do recibo. Pancada, raio e enchente são casos à parte.',
      },
      {
        question: 'O que a garantia cobre?',
        answer:
          'Cobre o que foi reparado, por {garantia do serviço}, e a peça, por {garantia das peças}. Veja os detalhes na [página da garantia](/garantia).',
      },
    ],
  },
  {
    when: { services: repairs, place: true },
    wordings: [
      {
        question: 'Vocês cobram para ir até {o lugar}?',
        answer:
          'Não. A visita {onde} não tem taxa, com ou sem fechamento do serviço. O orçamento é escrito e fica com você.',
      },
      {
        question: 'A visita {onde} é cobrada?',
        answer: 'Não se cobra deslocamento nem diagnóstico. Para atender {onde}, você só paga o que aprovar.',
      },
    ],
  },
  {
    when: { services: ['conserto', 'assistencia'] },
    wordings: [
      {
        question: 'Posso usar o portão até o técnico chegar?',
        answer:
          'Se há cheiro, estalo ou folha torta, não: desligue o disjuntor e deixe como está. Nos outros casos, use no manual, com os cabos inteiros e o disjuntor desligado.',
      },
      {
        question: 'É seguro continuar abrindo assim?',
        answer:
          'Só com defeito de comando, como controle que falha. Ruído metálico e motor quente pedem parada imediata.',
      },
    ],
  },
  {
    when: { services: ['conserto', 'assistencia', 'troca'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Vale trocar o motor em vez de consertar?',
        answer:
          'Quando o reparo passa da metade de um novo, ou se já houve dois no mesmo ano. A troca residencial vai de {motor novo}.',
      },
      {
        question: 'Quando o conserto deixa de compensar?',
        answer:
          'Se a carcaça trincou ou a reposição sumiu do mercado. Fora isso, o conserto costuma ganhar na conta e no prazo.',
      },
    ],
  },
  {
    when: { services: ['assistencia', 'conserto'] },
    wordings: [
      {
        question: 'Há atendimento à noite ou no domingo?',
        answer:
          'Há, sujeito a disponibilidade. Portão aberto para a rua e carro preso passam na frente na fila.',
      },
      {
        question: 'E se quebrar fora do horário?',
        answer:
          'O horário comum é de {horário}. Fora dele, mande mensagem dizendo se a casa está aberta; atendemos conforme a disponibilidade.',
      },
    ],
  },
  {
    when: { services: ['instalacao'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Quanto tempo leva a instalação?',
        answer:
          'De {horas de instalação}, com a folha pronta. Solda, contrapeso ou ponto de energia novo acrescentam tempo, e isso se combina antes.',
      },
      {
        question: 'A instalação termina em um dia?',
        answer:
          'Sim. O serviço ocupa de {horas de instalação} e acaba com teste e explicação. Só a reforma da folha [pode passar|passa] de um dia para outro.',
      },
    ],
  },
  {
    when: { services: ['instalacao', 'venda'] },
    wordings: [
      {
        question: 'Dá para parcelar?',
        answer:
          'Em até {parcelas} vezes, com equipamento e mão de obra no mesmo parcelamento. O meio de pagamento fica escrito no orçamento.',
      },
      {
        question: 'Como se paga?',
        answer: 'À vista ou em até {parcelas} vezes. Não há sinal para a visita, que não é cobrada.',
      },
    ],
  },
  {
    when: { services: ['instalacao'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Meu portão manual aceita motor?',
        answer:
          'Quase toda folha aceita, se andar leve na mão e tiver estrutura firme. Ferro, alumínio e madeira servem; o que muda é o peso.',
      },
      {
        question: 'Qualquer folha pode ser automatizada?',
        answer:
          'Se abre e fecha na mão sem tranco, aceita. Folha torta ou pesada passa antes pelo serralheiro.',
      },
    ],
  },
  {
    when: { services: ['instalacao', 'venda'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'A instalação quebra parede?',
        answer:
          'No basculante, o motor vai na coluna e o fio, em canaleta. No deslizante há uma base no chão, às vezes com um pouco de concreto.',
      },
      {
        question: 'Faz sujeira na garagem?',
        answer:
          'Pouca. Furo, limalha e pó de solda são varridos no fim. Só a base do deslizante pode pedir cimento.',
      },
    ],
  },
  {
    when: { services: ['instalacao', 'venda'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Quantos controles acompanham?',
        answer:
          'Dois, já gravados. Outros se acrescentam até o limite da memória do receptor, que muda conforme o modelo.',
      },
      {
        question: 'Posso ter mais de dois controles?',
        answer:
          'Pode. O kit traz dois, e os demais precisam ser da mesma família de código para entrar na central.',
      },
    ],
  },
  {
    when: { services: ['instalacao', 'venda'], products: ['controle', 'placa', 'sensor', 'peca'] },
    wordings: [
      {
        question: 'Posso comprar a peça e vocês só instalam?',
        answer:
          'Podemos, depois de conferir compatibilidade. A garantia, nesse caso, cobre o serviço; a da peça é de quem vendeu.',
      },
      {
        question: 'Vocês montam peça comprada por mim?',
        answer:
          'Sim, desde que ela sirva no conjunto. Mande foto antes de comprar, porque encaixe parecido não basta.',
      },
    ],
  },
  {
    when: { services: ['instalacao', 'venda'], products: ['controle', 'placa', 'sensor', 'peca'] },
    wordings: [
      {
        question: 'Quanto tempo leva a montagem?',
        answer:
          'Cabe em uma visita, com teste no fim. Conduíte novo ou parede sem passagem de fio acrescentam tempo, e isso é dito antes.',
      },
      {
        question: 'Fica pronto no mesmo dia?',
        answer:
          'Sim, quando o conjunto aceita a peça. Se faltar um módulo ou um suporte, o técnico avisa ao ver a foto.',
      },
    ],
  },
  {
    when: {
      services: ['instalacao', 'venda', 'informacao'],
      products: ['controle', 'placa', 'sensor', 'peca'],
    },
    wordings: [
      {
        question: 'Serve em qualquer motor?',
        answer:
          'Não. Medida, encaixe e código mudam de um conjunto para outro. A etiqueta do motor responde em um minuto.',
      },
      {
        question: 'Preciso trocar a central junto?',
        answer:
          'Quase nunca. Só quando ela não aceita a peça ou o fabricante deixou de fornecer a que servia.',
      },
    ],
  },
  {
    when: {
      services: ['instalacao', 'venda', 'informacao', 'troca'],
      products: ['controle', 'placa', 'sensor', 'peca'],
    },
    wordings: [
      {
        question: 'Vale comprar usado?',
        answer: 'Raramente. Peça usada vem sem prazo de garantia e com desgaste que não se vê.',
      },
      {
        question: 'Peça de desmanche é uma boa saída?',
        answer: 'Só para modelo que não se fabrica mais, e testada na sua frente.',
      },
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      {
        question: 'De quanto em quanto tempo?',
        answer:
          'A cada {meses entre revisões}. Casa de pouco uso pode ficar com uma por ano; prédio e comércio, com duas no mínimo.',
      },
      {
        question: 'Qual é o intervalo da revisão?',
        answer:
          'O prazo é de {meses entre revisões}, e menos que isso em garagem úmida ou de muito movimento.',
      },
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      {
        question: 'Posso fazer a manutenção sozinho?',
        answer:
          'A limpeza, sim: trilho, lentes e pilha. Força, cabo, contrapeso e tudo atrás de tampa ficam com o técnico.',
      },
      {
        question: 'O que o morador pode fazer?',
        answer: 'Varrer, secar, observar e anotar. Peso e eletricidade não entram nessa lista.',
      },
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      {
        question: 'Quanto dura a visita?',
        answer: 'De {horas de manutenção}, e o portão volta a andar entre um ajuste e outro.',
      },
      {
        question: 'A garagem fica parada muito tempo?',
        answer: 'Não. A revisão ocupa de {horas de manutenção}, e só num trecho dela a folha fica no manual.',
      },
    ],
  },
  {
    when: { services: ['manutencao', 'regulagem'] },
    wordings: [
      {
        question: 'Que lubrificante usar?',
        answer: 'Graxa branca ou o óleo do manual, em camada fina. Excesso junta areia e vira lixa.',
      },
      {
        question: 'Óleo de cozinha ou desengripante servem?',
        answer:
          'Não. O primeiro endurece e o segundo leva embora a graxa que havia. Use o indicado no manual, pouco de cada vez.',
      },
    ],
  },
  {
    when: { services: ['programacao'] },
    wordings: [
      {
        question: 'Posso gravar um controle de outra marca?',
        answer:
          'Só se o receptor aceitar o código. A frequência costuma ser igual, e o código muda de fabricante para fabricante.',
      },
      {
        question: 'Todo controle serve em qualquer portão?',
        answer: 'Nem sempre. Quando não serve, um receptor avulso, ligado à entrada da botoeira, resolve.',
      },
    ],
  },
  {
    when: { services: ['programacao'], products: ['controle', 'placa', 'portao', 'motor'] },
    wordings: [
      {
        question: 'Perdi um controle. O que faço?',
        answer:
          'Apague o cadastro no receptor no mesmo dia. Em muitas centrais isso limpa todos, então junte os outros para gravar em seguida.',
      },
      {
        question: 'Como impedir que usem o controle perdido?',
        answer:
          'Tire o código da memória. Modelos com cadastro individual removem só o perdido; nos outros, regrava-se a casa toda.',
      },
    ],
  },
  {
    when: { services: ['programacao'] },
    wordings: [
      {
        question: 'Quanto tempo leva gravar?',
        answer: 'Um minuto por controle, se o código for compatível e a pilha estiver boa.',
      },
      {
        question: 'Gravar vários controles demora?',
        answer: 'Pouco. O que toma tempo é achar a tecla certa e conferir o alcance de cada um.',
      },
    ],
  },
  {
    when: { services: ['programacao'] },
    wordings: [
      {
        question: 'Por que a gravação não pega?',
        answer:
          'Pilha fraca, memória cheia ou código incompatível, nesta ordem. Prove a pilha antes de apertar de novo.',
      },
      {
        question: 'Apertei tudo e não gravou. Por quê?',
        answer: 'Quase sempre o receptor usa outro código, ou saiu do modo de escuta antes do aperto.',
      },
    ],
  },
  {
    when: { services: ['venda'], products: ['motor', 'portao'], gates: ['basculante', undefined] },
    wordings: [
      {
        question: 'Por que há três preços de kit?',
        answer:
          'O tempo de abertura: {segundos padrão} por {kit padrão}, {segundos speedy} por {kit speedy} e {segundos jetflex} por {kit jetflex}, todos instalados.',
      },
      {
        question: 'O que muda de um kit para outro?',
        answer: 'Velocidade e central. O JETFLEX parte e para devagar; os outros dois têm partida direta.',
      },
    ],
  },
  {
    when: { services: ['venda', 'troca'] },
    wordings: [
      {
        question: 'O frete é cobrado?',
        answer:
          'Não para São Paulo e região. A entrega acontece em até {horas de entrega}, e a montagem, no mesmo dia.',
      },
      {
        question: 'Em quanto tempo chega?',
        answer: 'Em até {horas de entrega}, sem frete na região atendida.',
      },
    ],
  },
  {
    when: { services: ['venda', 'instalacao'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Qual potência devo escolher?',
        answer:
          'Em casa, de {potência menor} a {potência maior}. Força sobrando esconde folha presa e dificulta o recuo diante de um obstáculo.',
      },
      {
        question: 'Motor mais forte é melhor?',
        answer: 'Não. O certo é a folha leve com alguma reserva no motor; acima disso, o suporte sofre.',
      },
    ],
  },
  {
    when: { services: ['troca'] },
    wordings: [
      {
        question: 'Dá para aproveitar alguma parte?',
        answer:
          'Quase sempre suporte, fiação e batentes. Os controles ficam quando o código do novo receptor permite.',
      },
      {
        question: 'O que fica do conjunto antigo?',
        answer: 'Fica o que a medição aprovar. Você vê cada peça antes da decisão.',
      },
    ],
  },
  {
    when: { services: ['troca'], products: ['placa', 'sensor', 'peca'] },
    wordings: [
      {
        question: 'Posso trocar sozinho?',
        answer:
          'Só a pilha do controle. Peça com fio ou peso por trás fica com o técnico, que corta a energia e mede antes de tocar.',
      },
      {
        question: 'É uma troca que se faz em casa?',
        answer: 'Não recomendamos. Um encaixe errado custa a peça nova e, às vezes, a central.',
      },
    ],
  },
  {
    when: { services: ['informacao', 'venda', 'instalacao'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Funciona sem luz?',
        answer:
          'No manual, com a chave de destravamento. Com nobreak próprio, o motor ainda faz alguns ciclos.',
      },
      {
        question: 'E na falta de energia?',
        answer:
          'Desligue o disjuntor, veja se os cabos estão inteiros, gire a chave e mova a folha na mão. Quem precisa sair cedo pode pôr nobreak.',
      },
    ],
  },
  {
    when: { services: ['informacao', 'venda', 'instalacao'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Gasta muita energia?',
        answer: 'Pouco: o motor só puxa enquanto a folha anda, e isso soma alguns minutos por dia.',
      },
      {
        question: 'A conta de luz sobe?',
        answer: 'Quase nada. Se subiu, peça ao técnico que procure folha pesada ou fuga na fiação.',
      },
    ],
  },
  {
    when: { services: ['informacao', 'manutencao', 'instalacao', 'venda'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Quanto tempo dura um conjunto bem cuidado?',
        answer:
          'Depende do uso e da folha. O que encurta a vida é peso mal equilibrado, água e surto elétrico, e os três se evitam.',
      },
      {
        question: 'Qual é a vida útil?',
        answer:
          'Anos, com revisão. Não existe número honesto sem ver a garagem: uma folha pesada gasta em meses o que outra gasta em muito tempo.',
      },
    ],
  },
  // Products
  {
    when: { products: ['motor'] },
    wordings: [
      {
        question: 'O motor esquenta: é normal?',
        answer:
          'Morno depois de várias aberturas, sim. Quente com uma só, não: veja o peso da folha e o capacitor.',
      },
      {
        question: 'Motor quente é defeito?',
        answer:
          'Só quando o motor para sozinho depois de poucas aberturas: a proteção térmica agiu e o esforço está alto.',
      },
    ],
  },
  {
    when: { products: ['motor'] },
    wordings: [
      {
        question: 'Motor pode tomar chuva?',
        answer:
          'Respingo, sim; jato de mangueira e enxurrada, não. A tampa precisa de vedação boa e a base, de altura.',
      },
      {
        question: 'Preciso cobrir o motor?',
        answer:
          'Ajuda, se a capa deixar o ar passar. Vale mais a base acima da poça e a borracha da tampa em dia.',
      },
    ],
  },
  {
    when: { products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'O portão pode fechar sozinho?',
        answer: 'Pode, com fotocélula alinhada. Sem ela, não use a pausa automática.',
      },
      {
        question: 'Posso deixar no fechamento automático?',
        answer:
          'Sim, com fotocélula funcionando. A central conta o tempo e fecha, e a fotocélula segura a folha se algo estiver no vão.',
      },
    ],
  },
  {
    when: { products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Onde fica a chave de destravamento?',
        answer:
          'O encaixe dela fica no corpo do motor, sob uma tampa pequena. Guarde a chave dentro de casa e uma cópia com alguém de confiança.',
      },
      {
        question: 'Como abro se o motor falhar?',
        answer:
          'Com o disjuntor desligado e os cabos inteiros, use a chave que veio no kit: ela solta a transmissão. Treine uma vez, de dia.',
      },
    ],
  },
  {
    when: { products: ['motor', 'portao'], gates: ['basculante'] },
    wordings: [
      {
        question: 'Posso ajustar o contrapeso?',
        answer: 'Não. Há peso suspenso e cabo esticado: é tarefa de técnico, com a folha calçada.',
      },
      {
        question: 'O que acontece se o contrapeso estiver errado?',
        answer:
          'O motor carrega a diferença, esquenta e gasta a engrenagem. A folha também deixa de ficar parada onde é solta.',
      },
    ],
  },
  {
    when: { products: ['motor', 'portao', 'peca'], gates: ['deslizante'] },
    wordings: [
      {
        question: 'Com que frequência limpo o trilho?',
        answer:
          'Basta varrer uma vez por semana, com o disjuntor desligado. Em garagem com terra ou folhas, também depois de cada chuva.',
      },
      {
        question: 'O trilho precisa de graxa?',
        answer: 'Não. Graxa segura areia; trilho se mantém limpo e seco, e quem se lubrifica é o rolamento.',
      },
    ],
  },
  {
    when: { products: ['motor', 'portao'], gates: ['pivotante'] },
    wordings: [
      {
        question: 'Preciso de dois motores?',
        answer: 'Um por folha. Uma das folhas parte antes, para não cruzar com a outra no batente.',
      },
      {
        question: 'As duas folhas abrem juntas?',
        answer:
          'Com um pequeno atraso entre elas, ajustado na central. É o que evita que uma prenda a outra.',
      },
    ],
  },
  {
    when: { products: ['portao'] },
    wordings: [
      {
        question: 'Como descubro o tipo do meu portão?',
        answer:
          'Olhe o movimento: sobe e deita, basculante; corre de lado, deslizante; gira como porta, pivotante.',
      },
      {
        question: 'Basculante ou deslizante: como saber?',
        answer:
          'Pelo caminho da folha. Se há trilho no chão, deslizante; se há cabo e peso na lateral, basculante.',
      },
    ],
  },
  {
    when: { products: ['portao'] },
    wordings: [
      {
        question: 'O portão pesa na mão. Isso importa?',
        answer:
          'Importa muito: o motor sente o mesmo peso a cada ciclo. Acerte a mecânica antes de pensar em potência.',
      },
      {
        question: 'Folha pesada estraga o motor?',
        answer: 'Estraga. Capacitor, engrenagem e estator pagam pelo atrito que a folha tem.',
      },
    ],
  },
  {
    when: { products: ['controle'] },
    wordings: [
      {
        question: 'Qual é a distância normal do controle?',
        answer:
          'Da rua, de dentro do carro, antes de embicar. Menos que isso, troque a pilha; a antena fica com o técnico.',
      },
      {
        question: 'Por que só abre de perto?',
        answer: 'Pilha no fim, antena dobrada ou interferência perto do receptor. Comece pela pilha.',
      },
    ],
  },
  {
    when: { products: ['controle'] },
    wordings: [
      {
        question: 'Controle de código fixo é inseguro?',
        answer:
          'É mais fácil de copiar, porque repete sempre o mesmo sinal. Prédio e casa de rua ganham com o rolante.',
      },
      {
        question: 'O que é código rolante?',
        answer:
          'Um código que muda a cada toque. O receptor recusa o que já passou, e a cópia gravada na rua não abre.',
      },
    ],
  },
  {
    when: { products: ['controle'] },
    wordings: [
      {
        question: 'Que pilha o controle usa?',
        answer: 'A que está impressa na tampa interna. Compre igual: medida parecida não faz contato.',
      },
      {
        question: 'De quanto em quanto tempo troco a pilha?',
        answer: 'Uma vez por ano, ou ao primeiro sinal de alcance menor.',
      },
    ],
  },
  {
    when: { products: ['placa'] },
    wordings: [
      {
        question: 'Placa queimada tem conserto?',
        answer: 'Muitas têm: relé, fusível e trilha se refazem. Carbonizada ou com o chip perdido, troca-se.',
      },
      {
        question: 'Reparo de bancada ou placa nova?',
        answer: 'Peça os dois preços. O reparo ganha em modelo atual; a troca, quando a peça saiu de linha.',
      },
    ],
  },
  {
    when: { products: ['placa'] },
    wordings: [
      {
        question: 'Como evito que queime de novo?',
        answer: 'Disjuntor próprio, terra medido e proteção contra surto no quadro.',
      },
      {
        question: 'Proteção contra raio adianta?',
        answer: 'Adianta contra surto da rede. Raio direto nada segura, e por isso a garantia o exclui.',
      },
    ],
  },
  {
    when: { products: ['placa'] },
    wordings: [
      {
        question: 'Qualquer central serve no meu motor?',
        answer: 'Não. Tensão, tipo de motor e leitura de curso precisam casar.',
      },
      {
        question: 'Posso usar central de outra marca?',
        answer: 'Às vezes, com motor comum e fim de curso compatível. Com inversor, use a do fabricante.',
      },
    ],
  },
  {
    when: { products: ['sensor'] },
    wordings: [
      {
        question: 'Posso usar o portão sem fotocélula?',
        answer:
          'No fechamento automático, não use sem ela. No comando manual, quem aperta precisa ver o vão.',
      },
      {
        question: 'A fotocélula é obrigatória?',
        answer:
          'Com fechamento automático, trate como obrigatória: é o que segura a folha diante de uma criança.',
      },
    ],
  },
  {
    when: { products: ['sensor'] },
    wordings: [
      {
        question: 'Por que falha só de manhã?',
        answer:
          'Sol baixo na lente ou orvalho por dentro. No primeiro caso, costuma bastar que o técnico troque o emissor e o receptor de lado.',
      },
      {
        question: 'O sol atrapalha o sensor?',
        answer: 'Atrapalha quando entra de frente. O receptor fica do lado da sombra.',
      },
    ],
  },
  {
    when: { products: ['sensor'] },
    wordings: [
      {
        question: 'Qual altura é a certa?',
        answer: 'Abaixo do joelho, para pegar roda, animal e criança pequena.',
      },
      {
        question: 'Um par só é suficiente?',
        answer: 'Em casa, quase sempre. Vão largo ou caminhão na entrada pede um segundo, mais alto.',
      },
    ],
  },
  {
    when: { products: ['sensor'] },
    wordings: [
      {
        question: 'Como limpo a lente?',
        answer:
          'Com o disjuntor desligado, pano seco e macio, de leve. Solvente deixa o plástico fosco e o feixe fraco.',
      },
      {
        question: 'Que produto uso na lente?',
        answer: 'Nenhum. Com a energia desligada, pano seco resolve, e pano úmido só se houver barro.',
      },
    ],
  },
  {
    when: { products: ['peca'] },
    wordings: [
      {
        question: 'Preciso da mesma marca?',
        answer: 'Nem sempre. Medida e encaixe mandam; a marca importa quando a peça fala com a central.',
      },
      {
        question: 'Peça paralela serve?',
        answer: 'Serve se bater em medida, material e garantia. Compare com a antiga na mão.',
      },
    ],
  },
  {
    when: { products: ['peca'] },
    wordings: [
      {
        question: 'Troco só a que quebrou?',
        answer:
          'Depende da peça. As que trabalham em dupla, como roldanas e cabos, gastam juntas e se trocam juntas.',
      },
      {
        question: 'Por que trocar o par?',
        answer: 'Porque a peça nova ao lado de uma gasta trabalha torta e dura menos.',
      },
    ],
  },
  {
    when: { products: ['peca'] },
    wordings: [
      {
        question: 'Onde vejo a medida?',
        answer:
          'Na etiqueta do conjunto ou na peça que já saiu do lugar, em foto ao lado de uma régua. A que está montada, o técnico mede.',
      },
      {
        question: 'Como identifico o modelo?',
        answer: 'Pela foto da etiqueta e da peça solta. Se estiver montada, o técnico mede na visita.',
      },
    ],
  },
  {
    when: { products: ['peca'] },
    wordings: [
      {
        question: 'A peça nova muda a regulagem?',
        answer: 'Muda. Folga e ponto de parada se refazem, e o recuo é testado de novo.',
      },
      {
        question: 'Precisa regular depois?',
        answer: 'Precisa, sempre. Sem isso a peça recebe pancada já no primeiro dia.',
      },
    ],
  },
  // Complaints
  {
    when: { concerns: ['barulho', 'lento'] },
    wordings: [
      {
        question: 'Graxa resolve?',
        answer:
          'Resolve rangido de pino seco. Estalo, ronco e batida são peça gasta ou solta, e graxa só esconde.',
      },
      {
        question: 'Basta lubrificar?',
        answer:
          'Às vezes. Com o disjuntor desligado, limpe antes, use pouco e veja se o sintoma volta em uma semana.',
      },
    ],
  },
  {
    when: { products: ['motor', 'portao'], concerns: ['nao-abre', 'nao-fecha', 'travado', 'nao-funciona'] },
    wordings: [
      {
        question: 'Posso forçar na mão?',
        answer:
          'Não. Com a energia desligada, destrave primeiro, e só se a folha e os cabos estiverem inteiros.',
      },
      { question: 'Empurrar ajuda?', answer: 'Atrapalha: dente e suporte cedem antes de a folha andar.' },
    ],
  },
  {
    when: {
      products: ['motor', 'portao', 'controle', 'placa', 'sensor'],
      concerns: ['nao-abre', 'nao-fecha', 'travado', 'nao-funciona', 'sozinho'],
    },
    wordings: [
      {
        question: 'Desligar e ligar o disjuntor adianta?',
        answer:
          'Uma vez, sim: a central reinicia e pode retomar o curso. Se o defeito voltar, há causa por trás.',
      },
      {
        question: 'Reiniciar a central resolve?',
        answer:
          'Resolve travamento passageiro depois de queda de luz. Repetir muitas vezes só estressa a placa.',
      },
    ],
  },
  {
    when: { concerns: ['queimado', 'agua'] },
    wordings: [
      {
        question: 'Secou e voltou a funcionar. Está resolvido?',
        answer: 'Não. A oxidação continua por baixo e o defeito volta em semanas. Peça limpeza e medição.',
      },
      {
        question: 'Posso ligar para ver se ainda anda?',
        answer: 'Melhor não. O teste com energia é o que costuma matar a peça que ainda se salvava.',
      },
    ],
  },
  {
    when: { concerns: ['fora-do-trilho', 'travado'] },
    wordings: [
      {
        question: 'Posso recolocar a folha sozinho?',
        answer: 'Não. A folha pesa mais do que parece e, solta, tomba. Isole a área e espere.',
      },
      {
        question: 'Dá para levantar com macaco?',
        answer: 'Não faça. Sem guia e sem calço, ela escapa de lado.',
      },
    ],
  },
  {
    when: { concerns: ['sem-energia'] },
    wordings: [
      {
        question: 'A luz voltou e o portão anda devagar. É normal?',
        answer: 'Em muitas centrais, sim: o primeiro curso é lento, para achar os pontos de parada.',
      },
      {
        question: 'Preciso reprogramar depois da falta de luz?',
        answer: 'Quase nunca. Trave o motor, ligue o disjuntor e deixe completar um ciclo.',
      },
    ],
  },
  {
    when: { concerns: ['sozinho'] },
    wordings: [
      {
        question: 'Alguém pode ter copiado meu controle?',
        answer:
          'Com código fixo, pode. Apague a memória, regrave os seus e considere um receptor de código rolante.',
      },
      {
        question: 'Pode ser o controle do vizinho?',
        answer: 'Pode, em código fixo com poucas combinações. Mude a combinação ou a geração do receptor.',
      },
    ],
  },
  // Questions
  {
    when: { questions: ['where'] },
    wordings: [
      {
        question: 'Como sei se atendem a minha rua?',
        answer: 'Mande o endereço pelo WhatsApp. A resposta vem com o período disponível para a visita.',
      },
      {
        question: 'Preciso levar o motor até vocês?',
        answer: 'Não. O técnico vai até a garagem, porque a folha faz parte do diagnóstico.',
      },
    ],
  },
  {
    when: { questions: ['which'], products: ['motor', 'portao'] },
    wordings: [
      {
        question: 'Marca importa?',
        answer: 'Importa menos que a folha leve. Escolha entre as que têm assistência e reposição perto.',
      },
      {
        question: 'Qual marca tem peça mais fácil?',
        answer: 'As de grande distribuição. Vale ver quem atende na sua região antes de decidir.',
      },
    ],
  },
  {
    when: { questions: ['worth-it'] },
    wordings: [
      {
        question: 'E se eu adiar?',
        answer: 'O desgaste passa da peça barata para a cara. Ruído e calor são os que menos esperam.',
      },
      {
        question: 'O que acontece se eu esperar?',
        answer: 'Defeito de comando espera. Mecânica, não: cada ciclo aumenta a conta.',
      },
    ],
  },
  {
    when: { questions: ['when'] },
    wordings: [
      {
        question: 'Dá para esperar até quebrar?',
        answer: 'Dá, e sai mais caro: a quebra leva peças vizinhas e escolhe a pior hora.',
      },
      {
        question: 'Preciso seguir o calendário à risca?',
        answer: 'Não à risca. Use o prazo como lembrete e os sinais como ordem.',
      },
    ],
  },
  {
    when: { brand: true },
    wordings: [
      {
        question: 'Vocês trabalham com peça original {marca}?',
        answer: 'Com original ou compatível, e o orçamento diz qual é. Você escolhe antes da compra.',
      },
      {
        question: 'Atendem qualquer modelo {marca}?',
        answer: 'A maioria. Mande a etiqueta: se a peça saiu de linha, dizemos na hora.',
      },
    ],
  },
  {
    when: { condominium: true },
    wordings: [
      {
        question: 'O serviço interrompe a garagem do prédio?',
        answer:
          'Só em parte do tempo. O horário é combinado com o síndico e a folha fica no manual, com alguém ao lado.',
      },
      {
        question: 'Como fica a entrada durante o serviço?',
        answer: 'Aberta no manual, com porteiro ou técnico acompanhando, fora da hora de saída.',
      },
    ],
  },
];
