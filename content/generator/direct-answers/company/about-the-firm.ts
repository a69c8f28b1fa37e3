/** Who we are, work and business in our trade, barter, and who refunds damage by lightning. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const firmAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'dono|dona|donos|proprietario|fundador|socio|socios|gerente|responsavel|diretor',
      'empresa|firma|voces|site|loja|ppa',
    ],
    unless:
      'condominio|predio|imovel|casa|inquilino|aluguel|alugada|tecnico|sindico|portao de|motor de|paga|garagem de',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    isAboutModel: true,
    answer: [
      'O dono não se apresenta pelo nome nesta página: quem responde pela empresa está escrito no fim da página de [garantia](/garantia), e para falar com ele escreva pelo WhatsApp, diga o assunto e peça o retorno do responsável.',
    ],
    heading: 'O que dizer para a mensagem chegar a quem decide',
    text: [
      'Reclamação, proposta e pedido de documento andam mais depressa com estes dados na primeira mensagem.',
    ],
    points: [
      'Nome, telefone e bairro de quem escreve.',
      'Data do serviço e número do orçamento, se já houve um.',
      'O que se pede, numa frase.',
    ],
    further: 'Quem somos e onde atendemos está na [página inicial](/).',
    send: 'Respondemos de {horário}.',
  },
  {
    when: [
      'abrir empresa|montar empresa|abrir uma empresa|como abrir empresa|montar|abrir|comecar|iniciar|criar|virar|tornar|ser|viver de|ganhar dinheiro|lucro|lucrativ*|quanto fatura|da dinheiro|trabalhar com|trabalhar de|profissao|aprender|aprendo',
      'empresa|negocio|firma|loja|instalador|tecnico|autonomo|profissao|trabalhar com portao|trabalhar com portoes|portao|portoes',
      'portao|portoes|motor de portao|motores|automatizador*',
    ],
    unless:
      'multad*|multa|nao|normal|de abrir|abrir sozinho|controle|pode ser|deve ser|precisa ser|tem que ser|pelo celular|para abrir|para entrar|abre|abrir o|abrir um|abrir portao|abrir meu|comecar a|revendedor|revenda|casa|condominio|sem luz|celular|na mao|como abrir o|como abrir um|como abrir portao|como abrir meu|serralheiro|motor para|ser de|ser feito|ser automatizado|aprender controle|aprender o',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    isAboutModel: true,
    answer: [
      'Para trabalhar com portão automático, o caminho comum é aprender com um instalador experiente e nos cursos que fabricantes e distribuidores de motor oferecem; a abertura da firma é com um contador ou com o Sebrae. Nós atendemos quem tem o portão, e não damos curso, franquia nem consultoria.',
    ],
    heading: 'O que o ofício pede antes do primeiro cliente',
    text: [
      'É serviço de elétrica, de mecânica e de risco ao mesmo tempo, e cada parte se aprende com quem já a faz.',
    ],
    points: [
      'Elétrica: medir tensão, ligar terra e disjuntor, e a norma de segurança para quem mexe em quadro.',
      'Mecânica: equilíbrio do basculante, trilho e roldana do de correr, dobradiça do de abrir.',
      'Risco: cabo, mola e contrapeso guardam força, e não se aprende neles sozinho.',
      'Papel: orçamento por escrito, recibo e garantia de cada serviço.',
    ],
    further:
      'O que uma visita nossa olha está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Se você também tem um portão que pede serviço, mande pelo WhatsApp uma foto dele e o bairro.',
  },
  {
    when: [
      'troco|permuto|permuta|aceito troca|troca por|doo|doa se|doacao|doar',
      'motor|motores|controle|controles|placa|central|portao|portoes',
    ],
    unless:
      'quando|quanto|qual|posso|devo|como|por que|pilha|bateria|oleo|sozinho|dinheiro|outro|outra|novo|nova|ou|eu mesmo|preciso',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    isAboutModel: true,
    answer: [
      'Não fazemos permuta nem recebemos peça ou portão usado: para trocar ou doar, o lugar é um site de anúncios, uma serralheria ou um grupo do bairro. Antes de entregar qualquer central ou receptor, apague dele todos os controles da sua casa.',
    ],
    heading: 'O que conferir antes de aceitar a troca',
    text: [
      'Peça parecida por fora raramente serve: placa, controle e motor só trabalham juntos quando são da mesma família.',
    ],
    points: [
      'Etiqueta legível, com marca, modelo e tensão.',
      'Peça ligada e funcionando diante de você.',
      'Controle: frequência e tipo de código iguais aos do seu receptor.',
    ],
    send: 'Se a dúvida é se a peça serve no seu portão, mande pelo WhatsApp a foto da etiqueta dela e da sua central.',
  },
  {
    when: [
      'ressarc*|indeniz*|reembols*|quem paga o prejuizo|quem paga|prejuizo|paga|pagam|paga o prejuizo|cobre',
      'enel|distribuidora|concessionaria|cpfl|edp|companhia de luz|companhia de energia|queda de energia|pico de luz|pico de energia|sobretensao|oscilacao',
    ],
    unless: 'inquilino|sindico|taxa|garantia',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    answer: [
      'Quem paga é a distribuidora, como a Enel, se o dano veio da rede dela, ou o seguro da casa que tenha a cobertura de danos elétricos. O pedido de ressarcimento se faz nos canais da distribuidora, com a data, a hora e a lista de tudo o que queimou, e se ela negar o passo seguinte é a ouvidoria dela e depois a Aneel.',
    ],
    heading: 'O que juntar antes de mandar consertar',
    text: [
      'Pergunte primeiro se ela quer ver os aparelhos: quem conserta antes pode perder a prova. Do motor fazemos o diagnóstico e o orçamento por escrito, com peça e serviço separados; televisão, geladeira e roteador pedem o papel da assistência de cada um. O conserto do portão vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Protocolo da falta de luz, ou a hora do temporal.',
      'Foto da etiqueta e da placa, sem limpeza nem teste.',
      'Nota fiscal dos aparelhos, quando existe.',
      'Peças queimadas guardadas até o fim do pedido.',
      'Disjuntor do portão desligado até alguém medir.',
    ],
    further:
      'O que olhar na placa está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    send: 'Sem religar o disjuntor, mande pelo WhatsApp a foto da etiqueta do motor, a data do dano e o bairro.',
  },
];
