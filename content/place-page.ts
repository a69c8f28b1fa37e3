/** What every city page has in common (SPEC.md section 2, City page). The prose of each place is its own. */

export const placeReasons = [
  {
    title: 'Entrega e instalação grátis',
    text: 'O kit chega com o instalador, sem frete e sem taxa de visita.',
  },
  {
    title: 'Garantia estendida de fábrica',
    text: 'Motor com garantia do fabricante, instalação com a nossa.',
  },
  {
    title: 'Assistência técnica local',
    text: 'Quem instala é quem volta para regular, trocar peça e tirar dúvida.',
  },
  {
    title: 'Tecnologia de última geração',
    text: 'Código rolante no controle e, no JETFLEX, partida suave com inversor.',
  },
  { title: 'Preço de fábrica', text: 'Sem loja no meio do caminho, em até 10x.' },
] as const;
