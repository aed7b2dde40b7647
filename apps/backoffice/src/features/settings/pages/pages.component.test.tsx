import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import type { changeSitePage, listSitePages, makeSitePage } from '@ilaneer/contract/staff/content/site-pages';
import { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import {
  ABOUT,
  answer,
  answerChanges,
  box,
  button,
  CALL,
  HERO,
  head,
  heads,
  linkBox,
  OFFER,
  openEditorServer,
  order,
  PATH,
  RIGHTS,
  STORY,
  save,
  sections,
  sent,
  undo,
} from '../../../../testing/page-editor.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import type { StaffServer } from '../../../../testing/staff-server.ts';
import { leaveSession } from '../../../session/session.ts';

let server: StaffServer;
beforeEach(() => {
  ({ server } = openEditorServer());
});

describe('the pages of the shop (CONTENT-40)', () => {
  it('are a list with their states, and begin with a title, from which the address is proposed', async () => {
    const rows = [
      ABOUT,
      { ...ABOUT, slug: 'home', title: 'Home', hasDraft: true },
      { ...OFFER, isPublic: false },
      { ...ABOUT, slug: 'process', title: 'Our Process', path: '/process', isEmpty: true },
    ];
    const later = { ...OFFER, slug: 'diwali', title: 'Diwali', isPublic: false, hasDraft: true };
    server.answer<typeof listSitePages>('GET', '/staff/site-pages', {
      success: true,
      pages: [...rows, { ...later, scheduledFor: '2036-12-05T03:30:00.000Z' }].map(
        ({ sections: _, description: __, version: ___, ...row }) => ({ ...row, updatedAt: null }),
      ),
    });
    await renderStaff('/settings/pages', RIGHTS);
    const row = (name: RegExp) => page.getByRole('link', { name });
    await expect.element(row(/^About Us/)).toMatchTextContent(/Shown in the shop/);
    await expect.element(row(/^Home/)).toMatchTextContent(/Changes not shown yet/);
    await expect.element(row(/^Our Process/)).toMatchTextContent(/Empty, so not shown/);
    await expect.element(row(/^Monsoon/)).toMatchTextContent(/\/p\/monsoon.*Hidden/);
    await expect.element(row(/^Diwali/)).toMatchTextContent(/Shown from 5 Dec 2036, 9:00/);
    await expectAccessible();
    await press('c');
    const dialog = page.getByRole('dialog', { name: 'Add a page' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Harvest 2026: first cups');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await expect.element(address).toHaveValue('harvest-2026-first-cups');
    await address.fill('home');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(address).toHaveAccessibleDescription(/Another page has this address/);
    await expectAccessible();
    await address.fill('harvest');
    server.act<typeof makeSitePage>('POST', '/staff/site-pages', (body) => {
      const made = { ...OFFER, ...body, sections: [], isPublic: false, version: 1 };
      answer(made);
      return { success: true, page: made };
    });
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expectTitle('Harvest 2026: first cups');
    await expectText('No sections yet.', 'Hidden');
  });

  it('are marked in the browser for the shop’s ‘Edit’ until the person leaves', async () => {
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expectTitle('About Us');
    await expect.poll(() => localStorage.getItem(STAFF_EDITS_KEY)).toBe('1');
    leaveSession();
    await expect.poll(() => localStorage.getItem(STAFF_EDITS_KEY)).toBeNull();
  });
});

describe('the sections of a page (CONTENT-41)', () => {
  it('are opened by the address, added behind the open one by keyboard, and saved', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await expect.element(box(/^Title/)).toHaveFocus();
    await expect.element(box('Paragraphs')).toHaveValue('We roast.\n\nWe taste.');
    await expectAccessible();
    await page.getByRole('heading', { level: 1 }).click();
    await press('c');
    const dialog = page.getByRole('dialog', { name: 'Add a section' });
    await expectText('Numbered steps with pictures, one below the other.');
    await expectAccessible();
    await expectGone(dialog.getByRole('button', { name: /^Head of the page/ }));
    await expect.element(dialog.getByRole('button', { name: /^Banners/ })).toHaveFocus();
    (dialog.getByRole('button', { name: /^Packs of categories/ }).element() as HTMLElement).focus();
    server.answer<typeof getCategories>('GET', '/get-categories', CATEGORIES);
    await press('{Enter}');
    await expect.element(box('Title')).toHaveFocus();
    await press('Packs');
    await button('Add a category').click();
    await expect.element(box('Name')).toHaveFocus();
    await press('Beans');
    await sections.getByRole('combobox', { name: 'Category' }).selectOptions('Coffee › Beans');
    await button('Add a pack').click();
    const pack = sections.getByRole('group', { name: 'Pack 1' });
    await pack.getByRole('textbox', { name: 'Name' }).fill('Bag');
    await pack.getByRole('textbox', { name: 'Contents of a piece' }).fill('250');
    await pack.getByRole('combobox', { name: 'Unit' }).selectOptions('g');
    await expectAccessible();
    await pack.getByRole('textbox', { name: 'Contents of a piece' }).click();
    await save();
    await expectText('Draft saved', 'Changes not shown yet');
    await expect.element(pack.getByRole('textbox', { name: 'Contents of a piece' })).toHaveFocus();
    const packs = [{ label: 'Bag', count: 1, amount: 250, unit: 'g' }];
    expect(sent()).toEqual([
      {
        title: 'About Us',
        description: '',
        sections: [
          ...[HERO, STORY],
          {
            ...{ id: expect.stringMatching(/^[0-9a-f]{8}$/), kind: 'packs', title: 'Packs' },
            groups: [{ name: 'Beans', category: 'beans', packs }],
          },
          CALL,
        ],
      },
    ]);
    await undo.click();
    await expect.poll(heads).toHaveLength(3);
  });

  it('are ordered by keys, buttons and the pointer; a removed one comes back by z', async () => {
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expect.poll(heads).toEqual(order(/Who we are/, /Our story/, /Talk to us/));
    (head(/Our story/).element() as HTMLElement).focus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expectText('Our story is number 3 of 3');
    await expect.element(head(/Our story/)).toHaveFocus();
    await button('Move Our story up').click();
    await expect.poll(heads).toEqual(order(/Who we are/, /Our story/, /Talk to us/));
    await drag(/Talk to us/, /Who we are/);
    await expect.poll(heads).toEqual(order(/Talk to us/, /Who we are/, /Our story/));
    await button('Remove Our story').click();
    await expect.poll(heads).toHaveLength(2);
    await press('z');
    await expect.poll(heads).toEqual(order(/Talk to us/, /Who we are/, /Our story/));
    await save();
    await expectText('‘Head of the page’ is the first section');
    await button('Discard changes').click();
    await expect.poll(heads).toEqual(order(/Who we are/, /Our story/, /Talk to us/));
  });

  it('that are refused are named, opened and focused', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=call', RIGHTS);
    await linkBox('Link of the button').fill('contact');
    await expectText(/^Not in the preview yet\. Call on a dark ground: Please enter a page of the shop/);
    await head(/Our story/).click();
    await expectGone(linkBox('Link of the button'));
    await save();
    await expect.element(linkBox('Link of the button')).toHaveFocus();
    await expect.element(linkBox('Link of the button')).toHaveAccessibleDescription(/Please enter a page/);
    await head(/Our story/).click();
    await expect.element(head(/Talk to us/)).toMatchTextContent(/Needs a correction/);
    await expectAccessible();
    await head(/Talk to us/).click();
    await linkBox('Link of the button').fill('/contact-us');
    server.refuse<typeof changeSitePage>('PUT', PATH, {
      status: 400,
      message: 'The picture is not there any more',
      fields: [{ field: 'sections.1.title', message: 'The title is taken' }],
    });
    await box('Text').fill('At any time.');
    await save();
    await expect.element(box('Title')).toHaveAccessibleDescription('The title is taken');
    await expect.element(box('Title')).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });
});

const SHOP_CATEGORY = {
  ...{ hsnCode: '0901', description: '', active: true },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
};
const CATEGORIES = {
  success: true as const,
  message: '',
  categories: [
    {
      ...{ ...SHOP_CATEGORY, id: 'coffee', name: 'Coffee', parentCategory: null },
      subcategories: [{ ...SHOP_CATEGORY, id: 'beans', name: 'Beans', parentCategory: 'coffee' }],
    },
  ],
  pagination: { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 100 },
};

async function drag(from: RegExp, to: RegExp): Promise<void> {
  const row = (name: RegExp) => head(name).element().closest('li');
  const handle = row(from)?.querySelector('[draggable]');
  const dataTransfer = new DataTransfer();
  const fire = async (target: Element | null | undefined, type: string) => {
    target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await new Promise(requestAnimationFrame);
  };
  await fire(handle, 'dragstart');
  await fire(row(to), 'dragover');
  await fire(row(to), 'drop');
  await fire(handle, 'dragend');
}
