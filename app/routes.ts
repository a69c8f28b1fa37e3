/** The whole URL table, in match order; the families that compete for the root come last. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('admin', 'admin/layout.tsx', [
    index('admin/index.ts'),
    route('login', 'admin/login.tsx'),
    route('painel', 'admin/panel.tsx'),
    route('seguranca', 'admin/security/security.tsx'),
  ]),
  route('buscar', 'site/search.ts'),
  route('robots.txt', 'site/robots-txt.ts'),
  route('llms.txt', 'site/llms-txt.ts'),
  route('sitemap.xml', 'site/sitemap-xml.ts'),
  route('sitemap/:part', 'site/sitemap-xml.ts', { id: 'sitemap-part' }),
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('motores', 'site/motors.tsx'),
    route('motores/:slug', 'site/motor.tsx'),
    route('sitemap', 'site/sitemap.tsx'),
    route('topicos/:slug', 'site/topic.tsx'),
    route('cidades/:slug', 'site/place.tsx'),
    route('links-uteis/:slug', 'site/generated-page.tsx'),
    route('depoimentos/:slug', 'site/testimonials.tsx'),
    route('termos', 'site/terms.tsx'),
    route('termos/:slug', 'site/term.tsx'),
    route('privacidade', 'site/text-page.tsx', { id: 'privacy' }),
    route('garantia', 'site/text-page.tsx', { id: 'warranty' }),
    route('duvidas-frequentes', 'site/faq.tsx'),
    route('guia-definitivo-motor-ppa', 'site/definitive-guide.tsx'),
    route('portao-automatico-guarulhos', 'site/service-page.tsx', { id: 'guarulhos' }),
    route('portao-automatico-osasco', 'site/service-page.tsx', { id: 'osasco' }),
    route('not-found', 'site/not-found.tsx', { id: 'not-found' }),
    route(':slug', 'site/problem.tsx'),
    route('*', 'site/not-found.tsx', { id: 'unknown-path' }),
  ]),
] satisfies RouteConfig;
