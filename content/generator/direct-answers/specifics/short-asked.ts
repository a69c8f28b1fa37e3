/** Short questions with one deciding word: how long, how many, who, which side, the same for all. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const shortAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'as vezes|de vez em quando|nem sempre|intermitente|falhando|falha',
      'controle*',
      'nao obedece|nao funciona|nao abre|nao pega|falha*|obedece|funciona|portao',
    ],
    unless: 'chuva|chove|noite|frio|calor|perto|copia*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o controle falha só às vezes, conte: dez toques de perto e dez de longe, com dois controles. Se um só erra, é pilha, contato ou botão dele. Se os dois erram de longe, é antena ou interferência; se os dois erram até de perto, é receptor ou central. A botoeira diz o resto: se ela falha junto, não é rádio.',
    ],
    heading: 'O que muda entre a vez que abre e a vez que não abre',
    text: [
      'Anote a hora e o que estava ligado. Lâmpada de LED, câmera, roteador e carregador barato junto do motor abafam o sinal; apague um por vez.',
      'Portão que está no meio do curso ignora ordens em muitas centrais, e isso não é defeito. Gravar outra vez quase nunca resolve falha que vai e volta; antena ou receptor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Precisa apertar com força: borracha ou chavinha.',
      'Falha com sol na caixa: receptor quente ou solda fria.',
      'Falha de manhã: umidade no receptor.',
    ],
    send: 'Mande a contagem, a foto do controle aberto e a da caixa do motor.',
  },
  {
    when: [
      'manutencao|preventiva|revisao',
      'condominio*|predio*|portao',
      'obrigatori*|lei|exigid*|norma|exige',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Trate como obrigatória: cuidar das partes comuns é dever do síndico pelo Código Civil, e portão sem manutenção que machuca alguém recai sobre o condomínio. Um intervalo fixo depende da convenção, do seguro e da prefeitura; o que praticamos é a cada {{maintenance.interval}} em prédio e uma vez por ano em casa.',
    ],
    heading: 'Como provar que a manutenção foi feita',
    text: [
      'Guarde a lista de cada visita com data, o que foi testado e quem testou: fotocélula, força, destravamento, roldanas e base. Sem papel, a revisão não existiu para a seguradora nem para o juiz.',
      'A regulagem de um portão fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e a peça, se faltar, vem em linha separada no orçamento.',
    ],
    points: [
      'Zelador: trilho e lentes toda semana.',
      'Teste do cabo de vassoura no feixe todo mês.',
      'Defeito de segurança: portão no manual até o conserto.',
    ],
    send: 'Mande o número de portões, as fotos das etiquetas e a data da última revisão.',
  },
  {
    when: ['quanto tempo|quantos anos|dura|duracao|vida util|validade', 'capacitor*'],
    unless: 'trocar leva|troca leva|demora',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Um capacitor de motor de portão dura em geral de cinco a dez anos numa casa, e de dois a quatro em prédio ou em caixa que pega sol: calor e muitas partidas são o que o gasta. Ele não morre de uma vez; perde valor, e o motor vai ficando fraco na partida.',
    ],
    heading: 'Saber que ele está no fim antes de parar',
    text: [
      'Ronco antes de andar, partida que pede um empurrão e motor mais lento à tarde são os três avisos. Corpo estufado ou com óleo é fim.',
      'A troca, com peça e mão de obra, fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Se o novo acabar no mesmo ano, a folha está pesada ou a tensão é baixa.',
    ],
    points: [
      'Não toque nos terminais: ele guarda choque com tudo desligado.',
      'Mesmos µF, tensão igual ou maior.',
      'Na revisão do ano, peça para medirem.',
    ],
  },
  {
    when: ['mudei|mudar|mudanca|vou mudar|mudando', 'levar|leva|tirar|retirar|levo', 'motor|portao|kit'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode levar, se o motor é seu e o portão da casa nova é do mesmo tipo, com folha que ele aguenta e a mesma tensão. Em casa alugada veja o contrato, porque o que foi parafusado pode contar como benfeitoria; vendida a casa, o motor vai junto, salvo se combinado por escrito.',
    ],
    heading: 'Quando a mudança do motor compensa',
    text: [
      'São dois serviços: retirar, com a folha escorada e o disjuntor desligado, e instalar lá, em {horas de instalação}. Suporte soldado, fuso e cremalheira cortados na medida quase nunca servem.',
      'Some tudo e compare com o kit novo em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, com {{kit.warranty}} de garantia. Motor de mais de cinco anos raramente paga a mudança.',
    ],
    points: [
      'Antes de sair, apague os controles que ficam ou leve todos.',
      'O portão velho fica no manual: ponha cadeado.',
      'Fotografe a ligação dos fios antes de soltar.',
    ],
    send: 'Mande fotos dos dois portões por dentro e da etiqueta do motor.',
  },
  {
    when: ['vidro', 'motor|automatizar|automatico', 'pode|posso|da para|tem como|temperado|aguenta|qual'],
    unless: 'porta de vidro|porta automatica|carro|quebrou|janela',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, desde que o motor se prenda ao quadro de ferro ou de alumínio e nunca no vidro, que trinca no furo. Conte o peso: vidro temperado de oito milímetros tem cerca de vinte quilos por metro quadrado, e a folha de garagem inteira costuma passar do motor de casa menor.',
    ],
    heading: 'O que muda numa folha de vidro',
    text: [
      'Parada suave é obrigatória na prática: batida seca racha temperado dias depois. Força no mínimo, batente de borracha e fotocélula dos dois lados.',
      'Até {{home.weight}} em basculante serve o PADRÃO, {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o JETFLEX, {{kit.jetflex}}, que freia devagar. Além disso, por orçamento.',
    ],
    points: [
      'Laminado segura os cacos; temperado cai em grãos.',
      'Borracha entre vidro e perfil, sem metal encostando.',
      'Contrapeso refeito se o vidro entrou no lugar de grade.',
    ],
    send: 'Mande largura, altura, espessura do vidro e uma foto da folha por dentro.',
  },
  {
    when: ['roldana*|rodinha*', 'lado|parafuso|posicao|virada|montar|montagem'],
    unless: 'barulho|preco|escapou|caiu',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O parafuso da roldana entra pelo lado de fora da folha e a porca fica por dentro, onde se aperta sem tirar o portão; o que decide é a roda ficar no centro do rasgo, alinhada com o trilho, com arruela dos dois lados. Porca travante ou contraporca: a vibração solta a comum.',
    ],
    heading: 'Montar a roldana sem entortar a folha',
    text: [
      'A folha se ergue com macaco e calço, nunca na mão, com o disjuntor desligado e o motor solto. As duas rodas vão na mesma altura, e a guia de cima se confere no fim.',
      'Aperto demais trava o rolamento; a roda tem de girar no dedo. Feita por nós, a troca fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Eixo do diâmetro do furo: folga aqui é barulho depois.',
      'Cabeça sextavada que não raspe no trilho.',
      'Reaperte depois de uma semana.',
    ],
  },
  {
    when: [
      'qual profissional|que profissional|quem conserta|quem arruma|quem faz|quem chamar|quem eu chamo|como se chama',
      'portao|motor',
      'conserta|arruma|eletronico|automatico|conserto|chamar|chamo',
    ],
    unless:
      'madrugada|a noite|de noite|domingo*|feriado*|sabado*|culpa|paga|fundo|trilho|solda|cerca|aterr*|terra',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Quem conserta portão eletrônico é o técnico de automatização de portões: ele cuida de motor, central, controles, sensores, cabos e roldanas. Se o defeito é folha torta, coluna, solda ou trilho, chame o serralheiro; se é no quadro ou falta o ponto de energia, o eletricista.',
    ],
    heading: 'A prova que diz qual chamar',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova o portão na mão. Leve: técnico. Pesado ou raspando: serralheiro, ou técnico se for roldana ou cabo.',
      'Somos técnicos em São Paulo e na Grande São Paulo: visita sem taxa, conserto de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Chaveiro: só a fechadura comum.',
      'Empresa de interfonia: o aparelho e a câmera.',
      'Marido de aluguel: nem mola, nem placa.',
    ],
    send: 'Conte o que o portão faz e mande um vídeo: dizemos se o caso é nosso.',
  },
  {
    when: [
      'perde o controle|perde sinal|perde o sinal|controle falha|nao obedece',
      'chuva|chove|chovendo|molha|temporal',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão só deixa de obedecer ao controle quando chove forte, a água está no receptor, na antena ou na emenda dela: seco, tudo volta. Prove pela botoeira na hora da chuva; se ela move o portão, motor e placa estão bons. Desligue o disjuntor se a caixa escorre por dentro.',
    ],
    heading: 'Achar por onde a chuva entra no rádio',
    text: [
      'Antena com a capa rachada, fio que entra por cima da caixa e tampa sem borracha são os três caminhos. A correção é vedar, refazer a antena e secar a placa; entre {{repair.from}} e {{repair.to}}, com receptor novo se a trilha oxidou.',
      'Chuva também enfraquece o sinal no ar, e quem estava no limite do alcance perde os últimos metros.',
    ],
    points: [
      'Fio com barriga antes da caixa, para a gota cair fora.',
      'Caixa sob o beiral, furo por baixo.',
      'Abre sozinho com chuva: é a botoeira, e não o rádio.',
    ],
  },
  {
    when: [
      'motor',
      'esfriar|esfria|resfriar|descansar|protetor termico|termico',
      'quanto tempo|demora|volta|voltar|esperar|minutos',
    ],
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'De quinze a trinta minutos, com o disjuntor desligado, é o que um motor de casa leva para esfriar e o protetor térmico religar; no sol pode ir a uma hora. Se ele volta e para de novo com poucas aberturas, não é calor do dia: é folha pesada, capacitor fraco ou motor pequeno para o uso.',
    ],
    heading: 'Por que o motor esquentou',
    text: [
      'Solte o motor e mova a folha na mão enquanto espera. Pesada: a peça barata é a roldana, o cabo ou a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}. Leve: o capacitor se mede primeiro, e trocá-lo fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Estator fino foi feito para {{stator.thin.from}} a {{stator.thin.to}} por hora; mudança, festa e prédio passam disso.',
    ],
    points: [
      'Não jogue água nem ligue ventilador na placa.',
      'Cheiro de verniz: não religue.',
      'Quente com poucas aberturas: chame, antes que queime.',
    ],
  },
  {
    when: [
      'chave',
      'destravar|destravamento|destrava|liberacao|motor|manual',
      'igual|iguais|mesma|serve|universal|copia|todos|qualquer',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não é igual para todos: cada fabricante tem a sua, e alguns usam chave com segredo, outros um sextavado ou uma alavanca comum. Dentro da mesma linha ela costuma repetir, e por isso a chave do vizinho com motor igual às vezes abre o seu.',
    ],
    heading: 'Conseguir outra chave de destravamento',
    text: [
      'Chave com segredo o chaveiro copia; sem a original, peça pelo modelo da etiqueta em loja de peças da marca. Miolo que gira em falso se troca, conserto entre {{repair.from}} e {{repair.to}}.',
      'Não force com alicate: quebra o came por dentro, e aí só abrindo a tampa.',
    ],
    points: [
      'Duas cópias: uma no quadro de luz, outra com quem tem a chave da casa.',
      'Nunca só no carro que fica na garagem.',
      'Prove-a uma vez por ano, com o disjuntor desligado.',
    ],
    send: 'Mande a foto da fechadura do motor e da etiqueta: dizemos que chave é.',
  },
  {
    when: [
      'meia altura|no meio|parado no meio|meio do caminho',
      'basculante',
      'nao para|nao fica|nao segura|sobe|desce',
    ],
    unless: 'vento|sol|volta|preso|presa|emperr*|travado|travada|trava|nao sobe|nao desce|nao desse|motor',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Basculante solto do motor que não para a meia altura está desequilibrado: se desce, falta contrapeso ou força na mola; se sobe, sobra. Não use no motor assim, porque ele carrega a diferença em cada viagem; e não solte a folha sozinho, que ela cai mais rápido do que parece.',
    ],
    heading: 'Refazer o equilíbrio da folha',
    text: [
      'O técnico escora, confere cabo, polia, guia e peso dos dois lados e acerta carga ou mola até a folha ficar onde é deixada. A regulagem vai de {{part.adjustment.from}} a {{part.adjustment.to}}; cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Se com o motor engatado ele também não para onde você manda, o caso é outro: central ou fim de curso.',
    ],
    points: [
      'Mudou depois de chapa, madeira ou tinta: peso novo.',
      'Mudou de repente: cabo, mola ou contrapeso solto, disjuntor já.',
      'Um lado desce antes: cabo daquele lado.',
    ],
    send: 'Mande um vídeo de longe e fotos das duas colunas por dentro.',
  },
  {
    when: [
      'quantos controles|quantidade de controles|vem com controle|vem quantos|controles vem|controles vem*',
      'kit|motor|instalacao|vem',
    ],
    unless: 'memoria|cabem|cabe|placa|central|condominio*|aceita|aceitam',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy'],
    answer: [
      'Vem, sim: o kit instalado traz dois controles, já gravados no dia da instalação; os que faltarem se compram à parte e se gravam na mesma visita. Em basculante o kit custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'Quantos controles vale ter',
    text: [
      'Um por carro e mais um de reserva em casa resolvem. Gravar depois, em outra visita, fica de {{part.programming.from}} a {{part.programming.to}}, e por isso compensa pedir todos no começo.',
    ],
    points: [
      'Código rolante: cada controle com o seu número, que se apaga sozinho.',
      'Moto: um modelo de chaveiro da mesma família.',
      'Quem trabalha na casa: controle emprestado, e apagado na saída.',
    ],
  },
  {
    when: [
      'condenado|condenou|sem conserto|deu perda|perda total',
      'motor|placa',
      'consertar|conserto|vale|verdade|tem jeito|compensa|portao',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale outra olhada antes de trocar: motor só está mesmo condenado quando a bobina queimou e o estator daquele modelo não se vende, ou quando a carcaça quebrou. Engrenagem, capacitor, rolamento e fim de curso se trocam, e com a peça à venda o conserto, de {{repair.from}} a {{repair.to}}, ganha do motor novo, de {{replacement.from}} a {{replacement.to}} em casa.',
    ],
    heading: 'O que pedir a quem condenou',
    text: [
      'Peça a medida: resistência da bobina, fuga para a carcaça, peça que falta e o código dela. Palavra sem medida não condena motor.',
      'Damos segunda opinião sem taxa de visita na área atendida, e com a foto da etiqueta já se sabe se a peça existe. Estator novo fica de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    points: [
      'Mais de dez anos e terceiro defeito: troque.',
      'Folha pesada na mão: conserte-a antes de qualquer motor.',
      'Peça fora de linha: adaptação ou motor novo, lado a lado no orçamento.',
    ],
    send: 'Mande a etiqueta, o que foi dito e um vídeo com o som do motor.',
  },
  {
    when: [
      'motor embutido|motor escondido|motor interno|embutido em a folha|embutido na coluna|motor enterrado|motor subterraneo',
    ],
    unless: 'trava|luz',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor embutido existe de dois modos: no basculante, o perfil estreito que fica rente à coluna e quase some atrás da folha; no de abrir, o enterrado, numa caixa de aço no piso, que some de vez e pede dreno. Dentro da folha de alumínio não se põe: o perfil não tem espaço nem força.',
    ],
    heading: 'Esconder o motor sem perder o acesso',
    text: [
      'Todo motor precisa de tampa que abra para destravar, regular e trocar peça. Se o acabamento cobre, peça uma portinhola com a chave à mão.',
      'O enterrado sai por orçamento e morre de água parada: sem ralo, não compensa. No basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Cor do motor: pinta-se a capa, nunca a etiqueta nem a rosca.',
      'Central longe do motor, em caixa na parede.',
      'Fio por dentro da coluna, em conduíte.',
    ],
    send: 'Mande uma foto da coluna por dentro e da folha fechada.',
  },
  {
    when: [
      'fechadura|trinco|ferrolho|tranca',
      'motor|automatizar|automatico|adaptar',
      'ja tem|que tem|com fechadura|existente|adaptar|tirar|manter|deixar',
    ],
    unless: 'fechadura eletro*|eletroima|social',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá para pôr motor em portão que já tem fechadura, mas ela deixa de ser usada: retira-se a lingueta ou trava-se aberta, porque motor contra fechadura trancada quebra engrenagem e suporte. Parado, o motor já segura a folha; quem quer mais põe trava elétrica, que a central recolhe antes de abrir.',
    ],
    heading: 'O que fazer com a fechadura antiga',
    text: [
      'Deixe-a só para viagem, com um aviso no disjuntor, ou troque por cadeado que ninguém feche por hábito. Furo que sobra se tampa com chapa.',
      'Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; trava elétrica, entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    points: [
      'Ferrolho de chão em portão de abrir: só na folha que fica fixa.',
      'Fechadura com chave por fora pode virar destravamento externo em alguns motores.',
      'Prove a folha com o trinco fora: tem de andar leve.',
    ],
    send: 'Mande fotos da fechadura, da folha por dentro e do batente.',
  },
  {
    when: [
      'preciso ficar|precisa ficar|tenho que ficar|alguem em casa|precisa ter alguem|acompanhar|estar em casa|preciso estar|precisa estar|tenho que estar|nao posso ficar em casa|ficar em casa|deixar a chave com',
      'instalacao|instalar|conserto|visita|tecnico|consert*|manutencao|reparo|arrumar',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Precisa haver um adulto que abra a casa, mostre o quadro de luz e, no fim, veja o portão funcionar; não é preciso ficar ao lado o tempo todo. A instalação leva de {horas de instalação} e o conserto comum de {horas de reparo}.',
    ],
    heading: 'O que deixar pronto para o técnico',
    text: [
      'Carro fora da garagem, passagem livre dos dois lados da folha, disjuntor identificado e todos os controles à mão para gravar. A energia fica desligada no portão, e não na casa inteira.',
      'Quem recebe precisa poder aprovar o valor, que é dito antes: conserto entre {{repair.from}} e {{repair.to}}, kit em basculante de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Animal preso em outro cômodo.',
      'No fim, prove controle, botoeira, fotocélula e a chave de destravar.',
      'Peça o recibo com garantia escrita.',
    ],
  },
  {
    when: [
      'sem marca|sem nome|sem etiqueta|desconhecida|generico',
      'motor|placa|portao',
      'peca|pecas|pedir|comprar|achar|conserto',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'repair'],
    answer: [
      'Sem marca, a peça se acha pela medida e pela foto: capacitor pelos µF, rolamento pelo número gravado, roldana pelo diâmetro, engrenagem pelo número de dentes e pelo eixo, placa pela tensão e pelo tipo de fim de curso. Só a engrenagem e a placa podem prender; o resto é comum.',
    ],
    heading: 'Que fotos identificam o motor',
    text: [
      'Carcaça de frente e de lado, placa com os nomes impressos, fuso ou pinhão com uma régua, e o controle que abre. Muitos fabricantes venderam o mesmo motor com outro adesivo.',
      'Se a engrenagem não se acha, adapta-se ou troca-se o motor, de {{replacement.from}} a {{replacement.to}} em casa; com peça, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Etiqueta pode estar por baixo ou sob a tinta.',
      'Leve a peça velha à loja, inteira.',
      'Placa universal serve em motor comum de indução.',
    ],
    send: 'Mande essas quatro fotos: respondemos o modelo ou a medida.',
  },
  {
    when: [
      'fechando|fecha',
      'muito rapido|rapido demais|depressa demais|com forca|muito forte',
      'perigoso|perigo|crianca|portao|seguro',
    ],
    unless:
      'batendo|bate|bate no fim|sobe devagar|cadeirante|cadeira de rodas|andador|idoso|idosa|muleta|tempo|nao da tempo|manca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'É perigoso, e não use o fechamento automático até o acerto: portão que passou a fechar mais rápido perdeu o freio da central, ou a folha está pesada e cai ajudando o motor. Desligue o disjuntor, olhe de longe cabos e molas e, só se estiverem inteiros, peça a um técnico a prova da folha.',
    ],
    heading: 'Velocidade de fábrica ou folha que cai',
    text: [
      'Motor rápido é rápido nos dois sentidos e freia antes do fim. Se ele sobe devagar e desce depressa, é peso: contrapeso e mola se regulam de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Com inversor, a velocidade de fechar se reduz na placa. Em qualquer caso, força no mínimo e fotocélula provada, de {{part.photocell.from}} a {{part.photocell.to}} se falta.',
    ],
    points: [
      'Caixa de papelão no vão: tem de voltar ao encostar.',
      'Criança em casa: segundo par de fotocélula, baixo.',
      'Rangido ou estalo na descida: ninguém embaixo.',
    ],
    send: 'Mande um vídeo do fechamento inteiro e diga desde quando.',
  },
  {
    when: [
      'trocar|troca|troquei|mudar',
      'bateria|pilha',
      'reprogramar|programar|desprograma|perde|apaga|regravar|gravar de novo',
      'controle*|pilha|bateria',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não precisa reprogramar: o código fica gravado no chip do controle e a lista de quem abre fica na central, e nenhum dos dois depende da pilha. Se depois da troca ele não funciona, a pilha está invertida, é de outro tipo ou não encosta no contato.',
    ],
    heading: 'Trocar a pilha sem tirar o controle do ar',
    text: [
      'Leia o código na velha, A23, A27, CR2016 ou CR2032, ponha uma igual com o sinal de mais do mesmo lado e aperte: a luz deve acender forte. Não mexa nas chavinhas, se houver; nelas, sim, está o código.',
      'Se outro controle abre e este não, com luz forte, ele foi apagado antes: gravar fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Contato verde: borracha escolar e pano seco.',
      'Mola baixa: levante-a com cuidado.',
      'Pilha nova de caixa velha pode estar fraca.',
    ],
  },
  {
    when: [
      'quanto custa|preco|valor|comprar|onde compro|onde comprar',
      'chave',
      'destravamento|destravar|liberacao|motor|ppa',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'A chave de destravamento avulsa se compra em loja de peças da marca, pelo modelo da etiqueta, e a que tem segredo o chaveiro copia da original; o preço é da loja. Da nossa parte, trocar o miolo ou o conjunto de destravamento é um conserto entre {{repair.from}} e {{repair.to}}, já com a chave.',
    ],
    heading: 'Pedir a chave certa',
    text: [
      'Leia na etiqueta a marca e a linha do motor e fotografe a fechadura: redonda com segredo, sextavada ou alavanca. Chave parecida que entra e não gira não se força.',
    ],
    points: [
      'Faça duas cópias no mesmo dia.',
      'Teste com o disjuntor desligado e o portão fechado.',
      'Miolo enferrujado: grafite em pó, e não óleo.',
    ],
    send: 'Mande a foto da fechadura do motor e da etiqueta: dizemos qual é.',
  },
  {
    when: ['codigo fixo|fixo', 'rolante|rolling', 'trocar|passar|mudar|preco|quanto|vale'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Passar de código fixo a rolante é pôr um receptor novo e gravar controles novos, sem mexer no motor: o serviço fica entre {{repair.from}} e {{repair.to}}, com receptor e controles orçados pela quantidade. Os antigos deixam de abrir no mesmo dia, e é isso que se quer.',
    ],
    heading: 'O que troca e o que fica',
    text: [
      'Se a central já lê código rolante, e só os controles eram fixos, basta gravar os novos e apagar os velhos, de {{part.programming.from}} a {{part.programming.to}}.',
      'Compre um por carro e um de reserva, todos da família do receptor.',
    ],
    points: [
      'Chavinhas dentro do controle: é fixo.',
      'HCS, Hopping ou Rolling no verso: é rolante.',
      'Prédio: marque o dia e avise as unidades.',
    ],
    send: 'Mande a foto da central e do controle, e diga quantos quer.',
  },
  {
    when: [
      'motor',
      'precisa de oleo|precisa de graxa|troca de oleo|trocar o oleo|leva oleo|usa oleo|vai oleo',
    ],
    unless: 'vaza*|qual oleo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Quase nunca: o motor de portão de casa sai de fábrica com graxa no redutor e não tem troca de óleo. Só alguns modelos de prédio trabalham em banho de óleo, com bujão, e a ficha diz o tipo e o nível. O que se lubrifica por fora é a folha e o fuso, e não o motor.',
    ],
    heading: 'Quando a graxa do redutor se troca',
    text: [
      'Ela se repõe quando o redutor é aberto para trocar engrenagem ou retentor, serviço de {{part.gears.from}} a {{part.gears.to}}. Óleo jogado pelas frestas chega à bobina e à correia e estraga as duas.',
    ],
    points: [
      'Mancha embaixo do motor: retentor gasto.',
      'Ronco novo: rolamento, e não falta de óleo.',
      'Fuso: graxa branca fina, uma vez por ano.',
    ],
  },
  {
    when: ['mola|molas', 'contrapeso|caixa de peso|peso', 'melhor|ou|diferenca|qual|x'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com contrapeso se há coluna para a caixa: ele equilibra igual em toda a altura e não cansa, só o cabo se troca. Fique com mola se falta espaço na lateral ou a folha é leve, sabendo que ela perde força com os anos e se troca em par. Com motor, o contrapeso bem regulado é o que dá menos serviço.',
    ],
    heading: 'O que cada um pede de manutenção',
    text: [
      'No contrapeso, olham-se cabo e polia: trocar fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Na mola, espiras abertas e gancho; e nenhum dos dois se solta em casa.',
      'Passar de um para outro é refazer coluna e braço, serviço de serralheria. O motor é o mesmo: em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Folha que ganhou peso: no contrapeso se soma carga; a mola é outra.',
      'Solto a meia altura, o portão tem de ficar parado, com um ou com outro.',
      'Cabo partido e mola partida são igualmente perigosos: disjuntor, e ninguém embaixo.',
    ],
  },
  {
    when: [
      'trocar o motor todo|trocar o motor inteiro|motor inteiro|motor todo|conjunto todo|trocar tudo',
      'engrenagem|capacitor|placa|fim de curso|rolamento|controle',
    ],
    unless: 'ou so|so a placa|queim*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Não é preciso trocar o motor inteiro por uma peça dessas, se ela ainda se vende: engrenagem fica de {{part.gears.from}} a {{part.gears.to}}, capacitor de {{part.capacitor.from}} a {{part.capacitor.to}} e placa de {{part.board.from}} a {{part.board.to}}, contra {{replacement.from}} a {{replacement.to}} do conjunto. O inteiro só se justifica com a bobina queimada ou a peça fora de linha.',
    ],
    heading: 'Como conferir o conselho de trocar tudo',
    text: [
      'Peça o código da peça e o motivo por escrito, e ligue para duas lojas. Se a engrenagem existe, o conserto é de uma visita.',
      'Pergunte também por que ela gastou: folha pesada come a nova do mesmo modo, e o acerto fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Motor com menos de dez anos e bobina boa: conserte.',
      'Terceiro conserto em dois anos: faça a conta do novo.',
      'Peça a peça velha de volta.',
    ],
    send: 'Mande a etiqueta do motor e o que foi orçado: dizemos se a peça se acha.',
  },
  {
    when: ['perigo*|risco|arriscado|posso mexer|da choque|choque', 'capacitor*'],
    unless: 'estourou|estourado|inchado',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso, sim: o capacitor guarda carga mesmo com o disjuntor desligado e dá um choque forte a quem encosta nos dois terminais. Não o descarregue com chave de fenda, que estoura e queima a mão. Quem mexe é o técnico, que o descarrega com resistor; a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que se pode olhar sem tocar no capacitor',
    text: [
      'Com o disjuntor desligado e a tampa já aberta pelo técnico, olhe: corpo estufado, óleo ou rachadura é troca. Com a tampa fechada, ouça: ronco na partida e motor fraco quente apontam para ele.',
    ],
    points: [
      'Levou choque e passou mal: 192.',
      'Criança perto com a caixa aberta: não.',
      'Capacitor velho vai para o descarte de eletrônicos.',
    ],
  },
  {
    when: [
      'roldana*|rodinha*',
      'gasta|gastam|gastando|acaba|estraga|dura pouco|dura',
      'rapido|depressa|cedo|pouco|porque|por que|tao|sempre',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['lifetime', 'signs'],
    answer: [
      'Roldana que gasta depressa está trabalhando torta, suja ou pequena para a folha: trilho fora de linha, canal de outro perfil, areia e graxa no trilho ou capacidade menor que o peso. Trocar só a peça repete o gasto; veja de que lado o canal está polido, que ele mostra a causa.',
    ],
    heading: 'Ler a roldana velha',
    text: [
      'Gasta de um lado: folha fora de prumo ou trilho torto. Fundo do canal fino: perfil errado ou trilho comido. Rolamento seco com a roda inteira: água ou lavadora de pressão.',
      'A troca do par, com mão de obra, fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; alinhar a folha, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Trilho varrido e seco, sem graxa.',
      'Cada roda com carga acima da metade da folha.',
      'Diâmetro maior passa melhor em emenda.',
      'Guia de cima com folga pequena.',
    ],
    send: 'Mande uma foto da roldana velha dos dois lados e do trilho.',
  },
  {
    when: [
      'fotocelula|fotocelulas',
      'antigo|antiga|velho|velha|que ja existe|ja instalado',
      'instalar|colocar|por|tem como|da para|pode|aceita',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Tem como, se a central antiga tem entrada de fotocélula, em geral marcada FOTO, FTC ou com uma ponte de fio que se tira na ligação. Se ela não tem, troca-se a central ou se usa uma com essa entrada; pôr o par fica de {{part.photocell.from}} a {{part.photocell.to}}, e a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que conferir no portão antigo',
    text: [
      'A saída de 12 V ou 24 V que alimenta o sensor, o conduíte até o outro lado do vão e uma coluna que não balance. Sem caminho para o fio, o par sem fio resolve, com pilha de um lado.',
      'Fica a 50 ou 60 cm do piso, os dois lados na mesma linha, e se prova com um cabo de vassoura no feixe: a folha tem de voltar.',
    ],
    points: [
      'Ponte de fábrica deixada no lugar: o sensor não age.',
      'Motor de mais de dez anos: veja a força antes.',
      'Sol de frente: inverta os lados.',
    ],
    send: 'Mande a foto dos bornes da central e dos dois lados do vão.',
  },
];
