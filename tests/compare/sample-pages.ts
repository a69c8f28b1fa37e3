/** Generated pages for both sides: the same texts, ids and times on each. */
export interface SamplePage {
  title: string;
  slug: string;
  content: string;
  description: string;
}

const paragraph =
  '<p>O motor basculante abre em <strong>quatro segundos</strong>, fecha sozinho e avisa quando falha.</p>';

/** Every allowed tag, a heading of the first level, links of both kinds, and characters that need escaping. */
const rich = [
  '<h1>Título no texto</h1><h2 id="preco">Preço & prazo</h2>',
  '<p class="lead">Orçamento em <em>24 h</em>: "R$ 899" < "R$ 1.349".</p>',
  '<ul><li>Guarulhos</li><li>Osasco</li></ul><ol><li>Medir</li><li>Instalar</li></ol>',
  '<div><span>Ligue</span><br><a href="/motores">Motores</a> <a href="https://example.org/?a=1&b=2">Norma</a></div>',
  '<h3>Três</h3><h4>Quatro</h4><h5>Cinco</h5><h6>Seis</h6>',
].join('');

export function samplePages(count: number): SamplePage[] {
  return Array.from({ length: count }, (_, number) => ({
    title: titleOf(number),
    slug: `pagina-de-exemplo-${number}`,
    content: number % 3 === 0 ? rich : `<h2>Serviço ${number}</h2>${paragraph.repeat((number % 7) + 1)}`,
    // Every fourth gets the default description.
    description: number % 4 === 0 ? '' : `Motor de portão, exemplo ${number}: preço, prazo e garantia.`,
  }));
}

function titleOf(number: number): string {
  if (number === 1) return 'Instalação “expressa” & manutenção: 1/4 CV < 1/2 CV?';
  if (number === 2) return `Motor de portão ${'muito '.repeat(12)}comprido`;
  return `Motor de portão em São Paulo, exemplo ${number}`;
}
