/** The words around the repairs of a motor model, on its page. Prices are rows of content/repair-prices.ts. */

export const motorRepairs = {
  heading: 'Conserto e peças do',
  problems: 'Se o seu já está instalado e dá sinal',
  /** What the prices of the table include. */
  note: 'Faixas usuais, com mão de obra e peça comum, da tabela de [quanto custa consertar](/quanto-custa-consertar-portao-eletronico). O valor do seu portão é dito antes do serviço.',
  /** For a model with an inverter, because the table does not have its board. */
  inverter:
    'A placa com inversor fica fora dessa tabela: o preço dela sai pelo código impresso na etiqueta da central.',
  /** For a model of the heavy line, which the table has no prices for. */
  heavy:
    'Em motor de uso coletivo, o conserto é orçado pela peça, depois de uma visita que não tem taxa. O serviço tem {{repair.warranty}} de garantia e a peça trocada, {{parts.warranty}}, como em todo [conserto nosso](/garantia).',
} as const;
