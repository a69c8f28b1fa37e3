/** The screens in the administrator's navigation, in order. Add a line here for a new screen. */
import { paths } from '../../paths.ts';
import type { icons } from '../../ui/icon.tsx';

export interface MainScreen {
  name: string;
  path: string;
  icon: keyof typeof icons;
  /** Paths of screens that belong to this one and have no entry of their own. */
  parts: readonly string[];
}

export const mainScreens: readonly MainScreen[] = [
  { name: 'Hoje', path: paths.adminPanel(), icon: 'calendar', parts: [] },
  {
    name: 'Contatos',
    path: paths.adminContacts(),
    icon: 'chat',
    parts: [paths.adminCheckCode(), paths.adminShortLinks()],
  },
  {
    name: 'Páginas',
    path: `${paths.adminPanel()}#pages`,
    icon: 'pages',
    parts: [
      paths.adminLocalGenerator(),
      paths.adminBulkCreator(),
      paths.adminDrafts(),
      paths.adminScheduled(),
      paths.adminHeld(),
      paths.adminTrash(),
      paths.adminEditPage(''),
      paths.adminVersions(''),
    ],
  },
];

/** Listed under 'Mais' on a phone, and below the others on a wide screen. */
export const moreScreens: readonly Omit<MainScreen, 'icon'>[] = [
  {
    name: 'Saúde do site',
    path: paths.adminMissed(),
    parts: [paths.adminRedirects(), paths.adminAlikePages()],
  },
  { name: 'Segurança', path: paths.adminSecurity(), parts: [] },
  { name: 'Sessões ativas', path: `${paths.adminSecurity()}#active-sessions`, parts: [] },
  { name: 'Registro', path: paths.adminLog(), parts: [] },
];

const allScreens = [...mainScreens, ...moreScreens];

/** @returns the path of the entry to mark; null if the screen belongs to none */
export function currentScreen({ pathname, hash }: { pathname: string; hash: string }): string | null {
  const exact = allScreens.find(({ path }) => path === pathname + hash);
  const screen = exact ?? allScreens.find(({ path }) => path === pathname);
  const parent = allScreens.find(({ parts }) => parts.some((part) => isWithin(pathname, part)));
  return (screen ?? parent)?.path ?? null;
}

/** A screen whose path ends with an id belongs to the path before it. */
function isWithin(pathname: string, part: string): boolean {
  return pathname === part || pathname.startsWith(part.replace(/\/?$/, '/'));
}
