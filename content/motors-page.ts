/** The words around the list of motor models (SPEC.md section 2, Motor models). */
import { motorModels } from './models.ts';

export const motorsPage = {
  title: `Motores PPA para Portão Basculante: ${motorModels.length} Modelos`,
  heading: 'Motores PPA para portão basculante',
  description: `Os ${motorModels.length} motores PPA para portão basculante lado a lado: Home, Jetflex, Mono, Legero, Custom, Levante, Potenza, Condominium e Penta. Veja o que muda em cada um.`,
  keywords: [
    'motor ppa',
    'modelos de motor ppa',
    'motor basculante ppa',
    'automatizadores basculantes',
    'motor de portão',
  ],
  lead: 'O nome diz quase tudo: Jetflex tem inversor, Mono é monofásico, Legero é para folha leve, Custom se adapta e SP tem trilho curto. No desenho, a peça em âmbar é a que distingue o modelo.',
  closing: {
    heading: 'Nao encontrou o modelo ideal?',
    text: 'Mande uma foto do portão fechado e outra da coluna por dentro. O especialista responde com o modelo que serve e o preço instalado.',
    message: 'Olá! Não sei qual motor PPA serve no meu portão. Posso mandar uma foto para um especialista?',
    label: 'Falar com um especialista',
  },
} as const;

/** Where another page leads to the list. */
export const allModelsLabel = `Ver os ${motorModels.length} modelos`;
