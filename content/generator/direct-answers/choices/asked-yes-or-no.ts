/** Whether a photocell is needed, whether a copied control is safe, and four seconds on a sliding gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const yesOrNoAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fotocelula*|foto celula',
      'precisa mesmo|precisa|preciso|precisam|necessaria|necessario|indispensavel|dispensavel|faz falta|posso ficar sem|da para ficar sem',
    ],
    unless:
      'obrigatori*|instalar|instalacao|como|altura|onde|limp*|alinh*|troc*|preco|quanto|fio|fios|queim*|defeito|nao|sem fio|quantas|quantos|condominio*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Precisa, sempre que o portão fecha sozinho ou por controle com gente perto do vão: sem fotocélula, a central só percebe alguém depois que a folha encosta. O portão anda sem ela, mas então quem aperta o botão tem de olhar até a folha parar. Um par sai, já instalado, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Onde a fotocélula decide e o que ela não substitui',
    text: [
      'A força regulada na central é a segunda proteção: faz a folha voltar ao tocar em alguma coisa. A fotocélula age antes do toque, e por isso o fechamento automático só se liga com ela.',
      'Ela pesa menos na garagem de uma família só, que fecha o portão por um botão de onde se vê o vão inteiro.',
    ],
    points: [
      'Criança, bicho ou calçada com movimento: sim.',
      'Basculante: sim, porque a folha desce sobre quem está parado no vão.',
      'Vários motoristas na mesma garagem: sim, porque um fecha sem ver o outro.',
      'Central antiga sem entrada de sensor: a placa vem primeiro.',
    ],
  },
  {
    when: [
      'clonar|clonagem|clone|copiar|copia|copias|duplicar',
      'controle*',
      'seguro|segura|seguranca|perigoso|perigosa|arriscado|risco|confiavel',
    ],
    unless: 'clonado|clonada|clonaram|apagar|internet|como|evitar|proteger|impedir|mercado livre|novo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Clonar o controle do seu portão é seguro se a cópia é feita na sua frente e fica com você: o risco está em quem guarda uma. O clone de código fixo é igual ao original, e a central não sabe qual dos dois apertou; o rolante não se clona, e por isso é o que protege mais. Gravar controles na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que deixa a cópia arriscada',
    text: [
      'Um controle de código fixo emprestado por um minuto pode voltar com um gêmeo. Para tirar o gêmeo de uso, muda-se o código de toda a casa.',
      'No rolante cada controle tem um número na memória da placa, e o que se perder sai dela sem mexer nos outros.',
    ],
    points: [
      'Espere ao lado enquanto copiam, e leve o original de volta na hora.',
      'Conte os controles da casa de tempos em tempos.',
      'Em condomínio, peça o seu à administração, que tem o cadastro.',
      'Mudou de casa há pouco: apague todos e grave só os seus.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central: dizemos se o código é fixo ou rolante e o que protege mais no seu portão.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      '4 segundos|quatro segundos|4s',
      'motor|motores|portao|portoes|automatizador*',
    ],
    unless: 'nao|parou|demora*|lento|consert*|basculante*|garen|rossi|peccinin|nice|seg|ppa|x|ou',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, abrir em {{kit.jetflex.seconds}} depende do comprimento da folha: três metros nesse tempo são 45 metros por minuto, e isso é de motor com inversor e folha leve. O nosso kit mais rápido, o JETFLEX, é de basculante e não serve no trilho. No de correr o motor sai por orçamento; numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que olhar num motor rápido de correr',
    text: [
      'Divida o comprimento da folha pelos metros por segundo da ficha e some o arranque e o freio: é o tempo que você vai ver.',
      'Sem inversor a folha chega ao fim sem frear, e velocidade vira batida no batente.',
    ],
    points: [
      'Velocidade na ficha, em metros por minuto.',
      'Potência em HP ao lado do peso máximo: sozinha ela não diz que folha o motor leva.',
      'Peso máximo com a sua folha um quinto abaixo.',
      'Tensão: parte dos motores com inversor pede 220 V.',
      'Trilho no nível e roldanas novas, antes de qualquer velocidade.',
      'Fotocélula no vão, porque folha rápida dá menos tempo a quem passa.',
    ],
    further:
      'Base, trilho e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento e o material da folha, a tensão da tomada e uma foto do trilho.',
  },
];
