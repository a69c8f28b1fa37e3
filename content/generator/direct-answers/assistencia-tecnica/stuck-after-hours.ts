/** Answers to titles about repairs and visits: a gate that is stuck at night or on a Sunday. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { powerCut } from '../../words/title-groups.ts';

const stuckGate =
  'travou|travado|travada|preso|presa|emperrou|emperrado|trancado|trancada|enguicou|parou|parado|quebrou|pifou|estragou|nao abre|nao fecha|nao sobe|nao desce|carro dentro|com carro dentro|com o carro dentro|ficou aberto';

export const stuckAfterHoursAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'domingo*|em domingo|feriado*|em feriado|madrugada|de madrugada|em plena madrugada|de noite|a noite|esta noite|domingo a noite|domingo de noite|em domingo a noite|em domingo de noite|sabado a noite|sabado de noite|meia noite|fim de semana|fora de horario',
      stuckGate,
      'atende*|voces atendem|atendem|vem|vem alguem|quem chamar|quem chamo|quem eu chamo|quem devo chamar|para quem ligo|para quem ligar|quem atende|quem vem|quem conserta|quem socorre|tem alguem|alguem|tecnico|tem tecnico|socorro|chamar|chamo|plantao',
    ],
    unless:
      'sozinh*|barulh*|vizinh*|preco|quanto custa|quanto cobra*|quanto fica|vale a pena|condominio*|predio*|luz|energia|controle*|fotocelula|segunda|choque|cheiro|fumaca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Portão travado ou quebrado fora do expediente fica com a nossa assistência 24 horas, que atende se houver técnico livre: mande o bairro e um vídeo, e dizemos logo se alguém vai e por quanto. Até lá, com a folha reta e os cabos inteiros, desligue o disjuntor, gire a chave de destravamento e abra ou feche na mão, devagar; torta ou com cabo solto, a folha fica como está.',
    ],
    heading: 'O que pede técnico agora e o que espera',
    text: [
      'Rua aberta, carro que precisa sair e folha caída passam na frente. Portão fechado com todos dentro em geral espera o expediente, de {horário}, em que o conserto fica entre {{repair.from}} e {{repair.to}}.',
      'O valor desse chamado é combinado na conversa, antes de o técnico sair. Loja de peças fechada pode deixar a peça definitiva para o dia útil.',
    ],
    points: [
      'Basculante aberto na mão ganha uma escora antes de o carro passar.',
      'Trava elétrica no portão de abrir: recolha o pino primeiro.',
      'Aberto sem conserto: encoste a folha na mão e passe uma corrente por dentro.',
      'Alguém ferido ou preso na folha: 193 antes de qualquer técnico.',
    ],
    send: 'Escreva agora o bairro, se há carro ou gente presa, e mande um vídeo feito de longe com a etiqueta do motor.',
  },
  {
    when: [
      powerCut,
      'domingo*|feriado*|madrugada|de madrugada|de noite|a noite|esta noite|meia noite|fim de semana|agora|fora de horario',
      'quem atende|quem chamar|quem chamo|quem eu chamo|quem vem|para quem ligo|para quem ligar|atende*|voces atendem|atendem|tecnico|chamar|chamo|socorro|plantao|alguem',
    ],
    unless: 'nobreak|bateria|condominio*|predio*|quanto custa|preco|choque|cheiro|fumaca|carregador',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'À noite e fora do expediente quem atende é a nossa assistência 24 horas, se houver técnico livre; mas, se só falta luz, o portão se abre sem técnico. Desligue o disjuntor dele, confira se a folha está reta e os cabos inteiros, gire a chave de destravamento e leve a folha na mão, devagar. Chame se ele não abre nem destravado, se a folha pesa demais ou se o portão não funciona quando a luz voltar.',
    ],
    heading: 'Quando a falta de luz pede técnico e quando não pede',
    text: [
      'Luz da rua apagada é com a distribuidora, e só a sua casa no escuro, com um eletricista. Do portão é o que continua parado depois de a luz voltar: às vezes o disjuntor dele caiu, às vezes o motor ficou destravado.',
      'Quanto custa uma ida à noite se acerta por mensagem, antes da saída. No expediente, de {horário}, um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Basculante aberto na mão: escore antes de o carro passar.',
      'Sem a chave de destravamento: diga isso na primeira mensagem.',
      'Portão que ficou aberto: encoste a folha e passe uma corrente por dentro.',
    ],
    send: 'Mande pelo WhatsApp o bairro, um vídeo do portão e a foto da etiqueta do motor.',
  },
];
