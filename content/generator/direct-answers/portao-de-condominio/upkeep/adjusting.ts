/** Answers to titles about gates of condominiums: speed and closing time. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';

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
      'demora*|lento|lenta|devagar|segundos|fila',
      'motor|trocar|rapido|acelerar|velocidade|portao',
    ],
    unless: 'quanto tempo|consert*|sindico|controle*|ficou|ficando|de repente|chegar|tecnico|nobreak',
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
      'Solte o motor e empurre a folha: pesada, conserta-se antes.',
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
];
