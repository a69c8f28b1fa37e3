/**
 * Answers to titles about gates of condominiums: what the gate does wrong. Each one says what differs in a building:
 * somebody at the passage, the porter's button, how often the gate opens, and who orders the repair.
 */
import type { DirectAnswer } from '../../direct-answer.ts';
import { building } from '../../words/title-groups.ts';

const buildings = `${building}|apartamento*`;

/** Of a title that names a part, a cause or another question, which other answers are for. */
const saysMore =
  'cabo*|mola*|contrapeso|trilho|controle*|tag|tags|interfone|botao|botoeira|fechadura|social|pedestre*|elevador|carro*|moto|chuva|chove|raio|quem|paga|pagar|multa|assembleia|voces|atendem|luz|energia|vizinh*|reclam*|preso|presa|presos|presas|morador*|condomino*|hoje|urgente|emergencia|24|sinal|sinais|porta|fotocelula*|bateu|caiu|torto|torta|ladr*|assalt*|invas*|invad*|contrato|preco|quanto|custa|valor|garantia|senha|tecnico|empresa|celular|facial|biometria|ambulancia|bombeiro*|nobreak|placa*';

export const symptomAnswers: readonly DirectAnswer[] = [
  {
    when: [
      buildings,
      'nao fecha|nao fecha mais|nao fecha e ficou aberto|nao fecha e fica aberto|nao esta fechando|nao quer fechar|parou de fechar|fica aberto|ficou aberto|ficando aberto|fica aberto e nao fecha|travou aberto|abre e nao fecha|abre mas nao fecha|so abre',
    ],
    unless: `${saysMore}|o que fazer|como fica|e agora|enquanto|conserto|consertar|demora*|tempo|tudo|todo|ate|volta|metade|meio|dia inteiro|pico|horario|esquec*|sempre aberto|deixar|deixam|pode ficar|sozinh*|automatic*`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão de prédio que abre e não fecha está quase sempre com a fotocélula suja, desalinhada ou batida por um carro; depois vêm o fim de curso fora do lugar e o botão da portaria preso. Limpe as lentes com pano seco e mande fechar pelo botão. Se ele continua aberto, ponha alguém na passagem; com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave e feche na mão. O conserto do prédio é orçado pela peça, com o valor dito antes ao síndico.',
    ],
    heading: 'O que o zelador olha antes de chamar',
    text: [
      'Veja se a luz das duas fotocélulas muda quando se passa a mão na frente. Se não muda, o feixe está cortado ou o fio partiu, e é isso que segura a folha.',
      'Não se tira nem se desvia a fotocélula para o portão voltar a fechar: sem ela, a folha anda sobre moto e pedestre, e quem responde é o condomínio.',
    ],
    points: [
      'Fecha pelo botão e não pelo controle: receptor.',
      'Fecha de dia e falha à noite: farol ou refletor na lente.',
      'Começou depois de uma batida: suporte da fotocélula torto.',
    ],
    send: 'Mande um vídeo da folha tentando fechar e as fotos das fotocélulas e da etiqueta do motor.',
  },
  {
    when: [
      buildings,
      'nao abre|nao abre mais|nao esta abrindo|nao quer abrir|nao funciona|nao esta funcionando|parou de funcionar|parou de abrir|nao liga|nao responde|nao anda|travou|travado|esta parado|parou',
    ],
    unless: `${saysMore}|o que fazer|como fica|e agora|enquanto|conserto|consertar|nao fecha|fecha|aberto|meio|metade|tudo|todo|ate|sozinh*|pico|manha|esquent*|quente|queim*|toda hora|de novo|sempre|barulho*|ronca*|zumb*|funcionario`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Quando o portão do prédio não abre ou para de funcionar, prove primeiro o botão da portaria: se ele abre, o motor está bom, e a falha é do receptor dos controles; se nada responde, é o disjuntor do portão, o fusível ou a placa; se o motor ronca ou gira e a folha fica, é capacitor, engrenagem ou folha presa. Para os carros passarem, com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave e deixe alguém no vão. O síndico recebe por escrito o valor, que no prédio sai pela peça.',
    ],
    heading: 'O teste de cinco minutos na portaria',
    text: [
      'Religue o disjuntor do portão uma única vez. Se ele cai de novo, há curto, e fica desligado até a visita.',
      'O conserto urgente não espera reunião: o síndico manda fazer e presta contas depois. Folha torta, pesada ou com cabo frouxo ninguém destrava, e a passagem se isola.',
    ],
    points: [
      'Chave de destravamento na portaria, com quem saiba usá-la.',
      'Só um morador não abre: pilha ou cadastro do controle dele.',
      'Luz da placa apagada com o disjuntor ligado: fonte ou fusível.',
    ],
    further: 'A rotina do síndico está em [portão do condomínio parado](/portao-do-condominio-parado).',
    send: 'Mande um vídeo do portão com som, a foto da etiqueta do motor e o endereço.',
  },
  {
    when: [
      buildings,
      'barulho|barulhento|barulhenta|ruido|ruidos|rangendo|range|rangido|estalo|estalos|estalando|tremendo|treme|chiando|guincho|fazendo barulho|faz barulho|com barulho',
    ],
    unless: `${saysMore}|conserto|consertar|silencios*|horario|lei|convencao|a noite|de noite|madrugada|sem barulho|menos barulho|diminuir|reduzir|acabar com|qual|como|trocar|nao abre|nao fecha|nao anda|nao sai`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair'],
    answer: [
      'Barulho em portão de prédio vem quase sempre da folha, e não do motor. No de correr é roldana gasta; no de abrir, dobradiça seca; no basculante, cabo ou polia; em qualquer um, parafuso frouxo na base. Olhe os cabos de longe antes de tudo: com um frouxo ou desfiado, desligue o disjuntor e não deixe ninguém passar embaixo. Se o som sai da caixa do motor, é rolamento ou engrenagem. O técnico acha a peça na visita, sem taxa, e o valor vai ao síndico antes do serviço.',
    ],
    heading: 'O ponto do som diz a peça',
    text: [
      'Repare se ele vem sempre no mesmo lugar do caminho, que aponta trilho ou dobradiça, ou o tempo todo, que aponta roda ou motor. Num prédio a peça gasta piora em semanas, porque o portão abre dezenas de vezes por dia.',
      'A revisão de portão coletivo se faz a cada {{maintenance.interval}}, e é nela que esse barulho devia ter sido achado.',
    ],
    points: [
      'Pancada no fim do curso: fim de curso ou batente.',
      'Estalo a cada volta: dente da engrenagem.',
      'Tremor que sobe aos apartamentos: base presa à laje.',
    ],
    send: 'Mande um vídeo com som, gravado de perto do motor e outro do lado oposto da folha.',
  },
  {
    when: [buildings, 'lento|lenta|devagar|lentidao|sem forca|perdeu forca|perdendo forca|fraco|arrastando'],
    unless: `${saysMore}|conserto|consertar|frio|fechar|demora*|mais rapido|internet|acelerar|motor rapido`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair'],
    answer: [
      'Portão de prédio que ficou lento ou sem força tem a folha pesando, o capacitor fraco ou a tensão baixa na hora em que todos saem. Para saber, olhe se a folha está reta e os cabos inteiros, desligue o disjuntor, solte o motor e leve-a na mão, com outra pessoa: se pesa, o conserto é nela; se anda leve, é do motor. Se ele só fica lento depois de muitas aberturas seguidas, o motor é pequeno para o prédio: o comum faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e o de uso intenso, de {{stator.robust.from in digits}} a {{stator.robust.to}}.',
    ],
    heading: 'Conserto ou motor maior',
    text: [
      'Roldana, dobradiça, cabo e capacitor são conserto, que no prédio se orça pela peça, e o síndico autoriza sem reunião. Motor maior, com a instalação, fica entre {{condominium.from}} e {{condominium.to}}.',
      'Enquanto ele anda devagar, alguém da portaria acompanha a hora cheia, porque a fila na rua é o que traz batida.',
    ],
    points: [
      'Lento num trecho só: trilho, guia ou dobradiça daquele ponto.',
      'Lento de um dia para o outro: capacitor ou cabo.',
      'Lento nos dois sentidos e com zumbido: capacitor.',
    ],
    send: 'Mande um vídeo da abertura inteira, a etiqueta do motor e os carros da hora mais cheia.',
  },
  {
    when: [
      buildings,
      'bate forte|batendo forte|bate muito|bate ao fechar|bate quando fecha|bate em fim|batendo ao fechar|batendo quando fecha|batendo em fim|batendo muito|pancada|pancadas|tranco|trancos|estrondo|bate com forca|batendo',
    ],
    unless: `${saysMore}|conserto|consertar|bate e volta|volta`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão de prédio que bate forte ao fechar chega depressa demais ao batente: o fim de curso corta tarde, a força está alta ou, no basculante, a folha desce pesada porque mola, cabo ou contrapeso saiu do ponto. Olhe os cabos antes: se um está frouxo, desligue o disjuntor e isole a passagem. Se estão inteiros, o técnico acerta o fim de curso e a força e liga a parada suave, quando a placa a tem. A regulagem numa casa fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; no prédio, o valor é dito antes ao síndico.',
    ],
    heading: 'Por que não deixar para a próxima revisão',
    text: [
      'A cada batida a base do motor, a solda e a fotocélula se soltam um pouco, e um portão coletivo bate dezenas de vezes por dia. Se alguém se machuca, a primeira pergunta é quem avisou e quando.',
      'Aumentar ou baixar a força por conta própria esconde o defeito e tira a proteção de quem passa.',
    ],
    points: [
      'Bate só ao abrir: fim de curso do outro lado.',
      'Bate desde a última visita: curso gravado fora do ponto.',
      'Batente de ferro contra ferro: ponha borracha.',
    ],
    send: 'Mande um vídeo da chegada da folha, com som, e a foto do fim de curso.',
  },
  {
    when: [
      buildings,
      'queimou|queimado|queimando|queimou o motor|cheiro de queimado|motor queimado|motor queimou|pifou',
      'motor|portao',
    ],
    unless: `${saysMore}|sempre|de novo|toda hora|todo mes|segunda vez|pode|precisa|qual|por que|porque|igual|aprov*`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Motor queimado em portão de prédio se conserta, ou se troca por outro equivalente, sem assembleia: é manutenção, e o síndico autoriza. Desligue o disjuntor, não insista no controle e ponha alguém na passagem até a visita. O técnico mede se foi a bobina, que numa casa custa de {{part.stator.from}} a {{part.stator.to}}, ou só o capacitor; o motor novo, com instalação em portão pesado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Para o próximo não queimar também',
    text: [
      'Se ele queimou na hora cheia, conte as aberturas: motor de casa foi feito para {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e o prédio pede de {{stator.robust.from in digits}} a {{stator.robust.to}}. Se queimou com pouco uso, a causa está na folha, que se leva na mão, ou na rede.',
      'A folha se move com o motor solto na chave, se está reta e com os cabos inteiros; depois dos carros, fecha-se e passa-se uma corrente.',
    ],
    points: [
      'Fumaça ou cheiro: ninguém abre a caixa.',
      'Fotografe a etiqueta antes de tirar o motor.',
      'Duas linhas na proposta: rebobinar e trocar.',
    ],
    send: 'Mande a foto da etiqueta do motor, as medidas da folha e quantas vagas usam o portão.',
  },
  {
    when: [
      buildings,
      'para em meio|parou em meio|parando em meio|para em metade|parou em metade|abre ate a metade|abre metade|so abre metade|abre so metade|abre pela metade|fecha ate a metade|nao abre todo|nao abre tudo|nao fecha todo|nao fecha tudo|nao abre ate o fim|nao fecha ate o fim|para em meio de caminho',
    ],
    unless: `${saysMore}|frio|inverno|calor`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair'],
    answer: [
      'Portão de prédio que para no meio, se é sempre no mesmo ponto, tem ali o fim de curso fora do lugar ou a folha enroscando em trilho, guia ou dobradiça. Se para em pontos diferentes, e mais na hora da saída, é o motor que esquenta e desliga: conte as aberturas, porque o comum aguenta de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora. Parado no meio, ele pede alguém na passagem; com a folha reta e os cabos inteiros, leva-se na mão, com o disjuntor desligado e o motor solto. O conserto do prédio sai pela peça, dito antes ao síndico.',
    ],
    heading: 'Anote a hora e o ponto',
    text: [
      'Uma marca de giz no chão, onde a folha parou, e a hora ao lado: com três anotações o técnico já sabe se é curso, folha ou calor.',
      'Motor que desliga por calor todo dia acaba na bobina. Aí se compara o conserto com um de uso intenso, de {{condominium.from}} a {{condominium.to}} instalado.',
    ],
    points: [
      'Se para e logo volta, a fotocélula ou a força o mandou voltar.',
      'Depois de uma queda de energia: percurso a gravar de novo.',
      'Se ronca antes de parar, é capacitor ou tensão baixa.',
    ],
    send: 'Mande um vídeo de uma parada, a etiqueta do motor e os carros da hora mais cheia.',
  },
  {
    when: [
      buildings,
      'esquent*|superaquec*|muito quente|fica quente|para de quente|desliga de quente|para em pico|para em hora de pico|desliga em pico|esquenta e para|esquenta e desliga|esquentando e parando|esquentou e parou',
    ],
    unless: `${saysMore}|nao abre|nao fecha|sol|verao|queimado|cheiro|fumaca|fio*|tomada`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Motor de prédio que esquenta e para foi desligado pelo protetor térmico, e volta sozinho depois de esfriar. Se isso vem na hora da saída, as aberturas passaram do que ele aguenta: o motor comum faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e o de uso intenso, de {{stator.robust.from in digits}} a {{stator.robust.to}}. Se vem logo nas primeiras, a folha pesa ou o capacitor está fraco. Deixe alguém na passagem enquanto ele esfria, e não insista no controle.',
    ],
    heading: 'Conserto na folha ou motor de mais ciclos',
    text: [
      'Conte as aberturas até a parada, por três dias, e anote a hora. Com esse número o técnico separa o motor pequeno da folha pesada antes de falar em troca.',
      'O conserto no prédio é orçado pela peça; um motor de uso intenso, com a instalação, fica entre {{condominium.from}} e {{condominium.to}}, e por ser de outro porte convém passar pela assembleia.',
    ],
    points: [
      'Olhe os cabos e a folha de longe antes de soltar o motor na chave.',
      'Não ventile o motor com a tampa aberta: os terminais da rede ficam expostos.',
      'Motor que para quente todo dia acaba queimando a bobina.',
    ],
    send: 'Mande a etiqueta do motor, quantas aberturas ele faz até parar e um vídeo da folha.',
  },
  {
    when: [
      buildings,
      'nao fecha sozinho|nao fecha mais sozinho|nao esta fechando sozinho|nao ta fechando sozinho|parou de fechar sozinho|deixou de fechar sozinho|nao quer fechar sozinho|abre e nao fecha sozinho|abre mas nao fecha sozinho|nao fecha automatico|nao fecha automaticamente|fechamento automatico nao funciona|fechamento automatico parou|nao fecha so',
    ],
    unless: `${saysMore}|o que fazer|conserto|consertar|basculante desce|vento`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Mande o portão do prédio fechar pelo botão da portaria ou por um controle. Se ele fecha assim e só não fecha sozinho, o fechamento automático está desligado na central ou o tempo de pausa se perdeu, e programá-lo fica entre {{part.programming.from}} e {{part.programming.to}}. Se não fecha de jeito nenhum, quase sempre é a fotocélula suja, desalinhada ou batida por um carro: limpe as duas lentes com pano seco; depois vêm o fim de curso fora do lugar e o botão da portaria preso.',
    ],
    heading: 'O que o zelador olha antes de chamar',
    text: [
      'A pausa só começa a contar quando a central sabe que a folha chegou aberta, e por isso um fim de curso de abertura fora do lugar também faz o portão esperar para sempre. Veja se a luz das fotocélulas muda quando se passa a mão na frente delas.',
      'Enquanto ele não fecha, ponha alguém na passagem; com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave e feche na mão. Não se desvia a fotocélula para o portão voltar a fechar: sem ela, a folha anda sobre moto e pedestre.',
    ],
    points: [
      'Faltou luz ou trocaram a placa: a programação se perdeu.',
      'Alguém desligou para uma mudança: a chave da pausa ficou fora.',
      'Fecha sozinho de dia e falha à noite: farol ou refletor na lente.',
      'Um carro bateu no suporte: a fotocélula saiu do alinhamento.',
    ],
    send: 'Mande um vídeo da folha aberta e as fotos das fotocélulas e da etiqueta do motor.',
  },
  {
    when: [
      `${buildings}|portaria|zelador`,
      'carro preso|carro ficou preso|carro dentro|com carro dentro|com o carro dentro|com meu carro dentro|meu carro dentro|carro trancado|carro nao sai|tirar o carro|tirar carro|tirar meu carro|sair com o carro|sair com carro|preciso sair|carro ficou|carros presos|carros nao saem',
    ],
    unless:
      'descarril*|fora de trilho|caiu|cabo*|mola*|elevador|bateu|amass*|ferid*|quem paga|para fora|embaixo|em cima|roub*|furt*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Chame primeiro a portaria ou o zelador: o motor é do condomínio, e são eles que têm a chave de destravamento e o disjuntor do portão. Com a folha reta e os cabos inteiros, o zelador desliga o disjuntor, solta o motor na chave e abre a folha devagar, com alguém no vão, e os carros passam um por vez. Se ela pesa, está torta ou tem cabo solto, ninguém a força: o carro espera, e o síndico chama o técnico.',
    ],
    heading: 'Enquanto o portão não abre',
    text: [
      'Antes da chave, experimente o botão da portaria e outro controle; se um dos dois abre, não é preciso soltar nada. Se caiu só o disjuntor do portão, religue-o uma única vez.',
      'Se o portão é basculante, ponha uma escora na folha aberta antes de o primeiro carro passar, porque sem o motor ela pode descer. Depois da saída, a folha se fecha na mão e o motor volta a ser travado.',
    ],
    points: [
      'Enquanto espera, desligue o motor do carro, por causa da fumaça.',
      'Pressa de saúde: carro por aplicativo ou 192, e o portão fica para depois.',
      'Não empurre o portão com o carro: a folha empena, e o conserto fica maior.',
      'O valor, no prédio, sai pela peça e vai por escrito ao síndico.',
    ],
    further: 'A rotina está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Escreva pelo WhatsApp que há carro preso no prédio e mande o endereço, um vídeo feito de longe e a foto da etiqueta do motor.',
  },
  {
    when: [
      buildings,
      'barulho|barulhento|barulhenta|barulheira|ruido|rangendo|range|fazendo barulho|faz barulho|acorda*|incomoda*',
      'madrugada|a noite|de noite|noite|noturno|acorda*|vizinh*|reclam*|incomoda*|o que fazer',
    ],
    unless:
      'multa|lei|convencao|horario|motor silencioso|silencios*|qual motor|comprar|quem paga|processo|decibel|decibeis|interfone|alarme|social|elevador|preco|quanto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Barulho do portão do prédio que acorda os moradores quase sempre tem conserto: rangido é dobradiça, roldana ou trilho seco, ronco é capacitor ou engrenagem gasta, e pancada no fim é a parada que falta regular. Avise o síndico com a hora e um vídeo com som, que mostra em que ponto do curso ele aparece. Roldanas e cabos ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e regular a chegada, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'De onde vem o som que sobe aos apartamentos',
    text: [
      'Parte do som viaja pela parede: suporte de motor fixado na alvenaria sem borracha passa a vibração para a laje. Reapertar e pôr um calço de borracha custa pouco e se sente no mesmo dia.',
      'Se a folha está em ordem e o motor velho ainda ronca, o de inversor, com parada suave, é o que menos se ouve; em prédio ele tem de ser de uso intenso.',
    ],
    points: [
      'Estalo seco ou tranco: pare de usar até o técnico ver cabos e molas.',
      'Guincho ao passar num ponto: roldana ou trilho naquele lugar.',
      'Lubrificar o trilho com graxa junta areia e piora: a roda é que se lubrifica.',
      'Bipe ou sirene à noite: é aviso da central ou da sinaleira, e se ajusta.',
    ],
    send: 'Mande o vídeo com som, de uma abertura inteira, e a foto da etiqueta do motor.',
  },
  {
    when: [
      buildings,
      'nao fecha por completo|nao fecha completo|nao fecha completamente|nao fecha totalmente|nao fecha todo|nao fecha tudo|nao fecha direito|nao fecha ate o fim|nao encosta|fica fresta|fica uma fresta',
      'batendo|bate|fica batendo|fica batendo em batente',
    ],
    unless: `${saysMore}|bate e volta|volta`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão de prédio que não fecha por completo e fica batendo está, quase sempre, com a parada do fechamento fora do ponto. Se a folha chega com força, bate e recua um dedo, o motor está cortando tarde; se ela para antes do batente e balança com o vento, ele corta cedo e a trava não engata. Olhe os cabos de longe primeiro e, se um está frouxo, desligue o disjuntor e isole a passagem. O técnico acerta o fim de curso e a força; numa casa isso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e no prédio o valor é dito antes ao síndico.',
    ],
    heading: 'Bate ao chegar ou bate com o vento',
    text: [
      'Olhe três fechamentos, fora do caminho da folha. Pancada na chegada e fresta depois dela é parada tarde; fresta sem pancada, com a folha mexendo quando venta, é parada cedo ou trava que não alcança o furo.',
      'Fresta que muda de um fechamento para outro aponta a folha: trilho, roldana, dobradiça ou contrapeso, e não a regulagem.',
    ],
    points: [
      'Enquanto não se regula, o porteiro confere se a folha ficou trancada.',
      'Pedra ou barro no fim do trilho se tira com o disjuntor desligado.',
      'Não suba a força: a pancada cresce e a proteção de quem passa some.',
    ],
    send: 'Mande um vídeo dos últimos palmos do fechamento, com som, e a foto da fresta.',
  },
  {
    when: [
      buildings,
      'trava|travando|travou|tranca|emperra|emperrando|engancha|enrosca|prende|agarra|para|parando',
      'meio|metade|em meio|em metade|meio de caminho|em meio de caminho|em meio de percurso',
      'e volta|volta|voltando|voltou|retorna|retornando|reverte|inverte|torna a abrir|abre de novo|volta a abrir',
    ],
    unless:
      'em volta|nao volta|luz|energia|chuva|chove|frio|calor|pedestre|preco|quanto|capacitor|placa|cabo*|mola*|fotocelula|carro*|multa|quem|paga|elevador',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão de prédio que trava no meio e volta encontrou resistência ou viu alguém no vão, e a central inverteu a folha de propósito. Se ele volta sempre no mesmo ponto, a folha prende ali, em trilho, guia, roldana ou dobradiça; se o ponto muda, é fotocélula batida por um carro, força baixa ou motor quente na hora da saída. Ponha alguém na passagem, limpe as lentes e olhe os cabos e a folha de longe antes de soltar o motor. Numa casa a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; no prédio, o valor é dito antes ao síndico.',
    ],
    heading: 'O que o porteiro anota antes da visita',
    text: [
      'A hora, o sentido e o ponto em que a folha volta, marcado no chão. Se acontece só na hora cheia, conte as aberturas: o motor comum faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora.',
      'Ninguém deve aumentar a força para os carros passarem, porque a folha deixa de parar quando encosta numa pessoa.',
    ],
    points: [
      'Volta só ao fechar: lente suja, desalinhada ou batida.',
      'Volta nos dois sentidos: caminho da folha.',
      'Folha torta ou fora do trilho: desligue o disjuntor e isole o vão.',
    ],
    send: 'Mande um vídeo da folha até o ponto em que volta, a etiqueta do motor e as aberturas da hora mais cheia.',
  },
];
