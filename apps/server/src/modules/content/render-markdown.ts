import MarkdownIt, { type Token } from 'markdown-it';

export type RenderedText = {
  readonly html: string;
  readonly intro: string;
  readonly sections: readonly RenderedSection[];
};

type RenderedPart = { readonly id: string; readonly title: string; readonly html: string };

type RenderedSection = RenderedPart & { readonly parts: readonly RenderedPart[] };

// HTML is escaped, and links are restricted: staff text in shoppers' browsers.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(url);

const renderLink = markdown.renderer.rules.link_open;
markdown.renderer.rules.link_open = (tokens, index, options, deps, self) => {
  const token = tokens[index];
  const url = String(token?.attrGet('href') ?? '');
  // Storefront pages are behind the hash.
  if (url.startsWith('/')) token?.attrSet('href', `/#${url}`);
  else if (/^https?:/i.test(url)) token?.attrSet('rel', 'noopener noreferrer');
  return renderLink?.(tokens, index, options, deps, self) ?? self.renderToken(tokens, index, options);
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
