import { saveFile } from '@ilaneer/client/save-file';
import type { DeletedAccountView, WithheldData } from '@ilaneer/contract/staff/privacy/deleted-accounts';
import { Button } from '@ilaneer/ui/buttons/button';
import { Facts } from '../../parts/frame/facts.tsx';
import { Panel } from '../../parts/frame/panel.tsx';

type OpenedAccountProps = {
  account: DeletedAccountView;
  data: WithheldData;
  onClose: () => void;
};

export function OpenedAccount({ account, data, onClose }: OpenedAccountProps) {
  const profile: Record<string, unknown> = Object(data.profile);
  const save = () => {
    const text = JSON.stringify(data, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `deleted-account-${account.userId}.json`);
  };
  return (
    <Panel
      title="What is held"
      className="mb-4 max-w-3xl"
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={save}>
            Save as a file
          </Button>
          <Button variant="quiet" size="sm" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          ['Name', wordsOf(profile.name)],
          ['E-mail', wordsOf(profile.email)],
          ['Mobile', wordsOf(profile.mobileNumber)],
          ...Object.entries(data).flatMap(([part, held]) =>
            Array.isArray(held) ? [[LABELS[part] ?? part, String(held.length)] as const] : [],
          ),
        ]}
      />
    </Panel>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  addresses: 'Addresses',
  orders: 'Orders',
  tickets: 'Messages and complaints',
  consents: 'Consents',
  sessions: 'Logins',
  messages: 'Messages from us',
  signInWith: 'Google or Facebook',
};

function wordsOf(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : 'None';
}
