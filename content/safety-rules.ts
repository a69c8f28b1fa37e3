/**
 * The safety rules for readers who check their gate themselves. They apply to every check, so texts do not repeat them.
 * A page about one kind of gate shows the rules of that gate only. A page that helps to choose, buy or maintain leaves
 * out the rule for accidents: nobody whose gate has just hurt somebody reads such a page. So does a page whose reader
 * touches no leaf.
 */

const power = {
  title: 'Corte a energia',
  text: 'no disjuntor do portão e, se houver, no nobreak. Motor com bateria própria fica para o técnico.',
} as const;

const again = { title: 'Antes de religar,', text: 'trave o motor e afaste todos da folha.' } as const;

export const safetyRules = {
  heading: 'Antes de pôr a mão no portão',
  accident: { title: 'Com alguém preso ou ferido,', text: 'ligue 193 ou 192.' },
  /** Instead of `heading`, above the rules of `shock`. */
  shockHeading: 'Enquanto o portão dá choque',
  rules: {
    every: [
      power,
      {
        title: 'Só destrave folha reta e firme:',
        text: 'a de correr e a de abrir, em piso plano; a basculante, com os cabos de aço inteiros e nada embaixo.',
      },
      {
        title: 'Deixe para o técnico',
        text: 'cabos, contrapeso, molas e o que está dentro da caixa do motor.',
      },
      again,
    ],
    tilting: [
      power,
      { title: 'Só destrave', text: 'com a folha reta, os dois cabos de aço inteiros e nada embaixo.' },
      {
        title: 'Deixe para o técnico',
        text: 'cabos, contrapeso, molas e o que está dentro da caixa do motor.',
      },
      again,
    ],
    /** For a tilting leaf that has lost a cable, its arm or its balance, and must not be released. */
    unbalanced: [
      power,
      { title: 'Não destrave nem acione o portão:', text: 'a folha pode cair.' },
      {
        title: 'Deixe para o técnico',
        text: 'cabos, contrapeso, molas, o que está dentro da caixa do motor e a hora de religar.',
      },
    ],
    sliding: [
      power,
      {
        title: 'Só destrave',
        text: 'com o piso plano, a folha no trilho e um batente firme em cada ponta.',
      },
      { title: 'Deixe para o técnico', text: 'folha fora do trilho e o que está dentro da caixa do motor.' },
      again,
    ],
    swinging: [
      power,
      { title: 'Só destrave', text: 'em piso plano, sem vento e com as dobradiças firmes.' },
      { title: 'Deixe para o técnico', text: 'dobradiça que cedeu e o que está dentro da caixa do motor.' },
      again,
    ],
    /** For a page whose reader touches no leaf: a remote control, a beep, a wait for the technician. */
    power: [
      {
        title: 'Não toque em fio. Antes de encostar na folha, corte a energia',
        text: 'no disjuntor e no nobreak.',
      },
      { title: 'Deixe para o técnico', text: 'o que está dentro da caixa do motor.' },
    ],
    /** For a gate that gives shocks: nobody touches or releases it, and nobody switches it on before it is measured. */
    shock: [
      {
        title: 'Com alguém levando choque, desligue a chave geral antes de tocar na pessoa.',
        text: 'Depois ligue 193 ou 192, o SAMU.',
      },
      {
        title: 'Não toque no portão,',
        text: 'no motor nem no pilar, mesmo com tudo desligado e de luva ou sapato de borracha.',
      },
      { title: 'Não destrave nem mova a folha.', text: 'Quem precisa sair usa outra porta, se há uma.' },
      { title: 'Não religue', text: 'antes que o técnico meça de onde vem o choque.' },
    ],
  },
} as const;

export const safetyKinds = [
  'every',
  'tilting',
  'unbalanced',
  'sliding',
  'swinging',
  'power',
  'shock',
] as const;
export type SafetyKind = (typeof safetyKinds)[number];
