/** The ten testimonial pages, in the order of docs/specification/addresses.md#route-table. */
import { abcdPaulista } from './abcd-paulista.ts';
import { clientesEspeciais } from './clientes-especiais.ts';
import { grandeSaoPaulo } from './grande-sao-paulo.ts';
import { guarulhos } from './guarulhos.ts';
import { osasco } from './osasco.ts';
import { santoAndre } from './santo-andre.ts';
import { saoBernardo } from './sao-bernardo.ts';
import { saoPauloCapital } from './sao-paulo-capital.ts';
import type { TestimonialRegion } from './testimonial.ts';
import { zonaNorte } from './zona-norte-sp.ts';
import { zonaSul } from './zona-sul-sp.ts';

export const testimonialRegions: readonly TestimonialRegion[] = [
  {
    slug: 'sao-paulo-capital',
    name: 'São Paulo Capital',
    where: 'em São Paulo',
    title: 'Depoimentos de São Paulo: Oito Conversas de Exemplo',
    heading: 'Depoimentos da capital, da Mooca ao Butantã',
    description:
      'Exemplos de mensagens de bairros da capital sobre motor de portão: parede geminada, ladeira, prédio antigo, controle sumido. E o que custam os serviços.',
    keywords: [
      'depoimentos motor de portão são paulo',
      'opiniões portão automático são paulo',
      'quem instalou motor ppa em são paulo',
      'motor de portão capital',
    ],
    intro:
      'As oito conversas desta página são exemplos ilustrativos, escritos a partir do que mais se pergunta sobre portões na capital. Cada uma parte de uma garagem comum em São Paulo: a parede dividida com o vizinho, a ladeira, o prédio antigo, a rua cheia na hora de entrar.',
    places: ['sao-paulo', 'mooca', 'lapa', 'penha', 'itaquera'],
    variant: 'plain',
    testimonials: saoPauloCapital,
  },
  {
    slug: 'guarulhos',
    name: 'Guarulhos',
    where: 'em Guarulhos',
    title: 'Depoimentos de Guarulhos: Exemplos de Casa e Galpão',
    heading: 'Depoimentos de Guarulhos, bairro por bairro',
    description:
      'De Cumbica à Vila Galvão, oito exemplos de conversa sobre portão em Guarulhos: galpão com vans, rua de terra, salão nos fundos e o preço de quatro serviços.',
    keywords: [
      'depoimentos portão automático guarulhos',
      'motor de portão guarulhos opiniões',
      'motor ppa guarulhos depoimentos',
      'conserto de portão guarulhos avaliação',
    ],
    intro:
      'Estes oito diálogos são exemplos ilustrativos e mostram pedidos típicos de Guarulhos, sem reproduzir a fala de um cliente real. A cidade mistura galpão que não para, sobrado de família e rua que ainda levanta poeira, e cada portão desses pede um serviço.',
    places: ['guarulhos', 'vila-galvao', 'cumbica', 'pimentas', 'gopouva'],
    variant: 'plain',
    testimonials: guarulhos,
  },
  {
    slug: 'osasco',
    name: 'Osasco',
    where: 'em Osasco',
    title: 'Depoimentos de Osasco: Oito Conversas de Exemplo',
    heading: 'Depoimentos de Osasco, do Rochdale à Vila Yara',
    description:
      'Água na rua, van escolar rente ao teto, placa queimada na tempestade: exemplos de conversas de Osasco e quanto custam quatro desses serviços.',
    keywords: [
      'depoimentos portão automático osasco',
      'motor de portão osasco opiniões',
      'motor ppa osasco depoimentos',
      'instalação de portão osasco avaliação',
    ],
    intro:
      'Para mostrar como um atendimento costuma correr em Osasco, reunimos oito exemplos ilustrativos de conversa. Neles aparecem a chuva que enche a rua baixa, a casa do Km 18 sem lugar para parar e o prédio da Vila Yara onde o portão batia embaixo da sala.',
    places: ['osasco', 'rochdale', 'presidente-altino', 'km-18', 'vila-yara'],
    variant: 'plain',
    testimonials: osasco,
  },
  {
    slug: 'santo-andre',
    name: 'Santo André',
    where: 'em Santo André',
    title: 'Depoimentos de Santo André: Oito Mensagens de Exemplo',
    heading: 'Depoimentos de Santo André',
    description:
      'Um soldador que confere a solda, uma confeiteira, um síndico do Bairro Jardim: exemplos de mensagens de Santo André e o que custam os serviços.',
    keywords: [
      'depoimentos motor de portão santo andré',
      'portão automático santo andré opiniões',
      'motor ppa santo andré',
      'instalador de portão santo andré avaliação',
    ],
    intro:
      'Quem escreve nestas oito mensagens são personagens, e os textos são exemplos ilustrativos de pedidos de Santo André. Eles vão de Utinga à Vila Luzita e falam de solda, rampa, madeira, antena e revisão de prédio.',
    places: ['santo-andre', 'sao-caetano-do-sul', 'maua'],
    variant: 'plain',
    testimonials: santoAndre,
  },
  {
    slug: 'sao-bernardo',
    name: 'São Bernardo',
    where: 'em São Bernardo do Campo',
    title: 'Depoimentos de São Bernardo do Campo: Oito Exemplos',
    heading: 'Depoimentos de São Bernardo do Campo',
    description:
      'Neblina da represa, república em Rudge Ramos, turno da madrugada: oito exemplos de São Bernardo sobre portão automático, e o que custam os casos.',
    keywords: [
      'depoimentos motor de portão são bernardo',
      'portão automático são bernardo do campo opiniões',
      'motor ppa são bernardo',
      'conserto de portão são bernardo avaliação',
    ],
    intro:
      'Os oito relatos de São Bernardo do Campo reunidos aqui são exemplos ilustrativos, com situações que um instalador encontra entre o morro do Baeta e a beira da represa. O mesmo portão envelhece de jeitos diferentes nesses dois endereços.',
    places: ['sao-bernardo-do-campo', 'diadema', 'santo-andre'],
    variant: 'plain',
    testimonials: saoBernardo,
  },
  {
    slug: 'zona-norte-sp',
    name: 'Zona Norte de São Paulo',
    where: 'na Zona Norte de São Paulo',
    title: 'Depoimentos da Zona Norte de SP: Conversas de Exemplo',
    heading: 'Depoimentos da Zona Norte',
    description:
      'Rua estreita na Freguesia, feira no Tucuruvi, folha no trilho no Tremembé: exemplos da Zona Norte sobre motor e conserto de portão, quatro com preço.',
    keywords: [
      'depoimentos portão automático zona norte',
      'motor de portão zona norte sp opiniões',
      'conserto de portão santana depoimentos',
      'motor ppa zona norte',
    ],
    intro:
      'Escrevemos estas conversas como exemplos ilustrativos de casos da Zona Norte, onde a garagem divide espaço com feira, ladeira e caminhão. Antes delas estão quatro preços; depois, o que fazer em cada situação.',
    places: ['santana', 'tucuruvi', 'casa-verde', 'vila-maria'],
    variant: 'plain',
    testimonials: zonaNorte,
  },
  {
    slug: 'zona-sul-sp',
    name: 'Zona Sul de São Paulo',
    where: 'na Zona Sul de São Paulo',
    title: 'Depoimentos da Zona Sul de SP: Mensagens de Exemplo',
    heading: 'Depoimentos da Zona Sul',
    description:
      'Vento em Interlagos, consultório na Vila Mariana, cabo desfiado em Santo Amaro: oito exemplos da Zona Sul sobre portão e quanto custam quatro deles.',
    keywords: [
      'depoimentos portão automático zona sul',
      'motor de portão zona sul sp opiniões',
      'conserto de portão santo amaro depoimentos',
      'motor ppa zona sul',
    ],
    intro:
      'São exemplos ilustrativos as oito mensagens da Zona Sul que você vai ler, do apartamento perto do metrô à casa de esquina na beira da represa. Em várias delas há um detalhe que só se descobre no local, como o vento na folha ou a tomada que vem de uma extensão.',
    places: ['interlagos', 'santo-amaro', 'jabaquara', 'vila-mariana', 'campo-belo'],
    variant: 'plain',
    testimonials: zonaSul,
  },
  {
    slug: 'abcd-paulista',
    name: 'ABCD Paulista',
    where: 'no ABCD Paulista',
    title: 'Depoimentos do ABCD: Exemplos de Seis Cidades',
    heading: 'Depoimentos do ABCD Paulista',
    description:
      'De São Caetano a Rio Grande da Serra, oito exemplos do ABCD: garoa na madeira, ladeira em Mauá, garagem dividida em Diadema, e o que custam os pedidos.',
    keywords: [
      'depoimentos motor de portão abc',
      'portão automático abcd paulista opiniões',
      'motor ppa são caetano depoimentos',
      'portão automático diadema avaliação',
    ],
    intro:
      'Esta página traz oito exemplos ilustrativos de conversa sobre portões do ABCD, e não avaliações publicadas por clientes. A região muda de clima e de relevo, e por isso cada mensagem diz o bairro e a cidade da história. Santo André e São Bernardo têm página própria.',
    places: ['sao-caetano-do-sul', 'diadema', 'maua', 'ribeirao-pires', 'rio-grande-da-serra'],
    variant: 'plain',
    testimonials: abcdPaulista,
  },
  {
    slug: 'grande-sao-paulo',
    name: 'Grande São Paulo',
    where: 'na Grande São Paulo',
    title: 'Depoimentos da Grande São Paulo: Conversas de Exemplo',
    heading: 'Depoimentos da Grande São Paulo',
    description:
      'Cotia, Barueri, Carapicuíba, Mogi e vizinhas: exemplos de conversas sobre portão em chácara, casa alugada e escolinha, com o que custam os serviços.',
    keywords: [
      'depoimentos motor de portão grande são paulo',
      'portão automático cotia opiniões',
      'motor de portão barueri depoimentos',
      'motor ppa mogi das cruzes',
    ],
    intro:
      'Oito exemplos ilustrativos descrevem aqui portões de fora da capital, um por cidade. Da chácara à escolinha, muda o que se pede do controle, do sensor e do motor.',
    places: ['cotia', 'barueri', 'carapicuiba', 'taboao-da-serra', 'mogi-das-cruzes'],
    variant: 'plain',
    testimonials: grandeSaoPaulo,
  },
  {
    slug: 'clientes-especiais',
    name: 'Clientes Especiais',
    where: 'em São Paulo e região',
    title: 'Clientes Especiais: Exemplos de Depoimentos',
    heading: 'Clientes especiais: o\u00a0que cada ofício pede',
    description:
      'Exemplos de depoimentos por profissão: médica, advogado, arquiteta, síndico, chef, músico, piloto e diretora, e o que cada ofício exige de um portão.',
    keywords: [
      'depoimentos clientes especiais portão',
      'motor de portão para síndico',
      'portão automático para restaurante',
      'portão silencioso para médico',
    ],
    intro:
      'As mensagens são exemplos ilustrativos, contados por profissão, e não depoimentos de pessoas reais. Mostram o que perguntar quando o portão faz parte do trabalho: aberturas por hora, falta de luz e o que o orçamento deve trazer escrito.',
    places: ['sao-paulo', 'guarulhos', 'osasco', 'santo-andre'],
    variant: 'vip',
    testimonials: clientesEspeciais,
  },
];
