/**
 * The texts that five of the search-term pages share (docs/specification/pages.md#search-term-pages): prices, kits,
 * what is included, installation, warranty and payment. The figures come from content/offers.ts.
 */

export const templateTerms: ReadonlySet<string> = new Set([
  'motor-portao-basculante-residencial',
  'motor-portao-basculante-sp',
  'motor-portao-basculante-1-4-cv',
  'motor-portao-basculante-ppa',
  'kit-motor-portao-basculante',
]);

export const includedItems = [
  {
    title: '2 controles remotos',
    text: 'De código rolante. Quem instala grava os dois na central e testa da calçada.',
  },
  {
    title: 'Central de comando',
    text: 'Nela se acertam o curso e a força para a sua folha.',
  },
  {
    title: 'Kit de fixação',
    text: 'Suportes, parafusos e braço para montar na coluna o motor, que já vem com trilho e fuso.',
  },
  {
    title: 'Manual',
    text: 'Em português, com a página do destravamento marcada para o dia em que faltar luz.',
  },
] as const;

export const orderSteps = [
  {
    title: 'Mande uma foto',
    text: 'O portão inteiro, por dentro, com a tomada e a coluna onde o motor vai ficar.',
  },
  {
    title: 'Receba o preço fechado',
    text: 'Pela foto estimamos o peso, olhamos altura e tomada e dizemos qual kit serve.',
  },
  {
    title: 'Marque o dia',
    text: 'O kit chega em até 24 horas, e o motor avulso, no dia que a proposta diz, com frete grátis em 27 cidades da Grande São Paulo. A instalação é no mesmo dia, se houver técnico livre, ou na data combinada.',
  },
] as const;
