/** Well-known Brazilian places where we do not go. A name that is also a place of ours is left out. */
export const farPlaces: readonly string[] =
  `Campinas;Santos;São Vicente;Guarujá;Praia Grande;Cubatão;Bertioga;Itanhaém;
Mongaguá;Peruíbe;Ubatuba;Caraguatatuba;Ilhabela;São Sebastião;Sorocaba;Votorantim;Itu;Salto;Indaiatuba;Jundiaí;
Várzea Paulista;Valinhos;Vinhedo;Sumaré;Hortolândia;Americana;Limeira;Piracicaba;Rio Claro;São Carlos;Araraquara;
Ribeirão Preto;Franca;Bauru;Marília;Presidente Prudente;Araçatuba;São José do Rio Preto;São José dos Campos;Jacareí;Taubaté;
Pindamonhangaba;Guaratinguetá;Bragança Paulista;Atibaia;Mogi Guaçu;Botucatu;Rio de Janeiro;Niterói;Duque de Caxias;
Nova Iguaçu;São Gonçalo;Petrópolis;Belo Horizonte;Contagem;Betim;Uberlândia;Juiz de Fora;Uberaba;Vitória;Vila Velha;
Curitiba;Londrina;Maringá;Ponta Grossa;Cascavel;Foz do Iguaçu;Florianópolis;Joinville;Blumenau;Balneário Camboriú;Itajaí;
Chapecó;Porto Alegre;Caxias do Sul;Canoas;Pelotas;Salvador;Feira de Santana;Recife;Olinda;Jaboatão dos Guararapes;Fortaleza;
Natal;João Pessoa;Maceió;Aracaju;Teresina;São Luís;Manaus;Porto Velho;Rio Branco;Macapá;Boa Vista;Palmas;
Goiânia;Anápolis;Aparecida de Goiânia;Brasília;Distrito Federal;Cuiabá;Campo Grande;Dourados;Minas Gerais;Paraná;Bahia;
Santa Catarina;Rio Grande do Sul;Pernambuco;Ceará;Goiás;Espírito Santo;Mato Grosso;Amazonas;Baixada Santista;
Vale do Paraíba;Litoral;Interior de São Paulo;Portugal;Lisboa`
    .split(';')
    .map((name) => name.trim());
