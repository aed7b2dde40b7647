/** A piece of XML that is well-formed already. */
export type Xml = { readonly xml: string };

/** What stands in an element: text, which is escaped, or elements; null leaves it out. */
type Child = Xml | string | null;

/** `<name attribute="…">…</name>`, its text escaped. */
export function element(
  name: string,
  children: Child | readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const list = Array.isArray(children) ? children : [children];
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const body = list.map((child: Child) => {
    if (child === null) return '';
    return typeof child === 'string' ? escaped(child) : child.xml;
  });
  return { xml: `<${name}${head.join('')}>${body.join('')}</${name}>` };
}

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

// No document has this letter anywhere else.
const CUT = '\u0000';

/** What stands before and behind the many parts of a document, so that they can be written one by one. */
export function xmlAround(rootOf: (parts: Xml) => Xml): { readonly before: string; readonly after: string } {
  const [before = '', after = ''] = xmlDocument(rootOf({ xml: CUT })).split(CUT);
  return { before, after };
}

function escaped(text: string): string {
  if (!WORTH_A_LOOK.test(text)) return text;
  return text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// Most texts are plain ids and amounts, and a large feed has a million of them.
const WORTH_A_LOOK =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

// XML 1.0 has no way to write these, not even escaped; halves of a pair stand for no character.
const NOT_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
