/**
 * The style sheets of the public site, with the addresses of their built files. Every page has `site`. A screen names
 * the other sheets it needs in its `handle`, so that no page carries the rules of another.
 */
import answer from './sheets/answer.css?url';
import answers from './sheets/answers.css?url';
import beside from './sheets/beside.css?url';
import blog from './sheets/blog.css?url';
import contact from './sheets/contact.css?url';
import diagnosis from './sheets/diagnosis.css?url';
import faq from './sheets/faq.css?url';
import home from './sheets/home.css?url';
import links from './sheets/links.css?url';
import choice from './sheets/motors/choice.css?url';
import models from './sheets/motors/models.css?url';
import motor from './sheets/motors/motor.css?url';
import noAnswer from './sheets/no-answer.css?url';
import notFound from './sheets/not-found.css?url';
import page from './sheets/page.css?url';
import place from './sheets/place.css?url';
import preview from './sheets/preview.css?url';
import quote from './sheets/quote.css?url';
import search from './sheets/search.css?url';
import service from './sheets/service.css?url';
import site from './sheets/site.css?url';
import siteMap from './sheets/site-map.css?url';
import terms from './sheets/terms.css?url';
import testimonials from './sheets/testimonials.css?url';
import article from './sheets/texts/article.css?url';
import guide from './sheets/texts/guide.css?url';
import guided from './sheets/texts/guided.css?url';
import longAnswers from './sheets/texts/long-answers.css?url';
import stacked from './sheets/texts/stacked.css?url';

export const sheetHrefs = {
  site,
  answer,
  answers,
  article,
  beside,
  blog,
  choice,
  contact,
  diagnosis,
  faq,
  guide,
  guided,
  home,
  links,
  longAnswers,
  models,
  motor,
  noAnswer,
  notFound,
  page,
  place,
  preview,
  quote,
  search,
  siteMap,
  stacked,
  terms,
  testimonials,
  service,
} as const;

export type SheetName = keyof typeof sheetHrefs;
