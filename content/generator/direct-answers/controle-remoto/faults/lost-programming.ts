/** Answers to titles about remote controls: power cuts, lost programming and a new remote that does not work. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const lostProgrammingAnswers: readonly DirectAnswer[] = [
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
      'Aperte a botoeira da parede. Se ela move o portão, a placa está viva, e aí sim se grava o controle outra vez: um toque curto no botão de gravação, se ele fica por fora da caixa, e o botão do controle até a luz piscar. O toque longo nesse botão apaga os controles de todos.',
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
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e diga quantos controles pararam.',
  },
  {
    when: [
      'controle*',
      'perdeu a configuracao|perdeu configuracao|desconfigurou|desconfigurado|perdeu o codigo|perdeu codigo|perdeu o cadastro|perdeu o registro|desprogramou|desprogramado|perdeu a sincronia',
    ],
    unless: 'como|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'repair'],
    answer: [
      'Controle que perdeu a configuração se grava de novo na central, de {{part.programming.from}} a {{part.programming.to}} na visita; antes, ponha uma bateria nova, porque bateria no fim dá o mesmo sinal. Se só ele falha, foi ele; se todos saíram da memória ao mesmo tempo, a placa sofreu um pico ou alguém apertou o botão de apagar, e é ela que precisa ser vista.',
    ],
    heading: 'Um controle ou todos',
    text: [
      'Trocar a bateria e faltar luz não apagam nada: o código fica no chip e a lista, na placa. Gravar um novo em memória cheia pode derrubar o mais antigo.',
    ],
    points: [
      'Luz do controle acende forte: bateria boa.',
      'Outro controle abre: grave este.',
      'Nenhum abre e a botoeira abre: receptor ou memória.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor.',
  },
  {
    when: [
      'trocaram o controle|troquei o controle|trocou o controle|trocar o controle|troca do controle|controle novo|comprei outro controle|troquei de controle|fiz outro controle',
      'nao funciona|nao abre|nao pega|nao vai|parou|nao aciona|nao responde|nao faz nada|nao reconhece',
    ],
    unless: 'placa nova|placa|central|como|preco|motor novo|ja gravei|depois da chuva',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Controle novo que não abre quase sempre só não foi gravado na central, ou é de outra frequência ou outro código e ela não o reconhece. Aperte a botoeira: se por ela o portão anda, motor e placa estão bons. Se os controles antigos também pararam, a memória foi apagada na troca, e grava-se tudo de novo, de {{part.programming.from}} a {{part.programming.to}}, numa visita só.',
    ],
    heading: 'Gravar, ou trocar o controle outra vez',
    text: [
      'Compare o novo com o velho: a frequência, em geral 433 MHz, e a palavra rolling ou a marca impressa. Controle de código rolante só grava em central da mesma família; o de código fixo grava ou se copia de outro.',
      'Loja que copiou um controle de código rolante entrega um que acende a luz e não abre nada: peça a troca.',
    ],
    points: [
      'Acende a luz e nada acontece: falta gravar, ou o código é outro.',
      'Não acende: bateria ao contrário ou vazia.',
      'Só abre encostado no motor: bateria fraca ou antena.',
      'A botoeira também não abre: o defeito não é o controle.',
    ],
    send: 'Mande a foto do controle velho e do novo, abertos, com as letras da placa à vista: dizemos se ele grava na sua central.',
  },
  {
    when: [
      'controle*',
      'apagou de memoria|apagou da memoria|saiu de memoria|perdeu a memoria|sumiu de memoria|apagou sozinh*|desprogramou sozinh*|desprograma sozinh*|desconfigurou sozinh*|desprogramou',
    ],
    unless: 'acabou a luz|falta de luz|raio|bateria|pilha|queda de energia|faltou luz|como apagar',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Controle não sai da memória sozinho sem causa: ou alguém segurou o botão de gravar da placa, o que apaga todos, ou a memória encheu e o último gravado tomou o lugar dele, ou a placa está perdendo dados, por pico de energia ou defeito. Se só um sumiu e os outros abrem, é gravar de novo, de {{part.programming.from}} a {{part.programming.to}}; se some outra vez, o defeito é da placa ou do receptor.',
    ],
    description:
      'Controle não sai da memória sozinho sem causa: alguém segurou o botão de gravar da placa, a memória encheu ou a placa está perdendo dados.',
    heading: 'O que separa as três causas',
    text: [
      'Pergunte se alguém mexeu na central ou gravou um controle novo nesses dias. Se todos sumiram depois de chuva ou de queda de energia, o pico chegou à placa, e um protetor de surto evita o próximo.',
    ],
    points: [
      'Um só mudo: prove antes a bateria dele.',
      'Todos mudos e botoeira boa: memória ou receptor.',
      'Some de novo em poucos dias: placa, entre {{part.board.from}} e {{part.board.to}}, ou um receptor avulso.',
    ],
    send: 'Conte quantos controles sumiram, desde quando, e mande a foto da etiqueta da central.',
  },
  {
    when: [
      'controle*',
      'nao obedece|nao esta obedecendo|nao responde|nao esta respondendo|nao atende|parou de obedecer|parou de responder|deixou de obedecer|deixou de responder|nao obedecendo|nao respondendo',
      'portao*|motor*|garagem',
    ],
    unless:
      'as vezes|condominio*|predio*|botoeira|interfone|chuva|chove|celular|novo|depois|apos|longe|perto|distancia|todos|nenhum|outro|um controle|so um|bateria|pilha|carro|luz|energia|raio',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Se o portão não obedece ao controle, troque a bateria do controle por uma do mesmo código, teste outro controle da casa e aperte a botoeira da parede. Se só um controle falha, ele perdeu a gravação, e gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}. Se todos falham e a botoeira abre, o defeito é do receptor, de {{repair.from}} a {{repair.to}}; se nem a botoeira abre, é de energia, central ou motor.',
    ],
    heading: 'O que cada teste diz',
    text: [
      'Entre o seu dedo e o portão há quatro elos: bateria, botão, rádio e memória da central. O técnico testa o receptor com um controle conhecido, grava de novo o que se perdeu e só troca o módulo de rádio se for preciso.',
      'Não aperte botões da placa para experimentar: um toque longo no de memória apaga os controles da casa inteira.',
    ],
    points: [
      'A luz do controle não acende: bateria gasta, invertida ou contato verde.',
      'A luz acende só num canto do botão: borracha gasta.',
      'Só abre encostado no motor: bateria fraca ou antena solta.',
      'Parou depois de faltar luz: a central pode ter perdido a memória.',
    ],
    further:
      'A sequência completa está em [controle do portão não funciona](/controle-do-portao-nao-funciona).',
    send: 'Conte quantos controles falham e se a botoeira abre, e mande a foto de um deles, frente e verso, e a da etiqueta do motor.',
  },
];
