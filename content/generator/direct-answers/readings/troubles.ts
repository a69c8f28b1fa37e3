/** Troubles told in other words: a purchase that went wrong, a gate open in the rain, a sensor held by hand, the sun on the lens. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const troubleReadings: readonly DirectAnswer[] = [
  {
    when: [
      'paguei|dei sinal|dei entrada|pagou|transferi|fiz um pix|adiantei',
      'nao vieram|nao veio|nao apareceu|sumiu|sumiram|nao entregou|nao entregaram|nao instalou|nao instalaram|nao responde*|bloqueou',
    ],
    unless: 'condominio|taxa|controle|inadimplen*',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Quem pagou sinal e não foi atendido pode exigir o serviço ou o dinheiro de volta, corrigido: peça por escrito, com prazo curto, e guarde o comprovante e a conversa. Se foi conosco, escreva já na conversa do pedido, com o nome e a data; conosco o serviço se paga depois de ver o portão funcionando. Se foi com outra empresa, o caminho é o Procon ou o juizado especial.',
    ],
    heading: 'O que fazer hoje',
    text: [
      'Pagamento por Pix a desconhecido pode ser contestado no banco, e quanto antes melhor: peça o mecanismo de devolução pelo aplicativo. Se há sinal de golpe, faça o boletim de ocorrência pela internet.',
    ],
    points: [
      'Nome, CNPJ ou CPF e chave que recebeu.',
      'Orçamento ou mensagem com o que foi combinado.',
      'Prazo escrito para vir ou devolver.',
      'Garagem aberta enquanto isso: feche na mão, com a folha reta, e tranque por dentro.',
    ],
    further: 'Como se paga conosco e o que cada prazo cobre está em [garantia](/garantia).',
    send: 'Se o pedido é nosso, mande pelo WhatsApp o comprovante e a data; se ainda falta quem faça, uma foto do portão por dentro e o bairro.',
  },
  {
    when: [
      'com defeito|quebrado|errado|queimado|faltando|incompleto|amassado|nao funciona|nao liga|faltou|veio sem|diferente do anuncio',
      'recebi|chegou|veio|comprei|entregaram|shopee|mercado livre|amazon|magalu|internet',
      'motor|kit|placa|controle|automatizador|central',
    ],
    unless:
      'comprei casa|comprei a casa|comprei uma casa|apartamento|imovel|motor velho|motor antigo|depois que instal*|instalado|voces so instala*|tecnico|veio aqui|usado|luz|raio',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'O que chegou com defeito, faltando peça ou diferente do anúncio se devolve a quem vendeu: compra feita a distância tem sete dias de arrependimento, sem explicar o motivo, e o defeito tem noventa dias pela lei. Reclame pela plataforma hoje, com foto da caixa e da etiqueta, e não instale nem abra. Se a compra foi conosco, escreva na conversa do pedido, e a falta se resolve sem custo.',
    ],
    heading: 'Por que não instalar para ver',
    text: [
      'Motor já furado na coluna ou ligado na tensão errada é o que o vendedor usa para recusar. Fotografe tudo antes, inclusive a lista do que devia vir.',
    ],
    points: [
      'Controle que falta: dois vêm no nosso kit; no dos outros, veja o anúncio.',
      'Placa muda ao ligar: confira a tensão da etiqueta antes de culpá-la.',
      'Tipo errado, de correr em vez de basculante: devolução, sem adaptação.',
      'Loja sumiu: o fabricante também responde, e a plataforma intermedeia.',
    ],
    further: 'Os prazos da lei e os nossos estão na página de [garantia](/garantia).',
    send: 'Na dúvida se é defeito, mande pelo WhatsApp a foto da etiqueta, a da caixa aberta com as peças e a do seu portão por dentro.',
  },
  {
    when: [
      'golpe|confiavel|e seguro comprar|falso|falsificado|barato demais|desconfi*|fraude',
      'motor|kit|placa|controle|mercado livre|shopee|internet|anuncio|olx',
    ],
    unless: 'clon*|ladrao|empresa|tecnico|899|949|1349',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Preço muito abaixo da tabela não prova golpe, mas pede cuidado: no nosso site o motor mais simples, sem instalação, começa em {{motor.quarterCv}}, e o kit instalado em basculante, em {{kit.padrao}}. Abaixo disso costuma ser usado, incompleto, sem nota ou de tensão que não serve. Pague só dentro da plataforma, nunca por fora.',
    ],
    heading: 'O que conferir no anúncio',
    text: [
      'Um vendedor de verdade responde com a foto da etiqueta do aparelho que vai mandar, e não com a do catálogo.',
    ],
    points: [
      'Nota fiscal no seu nome e CNPJ que existe.',
      'Lista do que vem: central, fim de curso, suporte, controles.',
      'Tensão e tipo de portão escritos, além da potência.',
      'Avaliações com foto, e não só estrelas.',
      'Pedido de Pix direto ou conversa fora do site: pare.',
    ],
    further:
      'Para comparar preços, veja [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Antes de pagar, mande pelo WhatsApp o endereço do anúncio e uma foto do seu portão por dentro: dizemos se aquilo serve.',
  },
  {
    when: [
      'black friday|dia das maes|dia de as maes|natal|liquidacao|queima de estoque|aniversario da loja|semana do consumidor|saldao',
      'motor|kit|jetflex|speedy|portao|promocao|desconto|padrao',
    ],
    unless: 'feriado|atende|atendem|funciona|tema|festa',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Promoção dessa data não temos publicada: o kit instalado em basculante custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, em até {{instalments}}. Condição melhor se pergunta na conversa, antes de fechar, e vale só se vier escrita no orçamento.',
    ],
    heading: 'Como comparar uma oferta de época',
    text: [
      'Some o que falta em cada uma: motor barato sem instalação, suporte e controles passa do kit completo. E veja a data de entrega, que em promoção se alonga.',
    ],
    points: [
      'Preço final, com instalação e frete.',
      'Modelo por extenso, com a tensão.',
      'Garantia do motor e de quem monta, por escrito.',
    ],
    send: 'Mande pelo WhatsApp a oferta que você viu e a foto do seu portão por dentro: dizemos se são a mesma coisa.',
  },
  {
    when: [
      'aberto|escancarado|nao fecha',
      'chovendo|chuva|temporal|alagando|viajar|preciso dormir|sozinha em casa|e noite',
      'me ajuda|ajuda|socorro|urgente|agora|como fecho|o que faco|por favor',
    ],
    unless: 'camera|celular|preso em|prendeu',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['power'],
    answer: [
      'Para fechar agora: desligue o disjuntor do portão no quadro da casa, com as mãos secas, e olhe de longe se a folha está reta e os cabos inteiros. Se estão, solte o motor na chave, leve a folha até o batente, com outra pessoa, e trave de novo; se algo está torto, frouxo ou caído, não toque e feche a passagem. Depois chame: garagem aberta passa na frente.',
    ],
    heading: 'Com chuva, o que não fazer',
    text: [
      'Não abra a caixa do motor nem encoste na folha de ferro se ela formigou. Com água no piso até a caixa, não religue depois, mesmo que pare de chover.',
    ],
    points: [
      'Limpe a lente da fotocélula com pano seco e mande fechar uma vez: às vezes é só isso.',
      'Basculante no alto e pesado: não destrave; ele pode descer de uma vez.',
      'Não fecha nem na mão: estacione o carro atravessado por dentro e tranque a porta da casa.',
    ],
    further: 'O passo de cada folha está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp o bairro, uma foto de longe e a frase: portão aberto. Fora do expediente a resposta diz se há técnico.',
  },
  {
    when: [
      'so fecha se|so fecha quando|so fecha com|fecha se eu|so fecha segurando',
      'fotocelula|sensor|tampo|tampar|seguro|segurar|mao|lente',
    ],
    unless: 'controle|botao|botoeira',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão só fecha com a mão na fotocélula, ela está desalinhada ou solta: a sua mão a põe na posição em que os dois lados se enxergam. Aperte o suporte, aponte um para o outro e limpe as lentes, com o disjuntor desligado. Se fecha só quando você tapa a lente, a ligação está invertida na central, e isso é urgente, porque assim ela não protege ninguém.',
    ],
    heading: 'Solta, torta ou ligada ao contrário',
    text: [
      'Até o acerto use só a botoeira, olhando o vão, com o fechamento automático desligado. Alinhar ou trocar o par custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Firme com a mão e falha sem ela: suporte ou parafuso.',
      'Melhora ao mexer no fio: emenda ou borne.',
      'Melhora quando faz sombra na lente: sol de frente; troca-se o lado do emissor.',
      'Tapar e fechar: contato errado, sem uso até corrigir.',
    ],
    further:
      'A prova do cabo de vassoura está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo do que você faz para ele fechar e a foto dos dois sensores com a luz à vista.',
  },
  {
    when: [
      'sol batendo|sol bate|bate sol|sol em o sensor|sol no sensor|sol na fotocelula|sol forte|sol de tarde|sol da tarde|com sol',
      'fecha|fechando|abre|abrindo|para|volta|nao fecha|sozinh*',
    ],
    unless: 'madeira|pintura|solar|placa de sol|esquenta',
    subject: 'fotocelula',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se acontece só à tarde, com o sol batendo, o primeiro suspeito é a fotocélula: a luz de frente cega o receptor, e a central para, volta ou fecha fora da hora. Faça sombra na lente com um papelão, sem entrar no vão: se ele se comporta, gira-se ou troca-se o lado do par, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O sol na lente, na folha e na caixa',
    text: [
      'Se a sombra na lente nada muda, o calor está noutro lugar: a folha dilata e raspa, ou a caixa da central passa da temperatura que a placa suporta.',
    ],
    points: [
      'Para sempre ali e raspa: folga da folha, com ela fria e quente.',
      'Anda sozinho com a caixa quente: relé ou placa, e o disjuntor fica desligado.',
      'Controle fraco só à tarde: o chaveiro no painel do carro.',
      'Fecha sozinho a qualquer hora: é o fechamento automático ligado.',
    ],
    further: 'O teste do par está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Diga pelo WhatsApp a que horas acontece e mande a foto dos dois sensores nessa hora, com a luz à vista.',
  },
  {
    when: [
      'solta e cai|sobe e cai|sobe mas cai|sobe e solta|larga e cai|solta e desce|sobe e despenca|escapa e cai|sobe mas solta',
    ],
    unless: 'controle|volta a descer devagar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Pare agora: portão que o motor sobe e depois solta perdeu a ligação com a folha ou o equilíbrio, e cai sobre quem estiver embaixo. Desligue o disjuntor, afaste todos e não destrave. O que falha é a porca do fuso, o pino do braço, o cabo ou a mola: porca e engrenagem custam de {{part.gears.from}} a {{part.gears.to}}, e cabo ou mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que se olha de longe',
    text: [
      'Só com a folha embaixo e quieta. Se ela ficou no alto, ninguém passa, nem para tirar o carro: quem escora é o técnico.',
    ],
    points: [
      'Cabo frouxo, desfiado ou fora da polia.',
      'Mola com elo aberto ou caixa de peso no chão.',
      'Braço pendurado ou parafuso no piso.',
      'Motor que continua girando enquanto a folha cai: porca gasta.',
    ],
    further: 'O que cada peça segura está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'De longe, fotografe as duas laterais, mande pelo WhatsApp com o bairro e diga se há carro ou alguém preso.',
  },
];
