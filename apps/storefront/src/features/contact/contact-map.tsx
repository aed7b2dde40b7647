import { Icon } from '@ilaneer/ui/text/icon';
import { brand } from '../../lib/content.ts';
import { directionsLink } from '../../lib/directions-link.ts';

/** Where the shop is, on a drawn map that needs nobody's server, and the way there on the visitor's own map. */
export function ContactMap() {
  const { line1, city, state, pinCode } = brand.address;
  const address = `${line1}, ${city}, ${state} ${pinCode}`;
  return (
    <section aria-labelledby="find-us" className="relative overflow-hidden rounded-xl bg-water">
      <img
        src="/pictures/art/map-kerala.svg"
        alt={`Map of Kerala with our house in ${city}`}
        width={1200}
        height={800}
        loading="lazy"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="bg-kernel p-6 sm:absolute sm:bottom-6 sm:left-6 sm:max-w-sm sm:rounded-lg sm:shadow-md">
        <h2 id="find-us" className="text-xl">
          Come by
        </h2>
        <p className="mt-1.5 text-palm-soft">{address}</p>
        <a
          href={directionsLink(address)}
          target="_blank"
          rel="noreferrer"
          className="mt-2 flex min-h-touch w-fit items-center gap-2 font-semibold text-leaf-dark underline underline-offset-4"
        >
          Get directions
          <Icon name="external" className="size-5" label="(opens in a new tab)" />
        </a>
      </div>
    </section>
  );
}
