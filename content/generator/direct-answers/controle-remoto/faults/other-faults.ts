/** Answers to titles about remote controls: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
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
      'sinal|sinais|indicios|como saber|como perceber|sintomas',
      'controle*',
      'vai parar|no fim|morrendo|acabando|estragando|fraco|ruim|com defeito|problema|precisa trocar',
    ],
    unless: 'clon*|rolling|rolante|compativ*|frequencia',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O controle avisa que vai parar quando a luz acende fraca ou pisca, quando só abre de perto, quando pede dois ou três toques, quando o botão afundou ou precisa de força e quando falha depois de cair. Troque a bateria primeiro: a maioria desses sinais é dela. Se continuam com bateria nova, é o botão ou a placa do controle, e gravar outro fica de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Controle ou receptor',
    text: [
      'Se todos os controles da casa perderam alcance no mesmo dia, o defeito não é deles: é a antena ou o receptor na central, ou uma interferência nova perto.',
    ],
    points: [
      'Um só falha: o controle.',
      'Luz forte e portão parado: gravação ou família.',
      'Contato esverdeado: limpe com pano seco.',
    ],
    send: 'Mande a foto do controle aberto, com a bateria à vista.',
  },
  {
    when: [
      'em controle ou em motor|controle ou o motor|controle ou motor|motor ou controle|motor ou o controle|motor ou em controle|em motor ou em controle|controle ou a placa|controle ou placa|controle ou em placa|placa ou controle|placa ou o controle|controle ou a central|controle ou central|controle ou em central|controle ou receptor|controle ou o receptor|controle ou em receptor',
    ],
    unless: 'comprar|trocar|preco|quanto custa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Aperte a botoeira da parede, que ela separa os dois: se o portão anda, motor e placa estão bons e o defeito é do controle, ou do receptor se nenhum controle abre. Se nem a botoeira o move, não é o controle: falta energia, ou o defeito está na placa ou no motor. Silêncio total aponta placa ou disjuntor; zumbido sem movimento aponta motor, capacitor ou folha presa.',
    ],
    heading: 'A prova em três toques',
    text: [
      'Primeiro a botoeira, depois um segundo controle da casa, por último o seu, com bateria nova e ao lado do motor. Quem falha sozinho é o culpado, e quase sempre é a bateria.',
      'Gravar de novo os controles fica de {{part.programming.from}} a {{part.programming.to}}; placa, de {{part.board.from}} a {{part.board.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Só um controle falha: bateria, botão ou gravação dele.',
      'Todos falham e a botoeira abre: receptor ou antena.',
      'Nada funciona e não há luz na placa: disjuntor ou fusível.',
      'A placa estala e o motor não parte: capacitor, bobina ou relé.',
    ],
    send: 'Diga o que aconteceu com a botoeira e com o segundo controle, e mande um vídeo com o som da tentativa.',
  },
  {
    when: [
      'controle*',
      'so funciona|so abre|so pega|so aciona|funciona so|abre so|pega so|so fecha|tem que chegar|preciso chegar|tenho que chegar|so de',
      'metro|metros|m|palmo|passos|colado|encostado|grudado|perto|pertinho|dentro de garagem',
    ],
    unless: 'segurando|um lado|dentro de carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que só abre de perto quase sempre é bateria no fim: troque-a pela igual, de marca boa, antes de tudo. Se com bateria nova continua, e com todos os controles da casa é a mesma coisa, o problema está no receptor: antena solta, encostada no metal ou com outro rádio por perto. Acertar isso ou trocar o receptor fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Um controle só, ou todos',
    text: [
      'Prove com outro controle, do mesmo lugar. Se o outro abre de longe, o defeito está no primeiro: bateria, mola da bateria oxidada ou queda.',
      'Se nenhum alcança, olhe o que foi ligado há pouco na garagem: lâmpada de LED barata, câmera sem fio e fonte de alarme fazem ruído de rádio. Desligue uma por vez e prove.',
    ],
    points: [
      'Polo da bateria limpo e a tensão escrita nela igual à da antiga.',
      'Fio da antena para fora da caixa e esticado.',
      'Película metálica no vidro do carro: prove com a janela aberta.',
    ],
    send: 'Diga se acontece com todos os controles e mande a foto do controle aberto e da central com a tampa fechada.',
  },
  {
    when: [
      'so em botao|so pelo botao|so no botao|so funciona no botao|so abre no botao|so pela botoeira|so na botoeira|so em botoeira',
      'controle*|motor|portao',
    ],
    unless: 'fecha so em botao|so fecha em botao|fecha so pelo botao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão anda pelo botão e não pelo controle, motor e central estão bons, e o defeito está no rádio: bateria do controle, memória perdida ou receptor. Troque a bateria e teste outro controle; se nenhum abre, grave um de novo, de {{part.programming.from}} a {{part.programming.to}}, e se ele não grava é o receptor, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Do controle ao receptor',
    text: [
      'Um controle mudo e os outros bons: é ele. Todos mudos no mesmo dia: memória ou receptor, muitas vezes depois de um raio. Todos curtos: antena.',
    ],
    points: [
      'Luz do controle apagada: bateria ou contato.',
      'Luz acesa e portão parado: falta gravação.',
      'Abre só colado na caixa: antena do receptor.',
      'Botoeira presa pode calar os controles: solte um fio dela, com o disjuntor desligado.',
    ],
    send: 'Mande a foto do controle aberto e a da central, e diga quantos controles pararam.',
  },
  {
    when: ['placa|central', 'controle*', 'ou', 'problema|defeito|sera|e|estragou|queimou|ruim|saber'],
    unless: 'trocar|comprar|preco|quanto|copiar|motor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'A botoeira da parede separa os dois: se ela abre o portão, a placa está boa, e o defeito é do controle ou do receptor; se nem ela abre, é placa, energia ou motor. Entre os controles, prove outro da casa: se um funciona, o ruim é o primeiro, e a pilha se troca antes de tudo.',
    ],
    heading: 'Quanto custa cada lado',
    text: [
      'Gravar ou trocar controle na visita fica entre {{part.programming.from}} e {{part.programming.to}}, com o aparelho à parte. A placa se conserta a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Nenhum controle abre e a botoeira abre: receptor ou memória.',
      'Luz da central apagada: disjuntor ou fusível.',
      'Sem botoeira em casa: mande um vídeo do controle com a luz acesa junto da central.',
    ],
  },
  {
    when: ['controle*', 'chuva|molhou|agua', 'sera|sera que|estragou|estraga|queimou'],
    unless: 'piscina|maquina|lavei|caiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Talvez não: controle que pegou chuva volta a funcionar em boa parte das vezes, se secar antes de ser usado. Tire a pilha na hora, abra, seque com papel e deixe um dia à sombra; depois ponha pilha nova. Se a luz não acende ou o botão dispara sozinho, ele acabou, e o novo se grava por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Saber se foi ele',
    text: [
      'Prove outro controle da casa: se nenhum abre, a chuva pegou o receptor ou a botoeira, e não o controle.',
    ],
    points: [
      'Secador quente e forno deformam a placa.',
      'Mancha verde no contato: limpe com álcool e escova macia.',
    ],
  },
  {
    when: [
      'controle*',
      'luz acesa|luz fica acesa|led aceso|pisca|piscando|luz',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    unless: 'central|portao abre|casa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'A luz acende só enquanto o botão está apertado: acesa sem ninguém tocar, não é normal. O botão ficou preso ou a placa do controle molhou, e ele transmite o tempo todo, o que acaba com a pilha em dias e pode impedir os outros controles de abrir. Tire a pilha, limpe, seque e prove de novo.',
    ],
    heading: 'O que a luz do controle conta',
    text: [
      'Luz forte diz que há pilha, e não que o portão recebeu. Luz fraca ou que apaga ao apertar é pilha no fim.',
    ],
    points: [
      'Pisca e o portão não abre: código fora da memória.',
      'Botão que afundou: troque a capa ou o controle.',
      'No bolso apertado, ele transmite sem você saber.',
    ],
  },
  {
    when: [
      'voltou a luz|luz voltou|voltou a energia|energia voltou|quando voltou|quando a luz voltou|depois que voltou|faltou luz|faltou energia|falta de luz|falta de energia|queda de energia|queda de luz|queda da luz|queda da energia|acabou a luz|acabou a energia|apagao|pico de energia|pico de luz|oscilacao|luz piscou|piscou a luz|energia piscou|piscou a energia|luz oscilou|caiu a luz|caiu a energia',
      'controle*',
      'nao funciona|parou|nao abre|nao pega|nao responde|nao obedece|desprogram*|desconfigur*|perdeu a programacao|esqueceu',
    ],
    unless: 'nobreak|so um|pilha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se o controle parou depois que a luz voltou, aperte a botoeira da parede: se ela move o portão, o pico atingiu o receptor ou apagou a memória; se ela também não move, é disjuntor, fusível ou fonte da placa. Falta de luz sozinha não desprograma: a memória dos controles se guarda sem energia.',
    ],
    heading: 'Religar, provar e só então gravar',
    text: [
      'Desligue o disjuntor por um minuto e ligue outra vez: há receptor que trava na oscilação e volta assim. Se nenhum controle abre e a botoeira abre, tenta-se gravar um; aceitou, grava-se o resto, de {{part.programming.from}} a {{part.programming.to}}.',
      'Receptor que não aceita mais se troca por um avulso, entre {{repair.from}} e {{repair.to}}, sem mexer no motor.',
    ],
    points: [
      'Luz da central apagada: disjuntor do portão ou fusível.',
      'Motor solto na chave durante o apagão: encaixe antes de culpar o controle.',
      'Um controle só: pilha, e a luz foi coincidência.',
    ],
    send: 'Diga se a botoeira comanda e se a luz da central acende, e mande a foto da etiqueta dela.',
  },
  {
    when: [
      'programar|programacao|programo|reprogramar|gravar|gravo|regravar|configurar|desprogram*|perdeu a programacao|apagou a programacao',
      'faltou luz|faltou energia|falta de luz|falta de energia|falta luz|falta energia|queda de luz|queda de energia|queda energia|queda luz|acabou a luz|acabou a energia|caiu a luz|caiu a energia|apagao|luz voltou|energia voltou|volta de energia|volta de luz|voltou a luz|voltou a energia|ficar sem luz|ficou sem luz|ficou sem energia',
    ],
    unless: 'nobreak|bateria de nobreak|manual|sem luz como abrir',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Depois de uma falta de luz quase nunca é preciso gravar o controle de novo: a memória da central guarda os códigos sem energia. O que ela pode perder é o percurso. Desligue o disjuntor do portão por um minuto, religue e deixe o portão fazer a primeira viagem inteira, devagar, sem interromper.',
    ],
    heading: 'Se o controle continua sem abrir',
    text: [
      'Aperte a botoeira da parede. Se ela move o portão, a placa está viva, e aí sim se grava o controle outra vez: botão de gravação até a luz acender, botão do controle até ela piscar. O toque longo nesse botão apaga os controles de todos.',
      'Feita por nós, a gravação fica entre {{part.programming.from}} e {{part.programming.to}}, com todos os controles da casa na mesma visita.',
    ],
    points: [
      'Botoeira e controle mudos, placa apagada: fusível ou fonte queimou na volta da energia.',
      'Anda devagar e para antes: percurso a gravar, e não o controle.',
      'Todos os controles falham juntos: receptor.',
      'Um só falha: bateria dele, por coincidência.',
    ],
    further:
      'A ordem dos testes está em [portão parou depois que a luz voltou](/portao-parou-depois-que-a-luz-voltou).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e do controle e conte se a botoeira ainda move o portão.',
  },
  {
    when: [
      'controle',
      'longe|distancia|alcance|fraco|perto',
      'chuva|chove|noite|vizinho|lampada|led|dentro do carro|carro',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Controle que só alcança de perto e piora à noite ou com chuva está brigando com ruído ou com antena: lâmpada de LED barata na garagem, película metalizada no carro ou antena encostada no ferro molhado. Troque a bateria, ande a pé e conte os passos: o número diz qual é.',
    ],
    heading: 'Achar o ruído por passos',
    text: [
      'A pé bom e no carro ruim: película ou carregador. De dia bom e à noite ruim: lâmpada nova. Na chuva pior: antena ou receptor úmido. Um controle só, e os outros bons: é ele.',
      'Reposicionar a antena fica na parte baixa do conserto; receptor avulso com controles, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Antena esticada para cima, longe do ferro.',
      'Desligue uma lâmpada de LED por vez e conte de novo.',
      'Vizinho com controle apertado o dia todo também atrapalha.',
    ],
    further: 'Alcance curto tem mais em [portão não abre](/portao-nao-abre).',
    send: 'Conte quantos passos ele alcança a pé e no carro, e mande a foto do controle.',
  },
  {
    when: [
      'controle',
      'lavou|lavei|maquina de lavar|caiu na agua|cai na agua|caiu em agua|molhou|molhado|piscina|privada|vaso|balde|chuva molhou',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Controle molhado se salva se secar antes de ser ligado: tire a bateria na hora, abra a tampa, seque com papel e deixe a placa ao ar um dia, longe do sol. Apertar molhado é o que corrói o contato.',
    ],
    heading: 'Se ele voltou a acender e não abre',
    text: [
      'Bateria nova da mesma medida e contato limpo com álcool resolvem boa parte. Se a luz acende e o portão não responde, o código se perdeu no controle e ele se grava de novo, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Água salgada ou de piscina: enxague com álcool.',
      'Botão preso depois de seco: contato oxidado.',
      'Enquanto isso, use a botoeira ou o outro controle.',
    ],
    further: 'Gravar outro está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto.',
  },
  {
    when: ['so no meu carro|no meu carro|dentro do carro|um carro so|neste carro', 'controle|tag|portao'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Se o mesmo controle abre a pé e falha dentro do seu carro, é o carro: película metalizada, para-brisa térmico, carregador ou câmera ligados ao lado dele. Tire o carregador, ponha o controle para fora da janela e conte a diferença de passos.',
    ],
    heading: 'Vencer a película sem trocar o portão',
    text: [
      'Muitos para-brisas metalizados têm uma faixa sem metal atrás do retrovisor, e o controle preso ali alcança. Câmera barata faz ruído na mesma faixa: desligue uma vez e teste.',
      'Outro controle gravado para o carro fica entre {{part.programming.from}} e {{part.programming.to}}; em prédio, a administração cadastra.',
    ],
    points: [
      'A pé também falha: bateria ou controle.',
      'Todos os carros falham: antena do portão.',
      'Falha só em dia quente: bateria no painel ao sol.',
    ],
    further: 'Os tipos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Diga quantos passos ele alcança a pé e no carro, e mande a foto do controle.',
  },
  {
    when: [
      'controle*',
      'luz|led|luzinha',
      'fica acesa|fica aceso|acesa direto|aceso direto|nao apaga|sempre acesa|nao acende|fraca|fraco|apagad*|vermelh*|pisca*|acende e|acende mas',
    ],
    unless: 'central|placa|lampada|fotocelula',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'A luz do controle do portão mostra só o que acontece dentro dele: apagada é bateria ou contato, fraca é bateria no fim, acesa sem ninguém apertar é botão preso. Se ela acende forte e o portão não anda, o controle está mandando e quem não ouve é a central.',
    ],
    heading: 'Da luz do controle até o portão',
    text: [
      'Troque a bateria antes de tudo e limpe os contatos com borracha de lápis. Controle com botão preso manda sem parar, gasta a bateria em um dia e pode impedir os outros da casa de funcionar.',
      'O segundo teste é o de outro controle, no mesmo lugar. Dois controles de luz forte que não abrem apontam receptor, memória apagada ou placa.',
    ],
    points: [
      'Não acende: bateria, contato torto ou controle que molhou.',
      'Acende fraca ou só com força no botão: bateria ou botão gasto.',
      'Fica acesa: tire a bateria e limpe em volta do botão.',
      'Pisca rápido ao apertar: em vários modelos é bateria fraca.',
      'Forte e nada acontece: teste a botoeira da parede.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Controle, gravação ou receptor',
        text: [
          'Bateria se compra em relojoaria, pelo código da antiga. Gravar de novo fica entre {{part.programming.from}} e {{part.programming.to}}, e receptor que não ouve nenhum controle entra na faixa de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Controle que pisca e não abre perdeu a programação?',
        answer:
          'Pode ser. Se os outros da casa abrem, foi só o dele, e basta gravá-lo; se nenhum abre, olhe a central.',
      },
      {
        question: 'Qual bateria devo pôr?',
        answer:
          'A de mesmo código da que está dentro. Altura e tensão diferentes não fazem contato ou queimam o circuito.',
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
  {
    when: [
      'controle*',
      'deixar em carro|deixar no carro|em carro|dentro de carro|sol|calor|porta luvas|quebra sol',
      'perigos*|calor|sol|estraga*|derret*|seguro|pode|posso|roub*|faz mal|queima|deixar',
    ],
    unless: 'nao funciona|program*|homelink',
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
      'controle*|botao de controle',
      'trava*|apertad*|preso|bolsa|bolso|sem querer|dispara*|acion* sozinh*|apertando sozinh*|aciona sozinh*|acionando sozinh*|fica acionando',
      'apertad*|bolsa|bolso|sozinh*|sem querer|afundad*|botao|dispara*',
    ],
    unless: 'desaparec*|lav*|agua|luz',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle apertado na bolsa ou com o botão preso manda ordem sem parar: o portão abre sozinho, não obedece aos outros e a bateria acaba. Tire a bateria dele e veja se o portão se acalma; se sim, o defeito está no botão, e não na central.',
    ],
    heading: 'Botão preso, borracha mole ou bolsa cheia',
    text: [
      'Abra a carcaça, tire migalha e cola do botão e limpe a borracha com álcool. Borracha que não volta e chavinha que afundou sem estalo pedem troca da carcaça ou do controle.',
      'Se o botão está bom e a bolsa é que o aperta, use um modelo de tampa deslizante ou capa rígida, e prefira o chaveiro externo.',
    ],
    points: [
      'Luz do controle acesa sem tocar: botão preso.',
      'Portão abre quando a pessoa anda: é a bolsa.',
      'Nenhum outro controle responde: a faixa está ocupada por ele.',
      'Sem bateria nele e o portão ainda abre: procure botoeira e fio.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Controle novo e gravação',
        text: [
          'Gravar o controle que entra e apagar o que saiu custa de {{part.programming.from}} a {{part.programming.to}}. Se o portão continua abrindo sozinho com todos sem bateria, o conserto do comando vai de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O controle preso estraga o portão?',
        answer:
          'Cansa o motor e deixa a casa aberta. Em central com fechamento automático, ela também não consegue fechar.',
      },
      {
        question: 'Serve trocar só a capa?',
        answer: 'Serve quando a borracha é da capa. A chavinha soldada na placa é serviço de bancada.',
      },
    ],
    send: 'Mande uma foto do controle aberto, com o botão de perto, e outra do verso.',
  },
  {
    when: [
      'controle*',
      'test*|como saber|saber se|verificar',
      'funciona|funcionando|bom|queimou|queimad*|transmit*|sinal|portao|pifou|ruim|defeito',
    ],
    unless: 'clon*|predio|frequencia|rolante|fixo|compativel|serve|copia*|comprar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Teste o controle assim: bateria nova, luz acesa ao apertar e prova a um metro do portão, com outro controle ao lado para comparar. Se o outro abre e o seu não, o defeito é dele ou da gravação; se nenhum abre e a botoeira abre, o controle está bom e quem não ouve é o receptor.',
    ],
    heading: 'Luz, rádio e gravação',
    text: [
      'Luz acesa prova bateria e botão, mas não prova que o rádio transmite. Chaveiro que copia controles tem um medidor de frequência: encoste e aperte, e ele mostra se há sinal.',
      'Sinal bom e portão mudo é gravação: a central esqueceu aquele controle, ou ele nunca foi dela.',
    ],
    points: [
      'Luz não acende: bateria, polaridade ou contato verde.',
      'Luz fraca: bateria no fim.',
      'Abre só encostado: transmissor fraco ou antena do receptor.',
      'Um botão sim e outro não: borracha gasta ou botão não gravado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se o controle está bom',
        text: [
          'Regravar fica entre {{part.programming.from}} e {{part.programming.to}}; receptor ou antena, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'A câmera do celular mostra se ele funciona?',
        answer: 'Não. Isso vale para controle de TV, que é de luz; o de portão é de rádio.',
      },
      {
        question: 'Bateria nova também pode estar ruim?',
        answer: 'Pode, se ficou anos na prateleira. Teste com outra antes de trocar o controle.',
      },
    ],
    send: 'Mande a foto do controle aberto e conte se outro controle da casa abre.',
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
    when: [
      'funciona com botao|funciona em botao|funciona com botoeira|funciona em botoeira|botoeira funciona|botao funciona|so com botao|so em botoeira|so por botao|so pela botoeira|abre com botao|abre em botao|abre pela botoeira|abre com botoeira|pelo botao|pela botoeira',
    ],
    unless: 'botao de controle|nao funciona em botao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão abre pelo botão da parede e não pelo controle, motor e placa estão bons: o defeito está no controle ou no receptor. Troque a bateria e teste um segundo controle; se nenhum abre, é o receptor ou a memória da central, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Controle ou receptor: a prova em dois minutos',
    text: [
      'Um controle só que falha é bateria, contato ou botão dele. Todos falhando no mesmo dia é receptor sem energia, antena solta ou memória apagada.',
      'A gravação de controles fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor avulso resolve quando o da placa queimou e o resto dela funciona.',
    ],
    points: [
      'Bateria nova no controle, com a polaridade certa.',
      'Outro controle da casa, a um metro do motor.',
      'Luz do receptor ao apertar: se acende, ele ouviu.',
      'Carregador ou lâmpada de LED ligados há pouco perto do motor, que abafam o sinal.',
    ],
  },
];
