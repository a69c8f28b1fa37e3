import { expect, test } from 'vitest';
import { sampleCompany, sampleSite as site } from '../parts-page/sample-site.ts';
import {
  articleBlock,
  breadcrumbBlock,
  businessBlock,
  faqBlock,
  localBusinessBlock,
  productBlock,
  sellerBlock,
  serviceBlock,
} from './json-ld.ts';

test('the business block has every required field', () => {
  const block = businessBlock(site);
  expect(Object.keys(block)).toEqual(
    expect.arrayContaining([
      'name',
      'url',
      'telephone',
      'priceRange',
      'address',
      'geo',
      'areaServed',
      'openingHoursSpecification',
      'hasOfferCatalog',
      'aggregateRating',
    ]),
  );
  expect(block.priceRange).toBe('R$800-R$1400');
  expect(block.telephone).toBe('+5511900000001');
  expect(block.aggregateRating).toMatchObject({
    ratingValue: 4.9,
    reviewCount: 127,
    bestRating: 5,
    worstRating: 1,
  });
  expect(block.areaServed).toMatchObject([{ name: 'São Paulo' }, { name: 'Guarulhos' }, { name: 'Osasco' }]);
  expect(block.address).toMatchObject({ addressRegion: 'SP', addressCountry: 'BR' });
});

test('the business block has the registered name, the number and the address that the owner has configured', () => {
  const block = businessBlock({ ...site, company: sampleCompany });
  expect(block).toMatchObject({ legalName: 'Portões Exemplo Ltda.', taxID: '11.222.333/0001-81' });
  expect(block.address).toMatchObject({ streetAddress: 'Rua das Oficinas, 120', postalCode: '07000-000' });
  // The default coordinates do not belong to this address.
  expect(block).not.toHaveProperty('geo');
  expect(businessBlock(site)).not.toHaveProperty('legalName');
  expect(businessBlock(site)).not.toHaveProperty('taxID');
});

test('the product block has the specified aggregate offer and rating', () => {
  const block = productBlock({ name: 'Motor', description: 'Um motor.', image: 'https://example.com/m.jpg' });
  expect(block.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 480,
    highPrice: 749,
    priceCurrency: 'BRL',
    offers: [{ price: 800 }, { price: 850 }, { price: 1400 }],
  });
  expect(block.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 47 });
});

test('the seller block identifies the business and has its price range', () => {
  expect(sellerBlock(site)).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': businessBlock(site)['@id'],
    priceRange: 'R$800-R$1400',
  });
});

test('the service block has the address and the business that provides the service', () => {
  const block = serviceBlock(site, { name: 'Conserto', description: 'Conserto.', path: '/conserto' });
  expect(block).toMatchObject({
    '@type': 'Service',
    url: 'https://example.com/conserto',
    provider: { '@id': businessBlock(site)['@id'] },
  });
});

test('the service and local business blocks name the given area and its city', () => {
  const service = { name: 'Instalação', description: 'Instalação.', path: '/cidades/moema' };
  expect(serviceBlock(site, service).areaServed).toMatchObject([
    { '@type': 'City', name: 'São Paulo' },
    { name: 'Guarulhos' },
    { name: 'Osasco' },
  ]);
  const moema = { name: 'Moema', isCity: false, within: 'São Paulo' };
  const area = {
    '@type': 'Place',
    name: 'Moema',
    containedInPlace: { '@type': 'City', name: 'São Paulo' },
  };
  expect(serviceBlock(site, { ...service, areas: [moema] }).areaServed).toEqual([area]);
  expect(localBusinessBlock(site, { ...service, area: moema })).toMatchObject({
    '@type': 'LocalBusiness',
    name: businessBlock(site).name,
    url: 'https://example.com/cidades/moema',
    areaServed: area,
    parentOrganization: { '@id': businessBlock(site)['@id'] },
  });
  const cotia = { name: 'Cotia', isCity: true };
  expect(localBusinessBlock(site, { ...service, area: cotia }).areaServed).toEqual({
    '@type': 'City',
    name: 'Cotia',
  });
});

test('breadcrumb positions start at one, and its addresses are absolute', () => {
  const block = breadcrumbBlock(site, [
    { name: 'Início', path: '/' },
    { name: 'Garantia', path: '/garantia' },
  ]);
  expect(block.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Garantia', item: 'https://example.com/garantia' },
  ]);
});

test('the FAQ block keeps the order and the text of its questions', () => {
  const block = faqBlock([
    { question: 'Quanto custa?', answerText: 'R$\u00a0899.' },
    { question: 'Quanto dura?', answerText: 'Anos.' },
  ]);
  expect(block.mainEntity).toMatchObject([
    { '@type': 'Question', name: 'Quanto custa?', acceptedAnswer: { text: 'R$\u00a0899.' } },
    { name: 'Quanto dura?', acceptedAnswer: { '@type': 'Answer', text: 'Anos.' } },
  ]);
});

test('the article block has the date, the address, the picture and the business as its author', () => {
  const block = articleBlock(site, {
    type: 'BlogPosting',
    heading: 'Estatores',
    description: 'Fino ou robusto.',
    keywords: ['estator', 'ciclos'],
    path: '/blog/estatores',
    imagePath: '/social/blog/estatores.png',
    date: '2026-11-18',
  });
  const business = { '@id': businessBlock(site)['@id'] };
  expect(block).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Estatores',
    keywords: 'estator, ciclos',
    datePublished: '2026-11-18',
    image: 'https://example.com/social/blog/estatores.png',
    mainEntityOfPage: 'https://example.com/blog/estatores',
    author: business,
    publisher: business,
  });
});
