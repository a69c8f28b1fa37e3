/** Sample texts in place of those that an author or an administrator writes. */
import { generatedCopy, guidePrices, repairPrice } from '#content/offers.ts';
import { formatPrice } from '../ui/format.ts';

export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[];
}

/** A price, for parts that need one. */
export const samplePrice = formatPrice(guidePrices.residentialReplacement.from);

const repair = `${formatPrice(repairPrice.from)} a ${formatPrice(repairPrice.to)}`;
const installation = `${generatedCopy.installationHours.from} horas`;

/** A text with the elements that have a style of their own in running text. */
export const sampleHtml = [
  '<p>O portão basculante sobe e para no meio do caminho. Antes de chamar alguém, confira o que está à vista.</p>',
  '<h2>O que olhar primeiro</h2>',
  '<p>Um <strong>fim de curso</strong> fora do lugar para a folha <em>antes da hora</em>. Veja <a href="/sitemap">tudo o que fazemos</a>.</p>',
  '<ul><li>Folha raspando na coluna</li><li>Cabo frouxo de um lado</li></ul>',
  '<h3>Na ordem</h3>',
  '<ol><li>Desligue o disjuntor</li><li>Chame o técnico</li></ol>',
  '<blockquote><p>Mola e cabo são serviço de técnico.</p></blockquote>',
  '<h2>Quanto custa</h2>',
  '<div class="table"><table><thead><tr><th>Serviço</th><th>Prazo</th><th>Preço</th></tr></thead>',
  `<tbody><tr><td>Conserto da placa</td><td>1 dia</td><td>${repair}</td></tr>`,
  `<tr><td>Troca do motor</td><td>${installation}</td><td>${samplePrice}</td></tr></tbody></table></div>`,
  '<h4>Garantia</h4><p>Um ano para o motor e a instalação.</p>',
].join('');

export const sampleUsefulLinks = {
  newest: [
    { slug: 'motor-de-portao-em-moema', title: 'Motor de portão em Moema' },
    { slug: 'conserto-de-portao-na-lapa', title: 'Conserto de portão na Lapa' },
  ],
  total: 14,
};

export const sampleLinks = [
  { name: 'Portão não fecha', path: '/portao-nao-fecha' },
  { name: 'Controle não funciona', path: '/controle-nao-funciona' },
  { name: 'Motor faz barulho e não abre', path: '/motor-faz-barulho' },
];

export const sampleTrail = [{ name: 'Serviços', path: '/sitemap' }];

export const sampleMessage = 'Olá! Vi a página de exemplo.';
