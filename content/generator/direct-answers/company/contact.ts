/** How to reach us, where we are, and what to do when something went wrong. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const contactAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'agendar|agendamento|agenda|agendam|agendo|hora marcada|horario marcado|marcar horario|marcar visita|marcar uma visita|marcam|reservar|semana que vem|proxima semana|para amanha|so de manha|so a tarde|depois de expediente',
    ],
    unless: 'nao veio|nao apareceu|cancelar|remarcar|festa|mudanca|cada quanto tempo|abre|fecha|programar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Dá: o dia e a faixa de hora se combinam pelo WhatsApp, de {horário}, com a antecedência que você quiser. Marcar não custa nada, e remarcar se faz com uma mensagem.',
    ],
    heading: 'O que deixar combinado ao marcar',
    text: [
      'Um conserto leva em geral {horas de reparo} e uma instalação, {horas de instalação}, por isso a instalação se marca para o começo do turno. O valor é dito antes: conserto entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Quem recebe o técnico, maior de idade, no começo e no fim.',
      'Foto da etiqueta do motor, para a peça já ir no carro.',
      'Garagem com espaço para a folha andar inteira.',
      'Em prédio, autorização da portaria e vaga para o carro.',
    ],
    send: 'Mande pelo WhatsApp o bairro, o dia e a faixa de hora que servem, e o que o portão precisa.',
  },
  {
    when: [
      'laudo|laudos|relatorio|relatorios|parecer|atestado tecnico',
      'voces|emit*|fornec*|fazem|assin*|dao|entregam',
    ],
    unless: 'garantia|cobre|seguradora|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, entregamos por escrito o diagnóstico da visita, com a causa provável, o que foi medido e o orçamento por peça, que serve para seguro, proprietário ou condomínio. Laudo com responsável técnico e assinatura de engenheiro é outro documento: se alguém o exige, diga antes de marcar.',
    ],
    heading: 'O que vai no papel da visita',
    text: [
      'O conserto que ele descreve fica, em casa, entre {{repair.from}} e {{repair.to}}; em prédio, é orçado pela peça.',
    ],
    points: [
      'Data, endereço e dados da etiqueta do motor.',
      'Defeito encontrado e o teste que o mostrou.',
      'Peça e mão de obra, cada uma com o seu valor e a sua garantia.',
      'Fotos da peça antes da troca.',
    ],
    send: 'Mande pelo WhatsApp o que pediram no documento, a foto da etiqueta e o bairro.',
  },
  {
    // The word alone is enough, although it names nothing of ours.
    when: ['ajuda|ajudem|socorro|sos|help', 'ajuda|ajudem|socorro|sos|help|preciso de ajuda'],
    unless: 'motor|controle|placa|abre|fecha',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Se alguém está preso ou ferido, ou se há fumaça, ligue 193 e afaste as pessoas do portão. Se é o portão que parou, desligue o disjuntor dele, não force a folha e escreva pelo WhatsApp o que aconteceu, com o bairro: dizemos o que fazer até o técnico chegar.',
    ],
    heading: 'O que fazer em cada caso',
    text: [
      'Respondemos de {horário}; fora disso, a assistência 24 horas depende de técnico disponível. Um conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    points: [
      'Aberto para a rua: folha reta fecha-se na mão, com o motor destravado, e prende-se com corrente.',
      'Carro preso: chave de destravamento, só com a folha reta e os cabos inteiros.',
      'Folha torta ou caída: ninguém embaixo nem ao lado.',
      'Cheiro de queimado ou choque: disjuntor desligado até a visita.',
    ],
  },
  {
    when: [
      'qual o telefone|qual telefone|telefone de|telefone para|numero de telefone|numero de whatsapp|whatsapp de|tem whatsapp|contato de|qual o contato|como entro em contato|entrar em contato|falar com|falo com|como falar|ligar para voces|qual o numero|numero de tecnico|numero de conserto|telefone|whatsapp|whats|contato|sac|como chamo|como chamar|como contratar',
    ],
    unless:
      'abrir|abre|abro|pelo telefone|linha telefonica|interfone|chip|gsm|vizinho|sindico|condominio|proprietario|quando|toca|toque|aplicativo|app|contato seco|mau contato|mal contato|contato de placa|contato oxidado|bateria',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Fale conosco pelo botão do WhatsApp desta página ou pelo telefone no alto do site, de {horário}. Fora desse horário a mensagem fica registrada, e a assistência 24 horas depende de técnico disponível.',
    ],
    heading: 'O que dizer na primeira mensagem',
    text: [
      'Com estes dados a resposta já traz a faixa de preço e o dia. A visita não tem taxa, e um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Bairro e cidade.',
      'O que o portão faz ou deixou de fazer.',
      'Foto da etiqueta do motor e, se der, um vídeo com som.',
      'Se ele está aberto para a rua ou se há carro preso, que passa na frente.',
    ],
  },
  {
    when: [
      'loja fisica|loja|filial|filiais|unidade|endereco|showroom|onde fica|onde ficam|fica onde|ficam onde|balcao|ir ate voces|ir ate ai|passar ai|retirar|buscar peca|localizacao|sede',
      'voces|empresa|filial|filiais|fisica|endereco|onde fica|onde ficam|ficam|showroom|balcao|sede|ir ate voces|loja fisica|retirar|assistencia|site',
    ],
    unless:
      'portao de loja|portao da loja|porta da loja|para loja|para a loja|minha loja|na loja|comprei|motor velho|motor antigo|botao|motor|controle|placa|fotocelula|retirar o portao|fusivel|disjuntor|chave',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Atendemos no seu endereço: o técnico vai até o portão, e o orçamento começa por foto, sem você sair de casa. Quem responde pela empresa e os canais de contato estão no fim da página de [garantia](/garantia); antes de ir a qualquer lugar, combine pelo WhatsApp.',
    ],
    heading: 'O que se resolve sem loja',
    text: [
      'Motor, central e controle chegam com o técnico e são testados na instalação. A visita não tem taxa em São Paulo e na Grande São Paulo, e um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Orçamento: foto do portão e da etiqueta, por mensagem.',
      'Kit novo: entregue e instalado, com frete grátis em São Paulo e região.',
      'Garantia: a visita é nossa, sem levar nada a lugar nenhum.',
    ],
    further: 'Os lugares com página própria estão no [mapa do site](/sitemap).',
    send: 'Mande pelo WhatsApp o bairro e o que você procura: dizemos como chega até você.',
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
      'demora para responder|nao responde*|nao respondem|ninguem responde|ninguem atende|nao atendem|nao me atende|nao vieram|nao veio|nao apareceu|faltou|remarcar|reagendar|desmarcar',
      'voces|tecnico|visita|whatsapp|mensagem|empresa|assistencia|atendimento|servico|pedido|compra|agendamento|orcamento|instalacao',
    ],
    unless: 'vizinho|condominio|sindico|portao nao|controle nao|aplicativo|motor nao|comando|contrato',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Escreva de novo na mesma conversa, com o nome, o endereço e o dia combinado: remarcar ou cancelar a visita não tem custo, porque ela não tem taxa. De {horário} também dá para ligar para o telefone no alto do site.',
    ],
    heading: 'Remarcar, cancelar ou desistir',
    text: [
      'Visita e orçamento se cancelam com uma mensagem. Compra fechada pelo WhatsApp pode ser desfeita em sete dias, contados do fechamento ou do recebimento, sem explicar o motivo: é o direito de quem compra fora da loja.',
      'Se a queixa é de um serviço feito, ele tem {{repair.warranty}} de garantia e as peças, {{parts.warranty}}: mande o recibo e um vídeo, e a volta do técnico ao que está coberto não tem taxa.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data combinada e o que ficou por resolver.',
  },
  {
    when: [
      'vaga|vagas|vaga de emprego|vagas de emprego|emprego*|vaga de tecnico|vaga de instalador|contrata tecnico|quanto ganha|salario*|trabalhar como|trabalhar com voces|trabalhe conosco|curriculo|contratando|voces contratam|estao contratando|contratam tecnico|parceria|parceiro*|representante|franquia|fornecedor',
      'voces|portao|tecnico|motor|motores|instalador|empresa|instaladores|automatizador*|ppa|curriculo|emprego*|salario*|conosco|com voces|contratam|contratando|peca|pecas|acessorios|componentes',
    ],
    unless: 'vagas de garagem|vaga de garagem|carro|carros|condominio|minha vaga|na vaga|energia|luz',
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
];
