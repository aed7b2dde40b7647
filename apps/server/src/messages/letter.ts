import { CLOSING, GOODBYE, type Letter } from './letter-content.ts';

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

// Copied from packages/ui/src/styles.css: mails can't use style sheets.
const COLOURS = {
  paper: '#fbfaf4',
  kernel: '#ffffff',
  palm: '#0e3b2e',
  palmSoft: '#3f5d51',
  leaf: '#1e7b4f',
  leafTint: '#e9f4e4',
  line: '#e2e5d9',
} as const;
const SANS = "'Figtree','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "'Fraunces',Georgia,'Times New Roman',serif";

// Dark mode; everything else is inline, which all mail programs support.
const AT_NIGHT = `
@media (prefers-color-scheme: dark) {
  .page { background: #0b1d17 !important; }
  .card { background: #12291f !important; border-color: #2b4a3d !important; }
  .ink { color: #f3f1e7 !important; }
  .soft, .soft a { color: #b8cabf !important; }
  .row { border-color: #2b4a3d !important; }
  .tint { background: #1d3d2f !important; color: #f3f1e7 !important; }
}`;

function letterHtml(content: Letter): string {
  const { brandName, shopUrl, heading, greeting, paragraphs, code, facts, totals, quote, button, notes } =
    content;
  const parts = [
    `<h1 class="ink" style="margin:0 0 20px;font-family:${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:${COLOURS.palm}">${escapeHtml(heading)}</h1>`,
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...paragraphs.map((text) => paragraph(text)),
    ...(code === undefined ? [] : [codeBox(code)]),
    ...(facts === undefined ? [] : [factTable(facts, totals ?? [])]),
    ...(quote === undefined ? [] : [quoteBox(quote)]),
    ...(button === undefined ? [] : [buttonLink(button)]),
    ...(notes ?? []).map(note),
  ];
  const brand = escapeHtml(brandName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${AT_NIGHT}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${COLOURS.paper}">
<div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOURS.paper}">
<tr><td align="center" style="padding:24px 12px;overflow-wrap:anywhere;word-break:break-word">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:20px 28px;background:${COLOURS.palm};border-radius:16px 16px 0 0;font-family:${SERIF};font-size:22px;color:${COLOURS.paper}">${brand}</td></tr>
<tr><td class="card" style="padding:32px 28px;background:${COLOURS.kernel};border:1px solid ${COLOURS.line};border-top:0;border-radius:0 0 16px 16px">
${parts.join('\n')}
<p class="ink" style="margin:28px 0 0;font-family:${SANS};font-size:16px;line-height:1.6;color:${COLOURS.palm}">${CLOSING}<br>${brand}</p>
</td></tr>
<tr><td align="center" class="soft" style="padding:20px 28px;font-family:${SANS};font-size:13px;line-height:1.5;color:${COLOURS.palmSoft}">${footLink(shopUrl, shopUrl.replace(/^https?:\/\//, ''))}${leaveLine(content)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font-family:${SANS};font-size:16px;line-height:1.6;color:${COLOURS.palm}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function note(text: string): string {
  return `<p class="soft" style="margin:0 0 12px;font-family:${SANS};font-size:14px;line-height:1.5;color:${COLOURS.palmSoft}">${escapeHtml(text)}</p>`;
}

function codeBox(code: string): string {
  return `<p class="tint" style="margin:8px 0 24px;padding:16px;background:${COLOURS.leafTint};border-radius:12px;text-align:center;font-family:${SANS};font-size:34px;font-weight:700;letter-spacing:8px;color:${COLOURS.palm}">${escapeHtml(code)}</p>`;
}

function quoteBox(quote: string): string {
  const words = escapeHtml(quote).replaceAll('\n', '<br>');
  return `<blockquote class="tint" style="margin:8px 0 20px;padding:16px 20px;background:${COLOURS.leafTint};border-radius:12px;font-family:${SANS};font-size:15px;line-height:1.6;color:${COLOURS.palm}">${words}</blockquote>`;
}

function factTable(facts: NonNullable<Letter['facts']>, totals: NonNullable<Letter['totals']>): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${COLOURS.line};font-family:${SANS};font-size:15px;line-height:1.5;vertical-align:top`;
  const row = (kind: 'soft' | 'ink', weight: number, [name, value]: readonly [string, string]) => {
    const colour = kind === 'soft' ? COLOURS.palmSoft : COLOURS.palm;
    return `<tr><th scope="row" align="left" class="row ${kind}" style="${cell};text-align:left;font-weight:${weight};color:${colour}">${escapeHtml(name)}</th><td align="right" class="row ink" style="${cell};padding-left:16px;text-align:right;font-weight:${weight};color:${COLOURS.palm}">${escapeHtml(value)}</td></tr>`;
  };
  const rows = [
    ...facts.map((fact) => row('soft', 400, fact)),
    ...totals.map((total) => row('ink', 700, total)),
  ];
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

function buttonLink({ label, url }: NonNullable<Letter['button']>): string {
  const colours = `background:${COLOURS.leaf};color:${COLOURS.kernel}`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${colours};border-radius:999px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
${note('If the button does not work, copy this address into your browser:')}
<p class="soft" style="margin:0 0 16px;font-family:${SANS};font-size:13px;line-height:1.5;word-break:break-all;color:${COLOURS.palmSoft}">${escapeHtml(url)}</p>`;
}

function leaveLine({ leaveUrl }: Letter): string {
  return leaveUrl === undefined ? '' : `<br>${GOODBYE} ${footLink(leaveUrl, 'unsubscribe')}.`;
}

function footLink(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="color:${COLOURS.palmSoft}">${escapeHtml(label)}</a>`;
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
