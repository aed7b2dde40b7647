import { CLOSING, GOODBYE, type Letter } from './letter-content.ts';
import { letterHtml } from './letter-html.ts';

/** Lays a letter out as a mail in the shop's colours, with the same words as plain text. No pictures, no tracking. */
export function letter(content: Letter): { readonly html: string; readonly text: string } {
  return { html: letterHtml(content), text: letterText(content) };
}

function letterText(content: Letter): string {
  const { brandName, shopUrl, greeting, paragraphs, code, facts, totals, quote, button, notes, leaveUrl } =
    content;
  const figures = [...(facts ?? []), ...(totals ?? [])];
  const blocks = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(figures.length === 0 ? [] : [figures.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...(quote === undefined
      ? []
      : [
          quote
            .split('\n')
            .map((line) => `> ${line}`.trimEnd())
            .join('\n'),
        ]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(notes ?? []),
    `${CLOSING}\n${brandName}\n${shopUrl}`,
    ...(leaveUrl === undefined ? [] : [`${GOODBYE}\n${leaveUrl}`]),
  ];
  return blocks.join('\n\n');
}
