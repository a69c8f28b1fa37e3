/** The addresses that hostile requests begin with: pages, and every call of both APIs. */
import { registry } from '#server/rest-api/registry.ts';

export const pages = [
  '/',
  '/motores',
  '/cidades/moema',
  '/topicos/motor',
  '/buscar',
  '/sitemap',
  '/sitemap.xml',
  '/sitemap/0',
  '/links-uteis/',
  '/termos/',
  '/admin',
  '/admin/login',
  '/admin.data',
  '/_root.data',
  '/__manifest',
  '/social/',
  '/assets/',
  '/favicon.svg',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/depoimentos/',
  '/v/',
  '/c/',
  '/c/wa/',
  '/q/',
  '/previa/',
  '/links-uteis/a.data',
  '/topicos/a#',
];

const uuid = '00000000-0000-4000-8000-000000000000';

export const authCalls = [
  'token?grant_type=refresh_token',
  'token?grant_type=',
  'user',
  'logout?scope=global',
  'factors',
  'sessions',
  `factors/${uuid}/challenge`,
  `factors/${uuid}/verify`,
  `factors/${uuid}`,
  `sessions/${uuid}`,
  'otp',
  'signup',
  '.well-known/jwks.json',
  'recover',
  'settings',
  'health',
];

export const restCalls = [
  // Every table and function, so that a new one is attacked from its first day.
  ...registry.tables.flatMap(({ name, columns }) => [
    name,
    `${name}?select=*&${Object.keys(columns)[0]}=eq.`,
    `${name}?order=`,
  ]),
  ...registry.functions.flatMap(({ name }) => [`rpc/${name}`, `rpc/${name}?`]),
  // Listed twice, so that it is requested more often.
  'generated_pages',
  'generated_pages',
  'generated_pages?select=*',
  'generated_pages?slug=eq.',
  'generated_pages?or=(title.ilike.',
  'rpc/slug_of_title',
  'generated_pages?order=',
  'generated_pages?limit=',
  'generated_pages?id=in.(',
  'users',
  'rpc/',
  '',
  '?',
  'generated_pages?columns="title","slug","content"',
  'generated_pages?on_conflict=slug',
  'rpc/slug_of_title?title=',
];
