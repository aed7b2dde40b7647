import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { cx } from '@ilaneer/ui/text/cx';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { ArrivalLine } from './arrival.tsx';

type DeliveryCheckProps = { readonly className?: string };

/** Remembers the PIN code on the device (DELIVERY-6). */
export function DeliveryCheck({ className }: DeliveryCheckProps) {
  const [typed, setTyped] = useState('');
  // After hydration: the server knows no PIN code.
  useEffect(() => setTyped(readStored('deliveryPin') ?? ''), []);
  const type = (text: string) => {
    setTyped(text);
    const pin = digitsOf(text);
    if (PIN_CODE_SHAPE.test(pin)) writeStored('deliveryPin', pin);
  };
  return (
    <div className={cx('[&_input]:scroll-my-10', className)}>
      <TextField
        label="Deliver to PIN code"
        icon="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        value={typed}
        onChange={({ target }) => type(target.value)}
        // A tap focuses without scrolling (STOREFRONT-28).
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      />
      <ArrivalLine pin={digitsOf(typed)} className="mt-1.5" />
    </div>
  );
}

function digitsOf(typed: string): string {
  return asciiDigits(typed).replaceAll(' ', '');
}
