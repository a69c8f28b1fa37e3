/** Answers to titles about remote controls: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sinais|sinal|como saber|como descobrir|indicios|percebi',
      'clon*|copia|copiaram|copiou',
      'controle*|portao*|alguem',
    ],
    unless: 'da para|pode clonar|posso|como clonar|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs', 'safety'],
    answer: [
      'Os sinais de controle clonado são o portão aberto de manhã sem ninguém ter saído, abertura em hora repetida quando a casa está vazia, gente que entra sem ter controle e câmera que mostra carro estranho abrindo. Portão que abre sozinho a qualquer hora, na chuva ou logo depois da luz voltar, quase sempre é fio ou rádio. Na dúvida, apague a memória e grave só os seus, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que fazer hoje',
    text: [
      'Enquanto isso não se faz, passe corrente e desligue o disjuntor do portão à noite. Com código fixo, apagar não basta: o clone manda o mesmo código, e o que resolve é passar ao código rolante.',
    ],
    points: [
      'Chavinhas dentro do controle: código fixo, fácil de copiar.',
      'Manobrista, lavador e obra: quem teve o seu na mão.',
      'Central com registro: veja quem abriu e quando.',
    ],
    send: 'Mande a foto do controle aberto e conte quando o portão abriu.',
  },
  {
    when: [
      'controle*',
      'deixar em carro|deixar no carro|em carro|dentro de carro|sol|calor|porta luvas|quebra sol',
      'perigos*|calor|sol|estraga*|derret*|seguro|pode|posso|roub*|faz mal|queima|deixar',
    ],
    unless: 'carro roubado|roubaram o carro|levaram|sumiu|furtado|furtaram|nao funciona|program*|homelink',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Não deixe o controle no carro: quem arromba o vidro leva também a entrada da sua casa, e o documento no porta-luvas diz o endereço. O sol do painel ainda gasta a bateria, amolece a borracha do botão e empena a plaquinha.',
    ],
    heading: 'Como andar com ele',
    text: [
      'Controle pequeno vai no chaveiro da casa, e não no quebra-sol. Quem precisa dele no carro usa o botão do próprio veículo, quando há, ou o celular, que pedem a chave ou a senha.',
      'Se o carro foi levado ou aberto, apague a memória da central no mesmo dia e grave só os que ficaram. Até lá, desligue o disjuntor do portão à noite e entre pela porta social.',
    ],
    points: [
      'No sol a bateria dura bem menos.',
      'Botão mole ou afundado: borracha que cozinhou.',
      'Visor ou carcaça empenada: contato que falha.',
      'Código fixo: além de levado, pode ser copiado e devolvido.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Apagar e gravar de novo',
        text: [
          'Limpar a memória e gravar os controles que ficaram custa de {{part.programming.from}} a {{part.programming.to}}. Receptor de código rolante, quando o portão ainda é de código fixo, entra num serviço de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Lava-rápido e manobrista são risco?',
        answer: 'São, com código fixo: a cópia leva um minuto. Tire o controle antes de entregar a chave.',
      },
      {
        question: 'O calor apaga a gravação?',
        answer: 'Não. Ela fica na central; o que o calor gasta é a bateria e a borracha.',
      },
    ],
    send: 'Se o controle já sumiu, diga quantos existem na casa e mande a foto da central.',
  },
  {
    when: [
      'quantas pessoas|quantos controles existem|quantos controles tem|quem tem|quem mais tem|quem mais|quantos controles estao|quantos tem|todo mundo que tem|quem esta com',
      'controle*|copia|copias',
    ],
    unless: 'condominio*|predio*|quem tem direito|quem tem que|quem paga|cabem|posso',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'A placa não conta quem tem controle do seu portão: a maioria das centrais guarda só códigos, sem nome, e uma cópia de código fixo nem aparece nela. O jeito seguro é apagar a memória inteira e gravar de novo só os controles que estão na sua mão, o que fica de {{part.programming.from}} a {{part.programming.to}} numa visita. Feito isso, todo controle antigo deixa de abrir.',
    ],
    heading: 'Casa nova, obra ou inquilino que saiu',
    text: [
      'Mudou-se agora: trate os controles como a fechadura da porta, e apague no primeiro dia. Antigo dono, corretor, pedreiro e parente costumam ficar com um na gaveta.',
      'Se os seus são de código fixo, apagar não basta, porque a cópia usa o mesmo código do original. Nesse caso troca-se o código nas chavinhas ou o receptor por um de código rolante.',
    ],
    points: [
      'Junte todos os controles da família antes de apagar.',
      'Numere cada um e anote com quem está.',
      'Central com memória por posição: apaga-se só o perdido.',
      'Módulo de celular: veja no aplicativo quem tem acesso.',
    ],
    send: 'Mande a foto da central e de um controle, e diga quantos vão ficar: dizemos se dá para apagar um só ou se vai a memória toda.',
  },
  {
    when: [
      'controle*|acesso',
      'me mudo|me mudei|mudei|mudar de casa|casa nova|comprei a casa|comprei uma casa|mudanca|antigo dono|antigos donos|antigo morador|aluguei',
      'quem tem|nao sei|apagar|outros|antigo dono|antigos donos|antigo morador|seguranca|trocar o codigo',
    ],
    unless: 'condominio*|predio*|quem paga|proprietario',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'Apague a memória da central no primeiro dia e grave de novo só os controles que ficaram com você: o do antigo dono, o do corretor e o do pedreiro deixam de abrir na hora. Na nossa visita isso fica de {{part.programming.from}} a {{part.programming.to}}, com todos os da casa. Se o código é fixo, de chavinhas, troca-se também o código, porque a cópia usa o mesmo.',
    ],
    heading: 'O que fazer na chegada',
    text: [
      'Antes de apagar, junte os controles que recebeu e veja se cada um abre. O que faltar no dia da gravação fica mudo até ser gravado.',
      'Peça também a chave do destravamento e prove que ela gira: na primeira falta de luz é ela que abre o portão.',
    ],
    points: [
      'Aplicativo de portão: tire o antigo dono dos acessos.',
      'Fechamento automático: teste a fotocélula antes de confiar.',
      'Etiqueta do motor: fotografe e guarde.',
    ],
    send: 'Mande a foto da central e dos controles que recebeu: dizemos como se apaga e se vale trocar o receptor.',
  },
  {
    when: [
      'engoliu|engolir|enfiou no nariz|colocou na boca|pos na boca|comeu|engoliram|ingeriu',
      'pilha|bateria|controle*|parafuso',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Criança ou animal que engoliu pilha de controle é emergência, mesmo sem sintoma: vá agora ao pronto-socorro ou ligue 192 (SAMU); no caso do animal, ao veterinário. Não provoque vômito, não dê comida e leve a embalagem ou outra pilha igual, porque a moeda queima por dentro em poucas horas.',
    ],
    heading: 'Para não acontecer outra vez',
    text: [
      'Controle com tampa solta sai de circulação: feche com o parafuso ou com fita forte e guarde-o no alto. Pilha usada também queima, e vai direto à coleta da loja.',
    ],
    points: [
      'Tampa que abre com a unha: troque o controle ou a caixa.',
      'Pilhas de reserva trancadas, e não na gaveta da cozinha.',
      'Controle não é brinquedo: ele também move o portão.',
    ],
    send: 'Depois de cuidar da criança, se o controle ficou sem tampa, mande a foto dele: dizemos qual caixa serve.',
  },
  {
    when: [
      'crianca*|filho|filha|filhos|neto|neta|bebe',
      'brinca*|mexe*|aperta*|pega o controle|fica apertando',
      'bloquear|travar|desativar|desligar|impedir|evitar|como|trava',
    ],
    unless: 'prendeu|presa|machucou|esmag*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'O controle comum não tem bloqueio para criança: quem impede é a central, apagando-o da memória, ou um interruptor que tira o comando por rádio quando a casa não usa. O mais simples é controle e botoeira no alto, e fotocélula baixa, de {{part.photocell.from}} a {{part.photocell.to}}, com a força no mínimo que move a folha.',
    ],
    description:
      'O controle comum não tem bloqueio para criança: deixe controle e botoeira no alto e uma fotocélula baixa, de {{part.photocell.from}} a {{part.photocell.to}}.',
    heading: 'Maneiras de tirar o portão da brincadeira',
    text: [
      'Nenhuma substitui a folha que para ao encostar. Prove-a com uma caixa de papelão no vão antes de confiar no resto.',
    ],
    points: [
      'Função de bloqueio da central, se a sua tem: o manual da placa diz.',
      'Controle que a criança já usa: apagado, e ela fica com a carcaça.',
      'Botoeira com chave, no lugar do botão comum.',
      'Fechamento automático desligado enquanto brincam na frente.',
    ],
    further: 'Apagar e gravar está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle, a da etiqueta da central e a do vão perto do chão.',
  },
  {
    when: [
      'roub*|furt*|levaram|levou',
      'meu controle|controle de portao|controle de meu portao|controle de garagem|o controle|controle dentro de carro|carro com o controle|bolsa com o controle|controle em carro|controle',
      'o que faco|o que fazer|como faco|e agora|bloquear|cancelar|apagar|portao',
    ],
    unless:
      'faxineir*|diarista|empregada|jardineiro|caseiro|funcionari*|ex marido|ex mulher|inquilin*|evitar|prevenir|clon*|como funciona|ladrao|condominio*|predio*|assalt*|invad*|preco|quanto',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Controle roubado se apaga da central, e quanto antes: até lá, desligue o disjuntor do portão à noite e feche com trinco ou cadeado por dentro. Na visita, o técnico limpa a memória inteira e grava só os que ficaram com você, de {{part.programming.from}} a {{part.programming.to}}. Se o código é fixo, troque por código rolante, porque o levado pode ser copiado.',
    ],
    heading: 'Hoje à noite e na visita',
    text: [
      'Avise quem mora na casa, faça o boletim de ocorrência e junte todos os controles que ficaram, com pilha boa. Se a chave do destravamento foi junto, o miolo também se troca.',
    ],
    points: [
      'Documento com o endereço foi junto: não espere o dia seguinte.',
      'Tags, senhas e aplicativo: apague também.',
      'No fim, prova de que um controle fora da lista não abre mais.',
    ],
    questions: [
      {
        question: 'Dá para apagar só o que levaram?',
        answer:
          'Depende da central: as mais novas apagam um controle pelo número dele; nas outras a memória sai inteira, e os seus se gravam de novo.',
      },
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles e da caixa da central.',
  },
  {
    when: ['assalt*|roub*|furt*|invad*|invasao', 'controle*|codigo*|memoria'],
    unless: 'evitar|prevenir|clon*|como funciona|ladrao',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Depois de um assalto não é preciso comprar todos os controles: apaga-se a memória inteira da central e gravam-se só os que ficaram com vocês, de {{part.programming.from}} a {{part.programming.to}} na visita. Compre só o que falta; se o código é fixo, troque por código rolante, porque o levado pode ter sido copiado.',
    ],
    heading: 'O que fazer hoje e o que fica para a visita',
    text: [
      'Hoje: desligue o disjuntor do portão à noite e feche por trinco ou cadeado, até a memória ser apagada. Guarde a lista dos controles e de quem os tem; o boletim de ocorrência ajuda no seguro e no condomínio.',
      'Na visita: memória zerada, cada controle gravado de novo diante de você e, no fim, a prova de que o levado não abre mais.',
    ],
    points: [
      'Chave do destravamento levada: troca-se o miolo.',
      'Tags, senhas e aplicativo: apague também, com quem cuida deles.',
      'Código fixo: receptor de código rolante e controles da família dele.',
      'Prédio: assembleia não precisa decidir o apagamento; o síndico o pede e avisa os moradores.',
    ],
    questions: [
      {
        question: 'Posso apagar só o controle que levaram?',
        answer:
          'Em algumas centrais sim; na maioria das antigas só se apaga tudo. Apagar tudo é mais seguro, porque tira também o que ninguém lembra de ter gravado.',
      },
      {
        question: 'Quantos controles a visita regrava?',
        answer: 'Os que estiverem em casa nessa hora. Junte todos antes, com pilha boa.',
      },
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles e da caixa da central.',
  },
  {
    when: [
      'qualquer controle|todo controle|outro controle|outros controles|controle de outr*|controles de outr*|controle alheio|controle de desconhecid*|controles de rua|controle de rua|controle de estranh*|controle errado',
      'abr*|acion*|obedec*|respond*|aceit*',
    ],
    unless: 'vizinh*|universal|como programar|copi*|comprar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Portão que abre com qualquer controle está inseguro: a central ficou em modo de gravar, está com o código fixo de fábrica ou guarda controles que ninguém apagou. Apague a memória e grave só os seus; se ainda abrir, ponha um receptor de código rolante, que muda a cada toque.',
    ],
    heading: 'Esta noite e depois',
    text: [
      'Até resolver, desligue o disjuntor do portão quando for dormir e feche por trinco ou cadeado. Não conte só com o motor como fechadura.',
      'Apagar e gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}. Com o receptor novo entram controles da família dele, e o preço do conjunto se diz pela foto da central.',
    ],
    points: [
      'Abre com controles de outra marca: código fixo comum, ou modo de gravar preso.',
      'Abre sem ninguém apertar: botoeira em curto ou controle com botão preso.',
      'Chaves pequenas dentro do controle: código fixo de poucas combinações; troque.',
      'Depois de apagar, prove com um controle que não é seu.',
    ],
    questions: [
      {
        question: 'Mudar as chavinhas do controle resolve?',
        answer:
          'Atrapalha por um tempo, mas são poucas combinações e qualquer um as copia. Código rolante resolve.',
      },
    ],
    send: 'Mande a foto do controle aberto, da caixa da central e o nome escrito nela, e diga com que outros controles ele abriu.',
  },
  {
    when: [
      'e seguro|seguro|confiavel|perigoso|risco',
      'controle universal|controle paralelo|controle copiador',
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
      'controle*',
      'clonado|clonada|copiado|copiada|controle copia|copia de controle',
      'e seguro|seguro|segura|confiavel|e perigoso|perigoso|perigosa|perigo|arriscado|arriscada|risco|riscos|seguranca|inseguro|insegura',
    ],
    unless:
      'universal|como|evitar|proteger|impedir|internet|novo|descobr*|saber|sinais|o que fazer|mercado livre|seguro residencial|seguro paga|seguradora',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety'],
    answer: [
      'Não muito: só se clona controle de código fixo, e quem tem a cópia abre o portão a qualquer hora, sem que a central note a diferença. Se ela foi feita na sua frente e ficou com a família, o risco é pequeno; seguro mesmo é o código rolante, que muda a cada toque. Gravar controles assim na central fica entre {{part.programming.from}} e {{part.programming.to}}; onde ela não aceita esse código, um receptor avulso resolve, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando a cópia vira problema',
    text: [
      'O perigo não está no aparelho clonado, e sim em quem guarda outro igual: lava-rápido, manobrista, obra ou um antigo morador. A central lê o mesmo código nos dois e não tem como recusar um deles.',
      'Apagar a memória e gravar de novo o mesmo controle não tira a cópia de uso, porque ela volta junto. O que tira é mudar o código de todos ou passar ao rolante, em que cada controle tem um número só seu.',
    ],
    points: [
      'Fileira de chavinhas dentro do controle: código fixo, que se copia.',
      'Manual que fala em rolling code ou anticlonagem: código rolante.',
      'Portão que amanhece aberto: troque o código antes de procurar outro defeito.',
      'Controle perdido ou roubado: apague a memória no mesmo dia.',
    ],
    questions: [
      {
        question: 'Um controle clonado estraga a central?',
        answer:
          'Não. Ele manda o mesmo sinal do original; o que costuma ser pior é o alcance, porque a cópia barata transmite mais fraco.',
      },
    ],
    send: 'Mande a foto do controle aberto e a da etiqueta da central: dizemos se o código é fixo ou rolante e quanto fica trocar.',
  },
  {
    when: [
      'clonar|clonagem|clone|copiar|copia|copias|duplicar',
      'controle*',
      'seguro|segura|seguranca|perigoso|perigosa|arriscado|risco|confiavel',
    ],
    unless: 'clonado|clonada|clonaram|apagar|internet|como|evitar|proteger|impedir|mercado livre|novo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Clonar o controle do seu portão é seguro se a cópia é feita na sua frente e fica com você: o risco está em quem guarda uma. O clone de código fixo é igual ao original, e a central não sabe qual dos dois apertou; o rolante não se clona, e por isso é o que protege mais. Gravar controles na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que deixa a cópia arriscada',
    text: [
      'Um controle de código fixo emprestado por um minuto pode voltar com um gêmeo. Para tirar o gêmeo de uso, muda-se o código de toda a casa.',
      'No rolante cada controle tem um número na memória da placa, e o que se perder sai dela sem mexer nos outros.',
    ],
    points: [
      'Espere ao lado enquanto copiam, e leve o original de volta na hora.',
      'Conte os controles da casa de tempos em tempos.',
      'Em condomínio, peça o seu à administração, que tem o cadastro.',
      'Mudou de casa há pouco: apague todos e grave só os seus.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central: dizemos se o código é fixo ou rolante e o que protege mais no seu portão.',
  },
  {
    when: [
      'crianca*|bebe|bebes|filho|filha|neto|neta',
      'pode|posso deixar|posso dar|deixar|tem problema|e perigoso|perigo',
      'mexer|brincar|brinca|apertar|aperta|usar|pegar|ficar|mexe',
      'controle*',
    ],
    unless: 'engoliu|engolir|bateria|pilha|preso|prendeu|machuc*|evitar|impedir|bloque*|clon*',
    winsTies: true,
    isUnpriced: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não: controle de portão não é brinquedo de criança. Um aperto sem querer move a folha de longe, com alguém no vão, e a bateria pequena, se engolida, queima por dentro em poucas horas. Guarde os controles no alto, use a carcaça com parafuso e dê à criança um controle velho, sem bateria e apagado da central.',
    ],
    heading: 'O controle fora da brincadeira',
    text: [
      'Criança maior aprende a só apertar vendo o vão inteiro, com um adulto ao lado. Fotocélula e força no mínimo protegem do erro, mas não o dispensam.',
    ],
    points: [
      'Controle no chaveiro do carro, e não na mesa da entrada.',
      'Botão da parede mais alto que a criança com a mão esticada.',
      'Engoliu a bateria: pronto-socorro agora, ou 192.',
    ],
    send: 'Mande a foto do controle e do portão se quiser pôr fotocélula ou botoeira com chave.',
  },
];
