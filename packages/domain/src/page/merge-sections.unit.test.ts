import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSections } from './merge-sections.ts';
import type { Section } from './section-kinds.ts';

const AS_IT_WAS = 'As it was';
const text = (id: string, body = AS_IT_WAS): Section => ({ id, kind: 'text', body });
const head: Section = { id: 'head', kind: 'hero', title: 'Us', text: '', picture: '', pictureAlt: '' };
const idsOf = (sections: readonly Section[]) => sections.map(({ id }) => id);
const BASE = ['a', 'b', 'c', 'd'].map((id) => text(id));
const [A, B, C, D] = BASE as [Section, Section, Section, Section];

describe('the merge of two who changed the sections of a page (CONTENT-44)', () => {
  it('has the changes of both to different sections, without a question', () => {
    const mine = [A, text('b', 'Mine'), text('new'), C, D];
    const theirs = [text('a', 'Theirs'), B, D, text('more')];
    expect(mergeSections(BASE, mine, theirs)).toEqual({
      sections: [text('a', 'Theirs'), text('b', 'Mine'), text('new'), D, text('more')],
      clashes: [],
      isOrderClash: false,
      taken: ['a', 'c', 'more'],
      isOrderTaken: false,
    });
  });

  it('asks for a section that both changed, or that one changed and the other removed', () => {
    const mine = [text('a', 'Mine'), text('b', 'Mine'), D];
    const theirs = [text('a', 'Theirs'), text('c', 'Theirs'), D];
    const ask = mergeSections(BASE, mine, theirs);
    expect(ask.clashes).toEqual([
      { id: 'a', mine: text('a', 'Mine'), theirs: text('a', 'Theirs') },
      { id: 'b', mine: text('b', 'Mine'), theirs: null },
      { id: 'c', mine: null, theirs: text('c', 'Theirs') },
    ]);
    expect(ask.sections).toEqual(mine);
    const given = mergeSections(BASE, mine, theirs, { ids: ['a', 'b', 'c'], order: false });
    expect(given.sections).toEqual(theirs);
  });

  it('does not ask where both did the same', () => {
    const both = [text('b', 'Ours'), A, text('new'), D];
    expect(mergeSections(BASE, both, both)).toMatchObject({ sections: both, clashes: [], taken: [] });
  });

  it('has the order of the one who changed it; the other’s new sections stay behind their neighbour', () => {
    const mine = [A, text('new'), B, C, D];
    const merge = mergeSections(BASE, mine, [D, C, B, A]);
    expect(idsOf(merge.sections)).toEqual(['d', 'c', 'b', 'a', 'new']);
    expect(merge).toMatchObject({ isOrderClash: false, isOrderTaken: true });
    expect(mergeSections(BASE, [D, C, B, A], mine)).toMatchObject({ isOrderTaken: false });
  });

  it('asks for the order if both changed it, each in another way', () => {
    const [mine, theirs] = [
      [B, A, C, D],
      [A, B, D, C],
    ];
    expect(mergeSections(BASE, mine, theirs)).toMatchObject({ sections: mine, isOrderClash: true });
    expect(mergeSections(BASE, mine, theirs, { ids: [], order: true }).sections).toEqual(theirs);
  });

  it('keeps a new head of the page in front of a section that the other put there', () => {
    const [mine, theirs] = [
      [text('0'), ...BASE],
      [head, ...BASE],
    ];
    expect(idsOf(mergeSections(BASE, mine, theirs).sections)).toEqual(['head', '0', 'a', 'b', 'c', 'd']);
  });
});

type Fate = 'same' | 'changed' | 'removed';
type Added = readonly { readonly at: number; readonly section: Section }[];
type Edit = { readonly order: readonly Section[]; readonly fates: readonly Fate[]; readonly added: Added };

/** Of the sections s0, s1 and so on. */
function edited(who: string, { order, fates, added }: Edit): Section[] {
  const left = order.flatMap(({ id }) => {
    const fate = fates[Number(id.slice(1))];
    if (fate === 'removed') return [];
    return [fate === 'changed' ? text(id, who) : text(id)];
  });
  return added.reduce((all, { at, section }) => all.toSpliced(at, 0, section), left);
}

/** `isApart`: of each section and of the order, only one of the two changed it. */
function twoVersions(isApart: boolean) {
  const fate = fc.constantFrom<Fate>('same', 'same', 'changed', 'removed');
  const addedBy = (who: string) =>
    fc
      .array(fc.nat({ max: 8 }), { maxLength: 3 })
      .map((places) => places.map((at, index) => ({ at, section: text(`${who}${index}`) })));
  return fc
    .array(fc.record({ mine: fate, theirs: fate, isMine: fc.boolean() }), { maxLength: 6 })
    .chain((all) => {
      const base = all.map((_, index) => text(`s${index}`));
      const order = fc.shuffledSubarray(base, { minLength: base.length });
      return fc
        .record({ news: addedBy('m'), more: addedBy('t'), mine: order, theirs: order, isMine: fc.boolean() })
        .map(({ news, more, mine, theirs, isMine }) => ({
          base,
          mine: edited('mine', {
            order: isApart && !isMine ? base : mine,
            fates: all.map((one) => (isApart && !one.isMine ? 'same' : one.mine)),
            added: news,
          }),
          theirs: edited('theirs', {
            order: isApart && isMine ? base : theirs,
            fates: all.map((one) => (isApart && one.isMine ? 'same' : one.theirs)),
            added: more,
          }),
        }));
    });
}

describe('any merge of sections', () => {
  it('is the other side where one changed nothing', () => {
    fc.assert(
      fc.property(twoVersions(false), ({ base, mine, theirs }) => {
        expect(mergeSections(base, base, theirs)).toMatchObject({ sections: theirs, clashes: [] });
        expect(mergeSections(base, mine, base)).toMatchObject({ sections: mine, clashes: [], taken: [] });
        expect(mergeSections(base, mine, mine)).toMatchObject({ sections: mine, clashes: [], taken: [] });
      }),
    );
  });

  it('has every section once, and loses none that one of the two added', () => {
    const picks = fc.array(fc.constantFrom('s0', 's1', 's2', 's3', 's4', 's5'));
    fc.assert(
      fc.property(twoVersions(false), picks, fc.boolean(), ({ base, mine, theirs }, ids, order) => {
        const merged = idsOf(mergeSections(base, mine, theirs, { ids, order }).sections);
        expect(new Set(merged).size).toBe(merged.length);
        const isNew = (id: string) => !idsOf(base).includes(id);
        expect(merged).toEqual(expect.arrayContaining([...idsOf(mine), ...idsOf(theirs)].filter(isNew)));
      }),
    );
  });

  it('is symmetrical, has the changes of both and asks nothing where they kept apart', () => {
    fc.assert(
      fc.property(twoVersions(true), ({ base, mine, theirs }) => {
        const merge = mergeSections(base, mine, theirs);
        expect(merge).toMatchObject({ clashes: [], isOrderClash: false });
        expect(mergeSections(base, theirs, mine).sections).toEqual(merge.sections);
        const changed = [...mine, ...theirs].filter((one) => one.kind === 'text' && one.body !== AS_IT_WAS);
        expect(merge.sections).toEqual(expect.arrayContaining(changed));
      }),
    );
  });

  it('asks the same of both, with the sides exchanged', () => {
    fc.assert(
      fc.property(twoVersions(false), ({ base, mine, theirs }) => {
        const [one, other] = [mergeSections(base, mine, theirs), mergeSections(base, theirs, mine)];
        const exchanged = other.clashes.map(({ id, mine: own, theirs: of }) => ({
          id,
          mine: of,
          theirs: own,
        }));
        expect(one.clashes.toSorted(byId)).toEqual(exchanged.toSorted(byId));
        expect(one.isOrderClash).toBe(other.isOrderClash);
      }),
    );
  });
});

function byId({ id: one }: { id: string }, { id: other }: { id: string }): number {
  return one < other ? -1 : 1;
}
