/** The parts in groups. Each group has the style sheets of the screens that show its parts. */
export interface PartsGroup {
  name: string;
  path: string;
  /** The route module, relative to app/. */
  file: string;
  /** True if the browser has to render its parts. */
  needsScript?: true;
}

export const publicGroups: readonly PartsGroup[] = [
  { name: 'Frame, buttons and icons', path: '/dev/parts/frame', file: 'parts-page/frame.tsx' },
  { name: 'Home', path: '/dev/parts/home', file: 'parts-page/home.tsx' },
  { name: 'Page', path: '/dev/parts/page', file: 'parts-page/page.tsx' },
  { name: 'Headings and drawings', path: '/dev/parts/headings', file: 'parts-page/headings.tsx' },
  { name: 'Guides and articles', path: '/dev/parts/guides', file: 'parts-page/guides.tsx' },
  { name: 'Motors', path: '/dev/parts/motors', file: 'parts-page/motors.tsx' },
  { name: 'Choosing a motor', path: '/dev/parts/motor-choice', file: 'parts-page/motor-choice.tsx' },
  { name: 'Search terms', path: '/dev/parts/terms', file: 'parts-page/terms.tsx' },
  { name: 'Services and testimonials', path: '/dev/parts/services', file: 'parts-page/services.tsx' },
];

/** The group whose parts open over the page when a button is pressed. */
export const dialogsPath = '/dev/parts/admin-dialogs';

export const adminGroups: readonly PartsGroup[] = [
  { name: 'Administrator: fields', path: '/dev/parts/admin-fields', file: 'parts-page/admin/fields.tsx' },
  { name: 'Administrator: lists', path: '/dev/parts/admin-lists', file: 'parts-page/admin/lists.tsx' },
  { name: 'Administrator: dialogs', path: dialogsPath, file: 'parts-page/admin/dialogs.tsx' },
  ...(['contacts', 'pages', 'tools'] as const).map((name) => ({
    name: `Administrator: ${name}`,
    path: `/dev/parts/admin-${name}`,
    file: `parts-page/admin/screens/${name}.tsx`,
    needsScript: true as const,
  })),
];
