/** Answers to titles about remote controls: whether any remote will do. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const anyRemoteAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*|controle 433|controle 433mhz|controle 433 mhz|controle de 433',
      'qualquer|qualquer controle|qualquer controle universal|qualquer universal|qualquer copiador|qualquer um',
      'copi*|clon*|duplic*|serve|funciona|pega|compativel',
      'ppa',
    ],
    unless: 'rolling|rolante|hopping|motor|motores|portao*|receptor|bateria|pilha|celular|carro',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Não: controle PPA não se copia em qualquer controle; 433 MHz é só a frequência, e a cópia exige também que o código do seu seja fixo e que o novo seja copiador. Se o seu PPA é de código rolante, o caminho é gravar na central um controle novo da mesma família, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber se o seu controle PPA se copia',
    text: [
      'No controle PPA aberto, fila de chavinhas é código fixo, que um copiador repete. Verso com Rolling Code, Hopping ou Anticlonagem é código que muda a cada toque, e esse só se grava.',
    ],
    points: [
      'Controle PPA comum, novo na caixa, não aprende de outro: ele se grava na placa.',
      'Antes de copiar, ponha bateria nova no original.',
      'Prove a cópia na rua antes de pagar.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto: dizemos se ele se copia ou se grava.',
  },
  {
    when: [
      'controle*|controle 433|controle 433mhz|controle 433 mhz|controle de 433',
      'qualquer|qualquer controle|qualquer controle universal|qualquer universal|qualquer copiador|qualquer um',
      'copi*|clon*|duplic*|serve|funciona|pega|compativel',
    ],
    unless: 'rolling|rolante|hopping|motor|motores|portao*|receptor|bateria|pilha|celular|carro',
    subject: 'controle-remoto',
    ofOtherBrand: true,
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Não: controle {marca} não se copia em qualquer controle; ter a mesma frequência não basta, porque o código dele tem de ser fixo, e o controle novo, copiador. Se o {marca} é de código rolante, grava-se na central um controle novo da família dele, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber se o seu controle {marca} se copia',
    text: [
      'Abra o {marca} e olhe a plaquinha: com chavinhas, o código é fixo e se copia. Sem elas, procure no verso a palavra rolling, hopping ou anticlonagem, que pede gravação.',
    ],
    points: [
      'O controle novo tem de dizer na caixa que é copiador.',
      'Original com bateria fraca dá cópia que só abre de perto.',
      'Guarde o {marca}: dele se faz outra cópia melhor do que da cópia.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto: dizemos se ele se copia ou se grava.',
  },
  {
    when: [
      'controle*|controle 433|controle 433mhz|controle 433 mhz|controle de 433',
      'qualquer|qualquer controle|qualquer controle universal|qualquer universal|qualquer copiador|qualquer um',
      'copi*|clon*|duplic*|serve|funciona|pega|compativel',
      '433|433mhz|433,92|433.92|mhz|universal|copiador|outro|copi*|clon*',
    ],
    unless: 'ppa|rolling|rolante|hopping|motor|motores|portao*|receptor|bateria|pilha|celular|carro',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Não em qualquer um: a frequência, quase sempre 433 MHz, é só o primeiro requisito, e a cópia exige também que o código do original seja fixo e que o controle novo seja copiador. Controle de código rolante nenhum copiador repete: grava-se na central um controle novo da mesma família, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber se o seu se copia',
    text: [
      'Abra a tampa: fila de chavinhas ou de pontes é código fixo, e esse passa de um controle a outro. Sem chavinhas, leia o verso: rolling, hopping ou anticlonagem quer dizer que só a gravação na central resolve.',
    ],
    points: [
      'Frequência igual nos dois, lida no verso.',
      'Copiador, ou controle que se diz copiador: controle comum não aprende de outro.',
      'Bateria nova no original, senão a cópia só abre de perto.',
      'Teste a cópia da esquina, com o portão à vista.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto: dizemos se ele se copia ou se grava.',
  },
  {
    when: [
      'controle*',
      'todos os portoes|em todos os portoes|todo portao|em todo portao|qualquer portao|em qualquer portao|todos portoes|todas as marcas|qualquer marca|todas as centrais|qualquer central|qualquer placa|todas as placas',
      'tem|existe|ha|grav*|serve|abre|abra|funciona|que|um|pega|universal',
    ],
    unless:
      'ppa|garen|rossi|peccinin|nice|celular|condominio*|predio*|bateria|pilha|ladrao|dois portoes|copiador',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Não existe controle que grave em todos os portões: cada central só aceita o da frequência e do código que o receptor dela lê. Um mesmo controle abre vários portões, um em cada botão, quando todos têm receptor da mesma família; onde não têm, um receptor avulso na entrada de botoeira iguala. Gravá-lo em cada um fica entre {{part.programming.from}} e {{part.programming.to}} por visita.',
    ],
    heading: 'Um controle para vários portões: o que é preciso',
    text: [
      'O universal copia controles de código fixo da frequência dele, e não copia o de código rolante, que só abre depois de gravado na central. Por isso um aparelho que abre a casa pode não abrir a do parente.',
    ],
    points: [
      'Verso do controle: a frequência em MHz.',
      'Rolling, Hopping ou HCS: código rolante.',
      'Tantos botões quantos portões.',
      'Perdeu o aparelho: apague-o em todos os receptores.',
    ],
    send: 'Mande a foto dos controles de cada portão: dizemos se um só serve.',
  },
];
