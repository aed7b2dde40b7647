import { addressOf } from '@ilaneer/domain/storefront/plain-address';
import type { ComponentProps, MouseEvent as ReactMouseEvent } from 'react';
import { useNavigate } from 'react-router';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
};

/** Unlike the router's Link (relative paths), it does not render on every address change. */
export function PageLink({ to, onClick, ...anchor }: PageLinkProps) {
  const navigate = useNavigate();
  const isExternal = to.startsWith('https:');
  function follow(event: ReactMouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isExternal || anchor.target !== undefined || !isPlainPress(event)) return;
    event.preventDefault();
    // Same place: replace, as browsers do.
    void navigate(to, { replace: `#${to}` === (location.hash || '#/') });
  }
  return <a {...anchor} href={isExternal ? to : addressOf(to)} onClick={follow} />;
}

export function isPlainPress(event: MouseEvent | ReactMouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
