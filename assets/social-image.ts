/** `node assets/social-image.ts` makes the social image of the home page. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { homeOffers } from '#content/offers.ts';
import { siteName } from '#content/site.ts';
import { launchChromium } from './chromium.ts';
import { scenePage } from './gate-scene.ts';
import { headingFace } from './heading-face.ts';

const size = { width: 1200, height: 630 };
const target = 'public/images/og-home.jpg';

const offers = homeOffers
  .map(
    ({ name, seconds, price }) =>
      `<li><b>${name}</b><i>${seconds} s</i><span>R$\u00A0${price.toLocaleString('pt-BR')}</span></li>`,
  )
  .join('');

const browser = await launchChromium();
const scene = await browser.newPage({ viewport: { width: 960, height: 540 } });
await scene.setContent(scenePage);
await scene.evaluate(() =>
  window.show({
    gate: 0.62,
    car: 0,
    isLampLit: true,
    press: 0,
    counter: null,
    caption: '',
  }),
);
const drawing = (await scene.screenshot({ clip: { x: 300, y: 60, width: 600, height: 430 } })).toString(
  'base64',
);

const page = await browser.newPage({ viewport: size });
await page.setContent(`<!DOCTYPE html><html lang="pt-BR"><meta charset="utf-8"><style>
${headingFace}
*{box-sizing:border-box;margin:0;padding:0}
body{width:1200px;height:630px;background:#1d2327;color:#f6f3ec;font-family:Heading;overflow:hidden;position:relative}
img{position:absolute;right:0;top:0;width:610px;height:437px;object-fit:cover}
div{position:absolute;left:56px;top:52px}
p{font:600 30px/1 Heading;color:#aeb8bd}
h1{margin-top:44px;font:700 104px/.93 Heading}
h1 em{display:block;color:#f5a800;font-style:normal}
ul{position:absolute;left:0;right:0;bottom:0;height:193px;display:flex;list-style:none;border-top:10px solid #f5a800;background:#f6f3ec;color:#1d2327}
li{flex:1;padding:30px 0 0 56px;border-left:2px solid #d6cfc1}
li:first-child{border:0}
b,i{font:600 34px/1 Heading;letter-spacing:.03em}i{margin-left:16px;font-style:normal;color:#525d64}
span{display:block;margin-top:14px;font:700 68px/1 Heading}
</style><img src="data:image/png;base64,${drawing}"><div><p>${siteName}</p><h1>Seu portão<br>aberto em<em>4 segundos</em></h1></div><ul>${offers}</ul>`);
await page.evaluate(() => document.fonts.load('700 40px Heading'));
mkdirSync('public/images', { recursive: true });
await sharp(await page.screenshot())
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(target);
await browser.close();
