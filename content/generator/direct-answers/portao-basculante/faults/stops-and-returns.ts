/** Answers to titles about tilting gates: stops and returns. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanPartOfTheWay, partOfTheWay, sinking } from '../../../words/title-groups.ts';

export const stopsAndReturnsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'basculante*',
      'preso|presa|emperr*|travado|travada|travou|parado|empacou|parou',
      'meio|metade|meia altura|meio do caminho',
    ],
    unless: 'quanto|correr|deslizante|para sempre em mesmo|forca e para|por que|pedra|sensor',
    subject: 'portao-basculante',
    winsTies: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Basculante preso no meio, que não sobe nem desce, tem a folha travada ou o motor sem força para levá-la: cabo fora da polia, pivô ou braço preso, engrenagem quebrada, capacitor fraco ou placa que perdeu a ordem. Desligue o disjuntor, não passe embaixo e não destrave, porque solta a folha pode descer de uma vez. Com cabos e folha em ordem o conserto começa em {{part.capacitor.from}}, no capacitor; cabo ou polia fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que dá para ver de fora do vão',
    text: [
      'Olhe os dois lados: a mesma altura diz que os cabos estão bem; um lado mais baixo é cabo ou mola, e ninguém mexe. Depois ouça uma tentativa só: silêncio é energia, botoeira ou placa; zumbido é capacitor ou folha presa; motor que gira solto é engrenagem ou braço.',
      'O técnico escora a folha aberta antes de soltar o motor. É o que não se faz sozinho, mesmo com o carro preso.',
    ],
    points: [
      'Motor quente: espere vinte minutos com o disjuntor desligado e tente uma vez.',
      'Faltou luz no meio da viagem: ligue o disjuntor e mande abrir de longe.',
      'Objeto no trilho da coluna: tire só se a folha está escorada.',
      'Criança e carro longe até o fim.',
    ],
    send: 'Mande uma foto de cada coluna, de longe, um vídeo com o som da tentativa e diga se há carro preso.',
  },
  {
    when: [
      'basculante*',
      'trava|travando|travou|para|parou|parando|emperra|emperrou|enrosca|engasga|empaca|agarra|prende',
      'meio|no meio|em meio|metade|na metade|meio caminho|meio de curso',
    ],
    unless: 'controle*|quente|esquent*|chuva|calor|frio|obstaculo|carro|crianca|cabo|mola',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Basculante que trava no meio do curso, sempre no mesmo ponto, tem ali pivô seco, braço torto, guia amassada ou fim de curso fora do lugar. Se o ponto muda, a folha perdeu o equilíbrio, ou o motor perdeu força: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'A prova com a folha a meia altura',
    text: [
      'Só com a folha reta e os cabos inteiros: disjuntor desligado, uma pessoa de cada lado segurando, e então se solta o motor. Equilibrada, ela para onde é deixada; se desce, falta contrapeso ou mola, e o motor carrega a diferença.',
      'Pesou naquele trecho, é mecânico: cabo, polia ou pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Passou leve, o defeito é do motor ou da central.',
    ],
    points: [
      'Motor gira e a folha não sobe mais: cursor ou rosca do fuso gastos.',
      'Ronco forte pouco antes da parada: capacitor ou tensão baixa.',
      'Para e desce de volta: força no limite ou fotocélula.',
      'Parou depois de faltar luz: placa que perdeu o curso gravado.',
      'Cabo frouxo de um lado ou folha torta: não destrave e não use.',
    ],
    further:
      'O preço de cada reparo, peça por peça, está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da folha até o ponto em que trava, gravado de longe, uma foto das duas laterais e o bairro.',
  },
  {
    when: [
      'sobe|subiu|subindo|levanta',
      'metade|meio|meia altura|meio caminho',
      'desce|volta|voltando|descendo|torna a descer|abaixa',
    ],
    unless: 'nao desce|nao volta|despenca*|caiu|cai',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que sobe até a metade e desce de novo encontrou mais peso do que a força regulada permite: contrapeso aquém da folha, cabo ou polia presos, guia torta, ou a própria força baixa demais. Deixe-o fechado, com o disjuntor desligado, e não fique embaixo dele; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ele volta a descer',
    text: [
      'Voltar é a defesa da central: na dúvida entre folha pesada e gente no caminho, ela inverte. Por isso não se aumenta a força antes de ver o peso.',
      'Da calçada, com a folha fechada, compare os dois lados: cabo frouxo, polia vazia ou folha inclinada explicam a meia subida. Acertar força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; cabo e polia, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Volta sempre na mesma altura: guia, polia ou curso mal gravado.',
      'Volta cada vez mais cedo: motor esquentando ou capacitor fraco.',
      'Começou depois de pintura, chapa nova ou chuva na madeira: a folha engordou.',
      'Desce depressa, e não no passo do motor: perigo de queda, ninguém por perto.',
    ],
    send: 'Mande a foto dos dois lados da folha fechada e diga a que altura ele volta e se isso foi mudando: dizemos a peça e a faixa.',
  },
  {
    when: [
      `${sinking}|nao fica parado em cima|volta a descer|desce devagar`,
      'portao|basculante|garagem|motor|folha',
    ],
    unless:
      'dobradica*|destrav*|em manual|solto o motor|tempo|segundos|temporiz*|correr|deslizante|inclinad*|rampa|descida|pivotante|de abrir|cancela|tinta|ferrugem|fiacao|carro|aos poucos|devagarinho|centimetros|um pouco|palmo',
    subject: 'portao-basculante',
    winsTies: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Desligue o disjuntor, ninguém passa nem para embaixo, e o motor não se destrava: basculante que não fica aberto ou desce sozinho perdeu o que segura o peso, que é contrapeso, mola ou cabo, ou a redução do motor já não freia. Se está no alto, isole o vão e chame; cabo e equilíbrio ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, engrenagem entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    description:
      'Basculante que desce sozinho perdeu contrapeso, mola ou cabo, ou o motor já não freia: não passe embaixo nem o destrave e desligue o disjuntor.',
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
      'basculante',
      'nao desce|travado em cima|trava no alto|trava em cima|ficou aberto|nao fecha|preso em cima|parado no alto',
    ],
    unless: 'palmo|metade|meio|sozinho|embaixo|ate o chao|ate o fim|todo|tudo|direito|por completo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Basculante parado no alto não se puxa para baixo: desligue o disjuntor, mantenha todos longe do vão e deixe-o escorado por quem sabe. Se o motor nem tenta, veja fotocélula, energia e motor quente; se ronca e não desce, a folha prendeu na guia ou o braço passou do ponto.',
    ],
    heading: 'Por que ele sobe e não desce',
    text: [
      'Descer pede sensor livre: sol na lente, poeira ou fio soltam essa proteção e só a abertura funciona. No calor, folha de ferro dilata e prende na guia, e o protetor térmico corta; espere esfriar e tente uma vez.',
      'Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; guia, cabo ou pivô, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Fecha segurando a botoeira: é a fotocélula.',
      'Ronca e não sai: guia presa ou capacitor.',
      'Um lado desce antes: cabo ou mola, ninguém embaixo.',
      'Volta a andar frio: calor no motor ou folga da folha.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'De longe e com tudo desligado, mande a foto do portão no alto e das duas laterais.',
  },
  {
    when: ['basculante*', 'abre|abrir|abrindo|abriu|sobe|subir|subindo|subiu|abertura', partOfTheWay],
    unless: `${otherThanPartOfTheWay}|desce|fecha|correr|pivotante`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Basculante que abre só uma parte e para quase sempre tem o fim de curso de abertura fora do lugar, e aí é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se antes de parar ele fica lento ou ronca, a folha está pesada para o motor ou o capacitor enfraqueceu, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Como separar regulagem, peso e motor',
    text: [
      'Repare onde e como ele para. Sempre na mesma altura e em silêncio é sensor, ímã ou tempo de percurso da central; cada vez numa altura, e com esforço, é peso ou motor.',
      'Com cabos inteiros e a folha reta, desligue o disjuntor, solte o motor na chave e leve-a na mão: equilibrada, ela fica parada no meio. Se cai ou pesa, cabo ou contrapeso, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Com cabo desfiado não destrave.',
    ],
    points: [
      'Parou em silêncio, na mesma altura: ímã ou sensor de fim de curso.',
      'Ronca antes de parar: capacitor ou folha desequilibrada.',
      'Motor gira e a folha não acompanha: porca do fuso ou engrenagem.',
      'Começou depois de faltar luz: a central perdeu o percurso e precisa aprender de novo.',
      'Raspa na lateral: folha torta ou braço frouxo.',
    ],
    further:
      'O que cada defeito custa está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão abrindo, gravado de longe, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: ['basculante*', 'fecha|fechar|fechando|fechou|desce|descer|descendo|desceu', partOfTheWay],
    unless: `${otherThanPartOfTheWay}|abre|sobe|correr|pivotante|rapido|com tudo|bate|batendo|cai|despenc*`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Basculante que desce só uma parte e para está com o fim de curso de fechamento adiantado, com algo cortando a fotocélula ou com a folha encostando em algum ponto. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e trocar a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'O que olhar enquanto ele não fecha',
    text: [
      'Limpe as lentes da fotocélula e veja se não há planta ou saco no feixe: é o que mais impede a descida. Se ele para sempre na mesma altura, é fim de curso; se para e sobe, a central sentiu peso.',
      'Folha que raspa na coluna ou braço frouxo se acerta antes de mexer na força, que fica no mínimo que move.',
    ],
    points: [
      'Sobra um palmo embaixo: ímã ou sensor de fechamento.',
      'Para e sobe: força, peso ou obstáculo.',
      'Só fecha com o botão apertado: fotocélula em defeito.',
      'Precisa fechar já: não a baixe na mão; diga isso na mensagem, porque passa na frente.',
    ],
    further: 'Os testes em ordem estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão descendo, gravado de longe, a foto da fotocélula e o bairro.',
  },
  {
    when: [
      'para em meio|para em metade|em meio|metade|abre um pouco|sobe um pouco|sobe|abre',
      'volta a descer|volta descer|desce de novo|volta a cair|volta para baixo|desce de volta|desce sozinh*|volta a fechar|volta fechar',
    ],
    unless: 'deslizante|de correr|pivotante|fecha e volta|so fecha|sem parar|o tempo todo|o dia todo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão que sobe, para na metade e volta a descer está pesado para o motor: contrapeso fora do ponto, mola cansada, cabo saindo da polia ou força de abertura baixa. Desligue o disjuntor, não acione mais e fique fora de baixo da folha, porque com cabo ou mola partidos ela desce de uma vez. O acerto do equilíbrio, com cabo ou mola, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que a folha perde força na subida',
    text: [
      'Olhe de longe, pelos dois lados: cabo frouxo ou desfiado, caixa de peso encostada no chão e folha torta param a prova ali mesmo. Com tudo inteiro, o técnico escora a folha, solta o motor e vê se ela fica parada a meia altura.',
      'Equilibrada e ainda assim parando, a causa é elétrica: capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou regulagem de força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Para e desce devagar: equilíbrio ou força de abertura.',
      'Um lado mais baixo que o outro: cabo, polia ou mola desse lado.',
      'Ronca antes de parar: capacitor.',
      'Motor continua girando enquanto ela desce: bucha do fuso gasta.',
      'Piorou depois de pintura, chapa ou lambril: peso novo na folha.',
    ],
    send: 'Sem ligar o motor, mande pelo WhatsApp uma foto das duas laterais, tirada de fora do vão, e o bairro.',
  },
  {
    when: [
      'nao fecha|nao termina de fechar|nao chega|nao encosta|fecha quase tudo|fecha quase todo|quase fecha|quase fechando|quase fechado',
      'volta|voltando|torna a abrir|abre de novo|reabre|retorna|reverte|sobe de novo',
      'basculante*',
    ],
    unless: 'carro|sinal|luz|energia|chuva|sol|cachorro|sozinho',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Basculante que quase fecha e volta a abrir encontrou resistência: o contrapeso ou a mola saiu do ponto e segura a folha no fim, o fim de curso manda descer além do batente, ou algo cortou a fotocélula. Fique fora de baixo da folha e olhe de longe os dois cabos e as molas; se um está frouxo ou partido, desligue o disjuntor e não solte o motor. Regular curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; mola, cabo ou contrapeso, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O ponto em que a folha volta diz a causa',
    text: [
      'Com os cabos e as molas inteiros e o disjuntor desligado, solte o motor na chave e baixe a folha na mão, com outra pessoa. Se ela precisa ser empurrada para encostar, o peso de equilíbrio está demais; se encosta leve, a causa é o fim de curso ou a força.',
      'Não aumente a força para vencer o fim: é essa mesma reação que para a folha quando há alguém embaixo.',
    ],
    points: [
      'Encosta no chão e sobe de novo: o fim de curso corta tarde demais.',
      'Volta sempre um palmo antes: mola, guia ou dobradiça que prende ali.',
      'Volta em alturas diferentes: fotocélula suja ou fora de linha.',
      'Começou depois de uma falta de luz: o percurso se grava de novo na central.',
    ],
    further: 'Os testes em ordem estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento inteiro, gravado de longe, e a foto das duas laterais da folha.',
  },
  {
    when: [
      'basculante*',
      'trava|travando|travou|tranca|emperra|emperrando|engancha|enrosca|prende|agarra|para|parando',
      'meio|metade|em meio|em metade|meio de caminho|em meio de caminho|em meio de percurso',
      'e volta|volta|voltando|voltou|retorna|retornando|reverte|inverte|torna a abrir|abre de novo|volta a abrir',
    ],
    unless:
      'em volta|nao volta|luz|energia|chuva|chove|frio|calor|pedestre|preco|quanto|capacitor|placa|cabo*|mola*|predio|condominio*|fotocelula',
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'Basculante que trava no meio e volta encontrou mais peso ou atrito do que a força regulada vence, e a central inverteu a folha para não prensar ninguém. Fique fora de baixo dela e olhe os cabos de longe: se um está frouxo ou a folha está torta, desligue o disjuntor e não destrave o motor. Com os cabos iguais, a volta sempre no mesmo ponto é pivô seco, braço torto ou guia amassada, e a volta em pontos diferentes é contrapeso, capacitor ou fotocélula. O equilíbrio fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Volta na subida ou na descida',
    text: [
      'Na subida, a folha pesa mais do que devia: o técnico a escora, solta o motor e vê se ela para a meia altura. Na descida, quem manda voltar costuma ser a fotocélula suja ou uma guia que prende.',
      'Subir a força da central esconde o peso e tira a proteção de quem passa embaixo.',
    ],
    points: [
      'Volta só quando desce: limpe as lentes com pano seco.',
      'Volta só quando sobe: cabo, mola ou contrapeso.',
      'Começou depois de pintura ou chapa nova: a folha ficou mais pesada.',
    ],
    send: 'Mande um vídeo de longe até o ponto em que ele volta e fotos dos cabos dos dois lados.',
  },
];
