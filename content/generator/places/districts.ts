/** Towns without a page of their own. A title that names one next to another town names two towns, and no quarter. */
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
    'Veleiros',
    'Assunção',
    'Perus',
    'São Lucas',
    'São Rafael',
    'São Domingos',
    'José Bonifácio',
    'Marsilac',
    'Americanópolis',
    'Jurubatuba',
    'São João Clímaco',
    'Santa Ifigênia',
    'Baeta Neves',
  ],
  na: [
    'Água Rasa',
    'Luz',
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
    'Vila Ré',
    'Vila Nhocuné',
    'Vila Zelina',
    'Vila Alpina',
    'Vila Diva',
    'Vila Gustavo',
    'Vila Sabrina',
    'Vila Mascote',
    'Vila das Mercês',
    'Vila Gumercindo',
    'Vila Hamburguesa',
    'Vila Santa Catarina',
    'Vila Joaniza',
    'Vila Buarque',
    'Vila Assunção',
    'Cidade Patriarca',
    'City América',
    'Água Funda',
    'Chácara Inglesa',
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
    'Bairro do Limão',
    'Jardim Brasil',
    'Jardim Peri',
    'Jardim Bonfiglioli',
    'Jardim São Bento',
    'Jardim Miriam',
    'Jardim Marajoara',
    'Jardim do Mar',
    'Jardim Tranquilidade',
    'Parque Bristol',
    'Alto da Boa Vista',
    'Bosque da Saúde',
    'Horto Florestal',
  ],
  nos: ['Jardins', 'Campos Elíseos'],
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

/** Stations of the underground and the trains that are no quarter and no street of a list. All lie in our area. */
export const knownStations: readonly string[] =
  `Ana Rosa;Conceição;São Judas;Praça da Árvore;Santa Cruz;Vergueiro;São Joaquim;Trianon-Masp;Trianon;Brigadeiro;Clínicas;Sumaré;
Carandiru;Portuguesa Tietê;Tietê;Armênia;Tiradentes;São Bento;Anhangabaú;Pedro II;Bresser;Bresser-Mooca;Marechal Deodoro;
Guilhermina-Esperança;Guilhermina;Patriarca;Corinthians-Itaquera;Dom Bosco;Giovanni Gronchi;Largo Treze;Adolfo Pinheiro;
Borba Gato;Eucaliptos;AACD-Servidor;Hospital São Paulo;Chácara Klabin;Santos-Imigrantes;Oratório;Camilo Haddad;
Jardim Planalto;Fazenda da Juta;Autódromo;Hebraica-Rebouças;Cidade Universitária;Villa-Lobos;Ceasa;Comandante Sampaio;
General Miguel Costa;Antônio João;Jardim Belval;Jardim Silveira;Sagrado Coração;Engenheiro Cardoso;Prefeito Celso Daniel;Utinga;
Tamanduateí;Capuava;Guapituba;Calmon Viana;Jundiapeba;Brás Cubas;Estudantes;Aracaré;Manoel Feio;Piqueri;Vila Clarice;
Perus;Caieiras;Oscar Freire;Fradique Coutinho;Higienópolis-Mackenzie;Butantã;Vila Sônia;Jabaquara`
    .split(/;\s*/)
    .map((name) => name.trim());

/** Other places by which people say where they are, with their prepositions. All lie in our area. */
export const knownLandmarks: Readonly<Record<'da' | 'do', readonly string[]>> = {
  da: ['Cidade Universitária', 'Rodoviária do Tietê', 'Represa Guarapiranga', 'Represa Billings'],
  do: `Parque do Ibirapuera;Parque Villa-Lobos;Parque da Juventude;Parque da Água Branca;Mercado Municipal;Mercadão;Shopping Center Norte;
Center Norte;Shopping Tatuapé;Shopping Metrô Tatuapé;Shopping Metrô Itaquera;Shopping Metrô Tucuruvi;
Shopping Metrô Santa Cruz;Shopping Boulevard Tatuapé;Shopping Internacional de Guarulhos;Internacional Shopping;
Shopping Bonsucesso;Parque Shopping Maia;Shopping União de Osasco;Shopping União;Parque Shopping Barueri;Shopping Tamboré;
Shopping Penha;Shopping D;Lar Center;Shopping Lar Center;Mooca Plaza Shopping;Shopping Mooca;Shopping Plaza Sul;
Shopping Vila Olímpia;Shopping Iguatemi;Shopping Villa-Lobos;Shopping West Plaza;Shopping Bourbon;Shopping Butantã;
Shopping SP Market;SP Market;Shopping Campo Limpo;Shopping Jardim Sul;Shopping Frei Caneca;Shopping Cidade São Paulo;
Shopping Pátio Paulista;Shopping Pátio Higienópolis;Tietê Plaza Shopping;Shopping ABC;Grand Plaza Shopping;
Shopping Praça da Moça;São Bernardo Plaza Shopping;Golden Square Shopping;Mauá Plaza Shopping;Suzano Shopping;
Mogi Shopping;Shopping Granja Vianna;Shopping Anália Franco;Shopping Interlagos;Shopping Morumbi;Shopping Metrópole;
Shopping Eldorado;Shopping Ibirapuera;Aeroporto de Congonhas;Congonhas;Autódromo de Interlagos;Estádio do Morumbi;
Allianz Parque;Jockey Club;Hospital das Clínicas;Ceagesp`
    .split(/;\s*/)
    .map((name) => name.trim()),
};

/** The towns of the quarters above that lie outside the capital. */
export const townsOfDistricts: Readonly<Record<string, string>> = {
  Alphaville: 'Barueri',
  Tamboré: 'Barueri',
  'Aldeia da Serra': 'Barueri',
  'Rudge Ramos': 'São Bernardo do Campo',
  'Granja Viana': 'Cotia',
  'Baeta Neves': 'São Bernardo do Campo',
  Assunção: 'São Bernardo do Campo',
  'Jardim do Mar': 'São Bernardo do Campo',
  'Vila Assunção': 'Santo André',
  'Jardim Tranquilidade': 'Guarulhos',
};
