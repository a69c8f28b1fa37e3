/**
 * Trades and things beside ours that titles name and that we neither sell, install nor repair. A page on one refuses in
 * its first sentence, says where it touches the gate, and then what we do. Those that meet the gate often are subjects
 * of their own (`isNeighbour` in content/generator/subjects).
 */
export interface Trade {
  /** As the refusal begins: `Ar-condicionado`. */
  name: string;
  isPlural?: true;
  /** In the notation of fault-words.ts, separated by bars. */
  words: string;
  /** Where it touches the gate, in one or two sentences; nothing is said if it does not. */
  touches?: string;
}

export const trades: readonly Trade[] = [
  {
    name: 'Ar-condicionado',
    words: 'ar condicionado|arcondicionado|split|climatizador',
    touches:
      'O único ponto em comum com o portão é a energia: o aparelho e o motor pedem circuitos separados, porque a partida de um derruba a tensão do outro.',
  },
  {
    name: 'Elevador',
    words: 'elevador*|plataforma elevatoria|monta carga',
    touches:
      'Do prédio, o que fica conosco é o portão da garagem, com o motor, a central e os controles dele.',
  },
  {
    name: 'Toldo',
    words: 'toldo*|cobertura de garagem|pergolado*',
    touches:
      'Se há toldo sobre a garagem, vale medir a altura livre: a folha do basculante avança ao subir e precisa passar por baixo dele sem encostar.',
  },
  {
    name: 'Energia solar',
    words: 'energia solar residencial|placa solar|placas solares|painel solar|paineis solares|fotovoltaic*',
    touches:
      'Casa com painéis no telhado não muda nada no portão, que continua ligado ao quadro. Só um motor de corrente contínua próprio para isso usa bateria carregada por painel, e esse se orça por foto.',
  },
  { name: 'Antena', words: 'antena de tv|antena parabolica|antena digital|tv a cabo|parabolica' },
  {
    name: 'Instalação elétrica da casa',
    words: 'instalacao eletrica residencial|troca de tomada|chuveiro*|troca de fiacao da casa',
    touches: 'Do lado do portão, conferimos a tensão no ponto do motor e dizemos se o circuito aguenta.',
  },
  { name: 'Encanamento', words: 'encanador*|vazamento de agua|caixa d agua|torneira*|desentupi*' },
  { name: 'Piscina', words: 'bomba de piscina|motor de piscina|piscina|capa de piscina' },
  { name: 'Bomba de água', words: 'bomba d agua|bomba de agua|motobomba|poco artesiano' },
  {
    name: 'Motor de carro, de moto ou de barco',
    words: 'motor de carro|motor de moto|motor de barco|motor de popa|mecanico de carro|oficina mecanica',
  },
  { name: 'Eletrodoméstico', words: 'geladeira*|maquina de lavar|lavadora|micro-ondas|fogao' },
  {
    name: 'Persiana ou cortina motorizada',
    words: 'persiana*|cortina*|motor de persiana|motor de cortina',
    touches:
      'O motor delas é tubular e fica dentro do eixo; o do portão é outro equipamento, com outra central.',
  },
  { name: 'Janela ou esquadria', words: 'janela*|esquadria*|box de banheiro|veneziana*' },
  {
    name: 'Catraca ou torniquete',
    words: 'catraca*|torniquete*',
    touches:
      'Uma saída de contato do controle de acesso pode também abrir o portão, e essa ligação na central é conosco.',
  },
  {
    name: 'Portaria remota',
    words: 'portaria remota|portaria virtual|portaria eletronica',
    touches:
      'A empresa de portaria remota comanda o portão por um contato. A ligação desse contato na central e o conserto do motor ficam conosco.',
  },
  {
    name: 'Concertina',
    words: 'concertina*|arame farpado',
    touches: 'No portão, o que importa é que nada fixado na folha pese nela nem alcance o curso do braço.',
  },
  {
    name: 'Chaveiro de casa e de carro',
    words: 'chaveiro 24 horas|chaveiro automotivo|copia de chave|chave de carro|chave codificada',
  },
  {
    name: 'Dedetização',
    words: 'dedetiza*|controle de pragas',
    touches: 'O que fazemos é limpar a central invadida por formigas e vedar a caixa dela.',
  },
  {
    name: 'Drywall, pintura de casa e reforma',
    words: 'drywall|pintura de casa|pintura residencial|pedreiro*|reforma de casa|gesseiro*|azulejo*',
  },
  { name: 'Alarme de carro', words: 'alarme de carro|alarme automotivo|rastreador*' },
  {
    name: 'Carregador de carro elétrico',
    words: 'carregador de carro|carregador veicular|wallbox|carro eletrico',
    touches:
      'O carregador e o portão não devem dividir circuito; do lado do motor, medimos a tensão com os dois em uso.',
  },
  { name: 'Rede de internet', words: 'roteador*|fibra optica|instalacao de internet|provedor*' },
  { name: 'Porta corta-fogo', words: 'porta corta fogo|porta de incendio' },
  { name: 'Jardim e paisagismo', words: 'jardinagem|paisagismo|grama sintetica|poda de arvore' },
  { name: 'Móveis', words: 'marcenaria|marceneiro*|guarda roupa|moveis planejados' },
  {
    name: 'Curso de instalador',
    words: 'curso de instalador|curso de portao|curso*|apostila*',
    touches: 'Quem já trabalha na área pode usar as explicações do site à vontade.',
  },
  {
    name: 'Vaga de emprego',
    words: 'vaga de emprego|vagas de emprego|vaga de tecnico|curriculo|contrata tecnico',
    touches: 'Esta página é do atendimento a clientes; os contatos da empresa estão no rodapé.',
  },
];
