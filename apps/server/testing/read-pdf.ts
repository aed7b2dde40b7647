import { inflateSync } from 'node:zlib';

/** Text by page, one piece a line. */
export function readPdf(file: Buffer): string[] {
  const objects = objectsOf(file);
  const cmaps = new Map<string, Map<string, string>>();
  for (const { text } of objects.values()) {
    for (const [, name, font] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font ?? '')?.text ?? '')?.[1];
      const stream = objects.get(cmap ?? '')?.stream;
      if (name !== undefined && stream !== undefined) cmaps.set(name, readCmap(stream));
    }
  }
  return [...objects.values()]
    .filter(({ text }) => /\/Type \/Page\b/.test(text))
    .map(({ text }) => {
      const contents = /\/Contents (\d+) 0 R/.exec(text)?.[1];
      return readContent(objects.get(contents ?? '')?.stream ?? '', cmaps);
    });
}

/** Fills and strokes of its pages, `#rrggbb`. */
export function coloursOfPdf(file: Buffer): Set<string> {
  const objects = objectsOf(file);
  const contents = [...objects.values()].flatMap(({ text }) => {
    const content = /\/Type \/Page\b/.test(text) ? /\/Contents (\d+) 0 R/.exec(text)?.[1] : undefined;
    return objects.get(content ?? '')?.stream ?? [];
  });
  const used = contents.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/gi);
  return new Set(Array.from(used, ([, ...parts]) => `#${parts.map(toHex).join('')}`));
}

function toHex(share: string): string {
  return Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');
}

type PdfObject = { readonly text: string; readonly stream: string | undefined };

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const whole = file.toString('latin1');
  for (const { 1: id = '', 2: body = '' } of whole.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const text = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? null : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    // Skips font data.
    const isPacked =
      text.includes('/FlateDecode') && !text.includes('/Length1') && !text.includes('CIDFontType');
    const stream = raw === null ? undefined : isPacked ? unpack(raw) : raw;
    objects.set(id, { text, stream });
  }
  return objects;
}

function unpack(raw: string): string {
  return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
}

function readCmap(stream: string): Map<string, string> {
  const cmap = new Map<string, string>();
  for (const { 1: from = '', 2: list = '' } of stream.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(({ 1: hex = '' }, index) => {
      const key = (first + index).toString(16).padStart(4, '0');
      cmap.set(key, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    });
  }
  return cmap;
}

function readContent(stream: string, cmaps: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const pieces: string[] = [];
  let cmap: ReadonlyMap<string, string> = new Map();
  const marks = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g;
  for (const { 1: font, 2: shown, 3: outlined } of stream.matchAll(marks)) {
    if (font !== undefined) cmap = cmaps.get(font) ?? new Map();
    if (outlined !== undefined) pieces.push(readOutlined(outlined));
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(({ 1: hex = '' }) => hex).join('');
    pieces.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => cmap.get(glyph.toLowerCase()) ?? '?').join(''));
  }
  return pieces.join('\n');
}

/** Text of outlined letters: UTF-16 with BOM and escapes. */
function readOutlined(text: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = text.replaceAll(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign);
  return Buffer.from(plain, 'latin1').subarray(2).swap16().toString('utf16le');
}
