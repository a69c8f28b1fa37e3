/** Food, animals, leisure, travel, technology, science, and the things of a house other than its gate. */
import type { OffTopic } from '../off-topic.ts';

export const offTopicsOfThings: readonly OffTopic[] = [
  {
    words: 'calorias|caloria|emagrec*|engord*|jejum intermitente|dieta*|whey|creatina|proteina*|suplemento*',
    opening:
      'Dieta e suplemento são com um nutricionista ou um médico, e daqui não sai conselho. O nosso assunto é só portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'conta de luz|conta de energia|conta de agua|conta de gas|segunda via de*|enel|sabesp|comgas|cpfl|falta de agua|religacao de energia|religar energia|tarifa social|bandeira tarifaria',
    opening:
      'Conta, corte e falta de luz, de água ou de gás são com a distribuidora, pelo aplicativo ou pelo telefone impresso na conta. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'receita*|bolo de*|bolo simples|bolo sem*|pudim*|brigadeiro*|beijinho|mousse|pave|torta de*|coxinha|pastel de*|pao de queijo|pao caseiro|massa de*|molho de*|strogonoff|estrogonofe|feijoada|moqueca|lasanha|macarrao|macarronada|nhoque|risoto|arroz*|feijao*|frango*|carne de*|carne moida|picanha|churrasco|costela|linguica|peixe*|bacalhau|camarao|sushi|salada*|sopa*|caldo*|farofa|tapioca|cuscuz|panqueca*|omelete|ovo|ovos|batata*|mandioca|hamburguer*|pizza|pizzas|sorvete*|caipirinha|drink*|vinho|cerveja*|cafe coado|cha de camomila|suco de*|geleia|iogurte|queijo*|chocolate*|cozinhar|assar|fritar|descongelar|congelar|marinada|tempero*|fermento|ceia*|marmita*',
    opening:
      'Um site de receitas ou um livro de cozinha resolve. Nós só entendemos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'cachorro vomit*|gato vomit*|cachorro com*|gato com*|gata com*|cachorra com*|cadela*|cachorro nao come|gato nao come|gato espirr*|cachorro espirr*|cachorro engasg*|cachorro mancando|vacina de cachorro|vacina de gato|vermifugo*|antipulga*|carrapato*|pulga*|castracao|castrar|cio|parvovirose|cinomose|erliquiose|toxoplasmose|veterinari*',
    opening:
      'Bicho doente é com o veterinário, e o que come ou toma se pergunta a ele. Aqui só se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'raca de*|racas de*|filhote*|adotar*|adocao de*|canil|pug|shih tzu|shitzu|poodle|pitbull|labrador|golden retriever|pinscher|lhasa|spitz|persa|siames|papagaio*|calopsita*|periquito*|canario*|hamster*|coelho*|tartaruga*|jabuti|aquario*|peixe betta|galinha*|cavalo*|vaca|vacas|porco*|abelha*|borboleta*|tubarao*|leao|tigre|elefante*|girafa*|dinossauro*|racao|banho e tosa|coleira|adestr*|xixi em lugar*|gato miando|cachorro latindo',
    opening:
      'Animal é com um veterinário, um adestrador ou uma loja do ramo. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'futebol|melhor time|maior time|time de*|times de*|tecnico de time|tecnico de brasil|campeao*|campeonato*|brasileirao|libertadores|copa de mundo|copa de brasil|champions*|premier league|palmeiras|corinthians|flamengo|vasco|fluminense|botafogo|gremio|santos fc|selecao brasileira|neymar|messi|cristiano ronaldo|ronaldinho|escalacao*|artilheiro*|placar*|ingresso*|formula 1|ayrton senna|ufc|mma|boxe|jiu jitsu|muay thai|karate|judo|natacao|corrida de rua|maratona|meia maratona|treino*|musculacao|abdominal|agachamento|crossfit|pilates|yoga|ioga|academia perto*|academia barata|tenis de corrida|beach tennis|volei*|basquete*|nba|nfl|surf|skate|ciclismo|pesca|pescaria|xadrez',
    opening:
      'Jogo, treino e placar são com o clube, um professor de educação física ou um portal de esporte. O que fazemos é só portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'filme*|series de*|novela*|netflix|prime video|disney plus|globoplay|hbo max|anime*|manga*|k pop|kpop|bts|bbb|big brother|cinema*|teatro*|show de*|show em*|ingressos|lollapalooza|rock in rio|carnaval*|samba|pagode|sertanejo|funk|anitta|taylor swift|beatles|cantor*|banda de rock|musica*|letra de*|spotify|deezer|playlist|livro*|romance*|harry potter|marvel|batman|homem aranha|naruto|dragon ball|pokemon|minecraft|roblox|free fire|fortnite|gta*|fifa|codigo de jogo|youtube*|podcast*|tiktok|instagram|facebook|stories|reels|influencer*|sudoku|baralho|truco|domino|quebra cabeca',
    opening:
      'Filme, música e jogo estão no serviço que os mostra ou na bilheteria. Aqui só se trata de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'passagem aerea|passagens aereas|passagem para*|passagens para*|passagem de onibus|milhas|voo*|aeroporto*|bagagem|mala de*|check in|latam|gol linhas|azul linhas|hotel em*|hotel barato|hoteis*|hotel fazenda|pousada*|airbnb|booking|resort*|cruzeiro maritimo|excursao*|pacote de viagem|pacotes de viagem|agencia de viagem|roteiro*|o que fazer em*|pontos turisticos|ponto turistico|praias de*|melhores praias|disney|orlando|visto americano|passaporte*|intercambio|seguro viagem|camping|trilha em*|cachoeira*|parque ibirapuera|parque aquatico|zoologico|museu*|hopi hari|beto carrero|rodoviaria*|onibus para*|onibus de*|linha de onibus|estacao de trem|estacao de metro|cptm|trem para*|trem turistico|trem bala|ferrovia*|locomotiva*|balsa|uber|99 taxi|taxi|cep de*|qual o cep|distancia entre*|mapa de*|fuso horario|capital de*',
    opening:
      'Viagem e transporte são com a companhia, uma agência ou o aplicativo de mapas. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'windows|linux|excel|powerpoint|planilha*|word|pdf para*|converter pdf|formatar*|virus de computador|antivirus|pc gamer|tela azul|tela preta|senha de wifi|gmail|outlook|icloud|google drive|chatgpt|inteligencia artificial|python|javascript|curso de programacao|banco de dados|hospedagem de site|criar site|loja virtual|seo|marketing digital|trafego pago|tv smart|smart tv|fone de ouvido|airpods|smartwatch|apple watch|tablet*|ipad|kindle|drone*|impressao 3d|playstation|ps4|ps5|xbox|nintendo|joystick|manete|whatsapp business|clonaram meu whatsapp|figurinhas|capinha*',
    opening:
      'Computador, aplicativo e eletrônico são com a assistência da marca ou um técnico de informática. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'buraco negro|buracos negros|planeta*|via lactea|galaxia*|asteroide*|eclipse*|lua cheia|fases de lua|gravidade|velocidade de luz|relatividade|fisica quantica|atomo*|molecula*|dna|big bang|vulcao|vulcoes|terremoto*|tsunami*|aquecimento global|efeito estufa|oceano*|amazonia|bioma*|cerrado|mata atlantica|maior rio|maior pais|maior montanha|quantos paises|quem descobriu|quem foi|quem inventou|por que o ceu e azul|previsao de tempo|frente fria|vai chover',
    opening:
      'Ciência e curiosidade se procuram num livro, com um professor ou numa enciclopédia. De portão automático entendemos nós, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'carro popular|pneus|pneu de*|carro usado|carros usados|carro 0km|carro eletrico|suv|hatch|sedan|test drive|tabela fipe|fipe|seguro de carro|seguro auto|troca de oleo|pastilha de freio|freio de*|embreagem de*|cambio*|suspensao|amortecedor*|alinhamento e balanceamento|correia dentada|vela de ignicao|radiador|bateria de carro|carro nao liga|carro nao pega|carro morrendo|moto nao pega|moto nao liga|moto usada|honda cg|cg 160|biz|fan 160|titan 160|xre|hornet|onix|hb20|corolla|civic|fusca|kombi|uno mille|funilaria*|lava rapido|martelinho de ouro|polimento|insulfilm de carro|som automotivo|cnh*|autoescola|tirar carteira|habilitacao|licenciamento|placa mercosul|detran*|renavam|documento de carro|ipva|caminhao usado|carreta|gasolina*|etanol|diesel',
    opening:
      'Carro e moto são com o mecânico, a loja, o corretor ou, nos papéis, o Detran. Aqui cuidamos só de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'restaurante*|pizzaria*|lanchonete*|padaria*|acougue*|farmacia*|drogaria*|supermercado*|sacolao|feira livre|shopping*|cartorio*|correios|loterica*|banco 24 horas|agencia bancaria|poupatempo|posto de gasolina|borracharia*|salao de beleza|cabeleireir*|barbearia*|manicure*|papelaria*|floricultura*|costureira*|sapateiro*|lavanderia*|grafica*|otica*|loja de roupa*|loja de movel*|loja de moveis|loja de brinquedo*|brecho*|casa de racao|velorio*|funeraria*|cemiterio*|coworking|salao de festa*|buffet*|casa de show*|balada*|motel|moteis',
    opening:
      'Endereço, telefone e horário de um lugar estão no aplicativo de mapas ou no site dele. Nós atendemos só portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'vestido*|sapato*|tenis branco|bolsa feminina|perfume*|maquiagem|batom|cabelo*|corte de cabelo|luzes em cabelo|progressiva|unha*|sobrancelha*|cilios|depilacao|skincare|protetor solar|tatuagem*|piercing|look*|moda|calca jeans|joia*|alianca*|anel de*|brinco*|relogio de pulso|oculos|presente para*|presente de*|amigo secreto|fantasia de*|croche|trico|artesanato|bordado|costura',
    opening:
      'Roupa, beleza e presente são com a loja ou o profissional do ramo. O nosso ofício é só portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'saco de cimento|piso laminado|papel de parede em*|planta de vaso|plantas de*|orquidea*|suculenta*|samambaia*|rosa de deserto|horta*|tomate*|adubo*|pe de limao|limoeiro*|jabuticaba*|gramado|cupim*|pernilongo*|mosquito*|morcego*|pombo*|tirar mancha*|desencardir|limpar sofa|limpar fogao|lavar tenis|colchao|sofa*|travesseiro*|decoracao*|piso vinilico|rejunte|planta de casa|projeto de casa|casa pre fabricada|container casa|vaso sanitario|lava loucas|panela*|air fryer',
    opening:
      'Casa, jardim e eletrodoméstico são com o profissional de cada coisa: jardineiro, pedreiro, dedetizadora ou a assistência da marca. Da casa cuidamos só do portão automático, em São Paulo e na Grande São Paulo.',
  },
];
