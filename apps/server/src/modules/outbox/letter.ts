/** What a mail of the shop says, in plain words; nothing in it is taken as HTML. */
export type Letter = {
  readonly brandName: string;
  /** The shop's address, for the foot of the mail. */
  readonly shopUrl: string;
  readonly heading: string;
  /** 'Dear Asha,' where the name is known. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** Digits to type in, shown large. */
  readonly code?: string;
  /** Names and values, one a line: an order's figures, a ticket's number. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Said after the button, smaller. */
  readonly notes?: readonly string[];
};

// The tokens of packages/ui/src/styles.css: mail programs know no style sheets, so they stand here once more.
const COLOURS = {
  coconut: '#fbfaf4',
  kernel: '#ffffff',
  palm: '#0e3b2e',
  palmSoft: '#3f5d51',
  leaf: '#1e7b4f',
  leafTint: '#e9f4e4',
  line: '#e2e5d9',
} as const;
const SANS = "'Figtree','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "'Fraunces',Georgia,'Times New Roman',serif";
const CLOSING = 'With warm regards from Kerala,';

/** Lays a letter out as a mail in the shop's colours, with the same words as plain text. No pictures, no tracking. */
export function letter(content: Letter): { readonly html: string; readonly text: string } {
  return { html: toHtml(content), text: toText(content) };
}

function toText({ brandName, shopUrl, greeting, paragraphs, code, facts, button, notes }: Letter): string {
  const blocks = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(facts === undefined ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(notes ?? []),
    `${CLOSING}\n${brandName}\n${shopUrl}`,
  ];
  return blocks.join('\n\n');
}

function toHtml(content: Letter): string {
  const { brandName, shopUrl, heading, greeting, paragraphs, code, facts, button, notes } = content;
  const parts = [
    `<h1 style="margin:0 0 20px;font-family:${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:${COLOURS.palm}">${escapeHtml(heading)}</h1>`,
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...paragraphs.map((text) => paragraph(text)),
    ...(code === undefined ? [] : [codeBox(code)]),
    ...(facts === undefined ? [] : [factTable(facts)]),
    ...(button === undefined ? [] : [buttonLink(button)]),
    ...(notes ?? []).map(note),
  ];
  const brand = escapeHtml(brandName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOURS.coconut}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOURS.coconut}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:20px 28px;background:${COLOURS.palm};border-radius:16px 16px 0 0;font-family:${SERIF};font-size:22px;color:${COLOURS.coconut}">${brand}</td></tr>
<tr><td style="padding:32px 28px;background:${COLOURS.kernel};border:1px solid ${COLOURS.line};border-top:0;border-radius:0 0 16px 16px">
${parts.join('\n')}
<p style="margin:28px 0 0;font-family:${SANS};font-size:16px;line-height:1.6;color:${COLOURS.palm}">${CLOSING}<br>${brand}</p>
</td></tr>
<tr><td align="center" style="padding:20px 28px;font-family:${SANS};font-size:13px;line-height:1.5;color:${COLOURS.palmSoft}"><a href="${escapeHtml(shopUrl)}" style="color:${COLOURS.palmSoft}">${escapeHtml(shopUrl.replace(/^https?:\/\//, ''))}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;font-family:${SANS};font-size:16px;line-height:1.6;color:${COLOURS.palm}">${escapeHtml(text)}</p>`;
}

function note(text: string): string {
  return `<p style="margin:0 0 12px;font-family:${SANS};font-size:14px;line-height:1.5;color:${COLOURS.palmSoft}">${escapeHtml(text)}</p>`;
}

function codeBox(code: string): string {
  return `<p style="margin:8px 0 24px;padding:16px;background:${COLOURS.leafTint};border-radius:12px;text-align:center;font-family:${SANS};font-size:34px;font-weight:700;letter-spacing:8px;color:${COLOURS.palm}">${escapeHtml(code)}</p>`;
}

function factTable(facts: NonNullable<Letter['facts']>): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOURS.line};font-family:${SANS};font-size:15px;line-height:1.5;vertical-align:top`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="${cell};color:${COLOURS.palmSoft}">${escapeHtml(name)}</td><td align="right" style="${cell};padding-left:16px;color:${COLOURS.palm}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">${rows.join('')}</table>`;
}

function buttonLink({ label, url }: NonNullable<Letter['button']>): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:${COLOURS.leaf};border-radius:999px;font-family:${SANS};font-size:16px;font-weight:600;color:${COLOURS.kernel};text-decoration:none">${escapeHtml(label)}</a></p>
${note('If the button does not work, copy this address into your browser:')}
<p style="margin:0 0 16px;font-family:${SANS};font-size:13px;line-height:1.5;word-break:break-all;color:${COLOURS.palmSoft}">${escapeHtml(url)}</p>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
