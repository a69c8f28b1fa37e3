/** More complaints that one word distinguishes from similar ones: a leaf that rolls off alone, iron on iron, a battery just changed. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherCloserComplaints: readonly DirectAnswer[] = [
  {
    when: [
      'desliza|deslizando|escorrega|escorregando|corre|anda|abre|desce|volta|rola|movimenta|mexe',
      'sozinho|sozinha',
      'deslig* o motor|desligo motor|destrav*|sem motor|motor solto|solto o motor|solta o motor|em manual|motor destravado|motor desligado|desengat*',
    ],
    unless: 'basculante|sobe|fecha sozinho|quando desligo o disjuntor nao|chave nao',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Portão que desliza sozinho quando o motor é solto está em desnível: com o motor engatado, é o redutor que segura a folha, e solto ela desce para o lado mais baixo. Calce a folha antes de girar a chave e fique fora do caminho dela.',
    ],
    heading: 'Trilho, roldana ou coluna: de onde vem a queda',
    text: [
      'Ponha um nível no trilho, com a folha parada e calçada. Trilho fora de nível se corrige na base; trilho reto com folha que foge pede roldanas da mesma altura. Em portão de abrir, o que a leva é a coluna fora de prumo.',
      'Roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda em trilho ou coluna é da serralheria, com preço dela.',
    ],
    points: [
      'Batente firme nas duas pontas, para ela não sair do trilho.',
      'No manual, calço ou corrente, nunca solta.',
      'Desnível forte também força o motor num dos sentidos.',
      'Motor trocado por um sem autotravamento: confira o modelo.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, outra do trilho de lado, e diga para que lado ela foge.',
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
      'troquei|trocou|trocaram|trocado|trocada|troca|depois de trocar|depois que troquei',
      'bateria de nobreak|bateria nobreak|nobreak|no-break|bateria',
      'parou|nao liga|nao funciona|nao abre|nao anda|queimou|apita|nao carrega|morreu',
    ],
    unless: 'controle|controlinho|pilha',
    subject: 'nobreak',
    isAboutSubject: true,
    answer: [
      'Portão que parou logo depois da troca da bateria do nobreak tem quase sempre polo invertido, terminal frouxo ou fusível do nobreak queimado na hora de encostar os fios. Desligue o disjuntor do portão e não inverta os fios para experimentar: a segunda tentativa leva a placa.',
    ],
    heading: 'O que comparar antes de chamar',
    text: [
      'Sem encostar nos polos, veja pela foto se o fio vermelho está no polo marcado com + e se os números da bateria nova são os da velha: volts e ampères-hora. Duas baterias em série têm uma ordem própria.',
      'Fusível, ligação e medição do carregador ficam na faixa de {{repair.from}} a {{repair.to}}; se a placa se perdeu, a troca dela fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Tudo apagado: fusível ou polo invertido.',
      'Nobreak aceso e portão mudo: cabo de saída solto.',
      'Só funciona na tomada: bateria nova sem carga, espere algumas horas.',
      'Cheiro, calor ou bateria inchada: desligue e afaste-se.',
    ],
    send: 'Com tudo desligado, mande pelo WhatsApp a foto da bateria nova e dos fios, da velha, se ainda a tem, e da etiqueta do nobreak.',
  },
  {
    when: [
      'abre metade|abre pela metade|abre so metade|abre ate metade|abre pouco|abre so um pouco|para em metade|abre meio',
      'fecha sozinh*|fecha de novo|volta a fechar|e fecha|fecha em seguida',
    ],
    unless: 'nao fecha|sobe|desce',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que abre metade e fecha sozinho está cumprindo duas ordens erradas: a abertura é cortada antes da hora e, passada a pausa, o fechamento automático o fecha. Procure primeiro o que corta a abertura: modo pedestre ligado, fim de curso fora do lugar ou folha que pesa naquele ponto.',
    ],
    heading: 'Três provas, na ordem',
    text: [
      'Abra pela botoeira: se por ela abre inteiro, o botão do controle foi gravado como pedestre. Se para no mesmo ponto, é ímã ou percurso; se o ponto muda, é força ou capacitor.',
      'Regular curso, pausa e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Volta sem pausa nenhuma: força baixa na abertura, que a central lê como obstáculo.',
      'Começou depois de faltar luz: percurso a gravar de novo na placa.',
      'Basculante pesado no meio: contrapeso ou mola, e ninguém embaixo.',
      'O fechamento automático só fica ligado com a fotocélula boa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de longe de uma abertura inteira, com a pausa, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'fecha|fechou|fechar|fechado|encosta|desce',
      'abre um pouco|abre um pouquinho|abre uns|volta a abrir um pouco|volta um pouco|volta um pouquinho|volta uns|abre 10|abre alguns|recua|recuando|afrouxa|abre um palmo|volta um palmo',
    ],
    unless: 'nao fecha|metade|sozinho a noite|obstaculo|pedestre|nao abre',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Portão que fecha e depois abre alguns centímetros bate no batente e volta: a força de fechamento passa do ponto, o fim de curso acusa tarde ou o motor já não segura a folha parada. Acertar parada e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O instante em que ele recua',
    text: [
      'Se recua na hora, é ressalto: a folha chega com velocidade e a central lê o batente como obstáculo. Se cede devagar, minutos depois, é a trava do próprio motor: embreagem frouxa, engrenagem gasta ou motor destravado.',
      'Engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}. Até o conserto, passe corrente à noite, com o disjuntor desligado.',
    ],
    points: [
      'Recua sempre o mesmo tanto: fim de curso ou força.',
      'Abre ao ser empurrado: motor que não segura.',
      'Basculante que sobe um palmo: contrapeso pesado demais para a folha.',
      'De correr que foge: trilho em desnível.',
      'Só com vento: falta trava ou batente.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da chegada, até ele voltar, gravado de longe, e a foto da etiqueta do motor.',
  },
];
