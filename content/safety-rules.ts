/**
 * The safety rules for readers who check their gate themselves. They apply to every check, so texts do not repeat them.
 * A page that helps to choose, buy or maintain leaves out the rule for accidents: nobody whose gate has just hurt
 * somebody reads such a page.
 */
export const safetyRules = {
  heading: 'Antes de pôr a mão no portão',
  accident: { title: 'Com alguém preso ou ferido,', text: 'ligue 193.' },
  rules: [
    {
      title: 'Corte a energia:',
      text: 'disjuntor do portão e, se houver, nobreak. Motor com bateria própria fica para o técnico.',
    },
    {
      title: 'Só destrave o motor em portão seguro:',
      text: 'folha reta e equilibrada, rodas e dobradiças firmes. O de correr e o de abrir, só em piso plano; o basculante, só com os cabos de aço inteiros.',
    },
    {
      title: 'Deixe para o técnico',
      text: 'os cabos de aço, o contrapeso, as molas e o que está dentro da caixa do motor.',
    },
    {
      title: 'Antes de religar,',
      text: 'trave o motor de novo e afaste todos da folha.',
    },
  ],
} as const;
