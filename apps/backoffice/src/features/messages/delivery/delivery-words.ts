import type { StaffMessageRow } from '@ilaneer/contract/staff/messages/messages';
import { choiceWords } from '@ilaneer/domain/parcel/attempt-choice';
import { outcomeWords } from '@ilaneer/domain/parcel/attempt-outcome';

type Delivery = NonNullable<StaffMessageRow['delivery']>;

/** 'Attempt 2: not at home. Tell the courier: Deliver on 5 Dec 2026' (SUPPORT-20). */
export function deliveryWords({ attempts, reason, step, choice, day, outcome }: Delivery): string {
  const failed = `Attempt ${attempts}${reason === null ? '' : `: ${reason}`}`;
  const chosen = choice === null ? '' : choiceWords({ kind: choice, day });
  if (outcome !== null) {
    return `${failed}. ${outcomeWords({ kind: outcome.kind, at: new Date(outcome.at) })}`;
  }
  switch (step) {
    case 'ask':
      return `${failed}. The shopper has not chosen yet`;
    case 'being told':
      return `${failed}. The courier is being told: ${chosen}`;
    case 'tell':
      return `${failed}. Tell the courier: ${chosen}`;
    case 'told':
      return `${failed}. Told: ${chosen}`;
  }
}
