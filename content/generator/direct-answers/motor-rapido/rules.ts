/** Answers to titles about fast motors: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fecha em|desce em|fechando em|cai em',
      'segundos|segundo',
      'perigo*|e normal|seguro|rapido|criança|crianca',
    ],
    figure: { unit: 'second', from: 1, to: 3.9 },
    unless: 'correr|pivotante|depois de',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'É perigoso: um basculante que fecha em {figura} desce mais depressa que o nosso kit mais rápido abre, que leva {segundos jetflex}, e a essa velocidade não para a tempo. Ou o freio da central falhou, ou a folha cai pelo peso. Desligue o disjuntor, não passe embaixo e não destrave antes de olhar os cabos; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Velocidade do motor ou queda da folha',
    text: [
      'Se ele sobe devagar e desce depressa, é peso: contrapeso, cabo ou mola. Se anda rápido nos dois sentidos, é ajuste de velocidade, que se reduz na placa com inversor.',
    ],
    points: [
      'Prova da caixa no vão: encostou, a folha volta.',
      'Fotocélula testada antes de voltar a usar.',
      'Mudou de um dia para outro: sempre defeito.',
    ],
    send: 'Mande um vídeo de longe do fechamento e a foto da etiqueta do motor.',
  },
  {
    when: [
      'lento|devagar|demora|demorado|lerdo|vagaroso|velocidade',
      'deixar mais rapido|motor mais rapido|portao mais rapido|aumentar a velocidade|acelerar|ficar mais rapido|deixar o motor|mais rapido|mais veloz',
      'da para|como|posso|pode|consigo|tem como|e possivel',
    ],
    unless: 'qual|comprar|ficou lento|preco|quanto|condominio*|predio*|edificio*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['allowed', 'replace'],
    answer: [
      'Dá para recuperar a velocidade que o motor já teve, mas um motor comum não fica mais rápido do que nasceu: a rotação vem da rede e da engrenagem. Se ele ficou lento, a causa é folha pesada ou capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}; se sempre foi, só um motor rápido muda isso, no basculante o SPEEDY, de {segundos speedy}, por {{kit.speedy}}, ou o JETFLEX, de {segundos jetflex}, por {{kit.jetflex}} instalado. Em motor de inversor a velocidade se ajusta na placa.',
    ],
    heading: 'Antes de trocar, a prova da folha',
    text: [
      'Desligue o disjuntor, solte o motor na chave, com os cabos inteiros, e mova a folha. Se vai leve na mão e lento no motor, é capacitor ou tensão baixa. Pesada: mola, contrapeso, roldana ou trilho.',
      'Trocar a engrenagem por outra de relação diferente, ou pôr inversor por fora, não é serviço sério: tira força e quebra o redutor.',
    ],
    points: [
      'Lento só no frio: graxa velha ou capacitor.',
      'Lento no fim do curso: é a rampa, de propósito.',
      'Lento com a luz da casa fraca: fio fino.',
    ],
    send: 'Mande um vídeo da abertura, com os segundos, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'jetflex|jet flex|inversor',
      '220|220v|220 v',
      'precisa|precisam|so|obrigatori*|tem que|pede|exige|funciona|liga|trabalha',
    ],
    unless: '110|127|127v|110v|queim*|parou|nao funciona',
    subject: 'motor-rapido',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed', 'compatibility'],
    answer: [
      'Sim, o JETFLEX precisa de 220 V no ponto do portão, com disjuntor e terra próprios: em 127 V ele não trabalha, e transformador não é solução para motor com inversor. Se o quadro tem duas fases, o eletricista puxa o circuito; se a casa só tem 127 V, os kits PADRÃO, de {{kit.padrao}}, e SPEEDY, de {{kit.speedy}}, se pedem nessa tensão.',
    ],
    heading: 'Saber se a sua casa tem 220 V',
    text: [
      'Chuveiro ou ar-condicionado em 220 V no quadro quer dizer que há duas fases. O motor não usa a tomada da garagem: leva um circuito do quadro até ele.',
      'O kit JETFLEX custa {{kit.jetflex}} instalado em basculante; o circuito é do eletricista e se paga à parte.',
    ],
    points: [
      'Fio de 2,5 mm² do quadro até o motor, com terra.',
      'Disjuntor de duas fases só do portão.',
      'Protetor de surto no quadro, por causa da placa.',
      'Tensão medida com o chuveiro ligado.',
    ],
    send: 'Mande a foto do quadro aberto e a do portão por dentro: dizemos se o ponto serve.',
  },
  {
    when: [
      'jetflex|inversor*|inverter|triflex',
      '110*|127*|110v|127v',
      'ligar|liga|funciona|serve|pode|posso|tomada|rede',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed'],
    answer: [
      'O PPA Home Jetflex que vendemos é de {{homeJetflex.volts}} e não trabalha em 127 V. Outros motores com inversor são bivolt de entrada, e neles a própria placa reconhece a tensão; só a etiqueta ou o manual da sua placa responde.',
    ],
    heading: 'Como levar 220 V até o motor',
    text: [
      'Em quase toda casa de São Paulo o quadro recebe duas fases, e o eletricista puxa um circuito de 220 V com disjuntor duplo e terra. Transformador serve de remendo e precisa aguentar a partida.',
    ],
    points: [
      'Etiqueta com um número só: é aquela tensão e mais nenhuma.',
      'Etiqueta com os dois números: veja se há chave ou se é automático.',
      'Quadro com uma fase só: peça o aumento à distribuidora antes de comprar.',
    ],
    further: 'A ficha está no [Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: [
      'inversor|inverter',
      'existente|atual|que tenho|ja tenho|comum|antigo|colocar|adaptar|instalar|da para',
      'motor|portao',
    ],
    unless: 'ou|queim*|consert*|preco|quanto custa|energia solar|novo|vale a pena|diferenca',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed', 'compatibility'],
    answer: [
      'Não se põe inversor num motor comum de portão: o de casa é monofásico, parte com capacitor, e o inversor comanda motor trifásico ligado à placa própria dele. Quem quer partida suave troca motor e central juntos; em basculante, o kit JETFLEX, com inversor, sai por {{kit.jetflex}} instalado.',
    ],
    heading: 'O que se aproveita ao passar para o inversor',
    text: [
      'Ficam o portão, o ponto de energia e às vezes o suporte. Saem motor, central e controles, porque o código e o sensor de posição são do conjunto.',
      'Se o incômodo é só o tranco na parada, veja antes se a central de hoje tem parada suave: regulá-la fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Ponto de 220 V para o PPA Home Jetflex.',
      'Folha reta e leve na mão, de até {{homeJetflex.weight}}.',
      'Motor de correr ou de abrir: por orçamento.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor de hoje, a da central e uma foto do portão por dentro.',
  },
  {
    when: ['perigos*|perigo|seguro|risco|machuc*', 'rapid*|4 segundos|veloz|velocidade|jetflex'],
    unless: 'consert*|atendimento',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Motor rápido não é mais perigoso que o comum se tem três coisas: freio suave antes do fim, força regulada para parar ao encostar e fotocélula no vão. Sem elas, uma folha que anda em {segundos jetflex} dá menos tempo de sair da frente, e aí o risco é real.',
    ],
    heading: 'O que exigir num portão veloz',
    text: [
      'O inversor ajuda: ele desacelera antes de encostar e mede o esforço melhor que o motor comum. Nós deixamos o fechamento automático desligado até a fotocélula funcionar.',
      'No kit JETFLEX, de {{kit.jetflex}} instalado em basculante, peça a fotocélula no mesmo dia; num portão pronto ela fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Força regulada no mínimo que completa o curso.',
      'Fotocélula na altura do para-choque, e segundo par se há criança.',
      'Sinaleira, se a folha sai sobre a calçada.',
      'Controle fora da mão de criança.',
      'Teste mensal com o cabo de vassoura no feixe.',
    ],
  },
];
