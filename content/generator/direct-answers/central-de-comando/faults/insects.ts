/** Answers to titles about control boards: insects. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const insectAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'formiga*|barata*|lagartixa*|aranha*|mosquito*|mosca*|besouro*|inseto*|bicho*|cupim|cupins|traca*',
      'placa|central|motor|caixa|portao|botoeira',
    ],
    unless:
      'madeira|dedetiz*|fotocelula|sensor|comando barata|central barata|placa barata|mais barata|barata preco|bem barata|baratas preco',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Bicho na central do portão, seja formiga, lagartixa ou barata, fecha curto entre as trilhas: desligue o disjuntor e não passe inseticida, porque o spray conduz e pode pegar fogo. A placa é tirada, limpa na bancada e muitas vezes volta; depois se fecha a entrada do fio.',
    ],
    heading: 'O que cada bicho deixa na caixa',
    text: [
      'Formiga junta terra e ovos sobre os relés e segura umidade. Lagartixa deita no ponto morno, que é o da fonte, e morre entre dois contatos da rede, com estouro e placa preta.',
      'Aranha e vespa preferem a fotocélula: a teia diante da lente já basta para o portão não fechar.',
    ],
    points: [
      'Clique seguido e motor mudo: bicho no contato do relé.',
      'Estouro e tudo apagado: lagartixa na parte da rede.',
      'Abre sozinho: sujeira úmida na entrada da botoeira.',
      'Não fecha: teia na lente da fotocélula.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Limpar e fechar a porta de entrada',
        text: [
          'Limpeza com a placa fora da caixa e vedação partem de {{repair.from}}; com a trilha queimada a placa se troca, de {{part.board.from}} a {{part.board.to}}. O veneno se põe no caminho do bicho, longe do motor, por quem faz dedetização.',
        ],
        points: [
          'Furo do fio com prensa-cabo ou massa de vedar.',
          'Borracha da tampa inteira e bem assentada.',
          'Mato e vaso afastados do motor.',
          'Teia tirada da lente com pano seco, todo mês.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso assoprar ou passar pincel na placa?',
        answer:
          'Com o disjuntor desligado, um pincel seco em volta da caixa ajuda. Nos componentes, deixe com o técnico: há capacitor carregado.',
      },
      {
        question: 'Naftalina ou talco dentro da caixa funciona?',
        answer: 'Não. O vapor e o pó atacam os contatos e seguram umidade. O que funciona é o furo vedado.',
      },
    ],
  },
];
