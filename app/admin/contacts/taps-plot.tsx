/**
 * Taps as bars: one for each of the first rows that have any, or one for each hour of the day. The table shows the same
 * numbers.
 */
import type { CSSProperties } from 'react';
import type { LeadRow } from './contacts-api.ts';

const shownBars = 8;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** In units of the drawing by hour. `label` is the room for the hours below the bars. */
const size = { width: 320, height: 120, label: 17 };

export function TapsPlot({ rows, isByHour }: { rows: readonly LeadRow[]; isByHour: boolean }) {
  const most = Math.max(1, ...rows.map(({ taps }) => taps));
  return isByHour ? <Hours rows={rows} most={most} /> : <Rows rows={rows} most={most} />;
}

function Rows({ rows, most }: { rows: readonly LeadRow[]; most: number }) {
  const bars = rows.filter(({ taps }) => taps > 0).slice(0, shownBars);
  if (bars.length === 0) return null;
  return (
    <div className="tap-bars" role="img" aria-label="Toques por linha">
      {bars.map(({ key, name, taps }) => (
        <div key={key} style={{ '--part': taps / most } as CSSProperties}>
          {name}
          <span>{taps}</span>
        </div>
      ))}
    </div>
  );
}

function Hours({ rows, most }: { rows: readonly LeadRow[]; most: number }) {
  const taps = new Map(rows.map((row) => [Number(row.key), row.taps]));
  const step = size.width / hours.length;
  return (
    <svg
      className="taps-plot"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label="Toques por hora do dia"
    >
      {hours.map((hour) => {
        const height = ((taps.get(hour) ?? 0) / most) * (size.height - size.label);
        return (
          <g key={hour} transform={`translate(${hour * step} 0)`}>
            <rect x="1.5" y={size.height - size.label - height} width={step - 3} height={height} />
            {hour % 6 === 0 && <text y={size.height - 3}>{hour}h</text>}
          </g>
        );
      })}
    </svg>
  );
}
