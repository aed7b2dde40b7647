import { isPicture, photoSources } from '@ilaneer/domain/product/picture-files';
import { pathOfAddress } from '@ilaneer/domain/storefront/plain-address';
import MarkdownIt, { type Token } from 'markdown-it';
import { pictureUrl } from '../catalogue/catalogue.ts';

export type RenderedText = {
  readonly html: string;
  readonly intro: string;
  readonly sections: readonly RenderedSection[];
};

type RenderedPart = { readonly id: string; readonly title: string; readonly html: string };

type RenderedSection = RenderedPart & { readonly parts: readonly RenderedPart[] };

// HTML is escaped, and links are restricted: staff text in shoppers' browsers.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (url) => isPicture(url) || /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(url);

const renderLink = markdown.renderer.rules.link_open;
markdown.renderer.rules.link_open = (tokens, index, options, deps, self) => {
  const token = tokens[index];
  const url = String(token?.attrGet('href') ?? '');
  // Storefront pages are behind the hash.
  if (isPicture(url)) token?.attrSet('href', pictureUrl(url));
  else if (url.startsWith('/')) token?.attrSet('href', `/#${pathOfAddress(url) ?? url}`);
  else if (/^https?:/i.test(url)) token?.attrSet('rel', 'noopener noreferrer');
  return renderLink?.(tokens, index, options, deps, self) ?? self.renderToken(tokens, index, options);
};

const PICTURES = pictureUrl('');

// Only pictures of the shop, as `photos/x.webp` or with its folder; of others the text, which browsers would show too.
markdown.renderer.rules.image = (tokens, index, options, deps, self) => {
  const token = tokens[index];
  const alt = self.renderInlineAsText(token?.children ?? [], options, deps);
  const source = String(token?.attrGet('src') ?? '');
  const file = source.startsWith(PICTURES) ? source.slice(PICTURES.length) : source;
  if (!isPicture(file)) return markdown.utils.escapeHtml(alt);
  const url = pictureUrl(file);
  const sizes = photoSources(url, 'webp');
  const srcset = sizes === null ? '' : ` srcset="${sizes}" sizes="(min-width: 44rem) 42rem, 92vw"`;
  return `<img src="${url}"${srcset} alt="${markdown.utils.escapeHtml(alt)}" loading="lazy" decoding="async">`;
};

/** Headings start at level two. */
export function renderMarkdown(text: string): RenderedText {
  const deps = {};
  const tokens = markdown.parse(text, deps);
  nameHeadings(tokens);
  const render = (part: readonly Token[]) => markdown.renderer.render([...part], markdown.options, deps);
  const [before = [], ...chapters] = cutAt(tokens, 'h2');
  return {
    html: render(tokens),
    intro: render(before),
    sections: chapters.map((chapter) => {
      const [own = [], ...parts] = cutAt(chapter, 'h3');
      return { ...toPart(own, render), parts: parts.map((part) => toPart(part, render)) };
    }),
  };
}

function nameHeadings(tokens: readonly Token[]): void {
  const names = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_close') continue;
    const name = slugOf(tokens[index + 1]?.content ?? '');
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    token.attrSet('id', times === 1 ? name : `${name}-${times}`);
  }
}

function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'section' : slug;
}

function cutAt(tokens: readonly Token[], tag: 'h2' | 'h3'): Token[][] {
  const cuts: Token[][] = [[]];
  for (const token of tokens) {
    // Headings in quotes and lists don't split.
    if (token.type === 'heading_open' && token.tag === tag && token.level === 0) cuts.push([]);
    cuts.at(-1)?.push(token);
  }
  return cuts;
}

function toPart(tokens: readonly Token[], render: (part: readonly Token[]) => string): RenderedPart {
  const [heading, title, , ...rest] = tokens;
  return { id: String(heading?.attrGet('id') ?? ''), title: title?.content ?? '', html: render(rest) };
}
