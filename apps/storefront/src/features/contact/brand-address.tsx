import { brand } from '../../lib/content.ts';

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
