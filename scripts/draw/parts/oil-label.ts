import { capitals, numeral, wordmarkAt, wordmarkWidth } from '../lettering.ts';
import type { Pressing } from '../palette.ts';
import { at, type Defs, group, path, pd } from '../svg.ts';
import { halfCoconut } from './coconut.ts';

/** A volume on a pack: the number in the display face, the unit in small capitals. */
export type Volume = { readonly count: string; readonly unit: 'ML' | 'L' };

export function volumeMark(volume: Volume, x: number, y: number, size: number, ink: string): string {
  const shift = volume.count.length * size * 0.3;
  const unit = volume.unit === 'ML' ? size * 0.72 : size * 0.42;
  return (
    numeral(volume.count, x - unit / 2, y, size, ink) +
    capitals(volume.unit, x + shift + size * 0.1, y, size * 0.56, ink, 4)
  );
}

type LabelFrame = { readonly half: number; readonly top: number; readonly bottom: number };

/** A paper label around a bottle; its edges follow the roundness that one sees from a little above. */
export function oilLabel(d: Defs, p: Pressing, frame: LabelFrame, volume: Volume): string {
  const { half, top, bottom } = frame;
  const bow = half * 0.2;
  const curve = (y: number) => pd`M${-half} ${y}Q0 ${y + bow} ${half} ${y}`;
  const whole = pd`${curve(top)}V${bottom}Q0 ${bottom + bow} ${-half} ${bottom}Z`;
  const height = bottom - top;
  const letters = Math.min(half * 1.66, height * 1.02) / wordmarkWidth(1);
  const band = top + height * 0.33;
  const nut = Math.min(half * 0.0034, height * 0.00135);
  const clip = d.clip(path(whole, '#000'));
  const foot = bottom - height * 0.15;
  return group(
    path(whole, p.paper) +
      path(pd`${curve(top)}V${band}Q0 ${band + bow} ${-half} ${band}Z`, p.base) +
      path(pd`${curve(band + 5)}v4Q0 ${band + bow + 9} ${-half} ${band + 9}Z`, p.accent) +
      wordmarkAt(0, Math.round(top + height * 0.235 + bow * 0.5), letters, p.ink, p.accent) +
      at(0, top + height * 0.53 + bow * 0.5, halfCoconut(d, 'brown'), nut) +
      capitals(p.name, 0, foot - height * 0.035 + bow * 0.42, half * 0.2, p.dark, 14) +
      path(pd`${curve(foot + 2)}V${bottom + bow}H${-half}Z`, p.base) +
      capitals('COCONUT OIL', -half * 0.26, bottom - height * 0.04 + bow * 0.4, half * 0.115, p.ink, 10) +
      volumeMark(volume, half * 0.6, bottom - height * 0.034 + bow * 0.3, half * 0.17, p.ink),
    `clip-path="${clip}"`,
  );
}
