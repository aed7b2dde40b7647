import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { askForLogin, openAccountDialog } from '../../../lib/login-prompt.ts';

type LoginRequiredProps = {
  readonly title: string;
  readonly text: string;
};

export function LoginRequired({ title, text }: LoginRequiredProps) {
  return (
    <StatePanel
      kind="empty"
      heading="h1"
      title={title}
      text={text}
      className="py-section"
      picture={
        <span className="mb-1 grid size-20 place-items-center rounded-full bg-tender text-palm">
          <Icon name="user" className="size-9" />
        </span>
      }
      actions={
        <>
          <Button onClick={() => askForLogin(() => undefined)}>Login</Button>
          <Button variant="secondary" onClick={() => openAccountDialog('signup')}>
            Create an account
          </Button>
        </>
      }
    />
  );
}
