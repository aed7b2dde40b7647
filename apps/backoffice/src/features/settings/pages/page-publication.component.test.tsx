import type {
  changeSitePage,
  deleteSitePage,
  listSitePages,
  undoSitePagePublication,
} from '@ilaneer/contract/staff/content/site-pages';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import {
  ABOUT,
  answerChanges,
  answerVersions,
  box,
  button,
  CALL,
  endedSchedules,
  HERO,
  head,
  heads,
  moves,
  NOW,
  OFFER,
  openEditorServer,
  order,
  PATH,
  PUBLICATION,
  RIGHTS,
  refuseStale,
  STORY,
  save,
  sent,
  undo,
  undone,
} from '../../../../testing/page-editor.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import type { StaffServer } from '../../../../testing/staff-server.ts';

let server: StaffServer;
beforeEach(() => {
  ({ server } = openEditorServer());
});

describe('the publication of a page (CONTENT-42)', () => {
  it('saves the changes first; a schedule is taken back by undo', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await expect.element(button('Publish')).toBeDisabled();
    await box(/^Title/).fill('Our long story');
    await button('Publish').click();
    await expectText('Page published', 'Shown in the shop');
    expect(sent().map((form) => form.sections[1])).toMatchObject([{ title: 'Our long story' }]);
    expect(moves()).toEqual([{ isPublic: true, from: null }]);
    await expectGone(button('Hide'));
    await box(/^Title/).fill('Our story');
    await button('Schedule…').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
    await dialog.getByLabelText(/^Publish at/).fill('2036-12-05T09:00');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expectText(/^Changes shown from/);
    await press('z');
    await expectText('Changes not shown yet');
    expect(moves().slice(1)).toEqual([{ isPublic: true, from: '2036-12-05T03:30:00.000Z' }]);
    expect(endedSchedules()).toHaveLength(1);
  });

  it('is taken back by undo, which leaves a draft that was saved since (CONTENT-46)', async () => {
    answerChanges({ ...OFFER, isPublic: false, hasDraft: true, shownSince: null });
    await renderStaff('/settings/pages/monsoon?section=call', RIGHTS);
    await button('Publish').click();
    await expectText('Page published', 'Shown in the shop');
    await box(/^Title/).fill('Talk to me');
    await save();
    await expectText('Draft saved');
    await page.getByRole('status').filter({ hasText: 'Page published' }).getByRole('button').first().click();
    await expectText('Undone: page published', 'Hidden');
    expect(undone()).toEqual([{ shownSince: NOW }]);
    await expect.element(box(/^Title/)).toHaveValue('Talk to me');
  });

  it('of another person is not taken back by undo', async () => {
    answerChanges({ ...OFFER, hasDraft: true });
    await renderStaff('/settings/pages/monsoon', RIGHTS);
    await button('Publish').click();
    await expectText('Page published');
    server.refuse<typeof undoSitePagePublication>('POST', `${PUBLICATION}/undo`, {
      status: 409,
      code: 'PUBLICATION_REPLACED',
      message: 'The page was published or hidden again in the meantime.',
    });
    await press('z');
    await expectText('Could not be undone. The page was published or hidden again in the meantime.');
  });

  it('to come is ended alone, while the page stays public (CONTENT-45)', async () => {
    const from = '2036-12-05T03:30:00.000Z';
    answerChanges({ ...OFFER, hasDraft: true, scheduledFor: from, scheduledBy: 'Devi Nair' });
    await renderStaff('/settings/pages/monsoon', RIGHTS);
    await expectText(/^Changes shown from 5 Dec 2036, 9:00/, 'Scheduled by Devi Nair');
    await expectAccessible();
    await button('End the schedule').click();
    await expectText('Schedule ended', 'Changes not shown yet');
    await expectGone(button('End the schedule'), page.getByText('Scheduled by Devi Nair'));
    expect(endedSchedules()).toHaveLength(1);
    expect(moves()).toEqual([]);
    await press('z');
    await expectText(/^Changes shown from/);
    expect(moves()).toEqual([{ isPublic: true, from }]);
    await button('Hide').click();
    await expectText('Page hidden and its schedule ended', 'Hidden');
  });

  it('of the shop’s own pages ends and begins again, and they are deleted when that is confirmed', async () => {
    answerChanges(OFFER);
    await renderStaff('/settings/pages/monsoon', RIGHTS);
    await button('Hide').click();
    await expectText('Page hidden', 'Hidden');
    await press('z');
    await expectText('Shown in the shop');
    await button('Delete').click();
    server.answer<typeof deleteSitePage>('DELETE', PATH, { success: true });
    server.answer<typeof listSitePages>('GET', '/staff/site-pages', { success: true, pages: [] });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectText('Monsoon is deleted');
  });

  it('has versions with their difference, of which one is restored into the form', async () => {
    answerChanges(ABOUT);
    const old = { ...STORY, title: 'Old story', paragraphs: ['We roast.', 'We drink.'] };
    const versions = [
      {
        ...{ number: 2, title: 'About Us', sections: ABOUT.sections },
        ...{ shownFrom: '2025-11-30T03:30:00.000Z', shownBy: 'Devi Nair' },
      },
      { number: 1, title: 'About Us', sections: [old, HERO], shownFrom: null },
    ];
    answerVersions(versions);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    const panel = page.getByRole('region', { name: 'Versions' });
    await panel.getByText(/^Version 2/).click();
    await expect.element(panel).toMatchTextContent(/Shown from 30 Nov 2025, 9:00 am, published by Devi Nair/);
    await expect
      .element(
        panel
          .getByRole('listitem')
          .filter({ hasText: /Story: Our story/ })
          .last(),
      )
      .toMatchTextContent(/Changed.*Old story.*Our story.*We drink\..*We taste\./s);
    await expectText('Call on a dark ground: Talk to us', 'Added', 'Moved');
    await expectAccessible();
    await panel.getByText(/^Version 1/).click();
    await button('Restore version 1').click();
    await expect.poll(heads).toEqual(order(/Old story/, /Who we are/));
    await head(/Old story/).click();
    await expect.element(box('Paragraphs')).toHaveValue('We roast.\n\nWe drink.');
    expect(sent()).toEqual([]);
    await button('Move Who we are up').click();
    await save();
    await expectText('Draft saved');
    expect(sent()).toMatchObject([{ sections: [HERO, old] }]);
  });
});

const theirs = (...sections: Section[]) => ({ ...ABOUT, sections, version: 4 });
const conflict = page.getByRole('dialog', { name: 'Someone else has changed this page' });
const fieldOf = (name: string) => conflict.getByRole('group', { name });
const LET_US: Section = { ...CALL, title: 'Let us talk' };
const FRESH: Section = { id: 'fresh', kind: 'text', body: 'Fresh' };

describe('two who change the sections of a page at once (CONTENT-44)', () => {
  it('keep both changes where they changed different sections, and undo takes back one’s own', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await box(/^Title/).fill('My story');
    refuseStale(theirs(HERO, FRESH, STORY, LET_US));
    await save();
    await expectText(
      'Draft saved, with a colleague’s changes: Call on a dark ground: Let us talk, Text: Fresh (added)',
    );
    await expectGone(conflict);
    const merged = [HERO, FRESH, { ...STORY, title: 'My story' }, LET_US];
    expect(sent().at(-1)?.sections).toEqual(merged);
    await expect.poll(heads).toEqual(order(/Who we are/, /Fresh/, /My story/, /Let us talk/));
    await expect.element(box(/^Title/)).toHaveValue('My story');
    await undo.click();
    await expect.poll(heads).toEqual(order(/Who we are/, /Fresh/, /Our story/, /Let us talk/));
  });

  it('are asked for a section that both changed, or that one of them removed', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await box(/^Title/).fill('My story');
    await button('Remove Talk to us').click();
    refuseStale(theirs({ ...HERO, title: 'Us' }, { ...STORY, title: 'Their story' }, LET_US));
    await save();
    await expect
      .element(fieldOf('Story: Our story'))
      .toMatchTextContent(/Title: My story.*Title: Their story/s);
    const call = fieldOf('Call on a dark ground: Talk to us');
    await expect.element(call).toMatchTextContent(/Keep mine.*Removed.*Use theirs.*Title: Let us talk/s);
    await expect
      .element(conflict)
      .toMatchTextContent(/They also changed Head of the page: Us\. That stays\./);
    await expect.element(conflict).not.toMatchTextContent(/We taste/);
    await expectAccessible();
    await call.getByRole('radio', { name: /^Use theirs/ }).click();
    await conflict.getByRole('button', { name: 'Save again' }).click();
    await expectText(/^Draft saved/);
    expect(sent().at(-1)?.sections).toEqual([
      ...[
        { ...HERO, title: 'Us' },
        { ...STORY, title: 'My story' },
      ],
      LET_US,
    ]);
  });

  it('are asked for the order if each has another one; the order of one of them alone is kept', async () => {
    answerChanges({ ...ABOUT, sections: [HERO, STORY, CALL, FRESH] });
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await button('Move Talk to us up').click();
    refuseStale(theirs(HERO, STORY, FRESH, CALL));
    await save();
    const clash = fieldOf('Order of the sections');
    await expect.element(clash).toMatchTextContent(/3\. Story: Our story.*3\. Text: Fresh/s);
    await clash.getByRole('radio', { name: /^Use theirs/ }).click();
    await conflict.getByRole('button', { name: 'Save again' }).click();
    await expect.poll(heads).toEqual(order(/Who we are/, /Our story/, /Fresh/, /Talk to us/));
    await head(/Our story/).click();
    await box(/^Title/).fill('My story');
    refuseStale({ ...theirs(HERO, CALL, STORY, FRESH), version: 9 });
    await save();
    await expectText('Draft saved, with a colleague’s changes: Order of the sections');
    await expect.poll(heads).toEqual(order(/Who we are/, /Talk to us/, /My story/, /Fresh/));
  });

  it('are asked before both changes are published, and nothing is if one’s own are discarded', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await box(/^Title/).fill('My story');
    refuseStale(theirs(HERO, STORY, LET_US));
    await button('Publish').click();
    await expect.element(conflict).toMatchTextContent(/You changed different parts.*Let us talk/s);
    await expectAccessible();
    await conflict.getByRole('button', { name: 'Discard mine' }).click();
    await expect.element(box(/^Title/)).toHaveValue('Our story');
    expect(moves()).toEqual([]);
    await box(/^Title/).fill('My story');
    refuseStale({ ...theirs(HERO, STORY, CALL), version: 9 });
    await button('Publish').click();
    await conflict.getByRole('button', { name: 'Save both' }).click();
    await expectText('Page published');
    expect(sent().at(-1)?.sections).toEqual([HERO, { ...STORY, title: 'My story' }, CALL]);
  });

  it('have both changes in the form if the two are refused together', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await box(/^Title/).fill('My story');
    refuseStale(theirs(HERO, { ...STORY, title: 'Their story' }, CALL, FRESH));
    await save();
    await expect.element(conflict).toBeVisible();
    server.refuseOnce<typeof changeSitePage>('PUT', PATH, {
      status: 400,
      message: 'There may be one section ‘Banners’',
      fields: [{ field: 'sections', message: 'There may be one section ‘Banners’' }],
    });
    await conflict.getByRole('button', { name: 'Save again' }).click();
    await expectText('There may be one section ‘Banners’');
    await expect.poll(heads).toEqual(order(/Who we are/, /My story/, /Talk to us/, /Fresh/));
    await button('Remove Fresh').click();
    await save();
    await expectText('Draft saved');
    expect(sent().at(-1)?.sections).toEqual([HERO, { ...STORY, title: 'My story' }, CALL]);
  });
});
