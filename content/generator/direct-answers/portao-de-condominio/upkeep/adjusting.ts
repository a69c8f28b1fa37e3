/** Answers to titles about gates of condominiums: speed and closing time. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';
import { building } from '../../../words/title-groups.ts';

export const adjustingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'demora*|demora para fechar|demora a fechar|fica aberto|lento para fechar|devagar para fechar|tempo aberto',
      'fechar|fecha|aberto',
      asksIfNormal,
    ],
    unless: 'frio|abrir|abre',
    subject: 'portao-de-condominio',
    winsTies: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'É normal o portão esperar aberto alguns segundos antes de fechar: é a pausa da central, que se regula, e a fotocélula recomeça a contagem a cada carro ou pessoa que passa. Não é normal a espera ter crescido sozinha, ou a folha descer ou correr mais devagar que antes: aí há lente suja, botão preso, capacitor fraco ou folha pesando. Regular a pausa fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Espera da central ou folha lenta',
    text: [
      'Conte duas vezes com o relógio: o tempo parado no alto ou aberto e o tempo em movimento. Se cresceu o primeiro, é pausa, fotocélula ou comando repetido; se cresceu o segundo, é motor ou folha.',
      'Num prédio a pausa curta demais fecha entre um carro e outro, e por isso se acerta na hora cheia, com a fotocélula em ordem.',
    ],
    points: [
      'Só demora quando chove ou de noite: lente embaçada ou farol.',
      'Recomeça a contar sem ninguém no vão: fotocélula fora do alinhamento.',
      'Anda devagar nos dois sentidos: capacitor ou peso.',
    ],
    send: 'Mande um vídeo desde que a folha abre até fechar e a foto das fotocélulas.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'demora*|lento|lenta|devagar|segundos|fila|demora muito|demora para fechar|demora para abrir|demora muito para fechar|demora muito para abrir|muito lento',
      'motor|trocar|rapido|acelerar|velocidade|portao',
    ],
    unless:
      'quanto tempo|consert*|sindico|mais lento|mais devagar|antes de fechar|depois que|controle*|ficou|ficando|de repente|chegar|tecnico|nobreak',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Se o portão do prédio ficou lento, o defeito é capacitor, roldana ou folha pesada, e se conserta; se sempre foi assim, esse é o passo do motor, e nenhuma regulagem o muda. Aí vale trocar por um rápido, de uso intenso, com conjunto instalado entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Rápido e de uso intenso são duas contas',
    text: [
      'O motor rápido encurta a fila na rua; o de uso intenso aguenta a fila sem parar por calor. O prédio precisa dos dois na mesma ficha: tempo de abertura e ciclos por hora.',
      'Velocidade pede folha reta, batente firme e fotocélula provada, porque o portão chega antes do pedestre.',
    ],
    points: [
      'Cronometre uma abertura e uma fechada, com o portão vazio.',
      'Anote quantos carros esperam de uma vez na rua.',
      '{Prova na mão}, solte o motor e empurre a folha: pesada, conserta-se antes.',
      'Pausa do fechamento automático não é lentidão: isso se regula.',
    ],
    send: 'Mande um vídeo do portão abrindo, os segundos que ele leva, a foto da etiqueta do motor e as medidas da folha.',
  },
  {
    when: [
      'fica aberto|demora para fechar|demora a fechar|aberto muito tempo|muito tempo aberto|nao fecha logo',
      'portao|garagem|predio|condominio',
    ],
    unless: 'pausa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fica aberto tempo demais se corrige na pausa da central, ou na função que fecha assim que o carro libera a fotocélula: quase toda placa tem uma das duas. Se a pausa está curta e ele demora mesmo assim, alguém repete o comando ou a fotocélula está cortada no meio do tempo.',
    ],
    heading: 'Medir antes de regular',
    text: [
      'Cronometre da folha aberta até começar a fechar, com e sem carro passando. Igual nos dois é pausa longa; maior com gente passando é o feixe que recomeça a contagem.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fechar depois da passagem exige fotocélula perto da folha.',
      'Controle apertado na saída abre de novo: quem sai aperta uma vez só.',
      'Rampa e fila: segundos a mais de propósito.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga quantos segundos ele fica aberto e mande a foto do vão com a fotocélula.',
  },
  {
    when: [
      building,
      'mais rapido|mais rapida|mais veloz|mais velocidade|acelerar|aumentar a velocidade|aumentar velocidade|deixar mais rapido|ficar mais rapido|fazer mais rapido|abrir mais rapido|fechar mais rapido|motor mais rapido|deixar o portao mais rapido',
    ],
    unless:
      'tag|controle*|atendimento|conserto mais rapido|social|elevador|visita|assistencia|tecnico|kit|preco|valor|quanto|nobreak|interfone|4 segundos|quatro segundos',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Dá para deixar o portão do prédio mais rápido, por um de dois caminhos. Se ele ficou lento com o tempo, conserta-se a causa, que é capacitor fraco, roldana gasta ou folha pesada. Se sempre foi lento, troca-se o motor por um rápido e de uso intenso, que aguente de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora, com o conjunto instalado entre {{condominium.from}} e {{condominium.to}}: no motor comum a velocidade vem da rotação e da engrenagem, e só o de inversor se ajusta na placa.',
    ],
    heading: 'Primeiro a causa, depois a velocidade',
    text: [
      'Conte os segundos da abertura e compare com a ficha do motor. Se ele leva mais do que a ficha diz, há defeito; se leva o mesmo, esse é o passo dele, e mexer na força da central só tira segurança.',
      'Folha mais rápida pede fotocélula testada, parada suave e força regulada, porque em prédio passa moto, bicicleta e pedestre no mesmo vão.',
    ],
    points: [
      'Lento só no fim do curso: é a parada suave, e fica como está.',
      'Demora para começar a fechar: é o tempo de pausa, que se ajusta na central.',
      'Lento na hora de pico: motor quente, pequeno para o uso.',
      'Lento e roncando: capacitor ou folha presa.',
    ],
    send: 'Mande um vídeo da abertura inteira, a foto da etiqueta do motor e o número de vagas.',
  },
  {
    when: [building, '4 segundos|quatro segundos'],
    unless: 'casa|casas|residenci*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para abrir em {segundos jetflex}, o nosso kit é o JETFLEX, {{kit.jetflex}} instalado, em portão basculante de até {{homeJetflex.weight}} e com ponto de 220 V; num prédio, só se as aberturas da hora mais cheia couberem na ficha dele. Folha mais pesada, portão de correr ou garagem de muitas vagas pedem motor rápido de uso intenso, de {{condominium.from}} a {{condominium.to}} instalado.',
    ],
    description:
      'Portão de prédio em {segundos jetflex}: o JETFLEX, {{kit.jetflex}} instalado, em basculante de até {{homeJetflex.weight}}; folha maior pede motor de uso intenso.',
    heading: 'O que decide se {segundos jetflex} servem ao prédio',
    text: [
      'Conte os carros da hora mais cheia da manhã e compare com os ciclos por hora da ficha: motor que esquenta na fila desliga, e aí a velocidade não serve para nada.',
      'No de correr, o tempo sai do comprimento da folha: o dobro de vão leva o dobro de segundos no mesmo motor.',
    ],
    points: [
      'Fotocélula testada e parada suave: passa pedestre e moto no mesmo vão.',
      'Folha equilibrada e sem folga, antes de qualquer motor rápido.',
      'Ponto de 220 V no lugar do motor.',
    ],
    send: 'Mande um vídeo da abertura inteira, a foto da etiqueta do motor e o número de vagas.',
  },
  {
    when: [
      building,
      'muito tempo aberto|fica aberto muito tempo|fica muito tempo aberto|aberto muito tempo|aberto tempo demais|aberto por muito tempo|demora para comecar a fechar|demora a comecar a fechar|demora para fechar depois|tempo de fechamento|tempo para fechar|tempo de pausa|antes de fechar|demora para fechar sozinho',
    ],
    unless: 'preco|controle*|tag|social|elevador|nao fecha|quem paga|multa|pico|dia inteiro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'O tempo que o portão do prédio espera aberto se chama pausa, e se ajusta na central: o bastante para um carro sair do vão, sem convidar quem está na calçada. O ajuste fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e só se encurta a pausa com a fotocélula testada. Se ele passou a demorar sem ninguém mexer, olhe a fotocélula, que recomeça a contagem a cada vez que acusa alguém.',
    ],
    heading: 'Quanto esperar aberto, e com que proteção',
    text: [
      'Conte os segundos com o vão livre. Se o tempo é sempre o mesmo, é a pausa gravada; se varia, há lente suja, sol, mato ou suporte torto cortando o feixe.',
      'Há centrais que fecham logo que o carro acaba de passar pela fotocélula. A função encurta a espera sem apressar a folha, e a etiqueta da central diz se a sua a tem.',
    ],
    points: [
      'Subida de rampa: dê mais tempo ao carro que arranca devagar.',
      'Dois carros seguidos: o segundo espera o sinal, e não corre atrás do primeiro.',
      'Depois de mudar a pausa, prove três ciclos com alguém no vão.',
    ],
    send: 'Mande um vídeo desde que a folha abre até começar a fechar, com os segundos, e a foto da etiqueta da central.',
  },
];
