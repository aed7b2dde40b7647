import { Lightbox } from '@ilaneer/ui/layers/lightbox';
import { useState } from 'react';

export function PhotoStrip({ of, urls }: { of: string; urls: readonly string[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = urls.map((url, at) => ({ url, alt: `Photo ${at + 1} of ${of}` }));
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ url, alt }, at) => (
          <li key={url}>
            <button type="button" onClick={() => setShown(at)} className="rounded-md ring-line hover:ring-2">
              <img src={url} alt={alt} width={112} height={112} className="size-28 rounded-md object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        title={`Photos of ${of}`}
        pictures={pictures}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </>
  );
}
