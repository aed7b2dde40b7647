export const SHOP_WORDS_PATH = '/shop-words.json';
