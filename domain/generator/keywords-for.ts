/** What people who need the page type into a search box. */
import type { TitleAnalysis } from './analyze-title.ts';

const most = 6;

export function keywordsFor(title: string, { subject, name, item, place, brand }: TitleAnalysis): string[] {
  const keywords = [
    title.trim().toLowerCase().replace(/\s+/g, ' '),
    subject.text,
    ...(place ? [`${subject.text} ${place.where}`, `${name.text} ${place.where}`] : []),
    name.text,
    ...(brand ? [`${item.text} ${brand}`] : []),
    ...(place ? [`portão automático ${place.where}`] : ['portão automático', 'motor de portão']),
  ];
  return [...new Set(keywords.filter((keyword) => keyword !== ''))].slice(0, most);
}
