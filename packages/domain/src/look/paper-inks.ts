import { type Colours, colourTokens, contrast, FIRST_COLOURS, isFirst, mix, OF_TEXT } from './colours.ts';

/** On white paper. */
export type PaperInks = {
  readonly text: string;
  readonly soft: string;
  readonly accent: string;
  readonly line: string;
  /** Ground of table heads; carries `text`. */
  readonly tint: string;
};

const PAPER = '#ffffff';

/** Of the first look, and of documents issued before papers followed the look: their copies stay as they were. */
const FIRST_INKS: PaperInks = {
  text: '#0e3b2e',
  soft: '#3f5d51',
  accent: '#1e7b4f',
  line: '#cfd6c8',
  tint: '#e9f4e4',
};

/** Text has a contrast of 4.5:1 on paper; a token that falls short is replaced by its darker one (SETTING-21). */
export function paperInks(colours: Colours = FIRST_COLOURS): PaperInks {
  if (isFirst(colours)) return FIRST_INKS;
  const token = colourTokens(colours);
  const text = readable([token.palm, token['palm-deep']], [PAPER, token['leaf-tint']]);
  return {
    text,
    soft: readable([token['palm-soft'], text], [PAPER]),
    accent: readable([token.leaf, token['leaf-dark'], text], [PAPER]),
    line: mix(PAPER, text, 0.2),
    tint: token['leaf-tint'],
  };
}

function readable(shades: readonly string[], grounds: readonly string[]): string {
  const isReadable = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= OF_TEXT);
  return shades.find(isReadable) ?? '#000000';
}
