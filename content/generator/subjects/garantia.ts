import type { Subject } from '../subject.ts';

export const garantia: Subject = {
  name: 'garantia do portão',
  plural: 'garantias do portão',
  gender: 'f',
  aliases: [
    'garantia',
    'garantia do motor de portão',
    'garantia do motor',
    'garantia de motor de portão',
    'garantia do kit',
    'garantia do conserto',
    'garantia da instalação',
    'garantia do serviço',
    'prazo de garantia',
    'assistência em garantia',
  ],
  answers: {
    what: [
      'A garantia do portão separa o equipamento, a instalação e o conserto com suas peças. No kit instalado, {{kit.warranty}} no motor e na instalação; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
    ],
    works: [
      'A garantia do portão começa na data do recibo e vale para defeito do produto ou do serviço, com a visita por nossa conta quando o defeito é coberto. Leve a nota, diga o que mudou e mande um vídeo, que a resposta vem antes da visita.',
    ],
    price: [
      'A garantia do portão não tem preço separado: ela está no kit, a partir de {{kit.padrao}} instalado, e em cada conserto, que vai de {{repair.from}} a {{repair.to}}. O que se paga à parte é o que a garantia não cobre, e o valor é dito antes.',
    ],
    choose: [
      'Ao comparar a garantia do portão de dois orçamentos, olhe quem responde pela instalação e por quanto tempo, porque o fabricante só cobre o aparelho. O nosso kit tem {{kit.warranty}} no motor e na instalação.',
    ],
    install: [
      'A garantia do portão na instalação cobre fixação, regulagem e ligação feitas por nós; se algo disso cede, refazemos. No kit o prazo é de {{kit.warranty}}.',
    ],
    repair: [
      'No conserto, a garantia do portão é de {{repair.warranty}} para o serviço e de {{parts.warranty}} para as peças trocadas. Ela cobre o mesmo defeito voltar; um defeito diferente é um conserto novo, de {{repair.from}} a {{repair.to}}.',
    ],
    replace: [
      'Troca em garantia do portão acontece quando a peça coberta falha no uso normal; ela é substituída sem custo de peça. O aparelho inteiro só se troca depois que o fabricante confirma que o conserto não resolve.',
    ],
    signs: [
      'Para saber se a garantia do portão ainda vale, olhe a data do recibo e a etiqueta do aparelho. O conserto que volta com o mesmo sintoma dentro do prazo é garantia, mesmo que a causa seja outra peça mexida por nós.',
    ],
    worth: [
      'Vale acionar a garantia do portão antes de chamar outra empresa: quem abre o motor no prazo pode encerrar a cobertura do fabricante. A visita para verificar é nossa.',
    ],
    lifetime: [
      'A garantia do portão é de {{kit.warranty}} em tudo no kit instalado e de {{motor.warranty}} no motor da tabela, com {{motor.warranty.installation}} na montagem que fazemos. Num conserto são {{repair.warranty}} no serviço e {{parts.warranty}} nas peças. A lei soma noventa dias a cada prazo.',
    ],
    care: [
      'Para manter a garantia do portão, guarde recibo e etiqueta, faça as revisões indicadas e não abra a caixa do motor. Limpar trilho e lentes é cuidado seu e não afeta cobertura nenhuma.',
    ],
    safety: [
      'A garantia do portão não obriga a esperar com risco: se a folha está solta ou torta, desligue, afaste as pessoas e chame; a escora de segurança não prejudica a cobertura.',
    ],
    allowed: [
      'A garantia do portão permite que você troque a pilha do controle, limpe o trilho e destrave com a chave. Abrir a placa, soldar na base ou mudar a força por conta própria tira a cobertura do que foi mexido.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'As três garantias que um portão tem',
      text: [
        'A do fabricante cobre o aparelho. A nossa cobre a instalação e os consertos que fazemos. A legal, de noventa dias, vale por lei para qualquer uma delas.',
        'Um defeito pode cair em mais de uma. Fica valendo a mais favorável a quem comprou, e é por essa que a visita começa.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Como pedir atendimento em garantia',
      text: ['O pedido cabe numa mensagem.'],
      steps: [
        'Mande o recibo ou a data aproximada e o nome de quem contratou.',
        'Conte o sintoma e desde quando, com um vídeo curto.',
        'Diga se alguém mexeu no portão depois do serviço.',
        'Marcamos a visita de verificação, sem custo quando o defeito é coberto.',
        'O que for coberto é feito ali ou com a peça pedida; o resto é orçado antes.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O que a garantia não cobre',
      text: ['Ficam fora os danos de fora para dentro e o desgaste natural.'],
      points: [
        'Raio e sobretensão sem proteção instalada.',
        'Batida de carro na folha ou na coluna.',
        'Água dentro da caixa por tampa aberta ou obra.',
        'Peça aberta ou ligada por outra pessoa.',
        'Roldana e cabo gastos pelo uso, fora do prazo da peça.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Garantia de um conserto',
      text: [
        'Conserto feito por nós volta por nossa conta se o mesmo defeito reaparecer em {{repair.warranty}}. As peças postas nele têm {{parts.warranty}}.',
        'Quando a causa era dupla, por exemplo placa e fiação molhada, explicamos o que foi corrigido e o que ficou. Isso fica escrito no recibo.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Garantia do kit instalado',
      text: [
        'O kit tem {{kit.warranty}} para o motor e para a instalação, com central, controles e fixação. As linhas vendidas sem instalação seguem o prazo do fabricante, que está na página do produto.',
        'Se o instalador foi outro, a garantia da instalação é dele. O aparelho continua coberto pelo fabricante.',
      ],
    },
    {
      aspect: 'allowed',
      heading: 'Desistir da compra e devolver',
      text: [
        'Compra feita fora da loja, por telefone ou WhatsApp, pode ser desfeita em sete dias a partir da entrega, conforme o Código de Defesa do Consumidor. O produto volta inteiro e o valor pago é devolvido.',
        'Serviço já executado segue outra regra, e por isso confirmamos o orçamento por escrito antes de começar.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Ler a garantia de um orçamento',
      text: ['Antes de aceitar, procure estas quatro linhas no papel.'],
      points: [
        'Prazo do equipamento e de quem ele é.',
        'Prazo da instalação ou do serviço.',
        'Prazo das peças, se for conserto.',
        'Quem paga a visita de verificação.',
      ],
    },
    {
      aspect: 'care',
      heading: 'O que guardar e o que registrar',
      text: [
        'Fotografe a etiqueta do motor no dia da instalação, com a data. Ela some com o sol, e é ela que a fábrica pede.',
        'Guarde também o registro das revisões. Em prédio, a pasta do síndico com essas folhas encerra a maior parte das discussões.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'Prazo da lei e prazo do contrato',
      text: [
        'Os noventa dias da lei existem mesmo quando o papel não fala deles. O prazo do contrato se soma a eles, e nunca os diminui.',
        'Defeito que aparece depois e já existia, chamado oculto, conta a partir do dia em que apareceu. Vale descrever o que foi notado e quando.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Perigo primeiro, garantia depois',
      text: [
        'Com folha torta, cabo rompido ou choque, o pedido vira urgência. A escora e o desligamento são feitos antes de qualquer conversa sobre cobertura.',
        'Se a queda causou dano, fotografe tudo antes de mover. As fotos ajudam a separar o que é peça, o que é batida e o que é instalação.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-work', 'broken', 'burnt', 'worn'],
      answer: [
        'Se o portão parou dentro da garantia do portão, desligue o disjuntor, não abra a caixa e mande vídeo com a data do serviço: com isso dizemos se o defeito é coberto antes da visita.',
      ],
      heading: 'Defeito dentro do prazo',
      text: [
        'O mesmo sintoma não quer dizer a mesma causa. A visita olha primeiro o que foi feito por nós e só então o resto da instalação.',
      ],
      points: [
        'Mesmo sintoma e mesma peça: garantia do serviço.',
        'Peça nova que falhou: garantia da peça.',
        'Peça que não foi tocada: conserto novo, com orçamento.',
        'Sinal de água ou raio: avaliação da origem.',
      ],
      careful: 'Não chame terceiros para abrir o motor no prazo, ou a cobertura do fabricante se perde.',
      technician:
        'O técnico verifica sem custo o que é coberto; o que não for segue a faixa de {{repair.from}} a {{repair.to}}, com autorização.',
      more: 'Se foi depois de um reparo, leia [portão com defeito depois do conserto](/portao-com-defeito-depois-do-conserto).',
    },
    {
      fault: ['lightning', 'wet', 'in-rain', 'slips', 'noise'],
      answer: [
        'Raio e água ficam fora da garantia do portão, mas nem todo defeito depois da chuva veio dela. Descreva o que aconteceu e não religue a placa molhada; a verificação separa as duas coisas.',
      ],
      heading: 'Defeito depois de chuva ou raio',
      text: [
        'Marca de queima na trilha da placa aponta surto. Oxidação nos bornes aponta água que entrou por muito tempo.',
      ],
      points: [
        'Vizinhos também ficaram sem portão: surto na rede.',
        'Caixa com fundo úmido: vedação ou eletroduto.',
        'Nenhum dos dois: defeito de peça, que pode ser coberto.',
      ],
      careful: 'Não seque a placa com secador nem a ligue para testar.',
      technician:
        'O técnico documenta a causa em fotos e orça o que não é coberto, de {{repair.from}} a {{repair.to}}.',
      more: 'A proteção contra surto está em [placa do portão queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    },
  ],
  questions: [
    {
      about: ['what', 'lifetime'],
      question: 'Quanto tempo de garantia tem o kit instalado?',
      answer: '{{kit.warranty}} no motor e na instalação. Peças de conserto têm {{parts.warranty}}.',
    },
    {
      about: ['repair'],
      question: 'O mesmo defeito voltou, pago de novo?',
      answer: 'Dentro do prazo do serviço, não. Mande o recibo e o vídeo do defeito.',
    },
    {
      about: ['allowed'],
      question: 'Posso mandar outro técnico olhar?',
      answer: 'Pode, mas a garantia do que ele abrir passa a ser dele. Fale com a gente antes.',
    },
    {
      about: ['works', 'lifetime'],
      question: 'Preciso do recibo?',
      answer: 'Ajuda muito, e uma foto serve. Sem ele procuramos pelo nome e pela data.',
    },
    {
      about: ['works', 'lightning'],
      question: 'Raio é coberto?',
      answer: 'Não, porque o dano vem da rede. Um protetor de surto no quadro é o que evita.',
    },
    {
      about: ['lifetime', 'replace'],
      question: 'A garantia se renova quando a peça é trocada?',
      answer: 'A peça nova conta o prazo dela a partir da troca. O prazo do conjunto segue o original.',
    },
    {
      about: ['allowed', 'care'],
      question: 'Trocar a pilha do controle tira a garantia?',
      answer: 'Não. Pilha, limpeza e destravamento são do uso normal.',
    },
    {
      about: ['choose'],
      question: 'A garantia do motor comprado na internet vale para a instalação?',
      answer: 'Vale para o aparelho. A instalação é garantida por quem a fez.',
    },
    {
      about: ['works'],
      question: 'Quem decide se o defeito é coberto?',
      answer: 'A verificação técnica, com fotos do que foi encontrado. Você recebe a explicação por escrito.',
    },
    {
      about: ['price'],
      question: 'Existe garantia estendida?',
      answer: 'O que estendemos é a da instalação, no kit. Não vendemos seguro nem contrato separado.',
    },
  ],
  visit: [
    'Uma verificação de garantia do portão {onde} é marcada como qualquer visita, e o que for coberto sai sem custo.',
    'Para garantia {onde}, o técnico leva a foto da etiqueta e do serviço anterior, e o resultado fica escrito.',
  ],
  brand: [
    'A garantia do aparelho {marca} é do fabricante e segue a nota; a da instalação é de quem instalou, e as duas correm juntas.',
  ],
  figures: {
    year: [
      'Depois de {figura}, a garantia do portão de fábrica já passou na maioria dos casos, e o que vale é a do último conserto, de {{repair.warranty}} no serviço.',
    ],
  },
  further: [
    'A tabela completa, com o que cada prazo cobre, está na página de [garantia](/garantia).',
    'Para o conserto que ainda vai ser feito, veja [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp a data do serviço, a foto da etiqueta e uma frase sobre o defeito: dizemos se é garantia antes de marcar.',
    'Se houver dúvida sobre a cobertura, conte se alguém mexeu no portão depois do serviço; é o que mais muda a resposta.',
  ],
};
