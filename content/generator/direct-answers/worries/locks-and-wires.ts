/** Locks that let go by themselves, and questions about earth, rain and remote controls that are not of the gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const lockAndWireAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fechadura*|fecho eletrico|tranca eletrica|trava eletrica|trava do portao|portao social|porta social|portao de pedestre|portaozinho',
      'dispara*|abre sozinh*|abrindo sozinh*|abriu sozinh*|destrava sozinh*|solta sozinh*|aciona sozinh*|abre junto|destrava junto|abre quando|destrava quando|solta quando|fica disparando',
    ],
    unless: 'digital|senha|biometr*|basculante abre|nao abre|vento',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fechadura elétrica que dispara sozinha recebe um pulso que ninguém deu: botão ou fio em curto, relé da central ligado a ela ou interfone que fecha o contato. Se é sempre quando o portão grande abre, os dois dividem fonte ou saída, e o sinal de um chega ao outro. Separar a ligação fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Achar de onde vem o pulso',
    text: [
      'Anote se coincide com o portão, com o interfone ou com a chuva. Depois, com a fonte da fechadura desligada por uma noite, veja se ela continua soltando: se sim, o defeito é mecânico, trinco que não entra até o fim no batente.',
      'A folha, a dobradiça e o batente são do serralheiro; fonte, fio, botoeira e relé são conosco, e o aparelho de interfone, da interfonia.',
    ],
    points: [
      'Só com chuva: emenda ou botão molhado.',
      'Junto com o portão: mesma saída da central, ou fio de um passado com o do outro.',
      'Estalo e trinco que volta: tensão baixa na fonte.',
      'Até a visita, feche na chave ou com o ferrolho.',
    ],
    send: 'Mande a foto da fechadura, a da etiqueta da fonte e diga o que acontece na mesma hora.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'portao errado|porta errada|abre o outro|abre os dois|abre o portao errado|troca os portoes|invertid*|abre a garagem em vez',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Interfone que abre o portão errado está com os fios dos dois portões trocados ou encostados: cada um precisa da sua saída no aparelho e do seu par até a fechadura ou a central. Do lado da central separamos e testamos o par, de {{repair.from}} a {{repair.to}}; a saída do aparelho é da empresa de interfonia.',
    ],
    heading: 'Trocado, somado ou em curto',
    text: [
      'Aperte cada botão duas vezes e anote o que abre. Sempre o mesmo trocado é ligação; os dois juntos é par em curto ou saída única dividida; ora um, ora outro, é emenda que mexe.',
    ],
    points: [
      'Começou depois da troca do aparelho: quem instalou volta sem cobrar.',
      'Começou na chuva: caixa da rua ou emenda.',
      'Portão da garagem que abre à toa: botoeira desligada até acertar.',
    ],
    send: 'Diga o que cada botão abre e mande a foto da central fechada e a da parte de trás do aparelho.',
  },
  {
    when: [
      'aterramento|aterrar|fio terra|fio-terra|terra',
      'preciso|precisa|necessario|obrigatorio|obrigatoria|tem que|faz falta|pode sem|sem',
      'portao|motor|central',
    ],
    unless: 'choque|enterrad*|embaixo|debaixo|chao de terra|rua de terra|piso de terra|onde|como',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Sim, o portão eletrônico precisa de aterramento: folha e motor são de metal, ficam na chuva e ao alcance de quem passa, e é o terra que faz o disjuntor ou o DR desligar quando um fio encosta no ferro. A norma de instalações elétricas o pede em qualquer casa, e o protetor contra surto não trabalha sem ele.',
    ],
    heading: 'Quem faz, e como saber se já existe',
    text: [
      'O eletricista leva o fio verde da barra de terra do quadro até o motor, junto com a rede, e mede. Nós o ligamos à carcaça, à caixa da central e à folha, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Tomada de dois furos ou pino cortado: não há terra ali.',
      'Haste solta no jardim, sem ligação ao quadro: não protege.',
      'DR que desarma: não o retire, ele achou uma fuga.',
      'Formigamento na folha: disjuntor desligado até medir.',
    ],
    further: 'Choque na folha tem página em [portão dando choque](/portao-dando-choque).',
    send: 'Mande a foto da tomada do motor e a do quadro com a portinha aberta, sem tirar a tampa dos fios.',
  },
  {
    when: [
      'motor|central|placa|automatizador',
      'chuva|em chuva|chover|tempo|sereno|ar livre|descoberto|relento|sol e chuva',
      'sem capa|capa|capinha|sem cobertura|cobertura|telhado|telhadinho|sem protecao|saco plastico|lona|descoberto',
    ],
    unless: 'quebr*|rachad*|perdi|caiu|parou|nao *|preco|quanto custa|comprar|trincou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Pode ficar na chuva sem capa por cima, se a tampa original está inteira, com a borracha no lugar e o furo do fio por baixo: a carcaça é feita para respingo. O que estraga é jato, poça, calha em cima e capa improvisada, que abafa, junta umidade e esquenta o motor.',
    ],
    heading: 'Proteger sem abafar',
    text: [
      'Se o motor fica todo ao tempo, um telhadinho afastado um palmo, aberto dos lados, ajuda mais que qualquer capa. A base fica acima do nível da água, e o conduíte desce em curva, para pingar antes da caixa.',
      'Vedar a tampa e refazer a entrada do fio parte de {{repair.from}}; placa que já molhou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Borracha ressecada: é por ela que a água entra.',
      'Saco plástico só durante a lavagem, e fora em seguida.',
      'Sem a tampa do motor: não use, há tensão da rede ao alcance da mão.',
      'Fotocélula e botoeira também precisam ser de área externa.',
    ],
    further: 'Se a água já entrou, comece por [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Mande a foto do motor no lugar, com a tampa e a entrada do fio à vista.',
  },
  {
    when: [
      'controle de tv|controle de televisao|controle de ar condicionado|controle de ar|controle de som|controle remoto de tv|controle de brinquedo|controle de ventilador|controle de net|campainha sem fio|baba eletronica',
      'portao|motor',
    ],
    unless: 'nao abre',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Controle de TV ou de ar-condicionado não abre portão: ele manda luz infravermelha, e o receptor do portão ouve rádio. Se o portão abre quando alguém o usa, é coincidência ou defeito no portão; o que pode mesmo acionar é aparelho de rádio na mesma frequência, como campainha sem fio, brinquedo ou ventilador de teto com controle.',
    ],
    heading: 'Provar se há ligação entre os dois',
    text: [
      'Aperte o aparelho dez vezes, com alguém olhando o portão e o vão livre. Se abre em algumas e não em outras, procure botoeira com umidade, controle com botão preso e fio de interfone.',
      'Se abre sempre, o seu código é fixo e simples: um receptor de código rolante encerra o caso, entre {{repair.from}} e {{repair.to}}, com a gravação dos controles.',
    ],
    points: [
      'Sem pilha no aparelho suspeito por um dia: abriu mesmo assim, não era ele.',
      'Aparelho que só encurta o alcance do controle: ruído, e não ordem.',
    ],
    further: 'As causas de abrir sem ordem estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Diga qual aparelho é e mande a foto do controle do portão aberto.',
  },
];
