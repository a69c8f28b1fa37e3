/** Answers about the remote control that fits, where to have it copied, and the motor for a building. */
import type { DirectAnswer } from '../direct-answer.ts';

export const whichAnswers: readonly DirectAnswer[] = [
  {
    when: ['qual controle serve|que controle serve|qual controle funciona|serve em meu portao', 'controle*'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'No seu portão serve o controle da mesma família do receptor: iguais a frequência, o tipo de código e a marca que a central aceita. O caminho mais curto é fotografar o controle que funciona, de frente, de verso e aberto, e a tampa do motor; por elas dizemos o modelo, sem visita.',
    ],
    heading: 'Como descobrir o controle do seu portão em quatro olhadas',
    text: [
      'Nem sempre a marca da tampa é a da central: placa e receptor podem ter sido trocados. Por isso o controle antigo diz mais que o motor.',
      'Se nenhum controle sobrou, a placa decide, e quem abre a caixa é o técnico; gravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Verso do controle: frequência e nome do modelo.',
      'Dentro dele: chaves pequenas em fila indicam código fixo.',
      'Nenhuma chave e Hopping ou Rolling escrito: código rolante, gravado no motor.',
      'Tampa do motor e etiqueta da placa: marca e modelo.',
    ],
    questions: [
      {
        question: 'E se o controle certo saiu de linha?',
        answer:
          'Um receptor avulso, ligado à entrada de botoeira da central, aceita controles novos, e o motor fica como está.',
      },
    ],
  },
  {
    when: ['onde', 'copiar|copia|copias|duplicar|clonar|tirar copia', 'controle*'],
    unless: 'clonado|clonaram',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Controle de portão de código fixo se copia em chaveiro que trabalhe com controles, com o original na mão; o de código rolante não se copia no balcão, e tem de ser gravado na central do seu portão, por nós ou por quem o instalou. Antes de sair de casa, abra o controle e veja qual é o seu.',
    ],
    heading: 'No chaveiro ou na garagem: o que decide',
    text: [
      'O balcão resolve na hora e só precisa de um controle que funcione. A garagem resolve também quando o original se perdeu, porque a central aprende um controle novo sem ele.',
      'Na visita, gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}, e vale juntar todos os da casa.',
    ],
    points: [
      'Fileira de chaves pequenas dentro: código fixo, o chaveiro copia.',
      'Nenhuma chave, rótulo Rolling Code: só na central.',
      'Controle de prédio: pergunte antes à administração, que tem o cadastro.',
      'Teste a cópia no portão antes de guardar o original.',
    ],
    questions: [
      {
        question: 'Dá para fazer a cópia sem o controle original?',
        answer: 'No chaveiro, não. Na central, sim: grava-se um controle novo da mesma família.',
      },
    ],
  },
  {
    when: ['melhor motor|qual motor|que motor', 'condominio*|predio*|edificio*'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O melhor motor de portão para condomínio é o que aguenta a hora de pico sem parar quente, e não o de maior força: conte as aberturas da hora mais cheia da manhã, some o peso da folha e peça um motor de uso intenso com folga sobre os dois números. Instalado, o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
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
