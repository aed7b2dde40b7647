import { colourTokens, FIRST_COLOURS, isColour } from '@ilaneer/domain/look/colours';
import { FONT_PAIRS, type LookSetting } from '@ilaneer/domain/look/look';
import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { Preview } from '../../../parts/form/preview.tsx';
import { shopName } from '../../../parts/words/shop-name.ts';

/** A piece of the shop in the typed colours, in light mode too where the staff app is dark. */
export function LookPreview() {
  const name = shopName.use();
  const { colours, fonts, pictures } = useWatch<LookSetting>() as LookSetting;
  const typed = Object.values(colours).every(isColour) ? colours : FIRST_COLOURS;
  const { display, text } = FONT_PAIRS[fonts];
  const tokens = Object.entries({ ...colourTokens(typed), kernel: '#ffffff' });
  const style = {
    ...Object.fromEntries(tokens.map(([name, value]) => [`--color-${name}`, value])),
    ...(display !== null && { '--font-display': display }),
    ...(text !== null && { fontFamily: text }),
    colorScheme: 'light',
  } as CSSProperties;
  return (
    <Preview title="In the shop">
      <div style={style} className="overflow-hidden rounded-md bg-paper text-palm">
        <p className="bg-palm px-4 py-1 text-center text-paper text-xs">{name}</p>
        <div className="flex min-h-14 items-center border-line border-b px-4">
          {pictures.logo === '' ? (
            <span className="font-display font-semibold text-xl">{name}</span>
          ) : (
            <img src={`/pictures/${pictures.logo}`} alt="" className="h-8 max-w-40 object-contain" />
          )}
        </div>
        <div className="grid gap-3 p-4">
          <p className="font-display font-semibold text-2xl">A heading of the shop</p>
          <p className="text-palm-soft text-sm">A line of text below it, and a link in its colour.</p>
          <div className="flex flex-wrap gap-2 text-sm">
            <span className="rounded-full bg-leaf px-4 py-2 font-semibold text-kernel">Add to cart</span>
            <span className="rounded-full bg-tender px-4 py-2">Light section</span>
            <span className="rounded-full bg-water px-4 py-2">Second</span>
            <span className="rounded-full bg-sun px-4 py-2">New</span>
          </div>
        </div>
        <div className="flex min-h-14 items-center bg-palm px-4 text-paper">
          {pictures.logoOnDark === '' ? (
            <span className="font-display font-semibold text-xl">{name}</span>
          ) : (
            <img src={`/pictures/${pictures.logoOnDark}`} alt="" className="h-8 max-w-40 object-contain" />
          )}
        </div>
      </div>
    </Preview>
  );
}
