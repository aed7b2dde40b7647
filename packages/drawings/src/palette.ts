/** The brand's colours, as the look of the shop defines them. */
export const token = {
  white: '#FBFAF4',
  kernel: '#FFFFFF',
  palm: '#0E3B2E',
  leaf: '#1E7B4F',
  tender: '#BFE3B4',
  water: '#CFECEA',
  husk: '#8A5A33',
  sun: '#F3B54A',
  hibiscus: '#C8402F',
} as const;

/** One colour in the light, in itself and in the shade, and the ground it stands on. */
export interface Ramp {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly ground: string;
  /** What is printed on the base colour. */
  readonly ink: string;
}

export const cloth = {
  black: { light: '#4A5150', base: '#2A2F30', dark: '#14181A', ground: '#E4E0D4', ink: '#FBFAF4' },
  white: { light: '#FFFFFF', base: '#F7F5EC', dark: '#CFD0C3', ground: '#C3DDD3', ink: '#0E3B2E' },
  red: { light: '#E0674F', base: '#C8402F', dark: '#92291C', ground: '#F6DDD3', ink: '#FBFAF4' },
  blue: { light: '#5C94D2', base: '#2F6CB3', dark: '#1C4882', ground: '#D9E6F3', ink: '#FBFAF4' },
  green: { light: '#45A173', base: '#1E7B4F', dark: '#0F5235', ground: '#D6EBCF', ink: '#FBFAF4' },
  yellow: { light: '#FBDD85', base: '#F3C24A', dark: '#CB9423', ground: '#FBEFCB', ink: '#0E3B2E' },
  purple: { light: '#9274C0', base: '#6D4A9C', dark: '#482F70', ground: '#E6DDF1', ink: '#FBFAF4' },
  pink: { light: '#F6BAC9', base: '#E98FA9', dark: '#BE5F7F', ground: '#FBE3E8', ink: '#5A1426' },
  orange: { light: '#F6AA69', base: '#E8822F', dark: '#B65B14', ground: '#FCE5D0', ink: '#FBFAF4' },
  turquoise: { light: '#66CBC3', base: '#2BA69E', dark: '#167770', ground: '#D2EDE9', ink: '#FBFAF4' },
  maroon: { light: '#A24A58', base: '#7A2331', dark: '#521320', ground: '#F0DBDA', ink: '#FBFAF4' },
  grey: { light: '#B3B9B6', base: '#8C9391', dark: '#616967', ground: '#E5E8E2', ink: '#FBFAF4' },
} as const satisfies Record<string, Ramp>;

/** A drink's flavour: its label, what shows through the bottle, and its cap. */
export interface Flavour extends Ramp {
  readonly liquid: string;
  readonly liquidDeep: string;
  readonly accent: string;
  readonly name: string;
}

export const flavour = {
  natural: {
    light: '#3F9E6C',
    base: '#1E7B4F',
    dark: '#0F5235',
    ground: '#CFE8C6',
    ink: '#FBFAF4',
    liquid: '#F3F6E6',
    liquidDeep: '#CFE0C0',
    accent: '#BFE3B4',
    name: 'NATURAL',
  },
  nannari: {
    light: '#A24352',
    base: '#7A2331',
    dark: '#531321',
    ground: '#F5D5D3',
    ink: '#FDEDE9',
    liquid: '#F2BDB6',
    liquidDeep: '#CF7F7F',
    accent: '#F4B9BC',
    name: 'NANNARI',
  },
  lime: {
    light: '#CFE06A',
    base: '#AECB3B',
    dark: '#7D9A1F',
    ground: '#EEF3C6',
    ink: '#0E3B2E',
    liquid: '#F4F7D2',
    liquidDeep: '#D5E08E',
    accent: '#F7FAD9',
    name: 'LIME',
  },
  ginger: {
    light: '#E39A4E',
    base: '#C9732B',
    dark: '#8F4C18',
    ground: '#F9E0BF',
    ink: '#FFF6E4',
    liquid: '#FAE9C8',
    liquidDeep: '#E5BE83',
    accent: '#F9D48F',
    name: 'GINGER',
  },
} as const satisfies Record<string, Flavour>;

export type FlavourName = keyof typeof flavour;

/** A way of making coconut oil: its label, its print and the oil's own colour. */
export interface Pressing extends Ramp {
  readonly paper: string;
  readonly oil: string;
  readonly oilDeep: string;
  readonly oilLight: string;
  readonly accent: string;
  readonly name: string;
}

export const pressing = {
  virgin: {
    light: '#3F9E6C',
    base: '#1E7B4F',
    dark: '#0F5235',
    ground: '#D8ECCF',
    ink: '#FBFAF4',
    paper: '#FFFFFF',
    oil: '#F8DD90',
    oilDeep: '#DDAE4B',
    oilLight: '#FDF1C4',
    accent: '#BFE3B4',
    name: 'VIRGIN',
  },
  chekku: {
    light: '#B98352',
    base: '#8A5A33',
    dark: '#5C3719',
    ground: '#F6E6CB',
    ink: '#FFF3DA',
    paper: '#FBE9C4',
    oil: '#F3B54A',
    oilDeep: '#C9821F',
    oilLight: '#FBD98E',
    accent: '#F3B54A',
    name: 'CHEKKU',
  },
  roasted: {
    light: '#7C4A2B',
    base: '#4F2B17',
    dark: '#2F170A',
    ground: '#F5D9AC',
    ink: '#FBD98E',
    paper: '#F3B54A',
    oil: '#E39A30',
    oilDeep: '#A8621A',
    oilLight: '#F6C36A',
    accent: '#F3B54A',
    name: 'ROASTED',
  },
} as const satisfies Record<string, Pressing>;

export type PressingName = keyof typeof pressing;

/** A colour between two, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const hex = [0, 1, 2].map((index) => {
    const start = channel(from, index);
    const value = Math.round(start + (channel(to, index) - start) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
