/**
 * Every figure that a text quotes, under the name that the text uses for it: `{{repair.from}}`. `scope` says in
 * Portuguese what the figure is about. `source` is its section in docs/specification/offers-and-claims.md.
 */
import {
  brandYears,
  consumptionWatts,
  customersServed,
  experienceYears,
  expressMaintenance,
  generatedCopy,
  guideCapacity,
  guidePrices,
  homeJetflexPlate,
  homeOffers,
  landingClaims,
  landingKits,
  landingMotors,
  maxInstalments,
  modelCapacity,
  openingTimes,
  repairByPart,
  repairPrice,
  servicesPerYear,
  sinceYear,
  statorCycles,
  warranties,
} from './offers.ts';

/**
 * `horsepower` and `cv` are fractions; `perYear` is a number of times; `calendarYear` is a year such as 1999; `oclock`
 * is a time of day.
 */
export type FactUnit =
  | 'real'
  | 'kilogram'
  | 'year'
  | 'month'
  | 'hour'
  | 'second'
  | 'horsepower'
  | 'cv'
  | 'cycle'
  | 'watt'
  | 'volt'
  | 'hertz'
  | 'celsius'
  | 'millimetre'
  | 'percent'
  | 'instalment'
  | 'customer'
  | 'perYear'
  | 'oclock'
  | 'calendarYear';

export interface Fact {
  amount: number;
  unit: FactUnit;
  scope: string;
  source: string;
}

export const facts = {
  'kit.padrao': {
    amount: homeOffers[0].price,
    unit: 'real',
    scope: 'kit PADRÃO completo para portão basculante, com instalação',
    source: 'home-offers',
  },
  'kit.speedy': {
    amount: homeOffers[1].price,
    unit: 'real',
    scope: 'kit SPEEDY completo para portão basculante, com instalação',
    source: 'home-offers',
  },
  'kit.jetflex': {
    amount: homeOffers[2].price,
    unit: 'real',
    scope: 'kit JETFLEX completo para portão basculante, com instalação',
    source: 'home-offers',
  },
  'motor.quarterCv': {
    amount: landingMotors[0].price,
    unit: 'real',
    scope: 'motor de 1/4 CV, sem instalação',
    source: 'search-term-prices',
  },
  'motor.quarterCv.weight': {
    amount: landingMotors[0].maxGateKg,
    unit: 'kilogram',
    scope: 'folha máxima do motor de 1/4 CV na tabela de preços',
    source: 'search-term-prices',
  },
  'motor.thirdCv': {
    amount: landingMotors[1].price,
    unit: 'real',
    scope: 'motor de 1/3 CV, sem instalação',
    source: 'search-term-prices',
  },
  'motor.thirdCv.weight': {
    amount: landingMotors[1].maxGateKg,
    unit: 'kilogram',
    scope: 'folha máxima do motor de 1/3 CV na tabela de preços',
    source: 'search-term-prices',
  },
  'motor.halfCv': {
    amount: landingMotors[2].price,
    unit: 'real',
    scope: 'motor de 1/2 CV, sem instalação',
    source: 'search-term-prices',
  },
  'motor.halfCv.weight': {
    amount: landingMotors[2].maxGateKg,
    unit: 'kilogram',
    scope: 'folha máxima do motor de 1/2 CV na tabela de preços',
    source: 'search-term-prices',
  },
  'motor.wifi': {
    amount: landingMotors[3].price,
    unit: 'real',
    scope: 'motor Jetflex Wi-Fi, sem instalação',
    source: 'search-term-prices',
  },
  'saleKit.basic': {
    amount: landingKits[0].price,
    unit: 'real',
    scope: 'Kit Básico em promoção, sem instalação',
    source: 'search-term-prices',
  },
  'saleKit.basic.before': {
    amount: landingKits[0].formerPrice,
    unit: 'real',
    scope: 'Kit Básico antes da promoção, sem instalação',
    source: 'search-term-prices',
  },
  'saleKit.middle': {
    amount: landingKits[1].price,
    unit: 'real',
    scope: 'Kit Intermediário em promoção, sem instalação',
    source: 'search-term-prices',
  },
  'saleKit.middle.before': {
    amount: landingKits[1].formerPrice,
    unit: 'real',
    scope: 'Kit Intermediário antes da promoção, sem instalação',
    source: 'search-term-prices',
  },
  'saleKit.premium': {
    amount: landingKits[2].price,
    unit: 'real',
    scope: 'Kit Premium em promoção, sem instalação',
    source: 'search-term-prices',
  },
  'saleKit.premium.before': {
    amount: landingKits[2].formerPrice,
    unit: 'real',
    scope: 'Kit Premium antes da promoção, sem instalação',
    source: 'search-term-prices',
  },
  'repair.from': {
    amount: repairPrice.from,
    unit: 'real',
    scope: 'conserto, o mais simples',
    source: 'generated-copy',
  },
  'repair.to': {
    amount: repairPrice.to,
    unit: 'real',
    scope: 'conserto, o mais demorado',
    source: 'generated-copy',
  },
  express: {
    amount: expressMaintenance.price,
    unit: 'real',
    scope: 'Manutenção Express, somente em Guarulhos e Osasco',
    source: 'express-maintenance',
  },
  'express.validity': {
    amount: expressMaintenance.validMonths,
    unit: 'month',
    scope: 'validade da promoção da Manutenção Express',
    source: 'express-maintenance',
  },
  'installedKit.from': {
    amount: guidePrices.installedKit.from,
    unit: 'real',
    scope: 'kit PPA instalado, conforme a velocidade: a partir de',
    source: 'guide-prices',
  },
  'installedKit.to': {
    amount: guidePrices.installedKit.to,
    unit: 'real',
    scope: 'kit PPA instalado, conforme a velocidade: até',
    source: 'guide-prices',
  },
  'replacement.from': {
    amount: guidePrices.residentialReplacement.from,
    unit: 'real',
    scope: 'troca de motor residencial, com o motor novo: a partir de',
    source: 'guide-prices',
  },
  'replacement.to': {
    amount: guidePrices.residentialReplacement.to,
    unit: 'real',
    scope: 'troca de motor residencial, com o motor novo: até',
    source: 'guide-prices',
  },
  'condominium.from': {
    amount: guidePrices.condominiumGate.from,
    unit: 'real',
    scope: 'motor para portão pesado de condomínio, com instalação: a partir de',
    source: 'guide-prices',
  },
  'condominium.to': {
    amount: guidePrices.condominiumGate.to,
    unit: 'real',
    scope: 'motor para portão pesado de condomínio, com instalação: até',
    source: 'guide-prices',
  },
  'guide.quarterHp.weight': {
    amount: guideCapacity.quarterHpKg,
    unit: 'kilogram',
    scope: 'folha máxima de 1/4 HP nos guias',
    source: 'capacity',
  },
  'guide.thirdHp.weight': {
    amount: guideCapacity.thirdHpKg,
    unit: 'kilogram',
    scope: 'folha máxima de 1/3 HP nos guias',
    source: 'capacity',
  },
  'heavyLine.weight': {
    amount: guideCapacity.heavyLineKg,
    unit: 'kilogram',
    scope: 'folha máxima da linha pesada para basculante',
    source: 'capacity',
  },
  'home.weight': {
    amount: modelCapacity.homeKg,
    unit: 'kilogram',
    scope: 'folha máxima do PPA Home',
    source: 'capacity',
  },
  'homeJetflex.weight': {
    amount: modelCapacity.homeJetflexKg,
    unit: 'kilogram',
    scope: 'folha máxima do PPA Home Jetflex',
    source: 'capacity',
  },
  'kit.warranty': {
    amount: warranties.home.years,
    unit: 'year',
    scope: 'garantia do kit instalado',
    source: 'warranty',
  },
  'motor.warranty': {
    amount: warranties.landing.motorYears,
    unit: 'year',
    scope: 'garantia do motor da tabela de preços',
    source: 'warranty',
  },
  'motor.warranty.installation': {
    amount: warranties.landing.installationYears,
    unit: 'year',
    scope: 'garantia da instalação do motor da tabela de preços',
    source: 'warranty',
  },
  'guide.warranty': {
    amount: warranties.guides.motorYears,
    unit: 'year',
    scope: 'garantia de fábrica do motor, nos guias',
    source: 'warranty',
  },
  'guide.warranty.installation': {
    amount: warranties.guides.installationYears,
    unit: 'year',
    scope: 'garantia da instalação, nos guias',
    source: 'warranty',
  },
  'repair.warranty': {
    amount: generatedCopy.serviceWarrantyYears,
    unit: 'year',
    scope: 'garantia do serviço num conserto',
    source: 'warranty',
  },
  'parts.warranty': {
    amount: generatedCopy.partsWarrantyMonths,
    unit: 'month',
    scope: 'garantia das peças trocadas num conserto',
    source: 'warranty',
  },
  'maintenance.interval': {
    amount: generatedCopy.maintenanceEveryMonths,
    unit: 'month',
    scope: 'intervalo entre manutenções preventivas',
    source: 'durations',
  },
  experience: {
    amount: experienceYears,
    unit: 'year',
    scope: 'tempo de trabalho da empresa, no mínimo',
    source: 'experience',
  },
  'brand.years': {
    amount: brandYears,
    unit: 'year',
    scope: 'tempo de mercado da marca PPA, no mínimo',
    source: 'experience',
  },
  'kit.padrao.seconds': {
    amount: homeOffers[0].seconds,
    unit: 'second',
    scope: 'abertura com o kit PADRÃO',
    source: 'home-offers',
  },
  'kit.speedy.seconds': {
    amount: homeOffers[1].seconds,
    unit: 'second',
    scope: 'abertura com o kit SPEEDY',
    source: 'home-offers',
  },
  'kit.jetflex.seconds': {
    amount: homeOffers[2].seconds,
    unit: 'second',
    scope: 'abertura com o kit JETFLEX',
    source: 'home-offers',
  },
  'saleKit.basic.discount': {
    amount: landingKits[0].discountPercent,
    unit: 'percent',
    scope: 'desconto do Kit Básico sobre o preço anterior dele',
    source: 'search-term-prices',
  },
  'saleKit.middle.discount': {
    amount: landingKits[1].discountPercent,
    unit: 'percent',
    scope: 'desconto do Kit Intermediário sobre o preço anterior dele',
    source: 'search-term-prices',
  },
  'saleKit.premium.discount': {
    amount: landingKits[2].discountPercent,
    unit: 'percent',
    scope: 'desconto do Kit Premium sobre o preço anterior dele',
    source: 'search-term-prices',
  },
  'saleKit.savings': {
    amount: landingClaims.savingsPercent,
    unit: 'percent',
    scope: 'economia máxima dos kits diante das peças avulsas',
    source: 'search-term-prices',
  },
  'motor.quarterCv.power': {
    amount: 1 / 4,
    unit: 'cv',
    scope: 'motor de 1/4 CV da tabela de preços',
    source: 'search-term-prices',
  },
  'motor.thirdCv.power': {
    amount: 1 / 3,
    unit: 'cv',
    scope: 'motor de 1/3 CV da tabela de preços',
    source: 'search-term-prices',
  },
  'motor.halfCv.power': {
    amount: 1 / 2,
    unit: 'cv',
    scope: 'motor de 1/2 CV da tabela de preços',
    source: 'search-term-prices',
  },
  'power.from': {
    amount: 1 / 4,
    unit: 'horsepower',
    scope: 'menor potência dos motores residenciais',
    source: 'generated-copy',
  },
  'power.third': {
    amount: 1 / 3,
    unit: 'horsepower',
    scope: 'potência intermediária, nos guias',
    source: 'capacity',
  },
  'power.to': {
    amount: 1 / 2,
    unit: 'horsepower',
    scope: 'maior potência dos motores residenciais',
    source: 'generated-copy',
  },
  'part.adjustment.from': {
    amount: repairByPart.adjustment.from,
    unit: 'real',
    scope:
      'regulagem de fim de curso e de força, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.adjustment.to': {
    amount: repairByPart.adjustment.to,
    unit: 'real',
    scope: 'regulagem de fim de curso e de força, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.adjustment.hours': {
    amount: repairByPart.adjustment.hours,
    unit: 'hour',
    scope: 'regulagem de fim de curso e de força: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.programming.from': {
    amount: repairByPart.programming.from,
    unit: 'real',
    scope:
      'gravação de controles e programação, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.programming.to': {
    amount: repairByPart.programming.to,
    unit: 'real',
    scope: 'gravação de controles e programação, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.programming.hours': {
    amount: repairByPart.programming.hours,
    unit: 'hour',
    scope: 'gravação de controles e programação: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.capacitor.from': {
    amount: repairByPart.capacitor.from,
    unit: 'real',
    scope: 'capacitor, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.capacitor.to': {
    amount: repairByPart.capacitor.to,
    unit: 'real',
    scope: 'capacitor, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.capacitor.hours': {
    amount: repairByPart.capacitor.hours,
    unit: 'hour',
    scope: 'capacitor: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.photocell.from': {
    amount: repairByPart.photocell.from,
    unit: 'real',
    scope: 'fotocélula, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.photocell.to': {
    amount: repairByPart.photocell.to,
    unit: 'real',
    scope: 'fotocélula, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.photocell.hours': {
    amount: repairByPart.photocell.hours,
    unit: 'hour',
    scope: 'fotocélula: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.rollersAndCables.from': {
    amount: repairByPart.rollersAndCables.from,
    unit: 'real',
    scope: 'roldanas, cabos ou cremalheira, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.rollersAndCables.to': {
    amount: repairByPart.rollersAndCables.to,
    unit: 'real',
    scope: 'roldanas, cabos ou cremalheira, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.rollersAndCables.hours': {
    amount: repairByPart.rollersAndCables.hours,
    unit: 'hour',
    scope: 'roldanas, cabos ou cremalheira: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.gears.from': {
    amount: repairByPart.gears.from,
    unit: 'real',
    scope: 'engrenagem e rolamentos, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.gears.to': {
    amount: repairByPart.gears.to,
    unit: 'real',
    scope: 'engrenagem e rolamentos, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.gears.hours': {
    amount: repairByPart.gears.hours,
    unit: 'hour',
    scope: 'engrenagem e rolamentos: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.board.from': {
    amount: repairByPart.board.from,
    unit: 'real',
    scope: 'placa da central, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.board.to': {
    amount: repairByPart.board.to,
    unit: 'real',
    scope: 'placa da central, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.board.hours': {
    amount: repairByPart.board.hours,
    unit: 'hour',
    scope: 'placa da central: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.stator.from': {
    amount: repairByPart.stator.from,
    unit: 'real',
    scope: 'estator, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.stator.to': {
    amount: repairByPart.stator.to,
    unit: 'real',
    scope: 'estator, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.stator.hours': {
    amount: repairByPart.stator.hours,
    unit: 'hour',
    scope: 'estator: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'part.metalwork.from': {
    amount: repairByPart.metalwork.from,
    unit: 'real',
    scope:
      'solda ou reforço de suporte, com o motor no lugar, a partir de: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.metalwork.to': {
    amount: repairByPart.metalwork.to,
    unit: 'real',
    scope:
      'solda ou reforço de suporte, com o motor no lugar, até: valor de referência, confirmado antes do serviço',
    source: 'repair-by-part',
  },
  'part.metalwork.hours': {
    amount: repairByPart.metalwork.hours,
    unit: 'hour',
    scope: 'solda ou reforço de suporte, com o motor no lugar: tempo de referência, no máximo',
    source: 'repair-by-part',
  },
  'repair.hours.from': {
    amount: generatedCopy.repairHours.from,
    unit: 'hour',
    scope: 'duração de um conserto: a partir de',
    source: 'durations',
  },
  'repair.hours.to': {
    amount: generatedCopy.repairHours.to,
    unit: 'hour',
    scope: 'duração de um conserto: até',
    source: 'durations',
  },
  'maintenance.hours.from': {
    amount: generatedCopy.maintenanceHours.from,
    unit: 'hour',
    scope: 'duração da manutenção preventiva: a partir de',
    source: 'durations',
  },
  'maintenance.hours.to': {
    amount: generatedCopy.maintenanceHours.to,
    unit: 'hour',
    scope: 'duração da manutenção preventiva: até',
    source: 'durations',
  },
  'install.hours.from': {
    amount: generatedCopy.installationHours.from,
    unit: 'hour',
    scope: 'duração da instalação, nos guias e nas páginas de serviço: a partir de',
    source: 'durations',
  },
  'install.hours.to': {
    amount: generatedCopy.installationHours.to,
    unit: 'hour',
    scope: 'duração da instalação, nos guias e nas páginas de serviço: até',
    source: 'durations',
  },
  'install.landing.hours.from': {
    amount: landingClaims.installationHours.from,
    unit: 'hour',
    scope: 'duração da instalação num basculante pronto para o motor, na tabela de preços: a partir de',
    source: 'durations',
  },
  'install.landing.hours.to': {
    amount: landingClaims.installationHours.to,
    unit: 'hour',
    scope: 'duração da instalação num basculante pronto para o motor, na tabela de preços: até',
    source: 'durations',
  },
  'delivery.hours': {
    amount: generatedCopy.deliveryHours,
    unit: 'hour',
    scope: 'prazo de entrega, no máximo',
    source: 'durations',
  },
  'assistance.hours': {
    amount: 24,
    unit: 'hour',
    scope: 'assistência fora do expediente, conforme a disponibilidade',
    source: 'experience',
  },
  'maintenance.residence': {
    amount: servicesPerYear.residence,
    unit: 'perYear',
    scope: 'revisão de residência, nas páginas de cidade',
    source: 'durations',
  },
  'maintenance.condominium': {
    amount: servicesPerYear.condominiumOrBusiness,
    unit: 'perYear',
    scope: 'revisão de condomínio e comércio, nas páginas de cidade',
    source: 'durations',
  },
  'consumption.from': {
    amount: consumptionWatts.from,
    unit: 'watt',
    scope: 'consumo do motor em movimento: a partir de',
    source: 'durations',
  },
  'consumption.to': {
    amount: consumptionWatts.to,
    unit: 'watt',
    scope: 'consumo do motor em movimento: até',
    source: 'durations',
  },
  'stator.thin.from': {
    amount: statorCycles.thin.from,
    unit: 'cycle',
    scope: 'ciclos por hora do estator fino: a partir de',
    source: 'durations',
  },
  'stator.thin.to': {
    amount: statorCycles.thin.to,
    unit: 'cycle',
    scope: 'ciclos por hora do estator fino: até',
    source: 'durations',
  },
  'stator.robust.from': {
    amount: statorCycles.robust.from,
    unit: 'cycle',
    scope: 'ciclos por hora do estator robusto: a partir de',
    source: 'durations',
  },
  'stator.robust.to': {
    amount: statorCycles.robust.to,
    unit: 'cycle',
    scope: 'ciclos por hora do estator robusto: até',
    source: 'durations',
  },
  'stator.robust.width.from': {
    amount: statorCycles.robustMillimetres.from,
    unit: 'millimetre',
    scope: 'largura do estator robusto: a partir de',
    source: 'durations',
  },
  'stator.robust.width.to': {
    amount: statorCycles.robustMillimetres.to,
    unit: 'millimetre',
    scope: 'largura do estator robusto: até',
    source: 'durations',
  },
  'homeJetflex.volts': {
    amount: homeJetflexPlate.volts,
    unit: 'volt',
    scope: 'tensão do PPA Home Jetflex',
    source: 'capacity',
  },
  'homeJetflex.hertz': {
    amount: homeJetflexPlate.hertz,
    unit: 'hertz',
    scope: 'frequência do PPA Home Jetflex',
    source: 'capacity',
  },
  'homeJetflex.celsius.from': {
    amount: homeJetflexPlate.celsius.from,
    unit: 'celsius',
    scope: 'temperatura de uso do PPA Home Jetflex: de',
    source: 'capacity',
  },
  'homeJetflex.celsius.to': {
    amount: homeJetflexPlate.celsius.to,
    unit: 'celsius',
    scope: 'temperatura de uso do PPA Home Jetflex: até',
    source: 'capacity',
  },
  instalments: {
    amount: maxInstalments,
    unit: 'instalment',
    scope: 'parcelas, no máximo',
    source: 'warranty',
  },
  customers: {
    amount: customersServed,
    unit: 'customer',
    scope: 'clientes atendidos, no mínimo, na página inicial',
    source: 'experience',
  },
  'customers.satisfied': {
    amount: landingClaims.satisfiedCustomers,
    unit: 'customer',
    scope: 'clientes satisfeitos, no mínimo, na tabela de preços',
    source: 'experience',
  },
  since: {
    amount: sinceYear,
    unit: 'calendarYear',
    scope: 'ano de início da empresa',
    source: 'experience',
  },
  'open.weekdays.from': {
    amount: openingTimes.weekdays.from,
    unit: 'oclock',
    scope: 'abertura de segunda a sexta',
    source: 'opening-hours',
  },
  'open.weekdays.to': {
    amount: openingTimes.weekdays.to,
    unit: 'oclock',
    scope: 'fechamento de segunda a sexta',
    source: 'opening-hours',
  },
  'open.saturday.from': {
    amount: openingTimes.saturday.from,
    unit: 'oclock',
    scope: 'abertura no sábado',
    source: 'opening-hours',
  },
  'open.saturday.to': {
    amount: openingTimes.saturday.to,
    unit: 'oclock',
    scope: 'fechamento no sábado',
    source: 'opening-hours',
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;
