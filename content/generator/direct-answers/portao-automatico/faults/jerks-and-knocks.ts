/** Answers to titles about automatic gates: jerks and knocks. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';

export const jerksAndKnocksAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'bate|batendo|bateu|batida|pancada|tranco|estrondo|soco',
      'ao abrir|na hora de abrir|quando abre|para abrir|na abertura|abrindo|em cima|no teto',
    ],
    unless: 'carro|pessoa|vento|chao|fecha|vizinho|cabeca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que bate ao abrir passa do ponto de abertura ou parte com tranco. Se a pancada é no fim, o fim de curso daquele lado está tarde ou o ímã escorregou; se é no começo, há folga em pino, cremalheira ou corrente. Diminua o uso até regular, porque é batida que solta suporte e trinca coluna.',
    ],
    heading: 'No começo ou no fim da abertura',
    text: [
      'Ouça de longe e marque no chão onde a folha está quando bate. Batida sempre no fim é parada; no começo, folga; no meio, folha que encontra degrau, solda ou cabo saindo da polia.',
      'No basculante, bater em cima é sinal de contrapeso demais ou folha sem batente: ela sobe com pressa e o motor não a freia.',
    ],
    points: [
      'Só ao abrir: fim de curso de abertura.',
      'Nos dois sentidos: desaceleração perdida ou força alta.',
      'Começou depois de troca de placa: curso por gravar.',
      'Sobe sozinha quando solta: contrapeso a mais.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Acertar a chegada e a partida',
        text: [
          'Curso, força e parada suave, de {{part.adjustment.from}} a {{part.adjustment.to}}; equilíbrio da folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; suporte que já soltou, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma borracha no batente basta?',
        answer: 'Ela cala, mas o motor continua forçando. Primeiro a parada, depois a borracha.',
      },
      {
        question: 'É culpa do motor forte?',
        answer: 'Raramente. Motor forte com curso certo para antes de encostar.',
      },
    ],
    send: 'Mande um vídeo com som da abertura inteira e diga se a batida é no começo ou no fim.',
  },
  {
    when: ['tranco|solavanco|pulo|sacode', 'comeco|partida|inicio|sair|arranque|abrir', asksIfNormal],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'adjust'],
    answer: [
      'Um tranco leve na partida é normal em motor comum, que sai com a força toda de uma vez. Forte, com estalo ou que aumentou de uns tempos para cá, não é: há folga em pino, braço, engrenagem ou parafuso da base. Reapertar e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Folga ou partida sem rampa',
    text: [
      'Com o disjuntor desligado e o motor engatado, force a folha de leve para os dois lados: se ela mexe sem o motor girar, a folga está ali. No basculante só olhe.',
    ],
    points: [
      'Motor com inversor parte devagar: é para quem quer acabar com o tranco.',
      'Engrenagem gasta: de {{part.gears.from}} a {{part.gears.to}}.',
      'Trava elétrica que solta tarde também dá tranco.',
    ],
  },
  {
    when: [
      'vento|ventania|ventando|vendaval',
      'bat*|balanc*|sacud*|treme|tremendo|chacoalh*|barulh*',
      'portao|folha|garagem',
    ],
    unless: 'bateria|nao fecha|nao abre|carro',
    subject: 'portao-automatico',
    aspects: ['repair'],
    answer: [
      'Portão que bate com o vento tem folga onde devia estar preso: fechada, a folha não encosta firme no batente, e cada rajada a empurra e devolve. No de abrir falta trava elétrica na ponta; no de correr, a guia ou o fim de curso deixa folga; no basculante, o motor não puxa a folha até encostar ou o braço tem jogo. Regular o fim de curso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Achar a folga com a mão',
    text: [
      'Num dia sem vento, com o portão fechado, empurre a folha no canto de baixo e depois no meio. Onde ela anda é onde se acerta: batente, guia, dobradiça ou braço.',
      'Guia ou roldana fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e reforço de batente com solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'De abrir, com chapa inteira: trava no chão ou na coluna, porque a ponta vira vela.',
      'De correr: batente com borracha e guia de cima sem jogo.',
      'Basculante: fim de curso mais tarde e pino da lateral sem folga.',
      'Não amarre a folha com o motor ligado: ele parte e quebra a engrenagem.',
    ],
    further:
      'Quando o vento impede o de abrir de fechar, veja [portão de abrir não fecha com vento](/portao-de-abrir-nao-fecha-com-vento).',
    send: 'Mande pelo WhatsApp um vídeo da folha batendo, gravado de dentro, e uma foto do batente e do motor.',
  },
  {
    when: [
      'para e anda|anda e para|vai parando|treme|tremendo|trepida|trepidando|trepidacao|vibra|vibrando|vibracao|tremedeira|tremer|pulando|aos pulos|aos trancos|trancos|soluco|solucos|solucando|engasga|engasgando',
      'portao|motor|folha|basculante|deslizante|de correr|pivotante',
    ],
    unless:
      'caminhao|onibus|trem|aviao|metro|cremalheira|corrente|dente|dentes|chao|controle|alarme|parede|vizinho|sozinho',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Portão que treme ao andar está enroscando e soltando o tempo todo: o motor puxa por igual, e a folha vai aos trancos porque algo no caminho segura. No de correr é roldana ou cremalheira; no basculante, cabo, polia ou braço; no de abrir, dobradiça.',
    ],
    heading: 'Onde olhar, pelo tipo de folha',
    text: [
      'Desligue o disjuntor, olhe se a folha está reta e os cabos inteiros, solte o motor e mova-a devagar: se ela já treme na mão, o defeito é dela; se vai lisa, é do motor ou da fixação dele.',
    ],
    points: [
      'De correr: roldana gasta de um lado, trilho com emenda alta, dente lascado na cremalheira.',
      'Basculante: cabo saindo da polia, braço com folga; não destrave com cabo frouxo.',
      'De abrir: pino da dobradiça ou suporte do motor frouxo.',
      'Folha lisa e motor aos pulos: engrenagem com dente gasto ou base solta.',
      'Treme só na partida: capacitor fraco.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O valor de cada causa',
        text: [
          'Roldana, cabo ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
        ],
      },
    ],
    further: 'A sequência completa está em [portão tremendo ao abrir](/portao-tremendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo de longe da folha andando, com som, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'ferro|lata|metal|metalico',
      'batendo|bate|batida|batidas|pancada|estrondo|barulho',
      'portao|motor|basculante|deslizante|garagem',
    ],
    unless:
      'raspa*|arrasta*|carro|madeira|instalar|preco|peso|rang*|enferruj*|lei|vizinho|portao de ferro|engrenagem*|cremalheira',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Barulho de ferro batendo no portão é peça solta ou folha que chega depressa ao batente. Se bate só no fim do curso, é parada atrasada; se bate a cada volta, é roldana, corrente ou suporte frouxo; se bate com vento, é folga da folha.',
    ],
    heading: 'Achar a batida pelo momento em que ela vem',
    text: [
      'Fique de longe, com alguém no controle, e repare se o som se repete sempre no mesmo ponto. Depois, com o disjuntor desligado, aperte com a mão o que balança: batente, guia, suporte do motor.',
      'Regular parada e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; roldana, guia ou cabo, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; batente ou suporte soldado, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Uma batida seca no fim: fim de curso ou desaceleração.',
      'Batidas iguais durante o curso: roldana com lado gasto ou emenda de trilho.',
      'Dentro da coluna do basculante: contrapeso solto na caixa; não use mais.',
      'Na partida: folga no braço, no pino ou na base do motor.',
      'Só com vento: borracha no batente e guia justa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de longe, com som, do portão abrindo e fechando, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'travou|travado|trancou|emperrado|emperrou|empacou|engripou|travada|emperrada|agarrado|agarrou|nao sobe nem desce|nao abre e nem fecha|nao vai nem volta',
      'portao|garagem|folha|automatico',
    ],
    unless:
      'basculante|deslizante|correr|pivotante|chuva|choveu|frio|calor|sol|controle|chave|raio|senha|noite|madrugada|aberto|fechado|trilho|meio|metade|condominio|predio|viagem|carro|dentro|fora|barulho|obra|pintura|batida|trava|fechadura|solda|ferrug*|enferruj*',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão travado pede primeiro o disjuntor desligado, sem insistir no controle: quase sempre a causa é a trava elétrica, algo no caminho da folha ou o motor que não solta. Se a folha está torta, caída ou com cabo frouxo, ninguém a destrava nem fica embaixo. O conserto custa de {{repair.from}} a {{repair.to}}, conforme a peça.',
    ],
    heading: 'O que prende o portão',
    text: [
      'Trava elétrica que não recolhe e ferrolho esquecido fechado prendem a folha boa: confira os dois antes da chave. Pedra no trilho, galho e objeto encostado também.',
      'Com a folha reta, solte o motor na chave e leve-a devagar. Leve, o defeito é do motor ou da central; pesada, é trilho, roldana, cabo ou dobradiça.',
      'Quem precisa sair com o carro escora o basculante aberto antes de passar e põe calço na folha de correr em descida.',
    ],
    points: [
      'Motor mudo e folha leve: energia, fusível ou placa.',
      'Motor ronca e folha leve: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Um lado mais baixo: cabo, pivô ou dobradiça daquele lado, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Folha que anda um palmo e para: roda fora do trilho ou braço preso.',
    ],
    further: 'Como saber se dá para soltar está em [portão travado](/portao-travado).',
    send: 'Mande uma foto do portão inteiro como está, a da etiqueta do motor e diga se há carro preso.',
  },
  {
    when: ['caminhao|onibus|trem|metro|caminhoes', 'passa*|na rua', 'abre|abrindo|sozinho|treme|dispara'],
    unless: 'nao abre|parado|parou|travou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que abre quando passa caminhão recebe ordem de um contato que treme: borne frouxo da botoeira, fio do interfone roçando, relé solto ou fim de curso no limite da leitura. Rádio de caminhão só entra na conta se o seu código é fixo.',
    ],
    heading: 'Da vibração ao contato',
    text: [
      'Desligue o disjuntor e peça para reapertar bornes e conectores, um por vez; depois solte a botoeira por um dia. Se parou, o fio dela é o culpado.',
      'Conserto de contato fica entre {{repair.from}} e {{repair.to}}; código rolante, se for rádio, entra na mesma faixa.',
    ],
    points: [
      'Só com o portão fechado: ímã no limite do sensor.',
      'Só com chuva e trânsito: emenda com água.',
      'Até achar: disjuntor desligado à noite.',
    ],
    further: 'As outras causas estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Conte a que horas acontece e mande a foto da botoeira e da caixa fechada.',
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
      'bateu|bati|batida|bater|batendo|batido|atropel*|colidi*|abalro*',
      'carro|caminhao|moto|veiculo|van|caminhonete',
      'emperr*|trav*|tort*|emp*|amass*|nao abre|nao fecha|saiu|caiu|parou|entort*|fora',
    ],
    unless:
      'portao bateu|portao bate|bateu em carro|bateu em meu carro|bateu em moto|em cima de|motor bate|motor bateu|folha bateu|seguro|seguradora|quem paga|quem deve|indeniz*|vizinho|inquilino|pagar|paga|predio|condominio|porteiro|correr|deslizante|medo|evitar|fotocelula',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Portão que levou batida de carro, moto ou caminhão não se força nem se aciona: desligue o disjuntor, afaste as pessoas e fotografe tudo antes de mexer, porque a foto serve ao seguro. Motor, braço, cabo e fotocélula nós consertamos, de {{repair.from}} a {{repair.to}}; desempenar folha e coluna é do serralheiro, que vem antes.',
    ],
    heading: 'O que a batida costuma entortar',
    text: [
      'A pancada raramente fica na folha: ela tira a coluna do prumo, abre a dobradiça e entorta o braço do motor. Folha fora do lugar pode ter mola ou contrapeso puxando, e só se solta escorada.',
    ],
    points: [
      'Coluna ou dobradiça fora do prumo: serralheiro primeiro.',
      'Folha reta e motor que gira solto: braço, pino ou engrenagem.',
      'Fotocélula arrancada: o portão não fecha até outra entrar.',
      'Cabo frouxo ou caixa de peso no chão: ninguém embaixo.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, outra do ponto da batida e o bairro.',
  },
];
