/** Answers about a gate that is simply stuck, the first run after opening it by hand, and how long parts last. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherAsked: readonly DirectAnswer[] = [
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
    when: [
      'cabo|cabos|cabo de aco|fio de aco|fios de aco',
      'enrol*|embol*|saiu de polia|escapou|fora de polia|pulou|saiu de roldana|desencaix*|saiu de lugar|frouxo|soltou|bambo|folgado',
      'portao|basculante|polia|contrapeso|garagem',
    ],
    unless: 'botoeira|fotocelula|interfone|eletrico|motor soltou|antena|camera',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Cabo de aço fora da polia, enrolado ou frouxo deixa a folha presa de um lado só: desligue o disjuntor, não acione, não destrave e ninguém passa embaixo, nem para tirar o carro. O motivo é polia que não gira, contrapeso que travou na caixa ou folha que bateu. Repor e trocar o par, com a folha escorada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que o cabo saiu do lugar',
    text: [
      'Cabo frouxo com o portão fechado quer dizer que o peso do outro lado está apoiado em alguma coisa. Quando ele se solta, puxa de uma vez; por isso não se mexe com a mão nem com alavanca.',
      'O técnico escora, alivia os dois lados, limpa ou troca a polia e põe dois cabos iguais: o que se enrolou ficou vincado e parte na dobra.',
    ],
    points: [
      'Folha torta: o lado do cabo solto ficou mais baixo.',
      'Contrapeso parado no meio da caixa: preso por ferrugem.',
      'Cabo para fora do canal da polia: polia travada ou gasta.',
      'Portão fechado: deixe fechado. Aberto: isole o vão e escore de longe.',
    ],
    send: 'Mande uma foto de longe, das duas laterais por dentro, e diga se a folha ficou aberta ou fechada.',
  },
  {
    when: [
      'desarma|para|parou|desliga|trava|morre|para de funcionar|para de abrir|corta',
      'depois de|apos',
      'aberturas|vezes|usos|ciclos|muito uso|usar muito|abrir muito|algumas|varias',
    ],
    unless: 'luz|chuva|raio|trocar|dias|meses|temporal|queda',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que para depois de algumas aberturas e volta quando esfria foi cortado pelo protetor térmico, que existe para a bobina não queimar. Motor comum de casa aguenta de cinco a dez ciclos por hora; se ele corta antes disso, a folha pesa ou o capacitor está fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}. Se o que cai é o disjuntor, deixe desligado: aí há curto ou motor preso.',
    ],
    heading: 'Calor, peso ou disjuntor',
    text: [
      'Deixe descansar meia hora e conte quantas aberturas vão até a próxima parada. Depois, com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão.',
      'Folha leve e poucas aberturas: capacitor, tensão baixa ou bobina cansada, com estator de {{part.stator.from}} a {{part.stator.to}}. Folha pesada: o motor está pagando por ela.',
    ],
    points: [
      'Garagem de muitos carros: o motor de casa não serve, e troca-se por um de mais ciclos.',
      'Ronco na partida: capacitor.',
      'Só nas tardes quentes: caixa ao sol, sem ventilação.',
      'Cheiro de verniz: pare de usar até medir.',
    ],
    send: 'Mande quantas aberturas ele faz até parar, um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'colocar|voltar|volta|por|religar|engatar|reengatar|travar|passar|recolocar|deixar',
      'em automatico|ao automatico|para automatico|pro automatico|de volta em motor|a funcionar em motor|no motor|em eletronico|modo automatico|volta a funcionar|volta ao normal|em motor',
      'depois|voltou|apos|luz|energia|manual|destrav*|portao',
    ],
    unless:
      'trocar|quanto custa|preco|valor|passar de manual|transformar|o que e|ciclo*|por hora|quanto*|quantos|defeito|problema',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Para o portão voltar ao automático, com o disjuntor ainda desligado, leve a folha até fechada, gire a chave até o fim da posição de trabalho e mova-a um pouco até ouvir o engate. Só então ligue o disjuntor e mande abrir uma vez, de longe. Se o motor gira e a folha fica, a chave não engatou; se nada acende, é fusível ou placa, de {{part.board.from}} a {{part.board.to}} na troca.',
    ],
    heading: 'A primeira abertura depois do manual',
    text: [
      'Muitas centrais fazem essa viagem devagar, para se achar: deixe completar, sem apertar de novo e sem ninguém no vão. Se para no lugar errado, o curso se grava outra vez, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Chave que gira em falso ou não chega ao fim não se força com alicate: mova a folha um dente para cada lado e tente de novo.',
    ],
    points: [
      'Motor gira livre: falta engatar.',
      'Nada acende na caixa: disjuntor caído ou fusível aberto.',
      'Só a botoeira abre: o receptor não voltou com a luz.',
      'Folha que pesa na mão: não religue, e chame.',
    ],
    questions: [
      {
        question: 'Perco os controles por ter destravado?',
        answer:
          'Não. Destravar só solta a engrenagem; os controles ficam na memória da central, mesmo sem energia.',
      },
    ],
    further: 'A rotina da falta de luz está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Se não engata, mande uma foto da chave e da tampa do motor e diga o que se ouve.',
  },
  {
    when: [
      'quanto tempo dura|quanto dura|vida util|quantos anos|durabilidade|dura quanto|quanto tempo|de quanto em quanto tempo|quando trocar|duracao',
      'cabo de aco|cabo|cabos',
    ],
    unless: 'eletrico|trocar demora|leva',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Cabo de aço de portão não tem prazo certo: dura anos em casa com a polia girando e a coluna seca, e bem menos perto do mar ou em prédio. Troca-se pelo estado: fio levantado, ferrugem em pó ou trecho achatado, mesmo pequeno, é hora. Olhe a cada seis meses, com o portão fechado e o disjuntor desligado; o par custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que encurta a vida do cabo',
    text: [
      'Quem gasta o cabo é a polia travada, que o arrasta em vez de girar, e a água parada dentro da coluna. Folha que ganhou chapa ou madeira também o carrega acima do que foi calculado.',
      'Os dois têm a mesma idade e saem juntos. Depois da troca, a folha é equilibrada, para o motor não puxar peso.',
    ],
    points: [
      'Pó vermelho na presilha: fim próximo.',
      'Fio que espeta o pano na dobra: troca já, e portão fechado.',
      'Graxa grossa não prolonga: esconde.',
      'Aço galvanizado, da mesma grossura do antigo.',
    ],
    send: 'Mande uma foto do cabo junto da polia, com o portão fechado.',
  },
  {
    when: [
      'desalinhad*|desalinhou|fora de esquadro|fora de prumo|desaprumad*|desnivelad*|desnivelou',
      'portao|folha|deslizante|aluminio|garagem|correr|pivotante',
    ],
    unless: 'fotocelula|basculante|duas folhas|dupla|trilho|cremalheira|sensor|como alinhar',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão desalinhado perdeu um apoio: no de correr, roldana gasta, trilho que cedeu ou guia de cima aberta; no de abrir, dobradiça ou coluna; no basculante, cabo ou pivô de um lado. Desligue o disjuntor e não aumente a força, porque ela entorta o que falta. Roldana, guia, cabo e pivô ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as paradas reguladas no fim; coluna e quadro são do serralheiro.',
    ],
    heading: 'De onde vem o desalinho',
    text: [
      'Olhe de frente, com o portão fechado: fresta maior em cima de um lado mostra para onde a folha caiu. As duas diagonais da folha, medidas de canto a canto, têm de ser iguais; se não são, o quadro torceu.',
      'Com a folha reta o bastante para andar, os cabos inteiros e o motor solto, leve-a devagar: o ponto em que ela pesa é o do defeito.',
    ],
    points: [
      'Baixou na ponta: roda ou dobradiça daquele lado.',
      'Tomba para um lado ao andar: guia de cima aberta, e não se empurra.',
      'Encosta só na chegada: batente ou coluna que cedeu.',
      'Desde uma batida: quadro ou braço torto.',
      'Alumínio: rebite frouxo no canto abre o quadro aos poucos.',
    ],
    send: 'Mande uma foto de frente, com a folha fechada, e outra do ponto em que ela encosta.',
  },
  {
    when: [
      'manuten*|preventiv*|revisao',
      'quando|de quanto em quanto tempo|a cada quanto|periodicidade|com que frequencia|frequencia|intervalo|quantas vezes',
      'predio|condominio|edificio|condominios',
    ],
    unless: 'contrato|preco|valor|quanto custa|mensal',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'No prédio, a manutenção preventiva do portão se faz pelo menos a cada {{maintenance.interval}}; onde ele abre mais de cem vezes por dia, a visita é mensal ou trimestral, e vem antes se o portão para no pico ou fecha mais devagar. A visita dura de {horas de manutenção}, fora da hora de movimento, e termina com um relatório para o síndico. Toda semana, o zelador varre o trilho e limpa as lentes da fotocélula.',
    ],
    heading: 'O que entra em cada visita ao prédio',
    text: [
      'Força de fechamento, reversão, fotocélula e destravamento vêm primeiro, porque por ali passa gente. Depois, aperto de base e suportes, cabos ou roldanas, lubrificação e temperatura do motor.',
      'Peça gasta é orçada à parte e só se troca com autorização. Portão de muitas vagas pede inspeção mais próxima na hora do pico, e o técnico diz qual depois da primeira visita.',
    ],
    points: [
      'Data, medida e nome de quem fez, no relatório.',
      'Livro da portaria com hora de cada parada.',
      'Controles ativos conferidos contra a lista de unidades.',
      'Fotocélula que falha no teste: portão em uso assistido até trocar.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande quantos portões e vagas há, uma foto de cada um e a data da última revisão.',
  },
  {
    when: [
      'preco|valor|quanto|custa|orcamento',
      'troc*|substitu*|novo',
      'motor queimado|motor queimou|queimou motor|queimou o motor|queimado|motor que queimou',
    ],
    unless: 'placa|capacitor|controle|estator|central|receptor|condominio|predio|fusivel',
    subject: 'motor',
    aspects: ['price', 'replace'],
    answer: [
      'Trocar um motor queimado numa casa fica entre {{replacement.from}} e {{replacement.to}}, com o motor novo instalado; em basculante, o kit completo vai de {{kit.padrao}} a {{kit.jetflex}}. Antes de trocar, vale medir: cheiro forte também vem de capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou de placa, e só o estator custa de {{part.stator.from}} a {{part.stator.to}}. Até a medição, deixe o disjuntor desligado.',
    ],
    heading: 'Trocar o motor ou só o que queimou',
    text: [
      'A medição na visita não tem taxa. Se a bobina está em curto e o modelo é antigo, o novo sai melhor; se só o capacitor ou a placa se foram, conserta-se.',
      'O que queimou o primeiro queima o segundo: folha pesada, tensão baixa ou uso acima do que o motor aguenta se resolvem na mesma obra.',
    ],
    points: [
      'Folha, trilho e controles costumam ficar.',
      'Base e suporte: aproveitam-se se estão firmes.',
      'Motor do mesmo tipo de portão e com folga de peso.',
      'Até {parcelas} vezes, com {{repair.warranty}} de garantia no serviço.',
    ],
    send: 'Mande a foto da etiqueta do motor, a do portão por dentro e as medidas da folha, sem religar o disjuntor.',
  },
];
