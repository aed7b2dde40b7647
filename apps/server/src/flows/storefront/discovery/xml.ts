export type Xml = { readonly xml: string };

type Child = Xml | string | null;

/** Escaped. */
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

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

// Not valid in XML.
const CUT = '\u0000';

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

// Fast path: large feeds have a million plain texts.
const WORTH_A_LOOK =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches them on purpose
  /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

// Invalid in XML 1.0, even escaped; includes lone surrogates.
const NOT_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes them on purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
