/** Answers to titles about control boards: power supply. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const powerSupplyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'ao contrario|contrario|invertid*|inverteu|sentido errado|lado errado',
      'faltou luz|falta de luz|falta luz|queda de luz|queda de energia|voltou a luz|luz voltou|acabou a luz|acabou a energia|voltou a energia|faltou energia|raio',
      'motor|portao|gira|abre|fecha',
    ],
    unless: 'inversor|inverter|triflex|placa nova|troc*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Depois de uma falta de luz, fio nenhum troca de lugar sozinho: o portão que passou a andar ao contrário tem a central perdida, que acha que a folha está na outra ponta, ou perdeu a configuração de sentido. Desligue o disjuntor antes que ela force o batente. Regravar o percurso custa de {{part.programming.from}} a {{part.programming.to}}; placa que não guarda a memória, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Confirmar que é a memória, e não o motor',
    text: [
      'Leve a folha na mão até fechar, se está reta e leve, trave o motor e só então religue: muita central refaz o curso, devagar, na primeira ordem. Fique no disjuntor durante essa volta.',
    ],
    points: [
      'Anda certo depois disso: era só a posição.',
      'Anda ao contrário outra vez: percurso a gravar, com o vão livre.',
      'Um sentido só e um estalo: relé, e o reparo parte de {{repair.from}}.',
      'Aconteceu com raio: receptor e fim de curso se medem junto.',
    ],
    further: 'O que a placa guarda está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo da primeira abertura, feito de longe, e a foto da etiqueta da central.',
  },
  {
    when: [
      'luz|lampada',
      'acende|acendendo|liga',
      'nao abre|nao anda|nao funciona|nao move|nao sai|nao mexe',
    ],
    unless: 'controle|acabou|caiu|faltou|vermelha do controle|led',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Depende de que luz é. O LED aceso na placa do motor prova só que há energia; se a luz da garagem, ligada na central, acende quando você aperta o controle, a ordem chegou, e o defeito está dali até a folha. Escute: silêncio aponta para relé, fio ou capacitor aberto; ronco, para capacitor fraco ou folha presa.',
    ],
    heading: 'O que cada luz e cada som dizem',
    text: [
      'Tente uma vez só. Depois, com o disjuntor desligado e a folha reta, destrave e mova-a com a mão: se está presa, o motor não tem culpa. Motor quente pode ter desligado sozinho; espere meia hora.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'LED aceso e nenhum clique ao apertar: teste outro controle e a botoeira.',
      'Clique e silêncio: relé queimado, fio solto ou bobina.',
      'Ronco: capacitor ou folha travada.',
      'Abre na mão e está leve: a procura é elétrica.',
      'Trava elétrica muda: o pino pode estar segurando.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som de uma tentativa e a etiqueta do motor.',
  },
  {
    when: [
      'mau contato|mal contato|falha de contato|contato ruim|borne*|terminal de fio|terminal de placa|terminal solto|terminal queimado|terminais|conector',
      'placa|central|motor|portao|fio|controle|botoeira|solto|queimado|derret*|oxidad*',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Mau contato na placa faz o portão falhar sem regra: um dia anda, no outro não, e volta quando se bate na caixa. Não bata nem aperte com a rede ligada. Com o disjuntor desligado, o técnico reaperta os bornes, limpa a oxidação e refaz a solda que trincou com a vibração do motor.',
    ],
    heading: 'Onde o contato se perde',
    text: [
      'Borne frouxo esquenta, escurece o plástico e derrete a ponta do fio. Solda trincada ao lado do relé ou do transformador se vê como um anel fino. Conector de encaixe oxida onde há umidade ou formiga.',
      'Antes de culpar a placa, olhe o que se move: fio que dobra na folha, plugue na tomada e botão da botoeira dão o mesmo sintoma.',
    ],
    points: [
      'Falha quando o motor treme: solda ou borne.',
      'Falha quando esquenta: contato dilatado.',
      'Falha na umidade: oxidação.',
      'Só um comando falha: fio ou botão dele.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Refazer o contato ou trocar a placa',
        text: [
          'Aperto, limpeza, solda e borne novo partem de {{repair.from}}; placa trocada vai de {{part.board.from}} a {{part.board.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Spray limpa-contatos resolve?',
        answer: 'Ajuda em conector, com tudo desligado e seco antes de religar. Não fecha solda trincada.',
      },
      {
        question: 'É perigoso deixar assim?',
        answer: 'Borne que esquenta pode queimar o fio. Se há cheiro ou plástico escuro, desligue.',
      },
    ],
    send: 'Mande um vídeo da falha e uma foto da caixa fechada, com a etiqueta da central.',
  },
  {
    when: [
      'controle*',
      'nao funciona|nao abre|nao responde|parou|mudo|nao pega',
      'placa apagada|luz de placa apagada|central apagada|luz de central apagada|placa sem luz|placa nao acende|central sem luz|led apagado|tudo apagado|placa desligada',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com a luz da placa apagada, o controle não tem culpa: a central está sem energia e não ouve ninguém. Veja o disjuntor do portão e se a tomada do motor tem luz; se os dois estão bons, é o fusível ou a fonte da placa, e aí o reparo parte de {{repair.from}} e a placa nova fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Da tomada à placa, na ordem',
    text: [
      'Prove a tomada com outro aparelho. Se ela está morta, o problema é do quadro ou do fio, e é serviço de eletricista.',
      'Fusível queimado se troca por outro igual; se o novo queima na hora, há curto, e ninguém insiste.',
    ],
    points: [
      'Apagou depois de raio ou pico: fonte ou varistor.',
      'Apaga quando chove: emenda ou água na caixa.',
      'A botoeira também não abre: confirma a falta de energia.',
    ],
    send: 'Mande uma foto do disjuntor e da etiqueta do motor, com a caixa fechada.',
  },
  {
    when: ['fusivel|fusiveis', 'trocar|troca|qual|como|amper*|valor|onde|substituir|usar'],
    unless: 'queima toda|queimando|sempre|disjuntor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'O fusível da placa se troca por outro do mesmo valor e tipo, impressos na cápsula ou ao lado do soquete, com o disjuntor desligado. Papel-alumínio, fio ou fusível maior tiram a única proteção da central; e se o novo queima em seguida, há curto, e não adianta pôr o terceiro.',
    ],
    heading: 'Trocar e ver se ele segura',
    text: [
      'Puxe a cápsula pelo meio com um alicate isolado, leve-a para comprar igual, de vidro e com a mesma letra de tempo. Não encoste no capacitor, que guarda carga depois de desligado.',
      'Se queimou uma vez depois de temporal, o novo costuma segurar. Se queima ao ligar, o curto está na placa ou num acessório; se queima ao comando, está no motor ou no capacitor.',
    ],
    points: [
      'Vidro preto por dentro: curto forte.',
      'Fio partido e vidro limpo: sobrecarga ou idade.',
      'Queima só quando chove: água em emenda ou sinaleira.',
      'Central com dois fusíveis: um da rede, outro dos acessórios.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se o segundo queimou',
        text: [
          'O técnico solta motor e acessórios dos bornes e religa um a um até achar o culpado. O conserto vai de {{repair.from}} a {{repair.to}}; se for a placa, de {{part.board.from}} a {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Onde fica o fusível?',
        answer:
          'Num soquete perto da entrada da rede, às vezes sob uma capa. A foto da etiqueta da central mostra qual é.',
      },
      {
        question: 'Posso usar um de valor um pouco maior só hoje?',
        answer: 'Não. O que queimaria no lugar dele é a trilha da placa, ou o fio.',
      },
    ],
    send: 'Mande a foto da etiqueta da central e conte em que momento o fusível queima.',
  },
];
