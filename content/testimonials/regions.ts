/** The ten testimonial pages, in the order of SPEC.md section 2, Route table. */
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
    title: 'Depoimentos em São Paulo: Portão de Garagem na Capital',
    heading: 'Depoimentos da capital, da Mooca ao Butantã',
    description:
      'Oito mensagens de bairros da capital sobre motor de portão: parede geminada, ladeira, prédio antigo, controle que sumiu e chuva na hora de chegar.',
    keywords: [
      'depoimentos motor de portão são paulo',
      'opiniões portão automático são paulo',
      'quem instalou motor ppa em são paulo',
      'motor de portão capital',
    ],
    intro:
      'Em São Paulo o portão divide parede com o vizinho, encara ladeira e abre para rua cheia. Nestas mensagens cada morador conta o que mudou na garagem dele.',
    places: ['sao-paulo', 'mooca', 'lapa', 'penha', 'itaquera'],
    look: 'plain',
    testimonials: saoPauloCapital,
  },
  {
    slug: 'guarulhos',
    name: 'Guarulhos',
    where: 'em Guarulhos',
    title: 'Depoimentos em Guarulhos: Casa, Galpão e Condomínio',
    heading: 'Depoimentos de Guarulhos, bairro por bairro',
    description:
      'De Cumbica à Vila Galvão, oito mensagens sobre portão automático em Guarulhos: galpão com vans, rua de terra, salão nos fundos e voto em assembleia.',
    keywords: [
      'depoimentos portão automático guarulhos',
      'motor de portão guarulhos opiniões',
      'motor ppa guarulhos depoimentos',
      'conserto de portão guarulhos avaliação',
    ],
    intro:
      'Guarulhos tem galpão que não para, sobrado de família e rua que ainda levanta poeira. O portão de cada um pede um serviço diferente, e é isso que aparece aqui.',
    places: ['guarulhos', 'vila-galvao', 'cumbica', 'pimentas', 'gopouva'],
    look: 'plain',
    testimonials: guarulhos,
  },
  {
    slug: 'osasco',
    name: 'Osasco',
    where: 'em Osasco',
    title: 'Depoimentos em Osasco: Motor de Portão no Dia a Dia',
    heading: 'Depoimentos de Osasco, do Rochdale à Vila Yara',
    description:
      'Água na rua, van escolar rente ao teto, placa queimada na tempestade: oito mensagens de Osasco sobre instalar e consertar motor de portão.',
    keywords: [
      'depoimentos portão automático osasco',
      'motor de portão osasco opiniões',
      'motor ppa osasco depoimentos',
      'instalação de portão osasco avaliação',
    ],
    intro:
      'Em Osasco a chuva enche rua baixa, a loja do Km 18 não tem onde parar e na Vila Yara o portão do prédio batia bem embaixo da sala. São oito problemas diferentes, contados por quem morava com eles.',
    places: ['osasco', 'rochdale', 'presidente-altino', 'km-18', 'vila-yara'],
    look: 'plain',
    testimonials: osasco,
  },
  {
    slug: 'santo-andre',
    name: 'Santo André',
    where: 'em Santo André',
    title: 'Depoimentos em Santo André: Portão Visto por Quem Usa',
    heading: 'Depoimentos de Santo André',
    description:
      'Um soldador que foi conferir a solda, uma confeiteira, um síndico do Bairro Jardim: oito mensagens de Santo André sobre motor de portão instalado.',
    keywords: [
      'depoimentos motor de portão santo andré',
      'portão automático santo andré opiniões',
      'motor ppa santo andré',
      'instalador de portão santo andré avaliação',
    ],
    intro:
      'Quem trabalhou em fábrica olha solda e parafuso antes de elogiar, e Santo André tem muita gente assim. As mensagens vão de Utinga à Vila Luzita.',
    places: ['santo-andre', 'sao-caetano-do-sul', 'maua'],
    look: 'plain',
    testimonials: santoAndre,
  },
  {
    slug: 'sao-bernardo',
    name: 'São Bernardo',
    where: 'em São Bernardo do Campo',
    title: 'Depoimentos em São Bernardo do Campo: Motor de Portão',
    heading: 'Depoimentos de São Bernardo do Campo',
    description:
      'Neblina da represa, república em Rudge Ramos, turno da madrugada na fábrica: oito mensagens de São Bernardo sobre portão automático.',
    keywords: [
      'depoimentos motor de portão são bernardo',
      'portão automático são bernardo do campo opiniões',
      'motor ppa são bernardo',
      'conserto de portão são bernardo avaliação',
    ],
    intro:
      'Entre o morro do Baeta e a beira da represa, o mesmo portão envelhece de jeitos bem diferentes. Moradores de São Bernardo contam o que deu defeito e como foi resolvido.',
    places: ['sao-bernardo-do-campo', 'diadema', 'santo-andre'],
    look: 'plain',
    testimonials: saoBernardo,
  },
  {
    slug: 'zona-norte-sp',
    name: 'Zona Norte de São Paulo',
    where: 'na Zona Norte de São Paulo',
    title: 'Depoimentos da Zona Norte de SP: Portão Automático',
    heading: 'Depoimentos da Zona Norte',
    description:
      'Rua estreita na Freguesia, feira no Tucuruvi, folha no trilho no Tremembé: oito mensagens da Zona Norte sobre motor e conserto de portão.',
    keywords: [
      'depoimentos portão automático zona norte',
      'motor de portão zona norte sp opiniões',
      'conserto de portão santana depoimentos',
      'motor ppa zona norte',
    ],
    intro:
      'Na Zona Norte a garagem divide espaço com feira, ladeira e caminhão. Aqui escrevem uma gestante, um vigia e um ritmista que chegava do ensaio às duas da manhã.',
    places: ['santana', 'tucuruvi', 'casa-verde', 'vila-maria'],
    look: 'plain',
    testimonials: zonaNorte,
  },
  {
    slug: 'zona-sul-sp',
    name: 'Zona Sul de São Paulo',
    where: 'na Zona Sul de São Paulo',
    title: 'Depoimentos da Zona Sul de SP: Motor e Conserto',
    heading: 'Depoimentos da Zona Sul',
    description:
      'Vento em Interlagos, consultório na Vila Mariana, cabo desfiado em Santo Amaro: oito mensagens da Zona Sul sobre portão de garagem.',
    keywords: [
      'depoimentos portão automático zona sul',
      'motor de portão zona sul sp opiniões',
      'conserto de portão santo amaro depoimentos',
      'motor ppa zona sul',
    ],
    intro:
      'A Zona Sul vai do apartamento perto do metrô à casa de esquina na beira da represa. Em várias mensagens há um detalhe que o instalador só viu porque foi até o local.',
    places: ['interlagos', 'santo-amaro', 'jabaquara', 'vila-mariana', 'campo-belo'],
    look: 'plain',
    testimonials: zonaSul,
  },
  {
    slug: 'abcd-paulista',
    name: 'ABCD Paulista',
    where: 'no ABCD Paulista',
    title: 'Depoimentos do ABCD: Portão em Seis Cidades da Região',
    heading: 'Depoimentos do ABCD Paulista',
    description:
      'De São Caetano a Rio Grande da Serra, oito mensagens do ABCD sobre portão automático: garoa na madeira, ladeira em Mauá, garagem dividida em Diadema.',
    keywords: [
      'depoimentos motor de portão abc',
      'portão automático abcd paulista opiniões',
      'motor ppa são caetano depoimentos',
      'portão automático diadema avaliação',
    ],
    intro:
      'O ABCD muda de clima e de relevo em poucos quilômetros, e o portão sente. Por isso estas mensagens trazem o bairro e a cidade de quem escreveu.',
    places: ['sao-caetano-do-sul', 'diadema', 'maua', 'ribeirao-pires', 'rio-grande-da-serra'],
    look: 'plain',
    testimonials: abcdPaulista,
  },
  {
    slug: 'grande-sao-paulo',
    name: 'Grande São Paulo',
    where: 'na Grande São Paulo',
    title: 'Depoimentos da Grande São Paulo: Portão Fora da Capital',
    heading: 'Depoimentos da Grande São Paulo',
    description:
      'Cotia, Barueri, Carapicuíba, Mogi e vizinhas: oito mensagens sobre motor de portão em chácara, casa alugada, escolinha e plantação de flores.',
    keywords: [
      'depoimentos motor de portão grande são paulo',
      'portão automático cotia opiniões',
      'motor de portão barueri depoimentos',
      'motor ppa mogi das cruzes',
    ],
    intro:
      'Fora da capital o terreno é maior, o controle precisa alcançar mais longe e a carga às vezes vai na carretinha. Oito moradores de oito cidades descrevem o portão que tinham e o que têm.',
    places: ['cotia', 'barueri', 'carapicuiba', 'taboao-da-serra', 'mogi-das-cruzes'],
    look: 'plain',
    testimonials: grandeSaoPaulo,
  },
  {
    slug: 'clientes-especiais',
    name: 'Clientes Especiais',
    where: 'em São Paulo e região',
    title: 'Clientes Especiais: Depoimentos por Profissão',
    heading: 'Clientes especiais contam',
    description:
      'Médica, advogado, arquiteta, síndico, chef, músico, piloto e diretora: oito profissões e o que cada uma exige de um portão automático.',
    keywords: [
      'depoimentos clientes especiais portão',
      'motor de portão para síndico',
      'portão automático para restaurante',
      'portão silencioso para médico',
    ],
    intro:
      'Há profissão em que portão parado custa caro: o plantão começa sem você, o gelo derrete, a ambulância espera. No lugar do bairro, cada mensagem traz o ofício de quem escreve.',
    places: ['sao-paulo', 'guarulhos', 'osasco', 'santo-andre'],
    look: 'vip',
    testimonials: clientesEspeciais,
  },
];
