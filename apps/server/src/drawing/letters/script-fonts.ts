import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Blob, Face, Font } from 'harfbuzzjs';
import { SERVER_FOLDER } from '../../deps/server-folder.ts';

/** Indian scripts by Noto Sans package, with Unicode names. */
export const SCRIPTS = {
  malayalam: 'Malayalam',
  devanagari: 'Devanagari',
  tamil: 'Tamil',
  telugu: 'Telugu',
  kannada: 'Kannada',
  bengali: 'Bengali',
  gujarati: 'Gujarati',
  gurmukhi: 'Gurmukhi',
  oriya: 'Oriya',
  arabic: 'Arabic',
  'ol-chiki': 'Ol_Chiki',
  'meetei-mayek': 'Meetei_Mayek',
} as const;

export type IndianScript = keyof typeof SCRIPTS;

export const SCRIPT_NAMES = Object.keys(SCRIPTS).filter((name): name is IndianScript => name in SCRIPTS);

const WEIGHT = { regular: 400, bold: 600 } as const;

export type FontWeight = keyof typeof WEIGHT;

const FONTS = join(SERVER_FOLDER, 'src', 'drawing', 'fonts');
const TEXT_FACE = { regular: 'figtree-regular.ttf', bold: 'figtree-semibold.ttf' } as const;
const findFile = createRequire(import.meta.url).resolve;
const fonts = new Map<string, Font>();
const coverage = new Map<IndianScript | null, ReadonlySet<number>>();

export function fontOf(script: IndianScript | null, weight: FontWeight): Font {
  const name = `${script} ${weight}`;
  const loaded = fonts.get(name);
  if (loaded !== undefined) return loaded;
  const font = new Font(new Face(new Blob(script === null ? textFace(weight) : noto(script, weight))));
  fonts.set(name, font);
  return font;
}

function textFace(weight: FontWeight): Buffer {
  return readFileSync(join(FONTS, TEXT_FACE[weight]));
}

function noto(script: IndianScript, weight: FontWeight): Buffer {
  const name = `noto-sans-${script}`;
  const file = `@fontsource/${name}/files/${name}-${script}-${WEIGHT[weight]}-normal.woff`;
  return unpackWoff(readFileSync(findFile(file)));
}

export function coverageOf(script: IndianScript | null): ReadonlySet<number> {
  const known = coverage.get(script);
  if (known !== undefined) return known;
  const found = new Set(fontOf(script, 'regular').face.collectUnicodes());
  coverage.set(script, found);
  return found;
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** WOFF 1.0 (from npm) to OpenType for HarfBuzz. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    if (offset === undefined || packedLength === undefined || length === undefined) continue;
    const packed = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(head, to, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), to + 4);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Tables are 4-byte aligned.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat([head, ...parts]);
}
