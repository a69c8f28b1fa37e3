/** Answers to complaints about how the whole gate moves, stops or stays. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const movementComplaints: readonly DirectAnswer[] = [
  {
    when: [
      'nao abre|nao sai|nao anda|nao fecha|nao move|nao mexe|nao funciona',
      'so faz barulho|fazendo barulho|faz um barulho|faz barulho|so barulho|com barulho|so ronca',
    ],
    unless: 'controle|estalo|clique|apit*',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que não abre e só faz barulho tem energia e recebe a ordem; o que falta é força ou ligação com a folha. Zumbido parado é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha presa; giro solto é motor destravado ou engrenagem gasta, de {{part.gears.from}} a {{part.gears.to}}. Solte o controle e desligue o disjuntor, porque insistir é o que queima o motor.',
    ],
    heading: 'O som diz o que está impedindo',
    text: [
      'Faça uma tentativa só, de poucos segundos, e escute de longe. Depois, com o disjuntor desligado, os cabos inteiros e a folha reta e fechada, solte o motor na chave: se ela não anda com uma mão, o que trava é a folha, e não o motor.',
    ],
    points: [
      'Zumbe e não gira: capacitor, folha presa ou rotor travado.',
      'Gira livre e a folha fica: destravado na chave ou dente gasto.',
      'Estala e para: trava que não soltou ou engrenagem partida.',
      'Só um clique na caixa: relé que fecha sem energia no motor.',
    ],
    questions: [
      {
        question: 'Posso empurrar o portão para ajudar o motor?',
        answer:
          'Não com ele ligado. Se parte com um empurrão, o capacitor está no fim, e a mão fica no caminho da folha quando ela anda.',
      },
    ],
    send: 'Mande pelo WhatsApp um áudio do barulho, a foto da etiqueta do motor e o bairro: pelo som dizemos a peça provável.',
  },
  {
    when: [
      'trav*|emperr*|parou|preso|ficou|empac*|engui*',
      'meio aberto|aberto em metade|aberto pela metade|entreaberto|aberto e nao|metade aberto|no meio do caminho|no meio e nao',
    ],
    unless: 'amanhece*|madrugada|sozinh*|toda vez|sempre|de manha|frio|cedo|calor|de tarde|a tarde',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão travado meio aberto parou por falta de energia, por esforço ou por algo preso no caminho. Desligue o disjuntor, olhe de longe se a folha está reta e os cabos inteiros e só então solte o motor na chave: se ela anda leve, feche na mão e trave; se pesa ou enrosca, deixe como está e chame. Basculante parado no alto se escora antes de qualquer coisa.',
    ],
    heading: 'Fechar a casa até o técnico chegar',
    text: [
      'Caminho livre e motor mudo é energia, fusível ou placa, de {{part.board.from}} a {{part.board.to}} na troca; motor que ronca é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; folha que enrosca é trilho, dobradiça, ou roldana e cabo, que ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Portão aberto para a rua passa na frente na agenda: escreva isso no começo da mensagem.',
    ],
    points: [
      'Pedra, galho ou terra no trilho: tire com o disjuntor desligado.',
      'Botoeira obedece e o controle não: é rádio, e a folha está boa.',
      'Motor muito quente: o protetor cortou; espere meia hora.',
      'Folha torta ou um lado mais baixo: ninguém passa embaixo.',
    ],
    questions: [
      {
        question: 'O portão fechado na mão fica seguro?',
        answer:
          'Fica quando a chave volta à posição de trabalho e o motor engata. Se ele não engata, passe corrente e cadeado, e deixe o disjuntor desligado.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto do portão como ele parou, de longe, a da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'nao abre mais|parou de funcionar|parou de abrir|parou do nada|nao funciona mais|nao abre de jeito nenhum|nao abre nem fecha|parou de repente|parou de vez|nao responde mais|nao esta funcionando|nao esta abrindo|morreu|nao da sinal|deu defeito|deu problema|nao liga mais|nao liga',
      'portao|portoes|automatico|eletronico|garagem|basculante|deslizante',
    ],
    unless:
      'controle|chuva|chove*|choveu|luz|energia|raio|app|celular|wi*|interfone|botoeira|fotocelula|trava|barulho|cartao|tag|alexa|depois|apos|ronca|zumb*|placa|led|nobreak|solar|manual|fora|frio|batida|pintar|obra|fechadura',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que parou de vez se decide em três olhadas: o disjuntor dele, a botoeira da parede e o som do motor. Tudo mudo e apagado é energia, fusível ou placa; botoeira que abre com controle mudo é bateria ou receptor; ronco sem movimento é capacitor ou folha presa, e aí pare de insistir. O conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    heading: 'Energia, comando ou força: onde ele parou',
    text: [
      'Se o disjuntor caiu, religue uma vez só; se cai de novo, deixe desligado. Para sair já, com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e leve-a devagar.',
      'Por peça: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Luz da caixa apagada: disjuntor, tomada ou fusível.',
      'Luz acesa e nada se mexe: placa, trava ou fotocélula.',
      'Clique sem giro: relé ou fio do motor.',
      'Motor gira e a folha fica: chave destravada ou engrenagem.',
      'Cheiro de queimado: disjuntor desligado até a visita.',
    ],
    further:
      'Cada peça tem a sua faixa em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o que acende, o que se ouve, a foto da etiqueta do motor e o bairro: dizemos a peça provável e o valor.',
  },
  {
    when: [
      'desce e nao sobe|fecha e nao abre|fecha mas nao abre|desce mas nao sobe|so fecha|so desce|desceu e nao sobe|fecha mais nao abre|fecha normal e nao abre',
      'portao|motor|basculante|garagem|garen|ppa|rossi|peccinin|deslizante',
    ],
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que fecha e não abre perdeu só um dos sentidos: relé da abertura queimado, fim de curso que a placa lê como aberto ou, no basculante, folha que ficou pesada para subir. Se o motor ronca ao tentar, pare: é peso ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Se nem estala, é sensor ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Som na tentativa de abrir',
    text: [
      'Na descida a gravidade ajuda, e por isso um basculante com cabo ou contrapeso fora do ponto fecha bem e não sobe. Não aumente a força: quem acerta o equilíbrio é o técnico, com a folha escorada.',
      'Para sair, desligue o disjuntor, confira de longe os cabos e a folha e solte o motor na chave; se ela pesa, não force.',
    ],
    points: [
      'Ronca e não sobe: peso, capacitor ou trava que não solta.',
      'Clique e silêncio: relé da abertura ou fio daquele sentido.',
      'Nenhum som, luz acesa: fim de curso de aberto acionado.',
      'Abre pela botoeira: o controle tem outro botão para abrir.',
    ],
    send: 'Diga pelo WhatsApp o que se ouve quando manda abrir, com a foto da etiqueta do motor e uma do portão inteiro.',
  },
  {
    when: [
      'sobe e nao desce|sobe mas nao desce|so abre|so sobe|abriu e nao fecha|abriu e nao desce|abre e nao fecha|abre mas nao fecha|abre mais nao fecha|nao fecha mais|subiu e nao desce',
      'portao|motor|basculante|garagem|garen|ppa|rossi|peccinin|deslizante',
    ],
    unless:
      'controle|chuva|chove*|sol|noite|frio|fotocelula|trava|botoeira|luz|pisca*|entrar|para sair|so abre um|so abre pela|so abre metade|so abre ate|so abre com',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que abre e não fecha está, quase sempre, sendo segurado pela fotocélula: lente suja, par torto ou fio partido fazem a central ver alguém no vão. Limpe as duas lentes e veja se a luz do receptor muda quando algo corta o feixe. Se ela está normal, é fim de curso ou relé do fechamento; sensor fica entre {{part.photocell.from}} e {{part.photocell.to}}, regulagem entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Sensor, fim de curso ou placa',
    text: [
      'Para fechar já, desligue o disjuntor, olhe se a folha está reta e os cabos inteiros, solte o motor na chave e leve-a devagar, com ajuda. Não ligue os fios da fotocélula direto: o portão passa a fechar sobre quem estiver ali.',
      'Folha que começa a fechar e volta é outro caso: encontrou atrito ou a força está baixa.',
    ],
    points: [
      'Luz do receptor apagada ou tremendo: par fora de linha.',
      'Sol ou faróis de frente: sensor no lado errado.',
      'Nem um clique ao mandar fechar: fim de curso ou placa.',
      'Motor ronca: folha presa ou capacitor.',
    ],
    questions: [
      {
        question: 'Posso dormir com ele fechado na mão?',
        answer:
          'Pode, com a chave de volta na posição de trabalho até o motor engatar. É ele que segura a folha.',
      },
    ],
    send: 'Mande a foto dos dois sensores acesos, a da etiqueta do motor e diga o que acontece ao mandar fechar.',
  },
  {
    when: [
      'as vezes abre|as vezes funciona|as vezes nao|intermitente|de vez em quando nao|tem hora que|tem vez que|tem dia que|uma hora abre|uns dias',
      'portao|automatico|eletronico|motor|garagem|basculante|deslizante',
    ],
    unless: 'controle|celular|app|interfone|tag',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Defeito que vai e vem no portão é mau contato, calor ou fotocélula no limite, e raramente o motor. Quando falhar, aperte a botoeira da parede: se ela abre, é controle ou receptor; se também falha, é borne frouxo, relé cansado, sensor ou protetor térmico. Anote três falhas com hora, tempo e o que estava ligado na casa; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que se repete nas falhas',
    text: [
      'O padrão poupa a peça trocada à toa. Falha só depois de muitas aberturas é calor; só de manhã ou com chuva é umidade; só à noite é tensão baixa ou lâmpada nova; sem padrão nenhum é fio ou solda.',
    ],
    points: [
      'Falha com todos os controles e a botoeira funciona: receptor ou antena.',
      'Falha só para fechar: fotocélula suja ou desalinhada.',
      'Parte com um empurrão: capacitor.',
      'Volta depois de desligar o disjuntor um minuto: placa ou fonte.',
    ],
    send: 'Mande pelo WhatsApp as três anotações e a foto da etiqueta do motor: o técnico já leva a peça mais provável.',
  },
  {
    when: [
      'nao para aberto|nao segura aberto|nao fica aberto|nao fica em cima|nao para em cima|desce sozinho|descendo sozinho|cai sozinho|nao segura em cima|nao fica parado em cima|volta a descer|nao segura a folha',
      'portao|basculante|garagem|motor|folha',
    ],
    unless: 'tempo|segundos|temporiz*|correr|deslizante|inclinad*|rampa|descida',
    subject: 'portao-basculante',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Basculante que não fica aberto e desce sozinho perdeu o que segura o peso: contrapeso, mola ou cabo, ou a redução do motor, que já não freia. Desligue o disjuntor, ninguém passa nem para embaixo, e o motor não se destrava. Se está no alto, isole o vão e chame; cabo e equilíbrio ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, engrenagem entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que devia segurar a folha no alto',
    text: [
      'O técnico escora a folha, olha cabos e polias e mede o equilíbrio com o motor solto: em ordem, ela para a meia altura. Se para e mesmo assim descia com o motor, o gasto está na porca do fuso ou na engrenagem.',
    ],
    points: [
      'Desce devagar depois de abrir: redução ou porca do fuso gasta.',
      'Desce de uma vez: cabo, mola ou contrapeso. Não use.',
      'Desce só depois de alguns segundos, com o motor ligado: é o fechamento automático.',
      'Piorou depois de chapa ou madeira nova: contrapeso a completar.',
    ],
    send: 'Mande uma foto do basculante inteiro, tirada de longe, e outra das caixas laterais, sem ficar embaixo.',
  },
  {
    when: [
      'so funciona em manual|so abre em manual|so em mao|so abre em mao|so funciona manualmente|so abre manual|so funciona manual|so na mao|so manualmente',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Se o portão só anda na mão, a primeira suspeita é o motor que ficou destravado: gire a chave até o fim da posição de trabalho, mova a folha até ouvir o engate e mande abrir uma vez. Se ele gira e a folha fica, é engrenagem, de {{part.gears.from}} a {{part.gears.to}}; se nem gira, é energia, capacitor ou placa.',
    ],
    heading: 'Do engate à placa, na ordem',
    text: [
      'Folha leve na mão é boa notícia: trilho, cabos e dobradiças estão em ordem, e o conserto fica no motor ou na central, de {{repair.from}} a {{repair.to}}.',
      'Enquanto espera, use na mão com o disjuntor desligado e trave ao fechar, porque destravada a folha abre com um empurrão.',
    ],
    points: [
      'Motor mudo e luz apagada: disjuntor, tomada ou fusível.',
      'Zumbe e não parte: capacitor.',
      'Gira livre: chave, engrenagem ou pino do braço.',
      'Clique sem giro: placa ou fio do motor.',
    ],
    send: 'Diga pelo WhatsApp o que se ouve ao apertar o controle e mande a foto da etiqueta do motor.',
  },
  {
    when: [
      'fecha so um pedaco|fecha um pouco|fecha so ate|fecha ate em metade|fecha pela metade|fecha em metade|fecha um pedaco|comeca a fechar|fecha um palmo|para de fechar',
      'para|volta|portao|abre|parou|motor',
    ],
    unless: 'sozinh*',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que fecha só um pedaço e para ou volta encontrou alguma coisa no caminho, ou pensa que encontrou: fotocélula que corta, folha que pesa naquele ponto ou força baixa na descida. Veja se é sempre no mesmo lugar: se for, é trilho, cabo ou curso; se variar, é sensor ou força. Regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Sempre no mesmo ponto ou cada vez num',
    text: [
      'Olhe a luz do receptor da fotocélula enquanto ele fecha, de fora do vão: se ela muda antes de a folha parar, o feixe foi cortado por lente suja, suporte frouxo ou sol.',
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão por aquele trecho. Se enrosca ali, o defeito é do ferro, e aumentar a força só esconde.',
    ],
    points: [
      'Volta até abrir tudo: obstáculo, fotocélula ou força.',
      'Para e fica: fim de curso, protetor térmico ou fio.',
      'Só com vento: folha fechada que vira vela.',
      'Só quando o motor está quente: capacitor ou bobina.',
    ],
    send: 'Mande um vídeo do fechamento gravado de lado, em que se veja a folha e o sensor, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'fecha e abre|fecha e volta|fechando e voltando|volta a abrir|desce e volta|fecha e reabre|abre de novo|volta sozinho|vai fechar e abre|vai fechar e volta',
      'metade|meio|caminho|antes de fechar|quase fechando|antes de chegar|encostar|encosta|final|fim|fecha tudo',
    ],
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que vai fechando e volta a abrir obedeceu à segurança: a fotocélula viu um corte ou a central sentiu esforço. Se volta sempre no mesmo ponto, a folha enrosca ali ou o curso está gravado errado; se volta em qualquer ponto, limpe e alinhe a fotocélula. Fique fora do vão: regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}, sensor de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O ponto da volta aponta a causa',
    text: [
      'Tape e destape a lente com o portão parado e veja se a luz do receptor muda firme. Com o sensor bom, desligue o disjuntor, confira a folha e os cabos de longe e leve a folha na mão, solta do motor, pelo trecho em que ela volta.',
      'A força não se aumenta para vencer a volta: é ela que faz o portão parar numa pessoa.',
    ],
    points: [
      'Volta ao encostar no chão ou no batente: fim de curso curto demais.',
      'Volta no meio, sempre ali: trilho, cabo, roldana ou dobradiça.',
      'Volta com sol, chuva ou farol: fotocélula.',
      'Volta em qualquer lugar e para todos os controles: força ou capacitor.',
    ],
    send: 'Mande um vídeo do fechamento inteiro, gravado de longe, com a luz do sensor no quadro.',
  },
  {
    when: [
      'duas folhas|dupla folha|folha dupla|2 folhas|uma folha|um lado|uma das folhas',
      'uma nao abre|nao abre|nao fecha|so uma abre|uma abre|so abre uma|uma folha nao|parada|nao anda|desalinh*|desnivel*|desencontr*|nao encontra*|uma mais baixa|so um lado|um lado abre|uma fica',
    ],
    unless: 'motor para|qual motor|preco|basculante|deslizante|correr|controle|nao fecha',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'No portão de duas folhas, quando uma falha e a outra anda, a central e os controles estão bons: o defeito está no motor daquele lado, no fio dele ou na dobradiça. Com o disjuntor desligado, solte os dois motores e leve cada folha na mão: a que pesa ou raspa tem dobradiça ou coluna cedida; se as duas vão leves, é capacitor, fio ou saída da placa.',
    ],
    heading: 'Uma folha anda e a outra fica: como saber de que lado está o defeito',
    text: [
      'O motor parado que zumbe pede capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; o mudo pede fio ou placa, de {{part.board.from}} a {{part.board.to}}. Folha que baixou é dobradiça, e solda na coluna é do serralheiro.',
      'Folhas que se encontram fora de hora não têm defeito de peça: o atraso entre as duas se regula na central, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Uma mais baixa que a outra: dobradiça ou pivô gasto daquele lado.',
      'Trava elétrica presa: a primeira folha não sai.',
      'Uma para no meio: força ou fim de curso só dela.',
      'Bateram uma na outra: atraso perdido depois de falta de luz.',
    ],
    send: 'Mande uma foto das duas folhas fechadas, de frente, e diga qual lado falha e o que se ouve nele.',
  },
  {
    when: [
      'caiu de trilho|caiu fora de trilho|saiu de trilho|fora de trilho|descarril*|pulou de trilho|escapou de trilho|saiu de trilhos|saiu de linha|caiu de carril',
      'portao|folha|correr|deslizante|garagem|roda|roldana',
    ],
    unless: 'guia|rolete|em cima',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão fora do trilho pode tombar: desligue o disjuntor, afaste pessoas e carros para mais longe que a altura da folha e não acione nem empurre. Escore a folha só se der para fazer isso sem ficar do lado da queda, e chame. Recolocar e trocar roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; trilho a soldar se soma.',
    ],
    heading: 'Por que a folha saiu do trilho',
    text: [
      'Recolocar sem a causa dura dias. Antes de religar, o técnico põe a folha no canal com macaco ou alavanca, olha as rodas, o trilho, a guia de cima e o batente do fim e faz uma viagem inteira na mão.',
      'Se a casa ficou aberta, diga isso na mensagem: folha caída e portão aberto para a rua passam na frente na agenda.',
    ],
    points: [
      'Roda gasta ou travada, que sobe na borda do trilho.',
      'Pedra ou terra no canal.',
      'Trilho torto ou solto do piso.',
      'Batente que falta: a folha correu além do fim.',
      'Guia de cima aberta: a folha tomba para o lado.',
    ],
    questions: [
      {
        question: 'Dá para recolocar com a ajuda dos vizinhos?',
        answer:
          'Não arrisque: uma folha comum passa do peso de dois homens e cai de lado sem aviso. O que se faz em casa é isolar o vão.',
      },
    ],
    further: 'Como isolar o vão está em [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp uma foto da folha inteira e outra da roda, de fora do lado para onde ela pode cair, e o bairro.',
  },
  {
    when: [
      'deixar|deixo|manter|quero|ficar',
      'aberto',
      'sem fechar|nao fechar|nao feche|nao fechando|fechar sozinho|fecha sozinho|o dia todo|mudanca|festa|obra|por horas',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Para o portão ficar aberto sem fechar sozinho, abra até o fim e desligue o disjuntor dele: sem energia ele não se mexe. Se é sempre, e não só hoje, desliga-se o fechamento automático na central, que é regulagem do técnico, de {{part.adjustment.from}} a {{part.adjustment.to}}. Basculante aberto por horas pede uma escora.',
    ],
    heading: 'Só hoje ou para sempre',
    text: [
      'Algumas centrais têm um comando que segura o portão aberto até o próximo toque; o manual do código impresso na placa diz se a sua tem. Não tape a fotocélula para segurar a folha: o dia em que a fita cair, o portão fecha.',
      'Desligado no disjuntor, o controle não abre nem fecha; antes de religar, veja que não há ninguém no vão, porque há central que fecha assim que a energia volta.',
    ],
    points: [
      'Festa ou mudança: disjuntor desligado e alguém de olho na entrada.',
      'Fecha cedo demais: aumenta-se o tempo de pausa, sem desligar a função.',
      'Fecha com gente no vão: falta fotocélula, e isso vem antes do tempo.',
    ],
    send: 'Mande a foto da etiqueta da central e diga depois de quantos segundos ele fecha.',
  },
];
