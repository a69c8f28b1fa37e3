/**
 * The seven submenus of 'Categorias de Serviços' (docs/specification/pages.md#header-menu) and the topics each one
 * links to. `name` is the full name, from which the slug is made; `label` is the text in the menu.
 */

export interface TopicEntry {
  name: string;
  label: string;
  /** Slugs of the problems that a reader of this topic probably has, the most likely first. */
  problems: readonly string[];
}

export interface TopicCategory {
  name: string;
  /** Its topics are problems, so their chat message says that the visitor has the problem. */
  isAboutProblems?: true;
  topics: readonly TopicEntry[];
}

export const topicCategories: readonly TopicCategory[] = [
  {
    name: 'Instalação',
    topics: [
      {
        name: 'Instalação de motor de portão deslizante',
        label: 'Portão deslizante',
        problems: [
          'portao-de-correr-pesado',
          'portao-de-correr-saiu-do-trilho',
          'cremalheira-do-portao-pulando',
          'roldana-do-portao-quebrada',
          'portao-de-correr-abre-empurrando',
          'motor-do-portao-solto-da-base',
        ],
      },
      {
        name: 'Instalação de motor de portão basculante',
        label: 'Portão basculante',
        problems: [
          'contrapeso-do-portao-desregulado',
          'portao-basculante-torto',
          'braco-do-portao-basculante-quebrado',
          'portao-basculante-descendo-sozinho',
          'portao-basculante-desceu-e-nao-sobe',
          'cabo-de-aco-do-portao-arrebentou',
        ],
      },
      {
        name: 'Instalação de motor de portão pivotante',
        label: 'Portão pivotante',
        problems: [
          'portao-pivotante-caindo',
          'portao-de-abrir-nao-fecha-com-vento',
          'portao-tremendo-ao-abrir',
          'portao-batendo-forte-ao-fechar',
          'portao-rangendo-ao-abrir',
          'portao-fechou-em-cima-do-carro',
        ],
      },
      {
        name: 'Instalação de motor de portão de abrir',
        label: 'Portão de abrir, duas folhas',
        problems: [
          'portao-de-duas-folhas-dessincronizado',
          'portao-de-abrir-nao-fecha-com-vento',
          'portao-pivotante-caindo',
          'portao-batendo-forte-ao-fechar',
          'portao-rangendo-ao-abrir',
          'portao-nao-fecha-ate-o-fim',
        ],
      },
      {
        name: 'Instalação de motor em portão de ferro',
        label: 'Portão de ferro',
        problems: [
          'portao-de-ferro-enferrujado-travando',
          'portao-rangendo-ao-abrir',
          'portao-dando-choque',
          'portao-de-correr-pesado',
          'contrapeso-do-portao-desregulado',
          'motor-do-portao-forca-e-nao-sai',
        ],
      },
      {
        name: 'Instalação de motor em portão de madeira',
        label: 'Portão de madeira',
        problems: [
          'portao-de-madeira-inchou',
          'portao-nao-fecha-ate-o-fim',
          'motor-do-portao-perdeu-a-forca',
          'contrapeso-do-portao-desregulado',
          'portao-basculante-torto',
          'portao-tremendo-ao-abrir',
        ],
      },
    ],
  },
  {
    name: 'Manutenção e Reparo',
    topics: [
      {
        name: 'Manutenção de motor de portão',
        label: 'Manutenção de motor',
        problems: [
          'motor-de-portao-fazendo-barulho',
          'motor-do-portao-perdeu-a-forca',
          'motor-de-portao-esquenta-muito',
          'motor-do-portao-vazando-oleo',
          'portao-demora-para-abrir',
          'formiga-na-placa-do-portao',
        ],
      },
      {
        name: 'Manutenção preventiva de portão automático',
        label: 'Manutenção preventiva',
        problems: [
          'portao-rangendo-ao-abrir',
          'roldana-do-portao-quebrada',
          'contrapeso-do-portao-desregulado',
          'cabo-de-aco-do-portao-arrebentou',
          'portao-de-ferro-enferrujado-travando',
          'motor-do-portao-solto-da-base',
        ],
      },
      {
        name: 'Conserto de motor de portão',
        label: 'Conserto de motor',
        problems: [
          'motor-gira-e-portao-nao-anda',
          'motor-do-portao-forca-e-nao-sai',
          'capacitor-do-motor-de-portao-fraco',
          'motor-do-portao-nao-desliga',
          'cheiro-de-queimado-no-portao-eletronico',
          'portao-com-defeito-depois-do-conserto',
          'quanto-custa-consertar-portao-eletronico',
        ],
      },
      {
        name: 'Reparo de placa de portão eletrônico',
        label: 'Reparo de placa',
        problems: [
          'placa-do-portao-estala-e-nao-liga',
          'placa-do-portao-molhou',
          'placa-do-portao-queimada-depois-de-raio',
          'formiga-na-placa-do-portao',
          'fusivel-do-portao-queimando-toda-hora',
          'portao-so-vai-para-um-lado',
          'portao-parou-depois-que-a-luz-voltou',
        ],
      },
      {
        name: 'Troca de engrenagem de motor de portão',
        label: 'Troca de engrenagem',
        problems: [
          'motor-gira-e-portao-nao-anda',
          'cremalheira-do-portao-pulando',
          'portao-dando-estalo',
          'motor-do-portao-forca-e-nao-sai',
          'motor-de-portao-fazendo-barulho',
          'motor-de-portao-antigo-sem-peca',
        ],
      },
      {
        name: 'Regulagem de fim de curso do portão',
        label: 'Regulagem de fim de curso',
        problems: [
          'ima-do-portao-caiu',
          'portao-so-abre-um-pouco',
          'portao-nao-fecha-ate-o-fim',
          'portao-batendo-forte-ao-fechar',
          'portao-para-no-meio-do-caminho',
          'motor-do-portao-nao-desliga',
        ],
      },
    ],
  },
  {
    name: 'Tipos de Motores',
    topics: [
      {
        name: 'Motor para portão deslizante',
        label: 'Motor deslizante',
        problems: [
          'cremalheira-do-portao-pulando',
          'portao-de-correr-pesado',
          'portao-de-correr-abre-empurrando',
          'portao-de-correr-saiu-do-trilho',
          'ima-do-portao-caiu',
          'motor-gira-e-portao-nao-anda',
        ],
      },
      {
        name: 'Motor para portão basculante',
        label: 'Motor basculante',
        problems: [
          'portao-basculante-descendo-sozinho',
          'contrapeso-do-portao-desregulado',
          'braco-do-portao-basculante-quebrado',
          'portao-basculante-desceu-e-nao-sobe',
          'motor-do-portao-perdeu-a-forca',
          'portao-basculante-torto',
        ],
      },
      {
        name: 'Motor para portão pivotante',
        label: 'Motor pivotante',
        problems: [
          'portao-pivotante-caindo',
          'portao-de-duas-folhas-dessincronizado',
          'portao-de-abrir-nao-fecha-com-vento',
          'motor-do-portao-vazando-oleo',
          'perdi-a-chave-do-motor-do-portao',
          'portao-batendo-forte-ao-fechar',
        ],
      },
      {
        name: 'Motor de portão de alta velocidade',
        label: 'Alta velocidade',
        problems: [
          'portao-demora-para-abrir',
          'portao-batendo-forte-ao-fechar',
          'portao-tremendo-ao-abrir',
          'motor-de-portao-esquenta-muito',
          'portao-fecha-e-abre-de-novo',
          'portao-fechou-em-cima-do-carro',
        ],
      },
      {
        name: 'Motor de portão residencial',
        label: 'Residencial',
        problems: [
          'portao-nao-abre',
          'motor-de-portao-fazendo-barulho',
          'portao-demora-para-abrir',
          'como-abrir-portao-sem-luz',
          'portao-nao-abre-pelo-celular',
          'motor-do-portao-perdeu-a-forca',
        ],
      },
      {
        name: 'Motor de portão para condomínio',
        label: 'Condomínio',
        problems: [
          'portao-do-condominio-parado',
          'motor-de-portao-esquenta-muito',
          'fechamento-automatico-do-portao-parou',
          'controle-abre-o-portao-do-vizinho',
          'roubaram-o-controle-do-portao',
          'portao-fechou-em-cima-do-carro',
        ],
      },
    ],
  },
  {
    name: 'Marcas',
    topics: [
      {
        name: 'Motor PPA',
        label: 'PPA',
        problems: [
          'motor-de-portao-novo-com-defeito',
          'controle-do-portao-perdeu-a-programacao',
          'perdi-a-chave-do-motor-do-portao',
          'motor-de-portao-queimado',
          'portao-basculante-descendo-sozinho',
          'motor-do-portao-perdeu-a-forca',
        ],
      },
      {
        name: 'Motor Garen',
        label: 'Garen',
        problems: [
          'motor-de-portao-antigo-sem-peca',
          'placa-do-portao-estala-e-nao-liga',
          'capacitor-do-motor-de-portao-fraco',
          'clonar-controle-de-portao',
          'motor-gira-e-portao-nao-anda',
          'ima-do-portao-caiu',
        ],
      },
      {
        name: 'Motor Peccinin',
        label: 'Peccinin',
        problems: [
          'motor-de-portao-antigo-sem-peca',
          'controle-universal-de-portao-nao-grava',
          'motor-do-portao-forca-e-nao-sai',
          'placa-do-portao-queimada-depois-de-raio',
          'portao-dando-estalo',
          'perdi-a-chave-do-motor-do-portao',
        ],
      },
      {
        name: 'Motor Nice',
        label: 'Nice',
        problems: [
          'placa-do-portao-estala-e-nao-liga',
          'controle-universal-de-portao-nao-grava',
          'portao-fecha-e-abre-de-novo',
          'portao-so-abre-um-pouco',
          'motor-de-portao-antigo-sem-peca',
          'portao-nao-destrava-com-a-chave',
        ],
      },
      {
        name: 'Motor Zap',
        label: 'Zap',
        problems: [
          'motor-de-portao-antigo-sem-peca',
          'capacitor-do-motor-de-portao-fraco',
          'motor-do-portao-perdeu-a-forca',
          'controle-do-portao-so-funciona-de-perto',
          'clonar-controle-de-portao',
          'quanto-custa-consertar-portao-eletronico',
        ],
      },
      {
        name: 'Motor Linear',
        label: 'Linear',
        problems: [
          'controle-universal-de-portao-nao-grava',
          'clonar-controle-de-portao',
          'controle-do-portao-so-funciona-de-perto',
          'motor-de-portao-antigo-sem-peca',
          'placa-do-portao-molhou',
          'portao-abre-sozinho',
        ],
      },
    ],
  },
  {
    name: 'Acessórios',
    topics: [
      {
        name: 'Controle remoto de portão',
        label: 'Controle remoto',
        problems: [
          'controle-do-portao-nao-funciona',
          'controle-do-portao-so-funciona-de-perto',
          'qual-pilha-usar-no-controle-do-portao',
          'controle-do-portao-caiu-na-agua',
          'botao-do-controle-do-portao-afundou',
          'clonar-controle-de-portao',
          'roubaram-o-controle-do-portao',
        ],
      },
      {
        name: 'Central de comando de portão',
        label: 'Central de comando',
        problems: [
          'placa-do-portao-estala-e-nao-liga',
          'portao-abre-sozinho',
          'portao-so-vai-para-um-lado',
          'placa-do-portao-queimada-depois-de-raio',
          'placa-do-portao-molhou',
          'portao-nao-abre-pelo-celular',
          'botoeira-do-portao-parou-de-funcionar',
        ],
      },
      {
        name: 'Sensor fotocélula para portão',
        label: 'Sensor fotocélula',
        problems: [
          'portao-nao-fecha',
          'portao-fecha-e-abre-de-novo',
          'portao-so-fecha-segurando-o-botao',
          'fechamento-automatico-do-portao-parou',
          'portao-fechou-em-cima-do-carro',
          'portao-apitando-sem-parar',
        ],
      },
      {
        name: 'Trava elétrica para portão',
        label: 'Trava elétrica',
        problems: [
          'portao-de-correr-abre-empurrando',
          'portao-de-abrir-nao-fecha-com-vento',
          'portao-zumbindo-parado',
          'portao-travado',
          'motor-do-portao-forca-e-nao-sai',
          'portao-so-abre-um-pouco',
        ],
      },
      {
        name: 'Nobreak para portão automático',
        label: 'Nobreak',
        problems: [
          'como-abrir-portao-sem-luz',
          'portao-parou-depois-que-a-luz-voltou',
          'portao-apitando-sem-parar',
          'portao-ficou-no-manual',
          'perdi-a-chave-do-motor-do-portao',
          'portao-do-condominio-parado',
        ],
      },
    ],
  },
  {
    name: 'Serviços',
    topics: [
      {
        name: 'Técnico de portão automático',
        label: 'Técnico de portão',
        problems: [
          'tecnico-de-portao-urgente',
          'conserto-de-portao-perto-de-mim',
          'quanto-custa-consertar-portao-eletronico',
          'portao-com-defeito-depois-do-conserto',
          'cabo-de-aco-do-portao-arrebentou',
          'portao-dando-choque',
        ],
      },
      {
        name: 'Assistência técnica de portão 24 horas',
        label: 'Assistência 24 horas',
        problems: [
          'portao-quebrado-no-domingo',
          'tecnico-de-portao-urgente',
          'portao-travado',
          'portao-fechou-em-cima-do-carro',
          'portao-basculante-descendo-sozinho',
          'como-abrir-portao-sem-luz',
        ],
      },
      {
        name: 'Automatização de portão',
        label: 'Automatização de portão',
        problems: [
          'portao-de-aluminio-balancando',
          'portao-de-correr-pesado',
          'contrapeso-do-portao-desregulado',
          'portao-pivotante-caindo',
          'portao-nao-abre-pelo-celular',
          'fechamento-automatico-do-portao-parou',
        ],
      },
      {
        name: 'Visita técnica para portão automático',
        label: 'Visita técnica',
        problems: [
          'quanto-custa-consertar-portao-eletronico',
          'conserto-de-portao-perto-de-mim',
          'portao-com-defeito-depois-do-conserto',
          'portao-quebrado-no-domingo',
          'motor-de-portao-antigo-sem-peca',
          'portao-para-no-meio-do-caminho',
        ],
      },
      {
        name: 'Programação de controle de portão',
        label: 'Programação de controle',
        problems: [
          'controle-do-portao-perdeu-a-programacao',
          'controle-universal-de-portao-nao-grava',
          'clonar-controle-de-portao',
          'controle-abre-o-portao-do-vizinho',
          'roubaram-o-controle-do-portao',
          'botoeira-do-portao-parou-de-funcionar',
        ],
      },
    ],
  },
  {
    name: 'Problemas e Soluções',
    isAboutProblems: true,
    topics: [
      {
        name: 'Portão não abre',
        label: 'Portão não abre',
        problems: [
          'portao-nao-abre-quando-chove',
          'portao-nao-abre-no-frio',
          'portao-so-abre-um-pouco',
          'portao-zumbindo-parado',
          'portao-nao-destrava-com-a-chave',
          'como-abrir-portao-sem-luz',
        ],
      },
      {
        name: 'Portão não fecha',
        label: 'Portão não fecha',
        problems: [
          'portao-nao-fecha-ate-o-fim',
          'portao-fecha-e-abre-de-novo',
          'portao-so-fecha-segurando-o-botao',
          'fechamento-automatico-do-portao-parou',
          'portao-so-vai-para-um-lado',
          'portao-batendo-forte-ao-fechar',
        ],
      },
      {
        name: 'Controle do portão não funciona',
        label: 'Controle não funciona',
        problems: [
          'controle-do-portao-so-funciona-de-perto',
          'qual-pilha-usar-no-controle-do-portao',
          'controle-do-portao-perdeu-a-programacao',
          'controle-do-portao-caiu-na-agua',
          'botoeira-do-portao-parou-de-funcionar',
          'botao-do-controle-do-portao-afundou',
        ],
      },
      {
        name: 'Motor de portão fazendo barulho',
        label: 'Motor fazendo barulho',
        problems: [
          'portao-rangendo-ao-abrir',
          'portao-dando-estalo',
          'portao-tremendo-ao-abrir',
          'portao-zumbindo-parado',
          'portao-batendo-forte-ao-fechar',
          'portao-apitando-sem-parar',
        ],
      },
      {
        name: 'Portão travado',
        label: 'Portão travado',
        problems: [
          'portao-nao-destrava-com-a-chave',
          'perdi-a-chave-do-motor-do-portao',
          'portao-para-no-meio-do-caminho',
          'portao-de-ferro-enferrujado-travando',
          'portao-ficou-no-manual',
          'motor-do-portao-forca-e-nao-sai',
        ],
      },
      {
        name: 'Motor de portão queimado',
        label: 'Motor queimado',
        problems: [
          'cheiro-de-queimado-no-portao-eletronico',
          'capacitor-do-motor-de-portao-fraco',
          'motor-de-portao-esquenta-muito',
          'disjuntor-do-portao-caindo',
          'motor-de-portao-molhou-na-enchente',
          'fusivel-do-portao-queimando-toda-hora',
        ],
      },
    ],
  },
];
