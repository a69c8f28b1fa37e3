/** Answers to titles about repairs and visits: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';

const contactWords =
  'telefone|telefones|contato|contatos|fone|atendimento|sac|fale conosco|numero de contato|numero de telefone';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      'quanto ganha|quanto ganham|salario|salarios|quanto recebe|piso salarial|da dinheiro|da lucro|renda',
      'instalador*|tecnico*|portao|portoes|motor|automatizador*|serralheiro|profissao',
    ],
    unless: 'parcel*|contrato|aumento',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Não temos um número que sirva para todos: registrado, vale o piso da categoria na cidade, que o sindicato informa; por conta própria, depende de quantos serviços se fecham no mês. O que publicamos é o preço ao cliente, de {{repair.from}} a {{repair.to}} por conserto, e dele ainda saem peça, deslocamento, imposto e a garantia de cada trabalho.',
    ],
    heading: 'O que muda o ganho',
    text: [
      'Quem só troca peça disputa preço; quem mede, regula e responde pela garantia recebe indicação. Eletricidade básica, leitura de etiqueta e equilíbrio de folha são o que mais falta no ofício.',
    ],
    points: [
      'Carro, ferramenta e peças de giro são o investimento do começo.',
      'Condomínio paga por contrato, e residência por chamado.',
      'Escolas técnicas e fabricantes dão curso.',
    ],
    further: 'Como se faz o serviço está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Se quer propor trabalho, escreva pelo WhatsApp, no horário comercial, com a sua área.',
  },
  {
    when: [
      'o que faz|que faz|o que e que faz|qual o trabalho|qual o servico|funcao de|trabalho de',
      'tecnico de portao|tecnico|instalador de portao|assistencia tecnica',
    ],
    unless: 'quando|depois|nao|sumiu|cobr*|errado|preco|diferenca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['what', 'repair'],
    answer: [
      'O técnico de portão cuida do que move e comanda a folha: instala e conserta motor, central, controles, fotocélula, fim de curso e trava, troca cabo, roldana e cremalheira, equilibra o basculante e regula a força para o portão parar ao encostar. Folha torta, coluna e solda grande são do serralheiro; o ponto de energia, do eletricista. Um reparo dele fica entre {{repair.from}} e {{repair.to}}.',
    ],
    description:
      'O técnico de portão cuida do que move e comanda a folha: motor, central, controles, fotocélula, cabo, roldana, cremalheira e equilíbrio.',
    heading: 'Como é a visita dele',
    text: [
      'Primeiro solta o motor e move a folha na mão, depois mede a parte elétrica, diz o preço e só então abre o que for preciso. Um conserto leva em geral {horas de reparo}.',
    ],
    points: [
      'Leva as peças mais comuns e a do seu motor, se viu a etiqueta antes.',
      'Deixa recibo com a garantia escrita.',
      'Ensina a destravar na falta de luz.',
    ],
    send: 'Mande um vídeo do portão, a etiqueta do motor e o bairro.',
  },
  {
    when: ['telefone|sac|0800|whatsapp|contato|site|endereco|fabrica|representante', 'ppa'],
    unless: 'interfone|aplicativo|app|contato seco|mau contato|abrir|manual|garantia',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    answer: [
      'Não somos a fábrica da PPA: o contato dela, para garantia de fábrica e manual, está no site da marca e na nota do motor. Para comprar, instalar ou consertar motor PPA em São Paulo e na Grande São Paulo, fale conosco pelo botão do WhatsApp desta página ou pelo telefone no alto do site, de {horário}.',
    ],
    heading: 'O que é com a fábrica e o que é conosco',
    text: [
      'Com a fábrica: defeito em motor ainda na garantia dela e ficha de um modelo. Conosco: o kit instalado, de {{kit.padrao}} a {{kit.jetflex}} em basculante, o conserto, de {{repair.from}} a {{repair.to}}, e a gravação de controles.',
    ],
    points: [
      'Foto da etiqueta do motor.',
      'Bairro e tipo de portão.',
      'O que o motor faz de errado, numa linha.',
    ],
    send: 'Mande isso na primeira mensagem, e a resposta já vem com a faixa de preço.',
  },
  {
    when: ['telefone|sac|0800|whatsapp|contato|site|endereco|fabrica|representante'],
    ofOtherBrand: true,
    unless: 'interfone|aplicativo|app|contato seco|mau contato|abrir|manual|garantia|controle|placa',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    answer: [
      'Não somos a fábrica nem a autorizada {marca}: o contato dela está no site da marca e na nota do motor. Se o que você precisa é consertar um {marca} já instalado em São Paulo ou na Grande São Paulo, fale conosco pelo botão do WhatsApp desta página ou pelo telefone no alto do site, de {horário}; o serviço vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que é com a fábrica e o que é conosco',
    text: [
      'Com a fábrica: motor ainda na garantia dela e ficha de um modelo. Conosco: o conserto fora da garantia, com visita sem taxa e {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Foto da etiqueta do motor {marca}.',
      'Bairro e tipo de portão.',
      'O que ele faz ou deixou de fazer.',
    ],
    send: 'Mande isso na primeira mensagem, e a resposta já vem com a faixa de preço.',
  },
  {
    when: ['empresa|empresas|firma|especialista|especialistas|loja', 'portao|portoes'],
    unless:
      'contrato*|manuten*|mensal|preventiv*|consert*|motor de empresa|para empresa|de empresa|da empresa|em empresa|minha|na empresa|motor para|golpe|confiavel|confiar|melhor|outra|cobrou|sumiu|seria|caminhao|peca|pecas|vidro|madeira|fabric*|cerca|camera|alarme|interfone|cancela|enrolar|aco|social|galpao|registro|cnpj|nota|entrada de loja|porta de loja|para loja|de loja|portao empresa|motor portao empresa|24 horas por dia|boleto|pix|controle*|assembleia|condominio*|predio*|escolher',
    of: ['portao-automatico', 'assistencia-tecnica', 'motor', 'automatizacao'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'Somos empresa de portão automático: vendemos e instalamos o motor, consertamos o que já existe e fazemos a manutenção. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; um conserto, de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'O que fazemos e o que fica com outros',
    text: [
      'Motor, central, controles, sensores, regulagem e a parte mecânica que move a folha são conosco, em motor de qualquer marca já instalado; o novo que vendemos é PPA. Trabalhamos com portão automático desde {desde}.',
      'Fabricar a folha e soldar coluna é da serralheria, e o circuito novo é do eletricista. O que não é basculante se orça por foto.',
    ],
    points: [
      'Valor dito antes, por escrito.',
      'Horário: {horário}.',
      'Peça trocada com {{parts.warranty}} de garantia.',
      'Pagamento em até {{instalments}}.',
    ],
    send: 'Escreva pelo WhatsApp se é motor novo, conserto ou revisão e o bairro, com uma foto do portão por dentro.',
  },
  {
    when: [
      'quanto tempo|demora|demoram|duracao|quantas horas|tempo|prazo',
      'trocar|troca|trocar o motor|troca de motor|substituir|substituicao',
      'motor|motores|automatizador',
    ],
    unless:
      'dura|vida util|depois de quanto|de quanto em quanto|garantia|engrenagem|placa|capacitor|oleo|abr*|fech*|frequencia|quando|controle*|hora de trocar|esta em tempo|consert*|parado',
    winsTies: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['replace', 'lifetime'],
    answer: [
      'Trocar o motor do portão leva em geral de {horas de instalação}, em casa ou em prédio, quando a base, o ponto de energia e a folha se aproveitam. Base de concreto nova precisa secar antes, e aí são duas visitas; motor de duas folhas também pede mais tempo. Numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado de condomínio, entre {{condominium.from}} e {{condominium.to}}, com a instalação.',
    ],
    heading: 'O que acontece nessas horas',
    text: [
      'Sai o motor velho com a central, entra o novo, regulam-se curso e força e gravam-se os controles. A folha fica solta e se abre na mão durante o serviço, por isso alguém precisa ficar no vão.',
      'Em prédio, escolha o horário fora da saída e da chegada e avise os moradores. Controles de muitas unidades somam tempo: mande a lista antes.',
    ],
    points: [
      'Etiqueta do motor velho e foto da base, para o novo chegar certo.',
      'Quadro de luz acessível e disjuntor identificado.',
      'Controles que vão ser gravados, todos à mão.',
    ],
    send: 'Mande a etiqueta do motor, a foto da base e da folha por dentro e diga se é casa ou prédio: respondemos com o tempo e o valor.',
  },
  {
    when: [
      'quanto tempo|demora|demoram|duracao|quantas horas|tempo',
      'consert*|manutencao|reparo|troca de|trocar|arrumar|instalar fotocelula|regulagem',
      'portao|motor|placa|roldana|mola|cabo|cremalheira|fotocelula|eletronico|central|engrenagem|basculante',
    ],
    unless:
      'sem manutencao|pode ficar|posso ficar|aguenta|de quanto em quanto|chegar|chega|atendimento|atendem|dura o|vida util|depois de quanto|garantia|dura um|dura uma|instalacao|instalar o motor|fica pront*|abr*|fech*|frequencia|preventiv*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    answer: [
      'O conserto de portão leva em geral {horas de reparo}, numa visita só, quando a peça é comum: capacitor, controle, fotocélula, roldana e regulagem se resolvem na hora. A manutenção preventiva leva {horas de manutenção}. O que alonga é peça de modelo antigo, solda e folha fora do lugar.',
    ],
    heading: 'Tempo de cada serviço',
    text: [
      'Regular curso e força ou gravar controles é o mais rápido. Roldana, mola e cabo pedem escorar a folha e levam até {{part.rollersAndCables.hours}}. Placa depende de ter a igual; sem ela, o portão fica no manual por alguns dias.',
      'Para não precisar de segunda visita, mande antes a etiqueta do motor e um vídeo: com eles o técnico sai com a peça provável.',
    ],
    points: [
      'Regulagem, controle, capacitor: o menor tempo.',
      'Roldana, cabo, mola, cremalheira: até {{part.rollersAndCables.hours}}, com a folha escorada.',
      'Placa fora de linha: dias, com o portão na mão.',
      'Folha caída: primeiro escorar, depois o prazo.',
    ],
    sections: [
      {
        aspect: 'lifetime',
        heading: 'Prazo e valor ditos antes',
        text: [
          'O conserto fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça. Em dia útil costumamos marcar para o mesmo dia ou o seguinte; atendemos de {horário}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso ficar em casa o tempo todo?',
        answer: 'Alguém precisa abrir, mostrar o defeito e assistir à prova no fim. No meio, não.',
      },
      {
        question: 'O portão fica sem fechar durante o serviço?',
        answer: 'Por alguns minutos. Em dia de peça pesada, combinamos antes quem vigia a entrada.',
      },
    ],
    send: 'Mande o que o portão faz, um vídeo e a etiqueta do motor: dizemos o tempo provável e o valor.',
  },
  {
    when: ['visita', 'cobrad*|cobra*|taxa|gratis|gratuit*|paga|custa'],
    subject: 'assistencia-tecnica',
    answer: [
      'A visita não é cobrada: não há taxa para ir até o portão na área que atendemos, e o valor do serviço é dito antes de começar. Você paga o conserto, de {{repair.from}} a {{repair.to}}, só se aprovar.',
    ],
    heading: 'O que se paga e o que não se paga na visita',
    text: [
      'A ida, o teste e o orçamento não têm custo. O que se paga é a peça trocada e a mão de obra aprovada, com recibo, {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
    ],
    points: [
      'Sem taxa de deslocamento na área atendida.',
      'Valor fechado antes de abrir a caixa do motor.',
      'Sem obrigação de aceitar o orçamento.',
      'Pagamento em até {parcelas} vezes.',
    ],
  },
  {
    when: [
      'orcamento',
      'gratis|gratuit*|sem compromisso|foto|online|whatsapp|na hora|como funciona|como e feito|como fazem|como fazer|como pedir|como peco|de voces',
    ],
    subject: 'assistencia-tecnica',
    answer: [
      'O orçamento é grátis e começa por foto: com a imagem do portão por dentro, a etiqueta do motor e o bairro, respondemos com a faixa de preço pelo WhatsApp. A visita que confirma o valor também não tem taxa na nossa área.',
    ],
    heading: 'O que mandar para o orçamento sair certo',
    text: [
      'Kit instalado em basculante tem preço fechado, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e por foto só se confirma que a folha está em ordem. Conserto tem faixa, de {{repair.from}} a {{repair.to}}, e o número exato vem do diagnóstico.',
    ],
    points: [
      'Portão inteiro, por dentro, fechado.',
      'Etiqueta do motor, com modelo e tensão.',
      'Um vídeo com som, se há defeito.',
      'Largura, altura e material da folha, se a compra é de motor.',
    ],
    send: 'Escreva pelo WhatsApp se é compra ou conserto e o bairro, com essas fotos: a faixa de preço volta na mesma conversa.',
  },
  {
    when: [
      'dono|dona|donos|proprietario|fundador|socio|socios|gerente|responsavel|diretor',
      'empresa|firma|voces|site|loja|ppa',
    ],
    unless:
      'condominio|predio|imovel|casa|inquilino|aluguel|alugada|tecnico|sindico|portao de|motor de|paga|garagem de',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    isAboutModel: true,
    answer: [
      'O dono não se apresenta pelo nome nesta página: quem responde pela empresa está escrito no fim da página de [garantia](/garantia), e para falar com ele escreva pelo WhatsApp, diga o assunto e peça o retorno do responsável.',
    ],
    heading: 'O que dizer para a mensagem chegar a quem decide',
    text: [
      'Reclamação, proposta e pedido de documento andam mais depressa com estes dados na primeira mensagem.',
    ],
    points: [
      'Nome, telefone e bairro de quem escreve.',
      'Data do serviço e número do orçamento, se já houve um.',
      'O que se pede, numa frase.',
    ],
    further: 'Quem somos e onde atendemos está na [página inicial](/).',
    send: 'Respondemos de {horário}.',
  },
  {
    when: [
      'mei|abrir empresa|montar empresa|abrir uma empresa|como abrir empresa|montar|abrir|comecar|iniciar|criar|virar|tornar|ser|viver de|ganhar dinheiro|lucro|lucrativ*|quanto fatura|da dinheiro|trabalhar com|trabalhar de|profissao|aprender|aprendo',
      'empresa|negocio|firma|loja|instalador|tecnico|autonomo|profissao|trabalhar com portao|trabalhar com portoes|portao|portoes',
      'portao|portoes|motor de portao|motores|automatizador*',
    ],
    unless:
      'multad*|multa|nao|normal|de abrir|abrir sozinho|controle|pode ser|deve ser|precisa ser|tem que ser|pelo celular|para abrir|para entrar|abre|abrir o|abrir um|abrir portao|abrir meu|comecar a|revendedor|revenda|casa|condominio|sem luz|celular|na mao|como abrir o|como abrir um|como abrir portao|como abrir meu|serralheiro|motor para|ser de|ser feito|ser automatizado|aprender controle|aprender o',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    isAboutModel: true,
    description:
      'Para trabalhar com portão, aprenda com um instalador e nos cursos de fabricantes e distribuidores; nós não damos curso nem consultoria.',
    answer: [
      'Para trabalhar com portão automático, o caminho comum é aprender com um instalador experiente e nos cursos que fabricantes e distribuidores de motor oferecem; a abertura da firma é com um contador ou com o Sebrae. Nós atendemos quem tem o portão, e não damos curso, franquia nem consultoria.',
    ],
    heading: 'O que o ofício pede antes do primeiro cliente',
    text: [
      'É serviço de elétrica, de mecânica e de risco ao mesmo tempo, e cada parte se aprende com quem já a faz.',
    ],
    points: [
      'Elétrica: medir tensão, ligar terra e disjuntor, e a norma de segurança para quem mexe em quadro.',
      'Mecânica: equilíbrio do basculante, trilho e roldana do de correr, dobradiça do de abrir.',
      'Risco: cabo, mola e contrapeso guardam força, e não se aprende neles sozinho.',
      'Papel: orçamento por escrito, recibo e garantia de cada serviço.',
    ],
    further:
      'O que uma visita nossa olha está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Se você também tem um portão que pede serviço, mande pelo WhatsApp uma foto dele e o bairro.',
  },
  {
    // The word alone is enough, although it names nothing of ours.
    when: [contactWords, contactWords],
    unless:
      'portao|motor|controle|celular|fixo|linha|internet|operadora|interfone|condominio|medico|banco|fio|abrir|abre|garen|nice|rossi|peccinin|ppa|horario|24|domingo|feriado|sabado|demora|pessimo|ruim|toca|chama',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    answer: [
      'O telefone e o botão do WhatsApp estão no alto de todas as páginas deste site, e o atendimento vai de {horário}. Por mensagem é mais rápido: com a foto do portão e o bairro, a primeira resposta já diz o que falta saber ou quanto fica.',
    ],
    heading: 'O que dizer na primeira mensagem',
    text: ['Três dados poupam a volta de perguntas, e nenhum deles pede abrir a caixa do motor.'],
    points: [
      'Bairro e cidade.',
      'O que o portão faz ou deixou de fazer, ou o que se quer instalar.',
      'Foto do portão por dentro e da etiqueta do motor.',
    ],
    send: 'Se o portão ficou aberto ou alguém depende dele agora, diga isso na primeira linha.',
  },
  {
    when: [
      'vaga|vagas|vaga de emprego|vagas de emprego|emprego*|vaga de tecnico|vaga de instalador|contrata tecnico|quanto ganha|salario*|trabalhar como|trabalhar com voces|trabalhe conosco|curriculo|contratando|voces contratam|estao contratando|contratam|contratam tecnico|ajudante*|parceria|parceiro*|representante|franquia|fornecedor|freelancer|freela|procura servico|procuro servico|procura trabalho|procuro trabalho|oferece servico',
      'voces|portao|tecnico|motor|motores|instalador|empresa|instaladores|automatizador*|ppa|curriculo|emprego*|salario*|conosco|com voces|contratam|contratando|contratam ajudante|vaga|serralheiro*|serralheria|sindicos|administradora*|peca|pecas|acessorios|componentes',
    ],
    unless:
      'vagas de garagem|vaga de garagem|carro|carros|condominio|minha vaga|na vaga|energia|luz|seguro|seguradora|apolice',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Esta página atende quem tem um portão para instalar ou consertar, e não anuncia vagas, revenda nem parceria. Se quer propor trabalho, escreva pelo WhatsApp no horário comercial, diga a sua área e o bairro, e a resposta vem na própria conversa.',
    ],
    heading: 'O que dizer numa proposta',
    text: [
      'Conte há quanto tempo trabalha com portão, que marcas conhece e em que região atende. Para comprar motor a preço de revenda, o caminho é o distribuidor da marca; aqui vendemos a quem vai usar, com instalação.',
    ],
    further: 'Quem somos e onde atendemos está na [página inicial](/).',
    send: 'Respondemos de {horário}.',
  },
  {
    when: [
      'ha quanto tempo|quantos anos|desde quando|idade de empresa|quanto tempo de empresa|quando foi fundada|experiencia|de confianca|confiavel|e confiavel|sao confiaveis|quem sao voces|quem somos|registrad*|uniformizad*|identificad*|avaliac*|avaliacoes|depoimento*|tem referencia*',
      'voces|empresa|tecnico|tecnicos|mercado|tem|equipe|clientes|atuam|trabalham',
    ],
    unless: 'dura|duram|garantia|trocar|motor|porteiro|codigo|manual|portao|instalador|assistencia',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Trabalhamos com portão automático desde {desde}, em São Paulo e na Grande São Paulo. Quem responde pela empresa está escrito no fim da página de [garantia](/garantia), e o que prometemos vem por escrito: valor antes, recibo e prazo.',
    ],
    heading: 'O que conferir antes de nos chamar',
    text: [
      'Visita sem taxa, conserto entre {{repair.from}} e {{repair.to}}, {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças. Peça o nome do técnico na véspera e confirme na chegada.',
    ],
    points: [
      'O que dizem os clientes de cada região está em [depoimentos](/depoimentos/sao-paulo-capital).',
      'Orçamento escrito, com peça e mão de obra separadas.',
      'Peça velha mostrada, se você pedir.',
    ],
  },
  {
    when: [
      'voces atendem|voces vao|voces vao em|voces vao para|voces vem em|atende zona|atendem zona|atende bairro|atende jardim|atende vila|atende parque|atende o bairro|atendem em|atende em|fazem em|atendimento em|vao ate|vem ate|area de atendimento|area atendida|quais cidades|quais bairros',
    ],
    unless:
      'fora de|litoral|interior|outro estado|outra cidade|outros estados|brasil|mesmo dia|hoje|ainda hoje',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    answer: [
      'Atendemos São Paulo, Guarulhos, Osasco, o ABC e a Grande São Paulo, sem taxa de visita. Fora dessa área não temos equipe, e dizemos isso na primeira mensagem.',
    ],
    answerAtPlace: [
      'Sim, atendemos {onde}, sem taxa de visita: instalamos motor novo, consertamos o que há e fazemos a manutenção do portão automático.',
    ],
    heading: 'Como a visita é marcada',
    text: [
      'Por mensagem, conforme a agenda do dia, e o valor é dito antes de o serviço começar.',
      'O preço não muda de bairro para bairro: kit instalado em basculante de {{kit.padrao}} a {{kit.jetflex}} e conserto de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'confiavel|confiar|reclame aqui|avaliac*|e seria|indica*',
      'empresa|tecnico|portao|instalador|assistencia',
    ],
    unless: 'qual motor|que motor|motor voces|motor voce|motores|kit|marca|controle',
    subject: 'assistencia-tecnica',
    answer: [
      'Para confiar numa empresa de portão, peça três coisas por escrito: a causa do defeito, o valor antes de começar e o prazo de garantia. Trabalhamos assim desde {desde}: visita sem taxa, conserto de {{repair.from}} a {{repair.to}}, {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
    ],
    heading: 'Sinais de um bom e de um mau atendimento',
    text: [
      'Quem troca a placa sem medir a folha está adivinhando. Um bom técnico solta o motor, sente o peso e só depois abre a tampa.',
    ],
    points: [
      'Mostra a peça velha e explica o desgaste.',
      'Testa força e fotocélula na sua frente.',
      'Deixa recibo com modelo, data e prazo.',
      'Desconfie de preço fechado de conserto sem foto nem visita.',
    ],
  },
  {
    when: [
      'cancelar|desmarcar|remarcar|reagendar|adiar',
      'servico|visita|agendad*|horario|atendimento|conserto|instalacao|tecnico',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    answer: [
      'Para cancelar ou remarcar um serviço agendado com a assistência técnica, avise na mesma conversa de WhatsApp em que ele foi marcado, com o nome e o bairro. Quanto antes chegar o aviso, mais fácil é achar outro horário; o expediente vai de {horário}.',
    ],
    heading: 'O que dizer ao remarcar',
    text: [
      'Diga se o portão mudou de estado desde a conversa, porque a peça separada pode ser outra. Se o defeito passou sozinho, vale contar como, e o conserto de {{repair.from}} a {{repair.to}} às vezes vira só um teste.',
    ],
  },
  {
    when: [
      'tecnico|instalador|serralheiro|prestador|montador|ajudante|eletricista',
      'caiu de*|se machucou|machucou se|acidentou|se acidentou|sofreu acidente|acidente de trabalho|levou choque|quebrou a perna|quebrou o braco|se cortou|se feriu',
      'quem responde|responsavel|responsabilidade|quem paga|culpa|processo|processar|indenizacao|dono de casa|cliente',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Com o técnico ferido, 192 (SAMU) primeiro. Depois, pelo acidente dele no conserto do portão responde em regra a empresa que o emprega; o dono da casa ou o condomínio só entra se ajudou a causar, por exemplo com uma escada emprestada sem firmeza ou um fio energizado que conhecia e não avisou. Autônomo trabalha por conta dele, e a dúvida é de advogado.',
    ],
    description:
      'Pelo acidente do técnico no conserto do portão responde em regra a empresa que o emprega; o dono da casa, só se ajudou a causar.',
    heading: 'Como não chegar a isso',
    text: [
      'Peça que o disjuntor do portão fique desligado e avisado, que a folha esteja escorada antes de soltar cabo ou mola, e que ninguém use a sua escada. Animal e criança ficam fora do vão.',
    ],
    points: [
      'Nome da empresa e ordem de serviço antes da entrada.',
      'Defeito conhecido na elétrica, avisado por mensagem.',
      'Fotos do lugar, sem mexer, se alguém caiu.',
    ],
  },
  {
    when: ['nr 10|nr10|nr 35|nr35|nr 12|nr12', 'portao|portoes|instalador|tecnico|motor'],
    unless: 'curso|aprender|treinamento',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A NR-10, de eletricidade, e a NR-35, de altura, são normas de segurança do trabalho: obrigam a firma a treinar o técnico que emprega, e não são uma licença para instalar portão nem algo que o morador precise ter. Condomínio e indústria costumam pedir os certificados no contrato. Numa casa, peça nota, garantia escrita e disjuntor desligado durante o serviço.',
    ],
    description:
      'A NR-10 e a NR-35 obrigam a firma a treinar o técnico que emprega; não são licença para instalar portão nem se exigem do morador.',
    heading: 'O que pedir de quem vem instalar',
    text: [
      'Se o prédio exige o documento, diga no pedido de orçamento, porque ele se entrega antes da visita. Circuito novo no quadro é do eletricista, que segue a norma dele.',
    ],
    points: [
      'Documento com data dentro da validade.',
      'Quadro identificado e disjuntor só do portão.',
      'Ordem de serviço com o nome de quem entrou.',
    ],
  },
];
