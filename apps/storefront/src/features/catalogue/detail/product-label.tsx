import { formatPrice } from '@ilaneer/client/format-price';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { unitPrice } from '@ilaneer/domain/catalogue/unit-price';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';
import { Figure } from '@ilaneer/ui/text/figure';
import type { ReactNode } from 'react';
import { brand } from '../../../lib/content.ts';

type ProductLabelProps = { readonly product: ProductView; readonly variant: VariantView };

export function ProductLabel({ product, variant }: ProductLabelProps) {
  const { genericName, dietType, fssai, shelfLifeDays, countryOfOrigin, consumerCare } = product;
  const { legalName, address, emails, phone } = brand();
  const unit = unitPrice(paiseFromRupees(variant.mrp), variant.netQuantity);
  return (
    <div>
      <h2 className="text-2xl">On the label</h2>
      <dl className="mt-3 text-sm">
        {genericName !== '' && <Row term="Generic name">{genericName}</Row>}
        <Row term="Net quantity">{netQuantityText(variant.netQuantity)}</Row>
        <Row term="MRP (incl. of all taxes)">
          <Figure>{formatPrice(variant.mrp)}</Figure>
        </Row>
        {unit !== null && (
          <Row term="Unit sale price">
            <Figure>{formatRupees(unit.price)}</Figure> <span>{`per ${unit.per}`}</span>
          </Row>
        )}
        {dietType !== null && (
          <Row term="Mark">
            <DietMark dietType={dietType} />
          </Row>
        )}
        {shelfLifeDays !== null && <Row term="Best before">{`${shelfLifeDays} days from packing`}</Row>}
        {fssai !== null && <Row term="FSSAI licence">{fssai}</Row>}
        <Row term="Country of origin">{countryOfOrigin}</Row>
        <Firm term="Made by" firm={product.maker} />
        <Firm term="Packed by" firm={product.packer} />
        <Firm term="Imported by" firm={product.importer} />
        <Row term="Marketed by">
          {[legalName, address.line1, address.line2, address.city, `${address.state} ${address.pinCode}`]
            .filter(Boolean)
            .join(', ')}
        </Row>
        <Row term="Consumer care">
          {[consumerCare.address, consumerCare.email ?? emails[1] ?? emails[0]]
            .filter(Boolean)
            .map((part) => `${part}, `)}
          <span className="whitespace-nowrap">{consumerCare.phone ?? phone}</span>
        </Row>
      </dl>
    </div>
  );
}

/** Statutory marks (FSS Labelling Regulations 2020). */
function DietMark({ dietType }: { readonly dietType: string }) {
  const isVeg = !/non/i.test(dietType);
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
        <rect
          x="1"
          y="1"
          width="18"
          height="18"
          fill="#fff"
          stroke={isVeg ? '#008000' : '#7a3b10'}
          strokeWidth="2"
        />
        {isVeg ? (
          <circle cx="10" cy="10" r="5" fill="#008000" />
        ) : (
          <path d="M10 4.5 15.5 15h-11z" fill="#7a3b10" />
        )}
      </svg>
      {dietType}
    </span>
  );
}

function Firm({ term, firm }: { readonly term: string; readonly firm: ProductView['maker'] }) {
  return firm === null ? null : (
    <Row term={term}>
      {firm.name}, {firm.address}
    </Row>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-4 border-line border-b py-2.5 last:border-b-0">
      <dt className="text-palm-soft">{term}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  );
}

function netQuantityText({ count, amount, unit }: VariantView['netQuantity']): string {
  if (unit === 'piece') {
    const pieces = count * amount;
    return pieces === 1 ? '1 piece' : `${pieces} pieces`;
  }
  const size = amount >= 1_000 ? `${amount / 1_000} ${unit === 'ml' ? 'litre' : 'kg'}` : `${amount} ${unit}`;
  return count === 1 ? size : `${count} × ${size}`;
}
