import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import type { ReactNode } from 'react';
import { brand } from '../../../lib/content.ts';
import { ProductLabel } from './product-label.tsx';

type ProductFactsProps = { readonly product: ProductView; readonly variant: VariantView };

export function ProductFacts({ product, variant }: ProductFactsProps) {
  return (
    <section aria-labelledby="about" className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 id="about" className="text-2xl">
          Description
        </h2>
        <p className="mt-3 max-w-text text-lg">{product.description}</p>
        <div className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {product.ingredients !== null && <Fact title="Ingredients">{product.ingredients}</Fact>}
          {product.allergens.length > 0 && <Fact title="Allergens">{product.allergens.join(', ')}</Fact>}
          <Fact title="Storage instruction">{product.storageInstruction}</Fact>
          <Fact title="Shelf life">{product.shelfLife}</Fact>
          {product.certification !== '' && <Fact title="Certification">{product.certification}</Fact>}
          <Fact title="Returns">
            {product.returnable
              ? 'Can be returned within 7 days of receipt, and within 30 days if anything is wrong with it.'
              : 'Not returnable for a change of mind. What arrives damaged, wrong or expired always is, within 30 days, and what comes late within 7.'}
          </Fact>
        </div>
      </div>
      <div className="grid content-start gap-8">
        {product.nutritionFacts.length > 0 && (
          <NutritionTable
            facts={product.nutritionFacts}
            unit={variant.netQuantity.unit === 'g' ? 'g' : 'ml'}
          />
        )}
        <ProductLabel product={product} variant={variant} />
      </div>
    </section>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
      <p className="mt-1 text-palm-soft">{children}</p>
    </div>
  );
}

type NutritionTableProps = {
  readonly facts: ProductView['nutritionFacts'];
  readonly unit: 'ml' | 'g';
};

/** Per 100 ml or g, and per serving. */
function NutritionTable({ facts, unit }: NutritionTableProps) {
  const hasServing = facts.some(({ perServing }) => perServing !== undefined);
  const hasRda = facts.some(({ percentRda }) => percentRda !== undefined);
  return (
    <div>
      <h2 id="nutrition" className="text-2xl">
        Nutrition
      </h2>
      <table aria-labelledby="nutrition" className="mt-3 w-full text-sm">
        <thead>
          <tr className="border-palm/40 border-b">
            <th scope="col" className="py-2 text-left font-semibold">
              Nutrient
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Per 100 {unit}
            </th>
            {hasServing && (
              <th scope="col" className="py-2 text-right font-semibold">
                Per serving
              </th>
            )}
            {hasRda && (
              <th scope="col" className="py-2 text-right font-semibold">
                % RDA
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, per100, perServing, percentRda }) => (
            <tr key={name} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-2 text-right font-medium tabular-nums">{per100}</td>
              {hasServing && <td className="py-2 text-right tabular-nums">{perServing}</td>}
              {hasRda && <td className="py-2 text-right tabular-nums">{percentRda}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ProcessSteps({ isMerchandise }: { readonly isMerchandise: boolean }) {
  const { processTitle, processSteps, merchandiseStepsTitle, merchandiseSteps } = brand().texts;
  const [title, steps] = isMerchandise
    ? [merchandiseStepsTitle, merchandiseSteps]
    : [processTitle, processSteps];
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="process">
      <h2 id="process" className="text-3xl">
        {title}
      </h2>
      <ol className="mt-6 grid gap-6 sm:grid-cols-3 sm:gap-5 lg:mt-8 lg:gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2fr_3fr] items-center gap-x-4 sm:block">
            <img
              src={`/pictures/${step.image}`}
              alt=""
              width={480}
              height={360}
              loading="lazy"
              className="aspect-4/3 w-full rounded-lg bg-kernel/50 object-cover"
            />
            <div>
              <h3 className="text-xl sm:mt-4">
                <span className="text-leaf-dark">{index + 1}.</span> {step.title}
              </h3>
              <p className="mt-1">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
