/** A QR code as a drawing, on white also in the dark scheme, because scanners need it. */
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
