/** The whole URL table, in match order; the families that compete for the root come last. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('links-uteis/:slug', 'site/generated-page.tsx'),
  ]),
] satisfies RouteConfig;
