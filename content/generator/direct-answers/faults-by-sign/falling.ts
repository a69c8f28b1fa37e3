/** Leaves that fall with their whole weight, and arms that bend under it. */
import type { DirectAnswer } from '../../direct-answer.ts';

const falls =
  'desce com tudo|descendo com tudo|desceu com tudo|cai com tudo|caindo com tudo|caiu com tudo|fecha com tudo|fechando com tudo|fechou com tudo|despenca*|despencou|despencando|desce de uma vez|desceu de uma vez|cai de uma vez|caiu de uma vez|desce feito guilhotina|guilhotina|desce direto e bate|desce pesado|desce solto|cai sozinho|cai em vez de descer|caindo ao fechar|cai ao fechar|cai quando fecha|desce e bate em chao|desce batendo|bate em chao com forca|bate com forca em chao|bate com tudo em chao';

export const fallingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'basculante*|portao que sobe|portao de subir',
      'destrav*|desengat*|soltar o motor|solto o motor|liberar o motor|soltar a chave',
      'aberto|aberta|em cima|no alto|levantad*|suspens*|meio aberto|em metade|em meio',
    ],
    unless: 'correr|deslizante|pivotante|fica aberto',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Não destrave o basculante aberto ou a meia altura: solto do motor, ele pode descer de uma vez se o contrapeso ou o cabo não segura a folha. Com energia, feche pelo controle ou pela botoeira e destrave embaixo, com o disjuntor desligado.',
    ],
    heading: 'Sem energia e com a folha no alto',
    text: [
      'Espere a luz voltar ou chame: o técnico escora a folha dos dois lados antes de girar a chave. Até lá ninguém passa nem deixa carro embaixo, e o disjuntor fica desligado, para ela não andar sozinha quando a energia volta.',
      'O conserto do que a prendeu em cima fica entre {{repair.from}} e {{repair.to}}; cabos aos pares, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Cabo frouxo, mola partida ou folha torta: ninguém toca nela.',
      'Casa aberta para a rua: diga isso na mensagem, que passa na frente.',
      'Carro preso dentro: fica até a folha ser escorada.',
      'Depois de fechado: destravar é seguro com a folha reta e o disjuntor desligado.',
    ],
    further:
      'O que segura a folha está explicado em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp uma foto de longe, sem passar por baixo, diga se há energia na casa e o bairro.',
  },
  {
    when: ['basculante*|portao que sobe|portao de subir', falls],
    unless: 'correr|deslizante|pivotante|evitar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    answer: [
      'Basculante que desce com tudo e bate no chão perdeu quem segurava o peso: cabo ou mola partidos, contrapeso caído ou a porca do fuso gasta. Não acione de novo, não destrave o motor e não passe por baixo: desligue o disjuntor, afaste todos e nos chame.',
    ],
    heading: 'O que deixou de segurar a folha',
    text: [
      'Com o equilíbrio certo, a folha solta fica parada a meia altura, e o motor só a guia. Sem ele, o peso todo vem para o fuso, e solto da chave ninguém o segura com os braços.',
      'O técnico escora a folha, procura a peça que cedeu e refaz o equilíbrio antes de religar. Cabos aos pares ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; o conserto todo, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Folha no chão: fica fechada e sem energia até a visita.',
      'Folha no alto: ninguém entra nem sai por ali, nem para tirar o carro.',
      'Cabo frouxo ou bloco caído na coluna: não toque neles.',
      'Motor gira e a folha cai: a porca ou o pino do braço cedeu.',
    ],
    further:
      'O que segura a folha está explicado em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Diga pelo WhatsApp se a folha ficou em cima ou embaixo e mande o bairro e uma foto de longe, sem acionar o portão para filmar.',
  },
  {
    when: [
      'braco|bracos',
      'entort*|torto|tortos|empen*|dobrou|dobrado|dobrados|dobrando|amass*|envergou|envergado|vergou|vergado|retorc*',
    ],
    unless: 'pivotante|articulado|crianca|quebrou|quebrado|soltou|caiu|correr',
    subject: 'braco',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Braço do basculante que entortou recebeu peso que não era dele: contrapeso leve, mola cansada, folha presa ou força alta na central. Pare de usar o portão e desligue o disjuntor; braço torto se troca, porque o ferro desempenado dobra de novo no mesmo lugar.',
    ],
    heading: 'Por que o braço do basculante entorta',
    text: [
      'O braço só empurra uma folha que já está equilibrada. Quando ela pesa ou encosta na coluna, o motor insiste e a chapa mais fraca cede. Trocar só o braço sem achar essa causa entorta o novo.',
      'A troca, com o equilíbrio e a força acertados, fica na faixa de conserto, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} no serviço.',
    ],
    points: [
      'Dobrado no meio: folha presa ou batida com o motor ligado.',
      'Dobrado de lado: coluna fora do prumo ou pivô gasto.',
      'Os dois tortos: contrapeso ou mola já não seguram a folha.',
      'Entortou numa batida de carro: a folha e a coluna também se conferem.',
    ],
    further:
      'Se ele já se soltou da folha, leia antes [braço do portão basculante quebrado](/braco-do-portao-basculante-quebrado).',
    send: 'Mande pelo WhatsApp a foto do braço inteiro tirada de longe, a da etiqueta do motor e o bairro, com a folha como está.',
  },
];
