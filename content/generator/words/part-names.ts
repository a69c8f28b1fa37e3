/** Parts that people name without saying that they mean the gate's. One word each, in lower case without accents. */
export const partNames: ReadonlySet<string> = new Set(
  `bobina bobinas bucha buchas cadeado cantoneira carenagem chaveta coroa corrente correntes eeprom eixo
  enrolamento estator estatores esticador garagem garagens fechadura fechaduras fonte gomo gomos ima imas induzido lambril metalon mola molas
  motoredutor motoredutores motorredutor motorredutores modulo pivo redutor redutores rele reles resistor trimpot trimpots
  retentor rolamento rolamentos rotor sinaleira suporte suportes tag tags tranca transformador transistor trifasico
  varistor 6200 6201 6202 6203 6204 6205`.split(/\s+/),
);

/** Parts of a motor or its board that hardly any other thing has. */
export const ownPartNames: ReadonlySet<string> = new Set(
  `rotor rotores induzido induzidos estator estatores trimpot trimpots jumper jumpers pausa pause borne bornes
  redutor redutores chaveada rele reles 8f eeprom varistor varistores hcs200 hcs201 hcs300 hcs301 hcs360
  ht6p20 ht6p20b ev1527 pt2262`.split(/\s+/),
);

/** What people say of a part without naming what it belongs to: 'rotor arranhado', 'fonte chaveada serve'. */
export const wordsBesideParts: ReadonlySet<string> = new Set(
  `a o as os um uma de da do das dos e em no na para por com sem se ao que qual quais como onde quando quanto quantos
  custa preco valor nao sim nada faz fazer funciona funcionam serve servem pode posso trocar troca troco comprar vende
  tem parou ruim bom novo nova velho usado original automatica automatico queimado queimada queimados queimou queima
  arranhado arranhada arranhou riscado riscada gasto gasta gastou quebrado quebrada quebrou solto solta soltou enferrujado
  enferrujada travado travou torto empenado derretido derretida derreteu marcado desgastado fonte modulo chip codigo opcional
  12v 24v regular regulagem ajustar consertar conserto tirar funcao significa compativel`.split(/\s+/),
);
