import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { COURIER_TITLES } from '@ilaneer/domain/parcel/couriers/courier-name';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { readStored, writeStored } from '../../../session/browser-storage.ts';
import * as calls from './bench-calls.ts';
import { BookForm } from './book-form.tsx';
import { ShipForm } from './ship-form.tsx';

type HandOverProps = {
  parcel: ParcelView;
  scanned: string | null;
  onChanged: (parcel: ParcelView) => void;
  /** Shows a refusal. */
  onAct: (work: () => Promise<unknown>) => void;
};

const BY_HAND = '';

/** A packed parcel leaves with a booking, or by hand (PARCEL-30). */
export function HandOver({ parcel, scanned, onChanged, onAct }: HandOverProps) {
  const { booking } = parcel;
  if (booking?.state === 'asked' || booking?.state === 'booked') {
    return <Booked {...{ parcel, booking, onChanged, onAct }} />;
  }
  return (
    <div className="grid gap-3">
      {booking !== null && booking.reason !== null && (
        <Notice tone="error">
          {booking.state === 'failed'
            ? `${COURIER_TITLES[booking.courier]} did not book it: ${booking.reason}`
            : booking.reason}
        </Notice>
      )}
      <Choice {...{ parcel, scanned, onChanged }} />
    </div>
  );
}

type ChoiceProps = Pick<HandOverProps, 'parcel' | 'scanned' | 'onChanged'>;

function Choice({ parcel, scanned, onChanged }: ChoiceProps) {
  const { data: couriers = [] } = useQuery({
    queryKey: ['couriers'],
    queryFn: ({ signal }) => calls.listCouriers(signal),
  });
  const [chosen, setChosen] = useState(readStored('staff.bench.account') ?? BY_HAND);
  // A scanned label is a courier's, whose number is there.
  const courier = scanned === null ? couriers.find(({ name }) => name === chosen) : undefined;
  return (
    <>
      {couriers.length > 0 && (
        <SelectField
          label="Send with"
          value={courier?.name ?? BY_HAND}
          onChange={(event) => {
            setChosen(event.target.value);
            writeStored('staff.bench.account', event.target.value);
          }}
        >
          <option value={BY_HAND}>By hand: enter the tracking number</option>
          {couriers.map(({ name, title, isBooked }) => (
            <option key={name} value={name}>
              {isBooked ? `${title}: book it` : `${title}: enter the tracking number`}
            </option>
          ))}
        </SelectField>
      )}
      {courier?.isBooked === true ? (
        <BookForm key={courier.name} {...{ parcel, courier }} onBooked={onChanged} />
      ) : (
        <ShipForm
          key={courier?.name ?? BY_HAND}
          {...{ parcel, scanned }}
          title={courier?.title}
          onShipped={onChanged}
        />
      )}
    </>
  );
}

type BookedProps = Omit<HandOverProps, 'scanned'> & { booking: NonNullable<ParcelView['booking']> };

function Booked({ parcel, booking, onChanged, onAct }: BookedProps) {
  const title = COURIER_TITLES[booking.courier];
  const { awb } = booking;
  const cancel = () => onAct(async () => onChanged(await calls.cancelBooking(parcel)));
  const print = () => onAct(() => calls.printCourierLabel(parcel));
  usePageActions(awb === null ? [] : [{ label: "Print the courier's label", keys: 'c', run: print }]);
  const cancelButton = (
    <Button variant="quiet" size="sm" onClick={cancel}>
      Cancel the booking
    </Button>
  );
  if (awb === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="status">
          {`${title} is asked to book ${booking.reference}. The number is shown here once it answers.`}
        </p>
        {cancelButton}
      </div>
    );
  }
  const ship = () =>
    onAct(async () => onChanged(await calls.ship(parcel, { courier: title, trackingNumber: awb })));
  return (
    <div className="grid gap-3">
      <p className="text-lg" role="status">
        {title}, <strong>{awb}</strong>
      </p>
      <Button size="lg" onClick={print}>
        Courier's label <KeyHint keys="c" />
      </Button>
      <Button size="lg" variant="secondary" onClick={ship}>
        Ship it
      </Button>
      <div>{cancelButton}</div>
    </div>
  );
}
