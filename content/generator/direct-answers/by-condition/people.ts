/** Who pays, who may, what it costs and what to buy: law, buildings, tenants, second-hand, neighbours. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const peopleByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'carro|veiculo|moto',
      'fechou em cima|fechou em|bateu em|amassou|caiu em|prensou|acertou|riscou|arranhou|danificou',
      'quem paga|responsabilidade|responsavel|condominio|predio|seguro|empresa|indenizacao',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Paga quem deu causa ao dano. Se o portão estava com defeito ou sem fotocélula, responde o condomínio, e o morador ou o visitante cobra dele; se a empresa de manutenção regulou mal ou desligou a fotocélula, o condomínio paga e depois cobra dela; se o motorista entrou com o portão já fechando, o prejuízo pode ser dele ou dividido.',
    ],
    heading: 'O que juntar no mesmo dia',
    text: [
      'Peça a gravação ao síndico por escrito antes que ela se apague e fotografe o carro na posição. O livro de ocorrências e a última ordem de serviço mostram se o defeito já tinha sido avisado.',
      'O visitante faz o pedido ao síndico com dois orçamentos de funilaria, e o seguro do prédio costuma cobrir. Sem acordo sobre a culpa ou o valor, quem orienta é um advogado.',
    ],
    points: [
      'Hora exata e placa do carro.',
      'Quem apertou o controle, e se o portão parou ou seguiu.',
      'Teste da fotocélula com testemunha, antes de mexer na regulagem.',
      'Portão fora de uso até o teste, com alguém na passagem.',
    ],
    questions: [
      {
        question: 'O porteiro apertou o botão. Quem responde?',
        answer: 'Em geral o condomínio, que é quem emprega e treina; a convenção e o seguro dizem o resto.',
      },
      {
        question: 'Posso usar o seguro do meu carro?',
        answer: 'Pode, e a seguradora depois cobra de quem causou. Avise-a antes de mandar consertar.',
      },
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Antes de o portão voltar a funcionar',
        text: [
          'Com as fotos feitas, o técnico mede a força, testa a fotocélula com a folha andando e escreve o que achou. Essa ordem de serviço é a prova que a seguradora costuma pedir. Se falta fotocélula, o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, por conta de quem mantém o portão.',
        ],
      },
    ],
    further:
      'O que se entrega regulado está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Para o laudo de força e fotocélula ou o conserto, o síndico manda uma foto do vão dos dois lados e a da última ordem de serviço.',
  },
  {
    when: [
      'manutencao|contrato|preventiva',
      'condominio|predio|edificio|condominios',
      'mensal|mensalidade|valor|preco|quanto|contrato',
    ],
    unless: 'assembleia|obrigatori*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A mensalidade se calcula por portão e por número de aberturas, e a proposta diz em separado o que ela inclui: visita mensal ou bimestral, prazo de resposta e mão de obra, com a peça à parte. Damos o valor por escrito depois de ver os portões; fora de contrato, cada conserto de portão é orçado pela peça.',
    ],
    heading: 'O que comparar em duas propostas',
    text: [
      'Compare por linha, e não pelo total: frequência, tempo máximo com o portão parado, o que é peça e o que é mão de obra, e o que acontece em feriado. Contrato barato sem prazo de resposta vale pouco.',
      'Para ter referência, regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, placa entre {{part.board.from}} e {{part.board.to}}; portão pesado com motor novo, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Relatório por visita, com o que foi medido.',
      'Fotocélula e força testadas em toda visita.',
      'Rescisão sem multa longa.',
      'Portão de prédio gasta peça em meses, e não em anos.',
    ],
    further:
      'A lista da visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Diga quantos portões e quantas vagas, e mande uma foto de cada um.',
  },
  {
    when: [
      'vizinho|vizinhos|predio ao lado|predio de lado|casa de lado|casa ao lado',
      'barulho|barulhento|ruido|reclamou|reclama|nao me deixa dormir|nao deixa dormir|me acorda|acorda',
      'motor|portao',
    ],
    unless: 'luz|quem paga',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Trate o barulho antes de tudo: ele quase sempre tem conserto, e mais simples que a briga. Pelo artigo 1.277 do Código Civil, o vizinho pode pedir que cesse o barulho que tira o sossego, e em condomínio o regimento diz o horário. Silenciar um portão custa de {{repair.from}} a {{repair.to}}, conforme a peça.',
    ],
    heading: 'De onde vem o som, em duas provas',
    text: [
      'Com o disjuntor desligado e a folha solta, leve-a na mão: barulho que continua vem da folha, do trilho ou da dobradiça. Ligado, mas com a folha livre, o que sobra é do motor.',
      'Rolamento e engrenagem ficam entre {{part.gears.from}} e {{part.gears.to}}; roldanas, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; fim de curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Motor preso em parede do vizinho: apoio de borracha.',
      'Batida no fim: fim de curso ou batente.',
      'Rangido no percurso: roldana, dobradiça ou cabo seco.',
      'Horário de silêncio resolve enquanto o conserto não vem.',
      'Reclamação recebida: responda por escrito, com a data do conserto.',
    ],
    further: 'Os sons estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Conte em que momento o som aparece e mande a foto da etiqueta.',
  },
  {
    when: ['motor usado|usado|segunda mao|seminovo', 'compensa|vale|comprar|confiavel|risco|olx'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor usado quase nunca compensa: ele vem sem garantia, com a engrenagem já gasta, e o desconto some na primeira peça. Vale se sai muito barato ou de graça e você o vê ligado, com a etiqueta legível e com a placa e os controles juntos, porque placa de outra linha em geral não serve nele.',
    ],
    heading: 'O que olhar num motor usado',
    text: [
      'Peso da sua folha na ficha daquele modelo, tensão igual à da garagem, folga na coroa e controles de código rolante. Pergunte se ele saiu por defeito: ninguém tira motor que funciona, sem motivo.',
      'Do lado novo, kit instalado de basculante vai de {{kit.padrao}} a {{kit.jetflex}}, e troca de motor de casa, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Coroa e rolamento, na lista do custo do usado.',
      'Cremalheira ou braço não vêm incluídos.',
      'Sem nota, sem garantia.',
      'Instalação de motor comprado por você sai por orçamento.',
    ],
    further:
      'A conta de conserto contra troca está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande a foto da etiqueta do usado e do portão por dentro.',
  },
  {
    when: [
      'trocar|troca|mudar|instalar',
      'motor|rossi|garen|peccinin|nice|ppa',
      'aproveita|aproveitar|usar a mesma|serve a mesma|mesma cremalheira|mesmo trilho',
      'cremalheira|trilho|placa|controle',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Aproveita a cremalheira se o passo do dente bate e os dentes não estão comidos: o mais comum é o mesmo módulo, e o pinhão novo tem de ficar com folga de um a dois milímetros. Trilho e roldana continuam; placa e controles, não, porque cada motor traz os seus.',
    ],
    heading: 'Medir antes de desmontar',
    text: [
      'Meça dez dentes com régua e compare com a ficha do motor novo. Dente com ponta fina e brilhante indica que a folha baixou e que ele vai pular com qualquer motor.',
      'Trocar cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; motor novo instalado, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Base do motor: a furação muda de marca.',
      'Controles não passam para a marca nova.',
      'Fim de curso pode ser de ímã num e de chave no outro.',
    ],
    further: 'O que decide a troca está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande a foto da cremalheira com uma régua ao lado e da etiqueta do motor atual.',
  },
  {
    when: ['roldana*|rodinha*', 'quebrad*|quebrou|trincada|gasta|caiu', 'motor|forca|patina|forcando|portao'],
    unless: 'sinal|sinais|como saber|saber se|por que',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e pare de usar: com a roldana quebrada, a folha baixa, o pinhão perde a cremalheira e o motor gira comendo dente até quebrar a coroa. As duas roldanas se trocam juntas, do mesmo diâmetro e do mesmo canal, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que mais sai junto',
    text: [
      'Trilho riscado ou amassado no ponto da roldana continua comendo a nova: alinhar trilho entra na conversa. Roldana de canal errado gasta em semanas.',
    ],
    points: [
      'Roldana de rolamento vence a de buraco.',
      'Folha alta pede guia de cima conferida.',
      'Não levante a folha sozinho: ela tomba.',
      'Graxa no trilho piora; trilho fica seco.',
    ],
    questions: [
      {
        question: 'Dá para andar uns dias com ela quebrada?',
        answer: 'Não convém: o conserto pequeno vira motor novo, e a folha pode sair do trilho.',
      },
    ],
    further: 'O que fazer se ela já saiu está em [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Sem ligar o motor, mande a foto da roldana, do trilho e da folha inteira.',
  },
  {
    when: [
      'mola|molas',
      'basculante|portao',
      'quanto em quanto tempo|quando trocar|tempo de trocar|dura|vida util|intervalo|anos',
    ],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Mola de basculante de casa não tem prazo fixo: numa casa costuma passar de cinco anos, e num prédio, com dezenas de aberturas por dia, pode não chegar a três. Olhe o afastamento das espiras e teste o equilíbrio: a folha solta tem de ficar parada a meia altura.',
    ],
    heading: 'Por que o número varia tanto',
    text: [
      'Mola fina demais para o peso cansa cedo, mola certa dura o dobro. Chapa nova, vidro ou porta embutida mudam a conta, e as duas se trocam juntas, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Espira com fio de luz entre elas: já está cansada.',
      'Uma mola só trocada deixa a folha torta.',
      'Nunca solte mola esticada sem o técnico.',
    ],
    further:
      'O que o serviço inclui está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande uma foto das duas molas e o material da folha.',
  },
  {
    when: [
      'sindico|condominio|predio',
      'cobrar|cobra|cobrou|pagar|valor',
      'controle|tag|chave',
      'extra|segundo|adicional|novo|morador',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende do motivo: controle perdido, quebrado ou pedido a mais costuma ser pago por quem pede; troca do sistema inteiro é despesa do prédio, aprovada em assembleia. Em regra o prédio repassa o custo da peça e da gravação, e não põe lucro em cima.',
    ],
    heading: 'Peça a conta escrita',
    text: [
      'Peça o valor da peça e o da gravação em linhas separadas, e a regra da convenção ou da ata. Cobrança acima disso se discute em assembleia.',
      'Conosco, gravar controles numa visita fica entre {{part.programming.from}} e {{part.programming.to}}, dividido pelos controles do dia.',
    ],
    points: [
      'Limite de controles por unidade vale se estiver na convenção ou na ata.',
      'Inquilino recebe do dono da unidade.',
      'Controle comprado por fora não abre se o cadastro é da administração.',
    ],
    further:
      'O atendimento a prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Quer o valor de um controle? Mande a foto dele, frente e verso.',
  },
  {
    when: ['viaj*|viagem|ferias|fora de casa', 'portao|motor|garagem'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Antes de viajar, feche o portão, passe a trava ou a corrente por dentro e desligue o disjuntor dele: sem energia ele não abre por interferência nem por controle copiado. Deixe a chave de destravamento com quem fica, e não no carro.',
    ],
    heading: 'O que deixar ligado',
    text: [
      'Câmera e alarme continuam; só o motor sai do circuito. Se o portão abre por aplicativo e você precisa dele de longe, deixe ligado, mude a senha e apague os acessos antigos.',
      'Se houver controle perdido, limpe a memória antes de sair, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Nobreak tirado da tomada: a bateria sozinha abre.',
      'Portão social com chave.',
      'Vizinho com o telefone do técnico, e não com o controle.',
    ],
    further: 'O que fazer sem energia está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Diga se o portão tem trava elétrica e mande a foto da chave de destravamento.',
  },
  {
    when: [
      'parede|porteiro|zelador|faxineiro|porteira|quarto',
      'idoso|idosos|cadeira de rodas|deficiente|acessibilidade',
      'portao|garagem|motor|social',
    ],
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para quem tem pouca força ou cadeira de rodas, o que ajuda é abertura mais lenta, pausa longa e comando na altura certa: botoeira entre sessenta centímetros e um metro do chão e por dentro e por fora. A força regulada no mínimo é o que evita que a folha derrube alguém.',
    ],
    heading: 'Ajustes que custam pouco',
    text: [
      'Tempo de pausa e velocidade se acertam na central, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Fotocélula baixa e alta, entre {{part.photocell.from}} e {{part.photocell.to}} o par.',
    ],
    points: [
      'Botão grande e iluminado.',
      'Folha que não bate no fim.',
      'Rampa livre até o portão, sem quebra-molas.',
      'Alerta sonoro só se combinado com a portaria.',
    ],
    further: 'O portão social tem página própria em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto do portão e diga a altura em que se quer o botão.',
  },
  {
    when: ['seguro|seguro residencial|seguradora|sinistro|apolice', 'portao|motor|raio|bateu|batida|queimou'],
    unless: 'e seguro|mais seguro|fica seguro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O seguro residencial cobre portão em geral na cláusula de danos elétricos, para raio e queima, ou na de impacto de veículo, para batida: abra o aviso antes de mandar consertar. A seguradora pede orçamento escrito e, às vezes, a peça antiga guardada.',
    ],
    heading: 'O que o nosso orçamento traz',
    text: [
      'Descrição do defeito, peça por peça, com valor, endereço e data: serve para o sinistro e para a distribuidora. Guarde a placa velha até a resposta.',
      'Para referência, placa fica entre {{part.board.from}} e {{part.board.to}} e um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fotos do motor antes de desligar.',
      'Hora da queda de luz ou do raio.',
      'Nota do motor, se ainda houver.',
      'Não autorize troca antes da vistoria.',
    ],
    further:
      'Como separar o preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta e diga o que a seguradora pediu.',
  },
  {
    when: [
      'inquilino|alugado|aluguel|locador|proprietario',
      'portao|motor|controle|conserto',
      'quem paga|paga|devo|responsavel|desconta',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Peça que gasta no uso, como pilha de controle, costuma ser de quem usa; motor, placa e estrutura, de quem é dono do imóvel. O contrato manda, e a vistoria de entrada decide o que já estava assim: avise por escrito antes de mandar fazer.',
    ],
    heading: 'O que fazer antes de consertar',
    text: [
      'Fotografe, mande ao proprietário ou à imobiliária com o orçamento e espere a resposta por escrito. Com urgência, portão aberto para a rua, faça fechar na mão e avise.',
      'Orçamento nosso sai escrito, com a peça e o serviço em linhas, e um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Nota no nome de quem paga.',
      'Desconto no aluguel só combinado.',
      'Controle entregue na saída, e apagado da memória.',
    ],
    further: 'O que entra num conserto está em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande a foto do portão e diga se há vistoria de entrada.',
  },
  {
    when: [
      'domingo|feriado|fim de semana|sabado a noite',
      'conserto|consertar|tecnico|emergencia|aberto|portao|atendem|atende',
    ],
    unless: 'abre so|so abre|abre apenas|usa so|so usa|usado so|culto|missa|feira|igreja',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Domingo e feriado ficam fora do expediente, e quem atende é a assistência 24 horas, se houver técnico livre: mande o bairro e o que aconteceu, e a resposta diz se alguém vai e por quanto. O valor desse dia é combinado antes da saída, e a visita não tem taxa.',
    ],
    heading: 'O que espera segunda e o que não espera',
    text: [
      'Portão aberto para a rua, carro preso e folha caída são do dia. Barulho, lentidão e controle fraco esperam o expediente, em que o conserto custa de {{repair.from}} a {{repair.to}}.',
      'Enquanto isso, deixe o disjuntor do portão desligado e siga conforme a folha.',
    ],
    points: [
      'Folha reta, com os cabos inteiros: feche na mão e passe corrente por dentro.',
      'Folha torta, caída ou com cabo solto: ninguém toca nem passa por baixo.',
      'Carro que precisa sair: chave de destravamento, com duas pessoas.',
      'Loja de peças fechada: combina-se um reparo provisório.',
    ],
    further: 'A página de [serviços](/topicos/visita-tecnica-para-portao-automatico) conta como marcar.',
    questions: [
      {
        question: 'Consertar fora do expediente sai mais caro?',
        answer:
          'O preço é escrito na conversa antes de o técnico ir, e você decide se ele vem ou se espera o dia útil.',
      },
      {
        question: 'E se não houver técnico?',
        answer: 'Dizemos logo e marcamos o primeiro horário livre, com o portão deixado seguro por mensagem.',
      },
    ],
    send: 'Mande a rua, se o portão está aberto ou fechado e uma foto de longe, sem insistir no motor.',
  },
  {
    when: ['crianca|criancas|bebe|filho', 'portao|motor', 'seguro|perigo|perigoso|prende|medo'],
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Um portão automático é seguro com criança quando para ao encostar: força no mínimo, fotocélula baixa e fechamento automático desligado até as duas provadas. Nenhum ajuste substitui um adulto perto quando o portão anda.',
    ],
    heading: 'As três provas que se fazem com um adulto presente',
    text: [
      'Cabo de vassoura no feixe, folha fechando: tem de voltar. Caixa de papelão vazia no caminho dela, com todos longe: tem de parar. Botoeira na altura do adulto, fora do alcance da criança.',
      'Acertar força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Segunda fotocélula a quarenta centímetros.',
      'Portão de correr precisa de guarda na cremalheira.',
      'Controle na chave do carro, e não na mesa.',
    ],
    further:
      'O conjunto de proteções está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto do vão dos dois lados e diga quem usa.',
  },
  {
    when: [
      'animal|animais|cachorro|cachorros|gato|pet',
      'portao|motor',
      'fechando|passa|machuca|foge|fuja|fugir|escapa',
    ],
    unless: 'machuca|machucar|foge|fuja|fugir|escapa|embaixo|por baixo|vao',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Para animal, uma fotocélula a vinte ou trinta centímetros do chão vê o que a normal não vê, e ela se soma à de cima, não a troca. Se o animal foge na abertura, o que ajuda é pausa curta e abertura só para o carro que entra.',
    ],
    heading: 'O que não funciona com animal',
    text: [
      'Sensor de presença comum dispara com folha e com sombra, e o portão fica abrindo à toa. Grade embaixo da folha resolve a passagem e precisa ter folga para não raspar.',
      'Um segundo par de fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fechamento automático só com as duas fotocélulas provadas.',
      'Coleira longa prende no braço do basculante.',
      'Portão social sempre fechado.',
    ],
    further:
      'O que se confere está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto do vão perto do chão.',
  },
  {
    when: [
      'quanto tempo|demora|prazo|quanto demora',
      'peca|peca chega|encomenda|placa|motor',
      'conserto|chegar|vir|resolve',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Peça de motor corrente o técnico leva na visita; placa ou coroa de modelo pouco comum demora o tempo do fornecedor, e isso se diz antes de você decidir. O serviço em si leva em geral de {horas de reparo}.',
    ],
    heading: 'O que adianta a peça',
    text: [
      'Foto da etiqueta do motor, da placa e do defeito: com as três saímos com a peça mais provável. Sem elas, são duas viagens.',
      'A peça que trocamos fica com {{parts.warranty}} de garantia, e o serviço, com {{repair.warranty}}.',
    ],
    points: [
      'Portão aberto: deixamos fechado na mão até a peça.',
      'Peça usada só com teste.',
      'Modelo fora de linha: compara-se com motor novo.',
    ],
    further: 'Os modelos fora de linha estão em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande a foto da etiqueta do motor e da placa.',
  },
];
