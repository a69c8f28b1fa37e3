/**
 * Every direct answer, by the subject of its page. Of those that fit a title equally well, one with `winsTies` comes
 * first, and then the first in this list.
 */
import type { DirectAnswer } from './direct-answer.ts';
import { aberturaManualAnswers } from './direct-answers/abertura-manual.ts';
import { alarmeAnswers } from './direct-answers/alarme.ts';
import { assistenciaTecnicaAnswers } from './direct-answers/assistencia-tecnica.ts';
import { automatizacaoAnswers } from './direct-answers/automatizacao.ts';
import { botoeiraAnswers } from './direct-answers/botoeira.ts';
import { bracoAnswers } from './direct-answers/braco.ts';
import { caboDeAcoAnswers } from './direct-answers/cabo-de-aco.ts';
import { cameraAnswers } from './direct-answers/camera.ts';
import { capacitorAnswers } from './direct-answers/capacitor.ts';
import { centralDeComandoAnswers } from './direct-answers/central-de-comando.ts';
import { cercaEletricaAnswers } from './direct-answers/cerca-eletrica.ts';
import { codigoRolanteAnswers } from './direct-answers/codigo-rolante.ts';
import { contrapesoAnswers } from './direct-answers/contrapeso.ts';
import { controleRemotoAnswers } from './direct-answers/controle-remoto.ts';
import { cremalheiraAnswers } from './direct-answers/cremalheira.ts';
import { embreagemAnswers } from './direct-answers/embreagem.ts';
import { engrenagemAnswers } from './direct-answers/engrenagem.ts';
import { fechaduraDigitalAnswers } from './direct-answers/fechadura-digital.ts';
import { fechaduraEletromagneticaAnswers } from './direct-answers/fechadura-eletromagnetica.ts';
import { fiacaoAnswers } from './direct-answers/fiacao.ts';
import { fimDeCursoAnswers } from './direct-answers/fim-de-curso.ts';
import { fotocelulaAnswers } from './direct-answers/fotocelula.ts';
import { fusoAnswers } from './direct-answers/fuso.ts';
import { garantiaAnswers } from './direct-answers/garantia.ts';
import { interfoneAnswers } from './direct-answers/interfone.ts';
import { kitDeMotorAnswers } from './direct-answers/kit-de-motor.ts';
import { manutencaoPreventivaAnswers } from './direct-answers/manutencao-preventiva.ts';
import { motorAnswers } from './direct-answers/motor.ts';
import { motorRapidoAnswers } from './direct-answers/motor-rapido.ts';
import { motorSolarAnswers } from './direct-answers/motor-solar.ts';
import { nobreakAnswers } from './direct-answers/nobreak.ts';
import { portaDeEnrolarAnswers } from './direct-answers/porta-de-enrolar.ts';
import { portaDeVidroAnswers } from './direct-answers/porta-de-vidro.ts';
import { portaoAutomaticoAnswers } from './direct-answers/portao-automatico.ts';
import { portaoBasculanteAnswers } from './direct-answers/portao-basculante.ts';
import { portaoDeAluminioAnswers } from './direct-answers/portao-de-aluminio.ts';
import { portaoDeComercioAnswers } from './direct-answers/portao-de-comercio.ts';
import { portaoDeCondominioAnswers } from './direct-answers/portao-de-condominio.ts';
import { portaoDeCorrerAnswers } from './direct-answers/portao-de-correr.ts';
import { portaoDeFerroAnswers } from './direct-answers/portao-de-ferro.ts';
import { portaoDeMadeiraAnswers } from './direct-answers/portao-de-madeira.ts';
import { portaoPeloCelularAnswers } from './direct-answers/portao-pelo-celular.ts';
import { portaoPivotanteAnswers } from './direct-answers/portao-pivotante.ts';
import { portaoSocialAnswers } from './direct-answers/portao-social.ts';
import { protecaoContraRaioAnswers } from './direct-answers/protecao-contra-raio.ts';
import { receptorAnswers } from './direct-answers/receptor.ts';
import { roldanaAnswers } from './direct-answers/roldana.ts';
import { sensorAntiesmagamentoAnswers } from './direct-answers/sensor-antiesmagamento.ts';
import { serralheriaAnswers } from './direct-answers/serralheria.ts';
import { travaEletricaAnswers } from './direct-answers/trava-eletrica.ts';

export const directAnswers: readonly DirectAnswer[] = [
  ...aberturaManualAnswers,
  ...alarmeAnswers,
  ...assistenciaTecnicaAnswers,
  ...automatizacaoAnswers,
  ...botoeiraAnswers,
  ...bracoAnswers,
  ...caboDeAcoAnswers,
  ...cameraAnswers,
  ...capacitorAnswers,
  ...centralDeComandoAnswers,
  ...cercaEletricaAnswers,
  ...codigoRolanteAnswers,
  ...contrapesoAnswers,
  ...controleRemotoAnswers,
  ...cremalheiraAnswers,
  ...embreagemAnswers,
  ...engrenagemAnswers,
  ...fechaduraDigitalAnswers,
  ...fechaduraEletromagneticaAnswers,
  ...fiacaoAnswers,
  ...fimDeCursoAnswers,
  ...fotocelulaAnswers,
  ...fusoAnswers,
  ...garantiaAnswers,
  ...interfoneAnswers,
  ...kitDeMotorAnswers,
  ...manutencaoPreventivaAnswers,
  ...motorAnswers,
  ...motorRapidoAnswers,
  ...motorSolarAnswers,
  ...nobreakAnswers,
  ...portaDeEnrolarAnswers,
  ...portaDeVidroAnswers,
  ...portaoAutomaticoAnswers,
  ...portaoBasculanteAnswers,
  ...portaoDeAluminioAnswers,
  ...portaoDeComercioAnswers,
  ...portaoDeCondominioAnswers,
  ...portaoDeCorrerAnswers,
  ...portaoDeFerroAnswers,
  ...portaoDeMadeiraAnswers,
  ...portaoPeloCelularAnswers,
  ...portaoPivotanteAnswers,
  ...portaoSocialAnswers,
  ...protecaoContraRaioAnswers,
  ...receptorAnswers,
  ...roldanaAnswers,
  ...sensorAntiesmagamentoAnswers,
  ...serralheriaAnswers,
  ...travaEletricaAnswers,
];
