/** People of the trade: wages, wholesale, locksmiths of gates who buy motors, and who does which half of a job. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const tradePeopleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto ganha|quanto ganham|salario|salarios|quanto recebe|piso salarial|da dinheiro|da lucro|renda',
      'instalador*|tecnico*|portao|portoes|motor|automatizador*|serralheiro|profissao',
    ],
    unless: 'parcel*|contrato|aumento',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Não temos um número que sirva para todos: registrado, vale o piso da categoria na cidade, que o sindicato informa; por conta própria, depende de quantos serviços se fecham no mês. O que publicamos é o preço ao cliente, de {{repair.from}} a {{repair.to}} por conserto, e dele ainda saem peça, deslocamento, imposto e a garantia de cada trabalho.',
    ],
    heading: 'O que muda o ganho',
    text: [
      'Quem só troca peça disputa preço; quem mede, regula e responde pela garantia recebe indicação. Eletricidade básica, leitura de etiqueta e equilíbrio de folha são o que mais falta no ofício.',
    ],
    points: [
      'Carro, ferramenta e peças de giro são o investimento do começo.',
      'Condomínio paga por contrato, e residência por chamado.',
      'Escolas técnicas e fabricantes dão curso.',
    ],
    further: 'Como se faz o serviço está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Se quer propor trabalho, escreva pelo WhatsApp, no horário comercial, com a sua área.',
  },
  {
    when: [
      'fornecedor*|atacado|revenda|revender|revendedor*|lojista|preco de lojista|desconto|mais barato|preco especial|representante|fornecem|vendem|compra|comprar|parceria|distribuidor*',
      'para serralheria|para serralheiro|serralheiro|serralheiros|serralheria|para instalador|instalador|instaladores|para tecnico|para tecnicos|para revenda|para revender|para lojista',
      'motor|motores|portao|kit|placa|controle*|pecas|desconto|parceria|revenda|lojista|instalador*|automatizador*',
    ],
    unless:
      'conserto|preciso de|perto|qual|melhor|compensa|vale a pena|separado|separados|ou|contratar|quanto cobra|orcamento|instalador de portao|instalador em|folha|solda',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Não vendemos a preço de atacado nem temos tabela para serralheiro, instalador ou lojista: atendemos quem vai usar o portão, já com a instalação. O preço de revenda se pede ao distribuidor da marca, com CNPJ do ramo. Quem faz a folha e quer deixar o motor conosco pode indicar o cliente: orçamos por foto e instalamos na obra dele.',
    ],
    heading: 'O que temos para quem usa',
    text: [
      'Os três kits de basculante custam, já instalados, {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}. O motor avulso, sem instalação, começa em {{motor.quarterCv}}, pelo mesmo preço para qualquer comprador.',
    ],
    points: [
      'Obra com vários portões: o conjunto sai por orçamento.',
      'Peça para um conserto: pergunte, com a foto da etiqueta.',
      'Antes de fechar a folha, peça-nos a fixação: reforço e ponto de energia poupam volta.',
    ],
    send: 'Mande as fotos do portão por dentro, as medidas e o bairro da obra.',
  },
  {
    when: [
      'quem faz|quem fabrica|quem monta|onde faz|quem vende',
      'portao|folha',
      'quem coloca|quem instala|quem poe|quem bota|quem automatiza|quem pos',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O portão, com folha, trilho e coluna, quem faz é o serralheiro; o motor quem vende e instala somos nós, quando a folha já está pronta e andando leve na mão. Em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); portão de correr ou de abrir sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'A ordem dos três ofícios',
    text: [
      'Primeiro o serralheiro, depois o ponto de energia, com o eletricista, e por fim o motor. Combine antes do acabamento onde fica o reforço do suporte e por onde passa o fio.',
    ],
    points: [
      'Serralheiro: peso da folha por escrito, mola ou contrapeso equilibrados.',
      'Eletricista: circuito só do portão, com disjuntor e terra.',
      'Nós: motor, central, controles, força e fim de curso.',
    ],
    send: 'Mande o desenho ou a foto da folha, com as medidas, antes de ela ficar pronta.',
  },
];
