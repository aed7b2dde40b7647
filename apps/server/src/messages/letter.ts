import { type Colours, colourTokens, mix } from '@ilaneer/domain/look/colours';
import { GOODBYE, type Letter, type MailBrand, type MailLogo } from './letter-content.ts';
import { MAIL_FACES } from './mail-faces.ts';
import { logoImage } from './mail-logo.ts';

/** Names the logo, which is attached at sending. */
export function letter(content: Letter): {
  readonly html: string;
  readonly text: string;
  readonly logo?: MailLogo;
} {
  const { logo } = content.brand.letters;
  const written = { html: letterHtml(content), text: letterText(content) };
  return logo === null ? written : { ...written, logo };
}

function letterText(content: Letter): string {
  const { brand, shopUrl, greeting, paragraphs, code, facts, totals, quote, button, notes, leaveUrl } =
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
    [brand.letters.closing, brand.name, shopUrl].filter((line) => line !== '').join('\n'),
    ...(leaveUrl === undefined ? [] : [`${GOODBYE}\n${leaveUrl}`]),
  ];
  return blocks.join('\n\n');
}

type Style = ReturnType<typeof styleOf>;

/** Mails can't use style sheets. */
function styleOf({ colours, fonts }: MailBrand['letters']) {
  const token = colourTokens(colours);
  return {
    paper: token.paper,
    kernel: '#ffffff',
    palm: token.palm,
    palmSoft: token['palm-soft'],
    leaf: token.leaf,
    leafTint: token['leaf-tint'],
    line: token.line,
    faces: MAIL_FACES[fonts],
  };
}

// Dark mode; everything else is inline, which all mail programs support.
function nightStyle({ ink }: Colours): string {
  const [page, card, line, tint] = [0.5, 0.35, 0.15, 0.25].map((share) => mix(ink, '#000000', share));
  return `
@media (prefers-color-scheme: dark) {
  .page { background: ${page} !important; }
  .card { background: ${card} !important; border-color: ${line} !important; }
  .ink { color: #f3f1e7 !important; }
  .soft, .soft a { color: #c4c9c2 !important; }
  .row { border-color: ${line} !important; }
  .tint { background: ${tint} !important; color: #f3f1e7 !important; }
}`;
}

function letterHtml(content: Letter): string {
  const { brand, shopUrl, heading, greeting, paragraphs, code, facts, totals, quote, button, notes } =
    content;
  const { closing, colours: chosen } = brand.letters;
  const style = styleOf(brand.letters);
  const parts = [
    `<h1 class="ink" style="margin:0 0 20px;font-family:${style.faces.display};font-size:26px;line-height:1.25;font-weight:600;color:${style.palm}">${escapeHtml(heading)}</h1>`,
    ...(greeting === undefined ? [] : [paragraph(style, greeting)]),
    ...paragraphs.map((text) => paragraph(style, text)),
    ...(code === undefined ? [] : [codeBox(style, code)]),
    ...(facts === undefined ? [] : [factTable(style, facts, totals ?? [])]),
    ...(quote === undefined ? [] : [quoteBox(style, quote)]),
    ...(button === undefined ? [] : [buttonLink(style, button)]),
    ...(notes ?? []).map((text) => note(style, text)),
  ];
  const name = escapeHtml(brand.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${nightStyle(chosen)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${style.paper}">
<div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${style.paper}">
<tr><td align="center" style="padding:24px 12px;overflow-wrap:anywhere;word-break:break-word">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
${signRow(style, brand.letters.logo, name)}
<tr><td class="card" style="padding:32px 28px;background:${style.kernel};border:1px solid ${style.line};border-top:0;border-radius:0 0 16px 16px">
${parts.join('\n')}
<p class="ink" style="margin:28px 0 0;font-family:${style.faces.text};font-size:16px;line-height:1.6;color:${style.palm}">${closing === '' ? '' : `${escapeHtml(closing)}<br>`}${name}</p>
</td></tr>
<tr><td align="center" class="soft" style="padding:20px 28px;font-family:${style.faces.text};font-size:13px;line-height:1.5;color:${style.palmSoft}">${footLink(style, shopUrl, shopUrl.replace(/^https?:\/\//, ''))}${leaveLine(style, content)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** Name or logo on the dark ground; on white where the logo is dark. */
function signRow(style: Style, logo: MailLogo | null, name: string): string {
  const isDark = logo === null || logo.isOnDark;
  const ground = isDark
    ? `background:${style.palm};color:${style.paper}`
    : `background:${style.kernel};color:${style.palm};border:1px solid ${style.line};border-bottom:0`;
  return `<tr><td style="padding:20px 28px;${ground};border-radius:16px 16px 0 0;font-family:${style.faces.display};font-size:22px">${logo === null ? name : logoImage(name)}</td></tr>`;
}

function paragraph(style: Style, text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font-family:${style.faces.text};font-size:16px;line-height:1.6;color:${style.palm}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function note(style: Style, text: string): string {
  return `<p class="soft" style="margin:0 0 12px;font-family:${style.faces.text};font-size:14px;line-height:1.5;color:${style.palmSoft}">${escapeHtml(text)}</p>`;
}

function codeBox(style: Style, code: string): string {
  return `<p class="tint" style="margin:8px 0 24px;padding:16px;background:${style.leafTint};border-radius:12px;text-align:center;font-family:${style.faces.text};font-size:34px;font-weight:700;letter-spacing:8px;color:${style.palm}">${escapeHtml(code)}</p>`;
}

function quoteBox(style: Style, quote: string): string {
  const words = escapeHtml(quote).replaceAll('\n', '<br>');
  return `<blockquote class="tint" style="margin:8px 0 20px;padding:16px 20px;background:${style.leafTint};border-radius:12px;font-family:${style.faces.text};font-size:15px;line-height:1.6;color:${style.palm}">${words}</blockquote>`;
}

function factTable(
  style: Style,
  facts: NonNullable<Letter['facts']>,
  totals: NonNullable<Letter['totals']>,
): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${style.line};font-family:${style.faces.text};font-size:15px;line-height:1.5;vertical-align:top`;
  const row = (kind: 'soft' | 'ink', weight: number, [name, value]: readonly [string, string]) => {
    const colour = kind === 'soft' ? style.palmSoft : style.palm;
    return `<tr><th scope="row" align="left" class="row ${kind}" style="${cell};text-align:left;font-weight:${weight};color:${colour}">${escapeHtml(name)}</th><td align="right" class="row ink" style="${cell};padding-left:16px;text-align:right;font-weight:${weight};color:${style.palm}">${escapeHtml(value)}</td></tr>`;
  };
  const rows = [
    ...facts.map((fact) => row('soft', 400, fact)),
    ...totals.map((total) => row('ink', 700, total)),
  ];
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

function buttonLink(style: Style, { label, url }: NonNullable<Letter['button']>): string {
  const ground = `background:${style.leaf};color:${style.kernel}`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${ground};border-radius:999px;font-family:${style.faces.text};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
${note(style, 'If the button does not work, copy this address into your browser:')}
<p class="soft" style="margin:0 0 16px;font-family:${style.faces.text};font-size:13px;line-height:1.5;word-break:break-all;color:${style.palmSoft}">${escapeHtml(url)}</p>`;
}

function leaveLine(style: Style, { leaveUrl }: Letter): string {
  return leaveUrl === undefined ? '' : `<br>${GOODBYE} ${footLink(style, leaveUrl, 'unsubscribe')}.`;
}

function footLink(style: Style, url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="color:${style.palmSoft}">${escapeHtml(label)}</a>`;
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
