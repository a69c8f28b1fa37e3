/** Whether a motor of a power moves a gate: the first sentence says for which leaf. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asked =
  'aguenta|serve|suporta|da conta|leva|puxa|levanta|da para|e suficiente|suficiente|basta|fraco|e forte|consegue|abre|resolve|pode';
const never =
  'kg|quilos|ou|parou|queim*|consert*|pivotante|de abrir|leve|pequeno|vale a pena|quanto custa|preco|nao abre|nao fecha|cancela|enrolar|rossi|garen|peccinin|condominio|predio|vezes';
const sliding = 'correr|deslizante|de correr';

const rest = {
  unless: `${never}|${sliding}`,
  subject: 'motor',
  isAboutSubject: true,
  isAboutModel: true,
  aspects: ['choose'],
} as const;

export const powerDoesAnswers: readonly DirectAnswer[] = [
  {
    when: [asked, 'motor|portao|basculante|hp|cv'],
    figure: { unit: 'power', from: 0.24, to: 0.26 },
    ...rest,
    heading: 'Que folha cabe em {figura}',
    text: [
      'Em folha de altura comum, cada metro de largura pesa de onze a dezoito quilos em alumínio e de vinte a trinta em grade de ferro. O total deve ficar um quinto abaixo do máximo do motor, com a folha equilibrada pelo contrapeso.',
      'Sem instalação ele custa {{motor.quarterCv}}; o de {{motor.thirdCv.power}}, que vai até {{motor.thirdCv.weight}}, {{motor.thirdCv}}. Na dúvida entre os dois, fique com o maior.',
    ],
    points: [
      'Folha que vai ganhar chapa ou lambri: calcule já com ela.',
      'Mais de dez aberturas por hora: motor de uso intenso, e não só mais potência.',
      'Pesa na mão: contrapeso antes do motor.',
    ],
    send: 'Mande largura, altura e material da folha, com uma foto por dentro: dizemos se {figura} basta.',
    answer: [
      'Aguenta folha basculante de até {{motor.quarterCv.weight}}, que é o limite do motor de {figura} da nossa tabela: alumínio ou grade leve de até uns quatro metros de largura, e chapa de aço só até uns dois e meio. Ferro pesado, chapa larga e madeira pedem {{motor.thirdCv.power}} ou mais. No de correr a conta é outra: a folha rola, e manda o peso máximo da etiqueta.',
    ],
  },
  {
    when: [asked, 'motor|portao|basculante|hp|cv'],
    figure: { unit: 'power', from: 0.3, to: 0.4 },
    ...rest,
    heading: 'A conta do peso para {figura}',
    text: [
      'Chapa de aço fica entre treze e vinte quilos por metro quadrado, e madeira sobre ferro, entre vinte e trinta: multiplique pela largura e pela altura. Passando de quatro quintos do limite, suba um tamanho.',
      'Na tabela ele custa {{motor.thirdCv}} sem instalação; instalado em basculante, o kit PADRÃO, com folha de até {{home.weight}}, sai por {{kit.padrao}}.',
    ],
    points: [
      'Madeira ganha peso na chuva: deixe sobra.',
      'Porta embutida na folha conta como chapa a mais.',
      'Cabo e polia bons valem mais que um degrau de potência.',
    ],
    send: 'Com largura, altura, material e uma foto por dentro, dizemos se {figura} leva a sua folha com sobra.',
    answer: [
      'Aguenta folha basculante de até {{motor.thirdCv.weight}}, que é o limite do motor de {figura} da nossa tabela: alumínio, grade ou chapa de aço de até uns quatro metros de largura, e madeira sobre ferro até uns três. Acima disso, {{motor.halfCv.power}}. Se o portão é de correr, o limite está na etiqueta do motor, porque a folha rola.',
    ],
  },
  {
    when: [asked, 'motor|portao|basculante|hp|cv'],
    figure: { unit: 'power', from: 0.45, to: 0.6 },
    ...rest,
    heading: 'Quando {figura} já não chega',
    text: [
      'Folha larga de chapa grossa, ou de madeira maciça, pode passar do limite: aí a linha pesada move até {{heavyLine.weight}} em basculante. O motor de {figura} custa {{motor.halfCv}} sem instalação.',
      'Instalado, o kit que vai até {{homeJetflex.weight}} é o JETFLEX, por {{kit.jetflex}}, e ele pede {{homeJetflex.volts}} no ponto.',
    ],
    points: [
      'Num portão leve, a potência a mais não abre mais depressa.',
      'Folha desequilibrada pesa mais do que a balança diz.',
      'Entrada de prédio: leia também os ciclos por hora.',
    ],
    send: 'Diga largura, altura e material e mande uma foto por dentro: respondemos se {figura} serve ou se é caso da linha pesada.',
    answer: [
      'Aguenta folha basculante de até {{motor.halfCv.weight}}, que é o limite do motor de {figura} da nossa tabela: alumínio, grade ou chapa de aço de até uns cinco metros de largura, e madeira sobre ferro até uns três e meio. Mais pesado que isso é a linha pesada, por orçamento. Em portão de correr vale o peso máximo da etiqueta.',
    ],
  },
  {
    when: [asked, sliding],
    figure: { unit: 'power', to: 1 },
    unless: never,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Na maioria das casas, sim: em portão de correr a folha rola, e um motor de {figura} leva bem mais do que levantaria num basculante, desde que o trilho esteja no nível e as roldanas girem. O que decide é o peso máximo da etiqueta, com a folha um quinto abaixo dele; a largura só diz quantos metros de cremalheira entram.',
    ],
    heading: 'O que conferir no portão de correr',
    text: [
      'Dois motores da mesma potência levam pesos diferentes, porque o redutor muda. Solte a folha e empurre: se corre com uma mão, de ponta a ponta, o motor trabalha folgado.',
      'O motor de correr se orça pela foto do trilho; trocar o de uma casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Chapa fechada pesa perto de uma vez e meia a grade do mesmo tamanho.',
      'Rampa ou vento forte: um modelo acima.',
      'Prédio: leia as aberturas por hora antes da potência.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho.',
  },
];
