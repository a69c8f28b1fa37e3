/**
 * Titles that have nothing to do with gates: a cake, a tax return, a medicine. The page says who can help with that,
 * and stops there. Trades that have to do with gates are in trades.ts.
 */
export interface OffTopic {
  /** In the notation of fault-words.ts, separated by bars. */
  words: string;
  /** It refuses, names who can help, and says what we do. */
  opening: string;
  /** It is off topic even if the title names the gate: 'bolo com tema de portão'. */
  appliesDespiteGate?: true;
}

export const offTopics: readonly OffTopic[] = [
  {
    words: 'passaporte*|passaporte de menor',
    opening:
      'Passaporte se tira na Polícia Federal, com o pedido e o agendamento pelo site dela. Aqui o assunto é um só: portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'rg|identidade|carteira de identidade|cin|certidao de*|certidao|titulo de eleitor|segunda via de cpf|cpf|carteira de trabalho|reservista|antecedentes criminais',
    opening:
      'Documento se pede ao órgão que o emite: identidade no Poupatempo, certidão no cartório, CPF na Receita Federal, título na Justiça Eleitoral. Nós cuidamos só de portão automático.',
  },
  {
    words: 'loteria*|mega sena|megasena|lotofacil|quina|lotomania|timemania|loteca|resultado de mega',
    opening:
      'Resultado de loteria está no site da Caixa ou na lotérica. Aqui se trata só de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'futebol|campeonato*|brasileirao|palmeiras|corinthians|flamengo|santos fc|placar|libertadores|copa do mundo|olimpiada*|formula 1|ufc|volei|basquete',
    opening:
      'Jogo, horário e placar estão no site do clube ou num portal de esporte. O que sabemos é de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'noticia*|ultimas noticias|jornal de hoje|eleicao|eleicoes|pesquisa eleitoral',
    opening:
      'Notícia é com um jornal ou portal de notícias. Esta empresa só trata de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'filme*|serie|series|novela*|netflix|bbb|cinema|ingresso*|show de*',
    opening:
      'Filme, série e ingresso estão no serviço de vídeo, no cinema ou na bilheteria. Por aqui só passa portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'musica*|letra de*|cantor*|spotify|playlist',
    opening:
      'Música se acha num aplicativo de música, e a letra, num site de letras. Nós trabalhamos com portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'signo*|horoscopo|mapa astral|tarot|taro',
    opening:
      'Signo e horóscopo são com um astrólogo ou um portal do tema. Daqui só saem respostas sobre portão automático.',
  },
  {
    words:
      'missa|missas|igreja|igrejas|culto|cultos|oracao|oracoes|batizado|novena|santo do dia|terco|umbanda|candomble|pastor|padre',
    opening:
      'Missa, culto e oração são com a igreja ou o templo que você frequenta. O nosso ofício é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'onibus|linha de metro|estacao de metro|bilhete de metro|greve de metro|mapa de metro|metro hoje|metro aberto|metro funciona|metro de sao paulo|pegar metro|pegar o metro|ir de metro|horario de metro|trem|cptm|sptrans|bilhete unico|rodizio de carros|rodizio de veiculos|uber|taxi|transito agora|como chegar em*|como chegar a*',
    opening:
      'Linha, horário e bilhete se consultam na SPTrans, no Metrô, na CPTM ou no aplicativo de mapas. Aqui cuidamos só de portão automático.',
  },
  {
    words:
      'advogado*|divorcio|pensao alimenticia|inventario|usucapiao|processo trabalhista|acao trabalhista|guarda de filho*|testamento|heranca|rescisao|demissao|direitos trabalhistas',
    opening:
      'Direito de família, herança e trabalho são com um advogado; quem não pode pagar procura a Defensoria Pública. O que fazemos é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'curriculo|emprego|empregos|vaga de emprego|vagas de emprego|vaga de*|jovem aprendiz|estagio|entrevista de emprego|concurso publico|concurso*|seguro desemprego|salario minimo',
    opening:
      'Vaga, currículo e concurso se procuram num site de empregos, no Sine ou com a banca do concurso. Aqui cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'dentista*|dentario*|dentaria*|dental|clareamento|odonto*|implante de dente|aparelho nos dentes|dor de dente',
    opening:
      'Dente é com um dentista, e não indicamos clínica. A nossa parte é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'cabelo*|maquiagem|unha|unhas|sobrancelha*|salao de beleza|cabeleireiro*|barbeiro|barbearia|manicure|depilacao|skincare|limpeza de pele|pele oleosa|perfume*',
    opening:
      'Cabelo, unha e pele são com o salão, a perfumaria ou o dermatologista. Nós cuidamos é de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'adestr*|cachorro a fazer|cachorro fazer|ensinar cachorro|ensinar o cachorro|ensinar gato|cachorro latindo',
    opening:
      'Ensinar um cachorro ou um gato é com um adestrador. Aqui se ensina só portão a abrir e fechar, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'racao|petshop|pet shop|banho e tosa|aquario*|caminha de cachorro',
    opening:
      'Ração, banho e acessório de bicho são com um pet shop. Portão automático é conosco, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'aula de ingles|curso de ingles|aulas de ingles|aula de espanhol|aula de frances|curso de espanhol|duolingo',
    opening:
      'Língua se aprende com um professor ou numa escola de idiomas. De ensinar só sabemos o uso de um portão automático.',
  },
  {
    words:
      'escola de*|aula de*|aulas de*|academia de danca|autoescola|creche|colegio|faculdade*|professor*|reforco escolar|natacao',
    opening:
      'Aula e escola são com quem ensina, e disso não sabemos o caminho. Daqui saem técnicos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'bolo*|receita de*|receitas|cobertura de chocolate|chocolate|massa de*|pao|paes|queijo|frango|carne|arroz|feijao|macarrao|lasanha|pudim|torta*|salada*|churrasco|sobremesa*|cozinhar|assar|air fryer|airfryer|brigadeiro|pizza*|sorvete',
    opening:
      'Receita é com quem cozinha, e aqui ninguém arrisca o ponto do forno. O nosso trabalho é motor de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'imposto*|declaracao de*|declarar|renda|mei|cnpj|simples nacional|irpf|inss|fgts|aposentadoria|nota fiscal mei|receita federal|contador*|previdencia|iptu|ipva',
    opening:
      'Imposto, declaração e registro são com um contador ou no portal do governo, e aqui não orientamos sobre isso. Cuidamos de portão automático em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'academia*',
    opening:
      'Academia se escolhe com uma aula de prova e o contrato lido, e disso não sabemos mais. Só atendemos portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'whey|proteina*|creatina|dieta*|emagrec*|engord*|caloria*|treino*|musculacao|colageno|vitamina*|jejum|suplemento*',
    opening:
      'Isso é com nutricionista ou médico, e não com quem conserta portão: daqui não sai conselho de dieta. Só atendemos portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'dor em*|dor de*|dores|remedio*|febre|gripe|dengue|covid*|virose|catapora|sarampo|asma|rinite|sinusite|enxaqueca|vomito*|colesterol|sintomas de gravidez|gravidez|gravida|medico*|dipirona|ibuprofeno|antibiotico*|pressao alta|diabetes|ansiedade|depressao|exame de sangue|vacina*|hospital|tomar',
    opening:
      'Saúde é com médico ou farmacêutico, e não damos palpite nisso. A nossa parte são portões automáticos de São Paulo e da Grande São Paulo.',
  },
  {
    words: 'jogo*|jogar',
    opening:
      'Jogo é com uma loja, um portal do assunto ou quem o transmite. Esta é a página de uma empresa de portão automático de São Paulo e da Grande São Paulo.',
  },
  {
    words:
      'capital de*|quem descobriu|historia de*|resumo de*|redacao|enem|vestibular|tabuada|equacao|traducao|traduzir|em ingles|significado de*|sinonimo*|planeta*|presidente*|dinossauro*',
    opening:
      'Dúvida de escola se tira com livro ou professor, e aqui não a respondemos. O que sabemos responder é sobre portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'passagem*|hotel|hoteis|pousada*|viagem*|viajar|aeroporto|roteiro*|visto americano|praia|praias|turismo|voo*',
    opening:
      'Viagem se resolve com uma agência ou com a companhia aérea. Nós ficamos na garagem: portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'emprestimo*|financiamento*|cartao de credito|bitcoin|investir|investimento*|acoes|bolsa de valores|pix|banco*|serasa|nubank|poupanca|consignado|dolar',
    opening:
      'Dinheiro e crédito são com o seu banco ou com um consultor, e aqui não recomendamos nada disso. Trabalhamos com portão automático em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'passeador*|passear com*|passeio com cachorro*|dog walker|pet sitter|baba de cachorro*|creche de cachorro*|hotel de cachorro*|hotelzinho',
    opening:
      'Passear ou ficar com bicho é com um passeador ou um hotel para animais, que a clínica ou a loja do bairro indica. Aqui se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'cachorro*|gato*|gatos|filhote*|veterinari*|papagaio|coelho*|hamster',
    opening:
      'Bicho é com veterinário, adestrador ou loja de animais. Aqui se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'vestido*|sapato*|tenis|roupa*|moda|tatuagem*|namoro|namorad*|casamento|aniversario|presente*',
    opening:
      'Para isso há lojas e profissionais que não somos nós. O que se trata nesta página é portão automático, em São Paulo e na Grande São Paulo.',
  },
];

/** The opening for a question with no word from any list. */
export const unknownQuestionAnswers: readonly string[] = [
  'Nessa não podemos ajudar, porque o nosso assunto é um só: portão automático, em São Paulo e na Grande São Paulo. Procure um profissional dessa área.',
  'Isso é com quem trabalha na área, e preferimos não arriscar um palpite. O que sabemos fazer é instalar e consertar portão automático em São Paulo e na Grande São Paulo.',
  'Vale procurar quem é do ramo: aqui a resposta seria um palpite. Trabalhamos só com portão automático, em São Paulo e na Grande São Paulo.',
];
