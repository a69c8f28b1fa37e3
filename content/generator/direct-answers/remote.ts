/** Answers about remote controls, opening by phone or from the car, and the memory of the control unit. */
import type { DirectAnswer } from '../direct-answer.ts';

export const remoteAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'perdeu a configuracao|perdeu configuracao|desconfigurou|desconfigurado|perdeu o codigo|perdeu codigo|perdeu o cadastro|perdeu o registro|desprogramou|desprogramado|perdeu a sincronia',
    ],
    unless: 'como|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'repair'],
    answer: [
      'Controle que perdeu a configuração se grava de novo na central, de {{part.programming.from}} a {{part.programming.to}} na visita; antes, ponha uma bateria nova, porque bateria no fim dá o mesmo sinal. Se só ele falha, foi ele; se todos saíram da memória ao mesmo tempo, a placa sofreu um pico ou alguém apertou o botão de apagar, e é ela que precisa ser vista.',
    ],
    heading: 'Um controle ou todos',
    text: [
      'Trocar a bateria e faltar luz não apagam nada: o código fica no chip e a lista, na placa. Gravar um novo em memória cheia pode derrubar o mais antigo.',
    ],
    points: [
      'Luz do controle acende forte: bateria boa.',
      'Outro controle abre: grave este.',
      'Nenhum abre e a botoeira abre: receptor ou memória.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor.',
  },
  {
    when: [
      'controle* novo|controle que comprei|controle comprado|controle paralelo',
      'nao pega|nao abre|nao funciona|nao grava|nao aciona|nao vai|nao reconhece|nao serve',
    ],
    unless: 'quanto|placa nova|central nova',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Controle novo que não pega no portão ainda não foi gravado na central, ou é de outra frequência ou de outro código: nenhum abre só por ter a mesma aparência. Compare com o velho, abertos: a frequência escrita e o tipo, fixo ou rolante. Se coincidem, gravar fica de {{part.programming.from}} a {{part.programming.to}}; se não, troque o controle ou ponha um receptor avulso, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ele não grava',
    text: [
      'Memória cheia também recusa o último: aí se apagam todos e se gravam só os que se usam. Bateria de brinde costuma vir fraca; prove com outra.',
    ],
    points: [
      'A luz não acende: bateria ou polo.',
      'A placa não pisca ao gravar: outra frequência.',
      'Grava e não abre: botão errado ou código diferente.',
    ],
    send: 'Mande uma foto dos dois controles abertos, lado a lado, e da placa.',
  },
  {
    when: ['controle*', 'fecha mas nao abre|so fecha|fecha e nao abre|so fecha nao abre|nao abre so fecha'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o controle fecha, ele está bom, e quem não deixa abrir é o portão: relé da abertura, fim de curso que a placa lê como já aberto ou folha pesada para subir. Se o motor ronca ao tentar, pare de insistir: é peso ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se nem estala, é sensor, de {{part.adjustment.from}} a {{part.adjustment.to}} na regulagem, ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Um sentido só',
    text: [
      'Prove a botoeira da parede: se ela também só fecha, o controle está fora da conta. Controle de dois botões pode ter só um deles gravado.',
    ],
    points: [
      'Abre na mão com facilidade: sensor ou relé.',
      'Pesa na mão: equilíbrio da folha.',
      'Só um dos controles falha: grave os dois botões.',
    ],
    send: 'Mande um vídeo com som da tentativa de abrir, de longe.',
  },
  {
    when: ['controle*|portao|motor', 'de dia', 'noite|a noite', 'nao|para|falha|so'],
    unless: 'crianca|fechadura',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão funciona de dia e falha à noite, procure o que só a noite traz: farol ou refletor de frente para a fotocélula, orvalho na lente ou na emenda, lâmpada de LED que atrapalha o rádio do controle e tensão que cai na hora em que a rua toda liga o chuveiro. Apague as lâmpadas perto do motor e prove; se ele volta, achou. Se ronca e não sai, é tensão ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que muda depois que escurece',
    text: [
      'Não fecha: fotocélula. Não responde ao controle e responde à botoeira: rádio. Não responde a nada ou sai fraco: energia.',
    ],
    points: [
      'Lâmpada nova na garagem: troque-a de lugar ou de marca.',
      'Lente embaçada: pano seco e vedação.',
      'Luz da casa que enfraquece às sete: chame o eletricista.',
    ],
    send: 'Mande um vídeo da falha à noite, com a luz da garagem acesa e depois apagada.',
  },
  {
    when: ['controle*', 'nao funciona|nao abre|falha|nao pega|fraco', 'a noite|de noite|noite'],
    unless: 'de dia',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que falha só à noite costuma sofrer interferência: lâmpada de LED, refletor ou câmera que ligam nessa hora e ficam junto do motor. Apague-os um a um e prove; se o controle volta, afaste a lâmpada ou a antena. Se não muda, é bateria fraca, que piora no frio, e a botoeira diz o resto: se ela também falha, o problema é do portão, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Rádio, bateria ou portão',
    text: [
      'De perto abre e de longe não: alcance, por antena ou interferência. Nem de perto: bateria ou gravação.',
    ],
    points: [
      'Lâmpada nova na garagem é a primeira suspeita.',
      'O fio da antena fica esticado e longe de ferro.',
      'Dois controles falham juntos: não é bateria.',
    ],
    send: 'Mande uma foto da caixa do motor e das lâmpadas por perto.',
  },
  {
    when: [
      'levar|leva|preciso levar|tenho que levar|mandar',
      'controle*',
      'gravar|programar|cadastrar|copiar|clonar|configurar',
    ],
    unless: 'todos|nao pega|nao grava',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não precisa levar: o controle se grava na central do seu portão, e por isso é o técnico que vai até ela, de {{part.programming.from}} a {{part.programming.to}} na visita, com todos os controles da casa à mão. Só a cópia de controle de código fixo se faz num balcão, de um para o outro; o de código rolante, não. Mande antes uma foto do controle aberto, para vir o certo se faltar algum.',
    ],
    heading: 'O que deixar pronto para a gravação',
    text: [
      'Junte todos os controles, com bateria boa, porque quando a memória é apagada os que faltarem deixam de abrir.',
    ],
    points: [
      'Alguém em casa que abra a garagem.',
      'O motor ao alcance, sem carro encostado.',
      'Controle novo: confirme a frequência pela foto.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor, e o bairro.',
  },
  {
    when: [
      'comprar|compra|comprei|controle novo',
      'controle*',
      'programar|gravar|programacao|gravacao|cadastrar',
    ],
    unless: 'nao pega|nao grava|nao funciona|como programar|motor novo|carro|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program', 'price'],
    answer: [
      'O controle se compra pela frequência e pelo código do seu, que a foto dele aberto mostra, e o preço do aparelho sai por ela; gravar na visita fica de {{part.programming.from}} a {{part.programming.to}}, quantos forem. Quem grava sozinho aperta o botão da placa até a luz acender, aperta o do controle e espera piscar, sabendo que um toque longo apaga todos.',
    ],
    heading: 'Comprar certo antes de gravar',
    text: [
      'Controle de código rolante só serve o da mesma família. Se o seu saiu de linha, um receptor avulso aceita novos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Leia a frequência no verso ou na etiqueta.',
      'Compre dois: o reserva já fica gravado.',
      'Prove todos antes de fechar a caixa.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor.',
  },
  {
    when: [
      'preciso de|precisa de|tem que ter|quantos',
      'dois controles|2 controles|mais de um controle|controle reserva|quantos controles',
    ],
    unless: 'dois portoes|2 portoes|condominio',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não é obrigatório, mas convém ter dois: um com quem dirige e outro guardado em casa, já gravado, para o dia em que o primeiro se perde ou a pilha acaba. O kit de basculante vem com dois; a mais, cada um se orça pela foto, e a gravação de todos na mesma visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Quantos controles para a sua casa',
    text: [
      'Um por carro e um de reserva resolvem a maioria das casas. Controle demais solto por aí enfraquece a segurança, porque cada um abre a garagem.',
    ],
    points: [
      'Conte também a moto e quem trabalha na casa.',
      'Anote quem tem cada um.',
      'Perdeu um: apague-o da memória no mesmo dia.',
    ],
    send: 'Mande uma foto do controle aberto e diga quantos quer: eles vêm na mesma visita.',
  },
  {
    when: [
      'e seguro|seguro|confiavel|perigoso|risco',
      'controle universal|controle paralelo|controle copiador|controle clonado|controle copia',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É tão seguro quanto o código que ele copia: o universal só imita controle de código fixo, e esse já pode ser copiado por quem fica um minuto com o seu. Não abre mais portão que o original, mas também não protege. Para um portão de rua, o seguro é o código rolante, gravado na central, de {{part.programming.from}} a {{part.programming.to}}; onde ela não o aceita, um receptor avulso resolve, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Fixo ou rolante: a segurança está no código',
    text: [
      'Controle com fileira de chavinhas, ou manual que diz código fixo, é copiável. Rolling code ou anticlonagem muda a cada toque.',
    ],
    points: [
      'Não empreste o controle em lava-rápido e manobrista.',
      'Perdido ou roubado: apague a memória.',
      'Universal barato perde alcance antes do original.',
    ],
    send: 'Mande uma foto do seu controle aberto: dizemos que código ele usa.',
  },
  {
    when: [
      'botao*|botoeira|interruptor',
      'funciona|abre|fecha|anda|normal',
      'controle nao|controle* remoto nao|controles nao|nenhum controle|pelo controle nao|so controle nao|nao pelo controle|com controle nao|nao com controle|controle parou',
    ],
    unless: 'aplicativo|celular|fecha em o botao|interfone',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o botão da parede abre e o controle não, motor, placa e energia estão bons: o que falta é a ordem por rádio. Com um controle só mudo, é a bateria ou a gravação dele, de {{part.programming.from}} a {{part.programming.to}}; com todos mudos ao mesmo tempo, é o receptor ou a antena, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Do controle ao receptor, na ordem',
    text: [
      'Comece pela bateria, igual à que está dentro, e pela luz do controle, que tem de acender forte. Depois prove outro controle da casa, de perto.',
      'Todos os controles mudos depois de raio ou de falta de luz apontam para o receptor; depois de alguém mexer na placa, para a memória apagada.',
    ],
    points: [
      'Um só não abre: bateria, botão gasto ou gravação.',
      'Todos só abrem de perto: antena.',
      'Nenhum abre: receptor ou memória.',
    ],
    send: 'Mande uma foto do controle aberto, com a bateria, e da central com a tampa fechada, e diga se algum controle ainda abre.',
  },
  {
    when: [
      'pilha|bateria',
      'ou o controle|ou controle|ou a antena|ou antena|ou o receptor|ou receptor|ou a pilha|ou a bateria|ou e a bateria|ou e a pilha',
    ],
    unless:
      'pilha ou bateria|nobreak|7ah|7a|a23|a27|27a|cr2032|cr2016|qual pilha|qual bateria|compr*|trocar bateria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Troque a bateria primeiro, que custa pouco e decide: se o controle volta a abrir de longe, era ela. Se com bateria nova a luz acende forte e ele só abre de perto, é antena ou receptor; se outro controle da casa abre normalmente, o defeito é deste. Gravar um novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'A prova em três passos',
    text: [
      'Bateria igual à de dentro, com o polo certo; depois outro controle, do mesmo lugar; por fim a botoeira da parede. Se a botoeira abre, motor e placa estão bons.',
      'Receptor e antena se acertam na visita, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Luz fraca ou apagada: bateria ou contato.',
      'Todos perderam alcance juntos: antena.',
      'Um só perdeu: bateria, botão ou transmissor dele.',
    ],
    send: 'Mande uma foto do controle aberto, com a bateria, e diga a que distância ele ainda abre.',
  },
  {
    when: [
      'controle*',
      'descarrega*|gasta pilha|gasta bateria|acaba rapido|acabando rapido|dura pouco|come pilha|gasta rapido|acaba logo|consome pilha',
      'pilha|bateria|rapido|pouco|toda hora|controle*',
    ],
    unless: 'nobreak|carro descarrega',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O controle que descarrega rápido está, quase sempre, com um botão apertado sem que se veja: preso na borracha, no bolso ou no porta-objetos do carro. Depois vêm bateria fraca já na compra, contato molhado ou oxidado e o hábito de apertar muitas vezes porque o portão ouve mal. A luz acesa sem ninguém tocar confirma o botão preso.',
    ],
    heading: 'Por que a bateria não dura',
    text: [
      'Uma bateria boa dura perto de um ano em uso diário. Calor de painel de carro e bateria guardada há muito tempo encurtam isso.',
      'Se o botão é o culpado, troca-se a borracha ou o controle; gravar um novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Tire a bateria e veja se o botão volta com estalo.',
      'Contato esverdeado: limpe com uma borracha escolar.',
      'Portão que só ouve de perto: veja a antena, e não só a bateria.',
    ],
    send: 'Mande uma foto do controle aberto, com a bateria e os botões, e diga de quanto em quanto tempo você a troca.',
  },
  {
    when: [
      'e normal|normal',
      'controle*',
      'perd* programacao|perd* a programacao|desprogram*|perd* memoria|desconfigur*|perder a memoria|para de funcionar',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Não é normal: o código fica gravado no controle e a lista de quem abre fica na central, e nenhum dos dois se apaga com falta de luz ou troca de bateria. Quando os controles somem da memória, a placa sofreu um pico, está com defeito ou alguém apertou o botão de apagar. Regravar fica de {{part.programming.from}} a {{part.programming.to}}; se volta a acontecer, a placa precisa ser vista.',
    ],
    heading: 'O que apaga um controle da central',
    text: [
      'Um controle só que falha quase nunca perdeu a gravação: é bateria ou botão. Todos de uma vez, sim, é memória.',
    ],
    points: [
      'Depois de raio ou de volta da luz: pico na placa.',
      'Ao gravar um novo, o mais antigo saiu: memória cheia.',
      'Sumiram sem motivo duas vezes: placa ou receptor.',
    ],
    send: 'Mande uma foto da placa com a tampa aberta por quem costuma fazer isso, ou da etiqueta do motor, e diga quantos controles pararam.',
  },
  {
    when: [
      'tem como|da para|da pra|tem conserto|compensa|vale a pena|e possivel|consertam',
      'consert*|arrumar|reparar|tem conserto',
      'controle* de portao|controle de o portao|controle|controle remoto',
    ],
    unless: 'queimad*|portao nao|nao abre|carro|quanto|preco|perto|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Tem, quando o defeito é de contato, borracha ou botão: limpa-se, troca-se a peça e ele volta. Se a placa do controle trincou ou enferrujou, compensa um novo, do mesmo código, com a gravação de {{part.programming.from}} a {{part.programming.to}} e o aparelho à parte, orçado pela foto. Antes, ponha uma bateria nova: boa parte dos controles mudos só precisa dela.',
    ],
    heading: 'O que se conserta num controle e o que se troca',
    text: [
      'Se com bateria nova a luz acende forte e o portão não anda, o controle está bom, e o defeito está na gravação ou no receptor da central.',
    ],
    points: [
      'Lâmina da bateria torta: endireita-se.',
      'Botão afundado: borracha nova, em alguns modelos.',
      'Molhou: seque antes de ligar; enferrujado, troca-se.',
    ],
    send: 'Mande uma foto do controle fechado e outra dele aberto: dizemos se tem conserto ou qual o novo.',
  },
  {
    when: [
      'controle de carro|controle que fica em carro|controle em carro|controle do meu carro|de dentro de carro|de dentro do carro',
      'nao abre|nao funciona|parou|falha|nao pega|nao aciona|nao vai',
    ],
    unless: 'em cima|homelink|chave',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O controle que fica no carro e não abre o portão costuma estar com a bateria gasta pelo calor do painel, e o vidro com película metálica ou a lataria ainda tiram alcance. Troque a bateria e prove fora do carro: se ali abre, é o lugar; se não abre, prove outro controle. Botão do próprio carro, tipo HomeLink, só abre se a central tiver um código que ele aprenda.',
    ],
    heading: 'Carro, controle ou portão: quem falha',
    text: [
      'Se nenhum controle abre e a botoeira da parede abre, o defeito é do receptor, num conserto de {{repair.from}} a {{repair.to}}. Se só o do carro falha com bateria nova, regrava-se ou troca-se, de {{part.programming.from}} a {{part.programming.to}} a gravação.',
    ],
    points: [
      'Abre com o braço para fora da janela: a película segura o sinal.',
      'Abre só bem perto: bateria ou antena.',
      'Parou depois de trocar de carro: grave o botão do carro novo.',
    ],
    send: 'Mande uma foto do controle aberto e diga de que distância ele abre fora do carro.',
  },
  {
    when: [
      'controle*',
      'nao funciona|nao abre|nao responde|parou|mudo|nao pega',
      'placa apagada|luz de placa apagada|central apagada|luz de central apagada|placa sem luz|placa nao acende|central sem luz|led apagado|tudo apagado|placa desligada',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com a luz da placa apagada, o controle não tem culpa: a central está sem energia e não ouve ninguém. Veja o disjuntor do portão e se a tomada do motor tem luz; se os dois estão bons, é o fusível ou a fonte da placa, e aí o reparo parte de {{repair.from}} e a placa nova fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Da tomada à placa, na ordem',
    text: [
      'Prove a tomada com outro aparelho. Se ela está morta, o problema é do quadro ou do fio, e é serviço de eletricista.',
      'Fusível queimado se troca por outro igual; se o novo queima na hora, há curto, e ninguém insiste.',
    ],
    points: [
      'Apagou depois de raio ou pico: fonte ou varistor.',
      'Apaga quando chove: emenda ou água na caixa.',
      'A botoeira também não abre: confirma a falta de energia.',
    ],
    send: 'Mande uma foto do disjuntor e da etiqueta do motor, com a caixa fechada.',
  },
  {
    when: [
      'controle de carro|controle original de carro|homelink|botao de carro|painel de carro|retrovisor|quebra sol',
      'portao|abrir|gravar|programar|garagem|usar',
    ],
    unless: 'em cima de carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Só se o carro tiver um botão universal de garagem, como o HomeLink, e a central for de um código que ele aprenda; a chave do carro em si não abre portão. Com código rolante nem sempre funciona, e aí a saída é um receptor avulso na central ou o controle comum no quebra-sol.',
    ],
    heading: 'Como o botão do carro aprende o portão',
    text: [
      'O botão do carro copia o sinal de um controle que já funciona ou é gravado na memória da central como mais um controle. O manual do carro diz as frequências, e a etiqueta do controle diz a sua.',
      'Levamos à visita um controle de teste e dizemos se o receptor aceita. Gravar parte de {{part.programming.from}}, e receptor novo fica na faixa de conserto, até {{repair.to}}.',
    ],
    points: [
      'Veja a frequência no verso do controle, em geral 433 MHz.',
      'Código fixo: o botão costuma copiar.',
      'Código rolante: é preciso gravar na central, com o carro na garagem.',
      'Antes de vender o carro, apague o botão da memória.',
    ],
  },
  {
    when: [
      'quantos controles|numero de controles|quantidade de controles|memoria de central|limite de controles|quantos posso|quantos da para|quantos consigo|quantos pode|quantos cabem|ate quantos',
      'memoria|cabem|cabe|aceita*|grav*|cadastr*|program*|central|receptor|limite|quantos',
      'controle*|central|memoria',
    ],
    unless: 'vem|kit|apag*|limpar|zerar|excluir|deletar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Depende da central: as de casa guardam dezenas de controles, e as de condomínio, com memória externa, centenas. O número certo está na etiqueta ou no manual da placa; quando a memória enche, a central recusa o novo ou apaga o mais antigo, conforme o modelo.',
    ],
    heading: 'O que fazer quando a memória enche',
    text: [
      'O melhor é limpar a memória inteira e gravar de novo só os controles em uso. Com isso saem também os de antigos moradores e os perdidos, que continuavam abrindo.',
      'A gravação fica entre {{part.programming.from}} e {{part.programming.to}}. Se a casa ou o prédio passou do limite, um receptor avulso com mais memória resolve sem trocar a central.',
    ],
    points: [
      'Cada botão gravado ocupa um lugar, não cada controle.',
      'Celular e tag também contam, se usam o mesmo receptor.',
      'Reúna todos os controles no dia da limpeza.',
      'Anote a quem pertence cada número gravado.',
    ],
  },
  {
    when: ['vizinho', 'controle|abr*|fecha*|sinal|frequencia|interferen*'],
    unless: 'reclama|barulho',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão obedece ao controle do vizinho, os dois usam o mesmo código fixo ou o controle dele foi gravado na sua central. No segundo caso basta apagar a memória e gravar só os seus; no primeiro, apagar e regravar os mesmos controles não muda nada, e é preciso código novo em todos, de preferência com receptor de código rolante.',
    ],
    heading: 'Código igual, cópia ou interferência',
    text: [
      'Central antiga de chavinhas tem poucos códigos possíveis, e dois portões da mesma rua podem coincidir. Mude as chaves do seu controle e da placa, ou troque o receptor.',
      'Limpar a memória e gravar os controles fica entre {{part.programming.from}} e {{part.programming.to}}. Até lá, desligue o disjuntor do portão à noite.',
    ],
    points: [
      'Abre pelo controle dele sempre: código igual.',
      'Abre às vezes, sem ninguém apertar: botoeira, fio ou rádio.',
      'Só deixa de fechar: fotocélula, e não o vizinho.',
      'Receptor de código rolante: encerra o problema.',
    ],
  },
  {
    when: ['perd*|roub*|furt*|extravi*|levaram|assaltad*', 'controle*|chave de portao'],
    unless:
      'configuracao|codigo|cadastro|registro|sinal|forca|sincronia|alcance|programacao|memoria|distancia',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Perdeu o controle? Mande apagar a memória da central antes de gravar o novo: enquanto o código antigo estiver lá, quem achar o controle abre a garagem. Depois gravam-se o novo e os outros da casa, que precisam estar presentes; o serviço fica entre {{part.programming.from}} e {{part.programming.to}}. Se todos são cópias de um mesmo controle de código fixo, apagar não basta: o perdido tem o mesmo código, e todos precisam de um novo.',
    ],
    heading: 'O que apagar e o que gravar de novo',
    text: [
      'A maioria das centrais apaga tudo de uma vez. Algumas apagam um controle só, se ele foi anotado com o número da posição, e isso poupa recolher os outros.',
      'Se foi roubo com documento ou endereço dentro do carro, desligue o disjuntor do portão até o técnico apagar a memória. O novo controle precisa ser da família do receptor.',
    ],
    points: [
      'Junte todos os controles da casa antes da visita.',
      'Fotografe um controle que funciona, frente e verso.',
      'Prefira código rolante no controle novo.',
      'Anote quem ficou com qual controle.',
    ],
    send: 'Diga pelo WhatsApp quantos controles sumiram e quantos ficaram, e mande a foto de um que funciona, se houver, e a da etiqueta da central.',
  },
  {
    when: ['controle*', 'molh*|piscina|maquina de lavar|agua|lavou|lavei|caiu em'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Controle que caiu na água tem boa chance de voltar se você agir logo: tire a bateria na hora, abra a carcaça, enxágue com álcool isopropílico se a água era de piscina ou com sabão, e deixe secar um dia antes de testar. O cloro e o sal corroem os contatos, e por isso não teste molhado.',
    ],
    heading: 'Secar, testar e decidir',
    text: [
      'Arroz e secador não tiram o cloro; é a limpeza que salva. Se a luz acende e o portão não obedece, o controle perdeu potência, e o teste é o de outro controle da casa no mesmo lugar.',
      'Gravar um controle novo fica entre {{part.programming.from}} e {{part.programming.to}}. O código do controle perdido para a água pode ficar na memória; o que foi roubado, não.',
    ],
    points: [
      'Sem luz depois de seco e com bateria nova: troca.',
      'Luz fraca: bateria ou contato oxidado.',
      'Luz forte e sem resposta: código ou potência do transmissor.',
      'Botão afundado: a borracha se troca, em alguns modelos.',
    ],
  },
  {
    when: ['bateria de controle|pilha de controle|pilha|bateria a23|bateria 12v|qual bateria'],
    unless:
      'reprogramar|programar|desprograma*|perde a programacao|gravar de novo|regravar|nobreak|motor|7ah|9ah|5ah|7a|ah|27a|a27|antena|so funciona perto|so funciona de perto',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Troque a bateria do controle por outra igual à que está dentro: as mais comuns são as do tipo A23, cilíndrica de 12 V, e as de moeda CR2016 e CR2032, de 3 V. Uma não serve no lugar da outra; leve a antiga ao chaveiro, à loja de pilhas ou ao mercado e confira a polaridade ao pôr a nova. A troca não apaga a gravação.',
    ],
    heading: 'Trocar a bateria sem perder o controle',
    text: [
      'O código fica gravado no chip e na central, e não na bateria. Se o controle não voltar depois dela, o contato está oxidado ou a bateria nova está velha de prateleira.',
      'Alcance que cai aos poucos é o aviso. Se bateria nova não resolve, o defeito está no receptor ou na antena, e o serviço vai de {{part.programming.from}} a {{repair.to}}.',
    ],
    points: [
      'Abra pelo parafuso ou pelo encaixe, sem forçar.',
      'Não toque nos dois polos com a pinça de metal.',
      'Limpe os contatos com borracha de lápis.',
      'Teste a dez passos do portão.',
    ],
  },
  {
    when: [
      'dois portoes|2 portoes|dois motores|2 motores|mais de um portao|varios portoes',
      'controle|mesmo controle|unico controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Um controle abre dois portões sem problema: cada botão é gravado na central de um deles, desde que os dois receptores falem a mesma língua. Se as marcas são diferentes, um receptor avulso igual em cada central resolve.',
    ],
    heading: 'Um controle, dois portões',
    text: [
      'Confira frequência e tipo de código dos dois lados. Código rolante de uma família não grava em receptor de outra, ainda que os dois sejam de 433 MHz.',
      'A gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e o receptor avulso entra na faixa de conserto.',
    ],
  },
  {
    when: [
      'tag|tags|uhf|adesivo|biometria|facial|reconhecimento|senha|teclado',
      'portao|garagem|condominio|veicular|abrir|acesso|instalar',
    ],
    unless: 'fechadura',
    subject: 'central-de-comando',
    answer: [
      'O portão abre por tag, senha ou leitura facial quando o leitor tem saída de contato seco, que ligamos na entrada de botoeira da central. O leitor e o cadastro são de empresa de controle de acesso; do contato em diante, o serviço é nosso.',
    ],
    heading: 'O que o leitor precisa entregar ao portão',
    text: [
      'A central não distingue quem apertou: qualquer contato fechado por um instante vale por um toque. Por isso o leitor deve abrir e nunca fechar, e a fotocélula precisa estar funcionando.',
      'A ligação fica entre {{repair.from}} e {{repair.to}}, conforme a distância do cabo.',
    ],
    points: [
      'Saída de contato seco, sem tensão.',
      'Cabo separado do fio da rede.',
      'Um comando manual de reserva, para falha do leitor.',
      'Cadastro antigo apagado quando alguém se muda.',
    ],
  },
  {
    when: [
      'celular|aplicativo|alexa|google home|wi fi|wifi|internet',
      'funciona sem|sem internet|cair|fora de casa|de longe|a distancia|viagem',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'De longe o portão só abre pelo celular se a garagem tiver internet e energia naquele momento; sem rede, o aplicativo para e o controle comum continua. Por isso o módulo entra como mais um comando, e nunca como o único.',
    ],
    heading: 'O que continua funcionando sem internet',
    text: [
      'Alguns módulos aceitam comando pelo Wi-Fi da casa mesmo com a internet caída, e outros dependem sempre do servidor do fabricante. A caixa ou o manual dizem qual é o caso.',
      'O nosso motor Jetflex Wi-Fi custa {{motor.wifi}} na tabela, sem instalação. Num motor que já existe, a ligação de um módulo fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
  {
    when: [
      'sensor|sensores|fotocelula|sensor de presenca',
      'fechar sozinh*|fecha sozinh*|feche sozinh*|fechar automatic*|fechar portao automatico sozinho|fechar portao sozinho|fechar o portao sozinho|fechamento automatico',
    ],
    unless: 'nao fecha|abre sozinh*|abrindo|defeito|por que|parou|quanto custa|preco|valor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'price'],
    answer: [
      'Quem fecha o portão sozinho é a central, com um tempo que se regula na placa; o sensor que vai junto é a fotocélula, e não o de presença, porque ela impede a folha de fechar sobre quem está no vão. Muitas centrais também usam a fotocélula para fechar logo depois que o carro passa. O par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e ligar a função, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que é preciso para o portão fechar sem controle',
    text: [
      'Sensor de presença vê qualquer pessoa e qualquer carro na calçada, e por isso não comanda portão. A fotocélula só diz se o vão está livre, que é o que interessa na hora de fechar.',
      'Com o tempo curto demais a folha fecha atrás do primeiro carro de dois; comece com uns trinta segundos e ajuste.',
    ],
    points: [
      'Par alinhado, entre 40 e 60 cm do piso.',
      'Teste com um cabo de vassoura no feixe antes de confiar.',
      'Central sem a função: pede placa que a tenha.',
    ],
    send: 'Mande pelo WhatsApp a foto da central e uma do portão por dentro, com as colunas à vista.',
  },
  {
    when: [
      'fechamento automatico|fecha sozinh*|fechar sozinh*|fecho automatico|fechar automatic*',
      'quanto custa|preco|valor|quanto fica|quanto sai',
    ],
    unless: 'motor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Ligar o fechamento automático numa central que já tem a função é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; o que se soma é a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} o par instalado, porque sem ela ninguém vigia o vão. Se a placa não tem a função, trocá-la fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados.',
    ],
    heading: 'Como o portão passa a fechar sem ninguém apertar',
    text: [
      'O tempo começa quando a folha chega ao fim da abertura e recomeça se algo corta o feixe. Em casa costuma ficar entre vinte e sessenta segundos.',
      'A foto da placa diz se a função já está nela: em muitas basta mover uma chave e girar um ajuste.',
    ],
    points: [
      'Fotocélula alinhada e limpa.',
      'Folha equilibrada, que não bate ao chegar.',
      'Força regulada para parar ao encostar.',
    ],
    send: 'Mande pelo WhatsApp a foto da placa com o disjuntor desligado e uma do portão por dentro.',
  },
  {
    when: [
      'fotocelula*',
      'esmaga*|antiesmagamento|anti esmagamento|sensor de obstaculo',
      'ou|e|x|melhor|diferenca',
    ],
    unless: 'defeito|nao',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'São duas proteções, e a fotocélula vem primeiro: ela para a folha antes de encostar, quando algo corta o feixe; o antiesmagamento só age depois do toque, quando o motor sente a resistência e volta. Onde o portão fecha sozinho ou dá para a calçada, use as duas. O par de fotocélulas fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular a força da central, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que cada uma não vê',
    text: [
      'A fotocélula não vê o que passa acima ou abaixo do feixe; o antiesmagamento não funciona com a força alta demais nem em folha pesada na mão. Por isso uma não substitui a outra.',
      'Borda sensível, a borracha na quina da folha, é a terceira camada, comum em prédio.',
    ],
    points: [
      'Criança e animal: feixe baixo.',
      'Caminhonete: dois pares em alturas diferentes.',
      'Teste do antiesmagamento: calço de madeira, nunca a mão.',
    ],
    send: 'Mande pelo WhatsApp a foto da central e a do vão por dentro.',
  },
  {
    when: ['fechadura*|fecho', 'basculante*', 'eletric*|eletromagnetic*|eletronica|automatica'],
    unless: 'social|pedestre|nao abre|queim*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Em basculante não se usa fechadura elétrica, e sim trava elétrica: um pino que prende a folha fechada e recua quando a central manda abrir. Na maioria das casas ela é reforço, porque o fuso do motor parado já segura o portão. Instalá-la é serviço a partir de {{repair.from}}, mais a peça; a fechadura elétrica fica para a porta ou o portão social.',
    ],
    heading: 'Quando a trava vale no basculante',
    text: [
      'Vale em folha larga e leve, que entorta quando forçada no canto, e onde já tentaram entrar. A central precisa de saída de trava ou de um módulo, que a solta um instante antes de o motor partir.',
      'Porta de pessoas embutida na folha pede fechadura própria e um sensor que impeça o motor de andar com ela aberta.',
    ],
    points: [
      'Canto que abre na mão com o motor travado: trava.',
      'Sem luz: a trava se solta por chave.',
      'Ponto do pino alinhado, ou ela prende a folha.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão fechado, por dentro, e a da central.',
  },
  {
    when: [
      'biometria|facial|reconhecimento facial|senha|digital|leitor|teclado',
      'preco|quanto custa|valor|quanto fica|quanto sai',
      'portao|garagem|abrir',
    ],
    unless: 'fechadura',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'compatibility'],
    answer: [
      'O preço tem duas partes: o leitor de rosto, de digital ou de senha, que se compra de uma empresa de controle de acesso e tem o preço dela, e a ligação na central do portão, que fica conosco a partir de {{repair.from}}, com o fio já passado. Qualquer leitor com saída de contato seco serve, porque ele só faz o papel de um botão.',
    ],
    heading: 'O que pedir ao comprar o leitor',
    text: [
      'Peça aparelho para área externa, com memória para todos da casa e um meio de abrir sem ele. Portão que dá para a rua precisa de fotocélula e de tempo de fechamento, porque quem abre não está no carro.',
      'O cadastro e a troca de usuários são de quem vende o leitor.',
    ],
    points: [
      'Saída de contato seco, ou relé.',
      'Caminho do fio até a central.',
      'Controle comum guardado para o dia em que ele falhar.',
    ],
    send: 'Mande pelo WhatsApp a foto da central e o modelo do leitor: dizemos se liga e quanto fica.',
  },
  {
    when: ['wifi|wi fi|wi-fi|celular|aplicativo', 'ou', 'controle|controles|controle remoto'],
    unless: 'nao|perdi|program*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Fique com os dois: o controle é o do dia a dia, abre na hora e não depende de internet; o Wi-Fi serve para abrir de longe, para uma visita ou uma entrega, e para saber se o portão ficou aberto. Um módulo ligado à entrada de botoeira, a partir de {{repair.from}} mais o aparelho, deixa os controles de hoje como estão.',
    ],
    heading: 'Onde cada um ganha',
    text: [
      'Na rua, com o carro parado, o controle leva um aperto; o celular pede desbloquear, abrir o aplicativo e ter sinal. Em troca, o aplicativo não se perde no bolso de outra pessoa e pode ser cancelado.',
      'Sem luz, nenhum dos dois abre: aí é a chave de destravamento ou o nobreak.',
    ],
    points: [
      'Sinal de Wi-Fi bom na garagem, com a porta fechada.',
      'Módulo com sensor de posição, para ver aberto ou fechado.',
      'Um controle reserva gravado.',
    ],
    send: 'Mande pelo WhatsApp a foto da central: dizemos que módulo entra e quanto fica.',
  },
];
