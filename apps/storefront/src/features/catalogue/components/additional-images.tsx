import type { ProductView } from '@ilaneer/contract/product-view';

/** The pictures beside the first one (part 1 section 2.6). */
export function AdditionalImages({ images }: { readonly images: ProductView['images'] }) {
  return (
    <section aria-labelledby="images">
      <h2 id="images" className="text-2xl">
        A closer look
      </h2>
      {images.length === 0 ? (
        <p className="mt-3 text-palm-soft">No additional images available</p>
      ) : (
        <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3">
          {images.map((image) => (
            <li key={image.id}>
              <figure>
                <img
                  src={image.url}
                  alt=""
                  width={600}
                  height={600}
                  loading="lazy"
                  className="aspect-square w-full rounded-lg bg-leaf-tint object-cover"
                />
                <figcaption className="mt-2 text-palm-soft text-sm">{image.originalName}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
