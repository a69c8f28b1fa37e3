/** Generated pages for development: most are written by the generator, and some are odd texts such as people may paste. */
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { places } from '#domain/catalogue/places.ts';
import { batchTitles } from '#domain/generator/batch.ts';
import { generatePage } from '#domain/generator/generate-page.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import type { ImportedPage } from '#domain/pages/import-pages.ts';
import { type PageInput, pageFields } from '#domain/pages/page-fields.ts';
import { slugFromTitle } from '#domain/slug.ts';

const hourMs = 60 * 60 * 1000;
/** Enough for two pages of the public list. */
const pageCount = 250;

/** @returns the oldest first, an hour and a half apart, the last one before `at` */
export function seedPages(at: Date): ImportedPage[] {
  const written = titles()
    .slice(0, pageCount - oddPages.length)
    .map(writtenPage);
  const pages = [...written, ...oddPages];
  return pages.map((input, position) => {
    const createdAt = new Date(at.getTime() - (pages.length - position) * 1.5 * hourMs);
    // Every tenth page was changed an hour after it was made.
    const updatedAt = position % 10 === 0 ? new Date(createdAt.getTime() + hourMs) : createdAt;
    return { input, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  });
}

function titles(): string[] {
  const perPlace = places.flatMap(({ name }) => [
    `Conserto de portão automático em ${name}`,
    `Quanto custa um motor de portão em ${name}?`,
  ]);
  return [...batchTitles(mulberry32(1)), ...localServiceTitles, ...perPlace];
}

function writtenPage(title: string, position: number): PageInput {
  // 0 to 100 in steps of five, and then from 0 again.
  const creativity = (position * 5) % 105;
  const { html, description } = generatePage({ title, creativity, random: mulberry32(seedFromText(title)) });
  // Every fifth is left to the default description.
  return { title, slug: slugFromTitle(title), content: html, ...(position % 5 === 0 ? {} : { description }) };
}

const { title, content, description } = pageFields;
const paragraph = '<p>Um parágrafo de muitos.</p>';

const oddPages: readonly PageInput[] = [
  { title: 'Página de uma frase só', slug: 'pagina-de-uma-frase-so', content: '<p>Ligue e agende.</p>' },
  {
    title: `Motor de portão ${'muito '.repeat(30)}comprido`.slice(0, title.maxLength),
    slug: 'titulo-no-limite',
    content: '<p>O título desta página tem o maior tamanho que se pode salvar.</p>',
    description: 'D'.repeat(description.maxLength),
  },
  {
    title: 'Uma página no limite do tamanho',
    slug: 'pagina-no-limite-do-tamanho',
    content: paragraph.repeat(Math.floor(content.maxLength / paragraph.length)),
  },
  {
    title: 'Preço & prazo: “1/4 CV” < ½ CV — João d’Água, 100 % à vista ✅',
    slug: 'preco-e-prazo-com-sinais',
    content:
      '<p>R$ 899 &amp; R$ 1.349; 2 &lt; 3; aspas "retas" e ‘curvas’; emoji 🚪; ação, é, ñ, ß, 中文.</p>',
  },
  {
    title: 'Todas as marcas permitidas',
    slug: 'todas-as-marcas-permitidas',
    content: [
      ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Título ${level}</h${level}>`),
      '<div id="bloco" class="bloco"><p>Texto com <strong>força</strong>, <em>ênfase</em><br>e <span>trecho</span>.</p></div>',
      '<ul><li>um</li><li>dois<ol><li>dentro</li></ol></li></ul>',
      '<p><a href="/motores">nosso link</a> e <a href="https://example.org/?a=1&amp;b=2">link de fora</a>.</p>',
    ].join('\n'),
  },
  {
    title: 'Texto colado com <b>marcas</b> proibidas',
    slug: 'texto-colado-com-marcas-proibidas',
    content:
      '<script>alert(1)</script><p onclick="alert(2)" style="color:red">O que sobra de um texto hostil.</p><img src=x onerror=alert(3)><a href="javascript:alert(4)">link</a>',
  },
  {
    title: 'Palavra semseparaçãoquenãocabenalinhadeumtelefone'.concat('e'.repeat(80)),
    slug: 'palavra-sem-separacao',
    content: `<p>${'x'.repeat(400)}</p>`,
  },
];
