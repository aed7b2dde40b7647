/** Further texts of the shop, beyond those in the page. */
export const SHOP_WORDS_PATH = '/shop-words.json';
