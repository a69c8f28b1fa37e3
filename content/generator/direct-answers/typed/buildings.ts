/** Titles of people who run or live in a building: a heavy leaf, a busy entrance, a fee, a resident behind a closed gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const typedBuildingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'preso em garagem|presa em garagem|presos em garagem|preso dentro|presa dentro|trancado dentro|trancado em garagem|morador preso|moradores presos|gente presa|nao consegue sair|nao conseguem sair|ninguem consegue sair|ninguem sai|ninguem consegue entrar',
      'predio|condominio|edificio|morador|moradores|zelador|porteiro|portaria',
    ],
    unless: 'ferid*|mao|dedo|perna|braco|cachorro|gato|embaixo|elevador|tag',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isDanger: true,
    isUnpriced: true,
    answer: [
      'Chame a portaria ou o zelador, que guardam a chave de destravamento: com o disjuntor do portão desligado, ela solta o motor, e a folha se abre devagar, na mão. Se a folha está torta, com cabo solto ou pesa, ninguém a força: saia a pé pela porta social. Quem passa mal ou não tem outra saída liga 193. O conserto, no prédio, é orçado pela peça, com o valor dito antes.',
    ],
    heading: 'Enquanto o portão não abre',
    text: [
      'Antes da chave, aperte a botoeira da portaria e tente outro controle; se um dos dois abre, não é preciso soltar nada. Se só o disjuntor do portão caiu, religue-o uma única vez.',
      'Aberta a folha, alguém fica no vão: sem motor engatado ela não se segura, e os carros passam um por vez.',
    ],
    points: [
      'Chave de destravamento na portaria, com etiqueta, e não no armário do síndico.',
      'Telefone de quem mantém o portão colado ao lado do quadro.',
      'Motor do carro desligado dentro da garagem fechada.',
    ],
    further: 'A rotina está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Escreva pelo WhatsApp que há gente presa no prédio e mande a foto do motor e o endereço.',
  },
  {
    when: ['correr|deslizante|deslizantes', 'condominio*|predio*|edificio*'],
    unless: 'consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*',
    figure: { unit: 'kilogram', from: 301 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de correr de {figura} em condomínio pede motor deslizante de uso intenso, com {sobra} ou mais de peso máximo na etiqueta e de trinta a cinquenta ciclos por hora; o de casa, com cinco a dez, para de calor na fila. Com cremalheira de aço e a instalação, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, e o modelo se fecha depois de medir a folha.',
    ],
    heading: 'O que uma folha de correr de {figura} exige além do motor',
    text: [
      'Um motor que move {figura} vinte vezes por dia pode não aguentar quarenta viagens numa hora: por isso a ficha se lê nas duas linhas, peso máximo e ciclos por hora.',
      'Roldana e trilho levam o peso inteiro e se conferem na mesma vistoria; presos, gastam mais força que os quilos.',
    ],
    points: [
      'Quantos carros passam na hora mais cheia, contados em dois dias.',
      'Folha que corre leve na mão, com o motor solto.',
      'Base de concreto e cremalheira de aço em todo o comprimento.',
      'Ponto de 220 V próprio, com disjuntor e terra.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, as aberturas da hora cheia e a foto da base do motor.',
  },
  {
    when: [
      'alto fluxo|grande fluxo|fluxo alto|fluxo intenso|uso intenso|muito fluxo|alta rotatividade|muito movimento|muito uso|abre toda hora|abre o dia todo|abre muito|abre direto',
      'condominio*|predio*|edificio*|garagem|estacionamento',
      'motor|motores',
    ],
    unless: 'consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de condomínio com alto fluxo, que abre o tempo todo, pede motor de uso intenso, de estator largo, que faz de trinta a cinquenta ciclos por hora ou mais; o de casa, com cinco a dez, esquenta e para na fila. Instalado em portão de condomínio, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha e as aberturas da hora mais cheia.',
    ],
    heading: 'Como pedir o motor certo para muito movimento',
    text: [
      'Conte as aberturas de hora em hora, das sete às nove da manhã, por três dias, e fique com a hora mais cheia: esse número tem de caber nos ciclos por hora escritos na ficha. O peso da folha vem depois, com um quinto de sobra.',
      'A visita para medir não tem taxa, e o orçamento sai por escrito, em linhas separadas, para a assembleia.',
    ],
    points: [
      'Ciclos por hora e peso máximo do modelo, por escrito.',
      'Fotocélula e força regulada, por causa do pedestre.',
      'Revisão em intervalo menor que o de uma casa.',
      'Folha leve na mão: ela poupa qualquer motor.',
    ],
    further:
      'O artigo sobre [estatores](/blog/qualidade-estatores-motor-portao) mostra a diferença por dentro.',
    send: 'Mande fotos da folha fechada e do motor e diga quantas vagas usam a entrada.',
  },
  {
    when: [
      'caro|cara|absurdo|abusivo|salgado|preco justo|justo|e muito|vale',
      'motor',
      'condominio*|predio*|edificio*',
      'orcamento|reais|preco|valor|cobraram|mil',
    ],
    unless: 'conserto|placa',
    figure: { unit: 'real', from: 2000, to: 5000 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Por {figura} o orçamento está dentro do comum: motor de portão de condomínio, com a instalação, fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha e as aberturas por hora. O que diz se ele vale é o que está escrito: modelo, ciclos por hora, peso máximo, o que da obra está incluído e o prazo de garantia.',
    ],
    heading: 'O que comparar antes de levar à assembleia',
    text: [
      'Duas propostas só se comparam com o mesmo peso de folha e os mesmos ciclos por hora. A mais barata costuma ser um motor de casa, que para de calor na primeira manhã cheia.',
      'Antes de trocar, peça o valor do conserto: se o motor é do porte certo e a peça existe, ele resolve por menos.',
    ],
    points: [
      'Motor, central e cremalheira em linhas separadas.',
      'Base, ponto de energia e retirada do antigo.',
      'Controles: quantos entram e quanto custa cada um a mais.',
      'Garantia de {{guide.warranty.installation}} na instalação.',
    ],
    send: 'Mande a proposta e uma foto da folha e do motor: dizemos o que falta perguntar.',
  },
  {
    when: [
      'descontar|desconto|abater|deixar de pagar|nao pagar|parar de pagar|reter',
      'condominio|taxa|cota|boleto',
      'portao|motor|garagem',
    ],
    unless: 'pix|a vista|inquilin*|aluguel',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Não pode: a taxa de condomínio é rateio da despesa de todos, e quem a desconta por conta própria fica inadimplente, com multa e juros, mesmo com o portão parado. O caminho é pedir o conserto ao síndico por escrito, com prazo; sem resposta, um quarto dos condôminos convoca a assembleia, e o prejuízo provado se cobra do condomínio no juizado especial.',
    ],
    heading: 'O que faz o conserto do portão andar',
    text: [
      'Portão que não fecha é risco de segurança, e obra necessária o síndico manda fazer sem esperar assembleia; se ele não faz, qualquer condômino pode fazê-la e pedir o reembolso, que o artigo 1.341 do Código Civil prevê.',
      'Um orçamento na mão ajuda: o conserto de prédio é orçado pela peça, com o valor dito antes, e a visita não tem taxa.',
    ],
    points: [
      'Pedido com data, foto e o risco escrito.',
      'Registro no livro ou no aplicativo do prédio.',
      'Nota de cada gasto seu, como estacionamento.',
    ],
    send: 'Quem administra o prédio manda um vídeo do portão, a foto da etiqueta do motor e o endereço: o valor volta por escrito.',
  },
  {
    when: [
      'avisar|aviso|pedir|autorizacao|autorizar|preciso falar|permissao',
      'sindico|sindica|condominio|predio|administradora|portaria',
      'controle*|tag',
    ],
    unless: 'perd*|roub*|furt*|assembleia|sumiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Para trocar a pilha ou a caixinha, não; para gravar um controle novo no prédio, sim: a memória da central é do condomínio, e quem autoriza e cadastra é o síndico ou a administradora. Avise também quando deixar de usar o antigo, para que ele seja apagado. Controle copiado sem aviso costuma dar multa pelo regimento.',
    ],
    heading: 'Como pedir o controle novo',
    text: [
      'Em geral é por escrito, com a unidade e o número de controles, e a gravação sai numa visita que o prédio já marcou, paga pela unidade.',
    ],
    points: [
      'Modelo do controle que o prédio usa, para não comprar outro.',
      'Quantos a unidade pode ter, no regimento.',
      'Número do controle antigo, se é de código rolante.',
    ],
    send: 'Quem administra o prédio manda a lista de unidades e a foto da central: os controles se gravam numa visita só.',
  },
  {
    when: [
      'carona|entrou junto|entra junto|entram junto|entrou atras|entra atras|aproveita',
      'portao|garagem|carro|motoboy|predio|condominio',
    ],
    unless: 'fechou em|bateu|amassou|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para ninguém entrar de carona atrás do carro, encurte o tempo de pausa e faça o portão fechar logo que a fotocélula é liberada, função que muitas centrais têm; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Só barra de fato a clausura: dois portões, em que um abre depois que o outro fechou. E quem dirige espera a folha fechar antes de seguir.',
    ],
    heading: 'Do ajuste à clausura, pela ordem do custo',
    text: [
      'Fechar depressa pede fotocélula em ordem, nas duas faces do vão, porque a moto que vem atrás é baixa e estreita. Sem ela, o portão bate em alguém.',
      'Motor mais rápido encurta a janela inteira; em prédio sai por orçamento.',
    ],
    points: [
      'Fechamento ao liberar a fotocélula, se a central tem.',
      'Segundo par de fotocélula, para moto e pedestre.',
      'Câmera virada para o vão, e aviso aos moradores.',
      'Intertravamento onde já há dois portões.',
    ],
    send: 'Mande um vídeo do portão fechando depois de um carro e a foto da etiqueta da central.',
  },
  {
    when: [
      'tag|tags',
      'nao abre|nao funciona|nao le|parou|falha',
      'controle abre|controle funciona|pelo controle|com o controle|controle vai',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o controle abre e a tag não, o portão está bom, e a falha fica entre a etiqueta e o leitor: tag descolada, bloqueada ou fora do cadastro, leitor sem energia ou o fio dele até a central. Teste outra tag: se ela abre, o caso é o seu cadastro; se nenhuma abre, é o leitor ou o fio. Leitor e cadastro são da empresa de acesso; o fio até a central nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Tag, cadastro ou fio: quem chamar',
    text: [
      'O leitor que apita ou acende e não abre reconheceu a tag: falta o contato dele chegar à entrada de botoeira da placa. O que não dá sinal nenhum está sem energia ou não leu.',
    ],
    points: [
      'Película metálica no vidro atrapalha a leitura.',
      'Tag no lugar errado do para-brisa: mude e teste.',
      'Cadastro apagado na última atualização da lista.',
    ],
    send: 'Mande um vídeo da tentativa com a tag, a foto do leitor e a da etiqueta da central.',
  },
  {
    when: ['sem parar|veloe|conectcar|tag de pedagio|tag do pedagio', 'portao|condominio*|predio*|garagem'],
    unless: 'abre e fecha|fica|fechando|apitando|batendo|barulho',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility', 'price'],
    answer: [
      'A tag Sem Parar do carro só abre o portão do prédio se o leitor for do sistema que aceita essa etiqueta; quem responde e cadastra é a empresa de controle de acesso ou a própria operadora. Nós não vendemos nem gravamos tag: ligamos a saída do leitor à central do portão, de {{repair.from}} a {{repair.to}}, com o fio já passado.',
    ],
    heading: 'O que o portão precisa para abrir por tag',
    text: [
      'O leitor fecha um contato seco, igual a um toque na botoeira. Nada muda no motor: basta que a placa tenha uma entrada livre, de preferência uma que só abra.',
    ],
    points: [
      'Pergunte à empresa de acesso que etiquetas o leitor lê.',
      'Controle comum de reserva para o dia em que ele falhar.',
      'Fotocélula dupla: com tag os carros entram colados.',
    ],
    further:
      'O que um portão de prédio pede está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e a do modelo do leitor.',
  },
];
