/** Answers to titles about magnetic locks. */
import type { DirectAnswer } from '../direct-answer.ts';

export const fechaduraEletromagneticaAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'eletroima|fechadura eletromagnetica|fechadura magnetica|fechadura de ima',
      'sobrepor|fechadura eletrica|fecho eletrico|fechadura comum|de embutir|trinco eletrico',
      'ou|melhor|diferenca|qual|x|versus',
    ],
    unless: 'basculante|correr|deslizante|preco|quanto custa',
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão social de casa, fique com o fecho elétrico ou a fechadura elétrica de sobrepor: os dois continuam trancados quando falta luz e se abrem com a chave. O eletroímã ganha onde passa muita gente ou onde a saída tem de ficar livre, como clínica e hall de prédio, porque solta sem energia e não tem peça que gaste; ele pede bateria para segurar no apagão.',
    ],
    heading: 'O que decide entre as duas',
    text: [
      'A de sobrepor bate e tranca sozinha, aceita chuva se o modelo for de área externa e se desgasta no trinco quando a folha desce. O ímã precisa de folha alinhada, encostada por inteiro na placa, e de botão de saída por dentro.',
      'O valor da peça sai por foto; a instalação ou a troca, com o teste de abertura, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Falta de luz: a elétrica fica fechada; o ímã solta, se não há bateria.',
      'Interfone: a elétrica recebe um pulso; o ímã tem a energia cortada.',
      'Vento e empurrão: escolha o ímã pela força escrita na etiqueta.',
      'Folha que empena ou raspa: acerte a dobradiça antes de qualquer uma.',
    ],
    send: 'Mande a foto do portão social fechado, a do batente por dentro e o modelo do interfone, se há um.',
  },
  {
    when: [
      'eletroima|ima|fechadura eletromagnetica|fechadura magnetica',
      'portao social|social|pedestre|portao de casa|portao de entrada|portaozinho',
    ],
    unless:
      'sensor|fim de curso|de correr|deslizante|basculante|motor|abre sozinh*|nao abre|nao fecha|nao segura|solt*|trava eletrica|clinica|escola|predio|condominio*|portaria|loja|empresa|comercio|publico|hospital|igreja|saida de emergencia|consultorio',
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'power'],
    answer: [
      'Em portão social de casa, a fechadura eletromagnética só segura com energia e precisa de uma fonte com bateria: sem luz e sem bateria, ela solta e o portão fica aberto. Se ele tem de ficar trancado no apagão, use fechadura elétrica, que continua fechada e abre com a chave. Instalamos as duas: o valor vem por foto, e o serviço numa instalação que já existe vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que a fechadura eletromagnética pede no portão de casa',
    text: [
      'O ímã, ou eletroímã, fica no batente e gruda numa placa presa na folha. A folha tem de encostar por inteiro: um milímetro de fresta tira a maior parte da força, e por isso o portão leva mola que o feche sozinho.',
      'O botão de saída, por dentro, corta a energia do ímã. O interfone aciona o mesmo comando.',
    ],
    points: [
      'Força de retenção da etiqueta maior que o empurrão que o portão leva.',
      'Bateria na fonte, testada uma vez por ano.',
      'Modelo de área externa, se pega chuva.',
      'Folha que raspa ou empena: acerte a dobradiça antes.',
    ],
    further:
      'Para a folha da garagem, que deve ficar trancada sem luz, a peça é outra: veja [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto do portão social fechado e do batente, por dentro, e diga se há interfone.',
  },
  {
    when: [
      'eletroima|ima|fechadura eletromagnetica|fechadura magnetica',
      'portao social|social|pedestre|portaria|entrada|porta',
    ],
    unless:
      'sensor|fim de curso|de correr|deslizante|basculante|motor|abre sozinh*|nao abre|nao fecha|nao segura|solt*|trava eletrica',
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Instalamos eletroímã em portão social, com fonte, bateria e botão de saída: fechadura eletromagnética e eletroímã são a mesma peça, que só segura com energia. Sem luz ele solta, e quem está dentro sai; a fechadura elétrica comum faz o contrário, continua trancada até a chave ou um pulso. Em clínica, escola e todo lugar com público, a saída livre pesa a favor do ímã. O valor vem por foto; em instalação que já existe, o serviço vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Ímã ou fechadura elétrica onde entra público',
    text: [
      'Se a porta faz parte da rota de fuga, quem diz o que ela pode ter é o projeto dos bombeiros: confirme antes de comprar. A bateria mantém trancado no apagão e por isso não dispensa a saída por dentro.',
    ],
    points: [
      'Botão de saída à vista, que corta a energia do ímã direto, além do interfone da recepção.',
      'Força de retenção da etiqueta, em quilos-força, pelo empurrão que o portão leva.',
      'Mola que feche sozinha: com fresta o ímã não gruda.',
      'Fora do expediente, uma fechadura com chave, nunca trancada com gente dentro.',
    ],
    further:
      'Para a folha da garagem, que deve ficar trancada sem luz, a peça é outra: veja [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto do portão social fechado e do batente, por dentro, e diga se há interfone, quantas pessoas passam e se a porta é saída de emergência.',
  },
  {
    when: [
      'eletroima|fechadura eletromagnetica|fecho magnetico|ima de porta|fechadura de ima',
      'nao segura|nao trava|nao prende|solta|abre com a mao|fraco|sem forca|nao cola',
    ],
    unless: 'alarme',
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Eletroímã que não segura está sem força ou sem contato: fonte fraca, placa de metal torta ou afastada, sujeira entre as faces ou comando que não religa. Limpe as duas faces com pano seco e veja se elas encostam por inteiro; se encostam e a porta ainda abre com a mão, meça-se a fonte e o fio. O serviço na fechadura vai de {{repair.from}} a {{repair.to}}; folha empenada é do serralheiro.',
    ],
    heading: 'Contato, fonte e comando',
    text: [
      'Um milímetro de fresta tira a maior parte da força. Sem energia ele solta sempre: bateria na fonte mantém a porta presa na falta de luz.',
    ],
    points: [
      'Quente e segurando pouco: fonte errada.',
      'Solta sozinho de vez em quando: fio ou botão.',
      'Parafuso da chapa frouxo de propósito: ela precisa balançar um pouco para assentar.',
    ],
    send: 'Mande uma foto do eletroímã e da chapa, com a porta aberta e fechada.',
  },
  {
    when: [
      'social|pedestre|portaozinho',
      'eletroima|fechadura magnetica|ima',
      'deslizante|correr|motor|junto|garagem|portao grande',
    ],
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O eletroímã do portão social vai num circuito próprio de 12 V, com fonte e bateria, e o motor do deslizante em outro: os dois se comandam pela mesma botoeira ou pelo interfone, mas não dividem alimentação. Para um não abrir com o outro aberto, entra uma placa de intertravamento.',
    ],
    heading: 'A lista de um portão social com eletroímã',
    text: [
      'Fonte com bateria, eletroímã de força compatível com a folha, botão de saída por dentro e comando de fora. Confirme que a folha fecha encostada: ímã com fresta não segura, e mola hidráulica ajuda.',
      'Ligar e regular a parte elétrica fica entre {{repair.from}} e {{repair.to}}; o conjunto novo sai por orçamento, com a marca escrita.',
    ],
    points: [
      'Sem bateria, a falta de luz solta a porta.',
      'Fio próprio, longe do cabo do motor.',
      'Sensor de porta avisa que ficou aberta.',
      'Fonte do motor não alimenta o ímã.',
    ],
    questions: [
      {
        question: 'Posso usar a saída da central do motor para o ímã?',
        answer: 'Só a saída de contato seco, e nunca a alimentação. A fonte da central cai e leva os dois.',
      },
    ],
    further: 'Motor e acesso social estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto do batente da porta social e diga o que já abre por interfone.',
  },
  {
    when: [
      'fechadura eletromagnetica|eletroima|fechadura ima|ima',
      'kg|kgf|forca|150|300|social|portao social',
    ],
    figure: { unit: 'kilogram' },
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os {figura} são a força que a fechadura segura, e não o peso do portão. Até cerca de 150 kgf serve em porta leve, de vidro ou de alumínio; em portão social de ferro que dá para a rua, onde alguém empurra, escolha 300 kgf ou mais. E só vale com a chapa assentada por inteiro no ímã.',
    ],
    heading: 'O que decide além da força',
    text: [
      'Sem energia o ímã solta: a fonte com bateria entra na mesma compra. Corpo vedado se toma chuva, e suporte em Z se a porta abre para dentro.',
      'Com fio e fonte no lugar, a instalação fica dentro de {{repair.from}} a {{repair.to}}, fora a peça.',
    ],
    points: [
      'Folha que torce quando puxada embaixo: uma trava a mais no pé.',
      'Chapa com folga ou pintada por cima: perde a força escrita.',
      'Quem quer ficar trancado no apagão: fecho elétrico em vez de ímã.',
    ],
    send: 'Mande uma foto da porta inteira e do batente por dentro.',
  },
  {
    when: [
      'eletroima|eletromagnetica|fechadura magnetica|fechadura eletroima|fechadura de ima|ima',
      'fecho eletrico|fecho|fechadura eletrica|fechadura de sobrepor|trinco eletrico|fechadura comum',
      'social|pedestre|pedestres|portaozinho|portao pequeno|entrada de pedestre|portao|casa|predio|condominio',
      'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|escolher|o que muda',
    ],
    unless: 'nao abre|nao fecha|consert*|parou|basculante|correr|deslizante|trava|preco|quanto custa',
    subject: 'fechadura-eletromagnetica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No portão social de casa, escolha o fecho elétrico ou a fechadura elétrica: os dois continuam trancados quando falta luz e se abrem por fora com a chave. Em prédio ou clínica, onde passa gente o dia todo, escolha o eletroímã, que não tem peça que gaste, com fonte e bateria, porque sem energia ele solta. Ligar qualquer um deles ao interfone ou à central fica a partir de {{repair.from}}, mais a peça.',
    ],
    heading: 'O que confere a escolha no seu portão',
    text: [
      'O fecho elétrico vai no batente e solta a lingueta da fechadura que já existe; a fechadura elétrica vai na folha e traz a lingueta nela. Os dois recebem um pulso do interfone e pedem folha que não tenha descido na dobradiça.',
      'O eletroímã segura por contato: a folha tem de encostar por inteiro na placa, e por dentro vai um botão de saída que corta a energia.',
    ],
    points: [
      'Chuva direta: modelo próprio para área externa.',
      'Mola de fechamento: sem ela nenhum dos dois tranca sozinho.',
      'De dentro se sai sempre, também sem luz.',
      'Em alumínio fino, parafusa-se numa chapa de reforço.',
    ],
    send: 'Mande uma foto do portãozinho por dentro, com o batente, e diga quantas vezes por dia ele abre.',
  },
];
