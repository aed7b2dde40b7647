import './prose.css';
import { cx } from './cx.tsx';

export type ProseProps = {
  /** HTML that the server made of Markdown, in which no other HTML stands. */
  html: string;
  /** Another size of text, for example. */
  className?: string | undefined;
};

/** A written text: paragraphs, headings, lists, links. Its first level of headings is the second of the page. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it with HTML switched off and links checked
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
