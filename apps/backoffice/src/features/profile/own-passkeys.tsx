import type {
  addPasskey,
  listPasskeys,
  PasskeyView,
  removePasskey,
} from '@ilaneer/contract/staff/people/passkeys';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Panel } from '../../parts/frame/panel.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { makePasskey } from './make-passkey.ts';
import { ProofQuestion } from './proof-question.tsx';

const KEY = ['own account', 'passkeys'] as const;

export function OwnPasskeys() {
  const client = useQueryClient();
  const { show } = useToast();
  const addButton = useRef<HTMLButtonElement>(null);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const [adding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const passkeys = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<typeof listPasskeys>('GET', '/staff/passkeys', { signal }),
  });
  const readAgain = () => client.invalidateQueries({ queryKey: KEY });

  async function add(proof: StaffProof): Promise<void> {
    const passkey = await makePasskey(proof);
    await request<typeof addPasskey>('POST', '/staff/passkeys', {
      body: { name: name.trim() === '' ? 'My device' : name, passkey },
    });
    setAdding(false);
    setName('');
    await readAgain();
  }

  async function remove(passkeyId: string, body: StaffProof): Promise<void> {
    const params = { passkeyId };
    await request<typeof removePasskey>('DELETE', '/staff/passkeys/:passkeyId', { params, body });
    setRemoving(null);
    show({ text: 'The passkey is removed.', tone: 'success', polite: true });
    await readAgain();
    // Its button is gone.
    addButton.current?.focus();
  }

  return (
    <Panel
      title="Passkeys"
      actions={
        <Button ref={addButton} variant="secondary" size="sm" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      }
    >
      {passkeys.isError && <Notice tone="error">{passkeys.error.message}</Notice>}
      {passkeys.isPending && <Spinner label="Loading …" />}
      {passkeys.data?.passkeys.length === 0 && (
        <p className="text-palm-soft text-sm">
          None yet. A passkey signs you in with the fingerprint, face or PIN of this device.
        </p>
      )}
      <ul className="divide-y divide-line">
        {passkeys.data?.passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium">{passkey.name}</span> {passkey.synced && <Badge>Synced</Badge>}
              <span className="block text-palm-soft">
                {passkey.lastUsedAt === null ? 'Never used' : <UsedAt at={passkey.lastUsedAt} />}
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => setRemoving(passkey)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ProofQuestion
        open={adding}
        onClose={() => setAdding(false)}
        title="Add a passkey"
        description="Your device asks for your fingerprint, face or PIN next."
        confirmLabel="Continue"
        run={add}
      >
        <TextField
          label="Name of the device"
          hint="Such as: My phone"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </ProofQuestion>
      <ProofQuestion
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={`Remove the passkey “${removing?.name ?? ''}”?`}
        description="It no longer opens the staff app. Your device may still offer it until you delete it there."
        confirmLabel="Remove"
        danger
        run={(proof) => remove(removing?.id ?? '', proof)}
      />
    </Panel>
  );
}

function UsedAt({ at }: { at: string }) {
  return (
    <>
      Last used <When at={at} inside />
    </>
  );
}
