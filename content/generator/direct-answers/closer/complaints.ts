/** Complaints that one word distinguishes from similar ones: it beeps and stays, it trembles, it groans, its leaves collide. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const closerComplaintAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'apita|apitando|apito|apitos|bipa|bipando|bipe|bipes|bip',
      'nao liga|nao abre|nao funciona|nao anda|nao sai|nao mexe|nao move|nao sobe|nao responde|parou|nao vai|nada acontece',
    ],
    unless: 'controle|alarme|cerca|nao fecha|nobreak|interfone|carro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Motor que apita e não sai do lugar está avisando por que recusou a ordem: a contagem dos toques é um código, e o manual da central diz o que cada um significa. Os motivos mais comuns são fotocélula interrompida, folha presa, percurso perdido e bateria de nobreak no fim. Limpe as lentes, tire o que estiver no vão e desligue o disjuntor por um minuto.',
    ],
    heading: 'De onde vem o apito',
    text: [
      'Escute com o ouvido perto, sem tocar em nada: a central com sirene apita ao receber a ordem; o nobreak apita sozinho, de tempos em tempos, mesmo com o portão parado.',
    ],
    points: [
      'Apita ao apertar o controle e nada anda: conte os toques e procure-os no manual.',
      'Apita sem ninguém apertar: nobreak sem carga ou rede em falta.',
      'Apita e o motor ronca: folha presa ou capacitor, pare de insistir.',
      'Faltou luz na véspera: o percurso se perdeu e é gravado de novo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa tirar a causa',
        text: [
          'Percurso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; placa, só depois de medida, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    send: 'Mande pelo WhatsApp um vídeo de longe com o apito audível, a foto da etiqueta do motor e o bairro: pela contagem e pelo modelo se chega à causa.',
  },
  {
    when: [
      'para e anda|anda e para|vai parando|treme|tremendo|trepida|trepidando|trepidacao|vibra|vibrando|vibracao|tremedeira|tremer|pulando|aos pulos|aos trancos|trancos|soluco|solucos|solucando|engasga|engasgando',
      'portao|motor|folha|basculante|deslizante|de correr|pivotante',
    ],
    unless:
      'caminhao|onibus|trem|aviao|metro|cremalheira|corrente|dente|dentes|chao|controle|alarme|parede|vizinho|sozinho',
    subject: 'portao-automatico',
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
      'geme|gemendo|gemido|ronca|roncando|ronco|zumbe|zumbindo|zumbido|zune|zunindo|forca e nao|forcando',
      'pivotante|pivotantes|de abrir|duas folhas|articulado|pistao',
    ],
    unless: 'noite|vizinho|silencioso',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Motor pivotante que geme e não abre a folha recebe energia e não consegue girar: capacitor fraco, folha presa ou trava elétrica que não recolheu. Solte o botão, desligue o disjuntor e não insista, porque parado com corrente ele esquenta em segundos.',
    ],
    heading: 'Folha, trava ou motor: qual prende',
    text: [
      'Com a energia cortada, solte o motor na chave e gire a folha na mão. Se ela não sai do lugar, está presa: trava, pino de chão, dobradiça ou folha caída no piso.',
      'Se gira leve, o motor é que não vence: mede-se o capacitor primeiro, e só depois bobina e engrenagem.',
    ],
    points: [
      'Estalo da trava ausente ao dar a ordem: trava ou fio dela.',
      'Geme e, com uma ajuda da mão antes, ia: capacitor.',
      'Só a segunda folha não sai: a primeira está por cima dela.',
      'Piorou com vento ou chuva: folha inchada ou raspando no chão.',
      'Geme e o pistão gira sem empurrar: rosca gasta por dentro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto sai por peça no de abrir',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem ou rosca, de {{part.gears.from}} a {{part.gears.to}}; dobradiça e suporte, que pedem solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    further: 'O defeito inteiro está em [motor força e não sai](/motor-do-portao-forca-e-nao-sai).',
    send: 'Sem acionar de novo, mande pelo WhatsApp a foto da folha fechada, da trava e da etiqueta do motor, com o bairro.',
  },
  {
    when: [
      'duas folhas|folha dupla|folhas|2 folhas|dupla',
      'bate uma em outra|batem uma em outra|bate um em outro|batem|se batem|se chocam|encavala*|trepa|trepam|cruzam|fecha em cima de outra|uma em cima de outra|mesmo tempo|juntas|atraso|retardo|ordem trocada|ordem errada|fecham juntas',
    ],
    unless: 'preco|quanto custa|vizinho|abre so uma',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Duas folhas que batem uma na outra perderam o atraso: a central tem de soltar primeiro a folha do batente e fechar essa por último. O tempo entre as duas se ajusta na placa, e a regulagem, com força e parada, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que faz as folhas se encontrarem',
    text: [
      'Veja qual delas tem a aba ou o batente por cima: é a que abre primeiro e fecha por último. Se a ordem está trocada, os motores foram ligados invertidos na placa; se está certa e mesmo assim batem, uma das folhas chega devagar demais.',
      'Enquanto isso, use pelo controle só com alguém olhando, ou desligue e feche na mão, a de batente por último.',
    ],
    points: [
      'Começou depois de faltar luz ou trocar placa: atraso voltou ao padrão.',
      'Uma folha mais lenta: dobradiça seca ou capacitor daquele motor.',
      'Vento empurra uma: falta trava ou batente de chão.',
      'Folha caída na ponta: dobradiça, serralheiro antes.',
    ],
    further:
      'O acerto, folha por folha, está em [duas folhas dessincronizadas](/portao-de-duas-folhas-dessincronizado).',
    send: 'Mande pelo WhatsApp um vídeo das duas folhas fechando, de longe, e a foto da etiqueta da central.',
  },
  {
    when: [
      'range|rangendo|rangido|rangendo muito|ringe|ringindo|chia|chiando|guincha|guinchando|barulho|barulhento|rangem',
      'pivotante|pivotantes|de abrir|duas folhas',
    ],
    unless: 'lento|devagar|quanto|vizinho|noite|motor mais silencioso|silencioso|nao abre|nao fecha',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Portão pivotante que range tem quase sempre dobradiça seca ou gasta. Desligue o disjuntor, solte o motor na chave e gire cada folha na mão: se ela ainda range, é dobradiça; se calou, o som vem do motor ou do suporte.',
    ],
    heading: 'O que engraxar e o que trocar',
    text: [
      'Dobradiça com graxeira recebe graxa de rolamento até a velha sair limpa; a de esfera que range mesmo engraxada se troca. A haste do pistão fica seca, porque óleo nela junta areia e come o retentor.',
      'Lubrificação com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; dobradiça, que pede solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Range na saída: pino da dobradiça.',
      'Raspa no fim: folha caída na ponta ou piso que subiu.',
      'Estala ao partir: suporte do motor frouxo na coluna.',
      'Range só com sol ou frio: folga pequena no batente.',
    ],
    further: 'Cada som tem seu lugar em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo com som, de longe, e uma foto das dobradiças de cima e de baixo.',
  },
];
