/** Answers to titles about automatic gates: who answers for what an employee, a driver or a child did to one. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const damages =
  'quebrou|quebraram|estragou|estragaram|danificou|amassou|entortou|arrancou|derrubou|forcou|travou|queimou';

export const damageAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'faxineira*|diarista*|empregada*|empregado*|domestica|baba|jardineir*|caseir*|cuidador*|piscineir*|limpeza|passadeira',
      damages,
      'portao|motor|controle|controles',
    ],
    unless: 'condominio|predio|sindico|zelador*|porteiro*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Quem trabalha na casa, seja faxineira, diarista, empregada ou jardineiro, só paga o portão se o quebrou por descuido; se a peça já estava gasta e cedeu no uso normal, a conta é do dono. De empregada registrada não se desconta o conserto do salário sem acordo prévio por escrito, salvo se foi de propósito; se ela veio por uma empresa, cobra-se da empresa. O técnico escreve a causa, e um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'A faxineira ou a diarista só paga o portão que quebrou por descuido; se a peça já estava gasta e cedeu no uso normal, a conta é do dono.',
    heading: 'Descuido ou peça que já estava no fim',
    text: [
      'Pergunte o que aconteceu antes de acusar: portão empurrado com o motor travado deixa o braço torto ou o dente partido; engrenagem comida por anos quebra na mão de qualquer um. A foto da peça mostra a diferença.',
    ],
    points: [
      'Folha torta ou com cabo solto: disjuntor desligado e ninguém embaixo.',
      'Peça trocada guardada, com a causa no recibo.',
      'Para a próxima vez: mostre como se aciona e quem se chama se ele parar.',
    ],
    send: 'Mande o vídeo do portão e a foto da etiqueta do motor: o orçamento sai com a causa provável.',
  },
  {
    when: [
      'bateu|bateram|derrubou|derrubaram|amassou|amassaram|entortou|acertou|encostou',
      'fugiu|fugiram|foi embora|foram embora|nao parou|evadiu|sem placa|nao sei quem|nao vi quem|sumiu|saiu correndo',
      'portao|muro|garagem|portoes',
    ],
    unless: 'em carro|em meu carro|em moto|consertar e|trilho|motor nao|sozinh*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Se o carro bateu no portão e fugiu, comece pela placa: peça hoje a imagem da rua e dos vizinhos, antes que se apague, e registre o boletim de ocorrência, que em São Paulo se faz também pela internet. Com a placa, cobra-se do dono do carro ou do seguro dele; motorista de aplicativo, como Uber ou 99, se denuncia ainda à empresa. Sem placa, resta o seguro residencial, se cobre batida de veículo.',
    ],
    description:
      'Carro que bateu no portão e fugiu: peça hoje a imagem da rua com a placa e faça o boletim de ocorrência; sem placa, resta o seguro da casa.',
    heading: 'O que fazer com o portão e com as provas',
    text: [
      'Desligue o disjuntor e não acione a folha torta. Fotografe-a inteira, a tinta que ficou e os pedaços de farol ou de para-choque, que ajudam a achar o modelo do carro.',
      'Motor, braço e sensor consertamos de {{repair.from}} a {{repair.to}}; a folha e a coluna tortas são do serralheiro.',
    ],
    points: [
      'Hora da batida e câmeras da quadra, anotadas.',
      'Dois orçamentos por escrito, para o seguro ou o Juizado.',
      'Seguro da casa avisado antes do conserto.',
    ],
    send: 'Mande as fotos da folha e do motor, sem ligar nada: o orçamento separa o dano da batida do desgaste.',
  },
  {
    when: [
      'crianca*|filh*|menin*|net*|sobrinh*|bebe|adolescente',
      'controle|botao|botoeira|celular|brincando|brincou|apertou|acionou',
      'bateu em carro|bateu em meu carro|fechou em carro|fechou em cima|desceu em|caiu em|amassou|prensou|pegou o carro|acertou|riscou|carro',
      'bateu|fechou|desceu|caiu|amassou|prensou|pegou|acertou|riscou',
    ],
    unless: 'ferid*|feriu|machuc*|presa|preso|prendeu|crianca ficou|em crianca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Se a criança apertou o controle e o portão bateu no carro, respondem os pais ou quem cuidava dela, quando o carro é de outro; se o carro é seu, a conta é sua ou do seguro dele. Portão com fotocélula e força regulada volta antes de amassar: deixe-o desligado até testar as duas. Pôr um par de fotocélula custa de {{part.photocell.from}} a {{part.photocell.to}}, instalado.',
    ],
    description:
      'Criança que apertou o controle e fez o portão bater no carro: respondem os pais; fotocélula e força regulada fariam a folha voltar antes.',
    heading: 'Para o botão não virar brinquedo',
    text: [
      'O controle fica fora do alcance, e a botoeira acima da altura de uma criança. Em casa com filho pequeno, o fechamento automático só funciona bem com fotocélula baixa, que também vê quem anda a pé.',
    ],
    points: [
      'Foto do carro e da folha antes de mexer, para o seguro.',
      'Folha torta ou apoiada no carro: não acione nem empurre.',
      'Controle de reserva guardado sem a pilha.',
    ],
    send: 'Mande a foto do vão por dentro e diga se há fotocélula: dizemos o que falta.',
  },
  {
    when: [
      'caiu em cima|caiu em|caiu sobre|despencou em|despencou em cima|despencou sobre|tombou em|tombou em cima|tombou sobre',
      'carro|moto|veiculo|caminhonete|carros|motos|bicicleta',
      'portao|folha|basculante',
    ],
    unless:
      'contrapeso|arvore|galho|muro|poste|telha*|controle|celular|chave|portao em cima|em cima de portao|em portao|quem paga|quem responde|responsavel|responsabilidade|seguro|cobre|culpa|indeniz*|processar|paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Portão que caiu em cima de carro ou moto fica onde está: afaste todos, desligue o disjuntor e não levante a folha nem puxe o veículo, porque cabo, mola ou contrapeso ainda podem soltar. Há alguém ferido: 192 (SAMU); há alguém preso: 193 (Bombeiros). Com as fotos feitas, quem responde pelo dano, ao morador ou ao visitante, é em regra o dono do portão ou o condomínio.',
    ],
    description:
      'Portão que caiu em cima de carro ou moto fica onde está: afaste todos, desligue o disjuntor e não levante a folha nem puxe o veículo.',
    heading: 'Quem tira a folha de cima do veículo',
    text: [
      'O técnico ou o serralheiro escora a folha e alivia o peso antes de soltá-la; só depois o veículo sai. O que costuma ter cedido é cabo, mola, dobradiça ou batente, e a peça partida se guarda para o seguro.',
    ],
    points: [
      'Fotos de longe, de três lados, com a hora.',
      'Vão isolado dos dois lados, também para quem passa na calçada.',
      'Aviso ao seguro do veículo e ao da casa ou do prédio no mesmo dia.',
    ],
    send: 'De longe, mande a foto da folha inteira com o veículo, e o bairro.',
  },
];
