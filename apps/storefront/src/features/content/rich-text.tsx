import { pathOfAddress } from '@ilaneer/domain/storefront/plain-address';
import { Prose } from '@ilaneer/ui/text/prose';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '../../lib/page-link.tsx';

type RichTextProps = { readonly html: string; readonly className?: string };

/**
 * A text that the server made of Markdown. Its links to the shop's own pages go through the router: to the browser
 * they would only be another hash of the same page, which keeps its scroll position.
 */
export function RichText({ html, className }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    function follow(event: MouseEvent) {
      const path = ownPath(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div ref={text}>
      <Prose html={html} className={className} />
    </div>
  );
}

/** Where a plain press on a link to one of the shop's pages leads; null for everything else. */
function ownPath(event: MouseEvent): string | null {
  if (!isPlainPress(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return pathOfAddress(href);
}
