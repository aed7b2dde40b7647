import { coordinatesIn } from '@ilaneer/domain/store/map-link';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

const NO_COORDINATES =
  'This link has no coordinates. Open it in a browser, and paste the address that it leads to.';

/** Takes the coordinates from a pasted link; the link itself is not stored. */
export function MapLinkField() {
  const { setValue } = useFormContext();
  const [latitude, longitude]: readonly string[] = useWatch({ name: ['latitude', 'longitude'] });
  const [link, setLink] = useState('');
  const found = link.trim() === '' ? null : coordinatesIn(link);
  const take = (text: string) => {
    setLink(text);
    const place = coordinatesIn(text);
    if (place === null) return;
    const options = { shouldDirty: true, shouldValidate: false };
    setValue('latitude', String(place.latitude), options);
    setValue('longitude', String(place.longitude), options);
  };
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <TextField
        label="Map link"
        autoComplete="off"
        placeholder="https://www.google.com/maps/place/…"
        hint="Paste a link of Google Maps, OpenStreetMap, Apple or Bing: it fills in the coordinates"
        value={link}
        error={link.trim() !== '' && found === null ? NO_COORDINATES : undefined}
        onChange={({ target }) => take(target.value)}
      />
      {latitude !== '' && longitude !== '' && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitude},${longitude}`)}`}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-leaf-dark text-sm underline underline-offset-2"
        >
          Check the coordinates on a map
        </a>
      )}
    </div>
  );
}
