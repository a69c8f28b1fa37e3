/** Whether another brand is worth changing for ours, which motor a building takes instead of it, and both voltages at once. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const brandAndVoltAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trocar|troco|troca|substituir|mudar|tirar',
      'compensa|vale a pena|vale|devo|melhor|adianta',
      'ppa',
      'motor|portao|automatizador|por|kit',
    ],
    unless: 'controle*|placa|central|engrenagem|peca|dz|predio|condominio|kg',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Trocar {outra} por PPA compensa quando a placa ou a engrenagem saiu de linha, quando o conserto passa da metade do motor novo ou quando a folha pede mais velocidade. Se o {outra} anda bem e tem peça, não compensa: o conserto vai de {{repair.from}} a {{repair.to}}, e o PPA instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Quando o {outra} fica e quando sai',
    text: [
      'Vendemos PPA e consertamos {outra}: leia a conta com esse desconto. Em portão de correr ou de abrir o motor novo sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Fica: capacitor, fim de curso, regulagem ou controle perdido.',
      'Sai: estator e placa queimados juntos, ou carcaça enferrujada.',
      'Sai: terceiro conserto no mesmo ano, com a folha já em ordem.',
      'Com a troca vão embora os controles antigos: os do kit novo são dois.',
      'Folha pesada ou torta se acerta antes, ou o motor novo repete o defeito.',
    ],
    further: 'As contas de outra troca estão em [motor PPA ou Garen](/termos/motor-ppa-ou-garen).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do {outra}, o que ele faz de errado e as medidas da folha: dizemos se vale consertar.',
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
      '110 e 220|110v e 220v|110 e em 220|127 e 220|127v e 220v|127 e em 220|220 e 110|220 e 127|220v e 110v|duas tensoes|duas voltagens',
      'pode|posso|funciona|aceita|serve|ligado|ligar|liga|tanto faz',
      'portao|motor|portoes|automatizador|ppa',
    ],
    unless: 'diferenca|trocar|transformador|placa|central|mudar|passar|queimou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'safety'],
    answer: [
      'Portão eletrônico só fica ligado em 110 ou em 220 sem diferença se a etiqueta do motor disser bivolt, e ainda assim a chave ou a ligação tem de estar na tensão da casa. Quase todo motor é de uma tensão só: de 127 V, a que se chama de 110, queima em segundos na de 220 V; de 220 V, na de 127 V, ronca sem força e aquece até queimar.',
    ],
    heading: 'Como saber qual é a do seu motor',
    text: [
      'Com o disjuntor desligado, leia a etiqueta na carcaça: o número ao lado do V é a tensão. A do ponto quem confirma é o medidor do eletricista, porque disjuntor duplo é só um indício.',
      'Se as duas não combinam, muda o circuito, com eletricista, ou muda o motor: numa casa a troca fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      '127/220 com traço: bivolt, e o técnico confere a posição da chave.',
      'Um número só: a casa tem de dar aquela tensão no ponto.',
      'Etiqueta apagada: não experimente, mande a foto da caixa.',
      'Placa bivolt não torna o motor bivolt.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga que tensão chega ao ponto do portão, se souber.',
  },
];
