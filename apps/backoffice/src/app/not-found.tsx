import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link } from 'react-router';
import { pageTitle } from '../parts/words/shop-name.ts';

export function NotFound() {
  return (
    <>
      <title>{pageTitle('Not found')}</title>
      <StatePanel
        kind="empty"
        heading="h1"
        title="Page not found"
        text="The address may be out of date, or the page was removed."
        actions={<ButtonLink render={<Link to="/" />}>Go to the home page</ButtonLink>}
      />
    </>
  );
}
