/** A QR code as a drawing. It is on white even in the dark scheme, because scanners need the contrast. */
import { qrModules } from './qr-modules.ts';

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrModules(text);
  return (
    <svg className="qr-drawing" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
