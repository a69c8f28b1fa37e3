/** Answers to titles about automatic gates: safety. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay } from '../../../words/asking-words.ts';

export const generalSafetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'chuva|chovendo|chove|temporal|tempestade|garoa',
      'usar|uso|usando|abrir|acionar|deixar ligado|funcionar',
      'posso|pode|podem|perigoso|perigo|seguro|faz mal|da para|da pra|tem problema|estraga',
      'portao|motor',
    ],
    unless: 'depois|molhou|molhado|parou|nao abre|nao fecha|choque|pintar|instalar|lavar|queimou|raio',
    subject: 'portao-automatico',
    aspects: ['safety'],
    answer: [
      'Pode usar o portão na chuva, se a tampa do motor está inteira e a água não empoça junto dele: motor de portão é feito para área externa. Pare se ele der choque, mesmo que só formigue, se a água chegar à caixa ou se houver raio perto: desligue o disjuntor e espere passar.',
    ],
    heading: 'O que a chuva forte muda no portão',
    text: [
      'A fotocélula com a lente molhada ou a emenda com água faz o portão não fechar, e isso é proteção, e não motivo para forçar. Seque a lente, espere e tente de novo olhando o vão.',
      'Se ele só falha quando chove, a água entra por algum fio: secar, vedar e refazer a emenda fica de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Enxurrada no trilho traz pedra: limpe antes de acionar.',
      'Vento forte: segure o fechamento automático desligado.',
      'Poça embaixo da caixa: disjuntor desligado, sem pisar nela.',
      'Raio por perto: fora da tomada ou do disjuntor, a placa escapa do surto.',
    ],
    further:
      'As falhas de tempo molhado estão em [portão não abre quando chove](/portao-nao-abre-quando-chove).',
    send: 'Se ele falha só com chuva, mande pelo WhatsApp uma foto do motor com a parede em volta e conte o que deixa de funcionar.',
  },
  {
    when: [
      'como evitar|evitar|prevenir|como prevenir|evito|dicas para evitar|reduzir o risco',
      'acidente|acidentes|esmagamento|machucar alguem|machucados|ferimento',
      'portao|portoes|garagem|motor',
    ],
    unless: 'assalto|ladrao|o que fazer',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Acidente com portão automático se evita com quatro coisas: força no mínimo que move a folha, para ela parar ao encostar; fotocélula alinhada, e um segundo par baixo onde há criança ou bicho; fechamento automático só com ela funcionando; e cabo, mola e solda revistos uma vez por ano. O resto é hábito: acionar olhando o vão e não correr para passar.',
    ],
    heading: 'Como provar que o portão está seguro',
    text: [
      'Todo mês, corte o feixe com um cabo de vassoura e ponha uma caixa de papelão no caminho da folha: ela tem de parar ou voltar nos dois. Se não para, desligue o fechamento automático até a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; o par de fotocélulas instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Controle e botoeira fora do alcance de criança.',
      'Ninguém embaixo de basculante com cabo ou mola gastos.',
      'Em prédio, espelho e sinaleira do lado da rua.',
      'Todos da casa sabem onde está o disjuntor.',
    ],
    send: 'Mande a foto do vão dos dois lados e a etiqueta do motor.',
  },
  {
    when: [
      'o que nao fazer|nao faca|o que evitar|coisas para nao fazer|o que nunca fazer|proibido fazer|nunca faca',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'instal*|chuva|contrat*|compr*|program*|fotocelula|basculante|deslizante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Com o portão automático, não insista no botão quando a folha não anda, não a empurre com o motor travado, não passe enquanto ela se move, não destrave com o disjuntor ligado e não lave a caixa do motor com jato. Não mexa em cabo, mola nem contrapeso, não aumente a força para vencer folha pesada e não faça ponte na fotocélula para ele fechar.',
    ],
    heading: 'O que fazer no lugar',
    text: [
      'Dois toques sem resposta, desligue o disjuntor, veja se há algo no trilho e se a folha está reta, e só então solte o motor na chave. Com cheiro, choque ou cabo solto, deixe desligado e chame.',
    ],
    points: [
      'Não deixe o controle com criança.',
      'Não pendure nada na folha.',
      'Não estacione no vão com fechamento automático ligado.',
      'Não adie um barulho novo.',
    ],
    send: 'Se algo disso já aconteceu, mande um vídeo do portão e a foto da etiqueta do motor.',
  },
  {
    when: [
      'erros|erro comum|erros comuns|o que nao fazer|o que evitar|nao faca',
      'chuva|chuvoso|temporal|dia de chuva|molhado',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Em dia de chuva os erros são acionar o portão com água na caixa do motor, mexer no disjuntor ou na chave com a mão molhada e descalço, insistir quando a fotocélula com gota não deixa fechar, cobrir o motor com plástico amarrado e deixar o disjuntor ligado numa tempestade com raio. Formigou ao tocar a folha: afaste-se e desligue pelo quadro.',
    ],
    heading: 'Como passar pela chuva',
    text: [
      'Limpe as lentes com pano seco, varra o ralo do trilho antes da estação e peça que o furo dos fios seja vedado por baixo. O que a água estragou se conserta de {{repair.from}} a {{repair.to}}, conforme a peça.',
    ],
    points: [
      'Água até a caixa: não religue para testar.',
      'Madeira inchada: não force, espere secar.',
      'Chave do destravamento dentro de casa, seca.',
    ],
    send: 'Mande a foto da caixa do motor por fora e conte o que o portão faz quando chove.',
  },
  {
    when: [
      'sozinho|por conta|eu mesmo|por conta propria|em casa',
      'consertar|mexer|arrumar|conserto',
      'e perigoso|perigoso|risco|arriscado|posso|da para',
    ],
    unless: 'placa|central|instalar|trocar o motor|abre sozinho|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Em parte é perigoso, e o risco está em três lugares: cabo, mola e contrapeso, que seguram a folha; a placa e o capacitor, que dão choque mesmo desligados; e a folha solta na mão. Limpar trilho e lentes, trocar pilha do controle e destravar com o disjuntor desligado, qualquer um faz.',
    ],
    heading: 'Até onde ir em casa',
    text: [
      'Desligue o disjuntor antes de chegar a mão perto de qualquer peça, e avise a casa para ninguém apertar o controle.',
    ],
    points: [
      'Folha torta, caída ou com cabo frouxo: não toque e isole o vão.',
      'Cheiro de queimado ou choque: disjuntor desligado até medir.',
      'Solda, só com a central desconectada.',
    ],
  },
  {
    when: [
      'barulho|rangendo|estalando|fazendo barulho|barulhento|tremendo',
      'usar|usando|continuar|andar',
      `${asksMay}|perigoso`,
    ],
    unless: 'normal|noite|vizinho|lei|motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Pode por uns dias se é só um rangido igual, com a folha reta e o portão no tempo de sempre. Pare já se o som é de estalo forte, de ferro raspando ou de moagem, se a folha anda torta ou se há cheiro: aí cada viagem leva mais uma peça. Mandar consertar custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que olhar sem desmontar',
    text: [
      'Veja os cabos do basculante de longe, o trilho do de correr e as dobradiças do de abrir. Fio levantado, pedra ou folha caída explicam a maior parte.',
    ],
    points: [
      'Grave um vídeo com som: é o que mais ajuda.',
      'Graxa por cima esconde o som, e não o defeito.',
      'Ninguém embaixo do basculante que estala.',
    ],
  },
  {
    when: ['moeda|grampo|chave de fenda|arame', 'abrir|abre', asksMay, 'portao|motor'],
    unless: 'tag|leitor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Um portão em ordem não abre assim: quem segura a folha é o redutor do motor, e ele só solta na chave de destravamento. Em alguns modelos antigos o destravamento é uma fenda simples, que uma ferramenta qualquer gira, e aí o que protege é ele não estar ao alcance de quem está fora.',
    ],
    heading: 'Conferir o seu por fora',
    text: [
      'Tente alcançar, pela grade ou pela fresta, o destravamento, a botoeira e os fios. O que a sua mão alcança, outra alcança.',
    ],
    points: [
      'Chapa na frente do destravamento resolve.',
      'Botoeira longe do vão.',
      'Trava elétrica na ponta da folha, contra alavanca.',
    ],
  },
  {
    when: [
      'portao|folha|contrapeso|basculante',
      'pode cair|podem cair|corre risco de cair|risco de cair|chance de cair|perigo de cair|tem perigo de cair|e perigoso cair',
    ],
    unless:
      'pode cair a qualquer|raio|forro|tinta|camera|neto|neta|filho pendurado|filha pendurada|menino|menina|se pendura*|pendura em portao|da pia',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety'],
    answer: [
      'Pode, quando falha o que segura a folha: no basculante, cabo, mola ou contrapeso; no de correr, roldana, guia de cima ou batente; no de abrir, dobradiça ou coluna; e em qualquer um, o quadro comido de ferrugem. Se o seu está torto, pende, tem cabo desfiado ou metal furado, desligue o disjuntor, não destrave o motor e não deixe ninguém passar perto até a vistoria.',
    ],
    description:
      'Pode: portão cai quando falha cabo, mola, roldana, guia ou dobradiça, ou quando a ferrugem come o quadro. Torto ou pendendo, desligue e afaste todos.',
    heading: 'Os sinais que vêm antes da queda',
    text: [
      'Olhe de longe, com o portão fechado: um lado mais baixo, folga nova na guia, fio partido no cabo, solda trincada ou ferrugem que solta lascas no pé da folha.',
      'Cabo, roldana ou mola fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda pequena, entre {{part.metalwork.from}} e {{part.metalwork.to}}; coluna e quadro podres são do serralheiro.',
    ],
    points: [
      'De correr: batente no fim do trilho e guia firme impedem a queda.',
      'Basculante: os dois cabos se trocam juntos.',
      'Pessoa presa ou ferida: 193 ou 192 antes de tudo.',
    ],
    send: 'Mande pelo WhatsApp uma foto de longe, com o portão fechado, e diga o que parece solto.',
  },
  {
    when: [
      'portao|folha|contrapeso|basculante|mola|cabo*',
      'quase caindo|vai cair|pode cair a qualquer|ameaca cair|ameacando cair|prestes a cair|para cair|esta caindo|caindo em cima|pendurad*|despencando|despencou',
    ],
    unless:
      'brinca*|andar pendurad*|anda pendurad*|andam pendurad*|neto fica pendurad*|neta fica pendurada|filho fica pendurado|filha fica pendurada|crianca fica pendurad*|criancas ficam pendurad*|menino fica pendurado|trilho|arrebent*|raio|forro|tinta|camera|carro|neto pendurad*|neta pendurada|filho pendurado|filha pendurada|crianca pendurada|criancas penduradas|menino pendurado|menina pendurada|se pendura*|pendura em portao',
    subject: 'portao-automatico',
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Afaste todos agora, ninguém passa nem fica embaixo ou ao lado da folha, e desligue o disjuntor do portão sem acionar o controle. Não destrave o motor: pode ser só ele que a segura. Pessoa ferida, 192 (SAMU); presa, 193 (Bombeiros). Se a folha pende para a calçada, isole-a também.',
    ],
    heading: 'Por que a folha está para cair',
    text: [
      'No basculante é cabo partido, mola quebrada ou contrapeso que se soltou da caixa; no de correr, roldana fora do trilho ou guia de cima aberta; no de abrir, dobradiça ou coluna. Não tente levantá-la nem com ajuda: uma folha de ferro pesa mais que duas pessoas seguram.',
      'O técnico escora antes de soltar qualquer peça. Cabo ou roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda pequena, entre {{part.metalwork.from}} e {{part.metalwork.to}}; coluna e quadro partidos são do serralheiro.',
    ],
    points: [
      'Carro embaixo: deixe-o onde está.',
      'Cadeira ou fita na frente do vão, dos dois lados.',
      'Foto de longe, sem entrar no vão.',
    ],
    questions: [
      {
        question: 'Posso calçar a folha com um caibro?',
        answer:
          'Só se der para calçar de longe e sem entrar embaixo. Cabo e mola sob tensão podem se soltar com o movimento.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto de longe e o endereço, e diga que a folha pode cair.',
  },
  {
    when: ['vespa*|marimbondo*|abelha*|vespeiro|colmeia|enxame', 'portao|motor|caixa|garagem'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Marimbondo ou abelha na caixa do portão: não abra a tampa, não jogue água nem inseticida e pare de acionar o portão, porque a vibração os irrita. Enxame ou picada em quem tem alergia é caso de 193; para tirar o ninho, chame controle de pragas, e só depois o técnico.',
    ],
    heading: 'Primeiro o ninho, depois o motor',
    text: [
      'Inseticida na caixa é pior que o ninho: conduz, incendeia com a faísca do relé e gruda nos contatos. Desligue o disjuntor e use o portão na mão, de longe do ninho, ou a porta social.',
      'Abelha é protegida e pode ser levada viva por apicultor. Marimbondo costuma voltar ao mesmo furo se ele continua aberto.',
    ],
    points: [
      'Crianças, cachorros e alérgicos longe da garagem.',
      'Nada de fogo ou fumaça perto do motor.',
      'À noite eles estão dentro: não é a hora de mexer.',
      'Falta de ar ou inchaço depois da picada: 192.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que vemos depois que o ninho saiu',
        text: [
          'Barro e cera seguram umidade e travam relé, fim de curso e ventilação. A limpeza da caixa e a vedação dos furos partem de {{repair.from}}, e a placa só entra na conta se houver curto.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vocês tiram o ninho?',
        answer:
          'Não. Isso é do controle de pragas ou do apicultor; nós abrimos a caixa quando ela está vazia.',
      },
      {
        question: 'Por que escolhem o portão?',
        answer:
          'O tubo do quadro e a caixa do motor são secos, mornos e têm furo. Fechando os furos, eles procuram outro lugar.',
      },
    ],
  },
  {
    when: [
      'comprei|comprar|comprando|comprou|mudei|mudamos|mudando|casa nova|imovel novo|apartamento novo|antigo dono|dono anterior|antigo morador|ex morador',
      'casa|imovel|apartamento|dono|morador|sobrado',
      'portao|controle|controles|motor',
    ],
    unless:
      'sem portao|quanto custa|preco|parede|idoso|levar|desinstalar|transferir|tirar|mudanca|na mudanca|vend*|condominio*|predio*|sindic*',
    subject: 'portao-automatico',
    aspects: ['safety', 'care'],
    answer: [
      'Em casa recém-comprada, apague a memória da central antes de usar o portão: os controles do antigo dono continuam abrindo até alguém apagá-los. Depois grave só os seus, e peça uma revisão, porque ninguém sabe quando foi a última.',
    ],
    heading: 'O que receber do antigo dono',
    text: [
      'Apagar e gravar controles numa visita fica entre {{part.programming.from}} e {{part.programming.to}}. Motor sem manual se identifica pela etiqueta, e o que estiver gasto se conserta por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'A chave de destravamento, testada de dia com a folha reta.',
      'Todos os controles e a nota do motor, se existe.',
      'Disjuntor do portão identificado no quadro.',
      'Fotocélula: corte o feixe enquanto fecha, e a folha tem de voltar.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, uma foto do portão por dentro e o que já falha nele.',
  },
  {
    when: ['batente|batentes|amortecedor|borracha', 'portao|basculante|correr|folha|borracha'],
    unless: 'raspa*|raspando|encost*',
    subject: 'portao-automatico',
    aspects: ['safety', 'adjust'],
    answer: [
      'O batente de borracha amortece a chegada da folha e evita o estalo no muro ou na coluna, mas quem para o portão é o fim de curso. Se ele bate forte, acerta-se primeiro o ponto de parada e a força, de {{part.adjustment.from}} a {{part.adjustment.to}}; a borracha entra depois, na mesma visita.',
    ],
    heading: 'Batente firme, parada antes dele',
    text: [
      'No portão de correr, o batente fixo no fim do trilho é segurança e não enfeite: sem ele a folha sai e tomba. No basculante e no de abrir, a borracha gasta muda o ponto em que a folha encosta e o motor passa a forçar.',
    ],
    points: [
      'Batente chumbado, e não só parafusado na chapa.',
      'Borracha que não resseca ao sol.',
      'Folha que para um dedo antes, com o motor.',
    ],
  },
  {
    when: ['pode matar|mata|matou|ja matou|morreu|morte|mortal|acidente fatal', 'portao|motor|basculante'],
    unless:
      'barata|rato|gato|cachorro|cupim|luz|sozinho|morreu de vez|portao morreu|motor morreu|placa morreu|controle morreu|nao *',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Pode, e quase sempre do mesmo jeito: folha pesada que cai porque o cabo ou a mola cedeu, ou portão que fecha com força sobre quem está no vão, sem fotocélula. Portão revisado, com força no mínimo e sensor funcionando, para ao encostar. Cabo desfiado, folha torta ou sem sensor é para desligar o disjuntor hoje, e não depois.',
    ],
    heading: 'As provas que se fazem em casa',
    text: [
      'Com o portão fechando, passe um cabo de vassoura entre os sensores: ele tem de parar ou voltar. Depois ponha uma caixa de papelão no caminho: ela não pode ser esmagada. Olhe os cabos de fora do vão, com lanterna.',
      'Pôr a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; trocar os cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Ninguém passa nem para embaixo da folha em movimento.',
      'Criança não brinca com controle nem se pendura.',
      'De correr sem batente tomba quando sai do trilho.',
      'Choque ao tocar no ferro: disjuntor desligado e 193 se alguém foi atingido.',
    ],
    send: 'Mande um vídeo do portão andando, gravado de longe, e fotos dos cabos e dos sensores.',
  },
  {
    when: [
      'e seguro|seguro|seguranca|perigoso|e perigoso|risco|arriscado|posso|pode|tem problema',
      'em automatico|no automatico|fechamento automatico|fechar sozinho|fechando sozinho|modo automatico',
    ],
    unless:
      'nao fecha|nao funciona|parou|tempo|quantos segundos|sem fotocelula|manual|como|cachorro|crianca*|gato',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety'],
    answer: [
      'É seguro com três coisas: fotocélula no vão, força regulada para a folha parar ao encostar e tempo de espera maior que o da sua saída. Sem fotocélula não é: o portão fecha sem saber quem está embaixo. O par de fotocélulas instalado fica de {{part.photocell.from}} a {{part.photocell.to}}, e regular força e tempo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como provar antes de confiar',
    text: [
      'Com o portão fechando, corte o feixe com um cabo de vassoura: a folha tem de parar ou reabrir na hora. Depois ponha uma caixa de papelão no vão e veja se ela para ao encostar.',
    ],
    points: [
      'Tempo medido com o carro mais lento da casa, e uma folga.',
      'Lente suja segura o portão aberto: limpe todo mês.',
      'Criança ou animal na frente: desligue o automático e feche olhando.',
    ],
    send: 'Mande a foto do vão por dentro, dos dois lados, e a da etiqueta da central.',
  },
  {
    when: [
      'usar|uso|utilizar|regras de seguranca|normas de seguranca|dicas de seguranca|cuidados de seguranca|orientacoes de seguranca|ficar perto|passar perto',
      'seguranca|de forma segura|seguramente|perigoso|perigo|risco',
      'portao|portoes',
    ],
    unless:
      'condominio*|predio*|celular|wifi|aplicativo|trava|cerca|camera|nr12|nobreak|sem fotocelula|alarme|assalto',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Com o portão automático, acione só vendo o vão inteiro, espere a folha parar antes de passar e fique longe dela enquanto se move. Controle e botoeira ficam fora do alcance de criança. A força regulada e a fotocélula protegem quem se distrai; pôr o par custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Cinco regras para quem usa todo dia',
    text: [
      'Uma vez por mês, de fora do vão, passe um cabo de vassoura no feixe com a folha fechando: ela tem de parar ou voltar. Falhou a prova: fechamento automático desligado até o técnico vir.',
    ],
    points: [
      'Um carro por abertura, e nunca atrás do outro.',
      'Ninguém se pendura nem encosta na folha em movimento.',
      'Mão longe do braço, da cremalheira e da fresta da dobradiça.',
      'Todos da casa sabem onde está a chave de destravamento.',
      'Cabo desfiado, folha torta ou choque: disjuntor desligado.',
    ],
    send: 'Mande um vídeo do portão fechando e a foto dos dois lados do vão: dizemos o que falta.',
  },
];
