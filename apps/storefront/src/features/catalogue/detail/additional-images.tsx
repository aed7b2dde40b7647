import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { cx } from '@ilaneer/ui/text/cx';
import { useState } from 'react';
import { ZoomedPictures } from './zoomed-pictures.tsx';

type AdditionalImagesProps = {
  readonly productName: string;
  readonly images: ProductView['images'];
};

/** CATALOGUE-28. */
export function AdditionalImages({ productName, images }: AdditionalImagesProps) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  return (
    <section aria-labelledby="images">
      <h2 id="images" className="text-2xl">
        A closer look
      </h2>
      {images.length === 0 ? (
        <p className="mt-3 text-palm-soft">No additional images available</p>
      ) : (
        <ul
          className={cx(
            'mt-5 grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-12',
            images.length === 2 && 'max-w-4xl',
          )}
        >
          {images.map((image, index) => (
            <li
              key={image.id}
              // Odd counts start with a full row.
              className={cx(
                index === 0 && images.length % 2 === 1 && 'max-md:col-span-2',
                widths[picturesBeside(index, images.length)],
              )}
            >
              <figure>
                <button
                  type="button"
                  aria-label={`Zoom additional picture: ${image.alt}`}
                  onClick={() => setZoomed(index)}
                  className="block w-full cursor-zoom-in rounded-lg"
                >
                  <img
                    src={image.url}
                    alt=""
                    width={600}
                    height={600}
                    loading="lazy"
                    className="aspect-square w-full rounded-lg bg-leaf-tint object-cover"
                  />
                </button>
                <figcaption className="mt-2 text-palm-soft text-sm">{image.alt}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <ZoomedPictures
        title={`More pictures of ${productName}`}
        pictures={images}
        shown={zoomed}
        onShow={setZoomed}
        onClose={() => setZoomed(null)}
      />
    </section>
  );
}

// Of 12 columns.
const widths: Readonly<Record<number, string>> = {
  2: 'md:col-span-6',
  3: 'md:col-span-4',
  4: 'md:col-span-3',
};

/** Full rows of up to four, larger pictures first. */
function picturesBeside(index: number, count: number): number {
  const rows = Math.ceil(count / 4);
  const fewest = Math.floor(count / rows);
  const shortRows = rows - (count % rows);
  const most = index < shortRows * fewest ? fewest : fewest + 1;
  return most === 1 ? 3 : most;
}
