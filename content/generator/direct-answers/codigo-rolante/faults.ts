/** Answers to titles about rolling codes: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas|posso|pode|da para',
      'pode ser clonado|pode ser copiado|da para clonar|da para copiar|se copia|copiavel|clonavel|e possivel clonar|e possivel copiar|aceita copia|clona|pode clonar|ser clonado',
    ],
    unless:
      'foi clonado|clonaram|evitar|proteg*|condominio*|predio*|tag|de codigo rolante|com codigo rolante|controle rolante|controle codigo rolante|rolling code|controle rolling|controle hopping',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['signs', 'compatibility'],
    answer: [
      'Abra a tampa do controle: se há uma fileira de chavinhas, ou se o manual diz código fixo, ele pode ser clonado de controle para controle. Se diz código rolante, rolling code ou anticlonagem, não pode: o controle novo é gravado na central, diante do motor. Na nossa visita a gravação fica de {{part.programming.from}} a {{part.programming.to}}, seja qual for o tipo.',
    ],
    heading: 'Três pistas sem abrir a central',
    text: [
      'Modelo e frequência estão no verso, em MHz. A frequência sozinha não decide: existem controles de 433 MHz dos dois tipos, e o que separa um do outro é o código.',
      'Cópia feita num balcão que funcionou uma vez e parou é sinal de rolante: a máquina gravou um código que já venceu.',
    ],
    points: [
      'Chavinhas dentro: fixo, fácil de copiar.',
      'Nome com rolling ou anticlonagem: só na central.',
      'Controle de prédio: quem cadastra é a administração.',
      'Fixo em portão da rua: vale passar ao rolante.',
    ],
    send: 'Mande uma foto do controle de frente, do verso e por dentro: dizemos se copia ou se precisa ser gravado na central.',
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
  {
    when: [
      'vizinho|outro portao|portao de outra|outra casa',
      'controle*|meu portao|portao eletronico',
      'abre|abrir|abrindo|abriu|aciona|acionando|consegue abrir',
    ],
    unless: 'barulho|muro|reclam*|celular|interfone|divisa',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Há duas causas: o controle dele foi gravado na sua central, por engano ou por cópia, ou os dois portões usam código fixo igual. No primeiro caso, apaga-se a memória e gravam-se só os seus, de {{part.programming.from}} a {{part.programming.to}}; no segundo, isso não basta, e muda-se o código de tudo ou se passa a um receptor de código rolante. Enquanto isso, corte o disjuntor do portão à noite.',
    ],
    heading: 'Descobrir qual das duas é',
    text: [
      'Aperte o seu controle perto do portão dele: se os dois se abrem, o código é o mesmo. Se só o dele abre o seu, ele está na sua memória. Receptor de código rolante, com os controles, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Controle com chavinhas: a combinação se muda na placa e em todos os controles.',
      'Rolante: cada controle tem um número, e basta apagar o dele.',
      'Avise o vizinho: o portão dele tem o mesmo problema.',
    ],
    further: 'A diferença entre os códigos está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do seu controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'ladrao|ladroes|bandido*|assaltante*|alguem|vizinho|terceiro*',
      'consegue*|pode|podem|da para|e possivel|tem como|conseguiria',
      'clon*|copi*',
      'controle*|portao',
    ],
    unless:
      'pode ser copiado|pode ser clonado|clonaram|clonou|meu controle foi|evitar|como saber|saber se|condominio*|predio*',
    subject: 'codigo-rolante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Pode, se o portão usa código fixo: quem copiou o controle abre como se fosse o dono, e um aparelho simples faz a cópia em segundos. Em código rolante a cópia simples não abre, porque o código muda a cada toque; aí o risco é o controle esquecido ou roubado. Trocar por receptor de código rolante, com os controles, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que fecha a porta para o controle copiado',
    text: [
      'Se você desconfia de cópia, desligue o disjuntor do portão à noite até mudar o código: em fixo, troca-se o segredo da placa e de todos os controles; em rolante, limpa-se a memória e gravam-se só os seus, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Chavinhas dentro do controle: código fixo, que se copia.',
      'Controle fora do carro em estacionamento e lava-rápido.',
      'Trava elétrica não impede o controle copiado, mas dificulta forçar a folha.',
    ],
    further: 'A diferença entre códigos está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle por fora e aberto: por ela dizemos de que tipo é o código.',
  },
  {
    when: [
      'como saber|como sei|saber se|sei se|como descobrir|descobrir se|sinais|sinal de que|tem como saber|desconfio|suspeito',
      'clonaram|clonou|clonado|copiaram|copiou|copia de meu controle|foi clonado|foi copiado',
      'controle*|portao',
    ],
    unless: 'pode ser clonado|pode ser copiado|da para clonar|condominio*|predio*',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs', 'safety'],
    answer: [
      'Cópia de controle não deixa marca no controle nem na placa: o sinal é o portão que abre em hora em que ninguém da casa apertou, e a prova é a câmera ou a memória da central, quando ela guarda quem acionou. Antes, descarte botão preso, botoeira úmida e vizinho com o mesmo código. Na dúvida, apagar tudo e gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    description:
      'Controle copiado não deixa marca: o sinal é portão que abre sem ninguém da casa ter apertado. Descarte botão preso e botoeira úmida e, na dúvida, regrave.',
    heading: 'Cópia ou defeito: como separar',
    text: [
      'Tire a pilha de todos os controles da casa por uma noite: se ele ainda abre, a ordem vem de fora ou do fio. Depois peça ao técnico que solte a botoeira e o interfone: se parou, era o fio; se não, é código repetido ou copiado.',
      'Só código fixo se copia com aparelho simples; para passar ao rolante, receptor e controles ficam entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Abre sempre na mesma hora: vizinho ou botão preso.',
      'Abre quando chove: umidade na botoeira.',
      'Objeto sumido e portão fechado: trate como cópia, e desligue o disjuntor à noite.',
    ],
    send: 'Mande a foto do controle aberto e diga em que horas ele abriu.',
  },
  {
    when: [
      'clonou|clonaram|clonado|copiaram|copiou|copiado|foi copiado|foi clonado|alguem abrindo|alguem esta abrindo|alguem anda abrindo|alguem abre meu|alguem abre o meu',
      'meu controle|controle|portao',
      'alguem|meu|o que fazer|suspeito|roubo|ladrao',
    ],
    unless: 'dicionario|quanto|preco|valor',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se você desconfia que o controle foi clonado, mude o código hoje: em código fixo troca-se o segredo da placa e de todos os controles; em rolante, limpa-se a memória e se gravam só os seus. Até lá, desligue o disjuntor do portão à noite e passe uma corrente.',
    ],
    heading: 'Fechar a porta para a cópia',
    text: [
      'Código fixo se copia em segundos, e trocar a combinação só empurra o problema: receptor de código rolante resolve, com controles, entre {{repair.from}} e {{repair.to}}. Limpar a memória e gravar os seus fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Anote hora e imagem: a polícia pede.',
      'Não deixe controle no carro em estacionamento e lava-rápido.',
      'Controle de prédio: avise o síndico no mesmo dia.',
      'Trava elétrica soma uma segunda barreira.',
    ],
    further: 'A diferença entre códigos está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto: por ela dizemos de que tipo é.',
  },
  {
    when: ['como saber|como sei|saber se|descobrir se|tem como saber', 'rolling|rolante|codigo fixo|codigo'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Abra a tampa da bateria do controle: uma fileira de chavinhas é código fixo; placa lisa com as palavras Rolling, Hopping ou HCS é código rolante. No portão, quem decide é o receptor: central com botão de gravar que aceita cada controle separado costuma ser rolante, e o manual do código da placa confirma.',
    ],
    heading: 'Se o seu é fixo e você quer o rolante',
    text: [
      'Não é preciso trocar o motor: um receptor rolante ligado na entrada de botoeira recebe controles novos, num serviço de {{repair.from}} a {{repair.to}}. Depois se desliga o receptor antigo, senão os controles velhos continuam abrindo.',
    ],
    points: [
      'Chavinhas iguais nos dois controles: fixo, com certeza.',
      'Central muito antiga: quase sempre fixa.',
      'Controle copiado em chaveiro na hora: era fixo.',
    ],
    further: 'Os tipos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto e da etiqueta da central.',
  },
  {
    when: [
      'abriu sozinho|abriu sozinha|abriram o portao|abriram',
      'roubaram|levaram|furtaram|roubo|furto|assalto|assaltaram',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    answer: [
      'Se o portão abriu e levaram algo, ligue 190, não mexa na cena e desligue o disjuntor do portão depois de fechá-lo. Na mesma noite, guarde todos os controles à vista; assim que possível, apague a memória da central e grave de novo só os seus.',
    ],
    heading: 'Por onde podem ter aberto',
    text: [
      'Sem marca na folha, as entradas são controle perdido ou copiado, botão ao alcance da grade e destravamento com acesso pela rua. Código fixo se copia em segundos; o rolante muda a cada toque.',
      'Anote a hora da abertura e junte as imagens de câmera: elas mostram se alguém tinha controle na mão.',
    ],
    points: [
      'Conte os controles da casa, um por um.',
      'Pergunte por cópias dadas a empregados.',
      'Veja o fio da botoeira e do interfone na rua.',
      'Confira se a chave de destravamento sumiu.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Trocar o que deixou entrar',
        text: [
          'Apagar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor de código rolante com controles novos, entre {{repair.from}} e {{repair.to}}, acaba com a cópia; até lá, disjuntor desligado e cadeado.',
        ],
      },
    ],
    questions: [
      {
        question: 'Regravar o mesmo controle fixo adianta?',
        answer: 'Não contra cópia: ela manda o mesmo código. Contra controle perdido de código rolante, sim.',
      },
      {
        question: 'Pode ter sido só defeito?',
        answer:
          'Pode. Botoeira em curto abre sem ladrão por perto, e o técnico testa as duas hipóteses na visita.',
      },
    ],
  },
  {
    when: [
      'copia|copiado|copiada|copiei|clone|clonado por chaveiro|chaveiro|duplicado|duplicada|duplicata|duplicaram|clonado parou|clonado nao',
      'controle*',
      'parou|nao funciona|nao abre|falha*|nao pega|nao presta|nao funcionou|nao deu certo|nao copia|rolling',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    answer: [
      'Cópia de controle que não funciona ou parou é quase sempre de código rolante: esse código muda a cada toque, e a cópia abre uma vez, nenhuma, ou até desencontra o original. O que resolve é gravar o controle novo na central, e não copiar outra vez.',
    ],
    heading: 'Código que se copia e código que se grava',
    text: [
      'De código fixo, com chavinhas ou não, a cópia funciona por anos, e se parou a causa é bateria ou botão. De código rolante, a central precisa conhecer cada controle pelo seu número, e isso só acontece no botão de gravação dela.',
      'Se o original deixou de abrir depois da cópia, aperte-o algumas vezes perto do portão: muitas centrais voltam a acertar o passo; as outras pedem que ele seja gravado de novo.',
    ],
    points: [
      'Abriu na loja e não em casa: rolante.',
      'Abre de perto e não de longe: cópia de rádio fraco.',
      'Parou depois de meses: bateria.',
      'Só o original abre: a cópia nunca entrou na memória.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Gravar em vez de copiar',
        text: [
          'A gravação na central fica entre {{part.programming.from}} e {{part.programming.to}}, com o controle da família certa, e {{repair.warranty}} de garantia no serviço. Leve ao chaveiro só o de código fixo.',
        ],
      },
    ],
    questions: [
      {
        question: 'O chaveiro é obrigado a devolver?',
        answer:
          'Se a cópia vendida não abre o seu portão, peça a troca ou o dinheiro: o produto não serviu ao que foi vendido.',
      },
      {
        question: 'Como sei se o meu é rolante?',
        answer: 'Sem chavinhas e de marca recente, quase sempre é. Pela foto da plaquinha dizemos.',
      },
    ],
    send: 'Mande a foto dos dois controles abertos, original e cópia, e da central.',
  },
  {
    when: [
      'um controle|mesmo controle|um so controle|um unico controle|o controle|qualquer controle|controle de um|controle de uma casa|controle de condominio|controle de predio|controle de casa|meu controle|controle de minha casa',
      'abre|abrem|abrindo|aciona|acionando',
      'tres portoes|dois portoes|quatro portoes|varios portoes|todos os portoes|outros portoes|3 portoes|2 portoes|4 portoes|portao de todos|portao de todas|os outros portoes',
      'vila|rua|vizinh*|casas|sobrados|fileira|condominio*|geminad*',
    ],
    unless: 'quero|como faco|tem como|da para|posso|comprar|programar|gravar',
    winsTies: true,
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Controle que abre vários portões da vila ou da rua quer dizer uma de duas coisas: os portões usam o mesmo código fixo, ou alguém gravou esse controle em todos. Gravação se apaga na central de cada casa, de {{part.programming.from}} a {{part.programming.to}}; código repetido pede outro segredo ou receptor de código rolante, de {{repair.from}} a {{repair.to}} por portão.',
    ],
    heading: 'Quem abre o quê na vila',
    text: [
      'Juntem um controle de cada casa e façam a prova, um portão por vez, com o vão livre. Se todos abrem tudo, o código é igual; se só um abre todos, ele foi gravado em todos.',
    ],
    points: [
      'Fileira de chavinhas iguais dentro dos controles: código fixo repetido.',
      'Instalador que fez a vila inteira costuma repetir o código.',
      'Até mudar, cada casa desliga o disjuntor do seu portão à noite.',
    ],
    send: 'Mande a foto de um controle de cada casa, aberto, e a da etiqueta dos motores.',
  },
  {
    when: [
      'clon*|copi*',
      'vizinho|vizinha|vizinhos|minha rua|em rua|bairro|casa de lado|predio de lado',
      'devo|preciso|preocupar|perigo|risco|e o meu|meu tambem|cuidado|medo',
    ],
    unless: 'meu controle foi|clonaram meu|clonaram o meu',
    winsTies: true,
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety', 'worth'],
    answer: [
      'Deve, se o seu controle também é de código fixo: quem copiou um na rua copia o próximo do mesmo jeito. Se o seu é de código rolante, a cópia simples não abre, e basta não deixar controle no carro. Fileira de chavinhas dentro do controle é código fixo; trocar por receptor rolante, com os controles, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Saber se o seu é do mesmo tipo',
    text: [
      'Olhe o modelo no verso do controle ou a palavra Rolling ou Hopping. Na dúvida, desligue o disjuntor do portão à noite até ter certeza.',
    ],
    points: [
      'Casas feitas pelo mesmo instalador costumam ter o mesmo receptor.',
      'Controle emprestado por um minuto basta para a cópia do código fixo.',
      'Câmera no portão mostra quem abriu, mas não impede.',
    ],
    send: 'Mande a foto do seu controle, frente e verso.',
  },
  {
    when: [
      'hacke*|hackear|invadir o sinal|quebraram o codigo|descobriram o codigo|descobriram o segredo|codigo vazou|decifr*',
      'portao*|controle*|codigo|motor',
    ],
    unless: 'celular|aplicativo|app|wifi|whatsapp|camera',
    winsTies: true,
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Código de portão que foi copiado ou descoberto se troca hoje: em código fixo muda-se o segredo da central e de todos os controles, ou se passa a receptor de código rolante, de {{repair.from}} a {{repair.to}}; em código rolante, apaga-se a memória e gravam-se só os seus, de {{part.programming.from}} a {{part.programming.to}}. Esta noite, deixe o disjuntor do portão desligado.',
    ],
    description:
      'Código de portão copiado ou descoberto se troca hoje: em código fixo, segredo novo ou receptor rolante; no rolante, memória apagada e regravada.',
    heading: 'O que foi copiado, e o que não se copia',
    text: [
      'Código fixo é o mesmo sinal sempre, e um aparelho simples o repete. O rolante muda a cada toque: se ele abriu para estranhos, houve controle gravado, e não sinal copiado.',
    ],
    points: [
      'Quem instalou ou emprestou controle pode ter gravado outro.',
      'Botoeira e interfone ao alcance da grade também abrem.',
      'No fim, prove que só os controles da lista abrem.',
    ],
    send: 'Mande a foto de um controle, frente e verso, e a da etiqueta da central.',
  },
];
