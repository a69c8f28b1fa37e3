/** Answers to titles about automatic gates: left open, at night or on a trip. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const leftOpenAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'deixar aberto|ficar aberto|deixar o portao aberto|portao aberto',
      'e perigoso|perigoso|perigosa|arriscado|e seguro|risco',
    ],
    unless: 'noite|chuva',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É um risco, menos pelo motor do que pela entrada: aberto por minutos já basta para alguém seguir o carro. Para a folha, o cuidado é o fechamento automático, que a fecha sobre quem está no vão, e o peso no alto do basculante. Se precisa deixá-lo aberto, desligue o disjuntor com ele parado e escore a folha.',
    ],
    heading: 'Entrar e sair sem deixar aberto',
    text: [
      'Espere o portão fechar antes de se afastar, por dentro ou por fora. Fechamento automático com fotocélula faz isso por quem esquece.',
    ],
    points: [
      'Vento fecha de golpe o portão de abrir: prenda a folha.',
      'Criança e cachorro no vão: nunca com o automático ligado.',
    ],
  },
  {
    when: [
      'acordei|cheguei em casa|cheguei|voltei|de manha|alguem esta abrindo|alguem ta abrindo|alguem abre|alguem abriu|estao abrindo|esta abrindo e fechando|fica abrindo e fechando|abrindo e fechando|encontrei|amanhece*',
      'portao aberto|portao estava aberto|estava aberto|tava aberto|esta aberto|aberto|abrindo meu portao|meu portao|a noite|de noite|madrugada|escancarado',
      'portao|garagem',
    ],
    unless:
      'nao fecha|nao abre|esqueci|vento|vizinho|como saber|avisar|aviso|sensor|celular|parado|quebrado|controle|lado de fora|trancad*|sozinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Portão que aparece aberto sem ninguém ter mandado recebeu uma ordem, e não se abre por fraqueza: botão de controle apertado na bolsa, botoeira ou fio úmido, código igual ao de um vizinho ou cópia do seu controle. Também pode ter tentado fechar e voltado, por sensor sujo. Olhe a casa antes de entrar e, até achar a causa, durma com o disjuntor do portão desligado.',
    ],
    heading: 'Separar a cópia do defeito',
    text: [
      'Deixe o disjuntor desligado por três noites: se ele amanhece fechado, a ordem vinha de controle, botoeira ou placa. Depois ligue-o sem os fios da botoeira, tirados pelo técnico; se parou de abrir, era o fio.',
      'Apagar a memória e gravar só os controles da casa fica entre {{part.programming.from}} e {{part.programming.to}}; achar e tirar o defeito, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Sempre na mesma hora: controle de alguém que passa, ou umidade da madrugada.',
      'Só em noite de chuva: botoeira, interfone ou emenda.',
      'Aberto pela metade: tentou fechar e voltou.',
      'Sinal de que entraram: 190, e não mexa em nada.',
    ],
    send: 'Anote os dias e as horas e mande a foto do controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que checar|o que olhar|o que observar|como conferir|roteiro|inspecao|vistoria|cuidados|antes de|o que fazer',
      'viajar|viagem|ferias|feriado prolongado|sair de ferias|casa vazia|casa fechada',
      gateOrMotor,
    ],
    unless: 'funciona em|atende*|horario',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Antes de viajar, feche o portão e empurre a folha com a mão para ver se ela trava, desligue o disjuntor do portão e guarde todos os controles dentro de casa. Com o disjuntor desligado nenhum controle clonado abre e raio nenhum entra pelo motor ligado; se alguém vai cuidar da casa, deixe com essa pessoa a chave e o jeito de ligar.',
    ],
    heading: 'A lista de quem fecha a casa',
    text: [
      'Portão de correr se tranca com corrente e cadeado, e basculante, com ferrolho ou trava. Ponha o cadeado só depois de desligar o disjuntor, e avise quem tem controle: motor ligado contra cadeado quebra a engrenagem.',
      'Se o portão precisa ficar ligado, por causa de um caseiro ou do celular, desligue ao menos o fechamento automático e confira o sinal do Wi-Fi.',
    ],
    points: [
      'Nobreak: desligado também, ou a placa continua viva.',
      'Controle que fica no carro da garagem: leve para dentro.',
      'Folha sem nada encostado, para não forçar na volta.',
      'Na volta: tire o cadeado antes de religar.',
    ],
    send: 'Se a folha não trava quando fechada, mande um vídeo dela sendo empurrada e a foto do motor.',
  },
  {
    when: [
      'posso|pode|problema|faz mal|estraga|tem perigo',
      'deixar|ficar',
      'aberto|aberta',
      'dia inteiro|dia todo|o dia|muito tempo|horas|sempre aberto|portao',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Pode ficar o dia todo, se a folha está equilibrada e presa: no motor não faz mal nenhum, porque parado ele não gasta nem força. O cuidado é com a folha no alto ou ao vento: cabo e mola velhos seguram o basculante o dia todo, e o portão de abrir bate. Desligue o fechamento automático, ou ele fecha sobre o carro.',
    ],
    heading: 'Deixar aberto com segurança',
    text: [
      'Com o portão aberto, desligue o disjuntor para ninguém fechá-lo por engano. No basculante, uma trava ou escora na guia; no de correr, batente e motor engatado; no de abrir, o ferrolho de chão.',
      'Se no fim do dia ele desceu sozinho um palmo, o contrapeso está fora: regula-se de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Sol e chuva na folha deitada: a água junta nos cantos.',
      'Criança por perto: ninguém brinca embaixo.',
      'Loja com portão sempre aberto: cancela ou corrente no vão.',
    ],
  },
  {
    when: [
      'abre|abriu|abrindo|abrir sozinho|pode abrir|destrava|fica aberto',
      'falta energia|falta luz|faltar luz|faltar energia|acaba a luz|acabar a luz|faltou luz|faltou energia|queda de energia|cai a luz|caiu a luz|ficar sem luz|apagao',
      'portao',
    ],
    unless: 'como|nao abre|manualmente|em mao|volt*|chave|para abrir|nobreak|bateria|funciona|e possivel',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'power'],
    answer: [
      'Com a falta de luz um portão automático não abre sozinho: sem energia o motor para e continua segurando a folha pela redução. O que pode abri-lo nessa hora é trava magnética, que solta sem corrente, engrenagem gasta que deixa empurrar ou basculante mal equilibrado que sobe quando alguém puxa. Se ele abre quando a luz volta, é relé, receptor ou botoeira com o pico, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Falta de luz e segurança da garagem',
    text: [
      'Empurre a folha fechada com o disjuntor desligado: se ela anda e o motor não, a transmissão está gasta. Com nobreak a fechadura e o motor continuam como estavam.',
    ],
    points: [
      'Portão social com eletroímã abre sem energia: ponha bateria na fonte.',
      'Deixe cadeado por dentro se o motor está destravado.',
      'Ao voltar a luz, olhe se ele continua fechado.',
    ],
    send: 'Mande um vídeo da folha fechada sendo empurrada, com o disjuntor desligado.',
  },
  {
    when: [
      'e seguro|seguro|perigoso|pode|posso|devo|convem|melhor',
      'de noite|a noite|durante a noite|de madrugada|dormir|quando viajo|viajar|viajando|viagem',
      'ligado|em automatico|no automatico|automatico|na tomada|deixar o portao|deixar portao|energizado',
    ],
    unless:
      'aberto|aberta|alarme|nobreak|celular|camera|luz acesa|sem luz|abre sozinho|abrindo sozinho|conserto|barulho|sozinho',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Pode, se o controle é de código rolante e o portão fecha até o fim: parado, o motor ligado trava a folha melhor que o destravado, e gasta pouco. Com controle de código fixo, que se copia, desligue o disjuntor do portão ao deitar; a folha continua presa pelo motor. Em viagem, desligue o disjuntor e ponha um cadeado ou a trava, com um aviso para ninguém ligar antes de tirá-lo.',
    ],
    heading: 'O que torna a noite segura',
    text: [
      'O portão que abre sozinho de madrugada tem controle clonado, botoeira úmida ou botão preso, e não se espera a segunda vez: apaga-se a memória e gravam-se só os seus controles.',
      'O destravamento fica fora do alcance da mão pela fresta, e a chave, dentro de casa.',
    ],
    points: [
      'Fechamento automático ligado evita portão esquecido aberto, com fotocélula.',
      'Luz ou sirene de portão aberto avisa quem dorme.',
      'Trava elétrica do lado oposto ao motor segura a alavanca.',
      'Quem precisa sair de emergência sabe onde está o disjuntor e a chave.',
    ],
    send: 'Mande a foto do controle aberto e do portão por dentro: dizemos se o código é rolante e se a folha segura.',
  },
  {
    when: [
      'esqueci o portao aberto|esqueci o portao de garagem aberto|esqueci portao aberto|esqueci aberto|esqueci de fechar o portao|esqueci de fechar|esquecemos o portao aberto|ficou aberto a noite|dormiu aberto|dormi e esqueci|portao aberto a noite|aberto a noite toda|passou a noite aberto|deixei o portao aberto|deixei aberto',
    ],
    unless: 'saber|avisa|aviso|sensor|celular|nao fecha|nao quer fechar',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Portão esquecido aberto não estraga o motor: ele fica parado e não gasta nem esquenta. O risco é da casa, e o da folha de abrir, que o vento empurra. Confira se falta alguma coisa e se não há controle sumido do carro, e daqui em diante ligue o fechamento automático, com fotocélula no vão, ou um aviso de portão aberto no celular.',
    ],
    heading: 'Como não esquecer de novo',
    text: [
      'O fechamento automático fecha alguns segundos depois de cada abertura e se ajusta na central, de {{part.adjustment.from}} a {{part.adjustment.to}}. Sem fotocélula não se liga, porque ele fecha sobre quem estiver ali.',
      'Quem prefere decidir põe um sensor na folha ligado ao módulo Wi-Fi, que manda a mensagem.',
    ],
    points: [
      'Basculante aberto a noite toda: veja se a folha desceu sozinha um palmo, sinal de contrapeso.',
      'Se sumiu um controle, apague a memória e grave só os seus.',
      'Ninguém dorme embaixo nem encosta carro na linha da folha.',
    ],
    send: 'Mande a foto da central: dizemos se ela fecha sozinha e o que falta.',
  },
  {
    when: [
      'mae|pai|avo|sogra|marido|esposa|filho|filha|empregada|inquilino|morador*|vizinho|sempre|todo mundo',
      'esquece|esquecem|esquecendo|deixa aberto|deixam aberto|larga aberto|nao fecha o portao',
      'portao aberto|o portao|aberto|de fechar',
    ],
    unless: 'controle em|bolsa|senha|chave|estraga|bateria|saber se',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Para quem esquece o portão aberto, a central fecha sozinha: o técnico liga o fechamento automático e acerta a pausa, de {{part.adjustment.from}} a {{part.adjustment.to}}. Só com fotocélula no vão, de {{part.photocell.from}} a {{part.photocell.to}} o par, porque a folha fecha sem ninguém olhando. Quem prefere decidir recebe um aviso no celular, com módulo Wi-Fi e sensor.',
    ],
    heading: 'Fechar sozinho ou avisar',
    text: [
      'O fechamento automático serve a quase toda casa. Onde há criança brincando na frente, ou folha pesada sem revisão, o aviso é mais prudente.',
    ],
    points: [
      'Pausa contada com quem passa mais devagar.',
      'Prove o feixe com um cabo de vassoura todo mês.',
      'Central antiga sem essa função: troca-se ou se acrescenta um módulo.',
    ],
    send: 'Mande a foto da etiqueta da central e diga se já há fotocélula.',
  },
  {
    when: [
      'trancado|trancar|tranca|travado|fechado',
      'a noite|de noite|toda noite|noite|durante a noite',
      'deve ficar|devo|preciso|precisa|tem que|pode ficar|convem|e bom',
    ],
    unless: 'parou|nao abre|nao fecha|preso|condominio*|predio*|queima*|estraga*|mal',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não precisa de tranca a mais numa rua calma: fechado até o fim, o motor já segura a folha a noite toda. Com controle de código fixo, ou em rua de assalto, desligue o disjuntor do portão ao deitar; nenhum controle o abre assim. Cadeado ou ferrolho, só com o disjuntor desligado, e tirado de manhã antes de religar.',
    ],
    heading: 'Do motor à tranca, conforme a rua',
    text: [
      'Empurre a folha antes de dormir: se ela cede mais de um dedo, o motor está destravado ou há peça gasta, e aí a tranca é remédio de uma noite.',
    ],
    points: [
      'Trava elétrica: tranca e solta sozinha, todo dia.',
      'Alguém precisa saber onde está o disjuntor, para sair numa emergência.',
      'Nobreak: desligue junto, ou a central continua viva.',
    ],
    send: 'Mande a foto do controle e do portão por dentro: dizemos se cabe trava elétrica.',
  },
  {
    when: [
      'dormir|durmo|dormi|passar a noite|a noite toda|noite inteira|durante a noite|a noite',
      'portao aberto|portao quebrado aberto|aberto|aberta|meio aberto|portao quebrado',
      'perigoso|perigo|arriscado|risco|seguro|posso|pode|tem problema|problema|faz mal',
    ],
    unless: 'esquec*|sozinh*|abre|abrir|seguro residencial|seguradora|vizinho|cerca|alarme',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Dormir com o portão aberto é arriscado, e quase sempre dá para fechá-lo na mão antes: com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave, feche devagar, engate de novo e passe corrente com cadeado. Folha torta, caída ou basculante de cabo solto não se mexe: tranque a casa, acenda a luz da garagem e chame. O conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Dormir com o portão aberto é arriscado, e quase sempre dá para fechá-lo na mão antes: disjuntor desligado, motor solto na chave, corrente e cadeado.',
    heading: 'Fechar para passar a noite',
    text: [
      'Volte a chave do motor até o fim depois de fechar: destravada, a folha corre ou abre com um empurrão. O cadeado vai por dentro, entre a folha e a coluna.',
      'Fora do expediente a visita depende de haver técnico livre; portão aberto para a rua passa na frente.',
    ],
    points: [
      'Recolha do quintal bicicleta, ferramenta e a chave do carro.',
      'Portão de prédio: avise a portaria e o síndico.',
      'De manhã, não religue antes de tirar a corrente.',
      'Se ele não fecha só por causa da fotocélula, limpe as duas lentes.',
    ],
    send: 'Mande uma foto do portão, de longe, o que aconteceu e o bairro: dizemos se dá para fechar na mão e se alguém vai hoje.',
  },
];
