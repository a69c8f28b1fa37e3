/** Gates that many use or that a factory has: cycles, length, a used motor of that class. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const busyGateAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'condominio*|predio*|edificio*|coletivo|residencial',
      'muitos ciclos|ciclos|muitas aberturas|muito movimento|movimentado|uso intenso|alto fluxo|grande fluxo|fluxo|muitas vezes|abre muito|muito uso|entra e sai|dia todo',
    ],
    unless:
      'nao|parou|para|quebr*|queim*|esquent*|superaquec*|barulho|manutencao|contrato|nobreak|quantos ciclos|ou|diferenca|trava|fotocelula|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de condomínio com muitos ciclos por dia pede motor de uso intenso, de estator robusto, que faz de {{stator.robust.from}} a {{stator.robust.to}} por hora; o de casa fica em {{stator.thin.from}} a {{stator.thin.to}} e para de calor na hora mais cheia. Instalado em portão de prédio, custa em geral de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Como contar os ciclos do seu prédio',
    text: [
      'Cada ciclo é uma abertura com o seu fechamento. O que escolhe o motor é a pior hora, e não a soma do dia: conte de manhã cedo ou no fim da tarde, num dia útil.',
      'Velocidade também desafoga a fila, porque portão rápido fecha antes do carro seguinte; em folha comprida isso pede inversor.',
    ],
    points: [
      'Sem como contar: estime duas viagens por vaga em uso, quase todas de manhã e no fim da tarde.',
      'Peso e comprimento da folha, que pesam junto com os ciclos.',
      'Roldana, dobradiça ou cabo gastam na mesma proporção: revisão a cada {{maintenance.interval}}.',
      'Fotocélula dos dois lados e fechamento automático com tempo curto.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp quantas vagas há, as aberturas da hora mais cheia e uma foto do portão inteiro por dentro.',
  },
  {
    when: [
      'deslizante*|de correr|correr|corredico',
      'industria|industrial|industriais|galpao|fabrica|empresa|transportadora|logistica|deposito|doca|patio|obra',
    ],
    unless:
      'nao|parou|quebr*|queim*|consert*|manutencao|contrato|barulho|trilho|roldana*|cremalheira|controle*|nobreak|kg|quilos|toneladas',
    figure: { unit: 'metre', from: 4 },
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para um portão de correr de {figura} numa empresa, o motor se escolhe pelo peso da folha e pelas viagens da hora de carga, e não só pelo comprimento: é deslizante de uso intenso, com cremalheira de aço. Com a instalação fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito; folha muito pesada pode passar disso.',
    ],
    heading: 'O que {figura} de vão mudam na escolha',
    text: [
      'Folha comprida demora, e caminhão esperando na rua custa: velocidade em metros por minuto conta tanto quanto a força. Também flexiona, e por isso a guia de cima e o batente se conferem antes do motor.',
      'O material diz o peso. Grade é leve; chapa fechada pode pesar o dobro e ainda pega vento.',
    ],
    points: [
      'Parede livre ao lado para a folha inteira recolher.',
      'Trilho contínuo, que o caminhão carregado não afunde.',
      'Base de concreto na altura do pinhão.',
      'Fases e tensão no quadro, e a distância até o motor.',
      'Fotocélula em duas alturas: a carreta alta passa por cima de um feixe só.',
    ],
    further:
      'O que comparar entre modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp uma foto da folha inteira por dentro, com o trilho, o material dela e as viagens da hora mais cheia.',
  },
  {
    when: ['usado|usada|usados|seminovo|segunda mao', 'motor|trifasico|industrial|automatizador'],
    unless: 'nao|queim*|consert*|barulho|vendo|vender|compram|aceitam|troco|na troca|placa|garantia',
    figure: { unit: 'power', from: 0.75 },
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Motor de {figura} usado não vendemos, e nessa classe o risco é maior que numa casa: bobina refeita e redutor gasto só aparecem com a folha pesada andando. Novo, de uso intenso e já instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento.',
    ],
    heading: 'O que provar antes de pagar por um motor de {figura}',
    text: [
      'Confira primeiro se é motor de portão: motor comum de máquina, mesmo trifásico, não tem redutor irreversível, destravamento nem fim de curso, e não segura a folha. Trifásico pede ainda as três fases no quadro.',
      'Se o da sua entrada parou, o teste no local vem antes da compra: às vezes é contator, relé ou uma fase que falta.',
    ],
    points: [
      'Etiqueta legível: modelo, tensão, potência e ciclos por hora.',
      'Redutor sem vazamento, com o óleo limpo.',
      'Placa da mesma linha junto, com os controles antigos apagados.',
      'Nota fiscal: sem ela não há garantia.',
    ],
    further:
      'O que muda num motor novo está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a etiqueta do usado que você achou, ou as medidas e o material da folha e as aberturas por hora: dizemos o que serve.',
  },
];
