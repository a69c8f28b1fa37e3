/** Answers to titles about push buttons: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'botoeira*|botao de parede|botao da parede|botao de portaria|botao da guarita|botao de guarita',
      'queim*|quebr*|estrag*|derret*',
    ],
    unless:
      'controle*|celular|chuva|molh*|ou|preco|quanto|interfone|dispara*|sozinh*|de longe|preso|presa|travad*',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Botoeira queimada ou quebrada é conserto simples: ela só fecha um contato de baixa tensão, e trocá-la, com o fio conferido, fica na faixa de {{repair.from}} a {{repair.to}}. Enquanto isso o portão continua pelo controle. Se ela derreteu ou cheirou a queimado, houve tensão da rede no fio dela, o que não devia: desligue o disjuntor e não a use até o técnico ver.',
    ],
    heading: 'Botão, fio ou central',
    text: [
      'O controle abre e a botoeira não: é o botão, o fio ou a entrada da placa. O técnico junta os dois fios por um instante, com segurança: se o portão anda, o botão morreu; se não, o fio partiu ou a entrada queimou.',
    ],
    points: [
      'Na portaria, um segundo botão de reserva evita fila.',
      'Modelo com mola e tampa contra respingo.',
      'Fio da botoeira separado do da rede.',
    ],
    send: 'Mande a foto da botoeira e da etiqueta da central.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'portao errado|porta errada|abre o outro|abre os dois|abre o portao errado|troca os portoes|invertid*|abre a garagem em vez',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Interfone que abre o portão errado está com os fios dos dois portões trocados ou encostados: cada um precisa da sua saída no aparelho e do seu par até a fechadura ou a central. Do lado da central separamos e testamos o par, de {{repair.from}} a {{repair.to}}; a saída do aparelho é da empresa de interfonia.',
    ],
    heading: 'Trocado, somado ou em curto',
    text: [
      'Aperte cada botão duas vezes e anote o que abre. Sempre o mesmo trocado é ligação; os dois juntos é par em curto ou saída única dividida; ora um, ora outro, é emenda que mexe.',
    ],
    points: [
      'Começou depois da troca do aparelho: quem instalou volta sem cobrar.',
      'Começou na chuva: caixa da rua ou emenda.',
      'Portão da garagem que abre à toa: botoeira desligada até acertar.',
    ],
    send: 'Diga o que cada botão abre e mande a foto da central fechada e a da parte de trás do aparelho.',
  },
  {
    when: [
      'campainha*|interfone*',
      'abre o portao|abrindo o portao|abre portao|portao abre|abre sozinh*|abrir o portao sozinh*|abrindo sozinh*',
      'toco|tocam|toca|aperta*|alguem|campainha|sozinh*|quando',
    ],
    unless: 'nao abre|nao toca|nao chama|nao fala|mudo|como|instalar|ligar|posso|da para|celular',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Campainha que abre o portão está ligada ao mesmo par de fios da botoeira, ou encosta nele em algum ponto: quem toca na rua dá a ordem de abrir. Até separar os fios, deixe o disjuntor do portão desligado e religue só para entrar e sair. O serviço do lado da central fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Fio trocado, emenda molhada ou rádio',
    text: [
      'Começou depois de uma instalação: os fios foram somados na mesma emenda. Começou na chuva: a caixa da rua juntou água. Campainha sem fio só aciona portão de código fixo na mesma frequência, e aí a saída é receptor de código rolante.',
      'O aparelho da campainha é do eletricista ou da interfonia; o par que chega à central é conosco.',
    ],
    points: [
      'Prova: toque dez vezes com alguém olhando o portão e o vão livre.',
      'Solte a campainha, e não a central: se sossega, era o fio dela.',
      'Botão de abrir sempre do lado de dentro.',
    ],
    send: 'Diga se ela tem fio ou é sem fio, desde quando abre, e mande a foto da central fechada.',
  },
  {
    when: [
      'portaria|guarita|mesa de comando|painel da portaria',
      'desligad*|sem comando|sem energia|sem luz|apagad*|nao comanda|nao abre|nao aciona|parou|botao nao',
      'portao|comando|garagem|botao',
    ],
    unless: 'remota|virtual|empresa de',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com a portaria desligada o portão ainda abre pelo controle, se a central dele tem energia: o que falta é o botão do porteiro e o fio que vai até a placa. Veja a luz da central na garagem: acesa, o defeito é da mesa, do cabo ou da fonte da guarita; apagada, é o disjuntor do portão. O fio e a entrada da placa se consertam de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como manter a entrada funcionando até o conserto',
    text: [
      'Deixe um controle gravado com o porteiro e alguém à vista do vão em cada abertura. Não una fios na central para fazer as vezes do botão.',
    ],
    points: [
      'Só o botão do portão falha: contato do botão ou par de fios.',
      'Tudo da guarita apagou: circuito dela, que é do eletricista do prédio.',
      'Voltou a luz e nada comanda: fonte da mesa ou entrada queimada na placa.',
      'Falha quando chove: emenda no caminho enterrado.',
    ],
    further:
      'O que se confere num prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto da mesa de comando, a da luz da central e diga o que cada botão faz.',
  },
  {
    when: [
      'botoeira|botao de parede|interruptor|botao',
      'trav*|pres*|emperr*|afundad*|agarrad*|curto|colad*|apertad*',
    ],
    unless: 'controle|trava eletrica|fechadura',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Botoeira presa manda abrir o tempo todo: o portão abre sozinho, não fecha ou fica indo e voltando. Afaste as pessoas do vão, desligue o disjuntor do portão e solte o botão com o dedo seco; se ele não volta ou há água dentro, deixe desligado até a troca. O serviço de trocar a botoeira ou refazer o fio parte de {{repair.from}}.',
    ],
    heading: 'Botão que não volta, água ou fio esmagado',
    text: [
      'A botoeira só fecha um contato de baixa tensão, e por isso um botão travado e um fio em curto fazem a mesma coisa. Quem separa os dois é o técnico, que solta a botoeira na central: se o portão se acalma, era ela.',
      'Até lá, feche na mão com o disjuntor desligado, a folha reta e os cabos inteiros, e trave a chave. O controle sozinho não resolve, porque a ordem presa vence a dele.',
    ],
    points: [
      'Tecla funda ou quebrada: troca da botoeira.',
      'Abre sozinho com chuva: água na caixa ou na emenda.',
      'Portão vai e volta sem parar: fio em curto.',
      'Interruptor de luz no lugar de botão de pulso: fica ligado e manda sempre.',
    ],
    send: 'Mande uma foto da botoeira, diga se molhou e se o portão se acalma com o disjuntor desligado por um minuto.',
  },
  {
    when: [
      'botoeira|botao de parede|campainha de portao',
      'parou|nao funciona|nao abre|falha|nao obedece|nao responde|queimou|com defeito|estragou|morreu',
      'chuva|chove*|choveu|agua|molhou|molhad*|umid*|lavar|lavei|temporal|sereno',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Botoeira que parou depois da chuva tem água ou zinabre no contato, ou na emenda do fio dela. Se o controle continua abrindo, motor e central estão bons e não há perigo: use o controle e não abra a caixinha com a mão molhada. Se o portão começou a abrir sozinho, a água fechou o contato: desligue o disjuntor. A troca da botoeira ou do fio parte de {{repair.from}}.',
    ],
    heading: 'Secar, trocar e não molhar outra vez',
    text: [
      'Contato que secou volta por uns dias e para de novo, porque a oxidação ficou. O que resolve é botoeira de uso externo, com borracha, furo de saída embaixo e fio entrando por baixo.',
      'A emenda é o outro suspeito: fita isolante na parede molhada vira esponja. Ela se refaz dentro de caixa seca.',
    ],
    points: [
      'Controle abre e botoeira não: botão ou fio.',
      'Nem um nem outro: a água chegou à central, e o disjuntor fica desligado.',
      'Volta com o sol e falha de manhã: umidade no contato.',
    ],
    send: 'Mande uma foto da botoeira e da parede dela, e diga se o controle abre.',
  },
  {
    when: [
      'abriu sozinho|abre sozinho|abrindo sozinho',
      'nao fecha|nao quer fechar|fica aberto|nao fecha mais|volta a abrir',
    ],
    unless: 'controle',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que abriu sozinho e não fecha mais tem, quase sempre, uma ordem de abrir presa: botoeira ou fio do interfone em curto, ou um controle com o botão afundado. Afaste as pessoas e desligue o disjuntor; retire a bateria dos controles da casa, religue e mande fechar pela botoeira, uma vez só. Se não obedece, feche na mão e chame: o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A ordem presa e como fechar hoje',
    text: [
      'Para fechar na mão: disjuntor desligado, folha reta e cabos inteiros, motor solto na chave, folha devagar, chave de volta até o engate. Deixe desligado até a visita, porque com a ordem presa ele abre assim que a luz volta.',
      'O técnico solta botoeira, interfone e receptor um por vez. Não faça isso em casa: a rede chega ao lado desses bornes.',
    ],
    points: [
      'Choveu ou serenou: água na botoeira ou na emenda.',
      'Com os controles sem bateria ele se acalma: era um botão.',
      'Só não fecha, e não abre de novo: fotocélula.',
      'Começou depois de faltar luz: a placa perdeu o estado, e um minuto desligada resolve.',
    ],
    send: 'Diga se choveu, se há interfone que abre e mande uma foto da botoeira e da etiqueta do motor.',
  },
  {
    when: ['abr*', 'sozinh*', 'chuva|chove|chovendo|temporal|umidade|sereno|molha*'],
    subject: 'botoeira',
    isAboutSubject: true,
    answer: [
      'Portão que abre sozinho com chuva tem água fechando um contato: botoeira, botão do interfone ou emenda do fio deles. Desligue o disjuntor à noite e peça ao técnico que solte os fios da botoeira na placa; se ele para de abrir, a causa é o fio.',
    ],
    heading: 'O fio que manda abrir sem ninguém',
    text: [
      'A entrada da botoeira precisa de um toque mínimo: uma gota suja entre dois fios basta. Por isso o defeito vem com a chuva e vai embora com o sol.',
      'O interfone da rua é o segundo suspeito, porque fica exposto e leva o mesmo par de fios. Trocar a senha ou os controles não muda nada nesse caso.',
    ],
    points: [
      'Abre assim que começa a chover: botão ou interfone na rua.',
      'Abre horas depois: emenda enterrada.',
      'Abre e fecha repetidas vezes: contato úmido fechando e abrindo.',
      'Para quando se solta o fio: achou.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Trocar o botão e o trecho do fio',
        text: [
          'O serviço fica entre {{repair.from}} e {{repair.to}}: botão de sobrepor com vedação, fio novo sem emenda no chão e furo de entrada por baixo. O interfone em si é do técnico de interfonia; a ligação dele na central é nossa.',
        ],
      },
    ],
    questions: [
      {
        question: 'Não pode ser alguém com controle clonado?',
        answer: 'Pode, mas controle não escolhe dia de chuva. A coincidência com a água aponta o fio.',
      },
      {
        question: 'É seguro dormir com ele assim?',
        answer: 'Com o disjuntor do portão desligado, sim: o motor travado segura a folha fechada.',
      },
    ],
  },
  {
    when: [
      'controle*',
      'botao nao|botoeira nao|interruptor nao|nao em botao|nao no botao|nao pela botoeira|nao pelo botao|botao de parede nao|nao em botoeira|so em controle|so pelo controle|so no controle',
      'funciona|abre|fecha|anda|portao|botao|botoeira',
    ],
    unless: 'nao funciona o controle|celular|aplicativo|de perto|de longe',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o controle comanda e o botão da parede não, motor, placa e receptor estão bons: o defeito está no botão ou nos dois fios dele até a central, por contato oxidado, fio solto ou partido no conduíte. Use o controle até a visita, sem risco. Trocar o botão ou refazer o fio fica na faixa de conserto, a partir de {{repair.from}}.',
    ],
    heading: 'Botão, fio ou borne',
    text: [
      'O técnico encosta os dois fios na central, com segurança: se ali o portão anda, é o botão; se não, é o fio. Botão ao tempo enferruja e precisa ser vedado.',
    ],
    points: [
      'Funciona às vezes: mola gasta ou mau contato.',
      'Parou depois de obra: fio cortado na parede.',
      'Portão que abre sozinho com o botão molhado: desligue-o da central.',
    ],
    send: 'Mande uma foto da botoeira e da etiqueta do motor.',
  },
  {
    when: [
      'botao|botoeira|interruptor|pulsador',
      'nao obedece|nao funciona|nao responde|parou|nao abre|nao comanda|nao aciona|falha*|com defeito|nao pega',
    ],
    unless: 'controle|interfone|chuva',
    of: ['botoeira'],
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Botão de parede que não comanda, com o controle funcionando, tem defeito no próprio botão ou nos dois fios que o ligam à central: contato oxidado, fio solto ou partido no conduíte. Se o controle também não abre, o problema é da central ou da energia, e o botão está inocente.',
    ],
    heading: 'Botão, fio ou entrada da central',
    text: [
      'Botão é um contato que se fecha: o técnico encosta os dois fios um no outro na ponta e depois na placa, em baixa tensão, e o ponto em que o portão responde diz qual trecho falhou.',
      'Trocar o botão ou refazer o par de fios fica entre {{repair.from}} e {{repair.to}}. Em parede molhada, o botão novo leva caixa vedada.',
    ],
    points: [
      'Responde só apertando com força: contato gasto.',
      'Falha depois de chuva: água na caixinha.',
      'Parou depois de obra na parede: fio furado.',
      'Abre sozinho: fio em curto ou botão preso.',
    ],
  },
  {
    when: [
      'porteiro*|portaria|guarita',
      'botao|botoeira|botao de portaria|botoeira de portaria|aperta*|aciona*|pelo botao|interruptor',
      'nao abre|nao abre mais|nao funciona|nao esta funcionando|nao responde|nao aciona|nao obedece|nao consegue abrir|parou|parou de funcionar|nao esta abrindo|nao comanda|falha*|com defeito',
    ],
    unless: 'interfone|social|pedestre*|tag|tags|fechadura|chuva|molh*|sem luz|deslig*|remota|virtual|porta',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Quando o porteiro aperta o botão e o portão não abre, a falha está no botão, no fio dele ou na central, e um controle mostra em qual. Se o portão abre pelo controle, é o botão da portaria ou um dos dois fios até a placa, e o conserto fica entre {{repair.from}} e {{repair.to}}. Se também não abre, o botão está bom: veja o disjuntor do portão e a luz da central, porque falta energia ou o defeito é da placa ou do motor.',
    ],
    heading: 'Botão, fio ou central',
    text: [
      'O botão é um contato que se fecha. O técnico o experimenta na portaria e depois na entrada da placa, em baixa tensão, e o ponto em que o portão responde mostra qual trecho falhou. O porteiro não junta os fios para testar, porque a folha anda sem aviso.',
      'Até o conserto, a portaria abre com um controle gravado para ela. Se nada comanda o portão, com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave e deixe alguém no vão.',
    ],
    points: [
      'Só funciona quando se aperta com força: o contato se gastou.',
      'Falha depois da chuva: água na caixinha ou no conduíte.',
      'Parou depois de uma obra: fio furado ou partido.',
      'A luz da placa acende ao apertar e nada anda: saída da placa, motor ou sensor.',
    ],
    send: 'Mande um vídeo do botão sendo apertado, a foto da central com a luz à vista e o endereço do prédio.',
  },
  {
    when: [
      'botoeira*|botao de parede',
      'estragou|quebrou|quebrada|parou|queimou|nao funciona|com defeito|travou|afundou',
      'quanto custa|preco|valor|quanto fica|quanto sai|trocar|troca|conserto|consertar',
    ],
    unless: 'sem fio|interfone|elevador',
    subject: 'botoeira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'repair'],
    answer: [
      'Botoeira quebrada se troca em poucos minutos, numa visita a partir de {{repair.from}}, mais o aparelho, que se orça pela foto; se o fio até a central também se partiu, o valor sobe conforme o caminho dele. Antes de chamar, aperte o controle: se o portão anda, o defeito é mesmo do botão ou do fio dele.',
    ],
    heading: 'Botão, fio ou entrada da placa',
    text: [
      'Botão preso manda a ordem sem parar, e então nem o controle obedece. Nesse caso desligue o disjuntor até a visita.',
    ],
    points: [
      'Botão solto ou afundado: troca simples.',
      'Umidade na caixa: peça vedada no lugar da comum.',
      'Nem botão nem controle: energia ou placa.',
    ],
    send: 'Mande a foto da botoeira e diga se o controle funciona.',
  },
  {
    when: [
      'formiga*|barata*|lagartixa*|aranha*|inseto*|bicho*|mosquito*|besouro*',
      'botoeira*|botao de parede|botao de portao|interruptor de portao',
    ],
    unless: 'controle*|aperta*|preco|quanto custa',
    winsTies: true,
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'care'],
    answer: [
      'Barata, formiga ou lagartixa dentro da botoeira fecha o contato do botão, e o portão abre sozinho ou para de obedecer: desligue o disjuntor do portão e não jogue inseticida, que conduz e pode pegar fogo. O técnico limpa os contatos e veda a entrada do fio, a partir de {{repair.from}}; botão já oxidado se troca na mesma visita.',
    ],
    heading: 'O bicho na caixinha do botão',
    text: [
      'Ele entra pelo furo do fio, atrás da caixinha, atrás de calor e de abrigo. Fechar esse furo é o que acaba com a volta.',
    ],
    points: [
      'Portão que abre de madrugada: botoeira com bicho ou umidade é a primeira suspeita.',
      'Do lado de fora, troque por um modelo vedado.',
      'Os controles continuam bons: o defeito fica no fio e no botão.',
    ],
    send: 'Mande uma foto da botoeira fechada e diga se o portão abriu sozinho.',
  },
];
