/** Chosen by staff; all other colours of the shop derive from these. `#rrggbb`. */
export const COLOUR_LABELS = {
  ground: 'Ground',
  ink: 'Dark',
  primary: 'Buttons',
  tint: 'Light section',
  secondTint: 'Second light section',
  accent: 'Accent',
  secondAccent: 'Second accent',
} as const;

export type ColourName = keyof typeof COLOUR_LABELS;

export type Colours = Readonly<Record<ColourName, string>>;

/** Those of `packages/ui/src/styles.css`. */
export const FIRST_COLOURS: Colours = {
  ground: '#fbfaf4',
  ink: '#0e3b2e',
  primary: '#1e7b4f',
  tint: '#bfe3b4',
  secondTint: '#cfecea',
  accent: '#f3b54a',
  secondAccent: '#8a5a33',
};

/** Derived of them by hand, as in the style sheet. */
const FIRST_TOKENS = {
  paper: FIRST_COLOURS.ground,
  palm: FIRST_COLOURS.ink,
  leaf: FIRST_COLOURS.primary,
  tender: FIRST_COLOURS.tint,
  water: FIRST_COLOURS.secondTint,
  sun: FIRST_COLOURS.accent,
  husk: FIRST_COLOURS.secondAccent,
  'palm-soft': '#3f5d51',
  'palm-deep': '#082a20',
  'leaf-dark': '#17623f',
  'leaf-tint': '#e9f4e4',
  'husk-dark': '#6e4521',
  'husk-tint': '#f3eadf',
  'sun-tint': '#fcf0d6',
  line: '#e2e5d9',
  'line-strong': '#6f8479',
} as const;

export type ColourToken = keyof typeof FIRST_TOKENS;

const WHITE = '#ffffff';
const BLACK = '#000000';
/** WCAG AA of text, and of lines around controls. */
export const OF_TEXT = 4.5;
const OF_LINES = 3;

const shape = /^#[0-9a-f]{6}$/;

export function isColour(text: string): boolean {
  return shape.test(text);
}

/** WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Chosen colours that carry text, with their grounds; `end`: the direction in which a shade gains contrast. */
const PAIRS: readonly {
  readonly name: ColourName;
  readonly end: typeof BLACK | typeof WHITE;
  readonly on: readonly (ColourName | typeof WHITE)[];
}[] = [
  { name: 'ink', end: BLACK, on: ['ground', WHITE] },
  { name: 'primary', end: BLACK, on: [WHITE] },
  { name: 'tint', end: WHITE, on: ['ink'] },
  { name: 'secondTint', end: WHITE, on: ['ink'] },
  { name: 'accent', end: WHITE, on: ['ink'] },
];

export type ContrastFault = {
  readonly name: ColourName;
  readonly on: ColourName | typeof WHITE;
  /** Below 1: lighter than it must be darker, or the other way round. */
  readonly contrast: number;
  /** With enough contrast on all; null if no shade has. */
  readonly nearest: string | null;
};

export function contrastFaults(colours: Colours): ContrastFault[] {
  const colourOf = (one: ColourName | typeof WHITE) => (one === WHITE ? WHITE : colours[one]);
  return PAIRS.flatMap(({ name, end, on }) => {
    const contrasts = on.map((one) => directed(colours[name], colourOf(one), end));
    const worst = Math.min(...contrasts);
    if (worst >= OF_TEXT) return [];
    return {
      name,
      on: on[contrasts.indexOf(worst)] ?? WHITE,
      contrast: worst,
      nearest: nearestReadable(colours[name], end, on.map(colourOf)),
    };
  });
}

/** The tokens of the style sheet, all of them AA on the grounds that they are used on. */
export function colourTokens(colours: Colours): Readonly<Record<ColourToken, string>> {
  if (isFirst(colours)) return FIRST_TOKENS;
  const { ground, ink, primary, tint, secondTint, accent, secondAccent } = colours;
  const tintOf = (colour: string, share: number) =>
    towards(mix(ground, colour, share), WHITE, [ink], OF_TEXT);
  const leafTint = tintOf(primary, 0.08);
  const sunTint = tintOf(accent, 0.18);
  const huskTint = tintOf(secondAccent, 0.1);
  const lights = [ground, WHITE, tint, secondTint, leafTint, sunTint, huskTint];
  return {
    paper: ground,
    palm: ink,
    leaf: primary,
    tender: tint,
    water: secondTint,
    sun: accent,
    husk: secondAccent,
    'palm-soft': towards(mix(ink, ground, 0.22), BLACK, lights, OF_TEXT),
    'palm-deep': mix(ink, BLACK, 0.3),
    'leaf-dark': towards(mix(primary, BLACK, 0.2), BLACK, lights, OF_TEXT),
    'leaf-tint': leafTint,
    'husk-dark': towards(mix(secondAccent, BLACK, 0.2), BLACK, lights, OF_TEXT),
    'husk-tint': huskTint,
    'sun-tint': sunTint,
    line: mix(ground, ink, 0.11),
    'line-strong': towards(mix(ground, ink, 0.6), ink, [ground, WHITE], OF_LINES),
  };
}

function nearestReadable(colour: string, end: string, grounds: readonly string[]): string | null {
  for (let percent = 1; percent <= 100; percent += 1) {
    const shade = mix(colour, end, percent / 100);
    if (grounds.every((ground) => directed(shade, ground, end) >= OF_TEXT)) return shade;
  }
  return null;
}

/** Contrast if the colour lies towards `end` of the ground, else its inverse. */
function directed(colour: string, ground: string, end: string): number {
  const isTowards = contrast(colour, end) <= contrast(ground, end);
  return isTowards ? contrast(colour, ground) : 1 / contrast(colour, ground);
}

/** As much of `end` as `least` needs on all grounds. */
function towards(colour: string, end: string, grounds: readonly string[], least: number): string {
  let shade = colour;
  for (let percent = 2; percent <= 100; percent += 2) {
    if (grounds.every((ground) => contrast(shade, ground) >= least)) return shade;
    shade = mix(colour, end, percent / 100);
  }
  return end;
}

export function isFirst(colours: Colours): boolean {
  return Object.entries(FIRST_COLOURS).every(([name, colour]) => colours[name as ColourName] === colour);
}

/** `share` of `other`, 0 to 1, in sRGB. */
export function mix(colour: string, other: string, share: number): string {
  const ends = channels(other);
  const mixed = channels(colour).map((value, at) => Math.round(value + ((ends[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
