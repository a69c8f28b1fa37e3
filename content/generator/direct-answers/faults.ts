/** Complaints that a title describes by when or how they happen. */
import type { DirectAnswer } from '../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tag|tags|cartao de acesso|adesivo',
      'nao funciona|nao le|nao abre|parou|falha|nao pega|nao esta lendo',
      'portao|garagem|condominio|carro|predio',
    ],
    unless: 'perd*|roub*|furt*|clonar|copiar|quanto|moto',
    subject: 'portao-de-condominio',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a tag não abre o portão e a dos vizinhos abre, o defeito é da sua: adesivo riscado, vidro com película metálica, lugar errado ou cadastro bloqueado, e quem resolve é a administração ou a empresa do controle de acesso. Se nenhuma tag é lida, é a antena leitora, da mesma empresa. Se a tag é lida e o portão não anda, é do contato em diante, e isso consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Tag, leitor ou portão',
    text: [
      'O leitor confirma com luz ou bipe. Lido e sem movimento, prove o controle ou a botoeira: se também não abrem, o defeito é do portão.',
    ],
    points: [
      'Tag solta ou trocada de carro: deixa de ler.',
      'Parou depois de trocar o para-brisa: cadastre uma nova.',
      'Parou para todos ao mesmo tempo: leitor ou rede do prédio.',
    ],
    send: 'Mande um vídeo do carro diante do leitor, com a luz dele à vista, e diga se o controle abre.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'queimad*|queimou|pifou|com defeito|estragad*|estragou|quebrad*|quebrou',
      'nao fecha|nao desce|volta|fica aberto|nao quer fechar',
    ],
    unless: 'luz|led',
    subject: 'fotocelula',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Com a fotocélula queimada o portão não fecha, porque a central entende que há alguém no vão. Por ora, desligue o disjuntor e feche na mão, se a folha está reta, sem juntar os fios para enganar a placa. Confirme antes de trocar: lente limpa e luz que não acende nem muda ao passar a mão é par sem energia ou queimado. O par novo, instalado e alinhado, fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Queimada, suja ou fora do lugar',
    text: [
      'Torta ou suja ela tem luz e pisca; queimada ou sem fio, fica apagada dos dois lados. Par que queima de novo acusa água na emenda ou tensão errada da fonte.',
    ],
    points: [
      'Sol baixo de frente: cega a lente só naquela hora.',
      'Um lado aceso e outro apagado: fio partido.',
      'Emissor e receptor se trocam juntos.',
    ],
    send: 'Mande uma foto dos dois lados do vão, com as luzes da fotocélula à vista.',
  },
  {
    when: [
      'fecha mesmo com|nao para com|nao volta com|fecha com gente|fecha em gente|fecha com pessoa|nao para quando|nao volta quando|nao para ao|nao parou|fecha em cima de pessoa|fecha em cima da pessoa|fecha em mim|bateu em mim|bateu em meu|bateu em minha|me bateu|bateu em uma pessoa|bateu em pessoa|bateu em gente|acertou|prensou|nao volta ao encostar|nao detecta',
      'gente|pessoa*|mim|alguem|crianca*|obstaculo|frente|filho|filha|mae|braco|encostar|cachorro',
    ],
    unless: 'carro|moto|caminhao|veiculo|seguro|indeniz*|processo|responsavel|paga',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Deixe de usar o portão pelo controle agora e desligue o disjuntor: a folha que fecha com gente na frente está sem fotocélula, ou com ela cega ou desligada, e com força demais para parar ao encostar. Até o conserto, feche na mão. O par de fotocélulas instalado fica de {{part.photocell.from}} a {{part.photocell.to}}, e regular a força, de {{part.adjustment.from}} a {{part.adjustment.to}}; com alguém ferido, 192.',
    ],
    heading: 'As duas proteções que têm de funcionar',
    text: [
      'A fotocélula vê antes de encostar; a força regulada para e volta depois. Uma não substitui a outra, e as duas se provam com uma caixa de papelão e um cabo de vassoura, longe das mãos.',
    ],
    points: [
      'Lente suja ou torta faz o portão não fechar; ligada errada, ele fecha sem ver ninguém.',
      'Feixe alto demais não vê criança nem bicho: um segundo par vai a um palmo do chão.',
      'Fechamento automático fica desligado até as duas estarem em ordem.',
    ],
    send: 'Com o disjuntor desligado, mande uma foto dos dois lados do vão, por dentro, e da etiqueta do motor.',
  },
  {
    when: [
      'amassad*|amassou|empenad*|entortou',
      'nao abre|nao anda|nao fecha|nao sobe|parou|travou',
      'portao|motor|folha',
    ],
    unless: 'carro bateu|seguro|quem paga|fotocelula',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Não force o motor: portão amassado prende no batente, no trilho ou na guia, e insistir queima a bobina ou quebra a engrenagem. Desligue o disjuntor e deixe a folha onde está. Primeiro o serralheiro a põe no esquadro; depois vemos motor, braço e fim de curso, que saem do lugar junto, de {{repair.from}} a {{repair.to}}. Suporte a soldar fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que se vê antes de chamar',
    text: [
      'Olhe de longe se a folha está reta no trilho ou nos braços e se algum cabo ficou frouxo. Torta ou com cabo solto, ninguém a destrava nem passa embaixo.',
    ],
    points: [
      'Fotografe tudo antes de mexer: a foto serve ao seguro.',
      'Motor que ronca com a folha presa: desligue.',
      'Carro preso dentro: espere o técnico, sem puxar a folha.',
    ],
    send: 'Mande fotos da folha inteira, do ponto amassado e do motor, com o disjuntor desligado.',
  },
  {
    when: [
      'volta|volta sozinh*|abre de novo|abre novamente|sobe de novo',
      'para em meio|em meio|metade|fecha*|desce*|bate|chao|encosta',
    ],
    unless:
      'luz voltou|depois que a luz|nao volta|volta de luz|volta da energia|volta a descer|volta descer|volta a cair|desce de novo|volta a fechar|volta fechar|volta para baixo|desce de volta|desce sozinh*',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que fecha e volta a abrir sozinho achou que havia algo no caminho: a fotocélula foi cortada, a folha pesou ou o fim de curso deixou que ela batesse no fim. Se ele encosta, bate e reabre, é fim de curso ou força; se volta antes de chegar, sempre no mesmo ponto, a folha está prendendo ali. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Onde ele volta diz a causa',
    text: [
      'Com a energia cortada e o motor solto, leve a folha na mão até o ponto da volta. Se ali ela pesa, a peça é mecânica; se passa leve, o comando é que se enganou.',
      'Aumentar a força para ele passar é o erro que machuca gente. Roldana, cabo ou cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e trocar a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Mesmo ponto, nos dois sentidos: trilho, roldana ou dobradiça.',
      'Só fechando: fotocélula ou força de fechamento.',
      'Só de manhã: graxa endurecida ou capacitor.',
      'Fecha todo e reabre: fim de curso que não para o motor a tempo.',
      'De repente e sem ninguém no vão: lente suja, sol ou teia na fotocélula.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão fechando e voltando, gravado de longe, a foto da fotocélula e o bairro.',
  },
  {
    when: ['esquent*|quente|aquec*|superaquec*', 'para|parou|depois|minutos|volta|desliga|demora'],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Motor que esquenta, para e volta depois de esfriar está sendo desligado pelo protetor térmico, que existe para ele não queimar. A causa é uso acima do que o motor aguenta, folha pesada, capacitor fraco ou tensão baixa; deixe descansar meia hora e conte quantas aberturas foram.',
    ],
    heading: 'Uso demais ou motor sofrendo',
    text: [
      'Um motor comum de casa faz de cinco a dez aberturas por hora. Se ele para antes disso, o uso não é o culpado, e a folha pesada é a primeira suspeita.',
      'Capacitor novo fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; bobina que já queimou se rebobina, entre {{part.stator.from}} e {{part.stator.to}}. Acima disso vale comparar com motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Conte as aberturas até ele parar.',
      'Solte o motor e sinta o peso da folha.',
      'Ronco na partida: capacitor.',
      'Luz da garagem cai quando ele parte: fio fino ou tensão baixa.',
      'Cheiro de verniz: desligue e não insista.',
    ],
  },
  {
    when: ['correia', 'motor|portao|arrebent*|quebr*|romp*|frouxa|solta'],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Com a correia rompida o motor gira e a folha fica parada, e não adianta insistir no controle. A correia se troca pela largura e pelo número de dentes, lidos na velha ou na etiqueta do motor; desligue o disjuntor, e use o portão na mão só se a folha estiver equilibrada.',
    ],
    heading: 'Por que uma correia rompe antes do tempo',
    text: [
      'Correia raramente rompe sozinha. Folha pesada, polia desalinhada ou partida brusca gastam os dentes, e a nova dura pouco se a causa fica.',
      'Muitos motores de portão não têm correia, e sim engrenagem, fuso ou corrente; o sintoma é o mesmo. O conserto da transmissão fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Pedaços de borracha sob a caixa: correia.',
      'Pó branco ou amarelo: engrenagem de nylon.',
      'Motor gira solto e em silêncio: veja antes se está destravado.',
      'Estalos na partida, antes de romper: dente pulando.',
    ],
  },
  {
    when: ['bateu|batida|batid*|atropel*|amass*|colid*|encostou', 'carro|caminhao|veiculo|moto|portao'],
    unless: 'fechou|fecha em|em cima|desce|desceu|sozinh*|caiu',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Depois de uma batida, não acione o portão: desligue o disjuntor e deixe a folha onde está, porque torta ela pode sair do trilho ou soltar o contrapeso. Primeiro o serralheiro põe a folha no esquadro; depois vemos o motor, o braço e o fim de curso, que costumam sair do lugar junto.',
    ],
    heading: 'O que se verifica num portão que levou batida',
    text: [
      'A pancada passa pela folha e chega à peça mais fraca: pino do braço, cursor, dente da cremalheira ou suporte do motor. Motor que força folha torta queima em semanas.',
      'Fotografe antes de mexer, com a placa do carro na imagem se houver, por causa do seguro de quem bateu. A parte nossa fica entre {{repair.from}} e {{repair.to}}; desempenar e soldar é da serralheria.',
    ],
    points: [
      'Folha paralela ao batente, em cima e embaixo.',
      'Cabos, contrapeso e dobradiças no lugar.',
      'Braço e suporte sem trinca.',
      'Fotocélula ainda alinhada.',
    ],
  },
  {
    when: [
      'carro preso|carro dentro|carro trancado|preso em garagem|presa em garagem|preso dentro|trancado em garagem|com carro dentro|com o carro dentro',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Para tirar o carro, desligue o disjuntor do portão, olhe a folha de longe e, se ela estiver reta e no lugar, use a chave de destravamento e leve-a na mão, com mais alguém segurando. Folha torta, cabo solto ou portão que pesa muito não se destrava: é caso de esperar o técnico.',
    ],
    heading: 'Tirar o carro sem derrubar o portão',
    text: [
      'O basculante destravado pode descer sozinho se o contrapeso estiver ruim; calce a folha aberta antes de passar com o carro. O de correr em descida corre com o peso todo.',
      'De madrugada e em feriado, a assistência 24 horas depende de técnico disponível, o que se confirma por mensagem. O conserto fica entre {{repair.from}} e {{repair.to}}, dito antes de começar.',
    ],
    points: [
      'Disjuntor desligado antes de pôr a mão.',
      'Chave de destravamento: atrás de uma tampinha na caixa do motor.',
      'Escora ou cavalete sob a folha aberta.',
      'Depois de sair, feche na mão e trave de novo.',
    ],
  },
  {
    when: ['fecha sozinh*|fechando sozinh*|fechou sozinh*'],
    unless:
      'abrindo|abre e fecha|abre sozinh*|abre e fecha sozinh*|quanto custa|preco|valor|sensor para|com sensor',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que fecha sozinho está com o fechamento automático ligado na central: é uma função, com tempo regulável, e se desliga na placa. Se ele nunca fez isso, alguém a ligou sem querer, o tempo mudou ou a botoeira está com fio em curto.',
    ],
    heading: 'Fechamento automático sem susto',
    text: [
      'A função só deve ficar ligada com a fotocélula funcionando, porque fecha sem ninguém olhando o vão. Teste com o cabo de vassoura antes de confiar.',
      'Ligar, desligar ou mudar o tempo é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
  },
  {
    when: ['nao fecha sozinh*|fechar sozinh*|fechamento automatico|fecho automatico|temporizador'],
    subject: 'central-de-comando',
    answer: [
      'O fechamento automático é uma função da central: depois de um tempo que se regula na placa, o portão fecha sem ninguém apertar. Quase toda central tem; o que decide se ela pode ser ligada é a fotocélula, que precisa estar no lugar e alinhada.',
    ],
    heading: 'Como regular o fechamento automático',
    text: [
      'Comece com tempo longo e diminua. Em casa, o bastante para tirar o carro e olhar para trás; em garagem coletiva, o bastante para dois carros em fila.',
      'Se deixou de fechar sozinho, a fotocélula está acusando obstáculo ou a programação se perdeu. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
  },
  {
    when: [
      'depois de trocar|apos trocar|depois que troquei|troquei|depois da troca|apos a troca',
      'bateria|pilha',
      'controle|portao|nao',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Controle que não volta depois da bateria nova tem quase sempre polaridade invertida, contato que não encosta ou bateria de outro tipo; a programação não se perde na troca. Confira o sinal de mais, dobre o contato com cuidado e teste com outro controle da casa.',
    ],
    heading: 'Bateria nova e controle mudo',
    text: [
      'A luz do controle é o primeiro teste: acesa e forte, o problema está na central; apagada, no próprio controle. Bateria de loja de conveniência às vezes já vem fraca.',
      'Se nenhum controle abre, o receptor perdeu a memória ou queimou, e o serviço vai de {{part.programming.from}} a {{repair.to}}.',
    ],
  },
  {
    when: ['lampada led|led|lampada nova|luz de led', 'controle|portao|alcance|interfer*|funciona'],
    unless: 'sinaleira*|sinaleiro*|sinalizador*|giroflex',
    subject: 'receptor',
    answer: [
      'Lâmpada de LED barata perto do receptor atrapalha mesmo: a fonte dela emite ruído na frequência do controle e encurta o alcance. Apague a lâmpada e teste; se o alcance volta, troque-a por outra marca ou afaste a antena.',
    ],
    heading: 'Aparelhos que encurtam o alcance',
    text: [
      'Câmera, roteador, carregador e alarme no mesmo conduíte fazem o efeito da lâmpada. O teste é sempre o mesmo: desligar um por vez e contar os passos até o portão obedecer.',
    ],
  },
  {
    when: [
      'so abre metade|abre metade|abre pouco|nao abre tudo|nao abre todo|nao abre inteiro|pela metade|meia abertura',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que abre só metade chegou a um fim de curso fora do lugar, está no modo de abertura parcial para pedestre ou achou um obstáculo. Veja se ele para sempre no mesmo ponto: se sim, é fim de curso ou programação; se muda, é peso ou força.',
    ],
    heading: 'Metade por engano ou por proteção',
    text: [
      'A abertura parcial é uma função de muitas centrais, acionada por um botão diferente do controle. Aperte o outro botão antes de chamar alguém.',
      'Regular o fim de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se a folha pesa no ponto em que para, o conserto é mecânico.',
    ],
  },
  {
    when: [
      'estal*|estral*|tranco|trancos|trepida*|pulando|pula|toc|toc toc|tec tec|tac',
      'portao|motor|abr*|fech*',
    ],
    of: ['portao-automatico', 'motor', 'portao-basculante'],
    unless: 'cremalheira|dente|engrenagem',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Tranco ou estalo sempre no mesmo ponto vem da folha: solda trincada, dobradiça seca, roldana ovalada ou cabo saindo da polia. Estalo só na partida vem da transmissão: pino do braço, cursor ou engrenagem com folga.',
    ],
    heading: 'Achar o ponto do tranco',
    text: [
      'Grave um vídeo com som, da folha fechada até aberta. O ponto em que ela estala é o que o técnico olha primeiro, e isso poupa tempo de visita.',
      'Roldanas, cabos ou cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem e rolamentos, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'No meio do curso: roldana, trilho ou cabo.',
      'Na partida: pino, braço ou engrenagem.',
      'Na chegada: fim de curso tarde demais.',
      'Nos dois sentidos: solda ou dobradiça.',
    ],
  },
  {
    when: [
      '2 folhas|duas folhas|folha dupla',
      'um motor so|um so motor|um motor|so um motor|apenas um motor',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Com um motor só, move-se uma folha: a outra fica travada no piso e abre na mão quando é preciso. Para as duas andarem são dois motores e uma central de duas saídas, que atrasa uma folha em relação à outra; não existe motor único que puxe as duas com segurança.',
    ],
    heading: 'Uma folha motorizada ou as duas',
    text: [
      'Motorizar só uma folha serve quando o carro passa por ela sozinha. Escolhe-se a que não tem o batente por cima, senão uma prende a outra.',
      'Portão de abrir sai por orçamento, com visita sem taxa. A folha fixa precisa de ferrolho no piso e em cima, porque ela passa a ser o batente.',
    ],
    points: [
      'Meça cada folha: largura e altura.',
      'Carro mais largo da casa, com retrovisor.',
      'Lado em que está o batente.',
      'Espaço de giro para dentro.',
    ],
  },
  {
    when: [
      'nao sente obstaculo|nao para em obstaculo|nao volta em obstaculo|esmaga|esmagando|esmagou|nao reverte|nao sente',
    ],
    unless: 'sensor de|sensor anti|anti esmagamento|preco|quanto custa|fotocelula ou',
    subject: 'embreagem',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Motor que não sente obstáculo está com a força alta demais ou com a embreagem travada, e é perigoso: desligue o fechamento automático até regular. A força se baixa em passos curtos, com a folha leve e equilibrada, até ela parar diante de um calço de madeira e ainda fechar inteira.',
    ],
    heading: 'Regular a força sem deixar o portão fraco',
    text: [
      'Se ao baixar a força o portão deixa de fechar, o problema não é a regulagem: é a folha pesada, e ela vem primeiro. Força alta só esconde roldana gasta, trilho sujo ou mola cansada.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}} e termina com o teste do calço nos dois sentidos. A fotocélula completa, porque evita o contato em vez de limitá-lo.',
    ],
    points: [
      'Teste com caixa de papelão, nunca com a mão.',
      'Repita perto do fim, onde o braço tem mais força.',
      'Anote o valor regulado na tampa da central.',
      'Depois de trocar mola ou roldana, regule de novo.',
    ],
  },
  {
    when: ['luz pisca*|pisca|piscando', 'luz|led|lampada|luz de garagem', 'nao abre|portao|nao funciona'],
    unless: 'acend*|quando o portao abre|portao abre|quando abre|ao abrir',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Luz que pisca e portão que não abre quer dizer que a ordem chegou e a central recusou ou não conseguiu: motor travado, fim de curso acusando folha fora do lugar, fotocélula interrompida ou tensão que cai na partida. Repare se pisca a luz da placa, que é código de aviso, ou a lâmpada da casa, que é queda de tensão.',
    ],
    heading: 'Luz da placa ou luz da casa',
    text: [
      'Piscada da placa tem significado no manual do modelo: filme por um minuto e conte. Lâmpada da garagem que enfraquece na hora da partida mostra motor travado ou fio fino, e insistir queima a bobina.',
      'Solte o motor com a energia cortada e leve a folha na mão. Se ela anda leve, o defeito é elétrico, e placa fica entre {{part.board.from}} e {{part.board.to}}; se pesa, o conserto começa pela folha ou pelo trilho.',
    ],
    points: [
      'Motor zumbe e a luz cai: capacitor ou folha presa.',
      'Silêncio e a luz da placa pisca: sensor ou fim de curso.',
      'Nada acende: disjuntor ou fusível.',
      'Botoeira abre e controle não: receptor.',
    ],
  },
];
