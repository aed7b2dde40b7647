import { type FieldProblem, wrong } from '../field-problem.ts';
import { keysOf } from '../keys-of.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { typedText } from '../text/typed-text.ts';
import {
  COLOUR_LABELS,
  type Colours,
  type ContrastFault,
  colourTokens,
  contrastFaults,
  FIRST_COLOURS,
  isColour,
  isFirst,
} from './colours.ts';

const PLAIN = 'ui-sans-serif, system-ui, sans-serif';
const SERIF = 'ui-serif, Georgia, serif';

/** Typefaces of headings and text, by their names in `packages/ui/src/font-pairs.css`. */
export const FONT_PAIRS = {
  fraunces: {
    label: 'Fraunces and Figtree: warm, old-style',
    display: null,
    text: null,
  },
  playfair: {
    label: 'Playfair Display and Inter: elegant, high contrast',
    display: `"Playfair Display Variable", "Playfair Fallback", ${SERIF}`,
    text: `"Inter Variable", "Inter Fallback", ${PLAIN}`,
  },
  bricolage: {
    label: 'Bricolage Grotesque and Inter: modern, playful',
    display: `"Bricolage Grotesque Variable", "Bricolage Fallback", ${PLAIN}`,
    text: `"Inter Variable", "Inter Fallback", ${PLAIN}`,
  },
  dm: {
    label: 'DM Serif Display and DM Sans: bold, friendly',
    display: `"DM Serif Display", "DM Serif Fallback", ${SERIF}`,
    text: `"DM Sans Variable", "DM Sans Fallback", ${PLAIN}`,
  },
  device: {
    label: 'The typefaces of the device: nothing to load',
    display: SERIF,
    text: PLAIN,
  },
} as const;

export type FontPair = keyof typeof FONT_PAIRS;

export const PICTURE_LABELS = {
  logo: 'Logo',
  logoOnDark: 'Logo on dark ground',
  icon: 'Icon',
  preview: 'Preview in chats',
  product: 'Product without a picture',
  emptyCart: 'Empty cart',
  notFound: 'Page not found',
  merchandiseWide: 'Merchandise: wide picture',
  merchandiseTall: 'Merchandise: tall picture',
} as const;

export type LookPicture = keyof typeof PICTURE_LABELS;

/** Names below `/pictures/`. Empty: the name of the shop in place of a logo, else nothing. */
export type LookPictures = Readonly<Record<LookPicture, string>>;

/** SETTING-21. */
export type LookSetting = {
  readonly pictures: LookPictures;
  readonly colours: Colours;
  readonly fonts: FontPair;
};

export const NO_LOOK: LookSetting = {
  pictures: mapKeys(PICTURE_LABELS, () => ''),
  colours: FIRST_COLOURS,
  fonts: 'fraunces',
};

/** Rules over those of the style sheet; empty for its own look. */
export function lookStyle({ colours, fonts }: Pick<LookSetting, 'colours' | 'fonts'>): string {
  const { display, text } = FONT_PAIRS[fonts];
  const values = [
    ...(isFirst(colours)
      ? []
      : Object.entries(colourTokens(colours)).map(([name, value]) => `--color-${name}:${value}`)),
    ...(display === null ? [] : [`--font-display:${display}`]),
    ...(text === null ? [] : [`--font-sans:${text}`]),
  ];
  return values.length === 0 ? '' : `:root{${values.join(';')}}`;
}

/** SETTING-21. */
export function lookProblems({ pictures, colours }: LookSetting): FieldProblem[] {
  const unreadable = keysOf(COLOUR_LABELS).filter((name) => !isColour(colours[name]));
  return [
    ...keysOf(PICTURE_LABELS).flatMap((name) =>
      wrong(`pictures.${name}`, pictures[name] === '' || isPicture(pictures[name]), PICTURE_TEXT),
    ),
    ...unreadable.map((name) => ({
      field: `colours.${name}`,
      message: `${COLOUR_LABELS[name]} must be a colour such as ${FIRST_COLOURS[name]}`,
    })),
    ...(unreadable.length > 0 ? [] : contrastFaults(colours)).map((fault) => ({
      field: `colours.${fault.name}`,
      message: faultText(fault),
    })),
  ];
}

export function trimLook({ pictures, colours, fonts }: LookSetting): LookSetting {
  return {
    pictures: mapKeys(PICTURE_LABELS, (name) => typedText(pictures[name])),
    colours: mapKeys(COLOUR_LABELS, (name) => typedText(colours[name]).toLowerCase()),
    fonts,
  };
}

function faultText({ name, on, contrast, nearest }: ContrastFault): string {
  const other = on === '#ffffff' ? 'white' : COLOUR_LABELS[on];
  const isDarker = name === 'ink' || name === 'primary';
  const fault =
    contrast < 1
      ? `${COLOUR_LABELS[name]} must be ${isDarker ? 'darker' : 'lighter'} than ${other}.`
      : `${COLOUR_LABELS[name]} and ${other} have a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1; text needs 4.5:1.`;
  return nearest === null
    ? `${fault} Change ${other} first.`
    : `${fault} The nearest colour that passes is ${nearest}.`;
}

function mapKeys<Name extends string, Value>(
  names: Readonly<Record<Name, unknown>>,
  made: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(keysOf(names).map((name) => [name, made(name)])) as Record<Name, Value>;
}
