/** Signs as people tell them: one side that rises, nothing that happens, a car under the leaf, what a noise is like. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const toldSignAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'um lado|so um lado|lado direito|lado esquerdo|um dos lados|de um lado|uma ponta',
      'sobe|nao sobe|mais alto|mais baixo|torto|desce|abre torto|sobe torto|levanta|atrasado|outro nao|outro fica',
      'portao|basculante',
    ],
    unless:
      'correr|deslizante|cabo arrebentou|cabo quebrou|caiu|empenad*|pivotante|folha dupla|duas folhas|piso|chao|terreno|rua',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão basculante que sobe torto, com um lado mais alto, perdeu a força de um dos lados: cabo esticado ou fora da polia, mola cansada, contrapeso solto ou braço quebrado. Pare de usar, desligue o disjuntor, não destrave e não fique embaixo, porque o lado que ainda segura carrega o peso dos dois. O par de cabos se troca de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que olhar de longe, dos dois lados',
    text: [
      'Compare as duas laterais com o portão parado: cabo frouxo, fio de aço aberto, polia torta ou caixa de contrapeso que não acompanha. O lado mais baixo é o que perdeu a força.',
      'Depois de trocar, os dois lados se igualam e o curso se grava de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Cabos e molas se trocam aos pares, mesmo que um pareça bom.',
      'Braço de um lado só: solda ou pino partido.',
      'Folha empenada por batida: serralheiro antes.',
    ],
    send: 'Mande a foto das duas laterais, tirada de longe, e diga em que altura ele entorta.',
  },
  {
    when: [
      'nada acontece|nao acontece nada|nao faz nada|fica mudo|nem se mexe|nao da sinal|nao acontece|nem sinal|nao da sinal de vida',
      'aperto|apertar|controle|portao|botao|aciono|motor',
    ],
    unless: 'chuva|faltou luz|voltou a luz|raio|pintei|pilha nova',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se você aperta e nada acontece, veja três coisas nesta ordem: a luz do controle, o disjuntor do portão e a botoeira da parede. Controle sem luz é pilha; botoeira que abre com o controle mudo é gravação, antena ou receptor; tudo mudo, com o disjuntor ligado, é fusível, fonte ou placa da central. Num portão de casa o conserto custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O silêncio também diz onde procurar',
    text: [
      'Ponha o ouvido na caixa, sem abri-la: um clique diz que a ordem chegou e o motor não partiu, por capacitor, fio ou trava; nenhum clique diz que ela não chegou. Disjuntor que caiu se rearma uma vez só.',
    ],
    points: [
      'Outro controle abre: o defeito é do primeiro.',
      'Luz da central apagada: energia ou fusível.',
      'Luz acesa e fotocélula apagada: fonte ou fio do sensor.',
      'Para sair: disjuntor desligado e chave de destravamento, com a folha reta.',
    ],
    send: 'Mande a foto da central fechada, a do controle aberto e diga o que a botoeira faz.',
  },
  {
    when: [
      'carro|moto|caminhonete|veiculo',
      'debaixo de portao|debaixo do portao|embaixo do portao|metade debaixo|metade dentro|metade fora|meio do portao|no meio do portao|embaixo de portao|no vao',
    ],
    unless: 'sensor|fotocelula|evitar|cabe|altura|paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Não ande com o carro nem aperte o controle: desligue o disjuntor do portão e tire todos do vão. Se a folha está reta, inteira e não encosta no carro, solte o motor na chave, com outra pessoa segurando a folha no alto, e só então tire o carro devagar. Se ela está apoiada nele, torta ou com cabo frouxo, deixe como está e chame; com alguém preso, 193.',
    ],
    heading: 'Depois que o carro saiu',
    text: [
      'O portão fica desligado até a visita: fotocélula e força falharam, ou não existem. O par de fotocélula instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular força e curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Fotos do carro e da folha, antes de mexer, para o seguro.',
      'Marcha à ré com a folha apoiada rasga a lataria e derruba a folha.',
      'Fechamento automático desligado até haver sensor.',
    ],
    send: 'De longe, mande a foto da folha inteira com o carro, e o bairro.',
  },
  {
    when: [
      'barulho de trator|barulho de aviao|barulho de carroca|barulho de liquidificador|barulho de betoneira|barulho de caminhao|barulho de moto|barulho de trem|parece um trator|parece trator|parece um aviao|parece aviao|barulho de furadeira',
      'portao|motor',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho alto e grosso o tempo todo, como de trator, vem quase sempre de rolamento gasto, engrenagem sem graxa ou base e suporte frouxos, que fazem a folha inteira vibrar. Com o disjuntor desligado, balance o motor com a mão: se ele dança, é fixação; se está firme, é por dentro. Engrenagem e rolamento se trocam de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Motor ou folha: a prova que separa',
    text: [
      'Com os cabos inteiros e a folha reta, solte o motor na chave e mova a folha na mão. Se o barulho continua, é roldana, trilho ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se some, é o motor.',
    ],
    points: [
      'Piorou de repente: dente quebrado, e não insista.',
      'Só na partida: capacitor ou folga no braço.',
      'Parede que vibra: bucha ou borracha no suporte.',
    ],
    send: 'Mande um vídeo com som, de uma abertura inteira, e a etiqueta do motor.',
  },
  {
    when: [
      'porteiro|zelador|vigia|seguranca do predio|funcionario do predio',
      'fechou o portao|fechou|baixou o portao|acionou',
      'carro|moto|em mim',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Se o porteiro fechou o portão no seu carro, quem responde em regra é o condomínio, pelo ato do funcionário; se ele é de uma empresa terceirizada, o condomínio paga e cobra dela. Peça a gravação por escrito no mesmo dia, registre no livro e junte dois orçamentos da lataria. Sem acordo, o caminho é o seguro ou o Juizado Especial.',
    ],
    heading: 'O que mostra de quem foi a falha',
    text: [
      'A fotocélula devia ter segurado a folha mesmo com o botão apertado. Se ela faltava ou estava suja, a falha é também da manutenção; o laudo do técnico diz isso, e o portão só volta a fechar depois do teste.',
    ],
    points: [
      'Foto da posição do carro, antes de sair, se não há perigo.',
      'Nome de quem viu.',
      'Entrou atrás de outro carro: a culpa pode ser dividida.',
    ],
    send: 'O síndico manda a foto das fotocélulas e a da etiqueta da central.',
  },
  {
    when: [
      'nao presta|nao e presta|uma porcaria|porcaria|uma droga|so da problema|so da defeito|vive quebrando|vive quebrado|vive dando problema|toda hora quebra|quebra toda hora|da problema toda hora|sempre quebra|quebra sempre|nunca funciona direito|cansei',
      'portao|motor|portao eletronico',
    ],
    unless: 'marca|ppa|garen|rossi|peccinin|nice|controle|condominio|ou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Portão que vive dando problema quase sempre tem uma causa só, que ninguém tratou: folha pesada ou torta, motor menor que o uso ou energia ruim no ponto. Peça conserta-se e volta a quebrar enquanto ela fica. Na visita, sem taxa, soltamos a folha, medimos o motor e dizemos se vale o conserto, de {{repair.from}} a {{repair.to}}, ou a troca, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como achar a causa que se repete',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e mova o portão na mão. Se pesa ou prende, o problema é da folha; se anda leve, é do motor, da placa ou da energia.',
    ],
    points: [
      'Sempre a mesma peça: procure o que a força.',
      'Cada vez uma coisa: olhe tensão, aterramento e umidade na caixa.',
      'Para no calor ou na hora cheia: motor pequeno para o uso.',
      'Guarde os recibos: eles contam a história.',
    ],
    send: 'Mande um vídeo, a etiqueta do motor e a lista do que já foi trocado.',
  },
  {
    when: [
      'instalaram|instalou|colocaram|colocou|coloquei|instalei|puseram|pus|depois de instalar|depois que instalou|depois que instalaram|depois que colocou|depois que coloquei|depois de colocar|depois de automatizar|depois que automatizei|automatizei|com o motor',
      'motor|automatizador|automatizou|automatizar|automatizei',
      'ficou pesado|ficou muito pesado|esta pesado|pesado|ficou duro|duro|nao mexe na mao|nao abre na mao|pesou',
    ],
    unless: 'fraco|serve|aguenta|kg|qual|peso|trocar|precisa|para portao pesado|mais leve',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que ficou pesado depois do motor pode estar só preso a ele: engatado, o motor segura a folha, e ela não anda na mão até se girar a chave de destravamento. Solto e ainda pesado, a folha perdeu o equilíbrio: o suporte somou peso sem acerto do contrapeso, a cremalheira encostou no pinhão ou o braço força. Quem instalou corrige, na garantia.',
    ],
    heading: 'Separar o motor da folha',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e mova devagar, com alguém do outro lado. Se pesa, não use o motor até o acerto: é ele que vai queimar.',
      'Se quem instalou não volta, o acerto de cabo, roldana e contrapeso fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'De correr: folga de um a dois milímetros entre pinhão e cremalheira.',
      'Basculante: contrapeso conferido depois do braço no lugar.',
      'Nunca aumente a força na placa para compensar.',
    ],
    send: 'Mande um vídeo da folha na mão e a foto do suporte.',
  },
];
