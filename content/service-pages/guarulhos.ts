/** /portao-automatico-guarulhos (docs/specification/pages.md#service-pages). */
import { guarulhosPageTestimonials } from '../testimonials/guarulhos-page.ts';
import type { ServicePage } from './service-page.ts';

export const guarulhosPage: ServicePage = {
  slug: 'portao-automatico-guarulhos',
  city: 'Guarulhos',
  title: 'Portão Automático em Guarulhos, Instalado e Revisado',
  description:
    'Instalação, conserto e manutenção de portão automático em Guarulhos, do Macedo ao Pimentas. Kit PPA instalado e Manutenção Express por {{express}}.',
  keywords: [
    'portão automático guarulhos',
    'motor de portão guarulhos',
    'conserto de portão guarulhos',
    'manutenção de portão guarulhos',
    'motor ppa guarulhos',
  ],
  lead: 'Do sobrado no Macedo ao galpão em Cumbica. Em casa, kit instalado a partir de {{kit.padrao}} e conserto de {{repair.from}} a {{repair.to}}; em prédio e galpão, o conserto é orçado pela peça.',
  intro: [
    'Guarulhos tem de tudo num mesmo dia de serviço: prédio com fila de carros no Parque Cecap, casa térrea com basculante de chapa no Pimentas, galpão que abre quarenta vezes por dia em Cumbica. Cada um pede um motor diferente.',
    'Por isso o atendimento começa com uma foto. Por ela conferimos o tipo de folha, o espaço da coluna e a tomada, e você recebe o preço na conversa, antes de alguém pegar a estrada.',
  ],
  services: [
    {
      title: 'Instalação de kit PPA',
      text: 'Motor, central, dois controles e fixação no portão basculante. Com a coluna e a tomada prontas, como o preço do kit supõe, a montagem leva de 2 a 3 horas; com fio a passar da tomada ao motor, até 4. A linha nova desde o quadro é do eletricista. No fim, você testa o controle na calçada.',
    },
    {
      title: 'Conserto no local',
      text: 'Placa, fim de curso, engrenagem, capacitor e receptor. As peças de maior saída vão no carro, e o reparo costuma caber em 1 a 3 horas.',
    },
    {
      title: 'Troca de motor antigo',
      text: 'O motor velho sai, os furos dele são fechados ou cobertos, e o novo entra na mesma visita. No basculante, o kit traz central e controles; no de correr e no de abrir, ficam os que servem ao motor novo.',
    },
    {
      title: 'Manutenção preventiva',
      text: 'Limpeza, lubrificação, aperto e regulagem em 1 a 2 horas, com uma lista do que está bom e do que vai pedir troca.',
    },
    {
      title: 'Controles e cadastro',
      text: 'Gravação de controle novo, exclusão dos perdidos e lista por apartamento em condomínio.',
    },
    {
      title: 'Condomínio e galpão',
      text: 'Motor de uso intenso. Em condomínio, o motor para portão pesado fica entre {{condominium.from}} e {{condominium.to}}, com fotocélula e sinaleira em linhas próprias; em galpão, o preço sai da visita.',
    },
  ],
  neighborhoods: [
    {
      region: 'Centro e vizinhança',
      names: [
        'Centro',
        'Macedo',
        'Maia',
        'Bom Clima',
        'Paraventi',
        'Fátima',
        'Vila Barros',
        'Parque Renato Maia',
        'Parque Cecap',
        'Várzea do Palácio',
        'Jardim São Paulo',
        'Jardim Zaira',
        'Jardim Pinhal',
        'Jardim Gumercindo',
        'Vila Progresso',
        'Vila São Jorge',
      ],
    },
    {
      region: 'Vila Galvão, Gopoúva e Ponte Grande',
      names: [
        'Vila Galvão',
        'Jardim Vila Galvão',
        'Vila Rosália',
        'Torres Tibagy',
        'Gopoúva',
        'Picanço',
        'Vila Augusta',
        'Ponte Grande',
        'Itapegica',
        'Tranquilidade',
        'Jardim Munhoz',
        'Jardim Santa Mena',
        'Jardim Rosa de França',
        'Jardim Flor da Montanha',
        'Vila Endres',
        'Vila Leonor',
        'Vila Tijuco',
        'Vila Sorocabana',
        'Vila São Rafael',
        'Vila das Palmeiras',
        'Parque Santo Antônio',
      ],
    },
    {
      region: 'Taboão, Cocaia e Cabuçu',
      names: [
        'Taboão',
        'Bela Vista',
        'Jardim Acácio',
        'Parque Mikail',
        'Parque Primavera',
        'Vila Flórida',
        'Invernada',
        'Morros',
        'Cocaia',
        'Vila Rio',
        'Monte Carmelo',
        'Jardim Adriana',
        'Parque Continental',
        'Jardim Palmira',
        'Recreio São Jorge',
        'Cabuçu',
        'Cabuçu de Cima',
        'Tanque Grande',
      ],
    },
    {
      region: 'São João e Bonsucesso',
      names: [
        'São João',
        'Fortaleza',
        'Capelinha',
        'Lavras',
        'Bananal',
        'Jardim Lenize',
        'Cidade Seródio',
        'Cidade Soberana',
        'Haroldo Veloso',
        'Parque Santos Dumont',
        'Água Azul',
        'Presidente Dutra',
        'Jardim Presidente Dutra',
        'Inocoop',
        'Bonsucesso',
        'Vila Nova Bonsucesso',
        'Vila Carmela',
        'Jardim Ponte Alta',
        'Jardim Triunfo',
        'Jardim Álamo',
      ],
    },
    {
      region: 'Cumbica e Pimentas',
      names: [
        'Cumbica',
        'Jardim Cumbica',
        'Cidade Jardim Cumbica',
        'Cidade Industrial Satélite',
        'Parque Uirapuru',
        'Parque São Luís',
        'Jardim Nova Cumbica',
        'Jardim Maria Dirce',
        'Pimentas',
        'Jardim Angélica',
        'Jardim Santo Afonso',
        'Vila Any',
        'Itaim',
        'Cidade Tupinambá',
        'Parque Jurema',
        'Parque das Nações',
        'Parque Jandaia',
        'Parque Alvorada',
        'Parque Brasília',
        'Parque São Miguel',
        'Parque Maria Helena',
        'Água Chata',
        'Aracília',
      ],
    },
    {
      region: 'Outros bairros',
      names: [
        'São Roque',
        'Morro Grande',
        'Jardim Santa Clara',
        'Jardim Tabatinga',
        'Jardim Barbosa',
        'Jardim City',
        'Vila Milton',
        'Vila Hermínia',
        'Vila Zanardi',
        'Vila Camargos',
        'Porto da Igreja',
        'Sadokim',
      ],
    },
  ],
  neighborhoodsNote:
    'Se o seu bairro fica em Guarulhos e não está na lista, pergunte no WhatsApp, porque atendemos a cidade inteira.',
  reasons: [
    {
      title: 'Preço antes da visita',
      text: 'Você manda a foto e recebe o valor, e a visita não tem taxa. Solda, reforço ou peça a mais só se faz com o seu aval, com o preço dito antes.',
    },
    {
      title: 'Entrega em até 24 horas',
      text: 'O kit vai com frete grátis, e a montagem é no dia da entrega, se houver técnico livre, ou na data que combinarmos.',
    },
    {
      title: 'Quem instala volta',
      text: 'O kit instalado tem {{kit.warranty}} de garantia no conjunto e na montagem. No conserto, são {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas. Quem atende é a mesma equipe.',
    },
    {
      title: 'Pagamento em até 10x',
      text: 'Vale para o kit e para o conserto. O número de parcelas e o meio de pagamento ficam escritos no orçamento.',
    },
    {
      title: 'Plantão 24 horas',
      text: 'Portão travado de noite ou no domingo também é atendido, se houver equipe disponível na região.',
    },
  ],
  maintenance: {
    heading: 'Manutenção: sinais e frequência',
    signs: [
      'O portão demora mais que antes ou para no meio do caminho.',
      'O motor ronca e a folha não sai do lugar na primeira tentativa.',
      'A folha bate ao fechar ou fica um palmo aberta.',
      'O controle só funciona com o carro encostado no portão.',
      'Depois da chuva forte, a central passa um dia sem responder.',
      'Um lado da folha sobe antes do outro: pare de usar e chame.',
    ],
    frequency: [
      {
        who: 'Casa',
        howOften: 'uma vez por ano',
        why: 'Poucas aberturas por dia; a revisão anual pega o desgaste antes do verão de chuva.',
      },
      {
        who: 'Condomínio',
        howOften: 'duas vezes por ano',
        why: 'Dezenas de ciclos por dia afrouxam suporte e gastam roldana bem mais depressa.',
      },
      {
        who: 'Comércio e galpão',
        howOften: 'duas vezes por ano',
        why: 'Carga, pó de obra e pressa de motorista somam-se ao número de aberturas.',
      },
    ],
  },
  express: {
    intro:
      'Por {{express}}, uma revisão inteira numa visita só, para o portão que ainda anda, mas já dá sinais de desgaste.',
    steps: [
      'Limpeza do fuso, do trilho e da caixa do motor.',
      'Lubrificação dos pontos móveis com o produto certo para cada um.',
      'Regulagem do fim de curso e da força de fechamento.',
      'Conferência de cabos, roldanas, dobradiças e fixações.',
      'Teste da fotocélula e do recuo quando algo cruza o vão.',
      'Teste dos controles em uso e regravação do que perdeu o cadastro.',
    ],
    conditions:
      'Esta oferta vale em Guarulhos, por {{express.validity}} a contar do seu orçamento, que traz a data. Osasco tem uma oferta própria. Peça trocada é orçada à parte, antes de trocar.',
  },
  faq: [
    {
      question: 'Quanto custa instalar portão automático em Guarulhos?',
      answer:
        'O kit PPA para portão basculante, instalado, custa {{kit.padrao}} na versão de 16 segundos, {{kit.speedy}} na de 8 e {{kit.jetflex}} na de 4, que pede {{homeJetflex.volts}} e folha de até {{homeJetflex.weight}}. Frete e montagem estão no preço, em qualquer bairro da cidade, e dá para dividir em até 10 vezes.',
    },
    {
      question: 'Vocês atendem Cumbica, Pimentas e Bonsucesso?',
      answer:
        'Atendemos Guarulhos inteira, dos bairros do aeroporto aos da divisa com Itaquaquecetuba e Arujá. A condição é a mesma do Centro: sem taxa de visita e com frete grátis. Só o horário muda, porque juntamos no mesmo dia os chamados de uma região.',
    },
    {
      question: 'O técnico chega no mesmo dia?',
      answer:
        'Se houver técnico livre entre as visitas já marcadas, sim. O kit é entregue em até 24 horas da confirmação, e a montagem é no mesmo dia ou na data combinada. Se o carro está preso na garagem, diga isso e o bairro na primeira mensagem, para procurarmos um encaixe.',
    },
    {
      question: 'Como funciona a Manutenção Express de Guarulhos?',
      answer:
        'É uma revisão completa por {{express}}: limpeza, lubrificação, regulagem, aperto, teste de segurança e dos controles em uso. A promoção dura {{express.validity}}, contado da data do orçamento. Se aparecer peça gasta, o técnico mostra, diz o preço e só troca com o seu aval.',
    },
    {
      question: 'O portão do meu galpão abre o dia todo. Que motor serve?',
      answer:
        'O que manda é o número de aberturas por hora. Motor de estator fino aguenta de 5 a 10 ciclos por hora e superaquece acima disso; o de estator reforçado, de 40 a 60 mm, passa de 30 por hora. Conte as aberturas de uma hora de pico e mande junto com a foto.',
    },
    {
      question: 'Caiu um raio e o portão parou. Queimou tudo?',
      answer:
        'Nem sempre. Muitas vezes queima só a fonte ou o receptor da placa. Desligue o disjuntor e espere a medição. Só solte o motor com a chave se folha e cabos estão inteiros; o portão de correr ou de abrir, só em piso plano. A placa costuma custar de {{part.board.from}} a {{part.board.to}}; se o motor também queimou, você recebe antes o preço da troca.',
    },
  ],
  replacement: {
    intro: 'Consertar é a primeira conta que fazemos. Pense na troca quando aparecem estes sinais:',
    signs: [
      'A placa já foi refeita e voltou a falhar.',
      'O protetor térmico desliga o motor depois de dois ciclos, com a folha leve.',
      'A engrenagem foi trocada e gastou de novo em pouco tempo, com a folha leve e alinhada.',
      'O motor ronca e não arranca sozinho, mesmo com capacitor novo.',
      'A peça do modelo não se encontra mais.',
    ],
    advice:
      'Some ao orçamento o gasto do último ano: acima da metade do preço do kit novo, que no basculante começa em {{kit.padrao}}, troque. A troca de motor residencial de correr ou de abrir fica entre {{replacement.from}} e {{replacement.to}}, instalada. O motor velho é seu; se você não o quiser, levamos embora.',
  },
  testimonials: guarulhosPageTestimonials,
  testimonialsHeading: 'Depoimentos de exemplo em Guarulhos',
  contact: {
    heading: 'Chame um técnico em Guarulhos',
    message: 'Olá! Estou em Guarulhos e preciso de atendimento para o meu portão automático.',
  },
};
