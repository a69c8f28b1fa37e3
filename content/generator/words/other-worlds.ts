/**
 * Titles that are plainly of another world: a cake, a tax return, a medicine. The page says whose question it is and
 * stops there. Trades that meet the gate are in trades.ts.
 */
export interface OtherWorld {
  /** In the notation of fault-words.ts, separated by bars. */
  words: string;
  /** The opening. It refuses, names who answers, and says what we do. */
  said: string;
  /** It is another world even if the title names the gate: 'bolo com tema de portão'. */
  isBesideGate?: true;
}

export const otherWorlds: readonly OtherWorld[] = [
  {
    words:
      'escola de*|aula de*|aulas de*|academia de danca|autoescola|creche|colegio|faculdade*|professor*|reforco escolar|natacao',
    said: 'Aula e escola são com quem ensina, e disso não sabemos o caminho. Daqui saem técnicos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'bolo*|receita de*|receitas|cobertura de chocolate|chocolate|massa de*|pao|paes|queijo|frango|carne|arroz|feijao|macarrao|lasanha|pudim|torta*|salada*|churrasco|sobremesa*|cozinhar|assar|air fryer|airfryer|brigadeiro|pizza*|sorvete',
    said: 'Receita é com quem cozinha, e aqui ninguém arrisca o ponto do forno. O nosso trabalho é motor de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'imposto*|declaracao de*|declarar|renda|mei|cnpj|simples nacional|irpf|inss|fgts|aposentadoria|nota fiscal mei|receita federal|contador*|previdencia|iptu|ipva',
    said: 'Imposto, declaração e registro são com um contador ou no portal do governo, e aqui não orientamos sobre isso. Cuidamos de portão automático em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'whey|proteina*|creatina|dieta*|emagrec*|engord*|caloria*|treino*|academia|musculacao|colageno|vitamina*|jejum|suplemento*',
    said: 'Isso é com nutricionista ou médico, e não com quem conserta portão: daqui não sai conselho de dieta. Só atendemos portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'dor em*|dor de*|dores|remedio*|febre|gripe|sintomas de gravidez|gravidez|gravida|medico*|dentista*|dentario*|dentaria*|dental|clareamento|odonto*|implante de dente|dipirona|ibuprofeno|antibiotico*|pressao alta|diabetes|ansiedade|depressao|exame de sangue|vacina*|hospital|tomar',
    said: 'Saúde é com médico, dentista ou farmacêutico, e não damos palpite nisso. A nossa parte são portões automáticos de São Paulo e da Grande São Paulo.',
  },
  {
    words:
      'futebol|jogo*|campeonato|brasileirao|palmeiras|corinthians|flamengo|placar|libertadores|copa do mundo|filme*|serie*|novela*|musica*|letra de*|cantor*|netflix|signo*|horoscopo|loteria|mega sena|bbb|previsao de tempo|previsao de o tempo|clima hoje|noticia*',
    said: 'Jogo, filme e notícia não passam por aqui: procure um portal do assunto. Esta é a página de uma empresa de portão automático de São Paulo e da Grande São Paulo.',
  },
  {
    words:
      'capital de*|quem descobriu|historia de*|resumo de*|redacao|enem|vestibular|tabuada|equacao|traducao|traduzir|em ingles|significado de*|sinonimo*|planeta*|presidente*|dinossauro*',
    said: 'Dúvida de escola se tira com livro ou professor, e aqui não a respondemos. O que sabemos responder é sobre portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'passagem*|hotel|hoteis|pousada*|viagem*|viajar|aeroporto|roteiro*|passaporte|visto americano|praia|praias|turismo|voo*',
    said: 'Viagem se resolve com uma agência ou com a companhia aérea. Nós ficamos na garagem: portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'emprestimo*|financiamento*|cartao de credito|bitcoin|investir|investimento*|acoes|bolsa de valores|pix|banco*|serasa|nubank|poupanca|consignado|dolar',
    said: 'Dinheiro e crédito são com o seu banco ou com um consultor, e aqui não recomendamos nada disso. Trabalhamos com portão automático em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'cachorro*|gato*|gatos|racao|filhote*|veterinari*|papagaio|aquario*|coelho*|hamster',
    said: 'Bicho é com veterinário, adestrador ou loja de animais. Aqui se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'cabelo*|maquiagem|unha*|perfume*|vestido*|sapato*|tenis|roupa*|moda|sobrancelha*|tatuagem*|namoro|namorad*|casamento|aniversario|presente*|batizado',
    said: 'Para isso há lojas e profissionais que não somos nós. O que se trata nesta página é portão automático, em São Paulo e na Grande São Paulo.',
  },
];

/** For a question of which no list knows a word. */
export const strangeQuestions: readonly string[] = [
  'Nessa não podemos ajudar, porque o nosso assunto é um só: portão automático, em São Paulo e na Grande São Paulo. Quem entende disso responde melhor.',
  'Isso é com quem trabalha na área, e preferimos não arriscar um palpite. O que sabemos fazer é instalar e consertar portão automático em São Paulo e na Grande São Paulo.',
  'Vale procurar quem é do ramo: aqui a resposta seria um palpite. Trabalhamos só com portão automático, em São Paulo e na Grande São Paulo.',
];
