import type { PaymentView } from '@ilaneer/contract/payment';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';

type UpiCodeProps = {
  readonly upi: NonNullable<PaymentView['upi']>;
  readonly checkout: PaymentView['checkout'];
};

/** A UPI payment: a link into the app on phones, a code to scan elsewhere. */
export function UpiCode({ upi, checkout }: UpiCodeProps) {
  return (
    <>
      <div className="hidden w-full justify-items-center gap-2 max-md:grid pointer-coarse:grid">
        <ButtonLink size="lg" wide render={<a href={upi.link} />}>
          Open your UPI app
        </ButtonLink>
        <p className="text-palm-soft text-sm">Or scan this code from another phone.</p>
      </div>
      <p className="max-md:hidden pointer-coarse:hidden">Scan this code with any UPI app on your phone.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.qrSvg)}`}
        alt="QR code of this payment for your UPI app"
        width={240}
        height={240}
        className="size-60 rounded-lg ring-1 ring-line"
      />
      {checkout.kind === 'page' && (
        <a
          href={checkout.url}
          className="inline-flex min-h-touch items-center font-semibold text-leaf-dark text-sm underline underline-offset-4"
        >
          Open the sandbox UPI page
        </a>
      )}
    </>
  );
}
