/** The gate moved by hand: switching the motor off, and a release that does not let go. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const byHandAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'deslig*|colocar|coloco|por|passar|passo|deixar|deixo|usar|uso|mudar|botar',
      'em manual|para manual|usar manual|modo manual|manualmente|manual',
      'como|posso|da para|portao|motor',
    ],
    unless:
      'pdf|baixar|download|voltar|instruc*|desinstal*|tirar o motor|manual do motor|manual da placa|catalogo|esquema|ao automatico|em automatico|para automatico|quanto custa|nao destrava|nao solta',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Para usar o portão no manual, desligue o disjuntor dele, confira se a folha está reta e os cabos inteiros, ponha a chave no motor e gire até soltar; daí em diante a folha anda na mão. Desligar só no controle não basta: enquanto há energia, qualquer controle da casa ainda aciona o motor.',
    ],
    heading: 'Deixar no manual sem deixar aberto',
    text: [
      'Solta do motor, a folha não fica trancada: passe corrente ou cadeado por dentro. Basculante que desce ou sobe sozinho quando se solta tem peso fora do ponto; segure-o entre dois, volte a chave e chame antes de usar assim.',
      'Para voltar ao automático, leve a folha ao ponto em que ela estava, gire a chave ao contrário até ouvir o engate e só então religue. Se a chave não gira ou a folha pesa, o acerto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'De correr em rampa: calço antes de soltar.',
      'De abrir: cada folha tem a sua chave, e a trava elétrica também se solta.',
      'Alguns dias assim não estragam o motor.',
      'Depois de religar, a primeira viagem pode ser lenta: a central reencontra o curso.',
    ],
    further:
      'O passo a passo com fotos do que procurar está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Se não acha a chave ou o lugar dela, mande a foto do motor inteiro e da etiqueta.',
  },
  {
    when: [
      'nao destrava|nao solta|nao desengata|nao libera|nao gira|emperr*|dura|trav*|presa|gira em falso|chave gira|roda em falso|gira e nao|nao mexe|nao sai do lugar',
      'chave|destrav*|desengat*|manual|trava do motor',
      'acabou a luz|sem luz|faltou luz|falta de luz|sem energia|acabou a energia|faltou energia|apagao|caiu a energia|acabou luz|queda de energia',
    ],
    unless: 'sem chave|sem a chave|perdi|perdeu|nao tenho|quebrou|partiu|fechadura',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Se a chave não destrava o portão sem luz, o motor está com a folha apoiada nele: desligue o disjuntor e, com a folha reta e os cabos inteiros, empurre-a e puxe-a um pouco enquanto gira a chave, sem alicate. Miolo seco pede grafite; se girou e a folha continua presa, é ferrugem ou trava elétrica que sem energia não recolhe.',
    ],
    heading: 'O que pode estar segurando a folha',
    text: [
      'Portão de ferro empenado ou enferrujado prende no batente e no trilho mesmo com o motor solto. Olhe os dois lados antes de fazer força: alavanca dobra a folha e quebra o redutor.',
      'O conserto do destravamento, com a prova na mão, fica entre {{repair.from}} e {{repair.to}}. Com carro preso ou alguém dentro, diga isso na mensagem.',
    ],
    points: [
      'Trava elétrica: tem alavanca ou chave própria, na folha.',
      'Chave que gira sem resistência: cilindro ou lingueta partida, não insista.',
      'Basculante com cabo solto: não destrave, ninguém embaixo.',
      'A energia voltou: religue só com a chave na posição de trabalho.',
    ],
    further: 'A rotina completa está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto do motor com a chave no lugar, a da folha inteira e o bairro.',
  },
  {
    when: [
      'chave gira|destravei|gira a chave|girei a chave|destravado|destravamento|destrava|alavanca|trava do motor|manopla',
      'nao solta|nao mexe|nao anda|nao move|nao desengata|nao sai|continua preso|continua travado|emperr*|dura|nao gira|nao volta|nao engata',
    ],
    unless: 'trava eletrica|fechadura|sem chave|nao trava|controle|quebrou|patina*|acabou|sem luz|energia',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Destravamento que emperra ou gira e não solta tem a folha fazendo força contra o motor, miolo seco ou lingueta gasta. Com o disjuntor desligado, a folha reta e os cabos inteiros, alivie-a com a mão nos dois sentidos enquanto gira, sem alicate; se nada muda, pare, porque a chave parte dentro.',
    ],
    heading: 'Motor solto e folha presa: como distinguir',
    text: [
      'Se a chave foi até o fim e a folha não anda, procure o que mais a segura: trava elétrica, trinco, ferrugem no batente ou roda fora do lugar. Se a chave não chega ao fim, o defeito é do desengate.',
      'Limpar, aliviar ou trocar o destravamento fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Grafite em pó no miolo, e nunca óleo de cozinha.',
      'Prove uma vez por ano, num dia com luz.',
      'Chave torta: copie antes que quebre.',
    ],
    further: 'A rotina completa está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto do motor com a chave no lugar e diga se ela vai até o fim.',
  },
  {
    when: [
      'correia|correias',
      'solt*|caiu|caindo|saiu|sai|escap*|frouxa|patina*|pul*|desencaix*|esticar|barulh*|chia*|range|rang*|apita*',
    ],
    unless: 'arrebent*|romp*|partiu|quebr*',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Correia que soltou ou patina no motor do portão perdeu a tensão, o alinhamento ou os dentes: o motor gira e a folha fica. Desligue o disjuntor e não a recoloque com o dedo na polia; esticada e alinhada pelo técnico ela volta, e gasta se troca pela largura e pelo número de dentes, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ela saiu do lugar',
    text: [
      'Polia com folga no eixo, base do motor que cedeu e folha pesada são as três causas. Pôr a correia de volta sem achar a causa dura poucos dias.',
    ],
    points: [
      'Chia na partida e anda: frouxa ou lisa.',
      'Sai sempre para o mesmo lado: polias fora de linha.',
      'Pó preto na caixa: borracha se desfazendo.',
      'Folha que pesa solta na mão: roldana ou equilíbrio primeiro.',
    ],
    further: 'O que se troca num motor está em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Com o disjuntor desligado, mande a foto da correia e das polias e a da etiqueta do motor.',
  },
];
