/** Titles with an everyday word that could be mistaken for another trade, or that say what was done to the gate. */
export const everydayTitles: readonly string[] = [
  'PPA Speedy ou Jetflex pra quem sai de carro toda hora',
  'motor de popa 15 hp usado',
  'Aluguel de betoneira em Osasco',
  'portão pesado demais na mão depois que tirei o motor',
  'motor rossi fazendo barulho de britadeira',
  'Portão social fechadura elétrica no Tucuruvi',
  'Portão enferrujado na beira da praia Santos',
  'fiz a pintura do portão e agora ele para no meio',
  'meu cachorro come o fio do portão',
  'posso usar o carro como calço no portão aberto',
  'cerca elétrica e portão no mesmo disjuntor',
  'troquei de motor e o controle velho não funciona',
];
