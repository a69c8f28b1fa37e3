/** Every subject of the generator under the name of its file. */
import type { Subject } from './subject.ts';
import { aberturaManual } from './subjects/abertura-manual.ts';
import { alarme } from './subjects/alarme.ts';
import { assistenciaTecnica } from './subjects/assistencia-tecnica.ts';
import { automatizacao } from './subjects/automatizacao.ts';
import { botoeira } from './subjects/botoeira.ts';
import { braco } from './subjects/braco.ts';
import { caboDeAco } from './subjects/cabo-de-aco.ts';
import { camera } from './subjects/camera.ts';
import { cancela } from './subjects/cancela.ts';
import { capacitor } from './subjects/capacitor.ts';
import { centralDeComando } from './subjects/central-de-comando.ts';
import { cercaEletrica } from './subjects/cerca-eletrica.ts';
import { codigoRolante } from './subjects/codigo-rolante.ts';
import { contrapeso } from './subjects/contrapeso.ts';
import { controleRemoto } from './subjects/controle-remoto.ts';
import { cremalheira } from './subjects/cremalheira.ts';
import { embreagem } from './subjects/embreagem.ts';
import { engrenagem } from './subjects/engrenagem.ts';
import { fechaduraDigital } from './subjects/fechadura-digital.ts';
import { fechaduraEletromagnetica } from './subjects/fechadura-eletromagnetica.ts';
import { fiacao } from './subjects/fiacao.ts';
import { fimDeCurso } from './subjects/fim-de-curso.ts';
import { fotocelula } from './subjects/fotocelula.ts';
import { fuso } from './subjects/fuso.ts';
import { garantia } from './subjects/garantia.ts';
import { interfone } from './subjects/interfone.ts';
import { kitDeMotor } from './subjects/kit-de-motor.ts';
import { manutencaoPreventiva } from './subjects/manutencao-preventiva.ts';
import { motor } from './subjects/motor.ts';
import { motorRapido } from './subjects/motor-rapido.ts';
import { motorSolar } from './subjects/motor-solar.ts';
import { nobreak } from './subjects/nobreak.ts';
import { portaDeEnrolar } from './subjects/porta-de-enrolar.ts';
import { portaDeVidro } from './subjects/porta-de-vidro.ts';
import { portaoAutomatico } from './subjects/portao-automatico.ts';
import { portaoBasculante } from './subjects/portao-basculante.ts';
import { portaoDeAluminio } from './subjects/portao-de-aluminio.ts';
import { portaoDeComercio } from './subjects/portao-de-comercio.ts';
import { portaoDeCondominio } from './subjects/portao-de-condominio.ts';
import { portaoDeCorrer } from './subjects/portao-de-correr.ts';
import { portaoDeFerro } from './subjects/portao-de-ferro.ts';
import { portaoDeMadeira } from './subjects/portao-de-madeira.ts';
import { portaoPeloCelular } from './subjects/portao-pelo-celular.ts';
import { portaoPivotante } from './subjects/portao-pivotante.ts';
import { portaoSocial } from './subjects/portao-social.ts';
import { protecaoContraRaio } from './subjects/protecao-contra-raio.ts';
import { receptor } from './subjects/receptor.ts';
import { roldana } from './subjects/roldana.ts';
import { sensorAntiesmagamento } from './subjects/sensor-antiesmagamento.ts';
import { serralheria } from './subjects/serralheria.ts';
import { travaEletrica } from './subjects/trava-eletrica.ts';

export const subjects: Readonly<Record<string, Subject>> = {
  'abertura-manual': aberturaManual,
  alarme,
  'assistencia-tecnica': assistenciaTecnica,
  automatizacao,
  botoeira,
  braco,
  'cabo-de-aco': caboDeAco,
  camera,
  cancela,
  capacitor,
  'central-de-comando': centralDeComando,
  'cerca-eletrica': cercaEletrica,
  'codigo-rolante': codigoRolante,
  contrapeso,
  'controle-remoto': controleRemoto,
  cremalheira,
  embreagem,
  engrenagem,
  'fechadura-digital': fechaduraDigital,
  'fechadura-eletromagnetica': fechaduraEletromagnetica,
  fiacao,
  'fim-de-curso': fimDeCurso,
  fotocelula,
  fuso,
  garantia,
  interfone,
  'kit-de-motor': kitDeMotor,
  'manutencao-preventiva': manutencaoPreventiva,
  'motor-rapido': motorRapido,
  'motor-solar': motorSolar,
  motor,
  nobreak,
  'porta-de-enrolar': portaDeEnrolar,
  'porta-de-vidro': portaDeVidro,
  'portao-automatico': portaoAutomatico,
  'portao-basculante': portaoBasculante,
  'portao-de-aluminio': portaoDeAluminio,
  'portao-de-comercio': portaoDeComercio,
  'portao-de-condominio': portaoDeCondominio,
  'portao-de-correr': portaoDeCorrer,
  'portao-de-ferro': portaoDeFerro,
  'portao-de-madeira': portaoDeMadeira,
  'portao-pelo-celular': portaoPeloCelular,
  'portao-pivotante': portaoPivotante,
  'portao-social': portaoSocial,
  'protecao-contra-raio': protecaoContraRaio,
  receptor,
  roldana,
  'sensor-antiesmagamento': sensorAntiesmagamento,
  serralheria,
  'trava-eletrica': travaEletrica,
};
