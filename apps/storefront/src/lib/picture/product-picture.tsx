import { PICTURE_FORMATS, photoSources } from '@ilaneer/domain/product/picture-files';
import type { ComponentProps } from 'react';

type ProductPictureProps = ComponentProps<'img'> & { src: string; alt: string };

/** `srcset` for photos; drawings scale. */
export function ProductPicture({ sizes, alt, ...image }: ProductPictureProps) {
  const sources = PICTURE_FORMATS.flatMap((format) => {
    const srcSet = photoSources(image.src, format);
    return srcSet === null
      ? []
      : [<source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />];
  });
  const plain = <img {...image} alt={alt} />;
  if (sources.length === 0) return plain;
  return (
    <picture className="contents">
      {sources}
      {plain}
    </picture>
  );
}
