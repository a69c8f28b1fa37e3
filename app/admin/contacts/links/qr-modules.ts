/** A QR code as squares, for the drawing on the screen and for image files. */
import { encode } from 'uqr';

export interface QrModules {
  /** Squares per side, including the margin that a scanner needs. */
  size: number;
  /** Path of the dark squares, one unit each. */
  path: string;
}

const quietZoneModules = 4;

/** Uses error correction of level M, with which a label can still be read when a seventh of it is scratched off. */
export function qrModules(text: string): QrModules {
  const { data, size } = encode(text, { ecc: 'M', border: quietZoneModules });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

/** A standalone file. It is black on white, whatever it is placed on. */
export function qrSvg(text: string): string {
  const { size, path } = qrModules(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1000" height="1000" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}

const pixelsPerModule = 32;

/**
 * @returns a PNG about a thousand pixels wide, sharp on a ten-centimetre label
 * @throws if the browser cannot draw or encode it
 */
export async function qrPng(text: string): Promise<Blob> {
  const { size, path } = qrModules(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * pixelsPerModule;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixelsPerModule, pixelsPerModule);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob === null ? reject(new Error('the canvas could not be encoded as a PNG')) : resolve(blob)),
    'image/png',
  );
  return promise;
}
