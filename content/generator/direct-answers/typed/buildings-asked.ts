/** What residents and managers ask about rights and duties: who pays, who may, what an inspection wants. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const buildingsAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'crianca|filho|menor|adolescente|menino',
      'quebrou|estragou|danificou|amassou',
      'portao|motor|fotocelula',
    ],
    unless: 'preso|machuc*|ferid*|caiu',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pagam os pais ou responsáveis: pelo artigo 932 do Código Civil, eles respondem pelo dano que o filho menor causa. O condomínio conserta logo, guarda a imagem e o orçamento e cobra da unidade; se o portão já estava com defeito, a conta se discute. Nenhuma multa cabe sem regra na convenção ou no regimento.',
    ],
    heading: 'O que guardar para cobrar sem briga',
    text: [
      'Peça ao técnico um recibo que diga o que quebrou e por quê: engrenagem vencida por uso não é culpa de ninguém. No prédio o conserto é orçado pela peça, com o valor dito antes.',
    ],
    points: [
      'Imagem da câmera, com data e hora.',
      'Foto da peça quebrada.',
      'Aviso por escrito à unidade, com prazo.',
    ],
    send: 'Mande um vídeo do portão, a foto do que quebrou e o endereço do prédio.',
  },
  {
    when: [
      'porteiro|portaria|zelador',
      'estranho|estranhos|ladrao|ladroes|desconhecido|golpista|bandido',
      'abriu|deixou entrar|liberou|culpa|responsab*|responde',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Em regra o condomínio só responde por furto ou dano se a convenção assume a vigilância ou se houve culpa do funcionário, como abrir sem conferir; sendo terceirizada a portaria, ele pode cobrar da empresa. Quem decide é o acordo ou a Justiça, com a imagem e a ata na mão. Do lado do portão, o que evita repetir é registro de quem abriu e clausura.',
    ],
    heading: 'O que muda no portão depois do susto',
    text: [
      'Clausura deixa um portão abrir só depois que o outro fechou, e dá tempo de conferir. Botão de abrir da portaria com registro mostra a hora de cada abertura.',
    ],
    points: [
      'Guarde a gravação no mesmo dia, antes que se apague.',
      'Boletim de ocorrência, se entrou alguém.',
      'Regra escrita de identificação para a portaria.',
      'Tempo de fechamento curto, com fotocélula testada.',
    ],
    send: 'Quem administra o prédio manda a foto das duas entradas: dizemos se cabe intertravamento.',
  },
  {
    when: [
      'sindico|sindica|administradora',
      'irmao|parente|amigo|primo|cunhado|marido|filho|conhecido',
      'contrat*|chamou|pagou|consert*|servico',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode, se o preço é de mercado, o serviço foi feito e a convenção não proíbe; a lei pede que o síndico preste contas e não use o cargo em proveito próprio. Peça à administração o orçamento, a nota e pelo menos mais duas propostas. Sem isso, o caso vai à assembleia, que pode rejeitar as contas ou, pela maioria absoluta dos condôminos, destituí-lo.',
    ],
    heading: 'O que comparar no serviço do portão',
    text: [
      'Compare peça por peça: o que foi trocado, a garantia escrita e se quem fez emite nota. Conserto de prédio é orçado pela peça, e motor novo de portão coletivo fica entre {{condominium.from}} e {{condominium.to}}, instalado.',
    ],
    points: [
      'Orçamento com data anterior ao serviço.',
      'Nota ou recibo em nome do condomínio.',
      'Fotos da peça velha e da nova.',
    ],
    send: 'Mande a foto da etiqueta do motor e o orçamento: dizemos se a peça e o valor combinam.',
  },
  {
    when: [
      'loja do terreo|loja de terreo|lojas do terreo|comercio do terreo|loja|sala comercial|terreo',
      'paga|pagar|rateio|obrigad*',
      'portao',
      'predio|condominio|garagem|edificio',
    ],
    unless: 'motor para loja|preco',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Depende da convenção: em regra toda unidade paga a parte comum pela fração ideal, mas o artigo 1.340 do Código Civil põe a despesa de parte usada só por alguns a cargo de quem se serve dela. Loja com entrada própria da rua e sem vaga costuma ficar fora do rateio do portão da garagem; se tem vaga ou usa o portão, paga.',
    ],
    heading: 'Como resolver o rateio do portão',
    text: [
      'Leia na convenção a cláusula das lojas: muitas já as dispensam de elevador e garagem. Sem cláusula, a assembleia decide e a ata registra.',
    ],
    points: [
      'Conserto do mês: taxa comum.',
      'Motor novo: taxa extra aprovada, com o valor por unidade.',
      'Quem bateu na folha paga sozinho.',
    ],
    send: 'Para a ata, mande fotos do portão e do motor: o orçamento vai por escrito, com o valor total.',
  },
  {
    when: [
      'sindico|sindica|condominio|predio',
      'desligar|desliga|desligou|trancar|fechar de vez',
      'noite|a noite|de madrugada|madrugada|horario',
      'portao|motor|garagem',
    ],
    unless: 'nao desliga|como',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Sozinho, não: o morador tem direito de entrar e sair a qualquer hora, e limitar o horário do portão é regra que passa pela convenção, pelo regimento ou pela assembleia. O síndico pode desligá-lo por defeito ou risco, avisando, com alguém para abrir na mão e a porta social livre. Por economia não há motivo: parado, o motor quase não gasta.',
    ],
    heading: 'Quando se desliga o portão do prédio',
    text: [
      'Depois de um acidente, com cabo partido ou folha solta, o disjuntor fica desligado até a visita. Fora disso, abertura indevida à noite se resolve com botoeira e receptor em ordem, e não com a chave geral.',
    ],
    points: [
      'Chave de destravamento com a portaria.',
      'Aviso no elevador, com a hora do conserto.',
      'Saída de emergência sempre livre.',
    ],
    send: 'Mande o que motivou o desligamento e um vídeo do portão: dizemos se há risco.',
  },
  {
    when: [
      'sem manutencao|nunca fez manutencao|nao faz manutencao|falta de manutencao',
      'predio|condominio|sindico|empresa',
      'crime|responde|multa|anos|meses|pode|culpa|processo',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Crime por si só, não; mas o síndico tem o dever legal de conservar as partes comuns, e se alguém se machuca num portão sem manutenção o condomínio indeniza, e quem foi negligente pode responder por lesão. Peça por escrito uma revisão, que no prédio se faz pelo menos a cada {{maintenance.interval}}; a visita leva de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}.',
    ],
    heading: 'O que a primeira revisão depois de anos olha',
    text: [
      'Cabos, molas e freio primeiro, porque são o que cai; depois força, fotocélula e destravamento. O que está gasto é orçado por peça, com o valor antes.',
    ],
    points: [
      'Pedido ao síndico com data e foto.',
      'Laudo do que foi encontrado, guardado na pasta do prédio.',
      'Portão parado, se há cabo desfiado ou solda trincada.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto da entrada por dentro, o número de unidades e o endereço.',
  },
  {
    when: [
      'bombeiro|bombeiros|avcb|clcb|vistoria',
      'portao|garagem',
      'luz|energia|exige|precisa|pede|obriga*|falta|emergencia|motor',
    ],
    unless: 'preso|fogo|incendio agora|ferid*|resgate',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed', 'power'],
    answer: [
      'Depende do projeto do prédio: portão que faz parte da rota de fuga ou do acesso do carro dos bombeiros tem de abrir sem energia, na mão ou por bateria, e isso é conferido na vistoria do AVCB; o da garagem que não é rota de fuga em geral só precisa do destravamento manual funcionando. Quem diz o que vale é o projeto aprovado e o Corpo de Bombeiros. Ligar um nobreak no portão parte de {{repair.from}}.',
    ],
    heading: 'O que deixar pronto antes da vistoria',
    text: [
      'Chave de destravamento à mão, sinalizada e testada com a energia cortada; folha que anda leve, sem ferramenta; e recibo da última revisão.',
    ],
    points: [
      'Projeto de incêndio com o portão marcado, ou não, como saída.',
      'Porta social que abre por dentro sem chave.',
      'Bateria do nobreak testada no ano.',
      'Força e fotocélula em ordem.',
    ],
    send: 'Mande a foto do portão e do motor e o que a vistoria pediu: dizemos o que é nosso e o que é do projeto.',
  },
];
