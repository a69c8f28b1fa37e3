/** Answers to titles about control boards: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'placa|central|placas',
      'como escolher|qual escolher|qual comprar|como comprar|que placa comprar|como saber qual',
    ],
    unless: 'queim*|consert*|nao|solar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'A placa se escolhe pelo motor: primeiro se é comum, de capacitor, ou com inversor, que só aceita a dele; depois a tensão, o tipo de fim de curso e o código dos controles que você quer manter. Posta por nós, com a peça e os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}: a de motor comum na parte baixa, a de inversor na alta.',
    ],
    heading: 'As quatro coisas que têm de combinar',
    text: [
      'O código impresso na placa velha responde quase tudo. Se ela sumiu ou queimou, a etiqueta do motor e a medição do técnico dão o resto.',
      'Antes de comprar, peça o teste: relé, fusível e fonte se reparam, a partir de {{repair.from}}, e a placa fica.',
    ],
    points: [
      'Motor de indução com capacitor, motor com inversor ou motor de corrente contínua.',
      'Tensão da rede no ponto, 127 V ou 220 V.',
      'Fim de curso de ímã, de chave ou por encoder.',
      'Receptor do mesmo código dos seus controles, ou todos se trocam.',
      'Saídas que você usa: trava, luz, fotocélula, botoeira.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto das etiquetas da central e do motor.',
  },
  {
    when: ['preco|custo|valor|quanto custa', 'prazo|quanto tempo|demora|tempo', 'placa|central'],
    unless: 'garantia',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca da placa do portão custa de {{part.board.from}} a {{part.board.to}}, com peça, instalação e controles gravados, e leva até {{part.board.hours}} na visita. O prazo de dias depende da peça: placa comum se resolve na primeira ida, e a de modelo antigo espera ser achada, o que se sabe pela foto da etiqueta antes da visita.',
    ],
    heading: 'O que encurta e o que alonga a troca',
    text: [
      'A foto das etiquetas do motor e da central, mandada antes, faz o técnico sair com a peça certa. Fusível, relé ou fonte se reparam, a partir de {{repair.from}}, quando a trilha está inteira.',
    ],
    points: [
      'Deixe juntos todos os controles da casa: eles são gravados outra vez.',
      'O serviço tem {{repair.warranty}} de garantia, e a placa nova, {{parts.warranty}}.',
      'Sem taxa de visita na área atendida.',
    ],
  },
  {
    when: [
      'semaforo|semaforos|sinal luminoso|luz verde e vermelha',
      'garagem|portao|saida|rampa|condominio|predio',
    ],
    unless: 'multa|transito|rua de',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Semáforo de garagem é o sinal de duas luzes que diz quem passa na rampa ou no portão: o aparelho se orça pelo modelo, e ligá-lo à central que já existe parte de {{repair.from}}, conforme o caminho do fio. Na calçada o usual é a sinaleira, que pisca e toca enquanto a folha anda; o verde e vermelho é para rampa de mão única, e pede um sensor em cada ponta.',
    ],
    heading: 'Sinaleira na rua ou semáforo na rampa',
    text: [
      'A sinaleira avisa o pedestre e se liga numa saída da placa. O semáforo ordena os carros dentro do prédio, e a lógica vem de um módulo próprio, em geral de empresa de controle de acesso.',
    ],
    points: [
      'Saída livre na central, ou um módulo a mais.',
      'LED visível com sol de frente.',
      'Som com volume ou horário, por causa do vizinho.',
    ],
    send: 'Mande fotos da rampa e da etiqueta da central e diga onde quer as luzes.',
  },
  {
    when: [
      'rele|reles|triac|varistor*|diodo|ponte retificadora|transistor*|mosfet|regulador de tensao|eeprom',
      'placa|central|portao|motor|ppa|garen|rossi|peccinin|preco|valor',
    ],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e|lampada|luz|garagem|carro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Relé, triac e varistor são componentes da placa do portão que se trocam na bancada, pelo código impresso neles, num reparo a partir de {{repair.from}}. Se a trilha queimou junto, troca-se a placa inteira, de {{part.board.from}} a {{part.board.to}}; a medição diz qual dos dois é o caso.',
    ],
    heading: 'O que cada um faz e como falha',
    text: [
      'O relé liga o motor: colado, o portão anda sozinho; aberto, a placa estala e ele não sai. O triac faz o mesmo sem contato e controla a força. O varistor se sacrifica no surto, e fica preto ou partido.',
      'Componente novo em placa com curto dura um toque: mede-se antes a causa.',
    ],
    points: [
      'Código, tensão e corrente iguais aos do velho.',
      'Varistor estourado: confere-se também o fusível.',
      'Dois componentes queimados: compare com a placa nova.',
    ],
    send: 'Mande a foto das etiquetas da central e do motor.',
  },
  {
    when: [
      'usad*|seminov*|segunda mao|recondicionad*',
      'placa|central|controle|controles|nobreak|engrenagem|peca|pecas',
    ],
    unless: 'cremalheira|comprei|comprada|comprado|compro|compram',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'price'],
    answer: [
      'Peça usada de portão só compensa se já foi testada e vem com prazo para devolver: placa usada traz os controles do dono antigo na memória e não tem garantia. Não vendemos usada; nova e posta por nós, a placa fica entre {{part.board.from}} e {{part.board.to}}, com {{parts.warranty}} de garantia na peça, e às vezes a sua se repara a partir de {{repair.from}}.',
    ],
    heading: 'Se ainda assim for comprar usada',
    text: [
      'Compare o código impresso com o da sua, letra por letra, e apague a memória de controles antes de usar. Engrenagem e bateria usadas não valem: gastam com o tempo, e não dá para ver quanto resta.',
    ],
    points: [
      'Código e versão iguais aos da sua.',
      'Sem trilha escura nem solda refeita.',
      'Vídeo dela ligada, com data.',
    ],
    send: 'Mande a foto da sua peça e da etiqueta: comparamos reparo e troca antes de você comprar.',
  },
  {
    when: [
      'fechamento automatico|fecho automatico|fechar automatico|temporizador|fechar sozinho|feche sozinho',
      'instalar|instalacao|colocar|por|ativar|habilitar|programar',
      'preco|valor|quanto|custa|orcamento|cobra|cobram',
    ],
    unless: 'nao|parou|queim*|quebr*|consert*|defeito|barulho|motor novo|kit|horario|social',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'O fechamento automático quase nunca se compra: é uma função que a central já tem, e programá-lo fica entre {{part.programming.from}} e {{part.programming.to}}. Se falta a fotocélula, que ele exige, o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, na mesma visita.',
    ],
    heading: 'O que se confere antes de ligar o temporizador',
    text: [
      'O tempo conta da folha toda aberta: em casa se usa o bastante para sair com o carro e olhar para trás. Central muito antiga, sem a função, recebe um módulo ou é trocada, de {{part.board.from}} a {{part.board.to}}, e isso é dito pela foto.',
      'Sem fotocélula boa e força regulada não o ligamos, porque o portão fecharia sem ver ninguém.',
    ],
    points: [
      'Marca e modelo da central, na etiqueta.',
      'Lentes limpas e alinhadas, na altura do para-choque.',
      'Fim de curso de abertura certo, ou a contagem não começa.',
      'Botão de parada à mão para dia de mudança.',
    ],
    further:
      'O teste e a altura dos sensores estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e uma dos dois lados do vão, por dentro.',
  },
  {
    when: [
      'caro|cara|careiro|absurdo|abusivo|salgado|justo|muito|normal|certo|e caro|ta caro|esta caro|e muito|ta certo|preco justo|roubo|exploracao|exagero',
      'cobr*|pediu|pediram|pede|pedem|passou|passaram|falou|disse|orcamento|orcaram|paguei|pagar|deu|ficou',
      'placa|central',
    ],
    figure: { unit: 'real', from: 551 },
    unless: 'motor novo|raio|seguro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      '{figura} por uma placa de motor comum está acima do usual: conosco a troca fica entre {{part.board.from}} e {{part.board.to}}, com a peça e a gravação dos controles, e o reparo de um relé ou fusível parte de {{repair.from}}. Placa de motor com inversor custa mais, e aí o valor pode ter razão.',
    ],
    heading: 'O que separa o preço justo do exagero',
    text: [
      'Peça o código impresso na placa e pergunte se ela é original ou compatível. Pergunte também se a velha foi medida, porque muita placa condenada só perdeu um componente.',
    ],
    points: [
      'Placa comum: troca ou reparo, e os dois preços na mesa.',
      'Placa de inversor: só a do próprio modelo.',
      'Valor perto do motor completo: em casa a troca dele fica entre {{replacement.from}} e {{replacement.to}}.',
      'A peça velha é sua: peça-a de volta.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto do orçamento, a da etiqueta da central com o código legível e a da etiqueta do motor.',
  },
  {
    when: [
      'vale a pena|compensa|vale mais a pena|adianta|vale trocar',
      'placa|central',
      'queim*|torr*|pifou|estourou|carboniz*',
    ],
    unless:
      'receptor|wifi|consert*|reparo|reparar|arrumar|recuperar|usada|universal|motor queim*|queimou o motor|jetflex|inversor|inversora|fotocelula|nobreak|ou motor novo|ou o motor inteiro|garantia',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Vale a pena trocar a placa queimada do motor {marca} se o motor ainda presta: a placa nova fica entre {{part.board.from}} e {{part.board.to}}, contra {{replacement.from}} a {{replacement.to}} do conjunto completo numa casa. Com a placa queimada ele não liga para mostrar a força, e quem decide é a medição da bobina e a prova com uma central de teste, na visita, sem taxa.',
    ],
    description:
      'Vale trocar a placa queimada do motor {marca} se a bobina está boa: a placa fica entre {{part.board.from}} e {{part.board.to}}, e o conjunto, a partir de {{replacement.from}}.',
    heading: 'Antes de pagar uma placa {marca} nova',
    text: [
      'Placa queima por motor em curto, água, bicho na caixa ou surto da rede. A causa se acha primeiro, ou a segunda placa queima igual.',
      'O modelo vem da etiqueta da central {marca}: por ela se vê se a placa ainda se encontra, ou qual compatível lê o fim de curso e os controles que você já tem.',
    ],
    points: [
      'Motor sem ronco e sem óleo antes da queima: a placa vale.',
      'Motor que já esquentava ou perdia força: some os dois consertos antes.',
      'Só fusível, relé ou borne: tem reparo, a partir de {{repair.from}}.',
      'Queimou com raio: a fotocélula e o receptor entram no teste.',
      'Cheiro de verniz na carcaça: bobina queimada, e a placa sozinha não resolve.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor {marca} e a da caixa fechada, e conte o que houve antes de queimar.',
  },
  {
    when: [
      'vale a pena|compensa|vale mais a pena|adianta|vale trocar',
      'placa|central',
      'queim*|torr*|pifou|estourou|carboniz*',
    ],
    unless:
      'garen|rossi|peccinin|nice|rcg|seg|ipec|agl|unisystem|contramatic|receptor|wifi|consert*|reparo|reparar|arrumar|recuperar|usada|universal|motor queim*|queimou o motor|jetflex|inversor|inversora|fotocelula|nobreak|ou motor novo|ou o motor inteiro|garantia',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Vale a pena trocar a placa queimada se o motor do portão ainda presta: a central nova, instalada, fica entre {{part.board.from}} e {{part.board.to}}, contra {{replacement.from}} a {{replacement.to}} do motor completo numa casa. Sem placa ele não arranca, e por isso quem diz se presta é a medição da bobina e a prova com uma central de teste, numa visita sem taxa.',
    ],
    description:
      'Vale trocar a placa queimada do portão se a bobina do motor está boa: a placa fica entre {{part.board.from}} e {{part.board.to}}, e o motor completo, a partir de {{replacement.from}}.',
    heading: 'O que se mede antes de comprar a placa',
    text: [
      'O técnico mede a bobina e a fuga para a carcaça, liga a central de teste e vê o portão andar com ela. Se anda bem, a placa vale; se não anda, o dinheiro dela teria sido perdido.',
      'Procura-se também o que a queimou: motor em curto, água na caixa, bicho entre as trilhas ou surto da rede.',
    ],
    points: [
      'Antes de queimar o motor andava forte e sem ronco: a placa vale.',
      'Ele já esquentava ou perdia força: some os dois consertos.',
      'Só fusível, relé ou borne queimado: repara-se, a partir de {{repair.from}}.',
      'Raio ou surto: receptor e fotocélula também se provam antes.',
      'Placa fora de linha: há compatível para motor comum.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da caixa fechada e conte o que houve antes de queimar.',
  },
  {
    when: [
      'vale a pena|compensa|vale mais a pena|adianta',
      'trocar a placa|trocar placa|placa nova|trocar a central|troca de placa|trocar so a placa|trocar central',
    ],
    unless: 'receptor|receptores|wifi|ou o motor inteiro|universal',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa trocar a placa quando o motor gira forte, sem ronco e sem esquentar: a placa instalada fica entre {{part.board.from}} e {{part.board.to}}, contra {{replacement.from}} a {{replacement.to}} do motor completo numa casa. Não compensa em motor que já perde força ou não tem mais peça; em basculante, o kit novo instalado começa em {{kit.padrao}}.',
    ],
    heading: 'O teste que decide entre placa e motor',
    text: [
      'O técnico liga uma central de teste no seu motor. Se com ela o portão anda bem, a placa vale; se não anda, o dinheiro da placa teria sido perdido.',
    ],
    points: [
      'Queimou com raio: teste também fotocélula e receptor antes de pagar.',
      'Placa fora de linha: há central compatível para motor comum.',
      'Motor com inversor: só a placa do próprio modelo.',
      'Os controles se regravam, ou se troca a família inteira.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central com o código legível, a etiqueta do motor e conte se ela acende.',
  },
  {
    when: [
      'placa|central',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'como saber|como sei|como identificar|como descobrir|como testar|como ver|como reconhecer|sintoma*|sinais|sinal de',
    ],
    unless: 'controle|solar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar a placa do motor de portão fica entre {{part.board.from}} e {{part.board.to}}, com o serviço. Ela é suspeita quando há energia na tomada e nenhuma luz acende, quando a luz acende e nem o controle nem a botoeira respondem, ou quando só um dos sentidos funciona.',
    ],
    heading: 'Como saber se a placa queimou',
    text: [
      'Comece pelo que custa menos: disjuntor, tomada testada com outro aparelho e pilha do controle. Se a botoeira da parede abre, a placa está viva, e o defeito é do controle ou do receptor.',
      'Dentro da caixa quem mede é o técnico: fusível, fonte, relé e a tensão que sai para o motor. Fusível ou relé trocado custa menos do que a placa inteira.',
    ],
    points: [
      'Cheiro de queimado ou mancha: disjuntor desligado, e não religue.',
      'Luz acesa, relé estala e o motor não parte: veja antes o capacitor.',
      'Parou depois de temporal: surto na fonte, às vezes só o fusível.',
      'Abre sozinho: botoeira em curto imita placa ruim.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quais luzes acendem e o que responde, controle ou botoeira: dizemos se é placa.',
  },
  {
    when: [
      'placa|central|placas|circuito',
      'consert*|reparo|reparar|arrumar|recuperar',
      'ou troc*|ou trocar|ou compr*|ou nova|troca ou|troco ou|trocar ou|vale a pena|compensa|tem conserto|tem reparo|da conserto|tem jeito',
    ],
    unless: 'peccinin|garen|rossi|nice|rcg|seg|ipec|jetflex|inversora|inversor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A placa se conserta quando o defeito é fusível, relé, borne ou fonte, a partir de {{repair.from}}; troca-se, de {{part.board.from}} a {{part.board.to}}, quando a trilha carbonizou, o processador se foi ou a peça saiu de linha. Quem decide é o teste na visita, que não tem taxa: o motor também é medido, porque placa nova em motor em curto queima outra vez.',
    ],
    heading: 'O que tem reparo e o que pede placa nova',
    text: [
      'Reparo mantém os controles e o curso gravados. Placa nova pede todos os controles da casa juntos, para gravar, e um modelo que leia o fim de curso do seu motor.',
      'Com mancha preta ou cheiro, deixe o disjuntor desligado até a medição, porque cada tentativa leva mais uma peça.',
    ],
    points: [
      'Luz apagada e sem cheiro: fusível ou fonte, e tem reparo.',
      'Anda para um lado só: relé, e tem reparo.',
      'Esquece os controles toda semana: memória, e se troca.',
      'Queimada por raio: depende de onde a descarga parou.',
      'Motor com inversor: só a placa do conjunto serve.',
    ],
    questions: [
      {
        question: 'Vale reparar uma placa muito antiga?',
        answer:
          'Vale se a peça é comum, como relé ou fonte. Se já voltou do reparo duas vezes ou o modelo sumiu, a nova sai mais barata que a terceira visita.',
      },
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da caixa fechada e diga o que parou de funcionar.',
  },
  {
    when: ['placa|central', 'ppa', 'preco*|quanto custa|valor|quanto fica|quanto e|custo'],
    unless: 'facility',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A placa de um motor PPA trocada por nós fica entre {{part.board.from}} e {{part.board.to}}, com a peça, a gravação dos controles que você tiver e {{parts.warranty}} de garantia na peça. A de motor comum fica na parte baixa; a de inversor, como a do Jetflex, na alta, porque traz a potência junto.',
    ],
    heading: 'O que põe uma placa PPA no alto ou no baixo da faixa',
    text: [
      'Central de motor monofásico aceita mais de um modelo, e há compatível que respeita o fim de curso. A de inversor só serve da mesma linha, porque lê o sensor do próprio motor.',
      'Antes de trocar, o técnico prova com uma placa boa: se com ela o portão anda, a troca está justificada; se não anda, o defeito era outro e a placa fica.',
    ],
    points: [
      'Código escrito na placa, e não o da tampa.',
      'Receptor embutido ou avulso, que decide se os controles continuam.',
      'Sinal de água ou de bicho na caixa, que se resolve junto.',
    ],
    questions: [
      {
        question: 'Placa usada compensa?',
        answer:
          'Só com teste na sua frente e garantia escrita. Sem isso, uma placa com umidade dura semanas.',
      },
    ],
    further:
      'O que uma bancada consegue salvar está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e da etiqueta do motor PPA: respondemos com o valor.',
  },
  {
    when: ['display|visor|tela', 'central|placa|motor'],
    unless: 'pisca*|piscando|aces*|mostra*|mostrando|codigo|nao acende|apagad*|erro|quebr*|interfone|video',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Central com display digital vale a pena para quem regula e conserta: mostra força, pausa, velocidade e o código do defeito em números, em vez de piscadas. Para quem só abre e fecha o portão, muda pouco. Escolha por ela em prédio, onde muita gente mexe e o diagnóstico rápido poupa hora; em casa, não troque uma placa boa só por isso.',
    ],
    heading: 'O que o display mostra e o que ele não muda',
    text: [
      'Com números, a força e o tempo ficam anotados, e a regulagem se repete igual depois de uma troca. O display não aumenta potência nem alcance, e é mais uma peça que a umidade estraga.',
      'Trocar a placa fica entre {{part.board.from}} e {{part.board.to}}; ela tem de servir no motor e no fim de curso que já existem.',
    ],
    points: [
      'Contador de ciclos: bom para marcar a revisão do prédio.',
      'Senha de ajuste: evita que mudem a força sem saber.',
      'Caixa vedada: display embaçado é água entrando.',
      'Manual guardado: o código só tem sentido com a lista do modelo.',
    ],
  },
  {
    when: [
      'como saber|saber se|como descobrir|como identificar|como sei|como ver se|sinais|sintomas|e a placa|foi a placa|diagnostic*',
      'placa ou motor|placa ou o motor|placa ou e o motor|placa ou foi o motor|placa ou em motor|motor ou placa|motor ou a placa|motor ou e a placa|motor ou foi a placa|central ou motor|central ou o motor|motor ou central|motor ou a central',
    ],
    unless: 'compativel|outra marca|serve|vale a pena|compensa|quanto|preco',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs'],
    answer: [
      'O som separa a placa do motor: se ao apertar o controle nada acende nem estala, é energia ou placa; se a luz acende e a placa estala, mas o motor fica mudo, é placa, fio ou bobina aberta; se o motor zumbe e não parte, é capacitor, folha presa ou o próprio motor. Cheiro de verniz queimado é bobina. Confirmar é medição do técnico: placa nova fica de {{part.board.from}} a {{part.board.to}}, e bobina, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    description:
      'Nada acende nem estala: energia ou placa. Estala e o motor fica mudo: placa, fio ou bobina. Zumbe e não parte: capacitor, folha presa ou motor.',
    heading: 'Três sons e o que cada um aponta',
    text: [
      'Fique ao lado do motor fechado e peça a alguém um toque só no controle e outro na botoeira. Com cheiro, fumaça ou disjuntor que caiu, não teste: deixe desligado.',
      'A prova que fecha a conta é de dentro da caixa e é do técnico: ele mede a saída da placa e a bobina, e diz o valor antes.',
    ],
    points: [
      'Só a botoeira funciona: receptor ou controle, e não o motor.',
      'Anda só para um lado: relé da placa ou fim de curso.',
      'Depois de raio ou pico de luz: quase sempre placa.',
      'Depois de forçar contra folha presa: quase sempre bobina ou engrenagem.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande um vídeo com som de um toque no controle e a foto das etiquetas da central e do motor.',
  },
  {
    when: [
      'so a placa|so placa|apenas a placa|placa ou motor|placa ou o motor|placa e motor|a placa ou',
      'motor|motor inteiro|motor completo|tudo|conjunto',
    ],
    unless: 'compativel|outra marca|serve',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Troca-se só a placa quando o motor gira forte, em silêncio e não esquenta: fica entre {{part.board.from}} e {{part.board.to}}. Troca-se o conjunto quando a bobina queimou junto, quando não há placa para aquele modelo ou quando motor e placa já somam anos de conserto; numa casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como saber se o defeito é da placa ou do motor',
    text: [
      'O técnico separa os dois com o multímetro: tensão na saída da placa e motor mudo é motor; motor que parte ligado direto e não pela placa é placa.',
      'Depois de raio, os dois podem ter ido. Aí a placa nova só se põe com a bobina medida, ou a segunda queima igual.',
    ],
    points: [
      'Nenhuma luz com o disjuntor ligado: fonte ou fusível da placa.',
      'Estala e o motor não parte: relé, capacitor ou bobina.',
      'Cheiro de verniz vindo do motor: bobina.',
      'Só um sentido funciona: relé da placa.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central, a etiqueta do motor e conte se algo acende ou estala ao apertar o controle.',
  },
  {
    when: [asksPrice, 'placa|placas|central|centrais'],
    unless:
      'solar|inversor|wifi|consert*|reparo|ferro|madeira|serve|gravar controle*|gravacao de controle*|programar controle*|programacao de controle*|codificar controle*|cadastrar controle*|configurar controle*',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca de uma placa {marca} fica entre {{part.board.from}} e {{part.board.to}}, com a peça, a instalação e a gravação dos controles; o valor fecha pelo código impresso nela, e não pelo nome da tampa. Se só o relé ou o fusível queimou, o reparo sai por menos, a partir de {{repair.from}}.',
    ],
    heading: 'O que muda o preço de uma placa {marca}',
    text: [
      'Placa de motor comum tem original e compatível, e os dois preços são ditos antes. Placa de motor com inversor é só a do próprio modelo, e custa mais.',
      'Placa solta, sem serviço, nós não vendemos: quem compra no balcão leva o risco de ela não ler o fim de curso que está no motor. Trocada por nós, tem {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço.',
    ],
    points: [
      'Código impresso na placa, e não só o modelo do motor.',
      'Tipo de fim de curso: ímã, chave ou sensor de voltas.',
      'Receptor embutido ou separado.',
      'Quantos controles vão ser gravados de novo.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central {marca} com o código legível e a etiqueta do motor.',
  },
  {
    when: [asksPrice, 'placa|placas|central|centrais'],
    unless:
      'solar|inversor|wifi|sinaleir*|giroflex|sirene*|fechadura*|solenoide|condominio*|ferro|madeira|serve|garen|rossi|peccinin|nice|seg|intelbras|agl|rcg|vale a pena|consertar ou|ou trocar|ou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca da placa de um motor de portão custa de {{part.board.from}} a {{part.board.to}}, com peça, instalação e controles gravados. Quando só o fusível, o relé ou a fonte queimou, a mesma placa se repara, a partir de {{repair.from}}; o valor certo é dito depois do teste, sem taxa de visita.',
      'Placa de motor de portão trocada fica entre {{part.board.from}} e {{part.board.to}}, já com a mão de obra e a regulagem. Antes da troca o técnico testa se o defeito não é um relé ou um fusível, que se repara a partir de {{repair.from}}.',
    ],
    heading: 'O que faz uma placa custar mais que outra',
    text: [
      'Placa comum, de motor de indução, tem compatível e fica na parte de baixo. Placa de inversor e placa de modelo antigo ficam na de cima, ou nem existem mais.',
      'Some a causa: se ela queimou por raio ou por água, a caixa, o aterramento ou a calha entram no serviço, ou a próxima queima igual.',
    ],
    points: [
      'Código impresso na placa: com ele o preço sai por mensagem.',
      'Original ou compatível: os dois valores são ditos.',
      'Controles que já existem: servem, se o receptor for do mesmo código.',
      'Garantia: {{parts.warranty}} na peça e {{repair.warranty}} no serviço.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto das etiquetas da central e do motor.',
  },
  {
    when: [
      'placa|central',
      'consertar|conserto|reparar|arrumar|recuperar',
      'nova|novo|trocar|troca|comprar|substituir',
      'ou|compensa|vale|melhor|mais',
    ],
    unless: 'motor inteiro|garen|rossi|peccinin|nice|serve',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Compensa consertar a placa se queimou só relé, fusível, borne ou capacitor da fonte: o reparo parte de {{repair.from}} e ela volta como era. Troque, de {{part.board.from}} a {{part.board.to}}, se a trilha carbonizou, se a umidade comeu a placa ou se o processador se foi, porque remendo aí dura semanas.',
    ],
    heading: 'O defeito que se solda e o que condena a placa',
    text: [
      'O técnico leva uma central de teste: com ela o portão anda, e está provado que o defeito é da placa e não do motor. Só depois se escolhe entre reparo e troca.',
      'Conserto tem {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça. Em placa que já voltou uma vez com o mesmo defeito, a troca sai mais barata.',
    ],
    points: [
      'Nenhuma luz: fusível ou fonte, quase sempre reparo.',
      'Um sentido só: relé, reparo.',
      'Esqueceu os controles duas vezes: memória, troca.',
      'Verde ou branco nas trilhas: umidade, troca.',
      'Depois de raio: mede-se antes, e costuma ser troca.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e conte o que acende e o que estala.',
  },
  {
    when: ['hoje|mesmo dia|ainda hoje', 'troca|trocar', 'placa|central'],
    unless: 'a noite|de noite|esta noite|depois de 18h|depois das 18h',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A troca da central de comando no mesmo dia é possível quando há agenda e a placa do seu motor está no estoque: mande cedo o bairro e a foto das etiquetas do motor e da central. Com a peça, o serviço leva em geral {horas de reparo}, já com os controles gravados, e o valor é dito antes.',
    ],
    heading: 'O que decide a troca da placa hoje',
    text: [
      'Placa de motor comum costuma ir no carro. A de motor com inversor e a de linha antiga podem chegar só no dia útil seguinte.',
      'Antes de trocar, o técnico liga uma placa de teste: se o portão continua parado, a culpa é de outra peça, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Foto da etiqueta do motor.',
      'Foto da etiqueta da central, com a tampa fechada; senão, só da caixa.',
      'Quantos controles a casa usa.',
    ],
  },
  {
    when: [
      'fechamento automatico|fecha sozinh*|fechar sozinh*|fecho automatico|fechar automatic*',
      'quanto custa|preco|valor|quanto fica|quanto sai',
    ],
    unless: 'motor|abre e fecha sozinh*|abrindo e fechando|abre sozinh*|consert*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Ligar o fechamento automático numa central que já tem a função é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; o que se soma é a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} o par instalado, porque sem ela ninguém vigia o vão. Se a placa não tem a função, trocá-la fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados.',
    ],
    heading: 'Como o portão passa a fechar sem ninguém apertar',
    text: [
      'O tempo começa quando a folha chega ao fim da abertura e recomeça se algo corta o feixe. Em casa costuma ficar entre vinte e sessenta segundos.',
      'A foto da etiqueta da central diz se a função já está nela: em muitas basta mover uma chave e girar um ajuste.',
    ],
    points: [
      'Fotocélula alinhada e limpa.',
      'Folha equilibrada, que não bate ao chegar.',
      'Força regulada para parar ao encostar.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e uma do portão por dentro.',
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
    description:
      'O preço tem duas partes: o leitor, comprado de uma empresa de controle de acesso, e a ligação na central do portão, conosco a partir de {{repair.from}}.',
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
];
