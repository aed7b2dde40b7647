import type { LookPicture } from '@ilaneer/domain/look/look';
import { scriptRuns } from '@ilaneer/domain/text/script-runs';
import type { ComponentProps } from 'react';
import { brand } from '../content.ts';
import { ProductPicture } from './product-picture.tsx';

type ShopPictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { readonly name: LookPicture };

/** A decoration of the shop; nothing if it has none. */
export function ShopPicture({ name, ...image }: ShopPictureProps) {
  return <Decoration file={brand().pictures[name]} {...image} />;
}

type DecorationProps = Omit<ComponentProps<'img'>, 'src'> & { readonly file: string };

/** A file below `/pictures/`; nothing if empty. */
export function Decoration({ file, alt = '', ...image }: DecorationProps) {
  return file === '' ? null : <ProductPicture src={`/pictures/${file}`} alt={alt} {...image} />;
}

type LogoProps = {
  readonly name: 'logo' | 'logoOnDark';
  /** Empty where the name of the shop stands beside it. */
  readonly alt: string;
  readonly className: string;
};

/** The box keeps its size while the picture loads. Without a logo the name of the shop. */
export function Logo({ name, alt, className }: LogoProps) {
  const file = brand().pictures[name];
  if (file === '') {
    return (
      <span className="wrap-anywhere font-display font-semibold text-2xl leading-none">{brand().name}</span>
    );
  }
  return (
    <ProductPicture
      src={`/pictures/${file}`}
      alt={alt}
      width={132}
      height={40}
      sizes="132px"
      // In the footer.
      {...(name === 'logoOnDark' && { loading: 'lazy' })}
      className={`object-contain object-left ${className}`}
    />
  );
}

// The letters of the small file that all pages of the sample load; other names use the whole face.
const NAME_LETTERS = /^[\u0d07\u0d28\u0d33\u0d40\u0d7c]+$/;

type LocalNameProps = Pick<ComponentProps<'p'>, 'className' | 'aria-hidden'>;

/** The shop's name in another script; nothing without one. */
export function LocalName({ className = '', ...rest }: LocalNameProps) {
  const name = brand().localName;
  if (name === '') return null;
  const face = NAME_LETTERS.test(name) ? 'font-malayalam-name' : '';
  const runs = scriptRuns(name);
  return (
    <p {...rest} lang={(runs.length === 1 && runs[0]?.lang) || undefined} className={`${face} ${className}`}>
      {runs.length === 1
        ? name
        : runs.map(({ at, text, lang }) => (
            <span key={at} lang={lang ?? undefined}>
              {text}
            </span>
          ))}
    </p>
  );
}
