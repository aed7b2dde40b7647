import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useRouteError } from 'react-router';
import { pageTitle } from '../../parts/words/shop-name.ts';

export function RouteError() {
  const error = useRouteError();
  const isCodeLost =
    error instanceof Error &&
    /dynamically imported module|importing a module script failed/i.test(error.message);
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <title>{pageTitle('Something went wrong')}</title>
      <StatePanel
        kind="error"
        heading="h1"
        title="This page could not be shown"
        text={
          isCodeLost
            ? 'The app was renewed, or the connection is down. A reload brings the current one.'
            : 'What you saved is safe. Please reload the page.'
        }
        actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      />
    </div>
  );
}
