/** Structured data blocks. All figures come from content/. */
import { businessRating, homeOffers, productAggregateOffer } from '#content/offers.ts';
import { address as defaultAddress, openingHours, servedCities, siteName } from '#content/site.ts';
import type { SiteIdentity } from '../context.ts';

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [key: string]: JsonValue };

const context = 'https://schema.org' as const;

/** An area that is served: a city, or a place that may be part of a city. */
export interface ServedArea {
  name: string;
  isCity: boolean;
  /** The city it is a part of. */
  within?: string | null;
}

const allServedCities: readonly ServedArea[] = servedCities.map((name) => ({ name, isCity: true }));

function areaServed({ name, isCity, within }: ServedArea) {
  return {
    '@type': isCity ? 'City' : 'Place',
    name,
    ...(within && { containedInPlace: { '@type': 'City', name: within } }),
  };
}

function businessId(site: SiteIdentity): string {
  return `${site.url}/#business`;
}

/** A reference to the business, for blocks about something else. */
function businessReference(site: SiteIdentity) {
  return { '@type': 'LocalBusiness', '@id': businessId(site), name: siteName, url: `${site.url}/` };
}

/**
 * The seller, for pages with a product: only the fields of the business that a price requires
 * (docs/specification/content.md#business-data).
 */
export function sellerBlock(site: SiteIdentity): JsonLd {
  return {
    '@context': context,
    ...businessReference(site),
    telephone: `+55${site.phones[0]}`,
    priceRange: productAggregateOffer.priceRange,
  };
}

/** docs/specification/content.md#business-data */
export function businessBlock(site: SiteIdentity): JsonLd {
  const { address, position, legalName, cnpj } = site.company;
  return {
    ...sellerBlock(site),
    image: `${site.url}/images/og-home.jpg`,
    ...(legalName === null ? {} : { legalName }),
    ...(cnpj === null ? {} : { taxID: cnpj }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: defaultAddress.country,
    },
    ...(position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...position } }),
    areaServed: allServedCities.map(areaServed),
    openingHoursSpecification: openingHours.schedule.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days],
      opens,
      closes,
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Kits de motor para portão basculante, instalados',
      itemListElement: homeOffers.map((offer) => ({
        '@type': 'Offer',
        price: offer.price,
        priceCurrency: 'BRL',
        itemOffered: {
          '@type': 'Product',
          name: `Kit PPA ${offer.name} instalado`,
        },
      })),
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: businessRating.value,
      reviewCount: businessRating.count,
      bestRating: businessRating.best,
      worstRating: businessRating.worst,
    },
  };
}

/** The business, limited to one area. The home page has the full block. */
export function localBusinessBlock(site: SiteIdentity, local: { path: string; area: ServedArea }): JsonLd {
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    name: siteName,
    url: site.url + local.path,
    telephone: `+55${site.phones[0]}`,
    priceRange: productAggregateOffer.priceRange,
    areaServed: areaServed(local.area),
    parentOrganization: { '@id': businessId(site) },
  };
}

/** docs/specification/offers-and-claims.md#structured-data-figures */
export function productBlock(product: { name: string; description: string; image: string }): JsonLd {
  const { lowPrice, highPrice, offers, rating } = productAggregateOffer;
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.image,
    brand: { '@type': 'Brand', name: 'PPA' },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice,
      highPrice,
      priceCurrency: 'BRL',
      offerCount: offers.length,
      offers: offers.map((price) => ({ '@type': 'Offer', price, priceCurrency: 'BRL' })),
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.count },
  };
}

/** @param service is for all served cities unless it has `areas` */
export function serviceBlock(
  site: SiteIdentity,
  service: { name: string; description: string; path: string; areas?: readonly ServedArea[] },
): JsonLd {
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: site.url + service.path,
    serviceType: 'Instalação e manutenção de motores para portão',
    provider: businessReference(site),
    areaServed: (service.areas ?? allServedCities).map(areaServed),
  };
}

/** @param trail from home to the page itself */
export function breadcrumbBlock(
  site: SiteIdentity,
  trail: readonly { name: string; path: string }[],
): JsonLd {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site.url + step.path,
    })),
  };
}

/** @param entries the questions, in the order of the page */
export function faqBlock(entries: readonly { question: string; answerText: string }[]): JsonLd {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answerText }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText },
    })),
  };
}

/** An article with the business as its author. */
export function articleBlock(
  site: SiteIdentity,
  article: {
    type: 'Article' | 'BlogPosting';
    heading: string;
    description: string;
    keywords: readonly string[];
    path: string;
    /** Path of the social card. */
    imagePath: string;
    /** Day of publication, such as `2026-11-18`. */
    date: string;
  },
): JsonLd {
  const business = businessReference(site);
  return {
    '@context': context,
    '@type': article.type,
    headline: article.heading,
    description: article.description,
    keywords: article.keywords.join(', '),
    inLanguage: 'pt-BR',
    datePublished: article.date,
    image: site.url + article.imagePath,
    mainEntityOfPage: site.url + article.path,
    author: business,
    publisher: business,
  };
}
