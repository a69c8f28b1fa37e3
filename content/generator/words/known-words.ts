/** Words without a meaning of their own, for comparing a title with a question. */
export const functionWords: ReadonlySet<string> = new Set(
  `a o as os e ou de do da dos das em no na nos nas um uma ao aos para pra por pelo pela com sem que se qual quais como
  quando onde ser sao esta tem ter meu minha seu sua mas mais muito isso esse essa este ele ela voce posso pode devo
  preciso menos depois antes apos ate existe voces`
    .trim()
    .split(/\s+/),
);

/** Words that a title may contain beside its subject and that say nothing more, in lower case without accents. */
export const knownWords: ReadonlySet<string> = new Set(
  `a o as os e ou de do da dos das d em no na nos nas num numa um uma uns umas ao aos para pra pro por pelo pela pelos
  kg pelas com sem sobre ate entre que se seu sua seus suas meu minha meus minhas nosso nossa esse essa este esta isso
  isto ele ela voce voces eu ta ja mais menos muito muita bem so tudo todo toda todos todas cada mesmo outro outra
  antes depois durante enquanto agora hoje ontem anteontem vo vovo tia tio sogra cunhado compadre aqui ser sao estao
  foi tem ter ha fica ficou ficar ficando faz fazer feito fazendo dar vai ir quer precisa preciso deve pode como qual
  quais quando quanto quanta quantos quantas onde porque porques motivo motivos causa causas casa casas residencia
  residencias residencial residenciais garagem garagens predio sobrado rua calcada entrada portao portoes automatico
  automatica automaticos automaticas eletronico eletronica eletronicos eletronicas eletrico eletrica eletricos
  eletricas motor motores peca pecas acessorio acessorios aparelho equipamento sistema kit novo nova novos novas usado
  usada velho velha antigo antiga bom boa bons boas grande grandes pequeno pequena pequenos pequenas largo larga alto
  alta baixo baixa leve leves comum comuns simples completo completa certo certa ideal normal dentro fora lado perto
  mim longe proximo proxima regiao bairro bairros cidade cidades zona sp servico servicos empresa empresas
  profissional tecnico tecnica tecnicos especializado especializada cliente garantia preco prazo guia dica dicas
  passos local seguro segura rapido rapida pressa forte fortes melhor saber escolher usar uso duas dois tres quatro
  cinco vez vezes dia dias semana mes meses ano anos hora horas minuto minutos segundo segundos largura altura
  comprimento domingo feriado sabado noite madrugada urgente urgencia emergencia imediato amanha fim final instalado
  instalada instalados instaladas original problema defeito barato barata duvida duvidas pergunta nao nem sim abrir
  fechar abre fecha funcionar funciona ligar viajar mudanca imovel apartamento vertical beira tanto duplo dupla metro
  inclusa incluso inclusas inclusos separado separada separados separadas acabou acabando perco olx led leds repente
  consigo entrou caixinha obrigado obrigada obrigados fiquei troquei tenho gente disparou desconectou parede vou bati
  verdade jeito dificil facil vermelho vermelha verde azul ruim ruins pegar pulo tentaram pedestre pedestres marca
  marcas tipo tipos modelo modelos linha lugar acesso carro carros veiculo veiculos moto pessoas familia quilos peso
  watts energia luz mas aguenta suporta quero queria alguem quem marcar agendar pedir solicitar contratar chamar onda dono donos
  atendem fazem trabalham vendem consertam instalam aceita aceitam vir mexe mexer move mover vive respeita ignora porteiro porteira porteiros
  inquilino inquilina inquilinos exposto exposta bivolt
  pagar paga reais botao botoes zelador sindico eclusa eclusas proibir visitante visitantes
  tomar saindo desregulou cheirando reed`
    .trim()
    .split(/\s+/),
);

/** Words that ask for help at a certain time, in the notation of fault-words.ts. */
export const urgentWords: readonly string[] = [
  'urgent*',
  'pressa',
  'urgencia*',
  'emergencia*',
  'emergencial',
  'no mesmo dia',
  'mesmo dia',
  'em mesmo dia',
  'hoje',
  'agora',
  'imediat*',
  'domingo*',
  'feriado*',
  'sabado*',
  'fim de semana',
  'de noite',
  'a noite',
  'madrugada',
  '24 horas',
  '24h',
  '24hs',
  'plantao',
];

/** Words that look for something near the reader, and name no place. */
export const nearWords: readonly string[] = [
  'perto de mim',
  'proximo de mim',
  'proximo a mim',
  'mais proximo',
  'mais proxima',
  'perto de casa',
  'aqui perto',
  'por perto',
  'minha regiao',
  'meu bairro',
  'minha cidade',
];

/** Words that ask for a cause. */
export const whyWords: readonly string[] = ['por que', 'porque', 'motivo*', 'causa*', 'razao', 'razoes'];
