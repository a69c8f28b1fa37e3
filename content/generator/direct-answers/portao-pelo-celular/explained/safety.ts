/** Answers to titles about gates opened with a phone: safety. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'portaria remota|portaria virtual|portaria a distancia|portaria pela internet',
      'internet|luz|cai|caiu|sem internet|falha|fica preso',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Se a internet cai, a portaria virtual deixa de abrir a distância, mas o portão não para: controle, tag e botoeira continuam, porque falam direto com a central, e na falta de luz resta o nobreak ou a chave de destravamento. Por isso o contrato costuma pedir uma segunda internet e uma rotina escrita. No portão, ligar um nobreak parte de {{repair.from}}.',
    ],
    heading: 'O que combinar antes de a internet cair',
    text: [
      'Quem vai ao prédio se o portão ficar aberto, em quanto tempo, e onde está a chave. A empresa de portaria cuida de câmera, internet e cadastro; nós, do motor e da central.',
    ],
    points: [
      'Segundo link, de outra operadora.',
      'Controle comum com cada unidade.',
      'Morador treinado para destravar na mão.',
      'Fechamento automático com fotocélula testada.',
    ],
    send: 'Mande a foto da etiqueta da central e do motor, e o que a portaria pede.',
  },
  {
    when: [
      'alexa|google home|google assistente|siri|assistente|comando de voz',
      'parou|nao abre|nao abre mais|nao funciona|nao reconhece|parou de reconhecer|nao encontra|nao responde|offline|desconect*|nao acha|sem resposta',
    ],
    unless: 'ok google|como|instalar|configurar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a assistente parou de abrir o portão, prove primeiro pelo aplicativo do módulo: se ele abre, a ligação com a Alexa ou o Google se perdeu e se refaz na conta; se ele também não abre, o módulo está fora da rede ou sem energia. A botoeira e o controle dizem se o portão está bom.',
    ],
    heading: 'Refazer a ligação, na ordem',
    text: [
      'Reinicie o roteador e espere o módulo aparecer conectado. Depois, no aplicativo da assistente, desative e ative de novo a integração do fabricante e mande procurar dispositivos; senha de voz trocada também bloqueia a abertura.',
      'Módulo que sumiu depois de troca de roteador precisa ser cadastrado outra vez, na rede de 2,4 GHz. Se ele apagou, o conserto da ligação na central fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Diz que abriu e nada anda: contato do módulo solto na central.',
      'Fecha e não abre pela voz: senha exigida para abrir.',
      'Só falha à noite ou na chuva: sinal fraco na garagem.',
    ],
    further:
      'As falhas do aplicativo estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Diga se o aplicativo do módulo ainda abre e mande a foto dele e da etiqueta da central.',
  },
  {
    when: [
      'e seguro|seguro|confiavel|perigoso|risco',
      'celular|aplicativo|wifi|internet|app',
      'portao|abrir|motor',
    ],
    unless: 'nao abre|nao funciona',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É seguro com três cuidados: senha forte no aplicativo e no Wi-Fi, acesso próprio para cada pessoa, que se apaga quando ela sai, e fotocélula no vão, porque de longe ninguém vê quem está passando. Sem fotocélula não é. O módulo só aperta o botão da central; a ligação parte de {{repair.from}}, e o par de fotocélulas fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O que proteger no portão pelo celular',
    text: [
      'Celular perdido: troque a senha e saia de todos os aparelhos. Aplicativo que mostra histórico diz quem abriu e a que horas.',
    ],
    points: [
      'Não compartilhe a mesma conta com a casa inteira.',
      'Mantenha o controle comum gravado.',
      'Câmera no vão ajuda a fechar de longe.',
    ],
    send: 'Mande uma foto da central e diga se o Wi-Fi chega ao motor.',
  },
  {
    when: [
      'wifi|modulo|internet|aplicativo|app|alexa|roteador',
      'desconect*|caiu|cai|offline|off line|fora de ar|perde conexao|perdeu conexao|nao conecta|sem conexao|saiu de ar|desconfigur*|troquei',
      'portao|garagem|motor',
    ],
    unless: 'caiu a internet|cai a internet|sem internet|internet cair|tem como|quanto|instalar|preco|qual',
    subject: 'portao-pelo-celular',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Quando o wifi do portão desconecta, o módulo perdeu a rede: senha trocada, roteador novo, canal só de 5 GHz ou sinal fraco junto do motor. Abra com o controle, reinicie o roteador e veja se o módulo volta em alguns minutos; se não, refaça a conexão pelo aplicativo, na rede de 2,4 GHz. Cai todo dia: falta sinal, e um repetidor perto da garagem resolve. Se nem a botoeira abre, o defeito é do portão, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Rede, módulo ou portão',
    text: [
      'A luz do módulo diz em que passo ele parou, e o manual dele traz a lista. Depois de trocar o roteador, repetir o mesmo nome e a mesma senha evita refazer tudo.',
    ],
    points: [
      'Funciona em casa e não na rua: conta ou internet.',
      'Não funciona nem em casa: rede ou módulo.',
      'Módulo sem luz: fonte, fora da rede do motor.',
    ],
    send: 'Mande uma foto do módulo com a luz à vista e diga se a botoeira abre o portão.',
  },
];
