/** Parts that people name without saying that they mean the gate's. One word each, in lower case without accents. */
export const partNames: ReadonlySet<string> = new Set(
  `bobina bobinas bucha buchas cadeado cantoneira carenagem chaveta coroa corrente correntes eeprom eixo
  enrolamento estator estatores esticador garagem garagens fechadura fechaduras fonte gomo gomos ima imas induzido lambril metalon mola molas
  motoredutor motoredutores motorredutor motorredutores modulo pivo redutor redutores rele reles resistor trimpot trimpots
  retentor rolamento rolamentos rotor sinaleira suporte suportes tag tags tranca transformador transistor trifasico
  varistor 6200 6201 6202 6203 6204 6205`.split(/\s+/),
);
