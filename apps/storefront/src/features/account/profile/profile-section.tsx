import type { UserView } from '@ilaneer/contract/account/account';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useState } from 'react';
import { ChangeDialog } from '../dialog/form-dialog.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { formatIdentifier } from '../verification/identifier.ts';
import { ChangeButton, DetailRow } from './detail-row.tsx';
import { EmailForm } from './email-form.tsx';
import { EmailRow } from './email-row.tsx';
import { MobileChange } from './mobile-change.tsx';
import { NameForm } from './name-form.tsx';

/** Who the shopper is, and how the shop reaches them. */
export function ProfileSection({ user }: { readonly user: UserView }) {
  const { show } = useToast();
  const [changing, setChanging] = useState<'name' | 'email' | 'mobile' | null>(null);
  // The address that a link is on its way to.
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => setChanging(null);

  function done(text: string) {
    close();
    show({ text, tone: 'success' });
  }

  return (
    <AccountSection id="profile" text="Your name, and how we reach you about your orders.">
      <dl className="mt-3 -mb-4 divide-y divide-line">
        <DetailRow
          label="Name"
          actions={<ChangeButton what="your name" onPress={() => setChanging('name')} />}
        >
          {user.name}
        </DetailRow>
        <EmailRow user={user} sentTo={sentTo} onSent={setSentTo} onChange={() => setChanging('email')} />
        <MobileRow user={user} onChange={() => setChanging('mobile')} />
      </dl>
      <ChangeDialog open={changing === 'name'} onClose={close} title="Change your name">
        <NameForm name={user.name} onSaved={() => done('Your name is saved.')} />
      </ChangeDialog>
      <ChangeDialog
        open={changing === 'email'}
        onClose={close}
        title={user.email === null ? 'Add your email address' : 'Change your email address'}
      >
        <EmailForm
          hasPassword={user.hasPassword}
          onSent={(email) => {
            setSentTo(email);
            close();
          }}
        />
      </ChangeDialog>
      <ChangeDialog
        open={changing === 'mobile'}
        onClose={close}
        title={user.mobileNumber === null ? 'Add your mobile number' : 'Change your mobile number'}
      >
        <MobileChange
          hasPassword={user.hasPassword}
          onConfirmed={() => done('Your mobile number is verified.')}
        />
      </ChangeDialog>
    </AccountSection>
  );
}

type MobileRowProps = {
  readonly user: Pick<UserView, 'mobileNumber'>;
  readonly onChange: () => void;
};

/** The mobile number; an account only ever has a proven one. */
function MobileRow({ user: { mobileNumber }, onChange }: MobileRowProps) {
  return (
    <DetailRow
      label="Mobile number"
      actions={<ChangeButton what="your mobile number" isNew={mobileNumber === null} onPress={onChange} />}
    >
      {mobileNumber === null ? (
        <span className="font-normal text-palm-soft">No mobile number yet</span>
      ) : (
        <>
          <span>{formatIdentifier(mobileNumber)}</span>
          <Badge tone="leaf" icon="tick">
            Verified
          </Badge>
        </>
      )}
    </DetailRow>
  );
}
