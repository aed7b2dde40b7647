import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';

type Interrupted = { readonly userId: string; readonly form: string; readonly input: AddressInput };

// In memory only, and of one shopper: an address is private.
let interrupted: Interrupted | null = null;

/**
 * The opening and closing of an address form, named by the address that it changes. Each opening is a new form:
 * cancelling and saving both reset it. One that went with an expired session opens again with what was typed.
 */
export function useAddressForm(form: string, blank: AddressInput) {
  const { user } = useSession();
  const [typed] = useState(() => typedBefore(user?.id, form));
  const [open, setOpen] = useState(typed !== null);
  const [opening, setOpening] = useState(0);
  return {
    open,
    /** Another one for each opening: a key. */
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
    /** The session is over, and the form goes with it. */
    interrupt: (input: AddressInput) => {
      interrupted = user === null ? null : { userId: user.id, form, input };
    },
  };
}

function typedBefore(userId: string | undefined, form: string): AddressInput | null {
  if (interrupted === null || interrupted.userId !== userId || interrupted.form !== form) return null;
  return interrupted.input;
}
