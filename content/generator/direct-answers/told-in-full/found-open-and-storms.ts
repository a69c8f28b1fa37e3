/** A gate found open, a storm, a torn wire, and movements told in the customer's own words. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const foundOpenAndStormAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'acordei|cheguei em casa|cheguei|voltei|de manha|alguem esta abrindo|alguem ta abrindo|alguem abre|alguem abriu|estao abrindo|esta abrindo e fechando|fica abrindo e fechando|abrindo e fechando|encontrei|amanhece*',
      'portao aberto|portao estava aberto|estava aberto|tava aberto|esta aberto|aberto|abrindo meu portao|meu portao|a noite|de noite|madrugada|escancarado',
      'portao|garagem',
    ],
    unless:
      'nao fecha|nao abre|esqueci|vento|vizinho|como saber|avisar|aviso|sensor|celular|parado|quebrado|controle|lado de fora|trancad*|sozinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Portão que aparece aberto sem ninguém ter mandado recebeu uma ordem, e não se abre por fraqueza: botão de controle apertado na bolsa, botoeira ou fio úmido, código igual ao de um vizinho ou cópia do seu controle. Também pode ter tentado fechar e voltado, por sensor sujo. Olhe a casa antes de entrar e, até achar a causa, durma com o disjuntor do portão desligado.',
    ],
    heading: 'Separar a cópia do defeito',
    text: [
      'Deixe o disjuntor desligado por três noites: se ele amanhece fechado, a ordem vinha de controle, botoeira ou placa. Depois ligue-o sem os fios da botoeira, tirados pelo técnico; se parou de abrir, era o fio.',
      'Apagar a memória e gravar só os controles da casa fica entre {{part.programming.from}} e {{part.programming.to}}; achar e tirar o defeito, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Sempre na mesma hora: controle de alguém que passa, ou umidade da madrugada.',
      'Só em noite de chuva: botoeira, interfone ou emenda.',
      'Aberto pela metade: tentou fechar e voltou.',
      'Sinal de que entraram: 190, e não mexa em nada.',
    ],
    send: 'Anote os dias e as horas e mande a foto do controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'tempestade|temporal|vendaval|ventania|vento|ventando|venta|chuva de granizo|granizo|ciclone',
      'nao liga|nao funciona|parou|nao abre|nao fecha|nao responde|derrubou|entortou|torto|caiu|arrancou|volta|voltando|abre sozinho|bateu|bate|empurra',
      'portao|motor|garagem',
    ],
    unless: 'raio|galho|arvore|muro|seguro|aguenta|qual motor|fio|fotocelula|porta',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Se o portão caiu ou entortou com o vento, não o levante nem acione: desligue o disjuntor e afaste todos, porque a folha pode terminar de cair. Se está reto e não liga depois do temporal, veja o disjuntor uma vez só; com água ou cheiro na caixa, deixe desligado. Se só volta quando venta, a folha vira vela e a central lê obstáculo. Em casa, consertar sai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que o temporal fez, pelo sinal',
    text: [
      'Folha torta e coluna solta são do serralheiro, e motor, cabo, central e sensor, nossos. Antes de religar, a folha tem de andar leve na mão, com o disjuntor desligado e os cabos inteiros.',
      'Para a folha que volta com vento, acertam-se trava, batente e força, de {{part.adjustment.from}} a {{part.adjustment.to}}, sem passar do ponto em que ela ainda recua ao encostar em alguém.',
    ],
    points: [
      'Tudo apagado na caixa: disjuntor, ponto de energia ou surto na placa.',
      'Abre sozinho depois da chuva: botoeira ou emenda molhada.',
      'Fio da rua por perto: ninguém toca no portão, e liga-se para a distribuidora.',
      'Fotos do estrago antes de limpar servem ao seguro.',
    ],
    send: 'Mande uma foto de longe, com a folha inteira, e a da caixa do motor fechada.',
  },
  {
    when: [
      'arrancou|arrancaram|arrebentou|puxou|rompeu|cortou|cortaram|partiu|caiu',
      'fio|fios|cabo de energia|fiacao|cabo eletrico|mangueira de fio',
      'portao|motor|garagem',
    ],
    unless: 'cabo de aco|fotocelula|botoeira|interfone|telefone|internet|quanto custa|preco|rato|roeu',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Desligue o disjuntor do portão, ou o geral, e ninguém toca na folha: fio arrancado pode ter ficado encostado no ferro e pôr o portão sob tensão. Se o fio é da rua, fique a mais de dez metros e ligue para a distribuidora ou o 193. Com tudo desligado, o trecho do portão se refaz inteiro, sem emenda com fita.',
    ],
    heading: 'Refazer o fio e achar o que mais sofreu',
    text: [
      'O puxão costuma levar junto o borne da central, a fotocélula ou a caixa da botoeira, e por isso se mede antes de religar. Conserto e fio curto ficam entre {{repair.from}} e {{repair.to}}; ponto novo desde o quadro é do eletricista.',
    ],
    points: [
      'Fio que passa por cima do vão: refaça-o enterrado, em conduíte.',
      'Veículo que arrancou: foto da placa, para cobrar.',
      'Folha torta junto: o serralheiro vem primeiro.',
    ],
    send: 'De longe, mande a foto do fio e a do portão inteiro, e diga que disjuntor desligou.',
  },
  {
    when: [
      'um dia sim outro nao|um dia sim um dia nao|dia sim dia nao|uma hora funciona|hora funciona hora nao|as vezes funciona|funciona quando quer|tem dia que funciona|as vezes abre|so funciona de vez em quando|funciona de vez em quando|quando ele quer|quando quer',
      'portao|motor|garagem',
    ],
    unless: 'controle|chuva|chove',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que um dia funciona e no outro não tem mau contato, umidade ou peça que falha com o calor: fio frouxo na central, placa com solda trincada, capacitor no fim ou fotocélula que ora vê, ora não vê. Quando falhar, aperte a botoeira da parede: se ela comanda, é controle ou receptor; se não, é central, energia ou folha. Achar e trocar a peça custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Anotar a falha até ela ter um padrão',
    text: [
      'Escreva a hora, o tempo que fazia, quantas aberturas já tinham sido feitas e se a luz da fotocélula estava acesa. Em uma semana o padrão aparece, e o técnico vai direto à peça.',
    ],
    points: [
      'Falha de manhã e volta à tarde: umidade ou graxa dura.',
      'Falha depois de várias aberturas: calor no motor ou na placa.',
      'Falha sem hora: borne frouxo ou emenda.',
      'Volta com um tapa na caixa: solda ou relé, e não insista.',
    ],
    send: 'Mande o que anotou e um vídeo de uma vez em que ele falhou.',
  },
  {
    when: [
      'lampada|lampadas|led|luminaria|refletor|fita de led|roteador|internet|wi fi|antena da vizinha|painel solar|inversor solar|camera|cameras',
      'coloquei|colocamos|colocaram|instalei|instalaram|instalamos|troquei|trocaram|botei|depois de|puseram|pus',
      'controle*|alcance',
    ],
    unless: 'pelo celular|celular|modulo|abrir com|placa|central piscando',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que piorou depois de uma lâmpada LED, um roteador, uma câmera ou um inversor novo está sofrendo interferência: a fonte barata desses aparelhos suja a frequência do receptor. Apague ou tire da tomada o que é novo e teste do mesmo lugar: se voltar, achou. Resolve trocar a lâmpada ou a fonte por outra, ou afastá-las do receptor.',
    ],
    heading: 'Quando não dá para tirar o aparelho',
    text: [
      'Leve o fio da antena para o outro lado da caixa, esticado e longe de fios de energia, ou ponha um receptor avulso mais perto da rua, a partir de {{repair.from}}. Receptor de 433,92 MHz com filtro sofre menos que o antigo.',
    ],
    points: [
      'Melhora com a luz da garagem apagada: é a lâmpada.',
      'Não muda nada com tudo desligado: pilha, antena ou receptor.',
      'Um só controle ruim: o defeito é dele.',
    ],
    send: 'Mande a foto da central, do que há em volta dela e do controle aberto.',
  },
];
