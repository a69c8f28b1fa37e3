/** Answers about remote controls that fail, and about the memory that stores them. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const controlFaultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'wifi|wi-fi|wi fi|modulo|internet|aplicativo|app|alexa|roteador',
      'desconect*|caiu|cai|offline|off line|fora de ar|perde conexao|perdeu conexao|nao conecta|sem conexao|saiu de ar|desconfigur*|troquei',
      'portao|garagem|motor',
    ],
    unless: 'caiu a internet|cai a internet|sem internet|internet cair|tem como|quanto|instalar|preco|qual',
    subject: 'portao-pelo-celular',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Quando o wifi do portão desconecta, o módulo perdeu a rede: senha trocada, roteador novo, canal só de 5 GHz ou sinal fraco junto do motor. Abra com o controle, reinicie o roteador e veja se o módulo volta em alguns minutos; se não, refaça a conexão pelo aplicativo, na rede de 2,4 GHz. Cai todo dia: falta sinal, e um repetidor perto da garagem resolve. Se nem a botoeira abre, o defeito é do portão, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Rede, módulo ou portão',
    text: [
      'A luz do módulo diz em que passo ele parou, e o manual dele traz a lista. Depois de trocar o roteador, repetir o mesmo nome e a mesma senha evita refazer tudo.',
    ],
    points: [
      'Funciona em casa e não na rua: conta ou internet.',
      'Não funciona nem em casa: rede ou módulo.',
      'Módulo sem luz: fonte, fora da rede do motor.',
    ],
    send: 'Mande uma foto do módulo com a luz à vista e diga se a botoeira abre o portão.',
  },
  {
    when: [
      'sirene|alarme de portao|buzzer|sinaleira',
      'dispar*|nao para|tocando|toca sozinh*|gritando|tocou sozinh*',
      'portao|garagem|motor',
    ],
    unless: 'carro|cerca|instalar|comprar',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Sirene do portão que dispara sem parar acusa porta que a central julga aberta, entrada presa ou fiação em curto, às vezes por água. Feche o portão até o fim e veja se ela cala; se não, desligue o disjuntor do portão por um minuto e religue com o vão livre. Voltou a tocar, deixe desligado e chame: o conserto vai de {{repair.from}} a {{repair.to}}. Se a sirene é do alarme da casa, quem a desliga é a empresa do alarme.',
    ],
    heading: 'De quem é a sirene',
    text: [
      'Siga o fio: a do portão sai da caixa do motor, a do alarme, de um painel com teclado. Sensor do portão ligado ao alarme dispara quando o ímã se afasta com o vento.',
    ],
    points: [
      'Toca só com a folha andando: é o aviso normal.',
      'Toca depois de chuva: emenda molhada.',
      'Não corte o fio com o circuito ligado.',
    ],
    send: 'Mande um vídeo com o som e uma foto da sirene e da caixa do motor.',
  },
  {
    when: [
      'bateria|pilha|baterias|pilhas',
      'trocar|troca|trocando|substituir|colocar|por',
      'controle*|controlinho',
    ],
    unless: 'preco|quanto|qual|depois|apos|troquei',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para trocar a bateria do controle do portão, abra a carcaça pelo parafuso ou pela fenda lateral, leia o código da velha e ponha uma igual, com o sinal de mais do mesmo lado. A programação não se perde, porque o código fica gravado no chip e na central.',
    ],
    heading: 'A troca em cinco passos',
    text: [
      'Os tipos mais comuns são o A23, cilíndrico de 12 V, e as moedas CR2016 e CR2032, de 3 V. Uma não substitui a outra: a altura muda o contato e a tensão muda o circuito.',
      'Evite tocar nos dois lados da moeda com os dedos ou com pinça de metal; isso descarrega e suja.',
    ],
    points: [
      'Fotografe a posição antes de tirar a velha.',
      'Use uma moeda ou chave pequena na fenda, sem torcer.',
      'Esfregue os contatos com uma borracha de lápis.',
      'Ponha a nova com o mais para o lado marcado.',
      'Teste a dez passos do portão, longe do motor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Bateria nova e o portão ainda não abre',
        text: [
          'Se a luz não acende, o contato não encosta ou a bateria é de prateleira velha. Se acende forte e nada acontece, teste outro controle: nenhum abrindo, o defeito está no receptor, com conserto de {{repair.from}} a {{repair.to}}.',
        ],
        points: [
          'Luz fraca: bateria de outro tipo ou já gasta.',
          'Um controle só mudo: gravação dele, de {{part.programming.from}} a {{part.programming.to}}.',
          'Todos mudos: energia, receptor ou placa.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto dura a bateria?',
        answer:
          'Depende de quantas vezes se aperta e do calor. Guardado no painel do carro ao sol, o controle gasta muito antes.',
      },
      {
        question: 'Onde compro essa bateria?',
        answer:
          'Em relojoaria, chaveiro, mercado ou loja de pilhas, pelo código. Leve a velha para comparar a altura.',
      },
    ],
  },
  {
    when: [
      'pilha|bateria',
      'controle*',
      'dura pouco|acaba rapido|descarrega|gasta|toda hora|todo mes|toda semana|acabando|rapido|durando pouco',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle de portão que gasta bateria depressa está transmitindo sem você saber: botão preso, apertado dentro do bolso ou circuito que molhou e ficou em fuga. Olhe a luz dele sem apertar nada; se pisca ou fica acesa, a bateria acaba em dias.',
    ],
    heading: 'Por que a bateria não dura',
    text: [
      'Sujeira em volta do botão e borracha deformada mantêm o contato fechado. Limpe com pano seco e veja se o botão volta com um clique.',
      'A outra causa é a própria bateria: a comprada em cartela antiga já vem pela metade, e a mais barata nem sempre tem a capacidade escrita.',
    ],
    points: [
      'Luz acesa em repouso: botão preso.',
      'Controle morno no bolso: fuga no circuito.',
      'Gasta só no verão: painel do carro ao sol.',
      'Nova já fraca: troque de loja e de marca.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Quando trocar o controle',
        text: [
          'Se limpo e seco ele ainda gasta, o circuito está em fuga e o conserto não compensa. O controle novo precisa ser da família do receptor, e a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Bateria recarregável serve?',
        answer: 'Não costuma. A tensão é outra e a altura também; use a do código original.',
      },
      {
        question: 'Controle preso pode abrir o portão?',
        answer:
          'Pode, e também impedir os outros de funcionar. Por isso ele é o primeiro a se tirar do jogo.',
      },
    ],
  },
  {
    when: [
      'botao|tecla|botoes|borracha',
      'controle*',
      'afund*|pres*|quebr*|duro|dura|solt*|gast*|botao nao funciona|botao de controle nao funciona|tecla nao funciona|nao funciona botao|nao funciona o botao|falha*|entrou|rasg*|saiu|caiu|emperr*|trav*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Botão de controle de portão afundado ou preso se tira de uso na hora: retire a bateria, porque ele pode estar mandando sem parar e abrir o portão ou calar os outros controles. Abra a carcaça e veja se foi a borracha que saiu do lugar ou a chavinha da placa que soltou.',
    ],
    heading: 'Borracha, chavinha ou carcaça',
    text: [
      'Borracha deslocada volta ao lugar com a mão. Chavinha solta se ressolda, e quem conserta eletrônico pequeno faz; carcaça quebrada se troca por uma do mesmo modelo, mantendo a placa e a gravação.',
      'Se só um dos botões falhou, o outro pode ser gravado para o mesmo portão, e o controle continua servindo.',
    ],
    points: [
      'Botão fundo e mole: chavinha quebrada.',
      'Botão duro: sujeira ou bebida seca por dentro.',
      'Funciona só com força: contato gasto.',
      'Carcaça aberta: a bateria perde o contato.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Controle novo sem trocar a central',
        text: [
          'O substituto tem de falar a mesma língua do receptor, e não só a mesma frequência. Gravar o novo e apagar o velho fica entre {{part.programming.from}} e {{part.programming.to}}; se o modelo saiu de linha, um receptor avulso com controles novos resolve, de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar só a placa com outra carcaça?',
        answer:
          'Pode, se os botões e a bateria ficam no mesmo lugar. Carcaça do mesmo modelo é barata e segura o contato.',
      },
      {
        question: 'O portão abriu sozinho por causa do botão?',
        answer: 'É bem possível. Tire a bateria dele e veja se o portão sossega por um dia.',
      },
    ],
  },
  {
    when: [
      'controle*',
      'so funciona|so abre|so pega|funciona so|abre so|pega so|alcance|de perto|colado|encostad*|bem perto|perto',
      'perto|colado|encostad*|alcance|motor|curto|fraco|pouco|diminuiu|perdeu|de perto|embaixo|distancia|um metro|carro',
    ],
    unless:
      'aumentar|antena|nao funciona de longe|celular|fora de casa|comprar|perto de mim|perto de casa|aqui perto|chaveiro|clon*|copia*|faz',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que só funciona colado no portão perdeu potência ou o receptor ficou surdo. Troque a bateria por uma nova do mesmo tipo, escrito na velha, e teste outro controle da casa no mesmo lugar: se só um é curto, é ele; se todos são, é a antena, o receptor ou interferência.',
    ],
    heading: 'Um controle curto ou todos',
    text: [
      'Antena de receptor é um fio esticado e para cima. Enrolada, cortada ou encostada em ferro molhado, ela perde quase todo o alcance.',
      'Se piorou depois de uma mudança, olhe o que chegou: lâmpada de LED, câmera, roteador ou carregador perto do motor. Desligue um por vez e conte os passos até o portão obedecer.',
    ],
    points: [
      'Bateria nova e ainda curto: contato oxidado ou controle que levou um tombo.',
      'Bom a pé e ruim no carro: película metalizada ou carregador.',
      'Bom de dia e ruim à noite: lâmpada nova na garagem.',
      'Foi piorando na chuva: antena ou receptor úmido.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Antena, receptor ou controle novo',
        text: [
          'Reposicionar a antena é serviço curto, perto de {{part.adjustment.from}}. Receptor avulso com controles novos fica entre {{repair.from}} e {{repair.to}}, e gravar um controle, entre {{part.programming.from}} e {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso emendar um fio na antena?',
        answer: 'Não por tentativa: o comprimento tem relação com a frequência. Fio maior às vezes piora.',
      },
      {
        question: 'Qual o alcance normal?',
        answer: 'Muda com o modelo e com as paredes. O que serve de medida é o seu: se encurtou, algo mudou.',
      },
    ],
  },
  {
    when: [
      'controle*',
      'duas vezes|2 vezes|varias vezes|muitas vezes|tres vezes|insistir|so na segunda|segunda vez|as vezes funciona|de vez em quando|hora funciona|funciona as vezes|intermitente|falhando|falha as vezes|as vezes nao|demora',
    ],
    unless: 'bateria dura|pisca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que só abre depois de apertar várias vezes tem bateria no fim, botão gasto ou um receptor que ouve mal. Faça a prova com outro controle da casa, do mesmo lugar: se o outro abre de primeira, o problema é dele; se os dois falham, é antena, interferência ou central.',
    ],
    heading: 'Falha do dedo, do ar ou da placa',
    text: [
      'Botão gasto funciona com força ou num canto; bateria fraca funciona perto e falha longe. Interferência falha em horários, e some quando se apaga a lâmpada ou o aparelho culpado.',
      'Falha que só acontece com o portão em movimento não é do controle: muitas centrais ignoram ordens durante o curso.',
    ],
    points: [
      'Conte em dez toques quantos ele obedece, perto e longe.',
      'Repita com a luz da garagem apagada.',
      'Olhe a antena: esticada, longe do ferro.',
      'Botoeira que também falha: central, e não controle.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Do mais barato ao mais caro',
        text: [
          'Bateria e limpeza ficam por sua conta. Gravar um controle, de {{part.programming.from}} a {{part.programming.to}}; antena ou receptor, de {{repair.from}} a {{repair.to}}; central que perde ordens, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Regravar o controle melhora?',
        answer:
          'Não. Controle gravado manda o código certo ou não manda; falha intermitente é sinal, e não memória.',
      },
      {
        question: 'Pode ser o código rolante fora de passo?',
        answer:
          'Raro, e só depois de muitos toques longe do portão. Alguns modelos se acertam com dois toques seguidos perto dele.',
      },
    ],
  },
  {
    when: [
      'um controle|outro controle|o outro|controle da minha|controle do meu|so um',
      'funciona|abre|nao funciona|nao abre|parou',
      'controle|nao|outro',
    ],
    unless: 'dois portoes|outro portao|vizinho|comprar|programar outro',
    of: ['controle-remoto'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Se um controle abre o portão e o outro não, a central e o receptor estão bons: o defeito é do controle mudo. Troque a bateria, veja se a luz acende forte e compare com o que funciona; luz boa e portão parado quer dizer que ele saiu da memória.',
    ],
    heading: 'O controle mudo, em três provas',
    text: [
      'Primeiro a luz: sem ela é bateria, contato ou botão. Depois o lugar: colado ao motor ele abre, é potência; nem assim, é gravação.',
      'Por último a família: se ele veio de outro portão ou de loja, pode ser de código que a sua central não aceita.',
    ],
    points: [
      'Sem luz: bateria ou contato.',
      'Luz fraca: bateria.',
      'Luz forte, só abre colado: transmissor gasto.',
      'Luz forte e nada: gravar de novo.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Gravar de novo sem apagar os outros',
        text: [
          'Gravar um controle não mexe nos demais, desde que se use o toque curto do botão da placa; o toque longo apaga tudo em muitos modelos. O serviço fica entre {{part.programming.from}} e {{part.programming.to}}, e cabem vários controles na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Por que ele saiu da memória?',
        answer:
          'Alguém gravou outro com a memória cheia, a placa foi trocada ou um toque longo apagou o grupo.',
      },
      {
        question: 'Posso copiar do que funciona?',
        answer: 'Só se forem de código fixo. No rolante, cada controle se grava na central.',
      },
    ],
  },
  {
    when: [
      'apagar|apago|limpar|excluir|deletar|remover|cancelar|zerar',
      'controle*|memoria',
      'central|placa|portao|motor|todos|receptor|perdido|antigo*|memoria',
    ],
    unless: 'preco|condominio|tag|alarme',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'Para apagar os controles da central do portão, o comum é manter apertado o botão de gravação da placa até a luz mudar de ritmo: isso limpa a memória inteira, e todos os controles bons têm de ser gravados outra vez. O tempo e o botão mudam com o modelo; leia o nome da placa antes.',
    ],
    heading: 'Apagar um ou apagar todos',
    text: [
      'Apagar só o perdido existe em poucas centrais de casa; nas outras se apaga tudo e se grava o que ficou. Por isso reúna antes todos os controles da família.',
      'O botão fica ao lado dos bornes da rede. Se você não sabe onde está cada um, deixe a caixa fechada e peça o serviço.',
    ],
    points: [
      'Anote o nome impresso na placa e procure o manual dele.',
      'Junte todos os controles antes de começar.',
      'Na maioria das placas o toque longo apaga e o curto grava: não os troque.',
      'Depois de apagar, prove que o velho não abre.',
      'Receptor avulso tem memória própria: apague nele também.',
    ],
    sections: [
      {
        aspect: 'price',
        heading: 'Quanto custa mandar apagar e regravar',
        text: [
          'Limpar a memória e gravar os controles da casa fica entre {{part.programming.from}} e {{part.programming.to}}, numa visita só. Depois de perda ou furto, é a providência que impede um desconhecido de abrir a garagem.',
        ],
      },
    ],
    questions: [
      {
        question: 'Apagar a memória desregula o portão?',
        answer:
          'Em geral não: curso, força e pausa ficam em outra parte. Restaurar o padrão de fábrica, sim, apaga tudo.',
      },
      {
        question: 'Comprei a casa. Preciso apagar?',
        answer: 'Convém. Você não sabe quantos controles o antigo dono deixou com empregados e vizinhos.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga quantos controles ficam na casa: levamos o que falta para gravar todos na mesma visita.',
  },
  {
    when: [
      'reset*|resetar|reiniciar|reset de fabrica|restaurar|padrao de fabrica|voltar de fabrica|zerar|configuracao de fabrica',
      'placa|central|motor|portao|inversor',
    ],
    unless: 'alarme|interfone|cerca|celular|aplicativo|fechadura',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Resetar a central do portão pode ser três coisas: reiniciar, desligando o disjuntor por um minuto; apagar os controles; ou voltar à regulagem de fábrica, que também apaga curso e força. Comece pela primeira, que não perde nada; as outras duas pedem o manual do modelo.',
    ],
    heading: 'Qual dos três resets você precisa',
    text: [
      'Portão que ficou confuso depois de faltar luz costuma se acertar com o disjuntor desligado e um ciclo inteiro sem interromper. Controle perdido pede só a memória.',
      'O padrão de fábrica é para quem vai regular tudo outra vez. Depois dele o motor não conhece o fim do curso, e a primeira abertura pode bater.',
    ],
    points: [
      'Reiniciar: disjuntor desligado por um minuto.',
      'Apagar controles: toque longo no botão de gravação, na maioria das placas.',
      'Fábrica: combinação de botões ou jumper, só com o manual.',
      'Depois: gravar controles, curso, força e pausa.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'O que regular depois do padrão de fábrica',
        text: [
          'Curso, força e desaceleração são acertados com a folha vazia e o vão livre. Regulagem e gravação ficam entre {{part.adjustment.from}} e {{part.programming.to}}, na mesma visita.',
        ],
        steps: [
          'Levar a folha ao meio, com o motor solto e o disjuntor desligado.',
          'Engatar, religar e mandar a central aprender o curso.',
          'Baixar a força até parar num calço de madeira.',
          'Regular a pausa, se há fechamento automático.',
          'Gravar os controles e testar a fotocélula.',
        ],
      },
    ],
    questions: [
      {
        question: 'Resetar conserta placa queimada?',
        answer: 'Não. Reset devolve configuração; peça queimada continua queimada.',
      },
      {
        question: 'Onde fica o botão?',
        answer:
          'Na própria placa, perto de uma luz, com nome como PROG, LEARN, GRV ou CH. Mande a foto da placa e dizemos qual é, sem você tocar nela.',
      },
    ],
  },
  {
    when: [
      'nao reconhece|nao reconheceu|parou de reconhecer|perdeu a programacao|desprogramou|desprogramad*|desconfigurou|desconfigurad*|esqueceu|perdeu a memoria|perde a programacao|perdendo a programacao|deixou de reconhecer',
      'controle*|motor|central|portao|placa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Motor de portão que não reconhece mais o controle perdeu aquele código da memória, trocou de receptor ou está com a memória cheia. Teste os outros controles: se só um falhou, ele se grava de novo; se todos falharam de uma vez, a suspeita é a placa ou o receptor.',
    ],
    heading: 'Um, alguns ou todos os controles',
    text: [
      'Todos ao mesmo tempo, depois de temporal ou queda de luz, apontam chip de memória ou receptor. Alguns apontam memória cheia, em que o novo apaga o mais antigo.',
      'Controle recém-comprado que nunca foi reconhecido é outro caso: costuma ser de família diferente, com a mesma frequência e outro código.',
    ],
    points: [
      'Veja se a luz do controle acende forte.',
      'Aperte a botoeira: se o portão anda, o motor está bom.',
      'Lembre-se de quem gravou controle por último.',
      'Perde toda semana: memória da placa com defeito.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Gravar outra vez ou trocar o receptor',
        text: [
          'Gravar os controles da casa fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor avulso novo entra num conserto de {{repair.from}} a {{repair.to}}, e placa que esquece sempre, entre {{part.board.from}} e {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Trocar a bateria apaga a gravação?',
        answer: 'Não. O código do controle fica no chip dele, e a lista de quem abre fica na central.',
      },
      {
        question: 'Posso gravar sozinho?',
        answer:
          'Se o botão de gravar fica fora da caixa, sim. Dentro dela, ao lado da rede, peça ao técnico.',
      },
    ],
  },
  {
    when: [
      'controle*',
      'caiu em chao|quebrou|quebrado|pisaram|pisei|atropelei|amassou|carro passou|cachorro mordeu|mordeu|caiu|rachou|partiu|parou depois que caiu',
    ],
    unless: 'agua|piscina|tinta|vaso|botao|sanit*|privada|alcance',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle de portão que quebrou ou caiu muitas vezes só perdeu o contato da bateria: abra, encaixe as lâminas, feche e teste. Se a luz acende e o portão não abre, o cristal ou a bobina da placa trincou na queda, e aí se troca o controle e se grava o novo.',
    ],
    heading: 'O que se salva de um controle quebrado',
    text: [
      'Carcaça rachada se troca por outra do mesmo modelo, e a gravação continua valendo porque está na placa. Placa partida não se cola.',
      'Antes de descartar, fotografe a frente, o verso e a placa aberta: é por ali que se acha o modelo que a sua central aceita.',
    ],
    points: [
      'Luz não acende: lâmina da bateria ou bateria solta.',
      'Luz acende, sem alcance: antena da placa trincada.',
      'Faz barulho solto dentro: componente caiu.',
      'Botão não volta: chavinha quebrada.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Substituir sem surpresa',
        text: [
          'O controle novo se escolhe pela família do receptor. Gravá-lo fica entre {{part.programming.from}} e {{part.programming.to}}, e o quebrado é apagado na mesma visita se alguém puder ficar com ele.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar enquanto isso a botoeira?',
        answer:
          'Sim. A botoeira da parede, o celular, se houver módulo, e os outros controles não dependem do quebrado.',
      },
      {
        question: 'Compensa consertar?',
        answer: 'Contato e carcaça, sim. Placa trincada, não: o controle novo custa menos que a tentativa.',
      },
    ],
  },
];
