/** Structured data blocks. The figures come from content; nothing is computed or invented here. */
import { businessRating, homeOffers, productAggregateOffer } from '#content/offers.ts';
import { address, openingHours, servedCities, siteName } from '#content/site.ts';
import type { SiteIdentity } from '../context.ts';

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [key: string]: JsonValue };

const context = 'https://schema.org' as const;

/** Where something is done: a city of ours, or a place that may be within one. */
export interface ServedArea {
  name: string;
  isCity: boolean;
  /** The city it is a part of. */
  within?: string | null;
}

const everywhere: readonly ServedArea[] = servedCities.map((name) => ({ name, isCity: true }));

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

/** The business wherever a block only names it. */
function businessReference(site: SiteIdentity) {
  return { '@type': 'LocalBusiness', '@id': businessId(site), name: siteName, url: `${site.url}/` };
}

/** Who sells, beside a product on a page of its own: the part of the business that a price needs (SPEC.md section 3). */
export function sellerBlock(site: SiteIdentity): JsonLd {
  return {
    '@context': context,
    ...businessReference(site),
    telephone: `+55${site.phones[0]}`,
    priceRange: productAggregateOffer.priceRange,
  };
}

/** SPEC.md section 3, Structured business data. */
export function businessBlock(site: SiteIdentity): JsonLd {
  return {
    ...sellerBlock(site),
    image: `${site.url}/images/og-home.jpg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.district,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    areaServed: everywhere.map(areaServed),
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
          name: `Motor PPA ${offer.name}, abre em ${offer.seconds} segundos`,
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

/** The business as seen from one place; the whole of it stands on home. */
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

/** SPEC.md section 9, structured data. */
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

/** @param service for everywhere we go, unless it says where */
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
    areaServed: (service.areas ?? everywhere).map(areaServed),
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

/** @param entries the questions the page shows, in its order, with their answers as plain text */
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

/** A text of ours, signed by the business. */
export function articleBlock(
  site: SiteIdentity,
  article: {
    type: 'Article' | 'BlogPosting';
    heading: string;
    description: string;
    keywords: readonly string[];
    path: string;
    /** Of the picture for shared links. */
    imagePath: string;
    /** Day of publication, as in `2026-11-18`. */
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
