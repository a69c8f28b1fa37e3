/** People, animals and vehicles at a gate: fear at night, a closing that comes too soon, a van that does not fit. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const peopleAndOpeningAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao fecha|nao quer fechar|ficou aberto|travou aberto|parou aberto|esta aberto|ta aberto|nao consigo fechar',
      'estou sozinh*|to sozinh*|sozinha em casa|sozinho em casa|com medo|estou com medo|to com medo|moro sozinh*|sozinha com',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Para fechar agora: limpe as duas lentes da fotocélula e tente de novo; se não for, desligue o disjuntor do portão, gire a chave de destravamento e leve a folha na mão, se ela está reta. Trave a chave outra vez ou passe um cadeado por dentro. Se alguém ronda a casa, entre, tranque a porta e ligue 190 antes de mexer no portão.',
    ],
    heading: 'Até o conserto',
    text: [
      'Folha torta, caída ou com cabo solto não se empurra: deixe a luz da garagem acesa, tranque a porta da casa e peça a um vizinho que fique por perto. Fora do expediente há a assistência 24 horas, se houver técnico livre, e a resposta no WhatsApp diz se alguém vai e por quanto.',
      'O conserto fica entre {{repair.from}} e {{repair.to}}; fotocélula suja ou torta é a causa mais comum.',
    ],
    points: [
      'Disjuntor desligado também impede que ele abra de madrugada.',
      'Avise alguém da família que a garagem ficou aberta.',
      'Não fique no vão para testar o sensor.',
    ],
    send: 'Mande o bairro e um vídeo pelo WhatsApp, gravado de dentro.',
  },
  {
    when: [
      'fechamento automatico|fechar automatico|fecha automatico|fechar automaticamente|fecha automaticamente|fechar sozinho|fecha sozinho|fechamento sozinho|funcao automatica',
      'e perigoso|perigoso|perigo|risco|e seguro|arriscado|faz mal',
    ],
    unless: 'madrugada|defeito|abre e fecha|por que',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso sem fotocélula, porque a folha fecha na hora marcada, haja ou não alguém no vão. Com o par alinhado, a força no mínimo e a pausa longa para quem anda devagar, é seguro e evita esquecer a garagem aberta. Sem o sensor, deixe a função desligada; o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Testar antes de confiar nele',
    text: [
      'Com o portão fechando, corte o feixe com um cabo de vassoura: a folha precisa parar e voltar. Depois ponha uma caixa de papelão no caminho da folha, fora do feixe: ela tem de recuar ao encostar.',
    ],
    points: [
      'Criança, idoso ou animal em casa: um segundo par, perto do chão.',
      'Pausa: o tempo do carro mais lento, com folga.',
      'Teste por mês, e lente limpa.',
    ],
    send: 'Mande a foto dos dois lados do vão e a da etiqueta da central: dizemos se ela aceita fotocélula.',
  },
  {
    when: [
      'fecha em cima|fechou em cima|fecha em|desce em cima|fechando em cima|quase fechou|quase pegou|fecha antes',
      'cachorro*|gato|gata|cao|cadela|pet|animal|bicho|meu filho|minha filha|crianca*|meu pai|minha mae|idoso|idosa|avo',
    ],
    unless: 'preso|prendeu|machuc*|morreu|matou|ferid*|carro',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'Portão que fecha em cima de bicho ou de criança não enxerga o que passa baixo: desligue o fechamento automático, ou o disjuntor, e feche só olhando o vão. O remédio é um segundo par de fotocélula, a um palmo do chão, de {{part.photocell.from}} a {{part.photocell.to}}, com a força e a pausa reguladas, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'As duas provas, com o vão vazio',
    text: [
      'Passe um cabo de vassoura na altura do animal com o portão fechando: se a folha não volta, o sensor está alto, sujo ou morto. Depois ponha uma caixa de papelão no caminho dela: se esmaga em vez de recuar, a força está alta.',
      'Se alguém se feriu, 192 (SAMU); no caso do animal, o veterinário.',
    ],
    points: [
      'Controle apertado só com o vão à vista.',
      'Animal preso ou dentro de casa na saída do carro.',
      'Fotocélula de cima continua: ela vê o carro.',
    ],
    send: 'Mande a foto dos dois lados do vão, com a altura das lentes.',
  },
  {
    when: [
      'caminhao*|van|caminhonete|pickup|picape|suv|carro alto|carro novo|carro grande|motorhome|trailer|mudanca|kombi|carro',
      'nao passa|nao cabe|nao entra|nao entrou|nao passou|nao consegue passar|nao consegue entrar|raspa em cima|raspou',
      'portao|garagem|vao|basculante',
    ],
    unless: 'controle|sensor|nao fecha|preso|bateu|passa corrente',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['adjust'],
    answer: [
      'O que não deixa passar é o vão, e não o motor: meça a largura e a altura livres com a folha toda aberta. Se ela para antes do fim do curso, o fim de curso se acerta, de {{part.adjustment.from}} a {{part.adjustment.to}}; se já abre inteira, alargar ou subir o vão é obra de serralheiro e pedreiro, e o motor se ajusta depois.',
    ],
    heading: 'Onde se ganham centímetros',
    text: [
      'No basculante a folha aberta fica sob a laje e tira altura do vão; no de abrir, a folha e o braço tiram largura; no de correr, só o batente. Medido tudo, diga a altura do veículo com o bagageiro.',
    ],
    points: [
      'Mudança num dia só: o caminhão fica na rua, e nada se desmonta.',
      'Não passe com a folha a meio curso nem a segure na mão.',
      'Trocar basculante por portão de correr libera a altura inteira, se há parede ao lado.',
    ],
    send: 'Mande a foto do portão todo aberto, com as medidas do vão, e as do veículo.',
  },
  {
    when: [
      'deficiente visual|deficientes visuais|deficiencia visual|cego|cega|baixa visao|nao enxerga',
      'portao|controle*|motor|garagem',
    ],
    unless: 'fotocelula|sensor|ponto cego|espelho',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Para quem não enxerga ou tem baixa visão, serve o controle de um botão só, grande e saltado, da mesma família do receptor, com um avisador sonoro no portão, que apita enquanto a folha anda. Fotocélula dos dois lados e força no mínimo são indispensáveis, e um relevo colado marca a botoeira da parede. A gravação de um controle desses custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que ajuda no dia a dia',
    text: [
      'Deixe gravado só um botão e desligue o fechamento automático, ou use pausa longa: a pessoa sabe pelo som se o portão terminou. Comando por voz, com módulo no celular, evita procurar o controle.',
    ],
    points: [
      'Som diferente para abrir e para fechar, se a central permite.',
      'Piso sem degrau e sem trilho alto na passagem a pé.',
      'Portão social separado é sempre a passagem mais segura.',
    ],
    send: 'Mande a foto do controle aberto, a da etiqueta da central e a do portão por dentro.',
  },
  {
    when: [
      'asilo|casa de repouso|lar de idosos|ilpi|clinica de repouso|residencial de idosos|abrigo de idosos|casa de idosos',
      'portao|motor|automatico|garagem',
    ],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Em casa de repouso o portão tem de esperar quem anda devagar e não deixar sair quem não pode: pede pausa longa ou fechamento só pelo botão, duas fotocélulas, força no mínimo e comando guardado com a equipe. Com ambulância e visita o dia todo, o motor é de uso intenso, de {{condominium.from}} a {{condominium.to}}; com pouco movimento, em basculante, basta o kit de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'A saída de emergência vem antes do motor',
    text: [
      'Na falta de luz o portão precisa abrir sem força e sem procurar chave: nobreak, e o destravamento ensinado a cada turno. Os bombeiros e a vigilância sanitária podem exigir mais, e quem confirma é a prefeitura.',
    ],
    points: [
      'Entrada a pé separada do vão do carro.',
      'Botão da recepção que não fique ao alcance da sala comum.',
      'Revisão a cada {{maintenance.interval}}, com a fotocélula na lista.',
    ],
    send: 'Mande fotos do portão por dentro, as medidas e quantas vezes ele abre por hora.',
  },
];
