import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { ArrivalLine } from './arrival.tsx';

type DeliveryCheckProps = { readonly className?: string };

/** Remembers the PIN code on the device (DELIVERY-6). */
export function DeliveryCheck({ className }: DeliveryCheckProps) {
  const [typed, setTyped] = useState('');
  // After hydration: the server knows no PIN code.
  useEffect(() => setTyped(readStored('deliveryPin') ?? ''), []);
  const pin = asciiDigits(typed).replaceAll(' ', '');
  const type = (text: string) => {
    setTyped(text);
    const next = asciiDigits(text).replaceAll(' ', '');
    if (PIN_CODE_SHAPE.test(next)) writeStored('deliveryPin', next);
  };
  return (
    <div className={className}>
      <TextField
        label="Deliver to PIN code"
        icon="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <ArrivalLine pin={pin} className="mt-1.5" />
    </div>
  );
}
