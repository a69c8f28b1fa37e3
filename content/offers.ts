/**
 * Every figure the site may quote, with the page it belongs to. SPEC.md section 9 gives different figures
 * for different pages; each stands here once, under its page's name. Prices are whole reais.
 */

export interface Offer {
  name: 'PADRÃO' | 'SPEEDY' | 'JETFLEX';
  /** Seconds from closed to open. */
  seconds: 16 | 8 | 4;
  price: number;
  suits: string;
}

/** Home: a complete kit, installed. */
export const homeOffers: readonly Offer[] = [
  {
    name: 'PADRÃO',
    seconds: 16,
    price: 899,
    suits: 'Para quem quer deixar de abrir o portão na mão e gastar pouco.',
  },
  { name: 'SPEEDY', seconds: 8, price: 949, suits: 'Metade da espera na calçada por R$\u00A050 a mais.' },
  {
    name: 'JETFLEX',
    seconds: 4,
    price: 1349,
    suits: 'Abre enquanto o carro ainda está virando para entrar.',
  },
];

export const maxInstalments = 10;

export const warranties = {
  home: { years: 1 },
  /** /termos. */
  landing: { motorYears: 2, installationYears: 1 },
} as const;

/** /termos: the motor alone, by power. Gate weights in kilograms. */
export const landingMotors = [
  { power: '1/4 CV', price: 450, maxGateKg: 150 },
  { power: '1/3 CV', price: 550, maxGateKg: 250 },
  { power: '1/2 CV', price: 650, maxGateKg: 300 },
  { power: 'Jetflex Wi-Fi', price: 750, maxGateKg: null },
] as const;

/** /termos: kits at a discount. */
export const landingKits = [
  { name: 'Kit Básico', price: 480, formerPrice: 600, discountPercent: 20 },
  { name: 'Kit Intermediário', price: 640, formerPrice: 800, discountPercent: 20 },
  { name: 'Kit Premium', price: 950, formerPrice: 1200, discountPercent: 21 },
] as const;

/** /termos: the highest saving claimed, how long an installation takes, whom it has satisfied. */
export const landingClaims = {
  savingsPercent: 30,
  installationHours: { from: 2, to: 3 },
  satisfiedCustomers: 500,
} as const;

/** In Guarulhos and Osasco only: any page that quotes it says so (SPEC.md section 9). */
export const expressMaintenance = { price: 350, validMonths: 1 } as const;

/** Topics, problems, cities and generated copy: a repair, by what failed. */
export const repairPrice = { from: 150, to: 600 } as const;

/**
 * Generated copy: the pages written by domain/generator. Hours are a range from an easy case to a hard one;
 * it quotes the kits of homeOffers, repairPrice and guidePrices besides.
 */
export const generatedCopy = {
  motorPower: { from: '1/4 HP', to: '1/2 HP' },
  serviceWarrantyYears: 1,
  partsWarrantyMonths: 6,
  repairHours: { from: 1, to: 3 },
  installationHours: { from: 2, to: 4 },
  maintenanceHours: { from: 1, to: 2 },
  maintenanceEveryMonths: 6,
  deliveryHours: 24,
} as const;

/** Guides, and where another page speaks of replacing a motor or of a condominium's gate. */
export const guidePrices = {
  installedKit: { from: 800, to: 1400 },
  residentialReplacement: { from: 800, to: 1500 },
  condominiumGate: { from: 2000, to: 5000 },
} as const;

/** Structured data of a product, on every page that publishes one. */
export const productAggregateOffer = {
  lowPrice: 480,
  highPrice: 749,
  offers: [800, 850, 1400],
  priceRange: 'R$800-R$1400',
  rating: { value: 4.8, count: 47 },
} as const;

/** Footer, guide and business block. */
export const businessRating = { value: 4.9, count: 127, best: 5, worst: 1 } as const;
