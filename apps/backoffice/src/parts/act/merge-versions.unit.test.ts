import { describe, expect, it } from 'vitest';
import { compareVersions, mergeVersions } from './merge-versions.ts';

const base = { title: 'Water', price: 285, tags: ['new'] };

describe('two who changed the same thing', () => {
  it('clash only where both changed a field to something else', () => {
    const mine = { ...base, title: 'Tender water', price: 299 };
    const theirs = { ...base, title: 'Coconut water', tags: ['new', 'cold'] };
    expect(compareVersions(base, mine, theirs)).toEqual({
      clashes: [{ field: 'title', mine: 'Tender water', theirs: 'Coconut water' }],
      taken: ['tags'],
    });
  });

  it('do not clash where both wrote the same', () => {
    const both = { ...base, price: 299 };
    expect(compareVersions(base, both, both)).toEqual({ clashes: [], taken: [] });
  });

  it('have not changed what only names its parts in another order', () => {
    const [ours, stored] = [
      { pictures: [{ file: 'a.svg', alt: 'Tote' }], box: { width: 250, height: 30 } },
      { pictures: [{ alt: 'Tote', file: 'a.svg' }], box: { height: 30, width: 250 } },
    ];
    expect(compareVersions(ours, ours, stored)).toEqual({ clashes: [], taken: [] });
    const turned = { ...stored, pictures: [{ alt: 'Cap', file: 'b.svg' }, ...stored.pictures] };
    expect(compareVersions(ours, ours, turned).taken).toEqual(['pictures']);
  });

  it('are merged with theirs where we give way', () => {
    const mine = { ...base, title: 'Tender water' };
    const theirs = { ...base, title: 'Coconut water', price: 299 };
    expect(mergeVersions(mine, theirs, ['price'])).toEqual({ ...mine, price: 299 });
  });
});
