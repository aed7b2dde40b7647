import type { changeSitePage } from '@ilaneer/contract/staff/content/site-pages';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import {
  ABOUT,
  answerChanges,
  box,
  button,
  CALL,
  HERO,
  head,
  heads,
  moves,
  openEditorServer,
  order,
  PATH,
  RIGHTS,
  refuseStale,
  STORY,
  save,
  sent,
  undo,
} from '../../../../testing/page-editor.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import type { StaffServer } from '../../../../testing/staff-server.ts';

let server: StaffServer;
beforeEach(() => {
  ({ server } = openEditorServer());
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
