import { describe, expect, it } from 'vitest';
import { ruleProblems } from './check-rules.ts';

const CART = {
  path: 'docs/rules/cart.md',
  text: '# Cart\n\nWhat a cart holds.\n\n## Lines\n\n- CART-1: A line is one variant.\n- CART-3: At most 50 units.\n',
};

function problemsOf(path: string, text: string, cart = CART): string[] {
  return ruleProblems([cart, { path, text }]);
}

describe('numbers of rules', () => {
  it('may be used anywhere when they exist', () => {
    expect(problemsOf('packages/domain/src/a.ts', "/** CART-3. */\ntest('CART-1: one variant');")).toEqual(
      [],
    );
    expect(problemsOf('docs/decisions/01-a.md', 'Follows CART-1, CART-3.')).toEqual([]);
  });

  it('are refused when they do not exist, with the place', () => {
    expect(problemsOf('apps/server/src/a.ts', "\nconst name = 'CART-2';")).toEqual([
      'apps/server/src/a.ts:2: there is no rule CART-2',
    ]);
    expect(problemsOf('docs/decisions/01-a.md', 'See CART-4.')).toHaveLength(1);
  });

  it('are refused in a comment when their noun does not exist, and left alone in code', () => {
    expect(problemsOf('packages/ui/src/a.ts', '// CARTS-1')).toEqual([
      'packages/ui/src/a.ts:1: there is no rule CARTS-1',
    ]);
    expect(problemsOf('packages/ui/src/a.ts', "const sku = 'PACK-6';\n// UTF-8 and SHA-256")).toEqual([]);
  });

  it('are no part of longer names', () => {
    expect(
      problemsOf('packages/ui/src/a.ts', "const code = 'GIFT-CART-9'; const other = 'CART-9A';"),
    ).toEqual([]);
  });
});

describe('a file of rules', () => {
  function problemsWith(text: string): string[] {
    return problemsOf('README.md', '', { ...CART, text });
  }

  it('has each number once and ascending', () => {
    expect(problemsWith('# Cart\n\n- CART-1: One.\n- CART-1: Two.\n')).toEqual([
      'docs/rules/cart.md:4: CART-1 comes after CART-1',
    ]);
    expect(problemsWith('# Cart\n\n- CART-2: One.\n- CART-1: Two.\n')).toHaveLength(1);
  });

  it('has rules of its noun and of the right form only', () => {
    expect(problemsWith('# Cart\n\n- COIN-1: One.\n')).toContain(
      'docs/rules/cart.md:3: COIN-1 belongs to another file',
    );
    expect(problemsWith('# Cart\n\n- CART-1 One.\n- CART-2: Two.\n')).toEqual([
      "docs/rules/cart.md:3: not of the form '- CART-1: a rule'",
      'docs/rules/cart.md:3: there is no rule CART-1',
    ]);
    expect(problemsWith('# Cart\n\n- CART-1: One.\nand more of it\n')).toHaveLength(1);
  });

  it('has at least one rule', () => {
    expect(problemsWith('# Cart\n\nTo come.\n')).toEqual(['docs/rules/cart.md: has no rule']);
  });
});

describe('pointers outside the repository', () => {
  const pointers = ['part 2 section 9', 'Part 1', 'decisions.md', 'api-facts 1.2', 'section 3, Accounts'];

  it.each(pointers)('are refused: %s', (pointer) => {
    expect(problemsOf('packages/domain/src/a.ts', `/** As ${pointer} says. */`)).toHaveLength(1);
  });

  it('are refused in every document, but not in pages of the shop', () => {
    expect(problemsOf('README.md', 'See findings.')).toHaveLength(1);
    expect(problemsOf('docs/decisions/01-a.md', 'See part 1.')).toHaveLength(1);
    expect(problemsOf('content/pages/terms.md', 'See section 1.')).toEqual([]);
  });

  it('are no sections of an act', () => {
    expect(problemsOf('packages/domain/src/a.ts', '// CGST Act section 34')).toEqual([]);
  });
});
