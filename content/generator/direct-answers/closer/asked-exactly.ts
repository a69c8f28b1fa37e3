/** Titles that resemble a more frequent question: hours without power and not years, 'whether' and not 'which'. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const exactlyAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'em quantas vezes|em ate quantas vezes|ate quantas vezes|quantas parcelas|quantas vezes em cartao|quantas vezes sem juros|quantas vezes parcelam|quantas vezes dividem',
      'kit|motor|jetflex|speedy|padrao|automatiz*',
    ],
    unless: 'abre|abrir|abriu|por dia|por hora|dia|hora|conserto|correr|deslizante|pivotante|condominio',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Dá para parcelar o kit em até {{instalments}}. Sem juros, os {{kit.padrao}} do PADRÃO ficam em {{kit.padrao / instalments}} por mês; se a operadora do cartão cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'A parcela de cada kit instalado',
    text: [
      'O valor dividido já traz motor, central, dois controles e a mão de obra em portão basculante. Você escolhe o número de parcelas, e ele fica escrito junto do preço.',
    ],
    points: [
      'SPEEDY, de {{kit.speedy}}: {{kit.speedy / instalments}} no máximo de parcelas.',
      'JETFLEX, de {{kit.jetflex}}: {{kit.jetflex / instalments}} na mesma conta.',
      'Cabo, contrapeso ou solda que a folha peça: somados antes, para não virar outra compra.',
    ],
    send: 'Diga pelo WhatsApp em quantas vezes quer pagar e mande a foto da folha por dentro, com o bairro: o valor da parcela volta escrito.',
  },
  {
    when: [
      'para de subir|parou de subir|para subindo|para quando sobe|para em subida|sobe ate metade|sobe ate meio|sobe metade|sobe so ate metade|sobe um pouco',
      'volta|volta sozinh*|volta a descer|volta a fechar|desce|desce de novo|retorna|fecha de novo|volta para tras',
    ],
    unless: 'controle|cabo|mola|correr|deslizante|pivotante|cancela',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que para de subir no meio e volta encontrou mais peso do que a força de abertura permite: contrapeso ou cabo gasto, folha que prende, capacitor fraco, ou força e percurso mal gravados na central. Pare de insistir, deixe a folha fechada, desligue o disjuntor e não deixe ninguém passar por baixo. Regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}, trocar o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O ponto em que a subida para diz a causa',
    text: [
      'Olhe de longe, sem soltar o motor: com cabo desfiado ou folha torta, quem a destrava pode tê-la em cima. Aumentar a força para ela passar esconde o peso e machuca.',
    ],
    points: [
      'Sempre no mesmo ponto, com tranco: guia, braço ou peça que raspa ali.',
      'Em pontos diferentes, e pior com o motor quente: capacitor ou bobina.',
      'Desde a chapa nova, a pintura ou a porta embutida: falta contrapeso.',
      'Logo depois de faltar luz ou de mexerem na central: percurso a gravar de novo.',
      'Um lado sobe antes do outro: cabo ou pivô, e ninguém usa o portão.',
    ],
    questions: [
      {
        question: 'Pode ser a fotocélula?',
        answer:
          'Na subida, quase nunca: ela protege a descida. Na dúvida, o técnico mede antes de trocar qualquer peça.',
      },
    ],
    further:
      'O preço de cada peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da subida até ele voltar, gravado de longe, uma foto dos dois cabos e o bairro.',
  },
  {
    when: [
      'speedy',
      'aguenta|suporta|serve|da conta|levanta|puxa|peso|kg|pesado|pesada|largura|metros|grande',
    ],
    figure: { unit: 'metre', from: 2, to: 6 },
    unless: 'ou|x|vs|jetflex|consert*|quanto custa|preco',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Só pela largura de {figura} não se responde se o SPEEDY aguenta: quem decide é o peso da folha, e o limite dele não está publicado aqui; confirmamos na ficha do motor antes do pedido. Para ter uma ideia, o PPA Home leva até {{home.weight}}, e o PPA Home Jetflex, até {{homeJetflex.weight}}, sempre com a folha equilibrada. O SPEEDY é kit para basculante e custa {{kit.speedy}} instalado.',
    ],
    heading: 'Da largura ao peso do portão',
    text: [
      'Multiplique a largura pela altura e veja o material: em {figura}, grade e alumínio pesam pouco, chapa pede conta, e madeira sobre ferro pode passar do que um motor de casa levanta. Acima do limite vai a linha pesada para basculante, até {{heavyLine.weight}}, por orçamento.',
    ],
    points: [
      'Porta social embutida e chapa dos dois lados entram na soma.',
      'Folha larga torce no meio: quadro sem flecha, ou reforço antes do motor.',
      'Velocidade não tira peso: folha desequilibrada cansa mais o motor rápido.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a altura da folha, o material e uma foto dela por dentro: dizemos se o SPEEDY leva.',
  },
  {
    when: [
      'usado|usada|usados|segunda mao|seminovo',
      'motor de portao|motor|kit',
      'compensa|vale a pena|presta|e bom|bom negocio|bom preco|e barato|posso comprar|devo comprar|pego',
    ],
    figure: { unit: 'real', to: 500 },
    unless: 'vender|vendo|carro|compram|compro|peca|pecas|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor usado por {figura} raramente compensa: ainda faltam a instalação, o suporte e os controles, e a engrenagem gasta custa de {{part.gears.from}} a {{part.gears.to}}. Na nossa tabela o novo, sem instalação, começa em {{motor.quarterCv}}; instalado em basculante, o kit custa {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'Como testar um motor usado antes de pagar',
    text: [
      'Só vale se você o vê trabalhar no portão de quem vende, com peso parecido com o do seu. Fora da parede ele gira leve, e nada se prova.',
    ],
    points: [
      'Várias aberturas seguidas: se perde força quente, é bobina ou capacitor.',
      'Folga no fuso ou na saída, estalo e óleo escorrido: engrenagem ou retentor no fim.',
      'Tensão, modelo e ano na etiqueta; sem ela não se acha peça.',
      'Fim de curso, central e controles originais juntos, e o dono apagado da memória.',
      'Recibo com nome e data, e a nota de origem: sem ela a garantia que restar não se prova.',
    ],
    further:
      'Para comparar com o novo, veja [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Antes de pagar, mande a foto da etiqueta e um vídeo do motor andando: dizemos se ainda há peça e se serve na sua folha.',
  },
  {
    when: [
      'eletroima|eletro ima|ima|fechadura eletromagnetica|fechadura magnetica',
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
];
