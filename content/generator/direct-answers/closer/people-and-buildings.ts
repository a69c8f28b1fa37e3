/** What people may demand and what may happen to them: guarantee by law, an invoice, remotes of a flat, a child's finger. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const closerPeopleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'garantia',
      'conserto|servico|reparo|manutencao|mao de obra|consertar',
      'lei|cdc|codigo de defesa|procon|legal|quantos dias|quanto tempo|prazo|90 dias|direito|direitos',
    ],
    unless:
      'nao cumpre|nao cumpriu|recusa|nega|negou|nao quer|fabrica|motor novo|instalacao|kit|de voces|voces',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Pela lei, o conserto do portão tem noventa dias de garantia, contados do fim do serviço: é o prazo do Código de Defesa do Consumidor para serviço durável, e vale mesmo sem papel. Defeito escondido conta do dia em que aparece. O que a empresa promete por escrito soma-se a isso; na nossa, são {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
    ],
    heading: 'Para usar a garantia do conserto',
    text: [
      'Avise por escrito, com data e vídeo, antes que outra pessoa abra a caixa. O prestador refaz sem cobrar, devolve o valor ou abate do preço, à sua escolha.',
    ],
    points: [
      'Recibo ou conversa com a data e o que foi trocado.',
      'O mesmo defeito no mesmo lugar: refaz-se de graça.',
      'Outro defeito é outro serviço, com novo orçamento.',
      'Sem acordo: Procon, consumidor.gov.br ou juizado especial.',
    ],
    further: 'O que cada prazo nosso cobre está na página de [garantia](/garantia).',
    send: 'Se o conserto foi nosso, mande pelo WhatsApp o recibo e um vídeo do que voltou.',
  },
  {
    when: [
      'nota fiscal|nota',
      'exigir|obrigad*|obrigatori*|direito|pedir|pode se negar|recus*|nao quer dar|nao deu|nao deram|posso',
    ],
    unless: 'voces|emitem',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Pode exigir: empresa que conserta portão é obrigada a dar nota fiscal do serviço a quem paga. O microempreendedor (MEI) pode estar dispensado dela quando o cliente é pessoa física, e aí um recibo assinado, com nome, CPF ou CNPJ e a descrição, serve de prova.',
    ],
    heading: 'O que precisa estar no papel',
    text: [
      'É por ele que a garantia corre, e condomínio e empresa precisam dele para a prestação de contas. Peça a nota ao aprovar o orçamento, e não depois de pagar.',
    ],
    points: [
      'Nome, endereço e CPF ou CNPJ de quem paga.',
      'Peça trocada, com o modelo, e causa do defeito.',
      'Valor da peça e da mão de obra, separados.',
      'Data do fim do serviço e prazo de garantia.',
    ],
    further: 'O que cada prazo nosso cobre está na página de [garantia](/garantia).',
    send: 'No nosso serviço, diga na primeira mensagem em nome de quem a nota sai: ela é combinada junto com o orçamento.',
  },
  {
    when: [
      'quantos controles|numero de controles|quantidade de controles|limite de controles|quantas tags',
      'apartamento|apartamentos|morador|moradores|unidade|vaga|condomino|inquilino',
    ],
    unless: 'memoria|central guarda|cabem',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Quantos controles cada apartamento pode ter quem diz é o condomínio: nenhuma lei fixa o número, e a regra está no regimento, na convenção ou numa ata de assembleia. O comum é um por vaga, e os extras se pedem por escrito e se pagam à parte.',
    ],
    heading: 'O limite da regra e o limite da central',
    text: [
      'A regra precisa valer igual para todos e não pode deixar sem acesso quem tem vaga. A central também tem um limite: as de condomínio, com memória externa, guardam centenas de controles.',
    ],
    points: [
      'Peça por escrito, com o motivo: segundo carro, filho que dirige, cuidador.',
      'Controle perdido se apaga pelo número, sem mexer nos outros.',
      'Mudou de apartamento: o controle fica ou é cancelado.',
    ],
    further:
      'Como o prédio cadastra está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Para gravar ou apagar controles do prédio, o síndico manda a foto da central e diz quantos são: a visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
  },
  {
    when: [
      'pode esmagar|pode prender|pode machucar|pode prensar|pode ferir|pode cortar|pode matar|machuca|e perigoso|perigoso|perigo|risco',
      'crianca*|bebe|filho|filha|neto|neta|dedo|dedos|mao|maos|pessoa|idoso|pe|braco',
    ],
    unless: 'prendeu|machucou|preso|presa|caiu|feriu|choque|fugiu|esmagou|prensou|cabo|mola',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Há risco, e o maior não está no meio do vão, que a fotocélula vigia, e sim nas frestas e na folha em que alguém se pendura: entre a folha e a coluna, na dobradiça, no braço do motor e entre pinhão e cremalheira. Com a força regulada o portão recua ao encostar, mas uma mão pequena na fresta ele pode não sentir.',
    ],
    heading: 'O que proteger num portão com criança em casa',
    text: [
      'São duas defesas que se somam: fotocélula, que evita o contato, e força no mínimo, que o alivia. Nenhuma das duas cobre dobradiça e engrenagem; ali se põe tampa.',
      'Um par de fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular força e reversão, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'De correr: tela na grade, para o braço não entrar entre as barras.',
      'De abrir: proteção do lado da dobradiça.',
      'Basculante: ninguém embaixo nem pendurado na folha.',
      'Segundo par baixo, a um palmo do chão.',
      'Controle fora do alcance, e fechamento automático só com o par baixo.',
      'Teste por mês: caixa de papelão no vão, e a folha tem de voltar.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e outra dos lados da folha: marcamos onde falta proteção.',
  },
  {
    when: [
      'sensor|fotocelula|sensores|dispositivo|algum jeito|equipamento',
      'nao fechar|nao feche|nao bater|nao bata|nao pegar|nao descer|nao desca|impedir|evitar|nao amassar|nao encostar',
      'carro|veiculo|moto|caminhao|cima|pessoa',
    ],
    unless: 'nao funciona|parou|queim*|sujo',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'O sensor que impede o portão de fechar no carro é a fotocélula: um par de lentes nas laterais do vão, que segura ou devolve a folha enquanto o feixe está cortado. Instalada, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Onde ela vai e o que ela não vê',
    text: [
      'Vai na altura do para-choque, fora do giro da folha e do pneu, ligada à entrada própria da central. Em carro comprido ou caminhonete, um segundo par cobre o vão entre as rodas, que o primeiro deixa passar.',
    ],
    points: [
      'Basculante: do lado de dentro, fora do arco da folha.',
      'Com fio é a mais estável; sem fio, troca-se a bateria.',
      'Força regulada é a segunda defesa, para o que o feixe não pega.',
      'Tempo de pausa maior ajuda quem sai devagar.',
    ],
    further:
      'Altura, ligação e modelos estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp os dois lados do vão, vistos de dentro, e a etiqueta do motor: dizemos se o fio passa e o valor.',
  },
  {
    when: [
      'taxa|taxa extra|rateio|ratear|chamada extra|cota extra|cobrar a mais|fundo de reserva',
      'portao|portoes|motor',
      'condominio|sindico|predio|condomino|morador|assembleia',
    ],
    unless: 'visita|bati|bateu|multa|inquilino',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Pode cobrar, se a assembleia aprovou: trocar o portão ou o motor do condomínio é despesa de todos, e o rateio segue a fração ideal, a não ser que a convenção diga outra coisa. Conserto necessário e urgente o síndico pode mandar fazer antes e prestar contas depois; se for caro, convoca a assembleia.',
    ],
    heading: 'O que conferir antes de pagar o rateio',
    text: [
      'Peça a ata, o orçamento aprovado e o número de parcelas. Reforma que só embeleza exige mais votos que a obra que dá segurança ou evita parada.',
    ],
    points: [
      'Ata com o valor, o prazo e a empresa escolhida.',
      'Dois ou três orçamentos da mesma descrição.',
      'Saldo do fundo de reserva e se ele pode cobrir.',
      'Quem não usa a garagem: a convenção diz se participa.',
    ],
    send: 'Para o orçamento que vai à assembleia, o síndico manda pelo WhatsApp a foto do portão, da etiqueta do motor e o número de vagas.',
  },
  {
    when: [
      'morador|condomino|vizinho|visitante|inquilino|entregador|motorista|alguem',
      'quebrou|bateu|estragou|danificou|derrubou|entortou|amassou|arrebentou|forcou',
      'paga|pagar|responde|responsavel|conta|prejuizo|cobrar|arca',
      'portao|motor',
    ],
    unless: 'carro de|em carro|meu carro|fechou|aluguel|alugado',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Paga quem quebrou, se há prova de que foi ele. Na prática o condomínio manda consertar logo, porque a garagem não pode ficar aberta, e cobra depois do morador, com o orçamento e a gravação; muitas convenções põem na conta do morador também o dano do visitante dele.',
    ],
    heading: 'Dano, desgaste e prova',
    text: [
      'O que se cobra é o que a batida causou, e não a peça que já estava gasta: por isso o técnico descreve cada uma em separado. Se o portão falhou antes e fechou sobre o carro, a conta pode virar do condomínio.',
      'Motor e comando consertamos de {{repair.from}} a {{repair.to}}; solda e suporte ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Gravação pedida no mesmo dia, antes que se apague.',
      'Foto do portão, do carro e da placa.',
      'Aviso por escrito, com prazo para responder.',
      'Seguro do carro e do prédio avisados antes do conserto.',
    ],
    send: 'Para o orçamento que separa dano de desgaste, o síndico manda pelo WhatsApp a foto do portão e da etiqueta do motor.',
  },
];
