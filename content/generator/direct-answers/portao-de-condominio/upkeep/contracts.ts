/** Answers to titles about gates of condominiums: maintenance contracts. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';
import {
  building,
  maintenance,
  maintenanceContract,
  otherThanContract,
} from '../../../words/title-groups.ts';

export const contractAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'empresa|empresas|firma|quem faz|prestador*|prestadora|fornecedor*',
      'manutencao|conserto|assistencia|revisao|empresa de portao|empresas de portao|empresa de portoes|empresa de portao automatico|empresa de portao eletronico',
      'condominio*|predio*|edificio*',
    ],
    unless: 'trocar de empresa|mudar de empresa|nao vem|nao atende|como escolher|reclam*|contrato|demora*',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Somos uma empresa de manutenção e conserto de portão automático de condomínio em São Paulo e na Grande São Paulo, com visita avulsa ou contrato, motor de qualquer marca e nota para a prestação de contas. A revisão se faz a cada {{maintenance.interval}}, e o valor vai por escrito ao síndico antes, pelo número de portões e de aberturas; não há taxa de visita.',
    ],
    answerAtPlace: [
      '{Onde}, somos empresa de manutenção e conserto de portão automático de condomínio, com visita avulsa ou contrato, motor de qualquer marca e nota para a prestação de contas. A revisão se faz a cada {{maintenance.interval}}, e o valor vai por escrito ao síndico antes, pelo número de portões e de aberturas; não há taxa de visita.',
    ],
    heading: 'O que o síndico recebe',
    text: [
      'Na revisão se medem a força e o tempo, se testam fotocélula e destravamento, se reaperta e se engraxa o que gira, e o relatório diz o que está gasto. Peça trocada tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
      'Portão parado tem prioridade sobre revisão: primeiro a passagem fica segura, na mão, e depois se procura a causa.',
    ],
    points: [
      'Quantos portões, de que tipo e quantas unidades.',
      'Etiqueta do motor e da central de cada um.',
      'O que falhou nos últimos meses e quem consertou.',
    ],
    send: 'O síndico manda o número de portões e de unidades e a foto de cada motor.',
  },
  {
    when: [`${maintenanceContract}|${maintenance}`, `${maintenance}|portao|portoes`, building],
    unless: `${otherThanContract}|assembleia|avulsa|avulso|vale a pena|compensa|vagas|casas`,
    figure: { unit: 'flat', from: 30 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['care', 'price'],
    answer: [
      'Para um prédio de {figura}, em que o portão da garagem abre o dia todo, o indicado é o contrato com visita mensal; se há poucos carros, ela pode ser mais espaçada. A mensalidade se calcula por portão e por número de aberturas, e não por apartamento, e o síndico recebe o valor por escrito depois que vemos os portões.',
    ],
    description:
      'Para um prédio de {figura}, o indicado é o contrato com visita mensal, calculado por portão e por aberturas; damos o valor depois de ver os portões.',
    heading: 'O que {figura} pedem do contrato',
    text: [
      'Conte as aberturas da hora mais cheia, em três dias úteis: é esse número, com o de portões, que decide a frequência das visitas. Portão social e pedestre entram na mesma visita, em linha própria.',
      'O que sai fora da mensalidade também tem faixa: placa, de {{part.board.from}} a {{part.board.to}}, engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e motor pesado novo, instalado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Prazo de resposta com o portão parado, também em feriado.',
      'O que é peça e o que é mão de obra.',
      'Teste de fotocélula e de força anotado a cada mês.',
      'Com que aviso o prédio pode encerrar o contrato.',
    ],
    further:
      'O que se mede em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o número de portões, as aberturas da hora mais cheia e uma foto de cada um por dentro: a proposta sai em nome do condomínio.',
  },
  {
    when: [maintenanceContract, `${maintenance}|portao|portoes`, building],
    unless: `${otherThanContract}|assembleia|pequeno|poucas|avulsa|avulso|vale a pena|compensa`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Fazemos manutenção de portão de condomínio por contrato, com visita mensal ou mais espaçada, e também por visita avulsa. O mensal é para a entrada que não para; em prédio de pouco movimento, uma revisão a cada {{maintenance.interval}} costuma bastar. A mensalidade se calcula por portão e por número de aberturas, e o síndico recebe o valor por escrito depois que vemos os portões.',
    ],
    heading: 'O que comparar em duas propostas de contrato',
    text: [
      'Compare linha por linha: quantas visitas, quanto tempo o portão pode ficar parado, o que é peça e o que é mão de obra, e o que acontece em feriado. Mensalidade baixa sem prazo de resposta custa caro na primeira parada.',
      'Para ter referência do que se orça por fora: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}, placa, de {{part.board.from}} a {{part.board.to}}, e motor pesado novo, instalado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Relatório de cada visita, que o síndico guarda.',
      'Fotocélula e força testadas toda vez.',
      'Controles perdidos apagados na própria visita.',
      'Como se sai do contrato, e com que aviso.',
    ],
    further:
      'O que se mede em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Diga pelo WhatsApp quantos portões e quantas vagas são, e mande uma foto de cada portão por dentro: a proposta sai em nome do condomínio.',
  },
  {
    when: [
      'manutencao|contrato|preventiva',
      'condominio|predio|edificio|condominios',
      'mensal|mensalidade|valor|preco|quanto|contrato',
    ],
    unless: 'assembleia|obrigatori*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A mensalidade se calcula por portão e por número de aberturas, e a proposta diz em separado o que ela inclui: visita mensal ou bimestral, prazo de resposta e mão de obra, com a peça à parte. Damos o valor por escrito depois de ver os portões; fora de contrato, cada conserto de portão é orçado pela peça.',
    ],
    heading: 'O que comparar em duas propostas',
    text: [
      'Compare por linha, e não pelo total: frequência, tempo máximo com o portão parado, o que é peça e o que é mão de obra, e o que acontece em feriado. Contrato barato sem prazo de resposta vale pouco.',
      'Para ter referência, regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, placa entre {{part.board.from}} e {{part.board.to}}; portão pesado com motor novo, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Relatório por visita, com o que foi medido.',
      'Fotocélula e força testadas em toda visita.',
      'Rescisão sem multa longa.',
      'Portão de prédio gasta peça em meses, e não em anos.',
    ],
    further:
      'A lista da visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Diga quantos portões e quantas vagas, e mande uma foto de cada um.',
  },
  {
    when: [asksPrice, 'manuten*|preventiva|revisao', 'condominio*|predio*|edificio*'],
    unless: 'contrato|mensal*|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção preventiva do portão de condomínio não tem preço de tabela: paga-se por visita ou por contrato, e o valor sai do tipo de folha, do número de portões e das aberturas por dia. Avaliamos sem taxa e mandamos a proposta por escrito ao síndico. Peça gasta é conserto à parte, de {{repair.from}} a {{repair.to}}. O intervalo mais longo é de {{maintenance.interval}}; com a garagem em uso o dia inteiro, a proposta pode prever visita mensal ou bimestral.',
    ],
    heading: 'Como comparar duas propostas de manutenção do prédio',
    text: [
      'Mensalidade baixa com visita cobrada à parte sai mais cara que parece. Ponha lado a lado o custo de um ano: revisões, chamadas e peças.',
      'A preventiva dura {horas de manutenção} e se faz fora da hora de pico. O serviço tem {{repair.warranty}} de garantia, e as peças, {{parts.warranty}}.',
    ],
    points: [
      'Revisões por ano e o que se testa em cada uma.',
      'Prazo de resposta com a garagem aberta.',
      'Chamada extra: incluída ou com que valor.',
      'Peças: na hora ou sob aprovação.',
      'Relatório de cada visita para a prestação de contas.',
    ],
    further:
      'A lista completa de cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp as fotos dos portões, o número de vagas e o que já se gastou em chamadas no ano: devolvemos o valor da visita avulsa e o do contrato, lado a lado.',
  },
  {
    when: [
      'contrato|mensal|mensalidade|plano de manutencao',
      'condominio*|predio*|edificio*',
      'pequeno|poucas vagas|poucos apartamentos|vale|compensa|avulsa|avulso',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'No condomínio de poucas vagas, o contrato mensal de manutenção do portão só compensa se ele inclui revisão a cada {{maintenance.interval}} e prioridade na chamada; com poucas vagas, duas preventivas avulsas por ano costumam sair mais em conta. Fazemos das duas formas, com o valor por escrito para o síndico depois de ver o portão.',
    ],
    heading: 'Contrato ou visita avulsa num prédio de poucas vagas',
    text: [
      'Some o que se gastou em chamadas no último ano. Se foi menos que doze mensalidades, a avulsa ganha; se o portão parou em hora cheia mais de uma vez, a prioridade do contrato vale o preço.',
      'Conserto fora da revisão fica entre {{repair.from}} e {{repair.to}}, e troca de motor pesado entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Número de revisões por ano e o que se testa em cada uma.',
      'Prazo de resposta com o portão parado.',
      'Peças incluídas ou cobradas à parte.',
      'Relatório por visita, que o síndico guarda.',
      'Saída do contrato sem multa longa.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que entra em cada preventiva',
        text: [
          'Folha na mão, trilho e roldanas ou cabos e pivôs, reaperto, lubrificação, força, fim de curso, fotocélulas e destravamento manual.',
          'Entre as visitas, o zelador varre o trilho e passa pano nas lentes; a caixa do motor fica fechada.',
        ],
      },
    ],
    questions: [
      {
        question: 'O contrato precisa de assembleia?',
        answer:
          'Em geral é despesa ordinária e o síndico contrata; a convenção do prédio pode pôr um limite.',
      },
      {
        question: 'O contrato cobre controle de morador?',
        answer: 'Isso se combina por escrito. Em geral o controle perdido é pago por quem o perdeu.',
      },
    ],
  },
];
