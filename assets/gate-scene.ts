/**
 * The street front of a house with a tilting gate, as an HTML page, by day and, in the dark scheme, by night. It does not
 * move by itself: `window.show(state)` shows gate, car, lamp and captions as they are in one frame.
 */
import { headingFace } from './heading-face.ts';

export interface SceneState {
  /** How far the gate is open: 0 to 1. */
  gate: number;
  /** 0 out of view in the street, 1 parked in the garage. */
  car: number;
  /** Whether the signal lamp is lit. */
  isLampLit: boolean;
  /** How far the button of the remote is pressed: 0 to 1. */
  press: number;
  /** Seconds on the stopwatch; null hides it. */
  counter: number | null;
  caption: string;
}

declare global {
  interface Window {
    /** Defined by the script of `scenePage`. */
    show: (state: SceneState) => void;
  }
}

/** The colours of the scene, which its parts take from variables. */
export const palette = `
svg,body{--ground:#f6f3ec;--ink:#1d2327;--far:#c9c1b1;--room:#1d2327;--shelf:#76838a;--paint:#fffdf9;--glass:#dfe5e8;--rubber:#1d2327;--plate:#1d2327;
--steel:#dbe1e4;--seam:#aeb8bd;--edge:#eef1f2}
@media(prefers-color-scheme:dark){svg,body{--ground:#15191c;--ink:#b9c3c9;--far:#353e44;--room:#2a3237;--shelf:#6f7b82;--paint:#1e2428;--glass:#39444b;--rubber:#465159;--plate:#2a3237;
--steel:#59646b;--seam:#465159;--edge:#6f7b82}}`;

export const house = `
<svg viewBox="0 0 960 540" style="stroke:var(--ink)" fill="none" stroke-width="3" stroke-linejoin="round">
  <g style="stroke:var(--far)" stroke-width="1.5"><path d="M0 110h60M20 84h70M890 96h70M850 70h110"/><path d="M0 470h960"/></g>
  <path d="M70 452V150L300 78h590v374"/><path d="M44 158L296 78M296 78h622v20H300L52 176z"/>
  <g stroke-width="1.5"><path d="M316 98v8M346 98v8M376 98v8M406 98v8M436 98v8M466 98v8M496 98v8M526 98v8M556 98v8M586 98v8M616 98v8M646 98v8M676 98v8M706 98v8M736 98v8M766 98v8M796 98v8M826 98v8M856 98v8M886 98v8"/></g>
  <path d="M118 236h132v92H118zM184 236v92M118 282h132"/><path d="M108 328h152v10H108z"/>
  <g stroke-width="1.5"><path d="M128 246l24 24M196 246l24 24M128 296l20 20"/></g>
  <path d="M92 452v-70h34v70M126 452v-56h34v56M160 452v-64h34v64M194 452v-52h34v52M228 452v-60h34v60" stroke-width="1.5"/>
  <path d="M330 452V150h500v302"/><path d="M352 452V172h456v280"/>
  <path d="M846 300h28v20h-28z"/><path d="M852 310h16" stroke-width="1.5"/>
  <path d="M0 452h352M808 452h152" stroke-width="4"/><path d="M330 470l-46 70M830 470l46 70" stroke-width="1.5"/>
  <path d="M0 498h300M860 498h100" stroke-width="1.5"/>
</svg>`;

export const inside = `
<svg viewBox="0 0 450 278" style="stroke:var(--shelf)" fill="none" stroke-width="2">
  <path d="M0 278L90 214V60L0 0M450 278L360 214V60L450 0M90 60h270M90 214h270"/>
  <path d="M120 96h86v60h-86zM120 116h86M120 136h86" stroke-width="1.5"/><path d="M250 90h84M250 112h84M262 90v-16h16v16M300 90v-22h14v22M268 112v22M312 112v22" stroke-width="1.5"/>
  <g stroke="#f5a800" stroke-width="2.5"><path d="M24 40v150M36 40v150M18 190h24v34H18zM20 104h20v20H20z" style="fill:var(--room)"/><path d="M30 46v140" stroke-width="1.5" stroke-dasharray="3 4"/></g>
</svg>`;

export const car = `
<svg viewBox="0 0 260 180" style="stroke:var(--ink)" stroke-width="3.5" stroke-linejoin="round">
  <path d="M20 150V92c0-10 8-18 18-20l12-46c2-8 8-12 16-12h128c8 0 14 4 16 12l12 46c10 2 18 10 18 20v58z" style="fill:var(--paint)"/>
  <path d="M56 70l10-40c1-4 4-6 8-6h112c4 0 7 2 8 6l10 40z" style="fill:var(--glass)"/>
  <path d="M20 150h220v10H20zM30 160v14h34v-14M196 160v14h34v-14" style="fill:var(--rubber)"/>
  <path d="M28 96h40v20H28zM192 96h40v20h-40z" fill="#d8453a"/><path d="M100 104h60v22h-60zM80 138h100" style="fill:var(--paint)" stroke-width="2.5"/>
</svg>`;

const remote = `
<svg viewBox="0 0 90 140" style="stroke:var(--ink)" fill="none" stroke-width="3.5">
  <rect x="25" y="34" width="40" height="98" rx="20" style="fill:var(--paint)"/><circle id="key" cx="45" cy="60" r="9"/><circle cx="45" cy="88" r="9"/>
  <g id="waves" stroke="#f5a800"><path d="M33 24a17 17 0 0 1 24 0M25 15a29 29 0 0 1 40 0"/></g>
</svg>`;

export const scenePage = `<!DOCTYPE html><html lang="pt-BR"><meta charset="utf-8"><style>
${headingFace}${palette}
*{box-sizing:border-box}body{margin:0;width:960px;height:540px;overflow:hidden;background:var(--ground);font-family:Heading;position:relative}
svg{position:absolute;inset:0;width:100%;height:100%}
#opening{position:absolute;left:353px;top:173px;width:454px;height:279px;background:var(--room)}
#stage{position:absolute;left:353px;top:173px;width:454px;height:279px;perspective:1100px;perspective-origin:50% 62%}
#leaf{position:absolute;inset:0;border:3px solid var(--ink);background:repeating-linear-gradient(var(--steel) 0 17px,var(--seam) 17px 20px,var(--ground) 20px 21px,var(--edge) 21px 23px);transform-origin:50% 40%}
#car{position:absolute;left:450px;width:260px;height:180px;transform-origin:50% 100%}
#lamp{position:absolute;left:824px;top:128px;width:26px;height:22px;border:3px solid var(--ink);border-radius:13px 13px 0 0;background:var(--paint)}
#lamp.lit{background:#f5a800;box-shadow:0 0 0 8px #f5a80055,0 0 0 18px #f5a80022}
#remote{position:absolute;left:20px;bottom:70px;width:90px;height:140px;background:var(--ground)}
#counter{position:absolute;left:28px;top:22px;padding:6px 16px 8px;background:var(--plate);color:#f5a800;font:700 76px/1 Heading;font-variant-numeric:tabular-nums;min-width:170px;text-align:right}
#caption{position:absolute;left:0;bottom:0;padding:10px 28px 12px;background:var(--plate);color:#f6f3ec;font:700 36px/1.1 Heading}
#caption:empty{display:none}
</style><body>${house}<div id="opening">${inside}</div><div id="car">${car}</div><div id="stage"><div id="leaf"></div></div><div id="lamp"></div><div id="remote">${remote}</div><div id="counter"></div><div id="caption"></div>
<script>
const at = (id) => document.getElementById(id);
window.show = (state) => {
  at('leaf').style.transform = 'translateY(' + -37 * state.gate + '%) rotateX(' + 78 * state.gate + 'deg)';
  const y = 590 - state.car * 335, scale = 1.5 - 0.62 * state.car;
  at('car').style.top = y + 'px';
  at('car').style.transform = 'scale(' + scale + ')';
  at('car').style.visibility = state.car > 0 ? 'visible' : 'hidden';
  at('lamp').className = state.isLampLit ? 'lit' : '';
  at('remote').style.opacity = state.press;
  at('key').style.fill = state.press > 0.5 ? '#f5a800' : 'var(--paint)';
  at('counter').style.visibility = state.counter === null ? 'hidden' : 'visible';
  at('counter').textContent = (state.counter ?? 0).toFixed(1).replace('.', ',') + ' s';
  at('caption').textContent = state.caption;
};
</script></body></html>`;
