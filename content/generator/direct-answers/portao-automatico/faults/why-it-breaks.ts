/** Answers to titles about automatic gates: why they break, and what of it may be mended at home. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const parts =
  'engrenagem|engrenagens|cabo|cabos|mola|molas|placa|placas|central|controle*|capacitor*|fusivel|roldana*|cremalheira*|dobradica*|solda|braco*|botoeira|fotocelula*|fechadura*|trava|fuso|correia|corrente|chave';

export const whyItBreaksAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'por que|porque|o que mais|o que faz|motivo|motivos|causa|causas',
      'estraga|estragam|estraga tanto|quebra|quebram|quebra tanto|da defeito|da tanto defeito|da problema|da tanto problema|da tanta manutencao|enguica|enguica tanto|pifa|pifa tanto|da pau',
      'portao|portoes|motor|motores',
    ],
    unless: `${parts}|vidro|raio|chuva|chove*|frio|calor|vento|nao *|barulho|novo|nova|condominio|predio`,
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs', 'care'],
    answer: [
      'Portão eletrônico estraga, na maior parte das vezes, por peso: roldana, cabo, mola ou dobradiça se gasta, a folha endurece, e o motor paga com a engrenagem e o capacitor. Depois vêm motor pequeno para o uso, água na caixa, surto na rede e parada desregulada, que faz a folha bater. Quem trata só a peça quebrada vê o defeito voltar.',
    ],
    description:
      'Portão eletrônico estraga quase sempre por peso: roldana, cabo ou dobradiça se gasta, a folha endurece e o motor paga com a engrenagem e o capacitor.',
    heading: 'O que gasta primeiro, e por quê',
    text: [
      'A prova é a mão: com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve a folha de ponta a ponta. Ela deve andar com uma mão só; se pesa, a próxima peça já está marcada.',
    ],
    points: [
      'Folha pesada: engrenagem, capacitor e, por fim, o motor.',
      'Pancada no fim: suporte, dente e solda.',
      'Água e formiga na caixa: placa e relés.',
      'Queda e volta da luz: fonte da placa e receptor.',
      'Uso de prédio com motor de casa: tudo mais cedo.',
    ],
    send: 'Conte o que já quebrou e quando, e mande um vídeo da abertura com a foto da etiqueta do motor.',
  },
  {
    when: [
      'consertar|arrumar|reparar',
      'eu mesmo|eu mesma|sozinho|sozinha|por conta propria|sem tecnico|sem chamar tecnico|em casa',
      'como|posso|da para|consigo|por conta propria|sem tecnico|sem chamar tecnico|eu mesmo|eu mesma',
    ],
    unless: `${parts}|perigo*|risco|riscos|arriscad*|instalar|trocar|abr* sozinh*|fech* sozinh*|desc* sozinh*|nao *|quanto|preco|voces|vem|motor queimado`,
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Em parte, sim: em casa você troca a pilha do controle, limpa trilho e lentes, rearma o disjuntor uma vez e destrava o motor com o disjuntor desligado. Cabo, mola e contrapeso, que seguram a folha, e placa, capacitor e fios, que dão choque, são do técnico. Se a folha está torta ou pesa, não mexa.',
    ],
    heading: 'Até onde vai quem não é técnico',
    text: [
      'Antes de chegar a mão perto, desligue o disjuntor do portão e recolha todos os controles da casa. A caixa do motor fica fechada: o capacitor guarda carga mesmo sem energia.',
    ],
    points: [
      'Controle mudo: pilha nova e teste com outro controle.',
      'Não fecha: pano macio nas duas lentes e nada no vão.',
      'Pesado: terra e pedra fora do trilho, com a escova.',
      'Motor gira e a folha não vai: chave de destravamento de volta à posição.',
      'Passou disso: vídeo de longe, e o técnico diz a peça e o preço.',
    ],
    send: 'Mande um vídeo do defeito, com som, e a foto da etiqueta do motor: muitas vezes a resposta evita a visita.',
  },
];
