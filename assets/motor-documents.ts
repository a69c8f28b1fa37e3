/**
 * `node assets/motor-documents.ts` writes the PDFs that the model pages offer for download: an installation
 * manual and a technical data sheet, on A4, from the texts of content/ and the drawings of the site.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { motorModels } from '#content/motors/models.ts';
import { motorDetails } from '#content/motors/motor-details.ts';
import {
  inverterProgramming,
  manualBefore,
  manualForOwner,
  manualProgramming,
  manualSafety,
  manualSteps,
  manualTools,
} from '#content/motors/motor-manual.ts';
import type { MotorDetail, MotorModel } from '#content/motors/motor-model.ts';
import { motorParts } from '#content/motors/motor-parts.ts';
import { siteName } from '#content/site.ts';
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { launchChromium } from './chromium.ts';
import { headingFace } from './heading-face.ts';
import { drawMotor } from './motor-drawing/motor-drawing.ts';

const folder = 'public';

const style = `${headingFace}
@page{size:A4;margin:14mm 16mm 12mm}
*{box-sizing:border-box;margin:0;padding:0}
body{color:#1d2327;font:9pt/1.5 "DejaVu Sans","Liberation Sans",sans-serif}
header{display:flex;justify-content:space-between;align-items:end;padding-bottom:3mm;border-bottom:1.4mm solid #1d2327;box-shadow:0 1.2mm #fff,0 1.8mm #1d2327}
h1{font:700 30pt/1 Heading}header p{font:600 12pt/1.2 Heading;text-align:right}
h2{margin:5.5mm 0 2mm;font:700 16pt/1.1 Heading;break-after:avoid}
h3{font:700 12pt/1.2 Heading}
.next{break-before:page;margin-top:0}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:0 9mm}
.drawing{display:grid;grid-template-columns:1.2fr 1fr;gap:8mm;margin-top:7mm;align-items:center}
svg{width:100%;height:auto;display:block}
ol,ul{padding-left:5mm}li{margin-bottom:1.4mm;break-inside:avoid}li::marker{font-weight:700}
table{width:100%;border-collapse:collapse}th,td{padding:1.2mm 0;border-bottom:.3mm solid #c9c1b1;text-align:left;vertical-align:top}th{width:46%;font-weight:400;color:#525d64}td{font-weight:700}
.warning{margin-top:7mm;padding:4mm 5mm 3mm;border-left:2.4mm solid #f5a800;background:#f6f3ec;break-inside:avoid}.warning h2{margin-top:0}
.check{list-style:none;padding:0}.check li{padding-left:6.5mm;position:relative}.check li::before{content:"";position:absolute;left:0;top:.8mm;width:3.2mm;height:3.2mm;border:.4mm solid #1d2327}
footer{margin-top:6mm;padding-top:2.5mm;border-top:.3mm solid #c9c1b1;color:#525d64;font-size:7.5pt}`;

const list = (tag: 'ol' | 'ul', items: readonly string[], className = '') =>
  `<${tag} class="${className}">${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

function sheet(model: MotorModel, kind: string, body: string): string {
  return `<!DOCTYPE html><html lang="pt-BR"><meta charset="utf-8"><title>${kind}: Motor PPA ${model.name}</title><style>${style}</style>
<header><h1>Motor PPA ${model.name}</h1><p>${kind}<br>${siteName}</p></header>${body}
<footer>Folha preparada por ${siteName} para os conjuntos que instala. O manual do fabricante e a etiqueta do motor prevalecem em caso de diferença.</footer></html>`;
}

function drawing({ build }: MotorModel): string {
  const parts = partsOfMotor(build).map((part) => motorParts[part]);
  return `<section class="drawing">${drawMotor(build, true)}<div><h3>Partes</h3>${list('ol', parts)}</div></section>`;
}

function dataTable({ technicalData }: MotorDetail): string {
  const rows = technicalData.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<table>${rows.join('')}</table>`;
}

function manual(model: MotorModel, detail: MotorDetail): string {
  const programming =
    model.build.drive === 'inverter' ? [...manualProgramming, inverterProgramming] : manualProgramming;
  return sheet(
    model,
    'Manual de instalação',
    `${drawing(model)}
<section class="warning"><h2>Segurança</h2>${list('ul', manualSafety)}</section>
<div class="cols"><section><h2>Ferramentas</h2>${list('ul', manualTools)}</section><section><h2>Antes de começar</h2>${list('ul', manualBefore, 'check')}</section></div>
<h2 class="next">Instalação passo a passo</h2><ol>${manualSteps.map(({ title, text }) => `<li><h3>${title}</h3>${text}</li>`).join('')}</ol>
<h2>Primeira programação</h2>${list('ol', programming)}
<div class="cols"><section><h2>Limites</h2>${dataTable(detail)}</section><section><h2>Para quem usa o portão</h2>${list('ul', withFacts(manualForOwner))}</section></div>`,
  );
}

function dataSheet(model: MotorModel, detail: MotorDetail): string {
  return sheet(
    model,
    'Especificações técnicas',
    `${drawing(model)}
<h2>Dados técnicos</h2>${dataTable(detail)}
<div class="cols"><section><h2>Características</h2>${list(
      'ul',
      detail.strengths.map(({ title, text }) => `<b>${title}.</b> ${text}`),
    )}</section><section><h2>Itens inclusos</h2>${list('ul', detail.included, 'check')}</section></div>`,
  );
}

const details = withFacts(motorDetails);
mkdirSync(`${folder}/downloads`, { recursive: true });
const browser = await launchChromium();
const page = await browser.newPage({ colorScheme: 'light' });
for (const model of motorModels) {
  const detail = details[model.slug];
  if (detail === undefined) continue;
  for (const { path } of detail.downloads) {
    await page.setContent(path.endsWith('-manual.pdf') ? manual(model, detail) : dataSheet(model, detail));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    writeFileSync(
      folder + path,
      await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
    );
  }
}
await browser.close();
