import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';

type Interrupted = { readonly userId: string; readonly form: string; readonly input: AddressInput };

// In memory, per shopper: addresses are private.
let interrupted: Interrupted | null = null;

/** Each opening is a new form. After an expired session, it reopens with its input. */
export function useAddressForm(form: string, blank: AddressInput) {
  const { user } = useSession();
  const [typed] = useState(() => typedBefore(user?.id, form));
  const [open, setOpen] = useState(typed !== null);
  const [opening, setOpening] = useState(0);
  return {
    open,
    opening,
    initial: opening === 0 ? (typed ?? blank) : blank,
    start: () => {
      interrupted = null;
      setOpening(opening + 1);
      setOpen(true);
    },
    close: () => {
      interrupted = null;
      setOpen(false);
    },
    interrupt: (input: AddressInput) => {
      interrupted = user === null ? null : { userId: user.id, form, input };
    },
  };
}

function typedBefore(userId: string | undefined, form: string): AddressInput | null {
  if (interrupted === null || interrupted.userId !== userId || interrupted.form !== form) return null;
  return interrupted.input;
}
