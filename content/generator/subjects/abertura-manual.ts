import type { Subject } from '../subject.ts';

export const aberturaManual: Subject = {
  name: 'abertura manual',
  plural: 'aberturas manuais',
  gender: 'f',
  aliases: [
    'abertura manual do portão',
    'abertura de emergência',
    'destravamento',
    'destravamento manual',
    'destravamento do motor',
    'destravador',
    'destravar',
    'destravar portão',
    'destravar motor',
    'desbloquear portão',
    'abrir portão sem luz',
    'abrir portão sem energia',
    'destrava',
    'destrave',
    'chave de destravamento',
    'chave de destravar',
    'chave do motor',
    'chave do portão',
    'chave manual',
    'chave de emergência',
    'chave de desbloqueio',
    'desbloqueio manual',
    'modo manual',
    'portão manual',
    'portão no manual',
    'portão sem energia',
    'portão sem luz',
    'alavanca de destravamento',
  ],
  answers: {
    what: [
      'A abertura manual é o modo de mover o portão com a mão quando falta luz ou o motor falha: uma chave ou alavanca separa o motor da folha. Antes de soltar, desligue o disjuntor e veja se a folha não vai cair nem correr sozinha.',
      'Abertura manual é o que a chave de destravamento permite: com ela o motor se desengata e o portão anda empurrado. Todo motor de portão tem uma, no basculante, no de correr ou no pivotante, em lugar diferente conforme o modelo.',
    ],
    works: [
      'A abertura manual funciona por um desengate: a chave afasta a engrenagem, solta a porca do fuso ou libera o braço, e a folha deixa de estar presa à redução. Ao girar de volta, o motor pega outra vez quando a folha passa pelo ponto de encaixe.',
    ],
    price: [
      'O conserto do mecanismo de abertura manual parte de {{repair.from}}, e uma chave perdida se resolve pelo modelo do motor, com foto, antes da visita. Se a chave gira e nada solta, o valor fica entre {{repair.from}} e {{repair.to}}, conforme a peça presa.',
    ],
    buy: [
      'A chave para abertura manual se compra pelo modelo do motor, porque o desenho da fenda muda de um para outro. Mande a foto da fechadura do destravamento e do adesivo da tampa, e dizemos qual serve.',
    ],
    choose: [
      'Escolha o lugar da abertura manual pensando na noite: uma chave presa dentro da garagem não serve a quem está na rua. Onde só existe uma entrada, combine um destravamento por fora, com cabo e fechadura, ou uma porta social com chave.',
    ],
    install: [
      'A abertura manual já vem no motor; o que se instala é o acesso a ela, como um cabo com fechadura para destravar por fora. O serviço é feito junto com o motor ou depois, em {horas de reparo}, e termina com o morador soltando o portão na nossa frente.',
      'Na instalação do motor mostramos a abertura manual e deixamos a chave com o dono da casa, com o passo a passo. Quem recebe o kit, a partir de {{kit.padrao}}, já tem o manual do modelo com o desenho.',
    ],
    adjust: [
      'A abertura manual não pede regulagem, mas o encaixe sim: se a chave precisa de força ou se o motor não pega depois, o mecanismo está seco, sujo ou fora do ponto. O ajuste é do técnico, com o portão calçado.',
    ],
    repair: [
      'O conserto da abertura manual costuma ser limpeza, troca de molinha ou de fechadura do destravamento, e o motor fica. Custa de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia, e a folha é conferida para que possa ser solta sem risco.',
    ],
    replace: [
      'Troca-se a peça de abertura manual quando o cilindro gira em falso, quando a chave quebrou dentro ou quando a alavanca perdeu a trava. Em motor fora de linha, o conjunto pode compensar mais do que uma peça sob medida.',
    ],
    signs: [
      'A abertura manual mostra problema quando a chave roda sem parar, quando a folha continua presa com ela aberta, ou quando ela solta e não trava de novo. Teste-a num dia comum, com a luz acesa, a cada {{maintenance.interval}}.',
    ],
    worth: [
      'Vale treinar a abertura manual antes da primeira falta de luz, porque quinze minutos de ensaio poupam o medo depois. Em casa com idoso ou portão pesado, um nobreak costuma compensar mais que a chave.',
    ],
    lifetime: [
      'A abertura manual é um mecanismo simples e dura o que dura o motor, desde que usada com o portão parado. Quem destrava com a folha forçando desgasta os dentes.',
    ],
    care: [
      'O cuidado com a abertura manual é guardar a chave em lugar conhecido, lubrificar o cilindro com grafite e usá-la duas vezes por ano. Água e pó entram pela fechadura quando a tampinha se perde.',
    ],
    safety: [
      'Na abertura manual o perigo é a folha: um basculante desequilibrado desce e um portão de correr na rampa anda assim que é solto. Se há cabo partido, mola caída ou folha torta, não destrave; afaste as pessoas e chame o técnico.',
    ],
    power: [
      'Sem energia, a abertura manual é a saída: desligue o disjuntor, abra a trava se houver, gire a chave do motor e leve a folha devagar, sem largá-la. Quando a luz voltar, trave o motor antes de religar o disjuntor.',
    ],
    allowed: [
      'Você pode usar a abertura manual com o portão em ordem, o disjuntor desligado e o vão livre. Se a folha parece solta demais ou presa demais, pare, porque a chave libera um peso que o motor estava segurando.',
    ],
    compatibility: [
      'A chave da abertura manual é do modelo do motor e raramente serve em outro, embora muitos cilindros se pareçam. Uma cópia comum de chaveiro às vezes dá certo, desde que a original esteja inteira.',
    ],
  },
  sections: [
    {
      aspect: 'power',
      heading: 'Passos para abrir o portão na falta de luz',
      text: [
        'A ordem importa mais que a força. Se a folha tem mola ou contrapeso, ela deve ficar parada quando solta; se não fica, pare e deixe para o técnico.',
      ],
      steps: [
        'Desligue o disjuntor do portão e o nobreak, se houver.',
        'Olhe cabo, mola, roldanas e batente, e tire gente e carro do caminho.',
        'Solte a trava elétrica pela chave dela, se existir.',
        'Gire a chave do motor até o fim, sem alavanca nem extensão.',
        'Leve a folha devagar, com uma pessoa só na condução, e pare se pesar.',
        'Deixe-a fechada e trave o motor antes de religar o disjuntor.',
      ],
    },
    {
      aspect: 'power',
      heading: 'A chave e o lugar dela em cada motor',
      text: [
        'No de correr, a fechadura fica na frente ou na lateral da caixa do motor, às vezes atrás de uma tampinha. No basculante de fuso, está na parte baixa do motor ou na ponta do carrinho. No pivotante, na tampa do braço ou no alto do motor.',
        'Quando não se vê chave nenhuma, procure uma alavanca ou uma argola com cordinha. O manual do modelo mostra o desenho e evita forçar a peça errada.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Quando não destravar',
      text: [
        'O motor, mesmo parado, segura a folha. Soltá-lo devolve a ela todo o peso que a mola, o cabo ou a rampa deveriam equilibrar.',
      ],
      points: [
        'Cabo de aço partido ou enroscado na polia.',
        'Folha de basculante torta ou com um canto mais baixo.',
        'Portão de correr fora do trilho ou em rampa.',
        'Mola aberta, gancho solto ou contrapeso no chão.',
        'Pessoa, carro ou animal no vão.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O que a chave faz dentro do motor',
      text: [
        'Em motor de correr, um excêntrico afasta a engrenagem da cremalheira ou solta a coroa do eixo. Em basculante de fuso, a chave abre a porca que corre na rosca, e o carrinho desliza.',
        'O engate de volta só ocorre quando a engrenagem acha o dente. Por isso, depois de girar a chave, mova a folha alguns centímetros até ouvir o encaixe.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Destravamento por fora para quem mora sozinho',
      text: [
        'Onde a garagem é o único acesso, instala-se um cilindro no muro ou na folha que puxa um cabo até o motor. É discreto, pede cilindro de boa marca e só deve ficar onde o cabo não se alcance pela fresta.',
        'A alternativa é uma porta social com chave, que resolve outros problemas do dia a dia. Conversamos sobre as duas na visita.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Ensaio da abertura manual',
      text: [
        'Uma chave que nunca foi usada emperra no dia em que se precisa dela. O ensaio toma poucos minutos e mostra se a folha é leve na mão.',
      ],
      points: [
        'Faça com o disjuntor desligado e à luz do dia.',
        'Deixe um adulto da casa fazer sozinho, do começo ao fim.',
        'Ponha um pouco de grafite no cilindro.',
        'Anote onde a chave fica, em duas pessoas.',
        'Repita a cada {{maintenance.interval}}.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Folha que solta e continua pesada',
      text: [
        'O motor fora do caminho revela a verdade do portão. Folha leve anda com dois dedos no de correr e fica parada a meia altura no basculante.',
        'Se depois de destravada ela pede esforço, há roldana gasta, trilho sujo, mola cansada ou dobradiça caída. O motor estava pagando por isso em silêncio, e a conta chega na engrenagem.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Chave que gira em falso ou não gira',
      text: [
        'Cilindro oxidado não gira, e força quebra a chave dentro. Cilindro que gira e não solta perdeu a ligação com o excêntrico, por pino partido ou parafuso frouxo.',
        'Em ambos os casos não use furadeira nem martelo, que danificam a carcaça. A chave partida se extrai, e o cilindro de muitos motores se troca sem abrir a redução.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que custa um serviço de destravamento',
      text: [
        'Uma visita para destravar, travar de novo e orientar fica perto de {{repair.from}}, se não há peça quebrada. Com peça e ajuste da folha, o total sobe conforme o caso, sem taxa de visita.',
        'Fora do horário de {horário}, o atendimento depende da disponibilidade do técnico, o que informamos pelo WhatsApp antes de sair.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Chave, nobreak ou porta social',
      text: [
        'A chave é gratuita e depende de força e de saber usá-la. O nobreak abre o portão sem esforço por algumas vezes, e a porta social deixa entrar gente sem mexer na garagem.',
        'Numa casa de portão leve e luz estável, a chave basta. Onde o portão é pesado ou alguém não pode empurrá-lo, o [nobreak](/topicos/nobreak-para-portao-automatico) entra no orçamento.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Onde guardar a chave',
      text: [
        'Perto do motor ela ajuda quem está dentro, no bolso ela falta justamente à noite. O lugar deve ser alto, seco, dentro da casa e conhecido por dois adultos.',
        'Pendurada no próprio motor, ela está à mão de qualquer um que entre pela porta social. Se isso preocupa, a chave fica no quadro de luz.',
      ],
    },
  ],
  faults: [
    {
      fault: ['stuck', 'does-not-open', 'does-not-work', 'broken'],
      answer: [
        'Se a abertura manual não solta, confirme antes que o disjuntor está desligado e que a trava foi aberta; a chave deve girar até o batente, sem força. Uma folha que empurra o motor prende o desengate: alivie-a com a mão no sentido de fechar.',
      ],
      heading: 'Chave que não destrava o portão',
      text: [
        'A causa mais comum é pressão: a folha parou encostada no batente e os dentes estão forçados um no outro. Um leve balanço costuma aliviar o engate.',
      ],
      points: [
        'Chave não entra: cilindro sujo ou tampinha errada.',
        'Chave entra e não gira: cilindro oxidado.',
        'Gira e a folha segue presa: trava elétrica, batente ou motor em falso.',
        'Solta, mas a folha não anda: roldana, trilho ou dobradiça.',
      ],
      careful: 'Não prolongue a chave com cano nem alicate: ela parte dentro do cilindro.',
      technician:
        'O técnico libera o engate, troca cilindro ou pino e confere a folha, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia.',
      more: 'Passo a passo em [portão não destrava com a chave](/portao-nao-destrava-com-a-chave).',
    },
    {
      fault: ['lost', 'stolen'],
      answer: [
        'Quem perdeu a chave da abertura manual ainda pode encontrá-la pelo modelo do motor, que aparece na etiqueta da tampa. Mande a foto; o técnico leva uma compatível ou troca o cilindro.',
      ],
      heading: 'Chave de destravamento perdida',
      text: [
        'Nem toda chave é comum: algumas são de fenda triangular, outras um sextavado, outras uma chave de cilindro como a da porta. A fechadura diz qual.',
      ],
      points: [
        'Fotografe a fenda de frente, com boa luz.',
        'Procure com o antigo morador ou na gaveta do quadro.',
        'Veja se há segunda chave presa no manual.',
      ],
      careful: 'Não abra o cilindro com furadeira, pois a limalha cai na redução.',
      technician:
        'O técnico identifica o modelo, fornece a chave ou troca o cilindro, a partir de {{repair.from}}.',
      more: 'O caminho mais curto está em [perdi a chave do motor](/perdi-a-chave-do-motor-do-portao).',
    },
    {
      fault: ['heavy', 'falls', 'slips', 'crooked'],
      answer: [
        'Se na abertura manual a folha pesa, desce ou corre sozinha, ela estava sendo segurada pelo motor. Afaste as pessoas, deixe-a onde parou e mantenha o disjuntor desligado até a visita.',
      ],
      heading: 'Folha perigosa depois de destravada',
      text: [
        'Num basculante equilibrado, a folha solta fica parada em qualquer altura. Se desce, falta mola ou contrapeso; se sobe, há contrapeso de mais.',
      ],
      points: [
        'Desce aos poucos: mola cansada ou contrapeso leve.',
        'Desce de uma vez: cabo partido, cuidado imediato.',
        'Corre para um lado: piso em rampa ou trilho torto.',
        'Um canto cai primeiro: dobradiça ou braço.',
      ],
      careful: 'Não tente segurar a folha com o corpo, nem mexa em mola ou cabo, que guardam energia.',
      technician:
        'O técnico calça a folha, equilibra o conjunto e troca a peça gasta, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia.',
      more: 'Quando a folha já desceu, veja [basculante descendo sozinho](/portao-basculante-descendo-sozinho).',
    },
    {
      fault: ['no-power', 'power-back', 'loose', 'lost-programming', 'does-not-stop'],
      answer: [
        'Depois de usar a abertura manual e voltar a luz, o motor pode andar em falso porque o engate ainda está solto. Gire a chave de volta, mova a folha alguns centímetros até ouvir o encaixe e então religue o disjuntor.',
      ],
      heading: 'Motor que gira e a folha não vai depois do manual',
      text: [
        'O motor em falso não estraga a placa, mas engana: parece defeito grave e é só uma chave. Nos modelos com encoder a posição pode ter mudado.',
      ],
      points: [
        'Motor com barulho normal e folha parada: engate solto.',
        'Engate fechado e o curso mudou: uma viagem completa o refaz.',
        'Chave não volta à posição: dente desalinhado.',
      ],
      careful: 'Deixe o disjuntor desligado enquanto mexe na chave; o motor pode partir.',
      technician: 'O técnico reengata, regrava o curso e testa a força, a partir de {{repair.from}}.',
      more: 'Siga o caso em [portão ficou no manual](/portao-ficou-no-manual).',
    },
  ],
  questions: [
    {
      about: ['power', 'safety'],
      question: 'Qualquer pessoa consegue abrir o portão na mão?',
      answer:
        'Um portão equilibrado, sim. O desequilibrado não deve ser solto por ninguém da casa antes que o técnico o acerte.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'Preciso desligar o disjuntor mesmo sem luz na rua?',
      answer:
        'Precisa, porque a luz pode voltar com a mão na folha. Com nobreak a regra é a mesma e vale para os dois interruptores.',
    },
    {
      about: ['works', 'power'],
      question: 'O portão fica trancado depois de destravado?',
      answer:
        'Só se houver trava própria. Sem ela, a folha se abre com um empurrão, e convém deixar um cadeado ou travar o motor logo depois.',
    },
    {
      about: ['lost', 'buy'],
      question: 'A chave do meu motor é igual à do vizinho?',
      answer:
        'Pode ser, em modelos da mesma marca e geração. Não conte com isso antes de experimentar com o motor desligado.',
    },
    {
      about: ['install', 'choose'],
      question: 'Dá para destravar por fora sem ninguém dentro?',
      answer:
        'Dá, com um cilindro e cabo instalados para isso. Sem essa instalação a chave só funciona por dentro.',
    },
    {
      about: ['signs', 'stuck'],
      question: 'A chave está dura. Posso colocar óleo?',
      answer:
        'Use grafite em pó ou spray seco, e pouco. Óleo atrai pó e, na fechadura, vira massa em algumas semanas.',
    },
    {
      about: ['worth', 'power'],
      question: 'Vale mais a pena um nobreak do que a chave?',
      answer:
        'Para portão leve e faltas curtas, a chave resolve. Onde o portão pesa ou mora alguém sem força, o nobreak dá autonomia para algumas aberturas.',
    },
    {
      about: ['price', 'repair'],
      question: 'A visita só para ensinar a destravar tem taxa?',
      answer:
        'Não cobramos taxa de visita, e se houver serviço a fazer o valor é dito antes. Muitas dúvidas se resolvem pelo WhatsApp, com a foto da fechadura.',
    },
    {
      about: ['works', 'adjust'],
      question: 'Preciso travar de volta logo que fechar?',
      answer:
        'Sim, para que a folha não ande sozinha e o motor pegue na próxima vez. O clique do encaixe é o que se procura.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'Usar muitas vezes a abertura manual estraga o motor?',
      answer: 'Usada com a folha parada, não. O desgaste vem de destravar com o portão em movimento.',
    },
    {
      about: ['compatibility', 'lost'],
      question: 'O chaveiro copia essa chave?',
      answer:
        'Quando é do tipo de cilindro comum, costuma copiar. A de desenho próprio sai pelo modelo do motor.',
    },
  ],
  visit: [
    'Numa chamada {onde} para abertura manual, o técnico destrava com você e mostra os passos, com a folha conferida antes.',
    'Se a chave da abertura manual sumiu {onde}, a foto da fechadura e do adesivo do motor nos deixa levar o modelo certo de primeira.',
  ],
  brand: [
    'No motor {marca}, a fechadura da abertura manual tem desenho próprio; a etiqueta do modelo diz qual chave serve e onde ela fica.',
  ],
  figures: {
    kilogram: [
      'Num portão de {figura}, a abertura manual depende do equilíbrio da folha e não da força: bem regulada, ela quase não pesa na mão; sem equilíbrio, não deve ser solta.',
    ],
    opening: [
      'Num portão com {figura}, a abertura manual só serve à emergência: para a fila não parar na falta de luz, o que resolve é um nobreak.',
    ],
  },
  further: [
    'A rotina completa da falta de luz está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    'Se a folha não solta nem anda, veja [portão travado](/portao-travado).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da tampa do motor e outra da fechadura do destravamento, de perto: dizemos onde fica a chave e como girar.',
    'Conte se a folha fica parada quando solta e mande um vídeo curto, de longe. Com isso dizemos se dá para usar na mão ou se é melhor esperar.',
  ],
};
