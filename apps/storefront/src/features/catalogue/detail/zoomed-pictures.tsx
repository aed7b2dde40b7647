import type { LightboxProps } from '@ilaneer/ui/layers/lightbox';
import { lazy, Suspense, useState } from 'react';

const Lightbox = lazy(async () => ({ default: (await import('@ilaneer/ui/layers/lightbox')).Lightbox }));

/** Pictures close up, over the page; what shows them is fetched when somebody first looks closer. */
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
