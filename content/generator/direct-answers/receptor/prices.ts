/** Answers to titles about receivers: prices. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [asksPrice, 'placa|placas|central|centrais', 'receptor|receptores|receptora'],
    unless: 'ou|nao|parou|vale a pena|compensa|condominio*|predio|consert*|diferenca|kit',
    subject: 'receptor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'replace'],
    answer: [
      'A placa central do portão, trocada, fica entre {{part.board.from}} e {{part.board.to}}, e o receptor avulso com controles novos, entre {{repair.from}} e {{repair.to}}. A mão de obra e a gravação dos controles já estão nos dois valores. Raramente se pagam os dois: quase toda placa nova já traz o receptor dentro, e o avulso se põe quando a placa está boa e só o rádio falhou ou saiu de linha. Com a foto da central dizemos qual é o seu caso e o valor antes da visita.',
    ],
    heading: 'Placa nova, receptor avulso ou os dois',
    text: [
      'Aperte a botoeira da parede: se o portão anda por ela e nenhum controle o abre, mesmo com bateria nova, o defeito é do receptor. Se nem a botoeira o move, a placa vem primeiro.',
      'Placa de motor de indução tem compatível e fica na parte de baixo da faixa; a de inversor e a de modelo antigo ficam na de cima. Um fusível ou um relé se repara a partir de {{repair.from}}, sem trocar nada.',
    ],
    points: [
      'Os controles de hoje servem, se o receptor novo for da mesma família.',
      'Receptor avulso se liga à entrada de botoeira, e o motor fica o mesmo.',
      'Garantia de {{parts.warranty}} na peça e {{repair.warranty}} no serviço.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto da central fechada, a da etiqueta do motor e a de um controle aberto.',
  },
  {
    when: [
      'receptor|receptores|receptora',
      'consert*|reparar|reparo|arrumar|tem conserto',
      'compensa|vale a pena|adianta|vale|ou trocar|ou troco|conserta ou troca|ou novo|tem conserto|tem jeito',
    ],
    unless: 'placa|central|controle*|solar',
    subject: 'receptor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'worth', 'price'],
    answer: [
      'Em geral não compensa consertar o receptor queimado, porque a peça é pequena e o novo sai por preço parecido: com controles novos, ele fica entre {{repair.from}} e {{repair.to}}. Compensa só quando o defeito é a antena solta, a fonte ou um fio, que se acertam a partir de {{repair.from}}. Antes de trocar, prove a botoeira: se ela também não move o portão, o defeito não é do receptor.',
    ],
    heading: 'Receptor queimado ou só surdo',
    text: [
      'Com bateria nova em dois controles, veja se algum abre de perto. Se abre, é antena ou interferência, e o receptor fica; se a luz dele não acende, meça-se a fonte antes de dar a peça por perdida.',
    ],
    points: [
      'Receptor da mesma família aproveita os controles de hoje.',
      'De outra família, trocam-se os controles juntos.',
      'Raio ou água: a placa do motor se confere na mesma visita.',
    ],
    send: 'Mande a foto do receptor, a de um controle aberto e diga se a botoeira ainda comanda.',
  },
];
