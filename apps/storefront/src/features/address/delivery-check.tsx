import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { cx } from '@ilaneer/ui/text/cx';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { ArrivalLine } from './arrival.tsx';

type DeliveryCheckProps = { readonly className?: string; readonly onPin?: (pin: string) => void };

/** Remembers the PIN code on the device (DELIVERY-6). */
export function DeliveryCheck({ className, onPin }: DeliveryCheckProps) {
  const [typed, setTyped] = useState('');
  // After hydration: the server knows no PIN code.
  useEffect(() => setTyped(readStored('deliveryPin') ?? ''), []);
  const pin = asciiDigits(typed).replaceAll(' ', '');
  useEffect(() => {
    if (PIN_CODE_SHAPE.test(pin)) writeStored('deliveryPin', pin);
    onPin?.(pin);
  }, [pin, onPin]);
  return (
    <div className={cx('[&_input]:scroll-my-10', className)}>
      <TextField
        label="Deliver to PIN code"
        icon="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // A tap focuses without scrolling (STOREFRONT-28).
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      />
      <ArrivalLine pin={pin} className="mt-1.5" />
    </div>
  );
}
