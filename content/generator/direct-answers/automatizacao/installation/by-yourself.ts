/** Answers to titles about automating a gate: installing a motor by oneself. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const byYourselfAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'curso de|curso para|curso online|cursos de|cursos para|curso gratis|curso gratuito|cursos gratuitos|curso basico|curso presencial|curso senai|curso tecnico|curso profissionalizante|curso ppa|curso garen|curso instalador|treinamento|treinamentos|apostila|apostilas|aprender a instalar|aprender a consertar|virar instalador|ser instalador',
      'portao|portoes|motor de portao|motores de portao|instalador|automatizador|automatizadores',
    ],
    unless:
      'fim de curso|fins de curso|regul*|ajust*|grav*|memoriz*|acertar|limite*|percurso|nao fecha|nao abre|central|placa|porteiro|porteiros|morador|moradores|zelador|funcionario*',
    subject: 'automatizacao',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    answer: [
      'Não damos curso de instalador de portão. As fábricas de motores e os distribuidores delas costumam treinar instaladores, e há escolas técnicas com curso de elétrica: pergunte por aula prática, com o motor montado numa folha, e se o curso inclui a NR-10, a norma de segurança em eletricidade.',
    ],
    description:
      'Não damos curso de instalador de portão: fábricas e distribuidores de motores costumam treinar instaladores, e há escolas técnicas de elétrica.',
    heading: 'O que um instalador de portão precisa saber',
    text: [
      'Metade do ofício é a folha: equilíbrio, cabo, mola, trilho e dobradiça, que se acertam antes do motor. A outra metade é elétrica: tensão, terra, central, fim de curso e força regulada no mínimo.',
    ],
    points: [
      'Basculante, de correr e de abrir: o curso deve ter os três.',
      'Segurança: cabo e mola tensos não se soltam sem escorar a folha.',
      'Medidor na mão, e não só troca de peça até funcionar.',
    ],
    further:
      'As etapas da montagem estão na página de [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Quem já trabalha com portões pode usar as explicações do site à vontade.',
  },
  {
    when: [
      'sozinho|eu mesmo|por conta|em casa',
      'instalar|instalacao|montar',
      'motor|kit',
      'dificil|complicado|facil|consigo|da trabalho',
    ],
    unless: 'trocar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'É difícil na primeira vez: parafusar qualquer um aprende, mas acertar altura do braço ou da cremalheira, ligar a rede com terra e regular força e fim de curso pede prática e medição. Quem troca um motor por outro igual, com a folha leve, consegue; numa instalação do zero, ainda mais em basculante, chame um técnico.',
    ],
    description:
      'Instalar um motor de portão é difícil na primeira vez: altura do braço ou da cremalheira, rede com terra, força e fim de curso pedem prática e medição.',
    heading: 'O que costuma dar errado',
    text: [
      'Força alta demais, curso fora do ponto e fio fino sem terra aparecem depois, com o portão em uso. No nosso kit para basculante a instalação já está no preço, a partir de {{kit.padrao}}.',
    ],
    points: [
      'O que segura a folha, cabo, mola e contrapeso, não se solta em casa.',
      'Leia se a garantia do motor exige montagem por técnico.',
      'Prova final: uma caixa de papelão no vão tem de fazer a folha voltar.',
    ],
  },
  {
    when: [
      'e dificil|dificil|e complicado|complicado|e facil|facil',
      'instalar|colocar|por|montar|instalacao',
      'motor|portao eletronico|portao automatico|automatizar',
    ],
    unless:
      'sozinho|eu mesmo|controle|qual portao|que portao|qual tipo|que tipo|qual dos|correr ou|basculante ou',
    subject: 'automatizacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Para quem é do ramo não é difícil: com a folha leve e o ponto de energia pronto, leva {horas de instalação}. Para quem nunca fez, a parte difícil é outra: equilibrar a folha, acertar o fim de curso e a força e ligar a rede com segurança, porque um erro ali quebra a engrenagem ou machuca alguém. Em basculante o kit sai já instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Onde a instalação costuma dar errado',
    text: [
      'Motor montado em folha desequilibrada trabalha forçado e dura pouco. Suporte em coluna fraca solta em meses.',
    ],
    points: [
      'De correr: base no nível e cremalheira com folga.',
      'De abrir: distância do pivô ao suporte.',
      'Circuito, disjuntor e terra são do eletricista.',
    ],
    send: 'Mande uma foto do portão por dentro e do quadro de luz.',
  },
  {
    when: [
      'instal*|colocar|montar|por',
      'sozinh*|eu mesmo|por conta propria|sem tecnico|faca voce mesmo|em casa sozinho',
    ],
    unless:
      'abre sozinho|fecha sozinho|fotocelula|botoeira|receptor|mora sozinh*|moro sozinh*|vive sozinh*|moram sozinh*|por que|porque|abrindo sozinh*|abriu sozinh*|abrem sozinh*|fechando sozinh*|fechou sozinh*|fecham sozinh*|liga sozinh*|ligando sozinh*|anda sozinh*|andando sozinh*|desce sozinh*|sobe sozinh*|disparou sozinh*',
    subject: 'automatizacao',
    answer: [
      'Dá para montar a parte de ferro, mas não aconselhamos instalar o motor sozinho: o portão basculante guarda peso em molas ou contrapesos, e a ligação na rede e a regulagem de força decidem se ele para ao encostar em alguém. Quem instala por conta própria perde a garantia da instalação.',
    ],
    heading: 'Onde a instalação por conta própria dá errado',
    text: [
      'O erro mais comum é pôr motor em folha que não está equilibrada. Ele funciona no primeiro mês, força todo dia e queima engrenagem ou bobina antes do fim do ano.',
      'No kit para basculante, a instalação já está no preço, de {{kit.padrao}} a {{kit.jetflex}}, e leva de {horas de instalação}. Por isso comprar na caixa só compensa a quem já é do ramo.',
    ],
    points: [
      'Folha que não para a meia altura: contrapeso antes do motor.',
      'Força no máximo para compensar peso: risco de esmagamento.',
      'Emenda com fita no tempo: curto na primeira chuva.',
      'Fim de curso adiantado: o motor empurra o batente até queimar.',
    ],
  },
];
