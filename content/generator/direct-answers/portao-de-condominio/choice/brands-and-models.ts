/** Answers to titles about gates of condominiums: brands and models. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { building, part } from '../../../words/title-groups.ts';

export const brandsAndModelsAnswers: readonly DirectAnswer[] = [
  {
    when: ['condominio*|predio*|edificio*'],
    unless:
      'kg|quilos|consert*|nao abre|nao fecha|parou|travou|quebr*|queim*|placa|controle*|engrenagem|assistencia|manual|ou|preco|quanto',
    ofMotors: 'one-sliding',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'O {modelo} serve num condomínio se a etiqueta da sua versão traz ciclos por hora acima das aberturas da hora mais cheia e peso máximo acima do da folha, com um quarto de sobra: há versões diferentes com esse nome, e a de casa para de calor na fila. O motor novo que vendemos e instalamos é PPA; em portão pesado, o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Ler a ficha do {modelo} com os números do prédio',
    text: [
      'Conte as aberturas das sete às nove num dia comum: até dez por hora, um motor comum dá conta; daí a cinquenta, só o de uso intenso. Depois confira o peso da folha, solta na mão.',
      'Se o {modelo} já está instalado e falha, o conserto no prédio é orçado pela peça.',
    ],
    points: [
      'Regime contínuo ou ciclos por hora escritos na etiqueta.',
      'Peça dessa versão que se ache na cidade.',
      'Tempo de abertura que não segure a fila na rua.',
      'Cremalheira de aço e roldanas novas, se a folha é pesada.',
    ],
    send: 'Mande a foto da etiqueta do {modelo}, as medidas da folha e as aberturas da hora cheia.',
  },
  {
    when: [building],
    unless: part,
    ofTwoBrands: 'with-ours',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Num prédio, {primeira} ou {segunda} se decide por dois números que têm de estar na proposta: ciclos por hora e peso da folha. Da PPA, que vendemos, a linha pesada leva basculante de até {{heavyLine.weight}} e sai por {{condominium.from}} a {{condominium.to}} instalada; da {outra}, peça os mesmos números a quem a vende e compare as duas folhas de papel.',
    ],
    heading: 'A proposta de {primeira} e a de {segunda} na mesma mesa',
    text: [
      'O motor de prédio para de calor, e não de fraqueza: o de uso intenso aguenta de trinta a cinquenta ciclos por hora, e o de casa, de cinco a dez. Uma proposta que só cita a marca e a potência esconde o número que importa.',
      'Se já há um {outra} na garagem e a peça se acha, consertar fica entre {{repair.from}} e {{repair.to}} e costuma bastar até a próxima assembleia.',
    ],
    points: [
      'Ciclos por hora do modelo, acima dos da sua hora de pico.',
      'Peso da folha na ficha, com folga.',
      'Prazo de resposta com o portão parado, por escrito.',
      'Controles dos moradores: servem na central nova ou se gravam todos de novo.',
      'Duas revisões por ano, incluídas ou não.',
    ],
    questions: [
      {
        question: 'Os controles dos moradores servem depois da troca de marca?',
        answer:
          'Quase nunca servem direto. Ou se gravam controles novos, ou um receptor avulso mantém os atuais; peça que a proposta diga qual dos dois.',
      },
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp as duas propostas, a foto da folha fechada e quantos carros saem na hora mais cheia.',
  },
  {
    when: [building],
    unless: part,
    ofTwoBrands: 'without-ours',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para condomínio, nem {primeira} nem {segunda} ganha pelo nome: ganha o modelo com mais ciclos por hora e com peso de folha acima do seu. Peça esses dois números às duas e o prazo de resposta de quem instala. Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}, mas motor novo de prédio só vendemos PPA, de {{condominium.from}} a {{condominium.to}} com instalação.',
    ],
    heading: 'O que perguntar a quem oferece {primeira} ou {segunda} ao prédio',
    text: [
      'Os carros que passam na hora mais cheia são os ciclos por hora que o motor tem de aguentar sem esquentar. O motor de uso intenso fica entre trinta e cinquenta, e o de casa para muito antes.',
      'Na assembleia, três propostas com os mesmos dados se comparam em cinco minutos. Com dados diferentes, vence a mais barata, que nem sempre é a que aguenta.',
    ],
    points: [
      'Nome completo do modelo, e não só a marca.',
      'Ciclos por hora e peso máximo da folha.',
      'Engrenagem e placa em estoque na cidade.',
      'Quem atende no domingo com a garagem aberta.',
      'O que acontece com os controles que já existem.',
    ],
    further:
      'A conta da hora de pico está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp os modelos propostos, a foto da folha e o número de vagas que usam a entrada.',
  },
  {
    when: ['motor|motores|automatizador', 'condominio*|predio*|edificio*'],
    unless:
      'consert*|assistencia|manutencao|peca*|placa|controle*|tag|parou|nao|barulho|queim*|quanto|preco|valor|engrenagem|melhor|ou',
    ofOtherBrand: true,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor {marca} para portão de condomínio não vendemos; o que já está na garagem consertamos enquanto houver peça. Novo, indicamos PPA: Condominium na garagem coletiva de basculante, Penta no portão largo, e Penta Jetflex onde há fila na rua, da linha que vai até {{heavyLine.weight}}, por {{condominium.from}} a {{condominium.to}} instalado.',
    ],
    heading: 'O que pedir de um motor de prédio, de qualquer marca',
    text: [
      'Peça por escrito os ciclos por hora: motor de casa aguenta de cinco a dez, e o de uso intenso, de trinta a cinquenta. Conte as aberturas da hora cheia, que costuma ser de manhã, e escolha com sobra.',
      'Portão de correr de prédio sai por orçamento, pelo peso e pelo comprimento da folha.',
    ],
    points: [
      'Folha com peso abaixo do limite da ficha, de sobra.',
      'Fotocélula e tempo de fechamento acertados para a fila.',
      'Peça à venda na cidade: prédio não espera uma semana por engrenagem.',
      'Revisão a cada {{maintenance.interval}}, em contrato ou avulsa.',
    ],
    further: 'O que a etiqueta diz e as linhas da PPA estão em [motor PPA](/topicos/motor-ppa).',
    send: 'Mande pelo WhatsApp uma foto da entrada, a da etiqueta do motor atual, quantos carros saem na hora cheia e quem responde pelo condomínio.',
  },
  {
    when: [
      'ppa',
      'condominio*|predio*|edificio|garagem coletiva',
      'qual|melhor|indicad*|ideal|escolher|modelo|motor',
    ],
    unless:
      'nao abre|nao fecha|parou|consert*|placa|controle*|central|garen|rossi|peccinin|nice|preco|quanto custa|potenza|penta|condominium|jetflex|correr|deslizante*|manutencao|barulho|eurus|dz|casa|aberturas',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em basculante de prédio, o PPA Condominium é o da garagem coletiva, o Penta, o do portão largo e pesado, e o Penta Jetflex, o de quem tem fila na rua: são da linha que vai até {{heavyLine.weight}}, de {{condominium.from}} a {{condominium.to}} com a instalação. Em portão de correr vai um deslizante de uso intenso, por orçamento. Quem decide entre eles são o peso da folha e as aberturas da hora mais cheia.',
    ],
    heading: 'Três modelos para três garagens',
    text: [
      'Motor de casa em prédio desliga por calor na hora da saída, mesmo quando o peso cabe. Por isso a conta começa pelos ciclos por hora, e só depois vem a potência.',
      'O orçamento sai por escrito, com motor, mão de obra e reforço em linhas separadas para a assembleia.',
    ],
    points: [
      'Vagas e horário de maior saída.',
      'Peso da folha, material e largura do vão.',
      'Coluna ou base que aguente o conjunto.',
      'Fotocélula: em portão coletivo não se dispensa.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, o número de vagas e a etiqueta do motor de hoje.',
  },
];
