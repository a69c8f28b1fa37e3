/** Every page with prose of its own, without the generated ones: what the sitemap lists. */
import { testimonialRegions } from '#content/testimonials/regions.ts';
import { places } from '#domain/catalogue/places.ts';
import { topics } from '#domain/catalogue/topics.ts';
import { motors } from '../catalogue/motors.server.ts';
import {
  articleProse,
  guideProse,
  placeProse,
  problemProse,
  termProse,
  textPageProse,
  topicProse,
} from '../catalogue/prose.server.ts';
import { paths } from '../paths.ts';

export function indexablePaths(): string[] {
  return [
    paths.home(),
    paths.sitemap(),
    paths.guarulhos(),
    paths.osasco(),
    paths.faq(),
    paths.motors(),
    ...motors.map(({ slug }) => paths.motor(slug)),
    ...[...guideProse.keys()].map(paths.guide),
    paths.blog(),
    ...[...articleProse.keys()].map(paths.article),
    ...[...textPageProse.keys()].map(paths.textPage),
    ...[...problemProse.keys()].map(paths.problem),
    ...[...termProse.keys()].map(paths.term),
    ...topics.filter(({ slug }) => topicProse.has(slug)).map(({ slug }) => paths.topic(slug)),
    ...places.filter(({ slug }) => placeProse.has(slug)).map(({ slug }) => paths.place(slug)),
    ...testimonialRegions.map(({ slug }) => paths.testimonials(slug)),
  ];
}
