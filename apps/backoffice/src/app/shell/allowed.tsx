import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import type { ReactNode } from 'react';
import { PERMISSION_WORDS } from '../../parts/words/permission-words.ts';
import { pageTitle } from '../../parts/words/shop-name.ts';
import { type Needed, useMay } from '../../session/permission.ts';

type AllowedProps = { needs: Needed; children: ReactNode };

export function Allowed({ needs, children }: AllowedProps) {
  const may = useMay();
  if (may(needs)) return children;
  return (
    <>
      <title>{pageTitle('Not allowed')}</title>
      <StatePanel
        kind="error"
        heading="h1"
        title="Your role does not open this page"
        text={`It needs the permission ${namesOf(needs)}. Whoever manages staff can give it to you.`}
      />
    </>
  );
}

function namesOf(needs: Needed): string {
  return [needs ?? []]
    .flat()
    .map((one) => `“${PERMISSION_WORDS[one].label}”`)
    .join(' or ');
}
