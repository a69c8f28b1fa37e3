/** Well-known places where we do not go, in Brazil and abroad. A name that is also a place of ours is left out. */
export const farPlaces: readonly string[] =
  `Campinas;Santos;São Vicente;Guarujá;Praia Grande;Cubatão;Bertioga;Itanhaém;Mongaguá;Peruíbe;Ubatuba;Caraguatatuba;
Ilhabela;São Sebastião;Sorocaba;Votorantim;Itu;Salto;Indaiatuba;Jundiaí;Várzea Paulista;Valinhos;Vinhedo;Sumaré;
Hortolândia;Americana;Limeira;Piracicaba;Rio Claro;São Carlos;Araraquara;Ribeirão Preto;Franca;Bauru;Marília;
Presidente Prudente;Araçatuba;São José do Rio Preto;São José dos Campos;Jacareí;Taubaté;Pindamonhangaba;Guaratinguetá;
Bragança Paulista;Atibaia;Mogi Guaçu;Botucatu;Rio de Janeiro;Niterói;Duque de Caxias;Nova Iguaçu;São Gonçalo;
Petrópolis;Belo Horizonte;Contagem;Betim;Uberlândia;Juiz de Fora;Uberaba;Vitória;Vila Velha;Curitiba;Londrina;Maringá;
Ponta Grossa;Cascavel;Foz do Iguaçu;Florianópolis;Joinville;Blumenau;Balneário Camboriú;Itajaí;Chapecó;Porto Alegre;
Caxias do Sul;Canoas;Pelotas;Salvador;Feira de Santana;Recife;Olinda;Jaboatão dos Guararapes;Fortaleza;Natal;
João Pessoa;Maceió;Aracaju;Teresina;São Luís;Manaus;Porto Velho;Rio Branco;Macapá;Boa Vista;Palmas;Goiânia;Anápolis;
Aparecida de Goiânia;Brasília;Distrito Federal;Cuiabá;Campo Grande;Dourados;Minas Gerais;Paraná;Bahia;Santa Catarina;
Rio Grande do Sul;Pernambuco;Ceará;Goiás;Espírito Santo;Mato Grosso;Amazonas;Baixada Santista;Vale do Paraíba;Litoral;
litoral de São Paulo;litoral paulista;litoral norte;litoral sul;interior de São Paulo;interior paulista;Cabreúva;Itupeva;Louveira;Jarinu;Campo Limpo Paulista;São Roque;Ibiúna;Mairinque;Araçariguama;
Piedade;Tatuí;Boituva;Cerquilho;Tietê;Porto Feliz;Capivari;Monte Mor;Paulínia;Cosmópolis;Artur Nogueira;Holambra;
Jaguariúna;Amparo;Serra Negra;Águas de Lindóia;Itapira;Mogi Mirim;São João da Boa Vista;Poços de Caldas;Caçapava;
Campos do Jordão;Lorena;Cruzeiro;Iguape;Cananéia;Miracatu;Nazaré Paulista;Piracaia;Igaratá;Paraibuna;Paraty;
Angra dos Reis;Volta Redonda;Barra Mansa;Resende;Macaé;Campos dos Goytacazes;Cabo Frio;Barretos;Catanduva;Votuporanga;
Fernandópolis;Birigui;Penápolis;Ourinhos;Avaré;Jaú;Matão;Sertãozinho;Jaboticabal;Araras;Pirassununga;Mococa;
Santa Bárbara d'Oeste;Nova Odessa;Pouso Alegre;Varginha;Divinópolis;Ipatinga;Governador Valadares;Montes Claros;
Sete Lagoas;Guarapuava;Paranaguá;Criciúma;Palhoça;Brusque;Jaraguá do Sul;Novo Hamburgo;São Leopoldo;Gravataí;
Passo Fundo;Santa Maria;Imperatriz;Mossoró;Campina Grande;Caruaru;Petrolina;Vitória da Conquista;Ilhéus;Itabuna;
Camaçari;Lauro de Freitas;Marabá;Santarém;Ananindeua;Rondonópolis;Várzea Grande;Rio Verde;Luziânia;Taguatinga;
Ceilândia;Aparecida;Registro;Portugal;Lisboa;Buenos Aires;Argentina;Paraguai;Uruguai;Miami;Estados Unidos`.split(
    /;\s*/,
  );

/** Those by the sea, where salt in the air decides what to ask for. */
export const coastPlaces: ReadonlySet<string> = new Set(
  `Santos;São Vicente;Guarujá;Praia Grande;Bertioga;Itanhaém;Mongaguá;Peruíbe;Ubatuba;Caraguatatuba;Ilhabela;
São Sebastião;Iguape;Cananéia;Paraty;Angra dos Reis;Macaé;Cabo Frio;Rio de Janeiro;Niterói;Vitória;Vila Velha;
Florianópolis;Balneário Camboriú;Itajaí;Salvador;Recife;Olinda;Fortaleza;Natal;João Pessoa;Maceió;Aracaju;
Baixada Santista;Litoral;litoral de São Paulo;litoral paulista;litoral norte;litoral sul`.split(/;\s*/),
);

/** Those that contain others: 'Uberlândia, Minas Gerais' names one place. */
export const farRegions: ReadonlySet<string> = new Set(
  `Rio de Janeiro;Minas Gerais;Paraná;Bahia;Santa Catarina;Rio Grande do Sul;Pernambuco;Ceará;Goiás;Espírito Santo;
Mato Grosso;Amazonas;Distrito Federal;Baixada Santista;Vale do Paraíba;Litoral;litoral de São Paulo;litoral paulista;
litoral norte;litoral sul;interior de São Paulo;interior paulista;Portugal;
Argentina;Paraguai;Uruguai;Estados Unidos`.split(/;\s*/),
);
