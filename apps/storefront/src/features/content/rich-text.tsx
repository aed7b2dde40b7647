import { pathOfAddress } from '@ilaneer/domain/storefront/plain-address';
import { Prose } from '@ilaneer/ui/text/prose';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '../../lib/page-link.tsx';

type RichTextProps = { readonly html: string; readonly className?: string };

/** Rendered Markdown; own links go through the router. */
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

function ownPath(event: MouseEvent): string | null {
  if (!isPlainPress(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return pathOfAddress(href);
}
