import type { VariantView } from '@ilaneer/contract/catalogue/product-view';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ProductPicture } from '../../../lib/picture/product-picture.tsx';
import { ZoomedPictures } from './zoomed-pictures.tsx';

/** Leaves room for name and price; the next picture peeks in. */
export const SLIDE_WIDTH = 'w-[min(100%,max(72%,100svh-30.75rem))] md:w-full';

type Picture = VariantView['images'][number];

type ProductGalleryProps = {
  readonly productName: string;
  readonly pictures: readonly Picture[];
};

/** Swipe, thumbnails, arrow keys, zoom. */
export function ProductGallery({ productName, pictures }: ProductGalleryProps) {
  const stage = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);

  function show(index: number, still = window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const list = stage.current;
    list?.scrollTo({ left: index * pitchOf(list), behavior: still ? 'instant' : 'smooth' });
  }

  function goOn(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(pictures.length - 1, Math.max(0, shown + step));
    show(next);
    for (const { current: list } of [stage, thumbnails]) {
      if (!list?.contains(document.activeElement)) continue;
      list.querySelectorAll('button')[next]?.focus({ preventScroll: list === stage.current });
    }
  }

  const several = pictures.length > 1;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the focusable parts inside */}
      <div onKeyDown={several ? goOn : undefined}>
        <ul
          ref={stage}
          aria-label={`Pictures of ${productName}`}
          onScroll={({ currentTarget }) =>
            setShown(Math.round(currentTarget.scrollLeft / pitchOf(currentTarget)))
          }
          className="-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-2.5 overflow-x-auto overscroll-x-contain px-gutter [scrollbar-width:none] md:mx-0 md:gap-0 md:rounded-xl md:bg-leaf-tint md:px-0"
        >
          {pictures.map((picture, index) => (
            <li key={picture.url} className={cx('shrink-0 snap-start', several ? SLIDE_WIDTH : 'w-full')}>
              <button
                type="button"
                aria-label={`Zoom picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
                // Roving tabindex.
                tabIndex={index === shown ? 0 : -1}
                onClick={() => setZoomed(index)}
                className="group relative block w-full cursor-zoom-in rounded-xl bg-leaf-tint focus-visible:-outline-offset-4"
              >
                <ProductPicture
                  src={picture.url}
                  alt=""
                  sizes="(min-width: 1024px) 40rem, 100vw"
                  width={960}
                  height={960}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                  className="aspect-square w-full rounded-xl object-cover"
                />
                <span className="absolute right-3 grid size-touch max-md:top-3 md:bottom-3 place-items-center rounded-full bg-kernel/85 shadow-sm transition-shadow group-hover:shadow-md">
                  <Icon name="search" className="size-5" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <ul ref={thumbnails} className="mt-3 flex gap-3 overflow-x-auto p-1 max-md:hidden">
            {pictures.map((picture, index) => (
              <li key={picture.url} className="shrink-0">
                <button
                  type="button"
                  aria-label={`Show picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
                  aria-pressed={index === shown}
                  onClick={() => show(index)}
                  className={cx(
                    'block size-20 overflow-hidden rounded-md transition-shadow',
                    index === shown ? 'ring-2 ring-leaf ring-offset-2' : 'ring-1 ring-line hover:ring-palm',
                  )}
                >
                  <ProductPicture
                    src={picture.url}
                    alt=""
                    sizes="5rem"
                    width={80}
                    height={80}
                    loading="lazy"
                    fetchPriority="low"
                    className="size-full object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ZoomedPictures
        title={`Pictures of ${productName}`}
        pictures={pictures}
        shown={zoomed}
        onShow={(index) => {
          setZoomed(index);
          show(index, true);
        }}
        onClose={() => setZoomed(null)}
      />
    </>
  );
}

function pitchOf({ children: [first, second], clientWidth }: HTMLElement): number {
  const toNext =
    first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : clientWidth;
  return Math.max(1, toNext);
}
