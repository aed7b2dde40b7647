import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('Markdown as HTML', () => {
  it('shows HTML as text', () => {
    const { html } = renderMarkdown('<script>alert(1)</script>\n\nA <b onclick="x()">word</b>');
    expect(html).not.toMatch(/<(script|b)\b/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('makes links of safe addresses only', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'vbscript:x']) {
      expect(renderMarkdown(`[here](${url})`).html).not.toContain('<a');
    }
    expect(renderMarkdown('![x](data:image/svg+xml;base64,AAAA)').html).not.toContain('<img');
  });

  it("leads to the shop's own pages through the hash, and gives others no hold on the window", () => {
    expect(renderMarkdown('[ask](/contact-us)').html).toContain('<a href="/#/contact-us">ask</a>');
    expect(renderMarkdown('[rope](/blog-details/from-husk-to-rope)').html).toContain(
      '<a href="/#/blog-details?slug=from-husk-to-rope">',
    );
    expect(renderMarkdown('[law](https://law.example/a)').html).toContain(
      '<a href="https://law.example/a" rel="noopener noreferrer">law</a>',
    );
    expect(renderMarkdown('[mail](mailto:a@b.example)').html).toContain('<a href="mailto:a@b.example">');
  });

  it('cuts at headings, each with its own name', () => {
    const text = renderMarkdown(
      'Before.\n\n## Our vision\n\nFar.\n\n### Near\n\nHere.\n\n## Our vision\n\nAgain.',
    );
    expect(text.intro).toBe('<p>Before.</p>\n');
    expect(text.sections).toEqual([
      {
        id: 'our-vision',
        title: 'Our vision',
        html: '<p>Far.</p>\n',
        parts: [{ id: 'near', title: 'Near', html: '<p>Here.</p>\n' }],
      },
      { id: 'our-vision-2', title: 'Our vision', html: '<p>Again.</p>\n', parts: [] },
    ]);
    expect(text.html).toContain('<h2 id="our-vision">Our vision</h2>');
  });

  it("shows the shop's own pictures, in the size that fits, and of others their text", () => {
    const photo = `photos/${'0a'.repeat(16)}-640.webp`;
    for (const source of [photo, `/pictures/${photo}`]) {
      const { html } = renderMarkdown(`![A "green" <nut>](${source})`);
      expect(html).toContain(`<img src="/pictures/${photo}" srcset="`);
      expect(html).toContain(`${'0a'.repeat(16)}-320.webp 320w`);
      expect(html).toContain('alt="A &quot;green&quot; &lt;nut&gt;" loading="lazy"');
    }
    expect(renderMarkdown('![Rope](art/blog-1.svg)').html).toContain(
      '<img src="/pictures/art/blog-1.svg" alt="Rope"',
    );
    expect(renderMarkdown('[Rope](art/blog-1.svg)').html).toContain('href="/pictures/art/blog-1.svg"');
    for (const source of [
      'https://elsewhere.example/a.png',
      '/pictures/../a.png',
      '/api/x.png',
      '//a.b/c.png',
    ]) {
      expect(renderMarkdown(`![Rope](${source})`).html).not.toContain('<img');
    }
  });

  it('leaves the first level of headings to the page, and names headings of any script', () => {
    expect(renderMarkdown('# Title').html).toBe('<h2 id="title">Title</h2>\n');
    expect(renderMarkdown('## ഇളനീർ?').sections[0]?.id).toBe('ഇളനീർ');
    expect(renderMarkdown('## ?!').sections[0]?.id).toBe('section');
  });
});
