/** Answers about what to look at before a visit, the weekend, and a key that broke in the motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const beforeTheVisit: readonly DirectAnswer[] = [
  {
    when: [
      'verificar|conferir|olhar|checar|fazer|testar|tentar|ver',
      'antes de chamar|antes de ligar para|antes do tecnico|antes de pagar|antes de consertar|enquanto o tecnico|ate o tecnico chegar',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Antes de chamar o técnico, confira o que não exige abrir nada: disjuntor do portão, botoeira da parede, bateria do controle, lentes da fotocélula, trilho e chave de destravamento. Metade das chamadas acaba numa dessas. Com cheiro, choque, folha torta ou cabo frouxo não se prova nada: disjuntor desligado e todos longe. Um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Seis olhadas que poupam uma visita',
    text: [
      'Faça nesta ordem e anote o resultado; ele diz ao técnico que peça levar. Disjuntor que cai se religa uma vez só.',
      'A prova da mão fecha a lista: disjuntor desligado, folha reta e cabos inteiros, motor solto na chave. Folha que anda com uma mão deixa o defeito no motor ou na central.',
    ],
    points: [
      'Botoeira abre e controle não: bateria, controle ou receptor.',
      'Abre e não fecha: lentes da fotocélula, com pano seco.',
      'Gira e a folha não anda: chave aberta ou engrenagem gasta.',
      'Zumbe e não sai: capacitor ou folha presa; não insista.',
      'Tudo apagado com o disjuntor ligado: fusível ou placa.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande o que anotou, a foto da etiqueta do motor e o bairro: a resposta traz a peça provável e o valor.',
  },
  {
    when: [
      'fim de semana|final de semana|fins de semana|sabado e domingo|sabado ou domingo|findi',
      'conserto|consertar|tecnico|assistencia|portao|atend*|manutencao|instalacao|instalar',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'No fim de semana o conserto de portão é atendido no sábado, dentro do expediente, que vai de {horário}; no domingo, só pela assistência 24 horas, se houver técnico disponível. Mande na sexta ou cedo no sábado o bairro, um vídeo e a etiqueta do motor. O serviço fica entre {{repair.from}} e {{repair.to}}, dito antes da saída.',
    ],
    heading: 'O que resolver no sábado e o que esperar',
    text: [
      'Portão aberto para a rua, carro preso e folha caída não esperam. Barulho, lentidão e controle fraco podem ficar para a segunda.',
      'Loja de peças fecha cedo no sábado: com a etiqueta fotografada na véspera, o técnico já sai com a peça.',
    ],
    points: [
      'Até lá, feche na mão, com o disjuntor desligado e a folha reta.',
      'Cheiro, choque ou cabo frouxo: não mexa e mantenha todos longe.',
      'Prédio: combine quem autoriza e quem recebe.',
    ],
    further:
      'Para chamadas fora de hora, leia [assistência 24 horas](/topicos/assistencia-tecnica-de-portao-24-horas).',
    send: 'Diga o dia que serve, o bairro e o que o portão faz, com a foto da etiqueta do motor.',
  },
  {
    when: [
      'chave|chave de destravamento',
      'quebrou|partiu|quebrada|partida',
      'dentro|motor|portao|miolo|fechadura|cilindro',
    ],
    unless: 'fim de curso|central|carro|liga',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Chave partida dentro do motor não se tira com alicate nem com furadeira: o pedaço entra mais e o miolo se perde. Se há luz, o portão continua abrindo pelo controle, e dá para esperar; sem luz, use outra saída. O técnico extrai o pedaço ou troca o cilindro, sem abrir a redução em muitos modelos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Extrair o pedaço ou trocar o cilindro',
    text: [
      'Guarde a parte que ficou na mão: por ela se copia a chave, se o perfil é comum. A de desenho próprio sai pelo modelo, lido na etiqueta do motor.',
      'A causa é miolo seco ou folha que empurra o desengate. Grafite em pó uma vez por ano e a folha aliviada com a mão antes de girar evitam a segunda.',
    ],
    points: [
      'Quebrou na posição aberta: o motor gira e a folha fica; prenda-a com corrente.',
      'Quebrou na posição fechada: o controle funciona como antes.',
      'Cópia guardada do lado de dentro, longe da rua.',
    ],
    further: 'A rotina da falta de luz está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande uma foto do miolo, outra do pedaço que sobrou e a da etiqueta do motor.',
  },
  {
    when: [
      'ima|imas',
      'perdeu a forca|fraco|sem forca|desmagnet*|perdeu o magnetismo|nao pega|nao funciona|enfraqueceu',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'O ímã do fim de curso quase nunca perde a força: o que muda é a distância até o sensor, porque o suporte entortou ou a folha baixou. Com o disjuntor desligado, olhe se ele passa a um dedo do sensor e se o mesmo lado está virado para o motor. Acertar a posição fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; até lá não use, porque a folha bate no batente.',
    ],
    heading: 'Ímã, distância ou sensor',
    text: [
      'Ímã rachado, esse sim, se troca. O de geladeira não serve: é fraco e não tem o polo certo.',
      'Se o ímã está perto e firme e a central não acusa, o defeito é do sensor ou do fio dele, com conserto a partir de {{repair.from}}.',
    ],
    points: [
      'Falha só num sentido: um dos dois ímãs.',
      'Falha cada vez num ponto: suporte solto.',
      'Longe do sensor no curso todo: roldana gasta, a folha baixou.',
      'Marque com lápis a posição antes de soltar o suporte.',
    ],
    send: 'Mande uma foto do ímã em frente ao sensor, com o disjuntor desligado, e a da etiqueta do motor.',
  },
];
