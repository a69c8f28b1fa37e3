/**
 * The first paragraph of a page on a service at a place that we serve: what we do there and what it costs. `{coisa}` is
 * the gate or the motor, `{motor}` the motor with its gate, `{onde}` the place.
 */
import type { Wordings } from '../subject.ts';

/** By what the title seeks. `quoted` is for a gate without a kit, `tilting` for the one that has them. */
export const placeOpenings = {
  repair: [
    'Consertamos {coisa} {onde} por {{repair.from}} a {{repair.to}}, sem taxa de visita e com {{repair.warranty}} de garantia no serviço. O preço é dito antes de começar, e um conserto leva em geral {horas de reparo}.',
    'O conserto de {coisa} {onde} custa de {{repair.from}} a {{repair.to}}, conforme a peça, e a visita não tem taxa. O serviço só começa depois do seu sim e fica com {{repair.warranty}} de garantia.',
    'Para o conserto de {coisa} {onde}, a visita não tem taxa, e o valor, entre {{repair.from}} e {{repair.to}}, é combinado antes. Quase sempre o defeito está numa peça pequena, e o motor inteiro raramente precisa ser trocado.',
    '{Onde}, consertar {coisa} custa de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia na peça trocada e {{repair.warranty}} no serviço. A visita não tem taxa, e o valor é dito antes de começar.',
    'Mandamos técnico para conserto de {coisa} {onde} sem cobrar a visita: ele acha a causa, diz o preço, de {{repair.from}} a {{repair.to}}, e conserta na mesma hora quando a peça é comum. Conte {horas de reparo} para o serviço.',
  ],
  assistance: [
    'Damos assistência técnica de portão {onde} sem cobrar a visita: o conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço. Atendemos motor, central, controle, roldana e cabo de qualquer marca.',
    'A nossa assistência técnica conserta portão automático {onde}, sem taxa de visita: o conserto custa de {{repair.from}} a {{repair.to}} e leva em geral {horas de reparo}. Peça trocada sai com {{parts.warranty}} de garantia.',
    'Atendemos {onde} com técnico de portão: chame por mensagem, com o bairro e a foto do motor. A visita da assistência técnica não tem taxa, e o conserto, de {{repair.from}} a {{repair.to}}, só é feito depois do seu sim.',
  ],
  /** For a title that looks for a company: it installs as well as it repairs. */
  company: [
    'A nossa empresa instala e conserta portão automático {onde}, sem taxa de visita: o conserto fica entre {{repair.from}} e {{repair.to}}, e o kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}. Em portão de correr ou de abrir, o motor sai por orçamento.',
    '{Onde}, somos a empresa de portão que vende, instala e conserta o motor: kit em basculante de {{kit.padrao}} a {{kit.jetflex}} instalado, conserto de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e visita sem taxa.',
  ],
  adjust: [
    'Regulamos {coisa} {onde} por {{part.adjustment.from}} a {{part.adjustment.to}}, sem taxa de visita e com {{repair.warranty}} de garantia. O técnico acerta fim de curso, força e tempo de fechamento depois de provar que a folha anda leve.',
    'A regulagem de {coisa} {onde} custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e a visita não tem taxa. Se o defeito for peça gasta, e não ajuste, o valor dela é dito antes.',
  ],
  care: [
    'A manutenção de {coisa} {onde} leva de {horas de manutenção}, uma vez por ano em casa e a cada {{maintenance.interval}} em prédio e comércio: o técnico move a folha na mão, reaperta, lubrifica e testa a força, o fim de curso, a fotocélula e o destravamento. O valor é dito antes, por foto; a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e a peça gasta, de {{repair.from}} a {{repair.to}}, só se troca com o seu acordo.',
    '{Onde}, a manutenção de {coisa} se faz uma vez por ano em casa e a cada {{maintenance.interval}} em prédio e comércio, sem taxa de visita: reaperto, lubrificação, folha movida na mão e teste da força, da fotocélula e do destravamento. O valor vem com a foto do motor, e a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}; se aparecer uma peça gasta, o conserto vai de {{repair.from}} a {{repair.to}}.',
    'Fazemos a manutenção de {coisa} {onde} numa visita de {horas de manutenção}, uma vez por ano em casa e a cada {{maintenance.interval}} em prédio e comércio. Ela inclui reaperto, lubrificação e teste da força, do fim de curso, da fotocélula e do destravamento, com o valor combinado antes; a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}. O que estiver gasto é orçado na hora, de {{repair.from}} a {{repair.to}}, e a peça trocada tem {{parts.warranty}} de garantia.',
  ],
  install: {
    any: [
      'Instalamos {motor} {onde}: em basculante, por {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX. O serviço leva de {horas de instalação} e tem {{kit.warranty}} de garantia; em portão de correr ou de abrir, o valor sai por orçamento, em geral entre {{replacement.from}} e {{replacement.to}} numa casa.',
      'A instalação de {motor} {onde} tem preço fechado em basculante: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX. O kit traz central, dois controles e {{kit.warranty}} de garantia. Portão de correr ou de abrir é orçado por foto; numa casa, costuma ficar entre {{replacement.from}} e {{replacement.to}}.',
      '{Onde}, a instalação de {motor} sai, no basculante, por {{kit.padrao}} com o kit PADRÃO, {{kit.speedy}} com o SPEEDY ou {{kit.jetflex}} com o JETFLEX. No portão de correr ou de abrir fica em geral entre {{replacement.from}} e {{replacement.to}}. O serviço leva {horas de instalação} e tem {{kit.warranty}} de garantia.',
    ],
    tilting: [
      'Instalamos {motor} {onde} por {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com central, dois controles e {{kit.warranty}} de garantia. O serviço leva {horas de instalação} quando a folha está equilibrada.',
      'A instalação de {motor} {onde} custa {{kit.padrao}} com o kit PADRÃO, {{kit.speedy}} com o SPEEDY e {{kit.jetflex}} com o JETFLEX, já com a mão de obra. A folha precisa estar reta e equilibrada, e tudo fica pronto em {horas de instalação}.',
      '{Onde}, a instalação de {motor} tem preço fechado: {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com dois controles e {{kit.warranty}} de garantia. Confirmamos antes o peso da folha e a tensão do ponto, por foto.',
    ],
    quoted: [
      'Instalamos {motor} {onde} por orçamento: numa casa, o conjunto novo fica em geral entre {{replacement.from}} e {{replacement.to}}, com {{guide.warranty.installation}} de garantia na instalação. A visita que mede a folha não tem taxa.',
      'A instalação de {motor} {onde} depende do comprimento e do peso da folha, e numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. O valor sai por foto e se confirma na visita, que não tem taxa.',
      '{Onde}, a instalação de {motor} é orçada por foto e medida, em geral de {{replacement.from}} a {{replacement.to}} numa casa. A visita confirma o peso da folha e não tem taxa.',
    ],
  },
  buy: {
    any: [
      'Vendemos e instalamos {motor} {onde}: em basculante, o kit PADRÃO custa {{kit.padrao}}, o SPEEDY {{kit.speedy}} e o JETFLEX {{kit.jetflex}}, já instalados e com {{kit.warranty}} de garantia; em portão de correr ou de abrir, o valor sai por orçamento, em geral entre {{replacement.from}} e {{replacement.to}} numa casa.',
      'Quem compra {motor} conosco {onde} recebe o conjunto instalado: em basculante, {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com central e dois controles. Portão de correr ou de abrir é orçado por foto e, numa casa, costuma ficar entre {{replacement.from}} e {{replacement.to}}.',
      '{Onde}, {motor} da PPA em basculante sai por {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, já instalado e com {{kit.warranty}} de garantia. Para portão de correr ou de abrir o orçamento vem por mensagem, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    tilting: [
      'Vendemos e instalamos {motor} {onde}: o kit PADRÃO custa {{kit.padrao}}, o SPEEDY {{kit.speedy}} e o JETFLEX {{kit.jetflex}}, com central, dois controles, mão de obra e {{kit.warranty}} de garantia.',
      '{Onde}, {motor} sai instalado por {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, que diferem na velocidade. O preço inclui central, dois controles e {{kit.warranty}} de garantia.',
    ],
    quoted: [
      'Vendemos e instalamos {motor} {onde} por orçamento: numa casa, o conjunto fica em geral entre {{replacement.from}} e {{replacement.to}}, com {{guide.warranty.installation}} de garantia na instalação.',
      '{Onde}, {motor} é orçado pelo comprimento e pelo peso da folha; instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}. O valor vem por mensagem, com a foto e as medidas.',
    ],
  },
  /** For a title that only names the automatic gate: we sell the motor and not the gate. */
  gate: [
    'Automatizamos o portão que você já tem {onde}: em basculante, já instalado, o kit PADRÃO custa {{kit.padrao}}, o SPEEDY {{kit.speedy}} e o JETFLEX {{kit.jetflex}}; em portão de correr ou de abrir, o valor sai por orçamento, em geral entre {{replacement.from}} e {{replacement.to}} numa casa. Se o seu já tem motor e parou, o conserto fica entre {{repair.from}} e {{repair.to}}, sem taxa de visita. O portão em si é feito pelo serralheiro.',
    'Para ter portão automático {onde}, instalamos o motor na folha que já existe: em basculante, {{kit.padrao}} com o kit PADRÃO, {{kit.speedy}} com o SPEEDY e {{kit.jetflex}} com o JETFLEX, e {{kit.warranty}} de garantia; em portão de correr ou de abrir, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa. O portão que já tem motor nós consertamos, de {{repair.from}} a {{repair.to}}, sem taxa de visita. Não fabricamos o portão.',
  ],
  /** `{preço}` is a clause with the price of the part. */
  part: [
    '{Onde}, {preço}. A visita não tem taxa.',
    'Atendemos {onde} sem taxa de visita: {preço}.',
    '{Onde}, com hora combinada e sem taxa de visita, {preço}.',
  ],
  replace: [
    'A troca de motor de portão {onde} fica em geral entre {{replacement.from}} e {{replacement.to}} numa casa, com o motor novo, e sem taxa de visita. Antes dizemos se o conserto do antigo, de {{repair.from}} a {{repair.to}}, ainda compensa.',
    '{Onde}, trocar o motor do portão custa em geral de {{replacement.from}} a {{replacement.to}}, com o aparelho e a mão de obra. Se um conserto de {{repair.from}} a {{repair.to}} resolve, é isso que orçamos primeiro.',
    'Trocamos motor de portão {onde} por {{replacement.from}} a {{replacement.to}}, na maioria das casas, com o valor dito antes. A foto da etiqueta do antigo diz se ele ainda tem conserto, que vai de {{repair.from}} a {{repair.to}}.',
  ],
} as const satisfies Readonly<Record<string, Wordings | Readonly<Record<string, Wordings>>>>;
