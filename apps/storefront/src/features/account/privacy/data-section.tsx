import { saveFile } from '@ilaneer/client/save-file';
import type { UserView } from '@ilaneer/contract/account/account';
import type { getAccountData } from '@ilaneer/contract/account/account-data';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { ChangeDialog } from '../dialog/form-dialog.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

type DataSectionProps = { readonly user: UserView; readonly onDeleted: () => void };

export function DataSection({ user, onDeleted }: DataSectionProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <AccountSection id="data">
      <div className="mt-3 grid gap-6 divide-y divide-line">
        <div className="grid justify-items-start gap-3 pb-6">
          <p>
            Everything that we hold of you, as a file: profile, addresses, orders, coins, gift cards,
            wishlist, photos of returns, logins, messages, and who looked at it.
          </p>
          <DownloadButton />
        </div>
        <div className="grid justify-items-start gap-3">
          <p>
            Delete your account for good. Orders stay without your name; invoices stay as they were issued,
            because tax law makes us keep them.
          </p>
          <Button variant="quiet-danger" size="sm" className="-ml-4" onClick={() => setDeleting(true)}>
            <Icon name="trash" className="size-5" />
            Delete my account
          </Button>
        </div>
      </div>
      <ChangeDialog open={deleting} onClose={() => setDeleting(false)} title="Delete your account?">
        <DeleteAccountForm
          hasPassword={user.hasPassword}
          onKeep={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      </ChangeDialog>
    </AccountSection>
  );
}

function DownloadButton() {
  const { show } = useToast();
  const download = useDownloadAccountData();
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={download.isPending}
      busyLabel="Collecting your data..."
      onClick={() =>
        download.mutate(undefined, {
          onError: (error) => show({ text: accountProblem(error), tone: 'error' }),
        })
      }
    >
      <Icon name="download" className="size-5" />
      Download my data
    </Button>
  );
}

function useDownloadAccountData() {
  return useMutation({
    mutationFn: () => request<typeof getAccountData>('GET', '/account/data', {}),
    onSuccess: ({ data }) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `ilaneer-data-${data.madeAt.slice(0, 10)}.json`);
    },
  });
}
