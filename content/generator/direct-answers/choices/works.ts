/** Answers about what titles ask besides the motor itself: services, accessories, comparisons, warranty. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const workChoices: readonly DirectAnswer[] = [
  {
    when: [
      'perd*|anula*|invalida*|cancela*|vale|continua|acaba|mantem',
      'garantia',
      'outro tecnico|outra pessoa|outra empresa|mexer|mexeu|abrir|abriu|eu mesmo|terceiro',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode perder, na parte em que o outro mexeu: se o defeito vem da caixa aberta ou da peça trocada por terceiro, a garantia não responde por ele. Serviço de outra pessoa em ponto sem relação com o defeito não acaba, sozinho, com o prazo do resto.',
    ],
    heading: 'O que fazer antes de outro técnico abrir o motor',
    text: [
      'Avise primeiro quem deu a garantia e peça por escrito quando vem. No nosso caso são {{kit.warranty}} no kit instalado, {{repair.warranty}} no serviço de um conserto e {{parts.warranty}} na peça trocada.',
      'Se a urgência não espera, peça ao outro nota com o que foi feito e guarde a peça retirada. Pagar de {{repair.from}} a {{repair.to}} por um reparo coberto é o que se quer evitar.',
    ],
    points: [
      'Foto da placa e do lacre antes de abrir.',
      'Nota do segundo serviço, com a peça e a data.',
      'Limpar trilho e lentes é cuidado seu e não tira garantia.',
    ],
    further: 'O que fica dentro e fora de cada prazo está na página de [garantia](/garantia).',
  },
  {
    when: [
      'segundo motor|outro motor|mais um motor|dois motores|2 motores|motor em cada folha|motor duplo|motores duplos',
      'folha|folhas|duplo|dupla|pivotante*|de abrir|dois lados|instal*|colocar|por|acrescent*',
    ],
    unless: 'controle|sincron*|desincron*|dessincron*|nao abre|nao fecha|basculante*|dois portoes|2 portoes',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Em portão de duas folhas cabem dois motores, um em cada; o segundo quase sempre leva junto uma central de duas saídas, porque a placa de um motor só não deve comandar dois em paralelo. A central atrasa uma folha em relação à outra: abre primeiro a que tem o batente por cima e fecha por último a mesma folha. O valor sai por orçamento, com visita sem taxa.',
    ],
    heading: 'O que se confere antes de pôr motor na segunda folha',
    text: [
      'Os dois motores devem ser do mesmo modelo, ou pelo menos da mesma tensão e velocidade; par desigual chega torto ao fim. Os controles que você já tem costumam ser gravados na central nova.',
      'Se só a placa precisa mudar, a troca vai de {{part.board.from}} a {{part.board.to}}; o acerto do atraso, do curso e da força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Etiqueta do motor que já existe, para repetir o modelo.',
      'Placa atual: quantas saídas de motor ela tem.',
      'Cabo por baixo do piso até a outra coluna.',
      'Batente no chão para cada folha.',
      'Dobradiça da segunda folha sem folga, girando leve.',
    ],
    questions: [
      {
        question: 'Preciso mesmo motorizar as duas folhas?',
        answer:
          'Se o carro passa por uma só, a outra pode ficar com ferrolho e abrir à mão. Compare o uso antes de comprar o par.',
      },
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a etiqueta do motor que já está aí, a foto da segunda coluna por dentro e o comprimento das folhas.',
  },
  {
    when: ['retir*|remov*|remocao|tirar|desmont*|arrancar', 'motor|motores|automatizador'],
    unless:
      'tomada|controle|ferrugem|mudanca|outra casa|barulho|folga|da base|nova casa|agua|cremalheira|instal*|formiga*|travamento|fusivel',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Retirar o motor do portão começa com o disjuntor desligado, os fios isolados e a folha presa, porque solta do motor ela pode correr, girar com o vento ou, no basculante, subir e descer sozinha. Fazemos só a retirada, dentro da faixa de conserto, a partir de {{repair.from}}, ou junto da instalação do motor novo.',
    ],
    heading: 'Como o portão fica depois da retirada do motor antigo',
    text: [
      'Sem motor o portão volta a ser manual, e precisa de trinco, porque era o motor que o segurava fechado. No basculante o contrapeso é acertado: o braço e o trilho que saem pesavam na folha.',
      'O motor velho é seu. Se for trocar, a conta com motor novo vai de {{replacement.from}} a {{replacement.to}} em portão de casa, e os furos e o suporte muitas vezes se aproveitam.',
    ],
    points: [
      'Saem o motor, a central e o braço ou a cremalheira, se você quiser.',
      'Fios do ponto isolados em caixa fechada, com o disjuntor identificado.',
      'Trinco ou fechadura manual no lugar.',
      'Folha testada na mão, de ponta a ponta.',
    ],
    questions: [
      {
        question: 'Posso tirar o motor eu mesmo?',
        answer:
          'Não o de basculante: com a folha desequilibrada alguém se machuca. E o capacitor guarda choque mesmo com a energia cortada.',
      },
      {
        question: 'O suporte soldado sai?',
        answer: 'Sai com corte e lixa, que é serviço de serralheiro; sem pressa, ele pode ficar na folha.',
      },
    ],
    further: 'A troca completa está explicada em [troca de motor de portão](/termos/troca-motor-portao).',
    send: 'Mande pelo WhatsApp a foto do motor e do portão inteiro por dentro, e diga se entra motor novo ou se fica manual.',
  },
  {
    when: ['fotocelula*|sensor*|barreira', 'sem fio|sem fios|wireless|a bateria|a pilha'],
    unless: 'controle|botoeira|camera|presenca',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Fotocélula sem fio vale a pena onde passar cabo exigiria quebrar o piso ou a calçada: um dos lados funciona a pilha ou bateria, e o outro continua ligado à central. Onde já há conduíte de lado a lado, a com fio é melhor, porque nunca fica sem pilha. Instalar o par vai de {{part.photocell.from}} a {{part.photocell.to}} com modelo comum; o sem fio se confirma por foto.',
    ],
    heading: 'O que se ganha e o que se cuida na fotocélula sem fio',
    text: [
      'A folga de instalação é grande; o preço dela é a pilha, que se troca antes de acabar. Um bom modelo avisa com bipe ou luz, e com pilha morta o portão deixa de fechar, que é o lado seguro.',
      'Alcance e alinhamento são os mesmos do modelo com fio. Regular depois uma que saiu do lugar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Piso pronto e sem conduíte: sem fio.',
      'Portão de muito uso: com fio, que não gasta pilha.',
      'Sol de frente na lente: ponha o receptor do outro lado.',
      'Pilha trocada todo ano, junto com a revisão.',
    ],
    questions: [
      {
        question: 'Serve em qualquer central?',
        answer:
          'Serve na que tem entrada de fotocélula, porque o lado com fio se liga nela como qualquer outra.',
      },
    ],
    send: 'Fotografe os dois lados do vão por dentro e a etiqueta da central. Dizemos se o fio passa ou se o sem fio compensa.',
  },
  {
    when: [
      'nobreak|no-break|nobreaks',
      'quanto tempo|quantas horas|quantas vezes|dura|autonomia|aguenta|segura|quantas aberturas',
    ],
    unless: 'trocar|bateria dura|vida util|bateria de nobreak|quanto tempo leva|instal*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'O nobreak de portão aguenta, com uma bateria nova de 12 V e 7 Ah e folha equilibrada, de 10 a 15 ciclos de abrir e fechar; com duas baterias, de 20 a 30. Folha pesada e bateria velha cortam isso pela metade, e o que fica ligado no apagão, como fotocélula e receptor, gasta o resto em algumas horas.',
    ],
    heading: 'Como estimar quantas aberturas o seu nobreak dá',
    text: [
      'A conta é esta: 12 V vezes 7 Ah guardam 84 Wh, e a partida, a conversão e a reserva da bateria deixam uns 30 Wh para o motor. A {{consumption.to}}, meio minuto de abrir e fechar gasta de 2 a 3 Wh.',
      'A conta é boa para comprar; quem já tem faz a prova num dia tranquilo: desligue a rede, conte as viagens até a folha ficar lenta e pare ali. Esse é o número de hoje; repita a cada {{maintenance.interval}}.',
      'Já a bateria dura de dois a três anos, menos em lugar quente, e é ela que se troca. Se a prova deu pouco, confira também a folha: regulagem custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Some o que fica ligado: receptor, fotocélula, trava e luz.',
      'Motor de {potência menor} rende mais viagens que um de {potência maior}.',
      'Bateria com capacidade maior, em Ah, dá mais aberturas, se o carregador a aceita.',
      'Recarga depois do apagão leva horas, e não minutos.',
    ],
    questions: [
      {
        question: 'E quando a bateria acaba?',
        answer: 'Destrava-se o motor com a chave e abre-se à mão. Por isso a chave mora dentro de casa.',
      },
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a do nobreak, e diga quantas vezes o portão abre num dia comum.',
  },
  {
    when: [
      'inverter|inversor|jetflex',
      'comum|convencional|normal|ou|diferenca|vantagem|vantagens|vale a pena|e melhor|monofasico|o que muda|que muda|muda|adianta|compensa',
    ],
    unless:
      'soft|soft start|partida suave|brushless|sem escovas|sentido|contrario|placa|queim*|speedy|padrao|ppa|garen|home|mono|legero|levante|penta|potenza|1/2|1/3|1/4',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Motor com inversor abre mais depressa, arranca e freia devagar e esquenta menos; o comum custa menos e tem placa mais simples de trocar. Em basculante, o JETFLEX, de inversor, sai por {{kit.jetflex}} e abre em {segundos jetflex}; o PADRÃO, comum, por {{kit.padrao}} e em {segundos padrão}. Pague o inversor se a espera na rua incomoda ou a folha balança nas paradas.',
    ],
    heading: 'Inversor e motor comum, ponto por ponto',
    text: [
      'O inversor muda a frequência da corrente, e com ela a velocidade. A folha parte e chega devagar, o que poupa engrenagem, cabo e solda. Em troca, só a placa do modelo serve nele.',
      'O comum liga e desliga de uma vez. Aceita centrais de várias marcas, e o conserto costuma ser barato: capacitor de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Rua movimentada ou medo de assalto na entrada: inversor.',
      'Garagem recuada, pouco uso: comum.',
      'Folha alta, leve ou que bate ao fechar: inversor.',
      'Só 127 V no ponto: confira o modelo; o PPA Home Jetflex é de {{homeJetflex.volts}}.',
      'Mais de uma família: inversor ou motor de uso intenso.',
    ],
    questions: [
      {
        question: 'O inversor gasta menos energia?',
        answer: 'Um pouco, por viagem mais curta e partida suave. Na conta de uma casa não se nota.',
      },
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: ['24v|24 v|24 volts|corrente continua|brushless|dc', 'motor|portao|automatizador'],
    unless: 'nobreak|placa|fonte|bateria|solar|trava|interfone|fechadura|camera|deslizante|rele',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Motor de 24 V em corrente contínua é bom onde falta luz com frequência ou o portão abre muito: trabalha macio, mede a força com precisão e recebe bateria direto na placa. O brushless é o mesmo sem escovas para gastar. Custa mais que o comum e só aceita a placa e a fonte dele; onde a luz quase nunca cai, um motor comum atende igual.',
    ],
    heading: 'Corrente contínua ou alternada no portão de casa',
    text: [
      'O motor comum é de indução, ligado direto à rede de 127 V ou 220 V; aguenta maus-tratos e se conserta em qualquer lugar. O de 24 V tem fonte no meio, e a fonte sente raio e surto: pede protetor.',
      'Os nossos kits de basculante são ligados à rede, de {{kit.padrao}} a {{kit.jetflex}} instalados; o de corrente contínua sai por orçamento. Na falta de luz, um nobreak externo faz o motor comum andar.',
    ],
    points: [
      'Apagão frequente: corrente contínua com bateria na placa.',
      'Uso de prédio: confira os ciclos por hora, que costumam ser altos.',
      'Criança e idoso: a parada ao encostar é mais sensível.',
      'Peça de reposição: pergunte pela placa e pela fonte antes de comprar.',
      'Motor que já existe e gira bem: fique com ele e ponha nobreak.',
    ],
    further:
      'Para manter um motor de rede andando no apagão, veja o [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  },
  {
    when: [
      'bateria embutida|com bateria|bateria interna|bateria integrada',
      'nobreak|no-break|externo|ou|embutida|interna|integrada',
    ],
    unless: 'controle|alarme|troc*|nao carrega|solar',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Se você vai comprar o motor agora e falta luz toda semana, escolha o de corrente contínua com bateria embutida, que se carrega na própria placa. Se já tem um motor de indução que gira bem, o nobreak externo sai mais em conta, porque aproveita tudo o que está na parede.',
    ],
    heading: 'Bateria embutida e nobreak, lado a lado',
    text: [
      'A embutida não perde energia transformando corrente, ocupa menos lugar e rende mais aberturas. Em troca, motor, placa e bateria são um conjunto só, e a peça é a do fabricante.',
      'O nobreak precisa aguentar a partida do motor, que pede várias vezes a corrente de trabalho. Os dois saem por orçamento; nos kits de {{kit.padrao}} a {{kit.jetflex}}, alimentados pela rede, o nobreak é à parte.',
    ],
    points: [
      'Motor novo e apagão frequente: bateria embutida.',
      'Motor bom na parede: nobreak externo.',
      'Garagem quente: as duas baterias sofrem; ponha à sombra.',
      'Uso de prédio: pergunte as aberturas por carga.',
    ],
    questions: [
      {
        question: 'E se eu quase nunca fico sem luz?',
        answer: 'Nenhum dos dois: a chave de destravamento à mão resolve, e ela já vem com o motor.',
      },
    ],
  },
  {
    when: [
      '127|127v|110|110v|voltagem|tensao|127 v|110 v',
      '220|220v|qual|gasta|220 v',
      'gasta menos|economiz*|consome menos|mais economic*|gasta mais|consome mais|conta de luz|economico',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Os dois gastam o mesmo: um motor de portão de 127 V e um de 220 V da mesma potência consomem os mesmos watts, de {{consumption.from}} a {{consumption.to}} em movimento num motor de casa. Em 220 V a corrente é quase a metade, e por isso o fio aquece menos; a conta de luz não percebe.',
    ],
    heading: 'O que muda entre 127 V e 220 V no portão',
    text: [
      'Muda a instalação: em 220 V o ponto leva disjuntor duplo, e o fio longo perde menos tensão. Muda também a compra, porque há modelo de uma tensão só: o PPA Home Jetflex é de {{homeJetflex.volts}}.',
      'Se a conta subiu, olhe a folha e não a tensão: portão pesado e motor que não desliga é que gastam, e acertar força e fim de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Use a tensão que já chega ao ponto do motor.',
      'Quadro longe, a dezenas de metros: prefira 220 V.',
      'Nunca ligue um motor na outra tensão, mesmo por um minuto.',
      'Passar o ponto de uma para outra é serviço de eletricista.',
    ],
  },
  {
    when: [
      'quanto gasta|gasta quanto|consumo|consome|gasto|conta de luz|custo de energia|kwh|gasta de luz|gasta de energia|gasta luz|gasta energia|gasta por mes|pesa na conta|de luz por mes|de energia por mes',
      'mes|mensal|por mes|ao mes|motor|portao|automatico|eletronico',
    ],
    unless:
      'nobreak|subiu|aumentou|menos|consumindo|gastando|127|110|muita|solar|hp|cv|1/4|1/2|1/3|alto|automatizar|instalar|colocar|comprar|trocar|consertar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Um motor de portão de casa gasta muito pouco: puxa de {{consumption.from}} a {{consumption.to}} só nos segundos em que a folha anda. Dez viagens por dia somam poucos minutos de motor, e o mês inteiro costuma ficar abaixo de um quilowatt-hora; a central em espera, ligada o dia todo, chega a gastar mais do que isso.',
    ],
    heading: 'A conta do portão na sua casa',
    text: [
      'Multiplique os watts da etiqueta pelos segundos de cada viagem e pelas viagens do mês, e divida por 3.600.000: saem os quilowatts-hora. Multiplique pela tarifa da sua conta.',
      'Se o resultado não explica a conta, há defeito: motor que zumbe parado, folha pesada ou fuga no fio. O conserto disso fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Casa: o portão pesa menos que uma lâmpada esquecida.',
      'Prédio: dezenas de aberturas, e ainda assim fica atrás das bombas e dos elevadores.',
      'Velocidade maior não dobra o gasto, porque a viagem é mais curta.',
      '127 V ou 220 V: o consumo é igual.',
    ],
  },
  {
    when: [
      'noite|horario|horarios|timer|temporizador|relogio|programador|agendar',
      'fechar|fecha|feche|abrir|abre|abra|aberto de dia|timer|temporizador|relogio|programador',
      'portao|motor|garagem|timer|temporizador|programador',
    ],
    unless:
      'sozinho|sozinha|barulho|nao fecha|nao abre|atend*|madrugada|deslig*|tecnico|conserto|interfone|fechamento automatico|tempo de|smartwatch|apple watch|relogio inteligente|pelo relogio|com o relogio',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'install'],
    answer: [
      'Para o portão fechar ou abrir por horário põe-se um programador horário, ou um módulo Wi-Fi com agenda, ligado à entrada de botoeira da central. O temporizador que já vem na placa é outra coisa: ele fecha alguns segundos depois de cada abertura, a qualquer hora do dia. Nos dois casos a fotocélula é obrigatória, porque ninguém está olhando.',
    ],
    heading: 'Fechar por horário sem fechar em cima de alguém',
    text: [
      'A entrada de botoeira só alterna: se o portão já está fechado, um pulso o abriria. Por isso o relógio vai na entrada de fechar, onde a central tem uma separada, ou junto de um sensor que diz se a folha está aberta.',
      'Regular a central fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}; o relógio ou o módulo se orça por foto.',
    ],
    points: [
      'Loja: abre de manhã e fecha no fim do expediente, com fotocélula dupla.',
      'Casa: fechamento automático curto resolve quase tudo.',
      'Módulo Wi-Fi: avisa no celular se ficou aberto.',
      'Bloqueio noturno: o relógio desliga o receptor, e o controle não abre de madrugada.',
    ],
    questions: [
      {
        question: 'O fechamento automático pode ficar só à noite?',
        answer: 'Pode em central que tem essa entrada de habilitar, com o relógio ligado nela.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da placa e diga a que horas o portão deve abrir ou fechar. Dizemos que ligação ela aceita.',
  },
  {
    when: [
      'nao quer cumprir|nao cumpre|nao cumpriu|recus*|negou|nega|nao honra|meu direito|meus direitos|tenho direito|direito de|direito a|que direito|direitos|cdc|codigo de defesa|procon|devolver|devolucao|arrependimento|trocar por outro|dinheiro de volta|processar|reclamar|lei',
      'motor|portao|conserto|garantia|kit|consumidor|placa|controle|instalacao',
    ],
    unless:
      'condominio*|fotocelula|sensor|inquilino|obrigatori*|calcada|crianca|conserto|servico|16809|16.809|lei de inquilinato|inquilinato|vizinh*',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Motor de portão com defeito dentro da garantia dá direito ao conserto em até trinta dias; passado esse prazo sem solução, o Código de Defesa do Consumidor deixa você escolher entre outro motor igual, o dinheiro de volta corrigido ou um abatimento no preço. O prazo da lei para reclamar de defeito aparente em produto durável é de noventa dias, e o da garantia escrita vem além dele.',
    ],
    heading: 'O que fazer, na ordem, quando o motor falha na garantia',
    text: [
      'Avise por escrito, com data, foto e vídeo, e guarde a resposta: é dela que os trinta dias se contam. Enquanto isso, não deixe outra pessoa abrir a caixa.',
      'Do nosso lado, o kit instalado tem {{kit.warranty}} de garantia, a peça de um conserto, {{parts.warranty}}, e o serviço, {{repair.warranty}}. Compra feita a distância, como por telefone ou WhatsApp, pode ser desfeita em sete dias da entrega.',
    ],
    points: [
      'Nota fiscal, recibo e foto da etiqueta do motor.',
      'Vídeo do defeito, com o som.',
      'Pedido por escrito ao vendedor ou ao fabricante: os dois respondem.',
      'Sem acordo: consumidor.gov.br, Procon ou juizado especial.',
    ],
    questions: [
      {
        question: 'E se o defeito é da instalação e não do motor?',
        answer: 'Quem instalou responde pelo serviço, e refaz sem cobrar o que ficou errado.',
      },
      {
        question: 'A garantia cobre raio e água?',
        answer: 'Em geral não: são causas de fora. Uma peça com defeito de fábrica, sim.',
      },
    ],
    further: 'O que cada prazo nosso cobre está na página de [garantia](/garantia).',
    send: 'Se o motor é nosso, mande pelo WhatsApp a data da instalação, a etiqueta e um vídeo do defeito.',
  },
  {
    when: [
      'garantia',
      'quantos anos|quanto tempo|quantos meses|qual|qual e|tem|prazo|dura|de quanto|garantia de motor|garantia de kit|garantia ppa',
      'motor|portao|kit|conserto|placa|instalacao|servico|voces|ppa',
    ],
    unless:
      'como usar|como acionar|acionar|precisa de nota|avulso|avulsa|so o motor|perd*|fora|sem|defeito|cobre|acab*|venc*|nota|trava*|quebr*|queim*|raio|recondicionad*|usad*|seminov*|segunda mao|rebobinad*',
    subject: 'garantia',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime'],
    answer: [
      'O kit instalado por nós tem {{kit.warranty}} de garantia no motor e na instalação, e o motor da tabela, vendido sozinho, {{motor.warranty}}. Num conserto, a peça trocada tem {{parts.warranty}} e o serviço, {{repair.warranty}}. A lei já dá noventa dias para reclamar de defeito aparente, e o prazo escrito vem além deles.',
    ],
    heading: 'De onde se conta cada prazo',
    text: [
      'O prazo corre da data da nota ou do recibo, e não do primeiro defeito. Conserto feito na garantia não recomeça a conta do motor inteiro, só a da peça posta.',
      'Motor avulso da tabela tem garantia própria, de {{motor.warranty}}, com {{motor.warranty.installation}} na instalação. Marca que não vendemos segue o prazo da fábrica dela.',
    ],
    points: [
      'Guarde a nota e a foto da etiqueta.',
      'Raio, enchente e batida de carro ficam de fora.',
      'Revisão a cada {{maintenance.interval}} ajuda a provar o cuidado.',
      'Caixa aberta por outra pessoa pode encerrar a garantia.',
    ],
    further: 'A tabela completa está na página de [garantia](/garantia).',
    send: 'Se a dúvida é do seu motor, mande pelo WhatsApp a data da nota e a foto da etiqueta.',
  },
  {
    when: [
      'em boleto|boleto bancario|por boleto|boletos|carne|crediario|fiado|financiar|financiamento',
      'motor|portao|kit|conserto|instalacao',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O parcelamento é de até {parcelas} vezes; se ele pode ser feito no boleto, confirme na conversa antes de fechar, porque depende da análise e não do motor. Os preços instalados em basculante são {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'O que combinar antes do boleto ou da parcela',
    text: [
      'Peça por escrito o total, o número de parcelas e o que acontece em atraso. Parcela só se compara com parcela do mesmo prazo.',
      'Num boleto recebido por mensagem, confira o nome de quem recebe antes de pagar: boleto falso de serviço é golpe comum. Na dúvida, confirme pelo nosso telefone.',
    ],
    points: [
      'Nome e CNPJ de quem recebe.',
      'Valor igual ao do orçamento escrito.',
      'Modelo e garantia no recibo.',
      'Nada é cobrado pela visita na área atendida.',
    ],
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
  {
    when: ['app|aplicativo|aplicativos', 'gratis|gratuit*|de graca|sem pagar|pago|mensalidade'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O aplicativo em si costuma ser grátis; o que se paga é o módulo Wi-Fi ligado à central, porque celular sozinho não abre portão: ele não transmite na frequência do controle. Desconfie de app que promete abrir sem instalar nada. A ligação do módulo parte de {{repair.from}}, e o módulo se orça à parte.',
    ],
    heading: 'O que é grátis e o que se paga no portão pelo celular',
    text: [
      'Baixar, cadastrar a família e abrir pelo Wi-Fi não têm mensalidade na maioria dos módulos. Alguns cobram por histórico ou por câmera; leia antes de comprar.',
      'Central antiga sem entrada livre pode pedir placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Sinal de Wi-Fi forte junto do motor, com o portão fechado.',
      'Módulo com relé de contato seco, na entrada de botoeira.',
      'Senha própria, e não a de fábrica.',
      'Controle comum guardado, para quando a internet cair.',
    ],
  },
  {
    when: ['shopping|centro comercial|galeria|mall'],
    unless:
      'perto de|proximo|roldana|porta automatica|portas automaticas|porta de vidro|escada rolante|elevador|cancela',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Loja de shopping e galeria quase sempre tem porta de enrolar, que é de outro ofício; o que fazemos é o portão da doca, do estacionamento ou dos fundos, com motor de uso intenso escolhido pelas viagens na hora mais cheia. Motor e instalação de portão pesado ficam entre {{condominium.from}} e {{condominium.to}}, e a obra segue o horário que a administração liberar.',
    ],
    heading: 'O que a administração do shopping costuma pedir',
    text: [
      'Autorização de entrada, lista de quem trabalha e serviço antes de abrir ou depois de fechar. Diga isso no pedido, para o orçamento já contar com a hora.',
      'Conserto do que já existe vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Tipo do portão: sobe, corre, abre ou enrola.',
      'Aberturas por hora em dia de entrega.',
      'Tensão no ponto, lida no quadro.',
      'Horário liberado e contato da manutenção.',
    ],
  },
  {
    when: [
      'mao de obra|instalacao|instalar|colocar|por',
      'so a instalacao|so instalar|so a mao de obra|somente a instalacao|somente instalacao|comprei o motor|motor que comprei|motor comprado|ja tenho o motor|tenho o motor|motor proprio',
    ],
    unless:
      'com mao de obra|com a mao de obra|mao de obra inclusa|mao de obra incluida|consert*|fotocelula|nobreak|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Só a mão de obra não tem preço de tabela: instalar um motor que você já comprou se orça por foto, sem taxa de visita, porque muda com o tipo de portão e com o que falta na folha. Para ter medida, o motor de 1/4 CV custa {{motor.quarterCv}} sem instalação, e o kit PADRÃO, com motor, central, controles e montagem, {{kit.padrao}}.',
    ],
    heading: 'O que ver antes de instalar o motor comprado',
    text: [
      'Confira se ele é do seu tipo de portão, da tensão do ponto e do peso da folha: é comum o motor vir errado. Enquanto não foi ligado, ainda dá para trocar na loja.',
      'A instalação leva de {horas de instalação}. A garantia do motor é de quem o vendeu; a do nosso serviço é de {{repair.warranty}}.',
    ],
    points: [
      'Etiqueta: modelo, tensão e tipo de portão.',
      'Tudo na caixa: central, suporte, fim de curso e controles.',
      'Folha leve e equilibrada, solta na mão.',
      'Ponto com disjuntor próprio e terra.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor na caixa e a foto do portão por dentro, e dizemos o valor da instalação.',
  },
  {
    when: [
      'pistao|hidraulic*|hidraulico|linear',
      'braco|articulado|braco articulado|eletromecanic*|ou|eletrico|diferenca|melhor|qual',
    ],
    unless: 'vaza*|oleo|mola|barulho|basculante|quebr*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de abrir, o pistão, que também se chama motor linear, é a escolha comum: discreto, preso à folha e à coluna, bom para folha de até uns dois metros e meio. O braço articulado entra onde a coluna é larga ou o muro é rente e o pistão não acha ângulo; e o hidráulico, onde a folha é pesada e abre o dia todo. Os três saem por orçamento.',
    ],
    heading: 'Coluna, folha e uso decidem o tipo',
    text: [
      'O pistão pede uma medida exata entre o pivô e o suporte: poucos centímetros mudam a força e o ângulo. O braço perdoa mais, e avança para dentro da garagem ao abrir.',
      'Hidráulico trabalha macio e aguenta tranco, mas vazamento pede oficina. Nos eletromecânicos o conserto comum vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia.',
    ],
    points: [
      'Coluna estreita e folha curta: pistão.',
      'Coluna larga ou recuo pequeno: braço articulado.',
      'Folha longa com vento: pistão de curso maior, com trava.',
      'Prédio e indústria: confira os ciclos antes do tipo.',
    ],
    further:
      'Para comparar os modelos, veja [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      'ou|melhor|diferenca|qual|x|versus|vs',
      'pivotante*|de abrir|abrir|duas folhas|2 folhas|folha dupla',
    ],
    unless: 'basculante*|transform*|convers*|motor serve|kg',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Num portão que já existe quem decide é a folha: a que corre no trilho leva motor deslizante, a que gira em dobradiça leva pivotante, e um não serve no lugar do outro. Se o portão ainda vai ser feito, escolha de correr onde há parede livre ao lado, do tamanho do vão, e de abrir onde falta parede mas sobra recuo para a folha girar. O motor dos dois sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Espaço, motor e manutenção: correr ou abrir',
    text: [
      'O de correr leva um motor só, e cremalheira; o de abrir em duas folhas leva dois motores e central de duas saídas, e por isso costuma custar mais para automatizar.',
      'Na manutenção, um gasta roldana e o outro dobradiça. Roldana ou cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; regulagem de qualquer dos dois, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Parede lateral livre: de correr.',
      'Recuo de garagem maior que a folha: de abrir.',
      'Folha de abrir gira para dentro, e não sobre a calçada.',
      'Muito vento: de correr, porque a folha de abrir recebe a rajada de frente.',
    ],
  },
  {
    when: [
      'corrente|correia|cabo|rosca',
      'ou|melhor|diferenca|qual|x|versus',
      'fuso|cremalheira|corrente|rosca',
    ],
    unless: 'arrebent*|quebr*|trava|cadeado|controle|continua|alternada|basculante',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Cada transmissão tem o seu portão: fuso no basculante, cremalheira no de correr e pistão ou braço no de abrir. Corrente e correia aparecem em motores antigos ou de porta seccionada: a corrente aguenta tranco e faz barulho, a correia é silenciosa e estica com o calor. Escolhe-se o motor do seu portão, e a transmissão vem com ele.',
    ],
    heading: 'Fuso, cremalheira, corrente e correia no dia a dia',
    text: [
      'O fuso segura a folha parada sem trava e gasta a bucha, que é barata. A cremalheira só transmite, e a folga entre dente e pinhão decide a vida dos dois.',
      'Corrente estica e pede esticador; deixada frouxa, pula dente. Trocar cremalheira ou cabo vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Basculante de casa: fuso.',
      'Portão de correr: cremalheira de nylon ou de aço, pelo peso.',
      'Corrente gasta: troque com o pinhão, nunca sozinha.',
      'Barulho de corrente: estique e lubrifique antes de trocar o motor.',
    ],
  },
  {
    when: [
      'quantos quilos|quanto peso|quantos kg|peso maximo|aguenta quanto|qual o peso',
      'motor|kit|1/4|1/3|1/2|ppa|hp|cv',
      'aguenta|suporta|leva|maximo|move|puxa|levanta',
    ],
    unless:
      'roldana|cremalheira|trava|deslizante|de correr|pivotante|de abrir|garen|rossi|peccinin|nice|intelbras|1/4|1/3|1/2|eurus|dz|robus|gatter|kdz',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, na tabela, o motor de 1/4 CV move folha de até {{motor.quarterCv.weight}}, o de 1/3 CV até {{motor.thirdCv.weight}} e o de 1/2 CV até {{motor.halfCv.weight}}. O PPA Home vai até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}}, e a linha pesada até {{heavyLine.weight}}. No portão de correr o peso rola, e um de 1/4 HP costuma levar de trezentos a quatrocentos quilos; ali vale o número da etiqueta.',
    ],
    heading: 'O que o limite de peso supõe',
    text: [
      'O número vale para folha equilibrada, que para a meia altura quando solta. Num portão torto ou sem contrapeso, metade desse peso já força o motor.',
      'No de correr, rampa, trilho sujo e roldana presa gastam mais força que o peso; no de abrir conta também o comprimento da folha. Por isso a ficha traz um limite para cada tipo.',
    ],
    points: [
      'Peso da folha no limite do motor: suba um degrau.',
      'Porta embutida, chapa nova e madeira molhada somam peso.',
      'Potência a mais não abre mais depressa.',
      'Muitas aberturas pedem motor de uso intenso, mesmo com folha leve.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
  {
    when: [
      'obrigacao|obrigatorio|precisa|preciso|pode|posso',
      'art|laudo|crea|responsavel tecnico|avcb|bombeiro|bombeiros',
      'portao|motor|automatic*|garagem',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em casa, não: troca de motor em portão que já existe não pede laudo nem registro de engenheiro. Em condomínio e empresa, a convenção, a seguradora ou os bombeiros podem pedir documento quando há obra na estrutura, instalação elétrica nova ou rota de fuga pelo portão: pergunte à administração antes de contratar.',
    ],
    heading: 'Papéis que ajudam num portão coletivo',
    text: [
      'O que entregamos é orçamento descritivo, nota e garantia de {{repair.warranty}} no serviço. Laudo ou anotação de responsabilidade é de engenheiro contratado para isso.',
      'Num portão de rota de fuga, a abertura manual tem de estar à mão e ensinada. Motor e instalação em condomínio ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Convenção e regimento, quanto à fachada.',
      'Apólice do prédio, quanto a portão e garagem.',
      'Ata da assembleia, se a despesa pede.',
      'Manual e nota guardados pelo síndico.',
    ],
  },
];
