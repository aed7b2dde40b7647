import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import type {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  replaceSecondFactor,
  SecondFactorSetup,
} from '@ilaneer/contract/staff/people/second-factor';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../parts/frame/panel.tsx';
import { CodeForm } from '../../session/sign-in/code-form.tsx';
import { RecoveryCodeList } from '../../session/sign-in/recovery-code-list.tsx';
import { SecondFactorPicture } from '../../session/sign-in/second-factor-picture.tsx';
import { request } from '../../session/staff-api.ts';
import { ProofQuestion } from './proof-question.tsx';
import { SECOND_FACTOR_KEY } from './second-factor-key.ts';

const FEW_CODES = 3;

type Step =
  | { readonly at: 'rest' | 'ask for app' | 'ask for codes' }
  | { readonly at: 'set up'; readonly setup: SecondFactorSetup }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export function OwnSecondFactor() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const factor = useQuery({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: ({ signal }) => request<typeof getSecondFactor>('GET', '/staff/second-factor', { signal }),
  });
  const close = () => setStep({ at: 'rest' });

  async function begin(body: StaffProof): Promise<void> {
    const { setup } = await request<typeof replaceSecondFactor>('POST', '/staff/second-factor', { body });
    setStep({ at: 'set up', setup });
  }

  async function finish(code: string): Promise<void> {
    const body = { code };
    show(await request<typeof confirmSecondFactor>('POST', '/staff/second-factor/code', { body }));
  }

  async function renew(body: StaffProof): Promise<void> {
    show(await request<typeof renewRecoveryCodes>('POST', '/staff/recovery-codes', { body }));
  }

  function show({ recoveryCodes }: { recoveryCodes: readonly string[] }): void {
    setStep({ at: 'codes', codes: recoveryCodes });
    void client.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
  }

  const left = factor.data?.recoveryCodesLeft;
  return (
    <Panel title="Second factor">
      {factor.isError && <Notice tone="error">{factor.error.message}</Notice>}
      {left !== undefined && left < FEW_CODES && (
        <p className="pt-2 font-medium text-sm">
          Few recovery codes are left. Create new ones before you need them.
        </p>
      )}
      <p className="py-2 text-sm">
        An authenticator app is set up.{' '}
        {left !== undefined && (
          <span>{`${left} ${left === 1 ? 'recovery code is' : 'recovery codes are'} left.`}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setStep({ at: 'ask for app' })}>
          Set up another app
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setStep({ at: 'ask for codes' })}>
          New recovery codes
        </Button>
      </div>
      <ProofQuestion
        open={step.at === 'ask for app'}
        onClose={close}
        title="Set up another app"
        description="Your current app stays valid until you enter the first code of the new one."
        confirmLabel="Continue"
        run={begin}
      />
      <ProofQuestion
        open={step.at === 'ask for codes'}
        onClose={close}
        title="New recovery codes"
        description="Your current codes become invalid."
        confirmLabel="Create new codes"
        run={renew}
      />
      {step.at === 'set up' && (
        <Dialog open onOpenChange={(open) => open || close()} size="sm" title="Set up another app">
          <div className="grid gap-4">
            <SecondFactorPicture setup={step.setup} />
            <CodeForm label="Code from the app" submitLabel="Finish" send={finish} />
          </div>
        </Dialog>
      )}
      {step.at === 'codes' && (
        <Dialog
          open
          onOpenChange={(open) => open || close()}
          size="sm"
          title="Your recovery codes"
          footer={<Button onClick={close}>I have stored them</Button>}
        >
          <RecoveryCodeList codes={step.codes} />
        </Dialog>
      )}
    </Panel>
  );
}
