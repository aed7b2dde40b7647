/** The drawings of the 'One drop' section, each of which moves in its own way. */
export type OneDropLayer = 'drop' | 'ripples' | 'fruit' | 'frond';

type Motion = {
  /** Of the way from the section's coming to its going, in px, degrees and parts of the size. */
  readonly shiftX: number;
  readonly shiftY: number;
  readonly rotate: number;
  readonly scale: number;
};

// CONTENT-4.
const PHONE_UP_TO_PX = 768;
const TABLET_UP_TO_PX = 1_024;

const MOTIONS: Readonly<Record<OneDropLayer, Motion>> = {
  drop: { shiftX: 0, shiftY: 220, rotate: 0, scale: 0.06 },
  ripples: { shiftX: 0, shiftY: 20, rotate: 0, scale: 0.5 },
  fruit: { shiftX: -40, shiftY: -90, rotate: -9, scale: 0.08 },
  frond: { shiftX: 70, shiftY: -140, rotate: 12, scale: 0.1 },
};

/** Whether a screen is a phone by its width. */
export function isPhone(width: number): boolean {
  return width <= PHONE_UP_TO_PX;
}

/** How far things move on a screen of this width, as a part of what they do at a desk. */
export function intensityOf(width: number): number {
  if (isPhone(width)) return 0.4;
  return width <= TABLET_UP_TO_PX ? 0.7 : 1;
}

/** How far the page is past a section: -1 as it comes in from below, 0 in the middle, 1 as it goes out above. */
export function sectionProgress(top: number, height: number, screenHeight: number): number {
  const whole = (height + screenHeight) / 2;
  const progress = (screenHeight / 2 - (top + height / 2)) / whole;
  return Math.min(1, Math.max(-1, progress));
}

/** The CSS transform of a layer (CONTENT-4: shift, rotate and scale with scroll). */
export function transformOf(layer: OneDropLayer, progress: number, intensity: number): string {
  const { shiftX, shiftY, rotate, scale } = MOTIONS[layer];
  const way = progress * intensity;
  const x = (shiftX * way).toFixed(1);
  const y = (shiftY * way).toFixed(1);
  return `translate3d(${x}px, ${y}px, 0) rotate(${(rotate * way).toFixed(2)}deg) scale(${(1 + scale * way).toFixed(3)})`;
}
