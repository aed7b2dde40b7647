import type { ComponentProps } from 'react';
import { useMatch } from 'react-router';
import { PageLink } from '../../lib/page-link.tsx';

/** A link of the navigation, which is marked while its page is in sight. */
export function MarkedLink(props: ComponentProps<typeof PageLink>) {
  const here = useMatch(props.to) !== null;
  return <PageLink {...props} aria-current={here ? 'page' : undefined} />;
}
