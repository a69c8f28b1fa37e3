/** Doubts as they are typed on a phone, of which one word decides: the fifth floor, the new phone, the watch, the oil. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const typedDoubtAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'andar|andares|apartamento|ap|sacada|janela|varanda',
      'controle|controle remoto',
      'pega|alcanca|funciona|abre|abrir|longe|alcance|chega',
    ],
    unless:
      'celular|aplicativo|comprar|sindico|quebr*|elevador|faz o portao|portao andar|nao anda|volta a andar|comeca a andar|para de andar|alugado|aluguel|perdi|roub*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'De um andar alto o controle às vezes pega e às vezes não: ele alcança de trinta a cinquenta metros em campo livre, e cada laje e parede no caminho corta boa parte disso. Da sacada virada para o portão costuma funcionar até uns andares acima; do outro lado do prédio, não. Para abrir dali com certeza, o caminho é o módulo Wi-Fi ou o interfone.',
    ],
    heading: 'Como ganhar alcance, e quando não convém',
    text: [
      'Pilha nova e antena do receptor esticada, fora da caixa de ferro, são os dois ganhos fáceis. Um receptor no alto, perto da rua, faz o resto.',
      'Só abra com o portão à vista: quem não enxerga o vão não sabe quem está nele.',
    ],
    points: [
      'Teste da sacada, da porta e da garagem com o mesmo controle.',
      'Em prédio, quem mexe no receptor é a administração.',
      'Controle apertado na bolsa, no elevador, abre sem querer.',
    ],
    send: 'Mande a foto do controle e da central e diga de que andar e de que lado quer abrir.',
  },
  {
    when: [
      'celular novo|troquei de celular|mudei de celular|outro celular|trocar de celular|novo celular',
      'app|aplicativo|portao|wi-fi|wifi',
    ],
    unless: 'perdi o celular|roub*|furt*|comprar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['program'],
    answer: [
      'No celular novo, instale o mesmo aplicativo e entre com a mesma conta e senha: o portão aparece sozinho, sem mexer no motor. Se a conta era de quem instalou, peça a ele que compartilhe o portão com o seu e-mail. Se ninguém sabe a senha, o módulo se reinicia e se cadastra de novo, a partir de {{repair.from}} com o técnico.',
    ],
    heading: 'Passar o portão para o celular novo sem perder nada',
    text: [
      'Antes de apagar o telefone velho, veja nele o nome do aplicativo e o e-mail da conta. Depois de entrar no novo, saia da conta no antigo, porque ele continua abrindo o portão.',
      'Quem abre por Bluetooth grava o aparelho de novo junto ao portão, pelo próprio aplicativo.',
    ],
    points: [
      'Wi-Fi da garagem em 2,4 GHz no primeiro cadastro.',
      'Convites da família continuam valendo na mesma conta.',
      'Controle comum à mão até tudo abrir.',
    ],
    send: 'Mande o nome do aplicativo e a foto do módulo, com a caixa fechada.',
  },
  {
    when: ['relogio|smartwatch|apple watch|smart watch|galaxy watch', 'abrir|abre|abro|acionar|portao'],
    unless: 'horario|hora certa|timer|programador|temporizador|relogio de luz|agendar|fechar por',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'Dá para abrir o portão pelo relógio, se ele abre pelo celular: o smartwatch só repete o comando do aplicativo ou do assistente de voz. Falta um módulo Wi-Fi ligado à central, que se instala em motor de qualquer marca; o aplicativo dele tem de ter versão para o seu relógio, ou funcionar por atalho. A ligação do módulo parte de {{repair.from}}, mais o aparelho.',
    ],
    heading: 'O que conferir antes de contar com o relógio',
    text: [
      'Relógio sem chip próprio precisa do celular por perto ou do Wi-Fi. Exija desbloqueio do pulso: quem o tira da mesa não pode abrir a sua garagem.',
    ],
    points: [
      'Aplicativo do módulo com versão para o sistema do relógio.',
      'Sinal de Wi-Fi na garagem com o portão fechado.',
      'Aviso no celular a cada abertura.',
      'Controle comum de reserva no carro.',
    ],
    send: 'Mande a foto da etiqueta da central e diga que relógio e que celular usa.',
  },
  {
    when: [
      'oleo de cozinha|oleo de soja|azeite|banha|margarina|oleo de carro|oleo queimado|vaselina',
      'rolamento|roldana|dobradica|portao',
      'pode|posso|passar|da para|serve|faz mal|usar',
    ],
    unless: 'cremalheira|trilho',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Não passe: óleo de cozinha, óleo queimado e vaselina viram cola e juntam areia, e o rolamento para mais cedo. Rolamento blindado não leva nada; se chia, está gasto e se troca. Em dobradiça e pivô vai graxa branca ou de lítio, em camada fina; desengripante só solta o que emperrou. Trocar roldana ou rolamento fica entre {{part.rollersAndCables.from}} e {{part.gears.to}}, conforme a peça.',
    ],
    heading: 'O que vai em cada ponto do portão',
    text: [
      'Com o disjuntor desligado e o motor solto, mova a folha e ache de onde vem o chiado: em cima ou na ponta é dobradiça ou pivô; no chão é roldana; dentro da caixa é do motor, e ali só o técnico mexe.',
    ],
    points: [
      'Trilho: limpo e seco, sem graxa.',
      'Fuso: graxa própria, na revisão.',
      'Roldana que não gira livre: troca, e não óleo.',
      'Já passou óleo? Limpe com pano seco antes da graxa.',
    ],
    send: 'Mande um vídeo com som da folha andando na mão e a foto do ponto que chia.',
  },
  {
    when: [
      'coloquei|botei|pus|colocar|por|fechei|fechar|soldei|chapear',
      'chapa|chapas|policarbonato|lambril|madeira|acm|tela|placa de aco',
      'aguenta|suporta|motor aguenta|da conta|vai aguentar|precisa trocar|trocar o motor|trocar motor|outro motor|motor novo|motor mais forte',
      'portao|motor',
    ],
    unless: 'correr de|capacitor|enrolar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Aguenta, sem trocar o motor, se o peso novo da folha ainda fica abaixo do limite dele e se o equilíbrio for refeito: o PPA Home leva até {{home.weight}}, e o Home Jetflex, até {{homeJetflex.weight}}, em basculante. Chapa de aço soma perto de doze quilos por metro quadrado; policarbonato e ACM, bem menos, mas seguram vento. No basculante, acrescente contrapeso ou mola antes de ligar, senão o motor levanta a diferença sozinho.',
    ],
    heading: 'O que refazer depois de fechar a folha',
    text: [
      'Com o disjuntor desligado e os cabos inteiros, o técnico solta o motor e prova a folha: ela tem de parar a meia altura. Se desce, falta contrapeso; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'No de correr o peso se apoia nas roldanas, e o que muda é a carga delas e o vento; no de abrir, a dobradiça e a coluna.',
    ],
    points: [
      'Quilos por metro quadrado vezes a área fechada.',
      'Força regulada de novo, e fotocélula testada.',
      'Passou do limite: motor maior, e não mais força na placa.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande a altura, a largura, o material novo e a foto da etiqueta do motor.',
  },
  {
    when: [
      'preso em garagem|presa em garagem|ficar preso|ficar presa|fico preso|fico presa|trancado em garagem|ficar trancado',
      'se acabar a luz|se faltar luz|falta de luz|acaba a luz|sem luz|sem energia|apagao|cair a luz|se cair a energia',
      'medo|se|posso|fico|corre o risco|risco',
    ],
    unless: 'estou|fiquei|socorro|agora|nao abre',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['power', 'safety'],
    answer: [
      'Não precisa ficar: todo motor de portão tem uma chave ou alavanca de destravamento, e sem luz é ela que solta a folha para abrir na mão. Deixe a chave dentro da garagem, num lugar que a família conheça, e treine uma vez com a luz acesa. Se a garagem é a única saída, ponha também destravamento por fora e um nobreak, ligado a partir de {{repair.from}}.',
    ],
    heading: 'O treino que tira o susto',
    text: [
      'Com o portão fechado, desligue o disjuntor, gire a chave, abra a folha devagar e volte tudo. Se ela pesa na mão, o equilíbrio está ruim, e isso se conserta antes do apagão.',
    ],
    points: [
      'Chave reserva fora do carro.',
      'Basculante: duas pessoas, e uma escora para a folha aberta.',
      'Bateria do nobreak testada uma vez por ano.',
    ],
    further: 'Os passos estão em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto do motor: dizemos onde fica a chave do seu modelo.',
  },
  {
    when: [
      'cadeirante|cadeira de rodas|andador|muleta|idoso|idosa|mancando|anda devagar',
      'fecha rapido|fecha depressa|fechando rapido|nao da tempo|pouco tempo|rapido demais|muito rapido|tempo',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Para quem passa devagar, aumente o tempo de pausa na central, ou desligue o fechamento automático e feche só pelo controle: é regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}, na mesma visita em que se baixa a força. O que protege de fato são dois pares de fotocélula, um na altura da roda e outro na da cintura, de {{part.photocell.from}} a {{part.photocell.to}} cada par. Até lá, não deixe ninguém cruzar o vão com a folha andando.',
    ],
    heading: 'O portão ajustado a quem passa devagar',
    text: [
      'Tempo de pausa é quanto ele espera aberto; velocidade é quanto leva para descer. Se a folha desce mais depressa do que antes, não é ajuste: o freio ou o contrapeso falhou, e o disjuntor fica desligado até a visita.',
    ],
    points: [
      'Pausa contada com a pessoa passando, mais uma folga.',
      'Prova com uma caixa no vão: a folha tem de voltar ao encostar.',
      'Sinaleira ou apito antes de fechar.',
      'Porta social para a passagem a pé, se houver.',
    ],
    send: 'Mande um vídeo do portão fechando e a foto da fotocélula e da central.',
  },
  {
    when: [
      'crianca*|cachorro|animal|pet|bebe|neto*',
      'seguro|segura|perigoso|e seguro|perigo',
      'portao|motor',
    ],
    unless: 'pendur*|ferid*|prens*|machuc*|cobre|seguro do|nao e seguro|prend*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É seguro para criança e bicho se três coisas estiverem em ordem: fotocélula baixa, força regulada para a folha voltar ao encostar e fechamento só com o portão à vista. Sem elas não é. Um segundo par de fotocélulas, a um palmo do chão, vê o cachorro que o de cima não vê, e custa de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    heading: 'Como provar que ele para a tempo',
    text: [
      'Ponha uma caixa de papelão no vão e mande fechar: ao tocar, a folha tem de parar e voltar. Se amassa a caixa, a força está alta, e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Controle longe da mão da criança.',
      'Fechamento automático desligado enquanto há gente no quintal.',
      'Revisão uma vez por ano, com a prova da força.',
      'Nunca brincar de passar por baixo.',
    ],
    send: 'Mande um vídeo do portão fechando e a foto da fotocélula.',
  },
  {
    when: [
      'motor antigo|motor velho|motor sem placa|sem placa|sem central|motor sem central',
      'controle*|controle remoto',
      'da para|pode|tem como|posso|colocar|por|instalar|adaptar',
    ],
    unless: 'queim*|dip|chavinha*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Dá, se o motor ainda gira forte: instala-se uma central nova com receptor, e ela passa a ouvir o controle. A placa se escolhe pelo motor, tensão e fim de curso, e posta por nós fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados. Em motor que já perde força ou não tem fim de curso, a conta se compara com o novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que olhar no motor antigo antes da placa',
    text: [
      'Motor de indução com capacitor aceita central universal; motor trifásico de chave reversora pede outro comando. Sem fim de curso não há placa que saiba onde parar, e ele se acrescenta.',
    ],
    points: [
      'Etiqueta: tensão, potência e corrente.',
      'Fim de curso de chave ou de ímã, presente ou não.',
      'Destravamento que ainda solta a folha.',
      'Fotocélula junto, porque a placa passa a fechar a distância.',
    ],
    send: 'Mande a foto da etiqueta, dos fios que saem do motor e do portão por dentro.',
  },
];
