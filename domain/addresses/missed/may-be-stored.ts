/** Decides which addresses may be stored after they were requested and not found. */

export const maxPathLength = 200;

/** What scanners try on every site: programs, backups, settings and login pages of other systems. */
const scanned = [
  /\.(?:php\d?|phtml|aspx?|ashx|jspx?|cgi|pl|py|rb|sh|sql|bak|old|orig|save|swp|env|ini|conf|cfg|ya?ml|toml|lock|log|gz|tgz|tar|zip|rar|7z|exe|dll|db|sqlite\d?|pem|key|crt)(?:\/|$)/,
  /\/\./,
  /\/(?:wp|wordpress|wp-[a-z]+|xmlrpc|phpmyadmin|pma|myadmin|mysql|cgi-bin|vendor|node_modules|actuator|boaform|hnap1|solr|jenkins|owa|autodiscover|telescope|_ignition|graphql|api|administrator|joomla|drupal|magento|backup|config|console|debug|server-status|manager|struts|weblogic)(?:\/|$)/,
  /%(?:00|0a|0d|22|27|3b|3c|3e|5c|7b|7c|7d)|["'<>;|{}\\$^`]|\.\./,
];

/** What browsers and programs request by themselves, and parts of pages. */
const automatic =
  /\.(?:m?js|css|map|json|xml|txt|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|eot|otf|mp4|webm|webmanifest)$/;

/**
 * An e-mail address may identify a person, and so may a long number, also with punctuation as in a CPF: five digits in
 * a row, or nine with any signs between them.
 */
const personal = /@|%40|\d{5}|\d(?:(?:[-._]|%20)*\d){8}/;

/** @param path canonical, percent-encoded, without a query */
export function mayBeStored(path: string): boolean {
  if (path === '/' || path.length > maxPathLength) return false;
  if (automatic.test(path) || personal.test(path)) return false;
  const lower = path.toLowerCase();
  return !scanned.some((pattern) => pattern.test(lower));
}

/**
 * Whether it is a single word at the root. A search that finds nothing leads to the slug of its words, so the word may
 * be what somebody typed.
 */
export function isTypedWord(path: string): boolean {
  return path.indexOf('/', 1) === -1;
}
