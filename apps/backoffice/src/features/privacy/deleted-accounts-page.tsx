import type {
  DeletedAccountView,
  listDeletedAccounts,
  openDeletedAccount,
  WithheldData,
} from '@ilaneer/contract/staff/privacy/deleted-accounts';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TextDialog } from '../../parts/act/text-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { OpenedAccount } from './opened-account.tsx';
import { PrivacyFrame } from './privacy-frame.tsx';

type Opened = { readonly account: DeletedAccountView; readonly data: WithheldData };

export function Component() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<DeletedAccountView | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const query = useQuery({
    queryKey: ['deleted account', 'list', search],
    queryFn: ({ signal }) =>
      request<typeof listDeletedAccounts>('GET', '/staff/deleted-accounts', {
        query: search === '' ? {} : { search },
        signal,
      }),
  });

  async function open(account: DeletedAccountView, reason: string): Promise<void> {
    const params = { userId: account.userId };
    const reply = await request<typeof openDeletedAccount>('POST', '/staff/deleted-accounts/:userId/open', {
      params,
      body: { reason },
    });
    setOpened({ account, data: reply.data });
  }

  return (
    <PrivacyFrame
      title="Deleted accounts"
      about="Data of deleted accounts that the law requires the shop to keep, encrypted, for one year. Open it only on a lawful request: each opening is recorded with its reason."
    >
      <search>
        <form
          className="flex flex-wrap items-end gap-2 pb-3"
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
            // Hides the previous person.
            setOpened(null);
          }}
        >
          <TextField
            label="Full e-mail, mobile or order number"
            name="search"
            autoComplete="off"
            className="w-full max-w-sm"
          />
          <Button type="submit" variant="secondary">
            Find
          </Button>
        </form>
      </search>
      {query.isPending && <Spinner label="Loading …" />}
      {query.isError && (
        <StatePanel kind="error" title="This list could not be loaded" text={refusalText(query.error)} />
      )}
      {query.data?.accounts.length === 0 && (
        <StatePanel
          kind="empty"
          title={search === '' ? 'No deleted accounts' : 'No data is kept of this account'}
          text="Deleted accounts, and guest messages erased on request, are kept here for one year."
        />
      )}
      {opened !== null && (
        <OpenedAccount
          {...opened}
          onClose={() => {
            setOpened(null);
            opener.current?.focus();
          }}
        />
      )}
      <ul className="grid max-w-3xl gap-2">
        {query.data?.accounts.map((account) => (
          <li
            key={account.userId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-kernel px-4 py-2"
          >
            <span className="min-w-0 flex-1 basis-56 text-sm">
              <span className="block">
                {account.kind === 'messages' ? 'Guest messages, erased' : 'Deleted'}{' '}
                <When at={account.deletedAt} whole />
              </span>
              <span className="block text-palm-soft">
                Erased on <When at={account.eraseAt} day />
              </span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              onClick={(event) => {
                opener.current = event.currentTarget;
                setAsked(account);
              }}
            >
              Open
              <span className="sr-only">
                {account.kind === 'messages'
                  ? ` the messages ${account.userId}`
                  : ` the account ${account.userId}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <TextDialog
          title="Open the data of this account?"
          text="The audit log records who opened it, when and why."
          long
          confirmLabel="Open"
          onClose={() => setAsked(null)}
          onConfirm={(reason) => open(asked, reason)}
        />
      )}
    </PrivacyFrame>
  );
}
