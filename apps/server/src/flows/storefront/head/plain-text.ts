const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

export function wordsOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** As much as search engines and chats show. */
const MOST_SHOWN = 160;

export function shortText(text: string): string {
  return cutAtWord(text, MOST_SHOWN);
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `most` UTF-16 units, no grapheme halved. */
export function cutAtLetter(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { segment, index } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** One line; a cut ends in an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const room = plain.slice(0, most);
  const end = room.lastIndexOf(' ');
  const whole = end > 0 ? room.slice(0, end) : cutAtLetter(plain, most - 1);
  return `${whole.replace(/[\s.,;:–-]+$/, '')}…`;
}
