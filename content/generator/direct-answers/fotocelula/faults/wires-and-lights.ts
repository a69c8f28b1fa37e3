/** Answers to titles about photocells: wires that broke or were gnawed, and a light that blinks. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const photocell = 'fotocelula|fotocelulas|sensor|sensores';

export const wiresAndLightsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cachorro*|cachorra*|cadela*|gato*|rato*|bicho*|pet|animal|animais|camundongo*',
      'roeu|roeram|roendo|mordeu|morderam|comeu|comeram|mastigou|roido|arrancou|estragou|destruiu|cortou',
      'fio*|cabo*|fiacao',
      photocell,
    ],
    unless: 'alarme|sensor de presenca|sensor de fim de curso',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Em geral o portão ainda abre, mas não fecha: com o fio da fotocélula roído, a central entende que há alguém no vão. Se o seu ainda fecha, ele fecha sem ver ninguém, e é melhor não usar o motor. Desligue o disjuntor, afaste o animal e feche na mão, se a folha está reta e os cabos inteiros. Refazer o fio fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Refazer o fio e fechar o caminho do bicho',
    text: [
      'O fio da fotocélula é de baixa tensão na maioria das centrais, mas costuma passar perto do fio da rede: por isso o disjuntor vem antes de qualquer olhada. Não enrole fita nem una as pontas para o portão fechar.',
      'O técnico troca o trecho inteiro, passa o fio novo por um conduíte rígido, alinha o par e prova o fechamento com alguma coisa no vão.',
    ],
    points: [
      'Um lado apagado: foi cortado o fio da alimentação.',
      'Os dois lados acesos e o portão não fecha: foi o fio do contato.',
      'Fio da rede também roído: não toque na folha e não religue.',
      'Animal que levou choque: veterinário, mesmo que pareça bem.',
    ],
    send: 'Com o disjuntor desligado, mande uma foto do fio roído, de longe, e outra dos dois sensores.',
  },
  {
    when: [
      'fio|fios|cabo|fiacao',
      photocell,
      'cortado|cortados|cortaram|partido|partiu|rompido|rompeu|arrebentado|arrebentou|cortou|cortei|roido|soltou|solto|solta|quebrou|quebrado|arrancado|arrancou|arrancaram|puxou|danificado',
    ],
    unless: 'alarme|sensor de presenca|sensor de fim de curso|sem fio',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Em geral o portão ainda abre com o fio da fotocélula cortado, mas não fecha, porque a central entende que há alguém no vão: é o comportamento certo. Não una as pontas para enganá-la. Feche na mão, com o disjuntor desligado, a folha reta e os cabos inteiros, até o fio ser refeito; o serviço fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Refazer o cabo da fotocélula',
    text: [
      'Emenda no chão ou dentro do conduíte molha e falha na primeira chuva: troca-se o trecho inteiro, ou se emenda em caixa alta, com conector em gel. O fio é de sinal e não divide conduíte com a rede.',
      'Se cortaram em obra, aproveite para passar um par a mais. Onde não há caminho, o par sem fio resolve.',
    ],
    points: [
      'Luz apagada num lado só: foi o fio da alimentação.',
      'As duas acesas e não fecha: foi o do contato.',
      'Fio da rede descascado junto: não toque, disjuntor já.',
    ],
    send: 'Mande uma foto do corte e dos dois sensores, com a luz à vista.',
  },
  {
    when: [
      photocell,
      'pisca|piscando|piscam|pisca pisca',
      'nao fecha|nao desce|nao esta fechando|nao fecha mais|nao quer fechar|parou de fechar|nao ta fechando|so abre|nao deixa fechar|nao deixa o portao fechar|nao deixa portao fechar|portao aberto|fica aberto|ficou aberto|impede de fechar',
    ],
    unless: 'nao abre|placa|central|motor pisca*|de alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Fotocélula que pisca perdeu o feixe ou o recebe fraco: um sensor não vê o outro, a central entende que há alguém no vão e o portão não fecha. Limpe as duas lentes com um pano seco, tire o que estiver no caminho e veja se um dos suportes entortou; quando a luz fica firme, o portão fecha. Se ela continua piscando, alinhar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Sujeira, alinhamento, sol ou fio',
    text: [
      'Mova o suporte um dedo de cada vez, com o portão parado, e repare na luz do receptor. Se ela só firma quando a mão faz sombra na lente, o sol ou outra luz está batendo de frente; se não firma nunca, há fio partido, água na emenda ou sensor no fim.',
      'Até o conserto, não deixe o portão aberto para a rua: com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e feche na mão. Nunca junte os fios da fotocélula para o portão fechar.',
    ],
    points: [
      'Pisca só de manhã ou à tarde: sol na lente.',
      'Pisca depois da chuva: água dentro do sensor ou na emenda.',
      'Um lado aceso e o outro apagado: falta energia no apagado.',
      'Luz firme nos dois lados e ainda não fecha: fim de curso, força ou placa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo curto da luz piscando e uma foto dos dois sensores, um de cada lado do vão.',
  },
  {
    when: [
      photocell,
      'pisca|piscando|piscam|piscar|luz piscando|luz pisca|luzes piscando|led piscando|led pisca|luzinha piscando|luz vermelha piscando|luz verde piscando|pisca sem parar|piscando sem parar|fica piscando',
    ],
    unless:
      'nao *|placa|central|motor pisca*|alarme|presenca|fim de curso|lampada|lampadas|so abre|portao aberto|fica aberto|ficou aberto|chuva|chove|sol',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Fotocélula com a luz piscando perdeu o feixe ou o recebe fraco: um sensor não enxerga bem o outro, por sujeira na lente, suporte torto, sol de frente ou fio com mau contato. Limpe as duas lentes com um pano seco e acerte o suporte aos poucos, com o portão parado, até a luz ficar firme. Se nada a deixa firme, alinhar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O que a luz da fotocélula está dizendo',
    text: [
      'Na maioria dos modelos a luz firme quer dizer que o par está alinhado, a que pisca mostra o alinhamento no limite e a apagada acusa falta de energia naquele lado. Em alguns a lógica é outra: passe a mão na frente da lente e veja em que a luz muda.',
      'Enquanto ela pisca, é comum o portão abrir e não fechar, e é assim que deve ser, porque a central entende que há alguém no vão. Não junte os fios da fotocélula para enganá-la.',
    ],
    points: [
      'Pisca numa hora certa do dia: o sol bate de frente na lente.',
      'Pisca depois da chuva: água no sensor ou na emenda.',
      'Pisca quando o portão anda: suporte frouxo, que treme com a folha.',
      'Um lado pisca e o outro está apagado: falta energia no apagado.',
    ],
    send: 'Mande pelo WhatsApp um vídeo curto da luz piscando e uma foto dos dois sensores, um de cada lado do vão.',
  },
  {
    when: [
      photocell,
      'apagada|apagado|apagadas|luz apagada|led apagado|nao acende|nao acendem|sem luz vermelha|luz nao acende|led nao acende|apagou|luz apagou',
    ],
    unless:
      'placa|central|lampada*|alarme|presenca|fim de curso|refletor|garagem|poste|pisca*|sem energia|falta de luz|memoria',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Luz apagada na fotocélula quer dizer, na maioria dos modelos, que falta energia naquele sensor: fio partido ou solto, emenda molhada ou a saída da central que parou de alimentar. Se só um lado apagou, o defeito é no fio ou no sensor dele; se apagaram os dois, veja primeiro a central. Refazer o fio ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Um lado apagado ou os dois',
    text: [
      'Em alguns modelos a luz do receptor fica apagada quando o par está alinhado e acende quando o feixe se corta: passe a mão na frente da lente, e se ela muda o sensor está vivo.',
      'Sem a fotocélula, a maioria das centrais abre o portão e não o fecha. Feche na mão, com o disjuntor desligado, a folha reta e os cabos inteiros, e não junte fios para enganar a placa.',
    ],
    points: [
      'Apagou depois da chuva: água na caixinha ou na emenda.',
      'Apagou depois de uma batida ou de obra: fio partido no caminho.',
      'Os dois apagados e a central acesa: fusível ou saída da fotocélula.',
      'Tudo apagado, central também: disjuntor ou tomada.',
    ],
    send: 'Mande uma foto dos dois sensores, com as luzes à vista, e outra da central com a caixa fechada.',
  },
];
