/** Who pays, how, and what comes with the price. */
import type { DirectAnswer } from '../direct-answer.ts';

export const moneyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quem paga|quem deve pagar|quem arca|quem responde|responsabilidade|responsavel|obrigacao',
      'condominio*|predio*|sindic*|morador*',
    ],
    subject: 'portao-de-condominio',
    answer: [
      'Quem paga o conserto do portão da garagem coletiva é o condomínio, como despesa ordinária de manutenção, rateada entre todos. Se um morador ou visitante bateu na folha, o condomínio conserta e cobra dele; controle perdido costuma ser por conta de quem perdeu.',
    ],
    heading: 'Despesa do condomínio ou do morador',
    text: [
      'O síndico cuida das partes comuns e pode mandar fazer o conserto urgente sem assembleia. Troca do conjunto por outro melhor já é obra, e a convenção diz se precisa de aprovação.',
      'Para a prestação de contas, enviamos o orçamento por escrito, com peça e mão de obra separadas. Um conserto fica entre {{repair.from}} e {{repair.to}}, e motor novo em portão pesado, entre {{condominium.from}} e {{condominium.to}} com instalação.',
    ],
    points: [
      'Desgaste, placa queimada e cabo gasto: despesa do condomínio.',
      'Batida de carro: quem bateu, com registro da portaria ou da câmera.',
      'Controle de um apartamento: o morador.',
      'Portão individual de uma casa em vila: o dono, se a convenção não disser outra coisa.',
    ],
  },
  {
    when: [
      'inquilino*|locador*|locatari*|proprietario*',
      'paga*|pagar|responsab*|responsavel|conserto|consertar|motor|portao|queim*|quebr*',
    ],
    subject: 'motor',
    answer: [
      'Depende da causa: se o motor queimou por desgaste ou já estava no fim quando o imóvel foi alugado, o conserto cabe ao proprietário; se foi mau uso ou batida de quem mora, cabe ao inquilino. O contrato e o laudo de vistoria da entrada decidem o caso duvidoso.',
    ],
    heading: 'O que ajuda inquilino e proprietário a se entenderem',
    text: [
      'A lei do inquilinato põe com o dono os defeitos anteriores à locação e com o inquilino a conservação do dia a dia. Bateria de controle e lubrificação são de quem usa; motor que chegou ao fim da vida é do imóvel.',
      'Um diagnóstico escrito costuma encerrar a discussão. Na visita, que não tem taxa, o técnico diz o que falhou e por quê, e o valor do conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Guarde a vistoria de entrada, com o estado do portão.',
      'Avise a imobiliária por escrito antes de autorizar o serviço.',
      'Peça no recibo a causa do defeito e a peça trocada.',
      'Instalou motor por conta própria? Combine antes se ele fica ou vai com você.',
    ],
  },
  {
    when: ['alugad*|aluguel|de aluguel'],
    unless: 'aluguel de garagem|aluguel de vaga|marido de aluguel|voces alugam|alugam',
    subject: 'automatizacao',
    answer: [
      'Dá para pôr motor em portão de casa alugada com a autorização do proprietário por escrito, porque o suporte é soldado ou parafusado na folha e na coluna. O conjunto pode ser retirado na mudança, mas leva suportes, furos e mão de obra, e vale combinar antes se o dono abate ou fica com ele.',
    ],
    heading: 'O que combinar antes de instalar em imóvel alugado',
    text: [
      'A instalação muda três coisas do imóvel: o ponto de energia, a coluna e a folha. As três voltam ao que eram, com reparo de pintura, se o motor for retirado por quem entende.',
      'No basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}} e fica pronto em {horas de instalação}. O kit passa a outro portão se o tipo e o peso da folha forem parecidos.',
    ],
    points: [
      'Autorização por e-mail ou mensagem do proprietário.',
      'Quem paga o ponto de energia.',
      'Se o motor fica, sai ou é abatido do aluguel.',
      'Nota em nome de quem comprou, por causa da garantia.',
    ],
  },
  {
    when: ['seguro', 'cobre|paga|pagar|cobertura|raio|queim*|aciona*|residencial'],
    subject: 'protecao-contra-raio',
    answer: [
      'O seguro residencial cobre motor ou placa queimados por raio só se a apólice tiver a cobertura de danos elétricos; a básica de incêndio quase nunca basta. Antes de consertar, avise a seguradora e guarde a peça, porque ela pede laudo e orçamento.',
    ],
    heading: 'O que a seguradora costuma pedir',
    text: [
      'Pede-se um laudo que diga a causa provável, o orçamento do reparo e fotos da placa. Fazemos o diagnóstico e entregamos o orçamento por escrito, com peça e serviço separados; quem decide é a seguradora.',
      'Se o surto veio da rede da rua, há também o caminho do pedido de ressarcimento à distribuidora de energia, que tem prazo e formulário próprios. O conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Apólice com danos elétricos e o valor da franquia.',
      'Data e hora do temporal ou da queda de energia.',
      'Fotos da placa antes de qualquer limpeza.',
      'Peça queimada guardada até a vistoria.',
    ],
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
    when: ['parcel*|divid*|prestac*|em quantas vezes|quantas vezes', 'jetflex|jet flex'],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Sim, o kit JETFLEX, de {{kit.jetflex}} instalado, se parcela em até {parcelas} vezes. Havendo juros da operadora do cartão, a soma do JETFLEX com eles vai por escrito no orçamento.',
    ],
    heading: 'O que entra no valor parcelado do JETFLEX',
    text: [
      'Motor com inversor, central, dois controles, suporte e instalação estão na mesma conta. Ele abre em {segundos jetflex} um basculante de até {{homeJetflex.weight}} e pede ponto de 220 V.',
      'Puxar esse ponto, quando só há 127 V, ou reforçar a folha se orça à parte e entra no mesmo parcelamento.',
    ],
    send: 'Mande pelo WhatsApp a foto do basculante por dentro, a do quadro de luz e o bairro, com o número de vezes que prefere.',
  },
  {
    when: ['parcel*|divid*|prestac*|em quantas vezes|quantas vezes', 'speedy'],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Sim, o kit SPEEDY, de {{kit.speedy}} instalado, se parcela em até {parcelas} vezes. O orçamento do SPEEDY traz o valor de cada parcela e, se o cartão cobrar juros, o total com eles.',
    ],
    heading: 'O que entra no valor parcelado do SPEEDY',
    text: [
      'Motor, central, dois controles, fixação, manual e instalação em portão basculante estão na mesma conta; ele abre em {segundos speedy}.',
      'Cabo, mola ou folha a acertar antes do motor se orça à parte e entra no mesmo parcelamento.',
    ],
    send: 'Mande pelo WhatsApp a foto do basculante por dentro, as medidas da folha e o bairro, com o número de vezes que prefere.',
  },
  {
    unless: 'vezes',
    when: [
      'cartao|credito|debito|pix|boleto|dinheiro|forma de pagamento|formas de pagamento|a vista',
      'motor|portao|kit|conserto|pag*|parcel*|desconto|instalacao',
    ],
    subject: 'kit-de-motor',
    answer: [
      'O pagamento pode ser dividido em até {parcelas} vezes, tanto no kit instalado como no conserto. No kit, os preços são {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}} com instalação; desconto à vista e juros do cartão se confirmam na conversa, antes de fechar.',
    ],
    heading: 'Como se paga o kit e o conserto',
    text: [
      'Paga-se depois de ver o portão funcionando, com recibo em que ficam o modelo e o prazo de garantia. Nada é cobrado pela visita.',
      'Um conserto vai de {{repair.from}} a {{repair.to}}. Se ele chega perto de um motor novo, os dois orçamentos vêm juntos para você comparar a parcela de cada um.',
    ],
  },
  {
    when: ['parcel*|prestac*|financ*|sem juros|suaves', 'motor|portao|kit|conserto|automatiz*|instal*'],
    unless: 'vezes',
    subject: 'kit-de-motor',
    answer: [
      'Dá para parcelar em até {parcelas} vezes. O kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, e a parcela sem juros é esse valor dividido; se a operadora do cartão cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'O que entra na parcela',
    text: [
      'Motor, central, dois controles, fixação, manual, frete em São Paulo e instalação estão no preço do kit de basculante. Em portão de correr, de abrir ou pesado, o valor vem por orçamento e também se parcela.',
    ],
    points: [
      'Kit PADRÃO, de {segundos padrão}: {{kit.padrao}}.',
      'Kit SPEEDY, de {segundos speedy}: {{kit.speedy}}.',
      'Kit JETFLEX, de {segundos jetflex}: {{kit.jetflex}}.',
      'Conserto: de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: ['contrato|mensal|mensalidade|plano de manutencao', 'manuten*|portao|preventiv*|assistencia'],
    subject: 'manutencao-preventiva',
    answer: [
      'Contrato mensal só compensa em portão de uso intenso, de garagem coletiva ou comércio: nele a revisão a cada {{maintenance.interval}} e a prioridade na chamada evitam parada em horário cheio. Em casa, uma revisão por ano paga avulsa sai mais em conta.',
    ],
    heading: 'O que um contrato de manutenção precisa dizer',
    text: [
      'Antes de assinar com qualquer empresa, leia o que está dentro da mensalidade. Peça incluída, tempo de resposta e número de visitas mudam mais o custo que o valor do mês.',
      'Fazemos a preventiva avulsa ou por combinação com o síndico, com o valor por escrito depois de ver o portão. O conserto que surgir fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Quantas revisões por ano e o que se testa em cada uma.',
      'Se peças e mão de obra de conserto estão incluídas.',
      'Em quanto tempo vem alguém com o portão parado.',
      'Como se encerra o contrato, e se há multa.',
    ],
  },
  {
    when: ['usado|usada|seminovo|de segunda mao|recondicionad*', 'motor|kit'],
    figure: { unit: 'real', to: 1000 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'price'],
    answer: [
      'Não vendemos motor usado nem seminovo. Com {figura}, compare com o motor novo sem instalação, que na nossa tabela começa em {{motor.quarterCv}}, no de {{motor.quarterCv.power}} para folha de até {{motor.quarterCv.weight}}, com {{motor.warranty}} de garantia; instalado, o kit de basculante começa em {{kit.padrao}}. O usado de outra pessoa costuma vir sem nota e sem garantia, e pede logo uma peça.',
    ],
    heading: 'O que olhar antes de pagar {figura} num usado',
    text: [
      'Peça para vê-lo ligado no portão do dono, abrindo e fechando. Motor solto na bancada gira bem até com a engrenagem no fim.',
      'Vale quando é do mesmo modelo do seu e serve de doador de peças. Marca que não vendemos nós consertamos, se a peça se acha.',
    ],
    points: [
      'Etiqueta legível, com modelo, tensão e peso de folha.',
      'Tipo de portão: motor de correr não vai em basculante.',
      'Central e controles junto, e a memória apagada antes do primeiro uso.',
      'Trilho ou suporte do tamanho do seu portão.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do usado e uma do seu portão por dentro: dizemos se ele serviria, antes de você pagar.',
  },
  {
    when: ['usado|usada|seminovo|de segunda mao|recondicionad*', 'motor|placa|central|kit'],
    subject: 'motor',
    answer: [
      'Motor usado raramente vale a pena: sem nota não há garantia, a engrenagem já vem gasta e os controles do dono antigo continuam abrindo até alguém apagar a memória. Não vendemos usado; o nosso kit novo instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'Se ainda assim for comprar um motor usado',
    text: [
      'A conta certa soma motor, instalação e a primeira peça que ele vai pedir. Some também um conserto logo no começo, que fica entre {{repair.from}} e {{repair.to}}, e compare o total com o kit novo.',
    ],
    points: [
      'Veja a etiqueta legível, com modelo e tensão.',
      'Ligue com o motor solto e ouça: ronco e chiado são rolamento ou bobina.',
      'Confirme que a engrenagem daquele modelo ainda se vende.',
      'Mande apagar todos os controles antes do primeiro uso.',
    ],
  },
  {
    when: [
      'nota fiscal|recibo|nota|emit* nota|nota para|nota de servico|com nota|emit* nota para condominio',
    ],
    unless:
      'perdi|perdeu|nao acho|nao achei|sumiu|sem nota|nao tenho|perdida|garantia precisa|precisa de nota|precisa de nota para garantia|exige nota',
    subject: 'garantia',
    answer: [
      'Sim, e a nota fiscal é combinada na hora do orçamento: diga já no pedido em que nome ela deve sair. O serviço tem ainda um recibo com a data, o modelo, a peça trocada e o prazo de garantia. Guarde os dois: é por eles que a garantia corre.',
    ],
    heading: 'O que precisa estar escrito',
    text: [
      'No kit instalado a garantia é de {{kit.warranty}}; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças. Sem data escrita, a discussão sobre prazo é palavra contra palavra.',
    ],
    points: [
      'Nome e endereço de quem contratou.',
      'Modelo do motor e número da etiqueta.',
      'Peça trocada e causa do defeito.',
      'Valor, data e prazo.',
    ],
    send: 'Diga pelo WhatsApp em que nome a nota deve sair, o serviço ou o motor que você quer e o bairro do portão.',
  },
  {
    when: [
      'gasta energia|gasta luz|gasta muita|gasta muito|gasta pouca|gasta quanto|quanto gasta|gasto de|consome|consomem|consumo|conta de luz|economia de energia',
      'energia|luz|motor|portao|mes|hp|cv|watts|muito|muita|conta',
    ],
    unless: 'nobreak|bateria|aumentou|subiu|aumento|disparou|veio alta',
    subject: 'motor',
    answer: [
      'O motor de portão gasta pouca energia: puxa de 100 a 300 W só nos segundos em que a folha anda. Numa casa com algumas aberturas por dia isso some na conta do mês; a central, ligada dia e noite, soma outro tanto, também pequeno.',
    ],
    heading: 'A conta do consumo, passo a passo',
    text: [
      'Multiplique os watts da etiqueta pelas horas de movimento. Um motor de 1/4 HP que consome 300 W, abrindo e fechando dez vezes por dia, anda poucos minutos, e o mês inteiro não chega ao que um chuveiro gasta num banho longo.',
      'Consumo que sobe de um mês para outro vem de folha pesada, capacitor fraco ou motor que não desliga no fim do curso. Isso se conserta por {{repair.from}} a {{repair.to}} e poupa o motor antes de poupar luz.',
    ],
    points: [
      'Andando: de 100 a 300 W, conforme o modelo.',
      'Parado: só a central e o receptor, como um carregador na tomada.',
      '127 ou 220 V: o consumo é o mesmo.',
      'Motor quente e portão lento: gasta mais e pede revisão.',
    ],
  },
];
