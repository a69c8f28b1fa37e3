/** Where and when we come, how long it takes, and whom to trust. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const visitAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'visita|so para olhar|so pra olhar|so olhar|so para ver|so pra ver|so para orcar|so orcamento|deslocamento|diagnostico',
      'so|cobr*|pag*|taxa|orcamento|reais|preco|caro|normal|visita',
    ],
    unless: 'manutencao|preventiva|revisao',
    figure: { unit: 'real', to: 600 },
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Não: {figura} só pela visita não se paga aqui, porque na área atendida ir ver, dizer a causa e dar o valor não tem taxa. Paga-se o conserto, depois do seu sim, de {{repair.from}} a {{repair.to}}. Empresa que cobra a ida tem a taxa dela: pergunte se o valor é abatido do serviço.',
    ],
    heading: 'O que se paga e o que não se paga',
    text: [
      'Pela foto já vai a faixa de preço; na visita o técnico move a folha, mede e fecha o número antes de começar. Se você não aprova, nada é devido.',
    ],
    points: [
      'Regulagem, gravação de controle e capacitor ficam no começo da faixa.',
      'Placa, estator e cabo aos pares ficam no fim dela.',
      'Garantia: {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
      'Fora da área atendida não vamos, e dizemos isso na primeira mensagem.',
    ],
    send: 'Conte pelo WhatsApp o que o portão faz, com um vídeo, a foto da etiqueta do motor e o bairro: a faixa vem antes de marcarmos.',
  },
  {
    when: [
      'orcamento|proposta|valor|preco',
      'vale por|validade|valido|valida|por quantos dias|quantos dias vale|vale ate|vence|prazo de orcamento|muda depois|pode mudar',
    ],
    unless: 'vale a pena',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O orçamento vale pelo prazo escrito nele, e dentro desse prazo o valor não muda se o portão continua como estava na foto ou na visita. Sem prazo escrito, pergunte na conversa antes de decidir.',
    ],
    heading: 'O que pode mudar o valor depois',
    text: [
      'A faixa dada por foto vira número fechado quando o técnico move a folha com a mão e mede, ainda antes de começar. Um conserto fica entre {{repair.from}} e {{repair.to}}, e nada é feito sem o seu sim.',
    ],
    points: [
      'Defeito que piorou entre a foto e a visita.',
      'Peça que saiu de linha, e então vem a alternativa com o preço dela.',
      'Folha ou coluna com problema que a foto não mostrava.',
      'Serviço pedido a mais no dia.',
    ],
    send: 'Para um valor que dure, mande pelo WhatsApp fotos de perto, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'treinamento|treinam|treina|ensinam|orientam|explicam|capacita*',
      'zelador*|porteiro*|sindico*|funcionari*|morador*|usar|voces|portaria',
    ],
    unless: 'curso|nao sabe|mae|pai|avo',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Sim: no fim da instalação ou do conserto o técnico mostra a quem fica na portaria como desligar, destravar e testar a fotocélula, sem cobrar por isso. Curso de instalador não damos.',
    ],
    heading: 'O que o zelador ou o porteiro deve saber',
    text: [
      'Peça que as duas pessoas de cada turno estejam presentes e que cada uma repita os gestos. O resto, como caixa aberta, cabo e mola, é do técnico; um reparo de prédio é orçado pela peça.',
    ],
    points: [
      'Onde fica o disjuntor do portão, com etiqueta no quadro.',
      'Como se solta o motor, só com a folha reta e ninguém no vão.',
      'A prova mensal da fotocélula, com um cabo de vassoura no feixe.',
      'O que anotar quando falha: hora, barulho, chuva, qual controle.',
    ],
    further:
      'A lista da revisão do prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga pelo WhatsApp quantos turnos há na portaria, e marcamos a visita para a troca de turno.',
  },
  {
    when: [
      'voces atendem|voces vao|voces vao em|voces vao para|voces vem em|atende zona|atendem zona|atende bairro|atende jardim|atende vila|atende parque|atende o bairro|atendem em|atende em|fazem em|atendimento em|vao ate|vem ate|area de atendimento|area atendida|quais cidades|quais bairros',
    ],
    unless: 'fora de|litoral|interior|outro estado|outra cidade|outros estados|brasil',
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
      'quanto tempo|demora|demoram|prazo|quando|em quantas horas',
      'chegar|chega|vem|tecnico|visita|atendimento|atender|atendem|atende|voces vem|vir|podem vir',
    ],
    unless:
      'quando chamar|hora de chamar|quando ligar para|carro chega|carro chegar|quando chego|quando eu chego|quando eu chegar',
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
      'agora|urgente|urgencia|imediato|emergencia|plantao|atendimento rapido|conserto rapido|tecnico rapido',
      'conserto|consertar|motor|portao|tecnico|assistencia|troca|trocar|cabo|reparo|atendimento',
    ],
    unless:
      'vale a pena|motor rapido|portao rapido|por um rapido|para abrir|mais rapido|desce rapido|fecha rapido|kit|24 horas por dia|bateria',
    subject: 'assistencia-tecnica',
    isComplaint: true,
    answer: [
      'Conserto urgente de portão entra na frente conforme o que travou: aberto para a rua, carro preso ou cheiro de queimado, o técnico vai no primeiro horário livre. Respondemos de {horário}; fora disso, a assistência 24 horas existe conforme a disponibilidade de técnico.',
    ],
    heading: 'O que fazer até o técnico chegar',
    text: [
      'Portão parado fechado é incômodo; parado aberto é risco. No segundo caso, desligue o disjuntor, tente fechar na mão com o motor solto e não deixe a garagem sozinha.',
    ],
    points: [
      'Desligue o disjuntor antes de tocar na folha.',
      'Não destrave folha torta, caída ou com cabo solto.',
      'Separe a chave de destravamento e os controles.',
      'Deixe livre o espaço em volta do motor.',
    ],
  },
  {
    when: [
      'quanto tempo|demora|dura|horas|leva|rapido fica',
      'instalacao|instalar|colocar|montar|por um motor',
    ],
    subject: 'kit-de-motor',
    answer: [
      'Instalar o motor num portão basculante que já existe leva de {horas de instalação}, e ele sai funcionando no mesmo dia. O de correr leva o mesmo quando a base está pronta; se a base é de concreto novo, são duas visitas, porque ele precisa secar. No de abrir com duas folhas são dois motores, e o tempo vem no orçamento.',
    ],
    heading: 'As horas da instalação, uma a uma',
    text: [
      'Primeiro se move a folha com a mão, depois se fixa o motor, liga-se a central e por fim se regulam força, paradas e controles. O que alonga é folha torta, falta de ponto de energia ou suporte a soldar.',
      'No kit para basculante a instalação já está no preço, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Garagem livre até um metro atrás do portão.',
      'Ponto de energia pronto, com disjuntor próprio.',
      'Alguém em casa no começo e no fim, para aprender a destravar.',
      'Carro do lado de fora durante a montagem.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o lugar do motor, e o bairro: dizemos quanto tempo leva no seu e que dia está livre.',
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
];
