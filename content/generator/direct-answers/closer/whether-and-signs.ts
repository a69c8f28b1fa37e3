/** Titles that ask whether, which signs, or the price of a pair, where similar titles ask which, the cause or the size. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const whetherAndSignAnswers: readonly DirectAnswer[] = [
  {
    when: ['capacitor', 'sintoma|sintomas|sinais|sinal|como saber|como sei|como identificar'],
    unless: 'estufado|vaz*|curto|queimado|queimou|valor|microfarad|nao liga',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Os sintomas de capacitor fraco aparecem na partida: o motor zumbe e demora a sair, abre bem mas sofre para fechar, ou o inverso, e às vezes gira para o lado errado. A troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que se parece com capacitor e não é',
    text: [
      'Folha pesada dá quase os mesmos sinais, e peça nova melhora uma semana. O técnico separa os dois casos com o disjuntor desligado e a folha presa por escora firme, nunca por uma pessoa.',
      'Não abra a caixa para ver: o capacitor guarda carga e dá choque mesmo com tudo desligado.',
    ],
    points: [
      'Fraco sempre no mesmo ponto do curso: roldana, cabo ou trilho.',
      'Gira livre e a folha fica: engrenagem ou embreagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Cheiro de verniz ou carcaça muito quente: bobina; desligue o disjuntor.',
      'Nem zumbe: falta energia ou comando, e não capacitor.',
    ],
    further:
      'Os sinais, um por um, estão em [capacitor do motor de portão fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande um vídeo da partida, com som, e a foto da etiqueta do motor, sem abrir a tampa.',
  },
  {
    when: [
      'trava eletrica|trava',
      'precisa mesmo|e necessaria|necessaria|e mesmo necessaria|precisa ter|precisa de|precisa|e obrigatoria|obrigatoria|e preciso ter|faz falta|e indispensavel',
      'portao|portoes|garagem|basculante|deslizante|pivotante|correr|automatico|eletronico|motor',
    ],
    unless:
      'trocar|consert*|quanto|preco|nao abre|nao fecha|nao solta|carro|roda|falta de luz|sem luz|nobreak|instalar|colocar|quero|qual',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nem todo portão precisa de trava elétrica: no basculante leve e no de correr de casa o motor parado já segura a folha, e ela é reforço contra alavanca. No de abrir com folha comprida, com vento ou de duas folhas, sim, porque ali o motor sozinho não segura a ponta.',
    ],
    heading: 'Quando a trava vale o que custa',
    text: [
      'Pergunte o que você quer evitar: folha que balança se acerta na regulagem; tentativa de levantar ou de empurrar, com a trava. Se puser, que seja elétrica e ligada na central, pois ferrolho esquecido fechado quebra a engrenagem.',
    ],
    points: [
      'Basculante alto ou largo, que cede quando alguém puxa embaixo: vale.',
      'De correr com folga no fim do curso: acerte o batente primeiro.',
      'De abrir: trava no chão ou na coluna, quase sempre.',
      'Casa que fica vazia ou já foi forçada: vale em qualquer tipo.',
    ],
    further: 'Tipos e pontos de fixação estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto do portão fechado, por dentro, e conte se alguém já o forçou: dizemos se precisa de trava ou só de ajuste.',
  },
  {
    when: [
      'preco|precos|quanto custa|quanto fica|quanto sai|quanto e|valor|orcamento',
      'duas folhas|2 folhas|folha dupla|pivotante duplo',
      'kit|motor|motores|pivotante|automatizar|automatizacao',
    ],
    unless: 'consert*|basculante|placa|central|braco|dobradica|trava|deslizante|correr',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O kit pivotante de duas folhas não tem preço de tabela, e sai por orçamento com as medidas: para comparar, um motor só, instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais do que isso. São dois motores e dois suportes com uma central para os dois.',
    ],
    heading: 'O que sobe ou baixa o valor do par',
    text: [
      'A folha maior decide: os dois motores saem da classe dela. Coluna que não segura o suporte pede reforço, de {{part.metalwork.from}} a {{part.metalwork.to}}, e é a foto que o mostra.',
      'Na regulagem, a folha que fica por cima, a do mata-junta, abre primeiro e fecha por último; esse atraso já faz parte da instalação.',
    ],
    points: [
      'Quanto cada folha mede e pesa.',
      'Distância entre a dobradiça e a quina da coluna, que escolhe o tipo de braço.',
      'Trava no chão, quase certa em folha comprida ou com vento.',
      'Fio por baixo do piso até a segunda coluna.',
    ],
    further: 'As etapas estão em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a largura e o material das duas folhas e uma foto das colunas, por dentro: o valor do par volta por escrito.',
  },
  {
    when: [
      'copiar|copia|copias|clonar|duplicar|tirar copia|fazer copia',
      'controle*|tag|chaveiro',
      'predio|condominio|edificio|apartamento',
    ],
    unless:
      'pode|posso|proibido|proibir|permitido|lei|sindico|evitar|clonado|clonaram|quanto tempo|onde|quanto custa|preco',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Controle do portão do prédio se consegue pela administração ou pela portaria: é ela que cadastra o novo na central, no nome do apartamento, e apaga o perdido. Copiar por fora só funciona nos de código fixo; o de código rolante precisa ser gravado na central, que fica com o condomínio.',
    ],
    heading: 'Como pedir um controle a mais no prédio',
    text: [
      'Leve o controle que funciona e pergunte três coisas: o modelo que o prédio usa, quem grava e quanto custa. Comprar antes de saber o modelo é o erro comum, porque frequência igual não basta.',
      'Mesmo em código fixo, o clone entra sem registro: quando apagam um dos dois, o outro para junto.',
    ],
    points: [
      'Chavinhas dentro da tampa: quase sempre código fixo.',
      'Rolling Code ou Hopping no verso: só com gravação na central.',
      'Prédio com tag ou leitor: o cadastro é no sistema de acesso.',
    ],
    further: 'Os tipos de código estão na página do [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Se você é da administração, mande a foto da central e diga quantos controles faltam: marcamos a gravação de todos numa visita.',
  },
];
