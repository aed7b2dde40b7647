import { addressOf } from '@ilaneer/domain/storefront/plain-address';
import type { ComponentProps, MouseEvent as ReactMouseEvent } from 'react';
import { useNavigate } from 'react-router';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The whole path from the shop's root, such as '/products?sort=newest'. */
  readonly to: string;
};

/**
 * A link to a page of the shop. The router's Link also knows paths relative to where the visitor is, and pays for it:
 * each one on a page renders again whenever the address changes, be it only by a filter. This one never has to.
 */
export function PageLink({ to, onClick, ...anchor }: PageLinkProps) {
  const navigate = useNavigate();
  function follow(event: ReactMouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || anchor.target !== undefined || !isPlainPress(event)) return;
    event.preventDefault();
    // As browsers do: a press on the link to this very place is no step of its own.
    void navigate(to, { replace: `#${to}` === (location.hash || '#/') });
  }
  return <a {...anchor} href={addressOf(to)} onClick={follow} />;
}

/** Whether a press on a link means "take me there": with another button or a key held, the browser has its own answer. */
export function isPlainPress(event: MouseEvent | ReactMouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
