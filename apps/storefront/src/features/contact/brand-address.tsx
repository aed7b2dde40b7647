import { brand } from '../../lib/content.ts';

/** Where the brand has its seat, in the lines of an envelope. */
export function BrandAddress({ className }: { readonly className: string }) {
  const { address } = brand();
  return (
    <address className={`not-italic ${className}`}>
      {address.line1}
      <br />
      {address.line2 !== '' && (
        <>
          {address.line2}
          <br />
        </>
      )}
      {address.city} {address.pinCode}
      <br />
      {address.state}, {address.country}
    </address>
  );
}
