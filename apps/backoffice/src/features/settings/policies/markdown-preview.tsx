import { Prose } from '@ilaneer/ui/text/prose';
import MarkdownIt from 'markdown-it';
import { useDeferredValue, useMemo } from 'react';

// Like the server: no HTML, safe links.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(url);

const blank = /\{\{[^{}\n]+\}\}|\[[^\]\n]+\](?![([])/g;

export default function MarkdownPreview({ text }: { text: string }) {
  const shown = useDeferredValue(text);
  const html = useMemo(() => markdown.render(shown).replace(blank, '<mark>$&</mark>'), [shown]);
  return (
    <Prose html={html} className="max-h-[75vh] overflow-y-auto text-sm [&_h2]:text-lg [&_h3]:text-base" />
  );
}
