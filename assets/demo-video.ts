/**
 * `node assets/demo-video.ts` records the gate scene frame by frame, in real time, by day and by night: the JETFLEX
 * opens in exactly four seconds. Needs Chromium and ffmpeg (both Debian packages). Writes the two films, their poster and
 * their description.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homeOffers } from '#content/offers.ts';
import { launchChromium } from './chromium.ts';
import { filmPoster } from './film-poster.ts';
import { type SceneState, scenePage } from './gate-scene.ts';

const fps = 24;
const size = { width: 960, height: 540 };
const folder = 'public/video';
const jetflex = homeOffers.find((offer) => offer.name === 'JETFLEX');
if (jetflex === undefined) throw new Error('The JETFLEX offer is gone');
const price = `R$\u00A0${jetflex.price.toLocaleString('pt-BR')}`;

/** Times in the film, in seconds. */
const cues = { press: 0.8, open: 1.4, drive: 5.6, close: 8.2, end: 12.4, length: 14.4 };
const opening = jetflex.seconds;
const parkingSeconds = 2.4;

/** @returns the share of a movement that is done, from 0 to 1 */
const progress = (time: number, from: number, seconds: number) =>
  Math.min(1, Math.max(0, (time - from) / seconds));

/** The share of a movement that a motor with an inverter takes to reach its speed, and again to stop. */
const rampShare = 0.1;

/** @returns how far the gate is, from 0 to 1: its speed rises evenly, stays constant, and falls evenly */
function withRamps(done: number): number {
  const cruiseSpeed = 1 / (1 - rampShare);
  const rampDistance = (time: number) => (cruiseSpeed * time ** 2) / (2 * rampShare);
  if (done < rampShare) return rampDistance(done);
  if (done > 1 - rampShare) return 1 - rampDistance(1 - done);
  return cruiseSpeed * (done - rampShare / 2);
}

/** A movement that speeds up to its middle and slows down from there, as a car parks. */
const easeInOut = (done: number) => 0.5 - Math.cos(Math.PI * done) / 2;

function captionAt(time: number): string {
  if (time < cues.open) return 'Um toque no controle';
  if (time < cues.open + opening) return `JETFLEX: abre em ${opening} segundos`;
  if (time < cues.close) return 'Você entra sem esperar na rua';
  if (time < cues.end) return 'E fecha atrás de você';
  return `JETFLEX instalado: ${price}`;
}

function stateAt(time: number): SceneState {
  const isMoving =
    (time >= cues.press && time < cues.open + opening) || (time >= cues.close && time < cues.close + opening);
  return {
    gate: withRamps(progress(time, cues.open, opening)) - withRamps(progress(time, cues.close, opening)),
    car: easeInOut(progress(time, cues.drive, parkingSeconds)),
    // One and a half flashes a second.
    isLampLit: isMoving && Math.floor(time * 3) % 2 === 0,
    press: progress(time, 0.2, 0.4) * (1 - progress(time, cues.open, 0.6)),
    counter: time < cues.close ? Math.min(opening, Math.max(0, time - cues.open)) : null,
    caption: captionAt(time),
  };
}

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/demonstracao.svg`, filmPoster(size));

const browser = await launchChromium();

/** @param name of the file, without its ending */
async function record(name: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({ viewport: size, colorScheme });
  await page.setContent(scenePage);
  await page.evaluate(() => document.fonts.load('700 40px Heading'));
  const input = ['-f', 'image2pipe', '-framerate', String(fps), '-c:v', 'mjpeg', '-i', '-'];
  const encoding = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '26'];
  const output = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', `${folder}/${name}.mp4`];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...encoding, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < cues.length * fps; frame += 1) {
    await page.evaluate((shown) => window.show(shown), stateAt(frame / fps));
    const picture = await page.screenshot({ type: 'jpeg', quality: 95 });
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'exit');
  if (code !== 0) throw new Error(`ffmpeg made no film ${name} (exit code ${code})`);
  await page.close();
}

await record('demonstracao', 'light');
await record('demonstracao-noite', 'dark');
await browser.close();

const clock = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
const lines: readonly [number, number, string][] = [
  [
    0,
    cues.open,
    'Frente de uma casa com portão basculante fechado. Alguém aperta o controle; a sinaleira pisca.',
  ],
  [
    cues.open,
    cues.open + opening,
    `O portão JETFLEX se inclina e abre inteiro em ${opening} segundos, contados na tela.`,
  ],
  [cues.open + opening, cues.close, 'O carro entra na garagem sem parar na rua.'],
  [cues.close, cues.end, 'O portão fecha atrás do carro.'],
  [cues.end, cues.length, `JETFLEX instalado: ${price}.`],
];
writeFileSync(
  `${folder}/demonstracao.vtt`,
  `WEBVTT\n\n${lines.map(([from, to, text]) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`,
);
