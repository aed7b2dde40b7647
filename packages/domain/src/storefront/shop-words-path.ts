/** Where the server tells the words of the shop to an app that needs more of them than its page brought along. */
export const SHOP_WORDS_PATH = '/shop-words.json';
