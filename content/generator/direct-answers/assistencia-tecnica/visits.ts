/** Answers to titles about repairs and visits: before and during a visit. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const visitsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'loja|showroom|endereco|pessoalmente|balcao',
      'posso ir|ir em loja|ver o motor|endereco|visitar|conhecer|tem loja|voces tem loja|loja fisica|onde fica',
      'voces|loja|motor|ver',
    ],
    unless: 'instalar|mudei|mudou|mudar|mudanca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy'],
    answer: [
      'Não é preciso ir à loja: o atendimento começa pelo WhatsApp e a visita é na sua garagem, sem taxa, em São Paulo e na Grande São Paulo. Quem quer ver o motor antes pede na conversa fotos e vídeo do modelo funcionando, com a ficha de peso e velocidade. O kit de basculante, já instalado, custa de {{kit.padrao}} a {{kit.jetflex}}. Antes de sair de casa, confirme por mensagem se há quem receba.',
    ],
    heading: 'O que pedir para ver antes de comprar',
    text: [
      'Um vídeo de um portão parecido com o seu mostra mais que o motor na prateleira: a velocidade, o barulho e como a folha para. Na visita o técnico leva a medida da folha e diz se o modelo serve.',
    ],
    points: [
      'Vídeo com som, da folha fechada até aberta.',
      'Foto da etiqueta, com a tensão e a potência legíveis.',
      'Valor por escrito, com o que está incluído.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: [
      'voces buscam|buscam o motor|busca o motor|retiram o motor|levar o motor|levo o motor|posso levar|mandar o motor|em oficina|para oficina|a oficina|levar em oficina',
      'motor|placa|central|conserto|consertar|portao',
    ],
    unless:
      'garantia|carro|entrega|correio|preciso levar o controle|mudei|mudamos|mudar|mudanca|mudando|casa nova|outra casa|nova casa|outro endereco',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O conserto é feito na sua garagem, com o motor no lugar: é nele, com a folha, que se prova o que falhou, e a visita não tem taxa em São Paulo e na Grande São Paulo. Só o que pede bancada, como placa ou bobina, o técnico tira e leva, com o valor dito antes. Não desmonte por conta própria, porque a folha solta pode descer. Consertar fica entre {{repair.from}} e {{repair.to}}, com a peça.',
    ],
    heading: 'Se a peça precisa ir para a bancada',
    text: [
      'O portão fica na mão até a volta, com o motor destravado e a passagem explicada. Combine por escrito o prazo, o valor e o que acontece se a peça não tiver conserto.',
    ],
    points: [
      'A etiqueta do motor e a da placa, fotografadas.',
      'O que o portão fazia antes de parar.',
      'Se a folha fica aberta ou fechada.',
    ],
    send: 'Mande o vídeo do defeito, a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'tecnico|tecnicos|voces|assistencia|equipe|instalador',
      'leva|levam|traz|trazem|vem com|tem|ja vem com|carrega',
      'a peca|as pecas|pecas|peca|material|materiais|as ferramentas',
    ],
    unless:
      'onde|comprar|compro|vender|vendem|marca|fora de linha|original|quem|curso|ppa|garen|rossi|antigo|embora|levou',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Leva as que mais se trocam, e a mais provável do seu motor quando você manda antes o vídeo do defeito e a foto da etiqueta. Com elas o conserto sai quase sempre na primeira visita, em {horas de reparo}, de {{repair.from}} a {{repair.to}}; peça rara ou fora de linha se encomenda, e o técnico volta.',
    ],
    heading: 'O que mandar para a peça vir junto',
    text: [
      'Três coisas: o modelo na etiqueta, o que o portão faz e o que já foi trocado. Placa, capacitor e engrenagem mudam de modelo para modelo, e é a etiqueta que diz qual vale.',
    ],
    points: [
      'Vídeo com som, de uma abertura inteira.',
      'Foto das etiquetas do motor e da central, com a tampa fechada.',
      'Controle aberto, se o defeito é dele.',
    ],
    send: 'Mande o vídeo, a etiqueta e o bairro pelo WhatsApp.',
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que testar|roteiro|passo a passo|guia|antes de|o que fazer antes|testes',
      'chamar o tecnico|chamar tecnico|chamar assistencia|chamar a assistencia|pedir conserto|chamar alguem|chamar o conserto',
    ],
    unless: 'quando',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Antes de chamar o técnico do portão, teste quatro coisas sem abrir nada: o disjuntor dele no quadro, religado uma vez só; a botoeira da parede, para saber se o defeito é do controle; a bateria do controle e outro controle da casa; e as lentes da fotocélula, limpas com pano seco. Se a folha está torta, há cheiro, choque ou cabo solto, não teste mais: desligue e chame.',
    ],
    description:
      'Antes de chamar o técnico, teste o disjuntor, a botoeira da parede, a bateria do controle e as lentes da fotocélula, sem abrir nada.',
    heading: 'O que contar na mensagem',
    text: [
      'Diga o que ele faz em cada teste, desde quando e o que houve antes, como chuva, raio ou batida. Um vídeo com som e a foto da etiqueta do motor fazem o técnico sair com a peça certa; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Abre pela botoeira e não pelo controle: rádio ou bateria.',
      'Abre e não fecha: fotocélula.',
      'Ronca e não anda: capacitor ou folha presa.',
      'Nada acende: energia ou fusível.',
    ],
    send: 'Mande o vídeo, a etiqueta e o bairro.',
  },
  {
    when: [
      'cade|atraso|nao apareceu|nao veio|nao vieram|atrasad*|atrasou|esperando|nao chegou|deu bolo|furou|sumiu|demorando',
      'tecnico|instalador|visita|voces|meu tecnico|equipe',
    ],
    unless: 'portao nao|controle|motor|peca|celular|luz|minutos|paguei|pago|recebeu|dinheiro|adiantado|sinal',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Pedimos desculpa pela espera: se o técnico não chegou na hora combinada, escreva agora na conversa em que a visita foi marcada, com o nome, o endereço e a hora. Dentro do expediente, de {horário}, dá também para ligar para o telefone no alto do site. Remarcar não custa nada, porque a visita não tem taxa.',
    ],
    heading: 'Enquanto o técnico não chega',
    text: ['Se a garagem ficou aberta ou alguém está preso, diga isso na primeira linha: passa na frente.'],
    points: [
      'Disjuntor do portão desligado, se ele cheira, estala ou anda sozinho.',
      '{Prova na mão}, feche a folha, se ela vai leve, e trave o motor na chave.',
      'Folha torta ou com cabo solto: ninguém passa embaixo nem toca.',
      'Visita marcada com outra empresa: só ela sabe da agenda.',
    ],
    further:
      'O que acontece em cada etapa está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Na mensagem, ponha o dia, a hora combinada e o que o portão está fazendo agora.',
  },
  {
    when: [
      'verificar|conferir|olhar|checar|fazer|testar|tentar|ver',
      'antes de chamar|antes de ligar para|antes do tecnico|antes de pagar|antes de consertar|enquanto o tecnico|ate o tecnico chegar',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Antes de chamar o técnico, confira o que não exige abrir nada: disjuntor do portão, botoeira da parede, bateria do controle, lentes da fotocélula, trilho e chave de destravamento. Metade das chamadas acaba numa dessas. Com cheiro, choque, folha torta ou cabo frouxo não se prova nada: disjuntor desligado e todos longe. Um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Seis olhadas que poupam uma visita',
    text: [
      'Faça nesta ordem e anote o resultado; ele diz ao técnico que peça levar. Disjuntor que cai se religa uma vez só.',
      'A prova da mão fecha a lista: disjuntor desligado, folha reta e cabos inteiros, motor solto na chave. Folha que anda com uma mão deixa o defeito no motor ou na central.',
    ],
    points: [
      'Botoeira abre e controle não: bateria, controle ou receptor.',
      'Abre e não fecha: lentes da fotocélula, com pano seco.',
      'Gira e a folha não anda: chave aberta ou engrenagem gasta.',
      'Zumbe e não sai: capacitor ou folha presa; não insista.',
      'Tudo apagado com o disjuntor ligado: fusível ou placa.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande o que anotou, a foto da etiqueta do motor e o bairro: a resposta traz a peça provável e o valor.',
  },
  {
    when: [
      'comprar|levar|providenciar|arrumar',
      'peca|pecas',
      'antes|tecnico|eu mesmo|visita|conserto|preciso|precisa',
    ],
    unless: 'onde|preco|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'buy'],
    answer: [
      'Não precisa: o técnico leva as peças comuns, como capacitor, roldana, fotocélula e engrenagem, e só diz qual é depois de medir, porque o sintoma engana. Peça comprada antes muitas vezes é a errada, e a garantia dela fica com quem vendeu. O conserto com a peça vai de {{repair.from}} a {{repair.to}}, com o valor dito antes e {{parts.warranty}} de garantia no que se troca.',
    ],
    heading: 'Quando a peça vem de fora',
    text: [
      'Placa de modelo antigo e peça de inversor se encomendam pela foto da etiqueta, e aí se combinam valor e prazo antes. Se você já tem a peça, mande a foto dela.',
    ],
    points: [
      'Foto da etiqueta do motor: com ela o técnico já sai com a peça provável.',
      'Vídeo com som do defeito.',
      'Guarde a peça velha até provar a nova.',
    ],
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'levar|levo|trazer|trago|mandar|enviar|deixar|bancada|oficina',
      'motor|placa|central|controle|peca',
      'ate voces|para conserto|para consertar|consertar|conserto|conserta|oficina|ai|bancada|assistencia',
    ],
    unless:
      'quanto tempo|demora|quantas horas|vezes|foto|video|mudanca|oficina mecanica|portao oficina|portao de oficina|motor forte|perto de mim',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O motor não precisa sair da parede: o técnico conserta no portão, onde se mede a folha, a tensão e o fim de curso junto com a peça. Tirado de lá, ele chega à bancada sem metade da causa, e a garagem fica aberta.',
    ],
    heading: 'Por que o conserto é no portão',
    text: [
      'Boa parte das placas e dos motores levados à oficina está boa: o defeito era folha pesada, fotocélula ou fio. A visita não tem taxa e o conserto fica entre {{repair.from}} e {{repair.to}}.',
      'Se uma placa precisar de bancada, o técnico a leva e deixa o portão seguro na mão, quando a folha permite.',
    ],
    points: [
      'Não solte o motor: em basculante a folha pode descer.',
      'Fotografe a etiqueta e a caixa fechada.',
      'Diga o que ele fazia antes de parar.',
    ],
  },
  {
    when: [
      'quanto tempo|demora|demoram|prazo|quando|em quantas horas',
      'chegar|chega|vem|tecnico|visita|atendimento|atender|atendem|atende|voces vem|vir|podem vir',
    ],
    unless:
      'barulho|barulhao|em cima|no fim|ate o fim|no final|batente|bate|portao para|portao volta|quando chamar|hora de chamar|quando ligar para|carro chega|carro chegar|quando chego|quando eu chego|quando eu chegar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'O técnico chega conforme a agenda do dia: em dia útil costumamos marcar para o mesmo dia ou o seguinte, e a hora é combinada na mensagem. Não prometemos minutos; o expediente vai de {horário}, e fora dele a assistência 24 horas depende de técnico disponível.',
    ],
    heading: 'Do primeiro recado à visita do técnico',
    text: [
      'O que mais encurta a espera é a primeira mensagem completa, porque o técnico sai com a peça certa. Um conserto leva em geral {horas de reparo}, e uma instalação, {horas de instalação}.',
    ],
    points: [
      'Bairro e melhor horário.',
      'O que o portão faz e o que deixou de fazer.',
      'Foto da etiqueta do motor.',
      'Se ele está aberto para a rua ou se alguém ficou preso, que passa na frente.',
    ],
  },
  {
    when: [
      'posso mandar|pode mandar|mando|posso enviar|posso mostrar|mandar|enviar',
      'video|foto|fotos|audio',
      'defeito|problema|portao|motor|whatsapp|mensagem',
    ],
    unless: 'preco|quanto|como filmar|o que filmar',
    winsTies: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Pode, e é o melhor começo: um vídeo de dez a vinte segundos, com som, mais a foto da etiqueta do motor e o bairro, já diz a peça provável e a faixa de preço. A resposta vem pelo WhatsApp, de {horário}. Se a folha está torta, caída ou com cabo solto, não a acione para filmar: mande só a foto, de longe.',
    ],
    heading: 'O vídeo que ajuda mais',
    text: [
      'Filme de lado, fora do vão, do toque no controle até a folha parar, mostrando o motor e depois a folha. Diga quando começou e o que mudou antes: chuva, falta de luz, batida ou conserto.',
      'Pelo vídeo separamos o que se resolve por mensagem do que pede visita, e o técnico já vai com a peça. Num portão de casa, o conserto custa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Etiqueta do motor legível, sem flash.',
      'Central com a tampa fechada: as luzes bastam.',
      'Áudio conta: não fale por cima do barulho.',
    ],
  },
  {
    when: [
      'manutencao|conserto|consertos|reparo|assistencia',
      'troca de motor|troca de motores|troca do motor|trocar o motor|trocar motor|instalacao de motor|instalacao de motores|venda de motor',
      'e',
    ],
    unless:
      'ou|vale a pena|compensa|placa|garantia|condominio*|predio*|diferenca|nao *|sabado|domingo|urgente|24 horas|hoje|de graca|usado',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'repair', 'replace'],
    answer: [
      'Fazemos os dois. O conserto e a peça trocada na manutenção vão de {{repair.from}} a {{repair.to}}, com o valor dito antes e sem taxa de visita. A troca do motor fica de {{replacement.from}} a {{replacement.to}} em portão de correr ou de abrir de casa, e no basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}. Na visita se mede primeiro se o motor tem conserto, para não pagar um novo sem precisar.',
    ],
    answerAtPlace: [
      'Fazemos os dois {onde}. O conserto e a peça trocada na manutenção vão de {{repair.from}} a {{repair.to}}, com o valor dito antes e sem taxa de visita. A troca do motor fica de {{replacement.from}} a {{replacement.to}} em portão de correr ou de abrir de casa, e no basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}. Na visita se mede primeiro se o motor tem conserto, para não pagar um novo sem precisar.',
    ],
    heading: 'Quando a visita termina em conserto e quando termina em motor novo',
    text: [
      'Capacitor, engrenagem, placa e fim de curso têm conserto na maior parte das vezes. O motor novo entra quando a bobina queimou, quando a peça do modelo sumiu ou quando a folha pesa mais do que ele aguenta.',
    ],
    points: [
      'Conserto comum: leva em geral {horas de reparo}.',
      'Troca do motor: leva de {horas de instalação}, com prova da folha e dos controles.',
      'A revisão de uma casa se faz uma vez por ano e evita boa parte dos consertos.',
    ],
    send: 'Mande um vídeo do portão, a foto da etiqueta do motor e o bairro: dizemos se o caminho é o conserto ou a troca.',
  },
];
