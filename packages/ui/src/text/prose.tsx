import './prose.css';
import { cx } from './cx.tsx';

export type ProseProps = {
  /** Sanitised HTML, rendered from Markdown by the server. */
  html: string;
  className?: string | undefined;
};

/** Rendered Markdown. Its top headings are the page's second level. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it with HTML switched off and links checked
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
