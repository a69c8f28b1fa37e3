/** The towns among the places without a page. None is a quarter of the town that a title names beside it. */
export const otherTowns: readonly string[] = [
  'Ferraz de Vasconcelos',
  'Francisco Morato',
  'Itaquaquecetuba',
  'Poá',
  'Embu',
  'Vargem Grande Paulista',
  'Embu-Guaçu',
  'Santa Isabel',
  'Guararema',
  'Pirapora do Bom Jesus',
  'São Lourenço da Serra',
  'Juquitiba',
  'Biritiba Mirim',
  'Salesópolis',
];

/** Places that people search for and that have no page of their own, all in our area, by their preposition. */
export const otherDistricts: Readonly<Record<'em' | 'na' | 'no' | 'nos', readonly string[]>> = {
  em: [
    ...otherTowns,
    'Cidade Tiradentes',
    'Tamboré',
    'Paraisópolis',
    'Heliópolis',
    'Cerqueira César',
    'Rudge Ramos',
    'Parelheiros',
    'Artur Alvim',
    'Engenheiro Goulart',
    'Itaberaba',
    'Alphaville',
    'Aldeia da Serra',
    'Pedreira',
    'Perus',
    'São Lucas',
    'São Rafael',
    'São Domingos',
    'José Bonifácio',
    'Marsilac',
  ],
  na: [
    'Água Rasa',
    'Cidade Líder',
    'Cidade Dutra',
    'Parada Inglesa',
    'Vila Mazzei',
    'Vila Esperança',
    'Aclimação',
    'Freguesia do Ó',
    'Barra Funda',
    'Brasilândia',
    'Vila Guilherme',
    'Vila Olímpia',
    'Vila Carrão',
    'Vila Medeiros',
    'Vila Nova Conceição',
    'Vila Clementino',
    'Vila Andrade',
    'Vila Jacuí',
    'Vila Curuçá',
    'Vila Ema',
    'Vila Romana',
    'Vila Pompeia',
    'Pompeia',
    'Vila Carmosina',
    'Vila Guarani',
    'Chácara Flora',
    'Chácara Santo Antônio',
    'Ponte Rasa',
    'Água Branca',
    'Granja Viana',
    'Granja Julieta',
    'Cachoeirinha',
    'Vila Nova Cachoeirinha',
    'Cidade Jardim',
  ],
  no: [
    'Anália Franco',
    'Iguatemi',
    'Cangaíba',
    'Alto da Mooca',
    'Alto da Lapa',
    'Parque Novo Mundo',
    'Parque Edu Chaves',
    'Limão',
    'Mandaqui',
    'Cursino',
    'Sacomã',
    'Capão Redondo',
    'Jaçanã',
    'Tremembé',
    'Jardim Ângela',
    'Jardim São Luís',
    'Jardim Paulista',
    'Jardim Europa',
    'Jardim América',
    'Jardim Helena',
    'Jardim São Paulo',
    'Parque São Lucas',
    'Parque do Carmo',
    'Pari',
    'Planalto Paulista',
    'Itaim Paulista',
    'Lajeado',
    'Socorro',
    'Jaraguá',
    'Anhanguera',
    'Imirim',
    'Lauzane Paulista',
    'Pacaembu',
    'Panamby',
    'Real Parque',
  ],
  nos: ['Jardins'],
};

/** Streets of the capital that people search by name. Each lies in our area, and most cross several quarters. */
export const knownStreets: readonly string[] =
  `Avenida Paulista;Avenida Faria Lima;Faria Lima;Berrini;Alameda Santos;Alameda Jaú;Alameda Lorena;Alameda Franca;
Alameda Campinas;Alameda Itu;Alameda Tietê;Avenida Brigadeiro Faria Lima;Avenida Brigadeiro Luís Antônio;Avenida Rebouças;
Avenida Ibirapuera;Avenida Nove de Julho;Avenida 9 de Julho;Avenida 23 de Maio;Avenida Bandeirantes;Avenida dos Bandeirantes;
Avenida Luís Carlos Berrini;Avenida Berrini;Avenida Giovanni Gronchi;Avenida Cupecê;Avenida do Cursino;Avenida Washington Luís;
Avenida Anhaia Mello;Avenida Celso Garcia;Avenida Conselheiro Carrão;Avenida Ragueb Chohfi;Avenida Mateo Bei;
Avenida Inajar de Souza;Avenida Caetano Álvares;Avenida Engenheiro Caetano Álvares;Avenida Cruzeiro do Sul;
Avenida Braz Leme;Avenida Vital Brasil;Avenida Corifeu;Avenida Sumaré;Avenida Guarapiranga;Avenida Teotônio Vilela;
Avenida Dona Belmira Marin;Rua Augusta;Rua da Consolação;Rua Vergueiro;Rua Oscar Freire;Rua Teodoro Sampaio;
Rua Domingos de Morais;Rua Haddock Lobo;Rua Clélia;Rua da Mooca;Rua Voluntários da Pátria;Radial Leste;Marginal Tietê;Marginal Pinheiros;
Estrada do M'Boi Mirim;Estrada do Campo Limpo;Estrada de Itapecerica;Raposo Tavares`
    .split(/;\s*/)
    .map((name) => name.trim());

/** The towns of the quarters above that lie outside the capital. */
export const townsOfDistricts: Readonly<Record<string, string>> = {
  Alphaville: 'Barueri',
  Tamboré: 'Barueri',
  'Aldeia da Serra': 'Barueri',
  'Rudge Ramos': 'São Bernardo do Campo',
  'Granja Viana': 'Cotia',
};
