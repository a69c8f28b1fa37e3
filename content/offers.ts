/**
 * Every figure that the site may quote. The specification (docs/specification/offers-and-claims.md) gives different
 * figures for different pages. Each is declared here once, under the name of its page. Prices are whole reais.
 */

export interface Offer {
  name: 'PADRÃO' | 'SPEEDY' | 'JETFLEX';
  /** Seconds from closed to open. */
  seconds: 16 | 8 | 4;
  price: number;
}

/** Home page: a complete kit, installed. */
export const homeOffers = [
  {
    name: 'PADRÃO',
    seconds: 16,
    price: 899,
  },
  {
    name: 'SPEEDY',
    seconds: 8,
    price: 949,
  },
  {
    name: 'JETFLEX',
    seconds: 4,
    price: 1349,
  },
] as const satisfies readonly Offer[];

export const maxInstalments = 10;

export const warranties = {
  home: { years: 1 },
  /** /termos. */
  landing: { motorYears: 2, installationYears: 1 },
  /** The guides: the manufacturer's warranty, and ours for the installation. */
  guides: { motorYears: 3, installationYears: 1 },
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

/** City pages: how often a motor is serviced, in times a year. */
export const servicesPerYear = { residence: 1, condominiumOrBusiness: 2 } as const;

/** What a motor consumes while it moves, in watts. */
export const consumptionWatts = { from: 100, to: 300 } as const;

/** Cycles per hour by stator, and the width of the robust one in millimetres. */
export const statorCycles = {
  thin: { from: 5, to: 10 },
  robust: { from: 30, to: 50 },
  robustMillimetres: { from: 40, to: 60 },
} as const;

/** Data plate of the Jetflex on the home page. */
export const homeJetflexPlate = { volts: 220, hertz: 60, celsius: { from: -10, to: 60 } } as const;

/** Home page: the minimum number of customers served. */
export const customersServed = 10_000;

/** Full hours of the day (docs/specification/content.md#business-data). */
export const openingTimes = {
  weekdays: { from: 8, to: 18 },
  saturday: { from: 8, to: 14 },
} as const;

/** The year the company began. */
export const sinceYear = 1999;

/** /termos: the highest saving, the duration of an installation, the number of satisfied customers. */
export const landingClaims = {
  savingsPercent: 30,
  installationHours: { from: 2, to: 3 },
  satisfiedCustomers: 500,
} as const;

/**
 * Only in Guarulhos and Osasco. Every page that quotes it says so
 * (docs/specification/offers-and-claims.md#express-maintenance).
 */
export const expressMaintenance = { price: 350, validMonths: 1 } as const;

/** Topics, problems, cities and generated pages: a repair, depending on what failed. */
export const repairPrice = { from: 150, to: 600 } as const;

/**
 * A repair by the part that failed, inside `repairPrice` and `generatedCopy.repairHours`. Reference values: the price
 * of a gate is confirmed before the work begins (docs/specification/offers-and-claims.md#repair-by-part).
 */
export const repairByPart = {
  adjustment: { from: 150, to: 200, hours: 1 },
  programming: { from: 150, to: 200, hours: 1 },
  capacitor: { from: 150, to: 250, hours: 1 },
  photocell: { from: 150, to: 300, hours: 2 },
  rollersAndCables: { from: 200, to: 400, hours: 2 },
  gears: { from: 250, to: 400, hours: 2 },
  board: { from: 300, to: 550, hours: 2 },
  stator: { from: 350, to: 600, hours: 3 },
  metalwork: { from: 300, to: 600, hours: 3 },
} as const;

/**
 * Generated copy: pages written by domain/generator, which also quote homeOffers, repairPrice and guidePrices. Hours
 * are a range from the easiest case to the hardest.
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

/** Guides, and other pages where they mention replacing a motor or a condominium's gate. */
export const guidePrices = {
  installedKit: { from: 800, to: 1400 },
  residentialReplacement: { from: 800, to: 1500 },
  condominiumGate: { from: 2000, to: 5000 },
} as const;

/** Guides and Osasco: the weight of a gate, in kilograms, that each power moves. */
export const guideCapacity = { quarterHpKg: 200, thirdHpKg: 300, heavyLineKg: 800 } as const;

/** Models whose highest gate weight is known, in kilograms. */
export const modelCapacity = { homeKg: 250, homeJetflexKg: 300 } as const;

/** Guide: the minimum number of years the company has been in business. */
export const experienceYears = 20;

/** Guides and blog: the minimum age of the brand in years. */
export const brandYears = 30;

/**
 * Structured data of a product, on every page that has it. The specification fixes these figures, which are not those
 * of the offers (docs/specification/offers-and-claims.md#structured-data-figures).
 */
export const productAggregateOffer = {
  lowPrice: 480,
  highPrice: 749,
  offers: [800, 850, 1400],
  priceRange: 'R$800-R$1400',
  rating: { value: 4.8, count: 47 },
} as const;

/** Footer, guide and the structured data of the business. */
export const businessRating = { value: 4.9, count: 127, best: 5, worst: 1 } as const;
