import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { OwnSessions } from './own-sessions.tsx';

export function Component() {
  return (
    <>
      <PageHeader title="My account" about="Sign-in methods and active sessions." />
      <DetailLayout aside={<OwnPassword />}>
        <OwnSessions />
        <OwnPasskeys />
        <OwnSecondFactor />
      </DetailLayout>
    </>
  );
}
