/** Answers to titles about gates of condominiums: what a tenant pays and what the owner of the flat pays. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { building } from '../../../words/title-groups.ts';

export const tenantAnswers: readonly DirectAnswer[] = [
  {
    when: [
      `${building}|apartamento*|garagem coletiva`,
      'inquilin*|locador*|locatari*|proprietari*|aluguel|alugad*|dono|dono de apartamento|dono do apartamento|inquilino ou proprietario|inquilino ou condominio|inquilino ou o condominio|proprietario ou inquilino',
      'quem paga|paga|pagam|pagar|quem deve pagar|tem que pagar|quem arca|responsavel|responsabilidade|de quem e|por conta de quem|conserto|consertar|troca|trocar|despesa|rateio|taxa|obrigad*',
    ],
    unless:
      'controle*|tag|tags|bateu|bater|batida|multa|carro|cadastr*|quebrou|estragou|machuc*|mudanca|casa|interfone|comercial|loja',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Quem manda consertar e paga o portão do prédio é o condomínio, e não o inquilino diretamente. O inquilino participa pelo boleto: conserto e manutenção são despesa ordinária, que a Lei do Inquilinato deixa com quem aluga. A despesa extraordinária, como trocar o portão por um melhor, é do proprietário do apartamento. Se alguém quebrou o portão e há prova, o condomínio conserta e cobra da unidade.',
    ],
    heading: 'O que vai no boleto e o que não vai',
    text: [
      'O motor que se gasta, a placa que queima e o cabo que se troca entram na taxa do mês, rateados entre todas as unidades. A troca do sistema inteiro costuma ser separada no boleto como extraordinária, e o inquilino que a pagou pede o desconto no aluguel.',
      'O contrato de locação e a convenção do prédio são lidos antes de discutir. O nosso orçamento sai por escrito, em nome do condomínio, com a causa e a peça, e serve para mostrar de que despesa se trata.',
    ],
    points: [
      'Defeito no portão coletivo: avise a portaria ou o síndico, e não a imobiliária.',
      'Despesa ordinária: vai no boleto do inquilino.',
      'Despesa extraordinária: é do proprietário.',
      'Controle ou tag perdidos: paga quem perdeu.',
    ],
    send: 'Diga pelo WhatsApp quem responde pelo condomínio e mande um vídeo do defeito e a foto da etiqueta do motor.',
  },
  {
    when: [
      `${building}|apartamento*`,
      'inquilin*|locador*|locatari*|proprietari*|aluguel|alugad*|dono',
      'controle*|tag|tags',
      'quem paga|paga|pagar|quem arca|quem compra|de quem e|quem deve|responsavel|por conta de quem|novo|perdi|perdeu|perdido',
    ],
    unless: 'clon*|copi*|cadastrar|nao abre|nao funciona|parou|casa|levar|devolver|antigo|apagar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O controle novo é pago por quem mora quando ele foi perdido, quebrado ou é um a mais; o proprietário do apartamento entrega o imóvel com um funcionando. Se o prédio troca o sistema e todos precisam de outro, a despesa é do condomínio ou do proprietário, conforme o que a assembleia decidiu. Em todos os casos quem cadastra é a administração, e o controle perdido se apaga no mesmo dia.',
    ],
    heading: 'O que fica escrito na entrada e na saída',
    text: [
      'A vistoria de entrada diz quantos controles foram entregues e se abriam o portão. Na saída o inquilino devolve os mesmos, e o que falta se desconta.',
      'Controle que só gastou a pilha não se troca: uma nova, do mesmo código, resolve, e quem a paga é quem usa.',
    ],
    points: [
      'Pedido à portaria em nome da unidade, e não do morador.',
      'Modelo indicado pela administração, antes de comprar na internet.',
      'Número do controle anotado no contrato de locação.',
    ],
    send: 'Se é o síndico quem escreve, mande a foto da central e a de um controle, e diga quantos se gravam.',
  },
  {
    when: [
      building,
      'quem paga|quem deve pagar|quem arca|por conta de quem|de quem e a conta',
      'fotocelula*|placa|placas|motor|motores|central|receptor|botoeira|capacitor|cabo*|mola*|roldana*',
    ],
    unless:
      'inquilin*|proprietari*|alug*|bateu|bater|batida|carro|morador*|visitante|vizinh*|raio|enel|seguro|controle*|social|interfone|sindico|assembleia|machuc*|loja',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Quem paga a peça do portão do prédio é o condomínio: motor, placa, fotocélula, cabo e o resto do portão coletivo são de todos, e trocar o que queimou ou se gastou é despesa ordinária, rateada na taxa. O síndico autoriza com o orçamento escrito, que diz a peça e a causa. Se alguém a quebrou e há prova, o condomínio conserta logo e cobra da unidade.',
    ],
    heading: 'O que o síndico guarda com a nota',
    text: [
      'O orçamento nosso vem em nome do condomínio, com a peça e a mão de obra em linhas separadas, e a peça velha fica com o prédio se ele pedir.',
      'Surto na rede pode ser ressarcido pela distribuidora, e dano elétrico às vezes está na apólice do prédio: vale ver antes de descartar a peça queimada.',
    ],
    points: [
      'Foto da peça no lugar, antes da troca.',
      'Data, hora e o que aconteceu na rua naquele dia.',
      'Prazo de garantia anotado no livro do portão.',
    ],
    send: 'Mande a foto da peça, a da etiqueta do motor e o endereço do prédio.',
  },
  {
    when: [
      'sindico e responsavel|sindico responde|sindico paga|sindico tem que pagar|sindico deve pagar|sindico e culpado|culpa de sindico|culpa e de sindico|responsabilidade de sindico|responsabilidade e de sindico|sindico responsavel|processar sindico|processar o sindico|sindico pode ser responsabilizado|sindico tem responsabilidade',
      'carro|veiculo|moto|amass*|risc*|bat*|danific*|acident*|machuc*|estrag*|quebr*',
      'portao|garagem',
    ],
    unless: 'bateu em portao|bateu no portao|morador bateu|quem conserta',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em regra o síndico não paga do próprio bolso: se o portão falhou, quem responde é o condomínio, porque ele é área comum. O síndico responde em pessoa se foi avisado do defeito e não mandou consertar, já que cuidar do portão é obrigação dele. E se o motorista entrou com o portão já fechando, a culpa pode ser dele ou dividida; decide a prova, com a câmera e o registro de manutenção.',
    ],
    heading: 'O que o síndico faz para não responder',
    text: [
      'O que o protege é papel com data: a revisão em dia, o orçamento pedido logo depois do aviso e o portão parado quando há risco. No dia da batida, guarde a imagem da câmera, acione o seguro do prédio e não mande regular nada antes do registro.',
      'Testamos a fotocélula, a força e o tempo e entregamos por escrito o que foi medido e corrigido. Quem paga o estrago, porém, é pergunta para a administradora ou para um advogado.',
    ],
    points: [
      'Últimas notas de revisão do portão, guardadas em pasta.',
      'Avisos dos moradores respondidos por escrito.',
      'Horário da batida, imagem da câmera e quem acionou.',
      'Portão parado até o teste, com a passagem controlada.',
    ],
    send: 'Mande a foto da entrada por dentro e a da etiqueta do motor e diga quando foi a última revisão: o teste é orçado por escrito.',
  },
  {
    when: [
      'zelador|porteiro|porteira|funcionario de portaria',
      'responde|responsavel|paga|pagar|culpa|culpado|indeniza|tem que pagar|deve pagar|descontar|desconto',
      'carro|moto|veiculo|amass*|bat*|risc*|quebr*|portao',
    ],
    unless:
      'mensalidade|salario|morador bateu|chave|curso de|quebrou o portao|quebrou portao|estragou o portao|danificou o portao|queimou o motor|quebrou o motor',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em regra o porteiro e o zelador não pagam do bolso: quem responde por um carro atingido é o condomínio, que emprega os dois ou contrata a portaria, e que pode depois cobrar da empresa. Muda se houve intenção ou descuido grave, como fechar vendo o carro no vão; isso se prova com a câmera. Se o portão falhou sozinho, a conta é do condomínio, e o portão fica parado até o teste.',
    ],
    heading: 'O que a portaria registra no mesmo dia',
    text: [
      'O livro da portaria guarda a hora, quem apertou o botão e o que o portão fez. Com isso o síndico aciona o seguro do prédio, e só depois do registro o técnico mexe em força e fotocélula.',
      'Desconto no salário e indenização são assunto da administradora ou de um advogado; de nós sai o laudo simples do que foi medido no portão.',
    ],
    points: [
      'Imagem da câmera salva antes que o gravador a apague.',
      'Botoeira da portaria com visão do vão, ou com espelho.',
      'Fotocélula testada toda semana, com um objeto no vão.',
    ],
    send: 'Mande a foto da entrada e a da etiqueta do motor e conte o que o portão fez.',
  },
];
