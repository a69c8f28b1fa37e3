/** Answers to titles about gates of condominiums: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';
import { budget, otherThanBudget, sharedGate } from '../../words/title-groups.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sindic*|condominio*|predio*|edificio*|assembleia',
      'tres orcamentos de motor|3 orcamentos de motor|orcamentos de motor|orcamentos de portao|preciso de tres orcamentos|preciso de 3 orcamentos|preciso de um orcamento|preciso de orcamento|preciso de orcamentos|tres orcamentos para|3 orcamentos para|comparar orcamentos|quero um orcamento|quero orcamento|quero tres orcamentos',
    ],
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|precisa de tres|precisa de 3|obrigatorio',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'O nosso orçamento para o condomínio sai por escrito, sem taxa de visita, com motor, instalação, base e garantia em linhas separadas, pronto para pôr na assembleia ao lado dos de outras empresas. Motor de portão de prédio, com instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha e as aberturas por hora.',
    ],
    heading: 'O que pedir igual a todas as empresas',
    text: [
      'Orçamentos só se comparam quando descrevem a mesma coisa. Escreva antes numa folha o peso ou as medidas da folha, os ciclos por hora que o prédio precisa e a garantia desejada, e mande o mesmo pedido a todos.',
    ],
    points: [
      'Prazo com a garagem aberta e quem cuida do portão nesse dia.',
      'Fotocélula, suporte e fiação: dentro ou à parte.',
      'Quem atende se o motor parar, e em quanto tempo.',
      'O que se faz com o motor velho.',
    ],
    send: 'Mande pelo WhatsApp uma foto da entrada, o tipo de folha, quantas unidades usam e a data da assembleia.',
  },
  {
    when: ['eclusa*|clausura|intertravamento', asksPrice],
    unless: 'consert*|quebr*|nao abre|nao fecha',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Preço fechado de eclusa não há: ela soma dois motores de uso intenso, de {{condominium.from}} a {{condominium.to}} cada um com instalação, mais a placa de intertravamento e os sensores, que se orçam por foto. Se os dois portões já têm motor bom, falta só ligar uma central à outra. A folha nova é da serralheria, e o projeto de acesso e a portaria, de empresa de segurança.',
    ],
    description:
      'Preço fechado de eclusa não há: são dois motores de {{condominium.from}} a {{condominium.to}} cada um, mais o intertravamento, orçado por foto.',
    heading: 'O que entra na conta da eclusa',
    text: [
      'O tempo das duas folhas se soma na entrada, e por isso motor de casa não serve: ele esquenta e para na hora cheia. Motor que já existe só se aproveita se a ficha traz ciclos por hora de uso coletivo.',
    ],
    points: [
      'Entre uma folha e outra, lugar para um carro inteiro.',
      'Um sensor de portão fechado em cada folha.',
      'Fotocélula nos dois vãos.',
      'Saída de emergência que libera os dois juntos.',
    ],
    send: 'Mande a foto da entrada, a distância entre as folhas e a etiqueta dos motores que já existem.',
  },
  {
    when: [
      'caro|cara|absurdo|abusivo|salgado|preco justo|justo|e muito|vale',
      'motor',
      'condominio*|predio*|edificio*',
      'orcamento|reais|preco|valor|cobraram|mil',
    ],
    unless: 'conserto|placa',
    figure: { unit: 'real', from: 2000, to: 5000 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Por {figura} o orçamento está dentro do comum: motor de portão de condomínio, com a instalação, fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha e as aberturas por hora. O que diz se ele vale é o que está escrito: modelo, ciclos por hora, peso máximo, o que da obra está incluído e o prazo de garantia.',
    ],
    heading: 'O que comparar antes de levar à assembleia',
    text: [
      'Duas propostas só se comparam com o mesmo peso de folha e os mesmos ciclos por hora. A mais barata costuma ser um motor de casa, que para de calor na primeira manhã cheia.',
      'Antes de trocar, peça o valor do conserto: se o motor é do porte certo e a peça existe, ele resolve por menos.',
    ],
    points: [
      'Motor, central e cremalheira em linhas separadas.',
      'Base, ponto de energia e retirada do antigo.',
      'Controles: quantos entram e quanto custa cada um a mais.',
      'Garantia de {{guide.warranty.installation}} na instalação.',
    ],
    send: 'Mande a proposta e uma foto da folha e do motor: dizemos o que falta perguntar.',
  },
  {
    when: [
      'sindico|sindica|condominio*|predio*|edificio*',
      '2 portoes|dois portoes|2 motores|dois motores|os motores|tres motores|3 motores|4 motores|quatro motores',
      'quanto custa|preco|valor|quanto fica|quanto sai|orcamento',
    ],
    unless: 'conserto|manutencao|contrato|um motor so|folhas',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Em condomínio o preço se conta por portão: cada motor de uso intenso, com a instalação, fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha e as aberturas por hora. Feitos juntos, os portões aproveitam a mesma visita e podem abrir pelo mesmo controle, um botão para cada; o valor do conjunto vem por escrito, separado por portão, para a assembleia.',
    ],
    heading: 'O que muda de um portão para o outro',
    text: [
      'A entrada costuma abrir mais vezes que a saída, e a folha de pedestre quase não conta: cada um pede o seu motor, e não o maior para todos. Folha que anda leve na mão baixa o valor.',
      'Vale trocar um por vez só se o outro está bom; a visita para medir os dois não tem taxa.',
    ],
    points: [
      'Aberturas da hora cheia de cada passagem.',
      'Peso e medida de cada folha.',
      'Receptor que aproveite os controles atuais.',
      'Um portão fica em uso enquanto o outro é trocado.',
    ],
    send: 'Mande fotos das duas folhas e dos motores, e quantas vagas usam cada entrada.',
  },
  {
    when: [
      'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras|pros contras|por que ter|por que escolher|por que usar|por que contratar|por que fazer|vale a pena|compensa',
      'contrato de manutencao|contrato|mensal|plano|preventiva*|manuten*',
      'condominio*|predio*|sindico*',
    ],
    unless: 'quanto custa|preco|intervalo|quanto em quanto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Porque no prédio um portão parado prende dezenas de carros, e a preventiva acha o cabo, a roldana e a fotocélula no fim antes disso. Com contrato, o síndico tem visita marcada, custo previsto para a assembleia, alguém que já conhece o motor e um relatório que mostra que ele cuidou, o que pesa se houver acidente. Uma peça evitada já diz a conta: um conserto fica de {{repair.from}} a {{repair.to}}, e um motor pesado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que exigir no contrato',
    text: [
      'Escreva quantas visitas, o que se confere em cada uma, em quanto tempo atendem o portão parado e o que não está incluído. Peça trocada se orça à parte e só com autorização.',
      'Entrada que abre mais de cem vezes por dia pede visita mensal ou trimestral; a de poucos carros fica bem com uma a cada {{maintenance.interval}}.',
    ],
    points: [
      'Relatório com data, medidas e fotos.',
      'Teste de força, reversão e fotocélula em toda visita.',
      'Lista de controles conferida com a de unidades.',
      'Saída sem multa longa, se o serviço não agradar.',
    ],
    send: 'Mande quantas folhas e unidades há e uma foto da entrada por dentro: devolvemos o valor por visita e por contrato.',
  },
  {
    when: [
      'tag|tags|adesivo veicular|tag veicular|tags veiculares',
      'condominio*|predio|portao|veicular*|garagem|unidades',
      'preco|quanto custa|valor|comprar|unidades|orcamento',
    ],
    unless: 'nao|parou|clonar|clonada|pedagio|placa|cartao|rolante',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Tag, leitor e cadastro são de empresa de controle de acesso, e não temos preço deles: quem orça o lote é quem pôs o leitor, porque cada um só lê a tag da sua frequência e do seu código. O que fazemos é deixar pronta na central do portão a entrada que o leitor aciona, a partir de {{repair.from}}. Onde a entrada ainda é por controle, gravamos os de todos numa visita, por orçamento.',
    ],
    heading: 'Antes de comprar o lote',
    text: [
      'Prove uma tag no leitor antes de pedir as outras. Conte uma por carro, algumas de reserva e a memória que o leitor ainda tem livre.',
    ],
    points: [
      'Lista de carros e unidades na mão de quem cadastra.',
      'Tag perdida se apaga sozinha, sem trocar as dos outros.',
      'Vidro com película metálica: tag de outro tipo ou no farol.',
    ],
    send: 'Mande a foto da central com a tampa fechada e do leitor, e o bairro.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'conserto|consertar|reparo|reparar|arrumar',
      'preco|precos|valor|custa|custo|quanto|quanto fica|quanto sai|orcamento',
    ],
    unless:
      'quem paga|pagar|motor|placa|sindico|3 orcamentos|tres orcamentos|quantos orcamentos|rateio|taxa|quanto tempo',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O conserto de portão de prédio é orçado pela peça, porque a folha e o motor são maiores: numa casa ele vai de {{repair.from}} a {{repair.to}}, e no condomínio o valor sai por escrito, depois da visita, que não tem taxa. Se a saída for trocar o motor, o conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que muda o preço no portão coletivo',
    text: [
      'Regulagem, fotocélula e capacitor custam perto do que custam numa casa. Engrenagem, roldana e placa de motor de uso intenso são maiores, e nelas o código da etiqueta decide.',
      'O serviço tem {{repair.warranty}} de garantia e a peça trocada, {{parts.warranty}}, escritos no recibo para a prestação de contas.',
    ],
    points: [
      'Etiqueta do motor e nome da placa, fotografados.',
      'Vídeo com som do que o portão faz.',
      'Quem aprova o orçamento, e até que valor.',
      'Hora em que a garagem pode ficar na mão.',
    ],
    send: 'Mande o bairro, a foto da etiqueta e o vídeo: a faixa de preço vem na resposta, em nome do condomínio.',
  },
  {
    when: [
      'motor errado|motor fraco|motor pequeno|modelo errado|motor inadequado',
      'sindico|condominio|predio|instalou|instalaram|instalador|vendeu',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor errado se prova com dois números: o peso da folha e as aberturas na hora cheia, comparados com a ficha do modelo instalado. Se um deles passa do limite, quem especificou e vendeu responde pela troca, pelo Código de Defesa do Consumidor; guarde a proposta em que o modelo está escrito.',
    ],
    heading: 'Juntar a prova antes da assembleia',
    text: [
      'Fotografe a etiqueta, conte as aberturas de uma hora de pico e peça o laudo de outro técnico, com a folha solta e movida com a mão. Motor certo em folha pesada também para, e aí o defeito é da folha.',
      'Portão pesado com motor da classe certa fica entre {{condominium.from}} e {{condominium.to}} instalado, com proposta escrita.',
    ],
    points: [
      'Ciclos por hora da ficha, e não a potência.',
      'Ata da compra e nome de quem aprovou.',
      'Reclamação por escrito dentro da garantia.',
    ],
    further:
      'O que uma proposta deve ter está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto da etiqueta, o peso ou as medidas da folha e as aberturas da hora cheia.',
  },
  {
    when: [
      'tag|tags|etiqueta veicular|adesivo veicular',
      'preco|valor|quanto|custa|antena|instal*|veicular|condominio*|adesiv*',
    ],
    unless: 'controle|facial|senha|portaria|sem parar|pedagio|veloe|conectcar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Tag veicular, antena e leitor são de empresa de controle de acesso: não os vendemos nem cadastramos, e o preço se pede a ela por antena e por número de veículos. O que fazemos é ligar a saída do leitor à entrada de botoeira da central do portão, serviço de {{repair.from}} a {{repair.to}} com o fio já passado.',
    ],
    heading: 'O que o portão precisa para abrir por tag',
    text: [
      'A antena lê a etiqueta do para-brisa a alguns metros e fecha um contato seco, igual a um toque na botoeira. Motor e central continuam os mesmos; o que decide é haver na placa uma entrada livre, de preferência uma só para abrir.',
      'Prédio com muito movimento pede também laço ou fotocélula dupla, porque com tag os carros entram colados um no outro.',
    ],
    points: [
      'Antena a uns metros antes do portão, com o para-brisa de frente.',
      'Vidro com película metálica lê mal: a etiqueta vai no farol ou na placa.',
      'Lista de unidades e de veículos fica com a administração.',
      'Controle comum de reserva para o dia em que o leitor cair.',
    ],
    questions: [
      {
        question: 'A tag e o controle funcionam juntos no mesmo portão?',
        answer: 'Funcionam. São dois comandos na mesma central, e cada um abre sem depender do outro.',
      },
      {
        question: 'A tag de pedágio abre o portão do prédio?',
        answer:
          'Só se o leitor do prédio for do sistema que aceita essa etiqueta. Quem responde é a empresa de acesso.',
      },
    ],
    further:
      'O que um portão de prédio pede está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e a do modelo do leitor: dizemos se ela tem a entrada livre.',
  },
  {
    when: [sharedGate, budget, 'motor|motores|portao|automatizar|kit'],
    unless: otherThanBudget,
    figure: { unit: 'real', to: 1999 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não se compra motor de uso coletivo: portão pesado com motor e instalação fica entre {{condominium.from}} e {{condominium.to}}. Motor de casa custa menos, mas o estator dele aguenta de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora e para de calor na hora mais cheia.',
    ],
    heading: 'O que {figura} resolvem enquanto o motor não vem',
    text: [
      'Um conserto do que já está na parede custa de {{repair.from}} a {{repair.to}} e costuma levar o portão até a próxima assembleia. A revisão também cabe, e mostra que peça vai pedir dinheiro primeiro.',
      'Proposta muito abaixo dessa faixa esconde um motor residencial: peça o modelo e os ciclos por hora por escrito.',
    ],
    points: [
      'Etiqueta do motor de agora, com o modelo.',
      'Aberturas na hora mais cheia de um dia útil.',
      'Peso ou medidas da folha.',
    ],
    send: 'Mande a etiqueta do motor de agora, uma foto da folha por dentro e as aberturas da hora mais cheia.',
  },
  {
    when: [sharedGate, budget, 'motor|motores|portao|automatizar|kit'],
    unless: otherThanBudget,
    figure: { unit: 'real', from: 2000 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} o motor de uso coletivo entra na conta: portão pesado com motor e instalação fica entre {{condominium.from}} e {{condominium.to}}. O lugar nessa faixa depende do peso da folha, das aberturas por hora e de a base e o trilho ou os cabos servirem.',
    ],
    heading: 'O que pedir numa proposta de {figura}',
    text: [
      'Peça os ciclos por hora ao lado do nome do modelo. Estator robusto faz de {{stator.robust.from in digits}} a {{stator.robust.to}}; o fino, de {{stator.thin.from in digits}} a {{stator.thin.to}}.',
      'Controles dos moradores entram na soma: pergunte se os atuais servem na central nova ou se todos se compram de novo.',
    ],
    points: [
      'Motor, mão de obra e reparo da folha em linhas separadas.',
      'Fotocélula e batentes incluídos.',
      'Prazo de atendimento com o portão parado.',
      'Garantia por escrito, do motor e da instalação.',
    ],
    send: 'Mande a etiqueta do motor de agora, uma foto da folha por dentro e as aberturas da hora mais cheia.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'motor|portao|automatiz*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|quanto custa',
    ],
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|fotocelula|placa|cancela|eclusa|clausura|troc*|biometria|facial|leitor|reconhecimento|quem deve|bldc|brushless|sem escovas|sem escova',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Motor para portão de condomínio custa de {{condominium.from}} a {{condominium.to}} com instalação, e o que move o valor dentro da faixa são o peso da folha, as aberturas por hora e a obra de base e energia. A visita para medir não tem taxa, e o orçamento sai por escrito, com as linhas separadas para a assembleia.',
    ],
    heading: 'As linhas do orçamento do prédio',
    text: [
      'Uma proposta boa separa equipamento, obra, controles e mão de obra, e diz ciclos por hora e peso máximo. Preço único, sem esses números, não se compara com nenhum outro.',
      'Antes da troca, peça o valor do conserto: de {{repair.from}} a {{repair.to}}, ele resolve o ano quando o motor é do porte certo. O pagamento pode ir em até {parcelas} vezes.',
    ],
    points: [
      'Motor e central, com o nome completo do modelo.',
      'Base, suporte e ponto de energia.',
      'Controles: quantos e a que preço cada um a mais.',
      'Receptor que aproveite os atuais, se houver.',
      'Garantia de {{guide.warranty.installation}} na instalação e prazo de resposta.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp fotos da folha fechada, do motor e do quadro, e quantas vagas usam a entrada: a faixa volta antes da visita.',
  },
  {
    when: [
      'quantos orcamentos|tres orcamentos|3 orcamentos|dois orcamentos|numero de orcamentos|minimo de orcamentos',
    ],
    unless: 'sou sindic*|orcamentos de motor',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Nenhuma lei fixa um número: quem diz quantos orçamentos são precisos é a convenção ou a ata do condomínio, e o costume é pedir três. Mais que a quantidade, conta que os três descrevam o mesmo motor, a mesma folha e a mesma garantia.',
    ],
    heading: 'Como deixar três propostas comparáveis',
    text: [
      'Dê a todos a mesma descrição: peso e largura da folha, aberturas na hora mais cheia, tensão e o que fica do conjunto antigo. Motor com instalação em portão coletivo fica entre {{condominium.from}} e {{condominium.to}}.',
      'A nossa proposta sai por escrito, sem taxa de visita, com peça, mão de obra e garantia em linhas separadas.',
    ],
    points: [
      'Nome completo do motor e ciclos por hora.',
      'Fotocélula, controles e ponto de energia: incluídos ou não.',
      'Prazo da obra e por onde se entra enquanto dura.',
      'Garantia do motor e da instalação, cada uma com prazo.',
    ],
    further: 'O que comparar está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp uma foto da entrada, a etiqueta do motor e quantas unidades usam o portão.',
  },
];
