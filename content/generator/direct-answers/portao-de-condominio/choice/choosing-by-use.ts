/** Answers to titles about gates of condominiums: choosing by use. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const choosingByUseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'escolher|como escolher|trocar|trocar de|mudar|mudar de|contratar|qual|melhor',
      'empresa|empresas|prestador|assistencia|fornecedor',
      'manutencao|portao|portoes',
      'condominio*|predio*|sindico*',
    ],
    unless: 'motor para|marca|qual motor|controle*|preco|quanto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'care'],
    answer: [
      'Para escolher ou trocar a empresa do portão do condomínio, compare quatro coisas por escrito: o que é medido em cada visita, em quanto tempo vêm quando o portão para, o que está fora da mensalidade e a garantia de peça e serviço. Peça o último relatório da atual antes de romper, com a lista de controles e a chave de destravamento, e veja no contrato o prazo de aviso.',
    ],
    heading: 'O que pedir na proposta',
    text: [
      'Lista do que se confere: folha na mão, cabos, fim de curso, força, fotocélula e destravamento. Contrato que só promete lubrificar deixa de fora o que causa acidente.',
      'Nós fazemos manutenção de prédio por visita ou por contrato, com relatório ao síndico, a cada {{maintenance.interval}} ou menos, conforme o uso.',
    ],
    points: [
      'Preço da peça separado da mão de obra.',
      'Nota em nome do condomínio.',
      'Referência de outro prédio do mesmo porte.',
    ],
    send: 'Mande o bairro, quantos portões há e o tipo de cada um.',
  },
  {
    when: [
      'tempo|segundos|velocidade|quantos segundos',
      'ideal|recomendado|certo|abertura|abrir|fechar|leva',
      'condominio*|predio',
    ],
    unless: 'pausa|quanto custa|preco|demor*|lento|instala*|garantia|manutencao',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'adjust'],
    answer: [
      'O tempo de abertura bom num portão de condomínio fica entre oito e quinze segundos por passagem: menos que isso pede motor com inversor e folha muito reta, e mais que isso faz fila na rua. Depois de aberto, a pausa se mede pelo carro mais lento, em geral de quinze a trinta segundos, com fotocélula. Quem encurta a fila é o conjunto: motor de uso intenso, bom alcance do controle e pausa certa.',
    ],
    heading: 'Como medir no seu prédio',
    text: [
      'Cronometre dez carros na hora mais cheia, do toque no controle até a folha fechar, e conte quantos cabem numa hora. Se o motor esquenta nesse ritmo, a troca por um robusto fica entre {{condominium.from}} e {{condominium.to}}, com instalação.',
    ],
    points: [
      'Folha longa: o de correr em duas partes abre na metade.',
      'Mais velocidade, mais cuidado com a reversão.',
      'Regular pausa e força: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    send: 'Mande a largura da folha, quantas vagas há e um vídeo de uma abertura.',
  },
  {
    when: [
      'garagem coletiva|garagem compartilhada|estacionamento coletivo|vaga coletiva',
      'portao*|motor*|automatic*',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Em garagem coletiva o portão automático se escolhe pelas aberturas da hora mais cheia: até dez, um motor de casa serve; acima, pede-se um de uso intenso, de trinta a cinquenta ciclos por hora, que instalado em folha pesada fica entre {{condominium.from}} e {{condominium.to}}. Some fotocélula, um controle numerado por vaga e alguém responsável por apagar o de quem sai.',
    ],
    heading: 'O que combinar entre os donos',
    text: [
      'Quem paga o conserto, de que quadro vem a energia, quem guarda a chave do destravamento e quem chama o técnico. Escrito, evita a maior parte das brigas.',
    ],
    points: [
      'Um carro por abertura.',
      'Revisão ao menos a cada {{maintenance.interval}}.',
      'Nobreak, se não há quem destrave.',
    ],
    send: 'Mande uma foto da entrada e quantos carros usam.',
  },
  {
    when: [
      'rampa|subsolo|garagem subterranea',
      'fila|carro parado|carro parar|esperar|embreagem|acelera|derrapa',
      'portao|motor',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Carro que espera na rampa pede portão que abra antes dele chegar: comando mais longe, por antena ou leitor no pé da subida, e motor com inversor, que corta a espera. Abrir mais depressa sem adiantar o comando ganha poucos segundos.',
    ],
    heading: 'Onde o tempo se perde na rampa',
    text: [
      'Some o tempo do comando ao início do movimento, o da abertura e o da pausa. O primeiro é antena, e o último é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Antena externa, fora do concreto.',
      'Sinaleira para quem sobe e quem desce.',
      'Fotocélula no alto e no baixo da rampa.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande uma foto da rampa e conte os segundos de cada parte.',
  },
  {
    when: ['melhor marca|qual marca|que marca|melhores marcas|marcas', 'condominio*|predio*|edificio*'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para condomínio não há melhor marca sem o modelo: a fábrica que faz o motor de prédio é a mesma que faz o de casa. Decida por ciclos por hora, peso da folha, peça na cidade e prazo de quem atende. Nós vendemos e instalamos PPA, de {{condominium.from}} a {{condominium.to}} em portão pesado, e consertamos as outras.',
    ],
    heading: 'Quatro perguntas que valem mais que a marca no prédio',
    text: [
      'Estator robusto aguenta de trinta a cinquenta ciclos por hora; o fino, de cinco a dez. Essa linha da proposta diz se o motor para ou não na fila da manhã.',
      'Depois vem quem responde: motor bom com técnico que demora três dias deixa a garagem aberta três dias.',
    ],
    points: [
      'Ciclos por hora, por escrito, acima da sua hora cheia.',
      'Peso da folha dentro da ficha, com folga.',
      'Peça do modelo em loja da cidade.',
      'Prazo de resposta e revisões incluídas.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp as propostas que recebeu e a foto da folha fechada: apontamos o que falta em cada uma.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|alto fluxo|grande fluxo|alto trafego|fluxo intenso',
      'rapid*|veloc*|veloz|mais agil|fila',
    ],
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|fotocelula|placa|demora|lento|atendimento',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Portão rápido em condomínio se faz com motor de inversor do porte da folha, com trinta a cinquenta ciclos por hora na ficha: o inversor encurta a espera sem bater no fim do curso, e os ciclos aguentam o movimento da hora cheia. No basculante é o PPA Penta Jetflex; no de correr, um deslizante com inversor. Num prédio, oito segundos por abertura já é rápido, com a folha reta e leve. O JETFLEX de casa, de {segundos jetflex}, é feito para folha de até {{homeJetflex.weight}} e uso de família; no prédio o conjunto sai por orçamento, de {{condominium.from}} a {{condominium.to}}.',
    ],
    description:
      'Portão rápido em condomínio se faz com motor de inversor, de trinta a cinquenta ciclos por hora; o conjunto sai por orçamento, de {{condominium.from}} a {{condominium.to}}.',
    heading: 'Rapidez e fila não são a mesma coisa',
    text: [
      'Meça onde se perde tempo. Se o portão abre ligeiro e demora a fechar, é a pausa do fechamento automático que faz a fila, e regular a pausa custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Se a folha é que anda devagar, o inversor resolve, desde que ela esteja reta e equilibrada. Quanto mais depressa, mais importam as fotocélulas.',
    ],
    points: [
      'Ciclos por hora antes dos segundos de abertura.',
      'Folha movida com a mão, com o motor solto.',
      'Pausa do fechamento automático contada no relógio.',
      'Duas fotocélulas, em alturas diferentes.',
      'Segunda passagem, se a fila não cabe numa só.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp um vídeo do portão abrindo e fechando com um carro, para contarmos os segundos de cada parte.',
  },
  {
    when: ['motor', 'garagem subterranea|subsolo|garagem de predio'],
    unless: 'nao abre|nao fecha|consert*|alag*|enchente|agua|sinal|controle|rapid*|veloc*|veloz|agil|ligeiro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em garagem de prédio, sobretudo no subsolo, o motor se escolhe por três coisas: aberturas na hora cheia, rampa e umidade. É lugar de motor de uso intenso, com caixa fixada acima da linha da água de chuva e sinaleira na saída; instalado, o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Rampa, água e sinal no subsolo',
    text: [
      'Carro que sobe a rampa não pode parar: tempo de abertura, fotocélula e laço no piso se regulam juntos, para a folha não descer sobre quem espera embaixo.',
      'No subsolo o controle perde alcance. Uma antena externa perto da entrada costuma resolver, e regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Vagas em uso e aberturas da hora mais cheia da manhã.',
      'Tipo e peso da folha.',
      'Altura do motor em relação à calha ou ao ralo.',
      'Ventilação: motor quente em lugar abafado desliga antes.',
    ],
  },
  {
    when: ['melhor motor|qual motor|que motor', 'condominio*|predio*|edificio*'],
    unless: 'rapid*|veloc*|veloz|mais agil',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O melhor motor de portão para condomínio é o que aguenta a hora de pico sem parar quente, e não o de maior força: conte as aberturas da hora mais cheia da manhã, veja o peso da folha e peça um motor de uso intenso, de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora, com folga sobre os dois números. Instalado, o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Os três dados que decidem o motor do prédio',
    text: [
      'Motor de casa esquenta e se desliga quando há fila. O de uso intenso tem mais cobre e mais ferro, e por isso volta a abrir sem descanso.',
      'Depois do motor vem a central: modo condomínio, entrada para fotocélula e memória para os controles de todas as unidades.',
    ],
    points: [
      'Aberturas na hora mais cheia.',
      'Peso e tipo da folha: sobe, corre ou abre.',
      'Tensão no ponto do motor.',
      'Número de controles em uso.',
    ],
    questions: [
      {
        question: 'Vale ter um segundo motor de reserva?',
        answer:
          'Em garagem de entrada única, uma central e um capacitor de reserva já encurtam muito a parada. Motor guardado envelhece na caixa.',
      },
    ],
  },
];
