/** Answers to titles about gates of condominiums: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksKinds } from '../../words/asking-words.ts';
import { building } from '../../words/title-groups.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [asksKinds, 'portao|portoes', 'condominio*|predio*'],
    unless: 'motor*|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Em condomínio se usam quatro tipos de portão: o de correr, que é o mais firme em vão largo e uso intenso; o basculante, onde não há parede ao lado; o de abrir de duas folhas, em casas e vilas; e a dupla de portões em eclusa, em que um só abre com o outro fechado. De dia, a cancela alivia a fila. O motor se escolhe pelas aberturas da hora cheia e, pesado e instalado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que decide entre eles',
    text: [
      'Espaço ao lado, recuo até a rua e número de carros. Basculante que avança sobre a calçada não se aceita na capital.',
    ],
    points: [
      'Entrada e saída separadas, se cabem.',
      'Fotocélula e sinaleira em todos.',
      'Folha longa: de correr em duas partes.',
    ],
    send: 'Mande uma foto da entrada, quantas vagas há e a largura do vão.',
  },
  {
    when: [
      'quantos controles|numero de controles|quantidade de controles|limite de controles|quantas tags',
      'apartamento|apartamentos|morador|moradores|unidade|vaga|condomino|inquilino',
    ],
    unless: 'memoria|central guarda|cabem',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Quantos controles cada apartamento pode ter quem diz é o condomínio: nenhuma lei fixa o número, e a regra está no regimento, na convenção ou numa ata de assembleia. O comum é um por vaga, e os extras se pedem por escrito e se pagam à parte.',
    ],
    heading: 'O limite da regra e o limite da central',
    text: [
      'A regra precisa valer igual para todos e não pode deixar sem acesso quem tem vaga. A central também tem um limite: as de condomínio, com memória externa, guardam centenas de controles.',
    ],
    points: [
      'Peça por escrito, com o motivo: segundo carro, filho que dirige, cuidador.',
      'Controle perdido se apaga pelo número, sem mexer nos outros.',
      'Mudou de apartamento: o controle fica ou é cancelado.',
    ],
    further:
      'Como o prédio cadastra está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Para gravar ou apagar controles do prédio, o síndico manda a foto da central e diz quantos são: a visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
  },
  {
    when: [
      'taxa|taxa extra|rateio|ratear|chamada extra|cota extra|cobrar a mais|fundo de reserva',
      'portao|portoes|motor',
      'condominio|sindico|predio|condomino|morador|assembleia',
    ],
    unless: 'visita|bati|bateu|multa|inquilino',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Pode cobrar, se a assembleia aprovou: trocar o portão ou o motor do condomínio é despesa de todos, e o rateio segue a fração ideal, a não ser que a convenção diga outra coisa. Conserto necessário e urgente o síndico pode mandar fazer antes e prestar contas depois; se for caro, convoca a assembleia.',
    ],
    heading: 'O que conferir antes de pagar o rateio',
    text: [
      'Peça a ata, o orçamento aprovado e o número de parcelas. Reforma que só embeleza exige mais votos que a obra que dá segurança ou evita parada.',
    ],
    points: [
      'Ata com o valor, o prazo e a empresa escolhida.',
      'Dois ou três orçamentos da mesma descrição.',
      'Saldo do fundo de reserva e se ele pode cobrir.',
      'Quem não usa a garagem: a convenção diz se participa.',
    ],
    send: 'Para o orçamento que vai à assembleia, o síndico manda pelo WhatsApp a foto do portão, da etiqueta do motor e o número de vagas.',
  },
  {
    when: [
      'tag veicular|tag de carro|tag|tags|etiqueta rfid|adesivo|rfid',
      'portao|garagem|carro|condominio*|veiculo*',
    ],
    unless:
      'nao funciona|parou|perdi|nao le|falha|nao abre|instal*|preco|valor|quanto|custa|biometria|facial|digital',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'compatibility', 'price'],
    answer: [
      'A tag é um adesivo no para-brisa que um leitor na entrada reconhece, e o portão abre sem controle. Leitor, tags e cadastro são de empresa de controle de acesso; o portão continua o mesmo, e o que fazemos é deixar pronta na central a entrada que o leitor aciona, a partir de {{repair.from}}.',
    ],
    heading: 'O que o portão precisa para abrir por tag',
    text: [
      'O leitor fecha um contato, como uma botoeira: serve em central de qualquer marca. Como o carro passa sem ninguém apertar nada, a fotocélula tem de estar boa, e de preferência são duas.',
      'Em casa, com poucos carros, o controle custa menos; a tag compensa em prédio e empresa.',
    ],
    points: [
      'Entrada só de abrir, para o segundo carro não fechar o portão no primeiro.',
      'Nobreak no leitor e no portão.',
      'Controle guardado para carro emprestado.',
      'Tag apagada no dia em que o carro é vendido.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e uma da entrada vista de dentro, com o número de carros.',
  },
  {
    when: [
      'condominio|sindico|predio|apartamento',
      'autorizacao|autoriz*|proibir|proibido|permissao|permitido|pode|precisa|preciso|obrigad*',
      'instal*|motor|portao|trocar|colocar|automatiz*',
    ],
    unless:
      'quem paga|pagar|laudo|orcamento|orcamentos|art|bombeiro|multa|barulh*|vaga|quanto|camera|consert*|parado|quebr*|tag|controle|assembleia|quorum|votos|votacao|maioria|2/3|dois tercos|aprovar|aprovacao|pode ser|sozinh*|nao abre|nao fecha|nao funciona|parou|parando|defeito|trav*|bate|batendo|lento|devagar|esquent*|trilho|cabo|mola|cremalheira|roldana*|lubrific*|manuten*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Em condomínio o portão da garagem é área comum: trocar o motor por outro igual é manutenção, e basta o síndico; pôr motor pela primeira vez ou mudar o tipo de abertura é obra, e passa pela assembleia, com a maioria dos condôminos ou o que a convenção pedir. Portão de uso só seu, como o de uma casa em vila fechada, costuma depender apenas de não mudar a fachada.',
    ],
    heading: 'O que levar para aprovar sem segunda reunião',
    text: [
      'Três orçamentos do mesmo serviço, com peso da folha, ciclos por hora e garantia iguais, e um desenho simples de onde vão motor, fio e fotocélula. Reparo urgente o síndico manda fazer e presta contas depois.',
      'Se o síndico recusar, peça o motivo por escrito, com o artigo da convenção.',
    ],
    points: [
      'Área comum: assembleia, e despesa rateada.',
      'Troca igual por igual: manutenção, basta o síndico.',
      'Uso exclusivo: convenção e fachada.',
      'Energia: de que relógio sai o ponto do motor.',
    ],
    sections: [
      {
        aspect: 'allowed',
        heading: 'O orçamento que entregamos',
        text: [
          'Em portão coletivo, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}; numa casa de vila com basculante, o kit vai de {{kit.padrao}} a {{kit.jetflex}}. A proposta sai por escrito, com peça, serviço e {{kit.warranty}} de garantia separados.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso pagar sozinho para automatizar o portão do prédio?',
        answer:
          'Só com autorização escrita. Depois de instalado, ele passa a ser do condomínio, e a manutenção também.',
      },
      {
        question: 'Precisa de engenheiro?',
        answer:
          'Para motor e fotocélula num portão que já existe, em regra não. Obra na estrutura ou regra do prédio podem pedir responsável técnico.',
      },
    ],
    send: 'Mande uma foto da entrada, o tipo de folha e quantas unidades usam: devolvemos a proposta para a assembleia.',
  },
  {
    when: ['assembleia|convencao|aprovacao|autorizacao', 'condominio*|predio*|sindic*'],
    unless: 'tres orcamentos|3 orcamentos|dois orcamentos|orcamentos de motor|preciso de orcamento',
    subject: 'portao-de-condominio',
    answer: [
      'Conserto urgente o síndico manda fazer sem assembleia e presta contas depois; troca do motor por outro igual também é manutenção. Mudar o tipo do portão ou comprar um conjunto bem mais caro é obra, e a convenção diz o quórum.',
    ],
    heading: 'Papéis que ajudam na aprovação',
    text: [
      'Três orçamentos comparáveis poupam reunião: mesmo peso de folha, mesmos ciclos por hora e mesma garantia em todos. O nosso vai por escrito, com motor e instalação entre {{condominium.from}} e {{condominium.to}} em portão pesado.',
    ],
    points: [
      'Laudo do defeito com fotos.',
      'Orçamento do conserto ao lado do orçamento da troca.',
      'Prazo com a garagem aberta e quem fica no portão.',
      'Garantia e intervalo de revisão.',
    ],
  },
  {
    when: [
      'quem paga|quem deve pagar|quem arca|quem responde|responsabilidade|responsavel|obrigacao',
      'condominio*|predio*|sindic*|morador*',
    ],
    subject: 'portao-de-condominio',
    answer: [
      'Quem paga o conserto do portão da garagem coletiva é o condomínio, como despesa ordinária de manutenção, rateada entre todos. Se um morador ou visitante bateu na folha, o condomínio conserta e cobra dele; controle perdido costuma ser por conta de quem perdeu.',
    ],
    heading: 'Despesa do condomínio ou do morador',
    text: [
      'O síndico cuida das partes comuns e pode mandar fazer o conserto urgente sem assembleia. Troca do conjunto por outro melhor já é obra, e a convenção diz se precisa de aprovação.',
      'Para a prestação de contas, enviamos o orçamento por escrito, com peça e mão de obra separadas. Um conserto fica entre {{repair.from}} e {{repair.to}}, e motor novo em portão pesado, entre {{condominium.from}} e {{condominium.to}} com instalação.',
    ],
    points: [
      'Desgaste, placa queimada e cabo gasto: despesa do condomínio.',
      'Batida de carro: quem bateu, com registro da portaria ou da câmera.',
      'Controle de um apartamento: o morador.',
      'Portão individual de uma casa em vila: o dono, se a convenção não disser outra coisa.',
    ],
  },
  {
    when: [
      'eclusa|eclusas|clausura|gaiola|intertravamento',
      'como funciona|funciona|o que e|que e|para que serve|serve para que|significa|como e|explica*|vale a pena|portao|condominio*|predio*',
    ],
    unless: 'nao *|parou|consert*|defeito|instal*|preco|valor|quanto|custa|motor*|trav*|preso|presa|queim*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['what', 'works'],
    answer: [
      'Eclusa é o espaço entre dois portões em que o segundo só abre depois que o primeiro fecha. O morador abre o primeiro, entra, espera que ele se feche atrás do carro, identifica-se com a tag, o controle ou o porteiro, e só então o segundo abre; quem entrou de carona fica retido no meio. O que impede os dois de abrirem juntos é o intertravamento, uma placa que lê em cada folha um sensor de portão fechado.',
    ],
    heading: 'O que a eclusa exige dos dois portões',
    text: [
      'Cada folha avisa que está fechada, por sensor ou fim de curso, e só então a placa aceita o comando da outra; motor comum não faz isso sozinho. No prédio que já tem os dois portões, ligamos o intertravamento e os sensores, e o projeto de acesso fica com a empresa de segurança.',
      'O tempo das duas folhas soma na fila, e por isso os motores são de uso intenso: instalado, o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}} por portão.',
    ],
    points: [
      'Espaço para um carro inteiro entre as folhas, e fotocélula nos dois vãos.',
      'Botão de emergência que libera os dois portões, com registro.',
      'Falta de luz prevista: quem está no meio tem de poder sair.',
      'Porteiro treinado, com a chave de destravamento à mão.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto dos dois portões e das duas centrais e diga quem manda abrir cada um.',
  },
  {
    when: [
      building,
      'quanto gasta|gasta quanto|consumo|consome|gasta muito|gasta muita|gasto|conta de luz|custo de energia|kwh|gasta de luz|gasta de energia|gasta luz|gasta energia|gasta por mes|gasta',
      'portao|motor|motores',
    ],
    unless:
      'nobreak|solar|subiu|aumentou|quem paga|manuten*|consert*|instalar|trocar|elevador|gerador|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'O portão do prédio gasta pouca energia perto do resto: o motor só consome nos segundos em que a folha anda, e mesmo com centenas de viagens por dia soma de alguns quilowatts-hora a poucas dezenas por mês. Bombas, elevadores e a luz da garagem pesam muito mais no rateio. Se o consumo do portão subiu, a causa é folha pesada, capacitor fraco ou motor pequeno para o uso.',
    ],
    heading: 'Como o síndico faz a conta',
    text: [
      'Multiplique os watts da etiqueta pelos segundos de cada viagem e pelas viagens do mês, e divida por 3.600.000: saem os quilowatts-hora, que se multiplicam pela tarifa da conta do condomínio.',
      'Motor mais rápido não dobra o gasto, porque a viagem é mais curta. O que encarece é o motor que trabalha forçado, e esse também é o que queima.',
    ],
    points: [
      'Dois portões: some os dois motores, com as viagens de cada um.',
      'Central, fotocélulas e luz de aviso gastam o dia inteiro, mas pouco.',
      'Em 127 V ou em 220 V o motor gasta a mesma energia.',
      'Motor quente na hora de pico: mede-se a corrente na revisão.',
    ],
    send: 'Mande a foto da etiqueta do motor e o número de vagas: dizemos se ele tem porte para o uso do prédio.',
  },
];
