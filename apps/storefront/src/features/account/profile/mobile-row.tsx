import type { UserView } from '@ilaneer/contract/account/account';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { showIdentifier } from '../verification/identifier.ts';
import { ChangeButton } from './change-button.tsx';
import { DetailRow } from './detail-row.tsx';

type MobileRowProps = {
  readonly user: Pick<UserView, 'mobileNumber'>;
  readonly onChange: () => void;
};

/** The mobile number; an account only ever has a proven one. */
export function MobileRow({ user: { mobileNumber }, onChange }: MobileRowProps) {
  return (
    <DetailRow
      label="Mobile number"
      actions={<ChangeButton what="your mobile number" isNew={mobileNumber === null} onPress={onChange} />}
    >
      {mobileNumber === null ? (
        <span className="font-normal text-palm-soft">No mobile number yet</span>
      ) : (
        <>
          <span>{showIdentifier(mobileNumber)}</span>
          <Badge tone="leaf" icon="tick">
            Verified
          </Badge>
        </>
      )}
    </DetailRow>
  );
}
