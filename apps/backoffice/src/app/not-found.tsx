import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link } from 'react-router';

export function NotFound() {
  return (
    <>
      <title>Not found – Ilaneer staff</title>
      <StatePanel
        kind="empty"
        heading="h1"
        title="There is no such page"
        text="The address may be old, or what it showed is gone."
        actions={<ButtonLink render={<Link to="/" />}>Go to the start</ButtonLink>}
      />
    </>
  );
}
