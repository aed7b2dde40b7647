import type { ProductView } from '@ilaneer/contract/catalogue/product-view';

type NutritionTableProps = {
  readonly facts: ProductView['nutritionFacts'];
  readonly unit: 'ml' | 'g';
};

/** The nutrition facts of 100 ml or 100 g. */
export function NutritionTable({ facts, unit }: NutritionTableProps) {
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
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, per100 }) => (
            <tr key={name} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              <td className="py-2 text-right font-medium tabular-nums">{per100}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
