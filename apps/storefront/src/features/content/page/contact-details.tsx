import { brand } from '../../../lib/content.ts';

/** Who runs the shop and who hears complaints, as consumer law asks of every seller on the net. */
export function ContactDetails({ className = '' }: { readonly className?: string }) {
  const { address, grievanceOfficer } = brand;
  return (
    <div className={`grid gap-6 rounded-lg bg-leaf-tint p-5 sm:grid-cols-2 sm:p-7 ${className}`}>
      <section aria-labelledby="seller">
        <h3 id="seller" className="text-xl">
          {brand.name}
        </h3>
        <address className="mt-2 not-italic leading-7">
          {brand.legalName}
          <br />
          {address.line1}
          <br />
          {address.line2}
          <br />
          {address.city} {address.pinCode}, {address.state}, {address.country}
        </address>
        {brand.emails.map((email) => (
          <ContactLink key={email} href={`mailto:${email}`} label={email} />
        ))}
        <ContactLink href={`tel:${brand.phone.replaceAll(' ', '')}`} label={brand.phone} />
        <p className="mt-2 text-palm-soft text-sm">
          FSSAI licence {brand.fssai}
          <br />
          GSTIN {brand.gstin}
          <br />
          CIN {brand.cin}
        </p>
      </section>
      <section aria-labelledby="grievances">
        <h3 id="grievances" className="text-xl">
          {grievanceOfficer.designation}
        </h3>
        <p className="mt-2 leading-7">{grievanceOfficer.name}</p>
        <ContactLink href={`mailto:${grievanceOfficer.email}`} label={grievanceOfficer.email} />
        <ContactLink
          href={`tel:${grievanceOfficer.phone.replaceAll(' ', '')}`}
          label={grievanceOfficer.phone}
        />
        <p className="mt-2 text-palm-soft text-sm">
          Every complaint gets a ticket number, a first answer within 48 hours and a decision within one
          month.
        </p>
      </section>
    </div>
  );
}

function ContactLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a
      href={href}
      className="flex min-h-touch w-fit items-center text-leaf-dark underline underline-offset-4"
    >
      {label}
    </a>
  );
}
