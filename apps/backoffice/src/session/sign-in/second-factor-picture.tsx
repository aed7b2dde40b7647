import type { SecondFactorSetup } from '@ilaneer/contract/staff/people/second-factor';

export function SecondFactorPicture({ setup }: { setup: SecondFactorSetup }) {
  const { qr, secret, uri } = setup;
  return (
    <div className="grid justify-items-center gap-3">
      {/* Scannable in dark mode too. */}
      <svg
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        role="img"
        aria-label="QR code for your authenticator app"
        className="size-44 rounded-md bg-[#fff]"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="text-center text-palm-soft text-sm">
        Scan it with an authenticator app, or{' '}
        <a href={uri} className="font-medium text-leaf-dark underline underline-offset-2">
          open the app on this device
        </a>
        . To type it in:
        <code className="mt-1 block select-all break-all font-sans text-palm">{secret}</code>
      </p>
    </div>
  );
}
