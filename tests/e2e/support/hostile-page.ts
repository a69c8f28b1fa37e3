/** A page with pasted markup: only what is harmless may reach a reader. */
export const hostilePage = {
  title: 'Portão <b>travado</b> em Perdizes',
  slug: 'portao-travado-em-perdizes',
  content: [
    '<h2 class="destaque">O que fazemos</h2>',
    '<script>window.wasReached = true; parent.wasReached = true</script>',
    '<p onclick="window.wasReached = true">Atendemos <strong>hoje</strong>.</p>',
    '<img src="x" onerror="parent.wasReached = true">',
    '<svg onload="parent.wasReached = true"><script>parent.wasReached = true</script></svg>',
    '<iframe srcdoc="<script>top.wasReached = true</script>"></iframe>',
    '<a href="javascript:window.wasReached=true">toque aqui</a>',
    '<a href="https://example.com/">um lugar lá fora</a>',
    '<a href="/sitemap">o mapa</a>',
    '<table><tr><td>dentro da tabela</td></tr></table>',
    '<img src="https://example.com/pixel.png">',
  ].join(''),
};

/** Selectors of what must be gone from it. */
export const hostileLeftovers = [
  'script',
  'table',
  'iframe',
  'img[src*="example.com"]',
  'img[onerror]',
  '[onclick]',
  '[onload]',
  '[href^="javascript"]',
];
