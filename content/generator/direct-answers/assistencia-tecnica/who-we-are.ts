/** Answers to titles about the business itself: where it goes by postcode, its registration, since when it exists. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const whoWeAreAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cep|ceps|cep 0*|cep 1*|cep 2*|cep 3*|cep 4*|cep 5*|cep 6*|cep 7*|cep 8*|cep 9*',
      'portao|portoes|motor|conserto|consertam|instalacao|manutencao|tecnico|assistencia|atendimento|atendem|atende|voces|voces atendem|area|visita|controle',
    ],
    unless: 'cep de|qual o cep|qual cep|frete|correio*|entrega|entregam',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutFigure: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['buy'],
    answer: [
      'Atendemos o CEP que começa por 0, da capital ou da Grande São Paulo; o que começa por outro número é do interior, do litoral ou de outro estado, e lá não vamos. A visita do técnico não tem taxa, e um conserto de portão fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    heading: 'O que o CEP resolve e o que ainda falta dizer',
    text: [
      'O CEP dá a rua, e com ela se combina o horário da equipe. O preço vem do portão: a foto dele por dentro, a etiqueta do motor e um vídeo do defeito já dão uma faixa, antes da visita.',
    ],
    points: [
      'CEP com o número da casa ou do prédio.',
      'Tipo de portão: basculante, de correr ou de abrir.',
      'O que ele deixou de fazer, e desde quando.',
    ],
    send: 'Mande o CEP com o número e a foto da etiqueta do motor.',
  },
  {
    when: [
      'cnpj|razao social|inscricao estadual|cadastro de fornecedor|cadastro de fornecedores',
      'voces|tem|empresa|qual|cadastro|administradora|fornecedor|fornecedores|possui|possuem|firma|portao|tecnico',
    ],
    unless:
      'mei|boleto|faturado|faturamento|nota fiscal|sem cnpj|cnpj de condominio|orcamento|desconto|revenda|atacado|preco|parcel*|abrir|comprar|compra|motor|kit|pagar|pagamento',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['what'],
    description:
      'Temos CNPJ: ele, a razão social e o endereço constam da nota fiscal, e quem quer conferi-los antes de fechar pede pelo WhatsApp.',
    answer: [
      'Temos CNPJ: ele, a razão social e o endereço constam da nota fiscal, e quem quer conferi-los antes de fechar, ou precisa deles para o cadastro de fornecedor, pede pelo WhatsApp. Trabalhamos desde {desde}, na capital e na Grande São Paulo.',
    ],
    heading: 'O que conferir pelo CNPJ antes de fechar',
    text: [
      'A consulta no site da Receita Federal mostra se uma empresa está ativa e desde quando. O mesmo nome deve estar no orçamento, na nota e na garantia.',
    ],
    points: [
      'Valor, peça e prazo de garantia por escrito.',
      'Empresa ou condomínio: os dados de quem paga já no primeiro contato.',
      'Quem aprova o orçamento, e até que dia.',
    ],
    send: 'Diga que cadastro precisa preencher e o que o portão precisa: os dados vão na resposta.',
  },
  {
    when: [
      'ha quanto tempo|quantos anos|desde quando',
      'trabalha|trabalham|atua|atuam|existe|existem|mexem|consertam|instalam|mercado|experiencia',
      'portao|portoes|motor|motores',
    ],
    unless: 'dura|duram|garantia|meu|parado|parou|trocar|troca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['what'],
    answer: [
      'Desde {desde}: vendemos e instalamos motor de portão, consertamos o que já existe e fazemos a manutenção, em São Paulo e na Grande São Paulo. Um conserto fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço, e a visita não tem taxa.',
    ],
    heading: 'O que o tempo de casa vale na prática',
    text: [
      'Quem vê portão todo dia sabe que peça falha primeiro em cada tipo de folha, e por isso pergunta antes de condenar o motor. O resto se confere por escrito: causa, valor e prazo.',
    ],
    points: [
      'O que contam os clientes de cada região está em [depoimentos](/depoimentos/sao-paulo-capital).',
      'A peça velha é mostrada, se você pedir.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga o bairro.',
  },
  {
    when: [
      'atendem|atende|trabalham|trabalha|fazem|voces',
      'imobiliaria|imobiliarias|administradora|administradoras',
    ],
    unless: 'paga|pagar|laudo|multa|cobra|cobrou|pode|inquilin*|nota|boleto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'Sim, atendemos imobiliária e administradora: o orçamento do portão vai por escrito no nome de quem paga, e o serviço só começa depois da aprovação. A visita não tem taxa em São Paulo e na Grande São Paulo, e um conserto em casa fica entre {{repair.from}} e {{repair.to}}; em prédio ele é orçado pela peça.',
    ],
    heading: 'O que combinar quando quem paga não mora lá',
    text: [
      'Quem recebe o técnico, quem autoriza e em que nome sai a nota: com as três respostas na primeira mensagem, ninguém vai duas vezes ao imóvel.',
    ],
    points: [
      'Endereço, e onde está a chave do imóvel vazio.',
      'Foto da etiqueta do motor e o que o portão faz.',
      'Prazo da vistoria ou da entrega das chaves.',
    ],
    send: 'Mande o endereço do imóvel, a foto da etiqueta do motor e quem aprova o orçamento.',
  },
];
