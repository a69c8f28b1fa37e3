/** Faults that a title ties to a kind of gate or to the weather: a tilting gate that stops midway, a board after rain. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const toldFaultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'basculante*',
      'trava|travando|travou|para|parou|parando|emperra|emperrou|enrosca|engasga|empaca|agarra|prende',
      'meio|no meio|em meio|metade|na metade|meio caminho|meio de curso',
    ],
    unless: 'controle*|quente|esquent*|chuva|calor|frio|obstaculo|carro|crianca|cabo|mola',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Basculante que trava no meio do curso, sempre no mesmo ponto, tem ali pivô seco, braço torto, guia amassada ou fim de curso fora do lugar. Se o ponto muda, a folha perdeu o equilíbrio, ou o motor perdeu força: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'A prova com a folha a meia altura',
    text: [
      'Só com a folha reta e os cabos inteiros: disjuntor desligado, uma pessoa de cada lado segurando, e então se solta o motor. Equilibrada, ela para onde é deixada; se desce, falta contrapeso ou mola, e o motor carrega a diferença.',
      'Pesou naquele trecho, é mecânico: cabo, polia ou pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Passou leve, o defeito é do motor ou da central.',
    ],
    points: [
      'Motor gira e a folha não sobe mais: cursor ou rosca do fuso gastos.',
      'Ronco forte pouco antes da parada: capacitor ou tensão baixa.',
      'Para e desce de volta: força no limite ou fotocélula.',
      'Parou depois de faltar luz: placa que perdeu o curso gravado.',
      'Cabo frouxo de um lado ou folha torta: não destrave e não use.',
    ],
    further:
      'O preço de cada reparo, peça por peça, está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da folha até o ponto em que trava, gravado de longe, uma foto das duas laterais e o bairro.',
  },
  {
    when: [
      'placa|placas|central',
      'queimou|queimada|queimando|molhou|molhada|pifou|entrou agua|parou',
      'depois de chuva|depois de temporal|apos chuva|apos a chuva|com chuva|por causa de chuva|em chuva|depois que choveu|chuva|chuvas|temporal|tempestade|choveu|enxurrada',
    ],
    unless: 'raio|raios|seguro|enchente|alagou|nobreak|fotocelula|controle parou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Placa que parou depois da chuva está molhada ou levou um surto da rede, e nem sempre está perdida: desligue o disjuntor do portão e não religue para testar. Limpar e secar parte de {{repair.from}}; se não volta, a troca fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados.',
    ],
    heading: 'Água ou surto: como se separa',
    text: [
      'Água deixa marca de barro ou zinabre e entra por cima da caixa, pela borracha da tampa ou pelo conduíte que vem do chão. Surto de temporal não molha nada e queima fusível, varistor ou fonte; muitas vezes sobra a parte do motor.',
      'Sem vedar a entrada de água ou proteger a rede, a placa nova tem o mesmo fim. Isso se faz na mesma visita.',
    ],
    points: [
      'Até lá, abra na mão: disjuntor desligado, folha reta, chave de destravamento.',
      'Sem secador quente e sem produto em spray na placa.',
      'Interfone, botoeira e fotocélula molhados imitam placa queimada.',
      'Motor que também ficou na água se mede antes de ligar a placa nova.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da caixa fechada e do lugar dela, a da etiqueta do motor, e diga se parou durante a chuva ou no dia seguinte.',
  },
];
