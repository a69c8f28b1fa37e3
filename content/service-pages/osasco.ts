/** /portao-automatico-osasco (docs/specification/pages.md#service-pages). */
import { osascoPageTestimonials } from '../testimonials/osasco-page.ts';
import type { ServicePage } from './service-page.ts';

export const osascoPage: ServicePage = {
  slug: 'portao-automatico-osasco',
  city: 'Osasco',
  title: 'Portão Automático em Osasco, da Venda ao Conserto',
  description:
    'Motor de portão em Osasco: kit PPA instalado, conserto no local e a Manutenção Express de {{express}}, que aqui vale só para quem é de Osasco.',
  keywords: [
    'portão automático osasco',
    'motor de portão osasco',
    'conserto de portão osasco',
    'manutenção de portão osasco',
    'motor ppa osasco',
  ],
  lead: 'Na garagem de casa, kit PPA montado a partir de {{kit.padrao}} e reparo de {{repair.from}} a {{repair.to}}. Prédio e comércio recebem orçamento pela peça, da baixada do Rochdale às ladeiras do Jaguaribe.',
  intro: [
    'Em Osasco, da baixada do Rochdale às ruas íngremes do Jaguaribe e da Bela Vista, muita garagem começa logo depois da calçada, e a folha trabalha inclinada ou com pouco espaço para se deitar.',
    'Nesse cenário o motor é metade do serviço. A outra metade é o equilíbrio: antes de ligar qualquer fio, o técnico solta a folha e vê se ela fica parada a meia altura. Se desce ou sobe sozinha, o contrapeso vem primeiro.',
  ],
  services: [
    {
      title: 'Kit PPA montado na garagem',
      text: 'Conjunto basculante completo, com central e dois controles. São de 2 a 3 horas com coluna e tomada prontas, e até 4 se o fio da tomada ao motor ainda precisa ser passado. O que vem do quadro é com o eletricista.',
    },
    {
      title: 'Reparo de placa e de motor',
      text: 'Diagnóstico com medição, troca só do que falhou e teste com o motor puxando a folha. De 1 a 3 horas e, em casa, de {{repair.from}} a {{repair.to}} na maioria dos casos.',
    },
    {
      title: 'Equilíbrio da folha',
      text: 'Ajuste de contrapeso, cabos e roldanas em portão de rampa, que é onde o motor mais sofre.',
    },
    {
      title: 'Revisão programada',
      text: 'Visita de 1 a 2 horas para limpar, apertar e regular, marcada com antecedência e fora do horário de saída da casa.',
    },
    {
      title: 'Segurança do vão',
      text: 'Luz de aviso para a calçada, fotocélula para o fechamento e força acertada, no portão que dá direto na rua.',
    },
    {
      title: 'Automatização do zero',
      text: 'Portão manual em bom estado recebe motor sem troca de folha. Se for preciso reforço ou solda, o valor entra no orçamento antes.',
    },
  ],
  neighborhoods: [
    {
      region: 'Centro e linha do trem',
      names: ['Centro', 'Vila Osasco', 'Vila Campesina', 'Presidente Altino', 'Km 18', 'Quitaúna'],
    },
    {
      region: 'Zona norte, do Tietê para cima',
      names: [
        'Rochdale',
        'Piratininga',
        'Mutinga',
        'Munhoz Júnior',
        'Ayrosa',
        'Remédios',
        'IAPI',
        'Aliança',
        'Helena Maria',
        'Vila Menck',
        'Baronesa',
        'Bonança',
        'Portal d’Oeste',
        'Três Montanhas',
        'Jardim Elvira',
        'Paiva Ramos',
      ],
    },
    {
      region: 'Zona sul',
      names: [
        'Vila Yara',
        'Cidade de Deus',
        'Continental',
        'Vila Yolanda',
        'Umuarama',
        'Adalgisa',
        'Jaguaribe',
        'Bela Vista',
        'Bussocaba',
        'City Bussocaba',
        'Jardim das Flores',
        'Cidade das Flores',
        'Cipava',
        'Pestana',
        'São Pedro',
        'Veloso',
        'Jardim Roberto',
        'Novo Osasco',
        'Padroeira',
        'Conceição',
        'Jardim D’Abril',
        'Raposo Tavares',
        'Santa Maria',
        'Metalúrgicos',
        'Santo Antônio',
      ],
    },
    {
      region: 'Outros bairros',
      names: ['Castelo Branco'],
    },
  ],
  neighborhoodsNote:
    'Quem mora na divisa com Carapicuíba, Barueri ou com a zona oeste de São Paulo também é atendido.',
  reasons: [
    {
      title: 'Experiência em rampa',
      text: 'Sabemos onde a folha pesa, qual lado cede primeiro e por que o motor maior não conserta portão desequilibrado.',
    },
    {
      title: 'Sem taxa de visita',
      text: 'O orçamento começa pela foto ou por um vídeo curto. Quando é preciso ver no local, a ida também não é cobrada.',
    },
    {
      title: 'Peças no carro',
      text: 'Capacitor, fim de curso, receptor e controle acompanham o técnico, para que o conserto acabe na mesma visita.',
    },
    {
      title: 'Garantia por escrito',
      text: 'Kit montado com {{kit.warranty}} de garantia em tudo. Conserto com o serviço garantido por {{repair.warranty}} e as peças, por {{parts.warranty}}. O que foi feito fica anotado na conversa do WhatsApp.',
    },
  ],
  maintenance: {
    heading: 'Manutenção: o que observar e quando fazer',
    signs: [
      'Rangido novo, que não existia no mês passado.',
      'Um tranco na partida ou no fim do percurso.',
      'Cheiro de verniz depois de abrir e fechar duas vezes seguidas: desligue o disjuntor.',
      'Parafuso, pedaço de plástico ou limalha no chão da garagem.',
      'A folha que ficava onde parava agora escorrega um pouco: pare de usar, não passe embaixo e chame.',
    ],
    frequency: [
      {
        who: 'Residência',
        howOften: 'uma vez por ano',
        why: 'Na ladeira, peça para conferir também o contrapeso, que perde ajuste com o uso.',
      },
      {
        who: 'Prédio e comércio',
        howOften: 'duas vezes por ano',
        why: 'Entre uma revisão e outra, o zelador olha os parafusos e escuta o portão uma vez por mês.',
      },
    ],
  },
  express: {
    intro: '{{express}} por uma revisão de ponta a ponta, no portão que range, treme ou perdeu velocidade.',
    steps: [
      'Destravamento e teste de equilíbrio com a folha solta.',
      'Limpeza do perfil do motor e troca da graxa velha.',
      'Aperto de suportes, braço e dobradiças.',
      'Acerto do ponto de parada em cima e embaixo.',
      'Teste da fotocélula e da força com obstáculo.',
      'Prova de cada controle da casa; o que saiu da memória é gravado de novo.',
    ],
    conditions:
      'A oferta é válida somente em Osasco, por {{express.validity}}, contado da data do orçamento. As peças que forem necessárias são combinadas antes.',
  },
  faq: [
    {
      question: 'Qual o preço do motor de portão instalado em Osasco?',
      answer:
        'Para folha basculante, o conjunto instalado sai por {{kit.padrao}} (abre em 16 segundos), {{kit.speedy}} (8 segundos) ou {{kit.jetflex}} (4 segundos, em {{homeJetflex.volts}}, com folha de até {{homeJetflex.weight}}). O valor inclui entrega em Osasco, montagem, central e dois controles, e pode ser dividido em até 10 parcelas.',
    },
    {
      question: 'Minha garagem fica numa ladeira. Dá para automatizar?',
      answer:
        'Quase sempre. O que decide no basculante é o equilíbrio: solta pelo técnico, a folha deve ficar onde ele a deixa. Se não fica, acertamos o contrapeso antes de fixar o motor; peso, cabo ou roldana novos são cobrados à parte, com o valor dito antes. No de correr, diga se o trilho tem descida, porque o motor terá de segurar a folha.',
    },
    {
      question: 'A Manutenção Express vale para cidades vizinhas?',
      answer:
        'A oferta desta página vale apenas em Osasco e dura {{express.validity}}, contado da data do orçamento. Guarulhos tem uma igual, na página de lá. Carapicuíba, Barueri e a zona oeste são atendidas com orçamento comum, também sem taxa de visita. Mande o bairro e uma foto do portão e dizemos o preço da sua revisão.',
    },
    {
      question: 'O portão dá direto na calçada. É perigoso?',
      answer:
        'Pode ser, se a folha se projeta sobre quem passa. Na abertura quase toda central ignora a fotocélula, então acione só com a calçada livre à vista. Indicamos luz que pisca antes do movimento, força reduzida e, para o fechamento, fotocélula na altura do joelho. Com os três, qualquer velocidade serve; sem eles, prefira o kit de 16 segundos.',
    },
    {
      question: 'Vocês consertam motor de outra marca?',
      answer:
        'Consertamos também. Placa, capacitor, fim de curso e engrenagem de Garen, Peccinin, Nice e outras marcas têm peça ou equivalente no mercado. Se o modelo saiu de linha e a peça não existe mais, avisamos antes de mexer e passamos o preço da troca.',
    },
    {
      question: 'Quanto tempo o portão fica parado no conserto?',
      answer:
        'Um reparo comum leva de 1 a 3 horas. Se a placa precisa ir para a bancada, o portão fica no manual, fechado e travado pela chave, e mostramos como soltar e travar para você entrar e sair enquanto isso.',
    },
  ],
  replacement: {
    intro: 'Vale pedir o preço de um motor novo quando um destes sinais aparece:',
    signs: [
      'Já não vence a folha no fim do curso, mesmo com ela equilibrada.',
      'Derruba o disjuntor quando parte, com a fiação conferida e a folha leve.',
      'O técnico encontra folga no eixo.',
      'Água entrou na caixa e a ferrugem chegou à bobina.',
      'Este seria o terceiro conserto no mesmo ano.',
    ],
    advice:
      'Em casa, o reparo vai de {{repair.from}} a {{repair.to}} e a troca do motor de correr ou de abrir, de {{replacement.from}} a {{replacement.to}}. Junte ao orçamento o que já gastou nos últimos doze meses. Até a metade do preço do kit novo, {{kit.padrao}} no basculante, consertamos; acima dela, indicamos trocar.',
  },
  testimonials: osascoPageTestimonials,
  testimonialsHeading: 'Depoimentos de exemplo em Osasco',
  contact: {
    heading: 'Atendimento em Osasco',
    message: 'Olá! Sou de Osasco e preciso de atendimento para o meu portão automático.',
  },
};
