import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { isChangedMind, presentPasskey } from './passkey.ts';

export function PasskeyButton({ what }: { what: 'sign in' | 'unlock' }) {
  const present = useMutation({ mutationFn: () => presentPasskey(what) });
  if (typeof PublicKeyCredential === 'undefined') return null;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3 text-palm-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      {present.isError && !isChangedMind(present.error) && (
        <Notice tone="error">{refusalText(present.error)}</Notice>
      )}
      <Button variant="secondary" wide busy={present.isPending} onClick={() => present.mutate()}>
        <Icon name="lock" className="size-4.5" />
        {what === 'unlock' ? 'Unlock with a passkey' : 'Sign in with a passkey'}
      </Button>
    </div>
  );
}
