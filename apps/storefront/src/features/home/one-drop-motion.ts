export type OneDropLayer = 'front' | 'ground' | 'main' | 'back';

type Motion = {
  /** Per section pass: px, degrees, scale. */
  readonly shiftX: number;
  readonly shiftY: number;
  readonly rotate: number;
  readonly scale: number;
};

// CONTENT-4.
const PHONE_UP_TO_PX = 768;
const TABLET_UP_TO_PX = 1_024;

const MOTIONS: Readonly<Record<OneDropLayer, Motion>> = {
  front: { shiftX: 0, shiftY: 220, rotate: 0, scale: 0.06 },
  ground: { shiftX: 0, shiftY: 20, rotate: 0, scale: 0.5 },
  main: { shiftX: -40, shiftY: -90, rotate: -9, scale: 0.08 },
  back: { shiftX: 70, shiftY: -140, rotate: 12, scale: 0.1 },
};

export function isPhone(width: number): boolean {
  return width <= PHONE_UP_TO_PX;
}

export function intensityOf(width: number): number {
  if (isPhone(width)) return 0.4;
  return width <= TABLET_UP_TO_PX ? 0.7 : 1;
}

/** -1 entering, 0 centred, 1 leaving. */
export function sectionProgress(top: number, height: number, screenHeight: number): number {
  const whole = (height + screenHeight) / 2;
  const progress = (screenHeight / 2 - (top + height / 2)) / whole;
  return Math.min(1, Math.max(-1, progress));
}

/** CONTENT-4. */
export function transformOf(layer: OneDropLayer, progress: number, intensity: number): string {
  const { shiftX, shiftY, rotate, scale } = MOTIONS[layer];
  const way = progress * intensity;
  const x = (shiftX * way).toFixed(1);
  const y = (shiftY * way).toFixed(1);
  return `translate3d(${x}px, ${y}px, 0) rotate(${(rotate * way).toFixed(2)}deg) scale(${(1 + scale * way).toFixed(3)})`;
}
