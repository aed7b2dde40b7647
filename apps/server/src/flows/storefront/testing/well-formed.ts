import { SaxesParser } from 'saxes';

type Seen = { readonly name: string; readonly attributes: Record<string, string>; text: string };

export function wellFormed(xml: string): readonly Seen[] {
  const seen: Seen[] = [];
  const open: Seen[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(values), text: '' };
    seen.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return seen;
}

export function textsOf(xml: string, name: string): string[] {
  return wellFormed(xml)
    .filter((one) => one.name === name)
    .map(({ text }) => text);
}
