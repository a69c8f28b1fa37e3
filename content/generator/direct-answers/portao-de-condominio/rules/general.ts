/** Answers to titles about gates of condominiums: rules and duties. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const generalRuleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'condominio*|predio*|edificio*|sindic*',
      'pode|podem|posso|podemos|permitido|proibido|tem problema|pode ficar|pode deixar|posso deixar|podem deixar|pode manter',
      'ficar|deixar|manter|deixa|deixam|fica',
      'aberto|aberta|ficar aberto|deixar aberto|manter aberto',
    ],
    unless: 'pico|dia inteiro|dia todo|esquecido|defeito|nao fecha|multa|motor|quebrado|pode ser|o que pode',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    winsTies: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, por pouco tempo e com alguém vigiando a passagem, como numa mudança ou numa obra; sem isso, garagem aberta é risco de todos, e a convenção ou o regimento costuma proibir. Com a folha no alto ou ao vento, desligue o fechamento automático, para ela não fechar sobre um carro, e confira se fica presa. Se ele só fica aberto por defeito, o síndico manda consertar sem esperar reunião.',
    ],
    heading: 'Como deixar aberto sem deixar a garagem à solta',
    text: [
      'Avise a portaria da hora de começo e de fim e ponha o nome de quem ficou responsável. Terminado, feche pelo botão, vendo a folha chegar, e religue o fechamento automático.',
    ],
    points: [
      'Furto com o portão largado aberto: a conta pode cair no condomínio, se a guarda falhou.',
      'Motor solto e folha aberta: alguém fica ao lado.',
      'Todo dia aberto na hora cheia: o motor ou a pausa é que estão errados.',
    ],
    send: 'Se ele fica aberto por defeito, mande um vídeo e a foto da etiqueta do motor.',
  },
  {
    when: [
      'avisar|avisa|aviso|comunicar|comunicado|avisados|aviso previo',
      'morador*|condomino*|condominio*|predio*|sindic*',
      'troc*|conserto|consertar|manuten*|instal*|obra|parar',
      'portao|portoes|motor|garagem|controle*',
    ],
    unless: 'modelo*|abriu|aberto|celular|alarme|sem avisar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    winsTies: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Sim, convém avisar sempre, com o dia, a hora e por onde se entra e sai enquanto o portão está parado; a lei não fixa prazo, mas a convenção pode fixar. Para conserto urgente basta um aviso no mesmo dia, no elevador e no grupo; para troca de motor ou de controles, alguns dias antes, para ninguém ficar preso nem sem controle.',
    ],
    heading: 'O que escrever no aviso',
    text: [
      'Diga o que será feito, quem faz, de que hora a que hora, quem fica na passagem e quem chamar numa urgência. Se os controles mudam, diga onde e quando cada unidade retira o seu.',
    ],
    points: [
      'Fora da hora de saída e de chegada.',
      'Saída de emergência e porta social livres.',
      'Morador com dificuldade de andar: combine com ele antes.',
    ],
    send: 'Mande o dia que o prédio prefere e a foto do portão: dizemos quanto tempo a garagem fica na mão.',
  },
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
    description:
      'O síndico não pode desligar o portão sozinho: limitar o horário passa pela convenção, pelo regimento ou pela assembleia, salvo defeito ou risco.',
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
      'bombeiro|bombeiros|avcb|clcb|vistoria',
      'portao|garagem',
      'luz|energia|exige|precisa|pede|obriga*|falta|emergencia|motor',
    ],
    unless: 'preso|fogo|incendio agora|ferid*|resgate|imobiliaria|aluguel|inquilin*|locador|locatari*',
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
  {
    when: [
      'morador*|condomino*|visitante|inquilin*|vizinh*|entregador',
      'danificou|danificaram|quebrou|amassou|bateu|estragou|entortou|derrubou|forcou|dano|danos',
      'portao de condominio|portao de predio|condominio|predio',
    ],
    unless:
      'carro meu|meu carro|bateu em carro|amassou carro|amassou o carro|amassou meu carro|bateu em moto|bateu no carro|bateu na moto|amassou a moto|riscou',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Paga quem danificou, se fica provado, e a unidade responde pelo morador, pela visita e pelo entregador dela conforme a convenção. O síndico manda consertar logo, porque a passagem não espera, e cobra depois, com a imagem da câmera, o orçamento e o recibo; o seguro do carro de quem bateu costuma cobrir. Se o portão falhou, a conta é do condomínio.',
    ],
    heading: 'O que fazer no dia e o que guardar',
    text: [
      'Desligue o disjuntor, fotografe a folha antes de movê-la e deixe alguém no vão. Folha torta, fora do trilho ou com cabo solto ninguém move; folha reta se usa na mão, pela chave de destravamento.',
      'O laudo do técnico diz se a causa foi a batida ou o portão. Em prédio o conserto sai por orçamento, por escrito, em nome do condomínio.',
    ],
    points: [
      'Câmera: salve o trecho no mesmo dia.',
      'Ocorrência no livro, com nome, unidade e hora.',
      'Notificação por escrito antes da cobrança no boleto.',
    ],
    send: 'Mande as fotos da folha, a etiqueta do motor e o bairro: o orçamento vai ao síndico.',
  },
  {
    when: [
      'fechar a rua|fechar rua|fechamento de rua|portao na rua|colocar portao em rua|rua com portao|rua sem saida',
      'portao|guarita|cancela',
    ],
    unless: 'abre para a rua|estacion*|conserto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Só com autorização da prefeitura, porque rua é pública: em geral ela aceita fechar vila e rua sem saída, com o pedido assinado pela maioria dos moradores e a entrada a pé sempre livre. Sem isso o portão pode ser retirado, com multa. Autorizado, o motor se escolhe pelas aberturas na hora cheia, e o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    description:
      'Fechar rua ou vila com portão, só com autorização da prefeitura: em geral pela maioria dos moradores e com a entrada a pé sempre livre.',
    heading: 'O que os moradores decidem antes do motor',
    text: [
      'Quem assina e paga, de que relógio sai a energia, quem guarda a chave de destravamento e como entram bombeiro, ambulância e coleta. Deixe tudo numa ata simples.',
    ],
    points: [
      'Controle por casa, com número e lista.',
      'Interfone ou senha para entregas.',
      'Nobreak: portão de rua não pode prender ninguém.',
    ],
    send: 'Mande a foto da entrada da rua, a largura e quantas casas usam.',
  },
  {
    when: [
      'inadimplente|inadimplentes|devedor|devedores|nao paga|nao pagou|atrasado|quem deve|esta devendo|divida|boleto atrasado',
      'controle*|tag|portao|garagem|acesso',
      'pode|podem|cortar|bloquear|bloqueia|cancelar|desligar|tirar|proibir|impedir|suspender',
    ],
    unless: 'crianca*|aluguel|inquilin*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em regra não pode: quem deve continua dono da unidade e da vaga, e a Justiça tem decidido que o condomínio cobra com multa, juros e ação, pelos artigos 1.336 e 1.337 do Código Civil, sem impedir a entrada na garagem. O que ele pode negar ao devedor é o voto na assembleia. Cortar o controle dá processo ao síndico; na dúvida, advogado antes.',
    ],
    description:
      'Em regra o condomínio não pode impedir a garagem a quem deve: cobra com multa, juros e ação. O que ele pode negar é o voto na assembleia.',
    heading: 'O que o síndico pode fazer em vez disso',
    text: [
      'Notificar, protestar a dívida e executar a cota, que é título executivo. Controle extra ou perdido pode ser cobrado, se o regimento diz.',
      'Nós gravamos e apagamos controles só com a autorização escrita da administração.',
    ],
    points: [
      'Morador sem acesso: peça por escrito a regra e a ata.',
      'Visitante e prestador: aí o regimento pode limitar.',
      'Portão parado para todos é defeito, e não bloqueio.',
    ],
    send: 'Se o portão falhou para todos, mande o vídeo e a etiqueta do motor.',
  },
  {
    when: [
      'porteiro|zelador|vigia|seguranca do predio|funcionario do predio',
      'fechou o portao|fechou|baixou o portao|acionou',
      'carro|moto|em mim',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Se o porteiro fechou o portão no seu carro, quem responde em regra é o condomínio, pelo ato do funcionário; se ele é de uma empresa terceirizada, o condomínio paga e cobra dela. Peça a gravação por escrito no mesmo dia, registre no livro e junte dois orçamentos da lataria. Sem acordo, o caminho é o seguro ou o Juizado Especial.',
    ],
    heading: 'O que mostra de quem foi a falha',
    text: [
      'A fotocélula devia ter segurado a folha mesmo com o botão apertado. Se ela faltava ou estava suja, a falha é também da manutenção; o laudo do técnico diz isso, e o portão só volta a fechar depois do teste.',
    ],
    points: [
      'Foto da posição do carro, antes de sair, se não há perigo.',
      'Nome de quem viu.',
      'Entrou atrás de outro carro: a culpa pode ser dividida.',
    ],
    send: 'O síndico manda a foto das fotocélulas e a da etiqueta da central.',
  },
  {
    when: [
      'condominio*|predio',
      'aberto o dia|aberto o tempo todo|aberto no pico|fica aberto|deixar aberto|aberto direto',
      'pico|dia inteiro|dia todo|hora|manha|horario|tempo',
    ],
    unless: 'esquecido|defeito|nao fecha|antes de fechar|depois que|muito tempo|tempo demais|pausa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Deixar o portão do condomínio aberto na hora do pico poupa o motor, mas abre a garagem a quem quiser entrar, e só se aceita com alguém vigiando. Se ele fica aberto o dia inteiro porque o motor não dá conta, o motor é que está pequeno: até dez aberturas por hora serve um comum, e acima disso pede-se um de trinta a cinquenta ciclos. A cancela de dia, com o portão à noite, é o caminho do meio.',
    ],
    heading: 'O que resolve a fila sem deixar aberto',
    text: [
      'Pausa mais longa com fotocélula deixa passar carros seguidos numa só abertura, se a convenção permite. Controle de bom alcance e motor mais rápido encurtam cada passagem.',
    ],
    points: [
      'Conte os carros de quinze em quinze minutos.',
      'Duas passagens, se há espaço: entrada e saída.',
      'Motor de uso intenso com instalação: de {{condominium.from}} a {{condominium.to}}.',
    ],
    send: 'Mande a etiqueta do motor e quantos carros saem na hora mais cheia.',
  },
  {
    when: ['porteiro|portaria|zelador|funcionario|empregada', 'controle*', 'pode|deve|ficar|ter'],
    unless: 'perdeu|roub*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, se a administração ou o dono da casa autoriza e anota: controle entregue tem nome, número e data, e volta no dia em que a pessoa sai. O melhor é não precisar dele, com botoeira na portaria ou acesso próprio no celular, que se apaga. De código fixo, não entregue: ele volta copiado sem que se perceba.',
    ],
    heading: 'O que fazer quando a pessoa sai',
    text: [
      'No código rolante apaga-se só o número dela; no fixo, muda-se o código de todos. Uma visita grava os que ficam, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: ['Lista com quem está com cada controle.', 'Prestador de um dia: abre quem está em casa.'],
  },
  {
    when: [
      'quorum|quantos votos|maioria simples|maioria|dois tercos|2/3|votos|aprovacao|aprovar',
      'portao|portoes|motor|garagem|automatizar|automatizacao|portaria',
    ],
    unless: 'quem paga|carro|multa|barulho|controle*|tag',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende do que a obra é, pelo artigo 1.341 do Código Civil. Portão quebrado ou perigoso é obra necessária, e o síndico manda fazer sem votação, dando contas depois; portão novo ou motor que facilita o uso é obra útil, e pede a maioria de todos os condôminos; só enfeite é voluptuária, e pede dois terços. Leia também a convenção, que pode exigir mais.',
    ],
    heading: 'Onde cai cada troca de portão',
    text: [
      'A maioria da obra útil se conta sobre todos os condôminos, pela fração de cada um se a convenção não diz outra coisa, e não só sobre quem foi à assembleia. Despesa necessária muito alta e sem urgência também passa por ela.',
      'Em portão coletivo, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}; a folha nova é orçada pelo serralheiro.',
    ],
    points: [
      'Motor queimado trocado por outro equivalente: manutenção, com o síndico.',
      'Portão manual que vira automático: obra útil.',
      'Folha nova de outro desenho: útil, e a convenção fala da fachada.',
      'Câmera na entrada: útil também, e quem a instala é a empresa de segurança.',
      'Três orçamentos com o mesmo serviço escrito evitam a segunda reunião.',
    ],
    sections: [
      {
        aspect: 'allowed',
        heading: 'O que levar para a reunião',
        text: [
          'A pauta diz o valor e a forma do rateio, senão o voto pode ser contestado. Leve o laudo do portão de hoje, o peso da folha, as aberturas na hora cheia e a garantia de cada proposta.',
        ],
      },
    ],
    questions: [
      {
        question: 'E se faltar gente na assembleia?',
        answer:
          'Sem a maioria exigida não se aprova. A administradora diz se a reunião pode continuar em outro dia para recolher os votos que faltam.',
      },
      {
        question: 'Um morador pode pagar sozinho?',
        answer:
          'Só com autorização escrita do condomínio. Depois de instalado, o motor é de todos, e a manutenção também.',
      },
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp uma foto da entrada, o tipo de folha e quantas unidades usam: devolvemos a proposta escrita para a assembleia.',
  },
  {
    when: [
      'sindico|administradora|condominio',
      'nao quer|nao conserta|nao arruma|demora|ignora|enrola|se recusa|nao resolve',
      'consertar|conserto|portao|arrumar|resolver',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Peça por escrito e com prazo: conserto de portão que põe gente em risco é obra necessária, e o síndico responde por deixar de fazê-la. Registre no livro ou por mensagem, com foto e data; sem resposta, um quarto dos condôminos pode convocar a assembleia, e a convenção diz o resto.',
    ],
    heading: 'O que faz o pedido andar',
    text: [
      'Descreva o risco e não a pessoa: folha que não para ao encostar, fotocélula desligada, cabo desfiado. Junte um orçamento com a mesma descrição, porque síndico sem valor na mão adia.',
      'Damos o orçamento por escrito, sem taxa de visita na área atendida, a pedido de quem responde pelo prédio. Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Risco imediato: portão desligado e passagem na mão.',
      'Reparo urgente e necessário o Código Civil permite ao condômino na falta do síndico; leia o artigo 1.341 ou pergunte a um advogado.',
      'Guarde a prova de que avisou: ela decide quem paga o acidente.',
    ],
    further:
      'O que se confere num prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto do que está com defeito e diga quem pode autorizar.',
  },
  {
    when: ['seguro', 'condominio*|predio*|predial', 'portao|motor|cobre|cobertura'],
    unless: 'bateu|quem responde|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende das coberturas: o seguro obrigatório do prédio é contra incêndio e destruição; motor e placa queimados por raio ou surto pedem a de danos elétricos, e carro ou pessoa atingidos pela folha, a de responsabilidade civil do condomínio. Desgaste, engrenagem e falta de manutenção não entram em nenhuma.',
    ],
    description:
      'O seguro do condomínio paga o carro atingido pelo portão se há responsabilidade civil, e o motor queimado, se há danos elétricos.',
    heading: 'O que mostrar à seguradora do condomínio',
    text: [
      'Avise antes de consertar e guarde a peça. Ela costuma pedir orçamento, fotos, data da ocorrência e prova de manutenção: o registro das revisões a cada {{maintenance.interval}} é o que mais pesa.',
      'O nosso orçamento vai por escrito, com a causa provável; o conserto comum fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Franquia maior que o conserto: não compensa acionar.',
      'Batida no carro: imagem da câmera e hora.',
      'Leia se portão e portaria aparecem no nome da cobertura.',
    ],
    send: 'Mande fotos do estrago, da etiqueta do motor e a lista do que a seguradora pediu.',
  },
  {
    when: ['sindico|condominio|predio', 'proibir|proibido|negar|recusar|limitar|limite|pode', 'controle*'],
    unless: 'clonar|copiar|copia|duplicar|quebr*|clonou|clonad*|clonaram|copiou|copiad*|duplicou',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode limitar, se a convenção, o regimento ou a assembleia o dizem: o número de controles por unidade é regra comum de segurança, e vale igual para todos. Não pode deixar sem acesso quem tem vaga; e controle extra em geral se pede por escrito, pago pela unidade e gravado pela administração.',
    ],
    heading: 'Como o controle extra costuma ser resolvido',
    text: [
      'A razão do limite é saber quem abre: central de código rolante com um número por controle permite bloquear só o perdido. Com isso, dois ou três por vaga não atrapalham ninguém.',
      'A interpretação da convenção é da administradora ou de um advogado. Da gravação cuidamos nós, de {{part.programming.from}} a {{part.programming.to}} por visita, com vários de uma vez.',
    ],
    points: [
      'Pedido com nome, unidade e motivo.',
      'Recusa também por escrito, com o artigo da regra.',
      'Cópia feita fora, escondida: pode ser bloqueada.',
    ],
  },
  {
    when: [
      'vaga|box',
      'motor|portao|automatico|fechar',
      'proprio|propria|individual|particular|fechada|fechado|fechar|morador',
    ],
    unless: 'quantas vagas|vaga de emprego|nao fecha|nao abre',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O morador pode ter portão e motor próprios na vaga se ela é fechada, se a convenção deixa e se a energia sai do medidor dele ou de um acordo com o condomínio. Vaga aberta em garagem comum não se fecha sem assembleia, por causa da manobra e dos bombeiros. Com o sim por escrito, o motor se escolhe como em qualquer casa, e o kit para basculante vai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'O que levar ao síndico antes de pôr o motor',
    text: [
      'Leve um desenho com a folha aberta e fechada, o modelo do motor e o caminho do fio. A folha não pode avançar sobre a circulação nem cobrir hidrante, sprinkler ou ventilação.',
      'O controle é só seu, e o barulho é de todos: borracha na fixação e parada suave evitam a reclamação.',
    ],
    points: [
      'Convenção e matrícula: se a vaga é sua ou de uso.',
      'Ponto de energia com disjuntor e terra.',
      'Altura livre para a folha que sobe.',
      'Saída na mão, para o dia sem luz.',
    ],
  },
  {
    when: [
      'falta de pagamento|inadimplen*|nao pagou|nao paga|devedor|divida|bloque*|cortar acesso',
      'condominio*|morador*|predio*|sindic*|tag|controle*',
    ],
    unless:
      'um controle|um controle so|so um controle|controle antigo|crianca*|filho|filha|brinca*|celular|perdi|perdid*|roub*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão de condomínio bloqueado para quem deve é assunto de convenção, administradora e Justiça, e não de conserto: nós não cancelamos nem liberamos controle ou tag de morador. Se o portão travou para todos, aí é defeito, e o reparo vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que é da administração e o que é do portão',
    text: [
      'Cadastro de controle e tag se muda só com ordem escrita do síndico, numa lista que ele guarda. Antes de bloquear a entrada de um morador, convém ouvir o advogado do condomínio, porque isso costuma ser contestado.',
    ],
  },
  {
    when: [
      'conselho|conselho fiscal|conselheiro*|assembleia|morador*|condomino*|subsindico|sindico',
      'nao aprova|nao aprovou|nao aprovaram|nao autoriza|nao autorizou|nao quer aprovar|nao querem aprovar|reprovou|recusou|recusa|vetou|veta|barrou|rejeitou|negou|e contra|sao contra|nao quer trocar|nao querem trocar|nao quer pagar|nao querem pagar',
      'troca|trocar|motor|portao|conserto|obra',
    ],
    unless: 'inquilin*|controle*|taxa|multa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Se o conselho não aprova a troca do portão, quem decide é a assembleia: o conselho fiscal dá parecer sobre as contas, e só veta obra se a convenção lhe dá esse poder. Conserto necessário o síndico manda fazer sem esperar; troca que melhora o que havia se leva à assembleia com orçamentos e um relatório do risco. Um quarto dos condôminos pode convocá-la.',
    ],
    description:
      'Se o conselho não aprova a troca do portão, quem decide é a assembleia; o conserto necessário o síndico manda fazer sem esperar.',
    heading: 'O que costuma mudar o voto',
    text: [
      'Some os consertos dos últimos doze meses e ponha ao lado do preço do motor novo, que em portão coletivo fica entre {{condominium.from}} e {{condominium.to}} com instalação. Parcelar ou usar o fundo de reserva responde a quem reclama da taxa extra.',
    ],
    points: [
      'Três propostas para o mesmo motor e a mesma garantia.',
      'Relatório do técnico: o que falha e o que pode machucar alguém.',
      'Recusa em ata, com nomes: protege o síndico se houver acidente.',
    ],
    send: 'O síndico manda a foto da folha e da etiqueta do motor: o relatório e o orçamento vão por escrito.',
  },
  {
    when: [
      'construtora*|incorporadora*|predio novo|condominio novo|apartamento novo',
      'portao|portoes|motor',
      'fraco|fraca|defeito|quebrad*|quebrou|estrag*|nao funciona|nao abre|parou|garantia|responsavel|responsabilidade|quem paga|reclamar|entregou|entregue|mal instalado|mal feito|vicio|barulho*|ruim',
    ],
    unless: 'voces|parceria|orcamento',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Portão fraco ou com defeito que a construtora entregou se reclama dela por escrito: o defeito aparente, em noventa dias da entrega; o oculto, em noventa dias de quando aparece. O manual do prédio diz a garantia do motor e da folha, e vale se for maior. A melhor prova é a conta: peso da folha, número da etiqueta e aberturas por hora mostram se o motor é menor que o portão.',
    ],
    description:
      'Portão fraco entregue pela construtora se reclama dela por escrito: noventa dias da entrega, ou de quando o defeito oculto aparece.',
    heading: 'O que medir antes da reclamação',
    text: [
      'Motor de casa faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora; prédio pede o de uso intenso, de {{stator.robust.from in digits}} a {{stator.robust.to}}. Se a construtora trocar, que seja por esse; por conta do prédio, o conjunto instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Manutenção em dia, que a construtora costuma exigir.',
      'Relatório com fotos, antes que outro mexa no motor.',
      'Ata que autoriza o síndico a reclamar e, se preciso, a processar.',
    ],
    send: 'O síndico manda a foto da folha, da etiqueta do motor e o número de vagas: dizemos que motor ela pede.',
  },
  {
    when: [
      'porteiro*|zelador*|vigia|vigilante|manobrista*|terceirizad*|funcionario de predio|funcionario de condominio',
      'quebrou|estragou|danificou|amassou|entortou|forcou|queimou|derrubou',
      'portao|motor|controle|controles',
    ],
    unless: 'carro|moto|machuc*|ferid*|feriu|pode',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Se o porteiro terceirizado quebrou o portão, o condomínio manda consertar e cobra da empresa que o emprega, que responde pelo funcionário. Se o porteiro ou o zelador é empregado do prédio, a conta é do prédio: só se desconta do salário o que ficou combinado por escrito antes, ou o que ele fez de propósito. Peça ao técnico a causa por escrito, porque peça gasta não é culpa de ninguém.',
    ],
    description:
      'Se o porteiro terceirizado quebrou o portão, o condomínio conserta e cobra da empresa dele; se é empregado do prédio, a conta é do prédio.',
    heading: 'O que registrar antes de cobrar a empresa',
    text: [
      'Imagem da câmera, hora e livro de ocorrências; depois, aviso por escrito à empresa com o orçamento. Folha torta ou com cabo frouxo fica parada, com o disjuntor desligado e o vão isolado.',
    ],
    points: [
      'Contrato da terceirizada: cláusula de danos.',
      'Peça que saiu guardada até a empresa pagar.',
      'Instrução escrita na portaria: quem aciona, quem destrava, quem se chama.',
    ],
    send: 'O síndico manda a foto da folha e da etiqueta do motor: o orçamento sai com a causa provável.',
  },
];
