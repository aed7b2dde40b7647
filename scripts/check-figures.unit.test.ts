import { describe, expect, it } from 'vitest';
import { figureProblems } from './check-figures.ts';

const problemsOf = (jsx: string) =>
  figureProblems(
    'a.tsx',
    `/** A price. */\nexport function A({ price, items, count }) {\n  return ${jsx};\n}\n`,
  );
const MONEY = ['a.tsx:3: money stands alone in a <Figure>'];
const NUMBER = ['a.tsx:3: a number beside text or elements stands in a <Figure> of its own'];

describe('figures in JSX', () => {
  it.each([
    '<p>You save {formatPrice(price)}</p>',
    '<dd>{formatPrice(price)}</dd>',
    `<p>{price > 0 && \`Pay \${formatRupees(price)} now\`}</p>`,
    '<>{price === 0 ? "Free" : formatPrice(price)}</>',
    `<Button>{\`Pay \${formatPrice(price)}\`}</Button>`,
  ])('refuse money outside its element: %s', (jsx) => {
    expect(problemsOf(jsx)).toEqual(MONEY);
  });

  it.each([
    '<p>{items.length} items</p>',
    '<p>{count}<b>items</b></p>',
    '<p>{all - 1} more</p>',
    '<p>Only {item?.maxQuantity ?? 0} left</p>',
    '<p>All: {counted(items)}</p>',
  ])('refuse a number beside something: %s', (jsx) => {
    expect(problemsOf(jsx)).toEqual(NUMBER);
  });

  it.each([
    '<p>You save <Figure>{formatPrice(price)}</Figure></p>',
    `<p>{\`\${count} items\`}</p>`,
    '<p>\n    {count}\n  </p>',
    '<p>{/* units */}{count}</p>',
    `<p aria-label={\`\${count} items\`}><b>{count}</b> items</p>`,
    '<p>{name}, {town}</p>',
    '<ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>',
  ])('are left alone in %s', (jsx) => {
    expect(problemsOf(jsx)).toEqual([]);
  });

  it('are named by their line, behind letters of every length', () => {
    const source =
      "const name = 'கருப்பட்டி ₹';\n\nexport const a = (\n  <p>\n    Pay {formatPrice(1)}\n  </p>\n);\n";
    expect(figureProblems('b.tsx', source)).toEqual(['b.tsx:5: money stands alone in a <Figure>']);
  });
});
