import type { LightboxProps } from '@ilaneer/ui/layers/lightbox';
import { lazy, Suspense, useState } from 'react';

const Lightbox = lazy(async () => ({ default: (await import('@ilaneer/ui/layers/lightbox')).Lightbox }));

/** Loaded on first use. */
export function ZoomedPictures(props: LightboxProps) {
  const [asked, setAsked] = useState(false);
  if (props.shown !== null && !asked) setAsked(true);
  return (
    asked && (
      <Suspense>
        <Lightbox {...props} />
      </Suspense>
    )
  );
}
