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

function escaped(text: string): string {
  return text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// XML 1.0 has no way to write these, not even escaped; halves of a pair stand for no character.
const NOT_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
